# Boards that speak Yixin, with --gomocup

A line after a search, such as an INFO that says nothing, lets it end: the end of the input would cut it short on a slow machine.
So would the clock, without an option that sets another limit: -D 99.

Yixin-Board's session under renju: its start, a new game, the first move, the next one, and forbidden points after each move.
tests/tools/yixin-board prints what the board reads.

    $ { printf 'info show_detail 1\nyxshowinfo\nSTART 15 15\nINFO max_node 500\nINFO timeout_match 100000000\nINFO time_left 100000000\nINFO timeout_turn 2000000\nINFO max_depth 225\nINFO time_increment 0\nINFO caution_factor 1\nINFO thread_num 1\nINFO hash_size 65536\nINFO pondering 0\nINFO vcthread 0\nINFO rule 2\nstart 15 15\nyxboard\ndone\nyxshowforbid\n'
    > printf 'INFO time_left 100000000\nyxhashclear\nstart 15 15\nboard\n0,0,2\n0,1,1\n14,14,2\ndone\nyxshowforbid\nINFO time_left 99999000\nturn 14,0\nyxshowforbid\n'; } | renju --gomocup | tests/tools/yixin-board | sed 's/^move .*/move/; s/^threads [1-9].*/threads CORES/' | grep -v '[a-z]ing\|tried\|best\|refresh' | uniq
    threads CORES
    hash 16
    ok
    forbidden
    ok
    says
    move
    forbidden
    says
    move
    forbidden

Its blocks and its N best moves; each command as the board writes it. The last move blocked is not played, and nothing is said.

    $ printf 'info show_detail 1\nINFO max_node 300\nstart 15 15\nyxboard\n7,7,2\ndone\nyxblock\n6,8\ndone\nyxnbest 3\nyxstop\nyxblockreset\nyxdraw\nyxresign\nyxsearchdefend\nyxforbid add 7 7 0\nyxprintfeature\nyxsoosorvstep1\n' | renju --gomocup | tests/tools/yixin-board | grep -v '[a-z]ing\|tried\|best\|refresh'
    ok
    says
    move 7,8
    says
    says
    says
    says
    says
    says

What the engine can do. 2^16 kB are the default 64 MB; -M sets another limit.

    $ printf 'YXSHOWINFO\nyxShowInfo\n' | renju --gomocup | sed '/THREAD/s/[1-9][0-9]*$/CORES/'
    MESSAGE INFO MAX_THREAD_NUM CORES
    MESSAGE INFO MAX_HASH_SIZE 16
    MESSAGE INFO MAX_THREAD_NUM CORES
    MESSAGE INFO MAX_HASH_SIZE 16

    $ for m in 1 2 3 100 1000; do printf 'YXSHOWINFO\n' | renju --gomocup -D 99 -M $m | tail -n 1; done
    MESSAGE INFO MAX_HASH_SIZE 10
    MESSAGE INFO MAX_HASH_SIZE 11
    MESSAGE INFO MAX_HASH_SIZE 11
    MESSAGE INFO MAX_HASH_SIZE 16
    MESSAGE INFO MAX_HASH_SIZE 19

START with two numbers needs a square.

    $ printf 'START 15 16\nstart 20 20\nSTART 15 15 15\n' | renju --gomocup
    ERROR the board must be square
    OK
    ERROR START needs a size from 5 to 99

Rules. After START w h, or a verb with YX, 2 and 4 are renju; before, they are freestyle and renju. White is to move; five
black stones make six if H8 is played.

    $ rule() { printf "$1"'BOARD\n3,7,2\n0,0,1\n4,7,2\n0,2,1\n5,7,2\n0,4,1\n7,7,2\n0,6,1\n8,7,2\nDONE\nTAKEBACK 0,0\nTURN 6,7\nINFO\n' | renju --gomocup -N 50 | tail -n 1 | sed 's/^[0-9]*,[0-9]*$/X,Y/'; }
    > for r in 0 1 2 3 4 5 6 7 8 11 12; do echo "$r: $(rule "INFO rule $r\nSTART 15\n"), $(rule "START 15 15\nINFO rule $r\n"), $(rule "INFO rule $r\nSTART 15\nYXHASHCLEAR\n")"; done
    0: ERROR the point is taken, ERROR the point is taken, ERROR the point is taken
    1: X,Y, X,Y, X,Y
    2: ERROR the point is taken, X,Y, X,Y
    3: X,Y, ERROR the rule must be 0 to 2, or 4 to 6, ERROR the rule must be 0 to 2, or 4 to 6
    4: X,Y, X,Y, X,Y
    5: ERROR the rule must be 0 to 4, 6, or 8 to 11, ERROR the point is taken, ERROR the point is taken
    6: X,Y, ERROR the point is taken, ERROR the point is taken
    7: ERROR the rule must be 0 to 4, 6, or 8 to 11, ERROR the rule must be 0 to 2, or 4 to 6, ERROR the rule must be 0 to 2, or 4 to 6
    8: ERROR the point is taken, ERROR the rule must be 0 to 2, or 4 to 6, ERROR the rule must be 0 to 2, or 4 to 6
    11: ERROR the point is taken, ERROR the rule must be 0 to 2, or 4 to 6, ERROR the rule must be 0 to 2, or 4 to 6
    12: ERROR the rule must be 0 to 4, 6, or 8 to 11, ERROR the rule must be 0 to 2, or 4 to 6, ERROR the rule must be 0 to 2, or 4 to 6

