Openings: messages on stderr, rows of tsv and json, records, and collections. tests/data/openings-cases.tsv has the
rules.

before: answers

The choices of each step.

    $ printf 'H9\nH8\nI9\nswap\nJ10\npass\nmore\nL15\nK10\nA1\noffer A1\noffer A1 A1\noffer B1 A2\nwho\noffer A1 A3\nB7\nA3\nswap\n' >typed; renju -q -o rif <typed 2>&1
    renju: -:1: H9: stone 1 (Black): the first player must play on the center
    renju: -:4: swap: stone 3 (Black): the first player must play in the central 5x5
    renju: -:6: pass: pass cannot be used before the opening is over; stone 4 (White): the second player may swap or play
    renju: -:7: more: stone 4 (White): the second player may swap or play
    renju: -:9: K10: stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    renju: -:10: A1: stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    renju: -:11: offer A1: stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    renju: -:12: offer A1 A1: A1 is listed twice; stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    renju: -:15: offer A1 A3: stone 5 (Black): the second player must pick one of the 2 offered points
    renju: -:16: B7: stone 5 (Black): the second player must pick one of the 2 offered points
    renju: -:17: A3: stone 5 (Black): the second player must pick one of the 2 offered points
    renju: -:18: swap: stone 5 (Black): the second player must pick one of the 2 offered points
    ILLEGAL OPENING
    OK
    OK
    ILLEGAL NOT-ALLOWED
    OK
    ILLEGAL OPENING
    ILLEGAL NOT-ALLOWED
    OK
    ILLEGAL OPENING
    ILLEGAL OPENING
    ILLEGAL OPENING
    ILLEGAL OPENING
    OK
    = who WHITE SECOND move
    OK
    ILLEGAL NOT-ALLOWED
    ILLEGAL OPENING
    ILLEGAL OPENING
    ILLEGAL NOT-ALLOWED
    [1]
    $ printf 'H8\nI9\nJ10\npass\nnumber 9\nswap\nswap\nnumber 2\nK10\nA1\n' | renju -q -o soosyrv-8 2>&1 >/dev/null
    renju: -:4: pass: pass cannot be used before the opening is over; stone 4 (White): the second player may swap or announce 1 to 8 fifth moves (number N)
    renju: -:5: number 9: stone 4 (White): the second player may swap or announce 1 to 8 fifth moves (number N)
    renju: -:7: swap: stone 4 (White): the first player must announce 1 to 8 fifth moves (number N)
    renju: -:10: A1: stone 5 (Black): the second player may swap or offer 2 fifth moves (offer P ...)
    [1]
    $ printf 'E5\nF6\nG7\nA1\nnumber 1\nA9\nA1\noffer A1\nB7\n' | renju -q -n 9 -o soosyrv-1 2>&1 >/dev/null
    renju: -:4: A1: stone 4 (White): the second player may swap or announce 1 fifth move (number 1)
    renju: -:7: A1: stone 5 (Black): the first player may swap or offer 1 fifth move (offer P)
    renju: -:9: B7: stone 5 (Black): the second player must pick the offered point
    [1]
    $ printf '7,7\n8,6\n9,5\n6,8\noffer 0,0 1,1 0,0\noffer 0,0 14,14\noffer 0,0 1,1 2,2\n' | renju -q -c xy -o rif 2>&1 >/dev/null
    renju: -:5: offer 0,0 1,1 0,0: 0,0 is listed twice; stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    renju: -:6: offer 0,0 14,14: 0,0 and 14,14 are the same move, turned or mirrored; stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    renju: -:7: offer 0,0 1,1 2,2: stone 5 (Black): the first player must offer 2 fifth moves (offer P ...)
    [1]
    $ printf 'H8\nI9\nF6\nH9\n' | renju -q -o swap24 2>&1 >/dev/null
    renju: -:3: F6: stone 3 (Black): the first player must play in the central 5x5, but not pattern D13 (Yusei) or I13 (Suisei)
    [1]
    $ printf 'H8\nI9\nI8\nD3\n' | renju -q -o long-pro 2>&1 >/dev/null
    renju: -:3: I8: stone 3 (Black): the first player must play outside the central 7x7
    [1]
    $ printf 'H8\nI9\nJ10\ngo\nhint\nsolve\nsetup black A1\nturn white\ndraw\nA1\nswap\n' | renju -q -o swap2 2>&1 >/dev/null
    renju: -:4: go: go cannot be used before the opening is over; stone 4 (White): the second player may swap, add two stones (more) or play
    renju: -:5: hint: hint cannot be used before the opening is over; stone 4 (White): the second player may swap, add two stones (more) or play
    renju: -:6: solve: solve cannot be used before the opening is over; stone 4 (White): the second player may swap, add two stones (more) or play
    renju: -:7: setup black A1: setup cannot be used before the opening is over; stone 4 (White): the second player may swap, add two stones (more) or play
    renju: -:8: turn white: turn cannot be used before the opening is over; stone 4 (White): the second player may swap, add two stones (more) or play
    renju: -:9: draw: draw cannot be used before the opening is over; stone 4 (White): the second player may swap, add two stones (more) or play
    renju: -:11: swap: swap can only be used during an opening that allows it
    [1]
    $ printf 'swap\nnumber 1\noffer H8\nmore\n' | renju -q 2>&1 >/dev/null
    renju: -:1: swap: swap can only be used during an opening that allows it
    renju: -:2: number 1: number can only be used during an opening that allows it
    renju: -:3: offer H8: offer can only be used during an opening that allows it
    renju: -:4: more: more can only be used during an opening that allows it
    [1]

