# In a terminal: files, whole or not at all

Saving leaves what lies beside it alone, keeps the rights of the file it replaces, and goes where a symbolic link leads:

    $ echo precious >g.new; mkdir -p away; printf 'h8\nsave g\nsave away/g\n' | renju -S 1 -i -B human -s ascii | grep saved; cat g.new; chmod 640 g; ln -sf away/g link; printf 'h8\ni9\nsave g\nsave link\n' | renju -S 1 -i -B human -s ascii | grep saved
    The game is saved in g.
    The game is saved in away/g.
    precious
    The game is saved in g.
    The game is saved in link.
    $ ls -l g | cut -c1-10; readlink link; cat away/g; find . -name ".renju-*"
    -rw-r-----
    away/g
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I9
    $ (umask 027; ln -s nothing/there broken; ln -s round round; ln -s later dangling; printf 'h8\nsave new\nsave broken\nsave round\nsave dangling\n' | renju -S 1 -i -B human -s ascii | grep -E 'saved|:.*such|:.*links'; ls -l new later | cut -c1-10)
    The game is saved in new.
    broken: No such file or directory
    round: Too many levels of symbolic links
    The game is saved in dangling.
    -rw-r-----
    -rw-r-----

A disk that is full leaves what was there; nothing is written onto the record, whatever it is called:

    $ printf 'h8\nsave /dev/full\n' | renju -S 1 -i -B human -s ascii | grep dev/full
    /dev/full is there already and no saved game; choose another name.
    $ echo '# renju -n 15' >rec; ln -s rec alias; ln rec hard; printf 'h8\nsave rec\nsave ./rec\nsave alias\nsave hard\n' | renju -S 1 -i -B human -s ascii --record=rec | grep recorded; cat rec
    rec is where this game is recorded; choose another name.
    ./rec is where this game is recorded; choose another name.
    alias is where this game is recorded; choose another name.
    hard is where this game is recorded; choose another name.
    # renju -n 15
    new
    H8
    $ cp g before; (ulimit -f 0; trap '' XFSZ; printf 'h8\nsave g\n' | renju -S 1 -i -B human -s ascii) | grep 'g: '; cmp g before; find . -name ".renju-*"
    g: File too large

A name may begin with the home folder:

    $ mkdir -p home; printf 'h8\nsave ~/g\nsave ~x/g\nload ~/g\n' | HOME=$PWD/home renju -S 1 -i -B human -s ascii | grep -E 'saved|loaded|directory' | sed "s|$PWD|HERE|"; cat home/g; printf '8\n~/g\n' | HOME=$PWD/home renju -i -l zh | grep 'home/g' | sed "s|$PWD|HERE|"; printf 'h8\nsave ~/g\n' | env -u HOME renju -S 1 -i -B human -s ascii | grep '~'
    The game is saved in HERE/home/g.
    ~x/g: No such file or directory
    HERE/home/g is loaded, moves: 1.
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    已读取 HERE/home/g，共1手。
    ~/g: No such file or directory

A record that can't be written is told at once, and the game goes on:

    $ printf 'h8\ni9\nsave kept\n' | renju -S 1 -i -B human -s ascii --record=/dev/full >said; echo $?; grep -E 'record|saved|Move' said; cat kept
    2
    Move 1, Black to play (as H8, or help): 
    The record can't be written: No space left on device
    Move 2, White to play (as I8, or help): 
    Move 3, Black to play (as I8, or help): 
    The game is saved in kept.
    Move 3, Black to play (as I8, or help): 
    # renju -n 15 -k 5 -r renju -f lose -o free -c letters
    H8
    I9
