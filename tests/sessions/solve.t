Forced wins. By fours, for the side to move; its line ends the game:

    $ printf 'setup black E8 F8 G8 H9 H10\nsetup white D8\nsolve\n' | renju -q | grep =
    = solve BLACK win 5 vcf H8 I8 H7 H6 H11
    $ printf 'setup black E8 F8 G8 H9 H10\nsetup white D8\nH8\nI8\nH7\nH6\nH11\n' | renju -q | tail -1
    WIN BLACK

White's win may use a point that is forbidden to Black; Black's may not:

    $ printf 'setup white E8 F8 G8\nsetup black D8 I9 I10 J7 K6\nturn white\nsolve\nH8\nI8\n' | renju -q
    OK
    OK
    OK
    = solve WHITE win 2 vcf H8 I8
    OK
    OK
    FORBIDDEN 3-3
    $ printf 'setup white D8\nsetup black E8 F8 G8 H9 H10 G7 F6\nsolve\nH8\n' | renju -q
    OK
    OK
    = solve BLACK win 27 vct I8 H8 F5 F7 G5 G6 E7 G9 H4 I3 D5 E5 I5 H6 I6 I4 H5 J5 I7 I9 F2 G3 F3 F4 G4 E2 J7
    OK
    FORBIDDEN 3-3

A point that only looks forbidden stops a four:

    $ printf 'setup black G2 I2 H3 G5 H5 C7 J7 F4 F10\nsetup white D7 F7 F8 F9\nturn white\nF6\nforbidden\n' | renju -q | tail -n 2
    = forbidden H2:3-3 G4:3-3 E5:3-3 J5:3-3 H6:3-3
    OK
    $ printf 'setup black G2 I2 H3 G5 H5 C7 J7 F4 F10\nsetup white D7 F7 F8 F9\nturn white\nsolve\n' | renju -q -N 2000 | tail -n 2
    = solve WHITE win 9 vct F5 F6 C8 E6 E8 C6 D8 B8 G8
    OK

On a board that is not small most of the budget looks for fours and threes of the side to move:

    $ printf 'setup black G2 I2 H3 G5 H5 C7 J7 F4 F10\nsetup white D7 F7 F8 F9\nturn white\nsolve\n' | renju -q -N 100 | tail -n 2
    = solve WHITE win 9 vct F5 F6 C8 E6 E8 C6 D8 B8 G8
    OK

-D counts the plies to the end, the last one too:

    $ for d in 8 9; do printf 'setup black G2 I2 H3 G5 H5 C7 J7 F4 F10\nsetup white D7 F7 F8 F9\nturn white\nsolve\n' | renju -q -D $d -N 2000 | tail -n 2; done
    = solve WHITE unknown
    OK
    = solve WHITE win 9 vct F5 F6 C8 E6 E8 C6 D8 B8 G8
    OK

The other side's fours count:

    $ printf 'setup black E8 F8 G8 E4 E5 E6\nsetup white D8 I3 I4 I5\nturn white\nsolve\n' | renju -q -N 10000 | grep =
    = solve WHITE unknown
    $ printf 'setup black C8 D8 E8 F8\nsetup white B8 C3 D3 E3 F3\nturn black\nsolve\n' | renju -q -N 10000 | grep =
    = solve BLACK win 1 vcf G8

Such a point may win sooner for White than a five:

    $ printf 'setup white E8 F8 G8 C2 D2 E2\nsetup black D8 I9 I10 J7 K6\nturn white\nsolve\n' | renju -q -N 2000 | tail -n 2
    = solve WHITE win 2 vcf H8 I8
    OK

By fours and threes; the proof is an SGF whose every branch is a game that is won:

    $ printf 'setup black I7 H7 H8 I9 J9\nsetup white G6 H9 J8 G9\nsolve\n' | renju -q -r freestyle -N 20000 --proof=proof.sgf | grep =
    = solve BLACK win 5 vct G7 F6 F7 E7 J7
    $ renju -g --variations proof.sgf | cut -f 2,6 | sort -u
    WIN BLACK	-
    $ printf 'solve\n' | renju -q -n 3 -k 3 -r freestyle --proof=/nowhere/proof.sgf; printf 'A1\nB2\nsolve\n' | renju -q -n 4 -k 3 -r freestyle --proof=/nowhere/proof.sgf 2>&1
    = solve BLACK draw
    OK
    OK
    OK
    renju: /nowhere/proof.sgf: No such file or directory
    = solve BLACK win 9 vcf B1 C1 A3 A2 C2 D3 B3 D1 C3
    OK
    [2]

