# In a terminal: large cells where the screen has room

before: large
    $ printf '%s\n' C3 D4 C4 E5 >five.moves; large() { LC_ALL=C.UTF-8 TERM=xterm pty -r "$1" -c "$2" renju -i -B human -S 1 -n 5 -k 4 -r freestyle "$3" "$4" $5 five.moves; }

Cells have four columns and two rows, and rows have labels on both sides. The cursor and the last stone are as in small
cells:

    $ for style in lines ascii dots; do printf 'wait help)\ntype \\e[A\\e[B\nsettle\nscreen\nkey ^C\nstatus\n' | large 25 81 -s $style; done
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
    |renju: 5x5, 4 in a row, rule freestyle   Black X: player   White O: player
    | 5 .   .   .   .  (O) 5   Moves
    |                            1. C3     D4
    | 4 .   .   X   O  [.] 4     2. C4     E5
    |
    | 3 .   .   X   .   .  3
    |
    | 2 .   .   .   .   .  2
    |
    | 1 .   .   .   .   .  1
    |   A   B   C   D   E
    |Loaded five.moves (4 moves).
    |Move 5, Black to play (e.g. D3; arrow keys; help): [E4]
    signal INT
    |renju: 5x5, 4 in a row, rule freestyle   Black ●: player   White ○: player
    | 5 .   .   .   .   △  5   Moves
    |                            1. C3     D4
    | 4 .   .   ●   ○  [.] 4     2. C4     E5
    |
    | 3 .   .   ●   .   .  3
    |
    | 2 .   .   .   .   .  2
    |
    | 1 .   .   .   .   .  1
    |   A   B   C   D   E
    |Loaded five.moves (4 moves).
    |Move 5, Black to play (e.g. D3; arrow keys; help): [E4]
    signal INT

Where stones take two columns, points stay four columns apart:

    $ for style in lines dots; do printf 'wait help)\ntype \\e[A\\e[B\nsettle\nscreen\nkey ^C\nstatus\n' | large 25 81 -s $style -w | sed -n '2,11p'; done
    | 5 ┌─┬─┬─┬─△  5           Moves
    |   │  │  │  │  │            1. C3     D4
    | 4 ├─┼─●─○─[]  4            2. C4     E5
    |   │  │  │  │  │
    | 3 ├─┼─●─┼─┤  3
    |   │  │  │  │  │
    | 2 ├─┼─┼─┼─┤  2
    |   │  │  │  │  │
    | 1 └─┴─┴─┴─┘  1
    |   A   B   C   D   E
    | 5 .   .   .   .   △  5   Moves
    |                            1. C3     D4
    | 4 .   .   ●  ○  []  4      2. C4     E5
    |
    | 3 .   .   ●  .   .  3
    |
    | 2 .   .   .   .   .  2
    |
    | 1 .   .   .   .   .  1
    |   A   B   C   D   E

The grid always has such cells. With too few rows or columns, or long notes, cells are small:

    $ for size in '25 81' '24 81' '25 80'; do printf 'wait help)\nscreen\nkey ^C\nstatus\n' | large $size -s lines | grep -c ' 5$\|──'; done; printf 'wait help)\nsend help\nsettle\nscreen\nkey ^C\nstatus\n' | large 25 81 -s lines | sed -n '3,5p'
    5
    0
    0
    |undo [N], u     take back 1 or N moves   show            draw the board again
    |pass            skip your turn           save FILE       save (FILE.sgf: as SGF)
    |resign          give up the game         load FILE       load a saved game

A click plays on the point, and plays nothing between two of them:

    $ for at in '7;8' '8;8' '9;8' '6;8' '8;7' '20;8' '22;8' '1;8' '4;10' '4;11'; do printf 'wait help)\nsettle\ntype \\e[<0;%sM\nwait [6n\ntype \\e[13;53R\nsettle\nscreen\nkey ^C\nstatus\n' "$at" | large 25 81 -s lines --keys=mouse | grep 'help)' | cut -c 1-60; done
    |Move 6, White to play (e.g. D3; arrow keys; help): [B2]
    |Move 6, White to play (e.g. D3; arrow keys; help): [B2]
    |Move 6, White to play (e.g. D3; arrow keys; help): [B2]
    |Move 5, Black to play (e.g. D3; arrow keys; help):
    |Move 5, Black to play (e.g. D3; arrow keys; help):
    |Move 6, White to play (e.g. D3; arrow keys; help): [E2]
    |Move 5, Black to play (e.g. D3; arrow keys; help):
    |Move 5, Black to play (e.g. D3; arrow keys; help):
    |Move 6, White to play (e.g. D3; arrow keys; help): [A1]
    |Move 5, Black to play (e.g. D3; arrow keys; help):

On a large screen, with color, a threat and a forbidden point:

    $ printf '%s\n' 'setup black H8 I8 J6 J7' 'turn black' 'threats on' >foul; printf 'wait help)\nsend threats on\nwait shown\npainted\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm-256color pty -r 40 -c 120 renju -i -B human -S 1 -m foul | sed -n '15,19p'
    |   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
    | 8 ├───┼───┼───┼───┼───{94}3{}───{94}3{}───{1;94}●{}───{1;94}●{}───{31}×{}───{94}3{}───┼───┼───┼───┤  8
    |   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
    | 7 ├───┼───┼───┼───┼───┼───┼───┼───{94}3{}───{1;94}●{}───┼───┼───┼───┼───┤  7
    |   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │
