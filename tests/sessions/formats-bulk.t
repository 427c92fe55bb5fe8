# Bulk: the other formats

SGF: text between games, missing semicolons, escapes, variations, sizes, passes, setups, results in many spellings:

    $ printf 'mail (see below) (;GM[4]SZ[15]GN[a \\] b]RE[B+Resign]C[(;B[aa\\])];B[hh](;W[ii];B[gg])(;W[aa]))\nmore text\n(B[hh]W[ii])(;FF[4]\nAB[hh][ii]AW[aa:bb]PL[W]\n;W[cc];B[])' | renju -g
    a ] b	OK	3	BLACK	OPEN	-
    -	OK	2	-	-	-
    -	OK	2	-	-	-
    $ printf '(;SZ[19];B[tt];W[ss])(;SZ[20];B[tt])(;SZ[9:9];B[ii])(;SZ[9:8];B[ii])(;SZ[x];B[ii])(;SZ[100];B[ii])' | renju -g
    -	OK	2	-	-	-
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:9:8
    -	OK	0	-	-	0:ERROR SYNTAX:x
    -	OK	0	-	-	0:ERROR SYNTAX:100
    [1]
    $ printf '(;SZ[19];B[tt];W[ss])(;SZ[20];B[tt])(;SZ[9:9];B[ii])(;SZ[19];B[];W[TT])' | renju -g --to=moves
    -	renju	19	-	pass s1
    -	renju	20	-	t1
    -	renju	9	-	i1
    -	renju	19	-	pass
    [1]
    $ printf '(;B[ao];W[an];B[bo];W[bn];B[co];W[cn];B[do];W[dn];B[eo];B[en])(;B[ao];W[an];B[bo];W[bn];B[co];W[cn];B[do];W[dn];B[eo];W[])' | renju -g
    -	WIN BLACK	9	-	-	10:ILLEGAL GAME-OVER:en
    -	WIN BLACK	9	-	-	10:ILLEGAL GAME-OVER:-
    [1]
    $ printf '(;B[ao];W[an];B[bo];W[bn];B[co];W[cn];B[do];W[dn];B[eo];AB[hh])(;B[ao];W[an];AB[hh])' | renju -g
    -	WIN BLACK	9	-	-	0:ILLEGAL GAME-OVER:hh
    -	OK	2	-	-	0:ILLEGAL NOT-ALLOWED:hh
    [1]
    $ printf '(;RE[B+5];B[hh])(;RE[White];B[hh])(;RE[0];B[hh])(;RE[Draw];B[hh])(;RE[?];B[hh])(;RE[Void];B[hh])(;RE[1-0];B[hh])(;RE[w];B[hh])(;RE[];B[hh])' | renju -g | cut -f 4
    BLACK
    WHITE
    DRAW
    DRAW
    -
    -
    BLACK
    WHITE
    -
    $ for kind in 1 2 3 4 5 11; do echo "(;GM[$kind];B[hh])" | renju -g; done
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:3
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    $ printf '(;B[hh];B[ii])(;W[hh];B[ii])(;B[hh];W[hh])(;B[zz])(;B[H8];W[I9])(;B[h])(;B[hh];AB[ii])(;AB[hh]SZ[9]AW[ii])' | renju -g
    -	OK	1	-	-	2:ILLEGAL NOT-ALLOWED:ii
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:hh
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:hh
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:zz
    -	OK	2	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:h
    -	OK	1	-	-	0:ILLEGAL NOT-ALLOWED:ii
    -	OK	0	-	-	-
    [1]
    $ printf '(;RU[Caro]GN[tab\there\nnewline];B[hh])' | renju -g
    tab?here?newline	OK	1	-	-	-

