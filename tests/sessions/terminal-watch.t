# In a terminal: Ctrl-C, Ctrl-Z and what is typed while a machine thinks

before: endless

Ctrl-C as soon as it is invited makes the machine move and never ends the program, which has the terminal back after all
signals that end it:

    $ for try in 1 2 3 4 5 6 7 8; do endless <<'EOF'; done | sort | uniq -c | tr -s ' '
    > wait makes it move
    > key ^C
    > wait played
    > wait help
    > key ^C
    > status
    > attributes
    > EOF
     8 attributes unchanged
     8 signal INT
    $ for signal in HUP TERM QUIT ABRT SEGV; do printf 'wait makes it move\nattributes\nsignal %s\nstatus\nattributes\n' $signal | (ulimit -c 0; endless) | tr '\n' ' '; echo; done
    attributes changed signal HUP attributes unchanged 
    attributes changed signal TERM attributes unchanged 
    attributes changed signal QUIT attributes unchanged 
    attributes changed signal ABRT attributes unchanged 
    attributes changed signal SEGV attributes unchanged 

Two machines that were stopped take every command, or say why not:

    $ endless -W minimax <<'EOF'
    > wait makes it move
    > key ^C
    > wait Paused
    > send save stopped
    > wait saved to stopped
    > wait Paused
    > send undo
    > wait 1 move taken back
    > wait Paused
    > send ?
    > wait load FILE
    > wait Paused
    > send h9
    > wait both sides
    > wait Paused
    > send resign
    > wait both sides
    > wait Paused
    > send why h9
    > wait allowed for
    > wait Paused
    > send go
    > wait makes it move
    > key ^C
    > wait Paused
    > type \n
    > wait makes it move
    > key ^C
    > wait Paused
    > send quit
    > wait not been saved
    > send y
    > status
    > attributes
    > EOF
    status 0
    attributes unchanged
    $ sed '$d' stopped | tail -n +2 | sort | head -n 3; tail -n 1 stopped | grep -c '^[A-O][0-9]'
    setup black D12
    setup black D4
    setup black L12
    1

Two machines that were stopped play a new game without another word:

    $ TERM=xterm pty renju -S 1 -n 3 -k 3 -s ascii -B random -W random <<'EOF'
    > wait Moves
    > key ^C
    > wait Paused
    > send new
    > wait not been saved
    > send y
    > wait Again
    > send q
    > status
    > EOF
    status 0

Ctrl-Z and fg draw board and prompt at once, at a prompt and while a machine thinks; the shell has its terminal in
between:

    $ TERM=xterm pty renju -S 1 -n 3 -k 3 -B human <<'EOF'
    > wait Move 1
    > send b2
    > wait Move 2
    > key ^Z
    > stopped
    > attributes
    > fg
    > wait Move 2
    > screen
    > send q
    > wait not been saved
    > key ^Z
    > stopped
    > fg
    > wait Leave it
    > screen
    > send y
    > status
    > EOF
    stopped
    attributes unchanged
    |renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    | 3 . . .    Moves
    | 2 .(X).      1. B2
    | 1 . . .
    |   A B C
    |renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    | 3 . . .    Moves
    | 2 .(X).      1. B2
    | 1 . . .
    |   A B C
    |Move 2, White to play (e.g. C2; arrow keys; help):
    stopped
    |renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    | 3 . . .    Moves
    | 2 .(X).      1. B2
    | 1 . . .
    |   A B C
    |renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    | 3 . . .    Moves
    | 2 .(X).      1. B2
    | 1 . . .
    |   A B C
    |Move 2, White to play (e.g. C2; arrow keys; help): q
    |renju: 3x3, 3 in a row, rule freestyle   Black X: player   White O: player
    | 3 . . .    Moves
    | 2 .(X).      1. B2
    | 1 . . .
    |   A B C
    |This game has not been saved to a file. Leave it? y, n, save FILE:
    status 0
    $ endless <<'EOF'
    > wait makes it move
    > key ^Z
    > stopped
    > attributes
    > fg
    > wait A B C D
    > wait makes it move
    > key ^C
    > wait Move 2
    > key ^D
    > status
    > attributes
    > EOF
    stopped
    attributes unchanged
    status 0
    attributes unchanged

What is typed while a machine thinks waits unseen, and stands behind the prompt that takes it; a line that was begun can be
ended there:

    $ endless -n 15 <<'EOF' | sed -e 's/[0-9]*\.[0-9][0-9] s/N s/' -e 1,16d
    > wait makes it move
    > type why h9\nrubbish\nfoo
    > signal INT
    > wait allowed for
    > wait rubbish
    > wait help)
    > type bar\n
    > wait "foobar"
    > wait Move 2
    > screen
    > scrolled
    > key ^D
    > status
    > attributes
    > EOF
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |"foobar" is neither a move (e.g. I8) nor a command (type help).
    |Move 2, White to play (e.g. I8; arrow keys; help):
    0
    status 0
    attributes unchanged

A key that stops or ends takes back what was typed just before it, and is heard all the same:

    $ (echo 'wait Move 1'; for n in 1 2 3 4 5 6 7 8 9 10 11 12; do printf 'type \\n\\x1a\nstopped\nfg\nwait Move 1\n'; done; printf 'type \\n\\x03\nstatus\nattributes\n') >flush; TERM=xterm pty renju -S 1 -n 5 -i -B human <flush | sort | uniq -c | tr -s ' '
     1 attributes unchanged
     1 signal INT
     12 stopped

What a machine thinks is shown while it does, below the board and gone afterwards; where nothing can be redrawn it is not:

    $ TERM=xterm pty renju -i -S 1 -s ascii -n 9 -W engine -D 5 <<'EOF' | grep -c 'timeout\|depth'
    > wait Move 1
    > send e5
    > wait depth 1:
    > wait Move 3
    > screen
    > leave
    > EOF
    0
    [1]
    $ TERM=xterm LC_ALL=C.UTF-8 pty renju -i -l zh -S 1 -s ascii -n 9 -W minimax -D 3 <<'EOF' | grep -c 'timeout\|深度'
    > wait 第1手
    > send e5
    > wait 深度1：
    > wait 第3手
    > screen
    > leave
    > EOF
    0
    [1]
    $ printf 'e5\n' | renju -i -S 1 -s ascii -n 9 -W engine -D 5 | grep -c depth
    0
    [1]
