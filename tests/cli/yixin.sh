#!/bin/sh
# Boards that speak Yixin, during a search, and bad input: yixin.sh PROGRAM SCRATCH
# No search here ends by itself; the tests are about what ends it.
set -u
renju=$1
scratch=$2/yixin
mkdir -p "$scratch"
failed=0

# result NAME WANTED GOT
result() {
	if [ "$2" = "$3" ]; then
		echo "ok - yixin: $1"
	else
		printf 'not ok - yixin: %s\n#   wanted: %s\n#   got: %s\n' "$1" "$2" "$3"
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

# answers: prints the answers without the messages about the progress of the search.
answers() {
	grep -v -e '^MESSAGE REALTIME' -e '^MESSAGE DEPTH' "$scratch/answer"
}

# answered LINES: waits for LINES lines of answers, at most five minutes.
answered() {
	tries=0
	while [ "$(answers | wc -l)" -lt "$1" ] && [ $tries -lt 6000 ]; do
		sleep 0.05
		tries=$((tries + 1))
	done
	[ $tries -lt 6000 ] || echo late >>"$scratch/answer"
}

# says LINES PATTERN: waits until the engine has sent LINES lines with the PATTERN.
says() {
	tries=0
	until [ "$(grep -c "$2" "$scratch/answer")" -ge "$1" ] || [ $tries -gt 6000 ]; do
		sleep 0.05
		tries=$((tries + 1))
	done
}

# begin [OPTIONS]: starts the engine and an endless search, and waits until it searches.
begin() {
	rm -f "$scratch/fifo"
	mkfifo "$scratch/fifo"
	: >"$scratch/answer"
	"$renju" --gomocup "$@" >>"$scratch/answer" <"$scratch/fifo" &
	exec 3>"$scratch/fifo"
	printf 'INFO timeout_turn -1\nINFO timeout_match -1\nINFO time_left 1\nINFO max_node -1\nSTART 15 15\n' >&3
	answered 1
	printf 'INFO show_detail 1\nboard\n7,7,2\n8,8,1\n6,8,2\ndone\n' >&3
	says 1 REALTIME
	printf 'INFO show_detail 0\n' >&3
}

# end: closes the input, and prints the answers, X,Y for a point, and the exit status.
end() {
	exec 3>&-
	wait $!
	echo "status $?" >>"$scratch/answer"
	answers | sed 's/^[0-9]*,[0-9]*$/X,Y/; s/^[0-9]*,[0-9]* [0-9]*,[0-9]*$/X,Y X,Y/
		s/\(THREAD_NUM\) [1-9][0-9]*$/\1 CORES/' | tr '\n' ' ' | sed 's/ $//'
}

# think INPUT LINES: sends INPUT to an endless search, and ends when there are LINES lines of answers.
think() {
	begin
	# shellcheck disable=SC2059
	printf "$1" >&3
	answered "$2"
	end
}

gives "YXSTOP ends the search" "OK X,Y status 0" think 'YXSTOP\n' 2
# stop_threads: stops two searches of several threads
# shellcheck disable=SC2317 # `gives` calls it
stop_threads() {
	begin -j 4
	printf 'YXSTOP\nINFO thread_num 3\nTURN 1,1\nYXSTOP\n' >&3
	answered 3
	end
}
gives "YXSTOP ends the search of several threads" "OK X,Y X,Y status 0" stop_threads
gives "YXSTOP twice: one answer" "OK X,Y OK status 0" think 'yxstop\nyxstop\nSTART 15\n' 3
# brief: plays a move in a match with 1 ms left, as INFO says before START.
# shellcheck disable=SC2317 # `gives` calls it
brief() {
	rm -f "$scratch/fifo"
	mkfifo "$scratch/fifo"
	: >"$scratch/answer"
	"$renju" --gomocup >>"$scratch/answer" <"$scratch/fifo" &
	exec 3>"$scratch/fifo"
	printf 'INFO timeout_turn -1\nINFO timeout_match 900000000\nINFO time_left 1\n' >&3
	printf 'start 15 15\nboard 7,7,2 8,8,1 6,8,2 done\n' >&3
	answered 2
	end
}
gives "time_left before START holds for the game" "OK X,Y status 0" brief
gives "END ends the search" "OK X,Y status 0" think 'END\n' 2
gives "the end of input ends the search" "OK X,Y status 0" think '' 1
gives "undo: YXSTOP acts before the commands in front of it" "OK X,Y OK FORBID . status 0" \
	think 'start 15 15\nyxboard\n7,7,2\ndone\nyxshowforbid\nyxstop\n' 4
gives "YXSTOP after another search stops both" "OK X,Y X,Y status 0" think 'YXNBEST 3\nYXSTOP\n' 3
gives "what can be answered at once" \
	'OK MESSAGE INFO MAX_THREAD_NUM CORES MESSAGE INFO MAX_HASH_SIZE 16 name="renju", version="0.2" X,Y status 0' \
	think 'YXSHOWINFO\nINFO rule 2\nABOUT\nYXSTOP\n' 5
gives "less time ends the search" "OK X,Y status 0" think 'INFO timeout_turn 1\n' 2
think 'YXSHOWHASHUSAGE\nYXSTOP\n' 3 >"$scratch/given"
result "the hash table during a search" "OK MESSAGE hash usage N% X,Y status 0" "$(sed 's/usage [0-9.]*/usage N/' "$scratch/given")"

# Other commands wait: the search goes on.
begin
printf 'yxshowforbid\nyxquerydatabaseall\n7,7\ndone\nyxblock 1,1 done\nABOUT\n' >&3
sleep 0.5
before=$(answers | wc -l)
printf 'YXSTOP\n' >&3
answered 4
end >"$scratch/got"
result "other commands wait" "1, OK X,Y FORBID . UNKNOWN command name=\"renju\", version=\"0.2\" status 0" "$((before)), $(cat "$scratch/got")"

# A search with options that set no clock.
begin -D 200
printf 'YXSHOWFORBID\nYXSTOP\n' >&3
answered 3
end >"$scratch/got"
result "YXSTOP without a clock" "OK X,Y FORBID . status 0" "$(cat "$scratch/got")"
begin -D 200
end >"$scratch/got"
result "the end of input without a clock" "OK X,Y status 0" "$(cat "$scratch/got")"

# END ends all searches of the commands that wait before it. hidden OPTION...: END comes after other commands.
# shellcheck disable=SC2317 # `gives` calls it
hidden() {
	begin "$@"
	printf 'yxquerydatabaseallt\n' >&3
	sleep 0.5
	printf 'done\nYXNBEST 3\nTAKEBACK 1,1\nEND\n' >&3
	answered 5
	end
}
gives "END after other commands" 'OK X,Y UNKNOWN command X,Y ERROR the point has no stone status 0' hidden

# divided COMMAND LINES OPTION...: sends END during the first search of a command that needs several.
# shellcheck disable=SC2317 # `gives` calls it
divided() {
	command=$1 lines=$2
	shift 2
	begin "$@"
	printf 'YXSTOP\n' >&3
	answered 2
	printf 'INFO show_detail 4\n%s\n' "$command" >&3
	says 2 'DEPTH 1-'
	printf 'END\n' >&3
	answered "$lines"
	end
}
gives "END during YXBALANCEONE" "OK X,Y X,Y status 0" divided 'YXBALANCEONE 0' 3
gives "END during YXBALANCETWO" "OK X,Y X,Y X,Y status 0" divided 'YXBALANCETWO 0' 3
gives "END during YXBALANCETWO without a clock" "OK X,Y X,Y X,Y status 0" divided 'YXBALANCETWO 0' 3 -D 200

# realtime COMMAND: stops the command's first search once it has sent REALTIME lines. Prints the last BEST, the last
# REALTIME line, and the last move of the answer.
realtime() {
	begin
	printf 'YXSTOP\n' >&3
	answered 2
	: >"$scratch/answer"
	printf 'INFO show_detail 1\nSTART 6 6\n%s\n' "$1" >&3
	says 1 'REALTIME BEST'
	printf 'YXSTOP\n' >&3
	answered 2
	exec 3>&-
	wait $!
	awk '/REALTIME/ { what = $3 } $3 == "BEST" { best = $4 } /^[0-9]/ { print best, what, $NF }' "$scratch/answer"
}
for command in 'YXBALANCEONE 200' 'YXBALANCETWO 300'; do
	realtime "$command" >"$scratch/given"
	read -r best what move <"$scratch/given"
	result "the last BEST of $command is the last move" "$move REFRESH" "$best $what"
done

# Without a clock, commands that wait before END are obeyed in full: the same input must get the same answers.
rm -f "$scratch/fifo"
mkfifo "$scratch/fifo"
"$renju" --gomocup -N 100000 >"$scratch/answer" <"$scratch/fifo" &
exec 3>"$scratch/fifo"
printf 'INFO show_detail 4\nSTART 15 15\nBOARD 7,7,2 8,8,1 6,8,2 DONE\n' >&3
says 1 DEPTH
printf 'RESTART\nBOARD 7,7,2 8,8,1 6,8,2 DONE\nEND\n' >&3
exec 3>&-
wait $!
result "commands before END without a clock" 2 "$(sed -n 's/ N\/MS.*//; s/.*DEPTH //p' "$scratch/answer" |
	sort | uniq -c | awk '{ print $1 }' | uniq)"

