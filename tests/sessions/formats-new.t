# Bulk: PGN, CSV, opening offsets, JSON

PGN: tags, numbered moves over many lines, a result after the moves that overrides the tag; players and rules by any of
their tags. With the tags White and Black, the score has White's points first; a Termination that names the winner
overrides it:

    $ printf '[Event "x"]\n[Black "Ann \\"A\\" Lee"]\n[White "?"]\n[Result "0-1"]\n[Rule "Freestyle"]\n[Size "19"]\n\n1. h8 i9\n2. g7 {a fine move; or not} h9\n3. g8 1-0\n\n[Player 1 Name "B"][Player 2 Name "C"]\n[Result "1/2-1/2"]\n1. h8 i9 *\n1. j10 0-1\n[Variant "Renju"]\nh8\n[Variant "Odd"]\n' >a.pgn; renju -g a.pgn 2>&1 >/dev/null; renju -g a.pgn 2>/dev/null; renju -g --to=sgf a.pgn 2>/dev/null
    renju: a.pgn:18: Odd: unknown rule name; use -r to name the rule
    -	OK	5	WHITE	OPEN	-
    -	OK	2	DRAW	OPEN	-
    -	OK	1	WHITE	OPEN	-
    -	OK	1	-	-	-
    -	OK	0	-	-	-
    (;FF[4]GM[4]SZ[19]RU[freestyle]EV[x]PB[Ann "A" Lee]RE[W+];B[hl];W[ik];B[gm]C[a fine move; or not];W[hk];B[gl])
    (;FF[4]GM[4]SZ[15]RU[renju]PB[B]PW[C]RE[0];B[hh];W[ig])
    (;FF[4]GM[4]SZ[15]RU[renju]RE[W+];B[jf])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju])
    $ for tags in '[Black "a"][White "b"][Result "0-1"]' '[White "b"][Result "1-0"][Black "a"]' '[Result "1-0"][Black "a"][White "b"]' '[White ""][Black ""][Result "1/2-1/2"]' '[White "a"][Result "0-1"]' '[Black "a"][Result "0-1"]' '[Player 1 Name "a"][Player 2 Name "b"][Result "1-0"]' '[White "a"][Black "b"][Result "Black wins"]' '[White "a"][Black "b"][Result "W+R"]' '[White "a"][Black "b"][Result "1-0"][Variant "?"]' '[White "a"][Black "b"][Result "0.5-0.5"]' '[White "a"][Black "b"][Result "1/2"]'; do printf '%s\nh8 *\n' "$tags" | renju -g | cut -f 4; done | paste -sd ' ' -
    BLACK WHITE WHITE DRAW WHITE WHITE BLACK BLACK WHITE WHITE DRAW DRAW
    $ for word in 1-0 0-1 1/2-1/2 '*' B+5 W+ 'i9,1-0' 0.5-0.5 1/2; do printf '[White "a"]\n[Black "b"]\n[Result "0-1"]\nh8 %s\n[Player 1 Name "a"]\n[Player 2 Name "b"]\nh8 %s\n' "$word" "$word" | renju -g | cut -f 4 | paste -sd ' ' -; done
    WHITE BLACK
    BLACK WHITE
    DRAW DRAW
    BLACK -
    BLACK BLACK
    WHITE WHITE
    WHITE BLACK
    DRAW DRAW
    DRAW DRAW
    $ for end in 'Black win by five connection' 'WHITE WINS on time' 'Black play on forbidden position' 'black play on forbidden position' 'Black loses' 'by Black win' normal 'Draw by adjudication' ''; do printf '[Termination "%s"]\n[White "a"]\n[Black "b"]\n[Result "1/2-1/2"]\n1. h8 1/2-1/2\n[Termination "%s"]\nh8 B+5\n' "$end" "$end" | renju -g | cut -f 4 | paste -sd ' ' -; done
    BLACK BLACK
    WHITE WHITE
    WHITE WHITE
    WHITE WHITE
    DRAW BLACK
    DRAW BLACK
    DRAW BLACK
    DRAW BLACK
    DRAW BLACK
    $ printf '[Event "1"]\n[Date "2024.05.01 12:00:00"]\n[Round "1.1"]\n[Black "a"]\n[White "b"]\n[Result "1-0"]\n[Termination "Black win by five connection"]\n[PlyCount "9"]\n\n1. h8 a1 2. i8 a2 3. j8 a3 4. k8 a4 5. l8 1-0\n\n[Event "2"]\n[Black "b"]\n[White "a"]\n[Result "0-1"]\n[PlyCount "9"]\n\n1. h8 a1 2. i8 a2 3. j8 a3 4. k8 a4 5. l8 0-1\n\n[Event "3"]\nh8 1-0\n' | renju -g -a black,white
    -	WIN BLACK	9	BLACK	CONFIRMED	-	a	b
    -	WIN BLACK	9	BLACK	CONFIRMED	-	b	a
    -	OK	1	BLACK	OPEN	-	-	-
    $ printf '[Site "pente.org"]\n[Size "19"]\n1. K10 L11 2. J9 T19\n' | renju -g -c go --to=moves
    -	renju	19	-	j10 k11 i9 s19
    $ printf '[A "x"]\n1. h8 7 2. i9\n[A "y"]\nh8 {no end' | renju -g; printf '[A "x' | renju -g; printf '[Size "x"]\nh8' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:7
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:x
    [1]
    $ (printf '[A "x"]\nh8 '; head -c 1048570 /dev/zero | tr '\000' ' '; printf 'i9') | renju -g; (printf '[A "x"]\nh8'; i=0; while [ $((i += 1)) -le 4 ]; do head -c 262144 /dev/zero | tr '\000' 8; done) | renju -g
    -	OK	2	-	-	-
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:h8888888888888888888888888888888
    [1]
    $ printf '[A "x"]\nh8 #c\n' | renju -g; printf '[A"x"]\n' | renju -g -v 2>&1 | head -n 1; printf '[A "x"\nh8 i9 1-0\n[B\nh8\n' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:#c
    renju: -: read as moves
    -	OK	2	BLACK	OPEN	-
    -	OK	0	-	-	1:ERROR SYNTAX:-
    [1]

