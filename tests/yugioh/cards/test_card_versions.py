"""Cards whose wording changed play as they did in the edition's time; every difference is seen under both wordings."""

from __future__ import annotations

import pickle

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh import library, load_deck, new_duel
from duelkit.yugioh.cards.declared import OLDER, RULED
from duelkit.yugioh.editions import edition
from duelkit.yugioh.language import Card
from duelkit.yugioh.language.terms import Phase
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.state.rules import Rules
from duelkit.yugioh.text import render

ATTACK = 1
OLD = edition("ex04")
BEFORE_2014 = edition("mr2")
NEW = edition("mr3")
NEWEST = edition("mr20")
ELF = "Mystical Elf"
VERSIONED = [card for card in (*library().written, *map(library().__getitem__, OLDER)) if card.versions]


def test_a_card_knows_how_it_was_worded() -> None:
    sangan = library()["Sangan"]
    old = sangan.under(2004)
    assert old is not sangan
    assert old is sangan.under(2013)
    assert sangan.under(2014) is sangan
    assert (old.passcode, old.ja, old.en, old.atk) == (sangan.passcode, sangan.ja, sangan.en, sangan.atk)
    assert library()["Pot of Greed"].under(1999) is library()["Pot of Greed"]


def test_wordings_follow_one_another() -> None:
    pot = library()["Pot of Greed"]
    card = pot.worded_until(2000).worded_until(2010, *pot.effects, always=True)
    assert [card.under(year).effects for year in (2000, 2010, 2011)] == [(), pot.effects, pot.effects]
    assert [card.under(year).always for year in (2000, 2010, 2011)] == [False, True, False]


@pytest.mark.parametrize("card", VERSIONED, ids=lambda card: card.en)
def test_older_wordings_are_written_in_both_languages_and_differ(card: Card) -> None:
    for version in card.versions:
        for language in ("ja", "en"):
            assert render(version.card, language) != render(card, language)
        assert not version.card.versions
        assert version.card.types == card.types


def test_a_duel_of_an_edition_holds_the_cards_of_its_year() -> None:
    deck = load_deck("wc2004_chaos")
    for identity, years in (("ex04", 2004), ("mr3", 2015)):
        duel = new_duel(deck, deck, 1, edition(identity))
        assert {info.definition for info in duel.info} == {card.under(years) for card in deck.cards()}
        twin = pickle.loads(pickle.dumps(duel))
        assert twin.digest() == duel.digest()
        assert twin.info == duel.info


@rule("EX04-TEXT-01")
@pytest.mark.parametrize(
    ("rules", "name", "fetched"),
    [
        (OLD, "Sangan", 2),
        (OLD, "Witch of the Black Forest", 2),
        (BEFORE_2014, "Sangan", 2),
        (NEW, "Sangan", 1),
        (NEW, "Witch of the Black Forest", 1),
        (NEWEST, "Sangan", 1),
    ],
)
def test_the_searchers_fetched_as_often_as_they_fell(rules: Rules, name: str, fetched: int) -> None:
    duel = scenario(rules)
    first, second = duel.alice.attack_position(name), duel.alice.attack_position(name)
    duel.alice.deck("Kuriboh", "Kuriboh")
    hole = duel.alice.hand("Dark Hole")
    duel.alice.activates(hole)
    while duel.alice.is_asked("trigger") or duel.alice.is_asked("pick"):
        if duel.alice.is_asked("pick"):
            duel.alice.picks("Kuriboh")
        else:
            duel.alice.triggers(first if duel.alice.can("trigger", first) else second)
    duel.is_settled()
    assert duel.alice.cards("hand") == ["Kuriboh"] * fetched


@pytest.mark.parametrize(("rules", "usable"), [(OLD, True), (NEW, False), (NEWEST, False)])
def test_what_the_searcher_fetched_can_be_used_in_the_same_turn_only_by_the_old_wording(
    rules: Rules, usable: bool
) -> None:
    duel = scenario(rules)
    sangan = duel.alice.attack_position("Sangan")
    force = duel.alice.deck("Exiled Force")
    duel.bob.attack_position(ELF)
    change = duel.alice.hand("Metamorphosis")
    duel.alice.extra("Dragoness the Wicked Knight")
    duel.alice.activates(change)
    while not duel.alice.is_asked("act"):
        if duel.alice.is_asked("position"):
            duel.alice.puts_in(ATTACK)
        elif duel.alice.is_asked("pick"):
            duel.alice.picks(force)
        else:
            duel.alice.triggers(sangan)
    assert duel.where(sangan) == "graveyard"
    assert duel.where(force) == "hand"
    duel.alice.summons(force)
    if rules.ignition_priority:
        assert duel.alice.can("activate", force)
        duel.alice.passes()
    duel.is_settled()
    assert duel.alice.can("activate", force) is usable


