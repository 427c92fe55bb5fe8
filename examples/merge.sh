#!/bin/sh
# Merges collections in any formats into one in the format moves. Games that are equal under a symmetry appear once.
# usage: merge.sh COLLECTION...
set -u
[ $# -ge 1 ] || { echo "usage: $0 COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
exec "$renju" -g --dedup --to=moves -- "$@"
