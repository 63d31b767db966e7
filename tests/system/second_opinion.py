#!/usr/bin/env python3
"""A second opinion on the rules: the base game written again, from docs/rules.md alone.

Plays generated games of all seventeen scenarios against `magicmaze engine` (docs/engine-protocol.md) and compares,
after every request: whether it is accepted, the whole state, and the legal actions of every seat; now and then
perft too. The only thing it shares with the engine is the pictures of the tiles. The deciding rules are [in brackets].

    second_opinion.py --program build/release/magicmaze [--games N] [--seed S] [--scenario 11] [--quick]

Prints what the games reached and how many actions agreed; or the first difference, after all requests of its game
as lines that can be piped into the engine, and exits with 1.
"""
import argparse
import collections
import copy
import itertools
import json
import pathlib
import random
import re
import subprocess
import sys

COLOURS = ("yellow", "purple", "green", "orange")
SIDES = ("north", "east", "south", "west")
ACTIONS = SIDES + ("explore", "escalator", "vortex")
BESIDE = ((-4, 1), (1, 4), (4, -1), (-1, -4))  # where the four neighbours of a tile lie [B-EXPL-5]
STEP = ((-1, 0), (0, 1), (1, 0), (0, -1))
OPENING = ((0, 2), (2, 3), (3, 1), (1, 0))  # where a tile is left and entered
START = {"1a", "1b"}
TILES = ["1a", "1b"] + [str(number) for number in range(2, 25)]
PLACES = [f"{tile}:{row},{column}" for tile in TILES for row in range(4) for column in range(4)]
RANK = {name: rank for names in (PLACES, TILES, range(9)) for rank, name in enumerate(names)} | {None: 0}
KINDS = ("move", "vortex", "escalator", "draw", "place", "theft", "reveal", "discard", "do_something", "stare")
SIGN = {"move": ">", "vortex": "@", "escalator": "/"}
DEALS = {2: ["vortex north east", "escalator explore south west"],  # by the number of seats [B-SETUP-3]
         3: ["vortex west", "escalator explore south", "north east"],
         4: ["vortex west", "explore south", "escalator east", "north"]}
DEALS |= {4 + more: DEALS[4] + ["west", "east", "south", "north"][:more] for more in range(1, 5)}


def tile_of(place):
    return place.partition(":")[0]


class Face:
    """One side of a mall tile, read from its picture."""

    def __init__(self, name, picture):
        lines = [line[2:] for line in picture.strip("\n").split("\n")]
        self.symbol, self.wall, self.opening, self.escalator = {}, {}, {}, {}
        ends = collections.defaultdict(list)
        for row, column in itertools.product(range(4), range(4)):
            place, middle, left = f"{name}:{row},{column}", 2 * row + 1, 5 * column
            self.symbol[place] = lines[middle][left + 2:left + 4].replace("in", "..")  # the arrow is in `opening`
            ends[lines[middle][left + 4]].append(place)
            around = (lines[middle - 1][left + 1:left + 5].strip(), lines[middle][left + 5],
                      lines[middle + 1][left + 1:left + 5].strip(), lines[middle][left])
            for side, sign in enumerate(around):
                self.wall[row, column, side] = {"-": "wall", "|": "wall", ":": "dwarf"}.get(sign[:1], "none")
                if sign in ("^^", "vv", "<", ">"):
                    inwards = sign == ("vv", "<", "^^", ">")[side]
                    self.opening[side] = "entrance" if inwards else "exploration"
        for first, second in [ends[mark] for mark in "/\\" if mark in ends]:
            self.escalator |= {first: second, second: first}
        self.entrance = next((side for side, kind in self.opening.items() if kind == "entrance"), None)


def read_faces(path):
    text = pathlib.Path(path).read_text(encoding="utf-8")
    pictures = re.findall(r'Tile::T(\w+), draw\(R"\((.*?)\)"', text, re.DOTALL)
    assert sorted(name for name, _ in pictures) == sorted(TILES), "these are not the tiles of the base game"
    return {name: Face(name, picture) for name, picture in pictures}


