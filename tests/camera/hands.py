"""Hands that play on a mat: what a player does with real cards for an option, and a mat as it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np
from tests.camera.scenes import Lying, View, beside, lay, on_field, seen, spots

from duelkit.camera.codes import ABILITY, ATTACK, CHOOSE, DONE, ELEMENTS, END_PHASE, END_TURN, NO, YES
from duelkit.camera.playing.judgment_board import number_of
from duelkit.camera.playing.steady import Look, Steady
from duelkit.camera.seeing.mat import Light
from duelkit.camera.seeing.reading import FieldSeen, Reading, Shown, read
from duelkit.judgment import Duel
from duelkit.judgment.state import codes
from duelkit.judgment.state.codes import card_of, verb_of
from duelkit.judgment.state.codes import number_of as number

DAY: Final = Light(220, 15, 0)


class Hands:
    """A mat with cards, and what is laid down for an option."""

    def __init__(self) -> None:
        self.fields: dict[int, tuple[int, int]] = {}
        """The card and its facing on each field."""
        self.over: dict[int, tuple[int, int]] = {}
        """What lies over a field for a moment."""
        self.aside: list[tuple[int, int]] = []
        self.targeted = -1

    def agree(self, duel: Duel) -> None:
        """Put the mat as the duel has it, and take everything else away."""
        self.fields = {
            position: (number_of(duel, card), duel.creatures[card].facing)
            for position, card in enumerate(duel.occupant)
            if card >= 0
        }
        self.over.clear()
        self.aside.clear()

    def lift(self) -> None:
        """Take spells and operation cards away."""
        self.over.clear()
        self.aside.clear()

    def show(self, duel: Duel, option: int) -> None:
        """Do what stands for an option; before, everything shown has been taken away."""
        decision = duel.decision
        assert decision is not None
        verb, card, value = verb_of(option), card_of(option), number(option)
        if verb in (codes.O_SUMMON, codes.O_INCARNATE):
            self.fields[value] = (number_of(duel, card), 0)
        elif verb == codes.O_FACING and decision.why == codes.W_FACING:
            self.fields[decision.detail] = (number_of(duel, card), value)
        elif verb == codes.O_FACING:
            self.aside.append((number_of(duel, card), value))
        elif verb == codes.O_CAST:
            self.aside.append((number_of(duel, card), 0))
        elif verb == codes.O_ATTACK:
            self.over[duel.creatures[card].field] = (ATTACK, 0)
        elif verb == codes.O_ROTATE:
            code, facing = self.fields[duel.creatures[card].field]
            self.fields[duel.creatures[card].field] = (code, (facing + (1 if value else 3)) % 4)
        elif verb == codes.O_ABILITY:
            alike = [one for one in decision.options if verb_of(one) == codes.O_ABILITY and card_of(one) == card]
            self.over[duel.creatures[card].field] = (ABILITY, alike.index(option))
        elif verb == codes.O_PICK and duel.place[card] == codes.BOARD:
            self.over[duel.creatures[card].field] = (self._pointer(duel), 0)
        elif verb == codes.O_PICK:
            self.aside.append((number_of(duel, card), 0))
        elif verb == codes.O_FIELD:
            self.over[value] = (self._pointer(duel), 0)
        elif verb == codes.O_NUMBER:
            self.over[value - 1] = (CHOOSE, 0)
        else:
            code = {
                codes.O_TO_ACTION_2: END_PHASE,
                codes.O_END_TURN: END_TURN,
                codes.O_YES: YES,
                codes.O_MULLIGAN: YES,
                codes.O_NO: NO,
                codes.O_KEEP: NO,
                codes.O_FINISH: DONE,
            }.get(verb, ELEMENTS.get(value, 0))
            self.aside.append((code, 0))

    def _pointer(self, duel: Duel) -> int:
        """The spell points at its own targets, the card Choose at everything else."""
        decision = duel.decision
        assert decision is not None
        return number_of(duel, decision.card) if decision.why == codes.W_SPELL_TARGET else CHOOSE

    # how it is seen

    def lying(self, spots: list[tuple[float, float]]) -> list[Lying]:
        """The cards on the table, what lies above last; ``spots``: where cards can be shown beside the mat."""
        found = [on_field(code, position, facing) for position, (code, facing) in sorted(self.fields.items())]
        found += [on_field(code, position, facing) for position, (code, facing) in sorted(self.over.items())]
        return found + [beside(code, facing, at) for (code, facing), at in zip(self.aside, spots, strict=False)]

    def reading(self) -> Reading:
        """The mat as a perfect eye sees it."""
        fields = []
        for position in range(9):
            there = self.over.get(position) or self.fields.get(position)
            fields.append(FieldSeen(empty=True) if there is None else FieldSeen((Shown(*there, place=position),)))
        return Reading(None, DAY, tuple(fields), tuple(Shown(*one) for one in self.aside))


class PerfectEye:
    """Sees the mat without a camera."""

    def looks(self, hands: Hands) -> Iterator[Look]:
        """What is seen."""
        steady = Steady()
        for picture in range(5):
            look = steady.see(picture / 5, hands.reading())
        yield look


class RenderedEye:
    """Sees the mat through a camera.

    :param view: how it stands; :param chance: of the noise.
    """

    def __init__(self, view: View, chance: np.random.Generator) -> None:
        self.view = view
        self.chance = chance
        self.pictures = 0
        self.again = 0
        """How often the cards were laid down anew, as people do when nothing is read."""
        self.spots = spots(view)
        assert self.spots, view

    def laid(self, card: Lying) -> Lying:
        """A card as a hand lays it down, not quite straight."""
        (x, y), off = card.at, self.chance.uniform(-4, 4, 2)
        return replace(
            card, at=(x + float(off[0]), y + float(off[1])), turn=card.turn + float(self.chance.uniform(-8, 8))
        )

    def looks(self, hands: Hands, most: int = 12, times: int = 3) -> Iterator[Look]:
        """What is seen, picture by picture, from the first that lies still; then once more with the cards laid down
        anew, those beside the mat in another place."""
        for at in range(times):
            self.again += at > 0
            yield from self._looks(hands, most)
            self.spots = [*self.spots[1:], self.spots[0]]

    def _looks(self, hands: Hands, most: int) -> Iterator[Look]:
        steady = Steady()
        table = lay([self.laid(card) for card in hands.lying(self.spots)])
        for picture in range(most):
            motion = (float(self.chance.uniform(0, 2.0)), float(self.chance.uniform(0, 180)))
            self.pictures += 1
            look = steady.see(picture / 5, read(seen(table, replace(self.view, motion=motion), self.chance)))
            if look.quiet:
                yield look
