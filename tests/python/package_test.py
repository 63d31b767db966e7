#!/usr/bin/env python3
"""The Python package: games, many games at once, the interfaces that others expect, and the examples in docs/python.md.

    MAGICMAZE_LIBRARY=build/library/libmagicmaze.so python3 tests/python/package_test.py [PROGRAM]
    env/bin/python tests/python/package_test.py --installed [PROGRAM]    the package that is installed there
"""
import copy
import importlib.util
import json
import os
import pathlib
import pickle
import re
import subprocess
import sys
import tempfile
import threading
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
INSTALLED = "--installed" in sys.argv
if INSTALLED:
    sys.argv.remove("--installed")
    sys.path.append(str(ROOT / "python"))  # for the policies
else:
    sys.path.insert(0, str(ROOT / "python"))
    os.environ.setdefault("MAGICMAZE_LIBRARY", str(ROOT / "build" / "library" / "libmagicmaze.so"))

import magicmaze  # noqa: E402
import numpy as np  # noqa: E402
from magicmaze import (  # noqa: E402
    Game, MagicMazeError, Outcome, ParallelEnv, Refused, SimultaneousGame, SimultaneousState, VectorEnv, View, catalog)
from policies.mall import Mall  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else str(ROOT / "build" / "release" / "magicmaze")


def any_actions(masks, seed):
    """For each row of masks, something that it allows."""
    return (np.random.default_rng(seed).random(masks.shape, dtype=np.float32) * masks).argmax(axis=-1)


def verified(test, record):
    """`magicmaze replay` plays it again and comes to the same end."""
    with tempfile.NamedTemporaryFile("w", suffix=".mmr") as file:
        file.write(record)
        file.flush()
        done = subprocess.run([PROGRAM, "replay", "--verify", file.name], check=False, capture_output=True, text=True)
    test.assertEqual(done.returncode, 0, done.stdout + done.stderr)


