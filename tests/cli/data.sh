#!/bin/sh
# The referee replays recorded games and agrees with their results: a game for each row of the data.
# Results: B+5 and W+5 a row that wins; W+33, W+44, W+6 a forbidden last move by Black; D+full; B+time and W+time open.
failed=0
for file in tests/data/games-*.tsv; do
	awk -F'\t' '/^#/ { next } {
		wanted = "OK"
		if ($4 == "B+5") wanted = "WIN BLACK"
		if ($4 == "W+5") wanted = "WIN WHITE"
		if ($4 == "W+33") wanted = "FORBIDDEN 3-3"
		if ($4 == "W+44") wanted = "FORBIDDEN 4-4"
		if ($4 == "W+6") wanted = "FORBIDDEN OVERLINE"
		if ($4 == "D+full") wanted = "DRAW"
		gsub(/ /, "\n", $5)
		print $5 "\nexpect " wanted "\nnew"
	}' "$file" >"$2/games.moves"
	rule=$(awk -F'\t' '!/^#/ { print $2; exit }' "$file")
	size=$(awk -F'\t' '!/^#/ { print $3; exit }' "$file")
	if "$1" -q -r "$rule" -n "$size" "$2/games.moves" >"$2/games.out" && grep -q PASS "$2/games.out"; then
		echo "ok - $(grep -c PASS "$2/games.out") games of $file end as recorded"
	else
		echo "not ok - $file: $(grep -c FAIL "$2/games.out") games end otherwise than recorded"
		failed=1
	fi
done
exit $failed
