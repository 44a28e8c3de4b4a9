"""Data for search engines (`hooks.structured`) and the picture of a shared link (`hooks.social`)."""

from __future__ import annotations

import json
import struct
import zlib

import pytest

from hooks import social
from hooks.structured import plain, questions, script
from hooks.words import words

PAGE = (
    '<h2 id="a">Les cartes</h2><h3 id="b">Est-ce <em>vrai</em>&nbsp;?<a class="headerlink" href="#b">¶</a></h3>\n'
    '<p>Oui, <a href="../x/">dit\nla règle</a>.\nEt puis&nbsp;:</p>\n<ul>\n<li>un</li>\n<li>deux</li>\n</ul>\n'
    '<h2 id="c">Suite</h2><p>Rien.</p><h3 id="d">Fini ?</h3><p>Non.</p>'
)


def test_each_question_has_its_own_answer_without_markup() -> None:
    assert list(questions(PAGE)) == [
        ("Est-ce vrai\u00a0?", "Oui, dit la règle. Et puis\u00a0: un deux"),
        ("Fini ?", "Non."),
    ]


def test_no_text_can_end_the_element_that_holds_it() -> None:
    written = script([{"@type": "Thing", "name": "</script><b>"}])
    assert written.count("</script>") == 1
    body = written.removeprefix('<script type="application/ld+json">').removesuffix("</script>")
    assert json.loads(body)["@graph"] == [{"@type": "Thing", "name": "</script><b>"}]


def test_entities_become_text() -> None:
    assert plain("Contre&#8239;: <b>×2</b> &amp; plus") == "Contre\u202f: ×2 & plus"


def png() -> bytes:
    """A picture of one grey point."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head, data = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0), zlib.compress(b"\0\x80")
    return social.SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def test_a_picture_keeps_the_mark_of_its_drawing() -> None:
    marked = social.marked(png(), "<svg/>")
    assert social.read_mark(png()) == ""
    assert social.read_mark(marked) == social.mark("<svg/>") != social.mark("<svg />")
    assert [kind for kind, _ in social.chunks(marked)] == [b"IHDR", b"tEXt", b"IDAT", b"IEND"]
    assert social.size(marked) == (1, 1)


def test_only_pictures_are_read() -> None:
    with pytest.raises(ValueError, match="not a PNG"):
        list(social.chunks(b"GIF89a"))


def test_the_drawing_says_what_the_site_is_in_its_language() -> None:
    for lang in ("fr", "de"):
        assert words(lang).say("social-line") in social.drawing(words(lang))
