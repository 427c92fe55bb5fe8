#!/bin/sh
# --elo compared with a slow program that computes the same in another way, and with tournaments of known ratings.
set -u
program=$1
scratch=$2/elo
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch" || exit 1
failed=0

check() {
	if [ "$1" -eq 0 ]; then
		echo "ok - elo: $2"
	else
		echo "not ok - elo: $2"
		failed=1
	fi
}

# Random numbers that are the same in every awk: the generator of L'Ecuyer (1988).
random='
function uniform() {
	one = (one * 40014) % 2147483563
	two = (two * 40692) % 2147483399
	return ((one - two + 2147483562) % 2147483562) / 2147483562
}
function normal(  i, sum) { for (i = 0; i < 12; i++) sum += uniform(); return sum - 6 }
'

# Exponential, logarithm and root: the awk of busybox may come without them.
calculus='
function power_of_e(x,  i, term, sum) {
	term = sum = 1
	for (i = 1; i < 12; i++) sum += term *= x / 1024 / i
	for (i = 0; i < 10; i++) sum *= sum
	return sum
}
function ln(x,  halvings, t, power, sum, i) {
	for (; x > 1.5; halvings++) x /= 2
	for (; x < 0.75; halvings--) x *= 2
	t = power = (x - 1) / (x + 1)
	for (i = 1; i < 30; i += 2) { sum += power / i; power *= t * t }
	return 2 * sum + halvings * 0.693147180559945309
}
function root(x,  i, r) { r = x + 1; for (i = 0; i < 40; i++) r = (r + x / r) / 2; return r }
function chance(difference) { return 1 / (1 + power_of_e(-difference * ln(10) / 400)) }
'

# games SEED PLAYERS GAMES SPREAD ADVANTAGE DRAWS: a tournament as CSV; the true ratings go to the file `truth`.
games() {
	awk -v seed="$1" -v players="$2" -v games="$3" -v spread="$4" -v advantage="$5" -v draws="$6" "$random$calculus"'
	BEGIN {
		one = seed; two = seed + 12345
		for (i = 0; i < 20; i++) uniform()
		for (i = 0; i < players; i++) mean += (rating[i] = spread * normal()) / players
		for (i = 0; i < players; i++) printf "p%04d\t%.3f\n", i, rating[i] - mean >"truth"
		print "black,white,result,moves"
		for (g = 0; g < games; g++) {
			black = int(uniform() * players)
			white = (black + 1 + int(uniform() * (players - 1))) % players
			won = uniform() < chance(rating[black] + advantage - rating[white]) ? 1 : 0
			printf "p%04d,p%04d,%s,h8\n", black, white, (uniform() < draws ? "0.5" : won)
		}
	}'
}

# slow: the same table by the algorithm of Hunter (2004): each strength in turn takes the value that fits all others.
slow() {
	awk -F, "$calculus"'
	function rounded(x) { return x < 0 ? -int(0.5 - x) : int(x + 0.5) }
	NR > 1 {
		black[NR] = $1; white[NR] = $2; score[NR] = $3
		strength[$1] = strength[$2] = 1
		points[$1] += $3; points[$2] += 1 - $3; all += $3
		wins[$1] += $3 == 1; wins[$2] += $3 == 0; losses[$1] += $3 == 0; losses[$2] += $3 == 1
		draws[$1] += $3 == 0.5; draws[$2] += $3 == 0.5
	}
	END {
		first = 1
		for (most = 1; most > 1e-11;) {
			for (name in strength) part[name] = 1 / (strength[name] + 1)
			own = 1 / (first + 1)
			for (g = 2; g <= NR; g++) {
				one = 1 / (strength[black[g]] * first + strength[white[g]])
				part[black[g]] += first * one; part[white[g]] += one; own += strength[black[g]] * one
			}
			most = 0
			for (name in strength) {
				now = (points[name] + 0.5) / part[name]
				change = ln(now / strength[name]); if (change < 0) change = -change
				if (change > most) most = change
				strength[name] = now
			}
			first = (all + 0.5) / own
		}
		for (name in strength) {
			mean += ln(strength[name])
			players++
			information[name] = strength[name] / ((strength[name] + 1) * (strength[name] + 1))
		}
		for (g = 2; g <= NR; g++) {
			p = strength[black[g]] * first / (strength[black[g]] * first + strength[white[g]])
			information[black[g]] += p * (1 - p); information[white[g]] += p * (1 - p)
		}
		for (name in strength) {
			elo = (ln(strength[name]) - mean / players) * 400 / ln(10)
			width = 1.96 / root(information[name]) * 400 / ln(10)
			printf "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", name, rounded(elo), rounded(elo - width), rounded(elo + width),
				wins[name] + draws[name] + losses[name], wins[name], draws[name], losses[name]
		}
	}' | LC_ALL=C sort -t "$(printf '\t')" -k 2,2nr -k 1,1
}

