#!/bin/sh
# The picture of README shows what the program shows today; make pictures makes it again.
texts() { tr '<' '\n' <"$1" | sed 's/^[^>]*>//' | grep .; }
tests/tools/pictures "$1" >"$2/terminal.svg" || exit
if cmp -s examples/terminal.svg "$2/terminal.svg"; then
	echo "ok - README's picture shows today's screens"
else
	echo "not ok - README's picture shows today's screens (make pictures)"
	texts examples/terminal.svg >"$2/old" && texts "$2/terminal.svg" | diff "$2/old" - | head -n 40 | sed 's/^/#   /'
fi
