#!/bin/sh
# renju -g -j 4 writes the bytes of -j 1, on stdout and on stderr, and ends with its status.
program=$1
scratch=$2
failed=0
# say STATUS NAME
say() {
	[ "$1" -eq 0 ] || failed=1
	if [ "$1" -eq 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}
data=$PWD/tests/data
collection=$PWD/examples/collection.tsv
mkdir -p "$scratch/folder/in" && cd "$scratch" || exit 2

# Games of three rules, with problems, unknown rules, duplicates, notes, players, a set-up, passes.
for kind in renju15_d4 free9 std7; do grep -v '^#' "$data/games-$kind.tsv" | head -n 2; done >folder/games.moves
{
	cat folder/games.moves
	head -n 1 folder/games.moves
	printf '%s\n' 'a	nonsense	h8 h9' 'b	nonsense	h8 h8 h9' 'c	gibberish	h8 i9 zz' 'd	black=h8i9 white=h7 turn=white g6 pass h6 pass'
	head -n 2 folder/games.moves | cut -f 1-3,5
} >games
printf '%s' '(;GM[4]SZ[9]PB[Ann]PW[Bob]EV[Cup]DT[2021-05-01]RE[B+];B[ee]C[the center];W[df];B[fe](;W[de];B[ge])(;W[ce]))' >folder/one.sgf
printf '%s' '(;GM[4]SZ[15]PB[Bob]PW[Ann]EV[Cup];B[hh];W[hh];B[gg])(;GM[4]PB[Ann]PW[Ann];B[hh]LB[hh:x];W[ih];B[hi])' >folder/in/two.sgf
printf '[Event "Cup"]\n[Black "Bob"]\n[White "Cy"]\n[Result "0-1"]\n\n1. h8 {fine} h9 2. i9 0-1\n' >folder/in/three.pgn
printf 'black,white,moves\nAnn,Cy,h8 i9 i8 g8\nBob,Ann,h8 h8\n,,h8 h9 h7\n' >folder/four.csv
: >folder/empty.moves

# runs JOBS OPTION...: writes out.JOBS and err.JOBS, and the status into end.JOBS
runs() {
	jobs=$1
	shift
	"$program" -g -j "$jobs" "$@" >"out.$jobs" 2>"err.$jobs" <"${input:-/dev/null}"
	echo $? >"end.$jobs"
}
# same OPTION...
same() {
	runs 1 "$@"
	runs 4 "$@"
	cmp out.1 out.4 && cmp err.1 err.4 && cmp end.1 end.4 && [ -s "${needs:-out.1}" ]
	say $? "-g $*"
}

same -N 40 --plies -a eval,loss,rank,mark games
same -N 40 --plies=2-9 --canon -a best,top,next --top=3 -t json games
same -N 40 -a vcf,win,only,forbidden --header games folder
same -N 40 --plies --dedup=position --where='eval>400' games folder
same -N 40 -v --first=9 -a eval,where,file,date,event --where='eval>=0' --where='player=Ann' folder games folder/one.sgf
same -N 40 -v -a eval games nowhere folder folder/empty.moves
same -N 40 -e --plies -a eval games folder
printf '(;PL[x];B[hh])(;B[hh];W[hh])(;B[ii])' >side.sgf
same -N 40 -e -a eval folder/one.sgf side.sgf nowhere # the remark on PL comes after the game that ends the run
same -N 40 --find=h8 -a eval,at --where=plies'>2' games folder
same -N 40 --to=sgf --annotate --variations folder
same -N 40 --to=graph games folder
same -N 40 --to=graph --plies=3-5 --canon folder
same -N 40 --to=lib --where='eval>=0' folder/one.sgf folder/in
same -N 40 --to=lines --where='eval>=0' games folder
same -N 40 --to=json --where='eval>=0' --dedup folder games
same -N 40 --players folder games
same -N 40 --players --canon --where='eval!=5' -t json folder
same -N 40 --tree= --where='eval>=0' games
same -N 40 --elo --where='eval>=0' folder
same -D 2 -n 9 -r freestyle -a eval --plies folder/one.sgf

# Without searches, threads read pieces of 64 KiB of a file of lines, and small files as a whole. A rule that is not
# known is reported once for each file; a line over 1 MiB, a lone CR and a last line without its end are games, too.
{
	cat "$collection" games "$collection" "$collection" "$collection" "$collection"
	sed 's/$/\r/' games
	tr '\n' '\r' <games
	awk 'BEGIN { for (i = 0; i < 20000; i++) printf "long%s", (i % 100 ? "" : "\t"); print "" }'
	awk 'BEGIN { for (i = 0; i < 300000; i++) printf "long "; print "" }'
	cat games "$collection" "$collection" "$collection" "$collection" "$collection"
	printf '#comment\n\nlast	h8 i9'
} >large
sed 's/	h8 /	h8 h8 /' "$collection" >faulty
same large
awk 'BEGIN { for (i = 0; i < 9000; i++) print "h8 j9 k8\nx\tfreestyle\t15\tW\th8 h1 h9 a1 h10 j1 h11 k1 h12" }' >without
same -v without
same -v -t json -a where,moves,opening,date folder large games
same --to=json large folder
same --to=sgf --variations folder large
same --to=psq -v folder large games
same --to=lines games large
same --to=svg -m --where=plies'>28' large
same -e large games
same -v --where=plies'>20' --where='id~foul' large folder
same --find=h8 --within -a at,next --plies=1-3 --canon --header large
same --dedup -v large large
same --elo large folder folder folder folder
needs=err.1
same --elo without
needs=
same --tree=h8 large large large large large
same --first=3 -c go -f reject faulty large nowhere folder
for input in games large; do
	same -v -a where
	same -N 20 -a best --where=plies'<3'
done
input=

# CSV and JSON of more than 256 KiB are cut between games. A quote may hold ends of lines, and may never be closed; JSON
# may be nested, cut short, or no array any more. What a line number says depends on all that is before it.
awk 'BEGIN {
	printf "\357\273\277sep=;\nid;moves;rule;event;result\n"
	for (i = 0; i < 9000; i++) {
		end = i % 1000 < 500 ? "\n" : (i % 3 ? "\r" : "\r\n")
		printf "g%d;h8 h9%s;%s;\"Cup;%s%d \"\"%s; the rest of its name is longer than that \"\"\";1-0%s", i, (i % 50 ? "" : " h8"), (i % 900 ? "" : "odd" i % 7), end, i, end, end
		if (i % 7 == 0) printf "\"a;\n\"\"%s\"\" b\";\"h8%si9\";free;\"%sx\"y;\"\"%s", i, end, end, end
		if (i % 1500 == 9) printf ";\"h8 i9;;%s%s# no comment; \"%s", end, end, end
	}
	printf "last;\"h8 h9;\n\n"
}' >quotes.csv
awk 'BEGIN {
	for (i = 0; i < 5000; i++) {
		game = "\"id\": \"g" i "\", \"black\": \"{[\\\"" i "\", \"moves\": [\"h8\", [7, 8]" (i % 60 ? "" : ", \"h8\"") "]"
		more = ", \"x\": [{\"y\": [" i "]}, \"]}\\\\\"], \"rule\": \"" (i % 700 ? "free" : "odd" i % 3) "\""
		print "{" game more "}" >"lines.jsonl"
		printf "%s{%s%s}", (i ? ", " : "["), game, more >"array.json"
		printf "%s{\r\n%s,\r\n  \"y\": {}%s\r\n  }", (i ? ",\n  " : "[\n  "), game, more >"pretty.json"
		print (i % 9 == 5 ? "\"" : i % 9 == 6 ? "]" : i % 9 == 7 ? "# {" : "") "{" game "," >"damaged.json"
		printf "{\"black\": \"@\\\", \"moves\": \"h8 i9\", \"x\": \"}\"}, " >"sjis"
		print "\"y\": 1" (i % 3 ? "}" : i % 6 ? "}}, 5, {" : i % 12 ? "\"{}" : i % 24 ? "" : "}, [{}") >"damaged.json"
	}
	print "id;moves" >"returns.csv"
	for (i = 0; i < 3000; i++) {
		printf "\"%090d\n\";h8 i9\r", i >"returns.csv"
		print "{\"id\": \"\\\"}\", \"moves\": \"h8 i9\"}\n{\"a\": {\n{\"moves\": \"h8\"}\n}} x {\"moves\": \"h8\"}" >"broken.json"
		print "5 {\"moves\": \"h8\"} 6\n{\"black\": \"cut\n{\"id\": \"}\", \"moves\": \"h8 i9\"}" >"broken.json"
	}
	print "]" >"array.json"
	printf "[{\"moves\": \"h8\"}" >"notes.json"
	for (i = 0; i < 9000; i++)
		printf ",\n{\"moves\": \"h8%s\", \"notes\": [%s], \"white\": %s}", (i < 8990 ? "" : " h8"), (i % 2000 == 1999 ? "5" : ""), (i % 2000 == 1998 ? "[]" : "\"A\"") >"notes.json"
}'
same --from=csv -v -a where,rule,event quotes.csv
same -e --to=json quotes.csv
same --first=1 -v quotes.csv
for input in quotes.csv damaged.json broken.json returns.csv; do same -v -a where,event; done
input=
for file in lines.jsonl array.json pretty.json damaged.json notes.json; do
	same --from=json -v -a where,moves,rule,black "$file" games "$file"
