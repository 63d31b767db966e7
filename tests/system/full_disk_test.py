#!/usr/bin/env python3
"""A full disk: tables freeze and say so, nothing is shown that is not durable, and afterwards nothing is lost.

    full_disk_test.py --program build/release/magicmaze [--rounds 6] [--seed N]

A limit on the size of the server's files acts as a full disk, and is then removed again. In every round the limit is a few
bytes further beyond the end of the journal, so that writing fails in different places. Two rounds out of three end in the
middle of the trouble, with kill -9 or with a graceful stop that can't save what nobody was shown.
"""
import argparse
import random
import resource
import sys
import time

from live_server import Server, histories_of
from table_book import Book
from table_players import Player, hear_the_end, listen, wait

PAUSE = 0.06  # seconds between two commands of a player: anything more is too fast


class Run:
    def __init__(self, arguments):
        self.rng = random.Random(arguments.seed)
        self.rounds = arguments.rounds
        self.server = Server(arguments.program, ["--countdown-ms", "0", "--threads", "2"])
        self.players = []
        self.stood_ms = []
        self.waited = 0

    def go(self):
        with self.server:
            self.server.start()
            book = Book(self.server.open_table({"scenario": "S1"}))
            self.players = [Player(self.server, book, name, self.rng) for name in ("Ana", "Ben", "Cleo")]
            for player in self.players:
                player.join()
                listen(self.players, lambda: player.snapshot, "entry")
            for player in self.players:
                player.command("ready", on=True)
            listen(self.players, lambda: all(player.state and player.is_playing for player in self.players), "game")
            for number in range(self.rounds):
                self.act(3)
                self.fill(number)
                self.freeze(book)
                (self.thaw, self.kill, self.stop)[number % 3](book)
            self.act(3)
            self.server.ask_to_stop()
            hear_the_end(self.players)
            assert self.server.ended() == 0, "the stop was not graceful"
            shown = set(book.done.items())
            rows = histories_of(self.server.journal()[0])[book.code]
            kept = {(row.author, row.version) for row in rows if row.author}
            assert shown == kept, f"shown and not kept: {shown - kept}; kept and not shown: {kept - shown}"
            return len(kept)

    def limit(self, size):
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def fill(self, number):
        log = self.server.data / "magicmaze.sqlite-wal"
        self.limit(log.stat().st_size + 1500 * number)

    def act(self, times):
        """Plays this many actions that everyone is shown."""
        done = 0
        for _ in range(400):
            player = self.rng.choice(self.players)
            number = player.command("do", a=player.some_move())
            listen(self.players, lambda: not player.unanswered, "answer")
            wait(self.players, PAUSE / len(self.players))
            if number not in player.refused:
                done += 1
            if done == times:
                break
        assert done == times, "too few moves were possible"
        last = max(player.seen for player in self.players)
        listen(self.players, lambda: all(player.seen == last for player in self.players), "line for everybody")

    def is_told(self, what):
        return all(what in player.other for player in self.players)

    def freeze(self, book):
        """They continue until the disk is full; from then on nothing happens and no time passes."""
        for player in self.players:
            player.other.clear()

        def each(player, now):
            if not player.unanswered and {"frozen": True} not in player.other and now >= player.next_wish:
                player.next_wish = now + PAUSE
                player.command("do", a=player.some_move())

        listen(self.players, lambda: self.is_told({"frozen": True}), "word that the disk is full", each)
        status, _ = self.server.http("GET", "/readyz")
        assert status == 503, f"/readyz says {status}"
        shown = book.last
        first = self.time()
        late = self.rng.choice(self.players)
        number = late.command("do", a=late.some_move())
        listen(self.players, lambda: number not in late.unanswered, "refusal")
        assert late.refused.get(number) == "StoreIsTroubled", late.refused
        wait(self.players, 0.7)
        assert self.time() == first, "time goes on while the store is in trouble"
        assert book.last == shown, f"{book.last} was shown while the disk was full"
        self.stood_at, self.stood_from = first[0], time.monotonic()

    def time(self):
        player = self.players[0]
        player.times.clear()
        player.ask_time()
        listen(self.players, lambda: player.times, "time")
        now, runs = player.times[-1]
        assert not runs, "the clock runs while the store is in trouble"
        return now, runs

    def thaw(self, book):
        waits = [(player, number) for player in self.players for number in player.unanswered]
        self.waited += len(waits)
        begun = time.monotonic()
        self.limit(resource.RLIM_INFINITY)
        listen(self.players, lambda: self.is_told({"frozen": False}), "word that it goes on")
        listen(self.players, lambda: not any(player.unanswered for player in self.players), "answer to what waited")
        self.act(1)
        passed = book.envelope(book.last)["at"] - self.stood_at
        assert 0 <= passed <= (time.monotonic() - begun) * 1000 + 1, f"{passed} ms have passed"
        self.stood_ms.append((begun - self.stood_from) * 1000)

    def kill(self, book):
        self.server.kill()
        self.restart(book)

    def stop(self, book):
        """The server tries for a while to write what was decided, and says how much it had to give up."""
        self.server.ask_to_stop()
        hear_the_end(self.players)
        status = self.server.ended()
        is_lost = "lines were decided but neither shown nor saved" in self.server.output.read_text()
        waits = any(player.unanswered for player in self.players)
        assert status == (1 if is_lost else 0), f"it ended with {status}"
        assert is_lost or not waits, "somebody waits for an answer, and nothing was given up"
        self.restart(book)

    def restart(self, book):
        shown, value = book.last, book.hashes[book.last]
        hear_the_end(self.players)
        book.sand = None
        rows = histories_of(self.server.journal()[0])[book.code]
        waits = {(player.member, number) for player in self.players for number in player.unanswered}
        later = [row for row in rows if row.version > shown]
        assert rows[-1].version >= shown, f"{shown} was shown, {rows[-1].version} is durable"
        assert all(row.author in waits for row in later), later
        self.server.start()
        for player in self.players:
            player.back()
            player.say(t="snapshot")
        listen(self.players, lambda: all(player.snapshot for player in self.players), "way back")
        snapshot = self.players[0].snapshot
        assert later or snapshot["hash"] == value, "another position came back"
        assert snapshot["table"]["clock"] == "interrupted", snapshot["table"]["clock"]
        assert snapshot["now"] <= self.stood_at, f"{snapshot['now']} after {self.stood_at}"
        for player in self.players:
            for number in list(player.unanswered):
                player.say(**player.sent[number])
        listen(self.players, lambda: not any(player.unanswered for player in self.players), "answer to what was repeated")
        self.players[1].command("resume")
        listen(self.players, lambda: all(player.table["clock"] == "running" for player in self.players), "running clock")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    arguments = parser.parse_args()
    run = Run(arguments)
    try:
        kept = run.go()
    except AssertionError:
        print(f"--rounds {arguments.rounds} --seed {arguments.seed}")
        raise
    print(f"{run.rounds} times a full disk: {kept} commands shown and kept, {run.waited} had waited for the disk")
    return 0


if __name__ == "__main__":
    sys.exit(main())
