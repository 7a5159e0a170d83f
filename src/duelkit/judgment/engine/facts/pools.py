"""The cards and fields that an effect can work on."""

from __future__ import annotations

from duelkit.judgment.engine.facts.values import living
from duelkit.judgment.state.code import Amount, FieldTest, Pool, Scope
from duelkit.judgment.state.codes import BOARD, GRAVEYARD, HAND, K_SPELL, LIBRARY, NO_SPELL_TARGET, on_side
from duelkit.judgment.state.duel import State
from duelkit.kernel.rng import SmallRng


def place_of(duel: State, fields: FieldTest, scope: Scope) -> int:
    """The first field in field order that passes, −1 for none."""
    for position in duel.settings.board.order:
        if fields.test(duel, position, scope):
            return position
    return -1


def listed(duel: State, cards: list[int]) -> list[int]:
    """The cards of a hidden pile in an order that reveals neither the order of the pile nor hidden ids.

    That is the order of card numbers; in duels of old records, whose ids follow the deck list, the order of that list.
    """
    if isinstance(duel.rng, SmallRng):
        return sorted(cards)
    keys = [duel.info[cards[at]].number << 24 | at << 12 | cards[at] for at in range(len(cards))]
    return [key & 0xFFF for key in sorted(keys)]


def pool_cards(duel: State, pool: Pool, scope: Scope) -> list[int]:
    """The cards of a pool in a fixed order; those of a library by card number, so that its order stays hidden."""
    found: list[int] = []
    if pool.piles & BOARD:
        found.extend(
            [
                card
                for card in living(duel)
                if on_side(pool.side, scope.player, duel.owner[card]) and pool.test.test(duel, card, scope)
            ]
        )
    for player in (scope.player, 1 - scope.player):
        if not on_side(pool.side, scope.player, player):
            continue
        if pool.piles & HAND:
            found.extend([card for card in duel.hand[player] if pool.test.test(duel, card, scope)])
        if pool.piles & GRAVEYARD:
            found.extend([card for card in duel.graveyard[player] if pool.test.test(duel, card, scope)])
        if pool.piles & LIBRARY:
            found.extend([card for card in listed(duel, duel.library[player]) if pool.test.test(duel, card, scope)])
    return found


class Fixed(Amount):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, duel: State, scope: Scope) -> int:
        return self.number


def objects(duel: State, pool: Pool, scope: Scope) -> list[int]:
    """The cards of a pool that an effect can affect; a spell cannot affect those that spells cannot target.

    Rule: EOJ-TERM-07.
    """
    found = pool_cards(duel, pool, scope)
    if scope.code.kind != K_SPELL:
        return found
    return [card for card in found if not duel.creatures[card].keywords & NO_SPELL_TARGET]
