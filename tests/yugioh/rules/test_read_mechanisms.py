"""Mechanisms that only cards that were read from texts use."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.language import (
    CARD,
    MONSTER,
    SUMMONABLE,
    TARGET,
    THIS,
    Attribute,
    DrawUntil,
    NormalSummonNow,
    Race,
    SpecialSummon,
    ToDeck,
    banished_on_leaving,
    destroy,
    ignition,
    monster,
    one,
    pay,
    spell,
)
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import option
from duelkit.yugioh.why import codes_against

OX = "Battle Ox"


@rule("RES-GAP-STA-02")
def test_its_effects_are_negated_though_nothing_was_activated() -> None:
    duel = scenario()
    knight = duel.alice.attack_position("Starliege Paladynamo", materials=("Mystical Elf", "Mystical Elf"))
    lord = duel.bob.attack_position("Jinzo")
    trap = duel.bob.has_set("Threatening Roar")
    duel.alice.activates(knight)
    assert duel.atk(lord) == 0 and duel.bob.can("activate", trap), "traps are not stopped any more"


@rule("MR3-SUM-02")
def test_a_set_is_a_normal_summon_too_where_the_text_says_so() -> None:
    for sets in (True, False):
        duel = scenario(turn=BOB)
        beet = duel.alice.hand("Naturia Cosmobeet")
        ox = duel.bob.hand(OX)
        duel.bob.sets_monster(ox) if sets else duel.bob.summons(ox)
        duel.alice.activates(beet)
        duel.alice.puts_in(1)
        duel.is_settled()
        assert duel.where(beet) == "monster zone"


@rule("MR3-BAT-02")
def test_a_monster_that_is_chosen_as_the_target_of_an_attack() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    (machine,) = duel.alice.pendulum_zones("Speedroid Marble Machine")
    elf = duel.alice.defense_position("Mystical Elf")
    attacker = duel.bob.attack_position(OX)
    duel.bob.declares_attack(attacker)
    assert duel.alice.can("trigger", machine)
    duel.alice.triggers(machine)
    duel.is_settled()
    assert duel.position(elf) == "attack" and duel.where(elf) == "monster zone", "it is not destroyed by the battle"


@rule("MR3-COST-01")
def test_what_the_cost_takes_from_the_hand_is_drawn_again() -> None:
    duel = scenario()
    card = duel.alice.hand("Card of Sanctity")
    for _ in range(3):
        duel.alice.hand(OX)
    duel.alice.attack_position(OX)
    duel.alice.activates(card)
    duel.is_settled()
    assert len(duel.alice.cards("hand")) == 2 and duel.alice.cards("banished") == [OX] * 4


def test_a_cost_that_takes_nothing_from_the_hand_leaves_it_full() -> None:
    for held, may in ((3, False), (1, True)):
        duel = scenario()
        drawer = monster(
            900002702,
            "汲む者",
            "Drawer",
            Attribute.EARTH,
            Race.WARRIOR,
            4,
            1000,
            1000,
            ignition(DrawUntil(2), cost=pay(500)),
        )
        paid = duel.alice.attack_position(drawer)
        for _ in range(held):
            duel.alice.hand(OX)
        assert duel.alice.can("activate", paid) is may


@rule("MR3-BP-04")
def test_a_player_who_cannot_declare_attacks_declares_none() -> None:
    duel = scenario(turn=BOB)
    roar = duel.alice.has_set("Threatening Roar")
    ox = duel.bob.attack_position(OX)
    duel.bob.enters_battle()
    duel.alice.activates(roar)
    duel.is_settled()
    assert not duel.bob.can("attack", ox) and not duel.bob.can("direct", ox)
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.face_up("Cursed Eldland")
    ox, zombie = duel.alice.attack_position(OX), duel.alice.attack_position("Zombina")
    assert duel.alice.can("attack", zombie) and not duel.alice.can("attack", ox)


@rule("MR3-DSD-03")
def test_that_monster_is_the_one_of_which_the_text_speaks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    kalut = duel.alice.hand("Blackwing - Kalut the Moon Shadow")
    wing, ox = duel.alice.attack_position("Blackwing - Gale the Whirlwind"), duel.bob.attack_position(OX)
    before = duel.atk(wing), duel.atk(ox)
    duel.alice.attacks(wing, ox)
    duel.alice.activates(kalut)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.bob.life == 8000 - (before[0] + 1400 - before[1])


@rule("MR3-BP-04")
def test_that_opponents_monster_is_theirs_whoever_attacks() -> None:
    duel = scenario(phase=Phase.BATTLE)
    spirit = duel.alice.hand("Tenyi Spirit - Nahata")
    elf, ox = duel.alice.attack_position("Mystical Elf"), duel.bob.attack_position(OX)
    duel.alice.attacks(elf, ox)
    duel.alice.triggers(spirit)
    duel.is_settled()
    assert (duel.where(ox), duel.where(elf), duel.bob.life) == ("graveyard", "monster zone", 8000 - (800 - 200))


def test_a_link_of_a_card_that_went_back_to_the_deck_shows_what_was_activated() -> None:
    going = monster(
        900002700,
        "帰る者",
        "Homegoer",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        1000,
        1000,
        ignition(ToDeck(THIS).then(destroy(one(CARD.on_field())))),
    )
    duel = scenario()
    card = duel.alice.attack_position(going)
    for _ in range(2):
        duel.bob.attack_position(OX)
    duel.alice.activates(card)
    assert duel.where(card) == "deck" and duel.alice.is_asked("pick")
    for player in (ALICE, BOB):
        seen = duel.duel.observe(player)
        assert [link.passcode for link in seen.chain] == [900002700]
        for seed in range(8):
            assert duel.duel.redrawn(player, seed).observe(player).rows() == seen.rows()


def test_what_may_only_be_summoned_is_not_set_and_it_is_said_why() -> None:
    call = spell(900002701, "召喚の号令", "Call to Arms", resolution=NormalSummonNow(MONSTER, set_too=False))
    duel = scenario()
    ox = duel.alice.hand(OX)
    duel.alice.hand("Mystical Elf")
    duel.alice.activates(duel.alice.hand(call))
    assert duel.alice.can("summon", ox) and not duel.alice.can("set monster", ox)
    assert codes_against(duel.duel, ALICE, option(codes.O_SET_MONSTER, ox))


@rule("MR3-EFF-08")
@pytest.mark.parametrize("attacker", [True, False])
def test_a_branch_is_chosen_as_things_were_when_the_card_was_activated(attacker: bool) -> None:
    """ライトニング・ストーム asks for no face-up card of one's own: it lies face-up itself once it is activated."""
    duel = scenario()
    storm = duel.alice.hand("Lightning Storm")
    backed = duel.bob.has_set("Polymerization")
    if attacker:
        duel.bob.attack_position(OX)
    duel.alice.activates(storm)
    assert duel.alice.is_asked("choice") is attacker
    if attacker:
        duel.alice.declares(1)
    duel.is_settled()
    assert duel.where(backed) == "graveyard"


