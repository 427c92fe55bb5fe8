#!/bin/sh
# Memory is allocated when it is needed: for the reader of a format when a file has that format, for a machine or the
# solver at the first question; and the referee needs little.
# shellcheck disable=SC3045 # the first test handles a shell without ulimit -v
program=$1
scratch=$2
failed=0
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}
if ! (ulimit -v 4000000 && "$program" --version) >"$scratch/out" 2>&1; then
	! (ulimit -v 4000000 && true) || grep -q __asan "$program"
	say $? "addresses can't be counted here, or sanitizers take terabytes of them"
	exit $failed
fi

(ulimit -v 6144 && echo H8 | "$program" -q) >"$scratch/out" 2>&1 && [ "$(cat "$scratch/out")" = OK ]
say $? "the referee needs no more than 6 MB of addresses: $(cat "$scratch/out")"

# Prints the least address space, in steps of 32 kB, in which a command ends with status 0.
least() {
	low=1024 high=262144
	while [ $((high - low)) -gt 32 ]; do
		middle=$(((low + high) / 2))
		if (ulimit -v $middle && "$@") >"$scratch/out" 2>&1; then high=$middle; else low=$middle; fi
	done
	echo $high
}

# A format's reader needs a megabyte or two and gets none: a line on stderr, exit status 2, and the next file is read.
echo 'h8 i9 g7' >"$scratch/plain"
printf 'id,moves\n1,h8 i9 g7\n' >"$scratch/cut.csv"
printf '[White "a"]\n[Black "b"]\n[Result "1-0"]\n\n1. h8 i9 2. g7\n' >"$scratch/cut.pgn"
echo '{"moves":["h8","i9"]}' >"$scratch/cut.json"
echo '<database><games><game id="1"><move>h8 i9</move></game></games></database>' >"$scratch/cut.rif"
space=$(least "$program" -g "$scratch/plain" 2>/dev/null)
for format in csv rif json; do
	(ulimit -v $((space + 512)) && cd "$scratch" && "$program" -g cut.$format plain >out 2>errors)
	[ $? -eq 2 ] && [ "$(cat "$scratch/errors")" = "renju: cut.$format: Cannot allocate memory" ] &&
		[ "$(cut -f 1-3 "$scratch/out")" = "-	OK	3" ]
	say $? "a reader of $format without memory says so: $(cat "$scratch/errors")"
	(ulimit -v $((space + 3072)) && "$program" -g "$scratch/cut.$format") >/dev/null 2>&1
	say $? "and with memory it reads"
done
(ulimit -v $((space + 512)) && "$program" -g "$scratch/cut.pgn") >"$scratch/out" 2>&1
[ "$(cut -f 1-3 "$scratch/out")" = "-	OK	3" ]
say $? "a reader of PGN needs memory for tags and variations only"

# If there is no memory for a machine or the solver the run continues, and ends with status 2.
starves() {
	expected=$1
	shift
	(ulimit -v $((space + 512)) && "$@") >"$scratch/out" 2>"$scratch/errors"
	[ $? -eq 2 ] && [ "$(cat "$scratch/errors")" = "renju: out of memory for $expected" ]
	say $? "$(basename "$1") $2 without memory for it: $(cat "$scratch/errors")"
}
printf 'h8\ngo\ngo\n' >"$scratch/go"
printf 'h8\nsolve\n' >"$scratch/solve"
printf 'START 15\nBEGIN\nEND\n' >"$scratch/brain"
echo h8 >"$scratch/move"
space=$(least "$program" -q "$scratch/move" 2>/dev/null)
starves "the machine" "$program" -q "$scratch/go"
[ "$(grep -c '^OK$' "$scratch/out")" -eq 3 ] || say 1 "a random move takes its place: $(cat "$scratch/out")"
starves "the solver" "$program" -q "$scratch/solve"
grep -q '^= solve WHITE unknown' "$scratch/out" || say 1 "nothing is known then: $(cat "$scratch/out")"
space=$(least "$program" --gomocup </dev/null 2>/dev/null)
starves "the engine" "$program" --gomocup <"$scratch/brain"
space=$(least "$program" -g "$scratch/plain" 2>/dev/null)
starves "the engine" "$program" -g -avcf,win "$scratch/plain"
starves "the engine" "$program" -g -abest "$scratch/plain"

# A list of files is read as it is needed: it takes no memory, and one without names ends.
awk 'BEGIN { for (i = 0; i < 60000; i++) { print "plain"; for (j = 0; j < 50; j++) print "" } }' >"$scratch/list"
(ulimit -v $((space + 512)) && cd "$scratch" && "$program" -g --files-from=list >out 2>errors) &&
	[ ! -s "$scratch/errors" ] && [ "$(wc -l <"$scratch/out")" -eq 60000 ]
say $? "a list of 3 MB: $(tail -n 1 "$scratch/errors"), $(wc -l <"$scratch/out" | tr -d ' ') games"
(ulimit -v $((space + 512)) && "$program" -g --files-from=/dev/zero 2>"$scratch/errors")
[ $? -eq 2 ] && [ "$(cat "$scratch/errors")" = "renju: /dev/zero: an empty name ends the list of files" ]
say $? "a list without an end: $(tail -n 1 "$scratch/errors")"

