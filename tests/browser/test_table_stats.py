"""The statistics: counted once a deal, kept in this browser, taken along as a file and brought back.

Not here: whether the count itself is right.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import TableAt, counted, position


def test_a_deal_counts_once_and_can_be_taken_along(table_at: TableAt, tmp_path: Path) -> None:
    answer = position("belgian", counted)
    table = table_at("fr", save=answer["save"], settings={"rest": "never"})
    expect(table.totals).to_be_visible()
    page = table.page
    page.keyboard.press("u")
    expect(table.legal.first).to_be_visible()
    table.button("h").click()
    expect(table.notice).to_have_attribute("data-kind", "hint")
    for _ in range(2):
        table.play_deal()
        page.keyboard.press("u")
        expect(table.legal.first).to_be_visible()
    table.settings().locator('[data-act="stats"]').click()
    rows = page.locator("dialog .tb-stats tbody tr")
    told = {row.get_attribute("data-row"): row.locator("td").inner_text() for row in rows.all()}
    assert (told["deals"], told["matches"], told["hints"]) == ("1", "0", "1")

    with page.expect_download() as download:
        page.locator('dialog [data-act="export"]').click()
    exported = json.loads(Path(download.value.path()).read_text("utf-8"))
    (match,) = exported["matches"].values()
    (deal,) = match["deals"]
    count = table.page.evaluate("JSON.parse(localStorage['manille.statistics'])")["matches"]
    assert count == exported["matches"]
    assert deal["half"] == 30

    page.locator('dialog [data-act="forget"]').click()
    expect(rows).to_have_count(0)
    page.locator('dialog input[type="file"]').set_input_files(download.value.path())
    expect(rows).to_have_count(7)
    # Once more the same file changes nothing, and another file is no harm.
    page.locator('dialog input[type="file"]').set_input_files(download.value.path())
    expect(page.locator('dialog tr[data-row="deals"] td')).to_have_text("1")
    damaged = [{**match, "hints": -1}, {**match, "winner": "S"}, {**match, "deals": [{**deal, "points": None}]}]
    others = ['{"format": "something"}', *(json.dumps({**exported, "matches": {"a": one}}) for one in damaged)]
    taken = page.locator(".tb-taken")
    for text in others:
        page.locator('dialog input[type="file"]').set_input_files(download.value.path())
        expect(taken).to_contain_text("est repris")
        other = tmp_path / "other.json"
        other.write_text(text)
        page.locator('dialog input[type="file"]').set_input_files(other)
        expect(taken).to_contain_text("ne contient pas")
        expect(page.locator('dialog tr[data-row="deals"] td')).to_have_text("1")
