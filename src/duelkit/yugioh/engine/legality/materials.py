"""Material sets of extra deck monsters: which sets are legal, which picks can still be completed."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.figures import rank_of
from duelkit.yugioh.engine.facts.materials_used import look_up
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import amount_of, applies, level_of, names_of
from duelkit.yugioh.engine.facts.zones import extra_slots, limited, open_slots
from duelkit.yugioh.engine.legality.alike_materials import alike
from duelkit.yugioh.engine.legality.fused_names import has_such_name, passes_so_named
from duelkit.yugioh.engine.legality.fusion_candidates import passes_as_printed
from duelkit.yugioh.engine.legality.hand_materials import from_hand_legal, hand_candidates
from duelkit.yugioh.engine.legality.hand_synchro import hand_for_synchro, lending_themselves
from duelkit.yugioh.engine.legality.shown_materials import choices_of, count_as_shown
from duelkit.yugioh.engine.legality.synchro_materials import hand_demanded, synchro_completable
from duelkit.yugioh.state.categories import (
    C_CANNOT,
    C_HAND_MATERIAL,
    C_HAND_SYNCHRO,
    C_MAY,
    C_SHOWN_AS,
    C_XYZ_OF_SEVERAL,
)
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    A_BE_FUSION_MATERIAL,
    A_BE_LINK_MATERIAL,
    A_BE_SYNCHRO_MATERIAL,
    A_BE_XYZ_MATERIAL,
    P_LEVEL_FOR_XYZ,
    P_OPPONENTS_MATERIAL,
    SPELL_ZONE,
    TOKEN,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import NO_EFFECT
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE, LINK_RECIPE, SYNCHRO_RECIPE, XYZ_RECIPE, Recipe

P_SUBSTITUTE_FUSION_MATERIAL: Final = 20


def stands_for_material(duel: State, card: int) -> bool:
    """Whether the card can be used in place of a named Fusion Material (融合素材の代わりにできる). Rule:
    EX04-GAP-FUS-01.
    """
    for active in duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
        if active.code.test is None and applies(duel, active, card):
            return True
    return False


def is_named(duel: State, monster: int, card: int, scope: Scope) -> bool:
    """Whether the card is one of the materials that the monster names, and not only a substitute of one."""
    recipe = duel.info[monster].recipe
    if recipe is None:
        return False
    slots = recipe.slots if recipe.more is None else (*recipe.slots, recipe.more)
    return any([suits(duel, slot, card, scope) for slot in slots])


def stands_for_attribute(duel: State, card: int, monster: int) -> bool:
    """Whether the card can be used in place of a Fusion Material of which this monster lists an Attribute
    (そのカードに記された属性の融合素材モンスターの代わりにできる).
    """
    for active in duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
        test = active.code.test
        if test is not None and applies(duel, active, card) and test.test(duel, monster, active.scope):
            return True
    return False


def stands_for_slot(duel: State, recipe: Recipe, slot: int, card: int, monster: int) -> bool:
    """Whether the card can be used in place of the Fusion Material that a slot demands."""
    if recipe.by_name[slot] and stands_for_material(duel, card):
        return True
    return recipe.by_attribute[slot] and stands_for_attribute(duel, card, monster)


def recipe_scope(duel: State, monster: int, player: int) -> Scope:
    """The scope for the material filters of a monster."""
    scope = scope_for(duel, monster, NO_EFFECT, player)
    return scope


def field_candidates(duel: State, monster: int, player: int) -> list[int]:
    """The player's face-up monsters that can be materials of a Synchro, Xyz or Link Summon, and other cards that an
    effect lets be one.

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
    others: list[int] = []
    if recipe.kind == SYNCHRO_RECIPE:
        others = [*hand_demanded(duel, player), *lending_themselves(duel, monster, player)]
    elif recipe.kind == LINK_RECIPE:
        others = [*hand_candidates(duel, monster, player), *of_opponent(duel, recipe, monster, player)]
    for card in others:
        if card not in found and not (checked and forbidden(duel, action, card, player, monster)):
            found.append(card)
    if recipe.kind == SYNCHRO_RECIPE and duel.active[C_HAND_SYNCHRO]:
        found.extend([card for card in hand_for_synchro(duel, monster, player) if card not in found])
    return found


def of_opponent(duel: State, recipe: Recipe, monster: int, player: int) -> list[int]:
    """The face-up monsters of the opponent's that can be Link Materials."""
    if recipe.of_opponent is None and not duel.active[C_MAY + P_OPPONENTS_MATERIAL]:
        return []
    scope = recipe_scope(duel, monster, player)
    test = recipe.of_opponent
    return [
        card
        for card in duel.monsters[1 - player]
        if card >= 0
        and duel.play[card].face_up
        and (test is not None and test.test(duel, card, scope) or material_with(duel, card, monster, player))
    ]


