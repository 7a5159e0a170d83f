"""The probability of winning a position between two turns of THE EYE OF JUDGMENT.

The weights are a logistic regression on 308 duels of quick players with all built-in decks (7,206 turns, every fifth
duel held out: log loss 0.566 there, 0.619 for the evaluation of the quick player, 0.693 for a coin).
"""

from __future__ import annotations

from math import exp
from typing import Final

from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.facts.values import controlled, hp_of, living

FIELD: Final = 0.248
THREE_FIELDS: Final = 0.214
FOUR_FIELDS: Final = 0.939
"""The weight of needing only one more field to win."""
MANA: Final = 0.366
MOST_MANA: Final = 9
LIBRARY: Final = 0.936
FULL_LIBRARY: Final = 8
"""The number of cards above which further cards have no weight."""
HP: Final = 0.067
FIRST_HP: Final = 0.165
FIRST: Final = 4
"""The number of a creature's hit points that count more than the others."""
TO_MOVE: Final = -0.126


def chance_of(duel: Duel, player: int) -> float:
    """The probability that a player wins, from 0 to 1; certain when the duel is over."""
    outcome = duel.outcome
    if outcome is not None:
        return 0.5 if outcome.winner < 0 else float(outcome.winner == player)
    log_odds = _side(duel, player) - _side(duel, 1 - player)
    log_odds += TO_MOVE if duel.turn_player == player else -TO_MOVE
    for card in living(duel):
        hp = hp_of(duel, card)
        worth = HP * hp + FIRST_HP * min(hp, FIRST)
        log_odds += worth if duel.owner[card] == player else -worth
    return 1.0 / (1.0 + exp(-log_odds))


def _side(duel: Duel, player: int) -> float:
    """The weighted sum of fields, mana and library."""
    fields = controlled(duel, player)
    worth = FIELD * fields + MANA * min(duel.mana[player], MOST_MANA)
    worth += LIBRARY * min(len(duel.library[player]), FULL_LIBRARY)
    near = duel.settings.fields_to_win - 1
    if fields >= near:
        worth += FOUR_FIELDS
    elif fields == near - 1:
        worth += THREE_FIELDS
    return worth
