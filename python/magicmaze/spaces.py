"""Descriptions of actions and observations, for programs that expect Gymnasium's spaces of the same names: the attributes and methods
that such programs use."""
from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional

import numpy as np
import numpy.typing as npt


class Discrete:
    """The numbers from 0 to n - 1."""

    start = 0

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and self.n == other.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box:
    """Arrays of this shape and type, with numbers from low to high."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: type, seed: Optional[int] = None) -> None:
        self.shape = shape
        self.dtype: np.dtype[Any] = np.dtype(dtype)
        self.low, self.high = np.full(shape, low, self.dtype), np.full(shape, high, self.dtype)
        self._lowest, self._highest = low, high
        self.seed(seed)

    def seed(self, seed: Optional[int] = None) -> None:
        self._dice = np.random.default_rng(seed)

    def sample(self) -> npt.NDArray[Any]:
        return self._dice.integers(self._lowest, self._highest, self.shape, self.dtype, endpoint=True)

    def contains(self, one: Any) -> bool:
        return (isinstance(one, np.ndarray) and one.shape == self.shape and one.dtype == self.dtype
                and bool((one >= self._lowest).all()) and bool((one <= self._highest).all()))

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and repr(self) == repr(other)

    def __repr__(self) -> str:
        return f"Box({self._lowest}, {self._highest}, {self.shape}, {self.dtype})"


class Dict(Mapping[str, Box]):
    """Named arrays."""

    shape = None
    dtype = None

    def __init__(self, spaces: dict[str, Box]) -> None:
        self.spaces = spaces

    def __getitem__(self, name: str) -> Box:
        return self.spaces[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.spaces)

    def __len__(self) -> int:
        return len(self.spaces)

    def seed(self, seed: Optional[int] = None) -> None:
        for number, space in enumerate(self.spaces.values()):
            space.seed(None if seed is None else seed + number)

    def sample(self) -> dict[str, npt.NDArray[Any]]:
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, one: Any) -> bool:
        return isinstance(one, dict) and one.keys() == self.spaces.keys() and all(
            self.spaces[name].contains(value) for name, value in one.items())

    __contains__ = contains

    def __repr__(self) -> str:
        return f"Dict({self.spaces})"
