#!/bin/sh
# --from=board reads each picture that the program draws: random positions of several sizes in every style and notation,
# with marks and colors. usage: boards.sh PROGRAM SCRATCH; BOARDS is the number of positions for each size and look.
program=$1
scratch=$2
boards=${BOARDS:-2}
failed=0
seed=0

# positions SIZE COORDS: writes random positions as games for the referee, and as lines of --from=moves. The last stone is
# played, because a stone that is set up has no mark.
positions() {
	awk -v size="$1" -v coords="$2" -v boards="$boards" -v seed="$seed" -v games="$scratch/games" -v want="$scratch/want" '
	function below(n) { state = (state * 16807 + 11) % 2147483647; return int(state / 7) % n }
	function letter(x) { return substr("abcdefghijklmnopqrstuvwxyz", x + 1, 1) }
	function name(x, coords) {
		if (coords != "go") return x < 26 ? letter(x) : letter(int(x / 26) - 1) letter(x % 26)
		return x < 25 ? letter(x + (x > 7)) : letter(int(x / 25) - 1) letter(x % 25 + (x % 25 > 7))
	}
	function point(x, y) { # from the lower left
		if (coords == "xy") return x "," size - 1 - y
		if (coords == "xy1") return x + 1 "," size - y
		if (coords == "rc") return size - 1 - y "," x
		return name(x, coords) (coords == "top" ? size - y : y + 1)
	}
	BEGIN {
		state = seed * 1001 + size * 7 + 1
		printf "" >games
		for (board = 1; board <= boards; board++) {
			black = white = last = ""
			count[1] = count[2] = 0
			share = below(90)
			for (y = 0; y < size; y++)
				for (x = 0; x < size; x++) {
					if (below(100) >= share) continue
					side = below(2) + 1
					if (side == 1) black = black name(x) y + 1; else white = white name(x) y + 1
					if (last != "") print "setup " (last_side == 1 ? "black " : "white ") last >games
					last = point(x, y)
					last_side = side
					count[side]++
				}
			if (last != "") print (last_side == 2 ? "turn white\n" : "") last >games
			if (board < boards) print "new" >games
			print (black != "" ? "black=" black " " : "") (white != "" ? "white=" white : "") \
				(count[1] == count[2] + 1 ? " turn=white" : "") "\t" >want
		}
	}'
}

for size in 2 3 5 9 10 15 20 25 27 99; do
	[ "$size" -lt 99 ] || boards=1
	for style in lines dots ascii grid; do
		for look in '' -w -m '-C always' '-w -m -C always'; do
			seed=$((seed + 1))
			coords=$(echo letters top go xy xy1 rc | cut -d ' ' -f $((seed % 6 + 1)))
			positions "$size" "$coords"
			# shellcheck disable=SC2086 # several options
			"$program" -r renju -n "$size" -b final -s "$style" $look -c "$coords" "$scratch/games" >"$scratch/drawn" 2>"$scratch/said"
			"$program" -g -r freestyle --from=board -a size,moves "$scratch/drawn" | cut -f 2,3,6- >"$scratch/got"
			sed 's/^/-	/' "$scratch/want" | "$program" -g -r freestyle -n "$size" -a size,moves | cut -f 2,3,6- >"$scratch/wanted"
			cmp -s "$scratch/got" "$scratch/wanted" && [ "$(wc -l <"$scratch/got")" -eq "$boards" ] && continue
			echo "not ok - boards of size $size, -s $style $look -c $coords"
			diff "$scratch/got" "$scratch/wanted" | sed 's/^/#   /'
			failed=1
		done
	done
done
[ $failed -eq 1 ] || echo "ok - boards in every style and size are read as they were drawn"
exit $failed
