"""Runs examples/cluster-spark.py on local threads, or on the cluster MASTER: spark.py PROGRAM SCRATCH [MASTER]

All cases run in one process, because Spark starts slowly. Prints a line for each.
"""
import contextlib
import io
import json
import os
import runpy
import subprocess
import sys

PROGRAM, SCRATCH, MASTER = [*sys.argv[1:], "local[2]"][:3]
EXAMPLE = os.path.abspath("examples/cluster-spark.py")
os.environ["PYSPARK_SUBMIT_ARGS"] = " ".join(f"--conf spark.{setting}" for setting in (
    "log.level=OFF", "ui.enabled=false", "ui.showConsoleProgress=false", "driver.host=127.0.0.1",
    "driver.bindAddress=127.0.0.1", "sql.shuffle.partitions=2", "sql.parquet.compression.codec=gzip",
    "sql.files.maxPartitionBytes=8k", "sql.files.openCostInBytes=0")) + f" --master {MASTER} pyspark-shell"


def run(*arguments):
    """Runs the example. Returns its status and its messages."""
    sys.argv = [EXAMPLE, *arguments]
    status, said = 0, io.StringIO()
    with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
        try:
            runpy.run_path(EXAMPLE, run_name="__main__")
        except SystemExit as stop:
            status = stop.code
    return status, said.getvalue()


def say(passed, name, why):
    print("ok" if passed else "not ok", "-", f"spark: {name}", flush=True)
    if not passed:
        print(f"#   {why}", flush=True)


def stops(name, words, *arguments):
    status, said = run(*arguments)
    say(status == 2 and words in said, name, (status, said))


def spark():
    from pyspark.sql import SparkSession
    return SparkSession.builder.getOrCreate()


def keeps(name, table, *options):
    """Compares the table of a run, without its order, with the objects that one process writes."""
    status, said = run(PROGRAM, GAMES, table, *options)
    out = subprocess.run([PROGRAM, "-g", "-t", "json", *options, GAMES], stdout=subprocess.PIPE, check=False).stdout
    wanted = [json.loads(line) for line in out.splitlines()]
    found = [row.asDict() for row in spark().read.parquet(table).collect()] if status == 0 else []
    wrong = [pair for pair in zip(sorted(wanted, key=str), sorted(found, key=str)) if pair[0] != pair[1]]
    say(len(found) == len(wanted) and not wrong, name, (status, len(found), wrong[:1], said))


GAMES, TABLE = f"{SCRATCH}/games", f"{SCRATCH}/table"
with open(GAMES, "w", encoding="utf-8") as games, open("examples/collection.tsv", encoding="utf-8") as collection:
    games.write('"a\tB\tx\th8 h8\nit\'s\\\th8\n\nNULL\t19\th8\n黑,"\tW\th8 i9\n' + collection.read())
FAILING = f"{SCRATCH}/failing"
with open(FAILING, "w", encoding="utf-8") as script:
    script.write(f"""#!/bin/sh
case " $* " in *" --header "*) exec {PROGRAM} "$@" ;; esac
echo "renju: the disk is broken" >&2
exit 2
""")
os.chmod(FAILING, 0o755)

stops("a program that is not there", "/nowhere/renju", "/nowhere/renju", GAMES, TABLE)
stops("an option that the program refuses", "", PROGRAM, GAMES, TABLE, "--no-such")
for option in "--elo", "--dedup=moves", "--ded", "--players", "-ve", "-tjson", "--to=sgf", "-awhere", GAMES:
    stops(f"{option} is refused", EXAMPLE, PROGRAM, GAMES, TABLE, option)
keeps("a report in parts", TABLE, "-a", "size,forbidden,moves,black_rating", "--where=id!=it's\\")
stops("a table that exists", "already exists", PROGRAM, GAMES, TABLE)
keeps("the sums of --tree", f"{SCRATCH}/tree", "--tree=h8")
TABLE = f"{SCRATCH}/failed"
stops("a part that fails says why", "renju: the disk is broken", FAILING, GAMES, TABLE)