@rule("MR3-DSD-09", "MR3-DSD-13", "MR3-TGT-01")
def test_a_monster_that_fell_is_a_target_in_the_graveyard() -> None:
    duel = scenario()
    layer = duel.alice.attack_position("Super Quantum Blue Layer")
    dragon = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.enters_battle()
    duel.alice.attacks(layer, dragon)
    duel.alice.triggers(layer)
    duel.is_settled()
    assert duel.where(layer) == "deck"


@rule("MR3-DSD-13")
def test_the_monster_that_fell_to_this_one_is_brought_back_from_where_it_went() -> None:
    duel = scenario()
    lord = duel.alice.attack_position("Ancient Warriors - Ambitious Cao De")
    ox = duel.bob.attack_position(OX)
    duel.alice.enters_battle()
    duel.alice.attacks(lord, ox)
    duel.alice.triggers(lord)
    duel.is_settled()
    assert duel.where(ox) == "monster zone" and duel.controller(ox) == ALICE


def test_what_was_done_before_says_how_many_and_which_cards_are_taken() -> None:
    duel = scenario()
    border = duel.alice.has_set("Survival's End")
    duel.bob.attack_position("Sonic Duck")
    rex = duel.alice.deck("Giant Rex")
    duel.alice.activates(border)
    duel.all_pass()
    duel.alice.puts_in(1)
    assert duel.where(rex) == "monster zone"
    for another in (False, True):
        duel = scenario(filler=0)
        change = duel.alice.has_set("Generation Shift")
        ox = duel.alice.attack_position(OX)
        duel.alice.attack_position("Mystical Elf")
        duel.alice.deck("Giant Soldier of Stone")
        duel.bob.deck("Giant Soldier of Stone")
        second = duel.alice.deck(OX) if another else -1
        assert duel.alice.can("activate", change) is another, "only of a monster of which the deck has another"
        if another:
            duel.alice.activates(change)
            duel.is_settled()
            assert duel.where(ox) == "graveyard" and duel.where(second) == "hand"


