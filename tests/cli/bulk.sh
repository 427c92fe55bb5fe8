#!/bin/sh
# Collections: recorded results, round trips through each format, splitting a stream between games, duplicates.
program=$1
scratch=$2/bulk
failed=0
rm -rf "$scratch" && mkdir -p "$scratch"
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}

cat tests/data/games-*.tsv >"$scratch/all.tsv"
"$program" -g "$scratch/all.tsv" >"$scratch/report"
say $? "the recorded games have no problem and contradict nothing"
awk -F'\t' 'NR == FNR { if ($1 !~ /^#/) result[$1] = $4; next }
	{ wanted = result[$1] ~ /time/ ? "OPEN" : "CONFIRMED"; if ($5 != wanted) { print; bad = 1 } }
	END { exit bad }' "$scratch/all.tsv" "$scratch/report"
say $? "each of the $(wc -l <"$scratch/report") comes out CONFIRMED, those by time OPEN"

for to in moves compact sgf; do
	"$program" -g --to=$to "$scratch/all.tsv" >"$scratch/written" &&
		"$program" -g "$scratch/written" | cmp - "$scratch/report"
	say $? "reading what --to=$to wrote gives the same report"
	"$program" -g --to=moves "$scratch/written" >"$scratch/again" &&
		"$program" -g --to=moves "$scratch/all.tsv" | cmp - "$scratch/again"
	say $? "and the same moves"
done

# PSQ has no id or recorded result: only the status and the number of moves are compared, for games of renju.
grep renju "$scratch/all.tsv" >"$scratch/renju.tsv"
"$program" -g --to=psq "$scratch/renju.tsv" >"$scratch/written" && "$program" -g "$scratch/written" | cut -f 2,3 >"$scratch/one"
"$program" -g "$scratch/renju.tsv" | cut -f 2,3 | cmp - "$scratch/one"
say $? "reading what --to=psq wrote gives the same games"

# Set-up stones and passes are kept, too.
printf 'a\tcaro\t9\tB\tblack=a1b2 white=c3 turn=white d4 pass e5\nb\tturn=white h8\nblack=h8 i9\npass pass\n' >"$scratch/odd"
"$program" -g --to=moves "$scratch/odd" >"$scratch/odd.moves"
printf 'a\tcaro\t9\tBLACK\tblack=a1b2 white=c3 turn=white d4 pass e5\nturn=white h8\nblack=h8 white= i9\npass pass\n' |
	awk -F'\t' 'NR == 2 { print "b\trenju\t15\t-\t" $0; next } { print }' | cmp - "$scratch/odd.moves"
say $? "setups and passes are written as they were"
for to in moves compact sgf; do
	"$program" -g --to=$to "$scratch/odd" | "$program" -g --to=moves >"$scratch/odd.again"
	awk -F'\t' '$1 == "-" { print $5; next } { print }' "$scratch/odd.again" | cmp - "$scratch/odd.moves"
	say $? "setups and passes survive --to=$to"
done

# Cut between any two of the first hundred lines.
head -n 100 "$scratch/all.tsv" >"$scratch/hundred"
"$program" -g -a forbidden "$scratch/hundred" >"$scratch/whole"
bad=0
cut=0
while [ $((cut += 1)) -lt 100 ]; do
	{
		head -n "$cut" "$scratch/hundred" | "$program" -g -a forbidden
		tail -n +$((cut + 1)) "$scratch/hundred" | "$program" -g -a forbidden
	} | cmp -s - "$scratch/whole" || bad=1
done
say $bad "splitting between any two lines changes nothing"

# Each game is a duplicate of its own images under the eight symmetries.
for turn in 'x=x' 'x=16-x' 'y=16-y' 'x=16-x;y=16-y' 't=x;x=y;y=t' 't=x;x=16-y;y=t' 't=x;x=y;y=16-t' 't=x;x=16-y;y=16-t'; do
	awk -F'\t' 'BEGIN { OFS = "\t"; letters = "abcdefghijklmno" } !/^#/ && NR < 60 {
		n = split($5, move, " "); $5 = ""
		for (i = 1; i <= n; i++) {
			x = index(letters, substr(move[i], 1, 1)); y = substr(move[i], 2) + 0
			'"$turn"'
			$5 = $5 (i > 1 ? " " : "") substr(letters, x, 1) y
		}
		print
	}' tests/data/games-renju15_d9.tsv
done >"$scratch/turned"
"$program" -g --dedup "$scratch/turned" >"$scratch/dedup"
say $? "--dedup does not touch the exit status"
awk -F'\t' '{ seen[$1]++; if ((seen[$1] > 1) != ($6 == "DUPLICATE:" $1)) bad = 1 } END { exit bad || NR != 59 * 8 }' "$scratch/dedup"
say $? "a game is found again under all eight symmetries"
# No symmetry keeps C2, so all these games differ. The table grows many times before the first repetition.
awk 'BEGIN { for (i = 1; i <= 15; i++) for (j = 1; j <= 15; j++) for (k = 1; k <= 15; k++)
	printf "%d\tc2 e%d g%d i%d\n", ++n, i, j, k }' >"$scratch/many"
cat "$scratch/many" "$scratch/many" | "$program" -g --dedup >"$scratch/dedup"
awk -F'\t' '{ if ((NR > 3375) != ($6 == "DUPLICATE:" $1)) bad = 1 } END { exit bad || NR != 6750 }' "$scratch/dedup"
say $? "--dedup: nothing is forgotten while the table grows"

# A game of 100 MB.
{
	printf '(;SZ[15]'
	yes ';B[hh];W[ii]' | head -n 8000000 | tr -d '\n'
	printf ')'
} | "$program" -g >"$scratch/long" 2>/dev/null
[ $? -eq 1 ] && [ "$(cat "$scratch/long")" = "-	OK	2	-	-	3:ILLEGAL OCCUPIED:hh" ]
say $? "a game of 100 MB has one report line"

exit $failed
