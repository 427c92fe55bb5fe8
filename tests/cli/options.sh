#!/bin/sh
# The help texts of all options begin in one column.
if "$1" --help | grep '^ *-' | grep -v '^ .\{23\}  [^ ]'; then
	echo "not ok - help: the options line up"
	exit 1
fi
echo "ok - help: the options line up"

# --help, which is made from the option table, and the manual have the same options with the same arguments.
"$1" --help | sed -n 's/^  \(-.\), --\([a-z-]*\)\(=[A-Z]*\)\{0,1\} .*/\1 --\2\3/p; s/^      --\([a-z-]*\)\(\[*=[A-Z+-]*]*\)\{0,1\} .*/--\1\2/p' |
	sort >"$2/help-options"
sed -n 's/ Ns Oo = Ns Ar \(.*\) Oc$/[=\1]/; s/ Ns = Ns Ar /=/; s/^\.It Fl \([A-Za-z]\) , Fl -\(.*\)$/-\1 --\2/p; s/^\.It Fl -\(.*\)$/--\1/p' man/renju.6 |
	sort >"$2/manual-options"
if [ -s "$2/help-options" ] && diff "$2/help-options" "$2/manual-options" >"$2/options-diff"; then
	echo "ok - help and manual name the same $(wc -l <"$2/help-options") options"
else
	echo "not ok - help (<) and manual (>) name other options:"
	sed 's/^/#   /' "$2/options-diff"
	exit 1
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
