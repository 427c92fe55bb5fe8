# In a terminal: the cursor on the board, and the line that is typed

before: small-board brief

The arrow keys show and move the cursor; Enter and space play there. A typed line hides the cursor, and an empty line
plays nothing:

    $ small <<'EOF' | brief
    > wait help)
    > send
    > wait help)
    > type \e[A
    > wait [C3]
    > type \e[A\eOC
    > wait [D4]
    > screen
    > send
    > wait help): 
    > type \e[D\e[D 
    > wait help): 
    > screen
    > send a1
    > wait help): 
    > send
    > wait help): 
    > screen
    > type \e[B
    > wait [B4]
    > type \e
    > settle
    > screen
    > attributes
    > key ^C
    > status
    > attributes
    > EOF
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . . .[.].
    |   A B C D E
    |Move 1, Black to play (...): [D4]
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 .[O]. X .      1. D4     B4
    |   A B C D E
    |Move 3, Black to play (...): [B4]
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . O . X .      1. D4     B4
    | 3 . . + . .      2. A1
    | 1(X). . . .
    |   A B C D E
    |Move 4, White to play (...):
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . O . X .      1. D4     B4
    | 3 . . + . .      2. A1
    | 1(X). . . .
    |   A B C D E
    |Move 4, White to play (...):
    attributes changed
    signal INT
    attributes unchanged

Between the last stone and its right neighbor stands the bracket of the cursor, if it is on the neighbor:

    $ small <<'EOF' | grep '^|.*\['
    > wait help)
    > send b2
    > wait help): 
    > type \e[A\e[C
    > wait [C2]
    > screen
    > key ^C
    > EOF
    | 2 .(X[.]. .
    |Move 2, White to play (e.g. C3; arrow keys; help): [C2]

Tab goes through Black's forbidden points, if any, and says why they are forbidden:

    $ printf 'setup black B2 C2 D3 D4 G6 G5 F7 E7\nturn black\n' >two; TERM=xterm pty -c 60 renju -S 1 -i two -n 9 -s ascii <<'EOF' | grep '\[!]\|: d\|^[^|]'
    > wait help)
    > type \t
    > wait double
    > screen
    > type \t
    > settle
    > screen
    > type \t
    > settle
    > type \e[Z
    > settle
    > screen
    > key ^C
    > status
    > attributes
    > EOF
    | 2 . X X[!]. . . . .
    |D2: double-three
    | 7 . . . . X X[!]. .
    |G7: double-three
    | 7 . . . . X X[!]. .
    |G7: double-three
    signal INT
    attributes unchanged
    $ small <<'EOF' | tail -n 3
    > wait help)
    > type \t
    > wait No point is forbidden
    > screen
    > key ^C
    > status
    > attributes
    > EOF
    |Move 1, Black to play (e.g. C3; arrow keys; help): No point is forbidden.
    signal INT
    attributes unchanged

Wherever the cursor comes to a forbidden point, the question says so, even if the marks are turned off. White may play
there; only Tab names Black's points to White:

    $ mkdir -p config/renju; echo 'mark-forbidden off' >config/renju/settings; printf 'setup black B2 C2 D3 D4\n' >one; XDG_CONFIG_HOME=$PWD/config TERM=xterm pty -c 60 renju -S 1 -i one -n 9 -s ascii <<'EOF' | grep '\[[^X]*]\|: d\|^[^|]'
    > wait help)
    > type \e[A\e[D\e[B\e[B\e[B
    > wait D2: double-three
    > screen
    > type \e[A
    > wait [D3]
    > send a1
    > wait White to play
    > type \e[C\e[B
    > wait [D2]
    > type \t
    > wait D2: double-three
    > key ^C
    > status
    > EOF
    | 2 . X X[.]. . . . .
    |D2: double-three
    signal INT

In Chinese, too, the reason fits beside the question on 60 columns:

    $ printf 'setup black G10 H10 I8 I7\n' >two; LC_ALL=C.UTF-8 TERM=xterm pty -r 20 -c 60 renju -l zh -S 1 -i two <<'EOF' | sed -n 's/.*落子/落子/p'
    > wait 帮助）：
    > type \t
    > wait 三三禁
    > settle
    > screen
    > key ^C
    > status
    > EOF
    落子（如 H8、方向键、帮助）：I10：三三禁手

A typed line ends that message:

    $ small <<'EOF' | tail -n 2
    > wait help)
    > type \t
    > wait No point is forbidden
    > send threats
    > wait help)
    > screen
    > key ^C
    > status
    > EOF
    |Move 1, Black to play (e.g. C3; arrow keys; help):
    signal INT

Offered points come first:

    $ printf 'E5\nF6\nnumber 2\nG7\nA9\noffer A1 B3\n' >offers; TERM=xterm pty renju -S 1 -n 9 -i offers -o yamaguchi -s ascii <<'EOF' | brief
    > settle
    > type \t
    > settle
    > screen
    > type \t
    > settle
    > send
    > settle
    > screen
    > key ^C
    > status
    > EOF
    |renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    | 9(O). . . . . . . .    Moves
    | 8 . . . . . . . . .      1. E5     F6
    | 7 . . . . . . X . .      2. G7     A9
    | 6 . . . . . O . . .
    | 5 . . . . X . . . .
    | 3 . 2 . . . . . . .
    | 1[1]. . . . . . . .
    |   A B C D E F G H I
    |Loaded offers (4 moves).
    |yamaguchi: stone 5 (Black). The first player places the first stone.
    |The second player, as White, must pick one of the 2 offered points: [A1]
    |renju: 9x9, 5 in a row, rule renju   Black X: player   White O: player
    | 9 O . . . . . . . .    Moves
    | 8 . . . . . . . . .      1. E5     F6
    | 7 . . . . . . X . .      2. G7     A9
    | 6 . . . . . O . . .      3. B3
    | 5 . . . . X . . . .
    | 3 .[X]. . . . . . .
    |   A B C D E F G H I
    |Move 6, White to play (...): [B3]
    signal INT

A letter begins a line, which can be edited; Up recalls earlier lines:

    $ export LC_ALL=C.UTF-8; small <<'EOF' | grep -E '^\|Move|^[^|]'
    > wait help): 
    > type x9 yy
    > key ^A
    > key ^K
    > type b3\e[D\e[Da\e[C\x7fc\e[F5\e[1~\e[3~\e[H\e[4~
    > screen
    > key ^E
    > key ^H
    > key ^W
    > type one two
    > key ^W
    > screen
    > key ^U
    > send a1
    > wait Move 2
    > send b2
    > wait Move 3
    > type c3\e[A
    > screen
    > type \e[A\e[A
    > screen
    > type \e[B\e[B
    > screen
    > key ^U
    > type 三三禁\e[D\x7f手
    > screen
    > key ^U
    > key ^D
    > status
    > attributes
    > EOF
    |Move 1, Black to play (e.g. C3; arrow keys; help): c35
    |Move 1, Black to play (e.g. C3; arrow keys; help): one
    |Move 3, Black to play (e.g. C3; arrow keys; help): b2
    |Move 3, Black to play (e.g. C3; arrow keys; help): a1
    |Move 3, Black to play (e.g. C3; arrow keys; help): c3
    |Move 3, Black to play (e.g. C3; arrow keys; help): 三手禁
    status 0
    attributes unchanged

A hint marks its point, and Enter plays there. Where the terminal edits lines, the mark stays until the next answer:

    $ for keys in auto line; do TERM=xterm pty renju -i -S 1 -n 3 -k 3 -s ascii -N 1000 -B human --keys=$keys <<'EOF' | grep '[(\[]\|^s'; done
    > wait Move 1
    > send hint
    > wait Suggestion
    > wait Move 1
    > screen
    > type \n
    > wait Move
    > settle
    > screen
    > key ^D
    > status
    > EOF
    | 2 .[.].
    |Suggestion for Black: B2 (Enter plays it).
    |Move 1, Black to play (e.g. B2; arrow keys; help): [B2]
    | 2 .[X].      1. B2
    |Move 2, White to play (e.g. C2; arrow keys; help): [B2]
    status 0
    | 2 .[.].
    |Move 1, Black to play (e.g. B2; help):
    |Move 1, Black to play (e.g. B2; help):
    status 0

An answer of yes or no is not among the lines typed before:

    $ for answer in n N no ' n ' 否; do printf '%s\n' 'wait Move 1' 'send a1' 'wait Move 2' 'send quit' 'wait Leave this game' "send $answer" 'wait Move 2' 'type x\e[A' 'screen' 'key ^U' 'key ^D' status | LC_ALL=C.UTF-8 TERM=xterm pty renju -i -n 5 -s ascii -B human | grep '^|Move 2'; done
    |Move 2, White to play (e.g. C3; arrow keys; help): quit
    |Move 2, White to play (e.g. C3; arrow keys; help): quit
    |Move 2, White to play (e.g. C3; arrow keys; help): quit
    |Move 2, White to play (e.g. C3; arrow keys; help): quit
    |Move 2, White to play (e.g. C3; arrow keys; help): quit

A key that is not used takes away what Tab found:

    $ printf 'wait help): \ntype \\t\nwait No point\ntype \\x7f\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -n 5 -B human | grep help
    |Move 1, Black to play (e.g. C3; arrow keys; help):

Ctrl-D deletes the character at the cursor, Ctrl-L redraws the screen, and keys at other questions do not move the
cursor on the board:

    $ small <<'EOF' | sed -n -e 's/.*\\e\[H\\e\[J.*/cleared/p' -e '/^|[LM]/p' -e '/^s/p'
    > wait help): 
    > type a11
    > key ^A
    > key ^D
    > type \e[Fx
    > key ^D
    > screen
    > key ^L
    > raw
    > key ^A
    > key ^K
    > send a1
    > wait Move 2
    > send q
    > wait save FILE: 
    > type \e[C\t
    > screen
    > key ^D
    > status
    > EOF
    |Move 1, Black to play (e.g. C3; arrow keys; help): 11x
    cleared
    |Move 2, White to play (e.g. C3; arrow keys; help): q
    |Leave this game? It stays under recent games. y, n, save FILE:
    status 0

A line longer than its row is shown in part; one that is too long is rejected:

    $ (echo 'wait help): '; awk 'BEGIN { printf "type "; for (i = 0; i < 90; i++) printf "%d ", i; print ""; print "screen"; print "key ^A\nscreen"; print "key ^U"; for (j = 0; j < 60; j++) { printf "type "; for (i = 0; i < 90; i++) printf "a"; print "" } }'; printf 'send\nwait too long\nkey ^C\nstatus\nattributes\n') | small | grep -E '^\|Move|^[^|]'
    |Move 1, Black to play (e.g. C3; arrow keys; help):  81 82 83 84 85 86 87 88 89
    |Move 1, Black to play (e.g. C3; arrow keys; help): 0 1 2 3 4 5 6 7 8 9 10 11 12
    signal INT
    attributes unchanged

The program waits briefly for the rest of an incomplete key. An unknown key leaves no characters:

    $ small <<'EOF' | grep -E '^\|Move|^[^|]'
    > wait help): 
    > type \e[
    > settle
    > settle
    > type \e[1;5P\e[[A\eOP\ex\e[200~\e[M !!\x07\xe4\xb8
    > settle
    > settle
    > screen
    > key ^U
    > type \e[
    > type A
    > wait [C3]
    > send
    > wait Move 2
    > key ^C
    > status
    > attributes
    > EOF
    |Move 1, Black to play (e.g. C3; arrow keys; help): ??
    signal INT
    attributes unchanged

Two hundred pasted lines, empty ones among them, are two hundred lines:

    $ awk 'BEGIN { print "wait help): "; printf "type "; for (y = 1; y <= 14; y++) for (x = 0; x < 14; x++) printf "%c%d\\n%s", 65 + (x * 3 + int(y / 2) * 7) % 14, y, x % 5 ? "" : "\\n"; print "" ; print "wait Move 197"; print "screen\nkey ^C\nstatus\nattributes" }' >paste; TERM=xterm pty renju -S 1 -B human -r freestyle -s ascii <paste | grep -E '^\|Move|^[^|]'
    |Move 197, Black to play (e.g. O8; arrow keys; help):
    signal INT
    attributes unchanged

A signal, and stopping and continuing in the middle of a line, with or without the cursor:

    $ for name in INT TERM HUP QUIT; do small --keys=mouse <<EOF
    > wait help): 
    > type \e[A
    > wait [C3]
    > type abc
    > wait abc
    > signal $name
    > status
    > attributes
    > EOF
    > done
    signal INT
    attributes unchanged
    signal TERM
    attributes unchanged
    signal HUP
    attributes unchanged
    signal QUIT
    attributes unchanged
    $ for name in TERM HUP QUIT; do printf "wait help): \ntype ab\nsettle\nsignal $name\nstatus\nraw\n" | small --keys=mouse | grep -o 'signal.*\|\[?1[0-9]*[hl]'; done
    signal TERM
    [?1000h
    [?1006h
    [?1006l
    [?1000l
    signal HUP
    [?1000h
    [?1006h
    [?1006l
    [?1000l
    signal QUIT
    [?1000h
    [?1006h
    [?1006l
    [?1000l
    $ small <<'EOF' | brief
    > wait help): 
    > type \e[A
    > wait [C3]
    > type a1
    > settle
    > key ^Z
    > stopped
    > attributes
    > fg
    > wait help): 
    > settle
    > type \e[D2
    > settle
    > screen
    > key ^Z
    > stopped
    > fg
    > wait help): 
    > key ^C
    > status
    > attributes
    > EOF
    stopped
    attributes unchanged
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 3 . .[+]. .
    |   A B C D E
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 3 . .[+]. .
    |   A B C D E
    |Move 1, Black to play (...): a21
    stopped
    signal INT
    attributes unchanged

The terminal goes away:

    $ for path in '' 'a1'; do printf 'wait help): \ntype %s\nsettle\nhangup\nstatus\n' "$path" | small; done
    status 2
    status 2

`--keys=line` leaves keys to the terminal:

    $ small --keys=line <<'EOF' | brief
    > wait help): 
    > attributes
    > type \e[A
    > settle
    > key ^U
    > send a1
    > wait Move 2
    > screen
    > key ^C
    > status
    > EOF
    attributes unchanged
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . . . . .      1. A1
    | 1(X). . . .
    |   A B C D E
    |Move 2, White to play (...):
    signal INT

A line, and with Ctrl-D the start of the next one, arrive together:

    $ printf 'wait help)\ntype c3\\x0aab\\x04\nwait Move 2\nsend c\nwait neither\nscreen\nkey ^C\nstatus\n' | small --keys=line | grep neither
    |"abc" is neither a move (e.g. D3) nor a command; type help.

Without cursor movement there are no single keys:

    $ TERM=dumb pty renju -S 1 -B human -n 5 -s ascii --keys=mouse <<'EOF'
    > wait help): 
    > attributes
    > key ^C
    > status
    > EOF
    attributes unchanged
    signal INT

`--keys=mouse`: clicks, once the terminal has said where its cursor is; a click beside the board has no effect:

    $ small --keys=mouse <<'EOF' | brief
    > wait help): 
    > raw
    > type \e[<0;8;3M
    > wait \e[6n
    > type \e[8;53R
    > wait Move 2
    > screen
    > type \e[<0;80;4M\e[<0;8;3m\e[<2;8;4M
    > wait \e[6n
    > type \e[8;53R
    > settle
    > type \e[<0;4;6M
    > wait \e[6n
    > type \e[8;53R
    > wait Move 3
    > screen
    > send a5
    > wait Move 4
    > key ^D
    > status
    > attributes
    > EOF
    \e[?1000h\e[?1006h\r\e[Jrenju: 5x5, 5 in a row, rule renju   \e[30;47mBlack X\e[0m: player   \e[1;37;40mWhite O\e[0m: player\r
     5 . . . . .\e[17GMoves\r
     4 . . . . .\r
     3 . . + . .\r
     2 . . . . .\r
     1 . . . . .\r
       A B C D E\r
    Move 1, \e[30;47mBlack\e[0m to play (...): 
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . .[X]. .      1. C4
    |   A B C D E
    |Move 2, White to play (...): [C4]
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 4 . . X . .      1. C4     A1
    | 1[O]. . . .
    |   A B C D E
    |Move 3, Black to play (...): [A1]
    status 0
    attributes unchanged

A click on a part of the board plays on the point that is shown there:

    $ TERM=xterm pty -r 11 renju -S 1 -B human -n 19 -s ascii --keys=mouse <<'EOF' | grep '^|.*\['
    > wait help): 
    > type \e[<0;6;3M
    > wait \e[6n
    > type \e[11;53R
    > wait Move 2
    > screen
    > key ^C
    > EOF
    |12 .[X]. . . . . . . . . . . . . . . . .
    |Move 2, White to play (e.g. J10; arrow keys; help): [B12]

A title of two rows; clicks while a line is typed, and unexpected reports of the terminal, have no effect:

    $ TERM=xterm pty -c 40 renju -S 1 -B human -n 5 -s ascii --keys=mouse <<'EOF' | tail -n +3 | brief
    > wait help): 
    > type \e[<0;8;4M
    > wait \e[6n
    > type \e[10;15R
    > wait Move 2
    > type a
    > type \e[<0;4;7M
    > wait \e[6n
    > type \e[10;15R
    > key ^U
    > type \e[10;15R
    > screen
    > key ^D
    > status
    > EOF
    | 5 . . . . .    Moves
    | 4 . .[X]. .      1. C4
    |   A B C D E
    |Move 2, White to play (e.g. C3; arrow
    |keys; help): [C4]
    status 0

A click on an answer that is shown in place of the board plays nothing:

    $ for rows in 24 8; do TERM=xterm pty -r $rows renju -S 1 -B human -s ascii --keys=mouse <<'EOF' | tail -n 2; done
    > wait help): 
    > send help
    > settle
    > type \e[<0;8;4M
    > wait \e[6n
    > type \e[8;53R
    > settle
    > screen
    > key ^D
    > status
    > EOF
    |Move 1, Black to play (e.g. H8; arrow keys; help):
    status 0
    |Enter = more, q = back:
    status 0

Where keys make no difference, `--keys` is refused:

    $ ! TERM=xterm renju -q --keys=line </dev/null 2>&1
    renju: --keys: needs --interactive
    Try 'renju --help'.
    $ renju -i --keys=vi 2>&1 | head -n 1
    renju: --keys: 'vi' is not one of auto, line, mouse

A window of four rows shows one row around the point that it follows, and scrolls no more than necessary:

    $ TERM=xterm pty -r 7 renju -S 1 -B human -s ascii <<'EOF' | grep '^|[ 1][0-9][ ^v]'
    > wait Move 1
    > screen
    > type \e[A\e[B
    > screen
    > type \e[B\e[B
    > screen
    > leave
    > EOF
    | 9^. . . . . . . . . . . . . . .^   Moves
    | 8 . . . . . . . + . . . . . . .
    | 7 . . . . . . . . . . . . . . .
    | 6v. . . . . . . . . . . . . . .v
    | 9^. . . . . . . . . . . . . . .^   Moves
    | 8 . . . . . . . + . . . . . . .
    | 7 . . . . . . .[.]. . . . . . .
    | 6v. . . . . . . . . . . . . . .v
    | 7^. . . . . . . . . . . . . . .^   Moves
    | 6 . . . . . . . . . . . . . . .
    | 5 . . . . . . .[.]. . . . . . .
    | 4v. . . + . . . . . . . + . . .v

A lone `why` is about the point of the cursor, in the quiz about that of the question:

    $ small <<'EOF' | brief
    > wait help)
    > type \e[A
    > wait [C3]
    > send why
    > wait help)
    > screen
    > key ^C
    > status
    > EOF
    |renju: 5x5, 5 in a row, rule renju   Black X: player   White O: player
    | 5 . . . . .    Moves
    | 3 . . ? . .
    |   A B C D E
    |C3 is allowed for Black.
    |Move 1, Black to play (...):
    signal INT
    $ printf 'wait help)\nsend quiz\nwait y, n\nsend y\nwait next question\nsend why\nwait three\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty renju -S 1 -B human -s ascii | grep ' is .*:'
    |J8 is forbidden to Black: double-three.
