"""What holds for all tests: whoever runs them may have cards of their own, which no test may meet."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["DUELKIT_CARDS"] = str(Path(__file__).parent / "no-own-cards" / "cards.tsv")
