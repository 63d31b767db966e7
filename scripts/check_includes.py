#!/usr/bin/env python3
"""Checks the order of the rooms: no room includes a later one, and none includes anything that would make games differ.

scripts/check_includes.py              checks src/
scripts/check_includes.py --self-test  puts mistakes into a small tree and expects each to be found
"""
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# room: the rooms it may include, besides itself.
BASE = {"base"}
CATALOG = BASE | {"catalog"}
RULES = CATALOG | {"rules"}
ENGINE = RULES | {"notation", "chronicle", "ai"}
COMMAND = ENGINE | {"protocol", "cli"}
MAY_USE = {
    "base": set(),
    "catalog": BASE,
    "rules": CATALOG,
    "notation": RULES,
    "chronicle": RULES,
    "ai": RULES,
    "protocol": ENGINE,
    "table": ENGINE | {"protocol"},
    "store": ENGINE | {"protocol", "table"},
    "sqlite": ENGINE | {"protocol", "table", "store"},
    "postgresql": ENGINE | {"protocol", "table", "store"},
    "page": set(),
    "net": ENGINE | {"protocol", "table", "page"},
    "cli": ENGINE | {"protocol"},
    "engine": COMMAND | {"table"},
    "reference": COMMAND,
    "sim": COMMAND,
    "load": COMMAND,
    "client": COMMAND | {"table", "net"},
    "terminal": COMMAND | {"net", "client"},
    "console": COMMAND | {"table", "store", "net"},
    "serve": COMMAND | {"table", "store", "sqlite", "postgresql", "net", "console"},
    "admin": COMMAND | {"table", "store", "net", "console", "serve"},
    "app": {"cli", "engine", "reference", "sim", "load", "client", "terminal", "serve", "admin"},
    "wasm": ENGINE,
    "library": ENGINE,
}
# Tests of the rules and later rooms may use tests/support, and write positions and actions as text.
TESTS_MAY_ALSO_USE = {room: {"notation", "support"} for room in MAY_USE if room not in CATALOG}
TESTS_MAY_ALSO_USE["load"] |= {"table"}  # the generator plays at real tables there
TESTS_MAY_ALSO_USE["store"] |= {"sqlite"}  # the writer is tested on a disk

# Games must be the same with every compiler: no clock, no threads, no random numbers but our own, no unordered iteration.
EXACT_ROOMS = {"rules", "ai"}
BANNED_HEADERS = {"random", "unordered_map", "unordered_set", "chrono", "ctime", "iostream", "thread", "cmath"}
BANNED_WORDS = re.compile(r"\b(float|double)\b")
LIBRARY_ROOMS = {"sqlite3.h": {"sqlite"}, "libpq-fe.h": {"postgresql"}}  # whose header is for these alone
BOOST_ROOMS = {"reference", "protocol", "store", "sqlite", "net", "cli", "engine", "sim", "load", "client", "console", "serve", "admin"}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)
NOT_CODE = re.compile(
    r'R"([^\s()\\]{0,16})\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|//[^\n]*|/\*.*?\*/', re.DOTALL
)


def blank(match):
    """Spaces instead of the text, so that positions and line numbers stay the same."""
    return re.sub(r"[^\n]", " ", match.group())


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def check_file(path, room):
    """All mistakes of one file, as (line, sentence)."""
    text = path.read_text(encoding="utf-8")
    is_test = path.name.endswith("_test.cpp")
    code = NOT_CODE.sub(lambda match: match.group() if match.group()[0] == '"' else blank(match), text)
    allowed = MAY_USE[room] | {room} | (TESTS_MAY_ALSO_USE.get(room, set()) if is_test else set())
    for match in INCLUDE.finditer(code):
        line = line_of(code, match.start())
        quoted, angled = match.groups()
        if quoted:
            target = quoted.split("/")[0]
            if "/" not in quoted or target in (".", ".."):
                yield line, f'"{quoted}" names no room: write "room/file.h"'
            elif target not in MAY_USE and target not in allowed:
                yield line, f'"{quoted}": there is no room {target}'
            elif target not in allowed:
                yield line, f"{room} may not include {target}: {quoted}"
        elif not is_test and room in EXACT_ROOMS and angled in BANNED_HEADERS:
            yield line, f"<{angled}> is banned in {room}: games must be equal everywhere"
        elif room not in LIBRARY_ROOMS.get(angled, {room}):
            yield line, f"<{angled}> is for {', '.join(sorted(LIBRARY_ROOMS[angled]))} only"
        elif angled.startswith("boost/") and room not in BOOST_ROOMS:
            yield line, f"<{angled}>: Boost is for {', '.join(sorted(BOOST_ROOMS))} only"
    if room in EXACT_ROOMS and not is_test:
        for match in BANNED_WORDS.finditer(NOT_CODE.sub(blank, text)):
            yield line_of(text, match.start()), f"{match.group()} is banned in {room}: integers only"
    if path.suffix == ".h" and not re.search(r"^#pragma once$", code, re.MULTILINE):
        yield 1, "a header needs #pragma once"


