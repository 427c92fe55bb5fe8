#!/bin/sh
# Golden test: referees a game, and compares the output with an earlier output that is known to be right.
# If GOLDEN does not exist, it is made, unless renju rejects a line of the game. Exit status: 0 if GOLDEN was made or
# is equal; 1 if it differs, with the difference; 2 for trouble. usage: golden.sh GAME GOLDEN
set -u
[ $# -eq 2 ] || { echo "usage: $0 GAME GOLDEN" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
game=$1
golden=$2
now=$(mktemp) || exit 2
trap 'rm -f "$now"' EXIT
"$renju" -b final -s ascii -- "$game" >"$now"
status=$?
[ $status -lt 2 ] || [ ! -f "$golden" ] || exit 2
if [ ! -f "$golden" ]; then
	if [ $status -ne 0 ]; then
		printf '%s is not fine (status %s): no golden file was made of it\n' "$game" "$status" >&2
		exit 2
	fi
	cat "$now" >"$golden" || exit 2
	printf 'made %s\n' "$golden"
	exit 0
fi
diff -- "$golden" "$now"
status=$?
case $status in
0) printf '%s is as it was\n' "$game" ;;
1) printf '%s has changed\n' "$game" ;;
esac
exit $status
