# The command line

    $ renju --version
    renju 0.2
    $ renju -h | head -n 1
    Usage: renju [OPTION]... [FILE]...
    $ renju --frobnicate 2>&1
    renju: unknown option --frobnicate
    Try 'renju --help'.
    [2]
    $ renju --=x 2>&1 | head -n 1
    renju: unknown option --=x
    $ for option in find tree plies number to first rule analyze opening; do renju -g --to=svg --$option="$(printf 'x\033[2J\302\233')" 2>&1 | head -n 1 | cut -c 1-40; done
    renju: --find: 'x?[2J?' is not a positio
    renju: --tree: is a table of its own; it
    renju: --plies: 'x?[2J?' is not A-B or A
    renju: --number: 'x?[2J?' is not all, la
    renju: --to: 'x?[2J?' is not one of move
    renju: --first: 'x?[2J?' is not 0 to 999
    renju: --rule: 'x?[2J?' is not one of re
    renju: --analyze: adds columns to the re
    renju: --opening: 'x?[2J?' is not one of
    $ renju -g --tree="$(printf 'x\033')" 2>&1 | head -n 1
    renju: --tree: 'x?' is not a position, e.g. 'h8 i9 g7' or 'black=h8i7 white=i9'
    $ renju -Z 2>&1
    renju: unknown option -Z
    Try 'renju --help'.
    [2]
    $ renju -n 2>&1
    renju: --size: needs a value: N
    Try 'renju --help'.
    [2]
    $ renju -n 0 2>&1
    renju: --size: '0' is not 1 to 99
    Try 'renju --help'.
    [2]
    $ renju -n 100 2>&1
    renju: --size: '100' is not 1 to 99
    Try 'renju --help'.
    [2]
    $ renju -j 257 2>&1
    renju: --jobs: '257' is not 0 to 256
    Try 'renju --help'.
    [2]
    $ renju -n 15x 2>&1
    renju: --size: '15x' is not 1 to 99
    Try 'renju --help'.
    [2]
    $ renju --size=99999999999999999999 2>&1
    renju: --size: '99999999999999999999' is not 1 to 99
    Try 'renju --help'.
    [2]
    $ renju -n '' 2>&1
    renju: --size: '' is not 1 to 99
    Try 'renju --help'.
    [2]
    $ renju -n 4 -k 5 2>&1
    renju: --connect: 5 in a row does not fit on a board of size 4
    Try 'renju --help'.
    [2]
    $ renju -k 0 2>&1
    renju: --connect: '0' is not 1 to 99
    Try 'renju --help'.
    [2]
    $ renju -k 6 -r renju 2>&1
    renju: --rule: renju needs --connect=5
    Try 'renju --help'.
    [2]
    $ renju -n 8 -o tengen 2>&1
    renju: --opening: tengen needs a board of odd size
    Try 'renju --help'.
    [2]
    $ renju -r gomoku 2>&1
    renju: --rule: 'gomoku' is not one of renju, standard, freestyle, caro; gomoku is standard (exactly five) or freestyle (five or more)
    Try 'renju --help'.
    [2]
    $ renju -x PASS 2>&1
    renju: --expect: 'PASS' is not a status (e.g. 'WIN BLACK', 'FORBIDDEN 3-3')
    Try 'renju --help'.
    [2]
    $ renju -x '' 2>&1
    renju: --expect: '' is not a status (e.g. 'WIN BLACK', 'FORBIDDEN 3-3')
    Try 'renju --help'.
    [2]
    $ renju --quiet=yes 2>&1
    renju: --quiet: takes no value
    Try 'renju --help'.
    [2]
    $ renju -s "$(printf 'a\nb')" 2>&1
    renju: --style: 'a?b' is not one of lines, dots, ascii, grid
    Try 'renju --help'.
    [2]
    $ renju -i a b 2>&1
    renju: --interactive: takes one FILE, not 2
    Try 'renju --help'.
    [2]

    $ renju -M 0 2>&1
    renju: --memory: '0' is not 1 to 65536
    Try 'renju --help'.
    [2]