The search line of -v:

    $ printf 'setup black E8 F8 G8 H9 H10\nsetup white D8\nsolve\n' | renju -q -v -N 1000 | tail -n 3
    = search depth 5 nodes 4 score win 5 time - pv H8 I8 H7 H6 H11
    = solve BLACK win 5 vcf H8 I8 H7 H6 H11
    OK
    $ printf 'setup black E8 F8 G8 H8\nturn white\nsolve\n' | renju -q -v -N 1000 | tail -n 3
    = search depth 2 nodes 4 score loss 2 time - pv D8 I8
    = solve WHITE loss 2 vcf D8 I8
    OK
    $ echo solve | renju -q -v -N 1000 | grep =
    = search depth 0 nodes 2 score 0 time - pv -
    = solve BLACK unknown

The side to move is lost, a draw, and unknown positions:

    $ printf 'setup black E8 F8 G8 H8\nturn white\nsolve\n' | renju -q | grep =
    = solve WHITE loss 2 vcf D8 I8
    $ printf 'setup black E8 F8 G8\nturn white\nsolve\n' | renju -q -N 20000 | grep =
    = solve WHITE unknown
    $ printf 'solve\n' | renju -q -n 5 -k 4 -r freestyle -N 300000 | grep =
    = solve BLACK draw
    $ printf 'solve\n' | renju -q -N 1000 | grep =
    = solve BLACK unknown
    $ printf 'setup black E8 F8 G8 H9 H10\nsetup white D8\nsolve\n' | renju -q -N 1 | grep =
    = solve BLACK unknown
    $ printf 'setup black E8 F8 G8 H9 H10\nsetup white D8\nsolve\n' | renju -q -D 4 | grep =
    = solve BLACK unknown
    $ printf 'setup black E8 F8 G8 H9 H10\nsetup white D8\nsolve\n' | renju -q -D 5 -t json
    {"line":1,"ply":0,"side":null,"point":null,"status":"OK","detail":null,"turn":"B"}
    {"line":2,"ply":0,"side":null,"point":null,"status":"OK","detail":null,"turn":"B"}
    {"line":3,"ply":0,"side":null,"point":null,"status":"OK","detail":"solve BLACK win 5 vcf H8 I8 H7 H6 H11","turn":"B"}

A long win by fours, found when the budget has no room left to show that there is no shorter one: its tree is written,
too.

    $ ulimit -s 256; printf 'setup black A4 A9 A13 B2 B5 B7 B14 C2 C12 D5 D6 D7 D12 E1 E2 E8 E9 F2 F3 F5 F6 G2 G3 G4 H1 H10 I3 I4 I8 I15 J1 J6 J12 J15 K6 L2 L6 L10 L15 M3 M11 M13 M14 N3 N9 O2 O3 O4 O5 O6\nsetup white A1 A8 A10 B1 B8 B11 C3 C6 C8 C10 C11 C15 D1 D3 D4 E4 E6 E7 E13 F1 F4 F8 F15 G6 G11 G12 H2 H3 H9 H13 H14 H15 I1 I6 I13 J8 K1 K5 K13 M1 M5 M10 M12 M15 N6 N10 N13 N14 O7 O15\nturn black\nsolve\n' | renju -q -N 60000 --proof=long.sgf | grep =
    = solve BLACK win 55 vcf G5 G1 H4 J2 L5 M4 K4 J4 D9 D8 J3 I2 L4 L3 L7 L8 M6 N7 E5 H5 K8 N5 I10 J9 K10 J10 K9 K7 K12 K11 J11 L13 J13 J14 M8 O10 I12 L9 I9 I11 H8 G7 C9 B9 G9 F9 E11 F10 H12 L12 E12 E10 B12 A12 F12
    $ renju -g --variations long.sgf | cut -f 2,3,6 | sort -u
    WIN BLACK	55	-

