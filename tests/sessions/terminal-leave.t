# In a terminal: leaving a game asks first, and the program ends when the user is gone

In the middle of a game quit, menu, new and load ask, unless nothing would be lost:

    $ printf '# renju -n 3 -k 3 -r freestyle -f lose -o free -c letters\nC3\n' >other; TERM=dumb pty renju -S 1 -n 3 -k 3 -B human <<'EOF'
    > wait Move 1
    > send new
    > wait Move 1
    > send a1
    > wait Move 2
    > send quit
    > wait stays under
    > send maybe
    > wait Type y
    > wait stays under
    > type \n
    > wait Move 2
    > send menu
    > wait stays under
    > send n
    > wait Move 2
    > send new
    > wait stays under
    > send no
    > wait Move 2
    > send load other
    > wait stays under
    > send n
    > wait Move 2
    > send load nowhere
    > wait No such file
    > type \n
    > wait Move 2
    > send quit
    > wait stays under
    > send save kept
    > status
    > EOF
    status 0
    $ cat kept
    # renju -n 3 -k 3 -r freestyle -f lose -o free -c letters
    A1

The command that was asked about is a yes, too; another one is not, and the answers are named:

    $ said() { printf '%s\n' "$@" | renju -i -S 1 -n 3 -k 3 -B human -s ascii | grep -o '^Leave this\|^Type y\|^Move 1\|^Choice' | tail -n +2 | paste -s -d ' ' -; }
    > said c3 new again; said c3 resign '' new; said c3 sides w; said c3 menu m; said c3 q quit; said c3 new quit menu help 'load other' n q again y
    Leave this Move 1
    Leave this Move 1
    Leave this Move 1
    Leave this Choice
    Leave this
    Leave this Type y Leave this Type y Leave this Type y Leave this Type y Leave this Leave this Type y Leave this
    $ LC_ALL=C.UTF-8; printf '%s\n' c3 新局 退出 再来 | renju -i -l zh -S 1 -n 3 -B human -s ascii | grep '离开\|^第1'
    第1手，轮到黑方落子（如 B2，或“帮助”）：
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：
    “是”或重复刚才的命令：离开本局；“否”或回车：继续；“保存 文件”：先存盘。
    离开本局吗？（已自动保存）是（y）、否（n），或“保存 文件”：
    第1手，轮到黑方落子（如 B2，或“帮助”）：