@rule("MR3-COST-01", "MR3-TOK-02", "MR3-TOK-03")
def test_no_token_is_sent_to_the_graveyard_to_pay_a_cost() -> None:
    for tokens in (False, True):
        duel = scenario()
        mars = duel.alice.attack_position("The Blazing Mars")
        if tokens:
            duel.alice.activates(duel.alice.hand("Scapegoat"))
            duel.is_settled()
            assert not duel.alice.can("activate", mars)
        else:
            ox = duel.alice.attack_position(OX)
            duel.alice.activates(mars)
            duel.is_settled()
            assert duel.where(ox) == "graveyard" and duel.bob.life == 7500


@rule("MR3-POS-01")
def test_a_flip_summon_changes_the_position() -> None:
    duel = scenario()
    scraper = duel.alice.face_up("Attack the Moon!")
    stone = duel.alice.has_set("Giant Soldier of Stone")
    backed = duel.bob.has_set("Polymerization")
    duel.alice.flip_summons(stone)
    duel.alice.triggers(scraper)
    duel.is_settled()
    assert duel.where(backed) == "graveyard"


def test_damage_is_inflicted_though_nothing_comes_out_after_it() -> None:
    duel = scenario()
    thorn = duel.alice.attack_position("Evil Thorn")
    duel.alice.deck("Evil Thorn")
    duel.alice.activates(thorn)
    duel.alice.says_no()
    duel.is_settled()
    assert duel.bob.life == 7700


def test_all_monsters_are_turned_to_defense_but_not_face_up() -> None:
    duel = scenario()
    hippo = duel.alice.attack_position("Performapal Flip Hippo")
    hidden = duel.alice.has_set(OX)
    duel.alice.activates(hippo)
    duel.is_settled()
    assert duel.position(hidden) == "face-down" and duel.position(hippo) == "defense"


def test_the_damage_that_one_took_is_that_of_the_effect_itself() -> None:
    duel = scenario()
    blast = duel.alice.has_set("Bad Luck Blast")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.activates(blast)
    duel.is_settled()
    assert (duel.alice.life, duel.bob.life) == (6500, 6500)


def test_the_card_that_comes_out_is_not_the_one_that_is_discarded_for_it() -> None:
    for others in (0, 1):
        duel = scenario(filler=0)
        chawa = duel.alice.hand("The Fabled Chawa")
        if others:
            duel.alice.hand("The Fabled Cerburrel")
        assert duel.alice.can("activate", chawa) is bool(others)
        if others:
            duel.alice.activates(chawa)
            duel.all_pass()
            duel.alice.puts_in(1)
            assert duel.where(chawa) == "monster zone" and duel.alice.cards("hand") == []


def test_a_ritual_monster_that_pays_for_a_ritual_summon_is_not_the_one_that_is_summoned() -> None:
    for others in (0, 1):
        duel = scenario(filler=0)
        phaleg = duel.alice.hand("Megalith Phaleg")
        duel.alice.attack_position("Blue-Eyes White Dragon")
        if others:
            duel.alice.hand("Megalith Phaleg")
        assert duel.alice.can("activate", phaleg) is bool(others)


