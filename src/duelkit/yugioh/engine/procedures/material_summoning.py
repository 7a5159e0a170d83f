"""Fusion and Ritual Summons by effects: their materials, and how the monster arrives."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import POSITION
from duelkit.yugioh.engine.facts.limits import count_summons
from duelkit.yugioh.engine.facts.materials_used import as_used
from duelkit.yugioh.engine.facts.pools import candidates
from duelkit.yugioh.engine.facts.prohibitions import cannot_send_from_deck
from duelkit.yugioh.engine.facts.zones import placings
from duelkit.yugioh.engine.legality.materials import known_test
from duelkit.yugioh.engine.moves.decks import shuffle
from duelkit.yugioh.engine.moves.events import emit, next_moment, note
from duelkit.yugioh.engine.moves.movement import decide, move_all, perform
from duelkit.yugioh.engine.moves.redirection import AT_BOTTOM, may_banish
from duelkit.yugioh.engine.moves.settle import settle
from duelkit.yugioh.engine.moves.summon import put_monster, succeed
from duelkit.yugioh.state.code import NEXT, Check, Pool, Test
from duelkit.yugioh.state.codes import (
    AS_MATERIAL,
    BANISHED,
    BY_EFFECT,
    DECK,
    E_MATERIAL_USED,
    FACE_UP,
    FIELD,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTER_ZONE,
    O_POSITION,
    TRIBUTED,
    W_POSITION,
    number_of,
    option,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.log import L_REVEAL
from duelkit.yugioh.state.parts import AS_SIZE, Scope
from duelkit.yugioh.state.tasks import Work


class FurtherCards:
    """Cards in additional places that can be materials or replace Tributes."""

    def __init__(self, pool: Pool, to: int, most: int, check: Check | None, making: Test | None) -> None:
        self.pool = pool
        self.to = to
        self.most = most
        self.check = check
        self.making = making
        self.beside: Test | None = None
        """What one of the materials must be for these cards to be materials."""

    def cards(self, duel: State, scope: Scope, monster: int, without: int) -> list[int]:
        """The cards that can be used for this monster now."""
        if self.check is not None and not self.check.holds(duel, scope):
            return []
        if self.making is not None and not known_test(duel, self.making, monster, scope):
            return []
        scope.knows = True
        found = candidates(duel, self.pool, scope)
        scope.knows = False
        return [
            card
            for card in found
            if card != without
            and card != monster
            and duel.info[card].types & MONSTER
            and (self.to != BANISHED or may_banish(duel, card, scope.player))
            and not (
                duel.place[card] == DECK and self.to == GRAVEYARD and cannot_send_from_deck(duel, duel.owner[card])
            )
        ]


def goes_to(
    duel: State, scope: Scope, monster: int, card: int, to: int, offered: list[int], further: tuple[FurtherCards, ...]
) -> int:
    """The place to which a material goes; ordinary materials go to ``to``."""
    if card in offered:
        return to
    for each in further:
        if card in each.cards(duel, scope, monster, -1):
            return each.to
    return to


BY_TRIBUTE: Final = 0
"""The material is sent to the graveyard by Tributing it."""


def use_materials(duel: State, scope: Scope, monster: int, materials: list[int], use: int, ways: list[int]) -> None:
    """Send the materials of a Fusion or Ritual Summon to their places, then ask for the placing of the monster."""
    for card in materials:
        if duel.place[card] == HAND or duel.place[card] & FIELD and not duel.play[card].face_up:
            note(duel, L_REVEAL, card, scope.player)
    owners = sorted(
        {
            duel.owner[materials[at]]
            for at in range(len(materials))
            if ways[at] == DECK or duel.place[materials[at]] == DECK
        }
    )
    duel.cache.made = monster
    for to in (BY_TRIBUTE, GRAVEYARD, BANISHED, DECK, DECK | AT_BOTTOM):
        going = [materials[at] for at in range(len(materials)) if ways[at] == to]
        if going:
            because = BY_EFFECT | AS_MATERIAL | use | (TRIBUTED if to == BY_TRIBUTE else 0)
            if to & AT_BOTTOM:
                put_under(duel, scope, going, because)
            else:
                move_all(duel, going, GRAVEYARD if to == BY_TRIBUTE else to, because, scope.player, scope.card)
    duel.cache.made = -1
    for owner in owners:
        shuffle(duel, owner)
    for card in materials:
        emit(duel, E_MATERIAL_USED, card, scope.player, scope.player, monster, use)
    settle(duel)
    next_moment(duel)
    duel.ask(
        scope.player,
        POSITION,
        [option(O_POSITION, monster, at) for at in placings(duel, scope.player, monster, FACE_UP, [], [])],
        W_POSITION,
        monster,
    )


def put_under(duel: State, scope: Scope, cards: list[int], because: int) -> None:
    """Put materials under the decks of their owners, at the same time."""
    under = [decide(duel, card, DECK, because, scope.player, scope.card, True) for card in cards]
    perform(duel, [each for each in under if each is not None])


def keep_materials(duel: State, frame: Work) -> None:
    """Append the current properties of the materials to ``frame.saved``, after the monster."""
    for kept in as_used(duel, frame.picked):
        frame.saved.extend(kept)


def come_from(duel: State, scope: Scope, frame: Work, origin: int, kinds: int) -> int:
    """Summon the monster made of ``frame.picked`` with the chosen placing."""
    monster = frame.saved[0]
    kept = tuple(frame.saved[1:])
    frame.saved = []
    done = put_monster(duel, monster, scope.player, number_of(duel.answer), kinds)
    if done:
        duel.play[monster].made_of = tuple(frame.picked)
        duel.play[monster].made_as = tuple([kept[at : at + AS_SIZE] for at in range(0, len(kept), AS_SIZE)])
        count_summons(duel, [monster], scope.player, kinds)
        succeed(duel, [monster], scope.player, kinds, scope.player, scope.card, origin, BY_EFFECT)
    scope.them = (monster,) if done else ()
    frame.done = 1 if done else 0
    return NEXT


def stands_in(duel: State, card: int, player: int) -> bool:
    """Whether the card is a monster of the opponent."""
    return duel.place[card] == MONSTER_ZONE and duel.controller[card] != player
