# Notes are kept between formats: comments, labels, marks, event, place, date and round

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
    renju: -: labels or marks that are not on the board were left out

A comment of a megabyte, and a comment that the end of the file cuts:

    $ { printf '(;C['; awk 'BEGIN { for (i = 0; i < 100000; i++) printf "ten bytes " }'; printf '];B[hh]LB[hh:'; awk 'BEGIN { for (i = 0; i < 5000; i++) printf "x" }'; printf '])'; } | renju -g --to=sgf | tee long.sgf | LC_ALL=C sed 's/AP.renju[^]]*]//' | wc -c; renju -g --to=sgf long.sgf | cmp - long.sgf
    1005045
    $ printf '(;C[a];B[hh]C[b' | renju -g --to=sgf 2>&1
    renju: -:1: ply 2: -: the game is empty, cut short, or too long to be read
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh])
    [1]
    $ { printf '(;C['; awk 'BEGIN { for (i = 0; i < 1700000; i++) printf "ten bytes " }'; printf '];B[hh]C[short])'; } | renju -g --to=sgf 2>&1
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[short])
    renju: -: a game has too many notes for memory, or over 16 MiB; some were left out
    [2]

Encodings: UTF-8 and unknown bytes pass, and an encoding that the C library does not know keeps its CA:

    $ printf '(;CA[x-none]C[\301]PB[\302];B[hh])(;CA[UTF-8]C[\303\251];B[hh])(;C[\303\251];B[hh])(;C[\351];B[hh])(;CA[UTF-8]C[\351];B[hh])(;CA[\033[];B[hh])(;CA[UTF-8]C[plain];B[hh])' | renju -g --to=sgf | LC_ALL=C sed 's/[^ -~]/<&>/g' | od -An -c | tr -d ' \n'; echo
    (;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]PB[<302>]C[<301>];B[hh])\n(;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]C[<303><251>];B[hh])\n(;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]C[<303><251>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]C[<351>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]C[<351>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]C[plain];B[hh])\n
    $ for text in 'GN[\303\251]' 'PB[a]PW[\303\251]' 'PB[\303\251]C[plain]' 'PB[\303\251]PW[\351]' 'PB[\303\251]C[\351]' 'PB[plain]' 'CA[UTF-8]PB[\303\251]' 'CA[x-none]PB[\303\251]'; do printf "(;$text;B[hh])" | renju -g --to=sgf; done | LC_ALL=C sed 's/[^ -~]/?/g; s/GM.*renju]//'
    (;FF[4]CA[UTF-8]GN[??];B[hh])
    (;FF[4]CA[UTF-8]PB[a]PW[??];B[hh])
    (;FF[4]CA[UTF-8]PB[??]C[plain];B[hh])
    (;FF[4]PB[??]PW[?];B[hh])
    (;FF[4]PB[??]C[?];B[hh])
    (;FF[4]PB[plain];B[hh])
    (;FF[4]CA[UTF-8]PB[??];B[hh])
    (;FF[4]CA[x-none]PB[??];B[hh])
    $ printf '(;C[a\000b\033[2J\342\200\256\r\nc];B[hh])' | renju -g --to=sgf | LC_ALL=C sed 's/AP.renju[^]]*]//' | od -An -c
       (   ;   F   F   [   4   ]   C   A   [   U   T   F   -   8   ]
       G   M   [   4   ]   S   Z   [   1   5   ]   R   U   [   r   e
       n   j   u   ]   C   [   a   ?   b   ?   [   2   J   ?  \r  \n
       c   ]   ;   B   [   h   h   ]   )  \n

No text output has control characters (C0, C1, bidirectional), also in a text with stray bytes; TAB and line breaks stay
in notes:

    $ for evil in '\\u0007\\u001b\\u007f\\u009b\\u202e\\u2066\377' '\\u0007\\u001b\\u007f\\u009b\\u202e\\u2066\303\251'; do printf "{\"id\":\"i$evil\",\"black\":\"b$evil\",\"white\":\"w$evil\",\"event\":\"e$evil\",\"place\":\"p$evil\",\"date\":\"d$evil\",\"round\":\"r$evil\",\"black_rating\":\"1$evil\",\"recorded\":\"BLACK\",\"moves\":[\"h8\",\"i9\"],\"notes\":[{\"ply\":1,\"text\":\"n$evil\\\\tx\\\\ny\\\\rz\",\"labels\":[[\"h8\",\"l$evil\"]]}]}\n"; done >evil.json
    $ for out in '-a black,white,where,event,place,date,round,black_rating' --elo --to=moves --to=compact --to=sgf '--to=sgf --tree' --to=pgn --to=psq --to=lines --to=svg '-t json -a black,event' --to=json --header; do renju -g $out evil.json >out 2>&1; LC_ALL=C tr -d '\011\012\040-\176\200-\377' <out | wc -c | tr -d ' '; for text in '\302\233' '\342\200\256' '\342\201\246'; do LC_ALL=C grep -c "$(printf "$text")" out; done; done | uniq
    0
    $ renju -g --to=sgf evil.json | LC_ALL=C sed -n 's/.*;B.hh.C/C/; 2,3p' | LC_ALL=C tr '\377' '~'
    y
    z]LB[hh:l??????~];W[ig])

