#!/usr/bin/env python3
"""Nobody is shown anything that isn't on the disk: observed from outside, in the system calls of a real server.

    sync_test.py --program build/release/magicmaze [--actions 5]
    sync_test.py --self-test

For each action that a player does, the trace of strace must hold, in this order: the bytes of the action's line are
written to the journal's write-ahead log; a sync of that file begins after that and returns with success; only then the
first send begins whose bytes hold the envelope of that version. The self-test checks traces in which the order is
wrong.
"""
import argparse
import os
import re
import signal
import sys

from live_server import Server, wait_for
from table_book import Book
from table_players import Player, listen

WRITES = ("pwrite64", "pwritev", "write", "writev")
SYNCS = ("fdatasync", "fsync")
SENDS = ("sendmsg", "sendto", "write", "writev")


class Call:
    """A system call that succeeded; both ends are line numbers of the trace."""

    def __init__(self, name, file, data, begin, end):
        self.name, self.file, self.data, self.begin, self.end = name, file, data, begin, end


def plain(text):
    """What strace wrote as \\x61\\x62 is "ab"."""
    return bytes(int(digits, 16) for digits in re.findall(r"\\x([0-9a-f]{2})", text))


def calls_of(trace):
    """The calls of a trace made with -f -y -xx, in which an interrupted call takes up two lines."""
    calls, open_calls = [], {}
    for number, line in enumerate(trace.splitlines()):
        found = re.match(r"(\d+) +(.*)$", line)
        thread, rest = found[1], found[2]
        begin = number
        if resumed := re.match(r"<\.\.\. (\w+) resumed>(.*)$", rest):
            if thread not in open_calls:
                continue
            begin, start = open_calls.pop(thread)
            rest = start + resumed[2]
        if rest.endswith("<unfinished ...>"):
            open_calls[thread] = (begin, rest.removesuffix("<unfinished ...>"))
            continue
        found = re.match(r"(\w+)\((\d+)<((?:[^>\"]|\\x3e)*)>(.*)\) += (-?\d+)", rest)
        if not found or int(found[5]) < 0:
            continue
        file = plain(found[3]).decode(errors="replace") if "\\x" in found[3] else found[3]
        data = b"".join(plain(text) for text in re.findall(r'"((?:\\x[0-9a-f]{2})*)"', found[4]))
        calls.append(Call(found[1], file, data, begin, number))
    # A send that never returned may still have sent.
    for begin, rest in open_calls.values():
        found = re.match(r"(\w+)\((\d+)<((?:[^>\"]|\\x3e)*)>(.*)$", rest)
        if found and found[1] in SENDS:
            data = b"".join(plain(text) for text in re.findall(r'"((?:\\x[0-9a-f]{2})*)"', found[4]))
            calls.append(Call(found[1], found[3], data, begin, sys.maxsize))
    return calls


def objection(calls, row, envelope):
    """What is wrong with the way of one action from its line in the journal to the screens; nothing if it is right."""
    written = [call for call in calls if call.name in WRITES and call.file.endswith("-wal") and row in call.data]
    if not written:
        return "its line was never written to the log"
    first = min(written, key=lambda call: call.end)
    synced = [call for call in calls if call.name in SYNCS and call.file == first.file and call.begin > first.end]
    if not synced:
        return "its line was never synced"
    safe = min(call.end for call in synced)
    shown = [call for call in calls if call.name in SENDS and not call.file.endswith("-wal") and envelope in call.data]
    if not shown:
        return "its envelope was never sent"
    begin = min(call.begin for call in shown)
    if begin < safe:
        return f"its envelope was sent in line {begin + 1} of the trace, its line was safe in line {safe + 1}"
    return None


def hexadecimal(text):
    return "".join(f"\\x{byte:02x}" for byte in text.encode())


