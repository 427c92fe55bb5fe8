# How well each player played: --players

Recorded games of three rules, with players. A small -N keeps this fast; the sums mean the same with any.

    $ echo black,white,rule,size,moves >games.csv; for f in renju15_d4 free9 std7; do grep -v '^#' tests/data/games-$f.tsv | head -n 2; done | awk -F'\t' '{
    >     split("Ann,Bob Bob,Cy Cy,Ann Ann,Ann Bob,- ,Dee ,", pair, " "); print pair[NR % 7 + 1] "," $2 "," $3 "," $NF }' >>games.csv
    $ printf '%s\n' 'Bob,Ann,freestyle,15,h8 h6 i8 i6 j8 j6 o15 k6 a1 a1' ' Ann ,Eve,,15,black=h8 white=i9 turn=white h7 pass g7 pass' 'Ann,Bob,renju,15,h8 nonsense' 'Fay,"a,b",renju,15,' 'Gus,Fay,renju,15,zz' >>games.csv; wc -l <games.csv | tr -d ' '
    12

The numbers are sums over the rows of --plies=0- -a loss,rank,mark:

    $ cat >sums.awk <<'end'
    > function tenths(sum, n) { n = int((sum * 20 + n) / (2 * n)); return int(n / 10) "." n % 10 }
    > FNR == 1 { file++ }
    > file == 1 { for (i = 1; i <= 2; i++) { seen[$i] = $i != "-"; if ($i != "-" && (i == 1 || $1 != $2)) games[$i]++ } }
    > file == 2 && $1 != "-" {
    >     white = $4 ~ /turn=white/ ? (1 + $5) % 2 : $5 % 2
    >     player = white ? $7 : $6
    >     moves[player]++; loss[player] += $1; first[player] += ($2 == 1); count[player, $3]++
    > }
    > END {
    >     for (name in seen) if (seen[name]) {
    >         n = moves[name]
    >         printf "%s\t%d\t%d\t%s", name, games[name], n, (n ? tenths(loss[name], n) : "-")
    >         printf "\t%d\t%d\t%d\t%d\t%d", count[name, "only"], count[name, "missed"], count[name, "blunder"], count[name, "mistake"], count[name, "doubtful"]
    >         print "\t" (n ? tenths(100 * first[name], n) : "-")
    >     }
    > }
    > end

before: agree
    $ sums() { renju -g "$@" -a black,white | cut -f 7,8 >one; renju -g -N 100 --plies=0- -a loss,rank,mark,moves,black,white "$@" | cut -f 3,7- | awk -F '\t' -v OFS='\t' '{ print $2, $3, $4, $5, $1, $6, $7 }' >two; awk -F '\t' -f sums.awk one two | LC_ALL=C sort -t '	' -k 1,1; }
    $ agree() { sums "$@" 2>errors >slow; renju -g -N 100 --players "$@" 2>errors >table; LC_ALL=C sort -t '	' -k 1,1 table | diff - slow && awk -F '\t' '{ for (i = 2; i <= NF; i++) sum[i] += $i } END { printf "%d", NR; for (i = 5; i <= 9; i++) printf " %d", (sum[i] > 0); print "" }' table; }

    $ agree games.csv
    8 1 1 1 1 1
    $ agree --first=9 games.csv
    8 1 1 1 1 1
    $ agree --canon games.csv
    8 1 1 1 1 1

before: nothing

The smallest loss comes first, then the name; players without a move that counts come last:

    $ renju -g -N 100 --players games.csv 2>errors | cut -f 1-4
    Dee	1	24	0.0
    Eve	1	2	0.0
    Ann	5	105	17.6
    Cy	2	32	37.6
    Bob	4	61	38.2
    Fay	2	0	-
    Gus	1	0	-
    a,b	1	0	-

before: game
    $ game() { printf '(;PB[%s]PW[%s];B[hh];W[ih];B[hg])' "$@"; }

