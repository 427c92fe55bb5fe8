# Bulk: grep for games

The columns of `-a`: the next move, the ply of the position searched for, the place of the record, its rule and size:

    $ printf 'a\tB\th8 i9 g7 h9\nb\tW\t19\tj10 k9 i11 pass j1\n\nc\tfreestyle\th8 h9 i9 i9\nd\tblack=h8 white=i9 g7\n' >games; renju -g -a next,at,where,rule,size,black,white,opening games
    a	OK	4	BLACK	OPEN	-	-	-	games:1	renju	15	-	-	I11
    b	OK	5	WHITE	OPEN	-	-	-	games:2	renju	19	-	-	I11
    c	OK	3	-	-	4:ILLEGAL OCCUPIED:i9	-	-	games:4	freestyle	15	-	-	D4
    d	OK	1	-	-	-	-	-	games:5	renju	15	-	-	-
    [1]
    $ renju -g -t json -a size,where,at,next --find='h8 i9 g7' games
    {"id":"a","status":"OK","plies":4,"recorded":"BLACK","check":"OPEN","problem":null,"size":15,"where":"games:1","at":3,"next":"h9"}
    {"id":"d","status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"size":15,"where":"games:5","at":1,"next":null}
    $ printf '(;SZ[15]PB[Ann]PW[Bob\001];B[hh])\n\n(;PB[];W[hh])' >games.sgf; renju -g -a where,black,white games.sgf; renju -g -a where - <games.sgf
    -	OK	1	-	-	-	games.sgf:1	Ann	Bob?
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:hh	games.sgf:3	-	-
    -	OK	1	-	-	-	-:1
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:hh	-:3
    [1]
    $ printf '\001\160' >x.pos; renju -g -a where x.pos
    x	OK	1	-	-	-	x.pos:1
    $ renju -g -a where examples/psq/*.psq tests/data/small.rif | cut -f 7
    examples/psq/1_1_2_1.psq:1
    examples/psq/2_1_2_2.psq:1
    examples/psq/3_2_1_1.psq:1
    tests/data/small.rif:14
    tests/data/small.rif:19
    tests/data/small.rif:22
    tests/data/small.rif:23
    tests/data/small.rif:24

The first three stones have a name in each of their eight positions, and on other boards:

    $ for name in $(grep -v '^#' tests/data/openings-26.tsv | cut -f 2 | tr ' ' ,); do echo $name; done | renju -g -a opening | cut -f 7 | paste -sd ' ' -
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13
    $ grep -v '^#' tests/data/openings-26.tsv | cut -f 1 | paste -sd ' ' -
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13
    $ printf 'h8 h7 h6\nh8 i8 j8\nh8 g7 f6\nh8 g9 h10\nh8 h9 h11\nh8 j8 h9\nh7 h8 h9\nh8 h9\nh8 pass h9\nblack=h8 white=h9 h10\nblack=a1 white=a2 h8 h9 h10\nx\t9\te5 e6 e7\nx\t14\th8 h9 h10\n' | renju -g -a opening | cut -f 7 | paste -sd ' ' -
    D1 D1 I1 I3 - - - - - - - D1 -

The name belongs to the position: either black stone may have come first.

    $ for name in $(grep -v '^#' tests/data/openings-26.tsv | cut -f 2 | sed 's/\([^ ]*\) \([^ ]*\) \(.*\)/\3,\2,\1/'); do echo $name; done | renju -g -a opening | cut -f 7 | paste -sd ' ' -
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13
    $ printf 'h9 h8 h10\nh10 h9 g8\ng8 g7 h8 h9\nh11 h9 h8\nx\t14\th10 h9 h8\nh10 pass h8\n' | renju -g -a opening | cut -f 7 | paste -sd ' ' -
    - - I6 - - -

--first: later plies are not checked, but the result and the next move are read:

    $ printf 'a\th8 i9 h8 1-0\nb\th8 zz\nc\th8 i9\nd\tblack=h8 white=i9 h8\ne\th8 h8\nf\th8 i9 zz 3\n' >cut; renju -g --first=1 -a next cut
    a	OK	1	BLACK	OPEN	-	i9
    b	OK	1	-	-	-	-
    c	OK	1	-	-	-	i9
    d	OK	0	-	-	1:ILLEGAL OCCUPIED:h8	-
    e	OK	1	-	-	-	-
    f	OK	1	-	-	-	i9
    [1]
    $ renju -g --first=0 -a next cut; renju -g --first=0 --to=moves cut
    a	OK	0	BLACK	OPEN	-	h8
    b	OK	0	-	-	-	h8
    c	OK	0	-	-	-	h8
    d	OK	0	-	-	-	-
    e	OK	0	-	-	-	h8
    f	OK	0	-	-	-	h8
    a	renju	15	BLACK	
    b	renju	15	-	
    c	renju	15	-	
    d	renju	15	-	black=h8 white=i9
    e	renju	15	-	
    f	renju	15	-	
    $ printf '(;B[hh];W[hi];B[jj];B[kk];W[' | renju -g --first=2 -a next; printf '(;B[hh];W[hi];B[jj];B[kk];W[' | renju -g --first=3
    -	OK	2	-	-	-	j6
    -	OK	3	-	-	-
    $ printf '(;B[hh](;W[ii];B[jj])(;W[kk])(;C[x]))' | renju -g --variations --first=1 -a next; printf 'h8 i9 j10 k11\n' | renju -g --find=h8 --first=3 -a at,next
    -	OK	1	-	-	-	i7
    -	OK	1	-	-	-	k5
    -	OK	1	-	-	-	-
    -	OK	3	-	-	-	1	k11
    $ printf 'h8 pass pass h9\n' | renju -g --first=1 -a next; printf 'h8 pass pass h9\n' | renju -g --first=3 -a next
    -	OK	1	-	-	-	pass
    -	DRAW	3	-	-	-	-

A row for each ply describes the game up to it. The row of the last ply has the game's problem:

    $ printf 'a\tW\th8 i9 h8\nb\tB\ta1 a2 b1 b2 c1 c2 d1 d2 e1\nc\th8 p1\n' >plies; renju -g --plies -a next plies
    a	OK	1	WHITE	-	-	i9
    a	OK	2	WHITE	-	3:ILLEGAL OCCUPIED:h8	-
    b	OK	1	BLACK	-	-	a2
    b	OK	2	BLACK	-	-	b1
    b	OK	3	BLACK	-	-	b2
    b	OK	4	BLACK	-	-	c1
    b	OK	5	BLACK	-	-	c2
    b	OK	6	BLACK	-	-	d1
    b	OK	7	BLACK	-	-	d2
    b	OK	8	BLACK	-	-	e1
    b	WIN BLACK	9	BLACK	CONFIRMED	-	-
    c	OK	1	-	-	2:ILLEGAL OFF-BOARD:p1	-
    [1]
    $ renju -g --plies=0-1 -a next plies 2>&1 >/dev/null; renju -g --plies=8- plies; renju -g --plies=0-0 --to=moves plies
    renju: plies:1: ply 3: h8: point already has a stone
    renju: plies:3: ply 2: p1: not on this board
    b	OK	8	BLACK	-	-
    b	WIN BLACK	9	BLACK	CONFIRMED	-
    a	renju	15	WHITE	
    b	renju	15	BLACK	
    c	renju	15	-	
    [1]
    $ printf '(;GN[late]C[x];B[hh];AB[ii])(;GN[bad]AB[hh]AB[hh];B[ii])(;GN[go]HA[2];B[hh])' >set-up.sgf; for plies in 0-0 0- 1-; do renju -g --plies=$plies --to=sgf set-up.sgf 2>/dev/null; done
    (;FF[4]GM[4]SZ[15]RU[renju]GN[late]C[x])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[late]C[x])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[late]C[x];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[late]C[x];B[hh])
    [1]
    $ printf 'a\th8 i9\n' | renju -g --plies --to=compact; printf 'a\tblack=h8i8 h9 i9\n' | renju -g --plies=0- -t json -a next
    a	renju	15	-	h8
    a	renju	15	-	h8i9
    {"id":"a","status":"OK","plies":0,"recorded":null,"check":null,"problem":null,"next":"h9"}
    {"id":"a","status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"next":"i9"}
    {"id":"a","status":"OK","plies":2,"recorded":null,"check":null,"problem":null,"next":null}
    $ printf 'a\th8 i9 j10 k11\nb\th7 i9\n' | renju -g --plies=3- --find='h8 i9' --first=3 -a at,next
    a	OK	3	-	-	-	2	k11

Forbidden points ply by ply:

    $ printf 'h6 a1 h7 a3 i8 a5 j8 a7\n' | renju -g --plies=7- -a forbidden,next
    -	OK	7	-	-	-	h8:3-3	a7
    -	OK	8	-	-	-	h8:3-3	-

Games in which a position occurs; the exit status says whether one was found:

    $ printf '1\th8 i9 g7\n2\th8 g9 i7\n3\tg7 i9 h8\n4\th8 j9\n5\t19\th8 i9 g7\n6\th8 h8\n' >some; renju -g --find='h8 i9 g7' -a at some 2>/dev/null
    1	OK	3	-	-	-	3
    2	OK	3	-	-	-	3
    3	OK	3	-	-	-	3
    $ renju -g --find='x	19	h8 i9' some 2>/dev/null; renju -g -n 19 --find='h8 i9' --find='' some 2>/dev/null
    5	OK	3	-	-	-
    1	OK	3	-	-	-
    5	OK	3	-	-	-
    $ printf '1\t19\ta1\n2\ta1\n3\t9\ta1\n' >sizes; renju -g --find=a1 --within sizes; renju -g --find=a1 sizes
    2	OK	1	-	-	-
    2	OK	1	-	-	-
    $ printf '1\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n2\tblack=a1b1c1d1e1 white=a2b2c2d2\n3\tblack=h6h7i8j8 white=a1a2a3a4 h8\n' >ends; renju -g --find='a1 a2 b1 b2 c1 c2 d1 d2 e1' ends; renju -g --find='h6 a1 h7 a2 i8 a3 j8 a4 h8' ends; renju -g --find='a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 a6' --within ends; echo $?
    1	WIN BLACK	9	-	-	-
    2	OK	0	-	-	-
    3	FORBIDDEN 3-3	1	-	-	-
    1
    $ renju -g --find=a1 some 2>/dev/null
    [1]
    $ renju -g --find=i9 --within -a at,next some 2>/dev/null
    1	OK	3	-	-	-	3	-
    2	OK	3	-	-	-	3	-
    3	OK	3	-	-	-	1	i9
    $ renju -g --find='h8 i9 g7' --to=compact some nowhere 2>/dev/null
    1	renju	15	-	h8i9g7
    2	renju	15	-	h8g9i7
    3	renju	15	-	g7i9h8
    [2]
    $ renju -g --find=h8 -v some 2>&1 >/dev/null | tail -n 1
    renju: 6 games, 4 found, 0 decided, 0 open, 0 contradicted, 1 with problems
    $ printf '7,7 8,8\n1,1 2,2\n' | renju -g -c xy --find=7,7_8,8
    -	OK	2	-	-	-

Repeated positions, repeated rows; games with a problem are neither compared nor kept:

    $ printf '1\th8 i9 g7\n2\tcaro\tg7 i9 h8\n3\th8 i9 g7 h8\n4\th8 i9 g7 pass\n5\th8 i9 g7 h8\n6\tblack=h8g7 white=i9 turn=white\n' | renju -g --dedup=position 2>/dev/null
    1	OK	3	-	-	-
    2	OK	3	-	-	DUPLICATE:1
    3	OK	3	-	-	4:ILLEGAL OCCUPIED:h8
    4	OK	4	-	-	-
    5	OK	3	-	-	4:ILLEGAL OCCUPIED:h8
    6	OK	0	-	-	DUPLICATE:1
    [1]
    $ printf '1\th8 i9 g7\n2\th8 g9 i7\n3\th8 i9\n' | renju -g --dedup
    1	OK	3	-	-	-
    2	OK	3	-	-	DUPLICATE:1
    3	OK	2	-	-	-
    $ printf '1\th8 i9\n2\th8 i9 j10\n3\th8 g9 h1\n' | renju -g --dedup --plies | cut -f 1,3,6
    1	1	-
    1	2	-
    2	1	DUPLICATE:1
    2	2	DUPLICATE:1
    2	3	-
    3	1	DUPLICATE:1
    3	2	DUPLICATE:1
    3	3	-
    $ printf '1\th8 i9 zz\n2\th8 g9\n3\th8 i7\n' | renju -g --dedup --plies 2>/dev/null | cut -f 1,3,6
    1	1	-
    1	2	3:ERROR SYNTAX:zz
    2	1	DUPLICATE:1
    2	2	-
    3	1	DUPLICATE:1
    3	2	DUPLICATE:2
    $ printf '1\tblack=h8 i9\n2\tblack=h8 white=i9\n3\tblack=h8 g9\n4\th8 white=i9\n5\tblack=i9 h8\n6\twhite=h8 i9\n' | renju -g --dedup 2>/dev/null
    1	OK	1	-	-	-
    2	OK	0	-	-	-
    3	OK	1	-	-	DUPLICATE:1
    4	OK	1	-	-	2:ERROR SYNTAX:white=i9
    5	OK	1	-	-	-
    6	OK	1	-	-	-
    [1]
    $ printf '1\th8 i9\n2\th8 g9\n' | renju -g --dedup=moves --to=moves
    1	renju	15	-	h8 i9

The first of a game's eight images:

    $ printf 'h8 i9 g7\nh8 g9 j10\no15 a1\nblack=o15 white=a1 h8\nblack=h8o15 white=o1 a15\npass h9\n' | renju -g --canon --to=moves
    h8 g7 i9
    h8 g7 j6
    a1 o15
    black=a1 white=o15 h8
    black=a1h8 white=o1 a15
    pass h7
    $ printf 'h8 h9 g8\nh8 h9 h10 i8\nh8\n' | renju -g --canon --plies -a next; printf 'h8 o15\n' | renju -g --canon --first=1 -a next
    -	OK	1	-	-	-	h7
    -	OK	2	-	-	-	g8
    -	OK	3	-	-	-	-
    -	OK	1	-	-	-	h7
    -	OK	2	-	-	-	h6
    -	OK	3	-	-	-	g8
    -	OK	4	-	-	-	-
    -	OK	1	-	-	-	-
    -	OK	1	-	-	-	a1
    $ printf 'h6 a15 h7 c15 i8 e15 j8 g15\n' | renju -g --canon -a forbidden
    -	OK	8	-	-	-	h8:3-3

What was played next, over all games:

    $ printf '1\tB\th8 i9 g7\n2\tW\th8 g9 i7\n3\th8 i9 i8\n4\tD\th8 i9 h9\n5\th8 i9 pass\n6\tB\th8 i9 p1\n7\th8 i9\n8\tB\ti9 h8 h9\n9\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n' >next; renju -g --tree='h8 i9' next 2>/dev/null
    g7	2	1	1	0
    i8	2	0	0	1
    pass	1	0	0	0
    [1]
    $ renju -g --tree='h8 i9' -t json next 2>/dev/null; renju -g --tree='a1 a2 b1 b2 c1 c2 d1 d2' next 2>/dev/null; renju -g --tree= --dedup next 2>/dev/null
    {"move":"g7","games":2,"black":1,"white":1,"draw":0}
    {"move":"i8","games":2,"black":0,"white":0,"draw":1}
    {"move":"pass","games":1,"black":0,"white":0,"draw":0}
    e1	1	1	0	0
    h8	5	2	0	0
    a1	1	1	0	0
    g7	1	1	0	0
    [1]
    $ printf 'h8 i9 g7\n' | renju -g --tree='h8 i9' --first=2; printf 'h8 i9 g7\n' | renju -g --tree='x	19	h8'

Boards of another size do not match. A message says if there are no others:

    $ printf 'x\t19\th8 i9\ny\t19\ti9 h8\n' >nineteen; renju -g --tree=h8 nineteen 2>&1; echo $?; renju -g -n 19 --tree=h8 nineteen 2>&1; { cat nineteen; echo h8 j9; } | renju -g --tree=h8 2>&1; renju -g --tree=h8 </dev/null 2>&1
    renju: --tree: no game is on a board of this size; set the size with -n
    0
    i9	1	0	0	0
    g6	1	0	0	0

Options that make no sense:

    $ for option in --find=h8,h8 --find=zz --tree=h8p16 --plies=3-2 --plies=3 --plies=a- --within '--tree=h8 --plies' '--tree=h8 -a at' '--tree=h8 --to=moves' '--tree=h8 --tree=h9' '--to=moves -a at' --first=-1 --dedup=x; do renju -g $option 2>&1 | head -n 1; done
    renju: --find: 'h8,h8' is not a position, e.g. 'h8 i9 g7' or 'black=h8i7 white=i9'
    renju: --find: 'zz' is not a position, e.g. 'h8 i9 g7' or 'black=h8i7 white=i9'
    renju: --tree: 'h8p16' is not a position, e.g. 'h8 i9 g7' or 'black=h8i7 white=i9'
    renju: --plies: '3-2' is not A-B or A- (A from 0, B not below A), e.g. 5-7 or 5-
    renju: --plies: '3' is not A-B or A- (A from 0, B not below A), e.g. 5-7 or 5-
    renju: --plies: 'a-' is not A-B or A- (A from 0, B not below A), e.g. 5-7 or 5-
    renju: --within: needs --find
    renju: --tree: is a table of its own; it cannot be used with --plies
    renju: --tree: is a table of its own; it cannot be used with --analyze
    renju: --tree: is a table of its own; it cannot be used with --to
    renju: --tree: 'h9' is one position too many; give --tree once
    renju: --analyze: adds columns to the report; it cannot be used with --to
    renju: --first: '-1' is not 0 to 99999
    renju: --dedup: 'x' is not one of moves, position
    $ for option in --find=h8 --within --plies --first=1 --dedup --canon --tree=h8 --variations; do renju $option 2>&1 | head -n 1; done
    renju: --find: needs --games
    renju: --within: needs --games
    renju: --plies: needs --games
    renju: --first: needs --games
    renju: --dedup: needs --games
    renju: --canon: needs --games
    renju: --tree: needs --games
    renju: --variations: needs --games
