#!/usr/bin/env python3
"""Backups of a server with running games, and restoring them.

    backup_test.py --program build/release/magicmaze [--rounds 3] [--seed N]

Games are running while `magicmaze backup` copies. Every backup has complete tables: the lines that were shown, in order, up
to some version between what had been shown when the backup began and what was shown when it was done. Then the server loses
its folder and gets the last backup: everyone comes back with their token to what it contains, the records are there, and the
game continues.
"""
import argparse
import json
import pathlib
import random
import shutil
import sqlite3
import sys

from live_server import Row, Server, histories_of
from table_book import Book
from table_players import Player, go, hear_the_end, listen, play_for, seed_option

PACE = 0.08  # seconds between two commands of a player: more would be too fast for the server
CHOICES = ({"scenario": "S1"}, {"scenario": "S2", "pauses": True}, {"scenario": "S7"})


class Run:
    def __init__(self, arguments):
        self.rng = random.Random(arguments.seed)
        self.rounds = arguments.rounds
        self.server = Server(arguments.program, ["--threads", "2", "--countdown-ms", "20"])
        self.tables = []
        self.lines = 0

    @property
    def players(self):
        return [player for players in self.tables for player in players]

    def go(self):
        with self.server:
            self.server.start()
            for number, choice in enumerate(CHOICES):
                book = Book(self.server.open_table(choice))
                self.tables.append([Player(self.server, book, f"P{number}{letter}", random.Random(self.rng.random()))
                                    for letter in "ab"])
            for player in self.players:
                player.join()
            listen(self.players, lambda: all(player.snapshot for player in self.players), "entry")
            self.finish_a_game()
            for number in range(self.rounds):
                play_for(self.players, 0.4, PACE)
                copy = self.back_up(number)
            self.refuse(copy)
            self.server.ask_to_stop()
            hear_the_end(self.players)
            assert self.server.ended() == 0, "the stop was not graceful"
            self.restore(copy)

    def finish_a_game(self):
        host = self.tables[0][0]
        for player in self.tables[0]:
            player.command("ready", on=True)
        listen(self.players, lambda: all(player.is_playing for player in self.tables[0]), "game")
        host.command("give_up")
        listen(self.players, lambda: host.table["record"], "record")
        self.record = host.table["record"]

    def back_up(self, number):
        """While everyone keeps playing."""
        copy = self.server.folder / f"copy-{number}.sqlite"
        before = {player.book.code: player.book.last for player in self.players}
        status, said = self.server.run("backup", copy, "--data", self.server.data)
        assert status == 0 and "3 tables" in said, said
        play_for(self.players, 0.2, PACE)
        database = sqlite3.connect(f"file:{copy}?mode=ro", uri=True)
        rows = [Row(*row) for row in database.execute(
            "SELECT id, code, version, at, member, number, kind, text, previous FROM journal ORDER BY id")]
        database.close()
        for code, history in histories_of(rows).items():
            book = next(player.book for player in self.players if player.book.code == code)
            versions = [row.version for row in history]
            assert versions == sorted(set(versions)), f"{code}: {versions}"
            assert versions[-1] >= before[code], f"{code}: {versions[-1]} is in the copy, {before[code]} had been shown"
            self.lines += len(history)
        assert len(histories_of(rows)) == len(self.tables)
        return copy

    def refuse(self, copy):
        size = copy.stat().st_size
        status, said = self.server.run("backup", copy, "--data", self.server.data)
        assert status == 1 and "already exists" in said, said
        assert copy.stat().st_size == size
        status, said = self.server.run("restore", copy, "--data", self.server.data)
        assert status == 1 and "Another server" in said, said

    def restore(self, copy):
        shutil.rmtree(self.server.data)
        status, said = self.server.run("restore", copy, "--data", self.server.data)
        assert status == 0 and "3 tables" in said, said
        status, said = self.server.run("restore", copy, "--data", self.server.data, "--json")
        told = json.loads(said)
        database = sqlite3.connect(f"file:{copy}?mode=ro", uri=True)
        records = database.execute("SELECT count(*) FROM record").fetchone()[0]  # players may have ended more games
        database.close()
        assert status == 0 and records >= 1 and (told["tables"], told["records"]) == (3, records), said
        assert told["folder"] == str(self.server.data) and pathlib.Path(told["aside"]).is_dir(), said
        kept = {code: history[-1].version for code, history in histories_of(self.server.journal()[0]).items()}
        self.server.start()
        for players in self.tables:
            book = Book(players[0].book.code)
            for player in players:
                # Members who have seen more than the backup contains are sent what there is.
                player.book = book
                player.unanswered.clear()
                seen, player.seen = player.seen + 1000, None
                player.connect()
                player.say(t="back", token=player.token, seen=seen)
        listen(self.players, lambda: all(player.snapshot for player in self.players), "way back")
        for player in self.players:
            assert player.snapshot["v"] >= kept[player.book.code], (player.snapshot["v"], kept[player.book.code])
        status, text = self.server.http("GET", f"/api/records/{self.record}")
        assert status == 200 and text.startswith("magicmaze-record"), (status, text[:100])
        play_for(self.players, 0.5, PACE)
        moved = [player.book.last > kept[player.book.code] for player in self.players]
        assert all(moved), "no table has gone on"
        self.server.ask_to_stop()
        hear_the_end(self.players)
        assert self.server.ended() == 0, "the last stop was not graceful"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--rounds", type=int, default=3)
    seed_option(parser)
    arguments = parser.parse_args()
    run = Run(arguments)
    go(run, f"--rounds {arguments.rounds} --seed {arguments.seed}")
    print(f"{run.rounds} backups under play with {run.lines} lines; three tables and their record came back from the last")
    return 0


if __name__ == "__main__":
    sys.exit(main())
