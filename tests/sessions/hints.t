# Hints of bulk mode on standard error

Points that are written without the letter I, in 20 games or more:

    $ games() { for n in $(seq "$1"); do echo "g$n	h8 h9 g8 $2"; done; }; games 20 j8 >go.tsv; games 20 i8 >letters.tsv; games 19 j8 >few.tsv; games 20 a1 >left.tsv; for file in *.tsv; do renju -g $file 2>&1 | grep -v '^g'; done; renju -g go.tsv 2>/dev/null | tail -n 1; echo $?
    renju: go.tsv: no move has the letter I; to read points written without I, use -c go
    g20	OK	4	-	-	-
    0
    $ (cat letters.tsv; games 20 j8) | renju -g 2>&1 >/dev/null; (sed 's/$/ z9/' few.tsv; echo p1) | renju -g 2>&1 >/dev/null | grep -v ply; (echo k5 i5; cat few.tsv) | renju -g 2>&1 >/dev/null
    renju: -: no move has the letter I; to read points written without I, use -c go
    $ sed 's/j8/p8/' go.tsv | renju -g 2>&1 >/dev/null | grep -v ply; for points in letters top go; do renju -g -c $points go.tsv go.tsv 2>&1 >/dev/null; done; renju -g go.tsv go.tsv 2>&1 >/dev/null
    renju: -: no move has the letter I; to read points written without I, use -c go
    renju: go.tsv: no move has the letter I; to read points written without I, use -c go
    renju: go.tsv: no move has the letter I; to read points written without I, use -c go
    $ (echo id,moves; tr '\t' , <go.tsv) | renju -g 2>&1 >/dev/null; for n in $(seq 20); do printf '[Event "x"]\n\n1. h8 h9 j10 *\n\n'; done | renju -g 2>&1 >/dev/null; for to in sgf json; do renju -g --to=$to go.tsv 2>/dev/null | renju -g 2>&1 >/dev/null; done; sed 's/.*	/black /' go.tsv | renju -g 2>&1 >/dev/null
    renju: -: no move has the letter I; to read points written without I, use -c go
    renju: -: no move has the letter I; to read points written without I, use -c go

Lines of two moves that are probably one game, with a move number or without, are pointed out; not openings that share
points, nor games with an id, a result, or more moves:

    $ printf 'h8 h9\ni8 i9\ng8\n' >pairs; renju -g pairs 2>&1; printf '1. h8 h9\n2. i8 i9\n3. g8 g9\n' | renju -g 2>&1 >report; cut -f 3 report | xargs
    -	OK	2	-	-	-
    -	OK	2	-	-	-
    -	OK	1	-	-	-
    renju: pairs: each line was read as a game of two moves; if they are one game, join the lines
    renju: -: each line was read as a game of two moves; if they are one game, join the lines
    2 2 2
    $ for games in 'h8 h9\nh8 i9\nh8 a1' 'h8 h9\ni8 i9' 'h8 h9\ni8\ng8 g9' 'h8 h9\ni8 i9\ng8 g9 g1' 'h8 h9 *\ni8 i9\ng8 g9 1-0' 'a\th8 h9\nb\ti8 i9\nc\tg8 g9'; do printf "$games" | renju -g 2>&1 >report; done; printf 'h8 h9 h1\ni8 i9 i1\ng8 g9 g1\n' | renju -g --first=2 2>&1 >report
    $ tr '\n' ' ' <pairs | renju -g 2>&1
    -	OK	5	-	-	-
