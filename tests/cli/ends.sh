#!/bin/sh
# A forced win is reported with a line that has the reported number of plies and ends the game: ends.sh PROGRAM SCRATCH
# The engine plays against itself from the openings in tests/data, with so few nodes that the budget often ends when a
# win is found. The referee then plays the moves so far and the line of each win.
set -u
failed=0

# lines RULE: plays the games. Prints a line for each forced end: the number of plies that its line lacks, and all
# moves.
lines() {
	while read -r opening; do
		stones=$(echo "$opening" | sed 's/[a-o][0-9]*/ &/g')
		{
			echo "$stones" | xargs -n 1
			awk 'BEGIN { for (i = 0; i < 90; i++) print "go" }'
		} | "$program" -q -v -N 1000 -r "$1" 2>/dev/null | awk -v moves="$stones" '
			/^= search/ && match($0, / score (win|loss) [0-9]+ /) {
				split(substr($0, RSTART, RLENGTH), score, " ")
				line = $0
				sub(/.* pv /, "", line)
				print score[3] - split(line, plies, " ") " " moves " " line
			}
			/^= play/ { moves = moves " " $4 }'
	done <"tests/data/openings-$1.txt"
}

# judge RULE SCRATCH: plays the lines. Prints their number, and how many have the wrong length or do not end with the
# last move.
judge() {
	awk '{ for (i = 2; i <= NF; i++) print $i; print "new" }' "$2/ends" | "$program" -q -r "$1" >"$2/said" 2>/dev/null
	awk -v said="$2/said" -v opening=0 '{
		over = early = 0
		for (i = 2; i <= NF; i++) {
			getline status <said
			early = over
			over = status != "OK"
		}
		getline status <said
		bad += $1 != 0 || early || !over || status != "OK"
	} END { print NR, bad + 0 }' "$2/ends"
}

program=$1
for rule in freestyle standard renju; do
	lines $rule >"$2/ends"
	found=$(judge $rule "$2")
	if [ "${found% *}" -ge 20 ] && [ "${found#* }" -eq 0 ]; then
		echo "ok - ends: $rule, each line of a forced win ends the game"
	else
		echo "not ok - ends: $rule, lines and those that do not end the game: $found"
		failed=1
	fi
done

# From recorded games: one depth finds a wrong win, and the next depth refutes it. Another move wins.
seen() {
	echo "$2 hint" | xargs -n 1 | "$program" -q -v -N "${3-200000}" -r "$1" | grep -c '^= search .* score win '
}
wins="$(seen freestyle 'f4 g4 g2 h5 i6 f5 g5 g6 h7 e6 h3 j5 f7 d7 c8 i7 d6 e5 e3 d2 e8 e10 j6 f8 i5 h4 f3 g3 j8 l6 h10 k7 j10 l7')"
wins="$wins $(seen standard 'e12 e13 c15 e15 c9 f11 f10 f13 e11 e10 d12 c13 d13 g12 d9 d10 h11 g11 g10 i12 i14 h10 i9 g13 f15 h12 g9')"
wins="$wins $(seen standard 'd10 e9 c10 c11 d11 e10 e12 b9 d9 d12 e8 f7 f11 g10 f12 f14 e13 e11 f10 f9 h11 g8')"
wins="$wins $(seen renju 'h11 i10 h10 g11 f9 i12 h9 h8 g9 i9 i11 f8 e10 j10 k11 e9 d10 g7 f6 f10 h12 h13 j11 l11 d8 d9 i8 g6 c10 e7 d11
	g8 h6 h5 b10 a10 f7 g5 g4 f5 e5 j12 e12 b9')"
wins="$wins $(seen renju 'f10 e12 e11 d12 g11 d11 e9 d8 d10 c10 b9 f12 g12 c9 c11 b12 c12 g10 h9 e7 f6 g7 g9 f9 h11 a11 b10 f13')"
if [ "$wins" = "1 1 1 1 1" ]; then
	echo "ok - ends: a win in sight that is none does not end the search"
else
	echo "not ok - ends: a win in sight that is none ends the search: $wins"
	failed=1