@rule("MR3-SPL-02")
def test_a_normal_spell_that_does_nothing_when_activated_is_only_set() -> None:
    duel = scenario()
    zone = duel.alice.hand("Z-ONE")
    assert duel.alice.can("set", zone) and not duel.alice.can("activate", zone)


@rule("MR3-POS-01")
def test_a_monster_flipped_by_an_attack_stays_in_defense_position() -> None:
    duel = scenario()
    field = duel.alice.face_up("Morphtronic Map")
    stone = duel.bob.has_set("Giant Soldier of Stone")
    attacker = duel.alice.attack_position(OX)
    other = duel.alice.has_set("Mystical Elf")
    duel.alice.flip_summons(other)
    assert duel.counters(field, "ディフォーマーカウンター") == 1
    duel.alice.enters_battle()
    duel.alice.attacks(attacker, stone)
    assert duel.position(stone) == "defense" and duel.counters(field, "ディフォーマーカウンター") == 1


def test_what_is_sent_first_must_leave_another_of_its_name() -> None:
    for twins in (False, True):
        duel = scenario(filler=0)
        decision = duel.alice.hand("Painful Decision")
        duel.alice.deck("Giant Soldier of Stone", *((OX, OX) if twins else (OX,)))
        duel.bob.deck(OX)
        assert duel.alice.can("activate", decision) is twins
        if twins:
            duel.alice.activates(decision)
            duel.is_settled()
            assert duel.alice.cards("hand") == [OX] and OX in duel.alice.cards("graveyard")


def test_a_card_that_was_drawn_has_come_to_the_hand_and_works_there() -> None:
    duel = scenario(filler=0)
    greed = duel.alice.hand("Pot of Greed")
    dragon = duel.alice.deck("Lappis Dragon")
    duel.alice.deck("Giant Soldier of Stone")
    duel.bob.deck(OX)
    duel.alice.activates(greed)
    duel.alice.triggers(dragon)
    duel.all_pass()
    duel.alice.puts_in(1)
    assert duel.where(dragon) == "monster zone"


@rule("MR3-POS-01")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_position_is_changed_of_a_card_that_lay_face_up(hidden: bool) -> None:
    duel = scenario(filler=0)
    knight = duel.alice.has_set("Shore Knight") if hidden else duel.alice.defense_position("Shore Knight")
    fish = duel.alice.deck("Water Spirit")
    duel.bob.deck(OX)
    if hidden:
        duel.alice.flip_summons(knight)
    else:
        duel.alice.changes_position(knight)
    duel.all_pass()
    assert duel.where(fish) == ("deck" if hidden else "graveyard")


@rule("MR3-DSD-09")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("other", "falls"), [("Blue-Eyes White Dragon", False), (OX, True)])
def test_the_other_monster_of_the_battle_decides_who_falls(attacks: bool, other: str, falls: bool) -> None:
    duel = scenario(turn=ALICE if attacks else BOB)
    chick = duel.alice.attack_position("Sonic Chick")
    foe = duel.bob.attack_position(other)
    (duel.alice if attacks else duel.bob).enters_battle()
    (duel.alice if attacks else duel.bob).attacks(*((chick, foe) if attacks else (foe, chick)))
    duel.all_pass()
    assert duel.where(chick) == ("graveyard" if falls else "monster zone")


@rule("RES-GAP-PLAY-01")
@pytest.mark.parametrize("there", [True, False])
def test_the_second_of_a_trap_that_may_stand_once_is_not_activated(there: bool) -> None:
    duel = scenario(turn=BOB)
    if there:
        duel.alice.face_up("Imperial Custom")
    trap = duel.alice.has_set("Imperial Custom")
    duel.bob.activates(duel.bob.hand("Dian Keto the Cure Master"))
    assert duel.alice.can("activate", trap) is not there
    assert (why.ONLY_ONE in codes_against(duel.duel, ALICE, option(codes.O_ACTIVATE, trap))) is there


@rule("MR3-FDN-03")
@pytest.mark.parametrize(("face_up", "may"), [(True, True), (False, False), (None, True)])
def test_only_monsters_of_a_race_are_none_that_lie_face_down(face_up: bool | None, may: bool) -> None:
    duel = scenario()
    if face_up is not None:
        (duel.alice.attack_position if face_up else duel.alice.has_set)("Sabersaurus")
    assert duel.alice.can("activate", duel.alice.hand("Doodle Beast - Stego")) is may