A name counts as written, but for blanks around it. A game of one name against itself is one game, with all its moves:

    $ { game ' Ann ' Bob; game ann ' Ann'; game Ann Ann; game - Ann; game '' ' '; } >names.sgf; renju -g -N 10 --players --header names.sgf | cut -f 1-3 | sort
    Ann	4	7
    Bob	1	1
    ann	1	2
    name	games	moves

The conditions and --find choose games, not rows; duplicates are left out. The exit status is that of the report or of
the search:

    $ for o in --where=black=Ann --where=plies=3 --where=plies=2 '--where=player~BOB' --find=a1 --find=h8i8 --dedup --first=1; do renju -g -N 10 --players $o names.sgf 2>&1 | cut -f 1-3 | tr '\n\t' ' ,'; echo; done
    Bob,1,1 Ann,2,5 
    Bob,1,1 Ann,4,7 ann,1,2 
    
    Bob,1,1 Ann,1,2 
    
    Bob,1,1 Ann,4,7 ann,1,2 
    Bob,1,1 Ann,1,2 
    Ann,4,5 Bob,1,1 ann,1,1 
    $ renju -g --players --where=plies=2 names.sgf; renju -g --players --header --where=plies=2 names.sgf; game Ann Bob | renju -g -N 10 --players >one; { game Ann Bob; echo '(;PB[Ann]SZ[x])'; } | renju -g -N 10 --players 2>errors | cut -f 1,2
    name	games	moves	loss	only	missed	blunder	mistake	doubtful	first
    Bob	1
    Ann	2
    $ { game Ann Bob; echo '(;PB[Ann]SZ[x])'; } | renju -g -N 10 --players 2>errors >one
    [1]

json has the same keys; a missing value is null, and bytes that are not UTF-8 are U+FFFD:

    $ { game Ann "$(printf 'B\370b"')" ; echo '(;PB[Cy])'; } | renju -g -N 10 --players -t json
    {"name":"B\ufffdb\"","games":1,"moves":1,"loss":0.0,"only":0,"missed":0,"blunder":0,"mistake":0,"doubtful":0,"first":0.0}
    {"name":"Ann","games":1,"moves":2,"loss":36.5,"only":0,"missed":0,"blunder":0,"mistake":0,"doubtful":1,"first":50.0}
    {"name":"Cy","games":1,"moves":0,"loss":null,"only":0,"missed":0,"blunder":0,"mistake":0,"doubtful":0,"first":null}
    $ renju -g -N 10 --players -t tsv names.sgf | cut -f 1
    Bob
    Ann
    ann

before: nothing

A message explains an empty table; input without games needs none:

    $ echo 'h8 i9' | renju -g --players 2>&1; renju -g --players --header </dev/null; renju -g --players --where=plies=2 names.sgf
    renju: --players: no game names a player
    name	games	moves	loss	only	missed	blunder	mistake	doubtful	first
    [1]

It is a table of its own:

    $ for o in --to=sgf '-a size' --tree=h8 --tree --plies --elo --elo=Ann --annotate --top=3; do renju -g --players $o names.sgf 2>&1 | head -n 1; done; renju -g --players=x 2>&1 | head -n 1; renju --players names.sgf 2>&1 | head -n 1; renju -g --players --header -t json names.sgf 2>&1 | head -n 1
    renju: --players: is a table of its own; it cannot be used with --to
    renju: --players: is a table of its own; it cannot be used with --analyze
    renju: --players: is a table of its own; it cannot be used with --tree
    renju: --players: is a table of its own; it cannot be used with --tree
    renju: --players: is a table of its own; it cannot be used with --plies
    renju: --elo: is a table of its own; it cannot be used with --players
    renju: --elo: is a table of its own; it cannot be used with --players
    renju: --annotate: needs --to=sgf
    renju: --top: needs --analyze
    renju: --players: takes no value
    renju: --players: needs --games
    renju: --header: is for text, tsv and csv; it cannot be used with --format=json
