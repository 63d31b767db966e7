#!/usr/bin/env python3
"""deploy/turnserver.conf: coturn relays for whoever is seated at a table, with the name and password that the server hands
out, and for nobody whose four hours are over.

    coturn_test.py --program build/release/magicmaze
"""
import argparse
import base64
import hashlib
import hmac
import json
import os
import pathlib
import re
import sys
import tempfile
import time

from recipe import PATIENCE, Background, Server, accepts, changed, need, own_address, run, wait_for
from web_socket import WebSocket

SECRET = "6b1f0a3c9d"
# Five packets to another client, through two relays.
CLIENT = ("turnutils_uclient", "-y", "-n", "5", "-m", "1", "-c")


def handed_out(server):
    """What a browser learns that has taken a seat at a table with voice chat: the address of the relay, a name, a password."""
    player = WebSocket(server.host, server.port, f"/ws/{server.open_table({'voice': 'built_in'})}", PATIENCE)
    heard = []

    def told(key):
        def listen():
            lines, is_open = player.receive()
            assert is_open, heard
            heard.extend(json.loads(line) for line in lines)
            return next((said[key] for said in heard if key in said), None)

        return wait_for(key, listen)

    player.send(json.dumps({"t": "join", "name": "Ana"}))
    told("snapshot")
    player.send(json.dumps({"t": "ice"}))
    servers = told("ice")["servers"]
    player.close()
    (relay,) = [one for one in servers if one.get("username")]
    return relay["urls"][0], relay["username"], relay["credential"]


def password_of(name):
    return base64.b64encode(hmac.new(SECRET.encode(), name.encode(), hashlib.sha1).digest()).decode()


def coturn_relays(program, folder):
    address, port = own_address(), 3478
    secret = folder / "secret"
    secret.write_text(SECRET + "\n", encoding="utf-8")
    own = (f"listening-ip={address}\nrelay-ip={address}\nuserdb={folder}/users\npidfile={folder}/pid\n"
           "log-file=stdout\nverbose\n")
    text = changed("deploy/turnserver.conf", ("static-auth-secret=CHANGE-THIS", f"static-auth-secret={SECRET}"))
    strict, loopback = folder / "strict.conf", folder / "loopback.conf"
    strict.write_text(text + own, encoding="utf-8")
    # Everything here is on this machine, which is what the relay must not lead to.
    loopback.write_text(text.replace("denied-peer-ip=127.0.0.0-127.255.255.255\n", "") + own + "allow-loopback-peers\n", encoding="utf-8")
    with Server(program) as server:
        server.options += ["--ice-server", f"turn:{address}:{port}", "--turn-secret-file", str(secret)]
        server.start()
        url, name, password = handed_out(server)
        assert url == f"turn:{address}:{port}" and SECRET not in password
        hours = (int(name.split(":")[0]) - time.time()) / 3600
        assert 3.9 < hours < 4.1, name

        def client(user, word):
            done = run(*CLIENT, "-u", user, "-w", word, "-p", port, "-L", address, address, status=None)
            return done.returncode, done.stdout + done.stderr

        with Background(folder, "turnserver", "-c", loopback) as coturn:
            coturn.until("open port", lambda: accepts(address, port))
            status, said = client(name, password)
            assert status == 0 and "lost packets 0" in said, said
            over = name.replace(name.split(":")[0], str(int(time.time()) - 60))
            for user, word in ((over, password_of(over)), (over, password), (name, password + "x")):
                status, said = client(user, word)
                assert status != 0 and "Cannot complete Allocation" in said, (user, said)
                refusal = rf"user <{re.escape(user)}>.*error 401"
                coturn.until("refusal in the log", lambda: re.search(refusal, coturn.output()))
            # The password was right: it was only too late for it.
            assert password_of(name) == password
        with Background(folder, "turnserver", "-c", strict) as coturn:
            coturn.until("open port", lambda: accepts(address, port))
            status, said = client(name, password)
            assert status != 0, said
            coturn.until("refusal in the log", lambda: "error 403" in coturn.output())
    return "coturn relays with the server's credentials, not with expired ones, and not into this machine"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    need("turnserver", "turnutils_uclient")
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as folder:
        print(coturn_relays(program, pathlib.Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
