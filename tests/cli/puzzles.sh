#!/bin/sh
# The engine finds the wins of the puzzles with 40,000 nodes an answer: puzzles.sh PROGRAM SCRATCH
if said=$(tests/tools/puzzles "$1" -N 40000); then
	echo "ok - puzzles are seen"
else
	printf 'not ok - puzzles are seen\n%s\n' "$said" | sed '2,$s/^/#   /'
	exit 1
fi
