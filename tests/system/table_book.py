"""A table's book: everything anyone there has ever been shown, across all restarts of the server. It reports lines that
differ between two screens, and requests that are done twice."""
import json
import time


class Book:
    """Everything anyone at one table has ever been shown, across all restarts of the server."""

    def __init__(self, code):
        self.code = code
        self.lines = {}         # version: the line's bytes
        self.hashes = {}        # version: the hash of the game
        self.done = {}          # (member, number): version
        self.asked = {}         # (member, number): when
        self.table = {}         # as in the latest line about the table or snapshot
        self.table_at = 0       # the version of that
        self.stopped_at = None  # game time at that version, if it is stopped
        self.sand = None        # see Sand

    @property
    def last(self):
        """The last version that anyone has seen."""
        return max(self.hashes, default=0)

    def envelope(self, version):
        return json.loads(self.lines[version])

    def note_hash(self, version, value):
        known = self.hashes.setdefault(version, value)
        assert known == value, f"{self.code}: version {version} has the hashes {known} and {value}"

    def note_done(self, author, version):
        known = self.done.setdefault(author, version)
        assert known == version, f"{self.code}: member, number {author} was done as {known} and as {version}"

    def note(self, line, envelope):
        version = envelope["v"]
        known = self.lines.setdefault(version, line)
        assert known == line, f"{self.code}: two lines with one version:\n{known}\n{line}"
        self.note_hash(version, envelope["hash"])
        if envelope["n"] is not None:
            self.note_done((envelope["by"], envelope["n"]), version)
        if "table" in envelope:
            self.note_table(version, envelope["table"], envelope["at"])
        elif envelope["n"] is not None:
            asked = self.asked[envelope["by"], envelope["n"]]
            self.sand = Sand(version, envelope["at"], asked, time.monotonic())

    def note_table(self, version, table, at):
        if version > self.table_at:
            self.table, self.table_at = table, version
            self.stopped_at = at if table["clock"] in ("paused", "interrupted") else None

    @property
    def running_sand(self):
        """Unless the clock may have been stopped or started since."""
        return self.sand if self.sand and self.sand.version >= self.table_at else None


class Sand:
    """How far a game's time can be by now: a question was sent, and its answer arrived later."""

    def __init__(self, version, now, asked, heard):
        self.version, self.now, self.asked, self.heard = version, now, asked, heard

    def at_least(self, moment):
        return self.now + max(0.0, moment - self.heard) * 1000

    def at_most(self, moment):
        return self.now + (moment - self.asked) * 1000 + 1
