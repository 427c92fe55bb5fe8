# Machine players

before: answers brief

A machine plays as soon as it is its turn, in a block of its own:

    $ printf 'E5\n' | renju -n 9 -s ascii -W minimax -D 2 | tail -n 12 | brief
    = play WHITE E6
     6 . . . .(O). . . .
     5 . . . . X . . . .
       A B C D E F G H I
    OK
    $ renju -q -B minimax -D 2 </dev/null
    = play BLACK H8
    OK
    $ printf 'H8\nundo\nI9\nundo\nundo\nH8\n' | answers -W minimax -D 2
    OK,= play WHITE I6,OK,OK,OK,= play WHITE G10,OK,OK,ILLEGAL NOT-ALLOWED,OK,= play WHITE I6,OK,[1]
    $ printf 'I9\nundo\nundo\n' | answers -B minimax -D 2
    = play BLACK H8,OK,OK,= play BLACK G9,OK,OK,ILLEGAL NOT-ALLOWED,[1]
    $ printf 'draw\nH8\ndraw\nresign\ndraw\n' | answers -W random -S 3
    ILLEGAL NOT-ALLOWED,OK,= play WHITE G12,OK,ILLEGAL NOT-ALLOWED,WIN WHITE,ILLEGAL GAME-OVER,[1]

Two machines play to the end without input; the seed decides:

    $ renju -q -B random -W random -S 7 </dev/null | tail -n 1
    WIN WHITE
    $ renju -q -B random -W random -S 7 </dev/null >a; renju -q -B random -W random -S 7 </dev/null | cmp - a && echo same
    same
    $ renju -q -B random -W random -S 8 </dev/null | cmp -s - a || echo other
    other
    $ for n in 1 2 3 4 5 19 99; do renju -q -B random -W random -n $n </dev/null | grep '^[A-Z]' | sort | uniq -c | sed 's/^ *//' | tail -n 1; done
    1 DRAW
    3 OK
    8 OK
    15 OK
    1 WIN WHITE
    1 WIN WHITE
    1 WIN WHITE
    $ renju -b final -s ascii -B minimax -W minimax -n 3 -k 3 </dev/null | tail -n 5
     3 X O O
     2 O X X
     1 X(X)O
       A B C
    DRAW
    $ for seed in 1 2 3 4 5 6 7 8 9; do renju -q -n 3 -k 3 -B random -W minimax -S $seed -x DRAW </dev/null >/dev/null 2>&1 || renju -q -n 3 -k 3 -B random -W minimax -S $seed -x 'WIN WHITE' </dev/null >/dev/null 2>&1 || echo lost; done
    $ for seed in 1 2 3 4 5 6 7 8 9; do renju -q -n 3 -k 3 -W random -B minimax -S $seed </dev/null | grep 'WIN WHITE'; done
    [1]

hint names the move that go plays, and plays nothing:

    $ printf 'go\nhint\ngo\nhint\nhint\ngo\n' | renju -q -D 2 | awk '/^=/ { print $2, $3, ($4 == last || $2 == "play" && !asked ? "" : "new"); asked = $2 == "hint"; last = $4 }'
    play BLACK 
    hint WHITE new
    play WHITE 
    hint BLACK new
    hint BLACK 
    play BLACK 
    $ printf 'setup black E8 F8 G8 H8\nsetup white D8 A1 A3\nturn white\nhint\ngo\nhint\n' | renju -q -D 2 | head -n 6
    OK
    OK
    OK
    = hint WHITE I8
    OK
    = play WHITE I8
    $ printf 'hint\ngo\n' | renju -q -B human -W random -D 1 | head -n 4
    = hint BLACK H8
    OK
    = play BLACK H8
    OK
    $ printf 'resign\ngo\nhint\n' | answers
    WIN WHITE,ILLEGAL GAME-OVER,ILLEGAL GAME-OVER,[1]
    $ printf 'go\nexpect WIN BLACK\n' | answers -n 3 -k 1
    = play BLACK B2,WIN BLACK,PASS

