# Facts about a game: event, place, round, date, the players' ratings, and the file it is in

As columns, from a table. A fact that is missing, blank or a dash is a dash; JSON has strings, and null:

    $ printf 'id,moves,Event,PLACE,date,round,black_rating,white_rating\n1,h8 i9,"Cup, the",Tallinn,2021-05-03,2.1,1500,3 dan\n2,h8 i9 g7,-, ,2021,3,-20,?\n3,i9,,,May 2021,10,2000.5,\n4,i9,x,,2021-12,a3,1501,\n5,i9,"Two\nlines",,,,,\n' >few.csv; renju -g --header -a black_rating,white_rating,event,place,round,date,file few.csv | cut -f 1,7-
    id	black_rating	white_rating	event	place	round	date	file
    1	1500	3 dan	Cup, the	Tallinn	2.1	2021-05-03	few.csv
    2	-20	?	-	-	3	2021	few.csv
    3	2000.5	-	-	-	10	May 2021	few.csv
    4	1501	-	x	-	a3	2021-12	few.csv
    5	-	-	Two?lines	-	-	-	few.csv
    $ renju -g -t json -a round,date,file,event few.csv | sed -n '1p;5p'; renju -g -t json -a file,black_rating <few.csv | head -n 1; head -n 2 few.csv | renju -g -a file | cut -f 7
    {"id":"1","status":"OK","plies":2,"recorded":null,"check":null,"problem":null,"round":"2.1","date":"2021-05-03","file":"few.csv","event":"Cup, the"}
    {"id":"5","status":"OK","plies":1,"recorded":null,"check":null,"problem":null,"round":null,"date":null,"file":"few.csv","event":"Two\u000alines"}
    {"id":"1","status":"OK","plies":2,"recorded":null,"check":null,"problem":null,"file":null,"black_rating":"1500"}
    -

From each format that has them, whatever stands in the games' notes, and in each row of --plies:

    $ echo '(;EV[E]PC[P]RO[R]DT[D]BR[1]WR[2]PB[Ann]C[c]LB[zz:1]MA[aa];B[hh]C[d];W[ii](;B[ab])(;B[ac]))' >a.sgf; echo '{"moves":["h8","i9"],"event":"E","place":"P","round":3,"date":"D","black_rating":1,"white_rating":"2","notes":[7]}' >a.json; printf '[Event "E"]\n[Site "P"]\n[Round "R"]\n[Date "2021.5.??"]\n[BlackElo "1"]\n[WhiteElo "2"]\n\n1. h8 {c} i9 *\n' >a.pgn; printf '<tournament id="1" name="E" city="P" start="2021-05-01"/><game tournament="1" round="R"><move>h8</move><info>i</info></game>\n' >a.rif; renju -g -a event,place,round,date,black_rating,white_rating a.sgf a.json a.pgn a.rif 2>&1 | cut -f 3,7-; renju -g --plies=1-2 --variations -a event,date a.sgf | cut -f 3,7-; echo h8 | renju -g -a event,date | cut -f 7,8
    3	E	P	R	D	1	2
    2	E	P	3	D	1	2
    2	E	P	R	2021-05	1	2
    1	E	P	R	2021-05-01	-	-
    1	E	D
    2	E	D
    1	E	D
    2	E	D
    -	-

What is read from one format and written to another has the same facts. --header writes a table that can be read:

    $ facts=event,place,round,date,black_rating,white_rating; renju -g --to=json few.csv >few.json; renju -g --to=sgf few.json | renju -g --to=json | sed 's/"id":null/"id":"-"/' | diff few.json -; renju -g --header -a moves,$facts few.csv | renju -g --to=json | diff few.json - | grep -c '^>'
    1

Ratings and rounds compare as numbers where both are numbers, else only with = != ~:

before: where
    $ where() { for c in "$@"; do echo "$c:$(renju -g --where="$c" few.csv | awk '{ printf " %s", $1 }')"; done; }

    $ where 'black_rating>1500' 'black_rating>=1500' 'black_rating<1500.5' 'black_rating<0' 'black_rating<-19.9' 'black_rating<-20.0' 'black_rating>-20.5' 'black_rating=1500.0' 'black_rating = 01500' 'black_rating!=1500' 'black_rating~50' 'white_rating=3 dan' 'white_rating!=3' 'white_rating>2' 'white_rating=?' 'white_rating=-' 'white_rating!=-' 'white_rating~DAN'
    black_rating>1500: 3 4
    black_rating>=1500: 1 3 4
    black_rating<1500.5: 1 2
    black_rating<0: 2
    black_rating<-19.9: 2
    black_rating<-20.0:
    black_rating>-20.5: 1 2 3 4
    black_rating=1500.0: 1
    black_rating = 01500: 1
    black_rating!=1500: 2 3 4 5
    black_rating~50: 1 4
    white_rating=3 dan: 1
    white_rating!=3: 1 2 3 4 5
    white_rating>2:
    white_rating=?: 2
    white_rating=-: 3 4 5
    white_rating!=-: 1 2
    white_rating~DAN: 1
    $ where 'round<3' 'round<=3' 'round>2' 'round>2.1' 'round>2.09' 'round=2.10' 'round=2.1000000' 'round=2.1000004' 'round=2.1000010' 'round=a3' 'round~A' 'round!=a3' 'round>-1' 'round=3.' 'round=.3'
    round<3: 1
    round<=3: 1 2
    round>2: 1 2 3
    round>2.1: 2 3
    round>2.09: 1 2 3
    round=2.10: 1
    round=2.1000000: 1
    round=2.1000004: 1
    round=2.1000010:
    round=a3: 4
    round~A: 4
    round!=a3: 1 2 3 5
    round>-1: 1 2 3
    round=3.:
    round=.3:

