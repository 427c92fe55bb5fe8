#!/bin/sh
# Counts games by their first five moves, rotated or mirrored as by --canon. Columns: games, Black's wins, White's wins,
# moves.
# usage: five-moves.sh COLLECTION...
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
status=0
table=$({
	"$renju" -g --first=5 --canon --to=moves -- "$@"
	echo "status $?"
} | awk -F'\t' -v OFS='\t' -v status=2 '
	/^status/ { status = substr($0, 8) + 0; next }
	split($NF, move, " ") == 5 { games[$NF]++; won[$NF, NF > 1 ? $4 : "-"]++ }
	END {
		for (five in games)
			print games[five], won[five, "BLACK"] + 0, won[five, "WHITE"] + 0, five
		exit status > 1 ? 2 : 0
	}') || status=2
[ -z "$table" ] || printf '%s\n' "$table" | sort -t "$(printf '\t')" -k 1,1nr -k 4,4 || status=2
exit $status
