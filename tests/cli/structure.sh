#!/bin/sh
# Includes point downward only: every file of src against tests/cli/structure.layers; and the README's plan names every floor.
scratch=$2
failed=0
say() {
	if [ -z "$1" ]; then
		echo "ok - $2"
	else
		echo "not ok - $2:$1"
		failed=1
	fi
}

# What each file includes: "FILE INCLUDED", both below src.
find src -name '*.[ch]' | sort | sed 's|^src/||' >"$scratch/sources"
while read -r file; do
	sed -n "s|^[ 	]*#[ 	]*include[ 	]*\"\([^\"]*\)\".*|$file \1|p" "src/$file"
done <"$scratch/sources" >"$scratch/includes"

# shellcheck disable=SC2016 # the dollars are awk's
wrong=$(grep -v '^#' tests/cli/structure.layers | awk '
	function folder(path) { return path ~ /\// ? substr(path, 1, match(path, /\/[^\/]*$/) - 1) : path }
	function module(path) { sub(/\.[ch]$/, "", path); return path }
	function floor_of(path,  name) { name = folder(path); return name == path ? floor[module(path)] : floor[name] }
	FILENAME == "-" { for (i = 1; i <= NF; i++) floor[$i] = FNR; next }
	!floor_of($1) { print " " $1 " stands on no floor"; next }
	module($1) == module($2) { next }
	folder($2) ~ /\// && index($1, substr($2, 1, index($2, "/"))) != 1 { print " " $1 " includes " $2 ", which is private"; next }
	folder($1) == folder($2) && $1 ~ /\// { next }
	floor_of($2) >= floor_of($1) || !floor_of($2) { print " " $1 " includes " $2 }
	$1 ~ /^engine\// && $2 == "rules/game.h" { print " " $1 " sees the game" }
' - "$scratch/includes")
say "$wrong" "includes point downward"
say "$(grep -c . <"$scratch/includes" | grep -x 0)" "there are includes"

# Two headers with one guard: whoever includes both sees the first alone.
say "$(find src -name '*.h' -exec sed -n 's/^#ifndef \(.*\)/ \1/p' {} + | sort | uniq -d)" "every header has a guard of its own"

stale=
unnamed=
grep -v '^#' tests/cli/structure.layers | tr ' ' '\n' >"$scratch/names"
while read -r name; do
	[ -d "src/$name" ] || [ -f "src/$name.c" ] || stale="$stale $name"
done <"$scratch/names"
say "$stale" "every floor is there"
sed -n '/^## How it is made/,/^## /p' README.md >"$scratch/plan"
for path in src/*; do
	name=${path#src/}
	name=${name%.[ch]}
	[ ! -d "$path" ] || name=$name/
	grep -q "\`$name\`" "$scratch/plan" || unnamed="$unnamed $name"
done
say "$unnamed" "the README's plan names every folder and file of src"
exit $failed
