# The Gomocup protocol

Commands, and the errors for wrong ones.

    $ printf 'ABOUT\nSTART 15\nSTART 5\nSTART 99\nRESTART\nstart 20\nEND\nSTART 15\n' | renju --gomocup
    name="renju", version="0.2"
    OK
    OK
    OK
    OK
    OK
    $ printf 'START\nSTART 4\nSTART 100\nSTART 4294967301\nSTART 15x\nSTART -15\nSTART 15 x\nSTART 1,5\n' | renju --gomocup
    ERROR START needs a size from 5 to 99
    ERROR the size must be 5 to 99
    ERROR the size must be 5 to 99
    ERROR the size must be 5 to 99
    ERROR START needs a size from 5 to 99
    ERROR START needs a size from 5 to 99
    ERROR START needs a size from 5 to 99
    ERROR START needs a size from 5 to 99

INFO strength chooses a level, or the engine, whatever -B says, until it is said again; other values change nothing.

    $ played() { { printf 'START 15\n%b' "$1"; for x in 3 4 6 8 9 11; do printf 'BOARD 7,7,2 8,8,1 %s,7,2 DONE\n%b' $x "$3"; done; } | renju --gomocup -S 5 -N 5000 $2; }
    > for machine in novice beginner easy medium hard engine; do played '' "-B $machine" >$machine; done
    > for s in 0 19 20 39 40 59 60 79 80 99 100; do played "INFO strength $s\n" '-B random' 'START 15\n' | sed '1!{/OK/d;}' >got; for machine in novice beginner easy medium hard engine; do cmp -s got $machine && echo "$s $machine"; done; done
    > played 'INFO strength 101\nINFO strength -1\nINFO strength x\nINFO strength 1.5\nINFO strength\nINFO strength 99999999999\n' '-B easy' | diff - easy
    0 novice
    19 novice
    20 beginner
    39 beginner
    40 easy
    59 easy
    60 medium
    79 medium
    80 hard
    99 hard
    100 engine

Some boards send width and height.

    $ printf 'START 15 15\nTURN 14,14\nSTART  20\t20 \nTURN 19,19\nSTART 15 16\nSTART 16 15\nSTART 15 15 15\nSTART 15 15x\nSTART 4 4\nSTART 100 100\nSTART 15,15\nSTART 15 4294967311\nTURN 19,19\nSTART 5 5\nTURN 5,5\n' | renju --gomocup -B random | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    X,Y
    OK
    X,Y
    ERROR the board must be square
    ERROR the board must be square
    ERROR START needs a size from 5 to 99
    ERROR START needs a size from 5 to 99
    ERROR the size must be 5 to 99
    ERROR the size must be 5 to 99
    ERROR START needs a size from 5 to 99
    ERROR the board must be square
    ERROR the point is taken
    OK
    ERROR the point is off the board
    $ printf 'RECTSTART 15,16\nRECTSTART 15\nRECTSTART\nRECTSTART 9,9\nRECTSTART 9 , 9\n' | renju --gomocup
    ERROR the board must be square
    ERROR RECTSTART needs a width and a height
    ERROR RECTSTART needs a width and a height
    OK
    OK
    $ printf 'BEGIN\nTURN 7,7\nRESTART\nPLAY 7,7\nTAKEBACK 7,7\nBOARD\n7,7,1\nDONE\nSWAP2BOARD\nDONE\n' | renju --gomocup
    ERROR START must come first
    ERROR START must come first
    ERROR START must come first
    ERROR START must come first
    ERROR START must come first
    ERROR START must come first
    ERROR START must come first
    $ printf 'START 15\nFROBNICATE\n7,7\nBEGINNING\nYXDRAW\n' | renju --gomocup
    OK
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    UNKNOWN command
    $ printf 'START 15\nTURN 15,0\nTURN 0,15\nTURN 4294967303,7\nTURN -1,7\nTURN 7\nTURN 7,7,1\nTURN H8\nTURN\n' | renju --gomocup
    OK
    ERROR the point is off the board
    ERROR the point is off the board
    ERROR the point is off the board
    ERROR expected two numbers
    ERROR expected two numbers
    ERROR expected two numbers
    ERROR expected two numbers
    ERROR expected two numbers

