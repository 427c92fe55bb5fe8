# Windows: what other calls of the system do there; make wine runs it

before: windows
    $ cp "$WINE_PROGRAMS/renju.exe" .
    $ cmd() { LC_ALL=C.UTF-8 "$WINE_LOADER" cmd /c "$@" 2>&1 </dev/null; }

A file is piped into the program; lines end in LF alone:

    $ printf 'h8\r\ni9\r\n' >moves.txt; cmd 'type moves.txt | .\renju.exe -q' | od -An -c | tr -s ' '
     O K \n O K \n

Names may hold any character, in arguments and in folders; `\` separates folders, too:

    $ mkdir -p ü/棋; echo h8 >'ü/棋/😀 𠀋.txt'; for name in 'ü\棋\😀 𠀋.txt' ü/棋 'ü\' "Z:$PWD/ü"; do renju -g -a where "$name" | cut -f 7 | sed "s|$PWD|HERE|"; done
    ü\棋\😀 𠀋.txt:1
    ü/棋/😀 𠀋.txt:1
    ü\棋/😀 𠀋.txt:1
    Z:HERE/ü/棋/😀 𠀋.txt:1
    $ echo i9 | renju -q --record='ü\棋\é.moves'; cat ü/棋/é.moves
    OK
    I9

An engine's name is read in any case:

    $ cp renju.exe PBRAIN-Renju.EXE; printf 'START 15\nEND\n' | "$WINE_LOADER" PBRAIN-Renju.EXE
    OK

The puzzles are beside the program, or where they were installed:

    $ mkdir -p to/bin to/share/renju; cp renju.exe to/bin; cp examples/puzzles.sgf to/share/renju; cp examples/puzzles.sgf .; for program in ./renju.exe to/bin/renju.exe; do printf '11\n\nq\n' | "$WINE_LOADER" $program -i | grep -o '[a-z]*.puzzles.sgf: 20 puz'; done
    work\puzzles.sgf: 20 puz
    renju\puzzles.sgf: 20 puz

Settings are kept in %APPDATA%\renju:

    $ printf '5\n1\n9\n\n0\n' | renju -i >/dev/null; cd "$XDG_CONFIG_HOME/renju"; ls -A; cat settings
    settings
    size 9

Games are kept in %LOCALAPPDATA%\renju. Each move is appended to the file, which is open and locked:

    $ printf 'h8\ni9\n' | renju -i -B human -W human >/dev/null; echo h8 | renju -i -B human -W human >/dev/null; cd "$XDG_STATE_HOME/renju"; ls -A; sed '/^# [tuk]/d' *
    last-1.moves
    last-2.moves
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    # black human
    # white human
    I9
    # black human
    # white human
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    # black human
    # white human
    $ printf 'h8\nsave ü.moves\ni9\nsave ü.moves\ny\n' | renju -i -B human -W human >/dev/null; ls -A | grep moves; sed '/^#/d' ü.moves
    moves.txt
    ü.moves
    H8
    I9

Wine's console takes no escape sequences: then lines are read. What is typed there needs Enter by itself:

    $ TERM=xterm pty renju <<'EOF' | grep -E '样式|status'
    > wait Choice (0-13):
    > type 5
    > settle
    > type \r
    > wait Setting to change
    > type 13
    > settle
    > type \r
    > wait language
    > type zh
    > settle
    > type \r
    > wait 棋
    > screen
    > key ^C
    > status
    > EOF
    |  8  棋盘样式：线条
    status 0
