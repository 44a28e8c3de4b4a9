"""What happens at each event of a build: facts are taken from MkDocs' objects, and the work is done by the pure modules.

Not here: registration and reloading (`site`).
"""

from __future__ import annotations

import json
import logging
import posixpath
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import urljoin

from jinja2 import FileSystemBytecodeCache
from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url

from hooks import (
    accessibility,
    alternates,
    bundles,
    csp,
    head,
    installed,
    languages,
    leftovers,
    live_words,
    macros,
    not_found,
    offline,
    openings,
    score_tables,
    search_split,
    slugs,
    structured,
    table_page,
    trainer,
    typography,
)
from hooks.demo_files import demo_files
from hooks.kept import PARTS, kept
from hooks.runtime import ensure_runtime
from hooks.words import words
from manille.variants import VARIANTS

log = logging.getLogger("mkdocs.hooks.site")

ROOT = Path(__file__).resolve().parents[2]
#: Edits here rebuild the site while serving. Not `demo` as a whole: the build itself writes into it.
WATCHED = ("manille", "demo", "docs/hooks", "docs/overrides")
GENERATED = ("runtime", "vendor")
TABLE_PAGE = "play.md"
HOME_PAGE = "index.md"

_serving = False
_not_found: dict[str, str] = {}
"""The finished 404 page of each language, kept because the next language's build overwrites it."""


def on_config(config: Any, *, serving: bool) -> Any:
    """Begin the build of one language."""
    global _serving
    _serving = serving
    for place in watched(ROOT):
        if place not in config.watch:
            config.watch.append(place)
    return config


def watched(root: Path) -> list[str]:
    """Return the places whose edits matter, without those that the build writes itself."""
    demo = [p for p in sorted((root / "demo").glob("*")) if p.name not in GENERATED]
    places = [root / place for place in WATCHED if place != "demo"] + demo
    return [str(place) for place in places if place.exists()]


def on_pre_build(config: Any) -> None:
    """Make the table's runtime, once a build."""
    if languages.is_first(config):
        ensure_runtime(ROOT)


# ---- files -----------------------------------------------------------------------------------------------


def on_files(files: Any, config: Any) -> Any:
    """Give every page its own language's address, and add what is served besides the pages."""
    for page in files.documentation_pages():
        _move(page, config)
        for other in page.alternates.values():
            _move(other, config)
        if page.locale != languages.current(config):
            log.warning("%s has no translation into %r", page.src_uri, languages.current(config))
    for one, other in slugs.clashes((page.src_uri, page.dest_uri) for page in files.documentation_pages()):
        log.warning("%s and %s ask for the same address", one, other)
    files.append(_manifest(config))
    if languages.is_first(config):
        _add_shared(files, config)
    return files


def _manifest(config: Any) -> File:
    """Return what a system needs to know to install the site in the language being built."""
    lang = languages.current(config)
    folder = languages.prefix(config, lang)
    text = installed.manifest(lang, config.site_name, config.site_description, "../" * folder.count("/"))
    return File.generated(config, folder + installed.NAME, content=text)


def _move(page: Any, config: Any) -> None:
    """Move `page` to the address its front matter asks for, once."""
    if getattr(page, "moved", False) or not page.abs_src_path:
        return
    page.moved = True
    slug = slugs.slug_of(Path(page.abs_src_path).read_text("utf-8"))
    if slug:
        page.dest_uri = slugs.with_slug(page.dest_uri, slug)
        page.abs_dest_path = str(Path(config.site_dir, page.dest_uri))
        page.url = page._get_url(config.use_directory_urls)


def _add_shared(files: Any, config: Any) -> None:
    """Add the files that all languages share: the table's, and the search worker."""
    for address, source in demo_files(ROOT).items():
        if address not in table_page.GATHERED:
            files.append(File.generated(config, address, abs_src_path=str(source)))
    words_of_scripts = live_words.files(languages.every(config))
    generated = (*openings.files(), *trainer.files(), *score_tables.files(), *words_of_scripts)
    for address, text in (*generated, (table_page.SHEET, table_page.sheet(ROOT))):
        files.append(File.generated(config, address, content=text))
    theme_worker = next(f.src_uri for f in files if search_split.THEME_WORKER.fullmatch(f.src_uri))
    template = (ROOT / "docs/hooks/search-worker.js").read_text("utf-8")
    worker = search_split.worker_source(template, posixpath.basename(theme_worker))
    files.append(File.generated(config, search_split.OUR_WORKER, content=worker))


# ---- pages -----------------------------------------------------------------------------------------------


def on_env(env: Any) -> Any:
    """Give the templates `say(lang, key, …)` and the order of languages on a 404 page."""
    env.globals["say"] = lambda lang, key, **facts: words(lang).say(key, **facts)
    env.globals["not_found_order"] = not_found.order
    env.globals["table_sheet"] = table_page.SHEET
    env.globals["early_script"] = bundles.script_text(ROOT, "demo/early.js")
    # A worker that keeps files would show the writer of a page yesterday's.
    env.globals["serving"] = _serving
    compiled = ROOT / ".cache" / "templates"
    compiled.mkdir(parents=True, exist_ok=True)
    # Compiling the theme's templates is a quarter of a build; the cache goes by their text, so it is never stale.
    env.bytecode_cache = FileSystemBytecodeCache(str(compiled))
    return env


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Expand the calls between braces in a page's text."""
    lang = page.file.locale
    link = partial(_rules_link, page=page, files=files, lang=lang)
    place = macros.Place(words(lang), get_relative_url("demo/", page.url).removesuffix("demo/"), link)
    if "{{" not in markdown:
        return markdown
    rules = [_rules_text(files, variant, lang) for variant in VARIANTS]
    name = f"page-{page.file.src_uri.replace('/', '-')}"
    return kept(name, lambda: macros.expand(markdown, place), sources=PARTS, texts=(markdown, place.root, *rules))


