#!/bin/sh
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
	fi
}

# The help texts of all options begin in one column.
if "$1" --help | grep '^ *-' | grep -v '^ .\{23\}  [^ ]'; then
	echo "not ok - help: the options line up"
	exit 1
fi
echo "ok - help: the options line up"

# --help, which is made from the option table, and the manual have the same options with the same arguments.
"$1" --help | sed -n 's/^  \(-.\), --\([a-z-]*\)\(=[A-Z]*\)\{0,1\} .*/\1 --\2\3/p; s/^      --\([a-z-]*\)\(\[*=[A-Z0-9,+-]*]*\)\{0,1\} .*/--\1\2/p' |
	sort >"$2/help-options"
sed -n 's/ Ns Oo = Ns Ar \(.*\) Oc$/[=\1]/; s/ Ns = Ns Ar /=/; s/^\.It Fl \([A-Za-z]\) , Fl -\(.*\)$/-\1 --\2/p; s/^\.It Fl -\(.*\)$/--\1/p' man/renju.6 man/renju-games.5 man/renju-match.6 |
	sort >"$2/manual-options"
if [ -s "$2/help-options" ] && diff "$2/help-options" "$2/manual-options" >"$2/options-diff"; then
	echo "ok - help and manual name the same $(wc -l <"$2/help-options") options"
else
	echo "not ok - help (<) and manual (>) name other options:"
	sed 's/^/#   /' "$2/options-diff"
	exit 1
fi

# Under -l zh or a Chinese locale --help is Chinese, each option of it.
words() { grep -E '^  (-|    --)' | cut -c 1-25; }
"$1" --help | words >"$2/english" && "$1" -l zh --help >"$2/chinese" && words <"$2/chinese" | cmp -s - "$2/english" &&
	! grep -q '^Usage\|^Lines\|^Exit' "$2/chinese" && ! grep -E '^  (-|    --)' "$2/chinese" | LC_ALL=C grep -v '^  .\{23\}.*[^ -~]'
say $? "help in Chinese"
for words in '--help -l zh' '-qh -ql zh' '-hlzh' '-hl zh' '--help --lang=zh' '-h --unknown --lang zh'; do
	# shellcheck disable=SC2086
	"$1" $words | cmp -s - "$2/chinese"
	say $? "help in Chinese: $words"
done
env LC_ALL=zh_CN.UTF-8 "$1" --help -l en | grep -q '^Usage'
say $? "help in English: -l after --help"
"$1" --help -- -l zh | grep -q '^Usage'
say $? "help in English: -l after --"
for locale in 'LC_ALL=zh_CN.UTF-8' 'LC_ALL= LC_MESSAGES=zh_TW.utf8 LANG=en_US.UTF-8' 'LC_ALL= LC_MESSAGES= LANG=zh_CN.UTF-8'; do
	# shellcheck disable=SC2086
	env LC_CTYPE= $locale "$1" --help | cmp -s - "$2/chinese"
	say $? "help under $locale"
done
env LC_ALL=C LANG=zh_CN.UTF-8 "$1" --help | words | cmp -s - "$2/english" && env LC_ALL=C LANG=zh_CN.UTF-8 "$1" --help | grep -q '^Usage'
say $? "help under LC_ALL=C"

# Readers find things in the manuals by these words.
while read -r page words; do
	tr '\n' ' ' <"man/$page" | grep -q "$words"
	say $? "$page: $words"
done <<'END'
renju.6 ^.*[.]Nd [^.]*gomoku and renju
renju-play.6 [.]Nd [^.]*gomoku and renju
renju-games.5 [.]Nd [^.]*gomoku and renju
renju.6 hash table (transposition table)
renju.6 difficulty
renju-play.6 difficulty
renju-games.5 CONFIRMED
renju-games.5 folder
END
if command -v mandoc >/dev/null; then
	[ "$(mandoc -O width=80 man/renju.6 | wc -l)" -le 300 ]
	say $? "renju(6) has at most 300 lines"
else
	echo "ok - mandoc is not here # SKIP"
fi

# Each section that a manual refers to is in that manual.
lost=$(for page in man/*.[567]; do
	sed -n 's/^\.Sx \(.*[A-Za-z]\)[ .,;:]*$/\1/p' "$page" | sort -u | while read -r section; do
		grep -q "^\.S[hs] $section\$" "$page" || echo "$page: $section"
	done
done)
if [ -z "$lost" ]; then
	echo "ok - manuals refer to sections that they have"
else
	echo "not ok - manuals refer to sections that they have"
	echo "$lost" | sed 's/^/#   /'
	exit 1
fi
