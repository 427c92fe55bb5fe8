# In a terminal: the review of a game while the user looks back

before: brief

With analysis, each position shows Black's chance as a bar, the mark of the last move, and the curve of chances. In
ASCII the curve has tenths, and a dot where nothing is known yet:

    $ cat >four.moves <<'EOF'
    > # renju -n 5 -k 4 -r freestyle -f lose -o free -c letters
    > c3
    > a1
    > b3
    > a5
    > e1
    > e5
    > d3
    > a3
    > EOF
    $ printf 'analysis on\nstart\nforth\nforth\nanalysis off\n' | renju -i -N 1000 -s ascii -B human four.moves | sed '1,/to play/d;/to move/d;/^ [0-9]/d;/^renju/d;/^   A/d'
    Black 100% ######################################## 0% White
    Chances: .......9(9)
    Analysis is on: looking back shows the winning chances.
    After move 8 of 8 (back, forth, help; Enter = back to the game): 
    Black 55% ######################------------------ 45% White
    Chances: (5)......99
    After move 0 of 8 (back, forth, help; Enter = back to the game): 
    Black 64% ##########################-------------- 36% White
    Chances: 5(6).....99
    After move 1 of 8 (back, forth, help; Enter = back to the game): 
    Black 100% ######################################## 0% White
    Move 2, A1: blunder (-36%); better: B2
    Chances: 56(9)....99
    After move 2 of 8 (back, forth, help; Enter = back to the game): 
    Analysis is off.
    After move 2 of 8 (back, forth, help; Enter = back to the game): 
    $ printf 'analysis on\nback 6\n' | TERM=dumb LC_ALL=C.UTF-8 renju -i -l zh -N 1000 -s lines -B human four.moves | sed -n '/%/,$p' | grep -v 轮到 | brief
    黑方 100% ████████████████████████████████████████ 0% 白方
    黑方胜率：.......█(█)
    分析已开：回看时逐手显示胜率。
    已下8手，共8手（后退、前进，或“帮助”；回车回到对局）：
    renju：5路棋盘，四子成连，规则：无禁手   黑方 ●：棋手   白方 ○：棋手
     3 ├─┼─●─┼─┤
     1 △─┴─┴─┴─┘
       A B C D E
    黑方 100% ████████████████████████████████████████ 0% 白方
    第2手 A1：恶手（-36%），宜下 B2
    黑方胜率：.▆(█)....██
    已下2手，共8手（后退、前进，或“帮助”；回车回到对局）：

These are the values of columns `eval` and `mark`:

    $ sed 1d four.moves | tr '\n' ' ' | renju -g -n 5 -k 4 -r freestyle --plies -a eval,mark -N 1000 | cut -f 7-8 | tr '\t\n' ' ,'; echo
    644 blunder,1000 -,1000 -,1000 -,1000 -,1000 -,1000 -,1000 -,