A START that is refused changes nothing: rule 2 is still freestyle.

    $ rule() { printf "$1"'BOARD\n3,7,2\n0,0,1\n4,7,2\n0,2,1\n5,7,2\n0,4,1\n7,7,2\n0,6,1\n8,7,2\nDONE\nTAKEBACK 0,0\nTURN 6,7\nINFO\n' | renju --gomocup -N 50 | tail -n 1 | sed 's/^[0-9]*,[0-9]*$/X,Y/'; }
    > for start in 'START 15 16' 'START 4 4' 'START 100 100' 'START 15 x'; do rule "INFO rule 2\nSTART 15\n$start\n"; done
    ERROR the point is taken
    ERROR the point is taken
    ERROR the point is taken
    ERROR the point is taken

INFO rule has no answer, the next search has.

    $ printf 'START 15 15\nINFO rule 3\nINFO rule 3\nYXNBEST 1\nTURN 7,7\nYXBALANCEONE 0\nYXSHOWFORBID\nINFO rule 1\nINFO max_node 10\nTURN 7,7\nINFO\n' | renju --gomocup -D 99 | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    ERROR the rule must be 0 to 2, or 4 to 6
    ERROR the rule must be 0 to 2, or 4 to 6
    ERROR the rule must be 0 to 2, or 4 to 6
    FORBID .
    X,Y

INFO that does nothing, and numbers that are none, have no answer either.

    $ printf 'INFO thread_num 8\nINFO pondering 1\nINFO caution_factor 4\nINFO checkmate 1\nINFO vcthread 2\nINFO swapable 1\nINFO nbestsym 1\nINFO usedatabase 1\nINFO start_depth 5\nINFO show_detail x\nINFO max_depth -2\nINFO hash_size -1\nINFO time_increment ten\nINFO\n' | renju --gomocup -D 99
    $ printf 'INFO show_detail 2097152\nINFO max_node 50\nSTART 15 15\nBEGIN\nINFO\n' | renju --gomocup -D 99
    OK
    7,7

The depth, and no limit at all: -1 for nodes and depth, 0 for both. What limits the search here is the depth told last.

    $ printf 'INFO show_detail 4\nINFO max_node 5\nINFO max_node -1\nINFO max_depth 3\nSTART 15 15\nBOARD\n7,7,2\nDONE\nINFO max_node 5\nINFO max_node 0\nINFO max_depth 0\nINFO max_depth 2\nBOARD\n7,7,2\nDONE\nINFO\n' | renju --gomocup -D 99 | sed 's,MS [0-9]* TM [0-9]*,MS - TM -,'
    OK
    MESSAGE DEPTH 1-1 EV -320 N 32 N/MS - TM - PV 6,8
    MESSAGE DEPTH 2-2 EV -282 N 91 N/MS - TM - PV 6,8 8,7
    MESSAGE DEPTH 3-3 EV -273 N 214 N/MS - TM - PV 8,8 8,9 6,7
    8,8
    MESSAGE DEPTH 1-1 EV -320 N 32 N/MS - TM - PV 6,8
    MESSAGE DEPTH 2-2 EV -282 N 91 N/MS - TM - PV 6,8 8,7
    6,8

A number of any length is obeyed.

    $ for key in max_node timeout_turn max_memory hash_size; do printf "INFO show_detail 4\nINFO timeout_turn -1\nINFO $key 1\nINFO $key 99999999999999999999\nSTART 15 15\nBOARD\n7,7,2\nDONE\nINFO\n" | renju --gomocup -D 6 | tail -n 2 | sed 's,MS [0-9]* TM [0-9]*,MS - TM -,'; done
    MESSAGE DEPTH 6-6 EV -296 N 1710 N/MS - TM - PV 8,8 8,9 7,8 9,8 10,7 6,8
    8,8
    MESSAGE DEPTH 6-6 EV -296 N 1710 N/MS - TM - PV 8,8 8,9 7,8 9,8 10,7 6,8
    8,8
    MESSAGE DEPTH 6-6 EV -296 N 1710 N/MS - TM - PV 8,8 8,9 7,8 9,8 10,7 6,8
    8,8
    MESSAGE DEPTH 6-6 EV -296 N 1710 N/MS - TM - PV 8,8 8,9 7,8 9,8 10,7 6,8
    8,8

