# Every status, and what leads to it

before: answers

A five, a double-three, an overline and a double-four on a 15x15 board under renju:

    $ printf 'setup black E8 F8 G8 H8\nI8\n' | renju -q
    OK
    WIN BLACK
    $ printf 'setup black H6 H7 I8 J8\nH8\n' | renju -q
    OK
    FORBIDDEN 3-3
    $ printf 'setup black E8 F8 G8 I8 J8\nH8\n' | renju -q
    OK
    FORBIDDEN OVERLINE
    $ printf 'setup black E8 G8 I8 K8\nH8\n' | renju -q
    OK
    FORBIDDEN 4-4
    $ printf 'setup white E8 F8 G8 I8 J8\nturn white\nH8\n' | answers
    OK,OK,WIN WHITE

A five comes first: on the last empty point it wins. A forbidden move there is forbidden, not a draw:

    $ printf 'setup black D8 E8 F8 G8 H6 H7 H9 H10 H11\nH8\n' | renju -q
    OK
    WIN BLACK
    $ printf 'setup black A1 B1 C1 D1\nsetup white A2 B2 C2 D2 E2 A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5 E5\nE1\n' | answers -n 5
    OK,OK,WIN BLACK
    $ printf 'setup black A1 B1 C1\nsetup white D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4\nD4\nresign\n' >typed; renju -q -n 4 <typed 2>&1
    renju: -:4: resign: the game is over; use undo or new
    OK
    OK
    DRAW
    ILLEGAL GAME-OVER
    [1]
    $ (printf 'setup black A1 B1 C1 E1 F1\nsetup white'; for y in 2 3 4 5 6; do printf ' A%s B%s C%s D%s E%s F%s' $y $y $y $y $y $y; done; printf '\nD1\n') | answers -n 6
    OK,OK,FORBIDDEN OVERLINE
    $ (printf 'setup black A1 B1 C1 E1 F1\nsetup white'; for y in 2 3 4 5 6; do printf ' A%s B%s C%s D%s E%s F%s' $y $y $y $y $y $y; done; printf '\nD1\nA1\npass\n') | answers -n 6 -f claim
    OK,OK,FORBIDDEN OVERLINE,ILLEGAL OCCUPIED,DRAW,[1]
    $ (printf 'setup black A1 B1 C1 E1 F1\nsetup white'; for y in 2 3 4 5 6; do printf ' A%s B%s C%s D%s E%s F%s' $y $y $y $y $y $y; done; printf '\nD1\npass\nclaim\n') | answers -n 6 -f reject
    OK,OK,FORBIDDEN OVERLINE,OK,ILLEGAL NOT-ALLOWED,[1]

Resignation, two passes, an agreed draw; offers are declined by the other side's move or pass:

    $ printf 'H8\nresign\n' | renju -q
    OK
    WIN BLACK
    $ printf 'resign\n' | renju -q
    WIN WHITE
    $ printf 'pass\npass\nH8\n' >typed; renju -q <typed 2>&1
    renju: -:3: H8: the game is over; use undo or new
    OK
    DRAW
    ILLEGAL GAME-OVER
    [1]
    $ printf 'pass\nH8\npass\nH9\npass\npass\n' | answers
    OK,OK,OK,OK,OK,DRAW
    $ printf 'draw\nshow\nexpect OK\ndraw\n' | renju -q -n 1 -k 1
    OK
     1 ┌
       A
    OK
    PASS
    DRAW
    $ printf 'draw\nH8\nforbidden\nfoo\ndraw\n' | answers
    OK,OK,= forbidden -,OK,ERROR SYNTAX,DRAW,[1]
    $ printf 'draw\nH8\nH9\ndraw\nH10\ndraw\n' | answers
    OK,OK,OK,OK,OK,DRAW
    $ printf 'draw\nundo\ndraw\n' | answers
    OK,ILLEGAL NOT-ALLOWED,DRAW,[1]
    $ printf 'H8\ndraw\nundo\ndraw\nI9\ndraw\n' | answers
    OK,OK,OK,OK,OK,DRAW

After the end:

    $ printf 'resign\nB2\nC3\npass\nresign\ndraw\nclaim\nsetup black A1\nturn white\ngo\nhint\nsolve\nforbidden\nwhy B2\nwhy C3\nshow\nexpect ok\nundo\nB2\nnew\nB2\n' | answers -n 2
    WIN WHITE,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,= forbidden -,WIN WHITE,= why BLACK B2 OK,WIN WHITE,ILLEGAL OFF-BOARD, 2 ┌─┐, 1 └─┘,   A B,WIN WHITE,FAIL WIN WHITE,OK,OK,OK,OK,[1]
    $ printf 'resign\nfoo\nsetup black\nsetup black foo\n' | answers
    WIN WHITE,ERROR SYNTAX,ERROR SYNTAX,ERROR SYNTAX,[1]

