#!/usr/bin/env python3
"""Nobody loses sand when something stops: a disk that doesn't answer, a process that is suspended, a data folder that is
removed under a running server.

    standstill_test.py --program build/release/magicmaze [--only disk|process|folder]

The disk is stalled by strace, which delays one fdatasync of the running server by eight seconds.
"""
import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time

from live_server import Server, wait_for
from table_book import Book
from table_players import Player, listen

STALL = 8.0     # seconds of one fdatasync
STOPPED = 6.0   # seconds of a process
NAMES = ("Ana", "Ben")


class Table:
    """A game that runs, with people at it."""

    def __init__(self, server):
        self.server = server
        self.book = Book(server.open_table({"scenario": "S1"}))
        self.players = [Player(server, self.book, name) for name in NAMES]
        for player in self.players:
            player.join()
            self.listen(lambda player=player: player.snapshot, "entry")
        for player in self.players:
            player.command("ready", on=True)
        self.listen(lambda: all(player.state and player.is_playing for player in self.players), "game")

    def listen(self, condition, what):
        listen(self.players, condition, what)

    def has_told(self, line):
        return all(line in player.other for player in self.players)

    def time(self):
        """Game time, and whether it runs."""
        player = self.players[0]
        player.times.clear()
        player.ask_time()
        self.listen(lambda: player.times, "time")
        return player.times[-1]

    def act(self):
        """One action that everyone is shown."""
        for _ in range(400):
            for player in self.players:
                number = player.command("do", a=player.some_move())
                self.listen(lambda player=player: not player.unanswered, "answer")
                if number not in player.refused:
                    return self.book.envelope(self.book.done[player.member, number])
                time.sleep(0.06)
        raise AssertionError("no move was possible")

    def verify(self, program):
        """The game is given up, and its record is valid under today's rules."""
        host = next(player for player in self.players if player.member == player.table["host"])
        host.command("give_up")
        self.listen(lambda: all(player.table["record"] for player in self.players), "record")
        status, record = self.server.http("GET", f"/api/records/{host.table['record']}")
        assert status == 200, record
        with tempfile.NamedTemporaryFile("w", suffix=".mmr") as file:
            file.write(record)
            file.flush()
            subprocess.run([program, "replay", file.name, "--verify"], check=True, capture_output=True)


def ready(server):
    return server.http("GET", "/readyz")[0]


def stall_the_disk(program):
    with Server(program, ["--countdown-ms", "0", "--threads", "1"]) as server:
        # Opening the folder and beginning a game take fewer of them; moves and heartbeats do the rest.
        server.before = ["strace", "-f", "-o", str(server.folder / "trace"), "-e", "trace=fdatasync",
                         "-e", f"inject=fdatasync:delay_enter={int(STALL * 1e6)}:when=40"]
        server.start()
        table = Table(server)
        before, runs = table.time()
        assert runs
        begun = time.monotonic()

        def each(player, now):
            if not player.unanswered and now >= player.next_wish:
                player.next_wish = now + 0.2
                player.command("do", a=player.some_move())

        listen(table.players, lambda: table.has_told({"frozen": True}), "word that the disk does not answer", each)
        assert ready(server) == 503, "the server says that it is ready"
        stood_at, runs = table.time()
        assert not runs, "the clock runs while the disk does not answer"
        passed = (time.monotonic() - begun) * 1000
        assert before <= stood_at <= before + passed, (before, stood_at, passed)
        # Requests made in that time are neither lost nor refused: they wait.
        late = table.players[1]
        number = late.command("do", a=f"do-something {late.seat ^ 1}")
        table.listen(lambda: table.has_told({"frozen": False}), "word that the disk answers again")
        table.listen(lambda: not late.unanswered, "answer to what waited")
        assert late.refused.get(number) != "StoreIsTroubled", late.refused
        assert ready(server) == 200
        now, runs = table.time()
        assert runs and stood_at <= now <= stood_at + STALL * 1000 / 4, (stood_at, now)
        table.act()
        table.verify(program)
        # strace is the process that was started; the server's own process ID is in the lock file of its folder.
        os.kill(int((server.data / "lock").read_text()), signal.SIGTERM)
        assert server.ended() == 0
        return f"a disk that stood for {STALL:.0f} s cost no sand"


def stop_the_process(program):
    with Server(program, ["--countdown-ms", "0", "--threads", "2"]) as server:
        server.start()
        table = Table(server)
        table.act()
        asked = time.monotonic()
        before, _ = table.time()
        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(STOPPED)  # this is what is tested
        os.kill(server.process.pid, signal.SIGCONT)
        woken = time.monotonic()
        table.listen(lambda: all(player.table["clock"] == "interrupted" for player in table.players), "interruption")
        now, runs = table.time()
        served = (woken - asked - STOPPED) * 1000 + 1
        assert not runs and before <= now <= before + served, (before, now, served)
        assert all(player.socket for player in table.players), "somebody was cut because the server slept"
        table.players[1].command("resume")
        table.listen(lambda: all(player.table["clock"] == "running" for player in table.players), "running clock")
        assert table.act()["at"] >= now
        table.verify(program)
        server.ask_to_stop()
        assert server.ended() == 0
        return f"a process that stood for {STOPPED:.0f} s interrupted its game and cost no sand"


def take_the_folder(program):
    with Server(program, ["--countdown-ms", "0", "--threads", "1"]) as server:
        server.start()
        assert ready(server) == 200
        # Nobody is there yet, but it is still noticed.
        aside = server.folder / "aside"
        server.data.rename(aside)
        wait_for("word that the folder is gone", lambda: ready(server) == 503, pause=0.05)
        aside.rename(server.data)
        wait_for("word that it is back", lambda: ready(server) == 200, pause=0.05)
        table = Table(server)
        table.act()
        server.data.rename(aside)
        table.listen(lambda: table.has_told({"frozen": True}), "word that the folder is gone")
        shown = table.book.last
        assert not table.time()[1], "the clock runs without a journal"
        assert "was deleted or replaced while the server was using it" in server.output.read_text()
        assert table.book.last == shown
        aside.rename(server.data)
        table.listen(lambda: table.has_told({"frozen": False}), "word that the folder is back")
        table.act()
        table.verify(program)
        return "a folder that was taken away was noticed, and play went on when it came back"


TESTS = {"disk": stall_the_disk, "process": stop_the_process, "folder": take_the_folder}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--only", choices=TESTS)
    arguments = parser.parse_args()
    for name, test in TESTS.items():
        if arguments.only in (None, name):
            print(test(arguments.program))
    return 0


if __name__ == "__main__":
    sys.exit(main())
