"""Compressed twins, `.br` and `.gz`, beside large files, for hosts that send them in place of the file.

Not here: the page's own way of loading a `.gz` where a host sends none (`demo/worker`).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

HERE = Path(__file__).parent
ENDS = (".br", ".gz")
#: Bytes from which on a file is worth two more.
LARGE = 50_000


def add_twins(files: Iterable[Path], cache: Path) -> None:
    """Put twins beside the large ones of `files`; those of known contents come from `cache`, since brotli is slow."""
    large = sorted((file for file in files if file.stat().st_size >= LARGE), key=lambda file: -file.stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, twins in zip(large, pool.map(partial(_twins, cache=cache), large), strict=True):
            for twin in twins:
                if twin.stat().st_size:
                    shutil.copyfile(twin, f"{file}{twin.suffix}")


def _twins(file: Path, cache: Path) -> list[Path]:
    """Return the twins of `file` in `cache`, empty ones where it does not become smaller."""
    cache.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(file.read_bytes() + (HERE / "compress.mjs").read_bytes()).hexdigest()
    twins = [cache / f"{digest}{end}" for end in ENDS]
    if not all(twin.is_file() for twin in twins):
        fresh = [twin.with_suffix(f"{twin.suffix}.new") for twin in twins]
        node = shutil.which("node") or "node"
        subprocess.run([node, str(HERE / "compress.mjs"), str(file), *map(str, fresh)], check=True)
        for made, twin in zip(fresh, twins, strict=True):
            made.replace(twin)
    return twins
