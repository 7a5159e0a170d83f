"""Rulings that run: a book of rulings as data, each with a position and steps that show it."""

from duelkit.yugioh.rulings.ruling import (
    SOURCES, Against, Ruling, UnknownRuling, find_ruling, kind_of_source, load_rulings, read_rulings, rulings,
)
from duelkit.yugioh.rulings.run import Failure, Run, StepFailed, failed, run
from duelkit.yugioh.rulings.steps import Answer, Name, Step, StepError, read_step

__all__ = [
    "SOURCES",
    "Against",
    "Answer",
    "Failure",
    "Name",
    "Ruling",
    "Run",
    "Step",
    "StepError",
    "StepFailed",
    "UnknownRuling",
    "failed",
    "find_ruling",
    "kind_of_source",
    "load_rulings",
    "read_rulings",
    "read_step",
    "rulings",
    "run",
]