# Twelve small tournaments: spread, advantage and draws differ.
same=0
for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
	players=$((3 + seed))
	games $((seed * 7919)) $players $((players * players)) $((seed * 60)) $((seed * 20 - 100)) 0.1$seed >small.csv
	slow <small.csv >other
	"$program" -g --elo small.csv >fast || same=1
	cmp other fast >&2 || same=1
done
check $same "ratings, intervals and counts are those of a slow program"

# The last tournament forty times: each pair's games are added up again and again.
yes small.csv | head -n 40 >list
"$program" -g --elo --files-from=list | cut -f 1,5- | sort >fast
cut -f 1,5- other | awk -F '\t' -v OFS='\t' '{ for (i = 2; i <= NF; i++) $i *= 40; print }' | sort | cmp - fast
check $? "the same games forty times are forty times as many"

# Each of 1,000 players plays about 40 games.
games 4711 1000 20000 200 35 0 >large.csv
"$program" -g -v --elo large.csv >table 2>said
within=$(awk -F '\t' 'NR == FNR { truth[$1] = $2; next } { count++; within += $3 <= truth[$1] && truth[$1] <= $4 }
	END { print (count == 1000) * within }' truth table)
[ "$within" -ge 930 ] && [ "$within" -le 970 ]
check $? "the interval holds the true rating of $within of 1,000 players, within 2 % of 950"
advantage=$(sed -n "s/.*Black's advantage: //p" said)
[ "$advantage" -ge 28 ] && [ "$advantage" -le 42 ]
check $? "Black's advantage is found: $advantage, true 35"

# The order of games does not matter.
{
	sed 1q large.csv
	sed 1d large.csv | LC_ALL=C sort -r
} >turned.csv
"$program" -g --elo turned.csv | cmp - table
check $? "the order of games does not matter"

# All players have a rating, even in a chain in which each won every game against the next.
awk 'BEGIN {
	print "black,white,result,moves"
	for (i = 0; i < 300; i++)
		for (k = 0; k < 25; k++)
			printf "c%03d,c%03d,1,h8\nc%03d,c%03d,0,h8\n", i, i + 1, i + 1, i
}' >row.csv
"$program" -g --elo row.csv | awk -F '\t' '
	$1 == sprintf("c%03d", NR - 1) && $3 < $2 && $2 < $4 && (NR == 1 || $2 <= last + 0) { good++ }
	{ last = $2 }
	END { exit good != 301 }'
check $? "a row of players who lose all games to the one before"

# A tournament written as PGN gives the same table, and Ordo orders its players in the same way.
awk "$random"'BEGIN {
	one = 3; two = 4
	print "black,white,result,moves"
	for (i = 0; i < 3000; i++) {
		a = 1 + int(8 * uniform())
		do b = 1 + int(8 * uniform()); while (b == a)
		print "p " a ",p " b "," (uniform() < 0.1 ? 0.5 : 8 * uniform() + b - a > 3.5 ? 1 : 0) ",h8 i9"
	}
}' >tournament.csv
"$program" -g --elo tournament.csv >table
"$program" -g --to=pgn tournament.csv >tournament.pgn
"$program" -g --elo tournament.pgn | cmp - table
check $? "a tournament written as PGN"
if command -v ordo >/dev/null; then
	ordo -W -p tournament.pgn 2>&1 | sed -n 's/^ *[0-9][0-9]* \(p [1-8]\) .*/\1/p' >order
	cut -f 1 table | cmp - order
	check $? "Ordo orders the players in the same way"
else
	echo "ok - elo: a tournament for Ordo # skipped: no ordo"
fi
exit $failed
