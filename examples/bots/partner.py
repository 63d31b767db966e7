#!/usr/bin/env python3
"""Wins scenario 1 together with three built-in teammates: python3 partner.py [PROGRAM] [SEED]

It knows no rules. Twice a second it plays the game on in copies, in which teammates play its own seat too and what nobody knows is
guessed, a little differently in each. Then it does whatever its own seat did first most often, if it can do that now."""
import collections, json, subprocess, sys

program, seed = (sys.argv[1:] + ["magicmaze", "1"][len(sys.argv) - 1:])[:2]
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(*requests):
    engine.stdin.write(json.dumps({"cmd": "batch", "requests": requests}) + "\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())["answers"]

def dream(view, now, guess):  # what happens in the next three seconds, if the decks are like this
    return ask({**view, "cmd": "load", "game": 1, "guess": guess},
               {"cmd": "teammates", "game": 1, "seats": [0, 1, 2, 3], "pace": "brisk", "seed": guess},
               {"cmd": "advance", "game": 1, "at": now + 3000})[-1].get("teammates", [])

def wishes(view, now):  # the first thing that this seat does in each
    for guess in range(5):
        yield next((done["action"] for done in dream(view, now, guess) if done["seat"] == 0), None)

ask({"cmd": "new", "scenario": "S1", "seed": int(seed)}, {"cmd": "teammates", "seats": [1, 2, 3], "pace": "brisk"})
for now in range(500, 600_000, 500):
    _, view, legal, state = ask({"cmd": "advance", "at": now}, {"cmd": "position"}, {"cmd": "legal", "seat": 0, "brief": True},
                                {"cmd": "state", "view": True})
    if state["outcome"] != "running":
        break
    best = collections.Counter(wishes(view, now)).most_common(1)[0][0]
    if best in legal["legal"]:
        ask({"cmd": "do", "seat": 0, "at": now, "action": best})
print(f"{state['outcome']} after {state['at'] / 1000:.0f} seconds with {state['version']} actions")
