#!/bin/sh
# --find, --within and --tree compared with brute force in awk: every ply of every game, under all eight symmetries.
program=$1
scratch=$2/find
failed=0
rm -rf "$scratch" && mkdir -p "$scratch"
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}

# Games on 5x5, with set-up stones, passes and results. On so few points positions repeat.
# The generator of Park and Miller gives the same numbers in every awk; rand() does not.
awk '
	function random() { seed = seed * 16807 % 2147483647; return seed / 2147483647 }
	function point() { return substr("bcd", 1 + int(random() * 3), 1) (2 + int(random() * 3)) }
	BEGIN {
		seed = 7
		for (g = 1; g <= 600; g++) {
			split("", taken)
			black = white = moves = ""
			if (random() < 0.3) {
				p = point(); taken[p]; black = p
				p = point(); if (!(p in taken)) { taken[p]; white = p }
			}
			n = int(random() * 7)
			for (i = 0; i < n; i++) {
				p = point()
				if (random() < 0.1 && moves !~ /pass $/) moves = moves "pass "
				else if (!(p in taken)) { taken[p]; moves = moves p " " }
			}
			setup = black == "" ? "" : "black=" black " white=" white " "
			print g "\tfreestyle\t5\t" substr("BWD-", 1 + g % 4, 1) "\t" setup moves
		}
	}' >"$scratch/games"

cat >"$scratch/boards.awk" <<'EOF'
function put(board, text, color,   i) {
	for (i = 1; i < length(text); i += 2)
		board[index("abcde", substr(text, i, 1)), substr(text, i + 1, 1) + 0] = color
}
function picture(board, turn,   s, x, y, u, v, t) { # the board under symmetry `turn`, as 25 characters
	s = ""
	for (y = 1; y <= 5; y++)
		for (x = 1; x <= 5; x++) {
			u = x; v = y
			if (turn >= 4) { t = u; u = v; v = t }
			if (turn % 2) u = 6 - u
			if (int(turn / 2) % 2) v = 6 - v
			s = s (((u, v) in board) ? board[u, v] : ".")
		}
	return s
}
function where(p, turn,   x, y, t) { # where the point p of the game lies in that picture
	x = index("abcde", substr(p, 1, 1)); y = substr(p, 2) + 0
	if (turn % 2) x = 6 - x
	if (int(turn / 2) % 2) y = 6 - y
	if (turn >= 4) { t = x; x = y; y = t }
	return substr("abcde", x, 1) y
}
function rank(p) { return substr(p, 2) * 5 + index("abcde", substr(p, 1, 1)) }
function read_game(text, board, moves,   n, i, word) {
	split("", board)
	n = split(text, word, " ")
	count = 0
	for (i = 1; i <= n; i++)
		if (word[i] ~ /^black=/) put(board, substr(word[i], 7), "X")
		else if (word[i] ~ /^white=/) put(board, substr(word[i], 7), "O")
		else moves[++count] = word[i]
	return count
}
EOF

# A line for each ply of each game: its number, result and ply, and then the board under each symmetry and the next move,
# turned in the same way.
cat "$scratch/boards.awk" - >"$scratch/list.awk" <<'EOF'
BEGIN { FS = "\t" }
{
	n = read_game($5, board, steps)
	for (ply = 0; ply <= n; ply++) {
		if (ply > 0 && steps[ply] != "pass") put(board, steps[ply], ply % 2 ? "X" : "O")
		printf "%s\t%s\t%d", $1, $4, ply
		for (turn = 0; turn < 8; turn++) {
			move = ply == n ? "-" : steps[ply + 1]
			printf "\t%s\t%s", picture(board, turn), (move ~ /[0-9]/ ? where(move, turn) : move)
		}
		print ""
	}
}
EOF
awk -f "$scratch/list.awk" "$scratch/games" >"$scratch/plies"

# Prints each game that has the position, with the first ply where it has it. If `tree` is 1 it prints the moves that
# follow, turned like the query, each with its rank, its games and their results. Boards are compared as strings.
# `within` is 1 if other stones are allowed: an empty point of the query, a dot, then stands for any character.
cat "$scratch/boards.awk" - >"$scratch/brute.awk" <<'EOF'
BEGIN {
	FS = "\t"
	n = read_game(game, wanted, steps)
	for (i = 1; i <= n; i++) if (steps[i] != "pass") put(wanted, steps[i], i % 2 ? "X" : "O")
	sought = picture(wanted, 0)
}
!($1 in found) {
	next_move = ""
	for (i = 4; i <= NF; i += 2)
		if (within ? $i ~ sought : $i == sought) {
			found[$1]
			move = $(i + 1)
			if (next_move == "" || rank(move) < rank(next_move)) next_move = move
		}
	if (!tree && $1 in found) print $1 "\t" $3
	if (tree && next_move != "" && next_move != "-") {
		games[next_move]++
		result[next_move, $2]++
	}
}
END {
	for (move in games)
		print (move == "pass" ? 999 : rank(move)) "\t" move "\t" games[move] "\t" result[move, "B"] + 0 "\t" result[move, "W"] + 0 "\t" result[move, "D"] + 0
}
EOF

