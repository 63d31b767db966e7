#!/usr/bin/env python3
"""Dated backups, as magicmaze-backup.timer makes them: the newest stay, a failed one costs nothing, and systemd accepts the
units.

    backup_timer_test.py --program build/release/magicmaze
"""
import argparse
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile

from live_server import Server

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
OLD = [f"magicmaze-2020-01-0{day}T04-30-00Z.backup" for day in range(1, 6)]


class Script:
    """deploy/backup.sh, with the program in the PATH."""

    def __init__(self, program, folder):
        (folder / "bin").mkdir()
        (folder / "bin/magicmaze").symlink_to(program)
        self.environment = {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}

    def run(self, *words):
        return subprocess.run(["sh", DEPLOY / "backup.sh", *map(str, words)], stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, env=self.environment)


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def the_newest_stay(program):
    with Server(program) as server:
        server.start()
        code = server.open_table({})
        script = Script(program, server.folder)
        backups = server.folder / "my backups"
        backups.mkdir()
        others = ["magicmaze-before-the-party.backup", "notes.txt"]
        for name in [*OLD, *others, f"{OLD[0]}.123.part"]:
            (backups / name).write_text(name, encoding="utf-8")

        failed = script.run(backups, 3, "--data", server.folder / "nothing")
        assert failed.returncode != 0, failed
        assert names_in(backups) == sorted([*OLD, *others]), names_in(backups)
        for keep in ("", "0", "-1", "two"):
            assert script.run(backups, keep, "--data", server.data).returncode == 2, keep
        assert names_in(backups) == sorted([*OLD, *others])

        done = script.run(backups, 3, "--data", server.data)
        assert done.returncode == 0, done.stderr
        dated = [name for name in names_in(backups) if name not in others]
        assert dated[:2] == OLD[-2:] and len(dated) == 3, dated
        assert re.fullmatch(r"magicmaze-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup", dated[2]), dated
        assert set(others) <= set(names_in(backups))
        assert stat.S_IMODE((backups / dated[2]).stat().st_mode) == 0o600

        with Server(program) as second:
            status, said = second.run("restore", backups / dated[2], "--data", second.data)
            assert status == 0, said
            second.start()
            assert second.http("GET", f"/api/tables/{code}")[0] == 200
    return "the newest backups stay"


def systemd_accepts_the_units(program):
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as name:
        folder = pathlib.Path(name)
        # It wants to see the programs that the units start.
        for start, here in (("/usr/bin/magicmaze", program), ("/usr/lib/magicmaze/backup.sh", folder / "backup.sh")):
            for unit in ("magicmaze.service", "magicmaze-backup.service", "magicmaze-backup.timer"):
                path = folder / unit
                text = (path if path.exists() else DEPLOY / unit).read_text(encoding="utf-8")
                path.write_text(text.replace(f"ExecStart={start} ", f"ExecStart={here} "), encoding="utf-8")
        shutil.copy(DEPLOY / "backup.sh", folder)
        (folder / "backup.sh").chmod(0o755)
        for unit in ("magicmaze.service", "magicmaze-backup.service", "magicmaze-backup.timer"):
            done = subprocess.run(["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", folder / unit],
                                  capture_output=True, text=True)
            assert done.returncode == 0 and unit not in done.stderr, done.stderr
        # 0 is what is best protected, 100 what isn't at all.
        for unit in ("magicmaze.service", "magicmaze-backup.service"):
            done = subprocess.run(["systemd-analyze", "security", "--offline=yes", "--threshold=14", "--no-pager", folder / unit],
                                  capture_output=True, text=True)
            assert done.returncode == 0, done.stdout[-600:] + done.stderr
    return "systemd accepts the units"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    print("; ".join((the_newest_stay(program), systemd_accepts_the_units(program))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