fi

# Wins by fours and threes that the search alone needs more nodes for.
wins="$(seen freestyle 'f7 e9 e5 g4 h2 e7 d5 g6 e6 c4 g5 f5 e4 e3 h4 h3 i2 g3 f3 g2 i3 j2 i5 i4 j5 k5 h8 h7 i9 g8' 60000)"
wins="$wins $(seen standard 'd11 d13 b13 b12 e10 f9 c10 e11 c8 f10 e12 f13 d9 f11 f12 d12' 120000)"
if [ "$wins" = "1 1" ]; then
	echo "ok - ends: fours and threes are looked for at the root"
else
	echo "not ok - ends: wins by fours and threes are overlooked: $wins"
	failed=1
fi

# After F8 White wins by fours and threes, which the search alone does not see with ten million positions.
played=$(echo d12 b14 a14 e10 c11 f11 d9 e12 e13 b10 c10 e8 e9 d10 g10 c9 hint | xargs -n 1 |
	"$program" -q -N 1500000 | sed -n 's/^= hint BLACK //p')
if [ -n "$played" ] && [ "$played" != F8 ]; then
	echo "ok - ends: a move that the other side's threats refute is not played"
else
	echo "not ok - ends: a move is played that the other side's threats refute: $played"
	failed=1
fi

# For White in the next position, the search alone sees the win later.
found=$(echo d12 b14 a14 e10 c11 f11 d9 e12 e13 b10 c10 e8 e9 d10 g10 c9 f8 hint | xargs -n 1 |
	"$program" -q -v -N 250000 | sed -n 's/^= search .* score \([a-z]*\) .*/\1/p')
if [ "$found" = win ]; then
	echo "ok - ends: a win by fours and threes is found where the value of the search does not show it"
else
	echo "not ok - ends: a win by fours and threes is missed: $found"
	failed=1
fi

# The best of the moves searched so far loses, but not all moves were searched: that is no loss yet.
early=$(echo d5 c2 c4 g2 d6 b8 b7 hint | xargs -n 1 | "$program" -q -v -N 15600 -r standard | sed -n 's/^= search .* score \(.*\) time .*/\1/p')
late=$(echo d5 c2 c4 g2 d6 b8 b7 hint | xargs -n 1 | "$program" -q -v -N 100000 -r standard | sed -n 's/^= search .* score \(.*\) time .*/\1/p')
if [ "$early, $late" = "-20000, loss 14" ]; then
	echo "ok - ends: a loss is reported when all moves were searched"
else
	echo "not ok - ends: a loss is reported with few and with many positions: $early, $late"
	failed=1
fi

# The same if the time was up before all moves were listed.
hurried=$(echo d9 c8 e5 d8 e9 a8 b10 f7 f8 c9 g7 h6 e8 e7 g5 g6 c10 d10 e11 e12 f9 h8 f11 hint new k8 j8 i9 h10 j7 i6 k9 k10 j10 j9 i11 l8 i8 i10 \
	f10 h8 h9 g10 f9 hint | xargs -n 1 | "$program" -q -v -T 0.001 -r freestyle | sed -n 's/^= search .* score \(.*\) time .*/\1/p' |
	awk '/loss/ { losses++ } END { print losses + 0 " of " NR }')
if [ "$hurried" = "0 of 2" ]; then
	echo "ok - ends: no loss is reported if time was up before the moves were listed"
else
	echo "not ok - ends: $hurried scores are losses from the first move alone"
	failed=1
fi

# A win whose line did not fit into the budget has the highest static score, not that of a forced win.
score=$(echo h8 i7 g9 g8 f10 i12 h10 f9 g11 e10 h7 h9 i11 f8 h12 d11 go | xargs -n 1 | "$program" -q -v -N 338 -f lose |
	sed -n 's/^= search .* score \([^ ]*\) .*/\1/p')
if [ "$score" = 20000 ]; then
	echo "ok - ends: a win without its line is the highest score"
else
	echo "not ok - ends: a win without its line is reported as $score"
	failed=1
fi
exit $failed
