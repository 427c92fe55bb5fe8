# Recipes of examples/: collections

How often Black wins by opening; the first five moves of all games; forbidden points ply by ply:

    $ sh examples/openings.sh examples/collection.tsv | head -n 5
    -	110	45	65	0	41%
    D6	6	2	4	0	33%
    I9	6	2	4	0	33%
    D12	4	3	1	0	75%
    D2	4	1	3	0	25%
    $ sh examples/openings.sh examples/collection.tsv | awk -F'\t' '{ games += $2; black += $3; white += $4 } END { print games, black, white }'
    150 60 90
    $ sh examples/five-moves.sh examples/collection.tsv | head -n 4; sh examples/five-moves.sh examples/collection.tsv | awk -F'\t' '{ games += $1 } END { print games }'
    2	1	1	h8 e5 g3 e6 h2
    2	2	0	h8 f5 f6 j9 e4
    2	1	1	h8 f5 h6 f8 f10
    2	0	2	h8 f6 e3 f9 d4
    149
    $ sh examples/forbidden-by-ply.sh examples/collection.tsv | sed -n '4p;20,22p'
    4	150	0	0
    20	101	25	4
    21	101	41	5
    22	91	33	5

A missing result is taken from the board, where a forbidden move is a win for White:

    $ { sed '/^#/d' examples/double-three.moves | paste -s -d ' ' -; printf 'h8 i9 j10 a1 h7 a2 h6 a3 h5 a4 h4\nh8 i9 j10 h9 a1 g9 a2 f9 a3 e9\nh8 i9 j10 a1\na\tB\th8 i9 j10 a1\n'; } >undecided; renju -g undecided | cut -f 2,4; sh examples/openings.sh undecided
    FORBIDDEN 3-3	-
    WIN BLACK	-
    WIN WHITE	-
    OK	-
    OK	BLACK
    I1	4	2	1	0	67%
    I4	1	0	1	0	0%

