#!/bin/sh
# Counts how the games of a collection end. usage: summary.sh COLLECTION
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
"$renju" -g -- "$1" | awk -F'\t' '{ print ($6 == "-" ? $2 : "problem") }' | sort | uniq -c | sort -rn | sed 's/^ *//'
