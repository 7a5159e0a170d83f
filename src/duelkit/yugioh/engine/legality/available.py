"""What a player can activate now."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.in_force import ANY_QUICK, ANY_UNANSWERED, in_force
from duelkit.yugioh.engine.facts.pools import among
from duelkit.yugioh.engine.facts.quickened import quickened, quickened_codes, spells_from_hand
from duelkit.yugioh.engine.legality.activation import BORROWS, NOTHING, RESPONDS, speed_allows, unmet
from duelkit.yugioh.state.categories import C_FROM_HAND, C_MAY, C_QUICKENED
from duelkit.yugioh.state.codes import (
    BANISHED,
    GRAVEYARD,
    HAND,
    K_IGNITION,
    K_QUICK,
    MONSTER_ZONE,
    P_TRAP_FROM_HAND,
    P_TRAP_WHEN_SET,
    QUICK_PLAY,
    TRAP,
)
from duelkit.yugioh.state.duel import FOR_EITHER, QUICK_IN_HAND, QUICK_IN_PILES, SLOW_IN_PILES, State
from duelkit.yugioh.state.effect_code import EffectCode


def can_activate(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether the effect can be activated now."""
    happened = duel.cache.event_kinds
    if duel.chain:
        fast = len(duel.active[C_QUICKENED]) > 0 and quickened(duel, player, card, code)
        if not speed_allows(duel, code, fast) or code.awaits and not code.responds and not code.awaits & happened:
            return False
    elif code.occasion is not None and not code.awaits & happened:
        return False
    return not unmet(duel, player, card, code, scope_for(duel, card, code, player), None)


def quick_codes(duel: State, player: int) -> list[int]:
    """``card << 8 | effect`` of everything of spell speed 2 or more that the player can activate now. Never written."""
    cache = duel.cache
    force = in_force(duel)
    if not cache.listed >> player & 1 or force & ANY_QUICK:
        list_quick(duel, player)
    # a summon that cannot be responded to is a recent event, which no clock counts
    if cache.usable_at[player] != cache.clock or force & ANY_UNANSWERED:
        free = cache.free[player]
        cache.usable[player] = _usable(duel, player, free) if free else free
        cache.usable_at[player] = cache.clock
    usable = cache.usable[player]
    if not cache.waits[player] & (cache.event_kinds | (RESPONDS | BORROWS if duel.chain else BORROWS)):
        return usable
    responding = _usable(duel, player, cache.waiting[player])
    if not responding or not usable:
        return responding or usable
    return [entry for entry in cache.quick[player] if among(usable, entry) or among(responding, entry)]


def fast_codes(duel: State, player: int) -> list[int]:
    """The same without the ignition effects among them, which ``slow_codes`` lists in a main phase."""
    codes = quick_codes(duel, player)
    if not duel.active[C_QUICKENED]:
        return codes
    return [entry for entry in codes if duel.info[entry >> 8].effects[entry & 0xFF].kind != K_IGNITION]


def owes_quick(duel: State, player: int) -> bool:
    """Whether the player has a quick effect that cannot be passed by once it can be used."""
    if not duel.cache.listed >> player & 1:
        list_quick(duel, player)
    for entry in duel.cache.quick[player]:
        if not duel.info[entry >> 8].effects[entry & 0xFF].optional:
            return True
    return False


def _usable(duel: State, player: int, entries: list[int]) -> list[int]:
    found = NOTHING
    for entry in entries:
        card = entry >> 8
        code = duel.info[card].effects[entry & 0xFF]
        if code.kind == K_IGNITION and not quickened(duel, player, card, code):
            continue
        if can_activate(duel, player, card, code):
            if found:
                found.append(entry)
            else:
                found = [entry]
    return found


def list_quick(duel: State, player: int) -> None:
    """List the effects of spell speed 2 or more at places where the player can use them."""
    found: list[int] = []
    infos = duel.info
    _quick_on_field(duel, player, found)
    reach = duel.reach[player]
    if (reach | duel.reach[1 - player]) & FOR_EITHER:
        found.extend([card << 8 | code.index for card, code in _for_either(duel, player) if code.kind == K_QUICK])
    if reach & QUICK_IN_HAND:
        own_turn = duel.turn_player == player
        for card in duel.hand[player]:
            info = infos[card]
            if info.quick_zones & HAND:
                _quick_effects(duel, card, found)
            code = info.activation
            if (
                code is not None
                and code.speed >= 2
                and (own_turn and not info.types & TRAP or code.hand_check is not None)
            ):
                found.append(card << 8 | code.index)
    if reach & QUICK_IN_PILES:
        _quick_in_piles(duel, player, found)
    _early_traps(duel, player, found)
    if duel.active[C_QUICKENED]:
        quickened_codes(duel, player, found)
    keep_listed(duel, player, found)


def _waits_for(code: EffectCode) -> int:
    """What a quick effect waits for, as bits of ``Caches.waits``; 0: nothing."""
    if code.borrows is not None or any([choice.occasion is not None for choice in code.choices]):
        return BORROWS
    if code.occasion is None:
        return 0
    return code.awaits | (RESPONDS if code.responds else 0)


def keep_listed(duel: State, player: int, found: list[int]) -> None:
    """Record the listed effects, and which of them wait for events."""
    infos = duel.info
    waiting = NOTHING
    free = found
    events = 0
    for entry in found:
        code = infos[entry >> 8].effects[entry & 0xFF]
        if code.waits_for < 0:
            code.waits_for = _waits_for(code)
        events |= code.waits_for
    if events:
        waiting = [entry for entry in found if infos[entry >> 8].effects[entry & 0xFF].waits_for]
        free = [entry for entry in found if not infos[entry >> 8].effects[entry & 0xFF].waits_for]
    cache = duel.cache
    cache.quick[player] = found
    cache.waiting[player] = waiting
    cache.free[player] = free
    cache.waits[player] = events
    cache.listed |= 1 << player