A hash table of no size, of a small one, and of one that is cut to the largest.

    $ for kb in 0 1 1000000000 99999999999999999; do printf "INFO hash_size $kb\nINFO max_node 2000\nSTART 15 15\nBOARD\n7,7,2\nDONE\nYXSHOWHASHUSAGE\n" | renju --gomocup | tail -n 1 | sed 's/[1-9][0-9]*\.[0-9]/N/'; done
    8,8
    8,6
    8,8
    8,8

    $ printf 'YXSHOWHASHUSAGE\nINFO max_node 500\nSTART 15 15\nBEGIN\nTURN 0,0\nYXSHOWHASHUSAGE\nYXHASHCLEAR\nYXSHOWHASHUSAGE\n' | renju --gomocup -M 1 | grep MESSAGE | sed 's/[1-9][0-9]*\.[0-9]/N/'
    MESSAGE hash usage 0.0%
    MESSAGE hash usage N%
    MESSAGE hash usage 0.0%

After YXHASHCLEAR the answer is that of a new program: the nodes of each depth are the same.

    $ printf 'INFO show_detail 4\nINFO max_depth 6\nSTART 15 15\nBOARD\n7,7,2\nDONE\nYXHASHCLEAR\nBOARD\n7,7,2\nDONE\nINFO\n' | renju --gomocup -D 99 | sed 's,MS [0-9]* TM [0-9]*,MS - TM -,' | grep MESSAGE | sort | uniq -c | sed 's/^ *//' | cut -c1-67
    2 MESSAGE DEPTH 1-1 EV -320 N 32 N/MS - TM - PV 6,8
    2 MESSAGE DEPTH 2-2 EV -282 N 91 N/MS - TM - PV 6,8 8,7
    2 MESSAGE DEPTH 3-3 EV -273 N 214 N/MS - TM - PV 8,8 8,9 6,7
    2 MESSAGE DEPTH 4-4 EV -263 N 347 N/MS - TM - PV 8,8 8,9 6,7 6,8
    2 MESSAGE DEPTH 5-5 EV -283 N 917 N/MS - TM - PV 8,6 6,6 8,8 7,5 5,
    2 MESSAGE DEPTH 6-6 EV -296 N 1710 N/MS - TM - PV 8,8 8,9 7,8 9,8 1

YXBOARD sets the position and is silent. The own stones are those with 1, as in BOARD; 3 is a point where nobody may play.

    $ printf 'START 15 15\nYXBOARD\n3,3,1\n3,4,2\n4,3,1\n4,4,2\n5,3,1\n5,4,2\n6,3,1\n6,4,2\n2,3,2\nDONE\nYXNBEST 1\nYXBOARD\n3,4,1\n3,4,1\nDONE\nYXBOARD\n1,1\nDONE\nYXBOARD 3,3,1 3,4,2 4,3,1 4,4,2 5,3,1 5,4,2 6,3,1 6,4,2 2,3,3 7,3,3\nDONE\nINFO max_node 30\nYXNBEST 1\nINFO\n' | renju --gomocup -D 99
    OK
    7,3
    ERROR a point is listed twice
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    7,4

Points on the line of the verb, with or without DONE, or some of them there and some below.

    $ printf 'INFO max_node 10\nSTART 15 15\nboard 7,7,2 done\nBOARD 7,7,2 8,8,1\n9,9,2\nDONE\nTAKEBACK 9,9\nYXBOARD 1,1,1 DONE\nTAKEBACK 1,1\nYXBOARD DONE\nBOARD 7,7,2 DONE 8,8,1\nBOARD 7, 7, 2 DONE\nYXBLOCK 7,7 7,8 DONE\nYXBLOCKUNDO 7,7\n7,8\nDONE\nYXBLOCK 7 DONE\nYXBLOCK 15,15 DONE\nYXBLOCKUNDO x DONE\nBEGIN\nINFO\n' | renju --gomocup -D 99 | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    X,Y
    X,Y
    OK
    OK
    ERROR the points must end with DONE
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    ERROR a point is off the board
    ERROR expected x,y or DONE
    X,Y

