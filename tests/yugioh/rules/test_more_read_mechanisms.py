"""Mechanisms of monsters that were read from texts: how they attack, what goes on for a turn, what is counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.properties import names_of
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    TARGET,
    THEM,
    THIS,
    Action,
    Are,
    Attribute,
    Cannot,
    Draw,
    EventKind,
    May,
    Permission,
    Race,
    Side,
    When,
    Zone,
    banish,
    continuous,
    draw,
    ignition,
    monster,
    one,
    send,
    special_summon,
    trap,
    trigger,
)
from duelkit.yugioh.language.base import Joined, Joint, Pool
from duelkit.yugioh.language.card import Card, Procedure
from duelkit.yugioh.language.clauses import Apply, If
from duelkit.yugioh.language.nouns import AnyCard, OfType
from duelkit.yugioh.language.selections import Every, Pick
from duelkit.yugioh.language.terms import CardType, Change, Phase, Stat, SummonKind, Until
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.codes import card_of, verb_of
from duelkit.yugioh.why.refusals import codes_against
from duelkit.yugioh.words.amounts.meaning import Kinds
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.lasting.meaning import Treated
from duelkit.yugioh.words.placing.meaning import SetCards
from duelkit.yugioh.words.xyz_materials.meaning import Detach

OX, ELF, SKULL = "Battle Ox", "Mystical Elf", "Summoned Skull"


def warrior(passcode: int, *effects: Any, atk: int = 1000, defense: int = 1000, **more: Any) -> Card:
    """A monster with these effects."""
    return monster(
        passcode,
        f"試す者{passcode}",
        f"Trier {passcode}",
        Attribute.EARTH,
        Race.WARRIOR,
        4,
        atk,
        defense,
        *effects,
        **more,
    )


# attacks
SHIELD = warrior(99_000_101, continuous(May(Permission.ATTACK_IN_DEFENSE, THIS)), atk=500, defense=2500)
WALL = warrior(99_000_103, continuous(May(Permission.ATTACK_IN_DEFENSE_WITH_ATK, THIS)), atk=1800, defense=2500)
SWEEPER = warrior(99_000_102, continuous(May(Permission.ATTACK_EACH, THIS)), atk=3000)


@rule("MR3-POS-01")
def test_it_attacks_in_defense_position_with_its_def() -> None:
    duel = scenario(phase=Phase.BATTLE)
    shield = duel.alice.defense_position(SHIELD)
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(shield, ox)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.bob.life == 8000 - (2500 - 1700)
    assert duel.position(shield) == "defense"


def test_it_attacks_in_defense_position_with_its_atk() -> None:
    duel = scenario(phase=Phase.BATTLE)
    wall = duel.alice.defense_position(WALL)
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(wall, ox)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.bob.life == 8000 - (1800 - 1700)
    assert duel.position(wall) == "defense"


def test_it_falls_in_defense_position_if_it_attacked_what_is_stronger() -> None:
    duel = scenario(phase=Phase.BATTLE)
    shield = duel.alice.defense_position(replace(SHIELD, defense=1000))
    ox = duel.bob.attack_position(OX)
    duel.alice.attacks(shield, ox)
    duel.is_settled()
    assert duel.where(shield) == "graveyard" and duel.alice.life == 8000 - 700


def test_a_monster_without_that_does_not_attack_in_defense_position() -> None:
    duel = scenario(phase=Phase.BATTLE)
    shield = duel.alice.defense_position(OX)
    duel.bob.attack_position(ELF)
    assert not duel.alice.can("attack", shield)


def test_its_atk_counts_if_it_attacks_in_attack_position() -> None:
    duel = scenario(phase=Phase.BATTLE)
    shield = duel.alice.attack_position(SHIELD)
    duel.alice.attacks(shield)
    duel.is_settled()
    assert duel.bob.life == 7500


@rule("MR3-BP-06")
def test_it_attacks_each_monster_once_and_then_no_more() -> None:
    duel = scenario(phase=Phase.BATTLE)
    sweeper = duel.alice.attack_position(SWEEPER)
    first, second = duel.bob.defense_position(OX), duel.bob.defense_position(ELF)
    duel.alice.attacks(sweeper, first)
    assert duel.alice.can("attack", sweeper)
    duel.alice.attacks(sweeper, second)
    assert duel.where(first) == duel.where(second) == "graveyard"
    assert not duel.alice.can("attack", sweeper), "the way is free, but it attacked monsters"


def test_a_monster_that_survived_is_not_attacked_again() -> None:
    duel = scenario(phase=Phase.BATTLE)
    sweeper = duel.alice.attack_position(replace(SWEEPER, atk=100))
    duel.bob.defense_position(ELF)
    duel.alice.attacks(sweeper)
    assert not duel.alice.can("attack", sweeper)


def test_who_attacked_directly_first_attacks_no_monster_afterwards() -> None:
    duel = scenario(phase=Phase.BATTLE)
    sweeper = duel.alice.attack_position(SWEEPER)
    duel.alice.attacks(sweeper)
    assert duel.bob.life == 5000 and not duel.alice.can("attack", sweeper)


# the turn of a summon
BARRED = warrior(
    99_000_103, procedures=(Procedure(this_turn=(Cannot(Action.SPECIAL_SUMMON, None, Side.YOU, zones=Zone.HAND),)),)
)


@rule("MR3-SS-04")
def test_what_is_forbidden_in_the_turn_of_a_summon_is_allowed_in_the_next() -> None:
    duel = scenario()
    first, second = duel.alice.hand(BARRED), duel.alice.hand(BARRED)
    duel.alice.special_summons(first)
    duel.alice.puts_in(1)
    duel.is_settled()
    assert not duel.alice.can("procedure", second)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("procedure", second)


# what is counted
KINDS = warrior(99_000_104, ignition(Draw(Kinds(Pool(MONSTER, Zone.FIELD)))))
COLOURS = warrior(
    99_000_105, continuous(ChangeStat(Change.GAIN, Stat.ATK, Kinds(Pool(MONSTER, Zone.FIELD), Stat.ATTRIBUTE), THIS))
)


def test_cards_of_one_name_are_one_kind_and_what_is_face_down_is_none() -> None:
    duel = scenario()
    counter = duel.alice.attack_position(KINDS)
    duel.alice.attack_position(OX)
    duel.alice.attack_position(OX)
    duel.alice.has_set(ELF)
    duel.alice.activates(counter)
    duel.is_settled()
    assert duel.alice.hand_size == 2


def test_attributes_are_counted_once_each() -> None:
    duel = scenario()
    counter = duel.alice.attack_position(COLOURS)
    assert duel.atk(counter) == 1001
    duel.alice.attack_position(OX)  # 地
    assert duel.atk(counter) == 1001
    duel.alice.attack_position(SKULL)  # Yami
    assert duel.atk(counter) == 1002


# names
MIMIC = warrior(
    99_000_106, ignition(Apply((Treated(like=TARGET),), THIS, Until.END_PHASE), targets=one(MONSTER.in_graveyard()))
)


@rule("MR3-NAME-01")
def test_it_has_the_name_of_another_card_until_the_end_phase() -> None:
    duel = scenario()
    mimic = duel.alice.attack_position(MIMIC)
    duel.alice.graveyard(OX)
    duel.alice.activates(mimic)
    duel.is_settled()
    assert names_of(duel.duel, mimic)[0] == library()[OX].ja
    duel.alice.ends_turn()
    assert names_of(duel.duel, mimic)[0] != library()[OX].ja


# what was Set
SETTER = warrior(99_000_108, ignition(SetCards(one(OfType(CardType.TRAP).in_deck()), at_once=True)))
PLAIN_SETTER = warrior(99_000_109, ignition(SetCards(one(OfType(CardType.TRAP).in_deck()))))
SNARE = trap(99_000_110, "試す罠", "Trial Trap", resolution=draw(1))


@pytest.mark.parametrize(("setter", "may"), [(SETTER, True), (PLAIN_SETTER, False)])
def test_a_trap_that_may_be_used_in_the_turn_in_which_it_was_set(setter: Card, may: bool) -> None:
    duel = scenario()
    card = duel.alice.attack_position(setter)
    snare = duel.alice.deck(SNARE)
    duel.alice.activates(card)
    assert duel.where(snare) == "spell zone"
    assert duel.alice.can("activate", snare) is may


# drawn and shown
SHOWN = warrior(
    99_000_111,
    ignition(Joined(Joint.AND_IF_YOU_DO, Draw(shown=True), If(Are(THEM, MONSTER), special_summon(THEM), send(THEM)))),
)


@pytest.mark.parametrize(("top", "where"), [(OX, "monster zone"), ("Mystical Space Typhoon", "graveyard")])
def test_what_was_drawn_is_shown_and_judged(top: str, where: str) -> None:
    duel = scenario()
    card = duel.alice.attack_position(SHOWN)
    drawn = duel.alice.deck(top)
    duel.alice.activates(card)
    if where == "monster zone":
        duel.alice.puts_in(1)
    duel.is_settled()
    assert duel.where(drawn) == where


# points of time
EARLY = warrior(99_000_112, trigger(When(EventKind.BATTLE_PHASE_BEGINS), draw(1)))


@rule("MR3-BP-01")
def test_it_is_used_as_the_battle_phase_begins() -> None:
    duel = scenario()
    early = duel.alice.attack_position(EARLY)
    duel.alice.attack_position(OX)
    duel.alice.enters_battle()
    assert duel.alice.can("trigger", early)
    duel.alice.triggers(early)
    assert duel.alice.hand_size == 1


OWN = warrior(
    99_000_113,
    ignition(special_summon(THIS), zones=Zone.GRAVEYARD),
    trigger(When(EventKind.SUMMONED, IS_THIS, by_card=IS_THIS, kinds=SummonKind.SPECIAL), draw(1)),
)


def test_only_its_own_effect_counts_for_what_it_does_then() -> None:
    for own in (True, False):
        duel = scenario()
        card = duel.alice.graveyard(OWN)
        reborn = duel.alice.hand("Monster Reborn")
        if own:
            duel.alice.activates(card)
        else:
            duel.alice.activates(reborn)
            duel.alice.picks(card)
        duel.alice.puts_in(1)
        assert duel.alice.can("trigger", card) is own


# materials
TAKER = warrior(
    99_000_114, ignition(draw(1), cost=Detach(1, Every(Pool(OfType(CardType.MONSTER | CardType.XYZ), Zone.FIELD))))
)


def test_materials_of_any_monster_are_detached() -> None:
    for materials in ((), (ELF,)):
        duel = scenario()
        taker = duel.alice.attack_position(TAKER)
        duel.alice.attack_position("Starliege Paladynamo", materials=materials)
        assert duel.alice.can("activate", taker) is bool(materials)
        if materials:
            duel.alice.activates(taker)
            assert duel.alice.hand_size == 1 and ELF in duel.alice.cards("graveyard")


# of several picked, one of a kind
WITH_THIS = warrior(
    99_000_115, ignition(draw(1), cost=send(Pick(Pool(AnyCard(), Zone.FIELD), 2, 2, including=IS_THIS)))
)


def test_this_card_must_be_among_what_is_sent() -> None:
    duel = scenario()
    card = duel.alice.attack_position(WITH_THIS)
    assert not duel.alice.can("activate", card), "two are needed"
    ox, elf = duel.alice.attack_position(OX), duel.alice.attack_position(ELF)
    duel.alice.activates(card)
    duel.alice.picks(ox)
    duel.is_settled()
    assert duel.where(card) == duel.where(ox) == "graveyard" and duel.where(elf) == "monster zone"


def test_nothing_is_done_to_this_card_that_will_have_left_the_hand() -> None:
    comer = warrior(
        99_000_116,
        ignition(
            Joined(Joint.AND_IF_YOU_DO, special_summon(THIS), banish(one(Pool(MONSTER, Zone.HAND | Zone.GRAVEYARD)))),
            zones=Zone.HAND,
        ),
    )
    duel = scenario()
    card = duel.alice.hand(comer)
    assert not duel.alice.can("activate", card)
    duel.alice.hand(OX)
    assert duel.alice.can("activate", card)


def test_the_attribute_is_not_changed_to_what_it_is_already() -> None:
    painter = warrior(
        99_000_117,
        ignition(
            Apply((ChangeStat(Change.BECOME, Stat.ATTRIBUTE, int(Attribute.DARK)),), TARGET, Until.END_OF_TURN),
            targets=one(MONSTER.on_field(Side.OPPONENT)),
        ),
    )
    for name, may in ((OX, True), (SKULL, False)):
        duel = scenario()
        card = duel.alice.attack_position(painter)
        duel.bob.attack_position(name)
        assert duel.alice.can("activate", card) is may


@rule("MR3-EFF-08")
def test_a_trap_monster_offers_its_effect_once() -> None:
    """It lies in a Monster Zone and keeps its Spell & Trap Zone: it is one card all the same."""
    game = scenario()
    card = game.alice.face_up("Eldlixir of the Glorious Golden Land")
    game.alice.banished("Huaquero of the Golden Land")
    game.start()
    duel, offered = game.duel, 0
    for _ in range(60):
        decision = duel.decision
        assert decision is not None and len(set(decision.options)) == len(decision.options)
        own = [one for one in decision.options if verb_of(one) == codes.O_ACTIVATE and card_of(one) == card]
        if own and duel.place[card] == codes.MONSTER_ZONE:
            offered += 1
        out = [one for one in decision.options if verb_of(one) in (codes.O_TO_END, codes.PASS)]
        duel.choose(
            own[0] if own and duel.place[card] != codes.MONSTER_ZONE else out[-1] if out else decision.options[0]
        )
    assert offered


@rule("MR3-FDN-01")
def test_a_trap_monster_that_was_turned_face_down_is_no_set_trap() -> None:
    game = scenario()
    card = game.alice.has_set("Ashtra Cursed Roar")
    book = game.alice.hand("Book of Moon")
    game.start()
    duel = game.duel
    game.alice.activates(card)
    while duel.place[card] != codes.MONSTER_ZONE:
        assert duel.decision is not None
        duel.choose(duel.decision.options[0])
    while duel.decision is not None and verb_of(duel.decision.options[-1]) != codes.O_TO_END:
        duel.choose(duel.decision.options[-1])
    game.alice.activates(book)
    while duel.play[card].face_up:
        assert duel.decision is not None
        duel.choose(duel.decision.options[0])
    assert duel.place[card] == codes.MONSTER_ZONE and not duel.play[card].face_up
    assert why.WRONG_PLACE in codes_against(duel, 0, codes.option(codes.O_ACTIVATE, card))
