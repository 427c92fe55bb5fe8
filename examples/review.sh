#!/bin/sh
# Makes a page on which one steps through games, sees where each was lost, and plays out the better lines.
# Options such as -N 1000 (quicker) or -r freestyle go before the collection. Without -j, all cores search.
# usage: review.sh [OPTION]... COLLECTION >page.html
set -u
[ $# -ge 1 ] || { echo "usage: $0 [OPTION]... COLLECTION >page.html" >&2; exit 2; }
renju=${RENJU:-$(dirname "$0")/../renju}
[ -f "$renju" ] || renju=${RENJU:-renju}
"$renju" --version >/dev/null || { echo "$0: there is no $renju; run make, or set RENJU" >&2; exit 2; }
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM

# The reviewed copy has numbers in place of names, so that the files searched below have no text that people wrote.
"$renju" -g -a rule,size,black,white,moves "$@" >"$scratch/rows"
[ $? -lt 2 ] || exit 2
# A file without games has one row, with no move and a problem.
cut -f 3,6 "$scratch/rows" | grep -qv '^0	[^-]' || { echo "$0: there are no games to review" >&2; exit 1; }
awk -F'\t' -v OFS='\t' '{
	result = ($4 != "-" || $2 !~ /^WIN|^DRAW/ ? $4 : $2); sub(/^WIN /, "", result)
	print NR, $7, $8, result, ($11 == "-" ? "" : $11)
}' "$scratch/rows" >"$scratch/games" || exit 2
# Keeps only the options that affect a search; the others have done their work.
left=$#
while [ "$left" -gt 0 ]; do
	option=$1
	shift
	left=$((left - 1))
	case $option in
	-[NDTMSfknj])
		set -- "$@" "$option$1"
		shift
		left=$((left - 1))
		;;
	-[NDTMSfknj]* | --nodes=* | --depth=* | --time=* | --memory=* | --seed=* | --jobs=* | --forbidden=* | --connect=* | --size=*) set -- "$@" "$option" ;;
	esac
