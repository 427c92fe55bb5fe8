# Boards

    $ printf 'H8\nI9\n' | renju | tail -n 17
    15 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐
    14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    10 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     9 ├─┼─┼─┼─┼─┼─┼─┼─△─┼─┼─┼─┼─┼─┤
     8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
     7 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     6 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     5 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     4 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
     3 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     2 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     1 └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘
       A B C D E F G H I J K L M N O
    OK
    $ printf 'B2\nD4\n' | renju -s dots -n 5 | tail -n 7
     5 . . . . .
     4 . . . △ .
     3 . . + . .
     2 . ● . . .
     1 . . . . .
       A B C D E
    OK
    $ printf 'B2\nD4\n' | renju -s ascii -n 5 | tail -n 7
     5 . . . . .
     4 . . .(O).
     3 . . + . .
     2 . X . . .
     1 . . . . .
       A B C D E
    OK
    $ printf 'C3\nB2\n' | renju -s grid -n 3
       +---+---+---+
     3 |   |   |[X]|
       +---+---+---+
     2 |   |   |   |
       +---+---+---+
     1 |   |   |   |
       +---+---+---+
         A   B   C
    OK
       +---+---+---+
     3 |   |   | X |
       +---+---+---+
     2 |   |[O]|   |
       +---+---+---+
     1 |   |   |   |
       +---+---+---+
         A   B   C
    OK
    $ printf 'A5\nE5\nB2\nD4\n' | renju -w -n 5 | tail -n 14
     5 ●┬┬┬○
     4 ├┼┼┼┤
     3 ├┼╋┼┤
     2 ├▲┼┼┤
     1 └┴┴┴┘
       A B C D E
    OK
     5 ●┬┬┬○
     4 ├┼┼△┤
     3 ├┼╋┼┤
     2 ├●┼┼┤
     1 └┴┴┴┘
       A B C D E
    OK
    $ printf 'A5\nE5\n' | renju -w -s dots -n 5 | tail -n 7
     5 ●. . . △
     4 . . . . .
     3 . . + . .
     2 . . . . .
     1 . . . . .
       A B C D E
    OK
    $ printf 'A5\nE5\n' | renju -w -s ascii -n 5 | tail -n 7
     5 X . . .(O)
     4 . . . . .
     3 . . + . .
     2 . . . . .
     1 . . . . .
       A B C D E
    OK

Small boards: corners before edges, stars from 5 on.

    $ for n in 1 2 4 5; do renju -b final -n $n </dev/null; done
     1 ┌
       A
    OK
     2 ┌─┐
     1 └─┘
       A B
    OK
     4 ┌─┬─┬─┐
     3 ├─┼─┼─┤
     2 ├─┼─┼─┤
     1 └─┴─┴─┘
       A B C D
    OK
     5 ┌─┬─┬─┬─┐
     4 ├─┼─┼─┼─┤
     3 ├─┼─╋─┼─┤
     2 ├─┼─┼─┼─┤
     1 └─┴─┴─┴─┘
       A B C D E
    OK
    $ for n in 3 6 10 11 12; do echo $n; renju -b final -s ascii -n $n </dev/null | grep '+'; done
    3
    6
    10
    11
     8 . . . + . . . + . . .
     6 . . . . . + . . . . .
     4 . . . + . . . + . . .
    12
     9 . . . + . . . . + . . .
     4 . . . + . . . . + . . .
    $ renju -b final -s ascii -n 30 </dev/null | tail -n 3
     1 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
       A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AAABACAD
    OK
    $ for c in xy xy1 top rc go; do renju -b final -s ascii -n 12 -c $c </dev/null | sed -n '1p;12,13p'; done
     0 . . . . . . . . . . . .
    11 . . . . . . . . . . . .
       0 1 2 3 4 5 6 7 8 9 1011
     1 . . . . . . . . . . . .
    12 . . . . . . . . . . . .
       1 2 3 4 5 6 7 8 9 101112
     1 . . . . . . . . . . . .
    12 . . . . . . . . . . . .
       A B C D E F G H I J K L
     0 . . . . . . . . . . . .
    11 . . . . . . . . . . . .
       0 1 2 3 4 5 6 7 8 9 1011
    12 . . . . . . . . . . . .
     1 . . . . . . . . . . . .
       A B C D E F G H J K L M
    $ renju -b final -s grid -n 12 -c xy1 </dev/null | sed -n '1,3p;26s/$/|/p'
       +---+---+---+---+---+---+---+---+---+---+---+---+
     1 |   |   |   |   |   |   |   |   |   |   |   |   |
       +---+---+---+---+---+---+---+---+---+---+---+---+
         1   2   3   4   5   6   7   8   9   10  11  12|
    $ renju -b final -n 99 </dev/null | cksum
    282786221 59110

