"""One game with the interface of PettingZoo's parallel environments, without depending on it."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .vector import VectorEnv

Observation = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class Discrete:
    n: int


@dataclass(frozen=True)
class Box:
    shape: tuple[int, ...]
    dtype: type


class ParallelEnv:
    """Agents "seat_0", "seat_1", ... act at the same time; 0 waits. Observations have "observation" and "action_mask"."""

    metadata = {"name": "magicmaze_v0", "render_modes": []}

    def __init__(self, scenario: str = "S1", seats: int = 4, ms_per_tick: int = 250, signals: bool = True) -> None:
        self._choice = {"scenario": scenario, "seats": seats, "ms_per_tick": ms_per_tick, "signals": signals}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._env = VectorEnv(1, **self._choice)  # type: ignore[arg-type]

    def observation_space(self, agent: str) -> dict[str, Box]:
        return {"observation": Box((self._env.observation_size,), np.int16), "action_mask": Box((self._env.action_count,), np.uint8)}

    def action_space(self, agent: str) -> Discrete:
        return Discrete(self._env.action_count)

    def _observations(self) -> dict[str, Observation]:
        tick = self._env._tick
        assert tick.observations is not None and tick.masks is not None
        return {agent: {"observation": tick.observations[0, seat].copy(), "action_mask": tick.masks[0, seat].copy()}
                for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) \
            -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._env = VectorEnv(1, seed=seed or 0, **self._choice)  # type: ignore[arg-type]
        self._env.reset()
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool],
                                                     dict[str, dict[str, Any]]]:
        wanted = np.array([[actions.get(agent, 0) for agent in self.possible_agents]], np.uint32)
        tick = self._env.step(wanted)
        over = bool(tick.ended[0])
        agents = self.agents
        answer = (self._observations(), {agent: float(tick.rewards[0]) for agent in agents},
                  {agent: over for agent in agents}, {agent: False for agent in agents},
                  {agent: {"refused": bool(tick.refused[0, seat])} for seat, agent in enumerate(agents)})
        if over:
            self.agents = []
        return answer
