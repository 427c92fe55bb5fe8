# Tables for other programs: -t csv

The names of the columns come first, also without a game; a dash is an empty field:

    $ renju -g -t csv </dev/null; renju -g -t csv --header --tree=h8 -j 2 </dev/null; renju -g -t csv --elo </dev/null; renju -g -t csv --players </dev/null
    id,status,plies,recorded,check,problem
    move,games,black,white,draw
    name,elo,low,high,games,wins,draws,losses
    name,games,moves,loss,only,missed,blunder,mistake,doubtful,first
    $ printf 'a\tB\th8 i9 h8\n' | renju -g -t csv -a size,black,moves,eval 2>/dev/null
    id,status,plies,recorded,check,problem,size,black,moves,eval
    a,OK,2,BLACK,,3:ILLEGAL OCCUPIED:h8,15,,h8 i9,
    [1]

Quotes stand only around a field that needs them; what no line may hold becomes `?`, and a stray byte U+FFFD:

    $ printf '(;PB["Bo" Lee]PW[=1+1,2]GN[-]EV[a\tb\rc\nd\0e];B[hh];W[ii])(;GN[-x]PB[\377,]PW[吴"]EV[NULL])' >odd.sgf; renju -g -t csv -a black,white,event,moves odd.sgf
    id,status,plies,recorded,check,problem,black,white,event,moves
    ,OK,2,,,,"""Bo"" Lee","=1+1,2",a?b?c?d?e,h8 i7
    -x,OK,0,,,,"�,","吴""",NULL,
    $ mkdir 'd,'; echo h8 >'d,/e'; renju -g -t csv -a file,where --from=moves 'd,'; printf 'f,"\th8\n=g\th8\n' | renju -g -t csv --dedup
    id,status,plies,recorded,check,problem,file,where
    ,OK,1,,,,"d,/e","d,/e:1"
    id,status,plies,recorded,check,problem
    "f,""",OK,1,,,
    =g,OK,1,,,"DUPLICATE:f,"""

A list has quotes from its second item on:

    $ printf 'black=h7h6i8j8\nblack=h7h6i8j8k11k10l9m9 turn=black\n' | renju -g -t csv -a forbidden | cut -d , -f 3-
    plies,recorded,check,problem,forbidden
    0,,,,h8:3-3
    0,,,,"h8:3-3,k9:3-3"
    $ echo 'black=h8i8j8g8 white=f8a1b3c5 turn=black' | renju -g -t csv -a vcf,top --top=1 -N 100 | cut -d , -f 7- | sed 's/:[0-9]*/:N/g'; echo 'black=h8h9h10 white=a1b3c5 turn=black' | renju -g -t csv -a vcf,top --top=2 -N 100 | cut -d , -f 7- | sed 's/:[0-9]*/:N/g'
    vcf,top
    k8,k8:N
    vcf,top
    "h7,h6,h11","h7:N,h11:N"

The program reads what it wrote:

    $ renju -g -t csv -a black,white,event,moves odd.sgf | renju -g -t csv -a black,white,event,moves | tail -n 2
    ,OK,2,,,,"""Bo"" Lee","=1+1,2",a?b?c?d?e,h8 i7
    -x,OK,0,,,,"�,","吴""",NULL,
    $ printf '(;EV[ a]PC[b ]DT[-]BR[""];B[hh])' | renju -g -t csv -a event,place,date,black_rating,moves >kept.csv; renju -g -t json -a event,place,date,black_rating kept.csv | cut -d , -f 7-; renju -g -t csv -a event,place,date,black_rating,moves kept.csv | cmp - kept.csv && echo same
    "event":" a","place":"b ","date":null,"black_rating":"\"\""}
    same
    $ renju -g -t csv -j 2 -a rule,moves examples/collection.tsv >all.csv; renju -g all.csv >again; renju -g examples/collection.tsv | cmp - again && echo same
    same

In the tables, `-t csv` changes only the separator and the dash:

    $ renju -g --to=sgf examples/collection.tsv | sed 's/GN/PB[A, Ann]PW[B]GN/' >named.sgf; for table in --tree=h8 --elo; do renju -g -t csv $table named.sgf | sed 's/"//g; s/A,/A/' >csv; renju -g --header $table named.sgf | sed 's/A,/A/' | tr '\t' , | cmp - csv && echo same; done
    same
    same
    $ printf 'black,white,moves\n"A,",-,h8h9\n' | renju -g -t csv --players -N 100; printf 'black,white,moves\n"A,",-,\n' | renju -g -t csv --players
    name,games,moves,loss,only,missed,blunder,mistake,doubtful,first
    "A,",1,1,0.0,0,0,0,0,0,100.0
    name,games,moves,loss,only,missed,blunder,mistake,doubtful,first
    "A,",1,0,,0,0,0,0,0,

It is for games, and records have their own form:

    $ for options in '-t csv' '-g --to=sgf -t csv --header'; do echo h8 | renju $options 2>&1; done; echo h8 | renju -g --to=moves -t csv
    renju: --format: csv needs --games
    Try 'renju --help'.
    renju: --header: is for text, tsv and csv; it cannot be used with --to
    Try 'renju --help'.
    h8

Lists of moves are read as pandas and numpy write them:

    $ printf 'id,moves\na,"[""h8"", ""i9""]"\nb,"['h8', 'i9']"\nc,['"'h8' 'i9'"']\nd,"['"'h8',\n 'i9'"']"\ne,[]\n' | renju -g -a moves | cut -f 1,3,7
    a	2	h8 i9
    b	2	h8 i9
    c	2	h8 i9
    d	2	h8 i9
    e	0	-

A full disk is trouble:

    $ yes 'h8 i9' | head -n 20000 | renju -g -t csv 2>&1 >/dev/full
    renju: standard output: No space left on device
    [2]
