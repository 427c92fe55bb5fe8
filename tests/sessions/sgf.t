# SGF: games that were not closed, games of Go

A bracket with a node of game properties, at the start of a line, begins a new game; the one before is cut short:

    $ printf '(;GM[4]GN[one];B[hh];W[ii]\n(;FF[4]GN[two];B[hh])\n(;CA[UTF-8]GN[three];B[hh];W[hh]\n(;B[aa]SZ[19]GN[four]\n' | renju -g -a where,size
    one	OK	2	-	-	3:ERROR SYNTAX:-	-:1	15
    two	OK	1	-	-	-	-:2	15
    three	OK	1	-	-	2:ILLEGAL OCCUPIED:hh	-:3	15
    four	OK	1	-	-	2:ERROR SYNTAX:-	-:4	19
    [1]
    $ for name in FF GM SZ CA AP 'F  F' Gam 'GaMe' C SO; do printf '(;B[hh]\n(;B[ii]%s[1])' "$name" | renju -g | wc -l; done | tr -d '\n'; echo
    2222221211

The properties stand anywhere in that node, after any values, and only there; a variation at the start of a line begins
no game:

    $ printf '(;GM[4]GN[a];B[hh]\n(;C[x\\]\n(;FF[4\\]];W[ii];AP[x]FF[4])\n(;W[jj]TE[1]))\n(;GM[4]GN[b])' | renju -g
    a	OK	2	-	-	-
    b	OK	0	-	-	-
    $ printf '(;GM[4];B[hh]C[\n(;FF[4]]\n (;FF[4];W[ii])(;AP[x];W[aa])\n;(;W[ii]\n(;B[aa]\n)))\n' | renju -g --variations --to=compact
    h8i7
    h8a15
    h8i7a15
    $ printf '(;GM[4];B[hh]\r(;C[\\\\]RE[B]AP[x];B[ii])' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	BLACK	OPEN	-
    [1]
    $ (printf '(;GM[4];B[hh]\n(;C['; head -c 1000000 /dev/zero | tr '\0' x; printf ']GM[4]GN[b];B[ii])\n(;GM[4]GN[c])') | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:-
    b	OK	1	-	-	-
    c	OK	0	-	-	-
    [1]

