# In a terminal: the settings are kept in a file

before: kept
    $ XDG_CONFIG_HOME=$PWD/config; file=$PWD/config/renju/settings
    $ put() { mkdir -p config/renju; printf "$@" >"$file"; }
    $ change() { { echo 5; printf '%s\n' "$@"; printf '\n0\n'; } | renju -i -s ascii; }
    $ shown() { printf '5\n\n0\n' | renju -i "$@" | sed -n '/^Settings/,/^Setting to/p' | sed '1d;$d;s/^ *//'; }
    $ notes() { printf '0\n' | renju -i -s ascii "$@" | grep -E '^(Ignored|Settings cannot|已|另|无法)' | sed "s|$PWD|HERE|"; }
    $ bells() { for word; do :; done; printf "$word" | TERM=xterm pty renju -i -S 1 -n 5 -k 4 -s ascii "$1" "$2" ${5:+"$3" "$4"} | grep -o '\\x07' | wc -l; }

A changed setting is there in the next run. The file has only changed settings:

    $ change 1 9 3 caro 5 pro 6 hard 7 2 9 on 11 10+5 12 on >/dev/null; cat "$file"
    size 9
    rule caro
    opening pro
    level hard
    time 2
    wide on
    clock 10+5
    flag on
    $ shown | sed -n '1,12p'
    1  board size: 9
    2  stones in a row to win: 5
    3  rule: caro
    4  forbidden moves: lose
    5  opening: pro
    6  machine level: hard
    7  machine seconds per move: 2
    8  board style: ascii
    9  wide stones (two columns each): on
    10  color: off
    11  players' clock: 10+5
    12  loss on time: on

Options on the command line override the settings, and are not kept. -k and -n override nothing else; --clock also
overrides the flag, and -N the time:

    $ shown -n 13 -k 6 -r freestyle -f claim -o free -s grid -T 9 --clock=1+1 | sed -n '1,12p'
    1  board size: 13
    2  stones in a row to win: 6
    3  rule: freestyle
    4  forbidden moves: claim
    5  opening: free
    6  machine level: hard
    7  machine seconds per move: 9
    8  board style: grid
    9  wide stones (two columns each): on
    10  color: off
    11  players' clock: 1+1
    12  loss on time: off
    $ shown -N 100 | grep seconds; shown -D 1 | grep seconds; shown | sed -n 7p
    7  machine seconds per move: no limit
    7  machine seconds per move: no limit
    7  machine seconds per move: 2
    $ put 'jobs 3\n'; shown | grep cores; shown -j 2 | grep cores; change cores 0 >/dev/null; cat "$file"; put 'jobs 257\n'; shown | grep cores
    21  cores for engine (0 = all): 3
    21  cores for engine (0 = all): 2
    jobs 0
    21  cores for engine (0 = all): 0

Only typed values are kept, not settings adapted to them, so that a game on 3x3 does not change later games. A refused
change is not kept:

    $ rm "$file"; change rule renju size 3 >/dev/null; cat "$file"; shown | sed -n '1,3p' | paste -s -d ' ' -; change connect 4 | grep 'does not fit'; cat "$file"
    rule renju
    size 3
    1  board size: 3 2  stones in a row to win: 3 3  rule: freestyle
    4 in a row does not fit on a 3x3 board. Nothing was changed.
    rule renju
    size 3
    $ change size 4 size 15 | grep 'again[.]'; shown | sed -n '1,3p' | paste -s -d ' ' -; change size 3 size 15 connect 5 | grep -c 'still'
    The goal is 4 in a row again.
    The goal is 5 in a row again.
    The rule is renju again.
    1  board size: 15 2  stones in a row to win: 5 3  rule: renju
    0
    [1]
    $ change size x >/dev/null; change size '' >/dev/null; change clock x >/dev/null; cat "$file"
    rule renju
    size 15
    connect 5

A typed value is kept even if it equals the current one, here from the command line:

    $ rm "$file"; printf '5\nsize\n11\n\n0\n' | renju -i -n 11 >/dev/null; cat "$file"
    size 11

The rule that is asked for before the first game is kept. A file that cannot be written asks again in the next run:

    $ for try in 1 2; do rm -rf config; printf '3\n2\nquit\n' | renju -i -s ascii | grep -c 'rule freestyle'; cat "$file"; done; printf '3\nquit\n' | renju -i -s ascii | grep -c '^Rule'
    1
    rule freestyle
    1
    rule freestyle
    0
    [1]
    $ for try in 1 2; do printf '3\n2\nquit\n' | XDG_CONFIG_HOME=/dev/null renju -i -s ascii | grep -c '^Rule'; done; rm -r config
    1
    1

