#!/bin/sh
# Matches, with players so simple that the games between them are known in advance: match.sh PROGRAM SCRATCH
set -u
# --cpu loads a library before that of a sanitizer.
ASAN_OPTIONS=verify_asan_link_order=0:${ASAN_OPTIONS-}
export ASAN_OPTIONS
renju=$1
scratch=$2
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
result "half a line loses" "1 0-1, time
1-0, time" "$(faulty "time=0.2 match_player half" 2)"
result "remarks without end lose" "1 0-1, time
1-0, time" "$(faulty "time=0.2 match_player remarks" 2)"
result "bytes without end lose" "1 0-1, illegal move
1-0, illegal move" "$(faulty "match_player flood" 1)"
result "a remark that never ends loses" "1 0-1, time
1-0, time" "$(faulty "time=0.2 match_player endless" 2)"
result "a second answer loses" "1 0-1, illegal move
1-0, illegal move" "$(faulty "match_player twice" 1)"
result "GTP: so it does" "1 0-1, illegal move
1-0, illegal move" "$(faulty "gtp match_player twice gtp" 1)"
play --rounds=1 --draw-after=6 "match_player last" "time=5 pause=0.5 match_player deaf"
result "after a pause an engine listens again" "1/2-1/2, plies" "$(ends)"
result "answers before any question lose" "1 0-1, illegal move
1-0, illegal move" "$(faulty "printf 'OK\nname=\"x\"\n0,0\n1,0\n'; exec tail -f /dev/null" 1)"
result "what was refused is shown, without escapes" "0,0 ?[1m;" \
	"$(play --rounds=1 "name=a printf 'OK\nname=x\n0,0 \033[1m;\n'; exec tail -f /dev/null" "match_player last"; sed -n 's/^renju: 1.1.1.* plies: //p' "$said")"
result "an engine need not know ABOUT" "0" "$(play --rounds=1 --draw-after=1 "match_player last" \
	"printf 'OK\nUNKNOWN\n'; while read a; do [ \"\$a\" != BEGIN ] || echo 0,0; done"; echo $?)"
# A player that has no answer to ABOUT, and one whose answer has no "=": they are asked at their first start.
play -v --rounds=1 --draw-after=1 "name=known match_player last" \
	"name=silent printf 'OK\n'; while read a; do [ \"\$a\" != BEGIN ] || echo 0,0; done" \
	"name=other printf 'OK\n'; while read a; do case \$a in ABOUT) echo engine ;; BEGIN) echo 0,0 ;; esac; done"
result "who does not answer ABOUT is asked once, others at each start" "1/2-1/2, plies
known< 5
other< 1
silent< 1" "$(ends
	awk '$3 == "ABOUT" { asked[$2]++ } END { for (name in asked) print name, asked[name] }' "$said" | sort)"
result "faults are counted" "2" "$(faulty "match_player crash" 1 >/dev/null; column bad 9)"
result "an engine that does not start is trouble" "2 bad: does not start, or does not answer" \
	"$(play "match_player last" "name=bad exit 3"; echo "$? $(sed -n 's/^renju: //p' "$said")")"
result "self has a name, too, if it does not start" "2 self: does not start, or does not answer" \
	"$(play -n 4 "self -N 5" self; echo "$? $(sed -n 's/^renju: //p' "$said")")"
result "a draw by length" "1/2-1/2, plies" "$(play --rounds=1 --draw-after=7 "match_player last" "match_player swap"; ends)"
result "remarks before a move are passed over" "1-0, five" \
	"$(play --rounds=1 "match_player swap" "match_player talk"; ends)"
result "so is a long one, to its end" "1-0, five" "$(play --rounds=1 "match_player swap" "match_player long"; ends)"
result "GTP: a long remark is passed over" "1-0, five" \
	"$(play --rounds=1 "match_player swap" "gtp match_player long gtp"; ends)"

