#!/bin/sh
# Converts a folder of Piskvork games to one SGF collection. usage: psq-to-sgf.sh FOLDER >games.sgf
# If there are too many names for one command line ("Argument list too long": on Linux 2 MB, about 60,000 files), use
# find FOLDER -name '*.psq' -exec renju -g --to=sgf {} + >games.sgf
set -u
[ $# -eq 1 ] || { echo "usage: $0 FOLDER >games.sgf" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
"$renju" --version >/dev/null || { echo "$0: there is no renju at $renju; make it, or say where with RENJU" >&2; exit 2; }
exec "$renju" -g --to=sgf -- "$1"/*.psq
