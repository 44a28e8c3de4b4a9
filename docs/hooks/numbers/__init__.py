"""The figures on the page of strategy: how they are found, and where what was found is kept.

Not here: what the page says about them (`docs/fr`, `docs/de`), and duels between bots (`manille.arena`).
"""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the positions and the results lie."""