def material_with(duel: State, card: int, monster: int, player: int) -> list[int]:
    """The cards together with which a monster of the opponent's can be a Link Material of this monster."""
    found: list[int] = []
    for active in duel.active[C_MAY + P_OPPONENTS_MATERIAL]:
        test = active.code.test
        if (
            active.player == player
            and applies(duel, active, card)
            and (test is None or test.test(duel, monster, active.scope))
        ):
            found.append(active.source)
    return found


def of_opponent_legal(duel: State, recipe: Recipe, monster: int, cards: list[int], scope: Scope) -> bool:
    """Whether the monsters of the opponent's among the Link Materials can be there."""
    free = 1 if recipe.of_opponent is not None else 0
    for card in cards:
        if duel.controller[card] == scope.player:
            continue
        partners = material_with(duel, card, monster, scope.player)
        if len([each for each in partners if each in cards]):
            continue
        test = recipe.of_opponent
        if not free or test is None or not test.test(duel, card, scope):
            return False
        free = 0
    return True


def known_test(duel: State, test: Test, card: int, scope: Scope) -> bool:
    """Whether a card passes a filter for its own player, who knows it even if it is face-down. Rule: MR3-FUS-04."""
    scope.knows = True
    found = test.test(duel, card, scope)
    scope.knows = False
    return found


def suits(duel: State, test: Test, card: int, scope: Scope) -> bool:
    """Whether a card passes a filter as a Fusion Material, maybe with a name that it has as such only."""
    if known_test(duel, test, card, scope) or passes_so_named(duel, test, card, scope):
        return True
    return duel.place[card] == SPELL_ZONE and passes_as_printed(duel, test, card, scope)


def legal(duel: State, monster: int, cards: list[int], scope: Scope, named: bool = False) -> bool:
    """Whether exactly these cards are a legal material set. Rules: MR3-SYN-02, MR3-SYN-03, MR3-XYZ-03, MR3-FUS-03.

    :param named: an effect names the materials, of whichever player.
    """
    recipe = duel.info[monster].recipe
    if recipe is None:
        return False
    if recipe.kind == SYNCHRO_RECIPE:
        return synchro_completable(duel, recipe, monster, cards, [], scope, -1)
    if recipe.kind == XYZ_RECIPE:
        return _xyz_legal(duel, recipe, cards, scope)
    if recipe.kind == LINK_RECIPE:
        return _link_legal(duel, recipe, monster, cards, scope, named)
    extra = len(cards) - len(recipe.slots)
    if extra < recipe.least or extra > 0 and recipe.more is None or extra > recipe.most:
        return False
    return alike(duel, recipe, cards) and _assign(duel, recipe, cards, 0, [], scope)


def too_few(duel: State, cards: list[int]) -> bool:
    """Whether one of the Xyz Materials can only be used together with more (〜体以上を素材としたX召喚にしか)."""
    for active in duel.active[C_XYZ_OF_SEVERAL]:
        if len(cards) < active.code.number:
            for card in cards:
                if applies(duel, active, card):
                    return True
    return False


def _xyz_legal(duel: State, recipe: Recipe, cards: list[int], scope: Scope) -> bool:
    """Whether these are legal Xyz Materials. Rule: MR3-XYZ-03."""
    if len(cards) < recipe.least or len(cards) > recipe.most or too_few(duel, cards):
        return False
    counting = recipe.counting
    for card in cards:
        if not recipe.slots[0].test(duel, card, scope):
            return False
        if recipe.level and not counts_as_level(duel, card, recipe.level, scope.card):
            if counting is None or not counting.test(duel, card, scope):
                return False
        if recipe.same_rank and rank_of(duel, card) != rank_of(duel, cards[0]):
            return False
        if recipe.same_name and names_of(duel, card)[0] not in names_of(duel, cards[0]):
            return False
    return alike(duel, recipe, cards)


def _link_legal(duel: State, recipe: Recipe, monster: int, cards: list[int], scope: Scope, named: bool) -> bool:
    """Whether these are legal Link Materials, perhaps as monsters that were shown."""
    if not duel.active[C_SHOWN_AS]:
        return _link_set(duel, recipe, monster, cards, scope, named)
    for choice in choices_of(duel, cards):
        if _legal_as(duel, recipe, monster, cards, scope, named, choice):
            return True
    return False


def _legal_as(
    duel: State, recipe: Recipe, monster: int, cards: list[int], scope: Scope, named: bool, shown: list[int]
) -> bool:
    count_as_shown(duel, shown)
    found = _link_set(duel, recipe, monster, cards, scope, named)
    look_up(duel)
    return found


def count_link_materials(duel: State, monster: int, cards: list[int], player: int) -> None:
    """Let the Link Materials count as monsters that were shown, as far as they can, until ``look_up`` is called."""
    recipe = duel.info[monster].recipe
    if recipe is None or recipe.kind != LINK_RECIPE or not duel.active[C_SHOWN_AS]:
        return
    scope = recipe_scope(duel, monster, player)
    for choice in choices_of(duel, cards):
        if _legal_as(duel, recipe, monster, cards, scope, True, choice):
            count_as_shown(duel, choice)
            return


