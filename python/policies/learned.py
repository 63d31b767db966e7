"""A small network that has learned from the built-in teammates (python/train.py): it rates each legal action, and waiting, by 49
numbers that say what the action would change."""
from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np
import numpy.typing as npt

from .greedy import mall_of
from .mall import FAR, HEROES, Mall, Wishes, parts_of

WEIGHTS = pathlib.Path(__file__).with_name("learned.json")
KINDS = ("wait", "move", "vortex", "escalator", "draw", "place", "theft")
PATIENCE = 8_000
WHAT = ("explore", "item", "exit", "timer", "camera", "ball")
Numbers = npt.NDArray[np.float32]


class Memory:
    """What this seat did last, so that it doesn't go back and forth."""

    def __init__(self) -> None:
        self.pawn: str | None = None
        self.start: str | None = None
        self.at = 0

    def note(self, action: str, now: int) -> None:
        _, self.pawn, self.start, _ = parts_of(action)
        self.at = now


def numbers_of_position(wishes: Wishes) -> list[float]:
    view, pawns = wishes.view, wishes.view["pawns"]
    there = [sum(pawns[hero] in wishes.targets[what][hero] for hero in HEROES) / 4 for what in ("item", "exit")]
    sand = view["sand_ms"] / 180_000
    return [float(wishes.stolen), float(wishes.all_found), *there, sand, float(sand < 1 / 3), float(view["held"] is not None),
            float(view["deck"]["count"] == 0), float(view["do_something"]["before"] == 0)]


def numbers_of_action(wishes: Wishes, action: str, memory: Memory) -> list[float]:
    kind, hero, start, to = parts_of(action)
    numbers = [float(kind == one) for one in KINDS]
    for what in WHAT:
        before, after = (wishes.far(what, hero, place) if hero else FAR for place in (start, to))
        nearest = hero is not None and before == min(wishes.far(what, other, wishes.view["pawns"][other]) for other in HEROES)
        numbers += [np.clip(before - after, -3, 3) / 3, float(before == 0), float(after == 0), float(before == FAR), float(nearest)]
    is_back = hero is not None and hero == memory.pawn and to == memory.start
    since = wishes.view["at"] - memory.at
    return numbers + [float(is_back), max(0.0, 1 - since / 4_000), max(0.0, 1 - since / 20_000)]


def rows_of(mall: Mall, legal: list[str], memory: Memory) -> Numbers:
    """A row for each legal action, and a last one for waiting."""
    wishes = Wishes(mall)
    position = numbers_of_position(wishes)
    return np.array([position + numbers_of_action(wishes, action, memory) for action in [*legal, "wait"]], np.float32)


class Network:
    """Two layers: numbers, a hidden layer, one rating."""

    def __init__(self, layers: list[Numbers]) -> None:
        self.into, self.bias, self.out = layers

    def rate(self, rows: Numbers) -> Numbers:
        return np.asarray(np.tanh(rows @ self.into + self.bias) @ self.out, np.float32)

    @staticmethod
    def load(file: pathlib.Path = WEIGHTS) -> Network:
        return Network([np.array(layer, np.float32) for layer in json.loads(file.read_text())])

    def save(self, file: pathlib.Path = WEIGHTS) -> None:
        file.write_text(json.dumps([np.round(layer, 4).tolist() for layer in
                                    (self.into.astype(float), self.bias.astype(float), self.out.astype(float))]) + "\n")


def best_row(rated: Numbers, view: dict[str, Any], memory: Memory) -> int:
    """The row of what to do. Who has waited too long does the best of the rest: the others may be waiting as well."""
    is_stuck = view["at"] - memory.at >= PATIENCE and len(rated) > 1
    return int((rated[:-1] if is_stuck else rated).argmax())


class Player:
    """Keeps what it has to remember during a game."""

    def __init__(self, network: Network) -> None:
        self.network, self.memory, self.now = network, Memory(), 0

    def choose(self, view: dict[str, Any], legal: list[str], engine: Any) -> str | None:
        if view["at"] < self.now:
            self.memory = Memory()
        self.now = view["at"]
        rated = self.network.rate(rows_of(mall_of(engine, view), legal, self.memory))
        best = best_row(rated, view, self.memory)
        if best == len(legal):
            return None
        self.memory.note(legal[best], self.now)
        return legal[best]


_players: list[Player] = []


def choose(view: dict[str, Any], legal: list[str], engine: Any) -> str | None:
    if not _players:
        _players.append(Player(Network.load()))
    return _players[0].choose(view, legal, engine)
