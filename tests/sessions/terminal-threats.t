# In a terminal: threats are shown on the board

before: threats
    $ printf '%s\n' H8 H9 I9 G7 I7 I8 G9 J10 J8 K8 >game.moves
    $ printf '%s\n' H8 H9 I8 I9 J8 J9 A1 K9 G8 >fours.moves

Digits are what a black stone would make, letters what a white one would. The setting is kept, and can be changed while
looking back:

    $ printf 'threats on\nthreats\nthreats off\nthreats some\nback\nthreats\n' | renju -i -B human -s ascii game.moves | sed -n '/hreats/p;/^ 6/p'; cat "$XDG_CONFIG_HOME/renju/settings"
     6 . . . . . . . . . . . . . . .
     6 . . . . . . . 3 . 4 c 3 . . .
    Threats are shown.
     6 . . . . . . . . . . . . . . .
    Threats are hidden.
     6 . . . . . . . . . . . . . . .
    Threats are hidden.
     6 . . . . . . . . . . . . . . .
    Type threats alone, or with on or off, e.g. threats off.
     6 . . . . . . . . . . . . . . .
     6 . . . . . . . 3 . 4 c 3 . . .
    Threats are shown.
    threats on
    $ printf 'threats on\nI10\n威胁 关\n威胁\n' | LC_ALL=C.UTF-8 renju -i -l zh -B human game.moves | sed -n '/威胁/p;/^ 6/p'
     6 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
     6 ├─┼─┼─┼─┼─┼─┼─3─┼─4─c─3─┼─┼─┤
    黑方威胁：5＝成五，4＝活四，3＝活三；白方：e＝成五，d＝活四，c＝活三。
    威胁已显示。
     6 ├─┼─┼─┼─┼─┼─┼─3─┼─4─c─3─┼─┼─┤
    黑方威胁：5＝成五，4＝活四，3＝活三；白方：e＝成五，d＝活四，c＝活三。
     6 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    威胁已隐藏。
     6 ├─┼─┼─┼─┼─┼─┼─3─┼─4─c─3─┼─┼─┤
    黑方威胁：5＝成五，4＝活四，3＝活三；白方：e＝成五，d＝活四，c＝活三。
    威胁已显示。

Fives come first, then fours; of two equal threats that of the side to move is shown. A game that is over has no
threats:

    $ printf 'threats on\nL9\nundo 2\nF9\nL8\n' | renju -i -B human -s ascii -r freestyle fours.moves | sed -n '/^ [89]/p;/^Five, straight/p'
     9 . . . . . . . O O O O . . . .
     8 . . . . . .(X)X X X . . . . .
     9 . . . . . . e O O O O e . . .
     8 . . . . . 5(X)X X X 5 . . . .
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
     9 . . . . . . . @ @ @ @(@). . .
     8 . . . . . . X X X X . . . . .
     9 . . . . . . e O O O(O)e . . .
     8 . . . . . . 4 X X X 4 . . . .
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
     9 . . . . .(X)e O O O O e . . .
     8 . . . . . . 4 X X X 4 . . . .
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
     9 . . . . . X e O O O O e . . .
     8 . . . . . . 4 X X X .(O). . .
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.

