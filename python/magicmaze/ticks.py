"""A tick of real time in one game, as VectorEnv has it in many: every seat acts or waits."""
from __future__ import annotations

from typing import Sequence

from .game import WAIT, Game, MagicMazeError, Outcome, Refused

FOR_THE_THEFT, FOR_AN_ESCAPE, FOR_WINNING = 1.0, 1.0, 5.0


class Ticks:
    """Moves a game on by ticks, each `ms` long. Within a tick the seats act in turn, starting with a different one each time."""

    def __init__(self, game: Game, ms: int) -> None:
        self.game, self.ms, self.number = game, ms, 0

    def step(self, actions: Sequence[int]) -> tuple[float, list[bool]]:
        """What all seats earn, and who was refused."""
        game, now, before = self.game, (self.number + 1) * self.ms, self.earned()
        refused = [False] * len(actions)
        for turn in range(len(actions)):
            seat = (self.number + turn) % len(actions)
            if int(actions[seat]) == WAIT or game.outcome != Outcome.RUNNING:
                continue
            try:
                game.act(seat, int(actions[seat]), now)
            except (Refused, MagicMazeError):
                refused[seat] = True  # another seat was first, or it wasn't legal
        game.pass_time(now)
        self.number += 1
        return self.earned() - before, refused

    def earned(self) -> float:
        """Since the beginning of the game."""
        won = self.game.outcome == Outcome.WON
        return FOR_THE_THEFT * self.game.stolen + FOR_AN_ESCAPE * self.game.escaped + FOR_WINNING * won

    def clone(self) -> Ticks:
        copy = Ticks(self.game.clone(), self.ms)
        copy.number = self.number
        return copy
