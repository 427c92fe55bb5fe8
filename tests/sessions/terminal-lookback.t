# In a terminal: autoplay, and playing on from an earlier position

before: four
    $ printf '%s\n' H8 H9 I9 G7 >four.moves

Space plays the moves, from the start if the end is shown, and stops at the end; any other key only stops it,
too. A key must arrive within a second: on a busy machine it may not, and there are two more tries.

    $ for try in 1 2 3; do PTY_SECONDS=20 TERM=xterm pty renju -i -B human -S 1 -s ascii four.moves <<'EOF' >got; grep -q '^timeout' got || break; done; grep -v '^|[ 1][0-9] ' got
    > wait help)
    > send end
    > wait of 4 (
    > type  
    > wait After move 0 of 4; any key stops
    > wait After move 1 of 4; any key stops
    > type \e[C
    > wait After move 1 of 4 (
    > type \e[C
    > wait After move 2 of 4 (
    > send autoplay
    > wait After move 3 of 4; any key stops
    > wait After move 4 of 4 (
    > screen
    > type  
    > wait any key stops
    > send
    > wait After move 0 of 4 (
    > key ^C
    > status
    > EOF
    |renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
    |   A B C D E F G H I J K L M N O
    |After move 4 of 4 (arrow keys, help; Enter = back to the game):
    signal INT

Where lines are typed, Enter stops it:

    $ for try in 1 2 3; do PTY_SECONDS=20 TERM=dumb pty renju -i -B human -S 1 -s ascii four.moves <<'EOF' >got; grep -q '^timeout' got || break; done; grep '^|.*After' got | tail -n 2
    > wait help)
    > send start
    > wait of 4 (
    > send autoplay
    > wait After move 0 of 4; Enter stops
    > wait After move 1 of 4; Enter stops
    > send
    > wait After move 1 of 4 (
    > screen
    > send quit
    > status
    > EOF
    |After move 1 of 4; Enter stops:
    |After move 1 of 4 (back, forth, help; Enter = back to the game):

What is typed stops it and is obeyed, from its first letter on:

    $ for term in xterm dumb; do TERM=$term pty renju -i -B human -S 1 -s ascii four.moves <<'EOF' | grep '^|.*After\|^[^|]' | tail -n 2; done
    > wait help)
    > send start
    > wait of 4 (
    > send autoplay
    > wait After move 1 of 4; 
    > send start
    > wait After move 0 of 4 (
    > settle
    > screen
    > key ^C
    > status
    > EOF
    |After move 0 of 4 (arrow keys, help; Enter = back to the game):
    signal INT
    |After move 0 of 4 (back, forth, help; Enter = back to the game):
    signal INT

After the program was stopped, it does not hurry to make up for the time:

    $ for try in 1 2 3; do { printf '%s\n' 'wait help)' 'send start' 'wait of 4 (' 'send autoplay' 'wait After move 0 of 4; any' 'key ^Z' stopped; sleep 3; printf '%s\n' fg 'wait After move 1 of 4; any' 'type \e[C' 'wait After move 1 of 4 (' 'key ^C' status; } | PTY_SECONDS=20 TERM=xterm pty renju -i -B human -S 1 -s ascii four.moves >got; grep -q '^timeout' got || break; done; cat got
    stopped
    signal INT

The position that is looked at becomes the game; the game as it was is among the recent games. The record has an undo:

    $ rm -rf state; XDG_STATE_HOME=$PWD/state; printf 'back 3\ncontinue\nA1\n' | renju -i -B human -S 1 -s ascii --record=record four.moves | tail -n 20 | grep -v '^[ 1][0-9] [. +]*$'; tail -n 3 record; for file in state/renju/*; do grep -c '^[A-Z]' "$file"; done
    Playing on from here; the game with 3 later moves is among the recent games.
    Move 2, White to play (e.g. I8; help): 
    renju: 15x15, 5 in a row, rule renju   Black X: player   White O: player
     8 . . . . . . . X . . . . . . .
     1(O). . . . . . . . . . . . . .
       A B C D E F G H I J K L M N O
    Move 3, Black to play (e.g. I8; help): 
    G7
    undo 3
    A1
    4
    2
    $ unset HOME XDG_STATE_HOME; printf 'back 3\ncontinue\ncontinue\n' | renju -i -B human -S 1 -s ascii four.moves | grep 'Playing\|for looking'
    Playing on from here; 3 later moves are gone.
    continue is for looking back; type back first.

The file that the game came from is not overwritten without a question:

    $ printf 'save a.moves\nback\ncontinue\nsave a.moves\nn\nsave a.moves\ny\nsave a.moves\n' | renju -i -B human -S 1 -s ascii four.moves | grep 'eplace\|aved'
    The game has been saved to a.moves.
    a.moves already holds a game. Replace it? y or n: 
    a.moves is unchanged; your game has not been saved.
    a.moves already holds a game. Replace it? y or n: 
    The game has been saved to a.moves.
    The game has been saved to a.moves.

At the end of the game, no move is taken back. Against a machine, it may be the machine's turn:

    $ printf 'end\ncontinue\n' | renju -i -B human -S 1 -s ascii four.moves | tail -n 2
       A B C D E F G H I J K L M N O
    Move 5, Black to play (e.g. I8; help): 
    $ printf 'back 1\ncontinue\n' | renju -i -W random -S 1 -s ascii four.moves | grep 'Playing\|played' | sed 's/ after.*//'; printf 'back 2\ncontinue\n' | renju -i -W random -S 1 -s ascii four.moves | tail -n 2
    Playing on from here; the game with 1 later move is among the recent games.
    White played K9
    Playing on from here; the game with 2 later moves is among the recent games.
    Move 3, Black to play (e.g. I8; help): 

The message does not promise a game that could not be written:

    $ for blocks in unlimited 0; do printf 'a1\nb2\nc3\nback 2\ncontinue\n' | (ulimit -f $blocks; XDG_STATE_HOME=$PWD/full renju -i -S 1 -s ascii -B human -n 5 -r freestyle) | grep '^Playing'; done
    Playing on from here; the game with 2 later moves is among the recent games.
    Playing on from here; 2 later moves are gone.

At the end of a game, `continue` takes nothing back, and the game stays the only one among the recent games. A
resignation is no move: after the last move, `continue` takes back only the resignation. A note on the position is kept:

    $ rm -rf state; export XDG_STATE_HOME=$PWD/state; printf 'H8\nback\nend\ncontinue\nH9\nresign\nend\ncontinue\n' | renju -i -B human -S 1 -s ascii | grep 'Playing\|gone\|neither'; ls state/renju
    last-1.moves
    last-2.moves
    $ rm -rf state; export XDG_STATE_HOME=$PWD/state; printf 'back 2\nnote a trap\ncontinue\n' | renju -i -B human -S 1 -s ascii four.moves >/dev/null; grep -c 'a trap' state/renju/last-?.moves
    state/renju/last-1.moves:1
    state/renju/last-2.moves:1

Autoplay of a game without moves is nothing to stop:

    $ printf 'back\nautoplay\nhelp\n' | renju -i -s ascii -n 5 -B human | grep -c 'return to the game'
    1

A resignation, an agreed draw and a claim are no steps: the first step back takes a move off the board. A note after the
end is about the last move:

    $ for end in resign 'draw draw'; do printf '%s\n' $end 'note the end' back back end forth | renju -i -B human -S 1 -s ascii four.moves | grep '^After\|^the end'; done
    the end
    After move 3 of 4 (back, forth, help; Enter = back to the game): 
    After move 2 of 4 (back, forth, help; Enter = back to the game): 
    the end
    After move 4 of 4 (back, forth, help; Enter = back to the game): 
    the end
    After move 4 of 4 (back, forth, help; Enter = back to the game): 
    the end
    After move 3 of 4 (back, forth, help; Enter = back to the game): 
    After move 2 of 4 (back, forth, help; Enter = back to the game): 
    the end
    After move 4 of 4 (back, forth, help; Enter = back to the game): 
    the end
    After move 4 of 4 (back, forth, help; Enter = back to the game): 
    $ printf '%s\n' F8 A1 G8 A3 H6 A5 H7 A7 H8 claim back end | renju -i -B human -S 1 -s ascii -f claim | grep -o '^After.*('
    After move 8 of 9 (
    After move 9 of 9 (
    $ printf '%s\n' resign 'note the end' undo note 'save end.sgf' quit | renju -i -B human -S 1 -s ascii four.moves | grep '^the end'; grep -o 'gi.*' end.sgf
    the end
    the end
    gi]C[the end])

A finished game can be continued:

    $ printf 'resign\nback\ncontinue\nA1\nundo\n' | renju -i -B human -S 1 -s ascii four.moves | grep 'resigned\|Playing\|taken\|Move'
    Move 5, Black to play (e.g. I8; help): 
    White wins: Black resigned.
    Playing on from here; the game with 1 later move is among the recent games.
    Move 4, White to play (e.g. I8; help): 
    Move 5, Black to play (e.g. I8; help): 
    1 move taken back.
    Move 4, White to play (e.g. I8; help): 

The better line can be continued, too:

    $ printf '%s\n' '# renju -n 9 -k 5 -r freestyle' e5 f6 d5 f5 f4 a1 a2 d4 c3 b5 >five.moves; printf 'review\nbetter\nbetter\ncontinue\nsave on.moves\n' | renju -i -B human -N 1000 -S 1 -s ascii five.moves | grep 'Playing'; head -n 7 on.moves | paste -s -d ' ' -; grep -vc '#' on.moves
    Playing on from here; the game with 5 later moves is among the recent games.
    # renju -n 9 -k 5 -r freestyle -f lose -o free -c letters E5 F6 D5 F5 F4 E4
    7
