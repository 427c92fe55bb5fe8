# In a terminal: long answers, all of them, the verdict last

The board stays where the answer finds room below it, steps aside where not, and an answer that fills the screen goes by:

    $ printf 'setup black H6 H7 I8 J8\n' >foul; TERM=xterm pty -r 24 renju -S 1 -i foul <<'EOF'
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
    |renju: 15x15, 5 in a row, renju   Black: player. White: player.
    |15 . . . . . . . . . . . . . . .    Moves
    |14 . . . . . . . . . . . . . . .
    |13 . . . . . . . . . . . . . . .
    |12 . . . + . . . . . . . + . . .
    |11 . . . . . . . . . . . . . . .
    |10 . . . . . . . . . . . . . . .
    | 9 . . . . . . . . . . . . . . .
    | 8 . . . . . . . + X X . . . . .
    | 7 . . . . . . . X . . . . . . .
    | 6 . . . . . . . X . . . . . . .
    | 5 . . . . . . . . . . . . . . .
    | 4 . . . + . . . . . . . + . . .
    | 3 . . . . . . . . . . . . . . .
    | 2 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |  real three: H8 I8 J8, a straight four at G8 K8
    |  real three: H6 H7 H8, a straight four at H5 H9
    |H8 is forbidden to Black: double-three.
    |Move 1, Black to play (as K8, arrow keys, or help):
    |renju: 15x15, 5 in a row, renju   Black: player. White: player.
    |14 . . . . . . . . . . . . . . .    Moves
    |13 . . . . . . . . . . . . . . .
    |12 . . . + . . . . . . . + . . .
    |11 . . . . . . . . . . . . . . .
    |10 . . . . . . . . . . . . . . .
    | 9 . . . . . . . . . . . . . . .
    | 8 . . . . . . . + X X . . . . .
    | 7 . . . . . . . X . . . . . . .
    | 6 . . . . . . . X . . . . . . .
    | 5 . . . . . . . . . . . . . . .
    | 4 . . . + . . . . . . . + . . .
    | 3 . . . . . . . . . . . . . . .
    | 2 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |  real three: H8 I8 J8, a straight four at G8 K8
    |  real three: H6 H7 H8, a straight four at H5 H9
    |H8 is forbidden to Black: double-three.
    |Move 1, Black to play (as K8, arrow keys, or help):
    |renju: 15x15, 5 in a row, renju   Black: player. White: player.
    |15 . . . . . . . . . . . . . . .    Moves
    |14 . . . . . . . . . . . . . . .
    |13 . . . . . . . . . . . . . . .
    |12 . . . + . . . . . . . + . . .
    |11 . . . . . . . . . . . . . . .
    |10 . . . . . . . . . . . . . . .
    | 9 . . . . . . . . . . . . . . .
    | 8 . . . . . . . + X X . . . . .
    | 7 . . . . . . . X . . . . . . .
    | 6 . . . . . . . X . . . . . . .
    | 5 . . . . . . . . . . . . . . .
    | 4 . . . + . . . . . . . + . . .
    | 3 . . . . . . . . . . . . . . .
    | 2 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |H8 (double-three)
    |Points forbidden to Black: 1.
    |Move 1, Black to play (as K8, arrow keys, or help):
    3
    status 0
    $ awk 'BEGIN { for (y = 3; y < 96; y += 6) for (x = 0; x < 94; x += 6) printf "setup black %d,%d %d,%d %d,%d %d,%d\n", x, y - 2, x, y - 1, x + 1, y, x + 2, y }' >many; (cat many; echo forbidden) | renju -q -n 99 -c xy | grep '^=' | tr ' ' '\n' | grep -c : >count; cat count; (cat many; echo forbidden; echo why 3,3) | renju -i -n 99 -c xy -B human -s ascii -S 1 >answer; grep -o '[0-9]*,[0-9]* (' answer | wc -l; tail -n 6 answer | cut -c 1-60
    240
    240
    97 . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
    98 . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
       0 1 2 3 4 5 6 7 8 9 1011121314151617181920212223242526272
      real three: 1,3 2,3 3,3, a straight four at 4,3
    Black may play 3,3.
    Move 1, Black to play (as 49,49, or help): 
    $ TERM=xterm pty renju -S 1 -i many -n 99 -c xy <<'EOF' | tail -n 4
    > wait help)
    > send forbidden
    > wait Points forbidden
    > wait help)
    > screen
    > key ^Z
    > stopped
    > fg
    > wait help)
    > key ^D
    > status
    > EOF
    |Points forbidden to Black: 240.
    |Move 1, Black to play (as 49,49, arrow keys, or help):
    stopped
    status 0
