#!/bin/sh
# Lists wins by fours that were missed, where only one first move wins: id, ply, the move that was played, and the line
# that wins. usage: missed-wins.sh COLLECTION
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
"$renju" --version >/dev/null || { echo "$0: there is no renju at $renju; make it, or say where with RENJU" >&2; exit 2; }
"$renju" -g --plies -a next,vcf,only -- "$1" | awk -F'\t' -v OFS='\t' '
	$9 == "yes" && $7 != "-" && split($8, line, ",") && line[1] != $7 { print $1, $3 + 1, $7, $8 }'
