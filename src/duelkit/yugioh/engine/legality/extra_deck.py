"""Which monsters can be summoned from the extra deck with materials."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.pools import listed
from duelkit.yugioh.engine.legality.hand_synchro import lenders, may_lend
from duelkit.yugioh.engine.legality.materials import can_make, field_candidates, same_levels, zone_is_missing
from duelkit.yugioh.engine.legality.special_summons import cannot_be_special_summoned, may_be_special_summoned
from duelkit.yugioh.engine.legality.synchro_materials import hand_demanded, synchro_levels
from duelkit.yugioh.state.categories import C_HAND_MATERIAL, C_HAND_SYNCHRO, C_LENDS_ITSELF, C_MAY
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import EXTRA, P_OPPONENTS_MATERIAL, S_FUSION, S_LINK, S_SPECIAL, S_SYNCHRO, S_XYZ
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE, LINK_RECIPE, SYNCHRO_RECIPE

KINDS: Final = (S_FUSION, S_SYNCHRO, S_XYZ, S_LINK)
"""The way of summoning for each kind of recipe."""


def note_recipes(duel: State) -> None:
    """Determine the players with cards that are summoned with materials and without an effect."""
    duel.cache.by_materials = 0
    for card in range(len(duel.info)):
        recipe = duel.info[card].recipe
        if recipe is not None and recipe.kind != FUSION_RECIPE:
            duel.cache.by_materials |= 1 << duel.owner[card]


def extra_summons(duel: State, player: int) -> list[int]:
    """The Synchro, Xyz and Link Monsters that the player can summon now.

    Rules: MR3-SYN-02 to -06, MR3-XYZ-03, -04, MR20-GAP-LNK-01.
    """
    if duel.cache.by_materials < 0:
        note_recipes(duel)
    if not duel.extra[player] or not duel.cache.by_materials >> player & 1:
        return []
    up = 0
    for card in duel.monsters[player]:
        if card >= 0 and duel.play[card].face_up:
            up += 1
    if up:
        up += len(hand_demanded(duel, player))
    if duel.active[C_HAND_SYNCHRO] and duel.hand[player] and lenders(duel, player):
        up += 1
    if duel.active[C_LENDS_ITSELF] and may_lend(duel, player):
        up += 1
    return [] if up < (1 if duel.rules.extra_monster_zones else 2) else _extra_summons_with(duel, player, up)


def _extra_summons_with(duel: State, player: int, up: int) -> list[int]:
    """The same, with the number of the player's face-up monsters."""
    found: list[int] = []
    totals = -1
    counts: list[int] = []
    for card in duel.extra[player]:
        recipe = duel.info[card].recipe
        if recipe is None or recipe.kind == FUSION_RECIPE:
            continue
        if recipe.kind == SYNCHRO_RECIPE:
            if totals < 0:
                totals = synchro_levels(duel, player)
            if recipe.stand_in is None and not totals >> duel.info[card].level & 1:
                continue
        elif recipe.level and recipe.counting is None:
            if not counts:
                counts = same_levels(duel, player)
            if counts[recipe.level] < recipe.least:
                continue
        elif recipe.kind == LINK_RECIPE and not duel.rules.extra_monster_zones:
            continue
        least = recipe.least + (recipe.tuners if recipe.kind == SYNCHRO_RECIPE else 0)
        others = len(duel.active[C_MAY + P_OPPONENTS_MATERIAL]) + len(duel.active[C_HAND_MATERIAL])
        further = recipe.of_opponent is not None or others > 0
        if (least <= up or further and recipe.kind == LINK_RECIPE) and not (
            cannot_extra_summon(duel, player, card, None)
        ):
            found.append(card)
    return found


def cannot_extra_summon(duel: State, player: int, card: int, reasons: list[int] | None) -> bool:
    """The reasons against summoning the Synchro, Xyz or Link Monster with the monsters on the field."""
    recipe = duel.info[card].recipe
    if (recipe is None or recipe.kind == FUSION_RECIPE or duel.place[card] != EXTRA or card in duel.face_up_extra) and (
        refuse(reasons, why.NO_SUCH_SUMMON if recipe is None or recipe.kind == FUSION_RECIPE else why.WRONG_PLACE)
    ):
        return True
    if recipe is None or not can_make(duel, card, player):
        if reasons is None:
            return True
        reasons.append(why.NO_ZONE if zone_is_missing(duel, card, player) else why.MATERIALS)
    kinds = S_SPECIAL | (KINDS[recipe.kind] if recipe is not None else 0)
    return cannot_be_special_summoned(duel, card, player, False, kinds, reasons)


def included(duel: State, scope: Scope, monster: int, which: Test) -> list[int]:
    """The cards of which one must be among the materials of a monster, and can be (〜を含む)."""
    return [
        card
        for card in field_candidates(duel, monster, scope.player)
        if which.test(duel, card, scope) and can_make(duel, monster, scope.player, card)
    ]


def summons_now(
    duel: State, scope: Scope, which: Test, must: int, including: Test | None, only: list[int] | None = None
) -> list[int]:
    """The Synchro, Xyz and Link Monsters that can be summoned right after an effect.

    :param must: a mandatory material; −1 if there is none.
    :param including: what one of the materials must be.
    :param only: the only possible materials; ``None``: any.
    """
    found: list[int] = []
    totals = synchro_levels(duel, scope.player)
    for monster in listed(duel, duel.extra[scope.player]):
        recipe = duel.info[monster].recipe
        if recipe is None or recipe.kind == FUSION_RECIPE or monster in duel.face_up_extra:
            continue
        unreachable = recipe.kind == SYNCHRO_RECIPE and not totals >> duel.info[monster].level & 1
        if unreachable and recipe.stand_in is None:
            continue
        if (
            which.test(duel, monster, scope)
            and may_be_special_summoned(duel, monster, scope.player, False, S_SPECIAL | KINDS[recipe.kind])
            and can_make(duel, monster, scope.player, must, only)
            and (including is None or len(included(duel, scope, monster, including)) > 0)
        ):
            found.append(monster)
    return found
