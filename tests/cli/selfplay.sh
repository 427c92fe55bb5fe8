#!/bin/sh
# Games of the program against itself, from which tests/tools/tune learns: selfplay.sh PROGRAM SCRATCH
set -u
games=$2/selfplay.tsv
failed=0

# result NAME WANTED GOT
result() {
	if [ "$2" = "$3" ]; then
		echo "ok - selfplay: $1"
	else
		printf 'not ok - selfplay: %s\n#   wanted: %s\n#   got: %s\n' "$1" "$2" "$3"
		failed=1
	fi
}

# A stand-in that gives each opening, or one of EVERY, a chance of 500 thousandths, and plays as the program does: looking
# for balanced openings takes longer than a few short games.
# shellcheck disable=SC2016 # it is the stand-in that expands them
printf '%s\n' '#!/bin/sh' "program=$1" 'case $1 in -q) exec "$program" "$@" ;; esac' \
	'for file; do :; done' "awk -v n=\"\${EVERY:-1}\" '{ print \"-	OK	3	-	-	-	\" (NR % n ? 0 : 500) \"	\" \$0 }' \"\$file\"" >"$2/quick"
chmod +x "$2/quick"

# A won position is bad for the other side a ply later, even if the end is not yet seen; and the last move wins.
# shellcheck disable=SC2016 # the dollars are awk's
check_values='{
	stones = $1; plies = gsub(/[a-o][0-9]+/, "&", $2); values = split($4, value, " ")
	if (stones < 3 || stones > 10 || values != plies - stones) print "line " NR ": " plies " moves, " values " values"
	if ($3 != 0.5 && value[values] != 29999) print "line " NR ": the last value is " value[values]
	for (i = 1; i < values; i++) if (value[i] > 29900 && value[i + 1] > -300) print "line " NR ": " value[i] ", " value[i + 1]
}'

for rule in freestyle standard renju caro; do
	tests/tools/selfplay "$2/quick" $rule 10 50 1 >"$games"
	result "$rule: status" 0 $?
	result "$rule: the form of a line" 10 \
		"$(grep -Ec '^([3-9]|10)	([a-o]([1-9]|1[0-5]))+	(1|0\.5|0)	-?[0-9]+( -?[0-9]+)*$' "$games")"
	result "$rule: a value for each move" "" "$(awk -F'\t' "$check_values" "$games")"
	# After a draw some points may be left, all forbidden to Black.
	result "$rule: the referee contradicts no score" "" \
		"$(awk -F'\t' -v OFS='\t' -v rule=$rule '{ print NR, rule, 15, ($3 == 1 ? "B+5" : $3 == 0 ? "W+5" : "D"), $2 }' "$games" |
			"$1" -g | grep -Ev '	(CONFIRMED|DRAW	OPEN)	')"
	result "$rule: the same again" "$(cat "$games")" "$(tests/tools/selfplay "$2/quick" $rule 10 50 1)"
	result "$rule: another seed gives other games" "" "$(tests/tools/selfplay "$2/quick" $rule 10 50 2 | grep -Fx -f "$games")"
	result "$rule: tune takes them" "network_$rule" \
		"$(tune $rule "$games" selfplay.tsv 0 2>"$2/tune.err" | sed -n 's/^const struct network \([a-z_]*\).*/\1/p')"
	result "$rule: tune has read them" "$(awk -F'\t' '{ n += split($4, v, " ") } END { print "some of " n }' "$games")" \
		"$(awk -v n="$(cut -f 4 "$games" | wc -w)" '/positions/ && $4 > n / 4 && $4 <= n { print "some of " n + 0 }' "$2/tune.err")"
done

# Prints the opening of each game on stdin.
openings() { awk -F '\t' '{ gsub(/[a-z]/, " &", $2); split($2, move, " "); for (i = 1; i <= $1; i++) printf "%s", move[i]; print "" }'; }

# Each opening is one that both sides may still win; LOW and HIGH say how surely.
chances() { openings <"$games" | "$1" -g -r renju -n 17 -N 3000 -a eval >"$2/chances"; }
outside() { awk -F '\t' -v low="$2" -v high="$3" '$7 < low || $7 > high || $2 != "OK"' "$1/chances"; }
tests/tools/selfplay "$1" renju 8 1 1 17 >"$games"
chances "$1" "$2"
result "openings: all are balanced" "" "$(outside "$2" 300 700)"
result "openings: some are not, between narrower limits" "some" "$(outside "$2" 450 550 | sed 's/.*/some/;q')"
result "openings: all of them" 8 "$(grep -c . "$2/chances")"
tests/tools/selfplay "$1" renju 2 1 3 17 450 550 >"$games"
chances "$1" "$2"
result "openings: LOW and HIGH" "" "$(outside "$2" 450 550)"
result "openings: LOW and HIGH, the number of games" 2 "$(grep -c . "$2/chances")"
tests/tools/selfplay "$2/quick" renju 30 1 1 17 >"$games"
result "openings: from 3 to 10 stones" "10 3 4 5 6 7 8 9" "$(cut -f 1 "$games" | LC_ALL=C sort -u | tr '\n' ' ' | sed 's/ $//')"
result "openings: each is another one" 10 \
	"$( (export EVERY=10; tests/tools/selfplay "$2/quick" renju 10 1 1) | openings | sort -u | wc -l | tr -d ' ')"
