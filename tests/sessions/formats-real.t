# Bulk: files as other programs write them

The rule of a game is that of its record, else `-r`, else that of its format. Piskvork's records are freestyle:
five black stones in a row are a win there, six too, and a double-three is no foul.

    $ { echo 'Piskvorky 15x15, 11:11, 0'; for m in 8,8 1,1 8,7 1,3 9,6 1,5 10,6 1,7 8,6; do echo $m,0; done; } >33.psq; for rule in '' '-r renju'; do renju -g $rule 33.psq; done
    33	OK	9	-	-	-
    33	FORBIDDEN 3-3	9	-	-	-
    $ for rule in Freestyle15_1 Renju15_2 'Standard 15' 'Caro' 'swap2' 'Swap 24' 'Soosõrv' 'soosyrv-8' 'SOOSÕRV' 'TARAGUCHI10' 'Fast game'; do { cat 33.psq; printf 'Pela\nYixin\n-1\n0,%s\n' "$rule"; } | renju -g --to=json | cut -d '"' -f 6; done
    freestyle
    renju
    standard
    caro
    standard
    renju
    renju
    renju
    renju
    renju
    freestyle
    $ { cat 33.psq; printf 'Pela\nYixin\n-1\n0,Freestyle15_1\n'; } | renju -g -r renju
    -	OK	9	-	-	-
    $ { cat 33.psq; printf 'Pela\n7\n-1\n0,Cup\n'; sed 's/15x15/20x20/' 33.psq; printf -- '-1\n0,cup\n'; } | renju -g --to=sgf 2>&1 | sed 's/AP.renju[^]]*]//' | cut -c 1-61
    renju: -:1: Cup: unknown rule name; use -r to name the rule
    (;FF[4]GM[4]SZ[15]RU[freestyle]PB[Pela];B[hh];W[aa];B[hg];W[a
    (;FF[4]GM[4]SZ[20]RU[freestyle];B[hh];W[aa];B[hg];W[ac];B[if]

In SGF, by the longest name that the text begins with; a digit is a whole name:

    $ for rule in 0 1 4 8 Swap2 'Freestyle Gomoku' 'Renju' RIF 'Swap24' 'gomoku (pro)' Long-Pro 'Caro'; do printf '(;RU[%s];B[hh])' "$rule" | renju -g --to=json; done | cut -d '"' -f 6
    freestyle
    standard
    renju
    caro
    standard
    freestyle
    renju
    renju
    renju
    standard
    standard
    caro
    $ printf '(;RU[40];B[hh])(;RU[40];B[hh])(;GM[4]RU[Japanese];B[hh])(;RU[];B[hh])(;RU[-];B[hh])(;GM[4]RU[JAPANESE];B[hh])\n(;RU[41];B[hh])' >u.sgf; renju -g u.sgf u.sgf 2>&1 >/dev/null
    renju: u.sgf:1: 40: unknown rule name; use -r to name the rule
    renju: u.sgf:1: Japanese: unknown rule name; use -r to name the rule
    renju: u.sgf:2: 41: unknown rule name; use -r to name the rule
    renju: u.sgf:1: 40: unknown rule name; use -r to name the rule
    renju: u.sgf:1: Japanese: unknown rule name; use -r to name the rule
    renju: u.sgf:2: 41: unknown rule name; use -r to name the rule
    $ printf '(;RU[renju];B[hh])(;RU[Soosyrv];B[hh])(;RU[Swap2];B[hh])' | renju -g -k 6
    -	OK	0	-	-	0:ERROR SYNTAX:renju
    -	OK	0	-	-	0:ERROR SYNTAX:soosyrv
    -	OK	1	-	-	-
    [1]

In a plain line, a column may be a rule's whole name, with digits after it, but not a digit alone:

    $ printf 'a\tfree15\th8\nb\tSwap24\th8\nc\tswap2\th8\nd\tRenju club\th8\ne\t4\th1\nf\tlong-pro\th8\ng\tRENJU-15\th8\nh\t1\th8\n' | renju -g -r caro --to=json | cut -d '"' -f 4,8,11
    a"freestyle":15,
    b"renju":15,
    c"standard":15,
    d"caro":15,
    e"caro":4,
    f"standard":15,
    g"renju":15,
    h"caro":15,

RIF's categories are numbers in the real database, and its players stand in a table:

    $ printf '<database><players><player id="1" name="Ando" surname="Meritee"/><player id="2" name="A" surname=""/><player id="3" surname="Z"/></players>\n<rules><rule id="1" name="RIF rule" category="1"/><rule id="2" name="Gomoku" category="2"/><rule id="3" name="Sakata" category=""/><rule id="4" name="Odd" category="x"/></rules>\n<games><game id="a" rule="1" black="1" white="2"><move>h8</move></game>\n<game id="b" rule="2" black="3" white="4"><move>h8</move></game><game id="c" rule="3"><move>h8</move></game><game id="d" rule="4"><move>h8</move></game><game id="e" rule="5"><move>h8</move></game></games></database>' >real.rif; renju -g -r caro --to=sgf real.rif 2>&1
    renju: real.rif:4: Odd: unknown rule name; use -r to name the rule
    renju: real.rif:4: 5: unknown rule name; use -r to name the rule
    (;FF[4]GM[4]SZ[15]RU[renju]GN[a]PB[Ando Meritee]PW[A];B[hh])
    (;FF[4]GM[4]SZ[15]RU[standard]GN[b]PB[Z];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[c];B[hh])
    (;FF[4]GM[4]SZ[15]RU[caro]GN[d];B[hh])
    (;FF[4]GM[4]SZ[15]RU[caro]GN[e];B[hh])
    $ printf '<rule id="1" name="Swap"/><rule id="1" name="RIF"/><rule id="2"/><game rule="1"/><game rule="2"/><game rule="3"/>' | renju -g --from=rif -r caro -a rule 2>&1 | cut -f 7
    renju: -:1: 3: unknown rule name; use -r to name the rule
    standard
    caro
    caro
    $ (printf '<rules>'; i=0; while [ $((i += 1)) -le 1025 ]; do printf '<rule id="%d" category="%d"/>' $i $((i % 2 + 1)); done; printf '</rules><game rule="1024"><move>h8</move></game><game rule="1025"><move>h8</move></game>') | renju -g -r caro --to=moves 2>&1
    h8
    -	standard	15	-	h8
    $ (printf '<game id="a"><move>h8 '; head -c 1048572 /dev/zero | tr '\000' ' '; printf ' </move></game><game id="b"><move>h8 '; head -c 1048573 /dev/zero | tr '\000' ' '; printf ' </move></game><game id="c"><move>h8</move></game>') | renju -g
    a	OK	1	-	-	-
    b	OK	1	-	-	2:ERROR SYNTAX:-
    c	OK	1	-	-	-
    [1]
    $ (printf '<players><player id="1" name="A"/><player id="1" name="B" surname="C"/>'; i=1; while [ $((i += 1)) -le 256 ]; do printf '<player id="%d" surname="P%d"/>' $i $i; done; printf '</players><game black="1" white="256"><!-- - -x--- <game> ---><move>h8<!--h9--></move></game><game black="257" white="255"/>') | renju -g -a black,white --from=rif
    -	OK	1	-	-	-	B C	P256
    -	OK	0	-	-	-	-	P255
    $ printf '<players><player id="1" name="&#65;&#xe9;&#x20AC;&#x1F600;&amp;&#xD7FF;"/><player id="2" name="&#xD800;&#xDFFF;&#57343;&#x110000;&#0;&x;"/></players><game black="1" white="2"><move>h8</move></game>' | renju -g -a black,white --from=rif | cut -f 7,8
    Aé€😀&퟿	??????

Where points have letters, a number is not a move, unless a move follows it:

    $ printf '7,7 8,8\nh8 7,7\n1 2 h8\n1. h8 i9 2.\nx\t7\nh8 -1\nh8-9\nh8 - i9\n' | renju -g
    -	OK	0	-	-	1:ERROR SYNTAX:7
    -	OK	1	-	-	2:ERROR SYNTAX:7
    -	OK	0	-	-	1:ERROR SYNTAX:1
    -	OK	2	-	-	3:ERROR SYNTAX:2.
    x	OK	0	-	-	1:ERROR SYNTAX:7
    -	OK	1	-	-	2:ERROR SYNTAX:-1
    -	OK	1	-	-	2:ERROR SYNTAX:-9
    -	OK	2	-	-	-
    [1]
    $ printf -- '-1,7\n7,7 7,-1\n7,7-8,8-9,9\n7,7 -8,8\n7,7 8,8-\nblack=7,7-8,8 white=-1,0\n' | renju -g -c xy
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:-1,7
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:7,-1
    -	OK	3	-	-	-
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:-8,8
    -	OK	1	-	-	2:ERROR SYNTAX:8,8-
    -	OK	0	-	-	0:ILLEGAL OFF-BOARD:-1,0
    [1]
    $ printf 'b\trenju123456789012345678\th8\nc\trenju1234567890123456789x\th8\n' | renju -g -r caro -a rule | cut -f 1,7
    b	renju
    c	caro

Results are whole words; the one after the moves counts most:

    $ for text in B w D 'B+5' black White Drawn 'white wins' 'Black won by time' 'BLACK+R' 1-0 0-1 1/2-1/2 0.5-0.5 'Doe, John' Win win1 0 1 '1 - 0' Blackburn 'b 5' draws '*' 'B wins' 'd won'; do printf 'x\t%s\th8 i9\n' "$text"; done | renju -g | cut -f 4 | paste -sd ' ' -
    BLACK WHITE DRAW BLACK BLACK WHITE DRAW WHITE BLACK BLACK BLACK WHITE DRAW DRAW - - - - - - - - - - BLACK -
    $ printf 'h8 i9 1-0\nx\tB\th8 i9 0-1\nx\tB\th8 i9 *\nh8i9 1/2-1/2\nx\tW\th8 i9 B+R\nh8 i9 w+\nh8 1-0 i9\nx\tB\tW\th8\n1-0\nh8i9,1-0\nh8i9 0.5-0.5\n' | renju -g
    -	OK	2	BLACK	OPEN	-
    x	OK	2	WHITE	OPEN	-
    x	OK	2	BLACK	OPEN	-
    -	OK	2	DRAW	OPEN	-
    x	OK	2	BLACK	OPEN	-
    -	OK	2	WHITE	OPEN	-
    -	OK	1	-	-	2:ERROR SYNTAX:1-0
    x	OK	1	WHITE	OPEN	-
    -	OK	0	BLACK	OPEN	-
    -	OK	2	BLACK	OPEN	-
    -	OK	2	DRAW	OPEN	-
    [1]
    $ printf '(;RE[0];B[hh])(;RE[B+R];B[hh])(;RE[White];B[hh])(;RE[draw];B[hh])(;RE[Bob];B[hh])(;RE[1];B[hh])' | renju -g | cut -f 4 | paste -sd ' ' -
    DRAW BLACK WHITE DRAW - -
    $ printf '<game bresult="1"/><game bresult="0.5"/><game bresult="0"/><game bresult=""/><game bresult="b"/>' | renju -g | cut -f 4 | paste -sd ' ' -
    BLACK DRAW WHITE - BLACK

Moves may be separated by TABs, or have two letters each, as in SGF:

    $ printf 'h8\ti9\tg7\nh8\ti9\th9\t1-0\nh8\ti9\n\th8\t\ti9\tj10\na\th8\ti9\n1. h8 i9\t2. j10 k11\tpass\n' | renju -g
    -	OK	3	-	-	-
    -	OK	3	BLACK	OPEN	-
    h8	OK	1	-	-	-
    -	OK	3	-	-	-
    a	OK	1	-	-	-
    -	OK	5	-	-	-
    $ printf '7,7\t8,8\t9,9\n' | renju -g -c xy
    -	OK	3	-	-	-
    $ printf 'x\thhiggi\nhhig\nhhzz\nhhi\npass\npasspass\nx\t9\thhaatt\nhhigpass\nx\t99\taAzZ\n' | renju -g --to=moves
    x	renju	15	-	h8 i9 g7
    h8 i9
    h8
    -	renju	15	-	
    pass
    pass pass
    x	renju	9	-	h2 a9 pass
    h8 i9
    x	renju	99	-	a73 z48
    [1]

Ids: blanks around them go, control bytes are shown:

    $ printf '(;GN[ ];B[hh])(;GN[ a b ];B[hh])(;GN[a\001b\177];B[hh])' | renju -g | cut -f 1
    -
    a b
    a?b?
    $ printf ' x \th8\n - \th8\n \th8\n' | renju -g | cut -f 1
    x
    -
    -

Piskvork: blanks after commas, negative coordinates, the trailer, the players; conversion to SGF and back:

    $ printf 'Piskvorky 15x15, 11:11, 0\n8, 8, 0\n9, 7\n' | renju -g --to=moves
    -	freestyle	15	-	h8 i9
    $ for move in -1,3,0 0,1,0 1,0,0 16,1,0 99999999999,1,0; do printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\n%s\n' $move | renju -g | cut -f 6; done
    2:ILLEGAL OFF-BOARD:-1,3
    2:ILLEGAL OFF-BOARD:0,1
    2:ILLEGAL OFF-BOARD:1,0
    2:ILLEGAL OFF-BOARD:16,1
    2:ILLEGAL OFF-BOARD:99999999999,1
    $ printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\nPela\nYi]xin\n-1\n0,Renju15_1\n9,9\n' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:9,9
    [1]
    $ printf 'a\trenju\tB\th8 i9\n' | renju -g --to=psq >a.psq; cat a.psq; printf '(;SZ[20]RU[caro]PB[Me]PW[8,8];B[aa])(;PW[You];B[aa])' | renju -g --to=psq | tee b.psq; renju -g --to=sgf a.psq b.psq
    Piskvorky 15x15, 11:11, 0
    8,8,0
    9,7,0
    -1
    1,renju
    Piskvorky 20x20, 11:11, 0
    1,1,0
    Me
    ?8,8
    -1
    0,caro
    Piskvorky 15x15, 11:11, 0
    1,1,0
    -
    You
    -1
    0,renju
    (;FF[4]GM[4]SZ[15]RU[renju]GN[a];B[hh];W[ig])
    (;FF[4]GM[4]SZ[20]RU[caro]GN[b]PB[Me]PW[?8,8];B[aa])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[b-2]PW[You];B[aa])
    $ printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\n#1 bot\n#2 bot\n-1\n' | renju -g -a black,white; printf '(;PB[Piskvorky 9]PW[#1];B[aa])' | renju -g --to=psq; printf 'Piskvorky 15x15, 11:11, 0\n8,8,0\nAnn\n0,Bob\n' | renju -g 2>&1
    -	OK	1	-	-	-	#1 bot	#2 bot
    Piskvorky 15x15, 11:11, 0
    1,1,0
    ?Piskvorky 9
    #1
    -1
    0,renju
    -	OK	1	-	-	-

A file may fill the largest board. (The point in the middle, on both long diagonals, goes to White.)

    $ awk 'BEGIN { print "Piskvorky 99x99, 11:11, 0"; for (i = 0; i < 9801; i++) { j = i == 4900 ? 4901 : i == 4901 ? 4900 : i; print j % 99 + 1 "," int(j / 99) + 1 ",0" } }' >full.psq; renju -g -n 99 -k 99 full.psq
    full	DRAW	9801	-	-	-

SGF: stones that are taken away again, GomokuQuest's first four, encodings of two bytes:

    $ printf '(;AB[hh][ii]AE[ii];AW[aa:cc]AE[bb:cc];B[kk])(;AB[hh];B[ii];AE[hh])(;AE[hh];B[hh])(;AE[zz];B[hh])' | renju -g --to=moves
    black=h8 white=a13a14a15b15c15 k5
    black=h8 white= i7
    h8
    [1]
    $ printf '(;GM[4]SZ[15];QPR[hh,ig,gi];QSLW[aa];B[bb])(;QPR[hh,ig,gi]QSLW[aa]B[bb])(;QPR[hh,hh])' | renju -g --to=moves
    h8 i9 g7 a15 b14
    h8 i9 g7 a15 b14
    h8
    [1]
    $ printf '(;CA[Shift_JIS]PB[\225\134]PW[\203\135\361\216]GN[\217\134];B[hh])(;CA[GBK]PB[\200];W[hh])(;CA[Big5]PB[\263\134]PW[\261]];B[hh];W[ii])(;CA[UTF-8]PB[\303\251];B[hh])(;CA[Shift_JIS]PB[\261];B[hh])' | renju -g -t json 2>/dev/null >row; echo $?; sed '1s/"id":"[^"]*"/"id":""/' row
    1
    {"id":"","status":"OK","plies":1,"recorded":null,"check":null,"problem":null}
    {"id":null,"status":"OK","plies":0,"recorded":null,"check":null,"problem":"1:ILLEGAL NOT-ALLOWED:hh"}
    {"id":null,"status":"OK","plies":2,"recorded":null,"check":null,"problem":null}
    {"id":null,"status":"OK","plies":1,"recorded":null,"check":null,"problem":null}
    {"id":null,"status":"OK","plies":1,"recorded":null,"check":null,"problem":null}
    $ printf '(;AB[aa]PL[W];W[bb])(;AB[aa];W[bb];B[cc])(;PL[W];W[bb])(;AB[aa]PL[B];W[bb])' | renju -g
    -	OK	1	-	-	-
    -	OK	2	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:bb
    [1]
    $ printf '(;B[hh])(;SZ[9];B[hh])' | renju -g -n 19 --to=moves
    -	renju	19	-	h12
    -	renju	9	-	h2

Values, nodes and sizes up to their bounds:

    $ for n in 4095 4096 4097; do (printf '(;GN['; head -c $n /dev/zero | tr '\000' x; printf '];B[hh])') | renju -g | awk '{ print length($1), $3 }'; done
    4095 1
    4096 1
    4096 1
    $ for n in 26213 26214; do (printf '(;AB[hh]AE'; head -c $n /dev/zero | tr '\000' x | sed 's/x/[ii]/g'; printf ';B[kk])') | renju -g; done
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:ii
    [1]
    $ for n in 0 1 52 53 99 100; do printf '(;SZ[%d];B[aa])' $n | renju -g --to=sgf 2>/dev/null; done
    (;FF[4]GM[4]SZ[1]RU[renju];B[aa])
    (;FF[4]GM[4]SZ[52]RU[renju];B[aa])
    [1]

Ids and names are cut to 4,096 bytes, between characters; stderr says so once for each file:

    $ head -c 4095 /dev/zero | tr '\0' x >x; x=$(cat x) fits=$(cat x)y; long=$(printf "$x\360\237\230\200"); echo $fits >fits; echo $long >long
    $ long=$(cat long) fits=$(cat fits); printf '{"id":"%s\\ud83d\\ude00","black":"%s","white":"%s","moves":["h8"]}\n' $(cat x) $long $fits >long.json; printf '(;GN[%s]PB[%s]PW[%s];B[hh])' $long $long $fits >long.sgf; printf '[Black "%s"]\n[White "%s"]\nh8 *\n' $long $fits >long.pgn; printf '<player id="1" name="%s" surname="S"/><player id="2" name="%s"/><game id="%s" black="1" white="2"><move>h8</move></game>' $long $fits $long >long.rif; printf 'Piskvorky 15x15\n8,8,0\n%s\n%s\n-1\n' $long $fits >long.psq; printf '%s\n%s\n7,7,1\n' $long $fits >long.rec
    $ for format in sgf json pgn rif psq rec; do renju -g -a black,white long.$format 2>&1 >row; echo $? $(LC_ALL=C awk -F '\t' '{ print length($1), length($7), length($8), $7 ~ /^x*$/ }' row); done
    renju: long.sgf: names or ids of more than 4,096 bytes were cut
    0 4095 4095 4096 1
    renju: long.json: names or ids of more than 4,096 bytes were cut
    0 4095 4095 4096 1
    renju: long.pgn: names or ids of more than 4,096 bytes were cut
    0 1 4095 4096 1
    renju: long.rif: names or ids of more than 4,096 bytes were cut
    0 4095 4095 4096 1
    renju: long.psq: names or ids of more than 4,096 bytes were cut
    0 4 4095 4096 1
    renju: long.rec: names or ids of more than 4,096 bytes were cut
    0 4 4095 4096 1
    $ printf '(;PB[%s])(;PW[%s])' $(cat fits fits) | renju -g 2>&1
    -	OK	0	-	-	-
    -	OK	0	-	-	-
    $ printf '<tournament id="1" name="%s"/><game id="1" tournament="1" round="%s"><move>h8</move></game>' $(cat long long) | renju -g --to=sgf 2>&1 >row; LC_ALL=C sed 's/xxx*/X/g' row; renju -g --to=sgf long.json long.sgf 2>/dev/null | LC_ALL=C sed 's/xxx*/X/g'
    renju: -: names or ids of more than 4,096 bytes were cut
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]EV[X]RO[X];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[X]PB[X]PW[Xy];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[X]PB[X]PW[Xy];B[hh])

