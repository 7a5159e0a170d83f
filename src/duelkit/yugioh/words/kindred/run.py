"""Executors of the words about monsters of one kind."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.figures import race_of
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.properties import hidden, types_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.state.code import Pool, Test
from duelkit.yugioh.state.codes import FIELD, FUSION, LINK, MONSTER, PENDULUM, RITUAL, SYNCHRO, XYZ
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.words.filters.run import unknown
from duelkit.yugioh.words.summoning.run import BecomeMonsterOp


class OnlyRaceTest(Test):
    """A monster of the one type that all monsters of a pool have by what is printed on them."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        only = 0
        for other in members(duel, self.among, scope):
            race = duel.info[other].race
            if only and race != only:
                return False
            only = race
        return only != 0 and not hidden(duel, card) and race_of(duel, card) & only != 0


class OriginalRaceTest(Test):
    """A card with one of these Types as it is printed."""

    def __init__(self, races: int) -> None:
        self.races = races

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not unknown(duel, card, scope) and (duel.info[card].race & self.races) != 0


class SharedKindTest(Test):
    """A Fusion, Synchro, Xyz, Pendulum or Link Monster, as one of the cards referred to is one."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        kinds = FUSION | SYNCHRO | XYZ | PENDULUM | LINK
        mine = types_of(duel, card) if duel.place[card] & FIELD else duel.info[card].types
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if duel.info[other].types & mine & kinds:
                return True
        return False


class BecomesMonsterTest(Test):
    """A card with an effect that Special Summons itself as a monster."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for effect in duel.info[card].effects:
            for program in effect.programs:
                for op in program.ops:
                    if isinstance(op, BecomeMonsterOp):
                        return True
        return False


class KindAmongTest(Test):
    """A Ritual, Fusion, Synchro, Xyz or Link Monster, as one of a pool is one."""

    def __init__(self, among: Pool) -> None:
        self.among = among

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        kinds = RITUAL | FUSION | SYNCHRO | XYZ | LINK
        mine = types_of(duel, card) if duel.place[card] & FIELD else duel.info[card].types
        mine &= kinds if mine & MONSTER else 0
        return mine != 0 and any([types_of(duel, other) & mine for other in members(duel, self.among, scope)])


class UnlikeOneTest(Test):
    """A monster whose printed Attribute is not that of one at least of the cards referred to."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if unknown(duel, card, scope):
            return False
        mine = duel.info[card].attribute
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            if duel.info[other].attribute & mine == 0:
                return True
        return False