# END that has arrived before the search does not end it without a clock, whatever comes before END.
for between in '' 'yxquerydatabaseallt done'; do
	printf 'INFO show_detail 4\nSTART 15 15\nBOARD 7,7,2 DONE\n%s\nEND\n' "$between" |
		"$renju" --gomocup -D 5 >"$scratch/answer"
	result "END before the search: $between" 5 "$(grep -c 'DEPTH' "$scratch/answer")"
done
printf 'INFO max_depth 3\nSTART 15 15\nYXBALANCETWO 0\nABOUT\n' | "$renju" --gomocup -D 99 | sed -n 2p >"$scratch/whole"
result "END before the searches of YXBALANCETWO" "$(cat "$scratch/whole")" \
	"$(printf 'INFO max_depth 3\nSTART 15 15\nYXBALANCETWO 0\nEND\n' | "$renju" --gomocup -D 99 | sed -n 2p)"

# A command that has begun gets exactly one answer, whatever comes next.
for verb in 'START 15 15' RESTART 'TURN 1,1' 'PLAY 2,2' 'TAKEBACK 7,7' BEGIN 'BOARD 1,1,2 DONE' 'YXBOARD 1,1,2 DONE' 'YXNBEST 2' \
	YXHASHCLEAR 'YXBLOCK 1,1 DONE' 'YXBLOCKUNDO 1,1 DONE' YXBLOCKRESET 'YXBALANCEONE 0' 'YXBALANCETWO 0' YXSWAP2STEP1 YXSWAP2STEP2 YXDRAW; do
	begin
	printf '%s\nYXSTOP\nABOUT\n' "$verb" >&3
	says 1 name
	case $verb in
	START* | RESTART | TAKE*) wanted='OK X,Y OK name status 0' ;;
	TURN* | PLAY* | BOARD* | YXNBEST* | YXBALANCEONE*) wanted='OK X,Y X,Y name status 0' ;;
	YXBALANCETWO*) wanted='OK X,Y X,Y X,Y name status 0' ;;
	BEGIN) wanted='OK X,Y ERROR the board is not empty name status 0' ;;
	YXSWAP2STEP1) wanted='OK X,Y MESSAGE SWAP2 MOVE1 X Y MESSAGE SWAP2 MOVE2 X Y MESSAGE SWAP2 MOVE3 X Y name status 0' ;;
	YXSWAP2STEP2) wanted='OK X,Y ERROR YXSWAP2STEP2 needs three stones name status 0' ;;
	YXDRAW) wanted='OK X,Y UNKNOWN command name status 0' ;;
	*) wanted='OK X,Y name status 0' ;;
	esac
	end >"$scratch/got"
	result "during a search: $verb" "$wanted" "$(sed 's/name=.*"/name/;s/[0-9]*,[0-9]* [0-9]*,[0-9]*/X,Y X,Y/;s/\(MOVE[1-3]\) [0-9]* [0-9]*/\1 X Y/g' "$scratch/got")"
