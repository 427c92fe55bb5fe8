Boards that no game reaches are judged as far as some ten million steps go. Pairs of rows of black stones nest
double-threes very deeply: up to 40x40 every point is judged; beyond, a point that is not decided is `?`.

before: pairs

    $ { pairs 60; echo go; } | renju -n 60 -c xy -q -T 0.01 | grep -c '= play BLACK [0-9]'
    > for n in 40 60; do { pairs $n; echo forbidden; } | renju -n $n -c xy -q 2>/dev/null >out; echo "$? $(grep -o :3-3 out | wc -l) $(grep -o ':?' out | wc -l)"; done
    > { pairs 60; echo 'why 30,32'; } | renju -n 60 -c xy -q | awk '/^=/ { if ($0 in seen) again++; seen[$0] = 1; lines++ }
    >     END { print (lines > 10000), (lines < 20000) }'
    1
    0 440 0
    2 194 1765
    1 1

before: nothing

One of these, without some of its stones, has a point whose threes depend on each other forty levels deep. A move there is
refused, never guessed. With `why` and the whole board it takes a second or two, and not minutes. The limits allow for
sanitizers on a slow machine.

    $ holes=' 97,67 87,67 98,66 31,96 73,7 36,25 66,91 94,67 44,54 40,31 57,19 48,19 '
    > { awk -v holes="$holes" 'BEGIN { for (y = 0; y < 99; y++) if (y % 6 < 2) {
    >         printf "setup black"; for (x = 0; x < 99; x++) if (!index(holes, " " x "," y " ")) printf " %d,%d", x, 98 - y
    >         print "" } }'
    > } >deep
    > { cat deep; echo why 89,33; echo forbidden; echo 89,33; } | (ulimit -t 100; ulimit -s 256; renju -n 99 -c xy -q -m) >out 2>errors; echo "status $?"
    > cat errors; grep 'why BLACK' out; grep -o ':3-3' out | wc -l; tail -n 1 out
    status 2
    renju: -:35: why 89,33: a point cannot be judged: its threes nest too deeply
    renju: -:36: forbidden: a point cannot be judged: its threes nest too deeply
    renju: -:37: 89,33: a point cannot be judged: its threes nest too deeply
    = why BLACK 89,33 ?
    365
    ILLEGAL NOT-ALLOWED
    $ sed -n '/^setup/{s/setup black//;s/\([0-9]*\),\([0-9]*\)/\1 \2/g;p;}' deep | awk 'BEGIN { printf "black=" }
    >     { for (i = 1; i < NF; i += 2) printf "%s%c%d", ($i > 25 ? sprintf("%c", 96 + int($i / 26)) : ""), 97 + $i % 26, 99 - $(i + 1) }
    >     END { print " turn=black" }' >game
    > (ulimit -t 100; renju -g -n 99 -a forbidden game) | cut -f 7 | tr , '\n' | grep -c ':3-3'
    365

The same on pairs of columns with a few inverted points. The picture marks the points that the list has:

    $ flipped() { awk -v n=$1 -v seed=$2 'BEGIN { srand(seed); for (i = 0; i < 12; i++) { seed = (seed * 137 + 89) % 9973; flip[seed % (n * n)] }
    >     for (x = 0; x < n; x++) { printf "setup black"; for (y = 0; y < n; y++) if ((x % 6 < 2) != ((x * n + y) in flip)) printf " %d,%d", x, y; print "" } }' |
    >     grep ,; }
    > for board in '78 1' '99 2'; do { flipped $board; echo forbidden; } | (ulimit -t 100; renju -n ${board% *} -c xy -m -s ascii -b final) >out 2>/dev/null
    >     echo $? $(grep '= forbidden' out | grep -o :3-3 | wc -l) $(grep -v = out | grep -o '!' | wc -l) $(grep -c ':?' out); done
    2 276 286 1
    2 348 361 1

Machines, `hint` and `solve` stay near their time on such boards for both sides: three answers take half a second, and not
a minute each.

    $ { awk 'BEGIN { for (x = 0; x < 99; x++) if (x % 6 < 2) { printf "setup black"
    >         for (y = 0; y < 99; y++) if ((x * 37 + y * 91) % 257 > 0) printf " %d,%d", x, y; print "" } }'
    > } >columns
    > for side in black white; do for machine in engine hard medium minimax; do { cat columns; echo turn $side
    >     for i in 1 2 3; do echo go; echo undo; done; } | (ulimit -t 10; renju -n 99 -c xy -q -T 0.05 -W $machine -B human) >out
    >     echo "$? $(grep -c '^= play' out) $side $machine"; done; done
    > for side in black white; do for rule in renju standard freestyle caro; do { cat columns; echo turn $side
    >     for i in 1 2; do echo hint; echo solve; done; } | (ulimit -t 10; renju -n 99 -c xy -q -T 0.05 -r $rule) >out
    >     echo "$? $(grep -c '^= ' out) $side $rule"; done; done
    0 6 black engine
    0 6 black hard
    0 6 black medium
    0 6 black minimax
    0 7 white engine
    0 7 white hard
    0 7 white medium
    0 7 white minimax
    0 4 black renju
    0 4 black standard
    0 4 black freestyle
    0 4 black caro
    0 4 white renju
    0 4 white standard
    0 4 white freestyle
    0 4 white caro
