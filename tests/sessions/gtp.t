# The Go Text Protocol

Every answer ends with an empty line. An empty answer keeps its blank.

    $ printf 'name\nboardsize 9\n12 clear_board\nfoo\n7 foo\n\n \n# nothing\n3\n' | renju --gtp | sed 's/$/|/'
    = renju|
    |
    = |
    |
    =12 |
    |
    ? unknown command|
    |
    ?7 unknown command|
    |
    ?3 unknown command|
    |

In the other sessions empty lines and blanks at the end are left out, and a semicolon ends a command.

before: gtp
    $ gtp() { say=$1; shift; printf '%s\n' "$say" | tr ';' '\n' | renju --gtp "$@" | sed '/^$/d; s/ $//'; }

Administration.

    $ gtp 'protocol_version; name; version; known_command play; known_command Play; known_command zyx'
    = 2
    = renju
    = 0.2
    = true
    = false
    = false
    $ gtp '5 list_commands' | paste -s -d ' ' -
    =5 protocol_version name version known_command list_commands quit boardsize clear_board komi set_game play genmove reg_genmove undo time_settings time_left showboard loadsgf printsgf cputime final_score gogui-rules_game_id gogui-rules_board_size gogui-rules_board gogui-rules_side_to_move gogui-rules_legal_moves gogui-rules_final_result gogui-analyze_commands lz-analyze kata-analyze lz-genmove_analyze kata-genmove_analyze renju-forbidden renju-why renju-solve
    $ gtp 'quit; name'
    =
    $ gtp '3 quit'
    =3
    $ gtp 'name' </dev/null; renju --gtp </dev/null
    = renju

The id is repeated as it was written. A word of digits and letters is no id.

    $ gtp '0 name; 007 name; 99999999999 name; 1x name; -1 name; 1 2 name'
    =0 renju
    =007 renju
    =99999999999 renju
    ? unknown command
    ? unknown command
    ?1 unknown command

Comments, tabs and control characters. A line need not end.

    $ printf 'name # who?\r\n\t4\t name\t\nna\001me\n#name\nna\000me\177 x' | renju --gtp | sed '/^$/d'
    = renju
    =4 renju
    = renju
    ? syntax error
    $ printf '\r\r\n\f\nboardsize\v 9\r\n5 gogui-rules_board_size' | renju --gtp | sed '/^$/d; s/ $//'
    =
    =5 9

Each command without an argument, and with too many arguments.

    $ for c in protocol_version name version list_commands quit clear_board undo showboard final_score gogui-rules_game_id \
    >     gogui-rules_board_size gogui-rules_board gogui-rules_side_to_move gogui-rules_legal_moves \
    >     gogui-rules_final_result gogui-analyze_commands renju-forbidden renju-solve; do
    >     echo "$c 1"; done | renju --gtp | sort | uniq -c | sed 's/^ *//'
    18 
    18 ? syntax error
    $ gtp 'known_command; boardsize; komi; set_game; play; genmove; reg_genmove; time_settings; time_left; loadsgf; renju-why' | uniq -c | tr -s ' '
     11 ? syntax error
    $ gtp 'known_command a b; boardsize 9 9; komi 1 1; set_game Renju Renju; play b h8 h9; genmove b b; reg_genmove b b' | uniq -c | tr -s ' '
     7 ? syntax error
    $ gtp 'time_settings 1 1 1 1; time_left b 1 1 1; loadsgf a 1 1; renju-why h8 h9; play b; time_settings 1 1; time_left b 1' | uniq -c | tr -s ' '
     7 ? syntax error

Boards have up to 25 lines.

    $ gtp 'boardsize 25; gogui-rules_board_size; boardsize 26; boardsize 0; boardsize -1; boardsize 9.0; boardsize 4294967305; boardsize x; gogui-rules_board_size'
    =
    = 25
    ? unacceptable size
    ? unacceptable size
    ? unacceptable size
    ? syntax error
    ? unacceptable size
    ? syntax error
    = 25
    $ gtp 'boardsize 1; gogui-rules_board; play b a1; final_score'
    =
    = .
    =
    = 0
    $ gtp 'boardsize 25; play b z25; gogui-rules_board' | sed 's/ //g' | uniq -c | sed 's/^ *//'
    2 =
    1 =........................X
    24 .........................
    $ gtp 'boardsize 26; gogui-rules_board_size' -n 19
    ? unacceptable size
    = 19

