Openings at the terminal: two people, whom the prompt calls by name and tells what they may do.

    $ printf 'H8\nI9\nwho\nswap\nJ10\npass\nK8\noffer A1 B1\noffer A1 B1 C1 D1 E1 F1 G1 H1 I1 J3\nA2\nA1\nswap\nquit\ny\n' | renju -i -o taraguchi-10 -s ascii -B human | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju'
    Stone 1. First player: Black, second: White. The first player: a move on the centre (as H8): 
    Stone 2. First player: Black, second: White. The second player: swap, or a move in the central 3x3 (as I8): 
    Stone 3. First player: Black, second: White. The first player: swap, or a move in the central 5x5 (as I8): 
    First player: Black, second: White. The first player is to move.
    Stone 3. First player: Black, second: White. The first player: swap, or a move in the central 5x5 (as I8): 
    The first player swaps and has White now.
    Stone 3. First player: White, second: Black. The second player: a move in the central 5x5 (as I8): 
    Stone 4. First player: White, second: Black. The first player: swap, or a move in the central 7x7 (as I8): 
    Not before the opening is over.
    The opening wants of the first player: swap, or a move in the central 7x7 (as I8).
    Stone 4. First player: White, second: Black. The first player: swap, or a move in the central 7x7 (as I8): 
    Stone 5. First player: White, second: Black. The second player: swap, or offer and fifth moves, 10 of them, or a move in the central 9x9 (as I8): 
    The opening wants of the second player: swap, or offer and fifth moves, 10 of them, or a move in the central 9x9 (as I8).
    Stone 5. First player: White, second: Black. The second player: swap, or offer and fifth moves, 10 of them, or a move in the central 9x9 (as I8): 
     1 1 2 3 4 5 6 7 8 9 . . . . . .
    Stone 5. First player: White, second: Black. The first player: one of the points marked, up to 10: 
     1 1 2 3 4 5 6 7 8 9 . . . . . .
    The opening wants of the first player: one of the points marked, up to 10.
    Stone 5. First player: White, second: Black. The first player: one of the points marked, up to 10: 
     1(X). . . . . . . . . . . . . .
    Move 6, White to play (as I8, or help): 
     1(X). . . . . . . . . . . . . .
    The opening gives no such choice now.
    Move 6, White to play (as I8, or help): 
    This game is not saved. Leave it? yes (y), no (n), or save FILE: 
    $ printf 'H8\nI9\nJ10\nmore\nK11\ngo\nL12\nhint\nswap\nundo 4\nswap\nM1\nquit\ny\n' | renju -i -o swap2 -s ascii -B human -l zh | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju'
    第1子。假先方：黑方，假后方：白方。假先方可落子（如 H8）：
    第2子。假先方：白方，假后方：黑方。假先方可落子（如 I8）：
    第3子。假先方：黑方，假后方：白方。假先方可落子（如 I8）：
    第4子。假先方：黑方，假后方：白方。假后方可交换；或加子（再下两子）；或落子（如 I8）：
    第4子。假先方：黑方，假后方：白方。假后方可落子（如 I8）：
    第5子。假先方：白方，假后方：黑方。假后方可落子（如 I8）：
    开局阶段结束之前不能这样做。
    开局规则不允许：假后方可落子（如 I8）。
    第5子。假先方：白方，假后方：黑方。假后方可落子（如 I8）：
    第6子。假先方：白方，假后方：黑方。假先方可交换；或落子（如 I8）：
    开局阶段结束之前不能这样做。
    开局规则不允许：假先方可交换；或落子（如 I8）。
    第6子。假先方：白方，假后方：黑方。假先方可交换；或落子（如 I8）：
    假先方交换，现执黑方。
    第6子。假先方：黑方，假后方：白方。假后方可落子（如 I8）：
    已悔棋：4手。
    第4子。假先方：黑方，假后方：白方。假后方可交换；或加子（再下两子）；或落子（如 I8）：
    假后方交换，现执黑方。
    第4子。假先方：白方，假后方：黑方。假先方可落子（如 I8）：
    第5手，轮到黑方落子（如 I8，或“帮助”）：
    本局尚未保存。放弃吗？是（y）、否（n）、或“保存 文件”：
    $ printf 'H8\nI9\nI9\nJ10\n打数 13\n打数 12\nJ10\n交换\nA1\n打点 O1 N1 M1 L1 K1 J1 I1 H1 G1 F1 E1 D2\nquit\ny\n' | renju -i -o yamaguchi -s ascii -B human -l zh | grep -v '^ *[0-9]* [.+XO(]\|^   A\|^renju'
    第1子。假先方：黑方，假后方：白方。假先方可落子于天元（如 H8）：
    第2子。假先方：白方，假后方：黑方。假先方可落子于中央3×3区域内（如 I8）：
    第3子。假先方：黑方，假后方：白方。假先方可打数（1到12）：
    I9 已有棋子，请选择空点。
    第3子。假先方：黑方，假后方：白方。假先方可打数（1到12）：
    开局规则不允许：假先方可打数（1到12）。
    第3子。假先方：黑方，假后方：白方。假先方可打数（1到12）：
    开局规则不允许：假先方可打数（1到12）。
    第3子。假先方：黑方，假后方：白方。假先方可打数（1到12）：
    第3子。假先方：黑方，假后方：白方。假先方可落子于中央5×5区域内（如 I8）：
    第4子。假先方：黑方，假后方：白方。假后方可交换；或落子（如 I8）：
    假后方交换，现执黑方。
    第4子。假先方：白方，假后方：黑方。假先方可落子（如 I8）：
     1(O). . . . . . . . . . . . . .
    第5子。假先方：白方，假后方：黑方。假后方可打点（五手12打）：
     1(O). . . 11109 8 7 6 5 4 3 2 1
    第5子。假先方：白方，假后方：黑方。假先方可从棋盘上的12个打点中选一点：
    本局尚未保存。放弃吗？是（y）、否（n）、或“保存 文件”：

