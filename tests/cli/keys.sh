#!/bin/sh
# The terminal front end with random keys, sizes and signals: keys.sh PROGRAM SCRATCH. Each seed, from KEYS_SEED (1)
# on, is a script for `pty`. At least 12 run, and more until KEYS_SECONDS have passed. Whatever is typed, the program
# must end with status 0 or by a signal from the script, and restore the terminal.
seed=${KEYS_SEED:-1}
last=$((seed + 11))
end=$(($(date +%s) + ${KEYS_SECONDS:-0}))
program=$1
scratch=$2/keys
mkdir -p "$scratch"
cd "$scratch" || exit 2
XDG_STATE_HOME=$scratch/state # for the last game
XDG_CONFIG_HOME=$scratch/config # for the settings
export XDG_STATE_HOME XDG_CONFIG_HOME

# Makes a script for `pty` from a seed: first only steps that cannot end the program, so that it can be stopped and
# continued; then any. The generator is Park and Miller's, which every awk computes alike.
orders() {
	awk -v seed="$1" '
	function below(n) { state = state * 16807 % 2147483647; return int(state / 2147483647 * n) }
	function word() { return words[1 + below(count)] }
	function byte() { return sprintf("\\x%02x", bytes[1 + below(many)]) }
	function junk(n,   text) { text = ""; while (n-- > 0) text = text byte(); return text }
	BEGIN {
		state = (2654435 + seed * 7919) % 2147483646 + 1
		for (i = 0; i < 10; i++) below(2)
		count = split("h8,8h,H 8,1,2,3,4,5,6,7,8,9,a,w,rules,sides,save x.sgf,load x.sgf,s,y,n,u,undo 2,back,back 3,forth,start,end,analysis,analysis on,分析 关,pass,draw,resign,claim,hint,go,new,show,forbidden,why c3," \
			"为何c3,悔棋,save x,load x,load /,setup black A1 B1,turn white,help,?,menu,settings,size,5,grid,c3,b2,d4,e5,aa99", words, ",")
		known = split("[A,[B,[C,[D,[A,[B,[C,[D,OA,OD,[H,[F,[1~,[3~,[4~,[5~,[6~,[Z,[1;5C,[,O,[1,[M,[[A,[200~,,x", key, ",")
		for (i = 1; i < 256; i++) # not the keys that end, quit, stop, hold or quote; nor 0, which is quit in the menu
			if (i != 3 && i != 4 && i != 17 && i != 19 && i != 22 && i != 26 && i != 28 && i != 48 && i != 81 && i != 113)
				bytes[++many] = i
		for (n = 12 + below(20); n > 0; n--) {
			what = below(12)
			if (what < 6) print "send " word()
			else if (what == 6) print "type " junk(1 + below(12))
			else if (what == 7) { # escape sequences of keys, some cut short, and clicks
				for (keys = 1 + below(20); keys > 0; keys--)
					print "type " (below(8) ? "\\e" key[1 + below(known)] : "\\e[<0;" below(70) ";" below(30) "M\\e[" below(30) ";9R")
			}
			else if (what == 8) print "resize " 1 + below(60) " " 1 + below(150)
			else if (what == 9) print "signal " (below(2) ? "WINCH" : "CONT")
			else if (what == 10) print "key ^Z\nstopped\nattributes\nfg"
			else print "type " word()
		}
		if (below(4) == 0) { # ended in the middle of something
			if (below(2)) print "type ab"
			split("TERM,HUP,QUIT", ends, ",")
			print "signal " ends[1 + below(3)]
			print "status\nattributes"
			exit
		}
		bytes[++many] = 3; bytes[++many] = 4; bytes[++many] = 22; bytes[++many] = 28; bytes[++many] = 48; bytes[++many] = 113
		for (n = below(12); n > 0; n--)
			print (below(3) ? "send " (below(4) ? word() : "quit") : below(2) ? "type " junk(1 + below(40)) : "key ^" substr("CD", 1 + below(2), 1))
		print "leave\nstatus\nattributes"
	}'
}

failed=0
while [ "$seed" -le "$last" ] || [ "$(date +%s)" -lt "$end" ]; do
	case $((seed % 8)) in
	0) set -- -W minimax -D 2 ;;
	1) set -- ;;
	2) set -- -B minimax -W random -D 1 -n 9 ;;
	3) set -- -B human -f claim -m -C always -n 6 ;;
	4) set -- -l zh -W random -n 5 ;;
	5) set -- -n 40 -B human -f reject ;;
	6) set -- -D 60 -T 1 -B minimax ;;
	7) set -- -B human -c xy -s grid -n 3 -k 3 ;;
	esac
	case $((seed / 3 % 3)) in
	0) set -- "$@" --keys=mouse ;;
	1) set -- "$@" --keys=line ;;
	esac
	[ $((seed % 5)) -ne 0 ] || set -- "$@" --clock=0.1+1 --flag
	[ $((seed % 3)) -ne 0 ] || TERM=xterm
	[ $((seed % 3)) -eq 0 ] || TERM=dumb
	[ $((seed % 3)) -ne 1 ] || TERM=xterm-256color
	export TERM
	orders "$seed" >script
	PTY_SECONDS=${PTY_SECONDS:-120} pty "$program" -i -S "$seed" "$@" <script >said 2>&1
	status=$?
	wrong=$(grep -avE '^(stopped|attributes unchanged|status 0|signal (INT|QUIT|TERM|HUP))$' said | head -n 5)
	if [ $status -eq 0 ] && [ -z "$wrong" ]; then
		echo "ok - keys of seed $seed"
	else
		echo "not ok - keys of seed $seed ended with $status: $wrong"
		cp script "script.$seed"
		failed=1
	fi
	seed=$((seed + 1))
done
exit $failed
