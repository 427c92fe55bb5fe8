#!/bin/sh
# Makes a page of pictures: the final positions of the first ten lines of a collection in the format moves. A caption has
# the game's name, its length, and how it ended.
# usage: gallery.sh COLLECTION >page.html
set -u
[ $# -eq 1 ] || { echo "usage: $0 COLLECTION >page.html" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
head -n 10 -- "$1" >"$scratch/games" || exit 2
"$renju" -g <"$scratch/games" >"$scratch/rows"
[ $? -lt 2 ] || exit 2
# A file without games has one row, with no move and a problem.
cut -f 3,6 "$scratch/rows" | grep -qv '^0	[^-]' || { printf '%s: %s has no games\n' "$0" "$1" >&2; exit 1; }
"$renju" -g --to=svg -m --caption <"$scratch/games" >"$scratch/pictures" 2>/dev/null
[ $? -lt 2 ] || exit 2
cd "$scratch" || exit 2
awk -F'\t' '
	function escaped(text) { gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); return text }
	{
		getline picture < "pictures"
		print "<figure>" picture
		printf "<figcaption>%s: %d %s%s</figcaption></figure>\n", escaped($1 == "-" ? FNR : $1), $3,
			($3 == 1 ? "move" : "moves"), ($6 == "-" ? "" : "; problem: " escaped($6))
	}' rows >figures || exit 2
cat - figures <<'END'
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Games</title>
<style>figure { display: inline-block; width: 18em; max-width: 100%; margin: 1em } svg { width: 100% }</style></head><body>
END
echo '</body></html>'
