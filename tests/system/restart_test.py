#!/usr/bin/env python3
"""A graceful stop and a new start: tables, people, sand and the server's clock continue where they stopped.

    restart_test.py --program build/release/magicmaze [--next ANOTHER] [--restarts 3] [--seed N]

With --next, every other start is of that program: an upgrade, and the way back.
One table is playing, one is paused, one is in the lobby, one has finished its game. The server is down for a while each
time, and that time doesn't count.
"""
import argparse
import random
import sys
import time

from live_server import Server
from table_book import Book
from table_players import Player, go, hear_the_end, listen, seed_option

DOWN = 1.2  # seconds; longer than a crash may cost


class Run:
    def __init__(self, arguments):
        self.rng = random.Random(arguments.seed)
        self.restarts = arguments.restarts
        self.programs = [arguments.program, arguments.next or arguments.program]
        self.server = Server(arguments.program, ["--countdown-ms", "0", "--threads", "2", "--come-back-ms", "1500"])
        self.tables = {}
        self.fuller = []
        self.latest = 0  # the server's own time when it stopped

    @property
    def players(self):
        return [player for table in self.tables.values() for player in table]

    def hear(self, condition, what):
        listen(self.players, condition, what)

    def seat_two(self, name, choice):
        book = Book(self.server.open_table(choice))
        self.tables[name] = [Player(self.server, book, name + letter, self.rng) for letter in "ab"]
        for player in self.tables[name]:
            player.join()
            self.hear(lambda: player.snapshot, "entry")

    def begin(self, name):
        for player in self.tables[name]:
            player.command("ready", on=True)
        self.hear(lambda: all(player.is_playing for player in self.tables[name]), "game")

    def command(self, name, what, **more):
        player = self.tables[name][0]
        number = player.command(what, **more)
        self.hear(lambda: not player.unanswered, "answer")
        assert number not in player.refused, (what, player.refused)
        self.hear(lambda: len({one.seen for one in self.tables[name]}) == 1, "line for everybody")

    def go(self):
        with self.server:
            begun = time.monotonic()
            self.server.start()
            for name, choice in (("playing", {"scenario": "S1"}), ("paused", {"scenario": "S2", "pauses": True}),
                                 ("gathering", {"scenario": "S3"}), ("finished", {"scenario": "S1"})):
                self.seat_two(name, choice)
            for name in ("playing", "paused", "finished"):
                self.begin(name)
            self.command("paused", "pause")
            self.command("finished", "give_up")
            self.hear(lambda: all(player.table["record"] for player in self.tables["finished"]), "record")
            for _ in range(self.restarts):
                self.command("gathering", "ready", on=True)
                player = self.tables["playing"][1]
                player.times.clear()
                player.ask_time()
                self.hear(lambda: player.times, "time")
                before = self.stop(begun)
                time.sleep(DOWN)
                self.programs.reverse()
                self.server.program = self.programs[0]
                begun = time.monotonic()
                self.server.start()
                self.come_back(before)
                self.command("playing", "resume")
            self.command("paused", "resume")
            self.stop(begun)

    def stop(self, begun):
        """Everyone is told when to come back; the disk then contains what was shown."""
        stopping = time.monotonic()
        self.server.ask_to_stop()
        hear_the_end(self.players)
        assert self.server.ended() == 0, "the stop was not graceful"
        stopped = time.monotonic()
        for player in self.players:
            assert {"bye": {"why": "restart", "come_back_ms": 1500}} in player.other, player.other
            assert player.close_code == 1012, player.close_code
        rows, beat = self.server.journal()
        latest = max(beat, *(row.at for row in rows))
        passed, alive = latest - self.latest, (stopped - begun) * 1000
        assert 0 <= passed <= alive + 1, f"{passed} ms of the server's time in a life of {alive:.0f} ms"
        self.latest = latest
        books = {name: players[0].book for name, players in self.tables.items()}
        return {"sand": (books["playing"].sand.at_least(stopping), books["playing"].sand.at_most(stopped)),
                "paused": books["paused"].stopped_at,
                "seen": {name: (book.last, book.hashes[book.last]) for name, book in books.items()},
                "finished": self.tables["finished"][0].table}

    def come_back(self, before):
        for player in self.players:
            player.back()
            player.say(t="snapshot")
        self.hear(lambda: all(player.snapshot for player in self.players), "way back")
        now = {name: players[0].snapshot for name, players in self.tables.items()}
        for name, (version, value) in before["seen"].items():
            assert now[name]["v"] >= version, f"{name}: version {now[name]['v']} after {version}"
            assert now[name]["hash"] == value, f"{name}: another position"
        at_least, at_most = before["sand"]
        assert now["playing"]["table"]["clock"] == "interrupted", now["playing"]["table"]["clock"]
        assert at_least - 1000 <= now["playing"]["now"] <= at_most, (at_least, now["playing"]["now"], at_most)
        self.fuller.append(max(0.0, at_least - now["playing"]["now"]))
        assert now["paused"]["table"]["clock"] == "paused", now["paused"]["table"]["clock"]
        assert now["paused"]["now"] == before["paused"], (before["paused"], now["paused"]["now"])
        assert now["gathering"]["table"]["phase"] == "gathering"
        assert not any(member["ready"] for member in now["gathering"]["table"]["members"]), "ready without being there"
        for field in ("games", "result", "record", "seats", "ring", "choice", "host"):
            assert now["finished"]["table"][field] == before["finished"][field], (field, now["finished"]["table"][field])
        status, record = self.server.http("GET", f"/api/records/{before['finished']['record']}")
        assert status == 200 and record.startswith("magicmaze-record"), (status, record[:100])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--next")
    parser.add_argument("--restarts", type=int, default=3)
    seed_option(parser)
    arguments = parser.parse_args()
    run = Run(arguments)
    go(run, f"--restarts {arguments.restarts} --seed {arguments.seed}")
    print(f"{run.restarts} restarts of four tables: nothing lost, sand at most {max(run.fuller):.0f} ms fuller")
    return 0


if __name__ == "__main__":
    sys.exit(main())
