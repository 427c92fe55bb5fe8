# What a line may look like

before: answers

Blanks, case, carriage returns, byte order marks, comments, empty lines, no newline at the end:

    $ printf '\357\273\277h8\r\n  \t\r\n# a comment\nI9 # another\n\tPASS \r\n\357\273\277\n\357\273\277 # x\n Setup Black A1\nUNDO 002\nj010' | answers
    OK,OK,OK,ILLEGAL NOT-ALLOWED,OK,OK,[1]

A byte order mark belongs to the start of a line only, once:

    $ printf '\357\273\277 h8\n \357\273\277i9\n\357\273\277\357\273\277i9\nj10 \357\273\277\n \357\273\277\n \357\273\277#\n' | renju -q 2>/dev/null
    OK
    ERROR SYNTAX
    ERROR SYNTAX
    ERROR SYNTAX
    ERROR SYNTAX
    ERROR SYNTAX
    [1]

Invalid bytes, including NUL:

    $ printf 'H8\000\n\000\nH8 \000# x\nH8 # \000\n\377\nH\303\2458\n' >typed; renju -q <typed 2>&1
    renju: -:1: H8?: this is neither a move (e.g. H8) nor a command
    renju: -:2: ?: this is neither a move (e.g. H8) nor a command
    renju: -:3: H8 ?: nothing may follow a move on its line
    renju: -:5: ?: this is neither a move (e.g. H8) nor a command
    renju: -:6: H??8: this is neither a move (e.g. H8) nor a command
    ERROR SYNTAX
    ERROR SYNTAX
    ERROR SYNTAX
    OK
    ERROR SYNTAX
    ERROR SYNTAX
    [1]

A line has at most 4,095 bytes; the tail of a longer line is not run as a command:

    $ (printf 'H8'; head -c 4093 /dev/zero | tr '\000' ' '; echo; echo I9) | renju -q
    OK
    OK
    $ (printf 'H8'; head -c 4094 /dev/zero | tr '\000' ' '; echo; echo I9) | answers
    ERROR SYNTAX,OK,[1]
    $ (printf '#'; head -c 4095 /dev/zero | tr '\000' ' '; echo; echo I9) | answers
    ERROR SYNTAX,OK,[1]
    $ (head -c 4096 /dev/zero | tr '\000' ' '; printf 'H8\nI9\n') | answers
    ERROR SYNTAX,OK,[1]
    $ (head -c 300000 /dev/zero | tr '\000' 'x'; printf '\nresign') >typed; renju -q <typed 2>&1
    renju: -:1: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: a line has at most 4,095 bytes
    ERROR SYNTAX
    WIN WHITE
    [1]
    $ (head -c 300000 /dev/zero | tr '\000' 'x') | renju -q
    ERROR SYNTAX
    [1]

A line of 100 MB:

    $ (head -c 100000000 /dev/zero; printf '\nH8\n') | answers
    ERROR SYNTAX,OK,[1]

Six ways to write a point:

    $ printf 'H8\nA1\n8,8\nI1\nAA1\n' | renju -t tsv -c letters
    # renju-tsv 1
    1	1	B	H8	OK	-	W
    2	2	W	A1	OK	-	B
    3	2	-	-	ERROR	SYNTAX	B
    4	3	B	I1	OK	-	W
    5	3	W	-	ILLEGAL	OFF-BOARD	W
    [1]
    $ printf 'H1\nH15\nshow\n' | renju -t tsv -c top
    # renju-tsv 1
    1	1	B	H1	OK	-	W
    2	2	W	H15	OK	-	B
    3	2	-	-	OK	-	B
    $ printf 'J1\nI8\nO15\nP1\nP15\nQ1\n' | renju -t tsv -c go
    # renju-tsv 1
    1	1	B	J1	OK	-	W
    2	1	W	-	ILLEGAL	OFF-BOARD	W
    3	2	W	O15	OK	-	B
    4	3	B	P1	OK	-	W
    5	4	W	P15	OK	-	B
    6	4	B	-	ILLEGAL	OFF-BOARD	B
    [1]
    $ printf '0,0\n14,14\n15,0\n0,15\n-1,3\n1, 2\n1,2,3\n007,0000003\n,1\n1,\nH8\n' | renju -t tsv -c xy
    # renju-tsv 1
    1	1	B	0,0	OK	-	W
    2	2	W	14,14	OK	-	B
    3	2	B	-	ILLEGAL	OFF-BOARD	B
    4	2	B	-	ILLEGAL	OFF-BOARD	B
    5	2	-	-	ERROR	SYNTAX	B
    6	3	B	1,2	OK	-	W
    7	3	-	-	ERROR	SYNTAX	W
    8	4	W	7,3	OK	-	B
    9	4	-	-	ERROR	SYNTAX	B
    10	4	-	-	ERROR	SYNTAX	B
    11	4	-	-	ERROR	SYNTAX	B
    [1]
    $ printf '1,1\n15,15\n0,1\n16,1\n' | renju -t tsv -c xy1
    # renju-tsv 1
    1	1	B	1,1	OK	-	W
    2	2	W	15,15	OK	-	B
    3	2	B	-	ILLEGAL	OFF-BOARD	B
    4	2	B	-	ILLEGAL	OFF-BOARD	B
    [1]
    $ printf '0,14\n14,0\n15,0\n' | renju -t tsv -c rc
    # renju-tsv 1
    1	1	B	0,14	OK	-	W
    2	2	W	14,0	OK	-	B
    3	2	B	-	ILLEGAL	OFF-BOARD	B
    [1]
    $ printf 'Z1\nAA1\nCU99\nCV1\nZZ1\nA99\nA100\n' | renju -n 99 -t tsv
    # renju-tsv 1
    1	1	B	Z1	OK	-	W
    2	2	W	AA1	OK	-	B
    3	3	B	CU99	OK	-	W
    4	3	W	-	ILLEGAL	OFF-BOARD	W
    5	3	W	-	ILLEGAL	OFF-BOARD	W
    6	4	W	A99	OK	-	B
    7	4	B	-	ILLEGAL	OFF-BOARD	B
    [1]
    $ printf 'Z1\nAA1\nDY99\nAI1\nIA1\nAJ1\nHH1\n' | renju -n 99 -c go -t tsv
    # renju-tsv 1
    1	1	B	Z1	OK	-	W
    2	2	W	AA1	OK	-	B
    3	2	B	-	ILLEGAL	OFF-BOARD	B
    4	2	B	-	ILLEGAL	OFF-BOARD	B
    5	2	B	-	ILLEGAL	OFF-BOARD	B
    6	3	B	AJ1	OK	-	W
    7	3	W	-	ILLEGAL	OFF-BOARD	W
    [1]

