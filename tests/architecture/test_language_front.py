"""The card languages as they are offered: one casing, no leaked names, a function for each word."""

from __future__ import annotations

import dataclasses
import importlib
import re
from types import ModuleType
from typing import Any

import pytest

from duelkit.cardlang import vocabulary
from duelkit.judgment import words as judgment_words
from duelkit.yugioh import words as yugioh_words

LANGUAGES = [("yugioh", yugioh_words), ("judgment", judgment_words)]
SAID_OTHERWISE = {
    "yugioh": {
        "ChangeStat": "gains, loses, becomes",
        "HalfOf": "half",
        "InSeries": "series",
        "IsEquipped": "IS_EQUIPPED",
        "IsFaceDown": "FACE_DOWN",
        "IsFaceUp": "FACE_UP",
        "IsThis": "IS_THIS",
        "OfAttribute": "attribute",
        "OfRace": "race",
        "OfType": "MONSTER, SPELL, TUNER",
        "PayLife": "pay",
        "StatOf": "atk_of, level_of",
    },
    "judgment": {"HasAttacked": "has_attacked", "IsThis": "is_this", "Sequence": "then"},
}
"""Words whose functions have another name than the class."""


def language(game: str) -> Any:
    """The language of a game."""
    return importlib.import_module(f"duelkit.{game}.language")


def snake(name: str) -> str:
    """A class name as a function would be called."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()


@pytest.mark.parametrize(("game", "words"), LANGUAGES)
def test_what_is_offered_is_of_the_language(game: str, words: ModuleType) -> None:
    offered = language(game)
    assert dir(offered) == offered.__all__ and offered.__all__ == sorted(set(offered.__all__))
    for name, value in vars(offered).items():
        if not name.startswith("_") and not isinstance(value, ModuleType):
            module = getattr(value, "__module__", "duelkit")
            assert module.partition(".")[0] in ("duelkit", "types", "typing", "builtins"), f"{name} of {module}"
    for name in (
        "dataclass",
        "replace",
        "Any",
        "ClassVar",
        "Final",
        "Sequence",
        "Iterator",
        "IntEnum",
        "TYPE_CHECKING",
    ):
        assert name not in offered.__all__
    assert not {"dataclass", "replace", "Final"} & vars(offered).keys()


@pytest.mark.parametrize(("game", "words"), LANGUAGES)
def test_each_word_is_a_function(game: str, words: ModuleType) -> None:
    offered = language(game)
    for name, kind in vocabulary.meanings(words).items():
        assert (
            name in offered.__all__
            or snake(name) in offered.__all__
            or snake(name) + "_" in offered.__all__
            or (
                name in SAID_OTHERWISE[game]
                and all(said == "then" or said in offered.__all__ for said in SAID_OTHERWISE[game][name].split(", "))
            )
        ), f"{name} ({kind.__module__}) has no function in language/functions.py"


@pytest.mark.parametrize(("game", "words"), LANGUAGES)
def test_functions_and_classes_do_not_say_the_same(game: str, words: ModuleType) -> None:
    offered = language(game)
    for name in offered.__all__:
        value = getattr(offered, name)
        if isinstance(value, type) and dataclasses.is_dataclass(value) and not name.islower():
            assert snake(name) not in offered.__all__, name
