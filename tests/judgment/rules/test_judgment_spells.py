"""Casting spells: when, for what, on whom. Rules: EOJ-SPELL, EOJ-TERM-04 to -07."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ENEMY,
    NO_DEFENCE,
    NONE,
    STANDARD,
    AnyField,
    Card,
    CardCount,
    ChosenField,
    Discard,
    Draw,
    Element,
    Event,
    EveryField,
    FieldIs,
    Fieldquake,
    GainMana,
    GiveKeyword,
    Incite,
    Keyword,
    MagicDamage,
    OfRace,
    Pile,
    Seals,
    SpellClass,
    SpellCost,
    StealMana,
    There,
    When,
    creature,
    creatures,
    spell,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, Scenario, scenario
from duelkit.judgment.state.log import L_ATTACK, L_DISCARD, L_TRASH, entries
from duelkit.rulebook.cite import rule

NUMBERS = count(812_000)


def being(
    name: str,
    *abilities: Any,
    hp: int = 5,
    attack: int = 2,
    cost: int = 1,
    action: int = 1,
    icon: Any = STANDARD,
    element: Element = NONE,
    race: str = "Being",
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, element, race, "", cost, action, hp, attack, icon, NO_DEFENCE, *abilities, **more
    )


def made_spell(
    name: str, cost: int, effect: Any, *choices: Any, kind: SpellClass = SpellClass.CONJURATION, **more: Any
) -> Card:
    return spell(next(NUMBERS), name, kind, cost, effect, *choices, **more)


PLAIN = being("Plain")
WEAK = being("Weak", hp=2)
DRAW = made_spell("Draw", 1, Draw(1))
BOLT = made_spell("Bolt", 1, MagicDamage(2), ANYTHING)
ZAP = made_spell("Zap", 1, MagicDamage(2), ENEMY)
QUAKE = made_spell("Quake", 1, Fieldquake(ChosenField()), AnyField())
QUAKE_ALL = made_spell("Quake All", 1, Fieldquake(EveryField(AnyField())))
CHAINED = made_spell("Chained", 1, Draw(1), lock=True)
CHAINED_FIRE = made_spell("Chained Fire", 1, Draw(1), lock=True, kind=SpellClass.DOMINION)
STORM = made_spell("Storm", 2, MagicDamage(2, creatures()), kind=SpellClass.SORCERY)
OFFERING = made_spell("Offering", 1, Draw(2), price=SpellCost(discard=1))
BLOOD = made_spell("Blood", 1, Draw(2), price=SpellCost(sacrifice=ANYTHING))
RAGE = made_spell("Rage", 1, Incite(), kind=SpellClass.SORCERY)
WARD = made_spell("Ward", 0, GiveKeyword(Keyword.NO_SPELL_TARGET), ALLIED)


def ready(*cards: Card, mana: int = 9, turn: int = ALICE) -> Scenario:
    duel = scenario(turn=turn)
    side = duel.alice if turn == ALICE else duel.bob
    side.hand(*cards)
    side.mana(mana)
    return duel


@rule("EOJ-SPELL-01")
def test_there_are_four_kinds_of_spells() -> None:
    assert [kind.name for kind in SpellClass] == ["RITUAL", "CONJURATION", "DOMINION", "SORCERY"]
    for kind in SpellClass:
        duel = ready(made_spell(f"A {kind.name}", 1, GainMana(3), kind=kind))
        duel.alice.casts(duel.duel.info[duel.duel.hand[ALICE][0]].definition)
        assert duel.duel.turn_player == (BOB if kind is SpellClass.SORCERY else ALICE)


@rule("EOJ-SPELL-02")
def test_great_sorcery_ends_the_turn_after_its_sync_and_without_a_summon() -> None:
    duel = ready(STORM, PLAIN)
    duel.bob.creature(WEAK, at=5)
    duel.bob.creature(PLAIN, at=2)
    duel.alice.casts(STORM)
    assert duel.where(WEAK) == "graveyard"
    assert duel.bob.mana_left == 1 + 2
    assert duel.duel.turn_player == BOB
    assert duel.alice.cards("hand") == ["Plain"]


@rule("EOJ-SPELL-02", "EOJ-MASS-01")
def test_battles_of_a_great_sorcery_come_before_the_end_of_the_turn() -> None:
    duel = ready(RAGE)
    duel.alice.creature(PLAIN, at=8)
    duel.bob.creature(WEAK, at=5)
    duel.alice.casts(RAGE)
    duel.alice.faces("north")
    told = [entry.kind for entry in entries(duel.duel.log)]
    assert L_ATTACK in told
    assert duel.where(WEAK) == "graveyard"
    assert duel.duel.turn_player == BOB


@rule("EOJ-SPELL-03", "EOJ-SPELL-06")
def test_spell_is_cast_from_the_hand_for_its_full_cost() -> None:
    duel = ready(STORM, mana=2)
    duel.alice.library(DRAW)
    duel.alice.graveyard(BOLT)
    duel.bob.creature(WEAK, at=5)
    assert not duel.alice.can("cast", DRAW)
    assert not duel.alice.can("cast", BOLT)
    duel.alice.casts(STORM)
    assert duel.alice.mana_left == 0
    assert duel.where(STORM) == "graveyard"
    poor = ready(STORM, mana=1)
    poor.bob.creature(WEAK, at=5)
    assert not poor.alice.can("cast", STORM)


@rule("EOJ-SPELL-04")
def test_any_number_of_spells_in_a_turn() -> None:
    duel = ready(*[DRAW] * 6)
    for left in (5, 4, 3, 2, 1, 0):
        duel.alice.casts(DRAW)
        assert duel.alice.cards("graveyard").count("Draw") == 6 - left
    assert duel.alice.mana_left == 3


@rule("EOJ-SPELL-05", "EOJ-TERM-11")
def test_only_the_turn_player_casts_and_only_in_action_phase_1() -> None:
    duel = ready(DRAW, PLAIN)
    duel.bob.hand(DRAW)
    duel.bob.mana(9)
    assert not duel.bob.can("cast", DRAW)
    assert duel.alice.can("cast", DRAW)
    duel.alice.ends_action_1()
    assert not duel.alice.can("cast", DRAW)
    duel.alice.ends_turn()
    assert duel.bob.can("cast", DRAW)
    assert not duel.alice.can("cast", DRAW)


@rule("EOJ-SPELL-07", "EOJ-SPELL-13", "EOJ-TRASH-09", "EOJ-TERM-05")
def test_discard_is_paid_beside_the_mana_and_lies_under_the_spell() -> None:
    duel = ready(OFFERING, WEAK, DRAW)
    duel.alice.casts(OFFERING)
    assert sorted(duel.alice.offered_cards()) == ["Draw", "Weak"]
    duel.alice.picks(WEAK)
    assert duel.alice.cards("graveyard") == ["Weak", "Offering"]
    assert duel.alice.mana_left == 8  # the cost, and no trash bonus
    assert duel.alice.hand_size == 3
    assert [entry.card for entry in duel.log(L_DISCARD)] == [duel.find(WEAK)]


@rule("EOJ-SPELL-07", "EOJ-SPELL-13", "EOJ-TRASH-08", "EOJ-TERM-02")
def test_sacrifice_is_paid_beside_the_mana_and_is_no_trash() -> None:
    duel = ready(BLOOD)
    mourner = being("Mourner", when(When(Event.TRASHED), GainMana(5)))
    duel.alice.creature(mourner, at=5)
    duel.alice.casts(BLOOD)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(mourner)
    assert duel.alice.cards("graveyard") == ["Mourner", "Blood"]
    assert duel.alice.mana_left == 8
    assert duel.at(5) == ""
    assert duel.log(L_TRASH) == []


@rule("EOJ-SPELL-08")
def test_spell_whose_price_cannot_be_paid_is_not_offered() -> None:
    duel = ready(OFFERING)
    assert not duel.alice.can("cast", OFFERING)
    other = ready(BLOOD)
    other.bob.creature(WEAK, at=5)
    assert not other.alice.can("cast", BLOOD)
    third = ready(BLOOD)
    third.alice.creature(WEAK, at=4)
    assert third.alice.can("cast", BLOOD)


@rule("EOJ-SPELL-09")
def test_spell_without_an_object_is_not_offered() -> None:
    duel = ready(ZAP, made_spell("Steal", 0, StealMana(2)))
    duel.alice.creature(WEAK, at=5)
    assert not duel.alice.can("cast")
    other = ready(ZAP)
    other.bob.creature(WEAK, at=5)
    assert other.alice.can("cast", ZAP)


@rule("EOJ-SPELL-09", "EOJ-ABIL-29c")
def test_quake_of_all_fields_has_no_object_if_all_are_sealed() -> None:
    sealed = ready(QUAKE_ALL, QUAKE)
    sealed.bob.creature(being("Keeper", while_placed(Seals(AnyField()))), at=5)
    assert not sealed.alice.can("cast", QUAKE_ALL)
    assert not sealed.alice.can("cast", QUAKE)
    opened = ready(QUAKE_ALL, QUAKE)
    assert opened.alice.can("cast", QUAKE_ALL)
    assert opened.alice.can("cast", QUAKE)


@pytest.mark.parametrize(
    ("mine", "theirs", "free"), [(0, 0, False), (2, 1, False), (4, 0, True), (1, 3, True), (3, 2, True)]
)
@rule("EOJ-SPELL-10", "EOJ-CARD-08", "EOJ-TERM-09")
def test_chained_spell_needs_four_creatures_of_both_sides_together(mine: int, theirs: int, free: bool) -> None:
    duel = ready(CHAINED, DRAW)
    for at in range(mine):
        duel.alice.creature(PLAIN, at=1 + at)
    for at in range(theirs):
        duel.bob.creature(PLAIN, at=9 - at)
    assert duel.alice.can("cast", CHAINED) == free
    assert duel.alice.can("cast", DRAW)


@rule("EOJ-SPELL-11")
def test_no_element_frees_a_chained_spell() -> None:
    for kind in SpellClass:
        duel = ready(made_spell("Fiery", 0, Fieldquake(EveryField(FieldIs(Element.FIRE))), lock=True, kind=kind))
        for at in range(1, 10):
            duel.field(at, "fire")
        duel.alice.creature(PLAIN, at=5)
        assert not duel.alice.can("cast")


@rule("EOJ-SPELL-12")
def test_spell_lies_in_the_graveyard_before_its_effect() -> None:
    count_graves = made_spell("Count Graves", 1, GainMana(CardCount(ANYTHING, Pile.GRAVEYARD)))
    duel = ready(count_graves, mana=1)
    duel.alice.graveyard(PLAIN)
    duel.alice.casts(count_graves)
    assert duel.alice.mana_left == 2  # the spell sees itself
    assert duel.alice.cards("graveyard") == ["Plain", "Count Graves"]


@rule("EOJ-TRASH-16")
def test_cards_enter_the_graveyard_as_they_are_used_and_settled() -> None:
    duel = ready(BOLT, DRAW)
    duel.alice.creature(WEAK, at=8)
    duel.alice.casts(BOLT)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(WEAK)
    duel.alice.casts(DRAW)
    assert duel.alice.cards("graveyard") == ["Bolt", "Weak", "Draw"]


@rule("EOJ-TERM-04")
def test_summons_do_not_count_as_spells_that_are_cast() -> None:
    listener = being("Listener", when(When(Event.SPELL_CAST, ANYTHING), GainMana(3)))
    duel = ready(DRAW, PLAIN, mana=2)
    duel.alice.creature(listener, at=5)
    duel.alice.casts(DRAW)
    assert duel.alice.mana_left == 4
    duel.alice.summons(PLAIN, at=2)
    assert duel.alice.mana_left == 3


@rule("EOJ-TERM-05", "EOJ-ABIL-23b")
def test_discarded_card_goes_from_hand_to_graveyard() -> None:
    strip = made_spell("Strip", 0, Discard(1))
    duel = ready(strip)
    duel.bob.hand(WEAK, PLAIN)
    duel.alice.casts(strip)
    assert duel.bob.is_asked("pick")
    duel.bob.picks(PLAIN)
    assert duel.bob.cards("graveyard") == ["Plain"]
    assert duel.bob.cards("hand") == ["Weak"]
    assert duel.bob.mana_left == 0


@rule("EOJ-TERM-06", "EOJ-TERM-07")
def test_creature_that_no_spell_can_target_is_no_target_but_may_meet_a_condition() -> None:
    proof = being("Proof", keywords=Keyword.NO_SPELL_TARGET)
    duel = ready(BOLT)
    duel.bob.creature(proof, at=5)
    assert not duel.alice.can("cast", BOLT)
    duel = ready(BOLT)
    duel.bob.creature(proof, at=5)
    duel.bob.creature(WEAK, at=2)
    duel.bob.creature(PLAIN, at=1)
    duel.alice.casts(BOLT)
    assert sorted(duel.alice.offered_cards()) == ["Plain", "Weak"]
    condition = made_spell("With a Being", 0, Draw(1), condition=There(OfRace("Being")))
    other = ready(condition)
    other.bob.creature(proof, at=5)
    assert other.alice.can("cast", condition)