def check_tree(source):
    """(number of files, list of mistakes) of all rooms under the folder source."""
    files, mistakes = 0, []
    for path in sorted(source.rglob("*")):
        if path.suffix not in (".h", ".cpp"):
            continue
        files += 1
        room = path.relative_to(source).parts[0]
        name = path.relative_to(source.parent)
        if room not in MAY_USE:
            mistakes.append(f"{name}:1: {room} is no room of scripts/check_includes.py")
            continue
        mistakes += [f"{name}:{line}: {what}" for line, what in check_file(path, room)]
    return files, mistakes


PLANTED = {  # file: (text, the line of the mistake or None)
    "base/good.h": ("#pragma once\n#include <vector>\n", None),
    "base/bad.h": ('#pragma once\n\n#include "catalog/tile.h"\n', 3),
    "catalog/bad.cpp": ('#include "rules/state.h"\n', 1),
    "rules/good.cpp": ('#include "catalog/tile.h"\n// #include "app/x.h" and double\nauto s = "float";\nint doubled = 1;\n', None),
    "rules/clock.cpp": ("#include <chrono>\n", 1),
    "rules/chance.h": ("#pragma once\n#include <random>\n", 2),
    "rules/float.cpp": ("int x;\n/* double */ float y;\n", 2),
    "rules/good_test.cpp": ('#include "notation/text.h"\n#include "support/scene.h"\n#include <iostream>\n', None),
    "rules/support.cpp": ('#include "support/scene.h"\n', 1),
    "catalog/bad_test.cpp": ('#include "support/scene.h"\n', 1),
    "rules/bad_test.cpp": ('#include "ai/search.h"\n', 1),
    "ai/map.cpp": ("#include <unordered_map>\n", 1),
    "ai/peer.cpp": ('#include "notation/text.h"\n', 1),
    "notation/peer.cpp": ('#include "chronicle/book.h"\n', 1),
    "notation/boost.cpp": ("#include <boost/json.hpp>\n", 1),
    "net/peer.cpp": ('#include "store/backend.h"\n', 1),
    "store/engine.cpp": ('#include "sqlite/database.h"\n', 1),
    "store/on_disk_test.cpp": ('#include "sqlite/database.h"\n', None),
    "postgresql/good.cpp": ("#include <libpq-fe.h>\n", None),
    "serve/client.cpp": ("#include <libpq-fe.h>\n", 1),
    "postgresql/peer.cpp": ('#include "sqlite/database.h"\n', 1),
    "console/engine.cpp": ('#include "sqlite/database.h"\n', 1),
    "net/page.cpp": ('#include "page/page.h"\n', None),
    "page/bad.cpp": ('#include "base/version.h"\n', 1),
    "table/bad.cpp": ('#include "page/page.h"\n', 1),
    "serve/good.cpp": ('#include "net/listener.h"\n#include <boost/json.hpp>\n#include <chrono>\n', None),
    "serve/peer.cpp": ('#include "terminal/key.h"\n', 1),
    "cli/bad.cpp": ('#include "sim/sim_command.h"\n', 1),
    "load/socket.cpp": ('#include "net/listener.h"\n', 1),
    "load/good_test.cpp": ('#include "table/table_registry.h"\n', None),
    "app/good.cpp": ('#include "serve/serve_command.h"\n', None),
    "app/bad.cpp": ('#include "net/server.h"\n', 1),
    "wasm/bad.cpp": ('#include "cli/arguments.h"\n', 1),
    "wasm/good.cpp": ('#include "chronicle/book.h"\n', None),
    "rules/relative.cpp": ('#include "state.h"\n', 1),
    "rules/once.h": ("int x;\n", 1),
    "cellar/x.h": ("#pragma once\n", 1),
}


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        for name, (text, _) in PLANTED.items():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_text(text, encoding="utf-8")
        found = {":".join(mistake.split(":")[:2]) for mistake in check_tree(source)[1]}
    planted = {f"src/{name}:{line}" for name, (_, line) in PLANTED.items() if line}
    for place in sorted(planted - found):
        print(f"not found: the mistake planted in {place}")
    for place in sorted(found - planted):
        print(f"found, but not planted: {place}")
    return planted == found


def main():
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(0 if self_test() else 1)
    files, mistakes = check_tree(ROOT / "src")
    for mistake in mistakes:
        print(mistake)
    print(f"{files} files read, {len(mistakes)} mistakes")
    sys.exit(1 if mistakes or not files else 0)


if __name__ == "__main__":
    main()