One of 45 moves, none of which can be left out:

    $ ulimit -s 256; printf 'setup black A4 A5 A14 A19 A22 B8 B11 B14 B21 C11 C23 C24 D1 D5 D7 D17 D22 E1 E3 F14 F23 G4 G9 G12 G16 H11 I17 I23 J3 J8 K1 K5 K9 K24 L1 L4 L6 L9 L22 L23 M10 N18 N21 N22 O4 O20 O24 P18 R1 R4 R5 R22 S20 T1 T2 T22 T23 U6 U12 U14 V2 V9 V15 V24 W4 W10 W23 X1 X2 X7 X8 X18 X21 X24\nsetup white A12 C7 G5 J4 J21 K22 L20 M22 N1 N19 P10 Q1 S3 S6 S12 T10 T17 T24 V4 V22 W2 W12 W17 X6\nsolve\n' | renju -q -n 24 -N 200000 --proof=longer.sgf | tail -n 2
    = solve BLACK win 89 vcf R2 R3 U2 S2 X5 V3 X3 X4 T7 V5 X11 U8 X9 X10 T13 V11 X17 W16 X20 X19 X23 X22 U23 V23 R20 S21 P20 Q20 O19 Q21 N20 M21 N24 N23 L24 M24 M23 O21 J23 K23 G23 H23 E23 D23 C21 B20 C20 C22 E18 D19 B15 C16 B12 B13 B10 B9 E13 D12 G15 H16 G13 G14 G10 G11 E8 F9 B5 C6 E5 C5 E2 E4 H5 F3 K2 I4 K4 K3 N4 M4 K7 M5 I9 H10 J9 M9 I10 K8 F13
    OK
    $ renju -g --variations longer.sgf | cut -f 2,3,6 | sort -u
    WIN BLACK	89	-

Odd boards, and after the end:

    $ for options in '-n 1 -k 1' '-n 1' '-n 4' '-n 5 -k 1' '-n 5 -k 2 -r freestyle' '-n 99 -k 99' '-n 99 -k 3 -r caro'; do echo solve | renju -q $options -N 1000; done
    = solve BLACK win 1 vcf A1
    OK
    = solve BLACK draw
    OK
    = solve BLACK draw
    OK
    = solve BLACK win 1 vcf A1
    OK
    = solve BLACK win 3 search A1 B1 A2
    OK
    = solve BLACK unknown
    OK
    = solve BLACK unknown
    OK
    $ printf 'A1\nsolve\n' | renju -q -n 1 -k 1
    WIN BLACK
    ILLEGAL GAME-OVER
    [1]
    $ printf 'setup black A1 B1 C1 D1 E1 H8\nturn white\nsolve\n' | renju -q -r freestyle -N 1000 | grep =
    = solve WHITE unknown
    $ printf 'setup black A1 B2\nsetup white A2 B1\nsolve\n' | renju -q -n 2 | grep =
    = solve BLACK draw

Four in a row without threats at the start: every move is tried, also on a larger board.

    $ for n in 8 9 15; do echo solve | renju -q -n $n -k 4 -N 60000 | head -n 1; done
    = solve BLACK win 9 search D2 B2 F4 C1 F2 E2 F3 F1 F5
    = solve BLACK win 15 search E2 B2 G4 H5 D1 F3 C1 E1 F2 D2 G2 H2 G3 G1 G5
    = solve BLACK unknown
    $ echo solve | renju -q -n 9 -k 4 -N 60000 | awk '/solve/ { for (i = 7; i <= NF; i++) print $i }' | renju -q -n 9 -k 4 | sort | uniq -c | sed 's/^ *//'
    14 OK
    1 WIN BLACK
    $ for board in '-n 9' '-n 16 -k 4'; do echo solve | renju -q -v $board -N 60000 | awk '/^= search/ { print ($6 < 60000 / 2) }'; done
    1
    1

