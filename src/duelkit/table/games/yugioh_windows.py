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
from duelkit.yugioh.state.code import Occasion
from duelkit.yugioh.words.occasions.run import AnyOfOccasions, EventOccasion


@lru_cache(maxsize=1)
def hand_occasions() -> tuple[Occasion, ...]:
    """Returns what cards of the library trigger on in the hand.

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
    return tuple(occasion for card in cards for occasion in occasions_of(card))


def occasions_of(card: Card) -> list[Occasion]:
    """Returns what a card triggers on in the hand."""
    return [
        effect.occasion
        for effect in card_info(card).effects
        if (effect.kind == codes.K_TRIGGER or effect.from_hand)
        and effect.zones & codes.HAND
        and effect.occasion is not None
    ]


@lru_cache(maxsize=1)
def hand_triggers() -> frozenset[int]:
    """Returns the kinds of events on which a card of the library triggers in the hand."""
    return frozenset(kind for occasion in hand_occasions() for kind in occasion.kinds)


@lru_cache(maxsize=1)
def hand_phases() -> frozenset[int]:
    """Returns the phases in which a card of the library triggers in the hand."""
    return frozenset(phase for occasion in hand_occasions() for phase in phases_of(occasion))


def phases_of(occasion: Occasion) -> list[int]:
    """Returns the phases that an effect triggers in."""
    if isinstance(occasion, AnyOfOccasions):
        return [phase for part in occasion.parts for phase in phases_of(part)]
    return [occasion.phase] if isinstance(occasion, EventOccasion) and occasion.kind == codes.E_PHASE else []


def hand_events(card: Card) -> frozenset[int]:
    """Returns the kinds of events on which a card triggers in the hand."""
    return frozenset(kind for occasion in occasions_of(card) for kind in occasion.kinds)


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

    def passes(self, option: int) -> bool:
        decision = self.context.duel.decision
        return decision is not None and decision.kind in (RESPOND, TRIGGER) and option == codes.PASS

    def may_hide_effect(self) -> bool:
        duel = self.context.duel
        decision = duel.decision
        if decision is None or decision.why != codes.W_PHASE or not duel.hand[decision.player]:
            return False
        return self._has_lent_cards() or duel.turn_player == decision.player and duel.phase in hand_phases()

    def _has_lent_cards(self) -> bool:
        """Whether somebody plays with cards that users have written; only their authors know what those do."""
        return any(info.passcode >= LENT for info in self.context.duel.info)

    def follows_event(self) -> bool:
        duel = self.context.duel
        decision = duel.decision
        if decision is None or duel.summoning or decision.kind not in (RESPOND, TRIGGER):
            return False
        if any(duel.scopes[link].code.kind != codes.K_TRIGGER for link in duel.chain):
            # what triggers together is asked for before anybody can respond
            return False
        if self._has_lent_cards():
            return bool(duel.recent)
        return any(event.kind in hand_triggers() for event in duel.recent)

    def is_secret(self, viewer: int) -> bool:
        duel = self.context.duel
        decision = duel.decision
        if decision is None or decision.player == viewer:
            return False
        if decision.kind == TRIGGER and codes.PASS not in decision.options:
            cards = [codes.card_of(option) for option in decision.options if codes.card_of(option) >= 0]
            # without a card it is about open ones that only hidden cards keep from being used
            return bool(cards) and not any(knows(duel, viewer, card) for card in cards)
        return (
            decision.card >= 0
            and decision.why in (codes.W_OPTIONAL, codes.W_INSTEAD)
            and not knows(duel, viewer, decision.card)
        )
