"""Executors of the words about the cards that an effect works on (対象・選択)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.pools import candidates, has_at_least, has_one, members, others, unseen
from duelkit.yugioh.engine.facts.references import NARROWED, cards_of, no_target
from duelkit.yugioh.engine.facts.sealed import reachable
from duelkit.yugioh.engine.facts.zones import free_monster_zones, in_main_zone
from duelkit.yugioh.engine.legality.paying import most_payable, payable
from duelkit.yugioh.engine.legality.sized_costs import pick_any_number, sized
from duelkit.yugioh.engine.moves.picking import binds, has_alike, start_pick
from duelkit.yugioh.engine.moves.redirection import redirected
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Amount, Op, PickCode, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    AS_COST,
    BY_SUMMON,
    EITHER,
    GRAVEYARD,
    HAND,
    KNOWN_TO_BOTH,
    OPPONENT,
    R_COST,
    R_RESPONDED,
    R_TARGET,
    R_THEM,
    R_THIS,
    W_COST_PICK,
    W_EFFECT_PICK,
    player_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.tasks import Work


class Referred(Op):
    """Cards that are already determined by a reference."""

    def __init__(self, ref: int, slot: int, accept: Test | None) -> None:
        self.ref = ref
        self.slot = slot
        self.accept = accept
        self.leaves = False
        """Whether the verb moves the cards."""
        self.asks_link = False
        """Whether the card of the activation responded to must pass too."""
        self.asks_place = False
        """Whether the card of the activation responded to must still be where it was activated."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.cards = cards_of(duel, self.ref, self.slot, scope, True)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.ref == R_THIS:
            return self.accept is None or self.accept.test(duel, scope.card, scope)
        ref = scope.code.those[self.slot].ref if self.ref == NARROWED else self.ref
        accept = self.accept
        if accept is not None:
            if ref == R_COST:
                # the cards that the cost shows are still in the hand
                return all([accept.test(duel, card, scope) for card in scope.paid if duel.place[card] == HAND])
            if ref == R_TARGET and plan.now:
                return self.one_passes(duel, accept, scope)
            if self.ref == R_RESPONDED and self.asks_link and duel.chain:
                link = duel.scopes[duel.chain[-1]]
                return duel.stamp[link.card] != link.stamp or accept.test(duel, link.card, scope)
        if self.ref == R_RESPONDED and self.asks_place:
            return self.still_there(duel, scope, plan.now)
        if self.ref == R_RESPONDED or ref in (R_TARGET, R_THEM, R_COST):
            return True
        if accept is None:
            return len(cards_of(duel, self.ref, self.slot, scope, True)) > 0
        return self.one_passes(duel, accept, scope)

    def still_there(self, duel: State, scope: Scope, now: bool) -> bool:
        """Whether the card of the activation responded to is where it was activated."""
        if now or not duel.chain:
            return len(cards_of(duel, self.ref, self.slot, scope, True)) > 0
        link = duel.scopes[duel.chain[-1]]
        return duel.stamp[link.card] == link.stamp

    def one_passes(self, duel: State, accept: Test, scope: Scope) -> bool:
        """Whether one of the cards passes a filter."""
        for card in cards_of(duel, self.ref, self.slot, scope, True):
            if accept.test(duel, card, scope):
                return True
        return False

    def frees(self, duel: State, scope: Scope) -> int:
        return (
            1
            if self.leaves
            and self.ref == R_THIS
            and in_main_zone(duel, scope.card)
            and (duel.controller[scope.card] == scope.player)
            else 0
        )


