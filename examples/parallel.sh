#!/bin/sh
# Checks a large collection in the format moves on all cores with GNU parallel. Prints the same lines as one process,
# in the same order. The exit status is that of one process, e.g. 1 if a game has a problem.
# usage: parallel.sh COLLECTION
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
command -v parallel >/dev/null || { echo "$0: there is no GNU parallel here" >&2; exit 2; }
log=$(mktemp) || exit 2
trap 'rm -f "$log"' EXIT
trap 'exit 2' HUP INT TERM
PARALLEL_SHELL=/bin/sh parallel --will-cite --pipe --keep-order --block "${BLOCK:-10M}" --joblog "$log" -q "$renju" -g <"$1"
status=$?
[ $status -ne 0 ] || exit 0
# The exit status of parallel is the number of parts that failed. The log has the status of each part.
awk -F'\t' -v failed=$status 'NR > 1 { problem = problem || $7 == 1; trouble = trouble || $7 > 1 || $8 > 0 }
	END { exit trouble || !problem || failed > 101 }' "$log" || exit 2
exit 1
