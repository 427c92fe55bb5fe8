What the machine thinks of games: the columns eval, top, loss, rank and mark. A small -N keeps this fast; the columns
mean the same with any.

before: rows
    $ rows() { renju -g --plies=0- -N 120 -a "$1" "${2-games}" | cut -f 1,3,7-; }

Recorded games of three rules:

    $ for f in renju15_d4 free9 std7; do grep -v '^#' tests/data/games-$f.tsv | sed -n 2p; done >games; printf 'missed\tfreestyle\th8 h6 i8 i6 j8 j6 o15 k6\n' >>games; wc -l <games | tr -d ' '
    4

The first move of `top` is `best`, and has the row's `eval`. No other is better for the side to move, and they come in
order. After the end there is nothing to say:

    $ rows best,eval,top >some; awk -F'\t' '
    >     ($3 == "-") != ($4 == "-") || ($3 == "-") != ($5 == "-") { print "unlike", $0 }
    >     $3 == "-" { over++ }
    >     $3 != "-" {
    >         n = split($5, move, ",")
    >         if (n > 5 || move[1] != $3 ":" $4) print "first", $0
    >         sign = $2 % 2 ? 1 : -1
    >         for (i = 2; i <= n; i++) {
    >             split(move[i], now, ":"); split(move[i - 1], before, ":")
    >             if ((now[2] - before[2]) * sign < 0) print "order", $0
    >             if (seen[NR, now[1]]++) print "twice", $0
    >         }
    >         count[n]++
    >     }
    >     END { print over, (count[1] > 0), (count[5] > 50) }' some
    3 1 1

Each other move has the `eval` of the position after it, but never a better one than the first:

    $ renju -g --plies=4-16 -N 100 -a eval,top,moves games | awk -F'\t' '{
    >     n = split($8, move, ",")
    >     for (i = 2; i <= n; i++) { split(move[i], now, ":"); print $3 "," $7 "," now[2] "\t" ($1 ~ /renju/ ? "renju\t15" : $1 ~ /std/ ? "standard\t7" : $1 ~ /free/ ? "freestyle\t9" : "freestyle\t15") "\t" $9 " " now[1] }
    > }' >after; renju -g -N 100 -a eval after | awk -F'\t' '{
    >     split($1, was, ",")
    >     best = was[1] % 2 ? ($7 < was[2] ? was[2] : $7) : ($7 > was[2] ? was[2] : $7)
    >     compared++
    >     if ($7 != "-" && best != was[3]) print
    > } END { print (compared > 100) }'
    1

`loss` is the difference to the next row, from the mover's side, and 0 for the best move. `rank` is the place in
`top`. `mark` follows from both, except `only`, which marks a best move:

    $ rows eval,best,top,next,loss,rank,mark >some; awk -F'\t' '
    >     function winning(eval, side) { return eval == (side ? 0 : 1000) }
    >     NR > 1 && was != "-" && $1 == id && $3 != "-" {
    >         sign = ply % 2 ? -1 : 1
    >         wanted = (was - $3) * sign
    >         if (wanted < 0 || next_move == best) wanted = 0
    >         if (wanted != loss) print "loss", line
    >         missed = wanted >= 50 && winning(was, ply % 2) && !winning($3, ply % 2)
    >         word = missed ? "missed" : wanted >= 150 ? "blunder" : wanted >= 100 ? "mistake" : wanted >= 50 ? "doubtful" : "-"
    >         if (mark == "only" ? wanted > 0 || next_move != best : mark != word) print "mark", line
    >         count[mark]++
    >     }
    >     {
    >         n = split($5, move, ",")
    >         for (place = 0; n > 0 && place < n && index(move[place + 1], $6 ":") != 1; place++);
    >         if ($8 != (n == 0 || place == n ? "-" : place + 1)) print "rank", $0
    >         if ($6 == "-" && $7 $8 $9 != "---") print "next", $0
    >         id = $1; ply = $2; was = $3; best = $4; next_move = $6; loss = $7; mark = $9; line = $0
    >     }
    >     END { for (mark in count) if (count[mark] > 0) print mark }' some | sort
    -
    blunder
    doubtful
    missed
    mistake
    only