done
# Writes a file of the scratch folder, or ends the script.
put() {
	file=$1
	shift
	"$renju" -g -j 0 "$@" >"$scratch/$file"
	[ $? -lt 2 ] || exit 2
}
put sgf "$@" --to=sgf --annotate "$scratch/games"
put graphs "$@" --to=graph "$scratch/games"
put boards "$@" --to=svg --caption "$scratch/games"
put lines "$@" --from=sgf --variations --to=json "$scratch/sgf"
cd "$scratch" || exit 2
cat >top <<'END'
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Review</title>
<style>
:root { color-scheme: light dark; --back: #fafafa; --card: #fff; --text: #222; --quiet: #666; --edge: #ddd }
@media (prefers-color-scheme: dark) { :root { --back: #121212; --card: #1c1c1c; --text: #ddd; --quiet: #999; --edge: #3a3a3a } }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--back); color: var(--text); font: 1rem/1.4 sans-serif }
article { margin: 0 0 2rem; padding: 1rem; background: var(--card); border: 1px solid var(--edge); border-radius: .5rem; }
@media (min-width: 50rem) { article { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem } h2, .about { grid-column: 1 / -1 } }
h2, .about { margin: 0; overflow-wrap: anywhere }
h2 { font-size: 1.2rem } .about, .steps { color: var(--quiet) } .about { margin-bottom: .75rem }
svg { display: block; width: 100% } .hidden { display: none }
.steps { display: flex; gap: .5rem; align-items: center; margin: .5rem 0 } .steps input { flex: 1; min-width: 0 }
.steps button, .marks button { font: inherit; cursor: pointer } .steps output { min-width: 5.5rem; text-align: right }
.marks { padding: 0; list-style: none } .marks li { margin: .4rem 0; padding-left: .6rem; border-left: .35rem solid var(--mark) }
.only { --mark: #2a9d43 } .doubtful { --mark: #e0b000 } .mistake { --mark: #ef7d00 } .missed { --mark: #9b3fc4 }
.blunder { --mark: #d62020 } .line { color: var(--quiet) }
</style></head><body><h1>Review</h1>
END
awk -F'\t' '
	function escaped(text) {
		gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text); gsub(/"/, "\\&quot;", text)
		return text
	}
	# The moves of a JSON record, joined by blanks.
	function moves_of(record) {
		sub(/.*"moves":\[/, "", record); sub(/\].*/, "", record)
		gsub(/"/, "", record); gsub(/,/, " ", record)
		return record
	}
	# The first record of a game is the main line, each later one a better line. Keeps its moves from where the two differ.
	function read_line(game, moves,   i, n, m, move, main) {
		if (!(game in whole)) { whole[game] = moves; return }
		n = split(moves, move, " "); m = split(whole[game], main, " ")
		for (i = 1; i <= n && i <= m && move[i] == main[i]; i++);
		better[game, i] = ""
		for (m = i; m <= n; m++) better[game, i] = better[game, i] (m > i ? " " : "") move[m]
	}
	# The comments of the marked moves, in order, come before those of the better lines.
	function read_comments(game, tree,   n) {
		while (match(tree, /C\[[^]]*\]/)) {
			comment[game, ++n] = substr(tree, RSTART + 2, RLENGTH - 3)
			tree = substr(tree, RSTART + RLENGTH)
		}
	}
	function put_marks(game, graph,   n, part, i, ply, mark, count, line) {
		n = split(graph, part, "<circle class=\"")
		for (i = 2; i <= n; i++) {
			mark = part[i]; sub(/".*/, "", mark)
			count[mark]++
		}
		printf "<p>%d marked %s", n - 1, (n == 2 ? "move" : "moves")
		if (count["missed"]) printf ", %d missed %s", count["missed"], (count["missed"] > 1 ? "wins" : "win")
		if (count["blunder"]) printf ", %d %s", count["blunder"], (count["blunder"] > 1 ? "blunders" : "blunder")
		print ".</p><ol class=\"marks\">"
		for (i = 2; i <= n; i++) {
			mark = part[i]; sub(/".*/, "", mark)
			ply = part[i]; sub(/.*<title>/, "", ply); sub(/<.*/, "", ply)
			line = better[game, ply + 0]
			split(ply, word, " ")
			printf "<li class=\"%s\" data-ply=\"%d\" data-line=\"%s\"><b>%s %s</b> %s", mark, ply, line, word[1], word[2], comment[game, i - 1]
			if (line != "") printf " <span class=\"line\">%s</span>", toupper(line)
			print "</li>"
		}
		print "</ol>"
	}
	FILENAME == "lines" { split($0, word, "\""); read_line(word[4], moves_of($0)); next }
	FILENAME == "sgf" { game = $0; sub(/.*GN\[/, "", game); sub(/\].*/, "", game); read_comments(game, $0); next }
	{
		getline board < "boards"
		getline graph < "graphs"
		ended = board; sub(/.*<text class="caption"[^>]*>/, "", ended); sub(/<.*/, "", ended)
		sub(/<text class="caption".*<\/text>/, "", board)
		printf "<article data-size=\"%d\"><h2>%s: %s – %s</h2><p class=\"about\">%s. %s, %d × %d, %d %s%s.</p>\n", $8,
			escaped($1 == "-" ? FNR : $1), escaped($9 == "-" ? "Black" : $9 " (Black)"),
			escaped($10 == "-" ? "White" : $10 " (White)"), ended, toupper(substr($7, 1, 1)) substr($7, 2), $8, $8, $3,
			($3 == 1 ? "move" : "moves"), ($6 == "-" ? "" : "; problem: " escaped($6))
		print "<div class=\"board\">" board "</div><div>" graph
		put_marks(FNR, graph)
		print "</div></article>"
	}
' lines sgf rows >articles || exit 2
cat top articles - <<'END'
<script>
document.querySelectorAll('article').forEach(article => {
	const svg = article.querySelector('.board svg'), size = +article.dataset.size
	const plies = [] // the elements of each ply; a pass has none
	let stone = null, at = 0
	for (const element of svg.children) {
		if (element.matches('circle.black, circle.white')) stone = element
		if (element.matches('text.number')) plies[+element.textContent] = [stone, element]
	}
	const last = article.querySelector('.graph polyline').points.length - 1
	const steps = document.createElement('p')
	steps.className = 'steps'
	steps.innerHTML = '<button aria-label="back">◀</button><input type="range" min="0" aria-label="move"><button aria-label="forward">▶</button><output></output>'
	const [back, forth] = steps.querySelectorAll('button'), range = steps.querySelector('input')
	range.max = last
	function show(ply) {
		at = Math.min(last, Math.max(0, ply))
		svg.querySelectorAll('.better').forEach(element => element.remove())
		plies.forEach((pair, number) => pair.forEach(element => element.classList.toggle('hidden', number > at)))
		range.value = at
		steps.querySelector('output').textContent = `${at} of ${last}`
	}
	function add(name, attributes, text) {
		const element = document.createElementNS('http://www.w3.org/2000/svg', name)
		for (const key in attributes) element.setAttribute(key, attributes[key])
		element.textContent = text || ''
		svg.append(element)
	}
	function column(letters) {
		return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1
	}
	function showLine(ply, line) {
		show(ply - 1)
		const black = plies[ply] ? plies[ply][0].classList.contains('black') : ply % 2 === 1
		line.split(' ').forEach((move, i) => {
			const point = /^([a-z]+)([0-9]+)$/.exec(move)
			if (!point) return
			const x = 32 + 20 * column(point[1]), y = 16 + 20 * (size - point[2])
			const dark = black === (i % 2 === 0)
			add('circle', { class: 'better', cx: x, cy: y, r: 8, fill: dark ? '#222' : '#fff', stroke: '#1667b8', 'stroke-width': 2 })
			add('text', { class: 'better', x, y: y + 3, 'font-size': 9, 'text-anchor': 'middle', fill: dark ? '#fff' : '#000' }, i + 1)
		})
	}
	back.onclick = () => show(at - 1)
	forth.onclick = () => show(at + 1)
	range.oninput = () => show(+range.value)
	article.querySelector('.board').append(steps)
	article.querySelectorAll('.marks li').forEach(item => {
		const ply = +item.dataset.ply, buttons = [['show', () => show(ply)]]
		if (item.dataset.line) buttons.push(['play the better line', () => showLine(ply, item.dataset.line)])
		for (const [label, action] of buttons) {
			const button = document.createElement('button')
			button.textContent = label
			button.onclick = action
			item.append(' ', button)
		}
	})
	article.querySelectorAll('.graph circle').forEach(circle => {
		circle.onclick = () => show(parseInt(circle.textContent))
	})
	show(last)
	article.dataset.ready = plies.flat().length / 2
})
</script></body></html>
END
