"""What a verb accepts: tests that a pick adds to its filter."""

from __future__ import annotations

from duelkit.yugioh.engine.movement import may_banish, redirected
from duelkit.yugioh.engine.properties import (
    A_BE_TRIBUTED, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, forbidden, is_monster, negated,
)
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    AS_COST, EXTRA_DECK_TYPES, GRAVEYARD, HAND, LINK, TOKEN, DOWN_DEFENSE, MONSTER_ZONE, UP_ATTACK, UP_DEFENSE,
)
from duelkit.yugioh.state.duel import Duel
from duelkit.yugioh.state.parts import Scope


class TributableTest(Test):
    """What can be released: no monster whose destruction by battle is fixed. Rules: MR3-COST-03, RES-CAN-01."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if not is_monster(duel, card) or card in duel.doomed:
            return False
        return not forbidden(duel, A_BE_TRIBUTED, card, scope.player, scope.card) and (
            not forbidden(duel, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, card, scope.player, scope.card))


class SendableTest(Test):
    """What can be sent to the graveyard to pay a cost: it must really get there. Rule: RES-SND-04."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return redirected(duel, card, GRAVEYARD, AS_COST) == GRAVEYARD


class HandableTest(Test):
    """What can be returned to the hand to pay a cost: a card that really gets there, so none of the extra deck."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return not duel.info[card].types & (EXTRA_DECK_TYPES | TOKEN) and (
            redirected(duel, card, HAND, AS_COST) == HAND)


class NegatableTest(Test):
    """What effects can be negated: those of a card on which they are not negated yet (the ruling on Effect Veiler)."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return not negated(duel, card)


class BanishableTest(Test):
    """What can be banished."""

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return may_banish(duel, card, scope.player)


class TurnableTest(Test):
    """What can take this position."""

    def __init__(self, to: int) -> None:
        self.to = to

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        if duel.place[card] != MONSTER_ZONE:
            return False
        part = duel.play[card]
        if self.to == DOWN_DEFENSE:
            return part.face_up and not duel.info[card].types & (TOKEN | LINK)
        if self.to == UP_ATTACK:
            return not part.face_up or part.defense
        if duel.info[card].types & LINK:
            return False
        if self.to == UP_DEFENSE:
            return not part.face_up or not part.defense
        return True


class CounterTakerTest(Test):
    """What counters of this name can be placed on. Rules: EX04-CTR-01, MR3-CTR-02."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, duel: Duel, card: int, scope: Scope) -> bool:
        return takes_counters(duel, card, self.name)


def takes_counters(duel: Duel, card: int, name: str) -> bool:
    """Whether counters of this name can be placed on the card."""
    return not duel.rules.counters_on_users_only or name in duel.info[card].counters_used