class Mall:
    """The tiles on the table and the ways between them. Immutable: another tile makes another mall."""

    faces = {}

    def __init__(self, tiles):
        self.tiles = tiles  # name: (row, column, turns, dimension)
        self.step = {}  # (place, side of the table): (next place, whether only the dwarf may)
        self.front = {}  # exploration space that leads to an unexplored place: (dimension, row, column), side
        self.symbol, self.escalator, self.spaces = {}, {}, collections.defaultdict(list)
        at = {(dimension, row, column): name for name, (row, column, _, dimension) in tiles.items()}
        for name, (row, column, turns, dimension) in tiles.items():
            face = Mall.faces[name]
            self.escalator |= face.escalator
            for place, symbol in face.symbol.items():
                if symbol != "##":
                    self.symbol[place] = symbol
                    self.spaces[symbol].append(place)
            for (r, c, side), wall in face.wall.items():
                place, table_side = f"{name}:{r},{c}", (side + turns) % 4
                r, c = r + STEP[side][0], c + STEP[side][1]
                if wall == "wall" or place not in self.symbol:
                    continue
                if 0 <= r < 4 and 0 <= c < 4:
                    self.step[place, table_side] = (f"{name}:{r},{c}", wall == "dwarf")
                    continue
                beyond = (dimension, row + BESIDE[table_side][0], column + BESIDE[table_side][1])
                if beyond in at:
                    back = (table_side + 2 - tiles[at[beyond]][2]) % 4
                    if back in Mall.faces[at[beyond]].opening:  # else a dead end [B-MOVE-4, B-MOVE-5, B-MOVE-6]
                        self.step[place, table_side] = ("{}:{},{}".format(at[beyond], *OPENING[back]), False)
                elif face.opening[side] == "exploration":
                    self.front[place] = (beyond, table_side)

    def with_tile(self, name, place):
        """The mall with this tile before that exploration space [B-EXPL-2]."""
        (dimension, row, column), side = self.front[place]
        return Mall(self.tiles | {name: (row, column, (side + 2 - Mall.faces[name].entrance) % 4, dimension)})

    def without_tile(self, name):
        return Mall({tile: lie for tile, lie in self.tiles.items() if tile != name})

    def dimension(self, place):
        return self.tiles[tile_of(place)][3]

    def reached(self):
        """Every space that can be reached from tile 1, by moves and escalators alone [R-19]."""
        todo = [place for place in self.symbol if tile_of(place) in START]
        seen = set(todo)
        for place in todo:  # it grows
            ways = [self.step.get((place, side), (None, True)) for side in range(4)]
            ends = {end for end, dwarf in ways if not dwarf} | {self.escalator.get(place, place)}
            todo += ends - seen
            seen |= ends
        return seen


class Action(collections.namedtuple("Action", "kind pawn start end", defaults=(None, None, None))):
    """A request; `end` is a place, a tile or a seat."""

    def text(self):
        if self.kind in SIGN:
            return f"{self.pawn[0]} {self.start}{SIGN[self.kind]}{self.end}"
        words = [self.kind.replace("_", "-"), self.start, self.end]
        return " ".join(str(word) for word in words if word is not None)

    def rank(self):
        pawn = COLOURS.index(self.pawn) if self.pawn else 0
        return (KINDS.index(self.kind), pawn, RANK[self.start], RANK[self.end])