done
same --to=json -v notes.json
{ echo '[{"moves": "h8"}]'; cat array.json; } >arrays.json
awk 'BEGIN { print "[{\"moves\": \"h8\"}"; for (i = 0; i < 7000; i++) printf ",{\"moves\": \"h8\", \"x\":\n{\"moves\": \"h%d\"}}  \n", i % 9 + 1 }' >brace.json
for file in arrays.json brace.json; do same -v "$file"; done
{ tr '@' '\201' <sjis; tr '@' '\201' <sjis; } >sjis.json
same --encoding=SHIFT_JIS -a black sjis.json
same -e lines.jsonl
same -e notes.json

# A full disk and a closed pipe end the run, with the messages and the status of one job.
full() {
	for input in games without; do
		columns=where
		[ $input = without ] || columns="eval"
		for jobs in 1 4; do
			"$program" -g -j $jobs -N 20 --plies -a $columns $input folder $input lines.jsonl >&3 2>"err.$jobs"
			echo $? >"end.$jobs"
		done
		cmp err.1 err.4 && cmp end.1 end.4 && [ "$(cat end.4)" -eq 2 ]
		say $? "$1: $input"
	done
	input=
}
if [ -w /dev/full ]; then
	exec 3>/dev/full
	full "a full disk"
	# Nothing is reported after the game whose row is too much: in a part of a file, in one of many files, and in a file
	# after what could not be written, also if none of its games has a row, and if a game ends at the end of its file.
	cat faulty faulty faulty faulty faulty faulty >six
	cat six six six six six six >many.moves
	echo 'h8 i9 h9' >row.moves
	printf 'h8 h8\nh8 h8\n' >rowless.moves
	printf 'h8 i9 i8\nh8 h8' >open.moves
	fills() { # OPTION FILE...
		for jobs in 1 4; do
			"$program" -g -j $jobs "$@" >/dev/full 2>"err.$jobs"
			echo $? >"end.$jobs"
		done
		cmp err.1 err.4 && cmp end.1 end.4 && [ -s err.4 ]
		say $? "a full disk: $*"
	}
	for option in -awhere,moves --to=sgf --to=json --where=plies'>2'; do
		fills $option many.moves
		fills $option faulty faulty faulty faulty faulty
		fills $option row.moves rowless.moves
		fills $option open.moves rowless.moves
	done
	# Whole games, and then others that the main thread reads before the end of the file.
	awk 'BEGIN {
		print "[{\"moves\": \"h8 i9 i8\"}" >"tail.json"
		for (i = 0; i < 16000; i++) print ", {\"moves\": \"h8\"}" >"tail.json"
		for (i = 0; i < 9; i++) print "5, {\"moves\": \"h8 i9 h8\"}" >"tail.json"
	}'
	fills --where=plies'>2' tail.json rowless.moves
	# Other threads search in the game after the one whose row is too much. Nobody waits for the end of that search.
	awk 'BEGIN {
		for (i = 0; i < 18; i++) printf "%04000d\tfreestyle\t15\t-\th8 a1 h9 a3 h10 a5 h11 a7 h12\n", i
		print "h8 i9 i8"
		for (i = 0; i < 9; i++) print "h8 a1 h9 a3 h10 a5 h11 a7 h12"
	}' >filling
	"$program" -g -j 4 -r freestyle -N 1000000000 -a eval filling >/dev/full 2>/dev/null
	[ $? -eq 2 ]
	say $? "a full disk ends a long search"
