# In a terminal: the last game, names, the score, SGF

The menu resumes a game that was left, with its players, however the program ended:

    $ printf '6\nAnn\nhard to beat\n3\n\ne5\ne6\nf5\n' | renju -i -S 1 -n 9 -s ascii >/dev/null; ls -l ../state/renju | grep -c '^-rw-------'; grep -v 'used\|times\|kept' ../state/renju/last-1.moves
    1
    # renju -n 9 -k 5 -r renju -f lose -o free -c letters
    E5
    # black human Ann
    # white human hard to beat
    E6
    # black human Ann
    # white human hard to beat
    F5
    # black human Ann
    # white human hard to beat
    $ printf '7\n' | renju -i -S 1 -s ascii | grep '[XO] .*[XO]\|Cont\|Move'
    Continuing the last game (3 moves).
    Move 4, White to play (e.g. G5; help): 
    $ TERM=dumb pty renju -S 1 -W minimax -D 1 -n 9 -s ascii <<'EOF' | tail -n 1
    > wait help)
    > send a1
    > wait Move 3
    > signal KILL
    > status
    > EOF
    signal KILL
    $ printf '7\nundo\n' | renju -i -S 1 -s ascii -l zh | tail -n 2; grep -v 'used\|times\|kept' ../state/renju/last-2.moves
    已悔2手。
    第1手，轮到黑方落子（如 E5，或“帮助”）：
    # renju -n 9 -k 5 -r renju -f lose -o free -c letters
    # black human
    # white minimax

Two programs at once have a game each, and neither resumes the other's. Ten games are kept; a new one replaces the
oldest:

    $ mkfifo line; (exec 3<>line; renju -i -n 9 -s ascii -B human <line >/dev/null & echo c3 >&3; until grep -qs C3 ../state/renju/last-3.moves; do sleep 0.05; done; printf '7\n' | renju -i -S 1 -s ascii | tail -n 2; printf 'd4\n' | renju -i -s ascii -B human >/dev/null; sleep 0.1; echo quit >&3; echo y >&3; wait)
    Continuing the last game (0 moves).
    Move 1, Black to play (e.g. E5; help): 
    $ grep -l '^[CD]' ../state/renju/last-*.moves; printf '7\n' | renju -i -S 1 -s ascii | grep '^ 3\|^ 4'
    ../state/renju/last-3.moves
    ../state/renju/last-4.moves
     4 . . . . . . . . .
     3 . .(X). . . . . .
    $ for i in 1 2 3 4 5 6 7; do printf "g$i\n" | renju -i -B human >/dev/null; done; ls ../state/renju; grep '^[CDG]' ../state/renju/last-*.moves
    last-1.moves
    last-10.moves
    last-2.moves
    last-3.moves
    last-4.moves
    last-5.moves
    last-6.moves
    last-7.moves
    last-8.moves
    last-9.moves
    ../state/renju/last-1.moves:G7
    ../state/renju/last-10.moves:G6
    ../state/renju/last-3.moves:C3
    ../state/renju/last-4.moves:D4
    ../state/renju/last-5.moves:G1
    ../state/renju/last-6.moves:G2
    ../state/renju/last-7.moves:G3
    ../state/renju/last-8.moves:G4
    ../state/renju/last-9.moves:G5

A folder that cannot be written to is reported once and does no harm; there is no game to resume:

    $ printf '3\n\na1\nb1\nc1\n' | XDG_STATE_HOME=/dev/null renju -i -S 1 -s ascii | grep 'Recent games cannot'
    Recent games cannot be kept: Not a directory
    $ printf '7\n0\n' | XDG_STATE_HOME=/nowhere/state renju -i | grep 'no game'
    There is no game to continue.
    $ printf '7\n0\n' | XDG_STATE_HOME=relative HOME= renju -i -l zh | grep '没有'; printf 'a1\nb1\n' | XDG_STATE_HOME= HOME= renju -i -B human -l zh | grep '自动'; ls relative 2>&1 | wc -l
    没有可继续的棋局。
    无法自动保存棋局：没有这个文件或文件夹
    1
    $ printf 'a1\nb1\n' | XDG_STATE_HOME= HOME=$PWD/home renju -i -B human >/dev/null; ls home/.local/state/renju
    last-1.moves
    $ rm -r home; printf 'a1\nb2\nundo 2\n' | XDG_STATE_HOME=$PWD/home renju -i -B human >/dev/null; printf 'x\n' >home/renju/last-1.moves; printf '7\n0\n' | XDG_STATE_HOME=$PWD/home renju -i | grep 'Skipped' | sed 's|^.*/state|STATE|;s|^.*/home|HOME|'
    HOME/renju/last-1.moves