# Games that --elo has no memory for are left out, and a message says so.
awk 'BEGIN { print "black,white,result,moves"; for (i = 0; i < 60000; i++) print i % 7000 ",b" i % 6999 ",1,h8" }' >"$scratch/elo.csv"
for more in 2800 3800; do
	(ulimit -v $((space + more)) && "$program" -g --elo "$scratch/elo.csv") >"$scratch/out" 2>"$scratch/errors"
	[ $? -eq 2 ] && grep -q '^renju: .*out of memory' "$scratch/errors"
	say $? "--elo without memory for all games: $(tail -n 1 "$scratch/errors")"
done

# So are those of --players, here without a move; else its memory does not grow with the games.
awk 'BEGIN { print "black,moves"; for (i = 0; i < 60000; i++) print "player-" i "," }' >"$scratch/players.csv"
(ulimit -v $((space + 2500)) && "$program" -g -N 1 --players "$scratch/players.csv") >"$scratch/out" 2>"$scratch/errors"
[ $? -eq 2 ] && [ "$(cat "$scratch/errors")" = "renju: --players: out of memory; the remaining games are left out" ]
say $? "--players without memory for all games: $(tail -n 1 "$scratch/errors")"

# The tables of patterns and networks are made before the game, so that they take no answer's time. The hash table is
# not in memory before a limit can be set. Later it is, when no command waits, so that no move waits for it.
if [ -r /proc/self/status ]; then
	mkfifo "$scratch/orders"
	begin() {
		: >"$scratch/engine.out"
		"$program" "${1:---gomocup}" -M 64 >"$scratch/engine.out" <"$scratch/orders" &
		engine=$!
		exec 3>"$scratch/orders"
		waited=0
	}
	# Waits until the answers have $1 lines.
	answered() {
		while [ "$(wc -l <"$scratch/engine.out")" -lt "$1" ] && [ $((waited += 1)) -lt 600 ]; do sleep 0.1; done
	}
	# Prints a size of the engine in kB: VmRSS, or its maximum VmHWM.
	kilobytes() { sed -n "s/^$1:[^0-9]*\([0-9]*\) kB/\1/p" "/proc/$engine/status"; }
	# Waits until the engine's size in kB passes the test, e.g. -gt 57000; prints the size.
	grown() {
		while size=$(kilobytes VmRSS) && ! test "$size" "$@" && [ $((waited += 1)) -lt 600 ]; do sleep 0.1; done
		echo "$size"
	}
	begin
	echo ABOUT >&3
	answered 1
	at_first=$(kilobytes VmRSS)
	echo START 15 >&3
	answered 2
	after_start=$(kilobytes VmRSS)
	printf 'INFO timeout_turn 0\n' >&3
	after_info=$(grown -ge 57000)
	printf 'INFO max_memory 33554432\n' >&3
	after_limit=$(grown -lt 31000)
	printf 'BEGIN\n' >&3
	answered 3
	exec 3>&-
	wait $engine
	[ "$after_start" -ge $((at_first + 1500)) ]
	say $? "START makes tables: before $at_first kB, after $after_start kB"
	[ "$after_start" -lt 20000 ] && [ "$after_info" -ge 57000 ] && [ "$after_limit" -lt 31000 ]
	say $? "after START $after_start kB, with the table $after_info kB, after INFO max_memory $after_limit kB"
	begin --gtp
	echo clear_board >&3
	answered 2
	after_start=$(kilobytes VmRSS)
	exec 3>&-
	wait $engine
	[ "$after_start" -ge $((at_first + 1500)) ]
	say $? "clear_board makes tables: after it $after_start kB"
	begin
	printf 'START 15\nINFO timeout_turn 100\nINFO hash_size 2048\nBEGIN\n' >&3
	answered 2
	most=$(kilobytes VmHWM)
	exec 3>&-
	wait $engine
	[ "$most" -lt 20000 ]
	say $? "with INFO hash_size 2048 no more than $most kB"
	for limit in '30000000 1' '50000000 2' '32000000 2' '90000000 4'; do
		begin
		# shellcheck disable=SC2086 # two numbers
		printf 'INFO max_memory %d\nINFO thread_num %d\nINFO timeout_turn 1500\nSTART 20\n' $limit >&3
		printf 'BOARD\n7,7,1\n8,8,2\n6,8,1\n8,6,2\nDONE\n' >&3
		answered 2
		most=$(kilobytes VmHWM)
		exec 3>&-
		wait $engine
		[ -n "$most" ] && [ $((most * 1024)) -le "${limit% *}" ]
		say $? "INFO max_memory and thread_num $limit: no more than $most kB"
	done
