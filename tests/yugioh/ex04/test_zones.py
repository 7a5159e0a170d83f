"""How many cards a player may have on the field (場に出すカードの最大制限枚数), and what counts as the field."""

from __future__ import annotations

import pytest

from duelkit.kernel.decision import ACT, RESPOND
from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    Attribute,
    Race,
    Side,
    damage,
    destroyed,
    every,
    monster,
    spell,
    to_hand,
    trigger,
)
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state import codes

OX = "ミノタウルス"
STEAL = "強奪"
SLIME = "メタル・リフレクト・スライム"
SWEEP = spell(900041101, "一掃", "Sweep", resolution=to_hand(every(CARD.on_field(Side.EITHER))))


def walk_to(duel: Scenario, player: int) -> None:
    """Go on, everybody passing, until the player may act freely."""
    for _ in range(40):
        decision = duel.decision()
        assert decision is not None
        if decision.kind == ACT and decision.player == player:
            return
        duel.duel.choose(codes.PASS if decision.kind == RESPOND else decision.options[-1])
    raise AssertionError("the turn does not come")


@rule("EX04-GAP-ZONE-01")
def test_the_field_of_2004_has_no_later_zones() -> None:
    duel = scenario("ex04")
    for player in range(2):
        assert len(duel.duel.monsters[player]) == 5 and len(duel.duel.spells[player]) == 5
    view = duel.duel.observe(ALICE)
    for side in view.sides:
        assert len(side.monsters) == 5 and len(side.spells) == 5
        assert all(card is None for card in side.pendulum) and side.extra == []


@rule("EX04-MAX-01")
def test_five_monsters_fill_the_row() -> None:
    for monsters in (4, 5):
        duel = scenario("ex04")
        for _ in range(monsters):
            duel.alice.attack_position(OX)
        duel.alice.hand(OX)
        assert duel.alice.can("summon", OX) is duel.alice.can("set monster", OX) is (monsters == 4)
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-MAX-02")
def test_with_five_monsters_only_a_sacrifice_makes_room() -> None:
    duel = scenario("ex04")
    five = [duel.alice.attack_position(OX) for _ in range(5)]
    duel.alice.hand(OX, "デーモンの召喚", "死者蘇生", "サイバー・ドラゴン")
    duel.alice.graveyard(OX)
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", "死者蘇生") and not duel.alice.can("summon", duel.duel.hand[ALICE][0])
    assert not duel.alice.can("procedure", "サイバー・ドラゴン")
    assert duel.alice.can("summon", "デーモンの召喚")
    duel.alice.summons("デーモンの召喚")
    duel.alice.picks(five[2])
    duel.is_settled()
    assert duel.where("デーモンの召喚") == "monster zone" and duel.where(five[2]) == "graveyard"
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-MAX-02", "EX04-GAP-FUS-01")
def test_a_fusion_of_monsters_on_a_full_field_makes_its_own_room() -> None:
    duel = scenario("ex04")
    thunder = [duel.alice.attack_position("サンダー・ドラゴン") for _ in range(2)]
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.extra("双頭の雷龍")
    duel.alice.hand("融合")
    assert duel.alice.can("activate", "融合")
    duel.alice.activates("融合")
    duel.alice.puts_in(1)
    assert all(duel.where(card) == "graveyard" for card in thunder)
    assert duel.where("双頭の雷龍") == "monster zone" and len(duel.alice.cards("monster zone")) == 4


@rule("EX04-MAX-04", "EX04-MAX-06")
def test_set_cards_and_continuous_cards_together_fill_the_five_zones() -> None:
    for more in (1, 2):
        duel = scenario("ex04")
        warrior = duel.alice.attack_position("異次元の戦士")
        duel.alice.face_up("伝説の剣", equipped_to=warrior)
        duel.alice.face_up("血の代償")
        duel.alice.has_set("無謀な欲張り", this_turn=True)
        for _ in range(more):
            duel.alice.has_set("激流葬", this_turn=True)
        duel.alice.hand("強欲な壺", "攻撃の無力化", "黒いペンダント")
        for card in ("強欲な壺", "黒いペンダント"):
            assert duel.alice.can("activate", card) is duel.alice.can("set", card) is (more == 1)
        assert duel.alice.can("set", "攻撃の無力化") is (more == 1)


@rule("EX04-MAX-05")
def test_a_field_spell_has_its_own_zone() -> None:
    duel = scenario("ex04")
    for _ in range(5):
        duel.alice.has_set("激流葬", this_turn=True)
    duel.alice.hand("闇")
    assert duel.alice.can("activate", "闇") and duel.alice.can("set", "闇")
    duel.alice.activates("闇")
    assert duel.where("闇") == "field zone" and len(duel.alice.cards("spell zone")) == 5
    duel = scenario("ex04")
    duel.alice.face_up("闇")
    for _ in range(4):
        duel.alice.has_set("激流葬", this_turn=True)
    duel.alice.hand("無謀な欲張り")
    assert duel.alice.can("set", "無謀な欲張り"), "the field spell is none of the five"


@rule("EX04-MAX-06")
@pytest.mark.parametrize("others", [2, 3])
def test_a_card_in_a_chain_keeps_its_zone_until_the_chain_is_done(others: int) -> None:
    duel = scenario("ex04")
    for _ in range(others):
        duel.alice.has_set("激流葬", this_turn=True)
    duel.alice.attack_position(OX)
    duel.bob.has_set("無謀な欲張り")
    duel.alice.hand("強欲な壺", "突進", "収縮")
    duel.alice.activates("強欲な壺")
    duel.bob.passes()
    duel.alice.activates("突進")
    assert duel.where("強欲な壺") == duel.where("突進") == "spell zone"
    duel.bob.passes()
    answering = len(duel.duel.chain) == 2 and duel.alice.can("activate", "収縮")
    assert answering is (others == 2), "else the two cards of the chain are the fourth and fifth"
    duel.all_pass()
    assert duel.alice.can("activate", "収縮") and duel.where("強欲な壺") == "graveyard"


