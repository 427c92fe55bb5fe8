The thinnest thing that runs end to end.

    $ printf 'H8\nI9\nH8\n' | renju -q
    OK
    OK
    ILLEGAL OCCUPIED
    [1]
    $ printf 'H8\nI9\nH8\n' | renju -q 2>&1 >/dev/null
    renju: -:3: H8: point already has a stone
    [1]
