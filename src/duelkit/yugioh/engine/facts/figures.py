"""The figures of a card now: ATK, DEF, Level, Rank, scale, Attribute, Type. Nothing here changes the duel."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.properties import facts, figure, level_of
from duelkit.yugioh.state.card_info import NO_ATK, NO_DEF, CardInfo
from duelkit.yugioh.state.categories import C_ATK, C_ATTRIBUTE, C_DEF, C_RACE, C_RANK, C_SCALE
from duelkit.yugioh.state.codes import (
    BACK_ROW,
    DECK,
    F_ATK,
    F_ATTRIBUTE,
    F_DEF,
    F_LEVEL,
    F_ORIGINAL_ATK,
    F_ORIGINAL_DEF,
    F_ORIGINAL_LEVEL,
    F_ORIGINAL_SCALE,
    F_RACE,
    F_RANK,
    F_RATING,
    F_SCALE,
    FIELD,
    GRAVEYARD,
    HAND,
    LINK,
    MONSTER,
    XYZ,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_ATTRIBUTE, AS_LEVEL, AS_ORIGINAL_ATK, AS_RACE


def atk_of(duel: State, card: int) -> int:
    """The current ATK. Rules: RES-GAP-STA-01 to -05.

    For what a battle destroys, the ATK of an attacker in Defense Position is its DEF (faq 7420).
    """
    if card == duel.cache.with_defense:
        return defense_of(duel, card)
    base = facts(duel, card).atk
    actives = duel.active[C_ATK]
    if not actives or not duel.place[card] & FIELD:
        return base
    return figure(duel, card, base, actives, False)


def defense_of(duel: State, card: int) -> int:
    """The current DEF."""
    base = facts(duel, card).defense
    actives = duel.active[C_DEF]
    if not actives or not duel.place[card] & FIELD:
        return base
    return figure(duel, card, base, actives, False)


def original_atk_of(duel: State, card: int) -> int:
    """The original ATK. Rules: MR3-STA-01, RES-GAP-STA-05."""
    if duel.cache.recalled and card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_ORIGINAL_ATK]
    base = facts(duel, card).atk
    actives = duel.active[C_ATK]
    if not actives or not duel.place[card] & FIELD:
        return base
    return figure(duel, card, base, actives, True)


def original_defense_of(duel: State, card: int) -> int:
    """The original DEF."""
    base = facts(duel, card).defense
    actives = duel.active[C_DEF]
    if not actives or not duel.place[card] & FIELD:
        return base
    return figure(duel, card, base, actives, True)


def rank_of(duel: State, card: int) -> int:
    """The current Rank; 0 if it has none."""
    info = facts(duel, card)
    if not info.types & XYZ:
        return 0
    actives = duel.active[C_RANK]
    return figure(duel, card, info.level, actives, False) if actives else info.level


def scale_of(duel: State, card: int) -> int:
    """The current pendulum scale. Rule: MR3-PEN-01."""
    base = duel.info[card].scale
    actives = duel.active[C_SCALE]
    return figure(duel, card, base, actives, False) if actives else base


def attribute_of(duel: State, card: int) -> int:
    """The current attribute, a bit."""
    if duel.cache.recalled and card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_ATTRIBUTE]
    base = facts(duel, card).attribute
    actives = duel.active[C_ATTRIBUTE]
    return figure(duel, card, base, actives, False) if actives else base


def race_of(duel: State, card: int) -> int:
    """The current race, a bit."""
    if duel.cache.recalled and card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_RACE]
    base = facts(duel, card).race
    actives = duel.active[C_RACE]
    return figure(duel, card, base, actives, False) if actives else base


def figure_of(duel: State, card: int, stat: int) -> int:
    """A figure of a card, −1 if it has none. Rules: MR3-STA-02, EX04-STA-03."""
    if duel.cache.recalled and stat == F_ORIGINAL_ATK and card in duel.cache.recalled:
        return duel.cache.recalled[card][AS_ORIGINAL_ATK]
    info = facts(duel, card)
    if stat == F_SCALE:
        return scale_of(duel, card)
    if stat == F_ORIGINAL_SCALE:
        return duel.info[card].scale
    if not info.types & MONSTER:
        return -1
    if info.unknown and duel.place[card] & (DECK | HAND | GRAVEYARD) and _unknown_there(duel, info, stat):
        return -1
    if duel.place[card] & BACK_ROW:
        return _back_row_figure(duel, card, info, stat) if duel.play[card].face_up else -1
    if stat == F_ATK:
        return atk_of(duel, card)
    if info.types & LINK and (stat == F_DEF or stat == F_ORIGINAL_DEF):
        return -1
    return _monster_figure(duel, card, info, stat)


def _unknown_there(duel: State, info: CardInfo, stat: int) -> bool:
    """Whether a figure printed as ``?`` has no value in deck, hand and graveyard.

    In most editions the original value is 0 there too, but nobody can say what the ATK or DEF will be.
    """
    if info.unknown & NO_ATK and (stat == F_ATK or stat == F_ORIGINAL_ATK and duel.rules.unknown_off_field):
        return True
    return info.unknown & NO_DEF != 0 and (stat == F_DEF or stat == F_ORIGINAL_DEF and duel.rules.unknown_off_field)


def _back_row_figure(duel: State, card: int, info: CardInfo, stat: int) -> int:
    """A figure of a face-up Monster Card in a Spell & Trap Zone, −1 if it has none there."""
    if stat == F_RATING or stat == F_ORIGINAL_LEVEL:  # Link Markers and Level are still printed on it
        return _monster_figure(duel, card, info, stat)
    as_monster = len(duel.cache.recalled) > 0 and card in duel.cache.recalled  # with what is printed on it
    if stat == F_ORIGINAL_ATK or as_monster and stat == F_ATK:
        return info.atk
    if stat == F_ORIGINAL_DEF or as_monster and stat == F_DEF:
        return info.defense
    return duel.cache.recalled[card][AS_LEVEL] if as_monster and stat == F_LEVEL else -1


def _monster_figure(duel: State, card: int, info: CardInfo, stat: int) -> int:
    """A figure other than ATK of a monster, −1 if it has none."""
    if stat == F_RATING:
        return info.level if info.types & LINK else -1
    if stat == F_DEF:
        return defense_of(duel, card)
    if stat == F_LEVEL:
        return level_of(duel, card) or -1
    if stat == F_RANK:
        return rank_of(duel, card) or -1
    if stat == F_ORIGINAL_ATK:
        return original_atk_of(duel, card)
    if stat == F_ORIGINAL_DEF:
        return original_defense_of(duel, card)
    if stat == F_ORIGINAL_LEVEL:
        return -1 if info.types & (LINK | XYZ) else info.level
    if stat == F_ATTRIBUTE:
        return attribute_of(duel, card)
    if stat == F_RACE:
        return race_of(duel, card)
    return -1
