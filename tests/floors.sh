#!/bin/sh
# Includes point downward only: every file of src against tests/floors.
failed=0
grep -v '^#' tests/floors >"$2/floors"
find src -name '*.[ch]' | sort >"$2/sources"
while read -r file; do
	module=${file#src/}
	module=${module%.[ch]}
	floor=$(grep -nx "$module" "$2/floors" | cut -d: -f1)
	if [ -z "$floor" ]; then
		echo "not ok - $file stands on no floor"
		failed=1
		continue
	fi
	wrong=
	sed -n 's/^[ 	]*#[ 	]*include[ 	]*"\([^"]*\)\.h".*/\1/p' "$file" >"$2/includes"
	while read -r include; do
		below=$(grep -nx "$include" "$2/floors" | cut -d: -f1)
		if [ "$include" != "$module" ] && [ "${below:-9999}" -ge "$floor" ]; then
			wrong="$wrong $include"
		fi
	done <"$2/includes"
	if [ -z "$wrong" ]; then
		echo "ok - $file includes what stands below it"
	else
		echo "not ok - $file includes$wrong"
		failed=1
	fi
done <"$2/sources"
sort "$2/floors" | uniq -d | sed 's/^/not ok - two floors for /' >"$2/stale"
while read -r module; do
	[ -f "src/$module.c" ] || [ -f "src/$module.h" ] || echo "not ok - a floor for $module, which is not there" >>"$2/stale"
done <"$2/floors"
if [ -s "$2/stale" ]; then
	cat "$2/stale"
	failed=1
fi
exit $failed
