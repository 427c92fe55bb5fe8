# In a terminal: lessons, and the question whether a point is forbidden

before: lessons
    $ learn() { LC_ALL=C.UTF-8 renju -i -s ascii "$@" | sed '/^renju\|^Choice\|^请选\|^ *[0-9][0-9]*  [a-z执双观设指继从规最做换学退]/d'; }; file=$XDG_STATE_HOME/renju/puzzles; counts() { sed -n 's/^0*1 //p' "$file"; }; forget() { rm -rf "$XDG_STATE_HOME"; }

Each of the seven lessons has a board, on which points have numbers, and a text. Enter goes on:

    $ printf 'learn\n\n\n\n\n\n\nmenu\nquit\n' | learn
    Five
    11^. . . . . . . . . . . . .^
    10 . . X X X X 1 . 2 . . . .
     9 . . . . . 3 . . O . . . .
     8<. . . . X . + . O . . . .>
     7 . . . X . . . . O . . . .
     6 . . X . . . . . O . . . .
     5v. X . . . . . . . . . . .v
       B C D E F G H I J K L M N
    Five stones in a row win: horizontally, vertically or
    diagonally. 1 and 3 win for Black, 2 for White.
    Black needs exactly five. White wins with more, too.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    Four
    11^. . . . . . . . . . . . .^
    10 . . . . . . . . . . . . .
     9 . O X X X X 1 . . . . . .
     8<. . . . . . + . . . . . .>
     7 . . . . . . . . X X 2 X X
     6 . . . . . . . . . . . . .
     5v. . . . . . . . . . . . .v
       B C D E F G H I J K L M N
    A four needs one more stone to make five: here 1 or 2.
    It may have a gap. White must put a stone on that point at
    once; White's stone at the left end of the upper four
    leaves only 1.
    Lesson 2 of 7. Enter = next; previous, why, quiz, menu: 
    Open three
    11^. . . . . . . . . . . . .^
    10 . . . . . . . . . . . . .
     9 . 1 X X X 2 . . . . . . .
     8<. . . . . . + . . . . . .>
     7 . . . . . . . . X X 3 X .
     6 . . O X X X . . . . . . .
     5v. . . . . . . . . . . . .v
       B C D E F G H I J K L M N
    An open three needs one more stone to become a straight
    four: 1 or 2, and 3 for the three with a gap. White should
    answer now. The lowest three is closed at one end: it can
    make a four, but no straight four, so it is not open.
    Lesson 3 of 7. Enter = next; previous, why, quiz, menu: 
    Straight four
    11^. . . . . . . . . . . . .^
    10 . . . . . . . . . . . . .
     9 . 1 X X X X 2 . . . . . .
     8<. . . . . . + . . . . . .>
     7 . . . . . . . . . . . . .
     6 . . . . . . . . O X X X X
     5v. . . . . . . . . . . . .v
       B C D E F G H I J K L M N
    A straight four makes five at either end, 1 or 2: White
    cannot stop both. It is one four, not two. The lower four
    is closed at one end, so White can stop it at the other.
    Lesson 4 of 7. Enter = next; previous, why, quiz, menu: 
    Double-three
    11^. . . . . . . . . . . . .^
    10 . . X . X . . . . . . . .
     9 . . X . X . . . . . . X .
     8<. . 3 X 2 X + O . . . X .>
     7 . . X . . . . . . X X 1 .
     6 . . X . . . . . . . . . .
     5v. . X . . . . . . . . . .v
       B C D E F G H I J K L M N
    1 makes two open threes at once: forbidden to Black. 2
    seems to do the same. But with 2 on the board, the row E8
    F8 G8 could become a straight four only at 3, and there a
    stone makes six in the column: forbidden. So this three is
    not open, and 2 is allowed. Try why F8.
    Lesson 5 of 7. Enter = next; previous, why, quiz, menu: 
    Double-four
    11^. . . . . . X . X 2 X . X^
    10 . . . . . . . . . . . . .
     9 . . X X X 1 . . . . . . .
     8<. . . . . X + . . . . X .>
     7 . . . . . X . . . . . X .
     6 . . . . . X . O X X X 3 .
     5v. . . . . . . . . . . . .v
       B C D E F G H I J K L M N
    1 makes two fours at once: forbidden to Black. So does 2,
    both on one line. 3 makes a four and an open three: that
    is allowed, and it is how Black usually wins.
    Lesson 6 of 7. Enter = next; previous, why, quiz, menu: 
    Overline
    11^. . . . . . . . . X . . .^
    10 . . . . . . . . . X . . .
     9 . . X X X 1 X X . X . . .
     8<. . . . . . + . . X . . .>
     7 . . . . . X X X X 2 . . .
     6 . . . . . . . . . X . . .
     5v. . . . . . . . . . . . .v
       B C D E F G H I J K L M N
    1 makes six in a row: an overline, forbidden to Black;
    White would win. 2 makes an overline, too, but also five
    in a row: five wins, whatever else the stone makes.
    White has no forbidden moves.
    Lesson 7 of 7. Enter = next; previous, why, quiz, menu: 