In place, the whole game is reviewed while a key is awaited, and if the game is over, without `analysis`. The list of
moves has signs:

    $ (cat four.moves; echo e3) >won.moves
    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -N 1000 -s lines -B human won.moves <<'EOF' | brief
    > wait quit (q)?
    > send back 2
    > wait After move 7 of 9
    > screen
    > type \e[D\e[D\e[D\e[D\e[D
    > wait After move 2 of 9
    > screen
    > resize 12 40
    > screen
    > resize 9 40
    > screen
    > leave
    > status
    > EOF
    |renju: 5x5, 4 in a row, rule freestyle   Black ●: player   White ○: player
    | 5 ○─┬─┬─┬─○    Moves
    | 4 ├─┼─┼─┼─┤      1. C3     A1??
    | 3 ├─●─●─▲─┤      2. B3     A5
    | 2 ├─┼─┼─┼─┤      3. E1     E5
    | 1 ○─┴─┴─┴─●      4. D3
    |   A B C D E
    |Black 100% ████████████████████████████████████████ 0% White
    |Chances: ▅▆█████(█)██
    |?? blunder, ? mistake, ?! doubtful, ! only
    |After move 7 of 9 (arrow keys, help; Enter = back to the game):
    |renju: 5x5, 4 in a row, rule freestyle   Black ●: player   White ○: player
    | 5 ┌─┬─┬─┬─┐    Moves
    | 4 ├─┼─┼─┼─┤      1. C3     A1??
    | 3 ├─┼─●─┼─┤
    | 1 △─┴─┴─┴─┘
    |   A B C D E
    |Black 100% ████████████████████████████████████████ 0% White
    |Move 2, A1: blunder (-36%); better: B2
    |Chances: ▅▆(█)███████
    |?? blunder, ? mistake, ?! doubtful, ! only
    |After move 2 of 9 (arrow keys, help; Enter = back to the game):
    |Black ●: player   White ○: player
    | 5 ┌─┬─┬─┬─┐    Moves
    | 4 ├─┼─┼─┼─┤      1. C3     A1??
    | 3 ├─┼─●─┼─┤
    | 1 △─┴─┴─┴─┘
    |   A B C D E
    |Black 100% ███████████████████ 0% White
    |Move 2, A1: blunder (-36%); better: B2
    |Chances: ▅▆(█)███████
    |After move 2 of 9 (arrow keys, help;
    |Enter = back to the game):
    | 5 ┌─┬─┬─┬─┐    Moves
    | 4 ├─┼─┼─┼─┤      1. C3     A1??
    | 3 ├─┼─●─┼─┤
    | 1 △─┴─┴─┴─┘
    |   A B C D E
    |Black 100% ███████████████████ 0% White
    |After move 2 of 9 (arrow keys, help;
    |Enter = back to the game):
    status 0

A key is answered at once, however long a search takes, and Ctrl-C ends the program:

    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -N 1000000000 -s lines -n 15 -k 5 -r renju -B human <<'EOF'
    > wait help)
    > send h8
    > wait Move 2
    > send i9
    > wait Move 3
    > send resign
    > send y
    > wait quit (q)?
    > send back
    > wait Reviewing
    > wait After move 1 of 2
    > type \e[D
    > wait After move 0 of 2
    > resize 23 80
    > wait After move 0 of 2
    > key ^C
    > status
    > EOF
    signal INT

With a limit of time, each search ends in time:

    $ TERM=xterm pty renju -i -T 0.02 -s ascii -B human won.moves <<'EOF' | grep -c 'Chances: [0-9(]*)[0-9]*$'
    > wait quit (q)?
    > send back 2
    > wait After move 7 of 9
    > screen
    > leave
    > EOF
    1

In Chinese, and with wide stones:

    $ for wide in '' -w; do TERM=xterm LC_ALL=C.UTF-8 pty $wide renju -i -l zh -N 1000 -s lines $wide -B human won.moves <<'EOF'
    > wait 退出（q）？
    > send 后退 7
    > wait 已下2手
    > screen
    > leave
    > EOF
    > done | brief
    |renju：5路棋盘，四子成连，规则：无禁手   黑方 ●：棋手   白方 ○：棋手
    | 5 ┌─┬─┬─┬─┐    着法
    | 4 ├─┼─┼─┼─┤      1. C3     A1??
    | 3 ├─┼─●─┼─┤
    | 1 △─┴─┴─┴─┘
    |   A B C D E
    |黑方 100% ████████████████████████████████████████ 0% 白方
    |第2手 A1：恶手（-36%），宜下 B2
    |黑方胜率：▅▆(█)███████
    |?? 恶手，? 失误，?! 疑问手，! 唯一手
    |已下2手，共9手（方向键，或“帮助”；回车回到对局）：
    |renju：5路棋盘，四子成连，规则：无禁手   黑方 ●：棋手   白方 ○：棋手
    | 5 ┌┬┬┬┐   着法
    | 4 ├┼┼┼┤     1. C3     A1??
    | 3 ├┼●┼┤
    | 1 △┴┴┴┘
    |   A B C D E
    |黑方 100% ######################################## 0% 白方
    |第2手 A1：恶手（-36%），宜下 B2
    |黑方胜率：56(9)9999999
    |?? 恶手，? 失误，?! 疑问手，! 唯一手
    |已下2手，共9手（方向键，或“帮助”；回车回到对局）：

Results stay when the game goes on; another game is reviewed anew:

    $ printf '%s\n' 'analysis on' start 'forth 2' '' 'undo 2' e4 'forth' '' 'undo 7' b2 back forth | renju -i -N 1000 -s ascii -B human four.moves | grep -a 'Chances'
    Chances: .......9(9)
    Chances: (5)......99
    Chances: 56(9)....99
    Chances: 569...9(9)
    Chances: (5).
    Chances: 5(6)

`review` goes to the next marked move, and after the end to the first one; `better` plays the better line, move by
move. Stepping back over its first move leads to the game, as do `start`, `end` and `review`:

    $ cat >five.moves <<'EOF'
    > # renju -n 9 -k 5 -r freestyle -f lose -o free -c letters
    > e5
    > f6
    > d5
    > f5
    > f4
    > a1
    > a2
    > d4
    > c3
    > a9
    > EOF
    $ looks() { printf '%s\n' "$@" | renju -i -N 1000 -s ascii -B human five.moves | grep '%\|[0-9]\. [A-I]\|etter\|Chances\|After\|mark\|can.t' | sed 's/ (back, forth.*//'; }
    > looks review review review review review
    Black 93% #####################################--- 7% White
    Move 6, A1: blunder (-19%); better: E4
    Chances: 566767(9)7768
    After move 6 of 10
    Black 76% ##############################---------- 24% White
    Move 7, A2: blunder (-17%); better: E4
    Chances: 5667679(7)768
    After move 7 of 10
    Black 66% ##########################-------------- 34% White
    Move 9, C3: mistake (-12%); better: C5
    Chances: 566767977(6)8
    After move 9 of 10
    Black 86% ##################################------ 14% White
    Move 10, A9: blunder (-20%); better: E6
    Chances: 5667679776(8)
    After move 10 of 10
    Black 93% #####################################--- 7% White
    Move 6, A1: blunder (-19%); better: E4
    Chances: 566767(9)7768
    After move 6 of 10
    $ looks() { printf '%s\n' "$@" | renju -i -N 1000 -s ascii -B human five.moves | grep 'etter line\|After\|marked\|can.t\|follow' | sed 's/ (back, forth.*//'; }
    > looks review better better 'forth 99' 'back 2' better 'back 99' better better end better start better 'better 2' 'review 2'
    After move 6 of 10
    Better line, move 1 of 6
    Better line, move 2 of 6
    Better line, move 6 of 6
    Better line, move 4 of 6
    Better line, move 5 of 6
    After move 6 of 10
    Better line, move 1 of 6
    Better line, move 2 of 6
    After move 10 of 10
    Better line, move 1 of 6
    After move 0 of 10
    No better line is known for this move.
    After move 0 of 10
    Nothing may follow better on its line.
    After move 0 of 10
    Nothing may follow review on its line.
    After move 0 of 10
    $ printf '%s\n' review better save\ same.moves '' | renju -i -N 1000 -s ascii -B human five.moves >/dev/null; tr A-Z a-z <same.moves | diff - five.moves
    $ printf 'e5\nback\nbetter\nreview\n\nnew\ny\nreview\n' | renju -i -n 9 -N 1000 -s ascii -B human | grep 'better\|mistakes\|Chances'
    Chances: (5).
    No better line is known for this move.
    Chances: (5)5
    No mistakes were found.
    Chances: (5)
    No mistakes were found.

Further moves of the line than it has are its last one. Without analysis, neither line nor chances are shown:

    $ looks() { printf '%s\n' "$@" | renju -i -N 1000 -s ascii -B human five.moves | grep 'etter line\|After\|Analysis' | sed 's/ (back, forth.*//'; }
    > looks review better better better better better better better back
    After move 6 of 10
    Better line, move 1 of 6
    Better line, move 2 of 6
    Better line, move 3 of 6
    Better line, move 4 of 6
    Better line, move 5 of 6
    Better line, move 6 of 6
    Better line, move 6 of 6
    Better line, move 5 of 6
    $ printf '%s\n' review better 'note Here' | renju -i -N 1000 -s ascii -B human five.moves | tail -n 2
    Here
    After move 6 of 10 (back, forth, help; Enter = back to the game): 
    $ printf '%s\n' review better 'analysis off' back | renju -i -N 1000 -s ascii -B human five.moves | grep 'etter \|After\|Analysis\|Chances'
    Chances: 566767(9)7768
    After move 6 of 10 (back, forth, help; Enter = back to the game): 
    Better than A1: E4 D6 C7 D3 D4 C4
    Chances: 566767(9)7768
    Better line, move 1 of 6 (back, forth; Enter = back to the game): 
    Analysis is off.
    After move 6 of 10 (back, forth, help; Enter = back to the game): 
    After move 5 of 10 (back, forth, help; Enter = back to the game): 

Autoplay of the line goes on with its next move, even where the game ends:

    $ printf '%s\n' 'wait help)' 'send end' 'wait of 10' 'send better' 'wait line, move 1' 'type  ' 'wait line, move 2' 'key ^C' status | TERM=xterm pty renju -i -N 1000 -s ascii -B human five.moves
    signal INT

A chance of 100% is only that of a proved win. The curve of a long game has several moves in one character, but shows the
chance at the move in brackets; two characters are the least:

    $ printf '%s\n' h8 a1 i8 a15 h9 o1 i9 >near.moves; printf 'analysis on\n' | renju -i -r freestyle -N 50 -B human -s ascii near.moves | grep '%'
    Black 99% ######################################## 1% White
    $ awk 'BEGIN { print "# renju -n 9 -k 9 -r freestyle"; for (y = 1; y <= 9; y++) for (x = 1; x <= 9; x++) if (x * y < 80) print substr("abcdefghi", x, 1) (x * 2 + y) % 9 + 1 }' >long.moves
    > for size in 40 13; do printf 'wait help)\nsend analysis on\nwait on:\nsettle\nscreen\ntype \\e[D\\e[D\\e[D\\e[D\\e[D\\e[D\\e[D\\e[D\\e[D\\e[D\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 40 -c $size renju -i -N 50 -S 1 -s ascii -B human long.moves | grep 'Chan'; done
    |Chances: 545454545545454545555454555(5)
    |Chances: 545454545545454545555454(4)555
    |Chances: 5(5)
    |Chances: 5(4)

The line is on the board and in the list of moves:

    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -N 1000 -s lines -B human five.moves <<'EOF'
    > wait help)
    > send review
    > wait After move
    > send better
    > wait move 1 of
    > type \e[C\e[C
    > wait move 3 of
    > screen
    > type \e[H
    > wait After move 0 of 10
    > leave
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule freestyle   Black ●: player   White ○: player
    | 9 ┌─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    | 8 ├─┼─┼─┼─┼─┼─┼─┼─┤      1. E5     F6
    | 7 ├─┼─△─┼─┼─┼─┼─┼─┤      2. D5     F5
    | 6 ├─┼─┼─●─┼─○─┼─┼─┤      3. F4     E4
    | 5 ├─┼─┼─●─●─○─┼─┼─┤      4. D6     C7
    | 4 ├─┼─┼─┼─○─●─┼─┼─┤
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┤
    | 2 ├─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 └─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I
    |Black 74% █████████████████████████████░░░░░░░░░░░ 26% White
    |Better than A1: E4 D6 C7 D3 D4 C4
    |Chances: ▅▆▆▆▆▆(█)▇▇▆▇
    |?? blunder, ? mistake, ?! doubtful, ! only
    |Better line, move 3 of 6 (arrow keys; Enter = back to the game):
    status 0
    $ TERM=xterm LC_ALL=C.UTF-8 pty -r 12 -c 40 renju -i -l zh -N 1000 -s lines -B human five.moves <<'EOF'
    > wait 轮到
    > send 复盘
    > wait 共10手
    > screen
    > send 更好
    > wait 更好的下法
    > screen
    > leave
    > EOF
    |renju：9路棋盘，五子成连，规则：无禁手
    |黑方 ●：棋手   白方 ○：棋手
    | 5^├─┼─┼─●─●─○─┼─┼─┤^
    | 4 ├─┼─┼─┼─┼─●─┼─┼─┤
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┤
    | 2 ├─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 △─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I
    |黑方 93% ████████████████████░░ 7% 白方
    |第6手 A1：恶手（-19%），宜下 E4
    |已下6手，共10手（方向键，或“帮助”；回车
    |回到对局）：
    |renju：9路棋盘，五子成连，规则：无禁手
    |黑方 ●：棋手   白方 ○：棋手
    | 6^├─┼─┼─┼─┼─○─┼─┼─┤^
    | 5 ├─┼─┼─●─●─○─┼─┼─┤
    | 4 ├─┼─┼─┼─△─●─┼─┼─┤
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┤
    | 2v├─┼─┼─┼─┼─┼─┼─┼─┤v
    |   A B C D E F G H I
    |黑方 74% ███████████████░░░░░░ 26% 白方
    |A1 宜改下：E4 D6 C7 D3 D4 C4
    |更好的下法，第1手，共6手（方向键；回车回
    |到对局）：

A key or Ctrl-C stops a review that takes long. Each picture says once that it goes on, also at the prompt:

    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -N 1000000000 -s ascii -B human five.moves <<'EOF' | grep -o 'Reviewing\|.*stopped.*'
    > wait help)
    > send review
    > wait Reviewing the game
    > settle
    > screen
    > type f
    > wait The review was stopped
    > screen
    > leave
    > EOF
    Reviewing
    Reviewing
    |The review was stopped; type review to go on.
    $ TERM=dumb pty renju -i -N 1000000000 -s ascii -B human five.moves <<'EOF' | grep stopped
    > wait help)
    > send back
    > wait After move 9
    > send review
    > settle
    > key ^C
    > wait The review was stopped
    > screen
    > leave
    > EOF
    |The review was stopped; type review to go on.

`hint N` lists the best moves with the chances of the side to move, in a game and while looking back; the numbers are
those of column `top`:

    $ cat five.moves | sed 1d | tr '\n' ' ' | renju -g -n 9 -k 5 -r freestyle -a top --top=3 -N 1000 | cut -f 7; echo
    e6:857,d6:857,c5:857
    
    $ printf '%s\n' 'hint 3' 'hint 0' 'hint 100' 'hint x' 'hint 2 3' 'back 6' 'hint 3' hint 'hint 0' 'hint 100' | renju -i -N 1000 -s ascii -B human five.moves | grep -i 'hint\|best'
    Best moves for Black: E6 86%, D6 86%, C5 86%.
    Type hint alone, or with a number from 1 to 99.
    Type hint alone, or with a number from 1 to 99.
    Type hint alone, or with a number, e.g. hint 2.
    Type hint alone, or with a number, e.g. hint 2.
    Best moves for Black: F4 66%, F7 63%, E6 63%.
    Best moves for Black: F4 66%.
    Type hint alone, or with a number from 1 to 99.
    Type hint alone, or with a number from 1 to 99.
    $ printf '%s\n' '提示 0' '提示 99999999999' | renju -i -s ascii -B human -l zh | grep 提示
    请单独输入“提示”，或加1到99之间的数字。
    请单独输入“提示”，或加1到99之间的数字。
    $ printf '%s\n' h8 resign 'hint 2' back 'hint 2' end 'hint 2' | renju -i -N 1000 -s ascii -B human | grep -i 'hint\|best\|suggest\|over'
    The game is over; use undo or new.
    Best moves for Black: H8 59%, G7 58%.
    Best moves for White: G7 41%, G9 41%.
    $ printf '%s\n' h8 a1 h9 a3 h10 a5 h11 a7 h12 end 'hint 2' | renju -i -N 1000 -s ascii -B human | grep -i 'suggest'
    There is no move to suggest here.
    $ printf '%s\n' '提示 2' 后退 '提示2' | renju -i -l zh -N 1000 -s ascii -B human five.moves | grep 最佳
    黑方的最佳着法：E6 86%、D6 86%。
    白方的最佳着法：E6 34%、E7 34%。
    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -N 1000000000 -s ascii -B human five.moves <<'EOF' | grep stopped
    > wait help)
    > send hint 2
    > type f
    > wait The search was stopped
    > screen
    > leave
    > EOF
    |The search was stopped.

An only move and a missed win: the line, the signs in the list of moves, and what `review` goes to:

    $ printf '%s\n' '# renju -n 15 -k 5 -r renju -f lose -o free -c letters' h8 g8 h7 g11 i7 g9 g7 >only.moves; printf '%s\n' '# renju -n 15 -k 5 -r renju -f lose -o free -c letters' h8 i9 k7 g9 j7 i8 k8 j9 k9 k10 >missed.moves
    $ for l in en zh; do printf 'analysis on\nback 1\nforth 1\n' | LC_ALL=C.UTF-8 renju -i -l $l -N 200 -s ascii -B human only.moves | grep '^Move 7, \|第7手 ' | uniq; printf 'analysis on\nback 1\nforth 1\n' | LC_ALL=C.UTF-8 renju -i -l $l -N 200 -s ascii -B human missed.moves | grep '^Move 10, \|第10手 ' | uniq; done
    Move 7, G7: the only good move
    Move 10, K10: missed win (-20%); better: F9
    第7手 G7：唯一手
    第10手 K10：错失必胜（-20%），宜下 F9
    $ for f in only missed; do TERM=xterm LC_ALL=C.UTF-8 pty renju -i -N 200 -s ascii -B human $f.moves <<'EOF' | grep -o '^|Move [0-9]*, [A-Z]*[0-9]*: .*\|  [1-5][.] .*'; done
    > wait help)
    > send analysis on
    > wait Analysis is on
    > send back 1
    > wait After move
    > type \e[C
    > settle
    > settle
    > settle
    > settle
    > screen
    > leave
    > EOF
      1. H8     G8
      2. H7?!   G11??
      3. I7     G9?
      4. G7!
    |Move 7, G7: the only good move
      1. H8     I9
      2. K7     G9
      3. J7     I8??
      4. K8??   J9!
      5. K9     K10??
    |Move 10, K10: missed win (-20%); better: F9

The same moves under another rule are reviewed anew:

    $ sed 's/-r renju/-r standard/' only.moves >standard.moves; printf '%s\n' 'analysis on' 'back 2' '' 'load standard.moves' back '' 'load only.moves' back | renju -i -N 100 -s ascii -B human only.moves | grep 'Chances\|Loaded'
    Loaded only.moves (7 moves).
    Chances: ......8(9)
    Chances: ....8(8)89
    Loaded standard.moves (7 moves).
    Chances: .....8(9).
    Loaded only.moves (7 moves).
    Chances: .....8(8).

A resignation is not a move, so it has no mark, even where the player could have won:

    $ printf 'h8\na1\nh9\na2\nh10\na3\nresign\nanalysis on\nreview\nend\n' | renju -i -N 300 -S 1 -s ascii -B human -r freestyle | grep '^Move [0-9], [A-Z][0-9]: \|Chances'
    Chances: 679999(9)
    Move 2, A1: blunder (-19%); better: I7
    Chances: 67(9)9999
    Chances: 679999(9)

    $ printf '%s\n' h8 a1 h9 a3 h10 a5 resign end better | renju -i -N 1000 -S 1 -s ascii -B human | grep better
    No better line is known for this move.

While White must pick an offered point, which gets a black stone, no chance is known:

    $ printf '%s\n' h8 i9 j10 g8 'offer k11 f6' k11 h7 resign 'analysis on' end back back back | renju -i -N 300 -S 1 -s ascii -B human -W human -o rif | tail -n 3 | grep -o 'Black .* White\|([^)]*)'
    (.)
    (back, forth, help; Enter = back to the game)
