"""Rulings of the spells and traps of Starter Deck ST14, from Axe of Despair on."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario


def test_axe_of_despair_gives_1000_atk_and_may_return_to_the_top_of_the_deck() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("Mystical Elf")
    other = duel.alice.attack_position("Hunter Dragon")
    axe = duel.alice.face_up("Axe of Despair", equipped_to=elf)
    assert duel.atk(elf) == 1800
    storm = duel.bob.hand("Heavy Storm")
    duel.bob.activates(storm)
    duel.alice.triggers(axe)
    duel.alice.picks(other)
    duel.is_settled()
    assert duel.where(other) == "graveyard"
    assert duel.where(axe) == "deck"
    assert duel.duel.deck[0][-1] == axe


@rule("MR3-TIM-01")
def test_axe_of_despair_misses_the_timing_when_its_monster_is_released_for_a_summon() -> None:
    duel = scenario()
    elf = duel.alice.attack_position("Mystical Elf")
    axe = duel.alice.face_up("Axe of Despair", equipped_to=elf)
    duel.alice.attack_position("Hunter Dragon")
    skull = duel.alice.hand("Summoned Skull")
    duel.alice.summons(skull)
    duel.alice.picks(elf)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"


def test_axe_of_despair_needs_a_monster_to_release() -> None:
    duel = scenario(turn=BOB)
    elf = duel.alice.attack_position("Mystical Elf")
    axe = duel.alice.face_up("Axe of Despair", equipped_to=elf)
    raigeki = duel.bob.hand("Raigeki")
    duel.bob.activates(raigeki)
    duel.is_settled()
    assert duel.where(axe) == "graveyard"


def test_sakuretsu_armor_destroys_the_attacker() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    armor = duel.alice.has_set("Sakuretsu Armor")
    skull = duel.bob.attack_position("Summoned Skull")
    other = duel.bob.attack_position("Mystical Elf")
    duel.bob.attacks(skull)
    duel.alice.activates(armor)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"
    assert duel.where(other) == "monster zone"
    assert duel.alice.life == 8000


@rule("RES-CON-01", "MR3-SPL-13")
def test_sakuretsu_armor_fails_when_the_attacker_is_gone_and_waits_for_an_attack() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    armor = duel.alice.has_set("Sakuretsu Armor")
    skull = duel.bob.attack_position("Summoned Skull")
    device = duel.bob.has_set("Compulsory Evacuation Device")
    duel.bob.attacks(skull)
    duel.bob.passes()
    duel.alice.activates(armor)
    duel.bob.activates(device)
    assert duel.where(skull) == "hand"
    assert duel.where(armor) == "graveyard"


def test_sakuretsu_armor_ignores_own_attacks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.has_set("Sakuretsu Armor")
    skull = duel.alice.attack_position("Summoned Skull")
    duel.alice.attacks(skull)
    assert duel.bob.life == 5500


@rule("RES-END-02")
def test_dust_tornado_destroys_and_may_set_a_card() -> None:
    duel = scenario(turn=BOB)
    tornado = duel.alice.has_set("Dust Tornado")
    jar = duel.alice.hand("Jar of Greed")
    duel.alice.hand("Mystical Elf")
    theirs = duel.bob.has_set("Magic Jammer")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(tornado)
    duel.alice.picks(theirs)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(theirs) == "graveyard"
    assert duel.where(jar) == "spell zone"
    assert duel.position(jar) == "face-down"
    assert not duel.alice.can("activate", jar)


def test_dust_tornado_sets_nothing_when_nothing_was_destroyed() -> None:
    duel = scenario(turn=BOB)
    tornado = duel.alice.has_set("Dust Tornado")
    jar = duel.alice.hand("Jar of Greed")
    theirs = duel.bob.hand("Rush Recklessly")
    duel.bob.attack_position("Mystical Elf")
    duel.bob.has_set("Supply Squad")
    duel.bob.activates(theirs)
    duel.alice.activates(tornado)
    duel.alice.picks(theirs)
    duel.alice.says_yes()
    duel.is_settled()
    assert duel.where(jar) == "spell zone"

    duel = scenario(turn=BOB)
    tornado = duel.alice.has_set("Dust Tornado")
    jar = duel.alice.hand("Jar of Greed")
    theirs = duel.bob.has_set("Rush Recklessly")
    elf = duel.bob.attack_position("Mystical Elf")
    pot = duel.bob.hand("Pot of Greed")
    duel.bob.activates(pot)
    duel.alice.activates(tornado)
    duel.alice.picks(theirs)
    duel.bob.activates(theirs)
    duel.alice.says_yes()  # the quick-play spell is still on the field until the chain has ended
    duel.is_settled()
    assert duel.atk(elf) == 1500
    assert duel.where(jar) == "spell zone"


@rule("MR3-COST-01")
def test_lightning_vortex_destroys_face_up_monsters_only() -> None:
    duel = scenario()
    vortex = duel.alice.hand("Lightning Vortex")
    cost = duel.alice.hand("Mystical Elf")
    mine = duel.alice.attack_position("Hunter Dragon")
    shown = duel.bob.defense_position("Millennium Shield")
    hidden = duel.bob.has_set("Millennium Shield")
    duel.alice.activates(vortex)
    duel.is_settled()
    assert duel.where(cost) == "graveyard"
    assert duel.where(shown) == "graveyard"
    assert duel.where(hidden) == "monster zone"
    assert duel.where(mine) == "monster zone"


def test_lightning_vortex_needs_a_face_up_monster_and_a_card() -> None:
    duel = scenario()
    vortex = duel.alice.hand("Lightning Vortex")
    duel.bob.attack_position("Hunter Dragon")
    assert not duel.alice.can("activate", vortex)
    duel = scenario()
    vortex = duel.alice.hand("Lightning Vortex", "Mystical Elf")
    duel.bob.has_set("Hunter Dragon")
    assert not duel.alice.can("activate", vortex)


def test_ego_boost_raises_atk_for_the_battle_phase_when_an_attack_is_declared() -> None:
    duel = scenario(phase=Phase.BATTLE)
    boost = duel.alice.hand("Ego Boost")
    duel.alice.attack_position("Hunter Dragon")
    elf = duel.alice.attack_position("Mystical Elf")
    dragon = duel.bob.attack_position("Hunter Dragon")
    assert not duel.alice.can("activate", boost)
    duel.alice.attacks(elf, dragon)
    duel.alice.activates(boost)
    duel.alice.picks(elf)
    assert duel.where(dragon) == "graveyard"
    assert duel.bob.life == 8000 - 100
    assert duel.atk(elf) == 1800
    duel.alice.ends_battle()
    assert duel.atk(elf) == 800


def test_monster_reincarnation_discards_and_recovers() -> None:
    duel = scenario()
    spell = duel.alice.hand("Monster Reincarnation")
    cost = duel.alice.hand("Mystical Elf")
    assert not duel.alice.can("activate", spell)
    duel = scenario()
    spell = duel.alice.hand("Monster Reincarnation")
    cost = duel.alice.hand("Pot of Greed")
    skull = duel.alice.graveyard("Summoned Skull")
    duel.alice.activates(spell)
    duel.is_settled()
    assert duel.where(cost) == "graveyard"
    assert duel.where(skull) == "hand"


@rule("MR3-TRP-04", "MR3-CHN-07", "RES-DIS-02")
def test_magic_jammer_negates_the_activation_of_a_spell() -> None:
    duel = scenario()
    pot = duel.alice.hand("Pot of Greed")
    jammer = duel.bob.has_set("Magic Jammer")
    cost = duel.bob.hand("Mystical Elf")
    duel.alice.activates(pot)
    duel.bob.activates(jammer)
    duel.is_settled()
    assert duel.where(pot) == duel.where(cost) == "graveyard"
    assert duel.alice.hand_size == 0


@rule("MR3-ACT-02")
def test_magic_jammer_does_not_answer_an_effect_of_a_face_up_spell() -> None:
    duel = scenario(turn=BOB)
    duel.alice.face_up("Supply Squad")
    duel.alice.attack_position("Mystical Elf")
    jammer = duel.bob.has_set("Magic Jammer")
    duel.bob.hand("Mystical Elf")
    trap = duel.bob.has_set("Torrential Tribute")
    dragon = duel.bob.hand("Hunter Dragon")
    duel.bob.summons(dragon)
    duel.bob.activates(trap)
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.where(jammer) == "spell zone"


@rule("MR3-SPL-06", "MR3-ZONE-06")
def test_sorcerous_spell_wall_helps_the_attack_in_the_own_turn_and_the_defense_in_the_other() -> None:
    duel = scenario()
    wall = duel.alice.hand("Sorcerous Spell Wall")
    elf = duel.alice.attack_position("Mystical Elf")
    theirs = duel.bob.attack_position("Mystical Elf")
    duel.alice.activates(wall)
    duel.is_settled()
    assert duel.where(wall) == "field zone"
    assert (duel.atk(elf), duel.defense(elf)) == (1100, 2000)
    assert duel.atk(theirs) == 800
    duel.alice.ends_turn()
    duel.is_settled()
    assert duel.duel.turn_player == BOB
    assert (duel.atk(elf), duel.defense(elf)) == (800, 2300)


@rule("RES-DRW-04", "MR3-TRP-02")
def test_jar_of_greed_draws_one_card() -> None:
    duel = scenario()
    jar = duel.alice.has_set("Jar of Greed")
    duel.alice.activates(jar)
    duel.is_settled()
    assert duel.alice.hand_size == 1
    assert duel.where(jar) == "graveyard"

    duel = scenario()
    jar = duel.alice.has_set("Jar of Greed")
    duel.alice.empty_deck()
    assert not duel.alice.can("activate", jar)


def test_dark_factory_recovers_two_normal_monsters() -> None:
    duel = scenario()
    factory = duel.alice.hand("Dark Factory of Mass Production")
    first = duel.alice.graveyard("Summoned Skull")
    duel.alice.graveyard("Golden Dragon Summoner")
    assert not duel.alice.can("activate", factory)

    duel = scenario()
    factory = duel.alice.hand("Dark Factory of Mass Production")
    first = duel.alice.graveyard("Summoned Skull")
    second = duel.alice.graveyard("Mystical Elf")
    third = duel.alice.graveyard("Millennium Shield")
    duel.alice.activates(factory)
    duel.alice.picks(first, third)
    duel.is_settled()
    assert duel.where(first) == duel.where(third) == "hand"
    assert duel.where(second) == "graveyard"


def test_soul_resurrection_revives_a_normal_monster_in_defense_position() -> None:
    duel = scenario()
    soul = duel.alice.has_set("Soul Resurrection")
    skull = duel.alice.graveyard("Summoned Skull")
    duel.alice.graveyard("Golden Dragon Summoner")
    duel.alice.activates(soul)
    duel.is_settled()
    assert duel.position(skull) == "defense"
    assert duel.where(soul) == "spell zone"


def test_soul_resurrection_and_its_monster_fall_together() -> None:
    duel = scenario()
    soul = duel.alice.has_set("Soul Resurrection")
    skull = duel.alice.graveyard("Summoned Skull")
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(soul)
    duel.is_settled()
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(skull) == "graveyard"

    duel = scenario()
    soul = duel.alice.has_set("Soul Resurrection")
    skull = duel.alice.graveyard("Summoned Skull")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(soul)
    duel.is_settled()
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(soul) == "graveyard"


def test_soul_resurrection_stays_when_its_monster_leaves_undestroyed() -> None:
    duel = scenario()
    soul = duel.alice.has_set("Soul Resurrection")
    skull = duel.alice.graveyard("Summoned Skull")
    device = duel.alice.has_set("Compulsory Evacuation Device")
    duel.alice.activates(soul)
    duel.alice.passes()
    duel.is_settled()
    duel.alice.activates(device)
    duel.is_settled()
    assert duel.where(skull) == "hand"
    assert duel.where(soul) == "spell zone"


@rule("RES-GAP-NEG-03")
def test_soul_resurrection_lets_its_monster_live_when_it_leaves_negated() -> None:
    duel = scenario()
    soul = duel.alice.has_set("Soul Resurrection")
    skull = duel.alice.graveyard("Summoned Skull")
    storm = duel.alice.hand("Heavy Storm")
    duel.alice.activates(soul)
    duel.is_settled()
    jinzo = duel.alice.attack_position("Jinzo")
    duel.alice.activates(storm)
    duel.is_settled()
    assert duel.where(jinzo) == "monster zone"
    assert duel.where(soul) == "graveyard"
    assert duel.where(skull) == "monster zone"
