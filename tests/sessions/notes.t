# Notes: comments, labels and marks, event, place, date and round, from format to format

SGF keeps them at their move. A value's backslash escapes a bracket, a backslash and a line break:

    $ printf '(;EV[Cup]PC[Tartu]DT[2024-05-01]RO[3]GN[a]C[first\\]\\\\\n2 \\\nlines];B[hh]C[a move]LB[hh:A][ii:b\\:c]MA[aa]TR[bb]CR[cc]SQ[dd];W[ii])' >a.sgf; renju -g --to=sgf a.sgf | tee b.sgf; renju -g --to=sgf b.sgf | cmp - b.sgf
    (;FF[4]GM[4]SZ[15]RU[renju]GN[a]EV[Cup]PC[Tartu]DT[2024-05-01]RO[3]C[first\]\\
    2 lines];B[hh]C[a move]LB[hh:A][ii:b\:c]MA[aa]TR[bb]CR[cc]SQ[dd];W[ii])

Notes stand anywhere in their node, also before SZ and the move, and in several properties and nodes of one ply.
Rectangles of marks are written as points, and points may be letters and numbers:

    $ echo '(;C[one]C[two]MA[aa:cb]LB[H8:x]SZ[9];C[three]AB[aa];LB[aa:y]B[ee]C[four])' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[9]RU[renju]AB[aa]C[one
    two
    three]LB[hb:x]MA[aa][ba][ca][ab][bb][cb];B[ee]C[four]LB[aa:y])

A variation has the notes of its own nodes. --first drops later notes, a problem those from its move on, --plies those
of later plies, --canon turns them:

    $ echo '(;C[root];B[hh]C[1](;W[ii]C[2a]LB[ii:x])(;W[jj]C[2b];B[hh]C[3];W[aa]C[4]))' >v.sgf; renju -g --to=sgf v.sgf; renju -g --to=sgf --variations v.sgf 2>&1
    (;FF[4]GM[4]SZ[15]RU[renju]C[root];B[hh]C[1];W[ii]C[2a]LB[ii:x])
    renju: v.sgf:1: ply 3: hh: point already has a stone
    (;FF[4]GM[4]SZ[15]RU[renju]C[root];B[hh]C[1];W[ii]C[2a]LB[ii:x])
    (;FF[4]GM[4]SZ[15]RU[renju]C[root];B[hh]C[1];W[jj]C[2b])
    [1]
    $ renju -g --to=sgf --first=1 v.sgf; renju -g --to=sgf --plies=0-1 v.sgf; echo '(;C[root];B[hh]LB[gg:l];W[ii]MA[ij];B[jk])' | renju -g --to=sgf --canon
    (;FF[4]GM[4]SZ[15]RU[renju]C[root];B[hh]C[1])
    (;FF[4]GM[4]SZ[15]RU[renju]C[root])
    (;FF[4]GM[4]SZ[15]RU[renju]C[root];B[hh]C[1])
    (;FF[4]GM[4]SZ[15]RU[renju]C[root];B[hh]LB[ig:l];W[gi]MA[gj];B[fk])

Marks and labels off the board are left out, and one line says so:

    $ echo '(;SZ[9];B[ee]MA[zz][ee]LB[jj:x][ee:y][ff]TR[])' | renju -g --to=sgf 2>&1
    (;FF[4]GM[4]SZ[9]RU[renju];B[ee]LB[ee:y]MA[ee])
    renju: -: some labels or marks are on no point of the board, and were left out

A comment of a megabyte, and a comment that the end of the file cuts:

    $ { printf '(;C['; awk 'BEGIN { for (i = 0; i < 100000; i++) printf "ten bytes " }'; printf '];B[hh]LB[hh:'; awk 'BEGIN { for (i = 0; i < 5000; i++) printf "x" }'; printf '])'; } | renju -g --to=sgf | tee long.sgf | wc -c; renju -g --to=sgf long.sgf | cmp - long.sgf
    1005045
    $ printf '(;C[a];B[hh]C[b' | renju -g --to=sgf 2>&1
    renju: -:1: ply 2: -: cannot read a move here
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh])
    [1]
    $ { printf '(;C['; awk 'BEGIN { for (i = 0; i < 1700000; i++) printf "ten bytes " }'; printf '];B[hh]C[short])'; } | renju -g --to=sgf 2>&1
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[short])
    renju: -: a game has more notes than memory, or than 16 MiB; some were left out
    [2]

