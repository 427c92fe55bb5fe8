#!/bin/sh
# Checks a large collection on all cores with GNU parallel: the same lines as one process, in the same order.
# usage: parallel.sh COLLECTION
set -u
renju=${RENJU:-$(dirname "$0")/../renju}
"$renju" --version >/dev/null || { echo "$0: there is no renju at $renju; make it, or say where with RENJU" >&2; exit 2; }
parallel --will-cite --pipe --keep-order --block "${BLOCK:-10M}" "$renju" -g <"$1"
