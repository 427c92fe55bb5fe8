#!/bin/sh
# Prints the positions of a collection as rows of numbers, which numpy.loadtxt() reads: the side to move (1 Black, -1 White),
# Black's winning chance, Black's result (1, 0.5 or 0), and each point in the order A1, B1, ...: 1 for a black stone, -1 for
# a white stone, 0 for none. Uses only games with a board of SIZE (15; at most 26), a recorded result and no setup.
# The machine searches NODES (10000) positions for each chance, on JOBS cores (0, all of them).
# usage: training-data.sh COLLECTION... >rows
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION... >rows" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
{
	"$renju" -g -j "${JOBS:-0}" -N "${NODES:-10000}" --plies=0- --where="size=${SIZE:-15}" --where='recorded!=-' \
		--where='eval!=-' -a eval,moves -- "$@"
	echo "status $?"
} | awk -F'\t' -v size="${SIZE:-15}" -v status=2 -v start="$(date +%s)" '
	function place(point) { return index("abcdefghijklmnopqrstuvwxyz", substr(point, 1, 1)) + size * (substr(point, 2) - 1) }
	NF == 1 { status = substr($0, 8) + 0; next }
	$8 ~ /=/ { next }
	{
		for (i = 1; i <= size * size; i++)
			stone[i] = 0
		plies = $8 == "-" ? 0 : split($8, move, " ")
		for (i = 1; i <= plies; i++)
			if (move[i] != "pass")
				stone[place(move[i])] = i % 2 ? 1 : -1
		row = (plies % 2 ? -1 : 1) " " $7 / 1000 " " ($4 == "BLACK" ? 1 : $4 == "WHITE" ? 0 : 0.5)
		for (i = 1; i <= size * size; i++)
			row = row " " stone[i]
		print row
		rows++
	}
	END {
		"date +%s" | getline now
		seconds = now > start ? now - start : 1
		printf "%d rows in %d s: %d rows per second\n", rows, seconds, rows / seconds | "cat >&2"
		exit status > 1 ? 2 : 0
	}'