YXNBEST: different moves, and the answer is the first. With any INFO show_detail a message for each after each depth, with 2 or 3
also the INFO lines. What was shown last is not said again before the move.

    $ printf 'INFO show_detail 1\nINFO max_depth 4\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST 3\nINFO\n' | renju --gomocup -D 99 | sed 's,MS [0-9]* TM [0-9]*,MS - TM -,' | tail -n 7
    MESSAGE DEPTH 3-3 MULTIPV 1 EV -270 N 522 N/MS - TM - PV 6,8 5,8 7,6
    MESSAGE DEPTH 3-3 MULTIPV 2 EV -270 N 522 N/MS - TM - PV 8,8 9,8 7,6
    MESSAGE DEPTH 3-3 MULTIPV 3 EV -271 N 522 N/MS - TM - PV 6,6 6,5 8,7
    MESSAGE DEPTH 4-4 MULTIPV 1 EV -263 N 819 N/MS - TM - PV 6,6 6,5 8,7 8,6
    MESSAGE DEPTH 4-4 MULTIPV 2 EV -263 N 819 N/MS - TM - PV 8,8 9,8 7,6 8,6
    MESSAGE DEPTH 4-4 MULTIPV 3 EV -263 N 819 N/MS - TM - PV 6,8 6,9 8,7 8,8
    6,6

    $ printf 'INFO show_detail 2\nINFO max_depth 4\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST 2\nINFO\n' | renju --gomocup -D 99 | sed 's,MS [0-9]* TM [0-9]*,MS - TM -,;s/TIME [0-9]*/TIME -/;s/SPEED [0-9]*/SPEED -/' | tail -n 25
    INFO NUMPV 2
    INFO PV 0
    INFO DEPTH 4
    INFO SELDEPTH 4
    INFO NODES 88
    INFO TOTALNODES 538
    INFO TOTALTIME -
    INFO SPEED -
    INFO EVAL -263
    INFO WINRATE 0.265
    INFO BESTLINE 6,8 6,9 8,7 8,8
    INFO PV DONE
    INFO NUMPV 2
    INFO PV 1
    INFO DEPTH 4
    INFO SELDEPTH 4
    INFO NODES 94
    INFO TOTALNODES 538
    INFO TOTALTIME -
    INFO SPEED -
    INFO EVAL -263
    INFO WINRATE 0.265
    INFO BESTLINE 6,6 6,5 8,7 8,6
    INFO PV DONE
    6,8

    $ for n in 1 2 7 30 224 225 9999 99999999999; do printf "INFO show_detail 2\nINFO max_node 3000\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST $n\nINFO\n" | renju --gomocup -D 99 | awk '/^INFO PV [0-9]/ { pv = $3; if (pv == 0) split("", last) } /BESTLINE/ { last[pv] = $3 } /^[0-9]/ { answer = $0 } END { for (i in last) { n++; moves[last[i]] }; for (i in moves) m++; print n, m, (last[0] == answer) }'; done
    1 1 1
    2 2 1
    7 7 1
    30 30 1
    224 224 1
    224 224 1
    224 224 1
    224 224 1

Option -v: one message before each move; with show_detail nothing more. There are not more lines than points.

    $ detail() { printf "$1"'INFO max_depth 2\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST 2\nTURN 9,9\nYXBALANCETWO 0\nINFO\n' | renju --gomocup -D 99 -v | sed 's,MS [0-9]* TM [0-9]*,MS - TM -,; s/ PV .*//; s/EV -*[0-9]* N [0-9]*/EV V/'; }
    > detail ''; detail 'INFO show_detail 4\n' >four; printf 'INFO show_detail 4\nINFO max_depth 2\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST 2\nINFO\n' | renju --gomocup -D 99 | wc -l | tr -d ' '; sed '/^[0-9]/q' four | wc -l | tr -d ' '
    OK
    MESSAGE DEPTH 2-2 EV V N/MS - TM -
    6,8
    MESSAGE DEPTH 2-2 EV V N/MS - TM -
    6,6
    MESSAGE DEPTH 2-2 EV V N/MS - TM -
    10,10 5,6
    6
    6
    $ printf 'INFO show_detail 2\nINFO max_depth 2\nSTART 5 5\nYXBOARD 0,0,1 0,1,2 0,2,3 0,3,3 0,4,3 1,0,3 1,1,3 1,2,3 1,3,3 1,4,3 2,0,3 2,1,3 2,2,3 2,3,3 2,4,3 3,0,3 3,1,3 3,2,3 3,3,3 3,4,3 4,0,3 4,1,3 DONE\nYXNBEST 9\nINFO\n' | renju --gomocup -D 99 | grep -c 'NUMPV 3'
    6

A machine that does not search has a line, too: its move.

    $ for machine in random novice minimax; do printf 'START 15 15\nINFO show_detail 2\nTURN 7,7\nINFO\n' | renju --gomocup -D 1 -B $machine | awk '/^MESSAGE/ { sub(/.* PV */, ""); message = $1; next } /BESTLINE/ { group = $3 } /^[0-9]/ { print (message == $0), (group == $0) }'; done
    1 1
    1 1
    1 1