A game; the first move of an empty board is its center.

    $ printf 'START 15\nBEGIN\n' | renju --gomocup
    OK
    7,7
    $ printf 'START 20\nBEGIN\nBEGIN\nTURN 10,9\nPLAY 10,9\n' | renju --gomocup
    OK
    10,9
    ERROR the board is not empty
    ERROR the point is taken
    ERROR the point is taken
    $ printf 'START 15\nPLAY 3,4\nPLAY 3,4\nTAKEBACK 3,4\nTAKEBACK 3,4\nTAKEBACK 15,4\nPLAY 3 , 4\n' | renju --gomocup
    OK
    3,4
    ERROR the point is taken
    OK
    ERROR the point has no stone
    ERROR the point is off the board
    3,4

The same seed, the same moves.

    $ printf 'START 15\nBEGIN\nTURN 3,3\nTURN 4,4\n' | renju --gomocup -B random -S 7 >one; printf 'START 15\nBEGIN\nTURN 3,3\nTURN 4,4\n' | renju --gomocup -B random -S 7 | diff one - && wc -l <one | tr -d ' '
    4

CR, LF and CRLF; blanks and empty lines; a last line that has no end.

    $ printf 'START 15\r\n\r\nABOUT\r\n  abOUT  \rRESTART\r\rPLAY 1,1' | renju --gomocup
    OK
    name="renju", version="0.2"
    name="renju", version="0.2"
    OK
    1,1

A line that is too long gets one answer, whatever it contains.

    $ { printf 'START 15\n'; awk 'BEGIN { for (i = 0; i < 20000; i++) printf "START 15 " }'; printf '\nPLAY 1,1\n'; } | renju --gomocup
    OK
    ERROR the line is too long
    1,1
    $ { awk 'BEGIN { printf "ABOUT"; for (i = 0; i < 4090; i++) printf " "; printf "\n" }'; awk 'BEGIN { printf "ABOUT"; for (i = 0; i < 4091; i++) printf " "; printf "\n" }'; } | renju --gomocup
    name="renju", version="0.2"
    ERROR the line is too long

    $ { printf 'START 15\n'; awk 'BEGIN { for (i = 0; i < 9000; i++) printf "x" }'; } | renju --gomocup
    OK
    ERROR the line is too long

Also INFO may be too long, e.g. with a folder. It has no answer.

    $ { printf 'START 15\n'; for after in 'PLAY 1,1' BOARD '2,2,1' '3,3,2' DONE; do awk 'BEGIN { printf "INFO folder "; for (i = 0; i < 5000; i++) printf "x" }'; printf '\n%s\n' "$after"; done; awk 'BEGIN { printf "info folder "; for (i = 0; i < 5000; i++) printf "x" }'; } | renju --gomocup -D 1 | sed 's:^[0-9]*,[0-9]*$:X,Y:'
    OK
    X,Y
    X,Y

Boards: a five at once, one to stop, whose turn it is.

    $ { printf 'START 15\nBOARD\n3,3,1\n3,4,2\n4,3,1\n4,4,2\n5,3,1\n5,4,2\n6,3,1\n6,4,2\n2,3,2\nDONE\n'; sleep 1; printf 'BOARD\n3,4,2\n3,3,1\n4,4,2\n2,4,1\n5,4,2\n12,12,1\n6,4,2\nDONE\n'; sleep 1; printf 'BOARD\nDONE\n'; } | renju --gomocup -D 2
    OK
    7,3
    7,4
    7,7

A wrong board is reported once, and the board before it stays.

    $ printf 'START 15\nPLAY 7,7\nBOARD\n1,1,1\n1,1,2\n2,2,2\nDONE\nPLAY 7,7\nPLAY 1,1\n' | renju --gomocup
    OK
    7,7
    ERROR a point is listed twice
    ERROR the point is taken
    1,1
    $ printf 'START 15\nBOARD\n1,1,4\nDONE\nBOARD\n1,1\nDONE\nBOARD\n15,1,1\nDONE\nBOARD\n1,1,0\n?\nDONE\n' | renju --gomocup
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR a point is off the board
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE

A bad line in a board is answered once, and so are many bad lines:

    $ for line in x,8,2 7.7 TURN7,7 '?' '' DONE. 1,1,1,1 H8; do echo "$line:"; printf 'START 15\nBOARD\n7,7,1\n%s\n8,8,2\n9,9,x\nDONE\nSWAP2BOARD\n%s\n8,8\nx\nDONE\nPLAY 7,7\n' "$line" "$line" | renju --gomocup; done
    x,8,2:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    7.7:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    TURN7,7:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    ?:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    :
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    DONE.:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    1,1,1,1:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    H8:
    OK
    ERROR expected x,y,1 or x,y,2 or x,y,3 or DONE
    ERROR expected x,y or DONE
    7,7
    $ { printf 'START 15\nBOARD\n1,1,1\n'; awk 'BEGIN { for (i = 0; i < 5000; i++) printf "1,1,2 " }'; printf '\n2,2,2\nDONE\nPLAY 1,1\n'; } | renju --gomocup
    OK
    ERROR the line is too long
    1,1

