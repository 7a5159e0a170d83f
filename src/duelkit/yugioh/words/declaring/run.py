"""Executors of the words about declarations (宣言)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.facts.figures import attribute_of, race_of
from duelkit.yugioh.engine.facts.limits import DECLARED_NAMES, key_by_name, own_tables
from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.facts.properties import facts, has_name, hidden, level_of, types_of
from duelkit.yugioh.engine.legality.materials import known_test
from duelkit.yugioh.engine.legality.paying import follows
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.seen.view import remembers
from duelkit.yugioh.state.card_info import KEEPS_PAYMENT, kept_at
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, NothingOp, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    K_ACTIVATION,
    MULTIPLE_OF,
    O_NUMBER,
    TOKEN,
    W_DECLARE,
    number_of,
    option,
    player_of,
)
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
D_CARD_TYPE: Final = 6
D_KIND: Final = 9
D_TWO_NUMBERS: Final = 10

CHOICES: Final[dict[int, tuple[int, ...]]] = {
    D_ATTRIBUTE: (0, 1, 2, 3, 4, 5, 6),
    D_RACE: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25),
    D_SUMMON_TYPE: (6, 7, 13, 23, 24),
    D_SPELL_OR_TRAP: (1, 2),
    D_CARD_TYPE: (0, 1, 2),
}
"""The terms that can be declared, by the positions of their bits."""


class DeclaredTest(Test):
    """A card of the declared kind, also if it is face-down; any card before the declaration."""

    def __init__(self, domain: int, original: bool = False) -> None:
        self.domain = domain
        self.original = original

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if scope.declared < 0:
            return True
        if self.original:
            return duel.info[scope.declared].name in duel.info[card].names
        secret = hidden(duel, card)
        domain = self.domain
        if domain == D_SUMMON_TYPE or domain == D_SPELL_OR_TRAP or domain == D_CARD_TYPE:
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


class NotAlreadyTest(Test):
    """A card that is not of the declared Attribute or Type alone already; any card before the declaration."""

    def __init__(self, domain: int) -> None:
        self.domain = domain

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if scope.declared < 0:
            return True
        value = attribute_of(duel, card) if self.domain == D_ATTRIBUTE else race_of(duel, card)
        return value != 1 << scope.declared


def names_in_deck(duel: State, player: int) -> list[int]:
    """A card of the player's deck for each name there."""
    names: list[str] = []
    found: list[int] = []
    for card in listed(duel, duel.deck[player]):
        name = duel.info[card].name
        if name not in names:
            names.append(name)
            found.append(card)
    return found


def names_owned(duel: State, player: int, which: Test | None, scope: Scope, seen: bool = False) -> list[int]:
    """A card of the player's own for each name among those that pass the filter as they are printed.

    :param seen: also the opponent's cards that the player has seen.
    """
    names: list[str] = []
    found: list[int] = []
    theirs = [card for card in range(len(duel.info)) if duel.owner[card] != player and remembers(duel, player, card)]
    for card in listed(duel, [card for card in range(len(duel.info)) if duel.owner[card] == player]) + (
        theirs if seen else []
    ):
        name = duel.info[card].name
        if name in names or duel.info[card].types & TOKEN or not duel.place[card]:
            continue
        if which is None or known_test(duel, which, card, scope):
            names.append(name)
            found.append(card)
    return found


class DeclareOp(Op):
    """Declare a number, Attribute, Type or kind; terms are numbered by the positions of their bits.

    Of the card names only those in the player's own deck, or with ``which`` of the player's own cards, each as one
    of the cards.
    """

    def __init__(
        self, domain: int, choices: tuple[int, ...], side: int, unlike: Amount | None, which: Test | None
    ) -> None:
        self.which = which
        self.seen = False
        self.anew = False
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
            if self.anew:
                own_tables(duel)
                duel.used[self.key(duel, scope, scope.declared)] = 1
            frame.done = 1
            return NEXT
        frame.step = ANSWERED
        choices = list(self.choices)
        if self.domain == D_CARD_NAME:
            choices = self.names(duel, scope)
        if self.unlike is not None:
            excluded = self.unlike.value(duel, scope)
            if self.domain in (D_ATTRIBUTE, D_RACE):
                choices = [number for number in choices if 1 << number != excluded]
            else:
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

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.domain != D_CARD_NAME:
            return True
        return len(self.names(duel, scope)) > 0

    def names(self, duel: State, scope: Scope) -> list[int]:
        """A card for each name that can be declared."""
        who = player_of(scope.player, self.side)
        if self.which is None and not self.seen:
            return names_in_deck(duel, who)
        found = names_owned(duel, who, self.which, scope, self.seen)
        return [card for card in found if not self.anew or not duel.used.get(self.key(duel, scope, card), 0)]

    def key(self, duel: State, scope: Scope, card: int) -> int:
        """What counts that the player has declared the name of a card for effects of cards of this card's name."""
        names = duel.info[scope.card].passcode << 32 | duel.info[card].passcode
        return key_by_name(names, scope.player, DECLARED_NAMES)


SECOND: Final = 2
"""The step after the second answer."""
PACKED: Final = 5
"""How many bits the first of two declared things takes."""


