"""What waits for other cards, and what negates effects, stays out of the damage step without its text saying so."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.language import MONSTER, Attribute, Race, damage, monster, trigger
from duelkit.yugioh.language.card import EffectKind
from duelkit.yugioh.language.damage_step import stays_out_of_damage_step
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import Because, EventKind, Phase, Zone
from duelkit.yugioh.scenario import BOB, Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.text import render

OX, ELF, ANGEL = "Battle Ox", "Mystical Elf", "Shining Angel"
CATASTOR = "Ally of Justice Catastor"


def attacked_by_catastor(card: int, duel: Scenario) -> None:
    """Bob's monster destroys the attacked one by its effect, at the start of the damage step."""
    catastor = duel.bob.attack_position(CATASTOR)
    duel.bob.attacks(catastor, card)


@rule("MR3-DSD-11", "MR3-DSD-14")
@pytest.mark.parametrize("battle", [False, True])
def test_a_monster_that_waits_for_others_to_be_sent_to_the_graveyard(battle: bool) -> None:
    """The card page of 転生炎獣ガゼル (14240): not in the damage step."""
    duel = scenario(turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    gazelle = duel.alice.hand("Salamangreat Gazelle")
    falco = duel.alice.attack_position("Salamangreat Falco")
    if battle:
        attacked_by_catastor(falco, duel)
    else:
        duel.bob.activates(duel.bob.hand("Fissure"))
    assert duel.where(falco) == "graveyard"
    assert duel.alice.can("trigger", gazelle) is not battle


@rule("MR3-DSD-11", "MR3-DSD-14")
@pytest.mark.parametrize("battle", [False, True])
def test_a_monster_that_waits_for_others_to_be_destroyed_by_effects(battle: bool) -> None:
    """The card page of スクラップ・ワイバーン (14199): not in the damage step."""
    duel = scenario("mr20-official", turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    wyvern = duel.alice.attack_position("Scrap Wyvern", zone="left")
    scrap = duel.alice.attack_position("Scrap Hunter", zone=3)
    duel.alice.deck("Scrap Hunter")
    if battle:
        attacked_by_catastor(scrap, duel)
    else:
        duel.bob.activates(duel.bob.hand("Fissure"))
    assert duel.where(scrap) == "graveyard"
    assert duel.alice.can("trigger", wyvern) is not battle


@rule("MR3-DSD-11", "MR3-DSD-14")
@pytest.mark.parametrize("battle", [False, True])
def test_a_monster_that_waits_for_others_to_be_special_summoned(battle: bool) -> None:
    duel = scenario(turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    hunter = duel.alice.hand("Chaos Hunter")
    duel.alice.hand(OX)
    if battle:
        rat = duel.bob.attack_position("Giant Rat")
        duel.bob.deck("Giant Soldier of Stone")
        duel.bob.attacks(rat, duel.alice.attack_position("Summoned Skull"))
        duel.bob.triggers(rat)
        duel.bob.picks("Giant Soldier of Stone")
        assert duel.where("Giant Soldier of Stone") == "monster zone"
    else:
        duel.bob.graveyard(ELF)
        duel.bob.activates(duel.bob.hand("Monster Reborn"))
        duel.bob.puts_in(1)
    assert duel.alice.can("activate", hunter) is not battle


@rule("MR3-DSD-14")
def test_the_destruction_of_others_by_battle_is_heard() -> None:
    duel = scenario(phase=Phase.BATTLE)
    dragon = duel.alice.attack_position("Red-Eyes Zombie Necro Dragon")
    zombie = duel.alice.attack_position("Plaguespreader Zombie")
    duel.alice.graveyard("Plaguespreader Zombie")
    duel.alice.attacks(zombie, duel.bob.attack_position("Summoned Skull"))
    assert duel.duel.step == codes.DAMAGE_END and duel.alice.can("trigger", dragon)


@rule("MR3-DSD-11", "MR3-DSD-14")
def test_what_befalls_the_card_itself_is_heard() -> None:
    """It is Special Summoned in the damage step, and its effect about that is used there."""
    duel = scenario(phase=Phase.BATTLE)
    fly = duel.alice.attack_position("Flying Kamakiri #1")
    frog = duel.alice.deck("Majespecter Toad - Ogama")
    duel.alice.deck("Majespecter Cyclone")
    duel.alice.attacks(fly, duel.bob.attack_position("Summoned Skull"))
    duel.alice.triggers(fly)
    assert duel.duel.step & codes.DAMAGE_STEP and duel.where(frog) == "monster zone"
    assert duel.alice.can("trigger", frog)


@rule("MR3-DSD-11", "MR3-DSD-14")
def test_a_mandatory_trigger_is_not_held_back() -> None:
    """Only optional triggers that wait for other cards stay out."""
    for mandatory in (False, True):
        duel = scenario(turn=BOB, phase=Phase.BATTLE)
        watcher = monster(
            900002810 + mandatory,
            f"見張る者{mandatory}",
            f"Watcher {mandatory}",
            Attribute.DARK,
            Race.FIEND,
            4,
            3000,
            1000,
            trigger(
                When(EventKind.LEFT_FIELD, MONSTER, because=Because.EFFECT, origin=Zone.MONSTER_ZONE),
                damage(300),
                mandatory=mandatory,
            ),
        )
        duel.alice.attack_position(watcher)
        attacked_by_catastor(duel.alice.attack_position(ELF), duel)
        duel.all_pass()
        assert duel.where(ELF) == "graveyard" and duel.bob.life == 8000 - 300 * mandatory


@rule("MR3-DS-01", "MR3-DSD-06")
@pytest.mark.parametrize("battle", [False, True])
def test_what_negates_an_activation_but_not_what_changes_atk_in_answer(battle: bool) -> None:
    """The card page of クリスタルクリアウィング (16379): its second effect negates an activation."""
    duel = scenario("mr20-official", turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    dragon = duel.alice.attack_position("Crystal Clear Wing Synchro Dragon", zone="left")
    rush = duel.bob.hand("Rush Recklessly")
    ox = duel.bob.attack_position(OX)
    if battle:
        duel.bob.attacks(ox, dragon)
        duel.bob.passes()
        assert duel.duel.step == codes.DAMAGE_START
    duel.bob.activates(rush)
    duel.bob.picks(ox)
    assert duel.alice.can("activate", dragon, 1)


@rule("MR3-DS-01", "MR3-DSD-14")
@pytest.mark.parametrize("battle", [False, True])
def test_atk_is_not_changed_in_answer_to_an_activation_in_the_damage_step(battle: bool) -> None:
    duel = scenario("mr20-official", turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    dragon = duel.alice.attack_position("Crystal Clear Wing Synchro Dragon", zone="left")
    wrath = duel.alice.has_set("Divine Wrath")
    duel.alice.hand(ELF)
    if battle:
        attacked_by_catastor(dragon, duel)
        assert duel.duel.step == codes.DAMAGE_START and duel.duel.chain
    else:
        duel.bob.graveyard("Plaguespreader Zombie")
        duel.bob.hand(OX, ELF)
        duel.bob.activates("Plaguespreader Zombie")
        duel.bob.picks(OX)
    assert duel.alice.can("activate", wrath) and duel.alice.can("activate", dragon, 0) is not battle


@rule("MR3-DS-01", "MR3-DSD-06")
@pytest.mark.parametrize("battle", [False, True])
@pytest.mark.parametrize(
    "negator, protected", [("Bujingi Turtle", "Bujin Yamato"), ("Destruction Sword Flash", "Buster Blader")]
)
def test_what_negates_an_effect_is_not_activated_in_the_damage_step(negator: str, protected: str, battle: bool) -> None:
    """As 灰流うらら (12950), unlike 屋敷わらし (13587), which negates an activation."""
    duel = scenario(turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
    saver = duel.alice.graveyard(negator)
    monster_ = duel.alice.attack_position(protected)
    rush = duel.bob.hand("Shrink")
    ox = duel.bob.attack_position(OX)
    if battle:
        duel.bob.attacks(ox, monster_)
        duel.bob.passes()
        assert duel.duel.step == codes.DAMAGE_START
    duel.bob.activates(rush)
    duel.bob.picks(monster_)
    assert duel.alice.can("activate", saver) is not battle


def test_the_english_text_says_so_and_the_japanese_text_need_not() -> None:
    gazelle = library()["Salamangreat Gazelle"]
    waiting, own = (effect for effect in gazelle.effects if effect.kind is EffectKind.TRIGGER)
    assert stays_out_of_damage_step(waiting) and not stays_out_of_damage_step(own)
    assert render(gazelle, "en").count("(except during the Damage Step)") == 1
    assert "ダメージステップ" not in render(gazelle, "ja")


def test_a_summon_that_never_comes_in_the_damage_step_is_not_told_of() -> None:
    """黒い旋風 waits for a Normal Summon: there is nothing to except."""
    (effect,) = (each for each in library()["Black Whirlwind"].effects if each.kind is EffectKind.TRIGGER)
    assert not stays_out_of_damage_step(effect)


@rule("MR3-DSD-11")
def test_a_synchro_summon_by_an_effect_keeps_it_out() -> None:
    """ゴーティスの紅玉ゼップ: though it is about the card itself, as the official English text says."""
    effects = [each for each in library()["Zep, Ruby of the Ghoti"].effects if each.kind is EffectKind.TRIGGER]
    assert [stays_out_of_damage_step(each) for each in effects] == [False, True]


@pytest.mark.parametrize("rules", ["ex04", "mr3", "mr20-official"])
def test_honest_is_not_used_once_the_other_monster_has_left_before_damage_calculation(rules: str) -> None:
    """ライトロード・モンク エイリン returns the attacked monster to the Deck: there is no battle any more."""
    duel = scenario(rules, phase=Phase.BATTLE)
    ehren, honest = duel.alice.attack_position("Ehren, Lightsworn Monk"), duel.alice.hand("Honest")
    other = duel.bob.has_set("Battle Ox")
    duel.alice.attack_position("Battle Ox")
    duel.alice.attacks(ehren, other)
    assert len(duel.duel.chain) == 1 and duel.alice.can("activate", honest), "while its effect waits on the chain"
    duel.alice.passes()
    assert duel.where(other) == "deck"
    assert not duel.alice.can("activate", honest)
