"""The cards of a pool, in a fixed order."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.rng import SmallRng
from duelkit.yugioh.state.code import Pool, Test
from duelkit.yugioh.state.codes import (
    BANISHED,
    DECK,
    EITHER,
    EXTRA,
    FIELD,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    MONSTER_ZONE,
    OVERLAY,
    PENDULUM_ZONE,
    SPELL_ZONE,
    YOU,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope

ALL: Final = 1 << 30
"""No upper limit."""


def listed(duel: State, cards: list[int]) -> list[int]:
    """The cards of a hidden pile sorted by passcode, so that neither their order nor their ids are revealed; in the
    duels of old records, in the order of the deck list, which is the order of the ids.
    """
    if isinstance(duel.rng, SmallRng):
        return sorted(cards)
    keys = [duel.info[cards[at]].passcode << 24 | at << 12 | cards[at] for at in range(len(cards))]
    return [key & 0xFFF for key in sorted(keys)]


def candidates(duel: State, pool: Pool, scope: Scope) -> list[int]:
    """All cards of the pool, seen from the scope's player: the player's own side first, field before hand before piles.

    Cards of a deck are sorted by passcode, so that the order of the deck is never revealed.
    """
    found: list[int] = []
    _collect(duel, pool, scope, found, 0)
    return found


def members(duel: State, pool: Pool, scope: Scope) -> list[int]:
    """The same, but with the cards of each pile in their actual order; for questions whose answer does not depend on
    order.
    """
    found: list[int] = []
    _collect(duel, pool, scope, found, ALL)
    return found


def others(duel: State, pool: Pool, scope: Scope) -> list[int]:
    """The cards of the pool for a verb, without the Spell or Trap that is being activated."""
    found = candidates(duel, pool, scope)
    if scope.code.kind == K_ACTIVATION and scope.card in found and duel.stamp[scope.card] == scope.stamp:
        found.remove(scope.card)
    return found


def has_at_least(
    duel: State, pool: Pool, scope: Scope, count: int, without: int = -1, spent: list[int] | None = None
) -> bool:
    """Whether the pool has at least this number of cards, not counting ``without`` and those in ``spent``."""
    if count <= 0:
        return True
    if count == 1:
        return has_one(duel, pool, scope, without, spent)
    found: list[int] = []
    enough = count + (1 if without >= 0 else 0)
    if spent:
        _collect(duel, pool, scope, found, enough + len(spent))
        return len([card for card in found if card != without and not among(spent, card)]) >= count
    _collect(duel, pool, scope, found, enough)
    if without >= 0 and without in found:
        return len(found) - 1 >= count
    return len(found) >= count


def unseen(duel: State, pool: Pool, scope: Scope) -> int:
    """How many unknown cards of the opponent's hand or deck could belong to a pool that consists of such cards."""
    if pool.test is None or pool.more or pool.side == YOU or pool.zones & ~(HAND | DECK):
        return 0
    other = 1 - scope.player
    return (len(duel.hand[other]) if pool.zones & HAND else 0) + (len(duel.deck[other]) if pool.zones & DECK else 0)


def among(cards: list[int], card: int) -> bool:
    """Whether a short list contains a card; faster than ``in`` when compiled."""
    for other in cards:
        if other == card:
            return True
    return False


def _fits(duel: State, test: Test | None, scope: Scope, card: int, without: int, spent: list[int] | None) -> bool:
    return (
        card >= 0
        and card != without
        and (spent is None or not among(spent, card))
        and (test is None or test.test(duel, card, scope))
    )


def _one_in(
    duel: State, test: Test | None, scope: Scope, cards: list[int], without: int, spent: list[int] | None
) -> bool:
    for card in cards:
        if _fits(duel, test, scope, card, without, spent):
            return True
    return False


def has_one(duel: State, pool: Pool, scope: Scope, without: int, spent: list[int] | None = None) -> bool:
    """Whether the pool has a card other than ``without`` and those in ``spent``.

    This is the most frequent check, so it collects nothing.
    """
    if spent is not None:
        if not spent:
            spent = None
        elif len(spent) == 1 and (without < 0 or without == spent[0]):
            without = spent[0]
            spent = None
    for turn in range(2):
        if pool.side == EITHER or pool.side == turn:
            player = scope.player if turn == 0 else 1 - scope.player
            if _one_on_field(duel, pool, player, scope, without, spent) or (
                _one_in_pile(duel, pool, player, scope, without, spent)
            ):
                return True
    for other in pool.more:
        if has_one(duel, other, scope, without, spent):
            return True
    return False


