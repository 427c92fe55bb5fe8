# In a terminal: input and files reach the screen only as printable characters

Control bytes, C1 ones as UTF-8 and raw, bidirectional text, bytes that are not UTF-8; nothing is cut inside a
character:

    $ (printf '\033[31mx\n\302\23331my\n\23331mz\na\342\200\256b\nc\377d\344\270\n棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋\nq\n') >typed
    $ LC_ALL=C.UTF-8 renju -S 1 -i -n 3 -s ascii -B human <typed | grep neither
    "?[31mx" is neither a move (e.g. B2) nor a command; type help.
    "?31my" is neither a move (e.g. B2) nor a command; type help.
    "?31mz" is neither a move (e.g. B2) nor a command; type help.
    "a?b" is neither a move (e.g. B2) nor a command; type help.
    "c?d??" is neither a move (e.g. B2) nor a command; type help.
    "棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋棋" is neither a move (e.g. B2) nor a command; type help.

A terminal without UTF-8 gets UTF-8 only if the user asked for it:

    $ LC_ALL=C renju -S 1 -i -n 3 -B human <typed | grep neither
    "?[31mx" is neither a move (e.g. B2) nor a command; type help.
    "?31my" is neither a move (e.g. B2) nor a command; type help.
    "?31mz" is neither a move (e.g. B2) nor a command; type help.
    "a?b" is neither a move (e.g. B2) nor a command; type help.
    "c?d??" is neither a move (e.g. B2) nor a command; type help.
    "?????????????????????" is neither a move (e.g. B2) nor a command; type help.

Names of files and their contents:

    $ name=$(printf 'a\033[31m\302\233棋\377b\nc'); printf 'h8\n\033[2J\302\233\n' >"$name"; LC_ALL=C.UTF-8 renju -S 1 -s ascii -i "$name" </dev/null | tail -n 3
    Loaded 1 move of a?[31m?棋?b?c; the rest (from line 2) could not be read:
    "?[2J?" is neither a move (e.g. I8) nor a command; type help.
    Move 2, White to play (e.g. I8; help): 
    $ printf '(;PB[A\302\205\233]PW[B\302\237]EV[Cup\302\2332J];B[hh]C[a\302\205\302\220b]LB[hh:\302\200])' >c1.sgf; printf 'back\nforth\n' | LC_ALL=C.UTF-8 renju -i -s ascii c1.sgf | grep '?' | tail -n 5
    renju: 15x15, 5 in a row, rule renju   Black X: A??   White O: B?
    Cup?2J
    renju: 15x15, 5 in a row, rule renju   Black X: A??   White O: B?
    a??b
    H8 ?
    $ printf 'load \302\233x\n\nsave /nowhere/\302\233x\n' | LC_ALL=C.UTF-8 renju -S 1 -n 3 -i -B human | grep directory
    ?x: No such file or directory
    /nowhere/?x: No such file or directory
