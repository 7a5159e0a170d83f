"""Triggers that activate at the same time, and things both players do at the same time."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    MONSTER,
    WHEN,
    Attribute,
    Card,
    EventKind,
    Phase,
    Race,
    Side,
    When,
    Zone,
    damage,
    discard,
    draw,
    monster,
    normal_summoned,
    sent_to_graveyard,
    summoned,
    trap,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import DECK, HAND
from duelkit.yugioh.state.log import L_ACTIVATE, L_MOVE, L_RESOLVE, entries

HOLE = "Dark Hole"
OX = "Battle Ox"


def fallen(number: int, ja: str, mandatory: bool) -> Card:
    """A monster with a trigger on being sent to the graveyard."""
    return monster(
        900000600 + number,
        ja,
        f"Fallen {number}",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(sent_to_graveyard(), damage(100), mandatory=mandatory),
    )


MINE_MUST = fallen(1, "自分の強制", True)
MINE_MUST_2 = fallen(2, "自分の強制二", True)
MINE_MAY = fallen(3, "自分の任意", False)
MINE_MAY_2 = fallen(4, "自分の任意二", False)
THEIRS_MUST = fallen(5, "相手の強制", True)
THEIRS_MAY = fallen(6, "相手の任意", False)
THEIRS_MUST_2 = fallen(7, "相手の強制二", True)
MISCHIEF = trap(
    900000610, "両者ドローの罠", "Both Draw", resolution=draw(1, Side.EITHER).then(discard(1, side=Side.EITHER))
)
GREETER = monster(
    900000611,
    "出迎え",
    "Greeter",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(MONSTER, side=Side.OPPONENT), damage(100), mandatory=True),
)
WATCHER = monster(
    900000613,
    "見張り",
    "Watcher",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(MONSTER, side=Side.OPPONENT), damage(300), timing=WHEN, zones=Zone.HAND),
)
FOLLOWER = monster(
    900000614,
    "後追い",
    "Follower",
    Attribute.DARK,
    Race.FIEND,
    4,
    1000,
    1000,
    trigger(summoned(MONSTER, side=Side.YOU), damage(400), zones=Zone.HAND),
)
ARRIVAL = monster(
    900000612, "到着", "Arrival", Attribute.DARK, Race.FIEND, 4, 1000, 1000, trigger(normal_summoned(), damage(200))
)


@rule("MR3-TRG-01", "MR3-SPD-03")
def test_simultaneous_triggers_of_speed_1_share_one_chain() -> None:
    duel = scenario()
    duel.alice.hand(HOLE)
    duel.alice.attack_position(MINE_MUST)
    duel.bob.attack_position(THEIRS_MUST)
    duel.bob.has_set("Waboku")
    duel.alice.activates(HOLE)
    duel.bob.passes()
    assert duel.bob.is_asked("respond") and len(duel.duel.chain) == 2
    assert [duel.duel.scopes[link].code.speed for link in duel.duel.chain] == [1, 1]
    duel.bob.passes()
    duel.all_pass()
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (7900, 7900)


@rule("MR3-TRG-02")
def test_the_turn_player_orders_the_own_triggers() -> None:
    for first, second in ((MINE_MUST, MINE_MUST_2), (MINE_MUST_2, MINE_MUST)):
        duel = scenario()
        duel.alice.hand(HOLE)
        duel.alice.attack_position(MINE_MUST)
        duel.alice.attack_position(MINE_MUST_2)
        duel.alice.activates(HOLE)
        assert duel.alice.is_asked("trigger")
        assert duel.alice.can("trigger", first) and duel.alice.can("trigger", second)
        assert not duel.alice.can("finish"), "mandatory effects cannot be left out"
        duel.alice.triggers(first)
        duel.is_settled()
        assert duel.log_cards(L_ACTIVATE) == [HOLE, first.ja, second.ja]
        assert duel.log_cards(L_RESOLVE) == [HOLE, second.ja, first.ja]


@rule("MR3-TRG-02", "MR3-TRG-03")
def test_the_opponents_triggers_stand_above_and_resolve_first() -> None:
    duel = scenario()
    duel.alice.hand(HOLE)
    duel.bob.attack_position(THEIRS_MUST)
    duel.bob.attack_position(THEIRS_MUST_2)
    duel.alice.attack_position(MINE_MUST)
    duel.alice.activates(HOLE)
    assert duel.bob.is_asked("trigger"), "the opponent orders their own"
    duel.bob.triggers(THEIRS_MUST_2)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE)[1:] == ["自分の強制", "相手の強制二", "相手の強制"]
    assert duel.log_cards(L_RESOLVE)[1:] == ["相手の強制", "相手の強制二", "自分の強制"]


@rule("MR3-TRG-02", "MR3-TRG-03")
def test_turn_player_means_the_player_in_turn_not_the_activating_one() -> None:
    duel = scenario(turn=BOB)
    duel.bob.hand(HOLE)
    duel.alice.attack_position(MINE_MUST)
    duel.bob.attack_position(THEIRS_MUST)
    duel.bob.activates(HOLE)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE)[1:] == ["相手の強制", "自分の強制"]


@rule("MR3-GAP-CHN-01")
def test_four_groups_mandatory_before_optional_turn_player_before_opponent() -> None:
    duel = scenario()
    duel.alice.hand(HOLE)
    duel.alice.attack_position(MINE_MAY)
    duel.alice.attack_position(MINE_MUST)
    duel.bob.attack_position(THEIRS_MAY)
    duel.bob.attack_position(THEIRS_MUST)
    duel.alice.activates(HOLE)
    assert duel.alice.is_asked("trigger") and duel.alice.can("trigger", MINE_MAY)
    assert not duel.alice.can("trigger", MINE_MUST), "the mandatory ones are on the chain already"
    assert duel.alice.can("finish")
    duel.alice.triggers(MINE_MAY)
    assert duel.bob.is_asked("trigger") and duel.bob.can("trigger", THEIRS_MAY) and duel.bob.can("finish")
    duel.bob.triggers(THEIRS_MAY)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE)[1:] == ["自分の強制", "相手の強制", "自分の任意", "相手の任意"]


@rule("MR3-GAP-CHN-01", "MR3-TEXT-02")
def test_optional_triggers_may_be_declined_mandatory_ones_not() -> None:
    duel = scenario()
    duel.alice.hand(HOLE)
    duel.alice.attack_position(MINE_MAY)
    duel.alice.attack_position(MINE_MUST)
    duel.alice.attack_position(MINE_MAY_2)
    duel.alice.activates(HOLE)
    assert duel.alice.can("trigger", MINE_MAY) and duel.alice.can("trigger", MINE_MAY_2)
    duel.alice.declines()
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE)[1:] == ["自分の強制"]


@rule("MR3-TRG-01", "MR3-PRI-02")
def test_triggers_go_before_anyones_quick_effects() -> None:
    duel = scenario()
    duel.alice.hand(OX, "Rush Recklessly")
    duel.bob.attack_position(GREETER)
    duel.alice.summons(OX)
    assert len(duel.duel.chain) == 1, "the opponent's trigger has activated by itself"
    assert duel.alice.is_asked("respond") and duel.alice.can("activate", "Rush Recklessly")
    duel.alice.passes()
    assert duel.alice.life == 7900


@rule("MR3-TRG-01", "MR3-TRG-03")
def test_triggers_of_both_players_on_one_summon() -> None:
    duel = scenario()
    duel.alice.hand(ARRIVAL)
    duel.bob.attack_position(GREETER)
    duel.alice.summons(ARRIVAL)
    assert duel.alice.is_asked("trigger") and duel.alice.can("trigger", ARRIVAL) and duel.alice.can("finish")
    duel.alice.triggers(ARRIVAL)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE) == ["出迎え", "到着"], "mandatory first, even the opponent's"


@rule("MR3-SIM-01")
def test_what_both_players_do_the_turn_player_does_first() -> None:
    duel = scenario()
    duel.alice.hand(OX)
    duel.bob.hand(OX)
    duel.bob.has_set(MISCHIEF)
    duel.alice.ends_turn()
    duel.bob.activates(MISCHIEF)
    drawn = [
        entry.player for entry in entries(duel.duel.log) if entry.kind == L_MOVE and (entry.a, entry.b) == (DECK, HAND)
    ]
    assert drawn == [ALICE, BOB], "the effect is Bob's, the turn is Alice's"
    assert duel.alice.is_asked("pick") and not duel.bob.is_asked()
    duel.alice.picks(OX)
    assert duel.bob.is_asked("pick")
    duel.bob.picks(OX)
    assert (duel.alice.hand_size, duel.bob.hand_size) == (1, 1)


@rule("MR3-SIM-01")
def test_what_both_players_do_in_bobs_turn_bob_does_first() -> None:
    duel = scenario(turn=BOB)
    duel.bob.hand("Dark World Dealings", OX)
    duel.alice.hand(OX)
    duel.bob.activates("Dark World Dealings")
    assert duel.bob.is_asked("pick")
    duel.bob.picks(OX)
    assert duel.alice.is_asked("pick")


@rule("MR3-TRG-01", "MR3-PRI-01")
def test_what_triggers_in_the_hand_comes_after_what_triggers_in_the_open() -> None:
    """The ruling on イリュージョン・スナッチ and 氷帝メビウス: the card in the hand is no chain link 1 then."""
    duel = scenario()
    duel.alice.hand(ARRIVAL, FOLLOWER)
    duel.alice.summons(ARRIVAL)
    assert duel.alice.can("trigger", ARRIVAL) and not duel.alice.can("trigger", FOLLOWER)
    duel.alice.triggers(ARRIVAL)
    duel.alice.triggers(FOLLOWER)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE) == ["到着", "後追い"] and duel.bob.life == 8000 - 600


@rule("MR3-TRG-01", "MR3-PRI-01", "MR3-CHN-06")
def test_what_triggers_in_the_hand_can_be_chained_to_a_quick_effect() -> None:
    """As 手札誘発 are ruled: the turn player's quick effect first, and then to it the card in the other's hand."""
    duel = scenario()
    duel.alice.hand(OX)
    jar = duel.alice.has_set("Jar of Greed")
    duel.bob.hand(WATCHER)
    duel.alice.summons(OX)
    assert duel.alice.is_asked("respond") and not duel.bob.is_asked()
    duel.alice.activates(jar)
    duel.bob.activates(WATCHER)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE) == ["Jar of Greed", "見張り"]
    assert duel.log_cards(L_RESOLVE) == ["見張り", "Jar of Greed"] and duel.alice.life == 7700


def test_what_triggers_in_the_hand_is_used_once_the_moment_has_come_and_not_later() -> None:
    duel = scenario()
    duel.alice.hand(OX)
    jar = duel.alice.has_set("Jar of Greed")
    duel.bob.hand(WATCHER)
    duel.alice.summons(OX)
    duel.alice.activates(jar)
    duel.bob.passes()
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE) == ["Jar of Greed"] and duel.alice.life == 8000


@rule("MR3-DSD-03")
@pytest.mark.parametrize("outside", [False, True])
def test_what_triggers_in_the_hand_does_so_in_the_damage_step_unless_it_says_otherwise(outside: bool) -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    ox = duel.bob.attack_position(OX)
    avenger = duel.alice.hand(
        monster(
            900000615 + outside,
            f"仇討ち{outside}",
            f"Avenger {outside}",
            Attribute.DARK,
            Race.FIEND,
            4,
            1000,
            1000,
            trigger(
                When(EventKind.BATTLE_DAMAGE, side=Side.YOU),
                damage(300),
                timing=WHEN,
                zones=Zone.HAND,
                outside_damage_step=outside,
            ),
        )
    )
    duel.bob.attacks(ox)
    if not outside:
        duel.alice.activates(avenger)
    duel.is_settled()
    assert duel.alice.life == 8000 - 1700 and duel.bob.life == (8000 if outside else 7700)
