# Bulk: many files, names of columns, conditions, ratings

The files of a list come before those of the command line; a list has a name per line, or NUL after each:

    $ echo h8 >one; echo h8 i9 >two; echo h8 i9 g7 >'a b
    > c'; printf 'one\n\n\ntwo' >lines; printf 'two\0a b\nc\0one\0' >nuls; renju -g -a where --files-from=lines two
    -	OK	1	-	-	-	one:1
    -	OK	2	-	-	-	two:1
    -	OK	2	-	-	-	two:1
    $ renju -g -a where --files-from=nuls; printf 'one\0two' | renju -g -a where --files-from=-
    -	OK	2	-	-	-	two:1
    -	OK	3	-	-	-	a b?c:1
    -	OK	1	-	-	-	one:1
    -	OK	1	-	-	-	one:1
    -	OK	2	-	-	-	two:1
    $ { cat lines; printf '\n-\n'; } >standard; echo j9 | renju -g -a where --files-from=standard
    -	OK	1	-	-	-	one:1
    -	OK	2	-	-	-	two:1
    -	OK	1	-	-	-	-:1

An empty list gives no games, and standard input is not read:

    $ printf '\n\n' >empty; echo h8 | { renju -g --files-from=empty; cat; }; renju -g --files-from=/dev/null; echo $?
    h8
    0

A file or folder that cannot be read is reported, and the rest is read:

    $ mkdir folder; printf 'one\nnowhere\nfolder\ntwo\n' >bad; renju -g --files-from=bad folder one 2>&1
    -	OK	1	-	-	-
    renju: nowhere: No such file or directory
    renju: folder: there is no file to read in this folder
    -	OK	2	-	-	-
    renju: folder: there is no file to read in this folder
    -	OK	1	-	-	-
    [2]
    $ renju -g --files-from=nowhere one 2>&1; renju -g --files-from=folder 2>&1
    renju: nowhere: No such file or directory
    -	OK	1	-	-	-
    renju: folder: Is a directory
    [2]
    $ for from in pos lib sgf moves json; do renju -g --from=$from folder 2>&1; done | uniq -c | tr -s ' '
     5 renju: folder: there is no file to read in this folder
    $ renju --files-from=lines 2>&1; renju -g --files-from 2>&1
    renju: --files-from: needs --games
    Try 'renju --help'.
    renju: --files-from: needs a value: FILE
    Try 'renju --help'.
    [2]

A list is read as it is needed. A standard input with the list has no games of its own. Names end at NUL if there is
one within the first 4,096 bytes, and an empty name is then reported, and ends the list; a name over 4,095 bytes is
reported:

    $ printf 'one\n-\nnowhere\ntwo\n' | renju -g -a where --files-from=- 2>&1
    -	OK	1	-	-	-	one:1
    renju: nowhere: No such file or directory
    -	OK	2	-	-	-	two:1
    [2]
    $ { awk 'BEGIN { for (i = 0; i < 1024; i++) print "one" }'; printf 'two\0one\n'; } >late; renju -g -a where --files-from=late | tail -n 2
    -	OK	2	-	-	-	two:1
    -	OK	1	-	-	-	one:1
    $ for at in 4095 4096; do { printf 'one\n'; awk -v at=$at 'BEGIN { for (i = 4; i < at; i++) printf "\n" }'; printf '\0two\n'; } >nul; renju -g -a where --files-from=nul 2>&1 | cut -c 1-22; done
    renju: one????????????
    renju: two?: No such f
    -	OK	1	-	-	-	one:1
    renju: nul: an empty n
    $ { printf 'one\n'; awk 'BEGIN { for (i = 0; i < 4096; i++) printf "x" }'; printf '\0two\0'; } >long; renju -g -a where --files-from=long 2>&1 | cut -c 1-70; renju -g --files-from=long 2>&1 >/dev/null | sed 's/[^:]*$//' | wc -c
    -	OK	1	-	-	-	one:1
    renju: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    -	OK	2	-	-	-	two:1
    4105
    $ { printf 'two\n'; awk 'BEGIN { for (i = 0; i < 4096; i++) printf "x" }'; echo; awk 'BEGIN { for (i = 0; i < 4097; i++) printf "x" }'; printf '\none'; } >long; renju -g -a where --files-from=long 2>&1 | cut -c 1-70; renju -g --files-from=long 2>&1 >/dev/null | sed 's/[^:]*$//' | wc -c
    -	OK	2	-	-	-	two:1
    renju: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    renju: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    -	OK	1	-	-	-	one:1
    8210
    $ awk 'BEGIN { print "-"; for (i = 0; i < 40000; i++) print "one" }' | renju -g --files-from=- | sort | uniq -c | tr -s ' '
     40000 -	OK	1	-	-	-
    $ renju -g --files-from=/dev/zero one 2>&1; printf 'one\0\0two\0' | renju -g --files-from=- 2>&1
    renju: /dev/zero: an empty name ends the list of files
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    renju: -: an empty name ends the list of files
    [2]

