# The scripts of examples/, as a user would run them

    $ sh examples/golden.sh examples/five.moves golden; sh examples/golden.sh examples/five.moves golden; echo x >>golden; sh examples/golden.sh examples/five.moves golden
    made golden
    examples/five.moves is as it was
    18d17
    < x
    examples/five.moves has changed
    [1]
    $ sh examples/coprocess.sh
    H8 OK
    A1 OK
    I8 OK
    B1 OK
    J8 OK
    C1 OK
    K8 OK
    D1 OK
    L8 WIN BLACK
    $ for game in examples/*.moves; do renju -q -x 'ILLEGAL OCCUPIED' $game >/dev/null 2>&1 && echo $game; done; true
    examples/illegal.moves
    $ for script in examples/*.sh; do [ -x $script ] || echo "$script cannot be run by its name"; done
    $ for file in examples/[a-z]*; do grep -q "${file#examples/}" examples/README.md || echo "$file is not in examples/README.md"; done
    $ sh examples/psq-to-sgf.sh examples/psq | renju -g
    1_1_2_1	WIN BLACK	17	BLACK	CONFIRMED	-
    2_1_2_2	WIN WHITE	28	WHITE	CONFIRMED	-
    3_2_1_1	WIN BLACK	29	BLACK	CONFIRMED	-
    $ mkdir full; game=$(cat examples/psq/1_1_2_1.psq); for i in $(seq 2500); do printf '%s\n' "$game" >full/a-name-so-long-that-many-of-them-fill-a-command-line-$i.psq; done; (ulimit -s 256; ls full/*.psq 2>/dev/null | wc -l | tr -d ' '; sh examples/psq-to-sgf.sh full | wc -l | tr -d ' ')
    0
    2500

GNU parallel, if installed, gives the same lines as one process:

    $ renju -g examples/collection.tsv >whole; if command -v parallel >/dev/null; then HOME=$PWD BLOCK=2k sh examples/parallel.sh examples/collection.tsv; else cat whole; fi | cmp - whole && echo same
    same

Rows of numbers for training: the side to move, a winning chance, the result, the points, the game, the next move:

    $ printf 'a\tB\t5\ta1 e5 b1 pass c3\nb\tD\t5\tc3\nc\tW\t5\tblack=a1 b2\nd\t5\tc3\ne\tW\t6\tc3\nf\tW\t5\tb2 b2\n' >train; NODES=100 SIZE=5 sh examples/training-data.sh train 2>said | cut -d ' ' -f 1,3-; grep -v ply said | sed 's/in .* s: [0-9]* rows/in N s: N rows/'
    1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
    -1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 24
    1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 1
    -1 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1
    1 1 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 12
    -1 1 1 1 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1
    1 0.5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 12
    -1 0.5 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 -1
    1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 6
    9 rows in N s: N rows per second
    $ NODES=0 SIZE=5 sh examples/training-data.sh train 2>/dev/null >quick; NODES=100 SIZE=5 sh examples/training-data.sh train 2>/dev/null | awk '{ $2 = $3; print }' | cmp - quick && echo same
    same
    $ head -n 20 examples/collection.tsv >twenty; NODES=100 sh examples/training-data.sh twenty 2>/dev/null | awk '$2 < 0 || $2 > 1 || NF != 230 { print } { rows++ } END { print rows }'; sh examples/training-data.sh nowhere 2>/dev/null
    445
    [2]

Wins by fours that were missed, and a book of puzzles:

    $ sh examples/missed-wins.sh examples/collection.tsv
    renju15_foul-88	16	g6	i4,g6
    $ sh examples/puzzle-book.sh examples/collection.tsv book; head -n 2 book/answers.txt; grep -c "^<svg" book/1.svg
    1 a5,b6,c5,b5,g5,f5,e3,d2,i7
    2 c5,b5,g5,f5,e3,d2,i7
    1

The same book from records that span several lines:

    $ renju -g --to=sgf examples/collection.tsv | tr ';' '\n' | sed 's/^[BW]\[/;&/; s/^FF/;&/' >lines.sgf; sh examples/puzzle-book.sh lines.sgf other; diff -rq book other && echo same
    same
    $ sh examples/puzzle-book.sh nowhere.sgf none 2>&1
    renju: nowhere.sgf: No such file or directory
    [2]

A book for --book of the moves that scored, and its tree:

    $ GAMES=16 sh examples/book.sh moves.book examples/collection.tsv; sort moves.book | uniq -c | sed 's/^ *//'; printf 'h8\nhint\n' | ./renju -q -v -N 1000 --book=moves.book | grep book; GAMES=10000 sh examples/book.sh none.book examples/collection.tsv 2>&1
    15x15
      (h8) 150 40%
        h6 30 57%
        h7 28 61%
        g7 26 65%
        g6 22 50%
        f6 18 67%
    12 book	15	black=h8 turn=white f6
    11 book	15	black=h8 turn=white g6
    17 book	15	black=h8 turn=white g7
    17 book	15	black=h8 turn=white h6
    17 book	15	black=h8 turn=white h7
    = book WHITE H6 17
    examples/book.sh: no move scored half in 10000 games
    [1]
    $ printf 'a\tB\th8 i9 h7 a1\nb\tW\th8 i9 g7\nc\tW\to1 a2 a3\nd\tD\th8 i9 h7\ne\th8 i9 h7\nf\tB\tblack=h8 i9\ng\tB\th8 pass\nh\t7\tB\ta1 b2\n' >games; GAMES=2 sh examples/book.sh moves.book games; uniq -c moves.book | sed 's/^ *//'; printf 'h8\ni9\ngo\n' | ./renju -q -v -N 1000 --book=moves.book | grep book
    15x15
      h8 3 50%
        g7 3 50%
          i8 2 75%
    2 book	15	h8
    2 book	15	black=h8 turn=white g7
    2 book	15	black=h8 white=g7 i8
    = book BLACK H7 2
    $ GAMES=1 PLIES=1 sh examples/book.sh moves.book games
    7x7
      a1 1 100%
    15x15
      h8 3 50%

