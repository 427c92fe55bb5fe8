# --book: machines that play from a book

A book is a file of games. The machine plays the move with the most games that its side did not lose:

    $ printf 'C2 D9\nC2 E9\nC2 E9\n' >book; printf 'C2\nhint\ngo\n' | renju -q -N 1000 --book=book
    OK
    = hint WHITE E9
    OK
    = play WHITE E9
    OK

`-v` names the move and its weight, in place of a search:

    $ printf 'C2\ngo\n' | renju -q -v -N 1000 --book=book
    OK
    = book WHITE E9 2
    = play WHITE E9
    OK
    $ printf 'C2\nhint\n' | renju -q -v -N 1000 --book=book -t tsv | grep -c book
    0
    [1]

`ask FILE LINE... -- OPTION...` prints the book's answer for the side to move:

before: ask
    $ ask() {
    >     file=$1
    >     shift
    >     : >lines
    >     while [ $# -gt 0 ] && [ "$1" != -- ]; do
    >         echo "$1" >>lines
    >         shift
    >     done
    >     [ $# -eq 0 ] || shift
    >     echo go >>lines
    >     renju -q -v -N 1000 --book="$file" "$@" lines | grep '^= book' || echo 'not from the book'
    > }

The engine, the levels and a person's hints use the book; random and minimax do not:

    $ for player in engine hard medium easy beginner minimax random; do printf 'C2\n' | renju -q -v -N 1000 --book=book -W $player | grep -c '^= book'; done
    1
    1
    1
    1
    1
    0
    0
    [1]
    $ printf 'C2\nhint\n' | renju -q -v -N 1000 --book=book -W human | grep book
    = book WHITE E9 2
    $ printf 'hint\n' | renju -q -v -N 1000 --book=book -B random | grep -c book
    0
    [1]

Where the book knows no move, the machine plays as if it had none:

    $ printf 'C2\nD10\ngo\n' | renju -q -v -N 1000 --book=book >with; printf 'C2\nD10\ngo\n' | renju -q -v -N 1000 >without; cmp with without && tail -n 1 with
    OK

## What a book is read from

Any format will do:

    $ echo 'C2 D9 O15 E9' >moves; for format in moves compact sgf psq json lib; do renju -g --to=$format moves >book.$format; ask book.$format C2 D9 O15; done
    = book WHITE E9 1
    = book WHITE E9 1
    = book WHITE E9 1
    = book WHITE E9 1
    = book WHITE E9 1
    = book WHITE E9 1
    $ printf 'Ann\nBob\n2,13,0\n3,6,0\n14,0,0\n4,6,0\n' >book.rec; ask book.rec C2 D9 O15
    = book WHITE E9 1
    $ printf '<database><games><game id="1" bresult="0"><move>c2 d9 o15 e9</move></game></games></database>' >book.rif; ask book.rif C2 D9 O15
    = book WHITE E9 1
    $ printf '[Event "x"]\n\n1. c2 d9 2. o15 e9 *\n' >book.pgn; ask book.pgn C2 D9 O15
    = book WHITE E9 1
    $ printf 'id,moves\n1,c2 d9 o15 e9\n' >book.csv; ask book.csv C2 D9 O15
    = book WHITE E9 1
    $ printf '\004\305\135\016\136' >book.pos; ask book.pos C2 D9 O15
    = book WHITE E9 1
    $ printf 'draw c2 d9 p15 e9\n' >book.winner; ask book.winner C2 D9 O15
    = book WHITE E9 1
    $ printf '%s\n' '-5,-6 -4,1 7,7 -3,1' >book.offset; ask book.offset C2 D9 O15
    = book WHITE E9 1
    $ printf '2,13 3,6 14,0 4,6\n' >book.xy; printf '2,13\n3,6\n14,0\ngo\n' | renju -q -v -c xy -N 1000 --book=book.xy | grep book
    = book WHITE 4,6 1
    $ renju -g moves --to=sgf >book; mkfifo pipe; (gzip -c book | gzip -dc >pipe &) ; ask pipe C2 D9 O15
    = book WHITE E9 1

All variations are read; each of them counts as a game:

    $ echo '(;GM[4]SZ[15];B[cn];W[dg](;B[oa](;W[eg])(;W[fg]))(;B[ob];W[eg](;B[aa])(;B[ab])))' >tree.sgf; ask tree.sgf C2 D9 O14; ask tree.sgf C2 D9 | sort; ask tree.sgf C2
    = book WHITE E9 2
    = book BLACK O14 2
    = book WHITE D9 4

## Positions

A position is known under all eight symmetries, and in any order of moves:

    $ ask moves C2 D9 O15; ask moves M2 L9 A15; ask moves C14 D7 O1; ask moves M14 L7 A1; ask moves B3 I4 O15; ask moves N3 G4 A15; ask moves B13 I12 O1; ask moves N13 G12 A1
    = book WHITE E9 1
    = book WHITE K9 1
    = book WHITE E7 1
    = book WHITE K7 1
    = book WHITE I5 1
    = book WHITE G5 1
    = book WHITE I11 1
    = book WHITE G11 1
    $ ask moves O15 D9 C2; ask moves 'setup black C2 O15' 'setup white D9' 'turn white'; printf 'black=c2o15 white=d9 turn=white e9\n' >setup; ask setup C2 D9 O15
    = book WHITE E9 1
    = book WHITE E9 1
    = book WHITE E9 1

Positions with different sides to move are different:

    $ ask moves 'setup black C2 O15' 'setup white D9' 'turn black'; printf 'c2 d9 pass o15\n' >passed; ask passed C2 D9 pass; ask passed C2 D9; printf 'c2 pass e9\n' >passed; ask passed C2
    not from the book
    = book WHITE O15 1
    not from the book
    not from the book

On a symmetric position the seed chooses among the images of a move:

    $ echo 'H8 I9 H10 O15' >center; for seed in $(seq 30); do ask center H8 -- -S $seed; done | sort -u
    = book WHITE G7 1
    = book WHITE G9 1
    = book WHITE I7 1
    = book WHITE I9 1
    $ ask center H8 G7 H6; ask center H8 G7 F8
    = book WHITE A1 1
    = book WHITE A1 1

Only games of the same size count, under any rule:

    $ printf 'a\t15\tC2 D9\nb\t15\tcaro\tC2 D9\nc\t15\trenju\tC2 D9\nd\t15\tfreestyle\tC2 D9\ne\t13\tC2 E9\nf\t13\tC2 E9\n' >sizes; ask sizes C2; ask sizes C2 -- -r standard; ask sizes C2 -- -n 13; ask sizes C2 -- -n 14 2>&1
    = book WHITE D9 4
    = book WHITE D9 4
    = book WHITE E9 2
    renju: sizes: the book has no move on a board of this size
    not from the book

## Weights

A lost game does not count; a won game, a draw and a game without a result do. The result on the board counts where
none is recorded:

    $ printf 'a\tB\tC2 D9\nb\tB\tC2 D9\nc\tW\tC2 E9\nd\tD\tC2 E9\ne\tC2 E9\nf\tC2 F9\n' >results; ask results C2; ask results
    = book WHITE E9 3
    = book BLACK C2 5
    $ echo 'A1 A15 B1 B15 C1 C15 D1 D15 E1' >won; ask won A1 -- -r freestyle; ask won -- -r freestyle | sed 's/[AO]15*/corner/'; ask won A1 A15 B1 B15 C1 C15 D1 D15 -- -r freestyle
    not from the book
    = book BLACK corner 1
    = book BLACK E1 1

A move of weight 0 is not played:

    $ printf 'a\tB\tC2 D9\n' >lost; ask lost C2
    not from the book
    $ printf 'C2 D9\nC2 pass\n' >passed; ask passed C2
    = book WHITE D9 1

A game with a problem counts up to it:

    $ printf 'a\tC2 D9 D9 E9\nb\tC2 D9 D99\n' >problem; ask problem C2; ask problem C2 D9
    = book WHITE D9 2
    not from the book

Moves of equal weight are chosen by the seed; the same seed makes the same choice, and a hint names it:

    $ printf 'C2 D9\nC2 E9\n' >equal; for seed in 1 2 3 4 5 6 7 8; do ask equal C2 -- -S $seed; done | sort -u
    = book WHITE D9 1
    = book WHITE E9 1
    $ for seed in 1 2 3 4 5 6 7 8; do ask equal C2 -- -S $seed >a; ask equal C2 -- -S $seed | cmp - a; printf 'C2\nhint\nhint\ngo\n' | renju -q -N 1000 -S $seed --book=equal | grep '=' | cut -d ' ' -f 4 | uniq | wc -l; done | sort | uniq -c | sed 's/^ *//'
    8 1

## What is not played from a book

A forbidden move, which another rule allows, or one that the opening does not allow now:

    $ printf 'freestyle\tG8 O1 I8 A15 H7 L1 H9 A9 H8\nfreestyle\tG8 O1 I8 A15 H7 L1 H9 A9 H8\nfreestyle\tG8 O1 I8 A15 H7 L1 H9 A9 A2\n' | sed 's/^/a\t/' >forbidden; ask forbidden G8 O1 I8 A15 H7 L1 H9 A9; ask forbidden G8 O1 I8 A15 H7 L1 H9 A9 -- -r freestyle; ask forbidden G8 O1 I8 A15 H7 L1 H9 A9 -- -f reject
    = book BLACK A2 1
    = book BLACK H8 2
    = book BLACK A2 1
    $ printf 'H8 J9 I9\nH8 J9 I9\nH8 J9 O2\n' >pro; ask pro H8 J9 -- -o pro; ask pro H8 J9
    = book BLACK O2 1
    = book BLACK I9 2

The book itself is read without the opening:

    $ echo 'H8 J9 I9 A1 O2 B2' >pro; ask pro H8 J9 O2 A1 I9 -- -o pro; ask pro -- -o pro
    = book WHITE B2 1
    = book BLACK H8 1

A move after which the other side has a forced win, as far as a tenth of the budget or a proof by fours and threes
shows:

    $ printf 'H8 A1 I8 A3 J8 A5\nH8 A1 I8 A3 J8 A5\nH8 A1 I8 A3 J8 K8\n' >losing; ask losing H8 A1 I8 A3 J8
    = book WHITE K8 1
    $ printf 'H8 A1 I8 A3 J8 A5\n' >losing; ask losing H8 A1 I8 A3 J8; printf 'H8\nA1\nI8\nA3\nJ8\ngo\n' | renju -q -N 1000 --book=losing | grep -c '= play WHITE A5'
    not from the book
    0
    [1]
    $ awk -F '\t' '$3 == "black" && $4 == "vcf" { print $1 "\t" $2 "\t" $7 "\t" $8 }' tests/data/puzzles.tsv | while IFS="$(printf '\t')" read -r id rule black white; do rest=${white% *}; printf 'setup black %s\nsetup white %s\nturn white\ngo\n' "$black" "$rest" >lines; printf 'black=%s white=%s turn=white %s\n' "$black" "$rest" "${white##* }" | tr -d ' ' | sed 's/white=/ &/;s/turn=white/ & /' >losing; renju -q -v -N 10000 -r $rule --book=losing lines | grep '^= book' >played && echo "$id $(cat played)"; done | wc -l
    0
    $ for line in 'h8 g6 h6 h5 g7 f5 i7' 'h8 g9 i10 i11 j9 h11 i8'; do echo "$line" >losing; printf '%s\n' ${line% *} go >lines; for limit in '-N 3000' '-D 3'; do renju -q -v $limit --book=losing lines | grep -c '^= book'; done; done; renju -q -v -T 10 --book=losing lines | grep -c '^= book'
    0
    0
    0
    0
    0
    [1]

The machine's own search does not get what the search for forced wins has spent:

    $ black='K11 J11 I12 J12 H13 G14 G12 G11 K13 J10 F11 E15 L11 J15 M11 I9 L12 M9' white='L13 J13 I11 I13 K10 F15 H12 M13 G13 J9 F14 E10 E11 I14 N11 H8 J14'; echo "$black $white" | awk '{ for (i = 1; i <= 18; i++) b = b $i; for (; i <= NF; i++) w = w $i; print "black=" b " white=" w " turn=white e12" }' >losing; printf 'setup black %s\nsetup white %s\nturn white\ngo\n' "$black" "$white" >lines; for book in losing book; do renju -q -v -r freestyle -N 8000 --book=$book lines | awk '/^= search/ { print ($6 < 8000 ? "less than" : "all of"), "the nodes" }'; done
    less than the nodes
    all of the nodes

    $ echo 'h8 g6 h6 h5 g7 f5 i7' >losing; printf '%s\n' h8 g6 h6 h5 g7 f5 go >lines; renju -q -v -N 3000 --book=losing lines | awk '/^= search/ { print ($6 < 2800 ? "the proof\047s, too" : $6) }'
    the proof's, too
    $ echo 'H8 A1 I8 A3 J8 A5 K8 A7' >losing; printf '%s\n' H8 A1 I8 A3 J8 A5 K8 go >lines; for n in 1 2 3; do renju -q -v -N $n --book=losing lines | tail -n 2; done
    = play WHITE G8
    OK
    = play WHITE G8
    OK
    = play WHITE G8
    OK

A move that ends the game is no loss, and is played even if the other side threatens a five:

    $ echo 'H8 A1 I8 A2 J8 A3 K8 A4 L8' >five; ask five H8 A1 I8 A2 J8 A3 K8 A4
    = book BLACK L8 1

## A bad file

A file that cannot be read or has no game is an error of the option, before any input is read:

    $ echo H8 >input; (renju -q --book=nowhere; cat) <input 2>&1
    renju: --book: 'nowhere': No such file or directory
    Try 'renju --help'.
    H8
    $ renju -q --book=nowhere <input 2>/dev/null
    [2]
    $ mkdir folder; renju -q --book=folder <input 2>&1
    renju: --book: 'folder': Is a directory
    Try 'renju --help'.
    [2]
    $ : >empty; renju -q --book=empty <input 2>&1; printf '# nothing\n\n' >empty; renju -q --book=empty <input 2>&1; echo 'what is this' >empty; renju -q --book=empty <input 2>&1
    renju: --book: 'empty': there is no game with a move
    Try 'renju --help'.
    renju: --book: 'empty': there is no game with a move
    Try 'renju --help'.
    renju: --book: 'empty': there is no game with a move
    Try 'renju --help'.
    [2]
    $ gzip -c book >book.gz; renju -q --book=book.gz <input 2>&1 | head -n 1; printf 'id,size\n1,15\n' >table; renju -q --book=table --proof=p <input 2>&1 | head -n 1; printf '\377RenLib\377\004\000\377\377\377\377\377\377\377\377\377\377\000\100' >new; renju -q --book=new <input 2>&1 | head -n 1
    renju: --book: 'book.gz': gzip; pipe it through gzip -dc
    renju: --book: 'table': there is no game with a move
    renju: --book: 'new': the RenLib version is not 3.0 to 3.4
    $ renju -g --book=book book 2>&1
    renju: --book: cannot be used with --games
    Try 'renju --help'.
    [2]
    $ renju -q --book 2>&1; cp book same; renju -q --book=same --record=same <input 2>&1; cmp book same
    renju: --book: needs a value: FILE
    Try 'renju --help'.
    renju: --record: 'same' is also read; record to another file
    Try 'renju --help'.

The book has everything before the damage of a library; a message says so:

    $ printf 'C2 D9 O15 E9\nC2 D9 O15 F9\nC2 D10\n' | renju -g --to=lib >whole.lib
    $ for bytes in 24 26 31 33 34; do head -c $bytes whole.lib >cut.lib; echo "$bytes:"; ask cut.lib C2 2>&1; done
    24:
    renju: --book: 'cut.lib': the tree is cut short; the games before the cut were read
    Try 'renju --help'.
    not from the book
    26:
    = book WHITE D10 1
    31:
    renju: cut.lib: the tree is cut short; the games before the cut were read
    = book WHITE D10 1
    33:
    renju: cut.lib: the tree is cut short; the games before the cut were read
    = book WHITE D9 1
    34:
    = book WHITE D9 2
    $ head -c 31 whole.lib >cut.lib; echo H8 | renju -q --book=cut.lib 2>/dev/null
    OK

## Game managers

before: nothing

The engine of `--gomocup` plays from the book, too; by BEGIN, TURN and BOARD, under each rule, and on a board of the
book's size:

    $ printf 'c2 d9\nc2 d9\nc2 e9\n' >book; printf 'START 15\nTURN 2,13\nSTART 15\nINFO rule 4\nBOARD\n2,13,2\nDONE\n' | renju --gomocup -N 500 --book=book; for option in --book=book --seed=1; do printf 'START 20\nTURN 2,18\n' | renju --gomocup -N 500 $option; done | sort | uniq -c | sed 's/^ *//;s/,.*//;s/ [0-9].*/ point/'
    OK
    3,6
    OK
    3,6
    2 point
    2 OK
    $ printf 'h8 i9\n' >center; printf 'START 15\nBEGIN\n' | renju --gomocup -N 500 -B hard --book=center; printf 'START 15\nBEGIN\n' | renju --gomocup -N 500 -B random --book=center -S 5
    OK
    7,7
    OK
    2,0

A forbidden move of another rule is not played, nor a point where nobody may play:

    $ printf 'a\tfreestyle\tg8 o1 i8 a15 h7 l1 h9 a9 h8\nb\tfreestyle\tg8 o1 i8 a15 h7 l1 h9 a9 h8\nc\tfreestyle\tg8 o1 i8 a15 h7 l1 h9 a9 a2\n' >forbidden; for rule in 0 4; do printf 'START 15\nINFO rule %s\nBOARD\n6,7,1\n14,14,2\n8,7,1\n0,0,2\n7,8,1\n11,14,2\n7,6,1\n0,6,2\nDONE\n' $rule; done | renju --gomocup -N 500 --book=forbidden
    OK
    7,7
    OK
    0,13
    $ printf 'START 15\nBOARD\n2,13,2\n3,6,3\nDONE\n' | renju --gomocup -N 500 --book=book | grep -c '^3,6'
    0
    [1]

The choice of a color is a search, not a book:

    $ printf 'START 15\nSWAP2BOARD\n7,7\n8,6\n7,8\nDONE\n' | renju --gomocup -N 500 >without; printf 'h8 i9 h7 a1\n' >swap; printf 'START 15\nSWAP2BOARD\n7,7\n8,6\n7,8\nDONE\n' | renju --gomocup -N 500 --book=swap | cmp - without
    $ printf 'START 15\n' | renju --gomocup --book=nowhere 2>&1
    renju: --book: 'nowhere': No such file or directory
    Try 'renju --help'.
    [2]

## Boards for Go

`--gtp` plays from the book with genmove, reg_genmove and the commands that analyze and play, on a board of the book's
size:

    $ printf 'boardsize 15\nplay b C2\nreg_genmove w\ngenmove w\nundo\nlz-genmove_analyze w 50\n' | renju --gtp -N 500 --book=book | grep '^[=p][a-z]* [A-Z]'
    = D9
    = D9
    play D9
    $ printf 'a\t9\tc2 g7\nb\t15\tc2 e9\n' >sizes; printf 'boardsize 9\nplay b C2\ngenmove w\nboardsize 15\nplay b C2\ngenmove w\n' | renju --gtp -N 500 --book=sizes | grep '^= [A-Z]'
    = G7
    = E9

before: ask

An empty game has no size that fits; a rule that was chosen with -r holds for formats that imply another:

    $ printf '{"size":15,"moves":[]}\n{"size":9,"moves":["a1"]}\n' >sizes.json; printf 'H8\n' | renju -q --book=sizes.json 2>&1 | head -n 3
    renju: sizes.json: the book has no move on a board of this size
    OK
    $ printf 'Piskvorky 15x15, 0:0, 0\n6,8,0\n1,1,0\n7,8,0\n1,3,0\n8,9,0\n1,5,0\n8,10,0\n1,7,0\n8,8,0\n3,15,0\n5,8,0\na\nb\n-1\n' >three.psq; for rule in '-o free' '-r renju'; do ask three.psq F8 A15 G8 A13 H8 A11 H7 A9 H6 C1 -- $rule; done
    = book BLACK E8 1
    not from the book
