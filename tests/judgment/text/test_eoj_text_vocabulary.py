"""Every word of the card language of THE EYE OF JUDGMENT has a wording in both languages."""

from __future__ import annotations

import dataclasses
import doctest
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from enum import IntEnum, IntFlag
from types import ModuleType
from typing import Any

import pytest

from duelkit.cardlang.vocabulary import load
from duelkit.judgment import language, text
from duelkit.judgment import words as vocabulary
from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    CREATURE,
    CUBIC,
    ENEMY,
    FRONT_BLIND_BACK,
    SELF,
    STANDARD,
    TARGET,
    Card,
    CardSide,
    Element,
    Event,
    FieldAhead,
    Keyword,
    Move,
    Moving,
    Rarity,
    Ref,
    RefKind,
    SharesWith,
    SpellClass,
    Stat,
    Turn,
    Turning,
    Until,
    When,
    creature,
)
from duelkit.judgment.language.base import Node
from duelkit.judgment.language.kinds import Kind
from duelkit.judgment.language.patterns import AttackPattern, DefencePattern
from duelkit.judgment.language.terms import Phase, Pile, Side
from duelkit.judgment.text import NoWording, reading
from duelkit.judgment.text.en import core as en_core
from duelkit.judgment.text.en import icons as en_icons
from duelkit.judgment.text.en import terms as en_terms
from duelkit.judgment.text.grammar.ja import stem
from duelkit.judgment.text.ja import core as ja_core
from duelkit.judgment.text.ja import icons as ja_icons
from duelkit.judgment.text.ja import terms as ja_terms
from duelkit.judgment.text.notes import KINDS, Fact

CORES = pytest.mark.parametrize("core", [ja_core, en_core], ids=["ja", "en"])
WORDS = pytest.mark.parametrize("words", [ja_terms, en_terms], ids=["ja", "en"])
SPOKEN_OTHERWISE = {Card, AttackPattern, DefencePattern}
"""A card is printed by the front door, icons by their own rooms."""
EXAMPLE = creature(1, "Example", Element.FIRE, "Beast", "", 1, 1, 1, 1, STANDARD, FRONT_BLIND_BACK)


def subclasses(kind: type[Node]) -> Iterator[type[Node]]:
    each: type[Node]
    for each in kind.__subclasses__():
        if getattr(sys.modules[each.__module__], each.__name__, None) is each:
            yield each
        yield from subclasses(each)


def words_of_the_language() -> list[type[Node]]:
    known = {each for each in subclasses(Node) if each.__module__.startswith("duelkit.judgment.")}
    leaves = {each for each in known if not any(issubclass(other, each) and other is not each for other in known)}
    return sorted(leaves - SPOKEN_OTHERWISE, key=lambda each: each.__name__)


def test_the_language_has_words() -> None:
    names = {kind.__name__ for kind in words_of_the_language()}
    assert len(names) > 120 and {"GainMana", "IsAdjacent", "Placement", "Choice", "Doubt", "Pool"} <= names


@pytest.mark.parametrize("kind", words_of_the_language(), ids=lambda kind: kind.__name__)
@CORES
def test_node_has_a_wording(kind: type, core: ModuleType) -> None:
    assert any(kind in wordings.kinds for wordings in core.ALL), f"no wording for {kind.__name__}"


TOLD_ELSEWHERE = {
    ("FigureIn", "stat"),
    ("FigureIn", "at_least"),
    ("FigureIn", "at_most"),
    ("Changes", "stat"),
    ("Changes", "amount"),
    ("Changes", "to"),
    ("Changes", "least"),
    ("Changes", "negative"),
    ("Activated", "effect"),
    ("Activated", "instead"),
    ("Activated", "condition"),
    ("Activated", "free"),
    ("Trigger", "when"),
    ("Trigger", "condition"),
    ("When", "other"),
    ("When", "survived"),
    ("When", "once"),
    ("Pool", "filter"),
    ("Pool", "piles"),
    ("Pool", "side"),
    ("Ref", "slot"),
    ("Both", "parts"),
    ("Sequence", "parts"),
    ("All", "parts"),
    ("AllFields", "parts"),
    ("Either", "parts"),
}
"""Fields that a helper in the same language reads."""


def rooms(code: str) -> str:
    """The sources of everything that speaks a language."""
    discourse = importlib.import_module(f"{text.__name__}.{code}")
    mine = [
        importlib.import_module(f"{discourse.__name__}.{module.name}")
        for module in pkgutil.iter_modules(discourse.__path__)
    ]
    return "\n".join(map(inspect.getsource, [*mine, *load(vocabulary, code), reading]))


@pytest.mark.parametrize(("code", "core"), [("ja", ja_core), ("en", en_core)])
def test_no_field_is_passed_over(code: str, core: ModuleType) -> None:
    whole = rooms(code)
    passed = []
    for wordings in core.ALL:
        for kind, function in wordings.kinds.items():
            own = inspect.getsource(function)
            for field in dataclasses.fields(kind):
                source = whole if (kind.__name__, field.name) in TOLD_ELSEWHERE else own
                if not re.search(rf"\.{field.name}\b", source):
                    passed.append(f"{kind.__name__}.{field.name}")
    assert passed == []