A tag without its closing quote ends with its line, so it does not swallow moves or other tags:

    $ printf '[Event "a]\n1. h8 *\n\n[Event "b"]\n[Black "C [D]]]\r\n[Site "E\n[White "F"]\n1. i9 *\n[Black "G]\r[White "H]"]\r1. j9 *\n' >open.pgn; renju -g open.pgn open.pgn 2>&1 >/dev/null; renju -g -a moves,black,white open.pgn; renju -g --to=sgf open.pgn 2>/dev/null
    renju: open.pgn: a tag without its closing quote was read up to the end of its line
    renju: open.pgn: a tag without its closing quote was read up to the end of its line
    -	OK	1	-	-	-	h8	-	-
    -	OK	1	-	-	-	i9	C [D]]	F
    -	OK	1	-	-	-	j9	G	H]
    (;FF[4]GM[4]SZ[15]RU[renju]EV[a];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[b]PC[E]PB[C [D\]\]]PW[F];B[ig])
    (;FF[4]GM[4]SZ[15]RU[renju]PB[G]PW[H\]];B[jg])

A tag without quotes is skipped, and reported:

    $ printf '[Event "a"]\n[Result 1-0]\nh8 *\n' | renju -g 2>&1 >/dev/null; printf '[Event "a"]\n[Round\nh8 *\n[Event "b"]\nh9 *\n' | renju -g 2>&1 >/dev/null; printf '[Event "[a]"]\n[Site "b"\nh8 *\n' | renju -g 2>&1
    renju: -: a tag without quotes was skipped
    renju: -: a tag without quotes was skipped
    -	OK	1	-	-	-

A comment without its closing brace ends before the next tag, so it does not swallow games:

    $ printf '[Black "a"]\n1. h8 {good i9 2. g7 1-0\n\n[Black "b"]\n1. h8 {fine} i9 *\n' >open.pgn; renju -g -a black,moves open.pgn; renju -g --to=sgf open.pgn 2>/dev/null | tail -n 1
    -	OK	1	-	-	2:ERROR SYNTAX:-	a	h8
    -	OK	2	-	-	-	b	h8 i9
    (;FF[4]GM[4]SZ[15]RU[renju]PB[b];B[hh]C[fine];W[ig])
    $ printf '[Black "a"]\n1. h8 {x\n[%%clk 3]\n[Note: a "tag"] y [Site "z"]} i9 *\n' | renju -g -a moves; printf '[Black "a"]\r1. h8 {x\r[Black "b"]\r1. i9 *\r' | renju -g -a black,moves 2>/dev/null
    -	OK	2	-	-	-	h8 i9
    -	OK	1	-	-	2:ERROR SYNTAX:-	a	h8
    -	OK	1	-	-	-	b	i9
    [1]

