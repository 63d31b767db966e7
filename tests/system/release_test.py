#!/usr/bin/env python3
"""The parts of a release agree: its files, the service, the container, the documents and --help.

    release_test.py --program build/release/magicmaze

The documents are checked against the program: every command and option they name exists, and the tables of options are
complete. The release is laid out as ./package does it, without packing it.
"""
import argparse
import gzip
import json
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile

from live_server import Server

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
OPTION = re.compile(r"^    (--[\w-]+)(?: [A-Z][A-Z:-]*)? +(.*)$", re.MULTILINE)
# A row of a document's table: its first cell, which begins with code, and its second one.
ROW = re.compile(r"^\| `(.*?)` *\| *(.*?) *\|", re.MULTILINE)
# The program with one of its commands, up to the next program. (Something built or fetched may have the same name.)
TYPED = re.compile(r"(?<!target )(?<![\w/])(?:build/release/)?magicmaze ([a-z]+)\b([^`\n&|;]*)")


def text_of(*names):
    return ROOT.joinpath(*names).read_text(encoding="utf-8")


class Program:
    def __init__(self, path):
        self.path = path
        self.commands = re.findall(r"^  magicmaze ([a-z]+)", self.says("--help"), re.MULTILINE)
        self.options = {command: dict(OPTION.findall(self.says(command, "--help"))) for command in self.commands}

    def says(self, *words):
        return subprocess.run([self.path, *words], check=True, capture_output=True, text=True).stdout


