#!/bin/sh
# The Gomocup front end during a search, and whole games: gomocup.sh PROGRAM SCRATCH
# Time limits are generous: what takes a fraction of a second here would take an hour if it went wrong.
# shellcheck disable=SC2317 # gives calls functions by their names
set -u
renju=$1
scratch=$2/gomocup
mkdir -p "$scratch"
failed=0
long='--gomocup -D 200 -T 3600'
start='START 15\nBOARD\n7,7,1\n8,8,2\n6,8,1\n8,6,2\nDONE\n'

# result NAME WANTED GOT
result() {
	if [ "$2" = "$3" ]; then
		echo "ok - gomocup: $1"
	else
		printf 'not ok - gomocup: %s\n#   wanted: %s\n#   got: %s\n' "$1" "$2" "$3"
		failed=1
	fi
}

# gives NAME WANTED COMMAND...: like result, with what COMMAND prints. COMMAND runs in this shell: in a command
# substitution ksh cannot wait for a process, and a FIFO opened there gets nothing.
gives() {
	name=$1 wanted=$2
	shift 2
	"$@" >"$scratch/given"
	result "$name" "$wanted" "$(cat "$scratch/given")"
}

# think INPUT LINES: starts a search and sends INPUT a little later. Prints the answers, X,Y for a point, and the exit
# status. The input stays open until there are LINES lines of answers.
think() {
	rm -f "$scratch/fifo"
	mkfifo "$scratch/fifo"
	# shellcheck disable=SC2086
	"$renju" $long >"$scratch/answer" <"$scratch/fifo" &
	exec 3>"$scratch/fifo"
	# shellcheck disable=SC2059
	printf "$start" >&3
	sleep 0.3
	# shellcheck disable=SC2059
	printf "$1" >&3
	tries=0
	while [ "$(wc -l <"$scratch/answer")" -lt "$2" ] && [ $tries -lt 6000 ]; do
		sleep 0.05
		tries=$((tries + 1))
	done
	[ $tries -lt 6000 ] || echo late >>"$scratch/answer"
	exec 3>&-
	wait $!
	echo "status $?" >>"$scratch/answer"
	sed 's/^[0-9]*,[0-9]*$/X,Y/' "$scratch/answer" | tr '\n' ' ' | sed 's/ $//'
}

gives "END ends the search" "OK X,Y status 0" think 'END\n' 2
gives "the end of input ends the search" "OK X,Y status 0" think '' 1
gives "less time ends the search" "OK X,Y status 0" think 'INFO timeout_turn 1\n' 2
gives "ABOUT is answered during the search" 'OK name="renju", version="0.2" X,Y status 0' think 'ABOUT\n' 2
gives "INFO that changes nothing ends nothing" 'OK name="renju", version="0.2" X,Y status 0' \
	think 'INFO game_type 1\nINFO timeout_match 0\nABOUT\n' 2
gives "any other command ends the search, and is obeyed" "OK X,Y OK OK status 0" think 'RESTART\nSTART 20\n' 4
gives "a line that is too long does too" "OK X,Y ERROR the line is too long OK status 0" \
	think "$(awk 'BEGIN { for (i = 0; i < 9000; i++) printf "x" }')\nRESTART\n" 4
gives "a new game has the time of a whole match again" "OK X,Y OK X,Y status 0" \
	think 'INFO timeout_match 1\nINFO time_left 2147483647\nRESTART\nBOARD\n7,7,1\n8,8,2\n6,8,1\n8,6,2\nDONE\n' 4

# pester: sends the same INFO every 0.05 seconds, for ten seconds or until there is an answer.
pester() {
	rm -f "$scratch/fifo" "$scratch/answer"
	mkfifo "$scratch/fifo"
	: >"$scratch/answer"
	# shellcheck disable=SC2086
	"$renju" $long <"$scratch/fifo" >>"$scratch/answer" &
	exec 3>"$scratch/fifo"
	# shellcheck disable=SC2059
	printf "INFO timeout_turn 500\n$start" >&3
	times=0
	while [ "$(wc -l <"$scratch/answer")" -lt 2 ] && [ "$times" -lt 200 ]; do
		sleep 0.05
		printf 'INFO timeout_turn 500\n' >&3
		times=$((times + 1))
	done
	exec 3>&-
	wait $!
	[ "$times" -lt 200 ] && echo answered
}
gives "INFO does not restart the clock of the answer" answered pester