A line of a comment may look like a tag:

    $ printf '[Event "x"]\n\n1. h8 {see\n[Smith "notes"]} i9 *\n' | renju -g -a moves
    -	OK	2	-	-	-	h8 i9
    $ printf '[Black "a"]\n\n1. h8 {see\n[Smith "notes"]} i9 {open\n[Black "b"]\n1. g7 *\n' | renju -g -a black,moves 2>/dev/null
    -	OK	2	-	-	3:ERROR SYNTAX:-	a	h8 i9
    -	OK	1	-	-	-	b	g7
    [1]

CSV: the first line names the columns; fields separated by comma, semicolon or TAB; quotes, newlines in them, columns
in any order, results by score or word:

    $ printf 'Game_ID,Black_Player,rule,GAME_RECORD,bresult,size,other\r\n1,"Lee, Ann",renju,"h8 i9\ng7",1,,x\r\n2,"say ""b""",freestyle15,h8i9,0.5,19,\n\n,-,Odd,h8 h8,,,\n4,,,h8\n5,,,,,x\n6,a,4,h8,0,9,"' >a.csv; renju -g a.csv 2>/dev/null; renju -g --to=sgf a.csv 2>/dev/null; renju -g a.csv 2>&1 >/dev/null
    1	OK	3	BLACK	OPEN	-
    2	OK	2	DRAW	OPEN	-
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    4	OK	1	-	-	-
    5	OK	0	-	-	0:ERROR SYNTAX:x
    6	OK	1	WHITE	-	2:ERROR SYNTAX:-
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]PB[Lee, Ann]RE[B+];B[hh];W[ig];B[gi])
    (;FF[4]GM[4]SZ[19]RU[freestyle]GN[2]PB[say "b"]RE[0];B[hl];W[ik])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[4];B[hh])
    (;FF[4]GM[4]SZ[9]RU[renju]GN[6]PB[a]RE[W+];B[hb])
    renju: a.csv:6: Odd: unknown rule name; use -r to name the rule
    renju: a.csv:6: ply 2: h8: point already has a stone
    renju: a.csv:8: ply 0: x: cannot begin a game with this
    renju: a.csv:9: ply 2: -: a quote is never closed; its field ends with the line
    [2]
    $ awk 'BEGIN { for (i = 1; i < 256; i++) printf "%d,", i; print "moves"; for (i = 1; i < 256; i++) printf ","; print "\"h8\ni9\",\"x" }' >wide.csv; renju -g wide.csv 2>/dev/null; sed 's/,"x/"/' wide.csv | renju -g --from=csv 2>/dev/null
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:-
    [2]
    $ printf 'moves,result,winner\nh8,BlackWin,\nh8,WhiteWin,\nh8,,white\nh8,1-0,\nh8,.5,\nh8,,1\nh8,1,draw\n' | renju -g | cut -f 4 | paste -sd ' ' -
    BLACK WHITE WHITE BLACK DRAW - DRAW
    $ for s in , ';' '\t'; do printf "\"id\"${s}\"a, b; c\td \"\" ; e\"${s}moves${s}recorded${s}size${s}black\r\n1${s}x${s}\"h8${s}i9\"${s}WHITE${s}9${s}\"Lee, A; B\"\r\n\r\n2${s}${s}h8 i9${s}-${s}${s}-\n" >table; renju -g -v -a size,black table 2>said; cat said; done
    1	OK	2	WHITE	OPEN	-	9	Lee, A; B
    2	OK	2	-	-	-	15	-
    renju: table: read as csv
    renju: 2 games, 0 decided, 1 open, 0 contradicted, 0 with problems
    1	OK	2	WHITE	OPEN	-	9	Lee, A; B
    2	OK	2	-	-	-	15	-
    renju: table: read as csv
    renju: 2 games, 0 decided, 1 open, 0 contradicted, 0 with problems
    1	OK	2	WHITE	OPEN	-	9	Lee, A; B
    2	OK	2	-	-	-	15	-
    renju: table: read as csv
    renju: 2 games, 0 decided, 1 open, 0 contradicted, 0 with problems
    $ for first in '"a,b,c,d";moves;id' 'x,y;id;moves' 'a;b,moves' 'id;moves,a' 'MOVES\tid,a' '# c\n\n\tid\tmoves\tx' '\357\273\277;moves' 'a"b;moves;"c'; do printf "$first\n1,2;3\th8;h8;h8\th8\n" | renju -g --from=csv 2>&1; done
    h8	OK	1	-	-	-
    3?h8	OK	1	-	-	-
    renju: -:2: ply 1: 2: cannot read a move here
    -	OK	0	-	-	1:ERROR SYNTAX:2
    renju: -: the first line of the CSV names no column of moves
    renju: -: the first line of the CSV names no column of moves
    h8;h8;h8	OK	1	-	-	-
    -	OK	1	-	-	-
    renju: -: a quote is never closed; its field ends with the line
    -	OK	1	-	-	-
    [2]
    $ printf 'a,b,c\n1,2,h8\n' | renju -g --from=csv; printf 'moves\nh8\n' | renju -g --from=csv; printf 'x,moves\n' | renju -g
    -	OK	1	-	-	-
    $ printf 'a,b,c\n1,2,h8\n' | renju -g --from=csv 2>&1
    renju: -: the first line of the CSV names no column of moves
    [2]
    $ (printf 'id,moves\n1,h8\n2,"'; head -c 1048577 /dev/zero | tr '\000' x; printf '",\n3,h8\n') | renju -g
    1	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    3	OK	1	-	-	-
    [2]
    $ printf 'sep=;\r\nid,x;moves;result\r\na;h8 i9;1\r\n' | renju -g -v 2>&1; printf '\n# c\nSEP=|\nid|moves,x;y|result|moves\na|b|1|h8 i9\nsep=;|\n' | renju -g; printf '\357\273\277sep=\t\nid\tmoves\na,b\th8\n' | renju -g; printf 'sep=,\nsep=;\nmoves;x\nh8\n' | renju -g 2>&1; printf 'sep=\n' | renju -g -v 2>&1 | head -n 1
    renju: -: read as csv
    -	OK	2	BLACK	OPEN	-
    renju: 1 game, 0 decided, 1 open, 0 contradicted, 0 with problems
    a	OK	2	BLACK	OPEN	-
    sep=;	OK	0	-	-	1:ERROR SYNTAX:-
    a,b	OK	1	-	-	-
    renju: -: the first line of the CSV names no column of moves
    renju: -: read as csv
    $ printf 'id,moves,black\ra,h8 i9,Ann\r\rb,"h8\ri9\r\ng7",Bob\r\nc,h8\rd,j10' | renju -g -a where,black; printf 'id,moves\ra,h8\rb,"h8\rc,i9' | renju -g -a where 2>&1
    a	OK	2	-	-	-	-:2	Ann
    b	OK	3	-	-	-	-:4	Bob
    c	OK	1	-	-	-	-:7	-
    d	OK	1	-	-	-	-:8	-
    renju: -:3: ply 2: -: a quote is never closed; its field ends with the line
    a	OK	1	-	-	-	-:2
    b	OK	1	-	-	2:ERROR SYNTAX:-	-:3
    c	OK	1	-	-	-	-:4
    [2]
    $ printf '%s\n' moves,x "\"['h8', 'i9']\"," "['h8'; 'i9']," '"[""h8"", ""i9""]",' '"[h8]  [i9] 1-0",' "'h8 i9'," 'h8"i9,' | renju -g -a moves; printf 'moves;x\n"['"'7,7', '8,8'"']";\n' | renju -g -c xy -a moves
    -	OK	2	-	-	-	h8 i9
    -	OK	2	-	-	-	h8 i9
    -	OK	2	-	-	-	h8 i9
    -	OK	2	BLACK	OPEN	-	h8 i9
    -	OK	2	-	-	-	h8 i9
    -	OK	2	-	-	-	h8 i9
    -	OK	1	-	-	2:ERROR SYNTAX:,	h8
    [1]

