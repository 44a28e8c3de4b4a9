"""Cards and figures (`hooks.figures`)."""

import re

import pytest

from hooks.figures import card_chip, card_chips, legal_figure, trick_of
from hooks.words import names, words
from manille.cards import Suit, card
from manille.seats import Seat
from manille.variants import BELGIAN, FRENCH
from tests.site.conftest import LANGUAGES

STATE = re.compile(r'data-suit="(.)" data-state="(legal|refused)">([^<\ufe0e]+)')


@pytest.mark.parametrize(("lang", "name"), [("fr", "dix de cœur"), ("de", "Herz-Zehn")])
def test_a_card_shows_its_face_and_says_its_name(lang: str, name: str) -> None:
    chip = card_chip(card("TH"), words(lang))
    assert f'aria-label="{name}"' in chip
    assert ">10♥\ufe0e<" in chip


def test_an_unknown_card_stops_the_build() -> None:
    with pytest.raises(ValueError, match="1H"):
        card_chips("TH 1H", words("fr"))


def states(figure: str) -> dict[str, str]:
    return {face: state for _, state, face in STATE.findall(figure)}


# RULES.md R10: the only line on which the variants differ by R4.7.
def test_the_engine_marks_the_cards() -> None:
    belgian = legal_figure("belgian", "S", "9S 7S AC", "8H KHp QS", words("fr"))
    assert states(belgian) == {"9♠": "refused", "7♠": "refused", "A♣": "legal"}
    coinchee = legal_figure("coinchee", "S", "9S 7S AC", "8H KHp QS", words("fr"))
    assert set(states(coinchee).values()) == {"legal"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_says_in_words_what_it_shows(lang: str) -> None:
    say = words(lang).say
    figure = legal_figure("belgian", "S", "9H AH KH 7C", "QH", words(lang))
    assert say("figure-trump", suit=names(lang).suit(Suit.SPADES)) in figure
    assert figure.count(f"<small>{say('figure-playable')}</small>") == 2
    assert figure.count(f"<small>{say('figure-refused')}</small>") == 2
    assert say("figure-master") in figure
    no_trump = legal_figure("belgian", "NT", "9S AC", "JH", words(lang), caption="<b>")
    assert say("figure-no-trump") in no_trump
    assert "&lt;b&gt; " + say("figure-all") in no_trump


def test_the_trick_is_led_by_whoever_sits_before_the_visitor() -> None:
    assert trick_of(BELGIAN, Suit.SPADES, "QH").leader is Seat.E
    assert trick_of(FRENCH, Suit.SPADES, "QH").leader is Seat.W
    assert trick_of(FRENCH, None, "8H KHp QS").leader is Seat.E


@pytest.mark.parametrize("trick", ["QHp", "8Hp QS 7H", "8H QS", "8H 9H TH AH"])
def test_a_partner_in_the_wrong_place_stops_the_build(trick: str) -> None:
    with pytest.raises(ValueError, match=r"partner|three"):
        trick_of(BELGIAN, None, trick)
