"""Executors of the words about declarations (宣言)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.facts.figures import attribute_of, race_of
from duelkit.yugioh.engine.facts.properties import facts, has_name, hidden, level_of, types_of
from duelkit.yugioh.engine.legality.paying import follows
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Op, Test
from duelkit.yugioh.state.codes import BACK_ROW, O_NUMBER, W_DECLARE, number_of, option, player_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

D_NUMBER: Final = 0
D_ATTRIBUTE: Final = 1
D_RACE: Final = 2
D_SUMMON_TYPE: Final = 3
D_SPELL_OR_TRAP: Final = 4
D_CARD_NAME: Final = 5

CHOICES: Final[dict[int, tuple[int, ...]]] = {
    D_ATTRIBUTE: (0, 1, 2, 3, 4, 5, 6),
    D_RACE: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25),
    D_SUMMON_TYPE: (6, 7, 13, 23, 24),
    D_SPELL_OR_TRAP: (1, 2),
}
"""The terms that can be declared, by the positions of their bits."""


class DeclaredTest(Test):
    """A card of the declared kind, also if it is face-down; any card before the declaration."""

    def __init__(self, domain: int) -> None:
        self.domain = domain

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if scope.declared < 0:
            return True
        secret = hidden(duel, card)
        domain = self.domain
        if domain == D_SUMMON_TYPE or domain == D_SPELL_OR_TRAP:
            types = duel.info[card].types if secret else types_of(duel, card)
            return (types >> scope.declared & 1) == 1
        if domain == D_CARD_NAME:
            return not secret and has_name(duel, card, duel.info[scope.declared].name)
        if duel.place[card] & BACK_ROW:
            return False
        if domain == D_NUMBER:
            return not secret and level_of(duel, card) == scope.declared
        if domain == D_ATTRIBUTE:
            value = facts(duel, card).attribute if secret else attribute_of(duel, card)
        else:
            value = facts(duel, card).race if secret else race_of(duel, card)
        return (value >> scope.declared & 1) == 1


class DeclareOp(Op):
    """Declare a number, Attribute, Type or kind; terms are numbered by the positions of their bits."""

    def __init__(self, domain: int, choices: tuple[int, ...], side: int, unlike: Amount | None) -> None:
        self.domain = domain
        self.choices = choices
        self.side = side
        self.unlike = unlike

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            scope.declared = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, scope.declared, self.domain)
            frame.done = 1
            return NEXT
        frame.step = ANSWERED
        choices = list(self.choices)
        if self.unlike is not None:
            excluded = self.unlike.value(duel, scope)
            choices = [number for number in choices if number != excluded]
        if frame.program == frame.code.cost:
            useful: list[int] = []
            for number in choices:
                scope.declared = number
                if follows(duel, frame.code, scope, -1, []):
                    useful.append(number)
            scope.declared = -1
            choices = useful or choices
        duel.ask(
            player_of(scope.player, self.side),
            CHOICE,
            [option(O_NUMBER, -1, number) for number in choices],
            W_DECLARE,
            scope.card,
            self.domain,
        )
        return AGAIN
