# In a terminal: end of input, Ctrl-C, Ctrl-Z, other sizes, other terminals

before: small-board brief

End of input at every prompt ends the program, status 0:

    $ for path in '' 5 '5 1' 1 '1 15' '3 15 a1' '3 15 resign' '3 15 draw' '3 15 help' 6 '6 Ann' 8 9; do (echo wait Choice; for word in $path; do echo "send $word"; echo settle; done; printf 'key ^D\nstatus\nattributes\n') | TERM=xterm pty renju -S 1 -D 1; done | sort | uniq -c | sed 's/^ *//'
    13 attributes unchanged
    13 status 0
    $ for path in '' 5 3 '3 1 a1'; do (echo wait Choice; for word in $path; do echo "send $word"; echo settle; done; printf 'key ^D\nstatus\n') | TERM=dumb pty renju -S 1 -D 1; done | uniq -c | sed 's/^ *//'
    4 status 0
    $ printf '' | renju -i; echo " $?"
    renju: 15x15, 5 in a row, rule renju
      1  play Black against the machine
      2  play White against the machine
      3  two players
      4  watch two machines
      5  settings
      6  name the players or machines
      7  continue the last game
      8  load a game from a file
      9  the rules of the game
     10  recent games
     11  solve puzzles
     12  another board
     13  learn the rules
      0  quit
    Choice (0-13): 
     0
    $ rm -r $XDG_CONFIG_HOME; printf '3\n\nh8\n' | renju -i -n 9 -s ascii | sed 1,15d | brief
    Choice (0-13): 
    Which rule? The settings can change it later.
      1  renju: no double-three, double-four, overline for Black
      2  freestyle: no move is forbidden
    Rule (1, 2; help; Enter = renju; menu = back): 
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
       A B C D E F G H I
    Move 1, Black to play (...): 
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
     8 . . . . . . .(X).
       A B C D E F G H I
    Move 2, White to play (...): 

Ctrl-C at a prompt ends it as a signal does, with the terminal as it was:

    $ TERM=xterm pty renju -S 1 -C always <<'EOF'
    > wait Choice
    > key ^C
    > status
    > attributes
    > EOF
    signal INT
    attributes unchanged
    $ small <<'EOF'
    > wait help
    > key ^C
    > status
    > attributes
    > EOF
    signal INT
    attributes unchanged

Ctrl-C while a machine thinks makes it move at once:

    $ printf 'setup black H8 I9 G7 K5 D4 L11\nsetup white H9 I7 G10 K8 E5 C3\n' >busy; TERM=dumb pty renju -S 1 -i busy -B minimax -D 8 -T 60 <<'EOF' | tail -n 2
    > wait thinking
    > key ^C
    > wait played
    > wait help
    > key ^C
    > status
    > attributes
    > EOF
    signal INT
    attributes unchanged

Ctrl-Z stops it, fg goes on:

    $ small <<'EOF' | brief
    > wait help
    > key ^Z
    > stopped
    > fg
    > send c3
    > wait Move 2
    > resize 40 100
    > send b2
    > wait Move 3
    > resize 10 20
    > send b3
    > wait Move 4
    > resize 24 80
    > signal WINCH
    > send b4
    > wait Move 5
    > screen
    > send q
    > wait stays under
    > send y
    > status
    > attributes
    > EOF
    stopped
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 .(O). . .      1. C3     B2
    | 3 . X X . .      2. B3     B4
    | 2 . O . . .
    |   A B C D E
    |Move 5, Black to play (...):
    status 0
    attributes unchanged

19x19 in 80x26, nothing scrolled off; the moves beside the board; the moves that find room:

    $ LC_ALL=C.UTF-8 TERM=xterm pty -r 26 renju -S 1 -n 19 -B human <<'EOF' | brief
    > wait help)
    > send k10
    > wait help)
    > send k11
    > wait help)
    > send k10
    > wait already
    > screen
    > scrolled
    > send q
    > wait stays under
    > send y
    > status
    > EOF
    |renju: 19x19, 5 in a row, rule renju   Black ●: player   White ○: player
    |19 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    |18 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. K10    K11
    |11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─△─┼─┼─┼─┼─┼─┼─┼─┤
    |10 ├─┼─┼─┼─┼─┼─┼─┼─┼─╋─●─┼─┼─┼─┼─┼─┼─┼─┤
    |   A B C D E F G H I J K L M N O P Q R S
    |k10 already has a stone.
    |Move 3, Black to play (...):
    0
    status 0

