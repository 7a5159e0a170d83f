"""Executors of the words about tokens (トークン)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import CHOICE, POSITION
from duelkit.yugioh.engine.facts.one_kind import kept_out
from duelkit.yugioh.engine.facts.prohibitions import at_most_one, player_forbidden
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones, placings
from duelkit.yugioh.engine.moves.applying import apply_modifiers
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.summon import put_monster, succeed
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state.board import BLANK
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.categories import C_CANNOT, C_ONE_KIND
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Amount, NothingOp, Op, Plan
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    BY_EFFECT,
    O_NUMBER,
    O_POSITION,
    S_SPECIAL,
    W_DECLARE,
    W_POSITION,
    YOU,
    number_of,
    option,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_DECLARE
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work

NUMBER_CHOSEN: Final = 3
"""The step in which the player has chosen how many tokens come."""
TOKEN_PLACED: Final = 2
"""The step of a summon of tokens in which the position and zone of the next has been chosen."""


class RoomForTokens(Amount):
    """How many tokens have room on the player's field; 1 if there is none, so that one is tried."""

    def value(self, duel: State, scope: Scope) -> int:
        return 1 if at_most_one(duel) else max(1, free_monster_zones(duel, scope.player))


class TokensOp(Op):
    """Special Summon tokens; who does that owns them, on whichever field they are.

    Rules: MR3-TOK-02 to MR3-TOK-06; whose they are: official ruling on 所有者の刻印 and おジャマトリオ.
    """

    def __init__(
        self,
        info: CardInfo,
        atk: Amount,
        defense: Amount,
        fixed: bool,
        number: Amount,
        positions: int,
        to: int,
        first: int,
        count: int,
        up_to: bool = False,
    ) -> None:
        self.info = info
        self.atk = atk
        self.defense = defense
        self.fixed = fixed
        self.number = number
        self.positions = positions
        self.to = to
        self.first = first
        self.count = count
        self.up_to = up_to

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = player_of(scope.player, self.to)
        if frame.step == NUMBER_CHOSEN:
            scope.declared = number_of(duel.answer)
            note(duel, L_DECLARE, scope.card, scope.player, scope.declared)
        number = self.chosen(duel, scope, player, frame.step == FIRST)
        if frame.step == FIRST:
            frame.picked = []
            if (
                not self.enough(duel, player, number, 0)
                or number < 1
                and self.up_to
                or forbidden_token(duel, self.info, scope.player, player)
            ):
                frame.done = 0
                scope.them = ()
                return NEXT
            if self.up_to:
                frame.step = NUMBER_CHOSEN
                if number > 1:
                    numbers = [option(O_NUMBER, -1, each) for each in range(1, number + 1)]
                    duel.ask(scope.player, CHOICE, numbers, W_DECLARE, scope.card)
                    return AGAIN
                scope.declared = number
        if frame.step == TOKEN_PLACED:
            frame.picked.append(number_of(duel.answer))
        while len(frame.picked) < number:
            choices = placings(duel, player, -1, self.positions, frame.picked, [])
            if len(choices) > 1:
                frame.step = TOKEN_PLACED
                duel.ask(scope.player, POSITION, [option(O_POSITION, -1, at) for at in choices], W_POSITION, scope.card)
                return AGAIN
            frame.picked.append(choices[0])
        frame.step = FIRST
        info = self.info
        if not self.fixed:
            info = token_with(self.info, self.atk.value(duel, scope), self.defense.value(duel, scope))
        made: list[int] = []
        for at in range(number):
            card = new_token(duel, info, scope.player)
            if put_monster(duel, card, player, frame.picked[at], S_SPECIAL):
                made.append(card)
        if self.count and made:
            apply_modifiers(duel, scope, self.first, self.count, made, 0)
        succeed(duel, made, player, S_SPECIAL, scope.player, scope.card, 0, BY_EFFECT)
        scope.them = tuple(made)
        frame.done = len(made)
        return NEXT

    def chosen(self, duel: State, scope: Scope, player: int, before: bool) -> int:
        """How many tokens come; ``before`` the player has chosen, if it is the player's choice, how many could."""
        if not self.up_to:
            return self.number.value(duel, scope)
        if not before:
            return scope.declared
        room = min(free_monster_zones(duel, player), 1 if at_most_one(duel) else 99)
        return min(self.number.value(duel, scope), room)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        player = player_of(scope.player, self.to)
        if self.up_to:
            one = self.number.value(duel, scope) > 0 and self.enough(
                duel, player, 1, plan.freed if self.to == YOU else 0
            )
            return one and not forbidden_token(duel, self.info, scope.player, player)
        enough = self.enough(duel, player, self.number.value(duel, scope), plan.freed if self.to == YOU else 0)
        return enough and not forbidden_token(duel, self.info, scope.player, player)

    def enough(self, duel: State, player: int, number: int, freed: int) -> bool:
        """Whether so many tokens can come at the same time."""
        return number <= free_monster_zones(duel, player) + freed and (number < 2 or not at_most_one(duel))

    def afterwards(self) -> Op | None:
        return TokenAllowed(self.info, self.to)