Comments, blanks and other lines of the file stay:

    $ put '# my board\n size\t7 # small\r\n\nlevel easy'; change size 11 flag on >/dev/null; tr '\r\t' '~>' <"$file"
    # my board
     size 11 # small~
    
    level easy
    flag on

The last line counts; a bad one does not count. Bad lines are reported and ignored:

    $ put 'size 7\nsize 9\nsize 100\nSIZE\nboard 9\nlevel 2\n# x\nrule Caro\nrule gomoku\n'; notes; shown | sed -n '1p;3p'
    Ignored line 3 of HERE/config/renju/settings: "size 100" is not a setting with a valid value.
    Ignored line 4 of HERE/config/renju/settings: "SIZE" is not a setting with a valid value.
    Ignored line 5 of HERE/config/renju/settings: "board 9" is not a setting with a valid value.
    Ignored 2 more lines of that file.
    1  board size: 9
    3  rule: caro
    $ put 'a\nb\nc\nd\n'; notes | tail -n 1; (export LC_ALL=C.UTF-8; notes -l zh) | sed -n '1p;4p'
    Ignored 1 more line of that file.
    已忽略 HERE/config/renju/settings 第1行：“a”不是有效的设置。
    另有1行已忽略。
    $ put 'size 0\nconnect 0\ntime 3601\nclock 0+0\nflag maybe\nwide\nsize 9 9\n'; notes | tail -n 1; shown | sed -n '1p;7p;11p'
    Ignored 4 more lines of that file.
    1  board size: 15
    7  machine seconds per move: 5
    11  players' clock: off

Control characters are shown harmlessly:

    $ put 'a\0b\nsi\033[31mze 9\n%4000d\n' 1; notes | cut -c 1-75
    Ignored line 1 of HERE/config/renju/settings: "a" is not a setting with a v
    Ignored line 2 of HERE/config/renju/settings: "si?[31mze 9" is not a settin
    Ignored line 3 of HERE/config/renju/settings: "1" is not a setting with a v

A rule that does not fit K is freestyle, and K is at most the size. An opening that fits no rule is ignored, and it is
reported, unless the command line has the rule:

    $ put 'rule renju\nconnect 6\n'; notes; shown | sed -n '2,3p'; shown -k 5 | sed -n '2,3p'; change connect 5 | grep 'again[.]'; shown -k 6 | sed -n 3p
    2  stones in a row to win: 6
    3  rule: freestyle
    2  stones in a row to win: 5
    3  rule: renju
    The rule is renju again.
    3  rule: freestyle
    $ put 'size 10\nopening pro\n'; notes; shown | sed -n '1p;5p'
    Ignored line 2 of HERE/config/renju/settings: "opening pro" does not fit the other settings.
    1  board size: 10
    5  opening: free
    $ put 'size 9\nconnect 10\n'; notes; shown | sed -n '1,3p'
    1  board size: 9
    2  stones in a row to win: 9
    3  rule: freestyle
    $ put 'size 10\nconnect 11\nrule renju\nopening pro\n'; notes; shown | sed -n '1,5p' | paste -s -d ' ' -
    Ignored line 4 of HERE/config/renju/settings: "opening pro" does not fit the other settings.
    1  board size: 10 2  stones in a row to win: 10 3  rule: freestyle 4  forbidden moves: lose 5  opening: free
    $ put 'connect 6\nopening pro\n'; notes; shown | sed -n '2,3p'; shown -r renju | sed -n '2,3p'; notes -r renju; shown -n 4 | sed -n '1,5p' | paste -s -d ' ' -; notes -n 4
    2  stones in a row to win: 6
    3  rule: freestyle
    2  stones in a row to win: 5
    3  rule: renju
    1  board size: 4 2  stones in a row to win: 4 3  rule: freestyle 4  forbidden moves: lose 5  opening: free

