#!/bin/sh
# Texts in other encodings than UTF-8: encodings.sh PROGRAM SCRATCH. Needs a C library whose iconv knows them.
# shellcheck disable=SC2059 # the texts of the cases have escapes for printf
set -u
program=$1
failed=0
LC_ALL=C
export LC_ALL
cd "$2" || exit 1
if ! "$program" -g --encoding=GBK </dev/null 2>/dev/null; then
	echo "ok - encodings: the C library does not know GBK # skipped"
	exit 0
fi

# is NAME WANTED GOT
is() {
	if [ "$2" = "$3" ]; then
		echo "ok - encodings: $1"
	else
		printf '%s\n' "not ok - encodings: $1" "$2" "$3" | sed '2s/^/#   wanted /; 3,$s/^/#   got /'
		failed=1
	fi
}

# Prints the players, id and recorded result of a text, which printf writes.
names() {
	text=$1
	shift
	printf "$text" >names.in
	"$program" -g -a black,white "$@" names.in 2>&1 | cut -f 1,4,7,8 | tr '\t\n' '|;'
}

# Prints event, notes and rule of a text.
notes() {
	text=$1
	shift
	printf "$text" >notes.in
	"$program" -g --to=json "$@" notes.in 2>&1 | sed 's/"id".*"rule":/"rule":/; s/"size".*"event":/"event":/; s/,"black_rating.*//'
}

# What the record says: CA
is 'GBK' '功|BLACK|王|许\;' "$(names '(;CA[GBK]GN[\271\246]PB[\315\365]PW[\320\355\\\\];B[hh])(;CA[gbk]RE[\272\332\312\244];B[hh])' |
	sed 's/-|BLACK|-|-;//; s/-|王/BLACK|王/')"
is 'Big5, and a backslash that ends a character' '功|-|許|]a;' "$(names '(;CA[Big5]GN[\245\\]PB[\263\\]PW[\\]a];B[hh])')"
is 'Shift_JIS, with \ and ~ as in ASCII' 'ソ|-|表]|\~ゾ;' "$(names '(;CA[Shift_JIS]GN[\203\\]PB[\225\\\\]]PW[\\\\~\203]];B[hh])')"
is 'encodings of one byte, by any of their names' 'é|-|Я|€;' "$(names '(;CA[Latin-1]GN[\351];B[hh])(;CA[koi8-r]PB[\361];B[hh])(;CA[windows-1252]PW[\200];B[hh])' |
	sed 's/;-|-|Я|-;-|-|-|€/|Я|€/; s/é|-|-|-/é|-/')"
is 'CA after the values, in its node' '功|WHITE|一|-;' "$(names '(;GN[\271\246]RE[\260\327\312\244]PB[\322\273]CA[GBK];B[hh])')"
is 'a value before CA is read in that encoding' '許]|-|-|-;' "$(names '(;GN[\263\\\\]]CA[Big5];B[hh])')"
is 'a CA of one game does not count for the next' '功|-|-|-;功|-|-|-;' "$(names '(;CA[GBK]GN[\271\246];B[hh])(;GN[\345\212\237];B[hh])')"
is 'each variation has the names once decoded' '功|-|王|-;功|-|王|-;' "$(names '(;CA[GBK]GN[\271\246]PB[\315\365];B[hh](;W[ii])(;W[jj]))' --variations)"
is 'events, comments, labels, and names of rules' '{"rule":"freestyle","event":"王","place":null,"date":null,"round":null,"notes":[{"ply":0,"text":"一]","labels":null,"marks":null},{"ply":1,"text":null,"labels":[["a15","功"]],"marks":null}]' \
	"$(notes '(;CA[GBK]EV[\315\365]RU[\316\336\275\373]C[\322\273\\]];B[hh]LB[aa:\271\246])')"
is 'a converted text is written as UTF-8' '(;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[許]C[ソ];B[hh])(;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[許];B[hh])' \
	"$(printf '(;CA[Shift_JIS]PB[\213\226]C[\203\\];B[hh])(;CA[Big5]PB[\263\\];B[hh])' | sed 's/213.226/&/' | "$program" -g --to=sgf | sed 's/AP\[[^]]*]//' | tr -d '\n')"
