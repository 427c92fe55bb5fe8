# tsv and json

    $ renju -t tsv </dev/null
    # renju-tsv 1
    $ renju -t json </dev/null
    $ printf '# one\n\nH8\nH8\nP99\npass\ndraw\nfoo\nI9\ndraw\nwhy J10\nforbidden\nwhy H8\nresign\nclaim\nundo\nexpect OK\nexpect DRAW\nshow\ngo\nsetup black A1\nundo 9\nresign\nH9\ndraw\nnew\nturn white\nsetup white A1 B1\n' | renju -t tsv | sed '/^20/s/[A-O][0-9]*/POINT/'
    # renju-tsv 1
    3	1	B	H8	OK	-	W
    4	1	W	H8	ILLEGAL	OCCUPIED	W
    5	1	W	-	ILLEGAL	OFF-BOARD	W
    6	2	W	-	OK	-	B
    7	2	B	-	OK	-	B
    8	2	-	-	ERROR	SYNTAX	B
    9	3	B	I9	OK	-	W
    10	3	W	-	DRAW	-	-
    11	3	-	-	DRAW	why BLACK J10 OK; why three real H8 I9 J10 : G7 K11	-
    12	3	-	-	DRAW	forbidden -	-
    13	3	-	-	ILLEGAL	OCCUPIED	-
    14	3	-	-	ILLEGAL	GAME-OVER	-
    15	3	-	-	ILLEGAL	GAME-OVER	-
    16	3	-	-	OK	-	W
    17	3	-	-	PASS	-	W
    18	3	-	-	FAIL	OK	W
    19	3	-	-	OK	-	W
    20	4	W	POINT	OK	-	B
    21	4	-	-	ILLEGAL	NOT-ALLOWED	B
    22	4	-	-	ILLEGAL	NOT-ALLOWED	B
    23	4	B	-	WIN	WHITE	-
    24	4	-	H9	ILLEGAL	GAME-OVER	-
    25	4	-	-	ILLEGAL	GAME-OVER	-
    26	0	-	-	OK	-	B
    27	0	-	-	OK	-	W
    28	0	-	-	OK	-	W
    $ printf '# one\n\nH8\nH8\nP99\npass\ndraw\nfoo\nwhy J10\nforbidden\nexpect OK\nexpect DRAW\nresign\nH9\n' | renju -t json
    {"line":3,"ply":1,"side":"B","point":"H8","status":"OK","detail":null,"turn":"W"}
    {"line":4,"ply":1,"side":"W","point":"H8","status":"ILLEGAL","detail":"OCCUPIED","turn":"W"}
    {"line":5,"ply":1,"side":"W","point":null,"status":"ILLEGAL","detail":"OFF-BOARD","turn":"W"}
    {"line":6,"ply":2,"side":"W","point":null,"status":"OK","detail":null,"turn":"B"}
    {"line":7,"ply":2,"side":"B","point":null,"status":"OK","detail":null,"turn":"B"}
    {"line":8,"ply":2,"side":null,"point":null,"status":"ERROR","detail":"SYNTAX","turn":"B"}
    {"line":9,"ply":2,"side":null,"point":null,"status":"OK","detail":"why BLACK J10 OK","turn":"B"}
    {"line":10,"ply":2,"side":null,"point":null,"status":"OK","detail":"forbidden -","turn":"B"}
    {"line":11,"ply":2,"side":null,"point":null,"status":"PASS","detail":null,"turn":"B"}
    {"line":12,"ply":2,"side":null,"point":null,"status":"FAIL","detail":"OK","turn":"B"}
    {"line":13,"ply":2,"side":"B","point":null,"status":"WIN","detail":"WHITE","turn":null}
    {"line":14,"ply":2,"side":null,"point":"H9","status":"ILLEGAL","detail":"GAME-OVER","turn":null}
    [1]

