#!/bin/sh
# Where single keys are read, the terminal front end writes only what changes. What the screen shows must be what it
# shows after ^L, which makes the program draw everything again: redraw.sh PROGRAM SCRATCH. Each seed, from REDRAW_SEED
# (1) on, is a script of random keys for `pty`. At least 12 run, and more until REDRAW_SECONDS have passed.
seed=${REDRAW_SEED:-1}
last=$((seed + 11))
end=$(($(date +%s) + ${REDRAW_SECONDS:-0}))
program=$1
scratch=$2/redraw
mkdir -p "$scratch"
cd "$scratch" || exit 2
LC_ALL=C.UTF-8
TERM=xterm-256color
export LC_ALL TERM

# Makes a script for `pty` from a seed. Nothing in it ends the program, changes how keys are read, or asks a question
# below others, of which ^L leaves only the last. In a menu, no line is sent but the first.
orders() {
	awk -v seed="$1" -v zh="$2" -v menu="$3" '
	function below(n) { state = state * 16807 % 2147483647; return int(state / 2147483647 * n) }
	function one(list, count) { return list[1 + below(count)] }
	BEGIN {
		state = (2654435 + seed * 7919) % 2147483646 + 1
		for (i = 0; i < 10; i++) below(2)
		words = split("h8,c3,8h,a1,b2,b3,d4,e4,2,c,x,rules,show,forbidden,why c3,back,forth,back 2,undo,undo 2,help,hint,分析,悔棋,为何c3,note 好棋，é,threats", word, ",")
		keys = split("\\e[A,\\e[B,\\e[C,\\e[D,\\e[A,\\e[B,\\e[C,\\e[D,\\e[H,\\e[F,\\e[5~,\\e[6~,\\t,\\e[Z,\\e[3~,\\x7f,\\x7f,\\x08,\\x15,\\x17,\\x01,\\x05,\\e\\e[99~", key, ",")
		texts = split("h,8,黑棋 ，é,é,e\314\201,ü,“,×,●,😀,─,Ж,long text 0123456789 0123456789", text, ",")
		print "wait " (zh ? "：" : ": ")
		if (menu) print "send " (below(2) ? 5 : 9)
		for (n = 6; n > 0; n--) {
			for (m = 1 + below(6); m > 0; m--) {
				what = below(16)
				if (what < 7) for (k = 1 + below(5); k > 0; k--) print "type " one(key, keys)
				else if (what < 9) print "type " one(text, texts)
				else if (what < 13 && !menu) print "send " one(word, words)
				else if (what == 13 && !menu) print "send"
				else if (what == 14) print "type \\e\\e[99~"
				else if (below(2)) print "resize " 10 + below(50) " " 20 + below(150)
				else print "settle\nkey ^Z\nstopped\nfg\nsettle"
			}
			print "redraw"
		}
		print "leave\nstatus"
	}'
}

failed=0
while [ "$seed" -le "$last" ] || [ "$(date +%s)" -lt "$end" ]; do
	case $((seed % 8)) in
	0) set -- -n 15 -m -B human ;;
	1) set -- -n 19 -C always -s dots -B human ;;
	2) set -- -n 99 -r freestyle -s grid -B human ;;
	3) set -- -n 9 -l zh -w -B human ;;
	4) set -- -n 15 -w -C never ;;
	5) set -- -n 19 -W random -s ascii ;;
	6) set -- -n 99 -r freestyle -W random -l zh ;;
	7) set -- -n 5 -k 5 -r freestyle -W random ;;
	esac
	case $((seed % 5)) in
	0) size='-r 24 -c 80' ;;
	1) size='-r 20 -c 60' ;;
	2) size='-r 50 -c 180' ;;
	3) size='-r 110 -c 250' ;;
	4) size='-r 10 -c 30' ;;
	esac
	case " $* " in *' -w '*) size="-w $size" ;; esac
	case " $* " in *' zh '*) zh=1 ;; *) zh=0 ;; esac
	case " $* " in *' -B '* | *' -W '*) menu=0 ;; *) menu=1 ;; esac
	orders "$seed" $zh $menu >script
	# shellcheck disable=SC2086 # two options
	XDG_STATE_HOME=$scratch/state$seed XDG_CONFIG_HOME=$scratch/config$seed PTY_SECONDS=${PTY_SECONDS:-120} pty $size "$program" -i -S "$seed" -D 1 -N 50 "$@" <script >said 2>&1
	status=$?
	if [ $status -eq 0 ] && ! grep -avqE '^(stopped|redraw same|status 0)$' said && grep -q 'redraw same' said; then
		echo "ok - the screen of seed $seed"
	else
		echo "not ok - the screen of seed $seed, status $status"
		sed 's/^/# /' said | head -n 300
		cp script "script.$seed"
		failed=1
	fi
	seed=$((seed + 1))
done
exit $failed
