"""What ``run.py lighthouse`` makes of Lighthouse's reports. Nothing is measured here."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.lighthouse.__main__ import BARS, PAGES, line, read
from tests.lighthouse.server import CompressingServer


def report(shift: float = 0.0, **scores: float) -> dict[str, Any]:
    """A report with all scores perfect but `scores`, each held down by an audit of its own."""
    audits: dict[str, Any] = {
        "cumulative-layout-shift": {"numericValue": shift},
        "total-byte-weight": {"numericValue": 90_000},
        "first-contentful-paint": {"numericValue": 1_500},
        "largest-contentful-paint": {"numericValue": 2_100},
    }
    categories = {}
    for name in BARS:
        score = scores.get(name.replace("-", "_"), 1.0)
        audits[f"audit-{name}"] = {"title": f"why {name}", "score": 1 if score == 1 else 0}
        categories[name] = {"score": score, "auditRefs": [{"id": f"audit-{name}", "weight": 1}]}
    return {"audits": audits, "categories": categories}


@pytest.mark.parametrize(
    ("told", "good"),
    [
        (report(), True),
        (report(performance=0.95), True),
        (report(performance=0.94), False),
        (report(seo=0.99), False),
        (report(best_practices=0.96), False),
        (report(shift=0.01), True),
        (report(shift=0.011), False),
    ],
)
def test_a_page_is_good_at_the_bars_and_not_below(told: dict[str, Any], good: bool) -> None:
    page = read("de/", told)
    assert page.is_good is good
    assert ("under the bars" in line(page)) is not good


def test_what_is_not_perfect_is_named() -> None:
    assert read("", report(accessibility=0.9, performance=0.5)).findings == ("accessibility: why accessibility",)


def test_both_languages_are_measured_alike() -> None:
    german = [path for path in PAGES if path.startswith("de/")]
    assert len(german) == len(PAGES) - len(german) == 4


def test_text_is_sent_compressed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Bonjour</p>", "utf-8")
    with CompressingServer(tmp_path) as server:
        asked = urllib.request.Request(server.url, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(asked) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert gzip.decompress(answer.read()) == b"<p>Bonjour</p>"


def test_the_lock_holds_the_version_that_is_asked_for_and_hashes(root: Path) -> None:
    folder = root / "tests/lighthouse"
    wanted = json.loads((folder / "package.json").read_text("utf-8"))["dependencies"]
    packages = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert wanted == {"lighthouse": packages["node_modules/lighthouse"]["version"]}
    assert all(p["integrity"].startswith("sha512-") and "resolved" not in p for name, p in packages.items() if name)
    assert not re.search(r"\w+://", (folder / "package-lock.json").read_text("utf-8"))
