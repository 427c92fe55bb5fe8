# In a terminal: the players' clock

The clock stands beside the names, runs at the prompt for a move, adds seconds once per move, and does not end the game:

    $ TERM=dumb pty renju --clock=30+3600 -S 1 -n 5 -s ascii -W random <<'EOF' | sed 's/player 89:../player 90:00/;s/[0-9.]* s\./N s./' | grep -v '^| [1-5]\|^|   A\|^|renju'
    > wait help)
    > send a1
    > wait Move 3
    > screen
    > send undo
    > wait Move 1
    > send a1
    > wait Move 3
    > screen
    > send quit
    > wait stays under
    > send y
    > status
    > EOF
    |Move 1, Black to play (e.g. C3; help): a1
    |Black X: player 90:00   White O: machine (random)
    |White is thinking (at most 5 seconds); Ctrl-C makes it move.
    |Black X: player 90:00   White O: machine (random)
    |White played E3 after N s.
    |Move 3, Black to play (e.g. C3; help):
    |2 moves taken back.
    |Move 1, Black to play (e.g. C3; help): a1
    |Black X: player 90:00   White O: machine (random)
    |White is thinking (at most 5 seconds); Ctrl-C makes it move.
    |Black X: player 90:00   White O: machine (random)
    |White played D4 after N s.
    |Move 3, Black to play (e.g. C3; help):
    status 0
    $ printf 'a1\nb1\n' | renju -i --clock=30+3600 -n 3 -k 3 -s ascii -B human -l zh | grep '：棋手' | sed 's/29:../30:00/g;s/89:../90:00/g'
    renju：3路棋盘，三子成连，规则：无禁手   黑方 X：棋手 30:00   白方 O：棋手 30:00
    renju：3路棋盘，三子成连，规则：无禁手   黑方 X：棋手 90:00   白方 O：棋手 30:00
    renju：3路棋盘，三子成连，规则：无禁手   黑方 X：棋手 90:00   白方 O：棋手 90:00
    $ (sleep 2; printf 'a1\nb1\n') | renju -i --clock=0.001+0 -n 3 -k 3 -s ascii -B human | grep -o 'Black X: player -*\|.*on time' | uniq
    Black X: player 
    Black X: player -

With --flag a player loses on time, even while nobody types, and the record says resign:

    $ for term in dumb xterm; do TERM=$term pty renju --clock=0.005+0 --flag --record=r.$term -n 5 -s ascii -B human <<'EOF' | tail -n 4 | sed 's/[0-9][0-9.]* s/N s/g;s/? b$/?/'
    > wait Move 1
    > type b
    > wait Again
    > screen
    > key ^U
    > send quit
    > status
    > EOF
    > cat r.$term; done
    |White wins on time.
    |0 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    resign
    |White wins on time.
    |0 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    resign
    $ (sleep 2; printf 'a1\n') | renju -i --clock=0+0.2 --flag -n 3 -s ascii -B human -l zh | grep '超时\|认输。'
    黑方超时，白方获胜。
    黑方超时，白方获胜。

A game lost on time stays lost on time after help and when it is resumed; a resigned game is not lost on time:

    $ (sleep 2; printf 'help\nm\ny\n7\n') | XDG_STATE_HOME=$PWD/late renju -i --clock=0.002+0 --flag -n 3 -s ascii -B human | grep -c "^White wins on time"
    3
    $ printf 'resign\nq\n' | renju -i --clock=9+0 --flag -n 3 -s ascii -B human | grep 'resigned\|time is'
    White wins: Black resigned.

The clock also runs during other questions and while the program looks for a hint, and a player may lose on time there.
It stops while a machine thinks:

    $ for word in quit settings help 'save old.moves' back; do for term in dumb xterm; do printf 'wait Move 1\nsend a1\nwait Move 2\nsend %s\nwait wins on time\nwait Again\nkey ^U\nsend q\nstatus\n' "$word" | TERM=$term pty -r 12 renju --clock=0.02+0 --flag -n 3 -s ascii -B human -W human | tail -n 1; done; done | uniq -c | sed 's/^ *//'
    10 status 0
    $ for word in hint 'hint 9' solve; do printf "wait Move 1\nsend a1\nwait Move 2\nsend $word\nwait wins on time\nwait Again\nkey ^U\nsend q\nstatus\n" | TERM=xterm pty renju --clock=0.01+0 --flag -n 9 -s ascii -B human -W human -T 60 | tail -n 1; done
    status 0
    status 0
    status 0

