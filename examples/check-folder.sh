#!/bin/sh
# Checks the files FOLDER/*.moves and FOLDER/*.txt, one game each. Prints a line for each. The exit status is 1 if renju
# rejects a line, or an expect fails. usage: check-folder.sh FOLDER
set -u
[ $# -eq 1 ] || { echo "usage: $0 FOLDER" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
status=none
for game in "$1"/*.moves "$1"/*.txt; do
	[ -f "$game" ] || continue
	[ "$status" != none ] || status=0
	if answers=$("$renju" -q -b final -- "$game" 2>/dev/null); then
		printf '%s: fine, %s\n' "${game##*/}" "$(printf '%s\n' "$answers" | tail -n 1)"
	else
		printf '%s: irregular\n' "${game##*/}"
		status=1
	fi
done
[ "$status" != none ] || { printf '%s: no game ends in .moves or .txt in %s\n' "$0" "$1" >&2; exit 2; }
exit "$status"
