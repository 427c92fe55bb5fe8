#!/bin/sh
# Makes a book for --book: the moves that scored at least half in at least GAMES games (5), among the first PLIES (20)
# of each game with a result. Shows them as a tree: each move with its games and its score; a move in parentheses is not
# in the book, but leads to one that is. Games with set-up stones or passes are left out.
# usage: book.sh BOOK COLLECTION... >tree
set -u
[ $# -ge 2 ] || { echo "usage: $0 BOOK COLLECTION... >tree" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
book=$1
shift
for file; do
	[ "$file" = - ] || [ -r "$file" ] || { echo "$0: cannot read $file" >&2; exit 2; }
done
: >"$book" || exit 2
{
	"$renju" -g --canon -a size,moves -- "$@"
	echo "status $?"
} | BOOK=$book GAMES=${GAMES:-5} PLIES=${PLIES:-20} awk -F'\t' -v status=2 '
	function on_board(end) { return end ~ /^FORBIDDEN/ ? "WHITE" : end ~ /^WIN / ? substr(end, 5) : end }
	function is_kept(node) { return games[node] >= 0 + ENVIRON["GAMES"] && 2 * points[node] >= games[node] }
	# Writes a record for each game that the side did not lose: its position as set-up stones, and the move.
	function put(node,   move, moves, i, stones, record) {
		moves = split(node, move, " ")
		for (i = 2; i < moves; i++)
			stones[i % 2] = stones[i % 2] move[i]
		record = "book\t" move[1] "\t" (moves > 2 ? "black=" stones[0] " " : "") (moves > 3 ? "white=" stones[1] " " : "") \
			(moves % 2 ? "turn=white " : "") move[moves]
		for (i = 0; i < fine[node]; i++)
			print record > ENVIRON["BOOK"]
	}
	# Shows the moves from a node, those of the most games first.
	function show(node, indent,   count, child, i, j, next_one, text) {
		count = split(children[node], child, "\t")
		for (i = 1; i <= count; i++)
			for (j = i; j > 1 && games[child[j]] > games[child[j - 1]]; j--) {
				next_one = child[j]; child[j] = child[j - 1]; child[j - 1] = next_one
			}
		for (i = 1; i <= count; i++) {
			if (!(child[i] in shown))
				continue
			text = child[i]
			sub(/.* /, "", text)
			text = is_kept(child[i]) ? text : "(" text ")"
			printf "%s%s %d %.0f%%\n", indent, text, games[child[i]], 100 * points[child[i]] / games[child[i]]
			show(child[i], indent "  ")
		}
	}
	NF == 1 { status = substr($0, 8) + 0; next }
	{
		result = $4 == "-" ? on_board($2) : $4
		if (result !~ /^(BLACK|WHITE|DRAW)$/ || $8 ~ /=|pass/)
			next
		black = result == "BLACK" ? 1 : result == "DRAW" ? 0.5 : 0
		moves = split($8, move, " ")
		node = $7
		for (i = 1; i <= moves && i <= ENVIRON["PLIES"] + 0; i++) {
			parent = node
			node = node " " move[i]
			if (!(node in games)) {
				children[parent] = children[parent] (parent in children ? "\t" : "") node
				order[++nodes] = node
				parents[node] = parent
			}
			score = i % 2 ? black : 1 - black
			games[node]++
			points[node] += score
			fine[node] += score > 0
		}
	}
	END {
		for (i = 1; i <= nodes; i++) {
			if (!is_kept(order[i]))
				continue
			put(order[i])
			for (node = order[i]; node in parents && !(node in shown); node = parents[node])
				shown[node]
			shown[order[i] + 0]
		}
		for (size = 1; size <= 99; size++)
			if (size in shown) {
				print size "x" size
				show(size, "  ")
			}
		exit status > 1 ? 2 : 0
	}' || exit 2
[ -s "$book" ] || { echo "$0: no move scored half in ${GAMES:-5} games" >&2; exit 1; }
