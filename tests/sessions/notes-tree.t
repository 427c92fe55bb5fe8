# Bulk: the tree of a collection as SGF

One record for each size, rule and set-up. A comment says how many games went through its node, and how they ended;
variations come in order of their games:

    $ printf 'a\tB\th8 i9 g7\nb\tW\th8 g9\nc\th8 i9 pass\nd\tD\th8 i9 g7\ne\t9\tblack=a1 turn=white b2\nf\tcaro\th8\ng\th8 i9 h8\nh\t9\tblack=a1 turn=white\ni\tp16\nj\t53\ta1\n' >games; renju -g --to=sgf --tree games 2>&1
    renju: games:7: ply 3: h8: point already has a stone
    renju: games:9: ply 1: p16: not on this board
    renju: games:10: skipped: the format cannot hold this game
    (;FF[4]GM[4]SZ[15]RU[renju]C[6 games: Black won 1, White won 1, drawn 1, open 3];B[hh]C[5 games: Black won 1, White won 1, drawn 1, open 2](;W[ig]C[4 games: Black won 1, White won 0, drawn 1, open 2](;B[gi]C[2 games: Black won 1, White won 0, drawn 1, open 0])(;B[]C[1 game: Black won 0, White won 0, drawn 0, open 1]))(;W[gg]C[1 game: Black won 0, White won 1, drawn 0, open 0]))
    (;FF[4]GM[4]SZ[9]RU[renju]AB[ai]PL[W]C[2 games: Black won 0, White won 0, drawn 0, open 2];W[bh]C[1 game: Black won 0, White won 0, drawn 0, open 1])
    (;FF[4]GM[4]SZ[15]RU[caro]C[1 game: Black won 0, White won 0, drawn 0, open 1];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1])
    [2]
    $ renju -g --to sgf --tree games 2>/dev/null | renju -g --variations --to=moves | sort; renju -g --to=sgf --tree --first=1 games 2>/dev/null | head -n 1; renju -g --tree --to=sgf --canon --where=size=15 --dedup games 2>/dev/null
    -	caro	15	-	h8
    -	renju	9	-	black=a1 white= turn=white b2
    h8 g9
    h8 i9 g7
    h8 i9 pass
    (;FF[4]GM[4]SZ[15]RU[renju]C[6 games: Black won 1, White won 1, drawn 1, open 3];B[hh]C[5 games: Black won 1, White won 1, drawn 1, open 2])
    (;FF[4]GM[4]SZ[15]RU[renju]C[5 games: Black won 1, White won 1, drawn 0, open 3];B[hh]C[4 games: Black won 1, White won 1, drawn 0, open 2];W[gi]C[4 games: Black won 1, White won 1, drawn 0, open 2](;B[ig]C[1 game: Black won 1, White won 0, drawn 0, open 0])(;B[]C[1 game: Black won 0, White won 0, drawn 0, open 1]))
    (;FF[4]GM[4]SZ[15]RU[caro]C[1 game: Black won 0, White won 0, drawn 0, open 1];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1])

Reading the tree gives the longest games, each once, as for a RenLib tree:

    $ grep -v '	[0-9]* *black=' examples/collection.tsv | cut -f 5 >all; renju -g --to=sgf --tree all 2>/dev/null | renju -g --variations --to=moves 2>/dev/null | sort >sgf; renju -g --to=lib all 2>/dev/null | renju -g --to=moves 2>/dev/null | sort >lib; cmp sgf lib; wc -l <sgf
    146
    $ awk 'function random(below) { seed = seed * 16807 % 2147483647; return int(seed / 2147483647 * below) } BEGIN { seed = 3; for (g = 0; g < 2000; g++) { line = ""; for (m = 0; m < 12; m++) { column = 97 + random(3); line = line sprintf("%c%d ", column, 1 + random(3)) }; print line } }' >many; renju -g -r freestyle --to=sgf --tree many 2>/dev/null | renju -g --variations --to=moves | sort >sgf; renju -g -r freestyle --to=lib many 2>/dev/null | renju -g -r freestyle --to=moves | sort >lib; cmp sgf lib; wc -l <sgf
    915

Empty input gives empty output; options that are refused with it:

    $ : | renju -g --to=sgf --tree | wc -c
    0
    $ for o in '-a size' --plies --elo --annotate --tree=h8 '--tree=h8 --tree'; do renju -g --to=sgf --tree $o games 2>&1 | head -n 1; done; renju -g --to=sgf --tree=h8 games 2>&1 | head -n 1; renju -g --tree 2>&1 | head -n 1; renju -g --tree h8 games
    renju: --to=sgf --tree: writes one tree; it cannot be used with --analyze
    renju: --to=sgf --tree: writes one tree; it cannot be used with --plies
    renju: --to=sgf --tree: writes one tree; it cannot be used with --elo
    renju: --to=sgf --tree: writes one tree; it cannot be used with --annotate
    renju: --tree: 'h8' is one position too many; give --tree once
    renju: --tree: 'h8' is one position too many; give --tree once
    renju: --tree: is a table of its own; it cannot be used with --to
    renju: --tree: needs a value: GAME
    g7	5	1	1	1
    [1]