The texts say what the program says of these points:

    $ printf 'learn\nwhy H10\nwhy G9\nnext\nwhy H9\nwhy L7\nnext\nwhy D8\nnext\nnext\nwhy M7\nwhy F8\nwhy D8\nnext\nwhy G9\nwhy K11\nwhy M6\nnext\nwhy G9\nwhy K7\nmenu\nquit\n' | learn | grep 'for Black\|to Black\|by playing'
    diagonally. 1 and 3 win for Black, 2 for White.
    Black wins by playing H10.
    Black wins by playing G9.
    Black wins by playing H9.
    Black wins by playing L7.
    D8 is allowed for Black.
    1 makes two open threes at once: forbidden to Black. 2
    M7 is forbidden to Black: double-three.
    F8 is allowed for Black.
    D8 is forbidden to Black: overline.
    1 makes two fours at once: forbidden to Black. So does 2,
    G9 is forbidden to Black: double-four.
    K11 is forbidden to Black: double-four.
    M6 is allowed for Black.
    1 makes six in a row: an overline, forbidden to Black;
    G9 is forbidden to Black: overline.
    Black wins by playing K7.

Other words and moves; next and previous with a number, the first lesson, and the end of the lessons:

    $ printf 'learn\nprevious\nH8\nfoo\nforbidden\nsave x\nnext 2\nprevious 9\nnext x\nnext 9\nquit\n' | learn -S 1 | grep 'Lesson\|forb\|foo\|lesson\|next'
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    "H8" can't be used in a lesson; type next, previous, why POINT, quiz or menu.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    "foo" is not a command; type help.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    1 point is forbidden to Black.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    "save x" can't be used in a lesson; type next, previous, why POINT, quiz or menu.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    Lesson 3 of 7. Enter = next; previous, why, quiz, menu: 
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    Type next alone, or with a number, e.g. next 2.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    Is J8 forbidden to Black? y, n (0 of 0 right): 