Komi is a number, and ignored.

    $ gtp 'komi 6.5; komi -7; komi +.5; komi 1e3; komi 5.; komi; komi x; komi .; komi 1e; komi 6,5'
    =
    =
    =
    =
    =
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error

The rule.

    $ gtp 'gogui-rules_game_id; set_game Gomoku; gogui-rules_game_id; set_game standard; gogui-rules_game_id; set_game CARO; gogui-rules_game_id; set_game renju; gogui-rules_game_id; set_game freestyle; gogui-rules_game_id; set_game Go; gogui-rules_game_id'
    = Renju
    =
    = Gomoku
    =
    = Standard
    =
    = Caro
    =
    = Renju
    =
    = Gomoku
    ? unknown game
    = Gomoku
    $ gtp 'play b h8; set_game Renju; gogui-rules_side_to_move; undo'
    =
    =
    = black
    ? cannot undo
    $ gtp 'gogui-rules_game_id; set_game Renju; gogui-rules_game_id' -k 4
    = Gomoku
    ? renju needs K = 5
    = Gomoku

Moves: colors and vertices in either case.

    $ gtp 'play b h8; play WHITE J9; play Black j8; play w pass; gogui-rules_board' -n 9
    =
    =
    =
    =
    = . . . . . . . . O
    . . . . . . . X X
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    $ gtp 'play b i8; play b h16; play b z99999999; play b q1; play b h0; play b h8; play w h8; play b h8' -n 15
    ? illegal move off board
    ? illegal move off board
    ? illegal move off board
    ? illegal move off board
    ? illegal move off board
    =
    ? illegal move occupied
    ? illegal move occupied
    $ gtp 'play x h8; play b 88; play b h; play h8 b; play b h8x; play b h-8; play b aaa8; play black-h8 1'
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error

A move out of turn has a pass in between. Two passes in a row end the game, so no pass is put in after a pass.

    $ gtp 'play w h8; gogui-rules_side_to_move; play w h9; play b pass; play b j9; gogui-rules_side_to_move; undo; undo; undo; undo; gogui-rules_side_to_move'
    =
    = black
    =
    =
    ? illegal move out of turn
    = white
    =
    =
    =
    ? cannot undo
    = black
    $ gtp 'play b pass; play b h8; play w pass; final_score; play b h8; play b pass; play w pass; play w pass'
    =
    ? illegal move out of turn
    =
    = 0
    ? illegal move game over
    =
    =
    =
    $ gtp 'play b h8; play b pass; final_score; undo; final_score; play b h9; play b j8; play b k8; play b l8; play b m8; final_score'
    =
    =
    = 0
    =
    ? cannot score
    =
    =
    =
    =
    =
    = B+1

A refused move leaves no pass that was put in before it.

    $ gtp 'play b h8; play b h8; gogui-rules_side_to_move; play b i1; gogui-rules_side_to_move; undo; undo'
    =
    ? illegal move occupied
    = white
    ? illegal move off board
    = white
    =
    ? cannot undo

Forbidden moves: Black loses by them, or they are refused.

before: three
    $ three='play b h9;play w a1;play b h10;play w a3;play b j8;play w a5;play b k8;play w a7'
    $ four='play b e8;play w a1;play b g8;play w a3;play b j8;play w a5;play b l8;play w a7'
    $ six='play b e8;play w a1;play b f8;play w a3;play b g8;play w a5;play b j8;play w a7;play b k8;play w a9'

before: gtp three

    $ gtp "$three;play b h8;final_score;play w a9;play w pass;play w pass;undo;undo;final_score;undo;final_score" -r renju | uniq -c | sed 's/^ *//'
    9 =
    1 = W+1
    1 ? illegal move game over
    4 =
    1 = W+1
    1 =
    1 ? cannot score
    $ gtp "$three;play b h8;play w h8;gogui-rules_side_to_move" -f reject | tail -n 3
    ? illegal move forbidden 3-3
    =
    = black
    $ gtp "$three;play b h8;final_score;play w h7;final_score" -f claim | tail -n 4
    =
    ? cannot score
    =
    ? cannot score
    $ gtp "$four;play b h8;$six;play b h8" -f reject | grep -v '^='
    ? illegal move forbidden 4-4
    ? illegal move occupied
    ? illegal move occupied
    ? illegal move occupied
    ? illegal move occupied
    ? illegal move occupied
    ? illegal move occupied
    ? illegal move occupied
    ? illegal move forbidden overline
    $ gtp "$six;play b h8" -f reject | tail -n 1
    ? illegal move forbidden overline
    $ gtp "$three;play b h8;final_score" -r standard | tail -n 2
    =
    ? cannot score

