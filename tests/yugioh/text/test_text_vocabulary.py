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

from duelkit.cardlang import vocabulary
from duelkit.yugioh import text
from duelkit.yugioh import words as yugioh_words
from duelkit.yugioh.cards import library
from duelkit.yugioh.language.base import Node, Pool
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.events import Actor, Cause
from duelkit.yugioh.language.nouns import MONSTER, IsAmong
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import ATTACKER, RefKind
from duelkit.yugioh.language.terms import (
    Attribute,
    CardType,
    Domain,
    EventKind,
    Phase,
    Race,
    Side,
    Stat,
    Step,
    SummonKind,
    TurnAction,
    Until,
    Would,
)
from duelkit.yugioh.text import NoWording
from duelkit.yugioh.text.grammar.en import core as en_core
from duelkit.yugioh.text.grammar.en import moments as en_moments
from duelkit.yugioh.text.grammar.en import references as en_references
from duelkit.yugioh.text.grammar.en import terms as en_terms
from duelkit.yugioh.text.grammar.en.clauses import counters
from duelkit.yugioh.text.grammar.ja import core as ja_core
from duelkit.yugioh.text.grammar.ja import moments as ja_moments
from duelkit.yugioh.text.grammar.ja import phrase, references
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.grammar.registry import Language, Table
from duelkit.yugioh.words.conditions import en as en_conditions
from duelkit.yugioh.words.conditions import ja as ja_conditions
from duelkit.yugioh.words.declaring.meaning import Declare
from duelkit.yugioh.words.material_summons.meaning import StandIn
from duelkit.yugioh.words.occasions import en as en_occasions
from duelkit.yugioh.words.occasions import ja as ja_occasions
from duelkit.yugioh.words.permissions.meaning import Cannot, May

SPOKEN_OTHERWISE = {Actor, Card, Cause, Pool, StandIn}
"""A card and what stands in for a Tuner are printed by the front door, a pool as part of what selects from it, an event
with its card and cause."""
FRAME = (CardType.MONSTER, CardType.SPELL, CardType.TRAP)


def subclasses(kind: type[Node]) -> Iterator[type[Node]]:
    each: type[Node]
    for each in kind.__subclasses__():
        if getattr(sys.modules[each.__module__], each.__name__, None) is each:
            yield each
        yield from subclasses(each)


def words_of_the_language() -> list[type[Node]]:
    rooms = ("duelkit.yugioh.language.", "duelkit.yugioh.words.")
    # what a reader makes for itself, the canonical form replaces
    known = {
        each for each in subclasses(Node) if each.__module__.startswith(rooms) and not each.__name__.startswith("_")
    }
    leaves = {each for each in known if not any(issubclass(other, each) and other is not each for other in known)}
    return sorted(leaves - SPOKEN_OTHERWISE, key=lambda each: each.__name__)


@pytest.mark.parametrize("kind", words_of_the_language(), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("core", [ja_core, en_core], ids=["ja", "en"])
def test_node_has_a_wording(kind: type, core: object) -> None:
    assert any(kind in wordings.kinds for wordings in core.ALL), f"no wording for {kind.__name__}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", [ja_terms, en_terms], ids=["ja", "en"])
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
    "rooms",
    [(ja_core, ja_occasions, ja_conditions, ja_moments), (en_core, en_occasions, en_conditions, en_moments)],
    ids=["ja", "en"],
)
def test_closed_words_of_nodes_are_complete(rooms: tuple[object, ...], example_card: Card) -> None:
    core, triggers, conditions, moments = rooms
    scope = core.Scope(example_card)  # type: ignore[attr-defined]
    for event in EventKind:
        phase = Phase.END if event is EventKind.PHASE else None
        assert core.EVENTS(When(event, phase=phase), scope).text  # type: ignore[attr-defined]
        assert core.EVENTS(When(event, MONSTER, Side.OPPONENT, phase=phase), scope).text  # type: ignore[attr-defined]
    assert not [would.name for would in Would if would not in triggers.WOULD]  # type: ignore[attr-defined]
    assert not [action.name for action in TurnAction if action not in conditions.TURN_ACTIONS]  # type: ignore[attr-defined]
    single = [step for step in Step if step.value.bit_count() == 1]
    assert not [step.name for step in single if step not in moments.STEPS]  # type: ignore[attr-defined]
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
    assert not [kind.name for kind in RefKind if kind not in references.REFS]
    assert not [kind.name for kind in RefKind if kind not in en_references.REFS]


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
    ("When", "actor"),  # read as the fields of its parts
    ("When", "cause"),
    ("Equip", "bind"),  # the bond that the verb declares
    ("Equip", "own"),  # English says "equip" for Equip Cards and others alike
    ("SpecialSummon", "bind"),
    ("MentionsSeries", "en"),
    ("Named", "ja"),
    ("Named", "en"),
    ("Mentions", "ja"),
    ("Mentions", "en"),
    ("InSeries", "ja"),
    ("InSeries", "en"),
    ("OriginallyInSeries", "ja"),
    ("OriginallyInSeries", "en"),
    ("Treated", "ja"),
    ("Treated", "en"),
    ("MakeTokens", "ja"),
    ("MakeTokens", "en"),
    ("InSeries", "also"),
    ("InSeries", "but"),
    ("Extreme", "among"),
    ("Declare", "seen"),
    ("Draw", "noted"),  # what follows speaks of the cards drawn
    ("Effect", "each_time"),  # only a ruling tells it
    ("Effect", "counts_as"),  # which effect of another card it is
    ("MayHoldCounter", "by_text"),  # of the cards that can be meant, those whose text says so
    ("Reveal", "noted"),  # what follows speaks of the cards revealed
}
"""Names in the other language; lists and offers of the engine; the pool in which a figure is compared, which the
selection says."""


def source_of(language: str) -> str:
    rooms = [
        *vocabulary.load(yugioh_words, language),
        *(
            importlib.import_module(module.name)
            for module in pkgutil.walk_packages(text.__path__, f"{text.__name__}.")
            if f".{language}." in module.name or module.name.endswith((".heads", ".reading"))
        ),
    ]
    return "\n".join(inspect.getsource(room) for room in rooms)


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
    for module in (text, phrase):
        assert doctest.testmod(module, extraglobs={"library": library}).failed == 0


def test_unknown_closed_word_is_named() -> None:
    with pytest.raises(NoWording, match=r"Phase\.END.*'en'"):
        Table(Language.EN, {Phase.DRAW: "Draw Phase"})[Phase.END]
    with pytest.raises(NoWording, match="counter"):
        counters("名も無きカウンター", 1)
    assert counters("魔力カウンター", 2) == "Spell Counters"
