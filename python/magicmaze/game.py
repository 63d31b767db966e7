"""One game."""
from __future__ import annotations

import ctypes
import enum
import json
import operator
from dataclasses import dataclass
from typing import Any, Callable, NoReturn, SupportsIndex

import numpy as np
import numpy.typing as npt

from ._library import PLANE_SIDE, lib
from .scenario import Scenario, scenario_text
from .view import View

WAIT = 0
MOST_SEATS = 9
USUALLY_LEGAL = 64
MOST_IN_RECORD = 1_000_000


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


def catalog() -> dict[str, Any]:
    """The board as data: everything that is printed on the tiles, as in docs/catalog.md."""
    told: dict[str, Any] = json.loads(text_from(lambda buffer, size: int(lib.mm_catalog_json(buffer, size))))
    return told


def whole(number: SupportsIndex, most: int, what: str) -> int:
    """A whole number from 0, numpy's too: ctypes would cut off what doesn't fit."""
    value = operator.index(number)
    if not 0 <= value <= most:
        raise MagicMazeError(f"{what} must be from 0 to {most}.")
    return value


def seed_of(seed: SupportsIndex) -> int:
    return whole(seed, 2 ** 64 - 1, "A seed")


def time_of(at: SupportsIndex) -> int:
    return whole(at, 2 ** 32 - 1, "Game time")


class Game:
    """A game of a scenario: "S1" to "S17", "F0" to "F3", "T1" to "T13", "T1-hardcore+M2"; or of your own as a dict, as JSON or as the
    path of its file. The same seed gives the same game as `magicmaze engine`. Times are game time in milliseconds."""

    def __init__(self, scenario: Scenario = "S1", seats: SupportsIndex = 4, seed: SupportsIndex = 0, *,
                 _handle: int | None = None) -> None:
        self.scenario = scenario_text(scenario)
        why = ctypes.create_string_buffer(200)
        self._handle: int | None = _handle or lib.mm_new(self.scenario.encode(), whole(seats, MOST_SEATS, "The number of seats"),
                                                          seed_of(seed), why, len(why))
        if not self._handle:
            raise MagicMazeError(why.value.decode(errors="replace") or "There is no memory for another game.")
        self.seats = int(lib.mm_seats(self._handle))

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            lib.mm_free(self._handle)
        self._handle = None

    def clone(self) -> Game:
        """An independent copy. It keeps no record."""
        return Game(self.scenario, _handle=lib.mm_clone(self._handle))

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        raise TypeError("A game can't be pickled; another process can play its scenario, seed and actions again.")

    def deal(self, seed: SupportsIndex) -> None:
        """The same scenario from its beginning, with another deal."""
        lib.mm_deal(self._handle, seed_of(seed))

    # ---- acting

    @property
    def action_count(self) -> int:
        return int(lib.mm_actions(self._handle))

    def _seat(self, seat: SupportsIndex) -> int:
        number = operator.index(seat)
        if not 0 <= number < self.seats:
            raise MagicMazeError("There's no such seat.")
        return number

    def legal_numbers(self, seat: SupportsIndex, signals: bool = False) -> list[int]:
        by, room = self._seat(seat), USUALLY_LEGAL
        while True:
            numbers = (ctypes.c_uint32 * room)()
            count = int(lib.mm_legal(self._handle, by, signals, numbers, room))
            if count <= room:
                return numbers[:count]
            room = count

    def legal(self, seat: SupportsIndex, signals: bool = False) -> list[Action]:
        return [self.action(number) for number in self.legal_numbers(seat, signals)]

    def action(self, meant: SupportsIndex | str) -> Action:
        """What a number or a text means in this position."""
        number = int(lib.mm_read_action(self._handle, meant.encode())) if isinstance(meant, str) else operator.index(meant)
        known = 0 <= number < self.action_count
        text = text_from(lambda buffer, size: int(lib.mm_action_text(self._handle, number, buffer, size))) if known else ""
        if not text:
            raise MagicMazeError(f"{meant} means nothing here.")
        return Action(number, text)

    def act(self, seat: SupportsIndex, action: Action | SupportsIndex | str, at: SupportsIndex | None = None) -> None:
        """Does it, or raises Refused. Without a time no time passes."""
        if isinstance(action, str):
            action = self.action(action)
        number = action.number if isinstance(action, Action) else operator.index(action)
        if not 0 <= number < self.action_count:
            raise MagicMazeError("There's no such action here.")
        answer = lib.mm_act(self._handle, self._seat(seat), self.time if at is None else time_of(at), number)
        if answer > 0:
            raise Refused(lib.mm_reason(answer).decode())
        if answer < 0:
            raise MagicMazeError({-2: "There's no such action here.", -3: "Time goes back."}[answer])

    def pass_time(self, at: SupportsIndex) -> None:
        if lib.mm_pass_time(self._handle, time_of(at)) != 0:
            raise MagicMazeError("Time goes back.")

    # ---- looking

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

    def observation(self, seat: SupportsIndex) -> npt.NDArray[np.int16]:
        numbers = np.empty(lib.mm_observation_size(), np.int16)
        lib.mm_observe(self._handle, self._seat(seat), numbers.ctypes.data_as(ctypes.POINTER(ctypes.c_int16)))
        return numbers

    def planes(self) -> npt.NDArray[np.uint8]:
        """The mall as pictures of 48 by 48 squares, the same for all seats."""
        planes = np.empty((lib.mm_planes(self._handle), PLANE_SIDE, PLANE_SIDE), np.uint8)
        lib.mm_draw_planes(self._handle, planes.ctypes.data)
        return planes

    def mask(self, seat: SupportsIndex, signals: bool = False) -> npt.NDArray[np.uint8]:
        mask = np.zeros(self.action_count, np.uint8)
        mask[self.legal_numbers(seat, signals)] = 1
        mask[WAIT] = 1
        return mask

    # ---- records

    def keep_record(self, most_actions: SupportsIndex = 5000) -> None:
        """To be called before the first action."""
        lib.mm_keep_record(self._handle, whole(most_actions, MOST_IN_RECORD, "A record's actions"))

    def record(self) -> str:
        """For `magicmaze replay --verify`."""
        text = text_from(lambda buffer, size: int(lib.mm_record(self._handle, buffer, size)))
        if not text:
            raise MagicMazeError("Call keep_record before the first action, with room for all of them.")
        return text