Each side has its own color, and a five is underlined. The cursor stays around its point:

    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -B human -S 1 -r freestyle fours.moves <<'EOF' | grep -E '^\|( 9| 8|Threats)'
    > wait help)
    > send threats on
    > wait shown
    > painted
    > type \e[A
    > painted
    > key ^C
    > status
    > EOF
    | 9 ├─┼─┼─┼─┼─┼─{1;4;37;40}e{}─{1;37;40}○{}─{1;37;40}○{}─{1;37;40}○{}─{1;37;40}○{}─{1;4;37;40}e{}─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─{4;30;47}5{}─{30;42}▲{}─{30;47}●{}─{30;47}●{}─{30;47}●{}─{4;30;47}5{}─┼─┼─┼─┤
    |Threats are shown.
    | 9 ├─┼─┼─┼─┼─┼─{1;4;37;40}e{}─{1;37;40}○{}─{1;37;40}○{}─{1;37;40}○{}─{1;37;40}○{}─{1;4;37;40}e{}─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─{4;30;47}5{}[{30;46}▲{}]{30;47}●{}─{30;47}●{}─{30;47}●{}─{4;30;47}5{}─┼─┼─┼─┤
    |Threats are shown.

A mark of one column is followed by a blank where stones take two:

    $ printf 'threats on\n' | LC_ALL=C.UTF-8 renju -i -B human -w game.moves | tail -n 20 | sed -n '6,8p'
    11 ├┼┼┼┼c 3 ┼┼┼┼┼┼┼┤
    10 ├┼┼┼┼4 c 3 ┼○┼3 ┼┼┤
     9 ├┼┼┼┼┼●○●┼3 ┼┼┼┤

The legend is left out where it has no room; the board keeps five rows:

    $ for rows in 24 12 9; do printf 'wait help)\nsend threats on\nwait shown\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r $rows -c 80 renju -i -S 1 -B human -s ascii game.moves | sed -n '/^|[ 1][0-9][ ^v]/h;/Threats/{x;p;x;p;}'; done
    | 1 . . . . . . . . . . . . . . .
    |Threats are shown.
    | 5v. . . . . . 3 . . . . . . . .v
    |Threats are shown.
    | 6v. . . . . . . 3 . 4 c 3 . . .v     4. G9     J10
    |Threats are shown.

Forbidden points keep their mark, and offered points their numbers:

    $ printf '%s\n' 'setup black H8 I8 J6 J7' 'turn black' >foul; printf 'threats on\n' | renju -i -m -B human -s ascii foul | tail -n 19 | sed -n '7,11p'
     9 . . . . . . 3 3 . 3 . . . . .
     8 . . . . . 3 3 X X ! 3 . . . .
     7 . . . . . . . . 3 X . . . . .
     6 . . . . . . . . . X 3 . . . .
     5 . . . . . . . . . 3 3 3 . . .
    $ printf 'threats on\nh8\nh9\ni8\ni7\noffer g7 j6\nj6\n' | renju -i -o taraguchi-2 -s ascii -B human | sed -n '/^ 9/,/^ 6/p;/^Five, straight/p' | tail -n 14
     9 . . . . . . . O . . . . . . .
     8 . . . . . 3 3 X X 3 3 . . . .
     7 . . . . . . . .(O). . . . . .
     6 . . . . . . . . . . . . . . .
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
     9 . . . . . . . O . . . . . . .
     8 . . . . . . . X X . . . . . .
     7 . . . . . . 1 .(O). . . . . .
     6 . . . . . . . . . 2 . . . . .
     9 . . . . . . . O . . . . . . .
     8 . . . . . 3 3 X X 3 3 . . . .
     7 . . . . . . . . O . . . . . .
     6 . . . . . . . . .(X). . . . .
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.

K of 4, of 3, which has no open threes, and of 2, which has only fives:

    $ printf 'threats on\nc3\nf6\n' | renju -i -n 7 -k 4 -r freestyle -s ascii -B human | tail -n 10; printf 'threats on\nc3\n' | renju -i -n 5 -k 3 -s ascii -B human | tail -n 8; printf 'threats on\nc3\n' | renju -i -n 5 -k 2 -s ascii -B human | tail -n 8
     7 . . . . . . .
     6 . . . c c(O).
     5 . . 3 . . c .
     4 . 3 3 3 . c .
     3 . 3 X 3 3 . .
     2 . 3 3 3 . . .
     1 . . . . . . .
       A B C D E F G
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
    Move 3, Black to play (e.g. D4; help): 
     5 . . . . .
     4 . 4 4 4 .
     3 . 4(X)4 .
     2 . 4 4 4 .
     1 . . . . .
       A B C D E
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
    Move 2, White to play (e.g. D3; help): 
     5 . . . . .
     4 . 5 5 5 .
     3 . 5(X)5 .
     2 . 5 5 5 .
     1 . . . . .
       A B C D E
    Five, straight four, open three: Black 5, 4, 3; White e, d, c.
    Move 2, White to play (e.g. D3; help): 
