# The names of results and rules in records

What says who won, and what does not:

before: results
    $ results() { for text in "$@"; do printf 'x\t%s\th8 i9\n' "$text"; done | renju -g | cut -f 4 | paste -sd ' ' -; }

    $ results B+Draw w+draw Black+DRAW B+Drawn tie 'Tie wins' ties 1/2 1/3 0.5 'b wins' 'W won' 'd win'
    DRAW DRAW DRAW BLACK DRAW DRAW - DRAW - - BLACK WHITE -
    $ results 'black resigns' 'WHITE Resigns' 'white resigns in time' 'b resigns' 'w resigns' 'draw resigns' 'black resigned' 'black  resigns'
    WHITE BLACK BLACK - - - - WHITE

Chinese and Japanese: at most four characters between the side and 胜, none of which speaks of a side or a loss:

    $ results 黑胜 黒勝 先手胜 白勝 后手胜 後手勝 黑中盘胜 白一二三四勝 ' 黑方胜利' '白, a胜'
    BLACK BLACK BLACK WHITE WHITE WHITE BLACK WHITE BLACK WHITE
    $ results 和 和棋 平局 引き分け 引き分けだ 不和 黑一二三四五胜 黑 先手 胜 先胜 后胜 "$(printf '黑\377胜')"
    DRAW DRAW DRAW DRAW - - - - - - - - -
    $ for between in 黑 黒 白 先 后 後 负 負 输 輸; do results "黑${between}胜"; done | uniq -c | sed 's/^ *//'
    10 -

They count in every format, and as the last word of a game:

    $ printf '(;RE[白胜])(;RE[tie])(;RE[W+Draw])(;RE[0.5-0.5])(;RE[Black resigns])' | renju -g --from=sgf | cut -f 4 | paste -sd ' ' -
    WHITE DRAW DRAW DRAW WHITE
    $ printf 'moves,winner,recorded\nh8,黑胜,\nh8,,1/2\nh8,,白负\n' | renju -g | cut -f 4; printf '[Result "白中盘胜"]\nh8 i9 *\n[Result "1/2"]\nh8\n\n[Black "a"][White "b"]\nh8 i9 1/2\n' | renju -g | cut -f 3,4
    BLACK
    DRAW
    -
    2	WHITE
    1	DRAW
    2	DRAW
    $ printf '{"recorded":"和棋","moves":["h8"]}\n' | renju -g | cut -f 4; printf 'h8 i9 1/2\nh8i9 B+Draw\nh8 i9 0.5-0.5\nh8 i9 tie\n' | renju -g
    DRAW
    -	OK	2	DRAW	OPEN	-
    -	OK	2	DRAW	OPEN	-
    -	OK	2	DRAW	OPEN	-
    -	OK	2	-	-	3:ERROR SYNTAX:tie
    [1]

The names of rules: Chinese characters are letters; KataGomo's names begin with basicrule:

    $ for rule in 基本 無禁手 无禁手 无禁 有禁手 有禁 禁手 連珠 连珠 basicruleFREESTYLEvcn basicruleSTANDARDx 'basicrule: RENJU!' '无禁 （x）' '“有禁” 15'; do printf '(;RU[%s];B[hh])' "$rule" | renju -g -r caro -a rule | cut -f 7; done | paste -sd ' ' -
    freestyle freestyle freestyle freestyle renju renju renju renju renju freestyle standard renju freestyle renju
    $ for rule in 基本 無禁手15 无禁手12345678901 连珠 '有禁（15）' 甲renju renju甲 basicruleRENJU basicrulerenjux 无; do printf 'a\t%s\th8\n' "$rule"; done | renju -g -r caro -a rule | cut -f 7 | paste -sd ' ' -
    freestyle freestyle freestyle renju renju caro caro renju caro caro
    $ printf '(;RU[basicruleCARO])(;RU[無禁])(;RU[甲renju])(;RU[黑renju\377\344])' | renju -g -r standard -a rule
    -	OK	0	-	-	-	standard
    -	OK	0	-	-	-	standard
    -	OK	0	-	-	-	standard
    -	OK	0	-	-	-	standard
    $ printf '(;RU[basicruleCARO])(;RU[無禁])(;RU[renju\377\344])' | renju -g 2>&1 >/dev/null
    renju: -:1: basicruleCARO: unknown rule name; use -r to name the rule
    renju: -:1: ??????: unknown rule name; use -r to name the rule

Blanks around an id or a player's name are dropped in every format:

before: nothing

    $ printf '(;GM[4]GN[ g 1 ]PB[ Ann  Lee ]PW[\t-];B[hh])' | renju -g -a black,white; printf '{"id":" g 1 ","black":"  Z ","white":" - ","moves":["h8"]}\n' | renju -g -a black,white; printf '[Event "e"]\n[Black " Ann "]\n[White " "]\n\n1. h8 *\n' | renju -g -a black,white; printf 'id,black,white,moves\n" g 1 "," Ann  Lee ","\tB ",h8\n' | renju -g -a black,white; printf '# black human  Ann \nA1\nB2\n' | renju -g -a black,white
    g 1	OK	1	-	-	-	Ann  Lee	-
    g 1	OK	1	-	-	-	Z	-
    -	OK	1	-	-	-	Ann	-
    g 1	OK	1	-	-	-	Ann  Lee	B
    -	OK	2	-	-	-	Ann	-
    $ printf '(;GM[4]PB[ Ann ]PW[ B\\] ];B[hh](;W[ii])(;W[hi]))' | renju -g --variations -a black,white; printf '(;CA[GBK]PB[ \276\262 ];B[hh](;W[ii])(;W[hi]))' | renju -g --variations -a black | cut -f 1-7
    -	OK	2	-	-	-	Ann	B]
    -	OK	2	-	-	-	Ann	B]
    -	OK	2	-	-	-	静
    -	OK	2	-	-	-	静
