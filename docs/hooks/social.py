"""The picture that a shared link shows, one a language: its drawing, and the mark that says which drawing a PNG is of.

Not here: making the PNG, which needs a browser (`python -m tests.browser.social`), and its address in the pages.
"""

from __future__ import annotations

import hashlib
import re
import struct
import zlib
from collections.abc import Iterator
from html import escape
from pathlib import Path

from hooks.words import Words

SIZE = (1200, 630)
FAN = Path(__file__).parents[1] / "assets/img/fan.svg"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
MARK = b"Source\0"


def name(lang: str) -> str:
    """Return the picture's file name in the language `lang`."""
    return f"social-{lang}.png"


def drawing(words: Words) -> str:
    """Return the SVG of the picture: the fan of the home page on the table's cloth, and what the site is."""
    width, height = SIZE
    fan = re.sub(
        r'<svg [^>]*?viewBox="([^"]*)"[^>]*>',
        r'<svg x="556" y="150" width="600" height="330" viewBox="\1">',
        FAN.read_text("utf-8"),
    )
    lines = "".join(
        f'<text x="84" y="{y}" font-size="36">{escape(words.say(key))}</text>'
        for key, y in (("social-line", 502), ("social-line-two", 552))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="#0c3325"/>'
        f'<rect x="24" y="24" width="{width - 48}" height="{height - 48}" rx="18" fill="#124734" stroke="#d9bd78" stroke-width="2"/>'
        f'{fan}<g font-family="Crimson Pro,serif" fill="#fbf6e8">'
        f'<text x="80" y="250" font-size="128" font-weight="600">{escape(words.say("social-title"))}</text>'
        f'<path d="M84 300h150" stroke="#d9bd78" stroke-width="6"/>{lines}</g></svg>'
    )


def mark(svg: str) -> str:
    """Return what tells the drawing `svg` from any other."""
    return hashlib.sha256(svg.encode()).hexdigest()


def marked(png: bytes, svg: str) -> bytes:
    """Return the picture `png` with the mark of its drawing in it."""
    after_head = len(SIGNATURE) + 25  # The header is always 13 bytes in a frame of 12.
    body = b"tEXt" + MARK + mark(svg).encode()
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:after_head] + chunk + png[after_head:]


def read_mark(png: bytes) -> str:
    """Return the mark in a picture, nothing if there is none."""
    return next(
        (body[len(MARK) :].decode() for kind, body in chunks(png) if kind == b"tEXt" and body.startswith(MARK)), ""
    )


def size(png: bytes) -> tuple[int, int]:
    """Return width and height of a picture."""
    width, height = struct.unpack(">II", next(body for kind, body in chunks(png) if kind == b"IHDR")[:8])
    return int(width), int(height)


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield kind and content of each part of a PNG. Raises `ValueError` for anything else."""
    if not png.startswith(SIGNATURE):
        raise ValueError("not a PNG")
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12
