"""One game."""
from __future__ import annotations

import ctypes
import enum
import json
from dataclasses import dataclass
from typing import Any, Callable

import numpy as np
import numpy.typing as npt

from ._library import PLANE_SIDE, lib
from .view import View

WAIT = 0
MOST_LEGAL = 8192


class MagicMazeError(ValueError):
    """The request makes no sense in any position."""


class Refused(Exception):
    """The rules refuse an action; `reason` is its name in docs/engine-protocol.md."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Outcome(enum.IntEnum):
    RUNNING = 0
    WON = 1
    LOST = 2


@dataclass(frozen=True)
class Action:
    """A number of the action space, and its text (docs/notation.md) in the position it was listed for."""

    number: int
    text: str


def text_from(tell: Callable[[Any, int], int]) -> str:
    """The text that a function of the library writes, however long it is."""
    size = tell(None, 0) + 1
    buffer = ctypes.create_string_buffer(size)
    tell(buffer, size)
    return buffer.value.decode()


class Game:
    """A game of a scenario: "S1" to "S17", "F0" to "F3", "T1" to "T13", "T1-hardcore+M2". The same seed gives the same game as
    `magicmaze engine`. Times are game time in milliseconds."""

    def __init__(self, scenario: str = "S1", seats: int = 4, seed: int = 0, *, _handle: int | None = None) -> None:
        self.scenario = scenario
        if _handle is not None:
            self._handle: int | None = _handle
            return
        why = ctypes.create_string_buffer(200)
        self._handle = lib.mm_new(scenario.encode(), seats, seed, why, len(why))
        if not self._handle:
            raise MagicMazeError(why.value.decode() or "There is no memory for another game.")

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            lib.mm_free(self._handle)
        self._handle = None

    def clone(self) -> Game:
        """An independent copy. It keeps no record."""
        return Game(self.scenario, _handle=lib.mm_clone(self._handle))

    def deal(self, seed: int) -> None:
        """The same scenario from its beginning, with another deal."""
        lib.mm_deal(self._handle, seed)

    # ---- acting

    @property
    def action_count(self) -> int:
        return int(lib.mm_actions(self._handle))

    def legal_numbers(self, seat: int, signals: bool = False) -> list[int]:
        numbers = (ctypes.c_uint32 * MOST_LEGAL)()
        count = lib.mm_legal(self._handle, seat, signals, numbers, MOST_LEGAL)
        return numbers[:min(count, MOST_LEGAL)]

    def legal(self, seat: int, signals: bool = False) -> list[Action]:
        return [self.action(number) for number in self.legal_numbers(seat, signals)]

    def action(self, meant: int | str) -> Action:
        """What a number or a text means in this position."""
        number = meant if isinstance(meant, int) else int(lib.mm_read_action(self._handle, meant.encode()))
        text = text_from(lambda buffer, size: int(lib.mm_action_text(self._handle, number, buffer, size)))
        if not text:
            raise MagicMazeError(f"{meant} means nothing here.")
        return Action(number, text)

    def act(self, seat: int, action: Action | int | str, at: int | None = None) -> None:
        """Does it, or raises Refused. Without a time no time passes."""
        if isinstance(action, str):
            action = self.action(action)
        number = action.number if isinstance(action, Action) else action
        answer = lib.mm_act(self._handle, seat, self.time if at is None else at, number)
        if answer > 0:
            raise Refused(lib.mm_reason(answer).decode())
        if answer < 0:
            raise MagicMazeError({-1: "There's no such seat.", -2: "There's no such action here.",
                                  -3: "Time goes back."}[answer])

    def pass_time(self, at: int) -> None:
        if lib.mm_pass_time(self._handle, at) != 0:
            raise MagicMazeError("Time goes back.")

    # ---- looking

    @property
    def seats(self) -> int:
        return int(lib.mm_seats(self._handle))

    @property
    def outcome(self) -> Outcome:
        return Outcome(lib.mm_outcome(self._handle))

    @property
    def time(self) -> int:
        return int(lib.mm_time(self._handle))

    @property
    def sand_left(self) -> int:
        return int(lib.mm_sand_left(self._handle))

    @property
    def version(self) -> int:
        return int(lib.mm_version_of_game(self._handle))

    @property
    def stolen(self) -> bool:
        return bool(lib.mm_stolen(self._handle))

    @property
    def escaped(self) -> int:
        return int(lib.mm_escaped(self._handle))

    @property
    def hash(self) -> str:
        return f"{lib.mm_hash(self._handle):016x}"

    def view(self) -> View:
        """What everyone may know, as `state` of docs/engine-protocol.md."""
        return self._state(secrets=False)

    def state(self) -> View:
        """All of it, the order of the decks too."""
        return self._state(secrets=True)

    def _state(self, secrets: bool) -> View:
        told: View = json.loads(
            text_from(lambda buffer, size: int(lib.mm_state_json(self._handle, secrets, buffer, size))))
        return told

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        numbers = np.empty(lib.mm_observation_size(), np.int16)
        lib.mm_observe(self._handle, seat, numbers.ctypes.data_as(ctypes.POINTER(ctypes.c_int16)))
        return numbers

    def planes(self) -> npt.NDArray[np.uint8]:
        """The mall as pictures of 48 by 48 squares, the same for all seats."""
        planes = np.empty((lib.mm_planes(self._handle), PLANE_SIDE, PLANE_SIDE), np.uint8)
        lib.mm_draw_planes(self._handle, planes.ctypes.data)
        return planes

    def mask(self, seat: int, signals: bool = False) -> npt.NDArray[np.uint8]:
        mask = np.zeros(self.action_count, np.uint8)
        mask[self.legal_numbers(seat, signals)] = 1
        mask[WAIT] = 1
        return mask

    # ---- records

    def keep_record(self, most_actions: int = 5000) -> None:
        """To be called before the first action."""
        lib.mm_keep_record(self._handle, most_actions)

    def record(self) -> str:
        """For `magicmaze replay --verify`."""
        text = text_from(lambda buffer, size: int(lib.mm_record(self._handle, buffer, size)))
        if not text:
            raise MagicMazeError("Call keep_record before the first action, with room for all of them.")
        return text
