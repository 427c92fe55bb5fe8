#!/bin/sh
# Golden check: referee a game and compare what comes out with what came out when it was known to be right.
# usage: golden.sh GAME GOLDEN   (without GOLDEN it is made)
set -u
game=$1
golden=$2
if [ ! -f "$golden" ]; then
	renju -b final -s ascii "$game" >"$golden" && echo "made $golden"
	exit
fi
if renju -b final -s ascii "$game" | diff "$golden" - >/dev/null; then
	echo "$game is as it was"
else
	echo "$game has changed"
	exit 1
fi
