# In a terminal: files, whole or not at all

save touches no other file, keeps the permissions of the file that it replaces, and follows a symbolic link:

    $ echo precious >g.new; mkdir -p away; printf 'h8\nsave g\nsave away/g\n' | renju -S 1 -i -B human -s ascii | grep saved; cat g.new; chmod 640 g; ln -sf away/g link; printf 'h8\ni9\nsave g\ny\nsave link\ny\n' | renju -S 1 -i -B human -s ascii | grep saved
    The game has been saved to g.
    The game has been saved to away/g.
    precious
    The game has been saved to g.
    The game has been saved to link.
    $ ls -l g | cut -c1-10; readlink link; cat away/g; find . -name ".renju-*"
    -rw-r-----
    away/g
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I9
    $ (umask 027; ln -s nothing/there broken; ln -s round round; ln -s later dangling; printf 'h8\nsave new\nsave broken\nsave round\nsave dangling\n' | renju -S 1 -i -B human -s ascii | grep -E 'saved|:.*such|:.*links'; ls -l new later | cut -c1-10)
    The game has been saved to new.
    broken: No such file or directory
    round: Too many levels of symbolic links
    The game has been saved to dangling.
    -rw-r-----
    -rw-r-----

save does not wait for the reader or writer of a pipe, even if the pipe has bytes:

    $ mkfifo pipe pipe.sgf; exec 3<>pipe; echo bytes >&3; printf 'h8\nsave pipe\nsave pipe.sgf\n' | renju -S 1 -i -B human -s ascii | grep pipe; read -r line <&3; echo $line
    pipe: not a regular file
    pipe.sgf: not a regular file
    bytes

A game that is recorded after the game in the same file has its rules before it if they are others:

    $ printf '# renju -n 9 -k 5 -r freestyle -f lose -o free -c letters\nE5\n' >rec9; printf 'new\nI9\nmenu\n3\n\nK8\nquit\ny\n' | renju -i -B human -s ascii --record=rec9 rec9 >said; cat rec9; rm rec9
    # renju -n 9 -k 5 -r freestyle -f lose -o free -c letters
    E5
    new
    I9
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    new
    K8

A full disk leaves the old file; save never overwrites the record, under any name:

    $ printf 'h8\nsave /dev/full\n' | renju -S 1 -i -B human -s ascii | grep dev/full
    /dev/full: not a regular file
    $ echo '# renju -n 15' >rec; ln -s rec alias; ln rec hard; printf 'h8\nsave rec\nsave ./rec\nsave alias\nsave hard\n' | renju -S 1 -i -B human -s ascii --record=rec | grep recorded; cat rec
    This game is being recorded in rec; choose another name.
    This game is being recorded in ./rec; choose another name.
    This game is being recorded in alias; choose another name.
    This game is being recorded in hard; choose another name.
    # renju -n 15
    new
    H8
    $ cp g before; (ulimit -f 0; trap '' XFSZ; printf 'h8\nsave g\ny\n' | renju -S 1 -i -B human -s ascii) | grep 'g: F'; cmp g before; find . -name ".renju-*"
    g: File too large

A name may begin with the home folder:

    $ mkdir -p home; printf 'h8\nsave ~\n' | HOME=$PWD/home renju -S 1 -i -B human -s ascii | grep 'home' | sed "s|$PWD|HERE|"
    HERE/home: Is a directory
    $ mkdir -p home; printf 'h8\nsave ~/g\nsave ~x/g\nload ~/g\n' | HOME=$PWD/home renju -S 1 -i -B human -s ascii | grep -E 'saved|oaded|directory' | sed "s|$PWD|HERE|"; cat home/g; printf '8\n~/g\n' | HOME=$PWD/home renju -i -l zh | grep 'home/g' | sed "s|$PWD|HERE|"; printf 'h8\nsave ~/g\n' | env -u HOME renju -S 1 -i -B human -s ascii | grep '~'
    The game has been saved to HERE/home/g.
    ~x/g: No such file or directory
    Loaded HERE/home/g (1 move).
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    已读取 HERE/home/g，共1手。
    ~/g: No such file or directory