result "openings: too few" "1 selfplay: only 0 of 2100 openings have a chance from 0 to 499 thousandths" "$(
	tests/tools/selfplay "$2/quick" renju 1 1 1 15 0 499 >"$2/none" 2>&1
	echo $? "$(cat "$2/none")"
)"
# The openings of the games that src/engine/fitted names do not depend on the program.
result "-r: openings of 2 to 8 stones" "i10j13j14j12m15f9 d12f12h12c14 l4l5 d4d5c5d2d3f3 " \
	"$(tests/tools/selfplay -r "$1" caro 4 1 4001 | openings | tr '\n' ' ')"
result "-r: on 20x20" "h7i6 k15h14h15j15 " "$(tests/tools/selfplay -r "$1" caro 2 1 5001 20 | openings | tr '\n' ' ')"

# Positions beside games: the moves of one of them up to some point, and one or two more.
tests/tools/selfplay "$2/quick" renju 4 50 1 >"$2/from.tsv"
tests/tools/selfplay -b "$2/from.tsv" "$2/quick" renju 12 50 1 >"$games"
result "-b: openings" 12 "$(openings <"$games" | sort -u | wc -l | tr -d ' ')"
# shellcheck disable=SC2016 # the dollars are awk's
result "-b: each is beside a game, by one or two moves" "12 1 2" "$(openings <"$games" | awk -F '\t' '
	NR == FNR { first[NR] = $1; moves[NR] = $2; games = NR; next }
	{
		for (more = 1; more <= 2; more++) {
			sub(/[a-o][0-9]+$/, "")
			for (game = 1; game <= games; game++)
				if (index(moves[game], $0) == 1 && gsub(/[a-o]/, "&") >= first[game]) { found++; seen[more] = 1; more = 3; break }
		}
	}
	END { print found, (1 in seen), 1 + (2 in seen) }' "$2/from.tsv" -)"
# No point is left near the last stones of the first game.
awk 'BEGIN {
	for (y = 1; y <= 15; y++) for (x = 1; x <= 15; x++) all = all sprintf("%c%d", 96 + x, y)
	print "225\t" all "\t0.5\t"
}' >"$2/full.tsv"
result "-b: full boards only" 1 "$(tests/tools/selfplay -b "$2/full.tsv" "$2/quick" renju 1 50 1 >/dev/null 2>&1; echo $?)"
cat "$2/from.tsv" >>"$2/full.tsv"
result "-b: a full board is passed over" 4 "$(tests/tools/selfplay -b "$2/full.tsv" "$2/quick" renju 4 50 1 | wc -l | tr -d ' ')"
: >"$2/empty.tsv"
result "-b: no games" 1 "$(tests/tools/selfplay -b "$2/empty.tsv" "$2/quick" renju 1 50 1 >/dev/null 2>&1; echo $?)"

# Positions beside games, with their values. Each has one move more, the best, so that "make tune" reads the value.
tests/tools/selfplay -p "$2/from.tsv" "$1" renju 40 50 1 >"$games"
# shellcheck disable=SC2016 # the dollars are awk's
result "-p: a position, one move more, Black's chance, and the same as a value of the side to move" "" "$(awk -F '\t' '
	{ moves = gsub(/[a-o]/, "&", $2); sign = $1 % 2 ? -1 : 1 }
	moves != $1 + 1 || $3 < 0 || $3 > 1 || NF != 4 || ($3 - 0.5) * $4 * sign < 0 || ($3 - 0.5) * $4 == 0 && $3 != 0.5 {
		print NR ": " $0
	}' "$games")"
result "-p: most positions are printed" "yes" "$([ "$(wc -l <"$games")" -gt 30 ] && echo yes)"
result "-p: on 17x17" 5 "$(tests/tools/selfplay -p "$2/from.tsv" "$1" renju 9 50 1 17 | cut -f 5 | head -n 5 | grep -c 17)"
result "-p: no chances to choose" 2 \
	"$(tests/tools/selfplay -p "$2/from.tsv" "$1" renju 9 50 1 15 1 2 >/dev/null 2>&1; echo $?)"
result "-p: a program that fails" 1 "$(tests/tools/selfplay -p "$2/from.tsv" false renju 9 50 1 >/dev/null 2>&1; echo $?)"

