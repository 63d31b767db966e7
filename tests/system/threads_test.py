#!/usr/bin/env python3
"""Two network threads, the journal's thread and the disk pool's, all busy: for a server built with ThreadSanitizer.

    threads_test.py --program build/tsan/magicmaze --load build/release/magicmaze [--seconds 5] [--tables 20] [--seats 4]

`magicmaze load` plays at many tables while others request lists, records and figures over HTTP and come and go. A report
of the sanitizer ends the server, and this test with it.
"""
import argparse
import json
import subprocess
import sys
import threading

from live_server import Server
from table_book import Book
from table_players import Player, listen


class Visitors(threading.Thread):
    """Ask for everything there is to ask for, and open, join and leave tables, until they are told to go."""

    def __init__(self, server):
        super().__init__()
        self.server, self.is_over, self.visits, self.trouble = server, threading.Event(), 0, None

    def run(self):
        try:
            while not self.is_over.is_set():
                self.visit()
        except Exception as trouble:  # set by the main thread
            self.trouble = trouble

    def visit(self):
        for path in ("/api/tables", "/api/records", "/api/version", "/healthz", "/readyz", "/"):
            self.server.http("GET", path)
        status, figures = self.server.metrics()
        assert status == 200 and "journal_lag_rows" in figures, (status, figures)
        book = Book(self.server.open_table({"scenario": "S1", "public": True}))
        players = [Player(self.server, book, name) for name in ("Ana", "Ben")]
        for player in players:
            player.join()
            listen(players, lambda: player.snapshot, "entry")
        for player in players:
            player.command("ready", on=True)
        listen(players, lambda: all(player.table["phase"] == "playing" for player in players), "game")
        players[0].command("give_up")
        listen(players, lambda: players[1].table["record"], "record")
        self.server.http("GET", f"/api/records/{players[1].table['record']}")
        players[0].command("leave")
        players[1].drop()
        self.visits += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--load", required=True)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    arguments = parser.parse_args()
    with Server(arguments.program, ["--threads", "2", "--countdown-ms", "0", "--metrics-listen"]) as server:
        server.options.append(f"{server.host}:0")
        server.start()
        visitors = Visitors(server)
        visitors.start()
        load = subprocess.run(
            [arguments.load, "load", "--url", f"http://{server.host}:{server.port}", "--json", "--rate", "5",
             "--warmup", "1", "--tables", str(arguments.tables), "--seats", str(arguments.seats),
             "--seconds", str(arguments.seconds)],
            capture_output=True, text=True, check=False)
        visitors.is_over.set()
        visitors.join()
        server.check_output()
        assert not visitors.trouble, f"a visitor had trouble: {visitors.trouble!r}"
        assert load.returncode == 0, f"load ended with {load.returncode}: {load.stdout}{load.stderr}"
        server.ask_to_stop()
        assert server.ended() == 0, "the stop was not graceful"
    report = json.loads(load.stdout)
    print(f"{arguments.tables} tables of {arguments.seats} for {arguments.seconds} seconds: {report['actions']} actions, "
          f"{visitors.visits} visits, no report")
    return 0


if __name__ == "__main__":
    sys.exit(main())