save says why a file cannot be written:

    $ mkdir -p folder; echo text >foreign; printf '%s\n' 'save folder' 'save folder/' 'save foreign' 'save foreign/g' "save $(printf 'x%.0s' $(seq 1100))" save >tries; for lang in en zh; do renju -i -B human -s ascii -l $lang <tries | grep -v '^ *[1 ]\|^renju\|^Move\|^第'; done; ls -A folder; cat foreign
    folder: Is a directory
    folder/: Is a directory
    foreign already exists and was not saved by renju; choose another name.
    foreign/g: Not a directory
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: File name too long
    Name the file, e.g. save game.moves
    folder：是文件夹
    folder/：是文件夹
    foreign 已存在，且不是本程序保存的棋局，请换一个文件名。
    foreign/g：路径中有一项不是文件夹
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx：文件名太长
    请写明文件名，如：保存 game.moves
    text

save refuses the endings of formats that it does not write:

    $ for end in lib LIB psq rec rif xml pgn csv tsv pos json svg; do printf "h8\nsave o.$end\n"; done | renju -S 1 -i -B human -s ascii | grep -c 'is saved as moves'; printf 'h8\nsave o.lib\nsave lib\nsave .lib\nsave o.lib/x\nsave x.lib.txt\n' | renju -S 1 -i -B human -s ascii -l zh | grep '保存到\|lib：'; ls o.* 2>/dev/null
    12
    o.lib：只能存为着法文件，或以 .sgf 结尾的 SGF 文件；其他格式请用 renju -g --to 转换。
    棋局已保存到 lib。
    棋局已保存到 .lib。
    棋局已保存到 x.lib.txt。
    [2]

load reads the formats of -g, and lists several games to choose from. It names a format that it cannot read:

    $ printf 'h8 i9\ni8 i7\n' >line.txt; printf 'a\tren\th8\n' >tabs.txt; printf 'h8 # one\n\ti9\n' >game.txt; renju -g --to=lib line.txt >two.lib; renju -g --to=json line.txt >two.json; echo '<database>' >x.rif; printf '[White "A"]\n1. h8 *' >x.pgn; printf 'moves,id\nh8,1\n' >x.csv; printf '\037\213\010x' >x.gz; : >empty; printf 'hello world\n' >hello
    $ for file in line.txt tabs.txt game.txt two.lib two.json x.rif x.pgn x.csv x.gz empty hello; do printf "load $file\n" | renju -i -B human -s ascii | tail -n +17 | grep -v '^[ 1]\|^renju\|^Move'; done
    line.txt: games
    Game to continue (1-2, Enter = back): 
    Loaded tabs.txt (1 move).
    Loaded game.txt (2 moves).
    two.lib: games
    Game to continue (1-2, Enter = back): 
    two.json: games
    Game to continue (1-2, Enter = back): 
    No game could be read from x.rif.
    Loaded x.pgn (1 move).
    Loaded x.csv (1 move).
    x.gz: gzip; pipe it through gzip -dc
    Loaded empty (0 moves).
    hello could not be read (line 1); your game is unchanged:
    "hello world" is neither a move (e.g. H8) nor a command; type help.
    $ renju -i -s ascii x.gz </dev/null | tail -n 2; renju -i -s ascii two.lib -l zh </dev/null | tail -n 3
    x.gz: gzip; pipe it through gzip -dc
    Move 1, Black to play (e.g. H8; help): 
      1  未完，2手  黑方－白方
      2  未完，2手  黑方－白方
    请选择棋局（1-2，按回车键返回）：
    $ for sgf in '(;SZ[200];B[aa])' '(;GM[3])' '(;AB[zz])' '(;RU[renju]SZ[9]' '()' '(' ''; do printf '\n%s\n' "$sgf" >no.sgf; renju -i -s ascii -k 4 no.sgf </dev/null | tail -n 2 | head -n 1; done
    The game in no.sgf (line 2) could not be read because of "200".
    The game in no.sgf (line 2) could not be read because of "3".
    The game in no.sgf (line 2) could not be read because of "zz".
    The game in no.sgf (line 2) could not be read because of "renju".
    No game could be read from no.sgf.
    No game could be read from no.sgf.
    Loaded no.sgf (0 moves).

A record that cannot be written is reported at once, and the game goes on:

    $ printf 'h8\ni9\nsave kept\n' | renju -S 1 -i -B human -s ascii --record=/dev/full >said; echo $?; grep -E 'record|saved|Move' said; cat kept
    2
    Move 1, Black to play (e.g. H8; help): 
    Cannot write the record: No space left on device
    Move 2, White to play (e.g. I8; help): 
    Move 3, Black to play (e.g. I8; help): 
    The game has been saved to kept.
    Move 3, Black to play (e.g. I8; help): 
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I9

