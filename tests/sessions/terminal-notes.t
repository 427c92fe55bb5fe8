# Terminal: notes on the moves of a game

A loaded game has its notes. Looking back shows those of the position, its labels and marks, and at the start the event.
`note TEXT` adds a line; save FILE.sgf keeps all of them:

before: shown
    $ shown() { grep -v '^ *[0-9]* [ .(]\|^renju'; }

    $ printf '(;FF[4]SZ[15]EV[Cup]PC[]DT[2024]RO[2]C[root note\nsecond line];B[hh]C[one]LB[hh:A]TR[gg];W[ii];B[jj]C[three])' >t.sgf
    > printf 'start\nforth\nnote my own note #1\nforth\nnote\nnote two\nforth\n\nsave u.sgf\nnote four\nsave u.sgf\nquit\n' | renju -i -s ascii t.sgf | shown; cat u.sgf
    Loaded t.sgf (3 moves).
    Move 4, White to play (e.g. I8; help): 
    Cup, 2024, 2
    root note
    second line
    After move 0 of 3 (back, forth, help; Enter = back to the game): 
    one
    H8 A, G9 triangle
    After move 1 of 3 (back, forth, help; Enter = back to the game): 
    one
    my own note #1
    H8 A, G9 triangle
    After move 1 of 3 (back, forth, help; Enter = back to the game): 
    After move 2 of 3 (back, forth, help; Enter = back to the game): 
    There is no note on this move; type note TEXT to write one.
    After move 2 of 3 (back, forth, help; Enter = back to the game): 
    two
    After move 2 of 3 (back, forth, help; Enter = back to the game): 
    three
    After move 3 of 3 (back, forth, help; Enter = back to the game): 
    Move 4, White to play (e.g. I8; help): 
    The game has been saved to u.sgf.
    Move 4, White to play (e.g. I8; help): 
    three
    four
    Move 4, White to play (e.g. I8; help): 
    The game has been saved to u.sgf.
    Move 4, White to play (e.g. I8; help): 
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[player]PW[player]C[# renju -n 15 -k 5 -r renju -f lose -o free -c letters
    
    root note
    second line]EV[Cup]DT[2024]RO[2];B[hh]C[one
    my own note #1]LB[hh:A]TR[gg];W[ii]C[two];B[jj]C[three
    four])
    $ printf 'save cup.sgf\nquit\n' | renju -i u.sgf >/dev/null; cmp u.sgf v.sgf; renju -g --to=sgf u.sgf
    (;FF[4]GM[4]SZ[15]RU[renju]EV[Cup]DT[2024]RO[2]PB[player]PW[player]C[# renju -n 15 -k 5 -r renju -f lose -o free -c letters
    
    root note
    second line];B[hh]C[one
    my own note #1]LB[hh:A]TR[gg];W[ii]C[two];B[jj]C[three
    four])

