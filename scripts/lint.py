#!/usr/bin/env python3
"""Checks the layout with clang-format and looks for mistakes with clang-tidy, for everything in src/ and tests/.

scripts/lint.py [--jobs N] [--only layout|tidy] [--tests] [--slow] [FILE...]

clang-tidy reads the tests only with --tests, because they would double its time. The slowest check, which takes two fifths
of the time in sources that include Beast, runs only with --slow. clang-tidy uses the compile commands of the presets clang
and wasm, and so the batches of cmake/unity.cmake: most of the time goes into reading the libraries' headers, once per
batch. A batch that was clean isn't read again until a source, a header or .clang-tidy changes (build/lint remembers).
Given a FILE, it reads the whole batch that contains it.
"""
import argparse
import concurrent.futures
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REMEMBERED = ROOT / "build" / "lint"
FORMAT = "clang-format-19"
TIDY = "clang-tidy-19"
PRESETS = ["clang", "wasm"]
# A unity batch includes its sources on purpose; nothing else may.
TIDY_CHECKS = "--checks=-bugprone-suspicious-include"
SLOW_CHECKS = ",-performance-unnecessary-value-param"
INCLUDED_SOURCE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+\.cpp)"', re.MULTILINE)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)


def is_test(path):
    return path.name.endswith("_test.cpp") or ROOT / "tests" in path.parents


def output_of(*command):
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def with_headers(path, seen=None):
    """The file and all our files that it includes, directly or indirectly."""
    seen = {} if seen is None else seen
    if path in seen:
        return seen
    seen[path] = text = path.read_text(encoding="utf-8")
    for name in INCLUDE.findall(text):
        for folder in (ROOT / "src", ROOT / "tests", path.parent):
            if (folder / name).is_file():
                with_headers(folder / name, seen)
                break
    return seen


def sources_of(path):
    """The sources of a batch, or a single source that is compiled on its own."""
    if (ROOT / "build") not in path.parents:
        return [path]
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [Path(name).resolve() for name in INCLUDED_SOURCE.findall(text)]


def commands():
    """[(file to read, its sources, folder of its compile_commands.json, compile command)]; the first preset that knows a
    source wins."""
    found, known = [], set()
    for preset in PRESETS:
        database = ROOT / "build" / preset / "compile_commands.json"
        if not database.exists():
            raise SystemExit(f"{database.relative_to(ROOT)} is missing: run cmake --preset {preset}.")
        here = set()
        for entry in sorted(json.loads(database.read_text(encoding="utf-8")), key=lambda entry: entry["file"]):
            path = Path(entry["file"]).resolve()
            sources = sources_of(path)
            if known.issuperset(sources):
                continue
            here.update(sources)
            found.append((path, sources, database.parent, entry["command"]))
        known |= here
    return found


def tidy(path, sources, database, command, version, checks):
    """(clean, what clang-tidy said); remembers what is clean."""
    key = hashlib.sha256(f"{version}\n{checks}\n{command}\n".encode())
    key.update((ROOT / ".clang-tidy").read_bytes())
    for source in sources:
        for name, text in sorted(with_headers(source).items()):
            key.update(f"{name}\n{text}\n".encode())
    stamp = REMEMBERED / key.hexdigest()
    if stamp.exists():
        return True, ""
    status, output = output_of(TIDY, "-p", str(database), "--quiet", "--use-color=false", checks, str(path))
    if status == 0:
        stamp.touch()
        return True, ""
    return False, re.sub(r"^\d+ warnings.*generated\.$\n?|^Suppressed .*$\n?|^Use -header.*$\n?", "", output, flags=re.MULTILINE)


def check_layout(files):
    """How many files aren't formatted as clang-format would do it."""
    failed = 0
    status, output = output_of(FORMAT, "--dry-run", "-Werror", *map(str, files))
    odd = sorted(set(re.findall(r"^(\S+?):\d+:\d+: error", output, re.MULTILINE)))
    for name in odd:
        print(f"FAILED  layout: {Path(name).relative_to(ROOT)} ({FORMAT} -i fixes it)")
    if status != 0 and not odd:
        raise SystemExit(output)
    failed += len(odd)
    print(f"layout: {len(files) - len(odd)} of {len(files)} files are well formatted", flush=True)
    for path in files:
        for name in INCLUDED_SOURCE.findall(path.read_text(encoding="utf-8")):
            print(f"FAILED  {path.relative_to(ROOT)} includes a source: {name}")
            failed += 1
    return failed


def check_tidy(files, wanted, arguments):
    """How many sources clang-tidy complains about."""
    failed = 0
    REMEMBERED.mkdir(parents=True, exist_ok=True)
    version = output_of(TIDY, "--version")[1]
    is_read = {path for path in files if arguments.tests or wanted or not is_test(path)}
    jobs = [job for job in commands() if not is_read.isdisjoint(job[1])]
    checks = TIDY_CHECKS if arguments.slow else TIDY_CHECKS + SLOW_CHECKS
    said = {}  # a mistake in a header is found by every batch that includes it; once is enough
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = pool.map(lambda job: (job[1], *tidy(*job, version, checks)), jobs)
        for number, (sources, clean, output) in enumerate(results, 1):
            odd = [path for path in sources if f"{path}:" in output]
            bad = 0 if clean else max(1, len(odd))
            failed += bad
            if not clean:
                for part in re.split(r"\n(?=\S+:\d+:\d+: error)", output.replace(f"{ROOT}/", "")):
                    if part not in said:
                        said[part] = part.splitlines()[0] if part else ""
                        print(part.rstrip())
            names = " ".join(str(path.relative_to(ROOT)) for path in sources)
            print(f"{'ok    ' if clean else 'FAILED'}  {number} of {len(jobs)}: {names}", flush=True)
    if said:
        print("All mistakes in brief:")
        print("\n".join(sorted(line for line in said.values() if ": error" in line)))
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", choices=["layout", "tidy"], help="clang-format only, or clang-tidy only")
    parser.add_argument("--tests", action="store_true", help="run clang-tidy on the tests too")
    parser.add_argument("--slow", action="store_true", help="include the checks that take most of the time")
    parser.add_argument("files", nargs="*", type=Path)
    arguments = parser.parse_args()
    wanted = {path.resolve() for path in arguments.files}
    files = [path for folder in ("src", "tests") for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".h", ".cpp")]
    files = [path for path in files if not wanted or path in wanted]
    if not files:
        raise SystemExit("There is nothing to lint.")
    failed = 0
    if arguments.only != "tidy":
        failed += check_layout(files)
    if arguments.only != "layout":
        failed += check_tidy(files, wanted, arguments)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
