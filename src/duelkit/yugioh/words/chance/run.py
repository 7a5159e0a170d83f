"""Executors of the words about coins, dice, lots and guesses (運)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE
from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.facts.properties import has_name
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.tosses import asks_to_toss_again, toss, use_to_toss_again
from duelkit.yugioh.engine.seen.view import remembers
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Check, Op, Plan, Test
from duelkit.yugioh.state.codes import MONSTER, O_NO, O_NUMBER, TOKEN, W_DECLARE, number_of, option, player_of, verb_of
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE, L_DIE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.declaring.run import D_CARD_NAME, unpacked


class DeclaredCheck(Check):
    """The rolled number is in bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, duel: State, scope: Scope) -> bool:
        return self.least <= scope.die <= self.most


class DieAsDeclaredCheck(Check):
    """The rolled number is one of two declared ones."""

    def holds(self, duel: State, scope: Scope) -> bool:
        return scope.die in unpacked(scope.declared)


class CoinsOp(Op):
    """Toss coins. Rule: MR3-RND-01."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.done = 1
        if frame.step == ANSWERED:
            frame.step = FIRST
            if verb_of(duel.answer) == O_NO:
                return NEXT
            use_to_toss_again(duel, scope)
        scope.heads = toss(duel, scope, self.coins)
        if asks_to_toss_again(duel, scope):
            frame.step = ANSWERED
            return AGAIN
        return NEXT


class RollsDiceTest(Test):
    """A card with an effect that rolls a die."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.info[card].rolls


class InZoneRolledTest(Test):
    """A monster of the opponent in the zone of the number rolled; their first zone is the player's rightmost."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        zones = duel.monsters[1 - scope.player]
        return 0 < scope.die <= duel.rules.monster_zones and zones[scope.die - 1] == card


class DieOp(Op):
    """Roll a die. Rule: MR3-RND-02."""

    def __init__(self, side: int = 0, most: int = 6) -> None:
        self.side = side
        self.most = most

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.die = 0
        while not 0 < scope.die <= self.most:
            scope.die = 1 + duel.rng.below(6)
            note(duel, L_DIE, scope.card, player_of(scope.player, self.side), scope.die)
        frame.done = 1
        return NEXT


ANOTHER_NAME: Final = 0xFFF
"""Represents any name that has not been seen in the duel."""


class GuessLowestOp(Op):
    """A player guesses the name of the lowest card of a graveyard that passes a filter. Rule: EX04-PUB-04.

    The options are the names that the player has seen, and one for any other name. Done if the guess is right.
    """

    def __init__(self, test: Test, side: int, by: int) -> None:
        self.test = test
        self.side = side
        self.by = by

    def lowest(self, duel: State, scope: Scope) -> int:
        """The card to be guessed; −1 if there is none."""
        for card in duel.graveyard[player_of(scope.player, self.side)]:
            if self.test.test(duel, card, scope):
                return card
        return -1

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        card = self.lowest(duel, scope)
        player = player_of(scope.player, self.by)
        if frame.step == ANSWERED:
            frame.step = FIRST
            named = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, player, named, D_CARD_NAME)
            scope.them = (card,) if card >= 0 else ()
            frame.done = 1 if named != ANOTHER_NAME and card >= 0 and has_name(duel, card, duel.info[named].name) else 0
            return NEXT
        if card < 0:
            scope.them = ()
            frame.done = 0
            return NEXT
        frame.step = ANSWERED
        duel.ask(
            player,
            CHOICE,
            [option(O_NUMBER, -1, number) for number in names_seen(duel, player)],
            W_DECLARE,
            scope.card,
            D_CARD_NAME,
        )
        return AGAIN

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return self.lowest(duel, scope) >= 0


def names_seen(duel: State, player: int) -> list[int]:
    """One card for each monster name that the player has seen or knows, and ``ANOTHER_NAME``."""
    names: list[str] = []
    found: list[int] = []
    for card in listed(duel, list(range(len(duel.info)))):
        info = duel.info[card]
        if (
            info.types & MONSTER
            and not info.types & TOKEN
            and duel.place[card]
            and info.name not in names
            and (remembers(duel, player, card))
        ):
            names.append(info.name)
            found.append(card)
    found.append(ANOTHER_NAME)
    return found


class DrawLotOp(Op):
    """Pick one of the cards that the previous verb worked on at random. Rule: RES-RND-01."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.each = scope.them[duel.rng.below(len(scope.them))] if scope.them else -1
        frame.done = 1 if scope.them else 0
        return NEXT