# The time of an engine: by the wall clock, and by the processor, also of an engine that a shell started.
# timed ENGINE OPTION...: how ENGINE's first game ended
timed() {
	timed=$1
	shift
	play --rounds=1 --draw-after=8 --margin=0.001 "$@" "match_player last" "name=bad $timed"
	ends | head -n 1
}
if [ -r "/proc/$$/task/$$/children" ] && [ -f "${renju%/*}/renju-clock.so" ]; then
	result "by the wall clock a sleeper is late" "0-1, time" "$(timed "time=0.1 match_player sleep")"
	result "by the processor it is not" "1/2-1/2, plies" "$(timed "time=0.1 match_player sleep" --cpu)"
	result "by the processor a worker is late" "0-1, time" "$(timed "time=0.1 match_player work" --cpu)"
	result "so is one that works in a child" "0-1, time" "$(timed "time=0.1 match_player work; true" --cpu)"
	result "GTP: by the processor a sleeper is not late" "1/2-1/2, plies" "$(timed "time=0.1 gtp match_player sleep gtp" --cpu)"
	result "GTP: a worker is" "0-1, time" "$(timed "time=0.1 gtp match_player work gtp" --cpu)"
	result "an engine without the library is refused" "2 --cpu: bad does not load the library; is it linked statically?" \
		"$(play --cpu "match_player last" "name=bad LD_PRELOAD= match_player last"; echo "$? $(sed -n 's/^renju: //p' "$said")")"
fi
# A copy of the program has no library beside it, and a name that a shell must not read.
cp "$renju" "$scratch/it's alone"
result "self is this program, whatever its name" "0" "$("$scratch/it's alone" --match -N 1 --rounds=1 --draw-after=2 self self >"$games" 2>"$said"; echo $?)"
result "--cpu without the library" "2 --cpu" "$("$scratch/it's alone" --match --cpu a b 2>&1 | sed -n 's/^renju: \(--cpu\):.*/2 \1/p')"

# With a limit of nodes the engine plays the same games in both protocols. Under GTP it may resign a few moves before
# the end.
# games_of SETTINGS OPTIONS: the games of the engine with these settings against itself
games_of() {
	play -r renju --rounds=5 -j 2 --openings=tests/data/openings-renju.txt "name=a $1 self $2" "name=b time=60 self -N 100 -M 1"
	echo "$?"
	"$renju" -g -a round,moves "$games" | cut -f 4,7,8 | cut -c 1-50 | sort
}
result "ten games: GTP plays as Gomocup" "$(games_of time=60 "-N 100 -M 1")" "$(games_of "time=60 gtp" "-N 100 -M 1")"

# A GTP program that nobody here wrote: it plays Go, on any empty point that is no suicide, and always loses.
gnugo=$(PATH=$PATH:/usr/games command -v gnugo)
if [ -n "$gnugo" ]; then
	result "GNU Go plays to the end" "0 0 2 0" "$(play -n 9 --rounds=1 "name=go gtp $gnugo --mode gtp --level 1" "gtp self -N 300 -M 1"
		echo "$? $(column go 3) $(column go 5) $(column go 9)")"
else
	echo "ok - match: # skipped, no gnugo"
fi

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
result "swap2: one adds two stones, and the other one swaps" "WIN BLACK	swap	more
WIN BLACK	swap	more" "$(chosen swap more)"
result "swap2: a player without SWAP2BOARD loses, whichever color it came with" "0-1, illegal move
1-0, illegal move" \
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

# Openings in a random order: each of the 15 comes once before any comes again, and then turned.
printf '%sa15\n' a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 >"$scratch/match.openings"
# drawn ROUNDS [FILE]: plays so many rounds, or goes on from FILE; the openings of all rounds
drawn() {
	play --rounds="$1" --draw-after=1 --order=random --openings="$scratch/match.openings" ${2:+"--resume=$2"} \
		"name=a match_player last" "name=b match_player last" || echo "status $?, $(sed -n 's/^renju: //p' "$said")"
	"$renju" -g -a moves "${2:-$games}" | cut -f 7 | sed 'n; d'
}
all=$(drawn 20)
result "a random order has every opening once" "15" "$(echo "$all" | head -n 15 | sort -u | grep -c '^[a-o]1 a15$')"
result "a short match draws from the whole file" "$(echo "$all" | head -n 5)" "$(drawn 5)"
drawn 5 "$scratch/match.drawn" >/dev/null
result "a match with a random order goes on with more rounds" "$all" "$(drawn 20 "$scratch/match.drawn")"

