#!/bin/sh
# Runs renju as a co-process: writes a line, reads its answer, decides, continues. Plays H8, A1, ... as long as the
# answer is OK.
set -u
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
pipes=$(mktemp -d) || exit 2
trap 'rm -rf "$pipes"' EXIT
mkfifo "$pipes/to" "$pipes/from" || exit 2
"$renju" -q <"$pipes/to" >"$pipes/from" &
exec 3>"$pipes/to" 4<"$pipes/from"
answer=OK
for move in H8 A1 I8 B1 J8 C1 K8 D1 L8 E1; do
	case $answer in OK) ;; *) break ;; esac
	echo "$move" >&3
	read -r answer <&4
	echo "$move $answer"
done
exec 3>&- 4<&-
wait $!
