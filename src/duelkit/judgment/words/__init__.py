"""The words of the card language, a folder for each topic: what they mean, how they run, how they read.

A topic has ``meaning`` (the words), ``compile`` (what the engine makes of them), ``run`` (what it runs; compiled to C),
``ja`` and ``en`` (their wording).
"""

from __future__ import annotations

import importlib
import pkgutil

import duelkit.judgment.language as language  # the language is loaded whole before any of its words

__all__ = ["language", "load"]


def load(part: str) -> None:
    """Import a part of every topic, so that its handlers are entered in their tables.

    :param part: "compile", "ja" or "en".
    """
    for topic in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{topic.name}.{part}")