class Games(unittest.TestCase):
    def test_this_is_the_package_that_was_asked_for(self):
        self.assertEqual(str(magicmaze.__file__).startswith(str(ROOT / "python")), not INSTALLED)

    def test_actions_are_numbers_and_texts(self):
        game = Game("S1", 4, 1)
        for seat in range(4):
            for action in game.legal(seat, signals=True):
                self.assertEqual(game.action(action.number), action)
                self.assertEqual(game.action(action.text), action)

    def test_a_copy_goes_its_own_way(self):
        game = Game("S7", 4, 3)
        other = game.clone()
        before = game.hash
        seat = next(seat for seat in range(4) if game.legal(seat))
        game.act(seat, game.legal(seat)[0], 100)
        self.assertNotEqual(game.hash, before)
        self.assertEqual(other.hash, before)

    def test_copies_by_the_copy_module(self):
        game = Game("S7", 4, 3)
        for copied in (copy.copy(game), copy.deepcopy(game)):
            copied.pass_time(1000)
            self.assertEqual((copied.time, game.time), (1000, 0))
        del copied
        self.assertEqual(game.legal(0), Game("S7", 4, 3).legal(0))
        with self.assertRaises(TypeError):
            pickle.dumps(game)
        with self.assertRaises(TypeError):
            copy.deepcopy(VectorEnv(2))

    def test_numbers_may_be_those_of_numpy(self):
        game = Game("S1", np.int64(4), np.uint64(2))
        self.assertEqual(game.hash, Game("S1", 4, 2).hash)
        seat = next(np.int8(seat) for seat in range(4) if game.legal(seat))
        number = np.random.default_rng(1).choice(game.legal_numbers(seat))
        self.assertEqual(game.action(number).number, number)
        game.act(seat, number, np.int64(500))
        self.assertEqual((game.time, game.version), (500, 1))
        self.assertEqual(VectorEnv(np.int64(2), seats=np.int64(3)).reset().masks.shape[:2], (2, 3))

    def test_numbers_that_do_not_fit_are_errors(self):
        game = Game("S1")
        for wrong in (lambda: Game(seed=-1), lambda: Game(seats=2 ** 32 + 4), lambda: game.act(0, -5), lambda: game.act(0, 2 ** 32),
                      lambda: game.act(-1, 1), lambda: game.legal(4), lambda: game.observation(9), lambda: game.mask(-1),
                      lambda: game.pass_time(2 ** 32 + 1), lambda: game.action(-1), lambda: game.keep_record(-1),
                      lambda: VectorEnv(-1), lambda: VectorEnv(2 ** 40), lambda: VectorEnv(2, keep_records=-1),
                      lambda: VectorEnv(2).record(2)):
            with self.assertRaises(MagicMazeError):
                wrong()
        self.assertEqual(game.time, 0)
        with self.assertRaises(TypeError):
            game.act(0, 1.5)

    def test_what_makes_no_sense_is_an_error(self):
        for wrong in ({"scenario": "S99"}, {"seats": 40}, {"scenario": "T1+M3"}):
            with self.assertRaises(MagicMazeError):
                Game(**wrong)
        game = Game("S1")
        with self.assertRaises(MagicMazeError):
            game.act(7, 1)
        with self.assertRaises(MagicMazeError):
            game.act(0, "dance")
        game.pass_time(1000)
        with self.assertRaises(MagicMazeError):
            game.pass_time(999)
        with self.assertRaises(MagicMazeError):
            game.record()

    def test_refusals_have_their_reason(self):
        with self.assertRaises(Refused) as caught:
            Game("S1").act(0, "theft")
        self.assertRegex(caught.exception.reason, r"^[A-Z]\w+$")

    def test_views_have_no_secrets(self):
        game = Game("S1", 4, 1)
        self.assertIsNone(game.view()["deck"]["order"])
        self.assertEqual(len(game.state()["deck"]["order"]), 8)

    def test_the_sand_runs_out(self):
        game = Game("S1")
        game.pass_time(9_999_999)
        self.assertEqual(game.outcome, Outcome.LOST)
        self.assertEqual(game.legal(0), [])

    def test_seeds_are_those_of_the_engine(self):
        lines = '{"cmd":"new","scenario":"S7","seats":3,"seed":12345}\n'
        said = subprocess.run([PROGRAM, "engine"], input=lines, capture_output=True, text=True, check=True).stdout
        self.assertIn(f'"hash":"{Game("S7", 3, 12345).hash}"', said)

    def test_records_are_verified(self):
        for scenario in ("S5", "F3"):
            game = Game(scenario, 4, 9)
            game.keep_record()
            for step in range(300):
                numbers = game.legal_numbers(step % 4, signals=True)
                if numbers and game.outcome == Outcome.RUNNING:
                    game.act(step % 4, numbers[step * 7919 % len(numbers)], game.time)
            game.pass_time(9_999_999)
            verified(self, game.record())

    def test_the_board_is_data(self):
        said = subprocess.run([PROGRAM, "catalog", "--json"], check=True, capture_output=True, text=True).stdout
        self.assertEqual(catalog(), json.loads(said))

    def test_views_have_the_fields_of_their_type(self):
        always = View.__required_keys__
        for scenario in ("S1", "S13", "F3"):
            view = Game(scenario, 4, 1).view()
            self.assertEqual(set(view) - {"security"}, set(always))
            self.assertEqual("security" in view, scenario == "F3")