The games' notes follow the counts: each comment and mark of a node once, and the labels of a point as one text. Event,
place, date and round belong to one game, and are left out:

    $ printf '(;EV[cup]C[root];B[hh]C[1\\]]LB[hh:b][aa:x]MA[bb];W[ii]C[2]TR[ii][bb])(;C[other];B[hh]C[1\\]]C[new]LB[aa:x][hh:c\\:]MA[bb]SQ[bb];W[jj])(;B[hh]C[2];W[ii]C[2])' >noted.sgf; renju -g --to=sgf --tree noted.sgf | tee tree.sgf
    (;FF[4]GM[4]SZ[15]RU[renju]C[3 games: Black won 0, White won 0, drawn 0, open 3
    root
    other];B[hh]C[3 games: Black won 0, White won 0, drawn 0, open 3
    1\]
    new
    2]LB[hh:b c\:][aa:x]MA[bb]SQ[bb](;W[ii]C[2 games: Black won 0, White won 0, drawn 0, open 2
    2]TR[ii][bb])(;W[jj]C[1 game: Black won 0, White won 0, drawn 0, open 1]))
    $ renju -g --to=sgf --tree --first=1 --canon noted.sgf | tail -n 1
    2]LB[hh:b c\:][oa:x]MA[nb]SQ[nb])

A library: each node's notes appear once, though each leaf is a game. Then back:

    $ printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\010ro\not\000\170\010a\000\211\330xy\000\000\147\301\000\001lab\000\000\100' >a.lib; renju -g --to=sgf --tree a.lib; renju -g --to=lib a.lib >one.lib; renju -g --to=sgf --tree a.lib | sed -e ':a' -e N -e '$!ba' -e 's/[0-9]* games*: [^]]*open [0-9]*\n*//g' | renju -g --variations --to=lib | cmp - one.lib
    (;FF[4]GM[4]SZ[15]RU[renju]C[3 games: Black won 0, White won 0, drawn 0, open 3
    ro
    ot];B[hh]C[3 games: Black won 0, White won 0, drawn 0, open 3
    a](;W[ii]C[1 game: Black won 0, White won 0, drawn 0, open 1
    xy]MA[ii])(;W[gg]C[1 game: Black won 0, White won 0, drawn 0, open 1]LB[gg:lab])(;W[]C[1 game: Black won 0, White won 0, drawn 0, open 1]))

Encodings: a record has CA if all its notes share one encoding; otherwise the bytes are kept without it:

    $ printf '(;C[\303\251];B[hh])' >l1.sgf; printf '(;CA[x-none]C[\203];B[hh];W[ii])' >sj.sgf; printf '(;C[plain];B[hh])' >plain.sgf; for f in l1.sgf plain.sgf sj.sgf 'plain.sgf sj.sgf' 'sj.sgf plain.sgf' 'l1.sgf sj.sgf'; do renju -g --to=sgf --tree $f | tr '\n' '|' | LC_ALL=C sed 's/[^ -~]/<&>/g;s/;B.*//' | od -An -c | tr -d ' \n'; echo; done
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]C[1game:Blackwon0,Whitewon0,drawn0,open1|<303><251>]
    (;FF[4]GM[4]SZ[15]RU[renju]C[1game:Blackwon0,Whitewon0,drawn0,open1|plain]
    (;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]C[1game:Blackwon0,Whitewon0,drawn0,open1|<203>]
    (;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]C[2games:Blackwon0,Whitewon0,drawn0,open2|plain|<203>]
    (;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]C[2games:Blackwon0,Whitewon0,drawn0,open2|<203>|plain]
    (;FF[4]GM[4]SZ[15]RU[renju]C[2games:Blackwon0,Whitewon0,drawn0,open2|<303><251>|<203>]

Two records that share notes before their set-up:

    $ echo '(;C[r](;AB[aa];B[hh])(;AB[bb];B[hh]))' | renju -g --variations --to=sgf --tree | tr -d '\n'; echo
    (;FF[4]GM[4]SZ[15]RU[renju]AB[aa]C[1 game: Black won 0, White won 0, drawn 0, open 1r];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1])(;FF[4]GM[4]SZ[15]RU[renju]AB[bb]C[1 game: Black won 0, White won 0, drawn 0, open 1r];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1])

The event's name does not affect the encoding, a mark on a pass has no point, and a terminal gets no control bytes:

    $ printf '(;EV[\303\251]C[a];B[hh])' | renju -g --to=sgf --tree; printf '\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\000\170\000\000\120' | renju -g --to=sgf --tree
    (;FF[4]GM[4]SZ[15]RU[renju]C[1 game: Black won 0, White won 0, drawn 0, open 1
    a];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1])
    (;FF[4]GM[4]SZ[15]RU[renju]C[1 game: Black won 0, White won 0, drawn 0, open 1];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1];W[]C[1 game: Black won 0, White won 0, drawn 0, open 1])
    $ printf '(;C[a\033b\233];B[hh]LB[hh:\033])' >evil.sgf; TERM=xterm pty renju -g --to=sgf --tree evil.sgf <<'END'
    > raw
    > status
    > END
    (;FF[4]GM[4]SZ[15]RU[renju]C[1 game: Black won 0, White won 0, drawn 0, open 1\r
    a?b?];B[hh]C[1 game: Black won 0, White won 0, drawn 0, open 1]LB[hh:?])\r
    status 0
