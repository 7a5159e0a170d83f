"""Moments to respond in a duel of Yu-Gi-Oh!."""

from __future__ import annotations

from functools import lru_cache

from duelkit.kernel.decision import RESPOND, TRIGGER
from duelkit.table.games.desk import Windows
from duelkit.table.games.yugioh_context import YugiohContext
from duelkit.yugioh.cards import library
from duelkit.yugioh.compiler.definitions import card_info
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.language import terms
from duelkit.yugioh.language.card import LENT, Card, Effect, EffectKind
from duelkit.yugioh.notation import parsed
from duelkit.yugioh.state import codes


@lru_cache(maxsize=1)
def hand_triggers() -> frozenset[int]:
    """Returns the kinds of events on which a card of the library triggers in the hand.

    Of the cards on the shelf, only the distinct trigger conditions are parsed; making the cards would take a hundred
    times as long.
    """
    known = library()
    cards = [
        card
        for card in known.written
        if any(effect.kind is EffectKind.TRIGGER and effect.zones & terms.Zone.HAND for effect in card.effects)
    ]
    shelved = tuple(
        Effect(EffectKind.TRIGGER, parsed(when), zones=terms.Zone.HAND)
        for when in sorted(known.shelf.occasions_in_hand())
    )
    if shelved:
        cards.append(Card(0, "", "", terms.CardType.MONSTER | terms.CardType.EFFECT, effects=shelved))
    return frozenset().union(*map(hand_events, cards))


def hand_events(card: Card) -> frozenset[int]:
    """Returns the kinds of events on which a card triggers in the hand."""
    return frozenset(
        kind
        for effect in card_info(card).effects
        if (effect.kind == codes.K_TRIGGER or effect.from_hand)
        and effect.zones & codes.HAND
        and effect.occasion is not None
        for kind in effect.occasion.kinds
    )


class YugiohWindows(Windows):
    """Moments at which a player may respond."""

    context: YugiohContext

    def passing(self) -> int | None:
        decision = self.context.duel.decision
        if decision is None or decision.kind not in (RESPOND, TRIGGER) or codes.PASS not in decision.options:
            return None
        if decision.kind == TRIGGER and any(
            codes.verb_of(option) != codes.O_ACTIVATE for option in decision.options if option != codes.PASS
        ):
            # an effect of the phase waits: this is not only a moment for quick effects
            return None
        return codes.PASS

    def is_answer_to_opponent(self) -> bool:
        duel = self.context.duel
        decision = duel.decision
        assert decision is not None
        player = decision.player
        if duel.chain:
            return duel.scopes[duel.chain[-1]].player != player
        if duel.turn_player != player and duel.phase == codes.END:
            return True
        if any(duel.controller[card] != player for card in duel.summoning):
            return True
        return any(
            event.by == 1 - player and event.kind in (codes.E_SUMMONED, codes.E_ATTACK_DECLARED)
            for event in duel.recent
        )

    def follows_event(self) -> bool:
        duel = self.context.duel
        decision = duel.decision
        if decision is None or duel.chain or duel.summoning or decision.kind not in (RESPOND, TRIGGER):
            return False
        if any(info.passcode >= LENT for info in duel.info):
            # only its author knows what a user's own card does: it might trigger on anything
            return bool(duel.recent)
        return any(event.kind in hand_triggers() for event in duel.recent)

    def is_secret(self, viewer: int) -> bool:
        duel = self.context.duel
        decision = duel.decision
        if decision is None or decision.player == viewer:
            return False
        if decision.kind == TRIGGER and codes.PASS not in decision.options:
            cards = [codes.card_of(option) for option in decision.options if codes.card_of(option) >= 0]
            return not any(knows(duel, viewer, card) for card in cards)
        return (
            decision.card >= 0
            and decision.why in (codes.W_OPTIONAL, codes.W_INSTEAD)
            and not knows(duel, viewer, decision.card)
        )
