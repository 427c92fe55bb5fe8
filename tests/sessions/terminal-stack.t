# In a terminal: commands do not nest

Text typed in place of Enter on a page replaces the page. This may repeat without end on a small stack:

before: repeat
    $ repeat() { for i in 1 2 3 4 5 6 7 8 9 10; do for j in 1 2 3 4 5 6 7 8 9 10; do for k in 1 2 3 4 5; do echo "send $1"; done; done; done; }

    $ for word in help rules; do (echo 'wait help)'; repeat $word; printf 'send quit\nstatus\n') >script; (ulimit -s 256; TERM=xterm pty -r 12 renju -W human) <script; done
    status 0
    status 0
    $ (printf 'wait help)\nsend a1\nsend back\nwait of 1\n'; repeat help; printf 'send start\nsend quit\nsend y\nstatus\n') >script; (ulimit -s 256; TERM=xterm pty -r 3 renju -W human) <script
    status 0

before: nothing

A game, all questions about it, and both kinds of files, with a stack of 256 kB:

    $ cat >script <<'EOF'
    > wait help)
    > send hint
    > wait Suggestion
    > send h8
    > wait Move 3
    > send solve
    > wait Move 3
    > send back
    > wait of 2
    > send why a1
    > send 
    > wait Move 3
    > send save game.sgf
    > wait saved
    > send load game.sgf
    > wait oaded
    > send save game.moves
    > wait saved
    > send load game.moves
    > wait oaded
    > send resign
    > send y
    > wait Again
    > key ^U
    > send quit
    > status
    > EOF
    > for machine in hard minimax random; do rm -f game.*; (ulimit -s 256; TERM=xterm pty -c 100 renju -S 1 -s ascii -D 2 -W $machine) <script | tail -n 1; done
    status 0
    status 0
    status 0
    $ printf 'H8\nA1\nH9\nA2\nI8\nA3\nI10\nA4\nG9\nA5\nH10\n' >foul.moves; (ulimit -s 256; printf 'back\nwhy i9\n\nundo\nsave f.sgf\nload f.sgf\nh10\nq\n' | renju -i -s ascii -N 2000 -B human foul.moves) | grep -c 'three: '
    2

Two thousand lines at one prompt, with or without a screen opened and left by each, on the same stack:

    $ for word in back settings 'load none' x; do yes "$word" | head -n 2000 | (ulimit -s 256; renju -i -n 7 -k 4 -W human) >screens; echo "$? $(wc -l <screens)"; done
    0 20010
    0 54009
    0 4010
    0 22010
    $ for word in 5 8 9; do yes "$word" | head -n 2000 | (ulimit -s 256; renju -i) >screens; echo "$? $(wc -l <screens)"; done
    0 27016
    0 4015
    0 34016
