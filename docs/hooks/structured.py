"""What a page tells search engines about itself: schema.org data as JSON, which no policy has to allow.

Not here: what previews show (`overrides/partials/social.html`) and the links between languages (`alternates`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import unescape
from typing import Any

Data = dict[str, Any]

CONTEXT = "https://schema.org"
QUESTION = re.compile(r"<h3\b[^>]*>(?P<asked>.*?)</h3>(?P<answer>.*?)(?=<h[1-3]\b|\Z)", re.DOTALL)
PERMALINK = re.compile(r'<a class="headerlink".*?</a>', re.DOTALL)
BLOCK_END = re.compile(r"</(?:p|li|tr|div)>")
TAG = re.compile(r"<[^>]*>")
#: The page that is a list of questions; its name is the same in every language.
QUESTIONS_PAGE = "questions.md"


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a page when it is told."""

    title: str
    """Its title as text."""
    address: str
    """Its whole address."""
    lang: str
    """Its language."""
    site_name: str
    """The site's name in that language."""
    home: str
    """The whole address of that language's home."""


def home_data(about: About, description: str) -> list[Data]:
    """Return what the home page of a language says: what the site is."""
    site = {"@type": "WebSite", "name": about.site_name, "url": about.home, "description": description}
    return [{**site, "inLanguage": about.lang}]


def page_data(about: About) -> list[Data]:
    """Return what any other page says: the way to it from its language's home."""
    way = [(about.site_name, about.home), (about.title, about.address)]
    steps = [{"@type": "ListItem", "position": n, "name": name, "item": url} for n, (name, url) in enumerate(way, 1)]
    return [{"@type": "BreadcrumbList", "itemListElement": steps}]


def questions_data(content: str, lang: str) -> list[Data]:
    """Return what the page of questions says besides: each question with its answer, from the HTML `content`."""
    pairs = [
        {"@type": "Question", "name": asked, "acceptedAnswer": {"@type": "Answer", "text": answer}}
        for asked, answer in questions(content)
    ]
    return [{"@type": "FAQPage", "inLanguage": lang, "mainEntity": pairs}]


def questions(content: str) -> Iterator[tuple[str, str]]:
    """Yield the text of each question in the HTML `content`, a heading of the third level, and of its answer."""
    for found in QUESTION.finditer(content):
        yield plain(found["asked"]), plain(found["answer"])


def plain(html: str) -> str:
    """Return the text of a piece of HTML in one line."""
    text = TAG.sub("", BLOCK_END.sub(" ", PERMALINK.sub("", html)))
    return re.sub(r"[ \n]+", " ", unescape(text)).strip()


def script(data: Iterable[Data]) -> str:
    """Return the element that holds `data`; `<` is written so that no text in it can end the element."""
    graph = {"@context": CONTEXT, "@graph": list(data)}
    text = json.dumps(graph, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'
