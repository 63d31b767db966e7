"""Does whatever brings a hero nearest to where it should be next, and looks no further than one action."""
from __future__ import annotations

from typing import Any

from .mall import FAR, HEROES, Mall, Wishes, parts_of

KINDS = {"theft": 100.0, "place": 90.0, "draw": 80.0}
SAND_TO_FLIP = 60_000
_malls: dict[str, Mall] = {}


def mall_of(engine: Any, view: dict[str, Any]) -> Mall:
    """The last mall, if nothing has been found since."""
    key = repr((view["tiles"], view["out_of_order"], view["rules"]))
    if key not in _malls:
        _malls.clear()
        _malls[key] = Mall(engine.catalog, view)
    mall = _malls[key]
    mall.view = view
    return mall


def goal_of(wishes: Wishes, hero: str) -> str:
    if wishes.stolen:
        return "exit"
    needs_sand = wishes.view["sand_ms"] < SAND_TO_FLIP
    nearest = min(HEROES, key=lambda other: wishes.far("timer", other, wishes.view["pawns"][other]))
    if needs_sand and hero == nearest and wishes.far("timer", hero, wishes.view["pawns"][hero]) < FAR:
        return "timer"
    if wishes.all_found or not wishes.targets["explore"][hero]:
        return "item"
    return "explore"


def worth(wishes: Wishes, action: str) -> float:
    kind, hero, start, to = parts_of(action)
    if kind in KINDS:
        return KINDS[kind] if kind != "draw" or not wishes.all_found else -1.0
    if hero is None:
        return -1.0
    goal = goal_of(wishes, hero)
    return float(wishes.far(goal, hero, start) - wishes.far(goal, hero, to))


def choose(view: dict[str, Any], legal: list[str], engine: Any) -> str | None:
    wishes = Wishes(mall_of(engine, view))
    best = max(legal, key=lambda action: worth(wishes, action), default=None)
    return best if best and worth(wishes, best) > 0 else None
