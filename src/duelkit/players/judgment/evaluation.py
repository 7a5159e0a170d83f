"""A quick evaluation of positions of THE EYE OF JUDGMENT."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.facts.geometry import ADJACENT, side_towards
from duelkit.judgment.engine.facts.targets import attackable, struck_side
from duelkit.judgment.engine.facts.values import attack_cost_of, attack_of, controlled, hp_of, is_magic, living, reach
from duelkit.judgment.state.codes import HAND

WON: Final = 1_000_000.0
FIELDS: Final = (0.0, 10.0, 21.0, 34.0, 60.0, 200.0, 220.0, 230.0, 240.0, 250.0)
"""The value of each number of controlled fields."""
ABOUT_TO_WIN: Final = 250.0
HAND_CARD: Final = 2.2
MANA: Final = 1.3


def evaluate(duel: Duel, player: int) -> float:
    """The value of the position: fields, creatures, mana, cards and threats."""
    outcome = duel.outcome
    if outcome is not None:
        if outcome.winner < 0:
            return 0.0
        return WON if outcome.winner == player else -WON
    decision = duel.decision
    mover = duel.turn_player if decision is None else decision.player
    worth = 0.0
    for whose in (player, 1 - player):
        sign = 1.0 if whose == player else -1.0
        worth += sign * _side(duel, whose, whose == mover)
    for card in living(duel):
        sign = 1.0 if duel.owner[card] == player else -1.0
        worth += sign * _creature(duel, card, duel.owner[card] == mover)
    return worth


def _side(duel: Duel, player: int, moves: bool) -> float:
    """The value of a player's fields, mana and cards."""
    fields = controlled(duel, player)
    hand = len(duel.hand[player])
    mana = duel.mana[player]
    worth = FIELDS[fields] + HAND_CARD * min(hand, 7) + MANA * min(mana, 7) + 0.3 * max(mana - 7, 0)
    if fields == duel.settings.fields_to_win - 1 and moves and hand and min(duel.occupant) < 0:
        worth += ABOUT_TO_WIN
    left = len(duel.library[player])
    if left < 4:
        worth -= 8.0 * (4 - left)
    return worth


def _creature(duel: Duel, card: int, moves: bool) -> float:
    """The value of a creature: figures, cost, threats, and how exposed its blind sides are."""
    info = duel.info[card]
    creature = duel.creatures[card]
    attack = attack_of(duel, card)
    worth = 1.2 * min(hp_of(duel, card), 8) + 1.0 * attack + 0.4 * info.cost
    price = attack_cost_of(duel, card)
    if price <= duel.mana[duel.owner[card]] + 2:
        worth += (0.9 if moves else 0.45) * threat(duel, card, attack)
    for place in ADJACENT[creature.field]:
        if duel.occupant[place] < 0:
            side = side_towards(creature.field, creature.facing, place)
            if info.blind_sides & side:
                worth -= 1.0
            elif info.counter_sides & side:
                worth += 0.4
    if attack:
        worth += 0.25 * len([place for place in reach(duel, card) if duel.occupant[place] < 0][:4])
    return worth


def threat(duel: Duel, card: int, attack: int) -> float:
    """The gain of a creature's best attack, ignoring counterattacks."""
    best = 0.0
    for other in attackable(duel, card):
        damage = attack
        if not is_magic(duel, card) and duel.info[other].blind_sides & struck_side(duel, card, other, False):
            damage += 1
        kept = hp_of(duel, other)
        gain = 12.0 + duel.info[other].cost if damage >= kept else 1.2 * damage
        best = max(best, gain)
    return best


def opening_hand_is_good(duel: Duel, player: int) -> bool:
    """Whether an opening hand has creatures for the first turns."""
    costs = [
        duel.info[card].cost
        for card in duel.hand[player]
        if duel.info[card].creature and duel.place[card] == HAND and not duel.info[card].lock
    ]
    return any(cost <= 2 for cost in costs) and sum(1 for cost in costs if cost <= 4) >= 2
