"""Checks what the server says on a table's socket against docs/protocol/asyncapi.json: problem_of(line) is None for a line of
the protocol. The part of JSON Schema that the file uses; tests/support/schema.cpp is the strict reader of the file itself."""
import json
import re
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "protocol"
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "integer": int}


@lru_cache(maxsize=None)
def document(name):
    return json.loads((FOLDER / name).read_text())


@lru_cache(maxsize=None)
def at(file, pointer):
    found = document(file)
    for key in pointer.strip("/").split("/"):
        found = found[key]
    return found


def resolved(schema, file):
    while "$ref" in schema:
        target, _, pointer = schema["$ref"].partition("#")
        file = target or file
        schema = at(file, pointer)
    return schema, file


def has_type(value, name):
    return isinstance(value, TYPES[name]) and not (name == "integer" and isinstance(value, bool))


def problem(value, schema, file, where):
    schema, file = resolved(schema, file)
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(has_type(value, name) for name in types):
        return f"{where} is not {types}"
    if "const" in schema and value != schema["const"]:
        return f"{where} is not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{where} is none of the known words"
    if "oneOf" in schema:
        problems = [problem(value, choice, file, where) for choice in schema["oneOf"]]
        if problems.count(None) != 1:
            return f"{where} fits {problems.count(None)} schemas: {problems}"
    if isinstance(value, dict) and "additionalProperties" in schema:
        return object_problem(value, schema, file, where)
    if isinstance(value, list) and "items" in schema:
        found = (problem(item, schema["items"], file, f"{where}[{i}]") for i, item in enumerate(value))
        return next((one for one in found if one), None)
    if isinstance(value, str) and "pattern" in schema and not re.search(schema["pattern"], value):
        return f"{where} does not look like {schema['pattern']}"
    if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return f"{where} is out of bounds"
    return None


def object_problem(value, schema, file, where):
    missing = [key for key in schema.get("required", []) if key not in value]
    if missing:
        return f"{where} lacks {missing}"
    properties = schema.get("properties", {})
    unknown = [key for key in value if key not in properties]
    if unknown:
        return f"{where} has the unknown {unknown}"
    found = (problem(inner, properties[key], file, f"{where}.{key}") for key, inner in value.items())
    return next((one for one in found if one), None)


@lru_cache(maxsize=None)
def payloads():
    messages = at("asyncapi.json", "/operations/say/messages")
    return [resolved(resolved(message, "asyncapi.json")[0]["payload"], "asyncapi.json")[0] for message in messages]


def problem_of(line):
    try:
        message = json.loads(line)
    except ValueError as error:
        return str(error)
    candidates = [one for one in payloads() if all(key in message for key in one.get("required", []))]
    problems = [problem(message, one, "asyncapi.json", "message") for one in candidates]
    return None if problems.count(None) == 1 else f"fits {problems.count(None)} messages: {problems}"
