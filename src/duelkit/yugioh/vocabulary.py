"""The folders of the vocabulary: one a topic, with the meaning of its words, how they are compiled, run and worded."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

from duelkit.yugioh import words


def topics() -> list[str]:
    """The names of all topics."""
    return sorted(module.name for module in pkgutil.iter_modules(words.__path__))


def load(part: str) -> list[ModuleType]:
    """One part of every topic that has it: ``meaning``, ``compile``, ``run``, ``ja`` or ``en``.

    Loading ``compile`` enters the handlers of all words into the compiler's tables, ``ja`` and ``en`` the wordings into
    those of the texts.
    """
    found = []
    for topic in topics():
        package = importlib.import_module(f"{words.__name__}.{topic}")
        if part in [module.name for module in pkgutil.iter_modules(package.__path__)]:
            found.append(importlib.import_module(f"{package.__name__}.{part}"))
    return found