All games that reach a position; collections merged; one split by player:

    $ sh examples/reach.sh 'h8 i9' examples/collection.tsv | head -n 2 | sed 's/AP.renju[^]]*]//' | cut -c 1-60; sh examples/reach.sh a1 examples/collection.tsv; echo $?
    (;FF[4]GM[4]SZ[15]RU[renju]GN[renju15_foul-1]RE[W+];B[hh];W[
    (;FF[4]GM[4]SZ[15]RU[renju]GN[renju15_foul-2]RE[W+];B[hh];W[
    1
    $ sh examples/merge.sh examples/psq/*.psq examples/collection.tsv | wc -l; sh examples/merge.sh examples/collection.tsv examples/psq/*.psq examples/collection.tsv | wc -l
    152
    152
    $ printf '(;PB[Ann Lee]PW[Bo "B"];B[hh])(;PB[Bo "B"]PW[C];B[hh];W[ii])' >players.sgf; sh examples/by-player.sh split players.sgf; ls split; renju -g -a black,white split/Bo_B_.json
    Ann_Lee.json
    Bo_B_.json
    C.json
    -	OK	1	-	-	-	Ann Lee	Bo "B"
    -	OK	2	-	-	-	Bo "B"	C

Each name gets a file of its own, and a folder may have any name:

    $ printf '(;PB[吴清源]PW[山口釉水];B[hh])(;PB[../x y]PW[Café];B[hh])(;PB[吴清源]PW[.];B[hh])' >names.sgf; sh examples/by-player.sh 'a\tb' names.sgf; sh examples/by-player.sh -n names.sgf; ls 'a\tb'; ls ./-n | wc -l | tr -d ' '; wc -l <'a\tb/吴清源.json' | tr -d ' '
    Café.json
    _.json
    _x_y.json
    吴清源.json
    山口釉水.json
    5
    2
    $ awk 'BEGIN { for (i = 0; i < 90; i++) printf "(;PB[player %d]PW[x];B[hh])\n", i }' >many.sgf; ulimit -n 40; sh examples/by-player.sh players many.sgf; ls players | wc -l | tr -d ' '
    91

The same on many machines: a stand-in for ssh runs the commands here, with SHELL unset; `tests/tools/cluster` tests a
real Slurm, outside `make check`:

    $ if command -v parallel >/dev/null; then printf '#!/bin/sh\nwhile [ "$1" != h1 ] && [ "$1" != h2 ]; do shift; done\nshift\n[ "$1" != -- ] || shift\nexec sh -c "$*"\n' >ssh; chmod +x ssh; unset SHELL; HOME=$PWD BLOCK=4k SSH=$PWD/ssh REMOTE_RENJU=$PWD/renju sh examples/cluster-parallel.sh 2/h1,2/h2 examples/collection.tsv; else renju -g examples/collection.tsv; fi >many; renju -g examples/collection.tsv | cmp - many && echo same
    same

A stand-in for sbatch runs the tasks here, one after the other, from a copy of the script, as Slurm does; a task that a
machine loses leaves nothing:

    $ mkdir slurm; cat >slurm/sbatch <<'END'
    > #!/bin/sh
    > while :; do
    >     case $1 in --array=1-*) tasks=${1#*-*-*-} ;; --chdir=*) folder=${1#*=} ;; --output=*) log=${1#*=} ;; --*) ;; *) break ;; esac
    >     shift
    > done
    > cp "$1" "$PWD/spooled"; script=$PWD/spooled; shift
    > cd "${folder:-.}" || exit 1
    > worst=0 SLURM_ARRAY_TASK_ID=0
    > while [ $SLURM_ARRAY_TASK_ID -lt "$tasks" ]; do
    >     SLURM_ARRAY_TASK_ID=$((SLURM_ARRAY_TASK_ID + 1))
    >     [ "$SLURM_ARRAY_TASK_ID" != "${LOST-}" ] || continue
    >     export SLURM_ARRAY_TASK_ID
    >     sh "$script" "$@" >"${log%'%a'}$SLURM_ARRAY_TASK_ID" 2>&1; status=$?
    >     [ $status -le $worst ] || worst=$status
    > done
    > rm "$script"; exit $worst
    > END
    $ chmod +x slurm/sbatch; head -n 70 examples/collection.tsv >"it's one"; tail -n +71 examples/collection.tsv >-two; renju -g --tree=h8i9 examples/collection.tsv | sort >whole
    $ PATH=$PWD/slurm:$PATH sh examples/cluster-slurm.sh 'h8 i9' "it's one" -two | sort | cmp - whole && echo same; ls | grep -c tree
    same
    0
    [1]
    $ mkdir "it's here"; cd "it's here"; mv "../it's one" ../-two .; RENJU="$PWD/my renju"; ln -s ../renju "$RENJU"; export RENJU; PATH=$PWD/../slurm:$PATH sh ../examples/cluster-slurm.sh h8i9 "$PWD/it's one" -two | sort | cmp - ../whole && echo same; ls
    same
    -two
    it's one
    my renju
    $ mkdir -p away/examples; cp examples/cluster-slurm.sh away/examples; PATH=$PWD/slurm:$PATH sh away/examples/cluster-slurm.sh h8i9 examples/collection.tsv | sort | cmp - whole && echo same
    same
    $ cd "it's here"; PATH=$PWD/../slurm:$PATH sh ../examples/cluster-slurm.sh "h8'; touch x; : '" -two 2>&1 | sed 's| is not.*| is|'; ls | grep -cx x
    renju: --tree: 'h8'; touch x; : '' is
    Try 'renju --help'.
    ../examples/cluster-slurm.sh: the part of -two failed
    0
    [1]

A part that fails is named, and no folder stays:

    $ cd "it's here"; PATH=$PWD/../slurm:$PATH sh ../examples/cluster-slurm.sh h8 -two nowhere.tsv "it's one" 2>&1 | sed 's|[./].*/||'; ls | grep -c tree
    renju: nowhere.tsv: No such file or directory
    cluster-slurm.sh: the part of nowhere.tsv failed
    0
    [1]
    $ cd "it's here"; PATH=$PWD/../slurm:$PATH sh ../examples/cluster-slurm.sh h8 -two nowhere.tsv >table; echo $?; wc -c <table | tr -d ' '
    2
    0
    $ cd "it's here"; LOST=2 PATH=$PWD/../slurm:$PATH sh ../examples/cluster-slurm.sh h8 -two "it's one" 2>&1
    ../examples/cluster-slurm.sh: the part of it's one failed
    [2]

    $ sh examples/book.sh lost.book nowhere 2>&1; ls lost.book 2>/dev/null; sh examples/by-player.sh lost examples/psq/1_1_2_1.psq 2>&1; echo $?; ls lost
    examples/book.sh: cannot read nowhere
    examples/by-player.sh: no game names a player
    1