A row that ends before its column of moves is cut short; an empty field of moves is a game without moves:

    $ printf 'id,black,moves,white\na\nb,Ann\nc,Ann,\nd,Ann,h8\n"","",""\n,\n\n"e' | renju -g -a black 2>&1; printf 'size,moves\n100\n9\n9,h8\n' | renju -g 2>/dev/null
    renju: -:2: ply 1: -: the game is empty, cut short, or too long to be read
    renju: -:3: ply 1: -: the game is empty, cut short, or too long to be read
    renju: -:7: ply 1: -: the game is empty, cut short, or too long to be read
    a	OK	0	-	-	1:ERROR SYNTAX:-	-
    b	OK	0	-	-	1:ERROR SYNTAX:-	Ann
    c	OK	0	-	-	-	Ann
    d	OK	1	-	-	-	Ann
    -	OK	0	-	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:-	-
    renju: -:9: ply 1: -: a quote is never closed; its field ends with the line
    e	OK	0	-	-	1:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:100
    -	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	1	-	-	-
    [1]

An empty field in quotes is a row, unlike a blank line:

    $ printf 'id,moves\n""\n\n ""\nh,"h8"\n' | renju -g 2>/dev/null; printf 'moves\n""\n\nh8\n' | renju -g --from=csv -a where
    -	OK	0	-	-	1:ERROR SYNTAX:-
    ""	OK	0	-	-	1:ERROR SYNTAX:-
    h	OK	1	-	-	-
    -	OK	0	-	-	-	-:2
    -	OK	1	-	-	-	-:4

