# A long task says on a terminal how far it is

After two seconds a line on standard error says how far a run is, if the rows go elsewhere. It is erased before a message,
and at the end. A search of three seconds lasts long enough on any machine:

    $ printf 'h8 i9 i8\nh8 h8\n' >games
    $ cat >steps <<'end'
    > wait 0 games,
    > wait end
    > screen
    > status
    > end
    $ for jobs in 1 2; do TERM=xterm pty sh -c "renju -g -j $jobs -T 3 -a eval games >rows; echo end" <steps; cut -f 1-6 rows; done
    |renju: games:2: ply 2: h8: point already has a stone
    |end
    status 0
    -	OK	3	-	-	-
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    |renju: games:2: ply 2: h8: point already has a stone
    |end
    status 0
    -	OK	3	-	-	-
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8

A percentage and the time left need inputs whose sizes are known, and a first game that is finished:

    $ printf 'h8 i9 i8\nh8 i9 i8 h9\n' >games
    $ TERM=xterm pty sh -c "renju -g -T 3 -a eval games >rows; echo end" <<'end'
    > wait 1 game, 2 rows, 42 %,
    > wait s left
    > status
    > end
    status 0

So does a machine that is asked for a move:

    $ TERM=xterm pty sh -c "printf 'h8\ni9\ngo\n' | renju -q -T 3 | cut -c 1-13; echo end" <<'end'
    > wait searching for 2 s of at most 3 s
    > wait end
    > screen
    > status
    > end
    |OK
    |OK
    |= play BLACK
    |OK
    |end
    status 0

Nothing is shown where rows go to the terminal themselves, unless -v asks for it, nor in a file of messages:

    $ TERM=xterm pty sh -c "renju -g -T 3 -a eval games 2>&1 >rows | wc -c | tr -d ' '; echo end" <<'end'
    > wait end
    > screen
    > status
    > end
    |0
    |end
    status 0
