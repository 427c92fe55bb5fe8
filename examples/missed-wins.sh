#!/bin/sh
# Lists missed wins by fours with only one winning first move. Columns: id, ply, the move that was played, the line that
# wins. usage: missed-wins.sh COLLECTION
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
{
	"$renju" -g --plies --where='next!=-' --where=only=yes -a next,vcf -- "$1"
	echo "status $?"
} | awk -F'\t' -v OFS='\t' -v status=2 '
	NF == 1 { status = substr($0, 8) + 0; next }
	index($8 ",", $7 ",") != 1 { print $1, $3 + 1, $7, $8 }
	END { exit status > 1 ? 2 : 0 }'
