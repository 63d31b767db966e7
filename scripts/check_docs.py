#!/usr/bin/env python3
"""Checks the documents: files they name exist, functions and types that ARCHITECTURE.md and docs/tour.md name are in their
files, groups of tests they name exist, and no file names a path of one particular machine.

scripts/check_docs.py              checks the project
scripts/check_docs.py --self-test  puts mistakes into a small tree and expects each to be found
"""
import os
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIRED = ["README.md", "ARCHITECTURE.md"]
CHECKED = REQUIRED + ["CONTRIBUTING.md", "src/README.md", "docs/tour.md"]
WITH_SYMBOLS = ["ARCHITECTURE.md", "docs/tour.md"]

SKIPPED_FOLDERS = {".git", "build", "node_modules"}
TEXT_LIMIT = 2_000_000  # bytes; larger files are data

LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"^[\w.][\w.*-]*(/[\w.*-]+)*/?$")
# `Table::act` (`src/table/table_play.cpp`), or `why_refused` in `src/rules/vortex.cpp`
SYMBOL = re.compile(r"`(\w+(?:(?:::|\.)\w+)*)`\s+(?:\(|in )`([^`\s]+)`")
GROUP = re.compile(r"\./test (?:[^`\n]* )?--only ([a-z][a-z0-9-]*)")
GROUPS = "tests/checks.cmake"  # lists them, one a line, between quotes
SUFFIX = re.compile(r"\.(h|cpp|md|py|sh|mjs|ts|tsx|json|txt|cmake|mmr)$")


def named_files(text):
    """(position, path) of every file that a document names: relative links, and code that looks like a path."""
    text = FENCE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    for match in LINK.finditer(text):
        target = match.group(1).split("#")[0]
        if target and not re.match(r"[a-z]+:", target):
            yield match.start(), target, True
    for match in CODE.finditer(text):
        word = match.group(1).split()[0].removeprefix("./")
        is_command = match.group(1).startswith("./")
        is_path = PATH.match(word) and ("/" in word or SUFFIX.search(word))
        if is_command or (is_path and " " not in match.group(1)):
            yield match.start(), word, False


def exists(root, folder, path):
    if path.split("/")[0] in ("build", "node_modules"):  # made, not written
        return True
    if "/" not in path and any(file.name == path for file in project_files(root)):
        return True
    for start in (folder, root):
        if any(start.glob(path)) if "*" in path else (start / path).exists():
            return True
    return False


def check_document(root, name, links_only=False):
    path = root / name
    text = path.read_text(encoding="utf-8")
    for position, target, is_link in named_files(text):
        if links_only and not is_link:
            continue
        found = (path.parent / target).exists() if is_link else exists(root, path.parent, target)
        if not found:
            yield f"{name}:{text.count(chr(10), 0, position) + 1}: there is no {target}"


def declares(text, symbol):
    """Whether a source declares or defines a function or a type of that name; Class::function as its file writes it."""
    if "::" in symbol and symbol + "(" in text:
        return True
    name = re.escape(re.split(r"::|\.", symbol)[-1])
    is_type = rf"\b(class|struct|enum class|interface|type|const|using)\s+{name}\b"
    is_function = rf"(?<![.>\w]){name}(<[^<>]*>)?\("
    is_member = rf"^\s+(?:private |readonly )*{name} = \("  # of a class in the page
    return any(re.search(each, text, re.MULTILINE) for each in (is_type, is_function, is_member))


def check_symbols(root, name):
    """Of a document that names a function or a type and, in brackets, its file."""
    text = (root / name).read_text(encoding="utf-8")
    for match in SYMBOL.finditer(text):
        symbol, path = match.groups()
        source = root / path
        if source.is_file() and not declares(source.read_text(encoding="utf-8"), symbol):
            yield f"{name}:{text.count(chr(10), 0, match.start()) + 1}: there is no {symbol} in {path}"


def check_groups(root, name, groups):
    """Of a document that tells to run a group of tests."""
    text = (root / name).read_text(encoding="utf-8")
    for match in GROUP.finditer(text):
        if match.group(1) not in groups:
            line = text.count("\n", 0, match.start()) + 1
            yield f"{name}:{line}: ./test has no group {match.group(1)}"