A terminal gets no control bytes, no bidirectional controls and no bytes that are not UTF-8:

    $ printf '(;EV[\033]C[a\000b\033[2J\342\200\256\r\n\tc\233d\303\251\302\233];PB[\233]B[hh]LB[hh:\033:])' >evil.sgf; TERM=xterm pty renju -g --to=sgf evil.sgf <<'END' | LC_ALL=C sed 's/AP.renju[^]]*]//' | od -An -c
    > raw
    > status
    > END
       (   ;   F   F   [   4   ]   G   M   [   4   ]   S   Z   [   1
       5   ]   R   U   [   r   e   n   j   u   ]   E   V   [   ?   ]
       P   B   [   ?   ]   C   [   a   ?   b   ?   [   2   J   ?   ?
       \   r  \n   \   x   0   9   c   ?   d 303 251   ?   ]   ;   B
       [   h   h   ]   L   B   [   h   h   :   ?   \   :   ]   )   \
       r  \n   s   t   a   t   u   s       0  \n

Reports, and formats without room for notes, do not mention them:

    $ renju -g a.sgf; renju -g --to=moves a.sgf; renju -g --to=psq a.sgf | head -n 1
    a	OK	2	-	-	-
    a	renju	15	-	h8 i7
    Piskvorky 15x15, 11:11, 0

JSON has notes after the moves, or null if there are none. What SGF has comes back from JSON:

    $ renju -g --to=json a.sgf; renju -g --to=json a.sgf | renju -g --to=sgf | cmp - b.sgf; renju -g --to=json long.sgf | renju -g --to=sgf | cmp - long.sgf
    {"id":"a","rule":"renju","size":15,"black":null,"white":null,"recorded":null,"setup_black":[],"setup_white":[],"first":"BLACK","moves":["h8","i7"],"event":"Cup","place":"Tartu","date":"2024-05-01","round":"3","notes":[{"ply":0,"text":"first]\\\u000a2 lines","labels":null,"marks":null},{"ply":1,"text":"a move","labels":[["h8","A"],["i7","b:c"]],"marks":[["a15","MA"],["b14","TR"],["c13","CR"],["d12","SQ"]]}],"black_rating":null,"white_rating":null}
    $ printf '(;C[a\000b\033[2J\342\200\256\r\n"\\\\c\351]RO[-];B[hh]TR[hh][aa]C[])' | renju -g --to=json | tee c.json; renju -g --to=sgf c.json | LC_ALL=C sed 's/AP.renju[^]]*]//' | od -An -c
    {"id":null,"rule":"renju","size":15,"black":null,"white":null,"recorded":null,"setup_black":[],"setup_white":[],"first":"BLACK","moves":["h8"],"event":null,"place":null,"date":null,"round":"-","notes":[{"ply":0,"text":"a\u0000b\u001b[2J\u202e\u000d\u000a\"\\c\ufffd","labels":null,"marks":null},{"ply":1,"text":null,"labels":null,"marks":[["h8","TR"],["a15","TR"]]}],"black_rating":null,"white_rating":null}
       (   ;   F   F   [   4   ]   C   A   [   U   T   F   -   8   ]
       G   M   [   4   ]   S   Z   [   1   5   ]   R   U   [   r   e
       n   j   u   ]   C   [   a   ?   b   ?   [   2   J   ?  \r  \n
       "   \   \   c 357 277 275   ]   ;   B   [   h   h   ]   T   R
       [   h   h   ]   [   a   a   ]   )  \n

Notes of plies in any order, labels with escapes, a number for a text. Notes after the last move, and invalid
notes, are left out:

    $ printf '{"moves":["h8","i9"],"round":7,"event":"-","notes":[{"ply":2,"text":"b"},{"ply":0,"text":"a","marks":[["h8","SQ"]],"labels":[]},{"text":"\\u00e9\\ud83d\\ude00\\"","ply":2,"labels":[["I9","1"],["a1","\\n"]]}]}' | renju -g --to=sgf 2>&1
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]RO[7]C[a]SQ[hh];B[hh];W[ig]C[b
    Ã©ðŸ˜€"]LB[ig:1][ao:
    ])
    $ for notes in '[{"ply":0,"text":"a"},{"ply":9,"text":"b"}]' '"x"' '{}' '[1,{"ply":0,"text":"a"}]' '[{"ply":"0","text":"a"}]' '[{"ply":-1,"text":"a"}]' '[{"ply":0,"text":["a"],"marks":[["a1","ZZ"],["a1","CR"]]}]' '[{"ply":0,"labels":[["a1"],["x","y"],["a2","z"],["z9","z"]]}]' '[]' null '[{"ply":1,"text":"a","labels":null}'; do printf '{"moves":["h8"],"notes":%s}' "$notes" | renju -g --to=sgf 2>&1; done
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju]CR[ao];B[hh])
    renju: -: notes in another form than that of --to=json were left out
    renju: -: labels or marks that are not on the board were left out
    (;FF[4]GM[4]SZ[15]RU[renju]LB[an:z];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -:1: ply 0: -: the object is cut short
    [1]
    $ echo '{"moves":["h8","h8"],"notes":[{"ply":1,"text":"a"},{"ply":2,"text":"b"}]}' | renju -g --to=sgf 2>/dev/null; echo '{"moves":["h8","i9"],"notes":[{"ply":1,"text":"a"},{"ply":2,"text":"b"}]}' | renju -g --to=sgf --first=1; echo '{"moves":["h8"],"notes":"x"}' | renju -g
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a])
    -	OK	1	-	-	-