Yixin-Board shows the winning chance of a move until all lines of a greater depth have come. None but that of our move remains,
also where the last depth was cut off.

    $ for n in 900 1500 1800; do for stones in '7,7,2' '7,7,2 8,8,1 6,8,2'; do printf "INFO show_detail 2\nINFO max_node $n\nSTART 15 15\nBOARD $stones DONE\nINFO\n" | renju --gomocup -D 99 | awk '/^INFO NUMPV/ { lines = $3 } /^INFO PV [0-9]/ { pv = $3 } /^INFO DEPTH/ { depth = $3 }
    > /^INFO BESTLINE/ { point = $3 } /^INFO PV DONE/ { at[point] = depth; for (p in at) if (pv + 1 == lines && at[p] < depth) delete at[p] } /^[0-9]/ { move = $0 } END { for (p in at) if (p != move) print "stale " p; print ((move in at) ? "shown" : "none") }'; done; done | sort | uniq -c | sed 's/^ *//'
    6 shown

INFO usedatabase 1 says that the board does not redraw empty points after a move: no LOST is sent, and after the lines of YXNBEST
come those of the move alone. Without it, LOST is sent once for a point.

    $ for use in 0 1; do printf "INFO show_detail 2\nINFO usedatabase $use\nINFO max_node 900\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST 3\nINFO\n" | renju --gomocup -D 99 | awk '/^INFO NUMPV/ { lines = $3 } /^INFO PV [0-9]/ { pv = $3 } /^INFO DEPTH/ { depth = $3 }
    > /^INFO BESTLINE/ { point = $3 } /^INFO PV DONE/ { at[point] = depth; for (p in at) if (pv + 1 == lines && at[p] < depth) delete at[p] } /^[0-9]/ { move = $0 } END { for (p in at) if (p != move) others++; print others + 0, (move in at) }'
    > printf "INFO show_detail 1\nINFO usedatabase $use\nINFO max_node 100000\nSTART 15 15\nYXBOARD 7,7,2 0,0,1 8,8,2 14,0,1 6,8,2 DONE\nYXNBEST 1\nINFO\n" | renju --gomocup -D 99 >seen; grep LOST seen | sort | uniq -d; awk '/REALTIME/ { n++ } /DEPTH/ { sub(/.*TM /, ""); tm = $0 + 0 } END { print (n <= tm / 60 + 3) }' seen; done; grep LOST seen
    2 1
    1
    0 1
    1
    [1]

REALTIME lines: none before depth 8, which is after the message of depth 7, or in the first 200 ms. A move is shown when it has taken
100 ms. There are at most twenty lines a second. Before our move the board is cleaned, and the best point it was told is the move.

    $ printf 'INFO show_detail 3\nINFO max_depth 7\nSTART 15 15\nYXBOARD 7,7,2 DONE\nYXNBEST 1\nINFO\n' | renju --gomocup -D 99 | grep -c REALTIME
    0
    [1]
    $ mkfifo ask tell; renju --gomocup <ask >tell & exec 3>ask 4<tell; printf 'INFO show_detail 1\nINFO timeout_turn -1\nSTART 15 15\nYXBOARD\n7,7,2\n8,8,1\n6,8,2\nDONE\nYXNBEST 1\n' >&3
    > count=0; while read -r line <&4; do echo "$line"; case $line in *REALTIME*) count=$((count + 1)); test $count -ne 25 || echo YXSTOP >&3 ;; [0-9]*) break ;; esac; done >seen; exec 3>&- 4<&-; wait
    > awk '/DEPTH/ { tm = $0; sub(/.*TM /, "", tm); tm += 0; if (n && tm < 200) wrong = wrong " early" } /REALTIME/ { what = $3; if (++n == 1) print "depth of the message before: " (depth >= 7) } /DEPTH/ { depth = $3 + 0 }
    > /REFRESH/ { at = "" } /POS/ { if (at) wrong = wrong " pos"; at = $4 } /DONE/ { if ($4 != at) wrong = wrong " done"; at = ""; done++ } /BEST/ { if ($4 == best) wrong = wrong " best"; best = $4 }
    > /^[0-9]/ { move = $0 } END { print what, "best " (best == move), "few " (n <= tm / 60 + 3) (done <= tm / 100), "both " (done > 0), "wrong" wrong }' seen
    depth of the message before: 1
    REFRESH best 1 few 11 both 1 wrong

Without show_detail only the move is answered; with numbers that are none, an error. The move is played: it is taken after it.

    $ printf 'INFO max_node 10\nYXNBEST 1\nSTART 15 15\nYXNBEST\nYXNBEST 0\nYXNBEST -1\nYXNBEST 1.5\nYXNBEST two\nYXNBEST 1 1\nYXNBEST 2\nTURN 7,7\nYXNBEST 2\nINFO\n' | renju --gomocup -D 99 | sed '$s/^[0-9]*,[0-9]*$/X,Y/'
    ERROR START must come first
    OK
    ERROR YXNBEST needs a number of moves
    ERROR YXNBEST needs a number of moves
    ERROR YXNBEST needs a number of moves
    ERROR YXNBEST needs a number of moves
    ERROR YXNBEST needs a number of moves
    ERROR YXNBEST needs a number of moves
    7,7
    ERROR the point is taken
    X,Y

