#!/usr/bin/env python3
"""Steps per second of VectorEnv compared with those of the rules in their own process, alternating between the two; and how fast
`magicmaze engine` answers a Python program. The machine should have nothing else to do.

    MAGICMAZE_LIBRARY=build/library/libmagicmaze.so python3 python/bench.py build/release/magicmaze [--hle]

A step is one action of one seat, with the actions of all seats listed after it, in games of scenario 7 that are well under way.
Actions are chosen beforehand, outside the measured time. With --hle, random games of the Hanabi Learning Environment are measured in
the same rounds, if it is installed."""
import argparse
import importlib
import json
import pathlib
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import numpy as np  # noqa: E402
from magicmaze import VectorEnv  # noqa: E402

GAMES, WARM_UP, TICKS, ROUNDS = 1024, 400, 60, 5
PLAYED, MOVES = 400, 500  # lines to the engine, and moves in each
HANABI_STEPS, HANABI_PLAYERS = 3000, 4


def warm(observations):
    env = VectorEnv(GAMES, "S7", ms_per_tick=20, observations=observations)
    return env, env.reset()


def one_action(tick, dice, seat):
    """For one seat of each game an action that does something, if it can."""
    actions = np.zeros((GAMES, 4), np.uint32)
    chance = dice.random(tick.masks[:, seat].shape, dtype=np.float32) * tick.masks[:, seat]
    chance[:, 0] *= 1e-6
    actions[:, seat] = chance.argmax(axis=1)
    return actions


def run(env, tick, dice, ticks):
    """Actions done, and the seconds they took."""
    done, seconds = 0, 0.0
    for number in range(ticks):
        actions = one_action(tick, dice, number % 4)
        begin = time.perf_counter()
        tick = env.step(actions)
        seconds += time.perf_counter() - begin
        done += int(np.count_nonzero(actions))
    return tick, done, seconds


def steps_of_the_rules(program):
    told = subprocess.run([program, "bench", "--speed", "--json"], check=True, capture_output=True, text=True).stdout
    return json.loads(told)["steps_per_second"]


def moves_through_the_engine(program):
    """`do`, each followed by `legal` of the next seat, a second: from texts in Python to texts in Python."""
    engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(request):
        engine.stdin.write(json.dumps(request) + "\n")
        engine.stdin.flush()
        return json.loads(engine.stdout.readline())

    for game in range(MOVES):
        ask({"cmd": "new", "game": game, "scenario": "S7", "seats": 4, "seed": game})
    legal = [ask({"cmd": "legal", "game": game, "seat": 0, "brief": True})["legal"] for game in range(MOVES)]
    seat, done, begin = 0, 0, time.perf_counter()
    for line in range(PLAYED):
        moves = [[game, seat, actions[(line * 7919 + game) % len(actions)]] for game, actions in enumerate(legal) if actions]
        seat = (seat + 1) % 4
        played = ask({"cmd": "play", "moves": moves, "list": seat})["played"]
        done += len(played)
        legal = [[] for _ in legal]
        for (game, _, _), (_, actions) in zip(moves, played):
            legal[game] = actions
        idle = [game for game, actions in enumerate(legal) if not actions]
        told = ask({"cmd": "batch", "requests": [{"cmd": "legal", "game": game, "seat": seat, "brief": True} for game in idle]})
        for game, answer in zip(idle, told["answers"]):
            legal[game] = answer["legal"]
    seconds = time.perf_counter() - begin
    engine.stdin.close()
    engine.wait()
    return done / seconds


def steps_of_hanabi(pyhanabi, with_observations):
    """Moves a second in random games, each with what is legal before it; optionally with what every player then sees, as numbers."""
    game = pyhanabi.HanabiGame({"players": HANABI_PLAYERS, "seed": 1})
    encoder = pyhanabi.ObservationEncoder(game, pyhanabi.ObservationEncoderType.CANONICAL)
    dice, done, seconds = np.random.default_rng(0), 0, 0.0
    while done < HANABI_STEPS:
        state = game.new_initial_state()
        while not state.is_terminal() and done < HANABI_STEPS:
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            chosen = dice.random()
            begin = time.perf_counter()
            legal = state.legal_moves()
            state.apply_move(legal[int(chosen * len(legal))])
            if with_observations:
                for player in range(HANABI_PLAYERS):
                    encoder.encode(state.observation(player))
            seconds += time.perf_counter() - begin
            done += 1
    return done / seconds


def hanabi():
    """Its Python interface, or None."""
    try:
        return importlib.import_module("hanabi_learning_environment.pyhanabi")
    except ImportError:
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", nargs="?", default="build/release/magicmaze")
    parser.add_argument("--hle", action="store_true", help="compare with the Hanabi Learning Environment")
    options = parser.parse_args()
    program, pyhanabi = options.program, hanabi() if options.hle else None
    if options.hle and pyhanabi is None:
        parser.error("hanabi_learning_environment is not installed, so there is nothing to compare with.")
    kinds = {"with masks": warm(False), "with masks and observations": warm(True)}
    dice = np.random.default_rng(0)
    kinds = {name: (env, run(env, tick, dice, WARM_UP)[0]) for name, (env, tick) in kinds.items()}
    ratios = {name: [] for name in kinds}
    speeds = {name: [] for name in kinds}
    hanabi_speeds = {name: [] for name in kinds}
    for _ in range(ROUNDS):
        own = steps_of_the_rules(program)
        for name, (env, tick) in kinds.items():
            tick, done, seconds = run(env, tick, dice, TICKS)
            kinds[name] = env, tick
            speeds[name].append(done / seconds)
            ratios[name].append(done / seconds / own)
            if pyhanabi:
                hanabi_speeds[name].append(steps_of_hanabi(pyhanabi, "observations" in name))
    for name in kinds:
        each = ", ".join(f"{ratio:.2f}" for ratio in ratios[name])
        print(f"{name}: {statistics.median(speeds[name]):,.0f} steps a second, "
              f"{statistics.median(ratios[name]):.2f} of the rules' own ({each})")
        if pyhanabi:
            times = ", ".join(f"{ours / theirs:.1f}" for ours, theirs in zip(speeds[name], hanabi_speeds[name]))
            print(f"    Hanabi Learning Environment: {statistics.median(hanabi_speeds[name]):,.0f} steps a second; times as many here: {times}")
    rates = [moves_through_the_engine(program) for _ in range(ROUNDS)]
    print(f"magicmaze engine, by `play`: {statistics.median(rates):,.0f} moves a second, each with what is legal after it")


if __name__ == "__main__":
    main()