A best move is `only` if each other of `top` loses 150 or more, unless the other side threatens a five (which a pass
would allow):

    $ renju -g --plies=0- -N 100 -a best,eval,top,next,mark,moves,rule,size games | awk -F'\t' -v OFS='\t' '$7 != "-" && $7 == $10 {
    >     n = split($9, move, ","); split(move[1], best, ":"); loss = 1000
    >     own = $3 % 2 ? 1000 - $8 : $8
    >     for (i = 2; i <= n; i++) { split(move[i], other, ":"); less = (best[2] - other[2]) * ($3 % 2 ? -1 : 1); if (less < loss) loss = less }
    >     print (own >= 150 && loss >= 150 ? "only" : "-") "," $11 "," n, $13, $14, ($12 == "-" ? "" : $12) " pass" }' >second; renju -g -a vcf second | awk -F'\t' '{
    >     split($1, was, ","); threatened = $7 ~ /^[a-z]+[0-9]+$/
    >     wanted = was[1] == "only" && !threatened ? "only" : "-"
    >     if (was[3] > 1 || was[2] == "only") { if (wanted != was[2]) print; count[wanted]++; count["threat"] += threatened && was[1] == "only" }
    > } END { print (count["only"] > 0), (count["-"] > 20) }'
    1 1
    $ echo 'black=h8i8j8k8 white=g8c3c4c5 turn=white l8' | renju -g -r freestyle -N 300 --plies=0-0 -a best,mark | cut -f 7,8
    l8	-

The mark is the same whether few or many moves are listed:

    $ for t in 1 5 20 99; do grep '^free9-12	' tests/data/games-free9.tsv | renju -g -N 500 --plies=15-15 -a eval,best,next,mark,top --top=$t | cut -f 7-10; done | uniq -c | sed 's/^ *//'; grep '^free9-12	' tests/data/games-free9.tsv | renju -g -N 500 --plies=15-15 -a top --top=20 | cut -f 7 | cut -d , -f 1,2
    4 264	d5	d5	-
    d5:264,c5:264