They run the program that RENJU names, or the one in the folder above, or that of the PATH; without any they fail with
a message. A golden file is not made from a game with a problem:

    $ for script in examples/*.sh; do [ $script = examples/coprocess.sh ] && continue; sh $script; [ $? -eq 2 ] || echo "$script does not say how it is used"; done 2>&1 | sed 's|examples/||'
    usage: book.sh BOOK COLLECTION... >tree
    usage: by-player.sh FOLDER COLLECTION...
    usage: check-folder.sh FOLDER
    usage: cluster-parallel.sh SSHLOGINS COLLECTION
    usage: cluster-slurm.sh GAME FILE...
    usage: extension-points.sh GAME POINT >picture.svg
    usage: five-moves.sh COLLECTION...
    usage: forbidden-by-ply.sh COLLECTION...
    usage: gallery.sh COLLECTION >page.html
    usage: golden.sh GAME GOLDEN
    usage: merge.sh COLLECTION...
    usage: missed-wins.sh COLLECTION
    usage: openings.sh COLLECTION...
    usage: parallel.sh COLLECTION
    usage: psq-to-sgf.sh FOLDER >games.sgf
    usage: puzzle-book.sh COLLECTION FOLDER
    usage: reach.sh GAME COLLECTION...
    usage: review.sh [OPTION]... COLLECTION >page.html
    usage: sqlite.sh DATABASE COLLECTION...
    usage: summary.sh COLLECTION
    usage: training-data.sh COLLECTION... >rows
    $ sh examples/check-folder.sh examples/psq 2>&1
    examples/check-folder.sh: no game ends in .moves or .txt in examples/psq
    [2]
    $ mkdir bare; for tool in sh dirname sed; do ln -s "$(command -v $tool)" bare; done; for script in 'parallel.sh' 'cluster-parallel.sh host' 'cluster-slurm.sh h8' 'sqlite.sh new.db'; do PATH=$PWD/bare sh examples/$script examples/collection.tsv 2>&1; echo $?; done
    examples/parallel.sh: there is no GNU parallel here
    2
    examples/cluster-parallel.sh: there is no GNU parallel here
    2
    examples/cluster-slurm.sh: there is no sbatch here
    2
    examples/sqlite.sh: there is no sqlite3 here
    2
    $ mkdir -p alone/examples; cp examples/*.sh alone/examples; for script in alone/examples/*.sh; do PATH=$PWD/bare sh $script examples/five.moves made >/dev/null 2>&1; [ $? -eq 2 ] || echo "$script"; (PATH=$PWD/bare; sh $script a; sh $script a b) 2>&1 | grep -q 'there is no renju' || echo "$script"; done; ls made 2>/dev/null
    [2]
    $ PATH=$PWD/bare sh alone/examples/coprocess.sh 2>&1 | sed -n '$p'; RENJU=./nowhere sh examples/merge.sh examples/collection.tsv 2>&1 | tail -n 1
    alone/examples/coprocess.sh: there is no renju; run make, or set RENJU
    examples/merge.sh: there is no ./nowhere; run make, or set RENJU
    $ sh alone/examples/coprocess.sh | tail -n 1; mkdir alone/renju; sh alone/examples/summary.sh examples/collection.tsv | head -n 1
    L8 WIN BLACK
    58 WIN BLACK
    $ RENJU=./renju sh alone/examples/check-folder.sh examples | head -n 1
    double-three.moves: fine, FORBIDDEN 3-3
    $ sh examples/golden.sh examples/illegal.moves made 2>&1; ls made 2>/dev/null
    renju: examples/illegal.moves:5: H8: point already has a stone
    examples/illegal.moves is not fine (status 1): no golden file was made of it
    [2]
    $ sh examples/golden.sh nowhere.moves made 2>&1; ls made 2>/dev/null
    renju: nowhere.moves: No such file or directory
    nowhere.moves is not fine (status 2): no golden file was made of it
    [2]
    $ sh examples/golden.sh nowhere.moves golden 2>&1
    renju: nowhere.moves: No such file or directory
    [2]

What cannot be read is trouble, and so is an awk that fails; then no page is printed:

    $ unread() { for script in "$@"; do sh examples/$script nowhere >said 2>&1; [ $? -eq 2 ] && grep -q nowhere said || echo "$script: status $?"; done; }; unread five-moves.sh forbidden-by-ply.sh gallery.sh merge.sh missed-wins.sh openings.sh reach.sh\ h8 review.sh summary.sh training-data.sh by-player.sh\ folder book.sh\ a.book sqlite.sh\ new.db; sh examples/puzzle-book.sh nowhere folder 2>&1
    renju: nowhere: No such file or directory
    [2]
    $ mkdir dying; printf '#!/bin/sh\nexit 1\n' >dying/awk; chmod +x dying/awk; for script in 'five-moves.sh' 'forbidden-by-ply.sh' 'gallery.sh' 'missed-wins.sh' 'openings.sh' 'review.sh -N 1' 'summary.sh' 'training-data.sh' 'by-player.sh folder' 'book.sh a.book'; do NODES=1 PATH=$PWD/dying:$PATH sh examples/$script twenty >said 2>/dev/null && echo $script; cat said; done; PATH=$PWD/dying:$PATH sh examples/puzzle-book.sh twenty folder
    [2]
    $ for part in 'print NR' FILENAME; do printf '#!/bin/sh\ncase $* in *"%s"*) exit 1 ;; esac\nexec "%s" "$@"\n' "$part" "$(command -v awk)" >dying/awk; PATH=$PWD/dying:$PATH sh examples/review.sh -N 1 twenty; echo $?; done
    2
    2
    $ echo "not, a, game" >table.txt; sh examples/book.sh part.book examples/collection.tsv . >/dev/null 2>&1; echo $?; rm table.txt
    2
    $ : >empty; echo '# none' >remark; echo 'hello world' >letter; for file in empty remark letter; do sh examples/gallery.sh $file 2>&1; echo $?; sh examples/review.sh $file 2>&1; echo $?; done | grep -v ^renju:
    examples/gallery.sh: empty has no games
    1
    examples/review.sh: there are no games to review
    1
    examples/gallery.sh: remark has no games
    1
    examples/review.sh: there are no games to review
    1
    examples/gallery.sh: letter has no games
    1
    examples/review.sh: there are no games to review
    1

Names that begin with `-`, and names with a backslash, are names:

    $ mkdir dash; cd dash; cp ../examples/collection.tsv ./-c; cp ../examples/five.moves ./-five; mkdir ./-f; cp ../examples/five.moves './-f/-a\tb.moves'; cp ../examples/psq/*.psq ./-f; ls
    -c
    -f
    -five
    $ cd dash; for script in five-moves forbidden-by-ply gallery merge missed-wins openings parallel summary; do [ $script != parallel ] || command -v parallel >/dev/null || continue; HOME=$PWD sh ../examples/$script.sh -c >../dashed 2>&1; sh ../examples/$script.sh ../examples/collection.tsv | cmp - ../dashed || echo $script; done
    $ cd dash; sh ../examples/reach.sh 'h8 i9' -c | wc -l | tr -d ' '
    26
    $ cd dash; sh ../examples/psq-to-sgf.sh -f | wc -l | tr -d ' '; sh ../examples/check-folder.sh -f; sh ../examples/check-folder.sh '-no\thing' 2>&1; sh ../examples/by-player.sh -p -c && ls ./-p; sh ../examples/puzzle-book.sh -c -b; ls ./-b | wc -l | tr -d ' '
    3
    -a\tb.moves: fine, WIN BLACK
    ../examples/check-folder.sh: no game ends in .moves or .txt in -no\thing
    7
    $ mkdir handed-in; printf 'h8\ni9\n' >handed-in/li.txt; printf 'h8 h8\n' >handed-in/wang.txt; sh examples/check-folder.sh handed-in
    li.txt: fine, OK
    wang.txt: irregular
    [1]
    $ cd dash; sh ../examples/golden.sh -five '-g\told'; sh ../examples/golden.sh -five '-g\told'; echo x >>'-g\told'; sh ../examples/golden.sh -five '-g\told'
    made -g\told
    -five is as it was
    18d17
    < x
    -five has changed
    [1]

The picture in README.md is what its script draws; the dots are the extension points that `why` names:

    $ sh examples/extension-points.sh 'h8 i9 i8 j7 g10 e9 g9 k6' g8 | cmp - examples/why.svg && echo same
    same
    $ renju -b final examples/why.moves | sed -n '/^=/p;$p'
    = why BLACK G8 FORBIDDEN 3-3
    = why three real G8 H8 I8 : F8 J8
    = why three real G8 G9 G10 : G7 G11
    FORBIDDEN 3-3
    $ sh examples/extension-points.sh 'h8' a1 | grep -c extension
    0
    [1]
    $ sh examples/extension-points.sh 'h8 h8' a1 2>&1
    renju: -:1: ply 2: h8: point already has a stone
    [2]
    $ sh examples/extension-points.sh h8 nowhere 2>&1
    renju: -:2: why nowhere: why needs one point, e.g. why H8
    [2]

Games, folders and collections:

    $ printf 'H8\nI9\nH8\n' | renju -q
    OK
    OK
    ILLEGAL OCCUPIED
    [1]
    $ renju -s ascii examples/five.moves | grep '^[A-Z]' | uniq -c | sed 's/^ *//'
    26 OK
    1 WIN BLACK
    $ renju -q -e examples/draw.moves | tail -n 1
    PASS
    $ renju -q -x 'WIN BLACK' examples/five.moves >/dev/null && echo Black has won
    Black has won
    $ (sed '$d' examples/double-three.moves; echo why G7) | renju -q | tail -n 4
    = why BLACK G7 FORBIDDEN 3-3
    = why three real E7 G7 H7 : F7
    = why three real G7 H8 I9 : F6 J10
    OK
    $ sh examples/check-folder.sh examples
    double-three.moves: fine, FORBIDDEN 3-3
    draw.moves: fine, DRAW
    five.moves: fine, WIN BLACK
    illegal.moves: irregular
    why.moves: fine, FORBIDDEN 3-3
    [1]
    $ renju -g examples/collection.tsv | head -n 3
    renju15_foul-1	WIN WHITE	26	WHITE	CONFIRMED	-
    renju15_foul-2	FORBIDDEN 3-3	27	WHITE	CONFIRMED	-
    renju15_foul-3	FORBIDDEN 3-3	17	WHITE	CONFIRMED	-
    $ printf 'a\tB\th8 i9 h8\nb\tW\ta1 a2 b1 b2 c1 c2 d1 d2 e1\n' | renju -g
    a	OK	2	BLACK	-	3:ILLEGAL OCCUPIED:h8
    b	WIN BLACK	9	WHITE	CONTRADICTED	-
    [1]
    $ sh examples/summary.sh examples/collection.tsv
    58 WIN BLACK
    41 FORBIDDEN 3-3
    40 WIN WHITE
    6 FORBIDDEN 4-4
    3 OK
    2 FORBIDDEN OVERLINE
    $ sh examples/psq-to-sgf.sh examples/psq | sed 's/AP.renju[^]]*]//' | cut -c 1-60
    (;FF[4]GM[4]SZ[15]RU[freestyle]GN[1_1_2_1]RE[B+];B[he];W[ic]
    (;FF[4]GM[4]SZ[15]RU[freestyle]GN[2_1_2_2]RE[W+];B[fj];W[gl]
    (;FF[4]GM[4]SZ[15]RU[freestyle]GN[3_2_1_1]RE[B+];B[ie];W[jg]
    $ renju -g --plies=5- --canon -a next,forbidden examples/collection.tsv | head -n 1
    renju15_foul-1	OK	5	WHITE	-	-	h5	-
    $ printf '%s\n' H8 I9 swap J10 K8 who 'offer J8 G7 G10 F8 I7 I8 J7 K10 L9 H10' G7 who | renju -q -o taraguchi-10 | grep who
    = who BLACK SECOND swap offer:10 move
    = who WHITE FIRST move

A page on which one steps through games: a picture and a curve for each, the marks, and the better lines. Names are
text:

    $ printf '<script>alert(1)</script>\trenju\th8 h6 i8 i6 j8 j6 o15 k6\nb & c\t9\te5 e5\nd\tblack=h8 white=i9 g7 pass\n' >named; sh examples/review.sh --from=moves -r freestyle -N 300 named 2>/dev/null >page.html; grep -c '<article' page.html; grep -c '<svg class="graph"' page.html; grep -o '<h2>[^/]*\|problem: [^<]*' page.html; grep -c '<script>alert' page.html
    3
    3
    <h2>&lt;script&gt;alert(1)&lt;
    <h2>b &amp; c: Black – White<
    problem: 2:ILLEGAL OCCUPIED:e5.
    <h2>d: Black – White<
    0
    [1]
    $ grep -o '<p>[^<]*' page.html
    <p>6 marked moves, 1 missed win, 1 blunder.
    <p>0 marked moves.
    <p>1 marked move, 1 blunder.
    $ grep -o '<li class="missed" data-ply="7" data-line="[a-z0-9 ]*"><b>7 O15</b> Missed win:' page.html | sed 's/data-line="g8 [a-z0-9 ]*"/data-line="g8 ..."/'
    <li class="missed" data-ply="7" data-line="g8 ..."><b>7 O15</b> Missed win:
    $ sh examples/review.sh -N 100 -T 5 nowhere 2>&1
    renju: nowhere: No such file or directory
    [2]
    $ cd dash; sed 9q ./-c >./-r; sh ../examples/review.sh -N 20 -- -r | grep -c '<article'
    9
