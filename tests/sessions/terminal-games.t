# In a terminal: recent games, and what comes after a game

The menu lists recent games with their dates, results and players, the newest first, and opens any of them:

before: kept
    $ export XDG_STATE_HOME=$PWD/kept TZ=UTC0
    $ games() { printf '%s\n' 10 "$@" | renju -i -S 1 -s ascii; }
    $ list() { games '' 0 | sed -n '/^Recent games/,/^Game to/p'; }
    $ keep() { mkdir -p kept/renju; cat >kept/renju/last-$1.moves; touch -t $2 kept/renju/last-$1.moves; }
    $ five() { printf '# renju -n 9\nA1\nA9\nB1\nB9\nC1\nC9\nD1\nD9\nE1\n'; }

    $ printf '0\n' | renju -i | grep '10  '; games 0 | grep 'no game'
     10  recent games: none yet
    There is no game to continue.
    $ { five; printf '# black human Ann\n# white easy \n# used 61250 1005\n'; } | keep 1 202611201530
    $ printf '# renju -n 9 -o swap\nE5\nE6\nE7\nswap\n# black human Ann\n# white human Bob\n' | keep 2 202611211200; printf '# renju -n 9 -f claim\nE5\ndraw\ndraw\n' | keep 3 202601020304; printf '# renju -n 9\nresign\n# white hard x\n' | keep 10 202601020303; list
    Recent games
      1  2026-11-21 12:00  3 moves  Bob - Ann
      2  2026-11-20 15:30  Black won  Ann - machine (easy)
      3  2026-01-02 03:04  draw  player - player
      4  2026-01-02 03:03  White won  player - machine (hard)
    Game to continue (1-4, Enter = back): 
    $ games 2 | grep 'X: \|Contin\|wins\|Time'; games 5 x q 0 | grep -c 'from 1 to 4\|^Choice'; games 1 | grep 'X: \|Contin\|^Stone\|The first'
    renju: 9x9, 5 in a row, rule renju   Black X: Ann   White O: machine (easy)
    Continuing the game (9 moves).
    Black wins: A1 B1 C1 D1 E1.
    9 moves. Time: Black 61.25 s, White 1.00 s.
    4
    renju: 9x9, 5 in a row, rule renju   Black X: Bob   White O: Ann
    Continuing the last game (3 moves).
    swap: stone 4 (White). The first player places the first stone.
    The first player (Ann), as White, must play (e.g. F5): 
    $ printf '10\n\n0\n' | LC_ALL=C.UTF-8 renju -i -l zh | sed -n '/^最近的/,/^请选择/p'
    最近的棋局
      1  2026-11-21 12:00  未完，3手  Bob－Ann
      2  2026-11-20 15:30  黑胜  Ann－电脑（初级）
      3  2026-01-02 03:04  和棋  棋手－棋手
      4  2026-01-02 03:03  白胜  棋手－电脑（高级）
    请选择棋局（1-4，按回车键返回）：

