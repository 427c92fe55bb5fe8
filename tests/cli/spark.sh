#!/bin/sh
# examples/cluster-spark.py on local threads: spark.sh PROGRAM SCRATCH
# PySpark is a Python package, and needs Java; tests/tools/cluster runs the example on two workers.
if ! command -v java >/dev/null || ! python3 -c 'import pyspark' 2>/dev/null; then
	echo "ok - spark # skipped: python3 with pyspark and java are not here"
	exit 0
fi
exec python3 -W ignore tests/tools/spark.py "$1" "$2" 2>"$2/said"
