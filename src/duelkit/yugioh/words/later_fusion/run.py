"""Executors of the words about Fusion Summons whose materials are sent to the Graveyard in advance."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.facts.zones import open_slots
from duelkit.yugioh.engine.legality.materials import completable, legal, recipe_scope
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.engine.moves.decks import reveal, shuffle
from duelkit.yugioh.engine.moves.events import emit
from duelkit.yugioh.engine.moves.movement import move_all
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.procedures.material_summoning import come_from, keep_materials, use_materials
from duelkit.yugioh.state.code import AGAIN, FIRST, NEXT, Op, Plan
from duelkit.yugioh.state.codes import (
    BY_EFFECT,
    E_TARGETED,
    EXTRA,
    FIELD,
    FOR_FUSION,
    GRAVEYARD,
    MONSTER,
    S_FUSION,
    S_SPECIAL,
    W_EFFECT_PICK,
    W_FUSION,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE
from duelkit.yugioh.state.tasks import Work

MONSTER_SHOWN: Final = 1
MATERIAL_PICKED: Final = 2
MONSTER_CHOSEN: Final = 3
MONSTER_PLACED: Final = 4


class SendListedOp(Op):
    """Show a Fusion Monster and send its materials from the Deck. ``made_of`` of the card keeps both, monster first."""

    def in_deck(self, duel: State, player: int) -> list[int]:
        """The monsters in the player's Deck."""
        return [card for card in listed(duel, duel.deck[player]) if duel.info[card].types & MONSTER]

    def shown(self, duel: State, player: int) -> list[int]:
        """The Fusion Monsters whose materials are in the Deck."""
        deck = self.in_deck(duel, player)
        found: list[int] = []
        for monster in listed(duel, duel.extra[player]):
            info = duel.info[monster]
            if info.recipe is None or info.recipe.kind != FUSION_RECIPE or info.only_by and not info.only_by & S_FUSION:
                continue
            if completable(duel, monster, [], deck, recipe_scope(duel, monster, player)):
                found.append(monster)
        return found

    def further(self, duel: State, player: int, monster: int, picked: list[int]) -> list[int]:
        """The cards that can be sent besides those picked."""
        scope = recipe_scope(duel, monster, player)
        rest = [card for card in self.in_deck(duel, player) if card not in picked]
        return [
            card
            for card in rest
            if completable(duel, monster, [*picked, card], [other for other in rest if other != card], scope)
        ]

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return bool(self.shown(duel, scope.player))

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        player = scope.player
        if frame.step == FIRST:
            frame.done = 0
            monsters = self.shown(duel, player) if duel.stamp[scope.card] == scope.stamp else []
            if not monsters:
                return NEXT
            frame.picked = []
            frame.step = MONSTER_SHOWN
            start_pick(duel, player, monsters, 1, 1, W_FUSION, scope.card)
            return AGAIN
        if frame.step == MONSTER_SHOWN:
            frame.saved = duel.picks[:]
            reveal(duel, frame.saved[0], player)
        else:
            frame.picked = [*frame.picked, *duel.picks]
        monster = frame.saved[0]
        whole = legal(duel, monster, frame.picked, recipe_scope(duel, monster, player))
        further = self.further(duel, player, monster, frame.picked)
        if further and (not whole or duel.picks):
            frame.step = MATERIAL_PICKED
            start_pick(duel, player, further, 0 if whole else 1, 1, W_EFFECT_PICK, scope.card)
            return AGAIN
        frame.step = FIRST
        sent = move_all(duel, frame.picked, GRAVEYARD, BY_EFFECT, player, scope.card)
        shuffle(duel, player)
        if duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp:
            duel.play[scope.card].made_of = (monster, *frame.picked)
        scope.them = tuple(sent)
        frame.done = len(sent)
        frame.saved = []
        frame.picked = []
        settle(duel)
        return NEXT


class FusionSummonShownOp(Op):
    """Fusion Summon what the card showed, made of what it sent, and link the card to it."""

    def makeable(self, duel: State, scope: Scope) -> list[int]:
        """The monsters with the name of the one shown that can be summoned."""
        card = scope.card
        if not duel.place[card] & FIELD or duel.stamp[card] != scope.stamp or not duel.play[card].made_of:
            return []
        name = duel.info[duel.play[card].made_of[0]].name
        return [
            monster
            for monster in listed(duel, duel.extra[scope.player])
            if duel.info[monster].name == name
            and may_be_special_summoned(duel, monster, scope.player, False, S_SPECIAL | S_FUSION, card)
            and open_slots(duel, scope.player, monster, EXTRA, []) != 0
        ]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.done = 0
            monsters = self.makeable(duel, scope)
            if not monsters:
                return NEXT
            frame.step = MONSTER_CHOSEN
            start_pick(duel, scope.player, monsters, 1, 1, W_FUSION, scope.card)
            return AGAIN
        if frame.step == MONSTER_CHOSEN:
            frame.saved = duel.picks[:]
            frame.picked = [*duel.play[scope.card].made_of[1:]]
            keep_materials(duel, frame)
            frame.step = MONSTER_PLACED
            use_materials(duel, scope, frame.saved[0], [], FOR_FUSION, [])
            return AGAIN
        frame.step = FIRST
        after = come_from(duel, scope, frame, EXTRA, S_SPECIAL | S_FUSION)
        if scope.them and duel.place[scope.card] & FIELD and duel.stamp[scope.card] == scope.stamp:
            duel.play[scope.card].linked = (*duel.play[scope.card].linked, *scope.them)
            for card in scope.them:
                emit(duel, E_TARGETED, card, scope.player, scope.player, scope.card)
        frame.picked = []
        return after

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return not plan.now or len(self.makeable(duel, scope)) > 0