REC: two names, then moves from 0; freestyle; a negative coordinate is off the board; nothing else is allowed:

    $ printf 'pela\nswine\n7,7,100\n12\n8,8,20\n' >x.rec; renju -g x.rec; renju -g --to=sgf x.rec; renju -g -r renju --to=moves x.rec
    x	OK	2	-	-	-
    (;FF[4]GM[4]SZ[15]RU[freestyle]GN[x]PB[pela]PW[swine];B[hh];W[ii])
    x	renju	15	-	h8 i7
    $ printf 'a\nb\n7,7,1\n-1,3,1\n' | renju -g; printf 'a\nb\n7,7,1\nc\n' | renju -g; printf 'a\n' | renju -g --from=rec; printf '7a\nb\n7,7,1\n' | renju -g
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:-1,3
    -	OK	1	-	-	2:ERROR SYNTAX:c
    -	OK	0	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:7a
    -	OK	0	-	-	1:ERROR SYNTAX:b
    -	OK	0	-	-	1:ERROR SYNTAX:7
    [1]
    $ printf 'a\nb\n7,7\n8,8\n' | renju -g --from=rec; printf '\n' >blank; renju -g --from=rec blank; (printf 'a\nb\n'; head -c 1048577 /dev/zero | tr '\000' 1; printf '\n7,7,1\n') | renju -g --from=rec
    -	OK	2	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	1:ERROR SYNTAX:11111111111111111111111111111111
    [1]
    $ printf 'Black Horse\nb\n7,7,1\n' | renju -g -a black; printf 'black h8\nwhite j9\n7,7,1\n' | renju -g -v 2>&1 | head -n 1
    -	OK	1	-	-	-	Black Horse
    renju: -: read as winner
    $ for text in 'a\nb\n7,7\n' 'black=h8\nb\n7,7,1\n' 'a\t1\nb\n7,7,1\n' 'h8\nb\n7,7,1\n' 'a\nb\n7,7,1,1\n' 'a\n7,7,1\n'; do printf "$text" | renju -g -v 2>&1 | head -n 1; done
    renju: -: read as moves
    renju: -: read as moves
    renju: -: read as moves
    renju: -: read as moves
    renju: -: read as moves
    renju: -: read as moves