A row depends on its position alone: not on the rows before it, nor on the other columns.

    $ sed -n '1!G;h;$p' games >back; rows best,eval,top,next,loss,rank,mark back | sort >other; rows best,eval,top,next,loss,rank,mark >all; sort all | cmp - other
    $ for c in 3,eval 4,top 5,loss 6,rank 7,mark; do rows ${c#*,} | cut -f 3 >one; awk -F'\t' -v c=${c%,*} '{ print $(c == 3 ? 4 : c == 4 ? 5 : c + 2) }' all | cmp - one; done
    $ renju -g --first=7 -N 120 -a best,eval,top,next,loss,rank,mark games | cut -f 1,3,7- >one; awk -F'\t' '$2 == 7' all | cmp - one

The same stones are another position with another side to move, under another rule, after a pass:

    $ printf 'a\trenju\tblack=h8h7 white=g7\nb\trenju\tblack=h8h7 white=g7 turn=white\nc\tfreestyle\tblack=h8h7 white=g7 turn=white\nd\tfreestyle\tblack=h8h7 white=g7 pass\ne\t13\tblack=h8h7 white=g7 pass\n' >alike; renju -g -N 300 -a eval,top alike >together; while read -r line; do echo "$line" | renju -g -N 300 -a eval,top; done <alike | diff together -; cut -f 7,8 together | sort -u | wc -l | tr -d ' '
    5

before: nothing

A proved win is 1000 or 0, whoever is to move. If neither side can still make a five, the draw is certain:

    $ printf 'a\th8 a1 i8 a3 j8 a5\nb\tblack=c8 white=h8i8j8k8 turn=white\nc\tblack=h8i8j8k8 turn=white\n' | renju -g -r freestyle -a best,eval | cut -f 1,3,7-
    a	6	g8	1000
    b	0	g8	0
    c	0	g8	1000
    $ grep '^free9-1	' tests/data/games-free9.tsv | renju -g --plies=60- -N 300 -a eval | cut -f 7 | uniq -c | awk '$2 == 500 && $1 > 5 { print "drawn" }'
    drawn

    $ for turn in black white; do echo "black=a1b3c5d7e2f4g6 white=a2b4c6d1e3f5g7 turn=$turn"; done | renju -g -n 7 -k 7 -N 100 -a eval | cut -f 7
    500
    500

The beginning of a game is the empty board with Black to move, however many moves follow:

    $ printf 'h8\nh8 i9\nblack= white=\n' | renju -g --plies=0-0 -N 100 -a best,eval,top | cut -f 7- | sort -u | wc -l | tr -d ' '
    1

On the empty board the best moves are those around the center:

    $ echo 'black= white=' | renju -g -N 50 -a top --top=9 | cut -f 7 | tr ',' '\n' | sed 's/:.*//' | sort | paste -sd ' ' -
    g7 g8 g9 h7 h8 h9 i7 i8 i9

Claims and passes. White may claim a forbidden move, and who may pass for a draw has no less than that:

    $ printf 'black=h7h6g8f8 white=a1c1e1g1 h8\n' | renju -g -f claim -a eval | cut -f 7
    0
    $ printf 'black=h7i7j7k7 turn=white\nblack=h7i7j7k7 pass\n' | renju -g -r freestyle -a eval | awk -F'\t' '{ print ($7 >= 500), ($7 == 1000) }'
    1 1
    1 0

A row has dashes after the end, after a problem, and without a next move. All other rows of a game with a problem have
values:

    $ printf 'empty\t\nbad\th8 i9 h8 j9\nover\th8 a1 i8 a3 j8 a5 k8 a7 l8\n' | renju -g -r freestyle -N 100 --plies=0- -a eval,top,loss,rank,mark 2>/dev/null | awk -F'\t' '{ for (i = 7; i <= 11; i++) if ($i != "-") $i = "+"; print $1, $3, $7, $8, $9 }' | sed '/^over [1-7]/d'
    empty 0 + + -
    bad 0 + + +
    bad 1 + + +
    bad 2 - - -
    over 0 + + +
    over 8 + + +
    over 9 - - -

Other boards: a point, a full board, rows longer than the board, the largest board, a position that was set up, and
openings. `+` is a value:

before: shape
    $ shape() { renju -g --plies=0- -N 50 -a eval,top,loss,rank,mark "$@" 2>/dev/null | awk -F'\t' '{ printf "%s", $3; for (i = 7; i <= 9; i++) printf " %s", ($i == "-" ? $i : "+"); print "" }' | paste -s -d ',' -; }

    $ echo a1 | shape -n 1; echo 'a1 b1 a2 b2' | shape -n 2 -k 2 -r freestyle; echo 'a1 b2 c3' | shape -n 3; echo 'a1 b2 c3' | renju -g -n 3 -a eval | cut -f 7
    0 + + +,1 - - -
    0 + + +,1 + + +,2 + + +,3 - - -
    0 + + +,1 + + +,2 + + +,3 + + -
    500
    $ echo 'h8 cu99 h9' | shape -n 99; echo 'black=h8 white=i9 turn=white j9' | shape; echo 'h8 i9 n14 h6' | shape -o pro; printf 'a\tswap2\th8 i9 h7 h6 g7\n' | shape -o auto
    0 + + +,1 + + +,2 + + +,3 + + -
    0 + + +,1 + + -
    0 + + +,1 + + +,2 + + +,3 + + +,4 + + -
    0 + + +,1 + + +,2 + + +,3 + + +,4 + + +,5 + + -
    $ echo 'h8 i9 n14' | renju -g -o pro --plies=0- -N 50 -a top,next | awk -F'\t' '{ print $3, gsub(/:/, "", $7), $8 }'
    0 1 h8
    1 5 i9
    2 5 n14
    3 5 -

before: nothing

Black without a legal move: such a position has no value.

    $ white=$(for y in 2 3 4 5 6; do for x in a b c d e f; do printf $x$y; done; done); echo "black=a1b1c1e1f1 white=$white pass d1" | renju -g -n 6 --plies=0- -a best,eval,top,next,loss,mark | cut -f 3,7-
    0	-	-	-	pass	-	-
    1	d1	0	d1:0	d1	0	-
    2	-	-	-	-	-	-

The numbers are numbers in JSON, and null where there is nothing:

    $ echo 'h8 i9' | renju -g -t json -N 50 -a eval,loss,rank,mark --plies=1- | sed 's/.*"problem":null,//; s/:[0-9][0-9]*/:N/g; s/"mark":"[a-z]*"/"mark":null/'
    "eval":N,"loss":N,"rank":N,"mark":null}
    "eval":N,"loss":null,"rank":null,"mark":null}