before: gtp

The end of a game.

    $ gtp 'play b h8; play w a1; play b j8; play w a2; play b k8; play w a3; play b l8; play w a4; play b m8; play w a5; play w pass; play b pass; play w resign; genmove w; reg_genmove b; final_score; gogui-rules_legal_moves; gogui-rules_side_to_move; undo; undo; undo; undo; final_score; gogui-rules_final_result; undo' | tail -n 17
    =
    ? illegal move game over
    =
    =
    ? illegal move game over
    = pass
    = pass
    = B+1
    =
    = white
    =
    =
    =
    =
    ? cannot score
    ? cannot score
    =
    $ gtp 'play b resign; final_score; gogui-rules_final_result; undo; play w resign; final_score; undo; undo'
    =
    = W+1
    = W+1
    =
    =
    = B+1
    =
    ? cannot undo
    $ gtp 'play b pass; play w pass; final_score; gogui-rules_legal_moves; renju-solve; renju-forbidden'
    =
    =
    = 0
    =
    ? game over
    = forbidden -
    $ gtp 'final_score; gogui-rules_final_result'
    ? cannot score
    ? cannot score
    $ gtp 'boardsize 2; play b a1; play w a2; play b b1; play w b2; final_score; genmove b; undo; undo; final_score'
    =
    =
    =
    =
    =
    = 0
    = pass
    =
    =
    ? cannot score

A board has room for the K of -k. The default K may exceed the size: then nobody can win.

    $ gtp 'boardsize 3; boardsize 4; boardsize 5; gogui-rules_board_size' -k 5
    ? unacceptable size
    ? unacceptable size
    =
    = 5
    $ gtp 'boardsize 5; boardsize 6; boardsize 15; boardsize 4; gogui-rules_board_size' -n 9 -k 6
    ? unacceptable size
    =
    =
    ? unacceptable size
    = 15
    $ gtp 'boardsize 3; gogui-rules_board_size'
    =
    = 3

After clear_board the machine remembers nothing of the last game, although the new one could follow it:

    $ for move in h8 c12 d4 f9 k10 e5; do for before in '' 'genmove b; clear_board; '; do gtp "${before}play b $move; genmove w; genmove b" -r freestyle -N 2000 | tail -n 2 | tr '\n' ' '; echo; done | uniq | wc -l | tr -d ' '; done | uniq -c | tr -s ' '
     6 1

Within a game it remembers: some answers differ from those after the same moves given with play:

    $ for move in h8 c12 d4 f9 k10 e5; do reply=$(gtp "play b $move; genmove w" -r freestyle -N 2000 | tail -n 1); for found in 'genmove w' "play w ${reply#= }"; do gtp "play b $move; $found; genmove b" -r freestyle -N 2000 | tail -n 1; done | uniq | wc -l | tr -d ' '; done | sort -u | tail -n 1
    2

Openings without choices.

    $ gtp 'play b h9; play b h8; play w h7; play w h9; boardsize 14; boardsize 13; clear_board; play b g7' -o tengen
    ? illegal move opening
    =
    ? illegal move opening
    =
    ? unacceptable size
    =
    =
    =
    $ gtp 'boardsize 7; boardsize 9; play b e5; play w e6; play b e7; play b a1; gogui-rules_legal_moves' -o pro | cut -c 1-60
    ? unacceptable size
    =
    =
    =
    ? illegal move opening
    =
    = B1 C1 D1 E1 F1 G1 H1 J1 A2 B2 C2 D2 E2 F2 G2 H2 J2 A3 B3 C

