# In a terminal: large cells where the screen has room

before: large
    $ printf '%s\n' C3 D4 C4 E5 >five.moves; large() { LC_ALL=C.UTF-8 TERM=xterm pty $wide -r "$1" -c "$2" renju -i -B human -S 1 -n 5 -k 4 -r freestyle "$3" "$4" $5 five.moves; }

Cells have four columns and two rows, and rows have labels on both sides. The cursor and the last stone are as in small
cells:

    $ for style in lines ascii dots; do case $style in lines) rows=p ;; *) rows=2,5p ;; esac; printf 'wait help)\ntype \\e[A\\e[B\nsettle\nscreen\nkey ^C\nstatus\n' | large 25 81 -s $style | sed -n $rows; done
    |renju: 5x5, 4 in a row, rule freestyle   Black ●: player   White ○: player
    | 5 ┌───┬───┬───┬───△  5   Moves
    |   │   │   │   │   │        1. C3     D4
    | 4 ├───┼───●───○──[┤] 4     2. C4     E5
    |   │   │   │   │   │
    | 3 ├───┼───●───┼───┤  3
    |   │   │   │   │   │
    | 2 ├───┼───┼───┼───┤  2
    |   │   │   │   │   │
    | 1 └───┴───┴───┴───┘  1
    |   A   B   C   D   E
    |Loaded five.moves (4 moves).
    |Move 5, Black to play (e.g. D3; arrow keys; help): [E4]
    signal INT
    | 5 .   .   .   .  (O) 5   Moves
    |                            1. C3     D4
    | 4 .   .   X   O  [.] 4     2. C4     E5
    |
    | 5 .   .   .   .   △  5   Moves
    |                            1. C3     D4
    | 4 .   .   ●   ○  [.] 4     2. C4     E5
    |

Where stones take two columns, points stay four columns apart:

    $ for style in lines dots; do printf 'wait help)\ntype \\e[A\\e[B\nsettle\nscreen\nkey ^C\nstatus\n' | wide=-w large 25 81 -s $style -w | sed -n '2,11p'; done
    | 5 ┌─┬─┬─┬─△  5  Moves
    |   │  │  │  │  │       1. C3     D4
    | 4 ├─┼─●─○─[]  4    2. C4     E5
    |   │  │  │  │  │
    | 3 ├─┼─●─┼─┤  3
    |   │  │  │  │  │
    | 2 ├─┼─┼─┼─┤  2
    |   │  │  │  │  │
    | 1 └─┴─┴─┴─┘  1
    |   A   B   C   D   E
    | 5 .   .   .   .   △  5  Moves
    |                            1. C3     D4
    | 4 .   .   ●  ○  []  4    2. C4     E5
    |
    | 3 .   .   ●  .   .  3
    |
    | 2 .   .   .   .   .  2
    |
    | 1 .   .   .   .   .  1
    |   A   B   C   D   E

The grid always has such cells. With too few rows or columns, or long notes, cells are small:

    $ for size in '25 81' '24 81' '25 80'; do printf 'wait help)\nscreen\nkey ^C\nstatus\n' | large $size -s lines | grep -c ' 5$\|──'; done; printf 'wait help)\nsend help\nsettle\nscreen\nkey ^C\nstatus\n' | large 25 81 -s lines | sed -n '3,5p' | cut -d ' ' -f 1
    5
    0
    0
    |undo
    |pass
    |resign

A click plays on the point, and plays nothing between two of them:

    $ for at in '7;8' '8;8' '9;8' '6;8' '8;7' '20;8' '22;8' '23;8' '1;8' '4;10' '4;11' '4;12'; do printf 'wait help)\nsettle\ntype \\e[<0;%sM\nwait [6n\ntype \\e[13;53R\nsettle\nscreen\nkey ^C\nstatus\n' "$at" | large 25 81 -s lines --keys=mouse | sed -n 's/.*Move \([56]\).*help)://p;s/.*board;.*/&/p'; done | paste -s -d , -
     [B2], [B2], [B2],,, [E2],,,, [A1],,

On a large screen, with color, a threat and a forbidden point:

    $ printf '%s\n' 'setup black H8 I8 J6 J7' 'turn black' 'threats on' >foul; printf 'wait help)\nsend threats on\nwait shown\npainted\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm-256color pty -r 40 -c 120 renju -i -B human -S 1 -m foul | sed -n '15,19p'
    |   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
    | 8 ├───┼───┼───┼───┼───{38;5;16;48;5;136}3{}───{38;5;16;48;5;136}3{}───{38;5;16;48;5;136}●{}───{38;5;16;48;5;136}●{}───{1;38;5;124;48;5;136}×{}───{38;5;16;48;5;136}3{}───┼───┼───┼───┤  8
    |   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
    | 7 ├───┼───┼───┼───┼───┼───┼───┼───{38;5;16;48;5;136}3{}───{38;5;16;48;5;136}●{}───┼───┼───┼───┼───┤  7
    |   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │

