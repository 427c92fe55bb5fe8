# why and forbidden: the reasons of a verdict

The cases on which public programs disagree, one by one:

    $ printf 'setup black H5 H6 J6 G7 J7 H8 H9\nwhy I7\n' | renju -q | grep =
    = why BLACK I7 OK
    = why three real H8 I7 J6 : G9 K5
    $ printf 'setup black H6 K6 K7 L7 I8 L8 I9 K9 I10 K10\nwhy I7\n' | renju -q | grep =
    = why BLACK I7 FORBIDDEN 3-3
    = why four I7 I8 I9 I10 : I6 I11
    = why three real I7 K7 L7 : J7
    = why three real H6 I7 K9 : J8
    $ printf 'setup black E2 G2 H2 E3 F3 G4 H4 I5 J5\nwhy H3\n' | renju -q | grep =
    = why BLACK H3 OK
    = why three unreal E3 F3 H3 : G3=3-3
    = why > four E3 F3 G3 H3 : D3 I3
    = why > three real G2 G3 G4 : G5
    = why > three real G3 H4 I5 : J6
    = why three unreal H2 H3 H4 : H5=4-4
    = why three real G2 H3 J5 : I4
    $ printf 'setup black G7 F8 G8 F9 H9 E10 F10 H11 E12\nwhy H10\n' | renju -q | grep =
    = why BLACK H10 FORBIDDEN 3-3
    = why three real E10 F10 H10 : G10
    = why > four E10 F10 G10 H10 : D10 I10
    = why > three unreal G7 G8 G10 : G9=3-3
    = why >> four G7 G8 G9 G10 : G6 G11
    = why >> three real F9 G9 H9 : I9
    = why >>> four E9 F9 G9 H9 : D9 I9
    = why >>> three real E9 E10 E12 : E11
    = why >>> three real E9 F8 G7 : H6
    = why >> three real F8 G9 H10 : E7 I11
    = why > three real F9 G10 H11 : E8 I12
    = why > three unreal E12 G10 H9 : F11=4-4
    = why three real H9 H10 H11 : H8 H12
    $ printf 'setup black H2 E3 G3 F5 G5 F6\nwhy E5\n' | renju -q | grep =
    = why BLACK E5 OK
    = why three real E5 F5 G5 : D5 H5
    = why three unreal E5 G3 H2 : F4=3-3
    = why > four E5 F4 G3 H2 : D6 I1
    = why > three real F4 F5 F6 : F3 F7
    = why > three real E3 F4 G5 : D2 H6
    $ printf 'setup black H10 E11 G11 E12 G12 D13 F13\nwhy G13\n' | renju -q | grep =
    = why BLACK G13 FORBIDDEN 3-3
    = why three real D13 F13 G13 : E13
    = why > four D13 E13 F13 G13 : C13 H13
    = why > three real E11 E12 E13 : E10 E14
    = why > three unreal E13 G11 H10 : F12=3-3
    = why >> four E13 F12 G11 H10 : D14 I9
    = why >> three real E12 F12 G12 : D12 H12
    = why >> three real E11 F12 G13 : D10 H14
    = why three real G11 G12 G13 : G10 G14
    $ printf 'setup black H3 F5 B6 F6 G6 H7 F8 G8 D9 E9 H9 I9 I11 I13\nwhy F7\n' | renju -q | grep =
    = why BLACK F7 OK
    = why four F5 F6 F7 F8 : F4 F9
    = why three unreal F7 G8 H9 : E6=3-3 I10=4-4
    = why > four E6 F7 G8 H9 : D5 I10
    = why > three real E6 F6 G6 : H6
    = why >> four E6 F6 G6 H6 : D6 I6
    = why >> three real H6 H7 H9 : H8
    = why >>> four H6 H7 H8 H9 : H5 H10
    = why >>> three unreal F8 G8 H8 : E8=4-4 I8=4-4
    = why >>> three unreal F6 H8 I9 : G7=4-4
    = why >>>> four F6 G7 H8 I9 : E5 J10
    = why >>>> four E9 F8 G7 H6 : D10 I5
    = why >>>> three real F7 G7 H7 : E7 I7
    = why >>>> three real G6 G7 G8 : G5 G9
    = why >> three unreal E9 F8 H6 : G7=3-3
    = why >>> four E9 F8 G7 H6 : D10 I5
    = why >>> three real F7 G7 H7 : E7 I7
    = why >>> three real G6 G7 G8 : G5 G9
    = why >>> three unreal F6 G7 I9 : H8=4-4
    = why > three real E6 F5 H3 : G4
    = why three real D9 F7 G6 : E8
    $ printf 'setup black I1 K1 G2 H2 F3 G4 H4 I5 J5\nwhy H3\n' | renju -q | grep =
    = why BLACK H3 OK
    = why three unreal H2 H3 H4 : H5=3-3
    = why > four H2 H3 H4 H5 : H1 H6
    = why > three real H5 I5 J5 : G5 K5
    = why > three real F3 G4 H5 : E2 I6
    = why three real G2 H3 J5 : I4
    $ printf 'setup black E8 G8 F9 F10 D5 D6 D7 D9 D10\nsetup white I8\nwhy F8\n' | renju -q | grep =
    = why BLACK F8 OK
    = why three unreal E8 F8 G8 : D8=OVERLINE
    = why three real F8 F9 F10 : F11
    = why > four F7 F8 F9 F10 : F6 F11
    = why > three real D5 F7 G8 : E6
    = why > three real D9 E8 F7 : C10 G6
    $ printf 'setup black B8 E8 G8 J8 F9 F10\nwhy F8\n' | renju -q | grep =
    = why BLACK F8 OK
    = why three real F8 F9 F10 : F7 F11
    $ printf 'setup black B8 D8 G8 F9 F10\nwhy F8\n' | renju -q | grep =
    = why BLACK F8 OK
    = why three real F8 F9 F10 : F7 F11
    $ printf 'setup black E8 G8 I8 K8\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 FORBIDDEN 4-4
    = why four E8 G8 H8 I8 : F8
    = why four G8 H8 I8 K8 : J8
    $ printf 'setup black E8 F8 I8 K8 L8\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 FORBIDDEN 4-4
    = why four E8 F8 H8 I8 : G8
    = why four H8 I8 K8 L8 : J8
    $ printf 'setup black D8 E8 F8 J8 K8 L8\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 FORBIDDEN 4-4
    = why four D8 E8 F8 H8 : G8
    = why four H8 J8 K8 L8 : I8
    $ printf 'setup black E8 F8 G8 I8 J8\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 FORBIDDEN OVERLINE
    = why overline E8 F8 G8 H8 I8 J8
    $ printf 'setup black E8 F8 G8 I8 J8 H5 H6 H7 E5 F6 G7\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 FORBIDDEN OVERLINE+4-4
    = why overline E8 F8 G8 H8 I8 J8
    = why four H5 H6 H7 H8 : H4 H9
    = why four E5 F6 G7 H8 : D4 I9
    $ printf 'setup black D8 E8 F8 G8 H6 H7 H9 H10 H11\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 WIN BLACK
    = why five D8 E8 F8 G8 H8
    = why overline H6 H7 H8 H9 H10 H11
    $ printf 'setup black E8 F8 G8 H9 H10 G7 F6\nwhy H8\n' | renju -q | grep =
    = why BLACK H8 FORBIDDEN 3-3
    = why four E8 F8 G8 H8 : D8 I8
    = why three real H8 H9 H10 : H7 H11
    = why three real F6 G7 H8 : E5 I9

