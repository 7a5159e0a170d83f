"""Material sets of Synchro Monsters: which Levels add up, and what materials demand of the others."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.pools import among
from duelkit.yugioh.engine.facts.properties import amount_of, applies, level_of, types_of
from duelkit.yugioh.engine.legality.hand_synchro import (
    fitting_beside,
    from_hand,
    lenders,
    lends_itself,
    may_lend,
    without_copies,
)
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_HAND_SYNCHRO, C_LENDS_ITSELF, C_MAY, C_OTHER_MATERIALS
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    HAND,
    MONSTER,
    P_LEVEL_FOR_SYNCHRO,
    P_NON_TUNER_FOR_SYNCHRO,
    P_OTHER_LEVEL_FOR_SYNCHRO,
    R_THIS,
    TUNER,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope
from duelkit.yugioh.state.recipes import Recipe

P_SUBSTITUTE_TUNER: Final = 19


def stands_for_tuner(duel: State, card: int, recipe: Recipe) -> bool:
    """Whether the card can be used in place of the named Tuner of a material line (代わりとしてS素材にできる)."""
    for active in duel.active[C_MAY + P_SUBSTITUTE_TUNER]:
        for name in recipe.named:
            if active.code.name in name and applies(duel, active, card):
                return True
    return duel.place[card] == HAND and _says_so_itself(duel, card, recipe)


def _says_so_itself(duel: State, card: int, recipe: Recipe) -> bool:
    """Whether a card of the hand can by its own text be used in place of the named Tuner."""
    for effect in duel.info[card].continuous:
        for code in effect.modifiers:
            if code.category == C_MAY + P_SUBSTITUTE_TUNER and code.ref == R_THIS:
                if any(code.name in name for name in recipe.named):
                    return True
    return False


def fills(duel: State, test: Test, card: int, monster: int, scope: Scope, tuner: bool) -> bool:
    """Whether a card can fill a slot of a recipe."""
    if test.test(duel, card, scope):
        return True
    recipe = duel.info[monster].recipe
    return tuner and recipe is not None and stands_for_tuner(duel, card, recipe)


def synchro_level(duel: State, card: int, monster: int) -> int:
    """The Level of a monster, or what it is treated as instead for the Synchro Summon of this monster (−1: of any); the
    newest such effect decides.
    """
    level = level_of(duel, card)
    for active in duel.active[C_MAY + P_LEVEL_FOR_SYNCHRO]:
        test = active.code.test
        if applies(duel, active, card) and (test is None or monster >= 0 and test.test(duel, monster, active.scope)):
            level = max(amount_of(duel, active, card), 0)
    return level


def any_levels(duel: State, card: int) -> tuple[int, ...]:
    """The Levels as which a monster can be treated for the Synchro Summon of some monster."""
    found = levels(duel, card, -1)
    for active in duel.active[C_MAY + P_LEVEL_FOR_SYNCHRO]:
        if active.code.test is not None and applies(duel, active, card):
            found = (*found, amount_of(duel, active, card))
    return found


def levels(duel: State, card: int, monster: int) -> tuple[int, ...]:
    """The Levels as which a monster can be treated for the Synchro Summon of this monster (−1: of any)."""
    found: tuple[int, ...] = (synchro_level(duel, card, monster),)
    for active in duel.active[C_MAY + P_OTHER_LEVEL_FOR_SYNCHRO]:
        if applies(duel, active, card) and amount_of(duel, active, card) not in found:
            found = (*found, amount_of(duel, active, card))
    return found


def as_tuner(duel: State, recipe: Recipe, card: int, monster: int, scope: Scope) -> int:
    """The Levels with which the card can be the Tuner of a Synchro Monster, as bits; 0: it cannot be."""
    found = 0
    if types_of(duel, card) & TUNER and fills(duel, recipe.slots[0], card, monster, scope, True):
        found = _further(duel, card, 1, monster)
    test = recipe.stand_in
    if test is not None and test.test(duel, card, scope):
        found |= 1 << recipe.stand_in_level if recipe.stand_in_level else _further(duel, card, 1, monster)
    return found


def demands(duel: State, card: int) -> list[Active]:
    """What the card demands of the other Synchro Materials (他のＳ素材モンスターは全て〜でなければならない)."""
    return [active for active in duel.active[C_OTHER_MATERIALS] if applies(duel, active, card)]


def goes_with(duel: State, card: int, other: int) -> bool:
    """Whether a monster may be a Synchro Material together with a card that makes demands on the others."""
    for active in demands(duel, card):
        test = active.code.test
        if test is not None and not test.test(duel, other, active.scope):
            return False
    return True


def synchro_completable(
    duel: State, recipe: Recipe, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int
) -> bool:
    """Whether some Tuner and others can make the Synchro Monster, with some of the hand where cards say so."""
    if not duel.active[C_LENDS_ITSELF]:
        return _completable(duel, recipe, monster, chosen, rest, scope, must, [])
    left = without_copies(duel, monster, chosen, rest, scope.player)
    if left is None:
        return False
    lent = [card for card in (*chosen, *left) if lends_itself(duel, card, monster, scope.player) is not None]
    return _completable(duel, recipe, monster, chosen, left, scope, must, lent)


def _completable(
    duel: State,
    recipe: Recipe,
    monster: int,
    chosen: list[int],
    rest: list[int],
    scope: Scope,
    must: int,
    lent: list[int],
) -> bool:
    """The same, with the cards of the hand that lend themselves: these can be there like cards of the field."""
    if not duel.active[C_HAND_SYNCHRO] and not duel.active[C_OTHER_MATERIALS]:
        return _makes(duel, recipe, monster, chosen, rest, scope, must)
    if _as_the_hand_demands(duel, recipe, monster, chosen, rest, scope, must):
        return True
    there = [card for card in rest if duel.place[card] != HAND or card in lent]
    picked = [card for card in from_hand(duel, chosen) if card not in lent]
    if len(picked) > (1 if duel.active[C_HAND_SYNCHRO] else 0):
        return False
    if not duel.active[C_HAND_SYNCHRO]:
        return _demanding(duel, recipe, monster, chosen, there, scope, must)
    if not picked and _demanding(duel, recipe, monster, chosen, there, scope, must):
        return True
    for card in picked or from_hand(duel, rest):
        field = [other for other in chosen if other != card]
        if fitting_beside(duel, card, field, scope.player) == field and (
            _with_hand(duel, recipe, monster, field, card, there, scope, must)
        ):
            return True
    return False


def _as_the_hand_demands(
    duel: State, recipe: Recipe, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int
) -> bool:
    """Whether a card that goes only with monsters of the hand makes the Synchro Monster with them."""
    for card in [card for card in (*chosen, *rest) if of_hand(duel, card)]:
        others = [other for other in rest if other != card]
        if _with_the_hand(duel, recipe, monster, card, of_hand(duel, card), chosen, others, scope, must):
            return True
    return False


def _with_hand(
    duel: State, recipe: Recipe, monster: int, field: list[int], card: int, there: list[int], scope: Scope, must: int
) -> bool:
    """Whether a card of the hand, the chosen ones of the field and some of the rest there can be the materials, with
    what lets it be one among them.
    """
    left = fitting_beside(duel, card, there, scope.player)
    for source in lenders(duel, scope.player):
        if source not in field and source not in left:
            continue
        fixed = [*field, card] if source in field else [*field, card, source]
        others = [other for other in left if other != source]
        if _demanding(duel, recipe, monster, fixed, others, scope, must):
            return True
    return False


def _demanding(
    duel: State, recipe: Recipe, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int
) -> bool:
    """The same for cards of which each can be there, with what they demand of each other."""
    if not duel.active[C_OTHER_MATERIALS]:
        return _makes(duel, recipe, monster, chosen, rest, scope, must)
    if any([of_hand(duel, card) for card in chosen]):
        return False
    others = [card for card in rest if not of_hand(duel, card)]
    return _as_demanded(duel, recipe, monster, chosen, others, scope, must)


def _as_demanded(
    duel: State, recipe: Recipe, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int
) -> bool:
    """Whether some of the field can make the Synchro Monster, as they demand it of each other."""
    for card in chosen:
        for other in chosen:
            if card != other and not goes_with(duel, card, other):
                return False
        rest = [other for other in rest if goes_with(duel, card, other)]
    for card in rest:
        if demands(duel, card):
            others = [other for other in rest if other != card]
            return _as_demanded(duel, recipe, monster, chosen, others, scope, must) or _as_demanded(
                duel, recipe, monster, [*chosen, card], others, scope, must
            )
    return _makes(duel, recipe, monster, chosen, rest, scope, must)


def of_hand(duel: State, card: int) -> int:
    """How many monsters of the hand the other Synchro Materials must be that go with a card; 0: it says nothing of that
    (他のＳ素材モンスターは手札の〜２体でなければならない).
    """
    for active in demands(duel, card):
        if active.code.zones == HAND:
            return active.code.number
    return 0


def _with_the_hand(
    duel: State,
    recipe: Recipe,
    monster: int,
    card: int,
    number: int,
    chosen: list[int],
    rest: list[int],
    scope: Scope,
    must: int,
) -> bool:
    """Whether a card makes the Synchro Monster with so many monsters of the hand that it goes with."""
    others = [other for other in chosen if other != card]
    for other in others:
        if duel.place[other] != HAND or not goes_with(duel, card, other):
            return False
    if len(others) == number:
        return _makes(duel, recipe, monster, [card, *others], [], scope, must)
    for at in range(len(rest)):
        more = [card, *others, rest[at]]
        if _with_the_hand(duel, recipe, monster, card, number, more, rest[at + 1 :], scope, must):
            return True
    return False


def hand_demanded(duel: State, player: int) -> list[int]:
    """The monsters of the player's hand that can be Synchro Materials, as a monster on the field asks for them."""
    found: list[int] = []
    if not duel.active[C_OTHER_MATERIALS]:
        return found
    for card in duel.monsters[player]:
        if card >= 0 and duel.play[card].face_up and of_hand(duel, card):
            for other in duel.hand[player]:
                if duel.info[other].types & MONSTER and other not in found and goes_with(duel, card, other):
                    found.append(other)
    return found