With --variations finished leaves are games, and the current one is cut short. Without it, the tree that was not closed
may be among the skipped variations:

    $ printf '(;GM[4]GN[a];B[hh](;W[ii])(;W[jj];B[aa]\n(;GM[4]GN[b];B[hh](;W[ii]\n(;B[aa]))' >unclosed.sgf; for option in -g --to=moves; do renju -g --variations $option unclosed.sgf; renju -g $option unclosed.sgf; done 2>/dev/null
    a	OK	2	-	-	-
    a	OK	3	-	-	4:ERROR SYNTAX:-
    b	OK	3	-	-	-
    b	OK	1	-	-	2:ERROR SYNTAX:-
    a	OK	2	-	-	3:ERROR SYNTAX:-
    b	OK	3	-	-	4:ERROR SYNTAX:-
    a	renju	15	-	h8 i7
    a	renju	15	-	h8 j6 a15
    b	renju	15	-	h8 i7 a15
    b	renju	15	-	h8
    a	renju	15	-	h8 i7
    b	renju	15	-	h8 i7 a15
    [1]
    $ for variations in '' --variations; do (printf '(;GM[4]'; for i in 1 2 3 4 5; do printf '(;C[x]%.0s' $(seq 1000); done; printf '\n(;GM[4]GN[b];B[hh])') | renju -g $variations | uniq -c | sed 's/^ *//'; done
    1 -	OK	0	-	-	1:ERROR SYNTAX:-
    1 b	OK	1	-	-	-
    1 -	OK	0	-	-	1:ERROR SYNTAX:(
    1 -	OK	0	-	-	1:ERROR SYNTAX:-
    1 b	OK	1	-	-	-

In a two-byte encoding, a second byte that looks like a bracket does not end a value:

    $ printf '(;CA[Shift_JIS];B[hh]\n(;C[\203]\n(;FF[4];W[ii])\n(;GM[4]GN[b];B[ii])' | renju -g
    -	OK	2	-	-	3:ERROR SYNTAX:-
    b	OK	1	-	-	-
    [1]
    $ printf '(;CA[Shift_JIS];B[hh]\n(;C[\203]]AP[x]GN[b]B[ii])' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:-
    b	OK	1	-	-	-
    [1]

CA counts for the values before it in its node, too, but only if the node can be read in that encoding:

    $ for text in 'PB[\203]]PW[a\203\\]CA[Shift_JIS]C[\203]]' 'C[\203]\203\\\\]]PB[\201]]GM[4]CA[GBK]' 'PB[\203]CA[big5]PW[\203]]' 'PB[\\\203]CA[big5]' 'PB[\303\251\\]]C[CA[GBK\\]]CA[UTF-8]' 'PB[\203]CA[x]' 'PB[\203]' 'PB[\203];CA[GBK]PW[\203]]' 'PB[\346\227\245]PW[x]CA[UTF-8]' 'CA[GBK]C[x])(;PB[\203]]CA[GBK]'; do printf "(;$text;B[hh])(;C[\203];B[hh])\n" | renju -g 2>&1 | grep -v 'left as they are' | cut -f 2-; done | uniq -c | tr -s ' '
     18 OK	1	-	-	-
     1 OK	0	-	-	-
     2 OK	1	-	-	-

A game of Go is rejected, whatever property shows it:

    $ for text in 'KM[6.5]SZ[19]' 'SZ[13]GM[1]KM[ 0.5 ]' 'HA[2]AB[dd][pp]' 'AB[dd]AW[pp]HA[2]GM[1]' 'RE[B+3.5]' 'RE[w+.5]GM[ 1 ]' 'RE[W+1/2]' 'RU[Chinese]' 'RU[japanese rules]PB[a]' 'RU[AGA]' 'RU[Ing]' 'RU[ing-goe]' 'RU[G.O.E.]' 'RU[NZ]' 'FF[4];SZ[19]KM[5];AB[aa]'; do printf "(;GN[$text]$text;B[dd];W[pp])" | tr -d '\\' | renju -g 2>/dev/null | cut -f 2,3,5-; done | sort | uniq -c | sed 's/^ *//'
    15 OK	0	-	0:ERROR SYNTAX:go
    $ for text in 'HA[1]' 'HA[x2]' 'KM[0]' 'KM[0.00]GM[1]' 'KM[]' 'KM[-]' 'HA[0]' 'GM[4]KM[6.5]' 'KM[6.5]HA[9]RE[B+3.5]GM[11]' 'GM[1]RE[B+5]' 'GM[1]RE[B+R]' 'GM[1]RE[0.5-0.5]' 'GM[1]RE[1/2-1/2]' 'RE[B+Time 1.5]' 'RU[renju]' 'RU[swap]' 'GM[4]TB[aa]TW[bb]' 'TB[]TW[ ]' ';B[dd];W[pp];RE[B+5]' 'GM[11];B[dd];W[pp];KM[6.5]RU[NZ]'; do printf "(;SZ[19]$text;B[de];W[qp])" | renju -g | cut -f 2,3,5-; done 2>&1 | sort | uniq -c | sed 's/^ *//'
    12 OK	2	-	-
    6 OK	2	OPEN	-
    1 OK	4	-	-
    1 OK	4	OPEN	-
    1 renju: -:1: NZ: unknown rule name; use -r to name the rule

A value without a name does not belong to the last name of the node before:

    $ printf '(;B[hh];[ii])\n' | renju -g 2>/dev/null
    -	OK	1	-	-	2:ERROR SYNTAX:ii
    [1]

A GM in one variation says nothing about the others:

    $ printf '(;SZ[15](;GM[3]B[hh])(;B[hh];W[ii]TB[aa])(;GM[4]B[hh])(;B[hh];W[ii]TB[aa]))\n' | renju -g --variations 2>/dev/null
    -	OK	0	-	-	0:ERROR SYNTAX:3
    -	OK	0	-	-	0:ERROR SYNTAX:go
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:go
    [1]

Komi says something only on Go's boards; -r says that the game is none:

    $ for size in 7 9 13 15 18 19; do printf "(;KM[6.5]SZ[$size];B[aa])" | renju -g -a size | cut -f 3,6,7; done; for text in '' 'GM[1]SZ[17]'; do printf "(;${text}KM[-7];B[ss])" | renju -g -n 19 -a size | cut -f 3,6,7; done
    1	-	7
    0	0:ERROR SYNTAX:go	9
    0	0:ERROR SYNTAX:go	13
    1	-	15
    1	-	18
    0	0:ERROR SYNTAX:go	19
    0	0:ERROR SYNTAX:go	19
    0	1:ILLEGAL OFF-BOARD:ss	17
    $ printf '(;GM[1]FF[4]SZ[19]KM[6.5]HA[3]RE[B+0.5]RU[Japanese];B[dd];W[pp];TB[aa])' >japanese.sgf; renju -g -a rule japanese.sgf 2>&1; renju -g -r standard -a rule japanese.sgf 2>&1
    renju: japanese.sgf:1: ply 0: go: cannot begin a game with this
    -	OK	0	BLACK	-	0:ERROR SYNTAX:go	renju
    renju: japanese.sgf:1: Japanese: unknown rule name; use -r to name the rule
    -	OK	2	BLACK	OPEN	-	standard

A later node shows it as well, also after a move that cannot be played here; a variation speaks for itself:

    $ for text in 'W[pp];KM[6.5]' 'W[pp];RE[B+3.5]' 'W[pp]RU[NZ]' 'W[pp];TB[aa:cc]' 'W[pp];TW[aa][bb]' 'W[dd];TB[aa]' 'W[pp]C[x]HA[2];B[qq];TW[aa]'; do printf "(;SZ[19];B[dd];$text)" | renju -g | cut -f 2-; done
    OK	0	-	-	0:ERROR SYNTAX:go
    OK	0	BLACK	-	0:ERROR SYNTAX:go
    OK	0	-	-	0:ERROR SYNTAX:go
    OK	0	-	-	0:ERROR SYNTAX:go
    OK	0	-	-	0:ERROR SYNTAX:go
    OK	0	-	-	0:ERROR SYNTAX:go
    OK	0	-	-	0:ERROR SYNTAX:go
    $ printf '(;SZ[19];B[dd](;W[pp];TB[aa])(;W[dp];B[qq]))' | renju -g --variations; printf '(;SZ[19];B[dd](;W[pp])(;W[dp];TB[aa]))' | renju -g
    -	OK	0	-	-	0:ERROR SYNTAX:go
    -	OK	3	-	-	-
    -	OK	2	-	-	-
    $ printf '(;SZ[15];B[hh](;W[ii];SZ[9])(;W[jj](;B[bb]HA[2])(;B[aa];GM[3])(;W[cc]))(;W[dd]))' | renju -g --variations -a moves,next,size; printf '(;SZ[15];AB[aa];B[hh];SZ[9])' | renju -g -a moves --plies=0-; printf '(;B[hh];W[ii];GM[3])' | renju -g --first=1 -a next
    -	OK	0	-	-	0:ERROR SYNTAX:9	-	-	15
    -	OK	0	-	-	0:ERROR SYNTAX:go	-	-	15
    -	OK	0	-	-	0:ERROR SYNTAX:3	-	-	15
    -	OK	2	-	-	3:ILLEGAL NOT-ALLOWED:cc	h8 j6	-	15
    -	OK	2	-	-	-	h8 d12	-	15
    -	OK	0	-	-	0:ERROR SYNTAX:9	black=a15 white=
    -	OK	0	-	-	0:ERROR SYNTAX:3	-
    [1]
    $ printf '(;SZ[19];B[dd];W[pp];B[qq];TB[aa])' >late.sgf; printf 'load late.sgf\n' | renju -i -B human -s ascii | tail -n 2; printf '(;SZ[19];B[dd];W[dd];TB[aa])' >late.sgf; renju -i -s ascii late.sgf </dev/null | tail -n 2
    late.sgf holds a game of Go; renju does not play Go.
    Move 1, Black to play (e.g. H8; help): 
    late.sgf holds a game of Go; renju does not play Go.
    Move 1, Black to play (e.g. H8; help): 

A fraction's digit is not one that a longer value left in the buffer:

    $ printf '(;PB[abcd5]RE[B+3.];B[hh])' | renju -g
    -	OK	1	BLACK	OPEN	-

A message about its rule does not follow; rules of other variations and games are reported:

    $ printf '(;RU[Chinese];B[dd](;W[pp])(;W[dp]))(;GM[2]RU[Japanese]B[hh])(;RU[Odd]SZ[9]KM[1])(;B[hh])' | renju -g --variations
    -	OK	0	-	-	0:ERROR SYNTAX:go
    -	OK	0	-	-	0:ERROR SYNTAX:go
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:go
    -	OK	1	-	-	-
    [1]
    $ printf '(;RU[Chinese];B[dd])(;GM[2]RU[Japanese]B[hh])(;RU[Odd]SZ[9]KM[1])' | renju -g 2>&1 >/dev/null
    renju: -:1: ply 0: go: cannot begin a game with this
    renju: -:1: Japanese: unknown rule name; use -r to name the rule
    renju: -:1: Odd: unknown rule name; use -r to name the rule
    renju: -:1: ply 0: go: cannot begin a game with this
    [1]
    $ printf '(;SZ[19]KM[6.5];B[dd];W[pp])' >go.sgf; renju -i -s ascii go.sgf </dev/null | tail -n 2; printf 'load go.sgf\n' | renju -i -B human -s ascii | grep sgf; printf 'load go.sgf\n' | renju -i -B human -s ascii -l zh | grep sgf
    go.sgf holds a game of Go; renju does not play Go.
    Move 1, Black to play (e.g. H8; help): 
    go.sgf holds a game of Go; renju does not play Go.
    go.sgf 是围棋棋谱，本程序不下围棋。

A word in brackets begins no game; a rectangle has two corners on the board; a node has room for 128 kB of moves and
setup:

    $ printf '(A [x]) (B[hh])' | renju -g --from=sgf; for points in aa:zz zz:aa 'aa:' ':aa'; do printf "(;AB[$points];W[hh])" | renju -g; done
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ILLEGAL OFF-BOARD:aa:zz
    -	OK	0	-	-	0:ILLEGAL OFF-BOARD:zz:aa
    -	OK	0	-	-	0:ERROR SYNTAX:aa:
    -	OK	0	-	-	0:ERROR SYNTAX::aa
    [1]
    $ for points in '' '[A1]'; do (printf "(;AE[A10][A10]$points"; yes '[aa]' | head -n 26212 | tr -d '\n'; printf ';B[hh])') | renju -g; done
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ERROR SYNTAX:aa
    [1]

A set-up stone beyond 32,768 changes is refused, and is not on the board of the next variation:

    $ (printf '(;GM[4]'; yes 'AB[aa];AE[aa];' | head -n 16384 | tr -d '\n'; printf '(;AB[bb];W[cc])(;B[bb];W[dd]))') | renju -g --variations
    -	OK	0	-	-	0:ERROR SYNTAX:bb
    -	OK	2	-	-	-
    [1]

Text outside values: a move without its bracket is a problem; other text is left out, with a message. Names of properties
may have small letters, and a blank after them:

    $ for game in '(;B[hh];B jj])' '(;B[hh];W)' '(;B[hh]B{jj})' '(;B[hh];]ii])' '(;B[hh]garbage;W[ii])' '(;B[hh]12;W[ii])' '(;B[hh]]];W[ii])' '(;Black[hh];White [ii]KO;G_2[x])'; do echo "$game" | renju -g 2>&1; done
    renju: -:1: ply 2: bjj]: cannot read a move here
    -	OK	1	-	-	2:ERROR SYNTAX:bjj]
    renju: -:1: ply 2: w: cannot read a move here
    -	OK	1	-	-	2:ERROR SYNTAX:w
    renju: -:1: ply 2: b{jj}: cannot read a move here
    -	OK	1	-	-	2:ERROR SYNTAX:b{jj}
    -	OK	1	-	-	-
    renju: -: text between the properties of a game was left out
    -	OK	2	-	-	-
    renju: -: text between the properties of a game was left out
    -	OK	2	-	-	-
    renju: -: text between the properties of a game was left out
    -	OK	2	-	-	-
    renju: -: text between the properties of a game was left out
    -	OK	2	-	-	-
    renju: -: text between the properties of a game was left out
