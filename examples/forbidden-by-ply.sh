#!/bin/sh
# Counts Black's forbidden points by ply. Columns: ply, positions, forbidden points in all positions, the most in one.
# usage: forbidden-by-ply.sh COLLECTION...
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
status=0
table=$({
	"$renju" -g --plies -a forbidden -- "$@"
	echo "status $?"
} | awk -F'\t' -v OFS='\t' -v status=2 '
	NF == 1 { status = substr($0, 8) + 0; next }
	{ points = $7 == "-" ? 0 : split($7, point, ","); positions[$3]++; all[$3] += points; if (points > most[$3]) most[$3] = points }
	END {
		for (ply in positions)
			print ply, positions[ply], all[ply], most[ply] + 0
		exit status > 1 ? 2 : 0
	}') || status=2
[ -z "$table" ] || printf '%s\n' "$table" | sort -n || status=2
exit $status
