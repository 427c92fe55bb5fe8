# PGN: comments, variations, tags that begin a game, PlayOK's seats

Both kinds of comments, lines that begin with %, marks of moves, a variation, a date of which something is known; then a
position to start from, which has no common form for this game:

    $ printf '[Event "x"]\n[Date "2021.05.??"]\n[WhiteElo "2100"]\n\n%% a line for another program\n1. h8$1 i9! (1... i8 2. g9) 2. g7 ; a note\n2... k10 {more} 0.5-0.5\n\n[Event "y"]\n[SetUp "1"]\n[FEN "15/15/15 b"]\n\n1. g7 *\n' >syntax.pgn; renju -g -a moves syntax.pgn 2>/dev/null; renju -g --to=sgf syntax.pgn 2>&1
    -	OK	4	DRAW	OPEN	-	h8 i9 g7 k10
    -	OK	0	-	-	0:ERROR SYNTAX:fen	-
    renju: syntax.pgn:9: ply 0: fen: cannot begin a game with this
    (;FF[4]GM[4]SZ[15]RU[renju]EV[x]DT[2021-05]WR[2100]RE[0];B[hh];W[ig];B[gi]C[a note];W[kf]C[more])
    [1]
    $ for tag in 'FEN ""' 'SetUp "1"' 'SetUp ""' 'SetUp "0"'; do printf "[$tag]\n[Rule \"freestyle\"]\nh8 1-0\n" | renju -g -a rule; done
    -	OK	0	BLACK	-	0:ERROR SYNTAX:fen	freestyle
    -	OK	0	BLACK	-	0:ERROR SYNTAX:fen	freestyle
    -	OK	0	BLACK	-	0:ERROR SYNTAX:fen	freestyle
    -	OK	1	BLACK	OPEN	-	freestyle

Comments stand anywhere, also before and between the tags, and hide results, brackets, parentheses and each other. `%`
counts only where a line begins:

    $ printf '%% [Event "no"]\n; 1-0\n[Event "x"] ; 0-1\n%% [Event "no"]\n;of ply 0\n\n1. ; one ) } [x]\n%%i9\r\nh8;two { (\r\n{three ; ) 1-0} i9 %%\n' >c.pgn; renju -g --from=pgn -a moves c.pgn; renju -g --from=pgn --to=sgf c.pgn 2>/dev/null
    -	OK	2	-	-	3:ERROR SYNTAX:%	h8 i9
    (;FF[4]GM[4]SZ[15]RU[renju]EV[x]C[0-1
    of ply 0
    one ) } [x\]];B[hh]C[two { (
    three ; ) 1-0];W[ig])
    [1]
    $ for text in '%% x\n;y\n\n# z\n[Event "x"]\nh8\n' '; x\rh8\n[Event "x"]\n' '%% x\n' 'h8\n[Event "x"]\n'; do printf "$text" | renju -g -v 2>&1 | sed -n 's/.* read as //p'; done | xargs
    pgn moves moves moves
    $ for text in '{x}\n[Event "a"]' '%% a\n;b\n{c}\n[Event "a"]' ' {a\n\nb}{c}; {d\r\n#e\n[Event "a"]' '\357\273\277{x} [Event "a"]' '{\nx "y"}\r[Event "a"]' '{x' '{x}\nh8' '{"x"}\n[Event "a"]' '{\n\n "moves":["h8"]}\n[Event "a"]' '{}\n[Event "a"]'; do printf "$text\n" | renju -g -v 2>&1 | sed -n 's/.* read as //p'; done | xargs
    pgn pgn pgn pgn pgn json json json json json
    $ printf '\357\273\277[Event "x"]\r%%skip\r1. h8 ;c\ri9 {d\re} 2. (2. a1\r%%)\r) g7\r1-0\r' | renju -g -a moves; printf '[Event "x"]\r\n\r\n1. h8 ;c\r\ni9 1-0 ;d' | renju -g -a moves
    -	OK	3	BLACK	OPEN	-	h8 i9 g7
    -	OK	2	BLACK	OPEN	-	h8 i9