Of words with a blank between them, only the last is the name:

    $ for game in '(;B[hh]W W[ii])' '(;B[hh] Move W [ii])'; do echo "$game" | renju -g -a moves 2>&1; done
    -	OK	2	-	-	-	h8 i7
    renju: -: text between the properties of a game was left out
    -	OK	2	-	-	-	h8 i7
    renju: -: text between the properties of a game was left out
    $ printf '(;B[hh];]ii])' >stray.sgf; printf '(;B[hh])' >fine.sgf; renju -g stray.sgf fine.sgf 2>&1 >/dev/null
    renju: stray.sgf: text between the properties of a game was left out

A PL that names neither side is left out, with a message for the file; what it does not say, the first move says:

    $ printf '(;PL[X]AB[gg]AW[jj];W[kk])(;PL[]AB[gg];B[kk])' >pl.sgf; printf '(;PL[white];W[hh])(;AB[hh]PL[B];W[ii])' >turn.sgf; renju -g pl.sgf turn.sgf 2>&1 | sort
    -	OK	0	-	-	1:ILLEGAL NOT-ALLOWED:ii
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    renju: pl.sgf: a property PL that names neither side was left out
    renju: turn.sgf:1: ply 1: ii: not this side's turn, or set-up after the first move

Without CA, a value that is not UTF-8 is in an encoding of two bytes: a backslash that ends a pair escapes nothing, a
bracket always ends the value:

    $ for value in 'C[\245\\]' 'C[a\245\\]' 'C[\245\\\\]]' 'C[\\\245\\]]' 'C[\245\245\\]]' 'C[\245]' 'C[\303\251\\]]' 'C[\303\251\\]\377]' 'C[\303\\\251\\]]' 'C[\343\201\202\\]\344]' 'C[\343\201\202\\]\344\270\200]' 'C[\377\\]]' 'C[\200\\]]' 'PB[\245\\]PW[b]' 'CA[UTF-8]C[\245\\]]' 'C[\245\\]]CA[x]'; do printf "(;$value;B[hh];W[ii])\n" | renju -g --to=sgf 2>&1 | sed 's/.*RU.renju.//' | od -An -v -c | tr -d ' \n'; echo; done
    C[245\];B[hh];W[ii])\n
    C[a245\];B[hh];W[ii])\n
    C[245\\]];B[hh];W[ii])\n
    C[\245\]];B[hh];W[ii])\n
    C[245245\]];B[hh];W[ii])\n
    C[245];B[hh];W[ii])\n
    C[303251\]];B[hh];W[ii])\n
    C[303251\]377];B[hh];W[ii])\n
    C[303\251\];B[hh];W[ii])\nrenju:-:textbetweenthepropertiesofagamewasleftout\n
    C[343201202\\];B[hh];W[ii])\nrenju:-:textbetweenthepropertiesofagamewasleftout\n
    C[343201202\]344270200];B[hh];W[ii])\n
    C[377\]];B[hh];W[ii])\n
    C[200\]];B[hh];W[ii])\n
    PB[245\]PW[b];B[hh];W[ii])\n
    C[\245\]];B[hh];W[ii])\n
    C[245\]];B[hh];W[ii])\n

