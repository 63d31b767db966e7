#!/usr/bin/env python3
"""The Debian package on a bare Debian 12: installed and serving within a minute, without a compiler; backed up, restored,
installed once more, removed.

    package_test.py --package build/package/magicmaze_VERSION_amd64.deb --folder build/package/bare

Needs root and debootstrap. In a folder there is no systemd that would start the service: what the unit says is run by hand,
as the unit's user, and the unit itself is looked at by systemd-analyze.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import sys
import time
import urllib.error
import urllib.request

from bare_debian import APT, BareDebian

DATA = "/var/lib/magicmaze"
CONFIG = "/etc/magicmaze/magicmaze.conf"
MINUTE = 60 * float(os.environ.get("MAGICMAZE_PATIENCE", "1"))


def ask(address, body=None):
    try:
        with urllib.request.urlopen(address, None if body is None else json.dumps(body).encode(), timeout=20) as answer:
            return answer.status, answer.read().decode(errors="replace")
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(errors="replace")


class Service:
    """What systemd would do."""

    def __init__(self, debian):
        self.debian = debian
        unit = (debian.folder / "lib/systemd/system/magicmaze.service").read_text()
        self.command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)[1].split()
        self.user = re.search(r"^User=(.*)$", unit, re.MULTILINE)[1]
        self.output = debian.folder.parent / "service.output"

    def __enter__(self):
        self.process = self.debian.start(*self.command, user=self.user, output=self.output,
                                         more={"MAGICMAZE_LISTEN": "127.0.0.1:0"})
        deadline = time.monotonic() + MINUTE
        while not (found := re.search(r"^Listening on (\S+)\n(?:.*\n)*?Seeds", self.output.read_text(), re.MULTILINE)):
            assert self.process.poll() is None and time.monotonic() < deadline, self.output.read_text()
            time.sleep(0.05)
        self.address = found[1]
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(MINUTE)
        assert status == 0, f"the service ended with {status}:\n{self.output.read_text()}"


def check_page(address):
    status, page = ask(address + "/")
    assert status == 200 and "<title>Magic Maze on line</title>" in page, (status, page[:200])
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script, "the program has no page: it was built without"
    assert ask(address + script[1])[0] == 200


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--package", required=True, type=pathlib.Path)
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    assert os.geteuid() == 0, "a Debian in a folder needs root"
    begun = time.monotonic()
    with BareDebian(arguments.folder.resolve()) as debian:
        debian.run(*APT, "update")
        shutil.copy(arguments.package, debian.folder / "srv/magicmaze.deb")
        made = time.monotonic()
        debian.run(*APT, "install", "--no-install-recommends", "/srv/magicmaze.deb")
        service = Service(debian)
        with service:
            check_page(service.address)
            served = time.monotonic() - made
            assert served < MINUTE, f"from the installation to the page it took {served:.0f} s"
            for program in ("cc", "g++", "clang", "make", "cmake", "node", "python3"):
                assert not debian.has(program), f"{program} is there: that is not bare"
            status, opened = ask(service.address + "/api/tables", {"scenario": "S1"})
            assert status == 201, opened
            code = json.loads(opened)["code"]
            said = debian.run("magicmaze", "backup", "/srv/copy.sqlite", "--config", CONFIG)
            assert "1 table " in said, said
            said = debian.run("magicmaze", "restore", "/srv/copy.sqlite", "--config", CONFIG, fails=True)
            assert "Another server" in said, said

        # As root, for a folder that is not root's.
        said = debian.run("magicmaze", "restore", "/srv/copy.sqlite", "--config", CONFIG)
        assert f"{DATA}/before-" in said, said
        owner = debian.run("stat", "-c", "%U %a", f"{DATA}/magicmaze.sqlite", DATA)
        assert owner == "magicmaze 600\nmagicmaze 700\n", owner
        with open(debian.folder / CONFIG[1:], "a", encoding="utf-8") as config:
            config.write("# ours\n")
        debian.run(*APT, "install", "--reinstall", "/srv/magicmaze.deb")
        assert "# ours" in (debian.folder / CONFIG[1:]).read_text(), "a changed configuration was overwritten"
        with service:
            assert ask(f"{service.address}/api/tables/{code}")[0] == 200, "the table is not there any more"
            check_page(service.address)
        assert debian.run("magicmaze", "--version").startswith("magicmaze ")
        assert (debian.folder / "usr/share/doc/magicmaze/licences/preact.txt").exists()

        debian.run(*APT, "install", "--no-install-recommends", "systemd")
        said = debian.run("systemd-analyze", "verify", "/lib/systemd/system/magicmaze.service")
        assert "magicmaze" not in said, said
        exposure = debian.run("systemd-analyze", "security", "--offline=yes", "--threshold=20",
                              "/lib/systemd/system/magicmaze.service").strip().splitlines()[-1]
        said = debian.run(*APT, "purge", "magicmaze")
        assert "The games are still in" in said, said
        assert not debian.has("magicmaze") and (debian.folder / DATA[1:] / "magicmaze.sqlite").exists()
    shutil.rmtree(debian.folder)
    print(f"installed and serving after {served:.1f} s (bare system made in {made - begun:.0f} s); {exposure.strip('→ ')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
