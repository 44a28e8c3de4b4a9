"""What fixes the results of a duel: the players, the rules, who names trump, the seed.

Not here: how many deals, on how many cores, and where the results go; they change no result.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille.arena.trump import played_under
from manille.deals import Deal, deal_out, shuffled
from manille.seats import SEATS, Seat
from manille.variants import VARIANTS, Variant


@dataclass(frozen=True, slots=True)
class Plan:
    """A duel, to be played deal by deal in any order and anywhere."""

    a: str
    """The player whose points are counted, as the command line writes it (`players`)."""
    b: str
    """The other one."""
    variant: str
    """The variant's name."""
    options: tuple[str, ...]
    """The house rules that are on."""
    trump: str
    """How trump is made (`trump.modes`)."""
    seed: int
    """What all chance comes from."""
    worlds: int | None = None
    """The worlds for a decision, for players that have no number of their own."""
    time_ms: int | None = None
    """The time for a decision in milliseconds; with it, results depend on the machine."""

    @property
    def rules(self) -> Variant:
        """The rules as they are played."""
        return played_under(VARIANTS[self.variant].with_options(self.options), self.trump)

    def chance(self, *what: str | int) -> Random:
        """Return the chance of one event, told by numbers: the same whoever asks, and whatever else happened."""
        return Random("/".join(map(str, (self.seed, *what))))

    def dealing(self, dealer: Seat, *what: str | int) -> Deal:
        """Return the deal of `dealer` that is numbered so."""
        rules = self.rules
        pack = shuffled(self.chance(*what, "deal"))
        return deal_out(pack, dealer, rules.direction, rules.packets, turn_last=rules.turns_card)

    def dealer(self, *what: str | int) -> Seat:
        """Return who deals the deal, or first in the match, that is numbered so."""
        return self.chance(*what, "dealer").choice(SEATS)
