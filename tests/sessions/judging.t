Boards that no game comes to are judged too. Rows of black stones in pairs nest double-threes without end.

    $ pairs() {
    >     awk -v n="$1" 'BEGIN { for (y = 0; y < n; y++) if (y % 6 < 2) {
    >         printf "setup black"; for (x = 0; x < n; x++) printf " %d,%d", x, y; print "" } }'
    > }
    > { pairs 60; echo go; } | renju -n 60 -c xy -q -T 0.01 | grep -c '= play BLACK [0-9]'
    > { pairs 60; echo forbidden; } | renju -n 60 -c xy -q | grep = | tr ' ' '\n' | grep -c :3-3
    > { pairs 60; echo 'why 30,32'; } | renju -n 60 -c xy -q | awk '/^=/ { if ($0 in seen) again++; seen[$0] = 1; lines++ }
    >     END { print (lines > 10000), (lines < 20000) }'
    1
    1080
    1 1

One of these, without some of its stones, has a point that ten million steps do not settle: it is not played, and nobody
is told that it is forbidden or not.

    $ holes=' 97,67 87,67 98,66 31,96 73,7 36,25 66,91 94,67 44,54 40,31 57,19 48,19 '
    > { awk -v holes="$holes" 'BEGIN { for (y = 0; y < 99; y++) if (y % 6 < 2) {
    >         printf "setup black"; for (x = 0; x < 99; x++) if (!index(holes, " " x "," y " ")) printf " %d,%d", x, 98 - y
    >         print "" } }'
    > } >deep
    > { cat deep; echo 89,33; echo expect ILLEGAL NOT-ALLOWED; } | renju -n 99 -c xy -q 2>errors >out; echo "status $?"
    > grep -v '^OK' out; grep -c '^renju: -:[0-9]*: 89,33: threes nest too deep' errors
    > { cat deep; echo why 89,33; } | renju -n 99 -c xy -q 2>errors >out; echo "status $?"
    > grep -v '^OK' out | head -n 1; grep -c '^renju: -:[0-9]*: why 89,33: threes nest too deep' errors
    status 2
    ILLEGAL NOT-ALLOWED
    PASS
    1
    status 2
    = why BLACK 89,33 ?
    1
    $ sed -n '/^setup/{s/setup black//;s/\([0-9]*\),\([0-9]*\)/\1 \2/g;p;}' deep | awk 'BEGIN { printf "black=" }
    >     { for (i = 1; i < NF; i += 2) printf "%s%c%d", ($i > 25 ? sprintf("%c", 96 + int($i / 26)) : ""), 97 + $i % 26, 99 - $(i + 1) }
    >     END { print " turn=black" }' >game
    > renju -g -n 99 -a forbidden game 2>errors | cut -f 7 | tr , '\n' | grep -c '?'; grep -c 'threes nest too deep' errors
    1
    1