After the end they do not ask, also while looking back:

    $ for word in quit menu new; do printf "c3\nresign\nback\n$word\n" | renju -i -S 1 -n 3 -k 3 -B human -s ascii | tail -n 1 | cut -c 1-12; done
    After move 0
    Choice (0-13
    Move 1, Blac

A game that was saved, loaded or recorded is left without a question until it changes again:

    $ TERM=dumb pty renju -S 1 -i other <<'EOF'
    > wait Move 2
    > send new
    > wait Move 1
    > send load other
    > wait Move 2
    > send a1
    > wait Move 3
    > send undo
    > wait Move 2
    > send quit
    > status
    > EOF
    status 0
    $ TERM=dumb pty renju -S 1 -n 3 -B human --record=r <<'EOF'
    > wait Move 1
    > send a1
    > wait Move 2
    > send quit
    > status
    > EOF
    status 0
    $ TERM=dumb pty renju -S 1 -n 3 -B human <<'EOF'
    > wait Move 1
    > send a1
    > wait Move 2
    > send save r2
    > wait saved
    > wait Move 2
    > send new
    > wait Move 1
    > send b2
    > wait Move 2
    > send new
    > wait stays under
    > send y
    > wait Move 1
    > send a1
    > wait Move 2
    > send quit
    > status
    > EOF
    status 0

After the end settings keep the game, and again plays again:

    $ TERM=xterm pty renju -S 1 -n 3 -k 3 -B human <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g'
    > wait Move 1
    > send a1
    > wait Move 2
    > send resign
    > send y
    > wait Again
    > send s
    > wait go back
    > send 1
    > wait value
    > send 5
    > wait go back
    > type \n
    > wait Again
    > screen
    > send again
    > wait Move 1
    > screen
    > send q
    > status
    > EOF
    |renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    | 3 . . .    Moves
    | 2 . . .      1. A1
    | 1(X). .
    |   A B C
    |The new rules apply from the next game.
    |Black wins: White resigned.
    |1 move. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    |renju: 5x5, 3 in a row, rule freestyle   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . . . . .
    | 3 . . + . .
    | 2 . . . . .
    | 1 . . . . .
    |   A B C D E
    |Move 1, Black to play (e.g. C3; arrow keys; help):
    status 0

The end of the input leaves without a question, at the question too, and while two machines are watched, between moves
and while one thinks:

    $ TERM=dumb pty renju -S 1 -n 3 -B human <<'EOF'
    > wait Move 1
    > send a1
    > wait Move 2
    > send q
    > wait stays under
    > key ^D
    > status
    > EOF
    status 0
    $ printf 'h8\nq\n' | renju -S 1 -i -B human -s ascii | tail -n 1
    Leave this game? It stays under recent games. y, n, save FILE: 
    $ printf '4\n\n' | renju -S 1 -i -D 1 | grep -c thinking
    1
before: endless

    $ endless -W minimax <<'EOF'
    > wait thinking
    > key ^D
    > status
    > attributes
    > EOF
    status 0
    attributes unchanged
    $ sleep 1 | renju -S 1 -i long -B minimax -W minimax -D 60 -T 3600 | grep -c thinking
    1

A saved game differs from one with other points offered:

    $ for points in 'c3 d5' 'c4 d6'; do printf '%s\n' h8 h9 j8 k3 'offer c3 d5' 'save f.moves' undo "offer $points" quit | renju -i -B human -W human -o swap24 | grep -o 'stays under' | sort -u | wc -l; done
    0
    1

Text that was typed before the end waits for the end of the game, and the pauses between moves take no time of the
processor:

    $ echo status | TERM=xterm pty sh -c 'printf foo | (ulimit -t 1; renju -i -S 1 -s ascii -n 4 -B random -W random)'
    status 0

The program ends if it cannot write to the screen, in the menu too:

    $ yes zzz | renju -i >/dev/full
    [2]
    $ yes zzz | renju -i -B human >/dev/full
    [2]
    $ yes 5 | renju -i >/dev/full
    [2]
    $ yes 4 | renju -i >/dev/full
    [2]

`pty` does not take a command for ended when it has lost sight of it, because its own helper was killed:

    $ echo leave | pty sh -c 'kill -KILL $PPID'
    lost
    [1]

`resign` asks at a terminal once there is a move; another line at this question is obeyed. `n` after the end goes to the
menu:

    $ for term in dumb xterm; do TERM=$term pty renju -S 1 -n 5 -s ascii -B human <<'EOF' | grep -v '^|.*[23456].*[.XO]'; done
    > wait Move 1
    > send a1
    > wait Move 2
    > send resign
    > wait Resign this game? y, n:
    > send n
    > wait Move 2
    > send resign
    > wait Resign this game? y, n:
    > send c3
    > wait Move 3
    > send resign
    > wait Resign this game? y, n:
    > send resign
    > wait Black resigned
    > wait Again
    > send n
    > wait Choice
    > send q
    > status
    > EOF
    status 0
    status 0
    $ TERM=xterm pty renju -S 1 -n 5 -s ascii -B human --record=rec <<'EOF'; cat rec
    > wait Move 1
    > send resign
    > wait Again
    > send again
    > wait Move 1
    > send a1
    > wait Move 2
    > send resign
    > wait Resign
    > send y
    > wait White resigned
    > wait Again
    > key ^D
    > status
    > EOF
    status 0
    resign
    new
    A1
    resign