A command in place of DONE is obeyed; INFO may come anywhere.

    $ printf 'START 15\nBOARD\n1,1,1\nPLAY 1,1\nBOARD\nINFO timeout_turn 0\n1,1,1\nINFO rule 1\n2,2,2\nDONE\n' | renju --gomocup -B random | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    ERROR the points must end with DONE
    X,Y
    X,Y
    $ printf 'START 15\nBOARD\n1,1,1\nEND\n' | renju --gomocup
    OK
    ERROR the points must end with DONE
    $ printf 'START 15\nBOARD\n1,1,1\n' | renju --gomocup
    OK
    ERROR the points must end with DONE

One empty point, then none; a point that is barred.

    $ awk 'BEGIN { print "START 5\nBOARD"; for (i = 0; i < 24; i++) print i % 5 "," int(i / 5) "," (i % 5 + int(i / 5 / 2)) % 2 + 1; print "DONE\nTURN 4,4\nTAKEBACK 0,0\nTURN 0,0" }' | renju --gomocup
    OK
    4,4
    ERROR the point is taken
    OK
    ERROR the board is full
    $ awk 'BEGIN { print "START 5\nBOARD"; for (i = 0; i < 25; i++) print i % 5 "," int(i / 5) "," (i % 5 + int(i / 5 / 2)) % 2 + 1; print "DONE" }' | renju --gomocup
    OK
    ERROR the board is full
    $ awk 'BEGIN { print "START 5\nBOARD"; for (i = 0; i < 23; i++) print i % 5 "," int(i / 5) "," (i % 5 + int(i / 5 / 2)) % 2 + 1; print "3,4,3\nDONE" }' | renju --gomocup
    OK
    4,4

If one end of a four is barred, the other end wins and must be stopped; if the only answer is barred, any move will do.

    $ for four in '7,3,3 8,3,1 9,3,1 10,3,1 11,3,1 0,0,2 0,2,2 0,4,2 0,6,2' '7,3,3 8,3,2 9,3,2 10,3,2 11,3,2 0,0,1 0,2,1 0,4,1 0,6,1'; do printf 'START 15\nBOARD\n%s\nDONE\n' "$(echo $four | tr ' ' '\n')" | renju --gomocup -D 2 | tail -n 1; done
    12,3
    12,3
    $ printf 'START 15\nBOARD\n0,3,3\n1,3,2\n2,3,2\n3,3,2\n4,3,2\n5,3,3\n8,8,1\n9,8,1\n9,9,1\n14,14,1\nDONE\n' | renju --gomocup -D 2 | tail -n 1 | grep -c '^[6-9],[6-9]$\|^1[01],1*[6-9]'
    1

A game that is won.

    $ printf 'START 15\nBOARD\n1,1,1\n2,1,1\n3,1,1\n4,1,1\n5,1,1\nDONE\nPLAY 6,6\nTURN 9,9\n' | renju --gomocup
    OK
    ERROR the game is over
    6,6
    ERROR the game is over
    $ printf 'START 15\nINFO rule 1\nBOARD\n1,1,1\n2,1,1\n3,1,1\n4,1,1\n5,1,1\n6,1,1\nDONE\n' | renju --gomocup -B random -S 2 | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    X,Y

Rules: a stone that makes six wins in freestyle and caro. 2 is a flag, a continuous game, that changes nothing; caro is
8 to 11. After any other number no move is played; a value that is not a number is ignored.

    $ for rule in 0 1 4 8 2 3 6 10 9 11 5 7 12 16 99999999999 99999999999999999999 -4 renju ''; do printf 'START 15\nINFO rule %s\nBOARD\n1,1,2\n14,0,1\n2,1,2\n14,2,1\n3,1,2\n12,4,1\n5,1,2\n14,6,1\n6,1,2\n12,8,1\n0,14,2\n14,10,1\n0,12,2\nDONE\nPLAY 4,1\nTAKEBACK 4,1\nTURN 4,1\n' "$rule" | renju --gomocup -D 2 | tail -n 1 | sed 's/^[0-9]*,[0-9]*$/X,Y/'; done
    ERROR the game is over
    X,Y
    X,Y
    ERROR the game is over
    ERROR the game is over
    X,Y
    X,Y
    ERROR the game is over
    ERROR the game is over
    ERROR the game is over
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the game is over
    ERROR the game is over

