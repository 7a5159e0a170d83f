"""What a player cannot do as long as a monster lies face-up ends when it leaves (表側表示で存在する限り)."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import (
    Action,
    Attribute,
    Cannot,
    Card,
    Race,
    Side,
    SpecialSummon,
    Zone,
    ignition,
    monster,
    race,
)
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.codes import UP_ATTACK

REBORN = "Monster Reborn"


def vower(number: int, of: Race) -> Card:
    """A monster that comes from the hand and lets its player Special Summon only monsters of this type then."""
    return monster(
        90000840 + number,
        f"誓う者{number}",
        f"Vower {number}",
        Attribute.DARK,
        of,
        3,
        1000,
        1000,
        ignition(
            SpecialSummon(THIS, modifiers=(Cannot(Action.SPECIAL_SUMMON, None, Side.YOU, unless=race(of)),)),
            zones=Zone.HAND,
        ),
    )


@pytest.mark.parametrize("away", ["Compulsory Evacuation Device", "Book of Moon"])
@pytest.mark.parametrize(("at", "of"), [(0, Race.ZOMBIE), (1, Race.INSECT), (2, Race.FIEND)])
def test_it_ends_when_the_monster_leaves_or_is_turned_face_down(at: int, of: Race, away: str) -> None:
    """マッドマーダー and others of its kind."""
    duel = scenario()
    card = duel.alice.hand(vower(at, of))
    duel.alice.graveyard("Mystical Elf")
    spell = duel.alice.hand(REBORN)
    other = duel.alice.has_set(away)
    assert duel.alice.can("activate", spell)
    duel.alice.activates(card)
    duel.alice.puts_in(UP_ATTACK)
    duel.all_pass()
    assert not duel.alice.can("activate", spell)
    duel.alice.activates(other)
    duel.alice.picks(card)
    duel.all_pass()
    assert duel.alice.can("activate", spell)
