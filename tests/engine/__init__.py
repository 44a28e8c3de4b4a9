"""The engine's tests: suites of rulings in tests/data, laws as properties, and a second trick law to compare with."""
