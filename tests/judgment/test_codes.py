"""The numbers that the engine works with are those of the card language's closed words."""

from __future__ import annotations

from enum import IntEnum, IntFlag

import pytest

from duelkit.judgment.language import (
    CardSide,
    Damage,
    Element,
    Event,
    Instead,
    Keyword,
    Mode,
    Moving,
    RefKind,
    SpellClass,
    Stat,
    Turning,
    Until,
)
from duelkit.judgment.language.terms import Phase, Pile, Side
from duelkit.judgment.state import codes

PREFIXES: dict[type[IntEnum] | type[IntFlag], str] = {
    CardSide: "",
    Element: "",
    Keyword: "",
    Mode: "",
    Phase: "",
    Pile: "",
    Side: "",
    Event: "E_",
    Instead: "I_",
    Moving: "M_",
    RefKind: "R_",
    Stat: "S_",
    Turning: "T_",
    Until: "U_",
}
OTHER_NAMES: dict[IntEnum, str] = {
    Damage.NONE: "HARMLESS",
    Damage.PHYSICAL: "PHYSICAL",
    Damage.MAGIC: "MAGIC",
    SpellClass.SORCERY: "SORCERY",
}
MORE_CODES = {"S_KEYWORD"}
"""Codes of the engine's own among those of a word list."""


@pytest.mark.parametrize("kind", PREFIXES, ids=lambda kind: kind.__name__)
def test_every_member_of_a_closed_word_has_its_number(kind: type[IntEnum] | type[IntFlag]) -> None:
    prefix = PREFIXES[kind]
    wrong = [member.name for member in kind if getattr(codes, f"{prefix}{member.name}", None) != int(member)]
    assert wrong == []
    if prefix:
        known = {name.removeprefix(prefix) for name in vars(codes) if name.startswith(prefix)} - {
            name.removeprefix(prefix) for name in MORE_CODES
        }
        assert known == {member.name for member in kind}


@pytest.mark.parametrize("member", OTHER_NAMES, ids=lambda member: str(member.name))
def test_a_member_under_another_name_has_its_number(member: IntEnum) -> None:
    assert getattr(codes, OTHER_NAMES[member]) == int(member)


def test_bits_and_options_have_a_number_each() -> None:
    for prefix in ("B_", "O_", "W_"):
        values = [value for name, value in vars(codes).items() if name.startswith(prefix)]
        assert len(values) > 10 and len(set(values)) == len(values)
    bits = [value for name, value in vars(codes).items() if name.startswith("B_")]
    assert all(bit & bit - 1 == 0 for bit in bits) and set(codes.RULINGS.values()) <= set(bits)
