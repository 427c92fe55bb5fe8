# Bulk: plain lines

Every separator, move numbers, compact, pass, either case, CRLF, byte order mark, comments, no newline at the end:

    $ printf '\357\273\277h8 i9 g7\n# a comment\n\nh8,i9,g7\r\nH8_I9_G7\nh8-i9-g7;pass\nh8i9g7\n1. h8 i9 2. g7\n1.h8 2.i9 3)g7 4: pass\n1 h8 2 i9 3... g7 passpass' | renju -g
    -	OK	3	-	-	-
    -	OK	3	-	-	-
    -	OK	3	-	-	-
    -	OK	4	-	-	-
    -	OK	3	-	-	-
    -	OK	3	-	-	-
    -	OK	4	-	-	-
    -	DRAW	5	-	-	-

A letter and one or two digits, the usual point, is read at once; what only begins like one is read like any text:

    $ printf '%s\n' 'h111 i9' 'h0 i9' 'h16 i9' 'p1 i9' '@1 i9' '{8 i9' 'h:1 i9' 'h: i9' 'h08 i009' h15o1a1 a1b10 h8 'I15 a01 -' | renju -g --from=moves -a moves 2>/dev/null; printf '%s\n' '{8 i9' 'z9 aa30' | renju -g --from=moves -n 30 -a moves 2>/dev/null; echo 'j1 h8' | renju -g -c top --to=sgf; echo 'j1 h8' | renju -g -c go --to=sgf
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:h111	-
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:h0	-
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:h16	-
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:p1	-
    -	OK	0	-	-	1:ERROR SYNTAX:@1	-
    -	OK	0	-	-	1:ERROR SYNTAX:{8	-
    -	OK	0	-	-	1:ERROR SYNTAX:h:1	-
    -	OK	0	-	-	1:ERROR SYNTAX:h:	-
    -	OK	2	-	-	-	h8 i9
    -	OK	3	-	-	-	h15 o1 a1
    -	OK	2	-	-	-	a1 b10
    -	OK	1	-	-	-	h8
    -	OK	2	-	-	-	i15 a1
    -	OK	0	-	-	1:ERROR SYNTAX:{8	-
    -	OK	2	-	-	-	z9 aa30
    (;FF[4]GM[4]SZ[15]RU[renju];B[ja];W[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[io];W[hh])

Id, rule, size and result columns in any order:

    $ printf 'a\th8 i9\nb\tB+5\th8 i9\nc\tfreestyle\t9\tw\ta1 a2 b1 b2 c1 c2 d1 d2 e1\nd e\tdraw\tSTANDARD\t3\ta1\n\th8\ng\t1/2-1/2\t\th8\nh\t1-0\th8\ni\t0-1\th8\nj\t?\th8\nk\t\n' | renju -g
    a	OK	2	-	-	-
    b	OK	2	BLACK	OPEN	-
    c	WIN BLACK	9	WHITE	CONTRADICTED	-
    d e	OK	1	DRAW	OPEN	-
    -	OK	1	-	-	-
    g	OK	1	DRAW	OPEN	-
    h	OK	1	BLACK	OPEN	-
    i	OK	1	WHITE	OPEN	-
    j	OK	1	-	-	-
    k	OK	0	-	-	-
    [1]
    $ printf 'a\t0\th8\nA\t1\th8\nb\t100\th8\nc\t99999999999\th8\nd\t16\tp16\ne\t9\tp16\n' | renju -g
    a	OK	1	-	-	-
    A	OK	1	-	-	-
    b	OK	0	-	-	0:ERROR SYNTAX:100
    c	OK	0	-	-	0:ERROR SYNTAX:99999999999
    d	OK	1	-	-	-
    e	OK	0	-	-	1:ILLEGAL OFF-BOARD:p16
    [1]
    $ printf 'a\trenju\th8\nb\tcaro\th8\n' | renju -g -k 6
    a	OK	0	-	-	0:ERROR SYNTAX:renju
    b	OK	1	-	-	-
    [1]
    $ printf 'a\t14\th7\nb\t13\tg7\n' | renju -g -o tengen
    a	OK	0	-	-	0:ERROR SYNTAX:14
    b	OK	1	-	-	-
    [1]

Empty fields at the end, as spreadsheets write them, may follow a field that has only moves:

    $ printf 'a\th8 i9\t\nb\trenju\t9\tB\th8i9\t \t\t\r\nc\thhii\t\nd\tblack=h8 turn=black i9 1-0\t\ne\tblack=h8\t\nf\th8 i9 1-0\t\n\th8\t\n' | renju -g -a rule,size
    a	OK	2	-	-	-	renju	15
    b	OK	2	BLACK	OPEN	-	renju	9
    c	OK	2	-	-	-	renju	15
    d	OK	1	BLACK	OPEN	-	renju	15
    e	OK	0	-	-	-	renju	15
    f	OK	2	BLACK	OPEN	-	renju	15
    -	OK	1	-	-	-	renju	15
    $ printf 'h8 i9\t\nb\tdraw\t\nc\tcaro\t\nd\tB\t\ne\t9\t\nf\th8 or i9\t\ng\t1-0\t\nh\th8\tcaro\t\ni\th8\t-\t\nj\t\t\nk\th8\ti9\tj10\t\n' | renju -g -a rule,size
    h8 i9	OK	0	-	-	-	renju	15
    b	OK	0	DRAW	OPEN	-	renju	15
    c	OK	0	-	-	-	caro	15
    d	OK	0	BLACK	OPEN	-	renju	15
    e	OK	0	-	-	-	renju	9
    f	OK	0	-	-	-	renju	15
    g	OK	0	BLACK	OPEN	-	renju	15
    h	OK	0	-	-	-	caro	15
    i	OK	0	-	-	-	renju	15
    j	OK	0	-	-	-	renju	15
    k	OK	1	-	-	-	renju	15
    $ printf 'a\t7,7 8,8\t\nb\thhii\t\nc\t9\t\n' | renju -g -c xy -a size
    a	OK	2	-	-	-	15
    b	OK	0	-	-	-	15
    c	OK	0	-	-	-	9
    $ printf 'a\t\tB\t\nb\tcaro\t15\t-\t\nc\tblack=h8\t\n' | renju -g --to=moves | renju -g --to=moves
    a	renju	15	BLACK	
    b	caro	15	-	
    c	renju	15	-	black=h8 white=

Setups:

    $ printf 'black=h8i9 white=g7 turn=white j10\nblack=h8 h9\nwhite=h8h8\nblack=p16\nblack=h\nturn=red\nturn=black h8\nh8 black=h9\nblack= white= turn=white h8\n' | renju -g
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:h8
    -	OK	0	-	-	0:ILLEGAL OFF-BOARD:p16
    -	OK	0	-	-	0:ERROR SYNTAX:h
    -	OK	0	-	-	0:ERROR SYNTAX:turn=red
    -	OK	1	-	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:black=h9
    -	OK	1	-	-	-
    [1]

Confirmed, open, contradicted; a forbidden move loses, is rejected, or waits for a claim:

    $ printf '1\tB\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n2\tW\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n3\tB\ta1 a2\n4\tB\ta1 a2 b1 b2 c1 c2 d1 d2 e1 e2\n5\tW\th8 a1 h9 a3 i10 a5 j10 a7 h10\n6\tB\tpass pass\n7\tB\th8 h8\n' | renju -g
    1	WIN BLACK	9	BLACK	CONFIRMED	-
    2	WIN BLACK	9	WHITE	CONTRADICTED	-
    3	OK	2	BLACK	OPEN	-
    4	WIN BLACK	9	BLACK	CONFIRMED	10:ILLEGAL GAME-OVER:e2
    5	FORBIDDEN 3-3	9	WHITE	CONFIRMED	-
    6	DRAW	2	BLACK	CONTRADICTED	-
    7	OK	1	BLACK	-	2:ILLEGAL OCCUPIED:h8
    [1]
    $ printf '5\tW\th8 a1 h9 a3 i10 a5 j10 a7 h10\n' | renju -g -f reject
    5	OK	8	WHITE	-	9:FORBIDDEN 3-3:h10
    [1]
    $ printf '5\tW\th8 a1 h9 a3 i10 a5 j10 a7 h10\n6\tW\th8 a1 h9 a3 i10 a5 j10 a7 h10 b1\n' | renju -g -f claim
    5	FORBIDDEN 3-3	9	WHITE	OPEN	-
    6	OK	10	WHITE	OPEN	-

Problems: the first rejected ply, and the run goes on; stderr says where:

    $ printf 'h8 h8 i9\nh8 p16\nh8 foo\nh8 (i9)\nh8 \377\001x\nhello\nh8 i9 7\nh\nh8 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nh8i\n' | renju -g 2>&1 >/dev/null
    renju: -:1: ply 2: h8: point already has a stone
    renju: -:2: ply 2: p16: not on this board
    renju: -:3: ply 2: foo: cannot read a move here
    renju: -:4: ply 2: (i9): cannot read a move here
    renju: -:5: ply 2: ??x: cannot read a move here
    renju: -:6: ply 1: hello: cannot read a move here
    renju: -:7: ply 3: 7: cannot read a move here
    renju: -:8: ply 1: h: cannot read a move here
    renju: -:9: ply 2: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: cannot read a move here
    renju: -:10: ply 2: i: cannot read a move here
    [1]
    $ printf 'h8 h8 i9\nh8 p16\nh8 foo\nh8 (i9)\nh8 \377\001x\nhello\nh8 i9 7\nh\nh8 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nh8i\n' | renju -g
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:p16
    -	OK	1	-	-	2:ERROR SYNTAX:foo
    -	OK	1	-	-	2:ERROR SYNTAX:(i9)
    -	OK	1	-	-	2:ERROR SYNTAX:??x
    -	OK	0	-	-	1:ERROR SYNTAX:hello
    -	OK	2	-	-	3:ERROR SYNTAX:7
    -	OK	0	-	-	1:ERROR SYNTAX:h
    -	OK	1	-	-	2:ERROR SYNTAX:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    -	OK	1	-	-	2:ERROR SYNTAX:i
    [1]
    $ (printf 'x\t'; head -c 1048600 /dev/zero | tr '\000' a; printf '\nh8\n') | renju -g
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	1	-	-	-
    [1]
    $ printf 'h8 h8\nh9\n' | renju -g -e
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    [1]

Numbered notations have their commas inside:

    $ printf '7,7 8,6_9,5-0,0;pass\nx\t7,7 7,7\n7,7 1. 8,8\n' | renju -g -c xy
    -	OK	5	-	-	-
    x	OK	1	-	-	2:ILLEGAL OCCUPIED:7,7
    -	OK	1	-	-	2:ERROR SYNTAX:1.
    [1]
    $ printf 'black=7,7_8,8 white=9,9 7,8\n' | renju -g -c rc --to=moves
    black=i7h8 white=j6 i8

Points on lines that start with the winner skip the letter I:

    $ printf 'black a1 a2 b1 b2 c1 c2 d1 d2 e1\nwhite j10 k9\ndraw i8\n' | renju -g
    -	WIN BLACK	9	BLACK	CONFIRMED	-
    -	OK	2	WHITE	OPEN	-
    -	OK	0	DRAW	-	1:ILLEGAL OFF-BOARD:i8
    [1]
    $ printf 'nobody a1\n' | renju -g --from=winner
    -	OK	0	-	-	0:ERROR SYNTAX:nobody
    [1]

Blanks around an id are dropped, whatever the format; "-" means no id and no player:

    $ printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\n' >' a b .psq'; renju -g ' a b .psq'; printf '{"id":"  sp  ","moves":[]}' | renju -g -t json; printf '<game id=" sp "><move>h8</move></game>' | renju -g
    a b	OK	1	-	-	-
    {"id":"sp","status":"OK","plies":0,"recorded":null,"check":null,"problem":null}
    sp	OK	1	-	-	-
    $ printf '(;GN[-]PB[-]PW[ ];B[hh])' >dash.sgf; renju -g -t json -a black,white dash.sgf; for to in moves sgf; do renju -g --to=$to dash.sgf; done
    {"id":null,"status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"black":null,"white":null}
    h8
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])

A result may have any length:

    $ long=$(printf '%080d' 0); printf "h8 i9 W+$long\n" | renju -g; printf "[Event \"x\"]\n1. h8 i9 B+$long 1. j9 *\n" | renju -g
    -	OK	2	WHITE	OPEN	-
    -	OK	2	BLACK	OPEN	-
    -	OK	1	-	-	-

Analysis, json, summary:

    $ printf 'x\tblack=h6h7i8j8\nblack=e8f8g8i8j8h5h6h7e5f6g7\ny\tfreestyle\tblack=h6h7i8j8\n' | renju -g -a forbidden
    x	OK	0	-	-	-	h8:3-3
    -	OK	0	-	-	-	f5:3-3,g5:3-3,g6:3-3,e7:3-3,f7:3-3,i7:3-3,h8:OVERLINE+4-4,f9:3-3
    y	OK	0	-	-	-	-
    $ printf 'x\tblack=h6h7i8j8\n"\\\377\001\303\244\tB\th8 h8\n' | renju -g -t json -a forbidden
    {"id":"x","status":"OK","plies":0,"recorded":null,"check":null,"problem":null,"forbidden":"h8:3-3"}
    {"id":"\"\\\ufffd\u0001ä","status":"OK","plies":1,"recorded":"BLACK","check":null,"problem":"2:ILLEGAL OCCUPIED:h8","forbidden":null}
    [1]
    $ printf '1\tB\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n2\tW\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n3\tB\ta1 a2\n4\th8 h8\n' | renju -g -v 2>&1 >/dev/null | tail -n 1
    renju: 4 games, 2 decided, 1 open, 1 contradicted, 1 with problems
    $ printf 'a\th8 i9\nb\th8 i9\nc\th8 g9\nd\th8 i9 j10\ne\tfreestyle\th8 i9\nf\th8 g7\n\th8 h8\n\th8 h8\ng\tblack=h8 a1\nh\tblack=h8 o15\ni\tturn=white h8 i9\n' | renju -g --dedup
    a	OK	2	-	-	-
    b	OK	2	-	-	DUPLICATE:a
    c	OK	2	-	-	DUPLICATE:a
    d	OK	3	-	-	-
    e	OK	2	-	-	-
    f	OK	2	-	-	DUPLICATE:a
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    g	OK	1	-	-	-
    h	OK	1	-	-	DUPLICATE:g
    i	OK	2	-	-	-
    [1]

Empty standard input is fine; an empty file is a problem; lines without a game are not a problem:

    $ renju -g </dev/null
    $ : >empty; renju -g empty
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]
    $ printf '\n# x\n' >blank; renju -g blank; renju -g - <blank
    $ printf '# only a comment\n\n' | renju -g
    $ for from in sgf psq rec rif pos winner; do renju -g --from=$from </dev/null; done
    $ for from in sgf psq rec rif pos winner; do renju -g --from=$from empty; done
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]
    $ for from in sgf psq rif; do printf 'h8 i9\n' | renju -g --from=$from; done
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:h8 i9
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]

