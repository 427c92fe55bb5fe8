# In a terminal: what is beside the board, and what yields so that the board stays whole

before: beside
    $ export XDG_CONFIG_HOME=$PWD/config XDG_STATE_HOME=$PWD/state
    $ put() { mkdir -p config/renju; printf '%s\n' "$@" >config/renju/settings; }
    $ wide() { TERM=xterm pty -r 24 -c 100 renju -S 1 -s ascii -N 300 "$@"; }
    $ small() { LC_ALL=C.UTF-8 TERM=xterm pty -r 20 -c 60 renju -S 1 -N 1000 "$@"; }

On a screen of more than 80 columns, the curve grows beside the board during a game with a machine, without the position
on the board. The setting hides it, or shows it to two people, too:

    $ steps='settle\nscreen\nsend h8\nwait Move 3\nscreen\nsend b1\nwait Move 5\nscreen\nsend undo\nwait Move 3\nscreen\nkey ^C\nstatus\n'; printf "$steps" | wide -B human -W random | grep -o 'Black.s chances.*'
    Black's chances:
    Black's chances: 55
    Black's chances: 5581
    Black's chances: 55
    $ printf 'h8\nh9\ni8\n' >three; for case in 'off random 81' 'auto random 81' 'auto random 80' 'auto human 81' 'on human 81'; do set -- $case; put "curve $1"; printf 'settle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -c $3 renju -i three -S 1 -s ascii -N 300 -B $2 -W human | grep -o 'chances.*' | sed "s/^/$case /"; done
    auto random 81 chances: 555
    on human 81 chances: 555

A key ends the review at once, and what it has found does not change what the machine plays:

    $ game() { printf 'wait Move 1\nsend h8\nwait Move 3\n'$1'send a1\nwait Move 5\n'$1'send c1\nwait Move 7\nscreen\nkey ^C\nstatus\n' | wide -B human -W engine -D 2 | grep '^| *[0-9]* [.XO(]' | cut -c 1-33; }; put 'curve auto'; game 'settle\n' >one; game >two; put 'curve off'; game >three; cmp one two && cmp one three && grep -c X one
    2
    $ printf 'setup black D4 D12 L4 L12\nsetup white H8 H2 B8 N8\n' >hard; put 'curve on'; printf 'wait Move 1\ntype \\e[A\nwait [H8]\ntype a1\nwait a1\nsend\nwait Move 2\nsend quit\nwait stays\nsend y\nstatus\n' | TERM=xterm pty -c 100 renju -i hard -S 1 -s ascii -N 100000000 -B human -W human | tail -n 1
    status 0

After the end the curve has all plies, also that of two people. A lesson has none:

    $ put 'curve auto'; printf 'wait help)\nsend j8\nwait Again\nscreen\nkey ^C\nstatus\n' >end; printf '%s\n' h8 h9 i8 i9 g8 g9 f8 f9 >eight; wide -i eight -B human -W human <end | grep -o 'Black.s ch.*\|??.*only'
    Black's chances: 5555659999
    ?? blunder, ? mistake, ?! doubtful, ! only
    $ printf 'wait help)\nsend learn\nsettle\nscreen\nkey ^C\nstatus\n' | wide -B human -W random -i eight | grep -c 'chances\|Lesson'
    1

The moves of the book are beside the board or below it, if wished:

    $ printf 'h8 i9 g7\nh8 i9 g7\nh8 i9 h10\nh8 h9\n' >book; put 'book-moves on' 'curve off'; for size in '-c 80' '-c 100'; do printf 'settle\nscreen\nsend h8\nsettle\nscreen\nsend h9\nsettle\nscreen\nsend back 1\nsettle\nscreen\nkey ^C\nstatus\n' | LC_ALL=C.UTF-8 TERM=xterm pty $size renju -S 1 -B human -W human --book=book -s ascii | grep -o 'Book.*'; done; put 'book-moves off'; printf 'settle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -B human -W human --book=book | grep -c Book
    Book, 4 games: H8 100%
    Book, 4 games: G7 75%, H7 25%
    Book, 4 games: G7 75%, H7 25%
    Book, 4 games: H8 100%
    Book, 4 games: G7 75%, H7 25%
    Book, 4 games: G7 75%, H7 25%
    0
    [1]
    $ { echo 5; echo book-moves; echo on; echo; echo 0; } | renju -i -s ascii >out; cat config/renju/settings
    book-moves on

On 60x20 the board stays whole: the title goes, then the end of the notes. The mouse finds its points there:

    $ printf 'wait help)\nscreen\nsend j8\nwait Again\nscreen\nkey ^C\nstatus\n' | small -i eight -B human -W human | grep -v '^|.*─\|Time'
    |Black ●: player   White ○: player
    |   A B C D E F G H I J K L M N O
    |Loaded eight (8 moves).
    |Move 9, Black to play (e.g. J8; arrow keys; help):
    |   A B C D E F G H I J K L M N O
    |Black wins: F8 G8 H8 I8 J8.
    |Again (a), swap sides (w), menu (m), back, save, help, quit
    |(q)?
    signal INT
    $ for word in hint 'why j8' 'threats on'; do printf 'wait help)\nsend %s\nsettle\nscreen\nkey ^C\nstatus\n' "$word" | small -i eight -B human -W human | grep -c '^|.*─'; done | uniq -c
          3 15
    $ put 'keys mouse'; printf 'wait help)\nsend foo\nsettle\ntype \\e[<0;6;1M\\e[19;1R\nsettle\nscreen\nkey ^C\nstatus\n' | small -B human -W human | sed -n 2,3p
    |Black ●: player   White ○: player
    |15 ┌[▲]┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┬─┐    Moves
    $ rm -r config; long=$(printf '%0190d' 0); printf 'wait help)\nsend save nowhere/%s\nsettle\nscreen\nkey ^C\nstatus\n' $long | small -i eight -B human -W human >out; grep -c '^|.*─' out; grep '0000' out
    15
    |nowhere/0000000000000000000000000000000000000000000000000000
    |00000000000000000000000000000000000000000000000000000000 ...
