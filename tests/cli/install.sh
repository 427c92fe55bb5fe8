#!/bin/sh
# Building and installing: paths with blanks, and the folders that packagers choose. Uses the program as it is; nothing
# is compiled again.
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

# Settings of an outer make do not apply to the makes below.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEFILES BUILD PROGRAM CFLAGS CPPFLAGS LDFLAGS PREFIX DESTDIR V
make='make'
"$make" --version 2>/dev/null | grep -q '^GNU Make' || make=gmake

# A source folder with a blank in its path, and the program in it.
top="$scratch/it's a source"
mkdir -p "$top" || exit 2
cp -R Makefile README.md examples man src "$top"
cp "$program" "$top/renju"
[ "$(uname -s)" != Linux ] || : >"$top/renju-clock.so"

"$make" -C "$top" CFLAGS=-O0 build/src/base/text.o >/dev/null && [ -s "$top/build/src/base/text.o" ]
say $? "make -C: the path of the source may have a blank"
(cd / && "$make" -f "$top/Makefile" -n clean) | grep -q '^rm -rf build renju renju.new'
say $? "make -f: the path of the source may have a blank"

rm "$top/build/src/base/text.o"
"$make" -C "$top" CFLAGS=-O0 V=1 build/src/base/text.o >"$scratch/commands"
grep -q -- '-c -o build/src/base/text.o src/base/text.c$' "$scratch/commands"
say $? "V=1 shows the commands"
rm "$top/build/src/base/text.o"
[ "$("$make" --no-print-directory -C "$top" CFLAGS=-O0 build/src/base/text.o)" = '  cc src/base/text.c' ]
say $? "without it a line for each file"
rm "$top/build/src/base/text.o"
[ -z "$("$make" -s -C "$top" CFLAGS=-O0 build/src/base/text.o)" ] && [ -s "$top/build/src/base/text.o" ]
say $? "make -s prints nothing"

# A stand-in for a compiler, which notes what is at ./renju when it links.
cat >"$scratch/cc" <<'END'
#!/bin/sh
while [ $# -gt 0 ]; do
	case $1 in -o) out=$2 ;; esac
	shift
done
: >"$out" && cp renju seen && [ ! -e fails ] && echo linked >"$out"
END
chmod +x "$scratch/cc"
link() { "$make" -s -B -C "$top" OBJECTS= CC="'$scratch/cc'" CFLAGS= renju; }
link && cmp -s "$program" "$top/seen" && [ "$(cat "$top/renju")" = linked ]
say $? "while it is linked, the old program stays"
rm "$top/renju" && cp "$program" "$top/renju"
: >"$top/fails"
! link 2>/dev/null && cmp -s "$program" "$top/renju"
say $? "and when it cannot be linked, too"
rm "$top/fails" "$top/seen"

if command -v bmake >/dev/null; then
	(cd "$top" && bmake 2>&1) | grep -q 'needs GNU make'
	say $? "BSD make says that GNU make is needed"
else
	echo "ok - bmake is not here # SKIP"
fi

# Nothing is compiled: without objects make takes the program as up to date.
install() { "$make" -C "$top" OBJECTS= "$@" >/dev/null; }
files() { (cd "$1" && find . ! -type d | sort); }
# with_documents FOLDER FILES: adds README and the examples in FOLDER, and the library, to the list of FILES.
with_documents() {
	{
		printf '%s\n' "$2" "$1/README.md" "$1/man/NEWS.md" "$1/man/zh_CN/README.md"
		[ ! -e "$top/renju-clock.so" ] || echo ./usr/lib/renju/renju-clock.so
		find examples -type f | sed "s|^|$1/|"
	} | sort
}

