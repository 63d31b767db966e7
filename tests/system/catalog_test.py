#!/usr/bin/env python3
"""The catalog is enough to know the mall: from it alone, this test works out where every hero can go in random games, and
compares that with what the engine lists. The program and a server give the same bytes.

    catalog_test.py --program build/release/magicmaze
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import urllib.error
import urllib.request

from live_server import Server

DIRECTIONS = ["north", "east", "south", "west"]
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
GAMES, ACTIONS = 54, 120


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


class Mall:
    """The tiles of a state, laid out with what the catalog says about them."""

    def __init__(self, catalog, state):
        self.state = state
        printed = {tile["tile"]: tile for tile in catalog["tiles"]}
        self.spaces, self.at, self.ends = {}, {}, {}
        for lying in state["tiles"]:
            tile = printed[lying["tile"]]
            for one, other in tile["escalators"]:
                self.ends[one], self.ends[other] = other, one
            for space in tile["spaces"]:
                if space["symbol"] == "illustrated":
                    continue
                row, column = space["row"], space["column"]
                for _ in range(lying["turns"]):
                    row, column = column, 3 - row
                where = (lying["dimension"], lying["row"] + row, lying["column"] + column)
                borders = {DIRECTIONS[(i + lying["turns"]) % 4]: space["borders"][side] for i, side in enumerate(DIRECTIONS)}
                self.spaces[space["place"]] = {**space, "where": where, "borders": borders}
                self.at[where] = space["place"]
        self.taken = {place for place in state["pawns"].values() if place in self.spaces}

    def step(self, pawn, place, toward):
        """The space a pawn gets to, or None."""
        space = self.spaces[place]
        dimension, row, column = space["where"]
        rows, columns = STEPS[toward]
        to = self.at.get((dimension, row + rows, column + columns))
        if to is None or to in self.taken:
            return None
        border = space["borders"][toward]
        back = self.spaces[to]["borders"][DIRECTIONS[(DIRECTIONS.index(toward) + 2) % 4]]
        is_small = border == "passage" and pawn == "orange" and self.state["rules"]["dwarf_passages"] == "yes"
        return to if border == "open" or is_small or (border == "gate" and back == "gate") else None

    def ways(self, abilities):
        """Where these abilities take the heroes."""
        found = set()
        for pawn, place in self.state["pawns"].items():
            if place not in self.spaces or pawn in self.state["escaped"]:
                continue
            for toward in set(abilities) & set(DIRECTIONS):
                to = self.step(pawn, place, toward)
                while to:
                    found.add(("move", pawn, to))
                    to = self.step(pawn, to, toward)
            if "escalator" in abilities and self.ends.get(place) and self.ends[place] not in self.taken:
                found.add(("escalator", pawn, self.ends[place]))
            if "vortex" in abilities and not self.state["theft"]:
                for to, space in self.spaces.items():
                    if space["symbol"] == "vortex" and space["colour"] == pawn and to not in self.taken:
                        found.add(("vortex", pawn, to))
        return found


def play(engine, catalog, scenario, seed):
    """How many ways were compared."""
    dice = random.Random(seed)
    compared = 0
    engine.ask(cmd="new", scenario=scenario, seed=seed, setup={"sand_ms": 3_600_000})
    for _ in range(ACTIONS):
        batch = engine.ask(cmd="batch", requests=[{"cmd": "state", "view": True}, {"cmd": "legal", "all": True}])
        state, legal = batch["answers"][0], batch["answers"][1]["legal"]
        if state["outcome"] != "running":
            break
        mall = Mall(catalog, state)
        for seat, actions in enumerate(legal):
            listed = {(a["kind"], a["pawn"], a["to"]) for a in actions if a["kind"] in ("move", "vortex", "escalator")}
            expected = mall.ways(state["action_tiles"][seat])
            assert listed == expected, f"{scenario} seed {seed} seat {seat}: {listed ^ expected} in {state}"
            compared += len(listed)
        seat = dice.choice([i for i, actions in enumerate(legal) if actions])
        told = [a for a in legal[seat] if a["kind"] in ("draw", "place", "theft")] or legal[seat]
        done = engine.ask(cmd="do", seat=seat, action=dice.choice(told)["action"])
        assert "refused" not in done and "error" not in done, done
    return compared


def check_server(program, text):
    with Server(program) as server:
        server.start()
        url = f"http://{server.host}:{server.port}/api/catalog"
        with urllib.request.urlopen(url) as answer:
            assert answer.read() == text, "the server tells something else"
            tag = answer.headers["ETag"]
        try:
            urllib.request.urlopen(urllib.request.Request(url, headers={"If-None-Match": tag}))
            raise AssertionError("sent again to somebody who has it")
        except urllib.error.HTTPError as unchanged:
            assert unchanged.code == 304 and unchanged.read() == b""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="build/release/magicmaze")
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    text = subprocess.run([program, "catalog", "--json"], check=True, capture_output=True).stdout
    catalog = json.loads(text)
    assert len(catalog["tiles"]) == 38 and len(catalog["scenarios"]) == 17 and len(catalog["modules"]) == 13
    engine = Engine(program)
    # In later scenarios, the mall alone doesn't say where heroes may go.
    compared = sum(play(engine, catalog, f"S{1 + seed % 9}", seed) for seed in range(GAMES))
    assert compared > 20_000, compared
    check_server(program, text)
    print(f"{compared} ways of heroes are those of the catalog")
    return 0


if __name__ == "__main__":
    sys.exit(main())
