# In a terminal: exact messages, and forgiving input

hint and go; a machine that declines a draw; a setup that is saved; a command that is refused says why:

    $ printf 'setup black H8\nsetup white I9 H9\nturn white\n' >placed; TERM=dumb pty renju -S 1 -D 1 -W minimax -i placed <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g'
    > wait played
    > wait Move 2
    > send hint
    > wait Suggestion
    > wait Move 2
    > send draw
    > wait White declines the draw.
    > wait Move 2
    > send save kept
    > wait saved
    > wait Move 2
    > send setup black A1
    > wait before the first move
    > wait Move 2
    > send turn white
    > wait before the first move
    > wait Move 2
    > send expect OK
    > wait checking files
    > wait Move 2
    > send claim
    > wait no forbidden move
    > wait Move 2
    > send undo 9
    > wait not that many
    > wait Move 2
    > send go
    > wait Black played
    > wait White played
    > wait Move 4
    > key ^D
    > status
    > EOF
    status 0
    $ sed '$d' kept
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    setup black H8
    setup white H9
    setup white I9
    turn white

solve names the winner, or the reason why it cannot, in both languages:

    $ printf 'setup black H8 I8 J8\nsetup white H9 I10 J12\nsolve\nsolve x\n求解\nsetup black K8\nturn white\nsolve\n' >asked; for lang in en zh; do renju -i -B human -S 1 -s ascii -T 60 -l $lang <asked | grep -E 'force|follow|必|其他'; done
    Black wins by force in 3 plies: G8 F8 K8
    Nothing may follow solve on its line.
    Black wins by force in 3 plies: G8 F8 K8
    Black wins by force in 2 plies: G8 L8
    黑方3手必胜：G8 F8 K8
    “求解”后面不能有其他内容。
    黑方3手必胜：G8 F8 K8
    黑方2手必胜：G8 L8
    $ (printf 'solve\n'; printf 'a1\nresign\nsolve\n') | renju -i -n 3 -k 3 -B human -S 1 -T 60 | grep -E 'force|over'
    Neither side can win by force.
    The game is over; use undo or new.
    $ printf 'solve\n' | renju -i -B human -S 1 -N 1 | grep 'forced'
    No forced win or loss was found.
    $ printf 'solve\n' | renju -i -B human -S 1 -o swap2 | grep -E 'opening'
    solve cannot be used before the opening is over.

`again` is a word for the end of a game; before, a message names the word that begins another game:

    $ printf '%s\n' again h8 再来 'again x' resign again | renju -i -B human -W human | grep -E 'not over|again on|Move 1,'
    Move 1, Black to play (e.g. H8; help): 
    The game is not over; type new to start again.
    Move 1, Black to play (e.g. H8; help): 
    The game is not over; type new to start again.
    Nothing may follow again on its line.
    Move 1, Black to play (e.g. H8; help): 
    $ printf '%s\n' 'settings now' 'quit now' 'rules x' | renju -i -B human -W human | grep Nothing
    Nothing may follow settings on its line.
    Nothing may follow quit on its line.
    Nothing may follow rules on its line.