Nothing is proved while the opening restricts later stones of either side.

    $ for o in free pro; do printf 'setup white D4 E4 F4\nturn white\nsolve\n' | renju -q -o $o -N 20000 | tail -n 2 | head -n 1; done
    = solve WHITE win 3 vcf C4 B4 G4
    = solve WHITE unknown
    $ for o in free pro; do printf 'setup white G9 H9 I9 J9\nsolve\n' | renju -q -o $o -N 20000 | tail -n 2 | head -n 1; done
    = solve BLACK loss 2 vcf F9 K9
    = solve BLACK unknown

Errors of options.

    $ renju -o swap2 -B random 2>&1
    renju: --opening: swap2 needs two people; with a machine use free, tengen, pro or long-pro
    Try 'renju --help'.
    [2]
    $ renju -o taraguchi-10 -W engine 2>&1
    renju: --opening: taraguchi-10 needs two people; with a machine use free, tengen, pro or long-pro
    Try 'renju --help'.
    [2]
    $ renju -q -o pro -B random -W random -n 9 -x 'DRAW' </dev/null >/dev/null 2>&1; test $? -ne 2
    $ renju -o swap6 2>&1
    renju: --opening: 'swap6' is not one of free, tengen, pro, long-pro, swap1, swap, swap2, swap5, swap24, rif, yamaguchi, soosyrv-N, tarannikov, taraguchi-N, super-taraguchi-N, sakata, N from 1 to 16
    Try 'renju --help'.
    [2]
    $ renju -o soosyrv 2>&1 | cut -c 1-60
    renju: --opening: 'soosyrv' is not one of free, tengen, pro,
    Try 'renju --help'.
    $ renju -o taraguchi-17 2>&1 | cut -c 1-60
    renju: --opening: 'taraguchi-17' is not one of free, tengen,
    Try 'renju --help'.
    $ renju -o Swap2 2>&1 | cut -c 1-60
    renju: --opening: 'Swap2' is not one of free, tengen, pro, l
    Try 'renju --help'.
    $ renju -o auto 2>&1 | cut -c 1-60
    renju: --opening: 'auto' is not one of free, tengen, pro, lo
    Try 'renju --help'.
    $ renju -o rif -n 14 2>&1
    renju: --opening: rif needs a board of odd size, 9x9 or larger
    Try 'renju --help'.
    [2]
    $ renju -o rif -n 7 2>&1
    renju: --opening: rif needs a board of odd size, 9x9 or larger
    Try 'renju --help'.
    [2]
    $ for o in free tengen pro long-pro swap1 swap swap2 swap5 swap24 rif yamaguchi soosyrv-8 tarannikov taraguchi-10 super-taraguchi-10 sakata; do for n in 1 7 8 9 10; do renju -q -o $o -n $n </dev/null >/dev/null 2>&1 && printf '%s ' $n; done; echo $o; done
    1 7 8 9 10 free
    1 7 9 tengen
    9 pro
    9 long-pro
    1 7 8 9 10 swap1
    1 7 8 9 10 swap
    1 7 8 9 10 swap2
    1 7 8 9 10 swap5
    9 swap24
    9 rif
    9 yamaguchi
    9 soosyrv-8
    9 tarannikov
    9 taraguchi-10
    9 super-taraguchi-10
    9 sakata
    $ printf 'A1\nB1\n' | renju -q -o swap5 -n 2
    OK
    OK