A win: +M with the plies to it. Black's loss: -M.

    $ for stones in '3,3,1 3,4,2 4,3,1 4,4,2 5,3,1 5,4,2 6,3,1 6,4,2' '3,3,2 0,0,1 4,3,2 0,14,1 5,3,2 14,0,1 6,3,2'; do printf "INFO show_detail 3\nINFO max_depth 3\nSTART 15 15\nYXBOARD $stones DONE\nYXNBEST 1\nINFO\n" | renju --gomocup -D 99 | grep 'EVAL\|WINRATE\|LINE\|^[0-9]' | tail -n 4; done
    INFO EVAL +M1
    INFO WINRATE 1.000
    INFO BESTLINE 2,3
    2,3
    INFO EVAL -M2
    INFO WINRATE 0.000
    INFO BESTLINE 7,3 2,3
    7,3

Forbidden points: the numbers of each in the order of the board's moves, and only if Black is to move under renju.

    $ forbid() { printf "INFO rule $1\nSTART 15 15\nYXBOARD $2 DONE\nYXSHOWFORBID\n" | renju --gomocup | tail -n 1; }
    > three='6,6,1 0,0,2 7,6,1 14,0,2 5,7,1 0,14,2 5,8,1 14,14,2'
    > forbid 2 "$three"; forbid 4 "$three"; forbid 0 "$three"; forbid 1 "$three"; forbid 7 "$three"; forbid 2 "$three 10,10,1"; forbid 2 ''; printf 'YXSHOWFORBID\n' | renju --gomocup
    FORBID 0506.
    FORBID 0506.
    FORBID .
    FORBID .
    FORBID .
    FORBID .
    FORBID .
    ERROR START must come first

    $ printf 'INFO rule 2\nSTART 15 15\nYXBOARD\n10,1,1\n0,0,2\n11,1,1\n14,0,2\n12,1,1\n0,14,2\n14,1,1\n14,14,2\n9,1,1\n0,7,2\nDONE\nYXSHOWFORBID\n' | renju --gomocup | tests/tools/yixin-board
    ok
    forbidden 13,1

Black may be to move after our own move, and a list of stones may begin with White's.

    $ printf 'START 15 15\nINFO rule 4\nTURN 1,2\nTURN 2,2\nTURN 3,2\nTURN 5,2\nTURN 6,2\nYXSHOWFORBID\n' | renju --gomocup -B random | grep FORBID
    FORBID 0402.
    $ printf 'START 15 15\nINFO rule 4\nYXBLOCK 7,7 DONE\nBOARD 6,7,2 0,0,1 8,7,2 0,14,1 7,6,2 14,0,1 7,8,2 14,14,1 DONE\nYXSHOWFORBID\n' | renju --gomocup -B random | grep FORBID
    FORBID .

Blocked points begin no search; they add up, last over START, and are undone one by one or all at once.

    $ printf 'INFO max_node 100\nSTART 15 15\nYXNBEST 1\nYXBLOCK 7,7 DONE\nSTART 15 15\nYXNBEST 1\nYXBLOCK\n7,7\n7,8\nDONE\nYXBLOCKUNDO\n7,7\nDONE\nSTART 15\nBEGIN\nYXBLOCK 7,7 DONE\nYXBLOCKRESET\nRESTART\nBEGIN\nINFO\n' | renju --gomocup -D 99
    OK
    7,7
    OK
    6,8
    OK
    7,7
    OK
    7,7

If every free point is blocked, blocks do not count. If the only point that is not blocked is taken, likewise.

    $ { printf 'INFO max_node 50\nSTART 5 5\nYXBLOCK'; for x in 0 1 2 3 4; do printf ' %s' "$x,0" "$x,1" "$x,2" "$x,3"; done; printf ' DONE\nYXBOARD DONE\nYXNBEST 30\nYXBLOCK 0,4 1,4 2,4 3,4 4,4 DONE\nYXBOARD DONE\nYXNBEST 1\n'; } | renju --gomocup | sed 's/[0-4],4/OPEN/'
    OK
    OPEN
    2,2

    $ printf 'YXBLOCK 7,7 DONE\nYXBLOCKUNDO 7,7 DONE\nYXBLOCKRESET\nSTART 15 15\nYXBLOCK\nYXBLOCK 7,7,1 DONE\nYXBLOCK DONE\n' | renju --gomocup
    ERROR START must come first
    ERROR START must come first
    OK
    ERROR the points must end with DONE
    ERROR expected x,y or DONE

