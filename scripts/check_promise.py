#!/usr/bin/env python3
"""Checks that the table's protocol keeps its promise (docs/protocol.md): everything a client of version 1 may
send is still understood, and everything it received it still receives. tests/protocol/v1.txt lists every field as it was added; the list
only grows.

scripts/check_promise.py              checks docs/protocol against the list
scripts/check_promise.py --add        adds what is new since then
scripts/check_promise.py --self-test  breaks the promise in every way and expects each breach to be found
"""
import copy
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "protocol" / "asyncapi.json"
PROMISE = ROOT / "tests" / "protocol" / "v1.txt"


def resolved(document, schema):
    while "$ref" in schema:
        found = document
        for key in schema["$ref"].removeprefix("#/").split("/"):
            found = found[key]
        schema = found
    return schema


def fields(document, schema, path, must):
    """(path, whether it is required, types or words) of everything in a schema."""
    schema = resolved(document, schema)
    if "oneOf" in schema:
        for one in schema["oneOf"]:
            yield from fields(document, one, path, must)
        return
    types = schema.get("type", [])
    for name in [types] if isinstance(types, str) else types:
        if name == "string" and ("enum" in schema or "const" in schema):
            for word in schema.get("enum", [schema.get("const")]):
                yield path, must, f"\"{word}\""
        else:
            yield path, must, name
    for key, below in schema.get("properties", {}).items():
        yield from fields(document, below, f"{path}.{key}", key in schema.get("required", []))
    if "items" in schema:
        yield from fields(document, schema["items"], f"{path}[]", True)


def table_of(document):
    """{(message, path): (must, {kinds})}"""
    table = {}
    for name, message in sorted(document["components"]["messages"].items()):
        for path, must, kind in fields(document, message["payload"], "", True):
            was, kinds = table.get((name, path), (must, set()))
            table[name, path] = (was and must, kinds | {kind})
    return table


def lines_of(table):
    return [f"{name} {path or '.'} {'must' if must else 'may'} {' '.join(sorted(kinds))}"
            for (name, path), (must, kinds) in sorted(table.items())]


def read(text):
    table = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, path, must, *kinds = line.split(" ")
            table[name, "" if path == "." else path] = (must == "must", set(kinds))
    return table


def broken(promised, now):
    """A sentence for everything that no longer holds."""
    for (name, path), (must, kinds) in sorted(promised.items()):
        where = f"{name} {path or '.'}"
        if (name, path) not in now:
            yield f"{where} is gone"
            continue
        must_now, kinds_now = now[name, path]
        if name.startswith("request_"):
            if must_now and not must:
                yield f"{where} could be left out"
            if gone := kinds - kinds_now:
                yield f"{where} could be {', '.join(sorted(gone))}"
        else:
            if must and not must_now:
                yield f"{where} was always told"
            # A new word may be added; a client can't ignore a new type.
            if new := {kind for kind in kinds_now - kinds if not kind.startswith('"')}:
                yield f"{where} was never {', '.join(sorted(new))}"
    for (name, path), (must, _) in sorted(now.items()):
        parent = path.rsplit(".", 1)[0]
        asks_more = name.startswith("request_") and must and (name, path) not in promised and path and not path.endswith("[]")
        if asks_more and (name, parent) in promised:
            yield f"{name} {path} has to be said now"


def self_test():
    document = json.loads(SCHEMA.read_text())
    promised = table_of(document)
    assert not list(broken(promised, table_of(document)))

    def join(broken_document):
        return broken_document["components"]["messages"]["request_join"]["payload"]

    def said(broken_document):
        return broken_document["components"]["messages"]["say_envelope"]["payload"]

    def rename(payload, old, new):
        payload["properties"][new] = payload["properties"].pop(old)

    mistakes = {
        "a field of a request is renamed": lambda d: rename(join(d), "as", "part"),
        "a field has to be said": lambda d: join(d)["required"].append("kind"),
        "a new field has to be said": lambda d: (join(d)["properties"].update(age={"type": "integer"}),
                                                  join(d)["required"].append("age")),
        "a word is not understood any more": lambda d: join(d)["properties"]["kind"]["enum"].remove("bot"),
        "a request is gone": lambda d: d["components"]["messages"].pop("request_take"),
        "a field is told no more": lambda d: said(d)["properties"].pop("seat"),
        "a field is told at times": lambda d: said(d)["required"].remove("hash"),
        "a field is of another type": lambda d: said(d)["properties"].update(v={"type": "string"}),
    }
    for name, mistake in mistakes.items():
        changed = copy.deepcopy(document)
        mistake(changed)
        assert list(broken(promised, table_of(changed))), f"not found: {name}"
    grown = copy.deepcopy(document)
    join(grown)["properties"]["age"] = {"type": "integer"}
    said(grown)["properties"]["weather"] = {"type": "string"}
    grown["components"]["schemas"]["reason"]["enum"].append("TooHot")
    assert not list(broken(promised, table_of(grown))), "what may be added is taken for a mistake"
    print(f"{len(mistakes)} mistakes found")


def main():
    if "--self-test" in sys.argv:
        self_test()
        return 0
    now = table_of(json.loads(SCHEMA.read_text()))
    promised = read(PROMISE.read_text()) if PROMISE.exists() else {}
    problems = list(broken(promised, now))
    for problem in problems:
        print(f"FAILED  {problem}")
    missing = [key for key in now if key not in promised]
    if "--add" in sys.argv and not problems:
        head = "# What version 1 of the table's protocol has promised (scripts/check_promise.py). It only grows and is never regenerated.\n"
        PROMISE.write_text(head + "\n".join(lines_of({**{key: now[key] for key in missing}, **promised})) + "\n")
        missing = []
    for name, path in missing:
        print(f"FAILED  {name} {path} is not in tests/protocol/v1.txt: scripts/check_promise.py --add")
    print(f"{len(promised)} promises held" if not problems and not missing else "the promise is broken")
    return 1 if problems or missing else 0


if __name__ == "__main__":
    sys.exit(main())
