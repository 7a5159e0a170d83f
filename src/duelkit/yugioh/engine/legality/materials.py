"""Material sets of extra deck monsters: which sets are legal, which picks can still be completed."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.figures import attribute_of, race_of, rank_of
from duelkit.yugioh.engine.facts.pools import among, banished_up, listed
from duelkit.yugioh.engine.facts.prohibitions import forbidden, permitted
from duelkit.yugioh.engine.facts.properties import applies, level_of, types_of
from duelkit.yugioh.engine.facts.zones import extra_slots, limited, open_slots
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    A_BE_FUSION_MATERIAL,
    A_BE_LINK_MATERIAL,
    A_BE_SYNCHRO_MATERIAL,
    A_BE_XYZ_MATERIAL,
    BANISHED,
    C_CANNOT,
    C_MAY,
    DECK,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTER_ZONE,
    P_LEVEL_TWO_FOR_SYNCHRO,
    TOKEN,
    TUNER,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import NO_EFFECT
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE, LINK_RECIPE, SYNCHRO_RECIPE, XYZ_RECIPE, Recipe

P_SUBSTITUTE_TUNER: Final = 19
P_SUBSTITUTE_FUSION_MATERIAL: Final = 20


def stands_for_tuner(duel: State, card: int, recipe: Recipe) -> bool:
    """Whether the card can be used in place of the named Tuner of a material line (代わりとしてS素材にできる)."""
    for active in duel.active[C_MAY + P_SUBSTITUTE_TUNER]:
        for name in recipe.named:
            if active.code.name in name and applies(duel, active, card):
                return True
    return False


def stands_for_material(duel: State, card: int) -> bool:
    """Whether the card can be used in place of a named Fusion Material (融合素材の代わりにできる). Rule:
    EX04-GAP-FUS-01.
    """
    for active in duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
        if applies(duel, active, card):
            return True
    return False


def recipe_scope(duel: State, monster: int, player: int) -> Scope:
    """The scope for the material filters of a monster."""
    scope = scope_for(duel, monster, NO_EFFECT, player)
    return scope


def field_candidates(duel: State, monster: int, player: int) -> list[int]:
    """The player's face-up monsters that can be materials of a Synchro, Xyz or Link Summon.

    Rules: MR3-SYN-05, MR3-XYZ-04, RES-CTL-01, MR20-GAP-LNK-01.
    """
    recipe = duel.info[monster].recipe
    found: list[int] = []
    if recipe is None:
        return found
    action = (A_BE_FUSION_MATERIAL, A_BE_SYNCHRO_MATERIAL, A_BE_XYZ_MATERIAL, A_BE_LINK_MATERIAL)[recipe.kind]
    checked = len(duel.active[C_CANNOT + action]) > 0
    for card in duel.monsters[player]:
        if card < 0 or not duel.play[card].face_up:
            continue
        if recipe.kind == XYZ_RECIPE and duel.info[card].types & TOKEN:
            continue
        if checked and forbidden(duel, action, card, player, monster):
            continue
        found.append(card)
    return found


def fills(duel: State, test: Test, card: int, monster: int, scope: Scope, tuner: bool) -> bool:
    """Whether a card can fill a slot of a recipe."""
    if test.test(duel, card, scope):
        return True
    recipe = duel.info[monster].recipe
    return tuner and recipe is not None and stands_for_tuner(duel, card, recipe)


def known_test(duel: State, test: Test, card: int, scope: Scope) -> bool:
    """Whether a card passes a filter for its own player, who knows it even if it is face-down. Rule: MR3-FUS-04."""
    scope.knows = True
    found = test.test(duel, card, scope)
    scope.knows = False
    return found


def levels(duel: State, card: int) -> tuple[int, ...]:
    """The Levels as which a monster can be treated for a Synchro Summon."""
    level = level_of(duel, card)
    if duel.active[C_MAY + P_LEVEL_TWO_FOR_SYNCHRO] and level != 2 and permitted(duel, P_LEVEL_TWO_FOR_SYNCHRO, card):
        return (level, 2)
    return (level,)


def legal(duel: State, monster: int, cards: list[int], scope: Scope) -> bool:
    """Whether exactly these cards are a legal material set. Rules: MR3-SYN-02, MR3-SYN-03, MR3-XYZ-03, MR3-FUS-03."""
    recipe = duel.info[monster].recipe
    if recipe is None:
        return False
    if recipe.kind == SYNCHRO_RECIPE:
        return _synchro_completable(duel, recipe, monster, cards, [], scope, -1)
    if recipe.kind == XYZ_RECIPE:
        if len(cards) < recipe.least or len(cards) > recipe.most:
            return False
        for card in cards:
            if not recipe.slots[0].test(duel, card, scope):
                return False
            if recipe.level and level_of(duel, card) != recipe.level:
                return False
            if recipe.same_rank and rank_of(duel, card) != rank_of(duel, cards[0]):
                return False
        return True
    if recipe.kind == LINK_RECIPE:
        return _link_legal(duel, recipe, duel.info[monster].level, cards, scope)
    extra = len(cards) - len(recipe.slots)
    if extra < recipe.least or extra > 0 and recipe.more is None or extra > recipe.most:
        return False
    return alike(duel, recipe, cards) and _assign(duel, recipe, cards, 0, [], scope)


def alike(duel: State, recipe: Recipe, cards: list[int]) -> bool:
    """Whether the materials have the properties in common that they must, and differ in those in which they must."""
    if recipe.different_names and len({duel.info[card].name for card in cards}) < len(cards):
        return False
    if recipe.same_attribute or recipe.different_attributes:
        found = len({attribute_of(duel, card) for card in cards})
        if recipe.same_attribute and found > 1 or recipe.different_attributes and found < len(cards):
            return False
    if recipe.same_race or recipe.different_races:
        found = len({race_of(duel, card) for card in cards})
        if recipe.same_race and found > 1 or recipe.different_races and found < len(cards):
            return False
    return True


def _link_legal(duel: State, recipe: Recipe, rating: int, cards: list[int], scope: Scope) -> bool:
    """Whether these are legal Link Materials. A Link Monster counts as one material or as its Rating. Rule:
    MR20-GAP-LNK-01.
    """
    if len(cards) < recipe.least or len(cards) > recipe.most:
        return False
    if not alike(duel, recipe, cards):
        return False
    sums = 1
    has_one = recipe.more is None
    for card in cards:
        if not recipe.slots[0].test(duel, card, scope):
            return False
        info = duel.info[card]
        more = recipe.more
        if more is not None and more.test(duel, card, scope):
            has_one = True
        sums = sums << 1 | (sums << info.level if info.markers else 0)
    return has_one and sums >> rating & 1 != 0


def always_fits(duel: State, monster: int) -> bool:
    """Whether the materials certainly free a zone: they all come from the field, and any zone is allowed."""
    recipe = duel.info[monster].recipe
    return duel.rules.extra_monster_zones == 0 and recipe is not None and recipe.kind != FUSION_RECIPE


def tight(duel: State, monster: int, player: int) -> bool:
    """Whether the materials decide if there will be a zone for the monster."""
    if always_fits(duel, monster):
        return False
    if duel.rules.extra_monster_zones and limited(duel, monster):
        return extra_slots(duel, player, monster, []) == 0
    return open_slots(duel, player, monster, duel.place[monster], []) == 0


def whole_set(duel: State, monster: int, cards: list[int], scope: Scope) -> bool:
    """Whether the cards are a legal material set after which there is a zone for the monster."""
    return legal(duel, monster, cards, scope) and (
        always_fits(duel, monster) or open_slots(duel, scope.player, monster, duel.place[monster], cards) != 0
    )


def fitting(duel: State, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int = -1) -> bool:
    """Whether a legal set can be completed after which there is a zone for the monster."""
    if not tight(duel, monster, scope.player):
        return completable(duel, monster, chosen, rest, scope, must)
    if (must < 0 or must in chosen) and whole_set(duel, monster, chosen, scope):
        return True
    if not completable(duel, monster, chosen, rest, scope, must):
        return False
    for at in range(len(rest)):
        if fitting(duel, monster, [*chosen, rest[at]], rest[at + 1 :], scope, must):
            return True
    return False


Few = tuple[list[int], int]
"""Cards, and the number of them that can be materials at most."""


def fitting_few(
    duel: State, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int, few: list[Few]
) -> bool:
    """Whether a legal set can be completed that respects the limits for some cards (〜体まで)."""
    for cards, most in few:
        if len([card for card in chosen if card in cards]) > most:
            return False
        spare = [card for card in rest if card in cards]
        if not spare:
            continue
        others = [card for card in rest if card not in cards]
        if fitting_few(duel, monster, chosen, others, scope, must, few):
            return True
        tried: list[int] = []
        for at in range(len(spare)):
            if duel.info[spare[at]].passcode in tried:
                continue
            tried.append(duel.info[spare[at]].passcode)
            if fitting_few(duel, monster, [*chosen, spare[at]], [*spare[at + 1 :], *others], scope, must, few):
                return True
        return False
    return fitting(duel, monster, chosen, rest, scope, must)


def _assign(
    duel: State, recipe: Recipe, cards: list[int], slot: int, used: list[int], scope: Scope, replaced: bool = False
) -> bool:
    """Whether the cards can fill the slots from this one on; at most one card is a substitute (``replaced``)."""
    if slot == len(recipe.slots):
        more = recipe.more
        for card in cards:
            if card not in used and (more is None or not known_test(duel, more, card, scope)):
                return False
        return True
    for card in cards:
        if card not in used and known_test(duel, recipe.slots[slot], card, scope):
            used.append(card)
            if _assign(duel, recipe, cards, slot + 1, used, scope, replaced):
                return True
            used.pop()
    if replaced or not duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL] or not recipe.by_name[slot]:
        return False
    for card in cards:
        if card not in used and stands_for_material(duel, card):
            used.append(card)
            if _assign(duel, recipe, cards, slot + 1, used, scope, True):
                return True
            used.pop()
    return False


def completable(duel: State, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int = -1) -> bool:
    """Whether the chosen cards, with some of the rest, make a legal set that contains ``must`` (if any)."""
    recipe = duel.info[monster].recipe
    if recipe is None:
        return False
    if recipe.kind == SYNCHRO_RECIPE:
        return _synchro_completable(duel, recipe, monster, chosen, rest, scope, must)
    if (must < 0 or must in chosen) and legal(duel, monster, chosen, scope):
        return True
    if recipe.kind == FUSION_RECIPE:
        return _fusion_completable(duel, recipe, chosen, rest, scope)
    if len(chosen) >= recipe.most:
        return False
    for at in range(len(rest)):
        if completable(duel, monster, [*chosen, rest[at]], rest[at + 1 :], scope, must):
            return True
    return False


def _synchro_completable(
    duel: State, recipe: Recipe, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int
) -> bool:
    """Whether some Tuner and others can make the Synchro Monster."""
    need = duel.info[monster].level
    if must >= 0 and must not in chosen and must not in rest:
        return False
    for tuner in (*chosen, *rest):
        if not types_of(duel, tuner) & TUNER or not fills(duel, recipe.slots[0], tuner, monster, scope, True):
            continue
        forced = [card for card in chosen if card != tuner]
        if must >= 0 and must != tuner and must not in chosen:
            forced.append(must)
        most = min(recipe.most, len(chosen) + len(rest) - 1)
        if len(forced) > most:
            continue
        if recipe.least == 1 and most == len(chosen) + len(rest) - 1:
            if _sums_up(duel, recipe, tuner, forced, rest, scope, need):
                return True
            continue
        if _levels_reach(duel, recipe, tuner, forced, rest, scope, need, most):
            return True
    return False


def _levels_reach(
    duel: State, recipe: Recipe, tuner: int, forced: list[int], rest: list[int], scope: Scope, need: int, most: int
) -> bool:
    """Whether the Levels of this Tuner, the forced monsters and some of the rest can add up to a sum.

    For each number of monsters, ``reach`` holds the sums that can be reached, as bits.
    """
    reach = [0] * (most + 1)
    reach[0] = 1
    for card in forced:
        if not recipe.slots[1].test(duel, card, scope):
            return False
        add_levels(duel, card, reach, need, True)
    for card in rest:
        if card != tuner and card not in forced and recipe.slots[1].test(duel, card, scope):
            add_levels(duel, card, reach, need, False)
    for level in levels(duel, tuner):
        if 0 < level <= need:
            for count in range(recipe.least, most + 1):
                if reach[count] >> (need - level) & 1:
                    return True
    return False


def _sums_up(
    duel: State, recipe: Recipe, tuner: int, forced: list[int], rest: list[int], scope: Scope, need: int
) -> bool:
    """The same for one or any number of other monsters, where their number need not be tracked."""
    others = recipe.slots[1]
    bound = (1 << need) - 1
    sums = 1
    for card in forced:
        if not others.test(duel, card, scope):
            return False
        sums = _further(duel, card, sums) & bound
    for card in rest:
        if card != tuner and not among(forced, card) and others.test(duel, card, scope):
            sums |= _further(duel, card, sums) & bound
    for level in levels(duel, tuner):
        if 0 < level < need and sums >> (need - level) & 1:
            return True
    return False


def _further(duel: State, card: int, sums: int) -> int:
    """The sums of Levels with one more material, as bits."""
    level = level_of(duel, card)
    found = sums << level if level else 0
    if duel.active[C_MAY + P_LEVEL_TWO_FOR_SYNCHRO] and len(levels(duel, card)) > 1:
        found |= sums << 2
    return found


def add_levels(duel: State, card: int, reach: list[int], need: int, forced: bool) -> None:
    """Add a material to the sums that can be reached; if ``forced``, all sums must include it."""
    counts = levels(duel, card)
    bound = (1 << (need + 1)) - 1
    for count in range(len(reach) - 1, -1, -1):
        sums = 0 if forced else reach[count]
        if count:
            for level in counts:
                if level:
                    sums |= reach[count - 1] << level & bound
        reach[count] = sums


def _fusion_completable(duel: State, recipe: Recipe, chosen: list[int], rest: list[int], scope: Scope) -> bool:
    size = len(recipe.slots) + recipe.least
    if len(chosen) > len(recipe.slots) + recipe.most:
        return False
    return _extend(duel, recipe, chosen, rest, size, scope)


def _extend(duel: State, recipe: Recipe, chosen: list[int], rest: list[int], size: int, scope: Scope) -> bool:
    if len(chosen) >= size:
        extra = len(chosen) - len(recipe.slots)
        if (
            extra <= recipe.most
            and (extra == 0 or recipe.more is not None)
            and alike(duel, recipe, chosen)
            and (_assign(duel, recipe, chosen, 0, [], scope))
        ):
            return True
        if len(chosen) >= len(recipe.slots) + recipe.most:
            return False
    useful: list[int] = []
    for at in range(len(rest)):
        card = rest[at]
        name = duel.info[card].passcode
        if name in useful:
            continue
        wanted = recipe.more is not None and known_test(duel, recipe.more, card, scope)
        for slot in recipe.slots:
            if wanted:
                break
            wanted = known_test(duel, slot, card, scope)
        if not wanted and duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
            wanted = stands_for_material(duel, card)
        if not wanted:
            continue
        useful.append(name)
        if len(chosen) < size and _extend(duel, recipe, [*chosen, card], rest[at + 1 :], size, scope):
            return True
    return False


def synchro_levels(duel: State, player: int) -> int:
    """The Level totals that a Tuner and other face-up monsters can reach, as bits; a cheap first check."""
    without = 1
    with_tuner = 0
    for card in duel.monsters[player]:
        if card < 0 or not duel.play[card].face_up:
            continue
        tuner = (types_of(duel, card) & TUNER) != 0
        more = 0
        more_with = 0
        for level in levels(duel, card):
            if level > 0:
                more |= without << level
                more_with |= with_tuner << level
        if tuner:
            with_tuner |= more | more_with
        else:
            with_tuner |= more_with
            without |= more
        without &= 0xFFFF
        with_tuner &= 0xFFFF
    return with_tuner


def same_levels(duel: State, player: int) -> list[int]:
    """The number of the player's face-up monsters of each Level up to 12; a cheap first check for Xyz Summons."""
    counts = [0] * 13
    for card in duel.monsters[player]:
        if card >= 0 and duel.play[card].face_up:
            level = level_of(duel, card)
            if level <= 12:
                counts[level] += 1
    return counts