def _rules_text(files: Any, variant: str, lang: str) -> str:
    """Return the source of the variant's rules page, or nothing where there is none."""
    file = files.get_file_from_path(f"{lang}/{variant}-rules.md")
    return Path(file.abs_src_path).read_text("utf-8") if file else ""


def _rules_link(variant: str, wanted: tuple[str, ...], *, page: Any, files: Any, lang: str) -> str | None:
    """Return the address of the first `wanted` heading on the variant's rules page, seen from `page`, or None."""
    there = macros.anchors(_rules_text(files, variant, lang))
    found = next((anchor for anchor in wanted if anchor in there), None)
    if found is None:
        return None
    rules = files.get_file_from_path(f"{lang}/{variant}-rules.md")
    return f"{get_relative_url(rules.url, page.url)}#{found}"


def on_page_content(html: str, page: Any) -> str:
    """Set the text before the search index is made from it."""
    return typography.set_page(html, page.file.locale)


def on_page_context(context: Any, page: Any, config: Any) -> Any:
    """Name the page's other languages: the same page, or the language's home where there is none."""
    found = []
    for lang in languages.every(config):
        file = page.file.alternates.get(lang)
        exists = file is not None and file.locale == lang
        link = file.url if exists else languages.prefix(config, lang)
        found.append(alternates.Alternate(lang, languages.name(config, lang), link or "./", exists))
    _set_alternates(config, found)
    context["page_lang"] = languages.current(config)
    context["manifest"] = languages.prefix(config, languages.current(config)) + installed.NAME
    context["is_home"] = _is_home(page)
    context["structured_data"] = structured.script(_structured(page, config))
    return context


def _is_home(page: Any) -> bool:
    """Whether `page` is the home of its language; MkDocs knows only the root's."""
    return bool(PurePosixPath(page.file.src_uri).name == HOME_PAGE)


def _structured(page: Any, config: Any) -> list[structured.Data]:
    """Return what `page` tells search engines."""
    lang = languages.current(config)
    home = urljoin(config.site_url, languages.prefix(config, lang))
    title = structured.plain(typography.set_text(page.title, lang))
    about = structured.About(title, page.canonical_url, lang, config.site_name, home)
    if _is_home(page):
        return structured.home_data(about, typography.set_text(page.meta["description"], lang))
    asked = page.file.src_uri.endswith(structured.QUESTIONS_PAGE)
    return structured.page_data(about) + (structured.questions_data(page.content, lang) if asked else [])


def on_template_context(context: Any, template_name: str, config: Any) -> Any:
    """Name the languages' homes, absolute: nobody knows how deep the missing page lay."""
    if template_name == not_found.NAME:
        home = context["base_url"].rstrip("/") + "/"
        _set_alternates(
            config,
            [
                alternates.Alternate(lang, languages.name(config, lang), home + languages.prefix(config, lang), False)
                for lang in languages.every(config)
            ],
        )
        context["page_lang"] = languages.current(config)
        context["manifest"] = languages.prefix(config, languages.current(config)) + installed.NAME
    return context


def _set_alternates(config: Any, found: list[alternates.Alternate]) -> None:
    """Set the item and the attribute: static-i18n sets the attribute, which hides the item from the templates."""
    config.extra["alternate"] = found
    config.extra.alternate = found


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Finish the HTML of a page."""
    links = alternates.head_links(config.extra["alternate"], config.site_url, languages.default(config))
    output = alternates.with_links(output, links)
    return _finished(output, config, wasm=page.file.src_uri.endswith(TABLE_PAGE))


def on_post_template(output: str, template_name: str, config: Any) -> str:
    """Finish the 404 page of this language and keep it."""
    if template_name != not_found.NAME:
        return output
    output = _finished(alternates.without_links(output), config, wasm=False)
    _not_found[languages.current(config)] = output
    return output


def _finished(output: str, config: Any, *, wasm: bool) -> str:
    """Return a page repaired, set, searching in its own language, and with its policy last of all.

    A server that reloads the page puts a script of its own into it, so there is no policy then.
    """
    lang = languages.current(config)
    output = accessibility.repaired(output, words(lang).say)
    output = typography.set_page(output, lang)
    output = search_split.with_worker(output)
    output = search_split.with_language_base(output, languages.prefix(config, lang))
    output = head.scripts_first(output)
    if wasm:
        output = head.theme_later(output)
    return output if _serving else csp.with_policy(output, wasm=wasm)


# ---- the whole site --------------------------------------------------------------------------------------


def on_post_build(config: Any) -> None:
    """Finish what concerns all languages, after the last one."""
    if languages.is_nested(config):
        return
    site = Path(config.site_dir)
    prefixes = {lang: languages.prefix(config, lang) for lang in languages.every(config)}
    for place, page in not_found.places(_not_found, prefixes).items():
        (site / place).write_text(page, "utf-8")
    _split_search(site, prefixes)
    for file in list(leftovers.unused(site, prefixes)):
        file.unlink()
    if _serving:
        (site / offline.NAME).write_text(offline.absent_source(), "utf-8")
    else:
        bundles.bundle_all(site, ROOT)
        offline.write(site)


def _split_search(site: Path, prefixes: dict[str, str]) -> None:
    """Write each language's search in place of the common index."""
    common = json.loads((site / search_split.STUB_NAME).read_text("utf-8"))
    for lang, entries in search_split.split(common, prefixes).items():
        address = prefixes[lang] + search_split.ENTRIES_NAME
        _write_json(site / address, entries)
        _write_json(site / prefixes[lang] / search_split.STUB_NAME, search_split.stub(common, lang, address))


def _write_json(place: Path, data: object) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")
