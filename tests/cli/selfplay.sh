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

# A won position is bad for the other side a ply later, even if the end is not yet seen; and the last move wins.
# shellcheck disable=SC2016 # the dollars are awk's
check_values='{
	stones = $1; plies = gsub(/[a-o][0-9]+/, "&", $2); values = split($4, value, " ")
	if (stones < 2 || stones > 8 || values != plies - stones) print "line " NR ": " plies " moves, " values " values"
	if ($3 != 0.5 && value[values] != 29999) print "line " NR ": the last value is " value[values]
	for (i = 1; i < values; i++) if (value[i] > 29900 && value[i + 1] > -300) print "line " NR ": " value[i] ", " value[i + 1]
}'

for rule in freestyle standard renju caro; do
	tests/tools/selfplay "$1" $rule 20 50 1 >"$games"
	result "$rule: status" 0 $?
	result "$rule: the form of a line" 20 \
		"$(grep -Ec '^[2-8]	([a-o]([1-9]|1[0-5]))+	(1|0\.5|0)	-?[0-9]+( -?[0-9]+)*$' "$games")"
	result "$rule: a value for each move" "" "$(awk -F'\t' "$check_values" "$games")"
	# After a draw some points may be left, all forbidden to Black.
	result "$rule: the referee contradicts no score" "" \
		"$(awk -F'\t' -v OFS='\t' -v rule=$rule '{ print NR, rule, 15, $3 == 1 ? "B+5" : $3 == 0 ? "W+5" : "D", $2 }' "$games" |
			"$1" -g | grep -Ev '	(CONFIRMED|DRAW	OPEN)	')"
	result "$rule: the same again" "$(cat "$games")" "$(tests/tools/selfplay "$1" $rule 20 50 1)"
	result "$rule: another seed gives other games" "" "$(tests/tools/selfplay "$1" $rule 20 50 2 | grep -Fx -f "$games")"
	result "$rule: tune takes them" "network_$rule" \
		"$(tune $rule "$games" selfplay.tsv 0 2>"$2/tune.err" | sed -n 's/^const struct network \([a-z_]*\).*/\1/p')"
	result "$rule: tune has read them" "$(awk -F'\t' '{ n += split($4, v, " ") } END { print "some of " n }' "$games")" \
		"$(awk -v n="$(cut -f 4 "$games" | wc -w)" '/positions/ && $4 > n / 4 && $4 <= n { print "some of " n + 0 }' "$2/tune.err")"
done

# Another size is the last column, and tune reads the points of the larger board.
tests/tools/selfplay "$1" freestyle 20 50 1 20 >"$games"
result "20x20: the form of a line" 20 \
	"$(grep -Ec '^[2-8]	([a-t]([1-9]|1[0-9]|20))+	(1|0\.5|0)	-?[0-9]+( -?[0-9]+)*	20$' "$games")"
result "20x20: some stones are outside 15x15" 0 "$(grep -Eq '[p-t][0-9]' "$games"; echo $?)"
result "20x20: the referee confirms each score" "" \
	"$(awk -F'\t' -v OFS='\t' '{ print NR, "freestyle", 20, $3 == 1 ? "B+5" : $3 == 0 ? "W+5" : "D", $2 }' "$games" |
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

# The comment in fitted.c about its games must be the one that tune writes.
head_of() { sed '/^#include/q'; }
from=$(sed -n 's|^   \([0-9a-f]\{64\}\)  \(selfplay-\([a-z]*\).tsv\)$|\3 /dev/null \2 \1|p' src/engine/position/fitted.c)
# shellcheck disable=SC2086 # words
result "tune: src/engine/position/fitted.c begins as it writes it" "$(head_of <src/engine/position/fitted.c)" "$(tune $from 2>/dev/null | head_of)"

# Each rule learns from its own games only.
fitted() { tune "$@" 2>/dev/null | sed -n '/network_freestyle/,$p' | cksum; }
result "tune: another rule changes nothing" "$(fitted freestyle "$games" a 0)" "$(fitted standard "$games" b 0 freestyle "$games" a 0)"

# The curve of winning chances: the last 4000 games are never fitted to; a fitted file has the form of the one in src.
tests/tools/selfplay "$1" caro 10 50 1 >"$games"
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

result "arguments" "2 2 2 2 1" "$(
	tests/tools/selfplay "$1" renju 1 10 2>/dev/null
	printf '%s ' $?
	tests/tools/selfplay "$1" swap2 1 10 1 2>/dev/null
	printf '%s ' $?
	tests/tools/selfplay "$1" renju -1 10 1 2>/dev/null
	printf '%s ' $?
	tests/tools/selfplay "$1" renju 1 10 1x 2>/dev/null
	printf '%s ' $?
	tests/tools/selfplay false renju 1 10 1
	printf '%s' $?
)"
exit $failed