The row of a forbidden move has all reasons; the row of a question has its answer lines.

    $ printf 'setup black E8 F8 G8 I8 J8 H5 H6 H7 E5 F6 G7\nforbidden\nwhy H8\nH8\nshow\nexpect FORBIDDEN OVERLINE\nexpect forbidden 4-4\n' | renju -t tsv
    # renju-tsv 1
    1	0	-	-	OK	-	B
    2	0	-	-	OK	forbidden F5:3-3 G5:3-3 G6:3-3 E7:3-3 F7:3-3 I7:3-3 H8:OVERLINE+4-4 F9:3-3	B
    3	0	-	-	OK	why BLACK H8 FORBIDDEN OVERLINE+4-4; why overline E8 F8 G8 H8 I8 J8; why four H5 H6 H7 H8 : H4 H9; why four E5 F6 G7 H8 : D4 I9	B
    4	1	B	H8	FORBIDDEN	OVERLINE+4-4	-
    5	1	-	-	FORBIDDEN	OVERLINE+4-4	-
    6	1	-	-	PASS	-	-
    7	1	-	-	FAIL	FORBIDDEN OVERLINE	-
    [1]
    $ printf 'setup black E8 F8 G8 I8 J8 H5 H6 H7 E5 F6 G7\nforbidden\nH8\n' | renju -t json
    {"line":1,"ply":0,"side":null,"point":null,"status":"OK","detail":null,"turn":"B"}
    {"line":2,"ply":0,"side":null,"point":null,"status":"OK","detail":"forbidden F5:3-3 G5:3-3 G6:3-3 E7:3-3 F7:3-3 I7:3-3 H8:OVERLINE+4-4 F9:3-3","turn":"B"}
    {"line":3,"ply":1,"side":"B","point":"H8","status":"FORBIDDEN","detail":"OVERLINE+4-4","turn":null}
    $ printf 'setup black H6 H7 I8 J8\nH8\nforbidden\nclaim\n' | renju -t tsv -f claim
    # renju-tsv 1
    1	0	-	-	OK	-	B
    2	1	B	H8	FORBIDDEN	3-3	W
    3	1	-	-	FORBIDDEN	forbidden -	W
    4	1	W	-	WIN	WHITE	-
    $ printf 'setup black H6 H7 I8 J8\nH8\nexpect FORBIDDEN 3-3\n' | renju -t tsv -f reject
    # renju-tsv 1
    1	0	-	-	OK	-	B
    2	0	B	H8	FORBIDDEN	3-3	B
    3	0	-	-	PASS	-	B

Which side offers a draw; no boards, even with -b; line numbers start again with each file.

    $ printf 'H8\ndraw\nI9\ndraw\nundo\ndraw\ndraw\n' | renju -t tsv -b final
    # renju-tsv 1
    1	1	B	H8	OK	-	W
    2	1	W	-	OK	-	W
    3	2	W	I9	OK	-	B
    4	2	B	-	DRAW	-	-
    5	2	-	-	OK	-	B
    6	2	B	-	OK	-	B
    7	2	W	-	DRAW	-	-
    $ printf 'H8\n' >a; printf '\nI9\n' >b; renju -t tsv a b
    # renju-tsv 1
    1	1	B	H8	OK	-	W
    2	1	B	I9	OK	-	W

In Piskvork's files, a line of nothing but two or three numbers is a problem, whatever is between them. It is never
swallowed, and never a player's name:

    $ for t in '8 8 0\n9 9 0' '8,8,1.5' '+8,8,1' '8,8,0\nAnn\nBob\n8 8 0' '8,8,0\nAnn\nBob\n9 9' '8,8,0\n2 Dan\n1.2.3\n-1'; do printf "Piskvorky 15x15, 11:11, 0\n$t\n" | renju -g -a black,white 2>/dev/null; done
    -	OK	0	-	-	1:ERROR SYNTAX:8 8 0	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:8,8,1.5	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:+8,8,1	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:8 8 0	Ann	Bob
    -	OK	1	-	-	2:ERROR SYNTAX:9 9	Ann	Bob
    -	OK	1	-	-	-	2 Dan	1.2.3
    $ printf '{"black":"8 8","white":"1,2 3","moves":["h8"]}\n' | renju -g --to=psq | renju -g -a black,white
    -	OK	1	-	-	-	?8 8	?1,2 3
