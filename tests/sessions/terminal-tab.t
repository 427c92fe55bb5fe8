# In a terminal: Tab completes the words of the screen

Tab adds the letters that all matching words share, and a blank after a whole word that takes an argument. It adds
nothing in the middle of a line, without a matching word, or for a word of another screen:

before: tab
    $ tab() { for text; do printf 'type %s\\t\nsettle\nscreen\nkey ^U\nsettle\n' "$text"; done; }

    $ (echo wait Choice; tab se q un 3; printf 'send 3\nwait Enter\n'; tab me s; printf 'send 1\nwait Move 1\n'; tab un UN undo s for sw cl h8 'h8 un'; printf 'type un\\e[D\\t\nscreen\nkey ^U\nsettle\n'; printf 'send a1\nwait Move 2\nsend back\nwait After\n'; tab un fort 'ba\\t7' ana l; printf 'send\nwait Move 2\nsend q\nwait Leave\n'; tab s n; printf 'send n\nwait Move 2\nsend resign\nwait Resign\nsend y\nwait Again\n'; tab ag a; printf 'key ^C\nstatus\n') >script; TERM=xterm pty renju -S 1 -n 5 -s ascii <script | grep -a '^|Choice\|^|Rule\|^|Setting\|^|Move\|^|After\|^|Leave\|^|Again\|^s' | sed 's/^|\([A-Z][a-z]*\).*[:?] /\1 /;s/$/|/' | paste -s -d ' ' -
    Choice settings| Choice qui| Choice un| Choice 3| Rule menu| Rule s| Move undo| Move UNdo| Move undo| Move s| Move for| Move sw| Move cl| Move h8| Move h8 un| Move un| After un| After forth| After ba\t7| After analysis| After load| Move q| Leave save| Move q| Leave n| Again again| Again a| signal INT|

Tab completes the Chinese words in help, and the words of an opening only during the opening:

    $ (printf 'settle\n'; tab 悔 停 后 为 u; printf 'key ^C\nstatus\n') >script; LC_ALL=C.UTF-8 TERM=xterm pty renju -S 1 -B human -n 5 -l zh <script | grep -a '轮到\|^s' | sed 's/.*：//' | paste -s -d ' ' -
    悔棋 停一手 后退 为 undo signal INT
    $ (printf 'settle\n'; tab sw num clai; printf 'send h8\nwait stone 2\n'; tab sw num clai; printf 'key ^C\nstatus\n') >script; for rules in '-o swap1' '-o tengen -f claim'; do TERM=xterm pty -c 120 renju -S 1 -B human $rules <script | grep -a 'player, .* must\|^s' | sed 's/.*: //' | paste -s -d ' ' -; done
    sw num clai signal INT
    sw num claim sw num claim signal INT
    $ (printf 'settle\n'; tab num; printf 'send h8\nwait stone 2\nsend i9\nwait stone 3\n'; tab num off; printf 'key ^C\nstatus\n') >script; TERM=xterm pty -c 120 renju -S 1 -B human -o yamaguchi <script | grep -a 'player, .* must\|^s'
    |The first player, as Black, must play on the center (e.g. H8): num
    |The first player, as Black, must announce 1 to 12 fifth moves (number N): number
    |The first player, as Black, must announce 1 to 12 fifth moves (number N): off
    signal INT

On an empty line Tab moves the cursor. Where the terminal edits lines, Tab has no effect:

    $ printf 'setup black G8 I8 H7 H9\nturn black\n' >cross; TERM=xterm pty renju -S 1 -i cross <<'EOF' | tail -n 2
    > wait help)
    > type \t
    > wait H8: double
    > screen
    > key ^C
    > status
    > EOF
    |Move 1, Black to play (e.g. J8; arrow keys; help): H8: double-three
    signal INT
    $ TERM=dumb pty renju -S 1 -i cross <<'EOF' | tail -n 2
    > wait help)
    > type un\t
    > screen
    > key ^C
    > status
    > EOF
    |Move 1, Black to play (e.g. J8; help): un
    signal INT

before: nothing

The list of help has two columns if it is long and the screen is wide enough; it lists cursor keys only for a player:

    $ for columns in 80 79; do TERM=xterm pty -c $columns renju -S 1 -B human -n 9 -s ascii <<'EOF' | sed -n '/Tab/s/.*   Tab/Tab/p; /^.undo/s/\(moves   \)[a-z].*/\1.../p; /^.undo.*moves$/p'; done
    > wait help)
    > send help
    > settle
    > screen
    > key ^C
    > status
    > EOF
    |undo [N], u     take back 1 or N moves   ...
    Tab             complete the word
    Tab alone       next forbidden point
    |undo [N], u     take back 1 or N moves
    $ for foul in lose reject claim; do printf 'help\n' | renju -i -B human -s ascii -f $foul | grep '^claim'; done
    claim           claim a forbidden move
    $ printf 'E5\nF6\nG7\nnumber 1\nA9\noffer A1\n' >one-offer; (cat one-offer; printf 'help\n') | renju -i -n 9 -o soosyrv-1 -s ascii -B human | grep -c 'swap colors'
    0
    [1]
    $ printf '# renju -n 9 -o soosyrv-1\n' | cat - one-offer >offer.moves; TERM=xterm pty -r 60 renju -S 1 -i offer.moves <<'EOF' | grep 'Tab'
    > wait pick
    > send help
    > settle
    > screen
    > key ^C
    > status
    > EOF
    |Tab             complete the word
    |Tab alone       next offered point
    $ TERM=xterm pty -r 60 renju -S 1 -i -B random -W random -n 9 -k 9 -r freestyle <<'EOF' | grep -c 'Tab\|cursor'
    > wait played
    > key ^C
    > wait Paused
    > send help
    > settle
    > screen
    > key ^C
    > wait y, n
    > send y
    > status
    > EOF
    1

The question for a file of puzzles completes file names, like every other question for a file:

    $ cp examples/puzzles.sgf onlyfile.sgf; TERM=xterm pty renju -S 1 -s ascii <<'EOF' | grep -ao 'onlyfile.*'
    > wait Choice
    > send 11
    > settle
    > type only\t
    > settle
    > screen
    > key ^C
    > status
    > EOF
    onlyfile.sgf