class Game:
    """A position and everything that may happen in it. Its parts are replaced, never modified."""

    def __init__(self, scenario, seats, setup):
        self.scenario, self.seats, self.level = scenario, seats, setup["level"]
        apart = {"3": (0, 0, 0, 1)} if scenario == 13 else {}
        self.mall = Mall({setup["side"]: (0, 0, 0, 0)} | apart)
        self.pawns, self.deck, self.held = setup["heroes"], setup["deck"], None
        self.solo, self.pile = setup.get("solo", []), []
        self.hands = [sorted(tile) for tile in setup.get("deal", [[]])]
        self.capacity = self.sand = setup["sand_ms"]
        self.at = self.version = self.flips = self.due = 0
        self.tokens, self.escaped = frozenset(), frozenset()
        self.theft = self.ball = self.talking = self.shuffled = False
        self.before, self.ready = None, {}
        self.outcome, self.reason = "running", None
        self.seen = collections.Counter()  # what the game reached, for the table at the end

    # -- what is legal

    def ways(self, hero, start):
        """Everything that could be done with this hero if it were on `start`: names on action tiles with actions."""
        others = {place for other, place in self.pawns.items() if other != hero and place != "out"}
        crowded = {tile_of(place) for place in others} - START if self.scenario == 17 else ()  # [S17-1, R-22]
        cameras = [place for place in self.mall.spaces["ca"] if place not in self.tokens]
        barred = self.mall.spaces["tm"] if len(cameras) >= 2 else ()  # [S6-2, R-2]
        for side, name in enumerate(SIDES):
            place, dwarf_only = self.mall.step.get((start, side), (None, False))
            while place and place not in others and (hero == "orange" or not dwarf_only):  # [B-MOVE-2, S4-1]
                if tile_of(place) in crowded:
                    self.seen["refused: group"] += 1
                    break
                if place in barred:
                    self.seen["refused: cameras work"] += 1
                else:
                    yield name, Action("move", hero, start, place)
                place, dwarf_only = self.mall.step.get((place, side), (None, False))
        far = self.mall.escalator.get(start)
        if far and far not in others:  # [B-ESC-2]; no escalator ends on a sand timer space
            yield "escalator", Action("escalator", hero, start, far)
        if self.theft or self.scenario == 16:  # [B-VORTEX-3, S16-1]
            return
        for place in self.mall.spaces["v" + hero[0]]:
            if place in others or place == start or tile_of(place) in crowded:  # [B-VORTEX-1, R-5]
                continue
            if self.scenario == 13:  # [S13-3, S13-4]; nobody has left while the vortex works
                there = self.mall.dimension(place)
                if self.mall.symbol[start] != "v" + hero[0] or self.mall.dimension(start) == there:
                    continue
                if all(self.mall.dimension(other) == there for other in others):
                    self.seen["refused: one dimension"] += 1
                    continue
            yield "vortex", Action("vortex", hero, start, place)

    def explorers(self):
        """The heroes on exploration spaces of their own colours that lead to unexplored places [B-EXPL-1]."""
        return {place: hero for hero, place in self.pawns.items()
                if place in self.mall.front and self.mall.symbol[place] == "e" + hero[0]}

    def ball_serves(self):
        """The mage stands on a crystal ball in order, or on the one that is in use [S5-2, R-8]."""
        place = self.pawns["purple"]
        return self.mall.symbol.get(place) == "cb" and (self.ball or place not in self.tokens)

    def eligible(self):
        """Exploration spaces in front of which a tile may be placed now."""
        return list(self.mall.front if self.ball_serves() else self.explorers())

    def menu(self):
        """What can be done with each action of an action tile."""
        menu = {name: [] for name in ACTIONS}
        if self.outcome != "running" or self.due:
            return menu
        locked = []  # heroes who make a place eligible for the drawn tile
        if self.held is not None:
            menu["explore"] = [Action("place", None, place) for place in self.eligible()]
            locked = list(self.explorers().values()) + ["purple"] * self.ball_serves()
            self.seen["refused: hero is bound"] += len(locked)
        elif self.deck and self.eligible():  # [B-EXPL-1, B-EXPL-6]
            menu["explore"] = [Action("draw")]
        for hero in self.pawns.keys() - self.escaped - set(locked):
            for name, action in self.ways(hero, self.pawns[hero]):
                menu[name].append(action)
        return menu

    def common(self):
        """What every seat may do, with any action tile."""
        if self.outcome != "running":
            return []
        if self.due:  # nothing else is possible
            return [Action("discard", end=tile) for tile in self.discardable(self.mall, self.due)]
        items = [(hero[0], self.mall.symbol.get(place, "..")) for hero, place in self.pawns.items()]
        ready = all(symbol[0] == "i" and (symbol[1] == letter) != (self.scenario == 10) for letter, symbol in items)
        theft = [Action("theft")] if ready and not self.theft else []  # [B-THEFT-1, S10-1]
        return theft + [Action("reveal")] * (self.seats == 1)

    def discardable(self, mall, count):
        """Tiles that may be taken out, if `count` of them must be [S11-2, R-19]."""
        bound = {tile_of(place) for place in self.tokens.union(self.pawns.values())} | START
        reached, found = mall.reached(), []
        for tile in mall.tiles.keys() - bound:
            rest = mall.without_tile(tile)
            kept = {place for place in reached if tile_of(place) != tile}
            if kept <= rest.reached() and (count == 1 or self.discardable(rest, count - 1)):
                found.append(tile)
        return found

    def signals(self, seat):
        """The "Do Something!" pawn and the stare [B-COM-2, B-COM-3]."""
        if self.outcome != "running":
            return []
        others = [other for other in range(self.seats) if other != seat]
        may = self.scenario != 15 and (self.scenario != 9 or not self.hands[seat])  # [S15-1, S9-2]
        pawn = others if may and self.at >= self.ready.get(seat, 0) else []
        return [Action("do_something", end=seat) for seat in pawn] + [Action("stare", end=seat) for seat in others]

    def hand(self, seat):
        return self.pile[-1:] if self.seats == 1 else self.hands[seat]  # [B-SOLO-2]

    def legal(self):
        """The sorted actions of every seat, without signals."""
        menu, common = self.menu(), self.common()
        mine = [common + sum((menu[name] for name in self.hand(seat)), []) for seat in range(self.seats)]
        return [sorted(actions, key=Action.rank) for actions in mine]

    def perft(self, depth):
        """How many sequences of actions there are for each depth, with the clock stopped."""
        legal = self.legal()
        nodes = [1, sum(map(len, legal))] + [0] * (depth - 1)
        for seat, action in [(seat, action) for seat, actions in enumerate(legal) for action in actions]:
            if depth > 1:
                child = copy.copy(self)
                child.do(seat, action)
                nodes[2:] = [sum(pair) for pair in zip(nodes[2:], child.perft(depth - 1)[1:])]
        return nodes

    # -- what happens

    def pass_time(self, at):
        if self.outcome == "running":  # the sand is stopped after the end [B-END-1]
            self.sand = max(0, self.sand - (at - self.at))
        self.at = at
        if self.sand == 0 and self.outcome == "running":  # [B-TIME-1]
            self.lose("sand_ran_out")
            self.version += 1

    def lose(self, reason):
        self.outcome, self.reason = "lost", reason
        self.seen[f"lost: {reason}"] += 1

    def open_talk(self):
        self.talking = self.scenario not in (14, 15)

    def do(self, seat, action):
        """An accepted action."""
        kind = action.kind
        self.version += 1
        self.seen[kind] += 1
        if kind in SIGN or kind in ("draw", "place", "reveal"):
            self.talking = False  # The right to a second tile of the ball ends, unless that tile has
        # already been drawn.
        if self.ball and self.held is None and (kind in SIGN or kind == "reveal"):
            self.ball = action.pawn != "purple" and self.seats > 1 and "explore" not in self.hands[seat]
            self.seen["ball ended by an action"] += not self.ball
        if kind in SIGN:
            self.pawns = self.pawns | {action.pawn: action.end}
            self.arrive(action.pawn, action.end)
        elif kind == "draw":
            self.held, self.deck = self.deck[0], self.deck[1:]
            if len(self.eligible()) == 1:
                self.put(self.eligible()[0])
        elif kind == "place":
            self.put(action.start)
        elif kind == "theft":
            self.theft = True
        elif kind == "reveal":
            if not self.solo:  # the pile is turned over: what was first comes first again [B-SOLO-3]
                self.solo, self.pile = self.pile, []
                self.seen["solo deck renewed"] += 1
            self.solo, self.pile = self.solo[1:], self.pile + self.solo[:1]
        elif kind == "discard":  # [S11-4]
            self.mall, self.deck, self.due = self.mall.without_tile(action.end), self.deck + [action.end], self.due - 1
        elif kind == "do_something":
            self.before, self.ready = action.end, self.ready | {seat: self.at + 1000}
        settled = self.outcome == "running" and not self.due  # discards belong to the flip
        if self.held is not None and settled and not self.eligible():
            self.held, self.deck = None, [self.held] + self.deck
            self.seen["tile returned"] += 1

    def put(self, place):
        """The drawn tile is placed; the place decides by which right [R-40]."""
        explorer = self.explorers().get(place)
        self.mall, self.held = self.mall.with_tile(self.held, place), None
        self.seen["all tiles out"] += len(self.mall.tiles) == self.level
        if self.ball or explorer is None:
            self.seen["second ball tile" if self.ball else "first ball tile"] += 1
            self.ball = not self.ball
            self.tokens |= {self.pawns["purple"]}  # one tile counts as used
        elif explorer == "green" and self.scenario >= 4:  # [S4-2, R-9]
            self.open_talk()
            self.seen["elf opens talk"] += 1

    def arrive(self, hero, place):
        """What a hero triggers where it stops [R-1, R-46]."""
        symbol = self.mall.symbol[place]
        if symbol == "tm" and place not in self.tokens:
            self.tokens |= {place}
            self.flip()
        elif symbol == "ca" and hero == "yellow" and place not in self.tokens:  # [S6-3]
            self.tokens |= {place}
            self.seen["camera off"] += 1
        elif symbol[0] == "x" and self.theft:
            if self.scenario != 1 and (symbol[1] == hero[0]) == (self.scenario == 10):  # [S1-2, S2-1, S10-2]
                return
            self.escaped |= {hero}
            self.seen["escaped"] += 1
            self.seen["no exit left"] += self.no_exit_left()
            if self.scenario not in (10, 17):  # [B-EXIT-1]
                self.pawns = self.pawns | {hero: "out"}
            if len(self.escaped) == 4:
                self.outcome = "won"
                self.seen["won"] += 1

    def flip(self):
        """The timer is flipped, in the order of R-34."""
        self.flips += 1
        self.seen["flip"] += 1
        self.seen["flip while a tile waits"] += self.held is not None
        self.seen["flip after the theft"] += self.theft
        self.sand = self.capacity - self.sand
        if self.sand == 0:
            return self.lose("sand_ran_out")
        if self.seats == 1:
            self.solo, self.pile, self.shuffled = self.solo + self.pile, [], True  # the order is the engine's secret
        elif self.scenario >= 3:
            self.hands = self.hands[-1:] + self.hands[:-1]  # to the seat on the left [S3-1]
        self.open_talk()
        if self.scenario == 11 and not self.theft:
            self.due = 2 if self.discardable(self.mall, 2) else 0
            if not self.due:
                self.lose("nothing_to_rearrange")  # [S11-3]

    def no_exit_left(self):
        """No assignment of the free exits to the heroes is left [R-18]."""
        if self.scenario != 10:
            return False
        heroes = [hero[0] for hero in COLOURS if hero not in self.escaped]
        exits = {colour[0] for colour in COLOURS} - {self.mall.symbol[self.pawns[hero]][1] for hero in self.escaped}
        return all(any(map(str.__eq__, heroes, order)) for order in itertools.permutations(exits))

    def rules(self):
        """The switches of this scenario, by the words of docs/notation.md."""
        n = self.scenario
        since = {"pass_action_tiles": 3, "loudspeakers": 4, "dwarf_passages": 4, "crystal_balls": 5, "cameras": 6}
        alone_in = {"leader": 9, "rearrangement": 11, "two_dimensions": 13}
        return {
            "items": "foreign" if n == 10 else "own",  # [S10-1]
            "exits": {1: "one", 10: "foreign"}.get(n, "own"),  # [S1-2, S2-1, S10-2]
            "talk": {12: "gestures", 14: "never", 15: "never"}.get(n, "windows"),
            "do_something": {9: "leader", 15: "nobody"}.get(n, "everybody"),  # [S9-2, S15-1]
            "vortex": {13: "between_dimensions", 16: "out_of_service"}.get(n, "works"),  # [S13-3, S16-1]
            "groups": "forbidden" if n == 17 else "allowed",  # [S17-1]
            "deck_face": "up" if n in (8, 13) else "down",  # [S8-1, S13-2]
            **{switch: "yes" if n >= first else "no" for switch, first in since.items()},
            **{switch: "yes" if n == only else "no" for switch, only in alone_in.items()}}

    def state(self, view):
        """The engine's answer to `state`, except for the hash."""
        open_talk = "gestures" if self.scenario == 12 else "window"
        face = "up" if self.scenario in (8, 13) else "down"  # [S8-1, S13-2]
        top = self.deck[0] if self.deck and (face == "up" or not view) else None
        solo = {"count": len(self.solo), "order": None if view else self.solo, "pile": self.pile}
        return {
            "version": self.version, "at": self.at, "scenario": f"S{self.scenario}", "seats": self.seats,
            "tiles": [dict(zip(("tile", "row", "column", "turns", "dimension"), (tile, *self.mall.tiles[tile])))
                      for tile in sorted(self.mall.tiles, key=RANK.get)],
            "out_of_order": sorted(self.tokens, key=RANK.get), "pawns": self.pawns,
            "escaped": [hero for hero in COLOURS if hero in self.escaped], "no_exit_left": self.no_exit_left(),
            "sand_ms": self.sand, "capacity_ms": self.capacity, "flips": self.flips, "timer_spaces_used": self.flips,
            "deck": {"count": len(self.deck), "top": top, "back": "base" if self.deck else None, "face": face,
                     "order": None if view else self.deck},
            "held": self.held, "solo": solo if self.seats == 1 else None,
            "action_tiles": [self.hand(seat) for seat in range(self.seats)],
            "talk": open_talk if self.talking else "silent",
            "do_something": {"allowed": self.scenario != 15, "before": self.before},
            "theft": self.theft, "crystal_ball_in_use": self.ball, "discards_due": self.due,
            "outcome": self.outcome, "reason": self.reason, "rules": self.rules(),
            "goal": {"steals": list(COLOURS), "escapes": list(COLOURS)}}