class TokenAllowed(NothingOp):
    """Asks whether a token could come as far as prohibitions go, whatever room the part before it makes (faq 22802)."""

    def __init__(self, info: CardInfo, to: int) -> None:
        self.info = info
        self.to = to

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not forbidden_token(duel, self.info, scope.player, player_of(scope.player, self.to))


class TheirTokensOp(TokensOp):
    """Each of the players whose cards are meant Special Summons tokens; all of them come at the same time."""

    whose: tuple[int, int] = (0, 0)
    """The reference to the cards, and its slot."""

    def makers(self, duel: State, scope: Scope) -> list[int]:
        """The players who do it and can, the turn player first."""
        cards = cards_of(duel, self.whose[0], self.whose[1], scope, False)
        found: list[int] = []
        for player in (duel.turn_player, 1 - duel.turn_player):
            to = player_of(player, self.to)
            if (
                any([duel.controller[card] == player for card in cards])
                and self.enough(duel, to, self.number.value(duel, scope), 0)
                and not forbidden_token(duel, self.info, player, to)
            ):
                found.append(player)
        return found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.picked = []
            frame.saved = []
            for player in self.makers(duel, scope):
                frame.saved.extend([player] * self.number.value(duel, scope))
        elif frame.step == TOKEN_PLACED:
            frame.picked.append(number_of(duel.answer))
        while len(frame.picked) < len(frame.saved):
            player = frame.saved[len(frame.picked)]
            before = [frame.picked[at] for at in range(len(frame.picked)) if frame.saved[at] == player]
            choices = placings(duel, player_of(player, self.to), -1, self.positions, before, [])
            if len(choices) > 1:
                frame.step = TOKEN_PLACED
                duel.ask(player, POSITION, [option(O_POSITION, -1, at) for at in choices], W_POSITION, scope.card)
                return AGAIN
            frame.picked.append(choices[0])
        frame.step = FIRST
        made: list[list[int]] = [[], []]
        for at in range(len(frame.picked)):
            player = frame.saved[at]
            card = new_token(duel, self.info, player)
            if put_monster(duel, card, player_of(player, self.to), frame.picked[at], S_SPECIAL):
                made[player].append(card)
        if self.count and frame.picked:
            apply_modifiers(duel, scope, self.first, self.count, [*made[0], *made[1]], 0)
        for player in (duel.turn_player, 1 - duel.turn_player):
            if made[player]:
                succeed(duel, made[player], player_of(player, self.to), S_SPECIAL, player, scope.card, 0, BY_EFFECT)
        scope.them = (*made[0], *made[1])
        frame.done = len(scope.them)
        frame.saved = []
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return True  # whose cards they are may only be known when it is processed


