# In a terminal: a first session in a pseudo-terminal, driven by `pty`

before: news

The menu, a refusal, a move, an answer, quitting; 80x24, drawn in place, nothing scrolled off:

    $ LC_ALL=C.UTF-8 TERM=xterm pty renju -S 1 -D 2 <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/' | news
    > screen
    > send 1
    > wait Enter = 
    > type \n
    > wait help
    > send P16
    > wait help
    > send H8
    > wait Move 3
    > screen
    > send H8
    > wait Move 3
    > send why I8
    > wait Move 3
    > screen
    > scrolled
    > send quit
    > wait stays under
    > send y
    > status
    > attributes
    > EOF
    |renju: 15x15, 5 in a row, rule renju
    |  1  play Black against the machine
    |  2  play White against the machine
    |  3  two players
    |  4  watch two machines
    |  5  settings
    |  6  name the players or machines
    |  7  continue the last game: none yet
    |  8  load a game from a file
    |  9  the rules of the game
    | 10  recent games: none yet
    | 11  solve puzzles
    | 12  another board
    | 13  learn the rules
    |  0  quit
    |Choice (0-13 or arrow keys):
    |renju: 15x15, 5 in a row, rule renju   Black ●: player   White ○: machine (easy)
    |15 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    |14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     G7
    |13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    |11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |10 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─△─┼─┼─┼─┼─┼─┼─┼─┤
    | 6 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 5 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 4 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 2 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I J K L M N O
    |White played G7 after N s.
    |Move 3, Black to play (e.g. I8; arrow keys; help):
    | 8 ├─┼─┼─┼─┼─┼─┼─●─?─┼─┼─┼─┼─┼─┤
    |I8 is allowed for Black.
    0
    status 0
    attributes unchanged
