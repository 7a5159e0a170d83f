"""Executors of the words about destruction (破壊)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.pools import others
from duelkit.yugioh.engine.facts.properties import unaffected
from duelkit.yugioh.engine.moves.destruction import destructible, start_destroy, touchable
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Check, Op, Pool, Test
from duelkit.yugioh.state.codes import (
    AS_COST,
    BY_EFFECT,
    DECK,
    EITHER,
    EXTRA,
    FIELD,
    GRAVEYARD,
    HAND,
    K_ACTIVATION,
    MONSTER_ZONE,
    R_RESPONDED,
    R_THIS,
    R_TRIGGERING,
    WOULD_NEGATE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class DestructibleTest(Test):
    """A card that can be destroyed instead of another: it is affected, and nothing protects it (20948, 20949)."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if card != scope.card and unaffected(duel, card, scope.card, scope.player, True):
            return False
        return destructible(duel, card, BY_EFFECT, scope.player, scope.card, False)


class KnownToFall(Amount):
    """The number of cards on the field, of those that a chain link refers to, that it destroys.

    A card whose activation or summon is negated is not a card on the field; one whose effect is negated is (faq 11582).
    """

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def value(self, duel: State, scope: Scope) -> int:
        return len(self.cards(duel, scope))

    def with_player(self, duel: State, scope: Scope, player: int) -> int:
        return len([card for card in self.cards(duel, scope) if duel.controller[card] == player])

    def within(self, duel: State, scope: Scope, places: int) -> int:
        return len([card for card in self.cards(duel, scope) if duel.place[card] & places])

    def cards(self, duel: State, scope: Scope) -> list[int]:
        """The cards on the field."""
        cards: list[int] = []
        if self.ref == R_RESPONDED:
            if scope.responds_to >= 0 and (
                duel.scopes[scope.responds_to].code.kind != K_ACTIVATION or not scope.code.would & WOULD_NEGATE
            ):
                cards.append(duel.scopes[scope.responds_to].card)
        elif self.ref == R_TRIGGERING:
            cards.extend([event.card for event in scope.events if event.card >= 0])
        elif self.ref == R_THIS:
            cards.append(scope.card)
        else:
            for at in range(len(scope.targets)):
                if self.slot < 0 or self.slot == at:
                    cards.extend(scope.targets[at])
        return [card for card in cards if duel.place[card] & FIELD]


class PoolToFall(Amount):
    """The number of cards on the field that a chain link with a pool is currently certain to destroy.

    It is 0 if cards of a hand or a deck can be picked instead (rulings 14572, 18723, 20074).

    :param least: the minimum number of picked cards; ``None`` if all are destroyed.
    """

    def __init__(self, pool: Pool, least: Amount | None, whole: Pool) -> None:
        self.pool = pool
        self.least = least
        self.whole = whole

    def value(self, duel: State, scope: Scope) -> int:
        there = len(others(duel, self.pool, scope))
        if self.least is None or there == 0:
            return there
        return 0 if elsewhere(duel, self.whole, scope) else min(there, self.least.value(duel, scope))

    def with_player(self, duel: State, scope: Scope, player: int) -> int:
        cards = others(duel, self.pool, scope)
        theirs = len([card for card in cards if duel.controller[card] != player])
        return max(0, (len(cards) if self.least is None else self.value(duel, scope)) - theirs)

    def within(self, duel: State, scope: Scope, places: int) -> int:
        rest = len([card for card in others(duel, self.pool, scope) if not duel.place[card] & places])
        return max(0, self.value(duel, scope) - rest)


class BattlerToFall(Amount):
    """One monster, which is certain to be destroyed: the attacking one, or the one that is equipped."""

    def value(self, duel: State, scope: Scope) -> int:
        return 1

    def within(self, duel: State, scope: Scope, places: int) -> int:
        return 1 if places & MONSTER_ZONE else 0


def elsewhere(duel: State, pool: Pool, scope: Scope) -> bool:
    """Whether a card outside the field might be picked; hidden cards might be any."""
    for turn in range(2):
        if pool.side != EITHER and pool.side != turn:
            continue
        player = scope.player if turn == 0 else 1 - scope.player
        if (
            pool.zones & HAND
            and [card for card in duel.hand[player] if card != scope.card]
            or (
                pool.zones & DECK
                and duel.deck[player]
                or pool.zones & EXTRA
                and duel.extra[player]
                or (pool.zones & GRAVEYARD and duel.graveyard[player])
            )
        ):
            return True
    for other in pool.more:
        if elsewhere(duel, other, scope):
            return True
    return False


class FallsIf(Amount):
    """The number of destroyed cards if a condition holds now, or otherwise."""

    def __init__(self, check: Check, yes: tuple[Amount, ...], no: tuple[Amount, ...]) -> None:
        self.check = check
        self.yes = yes
        self.no = no

    def value(self, duel: State, scope: Scope) -> int:
        return all_that_falls(duel, scope, self.yes if self.check.holds(duel, scope) else self.no)

    def with_player(self, duel: State, scope: Scope, player: int) -> int:
        return all_that_falls(duel, scope, self.yes if self.check.holds(duel, scope) else self.no, player)

    def within(self, duel: State, scope: Scope, places: int) -> int:
        return falling_within(duel, scope, self.yes if self.check.holds(duel, scope) else self.no, places)


class FallsInAny(Amount):
    """The number of cards that are destroyed in any of several branches."""

    def __init__(self, branches: tuple[tuple[Amount, ...], ...]) -> None:
        self.branches = branches

    def value(self, duel: State, scope: Scope) -> int:
        return min([all_that_falls(duel, scope, branch) for branch in self.branches])

    def with_player(self, duel: State, scope: Scope, player: int) -> int:
        return min([all_that_falls(duel, scope, branch, player) for branch in self.branches])

    def within(self, duel: State, scope: Scope, places: int) -> int:
        return min([falling_within(duel, scope, branch, places) for branch in self.branches])


def falling_within(duel: State, scope: Scope, parts: tuple[Amount, ...], places: int) -> int:
    """The number of cards in these zones that all parts of a chain link together are certain to destroy."""
    return sum([part.within(duel, scope, places) for part in parts])


def all_that_falls(duel: State, scope: Scope, parts: tuple[Amount, ...], player: int = -1) -> int:
    """The number of cards on the field that all parts of a chain link together are certain to destroy.

    :param player: only cards that this player controls; −1: anybody's.
    """
    count = 0
    for part in parts:
        count += part.value(duel, scope) if player < 0 else part.with_player(duel, scope, player)
    return count


class DestroyOp(Op):
    """Destroy the named cards."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.them = tuple(duel.picks)
            frame.done = len(scope.them)
            return NEXT
        cards = touchable(duel, frame, scope)
        if not cards:
            scope.them = ()
            frame.done = 0
            return NEXT
        frame.step = ANSWERED
        start_destroy(duel, cards, frame.because & (BY_EFFECT | AS_COST), scope.player, scope.card, self.to)
        return AGAIN

    def action(self, on_field: bool) -> str:
        return "destroy"
