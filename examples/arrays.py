#!/usr/bin/env python3
"""Puts the positions of a collection in which a stone was played into a new file of NumPy arrays: `board` (n, 15, 15;
first the rows from 1, then the columns from A; 1 is a stone of the side to move, -1 one of the other side), `move` (the
index of the stone's point, 15 * row + column), `value` (1 if the side to move won, 0 for a draw, -1 if it lost) and
`game` (its number, from 0, by which to divide the positions). Uses only games on 15x15 with a recorded result and no
setup.

usage: arrays.py OUT.npz COLLECTION...
"""
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

VALUE = {"BLACK": 1, "DRAW": 0, "WHITE": -1}


def positions(number, game):
    stones = [(ply, 15 * int(move[1:]) - 15 + ord(move[0]) - ord("a"))
              for ply, move in enumerate(game["moves"]) if move != "pass"]
    ply, move = np.array(stones, np.int16).reshape(-1, 2).T
    side = (1 - ply % 2 * 2).astype(np.int8)
    board = np.zeros((len(move), 225), np.int8)
    for i, point in enumerate(move):
        board[i + 1:, point] = side[i]
    return {"board": (board * side[:, None]).reshape(-1, 15, 15), "move": move,
            "value": side * np.int8(VALUE[game["recorded"]]), "game": np.full(len(move), number, np.int32)}


def save(out, *collections):
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "renju")
    program = os.environ.get("RENJU") or (beside if os.path.isfile(beside) else "renju")
    if os.path.exists(out):
        raise OSError(f"{out} exists; choose another name")
    command = [program, "-g", "--to=json", "--where=size=15", "--where=recorded!=-", "--", *collections]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as renju:
        games = (json.loads(line) for line in renju.stdout)
        plain = (game for game in games if game["first"] == "BLACK" and not game["setup_black"] + game["setup_white"])
        parts = [positions(*item) for item in enumerate(plain)]
    if renju.returncode > 1 or not parts:
        raise OSError("not all games could be read" if parts else "no game could be read")
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(out))) as scratch:
        arrays = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        np.savez_compressed(f"{scratch}/new.npz", **arrays)
        os.rename(f"{scratch}/new.npz", out)


if len(sys.argv) < 3:
    print(__doc__, file=sys.stderr)
    sys.exit(2)
try:
    save(*sys.argv[1:])
except OSError as error:
    print(f"{sys.argv[0]}: {error}", file=sys.stderr)
    sys.exit(2)
