"""Messages about the mat for a player, with the rules that apply."""

from __future__ import annotations

from duelkit.camera.codes import OPERATIONS, is_operation, is_proxy
from duelkit.camera.judgment_notes import operation_note
from duelkit.camera.playing.judgment_board import (
    EXTRA,
    MISSING,
    OTHER,
    SEVERAL,
    SLANTED,
    Difference,
    has_gone,
    lies_elsewhere,
    number_of,
)
from duelkit.camera.words import say
from duelkit.judgment.cards import library
from duelkit.judgment.language.card import Card
from duelkit.judgment.state import codes
from duelkit.judgment.state.duel import State
from duelkit.judgment.telling.messages import card_name, describe_option
from duelkit.judgment.why.actions import actions_of
from duelkit.judgment.why.said import reasons_against
from duelkit.kernel.decision import ACT


class MatTexts:
    """Messages about the mat.

    :param language: ``"ja"`` or ``"en"``.
    """

    def __init__(self, language: str) -> None:
        self.language = str(language)

    def words(self, key: str, **values: str | int) -> str:
        """A message."""
        return say(self.language, key, **values)

    def name(self, code: int) -> str:
        """A card by its code."""
        if is_operation(code):
            return self.words(f"operation-{OPERATIONS[code]}")
        if is_proxy(code) or code not in library():
            return self.words("operation-proxy")
        card: Card = library()[code]
        return card.ja if self.language == "ja" and card.ja else card.en

    def facing(self, facing: int) -> str:
        """A facing in words."""
        return self.words(f"facing-{facing}")

    def demand(self, duel: State, one: Difference) -> str:
        """The instruction that resolves a difference between mat and duel."""
        field = str(one.position + 1)
        card = duel.occupant[one.position]
        if one.kind == SEVERAL:
            return self.words("mat-several", field=field)
        if one.kind == SLANTED:
            return self.straighten(one.position)
        if one.kind == EXTRA:
            return self._take_off(duel, one)
        creature = card_name(duel, card, self.language)
        facing = self.facing(duel.creatures[card].facing)
        if one.kind == MISSING:
            # a body stays on its field until the sync. Rules: EOJ-RECOG-10, EOJ-TRASH-01
            key = "mat-body" if duel.creatures[card].dead else "mat-missing"
            return self.words(key, card=creature, field=field, facing=facing)
        if one.kind == OTHER:
            return self.words("mat-other", card=creature, field=field, facing=facing, other=self.name(one.number))
        return self.words("mat-turned", card=creature, field=field, facing=facing)

    def _take_off(self, duel: State, one: Difference) -> str:
        """A card is on a field that is empty in the duel."""
        values = {"card": self.name(one.number), "field": str(one.position + 1)}
        now = lies_elsewhere(duel, one.number)
        if now >= 0:
            return self.words("mat-moved", to=str(now + 1), **values)
        return self.words("mat-dead" if has_gone(duel, one.number) else "mat-extra", **values)

    def straighten(self, position: int) -> str:
        """A card is between two facings. Rule: EOJ-RECOG-06."""
        return self.words("mat-slanted", field=str(position + 1))

    def lay(self, duel: State, card: int, position: int) -> str:
        """A creature has to be put down with its facing."""
        return self.words("mat-lay", card=card_name(duel, card, self.language), field=str(position + 1))

    def direct(self, duel: State, card: int) -> str:
        """A spell has to be put beside the mat in a direction. Rule: EOJ-RECOG-07."""
        return self.words("mat-direct", card=card_name(duel, card, self.language))

    def take_sign(self, position: int, code: int) -> str:
        """A spell or operation card is still on a field."""
        return self.words("mat-sign", card=self.name(code), field=str(position + 1))

    def hidden(self, positions: tuple[int, ...]) -> str:
        """Fields are covered. Rule: EOJ-RECOG-05."""
        return self.words("mat-hidden", fields=" ".join(str(position + 1) for position in positions))

    # answers that are not accepted

    def not_in_hand(self, duel: State, one: Difference) -> str:
        """A card is on the mat that the player cannot put there."""
        if lies_elsewhere(duel, one.number) >= 0 or has_gone(duel, one.number) or one.kind == OTHER:
            return self.demand(duel, one)
        return self.words("not-in-hand", card=self.name(one.number))

    def no_such_spell(self, code: int) -> str:
        """A spell is shown that is not in the hand."""
        return self.words("not-in-hand", card=self.name(code))

    def only_quarter(self, duel: State, card: int) -> str:
        """A creature was turned by 180 degrees. Rule: EOJ-REACT-06."""
        return self.words(
            "only-quarter", card=card_name(duel, card, self.language), facing=self.facing(duel.creatures[card].facing)
        )

    def already(self, duel: State, card: int) -> str:
        """A creature was rotated to its current facing."""
        return self.words("faces-already", card=card_name(duel, card, self.language))

    def no_creature(self, position: int) -> str:
        """An operation card for creatures is on an empty field."""
        return self.words("no-creature", field=str(position + 1))

    def not_now(self, code: int) -> str:
        """A card that means nothing now."""
        return self.words("not-now", card=self.name(code))

    def not_offered(self, position: int, code: int) -> str:
        """A choice that is not offered."""
        if position >= 0:
            return self.words("not-this-field", field=str(position + 1))
        return self.words("not-this-card", card=self.name(code))

    def against(self, duel: State, action: int, player: int) -> tuple[str, ...]:
        """An action that is not possible, with all reasons and their rules."""
        option = describe_option(duel, action, self.language)
        found = [str(reason) for reason in reasons_against(duel, action, self.language, player)]
        return (self.words("cannot", action=option), *[f"  {reason}" for reason in found])

    def no_ability(self, duel: State, card: int, player: int) -> tuple[str, ...]:
        """Why a creature's abilities cannot be used now, or that it has none of that kind."""
        found = [action for action in actions_of(duel, card) if codes.verb_of(action) == codes.O_ABILITY]
        if not found:
            return (self.words("no-ability", card=card_name(duel, card, self.language)),)
        return tuple(line for action in found for line in self.against(duel, action, player))

    # how to answer

    def how(self, duel: State) -> list[str]:
        """How to answer the open decision on the mat. Rules: EOJ-RECOG-09, EOJ-CARD-14."""
        decision = duel.decision
        if decision is None:
            return []
        if decision.kind == ACT:
            return [self.words("how-act" if decision.why == codes.W_ACTION_1 else "how-summon")]
        if decision.card >= 0 and decision.why in (codes.W_SPELL_TARGET, codes.W_COST, codes.W_DIRECTION):
            definition = duel.info[decision.card].definition
            note = operation_note(definition, self.language)
            if note:
                return [self.words("how-spell", card=self.name(number_of(duel, decision.card)), note=note)]
        verbs = {codes.verb_of(one) for one in decision.options}
        keys = []
        if decision.why == codes.W_FACING:
            return [self.lay(duel, decision.card, decision.detail)]
        if verbs & {codes.O_YES, codes.O_NO, codes.O_KEEP, codes.O_MULLIGAN}:
            keys.append("how-yes-no")
        picks = [codes.card_of(one) for one in decision.options if codes.verb_of(one) == codes.O_PICK]
        if any(duel.place[card] == codes.BOARD for card in picks):
            keys.append("how-creature")
        if any(duel.place[card] != codes.BOARD for card in picks):
            keys.append("how-card")
        for verb, key in (
            (codes.O_FIELD, "how-field"),
            (codes.O_NUMBER, "how-number"),
            (codes.O_ELEMENT, "how-element"),
            (codes.O_FINISH, "how-done"),
        ):
            if verb in verbs:
                keys.append(key)
        return [self.words(key) for key in keys]