def counts_as_no_tuner(duel: State, card: int, monster: int) -> bool:
    """Whether the card may count as a monster that is no Tuner, as a material of this Synchro Monster."""
    for active in duel.active[C_MAY + P_NON_TUNER_FOR_SYNCHRO]:
        test = active.code.test
        if applies(duel, active, card) and (test is None or test.test(duel, monster, active.scope)):
            return True
    return False


def is_other(duel: State, recipe: Recipe, card: int, monster: int, scope: Scope) -> bool:
    """Whether a card can be one of the materials besides the Tuner."""
    if recipe.slots[1].test(duel, card, scope):
        return True
    test = recipe.tuner_too
    return (
        test is not None
        and len(duel.active[C_MAY + P_NON_TUNER_FOR_SYNCHRO]) > 0
        and counts_as_no_tuner(duel, card, monster)
        and test.test(duel, card, scope)
    )


def _makes(
    duel: State, recipe: Recipe, monster: int, chosen: list[int], rest: list[int], scope: Scope, must: int
) -> bool:
    """Whether some Tuner and others can make the Synchro Monster, whatever they demand of each other."""
    need = duel.info[monster].level
    if must >= 0 and must not in chosen and must not in rest:
        return False
    if recipe.tuners > 1 or recipe.more_tuners:
        return _more_tuners(duel, recipe, monster, chosen, rest, scope, must, [])
    for tuner in (*chosen, *rest):
        counts = as_tuner(duel, recipe, tuner, monster, scope)
        if not counts:
            continue
        forced = [card for card in chosen if card != tuner]
        if must >= 0 and must != tuner and must not in chosen:
            forced.append(must)
        most = min(recipe.most, len(chosen) + len(rest) - 1)
        if len(forced) > most:
            continue
        if recipe.least == 1 and most == len(chosen) + len(rest) - 1:
            if _sums_up(duel, recipe, monster, tuner, forced, rest, scope, need, counts):
                return True
            continue
        if _levels_reach(duel, recipe, monster, [tuner], forced, rest, scope, need, most, counts):
            return True
    return False