else
	echo "ok - a full disk # skipped: no /dev/full"
fi
mkfifo pipe
exec 4<>pipe
exec 3>pipe
exec 4<&-
full "a closed pipe"
exec 3>&-

# A signal ends threads that read pieces, too.
ends() {
	jobs=$1 signal=$2 sh -c '{ cat large && kill -$signal $$; } >to & exec "$0" -g -j $jobs <to' "$program"
	printf '\n%s\n' $? # the last row may be cut short
}
mkfifo to from
for signal in INT TERM HUP KILL; do
	ends 1 $signal >end.1
	ends 4 $signal >end.4
	tail -n 1 end.1 >status.1
	tail -n 1 end.4 | cmp - status.1
	say $? "$signal: status $(cat status.1)"
done 2>/dev/null

# A program that waits for each row before it writes the next game gets it.
"$program" -g -j 4 -N 20 -a eval <to >from 2>/dev/null &
exec 3>to 4<from
rows=
for game in 'h8 i9' 'h8 i9 i8' 'h8 h8'; do
	echo "$game" >&3
	read -r row <&4
	rows=$rows$(echo "$row" | cut -f 3),
done
exec 3>&- 4<&-
wait $!
[ "$?$rows" = "12,3,1," ]
say $? "a co-process gets each row at once ($rows)"
exit $failed
