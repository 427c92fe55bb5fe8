# Bulk: detecting formats, ends of lines, input that is cut short

The first bytes that are neither blanks nor a comment decide the format. Comments before them are skipped:

    $ for text in '(;B[hh])' '<game><move>h8</move></game>' '[A "x"]\nh8\n' 'id,moves\n1,h8\n' '-1,0\n' '{"moves":["h8"]}\n' 'black h8\n' 'Ann\nBob\n7,7,1\n' 'Piskvorky 15x15, 11:11, 0\n8,8,0\n' 'h8\n'; do for before in '' '\357\273\277' '\n \t\n# a (;B[aa]) b\n#\n' '\357\273\277#\r\n\r\n'; do printf -- "$before$text" | renju -g -v 2>&1 | grep -v ' games*, ' | tr '\t\n' '  '; done; echo; done
    renju: -: read as sgf - OK 1 - - - renju: -: read as sgf - OK 1 - - - renju: -: read as sgf - OK 1 - - - - OK 1 - - - renju: -: read as sgf - OK 1 - - - 
    renju: -: read as rif - OK 1 - - - renju: -: read as rif - OK 1 - - - renju: -: read as rif - OK 1 - - - renju: -: read as rif - OK 1 - - - 
    renju: -: read as pgn - OK 1 - - - renju: -: read as pgn - OK 1 - - - renju: -: read as pgn - OK 1 - - - renju: -: read as pgn - OK 1 - - - 
    renju: -: read as csv 1 OK 1 - - - renju: -: read as csv 1 OK 1 - - - renju: -: read as csv 1 OK 1 - - - renju: -: read as csv 1 OK 1 - - - 
    renju: -: read as offset - OK 1 - - - renju: -: read as offset - OK 1 - - - renju: -: read as offset - OK 1 - - - renju: -: read as offset - OK 1 - - - 
    renju: -: read as json - OK 1 - - - renju: -: read as json - OK 1 - - - renju: -: read as json - OK 1 - - - renju: -: read as json - OK 1 - - - 
    renju: -: read as winner - OK 1 BLACK OPEN - renju: -: read as winner - OK 1 BLACK OPEN - renju: -: read as winner - OK 1 BLACK OPEN - renju: -: read as winner - OK 1 BLACK OPEN - 
    renju: -: read as rec - OK 1 - - - renju: -: read as rec - OK 1 - - - renju: -: read as rec - OK 1 - - - renju: -: read as rec - OK 1 - - - 
    renju: -: read as psq - OK 1 - - - renju: -: read as psq - OK 1 - - - renju: -: read as psq - OK 1 - - - renju: -: read as psq - OK 1 - - - 
    renju: -: read as moves - OK 1 - - - renju: -: read as moves - OK 1 - - - renju: -: read as moves - OK 1 - - - renju: -: read as moves - OK 1 - - - 

Players named like keywords of other formats; a line of text in no format:

    $ printf 'Black\nWhite\n7,7,1\n8,8,1\n' | renju -g -v -a black,white 2>&1; printf 'black\nwhite h8\ndraw\n' | renju -g -v 2>&1 | head -n 1; printf 'Draw\r\n12\r\n7,7,1\r\n' | renju -g -a black,white
    renju: -: read as rec
    renju: 1 game, 0 decided, 0 open, 0 contradicted, 0 with problems
    -	OK	2	-	-	-	Black	White
    renju: -: read as winner
    -	OK	1	-	-	-	Draw	-
    $ for text in 'PK rules\th8' '[h8' 'black\th8' 'white=h8' 'id;moves' '0,0' '-1,0,0' 'x\t-1,0' 'h\0008 i9' 'Bob\tx\n12\n7,7,1'; do printf -- "$text\n" | renju -g -v 2>&1 | grep "read as"; done | sort | uniq -c | sed 's/^ *//'
    1 renju: -: read as csv
    9 renju: -: read as moves
    $ printf 'id,a,bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb,moves\n1,,,h8\n' | renju -g
    1	OK	1	-	-	-

A line with "(;" is SGF only if no other format matches:

    $ for text in '{"id":"(;","moves":"h8"}' 'moves;(;' '[Event "(;"]' 'black (;B[hh])' 'black h8' 'h8 (;B[hh])'; do printf -- "$text\n" | renju -g -v 2>&1 | sed -n 's/.* read as //p'; done | paste -s -d ' ' -
    json csv pgn sgf winner sgf

