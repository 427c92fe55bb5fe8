#!/bin/sh
# A score of a forced win comes with a line of so many plies that ends the game: ends.sh PROGRAM SCRATCH
# Games between the engine and itself, from the openings in tests/data, so fast that the budget is often over when a win is found. The line of
# each win that is told goes to the referee, behind the moves before.
set -u
failed=0

# lines RULE: plays the games; for each forced end that is told a line: the plies that its line lacks, and all moves from the first on.
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

# judge RULE: feeds them; how many there are, and how many have another length than is told, or do not end with the last move.
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
		echo "not ok - ends: $rule, of so many lines so many do not end the game: $found"
		failed=1
	fi
done
exit $failed
