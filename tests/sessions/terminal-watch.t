# In a terminal: Ctrl-C, Ctrl-Z and what is typed while a machine thinks

before: endless news

Ctrl-C makes the machine move as soon as the screen offers it, and never ends the program. The program restores the
terminal after every signal that ends it:

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
    $ for signal in HUP TERM QUIT ABRT SEGV ALRM VTALRM PROF XCPU USR1 USR2 SYS TRAP; do printf 'wait makes it move\nattributes\nsignal %s\nstatus\nattributes\n' $signal | (ulimit -c 0; endless) ; done | sort | uniq -c | tr -s ' '
     13 attributes changed
     13 attributes unchanged
     1 signal ABRT
     1 signal ALRM
     1 signal HUP
     1 signal PROF
     1 signal QUIT
     1 signal SEGV
     1 signal SYS
     1 signal TERM
     1 signal TRAP
     1 signal USR1
     1 signal USR2
     1 signal VTALRM
     1 signal XCPU

It does so when its CPU time is over. At a hard limit the system would kill it, so it ends itself shortly before:

    $ for limit in '-S -t 1' '-t 1'; do printf 'status\nattributes\n' | (ulimit -c 0; TERM=xterm pty sh -c "ulimit $limit; exec renju -i -B engine -W engine"); done
    signal XCPU
    attributes unchanged
    signal XCPU
    attributes unchanged

While two machines are paused, every command works or says why not:

    $ endless -W minimax <<'EOF'
    > wait pauses the game
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
    > wait pauses the game
    > key ^C
    > wait Paused
    > type \n
    > wait pauses the game
    > key ^C
    > wait Paused
    > send quit
    > wait stays under
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

Their help lists no moves, and nothing else that a person would do in a turn:

    $ TERM=xterm pty -r 40 renju -S 1 -n 9 -s ascii -B random -W random <<'EOF' | grep -o '^|[A-I][1-9] .*\|^|pass\|^|resign\|^|draw\|^|go ' | uniq
    > wait Moves
    > key ^C
    > wait Paused
    > send help
    > settle
    > screen
    > key ^C
    > status
    > EOF
    |go 

`new` makes two paused machines play at once:

    $ TERM=xterm pty renju -S 1 -n 3 -k 3 -s ascii -B random -W random <<'EOF'
    > wait Moves
    > key ^C
    > wait Paused
    > send new
    > wait stays under
    > send y
    > wait Again
    > send q
    > status
    > EOF
    status 0

Ctrl-Z and fg redraw board and prompt at once, at a prompt and while a machine thinks; in between, the shell has its
own terminal modes:

    $ TERM=xterm pty renju -S 1 -n 3 -k 3 -B human <<'EOF' | uniq
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
    > wait stays under
    > key ^Z
    > stopped
    > fg
    > wait Leave this game
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
    |Leave this game? It stays under recent games. y, n, save FILE:
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

