Annotated games: --to=sgf --annotate, and the curve: --to=graph. A small -N keeps this fast.

The main line, one node per line: its properties without B, W and C. The reader below knows only brackets.

before: nodes
    $ nodes() {
    >     awk '{
    >         depth = 0; text = $0; side = 0
    >         while (text != "") {
    >             c = substr(text, 1, 1); text = substr(text, 2)
    >             if (c == "(") { depth++; if (closed[depth]) side = side ? side : depth }
    >             if (c == ")") { closed[depth] = 1; if (side == depth) side = 0; for (i = depth + 1; i in closed; i++) delete closed[i]; depth-- }
    >             if (c == ";") printf "%s", side ? "\n  " : "\n"
    >             if (c == "[") { while (match(text, /^([^]\\]|\\.)*\]/) == 0) exit; printf "[%s", substr(text, 1, RLENGTH); text = substr(text, RLENGTH + 1) }
    >             if (c ~ /[A-Z]/) printf "%s", c
    >         }
    >         delete closed; print ""
    >     }'
    > }
    > for f in renju15_d4 free9 std7; do grep -v '^#' tests/data/games-$f.tsv | head -n 3; done >games

Reading the result gives the same games. The variations can be read, too, and none has a move that the rules refuse:

    $ renju -g -N 200 --to=sgf --annotate games >annotated.sgf; renju -g --to=moves games >one; renju -g --to=moves annotated.sgf | cmp - one
    $ renju -g --variations annotated.sgf | cut -f 6 | sort | uniq -c | awk '{ print $2, ($1 > 30) }'
    - 1

Each node of the main line has Black's chance, from -1 to 1 and in percent, as the column `eval` has it:

    $ nodes <annotated.sgf | grep -v '^  ' | sed -n 's/.*V\[\([-0-9.]*\)\]SBKV\[\([0-9.]*\)\].*/\1 \2/p' | awk '{ printf "%d %d\n", ($1 + 1) * 500 + 0.5, $2 * 10 + 0.5 }' >chances; renju -g -N 200 --plies=0- -a eval games | awk -F'\t' '{ e = $7; if (e == "-") e = $2 == "WIN BLACK" ? 1000 : $2 == "DRAW" ? 500 : 0; print e, e }' | cmp - chances && wc -l <chances | awk '{ print ($1 > 200) }'
    1
    $ grep -c 'V\[-\{0,1\}[01]\.[0-9][0-9][0-9]\]SBKV\[[0-9]*\.[0-9]\]' annotated.sgf
    9

Marked moves have their property and a comment; a variation beside each but `only` begins with the best move:

    $ nodes <annotated.sgf | grep -v '^  ' | grep -v '^$' | sed 's/.*\(DO\[\]\|BM\[[12]\]\|TE\[1\]\).*/\1/; /^[A-Z]*\[[12]*\]$/!s/.*/-/' >marks; renju -g -N 200 --plies=0- -a mark,next games | awk -F'\t' 'NR == 1 || $1 != id { print "-" } $8 != "-" { print $7 } { id = $1 }' | sed 's/doubtful/DO[]/; s/mistake/BM[1]/; s/blunder\|missed/BM[2]/; s/only/TE[1]/' | diff - marks; sort -u marks | paste -sd ' ' -
    - BM[1] BM[2] DO[] TE[1]
    $ renju -g -N 200 --plies=0- -a best,mark games | awk -F'\t' '$8 != "-" && $8 != "only" { print $1, $7 }' | sort >one; renju -g --variations --to=json annotated.sgf | awk -F'"moves":' '{ split($1, id, "\""); gsub(/[^a-z0-9,]/, "", $2); n = split($2, move, ","); if (id[4] != last) { last = id[4]; split($2, main, ","); next } for (i = 1; move[i] == main[i]; i++); print last, move[i] }' | sort | diff one -

