#!/usr/bin/env python3
"""What a program with other rules does with games that the program before it has left running.

    upgrade_test.py --program build/release/magicmaze

What was decided stays decided: a table is the fold of its lines, and no line is asked about again. So a running game goes
on from where it stands, under the rules of the new program. Where the new program folds a line to another position than
everybody was shown, the line's hash tells: that table is left out and named in the log, its lines stay as they are, all
other tables open, and the program that wrote them brings it back. Here a changed line stands for the changed rules.
"""
import argparse
import random
import sqlite3
import sys

from live_server import Server, histories_of
from table_book import Book
from table_players import Player, hear_the_end, listen, play_for


def begin(server, name, rng):
    book = Book(server.open_table({"scenario": "S1"}))
    players = [Player(server, book, name + letter, random.Random(rng.random())) for letter in "ab"]
    for player in players:
        player.join()
    listen(players, lambda: all(player.snapshot for player in players), "entry")
    for player in players:
        player.wish("ready", on=True)
    listen(players, lambda: all(player.is_playing for player in players), "game")
    play_for(players, 0.5, 0.02)
    return players


def stop(server, players):
    server.ask_to_stop()
    hear_the_end(players)
    assert server.ended() == 0, "the stop was not graceful"


def status_of(server, players):
    return server.http("GET", f"/api/tables/{players[0].book.code}")[0]


def change(server, row, text):
    database = sqlite3.connect(server.data / "magicmaze.sqlite")
    with database:
        database.execute("UPDATE journal SET text = ? WHERE id = ?", (text, row))
    database.close()


def last_hashed(server, players):
    """The last line of a table that carries the hash of its position: its id, what it is, and how other rules would have
    it."""
    history = histories_of(server.journal()[0])[players[0].book.code]
    row = next(row for row in reversed(history) if " | #" in row.text)
    before, value = row.text.rsplit(" | #", 1)
    return row.id, row.text, f"{before} | #{'1' if value[0] == '0' else '0'}{value[1:]}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    arguments = parser.parse_args()
    rng = random.Random(5)
    with Server(arguments.program, ["--threads", "2", "--countdown-ms", "0"]) as server:
        server.start()
        first, second = begin(server, "first", rng), begin(server, "second", rng)
        stop(server, first + second)
        hashes = {players[0].book.code: players[0].book.hashes[players[0].book.last] for players in (first, second)}
        row, text, other = last_hashed(server, second)
        change(server, row, other)

        server.start()
        assert "table not restored" in server.output.read_text(), server.output.read_text()
        assert (status_of(server, first), status_of(server, second)) == (200, 404)
        for player in first:
            player.back()
            player.say(t="snapshot")
        listen(first, lambda: all(player.snapshot for player in first), "way back")
        assert first[0].snapshot["hash"] == hashes[first[0].book.code], "another position"
        first[0].wish("resume")
        listen(first, lambda: first[0].table["clock"] == "running", "game that goes on")
        play_for(first, 0.3, 0.02)
        stop(server, first)

        change(server, row, text)
        server.start()
        assert "table not restored" not in server.output.read_text(), server.output.read_text()
        for player in second:
            player.back()
            player.say(t="snapshot")
        listen(second, lambda: all(player.snapshot for player in second), "way back")
        assert second[0].snapshot["hash"] == hashes[second[0].book.code], "another position"
        stop(server, second)
    print("a running game goes on; one that folds differently waits for its own program")
    return 0


if __name__ == "__main__":
    sys.exit(main())