done

# Ten thousand of each verb at once, on a board of its own: counts the kinds of answers.
many() {
	{
		printf 'INFO max_node 1\nSTART 15 15\nYXBOARD 7,7,2 DONE\n'
		awk -v verb="$1" 'BEGIN { for (i = 0; i < 10000; i++) print verb }'
	} >"$scratch/many"
	limit 300 "$renju" --gomocup <"$scratch/many" | tail -n +2 | sed 's/[0-9][0-9]*,[0-9][0-9]*/X,Y/g; s/\(THREAD_NUM\) [1-9][0-9]*$/\1 CORES/' | sort | uniq -c |
		awk '{ $1 = $1; print }' | tr '\n' ' ' | sed 's/ $//'
}
result "many: YXSTOP" "" "$(many YXSTOP)"
result "many: YXBOARD" "" "$(many 'YXBOARD 1,1,1 DONE')"
result "many: YXBOARD without DONE" "10000 ERROR the points must end with DONE" "$(many YXBOARD)"
result "many: YXBLOCK" "" "$(many 'YXBLOCK 1,1 2,2 DONE')"
result "many: YXHASHCLEAR" "" "$(many YXHASHCLEAR)"
result "many: YXSHOWFORBID" "10000 FORBID ." "$(many YXSHOWFORBID)"
result "many: YXSHOWINFO" "10000 MESSAGE INFO MAX_HASH_SIZE 16 10000 MESSAGE INFO MAX_THREAD_NUM CORES" "$(many YXSHOWINFO)"
# Points until the game ends, then an error for each command that is left.
result "many: YXNBEST" "10000 ERROR the game is over + X,Y" \
	"$(many 'YXNBEST 2' | sed 's/the board is full/the game is over/' | awk '{ $1 += $7; $7 = "+"; print }')"