def _early_traps(duel: State, player: int, found: list[int]) -> None:
    """Add the Traps in the hand, or Set this turn, and the Quick-Play Spells in the hand, that something lets the
    player activate.
    """
    if duel.active[C_FROM_HAND]:
        spells_from_hand(duel, player, found)
    early: list[int] = []
    if duel.active[C_MAY + P_TRAP_FROM_HAND]:
        early.extend(duel.hand[player])
    if duel.active[C_MAY + P_TRAP_WHEN_SET]:
        early.extend([card for card in duel.spells[player] if card >= 0 and not duel.play[card].face_up])
    for card in early:
        code = duel.info[card].activation
        quick = TRAP if duel.place[card] == HAND else TRAP | QUICK_PLAY
        if code is not None and duel.info[card].types & quick and card << 8 | code.index not in found:
            found.append(card << 8 | code.index)


def _quick_in_piles(duel: State, player: int, found: list[int]) -> None:
    for card in duel.graveyard[player]:
        if duel.info[card].quick_zones & GRAVEYARD:
            _quick_effects(duel, card, found)
    for card in duel.banished[player]:
        if duel.info[card].quick_zones & BANISHED:
            _quick_effects(duel, card, found)


def _quick_on_field(duel: State, player: int, found: list[int]) -> None:
    infos = duel.info
    parts = duel.play
    for card in duel.monsters[player]:
        if card >= 0 and infos[card].quick_zones and _used_as_it_lies(duel, card):
            _quick_effects(duel, card, found)
    for card in duel.spells[player]:
        if card < 0 or duel.place[card] == MONSTER_ZONE:  # a trap monster keeps its zone here
            continue
        if parts[card].face_up:
            if infos[card].quick_zones:
                _quick_effects(duel, card, found)
        else:
            code = infos[card].activation
            if (
                code is not None
                and code.speed >= 2
                and (parts[card].set_turn != duel.turn or code.turn_check is not None)
            ):
                found.append(card << 8 | code.index)
    card = duel.field[player]
    if card >= 0 and infos[card].quick_zones and parts[card].face_up:
        _quick_effects(duel, card, found)
    for card in duel.pendulum[player]:
        if card >= 0 and infos[card].quick_zones:
            _quick_effects(duel, card, found)


def _used_as_it_lies(duel: State, card: int) -> bool:
    """Whether a monster can have effects that are used in its position: face-down, those that say so."""
    return duel.play[card].face_up or duel.info[card].quick_down


def _quick_effects(duel: State, card: int, found: list[int]) -> None:
    place = duel.place[card]
    for code in duel.info[card].quicks:
        if code.zones & place and (place != MONSTER_ZONE or code.face_down != duel.play[card].face_up):
            found.append(card << 8 | code.index)


def slow_codes(duel: State, player: int, found: list[int]) -> None:
    """Collect everything of spell speed 1 that the player can activate now, in an open main phase."""
    infos = duel.info
    for card in duel.hand[player]:
        info = infos[card]
        code = info.activation
        if code is not None and code.speed == 1 and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)
        if info.ignitions:
            ignitions(duel, player, card, found)
    for card in duel.monsters[player]:
        if card >= 0 and infos[card].ignitions and duel.play[card].face_up:
            ignitions(duel, player, card, found)
    for card in duel.spells[player]:
        if card >= 0 and duel.place[card] != MONSTER_ZONE:
            _back_row(duel, player, card, found)
    if duel.field[player] >= 0:
        _back_row(duel, player, duel.field[player], found)
    for card in duel.pendulum[player]:
        if card >= 0:
            ignitions(duel, player, card, found)
    if (duel.reach[0] | duel.reach[1]) & FOR_EITHER:
        _slow_for_either(duel, player, found)
    if duel.reach[player] & SLOW_IN_PILES:
        _ignitions_in_pile(duel, player, duel.graveyard[player], found)
        _ignitions_in_pile(duel, player, duel.banished[player], found)
        _ignitions_in_pile(duel, player, duel.extra[player], found)


def _for_either(duel: State, player: int) -> list[tuple[int, EffectCode]]:
    """The effects of the opponent's face-up cards on the field that are for both players, each with its card."""
    other = 1 - player
    found: list[tuple[int, EffectCode]] = []
    for card in dict.fromkeys([*duel.monsters[other], *duel.spells[other], duel.field[other], *duel.pendulum[other]]):
        if card >= 0 and duel.info[card].reach & FOR_EITHER and duel.play[card].face_up:
            for code in duel.info[card].effects:
                if code.by_either and code.choice < 0 and code.zones & duel.place[card]:
                    found.append((card, code))
    return found


def _slow_for_either(duel: State, player: int, found: list[int]) -> None:
    for card, code in _for_either(duel, player):
        if code.kind == K_IGNITION and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)


def _ignitions_in_pile(duel: State, player: int, pile: list[int], found: list[int]) -> None:
    for card in pile:
        if duel.info[card].ignitions:
            ignitions(duel, player, card, found)


def _back_row(duel: State, player: int, card: int, found: list[int]) -> None:
    info = duel.info[card]
    if duel.play[card].face_up:
        if info.ignitions:
            ignitions(duel, player, card, found)
    else:
        code = info.activation
        if code is not None and code.speed == 1 and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)


def ignitions(duel: State, player: int, card: int, found: list[int]) -> None:
    """Collect the effects of spell speed 1 of a card that the player can activate now."""
    place = duel.place[card]
    for code in duel.info[card].ignitions:
        if code.zones & place and can_activate(duel, player, card, code):
            found.append(card << 8 | code.index)