# A program that cannot run here, as in a cross build.
mv "$top/renju" "$top/native" && echo 'not for this machine' >"$top/renju"
to="$scratch/it's a folder"
install install DESTDIR="$to" PREFIX=/usr && [ "$(files "$to")" = "$(with_documents ./usr/share/doc/renju "./usr/bin/pbrain-renju
./usr/bin/renju
./usr/share/bash-completion/completions/renju
./usr/share/fish/vendor_completions.d/renju.fish
./usr/share/man/man5/renju-games.5
./usr/share/man/man5/renju-lines.5
./usr/share/man/man5/renju-protocols.5
./usr/share/man/man6/pbrain-renju.6
./usr/share/man/man6/renju-match.6
./usr/share/man/man6/renju-play.6
./usr/share/man/man6/renju.6
./usr/share/man/man7/renju-openings.7
./usr/share/man/zh_CN/man6/renju-play.6
./usr/share/man/zh_CN/man6/renju.6
./usr/share/renju/puzzles.sgf
./usr/share/zsh/site-functions/_renju")" ]
say $? "what a cross build made is installed, DESTDIR with a blank in it"
cmp -s "$top/renju" "$to/usr/bin/renju" && cmp -s man/renju.6 "$to/usr/share/man/man6/renju.6" &&
	cmp -s examples/puzzles.sgf "$to/usr/share/renju/puzzles.sgf" &&
	cmp -s man/renju-games.5 "$to/usr/share/man/man5/renju-games.5" &&
	cmp -s man/renju.6 "$to/usr/share/man/man6/pbrain-renju.6" &&
	cmp -s man/zh_CN/man6/renju.6 "$to/usr/share/man/zh_CN/man6/renju.6"
say $? "the files are the ones that were made"
install uninstall DESTDIR="$to" PREFIX=/usr && [ -z "$(files "$to")" ] && [ -z "$(find "$to" -name renju)" ]
say $? "uninstall leaves no file"

