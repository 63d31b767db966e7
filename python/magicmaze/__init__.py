"""The rules of Magic Maze and Maximum Security.

    from magicmaze import Game, VectorEnv

    game = Game("S1", seats=4, seed=1)
    game.act(0, game.legal(0)[0])

docs/python.md is the guide, docs/library.md says what the numbers mean."""
from .game import Action, Game, MagicMazeError, Outcome, Refused, catalog
from .parallel import ParallelEnv
from .scenario import Scenario
from .simultaneous import SimultaneousGame, SimultaneousState
from .vector import Tick, VectorEnv
from .view import View

__all__ = ["Action", "Game", "MagicMazeError", "Outcome", "ParallelEnv", "Refused", "Scenario", "SimultaneousGame",
           "SimultaneousState", "Tick", "VectorEnv", "View", "catalog"]
