# In a terminal: the clock of people

It is shown beside their names, runs at the move's prompt, adds seconds for a move once, and decides nothing by itself:

    $ TERM=dumb pty renju --clock=30+3600 -S 1 -n 5 -s ascii -W random <<'EOF' | sed 's/player 89:../player 90:00/;s/[0-9.]* s\./N s./'
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
    > wait not saved
    > send y
    > status
    > EOF
    | 5 . . . . .
    | 4 . . . . .
    | 3 . . + . .
    | 2 . . . . .
    | 1 . . . . .
    |   A B C D E
    |Move 1, Black to play (as C3, or help): a1
    |renju: 5x5, 5 in a row, renju   Black: player 90:00. White: machine (random).
    | 5 . . . . .
    | 4 . . . . .
    | 3 . . + . .
    | 2 . . . . .
    | 1(X). . . .
    |   A B C D E
    |White is thinking, 5 seconds at most; Ctrl-C makes it move.
    |renju: 5x5, 5 in a row, renju   Black: player 90:00. White: machine (random).
    | 5 . . . . .
    | 4 . . . . .
    | 3 . . + .(O)
    | 2 . . . . .
    | 1 X . . . .
    |   A B C D E
    |White played E3 after N s.
    |Move 3, Black to play (as C3, or help):
    | 4 . . . . .
    | 3 . . + . .
    | 2 . . . . .
    | 1 . . . . .
    |   A B C D E
    |Moves taken back: 2.
    |Move 1, Black to play (as C3, or help): a1
    |renju: 5x5, 5 in a row, renju   Black: player 90:00. White: machine (random).
    | 5 . . . . .
    | 4 . . . . .
    | 3 . . + . .
    | 2 . . . . .
    | 1(X). . . .
    |   A B C D E
    |White is thinking, 5 seconds at most; Ctrl-C makes it move.
    |renju: 5x5, 5 in a row, renju   Black: player 90:00. White: machine (random).
    | 5 . . . . .
    | 4 . . .(O).
    | 3 . . + . .
    | 2 . . . . .
    | 1 X . . . .
    |   A B C D E
    |White played D4 after N s.
    |Move 3, Black to play (as C3, or help):
    status 0
    $ printf 'a1\nb1\n' | renju -i --clock=30+3600 -n 3 -k 3 -s ascii -B human -l zh | grep '：棋手' | sed 's/29:../30:00/g;s/89:../90:00/g'
    renju：3路棋盘，3子连珠，无禁手   黑方：棋手 30:00。白方：棋手 30:00。
    renju：3路棋盘，3子连珠，无禁手   黑方：棋手 90:00。白方：棋手 30:00。
    renju：3路棋盘，3子连珠，无禁手   黑方：棋手 90:00。白方：棋手 90:00。
    $ (sleep 2; printf 'a1\nb1\n') | renju -i --clock=0.001+0 -n 3 -k 3 -s ascii -B human | grep -o 'Black: player -*\|.*time is up' | uniq
    Black: player 
    Black: player -

Under --flag time decides, also while nobody types, and the record says resign:

    $ for term in dumb xterm; do TERM=$term pty renju --clock=0.005+0 --flag --record=r.$term -n 5 -s ascii -B human <<'EOF' | tail -n 6 | sed 's/[0-9][0-9.]* s/N s/g;s/? b$/?/'
    > wait Move 1
    > type b
    > wait Again
    > screen
    > key ^U
    > send quit
    > status
    > EOF
    > cat r.$term; done
    |   A B C D E
    |Black's time is up.
    |White has won.
    |Moves: 0. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    resign
    |   A B C D E
    |Black's time is up.
    |White has won.
    |Moves: 0. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    resign
    $ (sleep 2; printf 'a1\n') | renju -i --clock=0+0.2 --flag -n 3 -s ascii -B human -l zh | grep '超时\|认输。'
    黑方超时。
    黑方超时。

A game that was lost on time still was after a look at the help, and when it is gone on with; one that was resigned is not:

    $ (sleep 2; printf 'help\nm\ny\n7\nundo\n') | XDG_STATE_HOME=$PWD/late renju -i --clock=0.002+0 --flag -n 3 -s ascii -B human | grep -c "^Black's time is up"
    4
    $ printf 'resign\nq\n' | renju -i --clock=9+0 --flag -n 3 -s ascii -B human | grep 'resigned\|time is'
    Black resigned.

The clock runs on while a player does not answer another question, and decides there too; it stands while a machine thinks:

    $ for word in quit settings help 'save old.moves' back; do for term in dumb xterm; do printf 'wait Move 1\nsend a1\nwait Move 2\nsend %s\nwait time is up\nkey ^U\nsend q\nstatus\n' "$word" | TERM=$term pty -r 12 renju --clock=0.02+0 --flag -n 3 -s ascii -B human -W human | tail -n 1; done; done | uniq -c | sed 's/^ *//'
    10 status 0
    $ printf 'wait Move 1\nsend a1\nwait Move 2\nsend hint\nwait could\nsend undo\nwait taken back\nsend q\nstatus\n' | TERM=xterm pty renju --clock=0.02+0 --flag -n 9 -s ascii -B human -W human -T 1.5
    status 0

Settings, and what is no clock:

    $ printf '5\nclock\n10\nclock\n3+2\ntime dec\non\n\n3\n5\nmenu\n5\nclock\noff\nclock\n\n0\n' | renju -i -S 1 -s ascii | grep -E 'clock of|Black:|time dec' | uniq
     11  clock of people: off
     12  time decides: off
    New value of "clock of people" (minutes+seconds a move, as 10+5, or off): 
     11  clock of people: off
     12  time decides: off
    New value of "clock of people" (minutes+seconds a move, as 10+5, or off): 
     11  clock of people: 3+2
     12  time decides: off
    New value of "time decides" (1 off, 2 on): 
     11  clock of people: 3+2
     12  time decides: on
    renju: 5x5, 5 in a row, renju   Black: player 3:00. White: player 3:00.
     11  clock of people: 3+2
     12  time decides: on
    New value of "clock of people" (minutes+seconds a move, as 10+5, or off): 
     11  clock of people: off
     12  time decides: on
    New value of "clock of people" (minutes+seconds a move, as 10+5, or off): 
     11  clock of people: off
     12  time decides: on
     11  clock of people: off
     12  time decides: on
    $ printf '5\n棋钟\n关\n棋钟\n0.5+0\n\n0\n' | renju -i -S 1 -l zh | grep 棋钟 | uniq
     11  棋钟：关
    “棋钟”的新值（分钟+每步加秒，如 10+5，或“关”）：
     11  棋钟：关
    “棋钟”的新值（分钟+每步加秒，如 10+5，或“关”）：
     11  棋钟：0.5+0
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
    renju: --flag needs --clock
    renju: --clock needs --interactive

A game that is loaded begins its own time:

    $ printf 'H8\nA1\nH9\nA2\nH10\nA3\nH11\nA4\nH12\n' >won.moves; (sleep 1; printf 'load won.moves\nq\n') | renju -i -s ascii -B human | grep -o 'Time: Black 0'
    Time: Black 0