The machine: it passes only when it must.

    $ gtp 'genmove b; genmove w; reg_genmove b; reg_genmove b; reg_genmove w; gogui-rules_side_to_move; undo; undo; undo' -N 500
    = H8
    = J7
    = G8
    = G8
    = G8
    = black
    =
    =
    ? cannot undo
    $ gtp 'reg_genmove w; reg_genmove b; gogui-rules_side_to_move; genmove w; gogui-rules_side_to_move; undo; undo' -N 500
    = H8
    = H8
    = black
    = H8
    = black
    =
    ? cannot undo
    $ gtp 'genmove; genmove x; genmove h8; reg_genmove 1; play b pass; genmove b; reg_genmove b' -N 500
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    =
    ? illegal move out of turn
    ? illegal move out of turn
    $ gtp 'play b h8; play w a1; play b j8; play w a2; play b k8; play w a3; play b l8; genmove w; play b g8; play w a4; genmove b; final_score; genmove w; undo; undo; undo' -N 500 | tail -n 9
    = resign
    =
    ? illegal move game over
    = pass
    = B+1
    = pass
    =
    =
    =
    $ gtp 'boardsize 1; genmove b; genmove w; final_score'
    =
    = A1
    = pass
    = 0

It resigns when a loss is near, and leaves the board as it is.

    $ gtp 'play b h8; play w a1; play b j8; play w a3; play b k8; play w a5; play b l8; reg_genmove w; genmove w; gogui-rules_side_to_move; final_score; undo; gogui-rules_side_to_move' -N 500 -r freestyle | tail -n 6
    = resign
    = resign
    = white
    ? cannot score
    =
    = black

The machines of both sides.

    $ gtp 'genmove b; genmove w; genmove b' -B random -S 7
    = A8
    = H8
    = L15
    $ for s in 1 2 3; do gtp 'play b h8; genmove w' -W random -S $s; gtp 'genmove b; genmove w' -B random -W engine -N 100 -S $s; done | grep -v '^=$' | sort | uniq -d | wc -l | tr -d ' '
    0

Where every point is forbidden, Black can only pass.

    $ { printf '(;SZ[6]'; for row in aXXX.XX bOOXXOO cXXOOXX dOOXXOO eXXOOXX fOOXXOO; do
    >     echo "$row" | awk '{ for (i = 2; i <= 7; i++) { c = substr($0, i, 1); if (c != ".")
    >         printf "A%s[%c%s]", (c == "X" ? "B" : "W"), 95 + i, substr($0, 1, 1) } }'; done; echo ')'; } >full.sgf
    $ gtp 'loadsgf full.sgf; renju-forbidden; reg_genmove b; genmove b; gogui-rules_side_to_move; undo; play b d6; final_score' -N 100
    =
    = forbidden D6:OVERLINE
    = pass
    = pass
    = white
    =
    =
    = W+1

The referee.

    $ gtp 'boardsize 5; play b a1; play w e5; gogui-rules_board; gogui-rules_legal_moves; gogui-rules_side_to_move; gogui-rules_game_id; showboard'
    =
    =
    =
    = . . . . O
    . . . . .
    . . . . .
    . . . . .
    X . . . .
    = B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5 pass
    = black
    = Renju
    =  5 . . . .(O)
     4 . . . . .
     3 . . + . .
     2 . . . . .
     1 X . . . .
       A B C D E
    $ gtp "boardsize 9;play b e6;play w a1;play b e7;play w a3;play b f5;play w a5;play b g5;play w a7;gogui-rules_legal_moves" -f reject | tail -n 1 | tr ' ' '\n' | grep -c -x -e E5 -e pass -e E4
    2
    $ gtp "boardsize 9;play b e6;play w a1;play b e7;play w a3;play b f5;play w a5;play b g5;play w a7;gogui-rules_legal_moves;showboard" -m | tail -n 11
    = B1 C1 D1 E1 F1 G1 H1 J1 A2 B2 C2 D2 E2 F2 G2 H2 J2 B3 C3 D3 E3 F3 G3 H3 J3 A4 B4 C4 D4 E4 F4 G4 H4 J4 B5 C5 D5 E5 H5 J5 A6 B6 C6 D6 F6 G6 H6 J6 B7 C7 D7 F7 G7 H7 J7 A8 B8 C8 D8 E8 F8 G8 H8 J8 A9 B9 C9 D9 E9 F9 G9 H9 J9 pass
    =  9 . . . . . . . . .
     8 . . . . . . . . .
     7(O). . . X . . . .
     6 . . . . X . . . .
     5 O . . . ! X X . .
     4 . . . . . . . . .
     3 O . . . . . . . .
     2 . . . . . . . . .
     1 O . . . . . . . .
       A B C D E F G H J