A game is written up to set-up that comes too late; a game of Go, or with a wrong size, wrong rules or set-up before the
first move, is not written:

    $ printf '(;B[ao];W[an];B[bo];W[bn];B[co];W[cn];B[do];W[dn];B[eo];AB[hh])(;B[ao];W[bb]HA[2])(;B[ao];SZ[19])(;AB[aa][aa];W[bb])' >late.sgf; renju -g late.sgf; renju -g --to=moves late.sgf; renju -g --to=lib late.sgf | renju -g -a moves
    -	WIN BLACK	9	-	-	0:ILLEGAL GAME-OVER:hh
    -	OK	0	-	-	0:ERROR SYNTAX:go
    -	OK	0	-	-	0:ERROR SYNTAX:19
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:aa
    a1 a2 b1 b2 c1 c2 d1 d2 e1
    -	WIN BLACK	9	-	-	-	a1 a2 b1 b2 c1 c2 d1 d2 e1

Names with control characters in UTF-8, including C1 and bidirectional ones:

    $ for name in 'a\302\233b\302\200\302\237\302\240' '\342\200\216\342\200\217\330\234\342\200\252\342\200\256\342\201\246\342\201\251' '\303\244\342\200\213\342\200\257\342\201\252\177\033' '\377\302\233\342\200\256\033' 'e\302\205\302'; do printf "$name\t7\th8\n" >names; renju -g names | cut -f 1; renju -g --to=moves names | cut -f 1; renju -g --to=compact names | cut -f 1; renju -g --to=sgf names | sed 's/.*RU.renju]\([^]]*\)].*/\1/'; renju -g --to=json names | cut -d , -f 1; done | LC_ALL=C od -An -v -c | tr -s ' '
     a ? b ? ? 302 240 \n a ? b ? ? 302 240 \n
     a ? b ? ? 302 240 \n G N [ a ? b ? ?
     302 240 \n { " i d " : " a \ u 0 0 9
     b b \ u 0 0 8 0 \ u 0 0 9 f 302 240
     " \n ? ? ? ? ? ? ? \n ? ? ? ? ? ?
     ? \n ? ? ? ? ? ? ? \n G N [ ? ? ?
     ? ? ? ? \n { " i d " : " \ u 2 0
     0 e \ u 2 0 0 f \ u 0 6 1 c \ u
     2 0 2 a \ u 2 0 2 e \ u 2 0 6 6
     \ u 2 0 6 9 " \n 303 244 342 200 213 342 200 257
     342 201 252 ? ? \n 303 244 342 200 213 342 200 257 342 201
     252 ? ? \n 303 244 342 200 213 342 200 257 342 201 252 ?
     ? \n G N [ 303 244 342 200 213 342 200 257 342 201 252
     ? ? \n { " i d " : " 303 244 342 200 213 342
     200 257 342 201 252 \ u 0 0 7 f \ u 0 0 1
     b " \n 377 ? ? ? \n 377 ? ? ? \n 377 ? ?
     ? \n G N [ 377 ? ? ? \n { " i d " :
     " \ u f f f d \ u 0 0 9 b \ u 2
     0 2 e \ u 0 0 1 b " \n e ? 302 \n e
     ? 302 \n e ? 302 \n G N [ e ? 302 \n { "
     i d " : " e \ u 0 0 8 5 \ u f f
     f d " \n

Bytes that are not UTF-8 beside such a character do not let it through (here * is a byte above 127). In an SGF record
of an encoding with two bytes for a character, two neighbors may look like one:

    $ for name in 'A\351\302\23331mB' '\302\302\205' '\342\200\342\200\256\377' '\302\233\303'; do printf "$name\th8\n" >names; printf "(;PB[$name];B[hh])" >names.sgf; renju -g names; renju -g -a black names.sgf | cut -f 7; renju -g --to=psq names.sgf | sed -n 3p; renju -g --to=sgf names.sgf; done | LC_ALL=C tr '\200-\377' '[**]' | cut -f 1
    A*?31mB
    A*?31mB
    A*?31mB
    (;FF[4]GM[4]SZ[15]RU[renju]PB[A*?31mB];B[hh])
    *?
    *?
    *?
    (;FF[4]GM[4]SZ[15]RU[renju]PB[*?];B[hh])
    **?*
    **?*
    **?*
    (;FF[4]GM[4]SZ[15]RU[renju]PB[**?*];B[hh])
    ?*
    ?*
    ?*
    (;FF[4]GM[4]SZ[15]RU[renju]PB[?*];B[hh])
    $ printf '(;PB[\202\302\202\351\177];B[hh])' | renju -g --to=sgf | LC_ALL=C tr '\200-\377' '[**]'
    (;FF[4]GM[4]SZ[15]RU[renju]PB[*?*?];B[hh])

    $ name=$(printf 'a\302\233\342\200\256'); printf '[Player 1 Name "%s"]\nh8 *\n' "$name" >"$name.pgn"; renju -g -a black,where "$name.pgn" | cut -f 7,8; renju -g --to=psq "$name.pgn" | sed -n 3p; renju -g -t json -a black,where "$name.pgn" | cut -d , -f 7,8; renju -g --to=sgf "$name.pgn"; (printf '[Black "'; head -c 341 /dev/zero | tr '\000' x | sed "s/x/$(printf '\342\200\256')/g"; printf '\342"]\nh8 *\n') | renju -g -a black | cut -f 7 | tr -d '?' | od -An -c | tr -s ' '
    a??	a??.pgn:1
    a??
    "black":"a\u009b\u202e","where":"a\u009b\u202e.pgn:1"}
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[a??];B[hh])
     342 \n

Text around games, and text that looks like a game:

    $ printf 'mail (See; below) (See note[1]) (see[1]) (;B[hh])(a)(;W[ii])' | renju -g
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:ii
    [1]
    $ printf '(;b[hh];w[ii])(;Black[hh]White[ii])(;B[hh];[ii])' | renju -g
    -	OK	0	-	-	1:ERROR SYNTAX:hh
    -	OK	2	-	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:ii
    [1]
    $ printf '(;GN[cut];B[hh];W[i' | renju -g
    cut	OK	1	-	-	2:ERROR SYNTAX:-
    [1]
    $ printf '(;GN[cut];B[hh];W[ii]' | renju -g
    cut	OK	2	-	-	3:ERROR SYNTAX:-
    [1]
    $ printf '(;B[hh](;W[ii])(;W[' | renju -g
    -	OK	2	-	-	3:ERROR SYNTAX:-
    [1]

PSQ: header, moves, trailer; the result is in the name of the file:

    $ (printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n'; head -c 1100000 /dev/zero | tr '\000' x; printf '\n8,9,0\n-1\n1,renju\n') | renju -g --from=psq
    -	OK	2	-	-	3:ERROR SYNTAX:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    [1]
    $ printf 'Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,120\r\npbrain-a.exe\r\npbrain-b.exe\r\n-1\r\n' >7_1_2_1.psq; for name in 7_1_2_2 0_1_12_0 7_1_2_3 game_2 1_2_2 a7_1_2_2 7_1_2_2_; do cp 7_1_2_1.psq $name.psq; done; renju -g 7_1_2_1.psq 7_1_2_2.psq 0_1_12_0.psq 7_1_2_3.psq game_2.psq 1_2_2.psq a7_1_2_2.psq 7_1_2_2_.psq
    7_1_2_1	OK	2	BLACK	OPEN	-
    7_1_2_2	OK	2	WHITE	OPEN	-
    0_1_12_0	OK	2	DRAW	OPEN	-
    7_1_2_3	OK	2	-	-	-
    game_2	OK	2	-	-	-
    1_2_2	OK	2	-	-	-
    a7_1_2_2	OK	2	-	-	-
    7_1_2_2_	OK	2	-	-	-
    $ renju -g --to=moves 7_1_2_1.psq
    7_1_2_1	freestyle	15	BLACK	h8 i9
    $ printf 'Piskvorky 20x15, 11:11, 0\n8,8,0\n' | renju -g
    -	OK	0	-	-	0:ERROR SYNTAX:20x15
    [1]
    $ printf 'Piskvorky 15x15\n8,8,0\n8,8,0\n' | renju -g
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:8,8
    [1]
    $ printf 'Piskvorky 15x15\n8,8,0\n16,8,0\n' | renju -g
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:16,8
    [1]
    $ printf 'Piskvorky 15x15\n8,8,0\n8;8,0\n9,9,0\n' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:8;8,0
    [1]
    $ printf 'Piskvorky\n8,8,0\n' | renju -g
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]

RIF: rules table, attributes over several lines, entities, comments, CDATA, invalid UTF-8:

    $ cat tests/data/small.rif | renju -g
    11	WIN BLACK	9	BLACK	CONFIRMED	-
    12&A<	OK	3	DRAW	OPEN	-
    13	OK	3	WHITE	-	4:ILLEGAL OCCUPIED:h8
    14	OK	0	-	-	-
    15 café	OK	2	WHITE	-	3:ILLEGAL OFF-BOARD:p16
    [1]
    $ renju -g -t json tests/data/small.rif
    {"id":"11","status":"WIN BLACK","plies":9,"recorded":"BLACK","check":"CONFIRMED","problem":null}
    {"id":"12&A<","status":"OK","plies":3,"recorded":"DRAW","check":"OPEN","problem":null}
    {"id":"13","status":"OK","plies":3,"recorded":"WHITE","check":null,"problem":"4:ILLEGAL OCCUPIED:h8"}
    {"id":"14","status":"OK","plies":0,"recorded":null,"check":null,"problem":null}
    {"id":"15 caf\ufffd","status":"OK","plies":2,"recorded":"WHITE","check":null,"problem":"3:ILLEGAL OFF-BOARD:p16"}
    [1]
    $ renju -g --to=sgf tests/data/small.rif
    (;FF[4]GM[4]SZ[15]RU[renju]GN[11]RO[1]PB[Ada]PW[Bo &Co]RE[B+];B[ao];W[an];B[bo];W[bn];B[co];W[cn];B[do];W[dn];B[eo])
    (;FF[4]GM[4]SZ[15]RU[standard]GN[12&A<]RE[0]C[with & without];B[hh];W[ig];B[jf])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[13]RE[W+];B[hh];W[ig];B[gi])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[14])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[15 café]RE[W+];B[hh];W[ig])
    [1]
    $ head -c 803 tests/data/small.rif | renju -g
    11	WIN BLACK	9	BLACK	CONFIRMED	-
    12&A<	OK	3	DRAW	OPEN	-
    13	OK	3	WHITE	-	4:ILLEGAL OCCUPIED:h8
    14	OK	0	-	-	-
    15 café	OK	0	WHITE	-	1:ERROR SYNTAX:-
    [1]

POS: a count byte, then index bytes:

    $ printf '\003\160\140\000' >b.pos; renju -g b.pos; renju -g --to=moves b.pos
    b	OK	3	-	-	-
    b	renju	15	-	h8 g9 a15
    $ printf '\005\160\140' | renju -g --from=pos
    -	OK	2	-	-	3:ERROR SYNTAX:-
    [1]
    $ printf '\002\160\377' | renju -g --from=pos
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:255
    [1]
    $ printf '\001\340' | renju -g --from=pos --to=moves; printf '\001\341' | renju -g --from=pos; printf '\001\341' | renju -g; printf '\001\340' | renju -g --to=moves
    o1
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:225
    -	OK	0	-	-	1:ERROR SYNTAX:??
    o1
    $ printf '\002\160\160' | renju -g
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:112
    [1]

The id of a game is the name of its file, with a number from the second game on; standard input has no name:

    $ printf '\001\140\001\160' >two.pos; printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\nAnn\nBob\n-1\n%.0s' 1 2 3 >three.psq; renju -g --from=pos two.pos | cut -f 1; renju -g three.psq | cut -f 1; renju -g <three.psq | cut -f 1 | uniq
    two
    two-2
    three
    three-2
    three-3
    -

Random bytes are never read as a collection:

    $ head -c 3000 tests/data/games-std7.tsv | tr 'a-z' '\200-\231' | renju -g >/dev/null
    [1]
    $ printf '\000\001\002\003' | renju -g
    -	OK	0	-	-	1:ERROR SYNTAX:????
    [1]
    $ printf '\000\001\002\003' | renju -g --from=pos
    -	OK	0	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:-
    [1]

Invalid UTF-8, including overlong forms, surrogates and values that are too high, becomes U+FFFD in JSON:

    $ printf '\300\257a\340\200\257b\340\240\200c\360\200\200\200d\360\220\200\200e\355\240\200f\355\237\277g\364\220\200\200h\364\217\277\277i\370\210\200\200\200j\302\th8\n' | renju -g -t json | sed 's/\\ufffd/?/g' | cut -d '"' -f 4 | od -An -tx1
     3f 3f 61 3f 3f 3f 62 e0 a0 80 63 3f 3f 3f 3f 64
     f0 90 80 80 65 3f 3f 3f 66 ed 9f bf 67 3f 3f 3f
     3f 68 f4 8f bf bf 69 3f 3f 3f 3f 3f 6a 3f 0a
    $ for bytes in '\301\277' '\302\200' '\337\277' '\340\237\277' '\340\240\200' '\355\237\277' '\355\240\200' '\357\277\277' '\360\217\277\277' '\360\220\200\200' '\364\217\277\277' '\364\220\200\200' '\365\200\200\200' '\303\300' '\340\240\101'; do printf "$bytes\th8\n" | renju -g -t json | cut -d '"' -f 4; done | sed 's/\\ufffd/?/g' | od -An -tx1
     3f 3f 0a 5c 75 30 30 38 30 0a df bf 0a 3f 3f 3f
     0a e0 a0 80 0a ed 9f bf 0a 3f 3f 3f 0a ef bf bf
     0a 3f 3f 3f 3f 0a f0 90 80 80 0a f4 8f bf bf 0a
     3f 3f 3f 3f 0a 3f 3f 3f 3f 0a 3f 3f 0a 3f 3f 41
     0a

A game may begin with a pass, where the format has passes; the same moves after other set-up stones are another game:

    $ for to in moves compact sgf json psq; do printf 'pass h8\n' | renju -g --to=$to 2>/dev/null; done; printf 'pass h8\n' | renju -g --to=lib | od -An -tx1 -j 20
    pass h8
    passh8
    (;FF[4]GM[4]SZ[15]RU[renju];B[];W[hh])
    {"id":null,"rule":"renju","size":15,"black":null,"white":null,"recorded":null,"setup_black":[],"setup_white":[],"first":"BLACK","moves":["pass","h8"],"event":null,"place":null,"date":null,"round":null,"notes":null,"black_rating":null,"white_rating":null}
     00 00 00 00 78 40
    $ printf '1\tblack=h8 i9\n2\tblack=h9 i9\n3\tblack=h8 white=a1 i9\n4\tblack=a1 white=h8 i9\n5\tblack=h8 g9\n6\tturn=white i9\n7\tblack=h8 turn=white i9\n8\tblack=h9 i10\n9\tblack=h7 g6\n' | renju -g --dedup | cut -f 1,6
    1	-
    2	-
    3	-
    4	-
    5	DUPLICATE:1
    6	-
    7	-
    8	-
    9	DUPLICATE:8

Writing: a game that a format cannot hold is left out and reported.

    $ printf 'a\tB\th8 pass i9\n' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]GN[a]RE[B+];B[hh];W[];B[ig])
    $ printf 'a\tB\th8 pass i9\n' | renju -g --to=psq 2>&1
    renju: -:1: skipped: the format cannot hold this game
    [2]
    $ printf 'a\tB\tblack=h8 white=i9 turn=white g7\n' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]GN[a]RE[B+]AB[hh]AW[ig]PL[W];W[gi])
    $ printf 'a\tB\tblack=h8 white=i9 turn=white g7 pass\n' | renju -g --to=json
    {"id":"a","rule":"renju","size":15,"black":null,"white":null,"recorded":"BLACK","setup_black":["h8"],"setup_white":["i9"],"first":"WHITE","moves":["g7","pass"],"event":null,"place":null,"date":null,"round":null,"notes":null,"black_rating":null,"white_rating":null}
    $ printf 'a\t9\tW\tblack=h8 white=i9 turn=white g7 pass\nh8 i9\n\tfreestyle\tblack=a1\n' | renju -g --to=compact
    a	renju	9	WHITE	black=h8 white=i9 turn=white g7pass
    h8i9
    -	freestyle	15	-	black=a1 white=
    $ printf 'h8 i9 h8 j9\n' | renju -g --to=psq
    Piskvorky 15x15, 11:11, 0
    8,8,0
    9,7,0
    -1
    0,renju
    [1]
    $ printf 'a\t60\th8\n' | renju -g --to=sgf 2>&1
    renju: -:1: skipped: the format cannot hold this game
    [2]
    $ printf 'a\tW\th8 a1 h9 a3 i10 a5 j10 a7 h10\n' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]GN[a]RE[W+];B[hh];W[ao];B[hg];W[am];B[if];W[ak];B[jf];W[ai];B[hf])