class Difference(Exception):
    pass


def expect(what, mine, its, more=""):
    if mine != its:
        raise Difference(f"{what}\n  second opinion: {mine}\n  engine:         {its}\n  {more}")


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.history = []  # the requests of this game that may change something

    def ask(self, *requests):
        self.history += [request for request in requests if request["cmd"] in ("new", "do", "advance")]
        self.process.stdin.write("".join(json.dumps(request) + "\n" for request in requests))
        self.process.stdin.flush()
        answers = [self.process.stdout.readline() for _ in requests]
        if not all(answers):
            raise Difference("the engine ended without an answer")
        return [json.loads(answer) for answer in answers]


class Match:
    """One game, played by both."""

    def __init__(self, engine, dice, scenario, seats, quick):
        self.engine, self.dice, self.quick = engine, dice, quick
        self.compared, self.plan, self.old = 0, [], []
        setup = make_setup(dice, scenario, seats)
        self.game = Game(scenario, seats, setup)
        engine.history = []
        self.tell({"cmd": "new", "scenario": f"S{scenario}", "seats": seats, "seed": dice.randrange(1 << 31),
                   "setup": setup}, lambda: True)

    def tell(self, request, decide):
        """One request; `decide` says whether it is accepted and carries it out. Then everything must be the same."""
        game = self.game
        signals, view = self.dice.random() < 0.2, self.dice.random() < 0.2
        asked = [{"cmd": "legal", "seat": seat, "signals": signals} for seat in range(game.seats)]
        answer, state, *lists = self.engine.ask(request, {"cmd": "state", "view": view}, *asked)
        accepted = "refused" not in answer and "error" not in answer
        expect(f"{json.dumps(request)}, accepted", decide(), accepted, answer)
        expect("version", game.version, answer.get("version", game.version), answer)
        if game.shuffled:  # the one secret that the setup doesn't fix
            (whole,) = self.engine.ask({"cmd": "state"})
            expect("solo tiles after a flip", sorted(game.solo), sorted(whole["solo"]["order"]))
            game.solo, game.shuffled = whole["solo"]["order"], False
        state["action_tiles"] = [sorted(tile) for tile in state["action_tiles"]]
        mine = game.state(view)
        for field in sorted(mine.keys() | state.keys() - {"hash"}):
            expect(f"state, {field}", mine.get(field), state.get(field))
        self.legal = game.legal()
        for seat, actions in enumerate(self.legal):
            texts = [(action.kind, action.text()) for action in actions + game.signals(seat) * signals]
            its = [(entry["kind"], entry["action"]) for entry in lists[seat]["legal"]]
            expect(f"legal actions of seat {seat}", texts, its)

    def advance(self, at):
        self.game.pass_time(at)
        self.tell({"cmd": "advance", "at": at}, lambda: True)

    def request(self, seat, action, wait):
        """Time passes first, no matter what becomes of the request, but not beyond the last grain but one."""
        game = self.game
        wait %= max(game.sand, 1)
        game.pass_time(game.at + wait)

        def decide():
            legal = action in self.legal[seat] + game.signals(seat)
            if legal:
                game.do(seat, action)
                self.old.append((seat, action))
                self.compared += 1
            game.seen["request refused"] += not legal
            return legal

        self.tell({"cmd": "do", "seat": seat, "action": action.text()} | ({"at": game.at} if wait else {}), decide)

    def request_anything(self):
        """A request that is mostly illegal."""
        game, dice, spaces = self.game, self.dice, self.game.mall.spaces
        seat, anywhere = dice.randrange(game.seats), list(game.mall.symbol)
        hero, place = dice.choice(list(game.pawns.items()))
        kind = dice.choice(KINDS + ("move", "another's", "another's", "old", "old", "nonsense"))
        action = Action(kind)
        if kind in SIGN:
            near = [end for side in range(4) for end, _ in [game.mall.step.get((place, side), ("1a:0,0", 0))]]
            ends = dice.choice((anywhere, near, spaces["v" + hero[0]] + spaces["tm"] or PLACES, PLACES))
            start = place if place != "out" and dice.random() < 0.9 else dice.choice(anywhere)
            action = Action(kind, hero, start, dice.choice(ends))
        elif kind == "place":
            action = Action(kind, None, dice.choice(list(game.mall.front) or anywhere))
        elif kind in ("discard", "do_something", "stare"):
            action = Action(kind, end=dice.choice(TILES) if kind == "discard" else dice.randrange(game.seats))
        elif kind == "another's":
            action = dice.choice(sum(self.legal, []) or [Action("theft")])
        elif kind == "old":
            seat, action = dice.choice(self.old or [(0, Action("draw"))])
        elif kind == "nonsense":
            action = Action(dice.choice(("sand-runs-out", "y", "", "draw 1a:0,2", "y 1a:0,0>1a:0,9")))
        self.request(seat, action, dice.choice((0, 0, 1)) if kind != "nonsense" else 0)

    def ask_more(self):
        """`why` allows exactly what is legal, and perft counts it."""
        game, dice = self.game, self.dice
        seat, hero, to = dice.randrange(game.seats), dice.choice(COLOURS), dice.choice(list(game.mall.symbol))
        # A flip shuffles the solo deck, so nobody can know what comes three actions later.
        small = sum(map(len, self.legal)) < (15 if self.quick else 30)
        depth = 3 if small and game.seats > 1 else 2
        why, perft = self.engine.ask({"cmd": "why", "seat": seat, "pawn": hero, "to": to},
                                     {"cmd": "perft", "depth": depth})
        found = any((action.pawn, action.end) == (hero, to) for action in self.legal[seat])
        expect(f"why, seat {seat}, {hero} to {to}", found, why.get("allowed"), why)
        position = copy.copy(game)
        position.seen = collections.Counter()
        expect(f"perft {depth}", position.perft(depth), perft.get("nodes"), perft)
        game.seen[f"perft {depth}"] += 1

    # -- how the generated games find their way

    def route(self, hero, goals):
        """The shortest list of actions that brings this hero to one of the goals while the others stay put."""
        came, todo = {self.game.pawns[hero]: []}, [self.game.pawns[hero]]
        for place in todo:  # it grows
            if place in goals and came[place]:
                return came[place]
            for _, action in self.game.ways(hero, place):
                if action.end not in came:
                    came[action.end] = came[place] + [action]
                    todo.append(action.end)
        return []

    def good_fronts(self):
        """Where to explore; in scenario 13, items and exits should be in the dimension where their heroes began."""
        game, mall = self.game, self.game.mall
        tile = game.held or (game.deck or TILES)[0]
        colours = [symbol[1] for symbol in Mall.faces[tile].symbol.values() if symbol[0] in "ix"]
        free = game.scenario != 13 or not colours
        return [place for place in mall.front if free or mall.dimension(place) == (colours[0] in "yp")]

    def make_plan(self):
        """What to head for next; an empty plan means a random action."""
        game, dice, spaces = self.game, self.dice, self.game.mall.spaces
        fronts = self.good_fronts() if game.deck else []
        steal = all(spaces["i" + colour[0]] for colour in COLOURS) and not game.theft and dice.random() < 0.75
        wishes = []  # how strong, which hero, where to
        for hero in COLOURS:
            usable = [colour for colour in COLOURS if (colour == hero) != (game.scenario == 10)]
            items = [place for colour in usable for place in spaces["i" + colour[0]]]
            exits = [place for colour in usable for place in spaces["x" + colour[0]]]
            if steal:
                wishes += [(1, hero, items)] * (game.pawns[hero] not in items)
            elif hero not in game.escaped:
                wishes += [(6, hero, (spaces["xp"] if game.scenario == 1 else exits) if game.theft else []),
                           (5, hero, [place for place in fronts if game.mall.symbol[place] == "e" + hero[0]]),
                           (10 if game.held else len(game.mall.tiles) / 20, hero, spaces["tm"]),
                           (1 if hero == "yellow" else 0.1, hero, spaces["ca"]),
                           (4 if hero == "purple" else 0.1, hero, spaces["cb"] if game.deck else []),
                           (1, hero, spaces["v" + hero[0]] if game.scenario == 13 else [])]
        wishes = [(weight, hero, set(goals) - game.tokens) for weight, hero, goals in wishes]
        wishes = [wish for wish in wishes if wish[2]]
        for _ in range(min(4, len(wishes))):
            wish = dice.choices(wishes, [weight for weight, *_ in wishes])[0]
            wishes.remove(wish)
            plan = self.route(*wish[1:])
            if plan:
                return plan
        return []

    def choose(self):
        """The next seat and action."""
        game, dice = self.game, self.dice
        options = [(seat, action) for seat, actions in enumerate(self.legal) for action in actions]
        kinds = collections.defaultdict(list)
        for option in options:
            kinds[option[1].kind].append(option)
        fronts = set(self.good_fronts())
        good = [option for option in kinds["place"] if option[1].start in fronts]
        good = [option for option in good if option[1].start in game.explorers()] or good  # two rights
        good += kinds["draw"] if fronts.intersection(game.eligible()) else []
        good = kinds["theft"] or good
        if good and dice.random() < (0.4 if game.ball or game.held else 0.8):
            return dice.choice(good)
        if dice.random() < self.wild:
            self.plan = []
            return dice.choice(kinds[dice.choice([kind for kind in kinds if kinds[kind]])])
        self.plan = self.plan or self.make_plan()
        able = [option for option in options if option[1] in self.plan[:1]]
        if not able and kinds["reveal"] and sum(game.menu().values(), []).count((self.plan or [0])[0]):
            return kinds["reveal"][0]
        self.plan = self.plan[1:] if able else []
        return dice.choice(able or options)

    def play(self, steps):
        game, dice = self.game, self.dice
        self.wild = dice.choice((0.03, 0.08, 0.3))
        pace = dice.choice((20, 200, 1500))
        for _ in range(steps):
            if dice.random() < 0.15:
                self.request_anything()
            if dice.random() < (0.004 if self.quick else 0.01):
                self.ask_more()
            signals = game.signals(seat := dice.randrange(game.seats))
            if signals and dice.random() < 0.05:
                self.request(seat, dice.choice(signals), dice.choice((0, 0, 999, 1000)))
            if not any(self.legal):  # over, or nothing more can be done
                break
            self.request(*self.choose(), dice.randrange(pace))
        if game.outcome == "running":  # just before the last grain, and at it or later [B-TIME-1]
            self.advance(game.at + game.sand - 1)
            self.advance(game.at + dice.choice((1, 2, 5000)))
        for _ in range(3):  # [B-END-1]
            self.request_anything()


