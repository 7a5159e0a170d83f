"""Executors of the words about sending, discarding, banishing, returning (移動)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.attack import spendable
from duelkit.yugioh.engine.facts.one_kind import kept_out
from duelkit.yugioh.engine.facts.prohibitions import cannot_add, cannot_send_from_deck, forbidden
from duelkit.yugioh.engine.facts.properties import applies, is_monster, position_now
from duelkit.yugioh.engine.facts.zones import leaves_after_chain
from duelkit.yugioh.engine.moves.arrivals import keep_through
from duelkit.yugioh.engine.moves.decks import put_on_top, reveal, shuffle, turn_up_in_extra
from duelkit.yugioh.engine.moves.destruction import touchable
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.handed_back import asks_for_hand
from duelkit.yugioh.engine.moves.movement import Departure, decide, move, move_all, perform
from duelkit.yugioh.engine.moves.placing import put_down
from duelkit.yugioh.engine.moves.redirection import may_banish, redirected, redirection
from duelkit.yugioh.engine.moves.relocation import choose_zone
from duelkit.yugioh.state.board import SHARES_DECK
from duelkit.yugioh.state.categories import C_CONTROL
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    A_BE_BANISHED_FOR_EFFECT,
    AS_COST,
    AT_THE_BOTTOM,
    BANISHED,
    BATTLE,
    BATTLE_PHASE_END,
    BY_EFFECT,
    BY_RULE,
    DECK,
    DETACHED,
    DISCARDED,
    DOWN_DEFENSE,
    DRAW_PHASE,
    END,
    EXTRA,
    EXTRA_DECK_TYPES,
    FACE_DOWN_BANISHED,
    FIELD,
    GRAVEYARD,
    HAND,
    KNOWN_TO_BOTH,
    MONSTER,
    MONSTER_ZONE,
    ON_TOP,
    OPEN,
    OVERLAY,
    RETURNED,
    S_FLIP,
    S_GEMINI,
    SHUFFLED_IN,
    STANDBY,
    TOKEN,
    TRIBUTED,
    U_END_OF_BATTLE_PHASE,
    U_NEXT_STANDBY,
    U_OPPONENTS_NEXT_END,
    U_OPPONENTS_NEXT_END_PHASE,
    U_OPPONENTS_NEXT_STANDBY,
    U_YOUR_NEXT_END,
    U_YOUR_NEXT_STANDBY,
    UP_ATTACK,
    YOU,
    on_side,
    only_for,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_MOVE
from duelkit.yugioh.state.parts import Delayed, Scope
from duelkit.yugioh.state.tasks import Work


class SendableTest(Test):
    """A card that can be sent to the graveyard as a cost: it must arrive there, so no token. Rule: RES-SND-04."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return (
            not duel.info[card].types & TOKEN
            and spendable(duel, card, scope)
            and (redirected(duel, card, GRAVEYARD, AS_COST) == GRAVEYARD)
            and not (duel.place[card] == DECK and cannot_send_from_deck(duel, duel.owner[card]))
        )


class UnheldTest(Test):
    """A card that nothing keeps in the deck from being sent to the graveyard."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return duel.place[card] != DECK or not cannot_send_from_deck(duel, duel.owner[card])


class ReturnableTest(Test):
    """A card that can be returned to hand or deck: not one that is being activated and will not remain."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return card == scope.card or not leaves_after_chain(duel, card)


