"""The Tributes for Normal Summons and Sets, and monsters Tributed in place of others (代わりにリリースする)."""

from __future__ import annotations

from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import BORROWED_TRIBUTES, count_use, key_by_name, limit_reached
from duelkit.yugioh.engine.facts.pools import members
from duelkit.yugioh.engine.facts.prohibitions import forbidden
from duelkit.yugioh.engine.facts.properties import applies, level_of, source_works
from duelkit.yugioh.engine.facts.zones import free_monster_zones, in_main_zone
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import KEEPS_SPARED, kept_at
from duelkit.yugioh.state.categories import C_CANNOT, C_MAY
from duelkit.yugioh.state.code import Test
from duelkit.yugioh.state.codes import (
    A_BE_TRIBUTED,
    A_BE_TRIBUTED_FOR_SUMMON,
    EACH_TURN,
    P_MUST_BE_TRIBUTED,
    P_ONE_TRIBUTE_LESS,
    P_TRIBUTE_OPPONENTS,
    P_TWO_TRIBUTES,
    SPELL_ZONE,
    on_side,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope


def exchanged(duel: State, player: int) -> list[int]:
    """The opponent's monsters that the player must Tribute before the player's own."""
    actives = duel.active[C_MAY + P_MUST_BE_TRIBUTED]
    if not actives:
        return []
    found: list[int] = []
    for card in duel.monsters[1 - player]:
        if card < 0 or forbidden(duel, A_BE_TRIBUTED, card, player):
            continue
        for active in actives:
            if active.player == player and applies(duel, active, card):
                found.append(card)
                break
    return found


def borrowed(duel: State, player: int) -> list[int]:
    """The opponent's monsters of which the player can Tribute one for a Tribute Summon in place of an own monster.

    Monsters that the player must Tribute anyway are not among them.
    """
    actives = duel.active[C_MAY + P_TRIBUTE_OPPONENTS]
    if not actives or duel.used.get(key_by_name(0, player, BORROWED_TRIBUTES), 0):
        return []
    if not any([active.player == player and active.code.test is None for active in actives]):
        return []
    anyway = exchanged(duel, player)
    return [
        card
        for card in duel.monsters[1 - player]
        if card >= 0 and card not in anyway and not forbidden(duel, A_BE_TRIBUTED, card, player)
    ]


def freely(duel: State, player: int) -> list[int]:
    """The opponent's monsters any number of which the player can Tribute for a Tribute Summon in place of own ones.

    Monsters that the player must Tribute anyway are not among them.
    """
    found: list[int] = []
    for active in duel.active[C_MAY + P_TRIBUTE_OPPONENTS]:
        if active.player != player or active.code.test is None or active.continuous and not source_works(duel, active):
            continue
        anyway = exchanged(duel, player)
        for card in duel.monsters[1 - player]:
            if card < 0 or card in anyway or card in found or forbidden(duel, A_BE_TRIBUTED, card, player):
                continue
            if duel.play[card].face_up and active.code.test.test(duel, card, active.scope):
                found.append(card)
    return found


def use_borrowing(duel: State, player: int, monsters: list[int]) -> None:
    """Count it if one of these Tributes is a monster of the opponent that need not have been Tributed."""
    for card in borrowed(duel, player):
        if card in monsters:
            duel.used[key_by_name(0, player, BORROWED_TRIBUTES)] = 1
            return


def tributes_in_all(duel: State, monsters: list[int], loans: list[int], card: int, procedure: int = -1) -> int:
    """The number of Tributes as which these monsters count at most, if one of ``loans`` can be among them."""
    if not loans:
        return tributes_worth(duel, monsters, card, procedure)
    best = max([tributes_worth(duel, [monster], card, procedure) for monster in loans])
    return best + tributes_worth(duel, [monster for monster in monsters if monster not in loans], card, procedure)


def tributes_needed(duel: State, card: int) -> int:
    """The number of Tributes for a Normal Summon or Set. Rules: MR3-SUM-03, MR3-SUM-04."""
    level = level_of(duel, card)
    return 2 if level >= duel.rules.tributes_high else 1 if level >= duel.rules.tributes_middle else 0


def tributes_spared(duel: State, player: int, card: int) -> int:
    """The number of Tributes that the player can leave out when summoning the card (リリースを１体少なくできる)."""
    return len(sparing_one(duel, player, card))


def sparing_one(duel: State, player: int, card: int) -> list[Active]:
    """What lets the player leave out one Tribute each when summoning the card: what has no limit comes first, and of
    copies that share a limit there is only one.
    """
    found: list[Active] = []
    limited: list[Active] = []
    for active in duel.active[C_MAY + P_ONE_TRIBUTE_LESS]:
        code = active.code
        if code.flag or not on_side(code.side, active.player, player):
            continue
        if active.continuous and not source_works(duel, active):
            continue
        if code.test is not None and not code.test.test(duel, card, active.scope):
            continue
        effect = active.effect
        if not active.continuous or effect.limit_scope < 0:
            found.append(active)
        elif not limit_reached(duel, player, active.source, effect):
            if not any([other.effect is effect for other in limited]):
                limited.append(active)
    return [*found, *limited]


def use_spared(duel: State, player: int, card: int, left_out: int) -> None:
    """Count it if Tributes are left out because something allows that a limited number of times.

    :param left_out: how many of the Tributes that the card needs are not there.
    """
    if left_out > 0:
        for active in sparing_one(duel, player, card)[:left_out]:
            if active.continuous and active.effect.limit_scope >= 0:
                count_use(duel, player, active.source, active.effect)


def sparing(duel: State, player: int, card: int) -> Active | None:
    """What lets the player leave out all Tributes when summoning the card, rather something that is not used up by it;
    ``None`` if nothing does.
    """
    found: Active | None = None
    for active in duel.active[C_MAY + P_ONE_TRIBUTE_LESS]:
        code = active.code
        if not code.flag or not on_side(code.side, active.player, player) or not source_works(duel, active):
            continue
        limited = active.continuous and active.effect.limit_scope >= 0
        if limited and limit_reached(duel, player, active.source, active.effect):
            continue
        kept = duel.kept.get(kept_at(active.source, KEEPS_SPARED))
        if code.number and kept is not None and kept[0] == duel.stamp[active.source]:
            if code.number != EACH_TURN or kept[1] == duel.turn:
                continue
        if code.test is None or code.test.test(duel, card, active.scope):
            if not code.number and not limited:
                return active
            found = found or active
    return found


def use_sparing(duel: State, player: int, card: int, needed: int) -> None:
    """Count it if the card is summoned without any of the Tributes that it needs because something allows that once."""
    active = sparing(duel, player, card)
    if active is None or needed <= tributes_spared(duel, player, card):
        return
    if active.code.number:
        duel.keep(kept_at(active.source, KEEPS_SPARED), (duel.stamp[active.source], duel.turn, 0))
    if active.continuous and active.effect.limit_scope >= 0:
        count_use(duel, player, active.source, active.effect)


def tributes_worth(duel: State, monsters: list[int], card: int, procedure: int = -1) -> int:
    """The number of Tributes as which these monsters count for a Tribute Summon or Set of ``card``
    (２体分のリリースにできる).
    """
    worth = len(monsters)
    if procedure >= 0:
        return worth
    for active in duel.active[C_MAY + P_TWO_TRIBUTES]:
        if active.code.test is None or active.code.test.test(duel, card, active.scope):
            for monster in monsters:
                if applies(duel, active, monster):
                    worth += 1
    for monster in monsters:
        # the opponent's face-down cards are unknown even if they are to be Tributed
        if (
            not duel.play[monster].face_up
            and duel.controller[monster] == duel.owner[card]
            and (counts_double_for(duel, monster, card))
        ):
            worth += 1
    return worth


def counts_double_for(duel: State, monster: int, card: int) -> bool:
    """Whether a face-down monster's own text makes it two Tributes for ``card``, as the Tributing player knows."""
    for effect in duel.info[monster].continuous:
        for code in effect.modifiers:
            if code.category == C_MAY + P_TWO_TRIBUTES and (
                code.test is None
                or code.test.test(duel, card, scope_for(duel, monster, effect, duel.controller[monster]))
            ):
                return True
    return False


def tributes_lacking(duel: State, player: int, card: int, needed: int, setting: bool, procedure: int = -1) -> int:
    """The reason why this number of Tributes, or a zone for the monster, cannot be found; −1 if they can."""
    free = free_monster_zones(duel, player)
    if needed == 0:
        return -1 if free > 0 else why.NO_ZONE
    own = 0
    others = 0
    offered = tribute_candidates(duel, player, card, setting, procedure)
    loans = [] if setting else [monster for monster in borrowed(duel, player) if monster in offered]
    lent = [] if setting else freely(duel, player)
    every = tributes_in_all(duel, offered, loans, card, procedure)
    for monster in offered:
        if duel.controller[monster] == player:
            own += 1 if in_main_zone(duel, monster) else 0
        elif monster not in loans and monster not in lent:
            others += 1
    return why.TRIBUTES_MISSING if every < needed or free == 0 and (own == 0 or others >= needed) else -1


def of_the_opponent(duel: State, player: int, card: int, setting: bool) -> list[int]:
    """The opponent's monsters that can be Tributed for the summon of ``card``."""
    others = exchanged(duel, player)
    if not setting:
        others.extend(borrowed(duel, player))
        others.extend([monster for monster in freely(duel, player) if monster not in others])
    return [monster for monster in others if not forbidden(duel, A_BE_TRIBUTED_FOR_SUMMON, monster, player, card)]


def tribute_candidates(duel: State, player: int, card: int, setting: bool, procedure: int = -1) -> list[int]:
    """The monsters that can be Tributed for the summon of ``card``, including face-down ones.

    :param setting: whether the card is Set instead.
    :param procedure: the index of the card's own procedure, which may demand certain monsters.
    """
    if procedure >= 0 and duel.info[card].procedures[procedure].tributed_of is not None:
        return _tributes_elsewhere(duel, player, card, procedure)
    found: list[int] = []
    checked = duel.active[C_CANNOT + A_BE_TRIBUTED] or duel.active[C_CANNOT + A_BE_TRIBUTED_FOR_SUMMON]
    for monster in duel.monsters[player]:
        if monster >= 0 and not (checked and _kept_back(duel, monster, player, card)):
            found.append(monster)
    if duel.active[C_MAY + P_MUST_BE_TRIBUTED] or duel.active[C_MAY + P_TRIBUTE_OPPONENTS]:
        found.extend(of_the_opponent(duel, player, card, setting))
    info = duel.info[card]
    which = info.procedures[procedure].tributed if procedure >= 0 else None
    if which is not None:
        scope = scope_for(duel, card, info.procedure_effects[procedure], player)
        scope.knows = True  # the player knows the cards that are Tributed
        found = [monster for monster in found if which.test(duel, monster, scope)]
    if info.tributes is not None and procedure < 0:
        scope = Scope()
        scope.player = player
        scope.card = card
        scope.knows = True
        found = [monster for monster in found if info.tributes.test(duel, monster, scope)]
    if info.tributes_too is not None and not setting:
        found.extend(in_place_of_monsters(duel, player, card, info.tributes_too))
    return found


def _kept_back(duel: State, other: int, player: int, card: int) -> bool:
    """Whether a card cannot be Tributed, or not for the summon of ``card``."""
    return forbidden(duel, A_BE_TRIBUTED, other, player, card) or forbidden(
        duel, A_BE_TRIBUTED_FOR_SUMMON, other, player, card
    )


def in_place_of_monsters(duel: State, player: int, card: int, which: Test) -> list[int]:
    """The Spells and Traps of a player that can be Tributed for the Tribute Summon of ``card``, face-down ones too."""
    scope = Scope()
    scope.player = player
    scope.card = card
    scope.knows = True
    return [
        other
        for other in duel.spells[player]
        if other >= 0
        and duel.place[other] == SPELL_ZONE
        and which.test(duel, other, scope)
        and not _kept_back(duel, other, player, card)
    ]


def _tributes_elsewhere(duel: State, player: int, card: int, procedure: int) -> list[int]:
    """The cards that a procedure Tributes instead of monsters of the player's field
    (自分の手札及び相手フィールドの中からモンスターをリリースして).
    """
    info = duel.info[card]
    pool = info.procedures[procedure].tributed_of
    assert pool is not None
    scope = scope_for(duel, card, info.procedure_effects[procedure], player)
    scope.knows = True  # the player knows the cards that are Tributed
    return [
        monster
        for monster in members(duel, pool, scope)
        if monster != card and not _kept_back(duel, monster, player, card)
    ]


def tributes_reason(duel: State, player: int, card: int, setting: bool, procedure: int) -> int:
    """The reason why the Tributes for a Normal Summon or Set cannot be found; −1 if they can."""
    needed = tributes_needed(duel, card) if procedure < 0 else duel.info[card].procedures[procedure].tributes
    lacking = tributes_lacking(duel, player, card, needed, setting, procedure)
    if lacking >= 0 and procedure < 0 and not setting and duel.active[C_MAY + P_ONE_TRIBUTE_LESS]:
        for _ in range(min(needed, tributes_spared(duel, player, card))):
            needed -= 1
            if lacking >= 0:
                lacking = tributes_lacking(duel, player, card, needed, setting)
        if lacking >= 0 and sparing(duel, player, card) is not None:
            return tributes_lacking(duel, player, card, 0, setting)
    return lacking
