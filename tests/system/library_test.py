#!/usr/bin/env python3
"""libmagicmaze as other projects use it: installed, found by CMake and by pkg-config from a separate project, and by the Python package.
The same actions through C, Python, `magicmaze engine` and the npm package lead to the same positions.

    library_test.py --program build/release/magicmaze [--actions N] [--node COMMAND]
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OUTSIDE = ROOT / "tests" / "library"
STEPS = 400
MASK = (1 << 64) - 1
GAMES = [("S1", 2), ("S7", 4), ("S11", 8), ("S17", 1), ("F0", 4), ("F3", 3), ("T8-hardcore+M2", 4)]


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
    return done.stdout.strip()


def fingerprint(step, text):
    value = 14695981039346656037 ^ step
    for byte in text.encode():
        value = (value ^ byte) * 1099511628211 & MASK
    return value


class EngineGame:
    """The same few questions to `magicmaze engine`."""

    def __init__(self, program, scenario, seats):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.scenario, self.seats = scenario, seats

    def ask(self, *requests):
        self.process.stdin.write(json.dumps({"cmd": "batch", "requests": requests}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["answers"]

    def deal(self, seed):
        self.ask({"cmd": "new", "scenario": self.scenario, "seats": self.seats, "seed": seed})
        self.time, self.running = 0, True

    def legal(self, seat):
        lists = self.ask({"cmd": "legal", "seat": seat, "brief": True}, {"cmd": "legal", "seat": seat, "brief": True, "tokens": True})
        return lists[0]["legal"] + lists[1]["legal"]

    def act(self, seat, text):
        self.time += 20
        done = self.ask({"cmd": "do", "seat": seat, "at": self.time, "action": text})[0]
        self.running = not any(event["kind"] in ("won", "lost") for event in done["events"])  # the sand may have run out
        return int(done["hash"], 16)


class PackageGame:
    """And to the Python package."""

    def __init__(self, scenario, seats):
        from magicmaze import Game, Outcome, Refused
        self.game, self.still, self.refused = Game(scenario, seats), Outcome.RUNNING, Refused

    def deal(self, seed):
        self.game.deal(seed)

    @property
    def running(self):
        return self.game.outcome == self.still

    def legal(self, seat):
        return [action.text for action in self.game.legal(seat)]

    def act(self, seat, text):
        try:
            self.game.act(seat, text, self.game.time + 20)
        except self.refused:
            assert not self.running  # the sand has run out
        return int(self.game.hash, 16)


def play(game, seats, wanted):
    """What tests/library/play.c does."""
    together, done, seed = 0, 0, 0
    while done < wanted:
        game.deal(seed)
        for step in range(STEPS):
            if done >= wanted or not game.running:
                break
            texts = game.legal(step % seats)
            if texts:
                together = (together * 31 + game.act(step % seats, min(texts, key=lambda text: fingerprint(step, text)))) & MASK
                done += 1
        seed += 1
    return f"{together:016x}"


def outside_projects(prefix, folder):
    """The same program twice: by the CMake package, and by pkg-config."""
    run("cmake", "-S", OUTSIDE, "-B", folder / "cmake", f"-DCMAKE_PREFIX_PATH={prefix}", "-DCMAKE_BUILD_TYPE=Release")
    run("cmake", "--build", folder / "cmake")
    yield folder / "cmake" / "play"
    found = next(prefix.glob("lib*/**/magicmaze.pc")).parent
    flags = run("pkg-config", "--cflags", "--libs", "magicmaze", env={**os.environ, "PKG_CONFIG_PATH": str(found)}).split()
    run("cc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-O2", OUTSIDE / "play.c", "-o", folder / "play", *flags)
    yield folder / "play"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="build/release/magicmaze")
    parser.add_argument("--actions", type=int, default=3000, help="for each of the scenarios")
    parser.add_argument("--node", help="runs the npm package's games, too")
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as name:
        folder = pathlib.Path(name)
        prefix = folder / "installed"
        run("cmake", "--install", ROOT / "build" / "library", "--prefix", prefix)
        library = next(prefix.glob("lib*/**/libmagicmaze.so"))
        exported = run("nm", "-D", "--defined-only", library).splitlines()
        assert exported and all(line.split()[-1].startswith("mm_") for line in exported), "more is exported than the header tells"
        os.environ["MAGICMAZE_LIBRARY"] = str(library)
        sys.path.insert(0, str(ROOT / "python"))
        environment = {**os.environ, "LD_LIBRARY_PATH": str(library.parent)}
        programs = list(outside_projects(prefix, folder))
        for scenario, seats in GAMES:
            told = {run(program_, scenario, seats, options.actions, env=environment) for program_ in programs}
            told.add(play(PackageGame(scenario, seats), seats, options.actions))
            told.add(play(EngineGame(program, scenario, seats), seats, options.actions))
            if options.node:
                told.add(run(*options.node.split(), ROOT / "tests" / "npm" / "play.mjs", scenario, seats, options.actions))
            assert len(told) == 1, (scenario, told)
            print(f"{scenario}, {seats} seats: {options.actions} actions, {told.pop()} everywhere")
    return 0


if __name__ == "__main__":
    sys.exit(main())
