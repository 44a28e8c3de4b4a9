"""Keeps what the pages of one test asked for and complained about.

It judges nothing but three things no page of ours may do: log an error, throw, or ask another host.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


class Watch:
    """``requests`` holds every address asked for, in order; ``errors`` every complaint of a page or worker."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.expected: list[re.Pattern[str]] = []

    def follow(self, context: BrowserContext) -> None:
        context.on("request", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", self._on_weberror)

    def forget(self) -> None:
        """Begin anew, for another test on the same page."""
        for kept in (self.requests, self.errors, self.expected):
            kept.clear()

    def expect_error(self, pattern: str) -> None:
        """Say that this test provokes an error whose text matches ``pattern``."""
        self.expected.append(re.compile(pattern))

    def foreign(self) -> list[str]:
        """Every address asked for that is not on the site's own host."""
        own = ("data:", "blob:", "about:")
        return [url for url in self.requests if not url.startswith(own) and _origin(url) != self.origin]

    def complaints(self) -> list[str]:
        """Everything that must be empty at the end of a test."""
        errors = [text for text in self.errors if not any(p.search(text) for p in self.expected)]
        return errors + [f"asked another host: {url}" for url in self.foreign()]

    def _on_request(self, request: Request) -> None:
        self.requests.append(request.url)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _on_weberror(self, error: WebError) -> None:
        self.errors.append(f"{error.error}")


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
