# Bulk: positions drawn as text

Our four styles, a matrix of digits, and the board of another program; auto knows them by their rows:

    $ renju -g -v -a moves tests/data/boards.txt 2>&1 | sort
    boards	OK	0	-	-	-	black=g7h8 white=j8i9
    boards-2	OK	0	-	-	-	black=g7h8 white=j8i9
    boards-3	OK	0	-	-	-	black=g7h8 white=j8i9
    boards-4	OK	0	-	-	-	black=g7h8 white=j8i9
    boards-5	OK	0	-	-	-	black=d4c6 white=d5 turn=white
    boards-6	OK	0	-	-	-	black=d2b4 white=c3 turn=white
    renju: 6 games, 0 decided, 0 open, 0 contradicted, 0 with problems
    renju: tests/data/boards.txt: read as board

What a position is good for: forbidden points, a forced win, a picture, a game that goes on:

    $ printf '%s\n' ............. ............. ............. .....X....... ...XX........ .....X....... ............. .....OO...... ...O......... .........O... ............. ............. ............. >three; renju -g -a forbidden,size,best -N 100 three; renju -g --to=svg -m three | grep -o 'class="[a-z]*"' | sort | uniq -c | tr -s ' '; renju -g --to=moves three
    three	OK	0	-	-	-	f9:3-3	13	g9
     4 class="black"
     1 class="forbidden"
     26 class="label"
     4 class="white"
    three	renju	13	-	black=f8d9e9f10 white=j4d5f6g6

Cells stand side by side or have blanks, lines or bars between them. The last stone may stand in parentheses or brackets:

    $ printf '%s\n' 'X o' '_ ?' '' 'x─@' '┼─╋' '' 'b|W' '.|+' '' '●─○' '├═┼' '' '▲·' '△×' '' '◆ ◇' '- -' '' '(X)2' '1[O]' '' '|X| |' '| |O|' '' 'w(B)' '!  0' '' '--' 'X-' '' '| - | X |' '| . | O |' '' '‖' | renju -g --from=board -a moves
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a2b2 white=
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a2 white=a1
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a1a2 white=b1b2
    -	OK	0	-	-	-	black=a2 white=b1
    -	OK	0	-	-	-	black=b2 white=a2
    -	OK	0	-	-	-	black=a1 white= turn=white
    -	OK	0	-	-	-	black=b2 white=b1

The line between the rows of a grid ends nothing, and is no board:

    $ printf '%s\n' '+---+---+' '| X |   |' '+---+---+' '|   |[O]|' '+---+---+' '' '┌───┬───┐' '│ ● │   │' '├───┼───┤' '│ ○ │   │' '└───┴───┘' '' '|---|---|' '| - | X |' '|---|---|' '| - | O |' '' '+-----+' '| . X |' '| O . |' '+-----+' '-------' | renju -g --from=board -a moves
    -	OK	0	-	-	-	black=a2 white=b1
    -	OK	0	-	-	-	black=a2 white=a1
    -	OK	0	-	-	-	black=b2 white=b1
    -	OK	0	-	-	-	black=b2 white=a1

A star is black where others are O or circles, and no other character is black:

    $ printf '%s\n' '* O' '. .' '' '* ○' '. .' '' '* o' '. .' '' '* W' '. .' '' '* O' 'X .' '' '* O' '1 .' '' '* *' '. .' | renju -g --from=board -a moves
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black= white=b2
    -	OK	0	-	-	-	black=a1 white=b2
    -	OK	0	-	-	-	black=a1 white=b2
    -	OK	0	-	-	-	-

