#!/usr/bin/env python3
"""kill -9 at random moments, under load: after each restart every table is what the last screens showed.

    kill_test.py --program build/release/magicmaze [--kills 20] [--seed N] [--postgresql]

Tables of two to four players play quickly; games begin, are paused, given up, lost and settled, while the server is killed
again and again on the same data. The test keeps every line that any player was ever shown. After each kill:

- the journal on the disk has every line that was shown, with the same author, time and events; anything beyond that is
  a request that was sent and not answered, or one of the table's own lines;
- everyone comes back with their token: the version is not smaller than what they had seen, the hash at an equal version
  is equal, and where nothing was decided after the last line shown, the hash is that line's;
- no request is done twice over all lives, though unanswered ones are repeated; one that is on the disk is not refused;
- a running game waits to be resumed and refuses actions meanwhile; it has no less sand than when the server died, and at
  most a second more. A paused game stays paused, to the millisecond;
- every table that was opened is there.
"""
import argparse
import random
import sys
import time

from live_server import Row, Server, histories_of, postgresql_for_tests
from table_book import Book
from table_players import Player, go, hear_the_end, listen, play_for, seed_option, wait

CHOICES = ({"scenario": "S1"}, {"scenario": "S2", "side": "1a", "pauses": True},
           {"scenario": "S3", "side": "1a", "sand_ms": 10000}, {"scenario": "S7"},
           {"scenario": "S1", "seats": 4}, {"scenario": "S4", "side": "1a", "pauses": True})
FULLER_AT_MOST = 1000  # milliseconds
CREDIT_AT_MOST = 250   # milliseconds; R-13


class Table:
    """The players, what they were shown, and the state at the last kill."""

    def __init__(self, server, number, rng):
        self.book = Book(server.open_table(CHOICES[number % len(CHOICES)]))
        self.players = [Player(server, self.book, f"P{number}{letter}", random.Random(rng.random()))
                        for letter in "abcd"[:2 + number % 3]]
        for player in self.players:
            player.flips = 0.3
        self.before = None

    def is_agreed(self):
        return len({player.seen for player in self.players if player.socket}) <= 1


class Before:
    """What is known about a table when the server has died between two moments."""

    def __init__(self, table, rows, begun, ended):
        book = table.book
        self.last_shown = book.last
        self.rows = rows
        self.unseen = [row for row in rows if row.version > self.last_shown]
        self.hash = book.hashes[self.last_shown]
        self.games = book.table["games"]
        self.sand = None  # game time at least and at most
        if book.stopped_at is not None:
            self.sand = (book.stopped_at, book.stopped_at)
        elif sand := book.running_sand:
            self.sand = (sand.at_least(begun), sand.at_most(ended))
        elif table.before and table.before.table_at == book.table_at:
            self.sand = table.before.sand  # nobody has seen anything since the last kill
        self.table_at = book.table_at
        self.clock = book.table["clock"]
        book.sand = None