A style that needs UTF-8 is not used without it, nor color where a terminal has none:

    $ put 'style dots\ncolor on\n'; shown | sed -n '8p;10p'; (export LC_ALL=C.UTF-8; shown) | sed -n '8p;10p'; put 'style grid\n'; shown | sed -n 8p
    8  board style: ascii
    10  color: off
    8  board style: dots
    10  color: off
    8  board style: grid
    $ put 'color off\n'; printf 'wait Choice\nsend 5\nwait back\nscreen\nsend\nwait Choice\nsend 0\nstatus\n' | TERM=xterm pty renju -i | grep color; put 'color on\n'; printf 'wait Choice\nsend 5\nwait back\nscreen\nsend\nwait Choice\nsend 0\nstatus\n' | TERM=xterm NO_COLOR=1 pty renju -i | grep color
    | 10  color: off  (1 off, 2 on)
    | 22  board colors: auto  (1 auto, 2 plain, 3 wood, 4 dark)
    | 10  color: on  (1 off, 2 on)
    | 22  board colors: auto  (1 auto, 2 plain, 3 wood, 4 dark)
    $ for kept in on off; do put "color $kept\n"; printf 'wait Choice\nsend 5\nwait back\nscreen\nsend\nwait Choice\nsend 0\nstatus\n' | env -u TERM pty renju -i | grep color; done
    | 10  color: on
    | 22  board colors: auto
    | 10  color: off
    | 22  board colors: auto

The rules of a game in a file are not kept. A file without rules takes those of the command line:

    $ put 'size 9\nopening pro\nlevel hard\n'; printf 'O15\n' >moves; printf 'show\nsettings\n' | renju -i -s ascii moves | grep -E '^15|board size|opening|level' | sort -u
      1  board size: 15
      5  opening: free
      6  machine level: hard
    15 . . . . . . . . . . . . . .(X)
    $ printf 'settings\nlevel\neasy\n\nquit\n' | renju -i moves >/dev/null; cat "$file"
    size 9
    opening pro
    level easy

Games without the menu use the kept rules. An opening for two people is free with a machine, and a record states rules
that differ from those of the command line:

    $ put 'size 7\nrule standard\n'; printf 'A1\nquit\n' | renju -i -B human -s ascii --record=record | grep -c 7x7; cat record; rm record
    2
    # renju -n 7 -k 5 -r standard -f lose -o free -c letters
    new
    A1
    $ printf 'A1\nquit\n' | renju -i -B human -n 7 -r standard -s ascii --record=record >/dev/null; cat record; rm record
    A1
    $ put 'opening swap2\n'; printf 'H8\nquit\ny\n' | renju -i -W random -S 1 -s ascii | grep -c 'swap2'
    1

Only the terminal reads and writes the file:

    $ put 'size 7\nbad\n'; echo H8 | renju -q 2>&1; echo h8 | renju -g 2>&1; echo ABOUT | renju --gomocup 2>&1 | cut -c 1-13; cat "$file"
    OK
    -	OK	1	-	-	-
    name="renju",
    size 7
    bad

A file that cannot be read or written is reported once and left alone:

    $ rm -r config; mkdir -p "$file"; notes; change size 9 flag on | grep -c 'cannot be'; ls config/renju
    Settings cannot be read from HERE/config/renju/settings: Is a directory
    1
    settings
    $ rm -r config; put '%16385d' 1; notes; change size 9 | grep -c 'cannot be'; wc -c <"$file"
    Settings cannot be read from HERE/config/renju/settings: File too large
    1
    16385
    $ put '%016370d#' 1; notes | cut -c 1-20; change size 9 | grep 'cannot be' | sed 's|.*/||'; change opening taraguchi-10 flag on | grep -c 'cannot be'
    Ignored line 1 of HE
    1
    $ rm -r config; mkfifo fifo; mkdir -p config/renju; ln -s "$PWD/fifo" "$file"; notes; ln -sf /dev/null "$file"; notes; change size 9 | grep -c 'cannot be'; test -c /dev/null
    Settings cannot be read from HERE/config/renju/settings: not a regular file
    Settings cannot be read from HERE/config/renju/settings: not a regular file
    1
    $ XDG_CONFIG_HOME=/dev/null; notes; change size 9 flag on | grep 'cannot be'
    Settings cannot be kept in /dev/null/renju/settings: Not a directory
    $ XDG_CONFIG_HOME=/dev/null; LC_ALL=C.UTF-8; printf '5\n1\n9\n\n0\n' | renju -i -l zh | grep 无法
    无法保存设置到 /dev/null/renju/settings：路径中有一项不是文件夹