A machine takes a win and stops a loss under every rule, and plays no forbidden points:

    $ printf 'setup black E8 F8 G8 H8\nsetup white A1 A2 A3 A5\ngo\n' | answers -D 1
    OK,OK,= play BLACK D8,WIN BLACK
    $ printf 'setup black E8 F8 G8 H8\nsetup white A1 A2 A3 A5 D8\nturn white\ngo\n' | answers -r standard -D 1
    OK,OK,OK,= play WHITE A4,WIN WHITE
    $ printf 'setup black E8 F8 G8 H8\nsetup white D8\nturn white\ngo\n' | answers -D 1
    OK,OK,OK,= play WHITE I8,OK
    $ printf 'setup black E8 F8 G8 H8 J8\nsetup white A1\ngo\n' | answers -D 1
    OK,OK,= play BLACK D8,WIN BLACK
    $ printf 'setup black A1 B1 C1 E1 F1\nsetup white A2 B2 C2 D2 E2 F2 A3 B3 C3 D3 E3 F3 A4 B4 C4 D4 E4 F4 A5 B5 C5 D5 E5 F5 A6 B6 C6 D6 E6 F6\ngo\ngo\n' | answers -n 6
    OK,OK,= play BLACK pass,OK,= play WHITE D1,WIN WHITE
    $ printf 'setup black A1 B1 C1 E1 F1\nsetup white A2 B2 C2 D2 E2 F2 A3 B3 C3 D3 E3 F3 A4 B4 C4 D4 E4 F4 A5 B5 C5 D5 E5 F5 A6 B6 C6 D6 E6 F6\nsetup white A1\n' | answers -n 6 -B random
    = play BLACK B3,OK,ILLEGAL NOT-ALLOWED,ILLEGAL NOT-ALLOWED,ILLEGAL NOT-ALLOWED,[1]
    $ printf 'go\ngo\n' | renju -q -o tengen -D 1 | awk '/^=/ { print $2, $3, ($3 == "BLACK" ? $4 : substr($4, 2) >= 8 ? "upper half" : "lower half") }'
    play BLACK H8
    play WHITE upper half
    $ renju -q -B random -o tengen -S 5 </dev/null
    = play BLACK H8
    OK

Boards according to -b, rows, search lines, the record:

    $ printf 'C3\n' | renju -b final -s ascii -n 5 -k 4 -W minimax -D 1 | brief
    = play WHITE C2
    OK
     3 . . X . .
     2 . .(O). .
       A B C D E
    OK
    $ printf 'C3\nC3\n' | renju -t tsv -n 5 -k 4 -W minimax -D 1
    # renju-tsv 1
    1	1	B	C3	OK	-	W
    1	2	W	C2	OK	-	B
    2	2	B	C3	ILLEGAL	OCCUPIED	B
    [1]
    $ renju -t json -n 3 -k 1 -B minimax </dev/null
    {"line":0,"ply":1,"side":"B","point":"B2","status":"WIN","detail":"BLACK","turn":null}
    $ printf 'H8\nhint\n' | renju -q -v -W minimax -D 1 --record=r | head -n 4; cat r
    OK
    = search depth 1 nodes 24 score 0 time - pv I6
    = play WHITE I6
    OK
    H8
    I6
    $ printf 'I9\nundo\nI9\n' | renju -q -B minimax -D 1 --record=r2 >/dev/null; cat r2; renju -q -x OK r2 | tail -n 1
    H8
    I9
    H7
    undo 2
    I9
    H7
    OK