def code_of(text):
    """Everything a document shows as code: fenced, indented, or in backquotes."""
    fences = re.findall(r"^```.*?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    yield from (line for fence in fences for line in fence.splitlines())
    yield from (line for line in rest.splitlines() if line.startswith("    "))
    yield from (code for line in rest.splitlines() if not line.startswith("    ") for code in re.findall(r"`([^`]+)`", line))


def the_documents_know_the_program(program):
    unknown = []
    for document in DOCUMENTS:
        for code in code_of(document.read_text(encoding="utf-8")):
            for command, rest in TYPED.findall(code):
                if command in ("help", "completion"):
                    continue
                if command not in program.commands:
                    unknown.append(f"{document.name}: magicmaze {command}")
                    continue
                mine = rest.split(" -- ")[0]
                unknown += [f"{document.name}: magicmaze {command} {option}" for option in re.findall(r"--[a-z][\w-]*", mine)
                            if option not in program.options[command] and option != "--help"]
    assert not unknown, unknown

    told = {word for cell, _ in ROW.findall(text_of("README.md")) for word in re.findall(r"(?:^magicmaze |`)([a-z]+)", cell)}
    assert told == set(program.commands), told ^ set(program.commands)
    table = {cell: text for cell, text in ROW.findall(text_of("docs", "options.md"))}
    assert table == program.options["serve"], set(table.items()) ^ set(program.options["serve"].items())
    for command, document in (("seat", "bots.md"), ("table", "terminal.md")):
        told = {cell.split()[0] for cell, _ in ROW.findall(text_of("docs", document)) if cell.startswith("--")}
        assert told == set(program.options[command]), (document, told ^ set(program.options[command]))
    return f"{len(program.commands)} commands are told as they are"


def every_value_has_a_name(program):
    """--help says what an option takes in a word: COUNT, DAYS, FILE."""
    values = {value for command in program.commands
              for value in re.findall(r"^    --[\w-]+ ([A-Z][A-Z:-]*) +", program.says(command, "--help"), re.MULTILINE)}
    assert {"COUNT", "DAYS", "MINUTES", "SEED", "FILE"} <= values, values
    nameless = {value for value in values if len(value) < 2}
    usages = {command: program.says(command, "--help").splitlines()[0] for command in program.commands}
    nameless |= {usage for usage in usages.values() if re.search(r"--[\w-]+ N\b", usage)}
    assert not nameless, nameless
    return f"values have {len(values)} names"


def the_service_is_locked_in():
    """What systemd says about the unit: at most 1.4 of 10."""
    if not shutil.which("systemd-analyze"):
        return "the unit wasn't judged: there is no systemd-analyze"
    words = ["systemd-analyze", "security", "--offline=true", "--no-pager", "--threshold=14",
             str(ROOT / "deploy" / "magicmaze.service")]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return re.search(r"exposure level for .*: ([\d.]+)", done.stdout)[0]


def settings_of(text):
    """The settings in a file, and the ones that are only examples."""
    return [(key, value, bool(mark)) for mark, key, value in re.findall(r"^(#?)([a-z-]+) = (.*)$", text, re.MULTILINE)]


def the_configuration_is_taken(program):
    settings = settings_of(text_of("deploy", "magicmaze.conf"))
    for key, _, _ in settings:
        assert f"--{key}" in program.options["serve"], key
    plain = {key: value for key, value, is_example in settings if not is_example}
    assert set(plain) == {"data", "listen"}, plain
    with tempfile.TemporaryDirectory() as folder:
        everything = pathlib.Path(folder) / "everything.conf"
        # These files don't exist; of the two public addresses, only one can be used.
        missing = ("tls-cert", "tls-key", "blocked-words", "admin-secret-file")
        wanted = {key: value for key, value, _ in reversed(settings) if key not in missing}
        everything.write_text("".join(f"{key} = {value}\n" for key, value in wanted.items()), encoding="utf-8")
        for file, *own in ((ROOT / "deploy" / "magicmaze.conf",), (everything, "--metrics-listen", "127.0.0.1:0")):
            with Server(program.path, ["--config", str(file), *own]) as server:
                server.start()
                assert server.http("GET", "/healthz")[0] == 200
                says = server.output.read_text()
                assert (file != everything) or f"Players use {wanted['public-url']}" in says, says
                check_health_of_container(server)
    return f"{len(settings)} settings are understood"


def words_of_container():
    """The instructions of the container file, by name; the last one of a name counts, but all stages are kept."""
    text = re.sub(r"\\\n", " ", text_of("Containerfile"))
    found = re.findall(r"^([A-Z]+) +(.*)$", text, re.MULTILINE)
    return dict(found), [words for name, words in found if name == "FROM"]


def check_health_of_container(server):
    """Its health check, exactly as written, passes for a running server and for no other."""
    words, _ = words_of_container()
    command = json.loads(words["HEALTHCHECK"].partition("CMD ")[2])
    here = [word.replace("127.0.0.1/8080", f"{server.host}/{server.port}") for word in command]
    assert here != command
    assert subprocess.run(here, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0
    server.ask_to_stop()
    assert server.ended() == 0
    assert subprocess.run(here, stdin=subprocess.DEVNULL, capture_output=True).returncode != 0


def service_package_and_container_agree():
    unit = dict(re.findall(r"^(\w+)=(.*)$", text_of("deploy", "magicmaze.service"), re.MULTILINE))
    settings = {key: value for key, value, is_example in settings_of(text_of("deploy", "magicmaze.conf")) if not is_example}
    start = unit["ExecStart"].split()
    assert start == ["/usr/bin/magicmaze", "serve", "--config", "/etc/magicmaze/magicmaze.conf"], start
    assert text_of("deploy", "debian", "conffiles").split() == [start[-1]]
    assert f"/var/lib/{unit['StateDirectory']}" == settings["data"]
    installing = text_of("deploy", "debian", "postinst")
    assert f"getent passwd {unit['User']} " in installing and f"-o {unit['User']} -g {unit['Group']}" in installing
    assert f"{settings['data']}\n" in installing
    backup = dict(re.findall(r"^(\w+)=(.*)$", text_of("deploy", "magicmaze-backup.service"), re.MULTILINE))
    assert backup["User"] == unit["User"] and unit["StateDirectory"] in backup["StateDirectory"].split()
    command = backup["ExecStart"].split()
    assert command[0] == "/usr/lib/magicmaze/backup.sh" and command[-2:] == start[-2:], command
    (folder,) = re.findall(r"FOLDER=(\S+)", backup["Environment"])
    assert folder.removeprefix("/var/lib/") in backup["StateDirectory"].split()
    assert f"-o {unit['User']} -g {unit['Group']} -m 0700 {folder} " in text_of("Containerfile").replace("\\\n", "")
    assert f"config={start[-1]}\n" in installing and f'chown root:{unit["Group"]} "$config"\n  chmod 0640 "$config"' in installing

    words, stages = words_of_container()
    assert len(stages) == 2 and all(":bookworm" in stage for stage in stages), stages
    assert json.loads(words["ENTRYPOINT"]) + json.loads(words["CMD"]) == start
    assert words["USER"] == unit["User"] and words["VOLUME"] == settings["data"]
    assert settings["listen"].endswith(f":{words['EXPOSE']}") and f"/{words['EXPOSE']} " in words["HEALTHCHECK"]
    out = re.search(r"^OUT=(\S+)$", text_of("scripts", "release.sh"), re.MULTILINE)[1]
    assert f"/game/{out}/*.deb" in words["COPY"] and f"-p {words['EXPOSE']}:" in text_of("Containerfile")
    assert {"build", "web/node_modules"} <= set(text_of(".dockerignore").split())
    return "service, package and container agree"


def the_release_is_whole(program):
    lay_out = "source scripts/common.sh; source scripts/release.sh; OUT=$1; TREE=$1/tree; lay_out_release"
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["bash", "-euc", lay_out, "lay_out", folder], cwd=ROOT, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        tree = pathlib.Path(folder) / "tree"
        files = {str(path.relative_to(tree)): path for path in tree.rglob("*") if path.is_file()}
        units = {f"usr/lib/systemd/system/magicmaze{unit}" for unit in (".service", "-backup.service", "-backup.timer")}
        assert {"usr/bin/magicmaze", "etc/magicmaze/magicmaze.conf", *units} <= set(files), set(files)
        for name, path in files.items():
            is_run = name.startswith(("usr/bin/", "usr/lib/magicmaze/")) or name.endswith(".py")
            assert stat.S_IMODE(path.stat().st_mode) == (0o755 if is_run else 0o644), name
        assert Program(str(files["usr/bin/magicmaze"])).options == program.options

        doc = tree / "usr/share/doc/magicmaze"
        for document in sorted(doc.rglob("*.md")):
            for target in re.findall(r"\]\(([^)\s#]+)", document.read_text(encoding="utf-8")):
                assert ":" in target or (document.parent / target).exists(), f"{document.name} leads to {target}"
        for name in re.findall(r"docs/[\w.-]+\w|examples/[\w./-]+\w", program.says("--help") + text_of("docs", "bots.md")):
            assert (doc / name).exists(), name
        changes = gzip.decompress((doc / "changelog.gz").read_bytes()).decode()
        written = re.fullmatch(r"magicmaze \((\S+)\) stable; urgency=medium\n\n  \* .*: /(\S+)\n\n -- (.* <.*@.*>)  (.*)\n", changes)
        assert written and written[1].startswith("1:" + program.says("--version").split()[1]) and written[2] in files, changes
        assert f"\nMaintainer: {written[3]}\n" in text_of("deploy", "debian", "control"), changes

        def manual(name):
            text = gzip.decompress(files[f"usr/share/man/man1/{name}.1.gz"].read_bytes()).decode()
            return re.findall(r"^\.SH ([A-Z ]+)$", text, re.MULTILINE), text

        assert manual("magicmaze")[0] == ["NAME", "DESCRIPTION", "FILES", "SEE ALSO"], manual("magicmaze")
        for command in program.commands:
            sections, text = manual(f"magicmaze-{command}")
            assert sections == ["NAME", "OPTIONS", "SEE ALSO"], (command, sections)
            assert all(option.replace("-", "\\-") in text for option in program.options[command]), command
            assert f"magicmaze\\-{command} (1)" in manual("magicmaze")[1], command
        for name in ("bash-completion/completions/magicmaze", "zsh/vendor-completions/_magicmaze",
                     "fish/vendor_completions.d/magicmaze.fish"):
            text = files[f"usr/share/{name}"].read_text(encoding="utf-8")
            assert all(command in text for command in program.commands), name
            assert all(option[2:] in text for options in program.options.values() for option in options), name
        done = subprocess.run(["bash", "-n", files["usr/share/bash-completion/completions/magicmaze"]], capture_output=True)
        assert done.returncode == 0, done.stderr
        licences = {path.name for path in (doc / "licences").iterdir()}
        assert licences == set(re.findall(r"[\w+-]+\.txt", (doc / "copyright").read_text(encoding="utf-8"))), licences
        return f"a release has {len(files)} files, and every link of its documents leads somewhere"


def the_alerts_are_about_figures_that_exist(program):
    """Every figure in the rules and on the board is one of /metrics, with that label and value."""
    rules = text_of("deploy", "prometheus-rules.yml")
    alerts = re.findall(r"^ +expr: (.*)$", rules, re.MULTILINE)
    board = [target["expr"] for panel in json.loads(text_of("deploy", "grafana.json"))["panels"] for target in panel["targets"]]
    assert len(board) >= 15, board
    grouped = {(label, figure) for expression in board
               for label, figure in re.findall(r"sum by \((\w+)\) \(\w+\((magicmaze_\w+)", expression)}
    expressions = re.sub(r'job="magicmaze"', "", "\n".join(alerts + board)).replace("{}", "")
    wanted = re.findall(r"\b((?:magicmaze|process)_\w+)(?:\{(\w+)=~?\"([\w|]+)\"\})?", expressions)
    with Server(program.path) as server:
        server.options += ["--metrics-listen", f"{server.host}:0"]
        server.start()
        status, metrics = server.metrics()
        assert status == 200
        for figure, label, values in wanted:
            for value in values.split("|"):
                shown = f'{figure}{{{label}="{value}"}} ' if label else figure
                assert re.search(rf"^{re.escape(shown)}" + ("" if label else r"[ {]"), metrics, re.MULTILINE), shown
        for label, figure in grouped:
            assert f"\n{figure}{{{label}=" in metrics, (figure, label)
    assert len(wanted) >= 6 and len(grouped) >= 6, (wanted, grouped)
    return f"{len(wanted)} figures of the alerts and the board exist"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    program = Program(str(pathlib.Path(parser.parse_args().program).resolve()))
    print("; ".join((the_documents_know_the_program(program), every_value_has_a_name(program), the_configuration_is_taken(program),
                     service_package_and_container_agree(), the_service_is_locked_in(), the_alerts_are_about_figures_that_exist(program),
                     the_release_is_whole(program))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