A date compares by as much of it as the condition names. One that says less fulfils only !=, unless what it says decides:

    $ where date=2021 'date!=2021' 'date>2020' 'date>2021' 'date>=2021' 'date<=2021' 'date<2022'
    date=2021: 1 2 4
    date!=2021: 3 5
    date>2020: 1 2 4
    date>2021:
    date>=2021: 1 2 4
    date<=2021: 1 2 4
    date<2022: 1 2 4
    $ where date=2021-05 'date!=2021-05' 'date>2021-05' 'date>=2021-05' 'date<2021-05' 'date<=2021-05' 'date<2022-01' 'date>2020-12'
    date=2021-05: 1
    date!=2021-05: 2 3 4 5
    date>2021-05: 4
    date>=2021-05: 1 4
    date<2021-05:
    date<=2021-05: 1
    date<2022-01: 1 2 4
    date>2020-12: 1 2 4
    $ where date=2021-05-03 'date>2021-05-02' 'date<2021-05-03' 'date>=2021-05-03' 'date<2021-12-01' 'date!=2021-12-01'
    date=2021-05-03: 1
    date>2021-05-02: 1 4
    date<2021-05-03:
    date>=2021-05-03: 1 4
    date<2021-12-01: 1
    date!=2021-12-01: 1 2 3 4 5
    $ where 'date=May 2021' 'date!=May 2021' 'date~may' 'date~2021-' 'date=-' 'date!=-' 'date=2021-5' date=2021-13 date=2021-00 date=2021-05-32 date=2021-05-03-01 date=21 date=20210503
    date=May 2021: 3
    date!=May 2021: 1 2 4 5
    date~may: 3
    date~2021-: 1 4
    date=-: 5
    date!=-: 1 2 3 4
    date=2021-5:
    date=2021-13:
    date=2021-00:
    date=2021-05-32:
    date=2021-05-03-01:
    date=21:
    date=20210503:
    $ where event=x 'event<D' 'place=-' 'file=few.csv' 'file~FEW' 'file!=few.csv' 'event~?'
    event=x: 4
    event<D: 1
    place=-: 2 3 4 5
    file=few.csv: 1 2 3 4 5
    file~FEW: 1 2 3 4 5
    file!=few.csv:
    event~?: 5

A value that < or > cannot compare is refused:

    $ for c in 'date>May' 'date<2021-5' 'date>=2021-13' 'date>2021-05-' 'date>2021-00' 'date>2021-01-00' 'date<=20210503' 'date>-' 'round<x' 'round>1.' 'round>1234567890123' 'round>0.12345678x' 'black_rating>=3 dan' 'white_rating<-' 'event>' ; do renju -g --where="$c" few.csv 2>&1 | head -n 1; done
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with 'May'
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '2021-5'
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '2021-13'
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '2021-05-'
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '2021-00'
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '2021-01-00'
    renju: --where: date compares by <, <=, > and >= only with YYYY, YYYY-MM or YYYY-MM-DD, not with '20210503'
    renju: --where: '-' compares only with =, != and ~
    renju: --where: round compares by <, <=, > and >= only with a number, not with 'x'
    renju: --where: round compares by <, <=, > and >= only with a number, not with '1.'
    renju: --where: round compares by <, <=, > and >= only with a number, not with '1234567890123'
    renju: --where: round compares by <, <=, > and >= only with a number, not with '0.12345678x'
    renju: --where: black_rating compares by <, <=, > and >= only with a number, not with '3 dan'
    renju: --where: '-' compares only with =, != and ~
    renju: --where: 'event>' has no value to compare with

They choose games for other outputs, too, and rows:

    $ renju -g --where='date>2021-05' --to=moves few.csv; renju -g --where='round=2.1' --to=json few.csv | grep -c Tallinn; renju -g --where='date=2021-05-03' --tree= few.csv; renju -g --plies --where='date=2021' --where='plies=2' few.csv | cut -f 1,3; renju -g --where='event=E' --to=sgf a.sgf
    4	renju	15	-	i9
    1
    h8	1	0	0	0
    1	2
    2	2
    (;FF[4]GM[4]SZ[15]RU[renju]EV[E]PC[P]DT[D]RO[R]BR[1]WR[2]PB[Ann]C[c]MA[aa];B[hh]C[d];W[ii];B[ab])
