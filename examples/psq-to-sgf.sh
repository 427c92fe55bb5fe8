#!/bin/sh
# Converts a folder of Piskvork games to one SGF collection. usage: psq-to-sgf.sh FOLDER >games.sgf
set -u
exec renju -g -r "${RULE:-freestyle}" --to=sgf "$1"/*.psq