result "many: YXQUERYDATABASEALL" "10000 UNKNOWN command" "$(many YXQUERYDATABASEALL)"
result "many: YXSETDATABASE" "5000 UNKNOWN command" "$(many YXSETDATABASE)"
result "many: YXBALANCETWO" "10000 ERROR YXBALANCE needs a value" "$(many YXBALANCETWO)"
result "many: INFO rule" "" "$(many 'INFO rule 99')"

# Lines of a megabyte, and NUL bytes: each line is answered once, and INFO never.
mega() {
	{
		printf 'START 15 15\n%s ' "$1"
		awk 'BEGIN { for (i = 0; i < 131072; i++) printf "1,1,1 7 " }'
		printf '\nABOUT\n'
	} | "$renju" --gomocup | sed 's/ver.*//' | tr '\n' '|'
}
for verb in YXBOARD YXBLOCK YXNBEST YXBALANCEONE YXSTOP YXSETDATABASE FROB; do
	result "a megabyte: $verb" 'OK|ERROR the line is too long|name="renju", |' "$(mega $verb)"
done
result "a megabyte: INFO" 'OK|name="renju", |' "$(mega INFO)"
result "NUL bytes" 'OK|UNKNOWN command|UNKNOWN command|ERROR YXNBEST needs a number of moves|ERROR expected x,y or DONE|FORBID .|' \
	"$(printf 'START 15 15\nYXSTOP\0\n\0\nYXNBEST \0002\nYXBLOCK 1,1\0 DONE\nINFO \0\nINFO rule \0\nYXSHOWFORBID\n' |
		"$renju" --gomocup | tr '\n' '|')"
exit $failed