A first FILE that does not exist, and is named like a command or an option, is answered with what to type:

    $ for file in help play version games size; do renju $file 2>&1; done; : >play; renju -q play help 2>&1; renju -g help 2>&1; rm play
    renju: help: No such file or directory; type renju --help
    renju: play: No such file or directory; type renju --interactive
    renju: version: No such file or directory; type renju --version
    renju: games: No such file or directory; type renju --games
    renju: size: No such file or directory; type renju --size=N
    renju: help: No such file or directory
    OK
    renju: help: No such file or directory

Long, short, abbreviated, the last one wins, options after files:

    $ printf 'A1\n' | renju --size=3 --conn 3 -qbfinal --style grid -
       +---+---+---+
     3 |   |   |   |
       +---+---+---+
     2 |   |   |   |
       +---+---+---+
     1 |[X]|   |   |
       +---+---+---+
         A   B   C
    OK
    $ printf 'A1\n' | renju -n4 -n 3 -q
    OK

Nothing is read before a usage error, and --record is not touched:

    $ renju --record=r -n 0 2>/dev/null; ls
    examples
    renju
    tests

A name may be cut where only one option begins so. Letters may share a
word, and the last one of them takes the rest of it, or the next word, whatever that is:

    $ for words in --s=3 --si=x --t --to --tre --=3 --qu=3 --qui -qn -qn4x '-q -n -q' -qZn3 -Zq -- --size; do renju -g $words 2>&1 </dev/null | head -n 1; done
    renju: option --s=3 is ambiguous: --size, --style, --strict, --seed, --sprt
    renju: --size: 'x' is not 1 to 99
    renju: option --t is ambiguous: --time, --to, --top, --tree
    renju: --to: needs a value: FMT
    renju: --tree: needs a value: GAME
    renju: unknown option --=3
    renju: --quiet: takes no value
    renju: --quiet: cannot be used with --games
    renju: --size: needs a value: N
    renju: --size: '4x' is not 1 to 99
    renju: --size: '-q' is not 1 to 99
    renju: unknown option -Z
    renju: unknown option -Z
    renju: --size: needs a value: N

Options end at --, and with POSIXLY_CORRECT at the first file. An option that asks about the program ends all reading.

    $ printf 'A1\n' >one; printf 'B2\n' >-q; renju -n 3 -k 3 -b never one -- -q; renju -qn3 -k3 one - -- -q </dev/null; POSIXLY_CORRECT=1 renju -q -n 3 -k 3 one -b final 2>&1; renju -q -Vn --size --frob; renju --vers --size=x
    OK
    OK
    OK
    OK
    OK
    OK
    renju: -b: No such file or directory
    renju: final: No such file or directory
    renju 0.2
    renju 0.2

