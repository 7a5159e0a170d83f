"""Which effects take cards from a Graveyard, as effects that respond to them ask."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.language import Would

ADDS, SUMMONS, BANISHES = Would.ADD_FROM_GRAVEYARD, Would.SUMMON_FROM_GRAVEYARD, Would.BANISH_FROM_GRAVEYARD


@pytest.mark.parametrize(
    ("name", "effect", "would"),
    [
        ("Monster Reborn", 0, SUMMONS),
        ("Soul Release", 0, BANISHES),
        ("Pot of Greed", 0, Would(0)),
        ("Grapha, Dragon Lord of Dark World", 0, Would(0)),
        ("Elder Entity N'tss", 0, Would(0)),
        ("Salvage", 0, ADDS),
        ("Plaguespreader Zombie", 0, SUMMONS),
        ("Miracle Fusion", 0, BANISHES),
    ],
)
def test_what_is_done_to_cards_in_a_graveyard_is_known(name: str, effect: int, would: Would) -> None:
    code = card_info(library()[name]).effects[effect]
    assert code.would & (ADDS | SUMMONS | BANISHES) == would