The first bytes decide the format, even if they arrive slowly. Comments, blank lines and a byte order mark before them
do not matter:

    $ (printf '('; sleep 0.1; printf ';GM[4]SZ[15];B[hh];W[ii])\n') | renju -g
    -	OK	2	-	-	-
    $ (printf 'bla'; sleep 0.1; printf 'ck h8 j9\n') | renju -g
    -	OK	2	BLACK	OPEN	-
    $ (printf 'Pisk'; sleep 0.1; printf 'vorky 15x15, 11:11, 0\n8,8,0\n') | renju -g
    -	OK	1	-	-	-
    $ printf '# c\n\nblack h8 j9\n' | renju -g
    -	OK	2	BLACK	OPEN	-
    $ printf '\357\273\277\nPiskvorky 15x15\n8,8,0\n' | renju -g
    -	OK	1	-	-	-
    $ printf '\012\160\140\000\001\002\003\004\005\006\012' | renju -g
    -	OK	10	-	-	-
    $ printf '(;GM[4]SZ[15]GN[a\\\nb]AB[cc:aa];B[hh])' | renju -g --to=moves
    ab	renju	15	-	black=a13b13c13a14b14c14a15b15c15 white= h8

A Piskvork line that can't be right, moves after the trailer, a player whose name starts with a digit:

    $ printf 'Piskvorky 15x15\n8,8,0\ngarb\n9,9,0\n' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:garb
    [1]
    $ for trailer in 'garb\n10,10,0' 'Ann\nBob\n9,9,0\n10,10,0' 'Ann\nBob\n-1\n0,renju\n9 9 0\n7,' '-1\n9,9,0\n10,10,0' 'Ann\nBob\n9,9'; do printf "Piskvorky 15x15\n8,8,0\n$trailer\n" | renju -g -a black,white | cut -f 3,6-; done
    1	2:ERROR SYNTAX:garb	garb	-
    1	2:ERROR SYNTAX:9,9,0	Ann	Bob
    1	2:ERROR SYNTAX:9 9 0	Ann	Bob
    1	2:ERROR SYNTAX:9,9,0	-	-
    1	2:ERROR SYNTAX:9,9	Ann	Bob
    $ printf 'Piskvorky 15x15\n8,8,0\n3bots,one\n-1\n' | renju -g
    -	OK	1	-	-	-
    $ for line in '7,x,3' '7,7;10' '7,7,10x' '7;7;10' '7,7,10,5' '1,Gomocup 2019'; do printf "Piskvorky 15x15\n8,8,10\n$line\n-1\n" | renju -g -a black | cut -f 3,6-; done
    1	2:ERROR SYNTAX:7,x,3	-
    1	2:ERROR SYNTAX:7,7;10	-
    1	2:ERROR SYNTAX:7,7,10x	-
    1	2:ERROR SYNTAX:7;7;10	-
    1	2:ERROR SYNTAX:7,7,10,5	-
    1	-	1,Gomocup 2019
    $ printf '{"black":"7,7;x","white":"15","moves":["h8"]}' | renju -g --to=psq
    Piskvorky 15x15, 11:11, 0
    8,8,0
    ?7,7;x
    ?15
    -1
    0,renju

