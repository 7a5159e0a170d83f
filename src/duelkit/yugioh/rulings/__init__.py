"""Rulings that run: a book of rulings as data, each with a position and steps that show it.

from duelkit.yugioh.rulings import book, run

for ruling in book().search("Spirit Reaper"):
    print(ruling.identity, ruling.answer["en"], run(ruling, ruling.editions[0]) is None)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duelkit.showing import Against, UnknownRuling
    from duelkit.yugioh.rulings.asking import StepFailed
    from duelkit.yugioh.rulings.behind import deciding
    from duelkit.yugioh.rulings.ruling import SOURCES, Ruling, kind_of_source, load_rulings, read_rulings
    from duelkit.yugioh.rulings.running import Failure, Run, failed, run
    from duelkit.yugioh.rulings.showing import RulingShowing
    from duelkit.yugioh.rulings.steps import Answer, Name, Step, StepError, read_step
    from duelkit.yugioh.rulings.volume import Book, book, rulings

__all__ = [
    "SOURCES",
    "Against",
    "Answer",
    "Book",
    "Failure",
    "Name",
    "Ruling",
    "RulingShowing",
    "Run",
    "Step",
    "StepError",
    "StepFailed",
    "UnknownRuling",
    "book",
    "deciding",
    "failed",
    "kind_of_source",
    "load_rulings",
    "read_rulings",
    "read_step",
    "rulings",
    "run",
]

_ROOMS: Final = {
    "duelkit.showing": ("Against", "UnknownRuling"),
    f"{__name__}.volume": ("Book", "book", "rulings"),
    f"{__name__}.behind": ("deciding",),
    f"{__name__}.showing": ("RulingShowing",),
    f"{__name__}.ruling": ("SOURCES", "Ruling", "kind_of_source", "load_rulings", "read_rulings"),
    f"{__name__}.running": ("Failure", "Run", "failed", "run"),
    f"{__name__}.asking": ("StepFailed",),
    f"{__name__}.steps": ("Answer", "Name", "Step", "StepError", "read_step"),
}
"""Where the names are. Each is imported when it is used: a card lists its rulings without an engine."""


def __getattr__(name: str) -> Any:
    for room, names in _ROOMS.items():
        if name in names:
            value = globals()[name] = getattr(import_module(room), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