def packed(first: int, second: int) -> int:
    """Two declared things as one number; −1 for one that is not declared yet."""
    return first + 1 | (second + 1) << PACKED


def unpacked(declared: int) -> tuple[int, int]:
    """The two things that were declared; −1 for one that is not declared yet."""
    if declared < 0:
        return -1, -1
    return (declared & (1 << PACKED) - 1) - 1, (declared >> PACKED) - 1


class DeclareTwoOp(Op):
    """Declare two things one after the other: a Type and an Attribute, or two different numbers.

    :param domains: what each of them is.
    :param choices: what can be declared as each.
    """

    def __init__(self, domains: tuple[int, int], choices: tuple[tuple[int, ...], tuple[int, ...]], side: int) -> None:
        self.domains = domains
        self.choices = choices
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        first = unpacked(scope.declared)[0]
        if frame.step == FIRST:
            first = -1
        elif frame.step == ANSWERED:
            first = number_of(duel.answer)
            scope.declared = packed(first, -1)
        else:
            frame.step = FIRST
            scope.declared = packed(first, number_of(duel.answer))
            for at, number in enumerate((first, number_of(duel.answer))):
                note(duel, L_DECLARE, scope.card, scope.player, number, self.domains[at])
            frame.done = 1
            return NEXT
        at = 0 if frame.step == FIRST else 1
        frame.step = ANSWERED if frame.step == FIRST else SECOND
        choices = self.offered(duel, frame, first)
        player = player_of(scope.player, self.side)
        options = [option(O_NUMBER, -1, number) for number in choices]
        duel.ask(player, CHOICE, options, W_DECLARE, scope.card, self.domains[at])
        return AGAIN

    def offered(self, duel: State, frame: Work, first: int) -> list[int]:
        """What can be declared next; for a cost, only what leaves the effect something to do."""
        scope = duel.scopes[frame.scope]
        choices = list(self.choices[0 if first < 0 else 1])
        if first >= 0 and self.domains[0] == self.domains[1]:
            choices.remove(first)
        if frame.program != frame.code.cost:
            return choices
        before = scope.declared
        useful: list[int] = []
        for number in choices:
            scope.declared = packed(number, -1) if first < 0 else packed(first, number)
            if follows(duel, frame.code, scope, -1, []):
                useful.append(number)
        scope.declared = before
        return useful or choices

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return True


class WilledAmount(Amount):
    """The number chosen for a cost; before the choice the lowest one."""

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def value(self, duel: State, scope: Scope) -> int:
        return self.unit if scope.declared < 0 else scope.declared


class ChooseNumberOp(Op):
    """Choose the number for the instruction that follows, which pays it.

    :param unit: it is a multiple of this.
    :param most: the highest number; 0: there is none.
    """

    def __init__(self, unit: int, most: int) -> None:
        self.unit = unit
        self.most = most

    def payer(self, scope: Scope) -> Op:
        """The instruction that follows."""
        for program in scope.code.programs:
            for at in range(len(program.ops) - 1):
                if program.ops[at] is self:
                    return program.ops[at + 1]
        return NothingOp()

    def choices(self, duel: State, scope: Scope, useful: bool) -> list[int]:
        """The numbers of units that can be paid.

        :param useful: only those that leave the effect something to do, unless none does.
        """
        payer = self.payer(scope)
        before = scope.declared
        found: list[int] = []
        fitting: list[int] = []
        units = 1
        while not self.most or units * self.unit <= self.most:
            scope.declared = units * self.unit
            if units >= MOST_UNITS or not payer.possible(duel, scope, Plan()):
                break
            found.append(units)
            if useful and follows(duel, scope.code, scope, -1, []):
                fitting.append(units)
            units += 1
        scope.declared = before
        return fitting or found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == ANSWERED:
            frame.step = FIRST
            units = number_of(duel.answer)
            scope.declared = units * self.unit
            if scope.code.kind == K_ACTIVATION:
                duel.keep(kept_at(scope.card, KEEPS_PAYMENT), (scope.stamp, duel.turn, scope.declared))
            note(duel, L_DECLARE, scope.card, scope.player, units, MULTIPLE_OF + self.unit)
            return NEXT
        frame.step = ANSWERED
        options = [option(O_NUMBER, -1, units) for units in self.choices(duel, scope, True)]
        if not options:
            frame.step = FIRST
            return NEXT
        duel.ask(scope.player, CHOICE, options, W_DECLARE, scope.card, MULTIPLE_OF + self.unit)
        return AGAIN


MOST_UNITS: Final = 1000
"""More units than anybody ever pays."""


class ChosenAmount(Amount):
    """The number that was chosen for the cost; before the choice the highest that can be paid to some use."""

    def value(self, duel: State, scope: Scope) -> int:
        if scope.declared >= 0:
            return scope.declared
        for program in scope.code.programs:
            for op in program.ops:
                if isinstance(op, ChooseNumberOp):
                    choices = op.choices(duel, scope, True)
                    return choices[-1] * op.unit if choices else 0
        kept = duel.kept.get(kept_at(scope.card, KEEPS_PAYMENT))
        return kept[2] if kept is not None and kept[0] == duel.stamp[scope.card] else 0
