# Records of Chinese collegiate contests: ccgc

A record has players, result, date and place, event, and moves. Outer braces, brackets and values may be missing:

    $ printf "{[C5][Ann B][Bob W][\345\205\210\346\211\213\350\203\234][2017.07.29 14:00 Xi'an B][2017 CCGC];B(H,8);W(I,9);B(G,7)}\n{{C5}[Ann Lee][W W][\345\220\216\346\211\213\350\203\234][2018.07.??][X];B(J,10);W(K,9)MARK[1];}\n{C5;B(H,8);W(H,9)[x];KO[];B(I,8)}" >games.ccgc; renju -g -v -a black,white,rule,size,where games.ccgc 2>&1; renju -g -a date,place,event,moves games.ccgc | cut -f 7-
    renju: games.ccgc: read as ccgc
    -	OK	3	BLACK	OPEN	-	Ann	Bob	renju	15	games.ccgc:1
    -	OK	2	WHITE	OPEN	-	Ann Lee	W	renju	15	games.ccgc:2
    -	OK	3	-	-	-	-	-	renju	15	games.ccgc:3
    renju: 3 games, 0 decided, 2 open, 0 contradicted, 0 with problems
    2017-07-29	Xi'an B	2017 CCGC	h8 i9 g7
    2018-07	-	X	j10 k9
    -	-	-	h8 h9 i8
    $ for text in '{{[C5][a];B(H,8)}}\n{{[C5];B(A,1)}}' 'C5;B(H,8);W(I,9);\nC5;B(H,8)' '[C5][A][B][D];B(H,8);W(I,9)\n[C5][x];B(H,8)\n' '{C5}[A][B][D];B(H,8);W(I,9)\n\n{C5}[x];B(H,8)' '\357\273\277{[C5]\n;\nB ( h , 8 ) ;\r\nw(I,\n9)}' '{C5}{C5}' '{[C5][B][W][][];B(O,15)}'; do printf "$text" | renju -g -v -a black,white,moves 2>&1 | grep -v '^renju: [0-9]'; done
    renju: -: read as ccgc
    -	OK	1	-	-	-	a	-	h8
    -	OK	1	-	-	-	-	-	a1
    renju: -: read as ccgc
    -	OK	2	-	-	-	-	-	h8 i9
    -	OK	1	-	-	-	-	-	h8
    renju: -: read as ccgc
    -	OK	2	DRAW	OPEN	-	A	B	h8 i9
    -	OK	1	-	-	-	x	-	h8
    renju: -: read as ccgc
    -	OK	2	DRAW	OPEN	-	A	B	h8 i9
    -	OK	1	-	-	-	x	-	h8
    renju: -: read as ccgc
    -	OK	2	-	-	-	-	-	h8 i9
    renju: -: read as ccgc
    -	OK	0	-	-	-	-	-	-
    -	OK	0	-	-	-	-	-	-
    renju: -: read as ccgc
    -	OK	1	-	-	-	-	-	o15
    $ printf '{[C5];B(H,8)}' | renju -g -r standard -a rule; printf '{[C5];B(H,8)}' | renju -g -k 6 -n 19 -a rule,size; printf '{[C5];B(H,8);W(I,9)}' | renju -g -c go -a moves
    -	OK	1	-	-	-	standard
    -	OK	1	-	-	-	freestyle	15
    -	OK	2	-	-	-	h8 i9

Signs of the format:

    $ for text in '{[C5];' '{{[C5]' '[C5]' '{C5;' '{C5}' '{{C5}' ' { {C5}' 'C5;B(H,8)' '{{{C5}' 'C5[Ann];' '{C5[Ann]' '{"C5"}' '[C5 "x"]' 'C5' '{C51}'; do printf "$text" | renju -g -v 2>&1 | grep -o 'read as.*'; done | uniq -c | sed 's/^ *//'
    8 read as ccgc
    1 read as json
    2 read as ccgc
    1 read as json
    1 read as pgn
    1 read as moves
    1 read as json