# Records: what a program needs to know, in each format.
record() {
	play --rounds=1 --to="$1" "name=a match_player last" "name=b match_player crash"
}
result "SGF says how a game ended" "RE[B+F] RE[W+F]" "$(record sgf; sed 's/.*\(RE\[[^]]*\]\).*/\1/' "$games" | tr '\n' ' ' | sed 's/ $//')"
result "PGN says so, too" '[Termination "crash"]' "$(record pgn; sed -n '/^.Termination/p' "$games" | uniq)"
result "JSON has the comments" "crash" "$(record json; sed -n 's/.*, \([a-z ]*\)","labels.*/\1/p' "$games" | uniq)"

result "a comment has value, depth, time and nodes" "+12/9 34n" "$(play --rounds=1 --draw-after=1 "match_player talk" "match_player last"
	sed -n '1s/.*\[\([^ ]*\) [0-9.]*s \([^ ]*\), plies.*/\1 \2/p' "$games")"

# sized SIZE TO: the status of a match of one move on a board of this size, the reason, and the size in the record
sized() {
	play -n "$1" --to="$2" --rounds=1 --draw-after=1 "match_player last" "match_player last"
	echo "$? $(sed -n '1s/^renju: --//p' "$said")$([ ! -s "$games" ] || "$renju" -g -a size "$games" | cut -f 7 | uniq)"
}
result "SGF has boards up to 52" "0 52" "$(sized 52 sgf)"
result "a larger board is refused" "2 size: '53' is not 1 to 52, the sizes of SGF; use --to=pgn or --to=json" "$(sized 53 sgf)"
result "PGN and JSON have them" "0 99 0 99" "$(sized 99 pgn) $(sized 99 json)"

# A file of records: games in it are not played again. A record that was cut short is.
for to in sgf pgn json; do
	play --to=$to --rounds=3 "name=a match_player last" "name=b match_player swap"
	cp "$games" "$2/match.whole"
	head -c 700 "$games" >"$2/match.part"
	"$renju" --match --to=$to --rounds=3 --resume="$2/match.part" "name=a match_player last" "name=b match_player swap" 2>"$said"
	result "$to: a match goes on" "0 $("$renju" -g -a round,moves "$2/match.whole" | sort)" "$? $("$renju" -g -a round,moves "$2/match.part" | sort)"
	result "$to: and counts all games" "6" "$(column a 2)"
	awk '{ printf "%s\r\n", $0 }' "$2/match.whole" >"$2/match.kept"
	"$renju" --match --to=$to --rounds=3 --resume="$2/match.kept" "name=a match_player last" "name=b match_player swap" 2>"$said"
	result "$to: also if its lines end in CR LF" "0 6" "$? $(column a 2)"
	cp "$2/match.part" "$2/match.kept"
	"$renju" --match --to=$to --rounds=3 --resume="$2/match.part" "name=a match_player last" "name=c match_player swap" 2>"$said"
	result "$to: games of other engines are refused" "2 --resume: game 1 is of other engines" "$? $(sed -n '1s/^renju: //p' "$said")"
	"$renju" --match -n 19 --to=$to --rounds=3 --resume="$2/match.part" "name=a match_player last" "name=b match_player swap" 2>"$said"
	result "$to: games on another board are refused" "2 --resume: game 1 has another rule, board or opening" "$? $(sed -n '1s/^renju: //p' "$said")"
	result "$to: and the file stays as it is" "" "$(cmp "$2/match.part" "$2/match.kept")"
done
play -r renju --rounds=2 "name=a match_player last" "name=b match_player swap"
result "another rule is refused" "2 --resume: game 1 has another rule, board or opening" \
	"$("$renju" --match --rounds=2 --resume="$games" "name=a match_player last" "name=b match_player swap" 2>&1 | sed -n 's/^renju: /2 /p')"
result "fewer rounds, too" "2 --resume: game 3 is none of this match" \
	"$("$renju" --match -r renju --rounds=1 --resume="$games" "name=a match_player last" "name=b match_player swap" 2>&1 | sed -n 's/^renju: /2 /p')"
