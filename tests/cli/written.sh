#!/bin/sh
# Each format reads back what it wrote: random games of every size, with set-up stones, passes, White first, results,
# players, ids of odd characters, facts and comments.
program=$1
scratch=$2/written
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

# Random games as JSON: the first 99 on boards of 1 to 99 points a side. Unlike rand(), the generator of Park and Miller
# gives the same numbers in every awk.
awk '
	function random() { seed = seed * 16807 % 2147483647; return seed / 2147483647 }
	function pick(list,   n, parts) { n = split(list, parts, "|"); return parts[1 + int(random() * n)] }
	function point(   tries, x, y, name) {
		for (tries = 0; tries < 9; tries++) {
			x = int(random() * size); y = int(random() * size)
			name = (x < 26 ? sprintf("%c", 97 + x) : sprintf("%c%c", 96 + int(x / 26), 97 + x % 26)) (y + 1)
			if (!(name in taken)) { taken[name]; return "\"" name "\"" }
		}
		return ""
	}
	function points(most,   list, i, p) {
		list = ""
		for (i = int(random() * (most + 1)); i > 0; i--) if ((p = point()) != "") list = list (list == "" ? "" : ",") p
		return list
	}
	# Comments of some plies. None has a line that begins with a tag and a brace after it: PGN would not keep that brace.
	function notes(plies,   list, ply) {
		list = ""
		for (ply = 0; ply <= plies; ply++) if (random() < 0.1)
			list = list (list == "" ? "" : ",") sprintf("{\"ply\":%d,\"text\":\"%s\",\"labels\":null,\"marks\":null}", ply,
				pick(" a b |{1-0|(} ; x|line\\n% line\\n\\nline|[Event \\\"x\\\"]\\n[Event \\\"y\\\"]\\n|\\t\\\\]|\\u5433\\u6e05|" long))
		return list == "" ? "null" : "[" list "]"
	}
	BEGIN {
		seed = 11
		long = sprintf("%200s", "end"); gsub(/ /, "long ", long)
		for (g = 0; g < 1500; g++) {
			size = g < 99 ? g + 1 : random() < 0.6 ? 15 : 1 + int(random() * 99)
			split("", taken)
			black = random() < 0.3 ? points(5) : ""
			white = random() < 0.3 ? points(5) : ""
			moves = ""
			n = int(random() * random() * 60)
			passed = 0
			for (i = 0; i < n; i++) {
				p = "\"pass\""
				if (passed || random() > 0.05) p = point()
				if (p == "") continue
				passed = p == "\"pass\""
				moves = moves (moves == "" ? "" : ",") p
			}
			name = "null|null|\"Doe, John\"|\"a]b\\\\c[d\"|\"\\u5433\\u6e05\\u6e90\"|\"8,8\"|\"x y\"|\"caf\\u00e9\""
			printf "{\"id\":%s,\"rule\":\"%s\",\"size\":%d,\"black\":%s,\"white\":%s,\"recorded\":%s,", pick(name "|\"#1\"|\"h8\"|\"a:b\""),
				pick("freestyle|standard|caro|renju"), size, pick(name), pick(name), pick("null|\"BLACK\"|\"WHITE\"|\"DRAW\"")
			printf "\"setup_black\":[%s],\"setup_white\":[%s],\"first\":\"%s\",\"moves\":[%s],", black, white,
				pick("BLACK|BLACK|BLACK|WHITE"), moves
			fact = "null|null|null|\"The \\\"Cup\\\" \\\\ 1\"|\" x]\"|\"[y] \"|\"caf\\u00e9\""
			printf "\"event\":%s,\"place\":%s,\"date\":%s,\"round\":%s,\"notes\":%s,", pick(fact), pick(fact),
				pick("null|\"2021\"|\"2021-05\"|\"2021-05-06\"|\"May 2021\"|\"2021-13\""), pick("null|\"1\"|\"2.1\""), notes(gsub(/,/, ",", moves))
			printf "\"black_rating\":%s,\"white_rating\":%s}\n", pick("null|\"2100\"|\"1d\""), pick("null|\"7 kyu\"")
		}
	}' >"$scratch/random"
"$program" -g --to=json "$scratch/random" >"$scratch/games" 2>/dev/null
"$program" -g "$scratch/games" | awk -F'\t' '$6 != "-" { bad = 1 } END { exit bad || NR != 1500 }'
say $? "1,500 random games of all sizes are written as JSON, each up to its end or its problem"

# again NAME TO GREP FROM SED: writes the games that match GREP and reads them again. They must be the same except for
# what SED removes from both, which the format cannot hold.
again() {
	grep -E "$3" "$scratch/games" >"$scratch/some"
	"$program" -g --to="$2" "$scratch/some" >"$scratch/text" 2>"$scratch/said" # results that contradict the board: status 1
	"$program" -g --from="$4" --to=json "$scratch/text" 2>>"$scratch/said" | sed "$5" >"$scratch/got"
	sed "$5" "$scratch/some" | cmp - "$scratch/got" && [ ! -s "$scratch/said" ]
	say $? "$1: $(wc -l <"$scratch/some") games"
}
players='s/"black":[^{]*,"white":.*,"recorded"/"recorded"/;s/"id":"#1"/"id":"?1"/'
again 'what --to=json wrote' json . json ''
notes='s/,"event":.*/}/'
again 'what --to=moves wrote, without players, from size 2' moves '"size":([2-9]|..),' moves "$players;$notes"
again 'what --to=compact wrote, without players, from size 2' compact '"size":([2-9]|..),' moves "$players;$notes"
again 'what --to=sgf wrote, to size 52' sgf '"size":([1-9]|[1-4].|5[012]),' sgf ''
again 'what --to=psq wrote, without setup, pass, White first, id and result' psq '_black":\[\],"setup_white":\[\],"first":"BLACK".*moves":\[("[a-z]*[0-9]+",?)*\]' psq \
	's/"id":[^{]*"rule"/"rule"/;s/"recorded":[^s]*//;s/"black":"8,8"/"black":"?8,8"/;s/"white":"8,8"/"white":"?8,8"/'";$notes"
again 'what --to=pgn wrote, without setup, White first and id' pgn '_black":\[\],"setup_white":\[\],"first":"BLACK"' pgn 's/"id":[^{]*"rule"/"rule"/;s/(}/()/g'
exit $failed
