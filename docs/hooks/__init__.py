"""The site's build: small pure modules, and `site`, the only one called by MkDocs.

Not here: the rules (package `manille`) and the pages' prose (`docs/fr`, `docs/de`).
"""