A narrow terminal without room for the moves; wide glyphs, grid, color:

    $ TERM=xterm pty -c 40 renju -S 1 -n 9 -B human -s grid <<'EOF' | brief
    > wait help)
    > send e5
    > wait Move 2
    > screen
    > send q
    > wait stays under
    > send y
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju
    |Black X: player   White O: player
    | 5 |   |   |   |   |[X]|   |   |   |   |
    |     A   B   C   D   E   F   G   H   I
    |Move 2, White to play (e.g. F5; arrow
    |keys; help):
    status 0
    $ LC_ALL=C.UTF-8 TERM=xterm pty -w renju -S 1 -n 9 -B human -w -C always <<'EOF' | brief
    > wait help)
    > send e5
    > wait Move 2
    > screen
    > send q
    > wait stays under
    > send y
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju   Black ●: player   White ○: player
    | 9 ┌┬┬┬┬┬┬┬┐   Moves
    | 8 ├┼┼┼┼┼┼┼┤     1. E5
    | 5 ├┼┼┼▲┼┼┼┤
    |   A B C D E F G H I
    |Move 2, White to play (...):
    status 0

Where the terminal edits lines, a line that fills its row or overflows it counts as the rows that it takes:

    $ TERM=xterm pty -c 50 sh -c 'echo above; exec renju -S 1 -B human -n 5 -s ascii --keys=line' <<'EOF' | brief
    > wait help): 
    > send aaaaaaaaaa
    > wait neither
    > wait help): 
    > send aaaaaaaaaaaaaaaaaaaa
    > wait neither
    > wait help): 
    > screen
    > key ^D
    > status
    > EOF
    |above
    |renju: 5x5, 5 in a row, rule renju
    |Black X: player   White O: player
    | 5 . . . . .    Moves
    |   A B C D E
    |"aaaaaaaaaaaaaaaaaaaa" is neither a move (e.g. C3)
    |nor a command; type help.
    |Move 1, Black to play (...):
    status 0
    $ TERM=xterm pty sh -c 'echo above; exec renju -S 1 -B human -n 5 -s ascii --keys=line' <<'EOF' | brief
    > wait help): 
    > type foo\nbar\nbaz\n
    > wait "baz"
    > wait help): 
    > screen
    > key ^D
    > status
    > EOF
    |above
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    |   A B C D E
    |"baz" is neither a move (e.g. C3) nor a command; type help.
    |Move 1, Black to play (...):
    status 0

TERM=dumb and a pipe get plain lines: no escape sequence in them.

    $ TERM=dumb pty renju -S 1 -n 5 -W minimax -D 1 <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g'
    > wait help)
    > send c3
    > wait played
    > wait help
    > send q
    > wait stays under
    > send y
    > raw
    > status
    > EOF
    renju: 5x5, 5 in a row, rule renju\r
    Black X: player   White O: machine (minimax)\r
     5 . . . . .\r
     4 . . . . .\r
     3 . . + . .\r
     2 . . . . .\r
     1 . . . . .\r
       A B C D E\r
    Move 1, Black to play (e.g. C3; help): c3\r
    renju: 5x5, 5 in a row, rule renju\r
    Black X: player   White O: machine (minimax)\r
     5 . . . . .\r
     4 . . . . .\r
     3 . .(X). .\r
     2 . . . . .\r
     1 . . . . .\r
       A B C D E\r
    White is thinking; Ctrl-C makes it move.\r
    renju: 5x5, 5 in a row, rule renju\r
    Black X: player   White O: machine (minimax)\r
     5 . . . . .\r
     4 . . . . .\r
     3 . . X . .\r
     2 . . . . .\r
     1 . . . .(O)\r
       A B C D E\r
    White played E1 after N s.\r
    Move 3, Black to play (e.g. D3; help): q\r
    Leave this game? It stays under recent games. y, n, save FILE: y\r
    status 0