RenLib: a comment, an old comment, whose last byte has bit 7, a mark and a board text, which belongs to the node's own
point. Root, pass, leaf; start position and other flags are no notes:

before: header
    $ header='\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377'

    $ printf "$header"'\000\010ro\not\000\170\010a\000\211\360xy\372\000\147\301\000\001lab\000\000\210p\000\111\100\232\137\377\001abc\344\000\000ol\000\000' >a.lib; renju -g --to=sgf --variations a.lib; renju -g --to=lib a.lib | od -An -tx1 -v
    (;FF[4]GM[4]SZ[15]RU[renju]C[ro
    ot];B[hh]C[a];W[ii]C[xyz]MA[ii])
    (;FF[4]GM[4]SZ[15]RU[renju]C[ro
    ot];B[hh]C[a];W[gg]LB[gg:lab])
    (;FF[4]GM[4]SZ[15]RU[renju]C[ro
    ot];B[hh]C[a];W[]C[p];B[ie])
    (;FF[4]GM[4]SZ[15]RU[renju]C[ro
    ot];B[hh]C[a];W[jj]C[abcä]LB[jj:ol]MA[jj])
     ff 52 65 6e 4c 69 62 ff 03 04 ff ff ff ff ff ff
     ff ff ff ff 00 08 72 6f 08 6f 74 00 78 08 61 00
     00 88 70 00 49 40 67 c1 00 01 6c 61 62 00 89 d8
     78 79 7a 00 9a 59 00 01 61 62 63 e4 00 00 6f 6c
     00 00
    $ renju -g --to=lib a.lib >b.lib; renju -g --to=lib b.lib | cmp - b.lib; renju -g --to=sgf --variations a.lib | renju -g --to=lib | cmp - b.lib; renju -g --to=json a.lib | sed 's/.*"notes"://'
    [{"ply":0,"text":"ro\u000aot","labels":null,"marks":null},{"ply":1,"text":"a","labels":null,"marks":null},{"ply":2,"text":"xyz","labels":null,"marks":[["i7","MA"]]}],"black_rating":null,"white_rating":null}
    [{"ply":0,"text":"ro\u000aot","labels":null,"marks":null},{"ply":1,"text":"a","labels":null,"marks":null},{"ply":2,"text":null,"labels":[["g9","lab"]],"marks":null}],"black_rating":null,"white_rating":null}
    [{"ply":0,"text":"ro\u000aot","labels":null,"marks":null},{"ply":1,"text":"a","labels":null,"marks":null},{"ply":2,"text":"p","labels":null,"marks":null}],"black_rating":null,"white_rating":null}
    [{"ply":0,"text":"ro\u000aot","labels":null,"marks":null},{"ply":1,"text":"a","labels":null,"marks":null},{"ply":2,"text":"abc\ufffd","labels":[["j6","ol"]],"marks":[["j6","MA"]]}],"black_rating":null,"white_rating":null}

