"""In which order a browser comes to what a page loads.

Not here: what it loads (the theme and `docs/overrides`), and the policy, which comes first of all (`csp`).
"""

from __future__ import annotations

import re

from hooks.csp import CHARSET, running_scripts

HEAD = re.compile(r"<head>.*?</head>", re.DOTALL)
THEME_SCRIPT = re.compile(r'<script src="([^"]*/assets/javascripts/bundle\.\w+\.min\.js)"></script>\s*')
OWN_SCRIPT = re.compile(r'(<script src="[^"]*/assets/js/site\.js")')


def scripts_first(page: str) -> str:
    """Return the HTML `page` with the scripts that stand in its head before its style sheets.

    Such a script waits for every sheet above it, and all below waits for the script: a browser would ask for the sheets,
    fonts and scripts of a page in three rounds, for a policy in the page keeps it from looking ahead.
    """
    head = HEAD.search(page)
    if head is None:
        return page
    rest, scripts = head[0], [found[0] for found in running_scripts(head[0])]
    for script in scripts:
        rest = rest.replace(script, "", 1)
    first = "".join(f"\n      {script}" for script in scripts)
    return page[: head.start()] + rest.replace(CHARSET, CHARSET + first, 1) + page[head.end() :]


def theme_later(page: str) -> str:
    """Return the HTML `page` with the theme's own script left to ours, which loads it when the table has started.

    Raises `ValueError` where the page has not one of each: another version of the theme loads its script in another way.
    """
    script = THEME_SCRIPT.search(page)
    if script is None or len(OWN_SCRIPT.findall(page)) != 1:
        raise ValueError("the theme's script is not where it was: see theme_later")
    return OWN_SCRIPT.sub(rf'\1 data-later="{script[1]}"', page.replace(script[0], ""))
