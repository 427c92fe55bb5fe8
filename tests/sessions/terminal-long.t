# In a terminal: long answers are shown whole, the verdict last

before: brief

A note takes the row of the title if there is one row too few; nothing scrolls:

    $ printf 'wait Move 1\nsend foo\nwait type help.\nscrolled\nscreen\nkey ^C\n' | TERM=xterm pty -r 8 renju -S 1 -n 5 -s ascii -B human | brief
    0
    | 5 . . . . .    Moves
    |   A B C D E
    |"foo" is neither a move (e.g. C3) nor a command; type help.
    |Move 1, Black to play (...):

The board stays if the answer fits below it; otherwise the answer takes its place, and one larger than the screen
scrolls:

    $ printf 'setup black H6 H7 I8 J8\n' >foul; TERM=xterm pty -r 24 renju -S 1 -i foul <<'EOF' | brief
    > wait Move 1
    > send why h8
    > wait Move 1
    > screen
    > resize 20 80
    > send why h8
    > wait Move 1
    > screen
    > send forbidden
    > wait Move 1
    > screen
    > scrolled
    > key ^D
    > status
    > EOF
    |renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    |15 . . . . . . . . . . . . . . .    Moves
    | 9 . . . . . . . * . . . . . . .
    | 8 . . . . . . * ! # # * . . . .
    | 7 . . . . . . . # . . . . . . .
    | 6 . . . . . . . # . . . . . . .
    | 5 . . . . . . . * . . . . . . .
    |   A B C D E F G H I J K L M N O
    |# @: stones of a shape; *: completes or extends it; !: forbidden.
    |  open three: H8 I8 J8 (straight four at G8 K8)
    |  open three: H6 H7 H8 (straight four at H5 H9)
    |H8 is forbidden to Black: double-three.
    |Move 1, Black to play (...):
    |15 . . . . . . . . . . . . . . .    Moves
    | 9 . . . . . . . * . . . . . . .
    | 8 . . . . . . * ! # # * . . . .
    | 7 . . . . . . . # . . . . . . .
    | 6 . . . . . . . # . . . . . . .
    | 5 . . . . . . . * . . . . . . .
    |   A B C D E F G H I J K L M N O
    |  open three: H8 I8 J8 (straight four at G8 K8)
    |  open three: H6 H7 H8 (straight four at H5 H9)
    |H8 is forbidden to Black: double-three.
    |Move 1, Black to play (...):
    |renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    |15 . . . . . . . . . . . . . . .    Moves
    | 8 . . . . . . . ! X X . . . . .
    | 7 . . . . . . . X . . . . . . .
    | 6 . . . . . . . X . . . . . . .
    |   A B C D E F G H I J K L M N O
    |H8 (double-three)
    |1 point is forbidden to Black.
    |Move 1, Black to play (...):
    2
    status 0
    $ awk 'BEGIN { for (y = 3; y < 96; y += 6) for (x = 0; x < 94; x += 6) printf "setup black %d,%d %d,%d %d,%d %d,%d\n", x, y - 2, x, y - 1, x + 1, y, x + 2, y }' >many; (cat many; echo forbidden) | renju -q -n 99 -c xy | grep '^=' | tr ' ' '\n' | grep -c : >count; cat count; (cat many; echo forbidden; echo why 3,3) | renju -i -n 99 -c xy -B human -s ascii -S 1 >answer; grep -o '[0-9]*,[0-9]* (double' answer | wc -l; tail -n 6 answer | cut -c 1-60
    240
    240
    98 . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
       0 1 2 3 4 5 6 7 8 9 1011121314151617181920212223242526272
    # @: stones of a shape; *: completes or extends it; !: forbi
      open three: 1,3 2,3 3,3 (straight four at 4,3)
    3,3 is allowed for Black.
    Move 1, Black to play (e.g. 49,49; help): 
    $ TERM=xterm pty renju -S 1 -i many -n 99 -c xy <<'EOF' | tail -n 4
    > wait help)
    > send forbidden
    > wait forbidden to Black
    > wait help)
    > screen
    > key ^Z
    > stopped
    > fg
    > wait help)
    > key ^D
    > status
    > EOF
    |240 points are forbidden to Black.
    |Move 1, Black to play (e.g. 49,49; arrow keys; help):
    stopped
    status 0

Help has two columns only where one does not fit, with four rows around it. The question is counted here, too:

    $ for rows in 37 38; do printf 'wait help)\nsend help\nwait back\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r $rows -c 170 renju -S 1 -n 5 -s ascii -B human | sed -n '/C3  *play/,/^|Move/p' | wc -l | tr -d ' '; done
    18
    35