Labels and marks on other points, and other marks, have no room in RenLib. Games that share moves share nodes: different
comments follow one another, each once, and so do board texts. No comment has a NUL:

    $ echo '(;C[r];B[hh]C[a]LB[hh:A][gg:B]MA[gg]TR[hh];W[ii])(;C[r];B[hh]C[b]C[a]LB[hh:C]MA[hh];W[jj])(;B[hh]C[b]LB[hh:A])' >m.sgf; renju -g --to=lib m.sgf | renju -g --to=sgf --variations
    (;FF[4]GM[4]SZ[15]RU[renju]C[r];B[hh]C[a
    b]LB[hh:A C]MA[hh];W[ii])
    (;FF[4]GM[4]SZ[15]RU[renju]C[r];B[hh]C[a
    b]LB[hh:A C]MA[hh];W[jj])
    $ echo '(;B[hh]C[1])(;B[hh]C[2];W[ii]C[3])(;C[4];B[gg]C[5])' | renju -g --to=lib | renju -g --to=sgf --variations; echo '(;B[hh]C[1];W[ii]C[2])(;B[gg]C[3])' | renju -g --canon --to=lib | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]C[4];B[gg]C[5])
    (;FF[4]GM[4]SZ[15]RU[renju]C[4];B[hh]C[1
    2];W[ii]C[3])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[1];W[gi]C[2])
    (;FF[4]GM[4]SZ[15]RU[renju];B[gi]C[3])
    $ echo '(;B[hh]C[1](;W[gh]C[2])(;W[ih]C[3])(;W[hg]C[4]))' | renju -g --variations --canon --to=lib | renju -g --to=sgf --variations
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[1];W[hi]C[2
    3
    4])
    $ printf '(;C[a\000b];B[hh])' | renju -g --to=lib | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]C[a?b];B[hh])

