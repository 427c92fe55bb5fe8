# In a terminal: the cursor on the board, and the line that is typed

The arrow keys bring the cursor out and move it; Enter and space play there. A typed line puts it away, and an empty one
plays nothing:

    $ TERM=xterm pty renju -S 1 -B human -n 5 -s ascii <<'EOF'
    > wait help)
    > send
    > wait help)
    > type \e[A
    > wait [C3]
    > type \e[A\eOC
    > wait [D4]
    > screen
    > send
    > wait help): 
    > type \e[D\e[D 
    > wait help): 
    > screen
    > send a1
    > wait help): 
    > send
    > wait help): 
    > screen
    > type \e[B
    > wait [B4]
    > type \e
    > wait help): 
    > screen
    > attributes
    > key ^C
    > status
    > attributes
    > EOF
    |renju: 5x5, 5 in a row, renju   Black: player. White: player.
    | 5 . . . . .    Moves
    | 4 . . .[.].
    | 3 . . + . .
    | 2 . . . . .
    | 1 . . . . .
    |   A B C D E
    |Move 1, Black to play (as C3, arrow keys, or help): [D4]
    |renju: 5x5, 5 in a row, renju   Black: player. White: player.
    | 5 . . . . .    Moves
    | 4 .[O]. X .      1. D4     B4
    | 3 . . + . .
    | 2 . . . . .
    | 1 . . . . .
    |   A B C D E
    |Move 3, Black to play (as C3, arrow keys, or help): [B4]
    |renju: 5x5, 5 in a row, renju   Black: player. White: player.
    | 5 . . . . .    Moves
    | 4 . O . X .      1. D4     B4
    | 3 . . + . .      2. A1
    | 2 . . . . .
    | 1(X). . . .
    |   A B C D E
    |Move 4, White to play (as C3, arrow keys, or help):
    |renju: 5x5, 5 in a row, renju   Black: player. White: player.
    | 5 . . . . .    Moves
    | 4 . O . X .      1. D4     B4
    | 3 . . + . .      2. A1
    | 2 . . . . .
    | 1(X). . . .
    |   A B C D E
    |Move 4, White to play (as C3, arrow keys, or help):
    attributes changed
    signal INT
    attributes unchanged
