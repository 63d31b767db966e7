#!/usr/bin/env python3
"""A bot for Magic Maze Online that plays badly but legally: it wanders about and prefers anything new.

    magicmaze seat LINK -- python3 examples/bots/wanderer.py

docs/bots.md explains it line by line.
"""
import json
import random
import sys

LIKES = {"theft": 1000, "place": 100, "draw": 50, "reveal": 20, "discard": 20, "vortex": 4, "escalator": 4, "move": 4}


def likes(action, last):
    goes_back = last is not None and action.get("pawn") == last.get("pawn") and action.get("to") == last.get("from")
    return 1 if goes_back else LIKES[action["kind"]]


def main():
    last = None
    for line in sys.stdin:
        told = json.loads(line)
        if "begin" in told:
            last = None
        if "ask" in told:
            legal = told["legal"]
            last = random.choices(legal, [likes(action, last) for action in legal])[0]
            print(json.dumps({"cmd": "do", "action": last["action"]}), flush=True)


if __name__ == "__main__":
    main()
