# Bulk: RenLib

A tree of nodes; each leaf is a game. The header, a root, and siblings, which a flag byte announces:

    $ printf 'h8 i9\nh8 g7\nh8\nh8 pass h9\na15\n' | renju -g --to=lib >a.lib; od -An -tx1 -v a.lib
     ff 52 65 6e 4c 69 62 ff 03 04 ff ff ff ff ff ff
     ff ff ff ff 00 00 01 c0 78 00 00 80 68 40 69 c0
     87 40
    $ renju -g --to=moves a.lib; renju -g -a where,rule,size a.lib; renju -g -r caro -a rule a.lib | head -n 1
    a15
    h8 pass h9
    h8 i9
    h8 g7
    -	OK	1	-	-	-	a.lib:1	renju	15
    -	OK	3	-	-	-	a.lib:2	renju	15
    -	OK	2	-	-	-	a.lib:3	renju	15
    -	OK	2	-	-	-	a.lib:4	renju	15
    -	OK	1	-	-	-	caro
    $ printf '(;GM[4]SZ[15]C[a\010b\nc\010];B[hh])' | renju -g --to=lib | renju -g --from=lib --to=sgf | od -An -c | tr -d ' \n' | grep -o 'C\[[^]]*'
    C[a?b\nc?
    $ : | renju -g --to=lib | renju -g --from=lib; : >nothing; renju -g --to=lib nothing 2>/dev/null | od -An -tx1 -v
    -	OK	0	-	-	-
     ff 52 65 6e 4c 69 62 ff 03 04 ff ff ff ff ff ff
     ff ff ff ff 00 40
    $ renju -g --to=lib examples/collection.tsv | renju -g --canon --dedup --to=moves | sort >out; cut -f 5 examples/collection.tsv | renju -g --canon --dedup --to=moves | sort >in; comm -12 in out | wc -l; comm -13 in out; comm -23 in out | awk '{ print NF }' | paste -sd ' ' -
    146
    4 5 7

Comments, marks, board texts and more flags are passed over; no root, a pass:

    $ printf '\377RenLib\377\003\000\377\377\377\377\377\377\377\377\377\377\000\000\170\010abc\000\211\070xyz\377\147\100' >c.lib; renju -g --to=moves c.lib 2>&1
    h8 i7 g9
before: header
    $ header='\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377'

    $ printf "$header"'\170\005\000\000\211\211\000\001ab\000\000xyz\000\147\100' >d.lib; renju -g --to=moves d.lib
    h8 i7 g9
    $ printf "$header"'\000\000\170\040\341\000\211\100' | renju -g --to=moves 2>&1
    h8 i7

Siblings that never come, duplicate children, children on stones, and damage:

    $ printf "$header"'\170\200\211\300' | renju -g --to=moves; printf "$header"'\170\000\211\300\211\100' | renju -g --to=moves
    h8 i7
    h8 i7
    h8 i7
    $ printf "$header"'\170\000\170\200\211\200\147\100\125\100\147\100' | renju -g --to=moves 2>&1; printf "$header"'\170\000\360\300\001\100' | renju -g --to=moves 2>&1; printf "$header"'\170\000\020\300\001\100' | renju -g --to=moves 2>&1; printf "$header"'\170\000\361\300\001\100' | renju -g --to=moves 2>&1
    renju: -: skipped branches with moves onto stones or off the board
    h8 g9
    renju: -: skipped branches with moves onto stones or off the board
    h8 a15
    renju: -: skipped branches with moves onto stones or off the board
    h8 a15
    renju: -: skipped branches with moves onto stones or off the board
    h8 a15
    [2]
    $ for child in '\170\300' '\360\300' '\360\200\211\100\001\300\170\300' '\020\200\211\300'; do printf "$header"'\170\000'"$child"'\001\100' | renju -g --to=moves 2>&1; echo $?; done
    renju: -: skipped branches with moves onto stones or off the board
    h8 a15
    0
    renju: -: skipped branches with moves onto stones or off the board
    h8 a15
    2
    renju: -: skipped branches with moves onto stones or off the board
    h8 a15
    h8 a15
    2
    renju: -: skipped branches with moves onto stones or off the board
    2
    $ for rest in '' '\170' '\170\000' '\170\000\211' '\170\100\000' '\170\010abc' '\170\000\211\300\147\000'; do printf "$header$rest" | renju -g --to=moves 2>&1; echo $?; done
    renju: -: the tree is cut short; the games before the cut were read
    2
    renju: -: the tree is cut short; the games before the cut were read
    2
    renju: -: the tree is cut short; the games before the cut were read
    2
    renju: -: the tree is cut short; the games before the cut were read
    2
    renju: -: there are bytes after the tree
    h8
    2
    renju: -: the tree is cut short; the games before the cut were read
    2
    renju: -: the tree is cut short; the games before the cut were read
    h8 i7
    2
    $ printf '\377RenLib\377\004\000\377\377\377\377\377\377\377\377\377\377\000\100' | renju -g 2>&1; printf '\377RenLib\377\003\005\377\377\377\377\377\377\377\377\377\377\000\100' | renju -g 2>&1; printf '\377RenLib\377\003' | renju -g 2>&1; echo h8 | renju -g --from=lib 2>&1
    renju: -: the RenLib version is not 3.0 to 3.4
    renju: -: the RenLib version is not 3.0 to 3.4
    renju: -: not a RenLib file
    renju: -: not a RenLib file
    [2]

A game with moves after its end has a problem:

    $ printf 'a1 a2 b1 b2 c1 c2 d1 d2 e1\n' | renju -g --to=lib >e.lib; renju -g e.lib; (head -c 39 e.lib; printf '\000\170\100') | renju -g
    -	WIN BLACK	9	-	-	-
    -	WIN BLACK	9	-	-	10:ILLEGAL GAME-OVER:h8
    [1]
    $ (printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\000'; head -c 2044 /dev/zero; printf '\000\100') | renju -g 2>&1; (printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\000'; head -c 4000 /dev/zero; printf '\000\100') | renju -g 2>&1
    renju: -: game 1: ply 3: pass: the game is over
    -	DRAW	2	-	-	3:ILLEGAL GAME-OVER:pass
    renju: -: skipped moves past the longest possible game

A tree of 92,000 nodes, from games that hardly share their moves:

    $ awk 'BEGIN { for (game = 1; game <= 4000; game++) { split("", taken); line = ""; seed = game; for (n = 0; n < 24;) { seed = seed * 16807 % 2147483647; point = seed % 225; if (point in taken) continue; taken[point]; line = line (n++ ? " " : "") sprintf("%c%d", 97 + point % 15, 1 + int(point / 15)) } print line } }' >many; renju -g -r freestyle -k 15 --to=lib many >many.lib; wc -c <many.lib; renju -g -r freestyle -k 15 --to=moves many.lib | cut -f 5 | sort >again; sort many | cmp - again && echo same
    184464
    same
    $ awk 'BEGIN { for (y = 1; y <= 14; y++) for (x = 0; x < 14; x++) printf "pass %c%d ", 97 + x, y; print "" }' >passes; renju -g -r freestyle -k 15 --to=lib passes >passes.lib; wc -c <passes.lib; renju -g -r freestyle -k 15 passes.lib
    806
    -	OK	392	-	-	-

Games that a tree cannot hold; a game with a problem is written up to the problem:

    $ printf 'a\t19\th8\nb\tblack=h8\nc\tturn=white h8\nd\th8 h8\ne\tzz\nf\t9\te5\n' | renju -g --to=lib 2>&1 >f.lib; renju -g --to=moves f.lib
    renju: -:1: skipped: the format cannot hold this game
    renju: -:2: skipped: the format cannot hold this game
    renju: -:3: skipped: the format cannot hold this game
    renju: -:4: ply 2: h8: point already has a stone
    renju: -:5: ply 1: zz: not on this board
    renju: -:6: skipped: the format cannot hold this game
    h8

SGF with variations is a tree too:

    $ printf '(;SZ[15]GN[v]B[hh](;W[ig](;B[gi])(;B[gh]))(;W[hg];B[jh]))(;B[aa])' >v.sgf; renju -g --variations --to=moves v.sgf; renju -g --to=moves v.sgf; renju -g --variations --to=lib v.sgf | renju -g --to=moves
    v	renju	15	-	h8 i9 g7
    v	renju	15	-	h8 i9 g8
    v	renju	15	-	h8 h9 j8
    a15
    v	renju	15	-	h8 i9 g7
    a15
    a15
    h8 h9 j8
    h8 i9 g8
    h8 i9 g7
    $ printf '(;AB[hh](;AW[ii];B[jj])(;AE[hh]AB[aa];W[bb](;B[cc])(;B[bb];W[dd]))(;AB[hh])(;B[kk]))' | renju -g --variations -a where; printf '(;B[hh](;W[zz])(;W[ii]))' | renju -g --variations
    -	OK	1	-	-	-	-:1
    -	OK	2	-	-	-	-:1
    -	OK	1	-	-	2:ILLEGAL OCCUPIED:bb	-:1
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:hh	-:1
    -	OK	1	-	-	-	-:1
    -	OK	1	-	-	2:ILLEGAL OFF-BOARD:zz
    -	OK	2	-	-	-
    [1]
    $ printf '(;B[hh](;W[ii];B[jj)(;W[kk]))' | renju -g --variations; printf '(;B[hh](;W[ii])(;W[jj]' | renju -g --variations; printf '(;B[hh];W[ii]' | renju -g --variations; printf '(;B[hh](;W[ii])' | renju -g --variations
    -	OK	2	-	-	3:ERROR SYNTAX:jj)(;w[kk
    -	OK	2	-	-	-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	2	-	-	-
    -	OK	1	-	-	2:ERROR SYNTAX:-
    [1]
    $ (printf '(;B[hh]'; head -c 5000 /dev/zero | tr '\000' '('; printf ';W[ii]'; head -c 5000 /dev/zero | tr '\000' ')'; printf '(;W[jj]))') | renju -g --variations
    -	OK	1	-	-	2:ERROR SYNTAX:(
    -	OK	2	-	-	-
    [1]
