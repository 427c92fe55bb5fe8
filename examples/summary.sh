#!/bin/sh
# How the games of a collection end, and how often. usage: summary.sh COLLECTION
set -u
renju -g "$1" | awk -F'\t' '{ print ($6 == "-" ? $2 : "problem") }' | sort | uniq -c | sort -rn | sed 's/^ *//'