A game that is left for another one from a file stays as it was:

    $ printf '# renju -n 5\nC3\n' >other; printf '%s\n' a1 'load other' y b2 | XDG_STATE_HOME=$PWD/left renju -i -n 5 -B human >/dev/null; printf '%s\n' d4 menu y 8 other e5 | XDG_STATE_HOME=$PWD/left renju -i -n 5 -B human >/dev/null; cd left/renju; grep '^[A-E]' last-*.moves
    last-1.moves:A1
    last-2.moves:C3
    last-2.moves:B2
    last-3.moves:D4
    last-4.moves:C3
    last-4.moves:E5

If the last game cannot be read, the menu comes back each time:

    $ mkdir -p bad/renju; printf 'x\n' >bad/renju/last-1.moves; yes 7 | head -n 40 | (ulimit -n 16; XDG_STATE_HOME=$PWD/bad renju -i -S 1 -s ascii) >out; grep -c 'Skipped 1 recent game that cannot be read: .*bad/renju/last-1.moves$' out; grep -c '^Choice' out; grep -c 'Black X' out
    40
    41
    0
    [1]

The clock and each player's time left are kept with the game; a game without a clock takes that of the command line:

    $ printf 'e5\nd4\nquit\ny\n' | XDG_STATE_HOME=$PWD/clock renju -i -B human -n 9 -s ascii --clock=30+5 --flag >/dev/null; sed 's/ [0-9]\{7\}/ MS/g' clock/renju/last-1.moves | grep clock | tail -n 1; awk '/clock .* 2$/ { print ($5 < 1805001 && $5 > 1700000) + ($6 < 1805001 && $6 > 1700000) }' clock/renju/last-1.moves
    # clock 30+5 flag MS MS 2
    2
    $ for how in - flag; do printf '# renju -n 9\nE5\nD4\n# clock 1+5 %s -61999 90000 2\n' $how >clock/renju/last-1.moves; printf '7\nsettings\n' | XDG_STATE_HOME=$PWD/clock renju -i -S 1 -s ascii --clock=5+0 | grep -o 'Black X: .*White.*\|clock: .*\|loss.*: o.*\|.*on time.*' | sed 's/-1:0[1-9]/-1:01/'; done
    Black X: player -1:01   White O: player 1:30
    clock: 1+5
     12  loss on time: off
    Black X: player -1:01   White O: player 1:30
    Black X: player -1:01   White O: player 1:30
    White wins on time.
    $ for line in '# clock 1+5 - 90000 x 2' '# clock 0+0 flag 1 1 0' '# clock 1+1 - 1' '# clock 1+5 flag 999999999999999999 1 1' ''; do printf '# renju -n 9\nE5\n%s\n' "$line" >clock/renju/last-1.moves; printf '7\nsettings\n' | XDG_STATE_HOME=$PWD/clock renju -i -S 1 -s ascii --clock=5+0 | grep -o 'Black X: [^W]*White\|clock: .*\|loss.*: o.*' | tr '\n' ' '; echo; done
    Black X: player 5:00   White clock: 5+0 loss on time: off 
    Black X: player 5:00   White clock: 5+0 loss on time: off 
    Black X: player 5:00   White clock: 5+0 loss on time: off 
    Black X: player 5:00   White clock: 5+0 loss on time: off 
    Black X: player 5:00   White clock: 5+0 loss on time: off 
    $ { printf '# renju -n 9\nE5\n# x'; printf '%-2047s\n' '# clock 30+5 - 60000 60000 1'; } >clock/renju/last-1.moves; printf '7\nsettings\n' | XDG_STATE_HOME=$PWD/clock renju -i -S 1 -s ascii --clock=5+0 | grep -o 'clock: .*' | uniq
    clock: 5+0

