# A game per file in the referee's language: lines

A student's file has a move on each line. The message names the line of an illegal move, and a row the file:

    $ printf 'h8\ni9\nh8\n' >student06.txt; printf 'h8 # center\n\ni9\nJ10 ' >student07.txt; renju -g -v -a where student06.txt student07.txt 2>&1
    renju: student06.txt: read as lines
    renju: student06.txt:3: ply 3: h8: point already has a stone
    student06	OK	2	-	-	3:ILLEGAL OCCUPIED:h8	student06.txt:1
    renju: student07.txt: read as lines
    renju: 2 games, 0 decided, 0 open, 0 contradicted, 1 with problems
    student07	OK	3	-	-	-	student07.txt:1
    [1]

What the first two lines decide, and the comment at the beginning:

    $ for text in 'h8\ni9' 'h8\nundo 1' '#\n\nh8 # x\n # y\nturn white' 'p99\npass' 'quit\nexpect ok' 'H8\r\nI9\r\n' '\357\273\277h8\ni9' '# renju -n 9 -k 5\n' '\357\273\277# renju -n 9\nh8 i9' 'h8' 'h8\ni9 j9' 'h8 i9\nj9' 'h8\nx' '# renju is a game\nh8' '# renju -k 5\nh8' 'h8\ri9\r' 'h8i9\nj9\nk9' 'black h8\nwhite h9'; do printf "$text\n" | renju -g -v 2>&1 | grep -o 'read as.*'; done | uniq -c | sed 's/^ *//'
    9 read as lines
    8 read as moves
    1 read as winner
    $ printf '# renju -n 15 -k 5\ndraw\nH8\n' | renju -g -v 2>&1 | grep -o 'read as.*'
    read as lines
    $ printf '7,7\n8, 8\n9 9\n' | renju -g -c xy -a moves; printf '7,7\n8,8\n' | renju -g -v 2>&1 | grep -o 'read as.*'
    -	OK	3	-	-	-	h8 i7 j6
    read as moves

Each `new` begins another game; a stretch without an effect is none. Questions and `expect` have no effect; `quit` ends
the FILE:

    $ printf '# a\nshow\nnew\n\nh8\nforbidden\nwhy i9\nhint\nsolve\nwho\nexpect draw\ni9\nnew\nnew\nexpect ok\nNEW\n# b\nturn white\nnew\nsetup black h8\npass\nquit\nnew\nh8' >games.txt; renju -g -a where,moves games.txt; renju -g --from=lines <games.txt | cut -f 1 | uniq -c | sed 's/^ *//'
    games	OK	2	-	-	-	games.txt:5	h8 i9
    games-2	OK	0	-	-	-	games.txt:18	turn=white
    games-3	OK	1	-	-	-	games.txt:20	black=h8 white= pass
    3 -
    $ printf 'setup black h8 g7\nturn white\ni9\n' >set.txt; renju -g --find='black=h8g7 white=i9' -a at,moves set.txt; renju -g --find=h8 set.txt; renju -g --canon --to=moves set.txt 2>/dev/null; renju -g --to=svg set.txt | grep -o 'class=.black' | wc -l
    set	OK	1	-	-	-	1	black=g7h8 white= turn=white i9
    set	renju	15	-	black=g7h8 white= turn=white i9
    2
    $ printf '# only comments\n' >none.txt; printf 'show\nwho\n' >asked.txt; renju -g --from=lines none.txt asked.txt; printf 'show\n' | renju -g --from=lines

