#!/usr/bin/env python3
"""What a program with different rules does with games that its predecessor has left running.

    upgrade_test.py --program build/release/magicmaze

What was decided stays decided: a table is the fold of its lines, and no line is decided again. So a running game continues
from where it is, under the new program's rules. If the new program folds a line to a different position than everyone was
shown, the line's hash reveals it: that table is left out and named in the log, its lines stay as they are, all other tables
open, and the program that wrote the lines can bring it back. In this test, a changed line takes the role of changed rules.

A game left running by a program with an older format continues too: tests/store/running-1.sql is such a folder.
"""
import argparse
import pathlib
import random
import re
import sqlite3
import sys

from live_server import Server, histories_of
from table_book import Book
from table_players import Player, hear_the_end, listen, play_for

HASH_EVERY = 10  # that line of a game, and each tenth after it, carries the hash of its position


def begin(server, name, rng):
    book = Book(server.open_table({"scenario": "S1"}))
    players = [Player(server, book, name + letter, random.Random(rng.random())) for letter in "ab"]
    for player in players:
        player.is_fickle = False  # the lines of a game given up stay for a while, but nothing is folded from them
        player.join()
    listen(players, lambda: all(player.snapshot for player in players), "entry")
    for player in players:
        player.command("ready", on=True)
    listen(players, lambda: all(player.is_playing for player in players), "game")
    enough = book.last + 2 * HASH_EVERY
    listen(players, lambda: book.last > enough, "moves", lambda player, now: player.play(now, 0.02))
    # What is decided while the server stops is saved but no longer shown to anyone; here everyone has seen everything.
    listen(players, lambda: not any(player.unanswered for player in players), "answers")
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
    assert [row.previous for row in history].count(None) == 1, "not the only game of its table"
    row = next(row for row in reversed(history) if " | #" in row.text)
    before, value = row.text.rsplit(" | #", 1)
    return row.id, row.text, f"{before} | #{'1' if value[0] == '0' else '0'}{value[1:]}"


def lay_out(server, file):
    """A folder as an older program left it, and what its players had been shown and given."""
    text = file.read_text(encoding="utf-8")
    server.data.mkdir()
    database = sqlite3.connect(server.data / "magicmaze.sqlite")
    database.executescript(text)
    database.close()
    return dict(re.findall(r"^-- (\w+): (\w+)$", text, re.MULTILINE))


def go_on_in_an_older_folder(program, file):
    with Server(program, ["--threads", "2"]) as server:
        left = lay_out(server, file)
        server.start()
        book = Book(left["code"])
        players = [Player(server, book, name) for name in ("Ana", "Bo")]
        for player in players:
            player.is_fickle = False
            player.token, player.number = left[player.name], 1000  # its earlier numbers are used up
            player.back()
        listen(players, lambda: all(player.snapshot for player in players), "way back")
        shown = players[0].snapshot
        assert shown["hash"] == left["hash"], (shown["hash"], left["hash"])
        assert players[0].table["clock"] == "interrupted", players[0].table["clock"]
        assert book.last >= int(left["version"]), book.last
        players[0].command("resume")
        listen(players, lambda: players[0].table["clock"] == "running", "game that goes on")
        before = book.last
        play_for(players, 0.3, 0.02)
        assert book.last > before, "nobody can act"
        players[0].command("give_up")
        listen(players, lambda: players[0].table["record"], "record")
        with open(server.folder / "record.mmr", "w", encoding="utf-8") as record:
            record.write(server.http("GET", f"/api/records/{players[0].table['record']}")[1])
        status, said = server.run("replay", "--verify", record.name)
        assert status == 0, said
        stop(server, players)


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
        first[0].command("resume")
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
    older = sorted((pathlib.Path(__file__).resolve().parent.parent / "store").glob("running-*.sql"))
    assert older
    for file in older:
        go_on_in_an_older_folder(arguments.program, file)
    print(f"a running game goes on, in {len(older)} older format too; one that folds differently waits for its own program")
    return 0


if __name__ == "__main__":
    sys.exit(main())
