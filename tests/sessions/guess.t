# How auto detects the format of a file

The first byte of a ZJRenju game is its number of moves, and nothing else marks the format: all bytes may be text, and
lines may end anywhere. Only text that ends in a newline, or has a byte twice (a point twice), is certainly not such a
game.

    $ bytes() { for byte; do printf "\\$(printf %o "$byte")"; done; }; bytes 33 $(seq 34 66) >text.pos; bytes 11 65 10 66 200 201 202 203 204 205 206 207 >line.pos; bytes 33 10 $(seq 180 211) >first.pos; bytes 35 $(seq 36 69) 10 >last.txt; bytes 40 $(seq 35 73) 35 >twice.txt; bytes 33 $(seq 34 65) 225 >off.txt; bytes 33 $(seq 34 65) >short.txt; bytes 33 $(seq 34 67) >long.txt; bytes 10 104 56 105 57 106 55 107 54 108 53 >blank.txt; renju -g -v *.pos *.txt 2>&1 | grep "read as"; renju -g -r freestyle text.pos line.pos first.pos | cut -f 1-3
    renju: first.pos: read as pos
    renju: line.pos: read as pos
    renju: text.pos: read as pos
    renju: blank.txt: read as moves
    renju: last.txt: read as moves
    renju: long.txt: read as moves
    renju: off.txt: read as moves
    renju: short.txt: read as moves
    renju: twice.txt: read as sgf
    text	OK	33
    line	OK	11
    first	OK	33

If the first line shows the format, nothing more is read before the first report:

    $ mkfifo to from; for line in h8i9 '1	renju	h8' 'h8 pass' '7,7 8,8' -1,0 'black h8' 'id,moves\n1,h8'; do case $line in 7*) points=xy ;; *) points=letters ;; esac; renju -g -c $points <to >from 2>/dev/null & exec 3>to 4<from; printf -- "$line\n" >&3; read -r row <&4; echo $row; exec 3>&- 4<&-; wait; done
    - OK 2 - - -
    1 OK 1 - - -
    - OK 2 - - -
    - OK 2 - - -
    - OK 1 - - -
    - OK 1 BLACK OPEN -
    1 OK 1 - - -

Openings as pairs of numbers with commas, as in Piskvork's own file, where points are written in letters:

    $ printf '0,0, 1,0, 1,3\r\n0,0, 1,1, 0,3\r\n-1,-1,2,3\r\n' >openings.txt; renju -g --to=moves openings.txt; renju -g -v -n 20 openings.txt 2>&1 | grep "read as"; renju -g -v -c xy openings.txt 2>&1 | grep "read as"
    h8 i8 i5
    h8 i7 h5
    g9 j5
    renju: openings.txt: read as offset
    renju: openings.txt: read as moves
    $ for line in '0 0 1 0' '-1 0' '0,0,1' '0,0 x' '0,0,1 1' '0,0' '7,7 8,8' '1' ', ,'; do printf -- "$line\n" | renju -g -v 2>&1 | grep -o 'read as.*'; done | uniq -c | sed 's/^ *//'
    9 read as moves

A blank line alone does not decide the format:

    $ (printf '#\n\n'; sleep 0.5; printf '(;B[hh])') | renju -g
    -	OK	1	-	-	-

An entity for NUL is not a character; other control characters are:

    $ printf '<game id="a&#0;b&#1;c"><move>h8</move></game>' | renju -g -t json
    {"id":"a?b\u0001c","status":"OK","plies":1,"recorded":null,"check":null,"problem":null}

If the bytes cannot be text, a point that occurs twice is a problem of the game:

    $ (printf '\050'; for byte in $(seq 128 166) 128; do printf "\\$(printf %o "$byte")"; done) >twice.pos; renju -g -r freestyle twice.pos
    twice	OK	39	-	-	40:ILLEGAL OCCUPIED:128
    [1]
