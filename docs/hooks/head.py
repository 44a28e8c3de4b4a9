"""What stands in the head of a page in which order.

Not here: what stands there (the theme and `docs/overrides`), and the policy, which comes first of all (`csp`).
"""

from __future__ import annotations

import re

from hooks.csp import CHARSET, running_scripts

HEAD = re.compile(r"<head>.*?</head>", re.DOTALL)


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