A Piskvork file that is cut short inside a move; a player with such a name:

    $ for end in 9, 9,9, '9, 9 ,' 9,9,0, -1, '9,\n10,10,0' '9,\nAnn\nBob'; do printf "Piskvorky 15x15\n8,8,0\n$end" | renju -g -a black,white | cut -f 3,6-; done
    1	2:ERROR SYNTAX:9,	-	-
    1	2:ERROR SYNTAX:9,9,	-	-
    1	2:ERROR SYNTAX:9, 9 ,	-	-
    1	2:ERROR SYNTAX:9,9,0,	-	-
    1	2:ERROR SYNTAX:-1,	-	-
    1	2:ERROR SYNTAX:9,	-	-
    1	2:ERROR SYNTAX:9,	-	Ann
    $ printf 'Piskvorky 15x15\n8,8,0\nAnn\n9,\n' | renju -g -a black,white; printf '(;PB[9,]PW[8,8,];B[hh])' | renju -g --to=psq
    -	OK	1	-	-	-	Ann	9,
    Piskvorky 15x15, 11:11, 0
    8,8,0
    ?9,
    ?8,8,
    -1
    0,renju

RIF: elements inside the moves do not hide the moves after them:

    $ printf '<database><game id="1"><move>h8<br/>i9<b>j10</b>k11<i></i><x a="b"/></move><info>n</info></game><game id="2"><move/>x<move>h8</move>y<info>z</info></game><game id="3"><move>h8<b>i9<game id="4"><info>n</info><move>h8</game></database>' | renju -g -a moves
    1	OK	4	-	-	-	h8 i9 j10 k11
    2	OK	1	-	-	-	h8
    3	OK	2	-	-	3:ERROR SYNTAX:<game	h8 i9
    4	OK	1	-	-	-	h8
    [1]