Shapes in order, a straight four with its two completions, legal points, White under other rules:

    $ printf 'setup black E8 F8 G8 H9 H10\nwhy H8\nwhy A1\nwhy F9\nwhy D8\n' | renju -q | grep =
    = why BLACK H8 OK
    = why four E8 F8 G8 H8 : D8 I8
    = why three real H8 H9 H10 : H7 H11
    = why BLACK A1 OK
    = why BLACK F9 OK
    = why BLACK D8 OK
    = why four D8 E8 F8 G8 : C8 H8
    $ printf 'setup white E8 F8 G8 I8 J8 H5 H6\nturn white\nwhy H8\nwhy H7\n' | renju -q -r freestyle | grep =
    = why WHITE H8 WIN WHITE
    = why five E8 F8 G8 H8 I8 J8
    = why three real H5 H6 H8 : H7
    = why WHITE H7 OK
    = why three real H5 H6 H7 : H4
    $ printf 'setup white E8 F8 G8 I8 J8 H5 H6\nturn white\nwhy H8\nwhy H7\n' | renju -q -r standard | grep =
    = why WHITE H8 OK
    = why overline E8 F8 G8 H8 I8 J8
    = why three real H5 H6 H8 : H7
    = why WHITE H7 OK
    = why three real H5 H6 H7 : H4 H8
    $ printf 'setup white E8 F8 G8 I8 J8 H5 H6\nturn white\nwhy H8\n' | renju -q -r renju
    OK
    OK
    = why BLACK H8 OK
    OK
    $ printf 'setup black B1 C1\nsetup white A1 E2\nwhy D1\n' | renju -q -r caro | grep =
    = why BLACK D1 OK
    $ printf 'setup black B2\nwhy C3\n' | renju -q -n 4 -k 4 | grep =
    = why BLACK C3 OK
    $ printf 'setup black B2\nwhy C3\n' | renju -q -n 4 -k 3 | grep =
    = why BLACK C3 OK
    = why four B2 C3 : A1 D4
    = why three real C3 : B3
    = why three real C3 : C2
    $ printf 'setup black B2\nwhy C3\n' | renju -q -n 4 -k 2 | grep =
    = why BLACK C3 WIN BLACK
    = why five B2 C3
    = why four C3 : B3 D3
    = why four C3 : C2 C4
    = why four C3 : B4 D2
    $ printf 'setup black A1 A2 B1\nwhy B2\n' | renju -q -n 2 | grep =
    = why BLACK B2 DRAW