Names, sides and the score; undo of a result removes it from the score:

    $ printf '6\nAnn\nrandom\n1\nresign\nw\nresign\na\nresign\nundo\nd2\nresign\nw\nresign\n' | renju -i -S 1 -n 5 -r renju -s ascii | grep -E 'Black X: |Score|resigned' | uniq
    renju: 5x5, 5 in a row, rule renju   Black X: Ann   White O: machine (random)
    White wins: Black resigned.
    renju: 5x5, 5 in a row, rule renju   Black X: machine (random)   White O: Ann
    Black wins: White resigned.
    Score: Black (machine (random)) 2, White (Ann) 0, 0 draws.
    renju: 5x5, 5 in a row, rule renju   Black X: machine (random)   White O: Ann
    Black wins: White resigned.
    Score: Black (machine (random)) 3, White (Ann) 0, 0 draws.
    renju: 5x5, 5 in a row, rule renju   Black X: machine (random)   White O: Ann
    Black wins: White resigned.
    Score: Black (machine (random)) 3, White (Ann) 0, 0 draws.
    renju: 5x5, 5 in a row, rule renju   Black X: Ann   White O: machine (random)
    White wins: Black resigned.
    Score: Black (Ann) 0, White (machine (random)) 4, 0 draws.
    $ printf '6\n阿安\n随机\n1\n认输\n换边\n认输\n' | renju -i -S 1 -n 5 -r renju -s ascii -l zh | grep -E '黑方 X|比分'
    renju：5路棋盘，五子成连，规则：连珠   黑方 X：阿安   白方 O：电脑（随机）
    renju：5路棋盘，五子成连，规则：连珠   黑方 X：阿安   白方 O：电脑（随机）
    renju：5路棋盘，五子成连，规则：连珠   黑方 X：电脑（随机）   白方 O：阿安
    renju：5路棋盘，五子成连，规则：连珠   黑方 X：电脑（随机）   白方 O：阿安
    renju：5路棋盘，五子成连，规则：连珠   黑方 X：电脑（随机）   白方 O：阿安
    比分：黑方 电脑（随机）：2，白方 阿安：0，和棋：0。