Our own commands.

    $ gtp 'gogui-analyze_commands; renju-forbidden; renju-why h8; renju-solve' -N 200
    = pstring/Forbidden Points/renju-forbidden
    pstring/Why/renju-why %p
    pstring/Winning Line/renju-solve
    = forbidden -
    = why BLACK H8 OK
    = solve BLACK unknown
    $ gtp "play b h9;play w a1;play b h10;play w a3;play b j8;play w a5;play b k8;play w a7;renju-forbidden;renju-why h8;9 renju-why H9;renju-why q1;renju-why pass;renju-why x;renju-why 8h" -N 200 | tail -n +9
    = forbidden H8:3-3
    = why BLACK H8 FORBIDDEN 3-3
    why three real H8 J8 K8 : G8 L8
    why three real H8 H9 H10 : H7 H11
    ?9 occupied
    ? off board
    ? syntax error
    ? syntax error
    ? syntax error
    $ gtp 'play b h8; play w a1; play b j8; play w a3; play b k8; play w a5; renju-solve; play b l8; renju-solve; play w a7; play b m8; renju-solve' -N 2000 | tail -n 6
    = solve BLACK win 3 vcf G8 F8 L8
    =
    = solve WHITE loss 2 vcf G8 M8
    =
    =
    ? game over

A depth limit does not end the search for a proof; nodes end it, also while the input stays open:

    $ mkfifo ask tell; renju --gtp -n 8 -r freestyle -D 3 <ask >tell & exec 3>ask 4<tell; echo renju-solve >&3; read -r answer <&4; echo "$answer"; exec 3>&- 4<&-; wait
    = solve BLACK unknown

SGF: the main line, up to a move.

    $ cat >game.sgf <<'EOF'
    > (;FF[4]GM[4]SZ[9]RU[standard];B[ee];W[ef](;B[ed];W[])(;B[dd]))
    > (;SZ[13];B[aa])
    > EOF
    $ gtp 'loadsgf game.sgf; gogui-rules_board_size; gogui-rules_game_id; gogui-rules_side_to_move; renju-why e6; undo; undo; undo; undo; undo'
    =
    = 9
    = Standard
    = black
    ? occupied
    =
    =
    =
    =
    ? cannot undo
    $ for n in 0 1 2 3 4 5 99 2147483647; do gtp "loadsgf game.sgf $n; gogui-rules_board" | grep -o '[XO]' | tr -d '\n'; echo " $n"; done
     0
     1
    X 2
    XO 3
    XXO 4
    XXO 5
    XXO 99
    XXO 2147483647
    $ gtp 'play b h8; loadsgf none.sgf; loadsgf .; loadsgf game.sgf x; loadsgf game.sgf -1; loadsgf game.sgf 2147483648; gogui-rules_board_size; undo'
    =
    ? cannot load file
    ? cannot load file
    ? syntax error
    ? syntax error
    ? syntax error
    = 15
    =
    $ gtp 'loadsgf game.sgf; clear_board; gogui-rules_board_size; gogui-rules_game_id; play b e9'
    =
    =
    = 9
    = Standard
    =
