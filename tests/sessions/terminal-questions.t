# In a terminal: a way back from every question

Enter or space shows the next page, and q or Escape goes back; where single keys are read, no Enter is needed:

    $ for key in 'type q' 'type \e' 'type  \nwait = back\ntype q' 'type \n\e' 'send q'; do { printf 'wait Move 1\nsend help\nwait = back\n'; printf '%s\n' "$key" | sed 's/\\nw/\nw/;s/\\nt/\nt/'; printf 'wait Move 1\nscreen\nsend a1\nwait Move 2\nsend quit\nwait stays under\nsend y\nstatus\n'; } | TERM=xterm pty -r 9 renju -S 1 -n 5 -s ascii -B human | grep -a '^|Move\|^|Press\|^status'; done | sort | uniq -c | tr -s ' '
     5 status 0
     5 |Move 1, Black to play (e.g. C3; arrow keys; help):
    $ for key in 'type q' 'type \e' 'type  ' 'type \n' 'send q'; do TERM=xterm pty -r 40 renju -S 1 <<END | grep -a '^|.*:$\|^status'
    > wait Choice
    > send 9
    > wait go back:
    > $key
    > wait Choice
    > screen
    > key ^U
    > send 0
    > status
    > END
    > done | sort | uniq -c | tr -s ' '
     5 status 0
     5 |Choice (0-13 or arrow keys):

A line that is pasted is not a key, though it begins like one:

    $ printf 'wait Move 1\nsend help\nwait = back\ntype quiet\\n\nwait type help.\nscreen\nkey ^C\n' | TERM=xterm pty -r 9 renju -S 1 -n 5 -s ascii -B human | grep uiet
    |"quiet" is neither a move (e.g. C3) nor a command; type help.

Where the terminal edits lines, Enter follows them:

    $ for key in q '\e' ' \n> wait = back\n> send q'; do printf '%b\n' "wait Move 1\nsend help\nwait = back\nsend $key" 'settle\nscreen\nsend q\nstatus' | sed 's/^> //' | TERM=xterm pty -r 6 renju -S 1 -n 5 -s ascii -B human --keys=line | grep -a '^|Move\|^|Press\|^status'; done | sort | uniq -c | tr -s ' '
     3 status 0
     3 |Move 1, Black to play (e.g. C3; help):

Escape leaves a question, and erases what was typed first; so do q and menu, where a person might be named m:

    $ for key in 'type \e' 'type x\e\e' 'send q' 'send menu'; do TERM=xterm pty renju -S 1 <<END | grep -a '^|Choice\|^|Setting to\|^status\|^time'
    > wait Choice
    > send 3
    > wait = renju
    > $key
    > wait Choice
    > send 6
    > wait Who plays Black
    > send Ann
    > wait Who plays White
    > $key
    > wait Choice
    > send 5
    > wait go back:
    > send size
    > wait value
    > $key
    > wait go back:
    > screen
    > $key
    > wait Choice
    > send 8
    > wait File
    > $key
    > wait Choice
    > screen
    > send 0
    > status
    > END
    > done | sort | uniq -c | tr -s ' '
     4 status 0
     4 |Choice (0-13 or arrow keys):
     4 |Setting to change (number or arrow keys), Enter or 0 to go back:
    $ for word in back menu 后退 返回 菜单; do printf '%s\n' 5 0 5 book $word '' 8 $word 11 $word 0 >word; renju -i -S 1 <word | grep -c '^Choice\|cannot\|such'; done | xargs
    5 5 5 5 5
    $ printf '%s\n' 5 18 back '' 8 返回 0 | LC_ALL=C.UTF-8 renju -i -S 1 -l zh | grep '^文件名\|^请输入要更'
    请输入要更改的项目，按回车键或输入0返回：
    请输入要更改的项目，按回车键或输入0返回：
    文件名（回车、“返回”或“菜单”：返回）：
    $ printf '%s\n' 6 m Q 3 a1 | renju -i -S 1 -r renju -s ascii | grep -o 'Black X.*' | uniq; printf '%b\n' 6 '\033' 3 '\033' 5 size '\033' '\033' 8 '\033' 0 | renju -i -S 1 | grep -c '^Choice'
    Black X: player   White O: player
    5