Refusals:

    $ printf 'P8\nH0\nZZ99999999999\nA1\nA1\nclaim\nundo 2\nundo 99999999999999999999\nundo\nundo\n' | answers
    > printf 'H\n8H\nH8 I9\nundo 0\nundo x\nundo 1 1\npass 1\nwhy\nwhy H\nexpect\nexpect PASS\nexpect FOO\nsetup red A1\nsetup black\nturn\nturn red\nAAA1\nH8,\n-\n' | answers | tr , '\n' | uniq -c | tr -s ' '
    ILLEGAL OFF-BOARD,ILLEGAL OFF-BOARD,ILLEGAL OFF-BOARD,OK,ILLEGAL OCCUPIED,ILLEGAL NOT-ALLOWED,ILLEGAL NOT-ALLOWED,ILLEGAL NOT-ALLOWED,OK,ILLEGAL NOT-ALLOWED,[1]
     19 ERROR SYNTAX
     1 [1]
    $ printf 'H8\nsolve\nsetup white A1\nturn black\n' >typed; renju -q <typed 2>&1
    OK
    renju: -:3: setup white A1: setup can only be used before the first move or pass
    renju: -:4: turn black: turn can only be used before the first move or pass
    = solve WHITE unknown
    OK
    ILLEGAL NOT-ALLOWED
    ILLEGAL NOT-ALLOWED
    [1]

Setup: all points or none, and the first bad one decides:

    $ printf 'setup black A1 A1\nsetup black A1 P16 foo\nsetup black A1 foo P16\nsetup white a1 B1\nsetup black B1\nsetup black A2\nturn white\nC1\n' | renju -q -b final -s ascii -n 5
    ILLEGAL OCCUPIED
    ILLEGAL OFF-BOARD
    ERROR SYNTAX
    ILLEGAL OCCUPIED
     5 . . . . .
     4 . . . . .
     3 . . + . .
     2 X . . . .
     1 O O(O). .
       A B C D E
    OK
    [1]
    $ printf 'H8\nsetup black foo\nsetup black H8 foo\nundo\nsetup black H8\nsetup white H8 foo\n' | answers
    OK,ERROR SYNTAX,ILLEGAL NOT-ALLOWED,OK,OK,ILLEGAL OCCUPIED,[1]

A setup line with a bad point is refused for the state of the game first, then for that point:

    $ printf 'resign\nsetup black P99 foo\nundo\nH8\nsetup black P99 foo\nsetup black H8 foo\nsetup black foo\n' | answers
    WIN WHITE,ILLEGAL GAME-OVER,OK,OK,ILLEGAL NOT-ALLOWED,ILLEGAL NOT-ALLOWED,ERROR SYNTAX,[1]

White's side of the rules: no forbidden moves, an overline wins.

    $ printf 'setup white H6 H7 I8 J8\nturn white\nH8\n' | answers
    OK,OK,OK

