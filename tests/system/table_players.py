"""Players at real tables over raw websockets. Everything they are shown is kept in the table's book; a line that is
missing or comes twice, or an answer to no request, ends the test."""
import collections
import json
import random
import selectors
import time

import protocol_schema
from live_server import PATIENCE
from table_book import Sand
from web_socket import WebSocket

LETTERS = {"yellow": "y", "purple": "p", "green": "g", "orange": "o"}
STEP = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
MOST_UNANSWERED = 12  # the server answers sixteen


class Player:
    """A member of a table, over all its connections."""

    def __init__(self, server, book, name, rng=None):
        self.server, self.book, self.name = server, book, name
        self.rng = rng or random.Random(name)
        self.member = self.token = self.socket = None
        self.number = 0
        self.sent = {}               # number: the line
        self.unanswered = {}         # number: when it was sent
        self.refused = {}            # number: why
        self.seen = None             # the last version it knows
        self.table = self.state = None
        self.snapshot = None         # the latest one on this connection
        self.asked_time = collections.deque()
        self.times = []              # answers to that, as (now, running)
        self.other = []              # lines of other kinds on this connection
        self.close_code = None
        self.walls = set()           # (from, to)
        self.next_wish = 0.0
        self.flips = 0.0             # how often it turns the sand timer: early in a game, that ends it soon
        self.is_fickle = True        # a host who now and then gives up or starts over

    # ---- the socket
    def connect(self):
        self.socket = WebSocket(self.server.host, self.server.port, f"/ws/{self.book.code}", PATIENCE)
        self.snapshot, self.other, self.close_code = None, [], None
        self.asked_time.clear()

    def say(self, **line):
        self.socket.send(json.dumps(line, separators=(",", ":")))

    def hear(self, patience=None):
        """Reads everything that has arrived, or everything until the connection ends."""
        lines, is_open = self.socket.receive(patience)
        for line in lines:
            self.take(line)
        if not is_open:
            self.close_code = self.socket.close_code
            self.drop()

    def drop(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    # ---- what it is told
    def take(self, line):
        wrong = protocol_schema.problem_of(line)
        assert not wrong, f"{wrong}: {line}"
        said = json.loads(line)
        if "v" in said:
            self.take_envelope(line, said)
        elif "snapshot" in said:
            self.take_snapshot(said["snapshot"])
        elif "welcome" in said:
            assert self.member in (None, said["welcome"]["member"]), said
            self.member = said["welcome"]["member"]
            self.token = said["welcome"]["token"] or self.token
        elif "refused" in said:
            self.answered(said["n"])
            self.refused[said["n"]] = said["refused"]
            self.learn(self.sent[said["n"]], said["refused"])
        elif "done" in said:
            self.answered(said["done"]["n"])
            if said["done"]["v"] is not None:
                self.book.note_done((self.member, said["done"]["n"]), said["done"]["v"])
        elif "time" in said:
            sent = self.asked_time.popleft()
            self.times.append((said["time"]["now"], said["time"]["running"]))
            if said["time"]["running"]:
                self.book.sand = Sand(self.seen, said["time"]["now"], sent, time.monotonic())
        else:
            assert "bad" not in said, f"{self.name}: {said} after {list(self.sent.values())[-3:]}"
            if "frozen" in said:
                self.book.sand = None  # the clock is stopped, and may have been set back a little
            self.other.append(said)

    def take_envelope(self, line, said):
        assert said["v"] == self.seen + 1, f"{self.book.code} {self.name}: {said['v']} after {self.seen}"
        self.seen = said["v"]
        self.book.note(line, said)
        if said["by"] == self.member:
            self.answered(said["n"])
        if "table" in said:
            self.table = said["table"]
        if "game" in said:
            self.state = said["game"]["state"]
        for event in said["events"]:
            self.follow(event)

    def take_snapshot(self, said):
        assert self.seen is None or said["v"] >= self.seen, f"{self.book.code} {self.name}: {said['v']} after {self.seen}"
        self.snapshot, self.seen, self.table = said, said["v"], said["table"]
        self.state = said["game"] and said["game"]["state"]
        self.book.note_hash(said["v"], said["hash"])
        self.book.note_table(said["v"], said["table"], said["now"])

    def follow(self, event):
        kind, _, rest = event.partition(" ")
        if kind == "moved" and self.state:
            words = dict(word.split("=") for word in rest.split())
            self.state["pawns"][words["pawn"]] = words["to"]

    def learn(self, command, why):
        """A blocked way is not tried again, whether it was blocked by a wall or by a hero who moves on later."""
        if why == "WayIsBlocked" and ">" in command["a"]:
            self.walls.add(tuple(command["a"][2:].split(">")))

    def answered(self, number):
        assert number in self.unanswered, f"{self.book.code} {self.name}: {number} was answered and is not open"
        del self.unanswered[number]

    # ---- what it says
    def join(self):
        self.connect()
        self.say(t="join", name=self.name)

    def back(self):
        self.connect()
        more = {} if self.seen is None else {"seen": self.seen}
        self.say(t="back", token=self.token, **more)

    def command(self, what, **more):
        self.number += 1
        line = {"t": what, "n": self.number, **more}
        self.sent[self.number] = line
        self.unanswered[self.number] = self.book.asked[self.member, self.number] = time.monotonic()
        self.say(**line)
        return self.number

    def repeat(self):
        """What was not answered on the previous connection is repeated, or dropped. Returns the numbers sent."""
        said = []
        for number in list(self.unanswered):
            if self.rng.random() < 0.8:
                self.say(**self.sent[number])
                said.append(number)
            else:
                del self.unanswered[number]
        return said

    def ask_time(self):
        self.asked_time.append(time.monotonic())
        self.say(t="time")

    @property
    def seat(self):
        return next((chair["chair"] for chair in self.table["ring"] if chair["holder"] == self.member), None)

    @property
    def is_playing(self):
        return self.table["phase"] == "playing" and self.seat is not None

    def some_move(self):
        """Mostly something that can be done: a hero walks on its tile in one of the player's own directions."""
        own = [action for action in self.state["action_tiles"][self.seat] if action in STEP]
        heroes = [(pawn, place) for pawn, place in self.state["pawns"].items() if pawn in LETTERS and ":" in place]
        taken = {place for _, place in heroes}
        for _ in range(8 if own and heroes else 0):
            pawn, place = self.rng.choice(heroes)
            tile, cell = place.split(":")
            row, column = map(int, cell.split(","))
            down, right = STEP[self.rng.choice(own)]
            far = self.rng.choice((1, 1, 2, 3))
            row, column = row + far * down, column + far * right
            to = f"{tile}:{row},{column}"
            if not (0 <= row < 4 and 0 <= column < 4) or to in taken or (place, to) in self.walls:
                continue
            if to != "1a:0,0" or self.rng.random() < self.flips:
                return f"{LETTERS[pawn]} {place}>{to}"
        return f"do-something {self.rng.randrange(self.table['seats'])}"

    def play(self, now, pace):
        """Does something sensible, if it is time."""
        if now < self.next_wish or self.table is None or self.member is None or len(self.unanswered) >= MOST_UNANSWERED:
            return
        self.next_wish = now + self.rng.uniform(0.5, 1.5) * pace
        if self.rng.random() < 0.1:
            self.ask_time()
        is_host, chance = self.table["host"] == self.member, self.rng.random()
        if self.table["phase"] == "playing":
            if not self.is_playing:
                return
            if is_host and self.is_fickle and chance < 0.004:
                self.command("again", deal=self.rng.choice(("new", "same")))
            elif is_host and self.is_fickle and chance < 0.006:
                self.command("give_up")
            elif self.table["clock"] != "running":
                self.command("resume")
            elif self.table["choice"]["pauses"] and chance < 0.03:
                self.command("pause")
            else:
                self.command("do", a=self.some_move())
        elif chance < 0.05:
            self.command("rename", name=f"{self.name} {self.number}")
        elif is_host and chance < 0.1:
            self.command("lock", on=self.rng.random() < 0.5)
        elif self.seat is not None and not any(member["id"] == self.member and member["ready"]
                                               for member in self.table["members"]):
            self.command("ready", on=True)


def listen(players, condition, what, each=None):
    """Lets everyone read until the condition holds; `each` is called for every player in between."""
    deadline = time.monotonic() + PATIENCE
    with selectors.DefaultSelector() as selector:
        for player in players:
            if player.socket:
                selector.register(player.socket, selectors.EVENT_READ, player)
        while not condition():
            assert time.monotonic() < deadline, f"in {PATIENCE:.0f} seconds there was no {what}"
            for key, _ in selector.select(0.005):
                key.data.hear()
                if not key.data.socket:
                    selector.unregister(key.fileobj)
            if each:
                now = time.monotonic()
                for player in players:
                    if player.socket:
                        each(player, now)


def play_for(players, seconds, pace):
    end = time.monotonic() + seconds
    listen(players, lambda: time.monotonic() >= end, "end of playing", lambda player, now: player.play(now, pace))


def wait(players, seconds):
    """Nobody says anything."""
    end = time.monotonic() + seconds
    listen(players, lambda: time.monotonic() >= end, "end of waiting")


def hear_the_end(players):
    """Everything that was in flight when the server ended."""
    for player in players:
        if player.socket:
            player.hear(PATIENCE)


def seed_option(parser):
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))


def go(run, how):
    """If it fails, says how to reproduce it."""
    try:
        run.go()
    except AssertionError:
        print(how)
        raise