Files:

    $ printf 'h8\n' >a; mkdir none; renju -g a nowhere none - a </dev/null 2>&1
    -	OK	1	-	-	-
    renju: nowhere: No such file or directory
    renju: none: there is no file to read in this folder
    -	OK	1	-	-	-
    [2]
    $ printf 'h8\n' | renju -g a -
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    $ renju -g a >/dev/full
    [2]

Options that do not go together:

    $ for option in '-b each' -q '-s dots' -w -m '-x OK' -i --record=r; do renju -g $option 2>&1 | head -n 1; done
    renju: --board: cannot be used with --games
    renju: --quiet: cannot be used with --games
    renju: --style: cannot be used with --games
    renju: --wide: cannot be used with --games
    renju: --mark-forbidden: needs --to=svg with --games
    renju: --expect: cannot be used with --games
    renju: --games: cannot be used with --interactive
    renju: --record: cannot be used with --games
    $ for option in --from=sgf --to=sgf '-a forbidden' --dedup; do renju $option 2>&1 | head -n 1; done
    renju: --from: needs --games
    renju: --to: needs --games
    renju: --analyze: needs --games
    renju: --dedup: needs --games
    $ renju -g -a forbidden --to=sgf 2>&1 | head -n 1
    renju: --analyze: adds columns to the report; it cannot be used with --to
    $ renju -g -a next,worst,at 2>&1 | head -n 1
    renju: --analyze: 'worst' is not one of forbidden, next, at, where, rule, size, moves, black, white, black_rating, white_rating, event, place, round, date, file, opening, best, eval, top, loss, rank, mark, vcf, win, only
    $ renju -g -a forbidden,forbidden 2>&1 | head -n 1
    renju: --analyze: 'forbidden' is named twice
    $ renju -g --to=rif 2>&1 | head -n 1
    renju: --to: 'rif' is not one of moves, compact, lines, sgf, psq, pgn, json, lib, svg, graph