# damaged SED TEXT: goes on from a file with a change and TEXT at its end, which stays; says where it is wrong
damaged() {
	{
		sed "$1" "$games"
		printf %s "$2"
	} >"$scratch/match.damaged"
	cp "$scratch/match.damaged" "$scratch/match.kept"
	"$renju" --match -r renju --rounds=2 --resume="$scratch/match.damaged" "name=a match_player last" "name=b match_player swap" 2>&1 |
		sed -n 's/^renju: .* is damaged.*game/2/p; s/^renju: --resume: game/2/p'
	cmp "$scratch/match.damaged" "$scratch/match.kept"
}
result "a record without its end is damage" "2 3 is none of this match" "$(damaged '3s/..$//' '')"
result "so is a line that is no record" "2 4" "$(damaged '' 'no record
')"
result "and bytes after the last one" "2 4" "$(damaged '' no)"
result "and a move that cannot be" "2 2 is none of this match" "$(damaged '2s/;W\[..\]/;W[zz]/' '')"
result "and a game that stands there twice" "2 3 stands there twice" "$(damaged '3s/RO.[0-9.]*/RO[1.1.1/' '')"
# The record tells how long its opening was: the moves of engines have comments. These players put stones from A15 on.
echo h8h9g7 >"$scratch/match.short"
echo h8h9g7g9 >"$scratch/match.long"
echo a15b15c15 >"$scratch/match.row"
# reopened TO OPENINGS OPENINGS [PLAYER]: plays a round with an opening, or without; then tries a second one with
# another opening. Says the status, the refusal, the games of the first engine, and whether the file was kept.
reopened() {
	play --to="$1" --rounds=1 --draw-after=8 ${2:+"--openings=$2"} "name=a match_player stay" "name=b ${4-match_player stay}"
	cp "$games" "$scratch/match.kept"
	"$renju" --match --to="$1" --rounds=2 --draw-after=8 ${3:+"--openings=$3"} --resume="$games" \
		"name=a match_player stay" "name=b ${4-match_player stay}" 2>"$said"
	echo "$? $(sed -n 's/^renju: --resume: //p' "$said")$(column a 2)$(cmp -s "$games" "$scratch/match.kept" && echo ", kept")"
}
for to in sgf pgn json; do
	refusal="2 game 1 has another rule, board or opening, kept"
	result "$to: a longer opening is refused" "$refusal" "$(reopened $to "$scratch/match.long" "$scratch/match.short")"
	result "$to: so is one that was none" "$refusal" "$(reopened $to "" "$scratch/match.row")"
	result "$to: and none after one" "$refusal" "$(reopened $to "$scratch/match.short" "")"
	result "$to: and swap2 after none" "$refusal" "$(reopened $to "" swap2)"
	result "$to: and none after swap2" "$refusal" "$(reopened $to swap2 "")"
	result "$to: the same opening goes on" "0 4" "$(reopened $to "$scratch/match.long" "$scratch/match.long")"
	for player in "match_player swap" "match_player more" "match_player stay"; do
		result "$to: swap2 goes on, $player" "0 4" "$(reopened $to swap2 swap2 "$player")"
	done
	result "$to: swap2 goes on after its refusal" "1 4" "$(reopened $to swap2 swap2 "match_player last")"
	for player in "match_player crash" "match_player occupied" "printf 'OK\nname=x\n'"; do
		result "$to: so does a match after a fault, ${player%%\\*}" "1 4" "$(reopened $to "$scratch/match.row" "$scratch/match.row" "$player")"
	done
done
echo a1c1e1g1i1k1m1o1a3 >"$scratch/match.long"
result "a match goes on that ends in its opening" "0 4" "$(reopened sgf "$scratch/match.long" "$scratch/match.long")"
"$renju" --match --resume="$1" "match_player last" "match_player last" 2>"$said"
result "a file without records is refused" "2" "$?"

# A match goes on from its own file, whatever its engines are called.
# called TO ENGINE: plays a round, and goes on to a second one; the status, and the name of ENGINE
called() {
	play --to="$1" --rounds=1 --draw-after=1 "$2" "name=other match_player last"
	"$renju" --match --to="$1" --rounds=2 --draw-after=1 --resume="$games" "$2" "name=other match_player last" 2>"$said"
	echo "$? $(sed -n 's/^renju: 2.1.1: \(.*\) - other .*/\1/p' "$said")"
}
# about ANSWER: an engine that answers ABOUT so
about() {
	printf '%s' "printf 'OK\\n$1\\n'; while read a; do [ \"\$a\" != BEGIN ] || echo 0,0; done"
}
gtp="while read a b; do case \$a in name) echo '= 引擎 1 ' ;; genmove) echo '= a1' ;; *) echo '=' ;; esac; done"
for to in sgf pgn json; do
	result "$to: a NAME has no blanks at its ends" "0 Foo" "$(called $to 'name=" Foo " match_player last')"
	result "$to: nor has a name in quotes" "0 Foo" "$(called $to "$(about 'name="Foo "')")"
	result "$to: nor one without them" "0 Foo Bar" "$(called $to "$(about 'name=Foo Bar , x=1')")"
	result "$to: a name may be Chinese" "0 引擎 甲" "$(called $to "$(about 'name="引擎 甲"')")"
	result "$to: GTP: it may, too" "0 引擎 1" "$(called $to "gtp $gtp")"
	for name in - '?' '??' '' ' '; do
		result "$to: an engine cannot be called '$name'" "0 printf" "$(called $to "$(about "name=\"$name\"")")"
	done