is 'text in UTF-8 passes, also with CA[UTF-8] and --encoding' '功|-|һ|é;' "$(names '(;CA[UTF-8]GN[\345\212\237]PB[\322\273]PW[\303\251];B[hh])' --encoding=GBK)"
is 'Chinese in UTF-8 passes where CA names pairs of bytes' '-|WHITE|李明|功;' "$(names '(;CA[GBK]PB[\346\235\216\346\230\216]PW[\345\212\237]RE[\347\231\275\350\203\234];B[hh])')"
is 'also with a dot, which has two bytes' '-|-|约·翰|-;' "$(names '(;CA[GBK]PB[\347\272\246\302\267\347\277\260];B[hh])')"
is 'characters of GBK that are two of UTF-8' '-|-|模某|-;' "$(names '(;CA[GBK]PB[\304\243\304\263];B[hh])')"
is 'what the record says beats --encoding' '功|-|-|-;' "$(names '(;CA[GBK]GN[\271\246];B[hh])' --encoding=Big5)"

printf '(;CA[Shift_JIS]C[\203\135];B[hh];W[ii])' >sj.sgf
printf '(;CA[ISO-8859-1]C[\351];B[hh])' >l1.sgf
is "the root's other properties" 'US[功]GC[乗];B[hh])' "$(printf '(;CA[GBK]US[\271\246]GC[\201\\];B[hh])' | "$program" -g --to=sgf | sed 's/.*]US/US/')"
is 'a tree of several encodings' 'é|ゾ' "$("$program" -g --to=sgf --tree l1.sgf sj.sgf | sed -n '2,3p' | tr '\n' '|' | sed 's/].*//')"
is 'controls of a converted text' '??;' "$(names '(;CA[ISO-8859-1]PW[\302\233];B[hh])' | sed 's/.*|//' | sed 's/Â/?/')"

is 'characters that GBK adds to GB2312' '朱镕基|-|-|-;' "$(names '(;CA[GB2312]GN[\326\354\351\106\273\371];B[hh])')"
case $(names '(;CA[CP932]GN[\207\100];B[hh])') in
*①*) is 'characters that CP932 adds to Shift_JIS' '①|-|髙|-;' "$(names '(;CA[Shift_JIS]GN[\207\100]PB[\373\374];B[hh])')" ;;
*) echo "ok - encodings: the C library does not know all of CP932 # skipped" ;;
esac

# What the record says: XML's encoding
rif='<database><player id="1" name="\315\365&#20013;&amp;\271\246" surname="&#x4e00;"/><rule id="2" name="\316\336\275\373"/><game id="\322\273" black="1" white="2" rule="2"><move>h8</move><info>\271\246 x</info></game></database>'
is "XML's encoding, beside entities" '一|-|王中&功 一|-;' "$(names "<?xml version='1.0' encoding='gbk'?>\n$rif")"
is "the info and the rule of a game in XML" '{"rule":"freestyle","event":null,"place":null,"date":null,"round":null,"notes":[{"ply":0,"text":"功 x","labels":null,"marks":null}]' \
	"$(notes "<?xml version=\"1.0\" encoding=\"GBK\" ?>$rif")"
is 'XML without an encoding, under --encoding' 'һ|-|王中&功 一|-;' "$(names "<?xml version='1.0'?>$rif" --encoding=GBK)"
is 'XML in UTF-8 is not converted' '1' "$(names "<?xml encoding='UTF-8' ?>$rif" --encoding=GBK | LC_ALL=C grep -c "$(printf '\315\365')")"

