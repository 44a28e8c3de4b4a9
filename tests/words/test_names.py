"""Cards, seats and sides take the forms that French and German grammar ask for."""

from __future__ import annotations

import re

import pytest

import manille.bridge  # noqa: F401  every message key is defined when its module is imported
from manille.auction import Call
from manille.cards import PACK, Rank, Suit, card
from manille.messages import say
from manille.seats import Seat, Side
from manille.words import Words, card_arguments, words

FRENCH = {
    Rank.TEN: ("le dix", "du dix", "au dix"),
    Rank.ACE: ("l’as", "de l’as", "à l’as"),
    Rank.KING: ("le roi", "du roi", "au roi"),
    Rank.QUEEN: ("la dame", "de la dame", "à la dame"),
    Rank.JACK: ("le valet", "du valet", "au valet"),
    Rank.NINE: ("le neuf", "du neuf", "au neuf"),
    Rank.EIGHT: ("le huit", "du huit", "au huit"),
    Rank.SEVEN: ("le sept", "du sept", "au sept"),
}
FRENCH_SUITS = {Suit.SPADES: "pique", Suit.HEARTS: "cœur", Suit.DIAMONDS: "carreau", Suit.CLUBS: "trèfle"}

GERMAN = {
    Rank.TEN: ("die", "die", "der", "Zehn", "Zehn"),
    Rank.ACE: ("das", "das", "dem", "Ass", "Ass"),
    Rank.KING: ("der", "den", "dem", "König", "König"),
    Rank.QUEEN: ("die", "die", "der", "Dame", "Dame"),
    Rank.JACK: ("der", "den", "dem", "Bube", "Buben"),
    Rank.NINE: ("die", "die", "der", "Neun", "Neun"),
    Rank.EIGHT: ("die", "die", "der", "Acht", "Acht"),
    Rank.SEVEN: ("die", "die", "der", "Sieben", "Sieben"),
}
GERMAN_SUITS = {Suit.SPADES: "Pik", Suit.HEARTS: "Herz", Suit.DIAMONDS: "Karo", Suit.CLUBS: "Kreuz"}


@pytest.mark.parametrize("c", PACK, ids=str)
def test_french_cards(c):
    suit, w = FRENCH_SUITS[c.suit], words("fr")
    definite, of, to = FRENCH[c.rank]
    assert [w.name(c, form) for form in ("def", "de", "a")] == [f"{x} de {suit}" for x in (definite, of, to)]
    assert w.name(c, "cap") == f"{definite[0].upper()}{definite[1:]} de {suit}"
    assert w.name(c, "rank") == definite


@pytest.mark.parametrize("c", PACK, ids=str)
def test_german_cards(c):
    suit, w = GERMAN_SUITS[c.suit], words("de")
    nom, acc, dat, name, oblique = GERMAN[c.rank]
    assert w.name(c) == f"{suit}-{name}"
    assert w.name(c, "nom") == f"{nom} {suit}-{name}"
    assert w.name(c, "cap") == f"{nom.capitalize()} {suit}-{name}"
    assert w.name(c, "acc") == f"{acc} {suit}-{oblique}"
    assert w.name(c, "dat") == f"{dat} {suit}-{oblique}"
    assert w.name(c, "rank-acc") == f"{acc} {oblique}"
    assert w.name(c, "rank-dat") == f"{dat} {oblique}"


def test_a_rank_that_is_passed_as_text_is_readable_all_the_same() -> None:
    assert words("fr").form("card", "def", {"rank": "7", "suit": "S"}) == "le 7 de pique"


def test_the_arguments_of_a_card() -> None:
    assert card_arguments("9H") == {"rank": 9, "suit": "H"}
    assert card_arguments("TS") == {"rank": "T", "suit": "S"}


def test_seats_sides_suits_and_calls() -> None:
    french, german = words("fr"), words("de")
    assert [french.name(s, "de") for s in Seat] == ["de votre partenaire", "d’Est", "de vous", "d’Ouest"]
    assert [german.name(s, "dat") for s in Seat] == ["Ihrem Partner", "Ost", "Ihnen", "West"]
    assert [german.name(s, "acc") for s in Seat] == ["Ihren Partner", "Ost", "Sie", "West"]
    assert [french.name(s, "a") for s in Side] == ["à votre équipe", "à l’équipe adverse"]
    assert [german.name(s, "dat") for s in Side] == ["Ihrem Team", "dem gegnerischen Team"]
    assert (french.name(None), german.name(None)) == ("sans atout", "ohne Trumpf")
    assert french.name(Call.PASS, "naming") == "laisser le choix à votre partenaire"
    assert french.name(Call.HEARTS, "naming") == "cœur"


SAID = [
    (
        say("must-take-in-suit", card=card("9H"), led=Suit.HEARTS, best=card("KH"), master=Seat.W, taker=card("AH")),
        "Votre adversaire tient le pli avec le roi de cœur : vous devez le prendre, vous avez l’as.",
        "Ein Gegner hat den Stich mit dem Herz-König: Sie müssen ihn übernehmen, Sie haben das Ass.",
    ),
    (
        say("no-undertrump", card=card("JS"), best=card("QS"), master=Seat.E),
        "Votre adversaire a coupé avec la dame de pique : vous ne pouvez pas sous-couper avec le valet de pique tant que vous avez une autre couleur.",
        "Ein Gegner hat mit der Pik-Dame gestochen: Mit dem Pik-Buben dürfen Sie nicht untertrumpfen, solange Sie eine andere Farbe haben.",
    ),
    (
        say("step-above", side=Side.NS, points=38, half=30, above=8),
        "Vous avez 38 points : 8 de plus que la moitié (30).",
        "Sie haben 38 Punkte: 8 über der Hälfte (30).",
    ),
    (
        say("said-trump", seat=Seat.N, suit=None),
        "Votre partenaire choisit de jouer sans atout.",
        "Ihr Partner sagt „ohne Trumpf“.",
    ),
    (
        say("said-passed-on", seat=Seat.N, partner=Seat.S),
        "Votre partenaire vous laisse le choix.",
        "Ihr Partner überlässt Ihnen die Wahl.",
    ),
    (
        say("why-must-take", card=card("AH"), best=card("QH"), master=Seat.S),
        "Il faut prendre : l’as de cœur bat votre dame de cœur.",
        "Der Stich muss übernommen werden: Das Herz-Ass schlägt die Herz-Dame, Ihre Karte.",
    ),
    (
        say("said-match", side=Side.EW, ns=88, ew=103),
        "La partie est à vos adversaires. Dernier score : 103 à 88.",
        "Das Spiel gehört Ihren Gegnern. Letzter Stand: 103 zu 88.",
    ),
]


@pytest.mark.parametrize(("message", "french", "german"), SAID, ids=lambda value: getattr(value, "key", ""))
def test_sentences(message, french, german):
    assert re.sub("[\u00a0\u202f]", " ", words("fr").say(message)) == french
    assert words("de").say(message) == german


def test_what_does_not_fit_is_an_error() -> None:
    with pytest.raises(KeyError):
        words("fr").text("no-such-key")
    with pytest.raises(KeyError):
        words("fr").name(Seat.N, "no-such-form")
    with pytest.raises(ValueError, match="card"):
        words("fr").text("not-in-hand")


def test_words_can_be_added_to_a_catalogue() -> None:
    extended = Words("fr", 'hello = Bonjour { SEAT($seat, form: "bare") }\n', "seat =\n    .bare = toi\n")
    assert extended.text("hello", seat="S") == "Bonjour toi"
