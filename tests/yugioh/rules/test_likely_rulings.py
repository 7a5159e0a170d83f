"""Rulings that no document states outright: each test names the ruling or the statement that decides."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import Race
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import BEFORE_CALC, PASS

OX = "Battle Ox"
ELF = "Mystical Elf"
BOOK = "Book of Moon"
ASH = "Ash Blossom & Joyous Spring"


@rule("MR3-POS-06", "RES-GAP-GEM-01")
def test_no_change_of_position_in_the_turn_of_a_second_normal_summon() -> None:
    """MR3-POS-06: not in the turn of a Normal Summon, and the second summon of a Gemini Monster is one."""
    duel = scenario()
    gemini = duel.alice.attack_position("Gemini Soldier")
    assert duel.alice.can("turn", gemini)
    duel.alice.summons(gemini)
    assert not duel.alice.can("turn", gemini)
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.alice.can("turn", gemini)


@rule("MR3-POS-06", "RES-TMP-03")
def test_a_monster_that_came_back_may_change_its_position() -> None:
    """Coming back from a banishment for a time is no summon (RES-TMP-03), and MR3-POS-06 speaks of summons only."""
    duel = scenario(turn=BOB)
    rabbit = duel.alice.attack_position("Wind-Up Rabbit")
    trap = duel.bob.has_set("Jar of Greed")
    duel.bob.activates(trap)
    duel.alice.activates(rabbit)
    duel.is_settled()
    assert duel.where(rabbit) == "banished"
    duel.bob.ends_turn()
    while not duel.alice.is_asked("act"):
        duel.duel.choose(PASS)
    assert duel.where(rabbit) == "monster zone" and duel.alice.can("turn", rabbit)


@rule("EX04-SET-02", "EX04-GAP-SUM-02")
@pytest.mark.parametrize(("edition", "allowed"), [("ex04", False), ("mr3", True), ("mr20-official", True)])
def test_a_monster_turned_face_down_counts_as_set_in_2004(edition: str, allowed: bool) -> None:
    """EX04-SET-02 with EX04-GAP-SUM-02: no Flip Summon in the turn in which it was Set, by an effect too."""
    duel = scenario(edition)
    ox = duel.alice.attack_position(OX)
    duel.alice.hand(BOOK)
    duel.alice.activates(BOOK)
    duel.all_pass()
    assert duel.position(ox) == "face-down"
    assert duel.alice.can("flip", ox) is allowed


@rule("RES-GAP-FDN-01")
@pytest.mark.parametrize("turned", [False, True])
def test_a_monster_turned_face_down_is_no_longer_banished_on_leaving(turned: bool) -> None:
    """RES-GAP-FDN-01: what was applied to a monster ends when it is turned face-down (ruling on ゾンビキャリア too)."""
    duel = scenario()
    carrier = duel.alice.graveyard("Plaguespreader Zombie")
    duel.alice.hand(OX, BOOK, "Lightning Vortex", "Dark Hole")
    duel.alice.activates(carrier)
    duel.alice.picks(OX)
    duel.alice.puts_in(1)
    duel.all_pass()
    if turned:
        duel.alice.activates(BOOK)
        duel.is_settled()
        assert duel.position(carrier) == "face-down"
    duel.alice.activates("Dark Hole")
    duel.all_pass()
    assert duel.where(carrier) == ("graveyard" if turned else "banished")


@rule("MR3-DSD-11", "MR3-DSD-14")
def test_ash_blossom_cannot_be_activated_in_the_damage_step() -> None:
    """The official card page of 灰流うらら: it cannot be activated in the damage step."""
    duel = scenario("mr3", phase=Phase.BATTLE)
    rat = duel.alice.attack_position("Giant Rat")
    duel.alice.deck("Giant Soldier of Stone")
    duel.bob.attack_position("Summoned Skull")
    ash = duel.bob.hand(ASH)
    duel.alice.attacks(rat)
    duel.alice.triggers(rat)
    assert not duel.bob.can("activate", ash)


@rule("MR20-DSD-09")
def test_decode_talker_cannot_be_activated_in_the_damage_step() -> None:
    """The official card page of デコード・トーカー: its negation cannot be activated in the damage step."""
    for battle in (False, True):
        duel = scenario("mr20-official", phase=Phase.BATTLE if battle else Phase.MAIN_1)
        talker = duel.bob.attack_position("Decode Talker", zone="left")
        target = duel.bob.attack_position(OX, zone=1)
        duel.bob.attack_position("Mechanicalchaser", zone=3)
        rush = duel.alice.hand("Rush Recklessly")
        elf = duel.alice.attack_position(ELF)
        if battle:
            duel.alice.attacks(elf, target)
            while not duel.duel.step & BEFORE_CALC:
                duel.duel.choose(PASS)
        duel.alice.activates(rush)
        duel.alice.picks(target)
        assert duel.bob.can("activate", talker) is not battle


@rule("MR3-DSD-06")
def test_shadow_spell_may_be_activated_before_damage_calculation() -> None:
    """The ruling on 闇の呪縛: it changes ATK, so it may be activated in the damage step; the battle goes on."""
    duel = scenario(phase=Phase.BATTLE, turn=BOB)
    ox = duel.bob.attack_position(OX)
    elf = duel.alice.attack_position("Mechanicalchaser")
    shadow = duel.alice.has_set("Shadow Spell")
    duel.bob.attacks(ox, elf)
    while not duel.duel.step & BEFORE_CALC or not duel.alice.is_asked():
        duel.duel.choose(PASS)
    duel.alice.activates(shadow)
    duel.is_settled()
    assert duel.bob.life == 8000 - 850 and duel.where(ox) == "graveyard"


def test_gagaga_magician_declares_another_level_than_its_own() -> None:
    """The ruling on ガガガマジシャン: its present Level is not declared."""
    duel = scenario()
    gagaga = duel.alice.attack_position("Gagaga Magician")
    duel.alice.activates(gagaga)
    assert not duel.alice.can("declare", number=4) and duel.alice.can("declare", number=3)


@rule("MR3-ACT-01")
def test_what_is_declared_for_an_activation_leaves_something_to_do() -> None:
    """An effect that could do nothing is not activated: 同族感染ウィルス names a type that is there, face-up."""
    duel = scenario()
    virus = duel.alice.attack_position("Tribe-Infecting Virus")
    duel.alice.hand(OX)
    duel.bob.attack_position(ELF)
    duel.bob.has_set("Luster Dragon")
    duel.alice.activates(virus)
    offered = {race for race in Race if duel.alice.can("declare", number=race.bit_length() - 1)}
    assert offered == {Race.AQUA, Race.SPELLCASTER}


def test_ash_blossom_answers_an_excavation_that_may_search() -> None:
    """The ruling on 灰流うらら: an effect that may add a card from the deck to the hand or send it away is enough."""
    duel = scenario()
    princess = duel.alice.attack_position("Sylvan Princessprite", [OX])
    duel.alice.deck("Polymerization")
    ash = duel.bob.hand(ASH)
    duel.alice.activates(princess)
    duel.bob.activates(ash)
    duel.is_settled()
    assert duel.where("Polymerization") == "deck"


@rule("MR3-ZONE-04", "MR3-TRP-02")
def test_an_activated_trap_is_not_returned_to_the_hand() -> None:
    """The ruling on ハリケーン: what was activated and does not remain goes to the graveyard after the chain."""
    duel = scenario()
    duel.alice.hand("Giant Trunade")
    breaker = duel.bob.has_set("Raigeki Break")
    other = duel.bob.has_set("Jar of Greed")
    stays = duel.bob.face_up("Imperial Iron Wall")
    duel.bob.hand(OX)
    duel.alice.activates("Giant Trunade")
    duel.bob.activates(breaker)
    duel.bob.picks("Giant Trunade")
    duel.all_pass()
    assert duel.where(breaker) == "graveyard"
    assert duel.where(other) == duel.where(stays) == "hand"


@rule("MR3-GAP-TRP-01")
def test_dimensional_barrier_does_not_stop_a_trap_that_becomes_a_monster() -> None:
    """次元障壁 forbids Special Summons of the declared kind only; a trap monster is of none of them."""
    duel = scenario(turn=BOB)
    slime = duel.alice.has_set("Metal Reflect Slime")
    barrier = duel.alice.has_set("Dimensional Barrier")
    jar, other = duel.bob.has_set("Jar of Greed"), duel.bob.has_set("Reckless Greed")
    duel.bob.activates(jar)
    duel.alice.activates(barrier)
    duel.alice.declares(13)
    duel.all_pass()
    duel.bob.activates(other)
    assert duel.alice.can("activate", slime)


def test_what_a_monster_changed_of_itself_ends_when_its_effects_are_negated() -> None:
    """The ruling on ガガガマジシャン and エフェクト・ヴェーラー: the Level that it gave itself is lost."""
    duel = scenario()
    gagaga = duel.alice.attack_position("Gagaga Magician")
    stranger = duel.alice.attack_position(OX)
    duel.alice.hand("Rush Recklessly")
    duel.bob.hand("Effect Veiler")
    duel.alice.activates(gagaga)
    duel.alice.declares(8)
    while not duel.alice.is_asked("act"):
        duel.duel.choose(PASS)
    assert duel.level(gagaga) == 8
    duel.alice.activates("Rush Recklessly")
    duel.alice.picks(stranger)
    duel.bob.activates("Effect Veiler")
    while not duel.alice.is_asked("act"):
        duel.duel.choose(PASS)
    assert duel.level(gagaga) == 4
    assert duel.atk(stranger) == 1700 + 700, "what another card gave stays"


@rule("RES-TMP-02")
@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.MAIN_1])
def test_the_next_standby_phase_may_be_that_of_the_same_turn(phase: Phase) -> None:
    """次の自分のスタンバイフェイズ is the next one there is: activated in the own draw phase, that of this turn."""
    duel = scenario(phase=phase, turn_number=5)
    rabbit = duel.alice.attack_position("Wind-Up Rabbit")
    duel.alice.activates(rabbit)
    while not duel.alice.is_asked("act"):
        duel.duel.choose(PASS)
    assert duel.where(rabbit) == ("monster zone" if phase is Phase.DRAW else "banished") and duel.duel.turn == 5


@rule("MR3-COST-03", "MR3-RET-01")
def test_what_would_go_to_the_extra_deck_cannot_be_returned_to_the_hand_as_a_cost() -> None:
    """MR3-RET-01: a monster of the extra deck never gets to the hand, so a cost that returns a card is not paid."""
    for cost, payable in (("Gachi Gachi Gantetsu", False), (OX, True)):
        duel = scenario()
        birdman = duel.alice.hand("Genex Ally Birdman")
        duel.alice.attack_position(cost)
        assert duel.alice.can("activate", birdman) is payable


@rule("RES-CAN-01")
@pytest.mark.parametrize("hunter", [False, True])
def test_what_would_destroy_and_banish_needs_the_right_to_banish(hunter: bool) -> None:
    """The ruling on 奈落の落とし穴 with 王宮の鉄壁 or カオスハンター: what cannot be banished is not answered."""
    duel = scenario(turn=BOB)
    trap = duel.alice.has_set("Bottomless Trap Hole")
    ox = duel.bob.hand(OX)
    if hunter:
        duel.bob.attack_position("Chaos Hunter")
    duel.bob.summons(ox)
    assert duel.alice.can("activate", trap) is not hunter


@rule("RES-GAP-FDN-01")
@pytest.mark.parametrize("turned", [False, True])
def test_what_was_to_happen_to_a_monster_later_is_off_when_it_is_turned_face_down(turned: bool) -> None:
    """RES-GAP-FDN-01: nothing applies to it any more; 魔導サイエンティスト returns no monster turned down."""
    duel = scenario("ex04")
    scientist = duel.alice.attack_position("Magical Scientist")
    senshi = duel.alice.extra("Thousand-Eyes Restrict")
    duel.alice.hand(BOOK)
    duel.alice.activates(scientist)
    duel.alice.passes()
    duel.alice.puts_in(1)
    duel.all_pass()
    if turned:
        duel.alice.activates(BOOK)
        duel.alice.picks(senshi)
        duel.all_pass()
        assert duel.position(senshi) == "face-down"
    duel.alice.ends_turn()
    while not duel.bob.is_asked("act"):
        if duel.alice.can("process", scientist):
            duel.alice.processes(scientist)
        else:
            duel.duel.choose(PASS)
    assert duel.where(senshi) == ("monster zone" if turned else "extra deck")


@rule("MR3-PHASE-09", "EX04-HND-05")
@pytest.mark.parametrize("edition", ["ex04", "mr3"])
def test_nothing_but_a_trigger_follows_the_hand_size_adjustment(edition: str) -> None:
    """EX04-HND-05, MR3-PHASE-09: the adjustment ends the turn; what may still come is an effect that it triggers."""
    duel = scenario(edition)
    duel.alice.hand(*["Labyrinth Wall"] * 6, "Sinister Serpent")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.ends_turn()
    assert duel.bob.can("activate", jar), "the end phase itself may be answered"
    while not duel.alice.is_asked("pick"):
        duel.duel.choose(PASS)
    duel.alice.picks("Sinister Serpent")
    assert duel.duel.turn == 4 and duel.where("Sinister Serpent") == "graveyard"


@rule("MR3-POS-01")
def test_an_attacker_turned_face_down_attacks_no_longer_so_its_attack_is_not_negated() -> None:
    """MR3-POS-01: a face-down monster does not attack; 魔法の筒 then negates nothing and does no damage."""
    duel = scenario(phase=Phase.BATTLE)
    ox = duel.alice.attack_position(OX)
    cylinder, book = duel.bob.has_set("Magic Cylinder"), duel.bob.has_set(BOOK)
    duel.alice.attacks(ox)
    duel.bob.activates(cylinder)
    duel.bob.activates(book)
    duel.all_pass()
    assert duel.position(ox) == "face-down" and duel.alice.life == duel.bob.life == 8000


def test_sakuretsu_armor_destroys_only_a_monster_that_still_attacks() -> None:
    """The ruling on 炸裂装甲: if the attack was negated on the same chain, no monster is attacking any more."""
    for negated in (False, True):
        duel = scenario(phase=Phase.BATTLE)
        ox = duel.alice.attack_position(OX)
        armor, cylinder = duel.bob.has_set("Sakuretsu Armor"), duel.bob.has_set("Magic Cylinder")
        duel.alice.attacks(ox)
        duel.bob.activates(armor)
        if negated:
            duel.bob.activates(cylinder)
        duel.all_pass()
        assert duel.where(ox) == ("monster zone" if negated else "graveyard")


def test_effects_that_are_negated_already_are_not_negated_again() -> None:
    """The ruling on エフェクト・ヴェーラー with スキルドレイン: negated effects are not negated again."""
    for drained in (False, True):
        duel = scenario()
        duel.alice.attack_position("Cannon Soldier")
        veiler = duel.bob.hand("Effect Veiler")
        if drained:
            duel.bob.face_up("Skill Drain")
        duel.alice.activates(duel.alice.has_set("Jar of Greed"))
        assert duel.bob.can("activate", veiler) is not drained


@rule("MR3-ZONE-04")
def test_a_card_not_yet_processed_may_be_banished_from_the_chain() -> None:
    """コズミック・サイクロン banishes a spell that still waits for its processing, which goes on all the same."""
    duel = scenario()
    pot = duel.alice.hand("Pot of Greed")
    cyclone = duel.bob.has_set("Cosmic Cyclone")
    duel.alice.activates(pot)
    duel.bob.activates(cyclone)
    duel.all_pass()
    assert duel.where(pot) == "banished"


@rule("MR3-ZONE-04")
def test_a_card_that_was_processed_in_the_chain_may_still_be_banished() -> None:
    """The official ruling on a quick-play spell chained to what banishes it: it is still on the field, and goes."""
    duel = scenario()
    cyclone = duel.alice.has_set("Cosmic Cyclone")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(cyclone)
    if duel.alice.can("pick", jar):
        duel.alice.picks(jar)
    duel.bob.activates(jar)
    duel.all_pass()
    assert duel.bob.hand_size == 1
    assert duel.where(jar) == "banished"


def test_ash_blossom_answers_an_effect_by_which_cards_will_be_drawn() -> None:
    """The official ruling on 増殖するＧ and 灰流うらら: it includes drawing, so it may be answered and negated."""
    duel = scenario()
    duel.alice.hand('Maxx "C"')
    duel.bob.hand(ASH, "Photon Thrasher")
    duel.alice.activates('Maxx "C"')
    duel.bob.activates(ASH)
    duel.alice.ends_turn()
    assert duel.where('Maxx "C"') == duel.where(ASH) == "graveyard"


@rule("RES-GAP-TRM-01")
@pytest.mark.parametrize("edition", ["ex04", "mr3", "mr20-official"])
def test_a_trap_monster_turned_face_down_is_a_set_trap_again(edition: str) -> None:
    """The ruling on 罠モンスター and 月の書: it is Set in a spell & trap zone and can be activated again later."""
    duel = scenario(edition, turn=BOB)
    slime = duel.alice.has_set("Metal Reflect Slime")
    jar = duel.bob.has_set("Jar of Greed")
    duel.bob.hand(BOOK)
    duel.bob.activates(jar)
    duel.alice.activates(slime)
    while not duel.bob.is_asked("act"):
        duel.duel.choose(PASS)
    assert duel.where(slime) == "monster zone"
    duel.bob.activates(BOOK)
    duel.is_settled()
    assert duel.where(slime) == "spell zone" and not duel.duel.play[slime].face_up
    assert all(card < 0 for card in duel.duel.monsters[0])
    duel.bob.ends_turn()
    while not duel.alice.is_asked("act"):
        duel.duel.choose(PASS)
    assert duel.alice.can("activate", slime)


@rule("RES-GAP-TRM-01")
@pytest.mark.parametrize(("card", "stays"), [("Jinzo", False), ("Skill Drain", True)])
def test_a_trap_monster_whose_trap_effect_is_negated_is_a_mere_trap_again(card: str, stays: bool) -> None:
    """The ruling on 罠モンスター: with trap effects negated it remains as a trap; Skill Drain is about monsters."""
    duel = scenario(turn=BOB)
    slime = duel.alice.has_set("Metal Reflect Slime")
    jar = duel.bob.has_set("Jar of Greed")
    other = duel.bob.has_set(card) if stays else duel.bob.hand(card)
    tribute = duel.bob.attack_position(OX)
    duel.bob.activates(jar)
    duel.alice.activates(slime)
    while not duel.bob.is_asked("act"):
        duel.duel.choose(PASS)
    if stays:
        duel.bob.activates(other)
    else:
        duel.bob.summons(other)
    while not duel.bob.is_asked("act"):
        duel.duel.choose(PASS)
    assert tribute >= 0 and duel.where(slime) == ("monster zone" if stays else "spell zone")
    assert duel.duel.play[slime].face_up


@pytest.mark.parametrize(
    ("card", "lives"), [("Monster Reborn", True), ("Call of the Haunted", False), ("Premature Burial", False)]
)
def test_what_goes_on_targeting_a_revived_monster_targets_it_on_the_field(card: str, lives: bool) -> None:
    """魂を削る死霊 dies of being targeted: a card that stays bound to it targets it there too, 死者蘇生 does not."""
    duel = scenario()
    reaper = duel.alice.graveyard("Spirit Reaper")
    revives = duel.alice.has_set(card)
    duel.alice.activates(revives)
    while not duel.alice.is_asked("act"):
        if duel.alice.is_asked("position"):
            duel.alice.puts_in(1)
        else:
            duel.duel.choose(PASS)
    assert duel.where(reaper) == ("monster zone" if lives else "graveyard")


@rule("RES-GAP-PLAY-01")
def test_a_second_copy_of_what_may_be_there_only_once_is_not_flip_summoned() -> None:
    """The ruling on cards of which one may be face-up: while one is, a Set copy is not Flip Summoned."""
    for other in (False, True):
        duel = scenario()
        hidden = duel.alice.has_set("Gagaga Magician")
        if other:
            duel.alice.attack_position("Gagaga Magician")
        assert duel.alice.can("flip", hidden) is not other


@rule("MR3-FDN-01", "MR3-POS-02")
def test_a_monster_turned_face_down_before_its_trigger_can_be_used_does_not_use_it() -> None:
    """MR3-FDN-01: 月読命 turned デス・ヴォルストガルフ face-down after damage calculation; it does no damage."""
    for flips in (False, True):
        duel = scenario(phase=Phase.BATTLE)
        wolf = duel.alice.attack_position("Des Volstgalph")
        victim = duel.bob.has_set("Tsukuyomi" if flips else "Kuriboh")
        duel.alice.attacks(wolf, victim)
        duel.all_pass()
        assert duel.where(victim) == "graveyard"
        assert duel.bob.life == (8000 if flips else 7500)
        assert duel.position(wolf) == ("face-down" if flips else "attack")


@rule("RES-GAP-TRM-01")
def test_a_trap_that_becomes_a_monster_is_still_the_target_of_what_targets_it() -> None:
    """The ruling on 罠モンスター and サイクロン: it never left the field and is still a trap, so it is destroyed."""
    duel = scenario(turn=BOB)
    slime = duel.alice.has_set("Metal Reflect Slime")
    duel.bob.hand("Mystical Space Typhoon")
    duel.bob.activates("Mystical Space Typhoon")
    duel.alice.activates(slime)
    duel.all_pass()
    assert duel.where(slime) == "graveyard"


def test_dual_assembwurm_that_left_compares_with_nothing() -> None:
    """デュアル・アセンブルム: its effect asks for its own ATK when it is processed, so it must still be there."""
    for leaves in (False, True):
        duel = scenario()
        wurm = duel.alice.attack_position("Dual Assembwurm")
        other = duel.bob.attack_position(ELF)
        duel.alice.hand(OX)
        trap = duel.bob.has_set("Compulsory Evacuation Device")
        duel.alice.activates(wurm, 1)
        if leaves:
            duel.bob.activates(trap)
            duel.bob.picks(wurm)
        else:
            duel.bob.passes()
            duel.alice.picks(other)
        duel.all_pass()
        assert duel.where(other) == ("monster zone" if leaves else "banished")


@rule("RES-GAP-TRM-01")
def test_a_trap_that_is_a_monster_already_is_not_summoned_by_its_own_effect() -> None:
    duel = scenario()
    trap = duel.alice.face_up("Eldlixir of the Glorious Golden Land")
    assert duel.alice.can("activate", trap)
    duel.alice.activates(trap)
    duel.all_pass()
    if duel.alice.is_asked("position"):
        duel.alice.puts_in(codes.UP_ATTACK)
    assert duel.where(trap) == "monster zone"
    duel.alice.ends_turn()
    duel.all_pass()
    duel.bob.ends_turn()
    duel.all_pass()
    assert duel.where(trap) == "monster zone" and not duel.alice.can("activate", trap)
