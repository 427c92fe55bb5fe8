#!/usr/bin/env python3
"""Runs renju over a collection with Spark, and keeps the report, or the sums of --tree, as a new table (Parquet):
numbers are numbers, a dash is NULL, and a game with a problem is a row like others.

usage: spark-submit cluster-spark.py RENJU COLLECTION TABLE [OPTION of renju -g]...
e.g.:  spark-submit cluster-spark.py /opt/renju hdfs:///games.tsv hdfs:///marks --plies -a next,loss,mark
       spark-submit cluster-spark.py /opt/renju hdfs:///games.tsv hdfs:///next --tree=h8i9

RENJU is the program's path on every machine, this one too. COLLECTION has a game on each line, in the format moves or
in the one that --from names. Options that need all games at once are refused, such as --dedup. Spark pays for searches
(--conf spark.sql.files.maxPartitionBytes=100k makes more and smaller parts), and where the games lie on its machines
already: a plain report of 252,000 games takes one process 0.4 s.
"""
import re
import shlex
import subprocess
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions

REFUSED = "--dedup --elo --players --strict --header --format --to --files-from".split()
INTEGERS = "plies size at eval loss rank games draw".split()


def fail(why):
    print(f"{sys.argv[0]}: {why}", file=sys.stderr)
    sys.exit(2)


def refuses(option):
    name = option.split("=")[0]
    return re.match("-[gv]*[et]", name) or (name[:2] == "--" and any(long.startswith(name) for long in REFUSED))


def type_of(name, tree):
    if name in INTEGERS or (tree and name in ("black", "white")):
        return "INT"
    return "DOUBLE" if name.endswith("_rating") else "STRING"


def main(program, collection, table, *options):
    for option in filter(refuses, options):
        fail(f"{option} cannot be used here")
    command = [program, "-g", "--from=moves", *options]
    tree = any(option.startswith("--tr") for option in options)
    try:
        header = subprocess.run([*command, "--header"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                text=True, check=False)
    except OSError as error:
        fail(error)
    if header.returncode > 1:  # 1: --find and --where found nothing
        sys.exit(2)
    names = header.stdout.rstrip("\n").split("\t")
    if "where" in names or "\n" in header.stdout[:-1]:
        fail("a part cannot know what these options ask for")
    columns = ", ".join(f"`{name}` {type_of(name, tree)}" for name in names)
    # Spark reads what a part says in a thread of its own, and does not wait for it.
    shell = shlex.join(command) + "; s=$?; [ $s -lt 2 ] || { sleep 2; exit $s; }"
    literal = shell.replace("\\", "\\\\").replace("'", "\\'")

    spark = SparkSession.builder.appName("renju").getOrCreate()
    spark.read.text(collection).createOrReplaceTempView("renju_lines")
    rows = spark.sql(f"""SELECT TRANSFORM(value) ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\t'
        USING '{literal}' AS ({columns})
        ROW FORMAT DELIMITED FIELDS TERMINATED BY '\\t' NULL DEFINED AS '-' FROM renju_lines""")
    if tree:
        sums = [functions.sum(name).alias(name) for name in names[1:]]
        rows = rows.groupBy("move").agg(*sums).orderBy(functions.desc("games"), "move")
    rows.write.parquet(table)
    spark.read.parquet(table).show(10, truncate=False)


if len(sys.argv) < 4:
    print(__doc__, file=sys.stderr)
    sys.exit(2)
try:
    main(*sys.argv[1:])
except Exception as error:  # Py4J's, Spark's or Spark Connect's
    said = re.search(r"Subprocess exited with status \d+\. Error: (.*)", str(error))
    fail(said[1] if said else str(error).split("\n", maxsplit=1)[0])
