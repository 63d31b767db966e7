#!/usr/bin/env python3
"""Compares the signature that a command prints with the committed one.

scripts/check_signature.py FILE COMMAND [ARGUMENT...]

The last line of both has the signature as its last word: sixteen hexadecimal digits.
"""
import re
import subprocess
import sys
from pathlib import Path


def signature_in(text, where):
    found = re.findall(r"\b[0-9a-f]{16}\b", text)
    if not found:
        sys.exit(f"There's no signature in {where}.")
    return found[0]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    file, command = Path(sys.argv[1]), sys.argv[2:]
    wanted = signature_in(file.read_text(encoding="utf-8"), file)
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    got = signature_in(printed, "what the command printed")
    print(f"{got}; {file} says {wanted}")
    if got != wanted:
        sys.exit("The signatures differ: this build plays a different game from the committed one.")


if __name__ == "__main__":
    main()