done
result "bytes that are no UTF-8 become ?" "0 a?" "$(called sgf "$(about 'name="a\377"')")"
tens=éééééééééé
result "a long name is cut between characters" "0 $tens$tens${tens}é" "$(called sgf "$(about "name=\"$tens$tens${tens}éé\"")")"
result "and has no blank there" "0 $tens$tens" "$(called sgf "$(about "name=\"$tens$tens                       x\"")")"

# A match that is stopped ends its engines, and leaves whole records.
: >"$games"
"$renju" --match --rounds=100000 "name=a match_player last" "name=b match_player swap" >"$games" 2>/dev/null &
match=$!
while [ "$(wc -l <"$games")" -lt 3 ]; do :; done
kill -TERM $match
wait $match
result "SIGTERM stops a match" "143" "$?"
result "its records are whole" "" "$("$renju" -g "$games" | cut -f 6 | grep -v -x -e -)"

# No engine, and nothing that it has started, outlives the manager: they have its stderr, of which cat waits for the end.
# shellcheck disable=SC2016 # the inner shell expands it
[ ! -r "/proc/$$/environ" ] || result "a match ends its engines' children" "0" "$(limit 60 sh -c '"$1" --match --rounds=1 "match_player last" "name=bad match_player family" 2>&1 >/dev/null | cat >/dev/null; echo 0' sh "$renju")"
for signal in 15 2 3 1 9; do
	# Under nohup a match ignores SIGHUP, as all do.
	# shellcheck disable=SC2016 # the shell that ends says nothing
	[ -z "$(sh -c 'ulimit -c 0; kill -'$signal' $$; echo ignored' 2>/dev/null)" ] || continue
	# An engine that never reads is not ended by the end of its input. After SIGKILL nothing else can end one.
	player='sleep 600'
	[ $signal != 9 ] || player='match_player last'
	# shellcheck disable=SC2016 # so it does here
	{
		limit 60 sh -c '
			ulimit -c 0 # SIGQUIT leaves no core
			while [ ! -e "$3" ]; do :; done && kill -$4 $$ &
			exec "$1" --match -T 60 --rounds=100000 "name=a touch \"$3\"; $2" "name=b match_player last" 2>&1 >/dev/null
		' sh "$renju" "$player" "$scratch/match.$signal" $signal
		echo "$?" >"$scratch/match.status"
	} 2>/dev/null | limit 60 cat >/dev/null
	result "signal $signal ends the match, and the engines" "0 $((128 + signal))" "$? $(cat "$scratch/match.status")"
done

# A file in use.
"$renju" --match --rounds=100000 --resume="$2/match.used" "name=a match_player last" "name=b match_player swap" 2>/dev/null &
match=$!
while [ ! -s "$2/match.used" ]; do :; done
result "a file that is in use is refused" "2 in use" \
	"$("$renju" --match --rounds=100000 --resume="$2/match.used" "name=a match_player last" "name=b match_player swap" 2>&1 | sed -n 's/.*\(in use\)/2 \1/p')"
kill -TERM $match
wait $match