If two numbers are a move alone on their line, blanks may surround or replace the comma; not elsewhere, and not in
notations with letters:

    $ printf '2 3\n2, 4\n2 ,5\n3  , \t 4\n002 0006 # six\n99 99\n2,,3\n2 3 4\n2 3,\n2 ,\n, 3\n2\n5 +5\nwhy 2 9\nsetup black 2 9\n' | renju -t tsv -c rc
    # renju-tsv 1
    1	1	B	2,3	OK	-	W
    2	2	W	2,4	OK	-	B
    3	3	B	2,5	OK	-	W
    4	4	W	3,4	OK	-	B
    5	5	B	2,6	OK	-	W
    6	5	W	-	ILLEGAL	OFF-BOARD	W
    7	5	-	-	ERROR	SYNTAX	W
    8	5	-	-	ERROR	SYNTAX	W
    9	5	-	-	ERROR	SYNTAX	W
    10	5	-	-	ERROR	SYNTAX	W
    11	5	-	-	ERROR	SYNTAX	W
    12	5	-	-	ERROR	SYNTAX	W
    13	5	-	-	ERROR	SYNTAX	W
    14	5	-	-	ERROR	SYNTAX	W
    15	5	-	-	ERROR	SYNTAX	W
    [1]
    $ printf '1 2\n1, 2\n' | answers -c xy1
    OK,ILLEGAL OCCUPIED,[1]
    $ printf '2 3\n2, 3\nH 8\n' | answers
    ERROR SYNTAX,ERROR SYNTAX,ERROR SYNTAX,[1]
    $ (printf 1; head -c 4093 /dev/zero | tr '\000' ' '; printf '3\n1'; head -c 4092 /dev/zero | tr '\000' '0'; printf ' 3\n') | answers -c xy
    OK,ILLEGAL OFF-BOARD,[1]

All of them mean the same board:

    $ printf 'A1\nB1\n' | renju -q -x OK -b final -s ascii -n 5
     5 . . . . .
     4 . . . . .
     3 . . + . .
     2 . . . . .
     1 X(O). . .
       A B C D E
    OK
    $ printf '0,4\n1,4\n' | renju -b final -s ascii -n 5 -c xy
     0 . . . . .
     1 . . . . .
     2 . . + . .
     3 . . . . .
     4 X(O). . .
       0 1 2 3 4
    OK

A point under another -c is named once for each file:

    $ printf '7,7\n8 , 8\n15,15\n16,0\nH8x\n' >numbers; renju -q numbers numbers 2>&1 | grep -v '^ERR'; printf 'h8\n9,9\n' | renju -q -c xy1 - 2>&1; printf '1\n' | renju -q -n 1 2>&1
    renju: numbers:1: 7,7: this is neither a move (e.g. H8) nor a command
    renju: numbers: points that are two numbers need -c xy, xy1 or rc
    renju: numbers:2: 8 , 8: this is neither a move (e.g. H8) nor a command
    renju: numbers:3: 15,15: this is neither a move (e.g. H8) nor a command
    renju: numbers:4: 16,0: this is neither a move (e.g. H8) nor a command
    renju: numbers:5: H8x: this is neither a move (e.g. H8) nor a command
    renju: numbers:1: 7,7: this is neither a move (e.g. H8) nor a command
    renju: numbers: points that are two numbers need -c xy, xy1 or rc
    renju: numbers:2: 8 , 8: this is neither a move (e.g. H8) nor a command
    renju: numbers:3: 15,15: this is neither a move (e.g. H8) nor a command
    renju: numbers:4: 16,0: this is neither a move (e.g. H8) nor a command
    renju: numbers:5: H8x: this is neither a move (e.g. H8) nor a command
    renju: -:1: h8: this is neither a move (e.g. 8,8) nor a command
    renju: -: points with letters need -c letters, top or go
    ERROR SYNTAX
    OK
    renju: -:1: 1: this is neither a move (e.g. A1) nor a command
    ERROR SYNTAX
    [1]