# converse COMMAND...: sends each command after the answer to the last one, under max_node. Prints the last answer.
converse() {
	rm -f "$scratch/fifo" "$scratch/back"
	mkfifo "$scratch/fifo" "$scratch/back"
	"$renju" --gomocup <"$scratch/fifo" >"$scratch/back" &
	exec 3>"$scratch/fifo" 4<"$scratch/back"
	printf 'INFO max_node 5000\nINFO timeout_turn 3600000\nSTART 15\n' >&3
	read -r answer <&4
	for command; do
		echo "$command" >&3
		read -r answer <&4
	done
	exec 3>&- 4<&-
	wait $!
	echo "$answer"
}
converse 'TURN 7,7' >"$scratch/first"
gives "a new game does not use the table of the last one" "$(cat "$scratch/first")" converse BEGIN RESTART 'TURN 7,7'

# A win by four fours and then a five: without a search the program would play elsewhere.
fours='BOARD\n9,8,1\n12,11,1\n11,8,1\n10,7,1\n10,12,1\n11,9,1\n11,14,1\n9,10,1\n10,10,1\n12,7,1\n11,7,1\n8,9,1
11,10,2\n11,11,2\n12,10,2\n13,9,2\n11,12,2\n11,13,2\n11,6,2\n9,9,2\n10,8,2\n10,9,2\n13,7,2\n13,10,2\nDONE\n'
think "$fours" 3 >"$scratch/points"
result "after an ended search the next one is complete" 7,10 "$(sed -n 3p "$scratch/answer")"
long='--gomocup -N 20000'
think "$fours" 3 >"$scratch/points"
result "without time limits no answer is hasty" 7,10 "$(sed -n 3p "$scratch/answer")"

# Without a clock the same input gets the same answers. No later command, END or end of input cuts an answer short.
printf 'START 15\nBEGIN\nTURN 8,8\nINFO max_node 3000\nTURN 9,6\nABOUT\nTURN 5,5\nFROBNICATE\nINFO timeout_turn 100000\nRESTART\n' >"$scratch/piped"
printf 'START 15\nTURN 7,7\nINFO timeout_turn 0\nINFO timeout_turn 1\nABOUT\n' >"$scratch/info"
# once OPTION...: prints the checksum of the output for standard input, its number of lines, and the exit status
once() {
	"$renju" --gomocup "$@" >"$scratch/once"
	status=$?
	echo "$(cksum <"$scratch/once"): $(grep -c '' "$scratch/once") lines, status $status"
}
outputs() { sort -u | sed 's/.*: //'; } # a line for each different one
# repeat RUNS SCRIPT OPTION...: prints the different outputs of the runs, with the script from a pipe.
repeat() {
	runs=$1
	file=$2
	shift 2
	while [ "$runs" -gt 0 ]; do
		# shellcheck disable=SC2002
		cat "$file" | once "$@"
		runs=$((runs - 1))
	done | outputs
}
slowly() { # SCRIPT NODES: the output when commands come during searches
	while read -r line; do
		echo "$line"
		sleep 0.02
	done <"$1" | once -N "$2"
}
result "-N: the same answers every time" "8 lines, status 0" "$(repeat 4 "$scratch/piped" -N 8000)"
result "-N, hard: the same answers every time" "8 lines, status 0" "$(repeat 2 "$scratch/piped" -N 30000 -B hard)"
result "-D: the same answers every time" "8 lines, status 0" "$(repeat 2 "$scratch/piped" -D 6)"
for later in END '' RESTART 'INFO timeout_turn 0' ABOUT 'INFO timeout_turn 1\nEND'; do
	# shellcheck disable=SC2059
	result "-N: a later command waits: ${later%%\\*}" 7,10 \
		"$(printf "START 15\n$fours$later\n" | "$renju" --gomocup -N 20000 | sed -n 2p)"