@pytest.mark.parametrize(("rules", "returns"), [(OLD, 2), (BEFORE_2014, 2), (NEW, 1)])
def test_each_killer_snake_returned_every_turn_and_was_never_banished(rules: Rules, returns: int) -> None:
    duel = scenario(rules, phase=Phase.STANDBY)
    first = duel.alice.graveyard("Sinister Serpent")
    second = duel.alice.graveyard("Sinister Serpent")
    for snake in (first, second):
        if duel.alice.can("trigger", snake):
            duel.alice.triggers(snake)
    if duel.alice.is_asked("trigger"):
        duel.alice.passes()
    duel.is_settled()
    assert duel.alice.hand_size == returns
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    while duel.bob.is_asked("pick") or duel.alice.is_asked("pick"):
        (duel.bob if duel.bob.is_asked("pick") else duel.alice).picks("Sinister Serpent")
    assert len(duel.alice.cards("banished")) == 2 - returns


@pytest.mark.parametrize("rules", [OLD, BEFORE_2014])
def test_ring_of_destruction_took_any_monster_in_any_turn_and_hurt_both_players_alike(rules: Rules) -> None:
    duel = scenario(rules)
    ring = duel.alice.has_set("Ring of Destruction")
    mine = duel.alice.attack_position("Summoned Skull")
    theirs = duel.bob.attack_position("Blue-Eyes White Dragon")
    duel.alice.has_life(3000)
    duel.alice.activates(ring)
    assert duel.alice.can("pick", theirs)
    duel.alice.picks(mine)
    duel.all_pass()
    assert (duel.alice.life, duel.bob.life) == (500, 5500)
    assert duel.where(mine) == "graveyard"


def test_ring_of_destruction_could_end_the_duel_in_a_draw() -> None:
    duel = scenario(OLD, turn=BOB)
    ring = duel.alice.has_set("Ring of Destruction")
    duel.bob.attack_position("Summoned Skull")
    duel.bob.hand("Pot of Greed")
    duel.alice.has_life(2500)
    duel.bob.has_life(2500)
    duel.bob.activates("Pot of Greed")
    duel.alice.activates(ring)
    assert duel.is_over()
    assert duel.winner == -1


def test_ring_of_destruction_of_today_waits_for_the_opponents_turn_and_a_monster_they_can_bear() -> None:
    duel = scenario(NEW)
    ring = duel.alice.has_set("Ring of Destruction")
    duel.alice.attack_position("Summoned Skull")
    duel.bob.attack_position("Blue-Eyes White Dragon")
    assert not duel.alice.can("activate", ring)


def test_chaos_emperor_dragon_burned_for_every_card_and_beside_other_effects() -> None:
    duel = scenario(OLD)
    emperor = duel.alice.hand("Chaos Emperor Dragon - Envoy of the End")
    pot = duel.alice.hand("Pot of Greed")
    duel.alice.graveyard("Shining Angel", "Mystic Tomato")
    duel.bob.hand(ELF, ELF)
    duel.alice.special_summons(emperor)
    duel.alice.puts_in(ATTACK)
    duel.alice.passes()  # no use of the priority
    duel.alice.activates(pot)
    assert duel.alice.hand_size == 2
    duel.alice.activates(emperor)
    duel.all_pass()
    assert duel.alice.life == 7000
    assert duel.bob.life == 8000 - 5 * 300  # two and two cards from the hands, and the dragon itself

    duel = scenario(NEW)
    emperor = duel.alice.hand("Chaos Emperor Dragon - Envoy of the End")
    duel.alice.hand(ELF)
    duel.alice.graveyard("Shining Angel", "Mystic Tomato")
    duel.bob.hand(ELF, ELF)
    duel.alice.special_summons(emperor)
    duel.alice.puts_in(ATTACK)
    duel.alice.activates(emperor)
    duel.all_pass()
    assert duel.bob.life == 8000 - 2 * 300  # the opponent's cards only


@pytest.mark.parametrize(("rules", "revived"), [(OLD, True), (NEW, False)])
def test_chaos_emperor_dragon_could_be_revived_once_it_was_properly_summoned(rules: Rules, revived: bool) -> None:
    duel = scenario(rules)
    emperor = duel.alice.graveyard("Chaos Emperor Dragon - Envoy of the End")
    reborn = duel.alice.hand("Monster Reborn")
    assert duel.alice.can("activate", reborn) is revived
    assert duel.where(emperor) == "graveyard"


@pytest.mark.parametrize(("rules", "often"), [(BEFORE_2014, True), (NEW, False), (NEWEST, False)])
def test_brionac_returned_any_cards_as_often_as_there_was_a_hand(rules: Rules, often: bool) -> None:
    duel = scenario(rules)
    brionac = duel.alice.attack_position("Brionac, Dragon of the Ice Barrier")
    mine = duel.alice.has_set("Waboku")
    theirs = duel.bob.has_set("Waboku")
    duel.bob.attack_position(ELF)
    duel.alice.hand(ELF, ELF, ELF)
    duel.alice.activates(brionac)
    duel.alice.picks(duel.duel.hand[0][0])
    if duel.alice.can("finish"):
        duel.alice.finishes()
    assert duel.alice.can("pick", mine) is often
    duel.alice.picks(theirs)
    duel.all_pass()
    duel.is_settled()
    assert duel.where(theirs) == "hand"
    assert duel.alice.can("activate", brionac) is often


