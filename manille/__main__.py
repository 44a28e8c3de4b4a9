"""`python -m manille`: the command line.

Not here: the commands (`cli`).
"""

import sys

from manille.cli import main

sys.exit(main())