SGF by the file's ending, with names, rules and result, and back:

    $ printf '6\nAnn\nBob]\\\n3\ne5\nd4\npass\nresign\nsave a.sgf\nsave a.sgf\nquit\n' | renju -i -S 1 -n 9 -k 4 -s ascii | grep -c 'saved to'; cat a.sgf; printf 'save a.sgf\nsave b\n' | renju -i a.sgf -s ascii -N 3000 | tail -n 5; cat b
    2
    (;FF[4]CA[UTF-8]GM[4]SZ[9]RU[freestyle]PB[Ann]PW[Bob\]\\]RE[B+]C[# renju -n 9 -k 4 -r freestyle -f lose -o free -c letters];B[ee];W[df];B[])
    The game has been saved to b.
    Black wins: White resigned.
    3 moves. Time: Black 0.00 s, White 0.00 s.
    Missed wins: Black with F4 at move 3.
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    # renju -n 9 -k 4 -r freestyle -f lose -o free -c letters
    E5
    D4
    pass
    resign
    # black human Ann
    # white human Bob]\
    $ renju -g a.sgf -n 9 -k 4; echo '# renju -n 9' >c.sgf; echo '(;GM[4]SZ[9]PB[Ann]C[mine];B[ee](;W[cc])(;W[dd]))(;B[ee])' >d.sgf; printf 'e5\nsave c.sgf\nsave d.sgf\nsave e.sgf\nload a.sgf\ny\n' | renju -i -B human -s ascii | grep -E 'sgf|resigned'
    -	OK	3	BLACK	OPEN	-
    c.sgf already exists and was not saved by renju; choose another name.
    d.sgf already exists and was not saved by renju; choose another name.
    The game has been saved to e.sgf.
    Loaded a.sgf (3 moves).
    Black wins: White resigned.
    $ echo '(;GM[4]SZ[9];B[ee];W[ee];B[aa])' >part.sgf; renju -i part.sgf -s ascii </dev/null | tail -n 2; printf 'load part.sgf\nload e.sgf\n' | renju -i -B human -s ascii -l zh | grep sgf; echo '()' >empty.sgf; renju -i empty.sgf -s ascii </dev/null | tail -n 2
    Loaded 1 move of part.sgf; the rest (from move 2) could not be read (ee).
    Move 2, White to play (e.g. F5; help): 
    part.sgf 第2手起无法读取（ee），棋局不变。
    已读取 e.sgf，共1手。
    No game could be read from empty.sgf.
    Move 1, Black to play (e.g. H8; help): 
    $ printf 'save x.sgf\n' | renju -i -B human -n 60 -s ascii | grep SGF; printf 'draw\ndraw\nsave y.SGF\n' | renju -i -B human -s ascii >/dev/null; renju -i y.SGF </dev/null | grep -c 'agreed to a draw'; printf '8\ny.SGF\nundo\n' | renju -i | grep -c 'taken back'
    x.sgf: SGF cannot name all points of this board; choose a name without .sgf.
    1
    1

Undo removes a result from the score at once:

    $ printf '%s\n' 3 a1 resign undo b2 resign again a1 resign q | renju -i -S 1 -n 9 -r renju -s ascii | grep Score
    Score: Black (player) 1, White (player) 1, 0 draws.

A result that was undone is forgotten: the game with it, loaded later and taken back, takes nothing from the score:

    $ printf '%s\n' 3 a1 resign 'save lost.moves' undo b1 resign 'load lost.moves' y undo c1 resign q | renju -i -S 1 -n 5 -r renju -s ascii | grep 'Score\|oaded'
    Loaded lost.moves (1 move).
    Score: Black (player) 0, White (player) 2, 0 draws.

A game that was over when it was opened is not counted again, until it is taken back and ends once more:

    $ (printf '%s\n' 3 a1 resign m y 7 m y 7 m y 3 '' m 7 undo resign; sleep 0.2; printf '%s\n' a b1 resign m y 7 undo resign q) | XDG_STATE_HOME=$PWD/counted renju -i -S 1 -n 5 -r renju -s ascii | grep Score
    Score: Black (player) 2, White (player) 0, 0 draws.
    Score: Black (player) 2, White (player) 0, 0 draws.
    Score: Black (player) 2, White (player) 0, 0 draws.
    $ printf '%s\n' 3 a1 resign 'save over.moves' undo 'save open.moves' resign m y 8 over.moves m 8 open.moves b1 draw draw 'load over.moves' y undo draw draw 'load open.moves' y resign q | renju -i -S 1 -n 5 -r renju -s ascii | grep 'Score\|oaded'
    Loaded over.moves (1 move).
    Loaded open.moves (1 move).
    Score: Black (player) 1, White (player) 0, 1 draw.
    Loaded over.moves (1 move).
    Score: Black (player) 1, White (player) 0, 1 draw.
    Score: Black (player) 0, White (player) 0, 2 draws.
    Loaded open.moves (1 move).
    Score: Black (player) 1, White (player) 0, 2 draws.

The names are saved and loaded with the moves, too. A file without names is a game of other people, and ends the score:

    $ echo H8 >nameless.moves; printf '%s\n' 6 Ann Bob 3 A1 'save ours.moves' B1 resign again A1 resign 'load ours.moves' y resign 'load nameless.moves' y resign 'save theirs.moves' again resign q | renju -i -n 9 -r renju -s ascii | grep -o 'Score.*\|Loaded.*\|Black X: .*' | uniq; cat ours.moves theirs.moves; renju -q ours.moves; printf '%s\n' 6 Ann random 1 A1 'save mine.moves' | renju -i -S 1 -n 5 -r renju >/dev/null; tail -n 2 mine.moves; renju -i -s ascii mine.moves </dev/null | grep -o 'Black X: .*'; printf 'ours.moves\n' | renju -i -s ascii -l zh ours.moves | grep -o '黑方 X.*' | uniq
    Black X: Ann   White O: Bob
    Score: Black (Ann) 1, White (Bob) 1, 0 draws.
    Black X: Ann   White O: Bob
    Loaded ours.moves (1 move).
    Black X: Ann   White O: Bob
    Score: Black (Ann) 2, White (Bob) 1, 0 draws.
    Black X: player   White O: player
    Loaded nameless.moves (1 move).
    Black X: player   White O: player
    Score: Black (player) 1, White (player) 1, 0 draws.
    # renju -n 9 -k 5 -r renju -f lose -o free -c letters
    A1
    # black human Ann
    # white human Bob
    # renju -n 9 -k 5 -r renju -f lose -o free -c letters
    H8
    resign
    OK
    # black human Ann
    # white random
    Black X: Ann   White O: player
    黑方 X：Ann   白方 O：Bob

Its players keep their names, however long, when it is taken back:

    $ echo '(;GM[4]SZ[5]RE[B+R]PB[Ann]PW[abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyza];B[cc])' >long.sgf; printf 'undo\nsave long-2.sgf\n' | renju -i long.sgf >/dev/null; grep -o 'PW[^]]*' long-2.sgf
    PW[abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyza

The players' names are loaded, without machines and control characters; the score of other players ends. A file that
can't be read to its end does not change names:

    $ echo '(;GM[4]SZ[9]PB[ 安娜 ]PW[Bob]RU[freestyle];B[ee];W[dd])' >named.sgf; printf 'save again.sgf\nquit\n' | renju -i -s ascii named.sgf | grep -o 'Black X: .*'; grep -o 'P[BW].[^]]*' again.sgf
    Black X: ??   White O: Bob
    Black X: ??   White O: Bob
    PB[安娜
    PW[Bob
    $ for names in 'PB[player]PW[machine (easy)]' 'PB[棋手]PW[电脑（初级）]' 'PB[]' 'PW[Bob]' '' 'PB[A\001\377B]' 'PB[ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜ]'; do printf "(;GM[4]SZ[9]$names;B[ee])" >names.sgf; renju -i -s ascii names.sgf </dev/null | sed '/9 \./,$d'; done
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: Bob
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    renju: 9x9, 5 in a row, rule renju   Black X: A??B   White O: player
    renju: 9x9, 5 in a row, rule renju
    Black X: ???????????????????????????????????????   White O: player
    $ echo '(;SZ[9]PB[Zoe];B[ee];W[ee])' >zoe.sgf; printf '6\nAnn\nCyd\n3\nresign\na\nresign\nload named.sgf\ny\nresign\nload zoe.sgf\ny\nundo\n' | renju -i -S 1 -n 9 -r renju -s ascii | grep -o 'Black X: .*\|Score.*\|zoe.*'
    Black X: Ann   White O: Cyd
    Black X: Ann   White O: Cyd
    Black X: Ann   White O: Cyd
    Black X: Ann   White O: Cyd
    Score: Black (Ann) 0, White (Cyd) 2, 0 draws.
    Black X: ??   White O: Bob
    Black X: ??   White O: Bob
    Black X: ??   White O: Bob
    zoe.sgf could not be read from move 2 on (ee); your game is unchanged.
    Black X: ??   White O: Bob
    $ printf 'H8\nI9\nswap\nJ10\nsave swapped.sgf\nquit\n' | renju -i -o tarannikov -B human >/dev/null; sed 's/PB.player.PW.player./PB[Ann]PW[Bob]/' swapped.sgf >named.sgf; printf 'swap\nsave again.sgf\ny\nquit\n' | renju -i -s ascii named.sgf | grep -o 'Black X: [^s]*$\|first player .*now'; grep -o 'PB.*RE\|PB.*C' again.sgf
    Black X: Ann   White O: Bob
    Black X: Bob   White O: Ann
    first player swaps and now
    Black X: Bob   White O: Ann
    PB[Bob]PW[Ann]C

Skipped files are reported:

    $ echo '(;GM[4]SZ[9]PB[Ann];B[ee](;W[cc];B[dd])(;W[dd]))(;SZ[9]PB[Cyd];B[ee])' >two.sgf; printf '1\n' | renju -i -s ascii two.sgf | grep 'sgf\|Black X:'; printf 'load two.sgf\n1\n' | renju -i -l zh -B human | grep sgf
    two.sgf: games
    renju: 9x9, 5 in a row, rule renju   Black X: Ann   White O: player
    Loaded the main line of two.sgf; its variations were skipped.
    Loaded two.sgf (3 moves).
    two.sgf：棋局
    two.sgf 只读取了主线，其中的变化已略去。
    已读取 two.sgf，共3手。
    $ echo '(;GM[4]SZ[9];B[ee](;W[cc];B[cc])(;W[dd]))' >both.sgf; printf 'load both.sgf\n' | renju -i -s ascii -B human both.sgf | grep sgf
    Loaded 2 moves of both.sgf; the rest (from move 3) could not be read (cc).
    Loaded the main line of both.sgf; its variations were skipped.
    both.sgf could not be read from move 3 on (cc); your game is unchanged.
    $ echo '(;GM[4]SZ[9](;B[ee](;W[cc]C[no (;variation])))' >nested.sgf; renju -i -s ascii nested.sgf </dev/null | grep sgf
    Loaded nested.sgf (2 moves).

Which rule to play by is asked before the first game from the menu, and only there; the answer is kept. Enter chooses
renju; other rules are typed by name, and anything else is refused:

    $ options=; asks() { printf '%s\n' "$@" | XDG_CONFIG_HOME=$PWD/asks renju -i -S 1 -s ascii $options | grep -E 'not possible|Enter = |X:|^  1  re' | sed 's/.*Enter/Enter/'; }
    > asks 3 menu 3 quit 3 0 3 x '' menu 2; asks 2; cat asks/renju/settings
      1  renju: no double-three, double-four, overline for Black
    Enter = renju; menu = back): 
      1  renju: no double-three, double-four, overline for Black
    Enter = renju; menu = back): 
      1  renju: no double-three, double-four, overline for Black
    Enter = renju; menu = back): 
      1  renju: no double-three, double-four, overline for Black
    "0" is not possible here; choose 1 renju, 2 freestyle.
    Enter = renju; menu = back): 
      1  renju: no double-three, double-four, overline for Black
    "3" is not possible here; choose 1 renju, 2 freestyle.
    Enter = renju; menu = back): 
      1  renju: no double-three, double-four, overline for Black
    "x" is not possible here; choose 1 renju, 2 freestyle.
    Enter = renju; menu = back): 
    renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    renju: 15x15, 5 in a row, rule renju   Black X: machine (easy)   White O: player
    renju: 15x15, 5 in a row, rule renju   Black X: machine (easy)   White O: player
    renju: 15x15, 5 in a row, rule renju   Black X: machine (easy)   White O: player
    renju: 15x15, 5 in a row, rule renju   Black X: machine (easy)   White O: player
    rule renju
    $ printf '3\nhelp\n\nrules\n\n2\n' | XDG_CONFIG_HOME=$PWD/helped renju -i -S 1 -s ascii | grep -E 'go back|double-|freestyle'
      1  renju: no double-three, double-four, overline for Black
      2  freestyle: no move is forbidden
      double-four: two fours at once
      double-three: two open threes at once
    Press Enter to go back: 
      1  renju: no double-three, double-four, overline for Black
      2  freestyle: no move is forbidden
      double-four: two fours at once
      double-three: two open threes at once
    Press Enter to go back: 
      1  renju: no double-three, double-four, overline for Black
      2  freestyle: no move is forbidden
    renju: 15x15, 5 in a row, rule freestyle   Black X: player   White O: player
    $ printf 'wait Choice\nsend 3\nsettle\nscreen\nsend quit\nsend quit\nstatus\n' | XDG_CONFIG_HOME=$PWD/narrow TERM=xterm pty -r 6 -c 36 renju -S 1 -s ascii
    |Which rule? The settings can change
    |  1  renju: no double-three, double-
    |  2  freestyle: no move is forbidden
    |Rule (1, 2; help; Enter = renju;
    |menu = back):
    status 0
    $ printf '9\n\n0\n' | renju -i -S 1 -f claim -o rif -l zh | tail -n +17 | head -n 16; printf 'rules\n' | renju -i -k 4 -B human -s ascii | tail -n 6; printf 'rules\n' | renju -i -r caro -B human | grep -A 1 caro: 
    黑白双方轮流在15路棋盘的空点上落子，黑先，落子后不再移动。
    先在横、竖、斜任一方向连成五子者胜。
    连珠：白方连成五子或更多即胜，黑方须恰好连成五子。
    黑方有三种禁手（成五时不算禁手）：
      长连禁手  六子或更多相连
      四四禁手  一子同时形成两个四（再下一子成五的四子）
      三三禁手  一子同时形成两个活三
      （活三：再下一个非禁手点可成活四；活四：两端都能成五）
    白方在下一手之前指出禁手，黑方即负。
    棋盘下满、双方连续停一手或同意和棋，为和棋；认输者负。
    开局：五手两打。
    第1子（黑方）：假先方须落子于天元。
    第2子（白方）：假先方须落子于中央3×3区域内。
    第3子（黑方）：假先方须落子于中央5×5区域内。
    第4子（白方）：假后方可交换；或落子。
    第5子（黑方）：假先方须提出2个打点（输入“打点 P …”）。
    board; Black begins. The first to get 4 in a row - horizontally, vertically or
    diagonally - wins.
    freestyle: a longer row wins, too. No move is forbidden.
    A full board, two passes in a row or an agreement is a draw. A player who
    resigns loses.
    Move 1, Black to play (e.g. H8; help): 
    caro: exactly 5 in a row wins, unless stones of the other side block both ends.
    A longer row always wins.