Time while the program is stopped does not count for people or machines:

    $ for keys in auto line; do { printf 'wait Move 1\nkey ^Z\nstopped\n'; sleep 2; printf 'fg\nwait Move 1\nsend a1\nwait Move 2\nscreen\nkey ^D\nstatus\n'; } | TERM=xterm pty renju --clock=0.025+0 --flag --keys=$keys -n 5 -s ascii -B human -W human | grep -o 'on time\|X: player 0:0[12]\|status .*' | uniq; done
    X: player 0:02
    status 0
    X: player 0:02
    status 0
    $ printf 'setup black D4 D12 L4 L12\nsetup white H8 H2 B8 N8\n' >long; { printf 'wait makes it move\nkey ^Z\nstopped\n'; sleep 3; printf 'fg\nwait makes it move\nwait played\nscreen\nkey ^D\nstatus\n'; } | TERM=xterm pty renju -S 1 -i long -B minimax -D 60 -T 1.5 | grep -o 'after [0-2][.]\|status .*' | sed 's/[0-2][.]/0 to 2./' | uniq
    after 0 to 2.
    status 0

Settings, and invalid clocks:

    $ printf '5\nclock\n10\n3+2\nloss\non\n\n3\n\nmenu\n5\nclock\noff\nclock\n\n0\n' | XDG_CONFIG_HOME=$PWD/new renju -i -S 1 -n 5 -s ascii | grep -E 'clock: |New value|Black X:|loss on time: on' | uniq
     11  players' clock: off
    New value for "players' clock" (minutes+seconds per move, e.g. 10+5, or off): 
     11  players' clock: 3+2
    New value for "loss on time" (1 off, 2 on): 
     11  players' clock: 3+2
     12  loss on time: on
    renju: 5x5, 5 in a row, rule renju   Black X: player 3:00   White O: player 3:00
     11  players' clock: 3+2
     12  loss on time: on
    New value for "players' clock" (minutes+seconds per move, e.g. 10+5, or off): 
     11  players' clock: off
     12  loss on time: on
    New value for "players' clock" (minutes+seconds per move, e.g. 10+5, or off): 
     11  players' clock: off
     12  loss on time: on
    $ printf '5\n棋钟\n关\n棋钟\n0.5+0\n\n0\n' | renju -i -S 1 -l zh | grep 棋钟 | uniq
     11  棋钟（仅计人的时间）：关
    “棋钟（仅计人的时间）”改为（分钟+每手加秒，如 10+5，或“关”）：
     11  棋钟（仅计人的时间）：关
    “棋钟（仅计人的时间）”改为（分钟+每手加秒，如 10+5，或“关”）：
     11  棋钟（仅计人的时间）：0.5+0
    $ for clock in 5 5+ +5 0+0 -1+0 1+2+3 1441+0 0+3601 1e3+0 ''; do renju -i --clock="$clock" 2>&1 | head -n 1; done; renju -i --flag 2>&1 | head -n 1; renju --clock=1+0 examples/five.moves 2>&1 | head -n 1
    renju: --clock: '5' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '5+' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '+5' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '0+0' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '-1+0' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '1+2+3' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '1441+0' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '0+3601' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '1e3+0' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --clock: '' is not MINUTES+SECONDS, e.g. 10+5, up to 1440+3600
    renju: --flag: needs --clock
    renju: --clock: needs --interactive

A loaded game starts with fresh clocks:

    $ printf 'H8\nA1\nH9\nA2\nH10\nA3\nH11\nA4\nH12\n' >won.moves; (sleep 1; printf 'load won.moves\nq\n') | renju -i -s ascii -B human | grep -o 'Time: Black 0'
    Time: Black 0

Loading a game restarts the clock, and does not add seconds as a move does:

    $ printf '# renju -n 5\nC3\n' >other; for moves in 'a1 b1 c1' 'a1 b1'; do printf '%s\n' $moves 'load other' y | renju -i -n 5 -B human --clock=5+60 -s ascii | grep -o 'Black X.*' | tail -n 2; done
    Black X: player 7:00   White O: player 6:00
    Black X: player 5:00   White O: player 5:00
    Black X: player 6:00   White O: player 6:00
    Black X: player 5:00   White O: player 5:00

