"""What the recipes of docs/hosting.md share when they are tried: programs that run until the test ends, an authority for
certificates (Debian's pebble), and curl as the browser. Everything listens on loopback addresses of its own."""
import json
import os
import pathlib
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tests/system"))

from live_server import PATIENCE, Server, wait_for  # noqa: E402

__all__ = ["PATIENCE", "ROOT", "SITE", "Authority", "Background", "Server", "Site", "accepts", "changed", "need", "own_address",
           "run", "wait_for"]

SITE = "maze.example.org"


def need(*programs):
    """Where the programs are; some are not for every user."""
    os.environ["PATH"] += ":/usr/sbin:/sbin"
    missing = [program for program in programs if not shutil.which(program)]
    assert not missing, f"./test --only recipes installs {missing}"


def own_address():
    return "127.{}.{}.{}".format(*(random.randint(2, 250) for _ in range(3)))


def accepts(address, port):
    """Something listens there."""
    try:
        socket.create_connection((address, port), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


def run(*words, status=0, **options):
    done = subprocess.run([str(word) for word in words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          timeout=PATIENCE, **options)
    assert status is None or done.returncode == status, (words, done.returncode, done.stdout, done.stderr)
    return done


def changed(file, *changes):
    """The file's text with this test's own values; each of them has to be in it."""
    text = ROOT.joinpath(file).read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text, f"{file} no longer contains {before!r}"
        text = text.replace(before, after)
    return text


class Background:
    """A program that runs until the test ends. What it says is shown if the test fails."""

    def __init__(self, folder, *words, **environment):
        self.words = [str(word) for word in words]
        self.says = folder / f"{pathlib.Path(self.words[0]).name}.output"
        self.environment = {**os.environ, **{name: str(value) for name, value in environment.items()}}

    def __enter__(self):
        with open(self.says, "wb") as output:
            self.process = subprocess.Popen(self.words, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                            env=self.environment)
        return self

    def __exit__(self, kind, *_):
        self.process.terminate()
        self.process.wait()
        if kind:
            print(f"--- {self.words[0]}:\n{self.output()[-4000:]}", file=sys.stderr)

    def output(self):
        return self.says.read_text(errors="replace")

    def until(self, what, condition):
        def ready():
            assert self.process.poll() is None, f"{self.words[0]} ended with {self.process.returncode}"
            return condition()

        return wait_for(f"{what} of {self.words[0]}", ready, 0.05)


class Authority:
    """Pebble, and a name server that knows only this machine. It visits the site at the given ports."""

    def __init__(self, folder, address, http_port, https_port):
        self.folder, self.address, self.root = folder, address, folder / "root.pem"
        self.own = folder / "authority.pem"  # what its own address is certified by
        run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=authority", "-addext",
            f"subjectAltName=IP:{address}", "-keyout", folder / "authority.key", "-out", self.own)
        (folder / "pebble.json").write_text(json.dumps({"pebble": {
            "listenAddress": f"{address}:14000", "managementListenAddress": f"{address}:15000", "certificate": str(self.own),
            "privateKey": str(folder / "authority.key"), "httpPort": http_port, "tlsPort": https_port,
            "ocspResponderURL": "", "externalAccountBindingRequired": False}}), encoding="utf-8")
        self.directory = f"https://{address}:14000/dir"
        self.names = Background(folder, "pebble-challtestsrv", "-dns01", f"{address}:8053", "-management", f"{address}:8055",
                                "-http01", "", "-https01", "", "-tlsalpn01", "", "-defaultIPv4", address, "-defaultIPv6", "")
        self.pebble = Background(folder, "pebble", "-strict", "-config", folder / "pebble.json", "-dnsserver", f"{address}:8053",
                                 PEBBLE_VA_NOSLEEP=1, PEBBLE_WFE_NONCEREJECT=0)

    def __enter__(self):
        self.names.__enter__()
        self.pebble.__enter__()

        def has_root():
            done = run("curl", "-sS", "--cacert", self.own, "-o", self.root, f"https://{self.address}:15000/roots/0", status=None)
            return done.returncode == 0

        self.pebble.until("root certificate", has_root)
        return self

    def __exit__(self, *why):
        self.pebble.__exit__(*why)
        self.names.__exit__(*why)


class Site:
    """maze.example.org as a visitor sees it, with certificates of the authority alone."""

    def __init__(self, address, http_port, https_port, root):
        self.address, self.http_port, self.https_port, self.root = address, http_port, https_port, root

    def asks(self, path, *words, scheme="https", address=None):
        """The status, the HTTP version and the text."""
        port = self.https_port if scheme == "https" else self.http_port
        done = run("curl", "-sS", "--noproxy", "*", "--cacert", self.root, "--resolve", f"{SITE}:{port}:{address or self.address}",
                   "-w", "\n%{http_code} %{http_version} %{redirect_url}", *words, f"{scheme}://{SITE}:{port}{path}", status=None)
        if done.returncode != 0:
            return None
        text, _, last = done.stdout.rpartition("\n")
        return (*last.split(" "), text)

    def is_secure(self, redirects_at=None):
        """Over HTTP/2, IPv4 and IPv6, with a certificate that the authority has given."""
        for address in (self.address, "[::1]"):
            answer = self.asks("/healthz", address=address)
            assert answer and answer[0] == "200" and answer[1] == "2", (address, answer)
        answer = self.asks("/rules?x=1", scheme="http", address=redirects_at)
        assert answer and answer[0] in ("301", "308") and re.fullmatch(rf"https://{SITE}(:\d+)?/rules\?x=1", answer[2]), answer
        answer = self.asks("/", "-I")
        assert "strict-transport-security: max-age=31536000" in answer[3].lower(), answer
        # Without the authority's root, a visitor is warned.
        done = run("curl", "-sS", "--noproxy", "*", "--resolve", f"{SITE}:{self.https_port}:{self.address}",
                   f"https://{SITE}:{self.https_port}/healthz", status=60)
        assert done.stdout == "", done

    def takes_websockets(self):
        """A table opened through the proxy can be entered through it; one that doesn't exist can't."""
        status, _, _, text = self.asks("/api/tables", "-X", "POST", "-d", "{}", "-H", "Content-Type: application/json")
        assert status == "201", (status, text)
        code = json.loads(text)["code"]
        assert self.enters(code) == 101
        assert self.enters("AAAAAA") == 404

    def enters(self, code):
        """The status of the answer to a websocket's first request."""
        context = ssl.create_default_context(cafile=str(self.root))
        head = (f"GET /ws/{code} HTTP/1.1", f"Host: {SITE}:{self.https_port}", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "")
        with socket.create_connection((self.address, self.https_port), timeout=PATIENCE) as plain:
            with context.wrap_socket(plain, server_hostname=SITE) as secure:
                secure.sendall("\r\n".join(head).encode())
                return int(secure.makefile("rb").readline().split()[1])
