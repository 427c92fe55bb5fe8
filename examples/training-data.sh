#!/bin/sh
# Prints the positions of a collection as rows of numbers, which numpy.loadtxt() reads: the side to move (1 Black, -1 White),
# Black's winning chance, Black's result (1, 0.5 or 0), each point in the order A1, B1, ...: 1 for a black stone, -1 for
# a white stone, 0 for none; the number of the game, from 0, by which to divide the rows; and the point of the next move:
# 0 for A1, 1 for B1, ..., -1 for none and for a pass.
# Uses only games with a board of SIZE (15; at most 26), a recorded result and no setup.
# The machine searches NODES (10000) positions for each chance, on JOBS cores (0, all of them). With NODES=0 there is no
# search, and the chance is the result. usage: training-data.sh COLLECTION... >rows
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION... >rows" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
case ${NODES:-10000} in
0) set -- -a next,moves -- "$@" ;;
*) set -- -N "${NODES:-10000}" --where='eval!=-' -a next,moves,eval -- "$@" ;;
esac
{
	"$renju" -g -j "${JOBS:-0}" --plies=0- --where="size=${SIZE:-15}" --where='recorded!=-' --where='status=OK' \
		--where='problem=-' "$@"
	echo "status $?"
} | awk -F'\t' -v size="${SIZE:-15}" -v status=2 -v start="$(date +%s)" '
	function row_of(y,   x, text) {
		for (x = 1; x <= size; x++)
			text = text " " stone[size * y + x]
		return text
	}
	NF == 1 { status = substr($0, 8) + 0; next }
	$8 ~ /=/ { next }
	$3 == 0 {
		for (i = 1; i <= size * size; i++)
			stone[i] = 0
		for (y = 0; y < size; y++)
			row[y] = row_of(y)
		result = $4 == "BLACK" ? 1 : $4 == "WHITE" ? 0 : 0.5
		games++
	}
	{
		text = ($3 % 2 ? -1 : 1) " " (NF > 8 ? $9 / 1000 : result) " " result
		for (y = 0; y < size; y++)
			text = text row[y]
		move = -1
		if (length($7) > 1 && $7 != "pass") {
			y = substr($7, 2) - 1
			move = index("abcdefghijklmnopqrstuvwxyz", substr($7, 1, 1)) + size * y - 1
			stone[move + 1] = $3 % 2 ? -1 : 1
			row[y] = row_of(y)
		}
		print text, games - 1, move
		rows++
	}
	END {
		"date +%s" | getline now
		seconds = now > start ? now - start : 1
		printf "%d rows in %d s: %d rows per second\n", rows, seconds, rows / seconds | "cat >&2"
		exit status > 1 ? 2 : 0
	}'
