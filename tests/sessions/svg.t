# Bulk: pictures

One picture a line. Each stone and number is an element; forbidden points are marked if Black is to move:

    $ printf 'a\th8 i9 pass g7\nb\t19\tblack=k10s19 white=j9 turn=white a1\n' | renju -g --to=svg >two.svg; wc -l <two.svg; for class in black white number label forbidden; do grep -c "class=\"$class\"" two.svg; sed "s/class=\"$class\"/\n&/g" two.svg | grep -c "^class=\"$class\""; done | paste -sd ' ' -
    2
    2 3 2 4 2 4 2 68 0 0
    $ printf 'black=o2 white=b14 pass c12\n' | renju -g --to=svg | sed 's/<circle class/\n&/g' | grep -o '^<circle class="[a-z]*" cx="[0-9]*" cy="[0-9]*"'
    <circle class="black" cx="312" cy="276"
    <circle class="white" cx="52" cy="36"
    <circle class="white" cx="72" cy="76"
    $ for n in 3 4 5 9 10 11 19; do echo $n $(echo 'pass pass' | renju -g --to=svg -n $n | sed 's/<circle c[xy]/\n&/g' | sed -n 's/^<circle cx="\([0-9]*\)" cy="\([0-9]*\)" r="2".*/\1,\2/p'); done
    3
    4
    5 72,56
    9 112,96
    10
    11 132,116 92,156 172,156 92,76 172,76
    19 212,196 92,316 332,316 92,76 332,76
    $ awk 'BEGIN { for (y = 1; y <= 20; y++) for (x = 0; x < 52; x++) printf "%s%c%d ", (x < 26 ? "" : "a"), 97 + x % 26, y }' | renju -g -r freestyle -n 60 -k 60 --to=svg | sed 's/<text class="number"/\n&/g' | sed -n 's/^<text class="number".*font-size="\([0-9]*\)".*>\([0-9]*\)<.text>.*/\1 \2/p' | awk '$1 != size { print; size = $1 } END { print }'
    9 1
    8 100
    6 1000
    6 1040
    $ printf 'a1\n' | renju -g -n 2 --to=svg
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 68 68" font-family="sans-serif"><rect width="100%" height="100%" fill="#e8c98e"/><path d="M32 16h20M32 16v20M32 36h20M52 16v20" fill="none" stroke="black" stroke-linecap="square"/><text class="label" x="32" y="60" font-size="9" text-anchor="middle">A</text><text class="label" x="11" y="39" font-size="9" text-anchor="middle">1</text><text class="label" x="52" y="60" font-size="9" text-anchor="middle">B</text><text class="label" x="11" y="19" font-size="9" text-anchor="middle">2</text><circle class="black" cx="32" cy="36" r="9"/><text class="number" x="32" y="39" font-size="9" text-anchor="middle" fill="white">1</text></svg>
    $ for number in all last none 3 4 9; do printf 'h8 i9 g7 pass\n' | renju -g --to=svg --number=$number | sed 's/<text class="number"[^>]*>\([0-9]*\)/\n\1\n/g' | grep '^[0-9]*$' | paste -sd ' ' -; done
    1 2 3
    3
    
    3
    
    
    $ printf 'h6 a15 h7 c15 i8 e15 j8 g15\nh6 a15 h7 c15 i8 e15 j8\nh6 a15 h7 c15 i8 e15 j8 g15 h8\nx\tfreestyle\th6 a15 h7 c15 i8 e15 j8 g15\n' | renju -g --to=svg -m | sed 's/.*class="forbidden" d="\([^"]*\)".*/\1/; s/<svg.*/none/'
    M167 151l10 10m0 -10l-10 10
    none
    none
    none
    $ for coords in letters top go xy xy1 rc; do printf 'black= white=\n' | renju -g --to=svg -n 9 -c $coords | sed 's/<text class="label"[^>]*>\([^<]*\)/\n\1\n/g' | grep -v '<' | paste -sd ' ' -; done
    A 1 B 2 C 3 D 4 E 5 F 6 G 7 H 8 I 9
    A 9 B 8 C 7 D 6 E 5 F 4 G 3 H 2 I 1
    A 1 B 2 C 3 D 4 E 5 F 6 G 7 H 8 J 9
    0 8 1 7 2 6 3 5 4 4 5 3 6 2 7 1 8 0
    1 9 2 8 3 7 4 6 5 5 6 4 7 3 8 2 9 1
    0 8 1 7 2 6 3 5 4 4 5 3 6 2 7 1 8 0
    $ renju -g --to=svg --number=0 2>&1 | head -n 1; renju -g --number=all 2>&1 | head -n 1; renju -g -m 2>&1 | head -n 1; renju -g --to=sgf -m 2>&1 | head -n 1
    renju: --number: '0' is not all, last, none or the number of a ply
    renju: --number: needs --to=svg
    renju: --mark-forbidden: needs --to=svg with --games
    renju: --mark-forbidden: needs --to=svg with --games

