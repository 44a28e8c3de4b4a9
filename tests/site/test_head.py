"""The order of a page's head (`hooks.head`)."""

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