A quote that is never closed ends with its line, and reading goes on at the next:

    $ printf 'sep=;\nid;moves;result\na;h8 i9;1\nb;"h8 i9;0\nc;h8 i9;1\nd;h8 i9;0\n' >quote.csv; renju -g -a where quote.csv 2>said; cat said
    a	OK	2	BLACK	OPEN	-	quote.csv:3
    b	OK	2	-	-	3:ERROR SYNTAX:0	quote.csv:4
    c	OK	2	BLACK	OPEN	-	quote.csv:5
    d	OK	2	WHITE	OPEN	-	quote.csv:6
    renju: quote.csv:4: ply 3: 0: a quote is never closed; its field ends with the line
    $ printf 'id,moves,note\na,h8,"x\nb,i9,"y ""z"""\nc,"h8\ni9","a\n\nd,j10,"k\n' | renju -g -a where 2>&1; printf 'id,moves,note\na,h8 i9,"x\nb,i9,y\n' | renju -g --first=1 2>&1
    a	OK	1	-	-	-	-:2
    c	OK	2	-	-	-	-:4
    renju: -: a quote is never closed; its field ends with the line
    a	OK	1	-	-	-
    b	OK	1	-	-	-
    [2]
    $ printf 'id,moves,"no\nte","x\na,h8,1\n' | renju -g 2>&1; printf '\r\nid,moves,"x\na,h8,""\nb,i9,\n' | renju -g 2>/dev/null
    renju: -: a quote is never closed; its field ends with the line
    a	OK	1	-	-	-
    a	OK	1	-	-	-
    b	OK	1	-	-	-
    [2]
    $ awk 'BEGIN { print "id,moves\na,\"h8 i9"; for (i = 0; i < 100000; i++) print i ",h8,xxxxxxxx"; print "b,\"h8\nc,\"i9\"\nd,\"j10" }' | renju -g 2>&1 >rows; wc -l <rows | tr -d ' '; sed -n '1,2p;100001,$p' rows
    renju: -:2: ply 3: -: a quote is never closed; its field ends with the line
    renju: -:100003: ply 2: c: cannot read a move here
    renju: -:100005: ply 2: -: a quote is never closed; its field ends with the line
    100003
    a	OK	2	-	-	3:ERROR SYNTAX:-
    0	OK	1	-	-	-
    99999	OK	1	-	-	-
    b	OK	1	-	-	2:ERROR SYNTAX:c
    d	OK	1	-	-	2:ERROR SYNTAX:-
    $ printf 'id,moves\na,"h8 i9\nb,"h8\000i9"\nc,h8\n' >cut.csv; i=0; while [ $((i += 1)) -le 38 ]; do head -c $i cut.csv | renju -g 2>/dev/null | tail -n 1; done | uniq -c | tr -s ' '
     1 -	OK	0	-	-	1:ERROR SYNTAX:i
     1 -	OK	1	-	-	-
     1 -	OK	0	-	-	1:ERROR SYNTAX:id
     1 a	OK	0	-	-	1:ERROR SYNTAX:-
     1 a	OK	0	-	-	-
     1 a	OK	0	-	-	1:ERROR SYNTAX:-
     1 a	OK	0	-	-	1:ERROR SYNTAX:h
     2 a	OK	1	-	-	2:ERROR SYNTAX:-
     1 a	OK	1	-	-	2:ERROR SYNTAX:i
     2 a	OK	2	-	-	3:ERROR SYNTAX:-
     1 b	OK	0	-	-	1:ERROR SYNTAX:-
     1 b	OK	0	-	-	-
     8 a	OK	2	-	-	3:ERROR SYNTAX:b
     1 c	OK	0	-	-	1:ERROR SYNTAX:-
     1 c	OK	0	-	-	-
     1 c	OK	0	-	-	1:ERROR SYNTAX:h
     7 c	OK	1	-	-	-

    $ for name in id GAME_ID moves Game_Record move bresult result game_result winner rule opening_rule size black black_player player_black white white_player player_white; do case $name in *id | *ID) value=x ;; *move* | *Record) value='h8 i9' ;; *result) value=0.5 ;; winner) value=white ;; *rule) value=caro ;; size) value=19 ;; *) value=Ann ;; esac; case $name in *ove* | *Record) other=odd ;; *) other=moves ;; esac; echo "$name: $(printf '"%s","%s"\n"%s","h8"\n' $name $other "$value" | renju -g -a rule,size,black,white)"; done
    id: x	OK	1	-	-	-	renju	15	-	-
    GAME_ID: x	OK	1	-	-	-	renju	15	-	-
    moves: -	OK	2	-	-	-	renju	15	-	-
    Game_Record: -	OK	2	-	-	-	renju	15	-	-
    move: -	OK	2	-	-	-	renju	15	-	-
    bresult: -	OK	1	DRAW	OPEN	-	renju	15	-	-
    result: -	OK	1	DRAW	OPEN	-	renju	15	-	-
    game_result: -	OK	1	DRAW	OPEN	-	renju	15	-	-
    winner: -	OK	1	WHITE	OPEN	-	renju	15	-	-
    rule: -	OK	1	-	-	-	caro	15	-	-
    opening_rule: -	OK	1	-	-	-	caro	15	-	-
    size: -	OK	1	-	-	-	renju	19	-	-
    black: -	OK	1	-	-	-	renju	15	Ann	-
    black_player: -	OK	1	-	-	-	renju	15	Ann	-
    player_black: -	OK	1	-	-	-	renju	15	Ann	-
    white: -	OK	1	-	-	-	renju	15	-	Ann
    white_player: -	OK	1	-	-	-	renju	15	-	Ann
    player_white: -	OK	1	-	-	-	renju	15	-	Ann
    $ printf 'id,moves,game_record\na"b"c,h8,\n"d""",,h8 "i9"\n' | renju -g; printf 'id,moves,size,rule,winner\n1,h8,9,caro,black\n' >wide.csv; printf 'id,moves\n2,h8,19,caro,black\n3\n' >narrow.csv; renju -g -a size,rule wide.csv narrow.csv
    a"b"c	OK	1	-	-	-
    d"	OK	2	-	-	-
    1	OK	1	BLACK	OPEN	-	9	caro
    2	OK	1	-	-	-	15	renju
    3	OK	0	-	-	1:ERROR SYNTAX:-	15	renju
    [1]
    $ printf 'id,moves\n"a\nb","h8\ni9"\n' | renju -g -a moves
    a?b	OK	2	-	-	-	h8 i9

