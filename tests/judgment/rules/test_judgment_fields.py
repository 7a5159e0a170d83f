"""The board, its fields, field bonus and penalty, control. Rules: EOJ-BOARD, EOJ-FIELD, EOJ-BONUS, EOJ-CTRL."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from duelkit.judgment.boards import load_board, standard_board
from duelkit.judgment.engine.facts.geometry import ADJACENT
from duelkit.judgment.engine.facts.values import controlled
from duelkit.judgment.language import (
    ALLIED,
    ANYTHING,
    ENEMY,
    FIRST_TARGET,
    NO_DEFENCE,
    NONE,
    SECOND_TARGET,
    SELF,
    STANDARD,
    AnyField,
    Card,
    Changes,
    ChosenField,
    Element,
    Event,
    ExchangeFields,
    FieldCount,
    FieldIsEmpty,
    Fieldquake,
    GainMana,
    Heal,
    MagicDamage,
    Move,
    Moving,
    Possesses,
    ReturnToHand,
    SpellClass,
    Stat,
    Swap,
    When,
    creature,
    creatures,
    hits,
    spell,
    trashed,
    when,
    while_placed,
)
from duelkit.judgment.scenario import ALICE, BOB, ELEMENTS, Scenario, scenario
from duelkit.judgment.state.log import L_DEATH, L_TRASH, L_TRIGGER
from duelkit.rulebook.cite import rule

NUMBERS = count(814_000)
WORDS = {
    "fire": Element.FIRE,
    "water": Element.WATER,
    "earth": Element.EARTH,
    "wood": Element.WOOD,
    "biolith": Element.BIOLITH,
    "none": NONE,
}


def being(
    name: str,
    *abilities: Any,
    hp: int = 5,
    attack: int = 2,
    cost: int = 1,
    icon: Any = STANDARD,
    element: str = "none",
    **more: Any,
) -> Card:
    return creature(
        next(NUMBERS), name, WORDS[element], "Being", "", cost, 1, hp, attack, icon, NO_DEFENCE, *abilities, **more
    )


def made_spell(name: str, effect: Any, *choices: Any) -> Card:
    return spell(next(NUMBERS), name, SpellClass.CONJURATION, 0, effect, *choices)


BY_ELEMENT = {element: being(element.title(), element=element) for element in WORDS}
PLAIN = being("Plain")
QUAKE = made_spell("Quake", Fieldquake(ChosenField()), AnyField())
TRADE = made_spell("Trade", ExchangeFields(ChosenField(0), ChosenField(1)), AnyField(), AnyField())
STEP = made_spell("Step", Move(Moving.CHOSEN), ANYTHING)
SWAP = made_spell("Swap", Swap(FIRST_TARGET, SECOND_TARGET), ANYTHING, ANYTHING)
HOME = made_spell("Home", ReturnToHand(), ANYTHING)
BOLT = made_spell("Bolt", MagicDamage(9), ANYTHING)
PULSE = made_spell("Pulse", Heal(1, creatures()))
OPPOSED = {"fire": "water", "water": "fire", "earth": "wood", "wood": "earth"}


def ready(*cards: Card) -> Scenario:
    duel = scenario()
    duel.alice.hand(*cards)
    duel.alice.mana(20)
    return duel


@rule("EOJ-BOARD-01")
def test_board_is_three_by_three() -> None:
    duel = ready(PLAIN)
    assert sorted(duel.alice.offered_fields()) == list(range(1, 10))
    assert len(standard_board().fronts) == len(standard_board().backs) == 9


@rule("EOJ-BOARD-02")
def test_field_order_is_fixed_and_of_the_position() -> None:
    assert standard_board().order == tuple(range(9))
    chief = being("Chief", while_placed(Changes(Stat.ATTACK, 1, ALLIED)))
    duel = ready(TRADE, PULSE)
    duel.field(1, "fire")
    first = duel.alice.creature(being("First", when(When(Event.SPELL_CAST, ANYTHING), GainMana(1))), at=1)
    last = duel.bob.creature(being("Last", when(When(Event.SPELL_CAST, ANYTHING), GainMana(1))), at=9)
    duel.alice.creature(chief, at=5)
    duel.alice.casts(TRADE)
    duel.alice.chooses_field(1)
    duel.alice.chooses_field(9)
    assert duel.elements(9) == ["fire"]
    duel.alice.casts(PULSE)
    assert [entry.card for entry in duel.log(L_TRIGGER)] == [first, last] * 2


@rule("EOJ-BOARD-03")
def test_adjacent_fields_share_an_edge() -> None:
    expected = {
        1: {2, 4},
        2: {1, 3, 5},
        3: {2, 6},
        4: {1, 5, 7},
        5: {2, 4, 6, 8},
        6: {3, 5, 9},
        7: {4, 8},
        8: {5, 7, 9},
        9: {6, 8},
    }
    for at, fields in expected.items():
        assert {place + 1 for place in ADJACENT[at - 1]} == fields
        duel = ready(PLAIN)
        duel.alice.creature(being("Anchor"), at=at)
        assert set(duel.alice.offered_fields()) == fields


@rule("EOJ-BOARD-10")
def test_layout_is_data_and_the_placeholder_is_not_called_official(tmp_path: Any) -> None:
    assert not standard_board().official
    text = (
        'name = "mine"\n[fields]\nrows = [["fire/water", "fire/water", "fire/water"], '
        '["wood/earth", "biolith/fire", "wood/earth"], ["earth/wood", "water/fire", "water/fire"]]\n'
        "[order]\npositions = [9, 8, 7, 6, 5, 4, 3, 2, 1]\n[counterattacks]\ncells = [[0, 1]]\n"
        "[magic_targets]\ncells = [[0, 1]]\n[mass_battle]\n"
        + "".join(f"{way} = [5, 2, 3, 6, 9, 8, 7, 4, 1]\n" for way in ("up", "right", "down", "left"))
    )
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    board = load_board(str(file))
    assert (board.fronts[0], board.backs[0], board.order[0]) == (ELEMENTS["fire"], ELEMENTS["water"], 8)


@rule("EOJ-FIELD-01", "EOJ-FIELD-02", "EOJ-FIELD-03", "EOJ-ABIL-25")
def test_turning_a_field_over_shows_its_other_element_and_turns_no_creature() -> None:
    duel = ready(QUAKE)
    duel.field(5, "fire", "earth")
    mine = duel.alice.creature(PLAIN, at=5, facing="west")
    assert duel.elements(5) == ["fire"]
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(5)
    assert duel.elements(5) == ["earth"]
    assert duel.duel.observe(ALICE).fields[4].reverse == ELEMENTS["fire"]
    assert (duel.facing(mine), duel.position(mine)) == ("west", 5)


@rule("EOJ-FIELD-04", "EOJ-FIELD-05", "EOJ-BONUS-07")
def test_exchanged_fields_leave_their_creatures_in_place() -> None:
    duel = ready(TRADE)
    duel.field(1, "fire", "wood")
    duel.field(5, "water", "earth")
    duel.field(9, "biolith")
    mine = duel.alice.creature(BY_ELEMENT["fire"], at=1, facing="east")
    other = duel.bob.creature(BY_ELEMENT["water"], at=5, facing="west")
    assert (duel.hp(mine), duel.hp(other)) == (7, 7)
    duel.alice.casts(TRADE)
    duel.alice.chooses_field(1)
    duel.alice.chooses_field(5)
    assert (duel.position(mine), duel.position(other)) == (1, 5)
    assert (duel.facing(mine), duel.facing(other)) == ("east", "west")
    assert (duel.elements(1), duel.elements(5)) == (["water"], ["fire"])
    assert (duel.hp(mine), duel.hp(other)) == (3, 3)
    assert duel.duel.observe(ALICE).fields[0].reverse == ELEMENTS["earth"]


@pytest.mark.parametrize("element", [*WORDS])
@pytest.mark.parametrize("field", [*ELEMENTS])
@rule("EOJ-BONUS-01", "EOJ-BONUS-02", "EOJ-BONUS-03", "EOJ-BONUS-04", "EOJ-BONUS-05", "EOJ-BONUS-06", "EOJ-CARD-04")
def test_field_bonus_and_penalty(element: str, field: str) -> None:
    duel = ready()
    duel.field(5, field)
    mine = duel.alice.creature(BY_ELEMENT[element], at=5)
    expected = 0
    if element in OPPOSED:
        expected = 2 if field == element else -2 if field == OPPOSED[element] else 0
    assert duel.hp(mine) == 5 + expected


@rule("EOJ-BONUS-07", "EOJ-FIELD-05")
def test_bonus_is_derived_anew_when_the_field_is_turned_or_the_creature_moves() -> None:
    duel = ready(QUAKE, STEP)
    duel.field(5, "fire", "water")
    duel.field(6, "water", "fire")
    duel.field(1, "earth")
    mine = duel.alice.creature(BY_ELEMENT["fire"], at=5)
    assert duel.hp(mine) == 7
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(5)
    assert duel.hp(mine) == 3
    duel.alice.casts(STEP)
    duel.alice.chooses_field(1)
    assert duel.hp(mine) == 5


@pytest.mark.parametrize("field", ["water", "earth"])
@rule("EOJ-BONUS-08")
def test_lost_bonus_or_new_penalty_can_kill(field: str) -> None:
    frail = being("Frail", element="fire", hp=2 if field == "water" else 3)
    duel = ready(QUAKE)
    duel.field(5, "fire", field)
    mine = duel.alice.creature(frail, at=5)
    duel.start()
    duel.duel.creatures[mine].damage = 0 if field == "water" else 3
    duel.alice.casts(QUAKE)
    duel.alice.chooses_field(5)
    assert duel.where(mine) == "graveyard"
    assert [entry.card for entry in duel.log(L_DEATH)] == [mine]


@rule("EOJ-CTRL-01", "EOJ-CTRL-02", "EOJ-CTRL-07")
def test_summoning_takes_control_of_a_field_for_one_creature() -> None:
    duel = ready(PLAIN, PLAIN)
    assert controlled(duel.duel, ALICE) == 0
    duel.alice.summons(PLAIN, at=5)
    assert (controlled(duel.duel, ALICE), controlled(duel.duel, BOB)) == (1, 0)
    duel.bob.ends_turn()
    assert not duel.alice.can("summon", PLAIN, 5)


@rule("EOJ-CTRL-03")
@pytest.mark.parametrize("away", [HOME, BOLT])
def test_control_ends_with_the_creature(away: Card) -> None:
    duel = ready(away)
    duel.bob.creature(PLAIN, at=5)
    assert controlled(duel.duel, BOB) == 1
    duel.alice.casts(away)
    assert controlled(duel.duel, BOB) == 0
    assert duel.at(5) == ""


@rule("EOJ-CTRL-04", "EOJ-MOVE-01", "EOJ-ABIL-01")
def test_creature_that_moves_takes_its_control_along_and_keeps_its_facing() -> None:
    duel = ready(STEP, PLAIN)
    foe = duel.bob.creature(PLAIN, at=5, facing="east")
    duel.alice.creature(being("Mine"), at=8)
    duel.alice.casts(STEP)
    duel.alice.picks(foe)
    duel.alice.chooses_field(1)
    assert (duel.position(foe), duel.facing(foe), duel.at(5)) == (1, "east", "")
    assert duel.alice.can("summon", PLAIN, 5)
    assert not duel.alice.can("summon", PLAIN, 1)


@rule("EOJ-CTRL-05", "EOJ-CTRL-06", "EOJ-MOVE-02")
def test_dead_creature_controls_nothing_but_holds_its_field_until_the_trash() -> None:
    slayer = being("Slayer", when(hits(), Move(Moving.CHOSEN, SELF)), attack=9)
    duel = ready()
    mine = duel.alice.creature(slayer, at=8)
    duel.bob.creature(PLAIN, at=5)
    duel.alice.creature(being("Second"), at=1)
    assert controlled(duel.duel, BOB) == 1
    duel.alice.attacks(mine)  # in the battle the slayer's own ability asks for a field
    assert duel.alice.is_asked("zone")
    assert duel.is_dead(PLAIN)
    assert controlled(duel.duel, BOB) == 0
    assert duel.at(5) == "Plain"
    assert 5 not in duel.alice.offered_fields()
    duel.alice.chooses_field(2)
    assert duel.at(5) == ""
    assert duel.log(L_TRASH)


@rule("EOJ-CTRL-06", "EOJ-TRASH-06")
def test_field_is_empty_when_abilities_of_the_trash_are_settled() -> None:
    shade = being("Shade", when(trashed(), GainMana(FieldCount(FieldIsEmpty()))), hp=2)
    duel = ready(BOLT)
    duel.alice.mana(0)
    duel.alice.creature(shade, at=5)
    duel.alice.casts(BOLT)
    assert duel.alice.mana_left == 1 + 9


@rule("EOJ-CTRL-07", "EOJ-ABIL-28b")
def test_possession_gives_no_field() -> None:
    ghost = being("Ghost", while_placed(Possesses(ENEMY)))
    duel = ready()
    duel.bob.creature(ghost, at=1)
    for at in (5, 6, 7, 8):
        duel.alice.creature(PLAIN, at=at)
    assert (controlled(duel.duel, ALICE), controlled(duel.duel, BOB)) == (4, 1)


@rule("EOJ-MOVE-02", "EOJ-ABIL-20")
def test_creature_cannot_move_onto_another_but_two_can_trade_places() -> None:
    duel = ready(STEP, SWAP)
    mine = duel.alice.creature(PLAIN, at=8, facing="east")
    foe = duel.bob.creature(being("Foe"), at=5, facing="west")
    duel.alice.casts(STEP)
    duel.alice.picks(mine)
    assert sorted(duel.alice.offered_fields()) == [1, 2, 3, 4, 6, 7, 9]
    duel.alice.chooses_field(9)
    duel.alice.casts(SWAP)
    duel.alice.picks(mine)
    if duel.alice.is_asked("pick"):
        duel.alice.picks(foe)
    assert (duel.position(mine), duel.position(foe)) == (5, 9)
    assert (duel.facing(mine), duel.facing(foe)) == ("east", "west")
