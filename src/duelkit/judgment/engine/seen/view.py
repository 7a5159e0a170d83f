"""What one player may know of a duel, and nothing else. Rules: EOJ-BOARD-04 to EOJ-BOARD-08, EOJ-MANA-05."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.values import (
    attack_cost_of,
    attack_of,
    cost_of,
    elements_at,
    face_element,
    hp_of,
    icon_damage,
    reach,
    reverse_element,
    rotate_cost_of,
)
from duelkit.judgment.state.codes import BOARD, GRAVEYARD, HAND, HARMLESS, LIMBO
from duelkit.judgment.state.duel import State
from duelkit.judgment.state.log import L_FORCED, LogEntry, entries
from duelkit.judgment.state.view import CardView, CreatureView, FieldView, SideView, View

OPEN_PLACES: Final = BOARD | GRAVEYARD | LIMBO
HIDDEN: Final = -1
"""A card that is hidden from the player."""
SPECTATOR: Final = 2
"""A viewer to whom only public information is visible."""


def creature_view(duel: State, card: int) -> CreatureView:
    """The view of a creature on the board, which is public."""
    creature = duel.creatures[card]
    info = duel.info[card]
    view = CreatureView(card, info.number, duel.owner[card])
    view.facing = creature.facing
    view.hp = hp_of(duel, card)
    view.attack = attack_of(duel, card)
    view.attack_cost = attack_cost_of(duel, card)
    view.rotate_cost = rotate_cost_of(duel, card)
    view.element = creature.element
    view.race = creature.race
    view.keywords = creature.keywords
    view.evasion = creature.evasion
    view.protection = creature.protection
    view.magic_protection = creature.magic_protection
    view.dead = creature.dead
    view.possessor = creature.possessor
    view.reach = reach(duel, card) if icon_damage(duel, card) != HARMLESS else ()
    view.counter_sides = 0 if creature.no_counter else info.counter_sides
    view.blind_sides = info.blind_sides
    view.cost = cost_of(duel, card)
    view.given = tuple([(code.definition.number, code.index) for code in creature.given])
    return view


def field_view(duel: State, position: int) -> FieldView:
    """The view of a field, which is public."""
    card = duel.occupant[position]
    return FieldView(
        elements_at(duel, position),
        face_element(duel, position),
        reverse_element(duel, position),
        duel.sealed >> position & 1 == 1,
        None if card < 0 else creature_view(duel, card),
    )


def knows(duel: State, player: int, card: int) -> bool:
    """Whether the player may know the identity of a card."""
    place = duel.place[card]
    if place & OPEN_PLACES or place == HAND and duel.owner[card] == player:
        return True
    if not duel.known:
        return False
    seen = duel.known.get(card, 0)
    return seen >> player & 1 != 0 or seen == 3 and player == SPECTATOR


def observe(duel: State, player: int) -> View:
    """All that a player may know; for a :data:`SPECTATOR`, what is public, with player 0's side first."""
    view = View(player)
    own = 0 if player == SPECTATOR else player
    for whose in (own, 1 - own):
        side = SideView()
        side.mana = duel.mana[whose]
        side.library = len(duel.library[whose])
        side.timeouts = duel.timeouts[whose]
        side.hand = [card_view(duel, player, card) for card in duel.hand[whose]]
        if whose != player:
            side.hand.sort(key=shown_first)
        side.graveyard = [
            CardView(card, duel.info[card].number, duel.info[card].cost) for card in duel.graveyard[whose]
        ]
        view.sides.append(side)
    view.fields = [field_view(duel, position) for position in range(9)]
    view.turn = duel.turn
    view.turn_player = duel.turn_player
    view.phase = duel.phase
    view.locked = duel.locked
    view.attacker = duel.attacker
    view.decrees = [(duel.info[decree.card].number, duel.owner[decree.card], decree.until) for decree in duel.decrees]
    decision = duel.decision
    if decision is not None:
        view.waiting_for = decision.player
        if decision.player == player:
            view.decision = decision
    view.outcome = duel.outcome
    return view


def shown_first(card: CardView) -> tuple[bool, int]:
    """The opponent's hand with known cards first, so that the order reveals nothing about hidden ones."""
    return (card.card < 0, card.card)


def card_view(duel: State, player: int, card: int) -> CardView:
    """The view of a hand card for a player."""
    if not knows(duel, player, card):
        return CardView(HIDDEN, 0, 0)
    return CardView(card, duel.info[card].number, cost_in_hand(duel, card))


def seen_log(duel: State, player: int, after: int = 0) -> list[LogEntry]:
    """The entries of the log as a player may read them: a hidden card's number is −1.

    Forced answers of the opponent are omitted, for they may reveal a card in hand.
    """
    found: list[LogEntry] = []
    for entry in entries(duel.log, after):
        if entry.secret and entry.secret != 1 + player:
            if entry.kind == L_FORCED:
                continue
            hidden = LogEntry(None, entry.kind, -1, entry.player, entry.a, entry.b, entry.secret)
            hidden.number = entry.number
            found.append(hidden)
        else:
            found.append(entry)
    return found
