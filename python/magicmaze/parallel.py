"""One game with the interface of PettingZoo's parallel environments, without depending on it."""
from __future__ import annotations

from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from .game import Game, Outcome
from .scenario import Scenario
from .spaces import Box, Dict, Discrete
from .ticks import Ticks

Observation = dict[str, npt.NDArray[Any]]
Infos = dict[str, dict[str, Any]]


class ParallelEnv:
    """Agents "seat_0", "seat_1", ... act at the same time; 0 waits. Observations have "observation", "planes" and "action_mask"."""

    metadata: dict[str, Any] = {"name": "magicmaze_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, scenario: Scenario = "S1", seats: int = 4, ms_per_tick: int = 250, signals: bool = True,
                 render_mode: Optional[str] = None) -> None:
        self._scenario, self._seats, self._ms, self._signals = scenario, seats, ms_per_tick, signals
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._next_seed = 0
        self._ticks = Ticks(Game(scenario, seats, 0), ms_per_tick)
        game = self._ticks.game
        self.action_spaces = {agent: Discrete(game.action_count, seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: Dict({
            "observation": Box(-32768, 32767, game.observation(0).shape, np.int16),
            "planes": Box(0, 1, game.planes().shape, np.uint8),
            "action_mask": Box(0, 1, (game.action_count,), np.uint8)}) for agent in self.possible_agents}

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> ParallelEnv:
        return self

    @property
    def game(self) -> Game:
        """The game itself, for its record or its texts."""
        return self._ticks.game

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def _observations(self) -> dict[str, Observation]:
        planes = self.game.planes()
        return {agent: {"observation": self.game.observation(seat), "planes": planes,
                        "action_mask": self.game.mask(seat, self._signals)} for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> tuple[dict[str, Observation], Infos]:
        """Without a seed, the deal after the last one. Every game keeps its record."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = seed + 1
        self._ticks = Ticks(Game(self._scenario, self._seats, seed), self._ms)
        self.game.keep_record()
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Observations, rewards, who is done, who was cut off (nobody ever: the sand ends every game), and who was refused."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        reward, refused = self._ticks.step([actions.get(agent, 0) for agent in self.possible_agents])
        over = self.game.outcome != Outcome.RUNNING
        agents, self.agents = self.agents, [] if over else self.agents
        return (self._observations(), {agent: reward for agent in agents}, {agent: over for agent in agents},
                {agent: False for agent in agents}, {agent: {"refused": refused[seat]} for seat, agent in enumerate(agents)})

    def state(self) -> npt.NDArray[np.int16]:
        """What everyone may know, as seat 0 sees it."""
        return self.game.observation(0)

    def render(self) -> Optional[str]:
        view = self.game.view()
        return f"{view['sand_ms'] / 1000:.0f} s left, {len(view['tiles'])} tiles, {view['pawns']}" if self.render_mode else None

    def close(self) -> None:
        self.agents = []