Texts that are joined, and a tree's, are written by what they are together:

    $ printf '(;GN[1]C[\245\\];B[hh]C[x];W[ii]LB[aa:\245\\])(;C[\343\201\202\\\\];B[hh]C[\245\\];W[ii]LB[aa:\201\\])' >joined.sgf; renju -g --to=sgf --tree joined.sgf | tee tree.sgf | od -An -v -c | tr -d ' \n'; echo; renju -g --to=sgf tree.sgf | cmp - tree.sgf
    (;FF[4]GM[4]SZ[15]RU[renju]C[2games:Blackwon0,Whitewon0,drawn0,open2\n245\\n343201202\];B[hh]C[2games:Blackwon0,Whitewon0,drawn0,open2\nx\n245\];W[ii]C[2games:Blackwon0,Whitewon0,drawn0,open2]LB[aa:245\201\])\n

A colon in a label is escaped, a byte before it that may begin a pair too:

    $ printf '(;LB[aa:\245:\245\\][bb:\377:];B[hh])(;CA[x-none]LB[aa:\245:\245]];B[hh])(;CA[gbk]LB[aa:\245:\245]\377];B[hh])' >colon.sgf; renju -g --to=sgf colon.sgf 2>/dev/null | tee again.sgf | LC_ALL=C od -An -v -c | tr -d ' \n'; echo; renju -g --to=sgf again.sgf | cmp - again.sgf
    (;FF[4]GM[4]SZ[15]RU[renju]LB[aa:\245\:245\][bb:377\:];B[hh])\n(;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]LB[aa:245\:245];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]LB[aa:\245\:\245\]377];B[hh])\n