class SplitTokensOp(TokensOp):
    """Special Summon tokens to both fields: the player chooses how many come to each, up to a number in all."""

    def rooms(self, duel: State, scope: Scope) -> list[int]:
        """How many tokens could come to the player's field, and to the opponent's."""
        found: list[int] = []
        for player in (scope.player, 1 - scope.player):
            barred = forbidden_token(duel, self.info, scope.player, player)
            found.append(0 if barred else free_monster_zones(duel, player))
        return found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.picked = []
            frame.saved = []
        elif frame.step == NUMBER_CHOSEN:
            frame.saved.append(number_of(duel.answer))
            note(duel, L_DECLARE, scope.card, scope.player, frame.saved[-1])
        elif frame.step == TOKEN_PLACED:
            frame.picked.append(number_of(duel.answer))
        most = min(self.number.value(duel, scope), 1 if at_most_one(duel) else 99)
        rooms = self.rooms(duel, scope)
        while len(frame.saved) < 2:
            left = most - sum(frame.saved)
            here = min(left, rooms[len(frame.saved)])
            least = 1 if (frame.saved and not frame.saved[0]) or (not frame.saved and not rooms[1]) else 0
            if here <= least:
                frame.saved.append(max(here, 0))
                continue
            frame.step = NUMBER_CHOSEN
            numbers = [option(O_NUMBER, -1, each) for each in range(least, here + 1)]
            duel.ask(scope.player, CHOICE, numbers, W_DECLARE, scope.card)
            return AGAIN
        if self.place(duel, frame, scope):
            return AGAIN
        frame.step = FIRST
        self.bring(duel, frame, scope)
        return NEXT

    def place(self, duel: State, frame: Work, scope: Scope) -> bool:
        """Ask for the zone of the next token; returns whether there is a question."""
        own = frame.saved[0]
        while len(frame.picked) < sum(frame.saved):
            mine = len(frame.picked) < own
            player = scope.player if mine else 1 - scope.player
            choices = placings(duel, player, -1, self.positions, frame.picked if mine else frame.picked[own:], [])
            if len(choices) > 1:
                frame.step = TOKEN_PLACED
                duel.ask(scope.player, POSITION, [option(O_POSITION, -1, at) for at in choices], W_POSITION, scope.card)
                return True
            frame.picked.append(choices[0])
        return False

    def bring(self, duel: State, frame: Work, scope: Scope) -> None:
        """Put the tokens into their zones, all at the same time."""
        sides: list[list[int]] = [[], []]
        for at in range(len(frame.picked)):
            side = 0 if at < frame.saved[0] else 1
            card = new_token(duel, self.info, scope.player)
            if put_monster(duel, card, player_of(scope.player, side), frame.picked[at], S_SPECIAL):
                sides[side].append(card)
        if self.count and frame.picked:
            apply_modifiers(duel, scope, self.first, self.count, [*sides[0], *sides[1]], 0)
        for side in range(2):
            if sides[side]:
                succeed(
                    duel, sides[side], player_of(scope.player, side), S_SPECIAL, scope.player, scope.card, 0, BY_EFFECT
                )
        scope.them = (*sides[0], *sides[1])
        frame.done = len(scope.them)
        frame.saved = []

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return self.number.value(duel, scope) > 0 and max(self.rooms(duel, scope)) > 0


def forbidden_token(duel: State, info: CardInfo, player: int, to: int) -> bool:
    """Whether the player cannot Special Summon such a token to the field of ``to``, for which prohibitions apply as
    for any card.
    """
    if not duel.active[C_CANNOT + A_SPECIAL_SUMMON] and not duel.active[C_ONE_KIND]:
        return False
    before = len(duel.info)
    token = new_token(duel, info, player)
    forbidden = player_forbidden(duel, A_SPECIAL_SUMMON, player, token, S_SPECIAL) or kept_out(duel, token, to)
    if token == before:
        drop_newest(duel)
    return forbidden


def token_with(info: CardInfo, atk: int, defense: int) -> CardInfo:
    """The token with figures that an effect computed."""
    old = info.definition
    return CardInfo(Card(old.passcode, old.ja, old.en, old.types, old.attribute, old.race, old.level, atk, defense))


def new_token(duel: State, info: CardInfo, owner: int) -> int:
    """A new token, nowhere yet; a token that has left is used again."""
    for card in range(len(duel.info)):
        if (
            duel.place[card] == 0
            and duel.info[card].passcode == info.passcode
            and duel.owner[card] == owner
            and (duel.info[card] is info or duel.info[card].definition == info.definition)
            and (card not in duel.last_known)
        ):
            return card
    duel.info = [*duel.info, info]
    duel.owner = [*duel.owner, owner]
    duel.controller.append(owner)
    duel.place.append(0)
    duel.stamp.append(0)
    duel.proper = [*duel.proper, False]
    duel.play.append(BLANK)
    return len(duel.info) - 1


def drop_newest(duel: State) -> None:
    """Forget the token that ``new_token`` has just added."""
    duel.info = duel.info[:-1]
    duel.owner = duel.owner[:-1]
    duel.controller.pop()
    duel.place.pop()
    duel.stamp.pop()
    duel.proper = duel.proper[:-1]
    duel.play.pop()
