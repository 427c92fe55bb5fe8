# What --to=sgf writes: valid FF[4]

AP names the program, after CA, in every record, also in a tree's:

    $ version=$(renju -V | sed -n '1s/.* //p'); for option in -g --tree; do printf '(;PB[\303\251]C[\303\251];B[hh])' | renju -g --to=sgf $option | head -n 1 | cut -c 1-35 | sed "s/AP.renju:$version./AP here /"; done
    (;FF[4]CA[UTF-8]AP here GM[4]S
    (;FF[4]CA[UTF-8]AP here GM[4]S

CA is there if a text is not ASCII, whatever the record says:

    $ for text in 'PB[x]' 'CA[UTF-8]PB[x]' 'CA[GBK]PB[x]' 'CA[x-none]PB[x]' 'CA[ISO-8859-1]C[x]' 'CA[ISO-8859-1]C[\351]' 'PB[\303\251]' 'GN[\303\251]' 'EV[\303\251]' ';B[hh]C[\303\251]' ';B[hh]LB[aa:\303\251]' 'C[\351]' 'C[\351]PB[\303\251]'; do printf "(;$text)\n" | renju -g --to=sgf | grep -ao 'CA[^]]*]' || echo none; done | uniq -c | sed 's/^ *//'
    5 none
    6 CA[UTF-8]
    2 none

A date has hyphens and two digits; another text stays as it is:

    $ for date in 2021 2021-5 2021.05.03 2021/5/3 ' 2021-05-03' 2021.11.?? 2021-13-01 1996-05,06 'May 3' 3.5.2021; do printf "(;DT[$date])" | renju -g --to=sgf | grep -o 'DT[^]]*]'; done
    DT[2021]
    DT[2021-5]
    DT[2021-05-03]
    DT[2021-05-03]
    DT[2021-05-03]
    DT[2021-11]
    DT[2021-13-01]
    DT[1996-05,06]
    DT[May 3]
    DT[3.5.2021]
    $ printf '[Date "2021.??.??"]\nh8 *\n' | renju -g --to=sgf | grep -o 'DT[^]]*]'; echo '{"date":"2021-5-3","moves":["h8"]}' | renju -g --to=sgf | grep -o 'DT[^]]*]'
    DT[2021]
    DT[2021-05-03]

The result is B+, W+ or 0:

    $ for text in B W D 1-0 0-1 1/2-1/2 0.5-0.5 'black wins' 'white resigns' 黑胜 B+5; do printf 'x\t%s\th8\n' "$text"; done | renju -g --to=sgf | grep -o 'RE[^]]*]' | paste -sd ' ' -
    RE[B+] RE[W+] RE[0] RE[B+] RE[W+] RE[0] RE[0] RE[B+] RE[B+] RE[B+] RE[B+]

The record's own RE is written if it means the same and is valid:

before: result
    $ result() { for text in "$@"; do printf '(;GM[4]RE[%s];B[hh])' "$text" | renju -g --to=sgf | grep -o 'RE[^]]*]' || echo none; done | paste -sd ' ' -; }

    $ result B+R W+T B+Resign W+Time B+F W+Forfeit B+5 W+12.5 0 Draw Void '?' ' B+R '
    RE[B+R] RE[W+T] RE[B+Resign] RE[W+Time] RE[B+F] RE[W+Forfeit] RE[B+5] RE[W+12.5] RE[0] RE[Draw] RE[Void] RE[?] RE[B+R]
    $ result B W b+r W+r 'B+ R' B+resign Black 'white wins' draw D 1-0 B+Draw B+5. B+.5 B+1.x B+Rx 白胜 void '??' Bob
    RE[B+] RE[W+] RE[B+] RE[W+] RE[B+] RE[B+] RE[B+] RE[W+] RE[0] RE[0] RE[B+] RE[0] RE[B+] RE[B+] RE[B+] RE[B+] RE[W+] none none none
    $ printf '(;RE[B+R]GN[a];B[hh](;W[ii]RE[W+T])(;W[jj]RE[W])(;W[kk]))' | renju -g --to=sgf --variations | grep -o 'RE[^]]*]'
    RE[W+T]
    RE[W+]
    RE[B+R]
    $ printf '(;RE[B+R];B[hh])' | renju -g --to=json | renju -g --to=sgf | grep -o 'RE[^]]*]'; printf '(;RE[B+R]TM[9];B[hh])' | renju -g --to=json | cut -d , -f 6,15-
    RE[B+]
    "recorded":"BLACK","notes":null,"black_rating":null,"white_rating":null}

Other properties of the root stay as they are, those of other nodes do not:

    $ printf '(;GM[1]FF[3]AP[x]BR[3d]WR[1500]TM[1800]OT[5x30 byo]SO[a\\]b\\\\]US[\303\251\\\n\\:]GC[x\ny]AR[aa:bb]\n[cc:dd]KO[]XXYYZZ[1]KoMi[]ON[\\\\\\]]KM[6.5]HA[1]HA[0]TB[]RE[B+R]N[n]LB[aa:x]PL[B];B[hh]GC[no];W[ii]US[no])' >kept.sgf; renju -g --to=sgf kept.sgf
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]BR[3d]WR[1500]RE[B+R]TM[1800]OT[5x30 byo]SO[a\]b\\]US[é\
    \:]GC[x
    y]AR[aa:bb][cc:dd]KO[]XXYYZZ[1]ON[\\\]]N[n]LB[aa:x];B[hh];W[ii])
    $ renju -g --to=sgf kept.sgf >again.sgf; renju -g --to=sgf again.sgf | cmp - again.sgf; renju -g --to=sgf --first=0 kept.sgf | grep -c 'KO\[]XXYYZZ'; for option in '--plies=1-1' '--find=h8' '--variations' '--dedup'; do renju -g --to=sgf $option kept.sgf | grep -c 'KO\[]XXYYZZ'; done
    1
    1
    1
    1
    1
    $ printf '(;GM[4]US[u];B[hh](;W[ii];B[jj])(;W[kk]))(;GM[4];B[hh])(;;B[hh];GC[no];W[ii])(;;GC[yes];B[hh])' | renju -g --to=sgf --variations
    (;FF[4]GM[4]SZ[15]RU[renju]US[u];B[hh];W[ii];B[jj])
    (;FF[4]GM[4]SZ[15]RU[renju]US[u];B[hh];W[kk])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju];B[hh];W[ii])
    (;FF[4]GM[4]SZ[15]RU[renju]GC[yes];B[hh])

