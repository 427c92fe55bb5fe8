# In a terminal: machines that play from a book

before: kept
    $ XDG_CONFIG_HOME=$PWD/config; file=$PWD/config/renju/settings
    $ put() { mkdir -p config/renju; printf "$@" >"$file"; }
    $ change() { { echo 5; printf '%s\n' "$@"; printf '\n0\n'; } | renju -i -s ascii; }
    $ shown() { printf '5\n\n0\n' | renju -i "$@" | sed -n 's/^ *//;s|'"$PWD"'|HERE|;/^18/p'; }
    $ hint() { printf 'C2\nhint\nquit\ny\n' | renju -i -S 1 -B human -W human -N 1000 -s ascii "$@" | grep Suggestion | sed 's/: [A-O0-9]*[.]$/: a move./'; }

Machines and hints use the book of the command line:

    $ printf 'C2 D9\nC2 D9\nC2 E9\n' >book; printf 'C2\nrecord\nquit\ny\n' | renju -i -S 1 -B human -W hard -N 1000 --book=book -s ascii | grep -o '^White played [A-O0-9]*'
    White played D9
    $ printf 'C2\nhint\nquit\ny\n' | renju -i -S 1 -B human -W human -N 1000 --book=book -s ascii | grep Suggestion | sed 's/: [A-O0-9]*[.]$/: a move./'
    Suggestion for White: D9 (from the book, 2 games).
    $ printf 'C2\nhint\nquit\ny\n' | LC_ALL=C.UTF-8 renju -i -S 1 -B human -W human -N 1000 -l zh --book=book -s ascii | grep 开局库
    建议白方下 D9（开局库，2局）。

A book can be chosen in the settings. It is kept for the next run, by its whole path:

    $ change book book >out; grep 'The book' out; sed "s|$PWD|HERE|" "$file"; shown
    The book has 3 moves.
    book HERE/book
    18  the machines' book: HERE/book
    $ cd /; hint; hint --book="$OLDPWD/examples/five.moves"
    Suggestion for White: D9 (from the book, 2 games).
    Suggestion for White: a move.
    $ change book off | grep -c 'book: off'; cat "$file"; shown; hint
    1
    book off
    18  the machines' book: off
    Suggestion for White: a move.

A file that cannot be a book changes nothing, and a damaged book is used up to the damage:

    $ put 'book %s\n' "$PWD/book"; : >empty; for name in nowhere empty . book/; do change book $name | grep -E 'cannot|not possible' | sed "s|$PWD|HERE|"; done; shown
    HERE/nowhere cannot be used as a book: No such file or directory
    HERE/empty cannot be used as a book: there is no game with a move
    HERE/. cannot be used as a book: Is a directory
    HERE/book/ cannot be used as a book: Not a directory
    18  the machines' book: HERE/book
    $ echo 'C2 D9' | renju -g --to=lib >whole.lib; printf '\1' | cat whole.lib - >damaged.lib; change book damaged.lib | grep -E '^(Part|The book)' | sed "s|$PWD|HERE|"; hint
    Part of HERE/damaged.lib is not in the book: there are bytes after the tree
    The book has 2 moves.
    Suggestion for White: D9 (from the book, 1 game).

Moves of a side that lost are not in the book:

    $ printf 'a\tW\th8 i9 g7\n' >lost.tsv; change book lost.tsv | grep 'The book'
    The book has 1 move.

A missing book of the settings is reported at the start. The book of the command line is not kept:

    $ put 'book /nowhere/book\n'; printf '0\n' | renju -i | grep nowhere; printf '0\n' | renju -i --book=book | grep -c nowhere; printf '5\n\n0\n' | renju -i --book=book | grep -c '18  .*: book$'; cat "$file"
    /nowhere/book cannot be used as a book: No such file or directory
    0
    1
    book /nowhere/book
    $ HOME=$PWD; change book '~/book' >/dev/null; shown; put 'book\n'; printf '0\n' | renju -i -s ascii | grep Ignored | sed "s|$PWD|HERE|"
    18  the machines' book: HERE/book
    Ignored line 1 of HERE/config/renju/settings: "book" is not a setting with a valid value.
    $ printf 'settings\nbook\nbook\n\nC2\nhint\nsettings\nbook\noff\n\nundo\nC2\nhint\nquit\ny\n' | renju -i -S 1 -B human -W human -N 1000 -s ascii | grep Suggestion | sed 's/: [A-O0-9]*[.]$/: a move./'
    Suggestion for White: D9 (from the book, 2 games).
    Suggestion for White: a move.