Long texts, and a text of every byte but NUL; SGF has no control bytes:

    $ renju -g --to=lib long.sgf >long.lib; renju -g --to=lib long.lib | cmp - long.lib; renju -g --to=sgf long.lib | cmp - long.sgf
    $ text=$(awk 'BEGIN { for (i = 1; i < 256; i++) printf "\\%03o", i }'); printf "$header\000\110$text\000" >every.lib; renju -g --to=lib every.lib | cmp - every.lib; text=$(awk 'BEGIN { for (i = 32; i < 256; i++) if (i != 127) printf "\\%03o", i }'); printf "$header\000\110$text\000" >every.lib; renju -g --to=sgf every.lib | renju -g --to=lib | cmp - every.lib

Damage: everything before it counts, and a node that is cut short is no game. A comment that never ends, a child on a
stone with its comment, a text where no game follows:

    $ printf "$header"'\000\010r\000\170\000\211\310one\000\147\110two' >cut.lib; renju -g --to=sgf --variations cut.lib 2>&1; printf "$header"'\000\010rest' | renju -g --to=sgf 2>&1
    renju: cut.lib: the tree is cut short; the games before the cut were read
    (;FF[4]GM[4]SZ[15]RU[renju]C[r];B[hh];W[ii]C[one])
    renju: -: the tree is cut short; the games before the cut were read
    [2]
    $ printf "$header"'\000\000\170\010a\000\170\210b\000\211\010c\000\170\110d\000\147\110e\000' | renju -g --to=sgf --variations 2>&1
    renju: -: skipped branches with moves onto stones or off the board
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a];W[gg]C[e])
    $ printf "$header"'\000\010r\000\170\000\211\310one\000\147\110two\000more' | renju -g --to=lib 2>/dev/null | renju -g --to=sgf --variations 2>&1
    (;FF[4]GM[4]SZ[15]RU[renju]C[r];B[hh];W[gg]C[two])
    (;FF[4]GM[4]SZ[15]RU[renju]C[r];B[hh];W[ii]C[one])
    $ head -c 100000 /dev/zero | tr '\000' '\211' >never; { printf "$header"'\000\010'; cat never; } | renju -g --to=sgf 2>&1; { printf "$header"; cat never; } | renju -g --to=sgf 2>&1
    renju: -: the tree is cut short; the games before the cut were read
    renju: -: the tree is cut short; the games before the cut were read
    [2]
before: nothing

    $ TERM=xterm pty renju -g --to=lib evil.sgf <<'END' | od -An -c
    > raw
    > status
    > END
     377   R   e   n   L   i   b 377   \   x   0   3   \   x   0   4
     377 377 377 377 377 377 377 377 377 377   \   x   0   0   \   x
       0   8   a   ?   b   ?   [   2   J   ?   ?   ?   ?   ?   ?   c
       ?   d   ?   ?   ?   ?   \   x   0   0   \   x   0   0   x   A
       \   x   0   0   \   x   0   1   ?   :   \   x   0   0   \   x
       0   0  \n   s   t   a   t   u   s       0  \n

PGN: the tags of the event, unless they are unknown; a comment belongs to the move before it, wherever it stands, also
inside words. A comment outside a game is left out:

    $ printf '{none}\n[Event "The \\"Cup\\""]\n[Site "?"]\n[Date "????.??.??"]\n[Round "-"]\n{first}\n[Black "A"]\n\n{second\nline} 1. {third} h8{a} {b}i9 2. {c} g7 { d } 2... g8 {e}*\n{after}\n[Site "S"]\n[Date "2024.??.??"]\n[Round "2.1"]\n\n1. h8 h8 {lost} 1-0' >a.pgn; renju -g --from=pgn --to=sgf a.pgn 2>&1; renju -g --from=pgn --to=sgf --first=2 a.pgn
    (;FF[4]GM[4]SZ[15]RU[renju]EV[The "Cup"]PB[A]C[first
    second
    line
    third];B[hh]C[a
    b];W[ig]C[c];B[gi]C[ d ];W[gh]C[e])
    renju: a.pgn:12: ply 2: h8: point already has a stone
    (;FF[4]GM[4]SZ[15]RU[renju]PC[S]DT[2024]RO[2.1]RE[B+];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[The "Cup"]PB[A]C[first
    second
    line
    third];B[hh]C[a
    b];W[ig]C[c])
    (;FF[4]GM[4]SZ[15]RU[renju]PC[S]DT[2024]RO[2.1]RE[B+];B[hh])
    [1]
    $ printf '[Black "x"]\n\n7,7 {a} 8,8 pass{b} {c' | renju -g -c xy --to=sgf 2>&1; printf '[Black "x"]\n{a}h8i7' | renju -g --to=sgf; { printf '[Event "'; head -c 20000 /dev/zero | tr '\000' e; printf '"]\n{'; head -c 1000000 /dev/zero | tr '\000' c; printf '} h8'; } | renju -g --to=sgf | LC_ALL=C sed 's/AP.renju[^]]*]//' | wc -c
    renju: -:1: ply 4: -: the game is empty, cut short, or too long to be read
    (;FF[4]GM[4]SZ[15]RU[renju]PB[x];B[hh]C[a];W[ii];B[]C[b])
    (;FF[4]GM[4]SZ[15]RU[renju]PB[x]C[a];B[hh];W[ii])
    1020042
    $ printf '[Black "x"]\nblack=h8 white=i9 {a} g7 {b} 0-1' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]PB[x]RE[W+]AB[hh]AW[ig]C[a];B[gi]C[b])