In Chinese, and in a game, which stays as it is:

    $ printf 'h8\n学习\n\n\n\n\n为何 F8\n\n\n菜单\ni9\nq\n' | learn -l zh -B human -W human | grep -v '^[ 0-9][0-9][ ^<v] *[. +1-3XO?*#!]*[v>^]*$\|^   [AB]'
    第1手，轮到黑方落子（如 H8，或“帮助”）：
     8 . . . . . . .(X). . . . . . .
    第2手，轮到白方落子（如 I8，或“帮助”）：
    五连
    横、竖、斜任一方向连成五子者胜。黑方下1或3即胜，
    白方下2即胜。黑方须恰好五子，白方多于五子也胜。
    第1课，共7课。回车：下一课；上一课、为何、测验、菜单：
    四
    再下一子即成五连的四子叫“四”，中间可有一个空点。
    只有一个成五点的四叫“冲四”：这里的成五点是1和2。
    黑方冲四，白方必须立即挡在成五点上。
    第2课，共7课。回车：下一课；上一课、为何、测验、菜单：
    活三
    再下一子可成活四的三子叫“活三”：上面的活三下1或2，
    中间有空点的“跳活三”下3。白方应及时应对。
    最下面的三子一端被挡，只能成冲四，是“眠三”。
    第3课，共7课。回车：下一课；上一课、为何、测验、菜单：
    活四
    两端都能成五的四叫“活四”：白方挡住1，黑方就下2。
    活四算一个四。下面的四一端被挡，只是冲四，白方挡住
    另一端即可。
    第4课，共7课。回车：下一课；上一课、为何、测验、菜单：
    三三禁手
    黑方下1，同时形成两个活三，是禁手。2看似相同，
    但下2以后，E8 F8 G8 只有在3处才能成活四，而3处
    竖线成六子，是长连禁手。所以这个三不是活三，
    2可以下。输入“为何 F8”看说明。
    第5课，共7课。回车：下一课；上一课、为何、测验、菜单：
    三三禁手
      假活三：E8 F8 G8，因为 D8 是长连禁手
      活三：F8 F9 F10，成活四点 F11
        若下 F7，四：F7 F8 F9 F10，成五点 F6 F11
        若下 F7，活三：D5 F7 G8，成活四点 E6
        若下 F7，活三：D9 E8 F7，成活四点 C10 G6
    黑方可以下 F8。
    第5课，共7课。回车：下一课；上一课、为何、测验、菜单：
    四四禁手
    黑方下1，同时形成两个四，是禁手；下2也是，
    两个四在同一条线上。下3形成一个四和一个活三（四三），
    可以下，黑方常常这样取胜。
    第6课，共7课。回车：下一课；上一课、为何、测验、菜单：
    长连禁手
    下1成六子，是长连：黑方禁手，白方则胜。
    下2竖线长连，横线成五：成五即胜，不论是否同时
    形成禁手。白方没有禁手。
    第7课，共7课。回车：下一课；上一课、为何、测验、菜单：
     8 . . . . . . .(X). . . . . . .
    第2手，轮到白方落子（如 I8，或“帮助”）：
     9 . . . . . . . .(O). . . . . .
    第3手，轮到黑方落子（如 I8，或“帮助”）：
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：

After the lessons, or by the word quiz, come questions. The marks of forbidden points do not give the answer away:

    $ printf 'quiz\ny\nwhy\nmenu\nquit\n' | learn -S 1 | grep -v '^[ 0-9][0-9] [. +]*$\|^   A'; cat $file
    12 . . . + . O O . . . . + . . .
    11 . . . . . . . . . O . . . . .
     9 . . . . . . . . . . X . . . .
     8 . . . . . . . + .[.]. . . . .
     7 . . . . . O . . X . X . . . .
     6 . . . . . . . . X . O . . . .
     5 . . . . . . . . . . . . X . .
     4 . . . + . . O X . . . + . . .
    Is J8 forbidden to Black? y, n (0 of 0 right): 
    12 . . . + . O O . . . . + . . .
    11 . . . . . . . . . O . . . . .
     9 . . . . . . . . . . X . . . .
     8 . . . . . . . + .[!]. . . . .
     7 . . . . . O . . X . X . . . .
     6 . . . . . . . . X . O . . . .
     5 . . . . . . . . ! . . . X . .
     4 . . . + . . O X . . . + . . .
    Right: J8 is forbidden to Black: double-three.
    Enter = next question; why, forbidden, learn, menu: 
    12 . . . + . O O . . . . + . . .
    11 . . . . . . . . . O . . . . .
    10 . . . . . . . . . . . * . . .
     9 . . . . . . . . . . # . . . .
     8 . . . . . . . + .[!]. . . . .
     7 . . . . . O . . # . # . . . .
     6 . . . . . . . * X . O * . . .
     5 . . . . . . . . ! . . . # . .
     4 . . . + . . O X . . . + . . .
    # @: stones of a shape; *: completes or extends it; !: forbidden.
      open three: I7 J8 K9 (straight four at H6 L10)
      open three: J8 K7 M5 (straight four at L6)
    J8 is forbidden to Black: double-three.
    Enter = next question; why, forbidden, learn, menu: 
    # Puzzles: how often each was solved and missed
    0000000000000001 solved 1 missed 0 # forbidden or not