Answers use the notation of the input; points that are occupied or off the board are refused:

    $ printf 'setup black 7,5 7,6 8,7 9,7\nwhy 7,7\nwhy 7,5\nwhy 15,0\nforbidden\n' | renju -q -c rc
    OK
    = why BLACK 7,7 FORBIDDEN 3-3
    = why three real 7,5 7,6 7,7 : 7,4 7,8
    = why three real 9,7 8,7 7,7 : 10,7 6,7
    OK
    ILLEGAL OCCUPIED
    ILLEGAL OFF-BOARD
    = forbidden 7,7:3-3
    OK
    [1]

All forbidden points in board order, whoever is to move, also after the end:

    $ printf 'setup black J4 J5 K5 C6 F6 G6 J6 G7 H7 I7 M7 E8 F8 H8 I8 J8 K8 I9 J9 L10 J11 K11\nsetup white J3 C5 D5 G5 D6 E6 D7 F7 O7 A8 D8 G8 C9 E9 F9 G9 E10 F10 G10 E11 F11 G11\nforbidden\nturn white\nforbidden\nresign\nforbidden\n' | renju -q
    OK
    OK
    = forbidden I5:4-4 H6:4-4 I6:4-4 J7:OVERLINE J10:OVERLINE
    OK
    OK
    = forbidden I5:4-4 H6:4-4 I6:4-4 J7:OVERLINE J10:OVERLINE
    OK
    WIN BLACK
    = forbidden I5:4-4 H6:4-4 I6:4-4 J7:OVERLINE J10:OVERLINE
    WIN BLACK
    $ printf 'setup black H6 H7 I8 J8\nforbidden\n' | renju -q -r standard | grep =
    = forbidden -
