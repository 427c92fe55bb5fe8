# What a machine does in the terminal besides moving

A machine offers a draw, before its move, only if nobody can win any more; the offer is recorded, and accepted:

    $ printf 'B2\nD4\nC2\nA2\nD3\nC1\nC4\nB3\nA1\n' >dead; TERM=dumb pty renju -S 1 -n 4 -k 4 -W minimax -D 1 -i dead --record=r <<'EOF' | sed 's/[0-9]*\.[0-9][0-9] s/N s/g' | tail -n 11; tail -n 3 r
    > wait may accept
    > send draw
    > wait Again
    > screen
    > send q
    > status
    > EOF
    |renju: 4x4, 4 in a row, rule freestyle
    |Black X: player   White O: machine (minimax)
    | 4 . . X O
    | 3 . O . X
    | 2 O X X .
    | 1 X . O(O)
    |   A B C D
    |Both sides agreed to a draw.
    |10 moves. Time: Black N s, White N s.
    |Again (a), swap sides (w), menu (m), back, save, help, quit (q)?
    status 0
    draw
    D1
    draw

It offers only once. A move declines the offer; then a person's own offer is accepted:

    $ TERM=dumb pty renju -S 1 -n 4 -k 4 -W minimax -D 1 -i dead --record=r2 <<'EOF'; tail -n 6 r2
    > wait may accept
    > send C3
    > wait Move 13
    > send draw
    > wait Again
    > send q
    > status
    > EOF
    status 0
    draw
    D1
    C3
    A4
    draw
    draw

A game that is loaded in place of another one is a game of its own: the machine offers once in each:

    $ printf 'load dead\ny\nquit\ny\n' | renju -S 1 -n 4 -k 4 -W minimax -D 1 -i dead | grep '^Loaded\|offers'
    Loaded dead (9 moves).
    White offers a draw; Black may accept it by typing draw.
    Loaded dead (9 moves).
    White offers a draw; Black may accept it by typing draw.

It offers again in the next game:

    $ printf '%s\n' a1 new y a1 | renju -i -S 1 -s ascii -n 3 -W random | grep -c 'White offers'
    2

The strong machines resign when a five can't be stopped; the others do not:

    $ printf 'setup black G7 H7 I7 E3\nsetup white H9 I5 K4\n' >four; TERM=dumb pty renju -S 1 -W engine -r freestyle -i four --record=r3 <<'EOF'; tail -n 2 r3
    > wait help
    > send J7
    > wait Black wins
    > wait Again
    > send q
    > status
    > EOF
    status 0
    J7
    resign
    $ for player in engine medium easy beginner minimax; do printf 'J7\n' | renju -i -S 1 -W $player -D 4 -r freestyle four | grep -c -a resigned; done
    1
    0
    0
    0
    0
    [1]

It does not resign before the opponent's five is certain:

    $ printf 'setup black G8 H8 I8 J6 J7\nsetup white F8 A1 C13 N2\n' >four-three; printf 'J8\n' | renju -i -S 1 -W hard -r freestyle four-three | grep -a -o -e 'Black wins' -e 'White played K8'
    White played K8
    $ printf 'J8\n' | renju -i -S 1 -W hard -r freestyle | grep -a -o -e 'Black wins' -e 'White played'
    White played

Two machines play on to the end:

    $ printf 'J7\n' | cat four - >fours; TERM=dumb pty renju -S 1 -B hard -W hard -D 4 -r freestyle -i fours --record=r5 <<'EOF'; tail -n 3 r5 | grep -c resign
    > wait Black wins
    > wait Again
    > send q
    > status
    > EOF
    status 0
    0
    [1]
    $ TERM=dumb pty renju -S 1 -n 4 -k 4 -B hard -W hard -i dead --record=r4 <<'EOF'; grep -c draw r4
    > wait Again
    > send q
    > status
    > EOF
    status 0
    0
    [1]

On a half-full board a machine accepts a draw unless it has a win:

    $ printf 'A1\nA2\nB2\nB1\nC1\nC2\nD2\nD1\nA3\nA4\nB4\nB3\n' >half; printf 'draw\n' | renju -i -S 1 -n 5 -W engine -D 4 -r freestyle half | grep -a 'draw' | grep -v accepts
    Both sides agreed to a draw.
    $ printf '%s\n' A2 A1 B2 B1 D2 C1 A3 D1 C4 A5 D4 B5 E3 C5 B3 D5 >won; printf 'draw\n' | renju -i -S 1 -n 5 -W engine -D 4 -r freestyle won | grep -a -o 'declines'
    declines

A machine shows the most time that it will think; a level takes less than the setting. A hint takes as long as
the opponent, or a second:

    $ for machine in beginner hard engine random; do for time in 0.5 3; do printf 'h8\nhint\n' | renju -S 1 -i -s ascii -D 1 -T $time -W $machine | grep -o '[a-z]* (at most [0-9.]*' | tr '\n' ';'; done; done; printf 'h8\n' | renju -S 1 -i -l zh -D 1 -T 2.25 -W minimax | grep -o '白方思考中.*秒'
    thinking (at most 0.5;lack (at most 0.5;thinking (at most 0.9;lack (at most 0.9;thinking (at most 0.5;lack (at most 0.5;thinking (at most 0.9;lack (at most 0.9;thinking (at most 0.5;lack (at most 0.5;thinking (at most 3;lack (at most 3;thinking (at most 0.5;lack (at most 0.5;thinking (at most 3;lack (at most 1;白方思考中，最多2.25秒