Balanced moves: one move, or two on a line. They are played.

    $ printf 'INFO max_node 400\nSTART 15 15\nYXBALANCETWO 0\nYXBALANCEONE -50\nYXBALANCEONE 99999999\nINFO\n' | renju --gomocup -D 99 | sed 's/[0-9][0-9]*,[0-9][0-9]*/X,Y/g'
    OK
    X,Y X,Y
    X,Y
    X,Y

    $ printf 'YXBALANCEONE 0\nYXBALANCETWO 0\nSTART 15 15\nYXBALANCEONE\nYXBALANCETWO x\nYXBALANCEONE 1 2\nYXBALANCEONE --1\nYXBALANCEONE -\nINFO\n' | renju --gomocup -D 99
    ERROR START must come first
    ERROR START must come first
    OK
    ERROR YXBALANCE needs a value
    ERROR YXBALANCE needs a value
    ERROR YXBALANCE needs a value
    ERROR YXBALANCE needs a value
    ERROR YXBALANCE needs a value

The position after them is worth what was wanted, as far as a search of the same kind sees: within 300 of it.

    $ for b in 0 200 -150; do printf "INFO max_depth 4\nSTART 15 15\nYXBALANCETWO $b\nINFO show_detail 4\nYXNBEST 1\nINFO\n" | renju --gomocup -T 3600 | awk -v b=$b '/^MESSAGE/ { value = $5 } END { print (value - b < 300 && b - value < 300) }'; done
    1
    1
    1

No room for a move, or for two.

    $ full() { awk -v n="$1" 'BEGIN { print "START 5 5\nYXBOARD"; for (i = 0; i < n; i++) print i % 5 "," int(i / 5) "," (i % 5 + int(i / 5 / 2)) % 2 + 1; print "DONE" }'; }
    > { full 25; printf 'YXNBEST 1\nYXBALANCEONE 0\nYXBALANCETWO 0\n'; full 24; printf 'YXBALANCETWO 0\nYXBALANCEONE 0\nYXBALANCEONE 0\n'; } | renju --gomocup
    OK
    ERROR the board is full
    ERROR the board is full
    ERROR the board is full
    OK
    ERROR the board has no room for two moves
    4,4
    ERROR the board is full

Lines that belong to a verb of a database, a path or an opening are passed over; one verb, one answer.

    $ for verb in yxquerydatabaseall 'yxedittvddatabase 1 -1 0 0' yxdeletedatabaseone yxblockpath yxblockpathundo yxsoosorvstep2 'yxsoosorvstep5 3'; do printf "START 15 15\n$verb\n7,7\n-1,3\nsome text\nend of the line\nabout it\nINFO show_detail 0\n8,8\ndone\nABOUT\n" | renju --gomocup; done
    OK
    UNKNOWN command
    name="renju", version="0.2"
    OK
    UNKNOWN command
    name="renju", version="0.2"
    OK
    UNKNOWN command
    name="renju", version="0.2"
    OK
    UNKNOWN command
    name="renju", version="0.2"
    OK
    UNKNOWN command
    name="renju", version="0.2"
    OK
    UNKNOWN command
    name="renju", version="0.2"
    OK
    UNKNOWN command
    name="renju", version="0.2"

    $ for verb in yxsetdatabase yxhashdump yxhashload yxdbtopos yxdbtotxt yxtxttodb; do printf "$verb\nSTART 15 15\nABOUT\n" | renju --gomocup; done
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    name="renju", version="0.2"

    $ printf 'yxquerydatabaseall 7,7 done\nABOUT\nyxblockpathreset\nABOUT\nyxsoosorvstep1\nSTART 15 15\nyxsoosorvstep3\nyxdbcheck\nRELOADCONFIG\nconfig.toml\nYXFROB\nYX\ndone\nyxsetdatabase' | renju --gomocup
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    name="renju", version="0.2"
    UNKNOWN command
    OK
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command

Once YXSHOWINFO was sent, the queries that Yixin-Board 3 sends after nearly every command have no answer.

    $ printf 'YXQUERYDATABASEALLT\ndone\nYXSHOWINFO\nSTART 15 15\nYXQUERYDATABASEALLT\n7,7\n-1,3\ntext\nDONE\nyxquerydatabaseone 7,7 done\nyxquerydatabasetext\ndone\nyxqueryfrob\nABOUT\nyxdeletedatabaseone\ndone\nyxquerydatabaseone' | renju --gomocup | grep -v MESSAGE
    UNKNOWN command
    OK
    name="renju", version="0.2"
    UNKNOWN command