In a game too, where Escape means no:

    $ printf 'H8\n' >other; TERM=xterm pty renju -S 1 -n 5 -s ascii -B human <<'EOF' | grep -a '^|Move\|unch\|^status\|^time'
    > wait Move 1
    > send a1
    > wait Move 2
    > send save here
    > wait saved
    > send b2
    > wait Move 3
    > send quit
    > wait stays under
    > type \e
    > wait Move 3
    > screen
    > send back
    > wait After move 1
    > type \e
    > wait Move 3
    > screen
    > send new
    > wait stays under
    > send y
    > wait Move 1
    > send save here
    > wait Replace
    > type \e
    > wait unchanged
    > wait Move 1
    > screen
    > send quit
    > status
    > EOF
    |Move 3, Black to play (e.g. C3; arrow keys; help):
    |Move 3, Black to play (e.g. C3; arrow keys; help):
    |here is unchanged; your game has not been saved.
    |Move 1, Black to play (e.g. C3; arrow keys; help):
    status 0

A wrong name is asked for again, in the menu and in a game; so is a missing one in a game:

    $ printf 'E5\n' >e5; printf 'x\n' >bad; printf '%s\n' 8 nowhere bad e5 pass | renju -i -S 1 -s ascii -n 9 | grep -c '^File\|^nowhere\|^bad\|oaded e5\|^White passed'; printf '%s\n' 8 nowhere '' 8 no q 0 | renju -i -S 1 | grep -c '^File\|^no\|^Choice'
    7
    9
    $ printf '%s\n' h8 load '' 'load no' no e5 n i9 'load no' '~/e5' y | HOME=$PWD renju -i -S 1 -s ascii -B human | grep '^Leave\|^File\|no\|oaded\|^Move' | sed "s|$PWD|HERE|"
    Move 1, Black to play (e.g. H8; help): 
    Move 2, White to play (e.g. I8; help): 
    File to load (Enter, back or menu = leave): 
    Move 2, White to play (e.g. I8; help): 
    no: No such file or directory
    File to load (Enter, back or menu = leave): 
    no: No such file or directory
    File to load (Enter, back or menu = leave): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Move 2, White to play (e.g. I8; help): 
    Move 3, Black to play (e.g. I8; help): 
    no: No such file or directory
    File to load (Enter, back or menu = leave): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Loaded HERE/e5 (1 move).
    Move 2, White to play (e.g. H8; help): 

Tab completes names of files: at the question, and after a word that takes one; the letters that several share, a /
after a folder, and hidden files only after a dot:

    $ mkdir -p games/old; echo E5 >games/first.txt; echo D4 >games/final.txt; echo C3 >.hidden; echo F6 >'my game'; echo >棋一; echo >棋二; TERM=xterm LC_ALL=C.UTF-8 HOME=$PWD pty renju -S 1 -n 9 <<'EOF' | grep -a '^|File\|^|Load\|^|Move\|^status\|^time'
    > wait Choice
    > send 8
    > wait File
    > type g\t\tf\t
    > screen
    > type r\t\n
    > wait Move 2
    > screen
    > type load my\t\n
    > wait Move 2
    > screen
    > type save games/o\t\t
    > screen
    > key ^U
    > type 读取 ~/.h\t
    > screen
    > key ^U
    > type load 棋\t\tx\t
    > screen
    > key ^U
    > type sav\t
    > screen
    > key ^U
    > send quit
    > status
    > EOF
    |File to load (Enter, back or menu = leave): games/fi
    |Loaded games/first.txt (1 move).
    |Move 2, White to play (e.g. F5; arrow keys; help):
    |Loaded my game (1 move).
    |Move 2, White to play (e.g. E5; arrow keys; help):
    |Loaded my game (1 move).
    |Move 2, White to play (e.g. E5; arrow keys; help): save games/old/
    |Loaded my game (1 move).
    |Move 2, White to play (e.g. E5; arrow keys; help): 读取 ~/.hidden
    |Loaded my game (1 move).
    |Move 2, White to play (e.g. E5; arrow keys; help): load 棋x
    |Loaded my game (1 move).
    |Move 2, White to play (e.g. E5; arrow keys; help): save
    status 0

