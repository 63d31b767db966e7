#!/usr/bin/env python3
"""deploy/nginx.conf with certbot: nginx as Debian installs it is enough for the first certificate, and the site renews it.

    certbot_test.py --program build/release/magicmaze
"""
import argparse
import os
import pathlib
import random
import signal
import ssl
import sys
import tempfile

from nginx import nginx
from recipe import SITE, Authority, Server, Site, changed, need, own_address, run

class Certbot:
    def __init__(self, folder, authority):
        self.folder, self.authority = folder, authority
        self.own = [f"--{name}-dir={folder}/letsencrypt/{name}" for name in ("config", "work", "logs")]
        self.live = folder / "letsencrypt/config/live" / SITE

    def run(self, *words):
        run("certbot", *words, "--non-interactive", *self.own, "--server", self.authority.directory,
            env={**os.environ, "REQUESTS_CA_BUNDLE": str(self.authority.own), "NO_PROXY": "*"})


def certbot_fetches_and_renews(program, folder):
    address, port = own_address(), random.randrange(30000, 40000)
    http_port, https_port = port, port + 1
    web = folder / "html"
    web.mkdir()
    with Authority(folder, address, http_port, https_port) as authority, Server(program) as server:
        server.options += ["--public-url", f"https://{SITE}:{https_port}", "--trusted-proxy", "127.0.0.1"]
        server.start()
        certbot = Certbot(folder, authority)
        site = Site(address, http_port, https_port, authority.root)
        # The site that Debian's nginx begins with.
        with nginx(folder, f"access_log off;\nserver {{ listen {address}:{http_port}; root {web}; }}\n") as first:
            first.until("answer", lambda: site.asks("/", scheme="http"))
            certbot.run("certonly", "--webroot", "-w", web, "-d", SITE, "--agree-tos", "--register-unsafely-without-email")
        ours = changed(
            "deploy/nginx.conf", ("server 127.0.0.1:8080;", f"server {server.host}:{server.port};"), ("/var/www/html", str(web)),
            ("listen 80;", f"listen {address}:{http_port};"), ("listen [::]:80;", f"listen [::1]:{http_port};"),
            ("listen 443 ssl http2;", f"listen {address}:{https_port} ssl http2;"),
            ("listen [::]:443 ssl http2;", f"listen [::1]:{https_port} ssl http2;"),
            (f"/etc/letsencrypt/live/{SITE}", str(certbot.live)))
        with nginx(folder, "access_log off;\n" + ours) as second:
            second.until("answer", lambda: site.asks("/healthz"))
            site.is_secure()
            site.takes_websockets()

            before = ssl.get_server_certificate((address, https_port))
            certbot.run("renew", "--force-renewal", "--no-random-sleep-on-renew")
            second.process.send_signal(signal.SIGHUP)  # what systemctl reload nginx does
            second.until("new certificate", lambda: ssl.get_server_certificate((address, https_port)) != before)
            site.is_secure()
    return "certbot fetches a certificate for nginx and renews it, over HTTP/2 and IPv6 too"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    need("certbot", "nginx", "pebble", "pebble-challtestsrv", "curl", "openssl")
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as folder:
        print(certbot_fetches_and_renews(program, pathlib.Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