RIF: the tournament's name, and the round:

    $ printf '<tournaments><tournament id="1" name="World &amp; Cup"/><tournament id="2" name=""/></tournaments><game tournament="1" round="3"><move>h8</move></game><game tournament="2" round=""><move>h8</move></game><game round="-" tournament="9"/><game round="1" tournament="1"><move>zz</move></game>' | renju -g --to=sgf 2>&1
    renju: -:1: ply 1: zz: not on this board
    (;FF[4]GM[4]SZ[15]RU[renju]EV[World & Cup]RO[3];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju])
    (;FF[4]GM[4]SZ[15]RU[renju]EV[World & Cup]RO[1])
    [1]
    $ renju -g --to=json tests/data/small.rif 2>/dev/null | sed -n '1p;2s/.*"event"/"event"/p'
    {"id":"11","rule":"renju","size":15,"black":"Ada","white":"Bo &Co","recorded":"BLACK","setup_black":[],"setup_white":[],"first":"BLACK","moves":["a1","a2","b1","b2","c1","c2","d1","d2","e1"],"event":null,"place":null,"date":null,"round":"1","notes":null,"black_rating":null,"white_rating":null}
    "event":null,"place":null,"date":null,"round":null,"notes":[{"ply":0,"text":"with & without","labels":null,"marks":null}],"black_rating":null,"white_rating":null}

Its start is the date and its city the place: a name, or the id of a city that has one. What is not given is no fact:

    $ printf '<cities><city id="3" country="1" name="Tallinn"/><city id="4" name=""/></cities><tournaments><tournament id="1" name="A" start="2025-08-01" city="3"/><tournament id="2" city="Riga" start="August"/><tournament city="4" start="-" id="3" name=" - "/><tournament id="1" name="B" city="9"/></tournaments>' >facts.rif; for i in 1 2 3 4; do printf '<game tournament="%d"><move>h8</move></game>' $i; done >>facts.rif; renju -g --from=rif --to=sgf facts.rif
    (;FF[4]GM[4]SZ[15]RU[renju]EV[B]PC[9];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]PC[Riga]DT[August];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]PC[4];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    $ sed 's/<tournament id="1" name="B" city="9".>//' facts.rif | renju -g --to=sgf | head -n 1
    (;FF[4]GM[4]SZ[15]RU[renju]EV[A]PC[Tallinn]DT[2025-08-01];B[hh])