`yes` and `no` are `y` and `n`:

    $ printf '%s\n' h8 menu no menu yes 0 | XDG_STATE_HOME=$PWD/leaves renju -i -B human -W human -s ascii | grep 'Leave\|Move\|Choice'
    Move 1, Black to play (e.g. H8; help): 
    Move 2, White to play (e.g. I8; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Move 2, White to play (e.g. I8; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Choice (0-13): 

`show` draws the position again while a person looks back; `who` is for the game:

    $ printf '%s\n' h8 back show who | renju -i -B human -W human | grep 'show\|who'
    "who" can't be used while looking back; press Enter to return, or type help.

A word that belongs elsewhere says where:

    $ printf '%s\n' autoplay better next 'next 2' | renju -i -B human -W human | grep ' for \|Type'
    autoplay is for looking back; type back first.
    better is for looking back; type back first.
    next is for puzzles; type puzzle to solve some.
    next is for puzzles; type puzzle to solve some.

`why` for a move that ends the game:

    $ printf '%s\n' a1 a2 b1 b2 'why c1' c3 'why c2' | renju -i -n 3 -k 3 -r freestyle -B human | grep -A 1 five:
      five: A1 B1 C1
    Black wins by playing C1.
    --
      five: A2 B2 C2
    White wins by playing C2.
    $ printf '%s\n' a1 b1 c1 b2 a2 c2 b3 a3 'why c3' | renju -i -n 3 -k 3 -r freestyle -B human | grep fills
    Black fills the board by playing C3: a draw.

Points and words in every spelling; settings by their names and by beginnings of them:

    $ (printf '8h\nH 9\nwhy 10h\nu\n8i\nu 2\n悔棋1\n为何H10\nq\n'; printf 'no\n') | renju -i -B human -s ascii -S 1 | grep -E '^Black [^X]|already|taken|not on|allowed|^White'
    H10 is allowed for Black.
    1 move taken back.
    u2 is not on this board; points go from A1 to O15.
    1 move taken back.
    H10 is allowed for Black.
    $ printf '2 3\n2, 3\nwhy 3,3\n' | renju -i -n 9 -B human -c xy -S 1 | grep -E 'already|allowed'
    2, 3 already has a stone.
    3,3 is allowed for Black.
    $ printf '5\nsize\n9\nboard st\ngrid\nboard\nopen\n2\nru\nfre\n\n3\n' | LC_ALL=C renju -i -S 1 | grep -E 'tengen|freestyle|Type'
    Type a number from 1 to 24, or the beginning of a name.
    New value for "opening" (1 free, 2 tengen, 3 pro, 4 long-pro, 5 swap1, 6 swap, 7 swap2, 8 swap5, 9 swap24, 10 rif, 11 yamaguchi, 12 soosyrv-8, 13 tarannikov, 14 taraguchi-10, 15 super-taraguchi-10, 16 sakata): 
      5  opening: tengen
    New value for "rule" (1 renju, 2 standard, 3 freestyle, 4 caro): 
      3  rule: freestyle
      5  opening: tengen
    renju: 9x9, 5 in a row, rule freestyle
    renju: 9x9, 5 in a row, rule freestyle   Black X: player   White O: player
    tengen: stone 1 (Black). The first player places the first stone.

A message says when a setting changes another one, and when nobody can win; invalid K and N:

    $ printf '5\n2\n4\n2\n5\n1\n4\n2\n9\n3\nrenju\n5\n2\n\n0\n' | renju -i -S 1 | grep -vE '^  |^ [12]|^Choice|^renju|^Setting|^New'
    The rule is now freestyle, because renju needs five in a row.
    The rule is renju again.
    4 in a row now wins: a longer row does not fit on this board.
    The rule is now freestyle, because renju needs five in a row.
    9 in a row does not fit on a 4x4 board. Nothing was changed.
    Renju is played with five in a row, not 4. Nothing was changed.
    This opening needs a center point: a board of odd size, not 4x4. Nothing was changed.
    $ printf '5\n2\n4\n2\n5\n1\n4\n2\n9\n3\n连\n5\n2\n\n0\n' | renju -i -S 1 -l zh | grep -E '。$'
    规则随之改为无禁手：连珠只用五子。
    规则恢复为连珠。
    连子数随之改为4，即此棋盘能排下的最大数。
    规则随之改为无禁手：连珠只用五子。
    4路棋盘排不下9子。未作更改。
    连珠只用五子，现在的连子数是4。未作更改。
    此开局需要天元，棋盘路数须为奇数，现为4路。未作更改。
    $ renju -i -n 3 -B human </dev/null | tail -n 2
    Nobody can win: the board is too small for 5 in a row.
    Move 1, Black to play (e.g. B2; help): 
    $ renju -i -n 3 </dev/null | grep -c Nobody; printf '3\n\n' | renju -i -n 3 -l zh | tail -n 2
    0
    棋盘太小，排不下5子，双方都无法获胜。
    第1手，轮到黑方落子（如 B2，或“帮助”）：
    $ printf '5\nconn\n4\nrule\nfree\nconn\n5\nconn\n6\nconn\n5\n\n0\n' | renju -i -S 1 | grep '^The rule'
    The rule is now freestyle, because renju needs five in a row.
    The rule is still freestyle; the settings can change it.
    The rule is still freestyle; the settings can change it.
    $ printf '5\nconnect\n4\n\n8\nsix.moves\nsettings\n2\n5\n\nmenu\n0\n' | (printf '# renju -n 15 -k 6 -r freestyle\n' >six.moves; renju -i -S 1 -l zh) | grep '^规则仍\|^规则恢\|^规则随'
    规则随之改为无禁手：连珠只用五子。
    规则仍为无禁手，可在设置中更改。

A rule that did not fit a small board returns together with its K:

    $ printf '5\n1\n3\n\n3\na1\nmenu\ny\n5\n1\n15\n\n3\nmenu\n0\n' | XDG_CONFIG_HOME=$PWD/small renju -i -S 1 -s ascii -r renju | grep 'in a row' | grep -v 'to win' | uniq
    renju: 15x15, 5 in a row, rule renju
    3 in a row now wins: a longer row does not fit on this board.
    The rule is now freestyle, because renju needs five in a row.
    renju: 3x3, 3 in a row, rule freestyle
    renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    renju: 3x3, 3 in a row, rule freestyle
    The goal is 5 in a row again.
    renju: 15x15, 5 in a row, rule renju
    renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    renju: 15x15, 5 in a row, rule renju

Messages name an opening and say what it needs:

    $ printf 'settings\n\nh9\nh8\npass\nswap\nwho\n' | renju -i -B human -s ascii -o yamaguchi -S 1 | grep -E 'opening|^the|^[a-z]* is for|must|may'
    The first player, as Black, must play on the center (e.g. H8): 
      5  opening: yamaguchi
    The first player, as Black, must play on the center (e.g. H8): 
    Not allowed by the opening: you must play on the center (e.g. H8).
    The first player, as Black, must play on the center (e.g. H8): 
    The first player, as White, must play in the central 3x3 (e.g. I8): 
    pass cannot be used before the opening is over.
    The first player, as White, must play in the central 3x3 (e.g. I8): 
    swap cannot be used at this point of the opening.
    The first player, as White, must play in the central 3x3 (e.g. I8): 
    The first player, as White, must play in the central 3x3 (e.g. I8): 
    $ printf '5\nopening\n2\nsize\n4\n\n0\n' | renju -i -S 1 | grep -E 'opening needs|is now'
    This opening needs a center point: a board of odd size, not 4x4. Nothing was changed.
    $ printf '5\nsize\n8\n\n0\n' | renju -i -o rif -S 1 | grep -E 'opening needs'
    This opening needs a board of odd size, 9x9 or larger, not 8x8. Nothing was changed.

Lists in Chinese:

    $ printf '5\nrule\n' | renju -i -S 1 -l zh | grep -o '（1 .*'
    （1 连珠、2 无禁手且长连不胜、3 无禁手、4 卡罗）：

Files that cannot be opened, in Chinese:

    $ mkdir -p folder; ln -s loop loop; printf 'load nowhere\nload folder\nload loop\nload /dev/zero\n\nsave nowhere/x\n读取nowhere\n\n保存\nload\n' | renju -i -n 9 -B human -l zh -s ascii | grep -E '：.*(件|链)' 
    nowhere：没有这个文件或文件夹
    folder：是文件夹
    loop：符号链接太多
    /dev/zero：不是普通文件
    nowhere/x：没有这个文件或文件夹
    nowhere：没有这个文件或文件夹

Colors are used only if NO_COLOR is unset or empty:

    $ for no in '' 1; do NO_COLOR=$no TERM=xterm pty renju -S 1 -n 3 -B human <<'EOF' | grep -c 'e\[[0-9;]*m' || true; done
    > wait Move 1
    > send b2
    > wait Move 2
    > raw
    > key ^D
    > status
    > EOF
    2
    0

The question before a game is dropped, in Chinese:

    $ printf 'h8\n退出\n否\n退出\n嗯\n是\n' | renju -i -B human -s ascii -l zh -S 1 | tail -n 3
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：
    “是”或重复刚才的命令：离开本局；“否”或回车：继续；“保存 文件”：先存盘。
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：

The list of moves has only stones and passes, not the other steps of an opening:

    $ TERM=xterm pty renju -S 1 -i -n 9 -B human -o swap <<'EOF' | grep -E '^. [78] '
    > wait stone 1
    > send a1
    > wait stone 2
    > send a2
    > wait stone 3
    > send a3
    > wait stone 4
    > send swap
    > wait stone 4
    > send a4
    > wait Move 5
    > screen
    > key ^D
    > status
    > EOF
    | 8 . . . . . . . . .      1. A1     A2
    | 7 . . . . . . . . .      2. A3     A4

The language is that of LC_ALL, else of LC_MESSAGES, else of LANG; UTF-8 is decided by LC_ALL, else LC_CTYPE, else LANG:

    $ first() { env -u LC_ALL -u LC_MESSAGES -u LC_CTYPE -u LANG "$@" renju -i </dev/null | head -n 1; }
    > first LANG=zh_CN.UTF-8; first LANG=zh_CN.utf8 LC_MESSAGES=en_US.UTF-8; first LANG=en_US.UTF-8 LC_MESSAGES=zh_TW.UTF-8; first LANG=zh_CN.UTF-8 LC_CTYPE=C; first LANG=zh_CN.UTF-8 LC_ALL=; first LANG=zh_CN.UTF-8 LC_ALL=C; first LANG=zh_CN.GB18030; first
    renju：15路棋盘，五子成连，规则：连珠
    renju: 15x15, 5 in a row, rule renju
    renju：15路棋盘，五子成连，规则：连珠
    renju: 15x15, 5 in a row, rule renju
    renju：15路棋盘，五子成连，规则：连珠
    renju: 15x15, 5 in a row, rule renju
    renju: 15x15, 5 in a row, rule renju
    renju: 15x15, 5 in a row, rule renju

Wrong options are explained in Chinese to a person at a terminal with a Chinese locale; scripts see English:

    $ for locale in zh_CN.UTF-8 C; do echo screen | env LC_ALL=$locale pty renju --unknown | grep '|.'; env LC_ALL=$locale renju --unknown 2>&1; done
    |renju: 没有选项 --unknown
    |详见 renju --help。
    renju: unknown option --unknown
    Try 'renju --help'.
    |renju: unknown option --unknown
    |Try 'renju --help'.
    renju: unknown option --unknown
    Try 'renju --help'.
    [2]

Threes that are not real, and why:

    $ printf 'setup black E2 G2 H2 E3 F3 G4 H4 I5 J5\n' >unreal.moves; printf 'why H3\n' | renju -i -s ascii -B human unreal.moves | grep 'three\|four\|H3 is'; printf 'why H3\n' | renju -i -l zh -B human unreal.moves | grep 假活三
      not a real three: E3 F3 H3, because G3 would be a forbidden double-three
        with G3, four: E3 F3 G3 H3, completed at D3 I3
        with G3, open three: G2 G3 G4 (straight four at G5)
        with G3, open three: G3 H4 I5 (straight four at J6)
      not a real three: H2 H3 H4, because H5 would be a forbidden double-four
      open three: G2 H3 J5 (straight four at I4)
    H3 is allowed for Black.
      假活三：E3 F3 H3，因为 G3 是三三禁手
      假活三：H2 H3 H4，因为 H5 是四四禁手

A command without its argument gets a message with its form, in both languages:

    $ for lang in en zh; do printf '%s\n' number 'turn red' 'setup black zz' 'turn white h8' 'setup black h8 white i9' offer 'undo x' why 'go now' expect swap | renju -i -B human -s ascii -l $lang | grep -v '^[1 ][0-9 ] \|^  *A\|^renju\|^Black X\|^Move\|^第'; done
    Usage: number N
    Usage: turn black|white
    Usage: setup black|white POINTS
    Nothing may follow the color; setup places stones.
    Setup places stones of one color; the other needs its own line.
    Usage: offer POINTS
    Type undo alone, or with a number, e.g. undo 2.
    why needs one point, e.g. why H8.
    Nothing may follow go on its line.
    "expect" is neither a move (e.g. H8) nor a command; type help.
    swap can only be used during an opening that allows it.
    格式：打数 N
    格式：turn black|white
    格式：setup black|white 点 …
    turn 后只写 black 或 white；摆子请用 setup。
    setup 每行只摆一种颜色的棋子，另一种颜色请另写一行。
    格式：打点 点 …
    请单独输入“悔棋”，或加数字，如“悔棋 2”。
    请写明一点，如：为何 H8。
    “代走”后面不能有其他内容。
    “expect”不是着法（如 H8），也不是命令；输入“帮助”查看命令。
    “交换”只能在相应的开局阶段使用。

Every message has room for the longest points:

    $ printf 'zz\n100,1\nwhy\nh\n' | renju -i -n 99 -c xy -B human -s ascii | grep 'neither\|on this\|needs one'
    "zz" is neither a move (e.g. 49,49) nor a command; type help.
    100,1 is not on this board; points go from 0,0 to 98,98.
    why needs one point, e.g. why 49,49.
    "h" is neither a move (e.g. 49,49) nor a command; type help.

In a name of a file or a person a # begins a comment only after a blank:

    $ rm -rf names; mkdir names; cd names; printf '6\nJ#n\nAnn # my sister\n3\n\nh8\nsave my#1.txt\nsave two # twice\nload my#1.txt\nquit\n' | renju -i -S 1 -s ascii | grep -o 'Black X: .*\|The game has.*\|Loaded.*' | uniq; ls
    Black X: J#n   White O: Ann
    The game has been saved to my#1.txt.
    Black X: J#n   White O: Ann
    The game has been saved to two.
    Black X: J#n   White O: Ann
    Loaded my#1.txt (1 move).
    my#1.txt
    two

After a puzzle help lists no moves, and in a puzzle no threats are marked, because they would show the solution:

    $ printf '(;GM[4]SZ[15]RU[renju]AB[hh][hi][hj]AW[aa][ac][ae]PL[B])' >three.sgf; printf 'puzzle three.sgf\nhelp\n\no1\nhelp\n' | renju -i -S 1 -s ascii | grep '^[A-O][0-9]* .*play\|missed\|^again'
    three.sgf: 1 puzzle, 0 solved, 0 missed.
    I8             play there
    again, a       try again
    0 of 1 puzzle solved, 1 missed.
    Puzzle 1 of 1: missed. Enter = again; hint, next, previous, menu: 
    again, a       try again
    Puzzle 1 of 1: missed. Enter = again; hint, next, previous, menu: 
    $ for words in 'threats on' 'threats on\npuzzle three.sgf'; do rm -rf threats; printf "h8\ni9\nh7\na1\nh6\na2\n$words\n" | XDG_CONFIG_HOME=$PWD/threats renju -i -S 1 -B human -s ascii | grep -c 'Black 5'; done
    1
    1

From the menu, load takes a name at once:

    $ printf 'load nothing\nload names/two\nquit\n' | renju -i -S 1 -s ascii | grep -o 'nothing.*\|Loaded.*'
    nothing: No such file or directory
    Loaded names/two (1 move).

A point in another notation is answered with the setting that changes it:

    $ printf '7,7\n15 15\n16,0\n' | renju -i -s ascii -B human | grep 'written\|neither'; printf 'H8\nB2 C3\n' | renju -i -s ascii -B human -c rc | grep 'written\|neither'; printf '7,7\n' | LC_ALL=C.UTF-8 renju -i -B human -l zh | grep 写法
    Here a point is written like H8. To write points like 7,7, type settings, then coordinates.
    Here a point is written like H8. To write points like 15 15, type settings, then coordinates.
    "16,0" is neither a move (e.g. H8) nor a command; type help.
    Here a point is written like 7,7. To write points like H8, type settings, then coordinates.
    "B2 C3" is neither a move (e.g. 7,7) nor a command; type help.
    坐标要写成 H8 这样。要用 7,7 这种写法，请输入“设置”，选“坐标写法”。