Marks of moves, with and without blanks; before a move they are no marks:

    $ printf '[A "x"]\n1. h8$1$22 i9!? 2. g7 !! $3 k10?\n3.l11 m12??(3... m11!)4)a1 5:a2 b3,c4 d5_e6-f7 g8 1-0' | renju -g -a moves -r freestyle; printf '[A "x"]\n!h8\n' | renju -g
    -	OK	14	BLACK	OPEN	-	h8 i9 g7 k10 l11 m12 a1 a2 b3 c4 d5 e6 f7 g8
    -	OK	0	-	-	1:ERROR SYNTAX:!h8
    [1]

A hyphen stands between two moves, and nowhere else: `--` is an empty word at PlayOK alone. Two letters are no point. The
move number is not part of the TEXT:

    $ for game in 'h8 i9 2. -- j10' 'h8 i9 2.-- j10' 'h8 i9 2. j10-- k11' 'h8 j10- k11' 'h8 - i9' 'h8--i9' 'h8-i9-pass 2. g7' '-' 'hh ii' '1.hh ii' '1.hhii' 'zz' 'h8 2.pass' 'h8 1.2.i9' '2.#' '1)x' 'black=h8' '7.h8x'; do printf "[A \"x\"]\n$game *\n" | renju -g -a moves; done 2>/dev/null | cut -f 3,6-
    2	3:ERROR SYNTAX:--	h8 i9
    2	3:ERROR SYNTAX:--	h8 i9
    3	4:ERROR SYNTAX:--	h8 i9 j10
    2	3:ERROR SYNTAX:-	h8 j10
    1	2:ERROR SYNTAX:-	h8
    1	2:ERROR SYNTAX:--i9	h8
    4	-	h8 i9 pass g7
    0	1:ERROR SYNTAX:-	-
    0	1:ERROR SYNTAX:hh	-
    0	1:ERROR SYNTAX:hh	-
    0	1:ERROR SYNTAX:hhii	-
    0	1:ERROR SYNTAX:zz	-
    2	-	h8 pass
    1	2:ERROR SYNTAX:2.i9	h8
    0	1:ERROR SYNTAX:#	-
    0	1:ERROR SYNTAX:x	-
    0	-	black=h8 white=
    1	2:ERROR SYNTAX:x	h8
    $ for game in '7,7-8,8 2. 6,6' '7,7 --' '7,7-- 8,8' '1.x' 'black=7,7'; do printf "[A \"x\"]\n$game *\n" | renju -g -c xy -a moves; done 2>/dev/null | cut -f 3,6-
    3	-	h8 i7 g9
    1	2:ERROR SYNTAX:--	h8
    1	2:ERROR SYNTAX:--	h8
    0	1:ERROR SYNTAX:x	-
    0	-	black=h8 white=

A game ends at its result, where a tag follows moves, and where one of the seven tags comes again:

    $ printf '[White "A"]\n[Black "B"]\n[Result "1-0"]\n[White "A"]\n[Black "C"]\n[Result "0-1"]\n[White "C"]\n[Black "B"]\n[Result "1/2-1/2"]\n' >headers.pgn; renju -g -a black,white,where headers.pgn; renju -g --elo headers.pgn | cut -f 1,5-8
    -	OK	0	WHITE	OPEN	-	B	A	headers.pgn:1
    -	OK	0	BLACK	OPEN	-	C	A	headers.pgn:4
    -	OK	0	DRAW	OPEN	-	B	C	headers.pgn:7
    C	2	1	1	0
    A	2	1	0	1
    B	2	0	1	1
    $ for end in '\n' '\r\n' '\r'; do printf "#$end[Event \"x\"]$end$end;c$end{c$end}1. h8${end}i9 2. g7 g8 3. f8 f9 4. f10$end(c$end)f11$end%%$end$end[Event \"y\"]${end}1-0$end$end[Event \"z\"]" | renju -g -a where | cut -f 3,7; done | xargs
    8 -:2 0 -:12 0 -:15 8 -:2 0 -:12 0 -:15 8 -:2 0 -:12 0 -:15
    $ for tag in Event Site Date Round White Black result Rule Size WhiteElo Odd; do printf "[$tag \"9\"][Termination \"Black win\"]\n[$tag \"9\"]\n" | renju -g | wc -l; done | xargs
    2 2 2 2 2 2 2 1 1 1 1
    $ printf '[Rule "renju"]1. h8 1-0 1. h8 i9 * [Rule "caro"] {no moves} [Size "9"] h8 B+ {lost} (h8) $1 ; i9\n[Rule "standard"]' | renju -g -a rule,size
    -	OK	1	BLACK	OPEN	-	renju	15
    -	OK	2	-	-	-	renju	15
    -	OK	1	BLACK	OPEN	-	caro	9
    -	OK	0	-	-	-	standard	15

