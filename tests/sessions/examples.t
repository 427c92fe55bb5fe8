# The scripts of examples/, as a user would run them

    $ sh examples/golden.sh examples/five.moves golden; sh examples/golden.sh examples/five.moves golden; echo x >>golden; sh examples/golden.sh examples/five.moves golden
    made golden
    examples/five.moves is as it was
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
    $ for game in examples/*.moves; do renju -q -x 'ILLEGAL OCCUPIED' $game >/dev/null 2>&1 && echo $game; done
    examples/illegal.moves
    $ RENJU=renju sh examples/psq-to-sgf.sh examples/psq | renju -g
    1_1_2_1	WIN BLACK	17	BLACK	CONFIRMED	-
    2_1_2_2	WIN WHITE	28	WHITE	CONFIRMED	-
    3_2_1_1	WIN BLACK	29	BLACK	CONFIRMED	-

GNU parallel, where it is there, gives the same lines as one process:

    $ renju -g examples/collection.tsv >whole; if command -v parallel >/dev/null; then BLOCK=2k sh examples/parallel.sh examples/collection.tsv; else cat whole; fi | cmp - whole && echo same
    same
