#!/usr/bin/env python3
"""Bots at real tables: four copies of the example play whole games, and a misbehaving bot harms nobody.

    bots_test.py --program build/release/magicmaze
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from live_server import PATIENCE, Server, wait_for

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = [sys.executable, str(ROOT / "examples" / "bots" / "wanderer.py")]
QUICK = {"scenario": "S1", "sand_ms": 10_000}  # as short as sand can be
GOOD, NOT_AT_TABLE, WRONGLY_ASKED, BOT_ENDED, MISBEHAVED = 0, 1, 2, 3, 4

DEAF = "import time\ntime.sleep(600)"
CHATTERBOX = "while True: print('{\"cmd\":\"pass\"}')"
BABBLER = "while True: print('all work and no play', flush=True)"
LONG_WINDED = "import time\nprint('x' * 100_000, flush=True)\ntime.sleep(600)"
MORTAL = "import sys\nsys.stdin.readline()\nsys.exit(7)"
# Answers everything with an impossible action, and is asked again each time until it gives up.
CHEAT = """
import json, sys
asked = 0
for line in sys.stdin:
    if "ask" in json.loads(line):
        asked += 1
        print('{"cmd":"leave"}' if asked > 5 else '{"cmd":"do","action":"theft"}', flush=True)
"""


class Seat:
    """A `magicmaze seat` with its bot."""

    def __init__(self, program, link, command, *options):
        self.process = subprocess.Popen([program, "seat", link, "--pace", "100", "--json", *options, "--", *command],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ended(self):
        """Its exit status, its figures and its output."""
        out, said = self.process.communicate(timeout=PATIENCE)
        assert "Sanitizer" not in said, said
        return self.process.returncode, json.loads(out) if out else None, said


class Run:
    def __init__(self, program):
        self.program = program
        self.done = []

    def seat(self, link, command, *options):
        return Seat(self.program, link, command, *options)

    @staticmethod
    def link(server, code):
        return f"http://{server.host}:{server.port}/t/{code}"

    @staticmethod
    def about(server, code):
        return json.loads(server.http("GET", f"/api/tables/{code}")[1])

    def verify(self, server):
        """Today's rules agree with every line of every game."""
        status, text = server.http("GET", "/api/records")
        assert status == 200, text
        names = [record["id"] for record in json.loads(text)["records"]]
        for name in names:
            status, record = server.http("GET", f"/api/records/{name}")
            assert status == 200, (name, status)
            with tempfile.NamedTemporaryFile("w", suffix=".mmr") as file:
                file.write(record)
                file.flush()
                subprocess.run([self.program, "replay", file.name, "--verify"], check=True, capture_output=True)
        return len(names)

    def four_play_two_games(self):
        with Server(self.program, ["--countdown-ms", "0"]) as server:
            server.start()
            code = server.open_table({**QUICK, "public": True, "seats": 4})
            seats = [self.seat(self.link(server, code), EXAMPLE, "--name", f"Wanderer {i}", "--games", "2", "--wait-for", "4")
                     for i in range(4)]
            actions = 0
            for seat in seats:
                status, figures, said = seat.ended()
                assert status == GOOD, (status, said)
                assert figures["games"] == 2 and figures["illegal"] == 0 and figures["nonsense"] == 0, (figures, said)
                actions += figures["accepted"]
            assert actions >= 8, actions  # flipping the timer early ends a game soon
            assert self.verify(server) == 2
            assert self.about(server, code)["players"] == 0
            self.done.append(f"four bots played two games with {actions} actions")

    def the_page_for_writers_is_true(self):
        """The commands of docs/bots.md as they stand there, with this server and its table instead of theirs; and the
        bot it walks through is the one that is there."""
        page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
        source = pathlib.Path(EXAMPLE[1]).read_text(encoding="utf-8")
        fragments = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
        others = ["partner.py", "look_ahead.py"]  # then a part of the bot that wins, and of the one that looks ahead
        walked_through, shown = fragments[:-len(others)], fragments[-len(others):]
        for name, fragment in zip(others, shown):
            assert fragment in (ROOT / "examples" / "bots" / name).read_text(encoding="utf-8"), (name, fragment)
        places = [source.find(fragment) for fragment in walked_through]
        assert -1 not in places, fragments
        assert len(places) >= 5 and places == sorted(places), places
        there = "127.0.0.1:8080"
        body, path = re.search(rf"^    curl -d '(.*?)' http://{there}(\S+)", page, re.MULTILINE).groups()
        lines = re.findall(rf"^    build/release/(magicmaze seat http://{there}/t/GV5B3E .*)$", page, re.MULTILINE)
        assert len(lines) == 2, lines
        with Server(self.program, ["--countdown-ms", "0"]) as server:
            server.start()
            status, text = server.http("POST", path, {**json.loads(body), "sand_ms": QUICK["sand_ms"], "public": True})
            assert status == 201, text
            opened = json.loads(text)
            assert opened["link"] == self.link(server, opened["code"]) and f'{{"code":"GV5B3E","link":"http://{there}' in page

            def typed(line):
                words = line.replace(f"{there}/t/GV5B3E", f"{server.host}:{server.port}/t/{opened['code']}").split()
                return subprocess.Popen([self.program, *words[1:]], cwd=ROOT, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

            alone = typed(lines[0])
            said = alone.stderr.readline()
            assert "gets ready when a person joins" in said and opened["link"] in said, said
            alone.terminate()
            alone.communicate(timeout=PATIENCE)
            for seat in [typed(lines[1]) for _ in range(2)]:
                out, said = seat.communicate(timeout=PATIENCE)
                assert seat.returncode == GOOD and out.startswith("1 game, "), (seat.returncode, out, said)
            assert self.verify(server) == 1
            self.done.append("docs/bots.md can be typed as it stands")

    def bad_bots_hurt_nobody(self):
        with Server(self.program, ["--countdown-ms", "0"]) as server:
            server.start()
            for name, source, expected, word, *options in (
                    ("deaf", DEAF, MISBEHAVED, "doesn't answer", "--patience", "1"),
                    ("chatterbox", CHATTERBOX, MISBEHAVED, "more than 50 lines a second"),
                    ("babbler", BABBLER, MISBEHAVED, "keeps sending invalid lines"),
                    ("long-winded", LONG_WINDED, MISBEHAVED, "longer than 16 KiB"),
                    ("mortal", MORTAL, BOT_ENDED, "It ended with status 7."),
                    ("cheat", CHEAT, GOOD, "has left the table")):
                code = server.open_table(QUICK)
                command = [sys.executable, "-c", source]
                status, figures, said = self.seat(self.link(server, code), command, "--games", "1", *options).ended()
                assert status == expected and word in said, (name, status, said)
                assert figures["accepted"] == figures["granted"] == 0 and figures["games"] == 0, (name, figures)
                assert name != "cheat" or figures["illegal"] == 5, figures
                assert self.about(server, code)["players"] == 0, name
            self.done.append("six bad bots hurt nobody")

    def doors_are_kept(self):
        with Server(self.program, ["--no-bots-at-public-tables"]) as server:
            server.start()
            for choice, expected in (({"public": True}, NOT_AT_TABLE), ({"bots": False}, NOT_AT_TABLE)):
                status, _, said = self.seat(self.link(server, server.open_table(choice)), EXAMPLE).ended()
                assert status == expected and "This table doesn't allow bots" in said, (choice, status, said)
            status, _, said = self.seat(self.link(server, "AAAAAA"), EXAMPLE).ended()
            assert status == NOT_AT_TABLE, (status, said)
            status, _, said = self.seat(self.link(server, "AAAAAA"), ["/nowhere/no-such-bot"]).ended()
            assert status == WRONGLY_ASKED and "can't be started" in said, (status, said)
            self.done.append("tables without bots stay so")

    def a_killed_server_is_waited_for(self):
        with Server(self.program, ["--countdown-ms", "0"]) as server:
            server.start()
            code = server.open_table({**QUICK, "public": True})
            seats = [self.seat(self.link(server, code), EXAMPLE, "--games", "1", "--wait-for", "2") for _ in range(2)]
            wait_for("game", lambda: self.about(server, code)["phase"] == "playing")
            server.kill()
            server.start()
            for seat in seats:
                status, figures, said = seat.ended()
                assert status == GOOD and figures["games"] == 1, (status, said)
                assert "reconnecting" in said, said
            assert self.verify(server) == 1
            self.done.append("bots come back to a server that was killed")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    run = Run(str(pathlib.Path(parser.parse_args().program).resolve()))
    run.four_play_two_games()
    run.the_page_for_writers_is_true()
    run.bad_bots_hurt_nobody()
    run.doors_are_kept()
    run.a_killed_server_is_waited_for()
    print("; ".join(run.done))
    return 0


if __name__ == "__main__":
    sys.exit(main())