An unknown rule is reported when a move is requested, and the stone is not placed: under a known rule the same move is
answered.

    $ printf 'INFO rule 5\nSTART 15\nINFO rule 12\nTURN 7,7\nTURN 7,7\nBEGIN\nBOARD\n7,7,2\nDONE\nPLAY 3,3\nTAKEBACK 3,3\nINFO rule 4\nTURN 7,6\nINFO rule 99\nINFO rule renju\nTURN 1,1\nINFO rule 2\nTURN 1,1\n' | renju --gomocup -B random -S 1 | sed 's/^[0-9]*,[0-9]*$/X,Y/'
    OK
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    X,Y
    OK
    X,Y
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    X,Y

A continuous game goes on after a five, whose stones then belong to nobody and block both sides.

    $ printf 'START 15\nINFO rule 2\nBOARD\n3,3,3\n4,3,3\n5,3,3\n6,3,3\n7,3,3\n8,3,1\n9,3,1\n10,3,1\n11,3,1\n0,0,2\n0,2,2\n0,4,2\n0,6,2\nDONE\n' | renju --gomocup -D 2
    OK
    12,3

Renju: Black plays a forbidden point where all others are barred, and only there. Here it makes six.

    $ awk 'BEGIN { print "START 9\nINFO rule 4\nBOARD"; for (x = 0; x < 6; x++) if (x != 3) print x ",4,1\n" x ",6,2"; for (y = 0; y < 9; y++) for (x = 0; x < 9; x++) if (!(y == 4 && x < 6) && !(y == 6 && x < 6 && x != 3)) print x "," y ",3"; print "DONE\nTAKEBACK 3,4\nTAKEBACK 0,6\nTURN 0,6" }' >barred; renju --gomocup -B random <barred
    OK
    3,4
    OK
    OK
    3,4

Absurd limits.

    $ printf 'START 15\nINFO timeout_turn 0\nINFO timeout_match -1\nINFO time_left -99\nINFO max_memory 1\nINFO max_node 1\nINFO game_type 7\nINFO folder /nowhere\nINFO evaluate 99,99\nINFO\nINFO x\nINFO timeout_turn\nINFO timeout_turn 99999999999999999999999\nINFO timeout_turn ten\nINFO time_left 2147483647\nBEGIN\n' | renju --gomocup
    OK
    7,7

Swap2: three stones; then a color, or two more stones.

    $ printf 'START 15\nINFO rule 5\nSWAP2BOARD\nDONE\nINFO rule 4\nSWAP2BOARD\nDONE\n' | renju --gomocup | sed 's/[0-9][0-9]*,[0-9][0-9]*/X,Y/g'
    OK
    ERROR the rule must be 0 to 4, 6, or 8 to 11
    X,Y X,Y X,Y
    $ printf 'START 15\nSWAP2BOARD\nDONE\n' | renju --gomocup | sed 's/[0-9]*,[0-9]*/X,Y/g'
    OK
    X,Y X,Y X,Y
    $ for n in 5 6 7 20 99; do for seed in 1 2 3 4 5 6; do printf 'START %d\nSWAP2BOARD\nDONE\n' $n | renju --gomocup -S $seed | tail -n 1; done; done | awk '{ n++; bad += NF != 3 || $1 == $2 || $1 == $3 || $2 == $3 } END { print n, bad }'
    30 0
    $ { printf 'START 15\nSWAP2BOARD\n7,7\n0,0\n8,8\nDONE\n'; sleep 1; printf 'SWAP2BOARD\n7,7\n0,0\n8,8\n9,9\n9,8\nDONE\n'; sleep 1; printf 'SWAP2BOARD\n0,0\n7,7\n14,14\n7,8\n14,0\nDONE\n'; sleep 1; } | renju --gomocup -D 2 | sed 's/[0-9]*,[0-9]*/X,Y/g'
    OK
    SWAP
    SWAP
    X,Y
    $ printf 'START 15\nSWAP2BOARD\n7,7\nDONE\nSWAP2BOARD\n7,7\n7,7\n8,8\nDONE\nSWAP2BOARD\n7,7,1\nDONE\n' | renju --gomocup
    OK
    ERROR SWAP2BOARD takes no, three or five points
    ERROR a point is listed twice
    ERROR expected x,y or DONE