Parentheses mark the last stone: at both edges, after a pass, after undo; never a setup stone.

    $ printf 'A1\nB2\npass\nundo 2\n' | renju -s ascii -n 2
     2 . .
     1(X).
       A B
    OK
     2 .(O)
     1 X .
       A B
    OK
     2 .(O)
     1 X .
       A B
    OK
     2 . .
     1(X).
       A B
    OK
    $ printf 'setup black A1\nshow\n' | renju -q -s ascii -n 2
    OK
     2 . .
     1 X .
       A B
    OK
    $ printf 'A1\nB1\nC1\n' | renju -q -b final -s grid -n 3 | tail -n 5
       +---+---+---+
     1 | X | O |[X]|
       +---+---+---+
         A   B   C
    OK

Forbidden points are marked if Black is to move, but not under other rules or after the end.

    $ printf 'setup black H6 H7 I8 J8 \nshow\nturn white\nshow\nA1\nshow\nresign\nshow\n' | renju -q -m -s ascii | grep '^ 8\|^ 1(\|^[A-Z]'
    OK
     8 . . . . . . . ! X X . . . . .
    OK
    OK
     8 . . . . . . . + X X . . . . .
    OK
    OK
     8 . . . . . . . ! X X . . . . .
     1(O). . . . . . . . . . . . . .
    OK
    WIN WHITE
     8 . . . . . . . + X X . . . . .
     1(O). . . . . . . . . . . . . .
    WIN WHITE
    $ printf 'setup black H6 H7 I8 J8\nsetup white H9\nshow\n' | renju -q -m | sed -n '8,10p'
    10 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     9 ├─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┼─┤
     8 ├─┼─┼─┼─┼─┼─┼─╋─●─●─┼─┼─┼─┼─┤
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m | sed -n '8p'
     8 ├─┼─┼─┼─┼─┼─┼─×─●─●─┼─┼─┼─┼─┤
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m -s dots | sed -n '8p'
     8 . . . . . . . × ● ● . . . . .
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m -s grid | sed -n '16p'
     8 |   |   |   |   |   |   |   | ! | X | X |   |   |   |   |   |
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m -w | sed -n '8p'
     8 ├┼┼┼┼┼┼×●●┼┼┼┼┤
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m -w -s dots | sed -n '8p'
     8 . . . . . . . ×●●. . . . .
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m -r standard -s ascii | sed -n '8p'
     8 . . . . . . . + X X . . . . .

Color adds to the glyph and changes nothing else; auto is off in a pipe:

    $ printf 'H8\n' | renju -b final -s ascii -C always | sed -n '8p' | tr '\033' '^'
     8 . . . . . . .(^[30;42mX^[0m). . . . . . .
    $ printf 'setup black H6 H7 I8 J8\n' | renju -b final -m -s dots -C always | sed -n '8p' | tr '\033' '^'
     8 . . . . . . . ^[31m×^[0m ^[1;94m●^[0m ^[1;94m●^[0m . . . . .
    $ printf 'H8\n' | renju -b final -s ascii -C auto | sed -n '8p'
     8 . . . . . . .(X). . . . . . .
    $ printf 'H8\n' | TERM=xterm renju -b final -s ascii -C auto | sed -n '8p'
     8 . . . . . . .(X). . . . . . .

When the board is printed: after every accepted line that changes the state, at the end of a game, or only when asked.

    $ printf 'A1\nA1\ndraw\nforbidden\nexpect OK\nnew\nturn white\nB2\n' | renju -s ascii -n 2
     2 . .
     1(X).
       A B
    OK
    ILLEGAL OCCUPIED
     2 . .
     1(X).
       A B
    OK
    = forbidden -
    OK
    PASS
     2 . .
     1 . .
       A B
    OK
     2 . .
     1 . .
       A B
    OK
     2 .(O)
     1 . .
       A B
    OK
    [1]
    $ printf 'A1\nA1\ndraw\nforbidden\nexpect OK\nnew\nturn white\nB2\nresign\nshow\n' | renju -s ascii -n 2 -b final
    ILLEGAL OCCUPIED
    = forbidden -
    OK
    PASS
     2 . .
     1(X).
       A B
    OK
     2 .(O)
     1 . .
       A B
    WIN WHITE
     2 .(O)
     1 . .
       A B
    WIN WHITE
    [1]
    $ printf 'A1\nA1\ndraw\nforbidden\nexpect OK\nnew\nturn white\nB2\nshow\n' | renju -s ascii -n 2 -b never
    OK
    ILLEGAL OCCUPIED
    OK
    = forbidden -
    OK
    PASS
    OK
    OK
    OK
     2 .(O)
     1 . .
       A B
    OK
    [1]
    $ renju -b each -n 2 </dev/null
     2 ┌─┐
     1 └─┘
       A B
    OK
    $ renju -b final -n 2 </dev/null
     2 ┌─┐
     1 └─┘
       A B
    OK
    $ renju -b never -n 2 </dev/null
    OK