K without threats: two in a row on any board, and eight or more in a row on a small one, by trying every move.

    $ for options in '-n 2' '-n 99' '-n 9 -r caro' '-n 9 -N 80' '-n 9 -D 2'; do echo solve | renju -q -k 2 -r freestyle $options; done
    = solve BLACK win 3 search A1 B1 A2
    OK
    = solve BLACK win 3 search A1 B1 A2
    OK
    = solve BLACK win 3 search A1 B1 A2
    OK
    = solve BLACK unknown
    OK
    = solve BLACK unknown
    OK
    $ printf 'C3\nsolve\npass\nsolve\n' | renju -q -k 2 -r freestyle -n 3 | grep -v OK
    = solve WHITE loss 2 search A1 B2
    = solve BLACK win 1 vcf B2
    $ echo solve | renju -q -k 2 -r freestyle -n 9 -D 3 | grep =
    = solve BLACK win 3 search A1 B1 A2
    $ printf 'setup white B2\nturn white\npass\nsolve\n' | renju -q -k 2 -r freestyle -n 3 | tail -n 2
    = solve BLACK draw
    OK
    $ for first in '' 'H1\npass\n'; do printf "setup white A1 B1 C1 D1 E1 F1 G1\nsetup black C9 D9 E9 F9 G9 H9 I3 I4 I5 I6 I7 I8\n${first}solve\n" | renju -q -k 8 -r freestyle -n 9 -N 3000 | grep solve; done
    = solve BLACK unknown
    = solve BLACK win 3 search I2 I1 I9
    $ printf 'B2\nsolve\n' | renju -q -k 2 -r freestyle -n 3 -o tengen | tail -n 2
    = solve WHITE loss 2 search A2 A1
    OK
    $ printf 'C3\nsolve\n' | renju -q -k 2 -r freestyle -n 3 -v | grep -c '^= search depth 2 nodes [1-9]'
    1

The state beyond the stones: a second pass, a claim, an opening that restricts later stones.

    $ printf 'setup white G7 H7 I7 J7\nturn white\npass\nsolve\npass\n' | renju -q -r freestyle -N 1000
    OK
    OK
    OK
    = solve BLACK unknown
    OK
    DRAW
    $ printf 'setup black B2 C3\nsetup white A1 B1 A2\nturn white\npass\nsolve\n' | renju -q -r freestyle -n 3 -k 3 | grep =
    = solve BLACK draw
    $ printf 'setup black E4 F4 G4 H5 H6 H7 E8 F8 G8\nsetup white A1 C1 E1 G1\nH8\nsolve\nclaim\n' | renju -q -f claim -N 1000
    OK
    OK
    FORBIDDEN 4-4
    = solve WHITE unknown
    FORBIDDEN 4-4
    WIN WHITE
    $ for stones in '' 'H8\n' 'H8\nA1\n' 'H8\nA1\nH11\n'; do printf "${stones}solve\n" | renju -q -o pro -r freestyle -k 3 -N 1000 | tail -n 2; done
    = solve BLACK unknown
    OK
    = solve WHITE unknown
    OK
    = solve BLACK unknown
    OK
    = solve WHITE win 5 vcf B2 C3 B1 C1 B3
    OK
    $ printf 'h8a1h11b1\n' | renju -g -o pro -r freestyle -k 3 -a vcf,win,only --plies=0- -N 1000 | cut -f 3,7-
    0	-	?	-
    1	-	?	-
    2	?	?	?
    3	b2,c3,b1,c1,b3	b2,c3,b1,c1,b3	no
    4	-	-	-

