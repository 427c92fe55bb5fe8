# In a terminal: no command is ever inside another one

A command typed in place of Enter at a page takes that page's place, however often, on a small stack:

    $ repeat() { for i in 1 2 3 4 5 6 7 8 9 10; do for j in 1 2 3 4 5 6 7 8 9 10; do for k in 1 2 3 4 5; do echo "send $1"; done; done; done; }
    > for word in help rules; do (echo 'wait help)'; repeat $word; printf 'send quit\nstatus\n') >script; (ulimit -s 1024; TERM=xterm pty -r 12 renju -W human) <script; done
    status 0
    status 0
    $ repeat() { for i in 1 2 3 4 5 6 7 8 9 10; do for j in 1 2 3 4 5 6 7 8 9 10; do for k in 1 2 3 4 5; do echo "send $1"; done; done; done; }
    > (printf 'wait help)\nsend a1\nsend back\nwait of 1\n'; repeat help; printf 'send start\nsend quit\nsend y\nstatus\n') >script; (ulimit -s 1024; TERM=xterm pty -r 3 renju -W human) <script
    status 0
