#!/bin/sh
# Building and installing: paths with blanks, the folders that packagers choose. The program is taken as it is, not compiled again.
program=$1
scratch=$2
failed=0
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - $2"
	else
		echo "not ok - $2"
		failed=1
	fi
}

# What a make above this test was given is not for the ones below.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEFILES BUILD PROGRAM CFLAGS CPPFLAGS LDFLAGS PREFIX DESTDIR V
make='make'
"$make" --version 2>/dev/null | grep -q '^GNU Make' || make=gmake

# A source folder with a blank in its path, and the program in it.
top="$scratch/it's a source"
mkdir -p "$top" || exit 2
cp -R Makefile man src "$top"
cp "$program" "$top/renju"

"$make" -C "$top" CFLAGS=-O0 build/base/text.o >/dev/null && [ -s "$top/build/base/text.o" ]
say $? "make -C: the path of the source may have a blank"
(cd / && "$make" -f "$top/Makefile" -n clean) | grep -q '^rm -rf build renju'
say $? "make -f: the path of the source may have a blank"
if command -v bmake >/dev/null; then
	(cd "$top" && bmake 2>&1) | grep -q 'needs GNU make'
	say $? "BSD make says that GNU make is needed"
else
	echo "ok - bmake is not here # SKIP"
fi
exit $failed
