#!/usr/bin/env python3
"""The challenge of docs/research.md: your policy plays one seat, partners it has never met the others, in silence and at human pace.

    python3 python/challenge.py --program build/release/magicmaze --policy random --scenario S1 --games 20
    python3 python/challenge.py --program build/release/magicmaze --policy mine.py:choose --scenario S1 --partners people

A policy is a function of three arguments: everyone's view of the position (`state` of docs/engine-protocol.md), the legal actions of its
seat as texts, and an `Engine` in which it may look ahead from `engine.view()`, what everyone may know. It returns an action or None."""
import argparse
import collections
import importlib
import importlib.util
import json
import pathlib
import random
import statistics
import subprocess
import sys
import time

SEAT, SEATS = 0, 4
MS_PER_TURN = 500  # a person acts at most twice a second
SEEDS = {"practice": 1_000_000, "test": 2_000_000}
LONGEST = 3_600_000
KINDS = ("sensible", "slow", "own-plans", "never-explores", "forgets-to-flip", "undoes")  # of scripted people, see docs/ai.md
PARTNERS = {"teammates": ([1, 2, 3], []), "person": ([2, 3], [1]), "people": ([], [1, 2, 3])}  # teammates, scripted people


class Engine:
    """`magicmaze engine`; game 0 is the real one, the others are the policy's. `catalog` is the board (docs/catalog.md)."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.now, self.decisions, self.thinking = 0, 0, 0.0
        self.catalog = json.loads(subprocess.run([program, "catalog", "--json"], check=True, capture_output=True, text=True).stdout)

    def ask(self, *requests):
        self.process.stdin.write(json.dumps({"cmd": "batch", "requests": requests}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["answers"]

    def view(self):
        """For {"cmd": "load", "game": 1, "guess": 7, **engine.view()}."""
        return self.ask({"cmd": "position"})[0]


def wait(state, legal, engine):
    return None


def any_action(state, legal, engine):
    return random.choice(legal) if legal else None


def teammate(state, legal, engine):
    """The built-in crew: a fourth teammate has this seat, and plays it as time passes."""
    return None


def dream(state, legal, engine):
    """What teammates would do first with this seat, in most of five guesses at what is hidden (examples/bots/partner.py)."""
    view, wishes = engine.view(), collections.Counter()
    for guess in range(5):
        done = engine.ask({**view, "cmd": "load", "game": 1, "guess": guess},
                          {"cmd": "teammates", "game": 1, "seats": [0, 1, 2, 3], "pace": "human", "seed": guess},
                          {"cmd": "advance", "game": 1, "at": engine.now + 4000})[-1].get("teammates", [])
        wishes[next((one["action"] for one in done if one["seat"] == SEAT), None)] += 1
    best = wishes.most_common(1)[0][0]
    return best if best in legal else None


POLICIES = {"wait": wait, "random": any_action, "teammate": teammate, "dream": dream}
MODULES = ("greedy", "learned")  # in python/policies


def policy_named(name):
    if name in POLICIES:
        return POLICIES[name]
    if name in MODULES:
        return importlib.import_module(f"policies.{name}").choose
    file, _, function = name.partition(":")
    spec = importlib.util.spec_from_file_location("policy", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, function or "choose")


def play(engine, policy, scenario, seed, partners="teammates", kind="sensible"):
    teammates, people = PARTNERS[partners]
    if policy is teammate:
        teammates = [SEAT, *teammates]
    engine.ask({"cmd": "new", "scenario": scenario, "seats": SEATS, "seed": seed},
               {"cmd": "teammates", "seats": teammates, "people": people, "kind": kind, "pace": "human", "seed": seed})
    for engine.now in range(MS_PER_TURN, LONGEST, MS_PER_TURN):
        _, state, legal = engine.ask({"cmd": "advance", "at": engine.now}, {"cmd": "state", "view": True},
                                     {"cmd": "legal", "seat": SEAT, "brief": True})
        if state["outcome"] != "running":
            break
        begin = time.perf_counter()
        action = policy(state, legal["legal"], engine)
        engine.decisions, engine.thinking = engine.decisions + 1, engine.thinking + time.perf_counter() - begin
        if action:
            engine.ask({"cmd": "do", "seat": SEAT, "at": engine.now, "action": action})
    return state


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/release/magicmaze")
    parser.add_argument("--policy", default="random", help="wait, random, teammate, greedy, dream, learned, or FILE.py:FUNCTION")
    parser.add_argument("--scenario", default="S1")
    parser.add_argument("--partners", choices=PARTNERS, default="teammates",
                        help="three teammates, one scripted person and two teammates, or three scripted people")
    parser.add_argument("--kind", choices=KINDS, default="sensible", help="what habit the scripted people have")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seeds", choices=SEEDS, default="practice")
    options = parser.parse_args()
    if options.kind != "sensible" and options.partners == "teammates":
        parser.error("--kind is about scripted people: choose --partners person or people.")
    engine, policy = Engine(str(pathlib.Path(options.program).resolve())), policy_named(options.policy)
    random.seed(SEEDS[options.seeds])
    first = SEEDS[options.seeds]
    ends = [play(engine, policy, options.scenario, first + number, options.partners, options.kind) for number in range(options.games)]
    won = [state for state in ends if state["outcome"] == "won"]
    seconds = f"{statistics.median(state['at'] for state in won) / 1000:.0f} s" if won else "never"
    habit = "" if options.kind == "sensible" else f" ({options.kind})"
    print(f"{options.policy} with {options.partners}{habit}, {options.scenario}, {options.games} games ({options.seeds}): "
          f"{100 * len(won) / len(ends):.0f} % won, median {seconds}, "
          f"{100 * sum(state['theft'] for state in ends) / len(ends):.0f} % reached the theft, "
          f"{statistics.mean(len(state['tiles']) for state in ends):.1f} tiles found, "
          f"{1000 * engine.thinking / max(1, engine.decisions):.1f} ms per decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
