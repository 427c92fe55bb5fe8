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
