# In a terminal: puzzles

`said` shows what the program says, without boards, and without what it says of the other games. `open.moves` has two
puzzles: an open three of Black, and one of each side. In two more games nothing is proved; the fifth is over, and the
sixth is not legal.

before: puzzles
    $ said() { renju -i -s ascii -r freestyle "$@" | grep -v '^[ 0-9][0-9] \|^   A\|^renju:\|^Black X\|^ *[0-9]*  [a-z]\|^$\|^2 games' | sed 's/ (hint, help): $/:/;s/ Enter = .*//'; }
    $ printf '%s\n' 'f8 a1 g8 a15 h8 o1' 'f8 f4 g8 g4 h8 h4' 'h8' 'f8 a1 g8 a15 h8 o1 i8' 'a1 b1 a2 b2 a3 b3 a4 b4 a5' 'h8 h8' >open.moves
    $ file=$XDG_STATE_HOME/renju/puzzles; counts() { sed '1d;s/^[0-9a-f]\{16\} /ID /' "$file"; }; forget() { rm -rf "$XDG_STATE_HOME"; }

A move that keeps the proved win is right, and is answered; the person plays to the end. Enter goes on:

    $ forget; printf 'puzzle open.moves\nI8\nJ8\n\nquit\n' | said; counts; head -n 1 "$file"; printf 'puzzle open.moves\nquit\n' | renju -i | grep '^[0-9]* games'
    Choice (0-13): 
    open.moves: 4 puzzles, 0 solved, 0 missed.
    Puzzle 1 of 4, easy: Black to win:
    I8 is right. White replies E8.
    Puzzle 1 of 4, easy: Black to win:
    #: the winning row.
    Solved!
    1 of 4 puzzles solved, 0 missed.
    Puzzle 1 of 4: solved.
    Puzzle 2 of 4, easy: Black to win:
    ID solved 1 missed 0 # open.moves 1
    # Puzzles: how often each was solved and missed
    2 games of the file are not puzzles: they are over or cannot be read.

A move that loses the win is missed, and ends the try; Enter begins another. The other side wins, if it can:

    $ printf 'puzzle open.moves\nA1\nA15\n\nA15\nI8\nhint\nagain\nmenu\n0\n' | said; counts
    Choice (0-13): 
    open.moves: 4 puzzles, 1 solved, 0 missed.
    Puzzle 2 of 4, easy: Black to win:
    A1 is wrong: White replies E4 and wins in 3 plies.
    1 of 4 puzzles solved, 1 missed.
    Puzzle 2 of 4: missed.
    The puzzle is over; type next, previous or again.
    Puzzle 2 of 4: missed.
    Puzzle 2 of 4, easy: Black to win:
    A15 is wrong: White replies E4 and wins in 3 plies.
    1 of 4 puzzles solved, 1 missed.
    Puzzle 2 of 4: missed.
    The puzzle is over; type next, previous or again.
    Puzzle 2 of 4: missed.
    E8 would have won.
    Puzzle 2 of 4: missed.
    Puzzle 2 of 4, easy: Black to win:
    Choice (0-13): 
    ID solved 1 missed 0 # open.moves 1
    ID solved 0 missed 2 # open.moves 2

