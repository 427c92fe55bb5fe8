#!/bin/sh
# The scripts of examples and tests under other awks and shells: portable.sh PROGRAM SCRATCH
# Each awk that is here runs the tests below under dash, and each shell runs them with mawk, and some more. PORTABLE="TEST..."
# names other tests, e.g. all that use awk; .ci/run runs all tests with other awks and shells than those of the system.
set -u
program=$1
scratch=$2
failed=0
# The sessions that run the examples, and quick tests with much awk.
tests=${PORTABLE:-README.md tests/sessions/examples.t tests/sessions/recipes.t tests/sessions/svg.t tests/sessions/lib.t
	tests/sessions/notes-tree.t tests/sessions/formats-real.t tests/cli/data.sh tests/cli/written.sh tests/cli/libraries.sh
	tests/cli/sqlite.sh tests/cli/structure_faults.sh tests/cli/transcript.sh}
# Tests with processes in the background, limits, pipes and variables that only one command gets.
shell_tests="tests/cli/gtp.sh tests/cli/yixin.sh tests/cli/install.sh tests/cli/save.sh tests/sessions/terminal-kept.t"

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
[ -n "${PORTABLE:-}" ] || tests="$tests $shell_tests"
for shell in bash ksh busybox; do
	under mawk $shell
done

# none WHAT: says whether nothing is on standard input.
none() {
	if grep . >"$scratch/lines"; then
		echo "not ok - portable: $1"
		sed 's/^/#   /' "$scratch/lines"
		failed=1
	else
		echo "ok - portable: no $1"
	fi
}

# No script has an option that only GNU's tools have, anywhere in a command, nor a tool that macOS and the BSDs lack. What
# is quoted is no option. BSD's paste wants a file, or -.
only_gnu() { # FILE...
	while read -r tool options; do
		grep -rnE "(^|[^a-zA-Z_./-])$tool( ('[^']*'|\"[^\"]*\"|[^|;&()'\"])*)? ($options)" "$@"
	done <<-'END'
		sed -([a-zA-Z]*[irsuz]|-[a-z])
		grep -([A-Za-z]*[PTZz]|-[a-z])
		sort -([a-zA-Z]*[RVhz]|-[a-z])
		date -[dIRr]|[+][^ ]*%N|--[a-z]
		head -[cn] *-
		cp -[a-zA-Z]*a
		mktemp -([a-z]*[a-ce-z]|-)
		(readlink|stat) -
		xargs -[a-z]*[dr]
	END
	grep -rnE '(^|[|;&($]|then|do|else)[[:space:]]*((timeout|tac|shuf|truncate|realpath|nproc|numfmt|(md5|sha256)sum)( |$)|paste (-[a-z]+ *)*([^-,] .|,)? *([|;)]|$))' "$@"
}
printf '%s\n' 'sed -i p f' "x | sed -n 's/a/-b/' -i f" 'sed --posix f' 'grep -oP x' 'sort -k 1 -V' 'date -d now' 'date +%s%N' \
	'head -n -1 f' 'cp -pa f g' 'mktemp -p d' 'x; readlink -f l' 'x | timeout 9 y' "paste -sd ' ')" \
	'grep " -P" f' "sed 's/ -i//' f" 'mktemp -d' "x | paste -sd ' ' -" 'paste - - | y' 'no timeout' >"$scratch/planted"
if [ "$(only_gnu "$scratch/planted" | wc -l)" -ne 13 ]; then
	echo "not ok - portable: planted options are found: $(only_gnu "$scratch/planted")"
	failed=1
fi
only_gnu examples tests/cli tests/sessions tests/tools | grep -v '^tests/cli/portable.sh:' >"$scratch/gnu"
none "options and tools that only GNU has" <"$scratch/gnu"

# A variable before a function goes to the function's processes in some shells only.
awk '
	{
		line[NR] = $0; file[NR] = FILENAME; number[NR] = FNR
		for (rest = $0; match(rest, /[a-z_]+\(\) *[{(]/); rest = substr(rest, RSTART + RLENGTH)) {
			name = substr(rest, RSTART, RLENGTH)
			sub(/\(.*/, "", name)
			is_function[FILENAME ~ /beginnings$/ ? "" : FILENAME, name]
		}
	}
	END {
		for (i = 1; i <= NR; i++)
			for (rest = line[i]; match(rest, /(^|[^A-Za-z_])[A-Z_]+=[^ ;]* [a-z_]+/); rest = substr(rest, RSTART + RLENGTH)) {
				name = substr(rest, RSTART, RLENGTH)
				sub(/.* /, "", name)
				if ((file[i], name) in is_function || ("", name) in is_function)
					print file[i] ":" number[i] ": a variable before " name
			}
	}' tests/sessions/beginnings tests/sessions/*.t tests/cli/*.sh examples/*.sh >"$scratch/functions"
none "variables for one call of a function" <"$scratch/functions"
exit $failed