The steps of swap2. The first lays three stones, from the empty board; the others answer for the stones that the board has set.
No step is answered by a line of numbers. After YES we are Black, and TURN follows; after NO, BOARD.
In the last case Black has three in a row, and completes five after two moves elsewhere.

    $ swap2() { printf 'INFO show_detail 1\nINFO rule 6\nINFO max_node 2000\nSTART 15 15\nYXBOARD 0,0,1 DONE\n%bINFO\n' "$1" | renju --gomocup -D 99 -S 3 | tests/tools/yixin-board | grep -v 'says\|ok\|[a-z]ing\|tried\|best\|refresh' | sed 's/ [0-9]*,[0-9]*$/ R,C/' | tr '\n' ' '; echo; }
    > swap2 'yxswap2step1\n'; swap2 'yxswap2step1\nYXBOARD 7,7,2 0,0,1 7,8,2 DONE\nyxswap2step2\nturn 6,6\n'; swap2 'YXBOARD 0,0,2 7,7,1 14,14,2 DONE\nyxswap2step2\nBOARD 0,0,2 7,7,1 14,14,2 DONE\nTURN 3,3\n'
    > swap2 'YXBOARD 6,7,2 7,7,1 0,0,2 8,8,1 7,0,2 DONE\nyxswap2step3\n'; swap2 'YXBOARD 7,7,2 0,0,1 8,7,2 0,14,1 9,7,2 DONE\nyxswap2step3\nturn 3,0\nturn 3,2\nturn 3,4\n'
    swap2 MOVE1 R,C swap2 MOVE2 R,C swap2 MOVE3 R,C 
    swap2 MOVE1 R,C swap2 MOVE2 R,C swap2 MOVE3 R,C swap2 SWAP1 YES move R,C 
    swap2 SWAP1 NO move R,C move R,C 
    swap2 SWAP2 NO 
    swap2 SWAP2 YES move R,C move R,C 

Where nobody is ahead, the second step adds two stones. Points are in the order of our moves: what was laid is taken.

    $ printf 'INFO max_node 2000\nSTART 15 15\nYXSWAP2STEP1\n' >one; renju --gomocup -S 14 <one | sed -n 's/.*MOVE[1-3] //p' >laid
    > printf 'INFO max_node 2000\nSTART 15 15\nYXBOARD 7,7,1 6,9,2 4,10,1 DONE\nYXSWAP2STEP2\nINFO\n' >two; renju --gomocup <two | sed -n 's/.*MOVE[45] //p' >added; wc -l <added | tr -d ' '
    > { cat one; sed 's/^/TURN /; s/ \([0-9]*\)$/,\1/' laid; } | renju --gomocup -S 14 | grep -v MESSAGE; { cat two; printf 'TURN 7,7\nTURN 6,9\nTURN 4,10\n'; sed 's/^/TURN /; s/ \([0-9]*\)$/,\1/' added; } | renju --gomocup | grep -v MESSAGE
    0
    OK
    ERROR the point is taken
    ERROR the point is taken
    ERROR the point is taken
    OK
    ERROR the point is taken
    ERROR the point is taken
    ERROR the point is taken

A step without START, with a rule that is none, with other numbers of stones, or when the game is over.

    $ printf 'YXSWAP2STEP1\nYXSWAP2STEP2\nYXSWAP2STEP3\nSTART 15 15\nYXSWAP2STEP2\nYXSWAP2STEP3\nYXBOARD 1,1,1 2,2,2 DONE\nYXSWAP2STEP2\nYXSWAP2STEP3\nYXBOARD 1,1,1 2,2,1 3,3,1 4,4,1 5,5,1 DONE\nYXSWAP2STEP2\nYXSWAP2STEP3\nYXBOARD 1,1,1 2,2,2 3,3,2 DONE\nINFO rule 3\nYXSWAP2STEP1\nYXSWAP2STEP2\nINFO\n' | renju --gomocup -D 99
    ERROR START must come first
    ERROR START must come first
    ERROR START must come first
    OK
    ERROR YXSWAP2STEP2 needs three stones
    ERROR YXSWAP2STEP3 needs five stones
    ERROR YXSWAP2STEP2 needs three stones
    ERROR YXSWAP2STEP3 needs five stones
    ERROR YXSWAP2STEP2 needs three stones
    ERROR the game is over
    ERROR the rule must be 0 to 2, or 4 to 6
    ERROR the rule must be 0 to 2, or 4 to 6

YXSTOP while nothing runs has no answer.

    $ printf 'YXSTOP\nyxstop\nSTART 15 15\nYXSTOP now\nABOUT\n' | renju --gomocup
    OK
    name="renju", version="0.2"

After an own move the side to move is the other one, whose stones become the own ones.

    $ printf 'INFO max_node 30\nINFO rule 2\nSTART 15 15\nYXNBEST 1\nYXSHOWFORBID\nYXNBEST 1\nYXNBEST 1\nTAKEBACK 7,7\n' | renju --gomocup | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    X,Y
    FORBID .
    X,Y
    X,Y
    OK

Here Black takes its own five after White's move, not White's.

    $ printf 'START 15 15\nYXBLOCK 1,12 6,12 DONE\nBOARD 2,2,2 2,12,1 3,2,2 3,12,1 4,2,2 4,12,1 5,2,2 5,12,1 9,9,2 DONE\nYXBLOCKRESET\nYXNBEST 1\nINFO\n' | renju --gomocup -N 300
    OK
    6,2
    1,2