A game's info is the note of ply 0, without the blanks around it. It may come before the moves, and be cut short:

    $ info() { printf '<games><game id="1">%s</game><game><move>i9</move></game></games>' "$1" | renju -g --to=sgf 2>&1; }; info '<info>
    >   a &lt;b&#62; c ]
    > d	</info><move>h8</move>'; info '<move>h8</move><info><![CDATA[x]y]]z]]]></info><info/><info> </info><info>two<br/> b</info>'; info '<info>cut'; info '<info>open<move>h8</move>'; info '<move>h8 <info>i9</info> j10</move></info>'; printf '<game><info>end' | renju -g --from=rif --to=sgf 2>&1; printf '<info>no game</info><rule><info>x</info></rule><game/>' | renju -g --to=sgf; info '<move>zz</move><info>kept</info>'
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]C[a <b> c \]
    d];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[ig])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]C[x\]y\]\]z\]
    two b];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[ig])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]C[cut])
    (;FF[4]GM[4]SZ[15]RU[renju];B[ig])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]C[open];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[ig])
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1];B[hh];W[ig];B[jf])
    (;FF[4]GM[4]SZ[15]RU[renju];B[ig])
    renju: -:1: ply 1: -: the game is empty, cut short, or too long to be read
    (;FF[4]GM[4]SZ[15]RU[renju]C[end])
    (;FF[4]GM[4]SZ[15]RU[renju])
    renju: -:1: ply 1: zz: not on this board
    (;FF[4]GM[4]SZ[15]RU[renju]GN[1]C[kept])
    (;FF[4]GM[4]SZ[15]RU[renju];B[ig])
    [1]

--annotate keeps the game's own comments and adds the machine's on a line below them:

    $ echo '(;C[root];B[hh]C[own];W[aa]C[corner]LB[aa:x];B[ii];W[oo];B[gg];W[oa];B[jj])' | renju -g -N 2000 --to=sgf --annotate 2>/dev/null | tr ';' '\n' | grep -A1 'C\[root\|C\[own\|C\[corner' | sed 's/V\[[^]]*\]SBKV\[[^]]*\]//;s/[A-Z][a-z]*: White.*\]LB/SENTENCE]LB/;s/BM\[.\]//;s/($//'
    FF[4]GM[4]SZ[15]RU[renju]C[root]
    B[hh]C[own]
    W[aa]C[corner
    SENTENCE]LB[aa:x]

At the limits: 16 MiB in two comments, a name of an encoding of 64 bytes and one of 65, a game after one with a CA:

    $ { awk 'BEGIN { printf "(;C["; for (i = 0; i < 90000; i++) printf "%0100d", 0; printf "];B[hh]C["; for (i = 0; i < 90000; i++) printf "%0100d", 0; print "]LB[hh:x])" }'; } | renju -g --to=sgf 2>&1 | tail -c 150
    00000000000000000000000000000000000000000000000000];B[hh]LB[hh:x])
    renju: -: a game has too many notes for memory, or over 16 MiB; some were left out
    $ for n in 64 65; do awk -v n=$n 'BEGIN { printf "(;CA["; for (i = 0; i < n; i++) printf "x"; print "]C[\303];B[hh])" }' | renju -g --to=sgf; done; printf '(;CA[x-none]C[\351];B[hh])(;C[plain];B[hh])' | renju -g --to=sgf
    (;FF[4]CA[xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx]GM[4]SZ[15]RU[renju]C[Ã];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]C[Ã];B[hh])
    (;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]C[é];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]C[plain];B[hh])

A label on a symmetric position has two images, when variations turn it differently:

    $ echo '(;B[hh]LB[gg:l](;W[ii])(;W[gi]))' | renju -g --variations --canon --to=sgf --tree
    (;FF[4]GM[4]SZ[15]RU[renju]C[2 games: Black won 0, White won 0, drawn 0, open 2];B[hh]C[2 games: Black won 0, White won 0, drawn 0, open 2]LB[gg:l][ig:l];W[gi]C[2 games: Black won 0, White won 0, drawn 0, open 2])

