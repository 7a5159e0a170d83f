"""What an effect affects: what the engine runs."""

from __future__ import annotations

from duelkit.judgment.engine.facts.pools import objects
from duelkit.judgment.engine.facts.references import cards_of
from duelkit.judgment.engine.facts.rulings import can_change
from duelkit.judgment.state.code import AGAIN, ANSWERED, FIRST, NEXT, FieldTest, Op, PickCode, Scope, Work
from duelkit.judgment.state.codes import HAND, LIBRARY, O_FINISH, O_PICK, W_EFFECT_PICK, card_of, option, verb_of
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import PICK


class NamedOp(Op):
    """Select cards that are already known for the next verb."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: State, work: Work) -> int:
        work.cards = list(cards_of(duel, self.ref, self.slot, work.scope))
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return True


class WholeOp(Op):
    """Select all cards of a pool for the next verb."""

    def __init__(self, pick: PickCode) -> None:
        self.pick = pick

    def run(self, duel: State, work: Work) -> int:
        work.cards = objects(duel, self.pick.pool, work.scope)
        return NEXT

    def possible(self, duel: State, scope: Scope) -> bool:
        return len(objects(duel, self.pick.pool, scope)) > 0


class PickedOp(Op):
    """Let a player or chance pick cards of a pool."""

    def __init__(self, pick: PickCode) -> None:
        self.pick = pick

    def run(self, duel: State, work: Work) -> int:
        pick = self.pick
        scope = work.scope
        if work.step == ANSWERED:
            work.step = FIRST
            if verb_of(duel.answer) == O_FINISH:
                work.cards = work.picked
                work.picked = []
                return NEXT
            work.picked = [*work.picked, card_of(duel.answer)]
        offered = [card for card in objects(duel, pick.pool, scope) if card not in work.picked]
        most = min(pick.most.value(duel, scope), len(offered) + len(work.picked))
        least = min(pick.least.value(duel, scope), most)
        # the opponent does not see whether there is anything to pick in a hand or library
        unseen = most == 0 and duel.every_window and (pick.pool.piles & (HAND | LIBRARY)) != 0 and not pick.at_random
        if len(work.picked) >= most and not unseen:
            work.cards = work.picked
            work.picked = []
            return NEXT
        if pick.at_random:
            while len(work.picked) < most:
                card = offered.pop(duel.rng.below(len(offered)))
                work.picked = [*work.picked, card]
            work.cards = work.picked
            work.picked = []
            return NEXT
        options = [option(O_PICK, card) for card in offered]
        if len(work.picked) >= least:
            options.append(option(O_FINISH))
        work.step = ANSWERED
        duel.ask(scope.player, PICK, options, W_EFFECT_PICK, scope.card, len(work.picked))
        return AGAIN

    def possible(self, duel: State, scope: Scope) -> bool:
        found = len(objects(duel, self.pick.pool, scope))
        return found > 0 and found >= self.pick.least.value(duel, scope)


class FieldsOp(Op):
    """Select all fields that pass, or the chosen one (``slot``), for the next verb."""

    def __init__(self, fields: FieldTest | None, slot: int) -> None:
        self.fields = fields
        self.slot = slot

    def run(self, duel: State, work: Work) -> int:
        work.places = self.named(duel, work.scope)
        return NEXT

    def named(self, duel: State, scope: Scope) -> list[int]:
        """The fields."""
        fields = self.fields
        if fields is None:
            return list(scope.fields_chosen[self.slot : self.slot + 1])
        return [position for position in duel.settings.board.order if fields.test(duel, position, scope)]

    def possible(self, duel: State, scope: Scope) -> bool:
        return len([position for position in self.named(duel, scope) if can_change(duel, position)]) > 0


class RememberOp(Op):
    """Let the following verbs refer to the selected cards as THEM."""

    def run(self, duel: State, work: Work) -> int:
        work.scope.them = tuple(work.cards)
        return NEXT