What the end of the input cuts off is one more ply, a value too:

    $ for end in ';W[ii' ';W[ii]C[x\]' ';W[ii];' ';W[ii]C[\201' '(;W[ii]'; do printf "(;GM[4];B[hh]$end" | renju -g; done
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    [1]

Nodes with a move alone are read like those with blanks in them, and lines are counted:

    $ renju -g --to=sgf tests/data/games-renju15_foul.tsv tests/data/games-free20.tsv | head -n 300 >plain.sgf; sed 's/;/;\n/g' plain.sgf >blank.sgf; sed 's/;/\n;/g' plain.sgf >lines.sgf; for f in plain.sgf blank.sgf lines.sgf; do renju -g -a moves $f | cksum; done | uniq | wc -l; tr -d '\n' <lines.sgf | renju -g -a where | cut -f 7 | uniq -c | sed 's/^ *//'
    1
    300 -:1
    $ printf '(;GM[4]\n;B[hh]\n;W[ii]\n;B[jj]\n)\n(;GM[4];B[hh]\n;W[hh];B[aa]\n;W[bb])\n(;GM[4];B[hh];W[tt];B[99];W[H9]\n\n;B[aa])' | renju -g -a where
    -	OK	3	-	-	-	-:1
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:hh	-:6
    -	OK	2	-	-	3:ERROR SYNTAX:99	-:9
    [1]
    $ for n in 1 2 3 4 5 6 7 8 9; do head -c $((65530 + n)) /dev/zero | tr '\0' ' '; printf '(;GM[4];B[hh];W[ii]\n;B[jj])\n(;GN[b];B[aa])'; done | renju -g --from=sgf -a where | cut -f 3,7 | paste -sd ' ' -
    3	-:1 1	-:3 3	-:3 1	-:5 3	-:5 1	-:7 3	-:7 1	-:9 3	-:9 1	-:11 3	-:11 1	-:13 3	-:13 1	-:15 3	-:15 1	-:17 3	-:17 1	-:19

A value that is UTF-8 ends at its bracket, whatever encoding the file names, before its name and after it:

    $ for text in 'PB[é李]PW[王]CA[GBK]C[好]' 'CA[Big5]PB[é李]PW[王]C[好]' 'CA[Shift_JIS]PB[é李]PW[王]C[a]' 'CA[GBK]PB[\\]é李]PW[王]C[\272\303]'; do printf "(;$text;B[hh];W[ii])" | renju -g -a black,white 2>/dev/null; done | cut -f 2,3,7-
    OK	2	é李	王
    OK	2	é李	王
    OK	2	é李	王
    OK	2	]é李	王

So does one that is longer than the program looks ahead:

    $ awk 'BEGIN { printf "(;GM[4];B[hh]C["; for (i = 0; i < 400001; i++) printf "李"; printf "\\]x];W[ii])" }' | renju -g --to=json | tail -c 80 | sed 's/^[^]]*//'
    ]x","labels":null,"marks":null}],"black_rating":null,"white_rating":null}

A backslash removes any line break:

    $ printf '(;B[hh]C[a\\\nb\\\rc\\\r\nd\\\n\ne])' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[abcd
    e])