A file that is read is not written to, not as standard output and not as standard error:

    $ echo h8 >self; ln -s self link; ln self hard; for file in self link ./hard; do renju -q $file 2>&1 >>self; renju -g --to=moves $file one 2>&1 >>self; renju $file 2>>self; done; cat self
    renju: self: input and output are the same file
    renju: self: input and output are the same file
    renju: link: input and output are the same file
    renju: link: input and output are the same file
    renju: ./hard: input and output are the same file
    renju: ./hard: input and output are the same file
    h8
    h8
    renju: self: input and output are the same file
    h8
    renju: link: input and output are the same file
    h8
    renju: ./hard: input and output are the same file
    $ echo h8 >self; for options in -q '-q one -' -g '-g --files-from=-' -i --gomocup --gtp; do renju $options <self 2>&1 >>self; echo $?; done; renju -g <self 2>&1 1<>self; cat self
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    2
    renju: -: input and output are the same file
    h8
    OK
    $ echo h8 >self; for options in '-g --files-from=self' '-q --book=self one' '-i self'; do renju $options 2>&1 >>self </dev/null; done; cat self; printf 'one\nself\n' | renju -g --files-from=- 2>&1 >>self; cat self
    renju: self: input and output are the same file
    renju: self: input and output are the same file
    renju: self: input and output are the same file
    h8
    renju: self: input and output are the same file
    h8
    -	OK	1	-	-	-
    $ echo h8 >self; renju -i -B human --record=self <self 2>&1; renju -q self 2>&1 >self | cat; wc -c <self; echo one | renju -g --files-from=- 2>&1 >>one; cat one
    renju: --record: 'self' is also read; record to another file
    Try 'renju --help'.
    renju: self: input and output are the same file
    0
    renju: one: input and output are the same file
    h8

Options that compare games see all 60,000 names of a list, more than a command line holds; -e stops in the list:

    $ echo 'h8 i9' >a-name-as-long-as-those-of-a-folder-of-games.moves
    $ awk 'BEGIN { for (i = 0; i < 60000; i++) print "a-name-as-long-as-those-of-a-folder-of-games.moves" }' >many; renju -g --files-from=many --tree= one
    h8	60001	0	0	0
    $ awk 'BEGIN { for (i = 0; i < 60000; i++) printf "%s%c", "a-name-as-long-as-those-of-a-folder-of-games.moves", 0 }' | renju -g -a where --files-from=- | uniq -c | sed 's/^ *//'
    60000 -	OK	2	-	-	-	a-name-as-long-as-those-of-a-folder-of-games.moves:1
    $ echo zz >wrong; printf 'one\nwrong\ntwo\n' | renju -g -e --files-from=- one 2>/dev/null
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:zz
    [1]

The first line of every table names the columns, even if no game follows:

    $ echo h8 | renju -g --header -a next,size; renju -g --header </dev/null; renju -g --header one nowhere 2>&1
    id	status	plies	recorded	check	problem	next	size
    -	OK	1	-	-	-	-	15
    id	status	plies	recorded	check	problem
    id	status	plies	recorded	check	problem
    -	OK	1	-	-	-
    renju: nowhere: No such file or directory
    [2]
    $ renju -g --header --plies -a next two; renju -g -t tsv --header --plies=9-9 two
    id	status	plies	recorded	check	problem	next
    -	OK	1	-	-	-	i9
    -	OK	2	-	-	-	-
    id	status	plies	recorded	check	problem
    $ renju -g --header --tree= two; renju -g --header --tree=a1 two; renju -g --header --find=a1 two
    move	games	black	white	draw
    h8	1	0	0	0
    move	games	black	white	draw
    id	status	plies	recorded	check	problem
    [1]
    $ for o in '-t json' '--to=moves' '-t json --tree=' '-t json --to=sgf'; do renju -g --header $o one 2>&1; done; renju --header one 2>&1
    renju: --header: is for text, tsv and csv; it cannot be used with --format=json
    Try 'renju --help'.
    renju: --header: is for text, tsv and csv; it cannot be used with --to
    Try 'renju --help'.
    renju: --header: is for text, tsv and csv; it cannot be used with --format=json
    Try 'renju --help'.
    renju: --header: is for text, tsv and csv; it cannot be used with --to
    Try 'renju --help'.
    renju: --header: needs --games
    Try 'renju --help'.
    [2]