found=0
while read -r game; do
	for within in '' --within; do
		awk -v game="$game" -v within=${within:+1} -f "$scratch/brute.awk" "$scratch/plies" >"$scratch/wanted"
		"$program" -g -n 5 -k 5 --find="$game" $within -a at "$scratch/games" 2>/dev/null | cut -f 1,7 | cmp -s - "$scratch/wanted"
		say $? "--find='$game' $within finds the same $(wc -l <"$scratch/wanted") games"
		found=$((found + $(wc -l <"$scratch/wanted")))
	done
	awk -v game="$game" -v tree=1 -f "$scratch/brute.awk" "$scratch/plies" | sort -k 3,3nr -k 1,1n | cut -f 2- >"$scratch/wanted"
	"$program" -g -n 5 -k 5 --tree="$game" "$scratch/games" 2>/dev/null >"$scratch/got"
	cmp -s "$scratch/got" "$scratch/wanted"
	say $? "--tree='$game' counts the same $(wc -l <"$scratch/wanted") moves"
done <<'EOF'

c3
b2
c3 b3
c3 d4
c3 d4 c4
black=c3d4 white=
black=c3 white=b3d3
black=b2d4 white=b4d2
white=c3
black=b2c2d2 white=b3c3d3
c3 pass d4
b2 c2 b4
c3 b3 d4
black=b2c4 white=c2
EOF
[ $found -gt 500 ]
say $? "$found games were found in all"

# Two positions: both must occur, and `at` is the later ply.
"$program" -g -n 5 -k 5 --find=c3 --find='c3 b3 d4' -a at "$scratch/games" 2>/dev/null | cut -f 1,7 >"$scratch/both"
"$program" -g -n 5 -k 5 --find='c3 b3 d4' "$scratch/games" 2>/dev/null | cut -f 1 | sort >"$scratch/second"
"$program" -g -n 5 -k 5 --find=c3 "$scratch/games" 2>/dev/null | cut -f 1 | sort | comm -12 - "$scratch/second" >"$scratch/wanted"
cut -f 1 "$scratch/both" | sort | cmp -s - "$scratch/wanted" && [ -s "$scratch/wanted" ] && ! cut -f 2 "$scratch/both" | grep -vq '^[2-6]$'
say $? "of two positions both occur in each of $(wc -l <"$scratch/both") games"

# A game has the same canonical form under all eight symmetries, and it is one of the eight images.
for turn in 'x=x' 'x=6-x' 'y=6-y' 'x=6-x;y=6-y' 't=x;x=y;y=t' 't=x;x=6-y;y=t' 't=x;x=y;y=6-t' 't=x;x=6-y;y=6-t'; do
	awk -F'\t' 'BEGIN { OFS = "\t" } {
		out = ""
		while (match($5, /[b-d][2-4]/)) {
			x = index("abcde", substr($5, RSTART, 1)); y = substr($5, RSTART + 1, 1) + 0
			'"$turn"'
			head = substr($5, 1, RSTART - 1)
			# b, c and d in words have no digit after them
			out = out head substr("abcde", x, 1) y
			$5 = substr($5, RSTART + 2)
		}
		$5 = out $5
		print
	}' "$scratch/games" >"$scratch/turned"
	"$program" -g -n 5 -k 5 --canon --to=moves "$scratch/turned" 2>/dev/null >"$scratch/canon.$(echo "$turn" | tr -dc 'a-z0-9')"
	"$program" -g -n 5 -k 5 --to=moves "$scratch/turned" 2>/dev/null >>"$scratch/images"
done
[ -s "$scratch/canon.xx" ]
same=$?
for file in "$scratch"/canon.*; do
	cmp -s "$file" "$scratch/canon.xx" || same=1
done
say "$same" "all eight images of a game have one canonical form"
sort -u "$scratch/images" >"$scratch/sorted"
sort -u "$scratch/canon.xx" >"$scratch/forms"
[ -s "$scratch/forms" ] && [ -z "$(comm -23 "$scratch/forms" "$scratch/sorted")" ]
say $? "and it is one of them"

exit $failed
