"""Compares what other programs read in tables of 10,000 games with odd names: tables.py PROGRAM SCRATCH

Each program that is here reads a table in the way that "Tables" of renju-games(5) names, and must find the values of
Python's reader of JSON. Prints a line for each.
"""
import codecs
import csv
import json
import random
import shutil
import sqlite3
import subprocess
import sys

PROGRAM, SCRATCH = sys.argv[1:]
COLUMNS = "black,white,black_rating,white_rating,event,place,round,date,rule,size,moves"
PARTS = r"""" "" , ; = - + @ # ' %s $(x) { [ /* \\ 1,5 1e5 007 0x10 NA NULL null nan None true inf 2020-01-01 12:30 a Bo
    黑 é""".encode().split() + [
    " ", "  ", "\t", "\n", "\r", "\r\n", "\0", "\x1b[31m", "\x85", "\u200e", "\u2028", "\ufeff", "\U0001f600",
    b"\xff", b"\xc3", b"\xe9\xbb", b"\x85", b"\xed\xa0\x80"]


def odd_games():
    """Returns games as SGF."""
    chance = random.Random(1)
    points = [x + y for x in "abcdefghijklmno" for y in "abcdefghijklmno"]
    for _ in range(10000):
        yield "(;GM[4]SZ[15]RE[%s]" % chance.choice(["B+R", "W+", "0", "?"])
        for key in "GN PB PW BR WR EV PC RO DT".split():
            yield "\n%s[" % key
            yield from chance.choices(PARTS, k=chance.choice([0, 1, 1, 2, 3, 5]))
            yield "]"
        moves = chance.sample(points, chance.randrange(12))
        moves += moves[:chance.random() < 0.05]
        yield "".join(";%s[%s]" % ("BW"[ply % 2], point) for ply, point in enumerate(moves)) + ")\n"


def each_bad_byte(error):
    return "\ufffd" * (error.end - error.start), error.end


def control(c):
    code = ord(c)
    return code < 32 or 127 <= code < 160 or code in (0x61c, 0x200e, 0x200f) or 0x202a <= code <= 0x202e or \
        0x2066 <= code <= 0x2069


def texts(rows):
    """Returns rows of texts, empty where there is no value; JSON keeps controls, of which other forms make '?'."""
    return [["" if value is None or value != value else "".join("?" if control(c) else c for c in str(value))
             for value in row] for row in rows]


def renju(name):
    """Returns what the program reads; a game with a problem ends before it in `moves`."""
    out = subprocess.run([PROGRAM, "-g", "-t", "json", "-a", COLUMNS, name], stdout=subprocess.PIPE, check=False).stdout
    rows = texts(json.loads(line).values() for line in out.splitlines())
    return [row[:4] + right[4:6] + row[6:] for row, right in zip(rows, wanted)]


def sqlite(name):
    subprocess.run(["sqlite3", f"{SCRATCH}/db", f".import --csv {name} games"], check=True)
    return sqlite3.connect(f"{SCRATCH}/db").execute("SELECT * FROM games")


def miller(name):
    out = subprocess.run(["mlr", "--icsv", "--ojson", "-S", "cat", name], stdout=subprocess.PIPE, check=True).stdout
    return [list(row.values()) for row in json.loads(out)]


def readers():
    """Returns the ways to read a table: a name, the form, and a function that reads a file and returns rows."""
    yield "Python's csv", "csv", lambda name: list(csv.reader(open(name, newline="", encoding="utf-8")))[1:]
    yield "renju", "csv", renju
    yield "split()", "tsv", lambda name: [[field if field != "-" else "" for field in line.split("\t")]
                                          for line in open(name, encoding="utf-8").read().split("\n")[1:-1]]
    if shutil.which("sqlite3"):
        yield "SQLite", "csv", sqlite
    if shutil.which("mlr"):
        yield "Miller", "csv", miller
    try:
        import pandas
        yield "pandas", "csv", lambda name: pandas.read_csv(name, keep_default_na=False, na_values="").values
        yield "pandas", "tsv", lambda name: pandas.read_csv(name, sep="\t", quoting=3, keep_default_na=False,
                                                            na_values="-").values
        yield "pandas", "json", lambda name: pandas.read_json(name, lines=True, dtype=False, convert_dates=False).values
    except ImportError:
        print("ok - tables: pandas # skipped: it is not here")
    try:
        import duckdb
        yield "DuckDB", "csv", lambda name: duckdb.sql(f"SELECT * FROM '{name}'").fetchall()
        yield "DuckDB", "tsv", lambda name: duckdb.read_csv(name, quotechar="", escapechar="", na_values="-").fetchall()
    except ImportError:
        print("ok - tables: DuckDB # skipped: it is not here")


codecs.register_error("each_bad_byte", each_bad_byte)
with open(f"{SCRATCH}/odd.sgf", "wb") as file:
    file.writelines(part if isinstance(part, bytes) else part.encode() for part in odd_games())
for form in "csv", "tsv", "json":
    options = ["-g", "-t", form, "-a", COLUMNS] + ["--header"] * (form == "tsv")
    run = subprocess.run([PROGRAM, *options, f"{SCRATCH}/odd.sgf"], capture_output=True, check=False)
    with open(f"{SCRATCH}/table.{form}", "w", encoding="utf-8", newline="") as file:
        file.write(run.stdout.decode("utf-8", "each_bad_byte" if form == "tsv" else "strict"))
with open(f"{SCRATCH}/table.json", encoding="utf-8") as file:
    wanted = texts(json.loads(line).values() for line in file)
for reader, form, read in readers():
    found = texts(read(f"{SCRATCH}/table.{form}"))
    wrong = [(one, other) for one, other in zip(wanted, found) if one != other]
    if len(found) == len(wanted) == 10000 and not wrong:
        print(f"ok - tables: {reader} reads {form}")
    else:
        print(f"not ok - tables: {reader} reads {form}")
        print(f"#   {len(found)} rows, {len(wrong)} wrong, e.g. {ascii(wrong[:1])}")
