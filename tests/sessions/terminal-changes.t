# In a terminal: single keys write what changes, not the whole picture

before: keys
    $ keys() { printf 'wait help)\nbytes\ntype \\e[A\\e[A\nredraw\n'; for key in A B C D 5~ H; do printf 'type \\e[%s\nbytes 200\n' $key; done; printf 'redraw\nkey ^C\nstatus\n'; }

An arrow key, on boards that fit the screen, and in a list; `redraw` types ^L, which writes everything again:

    $ for n in 15 19 99; do keys | LC_ALL=C.UTF-8 TERM=xterm pty -r 110 -c 250 renju -S 1 -n $n -r freestyle -B human -C always | tail -n +2 | uniq -c | sed 's/^ *//'; done
    1 redraw same
    6 at most 200 bytes
    1 redraw same
    1 signal INT
    1 redraw same
    6 at most 200 bytes
    1 redraw same
    1 signal INT
    1 redraw same
    6 at most 200 bytes
    1 redraw same
    1 signal INT
    $ for style in lines dots ascii grid; do for wide in '' -w; do keys | LC_ALL=C.UTF-8 TERM=xterm pty $wide -r 45 -c 110 renju -S 1 -n 19 -B human -m -s $style $wide; done; done | tail -n +2 | grep -v '^[0-9]* bytes' | sort | uniq -c | sed 's/^ *//'
    48 at most 200 bytes
    16 redraw same
    8 signal INT
    $ printf 'wait Choice\nsettle\nbytes\ntype \\e[B\nbytes 200\ntype \\e[B\nbytes 200\nredraw\nsend 0\nstatus\n' | TERM=xterm pty renju -S 1 -i | tail -n +2
    at most 200 bytes
    at most 200 bytes
    redraw same
    status 0

A letter that is typed, in front of others, too; and a move by each person:

    $ printf 'wait help)\nsettle\nbytes\ntype a\nbytes 20\ntype bc\nsettle\nbytes\nkey ^A\nbytes 20\ntype 黑\nbytes 40\nredraw\nkey ^U\nbytes 20\nsend h8\nbytes 300\nsend i9\nbytes 300\nredraw\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty renju -S 1 -n 19 -B human | grep -v '^[0-9]* bytes'
    at most 20 bytes
    at most 20 bytes
    at most 40 bytes
    redraw same
    at most 20 bytes
    at most 300 bytes
    at most 300 bytes
    redraw same
    signal INT

Each question is written whole, with its notes, even if the same is on the screen already:

    $ printf 'wait help): \nsend x1y\nwait neither a move\nwait help): \nsend x1y\nwait neither a move\nwait help): \nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -n 5 -B human
    signal INT

The line that shows how far a machine has come is changed in place:

    $ (printf 'setup black D4 D12 L4 L12\nsetup white H8 H2 B8 N8\n') >long; printf 'wait depth\nkey ^C\nwait Move\nredraw\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -i long -B minimax -D 60 -T 3600 | grep redraw
    redraw same

Where the terminal edits lines, and where it cannot move the cursor, the whole picture is written:

    $ printf 'wait help): \nsettle\nbytes\nsend a1\nwait help): \nsettle\nbytes\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -n 15 -B human --keys=line | awk 'NR == 2 && $1 > 600 { print "whole" }'
    whole
    $ printf 'wait help): \nsettle\nbytes\nsend a1\nwait help): \nsettle\nbytes\nkey ^C\nstatus\n' | TERM=dumb pty renju -S 1 -n 15 -B human | awk 'NR == 2 && $1 > 600 { print "whole" }'
    whole
