# The four rules and what becomes of a forbidden move

before: answers brief

Six in a row:

    $ for rule in renju standard freestyle caro; do printf 'setup black E8 F8 G8 I8 J8\nH8\n' | renju -q -r $rule | tail -n 1; done
    FORBIDDEN OVERLINE
    OK
    WIN BLACK
    WIN BLACK

Five between two white stones, with one end open, and at the edge:

    $ for rule in renju standard freestyle caro; do printf 'setup black E8 F8 G8 I8\nsetup white D8 J8\nH8\n' | renju -q -r $rule | tail -n 1; done
    WIN BLACK
    WIN BLACK
    WIN BLACK
    OK
    $ printf 'setup black E8 F8 G8 I8\nsetup white D8\nH8\n' | answers -r caro
    OK,OK,WIN BLACK
    $ printf 'setup black A8 B8 C8 D8\nsetup white F8\nE8\n' | answers -r caro
    OK,OK,WIN BLACK
    $ printf 'setup black E8 F8 G8 I8 J8\nsetup white D8 K8\nH8\n' | answers -r caro
    OK,OK,WIN BLACK

Other K; the default rule is then freestyle:

    $ printf 'A1\nA2\nB1\nB2\nC1\n' | answers -k 3 -n 3
    OK,OK,OK,OK,WIN BLACK
    $ printf 'A1\n' | renju -q -k 1 -n 1
    WIN BLACK
    $ printf 'A1\n' | renju -q -n 1
    DRAW
    $ printf 'A1\nA2\nB1\nB2\nC1\nC2\nE1\nD2\nD1\n' | answers -k 4 -r standard
    OK,OK,OK,OK,OK,OK,OK,WIN WHITE,ILLEGAL GAME-OVER,[1]
    $ printf 'A1\nA2\nB1\nB2\nC1\nC2\nE1\nG2\nD1\n' | answers -k 4
    OK,OK,OK,OK,OK,OK,OK,OK,WIN BLACK
    $ (printf 'setup black'; i=1; while [ $i -lt 98 ]; do printf ' A%d' $i; i=$((i + 1)); done; printf '\nA99\npass\nA98\n') | answers -n 99 -k 99
    OK,OK,OK,WIN BLACK
    $ (printf 'setup black'; i=1; while [ $i -lt 98 ]; do printf ' A%d' $i; i=$((i + 1)); done; printf '\nA99\npass\nA98\n') | answers -n 99 -k 98 -r standard
    OK,OK,OK,OK
    $ (printf 'setup black'; i=1; while [ $i -lt 98 ]; do printf ' A%d' $i; i=$((i + 1)); done; printf '\nA99\npass\nA98\n') | answers -n 99 -k 60
    OK,OK,OK,WIN BLACK

Forbidden: lose, reject, claim.

    $ printf 'setup black H6 H7 I8 J8\nH8\nI9\nundo\nI9\n' | answers
    OK,FORBIDDEN 3-3,ILLEGAL GAME-OVER,OK,OK,[1]
    $ printf 'setup black H6 H7 I8 J8\nH8\nI9\nI10\n' | answers -f reject
    OK,FORBIDDEN 3-3,OK,OK,[1]
    $ printf 'setup black H6 H7 I8 J8\nH8\nforbidden\nH8\ndraw\nclaim\nshow\n' | { renju -q -f claim || echo "[$?]"; } | brief
    OK
    FORBIDDEN 3-3
    = forbidden -
    FORBIDDEN 3-3
    ILLEGAL OCCUPIED
    FORBIDDEN 3-3
    WIN WHITE
     8 ├─┼─┼─┼─┼─┼─┼─▲─●─●─┼─┼─┼─┼─┤
     7 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
     6 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
       A B C D E F G H I J K L M N O
    WIN WHITE
    [1]
    $ printf 'setup black H6 H7 I8 J8\nH8\nI9\nclaim\nundo\nclaim\nundo\nclaim\n' | answers -f claim
    OK,FORBIDDEN 3-3,OK,ILLEGAL NOT-ALLOWED,FORBIDDEN 3-3,WIN WHITE,FORBIDDEN 3-3,WIN WHITE,[1]
    $ printf 'setup black H6 H7 I8 J8\nH8\npass\nclaim\n' | answers -f claim
    OK,FORBIDDEN 3-3,OK,ILLEGAL NOT-ALLOWED,[1]
    $ printf 'setup black H6 H7 I8 J8\nH8\nresign\n' | answers -f claim
    OK,FORBIDDEN 3-3,WIN BLACK
    $ printf 'claim\nH8\nclaim\n' | answers -f claim
    ILLEGAL NOT-ALLOWED,OK,ILLEGAL NOT-ALLOWED,[1]
    $ printf 'claim\n' | renju -q -f claim -r freestyle
    ILLEGAL NOT-ALLOWED
    [1]

Tengen: Black's first stone on the center, White's in the upper half or on the center row, whatever the coordinates.

    $ printf 'H9\nH8\nA7\nA8\nA1\n' >typed; renju -q -o tengen <typed 2>&1
    renju: -:1: H9: stone 1 (Black): the first player must play on the center
    renju: -:3: A7: stone 2 (White): the second player must play in the upper half or on the center row
    ILLEGAL OPENING
    OK
    ILLEGAL OPENING
    OK
    OK
    [1]
    $ printf 'H8\nA9\nA8\n' | answers -o tengen -c top
    OK,ILLEGAL OPENING,OK,[1]
    $ printf '7,7\n0,8\n0,7\n' | answers -o tengen -c xy
    OK,ILLEGAL OPENING,OK,[1]
    $ printf '7,7\n8,0\n6,0\n' | answers -o tengen -c rc
    OK,ILLEGAL OPENING,OK,[1]
    $ printf 'pass\nA7\nA8\nH9\nH8\n' | answers -o tengen
    OK,ILLEGAL OPENING,OK,ILLEGAL OPENING,OK,[1]
    $ printf 'setup black A1\nB1\nA2\n' | answers -o tengen
    OK,OK,ILLEGAL OPENING,[1]
    $ printf 'A1\n' | renju -q -o tengen -n 1
    DRAW

Undo restores status, turn and board:

    $ printf 'H8\nI9\nundo\nI9\nundo 2\nH8\nresign\nundo\nI9\npass\npass\nundo\nresign\nundo 3\nexpect OK\nshow\n' | renju -b never -s ascii -n 9 | brief | paste -s -d , -
    OK,OK,OK,OK,OK,OK,WIN BLACK,OK,OK,OK,DRAW,OK,WIN BLACK,OK,PASS, 8 . . . . . . .(X).,   A B C D E F G H I,OK
