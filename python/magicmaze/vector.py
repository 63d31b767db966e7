"""Many games at once."""
from __future__ import annotations

import ctypes
import operator
from dataclasses import dataclass
from typing import NoReturn, SupportsIndex

import numpy as np
import numpy.typing as npt

from ._library import PLANE_SIDE, TickPointers, lib
from .game import MOST_IN_RECORD, MOST_SEATS, Game, MagicMazeError, seed_of, text_from, time_of, whole
from .scenario import Scenario, scenario_text

MOST_GAMES = 1 << 20


@dataclass(frozen=True)
class Tick:
    """The result of a tick. The arrays belong to the VectorEnv and change with the next tick."""

    observations: npt.NDArray[np.int16] | None  # games, seats, numbers
    planes: npt.NDArray[np.uint8] | None  # games, planes, 48, 48: the mall as pictures
    masks: npt.NDArray[np.uint8] | None  # games, seats, actions
    rewards: npt.NDArray[np.float32]  # games; all seats of a game earn the same
    ended: npt.NDArray[np.bool_]  # games that were won or lost, and have been dealt again
    refused: npt.NDArray[np.bool_]  # games, seats: another seat was first, or it was not legal


class VectorEnv:
    """`games` games of one scenario that advance by ticks of real time: at every tick each seat acts or waits (action 0). Within a
    tick the seats act in turn, starting with a different one each tick. Rewards: 1 for the theft, 1 for each hero that escapes, 5
    for winning. Game i of round r has the seed `seed + i + r * games`."""

    def __init__(self, games: SupportsIndex, scenario: Scenario = "S1", seats: SupportsIndex = 4, seed: SupportsIndex = 0,
                 ms_per_tick: SupportsIndex = 250, *, masks: bool = True, observations: bool = True, planes: bool = False,
                 signals: bool = False, keep_records: SupportsIndex = 0) -> None:
        self.games, self.scenario = whole(games, MOST_GAMES, "The number of games"), scenario_text(scenario)
        self.seats = whole(seats, MOST_SEATS, "The number of seats")
        most_actions = whole(keep_records, MOST_IN_RECORD, "A record's actions")
        why = ctypes.create_string_buffer(200)
        self._vector: int | None = lib.mm_vector_new(self.scenario.encode(), self.seats, self.games, seed_of(seed), time_of(ms_per_tick),
                                                     why, len(why))
        if not self._vector:
            raise MagicMazeError(why.value.decode(errors="replace"))
        lib.mm_vector_signals(self._vector, signals)
        lib.mm_vector_keep_records(self._vector, most_actions)
        self.action_count = int(lib.mm_actions(lib.mm_vector_game(self._vector, 0)))
        self.observation_size = int(lib.mm_observation_size())
        rows = (self.games, self.seats)
        self._masks = np.zeros((*rows, self.action_count), np.uint8) if masks else None
        self._observations = np.zeros((*rows, self.observation_size), np.int16) if observations else None
        first = lib.mm_vector_game(self._vector, 0)
        self._planes = np.zeros((self.games, lib.mm_planes(first), PLANE_SIDE, PLANE_SIDE), np.uint8) if planes else None
        self._rewards = np.zeros(self.games, np.float32)
        self._ended = np.zeros(self.games, np.bool_)
        self._refused = np.zeros(rows, np.bool_)
        self._pointers = TickPointers(
            None if self._masks is None else self._masks.ctypes.data,
            None if self._observations is None else self._observations.ctypes.data,
            self._rewards.ctypes.data, self._ended.ctypes.data, self._refused.ctypes.data)
        self._tick = Tick(self._observations, self._planes, self._masks, self._rewards, self._ended, self._refused)

    def __del__(self) -> None:
        if getattr(self, "_vector", None):
            lib.mm_vector_free(self._vector)
        self._vector = None

    def __reduce__(self) -> NoReturn:
        raise TypeError("A VectorEnv can't be copied or pickled.")

    def reset(self) -> Tick:
        """All games from their first seeds."""
        self._rewards.fill(0)
        self._ended.fill(False)
        self._refused.fill(False)
        lib.mm_vector_reset(self._vector, ctypes.byref(self._pointers))
        self._draw()
        return self._tick

    def _draw(self) -> None:
        if self._planes is not None:
            lib.mm_vector_planes(self._vector, self._planes.ctypes.data)

    def step(self, actions: npt.ArrayLike) -> Tick:
        """An action for each seat of each game."""
        wanted = np.ascontiguousarray(actions, np.uint32)
        if wanted.shape != (self.games, self.seats):
            raise MagicMazeError(f"Actions have the shape {(self.games, self.seats)}.")
        lib.mm_vector_step(self._vector, wanted.ctypes.data, ctypes.byref(self._pointers))
        self._draw()
        return self._tick

    def _index(self, index: SupportsIndex) -> int:
        number = operator.index(index)
        if not 0 <= number < self.games:
            raise MagicMazeError(f"There are {self.games} games.")
        return number

    def game(self, index: SupportsIndex) -> Game:
        """A copy of one of them, to look at."""
        return Game(self.scenario, _handle=lib.mm_clone(lib.mm_vector_game(self._vector, self._index(index))))

    def record(self, index: SupportsIndex) -> str:
        """Of the last game that ended there, for `magicmaze replay --verify`; with `keep_records`, the most actions of a game."""
        number = self._index(index)
        text = text_from(lambda buffer, size: int(lib.mm_vector_record(self._vector, number, buffer, size)))
        if not text:
            raise MagicMazeError("No game has ended there yet, or it has no record: keep_records says for how many actions there is room.")
        return text