--tree takes its value after = or from the next word, but for SGF only after =, wherever --to=sgf stands:

    $ printf 'h8 i9\n' >h8; for words in '--tree h8' '--canon --tree h8 --header' '--tree --to=sgf' '--tree h8 --to=sgf' '--to=sgf --tree' '--tree h8 --tree'; do renju -g $words h8 2>&1 | head -n 1 | sed 's/AP.renju:[^]]*.//' | cut -c 1-32; done
    g7	1	0	0	0
    move	games	black	white	draw
    (;FF[4]GM[4]SZ[15]RU[renju]C[1 g
    (;FF[4]GM[4]SZ[15]RU[renju]C[2 g
    (;FF[4]GM[4]SZ[15]RU[renju]C[1 g
    renju: --tree: 'h8' is one posit

The summary fits a terminal of 80 columns.

    $ renju --help | awk 'length > 79'

A fault shows the first 60 bytes of what was typed, and 20 of an unknown column or operator:

    $ seventy=$(printf 'a%069d' 0); renju --size=$seventy 2>&1 | head -n 1; for where in $seventy=1 'plies!!!!!!!!!!!!!!!!!!!!!!!!!1'; do renju -g --where="$where" 2>&1 </dev/null | head -n 1 | cut -c 1-45; done
    renju: --size: 'a00000000000000000000000000000000000000000000000000000000000' is not 1 to 99
    renju: --where: 'a0000000000000000000' is not
    renju: --where: '!!!!!!!!!!!!!!!!!!!!' is not

Under -l zh, wherever it stands, wrong options are explained in Chinese:

    $ : >x; printf '%s\n' -Z '--s=3' -n --quiet=1 '-r gomoku' '-r 连珠' '-o swap6' '-x a' '-n 0' '-T 0' '-r renju -k 4' '-k 9 -n 5' '-o tengen -n 8' '-o rif -n 7' '-o rif -B easy' '-t csv' '-i -q' '-i x y' '-i --clock=1' '-i --flag' --book=none '--record=x x' '-g -a best,best' '-g --find=zz' '-g --plies=3' '-g --elo --to=sgf' help '-i none' | while read -r line; do LC_ALL=C renju -l zh $line 2>&1 </dev/null | grep '^renju: '; done
    renju: 没有选项 -Z
    renju: 选项 --s=3 不明确，可能是：--size, --style, --strict, --seed, --sprt
    renju: --size：须写明 N
    renju: --quiet：不能带值
    renju: --rule：“gomoku”无效；无禁手请用 standard（恰好五子）或 freestyle
    renju: --rule：“连珠”无效，可选：renju, standard, freestyle, caro
    renju: --opening：“swap6”无效，可选：free, tengen, pro, long-pro, swap1, swap, swap2, swap5, swap24, rif, yamaguchi, soosyrv-N, tarannikov, taraguchi-N, super-taraguchi-N, sakata；N 为1到16
    renju: --expect：“a”不是状态；状态如 'WIN BLACK', 'FORBIDDEN 3-3'
    renju: --size：“0”无效，应为1到99
    renju: --time：“0”无效，应为0.001到100000秒
    renju: --rule：renju 须与 --connect=5 同用
    renju: --connect：5路棋盘排不下9子
    renju: --opening：tengen 须用奇数路棋盘
    renju: --opening：rif 须用9路以上的奇数路棋盘
    renju: --opening：rif 须两人对弈；与电脑下可用 free, tengen, pro 或 long-pro
    renju: --format：csv 须与 --games 同用
    renju: --quiet：不能与 --interactive 同用
    renju: --interactive：只能给一个 FILE，不能给2个
    renju: --clock：“1”无效，应写成 分+秒，如 10+5，最大 1440+3600
    renju: --flag：须与 --clock 同用
    renju: --book：没有文件“none”
    renju: --record：“x”已有他用，请换一个文件
    renju: --analyze：“best”重复
    renju: --find：“zz”不是局面；局面如 'h8 i9 g7' 或 'black=h8i7 white=i9'
    renju: --plies：“3”无效，应如 5-7 或 5-
    renju: --elo：不能与 --to 同用
    renju: help: 没有这个文件；请输入 renju --help
    renju: none: 没有这个文件或文件夹

    $ for where in =3 plyes=3 plies 'plies=' 'plies!!3' 'plies=x' 'date<x' 'round<x' 'plies<-'; do renju -l zh -g --where="$where" 2>&1 </dev/null | grep '^renju: ' | sed 's/：id, .*/：.../'; done
    renju: --where：缺少列名，可选：...
    renju: --where：“plyes”无效，可选：...
    renju: --where：“plies”没有比较符，可用 =, !=, <, <=, >, >=, ~
    renju: --where：“plies=”没有要比较的值
    renju: --where：“!!”不是比较符，可用 =, !=, <, <=, >, >=, ~（>x 之类的值前须有空格）
    renju: --where：plies 是整数，不能与“x”比较；请用整数（最多18位）、'-' 或 '?'
    renju: --where：date 用 <, <=, > 和 >= 只能与 YYYY、YYYY-MM 或 YYYY-MM-DD 比较，不能与“x”比较
    renju: --where：round 用 <, <=, > 和 >= 只能与数比较，不能与“x”比较
    renju: --where：“-”只能用 =, != 和 ~ 比较

    $ printf '%s\n' -Y '-k 0' '-i --gtp' '-g --elo=a:99999999' '-g --to=svg --number=x' '-g --tree=h8 --tree=h8' '-g --tree=h8 -a best' '-g --header --to=sgf' '-g --mark-forbidden' '-g --annotate' --encoding=GBK '-g --encoding=x' "$(yes -- --find=h8 | head -n 20 | tr '\n' ' ')" | while read -r line; do LC_ALL=C renju -l zh $line 2>&1 </dev/null | grep '^renju: '; done
    renju: 没有选项 -Y
    renju: --connect：“0”无效，应为1到99
    renju: --interactive：不能与 --gtp 同用
    renju: --elo：“a:99999999”无效，应为 NAME 或 NAME:数，如 Ann:1500，最大10000000
    renju: --number：“x”无效，应为 all、last、none 或手数
    renju: --tree：“h8”多余，--tree 只能给一次
    renju: --tree：不能与 --analyze 同用
    renju: --header：不能与 --to 同用
    renju: --mark-forbidden：与 --games 同用时须有 --to=svg
    renju: --annotate：须与 --to=sgf 同用
    renju: --encoding：须与 --games、--interactive 或 --book 同用
    renju: --encoding：“x”无效，可用 GBK、Big5、Shift_JIS、windows-1252 等
    renju: --find：最多可用16次

Without -l, a person at a terminal with a Chinese locale reads Chinese under --match and --gtp, too:

    $ : >x; printf '%s\n' '--gtp x' '--gtp -o rif' '--gtp -n 26' '--match x' '--match "gtp depth=2 x" self' '--match "gtp nodes=2 memory=3 x" self' '--match "depth=x self" self' '--match "name=- self" self' '--match --sprt=1 self self' '--match --sprt=0,9 self self self' '--match --to=psq self self' '--match -n 53 self self' '--match --openings=swap2 "gtp x" self' '--match --openings=none self self' '--match --openings=x self self' | while read -r line; do echo screen | eval "LC_ALL=zh_CN.UTF-8 pty renju $line" | grep 'renju: '; done
    |renju: --gtp：不能给 FILE，命令从标准输入读入
    |renju: --opening：rif 有选择的步骤；用 --gtp 时可用 free, tengen, pro 或 long-pr
    |renju: --size：“26”无效，用 --gtp 时应为1到25
    |renju: --match：须有2到64个引擎，不能是1个
    |renju: --match：GTP 不能设置 depth
    |renju: --match：GTP 不能设置 memory
    |renju: --match：“depth=x”不是引擎的设置
    |renju: --match：“name=-”不能作棋谱中的名称；应为1到63字节，且不能只有 - 或 ?
    |renju: --sprt：“1”无效，应为 E0,E1，E0 小于 E1，如 0,30
    |renju: --sprt：须有两个引擎，不能是3个
    |renju: --to：“psq”无效，用 --match 时可选：sgf, pgn, json
    |renju: --size：“53”无效，SGF 棋谱应为1到52；请用 --to=pgn 或 --to=json
    |renju: --openings=swap2：GTP 没有这种开局
    |renju: --openings：none：No such file or directory
    |renju: --openings：x 里没有棋局

    $ renju --unknown -l zh 2>&1; env LC_ALL=zh_CN.UTF-8 renju --unknown -l en 2>&1
    renju: 没有选项 --unknown
    详见 renju --help。
    renju: unknown option --unknown
    Try 'renju --help'.
    [2]
