"""Lighthouse over the built site: `python3 run.py lighthouse`. Not part of the usual tests: a measurement needs a quiet machine."""