--top says how many moves there are; from 1 to 99:

    $ for n in 1 2 12 99; do echo 'h8 i9' | renju -g -N 20 -a top --top=$n | cut -f 7 | tr ',' '\n' | wc -l | tr -d ' '; done; echo 'a1 b2' | renju -g -n 2 -a top --top=99 | cut -f 7
    1
    2
    12
    99
    b1:500,a2:500
    $ renju -g --top=0 /dev/null 2>&1; renju -g --top=100 -a top /dev/null 2>&1; renju -g --top=3 /dev/null 2>&1; renju --top=3 2>&1
    renju: --top: '0' is not 1 to 99
    Try 'renju --help'.
    renju: --top: '100' is not 1 to 99
    Try 'renju --help'.
    renju: --top: needs --analyze
    Try 'renju --help'.
    renju: --top: needs --games
    Try 'renju --help'.
    [2]

A cached value applies only to positions with the same choices: White may claim after one order of moves, and not after
another; one game ends with the stones with which another begins. The order of the games does not matter:

    $ printf 'F8 A1 G8 O3 H9 A8 H10 O12 H8\nF8 A1 G8 O3 H8 A8 H9 O12 H10\n' >orders; renju -g -f claim -N 500 -a eval orders | cut -f 2,7; sort orders | renju -g -f claim -N 500 -a eval | cut -f 2,7
    FORBIDDEN 3-3	0
    OK	1000
    OK	1000
    FORBIDDEN 3-3	0
    $ printf 'black=e5d5c5b5 white=a9o9c1d2 turn=black a5\nblack=a5e5d5c5b5 white=a9o9c1d2 turn=white\n' >overs; for order in '' -r; do sort $order overs | renju -g -r freestyle -N 500 --plies=0- -a eval | cut -f 2,7; done
    OK	975
    OK	1000
    WIN BLACK	-
    OK	1000
    WIN BLACK	-
    OK	975

On an empty board the moves nearest to the center come first, as in a search:

    $ echo '{"moves":[]}' | renju -g -n 9 -N 300 -a top --top=12 | cut -f 7
    e5:500,d4:479,f4:479,d6:479,f6:479,e4:461,d5:461,f5:461,e6:461,e3:418,d3:417,c3:352

The limits of the marks themselves:

    $ printf 'e6 f5 g7\ng3 c7 g6\nd7 f7 g4\n' | renju -g -n 9 -r freestyle -N 60 --plies -a loss,mark,next | awk -F'\t' '$7 == 50 || $7 == 100 || $7 == 150' | cut -f 3,7-
    2	50	doubtful	g7
    2	100	mistake	g6
    2	150	blunder	g4

An only move has a sentence of its own in SGF, and no better line:

    $ printf 'h8 g8 h7 g11 i7 g9 g7\n' | renju -g --to=sgf --annotate -N 300 | grep -o 'TE\[1\].*The only[^]]*'
    TE[1]V[0.940]SBKV[97.0]C[The only move: all other moves give away 15% or more.
