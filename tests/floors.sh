#!/bin/sh
# Includes point downward only: every file of src against tests/floors; and the README's plan names every floor.
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

# The floor of a path below src: the folder's, or the file's.
floor_of() {
	name=${1%%/*}
	grep -v '^#' tests/floors | grep -nw -- "${name%.[ch]}" | cut -d: -f1
}

find src -name '*.[ch]' | sort >"$scratch/sources"
while read -r file; do
	path=${file#src/}
	floor=$(floor_of "$path")
	wrong=
	[ -n "$floor" ] || wrong=' it stands on no floor'
	sed -n 's/^[ 	]*#[ 	]*include[ 	]*"\([^"]*\)".*/\1/p' "$file" >"$scratch/includes"
	while read -r include; do
		below=$(floor_of "$include")
		own=${path%/*}
		[ "${include%/*}" = "$own" ] && [ "$own" != "$path" ] && continue
		[ "${include%.h}" = "${path%.[ch]}" ] && continue
		[ "${below:-99}" -lt "${floor:-0}" ] || wrong="$wrong $include"
		[ "${path%%/*}:$include" != engine:rules/game.h ] || wrong="$wrong $include"
	done <"$scratch/includes"
	say "$wrong" "$file includes what stands below it"
done <"$scratch/sources"

# Two headers with one guard: whoever includes both sees the first alone.
say "$(find src -name '*.h' -exec sed -n 's/^#ifndef \(.*\)/ \1/p' {} + | sort | uniq -d)" "every header has a guard of its own"

stale=
unnamed=
grep -v '^#' tests/floors | tr ' ' '\n' >"$scratch/names"
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
