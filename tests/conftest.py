"""What holds for all tests: whoever runs them may have cards of their own, which no test may meet, and a cache."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

os.environ["DUELKIT_CACHE"] = str(Path(tempfile.gettempdir()) / f"duelkit-tests-{os.getuid()}")
os.environ["DUELKIT_PROGRESS"] = str(
    Path(tempfile.gettempdir()) / f"duelkit-tests-{os.getuid()}" / f"progress-{os.getpid()}.json"
)
os.environ["DUELKIT_CARDS"] = str(Path(__file__).parent / "no-own-cards" / "cards.tsv")
