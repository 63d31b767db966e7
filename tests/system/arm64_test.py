#!/usr/bin/env python3
"""The package for arm64, made on a machine of another architecture as ./package --arch arm64 does it, and run under qemu-user.

    arm64_test.py --program build/release/magicmaze [--made build/package]

It has the same files as the package of this machine, lintian finds no error in it, and its libraries are in Debian for arm64. Its
program plays the same games, and a data folder that it has written is understood by the program of this machine. With --made, what ./package --arch arm64 has made is
tried; otherwise it's built first.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from live_server import Server

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SYSROOT = ROOT / "build" / "sysroot-arm64"
SOURCES = "for part in common packages build release sysroot apt_repository; do source scripts/$part.sh; done; "
BUILD = SOURCES + "mkdir -p $LOGS; make_sysroot arm64; build arm64 arm64.log magicmaze || { tail -n 30 $LOGS/arm64.log; exit 1; }"
PACK = SOURCES + """OUT=$1; TREE=$1/tree; lay_out_release; lay_out_for arm64
for architecture in "$(dpkg --print-architecture)" arm64; do make_deb $architecture; done; make_repository ''"""
AARCH64 = 183  # what an ELF file calls it


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)
    assert done.returncode == 0, (words, done.returncode, done.stdout[-4000:], done.stderr[-4000:])
    return done.stdout


class Package:
    def __init__(self, folder, architecture):
        (self.file,) = folder.glob(f"magicmaze_*_{architecture}.deb")

    def field(self, name):
        return run("dpkg-deb", "--field", self.file, name).strip()

    def libraries(self):
        return {needed.split()[0] for needed in self.field("Depends").split(",")}

    def files(self):
        return {line.split()[-1] for line in run("dpkg-deb", "--contents", self.file).splitlines()}

    def unpacked(self, folder):
        run("dpkg-deb", "--extract", self.file, folder)
        return folder / "usr/bin/magicmaze"


def the_packages_differ_only_in_the_program(arm64, own):
    assert arm64.field("Architecture") == "arm64" and arm64.field("Version") == own.field("Version")
    assert arm64.files() == own.files(), arm64.files() ^ own.files()
    # The name of the C library's package is the same everywhere; a library that only one of them needs would be a surprise.
    assert arm64.libraries() == own.libraries(), arm64.libraries() ^ own.libraries()
    run("lintian", "--fail-on", "error", *(["--allow-root"] if os.geteuid() == 0 else []), arm64.file)
    return f"lintian finds no error; it needs {arm64.field('Depends')}"


def a_machine_of_that_kind_would_install_it(made, arm64, folder):
    """What apt would do there, with Debian's own packages for it."""
    shutil.copytree(made / "apt", folder / "repository")
    packages = (folder / "repository/Packages").read_text(encoding="utf-8")
    assert len(re.findall("^Package: magicmaze$", packages, re.MULTILINE)) == 2, packages
    shutil.copytree("/etc/apt/sources.list.d", folder / "parts")
    (folder / "parts/magicmaze.list").write_text(f"deb [trusted=yes] copy:{folder}/repository ./\n", encoding="utf-8")
    words = SOURCES + f"""apt_for arm64 {folder}/state -o Dir::Etc::sourceparts={folder}/parts update >/dev/null
        apt_for arm64 {folder}/state -o Dir::Etc::sourceparts={folder}/parts install --simulate --no-install-recommends magicmaze"""
    told = run("bash", "-euc", words, cwd=ROOT)
    assert re.search(rf"^Inst magicmaze \({re.escape(arm64.field('Version'))} .*\[arm64\]\)", told, re.MULTILINE), told
    return f"apt installs it together with {len(re.findall('^Inst ', told, re.MULTILINE)) - 1} packages of a bare system"


def it_plays_the_same_games(there, here, folder):
    """there and here are commands: the program for arm64 and our own."""
    for words in (["--version"], ["bench"], ["catalog", "--json"]):
        assert run(*there, *words) == run(*here, *words), words
    for scenario in ("S3", "S7", "T2"):
        games = []
        for command, record in ((there, folder / "there.mmr"), (here, folder / "here.mmr")):
            (row,) = json.loads(run(*command, "sim", "--scenario", scenario, "--games", 1, "--seed", 7, "--json", "--record", record))["rows"]
            del row["decision_us"]  # how long it took
            games.append((row, record.read_text(encoding="utf-8")))
        assert games[0] == games[1], games
        run(*here, "replay", "--verify", folder / "there.mmr")
        run(*there, "replay", "--verify", folder / "here.mmr")
    return "its signatures are the same; so are games of its teammates, which each program replays for the other"


def it_serves(there, here):
    with Server(there[-1], before=there[:-1]) as server:
        server.start()
        assert server.http("GET", "/healthz")[0] == 200
        status, page = server.http("GET", "/")
        assert status == 200 and "<script" in page, (status, page[:200])
        code = server.open_table({"scenario": "S1"})
        server.ask_to_stop()
        assert server.ended() == 0
        server.program, server.before = here[0], []
        server.start()
        status, facts = server.http("GET", f"/api/tables/{code}")
        assert status == 200, (status, facts)
        server.ask_to_stop()
        assert server.ended() == 0
    return "its server works, and ours takes over its data folder"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--made", type=pathlib.Path)
    wanted = parser.parse_args()
    qemu = shutil.which("qemu-aarch64") or shutil.which("qemu-aarch64-static")
    assert qemu, "qemu-user is missing; ./test --only arm64 installs it"
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as name:
        folder = pathlib.Path(name)
        made = wanted.made
        if made is None:
            made = folder / "made"
            made.mkdir()
            run("bash", "-euc", BUILD, cwd=ROOT)
            run("bash", "-euc", PACK, "pack", made, cwd=ROOT)
        arm64, own = Package(made, "arm64"), Package(made, run("dpkg", "--print-architecture").strip())
        program = arm64.unpacked(folder / "unpacked")
        assert int.from_bytes(program.read_bytes()[18:20], "little") == AARCH64
        there, here = [qemu, "-L", str(SYSROOT), str(program)], [str(wanted.program.resolve())]
        print(the_packages_differ_only_in_the_program(arm64, own))
        print(a_machine_of_that_kind_would_install_it(made, arm64, folder))
        print(it_plays_the_same_games(there, here, folder))
        print(it_serves(there, here))
    return 0


if __name__ == "__main__":
    sys.exit(main())
