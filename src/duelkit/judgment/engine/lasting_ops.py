"""Compiled verbs about what a creature is from now on, and about the top cards of libraries."""

from __future__ import annotations

from duelkit.judgment.engine.events import emit, note
from duelkit.judgment.engine.placing import sacrifice
from duelkit.judgment.engine.tests import cards_of, race_of
from duelkit.judgment.engine.values import alive, hp_of
from duelkit.judgment.state.code import AbilityCode, NEXT, Op, Scope, Work
from duelkit.judgment.state.codes import E_MOVED, FOR_EVER, NO_SACRIFICE, S_HP, S_KEYWORD, UNITED
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import L_CHANGE, L_MOVE, L_REVEAL
from duelkit.judgment.state.parts import Timed


class RaceOp(Op):
    """Creatures have the race of another card from now on."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: Duel, work: Work) -> int:
        models = cards_of(duel, self.ref, self.slot, work.scope)
        for card in work.cards:
            if alive(duel, card) and models:
                duel.creatures[card].race = race_of(duel, models[0])
                duel.stale = True
        return NEXT


class BestowOp(Op):
    """Creatures have further abilities for as long as they are on the board."""

    def __init__(self, codes: tuple[AbilityCode, ...]) -> None:
        self.codes = codes

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].given = duel.creatures[card].given + self.codes
                duel.surveyed = False
                duel.stale = True
        return NEXT


class UniteOp(Op):
    """The ability's creature is put onto the named one, which is sacrificed; their HP add up. Rule: EOJ-STACK-01."""

    def __init__(self, pattern: int) -> None:
        self.pattern = pattern

    def run(self, duel: Duel, work: Work) -> int:
        own = work.scope.card
        for twin in work.cards[:1]:
            if alive(duel, twin) and alive(duel, own) and not duel.creatures[twin].keywords & NO_SACRIFICE:
                amount = hp_of(duel, twin)
                position = sacrifice(duel, twin)
                creature = duel.creatures[own]
                origin = creature.field
                duel.occupant[origin] = -1
                duel.occupant[position] = own
                creature.field = position
                duel.surveyed = False
                duel.moved_from = origin
                note(duel, L_MOVE, own, duel.owner[own], origin, position)
                emit(duel, E_MOVED, own, position, duel.owner[own])
                creature.hp += amount
                creature.pattern_set = self.pattern
                creature.plain = False
                note(duel, L_CHANGE, own, duel.owner[own], S_HP, amount)
                duel.timed.append(Timed(own, S_KEYWORD, UNITED, FOR_EVER))
        return NEXT


class LookAtTopOp(Op):
    """The player looks at the top card of the own library."""

    def run(self, duel: Duel, work: Work) -> int:
        player = work.scope.player
        if duel.library[player]:
            card = duel.library[player][-1]
            duel.known[card] = duel.known.get(card, 0) | 1 << player
            note(duel, L_REVEAL, card, player, 0, 0, 1 + player)
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return len(duel.library[scope.player]) > 0


class JudgmentOp(Op):
    """Both top cards are shown; go on with what the winner, or the loser, brings about.

    Behind it stand ``won`` instructions, a jump, and ``lost`` instructions.
    """

    def __init__(self, won: int, lost: int) -> None:
        self.won = won
        self.lost = lost

    def run(self, duel: Duel, work: Work) -> int:
        player = work.scope.player
        costs = [-1, -1]
        for side in (player, 1 - player):
            if duel.library[side]:
                card = duel.library[side][-1]
                duel.known[card] = 3
                note(duel, L_REVEAL, card, side)
                costs[side] = duel.info[card].cost
        if costs[player] < costs[1 - player]:
            work.pc += 2 + self.won
        elif costs[player] == costs[1 - player]:
            work.pc += 2 + self.won + self.lost
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return len(duel.library[0]) > 0 or len(duel.library[1]) > 0
