#!/bin/sh
# The Go Text Protocol during a search: gtp.sh PROGRAM SCRATCH
# Time limits are generous: what takes a fraction of a second here would take an hour if it went wrong.
# shellcheck disable=SC2317 # gives calls functions by their names
set -u
renju=$1
scratch=$2/gtp
mkdir -p "$scratch"
failed=0
start='play b h8\nplay w j9\nplay b g9\nplay w j7\n'

# result NAME WANTED GOT
result() {
	if [ "$2" = "$3" ]; then
		echo "ok - gtp: $1"
	else
		printf 'not ok - gtp: %s\n#   wanted: %s\n#   got: %s\n' "$1" "$2" "$3"
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

# answers: prints the answers on one line, V for a vertex, without those to $start
answers() {
	sed '/^$/d; s/ $//; s/^\(=[0-9]*\) [A-T][0-9]*$/\1 V/' "$scratch/answer" | tail -n +5 | tr '\n' ' ' | sed 's/ $//'
}

# think INPUT LINES OPTION...: starts a search and sends INPUT a little later. Prints the answers and the exit status.
# The input stays open until there are LINES lines of answers; the end must come soon after.
think() {
	input=$1 lines=$2
	shift 2
	rm -f "$scratch/fifo"
	mkfifo "$scratch/fifo"
	"$renju" --gtp "$@" >"$scratch/answer" <"$scratch/fifo" &
	exec 3>"$scratch/fifo"
	# shellcheck disable=SC2059
	printf "${start}1 genmove b\n" >&3
	sleep 0.1
	# shellcheck disable=SC2059
	printf "$input" >&3
	tries=0
	while [ "$(wc -l <"$scratch/answer")" -lt "$lines" ] && [ "$tries" -lt 6000 ]; do
		sleep 0.05
		tries=$((tries + 1))
	done
	[ "$tries" -lt 6000 ] || echo late >>"$scratch/answer"
	exec 3>&-
	wait $!
	status=$?
	echo "$(answers) status $status"
}

for limit in '-T 3600' '-D 200' '-N 1000000000'; do
	# shellcheck disable=SC2086
	set -- $limit
	gives "$1: quit ends the search" "=1 V =2 status 0" think '2 quit\n' 12 "$@"
	gives "$1: so does the end of the input" "=1 V status 0" think '' 8 "$@"
	gives "$1: what comes before quit is answered" "=1 V =3 renju =4 V =2 status 0" \
		think '3 name\n4 genmove w\n2 quit\n9 name\n' 16 "$@"
done
gives "quit with an argument, and in a comment, is not quit" "=1 V ? syntax error status 0" \
	think '#quit\nquit now\n' 8 -T 3600
gives "a long line waits" "=1 V =7 =8 status 0" \
	think "#$(awk 'BEGIN { for (i = 0; i < 9000; i++) printf "x" }')\n7 undo\n8 quit\n" 14 -T 3600
usual=$start
start="${usual}time_settings 3 0 0\n"
gives "by the clock of the game" "= =1 V =2 renju status 0" think '2 name\n' 14
start=$usual

# The whole input is there from the start: a search and quit, or only a search.
for limit in '-T 3600' '-N 1000000000'; do
	# shellcheck disable=SC2086,SC2059
	printf "${start}1 genmove b\n2 quit\n" | "$renju" --gtp $limit >"$scratch/answer"
	status=$?
	result "${limit% *}: quit waits from the start" "=1 V =2 status 0" "$(answers) status $status"
	# shellcheck disable=SC2086,SC2059
	printf "${start}1 renju-solve" | "$renju" --gtp $limit >"$scratch/answer"
	status=$?
	result "${limit% *}: renju-solve ends with the input" "=1 solve BLACK unknown status 0" "$(answers) status $status"
done

# analyze COMMAND INPUT REPORTS SHARE [TEXT]: starts an analysis, sends INPUT after REPORTS reports, then ends the
# input. Prints the answers, with one R for all reports. SHARE is a pattern for the shares in a report. With TEXT the
# input stays open until an answer contains it. BAD marks a line that no reader of reports accepts.
analyze() {
	rm -f "$scratch/fifo"
	mkfifo "$scratch/fifo"
	"$renju" --gtp -M 8 >"$scratch/answer" <"$scratch/fifo" &
	exec 3>"$scratch/fifo"
	# shellcheck disable=SC2059
	printf "${start}$1\n" >&3
	tries=0
	while [ "$(grep -c '^info' "$scratch/answer")" -lt "$3" ] && [ "$tries" -lt 6000 ]; do
		sleep 0.05
		tries=$((tries + 1))
	done
	# shellcheck disable=SC2059
	printf "$2" >&3
	while [ -n "${5-}" ] && ! grep -q "$5" "$scratch/answer" && [ "$tries" -lt 6000 ]; do
		sleep 0.05
		tries=$((tries + 1))
	done
	[ "$tries" -lt 6000 ] || echo late >>"$scratch/answer"
	exec 3>&-
	wait $!
	status=$?
	echo "$(tail -n +9 "$scratch/answer" | sed 's/ $//' | awk -v share="$4" '
		BEGIN {
			point = "[A-HJ-P]([1-9]|1[0-5])"
			move = "info move " point " visits [0-9]+ winrate " share " prior " share " order [0-9]+ pv( " point ")+"
		}
		$0 ~ "^" move "( " move ")*$" { if (!reports++) printf "R "; next }
		/^info/ { printf "BAD %s ", $0; next }
		/^$/ { printf "| "; next }
		{ printf "%s ", $0 }')status $status"
}
lz='([0-9][0-9]?[0-9]?[0-9]?|10000)'
kata='(0[.][0-9][0-9][0-9][0-9]|1[.]0000)'
gives "an empty line ends lz-analyze" "=5 R | = renju | status 0" analyze '5 lz-analyze b 2' '\nname\n' 3 "$lz" renju
gives "a command ends kata-analyze, and is obeyed" "= R | =3 | =4 white | status 0" \
	analyze 'kata-analyze 2 ownership true' '3 play b h9\n4 gogui-rules_side_to_move\n' 3 "$kata"
gives "the end of the input ends an analysis" "= R | status 0" analyze 'kata-analyze w interval 1' '' 2 "$kata"
gives "an analysis out of turn leaves no pass" "= R | =3 black | status 0" \
	analyze 'lz-analyze w 2' '3 gogui-rules_side_to_move\n' 1 "$lz"
start='play b h8\nplay w a1\nplay b j8\nplay w a3\nplay b k8\nplay w a5\nplay b l8\nplay w a9\n'
analyze '2 lz-analyze 1' 'quit\n' 3 "$lz" >"$scratch/given"
result "an analysis of a won position goes on" "=2 R | = | status 0" "$(sed 's/^\(= | \)*//' "$scratch/given")"
start='play b h9\nplay w a1\nplay b h10\nplay w a3\nplay b j8\nplay w a5\nplay b k8\nplay w a7\n'
analyze '2 lz-analyze b 1 allow b h8 1' 'quit\n' 1 "$lz" >"$scratch/given"
result "an analysis of a forbidden point alone is one of all points" "=2 R | = | status 0" \
	"$(sed 's/^\(= | \)*//' "$scratch/given")"

# A thousand searches wait, and the input has ended: with a clock they share less than a second.
yes 'genmove b' | head -n 1000 | "$renju" --gtp -T 3600 >"$scratch/answer"
status=$?
result "a thousand searches wait, and the end" "1000 answers, status 0" "$(grep -c '^=' "$scratch/answer") answers, status $status"

# Commands from a file have the same answers as others.
# script: prints commands with two searches each
script() {
	printf 'play b h8\n'
	for i in 1 2 3 4; do
		printf '%s genmove w\nreg_genmove w\ngenmove b\n' "$i"
	done
}
script | "$renju" --gtp -N 3000 >"$scratch/script"
{
	script
	sleep 1
} | "$renju" --gtp -N 3000 >"$scratch/slow"
result "searches by nodes do not depend on the end" "$(cat "$scratch/slow")" "$(cat "$scratch/script")"
exit $failed