# For Windows, where links are for administrators.
mv "$top/renju" "$top/renju.exe"
install install DESTDIR="$to" prefix= PROGRAM=renju.exe && [ "$(cd "$to/bin" && ls)" = 'pbrain-renju.exe
renju.exe' ] && [ ! -h "$to/bin/pbrain-renju.exe" ] && cmp -s "$to/bin/pbrain-renju.exe" "$top/renju.exe" &&
	install uninstall DESTDIR="$to" prefix= PROGRAM=renju.exe && [ -z "$(files "$to")" ]
say $? "renju.exe is installed as pbrain-renju.exe, too"

mv "$top/native" "$top/renju"
install install DESTDIR="$to" prefix=/usr bindir=/usr/games datadir=/opt/share mandir=/opt/man &&
	[ "$(files "$to")" = "$(with_documents ./opt/share/doc/renju "./opt/man/man5/renju-games.5
./opt/man/man5/renju-lines.5
./opt/man/man5/renju-protocols.5
./opt/man/man6/pbrain-renju.6
./opt/man/man6/renju-match.6
./opt/man/man6/renju-play.6
./opt/man/man6/renju.6
./opt/man/man7/renju-openings.7
./opt/man/zh_CN/man6/renju-play.6
./opt/man/zh_CN/man6/renju.6
./opt/share/bash-completion/completions/renju
./opt/share/fish/vendor_completions.d/renju.fish
./opt/share/renju/puzzles.sgf
./opt/share/zsh/site-functions/_renju
./usr/games/pbrain-renju
./usr/games/renju")" ]
say $? "bindir, datadir and mandir are obeyed"
printf 'ABOUT\nEND\n' | "$to/usr/games/pbrain-renju" | grep -q 'name="renju"'
say $? "the installed program runs, and as an engine by its other name"
examples=$to/opt/share/doc/renju/examples
(unset RENJU && cd / && PATH=$to/usr/games:$PATH "$examples/five-moves.sh" "$examples/collection.tsv") | sed -n 1p | grep -q h8
say $? "an installed example runs the installed program"
rm -rf "$to"
install install DESTDIR="$to" prefix=/usr && files "$to" >"$scratch/once" && install install DESTDIR="$to" PREFIX=/usr &&
	files "$to" | cmp -s - "$scratch/once"
say $? "prefix is PREFIX, and what is there is replaced"

# The program looks beside itself last.
puzzles_of() {
	printf '11\n\nq\n' | PATH=${2:-$PATH} XDG_DATA_HOME=/nowhere XDG_DATA_DIRS=/nowhere "$1" -i -s ascii | sed -n 's|^.*/it.s a folder\(.*\): 20 puz.*|\1|p'
}
[ "$(puzzles_of "$to/usr/bin/renju")" = /usr/bin/../share/renju/puzzles.sgf ]
say $? "the puzzles are found below any prefix"
[ "$(cd / && puzzles_of renju "$to/usr/bin:$PATH")" = /usr/bin/../share/renju/puzzles.sgf ]
say $? "also if PATH has the program"
cp "$to/usr/share/renju/puzzles.sgf" "$to/usr/bin" && [ "$(puzzles_of "$to/usr/bin/renju")" = /usr/bin/puzzles.sgf ]
say $? "and before that beside the program"

version=$("$top/renju" --version | tr ' ' -)
for archive in linux-x86_64.tar.gz linux-aarch64.tar.gz windows-x86_64.zip; do
	"$make" -C "$top" OBJECTS= -n release | grep -q -- "manuals/renju.6.txt .*--add-file=examples/puzzles.sgf -o $version-$archive HEAD README.md examples$"
	say $? "make release packs $version-$archive"
done

# Outside a git repository make dist has nothing to pack.
if repository=$(git rev-parse --absolute-git-dir 2>/dev/null) && [ "$(git rev-parse --show-toplevel)" = "$(pwd -P)" ]; then
	GIT_DIR=$repository "$make" -C "$top" dist >/dev/null 2>&1 && gzip -dc "$top/$version.tar.gz" | tar -xf - -C "$scratch" &&
		(cd "$scratch/$version" && files .) | sed 's|^\./||' >"$scratch/unpacked" &&
		git ls-tree -r --name-only HEAD | sort | cmp -s - "$scratch/unpacked" &&
		"$make" -C "$scratch/$version" -n | grep -q -- '-c -o build/src/main.o src/main.c'
	say $? "make dist: a tarball named after the version, with every file in it"
	[ "$(LC_ALL=C head -c 2 "$top/$version.zip")" = PK ] && LC_ALL=C grep -q "$version/src/main.c" "$top/$version.zip"
	say $? "and a zip"
else
	echo "ok - this is no folder of git # SKIP"
fi

# The installed completion is found by each shell; tests/cli/completion.sh tests more.
share="$to/usr/share"
PATH="$to/usr/bin:$PATH"
if command -v bash >/dev/null; then
	bash -c '. "$0"; complete -p renju' "$share/bash-completion/completions/renju" | grep -q -- '-F _renju renju'
	say $? "bash: the installed script"
else
	echo "ok - bash is not here # SKIP"
fi
if command -v fish >/dev/null; then
	HOME=$scratch fish --no-config -c "source \$argv[1]; complete -C 'renju --rule=s'" "$share/fish/vendor_completions.d/renju.fish" |
		grep -q '^--rule=standard'
	say $? "fish: the installed script"
else
	echo "ok - fish is not here # SKIP"
fi
if command -v zsh >/dev/null; then
	TERM=dumb SHARE=$share pty -c 200 zsh -f <<-'END' >"$scratch/typed" 2>&1
		send PS1='rea''dy: '; fpath=("$SHARE/zsh/site-functions" $fpath); autoload -U compinit; compinit -u -D; bindkey '^I' complete-word
		wait ready:
		type renju --ru\t
		wait renju --rule=
		key ^U
		send exit 7
		status
	END
	tail -n 1 "$scratch/typed" | grep -q 'status 7'
	say $? "zsh: the installed script, at the first Tab"
else
	echo "ok - zsh is not here # SKIP"
fi
exit $failed
