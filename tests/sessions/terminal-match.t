Matches at a terminal. One line is kept up to date, and each fault has a line of its own, which shows what an engine
said without its escapes:

    $ TERM=xterm pty sh -c 'renju --match --rounds=1 "name=a match_player last" "name=b match_player refuse" >games.sgf' <<'EOF'
    > wait 1.1.1: a - b 1-0, illegal move, 5 plies: ERROR I do not like it
    > wait 1 of 2 games, a 100.0 %
    > wait 1.1.2: b - a 0-1, illegal move, 4 plies: ERROR I do not like it
    > wait a                             2      2      0      0 100.0 %
    > wait b                             2      0      0      2   0.0 %
    > status
    > EOF
    status 1

Ctrl-C ends a match and its engines. What is complete is written:

    $ TERM=xterm pty renju --match --rounds=100000 --resume=games "name=a match_player last" "name=b match_player swap" <<'EOF'
    > wait 2 of 200000 games
    > key ^C
    > wait name
    > status
    > EOF
    signal INT
    $ renju -g games | cut -f 6 | sort -u
    -