def _more_tuners(
    duel: State,
    recipe: Recipe,
    monster: int,
    chosen: list[int],
    rest: list[int],
    scope: Scope,
    must: int,
    tuners: list[int],
) -> bool:
    """The same for a monster that needs several Tuners, of which these are found."""
    if len(tuners) >= recipe.tuners:
        if _with_tuners(duel, recipe, monster, chosen, rest, scope, must, tuners):
            return True
        if not recipe.more_tuners:
            return False
    for tuner in (*chosen, *rest):
        if tuners and tuner <= tuners[len(tuners) - 1] or not types_of(duel, tuner) & TUNER:
            continue
        if fills(duel, recipe.slots[0], tuner, monster, scope, True) and (
            _more_tuners(duel, recipe, monster, chosen, rest, scope, must, [*tuners, tuner])
        ):
            return True
    return False


def _with_tuners(
    duel: State,
    recipe: Recipe,
    monster: int,
    chosen: list[int],
    rest: list[int],
    scope: Scope,
    must: int,
    tuners: list[int],
) -> bool:
    """Whether others make the Synchro Monster together with exactly these Tuners."""
    forced = [card for card in chosen if card not in tuners]
    if must >= 0 and must not in tuners and must not in chosen:
        forced.append(must)
    most = min(recipe.most, len(chosen) + len(rest) - len(tuners))
    sums = 1
    for tuner in tuners:
        sums = _further(duel, tuner, sums, monster)
    return len(forced) <= most and _levels_reach(
        duel, recipe, monster, tuners, forced, rest, scope, duel.info[monster].level, most, sums
    )


