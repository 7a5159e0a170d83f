"""What the duels of all games have in common: questions, options, outcomes, chance and records; no word of any game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duelkit.kernel.decision import Decision
    from duelkit.kernel.errors import DuelkitError, FileError, IllegalChoice, RecordError
    from duelkit.kernel.outcome import Outcome
    from duelkit.kernel.playable import Playable
    from duelkit.kernel.record import Record
    from duelkit.kernel.rng import Rng, Source

__all__ = [
    "Decision",
    "DuelkitError",
    "FileError",
    "IllegalChoice",
    "Outcome",
    "Playable",
    "Record",
    "RecordError",
    "Rng",
    "Source",
]

_MODULES: Final = {
    "decision": ("Decision",),
    "errors": ("DuelkitError", "FileError", "IllegalChoice", "RecordError"),
    "outcome": ("Outcome",),
    "playable": ("Playable",),
    "record": ("Record",),
    "rng": ("Rng", "Source"),
}
"""Where the names are. Each is imported when it is used."""


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            value = globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
