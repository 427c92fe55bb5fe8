# In a terminal: every ending, and what comes after

before: brief news

A five: the row is named and drawn; again, then undo after the end:

    $ TERM=xterm pty renju -S 1 -n 9 -B human <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | brief | news
    > wait help)
    > type a1\na9\nb1\nb9\nc1\nc9\nd1\nd9\ne1\n
    > wait Again
    > screen
    > send foo
    > wait Again
    > screen
    > send undo
    > wait Move 9
    > screen
    > send resign
    > send y
    > wait Again
    > send a
    > wait Move 1,
    > screen
    > send q
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    | 9 O O O O . . . . .    Moves
    | 8 . . . . . . . . .      1. A1??   A9??
    | 7 . . . . . . . . .      2. B1??   B9??
    | 6 . . . . . . . . .      3. C1?    C9?
    | 5 . . . . + . . . .      4. D1     D9??
    | 4 . . . . . . . . .      5. E1
    | 1 # # # #(#). . . .
    |   A B C D E F G H I
    |#: the winning row.
    |?? blunder, ? mistake, ?! doubtful, ! only
    |Black wins: A1 B1 C1 D1 E1.
    |9 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    |"foo" is neither a move (e.g. E5) nor a command; type help.
    | 9 O O O(O). . . . .    Moves
    | 8 . . . . . . . . .      1. A1     A9
    | 7 . . . . . . . . .      2. B1     B9
    | 6 . . . . . . . . .      3. C1     C9
    | 5 . . . . + . . . .      4. D1     D9
    | 1 X X X X . . . . .
    |1 move taken back.
    |Move 9, Black to play (...):
    | 9 . . . . . . . . .    Moves
    |Move 1, Black to play (...):
    status 0
    $ LC_ALL=C.UTF-8 TERM=xterm pty renju -S 1 -n 9 -B human <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | brief
    > wait help)
    > type a1\nb2\na9\nc3\na8\nd4\na7\ne5\na2\nf6\n
    > wait Again
    > screen
    > send q
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju   Black ●: player   White ○: player
    | 9 ●─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    | 8 ●─┼─┼─┼─┼─┼─┼─┼─┤      1. A1??   B2?
    | 7 ●─┼─┼─┼─┼─┼─┼─┼─┤      2. A9??   C3?!
    | 6 ├─┼─┼─┼─┼─△─┼─┼─┤      3. A8??   D4
    | 5 ├─┼─┼─┼─◇─┼─┼─┼─┤      4. A7?!   E5
    | 4 ├─┼─┼─◇─┼─┼─┼─┼─┤      5. A2     F6
    | 3 ├─┼─◇─┼─┼─┼─┼─┼─┤
    | 2 ●─◇─┼─┼─┼─┼─┼─┼─┤
    | 1 ●─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I
    |?? blunder, ? mistake, ?! doubtful, ! only
    |White wins: B2 C3 D4 E5 F6.
    |10 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0

A forbidden move in a file is rejected, with its kinds:

    $ printf 'setup black H6 H7 I8 J8\nturn black\nH8\n' >foul.moves; renju -i -f reject -s ascii -B human foul.moves </dev/null | tail -n 3 | head -n 2
    Loaded 0 moves of foul.moves; the rest (from line 3) could not be read:
    H8 is forbidden to Black (double-three); no stone was placed.

Black's forbidden move: lost, rejected, claimed:

    $ printf 'setup black H6 H7 I8 J8\n' >foul; for how in lose reject claim; do TERM=dumb pty renju -S 1 -f $how foul -i <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | brief | tail -n 9
    > wait help)
    > send h8
    > wait forbidden
    > settle
    > send claim
    > settle
    > screen
    > send q
    > status
    > EOF
    > done
    |# @: stones of a shape; *: completes or extends it; !: forbidden.
    |The game is over; use undo or new.
    |H8 is forbidden to Black (double-three): White wins.
    |  open three: H8 I8 J8 (straight four at G8 K8)
    |  open three: H6 H7 H8 (straight four at H5 H9)
    |1 move. Time: Black N s, White N s.
    |Missed wins: Black with I7 at move 1.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    |Move 1, Black to play (...): claim
    |renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    | 8 . . . . . . . ! X X . . . . .
    | 7 . . . . . . . X . . . . . . .
    | 6 . . . . . . . X . . . . . . .
    |   A B C D E F G H I J K L M N O
    |There is no forbidden move to claim.
    |Move 1, Black to play (...):
    status 0
    |H8 was forbidden to Black (double-three).
    |  open three: H8 I8 J8 (straight four at G8 K8)
    |  open three: H6 H7 H8 (straight four at H5 H9)
    |White claimed the forbidden move.
    |White wins.
    |1 move. Time: Black N s, White N s.
    |Missed wins: Black with I7 at move 1.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0

