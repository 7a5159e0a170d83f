"""What one player may know of a duel, and nothing else. Rules: EOJ-BOARD-04 to EOJ-BOARD-08, EOJ-MANA-05."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.placing import cost_in_hand
from duelkit.judgment.engine.values import (
    attack_cost_of, attack_of, cost_of, elements_at, face_element, hp_of, icon_damage, reach, reverse_element,
    rotate_cost_of,
)
from duelkit.judgment.state.codes import BOARD, GRAVEYARD, HAND, LIMBO, START
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import LogEntry, entries
from duelkit.kernel.decision import Decision
from duelkit.kernel.outcome import Outcome

OPEN_PLACES: Final = BOARD | GRAVEYARD | LIMBO
HIDDEN: Final = -1
"""Stands for a card that the player may not know."""
SPECTATOR: Final = 2
"""Somebody who watches and may know only what is public."""


class CardView:
    """A card in a hand or a graveyard: its number and card number, −1 and 0 if it is hidden."""

    def __init__(self, card: int, number: int, cost: int) -> None:
        self.card = card
        self.number = number
        self.cost = cost

    def row(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (self.card, self.number, self.cost)


class CreatureView:
    """A creature on the board; all of it is open."""

    def __init__(self, duel: Duel, card: int) -> None:
        creature = duel.creatures[card]
        self.card = card
        self.number = duel.info[card].number
        self.owner = duel.owner[card]
        self.facing = creature.facing
        self.hp = hp_of(duel, card)
        self.attack = attack_of(duel, card)
        self.attack_cost = attack_cost_of(duel, card)
        self.rotate_cost = rotate_cost_of(duel, card)
        self.element = creature.element
        self.race = creature.race
        self.keywords = creature.keywords
        self.evasion = creature.evasion
        self.protection = creature.protection
        self.magic_protection = creature.magic_protection
        self.dead = creature.dead
        self.possessor = creature.possessor
        # an icon that does no damage reaches nobody
        self.reach: tuple[int, ...] = reach(duel, card) if icon_damage(duel, card) else ()
        self.counter_sides = 0 if creature.no_counter else duel.info[card].counter_sides
        self.blind_sides = duel.info[card].blind_sides
        self.cost = cost_of(duel, card)
        self.given = tuple([(code.definition.number, code.index) for code in creature.given])
        """The abilities that it has beside its card's: the number of the card that gave each, and its index there."""

    def row(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (self.card, self.number, self.owner, self.facing, self.hp, self.attack, self.attack_cost,
                self.rotate_cost, self.element, self.race, self.keywords, self.evasion, self.protection,
                self.magic_protection, self.dead, self.possessor, self.reach, self.counter_sides, self.blind_sides,
                self.cost, self.given)


class FieldView:
    """A field: its elements as bits (its own and those it counts as), its reverse, and who stands on it."""

    def __init__(self, duel: Duel, position: int) -> None:
        card = duel.occupant[position]
        self.elements = elements_at(duel, position)
        self.face = face_element(duel, position)
        self.reverse = reverse_element(duel, position)
        self.sealed = duel.sealed >> position & 1 == 1
        self.creature: CreatureView | None = None if card < 0 else CreatureView(duel, card)

    def row(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (self.elements, self.face, self.reverse, self.sealed,
                None if self.creature is None else self.creature.row())


class SideView:
    """One player's side."""

    def __init__(self) -> None:
        self.mana = 0
        self.library = 0
        self.hand: list[CardView] = []
        self.graveyard: list[CardView] = []
        self.timeouts = 0

    def rows(self) -> tuple[object, ...]:
        """Everything as plain values."""
        return (self.mana, self.library, tuple([card.row() for card in self.hand]),
                tuple([card.row() for card in self.graveyard]), self.timeouts)


class View:
    """The duel as ``player`` sees it. ``sides[0]`` is the player's own side; fields are in positions 0 to 8."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.sides: list[SideView] = []
        self.fields: list[FieldView] = []
        self.turn = 0
        self.turn_player = 0
        self.phase = START
        self.locked = True
        self.attacker = -1
        self.decrees: list[tuple[int, int, int]] = []
        """Rules that are bent for a time: the card's number, its owner, the last turn."""
        self.decision: Decision | None = None
        """The open question, if it is this player's."""
        self.waiting_for = -1
        self.outcome: Outcome | None = None

    def rows(self) -> tuple[object, ...]:
        """Everything as plain values, for comparing two views."""
        decision = self.decision
        asked = None if decision is None else (decision.player, decision.kind, tuple(decision.options), decision.why,
                                               decision.card, decision.detail)
        return (self.player, tuple([side.rows() for side in self.sides]),
                tuple([field.row() for field in self.fields]), self.turn, self.turn_player, self.phase, self.locked,
                self.attacker, tuple(self.decrees), asked, self.waiting_for,
                None if self.outcome is None else (self.outcome.winner, self.outcome.reason))


def knows(duel: Duel, player: int, card: int) -> bool:
    """Whether the player may know which card this is."""
    place = duel.place[card]
    seen = duel.known.get(card, 0)
    if place & OPEN_PLACES or seen >> player & 1 or seen == 3 and player == SPECTATOR:
        return True
    return place == HAND and duel.owner[card] == player


def observe(duel: Duel, player: int) -> View:
    """All that the player may know; of a :data:`SPECTATOR`, what is public, with player 0's side first."""
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
        side.graveyard = [CardView(card, duel.info[card].number, duel.info[card].cost)
                          for card in duel.graveyard[whose]]
        view.sides.append(side)
    view.fields = [FieldView(duel, position) for position in range(9)]
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
    """The order of another player's hand: known cards first, so that the order of the hidden ones says nothing."""
    return (card.card < 0, card.card)


def card_view(duel: Duel, player: int, card: int) -> CardView:
    """A hand card as the player sees it."""
    if not knows(duel, player, card):
        return CardView(HIDDEN, 0, 0)
    return CardView(card, duel.info[card].number, cost_in_hand(duel, card))


def seen_log(duel: Duel, player: int, after: int = 0) -> list[LogEntry]:
    """The entries of the log as the player may read them: a hidden card's number is −1."""
    found: list[LogEntry] = []
    for entry in entries(duel.log, after):
        if entry.secret and entry.secret != 1 + player:
            hidden = LogEntry(None, entry.kind, -1, entry.player, entry.a, entry.b, entry.secret)
            hidden.number = entry.number
            found.append(hidden)
        else:
            found.append(entry)
    return found