class Run:
    def __init__(self, arguments):
        self.rng = random.Random(arguments.seed)
        self.kills = arguments.kills
        self.server = Server(arguments.program, ["--threads", "2", "--countdown-ms", "20"], store=arguments.store)
        self.tables = []
        self.opened = []
        self.count = dict.fromkeys(("tables", "unseen", "equal", "interrupted", "paused", "early", "repeats"), 0)
        self.fuller = []
        self.granted_in_journal = {}

    @property
    def players(self):
        return [player for table in self.tables for player in table.players]

    # ---- the lives of the server
    def go(self):
        with self.server:
            self.server.start()
            self.tables = [Table(self.server, number, self.rng) for number in range(len(CHOICES))]
            for player in self.players:
                player.join()
            listen(self.players, lambda: all(player.snapshot for player in self.players), "entry")
            for number in range(self.kills):
                # Now and then nobody does anything, and only the heartbeat records the time.
                is_quiet = number % 4 == 3
                self.live(number, is_quiet)
                self.die(is_quiet)
                self.server.start()
            self.come_back()
            self.check_all()
            self.resume()
            play_for(self.players, 0.3, 0.1)
            self.server.ask_to_stop()
            hear_the_end(self.players)
            assert self.server.ended() == 0, "the last stop was not graceful"

    def live(self, number, is_quiet):
        """One run of the server: players come back, look around and play, or are cut short on the way."""
        is_short = number > 0 and not is_quiet and self.rng.random() < 0.2
        self.opened.append(self.server.open_table({"scenario": "S1"}))
        if number > 0:
            for code in self.opened[-3:]:
                status, text = self.server.http("GET", f"/api/tables/{code}")
                assert status == 200, f"the table {code} that was opened is gone: {text}"
            if is_short:
                self.count["early"] += 1
                for player in self.rng.sample(self.players, self.rng.randrange(len(self.players))):
                    player.back()
                play_for(self.players, self.rng.uniform(0, 0.05), 0.01)
                return
            self.come_back()
            self.check_all()
            self.resume()
        play_for(self.players, self.rng.uniform(0.1, 0.5), 0.02)
        if is_quiet:
            for table in self.tables:
                table.players[0].ask_time()
            wait(self.players, self.rng.uniform(0.8, 1.6))

    def die(self, is_quiet):
        """In the middle of something: everyone sends a few requests, and some of them are on their way to the disk."""
        for player in self.players:
            if not is_quiet and player.socket and player.is_playing and len(player.unanswered) < 4:
                for _ in range(self.rng.randrange(4)):
                    player.command("do", a=player.some_move())
        time.sleep(self.rng.random() ** 3 * 0.004)  # mostly less than a transaction takes
        begun = time.monotonic()
        self.server.kill()
        ended = time.monotonic()
        hear_the_end(self.players)
        rows, _ = self.server.journal()
        self.check_authors(rows)
        histories = histories_of(rows)
        for table in self.tables:
            table.before = Before(table, histories[table.book.code], begun, ended)
            self.check_journal(table)

    # ---- what is on the disk
    def check_authors(self, rows):
        for row in rows:
            if row.author:
                key = (row.code, *row.author)
                known = self.granted_in_journal.setdefault(key, row.version)
                assert known == row.version, f"member, number {row.author} is in the journal as {known} and as {row}"

    def check_journal(self, table):
        book, rows, before = table.book, table.before.rows, table.before
        versions = [row.version for row in rows]
        assert versions == list(range(versions[0], versions[-1] + 1)), f"{book.code}: the journal has gaps: {versions}"
        assert versions[-1] >= book.last, f"{book.code}: {book.last} was shown, {versions[-1]} is durable"
        for row in rows:
            if row.version in book.lines:
                check_same(book, row)
        for row in before.unseen:
            if row.author:
                player = next(player for player in table.players if player.member == row.author[0])
                assert row.author[1] in player.unanswered, f"{book.code}: nobody waits for {row}"
        self.count["unseen"] += len(before.unseen)

    # ---- what the players find
    def come_back(self):
        for player in self.rng.sample(self.players, len(self.players)):
            player.drop()
            player.back()
            player.say(t="snapshot")
        # All of them, so that the latest snapshot of everyone is of the same table.
        listen(self.players, lambda: all(player.snapshot for player in self.players), "way back")
        for player in self.players:
            player.snapshot = None
            player.say(t="snapshot")
        listen(self.players, lambda: all(player.snapshot for player in self.players), "snapshot")

    def check_all(self):
        for table in self.tables:
            self.count["tables"] += 1
            self.check(table)

    def check(self, table):
        book, before = table.book, table.before
        now = table.players[0].snapshot
        durable = before.rows[-1].version
        for player in table.players:
            version = player.snapshot["v"]
            assert version >= durable, f"{book.code}: {durable} was durable, {version} came back"
        decides = [row for row in before.unseen if row.kind == Row.ACTION or "began " in row.text]
        if not decides:
            self.count["equal"] += 1
            assert now["hash"] == before.hash, f"{book.code}: {before.hash} was shown, {now['hash']} came back"
        if now["table"]["phase"] != "playing":
            return
        clock = now["table"]["clock"]
        assert clock in ("interrupted", "paused"), f"{book.code}: the clock is {clock} after a restart"
        self.count[clock] += 1
        if any(row.author and row.kind == Row.FACTS for row in before.unseen):
            return  # someone had paused or resumed the game, and nobody knew yet
        expected = "paused" if before.clock == "paused" else "interrupted"
        assert clock == expected, f"{book.code}: the clock is {clock}, it was {before.clock}"
        if before.sand and now["game"]["number"] == before.games:
            at_least, at_most = before.sand
            if now["game"]["state"]["sand_ms"] == 0:
                at_most += CREDIT_AT_MOST  # what came after the last grain got its time
            assert now["now"] <= at_most, f"{book.code}: emptier, {now['now']} after {at_most:.0f} at most"
            lost = at_least - now["now"]
            assert lost <= (0 if at_least == at_most else FULLER_AT_MOST), f"{book.code}: {lost:.0f} ms fuller"
            self.fuller.append(max(0.0, lost))

    def resume(self):
        """Unanswered commands are repeated: what is durable is done. A game refuses actions until someone resumes it."""
        repeated = {player: player.repeat() for player in self.players}
        listen(self.players, lambda: not any(player.unanswered for player in self.players), "answer to what was repeated")
        # One of them may have resumed the game: the others have to know.
        listen(self.players, lambda: all(table.is_agreed() for table in self.tables), "line that all have to see")
        for table in self.tables:
            self.count["repeats"] += sum(len(repeated[player]) for player in table.players)
            done = {row.author: row.version for row in table.before.rows if row.author}
            for player in table.players:
                for number in repeated[player]:
                    version = done.get((player.member, number))
                    told = table.book.done.get((player.member, number))
                    assert version in (None, told), f"{player.name} {number}: {version} is durable, {told} was the answer"
        for table in self.tables:
            playing = [player for player in table.players if player.is_playing and player.table["clock"] != "running"]
            if not playing:
                continue
            player = self.rng.choice(playing)
            number = player.command("do", a=player.some_move())
            listen(table.players, lambda: not player.unanswered, "refusal")
            why = player.refused.get(number)
            assert why in ("GameIsInterrupted", "GameIsPaused"), f"{table.book.code}: the answer was {why}"
            self.rng.choice(playing).command("resume")

    def summary(self):
        lines = sum(len(table.book.lines) for table in self.tables)
        granted = sum(len(table.book.done) for table in self.tables)
        games = sum(table.book.table["games"] for table in self.tables)
        fuller = f"{max(self.fuller):.0f}" if self.fuller else "-"
        return (f"{self.kills} kills at {len(self.tables)} tables of {len(self.players)} players: {lines} lines shown, "
                f"{granted} commands done once, {games} games, {self.count['tables']} tables looked at, "
                f"{self.count['equal']} with the last hash shown, {self.count['unseen']} lines durable and unseen, "
                f"{self.count['interrupted']} interrupted, {self.count['paused']} paused, "
                f"{self.count['early']} early kills, {self.count['repeats']} commands repeated; "
                f"sand at most {fuller} ms fuller ({len(self.fuller)} looked at)")