class OwnScenarios(unittest.TestCase):
    BASE = {"name": "Blinde Wirbel", "side": "1a", "level": 14, "combine": ["S8", "S16"], "top": ["9"], "bottom": ["2"],
            "loudspeakers": False, "sand_ms": 240000}
    MODULES = {"name": "Guards and shafts", "tiles": ["2", "3", "4", "5", "6", "7", "8", "10", "11", "13", "9*", "12*"],
               "modules": ["M1", "M3", "M6"]}

    def engine(self, scenario, seats, seed):
        line = json.dumps({"cmd": "new", "scenario": scenario, "seats": seats, "seed": seed})
        return json.loads(subprocess.run([PROGRAM, "engine"], input=line, capture_output=True, text=True, check=True).stdout)

    def test_they_are_those_of_the_engine(self):
        for scenario in (self.BASE, self.MODULES):
            for seats in (1, 4):
                game = Game(scenario, seats, 77)
                self.assertEqual(self.engine(scenario, seats, 77)["hash"], game.hash)
                self.assertEqual(game.view()["name"], scenario["name"])
        self.assertEqual(game.view()["security"]["modules"], ["M1", "M3", "M6"])
        self.assertEqual(game.action_count, Game("F0").action_count)

    def test_a_file_is_played_too(self):
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
            json.dump({**self.MODULES, "name": "Türen"}, file, indent=2, ensure_ascii=False)
            file.flush()
            game = Game(pathlib.Path(file.name), 4, 3)
        self.assertEqual(game.view()["name"], "Türen")
        self.assertEqual(Game(game.scenario, 4, 3).hash, game.hash)
        self.assertEqual(game.clone().scenario, game.scenario)

    def test_their_records_are_verified(self):
        for scenario in (self.BASE, self.MODULES):
            game = Game(scenario, 3, 5)
            game.keep_record()
            for step in range(300):
                numbers = game.legal_numbers(step % 3, signals=True)
                if numbers and game.outcome == Outcome.RUNNING:
                    game.act(step % 3, numbers[step * 7919 % len(numbers)], game.time)
            self.assertGreater(game.version, 5)
            verified(self, game.record())

    def test_every_shape_takes_them(self):
        env = VectorEnv(3, self.MODULES, seats=3, seed=5)
        tick = env.reset()
        for step in range(100):
            tick = env.step(any_actions(tick.masks, step))
        self.assertEqual(env.game(0).view()["name"], self.MODULES["name"])
        agents, _ = ParallelEnv(self.BASE, seats=2).reset(seed=1)
        self.assertEqual(agents["seat_0"]["observation"].shape, (483,))
        state = SimultaneousGame(self.BASE, players=2, seed=1).new_initial_state()
        self.assertEqual(state.game().hash, Game(self.BASE, 2, 1).hash)

    def test_what_cannot_be_played_is_refused_as_by_the_engine(self):
        for change in ({"name": ""}, {"name": 5}, {"name": "S7"}, {"level": 99}, {"level": "9"}, {"tiles": ["2"]}, {"top": "9"}, {"top": ["99"]},
                       {"combine": ["S99"]}, {"combine": [8]}, {"talk": "free", "combine": ["S14"]}, {"talk": "loud"}, {"vortex": None},
                       {"modules": ["M14"]}, {"modules": ["M1"]}, {"modules": "M1"}, {"side": "2"}, {"sand_ms": -1}, {"sand_ms": "1"},
                       {"cheat": True}, {"leader": True, "do_something": "nobody"}, {"bottom": [1]}):
            scenario = {**self.BASE, **change}
            said = self.engine(scenario, 4, 1)
            with self.assertRaises(MagicMazeError) as caught:
                Game(scenario)
            self.assertEqual(str(caught.exception), said.get("text", said.get("error")), change)
            with self.assertRaises(MagicMazeError):
                VectorEnv(2, scenario)
        for wrong in ("{", "{}", "{]", '{"name":"x",}', '{"name":"x","name":"y"}', '{"name":"x"} 1', '{"name":{"a":1}}'):
            with self.assertRaises(MagicMazeError):
                Game(wrong)


