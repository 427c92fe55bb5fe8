#!/bin/sh
# Makes a page of pictures: the final positions of the first ten lines of a collection in the format moves.
# usage: gallery.sh COLLECTION >page.html
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION >page.html" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
{
	echo '<!DOCTYPE html><meta charset="utf-8"><title>Games</title><style>svg { width: 18em; margin: 1em }</style>'
	head -n 10 -- "$1" | "$renju" -g --to=svg -m
}
