"""Special Summons: own procedures without activation, effects, and special-summon monsters."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    NON_TUNER,
    SUMMONABLE,
    TUNER,
    Attribute,
    CardType,
    FusionMaterials,
    NegateActivation,
    Procedure,
    Race,
    SummonKind,
    SynchroMaterials,
    XyzMaterials,
    activated,
    banish,
    exactly,
    fusion,
    monster,
    named,
    one,
    send,
    special_summon,
    spell,
    synchro,
    trap,
    xyz,
)
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.log import L_ACTIVATE

OX = "Battle Ox"
CHASER = "Mechanicalchaser"
REBORN = "Monster Reborn"
NEGATE = trap(
    900001101,
    "発動を許さない罠",
    "No Activation",
    icon=CardType.COUNTER,
    when=activated(),
    resolution=NegateActivation(),
)
SPECIAL = monster(
    900001102,
    "特殊召喚の悪魔",
    "Special Fiend",
    Attribute.DARK,
    Race.FIEND,
    8,
    2500,
    2500,
    types=CardType.SPECIAL,
    procedures=(Procedure(cost=banish(exactly(1, MONSTER.in_graveyard()))),),
    only_by=SummonKind.SPECIAL,
)
HELPER = monster(
    900001103,
    "自力の戦士",
    "Self Starter",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1500,
    500,
    procedures=(Procedure(cost=send(exactly(1, CARD.in_hand()))),),
)
RANK_4 = xyz(900001104, "四つ星", "Rank Four", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
TUNER_2 = monster(900001105, "調律者", "Tuner Two", Attribute.DARK, Race.MACHINE, 2, 500, 500, types=CardType.TUNER)
LEVEL_6 = synchro(
    900001106, "六つ星", "Level Six", Attribute.DARK, Race.MACHINE, 6, 2000, 2000, SynchroMaterials(TUNER, NON_TUNER)
)
FUSED = fusion(
    900001107,
    "融合獣",
    "Fused Beast",
    Attribute.DARK,
    Race.BEAST,
    6,
    2200,
    1000,
    FusionMaterials((named("ミノタウルス", "Battle Ox"), named("メカ・ハンター", "Mechanicalchaser"))),
)
FROM_HAND = spell(
    900001108, "手札から特殊召喚", "From the Hand", resolution=special_summon(one((MONSTER & SUMMONABLE).in_hand()))
)
FROM_DECK = spell(
    900001109, "山札から特殊召喚", "Out of the Deck", resolution=special_summon(one((MONSTER & SUMMONABLE).in_deck()))
)
RITUAL = "Black Luster Soldier"


@rule("MR3-SS-04", "MR3-CHN-09")
def test_own_procedures_make_no_chain_link() -> None:
    duel = scenario()
    duel.alice.hand(SPECIAL)
    duel.alice.graveyard(OX)
    duel.bob.has_set(NEGATE)
    assert duel.alice.can("procedure", SPECIAL) and not duel.alice.can("activate", SPECIAL)
    duel.alice.special_summons(SPECIAL)
    assert not duel.bob.is_asked("respond"), "there is nothing to respond to"
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(SPECIAL) == "monster zone" and duel.where(OX) == "banished"
    assert duel.log_cards(L_ACTIVATE) == []


@rule("MR3-SS-04")
def test_synchro_xyz_and_pendulum_summons_make_no_chain_link() -> None:
    duel = scenario()
    duel.alice.extra(RANK_4)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(CHASER)
    duel.bob.has_set(NEGATE)
    duel.alice.special_summons(RANK_4)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(RANK_4) == "monster zone" and duel.log_cards(L_ACTIVATE) == []
    duel = scenario()
    duel.alice.extra(LEVEL_6)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(TUNER_2)
    duel.bob.has_set(NEGATE)
    duel.alice.special_summons(LEVEL_6)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(LEVEL_6) == "monster zone" and duel.log_cards(L_ACTIVATE) == []
    duel = scenario()
    duel.alice.pendulum_zones("Flash Knight", "Mandragon")
    duel.alice.hand(OX)
    duel.bob.has_set(NEGATE)
    duel.alice.pendulum_summons()
    duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(OX) == "monster zone" and duel.log_cards(L_ACTIVATE) == []


@rule("MR3-SS-05")
def test_fusion_and_ritual_summons_and_revival_are_effects_with_a_link() -> None:
    for card in ("Polymerization", "Black Luster Ritual", REBORN):
        for answered in (False, True):
            duel = scenario()
            duel.alice.hand(card, OX, CHASER, RITUAL, "Dark Magician", "Gaia The Fierce Knight")
            duel.alice.extra(FUSED)
            duel.alice.graveyard("Giant Soldier of Stone")
            duel.bob.has_set(NEGATE)
            before = len(duel.alice.cards("monster zone"))
            duel.alice.activates(card)
            assert len(duel.duel.chain) == 1 and duel.bob.can("activate", NEGATE)
            assert len(duel.alice.cards("monster zone")) == before, "nothing is summoned before the processing"
            if answered:
                duel.bob.activates(NEGATE)
                duel.is_settled()
                assert duel.alice.cards("monster zone") == []
                continue
            duel.bob.passes()
            while not duel.alice.is_asked("act"):
                decision = duel.decision()
                assert decision is not None
                duel.duel.choose(decision.options[0])
            assert len(duel.alice.cards("monster zone")) == 1


@rule("MR3-SS-06")
def test_effects_cannot_bring_special_summon_monsters_from_hand_or_deck() -> None:
    for card in (SPECIAL, RITUAL):
        duel = scenario(filler=0)
        duel.alice.deck(card)
        duel.alice.hand(FROM_DECK)
        assert not duel.alice.can("activate", FROM_DECK)
        duel = scenario()
        duel.alice.hand(FROM_HAND, card)
        assert not duel.alice.can("activate", FROM_HAND)
    duel = scenario()
    duel.alice.hand(FROM_HAND, SPECIAL, OX)
    duel.alice.activates(FROM_HAND)
    duel.alice.puts_in(1)
    assert duel.where(OX) == "monster zone", "an ordinary monster is the only choice"


@rule("MR3-SS-07")
def test_a_special_summon_monster_is_revived_only_after_a_proper_summon() -> None:
    for card in (SPECIAL, RITUAL, RANK_4, LEVEL_6, FUSED):
        for proper in (False, True):
            duel = scenario()
            duel.alice.graveyard(card, proper=proper)
            duel.alice.hand(REBORN)
            assert duel.alice.can("activate", REBORN) is proper


@rule("MR3-SS-07")
def test_a_monster_summoned_by_its_procedure_can_be_revived_one_sent_from_the_hand_cannot() -> None:
    duel = scenario()
    duel.alice.hand(SPECIAL, "Dark Hole", REBORN)
    duel.alice.graveyard(OX)
    assert duel.alice.can("activate", REBORN)
    duel.alice.special_summons(SPECIAL)
    duel.alice.puts_in(1)
    assert not duel.alice.can("activate", REBORN)
    duel.alice.activates("Dark Hole")
    assert duel.where(SPECIAL) == "graveyard" and duel.alice.can("activate", REBORN)
    duel = scenario()
    duel.alice.hand(HELPER, SPECIAL, REBORN)
    duel.alice.special_summons(HELPER)
    duel.alice.picks(SPECIAL)
    duel.alice.puts_in(1)
    assert duel.where(SPECIAL) == "graveyard" and not duel.alice.can("activate", REBORN)


@rule("MR3-SS-08", "MR3-SS-04")
def test_an_ordinary_effect_monster_may_summon_itself_without_a_link() -> None:
    duel = scenario()
    duel.alice.hand(HELPER, OX)
    duel.bob.has_set(NEGATE)
    assert (
        duel.alice.can("procedure", HELPER)
        and duel.alice.can("summon", HELPER)
        and duel.alice.can("set monster", HELPER)
    )
    duel.alice.special_summons(HELPER)
    duel.alice.puts_in(4)
    duel.is_settled()
    assert duel.log_cards(L_ACTIVATE) == [] and duel.where(OX) == "graveyard"
    assert duel.position(HELPER) == "defense"


@rule("MR3-SS-08")
def test_such_a_monster_can_also_be_brought_by_effects() -> None:
    duel = scenario()
    duel.alice.hand(FROM_HAND, HELPER)
    assert duel.alice.can("activate", FROM_HAND)


@rule("MR3-TYPE-13")
def test_normal_summon_monsters_are_summoned_and_set() -> None:
    duel = scenario()
    duel.alice.hand(OX, HELPER, "Dark Magician", "Flash Knight")
    duel.alice.attack_position(CHASER)
    duel.alice.attack_position(CHASER)
    for card in (OX, HELPER, "Dark Magician", "Flash Knight"):
        assert duel.alice.can("summon", card) and duel.alice.can("set monster", card)
    duel.alice.summons(OX)
    for card in (HELPER, "Dark Magician", "Flash Knight"):
        assert not duel.alice.can("summon", card) and not duel.alice.can("set monster", card)


@rule("MR3-TYPE-14")
def test_special_summon_monsters_are_neither_summoned_nor_set() -> None:
    duel = scenario()
    duel.alice.hand(SPECIAL, RITUAL, OX)
    duel.alice.extra(RANK_4, LEVEL_6, FUSED)
    for _ in range(3):
        duel.alice.attack_position("Giant Soldier of Stone")
    assert duel.alice.can("summon", OX)
    for card in (SPECIAL, RITUAL, RANK_4, LEVEL_6, FUSED):
        assert not duel.alice.can("summon", card) and not duel.alice.can("set monster", card)
        assert duel.duel.info[duel.find(card)].types & (
            codes.SPECIAL | codes.RITUAL | codes.FUSION | codes.SYNCHRO | codes.XYZ
        )


@rule("RES-CAN-01", "RES-GAP-TRM-01")
def test_a_trap_does_not_become_a_monster_once_its_player_can_special_summon_nothing_else() -> None:
    duel = scenario(turn=BOB)
    slime, goats = duel.alice.has_set("Metal Reflect Slime"), duel.alice.has_set("Scapegoat")
    duel.bob.activates(duel.bob.has_set("Jar of Greed"))
    duel.alice.activates(slime)
    duel.alice.activates(goats)
    duel.is_settled()
    assert duel.alice.cards("monster zone") == ["羊トークン"] * 4 and duel.where(slime) != "monster zone"
