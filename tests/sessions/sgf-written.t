# What --to=sgf writes: valid FF[4]

AP names the program, after CA, in every record, also in a tree's:

    $ version=$(renju -V | sed -n '1s/.* //p'); for option in -g --tree; do printf '(;PB[\303\251]C[\303\251];B[hh])' | renju -g --to=sgf $option | head -n 1 | cut -c 1-35 | sed "s/AP.renju:$version./AP here /"; done
    (;FF[4]CA[UTF-8]AP here GM[4]S
    (;FF[4]CA[UTF-8]AP here GM[4]S

CA is there if a text is not ASCII, whatever the record says:

    $ for text in 'PB[x]' 'CA[UTF-8]PB[x]' 'CA[GBK]PB[x]' 'CA[ISO-8859-1]C[x]' 'CA[ISO-8859-1]C[\351]' 'PB[\303\251]' 'GN[\303\251]' 'EV[\303\251]' ';B[hh]C[\303\251]' ';B[hh]LB[aa:\303\251]' 'C[\351]' 'C[\351]PB[\303\251]'; do printf "(;$text)\n" | renju -g --to=sgf | grep -ao 'CA[^]]*]' || echo none; done | uniq -c | sed 's/^ *//'
    4 none
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

    $ for text in B W D 1-0 0-1 1/2-1/2 0.5-0.5 'black wins' 'white resigns' 黑胜 B+5; do printf 'x\t%s\th8\n' "$text"; done | renju -g --to=sgf | grep -o 'RE[^]]*]' | paste -sd ' '
    RE[B+] RE[W+] RE[0] RE[B+] RE[W+] RE[0] RE[0] RE[B+] RE[B+] RE[B+] RE[B+]