class HandableTest(Test):
    """A card that can be returned to the hand as a cost: it must actually arrive there, so none of the extra deck."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return (
            not duel.info[card].types & (EXTRA_DECK_TYPES | TOKEN)
            and spendable(duel, card, scope)
            and (redirected(duel, card, HAND, AS_COST) == HAND and not leaves_after_chain(duel, card))
        )


class DeckableTest(Test):
    """A card that can be returned to the deck as a cost: no token."""

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        return (
            not duel.info[card].types & TOKEN and spendable(duel, card, scope) and (not leaves_after_chain(duel, card))
        )


class BanishableTest(Test):
    """A card that can be banished, including a token if face-up, even as a cost (ruling on ジェムナイト・エメラル).

    :param paid: whether it is banished as a cost.
    :param face_down: whether it is banished face-down.
    :param by: which side does it.
    """

    def __init__(self, paid: bool, face_down: bool = False, by: int = YOU) -> None:
        self.paid = paid
        self.face_down = face_down
        self.by = by

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if self.paid and not spendable(duel, card, scope):
            return False
        if self.paid and forbidden(duel, A_BE_BANISHED_FOR_EFFECT, card, scope.player, scope.card):
            return False
        return not (self.face_down and duel.info[card].types & TOKEN) and may_banish(
            duel, card, player_of(scope.player, self.by)
        )


class DutyOp(Op):
    """What follows is something that a player has to do, not an effect; or it is done by the effect again."""

    def __init__(self, begins: bool) -> None:
        self.begins = begins

    def run(self, duel: State, frame: Work) -> int:
        frame.because = BY_RULE if self.begins else BY_EFFECT
        return NEXT


class MayAdd(Op):
    """The player can add cards from the deck to the hand. It is only a demand and does nothing."""

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not cannot_add(duel, scope.player)

    def run(self, duel: State, frame: Work) -> int:
        return NEXT


class ShuffleOp(Op):
    """Shuffle a deck, or both."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        for player in (scope.player, 1 - scope.player):
            if on_side(self.side, scope.player, player):
                shuffle(duel, player)
        return NEXT


class MoveOp(Op):
    """Move the named cards, all at the same time."""

    def __init__(self, to: int, because: int, bottom: bool = False) -> None:
        self.to = to
        self.because = because
        self.bottom = bottom
        self.hand: int = -1
        """The side in whose hand the cards come, if not in their owners'."""

    def end_search(self, duel: State, frame: Work, found: list[int]) -> None:
        """Reveal the cards found in decks if they go to the hand, and shuffle those decks."""
        searched = 0
        for card in found:
            searched |= 1 << duel.owner[card]
            if self.to == HAND:
                reveal(duel, card, duel.owner[card])
        if searched and self.shuffles(frame):
            for player in range(2):
                if searched >> player & 1:
                    shuffle(duel, player)

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        goings: list[Departure] = []
        found: list[int] = []
        off = [0, 0]
        for card in touchable(duel, frame, scope):
            origin = duel.place[card]
            if origin == 0 or origin == self.to and self.stays(duel, card, scope.player):
                continue
            if self.because & TRIBUTED and not is_monster(duel, card):
                continue
            because = frame.because | self.because
            if origin == OVERLAY:
                because |= DETACHED
            going = decide(duel, card, self.to, because, scope.player, scope.card, self.bottom)
            if going is None:
                continue
            if self.hand >= 0:
                going.receiver = self.receiver(duel, card, scope.player)
            goings.append(going)
            if origin == DECK and self.to != DECK:
                owner = duel.owner[card]
                if duel.deck[owner][-1 - off[owner]] == card and duel.known.get(card, 0) == KNOWN_TO_BOTH:
                    off[owner] += 1
                else:
                    found.append(card)
        moved = perform(duel, goings)
        self.end_search(duel, frame, found)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        elif self.to != BANISHED and not self.because:
            # cards that went elsewhere do not count as sent to the graveyard (墓地へ送り、〜) or returned to the hand
            # (7730, 12727)
            moved = [card for card in moved if duel.place[card] == self.to]
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT

    def receiver(self, duel: State, card: int, player: int) -> int:
        """The player in whose hand a card comes, if that is not its owner; else −1."""
        holder = player_of(player, self.hand)
        return holder if holder != duel.owner[card] else -1

    def stays(self, duel: State, card: int, player: int) -> bool:
        """Whether a card that is in such a place already is where it would go."""
        return self.to != DECK and (self.hand < 0 or duel.controller[card] == player_of(player, self.hand))

    def shuffles(self, frame: Work) -> bool:
        """Whether the deck was searched, rather than cards taken from its top. Rules: MR3-SHF-01, MR3-SHF-02."""
        return frame.number != TOP_CARDS

    def action(self, on_field: bool) -> str:
        if self.because & DISCARDED:
            return "discard"
        if self.because & TRIBUTED:
            return "tribute"
        if self.to == HAND:
            return "return" if on_field else "add"
        return "banish" if self.to == BANISHED else "send" if self.to == GRAVEYARD else ""


TOP_CARDS: Final = 7