Labels of columns stand above or below, labels of rows at either end; they count up or down, with or without I:

    $ printf '%s\n' '  A B C' '3 X . .' '2 . . .' '1 . . O' '' '1 X . . 1' '2 . . . 2' '3 . . O 3' '  1 2 3' '' 'X . . a' '. . . b' '. . O c' '' '   a b c' 'a  X . .' 'b  . . .' 'c  . . O' 'abc' '' ' 0 X . .' ' 1 . . .' ' 2 . . O' '   0 1 2' '' '1 0' '0 2' '0 1' '' '1 ●' '  A' | renju -g --from=board -a moves,size
    -	OK	0	-	-	-	black=a3 white=c1	3
    -	OK	0	-	-	-	black=a3 white=c1	3
    -	OK	0	-	-	-	black=a3 white=c1	3
    -	OK	0	-	-	-	black=a3 white=c1	3
    -	OK	0	-	-	-	black=a3 white=c1	3
    -	OK	0	-	-	-	black=a2 white=b1	2
    -	OK	0	-	-	-	black=a1 white= turn=white	1
    $ for label in 'A B C D E F G H J K' '01 02 03 04 05 06 07 08 09 10' '1 2 3 4 5 6 7 8 9 10' '0 1 2 3 4 5 6 7 8 9' '1 2 3 4 5 6 7 8 9 0' 'j k l m n o p q r s' '10 9 8 7 6 5 4 3 2 1'; do for row in $label; do echo "$row . . . . . 0 . . . x"; done; for row in $label; do echo "o . . . . . . . . 1 $row"; done; done | awk 'NR % 20 == 1 { print "" } NR % 20 == 11 { print "text" } 1' | renju -g --from=board -a size | cut -f 6,7 | uniq -c | tr -s ' '
     14 -	10

Who moves: White if Black has one stone more, else Black, or whoever a line after the board names:

    $ printf '%s\n' 'X .' '. .' '' 'X O' '. .' '' 'X X' '. .' '' '. .' '. O' '' 'X .' '. .' 'turn black' '' 'X O' '. .' ' TURN   White ' 'turn white now' 'turn red' | renju -g --from=board -a moves
    -	OK	0	-	-	-	black=a2 white= turn=white
    -	OK	0	-	-	-	black=a2 white=b2
    -	OK	0	-	-	-	black=a2b2 white=
    -	OK	0	-	-	-	black= white=b1
    -	OK	0	-	-	-	black=a2 white=
    -	OK	0	-	-	-	black=a2 white=b2 turn=white
    $ printf '%s\n' 'turn white' 'X O' '. .' '  A B' 'It is late.' 'turn white' | renju -g --from=board -a moves
    -	OK	0	-	-	-	black=a2 white=b2 turn=white

In the middle of a mail or a page; words, dots and lines are no boards:

    $ printf '%s\n' 'Hi Bob,' '' 'what do you say to this?' '...' '> 5 . . . . .' '> 4 . X . . .' '> 3 . . O . .' '> 2 . . X . .' '> 1 . . . . .' '>   A B C D E' 'OK' '-- ' 'Ann' '-----' 'wow, a 15 x 15 board! ' 'Bob' '' 'ox' '' '+---+' 'WIN BLACK' '> > . X' '> > . .' | renju -g --from=board -a moves,where
    -	OK	0	-	-	-	black=c2b4 white=c3 turn=white	-:5
    -	OK	0	-	-	-	black=b2 white= turn=white	-:22
    $ printf 'Nothing is drawn here.\n' | renju -g --from=board 2>&1
    renju: -: game 1: ply 0: -: the game is empty, cut short, or too long to be read
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]
    $ printf 'X.\r\n.O\r\rO.\r.X' | renju -g --from=board -a moves; printf '\357\273\277X.\n.O' | renju -g --from=board -a moves; printf '\033[1;94mX\033[0m \033[30;42m.\033[0m\n. .' | renju -g --from=board -a moves; printf '.\302\240X\n.\343\200\200.' | renju -g --from=board -a moves
    -	OK	0	-	-	-	black=a2 white=b1
    -	OK	0	-	-	-	black=b1 white=a2
    -	OK	0	-	-	-	black=a2 white=b1
    -	OK	0	-	-	-	black=a2 white= turn=white
    -	OK	0	-	-	-	black=b2 white= turn=white

