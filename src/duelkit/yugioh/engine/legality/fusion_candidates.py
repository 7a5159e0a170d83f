"""The cards that can be Fusion Materials, by where they are."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.materials_used import as_used, look_up
from duelkit.yugioh.engine.facts.pools import banished_up, listed
from duelkit.yugioh.engine.facts.prohibitions import cannot_send_from_deck, forbidden
from duelkit.yugioh.engine.facts.properties import source_works
from duelkit.yugioh.engine.facts.sealed import sealing
from duelkit.yugioh.state.categories import C_CANNOT, C_FUSES_EQUIPS
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    A_BE_FUSION_MATERIAL,
    BANISHED,
    DECK,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTER_ZONE,
    SPELL_ZONE,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_ATTRIBUTE, AS_LEVEL, AS_ORIGINAL_ATK, AS_RACE, AS_TYPES, Scope


def lying(duel: State, player: int) -> list[int]:
    """The monsters in the player's Graveyard that effects can reach."""
    monsters = [card for card in duel.graveyard[player] if duel.info[card].types & MONSTER]
    return [card for card in monsters if sealing(duel, card) is None]


def lent_equips(duel: State, monster: int, player: int) -> list[int]:
    """The Equip Cards of the player that a monster lets be Fusion Materials of this one."""
    found: list[int] = []
    for active in duel.active[C_FUSES_EQUIPS]:
        test = active.code.test
        if active.player != player or not source_works(duel, active):
            continue
        if test is None or test.test(duel, monster, active.scope):
            found.extend([card for card in duel.play[active.source].equips if is_lent(duel, card, player)])
    return found


def is_lent(duel: State, card: int, player: int) -> bool:
    """Whether an Equip Card is a Monster Card that this player controls."""
    return duel.controller[card] == player and duel.place[card] == SPELL_ZONE and duel.info[card].types & MONSTER != 0


def passes_as_printed(duel: State, test: Test, card: int, scope: Scope) -> bool:
    """Whether an Equip Card that is lent as a Fusion Material passes a filter as the monster that is printed on it."""
    if not duel.active[C_FUSES_EQUIPS] or not is_lent(duel, card, scope.player) or duel.cache.recalled:
        return False
    info = duel.info[card]
    kept = list(as_used(duel, [card])[0])
    kept[AS_TYPES], kept[AS_ATTRIBUTE], kept[AS_RACE] = info.types, info.attribute, info.race
    kept[AS_LEVEL], kept[AS_ORIGINAL_ATK] = info.level, info.atk
    duel.cache.recalled = {card: tuple(kept)}
    passes = test.test(duel, card, scope)
    look_up(duel)
    return passes


def fusion_candidates(duel: State, monster: int, player: int, zones: int, without: int) -> list[int]:
    """The cards that can be Fusion Materials, face-down monsters included. Rules: MR3-FUS-02, MR3-FUS-04."""
    found: list[int] = []
    if zones & MONSTER_ZONE:
        found.extend([card for card in duel.monsters[player] if card >= 0])
        found.extend(lent_equips(duel, monster, player) if duel.active[C_FUSES_EQUIPS] else [])
    if zones & HAND:
        found.extend([card for card in duel.hand[player] if duel.info[card].types & MONSTER])
    if zones & DECK and not cannot_send_from_deck(duel, player):
        found.extend([card for card in listed(duel, duel.deck[player]) if duel.info[card].types & MONSTER])
    if zones & GRAVEYARD:
        found.extend(lying(duel, player))
    if zones & BANISHED:
        found.extend([card for card in banished_up(duel, player) if duel.info[card].types & MONSTER])
    checked = len(duel.active[C_CANNOT + A_BE_FUSION_MATERIAL]) > 0
    return [
        card
        for card in found
        if card != without and not (checked and forbidden(duel, A_BE_FUSION_MATERIAL, card, player, monster))
    ]