@pytest.mark.parametrize(
    ("rules", "tuner", "offered"),
    [(BEFORE_2014, "Junk Synchron", True), (NEW, "Junk Synchron", False), (NEW, "X-Saber Airbellum", True)],
)
def test_goyo_guardian_could_be_made_with_any_tuner(rules: Rules, tuner: str, offered: bool) -> None:
    duel = scenario(rules)
    duel.alice.attack_position(tuner)
    duel.alice.attack_position("Sangan")
    goyo = duel.alice.extra("Goyo Guardian")
    assert duel.alice.can("procedure", goyo) is offered


UNIONS = [
    ("Heavy Mech Support Platform", "Mechanicalchaser", OLD, True),  # Upper Deck 2005: not like those before it
    ("Heavy Mech Support Platform", "Mechanicalchaser", NEW, True),
    ("W-Wing Catapult", "V-Tiger Jet", OLD, False),
    ("W-Wing Catapult", "V-Tiger Jet", NEW, True),
]


@rule("EX04-EQP-10")
@pytest.mark.parametrize("union, host, rules, spared", UNIONS)
def test_a_read_union_monster_once_replaced_destruction_by_battle_only(
    union: str, host: str, rules: Rules, spared: bool
) -> None:
    for battle in (False, True):
        duel = scenario(rules)
        mounted = duel.alice.attack_position(union)
        bearer = duel.alice.attack_position(host)
        duel.alice.activates(mounted)
        assert duel.where(mounted) == "spell zone"
        if battle:
            duel.bob.attack_position("Blue-Eyes Ultimate Dragon")
            duel.alice.enters_battle()
            duel.alice.attacks(bearer)
        else:
            duel.alice.activates(duel.alice.hand("Dark Hole"))
        duel.all_pass()
        assert (duel.where(bearer), duel.where(mounted)) == (
            ("monster zone", "graveyard") if battle or spared else ("graveyard", "graveyard")
        )


@pytest.mark.parametrize(("rules", "own_name", "often"), [(NEW, False, True), (NEWEST, True, False)])
def test_mind_master_worked_as_often_as_it_was_paid_but_not_with_its_own_name(
    rules: Rules, own_name: bool, often: bool
) -> None:
    duel = scenario(rules)
    master = duel.alice.attack_position("Mind Master")
    duel.alice.deck("Mind Master", "Mind Master")
    assert duel.alice.can("activate", master) is own_name
    other = duel.alice.attack_position("Chosen by the World Chalice")
    duel.alice.attack_position("Chosen by the World Chalice")
    duel.alice.activates(master)
    duel.alice.picks(other)
    duel.all_pass()
    assert duel.alice.can("activate", master) is often


@pytest.mark.parametrize(("rules", "often"), [(OLD, True), (BEFORE_2014, True), (NEW, False)])
def test_catapult_turtle_threw_as_many_as_there_were(rules: Rules, often: bool) -> None:
    duel = scenario(rules)
    turtle = duel.alice.attack_position("Catapult Turtle")
    first = duel.alice.attack_position(ELF)
    duel.alice.attack_position(ELF)
    duel.alice.activates(turtle)
    duel.alice.picks(first)
    duel.all_pass()
    assert duel.alice.can("activate", turtle) is often


@pytest.mark.parametrize(("rules", "other"), [(OLD, True), (NEW, True), (NEWEST, False)])
def test_night_assailant_returned_another_of_its_name(rules: Rules, other: bool) -> None:
    duel = scenario(rules)
    lies = duel.alice.graveyard("Night Assailant")
    duel.alice.hand("Night Assailant")
    duel.bob.attack_position(ELF)
    trap = duel.alice.has_set("Raigeki Break")
    duel.alice.activates(trap)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(ELF)
    duel.all_pass()
    assert (duel.where(lies) == "hand") is other


def test_every_declared_difference_is_of_a_read_card_and_names_its_source() -> None:
    sources = {code: each.source for code, each in OLDER.items()} | {code: each.source for code, each in RULED.items()}
    for code, source in sources.items():
        assert code in library().shelf and library()[code].passcode == code and source


def test_revival_rose_stays_out_of_the_damage_step() -> None:
    """Its card page (8792): its text, worded as those that do not, does not tell."""
    for battle in (True, False):
        duel = scenario(turn=BOB, phase=Phase.BATTLE if battle else Phase.MAIN_1)
        rose = duel.alice.graveyard("Revival Rose")
        plant = duel.alice.attack_position("Gigaplant")
        if battle:
            duel.bob.attacks(duel.bob.attack_position("Blue-Eyes White Dragon"), plant)
        else:
            duel.bob.activates(duel.bob.hand("Dark Hole"))
        assert duel.where(plant) == "graveyard"
        assert duel.alice.can("trigger", rose) is not battle