Openings as offsets from the center:

    $ printf '0,0, 1,-1, -1,1\n-7,-7, 7,7 , 0,0\n' | renju -g --to=moves; printf -- '-1,-1, 0,0\n' | renju -g --to=moves -n 20; printf -- '-1,-1 0,-3\n' | renju -g -c xy
    h8 i9 g7
    a15 o1 h8
    -	renju	20	-	j11 k10
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:-1,-1
    [1]
    $ for pair in -8,0 0,-8 8,0 0,8 -7,-7 7,7; do printf -- "0,-1, $pair\n" | renju -g; done
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:-8,0
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:0,-8
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:8,0
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:0,8
    -	OK	2	-	-	-
    -	OK	2	-	-	-
    $ printf -- '-1,0;+1,+1\n-1;0;1;1\n-1,0, 1,2x\n-1,0, 8,0, 1,1\n' | renju -g; printf '0,-1, 1,1\n' | renju -g --to=moves
    -	OK	2	-	-	-
    -	OK	2	-	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:1,2x
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:8,0
    h9 i7
    $ printf -- '-1,0, 8,0\n0,0, 1\n0,0, a,b\n99999999999,0\n0,0, 0,0\n' | renju -g
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:8,0
    -	OK	1	-	-	2:ERROR SYNTAX:1
    -	OK	1	-	-	2:ERROR SYNTAX:a,b
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:99999999999,0
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:0,0
    [1]

