"""What is played: a scenario by its name, or one of your own."""
from __future__ import annotations

import json
import os
import pathlib
from typing import Any, Mapping, Union

# "S7", "F3", "T1-hardcore+M2"; the fields of a custom scenario (docs/engine-protocol.md), their JSON, or the file it is in.
Scenario = Union[str, Mapping[str, Any], "os.PathLike[str]"]


def scenario_text(scenario: Scenario) -> str:
    """As the library reads it."""
    if isinstance(scenario, str):
        return scenario
    if isinstance(scenario, os.PathLike):
        return pathlib.Path(scenario).read_text(encoding="utf-8").strip()
    return json.dumps(dict(scenario))