The texts say in English what was lost and what is better. A proved win is shown to its end:

    $ echo 'h8 h6 i8 i6 j8 j6 o15 k6' | renju -g -r freestyle -N 1000 --to=sgf --annotate >missed.sgf; nodes <missed.sgf | sed -n '/^B.oa/p; /by force/p' | sed 's/[0-9][0-9.]* %/N %/g; s/-[0-9.]*\]/-N]/; s/SBKV.[0-9.]*\]/SBKV[N]/'
    B[oa]BM[2]V[-N]SBKV[N]C[Missed win: Black's winning chance falls from a proved win to a proved loss. Better is G8.]
      B[gh]C[Black wins by force, here in 2 moves.]
    $ renju -g --variations missed.sgf | cut -f 2,3 | grep WIN
    WIN BLACK	9

If the search finds a win to its end, a longer proof of the solver does not replace it:

    $ grep '^renju15_d4-2	' tests/data/games-renju15_d4.tsv | renju -g -N 200 --to=sgf --annotate | grep -o 'White wins by force[^].]*' | sort | uniq -c | sed 's/^ *//'
    2 White wins by force, here in 5 moves

A game with a problem is annotated up to the problem. An empty game has one node, and a setup its stones:

    $ echo 'h8 i9 h8' | renju -g -N 50 --to=sgf --annotate 2>/dev/null | nodes | grep -c 'SBKV'; echo 'black= white=' | renju -g -N 50 --to=sgf --annotate | sed 's/\[[-0-9.]*\]/[N]/g'; echo 'black=h8 white=i9 j9' | renju -g -N 50 --to=sgf --annotate | nodes | grep -c SBKV
    3
    (;FF[N]GM[N]SZ[N]RU[renju]V[N]SBKV[N])
    2

One game ends with the stones with which another begins. In either order, each has its own chance:

    $ printf 'black=e5d5c5b5 white=a9o9c1d2 turn=black a5\nblack=a5e5d5c5b5 white=a9o9c1d2 turn=white\n' >overs; for order in '' -r; do sort $order overs | renju -g -r freestyle -N 500 --to=sgf --annotate | sed 's/[^;]*SBKV.\([0-9.]*\)[^;]*/\1/g' | sort; done
    (;100.0;100.0
    (;97.5
    (;100.0;100.0
    (;97.5

--annotate is for SGF alone:

    $ for o in '' '--to=moves' '--to=graph' '-a eval'; do renju -g --annotate $o /dev/null 2>&1; done; renju --annotate 2>&1
    renju: --annotate: needs --to=sgf
    Try 'renju --help'.
    renju: --annotate: needs --to=sgf
    Try 'renju --help'.
    renju: --annotate: needs --to=sgf
    Try 'renju --help'.
    renju: --annotate: needs --to=sgf
    Try 'renju --help'.
    renju: --annotate: needs --games
    Try 'renju --help'.
    [2]

--to=graph: the curve has a point for each ply from 0 on, and each marked ply has a circle of its mark:

    $ renju -g -N 200 --to=graph games >graphs; wc -l <graphs | tr -d ' '; renju -g games | awk -F'\t' '{ print $3 + 1 }' >points; sed 's/.*<polyline class="eval" points="\([^"]*\)".*/\1/' graphs | awk '{ print NF }' | cmp - points; renju -g -N 200 --plies=0- -a mark games | cut -f 7 | grep -v '^-$' | sort >marks; sed 's/<circle class="/\n/g' graphs | sed -n 's/^\([a-z]*\)".*/\1/p' | sort | cmp - marks; sort -u marks | paste -sd ' ' -
    9
    blunder doubtful missed mistake only
    $ head -n 1 graphs | grep -o '<line class="even"\|viewBox="[0-9 ]*"\|<script\|width="[0-9]*"\|@font-face\|href'
    viewBox="0 0 480 216"
    <line class="even"
    $ head -n 1 graphs | grep -o '<line[^>]*><text[^>]*>[^<]*<' | sed 's/[^ ]*class="\([a-z]*\)"/\1/; s/<text.* y=/ y=/; s/<$//'
    <line grid x1="44" x2="468" y1="14" y2="14"/> y="18">Black
    <line grid x1="44" x2="468" y1="166" y2="166"/> y="170">White
    <line even x1="44" x2="468" y1="90" y2="90"/> y="94">50%
    $ echo 'h8 h6 i8 i6 j8 j6 o15 k6' | renju -g -r freestyle -N 1000 --to=graph | grep -o '7 O15 [a-z]*, best G8'; echo 'h8 h6 j8 j6 k8 k6 p15 l6' | renju -g -r freestyle -N 1000 --to=graph -c go | grep -o '7 P15 [a-z]*, best G8'
    7 O15 missed, best G8
    7 P15 missed, best G8
    $ echo 'h8 h6 i8 i6 j8 j6 o15 k6' | renju -g -r freestyle -N 2000 --to=graph >legend; sed 's/.*<text class="text" x="44"/x="44"/; s/<.svg>$//' legend; grep -o '<circle class="[a-z]*' legend | sort -u
    x="44" y="206"><tspan class="key missed">&#9679;</tspan> missed&#160;&#160; <tspan class="key blunder">&#9679;</tspan> blunder&#160;&#160; <tspan class="key doubtful">&#9679;</tspan> doubtful&#160;&#160; </text>
    <circle class="blunder
    <circle class="doubtful
    <circle class="missed
    $ renju -g -N 200 --plies=0- -a eval games | awk -F'\t' '$1 == "free9-1" { e = $7 == "-" ? 500 : $7; print 1660 - int(1520 * e / 1000) }' >heights; sed -n '4s/.*<polyline class="eval" points="\([^"]*\)".*/\1/p' graphs | tr ' ' '\n' | awk -F, '{ print int($2 * 10 + 0.5) }' | cmp - heights
    $ for n in 0 1 13 60 225; do awk -v n=$n 'BEGIN { for (i = 0; i < n; i++) printf "%c%d ", 97 + (i * 2 + int(i / 15)) % 15, 1 + int(i / 15); print "" }' | sed 's/^$/black= white=/' | renju -g -N 1 -k 15 -r freestyle --to=graph | grep -o 'middle" x="[0-9.]*" y="184">[0-9]*' | sed 's/.*>//' | paste -sd ' ' -; done
    0
    0 1
    0 2 4 6 8 10 12
    0 5 10 15 20 25 30 35 40 45 50 55 60
    0 20 40 60 80 100 120 140 160 180 200 220