In bulk: the budget that ends on one position does not affect the next one:

    $ printf 'a\tblack=e8f8g8h9h10 white=d8\nb\tblack=e8f8g8h8 white=d8\nc\tblack=e8f8g8h8\nd\th8a1h9c1h10e1\ne\th8i9\nf\th8h8\n' >games; renju -g -a vcf,only,win -N 3 games 2>&1
    renju: games:6: ply 2: h8: point already has a stone
    a	OK	0	-	-	-	?	?	?
    b	OK	0	-	-	-	i8	yes	i8
    c	OK	0	-	-	-	d8	no	d8
    d	OK	6	-	-	-	h7,h6,h11	no	h7,h6,h11
    e	OK	2	-	-	-	-	-	?
    f	OK	1	-	-	2:ILLEGAL OCCUPIED:h8	-	-	-
    [1]
    $ renju -g -a vcf,only games 2>&1 | cut -f 1,7-
    renju: games:6: ply 2: h8: point already has a stone
    a	h8,i8,h7,h6,h11	yes
    b	i8	yes
    c	d8	no
    d	h7,h6,h11	no
    e	-	-
    f	-	-
    $ renju -g -a win,only -t json -N 200 games 2>&1 | tail -n 3
    {"id":"d","status":"OK","plies":6,"recorded":null,"check":null,"problem":null,"win":"h7,h6,h11","only":"no"}
    {"id":"e","status":"OK","plies":2,"recorded":null,"check":null,"problem":null,"win":"?","only":null}
    {"id":"f","status":"OK","plies":1,"recorded":null,"check":null,"problem":"2:ILLEGAL OCCUPIED:h8","win":null,"only":null}

On the largest boards, wherever the four is:

    $ for stones in A99B99C99D99 BI50BJ50BK50BL50 BK50BL50BM50BN50 BM50BN50BO50BP50 CR1CS1CT1CU1 CU96CU97CU98CU99 CR96CS97CT98CU99 BC60BD59BE58BF57; do echo "black=$stones"; done >far; renju -g -n 99 -r freestyle -a vcf far | cut -f 7
    e99
    bh50
    bj50
    bl50
    cq1
    cu95
    cq95
    bg56

The columns vcf and only agree, however small the budget, and whichever of them are asked for:

    $ for n in 1 2 3 5 10 50; do renju -g --plies -a vcf,only -N $n examples/collection.tsv >both; renju -g --plies -a only -N $n examples/collection.tsv >one; cut -f 1-6,8 both | cmp - one; awk -F'\t' '($7 == "?" && $8 != "?") || ($7 == "-") != ($8 == "-") { bad++ } $8 == "?" { open++ } END { print bad + 0, (open > 0) }' both; done
    0 1
    0 1
    0 1
    0 1
    0 1
    0 1

Where the side to move has no four at all, there is no win by fours however few plies are looked ahead: the answer is a
dash, not `?`.

    $ head -n 25 examples/collection.tsv | renju -g --plies=5- -a vcf,only -D 2 | awk -F'\t' '{ print ($7 == "?" || $7 == "-" ? $7 : "line"), $8 }' | sort | uniq -c | sed 's/^ *//'
    368 - -
    75 ? ?
    13 line no
    4 line yes

A depth alone ends a search for a proof, too:

    $ printf 'setup black B5 F6 B4 C3 C6\nsetup white C5 D6 F3 F2 D2\nturn white\nsolve\n' | limit 100 renju -q -n 7 -D 1 | tail -n 2
    = solve WHITE unknown
    OK
    $ printf 'a1 b2 c3\n' | limit 100 renju -g -n 7 -D 2 -a win
    -	OK	3	-	-	-	?

Rows of three to seven have patterns; for longer rows, only an immediate win is found.

    $ for k in 3 4 5 6 7 8; do stones=$(echo D8 E8 F8 G8 H8 I8 | cut -d ' ' -f 1-$((k - 2))); printf "setup black $stones\nsetup white A1 O15\nsolve\n" | renju -q -k $k -r freestyle -N 20000 | sed -n 3p; done
    = solve BLACK win 3 vcf C7 B6 E9
    = solve BLACK win 3 vcf C8 B8 F8
    = solve BLACK win 3 vcf C8 B8 G8
    = solve BLACK win 3 vcf C8 B8 H8
    = solve BLACK win 3 vcf C8 B8 I8
    = solve BLACK unknown

White loses after every answer, but the answer that resists longest is not allowed in this opening: without a line that
can be played nothing is claimed.

    $ printf 'E5\nsolve\n' | renju -q -o tengen -n 9 -k 3 | grep =
    = solve WHITE unknown
