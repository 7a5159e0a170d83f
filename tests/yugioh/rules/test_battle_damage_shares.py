"""Battle damage that something halves, doubles, or turns on the other player."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    THIS,
    Attribute,
    BattleDamageChanges,
    May,
    Permission,
    Race,
    Share,
    Side,
    continuous,
    monster,
)
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, scenario

OX = "Battle Ox"


def _with(number: int, share: Share, side: Side) -> Card:
    return monster(
        900004450 + number,
        f"分ける者{number}",
        f"Sharer {number}",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
        continuous(BattleDamageChanges(share, side, THIS)),
    )


CASES = [
    (Share.HALF, Side.YOU, (-350, 0)),
    (Share.DOUBLE, Side.YOU, (-1400, 0)),
    (Share.OTHER_PLAYER, Side.YOU, (0, -700)),
    (Share.BOTH, Side.YOU, (-700, -700)),
    (Share.HALF, Side.EITHER, (-350, 0)),
    (Share.DOUBLE, Side.OPPONENT, (-700, 0)),
]


@rule("MR3-BAT-10")
@pytest.mark.parametrize(("share", "side", "lost"), CASES)
def test_battle_damage_of_a_monster_that_attacks_a_stronger_one(
    share: Share, side: Side, lost: tuple[int, int]
) -> None:
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


AMAZON = "Amazoness Swords Woman"
ODD_EYES = "Odd-Eyes Pendulum Dragon"
BOTH_ORDERS = pytest.mark.parametrize(("edition", "steps"), [("mr3", False), ("mr20-official", True)])


@BOTH_ORDERS
@pytest.mark.parametrize("guard", [AMAZON, "Daigusto Sphreez"])
def test_damage_that_is_turned_back_is_not_doubled_since_2019(edition: str, steps: bool, guard: str) -> None:
    """Ruling 23822: it is not damage to the opponent of オッドアイズ any more."""
    duel = scenario(edition, phase=Phase.BATTLE)
    odd_eyes = duel.alice.attack_position(ODD_EYES)
    target = duel.bob.attack_position(guard)
    less = 2500 - duel.atk(target)
    duel.alice.attacks(odd_eyes, target)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (8000 - (less if steps else 2 * less), 8000)


@BOTH_ORDERS
@pytest.mark.parametrize(("share", "normal", "turned"), [(Share.DOUBLE, 2000, 1000), (Share.HALF, 500, 1000)])
def test_what_changes_damage_to_the_opponent_only(
    edition: str, steps: bool, share: Share, normal: int, turned: int
) -> None:
    """Rulings 6086 and 14730: 相手に与える戦闘ダメージは〜, and the attacker's own player takes it."""
    strong = monster(
        900004530 + int(share),
        f"強い者{int(share)}",
        f"Strong One {int(share)}",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2000,
        1000,
        continuous(BattleDamageChanges(share, Side.OPPONENT, THIS)),
    )
    duel = scenario(edition, phase=Phase.BATTLE)
    big = duel.alice.attack_position(strong)
    small = duel.bob.attack_position(_with(80 + int(share), Share.OTHER_PLAYER, Side.YOU))
    duel.alice.attacks(big, small)
    duel.all_pass()
    assert duel.alice.life == 8000 - (turned if steps else normal) and duel.bob.life == 8000


def test_damage_for_both_is_turned_for_each() -> None:
    """Ruling 23822: of two monsters that turn damage, each turns what comes to its own player."""
    duel = scenario("mr20-official", phase=Phase.BATTLE)
    both = monster(
        900004540,
        "脆い者",
        "Brittle One",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2000,
        1000,
        continuous(
            BattleDamageChanges(Share.BOTH, Side.EITHER, THIS), BattleDamageChanges(Share.OTHER_PLAYER, Side.YOU, THIS)
        ),
    )
    mine = duel.alice.attack_position(both)
    theirs = duel.bob.attack_position(_with(90, Share.BOTH, Side.YOU))
    duel.alice.attacks(mine, theirs)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (7000, 6000)


def test_damage_for_both_in_a_direct_attack_comes_twice_to_one() -> None:
    """Ruling 23822: 2000 for each player, and the attacker's share is turned on the other: 4000."""
    duel = scenario("mr20-official", phase=Phase.BATTLE)
    both = monster(
        900004541,
        "脆い者二",
        "Brittle One Two",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2000,
        1000,
        continuous(
            BattleDamageChanges(Share.BOTH, Side.EITHER, THIS), BattleDamageChanges(Share.OTHER_PLAYER, Side.YOU, THIS)
        ),
    )
    mine = duel.alice.attack_position(both)
    duel.alice.attacks(mine)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (8000, 4000)


def test_no_damage_to_who_takes_it_in_the_end() -> None:
    """Ruling 23823, on ＢＦ－アーマード・ウィング against a monster that turns its damage."""
    wing = monster(
        900004550,
        "翼の者",
        "Winged One",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2500,
        1000,
        continuous(May(Permission.NO_BATTLE_DAMAGE, THIS)),
    )
    duel = scenario("mr20-official", phase=Phase.BATTLE)
    mine = duel.alice.attack_position(wing)
    theirs = duel.bob.attack_position(AMAZON)
    duel.alice.attacks(mine, theirs)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (8000, 8000)


@BOTH_ORDERS
@pytest.mark.parametrize(("share", "inflicted", "taken"), [(Share.HALF, 500, 1000), (Share.DOUBLE, 2000, 1000)])
def test_damage_that_a_monster_inflicts_to_whichever_player(
    edition: str, steps: bool, share: Share, inflicted: int, taken: int
) -> None:
    """Ruling 16841: プレイヤーに与える戦闘ダメージ is changed for the player it is turned on, too; what the monster's
    own player takes from a stronger monster is not.
    """
    even = monster(
        900004560 + int(share),
        f"等しい者{int(share)}",
        f"Even One {int(share)}",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        2000,
        1000,
        continuous(BattleDamageChanges(share, Side.EITHER, THIS, True)),
    )
    for guard, lost in (
        (_with(90 + int(share), Share.OTHER_PLAYER, Side.YOU), inflicted),
        ("Blue-Eyes White Dragon", taken),
    ):
        duel = scenario(edition, phase=Phase.BATTLE)
        attacker = duel.alice.attack_position(even)
        target = duel.bob.attack_position(guard)
        duel.alice.attacks(attacker, target)
        duel.all_pass()
        assert (duel.alice.life, duel.bob.life) == (8000 - lost, 8000)
