# Files, -e, -x, quit, --record, and failures

before: answers brief

Several files are one game each; what can't be read is reported and the next is read:

    $ printf 'H8\nquit\nH8\n' >a; printf 'H8\nI9' >b; renju -q a b - </dev/null
    OK
    OK
    OK
    OK
    $ renju -q -b final -n 2 a nowhere tests b 2>&1
    renju: a:1: H8: point is not on this board; points go from A1 to B2
    renju: nowhere: No such file or directory
    renju: tests: Is a directory
    ILLEGAL OFF-BOARD
     2 ┌─┐
     1 └─┘
       A B
    OK
    renju: b:1: H8: point is not on this board; points go from A1 to B2
    ILLEGAL OFF-BOARD
    renju: b:2: I9: point is not on this board; points go from A1 to B2
    ILLEGAL OFF-BOARD
     2 ┌─┐
     1 └─┘
       A B
    OK
    [2]
    $ mkdir d; renju -q d 2>&1
    renju: d: Is a directory
    [2]
    $ renju -b final d nowhere 2>/dev/null
    [2]
    $ printf 'H8\n' | renju -q a -- - -q 2>&1
    OK
    OK
    renju: -q: No such file or directory
    [2]
    $ renju -t tsv nowhere 2>/dev/null
    # renju-tsv 1
    [2]
    $ renju -q -b final -n 1 a a
    ILLEGAL OFF-BOARD
     1 ┌
       A
    OK
    ILLEGAL OFF-BOARD
     1 ┌
       A
    OK
    [1]

What expect prints, and which rejections it excuses:

    $ printf 'expect OK\nH8\nH8\nexpect ILLEGAL OCCUPIED\nexpect  illegal \t occupied\n' | answers
    PASS,OK,ILLEGAL OCCUPIED,PASS,PASS
    $ printf 'H8\nH8\nshow\nexpect ILLEGAL OCCUPIED\n' | renju -b never -n 8 -s ascii | tail -n 2
    OK
    FAIL OK
    $ printf 'H8\nH8\nexpect OK\nexpect ILLEGAL OCCUPIED\n' | answers
    OK,ILLEGAL OCCUPIED,FAIL ILLEGAL OCCUPIED,PASS,[1]
    $ printf 'H8\n\n# nothing\nH8\n\n# nothing\nexpect ILLEGAL OCCUPIED\n' | answers
    OK,ILLEGAL OCCUPIED,PASS
    $ printf 'H8\nH8\nH8\nexpect ILLEGAL OCCUPIED\n' | answers
    OK,ILLEGAL OCCUPIED,ILLEGAL OCCUPIED,PASS,[1]
    $ printf 'resign\nnew\nexpect OK\n' | answers
    WIN WHITE,OK,PASS
    $ printf 'expect WIN\nexpect ERROR SYNTAX\n' | renju -q
    ERROR SYNTAX
    PASS
    $ printf 'expect OK\nexpect FORBIDDEN\n' | answers
    PASS,ERROR SYNTAX,[1]

-x adds a silent `expect` at the end of every file:

    $ printf 'H8\nresign\n' | renju -q -x 'win black'
    OK
    WIN BLACK
    $ printf 'H8\n' | renju -q -x 'WIN BLACK' 2>&1
    OK
    renju: -: expected WIN BLACK, but the last status is OK
    [1]
    $ printf 'H8\nH8\n' | renju -q -x 'ILLEGAL OCCUPIED'
    OK
    ILLEGAL OCCUPIED
    $ printf 'H8\nresign\n' >a; printf 'H8\n' >b; renju -q -x 'WIN BLACK' a b 2>&1
    OK
    WIN BLACK
    OK
    renju: b: expected WIN BLACK, but the last status is OK
    [1]

-e stops as at the end of the last file:

    $ printf 'H8\nH8\nI9\n' >a; { renju -e -b final -s ascii -n 9 a a || echo "[$?]"; } | brief
    ILLEGAL OCCUPIED
     8 . . . . . . .(X).
       A B C D E F G H I
    OK
    [1]
    $ printf 'H8\nexpect DRAW\nI9\n' | renju -e -q
    OK
    FAIL OK
    [1]
    $ renju -q -e -x 'ILLEGAL OCCUPIED' a a
    OK
    ILLEGAL OCCUPIED

