"""What pages may ask for (`hooks.macros`)."""

import jinja2
import pytest

from hooks.macros import Place, anchors, expand, value
from hooks.words import table_words, words

PLACE = Place(words("fr"), "../", lambda variant, anchors: None)


def test_numbers_come_from_the_engine() -> None:
    assert expand('{{ value("belgian", "cap") }} · {{ value("french", "targets") }}', PLACE) == "4 · 34, 34, 44"


@pytest.mark.parametrize("field", ["highest_deals", "name", "law", "cap"])
def test_only_numbers_do(field: str) -> None:
    with pytest.raises(ValueError, match=field):
        value("coinchee", field)


@pytest.mark.parametrize("text", ["{{ crads('TH') }}", "{{ nothing }}"])
def test_an_unknown_name_stops_the_build(text: str) -> None:
    with pytest.raises(jinja2.UndefinedError):
        expand(text, PLACE)


def test_the_names_of_headings_are_not_taken_for_comments() -> None:
    text = '# A {#a}\n\n{{ suit("H") }}\n\n## B {: #b }\n'
    assert "{#a}" in expand(text, PLACE)
    assert anchors(text) == {"a", "b"}


def test_the_table_can_be_waited_for_and_done_without() -> None:
    embed = expand("{{ table_embed() }}", PLACE)
    assert 'id="manille-table"' in embed
    assert 'data-lang="fr" data-demo="../demo/"' in embed
    assert f'<div class="mt-fallback"><p>{words("fr").say("table-loading")}</p>' in embed
    assert table_words("fr").say("choose-lead") in embed
    assert "<noscript>" in embed