The file of settings cannot keep every name:

    $ mkdir 'a#b'; cp book 'a#b/book'; cd 'a#b'; change book book | grep 'not possible'
    "book" is not possible here; choose a file of games, or off.
    $ mkdir a; cd a; for i in $(seq 30); do mkdir longer-name; cd longer-name; done; change book book | grep -c 'not possible'
    1

Analysis and answers to a draw offer do not use the book:

    $ printf 'C2 D9\n' >book; for option in --lang=en --book=book; do printf 'C2\nlook\nanalysis on\nquit\ny\n' | renju -i -S 1 -B human -W human -N 1000 -s ascii $option >screens; grep -v '^Move' screens | cksum; done | uniq | wc -l
    1
    $ printf 'setup white G8 H8 I8\nsetup black A1 O1 A15\nturn black\nO15\nA8\nH1\nC15\nL1\nO6\nO11\nD1\nM15\nA11\n' >ahead.moves; echo 'black=A1O1A15O15H1L1O11M15 white=G8H8I8A8C15O6D1A11 F8' >book; for option in --lang=en --book=book; do printf 'hint\ndraw\nquit\ny\n' | renju -i -S 1 -W engine -N 1000 -s ascii $option ahead.moves | grep -E 'draw|the book'; done
    White declines the draw.
    Suggestion for Black: F8 (from the book, 1 game).
    White declines the draw.

moves shows what the games of the book played from here, and how they ended. The side to move, symmetric points and
transpositions are considered:

before: moves
    $ printf 'a\tB\th8 i9 g7 f6\nb\tW\th8 i9 g7 g9\nc\tD\th8 i9 h9\nd\tW\th8 h9\ne\t\th8 i9 i7\nf\tB\th8 g9 g7\ng\tB\td4\nh\t\tg7 i9 h8 a1\n' >book
    $ show() { printf '%s\n' "$@" quit y | renju -i -s ascii -B human --book=book | grep 'book\|: [0-9].*%\|moves alone'; }

    $ show moves h8 moves i9 'moves 2' back moves '' g7 moves 'moves 0' 'moves 101' 'moves x' a15 moves
    8 games of the book go on from here:
    H8: 6 games (75%); Black won 40%, draw 20%, White won 40%
    D4: 1 game (13%); Black won 100%, draw 0%, White won 0%
    G7: 1 game (13%); no result is known
    6 games of the book go on from here:
    G7: 5 games (83%); Black won 50%, draw 25%, White won 25%
    H7: 1 game (17%); Black won 0%, draw 0%, White won 100%
    5 games of the book go on from here:
    G7: 2 games (40%); Black won 50%, draw 0%, White won 50%
    I7: 2 games (40%); Black won 100%, draw 0%, White won 0%
    6 games of the book go on from here:
    G7: 5 games (83%); Black won 50%, draw 25%, White won 25%
    H7: 1 game (17%); Black won 0%, draw 0%, White won 100%
    3 games of the book go on from here:
    A1: 1 game (33%); no result is known
    F6: 1 game (33%); Black won 100%, draw 0%, White won 0%
    I7: 1 game (33%); Black won 0%, draw 0%, White won 100%
    Type moves alone, or with a number.
    Type moves alone, or with a number.
    Type moves alone, or with a number.
    No game of the book goes on from here.
    $ show 'setup white h8' moves; show d4 moves; show h8 h9 'moves 1'
    No game of the book goes on from here.
    No game of the book goes on from here.
    No game of the book goes on from here.
    $ printf 'h8\n开局库1\n开局库 0\ni9\ni7\nmoves\n' | LC_ALL=C.UTF-8 renju -i -s ascii -B human --book=book -l zh | grep '局（\|单独\|局面'
    开局库中有6局从此局面续下：
    G7：5局（83%）；黑胜50%，和棋25%，白胜25%
    请单独输入“开局库”，或加一个数字。
    开局库中没有此局面的着法。
    $ printf 'moves\nquit\n' | renju -i -s ascii -B human | grep 'no book'; printf '5\nbook\nbook\n\n3\n\nd4\nundo\nmoves 1\nquit\ny\n' | renju -i -s ascii -S 1 | grep '^The book\|go on\|%'
    There is no book; type settings, then book, to choose a file of games.
    The book has 12 moves.
    8 games of the book go on from here:
    H8: 6 games (75%); Black won 40%, draw 20%, White won 40%
