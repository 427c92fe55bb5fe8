# In a terminal: looking back

before: brief

The game is stepped through and stays as it is; Enter returns to it, and so do commands for the game:

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
    $ printf 'back\nback 3\nback 99\nforth 2\nf\nb\nend\nstart\nforth 99\n\ne3\n' | renju -i -s ascii -B human four.moves | sed '1,7d;s/[0-9.]* s\([.,]\)/N s\1/g' | brief | grep -v '^renju\|^   A' | sed 's/ (back, forth.*//'
    Loaded four.moves (8 moves).
    Move 9, Black to play (...): 
     5 O . . . O
     3 . X X(X).
     1 O . . . X
    After move 7 of 8
     5(O). . . .
     3 . X X . .
     1 O . . . .
    After move 4 of 8
    After move 0 of 8
     3 . . X . .
     1(O). . . .
    After move 2 of 8
     3 .(X)X . .
     1 O . . . .
    After move 3 of 8
     3 . . X . .
     1(O). . . .
    After move 2 of 8
     5 O . . . O
     3(O)X X X .
     1 O . . . X
    After move 8 of 8
    After move 0 of 8
     5 O . . . O
     3(O)X X X .
     1 O . . . X
    After move 8 of 8
     5 O . . . O
     3(O)X X X .
     1 O . . . X
    Move 9, Black to play (...): 
     5 O . . . O
     3 O # # #(#)
     1 O . . . X
    #: the winning row.
    Black wins: B3 C3 D3 E3.
    9 moves. Time: Black N s, White N s.
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    $ for line in 'back 0' 'back x' 'back 1 2' 'start 1' 'end x' 'analysis maybe' 'undo' 'a2' 'go'; do printf 'back\n%s\n' "$line"; done | renju -i -s ascii -B human four.moves | grep 'looking back\|Type\|Nothing'
    Type back alone, or with a number, e.g. back 2.
    Type back alone, or with a number, e.g. back 2.
    Type back alone, or with a number, e.g. back 2.
    Nothing may follow start on its line.
    Nothing may follow end on its line.
    Type analysis alone, or with on or off, e.g. analysis off.
    "undo" can't be used while looking back; press Enter to return, or type help.
    "a2" can't be used while looking back; press Enter to return, or type help.
    "go" can't be used while looking back; press Enter to return, or type help.
    $ printf 'back\nwhy a3\nforbidden\nshow\nmenu\ny\n' | renju -i -s ascii -B human four.moves | sed '1,/After/d' | grep -v '^ *[0-9]\|^   A\|^renju'
    > printf 'back\nhelp\n' | renju -i -B human four.moves | sed -n '/^Enter/,/^help/p' | cut -d ' ' -f 1 | tr -d , | xargs
    A3 is allowed for White.
    After move 7 of 8 (back, forth, help; Enter = back to the game): 
    No point is forbidden.
    After move 7 of 8 (back, forth, help; Enter = back to the game): 
    After move 7 of 8 (back, forth, help; Enter = back to the game): 
    Choice (0-13): 
    Type a number from 0 to 13, or load, puzzle, learn, rules, settings or quit.
    Choice (0-13): 
    Enter hint back forth start end analysis threats moves review better note autoplay continue why forbidden save load sides new menu settings quit help
    $ for word in quit new load settings sides; do echo "$word:"; printf 'back\n%s\n' "$word" | renju -i -s ascii -B human four.moves | tail -n 1; echo; done
    quit:
    After move 7 of 8 (back, forth, help; Enter = back to the game): 
    
    new:
    Move 1, Black to play (e.g. C3; help): 
    
    load:
    File to load (Enter, back or menu = leave): 
    
    settings:
    Setting to change (number), Enter or 0 to go back: 
    
    sides:
    Move 1, Black to play (e.g. C3; help): 
    