The moves of a file or a resumed game earn no bonus, nor those before the clock was set; the next one does:

    $ export XDG_STATE_HOME=$PWD/bonus; shown() { renju -i -n 5 -k 4 -r freestyle -s ascii "$@" | grep 'player 10' | uniq; }
    > printf '%s\n' C3 D4 C4 >three.moves; printf 'show\nwhy a1\nD1\n' | shown --clock=10+5 -B human three.moves
    > printf 'load three.moves\nshow\nD1\n' | shown --clock=10+5 -B human | tail -n 2
    > printf 'C3\nD4\nC4\n' | renju -i -n 5 -k 4 -r freestyle -B human >/dev/null; printf '7\nshow\nD1\n' | shown --clock=10+5 | tail -n 2
    > printf 'C3\nsettings\nclock\n10+5\n\nD1\n' | shown -B human
    Black X: player 10:00   White O: player 10:00
    Black X: player 10:00   White O: player 10:05
    Black X: player 10:00   White O: player 10:00
    Black X: player 10:00   White O: player 10:05
    Black X: player 10:00   White O: player 10:00
    Black X: player 10:00   White O: player 10:05
    Black X: player 10:00   White O: player 10:00
    Black X: player 10:00   White O: player 10:05

A clock without minutes begins with the bonus:

    $ printf 'quit\n' | renju -i --clock=0+30 -B human | grep -o 'player .*'
    player 0:30   White O: player 0:30

The time of a side includes looking back, but not the time while the program is stopped, once or twice:

    $ { sleep 1.8; printf 'back\n'; sleep 1.8; printf '\nresign\n'; } | renju -i -B human | grep -o 'Black [2-9]\.' | sed 's/[2-9]/2/'
    Black 2.
    $ { printf 'wait Move 1\nkey ^Z\nstopped\n'; sleep 2; printf 'fg\nwait Move 1\nsend a1\nwait Move 2\nsend a2\nwait Move 3\nsend back\nwait After\nkey ^Z\nstopped\n'; sleep 2; printf 'fg\nwait After\nsend\nwait Move 3\nsend resign\nsend y\nwait Time\nscreen\nkey ^D\nstatus\n'; } | TERM=xterm pty renju -i -S 1 -n 5 -s ascii -B human -W human | grep -o 'Black [01]\.'
    Black 0.

A game that was lost on time is not lost on time after an undo:

    $ { printf 'A1\n'; sleep 3; printf 'B1\nundo 2\nresign\n'; } | renju -i -s ascii -n 5 -k 4 --clock=0+1 --flag -B human | grep 'on time\|resigned' | uniq
    Black wins on time.
    White wins: Black resigned.

After a loss on time, undo and continue give both players their full time again, also in a game that was resumed:

    $ export XDG_STATE_HOME=$PWD/again; (printf 'a1\n'; sleep 3; printf '%s\n' undo b1 save\ on.moves resign back continue c1 undo resign) | renju -i -s ascii -n 5 -k 4 --clock=0.04+0 --flag -B human | grep 'on time\|^Time was\|resigned\|White O: player 0:0[12]'; cat on.moves
    Black wins on time.
    Time was up, so both clocks start again.
    White wins: Black resigned.
    Black wins: White resigned.
    # renju -n 5 -k 4 -r freestyle -f lose -o free -c letters
    A1
    B1
    $ (printf 'a1\n'; sleep 3) | XDG_STATE_HOME=$PWD/late1 renju -i -s ascii -n 5 -k 4 --clock=0.04+0 --flag -B human | grep 'on time'; cp -r late1 late2; XDG_STATE_HOME=$PWD/late1; printf '7\nundo\nb1\n' | renju -i -l zh -s ascii | grep '超时\|第3手' ; XDG_STATE_HOME=$PWD/late2; printf '7\nend\ncontinue\nb1\n' | renju -i -l zh -s ascii | grep '超时\|第3手'
    Black wins on time.
    白方超时，黑方获胜。
    因已超时，双方棋钟重新开始计时。
    第3手，轮到黑方落子（如 C3，或“帮助”）：
    白方超时，黑方获胜。
    因已超时，双方棋钟重新开始计时。
    第3手，轮到黑方落子（如 C3，或“帮助”）：

The clock goes on, because no curve of chances that needs long searches is beside the board:

    $ printf 'h8\ni9\n' >two.moves; printf 'wait -0:0\nkey ^C\nstatus\n' | XDG_STATE_HOME=$PWD/nothing TERM=xterm pty -r 30 -c 100 renju -i -W random -S 1 -s ascii --clock=0.02+0 -N 100000000 two.moves
    signal INT