# Numbers come from a generator of its own: every awk and shell makes the same games.
tests/tools/selfplay "$2/quick" caro 3 10 77 13 >"$games"
tests/tools/selfplay -p "$2/from.tsv" "$1" renju 9 50 1 >"$games.p"
for other in mawk gawk original-awk "busybox awk"; do
	if command -v "${other%% *}" >/dev/null; then
		mkdir -p "$2/awks" && printf '#!/bin/sh\nexec %s "$@"\n' "$other" >"$2/awks/awk" && chmod +x "$2/awks/awk"
		result "positions with $other" "$(cat "$games.p")" \
			"$(PATH=$2/awks:$PATH tests/tools/selfplay -p "$2/from.tsv" "$1" renju 9 50 1)"
		result "games with $other" "$(cat "$games")" "$(PATH=$2/awks:$PATH tests/tools/selfplay "$2/quick" caro 3 10 77 13)"
	else
		echo "ok - selfplay: games with $other # skipped: no $other"
	fi
done
for other in dash bash ksh "busybox sh"; do
	if command -v "${other%% *}" >/dev/null; then
		result "games with $other" "$(cat "$games")" "$($other tests/tools/selfplay "$2/quick" caro 3 10 77 13)"
	else
		echo "ok - selfplay: games with $other # skipped: no $other"
	fi
done

# Another size is the last column, and tune reads the points of the larger board.
tests/tools/selfplay "$1" freestyle 5 30 1 20 >"$games"
result "20x20: the form of a line" 5 \
	"$(grep -Ec '^([3-9]|10)	([a-t]([1-9]|1[0-9]|20))+	(1|0\.5|0)	-?[0-9]+( -?[0-9]+)*	20$' "$games")"
result "20x20: some stones are outside 15x15" 0 "$(grep -Eq '[p-t][0-9]' "$games"; echo $?)"
result "20x20: the referee confirms each score" "" \
	"$(awk -F'\t' -v OFS='\t' '{ print NR, "freestyle", 20, ($3 == 1 ? "B+5" : $3 == 0 ? "W+5" : "D"), $2 }' "$games" |
		"$1" -g | grep -Ev '	CONFIRMED	')"
result "20x20: tune takes them" "network_freestyle" \
	"$(tune freestyle "$games" selfplay.tsv 0 2>/dev/null | sed -n 's/^const struct network \([a-z_]*\).*/\1/p')"
grep -Ev '^[0-9]	.*([p-t][0-9]|1[6-9]|20[a-t	]).*	.*	.*	20$' "$games" >"$2/small.tsv"
cut -f -4 "$2/small.tsv" >"$2/small-15.tsv"
fit_of() { tune freestyle "$1" selfplay.tsv 0 2>/dev/null | cksum; }
result "20x20: tune knows the size" different \
	"$([ "$(fit_of "$2/small.tsv")" = "$(fit_of "$2/small-15.tsv")" ] && echo the same || echo different)"
for size in 8 27 x; do
	result "a board of $size" 2 "$(tests/tools/selfplay "$1" freestyle 1 50 1 $size 2>/dev/null; echo $?)"
done

# The comment of a fitted file about its games must be the one that tune writes, unless older programs wrote the file.
head_of() { sed '/^#include/q'; }
files_of() { sed -n 's|^   \([0-9a-f]\{64\}\)  \([a-z]*-[a-z]*.tsv\)$|/dev/null \2 \1|p' "$1"; }
for rule in freestyle standard renju caro; do
	fitted=src/engine/fitted/fitted_$rule.c
	grep -q 'Generated by "make tune DATA' $fitted || continue
	# shellcheck disable=SC2046 # words
	result "tune: $fitted begins as it writes it" "$(head_of <$fitted)" "$(tune $rule $(files_of $fitted) 2>/dev/null | head_of)"
	result "policy: $rule's is fitted to the same games" "$(files_of $fitted)" "$(files_of src/engine/fitted/fitted_${rule}_policy.c)"
done
# A position is a sample by its value, not by the move that follows.
result "tune: positions are samples" "$(wc -l <"$games.p" | tr -d ' ') at most" "$(
	tune renju "$games.p" a 0 2>&1 >"$2/fitted" |
		awk -v most="$(wc -l <"$games.p")" 'NR == 1 { print ($4 > 0 && $4 <= most ? most + 0 " at most" : $0) }'
)"
result "tune: layers of two sides, with regions and without" "4 3" \
	"$(grep -c 'hidden_weight' "$2/fitted") $(sed -n '/^.block/,/^.layers/p' "$2/fitted" | grep -c '^.weight = {$')"
