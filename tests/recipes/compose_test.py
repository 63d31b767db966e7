#!/usr/bin/env python3
"""deploy/compose: docker-compose accepts the file, its parts agree with each other and with the program, and what the
containers of coturn and of the backups run does what it should.

    compose_test.py --program build/release/magicmaze
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

from recipe import PATIENCE, ROOT, SITE, Background, Server, accepts, need, own_address, run

COMPOSE = ROOT / "deploy/compose"


def configuration(folder):
    """What docker-compose makes of the file, in a copy that someone has set up as docs/hosting.md says."""
    project = folder / "deploy/compose"
    shutil.copytree(ROOT / "deploy", folder / "deploy", ignore=shutil.ignore_patterns(".env", "secrets"))
    (folder / "Containerfile").touch()
    assert run("docker-compose", "config", cwd=project, status=None).returncode != 0, "there's no name for the site"
    (project / ".env").write_text(f"SITE={SITE}\n", encoding="utf-8")
    (project / "secrets").mkdir()
    (project / "secrets/turn-secret").write_text("0123456789abcdef\n", encoding="utf-8")
    run("docker-compose", "config", "--quiet", cwd=project)
    # Debian 12's writes no JSON. Debian's Python has Debian's YAML.
    read = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"
    text = run("docker-compose", "config", cwd=project).stdout
    done = subprocess.run(["/usr/bin/python3", "-c", read], input=text, capture_output=True, text=True, check=True)
    return project, json.loads(done.stdout)


def volumes_of(service):
    """Debian 12's docker-compose writes them in one word, Debian 13's in several."""
    return {volume.removesuffix(":rw") if isinstance(volume, str) else f"{volume['source']}:{volume['target']}"
            for volume in service["volumes"]}


def its_parts_agree(program, project, made):
    services = made["services"]
    assert set(services) == {"magicmaze", "caddy", "coturn", "backup"}, set(services)
    game, caddy, coturn, backup = (services[name] for name in ("magicmaze", "caddy", "coturn", "backup"))
    assert pathlib.Path(game["build"]["context"]).resolve() == project.parent.parent
    settings = game["environment"]
    assert settings["MAGICMAZE_PUBLIC_URL"] == f"https://{SITE}"
    assert settings["MAGICMAZE_TRUSTED_PROXY"] == caddy["networks"]["inside"]["ipv4_address"]
    assert settings["MAGICMAZE_ICE_SERVER"] == f"stun:{SITE}:3478,turn:{SITE}:3478"
    assert backup["image"] == game["image"]
    assert "games:/var/lib/magicmaze" in volumes_of(game) and volumes_of(game) < volumes_of(backup), (game, backup)
    assert backup["network_mode"] == "none" and coturn["network_mode"] == "host"
    assert "reverse_proxy magicmaze:8080" in (COMPOSE / "Caddyfile").read_text(encoding="utf-8")
    # The program takes these settings, with the secret where it is here.
    secret = project / "secrets/turn-secret"
    environment = {**os.environ, **settings, "MAGICMAZE_TURN_SECRET_FILE": str(secret)}
    with Server(program, before=["env", *(f"{name}={environment[name]}" for name in settings)]) as server:
        server.start()
        assert f"Players use https://{SITE}" in server.output.read_text()
    return "the parts of compose.yml agree"


def shell_of(service):
    """What a container runs, as this machine's shell can: $$ is how compose writes $."""
    shell, option, script = service["entrypoint"]
    assert shell == "sh", service["entrypoint"]
    return option, script.replace("$$", "$")


def coturn_gets_its_secret(project, made, folder):
    address = own_address()
    option, script = shell_of(made["services"]["coturn"])
    for there, here in (("/etc/turnserver.example", project.parent / "turnserver.conf"),
                        ("/run/secrets/turn-secret", project / "secrets/turn-secret"),
                        ("/tmp/turnserver.conf", folder / "turnserver.conf")):
        assert there in script, script
        script = script.replace(there, str(here))
    script = script.rstrip() + f" --listening-ip={address} --relay-ip={address} --userdb={folder}/users --pidfile={folder}/pid\n"
    with Background(folder, "sh", option, script, SITE=SITE) as coturn:
        coturn.until("open port", lambda: accepts(address, 3478))
    written = (folder / "turnserver.conf").read_text(encoding="utf-8")
    assert f"\nrealm={SITE}\n" in written and "\nstatic-auth-secret=0123456789abcdef\n" in written, written
    return "coturn starts with the secret"


def backups_are_made(program, made, folder):
    backups = folder / "backups"
    backups.mkdir()
    (folder / "bin").mkdir()
    (folder / "bin/magicmaze").symlink_to(program)
    # It says how long it would sleep, and ends the loop.
    slept = folder / "slept"
    (folder / "bin/sleep").write_text(f'#!/bin/sh\necho "$1" >{slept}\nkill "$PPID"\n', encoding="utf-8")
    (folder / "bin/sleep").chmod(0o755)
    service = made["services"]["backup"]
    option, script = shell_of(service)
    with Server(program) as server:
        server.start()
        for data, seconds, count in ((server.data, "86400", 1), (folder / "nothing", "3600", 1)):
            text = script
            for there, here in (("/usr/lib/magicmaze/backup.sh", f"sh {ROOT}/deploy/backup.sh"),
                                ("/var/lib/magicmaze-backups", backups), ("--data /var/lib/magicmaze", f"--data {data}")):
                assert there in text, text
                text = text.replace(there, str(here))
            subprocess.run(["sh", option, text], capture_output=True, timeout=PATIENCE,
                           env={**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}", "KEEP": service["environment"]["KEEP"]})
            assert slept.read_text().strip() == seconds
            found = [path.name for path in backups.iterdir()]
            assert len(found) == count and re.fullmatch(r"magicmaze-[\dTZ-]+\.backup", found[0]), found
    return "backups are made"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    need("docker-compose", "turnserver")
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as name:
        folder = pathlib.Path(name)
        project, made = configuration(folder)
        print("; ".join((its_parts_agree(program, project, made), coturn_gets_its_secret(project, made, folder),
                         backups_are_made(program, made, folder))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