A draw agreed, declined, two passes, a full board, resignation:

    $ TERM=dumb pty -r 90 renju -S 1 -n 3 -k 3 -B human <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | grep -v '^| [123]\|^|   A\|^|renju'
    > wait Move 1
    > send draw
    > wait may accept
    > wait help
    > send draw
    > wait Again
    > send a
    > wait Move 1
    > send pass
    > wait Move 2
    > send pass
    > wait Again
    > send a
    > wait Move 1
    > send a1
    > wait Move 2
    > send draw
    > wait may accept
    > wait help
    > send b1
    > wait to decline: 
    > send a2
    > wait Move 4
    > send b2
    > wait Move 5
    > send b3
    > wait Move 6
    > send a3
    > wait Move 7
    > send c1
    > wait Move 8
    > send c3
    > wait Move 9
    > send c2
    > wait Again
    > screen
    > send q
    > status
    > EOF
    |Move 1, Black to play (e.g. B2; help): pass
    |Black passed.
    |Move 2, White to play (e.g. B2; help): pass
    |White passed.
    |A draw: both sides passed.
    |2 moves. Time: Black N s, White N s.
    |Score: Black (player) 0, White (player) 0, 2 draws.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)? a
    |Move 1, Black to play (e.g. B2; help): a1
    |Move 2, White to play (e.g. B2; help): draw
    |White offers a draw; Black may accept it by typing draw.
    |Move 2, White to play (e.g. B2; help): b1
    |Black: type draw to accept, or a move (e.g. B2) to decline: a2
    |Move 4, White to play (e.g. B2; help): b2
    |Move 5, Black to play (e.g. C2; help): b3
    |Move 6, White to play (e.g. C2; help): a3
    |Move 7, Black to play (e.g. C2; help): c1
    |Move 8, White to play (e.g. C2; help): c3
    |Move 9, Black to play (e.g. C2; help): c2
    |A draw: the board is full.
    |9 moves. Time: Black N s, White N s.
    |Missed wins: Black with A3 at move 5.
    |Score: Black (player) 0, White (player) 0, 3 draws.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0

A machine answers an offer, claims, and plays first; two machines are watched:

    $ TERM=dumb pty renju -S 1 -n 9 -W random <<'EOF' | grep -a -c 'agreed'
    > wait help)
    > send draw
    > wait Again
    > raw
    > send q
    > status
    > EOF
    1
    $ TERM=dumb pty renju -S 1 -f claim -W random -i foul <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | tail -n 8
    > wait help)
    > send h8
    > wait Again
    > screen
    > send q
    > status
    > EOF
    |  open three: H8 I8 J8 (straight four at G8 K8)
    |  open three: H6 H7 H8 (straight four at H5 H9)
    |White claimed the forbidden move.
    |White wins.
    |1 move. Time: Black N s, White N s.
    |Missed wins: Black with I7 at move 1.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    $ TERM=xterm pty renju -S 1 -n 3 -k 3 -D 9 <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g'
    > wait Choice
    > send 5
    > wait go back
    > send level
    > wait value
    > send hard
    > wait go back
    > send
    > wait Choice
    > send 2
    > wait Move 2
    > screen
    > send resign
    > send y
    > wait Again
    > send m
    > wait Choice
    > send 4
    > wait Again
    > screen
    > send q
    > status
    > EOF
    |renju: 3x3, 3 in a row, rule freestyle
    |Black X: machine (hard)   White O: player
    | 3 . . .    Moves
    | 2 .(X).      1. B2
    | 1 . . .
    |   A B C
    |Black played B2 after N s.
    |Move 2, White to play (e.g. C2; arrow keys; help):
    |renju: 3x3, 3 in a row, rule freestyle
    |Black X: machine (hard)   White O: machine (hard)
    | 3 X O X    Moves
    | 2 O X(X)     1. B2     C1        4. C3     A2
    | 1 O X O      2. A3     A1        5. C2
    |   A B C      3. B1     B3
    |Black played C2 after N s.
    |A draw: the board is full.
    |9 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0

After the end, help lists what can be typed then, and no example of a move:

    $ printf '%s\n' A1 A2 B1 B2 C1 help | renju -S 1 -i -n 5 -k 3 -s ascii -B human | sed -n '/^undo/,/^again/p' | cut -d ' ' -f 1 | tr -d , | xargs
    undo back forth start end analysis threats moves review why forbidden who show save load puzzle rules sides new menu settings quit help again

During the game, help lists other words:

    $ printf '%s\n' A1 help A2 B1 B2 C1 help | renju -S 1 -i -n 5 -k 3 -s ascii -B human | grep -E 'play (there|again)$|(marked|wins?|your) (move|turn)$'
    C3              play there
    pass            skip your turn
    sides, w        swap sides, play again
    review          go to next marked move
    sides, w        swap sides, play again
    again, a        play again
