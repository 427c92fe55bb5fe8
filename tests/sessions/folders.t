# Bulk: the files of a folder

All files in a folder and below it are read, in the order of the bytes of their whole paths. A path is what was typed, a
slash unless it ends in one, and the rest:

    $ mkdir -p d/a/deep d/b; echo h8 >d/a.sgf; echo 'h8 i9' >d/a/b.txt; echo h8 >d/a/deep/c.moves; echo h8 >d/b/z.TXT; echo h8 >d/B.psq; echo h8 >d/a-b.Csv
    $ renju -g -a where d d/a/ one.txt d//b d/a/deep/../b.txt 2>&1 | cut -f 7; echo h8 >one.txt
    d/B.psq:1
    d/a-b.Csv:1
    d/a.sgf:1
    d/a/b.txt:1
    d/a/deep/c.moves:1
    d/b/z.TXT:1
    d/a/b.txt:1
    d/a/deep/c.moves:1
    renju: one.txt: No such file or directory
    d//b/z.TXT:1
    d/a/deep/../b.txt:1

The same in a list of files:

    $ printf 'd/a\none.txt\nd/b/\n' >list; renju -g -a where --files-from=list d/b | cut -f 7; (cd d; printf '../d/b\0.' | renju -g -a where --files-from=- | cut -f 7 | head -n 2)
    d/a/b.txt:1
    d/a/deep/c.moves:1
    one.txt:1
    d/b/z.TXT:1
    d/b/z.TXT:1
    ../d/b/z.TXT:1
    ./B.psq:1

Without --from only names with an ending of a format count, in upper or lower case. -v says how many were left out:

    $ mkdir -p endings/more; for name in a.moves b.txt c.sgf d.psq e.rec f.rif g.xml h.pgn i.csv j.tsv k.lib l.pos m.json n.jsonl o.ndjson P.MOVES more/q.Json; do echo 'h8 i9' >endings/$name; done
    $ cd endings; for name in none txt sgf. a.svg a.txt.gz b.jsonx more/csv; do echo 'h8 i9' >$name; done; renju -g -a where . | cut -f 7 | paste -s -d ' ' -
    ./P.MOVES:1 ./a.moves:1 ./b.txt:1 ./c.sgf:1 ./d.psq:1 ./e.rec:1 ./f.rif:1 ./g.xml:1 ./h.pgn:1 ./i.csv:1 ./j.tsv:1 ./k.lib:1 ./l.pos:1 ./m.json:1 ./more/q.Json:1 ./n.jsonl:1 ./o.ndjson:1
    $ cd endings; renju -gv . 2>&1 >/dev/null | grep -v 'read as'; renju -gv a.moves more 2>&1 >/dev/null | grep -v 'read as'
    renju: .: 7 files left out, because no format has such an ending; --from=auto reads all
    renju: 17 games, 0 decided, 0 open, 0 contradicted, 0 with problems
    renju: more: 1 file left out, because no format has such an ending; --from=auto reads all
    renju: 2 games, 0 decided, 0 open, 0 contradicted, 0 with problems
    $ cd endings; renju -gv --from=moves . 2>&1 >/dev/null; renju -g --from=auto -a where . | cut -f 7 | tail -n 3
    renju: 24 games, 0 decided, 0 open, 0 contradicted, 0 with problems
    ./o.ndjson:1
    ./sgf.:1
    ./txt:1

Names that begin with a dot are left out, unless they were typed. Links to files are read, links to folders are not
followed, except one that was typed, and what is no file is left out:

    $ mkdir -p links/sub links/.hidden other; echo h8 >links/.hidden/x.txt; echo h8 >links/.x.txt; echo h8 >links/sub/y.txt; echo h8 >other/o.txt; ln -s ../other links/other.txt; ln -s .. links/sub/up; ln -s ../other/o.txt links/o.txt; ln -s other link; mkfifo links/pipe.txt; ln -s pipe.txt links/to-pipe.txt; mkdir links/sgf.sgf
    $ for folder in links links/.hidden links/other.txt link link/; do renju -g -a where $folder | cut -f 7; done; renju -gv links 2>&1 >/dev/null | grep left
    links/o.txt:1
    links/sub/y.txt:1
    links/.hidden/x.txt:1
    links/other.txt/o.txt:1
    link/o.txt:1
    link/o.txt:1
    [1]