JSON with --first says nothing of later notes; --plies has those so far; a broken list keeps the order; a label off the
board is not an error; a mark on a pass has no point:

    $ echo '{"moves":["h8","i9"],"notes":[{"ply":1,"text":"a"},{"ply":2,"text":"b"}]}' >two; renju -g --to=sgf --first=1 two 2>&1; renju -g --to=json --plies=0-1 two | sed 's/.*"notes"://'
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a])
    null,"black_rating":null,"white_rating":null}
    [{"ply":1,"text":"a","labels":null,"marks":null}],"black_rating":null,"white_rating":null}
    $ for notes in '[{"ply":1,"text":"b"},{"ply":0,"text":"a"},7]' '[{"ply":0,"labels":[["z9","z"]]}]'; do printf '{"moves":["h8"],"notes":%s}\n' "$notes" | renju -g --to=sgf 2>&1; done
    (;FF[4]GM[4]SZ[15]RU[renju]C[a];B[hh]C[b])
    renju: -: notes in another form than that of --to=json were left out
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    renju: -: labels or marks that are not on the board were left out
    $ printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\000\170\000\000\130p\000' | renju -g --to=json | sed 's/.*"notes"://'
    [{"ply":2,"text":"p","labels":null,"marks":null}],"black_rating":null,"white_rating":null}
    $ printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\020\170\020\000\120' | renju -g --to=json | sed 's/.*"notes"://'
    [{"ply":1,"text":null,"labels":null,"marks":[["h8","MA"]]}],"black_rating":null,"white_rating":null}

RenLib has no mark on another point; children of a skipped node are skipped with their comments:

    $ echo '(;B[hh]MA[gg]C[a];W[gg]MA[gg])' | renju -g --to=lib | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a];W[gg]MA[gg])
    $ printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\000\170\010a\000\170\210b\000\211\010c\000\232\110d\000\147\110e\000' | renju -g --to=sgf --variations 2>&1
    renju: -: skipped branches with moves onto stones or off the board
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh]C[a];W[gg]C[e])

RenLib ends the first line of a comment with byte 8, which becomes a newline:

    $ printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\010\010rest\000\170\140first\010a\r\nb\010\343\000' >lines.lib; renju -g --to=json lines.lib | sed 's/.*"notes"://'; for f in lib sgf; do renju -g --to=$f lines.lib | renju -g --to=lib | od -An -c -j 20; done
    [{"ply":0,"text":"\u000arest","labels":null,"marks":null},{"ply":1,"text":"first\u000aa\u000d\u000ab\u0008c","labels":null,"marks":null}],"black_rating":null,"white_rating":null}
      \0  \b  \b   r   e   s   t  \0   x   H   f   i   r   s   t  \b
       a  \r  \n   b  \b   c  \0  \0
      \0  \b  \b   r   e   s   t  \0   x   H   f   i   r   s   t  \b
       a  \r  \n   b   ?   c  \0  \0

The ratings of the players come from SGF and JSON, as written, and go there.

    $ printf '(;GM[4]SZ[15]PB[a]PW[b]BR[1500]WR[3 dan];B[hh])' | renju -g --to=json | tee j | sed 's/.*"round"/"round"/'; renju -g --to=sgf <j
    "round":null,"notes":null,"black_rating":"1500","white_rating":"3 dan"}
    (;FF[4]GM[4]SZ[15]RU[renju]BR[1500]WR[3 dan]PB[a]PW[b];B[hh])
    $ printf '{"white_rating":2100.5,"moves":["h8"],"black_rating":1500}' | renju -g --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]BR[1500]WR[2100.5];B[hh])

A bracket that ends one piece of what a pipe delivers:

    $ (printf '<game><move>h8</move><info><![CDATA[a]'; sleep 0.2; printf 'b]]'; sleep 0.2; printf ']]></info></game>') | renju -g --from=rif --to=sgf
    (;FF[4]GM[4]SZ[15]RU[renju]C[a\]b\]\]];B[hh])