def self_test():
    row, envelope = "7 2350 s1 y 1a:1,1>1a:0,1 | moved", '{"v":12,"at":2350,'
    write = f'10 pwrite64(7</d/a.sqlite-wal>, "{hexadecimal("xx" + row + "yy")}", 4096, 0) = 4096'
    sync = "10 fdatasync(7</d/a.sqlite-wal>) = 0"
    send = f'11 sendmsg(9<TCP:[1->2]>, {{msg_iov=[{{iov_base="{hexadecimal(envelope[:6])}", iov_len=6}}, ' \
           f'{{iov_base="{hexadecimal(envelope[6:])}", iov_len=99}}]}}, MSG_NOSIGNAL) = 105'
    begun, ended = "10 fdatasync(7</d/a.sqlite-wal> <unfinished ...>", "10 <... fdatasync resumed>) = 0"
    send_begun = send.replace(", MSG_NOSIGNAL) = 105", " <unfinished ...>")
    send_ended = "11 <... sendmsg resumed>, MSG_NOSIGNAL) = 105"
    right = ([write, sync, send], [write, begun, ended, send], [sync, write, sync, send], [write, sync, sync, send, send])
    wrong = {
        "the sync comes after the send": [write, send, sync],
        "the send begins before the sync has returned": [write, begun, send, ended],
        "such a send that is interrupted": [write, begun, send_begun, ended, send_ended],
        "such a send that never returns": [write, begun, send_begun, ended],
        "the sync was before the line": [sync, write, send],
        "the sync began before the line was written": [begun, write, ended, send],
        "the sync failed": [write, sync.replace("= 0", "= -1 EIO (Input/output error)"), send],
        "another file was synced": [write, sync.replace("a.sqlite-wal", "a.sqlite"), send],
        "the line was not written": [sync, send],
        "the line was written elsewhere": [write.replace("-wal", ""), sync, send],
        "one send of two came too early": [write, send, sync, send],
        "nothing was sent": [write, sync],
    }
    for lines in right:
        found = objection(calls_of("\n".join(lines)), row.encode(), envelope.encode())
        assert found is None, (lines, found)
    for what, lines in wrong.items():
        assert objection(calls_of("\n".join(lines)), row.encode(), envelope.encode()), f"not noticed: {what}"
    print(f"{len(right)} right traces passed, {len(wrong)} wrong ones noticed")


def shown_actions(server, wanted):
    """Two players take this many actions, one after the other: (bytes of the journal's line, first bytes of the envelope)."""
    book = Book(server.open_table({"scenario": "S1"}))
    players = [Player(server, book, name) for name in ("Ana", "Ben")]
    for player in players:
        player.join()
        listen(players, lambda: player.snapshot, "entry")
    for player in players:
        player.command("ready", on=True)
    listen(players, lambda: all(player.state and player.is_playing for player in players), "game")
    actions = []
    for attempt in range(200):
        player = players[attempt % 2]
        number = player.command("do", a=player.some_move())
        listen(players, lambda: not player.unanswered, "answer")
        if number in player.refused:
            continue
        version = book.done[player.member, number]
        listen(players, lambda: all(one.seen >= version for one in players), "line for everybody")
        line = book.envelope(version)
        row = f"{line['at']} s{line['seat']} {player.sent[number]['a']} | {'; '.join(line['events'])}"
        actions.append((row.encode(), f'{{"v":{version},"at":{line["at"]},'.encode()))
        if len(actions) == wanted:
            return actions
    raise AssertionError(f"only {len(actions)} of 200 moves were possible")


def watch(arguments):
    with Server(arguments.program, ["--countdown-ms", "0", "--threads", "1"]) as server:
        trace = server.folder / "trace"
        calls = ",".join(dict.fromkeys((*WRITES, *SYNCS, *SENDS)))
        server.before = ["strace", "-f", "-y", "-xx", "-s", "100000", "-e", f"trace={calls}", "-o", str(trace)]
        server.start()
        actions = shown_actions(server, arguments.actions)
        # strace is the process that was started; the server's own process ID is in the lock file of its folder.
        os.kill(int((server.data / "lock").read_text()), signal.SIGTERM)
        wait_for("end of the server", lambda: server.process.poll() is not None)
        found = calls_of(trace.read_text())
        for row, envelope in actions:
            wrong = objection(found, row, envelope)
            assert not wrong, f"{row.decode()}: {wrong}"
    syncs = sum(call.name in SYNCS for call in found)
    print(f"{len(actions)} actions: each was written, then synced, then sent ({len(found)} calls watched, {syncs} syncs)")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program")
    parser.add_argument("--actions", type=int, default=5)
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if arguments.self_test:
        self_test()
    else:
        watch(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