Rows: White picks the fifth move.

    $ printf 'H8\nI9\nJ10\nswap\nwho\nK10\noffer A1 A3\nB7\nA3\nresign\nwho\n' | renju -t tsv -o rif 2>/dev/null
    # renju-tsv 1
    1	1	B	H8	OK	-	W
    2	2	W	I9	OK	-	B
    3	3	B	J10	OK	-	W
    4	3	-	-	OK	-	W
    5	3	-	-	OK	who WHITE FIRST move	W
    6	4	W	K10	OK	-	B
    7	4	-	-	OK	-	W
    8	4	W	B7	ILLEGAL	OPENING	W
    9	5	W	A3	OK	-	W
    10	5	W	-	WIN	BLACK	-
    11	5	-	-	WIN	who WHITE FIRST -	-
    [1]
    $ printf 'H8\nI9\nnumber 1\nwho\nJ10\nK10\noffer A1\nresign\n' | renju -t json -o yamaguchi
    {"line":1,"ply":1,"side":"B","point":"H8","status":"OK","detail":null,"turn":"W"}
    {"line":2,"ply":2,"side":"W","point":"I9","status":"OK","detail":null,"turn":"B"}
    {"line":3,"ply":2,"side":null,"point":null,"status":"OK","detail":null,"turn":"B"}
    {"line":4,"ply":2,"side":null,"point":null,"status":"OK","detail":"who BLACK FIRST move","turn":"B"}
    {"line":5,"ply":3,"side":"B","point":"J10","status":"OK","detail":null,"turn":"W"}
    {"line":6,"ply":4,"side":"W","point":"K10","status":"OK","detail":null,"turn":"B"}
    {"line":7,"ply":4,"side":null,"point":null,"status":"OK","detail":null,"turn":"W"}
    {"line":8,"ply":4,"side":"W","point":null,"status":"WIN","detail":"BLACK","turn":null}

Other notations.

    $ printf 'who\n7,7\n8,6\n9,5\n10,4\noffer 0,0 14,14\noffer 0,0 0,14\noffer 0,0 1,0\n1,0\n' | answers -o rif -c xy
    = who BLACK FIRST move,OK,OK,OK,OK,OK,ILLEGAL OPENING,OK,ILLEGAL NOT-ALLOWED,ILLEGAL OPENING,[1]

Expectations, and a forbidden move after the opening.

    $ printf 'H8\nI9\nA1\nexpect ILLEGAL OPENING\n' | answers -o rif
    OK,OK,ILLEGAL OPENING,PASS
    $ renju -q -o rif -x 'ILLEGAL OPENING' <<'end'
    > A1
    > end
    ILLEGAL OPENING
    $ printf 'H6\nA1\nH7\nA3\nI8\nA5\nJ8\nA7\nH8\nwho\nclaim\nwho\n' | answers -o swap -f claim
    OK,OK,OK,OK,OK,OK,OK,OK,FORBIDDEN 3-3,= who WHITE SECOND move,FORBIDDEN 3-3,WIN WHITE,= who WHITE SECOND -,WIN WHITE
    $ printf 'claim\nH6\nA1\nH7\nswap\nA3\nI8\nA5\nJ8\nA7\nH8\nwho\n' | answers -o swap -f reject
    ILLEGAL NOT-ALLOWED,OK,OK,OK,OK,OK,OK,OK,OK,OK,FORBIDDEN 3-3,= who BLACK SECOND move,OK,[1]