# Known results, all from a file: 60 pairs with 2 points, 100 with 1, 40 with 0.
awk 'BEGIN {
	for (pair = 0; pair < 200; pair++)
		for (game = 0; game < 2; game++) {
			winner = "a"
			if (pair >= 160 || (pair >= 60 && game == 1))
				winner = "b"
			black = game == 0 ? "a" : "b"
			printf "(;FF[4]GM[4]SZ[15]RU[freestyle]RO[%d.1.%d]PB[%s]PW[%s]RE[%s])\n", pair + 1, game + 1, black,
				(game == 0 ? "b" : "a"), (winner == black ? "B+" : "W+")
		}
}' >"$2/match.known"
result "score, Elo and SPRT of known results" "a 400 220 0 180 55.0 % +35 +-34
b 400 180 0 220 45.0 % -35 +-34
pairs by points of a: 0 40, 0.5 0, 1 100, 1.5 0, 2 60
SPRT +1.01 of 2.94: open" "$("$renju" --match --rounds=200 --sprt=0,10 --resume="$2/match.known" "name=a match_player last" "name=b match_player last" 2>&1 |
	sed -n 's/^renju: //; s/  */ /g; s/ 0 0.00 s -$//; 2,$p')"

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
for name in - '?' '??' ''; do
	result "a NAME that records cannot keep, '$name'" "2 --match: 'name=$name' is no name for a record; use 1 to 63 bytes, and not only '-' or '?'" \
		"$(refused "name=\"$name\" match_player last")"
done
result "no command" "2 --match: '' has no command" "$(refused "")"
result "GTP knows no nodes" "2 --match: GTP has no way to say nodes" "$(refused "gtp nodes=3 match_player last gtp")"
result "GTP knows no limit for a move beside that for a game" "2 --match: GTP has no way to say time + match" \
	"$(refused "match=9 gtp time=2 match_player last gtp")"
# told SETTINGS: what a GTP engine with these settings is told about time before its first move
told() {
	play -v --rounds=1 --draw-after=1 "name=a $1 gtp match_player last gtp" "match_player last"
	echo "$? $(sed -n 's/^renju: a< time_//p' "$said" | sort -u | paste -s -d , -)"
}
result "GTP: a limit for a move" "0 left black 2 1,settings 0 2 1" "$(told time=2)"
result "GTP: -T is no limit beside one for a game" "0 left black 9 0,settings 9 0 0" "$(told match=9)"
result "one engine" "2 --match: needs 2 to 64 engines, not 1" "$(play "match_player last"; echo "$? $(sed -n '1s/^renju: //p' "$said")")"
play -v --rounds=1 --draw-after=1 "name=\"my engine\" nodes=5 depth=3 memory=2 threads=4 info:a=\"b c\" match_player last" "time=2 match=9 inc=0.5 match_player last"
result "settings are sent" "START 15
ABOUT
INFO rule 0
INFO max_node 5
INFO max_depth 3
INFO max_memory 2097152
INFO thread_num 4
INFO a b c" "$(sed -n 's/^renju: my engine< //p' "$said" | grep -v time | sed -n 1,8p)"
result "times are sent" "INFO timeout_turn 2000
INFO timeout_match 9000
INFO time_left 9000
INFO time_increment 500" "$(sed -n 's/^renju: last< \(INFO ti\)/\1/p' "$said" | sed -n 1,4p)"
result "the margin is there once for a clock of the game" "0-1, time
1-0, time" "$(play --rounds=1 --margin=0.6 --draw-after=20 "name=a match=0.1 match_player sleep" "match_player last"; ends)"

# left OPENINGS SETTINGS [PROTOCOL]: the seconds left before each move of an engine that gets 900, and 50 after
# each move, rounded up to 50. Gomocup's protocol also says them after START.
left() {
	play -v --rounds=1 --draw-after=9 --openings="$1" "name=a match=900 inc=50 $2 match_player stay ${3-}" \
		"match_player stay"
	awk '$2 == "a<" && /time_left/ { print 50 * int(($5 / ($3 == "INFO" ? 1000 : 1) + 49.999) / 50) }' "$said" |
		paste -s -d ' ' -
}
echo h8i9j7k7 >"$scratch/match.openings"
result "no increment for the stones of an opening" "900 900 900 950 1000 900 900 950" "$(left "$scratch/match.openings" "")"
result "GTP: nor there" "900 950 1000 900 950" "$(left "$scratch/match.openings" gtp gtp)"
result "swap2: nor for those that the engines put" "900 900 900 950 1000 900 900 950" "$(left swap2 "")"
result "this program is an engine" "0 4 OPEN" \
	"$(play --rounds=2 --draw-after=6 -N 20 "name=a self" "name=b gtp self -N 20"; echo "$? $("$renju" -g "$games" | cut -f 5 | sort | uniq -c | sed 's/^ *//')")"
exit $failed
