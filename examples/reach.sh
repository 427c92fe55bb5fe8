#!/bin/sh
# Prints all games that reach a position, in any order of moves and under any symmetry, as SGF.
# usage: reach.sh GAME COLLECTION..., e.g. reach.sh "h8 i9 g7" games.tsv
set -u
[ $# -ge 2 ] || { echo "usage: $0 GAME COLLECTION..." >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
game=$1
shift
exec "$renju" -g --find="$game" --to=sgf -- "$@"
