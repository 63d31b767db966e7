#!/usr/bin/env python3
"""A server that keeps games for some days does not remove all of them because a clock is wrong.

    keep_days_test.py --program build/release/magicmaze

Instead of the clock, which belongs to the machine, the finished game is put ten years back.
"""
import argparse
import sqlite3
import subprocess
import sys

from live_server import PATIENCE, Server
from table_book import Book
from table_players import Player, listen


def finish_a_game(server):
    player = Player(server, Book(server.open_table({"scenario": "S1", "public": True})), "Ana")
    player.join()
    listen([player], lambda: player.snapshot, "entry")
    player.wish("ready", on=True)
    listen([player], lambda: player.state and player.is_playing, "game")
    player.wish("give_up")
    listen([player], lambda: player.table["record"], "record")
    return player.table["record"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    arguments = parser.parse_args()
    with Server(arguments.program, ["--countdown-ms", "0", "--keep-days", "30"]) as server:
        server.start()
        record = finish_a_game(server)
        server.ask_to_stop()
        assert server.ended() == 0
        database = sqlite3.connect(server.data / "magicmaze.sqlite")
        database.execute("UPDATE record SET ended = ended - 3650 * 86400")
        database.commit()
        database.close()
        # Refused with a sentence, and nothing is gone.
        words = [arguments.program, "serve", "--listen", f"{server.host}:0", "--data", str(server.data), "--keep-days", "30"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 1 and "every finished game would be removed" in done.stderr, (done.returncode, done.stderr)
        server.options = ["--countdown-ms", "0"]
        server.start()
        status, text = server.http("GET", f"/api/records/{record}")
        assert status == 200, (status, text)
        # After another game the clock and the newest one agree again.
        finish_a_game(server)
        server.ask_to_stop()
        assert server.ended() == 0
        server.options = ["--countdown-ms", "0", "--keep-days", "30"]
        server.start()
        server.ask_to_stop()
        assert server.ended() == 0
    print("a clock ten years ahead was refused, and nothing was removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