A folder without a file to read is reported:

    $ mkdir -p empty/sub/.dot; renju -g empty one.txt 2>&1; echo h8 >empty/sub/no; echo h8 >empty/sub/.dot/a.txt; renju -g empty empty/sub/ 2>&1; renju -gv --from=moves empty/sub/ 2>&1
    renju: empty: there is no file to read in this folder
    -	OK	1	-	-	-
    renju: empty: 1 file left out, because no format has such an ending; --from=auto reads all
    renju: empty/sub/: 1 file left out, because no format has such an ending; --from=auto reads all
    -	OK	1	-	-	-
    renju: 1 game, 0 decided, 0 open, 0 contradicted, 0 with problems

Files that cannot be read are reported, and the rest is read. Links in a circle or to nowhere are such files, and so is
the file that the output goes to:

    $ mkdir bad; echo h8 >bad/a.txt; ln -s bad/c.txt bad/b.txt; ln -s c.txt bad/c.txt; ln -s c bad/c; echo h8 >bad/d.txt; renju -g -a where bad 2>&1 | sed 's/Too many.*/circle/; s/Symb.*/circle/'; renju -g bad/a.txt bad/b.txt >/dev/null 2>&1
    -	OK	1	-	-	-	bad/a.txt:1
    renju: bad/b.txt: No such file or directory
    renju: bad/c.txt: circle
    -	OK	1	-	-	-	bad/d.txt:1
    [2]
    $ renju -g --to=moves d 2>&1 >d/out.txt; cat d/out.txt | wc -l | tr -d ' '
    renju: d/out.txt: input and output are the same file
    6
    $ mkdir -p locked/x locked/y; echo h8 >locked/x/a.txt; echo h8 >locked/y/b.txt; echo h8 >locked/y/c.txt; chmod 0 locked/x locked/y/b.txt; if ls locked/x >/dev/null 2>&1; then echo 'renju: locked/x: Permission denied'; echo 'renju: locked/y/b.txt: Permission denied'; printf -- '-\tOK\t1\t-\t-\t-\tlocked/y/c.txt:1\n'; else renju -g -a where locked 2>&1; fi; chmod 700 locked/x
    renju: locked/x: Permission denied
    renju: locked/y/b.txt: Permission denied
    -	OK	1	-	-	-	locked/y/c.txt:1

Names may have any bytes. In the columns, control characters become question marks:

    $ mkdir names; echo h8 >names/-g.txt; echo h8 >names/"$(printf 'a\nb.txt')"; echo h8 >names/"$(printf 'a\tb\302\233\342\200\256.txt')"; { echo h8 >names/"$(printf '\377\200.txt')"; } 2>/dev/null || ! echo h8 >names/z.txt || echo 'no such names'; renju -g -a where names | LC_ALL=C tr '\200\377' 'zz'; cd names; renju -g -a where -- . -g.txt | tail -n 1
    -	OK	1	-	-	-	names/-g.txt:1
    -	OK	1	-	-	-	names/a?b??.txt:1
    -	OK	1	-	-	-	names/a?b.txt:1
    -	OK	1	-	-	-	names/zz.txt:1
    -	OK	1	-	-	-	-g.txt:1

However deep the folders are, few are open at a time. A path that the system finds too long is reported:

    $ mkdir deep; (cd deep; for i in 1 2 3 4 5 6 7 8 9 10; do mkdir -p a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a; echo h8 >a.txt; cd -P a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a/a; done); (ulimit -n 16; renju -g deep | wc -l | tr -d ' ')
    10
    $ name=$(awk 'BEGIN { while (i++ < 200) printf "x" }'); mkdir long; (cd long; echo h8 >a.txt; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22; do mkdir $name && cd -P $name && echo h8 >b.txt || exit; done 2>/dev/null); renju -g long 2>said | wc -l | tr -d ' '; sed 's/.*xxx: //' said; find long -name '*.txt' -exec rm {} +; renju -g long 2>&1 | sed 's/.*xxx: //'; rm -rf long
    21
    File name too long
    File name too long