Formats that are recognized but not read are reported, with any `--from` but pos; the run goes on:

    $ printf '\037\213xxx' >g.gz; printf '\3757zXZ\000xx' >x.xz; printf '\050\265\057\375' >z.zst; printf '\377\376h\0008\000' >u.txt; printf 'h\0008\000\040\000i\0009\000' >v.txt; printf '\000h\0008\000\040\000i\0009' >w.txt; printf 'h8\n' >ok; renju -g g.gz x.xz z.zst u.txt v.txt w.txt ok 2>&1
    renju: g.gz: gzip; pipe it through gzip -dc
    renju: x.xz: xz; pipe it through xz -dc
    renju: z.zst: zstd; pipe it through zstd -dc
    renju: u.txt: UTF-16; pipe it through iconv -f UTF-16 -t UTF-8
    renju: v.txt: UTF-16; pipe it through iconv -f UTF-16LE -t UTF-8
    renju: w.txt: UTF-16; pipe it through iconv -f UTF-16BE -t UTF-8
    -	OK	1	-	-	-
    [2]
    $ renju -g --from=sgf g.gz; renju -g --from=pos g.gz
    g	OK	2	-	-	3:ILLEGAL OCCUPIED:120
    [1]
    $ for text in 'h\000' 'h\0008\000' 'h\0008\000 \000'; do printf "$text" | renju -g; done
    -	OK	0	-	-	1:ERROR SYNTAX:h?
    -	OK	0	-	-	1:ERROR SYNTAX:h?8?
    -	OK	0	-	-	1:ERROR SYNTAX:h?8?
    [1]

The detected format, and a hint if a file is input for the referee:

    $ renju -g -v 33.psq x.rec real.rif u.sgf ok 2>&1 >/dev/null | grep "read as"
    renju: 33.psq: read as psq
    renju: x.rec: read as rec
    renju: real.rif: read as rif
    renju: u.sgf: read as sgf
    renju: ok: read as moves
    $ renju -g -v examples/five.moves 2>&1 >/dev/null | grep "read as"
    renju: examples/five.moves: read as lines