printsgf writes the game on one line, as the answer or into a file: the rest of the line. It is what --to=sgf writes.

    $ gtp 'boardsize 9; printsgf; play b e5; play b a9; printsgf; 7 printsgf my game.sgf; undo; printsgf my game.sgf' -r standard | sed 's/AP.[^]]*.//'; cat 'my game.sgf' | sed 's/AP.[^]]*.//'
    =
    = (;FF[4]GM[4]SZ[9]RU[standard])
    =
    =
    = (;FF[4]GM[4]SZ[9]RU[standard];B[ee];W[];B[aa])
    =7
    =
    =
    (;FF[4]GM[4]SZ[9]RU[standard];B[ee])
    $ for f in lose claim; do gtp 'play b h8; play w resign; printsgf' -f $f | grep -o 'RE.*'; done; gtp 'loadsgf full.sgf; printsgf' | sed '1d; s/^= //' >again.sgf; renju -g --to=sgf full.sgf | sed 1q | diff - again.sgf
    RE[B+];B[hh])
    RE[B+];B[hh])
    $ printf '(;SZ[9]AB[aa][bb]AW[cc]PL[W];W[dd])' >setup.sgf; gtp 'loadsgf setup.sgf; printsgf' | sed '1d; s/^= //' >printed.sgf; renju -g --to=sgf setup.sgf | diff - printed.sgf
    $ mkfifo nobody.sgf; echo old >kept; chmod 444 kept; mkdir folder
    $ gtp 'play b h8; printsgf nobody.sgf; printsgf none/game.sgf; printsgf folder; printsgf .; undo'; for n in 4000 4095 5000; do gtp "printsgf $(awk -v n=$n 'BEGIN { while (n-- > 0) printf "x" }')" | uniq; done
    =
    ? cannot write file
    ? cannot write file
    ? cannot write file
    ? cannot write file
    =
    ? cannot write file
    ? syntax error
    ? syntax error

A disk that is full:

    $ test -w /dev/full && gtp 'printsgf /dev/full' || echo '? cannot write file'
    ? cannot write file

The processor time used so far, in seconds; it grows.

    $ gtp 'cputime; genmove b; play w a1; genmove b; 3 cputime; cputime 1' -N 20000 | grep -v '[A-Z]\|^=$' | awk '/^=3? *[0-9]+\.[0-9][0-9]$/ { print ($2 >= last); last = $2; next } { print }'
    1
    1
    ? syntax error
    $ printf '(;SZ[9];B[ee];W[ee])' >bad.sgf; printf 'H8\n' >game.moves; printf '(;SZ[26];B[aa])' >large.sgf; mkfifo pipe.sgf
    $ gtp 'loadsgf bad.sgf; loadsgf bad.sgf 2; gogui-rules_side_to_move; loadsgf game.moves; loadsgf large.sgf; loadsgf pipe.sgf; loadsgf /dev/stdin'
    ? cannot load file
    =
    = white
    ? cannot load file
    ? cannot load file
    ? cannot load file
    ? cannot load file
    $ printf '(;SZ[9]AB[aa][bb]AW[cc]PL[W];W[dd])' >setup.sgf
    $ gtp 'loadsgf setup.sgf; gogui-rules_board; gogui-rules_side_to_move; undo; undo; gogui-rules_side_to_move'
    =
    = X . . . . . . . .
    . X . . . . . . .
    . . O . . . . . .
    . . . O . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    = black
    =
    ? cannot undo
    = white

The clock. 0 1 0 and 1 1 0 are no clock; a machine without time answers at once.

    $ gtp 'time_settings 0 1 0; time_left b 0 0; time_settings 1 1 0; time_settings 600 30 5; time_left w 12 0; time_left b 3 2' 
    =
    =
    =
    =
    =
    =
    $ gtp 'time_settings -1 0 0; time_settings 1.5 0 0; time_settings 1 2 x; time_settings 2147483648 0 0; time_settings 2147483647 2147483647 2147483647; time_left x 1 1; time_left b -1 0; time_left b 1 2147483648'
    ? syntax error
    ? syntax error
    ? syntax error
    ? syntax error
    =
    ? syntax error
    ? syntax error
    ? syntax error
    $ gtp 'time_settings 0 0 0; genmove b; genmove w; time_left b 0 0; genmove b' -T 3600 | sed 's/^= [A-T][0-9]*$/= V/'
    =
    = V
    = V
    =
    = V

Lines of any length and any bytes.

    $ printf '%1000000s\n' | tr ' ' x | renju --gtp | sed '/^$/d'
    ? unknown command
    $ { printf '17 play '; printf '%1000000s\n' | tr ' ' b; } | renju --gtp | sed '/^$/d'
    ?17 syntax error
    $ { head -c 1000000 /dev/zero; printf 'name\n'; printf '%1000000s\n' | tr ' ' '\t'; printf 'version'; printf '%1000000s\n'; printf 'name #'; printf '%1000000s\n' | tr ' ' y; } | renju --gtp | sed '/^$/d'
    = renju
    = 0.2
    = renju
    $ printf '%1000000s\n' | tr ' ' 7 | renju --gtp | sed '/^$/d'
    ? unknown command
    $ printf '\377\376 h8\nplay \377 h8\nplay b \377\n' | renju --gtp | sed '/^$/d'
    ? unknown command
    ? syntax error
    ? syntax error

