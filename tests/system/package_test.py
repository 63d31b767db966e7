#!/usr/bin/env python3
"""The Debian package and its repository: lintian finds no error in the package, and apt finds, checks and fetches it from a
web server.

    package_test.py

Both are made as ./package does it, from build/release, without building anything.
"""
import contextlib
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MAKE = """source scripts/common.sh; source scripts/release.sh; OUT=$1; TREE=$1/tree; source scripts/apt_repository.sh
lay_out_release; make_deb "$(dpkg --print-architecture)"; make_repository "$2"; """


def run(*words, status=0, **options):
    done = subprocess.run([str(word) for word in words], stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)
    assert status is None or done.returncode == status, (words, done.returncode, done.stdout, done.stderr)
    return done


def make(folder, key):
    folder.mkdir()
    run("bash", "-euc", MAKE, "make", folder, key, cwd=ROOT)
    (package,) = folder.glob("magicmaze_*.deb")
    return package


def version_of(package):
    return run("dpkg-deb", "--field", package, "Version").stdout.strip()


def it_is_newer_than_debians(package):
    """Another game has been in Debian under the same name for long; apt must not take it for an upgrade."""
    run("dpkg", "--compare-versions", version_of(package), "gt", "1.5.0.0+dfsg-1")
    run("dpkg", "--compare-versions", version_of(package), "gt", "999-1")


def lintian_finds_no_error(package):
    as_root = ["--allow-root"] if os.geteuid() == 0 else []
    done = run("lintian", "--fail-on", "error", *as_root, package, status=None)
    assert done.returncode == 0, done.stdout + done.stderr


class Key:
    """A key made for this test, in a folder of its own."""

    def __init__(self, folder, mail):
        self.mail = mail
        self.home = folder / mail
        self.home.mkdir(mode=0o700)
        self.gpg("--passphrase", "", "--quick-generate-key", f"Test <{mail}>", "ed25519", "sign", "never")

    def gpg(self, *words):
        run("gpg", "--homedir", self.home, "--batch", *words)

    def forget(self):
        run("gpgconf", "--homedir", self.home, "--kill", "all")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/apt"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Apt:
    """apt-get with one source and its own lists; what is installed here counts as installed."""

    def __init__(self, folder, option, address):
        self.folder = folder
        for name in ("state/lists/partial", "cache/archives/partial", "parts"):
            (folder / name).mkdir(parents=True)
        (folder / "sources.list").write_text(f"deb {option} {address} ./\n", encoding="utf-8")
        self.options = [f"-o{name}={value}" for name, value in {
            "Dir::State": folder / "state", "Dir::Cache": folder / "cache", "Dir::Etc::sourcelist": folder / "sources.list",
            "Dir::Etc::sourceparts": folder / "parts", "Dir::State::status": "/var/lib/dpkg/status",
            "APT::Sandbox::User": "", "Acquire::http::Proxy": "DIRECT", "APT::Update::Error-Mode": "any",
            "Acquire::Languages": "none"}.items()]

    def get(self, *words, status=0):
        return run("apt-get", *self.options, "-q", *words, status=status, cwd=self.folder)


def apt_fetches(package, folder):
    """It comes from a signed repository, unchanged, and not from one that someone else has signed."""
    key, other = Key(folder, "us@example.org"), Key(folder, "someone@example.org")
    try:
        os.environ["GNUPGHOME"] = str(key.home)
        signed = make(folder / "signed", key.mail)
        assert signed.read_bytes() == package.read_bytes(), "the same sources didn't make the same package"
        stranger = folder / "stranger.asc"
        other.gpg("--armor", "--output", stranger, "--export", other.mail)
        with served(folder / "signed") as address:
            ours = Apt(folder / "ours", f"[signed-by={folder}/signed/apt/magicmaze.asc]", address)
            ours.get("update")
            ours.get("download", "magicmaze")
            (got,) = ours.folder.glob("*.deb")
            assert got.read_bytes() == package.read_bytes()
            simulated = ours.get("install", "--simulate", "--no-install-recommends", "magicmaze").stdout
            version = version_of(package)
            assert f"Inst magicmaze ({version} " in simulated, simulated
            done = Apt(folder / "theirs", f"[signed-by={stranger}]", address).get("update", status=100)
            assert "NO_PUBKEY" in done.stderr or "not signed" in done.stderr, done.stderr
            # Something in it was exchanged afterwards.
            (folder / "signed/apt/Packages").write_text("Package: magicmaze\n", encoding="utf-8")
            (folder / "signed/apt/Packages.gz").unlink()
            Apt(folder / "changed", f"[signed-by={folder}/signed/apt/magicmaze.asc]", address).get("update", status=100)
    finally:
        key.forget()
        other.forget()


def apt_fetches_unsigned(package, made, folder):
    with served(made) as address:
        assert not (made / "apt/InRelease").exists()
        Apt(folder / "strict", "", address).get("update", status=100)
        told = Apt(folder / "told", "[trusted=yes]", address)
        told.get("update")
        told.get("download", "magicmaze")
        (got,) = told.folder.glob("*.deb")
        assert got.read_bytes() == package.read_bytes()


def main():
    for tool in ("lintian", "gpg", "dpkg-scanpackages"):
        assert shutil.which(tool), f"{tool} is missing; ./test --ci installs it"
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as name:
        folder = pathlib.Path(name)
        package = make(folder / "made", "")
        it_is_newer_than_debians(package)
        lintian_finds_no_error(package)
        apt_fetches_unsigned(package, folder / "made", folder)
        apt_fetches(package, folder)
    print("lintian has no errors to report; apt fetches the package, if it's signed by the right key")
    return 0


if __name__ == "__main__":
    sys.exit(main())
