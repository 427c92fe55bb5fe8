# In a terminal: menu, settings, saving, loading, recording

before: brief news

    $ TERM=xterm pty renju -S 1 <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | brief | news
    > wait Choice
    > send 99
    > wait Choice
    > screen
    > send 5
    > wait go back
    > screen
    > send 1
    > wait value
    > send 9
    > wait go back
    > send 2
    > wait value
    > send 4
    > wait go back
    > send 3
    > wait value
    > send gomoku
    > wait possible
    > wait value
    > type \n
    > wait go back
    > send 5
    > wait value
    > send tengen
    > wait go back
    > send 1
    > wait value
    > send 8
    > wait go back
    > send 6
    > wait value
    > send hard
    > wait go back
    > send 8
    > wait value
    > send grid
    > wait go back
    > send 99
    > wait go back
    > screen
    > type \n
    > wait Choice
    > screen
    > send 3
    > wait stone 1
    > send a1
    > wait Not allowed
    > screen
    > send menu
    > wait Choice
    > send quit
    > status
    > EOF
    |renju: 15x15, 5 in a row, rule renju
    |  1  play Black against the machine
    |  2  play White against the machine
    |  3  two players
    |  4  watch two machines
    |  5  settings
    |  6  name the players or machines
    |  7  continue the last game: none yet
    |  8  load a game from a file
    |  9  the rules of the game
    | 10  recent games: none yet
    | 11  solve puzzles
    | 12  another board
    | 13  learn the rules
    |  0  quit
    |Type a number from 0 to 13, or load, puzzle, learn, rules, settings or quit.
    |Choice (0-13 or arrow keys):
    |Settings 1-22 of 24 (arrow keys)
    |  1  board size: 15  (1-99)
    |  2  stones in a row to win: 5  (1-15)
    |  3  rule: renju  (1 renju, 2 standard, 3 freestyle, 4 caro)
    |  4  forbidden moves: lose  (1 lose, 2 reject, 3 claim)
    |  5  opening: free  (1 free, 2 tengen, 3 pro, 4 long-pro, 5 swap1, 6 ...)
    |  6  machine level: easy  (1 random, 2 minimax (5 s), 3 novice (0.9 s), 4 ...)
    |  7  machine seconds per move: 5  (1-3600)
    |  8  board style: ascii  (1 lines, 2 dots, 3 ascii, 4 grid)
    |  9  wide stones (two columns each): off  (1 off, 2 on)
    | 10  color: on  (1 off, 2 on)
    | 11  players' clock: off  (minutes+seconds per move, e.g. 10+5, or off)
    | 12  loss on time: off  (1 off, 2 on)
    | 13  language: en  (1 en, 2 zh)
    | 14  coordinates: letters  (1 letters, 2 top, 3 go, 4 xy, 5 xy1, 6 rc)
    | 15  mark forbidden points: on  (1 off, 2 on)
    | 16  keys and mouse: auto  (1 auto, 2 line, 3 mouse)
    | 17  bell after a machine's move: off  (1 off, 2 on)
    | 18  the machines' book: off  (a file of games, or off)
    | 19  show threats: off  (1 off, 2 on)
    | 20  times in the list of moves: auto  (1 auto, 2 off, 3 on)
    | 21  cores for engine (0 = all): 0  (0-256)
    | 22  board colors: auto  (1 auto, 2 plain, 3 wood, 4 dark)
    |Setting to change (number or arrow keys), Enter or 0 to go back:
    |Settings 1-21 of 24 (arrow keys)
    |  1  board size: 9  (1-99)
    |  2  stones in a row to win: 4  (1-9)
    |  3  rule: freestyle  (1 renju, 2 standard, 3 freestyle, 4 caro)
    |  5  opening: tengen  (1 free, 2 tengen, 3 pro, 4 long-pro, 5 swap1, 6 ...)
    |  6  machine level: hard  (1 random, 2 minimax (5 s), 3 novice (0.9 s), 4 ...)
    |  8  board style: grid  (1 lines, 2 dots, 3 ascii, 4 grid)
    |Type a number from 1 to 24, or the beginning of a name.
    |renju: 9x9, 4 in a row, rule freestyle
    |renju: 9x9, 4 in a row, rule freestyle   Black X: player   White O: player
    |   +---+---+---+---+---+---+---+---+---+  Moves
    |     A   B   C   D   E   F   G   H   I
    |Not allowed by the opening: you must play on the center (e.g. E5).
    |tengen: stone 1 (Black). The first player places the first stone.
    |The first player, as Black, must play on the center (e.g. E5):
    status 0

