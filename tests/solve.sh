#!/bin/sh
# Puzzles with known answers: what `solve` says of them, and each of its lines fed back to the referee.
# solve.sh PROGRAM SCRATCH [EVERY]: every EVERYth puzzle, each one where it is 1 (7).
program=$1
scratch=$2/solve
every=${3:-7}
mkdir -p "$scratch"
failed=0
say() { # WRONG WHAT
	if [ -z "$1" ]; then
		echo "ok - $2"
	else
		echo "not ok - $2:$1"
		failed=1
	fi
}

# One puzzle a line as ID KIND PLIES, and its own input with the question at its end.
awk -F'\t' -v every="$every" -v folder="$scratch" '!/^#/ && $4 != "vct" && n++ % every == 0 {
	file = folder "/" $1 ".moves"
	printf "setup black %s\nsetup white %s\nturn %s\n", $7, $8, $3 >file
	close(file)
	print $1, $2, $4, $5
}' tests/data/puzzles.tsv >"$scratch/list"

unsolved=
longer=
claimed=
broken=
while read -r id rule kind plies; do
	game=$scratch/$id.moves
	answer=$({ cat "$game"; echo solve; } | "$program" -q -r "$rule" -N 1000000 | sed -n 's/^= solve //p')
	# shellcheck disable=SC2086 # the words of the answer
	set -- $answer
	case $kind:$2:$4 in
	vcf:win:vcf) [ "$3" -le "$plies" ] || longer="$longer $id" ;;
	none:win:vcf) claimed="$claimed $id" ;;
	none:*) ;;
	*) unsolved="$unsolved $id" ;;
	esac
	[ "$2" = win ] || continue
	shift 4
	end=$({ cat "$game"; printf '%s\n' "$@"; } | "$program" -q -r "$rule" | tail -n +4 | uniq)
	case $end in
	OK*WIN* | OK*FORBIDDEN* | WIN*) ;;
	*) broken="$broken $id" ;;
	esac
	case $end in *ILLEGAL*) broken="$broken $id" ;; esac
done <"$scratch/list"
say "$unsolved" "puzzles are solved"
say "$longer" "wins by fours are not longer than they must be"
say "$claimed" "no win by fours is claimed where there is none"
say "$broken" "each line ends its game, and not before its last point"
exit $failed
