"""nginx with a site, in the foreground and under this user."""
import os

from recipe import SITE, Background, run

TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def nginx(folder, site):
    user = "user root;\n" if os.geteuid() == 0 else ""
    own = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in TEMPORARY)
    (folder / "nginx.conf").write_text(
        f"daemon off;\nworker_processes 1;\nerror_log stderr;\npid {folder}/nginx.pid;\n{user}events {{}}\n"
        f"http {{\n{own}{site}}}\n", encoding="utf-8")
    return Background(folder, "nginx", "-p", folder, "-c", folder / "nginx.conf")


def make_certificate(folder):
    """A certificate for the site that trusts itself, and its key."""
    certificate, key = folder / "site.pem", folder / "site.key"
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={SITE}", "-addext",
        f"subjectAltName=DNS:{SITE}", "-keyout", key, "-out", certificate)
    return certificate, key
