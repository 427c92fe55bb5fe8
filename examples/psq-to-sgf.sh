#!/bin/sh
# Converts a folder of Piskvork games to one SGF collection. usage: psq-to-sgf.sh FOLDER >games.sgf
set -u
exec "${RENJU:-$(dirname "$0")/../renju}" -g --to=sgf "$1"/*.psq
