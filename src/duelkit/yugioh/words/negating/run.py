"""Executors of the words about negation and being unaffected (無効)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.columns import keep_column
from duelkit.yugioh.engine.facts.properties import applies, facts, hidden, negated, source_works, types_of, unaffected
from duelkit.yugioh.engine.facts.unnegated import keeps_activated, keeps_activation, link_meant
from duelkit.yugioh.engine.facts.zones import column_of_card
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.negation import keep_negation, undo_activation, undo_materials
from duelkit.yugioh.state.categories import C_KEEPS_OFF, C_NOT_NEGATED, C_UNAFFECTED
from duelkit.yugioh.state.code import NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import BY_EFFECT, EFFECT, K_ACTIVATION, LIMBO, MONSTER_ZONE, on_side
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_NEGATED, L_NO_EFFECT
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class NegatableTest(Test):
    """A card whose effects can be negated: it has some, and they are not negated yet (ruling on Effect Veiler).

    A monster that only counts as a Normal Monster by its own text has some (無限泡影 and デュアルモンスター).
    """

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] == MONSTER_ZONE and not (facts(duel, card).types | types_of(duel, card)) & EFFECT:
            return False
        return not negated(duel, card)


class ShieldableTest(Test):
    """A card that is not yet unaffected by the effects of this side (−1 for either)."""

    def __init__(self, by: int) -> None:
        self.by = by

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        for active in duel.active[C_UNAFFECTED]:
            code = active.code
            if (
                code.test is None
                and not code.flag
                and not (code.number or code.second)
                and card in active.bound
                and (code.by == self.by and active.player == scope.player)
                and applies(duel, active, card)
            ):
                return False
        return True


class NegatesEffectsTest(Test):
    """A card with an effect that negates effects or activations of cards of this kind, whether it is negated or not."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not hidden(duel, card) and duel.info[card].negates & self.kind != 0


class IsNegatedTest(Test):
    """A card whose effects are negated."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return not hidden(duel, card) and negated(duel, card)


class NegateSummonOp(Op):
    """Negate the summon that is about to succeed. Rule: MR3-GAP-SUM-01."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if duel.summoning and not self.hidden_again(duel):
            scope.them = duel.summoning
            duel.summoning = ()
            undo_materials(duel)
            frame.done = 1
        return NEXT

    def hidden_again(self, duel: State) -> bool:
        """Whether a Flip Summoned monster is no longer face-up in its zone (ruling 24013)."""
        card = duel.summoning[0]
        return duel.place[card] != LIMBO and not (duel.place[card] == MONSTER_ZONE and duel.play[card].face_up)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        for card in duel.summoning:  # a Flip Summoned monster is on the field, and a cost may have taken it
            if card not in plan.spent:
                return True
        return False


def shielded(duel: State, link: Scope, by: Scope) -> bool:
    """Whether the card of a chain link is unaffected by the effect that would negate the link, which then does nothing.

    Ruling on 無償交換 and a monster that is unaffected by Traps; not if that monster has left since, as its cost.
    """
    return (
        duel.active[C_UNAFFECTED] != ()
        and duel.stamp[link.card] == link.stamp
        and link.card != by.card
        and (unaffected(duel, link.card, by.card, by.player, True))
    )


def keeps_link(duel: State, link: Scope) -> bool:
    """Whether something keeps the activation of a link from being negated: for its card, or for what it includes, such
    as a Fusion Summon.
    """
    if link.code.kind == K_ACTIVATION and keeps_activation(duel, link.card):
        return True
    if activation_kept(duel, link):
        return True
    for active in duel.active[C_KEEPS_OFF]:
        code = active.code
        if code.kinds & link.code.would and on_side(code.side, active.player, link.player):
            if not active.continuous or source_works(duel, active):
                return True
    return False


def activation_kept(duel: State, link: Scope) -> bool:
    """Whether something keeps all activations of such cards there from being negated, of their effects too."""
    for active in duel.active[C_NOT_NEGATED]:
        if active.code.number == 1 and link_meant(duel, active, link):
            return True
    return False


class NegateActivationOp(Op):
    """Negate the activation responded to. Rules: RES-GAP-NEG-01, RES-GAP-NEG-02, MR3-CHN-07."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        if scope.responds_to >= 0:
            link = duel.scopes[scope.responds_to]
            if not link.activation_negated and not keeps_link(duel, link) and not shielded(duel, link, scope):
                undo_activation(duel, link)
                if duel.stamp[link.card] == link.stamp:
                    keep_column(duel, link.card, column_of_card(duel, link.card))
                keep_negation(duel, link.card, scope.player)
                note(duel, L_NEGATED, link.card, link.player, link.code.shown)
                frame.done = 1
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if not duel.chain:
            return True
        return not keeps_link(duel, duel.scopes[scope.responds_to if scope.responds_to >= 0 else duel.chain[-1]])


def drop_processing(duel: State, link: int) -> None:
    """Take from the stack the processing of a chain link, which has not begun."""
    for at in range(len(duel.stack)):
        task = duel.stack[at]
        if isinstance(task, Work) and task.scope == link and task.pc == 0 and task.because & BY_EFFECT:
            scope = duel.scopes[link]
            note(duel, L_NO_EFFECT, scope.card, scope.player, scope.code.shown)
            del duel.stack[at]
            return


class NegateEffectOp(Op):
    """Negate the effect responded to, but not its activation. Rule: RES-GAP-NEG-03.

    What is done as an effect is about to be applied responds to none: it negates that effect.
    """

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 0
        at = scope.responds_to
        if at < 0 and frame.scope != duel.resolving:
            at = duel.resolving
        if at >= 0:
            link = duel.scopes[at]
            if (
                not link.effect_negated
                and not link.activation_negated
                and not link.code.unnegatable
                and not keeps_activated(duel, link)
                and (not shielded(duel, link, scope))
            ):
                link.effect_negated = True
                frame.done = 1
                if at == duel.resolving:
                    drop_processing(duel, at)
        return NEXT