class TopCards(Op):
    """The next verb takes cards from the top of a deck without searching it."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def run(self, duel: State, frame: Work) -> int:
        frame.number = TOP_CARDS if self.on else 0
        return NEXT


class ToDeckOp(Op):
    """Return the named cards to the deck: shuffled in, on top, or at the bottom. Rules: RES-DCK-01, MR3-RET-01.

    :param searched: what is in the deck was searched for; otherwise it is cards that were looked at on top of it.
    """

    def __init__(self, where: int, searched: bool = True) -> None:
        self.where = where
        self.searched = searched

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST and asks_for_hand(duel, scope, frame.because, frame.cards):
            frame.step = ANSWERED
            return AGAIN
        to_hand = duel.picks[:] if frame.step == ANSWERED else []
        frame.step = FIRST
        found: list[int] = []
        if self.where == ON_TOP or self.where == AT_THE_BOTTOM and not self.searched:
            found = [card for card in frame.cards if duel.place[card] == DECK]
        if self.searched:
            put_on_top(duel, found)
        else:
            self.put_back(duel, found)
        goings = self.goings(duel, frame, scope, to_hand)
        moved = perform(duel, goings)
        owners = 0
        for card in moved:
            if duel.place[card] == DECK:
                owners |= 1 << duel.owner[card]
        if self.where == SHUFFLED_IN:
            for player in range(2):
                if owners >> player & 1:
                    shuffle(duel, player)
        if frame.because & AS_COST:
            scope.paid = (*scope.paid, *moved)
        else:  # the Extra Deck is a deck (18108); Tokens and cards banished instead were not returned (21025)
            moved = [card for card in moved if duel.place[card] & (DECK | EXTRA) or card in to_hand]
        scope.them = (*moved, *found)
        frame.done = len(scope.them)
        return NEXT

    def goings(self, duel: State, frame: Work, scope: Scope, to_hand: list[int]) -> list[Departure]:
        """Where the cards go that are not in a deck yet: there, or to the hand."""
        found: list[Departure] = []
        for card in touchable(duel, frame, scope):
            if duel.place[card] and duel.place[card] != DECK:
                to = HAND if card in to_hand else DECK
                bottom = self.where == AT_THE_BOTTOM
                going = decide(duel, card, to, frame.because | RETURNED, scope.player, scope.card, bottom)
                if going is not None:
                    found.append(going)
        return found

    def put_back(self, duel: State, cards: list[int]) -> None:
        """Put cards that were looked at on top of their decks back there, or at the bottom."""
        for card in cards:
            deck = duel.own_pile(duel.deck, SHARES_DECK, duel.owner[card])
            deck.remove(card)
            if self.where == AT_THE_BOTTOM:
                deck.insert(0, card)
            else:
                deck.append(card)

    def action(self, on_field: bool) -> str:
        return "deck"


class ToExtraOp(Op):
    """Put pendulum monsters face-up into the extra deck."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        moved = move_all(duel, touchable(duel, frame, scope), EXTRA, frame.because, scope.player, scope.card)
        turn_up_in_extra(duel, moved)
        scope.them = tuple(moved)
        frame.done = len(moved)
        return NEXT


def holder_for_good(duel: State, card: int) -> int:
    """The player who controls the card without effects that give control for a time (〜まで).

    Control given by its equip card is kept, as when it is turned face-down (強奪). Rule: RES-TMP-03.
    """
    if duel.place[card] != MONSTER_ZONE:
        return duel.controller[card]
    part = duel.play[card]
    holder = part.home
    for active in duel.active[C_CONTROL]:
        lasts = active.source in part.equips if active.continuous else active.until == 0
        if lasts and applies(duel, active, card):
            holder = active.player
    return holder


def coming_back(duel: State, until: int, player: int) -> Delayed:
    """The return of a card that a player's effect banishes for a time: when it comes."""
    later = Delayed()
    later.phase = STANDBY if until in (U_YOUR_NEXT_STANDBY, U_OPPONENTS_NEXT_STANDBY, U_NEXT_STANDBY) else END
    if until == U_END_OF_BATTLE_PHASE and duel.phase == BATTLE:
        later.phase = BATTLE_PHASE_END
    if until == U_YOUR_NEXT_STANDBY or until == U_YOUR_NEXT_END:
        later.of = player
    elif until in (U_OPPONENTS_NEXT_END, U_OPPONENTS_NEXT_END_PHASE, U_OPPONENTS_NEXT_STANDBY):
        later.of = 1 - player
    if until == U_NEXT_STANDBY and duel.phase != DRAW_PHASE:
        later.after_turn = duel.turn
    # the next phase of the kind may still come in this turn
    ahead = later.phase == STANDBY and duel.phase == DRAW_PHASE and duel.turn_player == later.of
    if later.of >= 0 and not ahead and not (until == U_OPPONENTS_NEXT_END_PHASE and duel.phase < END):
        later.after_turn = duel.turn
    return later