Empty standard input, or blanks and comments alone, are no game in any format. An empty FILE is a problem in every
format:

    $ for from in auto moves sgf psq rec rif pgn csv winner offset json lines ccgc board; do printf '\357\273\277\n# c\n \r\n#d' | renju -g --from=$from 2>&1; done
    $ for from in auto moves sgf psq rec rif pgn csv lib pos winner offset json lines ccgc board; do renju -g --from=$from </dev/null 2>&1; done
    $ : >nothing; for from in auto moves sgf psq rec rif pgn csv lib pos winner offset json lines ccgc board; do renju -g --from=$from nothing; done | uniq -c | sed 's/^ *//'
    16 -	OK	0	-	-	0:ERROR SYNTAX:-
    $ printf '\n' | renju -g --from=pos; printf '\n#' >blanks; renju -g --from=sgf blanks; renju -g --from=csv blanks; echo $?
    -	OK	0	-	-	1:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    0

A lone carriage return ends a line in formats with one game per line. In other formats it does not, but a message
reports what is lost:

    $ printf 'Piskvorky 15x15, 11:11, 0\r8,8,0\r9,9,0\r' | renju -g; printf 'id,moves\r1,h8\r' | renju -g --from=csv; echo $?; printf '#c\rmoves,id\rh8,1\r' | renju -g 2>&1; echo $?; printf 'a\rb\r7,7,1\r' | renju -g; printf '#c\r[A "x"]\rh8 1-0\r' | renju -g
    -	OK	0	-	-	0:ERROR SYNTAX:piskvorky 15x15, 11:11, 0?8,8,0?
    1	OK	1	-	-	-
    0
    1	OK	1	-	-	-
    0
    -	OK	0	-	-	0:ERROR SYNTAX:a?b?7,7,1
    -	OK	1	BLACK	OPEN	-
    $ printf 'a\th8 i9\rb\t\th8\r\r#c\rc\th8 zz\r\nd\th8\n\re\tW\th8\r' >mac; renju -g -a where mac; renju -g mac 2>&1 >/dev/null; renju -g --from=moves <mac | cut -f 1 | paste -sd ' ' -
    a	OK	2	-	-	-	mac:1
    b	OK	1	-	-	-	mac:2
    c	OK	1	-	-	2:ERROR SYNTAX:zz	mac:5
    d	OK	1	-	-	-	mac:6
    e	OK	1	WHITE	OPEN	-	mac:8
    renju: mac:5: ply 2: zz: cannot read a move here
    a b c d e
    $ printf '# a comment\r\r \rh8\r' | renju -g; printf '\357\273\277# a\rblack h8 j9\rwhite j9\r' | renju -g; printf -- '#\r-1,0\r0,0\r' | renju -g --to=moves; printf '#a\r#b\r' | renju -g; printf 'h8\r' | renju -g; printf '\r' | renju -g
    -	OK	1	-	-	-
    -	OK	2	BLACK	OPEN	-
    -	OK	1	WHITE	OPEN	-
    g8
    h8
    -	OK	1	-	-	-

A comment may stand after blanks anywhere in a stream, and may be longer than a record:

    $ printf 'h8\n  # a comment\n\t#\ni9\n' | renju -g --from=moves; printf ' # a comment\nblack h8\n #\nwhite j9\n' | renju -g; (printf '#'; head -c 1200000 /dev/zero | tr '\000' x; printf '\nh8\n') | renju -g
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	1	BLACK	OPEN	-
    -	OK	1	WHITE	OPEN	-
    -	OK	1	-	-	-