Rows and columns that differ in number, and strange characters, spoil only their board:

    $ printf '%s\n' '. . . . .' 'X . . . .' '. . . . .' '' '. . .' '. .' '. . .' '' '.....' '.....' '..#..' '.....' '.....' '' 'Z . . .' '. . . .' '. . . .' '. . . .' '' '. . . .' '. . . Z' '. . . .' '. . . .' '' '3 . ★ .' '2 . . .' '1 . . .' '' '15 . . . . .' '' '. .' '. .' '. .' '' '. .' '. O' | renju -g --from=board -a size,where
    -	OK	0	-	-	0:ERROR SYNTAX:5x3	15	-:1
    -	OK	0	-	-	0:ERROR SYNTAX:2x3	15	-:5
    -	OK	0	-	-	0:ERROR SYNTAX:#	5	-:9
    -	OK	0	-	-	0:ERROR SYNTAX:z	4	-:15
    -	OK	0	-	-	0:ERROR SYNTAX:z	4	-:20
    -	OK	0	-	-	0:ERROR SYNTAX:???	3	-:25
    -	OK	0	-	-	0:ERROR SYNTAX:5x1	15	-:29
    -	OK	0	-	-	0:ERROR SYNTAX:2x3	15	-:31
    -	OK	0	-	-	-	2	-:35
    [1]
    $ printf '.....\n.#...\n..\203..\n..\n' | renju -g --from=board 2>&1; printf '#.\n..\n' | renju -g --from=board 2>&1; printf '.\000\n..\n' | renju -g --from=board; printf '├┼┼\342┼\n├┼┼┼┼\n├┼┼┼┼\n├┼┼┼\224\224\n├┼┼┼┼\n' | renju -g --from=board
    renju: -:1: ply 0: #: a board has no such character
    -	OK	0	-	-	0:ERROR SYNTAX:#
    renju: -:1: ply 0: #: a board has no such character
    -	OK	0	-	-	0:ERROR SYNTAX:#
    -	OK	0	-	-	0:ERROR SYNTAX:?
    -	OK	0	-	-	0:ERROR SYNTAX:?
    [1]
    $ awk 'BEGIN { for (y = 0; y < 100; y++) { for (x = 0; x < 100; x++) printf "."; print "" } print ""; for (x = 0; x < 1000000; x++) printf "."; print ""; print "" ; for (x = 0; x < 1100000; x++) printf "."; print ""; print ". .\n. ." }' | renju -g --from=board
    -	OK	0	-	-	0:ERROR SYNTAX:100x100
    -	OK	0	-	-	0:ERROR SYNTAX:1000000x1
    -	OK	0	-	-	-
    [1]
    $ printf 'A1\nB2\nE5\n' | renju -b final -n 5 -s ascii >five; i=0; while [ $((i += 1)) -le 75 ]; do head -c $i five | renju -g --from=board; done | cut -f 2- | uniq -c | tr -s ' '
     8 OK	0	-	-	0:ERROR SYNTAX:-
     2 OK	0	-	-	0:ERROR SYNTAX:4x1
     10 OK	0	-	-	0:ERROR SYNTAX:5x1
     13 OK	0	-	-	0:ERROR SYNTAX:5x2
     13 OK	0	-	-	0:ERROR SYNTAX:5x3
     13 OK	0	-	-	0:ERROR SYNTAX:5x4
     2 OK	0	-	-	0:ERROR SYNTAX:3x5
     2 OK	0	-	-	0:ERROR SYNTAX:4x5
     11 OK	0	-	-	-

    $ printf '%s\n' '+-+-+-+' '|X| | |' '+-#-+-+' '| |O| |' '+-+-+-+' '| | # |' '+-+-+-+' '' '11├' 'O11' '22O' '' '-----' '. .' '. X' '-----' '' '+ +' '+ +' '---' '' 'X . # .' '. . .' '. . .' '' '. . .' '. .#.' '. . .' '' '| X | O |' | renju -g --from=board -a moves
    -	OK	0	-	-	0:ERROR SYNTAX:#	-
    -	OK	0	-	-	-	black=b2c2a3b3 white=a1b1c1a2
    -	OK	0	-	-	-	black=b1 white= turn=white
    -	OK	0	-	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:3x2	-
    -	OK	0	-	-	0:ERROR SYNTAX:#	-
    -	OK	0	-	-	0:ERROR SYNTAX:2x1	-
    [1]