With --record.

    $ printf 'h8\nI9\nj10\nswap\nnumber 02\nk10\nundo\nundo\nnumber 3\nK10\noffer a1 b1 c1\nC1\nundo 2\nswap\n' | renju -q -o soosyrv-8 --record=kept >/dev/null; cat kept
    H8
    I9
    J10
    swap
    number 2
    K10
    undo 1
    undo 1
    number 3
    K10
    offer A1 B1 C1
    C1
    undo 2
    swap
    $ renju -q -o soosyrv-8 kept | uniq -c | sed 's/^ *//'
    14 OK

Gomocup's swap2 follows the same rules: the answers of both players are accepted as lines of -o swap2.

    $ for side in random:random random:hard hard:random hard:hard; do for seed in 1 2 3 4 5 6; do
    > ask() { { printf 'START 15\nSWAP2BOARD\n'; [ $# -lt 2 ] || printf '%s\n' "$@" | tail -n +2; printf 'DONE\n'; } | renju --gomocup -B $1 -D 1 -S $seed | tail -n 1; }
    > told() { case $1 in SWAP) echo swap ;; *' '*) echo more; printf '%s\n' $1 ;; *) echo $1 ;; esac; }
    > first=${side%:*} second=${side#*:} three=$(ask $first); answer=$(ask $second $three)
    > { printf '%s\n' $three; told "$answer"; case $answer in *' '*) told "$(ask $first $three $answer)" ;; esac; } >game
    > renju -q -o swap2 -c xy game | sort -u; [ $side != random:random ] || grep more game
    > done; done | sort | uniq -c | sed 's/^ *//'
    24 OK
    6 more

Bulk: steps that a record lacks are assumed.

    $ printf 'a\trif\t15\th8 i9 j10 k10 i8 a1\nb\trif\t15\th8 i9 a1\nc\ttaraguchi-10\t15\th8 i9 j10 k10 a1 b1\nd\tSoos\303\265rv-8\t15\th8 h9 o1\ne\tswap24\t15\th8 i9 f6\nf\trif\t14\th8 a1\ng\tpro\t15\th8 a1 i9\nh\trenju\t15\ta1\n' | renju -g -o auto 2>/dev/null | cut -f 1,2,3,6
    a	OK	6	-
    b	OK	2	3:ILLEGAL OPENING:a1
    c	OK	6	-
    d	OK	2	3:ILLEGAL OPENING:o1
    e	OK	2	3:ILLEGAL OPENING:f6
    f	OK	2	-
    g	OK	2	3:ILLEGAL OPENING:i9
    h	OK	1	-
    $ printf 'a\th8 i9 pass\nb\tblack=h8i9 turn=white h9\nc\tg8\nd\th8 i9 i9\n' | renju -g -o rif 2>/dev/null | cut -f 1,6
    a	3:ILLEGAL OPENING:pass
    b	0:ILLEGAL OPENING:setup
    c	1:ILLEGAL OPENING:g8
    d	3:ILLEGAL OCCUPIED:i9
    $ printf '(;PL[W];W[hh])(;AB[hh];W[ii])' | renju -g -o swap2 2>/dev/null | cut -f 6
    0:ILLEGAL OPENING:setup
    0:ILLEGAL OPENING:setup
    $ printf 'a\th8 i9 j10 k10 a1\n' | renju -g -o tarannikov 2>&1
    renju: -:1: ply 5: a1: not allowed by the opening
    a	OK	4	-	-	5:ILLEGAL OPENING:a1
    [1]
    $ printf 'a\th8 i9 j10\n' | renju -g -o tengen 2>&1
    a	OK	3	-	-	-