done
(while :; do :; done) &
burners=$!
(while :; do :; done) &
burners="$burners $!"
result "-N: the same answers under load" "8 lines, status 0" "$(repeat 2 "$scratch/piped" -N 8000)"
# shellcheck disable=SC2086
kill $burners
result "-N: input during the search waits" "3 lines, status 0" \
	"$({ once -N 50000 <"$scratch/info"; slowly "$scratch/info" 50000; } | outputs)"
long='--gomocup -N 4000000000'
gives "-N: END during the search ends it" "OK X,Y status 0" think 'END\n' 2

# orphan: input and output are closed during a search, as when a manager dies.
orphan() {
	rm -f "$scratch/fifo" "$scratch/back"
	mkfifo "$scratch/fifo" "$scratch/back"
	"$renju" --gomocup -N 4000000000 <"$scratch/fifo" >"$scratch/back" &
	exec 3>"$scratch/fifo" 4<"$scratch/back"
	printf 'START 15\nTURN 7,7\n' >&3
	read -r _ <&4
	sleep 0.3
	exec 3>&- 4<&-
	for _ in $(seq 3000); do
		kill -0 $! 2>/dev/null || break
		sleep 0.1
	done
	kill $! 2>/dev/null && echo "still thinking"
	wait $!
}
gives "-N: the search ends when nobody can read the answer" "" orphan

# A single point stops a five: with a minute for the move it is played at once.
for machine in engine hard minimax; do
	long="--gomocup -T 60 -B $machine"
	began=$(date +%s)
	think 'BOARD\n3,3,2\n4,3,2\n5,3,2\n6,3,2\n2,3,1\n9,9,1\n10,8,1\nDONE\n' 3 >"$scratch/points"
	took=$(($(date +%s) - began))
	result "$machine: an only move" 7,3 "$(sed -n 3p "$scratch/answer")"
	result "$machine: an only move is played at once" yes "$([ "$took" -lt 12 ] && echo yes || echo "$took s")"
done

# The time of a whole match if the manager never sends time_left: the first answers leave most of it, and a hundred use
# it up. "No more than" is tested by the program's CPU clock, "no less than" by the wall clock, because other processes
# on the machine slow the program down.

# spend ANSWERS: plays this many answers of a match of three seconds. Prints the milliseconds of CPU time and of wall
# time. `times` is not in a pipe, where a subshell would print its own times.
spend() {
	times >"$scratch/times"
	rm -f "$scratch/fifo" "$scratch/back"
	mkfifo "$scratch/fifo" "$scratch/back"
	"$renju" --gomocup <"$scratch/fifo" >"$scratch/back" &
	exec 3>"$scratch/fifo" 4<"$scratch/back"
	printf 'INFO timeout_match 3000\nSTART 15\n' >&3
	read -r _ <&4
	began=$(date +%s)
	answers=0
	while [ $answers -lt "$1" ]; do
		printf 'BOARD\n7,7,1\n8,8,2\n6,8,1\n8,6,2\nDONE\n' >&3
		read -r _ <&4 || break
		answers=$((answers + 1))
	done
	wall=$((($(date +%s) - began) * 1000))
	exec 3>&- 4<&-
	wait $!
	times >>"$scratch/times"
	awk -F '[ms ]+' -v wall=$wall '
		{ cpu[NR] = 60000 * ($1 + $3) + 1000 * ($2 + $4) }
		END { printf "%d %d\n", cpu[4] - cpu[2], wall }' "$scratch/times"
}