`undo` is obeyed; a resignation, an agreed draw and a claim decide the game on the board, and formats that are written
get that result. Nothing is recorded:

    $ printf 'h8\ni9\nundo\nj9\nundo 2\nundo\n' >back.txt; printf 'h8\ni9\nundo\nj9\n' >again.txt; renju -g -a moves back.txt again.txt
    back	OK	0	-	-	0:ILLEGAL NOT-ALLOWED:undo	-
    again	OK	2	-	-	-	h8 j9
    [1]
    $ printf 'h8\nresign\nnew\nh8\ni9\nresign\nnew\nh8\ni9\ndraw\ndraw\nnew\nh8\ndraw\nnew\nresign\nnew\nh8\npass\npass\n' >ends.txt; renju -g ends.txt; for to in moves sgf json; do renju -g --to=$to ends.txt | grep -o 'BLACK\|WHITE\|DRAW\|RE\[.' | paste -sd ' ' -; done
    ends	WIN BLACK	1	-	-	-
    ends-2	WIN WHITE	2	-	-	-
    ends-3	DRAW	2	-	-	-
    ends-4	OK	1	-	-	-
    ends-5	WIN WHITE	0	-	-	-
    ends-6	DRAW	3	-	-	-
    BLACK WHITE DRAW WHITE
    RE[B RE[W RE[0 RE[W
    BLACK BLACK WHITE BLACK DRAW BLACK BLACK WHITE BLACK BLACK
    $ printf 'h8\nresign\nh8\n' | renju -g --from=lines; printf 'h8\nresign\nundo\ni9\n' | renju -g --from=lines; renju -g --from=lines --plies=0- -a moves ends.txt 2>/dev/null | head -n 2; renju -g --elo ends.txt
    -	WIN BLACK	1	-	-	2:ILLEGAL GAME-OVER:h8
    -	OK	2	-	-	-
    ends	OK	0	-	-	-	-
    ends	WIN BLACK	1	-	-	-	h8
    $ moves='h8\na1\nj8\nc1\nh10\ne1\nj10\na3\ni9\nc3\nh9\ne3\ni8\na5\n'; for way in lose claim reject; do printf "${moves}j9\nc5\n" | renju -g --from=lines -f $way; done; printf "${moves}j9\nclaim\n" | renju -g --from=lines -f claim; printf "${moves}j9\nclaim\n" | renju -g --from=lines -f claim --to=moves
    -	FORBIDDEN 3-3	9	-	-	10:ILLEGAL GAME-OVER:c3
    -	OK	16	-	-	-
    -	OK	8	-	-	9:FORBIDDEN 3-3:i9
    -	WIN WHITE	15	-	-	-
    -	renju	15	WHITE	h8 a1 j8 c1 h10 e1 j10 a3 i9 c3 h9 e3 i8 a5 j9

The first rejected line is the game's problem, with the number of the next ply, or 0 before the first:

    $ for text in 'i9\ngo' 'go' 'h8\nh8' 'zz' 'h8\nhello # world' 'h8\ni9 j9' 'h8\nsetup black i9' 'setup black h8 h8' 'setup black h8\nh8' 'h8\nswap' 'h8\nclaim' 'p8' 'h8\nWhy' 'h8\nexpect' 'h8\nnew game' 'h8\n\001\tx' 'h8\n\351\222\220'; do printf -- "$text\n" | renju -g --from=lines 2>/dev/null; done
    -	OK	1	-	-	2:ILLEGAL NOT-ALLOWED:go
    -	OK	0	-	-	0:ILLEGAL NOT-ALLOWED:go
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:h8
    -	OK	0	-	-	0:ERROR SYNTAX:zz
    -	OK	1	-	-	2:ERROR SYNTAX:hello
    -	OK	1	-	-	2:ERROR SYNTAX:i9 j9
    -	OK	1	-	-	2:ILLEGAL NOT-ALLOWED:setup black i9
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:setup black h8 h8
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:h8
    -	OK	1	-	-	2:ILLEGAL NOT-ALLOWED:swap
    -	OK	1	-	-	2:ILLEGAL NOT-ALLOWED:claim
    -	OK	0	-	-	0:ILLEGAL OFF-BOARD:p8
    -	OK	1	-	-	2:ERROR SYNTAX:why
    -	OK	1	-	-	2:ERROR SYNTAX:expect
    -	OK	1	-	-	2:ERROR SYNTAX:new game
    -	OK	1	-	-	2:ERROR SYNTAX:??x
    -	OK	1	-	-	2:ERROR SYNTAX:???
    [1]
    $ { echo h8; awk 'BEGIN { printf "i9 #"; for (n = 0; n < 4091; n++) printf "x" }'; echo; echo j10; } | renju -g --from=lines; { echo h8; awk 'BEGIN { printf "i9 #"; for (n = 0; n < 4092; n++) printf "x" }'; echo; echo j10; } | renju -g --from=lines 2>/dev/null; { echo h8; awk 'BEGIN { for (n = 0; n < 1200000; n++) printf "x" }'; printf '\ni9\nnew\nh8\n'; } | renju -g --from=lines 2>/dev/null
    -	OK	3	-	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:i9 #xxxxxxxxxxxxxxxxxxxxxxxxxxxx
    -	OK	1	-	-	2:ERROR SYNTAX:xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    -	OK	1	-	-	-
    [1]
    $ printf 'h8\n\000\ni9\n' | renju -g --from=lines 2>/dev/null; printf 'h8\ri9\n' | renju -g --from=lines 2>/dev/null; printf 'h8\r\ni9' | renju -g --from=lines
    -	OK	1	-	-	2:ERROR SYNTAX:?
    -	OK	0	-	-	0:ERROR SYNTAX:h8?i9
    -	OK	2	-	-	-

The rules in the comment beat the command line, but a given -o binds. They hold until the next such comment:

    $ printf '# renju -n 9 -k 4 -r freestyle -f lose -o free -c xy\n0,0\n1,1\nnew\n2,2\nnew\n# renju -n 19\nh8\n' >marks.txt; renju -g -a size,rule,moves -c top marks.txt
    marks	OK	2	-	-	-	9	freestyle	a9 b8
    marks-2	OK	1	-	-	-	9	freestyle	c7
    marks-3	OK	1	-	-	-	19	renju	h12
    $ printf '# renju -k 4\nh8\n# renju -n 9\ni9\nnew\ne5\n' | renju -g --from=lines -n 12 -a size,rule,moves; printf '# renju -o tengen\na1\nnew\nh8\n' | renju -g --from=lines 2>/dev/null; printf '# renju -o tengen\na1\n' | renju -g --from=lines -o free; printf 'a1\n' | renju -g --from=lines -o tengen 2>/dev/null
    -	OK	2	-	-	-	12	freestyle	h8 i9
    -	OK	1	-	-	-	9	renju	e5
    -	OK	0	-	-	0:ILLEGAL OPENING:a1
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ILLEGAL OPENING:a1
    [1]
    $ for mark in '-n 100' '-n' '-k x' '-r gomoku' '-o go' '-z 1' '-r renju -k 6' '-n 8 -o rif'; do printf "# renju $mark\nh8\n# renju -n 15\nnew\nh8\n" | renju -g --from=lines 2>/dev/null | tr '\n' ' '; echo; done
    -	OK	0	-	-	0:ERROR SYNTAX:-n 100 -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:-n -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:-k x -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:-r gomoku -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:-o go -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:-z 1 -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:renju -	OK	1	-	-	- 
    -	OK	0	-	-	0:ERROR SYNTAX:rif -	OK	1	-	-	- 

A game whose first line after its set-up is rejected is written with what comes before; not so one whose rules are none:

    $ printf '# black human Ann\n# note 0 C - - hello\nsetup black h8 i8\nsetup white i9\nturn white\nz99\n' | renju -g --from=lines --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]PB[Ann]AB[hh][ih]AW[ig]PL[W]C[hello])
    [1]
    $ printf '# renju -n 200\n# black human Ann\nh8\n' | renju -g --from=lines --to=sgf
    [1]

A TEXT that is cut short does not end in blanks:

    $ printf 'a1%5000s#\n' '' | renju -g --from=lines 2>/dev/null | sed 's/$/|/'
    -	OK	0	-	-	0:ERROR SYNTAX:a1|
    $ printf 'h8\ni9\nexpect%4s%200s\n' '' 'x y' | renju -g --from=lines 2>/dev/null | sed 's/$/|/'
    -	OK	2	-	-	3:ERROR SYNTAX:expect|

Openings with choices are played as the referee plays them; steps are not plies. Players who have swapped colors are
named by the colors that they have at the end:

    $ printf '# renju -n 15 -k 5 -r renju -f lose -o swap2 -c letters\nh8\ni9\ng7\nmore\nj10\nk11\nswap\nb2\nresign\n# black human Ann\n# white human Bob B\n' >swap2.moves; renju -g -a moves,black,white,rule swap2.moves; renju -q -o swap2 swap2.moves | tail -n 1; sed 's/b2/swap/' swap2.moves | renju -g 2>/dev/null
    swap2	WIN WHITE	6	-	-	-	h8 i9 g7 j10 k11 b2	Ann	Bob B	renju
    WIN WHITE
    -	OK	5	-	-	6:ILLEGAL NOT-ALLOWED:swap
    [1]
    $ printf '# renju -o swap2 -n 15\nh8\ni9\ng7\nswap\nb2\nc3\n# black human Ann\n# white human Bob\n# note 4 C - - swapped\n# note 6 C - - last\n' >swap.txt; renju -g -a black,white swap.txt; renju -g --to=lines swap.txt | grep note; renju -g --first=4 --to=lines swap.txt | grep note
    swap	OK	5	-	-	-	Bob	Ann
    # note 3 C - - swapped
    # note 5 C - - last
    # note 3 C - - swapped
    $ printf '# renju -o taraguchi-10 -n 15\nh8\ni9\nh10\ng8\noffer a1\n' | renju -g --from=lines 2>/dev/null; printf '# renju -o soosyrv-8 -n 15\nh8\ni9\nj9\nnumber 2\nh10\noffer a1 b3\nb3\nc4\n' | renju -g --from=lines -a moves 2>/dev/null; printf '# renju -o soosyrv-8 -n 15\nh8\ni9\nj9\nnumber 2\nh10\noffer a1 b3\n' | renju -g --from=lines --to=lines
    -	OK	4	-	-	5:ILLEGAL OPENING:offer a1
    -	OK	6	-	-	-	h8 i9 j9 h10 b3 c4
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I9
    J9
    H10

Players and notes stand in comments:

    $ printf 'h8\ni9\n# black human Ann  Lee \n# white engine\n# note 0 EV - - Cup\n# note 1 C - - one\\ntwo\n# note 2 LB 7 7 A\n# note 2 MA 8 8 \n# note 3 C - - late\n# note x\n# notes\n# black\n# Black wins with a five.\n# other\nnew\nh8\n' >noted.txt; renju -g -a black,white noted.txt; renju -g --to=json noted.txt | sed 's/.*"moves"/"moves"/; s/,"black_rating.*//'
    noted	OK	2	-	-	-	Ann  Lee	engine
    noted-2	OK	1	-	-	-	-	-
    "moves":["h8","i9"],"event":"Cup","place":null,"date":null,"round":null,"notes":[{"ply":1,"text":"one\u000atwo","labels":null,"marks":null},{"ply":2,"text":null,"labels":[["h8","A"]],"marks":[["i9","MA"]]}]
    "moves":["h8"],"event":null,"place":null,"date":null,"round":null,"notes":null
    $ renju -g --first=1 --to=json noted.txt | grep -o '"notes":[^}]*}'
    "notes":[{"ply":1,"text":"one\u000atwo","labels":null,"marks":null}
    "notes":null,"black_rating":null,"white_rating":null}

Blanks at the end of a note, a label or a fact belong to it; a carriage return before the newline does not:

    $ printf '(;GM[4]SZ[15]EV[Cup ]C[  a];B[hh]C[x  ]LB[aa: ][bb:q\t];W[ii]C[   ]MA[cc])' >blanks.sgf; renju -g --to=lines blanks.sgf >blanks.lines; sed "s/$(printf '\t')/TAB/; s/\$/|/" blanks.lines | grep note
    > json() { renju -g --to=json --from=$1 | grep -o '"event":.*'; }; json sgf <blanks.sgf; json sgf <blanks.sgf >as-sgf; json lines <blanks.lines | cmp - as-sgf && sed "s/\$/$(printf '\r')/" blanks.lines | json lines | cmp - as-sgf && echo same
    # note 0 EV - - Cup |
    # note 0 C - -   a|
    # note 1 C - - x  |
    # note 1 LB 0 14  |
    # note 1 LB 1 13 qTAB|
    # note 2 C - -    |
    # note 2 MA 2 12 |
    "event":"Cup ","place":null,"date":null,"round":null,"notes":[{"ply":0,"text":"  a","labels":null,"marks":null},{"ply":1,"text":"x  ","labels":[["a15"," "],["b14","q\u0009"]],"marks":null},{"ply":2,"text":"   ","labels":null,"marks":[["c13","MA"]]}],"black_rating":null,"white_rating":null}
    same
    $ printf ' # renju -n 9 -k 5 -r caro \t\r\n# black human Ann \r\n#\r\n # note\r\n# note 0 C - -\r\n# note 0 C - - \r\n # \t note  0  EV  - - x \r\nE5 \r\nd4\r\n' | renju -g --to=json
    {"id":null,"rule":"caro","size":9,"black":"Ann","white":null,"recorded":null,"setup_black":[],"setup_white":[],"first":"BLACK","moves":["e5","d4"],"event":"x ","place":null,"date":null,"round":null,"notes":null,"black_rating":null,"white_rating":null}

--first looks no further than it must:

    $ printf 'h8\ni9\nundo\nj9\nk9\nk9\n' >first.txt; for n in 0 1 2 3 4; do renju -g --first=$n -a moves,next first.txt 2>/dev/null; done; printf 'h8\nresign\n' | renju -g --from=lines --first=1
    first	OK	0	-	-	-	-	h8
    first	OK	1	-	-	-	h8	j9
    first	OK	2	-	-	-	h8 j9	k9
    first	OK	3	-	-	-	h8 j9 k9	-
    first	OK	3	-	-	4:ILLEGAL OCCUPIED:k9	h8 j9 k9	-
    -	OK	1	-	-	-

--to=lines writes what `save` writes; the referee accepts it, and reading it gives the same games:

    $ printf 'a\trenju\t15\tW\th8 i9\nb\tstandard\t9\tD\tblack=e5d4 white=a1 turn=white pass b2\nc\tfreestyle\t19\tB\th8 pass pass\n-\trenju\t15\t-\tturn=white\n-\trenju\t15\t-\t\n' | renju -g --to=lines
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I9
    resign
    new
    # renju -n 9 -k 5 -r standard -f lose -o free -c letters
    setup white A1
    setup black D4
    setup black E5
    turn white
    pass
    B2
    draw
    draw
    new
    # renju -n 19 -k 5 -r freestyle -f lose -o free -c letters
    H8
    pass
    pass
    new
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    turn white
    new
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    turn black
    [1]
A result without a move ends the empty game; the referee and the reader accept that, too:

    $ printf '[Event "a"]\n[White "w"]\n[Black "b"]\n[Result "1-0"]\n\n*\n[Result "1/2-1/2"]\n\n*\n[Result "*"]\n\n*\n' >empty.pgn; renju -g --to=lines empty.pgn | grep -v '^#' | paste -sd ' ' -; renju -g --to=lines empty.pgn | renju -q | tr '\n' ' '; renju -g --to=lines empty.pgn | renju -g --from=lines
    resign new draw draw new turn black
    WIN WHITE OK OK DRAW OK OK -	WIN WHITE	0	-	-	-
    -	DRAW	0	-	-	-
    -	OK	0	-	-	-
    $ cut -f 2- <examples/collection.tsv | sed 's/^/-	/' >all.tsv; renju -g -a moves,rule,size all.tsv 2>/dev/null | cut -f 3,7- >before; renju -g --to=lines all.tsv 2>/dev/null >all.lines; renju -g -a moves,rule,size all.lines | cut -f 3,7- | cmp - before && echo same; renju -g --to=lines all.lines | cmp - all.lines && echo same
    same
    same
    $ printf '(;FF[4]GM[4]PB[Ann]PW[B\\]ob]EV[Cup]DT[2024]C[start];B[hh]LB[aa:x]C[a\\\\b\nc];W[ii]TR[bb])' >noted.sgf; renju -g --to=lines noted.sgf; renju -g --to=lines noted.sgf | renju -g --to=sgf >again.sgf; renju -g --to=sgf noted.sgf | cmp - again.sgf && echo same
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I7
    # black human Ann
    # white human B]ob
    # note 0 EV - - Cup
    # note 0 DT - - 2024
    # note 0 C - - start
    # note 1 LB 0 14 x
    # note 1 C - - a\\b\nc
    # note 2 TR 1 13 
    same

A hyphen between moves is nothing; two are no move, and no separator:

    $ printf 'x\th8-i9 - j10-\nx\th8 -- g7\nx\th8--g7\n' | renju -g --from=moves -a moves
    x	OK	3	-	-	-	h8 i9 j10
    x	OK	1	-	-	2:ERROR SYNTAX:--	h8
    x	OK	1	-	-	2:ERROR SYNTAX:--g7	h8
    [1]
