The referee, its converters and its machines need no more than 256 kB of stack.

before: small-stack pairs

    $ for question in forbidden 'why 16,14' 16,14 16,12 'offer 16,14 17,15'; do
    >     { pairs 36; echo "$question"; echo show; } | renju -n 36 -c xy -q -m -s ascii >out 2>errors; echo "$? $question"; done
    > { pairs 60; echo 'why 30,32'; } | renju -n 60 -c xy -q >out; echo $?
    > for machine in engine hard medium minimax random; do
    >     { pairs 36; printf 'go\nhint\nsolve\n'; } | renju -n 36 -c xy -q -T 0.1 -W $machine >out 2>errors; echo "$? $machine"; done
    0 forbidden
    0 why 16,14
    0 16,14
    1 16,12
    1 offer 16,14 17,15
    0
    0 engine
    0 hard
    0 medium
    0 minimax
    0 random

Each format, read and written, and what is asked of a collection:

    $ for format in moves compact sgf json psq svg lib; do
    >     renju -g --to=$format examples/collection.tsv >games.$format 2>errors; echo "$? $format"; done
    > for format in moves compact sgf json psq lib; do renju -g games.$format >out 2>errors; echo "$? $(wc -l <out)"; done
    > renju -g tests/data/small.rif >out 2>errors; echo $?
    0 moves
    0 compact
    0 sgf
    0 json
    0 psq
    0 svg
    0 lib
    0 150
    0 150
    0 150
    0 150
    0 150
    0 146
    1
    $ for option in --dedup --canon --plies --tree=h8 --find=h8 '-a forbidden,win,best,vcf' '-o auto' '--to=moves --canon'; do
    >     renju -g -D 1 $option examples/collection.tsv >out 2>errors; echo "$? $option"; done
    0 --dedup
    0 --canon
    0 --plies
    0 --tree=h8
    0 --find=h8
    0 -a forbidden,win,best,vcf
    0 -o auto
    0 --to=moves --canon

A manager's game, and five moves of each machine against the engine:

    $ for rule in 0 1 4 8; do printf 'START 15\nINFO rule %d\nINFO max_memory 20000000\nINFO timeout_turn 200\nBEGIN\nTURN 0,0\nTURN 1,3\nEND\n' $rule |
    >     renju --gomocup | grep -c '^[0-9]'; done
    > for machine in engine hard medium easy beginner minimax; do
    >     i=0; while [ $i -lt 5 ]; do echo go; i=$((i + 1)); done | renju -q -N 3000 -W $machine >out; echo "$? $machine"; done
    3
    3
    3
    3
    0 engine
    0 hard
    0 medium
    0 easy
    0 beginner
    0 minimax