def _one_on_field(duel: State, pool: Pool, player: int, scope: Scope, without: int, spent: list[int] | None) -> bool:
    zones = pool.zones
    test = pool.test
    if zones & MONSTER_ZONE and _one_in(duel, test, scope, duel.monsters[player], without, spent):
        return True
    if zones & SPELL_ZONE:
        for card in duel.spells[player]:
            if card >= 0 and duel.place[card] == SPELL_ZONE and _fits(duel, test, scope, card, without, spent):
                return True
    if zones & FIELD_ZONE and _fits(duel, test, scope, duel.field[player], without, spent):
        return True
    return (zones & PENDULUM_ZONE != 0 or zones & SPELL_ZONE != 0 and duel.rules.pendulum_in_row) and (
        _one_in(duel, test, scope, duel.pendulum[player], without, spent)
    )


def _one_in_pile(duel: State, pool: Pool, player: int, scope: Scope, without: int, spent: list[int] | None) -> bool:
    zones = pool.zones
    test = pool.test
    if zones & HAND and _one_in(duel, test, scope, duel.hand[player], without, spent):
        return True
    if zones & GRAVEYARD and _one_in(duel, test, scope, duel.graveyard[player], without, spent):
        return True
    if zones & BANISHED and _one_in(duel, test, scope, _banished(duel, pool, player), without, spent):
        return True
    if zones & EXTRA and _one_in(duel, test, scope, duel.extra[player], without, spent):
        return True
    if zones & DECK and _one_in(duel, test, scope, duel.deck[player], without, spent):
        return True
    if zones & OVERLAY:
        for card in duel.overlay:
            if duel.owner[card] == player and _fits(duel, test, scope, card, without, spent):
                return True
    return False


def _banished(duel: State, pool: Pool, player: int) -> list[int]:
    """The banished cards of a player that a pool is about; face-down ones only if it asks for them or for any."""
    return duel.banished[player] if pool.down else banished_up(duel, player)


def banished_up(duel: State, player: int) -> list[int]:
    """The face-up banished cards of a player."""
    if not duel.down_banished:
        return duel.banished[player]
    return [card for card in duel.banished[player] if card not in duel.down_banished]


def _take(duel: State, pool: Pool, scope: Scope, cards: list[int], found: list[int], fresh: bool) -> None:
    test = pool.test
    for card in cards:
        if card >= 0 and (test is None or test.test(duel, card, scope)) and (fresh or not among(found, card)):
            found.append(card)


def _collect_field(duel: State, pool: Pool, scope: Scope, player: int, found: list[int], fresh: bool) -> None:
    """Collect the cards of a pool on a player's side of the field."""
    zones = pool.zones
    if zones & MONSTER_ZONE:
        _take(duel, pool, scope, duel.monsters[player], found, fresh)
    if zones & SPELL_ZONE:
        for card in duel.spells[player]:
            if (
                card >= 0
                and duel.place[card] == SPELL_ZONE
                and (fresh or not among(found, card))
                and (pool.test is None or pool.test.test(duel, card, scope))
            ):
                found.append(card)
    if zones & FIELD_ZONE and duel.field[player] >= 0:
        _take(duel, pool, scope, [duel.field[player]], found, fresh)
    if zones & (PENDULUM_ZONE | SPELL_ZONE if duel.rules.pendulum_in_row else PENDULUM_ZONE):
        _take(duel, pool, scope, duel.pendulum[player], found, fresh)


def _collect_piles(
    duel: State, pool: Pool, scope: Scope, player: int, found: list[int], enough: int, fresh: bool
) -> None:
    """Collect the cards of a pool in a player's piles, apart from the hand."""
    zones = pool.zones
    if zones & GRAVEYARD:
        _take(duel, pool, scope, duel.graveyard[player], found, fresh)
    if zones & BANISHED:
        _take(duel, pool, scope, _banished(duel, pool, player), found, fresh)
    if zones & EXTRA:
        _take(duel, pool, scope, duel.extra[player] if enough else listed(duel, duel.extra[player]), found, fresh)
    if enough and len(found) >= enough:
        return
    if zones & DECK:
        _take(duel, pool, scope, duel.deck[player] if enough else listed(duel, duel.deck[player]), found, fresh)
    if zones & OVERLAY:
        _take(duel, pool, scope, [c for c in duel.overlay if duel.owner[c] == player], found, fresh)


def _collect(duel: State, pool: Pool, scope: Scope, found: list[int], enough: int) -> None:
    zones = pool.zones
    fresh = not found  # the places of one pool have no card in common
    for turn in range(2):
        player = scope.player if turn == 0 else 1 - scope.player
        if pool.side != EITHER and pool.side != turn:
            continue
        if zones & FIELD:
            _collect_field(duel, pool, scope, player, found, fresh)
        if zones & HAND:
            _take(duel, pool, scope, duel.hand[player], found, fresh)
        if enough and len(found) >= enough:
            return
        if zones & (GRAVEYARD | BANISHED | EXTRA | DECK | OVERLAY):
            _collect_piles(duel, pool, scope, player, found, enough, fresh)
            if enough and len(found) >= enough:
                return
    for other in pool.more:
        _collect(duel, other, scope, found, enough)