A board of nothing but a damaged row and others is not lost; after a complete board text spoils nothing:

    $ printf '. . . # a\n. X .\n. . .\n\nX . .\n. . .\n. . .\nb2 c3\n\n3 . . .\n2 . X .\n1 . . .\nh8 i9 j\n' | renju -g --from=board -a moves 2>/dev/null
    -	OK	0	-	-	0:ERROR SYNTAX:3x2	-
    -	OK	0	-	-	-	black=a3 white= turn=white
    -	OK	0	-	-	-	black=b2 white= turn=white
    [1]

Five rows of at least five points show an input of boards, but not rows that are moves:

    $ for text in '.....\n.....\n.....\n.....\n.....\n' '.....\n.....\n.....\n.....\n' '....\n....\n....\n....\n....\n' '.....\n.....\n.....\n.....\n......\n' 'b1 b2 o1\nb1 b2 o1\nb1 b2 o1\nb1 b2 o1\nb1 b2 o1\n' 'xoxoxo\nxoxoxo\nxoxoxo\nxoxoxo\nxoxoxo\n' 'xoxox\nxoxox\nxoxox\nxoxox\nxoxox\n' '  A B C D E\n5 . . . . .\n4 . . . . .\n3 . . . . .\n2 . . . . .\n1 . . . . .\n' '  a b c d e f g h j\n.........\n.........\n.........\n.........\n.........\n' '+-+-+-+-+-+\n| | | | | |\n+-+-+-+-+-+\n| | | | | |\n+-+-+-+-+-+\n| | | | | |\n+-+-+-+-+-+\n| | | | | |\n+-+-+-+-+-+\n| | | | | |\n' '\n# c\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n0 0 0 0 0\n' '.....\n.....\n\n.....\n.....\n.....\n' '+++++\n+++++\n+++++\n+++++\n+++++\n' '.....\n.....\n..#..\n.....\n.....\n.....\n'; do printf "$text" | renju -g -v 2>&1 | sed -n 's/.*read as //p'; done | paste -s -d ' ' -
    board moves moves moves moves moves board board board board board moves board moves

Text may come before them, but no moves and no commands:

before: drawings
    $ rows5='. . . . .\n. X . . .\n. . O . .\n. . . . .\n. . . . .\n'
    $ rows13() { for n in 1 2 3 4 5 6 7 8 9 10 11 12 13; do printf "$1. . X . . . . . . . . . .\n" $n; done; }

    $ for text in 'Position 1:\n' 'ILLEGAL OCCUPIED\nOK\n' 'Position\n\n' '. . .\n' '5 rows:\n# c\n' 'h8 i9\n' 'x\th8\n' 'Game h8 j9 zz\n' 'hhiigg\n' 'HHIIGG\n' 'show\n' 'undo\n' 'text\nnew\n' 'x\th8 i9\n'; do printf "$text$rows5" | renju -g -v 2>&1 | sed -n 's/.*read as //p'; done | paste -sd ' ' -
    board board board board board moves moves moves moves moves moves moves moves moves
    $ for label in '0 1 2 3 4 5 6 7 8 9 10 11 12' '   1 2 3 4 5 6 7 8 9 10 11 12 13' '1  2  3  4  5  6  7  8  9  10 11 12 13' '01 02 03 04 05 06 07 08 09 10 11 12 13' '1 2 3 4 5 6 7 8 9 0 1 2 3'; do { echo "$label"; rows13; echo; rows13 '%2d '; echo "$label"; } | renju -g -a size,moves | cut -f 6-; done | uniq -c | sed 's/^ *//'
    10 -	13	black=c1c2c3c4c5c6c7c8c9c10c11c12c13 white=
    $ { awk 'BEGIN { for (i = 0; i < 80; i++) print "# 234567890123456789012345678901234567890123456789"; for (i = 0; i < 4000; i++) printf "="; print "" }'; printf "$rows5"; } | renju -g -v 2>&1 | grep -c 'read as board'; { awk 'BEGIN { for (i = 0; i < 4096; i++) printf "="; print "" }'; printf "$rows5"; } | renju -g -v 2>&1 | grep -c 'read as moves'
    1
    1