@rule("EX04-MAX-03")
def test_a_taken_monster_that_finds_five_others_is_destroyed() -> None:
    duel = scenario("ex04", turn=BOB)
    taken = duel.alice.attack_position("岩石の巨兵")
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.alice.hand(OX, "サイクロン")
    duel.bob.hand(STEAL)
    duel.bob.activates(STEAL)
    duel.bob.picks(taken)
    duel.all_pass()
    assert duel.controller(taken) == BOB
    duel.bob.ends_turn()
    walk_to(duel, ALICE)
    assert duel.alice.life == 9000, "the price of the theft"
    duel.alice.summons(duel.duel.hand[ALICE][0])
    duel.all_pass()
    assert len(duel.alice.cards("monster zone")) == 5
    duel.alice.activates("サイクロン")
    duel.all_pass()
    assert duel.where(taken) == "graveyard" and taken in duel.duel.graveyard[ALICE]
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-MAX-03")
def test_a_monster_that_could_not_return_counts_as_destroyed() -> None:
    avenger = monster(
        900041102,
        "仇討ち",
        "Avenger",
        Attribute.DARK,
        Race.FIEND,
        4,
        1000,
        1000,
        trigger(destroyed(), damage(500), mandatory=True),
    )
    duel = scenario("ex04", turn=BOB)
    duel.alice.attack_position(avenger)
    for _ in range(4):
        duel.alice.attack_position(OX)
    duel.alice.graveyard(OX)
    duel.alice.has_set("リビングデッドの呼び声")
    duel.bob.hand("心変わり")
    duel.bob.activates("心変わり")
    duel.bob.picks(avenger)
    duel.alice.activates("リビングデッドの呼び声")
    duel.all_pass()
    assert duel.controller(avenger) == BOB and len(duel.alice.cards("monster zone")) == 5
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.where(avenger) == "graveyard"
    assert duel.bob.life == 7500, "its effect for being destroyed worked"


@rule("EX04-GAP-TRP-02")
def test_a_trap_that_is_a_monster_takes_two_zones() -> None:
    duel = scenario("ex04")
    duel.alice.has_set(SLIME)
    for _ in range(4):
        duel.alice.has_set("激流葬", this_turn=True)
    for _ in range(3):
        duel.alice.attack_position(OX)
    duel.alice.hand("無謀な欲張り", "岩石の巨兵")
    duel.alice.activates(SLIME)
    duel.all_pass()
    assert duel.where(SLIME) == "monster zone" and len(duel.alice.cards("monster zone")) == 4
    assert not duel.alice.can("set", "無謀な欲張り"), "it keeps its spell & trap zone"
    assert duel.alice.can("summon", "岩石の巨兵")
    duel.alice.summons("岩石の巨兵")
    duel.all_pass()
    assert len(duel.alice.cards("monster zone")) == 5


@rule("EX04-GAP-TRP-02")
def test_a_trap_that_is_a_monster_needs_a_monster_zone() -> None:
    for monsters in (4, 5):
        duel = scenario("ex04")
        duel.alice.has_set(SLIME)
        for _ in range(monsters):
            duel.alice.attack_position(OX)
        assert duel.alice.can("activate", SLIME) is (monsters == 4)


@rule("EX04-FLD-01")
def test_cards_on_the_field_are_those_in_the_zones_of_both_players() -> None:
    duel = scenario("ex04")
    for side in (duel.alice, duel.bob):
        side.attack_position("岩石の巨兵")
        side.has_set("激流葬")
        side.face_up("血の代償")
        side.graveyard("ブラッド・ヴォルス")
        side.banished("デーモン・ソルジャー")
        side.extra("双頭の雷龍")
    duel.bob.face_up("闇")
    duel.alice.hand(SWEEP)
    before = [len(duel.duel.deck[player]) for player in range(2)]
    duel.alice.activates(SWEEP)
    duel.all_pass()
    for player, side in enumerate((duel.alice, duel.bob)):
        assert side.hand_size == 3 + player
        assert "ブラッド・ヴォルス" in side.cards("graveyard") and "双頭の雷龍" in side.cards("extra deck")
        assert "デーモン・ソルジャー" in side.cards("banished") and len(duel.duel.deck[player]) == before[player]
        assert not side.cards("monster zone") and not side.cards("spell zone") and not side.cards("field zone")


@rule("EX04-MAX-05")
def test_a_field_spell_that_goes_frees_none_of_the_five_zones() -> None:
    duel = scenario("ex04")
    for _ in range(5):
        duel.alice.has_set("激流葬", this_turn=True)
    field = duel.alice.face_up("闇")
    duel.alice.hand("無謀な欲張り", "草原")
    duel.bob.has_set("サイクロン")
    assert not duel.alice.can("set", "無謀な欲張り") and duel.alice.can("activate", "草原")
    duel.alice.activates("草原")
    assert duel.where(field) == "graveyard" and duel.where("草原") == "field zone"
    if duel.bob.can("activate", "サイクロン"):
        duel.bob.activates("サイクロン")
        if duel.bob.can("pick", "草原"):
            duel.bob.picks("草原")
    duel.all_pass()
    assert duel.where("草原") == "graveyard" and len(duel.alice.cards("spell zone")) == 5
    assert not duel.alice.can("set", "無謀な欲張り")