A number that no move follows is a problem; a comment or a line end may stand between them:

    $ for moves in '1. {a} h8 2.' '1. 2. h8' 'h8 i9 2. *' '1. (h7) $1 h8'; do printf '[A "x"]\n%s' "$moves" | renju -g; done
    -	OK	1	-	-	2:ERROR SYNTAX:2.
    -	OK	0	-	-	1:ERROR SYNTAX:1.
    -	OK	2	-	-	3:ERROR SYNTAX:2.
    -	OK	1	-	-	-
    $ for game in '1. 2.h8' 'h8 2. 3.g7' 'h8 2. 3. g7' '1. 1.h8 2. i9'; do printf '[A "x"]\n%s *%40s\n' "$game" '' | renju -g | cut -f 3,6; done
    0	1:ERROR SYNTAX:1.
    1	2:ERROR SYNTAX:2.
    1	2:ERROR SYNTAX:2.
    0	1:ERROR SYNTAX:1.

Variations are skipped. With --variations each of them is a game, in the order of a tree: the moves of the game first,
then the variations of its last moves. A result in a variation is that of the variation:

    $ printf '[Event "e"]\n[Result "0-1"]\n1. h8 {a} (1. h7 i8 {b} 0-1) i9 (1... i8) (1... i7 {c} 2. g7 (2. g6 {d} (2. g5)) g8) 2. k10 {e} ({none}) 1-0\n\n1. h8 *' >v.pgn; renju -g -a moves,where v.pgn; renju -g --variations -a moves,where v.pgn; renju -g --variations --to=sgf v.pgn
    -	OK	3	BLACK	OPEN	-	h8 i9 k10	v.pgn:1
    -	OK	1	-	-	-	h8	v.pgn:5
    -	OK	3	BLACK	OPEN	-	h8 i9 k10	v.pgn:1
    -	OK	2	BLACK	OPEN	-	h8 i8	v.pgn:1
    -	OK	4	BLACK	OPEN	-	h8 i7 g7 g8	v.pgn:1
    -	OK	3	BLACK	OPEN	-	h8 i7 g6	v.pgn:1
    -	OK	3	BLACK	OPEN	-	h8 i7 g5	v.pgn:1
    -	OK	2	WHITE	OPEN	-	h7 i8	v.pgn:1
    -	OK	1	-	-	-	h8	v.pgn:5
    (;FF[4]GM[4]SZ[15]RU[renju]EV[e]RE[B+];B[hh]C[a];W[ig];B[kf]C[e])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[e]RE[B+];B[hh]C[a];W[ih])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[e]RE[B+];B[hh]C[a];W[ii]C[c];B[gi];W[gh])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[e]RE[B+];B[hh]C[a];W[ii]C[c];B[gj]C[d])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[e]RE[B+];B[hh]C[a];W[ii]C[c];B[gk])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[e]RE[W+];B[hi];W[ih]C[b])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    $ printf '[A "x"]\nh8,i9 (i8) *' | renju -g --variations -a moves | cut -f 7
    h8 i9
    h8 i8
    $ printf '[A "x"]\n1. h8 (h7\n0-1\n) (h6\r) 1-0\n[A "y"]\nh8 (h7) i9 {open' | renju -g --variations -a moves,where
    -	OK	1	BLACK	OPEN	-	h8	-:1
    -	OK	1	WHITE	OPEN	-	h7	-:1
    -	OK	1	BLACK	OPEN	-	h6	-:1
    -	OK	2	-	-	3:ERROR SYNTAX:-	h8 i9	-:6
    -	OK	1	-	-	-	h7	-:6
    [1]

