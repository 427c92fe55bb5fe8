#!/bin/sh
# Converts a folder with any number of Piskvork games to one SGF collection. usage: psq-to-sgf.sh FOLDER >games.sgf
set -u
[ $# -eq 1 ] || { echo "usage: $0 FOLDER >games.sgf" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
printf '%s\0' "$1"/*.psq | "$renju" -g --to=sgf --files-from=-
