# Bulk: JSON of other programs, and text that is not JSON

Moves are points as strings, pairs of numbers as -c says, objects from the upper left, or one string as in a plain line:

    $ renju -g -c xy -a moves tests/data/others.jsonl; renju -g -a moves tests/data/others.jsonl 2>/dev/null | head -n 4
    -	OK	2	-	-	-	h8 h7
    -	OK	2	-	-	-	h8 i8
    -	OK	2	-	-	-	h8 i9
    -	OK	2	-	-	-	h8 i9
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	2	-	-	-	h8 h7
    -	OK	2	-	-	-	h8 i8
    -	OK	2	-	-	-	h8 i9
    -	OK	2	-	-	-	h8 i9
    $ for coords in letters go top xy xy1 rc; do printf '%s\n' '{"moves":[[0,1],["3","2"]]}' '{"moves":[{"x":0,"y":1,"z":[2]},{"col":3,"x":null,"row":2}]}' '{"moves":["a1","I3",[1,1],{"y":2,"x":2}]}' '{"moves":"1. h8 j9 g7 1-0"}' '{"moves":"black=h8 white=i9\n turn=white g7"}' | renju -g -c $coords -a moves 2>&1 | cut -f 3,4,6,7 | paste -sd ' ' -; done
    2	-	-	a14 d13 2	-	-	a14 d13 4	-	-	a1 i3 b14 c13 3	BLACK	-	h8 j9 g7 1	-	-	black=h8 white=i9 turn=white g7
    renju: -:5: ply 0: i9: not on this board 2	-	-	a14 d13 2	-	-	a14 d13 4	-	-	a1 i3 b14 c13 3	BLACK	-	h8 i9 g7 0	-	0:ILLEGAL OFF-BOARD:i9	black=h8 white=
    2	-	-	a14 d13 2	-	-	a14 d13 4	-	-	a1 i3 b14 c13 3	BLACK	-	h8 j7 g9 1	-	-	black=h8 white=i7 turn=white g9
    2	-	-	a14 d13 2	-	-	a14 d13 4	-	-	a1 i3 b14 c13 3	BLACK	-	h8 j9 g7 1	-	-	black=h8 white=i9 turn=white g7
    renju: -:1: ply 1: [0,1]: not on this board 0	-	1:ILLEGAL OFF-BOARD:[0,1]	- 2	-	-	a14 d13 4	-	-	a1 i3 a15 c13 3	BLACK	-	h8 j9 g7 1	-	-	black=h8 white=i9 turn=white g7
    2	-	-	b15 c12 2	-	-	a14 d13 4	-	-	a1 i3 b14 c13 3	BLACK	-	h8 j9 g7 1	-	-	black=h8 white=i9 turn=white g7
    $ printf '%s\n' '{"moves":"0,1 3,2"}' '{"moves":["0,1","3,2"]}' '{"moves":"pass H8\u0020i9 B+"}' '{"moves":"hhiigg"}' '{"moves":[]}' '{"moves":""}' '{"moves":"pass"}' | renju -g -c xy -a moves 2>&1
    -	OK	2	-	-	-	a14 d13
    -	OK	2	-	-	-	a14 d13
    -	OK	3	BLACK	OPEN	-	pass h8 i9
    -	OK	3	-	-	-	h8 i7 g9
    -	OK	0	-	-	-	-
    -	OK	0	-	-	-	-
    -	OK	1	-	-	-	pass
    $ printf '%s\n' '{"setup_black":[[7,7]],"setup_white":[{"x":8,"y":8},"g7"],"moves":[[6,6]]}' '{"moves":[[7,7]],"size":9,"rule":"freestyle"}' '[{"moves":[[0,0]]}, {"moves":[[14,14]]},' '{"moves":"a1"}]' | renju -g --to=moves
    black=h8 white=g7i7 g9
    -	freestyle	9	-	h2
    a15
    o1
    a1

