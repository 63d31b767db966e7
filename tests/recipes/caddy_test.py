#!/usr/bin/env python3
"""deploy/Caddyfile: Caddy fetches a certificate from an authority by itself and passes players on to the server.

    caddy_test.py --program build/release/magicmaze
"""
import argparse
import pathlib
import random
import sys
import tempfile

from recipe import SITE, Authority, Background, Server, Site, changed, need, own_address, run


def caddy_fetches_its_certificate(program, folder):
    address, port = own_address(), random.randrange(20000, 30000)
    http_port, https_port = port, port + 1
    with Authority(folder, address, http_port, https_port) as authority, Server(program) as server:
        server.options += ["--public-url", f"https://{SITE}:{https_port}", "--trusted-proxy", "127.0.0.1"]
        server.start()
        options = f"""{{
	admin off
	http_port {http_port}
	https_port {https_port}
	acme_ca {authority.directory}
	acme_ca_root {authority.own}
}}
"""
        (folder / "Caddyfile").write_text(options + changed(
            "deploy/Caddyfile", (f"\n{SITE} {{\n", f"\n{SITE} {{\n\tbind {address} [::1]\n"),
            ("reverse_proxy 127.0.0.1:8080", f"reverse_proxy {server.host}:{server.port}")), encoding="utf-8")
        site = Site(address, http_port, https_port, authority.root)
        with Background(folder, "caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile", HOME=folder,
                        XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder) as caddy:
            caddy.until("certificate", lambda: site.asks("/healthz"))
            # Bound to several addresses, as it is only here, Debian 12's Caddy redirects at the last one alone.
            site.is_secure(redirects_at="[::1]")
            site.takes_websockets()
    return "Caddy fetches its certificate, and speaks HTTP/2 and IPv6"


def the_file_for_compose_is_valid(folder):
    done = run("caddy", "validate", "--adapter", "caddyfile", "--config", pathlib.Path("deploy/compose/Caddyfile").resolve(),
               env={"SITE": SITE, "PATH": "/usr/bin:/bin", "HOME": str(folder), "XDG_DATA_HOME": str(folder)})
    assert "Valid configuration" in done.stdout + done.stderr, done
    return "the Caddyfile for compose is valid"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    need("caddy", "pebble", "pebble-challtestsrv", "curl", "openssl")
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as folder:
        print("; ".join((caddy_fetches_its_certificate(program, pathlib.Path(folder)),
                         the_file_for_compose_is_valid(pathlib.Path(folder)))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
