"""Which monsters a Pendulum Summon can bring."""

from __future__ import annotations

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.blocked import is_open
from duelkit.yugioh.engine.facts.figures import scale_of
from duelkit.yugioh.engine.facts.limits import FURTHER_PENDULUM_SUMMONS, cannot_be_together, key_by_name
from duelkit.yugioh.engine.facts.prohibitions import at_most_one
from duelkit.yugioh.engine.facts.properties import level_of, source_works
from duelkit.yugioh.engine.facts.zones import free_monster_zones, room_for
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.state.categories import C_PENDULUM_AGAIN
from duelkit.yugioh.state.codes import EXTRA, HAND, MONSTER, S_PENDULUM, S_SPECIAL
from duelkit.yugioh.state.duel import State


def pendulum_bounds(duel: State, player: int) -> tuple[int, int]:
    """The lowest and highest Level that the scales allow; the first is larger if there is none. Rule: MR3-PEN-17."""
    left = duel.pendulum[player][0]
    right = duel.pendulum[player][1]
    if left < 0 or right < 0:
        return (1, 0)
    first = scale_of(duel, left)
    second = scale_of(duel, right)
    return (min(first, second) + 1, max(first, second) - 1)


def pendulum_level(duel: State, card: int) -> int:
    """The Level that counts for a Pendulum Summon; −1 if the card is neither in the hand nor in the extra deck."""
    if duel.place[card] != HAND and duel.place[card] != EXTRA:
        return -1
    level = level_of(duel, card)
    return duel.info[card].pendulum_level if level == 0 and duel.place[card] == EXTRA else level


def further_pendulum(duel: State, player: int, cards: list[int]) -> int:
    """The key in ``used`` of an unused further Pendulum Summon that can bring all of these cards; 0: there is none."""
    for active in duel.active[C_PENDULUM_AGAIN]:
        test = active.code.test
        if active.player != player or test is None or active.continuous and not source_works(duel, active):
            continue
        key = key_by_name(duel.info[active.source].passcode, player, FURTHER_PENDULUM_SUMMONS)
        if key not in duel.used and all([test.test(duel, card, active.scope) for card in cards]):
            return key
    return 0


def used_up_for(duel: State, player: int, cards: list[int]) -> bool:
    """Whether no Pendulum Summon that could bring all of these cards is left in the turn."""
    return duel.pendulum_done and not further_pendulum(duel, player, cards)


def use_pendulum(duel: State, player: int, cards: list[int]) -> None:
    """Use up the Pendulum Summon that brings the cards: a further one that is restricted to such cards, if there is
    one, and that of the turn otherwise. As only a further one asks for certain monsters, this leaves what any other
    order would leave.
    """
    key = further_pendulum(duel, player, cards)
    if key:
        duel.used[key] = 1
    else:
        duel.pendulum_done = True


def pendulum_candidates(duel: State, player: int, picked: list[int]) -> list[int]:
    """The monsters that can (still) join a Pendulum Summon. Rules: MR3-PEN-08, MR3-PEN-09, MR3-GAP-PEN-02."""
    least, most = pendulum_bounds(duel, player)
    if picked and at_most_one(duel):
        return []
    if least > most or duel.rules.extra_monster_zones == 0 and free_monster_zones(duel, player) <= len(picked):
        return []
    free = sum([1 << slot for slot in range(len(duel.monsters[player])) if is_open(duel, player, slot)])
    found: list[int] = []
    for card in (*duel.hand[player], *duel.face_up_extra):
        info = duel.info[card]
        if card in picked or not info.types & MONSTER or duel.controller[card] != player:
            continue
        level = pendulum_level(duel, card)
        if level < least or level > most or used_up_for(duel, player, [*picked, card]):
            continue
        if any([cannot_be_together(duel, card, other) for other in picked]):
            continue
        if duel.rules.extra_monster_zones and not room_for(duel, player, [*picked, card], free):
            continue
        if may_be_special_summoned(duel, card, player, False, S_SPECIAL | S_PENDULUM):
            found.append(card)
    return found


def cannot_pendulum(duel: State, player: int, reasons: list[int] | None) -> bool:
    """The reasons against a Pendulum Summon. Rules: MR3-PEN-07, MR3-PEN-17, MR3-GAP-PEN-01."""
    if used_up_for(duel, player, []) and refuse(reasons, why.PENDULUM_USED):
        return True
    least, most = pendulum_bounds(duel, player)
    if least > most:
        if refuse(reasons, why.SCALES):
            return True
    elif not pendulum_candidates(duel, player, []) and refuse(reasons, why.NO_CANDIDATE):
        return True
    return False