At most 99 variations inside each other; one that is not closed cuts the game short, and does not swallow the next:

    $ for n in 99 100; do (printf '[A "x"]\n1. h8 i9 '; i=0; while [ $((i += 1)) -le $n ]; do printf '(a1 {(} '; done; i=0; while [ $((i += 1)) -le $n ]; do printf ')'; done; printf ' g7 *\n[B "y"]\nh8 i9') >deep.pgn; renju -g deep.pgn; renju -g --variations deep.pgn | cut -f 3,6 | sort | uniq -c | awk '{ print $1, $2, $3, $4 }'; done
    -	OK	3	-	-	-
    -	OK	2	-	-	-
    100 2 - 
    1 3 - 
    -	OK	2	-	-	3:ERROR SYNTAX:(
    -	OK	2	-	-	-
    1 2 - 
    1 2 3:ERROR SYNTAX:(
    $ printf '[Event "x"]\n1. h8 i9 (i8 g9 1-0\n\n[Event "y"]\n1. h8 (h7 {;) i9 *\n[Event "z"]\n1. h8 (h7 ; 1-0)\n[x]) ) i9' >open.pgn; renju -g open.pgn; renju -g --variations -a moves open.pgn
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:)
    -	OK	2	-	-	3:ERROR SYNTAX:-	h8 i9
    -	OK	1	-	-	2:ERROR SYNTAX:-	h8
    -	OK	1	-	-	2:ERROR SYNTAX:)	h8
    -	OK	1	-	-	-	h7
    [1]

A game has room for 65,536 variations and 16 MiB of them:

    $ (printf '[A "x"]\n1. h8 '; yes '(h7)' | head -n 65537; printf '1-0\n[B "y"]\nh8') | renju -g --variations - 2>&1 >rows; echo $?; sort rows | uniq -c | awk '{ print $1, $4 }'; (printf '[A "x"]\n1. h8 (h7 {'; head -c 17000000 /dev/zero | tr '\000' x; printf '}) (h6) 1-0\n[B "y"]\nh8') >big.pgn; renju -g --variations -a moves big.pgn 2>said; cat said; renju -g big.pgn
    renju: -: a tag or variations were left out: over 16 MiB, over 65,536 or no memory
    2
    1 1
    65537 1
    -	OK	1	BLACK	OPEN	-	h8
    -	OK	1	BLACK	OPEN	-	h6
    -	OK	1	-	-	-	h8
    renju: big.pgn: a tag or variations were left out: over 16 MiB, over 65,536 or no memory
    -	OK	1	BLACK	OPEN	-
    -	OK	1	-	-	-