What cannot be a point is a problem of its ply:

    $ for item in '[7]' '[7,7,7]' '[]' '{}' '[7,"a"]' '[7.5,1]' '[-1,7]' '[7,-1]' '[15,0]' '{"x":-1,"y":0}' '{"x":1}' '{"row":1,"y":1}' '{"x":99999999999999999999,"y":0}' '[7,[7]]' 7 true '"x"' '"h16"' '""' '{"row":14,"col":15}' '"7,7"' '[0,0]'; do printf '{"moves":["a15",%s]}\n' "$item" | renju -g 2>/dev/null | cut -f 3,6; done
    1	2:ERROR SYNTAX:[7]
    1	2:ERROR SYNTAX:[7,7,7]
    1	2:ERROR SYNTAX:[]
    1	2:ERROR SYNTAX:{}
    1	2:ERROR SYNTAX:[7,"a"]
    1	2:ERROR SYNTAX:[7.5,1]
    1	2:ILLEGAL OFF-BOARD:[-1,7]
    1	2:ILLEGAL OFF-BOARD:[7,-1]
    1	2:ILLEGAL OFF-BOARD:[15,0]
    1	2:ILLEGAL OFF-BOARD:{"x":-1,"y":0}
    1	2:ERROR SYNTAX:{"x":1}
    1	2:ERROR SYNTAX:{"row":1,"y":1}
    1	2:ERROR SYNTAX:{"x":99999999999999999999,"y":0}
    1	2:ERROR SYNTAX:[7,[7]]
    1	2:ERROR SYNTAX:7
    1	2:ERROR SYNTAX:true
    1	2:ERROR SYNTAX:x
    1	2:ILLEGAL OFF-BOARD:h16
    1	2:ERROR SYNTAX:-
    1	2:ILLEGAL OFF-BOARD:{"row":14,"col":15}
    1	2:ERROR SYNTAX:7,7
    1	2:ILLEGAL OCCUPIED:[0,0]
    $ printf '%s\n' '{"setup_black":[[15,0]],"moves":[]}' '{"setup_black":[7],"moves":[]}' '{"setup_white":[{"x":1}],"moves":[]}' '{"setup_white":[[7,7],"h8"],"moves":[]}' '{"setup_white":"h8","moves":[]}' '{"moves":{"x":1}}' '{"moves":7}' '{"moves":true}' | renju -g 2>&1
    renju: -:1: ply 0: [15,0]: not on this board
    renju: -:2: ply 0: -: "setup_black" is not an array of points
    renju: -:3: ply 0: -: "setup_white" is not an array of points
    renju: -:4: ply 0: h8: point already has a stone
    renju: -:5: ply 0: -: "setup_white" is not an array of points
    renju: -:6: ply 0: -: "moves" is not an array of points
    renju: -:7: ply 0: -: "moves" is not an array of points
    renju: -:8: ply 0: -: "moves" is not an array of points
    -	OK	0	-	-	0:ILLEGAL OFF-BOARD:[15,0]
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ILLEGAL OCCUPIED:h8
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]

