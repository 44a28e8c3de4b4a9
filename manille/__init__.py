"""Manille: the rules of the card game, exactly, for programs, a terminal and a web page."""