PlayOK names seats. The four ways of swap2: the other seat takes Black, or White, or goes on without a word; or it puts two
more stones, and the first seat chooses:

    $ play() { printf '[Event "?"]\n[Site "PlayOK"]\n[Date "2024.01.02"]\n[Round "-"]\n[Black "ann"]\n[White "bob"]\n[Result "%s"]\n[TimeControl "600"]\n[GameType "61,15"]\n[BlackElo "1501"]\n[WhiteElo "1502"]\n\n%s %s\n\n' $2 "$1" $2; }; (play '1. h8 a1 2. i8 black 3. a3 j8 4. c1 k8 5. c3 l8' 0-1; play '1. h8 a1 2. i8 white 3. -- a3 4. j8 c1 5. k8 c3 6. l8' 1-0; play '1. h8 a1 2. i8 a3 3. j8 c1 4. k8 c3 5. l8' 1-0; play '1. h8 a1 2. i8 c5 3. g1 -- 4. white -- 5. a3 j8 6. c1 k8 7. c3 l8' 0-1) >playok.pgn; renju -g -a black,white,rule,size playok.pgn; renju -g --to=sgf playok.pgn | tail -n 1
    -	WIN BLACK	9	BLACK	CONFIRMED	-	bob	ann	standard	15
    -	WIN BLACK	9	BLACK	CONFIRMED	-	ann	bob	standard	15
    -	WIN BLACK	9	BLACK	CONFIRMED	-	ann	bob	standard	15
    -	WIN BLACK	11	BLACK	CONFIRMED	-	bob	ann	standard	15
    (;FF[4]GM[4]SZ[15]RU[standard]PC[PlayOK]DT[2024-01-02]BR[1502]WR[1501]PB[bob]PW[ann]RE[B+];B[hh];W[ao];B[ih];W[ck];B[go];W[am];B[jh];W[co];B[kh];W[cm];B[lh])

The rule is that of -r or of a tag, wherever the tag stands. A tag of our own has the size of GameType against it. Without
both tags, nothing of this holds:

    $ renju -g -r renju -a rule playok.pgn | cut -f 7 | uniq; for tags in '[Rule "caro"][Site "PlayOK"][GameType "61,19"]' '[GameType "61, 19 ,x"][site "playok"][Variant "freestyle"]' '[Site "PlayOK"][Rule "odd"][GameType "61"]' '[Site "PlayOK"][GameType "61,x"]' '[Site "PlayOK"]' '[Site "playok.com"][GameType "61,19"]'; do printf "$tags[White \"w\"][Black \"b\"]\nh8 1-0\n" | renju -g -a rule,size,black 2>/dev/null; done
    renju
    -	OK	1	BLACK	OPEN	-	caro	19	b
    -	OK	1	BLACK	OPEN	-	freestyle	19	b
    -	OK	1	BLACK	OPEN	-	standard	15	b
    -	OK	0	BLACK	-	0:ERROR SYNTAX:x	standard	15	b
    -	OK	1	WHITE	OPEN	-	renju	15	b
    -	OK	1	WHITE	OPEN	-	renju	15	b

A choice is a word of its seat, in upper or lower case; the last one counts. Other results go by color. A pass is a pass:

    $ for game in '1. WHITE h8 0-1' '1. h8 white 2. black i9 1/2' '1. -- -- -- White 2. pass h8 1-0' '1. {x} black (1. h7 white) h8 B+' '1. h8 -- 2. white W+R' '1. h8 3. black 1-0'; do printf '[Site "PlayOK"][GameType "61,15"][White "w"][Black "b"]\n%s\n' "$game" | renju -g -a black,moves; done
    -	OK	1	BLACK	OPEN	-	w	h8
    -	OK	2	DRAW	OPEN	-	b	h8 i9
    -	OK	2	BLACK	OPEN	-	b	pass h8
    -	OK	1	BLACK	OPEN	-	b	h8
    -	OK	1	WHITE	OPEN	-	w	h8
    -	OK	1	WHITE	OPEN	-	w	h8