The message about a truncated record has no empty brackets:

    $ printf '(;SZ[9];B[aa];W[' >cut.sgf; printf 'load cut.sgf\n' | renju -i -s ascii cut.sgf | grep cut; printf 'load cut.sgf\n' | renju -i -s ascii -B human -l zh | grep cut; printf 'load zz.sgf\n' | (printf '(;SZ[9];B[aa];W[zz])' >zz.sgf; renju -i -s ascii -l zh zz.sgf) | grep zz
    Loaded 1 move of cut.sgf; the rest (from move 2) could not be read.
    cut.sgf could not be read from move 2 on; your game is unchanged.
    cut.sgf 第2手起无法读取，棋局不变。
    zz.sgf 读取了1手，第2手起无法读取（zz）。
    zz.sgf 第2手起无法读取（zz），棋局不变。

A file that cannot be read to its end does not change rules or notation; a setup with a tab is not taken for a
collection:

    $ printf '# renju -n 9 -k 4 -r freestyle -f lose -o free -c xy\n4,4\n4,4\n' >bad; printf 'load bad\nnew\no15\n' | renju -i -B human -s ascii | grep 'bad\|Move\|^15'
    15 . . . . . . . . . . . . . . .
    Move 1, Black to play (e.g. H8; help): 
    15 . . . . . . . . . . . . . . .
    bad could not be read (line 3); your game is unchanged:
    Move 1, Black to play (e.g. H8; help): 
    15 . . . . . . . . . . . . . . .
    Move 1, Black to play (e.g. H8; help): 
    15 . . . . . . . . . . . . . .(X)
    Move 2, White to play (e.g. H8; help): 
    $ printf 'setup black h8\th8\n' >twice; printf 'h8\th8\n' >line; printf 'load twice\nload line\n' | renju -i -B human -s ascii | grep 'twice\|line\|stone\|coll'
    twice could not be read (line 1); your game is unchanged:
    setup black h8?h8 already has a stone.
    Loaded line (1 move).

Names that are not regular files are refused:

    $ renju -i /dev/null 2>&1 </dev/null; printf 'load /dev/null\nload .\n' | renju -i -s ascii -B human | grep ':.*f'; printf 'load /dev/null\n' | renju -i -s ascii -B human -l zh | grep null
    renju: /dev/null: not a regular file
    /dev/null: not a regular file
    /dev/null：不是普通文件

