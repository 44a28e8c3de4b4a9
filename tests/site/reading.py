"""Reads the HTML of a built page into what the tests ask about: headings, links, scripts, paragraphs.

Not here: what must hold of them (the tests).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

VOID = frozenset(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"])
INLINE = frozenset(
    [
        "a",
        "abbr",
        "b",
        "bdi",
        "bdo",
        "cite",
        "code",
        "del",
        "dfn",
        "em",
        "i",
        "ins",
        "kbd",
        "label",
        "mark",
        "q",
        "s",
        "small",
        "span",
        "strong",
        "sub",
        "sup",
        "u",
        "var",
    ]
)
NOT_TEXT = frozenset(["script", "style", "pre", "code", "svg", "textarea"])
ADDRESSES = ("href", "src", "action", "data", "poster")


@dataclass(frozen=True)
class Element:
    """A start tag."""

    tag: str
    attributes: dict[str, str]
    line: int
    lang: str
    """The language it stands in, or its own."""


@dataclass
class Reader(HTMLParser):
    """Everything read from one page."""

    elements: list[Element] = field(default_factory=list)
    paragraphs: list[tuple[str, str]] = field(default_factory=list)
    """Pairs of language and text; inline markup does not end a paragraph."""
    headings: list[tuple[str, str, str]] = field(default_factory=list)
    """Triples of tag, id and text."""

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._open: list[tuple[str, str]] = []
        self._text = ""
        self._heading: tuple[str, str] | None = None
        self._heading_text = ""

    @property
    def _lang(self) -> str:
        return next((lang for _, lang in reversed(self._open) if lang), "")

    def _end_paragraph(self) -> None:
        if text := " ".join(self._text.split(" ")).strip(" \n"):
            self.paragraphs.append((self._lang, text))
        self._text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append(Element(tag, attributes, self.getpos()[0], attributes.get("lang") or self._lang))
        # A word in another language stands in a paragraph of its own, for its own rules.
        if tag not in INLINE or "lang" in attributes:
            self._end_paragraph()
        if tag not in VOID:
            self._open.append((tag, attributes.get("lang", "")))
        if tag in ("h1", "h2", "h3"):
            self._heading, self._heading_text = (tag, attributes.get("id", "")), ""

    def handle_endtag(self, tag: str) -> None:
        if tag not in INLINE or any(name == tag and lang for name, lang in self._open[-1:]):
            self._end_paragraph()
        if self._heading and tag == self._heading[0]:
            self.headings.append((*self._heading, self._heading_text.strip()))
            self._heading = None
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if any(tag in NOT_TEXT for tag, _ in self._open):
            return
        self._text += data
        if self._heading and not any(tag == "a" for tag, _ in self._open):
            self._heading_text += data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        """Return the attributes of every element `tag` that has the `wanted` ones."""
        return [
            e.attributes
            for e in self.elements
            if e.tag == tag and all(e.attributes.get(n) == v for n, v in wanted.items())
        ]


@dataclass(frozen=True)
class Page:
    """One built page."""

    path: str
    """Where it lies under the site, such as `de/vergleich/index.html`."""
    html: str

    @classmethod
    def at(cls, site: Path, path: str) -> Page:
        """Return the page at `path` of the built `site`."""
        return cls(path, (site / path).read_text("utf-8"))

    @cached_property
    def read(self) -> Reader:
        """What was read from it."""
        reader = Reader()
        reader.feed(self.html)
        reader.close()
        return reader

    @property
    def lang(self) -> str:
        """The language its root element names."""
        return self.read.all("html")[0]["lang"]

    @property
    def url(self) -> str:
        """Its address from the site's root, such as `de/vergleich/`."""
        return self.path.removesuffix("index.html")

    @property
    def ids(self) -> set[str]:
        """Every id on it."""
        return {e.attributes["id"] for e in self.read.elements if e.attributes.get("id")}

    @property
    def addresses(self) -> list[tuple[Element, str]]:
        """Every address that an element refers to."""
        return [(e, e.attributes[n]) for e in self.read.elements for n in ADDRESSES if e.attributes.get(n)]