A link stays a link. The folders are made, for ~/.config too. Without HOME nothing is kept, silently:

    $ rm -r config; put 'size 7\n'; mv "$file" elsewhere; ln -s "$PWD/elsewhere" "$file"; change size 9 >/dev/null; cat elsewhere; test -L "$file"; ls -A config/renju
    size 9
    settings
    $ unset XDG_CONFIG_HOME; HOME=$PWD/home; change size 9 >/dev/null; cat home/.config/renju/settings; (export XDG_CONFIG_HOME=relative; shown) | head -n 1
    size 9
    1  board size: 9
    $ unset XDG_CONFIG_HOME HOME; change size 9 | grep -E 'size: 9|cannot'; shown | head -n 1
      1  board size: 9
    1  board size: 15

Language, coordinates, marks, keys and bell; options win. A language that needs UTF-8 is not used without it:

    $ rm "$file"; change 14 xy 15 on 16 mouse 17 on 13 zh >/dev/null; cat "$file"; shown | sed -n '13,$p'
    coords xy
    mark-forbidden on
    keys mouse
    bell on
    lang zh
    13  language: en
    14  coordinates: xy
    15  mark forbidden points: on
    16  keys and mouse: mouse
    17  bell after a machine's move: on
    18  the machines' book: off
    19  show threats: off
    20  times in the list of moves: auto
    21  cores for engine (0 = all): 0
    22  board colors: auto
    23  curve of chances in play: auto
    24  show the book's moves: off
    $ shown -c rc --keys=line | sed -n '14p;16p'; printf '5\n\n0\n' | LC_ALL=C.UTF-8 renju -i | grep 语言; printf '5\n\n0\n' | LC_ALL=C.UTF-8 renju -i -l en | grep language
    14  coordinates: rc
    16  keys and mouse: line
     13  语言：中文
     13  language: en
    $ put 'lang en\nx\n'; (export LC_ALL=zh_CN.UTF-8; notes); put 'x\nlang zh\n'; (export LC_ALL=C.UTF-8; notes)
    Ignored line 2 of HERE/config/renju/settings: "x" is not a setting with a valid value.
    已忽略 HERE/config/renju/settings 第1行：“x”不是有效的设置。

Points are read and written in the kept notation, and a record says so. Forbidden points are marked:

    $ put 'coords xy\nmark-forbidden on\n'; printf '7,7\nquit\ny\n' | renju -i -B human -s ascii --record=record2 | grep -c '7,7'; cat record2
    1
    # renju -n 15 -k 5 -r renju -f lose -o free -c xy
    new
    7,7
    $ printf 'setup black F8 G8 H6 H7\nturn black\nquit\ny\n' | renju -i -B human -c letters -s ascii | tail -n 20 | grep -c '!'
    1
    $ printf 'h8\n7,6\n' >moves; printf 'quit\n' | renju -i moves -s ascii | grep -c 'line 2'
    1

In a game another notation counts at once. The record goes on in its own until the next game, and a file that is saved
has the new one:

    $ rm "$file"; printf '%s\n' h8 settings coords xy '' '8,6' 'save saved' 'new' '0,0' quit y | renju -i -B human -s ascii --record=record3 >/dev/null; cat saved record3
    # renju -n 15 -k 5 -r renju -f lose -o free -c xy
    7,7
    8,6
    H8
    I9
    # renju -n 15 -k 5 -r renju -f lose -o free -c xy
    new
    0,0

Changes of mouse, line input and language take effect at once, too:

    $ printf 'wait arrow\nsend 5\nwait back\nsend keys\nwait New value\nsend mouse\nwait back\nraw\nsend keys\nwait New value\nsend line\nwait more\nsend lang\nwait New value\nsend zh\nwait 回车\nleave\nattributes\nstatus\n' | TERM=xterm pty renju -i -s ascii | grep -o -E '[?]1000h|status.*|attr.*' | sort -u; cat "$file"
    ?1000h
    attributes unchanged
    status 0
    coords xy
    keys line
    lang zh

The bell rings after a machine's move, and when it ends the game, in a terminal only:

    $ put 'bell on\n'; bells -W random 'wait Move 1\nraw\nsend b2\nwait Move 3\nraw\nsend quit\nsend y\nstatus\n'
    1
    $ bells -B random -W random 'wait wins\nraw\nleave\nstatus\n'; bells -B human 'wait Move 1\nsend b2\nwait Move 2\nraw\nsend quit\nsend y\nstatus\n'
    1
    0
    $ put 'bell off\n'; bells -W random 'wait Move 1\nsend b2\nwait Move 3\nraw\nsend quit\nsend y\nstatus\n'
    0
    $ put 'bell on\n'; printf 'b2\nquit\ny\n' | renju -i -S 1 -n 3 -s ascii -W random | tr -cd '\007' | wc -c
    0

