"""The folders of a game's vocabulary: one a topic, with what its words mean, how they run and how they read."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType


def topics(words: ModuleType) -> list[str]:
    """The names of all topics of a vocabulary.

    :param words: the package with the folders.
    """
    return sorted(module.name for module in pkgutil.iter_modules(words.__path__) if module.ispkg)


def load(words: ModuleType, part: str) -> list[ModuleType]:
    """One part of every topic that has it.

    Loading ``compile`` enters the handlers of all words into the compiler's tables, ``ja`` and ``en`` the wordings into
    those of the texts.

    :param words: the package with the folders.
    :param part: ``meaning``, ``compile``, ``run``, ``ja`` or ``en``.
    """
    found = []
    for topic in topics(words):
        package = importlib.import_module(f"{words.__name__}.{topic}")
        if part in [module.name for module in pkgutil.iter_modules(package.__path__)]:
            found.append(importlib.import_module(f"{package.__name__}.{part}"))
    return found
