#!/bin/sh
# The match runner, with players so simple that the games between them are known in advance: match.sh PROGRAM SCRATCH
set -u
log=$2/match.log
swap2=$2/swap2.log
games=$2/games.log
failed=0

# result NAME WANTED GOT
result() {
	if [ "$2" = "$3" ]; then
		echo "ok - match: $1"
	else
		printf 'not ok - match: %s\n#   wanted: %s\n#   got: %s\n' "$1" "$2" "$3"
		failed=1
	fi
}

# faults PLAYER JOBS: prints how PLAYER's games were lost
faults() {
	match -w 0 -g 2 -j "$2" -1 timeout_turn=200 -2 timeout_turn=200 "match_player first" "$1" |
		sed -n 's/^game [12]: //p; s/^wins/wins/p' | uniq
}

result "a crash loses" "SECOND has lost: it has ended
wins 2, losses 0, draws 0, score 100.0 %" "$(faults "match_player crash" 2)"
result "no answer loses" "SECOND has lost: no answer within 0 ms of its time
wins 2, losses 0, draws 0, score 100.0 %" "$(faults "match_player hang" 2)"
result "an occupied point loses" "SECOND has lost: 0,0 has a stone already
wins 2, losses 0, draws 0, score 100.0 %" "$(faults "match_player occupied" 1)"
result "a point off the board loses" "SECOND has lost: 15,0 is off the board
wins 2, losses 0, draws 0, score 100.0 %" "$(faults "match_player outside" 1)"
result "a refusal loses" "SECOND has lost: it says: ERROR I do not like it
wins 2, losses 0, draws 0, score 100.0 %" "$(faults "match_player refuse" 1)"
result "no engine at all loses" "SECOND has lost: it does not start, or does not answer ABOUT
wins 2, losses 0, draws 0, score 100.0 %" "$(faults "exit 3" 1)"
result "talk before a move is passed over" "wins 1, losses 1, draws 0, score 50.0 %" "$(faults "match_player talk" 1)"
result "a draw by length" "wins 0, losses 0, draws 2, score 50.0 %" \
	"$(match -g 2 -d 7 "match_player first" "match_player last" | grep '^wins')"

# Twenty openings, and their turned images: all games differ, and the referee agrees with every result.
for rule in freestyle standard renju; do
	rm -f "$log"
	match -r $rule -j 3 -g 200 -l "$log" -o tests/data/openings-$rule.txt "match_player first" "match_player last" >"$2/match.out"
	result "$rule: 200 games" "$rule, 15 x 15, 200 games" "$(head -n 1 "$2/match.out")"
	result "$rule: the referee confirms them" "200 CONFIRMED" \
		"$("$1" -g "$log" | cut -f 5 | sort | uniq -c | sed 's/^ *//')"
	result "$rule: no two are alike" "0" "$(cut -f 8 "$log" | sort | uniq -d | wc -l | tr -d ' ')"
done

# SWAP2BOARD: each player puts three stones once. Between these players Black always wins.
# chosen FIRST SECOND: prints the colors of both games, and the score of the side that chose the color
chosen() {
	rm -f "$swap2"
	match -p -g 2 -l "$swap2" "match_player $1" "match_player $2" | sed -n 's/^game [12]: //p; s/^colors.*score/score/p' | uniq
	cut -s -f 4,5 "$swap2"
}
result "swap2: both swap" "score 100.0 %
first:W:taken:B	B+five
first:B:taken:B	B+five" "$(chosen swap swap)"
result "swap2: one swaps, one stays White" "score 50.0 %
first:B:taken:W	B+five
first:B:taken:B	B+five" "$(chosen swap stay)"
result "swap2: one adds two stones, and the other one stays White" "score 0.0 %
first:B:taken:W	B+five
first:B:taken:W	B+five" "$(chosen more stay)"
result "swap2: one adds two stones, and the other one swaps" "score 100.0 %
first:B:taken:B	B+five
first:B:taken:B	B+five" "$(chosen swap more)"
result "swap2: a player without SWAP2BOARD loses" "SECOND has lost: to SWAP2BOARD it says: ERROR what is that?
first:W	W+error
first:W	W+error" "$(chosen swap first)"
result "swap2 and a file of openings" "2 match: -o and -p are two kinds of openings" \
	"$(match -p -o tests/data/openings-renju.txt a b >"$2/match.err" 2>&1; echo "$? $(cat "$2/match.err")")"