RIF's swaps and unpicked fifth moves are checked by the rule: games whose names begin with "not" have a problem at
their fifth stone.

    $ cat >games.rif <<'end'
    > <rules><rule id="1" name="Taraguchi-10"/><rule id="2" name="Soosyrv-8"/><rule id="3" name="Yamaguchi"/><rule id="4" name="RIF"/></rules>
    > <game id="far fifth" rule="1" swap="R---"><move>h8 i9 j10 k10 a1</move></game>
    > <game id="not after a swap" rule="1" swap="---R"><move>h8 i9 j10 k10 a1</move></game>
    > <game id="r is no R" rule="1" swap="---r"><move>h8 i9 j10 k10 a1</move></game>
    > <game id="near after a swap" rule="1" swap="---R"><move>h8 i9 j10 k10 g7</move></game>
    > <game id="not near and offered after a swap" rule="1" swap="---R" alt="a1 b1 c1 d1 e1 f1 g1 h1 i1"><move>h8 i9 j10 k10 g7</move></game>
    > <game id="ten near" rule="1" swap="----" alt="a1 b1 c1 d1 e1 f1 g1 h1 i1"><move>h8 i9 j10 k10 g7</move></game>
    > <game id="not eleven" rule="1" alt="a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"><move>h8 i9 j10 k10 g7</move></game>
    > <game id="number 4" rule="2" swap="RR" alt="a1 b1 c1"><move>h8 i9 j10 k10 g7</move></game>
    > <game id="number 8" rule="2" alt="a1 b1 c1 d1 e1 f1 g1"><move>h8 i9 j10 k10 h1</move></game>
    > <game id="not number 9" rule="2" alt="a1 b1 c1 d1 e1 f1 g1 h1"><move>h8 i9 j10 k10 i1</move></game>
    > <game id="number 12" rule="3" alt="a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1"><move>h8 i9 j10 k10 l1</move></game>
    > <game id="not number 13" rule="3" alt="a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1"><move>h8 i9 j10 k10 m1</move></game>
    > <game id="not both sides" rule="2" alt="g9 i9"><move>h8 h9 h10 h12 a1</move></game>
    > <game id="not the other side" rule="4" alt="g9"><move>h8 h9 h10 h12 i9</move></game>
    > <game id="not equal" rule="2" alt="a1 a1"><move>h8 h9 h10 h12 b1</move></game>
    > <game id="not the one picked" rule="4" alt="b1"><move>h8 h9 h10 h12 b1</move></game>
    > <game id="not a stone's point" rule="4" alt="h8"><move>h8 h9 h10 h12 b1</move></game>
    > <game id="not off the board" rule="4" alt="p1"><move>h8 h9 h10 h12 b1</move></game>
    > <game id="no point at all" rule="4" alt="51, -, ?"><move>h8 h9 h10 h12 b1</move></game>
    > <game id="any separator" rule="2" alt="a1;b1,c1"><move>h8 h9 h10 h12 d1</move></game>
    > <game id="over after the pick" rule="1" alt="a1 b1 c1 d1 e1 f1 g1 h1 i1"><move>h8 i9 j10 k10 g7 pass</move></game>
    > <game id="over after a far fifth" rule="1"><move>h8 i9 j10 k10 a1 pass</move></game>
    > <game id="not over after a near fifth" rule="1"><move>h8 i9 j10 k10 g7 pass</move></game>
    > end
    $ renju -g -o auto games.rif 2>/dev/null | cut -f 1,6
    far fifth	-
    not after a swap	5:ILLEGAL OPENING:a1
    r is no R	-
    near after a swap	-
    not near and offered after a swap	5:ILLEGAL OPENING:g7
    ten near	-
    not eleven	5:ILLEGAL OPENING:g7
    number 4	-
    number 8	-
    not number 9	5:ILLEGAL OPENING:i1
    number 12	-
    not number 13	5:ILLEGAL OPENING:m1
    not both sides	5:ILLEGAL OPENING:a1
    not the other side	5:ILLEGAL OPENING:i9
    not equal	5:ILLEGAL OPENING:b1
    not the one picked	5:ILLEGAL OPENING:b1
    not a stone's point	5:ILLEGAL OPENING:b1
    not off the board	5:ILLEGAL OPENING:b1
    no point at all	-
    any separator	-
    over after the pick	-
    over after a far fifth	-
    not over after a near fifth	6:ILLEGAL OPENING:pass