save asks before it overwrites another game, but not a file that this game came from or was saved to:

    $ rm -f one two one.sgf; printf 'h8\nsave one\nsave two\nsave one\n' | renju -i -B human -s ascii | grep -c saved; printf '%s\n' i9 'save two' 'save one' '' 'save one' n 'save one' what 'save one' YES 'save one' 'save two' | renju -i -s ascii two | grep 'holds\|saved\|stays'; printf 'save one' | renju -i -s ascii two | grep -c 'saved to'; printf 'a1\nsave one\n' | renju -i -s ascii -B human >/dev/null; tail -n 1 one
    3
    The game has been saved to two.
    one already holds a game. Replace it? y or n: 
    one is unchanged; your game has not been saved.
    one already holds a game. Replace it? y or n: 
    one is unchanged; your game has not been saved.
    one already holds a game. Replace it? y or n: 
    one is unchanged; your game has not been saved.
    one already holds a game. Replace it? y or n: 
    The game has been saved to one.
    The game has been saved to one.
    The game has been saved to two.
    0
    I9
    $ printf '%s\n' h8 'save own.sgf' new h9 'save own.sgf' y 'load one' y 'save own.sgf' y undo 'load own.sgf' y i10 'save own.sgf' new h1 'save own.sgf' n | renju -i -s ascii -B human | grep 'holds\|^Leave\|saved\|oaded'; printf 'h8\nsave one\n是\nsave two\n否\n' | renju -i -B human -l zh | grep '^one\|^two\|到 '
    The game has been saved to own.sgf.
    own.sgf already holds a game. Replace it? y or n: 
    The game has been saved to own.sgf.
    Loaded one (2 moves).
    own.sgf already holds a game. Replace it? y or n: 
    The game has been saved to own.sgf.
    Leave this game? It stays under recent games. y, n, save FILE: 
    Loaded own.sgf (2 moves).
    The game has been saved to own.sgf.
    own.sgf already holds a game. Replace it? y or n: 
    own.sgf is unchanged; your game has not been saved.
    one 已存有棋局。覆盖吗？是（y）、否（n）：
    棋局已保存到 one。
    two 已存有棋局。覆盖吗？是（y）、否（n）：
    two 未改动，本局未保存。
    $ rm -f ../state/renju/*; printf 'j9\nsave four\n' | renju -i -B human >/dev/null; printf '7\nj8\nsave four\nsave one\n' | renju -i -s ascii | grep 'holds\|saved'; tail -n 1 four; grep -c '^# file' ../state/renju/last-1.moves; cp one four; printf '7\nj8\nsave four\n' | renju -i -s ascii | grep 'holds\|saved'
    The game has been saved to four.
    one already holds a game. Replace it? y or n: 
    J8
    2
    four already holds a game. Replace it? y or n: 
    $ printf 'x\n' >>one; printf 'i10\nsave one\n' | renju -i one -s ascii | grep 'one'
    Loaded 1 move of one; the rest (from line 3) could not be read:
    one already holds a game. Replace it? y or n: 

Files are closed after loading, also those that are refused, so that many can be loaded:

    $ printf '# renju -n 5\nC3\n' >other; printf 'x\n' >bad; for lines in '8\nother\nmenu\n' '8\nbad\n'; do for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do printf "$lines"; done | (ulimit -n 16; renju -i -S 1 -s ascii) | grep -c 'Loaded other (1\|bad could not be read (line 1)'; done
    20
    20
    $ for lines in 'load other\n' 'b2\nload other\ny\n' 'load other\nb2\nload other\nn\nundo\n' 'load bad\n' 'load .\n'; do for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do printf "$lines"; done | (ulimit -n 16; renju -i -S 1 -s ascii -n 5 -B human) | grep -c 'Loaded other (1\|bad could not be read (line 1)\|Is a directory'; done
    20
    20
    20
    20
    20

A game remembers the last eight of its files; after it was continued, too:

    $ rm -f ../state/renju/*; (printf 'j9\n'; printf 'save nine%d\n' 1 2 3 4 5 6 7 8 9) | renju -i -B human >/dev/null; printf '7\nj8\nsave ten\nsave nine9\nsave nine2\nn\n' | renju -i -s ascii | grep 'holds\|saved'
    The game has been saved to ten.
    The game has been saved to nine9.
    nine2 already holds a game. Replace it? y or n: 
    nine2 is unchanged; your game has not been saved.

The players' names keep their bytes, in whatever encoding the file has; only the screen replaces what it cannot show:

    $ rm -f ../state/renju/*; printf '(;GM[4]SZ[15]PB[\245\\]PW[B];B[hh])' >big5.sgf; printf 'save named.sgf\ni9\n' | renju -i -s ascii big5.sgf | grep -a 'Black X' | tail -n 1; od -An -c named.sgf | tr -d ' \n' | grep -o 'PB.*PW[^;]*'; grep -a '^# black' ../state/renju/last-1.moves | tail -c 3 | od -An -c | tr -d ' \n'; echo
    renju: 15x15, 5 in a row, rule renju   Black X: ?\   White O: B
    PB[245\\]PW[B]C[#renju-n15-k5-rrenju-flose-ofree-cletters]
    245\\n

A claim survives in both kinds of file:

    $ printf 'h7\na1\ni7\na3\ng8\na5\ng9\na7\ng7\nclaim\nsave claim.sgf\nsave claim.moves\n' | renju -i -f claim -B human >/dev/null; for file in claim.sgf claim.moves; do printf 'undo\n' | renju -i -s ascii $file | grep 'claimed\|wins\|taken back'; done
    White claimed the forbidden move.
    White wins.
    1 move taken back.
    White claimed the forbidden move.
    White wins.
    1 move taken back.

An offer of a draw at the end of a file cannot be answered:

    $ printf '# renju -n 5\nC3\ndraw\nB2\n' >offer; printf 'load offer\n' | renju -i -S 1 -s ascii -n 5 -B human | tail -n 1; renju -i -S 1 -s ascii offer </dev/null | tail -n 1
    Move 3, Black to play (e.g. D3; help): 
    Move 3, Black to play (e.g. D3; help): 