class BanishForOp(Op):
    """Banish cards for a time. Rules: RES-TMP-01 to RES-TMP-05."""

    def __init__(self, until: int, program: int, nth: int, position: int) -> None:
        self.until = until
        self.program = program
        self.nth = nth
        self.position = position

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards = touchable(duel, frame, scope)
        before = {
            card: (
                duel.controller[card],
                position_now(duel, card) if duel.place[card] & FIELD else -duel.place[card],
                holder_for_good(duel, card),
            )
            for card in cards
        }
        goings: list[Departure] = []
        lost: list[int] = []
        for card in cards:
            if redirection(duel, card, BANISHED, frame.because) is not None:
                lost.append(card)  # banished by an effect that redirects it, and not for a time (ruling 9456)
            down = duel.place[card] & FIELD and not duel.play[card].face_up  # it remains face-down (ruling 6902)
            going = decide(
                duel, card, BANISHED, frame.because | (FACE_DOWN_BANISHED if down else 0), scope.player, scope.card
            )
            if going is not None:
                goings.append(going)
        moved = [card for card in perform(duel, goings) if duel.place[card] == BANISHED and card not in lost]
        for card in moved:
            player, position, holder = before[card]
            later = coming_back(duel, self.until, scope.player)
            if self.nth > 1:
                later.counted, later.after_turn = self.nth, -1
            copied = scope.copy()
            copied.them = (card,)
            copied.targets = (*scope.targets, (card,))
            copied.target_stamps = (*scope.target_stamps, (duel.stamp[card],))
            copied.declared = self.position or position
            copied.die = player
            copied.heads = holder
            later.scope = copied
            later.program = self.program
            duel.order += 1
            later.order = duel.order
            duel.delayed.append(later)
        # a token has left the field, too, though it does not come back
        tokens = [card for card in cards if duel.info[card].types & TOKEN and not duel.place[card] & FIELD]
        scope.them = (*moved, *tokens)
        frame.done = len(scope.them)
        return NEXT


class ComeBackOp(Op):
    """Return a card banished for a time as it was, without a summon. Rules: RES-TMP-01 to RES-TMP-04, MR3-POS-06.

    Its way of being summoned is kept (ruling on シールドバッシュ). A monster whose control had been taken for a time
    returns to the same field and goes at once to the player who controls it otherwise (rulings 17476, 8811).
    """

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if not scope.them:
            return NEXT
        card = scope.them[0]
        scope.them = ()
        if duel.place[card] != BANISHED or duel.stamp[card] != scope.target_stamps[-1][0]:
            return NEXT
        position = scope.declared
        if position < 0:  # it returns to the hand or pile from which it was banished
            move(duel, card, -position, BY_RULE | RETURNED)
            scope.them = (card,)
            return NEXT
        barred = position != DOWN_DEFENSE and kept_out(duel, card, scope.die)
        if (
            barred
            or not duel.info[card].types & MONSTER  # a former trap monster is no monster any longer
            or not put_down(duel, card, scope.die, MONSTER_ZONE, position != DOWN_DEFENSE, position != UP_ATTACK)
        ):
            move(duel, card, GRAVEYARD, BY_RULE)
            return NEXT
        scope.them = (card,)
        duel.play[card].arrived = 0
        if scope.heads != scope.die:
            duel.play[card].home = scope.heads
            duel.cache.control_differs = duel.unsettled = True
        duel.play[card].kinds = duel.last_known[card].kinds & ~(S_GEMINI | S_FLIP)
        if duel.info[card].keeps:
            keep_through(duel, card, scope.target_stamps[-1][0] - 1)
        choose_zone(duel, card)
        note(
            duel,
            L_MOVE,
            card,
            scope.die,
            BANISHED,
            MONSTER_ZONE,
            0,
            only_for(scope.die) if position == DOWN_DEFENSE else OPEN,
        )
        return NEXT