A JSON object that is cut short swallows no other game; arrays of objects are read; stderr says what is missing:

    $ printf '{"id":"a","moves":["h8"\n{"id":"b","moves":["h8"]}\n{"id":"c\n{"id":"d","moves":[\n{"id":"e",\n "moves":["h8"]}\r{"id":"f","moves":[[\r{"id":"g","moves":["i9"]}\n{' >cut.json; renju -g -a where cut.json; renju -g cut.json 2>&1 >/dev/null
    -	OK	0	-	-	0:ERROR SYNTAX:-	cut.json:1
    b	OK	1	-	-	-	cut.json:2
    -	OK	0	-	-	0:ERROR SYNTAX:-	cut.json:3
    -	OK	0	-	-	0:ERROR SYNTAX:-	cut.json:4
    e	OK	1	-	-	-	cut.json:5
    -	OK	0	-	-	0:ERROR SYNTAX:-	cut.json:6
    g	OK	1	-	-	-	cut.json:6
    -	OK	0	-	-	0:ERROR SYNTAX:-	cut.json:7
    renju: cut.json:1: ply 0: -: the object is cut short
    renju: cut.json:3: ply 0: -: the object is cut short
    renju: cut.json:4: ply 0: -: the object is cut short
    renju: cut.json:6: ply 0: -: the object is cut short
    renju: cut.json:7: ply 0: -: the object is cut short
    [1]
    $ for text in '[{"id":"a","moves":["h8"]},{"id":"b","moves":[]}]' '[\n{"id":"a","moves":["h8"]},\n{"id":"b","moves":[]}\n]\n' '  [ \n  {\n    "id": "a",\n    "moves": [\n      "h8"\n    ]\n  },\n  {"id":"b","moves":[]}\n]\n' '[{"id":"a","moves":["h8"]},\n{"id":"c","moves":\n{"id":"b","moves":[]}'; do printf "$text" >array; renju -g array 2>/dev/null | cut -f 1,3,6 | paste -sd ' ' -; done
    a	1	- b	0	-
    a	1	- b	0	-
    a	1	- b	0	-
    a	1	- -	0	0:ERROR SYNTAX:- b	0	-
    $ printf '{"id":"a\r{b","moves":["h8"]}\n' | renju -g
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]
    $ printf '[]' | renju -g -v 2>&1; printf '[' >open; renju -g open; printf '[1, 2]\n[h8]\n' | renju -g --from=json; printf '[h8 i9]\n' | renju -g
    renju: -: read as json
    renju: 0 games, 0 decided, 0 open, 0 contradicted, 0 with problems
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:[h8
    [1]
    $ printf '#c\r{"id":"x"}\r{"id":"y","moves":null}\n{"moves":"h8"}\n{"moves":[1]}\n{"setup_black":3,"moves":[]}\n{"setup_white":["h8" 1],"moves":[]}\n{"moves" []}\nword {"moves":[]}\n{"size":0,"moves":[]}\n' | renju -g 2>&1 >/dev/null; (printf '{"id":"'; head -c 67108864 /dev/zero | tr '\000' x; printf '","moves":[]}\n{"moves":["h8"]}') | renju -g 2>&1
    renju: -:1: ply 0: -: the key "moves" is missing
    renju: -:1: ply 0: -: the key "moves" is missing
    renju: -:3: ply 1: 1: cannot read a move here
    renju: -:4: ply 0: -: "setup_black" is not an array of points
    renju: -:5: ply 0: -: the object is not valid JSON
    renju: -:6: ply 0: -: the object is not valid JSON
    renju: -:7: ply 0: -: not an object
    renju: -:8: ply 0: 0: cannot begin a game with this
    renju: -:1: ply 0: -: the object is larger than 64 MiB, or than memory
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	1	-	-	-
    [1]

What is not an object does not hide the objects after it in the same array; inside other text, a brace does not begin
a game:

    $ printf '[{"moves":["h8"]},null, {"moves":["i9"]},"a,{\\",{",[1],\t{"moves":["j10"]}]\n' | renju -g -a moves 2>&1; printf 'x {"moves":["h8"]}, y\n"h8"],"a":[{"b":1},{"c":2}]}\n"a {, {"moves":["i9"]}\n' | renju -g --from=json -a moves
    renju: -:1: ply 0: -: not an object
    renju: -:1: ply 0: -: not an object
    renju: -:1: ply 0: -: not an object
    -	OK	1	-	-	-	h8
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	1	-	-	-	i9
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	1	-	-	-	j10
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    [1]

JSON as --to writes it; keys in any order, unknown keys, objects over many lines:

    $ printf 'a\t9\tcaro\tW\tblack=a1b2 white=c3 turn=white d4 pass e5\nb\th8 i9\n' >odd; renju -g --to=json odd | renju -g --to=moves 
    a	caro	9	WHITE	black=a1b2 white=c3 turn=white d4 pass e5
    b	renju	15	-	h8 i9
    $ printf '{"moves": ["h8",\n "i9" ],\n "x": {"moves": ["{", 1, [true]]}, "size": 19, "id": "\\u00e4\\ud83d\\ude00\\n\\"", "white":"-", "black": 7, "first":null}{"moves":[]}\n[1]\n{"id":"x"}\n{"moves":"h8"}\n{"moves":["h8"],}\n{"moves":["h8"]\n' >a.json; renju -g a.json; renju -g --to=sgf a.json 2>/dev/null
    ä😀?"	OK	2	-	-	-
    -	OK	0	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    (;FF[4]CA[UTF-8]GM[4]SZ[19]RU[renju]GN[ä😀
    "]PB[7];B[hl];W[ik])
    (;FF[4]GM[4]SZ[15]RU[renju])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    [1]
    $ printf '{"moves":["h8","zz","h9"]}\n{"moves":["h8","p16"]}\n{"size":0,"moves":[]}\n{"setup_black":["h8"],"setup_white":["h8"],"moves":[]}\n{"first":"red","moves":[]}\n{"rule":"Odd","recorded":"white","moves":["pass","pass"]}\n{"id":"no\nend","moves":[]}\n{"moves":["h8"]}' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:zz
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:p16
    -	OK	0	-	-	0:ERROR SYNTAX:0
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:h8
    -	OK	0	-	-	0:ERROR SYNTAX:red
    -	DRAW	2	WHITE	CONTRADICTED	-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	1	-	-	-
    [1]
    $ printf '{"id":"x\\\\","moves":["h8"]}\n{"moves":["h8"] "x":1}\n{"moves":["h8" "i9"]}\n{"id":{"a":1},"black":["b"],"moves":[]}\n{"id":"\\ud83d\\ue000\\ud83dA","moves":[]}\n{"id":"\\b\\f\\n\\r\\t\\/","moves":[]}\n' | renju -g -t json -a black | cut -d , -f 1,3,6,7
    {"id":"x\\","plies":1,"problem":null,"black":null}
    {"id":null,"plies":0,"problem":"0:ERROR SYNTAX:-","black":null}
    {"id":null,"plies":0,"problem":"0:ERROR SYNTAX:-","black":null}
    {"id":null,"plies":0,"problem":null,"black":null}
    {"id":"��A","plies":0,"problem":null,"black":null}
    {"id":"\u0008\u000c\u000a\u000d\u0009/","plies":0,"problem":null,"black":null}

Lone carriage returns end lines without a quote, too. A blank at the end belongs to a field that ends with its quotes:

    $ printf 'id,moves\ra,h8\rb,h8 i9\r\n' | renju -g -a where; printf 'id,moves,event\na,h8,"x"y \nb,h8,"z "\n' | renju -g -a event -t json
    a	OK	1	-	-	-	-:2
    b	OK	2	-	-	-	-:3
    {"id":"a","status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"event":"xy"}
    {"id":"b","status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"event":"z "}
