#!/bin/sh
# Matches, with players so simple that the games between them are known in advance: match.sh PROGRAM SCRATCH
set -u
renju=$1
games=$2/match.sgf
said=$2/match.said
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

# play OPTION... ENGINE...: plays a match. Its records are in $games, its messages in $said.
play() {
	"$renju" --match -T 60 "$@" >"$games" 2>"$said"
}
# ends: how the games ended, without repetitions
ends() {
	sed -n 's/^renju: [0-9.]*: .* \([01][-/].*\), [0-9]* plies.*$/\1/p' "$said" | sort -u
}
# column NAME NUMBER: a number of NAME's row of the table
column() {
	awk -v name="$1" -v column="$2" '$1 == "renju:" && $2 == name { print $(column + 1) }' "$said"
}

# faulty PLAYER JOBS: how PLAYER's games were lost, as Black and as White
faulty() {
	play --rounds=1 --margin=0.001 -j "$2" "match_player last" "name=bad $1"
	echo "$? $(ends)"
}
result "a crash loses" "1 0-1, crash
1-0, crash" "$(faulty "match_player crash" 2)"
result "no answer loses" "1 0-1, time
1-0, time" "$(faulty "time=0.2 match_player hang" 2)"
result "an occupied point loses" "1 0-1, illegal move
1-0, illegal move" "$(faulty "match_player occupied" 1)"
result "a point off the board loses" "1 0-1, illegal move
1-0, illegal move" "$(faulty "match_player outside" 1)"
result "a refusal loses" "1 0-1, illegal move
1-0, illegal move" "$(faulty "match_player refuse" 1)"
result "GTP: a crash loses" "1 0-1, crash
1-0, crash" "$(faulty "gtp match_player crash gtp" 2)"
result "GTP: no answer loses" "1 0-1, time
1-0, time" "$(faulty "time=0.2 gtp match_player hang gtp" 2)"
result "GTP: an occupied point loses" "1 0-1, illegal move
1-0, illegal move" "$(faulty "gtp match_player occupied gtp" 1)"
result "GTP: a refusal loses" "1 0-1, illegal move
1-0, illegal move" "$(faulty "gtp match_player refuse gtp" 1)"
result "GTP: resigning is no fault" "0 0-1, resignation
1-0, resignation" "$(faulty "gtp match_player resign gtp" 1)"
result "faults are counted" "2" "$(faulty "match_player crash" 1 >/dev/null; column bad 9)"
result "an engine that does not start is trouble" "2 bad: does not start, or does not answer" \
	"$(play "match_player last" "name=bad exit 3"; echo "$? $(sed -n 's/^renju: //p' "$said")")"
result "a draw by length" "1/2-1/2, plies" "$(play --rounds=1 --draw-after=7 "match_player last" "match_player swap"; ends)"
result "remarks before a move are passed over" "1-0, five" \
	"$(play --rounds=1 "match_player swap" "match_player talk"; ends)"

# Twenty openings, and their turned images: all games differ, and the referee agrees with every result.
for rule in freestyle standard renju; do
	play -r $rule -j 3 --rounds=100 --openings="tests/data/openings-$rule.txt" "match_player swap" "match_player last"
	result "$rule: the referee confirms 200 games" "200 CONFIRMED" \
		"$("$renju" -g "$games" | cut -f 5 | sort | uniq -c | sed 's/^ *//')"
	result "$rule: no two are alike" "0" "$("$renju" -g --to=compact "$games" | sort | uniq -d | wc -l | tr -d ' ')"
done

# SWAP2BOARD: each player puts three stones once. Between these players Black always wins.
# chosen FIRST SECOND: who wins as Black
chosen() {
	play --rounds=1 --openings=swap2 "match_player $1" "match_player $2"
	"$renju" -g -a black,white "$games" | cut -f 2,7,8
}
result "swap2: both swap" "WIN BLACK	b	a
WIN BLACK	a	b" "$(play --rounds=1 --openings=swap2 "name=a match_player swap" "name=b match_player swap"
	"$renju" -g -a black,white "$games" | cut -f 2,7,8)"
result "swap2: one swaps, one stays White" "WIN BLACK	swap	stay
WIN BLACK	swap	stay" "$(chosen swap stay)"
result "swap2: one adds two stones, and the other one stays White" "WIN BLACK	more	stay
WIN BLACK	more	stay" "$(chosen more stay)"
result "swap2: a player without SWAP2BOARD loses" "0-1, illegal move" \
	"$(play --rounds=1 --openings=swap2 "match_player swap" "match_player last"; ends)"
result "swap2 and GTP" "2 --openings=swap2: GTP has no such opening" \
	"$(play --openings=swap2 "match_player swap" "gtp match_player last gtp"; echo "$? $(sed -n '1s/^renju: //p' "$said")")"

