#!/bin/sh
# Tables for other programs: tables.sh PROGRAM SCRATCH
# Reads tables with Python, and with those of sqlite3, Miller, pandas and DuckDB that are here.
set -u
program=$1
scratch=$2
failed=0

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

exit $failed