def _link_set(duel: State, recipe: Recipe, monster: int, cards: list[int], scope: Scope, named: bool) -> bool:
    """Whether these are legal Link Materials. A Link Monster counts as one material or as its Rating. Rule:
    MR20-GAP-LNK-01.
    """
    rating = duel.info[monster].level
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
    if not named and not of_opponent_legal(duel, recipe, monster, cards, scope):
        return False
    if duel.active[C_HAND_MATERIAL] and not from_hand_legal(duel, monster, cards, scope.player):
        return False
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


def whole_set(duel: State, monster: int, cards: list[int], scope: Scope, named: bool = False) -> bool:
    """Whether the cards are a legal material set after which there is a zone for the monster."""
    return legal(duel, monster, cards, scope, named) and (
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


def _assign(
    duel: State, recipe: Recipe, cards: list[int], slot: int, used: list[int], scope: Scope, replaced: bool = False
) -> bool:
    """Whether the cards can fill the slots from this one on; at most one card is a substitute (``replaced``)."""
    if slot == len(recipe.slots):
        more = recipe.more
        for card in cards:
            if card not in used and (more is None or not suits(duel, more, card, scope)):
                return False
        return True
    for card in cards:
        if card not in used and suits(duel, recipe.slots[slot], card, scope):
            used.append(card)
            if _assign(duel, recipe, cards, slot + 1, used, scope, replaced):
                return True
            used.pop()
    if replaced or not duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
        return False
    for card in cards:
        if card not in used and stands_for_slot(duel, recipe, slot, card, scope.card):
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
        return synchro_completable(duel, recipe, monster, chosen, rest, scope, must)
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
        if name in useful and not has_such_name(duel, card):
            continue
        wanted = recipe.more is not None and suits(duel, recipe.more, card, scope)
        for slot in recipe.slots:
            if wanted:
                break
            wanted = suits(duel, slot, card, scope)
        if not wanted and duel.active[C_MAY + P_SUBSTITUTE_FUSION_MATERIAL]:
            wanted = stands_for_material(duel, card) or stands_for_attribute(duel, card, scope.card)
        if not wanted:
            continue
        useful.append(name)
        if len(chosen) < size and _extend(duel, recipe, [*chosen, card], rest[at + 1 :], size, scope):
            return True
    return False


def same_levels(duel: State, player: int) -> list[int]:
    """The number of the player's face-up monsters of each Level up to 12; a cheap first check for Xyz Summons."""
    counts = [0] * 13
    for card in duel.monsters[player]:
        if card >= 0 and duel.play[card].face_up:
            level = level_of(duel, card)
            if level <= 12:
                counts[level] += 1
            if duel.active[C_MAY + P_LEVEL_FOR_XYZ]:
                for other in range(1, 13):
                    counts[other] += 1 if other != level and counts_as_level(duel, card, other) else 0
    return counts


def counts_as_level(duel: State, card: int, level: int, making: int = -1) -> bool:
    """Whether a monster has this Level, or can be treated as if it had, as an Xyz Material.

    :param making: the Xyz Monster; −1: any.
    """
    if level_of(duel, card) == level:
        return True
    for active in duel.active[C_MAY + P_LEVEL_FOR_XYZ]:
        if active.code.side < 0 and applies(duel, active, card) and amount_of(duel, active, card) == level:
            test = active.code.test
            if test is None or making < 0 or test.test(duel, making, active.scope):
                return True
    return False


def can_make(duel: State, monster: int, player: int, must: int = -1, only: list[int] | None = None) -> bool:
    """Whether the player's monsters on the field can be the materials of a Synchro, Xyz or Link Monster.

    :param must: one of them that must be used; −1 if there is none.
    :param only: the only ones that can be; ``None``: any.
    """
    offered = field_candidates(duel, monster, player)
    if only is not None:
        offered = [card for card in offered if card in only]
    recipe = duel.info[monster].recipe
    if recipe is None or len(offered) < recipe.least + (recipe.tuners if recipe.kind == SYNCHRO_RECIPE else 0):
        return False
    return fitting(duel, monster, [], offered, recipe_scope(duel, monster, player), must)


def zone_is_missing(duel: State, monster: int, player: int) -> bool:
    """Whether the player's monsters can be the materials, but no set of them leaves a zone for the monster."""
    return completable(
        duel, monster, [], field_candidates(duel, monster, player), recipe_scope(duel, monster, player)
    ) and not can_make(duel, monster, player)


def recipe_kind(duel: State, monster: int) -> int:
    """The kind of summon of a monster's recipe."""
    recipe = duel.info[monster].recipe
    assert recipe is not None
    return recipe.kind
