#!/bin/sh
# Each check of structure.sh can fail: structure_faults.sh PROGRAM SCRATCH. It finds a fault that is planted in a copy of
# src, and it fails if its awk does. A new check of structure.sh needs a fault here.
set -u
tree=$2/tree
rm -rf "$tree"
mkdir -p "$tree/tests/cli" || exit 2
cp -R src "$tree"
cp tests/cli/structure.* "$tree/tests/cli"
checks=$(sed -n 's/.*check \([a-z]*\) "[^"]*"$/\1/p' tests/cli/structure.sh)
failed=0
say() {
	if [ "$1" -eq 0 ]; then
		echo "ok - structure_faults: $2"
	else
		echo "not ok - structure_faults: $2"
		failed=1
	fi
}
[ "$(echo "$checks" | wc -l)" -ge 12 ]
say $? "structure.sh has checks"

mkdir "$tree/src/planted"
for number in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do : >"$tree/src/planted/p$number.c"; done
: >"$tree/src/planted/planted.c"
{
	printf '#include "base/planted.h"\n#include "rules/verdict.h"\n#include "base/text.h"\n#include <fcntl.h>\n'
	printf '\t// %0114d\n' 0
} >"$tree/src/base/planted.c"
: >"$tree/src/base/planted.h"
# Two headers that include each other, each with a source of its own.
for pair in 'one two' 'two one'; do
	header=$tree/src/base/planted_${pair% *}
	printf '#include "base/planted_%s.h"\nstatic int planted_twice(void)\n{\n}\n' "${pair% *}" >"$header.c"
	{
		printf '#ifndef PLANTED_H\n#define PLANTED_H\n#include "base/planted_%s.h"\n' "${pair#* }"
		printf 'struct planted {\n\tint i;\n};\nenum { PLANTED };\n#endif\n'
	} >"$header.h"
done
echo >"$tree/PLANTED.md"
echo planted_layer >>"$tree/tests/cli/structure.layers"
(cd "$tree" && sh tests/cli/structure.sh - "$2") >"$2/said"
for check in $checks; do
	sed -n "/^not ok - structure, $check:/,/^[a-z]/p" "$2/said" | grep -qi '^#.*planted'
	say $? "$check finds its fault"
done
[ "$(sed -n '/^not ok - structure, headers:/,/^[a-z]/p' "$2/said" | grep -c planted)" -eq 3 ]
say $? "headers finds one that serves only its own source, and two that serve one more file"

# This awk lists the includes, and does nothing else.
mkdir "$tree/bin"
# shellcheck disable=SC2016 # the dollars are those of the script
printf '#!/bin/sh\ncase $1 in *"print FILENAME, part[2]"*) exec "%s" "$@" ;; esac\nexit 1\n' "$(command -v awk)" >"$tree/bin/awk"
chmod +x "$tree/bin/awk"
PATH=$tree/bin:$PATH sh tests/cli/structure.sh - "$2" >"$2/said"
for check in $checks; do
	case $check in plan | readme | names | guards | systems | top) continue ;; esac # these use no awk
	grep -q "^not ok - structure, $check:" "$2/said"
	say $? "$check fails with its awk"
done
exit $failed
