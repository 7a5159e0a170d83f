"""``python -m duelkit``: the same as ``duelkit``."""

import sys

from duelkit.cli import main

sys.exit(main())
