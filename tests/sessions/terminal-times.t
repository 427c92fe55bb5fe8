# In a terminal: the time of each move

before: times
    $ export XDG_STATE_HOME=$PWD/kept TZ=UTC0
    $ kept() { mkdir -p kept/renju config/renju; printf '%s\n' '# renju -n 5 -k 4 -r freestyle' C3 B2 C4 D3 B4 "$@" '# black human ' '# white human ' >kept/renju/last-1.moves; }
    $ resume() { size="-r $1 -c $2"; shift 2; TERM=xterm XDG_CONFIG_HOME=$PWD/config pty $size renju -S 1 -s ascii "$@"; }
    $ look() { { printf 'wait Choice\nsend 7\nwait help)\n'; cat; printf 'screen\nkey ^C\nstatus\n'; } | resume "$@" | grep '^|\( [1-5] \|M\)'; }

The list of moves has the time of each move, on a screen of more than 80 columns. A time that is not known is left
out:

    $ kept '# times 1 0 59999 60000 3599999 3600000 7'; : | look 24 81
    | 5 . . . . .    Moves
    | 4 .(X)X . .      1. C3      0.0  B2     59.9
    | 3 . . X O .      2. C4     1:00  D3    59:59
    | 2 . O . . .      3. B4     1h00
    | 1 . . . . .
    |Move 6, White to play (e.g. E3; arrow keys; help):
    $ kept '# times 1 1250 -' '# times 4 x 180000000 180000001'; : | look 24 81
    | 5 . . . . .    Moves
    | 4 .(X)X . .      1. C3      1.2  B2
    | 3 . . X O .      2. C4           D3
    | 2 . O . . .      3. B4    50h00
    | 1 . . . . .
    |Move 6, White to play (e.g. E3; arrow keys; help):

They are read with the game, also by its file's name:

    $ kept '# times 1 1250 -'; mv kept/renju/last-1.moves timed; printf 'wait help)\nscreen\nkey ^C\nstatus\n' | resume 24 81 -i timed | grep '[12]\. '; rm kept/renju/*
    | 4 .(X)X . .      1. C3      1.2  B2
    | 3 . . X O .      2. C4           D3

With `on`, every screen with enough room shows the times; with `off`, none does:

    $ kept '# times 1 1000 2000 3000 4000 5000'; echo 'move-times on' >config/renju/settings; for columns in 48 47; do : | look 10 $columns; done; echo 'move-times off' >config/renju/settings; : | look 24 120 | sed 3q
    | 5 . . . . .    Moves
    | 4 .(X)X . .      1. C3      1.0  B2      2.0
    | 3 . . X O .      2. C4      3.0  D3      4.0
    | 2 . O . . .      3. B4      5.0
    | 1 . . . . .
    |Move 6, White to play (e.g. E3; arrow keys;
    | 5 . . . . .    Moves
    | 4 .(X)X . .      1. C3     B2
    | 3 . . X O .      2. C4     D3
    | 2 . O . . .      3. B4
    | 1 . . . . .
    |Move 6, White to play (e.g. E3; arrow keys;
    | 5 . . . . .    Moves
    | 4 .(X)X . .      1. C3     B2
    | 3 . . X O .      2. C4     D3

A move gets the time that its side has used since the move before, a move that was taken back loses it, and
known times are kept with the game. A better line of a review, and a puzzle, have no times:

    $ kept '# times 1 1000 2000 3000 4000 5000' '# used 9000 6000'; rm config/renju/settings; printf 'wait Choice\nsend 7\nwait help)\nsend D4\nwait Move 7\nsend undo 3\nwait Move 4\nsend back 2\nwait After move 1\nscreen\nsend\nwait Move 4\nsend E1\nwait Move 5\nscreen\nsend quit\nwait Leave\nsend y\nstatus\n' | resume 24 81 | sed -n 's/E1 .*/E1 T/;/^|\( [345] \|A\)/p'; sed -n '/times/s/ [0-9]*$/ T/p' kept/renju/last-1.moves
    | 5 . . . . .    Moves
    | 4 . . . . .      1. C3      1.0
    | 3 . .(X). .
    |After move 1 of 3 (arrow keys, help; Enter = back to the game):
    | 5 . . . . .    Moves
    | 4 . . X . .      1. C3      1.0  B2      2.0
    | 3 . . X . .      2. C4      3.0  E1 T
    # times 1 1000 2000 3000 T
    $ printf '%s\n' '# renju -n 5 -k 4 -r freestyle' C3 A1 B3 A5 E1 E5 D3 A3 '# times 1 1000 2000 3000 4000 5000 6000 7000 8000' '# black human ' '# white human ' >kept/renju/last-1.moves; printf 'wait Choice\nsend 7\nwait help)\nsend review\nwait Move 2, A1\nsettle\nsend better\nwait line, move 1\nscreen\nsend\nwait Move 9\nscreen\nsend review\nwait Move 2, A1\nsend better\nwait line, move 1\nsend continue\nwait on from here\nscreen\nsend quit\nwait Leave\nsend y\nstatus\n' | resume 24 81 -N 1000 | grep '[1-9]\. [A-E][1-5]'; sed -n '/^[A-E]\|times/p' kept/renju/last-2.moves; rm kept/renju/last-2.moves
    | 4 . . . . .      1. C3      1.0  B2
    | 4 . . . . .      1. C3      1.0  A1      2.0
    | 3(O)X X X .      2. B3      3.0  A5      4.0
    | 2 . . . . .      3. E1      5.0  E5      6.0
    | 1 O . . . X      4. D3      7.0  A3      8.0
    | 4 . . . . .      1. C3      1.0  B2      0.0
    C3
    B2
    # times 1 1000 0
    $ kept '# times 1 1000'; printf 'wait Choice\nsend 7\nwait help)\nsend puzzle examples/puzzles.sgf\nwait Puzzle 1\nscreen\nkey ^C\nstatus\n' | resume 24 81 | grep -c '\. [A-Z][0-9].*[0-9]\.[0-9]'
    0
    [1]
    $ printf 'wait Choice\nsend 5\nwait Setting\nsend move\nwait value\nsend on\nwait Setting\nscreen\nkey ^C\nstatus\n' | resume 24 80 | tail -n 5; cat config/renju/settings
    | 20  times in the list of moves: on  (1 auto, 2 off, 3 on)
    | 21  cores for engine (0 = all): 0  (0-256)
    | 22  board colors: auto  (1 auto, 2 plain, 3 wood, 4 dark)
    |Setting to change (number or arrow keys), Enter or 0 to go back:
    signal INT
    move-times on

The first move of a game has a time too, however the game began:

    $ printf 'wait help)\nsend C3\nwait Move 2\nscreen\nkey ^C\nstatus\n' | resume 24 81 -n 5 -B human | sed -n 's/[0-9.]*$/T/;/C3/p'
    | 4 . . . . .      1. C3      T
