"""Descriptions of actions and observations, with what Gymnasium's spaces of the same names offer."""
from __future__ import annotations

from typing import Any, Optional

import numpy as np
import numpy.typing as npt


class Discrete:
    """The numbers from 0 to n - 1."""

    def __init__(self, n: int, seed: Optional[int] = None) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self.seed(seed)

    def seed(self, seed: Optional[int] = None) -> None:
        self._dice = np.random.default_rng(seed)

    def sample(self, mask: Optional[npt.NDArray[Any]] = None) -> int:
        """Any of them, or any that the mask allows."""
        if mask is None:
            return int(self._dice.integers(self.n))
        return int(self._dice.choice(np.flatnonzero(mask)))

    def contains(self, one: Any) -> bool:
        return isinstance(one, (int, np.integer)) and 0 <= int(one) < self.n

    __contains__ = contains


class Box:
    """Arrays of this shape and type, with numbers from low to high."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: type) -> None:
        self.low, self.high, self.shape = low, high, shape
        self.dtype: np.dtype[Any] = np.dtype(dtype)

    def contains(self, one: Any) -> bool:
        return (isinstance(one, np.ndarray) and one.shape == self.shape and one.dtype == self.dtype
                and bool((one >= self.low).all()) and bool((one <= self.high).all()))

    __contains__ = contains


class Dict:
    """Named arrays."""

    def __init__(self, spaces: dict[str, Box]) -> None:
        self.spaces = spaces

    def __getitem__(self, name: str) -> Box:
        return self.spaces[name]

    def contains(self, one: Any) -> bool:
        return isinstance(one, dict) and one.keys() == self.spaces.keys() and all(
            self.spaces[name].contains(value) for name, value in one.items())

    __contains__ = contains
