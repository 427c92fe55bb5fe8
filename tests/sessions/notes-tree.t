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

The longest games come back, and each once, as from a RenLib tree:

    $ grep -v '	[0-9]* *black=' examples/collection.tsv | cut -f 5 >all; renju -g --to=sgf --tree all 2>/dev/null | renju -g --variations --to=moves 2>/dev/null | sort >sgf; renju -g --to=lib all 2>/dev/null | renju -g --to=moves 2>/dev/null | sort >lib; cmp sgf lib; wc -l <sgf
    146
    $ awk 'BEGIN { srand(3); for (g = 0; g < 2000; g++) { line = ""; for (m = 0; m < 12; m++) line = line sprintf("%c%d ", 97 + int(rand() * 3), 1 + int(rand() * 3)); print line } }' >many; renju -g -r freestyle --to=sgf --tree many 2>/dev/null | renju -g --variations --to=moves | sort >sgf; renju -g -r freestyle --to=lib many 2>/dev/null | renju -g -r freestyle --to=moves | sort >lib; cmp sgf lib; wc -l <sgf
    890

Nothing in, nothing out; what it can't be used with:

    $ : | renju -g --to=sgf --tree | wc -c
    0
    $ for o in '-a size' --plies --elo --annotate --tree=h8 '--tree=h8 --tree'; do renju -g --to=sgf --tree $o games 2>&1 | head -n 1; done; renju -g --to=sgf --tree=h8 games 2>&1 | head -n 1; renju -g --tree 2>&1 | head -n 1; renju -g --tree h8 games
    renju: --to=sgf --tree writes one tree; it can't be used with --analyze
    renju: --to=sgf --tree writes one tree; it can't be used with --plies
    renju: --to=sgf --tree writes one tree; it can't be used with --elo
    renju: --to=sgf --tree writes one tree; it can't be used with --annotate
    renju: --tree: 'h8' is one position too many; give --tree once
    renju: --tree: 'h8' is one position too many; give --tree once
    renju: --tree is a table of its own; it can't be used with --to
    renju: --tree needs a value: GAME
    g7	5	1	1	1
    [1]