def can_make(duel: State, monster: int, player: int, must: int = -1) -> bool:
    """Whether the player's monsters on the field can be the materials of a Synchro, Xyz or Link Monster."""
    offered = field_candidates(duel, monster, player)
    recipe = duel.info[monster].recipe
    if recipe is None or len(offered) < recipe.least + (1 if recipe.kind == SYNCHRO_RECIPE else 0):
        return False
    return fitting(duel, monster, [], offered, recipe_scope(duel, monster, player), must)


def fusion_candidates(duel: State, monster: int, player: int, zones: int, without: int) -> list[int]:
    """The cards that can be Fusion Materials, face-down monsters included. Rules: MR3-FUS-02, MR3-FUS-04."""
    found: list[int] = []
    if zones & MONSTER_ZONE:
        found.extend([card for card in duel.monsters[player] if card >= 0])
    if zones & HAND:
        found.extend([card for card in duel.hand[player] if duel.info[card].types & MONSTER])
    if zones & DECK:
        found.extend([card for card in listed(duel, duel.deck[player]) if duel.info[card].types & MONSTER])
    if zones & GRAVEYARD:
        found.extend([card for card in duel.graveyard[player] if duel.info[card].types & MONSTER])
    if zones & BANISHED:
        found.extend([card for card in banished_up(duel, player) if duel.info[card].types & MONSTER])
    checked = len(duel.active[C_CANNOT + A_BE_FUSION_MATERIAL]) > 0
    return [
        card
        for card in found
        if card != without and not (checked and forbidden(duel, A_BE_FUSION_MATERIAL, card, player, monster))
    ]


def recipe_kind(duel: State, monster: int) -> int:
    """The kind of summon of a monster's recipe."""
    recipe = duel.info[monster].recipe
    assert recipe is not None
    return recipe.kind