Two thousand games. A seat whose turn has nothing for it gets "--"; what the report must say follows from who acts:

    $ cat >seats.awk <<'AWK'
    > function random(n) { state = (state * 16807 + 11) % 2147483647; return int(state / 7) % n }
    > function word(text) { line = line ((words % 2 == 0) ? (words / 2 + 1) ". " : "") (random(9) ? text : "{ 1-0 black }" text) (random(12) ? " " : "\n"); words++ }
    > function act(seat, text) { while (words % 2 != seat) word("--"); word(text) }
    > function stone(seat) { do point = substr("abcdefghijklmno", 1 + random(15), 1) (1 + random(15)); while (point in used); used[point]; moves = moves (moves == "" ? "" : " ") point; act(seat, point) }
    > function choose(seat, color, name) { name = color ? "white" : "black"; act(seat, random(5) ? name : toupper(name)); first = color ? 1 - seat : seat }
    > BEGIN { for (game = 0; game < 2000; game++) {
    >     split("", used); moves = line = ""; words = first = 0; way = random(5)
    >     stone(0); stone(1); stone(0)
    >     if (way == 1) choose(1, random(2))
    >     else if (way == 2) { stone(1); stone(0); choose(0, random(2)) }
    >     else if (way == 3) { stone(1); stone(0); choose(1, random(2)) }
    >     for (i = way < 2 ? 3 : 5; i < 6 + random(9); i++) stone(way == 4 ? words % 2 : i % 2 ? 1 - first : first)
    >     winner = random(3); score = winner == 2 ? "1/2-1/2" : winner ? "0-1" : "1-0"; where = random(3)
    >     printf "[Site \"PlayOK\"]\n[White \"w%d\"]\n[Result \"%s\"]\n[BlackElo \"%d\"]\n[Black \"b%d\"]\n[GameType \"61,15\"]\n[WhiteElo \"%d\"]\n\n%s%s\n\n", game, (where == 1 ? "*" : score), 1000 + game, game, 5000 + game, line, (where == 2 ? "*" : score) >"seats.pgn"
    >     name[0] = "b" game; name[1] = "w" game; rating[0] = 1000 + game; rating[1] = 5000 + game
    >     print name[first], name[1 - first], rating[first], rating[1 - first], (winner == 2 ? "0" : winner == first ? "B" : "W"), moves
    > } }
    > AWK
    $ awk -f seats.awk >expected; renju -g --to=json seats.pgn 2>/dev/null | awk -F '"' '{ split($0, part, "\"moves\":\\["); moves = part[2]; sub(/\].*/, "", moves); gsub(/"/, "", moves); gsub(/,/, " ", moves); recorded = $0; sub(/.*"recorded":"/, "", recorded); rating = $0; sub(/.*black_rating":"/, "", rating); white = rating; sub(/".*/, "", rating); sub(/.*white_rating":"/, "", white); sub(/".*/, "", white); print $12, $16, rating, white, (substr(recorded, 1, 1) == "D" ? "0" : substr(recorded, 1, 1)), moves }' >read; diff expected read | head -n 6; wc -l <read
    2000

--to=pgn writes the seven tags always, then rule, size and ratings; the score is White's first. Lines of moves have at most
80 columns; a comment stays as it is, except for a closing brace. A line that was shown above is left out:

    $ printf '{"rule":"standard","size":19,"black":"A \\"\\\\","white":"B\\u001b\\n","recorded":"BLACK","moves":["h8","i9","pass","k10"],"event":"E","date":"2021-05","notes":[{"ply":0,"text":"zero"},{"ply":1,"text":"}{\\ntwo\\u0007"},{"ply":4,"text":" last"}],"black_rating":"1 d","white_rating":null}\n{"moves":["h8"],"date":"2021","recorded":"WHITE"}\n{"moves":[],"date":"May","recorded":"DRAW"}\n{"moves":[]}\n' >w.json; renju -g --to=pgn w.json | awk '!shown[$0]++'
    [Event "E"]
    [Site "?"]
    [Date "2021.05.??"]
    [Round "?"]
    [White "B??"]
    [Black "A \"\\"]
    [Result "0-1"]
    [Rule "standard"]
    [Size "19"]
    [BlackElo "1 d"]
    
    {zero} 1. h8 {){
    two?} 1... i9 2. pass k10 { last} 0-1
    [Event "?"]
    [Date "2021.??.??"]
    [White "?"]
    [Black "?"]
    [Result "1-0"]
    [Rule "renju"]
    [Size "15"]
    1. h8 1-0
    [Date "May"]
    [Result "1/2-1/2"]
    1/2-1/2
    [Date "????.??.??"]
    [Result "*"]
    *
    $ awk 'BEGIN { for (n = 1; n < 75; n++) { printf "{\"size\":30,\"rule\":\"freestyle\",\"notes\":[{\"ply\":1,\"text\":\"%0" n "d\"}],\"moves\":[", n; for (i = 0; i < 90; i++) printf "%s\"%c%d\"", i ? "," : "", 97 + i % 9, 1 + int(i / 9); print "]}" } }' >lines; renju -g --to=pgn lines 2>/dev/null | awk 'length($0) > longest { longest = length($0) } END { print longest }'; printf '{"moves":["h8","i9"],"notes":[{"ply":1,"text":"%s"},{"ply":2,"text":"%s\\n%s"}]}' "$(printf '%074d' 1)" "$(printf '%060d' 1)" "$(printf '%074d' 1)" | renju -g --to=pgn | tail -n 5
    80
    1. h8
    {00000000000000000000000000000000000000000000000000000000000000000000000001}
    1... i9 {000000000000000000000000000000000000000000000000000000000001
    00000000000000000000000000000000000000000000000000000000000000000000000001} *
    