The chances after each move that was shown are kept in SGF files while the analysis is on:

    $ printf 'back 4\nanalysis on\nforth 3\nanalysis\nback\nsave off.sgf\nanalysis\nend\nsave four.sgf\n\nsave same.sgf\n' |
    > renju -i -D 2 -s ascii -B human four.moves | grep '%\|Analysis\|saved'
    > tr '\n;' '/\n' <four.sgf; echo; cmp four.sgf same.sgf; grep -c Chances off.sgf
    Black 98% #######################################- 2% White
    Move 4, A5: mistake (-13%); better: D3
    Analysis is on: looking back shows the winning chances.
    Black 100% ######################################## 0% White
    Analysis is off.
    The game has been saved to off.sgf.
    Black 98% #######################################- 2% White
    Analysis is on: looking back shows the winning chances.
    Black 100% ######################################## 0% White
    Black 100% ######################################## 0% White
    The game has been saved to four.sgf.
    The game has been saved to same.sgf.
    (
    FF[4]CA[UTF-8]GM[4]SZ[5]RU[freestyle]PB[player]PW[player]C[# renju -n 5 -k 4 -r freestyle -f lose -o free -c letters]
    B[cc]
    W[ae]
    B[bc]C[Chances: Black 84%, White 16%]
    W[aa]C[Chances: Black 98%, White 2%]
    B[ee]C[Chances: Black 99%, White 1%]
    W[ea]C[Chances: Black 98%, White 2%]
    B[dc]C[Chances: Black 100%, White 0%]
    W[ac]C[Chances: Black 100%, White 0%])/
    0
    [1]
    $ renju -i four.sgf -s ascii -n 19 </dev/null | head -n 1
    renju: 5x5, 4 in a row, rule freestyle   Black X: player   White O: player
    $ printf 'start\nanalysis on\nsave root.sgf\n' | renju -i -D 4 -s ascii -B human four.moves >/dev/null; tr ';' '\n' <root.sgf | grep -A1 'C\['; renju -i root.sgf -s ascii -n 19 </dev/null | head -n 1
    FF[4]CA[UTF-8]GM[4]SZ[5]RU[freestyle]PB[player]PW[player]C[# renju -n 5 -k 4 -r freestyle -f lose -o free -c letters
    Chances: Black 51%, White 49%]
    renju: 5x5, 4 in a row, rule freestyle   Black X: player   White O: player
    $ printf 'undo 4\nd3\nanalysis on\nsave d.sgf\n\nundo\ne3\nback\nsave e.sgf\n' | renju -i -D 4 -s ascii -B human four.moves >/dev/null; for game in d e; do tr ';' '\n' <$game.sgf | grep -c Chances; done
    2
    2
    $ sed 's/freestyle/standard/' four.moves >standard.moves; sed '1s/$/\nsetup white e2/' four.moves >setup.moves
    $ for other in standard setup; do printf '%s\n' 'analysis on' '' "load $other.moves" 'save o.sgf' y | renju -i -D 4 -s ascii -B human four.moves >/dev/null; grep -c Chances o.sgf; done
    0
    0
    [1]

In Chinese, on a terminal that reads single keys:

    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -l zh -D 2 -s ascii -B human four.moves <<'EOF' | brief
    > wait 轮到黑方落子
    > send 回看 4
    > wait 已下4手，共8手
    > screen
    > send 分析 开
    > wait 5568(9)9999
    > screen
    > send 前进 3
    > wait 已下7手
    > send 分析 关
    > wait 分析已关
    > send 帮助
    > wait 回车
    > screen
    > send 悔棋
    > wait 回看时不能用
    > send 末尾
    > wait 已下8手
    > type \r
    > wait 第9手
    > screen
    > leave
    > status
    > attributes
    > EOF
    |renju：5路棋盘，四子成连，规则：无禁手   黑方 X：棋手   白方 O：棋手
    | 5(O). . . .    着法
    | 4 . . . . .      1. C3     A1
    | 3 . X X . .      2. B3     A5
    | 1 O . . . .
    |   A B C D E
    |已下4手，共8手（方向键，或“帮助”；回车回到对局）：
    |renju：5路棋盘，四子成连，规则：无禁手   黑方 X：棋手   白方 O：棋手
    | 5(O). . . .    着法
    | 4 . . . . .      1. C3     A1??
    | 3 . X X . .      2. B3     A5?
    | 1 O . . . .
    |   A B C D E
    |黑方 98% #######################################- 2% 白方
    |第4手 A5：失误（-13%），宜下 D3
    |黑方胜率：5568(9)9999
    |?? 恶手，? 失误，?! 疑问手，! 唯一手
    |分析已开：回看时逐手显示胜率。
    |已下4手，共8手（方向键，或“帮助”；回车回到对局）：
    |renju：5路棋盘，四子成连，规则：无禁手   黑方 X：棋手   白方 O：棋手
    | 5 O . . . O    着法
    | 4 . . . . .      1. C3     A1
    | 3 . X X(X).      2. B3     A5
    | 2 . . . . .      3. E1     E5
    | 1 O . . . X      4. D3
    |   A B C D E
    |回车                  回到对局           为何 点 (why)         说明该点
    |提示 [N] (hint)       建议1手或N手       禁手 (forbidden)      列出禁手点
    |回看 [N] (back, b)    后退1手或N手       保存 文件 (save)      存盘（可存 .sgf）
    |前进 [N] (forth, f)   前进1手或N手       读取 文件 (load)      读取棋局
    |开头 (start)          回看开头           换边 (sides, w)       换边再来一局
    |末尾 (end)            回看末尾           新局 (new)            开新局
    |分析 [关] (analysis)  逐手分析           菜单 (menu, m)        回到菜单
    |威胁 [关] (threats)   显示或隐藏威胁     设置 (settings, s)    更改设置
    |开局库 [N] (moves)    列出开局库的着法   退出 (quit, q, exit)  退出程序
    |复盘 (review)         跳到下一处标记     帮助 (help, ?)        显示本表
    |更好 (better)         演示更好的下法     Tab                   补全命令
    |注释 文字 (note)      为这手写注释       左、右键              后退、前进一手
    |播放 (autoplay)       自动播放           空格                  开始或停止播放
    |续下 (continue)       从此处续下         Home、End             开头、末尾
    |已下7手，共8手（方向键，或“帮助”；回车回到对局）：
    |renju：5路棋盘，四子成连，规则：无禁手   黑方 X：棋手   白方 O：棋手
    | 5 O . . . O    着法
    | 4 . . . . .      1. C3     A1
    | 3(O)X X X .      2. B3     A5
    | 2 . . . . .      3. E1     E5
    | 1 O . . . X      4. D3     A3
    |   A B C D E
    |第9手，轮到黑方落子（...）：
    status 0
    attributes unchanged

On an empty line, keys step through the game; otherwise they move in the line:

    $ TERM=xterm pty renju -i -S 1 -s ascii -B human four.moves <<'EOF' | brief
    > wait help)
    > send back
    > wait After move 7 of 8
    > type \e[D
    > wait After move 6 of 8
    > type \e[D
    > wait After move 5 of 8
    > type \e[C
    > wait After move 6 of 8
    > type \e[1~
    > wait After move 0 of 8
    > type \e[D
    > wait After move 0 of 8
    > type \e[F
    > wait After move 8 of 8
    > type \eOC
    > wait After move 8 of 8
    > type ack 2\e[1~b\n
    > wait After move 6 of 8
    > send help
    > wait Home, End
    > type \t
    > screen
    > type \n
    > wait Move 9
    > type \e[D
    > settle
    > screen
    > leave
    > status
    > EOF
    |renju: 5x5, 4 in a row, rule freestyle   Black X: player   White O: player
    | 5 O . . .(O)   Moves
    | 4 . . . . .      1. C3     A1
    | 3 . X X . .      2. B3     A5
    | 2 . . . . .      3. E1     E5
    | 1 O . . . X
    |   A B C D E
    |Enter           return to the game       why POINT       explain a point
    |hint [N]        suggest 1 or N moves     forbidden       list forbidden points
    |back [N], b     look back 1 or N moves   save FILE       save (FILE.sgf: as SGF)
    |forth [N], f    go forward 1 or N moves  load FILE       load a saved game
    |start           look at the start        sides, w        swap sides, play again
    |end             look at the end          new             start a new game
    |analysis [off]  evaluate each position   menu, m         go to the menu
    |threats [off]   show or hide threats     settings, s     change the settings
    |moves [N]       show the book's moves    quit, q, exit   leave the program
    |review          go to next marked move   help, ?         show this list
    |better          play the better line     Tab             complete the word
    |note TEXT       comment on this move     Left, Right     go back, forward
    |autoplay        play the moves           Space           start or stop autoplay
    |continue        play on from here        Home, End       first, last position
    |After move 6 of 8 (arrow keys, help; Enter = back to the game):
    |renju: 5x5, 4 in a row, rule freestyle   Black X: player   White O: player
    | 5 O . . . O    Moves
    | 4 . . . . .      1. C3     A1
    | 3[O]X X X .      2. B3     A5
    | 2 . . . . .      3. E1     E5
    | 1 O . . . X      4. D3     A3
    |   A B C D E
    |Move 9, Black to play (...): [A3]
    status 0

The clock of the player who looks back runs on, and looking back ends when their time is up:

    $ (printf 'back\n'; sleep 3) | renju -i -s ascii --clock=0+1 --flag -B human four.moves | grep -o 'After move\|.*on time\|.*resigned'
    After move
    White wins on time

Before the first move the prompt says so:

    $ printf 'back\n\n' | renju -i -B human -n 3 | grep -c '^No move has been played yet (help; Enter = back to the game)'; printf '后退\n' | renju -i -B human -l zh | tail -n 1
    1
    尚未落子（“帮助”；回车回到对局）：
