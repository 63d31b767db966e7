#!/usr/bin/env python3
"""The Python package as somebody else installs it: by pip, into an environment of its own, with Debian's numpy and without a network.
A program outside this folder then plays with it, and mypy knows its types.

    /usr/bin/python3 tests/python/install_test.py
"""
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = """
import magicmaze
from magicmaze import Game, VectorEnv

game = Game("S7", seats=4, seed=3)
seat = next(seat for seat in range(4) if game.legal(seat))
game.act(seat, game.legal(seat)[0], at=500)
tick = VectorEnv(16, "F3").reset()
assert tick.masks is not None
seen: int = int(tick.masks.sum())
left: int = game.view()["sand_ms"]
print(magicmaze.__file__, game.hash, seen > 0, left)
"""
WRONG = """
from magicmaze import Game
Game("S1", seats="four")
"""


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
    return done.stdout.strip()


def left_behind():
    return [file for file in ("build", "magicmaze.egg-info", "magicmaze/libmagicmaze.so") if (ROOT / "python" / file).exists()]


def main():
    assert not left_behind(), f"remove {left_behind()} from python/ first"
    ours = {name: value for name, value in os.environ.items() if name not in ("MAGICMAZE_LIBRARY", "PYTHONPATH")}
    with tempfile.TemporaryDirectory(prefix="magicmaze-") as name:
        folder = pathlib.Path(name)
        python = folder / "env" / "bin" / "python"
        run(sys.executable, "-m", "venv", "--system-site-packages", folder / "env")
        run(python, "-m", "pip", "install", "--no-index", "--no-build-isolation", ROOT / "python", env=ours, cwd=folder)
        assert not left_behind(), f"pip left {left_behind()} in python/"
        (folder / "play.py").write_text(PROGRAM)
        (folder / "wrong.py").write_text(WRONG)
        told = run(python, "play.py", env=ours, cwd=folder)
        assert told.startswith(str(folder / "env")) and " True " in told, told
        mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python)]
        run(*mypy, "play.py", env=ours, cwd=folder)
        wrong = subprocess.run([*mypy, "wrong.py"], env=ours, cwd=folder, capture_output=True, text=True, check=False).stdout
        assert "wrong.py:3: error: Argument \"seats\"" in wrong, wrong
    print("installed, played, and checked by its types")
    return 0


if __name__ == "__main__":
    sys.exit(main())