A set-up and White first cannot be written. A brace after a line that begins with a bracket becomes a parenthesis: the
reader would take it for the comment of another game:

    $ printf 'black=h8 i9\nh8 i9\nturn=white g7\nh8 h8\n' >some; renju -g --to=pgn some 2>&1 >games | sed 's/some/-/'; cat games | grep -v '^\[\|^$'; printf 'black=h8 i9\nh8 i9\n' | renju -g --to=pgn >/dev/null 2>&1; echo $?
    renju: -:1: skipped: the format cannot hold this game
    renju: -:3: skipped: the format cannot hold this game
    renju: -:4: ply 2: h8: point already has a stone
    1. h8 i9 *
    1. h8 *
    2
    $ printf '(;B[hh]C[a\n[Event "x"\\] {b];W[ii])' | renju -g --to=pgn | renju -g --from=pgn --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a
    [Event "x"\] (b];W[ii])

A file that is cut short anywhere: the games before the cut are the same, and the last one is as far as it goes:

    $ cat syntax.pgn v.pgn open.pgn >all.pgn; renju -g -r standard --variations -a moves playok.pgn all.pgn >whole 2>/dev/null; i=0; cat playok.pgn all.pgn >both.pgn; size=$(wc -c <both.pgn); while [ $((i += 7)) -lt $size ]; do head -c $i both.pgn >cut$i.pgn; echo cut$i.pgn; done >names
    $ renju -g -r standard --variations -a file,moves --files-from=names 2>/dev/null >cuts; echo $?; awk -F '\t' 'NR == FNR { whole[++n] = $0; next } { file = $7; sub(/\t[^\t]*\.pgn\t/, "\t") } { if (file != last) { last = file; row = 0 } else if (held != whole[row]) { split(held, a); split(whole[row], b); if (index(b[7], a[7]) != 1) bad++ } row++; held = $0 } END { print bad + 0 }' whole cuts
    1
    0

A pipe may deliver a tag's value or a comment in two pieces; a comment may be longer than what is read at once:

    $ (printf '[Black "Ann'; sleep 0.2; printf ' Lee"]\n[White "Bo]'; sleep 0.2; printf 'b"]\n1. h8 *\n') | renju -g --from=pgn -a black,white
    -	OK	1	-	-	-	Ann Lee	Bo]b
    $ (printf '1. h8 {one'; sleep 0.2; printf ' two} i9 *\n') | renju -g --from=pgn --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[one two];W[ig])
    $ (printf '1. h8 {'; yes y | head -n 3000000 | tr -d '\n'; printf '} i9 *\n') | renju -g --from=pgn --to=sgf | tr -d y
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[];W[ig])