Another board asks for its size, K, and who begins; size and K are kept as settings:

before: board
    $ export XDG_CONFIG_HOME=$PWD/config
    $ board() { printf '%s\n' 12 "$@" | renju -i -S 1 -s ascii | grep '^New\|^Who\|^Type\|wins:\|^[0-9]* in\|^Choice\|^Rule\|fit\|needs\|^Black X\|^renju.*Black'; }

    $ board 0 x 3 4 '' 5 2 | tail -n +2; cat config/renju/settings
    New game, board size (1-99; Enter = 15; menu = back): 
    Type a number from 1 to 99 and press Enter.
    New game, board size (1-99; Enter = 15; menu = back): 
    Type a number from 1 to 99 and press Enter.
    New game, board size (1-99; Enter = 15; menu = back): 
    3 in a row now wins: a longer row does not fit on this board.
    The rule is now freestyle, because renju needs five in a row.
    New game, stones in a row to win (1-3; Enter = 3; menu = back): 
    4 in a row does not fit on a 3x3 board. Nothing was changed.
    New game, stones in a row to win (1-3; Enter = 3; menu = back): 
    Who begins? 1 you, 2 machine, 3 two players, 4 watch (Enter = 1; menu = back): 
    Type a number from 1 to 4 and press Enter.
    Who begins? 1 you, 2 machine, 3 two players, 4 watch (Enter = 1; menu = back): 
    Black X: machine (easy)   White O: player
    Black X: machine (easy)   White O: player
    size 3
    $ board '' 2 3 quit | tail -n +2; board menu 12 9 back 12 9 5 返回 0
    New game, board size (1-99; Enter = 3; menu = back): 
    New game, stones in a row to win (1-3; Enter = 3; menu = back): 
    Who begins? 1 you, 2 machine, 3 two players, 4 watch (Enter = 1; menu = back): 
    renju: 3x3, 2 in a row, rule freestyle   Black X: player   White O: player
    Choice (0-13): 
    New game, board size (1-99; Enter = 3; menu = back): 
    Choice (0-13): 
    New game, board size (1-99; Enter = 3; menu = back): 
    New game, stones in a row to win (1-9; Enter = 2; menu = back): 
    Choice (0-13): 
    New game, board size (1-99; Enter = 9; menu = back): 
    New game, stones in a row to win (1-9; Enter = 2; menu = back): 
    Who begins? 1 you, 2 machine, 3 two players, 4 watch (Enter = 1; menu = back): 
    Choice (0-13): 
    $ rm -r config; board '' '' '' menu 0; board '' '' '' 1 quit | tail -n 1
    Choice (0-13): 
    New game, board size (1-99; Enter = 15; menu = back): 
    New game, stones in a row to win (1-15; Enter = 5; menu = back): 
    Who begins? 1 you, 2 machine, 3 two players, 4 watch (Enter = 1; menu = back): 
    Rule (1, 2; help; Enter = renju; menu = back): 
    Choice (0-13): 
    renju: 15x15, 5 in a row, rule renju   Black X: player   White O: machine (easy)
    $ printf '%s\n' 12 9 '' 4 | LC_ALL=C.UTF-8 renju -i -S 1 -s ascii -l zh -T 0.01 | grep '^新局\|谁先\|^规则（'
    新局的棋盘大小（1-99；回车：15；“菜单”返回）：
    新局的连子数（1-9；回车：5；“菜单”返回）：
    谁先下？1 你，2 电脑，3 双人，4 观战（回车：1；“菜单”返回）：