def _levels_reach(
    duel: State,
    recipe: Recipe,
    monster: int,
    tuners: list[int],
    forced: list[int],
    rest: list[int],
    scope: Scope,
    need: int,
    most: int,
    sums: int,
) -> bool:
    """Whether the Levels of these Tuners, the forced monsters and some of the rest can add up to a sum.

    ``sums`` has the sums of the Tuners' Levels, as bits. For each number of monsters, ``reach`` holds the sums that can
    be reached, as bits.
    """
    reach = [0] * (most + 1)
    reach[0] = 1
    for card in forced:
        if not is_other(duel, recipe, card, monster, scope):
            return False
        add_levels(duel, card, monster, reach, need, True)
    for card in rest:
        if card not in tuners and card not in forced and is_other(duel, recipe, card, monster, scope):
            add_levels(duel, card, monster, reach, need, False)
    for level in range(need + 1):
        if sums >> level & 1:
            for count in range(recipe.least, most + 1):
                if reach[count] >> (need - level) & 1:
                    return True
    return False


def _sums_up(
    duel: State,
    recipe: Recipe,
    monster: int,
    tuner: int,
    forced: list[int],
    rest: list[int],
    scope: Scope,
    need: int,
    counts: int,
) -> bool:
    """The same for one or any number of other monsters, where their number need not be tracked."""
    bound = (1 << need) - 1
    sums = 1
    for card in forced:
        if not is_other(duel, recipe, card, monster, scope):
            return False
        sums = _further(duel, card, sums, monster) & bound
    for card in rest:
        if card != tuner and not among(forced, card) and is_other(duel, recipe, card, monster, scope):
            sums |= _further(duel, card, sums, monster) & bound
    for level in range(1, need):
        if counts >> level & 1 and sums >> (need - level) & 1:
            return True
    return False


def _further(duel: State, card: int, sums: int, monster: int) -> int:
    """The sums of Levels with one more material, as bits."""
    level = synchro_level(duel, card, monster)
    found = sums << level if level else 0
    if duel.active[C_MAY + P_OTHER_LEVEL_FOR_SYNCHRO]:
        for other in levels(duel, card, monster)[1:]:
            found |= sums << other
    return found


def add_levels(duel: State, card: int, monster: int, reach: list[int], need: int, forced: bool) -> None:
    """Add a material to the sums that can be reached; if ``forced``, all sums must include it."""
    counts = levels(duel, card, monster)
    bound = (1 << (need + 1)) - 1
    for count in range(len(reach) - 1, -1, -1):
        sums = 0 if forced else reach[count]
        if count:
            for level in counts:
                if level:
                    sums |= reach[count - 1] << level & bound
        reach[count] = sums


def synchro_levels(duel: State, player: int) -> int:
    """The Level totals that a Tuner and other face-up monsters can reach, as bits; a cheap first check."""
    without = 1
    with_tuner = 0
    if hand_demanded(duel, player):
        return 0xFFFF
    cards = [card for card in duel.monsters[player] if card >= 0 and duel.play[card].face_up]
    if duel.active[C_HAND_SYNCHRO] and lenders(duel, player):
        cards = [*cards, *[card for card in duel.hand[player] if duel.info[card].types & MONSTER]]
    elif duel.active[C_LENDS_ITSELF]:
        cards = [*cards, *may_lend(duel, player)]
    for card in cards:
        tuner = (types_of(duel, card) & TUNER) != 0
        more = 0
        more_with = 0
        for level in any_levels(duel, card):
            if level > 0:
                more |= without << level
                more_with |= with_tuner << level
        if tuner:
            with_tuner |= more | more_with
        if not tuner or duel.active[C_MAY + P_NON_TUNER_FOR_SYNCHRO]:
            with_tuner |= more_with
            without |= more
        without &= 0xFFFF
        with_tuner &= 0xFFFF
    return with_tuner
