# Ratings: --elo

A game with its players: game Black White Result.

before: game
    $ game() { printf '(;PB[%s]PW[%s]RE[%s])' "$@"; }

Few games have a wide interval, many a narrow one; a player who won or lost all games has a rating, too:

    $ { game Ann Bob B; } | renju -g --header --elo
    name	elo	low	high	games	wins	draws	losses
    Ann	103	-470	677	1	1	0	0
    Bob	-103	-677	470	1	0	0	1
    $ for i in 1 2 3 4 5 6 7 8; do game Ann Bob B; game Bob Ann B; done | renju -g --elo -v 2>&1
    renju: -: read as sgf
    renju: rated games: 16, Black's advantage: 607
    renju: 16 games, 0 decided, 16 open, 0 contradicted, 0 with problems
    Ann	0	-405	405	16	8	0	8
    Bob	0	-405	405	16	8	0	8

A full step of Newton's method would diverge here:

    $ { yes 'p1,p0,1,' | head -n 6; yes 'p1,p2,1,' | head -n 490; yes 'p2,p0,1,' | head -n 8089; } >steps; (echo black,white,result,moves; cat steps) | renju -g --elo
    p1	136	-407	680	496	496	0	0
    p2	125	-275	525	8579	8089	0	490
    p0	-261	-758	235	8095	0	0	8095

    $ play() { yes "$1,$2,$3," | head -n "$4"; }; { echo black,white,result,moves; play p5 p1 1 12; play p0 p2 1 8; play p4 p1 0 4886; play p2 p4 1 8564; play p4 p0 0 1222; play p3 p5 1 363; } >lopsided; renju -g --elo lopsided | cut -f 1-5
    p3	807	324	1289	363
    p0	384	-170	938	1230
    p1	285	-41	610	4898
    p5	253	-70	576	375
    p2	213	-378	804	8572
    p4	-1941	-2423	-1460	14672

Draws are half a win; players of equal rating come by name:

    $ { game Cy Bob D; game Bob Ann D; game Ann Cy D; } | renju -g --elo
    Ann	0	-393	393	2	0	2	0
    Bob	0	-393	393	2	0	2	0
    Cy	0	-393	393	2	0	2	0

A gauntlet: one player against three others, who never play each other:

    $ for color in 'Hero %s B' '%s Hero W' 'Hero %s D' '%s Hero B'; do for one in a b c; do game $(printf "$color" $one); done; done >gauntlet.sgf; game Hero c W >>gauntlet.sgf; renju -g --elo gauntlet.sgf
    c	41	-239	322	5	2	1	2
    Hero	39	-147	226	13	6	3	4
    a	-40	-354	273	4	1	1	2
    b	-40	-354	273	4	1	1	2