10,000 commands at once.

    $ for c in name 'play b h8' 'play b pass' undo 'boardsize 15' clear_board 'genmove b' 'reg_genmove b' 'time_left b 1 1' showboard \
    >     gogui-rules_legal_moves renju-forbidden 'renju-why h8' renju-solve frobnicate; do
    >     yes "$c" | head -n 10000 | renju --gtp -N 1 -n 5 | grep -c '^[=?]'; done | uniq -c | sed 's/^ *//'
    15 10000

Options.

    $ renju --gtp x 2>&1
    renju: --gtp: takes no FILE: a controller writes to its standard input
    Try 'renju --help'.
    [2]
    $ renju --gtp -n 26 2>&1
    renju: --size: '26' is not 1 to 25, the sizes of --gtp
    Try 'renju --help'.
    [2]
    $ renju --gtp -o swap2 2>&1
    renju: --opening: swap2 has choices; with --gtp use free, tengen, pro or long-pro
    Try 'renju --help'.
    [2]
    $ renju --gtp --gomocup 2>&1; renju --gtp -g 2>&1; renju --gtp -i 2>&1; renju --gtp -c xy 2>&1; renju --gtp -s grid 2>&1
    renju: --gtp: cannot be used with --gomocup
    Try 'renju --help'.
    renju: --games: cannot be used with --gtp
    Try 'renju --help'.
    renju: --interactive: cannot be used with --gtp
    Try 'renju --help'.
    renju: --coords: cannot be used with --gtp
    Try 'renju --help'.
    renju: --style: cannot be used with --gtp
    Try 'renju --help'.
    [2]
    $ for o in '-b each' -q -w '-t tsv' -e '-x OK' -v '--record=r' '--clock=1+0' '-l en' '-C never'; do renju --gtp $o 2>&1 | head -n 1; done
    renju: --board: cannot be used with --gtp
    renju: --quiet: cannot be used with --gtp
    renju: --wide: cannot be used with --gtp
    renju: --format: cannot be used with --gtp
    renju: --strict: cannot be used with --gtp
    renju: --expect: cannot be used with --gtp
    renju: --verbose: cannot be used with --gtp
    renju: --record: cannot be used with --gtp
    renju: --clock: cannot be used with --gtp
    renju: --lang: cannot be used with --gtp
    renju: --color: cannot be used with --gtp

A bad book is an error of the option.

    $ renju --gtp --book=none 2>&1
    renju: --book: 'none': No such file or directory
    Try 'renju --help'.
    [2]

Analysis. Waiting input ends the analysis and is obeyed.

    $ printf '1 lz-analyze b 10\nkata-analyze 10\n\nname\n' | renju --gtp | sed 's/$/|/'
    =1|
    |
    =|
    |
    = renju|
    |
    $ gtp 'lz-analyze; lz-analyze x 10; lz-analyze b; lz-analyze 1 x; lz-analyze -1; lz-analyze 2147483648; lz-analyze b w 1; kata-analyze 1 interval; kata-genmove_analyze; lz-genmove_analyze b 1 avoid b h8; lz-genmove_analyze 1 avoid x h8 1; lz-analyze 1 avoid b h8,8h 1; lz-analyze 1 allow b h8,j99 1; lz-analyze 1 maxmoves x' | uniq -c | sed 's/^ *//'
    14 ? syntax error

A report, and the move that is played. Shares are 0 to 10000, or 0 to 1.

before: shares
    $ shares() { sed 's/visits [0-9]*/visits N/g; s/\(winrate\|prior\) [01][.][0-9]\{4\}\([^0-9]\)/\1 0.N\2/g; s/\(winrate\|prior\) [0-9]\{1,5\} /\1 N /g; s/pv [A-T0-9 ]*[0-9]/pv .../g'; }