A command that cannot be used now says why. A hint at -g appears once for a file of whole games:

    $ printf 'undo\nclaim\nH8\nsetup black A1\nundo 2\n' | renju -q 2>&1 >/dev/null
    renju: -:1: undo: there are not that many moves to take back
    renju: -:2: claim: there is no forbidden move to claim
    renju: -:4: setup black A1: setup can only be used before the first move or pass
    renju: -:5: undo 2: there are not that many moves to take back
    [1]
    $ printf 'setup black h6 h7 f8 g8\nh8\nnew\nsetup black h5 h6 h7 e8 f8 g8\nh8\nnew\nsetup black c8 d8 e8 g8 h8\nf8\n' | renju -q -f reject 2>&1 >/dev/null
    renju: -:2: h8: point is forbidden to Black (double-three); no stone was placed
    renju: -:5: h8: point is forbidden to Black (double-four); no stone was placed
    renju: -:8: f8: point is forbidden to Black (overline); no stone was placed
    [1]
    $ echo draw | renju -q -W random 2>&1 >/dev/null
    renju: -:1: draw: a draw cannot be offered to a machine
    [1]
    $ printf '(;GM[4]SZ[15];B[hh])\n(;GM[4])\n' >a.sgf; printf 'id\th8 i9\nh8 i9\n' >a.tsv; printf 'h8 i9\n' >a.list; printf 'h8x\nH8 and I9\n' >a.moves; for file in a.sgf a.tsv a.list a.moves; do renju -q $file 2>&1 >/dev/null; done
    renju: a.sgf:1: (;GM[4]SZ[15];B[hh]): this is neither a move (e.g. H8) nor a command
    renju: a.sgf: this looks like whole games; use renju -g to read them
    renju: a.sgf:2: (;GM[4]): this is neither a move (e.g. H8) nor a command
    renju: a.tsv:1: id?h8 i9: this is neither a move (e.g. H8) nor a command
    renju: a.tsv: this looks like whole games; use renju -g to read them
    renju: a.tsv:2: h8 i9: nothing may follow a move on its line
    renju: a.list:1: h8 i9: nothing may follow a move on its line
    renju: a.list: this looks like whole games; use renju -g to read them
    renju: a.moves:1: h8x: this is neither a move (e.g. H8) nor a command
    renju: a.moves:2: H8 and I9: nothing may follow a move on its line
    [1]
    $ for line in h8i9g7 '1. h8 i9 2. g7 1-0' '1. h8' '1-0' 'h8 i9 x'; do echo "$line" | renju -q 2>&1 >/dev/null | grep -c games; done
    1
    1
    0
    0
    1
    $ printf '7,7 8,8 7,8\n' | renju -q -c xy 2>&1 >/dev/null | tail -n 1
    renju: -: this looks like whole games; use renju -g to read them
    $ for line in 'a\tB\th8' 'a\tB\th8 i9' 'why\th99x' 'expect\tFOO' 'hello\tworld'; do printf "$line\n" | renju -q 2>&1 >/dev/null | grep -c 'whole games'; done
    1
    1
    0
    0
    0
    [1]

A line that cannot be read: the message says what may follow its word, in the notation of the game:

    $ printf '%s\n' 'undo 0' 'turn red' why 'expect WON' 'go now' 'setup black' 'setup black h8 zz' 'number x' offer 'h8 now' hello H9x 'why p1' | renju -q 2>&1 >/dev/null
    renju: -:1: undo 0: type undo alone, or with a number, e.g. undo 2
    renju: -:2: turn red: turn needs black or white
    renju: -:3: why: why needs one point, e.g. why H8
    renju: -:4: expect WON: expect needs a status, e.g. expect WIN BLACK or expect FORBIDDEN 3-3
    renju: -:5: go now: nothing may follow go on its line
    renju: -:6: setup black: setup needs black or white, and points, e.g. setup black H8 I9
    renju: -:7: setup black h8 zz: setup needs black or white, and points, e.g. setup black H8 I9
    renju: -:8: number x: number needs a number, 1 or more, e.g. number 2
    renju: -:9: offer: offer needs points, e.g. offer H8 I9
    renju: -:10: h8 now: nothing may follow a move on its line
    renju: -:11: hello: this is neither a move (e.g. H8) nor a command; renju --help lists the commands
    renju: -:12: H9x: this is neither a move (e.g. H8) nor a command
    renju: -:13: why p1: point is not on this board; points go from A1 to O15
    [1]
    $ printf '%s\n' 'turn white h8 i9' 'setup black h8 white i9' 'setup Black WHITE' 'turn white' | renju -q 2>&1 >/dev/null
    renju: -:1: turn white h8 i9: nothing may follow the color; setup places stones
    renju: -:2: setup black h8 white i9: setup places stones of one color; the other needs its own line
    renju: -:3: setup Black WHITE: setup places stones of one color; the other needs its own line
    [1]
    $ printf '%s\n' why 'setup red' 99,99 x | renju -q -c xy -n 19 2>&1 >/dev/null
    renju: -:1: why: why needs one point, e.g. why 9,9
    renju: -:2: setup red: setup needs black or white, and points, e.g. setup black 9,9 10,8
    renju: -:3: 99,99: point is not on this board; points go from 0,0 to 18,18
    renju: -:4: x: this is neither a move (e.g. 9,9) nor a command; renju --help lists the commands
    [1]
    $ printf '%s\n' b2 why offer | renju -q -n 1 2>&1 >/dev/null
    renju: -:1: b2: point is not on this board; points go from A1 to A1
    renju: -:2: why: why needs one point, e.g. why A1
    renju: -:3: offer: offer needs points, e.g. offer A1 A1
    [1]
