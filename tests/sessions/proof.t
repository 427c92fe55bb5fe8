# --proof: files that proofs may not go to, and boards whose points SGF cannot name

Proofs cannot be written to a file that is read or recorded to, under any name:

    $ printf 'A1\nB2\nsolve\n' >game; cp game kept; ln -s game link; ln game hard; for file in game ./game link hard; do renju -q -n 4 -k 3 -r freestyle --proof=$file game 2>&1; done; renju -q -n 4 -k 3 --proof=game kept - <game 2>&1 | head -n 1; renju -q -n 4 -k 3 --proof=game <game 2>&1 | head -n 1; cmp game kept
    renju: --proof: 'game' is also read; write proofs to another file
    Try 'renju --help'.
    renju: --proof: './game' is also read; write proofs to another file
    Try 'renju --help'.
    renju: --proof: 'link' is also read; write proofs to another file
    Try 'renju --help'.
    renju: --proof: 'hard' is also read; write proofs to another file
    Try 'renju --help'.
    renju: --proof: 'game' is also read; write proofs to another file
    renju: --proof: 'game' is also read; write proofs to another file
    $ for proof in kept ./kept; do renju -q --record=kept --proof=$proof game 2>&1; echo $?; done; mkdir sub; for names in 'new new' 'new ./new' 'sub/new sub/../sub/new' "$PWD/new new"; do renju -q --record=${names% *} --proof=${names#* } game 2>&1 | head -n 1; done | grep -o 'is also recorded.*'; ls -A . sub | grep -x new
    renju: --proof: 'kept' is also recorded to; write proofs to another file
    Try 'renju --help'.
    2
    renju: --proof: './kept' is also recorded to; write proofs to another file
    Try 'renju --help'.
    2
    is also recorded to; write proofs to another file
    is also recorded to; write proofs to another file
    is also recorded to; write proofs to another file
    is also recorded to; write proofs to another file
    [1]

Other names are files of their own, and what is no regular file takes both:

    $ cp game old; for names in 'a b' 'sub/a a' 'old b' 'c old' '/dev/null /dev/null'; do renju -q -n 4 -k 3 -r freestyle --record=${names% *} --proof=${names#* } game 2>&1 | tail -n 1; done | uniq -c | sed 's/^ *//'; cut -c 1-20 b a old
    5 OK
    (;FF[4]GM[4]SZ[4]RU[
    (;FF[4]GM[4]SZ[4]RU[
    A1
    B2
    (;FF[4]GM[4]SZ[4]RU[
    A1
    B2
    solve
    new
    A1
    B2
    (;FF[4]GM[4]SZ[4]RU[

Boards over 52x52 have points that SGF can't name:

    $ for size in 52 53; do printf 'setup black A1 B1 C1 D1\nsetup white A3 A5 A7 A9\nsolve\n' | renju -q -n $size --proof=proof.sgf 2>&1; echo $?; done; renju -g --to=moves -r renju proof.sgf
    OK
    OK
    = solve BLACK win 1 vcf E1
    OK
    0
    OK
    OK
    renju: proof.sgf: cannot write this proof: SGF cannot name the points of a board over 52x52
    = solve BLACK win 1 vcf E1
    OK
    2
    -	renju	52	-	black=a1b1c1d1 white=a3a5a7a9 e1

A proof is appended whole or not at all:

    $ (ulimit -f 1; { printf 'h8\na1\ni8\na2\nj8\na3\n'; for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo solve; done; } | renju -r freestyle -q --proof=full.sgf 2>&1 >/dev/null | uniq); sort -u full.sgf | wc -l | tr -d ' '; renju -g full.sgf | cut -f 2 | uniq
    renju: full.sgf: File too large
    1
    WIN BLACK