Points are not turned, and an annotation replaces V: such properties are left out then. --tree has none:

    $ printf '(;AR[aa:bb]SL[aa]US[u]V[0]SBKV[50];B[hg];W[ii])' >points.sgf; renju -g --to=sgf points.sgf; renju -g --to=sgf --canon points.sgf; renju -g --to=sgf --annotate -N 1 points.sgf | grep -o '.*;B' | sed 's/\[-*[0-9.]*]/[]/g'; renju -g --to=sgf --tree points.sgf | grep -c 'US\|AR'
    (;FF[4]GM[4]SZ[15]RU[renju]AR[aa:bb]SL[aa]US[u]V[0]SBKV[50];B[hg];W[ii])
    (;FF[4]GM[4]SZ[15]RU[renju]US[u]V[0]SBKV[50];B[hi];W[gg])
    (;FF[]GM[]SZ[]RU[renju]AR[aa:bb]SL[aa]US[u]V[]SBKV[];B
    0
    [1]

Up to 16 KiB a game:

    $ for n in 16380 16381; do printf '(;US['; head -c $n /dev/zero | tr '\0' x; printf ']TM[1]C[c];B[hh])(;TM[2])'; done | renju -g --to=sgf 2>&1 | sed 's/xx*/X/'
    renju: -: a game has properties of more than 16 KiB; some were left out
    (;FF[4]GM[4]SZ[15]RU[renju]US[X]C[c];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]TM[2])
    (;FF[4]GM[4]SZ[15]RU[renju]TM[1]C[c];B[hh])
    (;FF[4]GM[4]SZ[15]RU[renju]TM[2])

In any encoding, and without control characters on a terminal:

    $ printf '(;CA[Shift_JIS]US[\203\135\203\\]C[\203\135];B[hh])(;US[\245\\]TM[1];B[hh])(;CA[x-none]US[\245\\\\]TM[1];B[hh])(;CA[Big5]US[\244\135\377]TM[1];B[hh])(;US[\245\302\205\\]TM[1];B[hh])' | renju -g --to=sgf 2>/dev/null | LC_ALL=C sed 's/[^ -~]/<&>/g' | LC_ALL=C od -An -v -c | tr -d ' \n'; echo
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]US[<343><202><276><343><202><275>]C[<343><202><276>];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]US[<245>\]TM[1];B[hh])\n(;FF[4]CA[x-none]GM[4]SZ[15]RU[renju]US[<245>\\]TM[1];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]US[\<244>\]<377>]TM[1];B[hh])\n(;FF[4]GM[4]SZ[15]RU[renju]US[<245>?\\]TM[1];B[hh])\n
    $ printf '(;US[a\033\302\233\tb\\]];B[hh])' >evil.sgf; TERM=xterm pty renju -g --to=sgf evil.sgf <<'END' | LC_ALL=C sed 's/AP.renju[^]]*]//'
    > raw
    > status
    > END
    (;FF[4]CA[UTF-8]GM[4]SZ[15]RU[renju]US[a??\x09b\]];B[hh])\r
    status 0