The first hint says how the side wins. The second puts the cursor on its point, where Enter plays; where lines are typed
it marks the point until the next line:

    $ (export XDG_STATE_HOME=$PWD/hints; printf 'wait Choice\nsend puzzle open.moves\nwait Puzzle 1\nsend hint\nwait again shows\nsend hint\nwait wins.\nsettle\nscreen\ntype \\n\nwait right\nsettle\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -s ascii -r freestyle | grep '^|\( 8 \|E8\|Puz\)'; printf 'puzzle open.moves\nhint\nhint\nshow\nquit\n' | renju -i -s ascii -r freestyle | grep '^ 8 \|wins')
    | 8 . . . .[.]X X X . . . . . . .
    |E8 wins.
    |Puzzle 1 of 4, easy: Black to win (hint, help): [E8]
     8 . . . . . X X X . . . . . . .
     8 . . . . . X X X . . . . . . .
    Black wins by fours alone, in 3 plies; hint again shows the first.
     8 . . . .[.]X X X . . . . . . .
    E8 wins.
     8 . . . . . X X X . . . . . . .

The cursor of a puzzle is not on the board of the game to which the person returns: Enter would play there.

    $ (export XDG_STATE_HOME=$PWD/back; printf 'wait Move 1\nsend puzzle open.moves\nwait Puzzle 1\nsend I8\nwait right\nsend hint\nwait again shows\nsend hint\nwait wins.\nsettle\ntype \\n\nwait with a hint\nsettle\ntype \\e\nwait Move 1\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -s ascii -r freestyle -B human | grep '^|\( 8 \|Move\)')
    | 8 . . . . . . . + . . . . . . .
    |Move 1, Black to play (e.g. H8; arrow keys; help):

A win with a hint is not counted. Each move has hints of its own:

    $ printf 'puzzle open.moves\nprevious\nhint\nE8\nhint\nI8\nagain\nquit\n' | said; counts
    Choice (0-13): 
    open.moves: 4 puzzles, 1 solved, 1 missed.
    Puzzle 2 of 4, easy: Black to win:
    Puzzle 1 of 4, easy: Black to win:
    Black wins by fours alone, in 3 plies; hint again shows the first.
    Puzzle 1 of 4, easy: Black to win:
    E8 is right. White replies D8.
    Puzzle 1 of 4, easy: Black to win:
    Black wins by fours alone, in 1 ply; hint again shows the first.
    Puzzle 1 of 4, easy: Black to win:
    #: the winning row.
    Won with a hint, so this try is not counted.
    1 of 4 puzzles solved, 1 missed.
    Puzzle 1 of 4: solved.
    Puzzle 1 of 4, easy: Black to win:
    ID solved 1 missed 0 # open.moves 1
    ID solved 0 missed 2 # open.moves 2

The solution shows all moves of the win, also after a miss. It helps as a hint does:

    $ printf 'puzzle open.moves\nprevious\nsolution\nE8\nI8\nagain\nO15\nsolution\nsolution x\nquit\n' | said; counts
    Choice (0-13): 
    open.moves: 4 puzzles, 1 solved, 1 missed.
    Puzzle 2 of 4, easy: Black to win:
    Puzzle 1 of 4, easy: Black to win:
    Black wins by force in 3 plies: E8 D8 I8
    Puzzle 1 of 4, easy: Black to win:
    E8 is right. White replies D8.
    Puzzle 1 of 4, easy: Black to win:
    #: the winning row.
    Won with a hint, so this try is not counted.
    1 of 4 puzzles solved, 1 missed.
    Puzzle 1 of 4: solved.
    Puzzle 1 of 4, easy: Black to win:
    O15 is wrong: no win could be proved after it. White replies I8.
    1 of 4 puzzles solved, 1 missed.
    Puzzle 1 of 4: missed.
    Black wins by force in 3 plies: E8 D8 I8
    Puzzle 1 of 4: missed.
    Nothing may follow solution on its line.
    Puzzle 1 of 4: missed.
    ID solved 1 missed 1 # open.moves 1
    ID solved 0 missed 2 # open.moves 2

A move that cannot be played is not a miss, nor is any other input:

    $ printf 'puzzle open.moves\nF8\nP99\nfoo\nhint 3\nnext x\nundo\nload x\nwhy F8\nforbidden\n\npuzzle\nq\n' | said; counts
    Choice (0-13): 
    open.moves: 4 puzzles, 1 solved, 1 missed.
    Puzzle 2 of 4, easy: Black to win:
    F8 already has a stone.
    Puzzle 2 of 4, easy: Black to win:
    P99 is not on this board; points go from A1 to O15.
    Puzzle 2 of 4, easy: Black to win:
    "foo" is not a command; type help.
    Puzzle 2 of 4, easy: Black to win:
    Type hint alone, or with a number, e.g. hint 2.
    Puzzle 2 of 4, easy: Black to win:
    Type next alone, or with a number, e.g. next 2.
    Puzzle 2 of 4, easy: Black to win:
    "undo" can't be used in a puzzle; type a move, or help.
    Puzzle 2 of 4, easy: Black to win:
    "load x" can't be used in a puzzle; type a move, or help.
    Puzzle 2 of 4, easy: Black to win:
    F8 already has a stone.
    Puzzle 2 of 4, easy: Black to win:
    No point is forbidden.
    Puzzle 2 of 4, easy: Black to win:
    Puzzle 2 of 4, easy: Black to win:
    Usage: puzzle FILE
    Puzzle 2 of 4, easy: Black to win:
    ID solved 1 missed 1 # open.moves 1
    ID solved 0 missed 2 # open.moves 2

The first puzzle shown is an unsolved one. No puzzle comes before the first or after the last, and a position without a
proved win cannot be played:

    $ printf 'puzzle open.moves\nprevious 9\nprevious\nnext 2\nI9\nagain\nhint\n\nnext\n\nq\n' | said; counts
    Choice (0-13): 
    open.moves: 4 puzzles, 1 solved, 1 missed.
    Puzzle 2 of 4, easy: Black to win:
    Puzzle 1 of 4, easy: Black to win:
    This is the first puzzle.
    Puzzle 1 of 4, easy: Black to win:
    No win for White could be proved here.
    Puzzle 3 of 4: nothing to solve.
    The puzzle is over; type next, previous or again.
    Puzzle 3 of 4: nothing to solve.
    "again" can't be used in a puzzle; type a move, or help.
    Puzzle 3 of 4: nothing to solve.
    "hint" can't be used in a puzzle; type a move, or help.
    Puzzle 3 of 4: nothing to solve.
    No win for White could be proved here.
    Puzzle 4 of 4: nothing to solve.
    This is the last puzzle.
    Puzzle 4 of 4: nothing to solve.
    This is the last puzzle.
    Puzzle 4 of 4: nothing to solve.
    ID solved 1 missed 1 # open.moves 1
    ID solved 0 missed 2 # open.moves 2
    $ forget; printf 'puzzle open.moves\nE8\nI8\n\nE8\nI8\nD8\npuzzle open.moves\nq\n' | said
    Choice (0-13): 
    open.moves: 4 puzzles, 0 solved, 0 missed.
    Puzzle 1 of 4, easy: Black to win:
    E8 is right. White replies D8.
    Puzzle 1 of 4, easy: Black to win:
    #: the winning row.
    Solved!
    1 of 4 puzzles solved, 0 missed.
    Puzzle 1 of 4: solved.
    Puzzle 2 of 4, easy: Black to win:
    E8 is right. White replies D8.
    Puzzle 2 of 4, easy: Black to win:
    #: the winning row.
    Solved!
    2 of 4 puzzles solved, 0 missed.
    Puzzle 2 of 4: solved.
    #: the winning row.
    The puzzle is over; type next, previous or again.
    Puzzle 2 of 4: solved.
    open.moves: 4 puzzles, 2 solved, 0 missed.
    No win for White could be proved here.
    Puzzle 3 of 4: nothing to solve.

A message names a file that has no puzzles or is not a file of games; the menu or the game goes on:

    $ : >empty; printf 'a1 b1 a2 b2 a3 b3 a4 b4 a5\n' >over; printf 'some text\n' >text; printf '\037\213\010' >packed; mkdir -p folder
    > for name in empty over text packed folder missing; do printf "puzzle $name\n0\n" | said | grep "$name"; done
    empty has no puzzles: it has no unfinished game that can be read.
    over has no puzzles: it has no unfinished game that can be read.
    text has no puzzles: it has no unfinished game that can be read.
    packed: gzip; pipe it through gzip -dc
    folder: Is a directory
    missing: No such file or directory

A bad file does not end the puzzles of another one:

    $ printf 'puzzle open.moves\npuzzle over\npuzzle missing\nq\n' | said
    Choice (0-13): 
    open.moves: 4 puzzles, 2 solved, 0 missed.
    No win for White could be proved here.
    Puzzle 3 of 4: nothing to solve.
    over has no puzzles: it has no unfinished game that can be read.
    Puzzle 3 of 4: nothing to solve.
    missing: No such file or directory
    Puzzle 3 of 4: nothing to solve.

The menu asks for a file, again if it cannot be opened; Enter goes back, or takes the puzzles that are installed, or
those of the source if the program is in its folder:

    $ mkdir -p near/renju bare; cp open.moves near/renju/puzzles.sgf; cp "$(command -v renju)" bare
    > printf '11\nmissing\nopen.moves\nmenu\npuzzle\n\n11\nq\n0\n' | (export XDG_DATA_DIRS=/nowhere:near PATH=$PWD/bare:$PATH; said)
    Choice (0-13): 
    File with puzzles (Enter, back or menu = leave): 
    missing: No such file or directory
    File with puzzles (Enter, back or menu = leave): 
    open.moves: 4 puzzles, 2 solved, 0 missed.
    No win for White could be proved here.
    Puzzle 3 of 4: nothing to solve.
    Choice (0-13): 
    File with puzzles (Enter, back or menu = leave): 
    Choice (0-13): 
    File with puzzles (Enter, back or menu = leave): 
    Choice (0-13): 
    $ mkdir -p bare/examples; cp open.moves bare/examples/puzzles.sgf; printf '11\n\nq\n' | (export XDG_DATA_DIRS=/nowhere PATH=$PWD/bare:$PATH; cd /; said) | sed "s|$PWD|HERE|g"
    Choice (0-13): 
    File with puzzles (Enter = HERE/bare/examples/puzzles.sgf; menu = back): 
    HERE/bare/examples/puzzles.sgf: 4 puzzles, 2 solved, 0 missed.
    No win for White could be proved here.
    Puzzle 3 of 4: nothing to solve.
    $ mkdir -p data/renju; cp examples/puzzles.sgf data/renju; printf '11\n\nq\n' | (export XDG_DATA_DIRS=/nowhere:$PWD/data; said) | sed "s|$PWD|HERE|g"
    Choice (0-13): 
    File with puzzles (Enter = HERE/data/renju/puzzles.sgf; menu = back): 
    HERE/data/renju/puzzles.sgf: 20 puzzles, 0 solved, 0 missed.
    Puzzle 1 of 20, easy: Black to win:
    $ mkdir -p own/renju; cp open.moves own/renju/puzzles.sgf; printf '11\n\nq\n' | (export XDG_DATA_HOME=$PWD/own XDG_DATA_DIRS=$PWD/data; said) | sed "s|$PWD|HERE|g"
    Choice (0-13): 
    File with puzzles (Enter = HERE/own/renju/puzzles.sgf; menu = back): 
    HERE/own/renju/puzzles.sgf: 4 puzzles, 2 solved, 0 missed.
    No win for White could be proved here.
    Puzzle 3 of 4: nothing to solve.

A puzzle leaves the game on the board as it is, and its record; quit asks about the game as always:

    $ rm -f record; printf 'E5\npuzzle open.moves\nI8\nA1\nmenu\nE6\npuzzle open.moves\nq\n' | renju -i -s ascii -n 9 -B human --record=record | tail -n 26 | grep -v '^[ 0-9][0-9] [. +]*$'; cat record
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
     6 . . . .(O). . . .
     5 . . . . X . . . .
       A B C D E F G H I
    Move 3, Black to play (e.g. F5; help): 
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: machine (engine)
     8 . . . . . X X X .
     4 . . . . . O O(O).
       A B C D E F G H I
    open.moves: 2 puzzles, 0 solved, 1 missed.
    4 games of the file are not puzzles: they are over or cannot be read.
    Puzzle 1 of 2, easy: Black to win (hint, help): 
    E5
    E6
    $ printf 'E5\npuzzle open.moves\nF8\nq\nn\nE6\nq\ny\n' | renju -i -s ascii -n 9 -B human | tail -n 27 | grep -v '^[ 0-9][0-9] [. +]*$'
    Puzzle 1 of 2, easy: Black to win (hint, help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
     5 . . . .(X). . . .
       A B C D E F G H I
    Move 2, White to play (e.g. F5; help): 
    renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
     6 . . . .(O). . . .
     5 . . . . X . . . .
       A B C D E F G H I
    Move 3, Black to play (e.g. F5; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 

The players, the rules and the side to move are those of the puzzle:

    $ printf 'puzzle examples/puzzles.sgf\nnext 3\nq\ny\n' | renju -i -s ascii -n 9 -B easy -S 1 | grep '^renju:\|^Black\|to win' | tail -n 3
    renju: 15x15, 5 in a row, rule freestyle
    Black X: machine (engine)   White O: player
    Puzzle 4 of 20, easy: White to win (hint, help): 

Damaged lines are reported once and ignored, and stay:

    $ forget; printf 'puzzle open.moves\nI8\nJ8\nq\n' | said >/dev/null; printf 'x\n# y\n1 solved 1\n' >>"$file"
    > printf 'puzzle open.moves\npuzzle open.moves\nA15\nq\n' | said | sed "s|$file|FILE|"; counts
    Choice (0-13): 
    Ignored 2 lines of FILE that are not counts of solved puzzles (first: line 3).
    open.moves: 4 puzzles, 1 solved, 0 missed.
    Puzzle 2 of 4, easy: Black to win:
    open.moves: 4 puzzles, 1 solved, 0 missed.
    Puzzle 2 of 4, easy: Black to win:
    A15 is wrong: White replies E4 and wins in 3 plies.
    1 of 4 puzzles solved, 1 missed.
    Puzzle 2 of 4: missed.
    ID solved 1 missed 0 # open.moves 1
    x
    # y
    1 solved 1
    ID solved 0 missed 1 # open.moves 2

A file of counts that cannot be read or written is reported once:

    $ forget; mkdir -p "$file"; printf 'puzzle open.moves\nA1\nO15\n\nO15\nq\n' | said | sed "s|$file|FILE|" | grep -c FILE; rmdir "$file"
    1
    $ forget; printf 'puzzle open.moves\nO15\n\nO15\nq\n' | (export XDG_STATE_HOME=/dev/null; said) | grep counts
    The counts of solved puzzles cannot be kept in /dev/null/renju/puzzles: Not a directory

The file's name follows the counts, in printable characters:

    $ forget; cp open.moves "$(printf 'a\303\244 %0100d' 1)"; printf 'puzzle a\303\244 %0100d\nO15\nq\n' 1 | said >/dev/null; counts
    ID solved 0 missed 1 # a?? 0000000000000000000000000000000000000000000000000000000000000000 1

A file that changes while it is open ends the puzzles:

    $ cp open.moves other.moves; mkfifo typed; renju -i -s ascii <typed >seen & exec 3>typed; echo 'puzzle other.moves' >&3
    > i=0; until grep -q 'to win' seen || [ $((i += 1)) -gt 300 ]; do sleep 0.1; done
    > echo h8 >other.moves; printf 'next\n0\n' >&3; exec 3>&-; wait; grep -A 1 'to win\|changed' seen
    Puzzle 1 of 4, easy: Black to win (hint, help): 
    renju: 15x15, 5 in a row, rule renju
    --
    other.moves has changed; open it again.
    Choice (0-13): 

Chinese:

    $ forget; printf '习题 open.moves\nF8\n\n提示\nI8\n下一题\nE8\nI8\n上一题\n再来\nO15\n菜单\n0\n' | (export LC_ALL=C.UTF-8; said -l zh) | grep -v '^renju\|^ '
    请选择（0-13）：
    open.moves：共4题，做对0题，做错0题。
    文件中另有2局不是习题：已结束或无法读取。
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    F8 已有棋子。
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    黑方可连续冲四取胜，双方共3手；再输入“提示”显示第一手。
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    I8 正确。白方下 E8。
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    第2题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    E8 正确。白方下 D8。
    第2题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    #＝连成一线的子。
    解答正确！
    共4题，做对1题，做错0题。
    第2题，共4题：做对了。回车：下一题；再来、上一题、菜单：
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    第1题，共4题（容易），黑方先下并取胜（“提示”“帮助”）：
    O15 不对：此后未能证明必胜。白方下 I8。
    共4题，做对1题，做错1题。
    第1题，共4题：做错了。回车：再来；提示、下一题、上一题、菜单：
    请选择（0-13）：

Keys move the cursor, and Escape leaves the question after a puzzle:

    $ TERM=xterm pty renju -i -s ascii -r freestyle <<'EOF' | grep -v '^|[ 0-9][0-9] [. +]*$'
    > wait Choice
    > send puzzle open.moves
    > wait to win
    > send I8
    > wait right
    > type \e[D
    > wait [
    > screen
    > send J8
    > wait : solved
    > screen
    > type \e
    > wait Choice
    > send 0
    > status
    > EOF
    |renju: 15x15, 5 in a row, rule freestyle
    |Black X: player   White O: machine (engine)
    |15 O . . . . . . . . . . . . . .    Moves
    |14 . . . . . . . . . . . . . . .      1. F8     A1
    |13 . . . . . . . . . . . . . . .      2. G8     A15
    |12 . . . + . . . . . . . + . . .      3. H8     O1
    |11 . . . . . . . . . . . . . . .      4. I8     E8
    | 8 . . . .[O]X X X X . . . . . .
    | 1 O . . . . . . . . . . . . . O
    |   A B C D E F G H I J K L M N O
    |I8 is right. White replies E8.
    |Puzzle 1 of 4, easy: Black to win (hint, help): [E8]
    |renju: 15x15, 5 in a row, rule freestyle
    |Black X: player   White O: machine (engine)
    |15 O . . . . . . . . . . . . . .    Moves
    |14 . . . . . . . . . . . . . . .      1. F8     A1
    |13 . . . . . . . . . . . . . . .      2. G8     A15
    |12 . . . + . . . . . . . + . . .      3. H8     O1
    |11 . . . . . . . . . . . . . . .      4. I8     E8
    |10 . . . . . . . . . . . . . . .      5. J8
    | 8 . . . . O # # # #(#). . . . .
    | 1 O . . . . . . . . . . . . . O
    |   A B C D E F G H I J K L M N O
    |#: the winning row.
    |Solved!
    |2 of 4 puzzles solved, 0 missed.
    |Puzzle 1 of 4: solved. Enter = next; again, previous, menu:
    status 0

Ctrl-C ends a long search for a win:

    $ echo 'd4' >long.moves; printf 'wait Choice\nsend puzzle long.moves\nwait Looking\nkey ^C\nwait nothing\nsend menu\nwait Choice\nsend 0\nstatus\n' | TERM=xterm pty renju -i -s ascii -n 8 -N 1000000000 | tail -n 1
    status 0

Once it is shown, a key ends it, too. What was typed before does not, nor do lines. The key is kept for the next prompt:

    $ for steps in 'send puzzle long.moves\nwait any key\ntype me\nwait nothing\nsend nu' 'type puzzle long.moves\\nmenu\\n\nwait Looking\nkey ^C'; do printf 'wait Choice\n%b\nwait Choice\nsend 0\nstatus\n' "$steps" | TERM=xterm pty renju -i -s ascii -n 8 -N 1000000000 | tail -n 1; done
    status 0
    status 0
    $ printf 'wait Choice\nsend puzzle long.moves\nwait Ctrl-C\nsend hint\nkey ^C\nwait nothing\nsend menu\nwait Choice\nsend 0\nstatus\n' | TERM=xterm pty renju -i -s ascii -n 8 -N 1000000000 --keys=line | tail -n 1
    status 0

A move whose proof was ended is not judged:

    $ echo 'c4 a1 d4 a8 e4 h1' >three.moves; printf 'wait Choice\nsend puzzle three.moves\nwait Puzzle 1\nsend H8\nwait Looking\ntype x\nwait not judged\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -i -s ascii -r freestyle -n 8 -N 1000000000 | tail -n 3
    |H8 was not judged, and its stone was taken off the board.
    |Puzzle 1 of 1, easy: Black to win (hint, help): x
    signal INT

Many lines, and 256 kB of stack:

    $ for word in next previous hint again help A1 'puzzle open.moves' 'puzzle over'; do case $word in *open*) lines=200 ;; *) lines=1000 ;; esac; { echo 'puzzle open.moves'; yes "$word" | head -n $lines; } | (ulimit -s 256; renju -i -N 500) >screens; echo "$? $word"; done
    0 next
    0 previous
    0 hint
    0 again
    0 help
    0 A1
    0 puzzle open.moves
    0 puzzle over

A clock that runs out while a puzzle is shown ends it, and the game:

    $ printf 'wait Move 1\nsend puzzle open.moves\nwait to play\nwait quit (q)\nsend q\nstatus\n' | TERM=xterm pty renju -i -s ascii -r freestyle -B human -W human --clock=0+1 --flag
    status 0

Where all puzzles are solved, the first one is shown:

    $ forget; printf '%s\n' 'f8 a1 g8 a15 h8 o1' 'f8 f4 g8 g4 h8 h4' >two.moves; printf 'puzzle two.moves\nE8\nI8\n\nE8\nI8\nq\n' | said >/dev/null; printf 'puzzle two.moves\nq\n' | said | tail -n 2
    two.moves: 2 puzzles, 2 solved, 0 missed.
    Puzzle 1 of 2, easy: Black to win:

Another try begins with the first move of the win, and without the hint of the try before:

    $ forget; printf 'puzzle two.moves\nI8\nA2\nagain\nhint\nagain\nE8\nI8\nq\n' | said | tail -n 9
    Black wins by fours alone, in 3 plies; hint again shows the first.
    Puzzle 1 of 2, easy: Black to win:
    Puzzle 1 of 2, easy: Black to win:
    E8 is right. White replies D8.
    Puzzle 1 of 2, easy: Black to win:
    #: the winning row.
    Solved!
    1 of 2 puzzles solved, 0 missed.
    Puzzle 1 of 2: solved.

The names of the players are not those of a puzzle, and are back after it:

    $ printf '6\nAnn\nBob\n3\n\npuzzle two.moves\nmenu\nquit\n' | renju -i -r freestyle -s ascii | grep 'X: ' | tail -n 2
    Black X: player   White O: machine (engine)
    renju: 15x15, 5 in a row, rule freestyle   Black X: Ann   White O: Bob

A hint and the solution count alike, in both languages:

    $ for lang in en zh; do printf 'puzzle two.moves\nhint\nsolution\nq\n' | renju -i -s ascii -l $lang | grep 'fours\|force\|冲四\|必胜'; done
    Black wins by fours alone, in 3 plies; hint again shows the first.
    Black wins by force in 3 plies: E8 D8 I8
    黑方可连续冲四取胜，双方共3手；再输入“提示”显示第一手。
    黑方3手必胜：E8 D8 I8

Help shows what a hint is in a puzzle:

    $ for lang in en zh; do printf 'puzzle two.moves\nhelp\nq\n' | LC_ALL=C.UTF-8 renju -i -l $lang | grep '^hint\|hint)\|^solu\|solution)'; done | grep -v Puzzle
    hint           how to win; again: the move
    solution       show all moves of the win
    提示 (hint)            先提示方法，再次提示着点
    答案 (solution)        显示全部着法

Where the only reply is forbidden, the end says so:

    $ printf '(;GM[4]SZ[15]AB[hk][hj][hi][hg][hf][mh]AW[ih][jh][kh]PL[W])\n' >foul.sgf
    > for how in lose claim reject; do printf 'puzzle foul.sgf\nL8\nq\n' | said -r renju -f $how | sed '/^Puzzle 1 of 1: /,$d' | tail -n +4; done
    # @: stones of a shape; *: completes or extends it; !: forbidden.
    H8 is forbidden to Black (overline): White wins.
    Solved!
    1 of 1 puzzle solved, 0 missed.
    # @: stones of a shape; *: completes or extends it; !: forbidden.
    H8 was forbidden to Black (overline).
    White claimed the forbidden move.
    White wins.
    Solved!
    1 of 1 puzzle solved, 0 missed.
    White wins: Black resigned.
    Solved!
    1 of 1 puzzle solved, 0 missed.

The same after a game that was lost on time:

    $ printf 'wait on time\nsend puzzle foul.sgf\nwait Puzzle 1\nsend L8\nwait solved.\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -B human -s ascii -f reject --clock=0.001+0 --flag -N 10000 | grep 'wins'
    |White wins: Black resigned.

The list of moves at the end of a game has the marks of the review; the list of a puzzle, whose moves are the same, has
none:

    $ printf '%s\n' f8 a1 g8 a15 h8 o1 i8 o15 j8 >over.moves; printf 'wait quit (q)?\nscreen\nsend puzzle open.moves\nwait Puzzle 1\nsend I8\nwait right\nsend J8\nwait Solved\nsettle\nscreen\nkey ^C\nstatus\n' | XDG_STATE_HOME=$PWD/marks TERM=xterm pty renju -i -N 1000 -s ascii -r freestyle -B human over.moves | grep -o '[1-5]\.  *[A-J][0-9].*'
    1. F8     A1??
    2. G8     A15
    3. H8     O1
    4. I8     O15
    5. J8
    1. F8     A1
    2. G8     A15
    3. H8     O1
    4. I8     E8
    5. J8

After a puzzle is solved there is nothing to hint at:

    $ forget; printf '%s\n' 'f8 a1 g8 a15 h8 o1' >one.moves; printf 'puzzle one.moves\nE8\nI8\nhint\nmenu\n0\n' | said | tail -n 5
    Puzzle 1 of 1: solved.
    #: the winning row.
    The puzzle is over; type next, previous or again.
    Puzzle 1 of 1: solved.
    Choice (0-13): 