before: gtp shares

    $ gtp '7 lz-genmove_analyze b 99999 maxmoves 2; kata-genmove_analyze interval 99999 maxmoves 1 ownership true rootInfo true; gogui-rules_side_to_move; undo; undo; undo' -D 2 | shares
    =7
    info move H7 visits N winrate N prior N order 0 pv ... info move F7 visits N winrate N prior N order 1 pv ...
    play H7
    =
    info move G6 visits N winrate 0.N prior 0.N order 0 pv ...
    play G6
    = black
    =
    =
    ? cannot undo
    $ gtp 'lz-genmove_analyze w 99999 maxmoves 1; undo; undo; kata-genmove_analyze b 1 maxmoves 1 avoid b h8,pass 1; undo; lz-genmove_analyze b 1 allow b a1,a2 9 avoid w a1 1; undo; lz-genmove_analyze 1 allow b c3 1 avoid b c3 1' -D 1 | grep -o -e '^play.*' -e '^[=?].*'
    =
    play H8
    =
    ? cannot undo
    =
    play G7
    =
    =
    play A1
    =
    =
    play G7

Points that are allowed one by one are all allowed.

    $ gtp 'kata-genmove_analyze b 99999 allow b a1 1 allow b a2 1 allow w a3 1; lz-genmove_analyze w 99999 allow w a1,a2,b1 1 avoid w a1,a2 1' -D 1 | sed -n 's/^play A[12]$/one of the two/p; s/^play B1/&/p'
    one of the two
    play B1

Where only points are left that are forbidden, every point is allowed.

    $ gtp 'play b h9; play w a1; play b h10; play w a3; play b j8; play w a5; play b k8; play w a7; lz-genmove_analyze b 99999 maxmoves 1 allow b h8 1; undo; kata-genmove_analyze b 99999 maxmoves 1 allow b h8,a1 1; undo; lz-genmove_analyze b 99999 allow b g8,h8 1 avoid b g8 1' -r renju -N 50 | grep '^play'
    play A6
    play A6
    play A6
    $ gtp 'play b h8; play w a1; play b j8; play w a3; play b k8; play w a5; play b l8; lz-genmove_analyze w 99999 maxmoves 1; play w m8; kata-genmove_analyze b 99999 maxmoves 1' -D 3 | tail -n 7 | shares
    =
    info move G8 visits N winrate N prior N order 0 pv ...
    play resign
    =
    =
    info move G8 visits N winrate 0.N prior 0.N order 0 pv ...
    play G8
    $ gtp 'play b pass; lz-genmove_analyze b 10; play w pass; lz-genmove_analyze w 10; lz-analyze 10; undo; undo; undo' -N 100
    =
    ? illegal move out of turn
    =
    =
    play pass
    =
    =
    =
    =

The machine does not resign a proved loss that is far away: eight plies before the end it plays on, six plies before
the end it resigns.

before: gtp

    $ echo 'F11 G12 C8 C9 D13 G10 F10 F12 E11 I12 H12 H11 F9 I10 F13 I11 I9 J11 F8 F7 G11 I13 I14 K11 L11 J13 K14 J9' |
    >     renju -g -r standard --to=sgf >lost.sgf
    $ gtp 'loadsgf lost.sgf 27; renju-solve; genmove b; loadsgf lost.sgf; renju-solve; genmove b' -r standard -N 3000
    =
    = solve BLACK loss 10 vcf L14 L8 K9 H9 G8 M13 L12 L13 H13 N13
    = L14
    =
    = solve BLACK loss 6 vcf L8 K12 K10 M10 N9 H14
    = resign

A file without a rule does not change the rule. A file whose board does not fit the opening makes the opening free.

    $ printf '(;GM[4]SZ[10];B[ee])' >plain.sgf
    $ gtp 'loadsgf plain.sgf; gogui-rules_game_id; clear_board; play b a1' -r freestyle -o tengen
    =
    = Gomoku
    =
    =
    $ gtp 'loadsgf plain.sgf; gogui-rules_game_id; boardsize 9; play b a1; play b e5' -r caro -o tengen
    =
    = Caro
    =
    =
    =

Input that cannot be read is not its end.

    $ renju --gtp <tests 2>&1
    renju: standard input: Is a directory
    [2]
    $ renju --gtp </dev/null
