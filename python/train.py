#!/usr/bin/env python3
"""Trains the policy `learned` of the challenge on one machine, in some minutes, with nothing but numpy.

    python3 python/train.py --program build/release/magicmaze

It imitates the built-in teammates: twice a second a copy of the game is given to teammates, who play on for a few seconds there, and
what they do first with seat 0 is the lesson; nothing if they leave it alone. In the first round they also play the real game. After
that the policy itself does, so that it gets lessons about the situations it leads to (docs/research.md). The network of the round
that won most games is kept. Seeds begin at 3,000,000."""
import argparse
import pathlib
import random
import time

import numpy as np

from challenge import MS_PER_TURN, SEAT, SEATS, Engine
from policies.greedy import mall_of
from policies.learned import Memory, Network, best_row, rows_of

SEEDS = 3_000_000
LOOK_AHEAD = 4_000
SCENARIOS = ("S1", "S4", "S7")
HIDDEN, EPOCHS, RATE = 32, 12, 2e-3
LONGEST = 500_000
OF_WAITING = 0.25  # waiting is right most of the time: this much of it is enough
COPY = 1


def lesson(engine, seed):
    """What teammates do first with this seat, within a few seconds, in a copy."""
    done = engine.ask({"cmd": "clone", "to": COPY},
                      {"cmd": "teammates", "game": COPY, "seats": list(range(SEATS)), "pace": "brisk", "seed": seed},
                      {"cmd": "advance", "game": COPY, "at": engine.now + LOOK_AHEAD})[-1]
    return next((one["action"] for one in done.get("teammates", []) if one["seat"] == SEAT), None)


def play(engine, network, scenario, seed, lessons):
    """A game with lessons on the way: (rows, which of them is right)."""
    memory, dice = Memory(), random.Random(seed)
    engine.ask({"cmd": "new", "scenario": scenario, "seats": SEATS, "seed": seed},
               {"cmd": "teammates", "seats": list(range(1, SEATS)), "pace": "human", "seed": seed})
    for engine.now in range(MS_PER_TURN, LONGEST, MS_PER_TURN):
        _, view, told = engine.ask({"cmd": "advance", "at": engine.now}, {"cmd": "state", "view": True},
                                   {"cmd": "legal", "seat": SEAT, "brief": True})
        if view["outcome"] != "running":
            return view["outcome"] == "won"
        legal = told["legal"]
        if not legal:
            continue
        rows = rows_of(mall_of(engine, view), legal, memory)
        index = len(legal)
        if network is None or dice.random() < 0.5:
            right = lesson(engine, seed)
            index = legal.index(right) if right in legal else len(legal)
            if index < len(legal) or dice.random() < OF_WAITING:
                lessons.append((rows, index))
        if network is not None:
            index = best_row(network.rate(rows), view, memory)
        elif dice.random() < 0.5:
            continue  # at a person's pace
        if index < len(legal):
            memory.note(legal[index], engine.now)
            engine.ask({"cmd": "do", "seat": SEAT, "at": engine.now, "action": legal[index]})
    return False


def learn(lessons, seed):
    """Softmax over the rows of each lesson, by Adam."""
    dice = np.random.default_rng(seed)
    width = lessons[0][0].shape[1]
    layers = [dice.normal(0, width ** -0.5, (width, HIDDEN)), np.zeros(HIDDEN), dice.normal(0, HIDDEN ** -0.5, HIDDEN)]
    first, second, steps = [np.zeros_like(one) for one in layers], [np.zeros_like(one) for one in layers], 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        loss = right = 0.0
        order = dice.permutation(len(lessons))
        for batch in np.array_split(order, max(1, len(order) // 64)):
            rows = np.concatenate([lessons[i][0] for i in batch])
            starts = np.cumsum([0] + [len(lessons[i][0]) for i in batch])[:-1]
            answers = starts + np.array([lessons[i][1] for i in batch])
            owner = np.repeat(np.arange(len(batch)), np.diff([*starts, len(rows)]))
            hidden = np.tanh(rows @ layers[0] + layers[1])
            rated = hidden @ layers[2]
            likely = np.exp(rated - np.maximum.reduceat(rated, starts)[owner])
            likely /= np.add.reduceat(likely, starts)[owner]
            loss -= np.log(likely[answers] + 1e-9).sum()
            right += sum(rated[s:e].argmax() + s == a for s, e, a in zip(starts, [*starts[1:], len(rows)], answers))
            wrong = likely.copy()
            wrong[answers] -= 1
            wrong /= len(batch)
            back = np.outer(wrong, layers[2]) * (1 - hidden ** 2)
            steps += 1
            for i, slope in enumerate((rows.T @ back, back.sum(0), hidden.T @ wrong)):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope ** 2
                layers[i] = layers[i] - rate * (first[i] / (1 - 0.9 ** steps)) / (np.sqrt(second[i] / (1 - 0.999 ** steps)) + 1e-8)
        if epoch == EPOCHS - 1:
            print(f"  {len(lessons)} lessons: loss {loss / len(lessons):.3f}, {100 * right / len(lessons):.0f} % right", flush=True)
    return Network([layer.astype(np.float32) for layer in layers])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="build/release/magicmaze")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=8, help="of each scenario, in every round")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(__file__).parent / "policies" / "learned.json")
    options = parser.parse_args()
    engine, network, lessons, seed = Engine(str(pathlib.Path(options.program).resolve())), None, [], SEEDS
    begin, most_won = time.monotonic(), -1
    for round_ in range(options.rounds + 1):  # the last round only plays
        won = 0
        for scenario in SCENARIOS:
            for _ in range(options.games):
                won += play(engine, network, scenario, seed, lessons)
                seed += 1
        print(f"round {round_ + 1}: {won} of {options.games * len(SCENARIOS)} games won, {time.monotonic() - begin:.0f} s", flush=True)
        if network is not None and won > most_won:
            network.save(options.out)
            most_won = won
        if round_ < options.rounds:
            network = learn(lessons, round_)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
