"""A quick evaluation of positions."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.facts.figures import atk_of, defense_of

WON: Final = 1_000_000.0
HAND_CARD: Final = 420.0
SET_CARD: Final = 520.0
FACE_UP_SPELL: Final = 350.0
MONSTER: Final = 300.0


def _side(duel: Duel, player: int) -> tuple[float, int]:
    """The value of a player's side, and its strongest attack."""
    worth = HAND_CARD * min(len(duel.hand[player]), 7)
    strongest = 0
    for card in duel.monsters[player]:
        if card < 0:
            continue
        part = duel.play[card]
        worth += MONSTER
        if part.face_up:
            attack = atk_of(duel, card)
            worth += max(attack, 0.6 * defense_of(duel, card))
            worth += 120.0 * len(part.materials)
            if not part.defense and attack > strongest:
                strongest = attack
        else:
            worth += 900.0
    for card in duel.spells[player]:
        if card >= 0:
            worth += FACE_UP_SPELL if duel.play[card].face_up else SET_CARD
    if duel.field[player] >= 0:
        worth += FACE_UP_SPELL
    worth += 250.0 * sum(1 for card in duel.pendulum[player] if card >= 0)
    return worth, strongest


def evaluate(duel: Duel, player: int) -> float:
    """The value of the position for the player: life points, cards, strength, and the threats of the next attacks."""
    outcome = duel.outcome
    if outcome is not None:
        if outcome.winner < 0:
            return 0.0
        return WON if outcome.winner == player else -WON
    other = 1 - player
    mine, my_strongest = _side(duel, player)
    theirs, their_strongest = _side(duel, other)
    worth = mine - theirs
    worth += _life(duel.life[player]) - _life(duel.life[other])
    worth -= 0.35 * _exposed(duel, player, their_strongest)
    worth += 0.2 * _exposed(duel, other, my_strongest)
    if len(duel.deck[player]) < 5:
        worth -= 300.0 * (5 - len(duel.deck[player]))
    return worth


def _life(points: int) -> float:
    """The value of life points, each of which is worth more the fewer there are."""
    return 0.45 * points + 0.55 * min(points, 3000)


def _exposed(duel: Duel, player: int, attack: int) -> float:
    """The gain of an attack of this strength against the player's monsters or directly."""
    worst = 0.0
    monsters = 0
    for card in duel.monsters[player]:
        if card < 0:
            continue
        monsters += 1
        part = duel.play[card]
        if not part.face_up:
            continue
        value = defense_of(duel, card) if part.defense else atk_of(duel, card)
        if attack > value:
            loss = MONSTER + atk_of(duel, card) + (0 if part.defense else attack - value)
            worst = max(worst, loss)
    return worst if monsters else float(attack)
