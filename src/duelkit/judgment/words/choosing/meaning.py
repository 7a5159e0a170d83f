"""What an effect affects."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.judgment.language.base import Verb
from duelkit.judgment.language.filters import What


@dataclass(frozen=True, slots=True)
class Choose(Verb):
    """Cards are picked; the following verbs refer to them as ``THEM``."""

    what: What