def check_same(book, row):
    """A line of the journal is the line that was shown."""
    shown = book.envelope(row.version)
    author = None if shown["n"] is None else (shown["by"], shown["n"])
    assert row.author == author, f"{book.code}: {row} was shown with the author {author}"
    assert (row.kind == Row.FACTS) == ("table" in shown), f"{book.code}: {row} was shown as {shown}"
    if row.kind != Row.ACTION:
        return
    head, events = row.text.split(" | ")[:2]
    _, at, seat = head.split(" ")[:3]
    assert int(at) == shown["at"], f"{book.code}: {row} was shown at {shown['at']}"
    assert seat == ("-" if shown["seat"] is None else f"s{shown['seat']}"), f"{book.code}: {row}"
    if not any("?" in event for event in shown["events"]):
        assert events == "; ".join(shown["events"]), f"{book.code}: {row} was shown as {shown['events']}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--postgresql", dest="store", action="store_const", const=postgresql_for_tests(),
                        help="on the PostgreSQL of tests/support/with_postgresql.py instead of in a folder")
    seed_option(parser)
    arguments = parser.parse_args()
    run = Run(arguments)
    go(run, f"--kills {arguments.kills} --seed {arguments.seed}")
    print(run.summary())
    return 0


if __name__ == "__main__":
    sys.exit(main())