Each has a row of its own, with a short date on a narrow screen; keys choose one, Escape goes back:

    $ TERM=xterm pty -r 6 -c 40 renju -S 1 <<'EOF'
    > wait Choice
    > send 10
    > wait Game to
    > screen
    > type \e[B\e[B\e[B\e[B
    > settle
    > screen
    > type \e
    > settle
    > type \e
    > wait Choice
    > send 10
    > wait Game to
    > type \e[B\e[B\n
    > wait Again
    > send quit
    > status
    > EOF
    |Recent games 1-3 of 4 (arrow keys)
    |  1  11-21  3 moves  Bob - Ann
    |  2  11-20  Black won  Ann - machine (ea
    |  3  01-02  draw  player - player
    |Game to continue (1-4 or arrow keys,
    |Enter = back):
    |Recent games 2-4 of 4 (arrow keys)
    |  2  11-20  Black won  Ann - machine (ea
    |  3  01-02  draw  player - player
    |> 4  01-02  White won  player - machine
    |Game to continue (1-4 or arrow keys,
    |Enter = back):
    status 0

Looking at a game changes neither its file nor its place; a game that is continued comes first:

    $ touch before; games 3 quit >/dev/null; find kept/renju -type f -newer before; games 3 'undo 2' f5 quit y >/dev/null; list | sed 's/1  20[^ ]* [^ ]*/1  NOW/'
    Recent games
      1  NOW  1 move  player - player
      2  2026-11-21 12:00  3 moves  Bob - Ann
      3  2026-11-20 15:30  Black won  Ann - machine (easy)
      4  2026-01-02 03:03  White won  player - machine (hard)
    Game to continue (1-4, Enter = back): 

Files that hold no game are skipped with one message, and are left alone:

    $ printf 'x\n' | keep 4 202611220000; printf '\000\377(;' | keep 5 202611220000; printf 'E5\nE5\n' | keep 6 202611220000; mkdir kept/renju/last-7.moves; : | keep 8 202611220000; list | grep -v '^  [234]' | sed "s|$PWD|HERE|;s/1  20[^ ]* [^ ]*/1  NOW/"; printf '7\n' | renju -i -S 1 | grep 'Skip\|Contin' | sed 's/: .*//'; rm -r kept/renju/last-[45678].moves
    Recent games
      1  NOW  1 move  player - player
    Skipped 3 recent games that cannot be read: HERE/kept/renju/last-6.moves
    Game to continue (1-4, Enter = back): 
    Skipped 3 recent games that cannot be read
    Continuing the last game (1 move).

A game that is open in another renju is not in the list; renju also reads the files as its other input:

    $ mkfifo line; (exec 3<>line; echo 7 >&3; renju -i -S 1 <line >other & until grep -q Contin other 2>/dev/null; do sleep 0.05; done; list | grep -c '^  [1-9]'; echo quit >&3; wait); renju -q -n 9 kept/renju/last-1.moves | tail -n 1; list | grep -c '^  [1-9]'
    3
    WIN BLACK
    4

A game that was over when it was resumed keeps its times and is not counted, even when it ends once more; one that the
score has is taken out and counted again:

    $ games 3 undo e1 menu y 10 1 q | grep 'Score\|Time:' | sed 's/6[0-9]\.[0-9]* s/6N s/;s/1\.[0-9]* s/1.N s/'
    9 moves. Time: Black 6N s, White 1.N s.
    9 moves. Time: Black 6N s, White 1.N s.
    9 moves. Time: Black 6N s, White 1.N s.
    $ rm -r kept; printf '%s\n' 3 a1 resign a b1 resign a c1 resign m y 10 3 undo draw draw m y 10 1 q | renju -i -n 5 -k 4 -S 1 -s ascii | grep Score
    Score: Black (player) 2, White (player) 0, 0 draws.
    Score: Black (player) 3, White (player) 0, 0 draws.
    Score: Black (player) 3, White (player) 0, 0 draws.
    Score: Black (player) 2, White (player) 0, 1 draw.
    Score: Black (player) 2, White (player) 0, 1 draw.

Nor does it change a score that there is:

    $ rm -r kept; five | keep 1 202601020304; printf '%s\n' 3 a1 resign a b1 resign m y 10 3 undo e1 q | renju -i -n 5 -k 4 -S 1 -s ascii | grep Score
    Score: Black (player) 2, White (player) 0, 0 draws.
    Score: Black (player) 2, White (player) 0, 0 draws.
    Score: Black (player) 2, White (player) 0, 0 draws.

The score stays with its two players, also when they had swapped sides; others begin a new one:

    $ rm -r kept; printf '%s\n' 6 Ann Bob 3 a1 resign w b1 resign m 10 2 m 6 Cyd '' 3 c1 resign m 10 3 q | renju -i -n 5 -k 4 -S 1 -s ascii | grep 'Score'
    Score: Black (Bob) 1, White (Ann) 1, 0 draws.
    Score: Black (Ann) 1, White (Bob) 1, 0 draws.

After a game Enter asks before the board is gone, unless the game is in a file; a word that says so goes on at once, if
the game is kept:

    $ printf '%s\n' a1 resign '' n '' '' '' y b1 resign 'save g' '' c1 resign again d1 resign q | renju -i -n 5 -B human -S 1 -s ascii | grep '^Again\|Leave this\|^Move 1'
    Move 1, Black to play (e.g. C3; help): 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Move 1, Black to play (e.g. C3; help): 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    Move 1, Black to play (e.g. C3; help): 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    Move 1, Black to play (e.g. C3; help): 
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    $ for word in a y new w q m; do printf '%s\n' a1 resign $word | renju -i -n 5 -B human -S 1 -s ascii | grep -c 'Leave this'; done | tr '\n' ' '; echo
    0 0 0 0 0 0 
    $ for word in a y new w q m; do printf '%s\n' a1 resign $word n | XDG_STATE_HOME=/dev/null renju -i -n 5 -B human -S 1 -s ascii | grep -c 'Again\|Leave this'; done | tr '\n' ' '; echo
    3 3 3 3 3 3 

What cannot be kept is tried again with the next move, and reported once:

    $ rm -rf kept; : >kept; (exec 3>&1; { echo a1; echo b1; until grep -q 'Move 3' out 2>/dev/null; do sleep 0.05; done; rm kept; printf 'c1\nd1\n'; } | renju -i -n 5 -B human -S 1 >out); grep -c 'Recent games cannot' out; grep '^[A-D]' kept/renju/last-1.moves | tr '\n' ' '; echo
    1
    A1 B1 C1 D1 

A move is appended, and the file that was removed or cannot grow is written again as a whole. Where that is impossible,
too, the earlier moves stay. The game that was played on last is the newest:

    $ rm -rf kept; (exec 3>&1; { echo a1; echo b1; until grep -q 'Move 3' out; do sleep 0.05; done; rm kept/renju/last-1.moves; printf 'c1\n'; } | renju -i -n 5 -B human >out); grep '^[A-D]' kept/renju/last-1.moves | paste -s -d ' ' -
    A1 B1 C1
    $ rm -rf kept; for row in 1 2 3 4 5 6 7 8 9 10 11 12 13; do for column in a b c d e f g h i j k l m n o; do echo $column$row; done; done | (ulimit -f 1; renju -i -n 15 -k 15 -r freestyle -B human) | grep 'Recent games'; awk '/^[A-O]/ { moves++ } END { print $1, $2, (length($3) > 12), (moves > 40) }' kept/renju/last-1.moves
    Recent games cannot be kept: File too large
    # kept 1 1
    $ rm -rf kept; mkfifo moves; (exec 3<>moves; renju -i -n 5 -B human <moves >/dev/null & echo a1 >&3; until grep -qs A1 kept/renju/last-1.moves; do sleep 0.05; done; echo b1 | renju -i -n 5 -B human >/dev/null; printf 'a2\na3\nquit\ny\n' >&3; wait); echo 7 | renju -i | grep Cont
    Continuing the last game (3 moves).
    $ rm -rf kept; printf '%s\n' a1 settings 14 xy '' 2,1 | renju -i -n 5 -B human >out; echo 7 | renju -i | grep Cont; grep "^[A-E0-9]" kept/renju/last-1.moves
    Continuing the last game (2 moves).
    0,4
    2,1
    $ rm -rf kept; printf '%s\n' a1 b1 c1 | renju -i -n 5 -B human >out; grep -o '^# times [0-9]' kept/renju/last-1.moves | paste -s -d ' ' -
    # times 1 # times 2 # times 3
    $ rm -rf kept; printf '%s\n' a1 b1 resign | renju -i -n 5 -B human >out; grep -c '^# black' kept/renju/last-1.moves
    1

Keys go round the games that there are. Where lines are typed, the date is whole:

    $ rm -rf kept; printf '# renju -n 9\nE5\n' | keep 1 202611201530;  printf '# renju -n 9\nE6\n' | keep 2 202611201531
    > printf 'wait Choice\nsend 10\nwait Game to\ntype \\e[B\\e[B\\e[B\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -i -S 1 | grep 2026
    > printf 'wait Choice\nsend 10\nwait Game to\nscreen\nsend\nwait Choice\nsend 0\nstatus\n' | TERM=dumb pty -c 40 renju -i -S 1 | grep 2026
    |> 1  2026-11-20 15:31  1 move  player - player
    |  2  2026-11-20 15:30  1 move  player - player
    |  1  2026-11-20 15:31  1 move  player -
    |  2  2026-11-20 15:30  1 move  player -

A draw that is opened again, with the sides as they were, and then played on is no draw of the score:

    $ rm -rf kept; printf '%s\n' 6 Ann Bob 3 A1 draw draw sides resign menu y 10 2 undo\ 2 A1 resign | renju -i -n 5 -k 4 -s ascii | grep 'Score'
    Score: Black (Bob) 0, White (Ann) 1, 1 draw.
    Score: Black (Ann) 1, White (Bob) 0, 1 draw.
    Score: Black (Ann) 2, White (Bob) 0, 0 draws.
