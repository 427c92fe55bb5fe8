#!/bin/sh
# Checks the structure of src: structure.sh PROGRAM SCRATCH. Each check prints its offenders, one a line.
# structure.known lists known offenders, as "CHECK: OFFENDER". A check fails on an offender that is not listed, and on a
# listed one that is no longer an offender: delete that line.
# shellcheck disable=SC2016,SC2032,SC2033 # the dollars are awk's, and xargs runs the tool
set -u
LC_ALL=C # columns are counted in bytes
export LC_ALL
scratch=$2
layers=tests/cli/structure.layers
list=tests/cli/structure.known
failed=0

# A tool that fails in the middle of a pipeline fails its check: it could not tell its offenders.
rm -f "$scratch/broken"
awk() { command awk "$@" || echo awk >>"$scratch/broken"; }
xargs() { command xargs "$@" || echo xargs >>"$scratch/broken"; }

# check NAME WHAT: compares the offenders on standard input with those that the list has under NAME.
check() {
	sort -u >"$scratch/found"
	grep -s "^$1: " $list | sed "s/^$1: //" | sort -u >"$scratch/known"
	if [ -e "$scratch/broken" ]; then
		echo "not ok - structure, $1: $2"
		sed 's/^/#   this tool failed: /' "$scratch/broken"
		rm "$scratch/broken"
		failed=1
	elif cmp -s "$scratch/known" "$scratch/found"; then
		echo "ok - structure, $1: $2"
	else
		echo "not ok - structure, $1: $2"
		comm -13 "$scratch/known" "$scratch/found" | sed 's/^/#   /'
		comm -23 "$scratch/known" "$scratch/found" | sed "s|.*|#   mended, delete this line of $list: $1: &|"
		failed=1
	fi
}

# Lists each source and what it includes: "FILE INCLUDED", both below src. Files of the tests begin with "tests/".
find src -name '*.[ch]' | sort >"$scratch/paths"
sed 's|^src/||' "$scratch/paths" >"$scratch/sources"
find src tests -name '*.[ch]' | sort | xargs awk '/^[ \t]*#[ \t]*include[ \t]*"/ { split($0, part, "\""); print FILENAME, part[2] }' |
	sed 's|^src/||' >"$scratch/all"
grep -v '^tests/' "$scratch/all" >"$scratch/includes"
if [ "$(wc -l <"$scratch/paths")" -lt 200 ] || [ "$(wc -l <"$scratch/includes")" -lt 500 ]; then
	echo "not ok - structure: src has files and they include each other"
	exit 1
fi

grep -v '^#' $layers | awk '
	function folder(path) { return path ~ /\// ? substr(path, 1, match(path, /\/[^\/]*$/) - 1) : path }
	function module(path) { sub(/(_posix|_windows)?\.[ch]$/, "", path); return path }
	function layer_of(path,  name) { name = folder(path); return name == path ? layer[module(path)] : layer[name] }
	FILENAME == "-" { for (i = 1; i <= NF; i++) layer[$i] = FNR; next }
	!layer_of($1) { print $1 " has no layer"; next }
	module($1) == module($2) { next }
	folder($2) ~ /\// && index($1, substr($2, 1, index($2, "/"))) != 1 { print $1 " includes " $2 ", which is private"; next }
	folder($1) == folder($2) && $1 ~ /\// { next }
	layer_of($2) >= layer_of($1) || !layer_of($2) { print $1 " includes " $2 }
	$1 ~ /^engine\// && $2 == "rules/game.h" { print $1 " sees the game" }
' - "$scratch/includes" | check layers "a file includes its own folder and the layers below"

grep -v '^#' $layers | tr ' ' '\n' | while read -r name; do
	[ -d "src/$name" ] || [ -f "src/$name.c" ] || [ -f "src/$name.h" ] || echo "$name"
done | check plan "each layer is a folder or a file of src"

sed -n '/^## The layers/,/^## /p' src/README.md >"$scratch/plan"
for path in src/*; do
	name=${path#src/}
	[ "$name" != README.md ] || continue
	name=${name%.[ch]}
	[ ! -d "$path" ] || name=$name/
	grep -q "\`$name\`" "$scratch/plan" || echo "$name"
done | check readme "src/README.md names each folder and file at the top of src"

# A module is a .c file with its .h. It is in a cycle if it can be reached from a file that it includes.
awk '
	function module(path) { sub(/(_posix|_windows)?\.[ch]$/, "", path); return path }
	function reach(from,  next_one, i) {
		for (i = 1; i <= count[from]; i++) {
			next_one = included[from, i]
			if (!((start, next_one) in reached)) { reached[start, next_one]; reach(next_one) }
		}
	}
	{ a = module($1); b = module($2); if (a != b) { included[a, ++count[a]] = b; modules[a] } }
	END { for (start in modules) { reach(start); if ((start, start) in reached) print start } }
' "$scratch/includes" | check cycles "no module includes itself by way of others"

xargs awk '/(struct|union|enum) [A-Za-z_0-9]+ \{/ {
	line = $0
	while (match(line, /(struct|union|enum) [A-Za-z_0-9]+ \{/)) {
		split(substr(line, RSTART, RLENGTH), word, " ")
		print word[2]
		line = substr(line, RSTART + RLENGTH)
	}
}' <"$scratch/paths" | sort | uniq -d | check tags "each struct, union or enum tag is defined once"

# A function begins on a line without an indent, which has its name before the first parenthesis that is not an
# attribute's; its body begins with a brace on a line of its own. One that is written again for another system counts
# once.
xargs awk '
	FNR == 1 { name = "" }
	/^[a-z_]/ { line = $0; gsub(/__attribute__\(\([^)]*\)+/, "", line)
		name = match(line, /[A-Za-z_][A-Za-z0-9_]*\(/) ? substr(line, RSTART, RLENGTH - 1) : "" }
	/^\{/ && name != "" { file = FILENAME; sub(/_(posix|windows)\.c$/, "", file); print name, file; name = "" }
' <"$scratch/paths" | sort -u | cut -d ' ' -f 1 | uniq -d | check functions "each function has a name of its own, static ones too"

# Lists the enumerators, without comments, strings and values. What several files need stands in a header.
xargs awk '
	FNR == 1 { inside = listing = 0 }
	inside && !sub(/^.*\*\//, "") { next }
	/^[ \t]*#/ { next }
	{
		gsub(/"([^"\\]|\\.)*"/, "")
		gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, " ")
		inside = sub(/\/\*.*/, "")
		line = $0
		for (; listing || match(line, /(^|[^A-Za-z0-9_])enum( [A-Za-z0-9_]+)? ?\{/); line = substr(line, end + 1)) {
			if (!listing) line = substr(line, RSTART + RLENGTH)
			awaited = awaited || !listing
			listing = 1
			end = index(line, "}")
			parts = split(end ? substr(line, 1, end - 1) : line, part, ",")
			for (i = 1; i <= parts; i++) {
				if (awaited && match(part[i], /[A-Za-z_][A-Za-z0-9_]*/)) print substr(part[i], RSTART, RLENGTH)
				awaited = i < parts || (awaited && part[i] !~ /[A-Za-z_]/)
			}
			if (!end) break
			listing = awaited = 0
		}
	}