The title says players and result, as far as they are known. --caption adds a line below the board:

before: captions
    $ captions() { renju -g --to=svg --caption "$@" 2>/dev/null | sed 's/.*viewBox="\([^"]*\)"[^>]*>/\1 /; s/<title>\([^<]*\)<.title>/[\1] /; s/ <rect.*<text class="caption"[^>]*>/ /; s/<.*//'; }

    $ captions examples/five.moves examples/double-three.moves examples/draw.moves examples/illegal.moves
    0 0 328 348 [Black wins] Black wins: five in a row
    0 0 328 348 [White wins] White wins: Black made a double-three
    0 0 328 348 [Draw] Draw: both sides agreed
    0 0 328 348 No result
    $ printf '# white human A & B\nh8\ni9\nresign\n' >a.moves; { echo '# renju -f claim'; grep -v why examples/why.moves; echo claim; } >b.moves; captions a.moves b.moves; renju -g --to=svg a.moves | grep -c caption
    0 0 328 348 [Black – A &amp; B. White wins] Black – A &amp; B. White wins: Black resigned
    0 0 328 348 [White wins] White wins: Black's last move was forbidden
    0
    [1]
    $ printf '(;GM[4]PB[<\303\050\001>]PW[]RE[0];B[hh])(;GM[4]PB[Ann];B[hh])' | captions; printf 'pass pass\na1 a2 b1 b2 c1\na1 b1 a2 b2 b3 a3 c1 c2 c3\n' | captions -n 3 -k 3 -r freestyle
    0 0 328 348 [&lt;?(?&gt; – White. Draw] &lt;?(?&gt; – White. Draw, by the record
    0 0 328 348 [Ann – White] Ann – White. No result
    0 0 88 108 [Draw] Draw: both sides passed
    0 0 88 108 [Black wins] Black wins: 3 in a row
    0 0 88 108 [Draw] Draw: the board is full
    $ printf 'a\tB\th8 i9\n' | renju -g --caption 2>&1 | head -n 1; printf '(;GM[4]PB[A player with a very long name of many words]PW[Another player]RE[B];B[hh])' | renju -g --to=svg --caption | grep -o 'textLength="[0-9]*"'
    renju: --caption: needs --to=svg
    textLength="320"

before: nothing
A page of ten games; the output is well-formed, whatever a file contains:

    $ sh examples/gallery.sh examples/collection.tsv | grep -c '</svg>$'
    10
    $ printf 'a & <b>\tW\th8 i9\nh8 i9 h8\n' >two; sh examples/gallery.sh two 2>/dev/null | sed -n 's/.*\(name="viewport"[^>]*\).*/\1/p; s/<figcaption>\(.*\)<.figcaption>.*/\1/p'
    name="viewport" content="width=device-width"
    a &amp; &lt;b>: 2 moves
    2: 2 moves; problem: 3:ILLEGAL OCCUPIED:h8
    $ i=0; while [ $((i += 1)) -le 99 ]; do printf 'A%d ' $i; done | sed 's/^/x\t99\t/' | renju -g --to=svg | sed 's/<circle class/\n&/g' | grep -c '^<circle class'
    99