# Games that come again and again are learned by heart, with every kind of layers.
tests/tools/selfplay "$2/quick" renju 10 50 1 >"$games"
cat "$games" "$games" "$games" "$games" "$games" >"$2/again"
cat "$2/again" "$2/again" >"$2/again2"
result "tune: learns games by heart" "1 1 1 1 1" \
	"$(tune renju "$2/again2" a 0 2>&1 >"$2/fitted" | tr -d ',;' |
		awk '/^evaluation epoch 7/ { print ($5 < 0.59), ($10 < 0.55), ($13 < 0.45), ($19 < 0.55), ($22 < 0.55) }')"
# Each file of a rule adds its games.
half=$(($(wc -l <"$games.p") / 2))
head -n $half "$games.p" >"$2/first.p"
tail -n +$((half + 1)) "$games.p" >"$2/second.p"
samples_of() { tune renju "$@" 2>&1 >"$2/fitted" | awk '/positions$/ { n += $4 } END { print n }'; }
result "tune: two files of a rule" "$(samples_of "$games.p" a 0)" "$(samples_of "$2/first.p" a 0 "$2/second.p" b 0)"

# The curve of winning chances: the last 4000 games are never fitted to; a fitted file has the form of the one in src.
tests/tools/selfplay "$2/quick" caro 10 50 1 >"$games"
result "curve: the last games are not for fitting" "nothing" "$(curve measure caro for 1 <"$games" && echo nothing)"
curve measure caro held 7 <"$games" >"$2/samples"
[ -s "$2/samples" ]
result "curve: there are samples" 0 $?
result "curve: samples" "" "$(grep -Evx 'caro (black|white) (=(0|500|1000)|-?[0-9]+) (0|0\.5|1)' "$2/samples")"
numbers() { sed 's/[0-9][0-9]*/N/g'; }
result "curve: src/review/fitted_curve.c is as it writes it" "$(numbers <src/review/fitted_curve.c)" "$(curve fit <"$2/samples" | numbers)"
result "curve: each sample is in a tenth" "$(wc -l <"$2/samples" | tr -d ' ')" "$(curve table <"$2/samples" | awk '{ sum += $3 } END { print sum }')"
# Of 4,001 games the first is for fitting. Black wins each of them.
awk 'BEGIN { for (i = 0; i < 4001; i++) print "2\th8a1i8a3j8a5k8a7l8\t1\t0" }' >"$games"
result "curve: the first of 4,001 games is" "7" "$(curve measure freestyle for 1 <"$games" | wc -l | tr -d ' ')"
awk 'BEGIN { for (i = 0; i < 4001; i++) print "2\th8t1i8t3j8t5k8t7l8\t1\t0\t20" }' >"$games"
result "curve: games on a larger board" "7" "$(curve measure freestyle for 1 <"$games" | wc -l | tr -d ' ')"
printf '2\th8a1i8\t1\t0\t200\n' >"$games"
result "curve: a board of 200" 2 "$(curve measure freestyle held 1 <"$games" 2>/dev/null; echo $?)"
result "tune: a board of 200" 2 "$(tune freestyle "$games" a 0 >/dev/null 2>&1; echo $?)"

# broken WHEN: a program that ends with status 2 when it is called with -g, or with -q to play
broken() {
	# shellcheck disable=SC2016 # it is the program that expands them
	printf '#!/bin/sh\n"%s" "$@"\nstatus=$?\ncase "$*" in "%s "*) exit 2 ;; esac\nexit $status\n' "$program" "$1" \
		>"$scratch/broken"
	chmod +x "$scratch/broken"
	tests/tools/selfplay "$scratch/broken" renju 2 10 1 >/dev/null
	echo $?
}
program=$2/quick scratch=$2
result "a program that fails in judging" 1 "$(broken '-g -r')"
result "a program that fails in playing" 1 "$(broken '-q -v')"
result "a program that fails nowhere" 0 "$(broken nowhere)"
for arguments in "$1 renju 1 10" "$1 swap2 1 10 1" "$1 renju -1 10 1" "$1 renju 1 10 1x" "$1 renju 1 10 1 015" \
	"$1 renju 1 10 1 15 300" "$1 renju 1 10 1 15 700 300" "$1 renju 1 10 1 15 0 1001" "$1 renju 12345678901 10 1" \
	"-b $2/none.tsv $1 renju 1 10 1" "-b" "-r $1 renju 1 10" "-r $1 renju 1 10 1 15 300 700" "-x $1 renju 1 10 1"; do
	# shellcheck disable=SC2086 # words
	result "arguments: ${arguments#"$1" }" 2 "$(tests/tools/selfplay $arguments >"$games" 2>/dev/null; echo $?)"
done
result "no program" "1 1" "$(
	tests/tools/selfplay false renju 1 10 1 2>&1
	printf '%s ' $?
	tests/tools/selfplay -r false renju 1 10 1
	printf '%s' $?
)"
exit $failed
