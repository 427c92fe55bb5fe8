#!/bin/sh
# Checks every game of a folder; prints a line for each and fails when one of them is irregular.
# usage: check-folder.sh FOLDER
set -u
status=0
for game in "$1"/*.moves; do
	if answers=$(renju -q "$game" 2>/dev/null); then
		echo "${game##*/}: fine, $(echo "$answers" | tail -n 1)"
	else
		echo "${game##*/}: irregular"
		status=1
	fi
done
exit $status