Text typed while a machine thinks is not shown until the next prompt. Only Enter there submits it;
other keys do nothing. A line that was begun can be finished there:

    $ endless -n 15 <<'EOF' | sed -e 's/[0-9]*\.[0-9][0-9] s/N s/' -e 1,16d
    > wait makes it move
    > type  \n\e[Bway\t h9\nrubb\x7fish\n\n f\e[3~oo\x04
    > signal INT
    > wait way h9 rubbish foo
    > settle
    > type bar\n
    > wait "way h9 rubbish foobar"
    > wait Move 2
    > screen
    > scrolled
    > key ^D
    > status
    > attributes
    > EOF
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |"way h9 rubbish foobar" is neither a move (e.g. I8) nor a command; type help.
    |Move 2, White to play (e.g. I8; arrow keys; help):
    0
    status 0
    attributes unchanged
    $ printf '%s\n' 'wait Move 1' 'send hint' 'wait ends the search' 'type undo\n\x04' 'signal INT' 'wait Suggestion' 'settle' 'screen' 'key ^U' 'send h8' 'wait Move 2' 'key ^D' status | TERM=xterm pty renju -S 1 -s ascii -B human -T 60 | grep -a '^|Sug\|^|Move\|^[^|]'
    |Suggestion for Black: H8.
    |Move 1, Black to play (e.g. H8; arrow keys; help): undo
    status 0

Where the terminal edits lines, whole lines that were typed meanwhile are obeyed in turn, as are those of a script, and
those that were typed before:

    $ endless --keys=line <<'EOF' | tail -n 2
    > wait makes it move
    > type why h9\nundo\n
    > signal INT
    > wait allowed for
    > wait that many moves
    > wait Move 2
    > key ^D
    > status
    > EOF
    status 0
    $ printf 'wait Move 1\ntype b2\\nundo\\nb3\\na1\\n\nwait Move 5\nscreen\nkey ^D\nstatus\n' | TERM=xterm pty renju -S 1 -n 5 -s ascii -W random | grep -c '1. B3 .*\|2. A1 .*'
    2

A key that stops or ends the program discards the text just before it, and takes effect:

    $ (echo 'wait Move 1'; for n in 1 2 3 4 5 6 7 8 9 10 11 12; do printf 'type \\n\\x1a\nstopped\nfg\nwait Move 1\n'; done; printf 'type \\n\\x03\nstatus\nattributes\n') >flush; TERM=xterm pty renju -S 1 -n 5 -i -B human <flush | sort | uniq -c | tr -s ' '
     1 attributes unchanged
     1 signal INT
     12 stopped

While a machine thinks, a line below the board shows its best move and chance, unless nothing can be redrawn:

    $ TERM=xterm pty renju -i -S 1 -s ascii -n 9 -W engine -D 5 <<'EOF' | grep -c 'timeout\|depth'
    > wait Move 1
    > send e5
    > wait depth 1:
    > wait %
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
    > wait ，胜率
    > wait %
    > wait 第3手
    > screen
    > leave
    > EOF
    0
    [1]
    $ printf 'e5\n' | renju -i -S 1 -s ascii -n 9 -W engine -D 5 | grep -c depth
    0
    [1]

While two machines play a line says how to stop them. Space stops and continues; any other key stops them, too, and
what was typed stands at the prompt. After a single key, which may have been pressed only to stop them, space continues
them, unless the key is a word that takes an argument. Where lines are edited by the terminal, Ctrl-C stops them:

    $ endless -W minimax <<'EOF' | grep -a '^|Pau\|^|Loa\|thinking\|^[^|]'
    > wait space pauses
    > type  \n
    > wait Paused
    > settle
    > screen
    > type  
    > wait space pauses
    > screen
    > type \e[A
    > wait Paused
    > type \n
    > wait space pauses
    > type sa
    > wait Paused
    > type ve x\n
    > wait saved to x
    > type  
    > wait space pauses
    > key ^D
    > status
    > attributes
    > EOF
    |Paused. Space = continue; undo, save FILE, menu, quit, help:
    |White is thinking (at most 3600 seconds); space pauses the game.
    status 0
    attributes unchanged
    $ endless -W minimax <<'EOF' | grep -a '^|Pau\|thinking\|^[^|]'
    > wait space pauses
    > type p
    > wait Paused
    > settle
    > screen
    > type  
    > wait space pauses
    > screen
    > type u
    > wait Paused
    > settle
    > type  
    > settle
    > screen
    > key ^C
    > wait Leave this game
    > key ^C
    > status
    > EOF
    |Paused. Space = continue; undo, save FILE, menu, quit, help: p
    |White is thinking (at most 3600 seconds); space pauses the game.
    |Paused. Space = continue; undo, save FILE, menu, quit, help: u
    signal INT
    $ TERM=xterm pty renju -S 1 -s ascii -n 5 -B random -W random <<'EOF' | tail -n 2
    > wait Space pauses the game.
    > type  
    > wait Paused
    > settle
    > screen
    > key ^D
    > status
    > EOF
    |Paused. Space = continue; undo, save FILE, menu, quit, help:
    status 0
    $ LC_ALL=C.UTF-8 TERM=xterm pty renju -S 1 -l zh -n 5 -B random -W random <<'EOF'
    > wait 按空格键暂停。
    > type  
    > wait 按空格键继续
    > key ^D
    > status
    > EOF
    status 0
    $ endless -W minimax --keys=line <<'EOF' | tail -n 1
    > wait Ctrl-C pauses the game
    > key ^C
    > wait Paused. Enter = continue
    > type \n
    > wait Ctrl-C pauses the game
    > key ^D
    > status
    > EOF
    status 0

After a stop a key still pauses them without Enter:

    $ endless -W minimax <<'EOF'
    > wait pauses the game
    > key ^Z
    > stopped
    > fg
    > wait pauses the game
    > type \x20
    > wait Paused
    > key ^D
    > status
    > EOF
    stopped
    status 0

At that prompt Ctrl-C means quit, which asks about a game that is not saved. A second Ctrl-C, at that question, ends the
program:

    $ for keys in auto line; do endless -W minimax --keys=$keys <<'EOF' | grep -v '^|'; done
    > wait pauses the game
    > key ^C
    > wait Paused
    > key ^C
    > wait stays under
    > send n
    > wait Paused
    > key ^C
    > wait stays under
    > key ^C
    > status
    > attributes
    > EOF
    signal INT
    attributes unchanged
    signal INT
    attributes unchanged

A hint takes no longer than the opponent does:

    $ for level in novice random; do printf 'hint\n' | renju -i -n 5 -k 4 -W $level -s ascii | grep -o 'at most.*sec'; done
    at most 0.9 sec
    at most 1 sec
