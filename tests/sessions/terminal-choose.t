# In a terminal: a game chosen from a file of games

before: choose
    $ printf '[Date "2024.05.01"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. h8 i9 2. g7 f6 1-0\n\n[White "Cyd"]\n[Black "李明"]\n[Result "0-1"]\n\n1. h8 h9 0-1\n\n[White "Eve"]\n\n1. h8 zz *\n' >games.pgn
    $ play() { renju -i -s ascii "$@" | grep -v '^ *[0-9]* [.X(]\|^   A\|^renju\|^Again\|^共\|^[0-9]* moves'; }
    $ lines() { awk -v n="$1" 'BEGIN { for (i = 1; i <= n; i++) print "h8 i9" }'; }

The command line and load list the games; the one that is chosen is loaded:

    $ printf '2\nquit\n' | play games.pgn
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    Loaded games.pgn (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    $ printf 'load games.pgn\n9\n0\n8\ngames.pgn\nback\nload games.pgn\n\n0\n' | renju -i -s ascii | grep -A 4 '^games\|^Type'
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Type a number from 1 to 3 and press Enter.
    Game to continue (1-3, Enter = back): 
    renju: 15x15, 5 in a row, rule renju
      1  play Black against the machine
      2  play White against the machine
    --
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    --
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    $ printf '1\n' | (export LC_ALL=C.UTF-8; play -l zh games.pgn)
    games.pgn：棋局
      1  2024-05-01  白胜  Bob－Ann
      2  黑胜  李明－Cyd
      3  无法读取  黑方－Eve
    请选择棋局（1-3，按回车键返回）：
    已读取 games.pgn，共4手。
    黑方认输，白方获胜。
    再来（a）、换边（w）、菜单（m）、回看、保存、帮助、退出（q）？

In a game the question whether to leave it comes after the choice. A game that cannot be read whole leaves that on the board:

    $ printf '%s\n' h8 'load games.pgn' 3 y 'load games.pgn' 返回 'load games.pgn' 1 n j9 'load games.pgn' 2 y quit | play -B human
    Move 1, Black to play (e.g. H8; help): 
    Move 2, White to play (e.g. I8; help): 
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    games.pgn could not be read from move 2 on (zz); your game is unchanged.
    Move 2, White to play (e.g. I8; help): 
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    Move 2, White to play (e.g. I8; help): 
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Move 2, White to play (e.g. I8; help): 
    Move 3, Black to play (e.g. I8; help): 
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Loaded games.pgn (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    $ printf '%s\n' 3 '' quit | play games.pgn
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    Game to continue (1-3, Enter = back): 
    games.pgn: games
      1  2024-05-01  White won  Bob - Ann
      2  Black won  ?? - Cyd
      3  cannot be read  Black - Eve
    games.pgn could not be read from move 2 on (zz); your game is unchanged.
    Game to continue (1-3, Enter = back): 
      1  play Black against the machine
      2  play White against the machine
      3  two players
      4  watch two machines
      5  settings
      6  name the players or machines
      7  continue the last game
      8  load a game from a file
      9  the rules of the game
     10  recent games
     11  solve puzzles
     12  another board
     13  learn the rules
      0  quit
    Choice (0-13): 

Every format that is written opens, and one game needs no choice:

    $ printf 'h8 i9\n' >one; lines 2 >two; for to in moves compact lines sgf psq pgn json lib; do renju -g --to=$to one >one.$to; printf 'quit\n' | play one.$to; renju -g --to=$to two >two.$to; printf '2\nquit\n' | play two.$to | grep -o 'two.*2 moves.*'; done
    Loaded one.moves (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.moves (2 moves).
    Loaded one.compact (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.compact (2 moves).
    Loaded one.lines (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.lines (2 moves).
    Loaded one.sgf (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.sgf (2 moves).
    Loaded one.psq (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.psq (2 moves).
    Loaded one.pgn (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.pgn (2 moves).
    Loaded one.json (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.json (2 moves).
    Loaded one.lib (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    two.lib (2 moves).
    $ printf 'id,moves\na,h8\nb,h8 i9\n' >two.csv; printf '2\nquit\n' | play two.csv
    two.csv: games
      1  1 move  a
      2  2 moves  b
    Game to continue (1-2, Enter = back): 
    Loaded two.csv (2 moves).
    Move 3, Black to play (e.g. I8; help): 
    $ for line in 'black=A1O1 white=G8 F8' 'H8i9g7 1-0' 'setup black h8	h8' 'h8 zz zz'; do echo "$line" >line; printf 'quit\n' | renju -i -s ascii line | grep 'oaded\|read\|stone'; done
    Loaded line (1 move).
    Loaded line (3 moves).
    No game could be read from line (line 1):
    setup black h8?h8 already has a stone.
    No game could be read from line (line 1):
    $ printf '# renju -n 9 -k 5 -r freestyle -f lose -o free -c letters\nE5\nnew\nI9\n' >record; printf 'quit\n' | play record
    Loaded record (1 move).
    Move 2, White to play (e.g. E5; help): 

The rule of the command line holds where the file names none, but for one that the format implies. Marks of games after the
first are not used:

    $ printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\n-1\n' >plain.psq; for rule in '' '-r renju'; do printf 'quit\n' | renju -i -s ascii $rule plain.psq | head -n 1; done
    renju: 15x15, 5 in a row, rule freestyle   Black X: player   White O: player
    renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    $ printf 'd4\nsave s.sgf\nquit\n' | renju -i -s ascii -n 7 -k 4 -B human >/dev/null; cat s.sgf s.sgf >ss.sgf; printf '%s\n' 2 'save ss.sgf' n quit y | renju -i -s ascii ss.sgf | grep '^renju: 7\|ss.sgf'
    ss.sgf: games
    renju: 7x7, 5 in a row, rule freestyle   Black X: player   White O: player
    Loaded ss.sgf (1 move).
    ss.sgf already holds a game. Replace it? y or n: 
    renju: 7x7, 5 in a row, rule freestyle   Black X: player   White O: player
    ss.sgf is unchanged; your game has not been saved.

Long lists come page by page, and end:

    $ lines 45 >long; printf '\n\n0\n' | play long | grep '^long\|^Game\|^Number\|^Choice'
    long: games 1-25 of 45
    Number (1-45; Enter = more, back = leave): 
    long: games 26-45 of 45
    Game to continue (1-45, Enter = back): 
    Choice (0-13): 
    $ lines 10001 >longer; printf '10000\nquit\n' | play longer | grep '^Only\|longer\|Number'; printf '10001\n0\n0\n' | play longer | grep '^Type'
    longer: games 1-25 of 10000
    Only the first 10000 games of the file are listed.
    Number (1-10000; Enter = more, back = leave): 
    Loaded longer (2 moves).
    Type a number from 1 to 10000 and press Enter.
    $ printf 'wait or arrow\nscreen\ntype \\e[6~\\e[6~\\e[B\nsettle\nscreen\ntype \\e[5~\\e[5~\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 8 -c 60 renju -i -s ascii long
    |long: games 1-5 of 45 (arrow keys)
    |  1  2 moves  Black - White
    |  2  2 moves  Black - White
    |  3  2 moves  Black - White
    |  4  2 moves  Black - White
    |  5  2 moves  Black - White
    |Game to continue (1-45 or arrow keys, Enter = back):
    |long: games 19-23 of 45 (arrow keys)
    | 19  2 moves  Black - White
    | 20  2 moves  Black - White
    |>21  2 moves  Black - White
    | 22  2 moves  Black - White
    | 23  2 moves  Black - White
    |Game to continue (1-45 or arrow keys, Enter = back):
    |long: games 1-5 of 45 (arrow keys)
    |> 1  2 moves  Black - White
    |  2  2 moves  Black - White
    |  3  2 moves  Black - White
    |  4  2 moves  Black - White
    |  5  2 moves  Black - White
    |Game to continue (1-45 or arrow keys, Enter = back):
    signal INT
    $ printf 'wait Number\nscreen\nsend\nwait 7-12\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 8 -c 60 renju -i -s ascii --keys=line long
    |long: games 1-6 of 45
    |  1  2 moves  Black - White
    |  2  2 moves  Black - White
    |  3  2 moves  Black - White
    |  4  2 moves  Black - White
    |  5  2 moves  Black - White
    |  6  2 moves  Black - White
    |Number (1-45; Enter = more, back = leave):
    |long: games 7-12 of 45
    |  7  2 moves  Black - White
    |  8  2 moves  Black - White
    |  9  2 moves  Black - White
    | 10  2 moves  Black - White
    | 11  2 moves  Black - White
    | 12  2 moves  Black - White
    |Number (1-45; Enter = more, back = leave):
    signal INT

A pipe is read once, so that only its first game can be played:

    $ mkfifo pipe; (cat two >pipe &); printf 'quit\n' | play pipe
    Loaded the first game of pipe; use renju -g to read the others.
    Loaded pipe (2 moves).
    Move 3, Black to play (e.g. I8; help): 

The question whether to leave the game is below the board, also after the window has changed its size:

    $ printf 'wait Move 1\nsend h8\nwait Move 2\nsend load games.pgn\nwait or arrow\nsend 2\nwait Leave\nresize 22 60\nsettle\nscreen\nkey ^C\nstatus\n' | XDG_STATE_HOME=$PWD/nothing TERM=xterm pty -r 24 -c 80 renju -i -B human -W human -S 1 -s ascii | sed -n '1,2p;9,$p'
    |renju: 15x15, 5 in a row, rule renju
    |Black X: player   White O: player
    | 9 . . . . . . . . . . . . . . .
    | 8 . . . . . . .(X). . . . . . .
    | 7 . . . . . . . . . . . . . . .
    | 6 . . . . . . . . . . . . . . .
    | 5 . . . . . . . . . . . . . . .
    | 4 . . . + . . . . . . . + . . .
    | 3 . . . . . . . . . . . . . . .
    | 2 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |Leave this game? It stays under recent games. y, n, save
    |FILE:
    signal INT
