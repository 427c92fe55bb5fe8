#!/bin/sh
# Draws a position with a cross on each point that is forbidden to Black, and a dot on each extension point of the real
# threes that a stone on POINT would make. usage: extension-points.sh GAME POINT >picture.svg,
# e.g. extension-points.sh "h8 i9 i8 j7 g10 e9 g9 k6" g8
set -u
[ $# -eq 2 ] || { echo "usage: $0 GAME POINT >picture.svg" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
picture=$(printf '%s\n' "$1" | "$renju" -g --to=svg -m --number=none) && [ -n "$picture" ] || exit 2
shapes=$({ printf '%s\n' "$1" | tr ' ' '\n'; echo "why $2"; } | "$renju" -q) || exit 2
# The center of A1 is 32 from the left and 32 from the bottom; a cell is 20. The last number of the viewBox is the
# picture's size.
printf '%s\n' "$shapes" | sed -n 's/^= why three real .* : //p' | tr ' ' '\n' | awk -v svg="$picture" '
	BEGIN { height = svg; sub(/.* viewBox="0 0 [0-9]+ /, "", height); sub(/".*/, "", height) }
	{ x = 12 + 20 * index("ABCDEFGHIJKLMNOPQRSTUVWXYZ", substr($0, 1, 1)); y = height - 12 - 20 * substr($0, 2) }
	{ dots = dots "<circle class=\"extension\" cx=\"" x "\" cy=\"" y "\" r=\"5\" fill=\"green\"/>" }
	END { sub("</svg>", dots "</svg>", svg); print svg }'
