#!/bin/sh
# Makes a puzzle book: an SVG for each position in which only one first move wins by fours, in four moves or more.
# The answers are in answers.txt. usage: puzzle-book.sh COLLECTION FOLDER
set -u
[ $# -eq 2 ] || { echo "usage: $0 COLLECTION FOLDER" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
mkdir -p -- "$2" || exit 2
# A record may have several lines; in JSON each game is one line, so that a game can be found by its line.
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
"$renju" -g --to=json -- "$1" >"$scratch/games"
[ $? -lt 2 ] || exit 2
"$renju" -g --from=json --plies --where=only=yes -a where,vcf "$scratch/games" >"$scratch/rows"
[ $? -lt 2 ] || exit 2
awk -F'\t' 'split($8, line, ",") >= 7 { sub(/.*:/, "", $7); print $7, $3, $8 }' "$scratch/rows" >"$scratch/wins" || exit 2
number=0
while read -r line ply answer; do
	number=$((number + 1))
	sed -n "${line}p" "$scratch/games" | "$renju" -g --from=json --first="$ply" --to=svg --number=last - >"$2/$number.svg"
	[ $? -lt 2 ] || exit 2
	echo "$number $answer"
done <"$scratch/wins" >"$2/answers.txt"