# What the option says
for to in moves pgn psq csv json sgf; do
	case $to in
	moves) text='\271\246\th8i9\n' ;;
	pgn) text='[White "\271\246"]\n[Rule "\316\336\275\373"]\nh8 *\n' ;;
	psq) text='Piskvorky 15x15, 11:11, 0\n8,8,0\n\271\246\nb\n-1\n' ;;
	csv) text='id,moves,black\n\271\246,h8,"\315\365"\n' ;;
	json) text='{"id":"\271\246","moves":["h8"]}\n' ;;
	sgf) text='(;PW[\271\246];B[hh])' ;;
	esac
	is "--encoding in $to" 功 "$(names "$text" --encoding=GBK --from=$to | tr '|' '\n' | grep -o 功)"
done
is 'in JSON a backslash that ends a character escapes nothing' '功n|-|功"功|-;' "$(names '{"id":"\245\\n","black":"\245\\\\"\245\\","moves":["h8"]}\n' --encoding=Big5)"
is 'in JSON a string that is UTF-8 is read as such' '日"|-|é\|-;' "$(names '{"id":"\346\227\245\\"","black":"\303\251\\\\","moves":["h8"]}\n' --encoding=Big5)"
is 'in PGN a bracket or backslash that ends a character ends nothing' '-|-|功]|許"b;' "$(names '[Black "\245\\]"]\n[White "\263\\\\"b"]\n[Result "*"]\nh8 *\n' --encoding=Big5)"
is 'in PGN a brace that ends a character ends no comment' '"notes":[{"ply":1,"text":"ゾマx","labels":null,"marks":null},{"ply":2,"text":"y","labels":null,"marks":null}]' \
	"$(notes '[Black "b"]\n1. h8 {\203\135\203\175x} i9 {y} *\n' --encoding=Shift_JIS | sed 's/.*"notes"/"notes"/')"
is 'in ccgc, names and results' '-|BLACK|功僝|王;' "$(names '{[C5][\271\246\203] B][\315\365 W][\317\310\312\326\312\244][2017.07.29 \272\317\267\312][2017 CCGC];B(H,8);W(I,9)}' --encoding=GBK)"
is "in the referee's lines" '{"rule":"renju","event":null,"place":null,"date":null,"round":null,"notes":[{"ply":1,"text":"王","labels":null,"marks":null}]功' \
	"$(notes '# renju -n 15\nh8\ni9\n# note 1 C - - \315\365\n# black human \271\246\n' --encoding=GBK)$("$program" -g -a black --encoding=GBK notes.in | cut -f 7)"
is 'results in other languages' 'a|BLACK|-|-;b|WHITE|-|-;' "$(names 'id,moves,recorded\na,h8,\272\332\312\244\nb,h8,\260\327\312\244\n' --encoding=GBK)"
is 'a result in a line' 'a|WHITE|-|-;' "$(names 'a\t\260\327\312\244\th8\n' --encoding=GBK)"
is 'a value that is UTF-8 stays' '功|-|功|é;' "$(names 'id,moves,black,white\n\271\246,h8,\345\212\237,\303\251\n' --encoding=GBK)"
is 'in SGF a bracket that ends a character ends no value' '許]|-|黎|-;' "$(names '(;GN[\263\\\\]]PB[\276\244];B[hh])' --encoding=Big5)"
is 'in SGF a value that is UTF-8 is read as such' '許]|-|-|-;' "$(names '(;GN[\350\250\261\\]];B[hh])' --encoding=Big5)"
lib='\377RenLib\377\003\004\377\377\377\377\377\377\377\377\377\377\000\000x\010\315\365\010\322\273\000w\110\271\246\000\000'
printf "$lib" >gbk.lib
is 'comments of RenLib' '[{"ply":1,"text":"王\u000a一","labels":null,"marks":null},{"ply":2,"text":"功","labels":null,"marks":null}]' \
	"$("$program" -g --encoding=GBK --to=json gbk.lib 2>&1 | sed 's/.*"notes"://; s/,"black_rating.*//')"
is 'comments of RenLib in SGF' 'C[王|一];W[gh]C[功]' "$("$program" -g --encoding=GBK --to=sgf gbk.lib 2>/dev/null | tr '\n' '|' | sed 's/.*;B\[hh]//; s/)|$//')"

