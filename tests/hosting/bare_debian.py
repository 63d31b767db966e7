"""A Debian 12 with nothing in it but what Debian calls the minimum, in a folder: the machine of somebody who only wants
to host. Needs root, debootstrap and Debian's package server, which it is told of as this machine is."""
import pathlib
import re
import shutil
import subprocess

APT = ["apt-get", "-q", "-y", "-o", "Acquire::Retries=2", "-o", "Dpkg::Use-Pty=0"]
PLAIN = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}


def mirror():
    """Where this machine takes Debian from."""
    for file in [pathlib.Path("/etc/apt/sources.list"), *pathlib.Path("/etc/apt/sources.list.d").glob("*")]:
        if file.is_file() and (found := re.search(r"(?:^URIs:|^deb\b[^h\n]*)\s*(https?://\S+/debian/?)(?:\s|$)",
                                                  file.read_text(), re.MULTILINE)):
            return found[1]
    return "http://deb.debian.org/debian"


class BareDebian:
    def __init__(self, folder, packages=()):
        self.folder = pathlib.Path(folder)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        include = [f"--include={','.join(packages)}"] if packages else []
        subprocess.run(["debootstrap", "--variant=minbase", *include, "bookworm", str(self.folder), mirror()], check=True,
                       stdout=subprocess.DEVNULL)
        # How packages are fetched here may need this machine's own settings.
        for name in ("etc/apt/sources.list", "etc/resolv.conf"):
            if (pathlib.Path("/") / name).exists():
                shutil.copy(pathlib.Path("/") / name, self.folder / name)
        for name in ("etc/apt/apt.conf.d", "etc/ssl/certs"):
            if (pathlib.Path("/") / name).is_dir():
                subprocess.run(["cp", "-rL", f"/{name}", str((self.folder / name).parent)], check=False, stderr=subprocess.DEVNULL)
        # Nothing is started by an installation in a folder.
        policy = self.folder / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")
        policy.chmod(0o755)

    def __enter__(self):
        subprocess.run(["mount", "-t", "proc", "proc", str(self.folder / "proc")], check=True)
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", "--lazy", str(self.folder / "proc")], check=False)

    def words(self, *words, user=None):
        who = [f"--userspec={user}:{user}"] if user else []
        return ["chroot", *who, str(self.folder), *map(str, words)]

    def run(self, *words, user=None, more=None, fails=False):
        """What it says; that it fails has to be expected."""
        done = subprocess.run(self.words(*words, user=user), env={**PLAIN, **(more or {})}, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)
        assert (done.returncode != 0) == fails, f"{words} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def start(self, *words, user, output, more=None):
        """Goes on until somebody ends it."""
        with open(output, "wb") as file:
            return subprocess.Popen(self.words(*words, user=user), env={**PLAIN, **(more or {})}, stdin=subprocess.DEVNULL,
                                    stdout=file, stderr=file)

    def has(self, program):
        return subprocess.run(self.words("sh", "-c", f"command -v {program}"), env=PLAIN, capture_output=True).returncode == 0
