# In a terminal: whole screens, with the cursor on the board

before: brief

    $ cat >moves <<'EOF'
    > H8
    > I9
    > J9
    > I7
    > I10
    > H9
    > EOF
    $ cat >keys <<'EOF'
    > settle
    > type \e[A\e[A\e[D
    > screen
    > type \e[5~\e[H
    > screen
    > key ^C
    > status
    > EOF
    $ shown() { LC_ALL=C.UTF-8 TERM=xterm pty -r $1 -c $2 renju -i moves -S 1 -n $3 -l $4 <keys; }
    > shown 24 80 15 en >en; head -n 19 en; sed 1,19d en | brief; shown 24 80 15 zh | brief; shown 40 100 19 en | brief
    > shown 12 40 15 en; shown 12 40 15 zh | brief
    |renju: 15x15, 5 in a row, rule renju   Black ●: player   White ○: player
    |15 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    |14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     I9
    |13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      2. J9     I7
    |12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤      3. I10    H9
    |11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |10 ├─┼─┼─┼─┼─┼[┼]┼─●─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┤
    | 6 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 5 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 4 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 2 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘
    |   A B C D E F G H I J K L M N O
    |Loaded moves (6 moves).
    |Move 7, Black to play (e.g. I8; arrow keys; help): [G10]
    |renju: 15x15, 5 in a row, rule renju   Black ●: player   White ○: player
    |15[┌]┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    |14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     I9
    |13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      2. J9     I7
    |12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤      3. I10    H9
    |10 ├─┼─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┤
    |   A B C D E F G H I J K L M N O
    |Loaded moves (6 moves).
    |Move 7, Black to play (...): [A15]
    signal INT
    |renju：15路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    |15 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    着法
    |14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     I9
    |13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      2. J9     I7
    |12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤      3. I10    H9
    |10 ├─┼─┼─┼─┼─┼[┼]┼─●─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┤
    |   A B C D E F G H I J K L M N O
    |已读取 moves，共6手。
    |第7手，轮到黑方落子（...）：[G10]
    |renju：15路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    |15[┌]┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    着法
    |14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     I9
    |13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      2. J9     I7
    |12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤      3. I10    H9
    |10 ├─┼─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┤
    |   A B C D E F G H I J K L M N O
    |已读取 moves，共6手。
    |第7手，轮到黑方落子（...）：[A15]
    signal INT
    |renju: 19x19, 5 in a row, rule renju   Black ●: player   White ○: player
    |19 ┌─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    |18 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     I9
    |17 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      2. J9     I7
    |16 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤      3. I10    H9
    |10 ├─┼─┼─┼─┼─┼[┼]┼─●─╋─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 4 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤    Keys
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      arrows  move the cursor
    | 2 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      Enter   play there
    | 1 └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘      Tab     next forbidden or offered point
    |   A B C D E F G H I J K L M N O P Q R S      help, hint, why, undo, back, menu
    |Loaded moves (6 moves).
    |Move 7, Black to play (...): [G10]
    |renju: 19x19, 5 in a row, rule renju   Black ●: player   White ○: player
    |19[┌]┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    |18 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      1. H8     I9
    |17 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      2. J9     I7
    |16 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤      3. I10    H9
    |10 ├─┼─┼─┼─┼─┼─┼─┼─●─╋─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 4 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤    Keys
    | 3 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      arrows  move the cursor
    | 2 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤      Enter   play there
    | 1 └─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘      Tab     next forbidden or offered point
    |   A B C D E F G H I J K L M N O P Q R S      help, hint, why, undo, back, menu
    |Loaded moves (6 moves).
    |Move 7, Black to play (...): [A19]
    signal INT
    |renju: 15x15, 5 in a row, rule renju
    |Black ●: player   White ○: player
    |12^├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤^
    |11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |10 ├─┼─┼─┼─┼─┼[┼]┼─●─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7v├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┤v
    |   A B C D E F G H I J K L M N O
    |Loaded moves (6 moves).
    |Move 7, Black to play (e.g. I8; arrow
    |keys; help): [G10]
    |renju: 15x15, 5 in a row, rule renju
    |Black ●: player   White ○: player
    |15[┌]┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐
    |14 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |13 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |12 ├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    |11 ├─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    |10v├─┼─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┤v
    |   A B C D E F G H I J K L M N O
    |Loaded moves (6 moves).
    |Move 7, Black to play (e.g. I8; arrow
    |keys; help): [A15]
    signal INT
    |renju：15路棋盘，五子成连，规则：连珠
    |黑方 ●：棋手   白方 ○：棋手
    |12^├─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤^
    |10 ├─┼─┼─┼─┼─┼[┼]┼─●─┼─┼─┼─┼─┼─┤
    | 9 ├─┼─┼─┼─┼─┼─┼─△─○─●─┼─┼─┼─┼─┤
    | 8 ├─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┼─┤
    | 7v├─┼─┼─┼─┼─┼─┼─┼─○─┼─┼─┼─┼─┼─┤v
    |   A B C D E F G H I J K L M N O
    |已读取 moves，共6手。
    |第7手，轮到黑方落子（如 I8、方向键、帮
    |助）：[G10]
    |renju：15路棋盘，五子成连，规则：连珠
    |黑方 ●：棋手   白方 ○：棋手
    |15[┌]┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐
    |10v├─┼─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┤v
    |   A B C D E F G H I J K L M N O
    |已读取 moves，共6手。
    |第7手，轮到黑方落子（如 I8、方向键、帮
    |助）：[A15]
    signal INT

After a game, and the question before one is dropped; help on a small screen:

    $ for lang in en zh; do for size in '-r 24 -c 80' '-r 12 -c 40'; do LC_ALL=C.UTF-8 TERM=xterm pty $size renju -S 1 -B human -n 9 -l $lang <<'EOF'; done; done | grep -E '^[^|]|^.[^ 1-9]' | sed 's/[0-9]*\.[0-9][0-9]/N/g'
    > settle
    > send e5
    > settle
    > send q
    > screen
    > send n
    > settle
    > send undo
    > settle
    > send resign
    > screen
    > key ^D
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju   Black ●: player   White ○: player
    |Move 2, White to play (e.g. F5; arrow keys; help): q
    |Leave this game? It stays under recent games. y, n, save FILE:
    |renju: 9x9, 5 in a row, rule renju   Black ●: player   White ○: player
    |White wins: Black resigned.
    |0 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    |Move 2, White to play (e.g. F5; arrow
    |keys; help): q
    |Leave this game? It stays under recent
    |games. y, n, save FILE:
    |Black ●: player   White ○: player
    |White wins: Black resigned.
    |0 moves. Time: Black N s, White N
    |s.
    |Again (a), swap sides (w), menu (m),
    |back, save, help, quit (q)?
    status 0
    |renju：9路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    |第2手，轮到白方落子（如 F5、方向键、帮助）：q
    |离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：
    |renju：9路棋盘，五子成连，规则：连珠   黑方 ●：棋手   白方 ○：棋手
    |黑方认输，白方获胜。
    |共0手。用时：黑方N秒，白方N秒。
    |再来（a）、换边（w）、菜单（m）、回看、保存、帮助、退出（q）？
    status 0
    |第2手，轮到白方落子（如 F5、方向键、帮
    |助）：q
    |离开本局吗？（已自动保存）是（y）、否
    |（n），或“保存 文件”：
    |renju：9路棋盘，五子成连，规则：连珠
    |黑方 ●：棋手   白方 ○：棋手
    |黑方认输，白方获胜。
    |共0手。用时：黑方N秒，白方N秒。
    |再来（a）、换边（w）、菜单（m）、回看、
    |保存、帮助、退出（q）？
    status 0
    $ printf 'settle\nsend help\nscreen\nkey ^D\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty -r 12 -c 40 renju -S 1 -B human -n 9 -l zh
    |E5                    落子
    |悔棋 [N] (undo, u)    悔1手或N手
    |停一手 (pass)         不落子
    |认输 (resign)         本局判负
    |和棋 (draw)           提和或接受提和
    |提示 [N] (hint)       建议1手或N手
    |求解 (solve)          寻找必胜下法
    |代走 (go)             由电脑代下一手
    |回看 [N] (back, b)    后退1手或N手
    |前进 [N] (forth, f)   前进1手或N手
    |开头 (start)          回看开头
    |按回车键翻页，q 返回：
    status 0

Colors: stones, the last one, the cursor, forbidden points, the side to move; a row that has won:

    $ printf 'H6\nA1\nH7\nA2\nI8\nA3\nJ8\nA4\n' >foul; LC_ALL=C.UTF-8 TERM=xterm pty renju -i foul -S 1 -N 1000 -m <<'EOF' | grep -E '^[^|]|[A-Z{].*\{' | grep -v Time:
    > wait help): 
    > type \e[A
    > settle
    > type \e[A\e[A\e[A
    > settle
    > painted
    > key ^U
    > send b1
    > settle
    > send a5
    > wait quit (q)
    > painted
    > key ^D
    > status
    > EOF
    |renju: 15x15, 5 in a row, rule renju   {30;47}Black ●{}: player   {1;37;40}White ○{}: player
    | 8 ├─┼─┼─┼─┼─┼─┼─{31}×{}─{30;47}●{}─{30;47}●{}─┼─┼─┼─┼─┤
    | 7[{30;46}├{}]┼─┼─┼─┼─┼─┼─{30;47}●{}─┼─┼─┼─┼─┼─┼─┤
    | 6 ├─┼─┼─┼─┼─┼─┼─{30;47}●{}─┼─┼─┼─┼─┼─┼─┤
    | 4 {30;42}△{}─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    | 3 {1;37;40}○{}─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 2 {1;37;40}○{}─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 {1;37;40}○{}─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘
    |Move 9, {30;47}Black{} to play (e.g. K8; arrow keys; help): [A7]
    |renju: 15x15, 5 in a row, rule renju   {30;47}Black ●{}: player   {1;37;40}White ○{}: player
    | 8 ├─┼─┼─┼─┼─┼─┼─╋─{30;47}●{}─{30;47}●{}─┼─┼─┼─┼─┤
    | 7 ├─┼─┼─┼─┼─┼─┼─{30;47}●{}─┼─┼─┼─┼─┼─┼─┤
    | 6 ├─┼─┼─┼─┼─┼─┼─{30;47}●{}─┼─┼─┼─┼─┼─┼─┤
    | 5 {30;43}△{}─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 4 {30;43}◇{}─┼─┼─╋─┼─┼─┼─┼─┼─┼─┼─╋─┼─┼─┤
    | 3 {30;43}◇{}─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 2 {30;43}◇{}─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┼─┤
    | 1 {30;43}◇{}─{30;47}●{}─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┴─┘
    |{1;37;40}White{} wins: A1 A2 A3 A4 A5.
    status 0
    $ printf 'E5\nF6\nnumber 2\nG7\nA9\noffer A1 B3\n' >offers; for wide in '' -w; do printf 'settle\ntype \\e[A\\e[A\nsettle\npainted\ntype \\e[B\\e[B\\e[H\\t\npainted\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty $wide renju -S 1 -n 9 -i offers -o yamaguchi $wide | grep -E '^. [139]'; done
    | 9[{30;46}△{}]┬─┬─┬─┬─┬─┬─┬─┐    Moves
    | 3 ├─{1;4}2{}─┼─┼─┼─┼─┼─┼─┤
    | 1 {1;4}1{}─┴─┴─┴─┴─┴─┴─┴─┘
    | 9 {30;42}△{}─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    | 3 ├─{1;4}2{}─┼─┼─┼─┼─┼─┼─┤
    | 1[{30;46}1{}]┴─┴─┴─┴─┴─┴─┴─┘
    | 9 {30;46}[O{}┬┬┬┬┬┬┬┐   Moves
    | 3 ├{1;4}2{} ┼┼┼┼┼┼┤
    | 1 {1;4}1{} ┴┴┴┴┴┴┴┘
    | 9 {30;42}△{}┬┬┬┬┬┬┬┐   Moves
    | 3 ├{1;4}2{} ┼┼┼┼┼┼┤
    | 1 {30;46}[]{}┴┴┴┴┴┴┴┘
    $ for none in NO_COLOR=1 NO_COLOR=; do printf 'wait help\npainted\nkey ^C\nstatus\n' | env $none LC_ALL=C.UTF-8 TERM=xterm pty renju -i foul -S 1 | grep -c '{'; done
    0
    9

Colors: wood on a terminal with 256 colors, else 16 colors. The settings keep another choice, which does not hold where
the terminal cannot show it, and names of sides look like their stones:

    $ mkdir -p config/renju; paint() { printf 'C3\nC2\nB2\n' >small.moves; printf 'wait help)\npainted\nkey ^C\nstatus\n' | env LC_ALL=C.UTF-8 XDG_CONFIG_HOME=$PWD/config "$@" pty renju -i small.moves -S 1 -n 3 -k 3 -r freestyle | sed -n '1p;3p' | sed 's/.*freestyle *//'; }
    > paint TERM=xterm-256color; paint TERM=xterm COLORTERM=truecolor | tail -n 1; echo theme dark >config/renju/settings; paint TERM=xterm-256color; paint TERM=xterm
    > paint TERM=xterm-256color NO_COLOR=1; echo theme plain >config/renju/settings; paint TERM=xterm-256color | tail -n 1
    {38;5;16;48;5;136}Black ●{}: player   {1;38;5;231;48;5;136}White ○{}: player
    | 2 ├─{38;5;16;48;5;136}▲{}─{1;38;5;231;48;5;136}●{}      1. C3     C2
    | 2 ├─{38;5;16;48;5;136}▲{}─{1;38;5;231;48;5;136}●{}      1. C3     C2
    {38;5;16;48;5;60}Black ●{}: player   {1;38;5;231;48;5;60}White ○{}: player
    | 2 ├─{38;5;16;48;5;60}▲{}─{1;38;5;231;48;5;60}●{}      1. C3     C2
    {30;47}Black ●{}: player   {1;37;40}White ○{}: player
    | 2 ├─{30;42}▲{}─{1;37;40}○{}      1. C3     C2
    Black ●: player   White ○: player
    | 2 ├─▲─○      1. C3     C2
    | 2 ├─{30;42}▲{}─{1;37;40}○{}      1. C3     C2
    $ printf 'wait help)\nraw\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm-256color pty renju -i small.moves -S 1 -n 3 -k 3 -r freestyle | grep -c '\[0;38;5;58;48;5;136m [├└┌]'
    3

99x99: the board opens at its center, and arrows show where it goes on. The cursor is always visible, or else the last
stone:

    $ TERM=xterm pty renju -B human -S 1 -n 99 -r freestyle <<'EOF' | brief
    > wait help): 
    > screen
    > send a1
    > wait Move 2
    > screen
    > type \e[A
    > settle
    > type \e[5~\e[F
    > settle
    > screen
    > type \e[D\e[D\e[D\e[B\e[B\e[B\e[B
    > wait [CR95]
    > screen
    > scrolled
    > send
    > wait Move 3
    > send c1
    > wait Move 4
    > screen
    > key ^C
    > status
    > EOF
    |renju: 99x99, 5 in a row, rule freestyle   Black X: player   White O: player
    |60^. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .^
    |50<. . . . . . . . . . . . . . . . . . . + . . . . . . . . . . . . . . . . . .>
    |40v. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   AEAFAGAHAIAJAKALAMANAOAPAQARASATAUAVAWAXAYAZBABBBCBDBEBFBGBHBIBJBKBLBMBNBOBP
    |Move 1, Black to play (...):
    |renju: 99x99, 5 in a row, rule freestyle   Black X: player   White O: player
    |21^. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .^
    |11 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .>
    | 1(X). . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AAABACADAEAFAGAHAIAJAKAL
    |Move 2, White to play (...):
    |renju: 99x99, 5 in a row, rule freestyle   Black X: player   White O: player
    |99 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .[.]
    |89<. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
    |79v. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   BJBKBLBMBNBOBPBQBRBSBTBUBVBWBXBYBZCACBCCCDCECFCGCHCICJCKCLCMCNCOCPCQCRCSCTCU
    |Move 2, White to play (...): [CU99]
    |renju: 99x99, 5 in a row, rule freestyle   Black X: player   White O: player
    |95 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .[.]. . .
    |89<. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
    |79v. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .v
    |   BJBKBLBMBNBOBPBQBRBSBTBUBVBWBXBYBZCACBCCCDCECFCGCHCICJCKCLCMCNCOCPCQCRCSCTCU
    |Move 2, White to play (...): [CR95]
    0
    |renju: 99x99, 5 in a row, rule freestyle   Black X: player   White O: player
    |21^. . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .^
    |11 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .>
    | 1 X .(X). . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AAABACADAEAFAGAHAIAJAKAL
    |Move 4, White to play (...):
    signal INT

Each style has the arrows. The next game opens at the center again:

    $ for style in grid ascii lines; do LC_ALL=C.UTF-8 TERM=xterm pty -w -r 16 -c 30 renju -B human -S 1 -n 99 -r freestyle -s $style -w <<'EOF' | grep -v Black | brief; done
    > wait help): 
    > send a1
    > wait Move 2
    > type new\ry\r
    > wait Move 1
    > screen
    > key ^C
    > status
    > EOF
    |renju: 99x99, 5 in a row, rule
    |freestyle
    |player
    |51^|   |   |   |   |   |   ^
    |50<|   |   |   |   |   |   >
    |49v|   |   |   |   |   |   v
    |     AU  AV  AW  AX  AY  AZ
    |AX50; arrow keys; help):
    signal INT
    |renju: 99x99, 5 in a row, rule
    |freestyle
    |player
    |53^. . . . . . . . . . . . .^
    |50<. . . . . . + . . . . . .>
    |46v. . . . . . . . . . . . .v
    |   ARASATAUAVAWAXAYAZBABBBCBD
    |AX50; arrow keys; help):
    signal INT
    |renju: 99x99, 5 in a row, rule
    |freestyle
    |player
    |53^┼┼┼┼┼┼┼┼┼┼┼┼┼^
    |50<┼┼┼┼┼┼╋┼┼┼┼┼┼>
    |46v┼┼┼┼┼┼┼┼┼┼┼┼┼v
    |   ARASATAUAVAWAXAYAZBABBBCBD
    |AX50; arrow keys; help):
    signal INT

A stone played out of view scrolls into view, as far as the cursor stays visible:

    $ for seed in 1 2; do TERM=xterm pty -r 12 -c 40 renju -W random -S $seed -n 19 -s ascii <<'EOF' | grep -E '^.[ 1]' | brief; done
    > wait help): 
    > type \e[A\n
    > wait Move 3
    > screen
    > key ^D
    > status
    > EOF
    |12^. . . . . . . . . . . . . . . . . .^
    |10 . . . . . . . . .[X]. . . . . . . .>
    | 8v. . . . . . . . . . . . . . . . . .v
    |   A B C D E F G H I J K L M N O P Q R
    |12^. . . . . . . . . . . . . . . . . .^
    |10 . . . . . . . . .[X]. . . . . . . .>
    | 8v. . . . . . . . . . . . . . . . . .v
    |   A B C D E F G H I J K L M N O P Q R

A terminal that shrinks and grows while a line is typed:

    $ TERM=xterm pty -r 30 -c 100 renju -B human -S 1 -n 19 <<'EOF' | brief
    > wait help): 
    > type \e[A
    > settle
    > type why k
    > settle
    > resize 10 30
    > settle
    > screen
    > resize 3 5
    > settle
    > resize 1 1
    > settle
    > resize 24 80
    > settle
    > type 10
    > settle
    > screen
    > send
    > wait allowed for
    > key ^C
    > status
    > attributes
    > EOF
    |renju: 19x19, 5 in a row, rule
    |renju
    |Black X: player   White O:
    |player
    |10^. . . . . . . . .[+]. . .^
    | 9v. . . . . . . . . . . . .v
    |   A B C D E F G H I J K L M
    |Move 1, Black to play (e.g.
    |J10; arrow keys; help):
    |why k
    |renju: 19x19, 5 in a row, rule renju   Black X: player   White O: player
    |19 . . . . . . . . . . . . . . . . . . .    Moves
    |10 . . . . . . . . .[+]. . . . . . . . .
    |   A B C D E F G H I J K L M N O P Q R S
    |Move 1, Black to play (...): why k10
    signal INT
    attributes unchanged

Every style has the cursor beside the point, or in it:

    $ for style in lines dots ascii grid; do for wide in '' -w; do printf 'settle\ntype \\e[A\nscreen\ntype \\e[C\\e[A\nscreen\ntype \\e[H\nscreen\ntype \\e[F\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty $wide renju -i moves -n 15 -s $style $wide | grep -E '^\| ?[0-9].*(\[|<)'; done; done
    | 9 ├─┼─┼─┼─┼─┼─┼[△]○─●─┼─┼─┼─┼─┤
    |10 ├─┼─┼─┼─┼─┼─┼─┼[●]┼─┼─┼─┼─┼─┤
    |10[├]┼─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼─┤
    |10 ├─┼─┼─┼─┼─┼─┼─┼─●─┼─┼─┼─┼─┼[┤]
    | 9 ├┼┼┼┼┼┼[O○●┼┼┼┼┤
    |10 ├┼┼┼┼┼┼┼[X┼┼┼┼┼┤
    |10 []┼┼┼┼┼┼┼●┼┼┼┼┼┤
    |10 ├┼┼┼┼┼┼┼●┼┼┼┼┼[]
    | 9 . . . . . . .[△]○ ● . . . . .
    |10 . . . . . . . .[●]. . . . . .
    |10[.]. . . . . . . ● . . . . . .
    |10 . . . . . . . . ● . . . . .[.]
    | 9 . . . . . . . [O○●. . . . .
    |10 . . . . . . . . [X. . . . . .
    |10 []. . . . . . . ●. . . . . .
    |10 . . . . . . . . ●. . . . . []
    | 9 . . . . . . .[O]O X . . . . .
    |10 . . . . . . . .[X]. . . . . .
    |10[.]. . . . . . . X . . . . . .
    |10 . . . . . . . . X . . . . .[.]
    | 9 . . . . . . .[O]O X . . . . .
    |10 . . . . . . . .[X]. . . . . .
    |10[.]. . . . . . . X . . . . . .
    |10 . . . . . . . . X . . . . .[.]
    | 9 |   |   |   |   |   |   |   |<O>| O | X |   |   |   |   |   |
    |10 |   |   |   |   |   |   |   |   |<X>|   |   |   |   |   |   |
    | 9 |   |   |   |   |   |   |   |[O]| O | X |   |   |   |   |   |
    |10 |< >|   |   |   |   |   |   |   | X |   |   |   |   |   |   |
    | 9 |   |   |   |   |   |   |   |[O]| O | X |   |   |   |   |   |
    |10 |   |   |   |   |   |   |   |   | X |   |   |   |   |   |< >|
    | 9 |   |   |   |   |   |   |   |[O]| O | X |   |   |   |   |   |
    | 9 |   |   |   |   |   |   |   |<O>| O | X |   |   |   |   |   |
    |10 |   |   |   |   |   |   |   |   |<X>|   |   |   |   |   |   |
    | 9 |   |   |   |   |   |   |   |[O]| O | X |   |   |   |   |   |
    |10 |< >|   |   |   |   |   |   |   | X |   |   |   |   |   |   |
    | 9 |   |   |   |   |   |   |   |[O]| O | X |   |   |   |   |   |
    |10 |   |   |   |   |   |   |   |   | X |   |   |   |   |   |< >|
    | 9 |   |   |   |   |   |   |   |[O]| O | X |   |   |   |   |   |

A key takes little CPU time on 19x19, with every point judged (less than 50 ms, even with sanitizers):

    $ awk 'BEGIN { for (y = 1; y < 19; y += 5) for (x = 0; x < 17; x += 5) printf "setup black %c%d %c%d %c%d %c%d\n", 65 + x, y, 65 + x, y + 1, 66 + x, y + 2, 67 + x, y + 2 }' >dense
    $ awk 'BEGIN { print "wait help): \ntype \\e[A\nwait [J10]"; for (i = 0; i < 100; i++) print "type \\e[C\nwait [K10]\ntype \\e[D\nwait [J10]"; print "key ^C\nstatus" }' >arrows; (ulimit -t 10; TERM=xterm pty renju -S 1 -i dense -n 19 -m -s ascii <arrows)
    signal INT

If the terminal's size changes after an answer longer than the screen, the board is drawn again:

    $ echo 'setup black B1 B2 C3 D3' >foul; printf 'settle\nsend why b3\nsettle\nscreen\nresize 24 80\nsettle\nscreen\nkey ^D\nstatus\n' | TERM=xterm pty -r 3 -c 40 renju -S 1 -n 7 -s ascii -i foul | sed 's/ *$//' | brief
    |B3 is allowed for Black.
    |Move 1, Black to play (e.g. D4; arrow
    |keys; help):
    |renju: 7x7, 5 in a row, rule renju   Black X: player   White O: player
    | 7 . . . . . . .    Moves
    | 3 . . X X . . .
    | 2 . X . . . . .
    | 1 . X . . . . .
    |   A B C D E F G
    |Move 1, Black to play (...):
    status 0

The players stand beside the rules if they just fit:

    $ for columns in 72 71; do printf 'wait Move 1\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -c $columns renju -i -B human -s ascii | sed -n '2s/^|15.*/|15/;1,2p'; done
    |renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    |15
    |renju: 15x15, 5 in a row, rule renju
    |Black X: player   White O: player

The line above the board says how each side's stones are drawn, as far as a line of text can show it; wide stones count
twice:

    $ echo '(;GM[4]SZ[15]PB[abcdefghij]PW[abcdefghi];B[hh])' >names.sgf; for how in '-s ascii' '-s grid' '-s dots' '-s lines' '-s lines -w'; do printf 'settle\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty -r 40 renju -i $how names.sgf | grep -a 'renju:\|^|Black'; done
    |renju: 15x15, 5 in a row, rule renju   Black X: abcdefghij   White O: abcdefghi
    |renju: 15x15, 5 in a row, rule renju   Black X: abcdefghij   White O: abcdefghi
    |renju: 15x15, 5 in a row, rule renju   Black ●: abcdefghij   White ○: abcdefghi
    |renju: 15x15, 5 in a row, rule renju   Black ●: abcdefghij   White ○: abcdefghi
    |renju: 15x15, 5 in a row, rule renju
    |Black ●: abcdefghij   White ○: abcdefghi
    $ LC_ALL=C renju -i -s lines names.sgf </dev/null | grep Black
    renju: 15x15, 5 in a row, rule renju   Black: abcdefghij   White: abcdefghi

Whoever goes over to lines and back sees the board as it is now, and colors end where they should:

    $ LC_ALL=C.UTF-8 TERM=xterm XDG_CONFIG_HOME=$PWD/ways XDG_STATE_HOME=$PWD/ways pty renju -n 5 -B human -W human -s ascii <<'EOF' | head -n 7
    > wait help)
    > send a1
    > wait Move 2
    > send settings
    > wait Setting
    > send keys
    > wait New
    > send line
    > wait Setting
    > send 0
    > wait Move 2
    > send b2
    > wait Move 3
    > send settings
    > wait Setting
    > send keys
    > wait New
    > send auto
    > wait Setting
    > send 0
    > wait Move 3
    > send c3
    > wait Move 4
    > send settings
    > wait Setting
    > send keys
    > wait New
    > send line
    > wait Setting
    > send 0
    > wait Move 4
    > painted
    > key ^C
    > status
    > EOF
    |renju: 5x5, 5 in a row, rule renju   {30;47}Black X{}: player   {1;37;40}White O{}: player
    | 5 . . . . .    Moves
    | 4 . . . . .      1. A1     B2
    | 3 . .({30;42}X{}). .      2. C3
    | 2 . {1;37;40}O{} . . .
    | 1 {30;47}X{} . . . .
    |   A B C D E

Without colors, the board has no ground either:

    $ for none in NO_COLOR=1 NO_COLOR=; do printf 'wait help\nraw\nkey ^C\nstatus\n' | env $none LC_ALL=C.UTF-8 TERM=xterm-256color pty renju -i -n 5 -B human -S 1 | grep -c '48;5'; done
    0
    7
