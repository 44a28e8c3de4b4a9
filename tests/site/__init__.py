"""The site's tests: the build's pure modules one by one, and the built pages as a visitor's browser gets them."""