The column `best` has the point that `go` plays, and does not depend on earlier games or other columns:

    $ printf 'a\th8i9g7i7i8k8\nb\tblack=h8i8j8 white=k8a1\nc\th8h8\nd\th8i9h9i10h10i11h11i12h12\ne\t\nf\trule=freestyle size=3 a1b1c1a2b2c2\n' >best; renju -g -a best,next best 2>/dev/null
    a	OK	6	-	-	-	g8	-
    b	OK	0	-	-	-	h7	-
    c	OK	1	-	-	2:ILLEGAL OCCUPIED:h8	-	-
    d	WIN BLACK	9	-	-	-	-	-
    e	OK	0	-	-	-	h8	-
    f	OK	0	-	-	1:ERROR SYNTAX:rule=freestyle	-	-
    [1]
    $ sed -n 1p best | renju -g -a best -N 10000 | cut -f 7; printf 'H8\nI9\nG7\nI7\nI8\nK8\ngo\n' | renju -q -N 10000 | grep play
    g8
    = play BLACK G8
    $ renju -g -a best -t json -D 2 best 2>/dev/null | head -n 2
    {"id":"a","status":"OK","plies":6,"recorded":null,"check":null,"problem":null,"best":"g8"}
    {"id":"b","status":"OK","plies":0,"recorded":null,"check":null,"problem":null,"best":"h7"}
    $ printf 'h8\n' | renju -g -a best -o swap2; printf 'h8\n' | renju -g -a best -o pro; printf 'h8a1\n' | renju -g -a best -o pro -D 1
    -	OK	1	-	-	-	i9
    -	OK	1	-	-	-	i9
    -	OK	2	-	-	-	k8
    $ printf 'h8\n' | renju -g -a best -n 9 -k 9 -r freestyle -S 3 --plies=0-
    -	OK	0	-	-	-	e5
    -	OK	1	-	-	-	i9

The summary counts duplicates:

    $ printf 'a\th8i9\nb\th8i9\nc\tg7\nd\ti9\n' | renju -g --dedup -v 2>&1 >/dev/null | tail -n 1
    renju: 4 games, 0 decided, 0 open, 0 contradicted, 0 with problems, 2 duplicates
