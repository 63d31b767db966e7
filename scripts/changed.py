#!/usr/bin/env python3
"""Prints which of CTest's tests the changed files affect, as a regular expression for ctest -R.

scripts/changed.py [--base REV] [FILE...]

Without FILEs: everything that differs from REV (default HEAD), and files that Git doesn't know yet. A file that isn't
known here affects everything; if nothing has changed, nothing is printed.
"""
import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAME = "records property perft coverage catalog signature.gcc second-opinion"
SERVER = "durability release"
PAGE = "page browser.telling"

# Which room uses which directly; scripts/check_includes.py makes the sources keep to it.
USES = {
    "base": "",
    "catalog": "base",
    "rules": "catalog",
    "notation": "rules",
    "chronicle": "rules",
    "ai": "rules",
    "protocol": "notation chronicle ai",
    "table": "protocol",
    "store": "table",
    "sqlite": "store",
    "postgresql": "store",
    "page": "",
    "net": "table page",
    "cli": "protocol",
    "engine": "cli table",
    "reference": "cli",
    "sim": "cli",
    "load": "cli",
    "client": "cli table net",
    "terminal": "client",
    "console": "cli store net",
    "serve": "console sqlite postgresql",
    "admin": "serve",
    "app": "engine reference sim load client terminal serve admin",
    "wasm": "notation chronicle ai",
    "library": "notation ai",
}

# The first match counts; groups or tests of tests/checks.cmake.
RULES = [
    (r"src/(base|catalog|rules|notation|ai)/.*_test\.cpp", "unit.{0}"),
    (r"src/(base|catalog|rules|notation)/.*", f"unit.{{0}}+ {GAME}"),
    (r"src/ai/.*", f"unit.ai+ {GAME}"),
    (r"src/wasm/.*", f"unit.wasm signature {PAGE}"),
    (r"src/postgresql/.*", "postgresql unit.serve"),
    (r"src/(\w+)/.*_test\.cpp", "unit.{0}"),
    (r"src/store/.*", f"unit.store+ unit.network unit.system postgresql {SERVER}"),
    (r"src/(\w+)/.*", f"unit.{{0}}+ unit.network unit.system {SERVER}"),
    (r"tests/support/.*", "unit"),
    (r"tests/(network|system)/.*\.(cpp|h)", "unit.{0}"),
    (r"tests/system/second_opinion\.py", "second-opinion"),
    (r"tests/system/(release|backup_timer|package)_test\.py", "release"),
    (r"tests/system/arm64_test\.py", "scripts"),
    (r"tests/system/(bots|partner)_test\.py|examples/bots/.*", "bots"),
    (r"tests/system/catalog_test\.py", "catalog"),
    (r"src/library/(?!.*_test\.cpp).*", "unit.library library"),
    (r"tests/(library|python|npm)/.*|(python|npm)/.*|tests/system/library_test\.py", "library"),
    (r"tests/system/.*", "durability"),
    (r"tests/records/.*", "records unit"),
    (r"tests/perft/.*", "perft"),
    (r"tests/property/.*", "property"),
    (r"tests/(deals|store|protocol)/.*", "unit docs"),
    (r"tests/fuzz/.*", "fuzz"),
    (r"tests/fresh/.*", "scripts"),
    (r"tests/recipes/.*", "scripts"),
    (r"tests/(catalog_must_not_compile/.*|must_not_compile\.sh)", "must-not-compile"),
    (r"tests/forgotten_field\.sh", "forgotten-field"),
    (r"tests/mutants\.survivors", "scripts"),
    (r"web/.*", PAGE),
    (r"docs/(rules|interactions)\.md", f"coverage docs release unit.reference {PAGE}"),
    (r"docs/.*|[A-Z_]+\.md|src/README\.md|examples/.*|bench/.*", "docs release"),
    (r"deploy/.*|package|Containerfile|scripts/(release|apt_repository|sysroot)\.sh", "release scripts"),
    (r"scripts/.*|play|\.ci/run", "scripts"),
    (r"\.clang-(format|tidy)", "lint.layout"),
    (r"\.git-blame-ignore-revs|\.gitignore|\.editorconfig|\.dockerignore|LICENSE", "docs"),
]
ALWAYS = "includes lint.layout"


def with_users(room):
    """The room and all rooms that use it, directly or indirectly."""
    found = {room}
    while more := {user for user, used in USES.items() if found & set(used.split())} - found:
        found |= more
    return sorted(found)


def touched_by(file):
    """Names of groups and tests; none means everything."""
    if re.search(r"CMakeLists\.txt$|\.cmake$", file):
        return None
    for pattern, names in RULES:
        if match := re.fullmatch(pattern, file):
            return names.format(*match.groups()).split()
    return None


def expression(files):
    if not files:
        return ""
    names = set(ALWAYS.split())
    for file in files:
        touched = touched_by(file)
        if touched is None:
            return "."
        for name in touched:
            if name.endswith("+"):
                names |= {f"unit.{room}" for room in with_users(name[len("unit.") : -1])}
            else:
                names.add(name)
    return "^(" + "|".join(re.escape(name) for name in sorted(names)) + ")($|\\.)"


def changed_files(base):
    def lines(*command):
        return subprocess.run(["git", *command], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()

    return sorted({*lines("diff", "--name-only", base), *lines("ls-files", "--others", "--exclude-standard")})


def self_test():
    assert expression([]) == ""
    assert expression(["some/new/thing"]) == "."
    assert expression(["CMakeLists.txt"]) == "."
    rules = re.compile(expression(["src/rules/walk.cpp"]))
    for name in ("unit.rules.Walk.x", "unit.sim.Runner.y", "property", "records.v1/theft", "coverage", "lint.layout"):
        assert rules.search(name), name
    for name in ("unit.catalog.Tile.x", "page.unit", "browser.telling", "sanitize.rules.0", "perft-large.solo"):
        assert not rules.search(name), name
    page = re.compile(expression(["web/src/board/camera.ts"]))
    assert page.search("page.unit") and page.search("browser.telling") and not page.search("unit.rules.Walk.x")
    folders = {path.name for path in (ROOT / "src").iterdir() if path.is_dir()}
    assert folders == set(USES), f"rooms and USES differ: {folders ^ set(USES)}"
    for file in subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines():
        known_to_touch_all = re.fullmatch(r"CMake.*|cmake/.*|.*CMakeLists\.txt|tests/checks\.cmake|test|tests/.*\.signature", file)
        assert known_to_touch_all or touched_by(file) is not None, f"no rule says what {file} touches"
    print("ok")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--base", default="HEAD")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    if arguments.self_test:
        self_test()
        return
    print(expression(arguments.files or changed_files(arguments.base)))


if __name__ == "__main__":
    sys.exit(main())
