#!/usr/bin/env python3
"""Makes web/src/style/fonts/*.woff2: the page's text font with the weights 400 to 700 only, which is all the page uses.

The font in the npm package goes from 200 to 800. Its lightest weights are a third of the file, and every first visit loads it.
Run it again after an update of @fontsource-variable/atkinson-hyperlegible-next (apt install python3-fonttools python3-brotli):
    python3 scripts/narrow_font.py      in web/
"""
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).resolve().parent.parent
SOURCE = WEB / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
TARGET = WEB / "src/style/fonts"

for name in ("atkinson-hyperlegible-next-latin-wght-normal.woff2", "atkinson-hyperlegible-next-latin-ext-wght-normal.woff2"):
    font = instancer.instantiateVariableFont(TTFont(SOURCE / name, recalcTimestamp=False), {"wght": (400, 700)})
    font.flavor = "woff2"
    font.save(TARGET / name)
    print(f"{(SOURCE / name).stat().st_size:6} -> {(TARGET / name).stat().st_size:6}  {name}")