RIF: a damaged tag that hides a game or its moves is reported:

    $ for text in '<gane id="1"><move>h8</move></game>' '<game id="1><move>h8</move></game>' '<player name="A/><game id="1"><move>h8</move></game>' "<game id='1><move>h8</move></game>"; do printf '<database>%s\n<game id="2" x="<"><move>h9</move></game></database>' "$text" | renju -g 2>&1 >/dev/null; echo $?; done; printf '<database><game id="1" x="<b>"><move>h8</move></game></database>' | renju -g 2>&1
    renju: -: a damaged tag hides a game or its moves
    2
    renju: -: a damaged tag hides a game or its moves
    2
    renju: -: a damaged tag hides a game or its moves
    2
    renju: -:1: ply 1: -: the game is empty, cut short, or too long to be read
    renju: -: a damaged tag hides a game or its moves
    2
    1	OK	1	-	-	-

An unclosed RIF game; records without a game, and duplicates, are not written:

    $ for end in '' '<' '<g' '<ga' '<gam' '<game' '<games' '</' '</games' '</games>' '<p' '<G'; do printf "<games><game id=\"1\"><move>h8</move></game>\n$end" | renju -g -a where 2>/dev/null | sed "1d; s/^/$end /"; done
    < -	OK	0	-	-	1:ERROR SYNTAX:-	-:2
    <g -	OK	0	-	-	1:ERROR SYNTAX:-	-:2
    <ga -	OK	0	-	-	1:ERROR SYNTAX:-	-:2
    <gam -	OK	0	-	-	1:ERROR SYNTAX:-	-:2
    <game -	OK	0	-	-	1:ERROR SYNTAX:-	-:2
    $ printf '<game id="1"><move>h8<ga' | renju -g
    1	OK	1	-	-	2:ERROR SYNTAX:-
    [1]
    $ printf '<database><game id="15"><move>h8<game id="16"><move>h8 i9</move></game></database>' | renju -g
    15	OK	1	-	-	2:ERROR SYNTAX:<game
    16	OK	2	-	-	-
    [1]
    $ printf '(;SZ[100]B[hh])(;GN[b]B[hh]W[hh])' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]GN[b];B[hh])
    [1]
    $ printf 'a\th8 i9\nb\th8 g7\nc\th8 i10\n' | renju -g --dedup --to=moves
    a	renju	15	-	h8 i9
    c	renju	15	-	h8 i10
    $ printf -- '-\th8\n' | renju -g -t json
    {"id":null,"status":"OK","plies":1,"recorded":null,"check":null,"problem":null}