--record appends input that leads to the same state, and starts a new game if FILE already has one:

    $ printf 'setup black a1  b2 # x\nturn white\nh8\nh8\nfoo\nPASS\nshow\nundo 2\ndraw\nexpect OK\ni9\nnew\nresign\n' | renju -q --record=r >/dev/null; cat r
    setup black A1 B2
    turn white
    H8
    pass
    undo 2
    draw
    I9
    new
    resign
    $ printf 'H8\n' >a; printf 'I9\n' >b; rm -f r; renju -q --record=r a b; cat r
    OK
    OK
    H8
    new
    I9
    $ printf 'J10\n' | renju -q --record=r; cat r
    OK
    H8
    new
    I9
    new
    J10
    $ printf 'H8' >r11; printf 'I9\n' | renju -q --record=r11; cat r11
    OK
    H8
    new
    I9
    $ printf 'H8' >r12; printf 'load a\n' | renju -i -B human --record=r12 >screens; cat r12
    H8
    new
    H8
    $ printf '7,7\n' | renju -q -c rc --record=r2; cat r2
    OK
    7,7
    $ printf 'H6\nA1\nH7\nA3\nI8\nA5\nJ8\nA7\nH8\nB1\n' | renju -q -f reject --record=r3 | tail -n 2; cat r3
    FORBIDDEN 3-3
    OK
    H6
    A1
    H7
    A3
    I8
    A5
    J8
    A7
    B1
    $ renju -q --record=r examples/draw.moves r 2>&1
    renju: --record: 'r' is also read; record to another file
    Try 'renju --help'.
    [2]
    $ cp r r4; renju -q --record=r4 - <r4 2>&1
    renju: --record: 'r4' is also read; record to another file
    Try 'renju --help'.
    [2]
    $ cp r r4; renju -q --record=r4 <r4 2>&1 >/dev/null | head -n 1; ln -s r4 r4link; renju -q --record=r4link r4 2>&1 >/dev/null | head -n 1
    renju: --record: 'r4' is also read; record to another file
    renju: --record: 'r4link' is also read; record to another file
    $ printf 'H8\n' >r10; renju -q --record=r10 </dev/null; cat r10; printf 'new\nI9\n' | renju -q --record=r10; tail -n 3 r10
    OK
    H8
    new
    OK
    OK
    new
    new
    I9
    $ printf 'H8\n' | renju -q --record=r13 2>&1 >r13; printf 'H8\n' | renju -q --proof=r13 2>r13; cat r13
    renju: --record: 'r13' is also written; record to another file
    Try 'renju --help'.
    renju: --proof: 'r13' is also written; write proofs to another file
    Try 'renju --help'.
    $ renju -q --record=later ./later 2>&1 | head -n 1; test -e later
    renju: --record: 'later' is also read; record to another file
    [1]
    $ renju -q --record=nowhere/r 2>&1
    renju: nowhere/r: No such file or directory
    [2]
    $ printf 'H8\nI9\n' | renju -q --record=/dev/full 2>&1
    renju: /dev/full: No space left on device
    OK
    OK
    [2]

A file at its size limit loses only whole lines, so that it holds a game that was played; a game that could not be
read leaves no `new`, an empty one does:

    $ i=0; while [ $i -lt 100 ]; do printf 'H15\nA1\nundo 2\n'; i=$((i+1)); done >moves; (ulimit -f 1; renju -q --record=r7 moves 2>&1 >/dev/null); tail -c 1 r7 | od -An -c | tr -d ' '; sort -u r7
    renju: r7: File too large
    \n
    A1
    H15
    undo 2
    $ (ulimit -f 1; i=0; while [ $i -lt 9 ]; do renju -q --record=r8 moves >/dev/null 2>&1; i=$((i+1)); done); sort -u r8
    A1
    H15
    undo 2
    $ mkdir folder; : >empty; renju -q --record=r9 examples/illegal.moves folder empty examples/illegal.moves >/dev/null 2>&1; cat r9
    H8
    I9
    G7
    new
    new
    H8
    I9
    G7

-e with -x over several files; closed descriptors never become a file of ours:

    $ printf 'H8\n' >a; renju -q -e -x 'WIN BLACK' a a
    OK
    [1]
    $ printf 'h8\nh8\n' | renju --record=r5 >&- 2>&-; cat r5; printf 'h8\nh8\n' | renju -q --record=r6 2>&-; cat r6
    H8
    OK
    ILLEGAL OCCUPIED
    H8

A full disk and a closed pipe give exit status 2:

    $ renju -b final </dev/null >/dev/full
    [2]
    $ printf 'H8\n' | renju 2>&1 >/dev/full
    renju: standard output: No space left on device
    [2]
    $ renju --help >/dev/full
    [2]
    $ renju --version >/dev/full
    [2]
    $ { for i in 1 2 3 4 5 6 7 8 9; do printf 'show\nshow\nshow\nshow\nshow\nshow\nshow\nshow\nshow\nshow\n'; done; sleep 1; echo H8; echo H8; } >long; (renju long; echo $? >status) | head -n 1; until [ -s status ]; do sleep 0.1; done; cat status
    15 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐
    2
    $ renju -q <&-
    [2]
    $ renju -q long >&-
    [2]

Each message is one write, so that processes can share a log. Names of files appear without control characters, and are
not cut inside a character:

    $ i=0; while [ $i -lt 2000 ]; do echo 'no move'; i=$((i+1)); done >bad; for n in 1 2 3 4; do renju -q bad 2>>log >/dev/null & done; wait; grep -vc '^renju: bad:[0-9]*: no move: this is neither a move (e.g. H8) nor a command$' log
    0
    [1]
    $ name=$(printf 'a\033[31m\302\233\233棋\377'); echo H8x >"$name"; renju -q "$name" 2>&1 >/dev/null
    renju: a?[31m??棋?:1: H8x: this is neither a move (e.g. H8) nor a command
    [1]
