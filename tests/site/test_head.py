"""The order of a page's head (`hooks.head`)."""

import pytest

from hooks import head

PAGE = (
    '<html><head><meta charset="utf-8"><title>x</title><link rel="stylesheet" href="a.css"><script>one()</script>'
    '<script type="application/ld+json">{}</script><link rel="stylesheet" href="b.css"><script async src="c.js"></script>'
    '<script data-worker="d.js">two()</script></head><body><script>one()</script></body></html>'
)


def test_scripts_that_stand_in_the_head_come_first_in_their_order() -> None:
    made = head.scripts_first(PAGE)
    places = [made.index(part) for part in ("charset", "one()", "two()", "<title>", "a.css", "ld+json", "b.css", "c.js")]
    assert places == sorted(places)


def test_nothing_is_lost_and_the_body_stays() -> None:
    made = head.scripts_first(PAGE)
    assert sorted(made.replace("\n      ", "")) == sorted(PAGE)
    assert made.endswith("</head><body><script>one()</script></body></html>")


def test_a_page_without_a_head_stays() -> None:
    assert head.scripts_first("<p>x</p>") == "<p>x</p>"


TABLE_PAGE = (
    '<script src="../assets/javascripts/bundle.1a2b.min.js"></script>\n<script src="../assets/js/site.js" type="module"></script>'
)


def test_the_theme_s_own_script_is_left_to_ours() -> None:
    made = head.theme_later(f"<body>{TABLE_PAGE}</body>")
    later = 'data-later="../assets/javascripts/bundle.1a2b.min.js"'
    assert made == f'<body><script src="../assets/js/site.js" {later} type="module"></script></body>'


@pytest.mark.parametrize(
    ("old", "new"), [("bundle.1a2b.min.js", "main.js"), ("assets/js/site.js", "x.js"), ("</script>", "</script >")]
)
def test_another_theme_stops_the_build(old: str, new: str) -> None:
    with pytest.raises(ValueError, match="theme's script is not where it was"):
        head.theme_later(TABLE_PAGE.replace(old, new, 1))
