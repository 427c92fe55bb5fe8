#!/bin/sh
# Memory is taken when it is needed: by the reader of a format when a file has that format.
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

# The least space in which a command ends with status 0, in kB, to 32.
least() {
	low=1024 high=262144
	while [ $((high - low)) -gt 32 ]; do
		middle=$(((low + high) / 2))
		if (ulimit -v $middle && "$@") >"$scratch/out" 2>&1; then high=$middle; else low=$middle; fi
	done
	echo $high
}

# A reader of a megabyte finds none of it left: a line on stderr and exit status 2, and the next file is read.
echo 'h8 i9 g7' >"$scratch/plain"
printf 'id,moves\n1,h8 i9 g7\n' >"$scratch/cut.csv"
printf '[White "a"]\n[Black "b"]\n[Result "1-0"]\n\n1. h8 i9 2. g7\n' >"$scratch/cut.pgn"
echo '{"moves":["h8","i9"]}' >"$scratch/cut.json"
echo '<database><games><game id="1"><move>h8 i9</move></game></games></database>' >"$scratch/cut.rif"
space=$(least "$program" -g "$scratch/plain" 2>/dev/null)
for format in csv pgn json rif; do
	(ulimit -v $((space + 512)) && cd "$scratch" && "$program" -g cut.$format plain >out 2>errors)
	[ $? -eq 2 ] && [ "$(cat "$scratch/errors")" = "renju: cut.$format: Cannot allocate memory" ] &&
		[ "$(cut -f 1-3 "$scratch/out")" = "-	OK	3" ]
	say $? "a reader of $format without memory says so: $(cat "$scratch/errors")"
	(ulimit -v $((space + 2048)) && "$program" -g "$scratch/cut.$format") >/dev/null 2>&1
	say $? "and with memory it reads"
done

exit $failed