@rule("MR3-FDN-03")
@pytest.mark.parametrize(("face_up", "gone"), [(True, False), (False, True)])
def test_a_face_down_monster_is_another_monster_than_those_of_a_series(face_up: bool, gone: bool) -> None:
    duel = scenario()
    scarm = duel.alice.attack_position("Scarm, Malebranche of the Burning Abyss")
    other = duel.alice.hand("Scarm, Malebranche of the Burning Abyss")
    duel.alice.summons(other) if face_up else duel.alice.sets_monster(other)
    duel.is_settled()
    assert (duel.where(scarm) == "graveyard") is gone


@pytest.mark.parametrize("spells", [2, 3])
def test_a_sentence_that_begins_with_its_own_condition_stands_in_the_way_of_nothing(spells: int) -> None:
    duel = scenario("mr20-official")
    bit = duel.alice.hand("Sky Striker Mecha - Hornet Drones")
    duel.alice.graveyard(*["Monster Reborn"] * spells)
    assert duel.alice.can("activate", bit)
    duel.alice.activates(bit)
    duel.is_settled()
    (token,) = [card for card in duel.duel.monsters[ALICE] if card >= 0]
    assert duel.atk(token) == (1500 if spells == 3 else 0)


@rule("MR3-EQP-01")
def test_a_monster_is_not_equipped_to_itself() -> None:
    duel = scenario()
    rhapsody = duel.alice.attack_position("Number 80: Rhapsody in Berserk")
    assert not duel.alice.can("activate", rhapsody)
    other = duel.alice.attack_position("Number 39: Utopia")
    duel.alice.activates(rhapsody)
    duel.is_settled()
    assert duel.atk(other) == 2500 + 1200 and duel.where(rhapsody) == "spell zone"


def test_what_is_said_on_of_what_happens_later_happens_later_too() -> None:
    duel = scenario()
    duel.alice.deck("United We Stand", "Speed Warrior")
    captain = duel.alice.extra("Infernoble Knight Captain Roland")
    duel.alice.attack_position("Junk Synchron")
    duel.alice.attack_position("Speed Warrior")
    duel.alice.special_summons(captain)
    duel.alice.puts_in(1)
    duel.alice.triggers(captain)
    duel.is_settled()
    assert duel.alice.cards("hand") == [], "nothing has happened yet"
    duel.alice.ends_turn()
    duel.alice.picks("United We Stand")
    assert duel.alice.cards("hand") == ["Speed Warrior"] and "United We Stand" in duel.alice.cards("graveyard")


@pytest.mark.parametrize("pendulum", [True, False])
def test_what_was_to_be_sent_to_the_graveyard_and_went_elsewhere_was_not_sent(pendulum: bool) -> None:
    duel = scenario(turn=BOB)
    witch = duel.alice.attack_position("Diabellstar the Black Witch")
    given = duel.alice.pendulum_zones("Flash Knight")[0] if pendulum else duel.alice.hand(OX)
    duel.bob.activates(duel.bob.hand("Smashing Ground"))
    duel.alice.triggers(witch)
    if not pendulum:
        duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(given) == ("extra deck" if pendulum else "graveyard")
    assert duel.where(witch) == ("graveyard" if pendulum else "monster zone")


@rule("MR3-EFF-06")
@pytest.mark.parametrize("knight", [True, False])
def test_a_quick_effect_that_must_be_used_is(knight: bool) -> None:
    duel = scenario()
    guard = duel.bob.attack_position("Doomcaliber Knight" if knight else OX)
    duel.bob.has_set("Mystical Space Typhoon")
    duel.alice.has_set("Mystical Space Typhoon", this_turn=True)
    duel.alice.activates(duel.alice.attack_position("Cannon Soldier"))
    assert duel.where(guard) == ("graveyard" if knight else "monster zone"), "Tributed before anybody may pass"
    duel.all_pass()
    assert duel.bob.life == (8000 if knight else 7500)