All 15 rows need 35 rows and 87 columns, with room for three notes. A long note makes the cells small before it takes the
place of the board:

    $ for size in '35 87' '34 87' '35 86'; do printf 'wait help)\nscreen\nsend foo\nwait neither\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty -r ${size% *} -c ${size#* } renju -i -B human -S 1 | grep -c '───\|neither'; done
    31
    1
    1
    $ printf '%s\n' H8 H9 >two.moves; printf 'wait help)\nsend back\nwait of 2\nsend help\nwait autoplay\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty -r 40 -c 120 renju -i -B human -S 1 --keys=line two.moves | sed -n '8,9p;17,19p'
    | 9 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─▲─┼─┼─┼─┼─┼─┼─┤
    |   A B C D E F G H I J K L M N O
    |Enter           return to the game       autoplay        play the moves
    |hint [N]        suggest 1 or N moves     continue        play on from here

The window of a board that is larger than the screen keeps two points around the cursor, but not beyond the board's edge.
It goes to a machine's stone as far as the cursor stays in it, and a new game opens at the center:

    $ forty() { TERM=xterm pty -r 12 -c 60 renju -i -S 1 -n 40 -s ascii "$@" | grep '^|[ 1-4][0-9][v^<]\|\[[.X]\|^|   *[A-Z] '; }; printf '%s\n' 'wait help)' 'type \e[A\e[B\e[B' settle screen 'type \e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[D\e[B' settle screen 'type \e[C\e[A' settle screen 'key ^C' status | forty -B human | cut -c 1-14
    |23^. . . . . 
    |20<. . . . . 
    |19 . . . . . 
    |17v. . . . . 
    |   G H I J K 
    |22^. . . . . 
    |19<. . . . . 
    |18 . .[.]. . 
    |16v. . . . . 
    |   F G H I J 
    |22^. . . . . 
    |19<. . .[.]. 
    |16v. . . . . 
    |   F G H I J 
    $ forty() { TERM=xterm pty -r 12 -c 60 renju -i -S 1 -n 40 -s ascii "$@" | grep '^|[ 1-4][0-9][v^<]\|\[[.X]\|^|   *[A-Z] '; }; printf '%s\n' 'wait help)' 'type \e[A\e[5~\e[F' settle screen 'type \n' 'wait Move 3' settle screen 'send new' 'wait Leave' 'send y' 'wait Move 1' screen 'key ^C' status | forty -W random; printf '%s\n' 'wait help)' 'type \e[A' settle 'type \n' 'wait Move 3' settle screen 'key ^C' status | forty -W random
    |40 . . . . . . . . . . . . . . . . . . . . . . . . . . .[.]
    |37<. . . . . . . . . . . . . . . . . . . . . . . . + . . .
    |34v. . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   M N O P Q R S T U V W X Y Z AAABACADAEAFAGAHAIAJAKALAMAN
    |40 . . . . . . . . . . . . . . . . . . . . . . . . . . .[X]
    |38<. . . . . . . . . . . . . . . . . . . . . . . . . . . .
    |35v. . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   M N O P Q R S T U V W X Y Z AAABACADAEAFAGAHAIAJAKALAMAN
    |24^. . . . . . . . . . . . . . . . . . . . . . . . . . . .^
    |21<. . . . . . . . . . . . . . . . . . . . . . . . . . . .>
    |18v. . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   G H I J K L M N O P Q R S T U V W X Y Z AAABACADAEAFAGAH
    |23^. . . . . . . . . . . . . . . . . . . . . . . . . . . .^
    |21<. . . . . . . . . . . . .[X]. . . . . . . . . . . . . .>
    |18v. . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   H I J K L M N O P Q R S T U V W X Y Z AAABACADAEAFAGAHAI

Notes do not take the last five rows of the board:

    $ printf '%s\n' H8 H9 >two.moves; printf 'wait help)\nsend who\nwait The first\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 12 -c 40 renju -i -B human -s ascii -S 1 two.moves | sed -n '2p;6,7p;10p'
    |11^. . . . . . . . . . . . . . .^
    | 7v. . . . . . . . . . . . . . .v
    |   A B C D E F G H I J K L M N O
    |to move.