# within LOW HIGH NUMBER: prints yes, or the number.
within() {
	if [ "$3" -ge "$1" ] && [ "$3" -le "$2" ]; then echo yes; else echo "$3 ms"; fi
}
spend 10 >"$scratch/took"
read -r cpu wall <"$scratch/took"
result "ten answers leave most of a match" yes "$(within 0 2400 "$cpu")"
spend 100 >"$scratch/took"
read -r cpu wall <"$scratch/took"
result "a hundred use no more than all of it" yes "$(within 0 4000 "$cpu")"
result "and no less than most of it" yes "$(within 2000 3600000 "$wall")"

# The eight positions by which GomocupJudge checks that an engine knows the rule (test_zip_rules.py): a five; a six,
# which does not win under standard, so that the other side's three must be stopped; a forbidden double-three; a five
# blocked at both ends.
# judge SIZE RULE MOVES WANTED: prints "right" if the answer to MOVES is a point of WANTED or, where WANTED is "not
# POINT", another point. Otherwise prints the answer.
judge() {
	answer=$(echo "$3" | sed 's/[a-z]/ &/g' | awk -v size="$1" -v rule="$2" '{
		print "START " size "\nINFO rule " rule "\nBOARD"
		for (i = 1; i <= NF; i++)
			print index("abcdefghijklmno", substr($i, 1, 1)) - 1 "," substr($i, 2) - 1 "," ((NF - i) % 2 ? 1 : 2)
		print "DONE"
	}' | "$renju" --gomocup -N 20000 | tail -n 1)
	case "$4" in
	not*) [ "$4" = "not $answer" ] || echo "$answer" | sed 's/^[0-9]*,[0-9]*$/right/' ;;
	*) case " $4 " in *" $answer "*) echo right ;; *) echo "$answer" ;; esac ;;
	esac
}
while read -r name size rule moves wanted; do
	result "$name, size $size: $moves" right "$(judge "$size" "$rule" "$moves" "$wanted")"
done <<EOF
freestyle 20 0 h8h9i8i9j8j9k8k9 6,7 11,7
fastgame 20 0 h8h9i8i9j8j9k8k9 6,7 11,7
standard 15 1 h8h9i8i9j8j9k8k9 6,7 11,7
standard 15 1 h8h9i8h10g8h11j13h12g14h14i15 5,7 9,7
renju 15 4 h8h9i8i9j8j9k8k9 6,7 11,7
renju 15 4 h8h9i7i9h10i6i11i12 not 6,8
caro 15 8 h8h9i8i9j8j9k8k9 6,7 11,7
caro 15 8 h8f8g8f9i8f7j8l8 5,4 5,5 5,9 5,10
EOF

# Ten thousand commands at once: each gets its answer.
awk 'BEGIN { print "START 20"; for (i = 0; i < 1000; i++) { print "TURN 9,9\nRESTART"
	for (j = 0; j < 4; j++) print "PLAY 3,3\nTAKEBACK 3,3" } }' >"$scratch/many"
result "ten thousand commands at once" "5000 X,Y OK" "$("$renju" --gomocup -T 3600 <"$scratch/many" | tail -n +2 |
	sed 's/^[0-9]*,[0-9]*$/X,Y/' | paste -d ' ' - - | uniq -c | sed 's/^ *//')"

# Whole games against itself, under each rule, judged by the referee of matches: no move is illegal, and the games are the
# same every time.
for rule in freestyle standard renju caro; do
	openings=tests/data/openings-$rule.txt
	[ -f "$openings" ] || openings=tests/data/openings-freestyle.txt
	for run in 1 2; do
		"$renju" --match -j 2 --rounds=2 --draw-after=60 -r $rule --openings="$openings" \
			"name=a nodes=20 self" "name=b nodes=200 self" >"$scratch/games$run" 2>"$scratch/match"
		result "$rule: no illegal move is played" "0" "$?"
	done
	result "$rule: the same games twice" "$("$renju" -g -a round,moves "$scratch/games1" | cut -f 7,8 | sort)" \
		"$("$renju" -g -a round,moves "$scratch/games2" | cut -f 7,8 | sort)"
done
exit $failed