Offered points on the board, in each style.

    $ printf 'E5\nF6\nG7\nnumber 11\nA9\noffer A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 A3\nquit\ny\n' >eleven
    $ renju -i -n 9 -o soosyrv-16 -s ascii -B human <eleven | tail -n 12 | head -n 10
     9(O). . . . . . . .
     8 . . . . . . . . .
     7 . . . . . . X . .
     6 . . . . . O . . .
     5 . . . . X . . . .
     4 . . . . . . . . .
     3 11. . . . . . . .
     2 . . . . . . . . 10
     1 1 2 3 4 5 6 7 8 9
       A B C D E F G H I
    $ renju -i -n 9 -o soosyrv-16 -s dots -B human <eleven | tail -n 12 | head -n 10
     9 △ . . . . . . . .
     8 . . . . . . . . .
     7 . . . . . . ● . .
     6 . . . . . ○ . . .
     5 . . . . ● . . . .
     4 . . . . . . . . .
     3 11. . . . . . . .
     2 . . . . . . . . 10
     1 1 2 3 4 5 6 7 8 9
       A B C D E F G H I
    $ renju -i -n 9 -o soosyrv-16 -s lines -B human <eleven | tail -n 12 | head -n 10
     9 △─┬─┬─┬─┬─┬─┬─┬─┐
     8 ├─┼─┼─┼─┼─┼─┼─┼─┤
     7 ├─┼─┼─┼─┼─┼─●─┼─┤
     6 ├─┼─┼─┼─┼─○─┼─┼─┤
     5 ├─┼─┼─┼─●─┼─┼─┼─┤
     4 ├─┼─┼─┼─┼─┼─┼─┼─┤
     3 11┼─┼─┼─┼─┼─┼─┼─┤
     2 ├─┼─┼─┼─┼─┼─┼─┼─10
     1 1─2─3─4─5─6─7─8─9
       A B C D E F G H I
    $ renju -i -n 9 -o soosyrv-16 -s lines -w -B human <eleven | tail -n 12 | head -n 10
     9 △┬┬┬┬┬┬┬┐
     8 ├┼┼┼┼┼┼┼┤
     7 ├┼┼┼┼┼●┼┤
     6 ├┼┼┼┼○┼┼┤
     5 ├┼┼┼●┼┼┼┤
     4 ├┼┼┼┼┼┼┼┤
     3 11┼┼┼┼┼┼┼┤
     2 ├┼┼┼┼┼┼┼10
     1 1─2─3─4─5─6─7─8─9
       A B C D E F G H I
    $ renju -i -n 9 -o soosyrv-16 -s grid -B human <eleven | tail -n 9 | head -n 7
     3 | 11|   |   |   |   |   |   |   |   |
       +---+---+---+---+---+---+---+---+---+
     2 |   |   |   |   |   |   |   |   | 10|
       +---+---+---+---+---+---+---+---+---+
     1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
       +---+---+---+---+---+---+---+---+---+
         A   B   C   D   E   F   G   H   I

Saved and read again; a machine gets no such opening.

    $ printf 'H8\nI9\nswap\nsave kept.moves\nquit\n' | renju -i -o tarannikov -B human >/dev/null; cat kept.moves
    # renju -n 15 -k 5 -r renju -f lose -o tarannikov -c letters
    H8
    I9
    swap
    $ printf 'quit\n' | renju -i -s ascii kept.moves | tail -n 1
    Stone 3. First player: White, second: Black. The second player: a move in the central 5x5 (as I8): 
    $ printf '1\n\nH8\nquit\ny\n' | renju -i -D 1 -s ascii -o swap2 | grep 'two people\|Move'
    swap2 is an opening for two people; this game opens freely.
    Move 1, Black to play (as H8, or help): 
    Move 3, Black to play (as I8, or help): 
    $ printf '5\n5\n山口\n\n3\n\nquit\n' | renju -i -s ascii -l zh | grep '天元\|开局：' | tail -n 2
      5  开局：山口
    第1子。假先方：黑方，假后方：白方。假先方可落子于天元（如 H8）：