' <"$scratch/paths" | sort >"$scratch/enumerators"
uniq -d "$scratch/enumerators" | check enumerators "each enumerator is defined once"

sed 's|.*/||' "$scratch/sources" | sort | uniq -d | check names "each file name exists once"

# If two headers had the same guard, a file that includes both would see only the first.
grep '\.h$' "$scratch/paths" | xargs sed -n 's/^#ifndef //p' | sort | uniq -d | check guards "each header has a guard of its own"

sed -E 's/(_posix|_windows)?\.[ch]$//' "$scratch/sources" | grep / | sort -u | sed 's|/[^/]*$||' | uniq -c | awk '$1 > 16 { print $2 }' |
	check modules "no folder has more than 16 modules"

# A TAB goes to the next multiple of four. A Chinese character takes two columns (three bytes, of which two continue).
grep -v '/engine/fitted/' "$scratch/paths" | xargs awk '{
	width = 0
	pieces = split($0, piece, "\t")
	for (i = 1; i <= pieces; i++) {
		if (i > 1) width += 4 - width % 4
		text = piece[i]
		wide = gsub(/[\340-\364]/, "", text)
		gsub(/[\200-\277]/, "", text)
		width += length(text) + 2 * wide
	}
	if (width > 120) print FILENAME
}' | sed 's|^src/||' | check columns "no line is longer than 120 columns"

find src tests -name '*.[ch]' | sort | xargs awk '{
	name = /^#include ["<]/ ? $2 : ""
	if (FNR > 1 && name != "" && before != "" && name < before) print FILENAME
	before = name
}' | check includes "the includes of a block are in alphabetical order"

awk '
	function module(path) { sub(/(_posix|_windows)?\.[ch]$/, "", path); return path }
	{ users[$2] += module($1) != module($2) }
	END { for (name in users) if (users[name] < 2 && name !~ /^os\//) print name }
' "$scratch/all" |
	while read -r name; do
		[ ! -f "src/$name" ] || [ "$(wc -l <"src/$name")" -ge 40 ] || echo "$name"
	done | check headers "a header under 40 lines serves more than one file beside its own, or is of os/"

grep -E '^[[:space:]]*#[[:space:]]*(include <(sys/[a-z]*|termios|poll|fcntl|dirent|signal|windows)\.h>|if.*(_WIN32|__APPLE__|__linux__))' -r src |
	sed 's|^src/||; s/:.*//' | grep -Ev '^(os/.*|terminal/tty/.*_(posix|windows)\.c)$' |
	check systems "only os/ and the files of terminal/tty/ for one system include a system's headers"

{ git ls-files 2>/dev/null | grep . || ls; } | sed -n 's|^\([^./][^/]*\).*|\1|p' | sort -u |
	grep -Evx 'Makefile|README\.md|src|man|tests|examples|build|renju|renju-clock\.so' |
	check top "the top level is Makefile, README.md, src, man, tests and examples"

exit $failed