Long help and rules come a page at a time; a command typed in place of Enter goes to the game:

    $ TERM=xterm pty -r 13 -c 40 renju -S 1 -i -s ascii -B human <<'EOF' | brief
    > wait help)
    > send help
    > wait = more
    > screen
    > send
    > wait = more
    > screen
    > send
    > wait go back
    > screen
    > send
    > wait Move 1
    > screen
    > send rules
    > wait = more
    > send h8
    > wait Move 2
    > send back
    > wait After move 0
    > resize 9 40
    > settle
    > send help
    > wait = more
    > screen
    > send forth
    > wait After move 1
    > send help
    > wait = more
    > type \n
    > wait = more
    > type \n
    > wait = more
    > screen
    > type \n
    > wait After move 1
    > screen
    > send help
    > wait = more
    > send menu
    > wait Leave this game
    > send y
    > wait Choice
    > send 9
    > wait = more
    > screen
    > send 1
    > wait Choice
    > send 9
    > wait = more
    > key ^D
    > status
    > EOF
    |H8              play there
    |undo [N], u     take back 1 or N moves
    |pass            skip your turn
    |resign          give up the game
    |draw            offer or accept a draw
    |hint [N]        suggest 1 or N moves
    |solve           look for a forced win
    |go              let the machine move
    |back [N], b     look back 1 or N moves
    |forth [N], f    go forward 1 or N moves
    |start           look at the start
    |end             look at the end
    |Enter = more, q = back:
    |analysis [off]  evaluate each position
    |threats [off]   show or hide threats
    |moves [N]       show the book's moves
    |why POINT       explain a point
    |forbidden       list forbidden points
    |who             say who is to move
    |show            draw the board again
    |save FILE       save (FILE.sgf: as SGF)
    |load FILE       load a saved game
    |puzzle FILE     solve puzzles
    |rules           rules; also learn, quiz
    |sides, w        swap sides, play again
    |Enter = more, q = back:
    |new             start a new game
    |menu, m         go to the menu
    |settings, s     change the settings
    |quit, q, exit   leave the program
    |help, ?         show this list
    |Tab             complete the word
    |arrow keys      move the cursor
    |Enter, space    play at the cursor
    |Esc             hide the cursor
    |Tab alone       next forbidden point
    |Press Enter to go back:
    |renju: 15x15, 5 in a row, rule renju
    |Black X: player   White O: player
    |11^. . . . . . . . . . . . . . .^
    | 4v. . . + . . . . . . . + . . .v
    |   A B C D E F G H I J K L M N O
    |Move 1, Black to play (e.g. H8; arrow
    |keys; help):
    |Enter           return to the game
    |hint [N]        suggest 1 or N moves
    |back [N], b     look back 1 or N moves
    |forth [N], f    go forward 1 or N moves
    |start           look at the start
    |end             look at the end
    |analysis [off]  evaluate each position
    |threats [off]   show or hide threats
    |Enter = more, q = back:
    |save FILE       save (FILE.sgf: as SGF)
    |load FILE       load a saved game
    |sides, w        swap sides, play again
    |new             start a new game
    |menu, m         go to the menu
    |settings, s     change the settings
    |quit, q, exit   leave the program
    |help, ?         show this list
    |Enter = more, q = back:
    |renju: 15x15, 5 in a row, rule renju
    |Black X: player   White O: player
    |Tab             complete the word
    |Left, Right     go back, forward
    |Space           start or stop autoplay
    |Home, End       first, last position
    |After move 1 of 1 (arrow keys, help;
    |Enter = back to the game):
    |Black and White take turns placing a
    |stone on an empty point of the 15x15
    |board; Black begins. The first to get 5
    |in a row - horizontally, vertically or
    |diagonally - wins.
    |renju: Black wins with exactly five in a
    |row, White with five or more. Unless
    |Black makes five, these are forbidden:
    |Enter = more, q = back:
    status 0
    $ TERM=xterm pty -r 24 renju -S 1 -i -s ascii -B human <<'EOF' | grep -c 'to go on'
    > wait help)
    > send help
    > wait Move 1
    > send rules
    > wait Move 1
    > raw
    > leave
    > EOF
    0
    [1]
    $ TERM=dumb pty -r 9 renju -i -s ascii -B human -l zh <<'EOF' | grep -c '继续：\|新局'
    > wait 轮到
    > send help
    > wait 轮到
    > raw
    > leave
    > EOF
    1
