"""What the theme brings and this site never loads: source maps and stemmers of other languages.

Not here: our own files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

STEMMERS = Path("assets/javascripts/lunr/min")
SHARED_STEMMER_FILES = {"lunr.stemmer.support.min.js", "lunr.multi.min.js"}


def unused(site: Path, languages: Iterable[str]) -> Iterator[Path]:
    """Yield the files of the built `site` that no page in these `languages` asks for."""
    yield from sorted(site.rglob("*.map"))
    keep = SHARED_STEMMER_FILES | {f"lunr.{lang}.min.js" for lang in languages}
    yield from (file for file in sorted((site / STEMMERS).glob("*.js")) if file.name not in keep)
    # Segmenters for Japanese and Chinese lie one folder up.
    yield from sorted((site / STEMMERS.parent).glob("*.js"))