def known_groups(root):
    if not (root / GROUPS).exists():
        return set()
    listed = re.search(r"groups\.txt \"\\\n(.*?)^\"", (root / GROUPS).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return {line.split()[0] for line in listed.group(1).splitlines() if line.strip()}


def machine_paths(root):
    """Paths that only this machine has: home folders, and the place of this clone."""
    own = [r"home/[a-z]\w*", r"root", r"Users/[A-Za-z]\w*"]
    # Folders that every system has, and names that our documents use.
    usual = {"bin", "boot", "dev", "etc", "home", "lib", "media", "mnt", "opt", "proc", "root", "run", "sbin", "srv", "sys", "tmp",
             "usr", "var", "src", "tests", "docs", "web"}
    place = root.resolve().parts[1:]
    if place and place[0] not in usual:
        own.append(re.escape(place[0]))
    return re.compile(r"(?<![\w.})*\]-])/(" + "|".join(own) + r")/")


def project_files(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in SKIPPED_FOLDERS)
        for name in sorted(files):
            yield Path(folder) / name


def check_machine_paths(root, pattern):
    for path in project_files(root):
        if path.is_symlink() or path.stat().st_size > TEXT_LIMIT or path.resolve() == Path(__file__).resolve():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            yield f"{path.relative_to(root)}:{line}: a path of one particular machine: {match.group()}..."


def check(root):
    mistakes = [f"{name}: missing" for name in REQUIRED if not (root / name).exists()]
    for name in CHECKED:
        if (root / name).exists():
            mistakes += check_document(root, name)
    for name in WITH_SYMBOLS:
        if (root / name).exists():
            mistakes += check_symbols(root, name)
    groups = known_groups(root)
    for path in sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")]):
        mistakes += check_groups(root, str(path.relative_to(root)), groups)
    for path in sorted((root / "docs").rglob("*.md")):
        if str(path.relative_to(root)) in CHECKED:
            continue
        mistakes += check_document(root, str(path.relative_to(root)), links_only=True)
    return mistakes + list(check_machine_paths(root, machine_paths(root)))


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "src/rules").mkdir(parents=True)
        (root / "src/rules/move.cpp").write_text("// see /home/" + "somebody/x\n", encoding="utf-8")
        (root / "README.md").write_text(
            "`src/rules/move.cpp` [a](src/rules/move.cpp) `./play --seats 4` `src/rules/*.cpp` `build/release`\n"
            "`src/rules/gone.cpp` `move.cpp`\n[b](gone.md)\n`no.path` `B-MOVE-2` `1a:0,1`\n```\n`gone/in/fence.h`\n```\n",
            encoding="utf-8",
        )
        (root / "play").write_text("", encoding="utf-8")
        (root / "src/rules/walk.cpp").write_text("void Table::act(int) { go(1); }\nclass Deck {};\n", encoding="utf-8")
        (root / "docs").mkdir()
        (root / "docs/tour.md").write_text(
            "`Table::act` (`src/rules/walk.cpp`) `Deck` (`src/rules/walk.cpp`)\n`Table::rest`\n  (`src/rules/walk.cpp`)\n"
            "`Hand` in `src/rules/walk.cpp`\n",
            encoding="utf-8",
        )
        (root / "tests").mkdir()
        (root / GROUPS).write_text('file(WRITE folder/groups.txt "\\\nunit     all\nfresh    bare\narm64    other\n")\n', encoding="utf-8")
        (root / "docs/tests.md").write_text("`./test --only unit --only fresh.one`\n`./test --times --only gone`\n`./test --only arm64`\n", encoding="utf-8")
        found = [mistake.split(": ")[0] for mistake in check(root)]
    # The place of the clone must not turn an example into a mistake: the documents name /srv.
    assert not machine_paths(Path("/srv/project")).search(" /srv/maze/")
    assert machine_paths(Path("/mine/project")).search(" /mine/x/")
    planted = ["ARCHITECTURE.md", "README.md:2", "README.md:3", "docs/tests.md:2", "docs/tour.md:2", "docs/tour.md:4", "src/rules/move.cpp:1"]
    if sorted(found) != planted:
        print(f"found {sorted(found)}, planted {planted}")
    return sorted(found) == planted


def main():
    if sys.argv[1:] == ["--self-test"]:
        sys.exit(0 if self_test() else 1)
    mistakes = check(ROOT)
    for mistake in mistakes:
        print(mistake)
    print(f"{len(mistakes)} mistakes")
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
