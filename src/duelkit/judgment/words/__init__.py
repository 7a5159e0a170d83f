"""The words of the card language, a folder for each topic: what they mean, how they run, how they read.

A topic has ``meaning`` (the words), ``compile`` (what the engine makes of them), ``run`` (what it runs; compiled to C),
``ja`` and ``en`` (their wording). The language is loaded whole before any of its words.
"""

import duelkit.judgment.language  # noqa: F401
