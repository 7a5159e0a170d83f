"""What a viewer sees of a duel of THE EYE OF JUDGMENT, as it is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from duelkit.judgment.state import codes
from duelkit.judgment.state.board import Settings
from duelkit.judgment.state.view import CardView, CreatureView, SideView, View
from duelkit.table.answers import View as Shown

PHASES: Final = ("start", "draw", "mana", "action1", "action2", "resolution", "end")
QUESTIONS: Final = {
    codes.W_ACTION_1: "action1",
    codes.W_ACTION_2: "action2",
    codes.W_FACING: "facing",
    codes.W_ATTACK_TARGET: "attack_target",
    codes.W_SPELL_TARGET: "spell_target",
    codes.W_EFFECT_PICK: "effect",
    codes.W_COST: "cost",
    codes.W_HAND_LIMIT: "hand_limit",
    codes.W_MULLIGAN: "mulligan",
    codes.W_OPTIONAL: "optional",
    codes.W_FIELD: "field",
    codes.W_DIRECTION: "direction",
    codes.W_TURN_ORDER: "turn_order",
    codes.W_DISCARD: "discard",
    codes.W_RETURN: "return",
    codes.W_RESURRECTION: "resurrection",
}
"""Stable words for why a question is asked."""
Numbering = Callable[[int], int]


class Card(Struct):
    """A card of a hand or a graveyard."""

    card: int
    number: int
    cost: int


class Creature(Struct):
    """A creature on the board."""

    card: int
    number: int
    owner: int
    facing: int
    hp: int
    attack: int
    attack_cost: int
    rotate_cost: int
    element: int
    race: str
    keywords: int
    evasion: int
    protection: int
    magic_protection: int
    dead: bool
    possessor: int
    reach: tuple[int, ...]
    counter_sides: int
    blind_sides: int


class Field(Struct):
    """A field of the board."""

    elements: object
    face: int
    reverse: int
    sealed: bool
    creature: Creature | None


class Side(Struct):
    """One side."""

    player: int
    mana: int
    library: int
    hand: list[Card]
    graveyard: list[Card]
    timeouts: int


class JudgmentView(Shown):
    """Everything that the viewer sees of the duel, without the question."""

    turn: int
    turn_player: int
    phase: str
    locked: bool
    attacker: int | None
    fields: list[Field]
    sides: list[Side]
    to_win: int
    unlock_at: int


def card_of(card: CardView, number: Numbering) -> Card:
    """Returns a card of a hand or a graveyard."""
    return Card(number(card.card), card.number, card.cost)


def creature_of(creature: CreatureView, number: Numbering) -> Creature:
    """Returns a creature on the board."""
    return Creature(
        number(creature.card),
        creature.number,
        creature.owner,
        creature.facing,
        creature.hp,
        creature.attack,
        creature.attack_cost,
        creature.rotate_cost,
        creature.element,
        creature.race,
        creature.keywords,
        creature.evasion,
        creature.protection,
        creature.magic_protection,
        creature.dead,
        number(creature.possessor),
        creature.reach,
        creature.counter_sides,
        creature.blind_sides,
    )


def side_of(side: SideView, player: int, number: Numbering) -> Side:
    """Returns one side."""
    return Side(
        player,
        side.mana,
        side.library,
        [card_of(card, number) for card in side.hand],
        [card_of(card, number) for card in side.graveyard],
        side.timeouts,
    )


def view_of(view: View, settings: Settings, number: Numbering) -> JudgmentView:
    """Returns everything that the viewer sees of the duel, without the question.

    :param number: returns the number by which clients refer to a card.
    """
    first = view.player if view.player < 2 else 0
    fields = [
        Field(
            field.elements,
            field.face,
            field.reverse,
            field.sealed,
            None if field.creature is None else creature_of(field.creature, number),
        )
        for field in view.fields
    ]
    return JudgmentView(
        view.turn,
        view.turn_player,
        PHASES[view.phase],
        view.locked,
        None if view.attacker < 0 else number(view.attacker),
        fields,
        [side_of(view.sides[0], first, number), side_of(view.sides[1], 1 - first, number)],
        settings.fields_to_win,
        settings.unlock_at,
    )