In a game, a note belongs to the last move. Without a text it is shown. A note on a move that was taken back
disappears when another move is played, and a new game has no notes. Leaving unsaved notes asks first:

    $ printf 'note before\nC3\nnote first\nnote\nD4\nnote second\nundo\nnote\nE5\nnote\nundo 2\nnote\nsave w.sgf\nquit\n' | renju -i -B human -n 5 -s ascii | shown; cat w.sgf
    Move 1, Black to play (e.g. C3; help): 
    before
    Move 1, Black to play (e.g. C3; help): 
    Move 2, White to play (e.g. D3; help): 
    first
    Move 2, White to play (e.g. D3; help): 
    first
    Move 2, White to play (e.g. D3; help): 
    Move 3, Black to play (e.g. D3; help): 
    second
    Move 3, Black to play (e.g. D3; help): 
    1 move taken back.
    Notes on moves taken back return if the same moves are played again.
    Move 2, White to play (e.g. D3; help): 
    first
    Move 2, White to play (e.g. D3; help): 
    Move 3, Black to play (e.g. D3; help): 
    There is no note on this move; type note TEXT to write one.
    Move 3, Black to play (e.g. D3; help): 
    2 moves taken back.
    Notes on moves taken back return if the same moves are played again.
    Move 1, Black to play (e.g. C3; help): 
    before
    Move 1, Black to play (e.g. C3; help): 
    The game has been saved to w.sgf.
    Move 1, Black to play (e.g. C3; help): 
    (;FF[4]CA[UTF-8]GM[4]SZ[5]RU[renju]PB[player]PW[player]C[# renju -n 5 -k 5 -r renju -f lose -o free -c letters
    
    before])
    $ printf 'C3\nnote x\nsave game\nquit\ny\n' | renju -i -B human -n 5 -s ascii | shown
    Move 1, Black to play (e.g. C3; help): 
    Move 2, White to play (e.g. D3; help): 
    x
    Move 2, White to play (e.g. D3; help): 
    The game has been saved to game.
    Move 2, White to play (e.g. D3; help): 
    $ cat game; printf 'note\nD3\nnote y\nsave both\nload both\nback 1\nquit\n' | renju -i -B human -s ascii game | grep '^[xy]$'; grep note both; { cat both; printf 'new\nA1\n'; } >two; printf 'note\n' | renju -i -B human -s ascii two | grep '^[xy]$' || echo none
    # renju -n 5 -k 5 -r renju -f lose -o free -c letters
    C3
    # note 1 C - - x
    x
    y
    x
    # note 1 C - - x
    # note 2 C - - y
    none
    $ printf 'C3\nsave s.sgf\nnote x\nquit\nsave s.sgf\n' | renju -i -B human -n 5 -s ascii | shown | tail -n 2; tail -n 1 s.sgf
    Move 2, White to play (e.g. D3; help): 
    Your notes on this game are not saved. Leave? y, n, save FILE.sgf: 
    (;FF[4]CA[UTF-8]GM[4]SZ[5]RU[renju]PB[player]PW[player]C[# renju -n 5 -k 5 -r renju -f lose -o free -c letters];B[cc]C[x])
    $ printf 'note old\nC3\nnew\ny\nnote\n' | renju -i -B human -n 5 -s ascii | grep -i 'old\|note'
    old
    There is no note on this move; type note TEXT to write one.
    $ printf '(;C[bad];B[zz])' >bad.sgf; printf 'H8\nzz\n' >bad.moves; printf 'H8\n' >good.moves; printf 'load bad.sgf\nload bad.moves\nstart\n\nload good.moves\nstart\nend\nnote\nnote x\n' | renju -i -s ascii t.sgf | grep -i 'note\|line\|Loaded\|^x'
    Loaded t.sgf (3 moves).
    bad.moves could not be read (line 2); your game is unchanged:
    root note
    second line
    Loaded good.moves (1 move).
    There is no note on this move; type note TEXT to write one.
    x

A move that is undone and played again keeps its note. If another move is played, the note is not saved:

    $ printf 'C3\nnote one\nD4\nnote two\nundo\nD4\nback\nforth\n\nundo\nE5\nsave x.sgf\nundo\nD4\nsave y.sgf\nundo\nE5\nnote three\nundo\nD4\nsave z.sgf\nq\n' | renju -i -B human -n 5 -s ascii | grep '^one\|^two\|^three\|^After'; tail -n 1 x.sgf; tail -n 1 y.sgf; tail -n 1 z.sgf
    one
    two
    one
    After move 1 of 2 (back, forth, help; Enter = back to the game): 
    two
    After move 2 of 2 (back, forth, help; Enter = back to the game): 
    three
    (;FF[4]CA[UTF-8]GM[4]SZ[5]RU[renju]PB[player]PW[player]C[# renju -n 5 -k 5 -r renju -f lose -o free -c letters];B[cc]C[one];W[ea])
    (;FF[4]CA[UTF-8]GM[4]SZ[5]RU[renju]PB[player]PW[player]C[# renju -n 5 -k 5 -r renju -f lose -o free -c letters];B[cc]C[one];W[db]C[two])
    (;FF[4]CA[UTF-8]GM[4]SZ[5]RU[renju]PB[player]PW[player]C[# renju -n 5 -k 5 -r renju -f lose -o free -c letters];B[cc]C[one];W[db]C[two])

undo says that notes return, if there were any; a note on another move does not drop them:

    $ printf '%s\n' C3 D4 'note two' E5 'note three' 'undo 2' 'back' 'note one' '' D4 note E5 note 'save a.sgf' undo undo B2 undo undo C3 undo | renju -i -B human -n 5 -s ascii | grep 'taken\|^one\|^two\|^three\|^There'; tail -n 1 a.sgf | grep -o ';B.*'
    two
    three
    2 moves taken back.
    Notes on moves taken back return if the same moves are played again.
    one
    two
    three
    1 move taken back.
    Notes on moves taken back return if the same moves are played again.
    1 move taken back.
    Notes on moves taken back return if the same moves are played again.
    1 move taken back.
    1 move taken back.
    1 move taken back.
    ;B[cc];W[db]C[two];B[ea]C[three])

Notes in an opening with choices, and after a resignation; a first note that looks like an opening's step:

    $ printf 'note swap\nnote h8\nH8\nI9\nJ10\nnote three\nswap\nnote after the swap\nresign\nnote resigned\nsave o.sgf\nquit\n' | renju -i -B human -o swap -s ascii >/dev/null; cat o.sgf; printf 'back 9\nforth 3\nforth\nforth\n\nsave p.sgf\nquit\n' | renju -i -s ascii o.sgf | shown | grep -A3 -i 'move\|After'; cmp o.sgf p.sgf
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[player]PW[player]RE[B+]C[# renju -n 15 -k 5 -r renju -f lose -o swap -c letters
    H8
    I9
    J10
    swap
    
    swap
    h8];B[hh];W[ig];B[jf]C[three
    after the swap
    resigned])
    Loaded o.sgf (3 moves).
    Black wins: White resigned.
    3 moves. Time: Black 0.00 s, White 0.00 s.
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    swap
    h8
    After move 0 of 3 (back, forth, help; Enter = back to the game): 
    three
    after the swap
    resigned
    After move 3 of 3 (back, forth, help; Enter = back to the game): 
    After move 3 of 3 (back, forth, help; Enter = back to the game): 
    After move 3 of 3 (back, forth, help; Enter = back to the game): 
    Black wins: White resigned.
    3 moves. Time: Black 0.00 s, White 0.00 s.
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 
    The game has been saved to p.sgf.
    Black wins: White resigned.
    3 moves. Time: Black 0.00 s, White 0.00 s.
    Again (a), swap sides (w), menu (m), back, save, help, quit (q)? 

Long notes and bytes that a terminal must not get:

    $ { printf '(;C[a\000b\033[2J\342\200\256c\233d\303\251];B[hh]C['; awk 'BEGIN { for (i = 0; i < 100000; i++) printf "ten bytes " }'; printf '])'; } >evil.sgf; printf 'start\nend\n\nsave evil2.sgf\nquit\n' | LC_ALL=C.UTF-8 renju -i -s ascii evil.sgf | grep -a '^a\|^ten\|^[.][.]\|too long' | cut -c 1-60 | od -An -c; tail -n +3 evil2.sgf | cut -c 1-60 | od -An -c; sed 's/AP.renju[^]]*]//' evil2.sgf | wc -c
       S   o   m   e       n   o   t   e   s       a   r   e       t
       o   o       l   o   n   g       f   o   r       t   h   e    
       r   e   c   e   n   t       g   a   m   e   s   ;       t   y
       p   e       s   a   v   e       F   I   L   E  \n   a   ?   b
       ?   [   2   J   ?   c   ?   d 303 251  \n   t   e   n       b
       y   t   e   s       t   e   n       b   y   t   e   s       t
       e   n       b   y   t   e   s       t   e   n       b   y   t
       e   s       t   e   n       b   y   t   e   s       t   e   n
           b   y   t   e   s      \n   .   .   .  \n
       a   ?   b   ?   [   2   J   ?   c 233   d 303 251   ]   ;   B
       [   h   h   ]   C   [   t   e   n       b   y   t   e   s    
       t   e   n       b   y   t   e   s       t   e   n       b   y
       t   e   s       t   e   n       b   y   t   e  \n
    1000139

In Chinese:

    $ printf 'C3\n注释 好棋\n注释\n注释\n' | renju -i -l zh -B human -n 5 -s ascii | shown
    第1手，轮到黑方落子（如 C3，或“帮助”）：
    第2手，轮到白方落子（如 D3，或“帮助”）：
    好棋
    第2手，轮到白方落子（如 D3，或“帮助”）：
    好棋
    第2手，轮到白方落子（如 D3，或“帮助”）：
    好棋
    第2手，轮到白方落子（如 D3，或“帮助”）：

Marks have names, not the codes of SGF:

    $ printf '(;SZ[9];B[ee]MA[aa]TR[bb]CR[cc]SQ[dd][ee]LB[ff:TR])' >marks.sgf; for lang in en zh; do printf 'note\n' | renju -i -s ascii -l $lang marks.sgf | grep A9; done
    A9 cross, B8 triangle, C7 circle, D6 square, E5 square, F4 TR
    A9 叉, B8 三角, C7 圆圈, D6 方块, E5 方块, F4 TR

A long comment leaves the board on the screen; `note` shows all of it, page by page:

    $ printf '(;FF[4]SZ[15];B[hh]C[%s]LB[hh:A];W[ii]C[%s\n%s\n%s\n%s];B[jj]C[%s])' "$(seq -s ' ' 400)" one two three four 'no blank' >long.sgf
    > printf 'wait help)\nsend back 2\nwait After\nscreen\nsend note\nwait more\nscreen\nsend\nwait go back\nscreen\nsend\nwait After\nsend forth\nwait move 2\nsettle\nscreen\nsend note\nwait go back\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 20 -c 60 renju -i -S 1 -s ascii long.sgf | grep '^|' | grep -v '^|[ 1][0-9] [ .]\|^|1[0-9][0-9] \|^|2[0-7][0-9] \|^|3[2-7][0-9] '
    |14^. . . . . . . . . . . . . . .^   Moves
    | 2v. . . . . . . . . . . . . . .v
    |   A B C D E F G H I J K L M N O
    |1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
    |24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43
    |... (type note to read all of it)
    |H8 A
    |After move 1 of 3 (arrow keys, help; Enter = back to the
    |game):
    |1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
    |24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43
    |44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
    |64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83
    |84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102
    |283 284 285 286 287 288 289 290 291 292 293 294 295 296 297
    |298 299 300 301 302 303 304 305 306 307 308 309 310 311 312
    |Enter = more, q = back:
    |313 314 315 316 317 318 319 320 321 322 323 324 325 326 327
    |388 389 390 391 392 393 394 395 396 397 398 399 400
    |H8 A
    |Press Enter to go back:
    | 2v. . . . . . . . . . . . . . .v
    |   A B C D E F G H I J K L M N O
    |one
    |two
    |... (type note to read all of it)
    |After move 2 of 3 (arrow keys, help; Enter = back to the
    |game):
    |one
    |two
    |three
    |four
    |Press Enter to go back:

A game that is continued has its notes, and asks about them as before:

    $ export XDG_STATE_HOME=$PWD/kept; printf 'h8\nnote one \\ two\nnote  three\ni9\n' | renju -i -S 1 -s ascii -B human >/dev/null; grep '^# note\|^# unsaved' kept/renju/last-1.moves; printf '7\nback 1\n\nundo\nnote four\nquit\nn\nsave n.sgf\nquit\n' | renju -i -S 1 -s ascii | shown | sed 1,12d; cat n.sgf; grep '^# note\|^# unsaved' kept/renju/last-1.moves
    > printf '(;FF[4]SZ[15]EV[Cup];B[hh]C[a\nb]LB[hh:A]TR[gg];W[ii])' >t.sgf; printf 'j10\n' | renju -i -S 1 -s ascii -B human t.sgf >/dev/null; printf '7\nback\nstart\n\nsave held.sgf\n' | renju -i -S 1 -s ascii | shown | sed 1,12d; cat held.sgf
    # note 1 C - - one \\ two
    # note 1 C - - three
    # unsaved
    Move 2, White to play (e.g. I8; help): 
    Leave this game? It stays under recent games. y, n, save FILE: 
    Move 2, White to play (e.g. I8; help): 
    The game has been saved to n.sgf.
    Move 2, White to play (e.g. I8; help): 
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[player]PW[player]C[# renju -n 15 -k 5 -r renju -f lose -o free -c letters];B[hh]C[one \\ two
    three
    four])
    # note 1 C - - one \\ two
    # note 1 C - - three
    # note 1 C - - four
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]PB[player]PW[player]C[# renju -n 15 -k 5 -r renju -f lose -o free -c letters]EV[Cup];B[hh]C[a
    b]LB[hh:A]TR[gg];W[ii];B[jf])
    $ export XDG_STATE_HOME=$PWD/kept; { sed 's/^# kept.*/# kept x/; s/^# note 1 C - - one.*/# note 1 C - - one/' kept/renju/last-1.moves; printf '# note %s\n' '1 LB 99 1 off' '1 LB 1 99 off' '1 LB 14 14 A' '99 C - - late'; } >noted; cp noted kept/renju/last-1.moves; printf '7\nsave points.sgf\n' | renju -i -S 1 -s ascii >/dev/null; grep -o 'LB.*\|off\|late' points.sgf
    LB[oa:A])
    $ export XDG_STATE_HOME=$PWD/blank; printf '(;SZ[15];B[hh]C[x  ]LB[hh: ])' >blank.sgf; printf 'i9\n' | renju -i -S 1 -s ascii -B human blank.sgf >/dev/null; printf '7\nsave blanks.sgf\n' | renju -i -S 1 -s ascii >/dev/null; grep -o 'B.hh.*W' blanks.sgf
    B[hh]C[x  ]LB[hh: ];W
    $ export XDG_STATE_HOME=$PWD/last; printf 'h8\nnote one\nundo\nh8\ni9\nundo 2\nh7\nundo\nh8\nundo\nh7\nnote two\n' | renju -i -S 1 -s ascii -B human >/dev/null; grep '^# note' last/renju/last-1.moves; rm -r last
    # note 1 C - - two
    $ export XDG_STATE_HOME=$PWD/last; printf 'h8\nnote last\n' | renju -i -S 1 -s ascii -B human >/dev/null; grep '^# note' last/renju/last-1.moves; rm -r last
    > printf '6\nAnn\nBo\n3\n\nh8\nsave f1\nsave f2\nsave f3\nsave f4\nsave f5\n' | renju -i -S 1 -s ascii --clock 10+0 >/dev/null; printf '7\n' | renju -i -S 1 -s ascii | grep -o 'Black X: .*'
    # note 1 C - - last
    Black X: Ann 10:00   White O: Bo 10:00

A recent game keeps 256 KB of notes; a longer one is left out, and the user is told once:

    $ export XDG_STATE_HOME=$PWD/last; rm -rf last; big() { awk -v n=$1 'BEGIN { while (n-- > 0) printf "x" }'; }; printf '(;GM[4]SZ[15];B[hh]C[%s];W[ii]C[%s];B[jj]C[%s];W[kk]C[short])' "$(big 140000)" "$(big 140000)" "$(big 100000)" >big.sgf; printf 'load big.sgf\nh1\n' | renju -i -S 1 -s ascii -B human | grep -c 'Some notes are too long for the recent games; type save FILE.sgf to keep them.'; awk '/^# note/ { bytes[$3] += length($7); long += length > 4095 } END { print bytes[1], bytes[2], bytes[3], bytes[4], long + 0 }' last/renju/last-1.moves
    1
    140000  100000 5 0
    $ export XDG_STATE_HOME=$PWD/last; rm -rf last; awk 'BEGIN { printf "(;GM[4]SZ[15]RU[freestyle]"; for (y = 0; y < 10; y++) for (x = 0; x < 8; x++) { printf ";%s[%c%c]LB", x % 2 ? "W" : "B", 97 + (x + int(y / 2)) % 8 * 2, 97 + y; for (p = 0; p < 225; p++) printf "[%c%c:A]", 97 + p % 15, 97 + int(p / 15) } print ")" }' >labels.sgf; printf 'load labels.sgf\n' | renju -i -S 1 -s ascii -B human | grep -c 'Some notes are too long'; awk '/^# note/ { bytes += length($0) + 1 } END { print (bytes <= 262144), (bytes > 262000) }' last/renju/last-1.moves
    1
    1 1

A short comment stays below the board, and a long one has the rows that are left:

    $ printf 'wait help)\nsend back 1\nwait After\nsend note\nwait move 2\nsettle\nscreen\nsend back 1\nwait move 1\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 30 -c 80 renju -i -S 1 -s ascii long.sgf | grep '^|' | grep -v '^|[ 1][02-9] [ .]' | cut -c 1-40
    |renju: 15x15, 5 in a row, rule renju   
    |11 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |one
    |two
    |three
    |four
    |After move 2 of 3 (arrow keys, help; En
    |renju: 15x15, 5 in a row, rule renju   
    |11 . . . . . . . . . . . . . . .
    | 1 . . . . . . . . . . . . . . .
    |   A B C D E F G H I J K L M N O
    |1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 
    |31 32 33 34 35 36 37 38 39 40 41 42 43 
    |58 59 60 61 62 63 64 65 66 67 68 69 70 
    |85 86 87 88 89 90 91 92 93 94 95 96 97 
    |109 110 111 112 113 114 115 116 117 118
    |129 130 131 132 133 134 135 136 137 138
    |149 150 151 152 153 154 155 156 157 158
    |169 170 171 172 173 174 175 176 177 178
    |189 190 191 192 193 194 195 196 197 198
    |... (type note to read all of it)
    |H8 A
    |After move 1 of 3 (arrow keys, help; En
    $ printf 'wait help)\nsend back 1\nwait After\nsend forth\nwait move 3\nsend note\nwait move 3\nsettle\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 18 renju -i -S 1 -s ascii long.sgf | grep -c 'Press Enter'
    0
    [1]

Notes that are too long for the pages keep their beginning:

    $ (printf '(;GM[4]C[first'; for i in 1 2 3 4 5; do printf '];C['; yes 'a line of a comment' | head -n 900; done; printf '];B[hh];W[ii])') >endless.sgf
    $ printf 'wait help)\nsend start\nwait After\nsend note\nwait more\nscreen\nkey ^C\nstatus\n' | TERM=xterm pty -r 12 renju -i -S 1 -s ascii endless.sgf | grep '^|' | head -n 3
    |first
    |a line of a comment
    |a line of a comment

Notes for which there is no room are reported, in a file of ours, too:

    $ printf 'h8\nsave own.sgf\nquit\n' | renju -i -S 1 -B human -W human >/dev/null; (sed 's/)$//' own.sgf | tr -d '\n'; printf 'C['; yes 'a line of a comment' | head -c 17000000; printf '])\n') >huge.sgf; printf 'quit\n' | renju -i -S 1 -s ascii huge.sgf | grep skipped
    Some notes of huge.sgf are too long and were skipped.

A note that no SGF file has is still unsaved when the game is resumed:

    $ export XDG_STATE_HOME=$PWD/unsaved; printf '%s\n' h8 back 'note good' quit y | renju -i -B human --record=rec >out; printf '%s\n' 7 quit n 'save n.sgf' quit | renju -i --record=rec | grep 'notes'
    Your notes on this game are not saved. Leave? y, n, save FILE.sgf: 