A loaded game has its own rules and notation, and so has the next game; in the menu, those of the settings are back. A
game against a machine opens freely, and the setting stays:

    $ put 'size 9\nrule renju\ncoords xy\nopening swap2\n'; printf '# renju -n 7 -k 4 -r freestyle -c rc\n4,4\n' >seven.moves
    $ printf '8\nseven.moves\nnew\nmenu\n3\n' | renju -i -S 1 -s ascii | grep -o '[79]x.*\|^Move.*\|^The first.*'
    9x9, 5 in a row, rule renju
    7x7, 4 in a row, rule freestyle   Black X: player   White O: player
    Move 2, White to play (e.g. 3,3; help): 
    7x7, 4 in a row, rule freestyle   Black X: player   White O: player
    Move 1, Black to play (e.g. 3,3; help): 
    9x9, 5 in a row, rule renju
    9x9, 5 in a row, rule renju   Black X: player   White O: player
    The first player, as Black, must play (e.g. 4,4): 
    $ printf '1\nmenu\n5\n\n3\nmenu\n0\n' | renju -i -S 1 -s ascii | grep -o '.*opening.*\|swap2: stone 1'
    swap2 is an opening for two people; this game opens freely.
      5  opening: swap2
    swap2: stone 1

A notation that is chosen in the menu is there after a game with another one:

    $ put 'rule renju\n'; printf '5\n14\nxy\n\n8\nseven.moves\nmenu\n3\n' | renju -i -S 1 -s ascii | grep '^Move'
    Move 2, White to play (e.g. 3,3; help): 
    Move 1, Black to play (e.g. 7,7; help): 

The N of an opening stands in its name:

    $ put 'opening soosyrv-N\n'; notes; put 'opening soosyrv-7\n'; notes; shown | sed -n 5p
    Ignored line 1 of HERE/config/renju/settings: "opening soosyrv-N" is not a setting with a valid value.
    5  opening: soosyrv-7

Kept wide stones take two columns where single keys draw what changes:

    $ put 'style lines\nwide on\n'; printf 'C3\nD4\nC4\nE5\n' >five.moves
    > printf 'wait help)\ntype \\e[A\\e[B\nsettle\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty -w -r 25 -c 81 renju -i -B human -S 1 -n 5 -k 4 -r freestyle five.moves | sed -n '2,6p'
    | 5 ┌─┬─┬─┬─△  5  Moves
    |   │  │  │  │  │       1. C3     D4
    | 4 ├─┼─●─○─[]  4    2. C4     E5
    |   │  │  │  │  │
    | 3 ├─┼─●─┼─┤  3

A kept size is not used where the K of the command line does not fit it:

    $ put 'size 5\n'; for k in 4 5 6; do shown -k $k | sed -n 1,3p; done; notes -k 6
    1  board size: 5
    2  stones in a row to win: 4
    3  rule: freestyle
    1  board size: 5
    2  stones in a row to win: 5
    3  rule: renju
    1  board size: 15
    2  stones in a row to win: 6
    3  rule: freestyle

The last line with a name is the one that counts and is changed. A byte order mark is skipped, and stays:

    $ put '\357\273\277size 9\nsize 11\n# size\n'; notes; shown | sed -n 1p; change 1 13 >/dev/null; shown | sed -n 1p; tail -n 2 "$file"; wc -c <"$file" | tr -d ' '
    1  board size: 11
    1  board size: 13
    size 13
    # size
    25

The whole name of a value counts more than the beginning of another; the beginning of several is none:

    $ change 14 xy | grep '14  ' | tail -n 1; change 14 x | grep 'not possible'; change co 0 22 20x | grep -c 'Type a'
     14  coordinates: xy
    "x" is not possible here; choose 1 letters, 2 top, 3 go, 4 xy, 5 xy1, 6 rc.
    4

A part of a second is shown as a second, and limits the levels:

    $ shown -T 0.5 | sed -n 7p; printf '5\n6\n\n\n0\n' | renju -i -T 0.5 | grep -o '3 novice.*4'
    7  machine seconds per move: 1
    3 novice (0.5 s), 4
