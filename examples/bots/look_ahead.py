#!/usr/bin/env python3
"""Looks ahead in a copy of a game: python3 look_ahead.py [PROGRAM] [DEPTH]

Counts what the four seats can do one after the other, tries everything in a copy and takes it back. The engine's own count comes out
the same."""
import json, subprocess, sys

program, depth = (sys.argv[1:] + ["magicmaze", "3"][len(sys.argv) - 1:])[:2]
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(*requests):
    engine.stdin.write(json.dumps({"cmd": "batch", "requests": requests}) + "\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())["answers"]

def count(legal, depth):  # the sequences of this many actions, from where the copy stands
    if depth < 2:
        return sum(map(len, legal)) if depth else 1
    found = 0
    for seat, actions in enumerate(legal):
        for action in actions:
            _, then = ask({"cmd": "do", "game": 1, "seat": seat, "action": action},
                          {"cmd": "legal", "game": 1, "all": True, "brief": True})
            found += count(then["legal"], depth - 1)
            ask({"cmd": "undo", "game": 1})
    return found

*_, legal, perft = ask({"cmd": "new", "scenario": "S1", "seed": 1}, {"cmd": "advance", "at": 90_000}, {"cmd": "clone", "to": 1},
                       {"cmd": "legal", "all": True, "brief": True}, {"cmd": "perft", "depth": int(depth)})
counted = [count(legal["legal"], moves) for moves in range(int(depth) + 1)]
print(*counted, "as the engine says" if counted == perft["nodes"] else f"but the engine says {perft['nodes']}")