Encodings: Latin-1 becomes UTF-8, also in names and wherever CA is in the node; a Chinese or Japanese encoding stays, with
its CA, and the second byte of a character is no bracket; UTF-8 and unknown bytes pass:

    $ printf '(;C[caf\351]PB[Zo\351]GN[\351]CA[ISO-8859-1];B[hh]LB[hh:\351])' | renju -g --to=sgf
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]GN[é]PB[Zoé]C[café];B[hh]LB[hh:é])
    $ printf '(;CA[Shift_JIS]C[\203\135\361\216\\]];B[hh]C[\\\203])' | renju -g --to=sgf | tee s.sgf | od -An -c; renju -g --to=sgf s.sgf | cmp - s.sgf
       (   ;   F   F   [   4   ]   C   A   [   S   h   i   f   t   _
       J   I   S   ]   G   M   [   4   ]   S   Z   [   1   5   ]   R
       U   [   r   e   n   j   u   ]   C   [ 203   ] 361 216   \   ]
       ]   ;   B   [   h   h   ]   C   [   ?   ]   )  \n
    $ printf '(;CA[KOI8-R]C[\301]PB[\302];B[hh])(;CA[UTF-8]C[\303\251];B[hh])(;C[\303\251];B[hh])(;C[\351];B[hh])(;CA[UTF-8]C[\351];B[hh])(;CA[\033[];B[hh])(;CA[UTF-8]C[plain];B[hh])' | renju -g --to=sgf | LC_ALL=C sed 's/[^ -~]/<&>/g' | od -An -c | tr -d ' \n'; echo
    (;FF[4]CA[KOI8-R]GM[4]SZ[15]RU[renju]PB[<302>]C[<301>];B[hh])\n(;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]C[<303><251>];B[hh])\n(;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]C[<303><251>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]C[<351>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]C[<351>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]C[plain];B[hh])\n
    $ printf '(;C[a\000b\033[2J\342\200\256\r\nc];B[hh])' | renju -g --to=sgf | od -An -c
       (   ;   F   F   [   4   ]   C   A   [   U   T   F   -   8   ]
       G   M   [   4   ]   S   Z   [   1   5   ]   R   U   [   r   e
       n   j   u   ]   C   [   a  \0   b 033   [   2   J 342 200 256
      \r  \n   c   ]   ;   B   [   h   h   ]   )  \n

A terminal gets no control bytes, no bidirectional controls and no bytes that are not UTF-8:

    $ printf '(;EV[\033]C[a\000b\033[2J\342\200\256\r\n\tc\233d\303\251\302\233];PB[\233]B[hh]LB[hh:\033:])' >evil.sgf; TERM=xterm pty renju -g --to=sgf evil.sgf <<'END' | od -An -c
    > raw
    > status
    > END
       (   ;   F   F   [   4   ]   G   M   [   4   ]   S   Z   [   1
       5   ]   R   U   [   r   e   n   j   u   ]   E   V   [   ?   ]
       P   B   [   ?   ]   C   [   a   ?   b   ?   [   2   J   ?   ?
       \   r  \n   \   x   0   9   c   ?   d 303 251   ?   ]   ;   B
       [   h   h   ]   L   B   [   h   h   :   ?   \   :   ]   )   \
       r  \n   s   t   a   t   u   s       0  \n

The report, and formats without room for notes, say nothing of them:

    $ renju -g a.sgf; renju -g --to=moves a.sgf; renju -g --to=psq a.sgf | head -n 1
    a	OK	2	-	-	-
    a	renju	15	-	h8 i7
    Piskvorky 15x15, 11:11, 0
