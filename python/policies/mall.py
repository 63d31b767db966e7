"""The mall as a graph, from the catalog (docs/catalog.md) and what everyone may know: how many actions away everything is."""
from __future__ import annotations

import collections
from typing import Any, Iterable

DIRECTIONS = ("north", "east", "south", "west")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
HEROES = ("yellow", "purple", "green", "orange")
FAR = 20  # nothing is further away than this, or it can't be reached

Where = tuple[int, int, int]


class Mall:
    """The tiles that have been found. Distances leave other pawns aside and count actions: a walk in a straight line, an escalator
    or a vortex is one."""

    def __init__(self, catalog: dict[str, Any], view: dict[str, Any]) -> None:
        self.printed = {tile["tile"]: tile for tile in catalog["tiles"]}
        self.openings = catalog["openings"]
        self.view = view
        self.spaces: dict[str, dict[str, Any]] = {}
        self.at: dict[Where, str] = {}
        self.covered: set[Where] = set()
        self.ends: dict[str, str] = {}
        for lying in view["tiles"]:
            self._add(lying)
        self.unexplored = {place for place, space in self.spaces.items() if self._leads_nowhere(space)}
        self.runs = {place: self._runs(place) for place in self.spaces}
        self._known: dict[tuple[str, frozenset[str], bool], dict[str, int]] = {}

    def _add(self, lying: dict[str, Any]) -> None:
        tile = self.printed[lying["tile"]]
        for one, other in tile["escalators"]:
            self.ends[one], self.ends[other] = other, one
        for space in tile["spaces"]:
            row, column = space["row"], space["column"]
            for _ in range(lying["turns"]):
                row, column = column, 3 - row
            where = (lying["dimension"], lying["row"] + row, lying["column"] + column)
            self.covered.add(where)
            if space["symbol"] == "illustrated":
                continue
            borders = [space["borders"][DIRECTIONS[(i - lying["turns"]) % 4]] for i in range(4)]
            gate = next((DIRECTIONS.index(side) for side, cell in self.openings.items()
                         if cell == [space["row"], space["column"]]), None)
            outward = None if gate is None else (gate + lying["turns"]) % 4
            self.spaces[space["place"]] = {**space, "where": where, "borders": borders, "outward": outward}
            self.at[where] = space["place"]

    def _leads_nowhere(self, space: dict[str, Any]) -> bool:
        if space["symbol"] != "exploration" or space["outward"] is None:
            return False
        dimension, row, column = space["where"]
        rows, columns = STEPS[space["outward"]]
        return (dimension, row + rows, column + columns) not in self.covered

    def _step(self, place: str, toward: int) -> tuple[str, bool] | None:
        """The next space, and whether only the dwarf gets there."""
        dimension, row, column = self.spaces[place]["where"]
        to = self.at.get((dimension, row + STEPS[toward][0], column + STEPS[toward][1]))
        border = self.spaces[place]["borders"][toward]
        if to is None or border not in ("open", "gate", "passage"):
            return None
        if border == "gate" and self.spaces[to]["borders"][(toward + 2) % 4] != "gate":
            return None
        return to, border == "passage"

    def _runs(self, place: str) -> list[tuple[str, bool]]:
        """Every space that one walk leads to."""
        found = []
        for toward in range(4):
            at, is_small = place, False
            while step := self._step(at, toward):
                at, is_small = step[0], is_small or step[1]
                found.append((at, is_small))
        return found

    def places(self, symbol: str, colour: str | None = None) -> set[str]:
        """Those that still work."""
        return {place for place, space in self.spaces.items() if space["symbol"] == symbol
                and (colour is None or space["colour"] == colour)} - set(self.view["out_of_order"])

    def distances(self, pawn: str, targets: Iterable[str], with_vortexes: bool) -> dict[str, int]:
        """From every space to the nearest of these."""
        key = (pawn, frozenset(targets), with_vortexes)
        if key not in self._known:
            self._known[key] = self._search(pawn, key[1], with_vortexes)
        return self._known[key]

    def _search(self, pawn: str, targets: frozenset[str], with_vortexes: bool) -> dict[str, int]:
        is_dwarf = pawn == "orange" and self.view["rules"]["dwarf_passages"] == "yes"
        vortexes = {place for place, space in self.spaces.items()
                    if space["symbol"] == "vortex" and space["colour"] == pawn} if with_vortexes else set()
        far = {place: 0 for place in targets}
        queue = collections.deque(far)
        while queue:
            at = queue.popleft()
            near = [place for place, is_small in self.runs[at] if is_dwarf or not is_small]
            if at in self.ends and self.ends[at] in self.spaces:
                near.append(self.ends[at])
            if at in vortexes:  # from anywhere
                near.extend(self.spaces)
                vortexes = set()
            for place in near:
                if place not in far:
                    far[place] = far[at] + 1
                    queue.append(place)
        return far


def parts_of(action: str) -> tuple[str, str | None, str | None, str | None]:
    """Kind, pawn, from and to of an action's text (docs/notation.md)."""
    for sign, kind in ((">", "move"), ("@", "vortex"), ("/", "escalator")):
        if sign in action and action[1] == " ":
            start, to = action[2:].split(sign)
            return kind, {hero[0]: hero for hero in HEROES}.get(action[0]), start, to.split(" ")[0]
    return action.split(" ")[0], None, None, None


class Wishes:
    """Where each hero should be, in a position that everyone may know."""

    def __init__(self, mall: Mall) -> None:
        view = mall.view
        self.mall, self.view = mall, view
        self.stolen = view["theft"]
        one_exit = view["rules"]["exits"] == "one"
        exits = {hero: mall.places("exit", None if one_exit else hero) for hero in HEROES}
        items = {hero: mall.places("item", hero) for hero in HEROES}
        unexplored = {hero: {place for place in mall.unexplored if mall.spaces[place]["colour"] == hero} for hero in HEROES}
        self.all_found = all(items.values()) and all(exits.values())
        self.targets = {"explore": unexplored, "item": items, "exit": exits,
                        "timer": {hero: mall.places("sand_timer") for hero in HEROES},
                        "camera": {hero: mall.places("camera") for hero in HEROES},
                        "ball": {hero: mall.places("crystal_ball") for hero in HEROES}}

    def far(self, what: str, hero: str, place: str | None) -> int:
        """How many actions it is to the nearest, FAR if there is none."""
        if place not in self.mall.spaces:
            return FAR
        known = self.mall.distances(hero, self.targets[what][hero], not self.stolen)
        return known.get(place, FAR)
