#!/usr/bin/env python3
"""Runs a command beside a PostgreSQL of its own, in a temporary folder, which is gone afterwards.

    with_postgresql.py [--set NAME=VALUE ...] COMMAND ...

The command finds it by MAGICMAZE_TEST_POSTGRESQL, the folder of its socket: postgresql:///magicmaze?host=FOLDER&user=magicmaze. It
listens on no port. PostgreSQL refuses to run as root; then it runs as the user postgres, whom Debian's package brings along.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile


def programs():
    """The folder of the newest PostgreSQL that Debian has installed."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if not found:
        sys.exit("There's no PostgreSQL to test with: install Debian's package postgresql-15 or postgresql-17.")
    return found[-1].parent


class Postgresql:
    def __init__(self, settings=()):
        self.programs = programs()
        # In memory, if there is enough, a hundred databases are made and synchronised in no time. The name is part of the socket's
        # address, which may not be long.
        memory = pathlib.Path("/dev/shm")
        place = memory if memory.is_dir() and shutil.disk_usage(memory).free > 2_000_000_000 else "/tmp"
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="magicmaze-", dir=place))
        self.data = self.folder / "data"
        self.settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_wal_size": "1GB",
                         **dict(one.split("=", 1) for one in settings)}
        self.user = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.user = ["runuser", "-u", "postgres", "--"]
        self.folder.chmod(0o755)

    def run(self, program, *words):
        done = subprocess.run([*self.user, str(self.programs / program), *words], cwd="/", stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{program} failed:\n{done.stdout}")

    def __enter__(self):
        self.run("initdb", "-D", str(self.data), "-U", "magicmaze", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8",
                 "--no-sync", "--wal-segsize=16")
        self.start()
        self.run("createdb", "-h", str(self.folder), "-U", "magicmaze", "magicmaze")
        return self

    def start(self):
        options = " ".join(f"-c {name}='{value}'" for name, value in self.settings.items())
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode="immediate"):
        self.run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of PostgreSQL")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    with Postgresql(arguments.set) as postgresql:
        environment = {**os.environ, "MAGICMAZE_TEST_POSTGRESQL": str(postgresql.folder)}
        status = subprocess.run(arguments.command, env=environment).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
