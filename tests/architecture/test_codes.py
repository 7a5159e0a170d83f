"""The engine's numbers are those of the language's words: none is missing, none stands for something else."""

from __future__ import annotations

import importlib
import pkgutil
import re
from enum import Enum
from pathlib import Path

import pytest

import duelkit.yugioh.engine
import duelkit.yugioh.state
from duelkit.cardlang import vocabulary
from duelkit.yugioh import words
from duelkit.yugioh.language.card import EffectKind, LimitScope
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import (
    Because,
    CardType,
    Change,
    Domain,
    EventKind,
    Marker,
    Number,
    Ordinal,
    Phase,
    Position,
    Side,
    Stat,
    Step,
    SummonKind,
    TurnAction,
    Until,
    Zone,
)
from duelkit.yugioh.state import card_info, categories, codes, parts

PREFIXES: dict[str, type[Enum]] = {
    "A": Action,
    "D": Domain,
    "E": EventKind,
    "F": Stat,
    "K": EffectKind,
    "N": Number,
    "P": Permission,
    "R": RefKind,
    "S": SummonKind,
    "U": Until,
}
"""Words whose codes bear their names, after a letter."""

IN_ORDER: tuple[tuple[type[Enum], str], ...] = (
    (
        CardType,
        "MONSTER SPELL TRAP NORMAL EFFECT FUSION RITUAL SPIRIT UNION GEMINI TUNER SYNCHRO TOKEN QUICK_PLAY "
        "CONTINUOUS EQUIP FIELD_SPELL COUNTER FLIP TOON XYZ PENDULUM SPECIAL LINK",
    ),
    (Zone, "DECK HAND MONSTER_ZONE SPELL_ZONE FIELD_ZONE PENDULUM_ZONE GRAVEYARD BANISHED EXTRA OVERLAY FIELD"),
    (Side, "YOU OPPONENT EITHER"),
    (Position, "UP_ATTACK UP_DEFENSE DOWN_DEFENSE FACE_UP"),
    (Marker, "BOTTOM_LEFT BOTTOM BOTTOM_RIGHT LEFT RIGHT TOP_LEFT TOP TOP_RIGHT"),
    (Phase, "DRAW_PHASE STANDBY MAIN_1 BATTLE MAIN_2 END"),
    (
        Because,
        "BY_BATTLE BY_EFFECT AS_COST DESTROYED TRIBUTED DISCARDED AS_MATERIAL FOR_FUSION FOR_RITUAL FOR_SYNCHRO "
        "FOR_XYZ BY_RULE DRAWN DETACHED RETURNED BY_SUMMON FOR_LINK",
    ),
    (Ordinal, "SHUFFLED_IN ON_TOP AT_THE_BOTTOM"),
    (
        Step,
        "START_STEP BATTLE_STEP DAMAGE_START BEFORE_CALC CALC AFTER_CALC DAMAGE_END END_STEP DAMAGE_STEP UNTIL_CALC",
    ),
    (Change, "GAIN LOSE BECOME BECOME_ORIGINAL"),
    (
        TurnAction,
        "SPECIAL_SUMMONED NORMAL_SUMMONED SUMMONED ATTACKED BATTLE_PHASE_ACTION DREW_BY_EFFECT LOST_MONSTER "
        "HAD_DESTROYED SUMMONED_OTHERWISE RECEIVED_FUSION",
    ),
    (
        LimitScope,
        "THIS_CARD THIS_EFFECT EFFECTS_OF_NAME CARD_ACTIVATION WHILE_FACE_UP IN_DUEL IN_CHAIN IN_BATTLE "
        "EFFECTS_OF_THIS_CARD IN_CHAIN_BY_NAME EFFECTS_IN_CHAIN IN_DUEL_BY_CARD",
    ),
)
"""Words and their codes, in the order of the words."""


def constants() -> dict[str, set[int]]:
    """Every constant of state, engine and what carries out words, with the numbers that it is.

    The codes of reasons are a list of their own.
    """
    found: dict[str, set[int]] = {}
    rooms = [
        importlib.import_module(entry.name)
        for room in (duelkit.yugioh.state, duelkit.yugioh.engine)
        for entry in pkgutil.walk_packages(room.__path__, room.__name__ + ".")
    ]
    for module in (*rooms, *vocabulary.load(words, "run")):
        for name, value in vars(module).items():
            if name.isupper() and type(value) is int and not module.__name__.endswith(".reasons"):
                found.setdefault(name, set()).add(value)
    return found


def values(words: type[Enum]) -> dict[str, int]:
    """The words of an enumeration, combined ones too, with their numbers."""
    return {name: int(word.value) for name, word in words.__members__.items()}


@pytest.mark.parametrize("prefix", PREFIXES)
def test_codes_with_a_letter_are_the_words_of_the_language(prefix: str) -> None:
    found = {name[2:]: value for name, value in constants().items() if name.startswith(f"{prefix}_")}
    assert found == {name: {value} for name, value in values(PREFIXES[prefix]).items()}


@pytest.mark.parametrize(("words", "names"), IN_ORDER, ids=[words.__name__ for words, _ in IN_ORDER])
def test_codes_without_a_letter_are_the_words_of_the_language(words: type[Enum], names: str) -> None:
    found = constants()
    assert [found[name] for name in names.split()] == [{value} for value in values(words).values()]


def test_categories_of_what_applies_have_room_for_every_word() -> None:
    found = {name: value for name, values in constants().items() if name.startswith("C_") for value in values}
    assert len(set(found.values())) == len(found) and max(found.values()) < categories.CATEGORIES
    for stat in Stat:
        assert found.get(f"C_{stat.name}", stat.value) == stat.value
    others = {value for name, value in found.items() if name not in ("C_CANNOT", "C_MAY")}
    assert not others & {categories.C_CANNOT + action for action in Action}
    assert not others & {categories.C_MAY + permission for permission in Permission}
    assert categories.C_CANNOT + max(Action) < categories.C_MAY and max(EventKind) < codes.EVENT_KINDS


def test_cards_share_no_key_for_what_is_kept_of_their_past() -> None:
    kept = [value for name, values in constants().items() if name.startswith("KEEPS_") for value in values]
    assert len(kept) > 5
    keys = [card_info.kept_at(card, what) for card in (1, 2, 3) for what in kept]
    assert len(keys) == len(set(keys))


def test_flags_of_cards_in_play_share_no_bit() -> None:
    """Two with one bit would be the same flag: a card lent by another would count as something else."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(words.__file__).parents[1].rglob("*.py")))
    named = set(re.findall(r"\bflags(?: \|=| &= ~| &)? \(?([A-Z][A-Z_]+)\b", code))
    flags = {name: getattr(parts, name) for name in named if isinstance(getattr(parts, name, None), int)}
    assert len(flags) > 10 and len(set(flags.values())) == len(flags), flags
    assert all(value.bit_count() == 1 for value in flags.values()), flags
