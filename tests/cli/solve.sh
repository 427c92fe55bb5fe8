#!/bin/sh
# The answers of `solve`: puzzles with known answers, whose lines and proofs the referee plays out; and the values of
# small boards. solve.sh PROGRAM SCRATCH [EVERY]: tests one puzzle in EVERY (7).
program=$1
scratch=$2/solve
every=${3:-7}
rm -rf "$scratch"
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

# Writes each puzzle as input, and a list of ID RULE SIDE KIND PLIES.
awk -F'\t' -v every="$every" -v folder="$scratch" '!/^#/ && n++ % every == 0 {
	file = folder "/" $1 ".moves"
	printf "setup black %s\nsetup white %s\nturn %s\n", $7, $8, $3 >file
	close(file)
	print $1, $2, $3, $4, $5
}' tests/data/puzzles.tsv >"$scratch/list"

# Every branch of a proof ends in a win for the side, or on Black's forbidden point.
proved() { # FILE SIDE
	"$program" -g --variations "$1" | awk -F'\t' -v side="$2" '
		$6 != "-" || ($2 != "WIN " toupper(side) && !(side == "white" && $2 ~ /^FORBIDDEN/)) { bad = 1 }
		END { exit bad || NR == 0 }'
}

unsolved=
longer=
claimed=
broken=
unproved=
while read -r id rule side kind plies; do
	game=$scratch/$id.moves
	proof=$scratch/$id.sgf
	answer=$({ cat "$game"; echo solve; } | "$program" -q -r "$rule" -N 200000 --proof="$proof" | sed -n 's/^= solve //p')
	# shellcheck disable=SC2086 # the words of the answer
	set -- $answer
	case $kind:$2:$4 in
	vcf:win:vcf) [ "$3" -le "$plies" ] || longer="$longer $id" ;;
	none:win:vcf) claimed="$claimed $id" ;;
	none:*) ;;
	vct:win:*) ;;
	*) unsolved="$unsolved $id" ;;
	esac
	[ "$2" = win ] || continue
	proved "$proof" "$side" || unproved="$unproved $id"
	shift 4
	end=$({ cat "$game"; printf '%s\n' "$@"; } | "$program" -q -r "$rule" | tail -n +4)
	case $end in *ILLEGAL* | *OK | '') broken="$broken $id" ;; esac
done <"$scratch/list"
say "$unsolved" "puzzles are solved"
say "$longer" "wins by fours are not longer than they must be"
say "$claimed" "no win by fours is claimed where there is none"
say "$broken" "each line ends its game, and not before its last point"
say "$unproved" "each branch of a proof ends in a win, or in a forbidden point"

# Values from the literature.
wrong=
while read -r size connect value; do
	answer=$(echo solve | "$program" -q -r freestyle -n "$size" -k "$connect" -N 3000000 | sed -n 's/^= solve BLACK \([a-z]*\).*/\1/p')
	[ "$answer" = "$value" ] || wrong="$wrong ${size}x$size K=$connect: $answer"
done <<END
3 3 draw
4 3 win
4 4 draw
5 4 draw
6 4 win
5 5 draw
6 5 draw
7 5 draw
END
say "$wrong" "small boards have their known values"
exit $failed
