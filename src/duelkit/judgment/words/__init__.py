"""The words of the card language, a package for each topic.

A topic has ``meaning`` (the nodes), ``compile`` (the handlers of the compiler), ``run`` (what the engine runs; compiled
to C), ``ja`` and ``en`` (the wordings). The language package is loaded before any of its words.
"""

import duelkit.judgment.language  # noqa: F401