The result does not depend on how the bytes arrive: across buffers, one by one, and in lines of up to 1 MiB:

    $ (head -c 524285 /dev/zero; printf '\th8\r'; head -c 589819 /dev/zero; printf '\th8\r\nc\th8\r'; head -c 1048573 /dev/zero; printf '\th8\r\n'; head -c 1048574 /dev/zero; printf "\th8\r"; head -c 2500000 /dev/zero; printf "\rf\th8\r\n") | tr '\000' x >long; head -c 1114112 long | tail -c 1 | od -An -c; for read in 'cat long' 'dd if=long bs=1113 status=none'; do $read | renju -g -a where | sed 's/xxx*/x/'; done
      \r
    x	OK	1	-	-	-	-:1
    x	OK	1	-	-	-	-:2
    c	OK	1	-	-	-	-:3
    x	OK	1	-	-	-	-:4
    -	OK	0	-	-	0:ERROR SYNTAX:-	-:5
    -	OK	0	-	-	0:ERROR SYNTAX:-	-:6
    f	OK	1	-	-	-	-:7
    x	OK	1	-	-	-	-:1
    x	OK	1	-	-	-	-:2
    c	OK	1	-	-	-	-:3
    x	OK	1	-	-	-	-:4
    -	OK	0	-	-	0:ERROR SYNTAX:-	-:5
    -	OK	0	-	-	0:ERROR SYNTAX:-	-:6
    f	OK	1	-	-	-	-:7
    $ (printf 'a\th8\r'; sleep 0.1; printf '\nb\th8\r'; sleep 0.1; printf '\rc\th8'; sleep 0.1; printf '\r') | renju -g -a where | cut -f 1,7 | paste -sd ' ' -
    a	-:1 b	-:2 c	-:4

Where input is cut short, the next ply is a problem; an open quote swallows no other game:

    $ for text in '(;B[hh];W[' '(;B[hh];W[ii' '<game><move>h8 i9' '[A "x"]\nh8 {i9' 'id,moves\n1,"h8 i9\n2,g7\n' 'id,moves\n1,h8 i9\n"2,g7\n3,h7\n'; do printf "$text" | renju -g; done
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:-
    -	OK	2	-	-	3:ERROR SYNTAX:-
    -	OK	1	-	-	2:ERROR SYNTAX:-
    1	OK	2	-	-	3:ERROR SYNTAX:-
    2	OK	1	-	-	-
    1	OK	2	-	-	-
    2,g7	OK	0	-	-	1:ERROR SYNTAX:-
    3	OK	1	-	-	-
    [2]

In place of the names, a tournament's name may contain the rule:

    $ for text in '0,Renju15_1' 'Ann\n0,Caro\n' 'Ann\n0,Bob\n' 'Ann\nBob\n0,Caro\n' '-1\n0,Caro\n'; do printf "Piskvorky 15x15, 11:11, 0\n8,8,0\n$text" | renju -g -a rule,black,white | cut -f 7-; done
    renju	-	-
    caro	Ann	-
    freestyle	Ann	0,Bob
    caro	Ann	Bob
    caro	-	-

Fields that are all moves, with any result after them:

    $ printf 'h8\ti9\tB\nh8\ti9\tWhite wins\t\nh8\ti9\tdraw \nh8\ti9\tg7 0-1\nh8\ti9\t*\nh8\ti9\tBob\nB\th8\ti9\n' | renju -g
    -	OK	2	BLACK	OPEN	-
    -	OK	2	WHITE	OPEN	-
    -	OK	2	DRAW	OPEN	-
    -	OK	3	WHITE	OPEN	-
    -	OK	2	-	-	-
    h8	OK	0	-	-	1:ERROR SYNTAX:bob
    B	OK	1	-	-	-
    [1]

Moves of two numbers may have move numbers only in PGN:

    $ printf '[A "x"]\n1. 7,7 8,8\n2.9,9 10,10 3... pass 1-0\n' | renju -g -c xy; printf '1. 7,7\n' | renju -g -c xy
    -	OK	5	BLACK	OPEN	-
    -	OK	0	-	-	1:ERROR SYNTAX:1.
    [1]

A result in a variation belongs to that variation:

    $ printf '(;RE[W];B[hh](;RE[B];W[ii])(;W[jj]))' | renju -g --variations
    -	OK	2	BLACK	OPEN	-
    -	OK	2	WHITE	OPEN	-

So do the names of a variation:

    $ printf '(;GM[4]PW[Eve](;GN[a]PB[Ann];B[h8])(;B[h7])(;PB[Bob]PW[Dan];B[h6]))' | renju -g --variations -a black,white
    a	OK	1	-	-	-	Ann	Eve
    -	OK	1	-	-	-	-	Eve
    -	OK	1	-	-	-	Bob	Dan

