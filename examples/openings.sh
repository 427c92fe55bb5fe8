#!/bin/sh
# Counts results by opening. Columns: opening, games, Black's wins, White's wins, draws, Black's share of the wins. A
# result that is not recorded is taken from the board. usage: openings.sh COLLECTION...
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
status=0
table=$({
	"$renju" -g -a opening -- "$@"
	echo "status $?"
} | awk -F'\t' -v OFS='\t' -v status=2 '
	function on_board(end) { return end ~ /^FORBIDDEN/ ? "WHITE" : end ~ /^WIN / ? substr(end, 5) : end }
	NF == 1 { status = substr($0, 8) + 0; next }
	{ games[$7]++; won[$7, $4 == "-" ? on_board($2) : $4]++ }
	END {
		for (name in games) {
			black = won[name, "BLACK"] + 0; white = won[name, "WHITE"] + 0
			share = black + white > 0 ? sprintf("%.0f%%", 100 * black / (black + white)) : "-"
			print name, games[name], black, white, won[name, "DRAW"] + 0, share
		}
		exit status > 1 ? 2 : 0
	}') || status=2
[ -z "$table" ] || printf '%s\n' "$table" | sort -t "$(printf '\t')" -k 2,2nr -k 1,1 || status=2
exit $status