Arrow keys choose a line, and Enter takes it; typed text comes first. If there is no last game the menu says so:

    $ TERM=xterm XDG_STATE_HOME=$PWD/nothing pty renju -S 1 -s ascii <<'EOF' | grep '>\|board style\|bell\|^s'
    > wait arrow
    > type \e[B
    > settle
    > type \e[A
    > screen
    > type \e[A\eOB\e[B\e[B\e[B\e[B\e[B\n
    > wait go back
    > type \e[B\e[A\e[A\e[A\e[A\e[A\e[A\e[A\e[A\n
    > wait New value
    > type on\n
    > wait go back
    > type \e[B
    > screen
    > type \e[A8\n
    > wait New value
    > type grid\n
    > wait go back
    > type \e[B
    > settle
    > type \e
    > settle
    > screen
    > type \n
    > wait Choice
    > type 5\n
    > wait go back
    > type \n
    > wait Choice
    > leave
    > status
    > EOF
    |> 0  quit
    |  8  board style: ascii  (1 lines, 2 dots, 3 ascii, 4 grid)
    |>17  bell after a machine's move: on  (1 off, 2 on)
    |  8  board style: grid  (1 lines, 2 dots, 3 ascii, 4 grid)
    | 17  bell after a machine's move: on  (1 off, 2 on)
    status 0
    $ TERM=xterm LC_ALL=C.UTF-8 XDG_STATE_HOME=$PWD/nothing pty renju -l zh <<'EOF' | grep '>\|暂无'
    > wait 方向键
    > type \e[B
    > screen
    > leave
    > EOF
    |> 1  执黑对电脑
    |  7  继续上一局：暂无
    | 10  最近的棋局：暂无

load and the command line read what save writes, including the rules:

    $ TERM=dumb pty renju -S 1 -n 9 -k 4 -c xy -B human <<'EOF' >/dev/null
    > wait help)
    > send 4,4
    > wait help)
    > send 4,3
    > wait help)
    > send save
    > wait Name the file
    > send save g
    > wait saved
    > send save /nowhere/g
    > wait No such
    > send pass
    > wait passed
    > send load g
    > wait stays under
    > send y
    > wait Loaded
    > send q
    > status
    > EOF
    $ cat g
    # renju -n 9 -k 4 -r freestyle -f lose -o free -c xy
    4,4
    4,3
    $ TERM=dumb pty renju -S 1 -i g <<'EOF' | brief | tail -n 6
    > wait Loaded
    > screen
    > send load nowhere
    > wait No such
    > type \n
    > wait Move 3
    > send q
    > status
    > EOF
    | 3 . . . .(O). . . .
    | 4 . . . . X . . . .
    |   0 1 2 3 4 5 6 7 8
    |Loaded g (2 moves).
    |Move 3, Black to play (...):
    status 0
    $ renju -q -n 9 -k 4 -c xy g
    OK
    OK
    $ printf 'H8\nH8\n' >bad; TERM=dumb pty renju -S 1 -s ascii -n 9 -i bad <<'EOF' | tail -n 4
    > wait Move 2
    > screen
    > send q
    > status
    > EOF
    |Loaded 1 move of bad; the rest (from line 2) could not be read:
    |H8 already has a stone.
    |Move 2, White to play (e.g. E5; help):
    status 0
    $ renju -i nowhere 2>&1
    renju: nowhere: No such file or directory
    [2]
    $ renju -i tests 2>&1
    renju: tests: Is a directory
    [2]

--record survives kill -9, and the game goes on from it:

    $ TERM=dumb pty renju -S 1 -n 9 --record=r -W minimax -D 1 <<'EOF' | tail -n 1
    > wait help)
    > send e5
    > wait Move 3
    > send a1
    > wait Move 5
    > send undo
    > wait Move 3
    > signal KILL
    > status
    > EOF
    signal KILL
    $ cat r
    E5
    E6
    A1
    F5
    undo 2
    $ TERM=dumb pty renju -S 1 -n 9 --record=r -i r -W minimax -D 1 <<'EOF' | brief | tail -n 7 | sed 's/[0-9]*\.[0-9][0-9] s/N s/g'
    > wait Move 3
    > screen
    > send b2
    > wait Move 5
    > send q
    > status
    > EOF
    |Black X: player   White O: machine (minimax)
    | 6 . . . .(O). . . .
    | 5 . . . . X . . . .
    |   A B C D E F G H I
    |Loaded r (2 moves).
    |Move 3, Black to play (...):
    status 0
    $ cat r
    E5
    E6
    A1
    F5
    undo 2
    B2
    D5

Chinese, by the locale and by -l; Chinese words, and the same game:

    $ env LC_ALL=zh_CN.UTF-8 TERM=xterm pty renju -S 1 -n 9 <<'EOF' | sed 's/[0-9]*\.[0-9][0-9]秒/N秒/g' | brief
    > screen
    > send 3
    > wait 回车：
    > type \n
    > wait 轮到黑方
    > send 天元
    > wait 不是着法
    > wait 第1手
    > screen
    > send e5
    > wait 第2手
    > send e5
    > wait 已有棋子
    > wait 第2手
    > send 悔棋1
    > wait 已悔
    > wait 第1手
    > send 帮助
    > wait 新局
    > wait 第1手
    > screen
    > type e6\na1\ne7\na2\nf5\na5\ng5\ni9\n
    > wait 第9手
    > send 禁手
    > wait 禁手点
    > wait 第9手
    > send 为何e5
    > wait 第9手
    > screen
    > send e5
    > wait 再来
    > screen
    > send 退出
    > status
    > EOF
    |renju：9路棋盘，五子成连，规则：连珠
    |  1  执黑对电脑
    |  2  执白对电脑
    |  3  双人对弈
    |  4  观看电脑对弈
    |  5  设置
    |  6  指定双方棋手
    |  7  继续上一局
    |  8  从文件读取棋局
    |  9  规则说明
    | 10  最近的棋局
    | 11  做习题
    | 12  换一种棋盘
    | 13  学习规则
    |  0  退出
    |请选择（0-13，或方向键）：
    |renju：9路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    | 9 ┌─┬─┬─┬─┬─┬─┬─┬─┐    着法
    |   A B C D E F G H I
    |“天元”不是着法（如 E5），也不是命令；输入“帮助”查看命令。
    |第1手，轮到黑方落子（...）：
    |renju：9路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    |E5                    落子               轮到谁 (who)          该谁落子
    |悔棋 [N] (undo, u)    悔1手或N手         显示 (show)           重画棋盘
    |停一手 (pass)         不落子             保存 文件 (save)      存盘（可存 .sgf）
    |认输 (resign)         本局判负           读取 文件 (load)      读取棋局
    |和棋 (draw)           提和或接受提和     习题 文件 (puzzle)    做习题
    |提示 [N] (hint)       建议1手或N手       规则 (rules)          另见学习、测验
    |求解 (solve)          寻找必胜下法       换边 (sides, w)       换边再来一局
    |代走 (go)             由电脑代下一手     新局 (new)            开新局
    |回看 [N] (back, b)    后退1手或N手       菜单 (menu, m)        回到菜单
    |前进 [N] (forth, f)   前进1手或N手       设置 (settings, s)    更改设置
    |开头 (start)          回看开头           退出 (quit, q, exit)  退出程序
    |末尾 (end)            回看末尾           帮助 (help, ?)        显示本表
    |分析 [关] (analysis)  逐手分析           Tab                   补全命令
    |威胁 [关] (threats)   显示或隐藏威胁     方向键                移动光标
    |开局库 [N] (moves)    列出开局库的着法   回车、空格            在光标处落子
    |为何 点 (why)         说明该点           Esc                   隐藏光标
    |禁手 (forbidden)      列出禁手点         Tab（无输入）         下一个禁手点
    |第1手，轮到黑方落子（...）：
    |renju：9路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    | 9 ┌─┬─┬─┬─┬─┬─┬─┬─△    着法
    | 8 ├─┼─┼─┼─*─┼─┼─┼─┤      1. E6     A1
    | 7 ├─┼─┼─┼─◆─┼─┼─┼─┤      2. E7     A2
    | 6 ├─┼─┼─┼─◆─┼─┼─┼─┤      3. F5     A5
    | 5 ○─┼─┼─*─×─◆─◆─*─┤      4. G5     I9
    | 4 ├─┼─┼─┼─*─┼─┼─┼─┤
    | 2 ○─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 ○─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I
    |◆ ◇＝相关的子，*＝成五或成活四的点，×＝禁手点。
    |  活三：E5 F5 G5，成活四点 D5 H5
    |  活三：E5 E6 E7，成活四点 E4 E8
    |E5 是黑方禁手点：三三禁手。
    |第9手，轮到黑方落子（...）：
    |renju：9路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    | 9 ┌─┬─┬─┬─┬─┬─┬─┬─○    着法
    | 8 ├─┼─┼─┼─*─┼─┼─┼─┤      1. E6     A1??
    | 7 ├─┼─┼─┼─◆─┼─┼─┼─┤      2. E7?!   A2??
    | 6 ├─┼─┼─┼─◆─┼─┼─┼─┤      3. F5     A5
    | 5 ○─┼─┼─*─▲─◆─◆─*─┤      4. G5     I9
    | 4 ├─┼─┼─┼─*─┼─┼─┼─┤      5. E5??
    | 2 ○─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 ○─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I
    |◆ ◇＝相关的子，*＝成五或成活四的点，×＝禁手点。
    |?? 恶手，? 失误，?! 疑问手，! 唯一手
    |E5 是黑方禁手点（三三禁手），黑方负，白方胜。
    |  活三：E5 F5 G5，成活四点 D5 H5
    |  活三：E5 E6 E7，成活四点 E4 E8
    |共9手。用时：黑方N秒，白方N秒。
    |错失必胜：第9手黑方应下 F6。
    |再来（a）、换边（w）、菜单（m）、回看、保存、帮助、退出（q）？
    status 0
    $ LC_ALL=C pty renju -S 1 -l zh -n 5 -B human <<'EOF'
    > wait 帮助
    > send 认输
    > wait 获胜
    > send q
    > status
    > EOF
    status 0
    $ env LC_ALL=zh_CN.GBK LANG=zh_CN.GBK TERM=dumb pty renju -S 1 -n 5 -B human <<'EOF' | tail -n 3
    > wait Move 1
    > screen
    > send q
    > status
    > EOF
    |   A B C D E
    |Move 1, Black to play (e.g. C3; help):
    status 0

Settings changed in a game apply from the next one; a file that can't be read to its end leaves the game as it was; a
file that is not a saved game is not overwritten; refusals name the right form:

    $ echo precious >precious; printf 'h8\n# renju is a fine game\ni9\nfoo\n' >bad2; TERM=xterm pty renju -S 1 -n 9 -B human --record=r3 <<'EOF' | brief
    > wait help)
    > send e5
    > wait Move 2
    > send settings
    > wait go back
    > send 1
    > wait value
    > send 13
    > wait go back
    > type \n
    > wait next game
    > screen
    > send load bad2
    > wait line 4
    > screen
    > send load precious
    > wait line 1
    > send load /dev/zero
    > wait regular
    > type \n
    > send save precious
    > wait not saved by
    > send save r3
    > wait recorded
    > send why
    > wait needs one
    > send undo x
    > wait number
    > send resign please
    > wait Nothing may follow
    > send new
    > wait Move 1
    > send m13
    > wait Move 2
    > screen
    > send q
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    | 9 . . . . . . . . .    Moves
    | 8 . . . . . . . . .      1. E5
    | 5 . . . .(X). . . .
    |   A B C D E F G H I
    |The new rules apply from the next game.
    |Move 2, White to play (...):
    |renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    | 9 . . . . . . . . .    Moves
    | 8 . . . . . . . . .      1. E5
    | 5 . . . .(X). . . .
    |   A B C D E F G H I
    |bad2 could not be read (line 4); your game is unchanged:
    |"foo" is neither a move (e.g. G7) nor a command; type help.
    |Move 2, White to play (...):
    |renju: 13x13, 5 in a row, rule renju   Black X: player   White O: player
    |13 . . . . . . . . . . . .(X)   Moves
    |12 . . . . . . . . . . . . .      1. M13
    |   A B C D E F G H I J K L M
    |Move 2, White to play (...):
    status 0
    $ cat precious r3
    precious
    E5
    # renju -n 13 -k 5 -r renju -f lose -o free -c letters
    new
    M13
    $ TERM=dumb pty renju -S 1 -n 9 -i r3 <<'EOF' | tail -n 4
    > wait Move 2
    > screen
    > send q
    > status
    > EOF
    |   A B C D E F G H I J K L M
    |Loaded r3 (1 move).
    |Move 2, White to play (e.g. G7; help):
    status 0

Two machines are watched, stopped and left:

    $ TERM=xterm pty renju -S 1 -n 9 -D 2 <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/' | tail -n 4
    > wait Choice
    > send 4
    > wait Enter = 
    > type \n
    > wait played
    > key ^C
    > wait Paused
    > screen
    > send m
    > wait stays under
    > send y
    > wait Choice
    > send 0
    > status
    > attributes
    > EOF
    |Black played E5 after N s.
    |Paused. Space = continue; undo, save FILE, menu, quit, help:
    status 0
    attributes unchanged

menu and quit leave the menu's questions without a change; a number is not a name, but a letter other than q is:

    $ printf '%s\n' 6 Ann 9 menu 6 9 Ann quit 6 '' 退出 3 menu 3 quit 5 level menu 3 q menu 6 M K 3 '' q | XDG_CONFIG_HOME=$PWD/new renju -i -S 1 -n 5 -s ascii -l en | grep 'a number\|^renju.*X:'; printf '%s\n' 6 Ann 菜单 6 安娜 12 退出 0 | renju -i -l zh | grep -o '^.*由谁下\|回车：[^；]*\|是数字.*'
    "9" is a number, not a name; type menu to go back.
    "9" is a number, not a name; type menu to go back.
    renju: 5x5, 5 in a row, rule renju   Black X: M   White O: K
    黑方由谁下
    回车：棋手
    白方由谁下
    回车：棋手
    黑方由谁下
    回车：棋手
    白方由谁下
    回车：棋手
    是数字，不是姓名；输入“菜单”返回。
    白方由谁下
    回车：棋手
Naming the players goes back to the menu, which shows who plays there. A machine alone plays both colors, and the only
name is that of the person. A level in the settings is for all machines again:

    $ shown() { XDG_CONFIG_HOME=$PWD/named renju -i -S 1 -s ascii -n 5 -k 4 | grep -o '^  [1234]  [ptw][^ ]* [^ ].*: .*\|X: .*' | grep -v stones | uniq; }
    > printf '%s\n' 6 Ann random 2 | shown; printf '%s\n' 6 random minimax 1 menu 3 | shown; printf '%s\n' 6 Ann Bob 2 menu y 3 | shown; printf '%s\n' 6 '' minimax 5 level random '' 1 | shown
      1  play Black against the machine: random
      2  play White against the machine: random
      3  two players: Ann
      4  watch two machines: random, random
    X: machine (random)   White O: Ann
      1  play Black against the machine: minimax
      2  play White against the machine: random
      4  watch two machines: random, minimax
    X: player   White O: machine (minimax)
      1  play Black against the machine: minimax
      2  play White against the machine: random
      4  watch two machines: random, minimax
    X: player   White O: player
      3  two players: Ann, Bob
    X: machine (easy)   White O: Bob
      3  two players: Ann, Bob
    X: Ann   White O: Bob
      1  play Black against the machine: minimax
      2  play White against the machine: minimax
      4  watch two machines: minimax, minimax
    X: player   White O: machine (random)

During a game, the level is at once that of its machines, also when the game is resumed:

    $ plays() { XDG_CONFIG_HOME=$PWD/levels XDG_STATE_HOME=$PWD/levels renju -i -S 1 -s ascii -n 5 -k 4 -D 1 | grep -o 'X: .*' | uniq; }
    > printf '%s\n' 1 c3 settings level novice '' d4 new | plays; printf '%s\n' 7 settings level random '' | plays; printf '%s\n' 3 settings level hard '' | plays
    X: player   White O: machine (easy)
    X: player   White O: machine (novice)
    X: player   White O: machine (novice)
    X: player   White O: machine (random)
    X: player   White O: player

    $ printf '6\n\n\n' | renju -i -S 1 | grep '^Who'; printf '6\n' | renju -i -l zh | grep 由谁下
    Who plays Black? (a name, or a machine: random, minimax, novice, beginner, easy, medium, hard, engine; Enter = player; menu = back): 
    Who plays White? (a name, or a machine: random, minimax, novice, beginner, easy, medium, hard, engine; Enter = player; menu = back): 
    黑方由谁下？（姓名，或电脑：随机、极小极大、启蒙、入门、初级、中级、高级、引擎；回车：棋手；“菜单”返回）：

On a small screen the menu and the settings scroll with the selected entry:

    $ export XDG_STATE_HOME=$PWD/many; mkdir -p many/renju; for game in 1 2 3 4 5 6; do printf 'H8\n' >many/renju/last-$game.moves; done; printf 'wait 方向键\nscreen\nsend 10\nwait 共6\nscreen\nkey ^C\nstatus\n' | TERM=xterm LC_ALL=C.UTF-8 pty -r 8 -c 40 renju -i -l zh -s ascii | grep 共
    |菜单（1-6，共14项；方向键）
    |最近的棋局（1-5，共6项；方向键）
    $ TERM=xterm XDG_STATE_HOME=$PWD/nothing pty -r 8 -c 40 renju -S 1 -s ascii <<'EOF'
    > wait Choice
    > screen
    > type \e[A\e[A
    > screen
    > type 5\n
    > wait go back
    > screen
    > type \e[A\e[A
    > screen
    > type \e[A\e[A\e[A\e[A\n
    > wait New value
    > leave
    > status
    > EOF
    |Menu 1-5 of 14 (arrow keys)
    |  1  play Black against the machine
    |  2  play White against the machine
    |  3  two players
    |  4  watch two machines
    |  5  settings
    |Choice (0-13 or arrow keys):
    |Menu 10-14 of 14 (arrow keys)
    | 10  recent games: none yet
    | 11  solve puzzles
    | 12  another board
    | 13  learn the rules
    |> 0  quit
    |Choice (0-13 or arrow keys):
    |Settings 1-4 of 24 (arrow keys)
    |  1  board size: 15  (1-99)
    |  2  stones in a row to win: 5  (1-15)
    |  3  rule: renju
    |  4  forbidden moves: lose
    |Setting to change (number or arrow
    |keys), Enter or 0 to go back:
    |Settings 21-24 of 24 (arrow keys)
    | 21  cores for engine (0 = all): 0
    | 22  board colors: auto
    | 23  curve of chances in play: auto
    |>24  show the book's moves: off
    |Setting to change (number or arrow
    |keys), Enter or 0 to go back:
    status 0

Where lines are read, menu and settings come page by page if they do not fit the screen; a number may be typed on any page:

    $ TERM=xterm XDG_STATE_HOME=$PWD/nothing XDG_CONFIG_HOME=$PWD/nothing pty -r 12 -c 40 renju -S 1 -s ascii --keys=line <<'EOF' | grep -v '^|  [3-7] '
    > wait more
    > screen
    > send
    > wait Choice
    > screen
    > send x
    > wait more
    > screen
    > send 5
    > wait Settings
    > wait more
    > screen
    > send back
    > wait more
    > send 3
    > wait Which rule
    > wait back): 
    > key ^C
    > status
    > EOF
    |Menu 1-9 of 14
    |  1  play Black against the machine
    |  2  play White against the machine
    |  8  load a game from a file
    |  9  the rules of the game
    |Number (0-13; Enter = more):
    |Menu 10-14 of 14
    | 10  recent games: none yet
    | 11  solve puzzles
    | 12  another board
    | 13  learn the rules
    |  0  quit
    |Choice (0-13):
    |Menu 1-7 of 14
    |  1  play Black against the machine
    |  2  play White against the machine
    |Type a number from 0 to 13, or load,
    |puzzle, learn, rules, settings or quit.
    |Number (0-13; Enter = more):
    |Settings 1-9 of 24
    |  1  board size: 15  (1-99)
    |  2  stones in a row to win: 5  (1-15)
    |  8  board style: ascii
    |  9  wide stones (two columns each): off
    |Number (1-24; Enter = more, back = leave
    |):
    signal INT

A page that is the last one says so, and no empty page follows. The usual question is below the last part of a list:

    $ TERM=xterm XDG_STATE_HOME=$PWD/nothing XDG_CONFIG_HOME=$PWD/nothing pty -r 12 -c 40 renju -S 1 -s ascii --keys=line <<'EOF' | grep -v '^| 1[3-7] '
    > wait more
    > send 9
    > wait more
    > send
    > wait resigns
    > screen
    > send
    > wait more
    > send 5
    > wait more
    > send
    > wait more
    > send
    > wait Setting to
    > screen
    > key ^C
    > status
    > EOF
    |A four needs one more stone to make
    |five; a straight four has two points for
    |that stone. An open three needs one more
    |stone, on a point allowed to Black,
    |to become a straight four.
    |A forbidden move loses at once.
    |A full board, two passes in a row or an
    |agreement is a draw. A player who
    |resigns loses.
    |Press Enter to go back:
    |Settings 19-24 of 24
    | 19  show threats: off  (1 off, 2 on)
    | 20  times in the list of moves: auto
    | 21  cores for engine (0 = all): 0
    | 22  board colors: auto
    | 23  curve of chances in play: auto
    | 24  show the book's moves: off
    |Setting to change (number), Enter or 0 t
    |o go back:
    signal INT

A text that just fits above the question is not cut into pages:

    $ for rows in 24 23; do printf 'wait Move 1\nsend rules\nwait draw\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r $rows -c 40 renju -S 1 -i -B human -s ascii | tail -n 3; done
    |Move 1, Black to play (e.g. H8; arrow
    |keys; help):
    signal INT
    |resigns loses.
    |Press Enter to go back:
    signal INT

A row of a list that is longer than the screen is cut, so that the first rows stay:

    $ printf 'wait Choice\nsend 6\nwait Black\nsend engine\nwait White\nsend engine\nwait Choice\nscreen\nresize 8 24\nsettle\nscreen\nsend 5\nwait Setting to\nscreen\nkey ^C\nstatus\n' | XDG_STATE_HOME=$PWD/nothing TERM=xterm pty -r 12 -c 40 renju -S 1 -s ascii | grep -v '^|  [5-8] '
    |Menu 1-9 of 14 (arrow keys)
    |  1  play Black against the machine: eng
    |  2  play White against the machine: eng
    |  3  two players
    |  4  watch two machines: engine, engine
    |  9  the rules of the game
    |Choice (0-13 or arrow keys):
    |Menu 1-5 of 14 (arrow ke
    |  1  play Black against
    |  2  play White against
    |  3  two players
    |  4  watch two machines:
    |Choice (0-13 or arrow
    |keys):
    |Settings 1-3 of 24 (arro
    |  1  board size: 15
    |  2  stones in a row to
    |  3  rule: renju
    |Setting to change
    |(number or arrow keys),
    |Enter or 0 to go back:
    signal INT

Pages have whole rows:

    $ printf 'wait more\nscreen\nkey ^C\nstatus\n' | XDG_STATE_HOME=$PWD/nothing TERM=xterm pty -r 8 -c 24 renju -S 1 -s ascii --keys=line
    |Menu 1-5 of 14
    |  1  play Black against
    |  2  play White against
    |  3  two players
    |  4  watch two machines
    |  5  settings
    |Number (0-13; Enter = mo
    |re):
    signal INT

The settings show a short time limit as it is:

    $ for limit in 0.05 1.25 1.005; do printf '5\n6\n\n0\n0\n' | renju -i -T $limit | grep -o 'minimax ([^)]*), 3 novice ([^)]*)' | head -n 1; done
    minimax (0.05 s), 3 novice (0.05 s)
    minimax (1.25 s), 3 novice (0.9 s)
    minimax (1.005 s), 3 novice (0.9 s)

In Chinese the values of a setting stand in full-width brackets:

    $ printf 'wait 方向键\nsend 5\nwait 返回\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty renju -l zh | grep '  [13]  '
    |  1  棋盘大小：15（1-99）
    |  3  规则：连珠（1 连珠、2 无禁手且长连不胜、3 无禁手、4 卡罗）

A file that the menu cannot load leads back to the menu:

    $ printf 'load none\n0\n' | XDG_STATE_HOME=$PWD/nothing renju -i -S 1 | tail -n 3
      0  quit
    none: No such file or directory
    Choice (0-13): 