class ManyGames(unittest.TestCase):
    def test_masks_and_observations_are_those_of_the_games(self):
        for scenario in ("S7", "F2"):
            env = VectorEnv(6, scenario, seats=3, seed=5, signals=True)
            tick = env.reset()
            for step in range(40):
                for index in range(env.games):
                    game = env.game(index)
                    for seat in range(env.seats):
                        np.testing.assert_array_equal(tick.masks[index, seat], game.mask(seat, signals=True))
                        np.testing.assert_array_equal(tick.observations[index, seat], game.observation(seat))
                tick = env.step(any_actions(tick.masks, step))

    def test_the_same_seed_gives_the_same_games(self):
        def play():
            env = VectorEnv(8, "S3", seed=77)
            tick = env.reset()
            for step in range(60):
                tick = env.step(any_actions(tick.masks, step))
            return [env.game(index).hash for index in range(8)]
        self.assertEqual(play(), play())

    def test_games_have_their_seeds(self):
        env = VectorEnv(4, "S1", seed=100)
        env.reset()
        self.assertEqual([env.game(index).hash for index in range(4)], [Game("S1", 4, 100 + index).hash for index in range(4)])

    def test_ended_games_are_dealt_anew(self):
        env = VectorEnv(2, "S1", ms_per_tick=60_000)
        env.reset()
        ended = [env.step(np.zeros((2, 4))).ended.tolist() for _ in range(3)]
        self.assertEqual(ended, [[False, False], [False, False], [True, True]])
        self.assertEqual(env.game(0).hash, Game("S1", 4, 2).hash)

    def test_without_masks_or_observations(self):
        tick = VectorEnv(2, masks=False, observations=False).reset()
        self.assertIsNone(tick.masks)
        self.assertIsNone(tick.observations)

    def test_a_wrong_shape_is_an_error(self):
        env = VectorEnv(2)
        with self.assertRaises(MagicMazeError):
            env.step(np.zeros((4, 2)))
        with self.assertRaises(MagicMazeError):
            VectorEnv(0)

    def test_python_goes_on_during_a_step(self):
        env = VectorEnv(4096, "S7")
        env.reset()
        counted = []
        stepping = threading.Thread(target=lambda: [env.step(np.zeros((4096, 4))) for _ in range(60)])
        stepping.start()
        while stepping.is_alive():
            counted.append(time.perf_counter())
            time.sleep(0)
        self.assertGreater(len(counted), 60, "something kept the lock")


    def test_records_of_games_that_have_ended(self):
        for scenario in ("S7", "F1"):
            env = VectorEnv(3, scenario, seed=5, ms_per_tick=2000, keep_records=5000)
            tick = env.reset()
            with self.assertRaises(MagicMazeError):
                env.record(0)
            for step in range(1000):
                tick = env.step(any_actions(tick.masks, step))
                if tick.ended[0]:
                    break
            verified(self, env.record(0))

    def test_planes_are_those_of_the_games(self):
        for scenario in ("S13", "F3"):
            env = VectorEnv(3, scenario, seed=2, planes=True)
            tick = env.reset()
            for step in range(60):
                for index in range(env.games):
                    np.testing.assert_array_equal(tick.planes[index], env.game(index).planes())
                tick = env.step(any_actions(tick.masks, step))

    def test_planes_show_the_mall_of_the_catalog(self):
        env = VectorEnv(4, "S5", seed=9, masks=True)
        tick = env.reset()
        for step in range(300):
            tick = env.step(any_actions(tick.masks, step))
        colours = ["yellow", "purple", "green", "orange"]
        for index in range(env.games):
            game = env.game(index)
            planes, view = game.planes(), game.view()
            mall = Mall(catalog(), view)
            seen = {}
            for place, space in mall.spaces.items():
                _, row, column = space["where"]
                self.assertEqual(planes[0, row + 22, column + 22], 1, place)
                for symbol, first in (("vortex", 13), ("item", 17), ("exit", 21)):
                    wanted = space["symbol"] == symbol
                    got = planes[first:first + 4, row + 22, column + 22].tolist()
                    self.assertEqual(got, [int(wanted and colour == space["colour"]) for colour in colours], place)
                explored = [int(place in mall.unexplored and colour == space["colour"]) for colour in colours]
                self.assertEqual(planes[9:13, row + 22, column + 22].tolist(), explored, place)
                steps = [mall._step(place, toward) for toward in range(4)]
                self.assertEqual(planes[1:5, row + 22, column + 22].tolist(), [int(bool(s) and not s[1]) for s in steps], place)
                self.assertEqual(planes[5:9, row + 22, column + 22].tolist(), [int(bool(s) and s[1]) for s in steps], place)
                seen[place] = planes[30:34, row + 22, column + 22].tolist()
            self.assertEqual(int(planes[0].sum()), len(mall.spaces))
            for number, colour in enumerate(colours):
                self.assertEqual(seen[view["pawns"][colour]][number], 1)
            self.assertEqual(int(planes[30:34].sum()), 4)

    def test_observations_remember_what_was_done(self):
        game = Game("S1", 4, 1)
        self.assertEqual(set(game.observation(0)[403:].tolist()), {-1})
        done = []
        for step in range(40):
            numbers = game.legal_numbers(step % 4)
            if numbers:
                game.act(step % 4, numbers[step % len(numbers)], game.time + 10)
                done.append((step % 4, numbers[step % len(numbers)], game.time))
        for seat in range(4):
            told = game.observation(seat)[403:].reshape(16, 5)
            expected = [((by - seat) % 4, (game.time - at) // 100, number) for by, number, at in reversed(done[-16:])]
            self.assertEqual([tuple(row[:3]) for row in told.tolist()], expected)


class Shapes(unittest.TestCase):
    def test_spaces_describe_themselves(self):
        env = ParallelEnv("S1", seats=2)
        space = env.observation_space("seat_0")
        self.assertEqual(sorted(space), ["action_mask", "observation", "planes"])
        self.assertEqual(dict(space.items()), space.spaces)
        for one in (space, *space.values(), env.action_space("seat_0")):
            self.assertIn(one.sample(), one)
            one.seed(7)
            first = repr(one.sample())
            one.seed(7)
            self.assertEqual(repr(one.sample()), first)
        self.assertNotIn({"observation": 1}, space)
        self.assertNotIn("observation", space)
        self.assertEqual(space, ParallelEnv("S1", seats=3).observation_space("seat_2"))
        self.assertNotEqual(env.action_space("seat_0"), ParallelEnv("F3", seats=2).action_space("seat_0"))

    def test_parallel_environments_keep_the_interface(self):
        """What PettingZoo's own test of such environments asks for."""
        env = ParallelEnv("S1", seats=3)
        self.assertIs(env.unwrapped, env)
        env.reset(seed=0, options={"options": 1})
        for _ in range(2):
            observations, infos = env.reset()
            self.assertEqual(set(observations), set(env.agents))
            self.assertEqual(set(infos), set(env.agents))
            live = set(env.agents)
            self.assertEqual((env.num_agents, env.max_num_agents), (3, 3))
            for step in range(2000):
                for agent in env.agents:
                    self.assertIs(env.observation_space(agent), env.observation_space(agent))
                    self.assertIn(observations[agent], env.observation_space(agent))
                actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
                self.assertTrue(all(action in env.action_space(agent) for agent, action in actions.items()))
                told = env.step(actions)
                self.assertEqual([set(part) for part in told], [live] * 5)
                observations, _, terminated, truncated, _ = told
                live -= {agent for agent in live if terminated[agent] or truncated[agent]}
                self.assertEqual(set(env.agents), live)
                if not live:
                    break
            self.assertEqual(live, set())
            verified(self, env.game.record())
        self.assertEqual(env.step({}), ({}, {}, {}, {}, {}))

    def test_games_of_openspiel(self):
        game = SimultaneousGame("S1", players=2, seed=3)
        one, other = game.new_initial_state(), game.new_initial_state()
        self.assertNotEqual(one.game().hash, other.game().hash)
        self.assertIs(one.get_game(), game)
        self.assertEqual(len(one.observation_tensor(0)), game.observation_tensor_size())
        self.assertEqual(len(one.legal_actions_mask(0)), game.num_distinct_actions())
        self.assertEqual((one.is_simultaneous_node(), one.is_chance_node(), one.current_player()), (True, False, -2))
        earned = [0.0, 0.0]
        while not one.is_terminal():
            wanted = [one.legal_actions(player)[-1] for player in range(2)]
            for player in range(2):
                self.assertEqual(one.string_to_action(player, one.action_to_string(player, wanted[player])), wanted[player])
            one.apply_actions(wanted)
            earned = [so_far + now for so_far, now in zip(earned, one.rewards())]
        self.assertEqual(one.returns(), earned)
        self.assertLessEqual(one.player_return(0), game.max_utility())
        self.assertEqual(len(one.history()), 2 * one.move_number())
        self.assertEqual(one.legal_actions(0), [])
        verified(self, one.game().record())

    def test_single_games_tick_as_many_do(self):
        env, state = VectorEnv(1, "S3", seed=6, signals=True), SimultaneousState("S3", seed=6)
        tick = env.reset()
        for step in range(200):
            wanted = any_actions(tick.masks, step)
            tick = env.step(wanted)
            if tick.ended[0]:
                break
            state.apply_actions(wanted[0].tolist())
            self.assertEqual(state.game().hash, env.game(0).hash)
            self.assertEqual(state.rewards()[0], tick.rewards[0])

    def test_parallel_environments(self):
        env = ParallelEnv("S1", seats=2)
        observations, infos = env.reset(seed=4)
        self.assertEqual(env.agents, ["seat_0", "seat_1"])
        self.assertEqual(set(observations), set(infos))
        for step in range(2000):
            actions = {agent: int(any_actions(observations[agent]["action_mask"], step)) for agent in env.agents}
            self.assertTrue(all(action < env.action_space(agent).n for agent, action in actions.items()))
            observations, rewards, over, cut, infos = env.step(actions)
            self.assertEqual(set(rewards), set(over))
            self.assertEqual(observations["seat_0"]["observation"].shape, env.observation_space("seat_0")["observation"].shape)
            if not env.agents:
                break
        self.assertEqual(env.agents, [], "the sand runs out some time")

    def test_simultaneous_states(self):
        state = SimultaneousState("S1", players=2, seed=4)
        other = state.clone()
        for step in range(2000):
            if state.is_terminal():
                break
            wanted = [state.legal_actions(player)[step % len(state.legal_actions(player))] for player in range(2)]
            self.assertTrue(all(state.legal_actions_mask(player)[wanted[player]] for player in range(2)))
            state.apply_actions(wanted)
        self.assertTrue(state.is_terminal())
        self.assertEqual(state.current_player(), -4)
        self.assertEqual(len(state.returns()), 2)
        self.assertFalse(other.is_terminal())

    def test_both_shapes_play_the_same_game(self):
        state, env = SimultaneousState("S2", players=3, seed=8), ParallelEnv("S2", seats=3)
        observations, _ = env.reset(seed=8)
        for step in range(50):
            wanted = [int(any_actions(observations[agent]["action_mask"], (step, seat))) for seat, agent in enumerate(env.agents)]
            observations, *_ = env.step(dict(zip(env.agents, wanted)))
            state.apply_actions(wanted)
            self.assertEqual(state.observation_tensor(1), observations["seat_1"]["observation"].tolist())


class Challenge(unittest.TestCase):
    def test_nobody_wins_by_waiting(self):
        for partners in ("teammates", "person"):
            said = subprocess.run([sys.executable, str(ROOT / "python" / "challenge.py"), "--program", PROGRAM, "--policy", "wait",
                                   "--games", "2", "--partners", partners], check=True, capture_output=True, text=True).stdout
            self.assertIn(f"wait with {partners}, S1, 2 games (practice): 0 % won", said)
            self.assertRegex(said, r"[0-9.]+ ms per decision")

    def test_scripted_people_have_habits(self):
        script = [sys.executable, str(ROOT / "python" / "challenge.py"), "--program", PROGRAM, "--policy", "wait", "--games", "2"]
        tiles = {}
        for kind in ("sensible", "never-explores"):
            said = subprocess.run([*script, "--partners", "people", "--kind", kind], check=True, capture_output=True, text=True).stdout
            tiles[kind] = float(re.search(r"([0-9.]+) tiles found", said)[1])
        self.assertIn("wait with people (never-explores), S1, 2 games (practice): 0 % won", said)
        self.assertEqual(tiles["never-explores"], 1)
        self.assertGreater(tiles["sensible"], 1)
        wrong = subprocess.run([*script, "--kind", "slow"], check=False, capture_output=True, text=True)
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("--kind is about scripted people", wrong.stderr)

    def test_the_built_in_crew_can_be_measured_too(self):
        said = subprocess.run([sys.executable, str(ROOT / "python" / "challenge.py"), "--program", PROGRAM, "--policy", "teammate",
                               "--games", "2", "--partners", "person"], check=True, capture_output=True, text=True).stdout
        self.assertIn("teammate with person, S1, 2 games (practice): 100 % won", said)

    def test_a_policy_of_ones_own(self):
        with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
            file.write("def choose(state, legal, engine):\n    assert engine.view()['ruleset']\n    return legal[0] if legal else None\n")
            file.flush()
            said = subprocess.run([sys.executable, str(ROOT / "python" / "challenge.py"), "--program", PROGRAM, "--policy",
                                   f"{file.name}:choose", "--games", "1"], check=True, capture_output=True, text=True).stdout
        self.assertIn("tiles found", said)


    def test_the_tutorial_gets_better_step_by_step(self):
        tiles, won = [], []
        for step in ("first", "second", "third"):
            said = subprocess.run([sys.executable, str(ROOT / "python" / "challenge.py"), "--program", PROGRAM, "--policy",
                                   f"{ROOT}/python/policies/steps.py:{step}", "--games", "20"], check=True, capture_output=True, text=True).stdout
            tiles.append(float(re.search(r"([0-9.]+) tiles found", said)[1]))
            won.append(int(re.search(r"([0-9]+) % won", said)[1]))
        self.assertLess(tiles[0], tiles[1])
        self.assertEqual(won[0], 0)
        self.assertGreaterEqual(won[1], 25)
        self.assertGreater(won[2], won[1])


class Speed(unittest.TestCase):
    @unittest.skipIf(importlib.util.find_spec("hanabi_learning_environment"), "it can be compared with")
    def test_there_may_be_nothing_to_compare_with(self):
        library = str(pathlib.Path(magicmaze.__file__).with_name("libmagicmaze.so")) if INSTALLED else os.environ["MAGICMAZE_LIBRARY"]
        said = subprocess.run([sys.executable, str(ROOT / "python" / "bench.py"), PROGRAM, "--hle"], check=False, capture_output=True,
                              text=True, env={**os.environ, "MAGICMAZE_LIBRARY": library})
        self.assertEqual(said.returncode, 2)
        self.assertIn("hanabi_learning_environment is not installed", said.stderr)


class Documents(unittest.TestCase):
    def test_the_tutorial_shows_the_policies_that_are_run(self):
        shown = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text(encoding="utf-8"), re.DOTALL)
        code = (ROOT / "python" / "policies" / "steps.py").read_text(encoding="utf-8")
        self.assertEqual(len(shown), 3)
        self.assertEqual("\n\n\n".join(part.strip() for part in shown), code[code.index("SURE"):].strip())
        self.assertLessEqual(len([line for line in code.splitlines() if line.strip()]), 25)

    def test_the_examples_run(self):
        text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
        examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        self.assertEqual(len(examples), 3)
        environment = dict(os.environ) if INSTALLED else {
            **os.environ, "PYTHONPATH": str(ROOT / "python"),
            "MAGICMAZE_LIBRARY": str(pathlib.Path(os.environ["MAGICMAZE_LIBRARY"]).resolve())}
        with tempfile.TemporaryDirectory() as folder:
            for example in examples:
                subprocess.run([sys.executable, "-c", example], check=True, capture_output=True, cwd=folder, env=environment)
            subprocess.run([PROGRAM, "replay", "--verify", f"{folder}/game.mmr"], check=True, capture_output=True)


if __name__ == "__main__":
    unittest.main()