The fifth moves that were not picked may be listed with the one that was, which counts once:

    $ echo '<rules><rule id="1" name="Taraguchi-10"/><rule id="2" name="Soosyrv-8"/><rule id="3" name="Yamaguchi"/><rule id="4" name="RIF"/></rules>' >listed.rif; while read -r id rule alt moves; do echo "<game id='$id' rule='$rule' alt='$alt'><move>$moves</move></game>"; done >>listed.rif <<end
    > first 4 i8,g7 h8 i9 j10 k10 i8
    > last 4 g7,i8 h8 i9 j10 k10 i8 a1 b1
    > three 4 i8,g7,a1 h8 i9 j10 k10 i8
    > alone 4 i8 h8 i9 j10 k10 i8
    > twice 4 i8,i8,g7 h8 i9 j10 k10 i8
    > symmetric 4 i9,g9 h8 h9 h10 h12 i9
    > ten 1 g7,a1,b1,c1,d1,e1,f1,g1,h1,i1 h8 i9 j10 k10 g7
    > eleven 1 g7,a1,b1,c1,d1,e1,f1,g1,h1,i1,j1 h8 i9 j10 k10 g7
    > nine 1 g7,a1,b1,c1,d1,e1,f1,g1,h1 h8 i9 j10 k10 g7
    > number-1 2 h1 h8 i9 j10 k10 h1
    > number-8 2 a1,b1,c1,d1,h1,e1,f1,g1 h8 i9 j10 k10 h1
    > number-9 2 a1,b1,c1,d1,h1,e1,f1,g1,i1 h8 i9 j10 k10 h1
    > number-12 3 a1,b1,c1,d1,e1,f1,g1,h1,i1,j1,k1,l1 h8 i9 j10 k10 l1
    > number-13 3 a1,b1,c1,d1,e1,f1,g1,h1,i1,j1,k1,l1,m1 h8 i9 j10 k10 l1
    > not-the-sixth 4 g7,a1 h8 i9 j10 k10 i8 a1
    > end
    $ renju -g -o auto listed.rif 2>/dev/null | cut -f 1,6; renju -g -o auto --first=4 -a next listed.rif 2>/dev/null | cut -f 7 | paste -sd ' ' -
    first	-
    last	-
    three	5:ILLEGAL OPENING:i8
    alone	5:ILLEGAL OPENING:i8
    twice	5:ILLEGAL OPENING:i8
    symmetric	5:ILLEGAL OPENING:i9
    ten	-
    eleven	5:ILLEGAL OPENING:g7
    nine	5:ILLEGAL OPENING:g7
    number-1	-
    number-8	-
    number-9	5:ILLEGAL OPENING:h1
    number-12	-
    number-13	5:ILLEGAL OPENING:l1
    not-the-sixth	5:ILLEGAL OPENING:i8
    i8 i8 - - - - g7 - - h1 h1 - l1 - -

Each variation of SGF is checked from where it branches off; the whole column is the name.

    $ printf '(;RU[Soosyrv-7](;B[hh];W[ig](;B[jf];W[aa];B[ab];W[ac])(;B[aa]))(;B[gh];W[ig]))' | renju -g --variations -o auto 2>/dev/null | cut -f 3,6
    6	-
    2	3:ILLEGAL OPENING:aa
    0	1:ILLEGAL OPENING:gh
    $ printf '(;RU[RIF];B[hh];W[ig](;B[jf];W[aa])(;B[ih];W[aa](;B[ab];W[ac])(;B[ad];W[])))' | renju -g --variations -o auto 2>/dev/null | cut -f 3,6
    4	-
    6	-
    6	-
    $ printf 'a\tSOOS\303\225RV-8\t15\th8 a1\nb\trif club\t15\th8 a1\nc\ttaraguchi-17\t15\th8 a1\nd\ttaraguchi-0\t15\th8 a1\ne\ttaraguchi-16\t15\th8 a1\nf\tTaraguchi\t15\th8 a1\ng\tRIF-1996\t15\th8 a1\nh\trif1996b\t15\th8 a1\ni\tpro 15\t15\th8 a1 g8\n' | renju -g -o auto 2>/dev/null | cut -f 1,6
    a	2:ILLEGAL OPENING:a1
    b	-
    c	-
    d	-
    e	2:ILLEGAL OPENING:a1
    f	2:ILLEGAL OPENING:a1
    g	2:ILLEGAL OPENING:a1
    h	-
    i	3:ILLEGAL OPENING:g8
    $ printf 'a\trif\th8 i9 a1\nb\trif\th8 i9 i8\n' | renju -g -o auto --first=2 -a next | cut -f 1,6,7
    a	-	-
    b	-	i8
    $ printf '(;PL[W];W[hh];B[ig];W[jf])(;PL[B];B[hh];W[ig];B[jf])' | renju -g -a opening | cut -f 7
    -
    I1
