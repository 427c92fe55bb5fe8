# SGF: games that were not closed, games of Go

A bracket with a node of game properties, at the start of a line, begins a new game; the one before is cut short:

    $ printf '(;GM[4]GN[one];B[hh];W[ii]\n(;FF[4]GN[two];B[hh])\n(;CA[UTF-8]GN[three];B[hh];W[hh]\n(;B[aa]SZ[19]GN[four]\n' | renju -g -a where,size
    one	OK	2	-	-	3:ERROR SYNTAX:-	-:1	15
    two	OK	1	-	-	-	-:2	15
    three	OK	1	-	-	2:ILLEGAL OCCUPIED:hh	-:3	15
    four	OK	1	-	-	2:ERROR SYNTAX:-	-:4	19
    [1]
    $ for name in FF GM SZ CA AP 'F  F' Gam 'GaMe' C SO; do printf '(;B[hh]\n(;B[ii]%s[1])' "$name" | renju -g | wc -l; done | tr -d '\n'; echo
    2222221211

The properties stand anywhere in that node, after any values, and only there; a variation at the start of a line is none:

    $ printf '(;GM[4]GN[a];B[hh]\n(;C[x\\]\n(;FF[4\\]];W[ii];AP[x]FF[4])\n(;W[jj]TE[1]))\n(;GM[4]GN[b])' | renju -g
    a	OK	2	-	-	-
    b	OK	0	-	-	-
    $ printf '(;GM[4];B[hh]C[\n(;FF[4]]\n (;FF[4];W[ii])(;AP[x];W[aa])\n;(;W[ii]\n(;B[aa]\n)))\n' | renju -g --variations --to=compact
    h8i7
    h8a15
    h8i7a15
    $ printf '(;GM[4];B[hh]\r(;C[\\\\]RE[B]AP[x];B[ii])' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	BLACK	OPEN	-
    [1]
    $ (printf '(;GM[4];B[hh]\n(;C['; head -c 1000000 /dev/zero | tr '\0' x; printf ']GM[4]GN[b];B[ii])\n(;GM[4]GN[c])') | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:-
    b	OK	1	-	-	-
    c	OK	0	-	-	-
    [1]

With --variations the leaves that were told stand, and the one that was under way is cut short. Else the variations that
are passed over may be what was not closed:

    $ printf '(;GM[4]GN[a];B[hh](;W[ii])(;W[jj];B[aa]\n(;GM[4]GN[b];B[hh](;W[ii]\n(;B[aa]))' >unclosed.sgf; for option in -g --to=moves; do renju -g --variations $option unclosed.sgf; renju -g $option unclosed.sgf; done 2>/dev/null
    a	OK	2	-	-	-
    a	OK	3	-	-	4:ERROR SYNTAX:-
    b	OK	3	-	-	-
    b	OK	1	-	-	2:ERROR SYNTAX:-
    a	OK	2	-	-	3:ERROR SYNTAX:-
    b	OK	3	-	-	4:ERROR SYNTAX:-
    a	renju	15	-	h8 i7
    a	renju	15	-	h8 j6 a15
    b	renju	15	-	h8 i7 a15
    b	renju	15	-	h8
    a	renju	15	-	h8 i7
    b	renju	15	-	h8 i7 a15
    [1]
    $ for variations in '' --variations; do (printf '(;GM[4]'; for i in 1 2 3 4 5; do printf '(;C[x]%.0s' $(seq 1000); done; printf '\n(;GM[4]GN[b];B[hh])') | renju -g $variations | uniq -c | sed 's/^ *//'; done
    1 -	OK	0	-	-	1:ERROR SYNTAX:-
    1 b	OK	1	-	-	-
    1 -	OK	0	-	-	1:ERROR SYNTAX:(
    1 -	OK	0	-	-	1:ERROR SYNTAX:-
    1 b	OK	1	-	-	-

A character's second byte that looks like a bracket ends no value, in the old game's encoding:

    $ printf '(;CA[Shift_JIS];B[hh]\n(;C[\203]\n(;FF[4];W[ii])\n(;GM[4]GN[b];B[ii])' | renju -g
    -	OK	2	-	-	3:ERROR SYNTAX:-
    b	OK	1	-	-	-
    [1]
    $ printf '(;CA[Shift_JIS];B[hh]\n(;C[\203]]AP[x]GN[b]B[ii])' | renju -g
    -	OK	1	-	-	2:ERROR SYNTAX:-
    b	OK	1	-	-	-
    [1]