The answer is judged, and explained. Other words:

    $ printf 'quiz\nn\nnext\nwhy\nforbidden\nH8\nhelp\n\n否\nwhy A1\nforbidden\nH8\nquiz\nlearn\nquiz\nquit\n' | learn -S 1 | grep -v '^[ 0-9][0-9]\|^   [AB]'; counts
    Is J8 forbidden to Black? y, n (1 of 1 right): 
    Wrong: J8 is forbidden to Black: double-three.
    Enter = next question; why, forbidden, learn, menu: 
    Is J7 forbidden to Black? y, n (1 of 2 right): 
    First answer y or n; menu goes back.
    Is J7 forbidden to Black? y, n (1 of 2 right): 
    First answer y or n; menu goes back.
    Is J7 forbidden to Black? y, n (1 of 2 right): 
    First answer y or n; menu goes back.
    Is J7 forbidden to Black? y, n (1 of 2 right): 
    First answer y or n; menu goes back.
    Is J7 forbidden to Black? y, n (1 of 2 right): 
    Is J7 forbidden to Black? y, n (1 of 2 right): 
    Wrong: J7 is forbidden to Black: double-three.
    Enter = next question; why, forbidden, learn, menu: 
    A1 is allowed for Black.
    Enter = next question; why, forbidden, learn, menu: 
    J5 (double-three)  I6 (double-three)  J7 (double-three)
    3 points are forbidden to Black.
    Enter = next question; why, forbidden, learn, menu: 
    Press Enter, or type why, why POINT, forbidden, learn or menu.
    Enter = next question; why, forbidden, learn, menu: 
    Is I5 forbidden to Black? y, n (1 of 3 right): 
    Five
    Five stones in a row win: horizontally, vertically or
    diagonally. 1 and 3 win for Black, 2 for White.
    Black needs exactly five. White wins with more, too.
    Lesson 1 of 7. Enter = next; previous, why, quiz, menu: 
    Is G7 forbidden to Black? y, n (1 of 3 right): 
    solved 1 missed 2 # forbidden or not

The count goes on, and counts of puzzles stay as they are:

    $ printf 'f8 a1 g8 a15 h8 o1\n' >p.moves; printf 'puzzle p.moves\nE8\nI8\nmenu\nquiz\ny\n\nmenu\nquit\n' | learn -S 2 -r freestyle | grep right; grep -c solved $file; counts
    E8 is right. White replies D8.
    Is J9 forbidden to Black? y, n (1 of 3 right): 
    Is G9 forbidden to Black? y, n (2 of 4 right): 
    3
    solved 2 missed 2 # forbidden or not

Each seed asks other questions, and the same seed the same:

    $ for seed in 1 2 1; do printf 'quiz\nquit\n' | learn -S $seed | cksum; done | sort | uniq -c | sed 's/ [0-9]* [0-9]*$//'
          2
          1

