"""Every word of the card language has a wording in both languages."""

from __future__ import annotations

import dataclasses
import doctest
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator

import pytest

from duelkit.yugioh import language, text
from duelkit.yugioh.language.base import Node
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.conditions import Deed, Step
from duelkit.yugioh.language.filters import ATTACKER, MONSTER, IsAmong, Pool, RefKind
from duelkit.yugioh.language.modifiers import Action, Cannot, May, Permission
from duelkit.yugioh.language.triggers import EventKind, When, Would
from duelkit.yugioh.language.verbs import Declare, Domain
from duelkit.yugioh.language.words import Attribute, CardType, Phase, Race, Side, Stat, SummonKind, Until
from duelkit.yugioh.text.en_filters import counters
from duelkit.yugioh.text.registry import Language, Table
from duelkit.yugioh.text import (
    NoWording,
    en_conditions,
    en_core,
    en_places,
    en_triggers,
    en_words,
    ja_conditions,
    ja_core,
    ja_phrase,
    ja_places,
    ja_triggers,
    ja_words,
)

SPOKEN_OTHERWISE = {Card, Pool}
"""A card is printed by the front door, a pool as part of what selects from it."""
FRAME = (CardType.MONSTER, CardType.SPELL, CardType.TRAP)


def subclasses(kind: type[Node]) -> Iterator[type[Node]]:
    each: type[Node]
    for each in kind.__subclasses__():
        if getattr(sys.modules[each.__module__], each.__name__, None) is each:
            yield each
        yield from subclasses(each)


def words_of_the_language() -> list[type[Node]]:
    for module in pkgutil.iter_modules(language.__path__):
        importlib.import_module(f"{language.__name__}.{module.name}")
    known = {each for each in subclasses(Node) if each.__module__.startswith(language.__name__)}
    leaves = {each for each in known if not any(issubclass(other, each) and other is not each for other in known)}
    return sorted(leaves - SPOKEN_OTHERWISE, key=lambda each: each.__name__)


@pytest.mark.parametrize("kind", words_of_the_language(), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("core", [ja_core, en_core], ids=["ja", "en"])
def test_node_has_a_wording(kind: type, core: object) -> None:
    assert any(kind in wordings.kinds for wordings in core.ALL), f"no wording for {kind.__name__}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", [ja_words, en_words], ids=["ja", "en"])
def test_closed_words_are_complete(words: object) -> None:
    for name, kinds in (
        ("ATTRIBUTES", Attribute),
        ("RACES", Race),
        ("STATS", Stat),
        ("PHASES", Phase),
        ("SUMMONS", SummonKind),
        ("UNTIL", Until),
    ):
        missing = [kind.name for kind in kinds if kind not in getattr(words, name)]
        assert not missing, f"{name}: {missing}"
    every = words.TYPE_LINE | words.SPELL_WORDS  # type: ignore[attr-defined]
    assert not [kind.name for kind in CardType if kind not in every and kind not in (*FRAME, CardType.TOKEN)]


@pytest.mark.parametrize(
    "rooms", [(ja_core, ja_triggers, ja_conditions), (en_core, en_triggers, en_conditions)], ids=["ja", "en"]
)
def test_closed_words_of_nodes_are_complete(rooms: tuple[object, object, object], example_card: Card) -> None:
    core, triggers, conditions = rooms
    scope = core.Scope(example_card)  # type: ignore[attr-defined]
    for event in EventKind:
        phase = Phase.END if event is EventKind.PHASE else None
        assert core.EVENTS(When(event, phase=phase), scope).text  # type: ignore[attr-defined]
        assert core.EVENTS(When(event, MONSTER, Side.OPPONENT, phase=phase), scope).text  # type: ignore[attr-defined]
    assert not [would.name for would in Would if would not in triggers.WOULD]  # type: ignore[attr-defined]
    assert not [deed.name for deed in Deed if deed not in conditions.DEEDS]  # type: ignore[attr-defined]
    single = [step for step in Step if step.value.bit_count() == 1]
    assert not [step.name for step in single if step not in conditions.STEPS]  # type: ignore[attr-defined]
    for permission in Permission:
        assert core.MODIFIERS(May(permission), scope)  # type: ignore[attr-defined]
    for domain in Domain:
        assert core.VERBS(Declare(domain), scope).text  # type: ignore[attr-defined]


@pytest.mark.parametrize("core", [ja_core, en_core], ids=["ja", "en"])
def test_every_prohibition_is_worded(core: object, example_card: Card) -> None:
    scope = core.Scope(example_card)  # type: ignore[attr-defined]
    for action in Action:
        said = 0
        for node in (Cannot(action), Cannot(action, None, Side.YOU), Cannot(action, unless=MONSTER)):
            try:
                said += bool(core.MODIFIERS(node, scope))  # type: ignore[attr-defined]
            except NoWording:
                continue
        assert said, action.name


def test_references_are_worded(example_card: Card) -> None:
    assert not [kind.name for kind in RefKind if kind not in ja_places.REFS]
    assert not [kind.name for kind in RefKind if kind not in en_places.REFS]


def test_unknown_node_is_named(example_card: Card) -> None:
    class Unheard(Node):
        pass

    for japanese in (True, False):
        with pytest.raises(NoWording, match="Unheard") as caught:
            if japanese:
                ja_core.FILTERS(Unheard(), ja_core.Scope(example_card))
            else:
                en_core.FILTERS(Unheard(), en_core.Scope(example_card))
        assert isinstance(caught.value, KeyError)
    assert ja_core.FILTERS(IsAmong(ATTACKER), ja_core.Scope(example_card)).text == "その攻撃モンスター"


TOLD_ELSEWHERE = {
    ("Named", "ja"),
    ("Named", "en"),
    ("InSeries", "ja"),
    ("InSeries", "en"),
    ("Treated", "ja"),
    ("Treated", "en"),
    ("MakeTokens", "ja"),
    ("MakeTokens", "en"),
    ("InSeries", "also"),
    ("InSeries", "but"),
    ("Extreme", "among"),
}
"""Names in the other language; lists for the engine; the pool that a figure is compared in is said by the selection."""


def source_of(language: str) -> str:
    whole = {"ja": "japanese", "en": "english"}[language]
    names = [module.name for module in pkgutil.iter_modules(text.__path__)]
    rooms = [name for name in names if name.startswith(f"{language}_") or name in (whole, "heads", "reading")]
    return "\n".join(inspect.getsource(importlib.import_module(f"{text.__name__}.{room}")) for room in rooms)


@pytest.mark.parametrize(("language", "core"), [("ja", ja_core), ("en", en_core)])
def test_no_field_is_passed_over(language: str, core: object) -> None:
    source = source_of(language)
    passed = [
        f"{kind.__name__}.{each.name}"
        for wordings in core.ALL  # type: ignore[attr-defined]
        for kind in wordings.kinds
        for each in dataclasses.fields(kind)
        if (kind.__name__, each.name) not in TOLD_ELSEWHERE and not re.search(rf"\.{each.name}\b", source)
    ]
    assert not passed


def test_examples_in_docstrings() -> None:
    for module in (text, ja_phrase):
        assert doctest.testmod(module).failed == 0


def test_unknown_closed_word_is_named() -> None:
    with pytest.raises(NoWording, match=r"Phase\.END.*'en'"):
        Table(Language.EN, {Phase.DRAW: "Draw Phase"})[Phase.END]
    with pytest.raises(NoWording, match="counter"):
        counters("名も無きカウンター", 1)
    assert counters("魔力カウンター", 2) == "Spell Counters"
