# In a terminal: wins by fours that were missed

After the game each missed win is named, with its move, its player and the first point of the win, until the game is
continued:

    $ cat >play <<'EOF'
    > printf '%s\n' $moves | tr _ ' ' | renju -i -s ascii -B human -r freestyle -n 9 -k 4 "$@" | grep 'wins: \|Missed\|checked\|resigned\.$\|passed\|agreed\|错过'
    > EOF
    $ moves='d5 a1 c5 a3 h8 a9 h1 i5 b5 a5 e5 start _ undo_7 e5 i1 b5' sh play
    Black wins: B5 C5 D5 E5.
    Missed wins by fours: Black with B5 at move 5; Black with B5 at move 7.
    Black wins: B5 C5 D5 E5.
    Missed wins by fours: Black with B5 at move 5; Black with B5 at move 7.
    Black wins: B5 C5 D5 E5.
    $ moves='d5 a1 c5 a3 h8 a9 h1 i5 b5 a5 e5' sh play -l zh
    错过的连续冲四胜：第5手黑方应下 B5；第7手黑方应下 B5。

A win played in another way is not a mistake, nor is a win after another four first:

    $ for five in a5 e5; do moves="d5 a1 c5 a3 b5 a9 $five" sh play; done
    Black wins: A5 B5 C5 D5.
    Black wins: B5 C5 D5 E5.
    $ moves='d5 h8 c5 h6 a1 h4 b1 h2 c1 d1 e5 i1 f5' sh play
    Black wins: C5 D5 E5 F5.
    Missed wins by fours: Black with B5 at move 5; White with H7 at move 6; Black with B5 at move 7; White with H5 at move 8.
    $ moves='d5 h8 c5 h6 a1 h4 b1 h2 c1 d1 a9 i1 resign' sh play
    White wins: Black resigned.
    Missed wins by fours: Black with B5 at move 5; White with H7 at move 6; Black with B5 at move 7; White with H5 at move 8; Black with B5 at move 11; White with H3 at move 12; Black with B5 at move 13.

A four that leads nowhere is a mistake, and so is resigning, passing, or agreeing to a draw:

    $ moves='h8 f13 g8 a1 f10 a3 f11 o1 f12 o5 i8 o15 f9 f8 resign' sh play -n 15 -k 5
    White wins: Black resigned.
    Missed wins by fours: Black with F8 at move 11; Black with F8 at move 13.
    $ moves='d5 h8 c5 h6 resign' sh play
    White wins: Black resigned.
    Missed wins by fours: Black with B5 at move 5.
    $ moves='d5 h8 c5 h6 pass h4 b5 i1 e5' sh play
    Black passed.
    Black wins: B5 C5 D5 E5.
    Missed wins by fours: Black with B5 at move 5; White with H7 at move 6.
    $ moves='d5 h8 c5 h6 draw draw' sh play
    Both sides agreed to a draw.
    Missed wins by fours: Black with B5 at move 5.

Fours on forbidden points win nothing, and claiming them is not a mistake, nor are moves of an opening:

    $ moves='i8 b2 j8 b3 h9 b4 h10 c12 h8 claim' sh play -r renju -n 15 -k 5 -f claim
    Missed wins by fours: White with B5 at move 8.
    $ for rule in renju freestyle; do moves='c8 a1 d8 a15 e8 o1 g8 o15 h8 a8 o8 resign' sh play -r $rule -n 15 -k 5; done
    Black wins: White resigned.
    Missed wins by fours: Black with F8 at move 9.
    Black wins: White resigned.
    Missed wins by fours: Black with F8 at move 11.
    $ moves='a1 e5 i9 more e6 a9 swap i1 c1 resign' sh play -k 3 -o swap2
    Black wins: White resigned.
    Missed wins by fours: White with E4 at move 8.

If nobody could have won by fours, the search ends at once:

    $ (ulimit -t 2; printf '1\n\na1\nb2\nresign\nq\n' | renju -i -n 9 -D 1 -S 1 -s ascii) | grep 'Missed\|not checked\|moves' | sed 's:[0-9]\..*:N.:'
    4 moves. Time: Black N.
