"""The content security policy (`hooks.csp`)."""

from hooks import csp

PAGE = (
    '<head><meta charset="utf-8"><title>x</title></head>'
    '<script src="a.js"></script><script>alert(1)</script>'
    '<script id="c" type="application/json">{"a": 1}</script><script>alert(1)</script>'
)


def test_only_scripts_that_run_and_stand_in_the_page_are_hashed() -> None:
    assert csp.inline_scripts(PAGE) == ["alert(1)", "alert(1)"]
    assert csp.policy(PAGE).count("sha256-") == 1


def test_the_hash_is_the_browsers() -> None:
    # From the specification's own example: the hash of alert('Hello, world.');
    assert csp.script_hash("alert('Hello, world.');") == "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"


def test_the_policy_comes_before_anything_is_loaded() -> None:
    assert csp.with_policy(PAGE).startswith(
        '<head><meta charset="utf-8">\n      <meta http-equiv="Content-Security-Policy"'
    )


def test_nothing_is_allowed_that_is_not_needed() -> None:
    policy = csp.policy(PAGE)
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "default-src 'none'" in policy
    assert "style-src 'self';" in policy
    assert "'wasm-unsafe-eval'" in csp.policy(PAGE, wasm=True)