TABLES: dict[str, type[IntEnum] | type[IntFlag]] = {
    "ELEMENTS": Element,
    "SPELL_CLASSES": SpellClass,
    "CARD_SIDES": CardSide,
    "RARITIES": Rarity,
    "KEYWORDS": Keyword,
    "BEARS": Keyword,
    "SIDES": Side,
    "PHASES": Phase,
    "PILES": Pile,
    "STATS": Stat,
    "UNTIL": Until,
    "FACINGS": language.terms.Facing,
}


@pytest.mark.parametrize("name", TABLES)
@WORDS
def test_closed_words_are_complete(words: ModuleType, name: str) -> None:
    table = getattr(words, name)
    assert [member.name for member in TABLES[name] if member not in table] == []
    for member in TABLES[name]:
        assert table[member] or member is Until.LASTING


def test_english_forms_of_a_keyword_are_complete() -> None:
    for table in (en_terms.BEAR, en_terms.WITH, en_terms.WITHOUT):
        assert [keyword.name for keyword in Keyword if keyword not in table] == []
    assert [keyword.name for keyword in Keyword if keyword not in ja_terms.BEARS_NOT] == []


@CORES
def test_members_of_closed_words_are_worded(core: ModuleType) -> None:
    scope = core.Scope(EXAMPLE)
    for event in Event:
        assert core.EVENTS(When(event, ALLIED, ENEMY), scope), event.name
        assert core.EVENTS(When(event), scope), event.name
    for kind in RefKind:
        assert core.WHATS(Ref(kind), scope).text, kind.name
    for how in Turning:
        assert core.VERBS(Turn(how, TARGET), scope).text, how.name
    for moving in Moving:
        assert core.VERBS(Move(moving, TARGET), scope).text, moving.name
    for side in CardSide:
        assert core.FIELD_FILTERS(FieldAhead(1, side=side), scope).text, side.name
        assert core.FIELD_FILTERS(FieldAhead(2, side=side), scope).text, side.name


STRINGS: dict[tuple[str, str], tuple[str, ...]] = {
    ("rules", "FORBIDDEN"): ("cast spells", "gain mana", "steal mana"),
    ("damage", "INTO"): ("attack", "mana", "stolen mana", "summoning cost"),
    ("rules", "CANCELLED"): ("attack", "rotation", "spell"),
}


@pytest.mark.parametrize(("topic", "name"), STRINGS)
@pytest.mark.parametrize("code", ["ja", "en"])
def test_closed_strings_are_the_same_in_both_languages(topic: str, name: str, code: str) -> None:
    room = importlib.import_module(f"{vocabulary.__name__}.{topic}.{code}")
    assert tuple(sorted(getattr(room, name))) == STRINGS[topic, name]


@CORES
def test_what_creatures_share_is_worded(core: ModuleType) -> None:
    scope = core.Scope(EXAMPLE)
    said = [
        core.FILTERS(SharesWith(what, SELF), scope).text
        for what in ("element", "race", "affiliation", "name", "facing", "field", "owner")
    ]
    assert len(set(said)) == len(said)
    with pytest.raises(NoWording, match="'colour'"):
        core.FILTERS(SharesWith("colour", SELF), scope)


@CORES
def test_unknown_node_is_named(core: ModuleType) -> None:
    class Unheard(Node):
        pass

    with pytest.raises(NoWording, match="Unheard"):
        core.VERBS(Unheard(), core.Scope(EXAMPLE))


def test_every_icon_of_the_language_is_worded() -> None:
    for name, value in vars(language.patterns).items():
        if isinstance(value, AttackPattern):
            assert ja_icons.attack(value) and en_icons.attack(value), name
        if isinstance(value, DefencePattern):
            assert ja_icons.defence(value) and en_icons.defence(value), name
    with pytest.raises(ValueError, match="not straight"):
        en_icons.cells(((1, 1),), "or")


def test_every_ability_of_chapter_20_has_a_note() -> None:
    assert [kind.name for kind in Kind if kind not in KINDS] == []
    assert len({kind.ja for kind in Kind}) == len(Kind) == 38
    for fact in Fact:
        assert fact.value[0] and fact.value[1]


@pytest.mark.parametrize("room", [text, ja_terms], ids=lambda room: str(room.__name__))
def test_examples_in_docstrings(room: ModuleType) -> None:
    assert doctest.testmod(room).failed == 0


def test_a_clause_that_cannot_go_on_is_a_mistake() -> None:
    assert stem("マナを獲得する") == "マナを獲得し"
    assert stem("火フィールドに置かれている") == "火フィールドに置かれており"
    assert stem("反撃できない") == "反撃できず"
    with pytest.raises(ValueError, match="静か"):
        stem("静か")


def words_of(core: ModuleType, node: Any) -> str:
    found: str = core.FILTERS(node, core.Scope(EXAMPLE)).text
    return found


def test_groups_have_their_own_word() -> None:
    assert words_of(en_core, CUBIC) == "Cubic" and words_of(ja_core, CUBIC) == "『Cubic』の"
    assert words_of(en_core, CREATURE) == "creature" and words_of(en_core, ANYTHING) == ""