# The schedule: all against all, or the first one against each other one.
# rounds OPTION...: the rounds of the games, with their players
rounds() {
	play "$@" "name=a match_player last" "name=b match_player last" "name=c match_player last"
	"$renju" -g -a round,black,white "$games" | cut -f 7-9 | tr '\t' ' '
}
result "all against all" "1.1.1 a b
1.1.2 b a
1.2.1 a c
1.2.2 c a
1.3.1 b c
1.3.2 c b" "$(rounds --rounds=1)"
result "a gauntlet" "1.1.1 a b
1.1.2 b a
1.2.1 a c
1.2.2 c a" "$(rounds --rounds=1 --gauntlet)"
result "equal names get numbers" "last last-2 last-3" \
	"$(play --rounds=1 "match_player last" "match_player last" "match_player last"; sed -n 's/^renju: \(last[^ ]*\) .*/\1/p' "$said" | tr '\n' ' ' | sed 's/ $//')"

# Records: what a program needs to know, in each format.
record() {
	play --rounds=1 --to="$1" "name=a match_player last" "name=b match_player crash"
}
result "SGF says how a game ended" "RE[B+F] RE[W+F]" "$(record sgf; sed 's/.*\(RE\[[^]]*\]\).*/\1/' "$games" | tr '\n' ' ' | sed 's/ $//')"
result "PGN says so, too" '[Termination "crash"]' "$(record pgn; sed -n '/^.Termination/p' "$games" | uniq)"
result "JSON has the comments" "crash" "$(record json; sed -n 's/.*, \([a-z ]*\)","labels.*/\1/p' "$games" | uniq)"

# A file of records: games in it are not played again. A record that was cut short is.
for to in sgf pgn json; do
	play --to=$to --rounds=3 "name=a match_player last" "name=b match_player swap"
	cp "$games" "$2/match.whole"
	head -c 700 "$games" >"$2/match.part"
	"$renju" --match --to=$to --rounds=3 --resume="$2/match.part" "name=a match_player last" "name=b match_player swap" 2>"$said"
	result "$to: a match goes on" "0 $("$renju" -g -a round,moves "$2/match.whole" | sort)" "$? $("$renju" -g -a round,moves "$2/match.part" | sort)"
	result "$to: and counts all games" "6" "$(column a 2)"
	cp "$2/match.part" "$2/match.kept"
	"$renju" --match --to=$to --rounds=3 --resume="$2/match.part" "name=a match_player last" "name=c match_player swap" 2>"$said"
	result "$to: games of other engines are refused" "2 --resume: game 1 is of other engines" "$? $(sed -n '1s/^renju: //p' "$said")"
	"$renju" --match -n 19 --to=$to --rounds=3 --resume="$2/match.part" "name=a match_player last" "name=b match_player swap" 2>"$said"
	result "$to: games on another board are refused" "2 --resume: game 1 has another rule, board or opening" "$? $(sed -n '1s/^renju: //p' "$said")"
	result "$to: and the file stays as it is" "" "$(cmp "$2/match.part" "$2/match.kept")"
done
"$renju" --match --resume="$1" "match_player last" "match_player last" 2>"$said"
result "a file without records is refused" "2" "$?"

# A match that is stopped ends its engines, and leaves whole records.
"$renju" --match --rounds=100000 "name=a match_player last" "name=b match_player swap" >"$games" 2>/dev/null &
match=$!
while [ "$(wc -l <"$games")" -lt 3 ]; do :; done
kill -TERM $match
wait $match
result "SIGTERM stops a match" "143" "$?"
result "its records are whole" "" "$("$renju" -g "$games" | cut -f 6 | grep -v -x -e -)"

# The sequential test, with one player always better.
result "the test stops the match" "E1 is accepted" \
	"$(play --sprt=0,100 --rounds=1000 "name=a match_player swap" "name=b match_player crash"; sed -n 's/^renju: SPRT.*: //p' "$said")"

# Settings of engines.
# refused DESCRIPTION: the message
refused() {
	play "$1" "match_player last"
	echo "$? $(sed -n '1s/^renju: //p' "$said")"
}
result "a bad setting" "2 --match: 'time=x' is no setting of an engine" "$(refused "time=x match_player last")"
result "no command" "2 --match: '' has no command" "$(refused "")"
result "GTP knows no nodes" "2 --match: GTP has no way to say nodes" "$(refused "gtp nodes=3 match_player last gtp")"
result "one engine" "2 --match: needs 2 to 64 engines, not 1" "$(play "match_player last"; echo "$? $(sed -n '1s/^renju: //p' "$said")")"
play -v --rounds=1 --draw-after=1 "name=\"my engine\" nodes=5 depth=3 memory=2 threads=4 info:a=\"b c\" match_player last" "time=2 match=9 inc=0.5 match_player last"
result "settings are sent" "START 15
INFO rule 0
INFO max_node 5
INFO max_depth 3
INFO max_memory 2097152
INFO thread_num 4
INFO a b c
ABOUT" "$(sed -n 's/^renju: my engine< //p' "$said" | grep -v time | sed -n 1,8p)"
result "times are sent" "INFO timeout_turn 2000
INFO timeout_match 9000
INFO time_left 9000
INFO time_increment 500" "$(sed -n 's/^renju: < \(INFO ti\)/\1/p' "$said" | sed -n 1,4p)"
result "this program is an engine" "0 4 OPEN" \
	"$(play --rounds=2 --draw-after=6 -N 20 "name=a self" "name=b gtp self -N 20"; echo "$? $("$renju" -g "$games" | cut -f 5 | sort | uniq -c | sed 's/^ *//')")"
exit $failed
