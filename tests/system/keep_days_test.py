#!/usr/bin/env python3
"""A server that keeps games for some days doesn't delete all of them because a clock is wrong.

    keep_days_test.py --program build/release/magicmaze

The test can't change the machine's clock, so it dates the finished game ten years back.
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
    player.command("ready", on=True)
    listen([player], lambda: player.state and player.is_playing, "game")
    player.command("give_up")
    listen([player], lambda: player.table["record"], "record")
    return player.table["record"]


def put_back(server, days):
    database = sqlite3.connect(server.data / "magicmaze.sqlite")
    database.execute(f"UPDATE record SET ended = ended - {days} * 86400")
    database.commit()
    database.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    arguments = parser.parse_args()
    with Server(arguments.program, ["--countdown-ms", "0", "--keep-days", "30"]) as server:
        server.start()
        record = finish_a_game(server)
        server.ask_to_stop()
        assert server.ended() == 0
        # A clock that is some days ahead may be right: the log asks about it, and nothing is deleted for half a day.
        put_back(server, days=20)
        server.start()
        assert '"games_expire_in_hours":12' in server.output.read_text(), server.output.read_text()
        server.ask_to_stop()
        assert server.ended() == 0
        put_back(server, days=3630)
        # Refused with a sentence, and nothing is deleted.
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
