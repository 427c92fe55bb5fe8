#!/bin/sh
# Counts how the games of a collection end. usage: summary.sh COLLECTION
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
status=0
table=$({
	"$renju" -g -- "$1"
	echo "status $?"
} | awk -F'\t' -v status=2 '
	NF == 1 { status = substr($0, 8) + 0; next }
	{ games[$6 == "-" ? $2 : "problem"]++ }
	END {
		for (end in games)
			print games[end], end
		exit status > 1 ? 2 : 0
	}') || status=2
[ -z "$table" ] || printf '%s\n' "$table" | sort -rn || status=2
exit $status
