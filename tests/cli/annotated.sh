#!/bin/sh
# --to=sgf --annotate, read back by Sabaki's parser: annotated.sh PROGRAM SCRATCH
# The parser is the npm package @sabaki/sgf; NODE_PATH says where it is.
if ! node -e 'require("@sabaki/sgf")' 2>/dev/null; then
	echo "ok - node and @sabaki/sgf are not here # SKIP"
	exit 0
fi
for file in renju15_d4 renju15_foul std15 free9; do
	grep -v '^#' tests/data/games-$file.tsv | head -n 4
done >"$2/games"
"$1" -g -N 300 --to=sgf --annotate "$2/games" >"$2/annotated.sgf"
plies=$("$1" -g "$2/games" | awk -F'\t' '{ nodes += $3 + 1 } END { print nodes }')
found=$(node tests/tools/annotated.js "$2/annotated.sgf" 2>&1)
case $found in
"16 games, $plies nodes, "[1-9]*" variations, "[1-9]*" marked") echo "ok - Sabaki reads annotated games: $found" ;;
*)
	echo "not ok - Sabaki reads annotated games"
	echo "$found" | sed 's/^/#   /'
	exit 1
	;;
esac