class Whole(Op):
    """Every card of a pool; each of them must pass the filter ``must``."""

    def __init__(self, pool: Pool, must: Test | None = None) -> None:
        self.pool = pool
        self.must = must
        self.by_target = False  # whether they depend on the target
        self.by_them = False  # whether they depend on what was done before
        self.remain = False  # whether they stay where they are, and only lose materials

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        frame.cards = [] if self.by_target and no_target(scope) else others(duel, self.pool, scope)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.by_target and not scope.targets or self.by_them and not plan.now and not self.by_target:
            return True
        before = scope.them
        if self.by_them and not plan.now:  # nothing has been done yet; it will be done to the target
            scope.them = scope.targets[0]
        found = self.there(duel, scope, plan)
        scope.them = before
        return found

    def takes(self, duel: State, scope: Scope) -> list[int]:
        return [] if self.remain else members(duel, self.pool, scope)

    def frees(self, duel: State, scope: Scope) -> int:
        own = [card for card in self.takes(duel, scope) if duel.controller[card] == scope.player]
        return len([card for card in own if in_main_zone(duel, card)])

    def there(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether there is at least one, as far as its player can know, and all of them pass the filter."""
        if not plan.now and self.must is None and unseen(duel, self.pool, scope):
            return True
        if not has_at_least(duel, self.pool, scope, 1, plan.gone, plan.spent):
            return False
        must = self.must
        return must is None or all(
            [must.test(duel, card, scope) for card in members(duel, self.pool, scope) if card != plan.gone]
        )


BOTH_ASKED: Final = 2  # the step after both players were asked, when each picks; smaller steps count the players


def at_random(duel: State, offered: list[int], most: int) -> list[int]:
    """Cards picked at random, at most this number."""
    rest = offered[:]
    chosen: list[int] = []
    while rest and len(chosen) < most:
        chosen.append(rest.pop(duel.rng.below(len(rest))))
    return chosen


class Picked(Op):
    """Cards picked one at a time, by a player or by chance. Rules: MR3-TGT-02, RES-RND-01."""

    def __init__(self, pick: PickCode) -> None:
        self.pick = pick
        self.by_target = False
        """Whether the cards that can be picked depend on the target."""
        self.by_cost = False
        """Whether the number of cards to pick depends on the cost."""
        self.by_paid = False
        """Whether it is a cost, and the cards that can be picked depend on what is paid before."""
        self.by_action = False
        """Whether they depend on what was done before."""
        self.spares_this = False
        """Whether the effect's own card, which is summoned afterwards, cannot be picked."""
        self.by_them = False
        """Whether the cards that can be picked depend on what was done before."""
        self.with_this = False
        """Whether that was done to the effect's own card as well as to the target."""
        self.all_or_none = False
        """Whether no card in the hand is picked if there are fewer than the stated number."""
        self.as_many = False
        """Whether fewer cards will do, if there are no more."""
        self.leads_to: Picked | None = None
        """The next pick, which depends on this one: only cards that leave something for it can be picked."""
        self.led_by: Picked | None = None
        self.as_many_as: Picked | None = None
        """The next pick, of as many cards: no more than there can be picked."""
        self.beside: Picked | None = None
        """The next pick, which must find another card."""

    def offered(self, duel: State, frame: Work, scope: Scope, cost: bool) -> list[int]:
        """The cards that can be picked."""
        pick = self.pick
        offered = others(duel, pick.pool, scope)
        if not cost:
            offered = reachable(duel, scope, frame.because, offered, pick.unaffected_too)
        own_cost = cost and frame.program in (frame.code.cost, frame.code.eased)
        if self.spares_this or own_cost and frame.code.cost_spares_this:
            offered = [card for card in offered if card != scope.card]
        if frame.saved:
            offered = [card for card in offered if card not in frame.saved]
        if own_cost and frame.code.cost_picks:
            offered = payable(duel, frame.code, scope, pick, offered, frame.saved)
        return self.leading(duel, scope, offered)

    def leading(self, duel: State, scope: Scope, offered: list[int]) -> list[int]:
        """The cards that leave enough for the picks that follow."""
        if self.leads_to is not None:
            offered = [card for card in offered if self.leads_to.leaves(duel, scope, card)]
        if self.beside is not None:
            rest = members(duel, self.beside.pick.pool, scope)
            offered = [card for card in offered if len(rest) > 1 or rest != [card]]
        return offered

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        pick = self.pick
        if pick.chooser == EITHER:
            return self.each(duel, frame, scope)
        if sized(duel, frame, pick, scope):
            return pick_any_number(duel, frame, scope, pick)
        if frame.step == ANSWERED:
            frame.step = FIRST
            frame.cards = duel.picks[:]
            return NEXT
        cost = (frame.because & AS_COST) != 0
        if self.by_target and not cost and no_target(scope):
            frame.cards = []
            return NEXT
        offered = self.offered(duel, frame, scope, cost)
        least = pick.least.value(duel, scope)
        most = self.most_now(duel, scope)
        if cost and most > least and frame.code.cost_picks:
            most = most_payable(duel, frame.code, scope, pick, offered, least, most, frame.saved)
        if self.too_few(len(offered), least, most, cost):
            frame.cards = [] if cost or self.all_or_none or pick.pool.zones != HAND else offered
            return NEXT
        if pick.at_random:
            frame.cards = at_random(duel, offered, most)
            return NEXT
        return self.start(duel, frame, offered, least, most, cost)

    def too_few(self, offered: int, least: int, most: int, cost: bool) -> bool:
        """Whether fewer cards are offered than must be picked at once."""
        return (
            offered < least and not self.as_many and (cost or least > 1 and least == most and not self.pick.at_random)
        )

    def most_now(self, duel: State, scope: Scope) -> int:
        """How many can be picked, as there must be as many for the pick that follows."""
        most = self.pick.most.value(duel, scope)
        return most if self.as_many_as is None else min(most, len(members(duel, self.as_many_as.pick.pool, scope)))

    def start(self, duel: State, frame: Work, offered: list[int], least: int, most: int, cost: bool) -> int:
        """Start the pick, unless no card that must be among the picked ones is offered."""
        scope = duel.scopes[frame.scope]
        pick = self.pick
        including = self.must_include(duel, frame, scope, offered)
        if including is not None and not including:
            frame.cards = []
            return NEXT
        frame.step = ANSWERED
        start_pick(
            duel,
            player_of(scope.player, pick.chooser),
            offered,
            least,
            most,
            W_COST_PICK if cost else W_EFFECT_PICK,
            scope.card,
            pick.different_names,
            pick.same_level,
            including,
            self.looks_at(frame, cost),
            pick.same_name,
            pick.same_atk,
            pick.different_levels,
            pick.different_races,
        )
        return AGAIN

    def must_include(self, duel: State, frame: Work, scope: Scope, offered: list[int]) -> list[int] | None:
        """The cards one of which must be among the picked ones; ``None`` if any will do.

        What is paid to Special Summon a monster frees a zone for it if none is free. Rule: MR3-SS-08.
        """
        including = self.pick.including
        if including is not None:
            return [card for card in offered if including.test(duel, card, scope)]
        if frame.because & BY_SUMMON == 0 or free_monster_zones(duel, scope.player) > 0:
            return None
        if duel.info[scope.card].extra and duel.rules.extra_monster_zones:
            return None
        freeing = [card for card in offered if duel.controller[card] == scope.player and in_main_zone(duel, card)]
        return freeing or None

    def looks_at(self, frame: Work, cost: bool) -> int:
        """The places that determine the offered cards; 0 if costs or later parts matter too."""
        if self.leads_to is not None or self.beside is not None or cost and frame.code.cost_picks:
            return 0
        return self.pick.zones

    def each(self, duel: State, frame: Work, scope: Scope) -> int:
        """Each player picks among their own cards, the turn player first. Rule: MR3-SIM-01."""
        pick = self.pick
        if frame.step == FIRST:
            frame.saved = []
            if not self.enough_of_each(duel, scope, [], -1):
                frame.cards = []
                return NEXT
        else:
            frame.saved.extend(duel.picks)
            for card in duel.picks:  # the second player decides knowing what the first one picked (手札断殺)
                duel.let_know(card, KNOWN_TO_BOTH)
        while frame.step < BOTH_ASKED:
            player = player_of(duel.turn_player, frame.step)
            frame.step += 1
            offered = [card for card in candidates(duel, pick.pool, scope) if duel.controller[card] == player]
            if offered:
                start_pick(
                    duel,
                    player,
                    offered,
                    pick.least.value(duel, scope),
                    pick.most.value(duel, scope),
                    W_EFFECT_PICK,
                    scope.card,
                )
                return AGAIN
            duel.picks = []
        frame.step = FIRST
        frame.cards = frame.saved
        frame.saved = []
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.by_target and not scope.targets or self.by_paid and not scope.paid:
            return True
        if self.by_them and not plan.now:
            if not self.by_target:
                led = self.led_by
                return led is None or any(
                    [self.leaves(duel, scope, card) for card in members(duel, led.pick.pool, scope)]
                )
            # nothing has been done yet; it will be done to the target
            before = scope.them
            scope.them = (*scope.targets[0], scope.card) if self.with_this else scope.targets[0]
            found = self.enough(duel, scope, plan)
            scope.them = before
            return found
        return self.enough(duel, scope, plan)

    def leaves(self, duel: State, scope: Scope, card: int) -> bool:
        """Whether something can be picked after this card, which will have left its place."""
        before = scope.them
        scope.them = (card,)
        found = has_one(duel, self.pick.pool, scope, card)
        scope.them = before
        return found

    def enough(self, duel: State, scope: Scope, plan: Plan) -> bool:
        """Whether there are enough cards to pick."""
        pick = self.pick
        least = pick.least.value(duel, scope)
        most = pick.most.value(duel, scope)
        spent = self.no_more_there(duel, scope, plan)
        if self.by_cost and not scope.paid:
            most = max(least, 1)
        if self.as_many:
            least = min(least, 1)
        if self.by_action and not plan.now:
            least = max(least, 1)
            most = max(most, least)
        if least > most or most == 0:
            return False  # a number of cards equal to a count that is 0
        if not plan.now and least <= unseen(duel, pick.pool, scope):
            return True
        if not self.enough_of_each(duel, scope, spent, plan.gone) or not self.includes_one(duel, scope):
            return False
        if least > 1 and binds(pick):
            free = [card for card in members(duel, pick.pool, scope) if card != plan.gone and card not in spent]
            return has_alike(duel, pick, free, least)
        return has_at_least(duel, pick.pool, scope, least, scope.card if self.spares_this else plan.gone, spent)

    def enough_of_each(self, duel: State, scope: Scope, spent: list[int], gone: int) -> bool:
        """Whether each player has as many cards as each must pick; of one card only those who have one pick it."""
        least = self.pick.least.value(duel, scope)
        if self.pick.chooser != EITHER or least < 2:
            return True
        there = [0, 0]
        for card in members(duel, self.pick.pool, scope):
            if card != gone and card not in spent:
                there[duel.controller[card]] += 1
        return min(there[0], there[1]) >= least

    def no_more_there(self, duel: State, scope: Scope, plan: Plan) -> list[int]:
        """The cards that the cost takes away, apart from those that it sends to the graveyard if that is one of the
        places.
        """
        zones = self.pick.pool.zones
        if not plan.to_graveyard or not zones & GRAVEYARD or self.pick.pool.side == OPPONENT:
            return plan.spent
        return [
            card
            for card in plan.spent
            if card == scope.card
            or not duel.place[card] & zones
            or (duel.owner[card] != scope.player or redirected(duel, card, GRAVEYARD, AS_COST) != GRAVEYARD)
        ]

    def includes_one(self, duel: State, scope: Scope) -> bool:
        """Whether there is a card of a kind that the pick must include, if it must include one."""
        including = self.pick.including
        if including is None:
            return True
        for card in members(duel, self.pick.pool, scope):
            if including.test(duel, card, scope):
                return True
        return False

    def frees(self, duel: State, scope: Scope) -> int:
        for card in members(duel, self.pick.pool, scope):
            if duel.controller[card] == scope.player and in_main_zone(duel, card):
                return 1
        return 0

    def picks(self, duel: State, scope: Scope) -> int:
        return self.pick.least.value(duel, scope)


class Hold(Op):
    """Keep the picked cards while others are picked; if there are none, nothing else is picked."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, duel: State, frame: Work) -> int:
        if not frame.cards:
            frame.pc = self.to
        frame.saved = frame.cards[:]
        return NEXT


class Together(Op):
    """The kept cards and those picked since, unless either is empty.

    :param one: picks the first card.
    :param two: picks the second card.
    """

    def __init__(self, one: Op, two: Op) -> None:
        self.one = one
        self.two = two

    def run(self, duel: State, frame: Work) -> int:
        frame.cards = [*frame.saved, *frame.cards] if frame.cards else []
        frame.saved = []
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        one, two = self.one, self.two
        if not isinstance(one, Picked) or not isinstance(two, Picked):
            return True
        least = one.pick.least.value(duel, scope) + two.pick.least.value(duel, scope)
        offered = set(members(duel, one.pick.pool, scope)) | set(members(duel, two.pick.pool, scope))
        return len(offered - {plan.gone}) >= least


class DeckTop(Op):
    """The top cards of a deck, or of both decks: those of the turn player first, as many as there are."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        cards: list[int] = []
        for player in range(2) if self.side == EITHER else (player_of(scope.player, self.side),):
            deck = duel.deck[duel.turn_player ^ player if self.side == EITHER else player]
            count = min(self.amount.value(duel, scope), len(deck))
            cards.extend([deck[-1 - i] for i in range(count)])
        frame.cards = cards
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        if self.side == EITHER:
            return any([len(deck) > 0 for deck in duel.deck])
        deck = duel.deck[player_of(scope.player, self.side)]
        return len(deck) >= max(1, self.amount.value(duel, scope))


class DeckBottom(DeckTop):
    """The lowest cards of a deck."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        deck = duel.deck[player_of(scope.player, self.side)]
        frame.cards = deck[: self.amount.value(duel, scope)]
        return NEXT