NAME may end in a colon and a rating; only the last colon before a whole number counts:

    $ renju -g --elo=Hero gauntlet.sgf | cut -f 1-4; renju -g --elo=' a :-1500' gauntlet.sgf | cut -f 1-2; { game a:b c B; game a:5 c B; } >colons.sgf; renju -g --elo=a:b colons.sgf | cut -f 1-2; renju -g --elo=a:b:7 colons.sgf | cut -f 1-2;  renju -g --elo=a:5:7 colons.sgf | cut -f 1-2
    c	2	-279	283
    Hero	0	-187	187
    a	-80	-393	234
    b	-80	-393	234
    c	-1418
    Hero	-1420
    a	-1500
    b	-1500
    a:5	0
    a:b	0
    c	-224
    a:5	7
    a:b	7
    c	-217
    a:5	7
    a:b	7
    c	-217
    $ renju -g --elo=Nobody --header gauntlet.sgf 2>&1; renju -g --elo=hero gauntlet.sgf 2>&1; renju -g --elo=a:5 colons.sgf 2>&1; renju -g --elo=- colons.sgf 2>&1; renju -g --elo="$(printf 'A\033[2J吴')" colons.sgf 2>&1
    name	elo	low	high	games	wins	draws	losses
    renju: Nobody: this player has no rated game; --elo needs another NAME
    renju: hero: this player has no rated game; --elo needs another NAME
    renju: a: this player has no rated game; --elo needs another NAME
    renju: -: this player has no rated game; --elo needs another NAME
    renju: A?[2J吴: this player has no rated game; --elo needs another NAME
    [2]
    $ renju -g -v --elo=Nobody gauntlet.sgf 2>&1 | grep -c "^renju: rated games"
    0
    [1]

Groups of players that never played each other are reported:

    $ { game a b B; game c d B; } | renju -g --elo 2>&1; { game a b B; game c d B; game a d D; } | renju -g --elo 2>&1 | wc -l | tr -d ' '; { game a b B; game c d B; game e f B; game f d W; } | renju -g --elo 2>&1 >/dev/null
    renju: --elo: 2 groups of players never met; their ratings cannot be compared
    a	84	-499	668	1	1	0	0
    c	84	-499	668	1	1	0	0
    b	-84	-668	499	1	0	0	1
    d	-84	-668	499	1	0	0	1
    4
    renju: --elo: 2 groups of players never met; their ratings cannot be compared

Only two different players with names and a result count. Blanks around a name are no part of it, letters are:

    $ { game Ann Ann B; game Ann '' B; game - Ann B; game Ann Bob '?'; game '' '' B; } >none.sgf; renju -g --elo -v none.sgf; renju -g --header --elo none.sgf; renju -g --header --elo </dev/null
    name	elo	low	high	games	wins	draws	losses
    name	elo	low	high	games	wins	draws	losses
    $ { game ' Ann ' Bob B; game Ann ' Bob' B; game ann Bob B; game 'A nn' Bob W; game 吴 Bob D; } | renju -g --elo | cut -f 1,5-
    Ann	2	2	0	0
    ann	1	1	0	0
    Bob	5	1	1	3
    吴	1	0	1	0
    A nn	1	0	0	1

A message explains an empty table; input without games needs none:

    $ printf 'h8 i9 1-0\n' | renju -g --elo 2>&1; renju -g --elo none.sgf 2>&1 | sort; { game Ann Ann B; game Ann Bob '?'; } | renju -g --header --elo 2>&1; renju -g --elo </dev/null 2>&1; { game Ann '' B; game Ann Bob B; } | renju -g --elo 2>&1 | wc -l | tr -d ' '
    renju: --elo: no game names two different players
    renju: --elo: no game between two named players has a result
    name	elo	low	high	games	wins	draws	losses
    renju: --elo: no game between two named players has a result
    2

Two names with the same hash are two players:

    $ { game p2401 p50405 B; game p50405 x W; game p2401 x B; } | renju -g --elo | cut -f 1,5-
    p2401	2	2	0	0
    x	2	1	0	1
    p50405	2	0	0	2

The recorded result counts, whatever the board or a problem says; else the board's:

    $ printf 'black,white,result,moves\na,b,0,h8 a1 i8 a2 j8 a3 k8 a4 l8\na,b,,h8 a1 i8 a2 j8 a3 k8 a4 l8\na,b,,h8 i9\na,b,1,h8 h8\na,b,,h8 h8\na,b,1,\na,b,,h8 a1 i8 a2 j8 a3 k8 a4 l8 m8\n' >results.csv; renju -g --elo -v results.csv 2>&1 | grep -v ' ply '
    renju: results.csv: read as csv
    renju: rated games: 5, Black's advantage: 73
    renju: 7 games, 3 decided, 1 open, 1 contradicted, 3 with problems
    a	73	-252	398	5	4	0	1
    b	-73	-398	252	5	1	0	4

A table of its own, after the conditions and without duplicates; json has the same keys:

    $ renju -g -t json --elo gauntlet.sgf | head -n 2; renju -g --elo --where=player=a gauntlet.sgf; renju -g --elo --where=player=x gauntlet.sgf; printf 'black,white,result,moves\na,b,1,h8\na,b,1,h8\n' | renju -g --elo --dedup; renju -g --elo --find=a1 gauntlet.sgf
    {"name":"c","elo":41,"low":-239,"high":322,"games":5,"wins":2,"draws":1,"losses":2}
    {"name":"Hero","elo":39,"low":-147,"high":226,"games":13,"wins":6,"draws":3,"losses":4}
    Hero	41	-276	357	4	2	1	1
    a	-41	-357	276	4	1	1	2
    a	103	-470	677	1	1	0	0
    b	-103	-677	470	1	0	0	1
    [1]
    $ for o in --to=sgf '-a size' --tree= --plies; do renju -g --elo $o gauntlet.sgf 2>&1 | head -n 1; done; for o in --elo= '--elo= ' --elo=:5 --elo=a:100000000 --elo=a:-99999999999; do renju -g "$o" gauntlet.sgf 2>&1 | head -n 1; done; renju --elo gauntlet.sgf 2>&1 | head -n 1
    renju: --elo: is a table of its own; it cannot be used with --to
    renju: --elo: is a table of its own; it cannot be used with --analyze
    renju: --elo: is a table of its own; it cannot be used with --tree
    renju: --elo: is a table of its own; it cannot be used with --plies
    renju: --elo: '' is not NAME or NAME:NUMBER, e.g. Ann:1500; up to 10,000,000
    renju: --elo: ' ' is not NAME or NAME:NUMBER, e.g. Ann:1500; up to 10,000,000
    renju: --elo: ':5' is not NAME or NAME:NUMBER, e.g. Ann:1500; up to 10,000,000
    renju: --elo: 'a:100000000' is not NAME or NAME:NUMBER, e.g. Ann:1500; up to 10,000,000
    renju: --elo: 'a:-99999999999' is not NAME or NAME:NUMBER, e.g. Ann:1500; up to 10,000,000
    renju: --elo: needs --games
