#!/bin/sh
# Tables for other programs: tables.sh PROGRAM SCRATCH
# Reads tables with Python, and with those of sqlite3, Miller, pandas and DuckDB that are here; runs examples/arrays.py.
set -u
program=$1
scratch=$2
failed=0
RENJU=$program
export RENJU

# Debian's packages are those of its own Python.
python=
for name in python3 /usr/bin/python3; do
	"$name" -c 'import numpy' 2>/dev/null && python=$name && break
done
if ! command -v "${python:-python3}" >/dev/null; then
	echo "ok - tables # skipped: python3 is not here"
	exit 0
fi
"${python:-python3}" -W ignore tests/tools/tables.py "$program" "$scratch" || failed=1

if [ -z "$python" ]; then
	echo "ok - arrays.py # skipped: numpy is not here"
	exit $failed
fi
cp examples/collection.tsv "$scratch/games"
printf 'a\tD\tblack=h8 i9\nb\tB\tturn=white i9\nc\th8 i9\nd\tW\t19\th8 i9\ne\tD\th8 pass i9 a1 pass\nf\tB\th8 h8\n' >>"$scratch/games"
examples=$PWD/examples
cd "$scratch" || exit 2
: >empty
"$python" "$examples/arrays.py" arrays.npz games 2>/dev/null || failed=1
NODES=0 sh "$examples/training-data.sh" games 2>/dev/null >rows
if "$python" - <<'EOF'; then
import numpy as np
rows, arrays = np.loadtxt("rows"), np.load("arrays.npz")
rows = rows[rows[:, -1] >= 0]
side = rows[:, 0]
assert np.array_equal(arrays["board"], (side[:, None] * rows[:, 3:228]).reshape(-1, 15, 15))
assert np.array_equal(arrays["move"], rows[:, -1])
assert np.array_equal(arrays["value"], side * (2 * rows[:, 2] - 1))
assert np.array_equal(arrays["game"], rows[:, -2]) and rows[-1, -2] == 151
EOF
	echo "ok - arrays.py: the positions are those of training-data.sh"
else
	echo "not ok - arrays.py: the positions are those of training-data.sh"
	failed=1
fi
for case in "arrays.npz games" "new.npz nowhere" "new.npz empty" "nowhere/new.npz games"; do
	"$python" "$examples/arrays.py" "${case% *}" "${case#* }" 2>said >&2
	if [ $? -eq 2 ] && grep -q '^.*examples/arrays.py: ' said && ! [ -e new.npz ]; then
		echo "ok - arrays.py: $case"
	else
		echo "not ok - arrays.py: $case"
		sed 's/^/#   /' said
		failed=1
	fi
done
exit $failed
