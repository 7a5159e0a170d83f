"""The vocabulary of the card language, one folder a topic.

The language is loaded whole before any of its words.
"""

import duelkit.yugioh.language  # noqa: F401
