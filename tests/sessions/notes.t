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

JSON has them after the moves, with null for none. What SGF has comes back from JSON:

    $ renju -g --to=json a.sgf; renju -g --to=json a.sgf | renju -g --to=sgf | cmp - b.sgf; renju -g --to=json long.sgf | renju -g --to=sgf | cmp - long.sgf
    {"id":"a","rule":"renju","size":15,"black":null,"white":null,"recorded":null,"setup_black":[],"setup_white":[],"first":"BLACK","moves":["h8","i7"],"event":"Cup","place":"Tartu","date":"2024-05-01","round":"3","notes":[{"ply":0,"text":"first]\\\u000a2 lines","labels":null,"marks":null},{"ply":1,"text":"a move","labels":[["h8","A"],["i7","b:c"]],"marks":[["a15","MA"],["b14","TR"],["c13","CR"],["d12","SQ"]]}]}
    $ printf '(;C[a\000b\033[2J\342\200\256\r\n"\\\\c\351]RO[-];B[hh]TR[hh][aa]C[])' | renju -g --to=json | tee c.json; renju -g --to=sgf c.json | od -An -c
    {"id":null,"rule":"renju","size":15,"black":null,"white":null,"recorded":null,"setup_black":[],"setup_white":[],"first":"BLACK","moves":["h8"],"event":null,"place":null,"date":null,"round":"-","notes":[{"ply":0,"text":"a\u0000b\u001b[2J\u202e\u000d\u000a\"\\c\ufffd","labels":null,"marks":null},{"ply":1,"text":null,"labels":null,"marks":[["h8","TR"],["a15","TR"]]}]}
       (   ;   F   F   [   4   ]   C   A   [   U   T   F   -   8   ]
       G   M   [   4   ]   S   Z   [   1   5   ]   R   U   [   r   e
       n   j   u   ]   C   [   a  \0   b 033   [   2   J 342 200 256
      \r  \n   "   \   \   c 357 277 275   ]   ;   B   [   h   h   ]
       T   R   [   h   h   ]   [   a   a   ]   )  \n

Notes of plies in any order, labels with escapes, a number for a text. Notes after the end of the moves, and what is no
note, are left out:

    $ printf '{"moves":["h8","i9"],"round":7,"event":"-","notes":[{"ply":2,"text":"b"},{"ply":0,"text":"a","marks":[["h8","SQ"]],"labels":[]},{"text":"\\u00e9\\ud83d\\ude00\\"","ply":2,"labels":[["I9","1"],["a1","\\n"]]}]}' | renju -g --to=sgf 2>&1
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]RO[7]C[a]SQ[hh];B[hh];W[ig]C[b
    é😀"]LB[ig:1][ao:
    ])
    $ for notes in '[{"ply":0,"text":"a"},{"ply":9,"text":"b"}]' '"x"' '{}' '[1,{"ply":0,"text":"a"}]' '[{"ply":"0","text":"a"}]' '[{"ply":-1,"text":"a"}]' '[{"ply":0,"text":["a"],"marks":[["a1","ZZ"],["a1","CR"]]}]' '[{"ply":0,"labels":[["a1"],["x","y"],["a2","z"],["z9","z"]]}]' '[]' null '[{"ply":1,"text":"a","labels":null}'; do printf '{"moves":["h8"],"notes":%s}' "$notes" | renju -g --to=sgf 2>&1; done
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    (;FF[4]GM[4]SZ[15]RU[renju]CR[ao];B[hh])
    renju: -: notes that are not as --to=json writes them were left out
    renju: -: some labels or marks are on no point of the board, and were left out
    (;FF[4]GM[4]SZ[15]RU[renju]LB[an:z];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -:1: ply 0: -: the object is cut short
    [1]
    $ echo '{"moves":["h8","h8"],"notes":[{"ply":1,"text":"a"},{"ply":2,"text":"b"}]}' | renju -g --to=sgf 2>/dev/null; echo '{"moves":["h8","i9"],"notes":[{"ply":1,"text":"a"},{"ply":2,"text":"b"}]}' | renju -g --to=sgf --first=1; echo '{"moves":["h8"],"notes":"x"}' | renju -g
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a])
    -	OK	1	-	-	-
