"""Executors of the words about monsters that battles destroyed, where they lie now."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.sent import sent_this_turn
from duelkit.yugioh.state.card_info import (
    EFFECT_BITS,
    KEEPS_BANISHER,
    KEEPS_BEARER,
    KEEPS_DESTROYED,
    KEEPS_EFFECT,
    KEEPS_FALLEN,
    KEEPS_FUSED,
    KEEPS_WORN,
    KEPT_BITS,
    kept_at,
)
from duelkit.yugioh.state.code import Check, Test
from duelkit.yugioh.state.codes import BANISHED, GRAVEYARD, MONSTER_ZONE, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


class BroughtByTest(Test):
    """A monster on the field that this effect of the scope's card summoned; the card went to the Graveyard then."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_BANISHER))
        if kept is None or kept[0] != duel.stamp[card] or kept[1] != scope.card << EFFECT_BITS | self.effect:
            return False
        moved = 2 if duel.place[scope.card] == BANISHED else 1  # it may have been banished for the cost
        return duel.place[card] == MONSTER_ZONE and kept[2] <= duel.stamp[scope.card] <= kept[2] + moved


class WasDestroyedTest(Test):
    """A card that was destroyed on the field in the current turn and has not moved since."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_DESTROYED))
        return kept is not None and kept[0] == duel.stamp[card] and kept[1] == duel.turn


class SentThisTurnTest(Test):
    """A card that was sent to the Graveyard this turn, and is still there."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] == GRAVEYARD and sent_this_turn(duel, card)


class FellFaceUpTest(Test):
    """A card that was face-up when it left the field."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        last = duel.last_known.get(card)
        return last is not None and last.face_up


class FellInBattleTest(Test):
    """A card that a battle destroyed and that has not moved since."""

    def __init__(self, this_turn: bool) -> None:
        self.this_turn = this_turn

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_FALLEN))
        if kept is None or kept[0] != duel.stamp[card]:
            return False
        return not self.this_turn or kept[1] == duel.turn


class LostInBattleCheck(Check):
    """A battle of this turn sent such a monster from the side's field to its Graveyard.

    :param anywhere: it destroyed any monster instead, wherever that went.
    """

    def __init__(self, which: Test, side: int, anywhere: bool) -> None:
        self.which = which
        self.side = side
        self.anywhere = anywhere

    def holds(self, duel: State, scope: Scope) -> bool:
        player = player_of(scope.player, self.side)
        for key in duel.kept:
            kept = duel.kept[key]
            card = key >> KEPT_BITS
            if key != kept_at(card, KEEPS_FALLEN) or kept[1] != duel.turn:
                continue
            if self.anywhere or kept[2] == 1 + player and self.which.test(duel, card, scope):
                return True
        return False


class WasFusedTest(Test):
    """A card that was used as a Fusion Material, and has not moved since."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_FUSED))
        return kept is not None and kept[0] == duel.stamp[card]


class BanishedByTest(Test):
    """A card that this effect of the scope's card banished, if that card has moved once since at most."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_BANISHER))
        if kept is None or kept[0] != duel.stamp[card] or kept[1] != scope.card << EFFECT_BITS | self.effect:
            return False
        return kept[2] <= duel.stamp[scope.card] <= kept[2] + 1


class SentByTest(Test):
    """A card that this effect of the scope's card sent to the Graveyard, if neither has moved since."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_BANISHER))
        by = scope.card << EFFECT_BITS | self.effect
        return kept == (duel.stamp[card], by, duel.stamp[scope.card]) and duel.place[card] == GRAVEYARD


class BoreThisTest(Test):
    """The monster that the scope's Equip Card lost as it left the field, or would lose if it left now for a cost."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.play[scope.card].equipped_to == card:
            return True
        kept = duel.kept.get(kept_at(scope.card, KEEPS_BEARER))
        return kept is not None and kept[0] + 1 == duel.stamp[scope.card] and kept[1] == card


class WornByThisTest(Test):
    """A card that was equipped to the scope's card as that left the field, if both have moved once since."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(card, KEEPS_WORN))
        if kept is None or kept[1] != scope.card:
            return False
        return kept[0] + 1 == duel.stamp[card] and kept[2] + 1 == duel.stamp[scope.card]


class DestroyedLastTurnCheck(Check):
    """The scope's card was destroyed on the field in the turn before."""

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_DESTROYED))
        return kept is not None and kept[1] == duel.turn - 1


class WasThereCheck(Check):
    """The scope's card had been put where it was before its last move by its own effect of this index."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def holds(self, duel: State, scope: Scope) -> bool:
        kept = duel.kept.get(kept_at(scope.card, KEEPS_EFFECT))
        return kept is not None and kept[0] + 1 == duel.stamp[scope.card] and kept[2] == self.effect
