#!/bin/sh
# The scripts of examples and tests under other awks and shells: portable.sh PROGRAM SCRATCH
# Each awk that is here runs the tests below under dash, and each shell runs them with mawk. PORTABLE="TEST..." names
# other tests, e.g. all that use awk; .ci/run runs all tests with other awks and shells than those of the system.
set -u
program=$1
scratch=$2
failed=0
# The sessions that run the examples, and quick tests with much awk.
tests=${PORTABLE:-README.md tests/sessions/examples.t tests/sessions/recipes.t tests/sessions/svg.t tests/sessions/lib.t
	tests/sessions/notes-tree.t tests/sessions/formats-real.t tests/cli/data.sh tests/cli/written.sh tests/cli/libraries.sh
	tests/cli/sqlite.sh tests/cli/structure_faults.sh tests/cli/transcript.sh}

# under AWK SHELL: runs the tests with a folder first on the PATH in which awk is AWK and sh is SHELL. With the awk of
# busybox go its tools, which have few of the options that only GNU's have.
under() {
	for tool; do
		if ! command -v "$tool" >/dev/null; then
			echo "ok - portable: $tool is not here # SKIP"
			return
		fi
	done
	folder=$scratch/$1-$2
	mkdir -p "$folder/bin" || exit 2
	ln -s "$(command -v "$1")" "$folder/bin/awk"
	ln -s "$(command -v "$2")" "$folder/bin/sh"
	if [ "$1" = busybox ]; then
		for tool in sed grep sort date head tail tr cut uniq; do ln -s "$(command -v busybox)" "$folder/bin/$tool"; done
	fi
	for test in $tests; do
		PATH=$folder/bin:$PATH tests/tools/check-one "$program" "$folder" "$test" >"$folder/said"
		if grep -q '^not ok' "$folder/said"; then
			echo "not ok - portable: $test with $1 under $2"
			sed 's/^/#   /' "$folder/said"
			failed=1
		else
			echo "ok - portable: $test with $1 under $2"
		fi
	done
}

for awk in mawk gawk original-awk busybox; do
	under $awk dash
done
for shell in bash ksh busybox; do
	under mawk $shell
done

# No script has an option that only GNU's tools have.
only_gnu='sed -[a-z]*[irsuz]|grep -[A-Za-z]*[PTZz]|sort -[a-zA-Z]*[RVhz]|date -[dIRr]|date [+][^ ]*%N|head -[cn] *-'
if grep -rnE "$only_gnu" examples tests/cli tests/sessions tests/tools >"$scratch/gnu"; then
	echo "not ok - portable: options that only GNU's tools have"
	sed 's/^/#   /' "$scratch/gnu"
	failed=1
else
	echo "ok - portable: no option that only GNU's tools have"
fi
exit $failed