Answers are in time:

    $ start=$(date +%s); printf 'setup black A1 B5 C9 D2 Z99 Z50 AA20\ngo\n' | renju -q -n 99 -T 1 -D 60 >/dev/null; test $(($(date +%s) - start)) -le 2 && echo in time
    in time
    $ renju -T 0 2>&1 | head -n 1
    renju: --time: '0' is not 0.001 to 100000 seconds
    $ renju -T x 2>&1 | head -n 1
    renju: --time: 'x' is not 0.001 to 100000 seconds
    $ renju -N 0 2>&1 | head -n 1
    renju: --nodes: '0' is not 1 to 999999999999999999
    $ renju -D 256 2>&1 | head -n 1
    renju: --depth: '256' is not 1 to 255
    $ renju -S -1 2>&1 | head -n 1
    renju: --seed: '-1' is not 0 to 999999999999999999
    $ renju -S 1000000000000000000 2>&1 | head -n 1; renju -q -S 999999999999999999 </dev/null
    renju: --seed: '1000000000000000000' is not 0 to 999999999999999999
    OK
    $ renju -B oracle 2>&1 | head -n 1
    renju: --black: 'oracle' is not one of human, random, minimax, novice, beginner, easy, medium, hard, engine
    $ renju -g -B random 2>&1 | head -n 1
    renju: --black: cannot be used with --games
    $ renju -q -S 1763683200 -T .5 -N 1000000000000 </dev/null
    OK

minimax finds the quickest win at any depth, prints its line, and searches at most -N positions:

    $ printf 'setup white H8 I8 J8\nsetup black A1 C1\nO15\n' >won; for depth in 3 6; do renju -q -v -r freestyle -W minimax -D $depth won | grep search; done
    = search depth 1 nodes 29 score win 3 time - pv G8 F8 K8
    = search depth 1 nodes 29 score win 3 time - pv G8 F8 K8
    $ printf 'setup white H8 I8 J8 K8\nsetup black A1 C1\nO15\n' | renju -q -v -r freestyle -W minimax -D 4 | grep search
    = search depth 0 nodes 0 score win 1 time - pv G8
    $ printf 'H8\n' | renju -q -v -W minimax -N 100 | grep search
    = search depth 2 nodes 100 score -104 time - pv I6 G7
    $ printf 'H8\nhint\n' | renju -q -v -r freestyle -k 2 -N 100 | grep search
    = search depth 1 nodes 8 score loss 2 time - pv H7 G7

minimax plays for the engine if K is more than seven or less than three, and uses the whole time; not if K does not fit
the board:

    $ printf 'B2\nC4\nhint\n' | renju -q -v -r freestyle -k 9 -T 0.3 | awk '/search/ { print ($10 >= 200) }'
    1
    $ printf 'B2\nC2\nhint\n' | renju -q -v -r freestyle -n 4 -T 10 | awk '/search/ { print ($10 < 5000) }'
    1

go plays the move of the hint, also if the seed chooses between equal moves:

    $ for seed in 1 2 3; do printf 'H8\nhint\nhint\ngo\n' | renju -q -k 9 -r freestyle -D 1 -S $seed | sed -n 's/^= [a-z]* WHITE //p' | uniq; done
    H7
    G8
    I8

After a machine's first move, a setup is refused:

    $ printf 'setup black h8\nturn white\n' >late; renju -q -B engine -N 100 late 2>&1 >/dev/null; renju -q -W random late | cut -c 1-12 | head -n 3; printf 'turn white\nh8\nsetup white i9\nnew\nsetup white i9\n' | renju -q -W random -S 1 2>&1 >/dev/null; printf 'h8\nsetup white i9\n' | renju -q -B random -S 1 2>&1 >/dev/null; printf 'h8\nundo\nsetup white i9\n' | renju -q -B random -S 1 2>&1 >/dev/null
    renju: late:1: setup black h8: setup can only be used before the first move or pass, and the machine has already moved
    renju: late:2: turn white: turn can only be used before the first move or pass, and the machine has already moved
    OK
    OK
    = play WHITE
    renju: -:3: setup white i9: setup can only be used before the first move or pass
    renju: -:2: setup white i9: setup can only be used before the first move or pass
    renju: -:3: setup white i9: setup can only be used before the first move or pass, and the machine has already moved
    [1]
