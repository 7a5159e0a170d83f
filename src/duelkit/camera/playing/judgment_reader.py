"""Turns a steady reading of the mat into an answer to the open decision, or into messages.

A reader remembers the signs that have been used: a sign counts again after it was taken away.
Rules: EOJ-RECOG-04 to EOJ-RECOG-10, EOJ-TERM-12.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.camera.codes import (
    ABILITY,
    ATTACK,
    CANCEL,
    CHOOSE,
    DONE,
    ELEMENTS,
    END_PHASE,
    END_TURN,
    NO,
    ROTATE,
    SURRENDER,
    UNDO,
    YES,
    is_proxy,
)
from duelkit.camera.judgment_mats import edges_of
from duelkit.camera.playing.judgment_board import (
    EXTRA,
    OTHER,
    TURNED,
    Difference,
    creature_on,
    difference,
    differences,
    in_hand,
    is_it,
    is_sign,
    is_spell,
    number_of,
    on_board,
)
from duelkit.camera.playing.judgment_texts import MatTexts
from duelkit.camera.playing.steady import Look
from duelkit.camera.seeing.reading import FieldSeen, Shown
from duelkit.judgment.state import codes
from duelkit.judgment.state.codes import card_of, option, verb_of
from duelkit.judgment.state.duel import State
from duelkit.kernel.decision import ACT, Decision

COMMANDS: Final = {UNDO: "undo", CANCEL: "cancel", SURRENDER: "surrender"}
BY_CARD: Final = {YES: (codes.O_YES, codes.O_MULLIGAN), NO: (codes.O_NO, codes.O_KEEP), DONE: (codes.O_FINISH,)}
"""The verbs that each operation card beside the mat means."""
_BY_ELEMENT: Final = {code: bit for bit, code in ELEMENTS.items()}
Board = tuple[tuple[int, int] | None, ...]
"""The number and facing of the creature on each field."""
Sign = tuple[int, int, int]
"""A card that is shown: its position or −1, its code, its facing."""


@dataclass(frozen=True)
class Verdict:
    """The result of a reading.

    :param option: the answer to the open decision, −1 for none yet.
    :param messages: messages for the player, with the rules that apply.
    :param command: ``undo``, ``cancel``, ``surrender``, ``yes`` or ``no``.
    """

    option: int = -1
    messages: tuple[str, ...] = ()
    command: str = ""


WAIT: Final = Verdict()


class Reader:
    """Reads answers from the mat."""

    def __init__(self, texts: MatTexts) -> None:
        self.texts = texts
        self.spent: set[Sign] = set()
        self.casting: Sign | None = None
        """The spell that was cast by putting it onto a field, which also chooses its first target."""
        self.agreed: Board | None = None
        """The board when mat and duel last agreed. A card that is put down counts as a choice only on that board;
        otherwise the card of a dead creature would count as the summon of another copy."""

    def decide(self, duel: State, look: Look) -> Verdict:
        """Decide what a reading means: an answer to the open decision, reasons against one, or nothing yet.

        Nothing is decided while a field is covered or something moves. Rule: EOJ-RECOG-05.
        """
        decision = duel.decision
        if decision is None or not look.quiet:
            return WAIT
        mat = look.reading.mat
        if mat is not None and not set(mat.edges) <= set(edges_of(duel.settings.board)):
            return Verdict(messages=(self.texts.words("trouble-other-mat"),))
        fields = tuple(seen for seen in look.fields if seen is not None)
        fresh = self._fresh_signs(fields, look)
        command = next((sign for sign in fresh if sign[1] in COMMANDS), None)
        if command is not None:
            self.spent.add(command)
            return Verdict(command=COMMANDS[command[1]])
        if decision.why == codes.W_FACING:
            return self._facing(duel, decision, fields)
        wrong = differences(duel, fields)
        if wrong and self.agreed != standing(duel):
            return Verdict(messages=tuple(self.texts.demand(duel, one) for one in wrong))
        if not wrong:
            self.agreed = standing(duel)
        if decision.kind == ACT:
            return self._act(duel, decision, wrong, fresh, fields)
        if wrong:
            return Verdict(messages=tuple(self.texts.demand(duel, one) for one in wrong))
        if decision.why == codes.W_DIRECTION:
            return self._direction(duel, decision, look.beside)
        return self._picked(duel, decision, fresh)

    def _fresh_signs(self, fields: tuple[FieldSeen, ...], look: Look) -> list[Sign]:
        """The signs on and beside the mat that have not been acted on yet."""
        signs = [
            (position, card.code, card.facing)
            for position, seen in enumerate(fields)
            for card in seen.cards
            if is_sign(card)
        ]
        signs += [(-1, card.code, card.facing) for card in look.beside]
        self.spent &= set(signs)
        return [sign for sign in signs if sign not in self.spent]

    def forget(self) -> None:
        """Forget the agreed board after an undo: mat and duel have to agree before a card that is put down counts."""
        self.agreed = None
        self.casting = None

    def confirmed(self, look: Look) -> str:
        """``yes`` or ``no`` if the card for it is shown, else empty."""
        found = next(
            (card for card in look.beside if card.code in (YES, NO) and (-1, card.code, card.facing) not in self.spent),
            None,
        )
        if found is None:
            return ""
        self.spent.add((-1, found.code, found.facing))
        return "yes" if found.code == YES else "no"

    # the free choice of the turn player

    def _act(
        self, duel: State, decision: Decision, wrong: list[Difference], fresh: list[Sign], fields: tuple[FieldSeen, ...]
    ) -> Verdict:
        left = [
            (position, card)
            for position, seen in enumerate(fields)
            for card in seen.cards
            if is_sign(card) and (position, card.code, card.facing) in self.spent
        ]
        if left:
            return Verdict(messages=tuple(self.texts.take_sign(position, card.code) for position, card in left))
        if len(wrong) > 1:
            return Verdict(messages=tuple(self.texts.demand(duel, one) for one in wrong))
        if wrong:
            return self._laid(duel, decision, wrong[0])
        if not fresh:
            return WAIT
        return self._signed(duel, decision, fresh[0])

    def _laid(self, duel: State, decision: Decision, one: Difference) -> Verdict:
        """Decide the action when a creature was put down or turned."""
        player = decision.player
        if one.kind in (EXTRA, OTHER) and not is_proxy(one.number):
            card = in_hand(duel, player, one.number)
            if card < 0:
                return Verdict(messages=(self.texts.not_in_hand(duel, one),))
            verb = codes.O_SUMMON if one.kind == EXTRA else codes.O_INCARNATE
            return self._attempt(duel, decision, option(verb, card, one.position))
        if one.kind == TURNED:
            return self._turn(duel, decision, one.position, one.facing)
        return Verdict(messages=(self.texts.demand(duel, one),))

    def _turn(self, duel: State, decision: Decision, position: int, facing: int) -> Verdict:
        """Decide a rotation by a quarter turn; a half turn is not one. Rule: EOJ-REACT-06."""
        card = duel.occupant[position]
        turn = (facing - duel.creatures[card].facing) % 4
        if turn == 2:
            return Verdict(messages=(self.texts.only_quarter(duel, card),))
        if turn == 0:
            return Verdict(messages=(self.texts.already(duel, card),))
        return self._attempt(duel, decision, option(codes.O_ROTATE, card, 1 if turn == 1 else 0))

    def _signed(self, duel: State, decision: Decision, sign: Sign) -> Verdict:
        """Decide the action when an operation card or a spell is shown."""
        position, code, facing = sign
        if is_spell(code):
            return self._cast(duel, decision, sign)
        self.spent.add(sign)
        if code in (END_TURN, END_PHASE):
            wanted = option(codes.O_END_TURN if code == END_TURN else codes.O_TO_ACTION_2)
            return Verdict(wanted) if wanted in decision.options else Verdict(messages=(self.texts.not_now(code),))
        if code in (ATTACK, ROTATE, ABILITY) and position >= 0:
            card = duel.occupant[position]
            if card < 0:
                return Verdict(messages=(self.texts.no_creature(position),))
            if code == ATTACK:
                return self._attempt(duel, decision, option(codes.O_ATTACK, card))
            if code == ROTATE:
                return self._turn(duel, decision, position, facing)
            abilities = [one for one in decision.options if verb_of(one) == codes.O_ABILITY and card_of(one) == card]
            if not abilities:
                return Verdict(messages=self.texts.no_ability(duel, card, decision.player))
            return Verdict(abilities[facing if 0 < facing < len(abilities) else 0])
        return Verdict(messages=(self.texts.not_now(code),))

    def _cast(self, duel: State, decision: Decision, sign: Sign) -> Verdict:
        """Decide the casting of a spell; one on a field also shows its target. Rule: EOJ-RECOG-09."""
        position, code, _ = sign
        self.spent.add(sign)
        card = in_hand(duel, decision.player, code)
        if card < 0:
            return Verdict(messages=(self.texts.no_such_spell(code),))
        found = self._attempt(duel, decision, option(codes.O_CAST, card))
        self.casting = sign if found.option >= 0 and position >= 0 else None
        return found

    def _attempt(self, duel: State, decision: Decision, wanted: int) -> Verdict:
        """An action, or all reasons against it."""
        if wanted in decision.options:
            return Verdict(wanted)
        return Verdict(messages=self.texts.against(duel, wanted, decision.player))

    # other questions

    def _facing(self, duel: State, decision: Decision, fields: tuple[FieldSeen, ...]) -> Verdict:
        """Decide the facing of a creature. Rules: EOJ-RECOG-06, EOJ-ORIENT-04."""
        wrong = [
            one
            for position, seen in enumerate(fields)
            if position != decision.detail and (one := difference(duel, position, seen)) is not None
        ]
        if wrong:
            return Verdict(messages=tuple(self.texts.demand(duel, one) for one in wrong))
        there = creature_on(fields[decision.detail])
        if there is None or not is_it(there, number_of(duel, decision.card)):
            return Verdict(messages=(self.texts.lay(duel, decision.card, decision.detail),))
        if there.facing < 0:
            return Verdict(messages=(self.texts.straighten(decision.detail),))
        return self._one_of(decision, option(codes.O_FACING, decision.card, there.facing))

    def _direction(self, duel: State, decision: Decision, beside: tuple[Shown, ...]) -> Verdict:
        """Decide the direction of a spell beside the mat. Rule: EOJ-RECOG-07."""
        wanted = number_of(duel, decision.card)
        there = next((card for card in beside if card.code == wanted), None)
        if there is None or there.facing < 0:
            return Verdict(messages=(self.texts.direct(duel, decision.card),))
        return self._one_of(decision, option(codes.O_FACING, decision.card, there.facing))

    def _one_of(self, decision: Decision, wanted: int) -> Verdict:
        return Verdict(wanted) if wanted in decision.options else WAIT

    def _picked(self, duel: State, decision: Decision, fresh: list[Sign]) -> Verdict:
        """Decide another choice: a creature, field, card, element, number, or yes or no."""
        first, self.casting = self.casting, None
        if first is not None and decision.why == codes.W_COST:
            # costs are chosen before targets
            self.casting = first
        elif (
            first is not None
            and decision.why == codes.W_SPELL_TARGET
            and first in self.spent
            and (first[1] == number_of(duel, decision.card))
        ):
            fresh = [first, *fresh]
        for sign in fresh:
            position, code, _ = sign
            self.spent.add(sign)
            found = [one for one in decision.options if self._means(duel, decision, position, code, one)]
            if found:
                return Verdict(found[0])
            return Verdict(messages=(self.texts.not_offered(position, code),))
        return WAIT

    def _means(self, duel: State, decision: Decision, position: int, code: int, one: int) -> bool:
        """Whether a sign means an option."""
        verb, card, number = verb_of(one), card_of(one), codes.number_of(one)
        if position >= 0:
            pointing = (
                code == CHOOSE
                or code == ATTACK
                and decision.why == codes.W_ATTACK_TARGET
                or (decision.card >= 0 and code == number_of(duel, decision.card))
            )
            if not pointing:
                return False
            if verb == codes.O_PICK:
                return on_board(duel, card) and duel.creatures[card].field == position
            return verb == codes.O_FIELD and number == position or verb == codes.O_NUMBER and number == position + 1
        if code in BY_CARD:
            return verb in BY_CARD[code]
        if code in _BY_ELEMENT:
            return verb == codes.O_ELEMENT and number == _BY_ELEMENT[code]
        return verb == codes.O_PICK and not on_board(duel, card) and number_of(duel, card) == code


def standing(duel: State) -> Board:
    """The creatures on the board."""
    return tuple(None if card < 0 else (number_of(duel, card), duel.creatures[card].facing) for card in duel.occupant)
