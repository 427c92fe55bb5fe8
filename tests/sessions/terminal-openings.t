Openings at the terminal: the prompt names the two players and says what they may do.

    $ printf 'H8\nI9\nwho\nswap\nJ10\npass\nK8\noffer A1 B1\noffer A1 B1 C1 D1 E1 F1 G1 H1 I1 J3\nA2\nA1\nswap\nquit\ny\n' | renju -i -o taraguchi-10 -s ascii -B human | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju'
    taraguchi-10: stone 1 (Black). The first player places the first stone.
    The first player, as Black, must play on the center (e.g. H8): 
    taraguchi-10: stone 2 (White). The first player places the first stone.
    The second player, as White, may swap or play in the central 3x3 (e.g. I8): 
    taraguchi-10: stone 3 (Black). The first player places the first stone.
    The first player, as Black, may swap or play in the central 5x5 (e.g. I8): 
    The first player is now Black, the second player White. The first player is to move.
    taraguchi-10: stone 3 (Black). The first player places the first stone.
    The first player, as Black, may swap or play in the central 5x5 (e.g. I8): 
    The first player swaps and now plays White.
    taraguchi-10: stone 3 (Black). The first player places the first stone.
    The second player, as Black, must play in the central 5x5 (e.g. I8): 
    Opening pattern: Chosei (indirect no. 1).
    taraguchi-10: stone 4 (White). The first player places the first stone.
    The first player, as White, may swap or play in the central 7x7 (e.g. I8): 
    pass cannot be used before the opening is over.
    taraguchi-10: stone 4 (White). The first player places the first stone.
    The first player, as White, may swap or play in the central 7x7 (e.g. I8): 
    taraguchi-10: stone 5 (Black). The first player places the first stone.
    The second player, as Black, may swap, offer 10 fifth moves (offer I8 ...) or play in the central 9x9 (e.g. I8): 
    Offer exactly 10 points, not 2.
    taraguchi-10: stone 5 (Black). The first player places the first stone.
    The second player, as Black, may swap, offer 10 fifth moves (offer I8 ...) or play in the central 9x9 (e.g. I8): 
     1 1 2 3 4 5 6 7 8 9 . . . . . .
    taraguchi-10: stone 5 (Black). The first player places the first stone.
    The first player, as White, must pick one of the 10 offered points: 
     1 1 2 3 4 5 6 7 8 9 . . . . . .
    Not allowed by the opening: you must pick one of the 10 offered points.
    taraguchi-10: stone 5 (Black). The first player places the first stone.
    The first player, as White, must pick one of the 10 offered points: 
     1(X). . . . . . . . . . . . . .
    Move 6, White to play (e.g. I8; help): 
     1(X). . . . . . . . . . . . . .
    swap can only be used during an opening that allows it.
    Move 6, White to play (e.g. I8; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    $ printf 'H8\nI9\nJ10\nmore\nK11\ngo\nL12\n轮到谁\nhint\nswap\nundo 4\nswap\nM1\nquit\ny\n' | renju -i -o swap2 -s ascii -B human -l zh | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju'
    二次交换（Swap2）：第1子（黑方）。开局时先下者为假先方。
    假先方（黑方）须落子（如 H8）：
    二次交换（Swap2）：第2子（白方）。开局时先下者为假先方。
    假先方（白方）须落子（如 I8）：
    二次交换（Swap2）：第3子（黑方）。开局时先下者为假先方。
    假先方（黑方）须落子（如 I8）：
    开局：长星（斜指1）。
    二次交换（Swap2）：第4子（白方）。开局时先下者为假先方。
    假后方（白方）可交换；或再下两子（输入“加子”）；或落子（如 I8）：
    二次交换（Swap2）：第4子（白方）。开局时先下者为假先方。
    假后方（白方）须落子（如 I8）：
    二次交换（Swap2）：第5子（黑方）。开局时先下者为假先方。
    假后方（黑方）须落子（如 I8）：
    开局阶段结束之前不能用“代走”。
    二次交换（Swap2）：第5子（黑方）。开局时先下者为假先方。
    假后方（黑方）须落子（如 I8）：
    二次交换（Swap2）：第6子（白方）。开局时先下者为假先方。
    假先方（白方）可交换；或落子（如 I8）：
    轮到白方（假先方）。假先方（开局时先下者）现为白方，假后方现为黑方。
    二次交换（Swap2）：第6子（白方）。开局时先下者为假先方。
    假先方（白方）可交换；或落子（如 I8）：
    开局阶段结束之前不能用“提示”。
    二次交换（Swap2）：第6子（白方）。开局时先下者为假先方。
    假先方（白方）可交换；或落子（如 I8）：
    假先方交换，现为黑方。
    二次交换（Swap2）：第6子（白方）。开局时先下者为假先方。
    假后方（白方）须落子（如 I8）：
    已悔4手。
    二次交换（Swap2）：第4子（白方）。开局时先下者为假先方。
    假后方（白方）可交换；或再下两子（输入“加子”）；或落子（如 I8）：
    假后方交换，现为黑方。
    二次交换（Swap2）：第4子（白方）。开局时先下者为假先方。
    假先方（白方）须落子（如 I8）：
    第5手，轮到黑方落子（如 I8，或“帮助”）：
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：
    $ printf 'H8\nI9\nI9\nJ10\n打数 13\n打数 12\nJ10\n交换\nA1\n打点 O1 N1 M1 L1 K1 J1 I1 H1 G1 F1 E1 D2\nquit\ny\n' | renju -i -o yamaguchi -s ascii -B human -l zh | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju\|先下者'
    假先方（黑方）须落子于天元（如 H8）：
    假先方（白方）须落子于中央3×3区域内（如 I8）：
    假先方（黑方）须宣布五手打点数（输入“打数 N”，N为1到12）：
    I9 已有棋子。
    假先方（黑方）须宣布五手打点数（输入“打数 N”，N为1到12）：
    这不合开局规则：此时须宣布五手打点数（输入“打数 N”，N为1到12）。
    假先方（黑方）须宣布五手打点数（输入“打数 N”，N为1到12）：
    这不合开局规则：此时须宣布五手打点数（输入“打数 N”，N为1到12）。
    假先方（黑方）须宣布五手打点数（输入“打数 N”，N为1到12）：
    假先方（黑方）须落子于中央5×5区域内（如 I8）：
    开局：长星（斜指1）。
    假后方（白方）可交换；或落子（如 I8）：
    假后方交换，现为黑方。
    假先方（白方）须落子（如 I8）：
     1(O). . . . . . . . . . . . . .
    假后方（黑方）须提出12个打点（输入“打点 I8 …”）：
     1(O). . . 11109 8 7 6 5 4 3 2 1
    假先方（白方）须从12个打点中选一点：
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：

Why an offer is refused; a number picks the point that is marked with it.

    $ printf 'H8\nI9\nJ10\nG7\n2\noffer A1 B1 A1\noffer A15 B1 O1\noffer A1\noffer 1 2\noffer A1 C3\n0\n3\n99999999999\n02\nundo\n1\n1\nquit\ny\n' | renju -i -s ascii -o rif -B human | grep -v '^First\|^Stone\|^ *[0-9]* [.+O]\|^renju\|^   A\|the first stone' | tail -n +4
    Opening pattern: Chosei (indirect no. 1).
    The second player, as White, may swap or play (e.g. I8): 
    The first player, as Black, must offer 2 fifth moves (offer I8 ...): 
    "2" is neither a move (e.g. I8) nor a command; type help.
    The first player, as Black, must offer 2 fifth moves (offer I8 ...): 
    A1 is listed twice.
    The first player, as Black, must offer 2 fifth moves (offer I8 ...): 
    A15 and O1 are the same move, turned or mirrored.
    The first player, as Black, must offer 2 fifth moves (offer I8 ...): 
    Offer exactly 2 points, not 1.
    The first player, as Black, must offer 2 fifth moves (offer I8 ...): 
    Usage: offer POINTS
    The first player, as Black, must offer 2 fifth moves (offer I8 ...): 
     1 1 . . . . . . . . . . . . . .
    The second player, as White, must pick one of the 2 offered points: 
     1 1 . . . . . . . . . . . . . .
    "0" is neither a move (e.g. A1) nor a command; type help.
    The second player, as White, must pick one of the 2 offered points: 
     1 1 . . . . . . . . . . . . . .
    "3" is neither a move (e.g. A1) nor a command; type help.
    The second player, as White, must pick one of the 2 offered points: 
     1 1 . . . . . . . . . . . . . .
    "99999999999" is neither a move (e.g. A1) nor a command; type help.
    The second player, as White, must pick one of the 2 offered points: 
    Move 6, White to play (e.g. I8; help): 
     1 1 . . . . . . . . . . . . . .
    1 move taken back.
    The second player, as White, must pick one of the 2 offered points: 
     1(X). . . . . . . . . . . . . .
    Move 6, White to play (e.g. I8; help): 
     1(X). . . . . . . . . . . . . .
    "1" is neither a move (e.g. I8) nor a command; type help.
    Move 6, White to play (e.g. I8; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    $ printf 'H8\nI9\nJ10\nG7\noffer A1 h8\n Offer  z9 h8\noffer h8 z9\n' | renju -i -s ascii -o rif -B human | grep 'points go\|has a stone'
    h8 already has a stone.
    z9 is not on this board; points go from A1 to O15.
    h8 already has a stone.
    $ printf 'H8\nI9\nJ10\nG7\noffer A1 B1 A1\noffer A15 B1 O1\noffer A1\nquit\ny\n' | renju -i -s ascii -o rif -B human -l zh | grep '重复\|对称\|须'
    假先方（黑方）须落子于天元（如 H8）：
    假先方（白方）须落子于中央3×3区域内（如 I8）：
    假先方（黑方）须落子于中央5×5区域内（如 I8）：
    假先方（黑方）须提出2个打点（输入“打点 I8 …”）：
    A1 重复。
    假先方（黑方）须提出2个打点（输入“打点 I8 …”）：
    A15 与 O1 对称，视为同一打点。
    假先方（黑方）须提出2个打点（输入“打点 I8 …”）：
    须打2点，而不是1点。
    假先方（黑方）须提出2个打点（输入“打点 I8 …”）：

Offered points on the board, in each style.

    $ printf 'E5\nF6\nG7\nnumber 11\nA9\noffer A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 A3\nquit\ny\n' >eleven
    $ for how in '-s ascii' '-s dots' '-s lines' '-s lines -w'; do renju -i -n 9 -o soosyrv-16 $how -B human <eleven | tail -n 6 | head -n 3; done
     2 . . . . . . . . 10
     1 1 2 3 4 5 6 7 8 9
       A B C D E F G H I
     2 . . . . . . . . 10
     1 1 2 3 4 5 6 7 8 9
       A B C D E F G H I
     2 ├─┼─┼─┼─┼─┼─┼─┼─10
     1 1─2─3─4─5─6─7─8─9
       A B C D E F G H I
     2 ├┼┼┼┼┼┼┼10
     1 1 2 3 4 5 6 7 8 9
       A B C D E F G H I
    $ renju -i -n 9 -o soosyrv-16 -s grid -B human <eleven | tail -n 8 | head -n 3
     2 |   |   |   |   |   |   |   |   | 10|
       +---+---+---+---+---+---+---+---+---+
     1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |

Saving and loading; games with a machine have no such opening.

    $ printf 'H8\nI9\nswap\nsave kept.moves\nquit\n' | renju -i -o tarannikov -B human >/dev/null; cat kept.moves
    # renju -n 15 -k 5 -r renju -f lose -o tarannikov -c letters
    H8
    I9
    swap
    $ printf 'quit\n' | renju -i -s ascii kept.moves | tail -n 1
    The second player, as Black, must play in the central 5x5 (e.g. I8): 
    $ printf 'H8\nI9\nswap\nJ10\nsave kept.sgf\nquit\n' | renju -i -o tarannikov -B human >/dev/null; cat kept.sgf
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[player]PW[player]C[# renju -n 15 -k 5 -r renju -f lose -o tarannikov -c letters
    H8
    I9
    swap];B[hh];W[ig];B[jf])
    $ printf 'who\nundo 2\nquit\ny\n' | renju -i -s ascii kept.sgf | grep 'first\|swap\|Stone'
    tarannikov: stone 4 (White). The first player places the first stone.
    The first player, as White, may swap or play in the central 7x7 (e.g. I8): 
    The first player is now White, the second player Black. The first player is to move.
    tarannikov: stone 4 (White). The first player places the first stone.
    The first player, as White, may swap or play in the central 7x7 (e.g. I8): 
    tarannikov: stone 3 (Black). The first player places the first stone.
    The first player, as Black, may swap or play in the central 5x5 (e.g. I8): 
    $ printf '7,7\n8,6\nnumber 2\n9,7\n10,4\noffer 0,0 0,1\nsave pick.sgf\nquit\n' | renju -i -o yamaguchi -c xy -B human >/dev/null; sed 's/;B.*//' pick.sgf
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[player]PW[player]C[# renju -n 15 -k 5 -r renju -f lose -o yamaguchi -c xy
    7,7
    8,6
    number 2
    9,7
    10,4
    offer 0,0 0,1]
    $ printf '2\nD4\nresign\nsave pick.sgf\nquit\n' | renju -i -s ascii pick.sgf | grep 'Stone\|pick\|wins'
    Loaded pick.sgf (4 moves).
    The second player, as White, must pick one of the 2 offered points: 
    White wins: Black resigned.
    The game has been saved to pick.sgf.
    White wins: Black resigned.
    $ printf 'undo 3\nquit\ny\n' | renju -i -s ascii pick.sgf | grep 'Stone\|pick\|wins'
    Loaded pick.sgf (6 moves).
    White wins: Black resigned.
    The second player, as White, must pick one of the 2 offered points: 
    $ sed 's/;B.jf/;B[aa/' kept.sgf >other.sgf; printf 'quit\n' | renju -i -s ascii other.sgf | tail -n 1
    Move 4, White to play (e.g. I8; help): 
    $ sed 's/^swap/pass/' kept.sgf >other.sgf; printf 'quit\n' | renju -i -s ascii other.sgf | tail -n 1
    Move 4, White to play (e.g. I8; help): 
    $ for change in H8/G8 I9/I8 swap/new swap/more; do sed "s/^$change/" kept.sgf >other.sgf; printf 'quit\n' | renju -i -s ascii other.sgf | tail -n 1; done
    Move 4, White to play (e.g. I8; help): 
    Move 4, White to play (e.g. I8; help): 
    Move 4, White to play (e.g. I8; help): 
    Move 4, White to play (e.g. I8; help): 
    $ printf 'H8\nA1\nsave kept.sgf\ny\nquit\n' | renju -i -o pro -B human >/dev/null; printf 'quit\n' | renju -i -s ascii kept.sgf | tail -n 1
    The first player, as Black, must play outside the central 5x5 (e.g. K8): 
    $ sed 's/;B.hh/;B[aa/' kept.sgf >other.sgf; printf 'quit\n' | renju -i -s ascii other.sgf | tail -n 3
    Loaded 0 moves of other.sgf; the rest (from move 1) could not be read (aa).
    pro: stone 1 (Black). The first player places the first stone.
    The first player, as Black, must play on the center (e.g. H8): 
    $ printf '1\n\nH8\nquit\ny\n' | renju -i -D 1 -S 1 -s ascii -o swap2 | grep 'two people\|Move'
    swap2 is an opening for two people; this game opens freely.
    Move 1, Black to play (e.g. H8; help): 
    Move 3, Black to play (e.g. I8; help): 
    $ printf '5\n5\n山口\n\n3\n\nquit\n' | renju -i -s ascii -l zh | grep '天元\|开局：' | tail -n 2
      5  开局：山口
    假先方（黑方）须落子于天元（如 H8）：

The name of the first three stones, with or without swaps between them, in all eight symmetries; under renju, and only
for people.

    $ printf 'H8\nG7\nI7\nquit\ny\n' | renju -i -s ascii -B human | grep pattern
    Opening pattern: Hogetsu (indirect no. 7).
    $ printf 'H8\nswap\nG7\nswap\nG8\nquit\ny\n' | renju -i -s ascii -B human -o tarannikov -l zh | grep '开局：'
    开局：云月（斜指6）。
    $ printf 'H8\nH9\nI9\nundo\nI10\nquit\ny\n' | renju -i -s ascii -B human -l zh | grep '开局：'
    开局：花月（直指4）。
    开局：溪月（直指2）。
    $ printf 'H8\nH9\nI9\nquit\ny\n' | renju -i -s ascii -B human -r standard | grep pattern
    [1]
    $ printf 'setup white A1\nH8\nH9\nI9\nquit\ny\n' | renju -i -s ascii -B human | grep pattern
    [1]
    $ printf 'H8\nH9\npass\nI9\nquit\ny\n' | renju -i -s ascii -B human | grep pattern
    [1]

`rules` says what a forbidden move does:

    $ for how in lose reject claim; do printf 'rules\nquit\n' | renju -i -r renju -f $how -B human | grep '^A forbidden'; done
    A forbidden move loses at once.
    A forbidden move is not accepted; Black chooses another point.
    A forbidden move loses if White claims it before the next move.

The page of the rules explains an opening stone by stone.

    $ for o in yamaguchi super-taraguchi-3 swap2 tengen; do printf 'rules\nquit\n' | renju -i -s ascii -B human -o $o | grep '^Opening\|^Stone [0-9] '; done
    Opening: yamaguchi.
    Stone 1 (Black): the first player must play on the center.
    Stone 2 (White): the first player must play in the central 3x3.
    Stone 3 (Black): the first player must announce 1 to 12 fifth moves (number N).
    Stone 3 (Black): the first player must play in the central 5x5.
    Stone 4 (White): the second player may swap or play.
    Stone 5 (Black): the first player must offer N fifth moves (offer P ...).
    Stone 5 (Black): the second player must pick one of the N offered points.
    Opening: super-taraguchi-3.
    Stone 1 (Black): the first player must play on the center.
    Stone 2 (White): the second player may swap or play in the central 5x5.
    Stone 3 (Black): the first player may swap or play in the central 7x7.
    Stone 4 (White): the second player may swap or play in the central 9x9.
    Stone 5 (Black): the first player may swap, offer 3 fifth moves (offer P ...) or play in the central 9x9.
    Stone 6 (White): the second player may swap or play.
    Stone 5 (Black): the second player must pick one of the 3 offered points.
    Opening: swap2.
    Stone 1 (Black): the first player must play.
    Stone 2 (White): the first player must play.
    Stone 3 (Black): the first player must play.
    Stone 4 (White): the second player may swap, add two stones (more) or play.
    Stone 4 (White): the second player must play.
    Stone 5 (Black): the second player must play.
    Stone 6 (White): the first player may swap or play.
    Opening: tengen.
    Stone 1 (Black): the first player must play on the center.
    Stone 2 (White): the second player must play in the upper half or on the center row.
    $ for lang in en zh; do printf 'rules\nquit\n' | renju -i -s ascii -B human -o soosyrv-1 -l $lang | grep '^Stone 4\|^第4子'; done
    Stone 4 (White): the second player may swap or announce 1 fifth move (number 1).
    Stone 4 (White): the second player must play.
    第4子（白方）：假后方可交换；或宣布五手打点数（输入“打数 1”）。
    第4子（白方）：假后方须落子。
    $ for o in soosyrv-5 long-pro swap24; do printf '规则\nquit\n' | renju -i -s ascii -B human -o $o -l zh | grep '^开局\|^第[0-9]子（'; done
    开局：索索夫-5。
    第1子（黑方）：假先方须落子于天元。
    第2子（白方）：假先方须落子于中央3×3区域内。
    第3子（黑方）：假先方须落子于中央5×5区域内。
    第4子（白方）：假后方可交换；或宣布五手打点数（输入“打数 N”，N为1到5）。
    第4子（白方）：假后方须落子。
    第5子（黑方）：假先方可交换；或提出N个打点（输入“打点 P …”）。
    第5子（黑方）：假后方须从N个打点中选一点。
    开局：长职业开局。
    第1子（黑方）：假先方须落子于天元。
    第2子（白方）：假后方须落子。
    第3子（黑方）：假先方须落子于中央7×7区域外。
    开局：二十四式交换。
    第1子（黑方）：假先方须落子于天元。
    第2子（白方）：假后方须落子于中央3×3区域内。
    第3子（黑方）：假先方须落子于中央5×5区域内（游星、彗星除外）。
    第4子（白方）：假后方可交换；或落子。
    第5子（黑方）：假先方须提出2个打点（输入“打点 P …”）。
    第5子（黑方）：假后方须从2个打点中选一点。
    $ printf 'rules\nquit\n' | renju -i -s ascii -B human | grep -c Opening
    0
    [1]

All 26 patterns by their usual names.

    $ for lang in en zh; do grep -v '^#' tests/data/openings-26.tsv | while read -r code one two three romaji _ chinese; do
    > case $lang$code in enD*) kind=direct ;; en*) kind=indirect ;; zhD*) kind=直指 ;; *) kind=斜指 ;; esac
    > [ $lang = en ] && wanted="Opening pattern: $romaji ($kind no. ${code#?})." || wanted="开局：$chinese（$kind${code#?}）。"
    > printf '%s\n' $one $two $three quit y | renju -i -s ascii -B human -l $lang | grep -cxF "$wanted"
    > done; done | sort | uniq -c | sed 's/^ *//'
    52 1