A plain line cannot have a board of one point:

    $ printf '(;SZ[1];B[aa])(;SZ[2];B[aa])' | renju -g --to=moves 2>&1
    renju: -:1: skipped: the format cannot hold this game
    -	renju	2	-	a2
    [2]

A lone carriage return ends a comment and a line before the format is known:

    $ printf '# c\r[Black "a"]\r\r1. h8\r' | renju -g -v -a black 2>&1 | head -n 2; printf '# c\r\rwhite h8\r' | renju -g -v 2>&1 | head -n 2
    renju: -: read as pgn
    renju: 1 game, 0 decided, 0 open, 0 contradicted, 0 with problems
    renju: -: read as winner
    renju: 1 game, 0 decided, 1 open, 0 contradicted, 0 with problems

Comments before the games may be long:

    $ for text in '(;B[hh])' '[A "x"]\nh8\n' 'id,moves\n1,h8\n' '{"moves":["h8"]}\n' 'Piskvorky 15x15, 11:11, 0\n8,8,0\n'; do (yes '# a comment' | head -n 1000; printf "$text") | renju -g -a moves | cut -f 7; done | xargs
    h8 h8 h8 h8 h8

SGF and JSON stay what they are, even if a text in their first line has a field that would name a column of CSV:

    $ printf '(;GM[4]C[Good; moves; bad];B[hh];W[ig])\n' | renju -g; printf '{"black":"A,move,B","moves":["h8"]}\n' | renju -g; printf '[{"black":"A,move,B","moves":["h8"]}]\n' | renju -g
    -	OK	2	-	-	-
    -	OK	1	-	-	-
    -	OK	1	-	-	-

An id by which a line of moves would be taken for another format, or for a comment, is written with a `?`:

    $ for id in moves Move '\"moves\"' '(1)' '{1}' '<1>' '[A \"x' 'Piskvorky 15x15, 11:11, 0' '#x' '#' 'a,b,c,moves,d,e' 'x(;y;z' 'a,moves,b' '[' black '(é' 'moves\t'; do printf '{"id":"%s","moves":["h8","i9"]}\n' "$id" | renju -g --from=json --to=moves | renju -g | cut -f 1,3; done
    ?moves	2
    ?Move	2
    ?"moves"	2
    ?1)	2
    ?1}	2
    ?1>	2
    ?A "x	2
    ?Piskvorky 15x15, 11:11, 0	2
    ?x	2
    ?	2
    ?a?b?c?moves?d?e	2
    ?x(?y?z	2
    a,moves,b	2
    [	2
    black	2
    ?é	2
    ?moves	2

A first line of words that are no moves is a table that does not name its moves:

    $ for text in 'ply,stone\n1,h8' 'name;score\na;1' 'black,white,result' 'player\tevent\tnotes' 'foo,bar' 'a,b,,' '\303\244,b'; do printf "$text\n" >table; renju -g table 2>&1; echo $?; done | sort | uniq -c | sed 's/^ *//'
    7 2
    7 renju: table: a table whose first line names no column of moves; name the columns, e.g. id,moves
    $ for text in 'position,move\n1,h8' 'a\tb' 'a\tb\thhii' 'a\tb\th8 zz' 'hello' 'hello world' 'h8,foo' 'foo,h8' 'a,1' ',a'; do printf "$text\n" >table; renju -g table 2>/dev/null; done
    -	OK	1	-	-	-
    a	OK	0	-	-	1:ERROR SYNTAX:b
    a	OK	2	BLACK	OPEN	-
    a	OK	1	BLACK	-	2:ERROR SYNTAX:zz
    -	OK	0	-	-	1:ERROR SYNTAX:hello
    -	OK	0	-	-	1:ERROR SYNTAX:hello
    -	OK	1	-	-	2:ERROR SYNTAX:foo
    -	OK	0	-	-	1:ERROR SYNTAX:foo
    -	OK	0	-	-	1:ERROR SYNTAX:a
    -	OK	0	-	-	1:ERROR SYNTAX:a
    [1]

A short SGF file with bytes that are not ASCII, as many as the first one says, is SGF, not POS:

    $ printf '(;GM[4]SZ[15]PB[\303\251xxxxxxxxx];B[hh];W[ii])' >short; wc -c <short | tr -d ' '; renju -g -v short 2>&1 | grep -o 'read as.*'
    41
    read as sgf
