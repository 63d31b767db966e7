"""One game with the interface of OpenSpiel's simultaneous-move states, without depending on it."""
from __future__ import annotations

from .game import WAIT, Game, Outcome, Refused

SIMULTANEOUS = -2
TERMINAL = -4


class SimultaneousState:
    """At every tick all players act at once; 0 waits."""

    def __init__(self, scenario: str = "S1", players: int = 4, seed: int = 0, ms_per_tick: int = 250, *,
                 _game: Game | None = None) -> None:
        self._game = _game or Game(scenario, players, seed)
        self._ms_per_tick = ms_per_tick
        self._tick = 0

    def num_players(self) -> int:
        return self._game.seats

    def num_distinct_actions(self) -> int:
        return self._game.action_count

    def current_player(self) -> int:
        return TERMINAL if self.is_terminal() else SIMULTANEOUS

    def is_terminal(self) -> bool:
        return self._game.outcome != Outcome.RUNNING

    def legal_actions(self, player: int) -> list[int]:
        return [] if self.is_terminal() else sorted([WAIT, *self._game.legal_numbers(player, signals=True)])

    def legal_actions_mask(self, player: int) -> list[int]:
        return [int(one) for one in self._game.mask(player, signals=True)]

    def apply_actions(self, actions: list[int]) -> None:
        now = (self._tick + 1) * self._ms_per_tick
        for turn in range(len(actions)):
            seat = (self._tick + turn) % len(actions)
            if actions[seat] == WAIT or self.is_terminal():
                continue
            try:
                self._game.act(seat, actions[seat], now)
            except (Refused, ValueError):
                continue  # another player was first
        self._game.pass_time(now)
        self._tick += 1

    def action_to_string(self, player: int, action: int) -> str:
        return "wait" if action == WAIT else self._game.action(action).text

    def observation_tensor(self, player: int) -> list[float]:
        return [float(one) for one in self._game.observation(player)]

    def returns(self) -> list[float]:
        earned = float(self._game.stolen) + self._game.escaped + 5.0 * (self._game.outcome == Outcome.WON)
        return [earned] * self.num_players()

    def clone(self) -> SimultaneousState:
        copy = SimultaneousState(ms_per_tick=self._ms_per_tick, _game=self._game.clone())
        copy._tick = self._tick
        return copy

    def game(self) -> Game:
        return self._game