def make_setup(dice, scenario, seats):
    """Sets up everything explicitly, so that the game has no secrets except later orders of the solo deck."""
    level = {1: 9, 2: 12, 3: 12, 4: 14, 5: 15, 6: 17, 7: dice.choice((19, 19, dice.randint(20, 24)))}.get(scenario)
    level = level or dice.choice((12, dice.randint(12, 24), 24))
    fixed = "1a" if scenario <= 4 else "1b" if scenario <= 6 or (scenario, level) == (7, 19) else None
    side = fixed or dice.choice(("1a", "1b"))
    deck = [str(number) for number in range(2, level + 1) if (scenario, number) != (13, 3)]
    dice.shuffle(deck)
    sooner = dice.choice(((), (), ("6", "7", "8", "9"), ("15", "17", "20", "16", "18"), ("3", "4", "5")))
    deck.sort(key=lambda tile: (scenario == 5 and tile != "15", tile not in sooner))  # [S5-1]
    free = [place for place, symbol in Mall.faces[side].symbol.items() if symbol != "##"]
    if scenario == 13 or dice.random() < 0.6:
        free = [place for place in free if Mall.faces[side].symbol[place] == "st"]  # [B-SETUP-2]
    heroes = dict(zip(COLOURS, dice.sample(free, 4)))
    if scenario == 13:  # [S13-1]
        apart = [place for place, symbol in Mall.faces["3"].symbol.items() if symbol != "##"]
        heroes |= dict(zip(("yellow", "purple"), dice.sample(apart, 2)))
    setup = {"side": side, "level": level, "deck": deck, "heroes": heroes,
             "sand_ms": dice.choice((180000, 180000, 180000, 60000, 600000))}
    if seats == 1:
        return setup | {"solo": dice.sample(ACTIONS, len(ACTIONS))}
    deal = [tile.split() for tile in DEALS[seats - (scenario == 9)]] + [[]] * (scenario == 9)  # [S9-1]
    return setup | {"deal": dice.sample(deal, seats)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    pictures = pathlib.Path(__file__).resolve().parents[2] / "src/catalog/tiles_base.h"
    parser.add_argument("--program", required=True, help="the magicmaze program")
    parser.add_argument("--tiles", default=pictures, help="the header with the tile pictures")
    parser.add_argument("--games", type=int, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--scenario", type=int, choices=range(1, 18), help="only this one")
    parser.add_argument("--quick", action="store_true", help="fewer games, in less than half a minute")
    options = parser.parse_args()
    Mall.faces = read_faces(options.tiles)
    engine = Engine(options.program)
    games = options.games or (68 if options.quick else 510)
    wanted = [options.scenario] if options.scenario else list(range(1, 18))
    compared, seen = 0, {scenario: collections.Counter() for scenario in wanted}
    for number in range(games):
        scenario = wanted[number % len(wanted)]
        dice = random.Random(f"{options.seed} {number} {scenario}")
        seats = dice.randint(3, 9) if scenario == 9 else dice.choice((1, 1, 2, 3, 4, 5, 6, 7, 8))
        try:
            match = Match(engine, dice, scenario, seats, options.quick)
            match.play(250 if options.quick else 500)
        except Difference as difference:
            print("\n".join(json.dumps(request) for request in engine.history))
            print(f"game {number} of seed {options.seed} (S{scenario}, {seats} seats): {difference}")
            return 1
        compared += match.compared
        seen[scenario].update(match.game.seen | {"games": 1})
    print(f"{'':26}" + "".join(f"{f'S{scenario}':>7}" for scenario in wanted))
    for name in sorted(set().union(*seen.values())):
        print(f"{name:26}" + "".join(f"{seen[scenario][name]:7}" for scenario in wanted))
    print(f"{games} games, {compared} actions compared, 0 differences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