The moves of a row, as --to=moves writes them:

    $ printf 'a\tB\th8 i9 pass j9 1-0\nb\tblack=h8 white=i9 turn=white pass\nc\tturn=white pass h8\nd\t9\th8 h8\ne\th8 zz\nf\t\n' >some; renju -g -a moves some | cut -f 1,7; renju -g --to=moves some | cut -f 1,5
    a	h8 i9 pass j9
    b	black=h8 white=i9 turn=white pass
    c	turn=white pass h8
    d	h8
    e	h8
    f	-
    a	h8 i9 pass j9
    b	black=h8 white=i9 turn=white pass
    c	turn=white pass h8
    d	h8
    e	h8
    f	
    $ renju -g --plies=0- -a moves,next two | cut -f 7,8; renju -g -t json -a moves some | sed -n '2p;6p'; renju -g --canon --first=1 -a moves,next two | cut -f 7,8
    -	h8
    h8	i9
    h8 i9	-
    {"id":"b","status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"moves":"black=h8 white=i9 turn=white pass"}
    {"id":"f","status":"OK","plies":0,"recorded":null,"check":null,"problem":null,"moves":null}
    h8	g7

What --header writes is read again as CSV, with players, rule, size, result and moves:

    $ renju -g --header -a rule,size,black,white,moves examples/psq/*.psq >table; renju -g --header -a rule,size,black,white,moves table | diff table - && wc -l <table | tr -d ' '
    4

The report has no quotes around its columns, so a quote there is part of a name. Other CSV is read as RFC 4180 says:

    $ printf '(;GN["a"]PB["Red" Ann]PW["Bob];B[hh])(;GN["b]PB["]PW["C"];B[ii];W[jj])(;GN[c]PB["D];B[hh])' >names.sgf; renju -g --header -a black,white,moves names.sgf >table; cut -f 1,7- table; renju -g --header -a black,white,moves table | diff table -; printf 'id,status,plies,recorded,check,problem,black,moves\n"a",,,,,,"Lee, Ann",h8\n' | renju -g -a black,moves; printf 'id\tmoves\tblack\n"a"\th8\t"Lee, Ann"\n' | renju -g -a black,moves
    id	black	white	moves
    "a"	"Red" Ann	"Bob	h8
    "b	"	"C"	i7 j6
    c	"D	-	h8
    a	OK	1	-	-	-	Lee, Ann	h8
    a	OK	1	-	-	-	Lee, Ann	h8

Conditions on columns, whether -a asks for them or not. Numbers compare as numbers, texts by bytes:

    $ printf 'a\tB\th8 i9 g7 h9\nb\tW\t9\te5 f6\nc\tD\t19\tj10 k9 i11\nd\tfreestyle\th8 h9 i9 i9\n-\tstandard\tblack=h8 white=i9 pass\n' >few
    $ where() { for condition in "$@"; do echo "$condition: $(renju -g --where="$condition" few 2>/dev/null | cut -f 1 | paste -sd ' ' -)"; done; }; where plies=3 'plies != 3' 'plies<3' 'plies<=3' 'plies>3' 'plies>=03' 'plies>-4' plies~3 'size>9' ' SIZE <= 15 ' size=009
    plies=3: c d
    plies != 3: a b -
    plies<3: b -
    plies<=3: b c d -
    plies>3: a
    plies>=03: a c d
    plies>-4: a b c d -
    plies~3: c d
    size>9: a c d -
     SIZE <= 15 : a b d -
    size=009: b
    $ where() { for condition in "$@"; do echo "$condition: $(renju -g --where="$condition" few 2>/dev/null | cut -f 1 | paste -sd ' ' -)"; done; }; where id=a 'id!=a' 'id<b' 'id<=b' 'id>b' 'id>=b' id~B 'id = - ' 'id!=-' 'id~-' recorded=BLACK recorded=black recorded~bla 'recorded<DRAW' 'recorded!=-' 'recorded>=A' rule=freestyle 'problem~OCCUPIED' 'problem!=-' 'moves~h8 i9' opening=I11 'opening~i' 'where~few:2' 'next=-' 'check=OPEN' 'status=OK' 'forbidden=-'
    id=a: a
    id!=a: b c d -
    id<b: a
    id<=b: a b
    id>b: c d
    id>=b: b c d
    id~B: b
    id = - : -
    id!=-: a b c d
    id~-: -
    recorded=BLACK: a
    recorded=black: 
    recorded~bla: a
    recorded<DRAW: a
    recorded!=-: a b c
    recorded>=A: a b c
    rule=freestyle: d
    problem~OCCUPIED: d
    problem!=-: d
    moves~h8 i9: a
    opening=I11: a c
    opening~i: a c
    where~few:2: b
    next=-: a b c d -
    check=OPEN: a b c
    status=OK: a b c d -
    forbidden=-: a b c d -

All conditions must hold, and the exit status is that of grep, whether or not games have problems:

    $ renju -g --where='plies>2' --where='size<19' -a size few 2>/dev/null; echo $?; renju -g --where='plies>2' --where='plies<2' few; echo $?; renju -g --where=id=d few 2>/dev/null | wc -l; renju -g --where=id=a few nowhere 2>&1
    a	OK	4	BLACK	OPEN	-	15
    d	OK	3	-	-	4:ILLEGAL OCCUPIED:i9	15
    0
    1
    1
    renju: few:4: ply 4: i9: point already has a stone
    a	OK	4	BLACK	OPEN	-
    renju: nowhere: No such file or directory
    [2]
    $ renju -g -v --where='size=15' few 2>&1 >/dev/null | tail -n 1; renju -g -v --plies --where='plies=2' few 2>&1 >/dev/null | tail -n 1; renju -g -v --plies=9- --where='plies=2' few 2>&1 >/dev/null | tail -n 1
    renju: 5 games, 3 found, 0 decided, 3 open, 0 contradicted, 1 with problems
    renju: 5 games, 4 found, 0 decided, 3 open, 0 contradicted, 1 with problems
    renju: 5 games, 0 found, 0 decided, 3 open, 0 contradicted, 1 with problems

`player` means either player, with != neither; - and ? cannot be compared with <:

    $ printf '(;PB[Ann Lee]PW[Bo];B[hh])(;PB[Bo]PW[Cy];B[hh])(;PW[Di];B[hh])(;B[hh])(;PB[-]PW[?];B[hh])' >players.sgf
    $ for condition in player=Bo 'player = Ann Lee' 'player!=Bo' player=- 'player!=-' 'player<Bo' 'player>=Bo' 'player~an' 'black~o' 'white!=-' 'white=?' 'white~?'; do echo "$condition: $(renju -g --where="$condition" -a black,white players.sgf | cut -f 7,8 | tr '\t' ' ' | paste -sd , -)"; done
    player=Bo: Ann Lee Bo,Bo Cy
    player = Ann Lee: Ann Lee Bo
    player!=Bo: - Di,- -,- ?
    player=-: - Di,- -,- ?
    player!=-: Ann Lee Bo,Bo Cy
    player<Bo: Ann Lee Bo
    player>=Bo: Ann Lee Bo,Bo Cy,- Di
    player~an: Ann Lee Bo
    black~o: Bo Cy
    white!=-: Ann Lee Bo,Bo Cy,- Di,- ?
    white=?: - ?
    white~?: - ?

Rows of --plies; --find before, --dedup and --canon after the condition; records and the tree:

    $ renju -g --plies --where='next=g7' -a next,moves few 2>/dev/null | cut -f 1,3,7,8; renju -g --plies --where='problem!=-' few 2>/dev/null; renju -g --find='h8 i9' --where='at=2' -a at few 2>/dev/null
    a	2	g7	h8 i9
    d	OK	3	-	-	4:ILLEGAL OCCUPIED:i9
    a	OK	4	BLACK	OPEN	-	2
    $ printf 'a\tB\th8 i9\nb\tW\th8 g7\nc\tW\th8 i9\n' >images; renju -g --dedup --where='recorded=WHITE' images; renju -g --dedup --where='problem!=-' images; renju -g --canon --where='moves~g7' -a moves images; renju -g --where=recorded=WHITE --to=moves images; renju -g --where=recorded=WHITE --tree=h8 images
    b	OK	2	WHITE	OPEN	-
    c	OK	2	WHITE	OPEN	DUPLICATE:b
    b	OK	2	WHITE	OPEN	-	h8 g7
    b	renju	15	WHITE	h8 g7
    c	renju	15	WHITE	h8 i9
    g7	2	0	2	0

The machine is asked only where the other conditions hold, and turned games have their own answer:

    $ printf 'h8 a1 i8 a2 j8 a3\nh8 a1 h9 a2 h10 a3\n' >wins; renju -g --canon --where='vcf!=-' -a vcf wins; renju -g --where='win~k8' --where='id=-' -a win wins | wc -l; renju -g -N 100000000000 --where='best=a1' --where='plies>99' wins
    -	OK	6	-	-	-	g8,f8,k8
    -	OK	6	-	-	-	g8,f8,k8
    1
    [1]

No search is made for a row that another condition drops, whatever their order:

    $ echo 'h8 i9' | renju -g -N 1000000000000 --where='best=a1' --where='plies>99'; for column in forbidden eval loss rank mark top vcf win only; do echo 'h8 i9' | renju -g -N 1000000000000 --plies --where="$column=-" --where='plies>99' 2>/dev/null; done; echo done
    done

The column shows the value that the condition saw, where a second search would find more:

    $ echo 'h8 j6 g4 i6 g6 j7 i8 k8 h5 k6 l6' | renju -g -N 500 --where='win=?' -a win
    -	OK	11	-	-	-	?
    $ echo 'h8 h6 g4 g7 i5 i7 g5 i6 h7 j8 g6 i9 h4 j6 h10 j9 h9 h11 g3 g2 f2 e1 j7' | renju -g --plies=21- -N 100 --where='only=?' -a only
    -	OK	23	-	-	-	?

The value after ~ may begin with any character:

    $ printf 'a>b\th8\na=~b\th8\n' | renju -g --where='id~>'; printf 'a>b\th8\na=~b\th8\n' | renju -g --where='id~=~'
    a>b	OK	1	-	-	-
    a=~b	OK	1	-	-	-

A condition that is wrong gets a message with the right form:

    $ for condition in 'plys>3' '>3' 'plies' 'plies 30' 'plies x=3' 'plies==3' 'plies=>3' 'plies<>3' 'plies=' 'plies> ' 'plies>many' 'plies=3x' 'size<-' 'id<?' 'at>3.5' 'plies>99999999999999999999' ''; do renju -g --where="$condition" few 2>&1 | head -n 1; done
    renju: --where: 'plys' is not one of id, status, plies, recorded, check, problem, forbidden, next, at, where, rule, size, moves, black, white, black_rating, white_rating, event, place, round, date, file, opening, best, eval, top, loss, rank, mark, vcf, win, only, player
    renju: --where: a column is missing; begin with one of id, status, plies, recorded, check, problem, forbidden, next, at, where, rule, size, moves, black, white, black_rating, white_rating, event, place, round, date, file, opening, best, eval, top, loss, rank, mark, vcf, win, only, player
    renju: --where: 'plies' has no operator; use one of =, !=, <, <=, >, >=, ~
    renju: --where: 'plies 30' has no operator; use one of =, !=, <, <=, >, >=, ~
    renju: --where: 'plies x' is not one of id, status, plies, recorded, check, problem, forbidden, next, at, where, rule, size, moves, black, white, black_rating, white_rating, event, place, round, date, file, opening, best, eval, top, loss, rank, mark, vcf, win, only, player
    renju: --where: '==' is not an operator; use one of =, !=, <, <=, >, >=, ~ (a value such as >x needs a blank before it)
    renju: --where: '=>' is not an operator; use one of =, !=, <, <=, >, >=, ~ (a value such as >x needs a blank before it)
    renju: --where: '<>' is not an operator; use one of =, !=, <, <=, >, >=, ~ (a value such as >x needs a blank before it)
    renju: --where: 'plies=' has no value to compare with
    renju: --where: 'plies> ' has no value to compare with
    renju: --where: plies is a whole number; compare it with a whole number (up to 18 digits), '-' or '?', not with 'many'
    renju: --where: plies is a whole number; compare it with a whole number (up to 18 digits), '-' or '?', not with '3x'
    renju: --where: '-' compares only with =, != and ~
    renju: --where: '?' compares only with =, != and ~
    renju: --where: at is a whole number; compare it with a whole number (up to 18 digits), '-' or '?', not with '3.5'
    renju: --where: plies is a whole number; compare it with a whole number (up to 18 digits), '-' or '?', not with '99999999999999999999'
    renju: --where: a column is missing; begin with one of id, status, plies, recorded, check, problem, forbidden, next, at, where, rule, size, moves, black, white, black_rating, white_rating, event, place, round, date, file, opening, best, eval, top, loss, rank, mark, vcf, win, only, player
    $ renju -g $(printf -- '--where=plies>0 %.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17) few 2>&1 | head -n 1; renju --where='plies>0' few 2>&1 | head -n 1; awk 'BEGIN { for (i = 0; i < 70000; i++) printf "x"; print "\th8\ny\th8" }' >long; renju -g --where='id~y' long 2>&1
    renju: --where: can be used at most 16 times
    renju: --where: needs --games
    renju: long:1: --where cannot compare a value of more than 65,536 bytes
    y	OK	1	-	-	-
    [2]