Text that is not JSON: brackets of the wrong kind, words, numbers, commas, in parts that are ignored too:

    $ for text in '{"x":[1},"moves":[]}' '{"x":{"y":1],"moves":[]}' '{"x":NULL,"moves":[]}' '{"x":nul,"moves":[]}' '{"x":nulls,"moves":[]}' '{"x":True,"moves":[]}' '{"x":[true,false,null,falsy],"moves":[]}' '{"x":01,"moves":[]}' '{"x":1.,"moves":[]}' '{"x":.5,"moves":[]}' '{"x":-,"moves":[]}' '{"x":+1,"moves":[]}' '{"x":1e,"moves":[]}' '{"x":0x1,"moves":[]}' '{"x":[1,],"moves":[]}' '{"x":[,1],"moves":[]}' '{"x":[1 2],"moves":[]}' '{"x":{"y"},"moves":[]}' '{"x":{"y":},"moves":[]}' '{"x":{1:2},"moves":[]}' '{"x":{"y":1,},"moves":[]}' '{1:2,"moves":[]}' '{"moves":[],}' '{"moves":[]]' '{,"moves":[]}' "{'moves':[]}" '{moves:[]}' '{"x":"a"b,"moves":[]}' '{"x":,"moves":[]}' '{"x":[[]]],"moves":[]}'; do printf '%s\n{"moves":["h8"]}\n' "$text" | renju -g 2>/dev/null | cut -f 3,6 | paste -sd ' ' -; done | sort | uniq -c | tr -s ' '
     1 0	0:ERROR SYNTAX:- 0	0:ERROR SYNTAX:- 1	-
     29 0	0:ERROR SYNTAX:- 1	-
    $ printf '%s\n' '{"x":[null,true,false,0,-0,1.5e+3,2E-2,10,[[]],{},{"y":{"z":[{}]}},"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\ud83d"],"moves" : [ "h8" , "i9" ] }' | renju -g 2>&1
    -	OK	2	-	-	-
    $ for text in '\x' '\u12g4' '\u12' '\u' '\U0041' "\\'" '\0' '\ud83d\u12' 'ab\' 'a\q' "$(printf 'a\tb')" "$(printf '\t')" "$(printf 'a\001')" "$(printf 'ab\037')" "$(printf 'long text\177\302\205\r.')"; do printf '{"moves":["h8"],"z":"%s"}\n{"moves":["h8"],"%s":1}\n{"moves":["h8"]}\n' "$text" "$text" | renju -g 2>/dev/null | cut -f 3,6 | paste -sd ' ' -; done | uniq -c | tr -s ' '
     15 0	0:ERROR SYNTAX:- 0	0:ERROR SYNTAX:- 1	-
    $ printf '{"moves":["h8"],"z":"\177\302\205\342\200\250\377"}\n' | renju -g
    -	OK	1	-	-	-
    $ awk 'BEGIN { for (n = 1023; n <= 1025; n++) { printf "{\"x\":"; for (i = 0; i < n; i++) printf "["; for (i = 0; i < n; i++) printf "]"; print ",\"moves\":[\"h8\"]}" } }' >deep; renju -g deep 2>&1
    renju: deep:3: ply 0: -: the object is not valid JSON
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    [1]
    $ printf '7\n"a"\n[[7,7]]\n{"id":1}\n{"moves":null}\nnull\n{}\n{"moves":["h8"]}\n' | renju -g --from=json 2>&1
    renju: -:1: ply 0: -: not an object
    renju: -:2: ply 0: -: not an object
    renju: -:3: ply 0: -: not an object
    renju: -:4: ply 0: -: the key "moves" is missing
    renju: -:5: ply 0: -: the key "moves" is missing
    renju: -:6: ply 0: -: not an object
    renju: -:7: ply 0: -: the key "moves" is missing
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	1	-	-	-
    [1]

An array around the games: brackets and commas that are wrong or missing are reported once, and the games are read:

    $ for text in '[{"moves":["h8"]}]' ' [ {"moves":["h8"]} , {"moves":["h8"]} ] ' '[]' '[\n{"moves":["h8"]},\n{"moves":["h8"]}\n]\n[{"moves":["h8"]}]' '[{"moves":["h8"]}' '[{"moves":["h8"]},' '[\n{"moves":["h8"]}\n' '[' '{"moves":["h8"]}]' '[,{"moves":["h8"]}]' '[{"moves":["h8"]},]' '[{"moves":["h8"]} {"moves":["h8"]}]' '[[{"moves":["h8"]}]]' '[{"moves":["h8"]},,{"moves":["h8"]}]' '{"moves":["h8"]},' '[{"moves":["h8"]}[{"moves":["h8"]}]' '[{"moves":["h8"]}]]' '[{"moves":["h8"]},{"mov' '[{"moves":["h8"],\n{"moves":["h8"]}]' '[7,{"moves":["h8"]},"a, ]",[1,[2]],null]\n{"moves":["h8"]}'; do printf "$text" | renju -g --from=json 2>said >rows; echo $? $(cut -f 3,6 rows) $(sed 's/.*: //' said); done
    0 1 -
    0 1 - 1 -
    0
    0 1 - 1 - 1 -
    2 1 - its closing bracket is missing
    2 1 - its closing bracket is missing
    2 1 - its closing bracket is missing
    2 its closing bracket is missing
    2 1 - brackets or commas around the games are not those of an array
    2 1 - brackets or commas around the games are not those of an array
    2 1 - brackets or commas around the games are not those of an array
    2 1 - 1 - brackets or commas around the games are not those of an array
    1 0 0:ERROR SYNTAX:- not an object
    2 1 - 1 - brackets or commas around the games are not those of an array
    2 1 - brackets or commas around the games are not those of an array
    2 1 - 1 - brackets or commas around the games are not those of an array
    2 1 - brackets or commas around the games are not those of an array
    1 1 - 0 0:ERROR SYNTAX:- the object is cut short
    1 0 0:ERROR SYNTAX:- 1 - the object is cut short
    1 0 0:ERROR SYNTAX:- 1 - 0 0:ERROR SYNTAX:- 0 0:ERROR SYNTAX:- 0 0:ERROR SYNTAX:- 1 - not an object not an object not an object not an object
    $ printf '[{"moves":["h8"]}\n' >cut.json; printf '[{"moves":["i9"]}]\n' >whole.json; renju -g cut.json whole.json 2>&1; cat cut.json whole.json | renju -g --find=h8 2>&1
    -	OK	1	-	-	-
    renju: cut.json: the array of games is cut short: its closing bracket is missing
    -	OK	1	-	-	-
    -	OK	1	-	-	-
    renju: -: brackets or commas around the games are not those of an array
    [2]

