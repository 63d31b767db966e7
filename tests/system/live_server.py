"""A real `magicmaze serve` in its own folder, for tests of the whole program: started, killed, and started again with the
same address and the same data."""
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

PATIENCE = 60 * float(os.environ.get("MAGICMAZE_PATIENCE", "1"))  # seconds until waiting for something is a failure


def wait_for(what, condition, pause=0.005):
    """Returns the condition's first true answer."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"in {PATIENCE:.0f} seconds there was no {what}")
        time.sleep(pause)
    return answer


def postgresql_for_tests():
    """The address of the PostgreSQL that tests/support/with_postgresql.py has started."""
    folder = os.environ.get("MAGICMAZE_TEST_POSTGRESQL")
    return folder and f"postgresql:///magicmaze?host={folder}&user=magicmaze"


class Server:
    """Each server has its own loopback address, so that nobody else can take its port while it is down."""

    def __init__(self, program, options=(), before=(), store=None):
        """The store is an address of PostgreSQL; without it, the games are in the server's folder."""
        self.store = store
        self.program, self.options, self.before = program, list(options), list(before)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="magicmaze-"))
        self.data = self.folder / "data"
        self.host = "127.{}.{}.{}".format(*(1 + byte % 250 for byte in os.urandom(3)))
        self.port = 0
        self.process = None
        self.lives = 0

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process:
            self.process.kill()
            self.process.wait()
        if kind is None:
            shutil.rmtree(self.folder)
        else:
            print(f"The server's folder is kept: {self.folder}")

    @property
    def output(self):
        return self.folder / f"output-{self.lives}"

    def start(self):
        self.lives += 1
        words = [*self.before, self.program, "serve", "--listen", f"{self.host}:{self.port}", "--data", str(self.data),
                 "--limit-connections-per-address", "1000", "--limit-new-connections-per-minute", "1000000",
                 "--limit-tables-per-minute", "1000000", "--limit-tables-per-address", "1000000",
                 "--limit-ai-tables-per-address", "1000000", *(["--store", self.store] if self.store else []), *self.options]
        with open(self.output, "wb") as output:
            self.process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        self.port = int(wait_for("listening server", self._listening))

    def _listening(self):
        text = self.output.read_text(errors="replace")
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended with {self.process.returncode}:\n{text}")
        # The last line it prints when it starts.
        found = re.search(r"^Listening on http://[\d.]+:(\d+)\n(?:.*\n)*?Tables may", text, re.MULTILINE)
        return found and found[1]

    def kill(self):
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.check_output()

    def check_output(self):
        """A sanitizer's report is a failure, however the server ended."""
        text = self.output.read_text(errors="replace")
        assert "Sanitizer" not in text, text

    def ask_to_stop(self):
        self.process.send_signal(signal.SIGTERM)

    def ended(self):
        """The exit status of a graceful end."""
        status = self.process.wait(PATIENCE)
        self.check_output()
        return status

    def metrics(self):
        """The metrics, if the server was started with a separate address for them."""
        port = int(re.search(r"^Metrics at http://[\d.]+:(\d+)/", self.output.read_text(), re.MULTILINE)[1])
        return self.http("GET", "/metrics", port=port)

    def run(self, *words):
        """Another command of the program: its status and its output."""
        done = subprocess.run([self.program, *map(str, words)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=PATIENCE)
        return done.returncode, done.stdout + done.stderr

    def http(self, method, path, body=None, port=None):
        connection = http.client.HTTPConnection(self.host, port or self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body and json.dumps(body), {"Content-Type": "application/json"})
            response = connection.getresponse()
            return response.status, response.read().decode()
        finally:
            connection.close()

    def open_table(self, choice):
        status, text = self.http("POST", "/api/tables", choice)
        assert status == 201, (status, text)
        return json.loads(text)["code"]

    def journal(self):
        """All lines of the journal as a dead server left it: what comes back at the next start."""
        if self.store:
            return self._journal_in_postgresql()
        copy = self.folder / "copy"
        shutil.copytree(self.data, copy, ignore=shutil.ignore_patterns("*-shm", "*.sock"))
        try:
            database = sqlite3.connect(copy / "magicmaze.sqlite")
            rows = database.execute("SELECT id, code, version, at, member, number, kind, text, previous FROM journal"
                                    " ORDER BY id").fetchall()
            beat = database.execute("SELECT coalesce(max(at), 0) FROM heartbeat").fetchone()[0]
            database.close()
        finally:
            shutil.rmtree(copy)
        return [Row(*row) for row in rows], beat

    def _journal_in_postgresql(self):
        # What the dead server has sent is still being carried out until its connections have ended.
        wait_for("end of the dead server's connections", lambda: self._ask(
            "SELECT json_build_array(count(*)) FROM pg_stat_activity WHERE application_name = 'magicmaze'") == [[0]])
        rows = self._ask("SELECT json_build_array(row_number() OVER (ORDER BY code, version), code, version, at, member, number,"
                         " kind, text, NULL) FROM journal ORDER BY code, version")
        beat = self._ask("SELECT json_build_array(coalesce(max(at), 0)) FROM heartbeat")[0][0]
        return [Row(*row) for row in rows], beat

    def _ask(self, sql):
        """The rows of an answer, each of which is one JSON array."""
        done = subprocess.run(["psql", self.store, "-X", "-A", "-t", "-q", "-c", sql], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=PATIENCE, check=True)
        return [json.loads(line) for line in done.stdout.splitlines()]


class Row:
    """A line of the journal."""

    FACTS, ACTION, ENDED = range(3)

    def __init__(self, id, code, version, at, member, number, kind, text, previous):  # noqa: A002
        self.id, self.code, self.version, self.at, self.kind, self.text, self.previous = (
            id, code, version, at, kind, text, previous)
        self.author = None if member is None else (member, number)

    def __repr__(self):
        return f"line {self.version} by {self.author}: {self.text[:200]}"


def histories_of(rows):
    """All lines of each live table, by its code. A finished game's lines stay until they are swept."""
    histories = {}
    for row in rows:
        if row.kind == Row.ENDED:
            histories.pop(row.code, None)
        else:
            histories.setdefault(row.code, []).append(row)
    named = {}
    for history in histories.values():
        name = next(filter(None, (re.match(r"opened code=(\w+)", row.text) for row in history)))[1]
        named[name] = history
    return named
