"""Battle damage that something halves, doubles, or turns on the other player."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import THIS, Attribute, BattleDamageChanges, Race, Share, Side, continuous, monster
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, scenario

OX = "ミノタウルス"


def _with(number: int, share: Share, side: Side) -> Card:
    return monster(900004450 + number, f"分ける者{number}", f"Sharer {number}", Attribute.EARTH, Race.WARRIOR, 4, 1000,
                   1000, continuous(BattleDamageChanges(share, side, THIS)))


CASES = [
    (Share.HALF, Side.YOU, (-350, 0)), (Share.DOUBLE, Side.YOU, (-1400, 0)), (Share.OTHER_PLAYER, Side.YOU, (0, -700)),
    (Share.BOTH, Side.YOU, (-700, -700)), (Share.HALF, Side.EITHER, (-350, 0)), (Share.DOUBLE, Side.OPPONENT, (-700,
        0)),
]


@rule("MR3-BAT-10")
@pytest.mark.parametrize(("share", "side", "lost"), CASES)
def test_battle_damage_of_a_monster_that_attacks_a_stronger_one(share: Share, side: Side,
                                                                lost: tuple[int, int]) -> None:
    duel = scenario(turn=ALICE, phase=Phase.BATTLE)
    sharer = duel.alice.attack_position(_with(int(share) * 3 + int(side), share, side))
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(sharer, ox)
    duel.is_settled()
    assert (duel.alice.life - 8000, duel.bob.life - 8000) == lost


@rule("MR3-BAT-10")
def test_damage_to_the_opponent_is_doubled_in_a_direct_attack() -> None:
    duel = scenario(turn=ALICE, phase=Phase.BATTLE)
    sharer = duel.alice.attack_position(_with(20, Share.DOUBLE, Side.OPPONENT))
    duel.alice.attacks(sharer)
    duel.is_settled()
    assert duel.bob.life == 6000