Games that a wrong clock dated in the future do not push out the new ones. The number of a game says which one is newer;
without a number its date does:

    $ export XDG_STATE_HOME=$PWD/future; state=$PWD/future/renju; play() { printf "$1\n" | renju -i -B human >/dev/null; }
    > for i in 1 2 3 4 5 6 7 8 9 10; do play a$i; done; touch -t 203001010000 $state/*; play b1; play b2; play b3; grep -h '^[AB]' $state/last-?.moves $state/last-10.moves | tr '\n' ' '; echo; printf '7\n' | renju -i -s ascii | grep '(X)'
    B1 B2 B3 A4 A5 A6 A7 A8 A9 A10 
     3 .(X). . . . . . . . . . . . .
    $ export XDG_STATE_HOME=$PWD/future; state=$PWD/future/renju; play() { printf "$1\n" | renju -i -B human >/dev/null; }
    > for game in $state/*; do grep -v '^# kept' $game >old; cp old $game; done; touch -t 203001010000 $state/*; touch -t 202901010000 $state/last-9.moves; play c1; play c2; play c3; grep '^C' $state/* | sed 's/.*last/last/'; printf '7\n' | renju -i -s ascii | grep '(X)'
    last-1.moves:C2
    last-2.moves:C3
    last-9.moves:C1
     3 . .(X). . . . . . . . . . . .
    $ export XDG_STATE_HOME=$PWD/future; state=$PWD/future/renju; play() { printf "$1\n" | renju -i -B human >/dev/null; }
    > for i in 0 1 2 3 4 5 6 7 8 9; do printf '# renju -n 15\nH8\n# kept 500000000000%s\n' $i >$state/last-$((i + 1)).moves; touch -t 20010101000$((9 - i)) $state/last-$((i + 1)).moves; done; printf '# kept 0\n# kept 100000000000000000\n# kept x\n# kept -5\n' >>$state/last-10.moves
    > printf '7\ni9\n' | renju -i -s ascii >/dev/null; printf '7\n' | renju -i -s ascii | grep '(O)'; grep -h '^# kept 5.*[0-9][0-9]$' $state/last-10.moves; play a1; play a2; grep '^A' $state/* | sed 's/.*last/last/'; rm $state/last-[3-9].moves; printf '7\nundo\nj9\n' | renju -i -s ascii >/dev/null; tail -n 1 $state/last-2.moves
     9 . . . . . . . .(O). . . . . .
    # kept 5000000000010
    last-1.moves:A1
    last-2.moves:A2
    # kept 5000000000014

Temporary files that a killed program left are removed after a day: not newer ones, not those of a process that runs, not
those with other names or of other users (a case that only root can test), and only regular files:

    $ leave() { for name do echo >"$name"; touch -t 200001010000 "$name"; done; }
    > state=$PWD/killed/renju; left=.renju-tmp-99999999; mkdir -p $state/$left-folder; leave $state/$left-aZ09xy $state/$left-AAAAA $state/$left-AAAA.A $state/.renju-tmp-$$-AAAAAA $state/last-1.moves-backup $state/.renju-backup $state/last-2.moves $state/$left-CCCCCC; touch -t 200001010000 $state/$left-folder; echo >$state/$left-BBBBBB; ln -s last-2.moves $state/$left-symbol; touch -h -t 200001010000 $state/$left-symbol; chown 1 $state/$left-CCCCCC 2>/dev/null || touch $state/$left-CCCCCC
    > XDG_STATE_HOME=$PWD/killed renju -i </dev/null >/dev/null; ls -A $state | sed "s/-$$-/-PID-/" | LC_ALL=C sort
    .renju-backup
    .renju-tmp-99999999-AAAA.A
    .renju-tmp-99999999-AAAAA
    .renju-tmp-99999999-BBBBBB
    .renju-tmp-99999999-CCCCCC
    .renju-tmp-99999999-folder
    .renju-tmp-99999999-symbol
    .renju-tmp-PID-AAAAAA
    last-1.moves-backup
    last-2.moves
    $ left=.renju-tmp-99999999; mkdir folder folder/$left-folder; for folder in folder .; do for name in $left-aZ09xy .renju-tmp-$$-AAAAAA .renju-backup renju-AAAAAA; do echo >$folder/$name; touch -t 200001010000 $folder/$name; done; done; echo >folder/$left-BBBBBB
    > printf 'h8\nsave folder/game.moves\n' | renju -i -B human >/dev/null; ls -A folder | sed "s/-$$-/-PID-/" | LC_ALL=C sort; ls $left-*; printf 'h8\nsave game.sgf\n' | renju -i -B human >/dev/null; ls -A | grep '^[.]renju' | sed "s/-$$-/-PID-/" | LC_ALL=C sort
    .renju-backup
    .renju-tmp-99999999-BBBBBB
    .renju-tmp-99999999-folder
    .renju-tmp-PID-AAAAAA
    game.moves
    renju-AAAAAA
    .renju-tmp-99999999-aZ09xy
    .renju-backup
    .renju-tmp-PID-AAAAAA
    $ mkdir day; left=day/.renju-tmp-99999999; TZ=UTC0 touch -t $(TZ=UTC+23 date +%Y%m%d%H%M) $left-23h00m; TZ=UTC0 touch -t $(TZ=UTC+24:30 date +%Y%m%d%H%M) $left-24h30m; printf 'h8\nsave day/game\n' | renju -i -B human >/dev/null; ls -A day
    .renju-tmp-99999999-23h00m
    game

The file of the running game is not opened again, under any name: that would let other programs take it. From the menu it
can be loaded:

    $ export XDG_STATE_HOME=$PWD/own; own=$PWD/own/renju/last-1.moves; ln -s "$own" own.moves; ln -s "$own" own.sgf
    > (printf '%s\n' h8 "save $own" 'save own.moves' 'save own.sgf' "load $own" own.moves '' 'puzzle own.moves' 'why a1'; until grep -q 'A1 is' said; do sleep 0.1; done; printf '7\n' | renju -i -s ascii >other; printf '%s\n' menu y 8 own.moves) | renju -i -B human -s ascii >said; grep 'no game' other; grep 'recent game;\|oaded' said | sed "s|$PWD|HERE|"
    There is no game to continue.
    This game is kept in HERE/own/renju/last-1.moves as a recent game; choose another file.
    This game is kept in own.moves as a recent game; choose another file.
    This game is kept in own.sgf as a recent game; choose another file.
    This game is kept in HERE/own/renju/last-1.moves as a recent game; choose another file.
    This game is kept in own.moves as a recent game; choose another file.
    This game is kept in own.moves as a recent game; choose another file.
    Loaded own.moves (1 move).

A narrow screen has the day of a recent game, without year and time:

    $ printf 'h8\npass\npass\nquit\ny\n' | XDG_STATE_HOME=$PWD/days renju -i -B human -W human >/dev/null; for columns in 50 70; do printf 'wait Choice\nsend 10\nwait Game to\nscreen\nkey ^C\nstatus\n' | XDG_STATE_HOME=$PWD/days TERM=xterm pty -c $columns renju -S 1 | sed -n '2s/[0-9][0-9]/N/gp'; done
    |  1  N-N  draw  player - player
    |  1  NN-N-N N:N  draw  player - player

If the only recent game is gone when it is chosen, the menu comes back:

    $ (echo 10; until grep -q 'Game to' said; do sleep 0.1; done; rm days/renju/*.moves; printf '1\n0\n') | XDG_STATE_HOME=$PWD/days renju -i -S 1 >said; sed -n '/^There/,$p' said | head -n 2; grep -c 'Game to' said
    There is no game to continue.
    Choice (0-13): 
    1