# GTP: the same players, who lose by the same faults.
gtp_faults() {
	match -w 0 -g 2 -j "$2" -1 timeout_turn=200 -2 timeout_turn=200,protocol=gtp "match_player first" "$1" |
		sed -n 's/^game [12]: //p; s/^wins/wins/p' | uniq
}
for how in crash,2,'it has ended' hang,2,'no answer within 0 ms of its time' occupied,1,'a15 has a stone already' \
	outside,1,'q15 is off the board' refuse,1,'it says: ? I do not like it'; do
	player=${how%%,*} rest=${how#*,}
	result "GTP: $player" "SECOND has lost: ${rest#*,}
wins 2, losses 0, draws 0, score 100.0 %" "$(gtp_faults "match_player $player gtp" "${rest%%,*}")"
done
result "GTP: no engine at all loses" "SECOND has lost: it does not start, or does not answer
wins 2, losses 0, draws 0, score 100.0 %" "$(gtp_faults "exit 3" 1)"
result "GTP: resigning is no fault" "wins 2, losses 0, draws 0, score 100.0 %" "$(gtp_faults "match_player resign gtp" 1)"
result "GTP: both sides" "wins 1, losses 1, draws 0, score 50.0 %" \
	"$(match -g 2 -1 protocol=gtp -2 protocol=gtp,timeout_match=60000 "match_player first gtp" "match_player talk gtp" | grep '^wins')"
result "GTP has no INFO" "2 match: GTP has no INFO: max_node=3" \
	"$(match -1 protocol=gtp,max_node=3 a b >"$2/match.err" 2>&1; echo "$? $(cat "$2/match.err")")"
result "GTP has no SWAP2BOARD" "2 match: GTP has no SWAP2BOARD: -p and protocol=gtp" \
	"$(match -p -2 protocol=gtp a b >"$2/match.err" 2>&1; echo "$? $(cat "$2/match.err")")"
result "no other protocol" "2 match: protocol is gomocup or gtp, not: protocol=uci" \
	"$(match -2 protocol=uci a b >"$2/match.err" 2>&1; echo "$? $(cat "$2/match.err")")"

# The time of an engine: wall-clock time and processor time, also of an engine that a shell started.
# timed PLAYER OPTION...: prints how PLAYER's game was lost
timed() {
	player=$1
	shift
	match -w 0 -g 1 -d 8 -2 timeout_turn=100 "$@" "match_player first" "$player" | sed -n 's/^game 1: //p; s/^wins/wins/p'
}
if [ -r "/proc/$$/task/$$/children" ]; then
	late="SECOND has lost: no answer within 0 ms of its time
wins 1, losses 0, draws 0, score 100.0 %"
	open="wins 0, losses 0, draws 1, score 50.0 %"
	result "by the wall clock a sleeper is late" "$late" "$(timed "match_player sleep")"
	result "by the processor it is not" "$open" "$(timed "match_player sleep" -c)"
	result "by the processor a worker is late" "$late" "$(timed "match_player work" -c)"
	result "started by a shell, too" "$late" "$(timed "match_player work; true" -c)"
	result "GTP: by the processor a sleeper is not late" "$open" "$(timed "match_player sleep gtp" -c -2 timeout_turn=100,protocol=gtp)"
	result "GTP: a worker is" "$late" "$(timed "match_player work gtp" -c -2 timeout_turn=100,protocol=gtp)"
fi

# With a limit of nodes the engine plays the same games in both protocols. Under GTP it may resign a few moves before
# the end.
# games INFO OPTION: prints the games of the engine with these settings against itself
games() {
	rm -f "$games"
	match -r renju -g 20 -j 2 -o tests/data/openings-renju.txt -l "$games" -1 "$1" "$renju $2 -N 100 -M 1" "$renju --gomocup -N 100 -M 1" |
		grep -e '^wins' -e '^lost'
	tail -n +2 "$games" | sort -n | cut -f 4,8 | cut -c 1-42
}
renju=$1
result "twenty games: --gtp plays as --gomocup" "$(games delay=0 --gomocup)" "$(games protocol=gtp --gtp)"

# A GTP program that nobody here wrote: it plays Go, on any empty point that is no suicide, and always loses.
gnugo=$(PATH=$PATH:/usr/games command -v gnugo)
if [ -n "$gnugo" ]; then
	result "GTP: GNU Go plays to the end" "wins 0, losses 2, draws 0, score 0.0 %
lost by faults: FIRST 0, SECOND 0" "$(match -n 9 -g 2 -1 protocol=gtp -2 protocol=gtp "$gnugo --mode gtp --level 1" "$renju --gtp -N 300 -M 1" |
		grep -e '^wins' -e '^lost')"
else
	echo "ok - match: # skipped, no gnugo"
fi

# A log that was cut short: its games are not played again, and the result is the same.
tail -n +2 "$log" | sort -n >"$2/match.whole"
head -c 9000 "$log" >"$2/match.part"
kept=$(wc -l <"$2/match.part")
match -r renju -j 2 -g 200 -l "$2/match.part" -o tests/data/openings-renju.txt "match_player first" "match_player last" >"$2/match.again"
result "a log is resumed" "$(grep -v '^slowest' "$2/match.out")" "$(grep -v '^slowest' "$2/match.again")"
result "and holds the same games" "$(cut -f 1-5,8 "$2/match.whole")" "$(tail -n +2 "$2/match.part" | sort -n | cut -f 1-5,8)"
result "and keeps the games that were there" "$(head -n "$kept" "$log")" "$(head -n "$kept" "$2/match.part")"
rm -f "$2/match.long"
match -w 0 -g 4 -l "$2/match.long" "match_player first" "match_player crash" >/dev/null
result "games after the last one are not counted" "2" \
	"$(match -w 0 -g 2 -l "$2/match.long" "match_player first" "match_player crash" | grep -c 'has lost')"
{ awk 'BEGIN { printf "#"; while (i++ < 300) printf "x"; print "" }' && echo h8i9; } >"$2/match.comment"
result "a comment in a file of openings may be long" "wins 1, losses 1, draws 0, score 50.0 %" \
	"$(match -g 2 -o "$2/match.comment" "match_player first" "match_player last" 2>&1 | grep '^wins')"
match -r renju -n 9 -l "$log" "match_player first" "match_player last" 2>"$2/match.err"
result "another match's log is refused" "2 match: another match is in: $log" "$? $(cat "$2/match.err")"

# Known results, all from a log: 60 pairs with 2 points, 100 with 1, 40 with 0.
{
	echo "# match freestyle 15 openings - plies 0: a [] against b []"
	awk 'BEGIN { for (pair = 0; pair < 200; pair++) for (game = 1; game <= 2; game++) {
		winner = pair < 60 ? 1 : pair < 160 ? game : 2
		printf "%d\tfreestyle\t15\tfirst:%s\t%s+five\tms:1:2\t-\tH8\n", 2 * pair + game, (game == 1 ? "B" : "W"),
			((winner == 1) == (game == 1) ? "B" : "W") } }'
} >"$2/match.known"
result "score, Elo and SPRT of known results" "freestyle, 15 x 15, 400 games
wins 220, losses 180, draws 0, score 55.0 %
pairs by points 0 40, 0.5 0, 1 100, 1.5 0, 2 60
Elo +35, 95 %: +1 to +69
SPRT +0.0 to +10.0: +1.01 of 2.94, open
lost by faults: FIRST 0, SECOND 0
slowest answers: FIRST 1 ms, SECOND 2 ms" "$(match -g 400 -s 0,10 -l "$2/match.known" a b)"
result "a test stops at its bound" "wins 8, losses 8, draws 0, score 50.0 %
SPRT +0.0 to +100.0: -3.14 of 2.94, FIRST is not better" \
	"$(match -g 100 -s 0,100 "match_player first" "match_player last" | grep -E '^(wins|SPRT)')"
exit $failed