@rule("MR3-DS-05")
def test_a_monster_destroyed_by_battle_still_goes_where_its_own_text_says() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    core = duel.alice.attack_position("Core of Chaos")
    duel.bob.attacks(duel.bob.attack_position(OX), core)
    duel.is_settled()
    assert "banished" in duel.where(core)


@pytest.mark.parametrize("there", [True, False])
def test_a_choice_of_what_is_taken_from_the_deck_later_needs_one_that_is_there(there: bool) -> None:
    duel = scenario()
    duel.alice.hand(OX)
    if there:
        duel.alice.deck("Despian Tragedy")
    assert duel.alice.can("activate", duel.alice.hand("Branded Opening")) is there


@rule("MR3-TGT-01")
@pytest.mark.parametrize("there", [True, False])
def test_as_many_targets_as_there_are_of_something_are_not_none(there: bool) -> None:
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set("SA.I.dekick")
    duel.bob.attack_position(OX)
    if there:
        duel.alice.attack_position("Boot Staggered")
    duel.bob.activates(duel.bob.hand("Dian Keto the Cure Master"))
    assert duel.alice.can("activate", trap) is there


@rule("RES-CON-01")
def test_a_target_stays_one_when_the_effect_itself_takes_control_of_it() -> None:
    duel = scenario(phase=Phase.BATTLE)
    torpedo = duel.alice.attack_position("Penguin Torpedo")
    taken = duel.bob.attack_position(OX)
    duel.alice.declares_attack(torpedo)
    duel.duel.choose(option(codes.O_DIRECT))
    duel.alice.triggers(torpedo, 1)
    assert duel.controller(taken) == ALICE and not duel.alice.can("attack", taken)


def test_what_was_summoned_just_now_can_be_picked_by_what_follows() -> None:
    duel = scenario("mr20-official")
    wyvern = duel.alice.attack_position("Scrap Wyvern", zone="left")
    hunter = duel.alice.graveyard("Scrap Hunter")
    duel.alice.activates(wyvern)
    duel.alice.puts_in(1)
    duel.alice.picks(hunter)
    assert duel.where(hunter) == "graveyard" and duel.where(wyvern) == "monster zone"


@rule("MR3-DS-05")
def test_nothing_perishes_by_its_own_text_before_damage_is_calculated() -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.attack_position(OX)
    rubic = duel.alice.has_set("Rubic, Malebranche of the Burning Abyss")
    duel.bob.attacks(duel.bob.attack_position("Tatsunootoshigo"), rubic)
    duel.is_settled()
    assert duel.bob.life == 8000 - (2100 - 1350) and duel.where(rubic) == "graveyard"


@rule("MR20-GAP-LNK-03")
@pytest.mark.parametrize(("zone", "linked"), [(2, True), (4, False)])
def test_a_monster_was_linked_to_that_was_destroyed_in_the_zone(zone: int, linked: bool) -> None:
    duel = scenario("mr20-official", turn=BOB)
    insect = duel.alice.attack_position("Shinobi Insect Hagakuremino", zone="left")
    fallen = duel.alice.attack_position("Giant Soldier of Stone", zone=zone)
    duel.alice.graveyard("Block Spider")
    duel.bob.activates(duel.bob.hand("Smashing Ground"))
    assert duel.where(fallen) == "graveyard" and duel.alice.can("trigger", insect) is linked


def test_the_monster_that_an_effect_brought_out_is_banished_when_it_leaves_and_not_the_card_that_did() -> None:
    duel = scenario()
    made = spell(
        900002731,
        "束の間の札",
        "Brief Card",
        targets=one((MONSTER & SUMMONABLE).in_graveyard()),
        resolution=SpecialSummon(TARGET, modifiers=(banished_on_leaving(),)),
    )
    card = duel.alice.hand(made)
    ox = duel.alice.graveyard(OX)
    duel.alice.activates(card)
    duel.alice.puts_in(1)
    assert duel.where(card) == "graveyard"
    duel.alice.activates(duel.alice.hand("Dark Hole"))
    assert duel.where(ox) == "banished"