Who owns the stones: Black's belong to the player who proposed them, or added two; White's to the other player, who
makes five of them. The player who moves next has White's.

    $ printf 'START 15\nSWAP2BOARD\nDONE\n' | renju --gomocup -B random -S 1 | sed -n '2s/[, ]/ /gp' >stones
    $ for to in '1 0' '-1 0' '0 1' '0 -1'; do awk -v to="$to" '{ split(to, d); print "START 15\nSWAP2BOARD\nDONE"; for (i = 1; i < 5; i++) print "TURN " $3 + i * d[1] "," $4 + i * d[2] }' stones | renju --gomocup -B random -S 1; done | grep over | uniq
    ERROR the game is over
    $ for to in '1 0' '-1 0' '0 1' '0 -1'; do awk -v to="$to" '{ split(to, d); print "START 15\nSWAP2BOARD\nDONE"; for (i = 1; i < 5; i++) print "PLAY " $1 + i * d[1] "," $2 + i * d[2]; print "TURN 7,7" }' stones | renju --gomocup -B random -S 1; done | grep over | uniq
    ERROR the game is over
    $ printf 'START 15\nSWAP2BOARD\n7,7\n0,0\n8,8\nDONE\nTURN 10,2\nTURN 11,2\nTURN 12,2\nTURN 13,2\n' | renju --gomocup -B random -S 3 | sed -n '2p;$p'
    14,2 0,7
    ERROR the game is over
    $ printf 'START 15\nSWAP2BOARD\n7,7\n0,0\n8,8\nDONE\nPLAY 1,7\nPLAY 2,7\nPLAY 3,7\nPLAY 4,7\nTURN 14,14\n' | renju --gomocup -B random -S 3 | tail -n 1
    ERROR the game is over
    $ printf 'START 15\nSWAP2BOARD\n0,0\n7,7\n1,0\n7,8\n2,0\nDONE\nTURN 3,0\nTURN 4,0\n' | renju --gomocup -B random -S 1 | tail -n 1
    ERROR the game is over

The side to move is White if it has one stone less, in whatever order the stones are listed. With equal numbers it is
Black, and may not make six.

    $ awk 'BEGIN { print "START 15\nINFO rule 4\nBOARD\n1,1,1\n2,1,1\n3,1,1\n5,1,1\n6,1,1"; for (i = 0; i < 6; i++) print 2 * i ",14,2"; print "DONE" }' | renju --gomocup -N 100 | tail -n 1
    4,1
    $ awk 'BEGIN { print "START 15\nINFO rule 4\nBOARD\n1,1,1\n2,1,1\n3,1,1\n5,1,1\n6,1,1"; for (i = 0; i < 5; i++) print 2 * i ",14,2"; print "DONE" }' | renju --gomocup -N 100 | tail -n 1 | grep -c -v 4,1
    1

The name of a program that a manager starts.

    $ ln -s "$(command -v renju)" pbrain-renju && printf 'START 15\nEND\n' | ./pbrain-renju
    OK

Options that are refused with --gomocup.

    $ renju --gomocup -n 15 2>&1
    renju: --size: cannot be used with --gomocup
    Try 'renju --help'.
    [2]
    $ renju --gomocup -g 2>&1
    renju: --games: cannot be used with --gomocup
    Try 'renju --help'.
    [2]
    $ renju --gomocup -i 2>&1
    renju: --interactive: cannot be used with --gomocup
    Try 'renju --help'.
    [2]
    $ renju --gomocup -m </dev/null 2>&1
    renju: --mark-forbidden: cannot be used with --gomocup
    Try 'renju --help'.
    [2]
    $ renju --gomocup -W random 2>&1
    renju: --white: cannot be used with --gomocup
    Try 'renju --help'.
    [2]
    $ renju --gomocup games.txt 2>&1
    renju: --gomocup: takes no FILE: a manager writes to its standard input
    Try 'renju --help'.
    [2]
    $ ./pbrain-renju -r renju 2>&1
    renju: --rule: cannot be used with --gomocup
    Try 'renju --help'.
    [2]

Input that cannot be read is not its end.

    $ renju --gomocup <tests 2>&1
    renju: standard input: Is a directory
    [2]
    $ renju --gomocup </dev/null
