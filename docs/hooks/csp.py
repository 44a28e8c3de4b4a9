"""The content security policy of a built page, with a hash for each of its inline scripts.

Not here: what a worker may fetch, which a page's own policy does not govern.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator

INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", re.DOTALL)
#: A block of data runs nothing, so it needs no hash.
DATA_TYPES = ("application/json", "application/ld+json")
CHARSET = '<meta charset="utf-8">'

COMMON = {
    "default-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "object-src": "'none'",
    "style-src": "'self'",
    # The theme draws its icons as masks from data addresses in its own style sheet.
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
}


def script_hash(body: str) -> str:
    """Return the source expression that allows exactly the inline script `body`."""
    digest = hashlib.sha256(body.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def running_scripts(page: str) -> Iterator[re.Match[str]]:
    """Yield where a script stands in the HTML `page` itself and runs; its body is the second group."""
    return (found for found in INLINE_SCRIPT.finditer(page) if not any(t in found[1] for t in DATA_TYPES))


def inline_scripts(page: str) -> list[str]:
    """Return the bodies of the scripts that stand in the HTML `page` itself and would run."""
    return [found[2] for found in running_scripts(page)]


def policy(page: str, *, wasm: bool = False) -> str:
    """Return the policy for the HTML `page`; `wasm` also allows WebAssembly, which the table's page compiles."""
    sources = ["'self'", *(["'wasm-unsafe-eval'"] if wasm else [])]
    sources += dict.fromkeys(script_hash(body) for body in inline_scripts(page))
    directives = {**COMMON, "script-src": " ".join(sources)}
    return "; ".join(f"{name} {value}" for name, value in directives.items())


def with_policy(page: str, *, wasm: bool = False) -> str:
    """Return the HTML `page` with its policy as the first thing after the charset, before anything is loaded."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(page, wasm=wasm)}">'
    return page.replace(CHARSET, f"{CHARSET}\n      {meta}", 1)