Damaged lines of the file are reported once, by the quiz or by puzzles:

    $ forget; mkdir -p ${file%/*}; printf 'x\n1 solved 1\n' >$file
    > printf 'quiz\nmenu\npuzzle p.moves\nmenu\nquiz\nmenu\nquit\n' | learn -S 1 -r freestyle | grep 'Ignored\|right' | sed "s|$file|FILE|"
    Ignored 2 lines of FILE that are not counts of solved puzzles (first: line 1).
    Is J8 forbidden to Black? y, n (0 of 0 right): 
    Is I5 forbidden to Black? y, n (0 of 0 right): 

A count that cannot be read or kept is reported once:

    $ forget; mkdir -p $file; printf 'quiz\ny\n\nn\n\nquit\n' | learn -S 1 | grep counts | sed 's|/[^ ]*/puzzles|FILE|'; forget
    The counts of solved puzzles cannot be read from FILE: Is a directory

In Chinese:

    $ printf '测验\n是\n为何\n\n否\n\nx\n菜单\n退出\n' | learn -l zh -S 1 | grep -v '^[ 0-9][0-9] \|^   A'; forget
    J8 是黑方禁手点吗？是（y）、否（n）（答0题，对0题）：
    答对了：J8 是黑方禁手点：三三禁手。
    回车：下一题；为何、禁手、学习、菜单：
    # @＝相关的子，*＝成五或成活四的点，!＝禁手点。
      活三：I7 J8 K9，成活四点 H6 L10
      活三：J8 K7 M5，成活四点 L6
    J8 是黑方禁手点：三三禁手。
    回车：下一题；为何、禁手、学习、菜单：
    J7 是黑方禁手点吗？是（y）、否（n）（答1题，对1题）：
    答错了：J7 是黑方禁手点：三三禁手。
    回车：下一题；为何、禁手、学习、菜单：
    I9 是黑方禁手点吗？是（y）、否（n）（答2题，对1题）：
    请先回答“是”或“否”；“菜单”返回。
    I9 是黑方禁手点吗？是（y）、否（n）（答2题，对1题）：

Keys go through the lessons, and leave; an answer needs Enter, as other questions do. At 60x20 everything is on the screen:

    $ TERM=xterm pty renju -s ascii -S 1 <<'EOF'
    > resize 20 60
    > wait Choice
    > send learn
    > wait Lesson 1
    > type \e[C
    > wait Lesson 2
    > type \e[D
    > wait Lesson 1
    > send next
    > wait Lesson 2
    > screen
    > send why L7
    > wait by playing
    > screen
    > send quiz
    > wait to Black?
    > screen
    > send y
    > wait next question
    > screen
    > type \e
    > wait Choice
    > send q
    > status
    > EOF
    |Four
    |11^. . . . . . . . . . . . .^
    |10 . . . . . . . . . . . . .
    | 9 . O X X X X 1 . . . . . .
    | 8<. . . . . . + . . . . . .>
    | 7 . . . . . . . . X X 2 X X
    | 6 . . . . . . . . . . . . .
    | 5v. . . . . . . . . . . . .v
    |   B C D E F G H I J K L M N
    |A four needs one more stone to make five: here 1 or 2.
    |It may have a gap. White must put a stone on that point at
    |once; White's stone at the left end of the upper four
    |leaves only 1.
    |Lesson 2 of 7. Enter = next; previous, why, quiz, menu:
    |Four
    |11^. . . . . . . . . . . . .^
    |10 . . . . . . . . . . . . .
    | 9 . O X X X X 1 . . . . . .
    | 8<. . . . . . + . . . . . .>
    | 7 . . . . . . . . # # ? # #
    | 6 . . . . . . . . . . . . .
    | 5v. . . . . . . . . . . . .v
    |   B C D E F G H I J K L M N
    |  five: J7 K7 L7 M7 N7
    |Black wins by playing L7.
    |Lesson 2 of 7. Enter = next; previous, why, quiz, menu:
    |renju: 15x15, 5 in a row, rule renju
    |Black X: player   White O: player
    |15 . . . . . . . . . . . . . . .    Moves
    |14 . . . . . . . . . . . . . . .
    |13 . . . . . . . . . . . . . . .
    |12 . . . + . O O . . . . + . . .
    |11 . . . . . . . . . O . . . . .
    |10 . . . . . . . . . . . . . . .
    | 9 . . . . . . . . . . X . . . .
    | 8 . . . . . . . + .[.]. . . . .
    | 7 . . . . . O . . X . X . . . .
    | 6 . . . . . . . . X . O . . . .
    | 5 . . . . . . . . . . . . X . .
    | 4 . . . + . . O X . . . + . . .
    | 3 . . . . . . . . . . . . . . .
    | 2 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |Is J8 forbidden to Black? y, n (0 of 0 right):
    |Black X: player   White O: player
    |15 . . . . . . . . . . . . . . .    Moves
    |14 . . . . . . . . . . . . . . .
    |13 . . . . . . . . . . . . . . .
    |12 . . . + . O O . . . . + . . .
    |11 . . . . . . . . . O . . . . .
    |10 . . . . . . . . . . . . . . .
    | 9 . . . . . . . . . . X . . . .
    | 8 . . . . . . . + .[!]. . . . .
    | 7 . . . . . O . . X . X . . . .
    | 6 . . . . . . . . X . O . . . .
    | 5 . . . . . . . . ! . . . X . .
    | 4 . . . + . . O X . . . + . . .
    | 3 . . . . . . . . . . . . . . .
    | 2 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |Right: J8 is forbidden to Black: double-three.
    |Enter = next question; why, forbidden, learn, menu:
    status 0