# A pipe delivers a comment in two pieces, between characters and inside one; a second byte may be a brace
two_pieces() {
	{
		printf "1. h8 {$1"
		sleep 0.2
		printf "$2} i9 *\n"
	} | "$program" -g --from=pgn --encoding=Big5 --to=sgf 2>&1 | sed 's/.*;B\[hh]//; s/)$//'
}
is 'a piece of PGN ends between characters' 'C[中弓];W[ig]' "$(two_pieces '\244\244' '\244\175')"
is 'a piece of PGN ends inside a character' 'C[弓弓];W[ig]' "$(two_pieces '\244\175\244' '\175')"

# What cannot be decoded stays as it is
is 'one line for each file' 'renju: names.in: texts that are not in the encoding of the file were left as they are;' \
	"$(names 'a\377\t\th8\nb\377\t\th8\n' --encoding=GBK | tr ';' '\n' | grep -a renju | tr '\n' ';')"
is 'such a text keeps its bytes' '61 ff 0a' "$(printf 'a\377\th8\n' | "$program" -g --encoding=GBK 2>/dev/null | cut -f 1 | od -An -tx1 | sed 's/^ *//; s/ *$//')"
is 'the other texts are converted' '功' "$(printf 'a\377\th8\n\271\246\th8\n' | "$program" -g --encoding=GBK 2>/dev/null | sed -n '2s/	.*//p')"
is 'half a character' '1' "$(printf 'a\271\th8\n' | "$program" -g --encoding=GBK 2>&1 >/dev/null | wc -l | tr -d ' ')"
is 'an encoding that is not known is written again' '(;FF[4]CA[x-none]C[\271\246];B[hh])' \
	"$(printf '(;CA[x-none]C[\271\246];B[hh])' | "$program" -g --to=sgf 2>&1 | sed 's/AP\[[^]]*]//; s/GM.*renju]//' | od -An -c | tr -d ' \n' | sed 's/271246/\\271\\246/; s/.n$//')"
long=$(awk 'BEGIN { for (i = 0; i < 2100; i++) printf "\\271\\246" }')
is 'a long name is cut between characters' '4095 功 1' "$(printf "$long\th8\n" | "$program" -g --encoding=GBK 2>/dev/null >row; cut -f 1 row | tr -d '\n' | wc -c | tr -d ' ') $(cut -f 1 row | sed 's/.*\(...\)$/\1/') $(printf "$long\th8\n" | "$program" -g --encoding=GBK 2>&1 >/dev/null | grep -c cut)"

long=a$long
is 'half a character at the end of a long name is dropped' '4096 功' "$(printf "(;CA[GBK]GN[$long];B[hh])" | "$program" -g 2>/dev/null | cut -f 1 >row; tr -d '\n' <row | wc -c | tr -d ' ') $(sed 's/.*\(...\)$/\1/' row)"

# Usage
for name in UTF-16 UTF-32 UTF-7 nonsense '' GBK//IGNORE GBK//TRANSLIT; do
	is "--encoding=$name is refused" '2 renju: --encoding' "$("$program" -g --encoding="$name" </dev/null 2>usage; echo $? "$(sed -n '1s/\(encoding\).*/\1/p' usage)")"
done
is '--encoding needs -g, -i or --book' 'renju: --encoding: needs --games, --interactive or --book' "$("$program" -q --encoding=GBK </dev/null 2>&1 | head -n 1)"
printf '(;PB[\271\246]PW[b];B[hh];W[ig]C[\315\365])' >terminal.sgf
is 'a game that is continued in the terminal' '功 王' "$(printf 'save saved.sgf\nquit\n' | LC_ALL=C "$program" -i --encoding=GBK -s ascii terminal.sgf >/dev/null 2>&1; sed 's/.*PB\[\([^]]*\)].*;W\[ig]C\[\([^]]*\).*/\1 \2/' saved.sgf)"
printf '(;CA[GBK]PB[\271\246];B[hh];W[ig])' >book.sgf
is '--book has texts too' 'OK' "$(echo h8 | "$program" -q --book=book.sgf --encoding=GBK)"
exit $failed
