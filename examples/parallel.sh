#!/bin/sh
# Checks a large collection in the format moves on all cores with GNU parallel. Prints the same lines as one process,
# in the same order.
# usage: parallel.sh COLLECTION
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
command -v parallel >/dev/null || { echo "$0: there is no GNU parallel here" >&2; exit 2; }
PARALLEL_SHELL=/bin/sh parallel --will-cite --pipe --keep-order --block "${BLOCK:-10M}" -q "$renju" -g <"$1"
