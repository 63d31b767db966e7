"""The types of a position: `state` of docs/engine-protocol.md, field by field."""
from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict

Hero = Literal["yellow", "purple", "green", "orange"]


class LyingTile(TypedDict):
    """A tile in the mall, by the row and column of its upper left cell."""

    tile: str
    row: int
    column: int
    turns: int
    dimension: int


class Goal(TypedDict):
    steals: list[Hero]
    escapes: list[Hero]


class Deck(TypedDict):
    count: int
    top: Optional[str]
    back: Optional[Literal["base", "expansion"]]
    face: Literal["up", "down"]
    order: Optional[list[str]]


class SoloDeck(TypedDict):
    count: int
    order: Optional[list[str]]
    pile: list[str]


class RedPawn(TypedDict):
    allowed: bool
    before: Optional[int]


class _Always(TypedDict):
    version: int
    hash: str
    at: int
    scenario: str
    name: Optional[str]
    rules: dict[str, str]
    goal: Goal
    seats: int
    tiles: list[LyingTile]
    out_of_order: list[str]
    pawns: dict[str, str]
    escaped: list[str]
    sand_ms: int
    capacity_ms: int
    flips: int
    timer_spaces_used: int
    deck: Deck
    held: Optional[str]
    solo: Optional[SoloDeck]
    action_tiles: list[list[str]]
    talk: Literal["open", "window", "gestures", "silent"]
    do_something: RedPawn
    theft: bool
    crystal_ball_in_use: bool
    discards_due: int
    no_exit_left: bool
    outcome: Literal["running", "won", "lost"]
    reason: Optional[str]


class View(_Always, total=False):
    """A whole position; in `Game.view()` what nobody knows is None."""

    security: dict[str, Any]  # only with modules
