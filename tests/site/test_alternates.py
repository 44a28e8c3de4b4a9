"""The links to other languages in a page's head (`hooks.alternates`)."""

from hooks.alternates import Alternate, head_links, with_links, without_links

FR = Alternate("fr", "Français", "jouer/", True)
DE = Alternate("de", "Deutsch", "de/spielen/", True)
HEAD = '<head>\n<link rel="alternate" href="../de/" hreflang="de">\n<link rel="icon" href="i.svg"></head>'


def test_links_are_absolute_and_end_with_the_default_language() -> None:
    assert head_links([FR, DE], "https://site.example/sub/", "fr") == [
        '<link rel="alternate " hreflang="fr" href="https://site.example/sub/jouer/">',
        '<link rel="alternate " hreflang="de" href="https://site.example/sub/de/spielen/">',
        '<link rel="alternate " hreflang="x-default" href="https://site.example/sub/jouer/">',
    ]


def test_the_root_is_the_site_itself() -> None:
    home = Alternate("fr", "Français", "./", True)
    links = head_links([home, DE], "https://site.example/sub/", "fr")
    assert 'href="https://site.example/sub/"' in links[0]


def test_a_page_in_one_language_names_no_other() -> None:
    missing = Alternate("de", "Deutsch", "de/", False)
    assert head_links([FR, missing], "https://site.example/", "fr") == []


def test_the_themes_own_links_are_replaced() -> None:
    page = with_links(HEAD, ["<link ours>"])
    assert '"../de/"' not in page
    assert page.index("<link ours>") < page.index('rel="icon"')
    assert without_links(page) == page
