#!/bin/sh
# Counts Black's forbidden points by ply. Columns: ply, positions, forbidden points in all positions, the most in one.
# usage: forbidden-by-ply.sh COLLECTION...
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
"$renju" -g --plies -a forbidden -- "$@" | awk -F'\t' -v OFS='\t' '
	{ points = $7 == "-" ? 0 : split($7, point, ","); positions[$3]++; all[$3] += points; if (points > most[$3]) most[$3] = points }
	END { for (ply in positions) print ply, positions[ply], all[ply], most[ply] + 0 }' | sort -n