A value that is an object or an array is left out, and reported once for all games:

    $ printf '%s\n' '{"id":[1],"moves":["h8"]}' '{"black":{"name":"A"},"white":7,"moves":["h8"]}' | renju -g -a black,white 2>&1
    -	OK	1	-	-	-	-	-
    -	OK	1	-	-	-	-	7
    renju: -: objects or arrays in place of texts or numbers were left out
    $ for key in size rule first recorded; do printf '{"moves":["h8"],"%s":[15]}' $key | renju -g 2>&1 >/dev/null; done
    renju: -: objects or arrays in place of texts or numbers were left out
    renju: -: objects or arrays in place of texts or numbers were left out
    renju: -: objects or arrays in place of texts or numbers were left out
    renju: -: objects or arrays in place of texts or numbers were left out

Cut anywhere, the next object is read; NUL bytes and long lines:

    $ printf '{"a":\r{"moves":["h8"]},"moves":["h8"]}\n{"a":\n{"moves":["i9"]}}\n{"a": \r {},"moves":["j10"]}' | renju -g -a moves 2>/dev/null
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	1	-	-	-	h8
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	1	-	-	-	i9
    -	OK	0	-	-	0:ERROR SYNTAX:-	-
    -	OK	1	-	-	-	j10
    [1]
    $ printf '{"id":"a","moves":[[7,7],{"x":8,"y":7},"\\u0067\\u0037"],"notes":[{"ply":1,"text":"{"}]}\n' >whole; i=0; while [ $((i += 1)) -lt 85 ]; do (head -c $i whole; printf '\n{"id":"b","moves":["h8"]}') | renju -g 2>/dev/null | paste -sd ' ' -; done | sort | uniq -c | tr -s ' '
     84 -	OK	0	-	-	0:ERROR SYNTAX:- b	OK	1	-	-	-
    $ i=0; while [ $((i += 1)) -lt 85 ]; do (head -c $i whole; printf '\001\000'; tail -c +$((i + 2)) whole; printf '{"id":"b","moves":["h8"]}') | renju -g 2>/dev/null | tail -n 1; done | uniq -c | tr -s ' '
     84 b	OK	1	-	-	-
    $ awk 'BEGIN { printf "{\"x\":\""; for (i = 0; i < 1100000; i++) printf "x"; print "\",\"id\":\"long\",\"moves\":\"h8 i9\"}"; printf "{\"id\":\"string\",\"moves\":\""; for (i = 0; i < 1100000; i++) printf " "; print "h8\"}"; for (i = 0; i < 1100000; i++) printf "["; print ""; printf "[{\"id\":\"%s\",\"moves\":[\"h8\"]}", "first"; for (i = 0; i < 100000; i++) printf ",{\"id\":%d,\"moves\":[\"h8\",\"i9\"]}", i; print "]" }' >long; renju -g long 2>said | sed -n '1,6p;$p'; sed -n 1p said
    long	OK	2	-	-	-
    string	OK	0	-	-	0:ERROR SYNTAX:-
    -	OK	0	-	-	0:ERROR SYNTAX:-
    first	OK	1	-	-	-
    0	OK	2	-	-	-
    1	OK	2	-	-	-
    99999	OK	2	-	-	-
    renju: long:2: ply 0: -: the moves are longer than 1 MiB

Whole numbers with a fraction of zeros, which pandas and NumPy write, are whole numbers:

    $ printf '%s\n' '{"size":9.0,"moves":[[7.0,7.00]]}' '{"size":9.5,"moves":[[7.5,7]]}' '{"moves":[["7.",7]]}' | renju -g -a moves 2>/dev/null; printf 'size,moves\n10.0,h8 h9\n' | renju -g --from=csv -a moves
    -	OK	1	-	-	-	h2
    -	OK	0	-	-	0:ERROR SYNTAX:9.5	-
    -	OK	0	-	-	1:ERROR SYNTAX:["7.",7]	-
    -	OK	2	-	-	-	h8 h9