Any N in the settings, and the names in both languages.

    $ printf '5\n5\n索索夫-5\n5\n二次交换（Swap2）\n5\n二次交换(swap2)\n5\n塔拉\ntaraguchi-17\n山\n5\nsuper-taraguchi-3\n5\n超级\n\n0\n' | renju -i -s ascii -l zh | grep '开局：\|无效' | sed 's/可选.*/.../'
      5  开局：自由
      5  开局：索索夫-5
      5  开局：二次交换（Swap2）
      5  开局：二次交换（Swap2）
    “塔拉”无效，...
    “taraguchi-17”无效，...
      5  开局：山口
      5  开局：超级塔拉山口-3
      5  开局：超级塔拉山口-10
    $ printf '5\nopening\nSoosyrv-3\n5\nsoosyrv-0\n16\n5\nsoo\n\nquit\n' | renju -i -s ascii | grep 'opening: \|possible' | cut -c -60
      5  opening: free
      5  opening: soosyrv-3
    "soosyrv-0" is not possible here; choose 1 free, 2 tengen, 3
      5  opening: sakata
      5  opening: soosyrv-8

An opening without choices is explained between two people, too; against a machine only the move is asked for.

    $ printf 'H8\nA1\ndraw\nI8\nK12\nL9\nquit\ny\n' | renju -i -s ascii -B human -o pro | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju'
    pro: stone 1 (Black). The first player places the first stone.
    The first player, as Black, must play on the center (e.g. H8): 
    pro: stone 2 (White). The first player places the first stone.
    The second player, as White, must play (e.g. I8): 
     1(O). . . . . . . . . . . . . .
    pro: stone 3 (Black). The first player places the first stone.
    The first player, as Black, must play outside the central 5x5 (e.g. K8): 
     1(O). . . . . . . . . . . . . .
    Black offers a draw; White may accept it by typing draw.
    pro: stone 3 (Black). The first player places the first stone.
    The first player, as Black, must play outside the central 5x5 (e.g. K8): 
     1(O). . . . . . . . . . . . . .
    Not allowed by the opening: you must play outside the central 5x5 (e.g. K8).
    pro: stone 3 (Black). The first player places the first stone.
    The first player, as Black, must play outside the central 5x5 (e.g. K8): 
    White: type draw to accept, or a move (e.g. I8) to decline: 
    Move 5, Black to play (e.g. I8; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    $ printf 'G8\nH8\nA1\nA15\nquit\ny\n' | renju -i -s ascii -B human -o tengen -l zh | grep '手，\|不合\|子。\|落子'
    假先方（黑方）须落子于天元（如 H8）：
    这不合开局规则：此时须落子于天元（如 H8）。
    假先方（黑方）须落子于天元（如 H8）：
    假后方（白方）须落子于上半盘或中线（如 I8）：
    这不合开局规则：此时须落子于上半盘或中线（如 I8）。
    假后方（白方）须落子于上半盘或中线（如 I8）：
    第3手，轮到黑方落子（如 I8，或“帮助”）：
    $ printf 'G8\nquit\ny\n' | renju -i -s ascii -D 1 -W minimax -o pro | grep 'Move\|Not allowed'
    Move 1, Black to play (e.g. H8; help): 
    Not allowed by the opening: you must play on the center (e.g. H8).
    Move 1, Black to play (e.g. H8; help): 

Help lists the choices that the opening gives now, and no others:

    $ for opening in free tengen swap1 swap2 rif yamaguchi soosyrv-8 taraguchi-10; do printf 'h8\nhelp\n\ni9\nhelp\n\ng10\nhelp\n' | renju -i -B human -o $opening | sed -n "s/^\(swap\|more\|number\|offer\) .*  .*/$opening \1/p" | paste -s -d , -; done
    
    
    swap1 swap
    swap2 swap,swap2 more
    rif swap
    yamaguchi number,yamaguchi number
    soosyrv-8 swap,soosyrv-8 number
    taraguchi-10 swap,taraguchi-10 swap,taraguchi-10 swap
