#!/usr/bin/env python3
"""The bot of docs/bots.md wins scenario 1 with three teammates, and is as short as it says. The one that looks ahead counts right.

    partner_test.py --program build/release/magicmaze
"""
import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BOT = ROOT / "examples" / "bots" / "partner.py"
LOOK_AHEAD = ROOT / "examples" / "bots" / "look_ahead.py"
SEEDS = (1, 2, 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="build/release/magicmaze")
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    code = BOT.read_text(encoding="utf-8").split('"""')[2]
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 30, f"{len(lines)} lines"
    shown = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    dream = code[code.index("def dream"):code.index("def wishes")].strip()
    assert dream in shown, "docs/bots.md shows another bot"
    for seed in SEEDS:
        said = subprocess.run([sys.executable, str(BOT), program, str(seed)], check=True, capture_output=True, text=True).stdout
        assert said.startswith("won "), f"seed {seed}: {said}"
        print(f"seed {seed}: {said}", end="")
    code = LOOK_AHEAD.read_text(encoding="utf-8")
    assert code[code.index("def count"):code.index("*_, legal")].strip() in shown, "docs/bots.md looks ahead differently"
    said = subprocess.run([sys.executable, str(LOOK_AHEAD), program, "3"], check=True, capture_output=True, text=True).stdout
    assert said.endswith(" as the engine says\n") and said.strip() in shown, said
    print(said, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
