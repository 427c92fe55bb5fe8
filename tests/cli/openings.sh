#!/bin/sh
# Opening protocols, case by case and at random: openings.sh PROGRAM SCRATCH. Each line of
# openings-cases.tsv has a name, options, lines of input, lines of output, and a reason. Lines are joined by " / ".
set -u
program=$1
scratch=$2
tab=$(printf '\t')

# table NAME: puts the lines of a table of data into the file `openings`
table() {
	sed '/^#/d' "tests/data/$1" >"$scratch/openings"
	[ -s "$scratch/openings" ] || echo "not ok - $1 has lines"
}

table openings-cases.tsv
while IFS=$tab read -r name options lines wanted why; do
	# shellcheck disable=SC2086
	got=$(printf '%s\n' "$lines" | awk -F ' / ' '{ for (i = 1; i <= NF; i++) print $i }' |
		"$program" -q $options 2>/dev/null | awk '{ printf "%s%s", (NR > 1 ? " / " : ""), $0 }')
	if [ "$got" = "$wanted" ]; then
		echo "ok - $name: $why"
	else
		echo "not ok - $name: $why"
		echo "#   $options: $lines"
		echo "#   wanted $wanted"
		echo "#   got    $got"
	fi
done <"$scratch/openings"

# Records as RIF: name, rule, size, moves, fifth moves not chosen, swaps, the ply of the fault, and a reason.
table openings-bulk-cases.tsv
while IFS=$tab read -r name rule _ moves others swaps ply why; do
	printf '<rules><rule id="1" category="renju" name="%s"/></rules><game id="%s" rule="1" alt="%s" swap="%s"><move>%s</move></game>' \
		"$rule" "$name" "$others" "$swaps" "$moves" >"$scratch/openings.rif"
	for opening in auto "$rule"; do
		got=$("$program" -g -o "$opening" "$scratch/openings.rif" 2>/dev/null | cut -f 6 | cut -d : -f 1)
		if [ "$got" = "$ply" ]; then
			echo "ok - $name, -o $opening: $why"
		else
			echo "not ok - $name, -o $opening: $why: $got for $ply"
		fi
	done
done <"$scratch/openings"

# Random games of every opening, judged a second time by opening_reference.c: the output is the same byte for byte.
for number in $(seq 0 79); do
	protocols "$number" >"$scratch/story"
	sed -n 's/^> //p' "$scratch/story" >"$scratch/told"
	sed -n '1d; /^> /!p' "$scratch/story" >"$scratch/wanted"
	options=$(head -n 1 "$scratch/story")
	# shellcheck disable=SC2086
	"$program" $options "$scratch/told" >"$scratch/got" 2>/dev/null
	if [ -s "$scratch/wanted" ] && cmp -s "$scratch/wanted" "$scratch/got"; then
		echo "ok - random games $number: renju $options"
	else
		echo "not ok - random games $number: renju $options"
		diff "$scratch/wanted" "$scratch/got" | sed -n 's/^[0-9]/# line &/p; s/^[<>]/# &/p' | head -n 3
	fi
done

# The manual has the same openings as the data.
table openings-26.tsv
while IFS=$tab read -r code stones romaji japanese chinese; do
	if tr -s ' ' <man/renju-openings.7 | grep -q "\(^\| \)$code ${stones##* } $romaji $japanese $chinese\( \|$\)"; then
		echo "ok - the manual names $code"
	else
		echo "not ok - the manual names $code"
	fi
done <"$scratch/openings"
