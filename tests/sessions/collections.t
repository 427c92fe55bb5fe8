# Bulk: many files, names of columns, conditions, ratings

The files of a list come before those of the command line; a list has a name per line, or NUL after each:

    $ echo h8 >one; echo h8 i9 >two; echo h8 i9 g7 >'a b
    > c'; printf 'one\n\n\ntwo' >lines; printf 'two\0a b\nc\0\0one\0' >nuls; renju -g -a where --files-from=lines two
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

A list without a name is no game, and standard input stays unread:

    $ printf '\n\n' >empty; echo h8 | { renju -g --files-from=empty; cat; }; renju -g --files-from=/dev/null; echo $?
    h8
    0

What cannot be read is reported, and the rest is read; a folder, too:

    $ mkdir folder; printf 'one\nnowhere\nfolder\ntwo\n' >bad; renju -g --files-from=bad folder one 2>&1
    -	OK	1	-	-	-
    renju: nowhere: No such file or directory
    renju: folder: Is a directory
    -	OK	2	-	-	-
    renju: folder: Is a directory
    -	OK	1	-	-	-
    [2]
    $ renju -g --files-from=nowhere one 2>&1; renju -g --files-from=folder 2>&1
    renju: nowhere: No such file or directory
    -	OK	1	-	-	-
    renju: folder: Is a directory
    [2]
    $ for from in pos lib sgf moves json; do renju -g --from=$from folder 2>&1; done
    renju: folder: Is a directory
    renju: folder: Is a directory
    renju: folder: Is a directory
    renju: folder: Is a directory
    renju: folder: Is a directory
    [2]
    $ renju --files-from=lines 2>&1; renju -g --files-from 2>&1
    renju: --files-from needs --games
    Try 'renju --help'.
    renju: --files-from needs a value: FILE
    Try 'renju --help'.
    [2]

Options that compare all games see one run of 60,000 names, more than a command line holds; -e stops in the list:

    $ echo 'h8 i9' >a-name-as-long-as-those-of-a-folder-of-games.moves
    $ awk 'BEGIN { for (i = 0; i < 60000; i++) print "a-name-as-long-as-those-of-a-folder-of-games.moves" }' >many; renju -g --files-from=many --tree= one
    h8	60001	0	0	0
    $ awk 'BEGIN { for (i = 0; i < 60000; i++) printf "%s%c", "a-name-as-long-as-those-of-a-folder-of-games.moves", 0 }' | renju -g -a where --files-from=- | uniq -c | sed 's/^ *//'
    60000 -	OK	2	-	-	-	a-name-as-long-as-those-of-a-folder-of-games.moves:1
    $ echo zz >wrong; printf 'one\nwrong\ntwo\n' | renju -g -e --files-from=- one 2>/dev/null
    -	OK	1	-	-	-
    -	OK	0	-	-	1:ILLEGAL OFF-BOARD:zz
    [1]

The first line names the columns, if no game follows, too; of whatever table is printed:

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
    renju: --header names the columns of lines of text; it can't be used with --format=json
    Try 'renju --help'.
    renju: --header names the columns of lines of text; it can't be used with --to
    Try 'renju --help'.
    renju: --header names the columns of lines of text; it can't be used with --format=json
    Try 'renju --help'.
    renju: --header names the columns of lines of text; it can't be used with --to
    Try 'renju --help'.
    renju: --header needs --games
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
