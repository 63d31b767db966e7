"""Games and states with the interface of OpenSpiel's simultaneous-move games, without depending on it."""
from __future__ import annotations

from typing import Optional

from .game import WAIT, Game, Outcome
from .scenario import Scenario, scenario_text
from .ticks import FOR_AN_ESCAPE, FOR_THE_THEFT, FOR_WINNING, Ticks

SIMULTANEOUS = -2
TERMINAL = -4


class SimultaneousGame:
    """A scenario. Every new state is the next deal, so chance has happened before the first move."""

    def __init__(self, scenario: Scenario = "S1", players: int = 4, seed: int = 0, ms_per_tick: int = 250) -> None:
        self.scenario, self.ms_per_tick = scenario_text(scenario), ms_per_tick
        self._players, self._next_seed = players, seed
        first = Game(scenario, players, seed)
        self._actions, self._observation_size = first.action_count, len(first.observation(0))

    def new_initial_state(self, seed: Optional[int] = None) -> SimultaneousState:
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        return SimultaneousState(self.scenario, self._players, seed, self.ms_per_tick, _of=self)

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return self._actions

    def observation_tensor_shape(self) -> list[int]:
        return [self._observation_size]

    def observation_tensor_size(self) -> int:
        return self._observation_size

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return FOR_THE_THEFT + 4 * FOR_AN_ESCAPE + FOR_WINNING

    def utility_sum(self) -> Optional[float]:
        return None  # everyone earns the same

    def __str__(self) -> str:
        return f"magicmaze(scenario={self.scenario},players={self._players},ms_per_tick={self.ms_per_tick})"


class SimultaneousState:
    """At every tick all players act at once; 0 waits."""

    def __init__(self, scenario: Scenario = "S1", players: int = 4, seed: int = 0, ms_per_tick: int = 250, *,
                 _of: Optional[SimultaneousGame] = None, _ticks: Optional[Ticks] = None) -> None:
        self._of = _of or SimultaneousGame(scenario, players, seed, ms_per_tick)
        self._ticks = _ticks or Ticks(Game(scenario, players, seed), ms_per_tick)
        if _ticks is None:
            self._ticks.game.keep_record()
        self._history: list[list[int]] = []
        self._last = 0.0

    def get_game(self) -> SimultaneousGame:
        return self._of

    def game(self) -> Game:
        """The game itself, for its record or its texts."""
        return self._ticks.game

    def num_players(self) -> int:
        return self.game().seats

    def num_distinct_actions(self) -> int:
        return self.game().action_count

    def current_player(self) -> int:
        return TERMINAL if self.is_terminal() else SIMULTANEOUS

    def is_terminal(self) -> bool:
        return self.game().outcome != Outcome.RUNNING

    def is_simultaneous_node(self) -> bool:
        return not self.is_terminal()

    def is_player_node(self) -> bool:
        return False

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int) -> list[int]:
        return [] if self.is_terminal() else sorted([WAIT, *self.game().legal_numbers(player, signals=True)])

    def legal_actions_mask(self, player: int) -> list[int]:
        if self.is_terminal():
            return [0] * self.num_distinct_actions()
        return [int(one) for one in self.game().mask(player, signals=True)]

    def apply_actions(self, actions: list[int]) -> None:
        self._last, _ = self._ticks.step(actions)
        self._history.append(list(actions))

    def action_to_string(self, player: int, action: int) -> str:
        return "wait" if action == WAIT else self.game().action(action).text

    def string_to_action(self, player: int, text: str) -> int:
        return WAIT if text == "wait" else self.game().action(text).number

    def observation_tensor(self, player: int) -> list[float]:
        return [float(one) for one in self.game().observation(player)]

    def observation_string(self, player: int) -> str:
        return str(self.game().view())

    def rewards(self) -> list[float]:
        """Of the last tick."""
        return [self._last] * self.num_players()

    def returns(self) -> list[float]:
        return [self._ticks.earned()] * self.num_players()

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        """All players' actions, tick by tick."""
        return [action for actions in self._history for action in actions]

    def move_number(self) -> int:
        return self._ticks.number

    def clone(self) -> SimultaneousState:
        copy = SimultaneousState(_of=self._of, _ticks=self._ticks.clone())
        copy._history, copy._last = [list(actions) for actions in self._history], self._last
        return copy

    def __str__(self) -> str:
        return self.observation_string(0)
