# Hints of bulk mode on standard error

A game of a move per line is the referee's input, with its other lines too:

    $ for text in 'h8\ni9\nh9\n' 'h8 # the middle\nsetup white a1\npass\ni9\nexpect OK\nh9\n' 'h8\ni9\nundo\ni9\ng7\nnew\nh8\n'; do printf "$text" | renju -g 2>&1 >/dev/null | grep 'omit -g'; done; true
    renju: -: no line has more than one move; to read a game with one move per line, omit -g
    renju: -: no line has more than one move; to read a game with one move per line, omit -g
    renju: -: no line has more than one move; to read a game with one move per line, omit -g
    $ renju -g -c xy examples/draw.moves 2>&1 | grep omit; printf '7,7\n8,8\n7,8\n' >xy.moves; renju -g -c xy xy.moves xy.moves 2>&1 | grep omit
    renju: xy.moves: no line has more than one move; to read a game with one move per line, omit -g
    renju: xy.moves: no line has more than one move; to read a game with one move per line, omit -g

Openings, tables, pictures, prose and games of one move are not input for the referee, nor are games cut by --first:

    $ for text in 'h8\ni9\n' 'h8\nh8\ni9\nh9\n' 'h8\ni9\nh9\n\ta\n' 'a\th8\nb\ti9\nc\th9\n' '0,0 1,0\n1,1 2,1\n0,1 1,2\n' 'h8;1;x\ni9;2;y\nh9;3;z\n' '. . X\n. O .\nX . .\n' 'The game\nwas not\na good one\n' 'h8 and\ni9 but\nh9 then\n' 'h8\ni9\nh9\nj10 was better\n' 'draw\ndraw\ndraw\n' 'pass\npass\npass\n' 'h8\ni9\nh9\nz99\n'; do printf "$text" | renju -g --from=moves 2>&1 | grep 'omit -g'; done; true
    $ printf 'h8 i9\ni9 h8\nh9 h8\n' | renju -g --first=1 2>&1 | grep 'omit -g'; true

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
