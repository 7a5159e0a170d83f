"""Equip cards, gained effects, Gemini Monsters, traps that are monsters."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    EQUIP_CARD,
    FACE_UP,
    MONSTER,
    NORMAL_MONSTER,
    TARGET,
    THIS,
    Action,
    Attribute,
    BecomeMonster,
    CardType,
    Equip,
    GainEffects,
    Permission,
    Phase,
    Race,
    Side,
    Stat,
    Until,
    XyzMaterials,
    Zone,
    apply,
    banish,
    continuous,
    damage,
    destroy,
    draw,
    gains,
    ignition,
    may,
    monster,
    negated,
    one,
    player_cannot,
    spell,
    trap,
    tribute,
    xyz,
)
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state.codes import O_ATTACK, option

OX = "Battle Ox"
SWORD = "Legendary Sword"
PENDANT = "Black Pendant"
WARRIOR = "D.D. Warrior"
SLIME = "Metal Reflect Slime"
SWALLOW = monster(
    900002401,
    "呑み込む者",
    "Swallower",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    ignition(Equip(TARGET, THIS, (gains(Stat.ATK, 500),)), targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT))),
)
TRAP_ARMOUR = trap(
    900002402,
    "罠の鎧",
    "Trap Armour",
    targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
    resolution=Equip(THIS, TARGET, (gains(Stat.ATK, 900),)),
)
BREAK_EQUIP = spell(
    900002403, "装備破壊", "Break Equip", targets=one(EQUIP_CARD.on_field()), resolution=destroy(TARGET)
)
BREAK_MONSTER = spell(
    900002404, "怪物破壊", "Break Monster", targets=one(MONSTER.on_field()), resolution=destroy(TARGET)
)
GEMINI = monster(
    900002405,
    "二つの顔",
    "Two Faces",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1500,
    1000,
    continuous(gains(Stat.ATK, 1000, to=THIS)),
    ignition(damage(100)),
    types=CardType.GEMINI,
)
HUNT_NORMAL = spell(
    900002406,
    "通常狩り",
    "Hunt Normals",
    targets=one(NORMAL_MONSTER.in_zones(Zone.MONSTER_ZONE | Zone.GRAVEYARD, Side.EITHER)),
    resolution=banish(TARGET),
)
RANK_4 = xyz(900002407, "罠を重ねる者", "Trap Stacker", Attribute.DARK, Race.WARRIOR, 4, 2000, 2000, XyzMaterials(4, 2))
TRAP_MONSTER = trap(
    900002408,
    "罠の獣",
    "Trap Beast",
    icon=CardType.CONTINUOUS,
    resolution=BecomeMonster(Attribute.EARTH, Race.BEAST, 4, 1600, 1500),
)
GRANTER = spell(
    900002409,
    "力を授ける",
    "Grant Power",
    targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
    resolution=apply(may(Permission.ATTACK_DIRECTLY), to=TARGET, until=Until.END_OF_TURN),
)
GIFT = spell(900002411, "供物", "Offering", cost=tribute(one(MONSTER.on_field(Side.YOU))), resolution=draw(1))
NO_MORE_SUMMONS = spell(
    900002410,
    "特殊召喚封じ",
    "No More Summons",
    continuous(player_cannot(Action.SPECIAL_SUMMON, Side.EITHER)),
    icon=CardType.CONTINUOUS,
)


@rule("MR3-EQP-01")
def test_equip_spells_traps_and_monsters_are_all_equip_cards() -> None:
    duel = scenario()
    warrior = duel.alice.attack_position(WARRIOR)
    duel.alice.hand(SWORD)
    duel.alice.activates(SWORD)
    assert duel.duel.play[warrior].equips == (duel.find(SWORD),) and duel.where(SWORD) == "spell zone"


@rule("MR3-EQP-01", "RES-GAP-EQP-01")
def test_a_monster_equipped_by_an_effect_is_an_equip_card_in_the_back_row() -> None:
    duel = scenario()
    swallower = duel.alice.attack_position(SWALLOW)
    ox = duel.bob.attack_position(OX)
    duel.alice.hand(BREAK_EQUIP, BREAK_MONSTER)
    assert not duel.alice.can("activate", BREAK_EQUIP)
    duel.alice.activates(swallower)
    assert duel.where(ox) == "spell zone" and duel.controller(ox) == ALICE and ox in duel.duel.spells[ALICE]
    assert duel.duel.owner[ox] == BOB and duel.atk(swallower) == 1500
    assert not duel.alice.can("turn", ox) and not duel.alice.can("attack", ox)
    assert duel.alice.can("activate", BREAK_EQUIP)
    duel.alice.activates(BREAK_MONSTER)
    assert duel.where(swallower) == "graveyard", "the only monster left on the field"
    assert duel.where(ox) == "graveyard" and ox in duel.duel.graveyard[BOB]


@rule("RES-GAP-EQP-01")
def test_an_equipped_monster_needs_a_free_spell_and_trap_zone() -> None:
    for cards in (4, 5):
        duel = scenario()
        duel.alice.attack_position(SWALLOW)
        duel.bob.attack_position(OX)
        for _ in range(cards):
            duel.alice.has_set("Reckless Greed", this_turn=True)
        assert duel.alice.can("activate", SWALLOW) is (cards == 4)


@rule("MR3-EQP-01")
def test_a_trap_equipped_by_its_effect_is_an_equip_card() -> None:
    duel = scenario()
    warrior = duel.alice.attack_position(WARRIOR)
    duel.alice.has_set(TRAP_ARMOUR)
    duel.alice.hand(BREAK_EQUIP)
    duel.alice.activates(TRAP_ARMOUR)
    duel.is_settled()
    assert duel.where(TRAP_ARMOUR) == "spell zone" and duel.atk(warrior) == 2100
    assert duel.alice.can("activate", BREAK_EQUIP)
    duel.alice.activates(BREAK_EQUIP)
    assert duel.where(TRAP_ARMOUR) == "graveyard" and duel.atk(warrior) == 1200


@rule("MR3-EQP-02")
def test_when_the_equipped_monster_is_destroyed_its_equip_cards_are_too() -> None:
    duel = scenario()
    warrior = duel.alice.attack_position(WARRIOR)
    other = duel.alice.attack_position(WARRIOR)
    duel.alice.face_up(SWORD, equipped_to=warrior)
    duel.alice.face_up(PENDANT, equipped_to=warrior)
    duel.alice.face_up("Mage Power", equipped_to=other)
    duel.alice.hand(BREAK_MONSTER)
    duel.alice.activates(BREAK_MONSTER)
    duel.alice.picks(warrior)
    duel.is_settled()
    assert duel.where(SWORD) == duel.where(PENDANT) == "graveyard"
    assert duel.where("Mage Power") == "spell zone", "the other monster keeps its own"
    assert duel.bob.life == 7500, "the pendant was sent from the field to the graveyard"


@rule("RES-GAP-GEM-01")
def test_a_gemini_monster_is_a_normal_monster_until_summoned_once_more() -> None:
    duel = scenario()
    card = duel.alice.attack_position(GEMINI)
    duel.alice.hand(HUNT_NORMAL, OX)
    assert duel.atk(card) == 1500 and not duel.alice.can("activate", card)
    assert duel.alice.can("activate", HUNT_NORMAL)
    assert duel.alice.can("summon", card) and duel.alice.can("summon", OX)
    duel.alice.summons(card)
    assert duel.atk(card) == 2500 and duel.alice.can("activate", card)
    assert not duel.alice.can("summon", OX), "it was the Normal Summon of the turn"
    assert not duel.alice.can("activate", HUNT_NORMAL), "an Effect Monster now"
    assert not duel.alice.can("summon", card)


@rule("RES-GAP-GEM-01")
def test_in_the_graveyard_a_gemini_monster_is_a_normal_monster() -> None:
    duel = scenario()
    duel.alice.graveyard(GEMINI)
    duel.alice.hand(HUNT_NORMAL)
    assert duel.alice.can("activate", HUNT_NORMAL)


@rule("RES-GAP-TRM-01")
def test_a_trap_that_is_a_monster_battles() -> None:
    duel = scenario()
    duel.alice.has_set(TRAP_MONSTER)
    duel.alice.activates(TRAP_MONSTER)
    duel.alice.puts_in(1)
    duel.is_settled()
    beast = duel.find(TRAP_MONSTER)
    assert duel.where(beast) == "monster zone" and duel.atk(beast) == 1600
    duel.alice.enters_battle()
    assert duel.alice.can("attack", beast)
    duel.alice.attacks(beast)
    assert duel.bob.life == 6400


@rule("RES-GAP-TRM-01")
def test_a_trap_that_is_a_monster_is_released_and_used_as_material() -> None:
    duel = scenario()
    duel.alice.has_set(TRAP_MONSTER)
    duel.alice.attack_position(OX)
    duel.alice.extra(RANK_4)
    duel.alice.hand("Curse of Dragon", "Dark Magician")
    assert not duel.alice.can("procedure", RANK_4) and not duel.alice.can("summon", "Dark Magician")
    duel.alice.activates(TRAP_MONSTER)
    duel.alice.puts_in(1)
    assert duel.alice.can("procedure", RANK_4) and duel.alice.can("summon", "Dark Magician")
    duel.alice.summons("Curse of Dragon")
    assert duel.alice.can("pick", TRAP_MONSTER)
    duel.alice.picks(TRAP_MONSTER)
    assert duel.where(TRAP_MONSTER) == "graveyard"


@rule("RES-GAP-TRM-01")
def test_a_trap_that_is_a_monster_is_a_trap_too() -> None:
    duel = scenario()
    duel.alice.has_set(SLIME)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.activates(SLIME)
    duel.all_pass()
    assert duel.where(SLIME) == "monster zone" and duel.position(SLIME) == "defense"
    duel.alice.ends_turn()
    assert duel.bob.can("activate", "Mystical Space Typhoon")
    duel.bob.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.where(SLIME) == "graveyard"


@rule("RES-GAP-GRN-01")
def test_an_effect_that_was_granted_is_the_monsters_own_while_it_lasts() -> None:
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    chaser = duel.alice.attack_position("Mechanicalchaser")
    for _ in range(2):
        duel.bob.defense_position("Labyrinth Wall")
    duel.alice.hand(GRANTER)
    duel.alice.activates(GRANTER)
    duel.alice.picks(ox)
    duel.alice.enters_battle()
    duel.alice.attacks(ox)
    assert duel.bob.life == 6300, "granted by the spell, used by the Ox"
    duel.duel.choose(option(O_ATTACK, chaser))
    assert duel.alice.is_asked("pick") and not duel.alice.can("direct"), "the other monster did not get it"
    duel.alice.picks(duel.duel.monsters[BOB][0])
    while duel.duel.turn < 5 or duel.duel.phase < Phase.MAIN_1:
        decision = duel.decision()
        assert decision is not None
        duel.duel.choose(decision.options[-1])
    duel.alice.enters_battle()
    duel.duel.choose(option(O_ATTACK, ox))
    assert duel.alice.is_asked("pick") and not duel.alice.can("direct"), "it was granted for that turn only"


@rule("RES-GAP-GRN-01")
def test_a_granted_effect_is_lost_with_the_monster_and_negated_like_its_own() -> None:
    silence = spell(
        900002420,
        "沈黙",
        "Silence",
        targets=one((MONSTER & FACE_UP).on_field()),
        resolution=apply(negated(), to=TARGET, until=Until.END_OF_TURN),
    )
    duel = scenario()
    gemini = duel.alice.attack_position(GEMINI)
    duel.alice.hand(
        spell(
            900002421, "目覚め", "Awakening", targets=one(MONSTER.on_field(Side.YOU)), resolution=GainEffects(TARGET)
        ),
        silence,
    )
    duel.alice.activates("目覚め")
    assert duel.atk(gemini) == 2500 and duel.alice.can("activate", gemini), "the effects are its own now"
    duel.alice.activates(silence)
    assert duel.atk(gemini) == 1500, "and are negated with it"


# an equip card that fetches its own monster


@rule("MR3-EQP-02", "MR3-GAP-EQP-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_premature_burial_stays_when_nothing_can_be_special_summoned_any_more(edition: str) -> None:
    duel = scenario(edition)
    ox = duel.alice.graveyard(OX)
    burial = duel.alice.hand("Premature Burial")
    ban = duel.alice.hand(NO_MORE_SUMMONS)
    duel.alice.activates(burial)
    duel.all_pass()
    assert duel.where(ox) == "monster zone"
    duel.alice.activates(ban)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(burial) == "spell zone" and duel.where(ox) == "monster zone"


@rule("MR3-EQP-02", "MR3-TIM-01")
def test_an_equip_card_falls_when_its_monster_is_the_cost_and_is_late_after_the_effect() -> None:
    """As ギルファー・デーモン is ruled: what went to the graveyard for a cost did so before the processing."""
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.attack_position(WARRIOR)
    axe = duel.alice.face_up("Axe of Despair", equipped_to=ox)
    duel.alice.deck(OX)
    gift = duel.alice.hand(GIFT)
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(gift)
    duel.alice.picks(ox)
    assert duel.bob.can("activate", jar) and duel.where(axe) == "graveyard"
    duel.bob.passes()
    assert len(duel.alice.cards("hand")) == 1 and not duel.alice.can("trigger", axe)


@rule("MR3-GAP-EQP-01")
@pytest.mark.parametrize("name", ["Relinquished", "Thousand-Eyes Restrict", "Dragunity Dux"])
@pytest.mark.parametrize("negated", [False, True])
def test_what_a_monster_equips_itself_with_falls_when_it_is_negated(name: str, negated: bool) -> None:
    """Ruling 11923."""
    duel = scenario()
    dux = name == "Dragunity Dux"
    bearer = duel.alice.hand(name) if dux else duel.alice.attack_position(name)
    if dux:
        victim = duel.alice.graveyard("Dragunity Phalanx")
        duel.alice.summons(bearer)
        duel.alice.triggers(bearer)
    else:
        victim = duel.bob.attack_position("Blackland Fire Dragon")
        duel.alice.activates(bearer)
    axe = duel.alice.face_up("Axe of Despair", equipped_to=bearer)
    assert victim in duel.duel.play[bearer].equips
    if negated:
        duel.bob.face_up("Skill Drain")
        duel.is_settled()
        assert duel.where(victim) == "graveyard" and duel.where(axe) == "spell zone"
    else:
        duel.is_settled()
        assert duel.where(victim) == duel.where(axe) == "spell zone"