Moves that are refused, and records that are cut short. The next record is read:

    $ printf '{[C5];B(P,8)}{[C5];B(H,16)}{[C5];B(H,0)}{[C5];W(H,8)}{[C5];B(H,8);B(H,9)}{[C5];B(H8)}{[C5];B()}{[C5];B(H,8);W(H,8)}{[C5];B;W(H,8)}{[C5];B[H8];W[I9]}{[C5];B(H,8);w[I,9]}{[C5];B(H,8)}' | renju -g 2>/dev/null
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:p,8
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:h,16
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:h,0
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:h,8
    -	OK	1	-	-	2:ILLEGAL NOT-ALLOWED:h,9
    -	OK	0	-	-	1:ERROR SYNTAX:h8
    -	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h,8
    -	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:h8
    -	OK	1	-	-	2:ERROR SYNTAX:i,9
    -	OK	1	-	-	-
    [1]
    $ for text in '{[C5][A];B(H,8);W(I' '{[C5][A];B(H,8);W(' '{[C5][A];B(H,8);W' '{[C5][A];B(H,8)' '{[C5][A];' '{[C5][A' '{[C5]' '{'; do printf "$text\n{[C5];B(H,8);W(I,9)}" | renju -g 2>/dev/null | tr '\n' '|'; printf "$text" | renju -g --from=ccgc 2>/dev/null; done
    -	OK	1	-	-	2:ERROR SYNTAX:-|-	OK	2	-	-	-|-	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:-|-	OK	2	-	-	-|-	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:-|-	OK	2	-	-	-|-	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	-	-	-|-	OK	2	-	-	-|-	OK	1	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:-|-	OK	2	-	-	-|-	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:-|-	OK	2	-	-	-|-	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:-|-	OK	2	-	-	-|-	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-|-	OK	0	-	-	0:ERROR SYNTAX:-|-	OK	0	-	-	1:ERROR SYNTAX:-
    [1]
    $ printf 'hello\n{[C5];B(H,8)}junk{[C5];B(H,9);\000W(I,9)}' | renju -g --from=ccgc 2>&1; printf 'hello' | renju -g --from=ccgc 2>&1; : >empty; renju -g --from=ccgc empty
    renju: -:2: ply 2: i,9: cannot read a move here
    -	OK	1	-	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:i,9
    renju: -: text between records was left out
    renju: -: text between records was left out
    renju: -: game 1: ply 0: -: the game is empty, cut short, or too long to be read
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]

After a complete move a closing brace may be missing, or be doubled:

    $ printf '{[C5][A];B(H,8);W(I,9)\n{[C5][A];B(H,8);\n{{C5[Ann][Bob][\345\205\210\346\211\213\350\203\234][2017][E];B(H,8)MARK[1];\n{[C5][A];B(H,8);W(I,9)}}\n{{[C5];B(H,8)}' | renju -g -a black 2>&1; printf '{[C5];B(H,8);MA\n{[C5];B(H,8)};{[C5];B(H,8)}' | renju -g 2>&1
    -	OK	2	-	-	-	A
    -	OK	1	-	-	-	A
    -	OK	1	BLACK	OPEN	-	Ann
    -	OK	2	-	-	-	A
    -	OK	1	-	-	-	-
    renju: -:1: ply 2: -: the game is empty, cut short, or too long to be read
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    renju: -: text between records was left out
    [1]

After all five values another [C5] begins a record, even if there was no move and no brace:

    $ printf 'C5[A][B][\345\222\214\346\243\213][2017 X][E][C5][C5][D];B(H,8)' | renju -g --from=ccgc -a black,white
    -	OK	0	DRAW	OPEN	-	A	B
    -	OK	1	-	-	-	C5	D

Long values are cut, and two-byte characters are read as --encoding says:

    $ { printf '{[C5]['; awk 'BEGIN { for (n = 0; n < 5000; n++) printf "x" }'; printf ' B][b];B(H,8)}'; } | renju -g -a black 2>&1 | awk '{ print length($NF) }'
    3
    4096
    $ printf '{[C5][\225]a B][b W][\317\310\312\326\312\244];B(H,8)}' | renju -g --encoding=GBK -a black,white
    -	OK	1	BLACK	OPEN	-	昡a	b

Notes are kept in other formats:

    $ renju -g --to=sgf games.ccgc | head -n 1 | grep -o 'EV.*PC\[[^]]*\]\|EV\[[^]]*\]'; renju -g --to=json games.ccgc | grep -o '"event".*"round"'
    EV[2017 CCGC]PC[Xi'an B]
    "event":"2017 CCGC","place":"Xi'an B","date":"2017-07-29","round"
    "event":"X","place":null,"date":"2018-07","round"
    "event":null,"place":null,"date":null,"round"

Details that a short way to read moves must not miss:

    $ printf '{[C5];B(P,8);W(I,9);B(A,1)}{C5};B(H,8);W(I,9)\n{[C5];B(A,15);W(A,16);B(A,1)}' | renju -g --from=ccgc 2>/dev/null
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:p,8
    -	OK	2	-	-	-
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:a,16
    [1]
