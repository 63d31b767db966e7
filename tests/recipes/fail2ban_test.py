#!/usr/bin/env python3
"""deploy/fail2ban: the filter finds whoever guesses codes in a log that nginx has written, and nobody else.

    fail2ban_test.py --program build/release/magicmaze
"""
import argparse
import pathlib
import random
import re
import shutil
import sys
import tempfile

from nginx import make_certificate, nginx
from recipe import SITE, Server, Site, changed, need, own_address, run

FILTER = pathlib.Path("deploy/fail2ban/filter.d/magicmaze.conf").resolve()
JAIL = pathlib.Path("deploy/fail2ban/jail.d/magicmaze.conf").resolve()
# What fail2ban has to find in these lines, written as nginx does: the address, and whether it counts.
WRITTEN = (
    ('203.0.113.9 - - [19/Nov/2026:20:11:35 +0000] "GET /api/tables/ABC234 HTTP/2.0" 404 66 "-" "curl"', True),
    ('2001:db8::9 - - [19/Nov/2026:20:11:35 +0000] "GET /maze/ws/ABC234 HTTP/1.1" 404 66 "-" "x"', True),
    ('203.0.113.9 - a b [19/Nov/2026:20:11:35 +0000] "GET /ws/ABC234?delay=30 HTTP/1.1" 429 66 "-" "x"', True),
    ('203.0.113.9 - - [19/Nov/2026:20:11:35 +0000] "POST /api/crews HTTP/1.1" 429 66 "-" "x"', True),
    ('203.0.113.9 - - [19/Nov/2026:20:11:35 +0000] "GET /api/tables/ABC234 HTTP/2.0" 200 66 "-" "x"', False),
    ('203.0.113.9 - - [19/Nov/2026:20:11:35 +0000] "GET /nothing HTTP/2.0" 404 66 "-" "x"', False),
    ('203.0.113.9 - - [19/Nov/2026:20:11:35 +0000] "GET /api/records/ABC HTTP/2.0" 404 66 "-" "x"', False),
    # A visitor chooses the last two texts, and can't get someone else banned by them.
    ('203.0.113.9 - - [19/Nov/2026:20:11:35 +0000] "GET / HTTP/1.1" 200 6 "198.51.100.1 - - [] \\x22GET /ws/ABC234 HTTP/1.1\\x22 404 " "x"',
     False),
)


def found_in(log):
    """The lines that count."""
    said = run("fail2ban-regex", "--print-all-matched", log, FILTER).stdout
    total = re.search(r"Lines: (\d+) lines, \d+ ignored, (\d+) matched", said)
    assert total and "date format" in said.lower(), said
    assert int(total[1]) == len(log.read_text(encoding="utf-8").splitlines()), said
    matched = re.search(r"^\|- Matched line\(s\):\n((?:\|  .*\n)*)", said, re.MULTILINE)
    lines = [line[len("|  "):] for line in matched[1].splitlines()] if matched else []
    assert len(lines) == int(total[2]), said
    return lines


def the_filter_knows_these_lines(folder):
    log = folder / "written.log"
    log.write_text("".join(f"{line}\n" for line, _ in WRITTEN), encoding="utf-8")
    assert found_in(log) == [line for line, counts in WRITTEN if counts]
    return f"{len(WRITTEN)} lines are understood"


def the_filter_finds_a_guesser(program, folder):
    address, port = own_address(), random.randrange(40000, 50000)
    log = folder / "access.log"
    certificate, key = make_certificate(folder)
    with Server(program) as server:
        server.options += ["--public-url", f"https://{SITE}:{port + 1}", "--trusted-proxy", "127.0.0.1"]
        server.start()
        site = Site(address, port, port + 1, certificate)
        ours = changed(
            "deploy/nginx.conf", ("server 127.0.0.1:8080;", f"server {server.host}:{server.port};"),
            ("listen 80;", f"listen {address}:{port};"), ("listen [::]:80;", ""),
            ("listen 443 ssl http2;", f"listen {address}:{port + 1} ssl http2;"), ("listen [::]:443 ssl http2;", ""),
            (f"/etc/letsencrypt/live/{SITE}/fullchain.pem", str(certificate)),
            (f"/etc/letsencrypt/live/{SITE}/privkey.pem", str(key)))
        with nginx(folder, f"access_log {log} combined;\n{ours}") as proxy:
            proxy.until("answer", lambda: site.asks("/healthz"))
            site.takes_websockets()  # with one wrong code
            # Twenty wrong codes a minute are answered with 404, and the others with 429.
            answers = [site.asks(f"/api/tables/{code:06}")[0] for code in range(222222, 222252)]
            assert set(answers) == {"404", "429"}, answers
        lines = found_in(log)
        assert len(lines) == 1 + len(answers), lines
        assert all(line.startswith("127.0.0.1 - - [") for line in lines), lines
        others = [line for line in log.read_text(encoding="utf-8").splitlines() if line not in lines]
    assert any('"POST /api/tables HTTP/2.0" 201 ' in line for line in others), others
    return f"nginx and fail2ban agree on {len(lines)} lines"


def fail2ban_takes_the_jail(folder):
    """With Debian's own settings around it."""
    there = folder / "fail2ban"
    shutil.copytree("/etc/fail2ban", there)
    (there / "jail.d/defaults-debian.conf").unlink()  # sshd, whose log isn't on every machine
    shutil.copy(FILTER, there / "filter.d")
    log = folder / "access.log"
    (there / "jail.d/magicmaze.conf").write_text(changed(JAIL, ("/var/log/nginx/access.log", str(log))), encoding="utf-8")
    run("fail2ban-client", "-c", there, "--test")
    set_up = run("fail2ban-client", "-c", there, "-d").stdout
    for setting in (f"'addlogpath', '{log}'", "'maxretry', 60]", "'findtime', '10m']", "'bantime', '1h']", "['port', 'http,https']"):
        assert re.search(rf"'magicmaze', .*{re.escape(setting)}", set_up), (setting, set_up)
    return "fail2ban takes the jail"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    need("fail2ban-regex", "fail2ban-client", "nginx", "curl", "openssl")
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as folder:
        folder = pathlib.Path(folder)
        print("; ".join((the_filter_knows_these_lines(folder), the_filter_finds_a_guesser(program, folder),
                         fail2ban_takes_the_jail(folder))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