fi
# A book takes 16 bytes for each position and move; while it is read, up to 2.25 times that. Repeated games take nothing.
awk 'BEGIN { seed = 5; for (game = 0; game < 8000; game++) { split("", taken)
	for (i = 0; i < 28; i++) { seed = seed * 16807 % 2147483647; p = seed % 225; if (!(p in taken)) { taken[p]; printf "%c%d ", 97 + p % 15, 1 + int(p / 15) } }
	print "" } }' >"$scratch/large"
head -n 4000 "$scratch/large" >"$scratch/small"
cat "$scratch/small" "$scratch/small" "$scratch/small" "$scratch/small" >"$scratch/repeated"
small=$(least "$program" -q -r freestyle --book="$scratch/small" /dev/null)
large=$(least "$program" -q -r freestyle --book="$scratch/large" /dev/null)
repeated=$(least "$program" -q -r freestyle --book="$scratch/repeated" /dev/null)
moves=$(($(tail -n 4000 "$scratch/large" | wc -w)))
[ $(((large - small) * 1024)) -le $((moves * 36 + 131072)) ] && [ "$large" -gt "$small" ]
say $? "a book of $moves moves more takes up to 36 bytes more for each: $large and $small kB"
[ "$repeated" -le $((small + 64)) ]
say $? "games that are repeated take no more: $repeated kB"
(ulimit -v $((small - 1024)) && "$program" -q --book="$scratch/small" "$scratch/go") >"$scratch/out" 2>"$scratch/errors"
[ $? -eq 2 ] && grep -q "^renju: --book: .*: Cannot allocate memory$" "$scratch/errors" && [ ! -s "$scratch/out" ]
say $? "without memory for a book nothing is read: $(head -n 1 "$scratch/errors")"

# A tree that has no memory for all games holds whole games only, and a message says that the others are left out.
"$program" -g --to=compact -r freestyle "$scratch/large" 2>"$scratch/errors" | cut -f 5 | sort -u >"$scratch/games"
for target in lib 'sgf --tree'; do
	# shellcheck disable=SC2086 # an option more
	(ulimit -v $((space + 2800)) && "$program" -g -r freestyle --to=$target "$scratch/large") >"$scratch/out" 2>"$scratch/errors"
	[ $? -eq 2 ] && [ "$(grep -c 'out of memory; the remaining games are left out' "$scratch/errors")" -eq 1 ] && [ -s "$scratch/out" ]
	say $? "--to=$target without memory for all games: $(grep memory "$scratch/errors" | head -n 1)"
	"$program" -g --to=compact -r freestyle --variations "$scratch/out" 2>"$scratch/errors" | cut -f 5 | sort >"$scratch/written"
	count=$(sed -n 's/^(;[^(]*C.\([0-9]*\) games: .*/\1/p' "$scratch/out")
	[ -s "$scratch/written" ] && [ -z "$(comm -13 "$scratch/games" "$scratch/written")" ] &&
		[ "${count:-$(wc -l <"$scratch/written")}" -eq "$(wc -l <"$scratch/written")" ]
	say $? "--to=$target leaves no part of a game: $(wc -l <"$scratch/written" | tr -d ' ') games"
done

# Nor do the comments of a game that does not fit stay in the tree.
awk 'BEGIN { for (i = 0; i < 3000; i++) printf "(;SZ[15];B[hh]C[first %d];W[a%c]C[last %d %3000s])\n", i, 97 + i % 15, i, "-" }' >"$scratch/noted.sgf"
for target in lib 'sgf --tree'; do
	# shellcheck disable=SC2086 # an option more
	(ulimit -v $((space + 2800)) && "$program" -g --to=$target "$scratch/noted.sgf") >"$scratch/out" 2>"$scratch/errors"
	LC_ALL=C tr -c '0-9A-Za-z -' '\n' <"$scratch/out" >"$scratch/words"
	grep -q 'out of memory; the remaining games are left out' "$scratch/errors" && grep -q 'first ' "$scratch/words" &&
		[ "$(grep -c 'first ' "$scratch/words")" -eq "$(grep -c 'last ' "$scratch/words")" ]
	say $? "--to=$target leaves no comment of a game: $(grep -c 'first ' "$scratch/words") games"
done

# Where there is no room for all threads, fewer search.
printf 'setup black h8\nturn white\ngo\n' >"$scratch/go"
(ulimit -v 300000 && "$program" -q -D 4 -j 256 "$scratch/go") >"$scratch/out" 2>"$scratch/errors" && grep -q '^= play WHITE' "$scratch/out" &&
	[ "$(cat "$scratch/errors")" = 'renju: --jobs: no room for more threads; a search used fewer' ]
say $? "with room for fewer threads than -j wants, the answer comes from fewer: $(cat "$scratch/errors")"
mkdir -p "$scratch/config/renju" && echo 'jobs 256' >"$scratch/config/renju/settings"
(ulimit -v 300000 && printf 'h8\nhint\nquit\n' | XDG_CONFIG_HOME=$scratch/config "$program" -i -D 4 -B human -W human 2>&1) >"$scratch/out"
[ "$(tail -n 1 "$scratch/out")" = 'renju: --jobs: no room for more threads; a search used fewer' ]
say $? "so does a hint in the terminal, whose settings want more"

exit $failed
