"""Executors of the words about monsters that are hidden among other cards."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import count_summons
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.facts.properties import unaffected
from duelkit.yugioh.engine.facts.zones import free_monster_zones, placings
from duelkit.yugioh.engine.moves.decks import reveal, shuffle
from duelkit.yugioh.engine.moves.events import note
from duelkit.yugioh.engine.moves.movement import move, renew_hidden_id
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.positions import turn_down
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import put_monster, succeed
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, Op, Plan, Test
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    BATTLE,
    BATTLE_PHASE_END,
    BY_EFFECT,
    BY_RULE,
    DECK,
    DOWN_DEFENSE,
    END,
    GRAVEYARD,
    LINK,
    MONSTER_ZONE,
    S_SPECIAL,
    TOKEN,
    W_ARRANGE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_SHUFFLE
from duelkit.yugioh.state.parts import TRAP_MONSTER, Delayed, Scope
from duelkit.yugioh.state.tasks import Work


class HideableTest(Test):
    """A monster that can be face-down, or a card that is to be hidden with it.

    A Trap Monster that is turned face-down is Set in a Spell & Trap Zone, so that nothing can be hidden with it.
    """

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if duel.place[card] != MONSTER_ZONE:
            return True
        return not duel.info[card].types & (TOKEN | LINK) and not duel.play[card].flags & TRAP_MONSTER


def mix(duel: State, player: int, cards: list[int]) -> None:
    """Put face-down monsters in this order into the zones where they are, from the left; nobody but their controller
    knows any longer which is which.
    """
    row = duel.monsters[player]
    slots = sorted([row.index(card) for card in cards])
    duel.order += 1
    for slot, card in zip(slots, cards, strict=True):
        row[slot] = card
        duel.lose_sight(card)
        renew_hidden_id(duel, card)
        duel.play[card].among = duel.order
    note(duel, L_SHUFFLE, -1, player, 1)
    duel.side_touched(player)


class RearrangeOp(Op):
    """Shuffle the face-down monsters in the player's Main Monster Zones; the player picks the one for each zone."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = scope.player
        if frame.step == FIRST:
            frame.saved = down_monsters(duel, player)
            frame.picked = []
        else:
            frame.picked.extend(duel.picks)
            frame.saved = [card for card in frame.saved if card not in duel.picks]
        if len(frame.saved) > 1:
            frame.step = ANSWERED
            start_pick(duel, player, frame.saved[:], 1, 1, W_ARRANGE, scope.card)
            return AGAIN
        frame.step = FIRST
        order = frame.picked + frame.saved
        frame.saved = []
        frame.picked = []
        frame.done = len(order) if len(order) > 1 else 0
        if frame.done:
            mix(duel, player, order)
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(down_monsters(duel, scope.player)) > 1


def down_monsters(duel: State, player: int) -> list[int]:
    """The face-down monsters in the player's Main Monster Zones, from the left."""
    return [card for card in duel.monsters[player][:5] if card >= 0 and not duel.play[card].face_up]


class HideAmongOp(Op):
    """Hide the monster of the frame among the other cards of it.

    :param info: the Normal Monster as which those cards count.
    :param program: what happens at the end of the Battle Phase.
    :param number: how many cards.
    """

    def __init__(self, info: CardInfo, program: int, number: int) -> None:
        self.info = info
        self.program = program
        self.number = number

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = scope.player
        frame.done = 0
        monster = -1
        hats: list[int] = []
        for card in frame.cards:
            if duel.place[card] == MONSTER_ZONE:
                monster = card
            else:
                hats.append(card)
        if monster < 0 or len(hats) < self.number or free_monster_zones(duel, player) < len(hats):
            return NEXT
        if unaffected(duel, monster, scope.card, player, True) or not self.allowed(duel, player, hats[0]):
            return NEXT
        if duel.play[monster].face_up and not turn_down(duel, monster, player, scope.card):
            return NEXT
        for card in hats:
            reveal(duel, card, player)
        for card in hats:
            put_monster(duel, card, player, placings(duel, player, card, DOWN_DEFENSE, [], [])[0], S_SPECIAL)
            duel.play[card].monster_info = self.info
        shuffle(duel, player)
        mixed = sorted([monster, *hats])
        if not duel.brief:
            duel.rng.shuffle(mixed)
        mix(duel, player, mixed)
        self.end_later(duel, scope, [monster, *hats])
        settle(duel)
        count_summons(duel, hats, player, S_SPECIAL)
        succeed(duel, hats, player, S_SPECIAL, player, scope.card, DECK, BY_EFFECT)
        scope.them = tuple(hats)
        frame.done = len(hats)
        return NEXT

    def end_later(self, duel: State, scope: Scope, cards: list[int]) -> None:
        """Let what is no monster among the cards be destroyed at the end of the Battle Phase."""
        later = Delayed()
        later.phase = BATTLE_PHASE_END if duel.phase == BATTLE else END
        copied = scope.copy()
        copied.targets = (tuple(cards),)
        copied.target_stamps = (tuple([duel.stamp[card] for card in cards]),)
        later.scope = copied
        later.program = self.program
        duel.order += 1
        later.order = duel.order
        duel.delayed.append(later)

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return free_monster_zones(duel, scope.player) >= self.number and self.allowed(duel, scope.player, scope.card)

    def allowed(self, duel: State, player: int, card: int) -> bool:
        """Whether the player may Special Summon a card as such a monster."""
        part = duel.play[card]
        before = part.monster_info
        part.monster_info = self.info
        banned = player_forbidden(duel, A_SPECIAL_SUMMON, player, card, S_SPECIAL)
        part.monster_info = before
        return not banned


def left(duel: State, scope: Scope) -> list[int]:
    """The Spells and Traps among the cards of the scope that have not left the field since."""
    stamps = scope.target_stamps[0]
    return [
        card
        for at, card in enumerate(scope.targets[0])
        if duel.stamp[card] == stamps[at] and duel.play[card].monster_info is not None
    ]


class StillHiddenOp(Op):
    """Those of the hidden cards that have not left the field since."""

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        scope.them = tuple(left(duel, scope))
        return NEXT


class NoLongerThereOp(Op):
    """Send what could not be destroyed to the Graveyard."""

    def run(self, duel: State, frame: Work) -> int:
        for card in left(duel, duel.scopes[frame.scope]):
            move(duel, card, GRAVEYARD, BY_RULE)
        return NEXT
