# In a terminal: wins that were missed

After the game each missed win is named as the review marks it, with its move, its player and the better point, until
the game is continued:

    $ cat >play <<'EOF'
    > printf '%s\n' $moves | tr _ ' ' | renju -i -s ascii -B human -r freestyle -n 9 -k 4 -N 1000 "$@" | grep 'wins: \|Missed\|reviewed\|resigned\.$\|passed\|agreed\|错失'
    > EOF
    $ moves='d5 h8 c5 h6 a1 h4 b1 h2 c1 d1 e5 i1 f5 start _ undo_4 e5 i1 f5' sh play
    Black wins: C5 D5 E5 F5.
    Missed wins: Black with B5 at move 5; White with H7 at move 6; Black with B5 at move 7; White with H5 at move 8.
    Black wins: C5 D5 E5 F5.
    Missed wins: Black with B5 at move 5; White with H7 at move 6; Black with B5 at move 7; White with H5 at move 8.
    $ moves='d5 h8 c5 h6 a1 h4 b1 h2 c1 d1 e5 i1 f5' sh play -l zh
    错失必胜：第5手黑方应下 B5；第6手白方应下 H7；第7手黑方应下 B5；第8手白方应下 H5。

A move after which the win is still proved is no missed win, nor is a claim, or what cannot be a mistake:

    $ moves='d5 a1 c5 a3 h8 a9 h1 i5 b5 a5 e5' sh play
    Black wins: B5 C5 D5 E5.
    $ for end in resign 'draw draw'; do moves="d5 h8 c5 h6 $end" sh play; done
    White wins: Black resigned.
    Both sides agreed to a draw.
    $ moves='i8 b2 j8 b3 h9 b4 h10 c12 h8 claim' sh play -r renju -n 15 -k 5 -f claim
    Missed wins: White with B5 at move 8.

A pass may be one:

    $ moves='d5 h8 c5 h6 pass h4 b5 i1 e5' sh play
    Black passed.
    Black wins: B5 C5 D5 E5.
    Missed wins: Black with B5 at move 5; White with H7 at move 6.

These are the moves that the column `mark` names:

    $ moves='d5 h8 c5 h6 a1 h4 b1 h2 c1 d1 a9 i1'; echo $moves | renju -g -n 9 -k 4 -r freestyle --plies -a mark -N 1000 | awk '$NF == "missed" { print $3 }' | xargs; moves="$moves resign" sh play
    4 5 6 7 10 11
    White wins: Black resigned.
    Missed wins: Black with B5 at move 5; White with H7 at move 6; Black with B5 at move 7; White with H5 at move 8; Black with B5 at move 11; White with H3 at move 12.

A long game is reviewed from its end, in about 100 searches:

    $ moves=$(for y in 1 2 3 4 5 6 7 8; do for x in a b c d e f g h i j k l m n o; do echo $x$y; done; done; echo resign) sh play -n 15 -k 15 -N 20
    White wins: Black resigned.
    Moves before move 24 were not reviewed.
