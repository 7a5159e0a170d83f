"""Whether a monster can be Special Summoned at all, and whether a player can control only one of a card."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.limits import excludes, summons_used
from duelkit.yugioh.engine.facts.one_kind import kept_out
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.engine.facts.properties import face_up, has_name
from duelkit.yugioh.engine.facts.sealed import sealed_for
from duelkit.yugioh.state.categories import C_CANNOT, C_ONLY_ONE, C_SEALED
from duelkit.yugioh.state.codes import (
    A_SPECIAL_SUMMON,
    BANISHED,
    EXTRA,
    FIELD,
    GRAVEYARD,
    MONSTER,
    S_FROM_EXTRA_DECK,
    S_RITUAL,
    S_SPECIAL,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import Scope

NOBODY: Final = -1
"""Instead of the player to whose field a monster comes: its kind does not matter there."""


def keeps_out(duel: State, source: int, card: int, player: int) -> bool:
    """Whether a card of which there can be only one keeps out one that is, or counts as, one of those (faq 21096)."""
    theirs = duel.controller[source] == player
    if theirs and duel.info[source].only_one and has_name(duel, card, duel.info[source].name):
        return True
    return excludes(duel, source, card, theirs)


def only_one_already(duel: State, card: int, player: int) -> bool:
    """Whether the player can control only one such card, or only one can be on the field, and there is one."""
    info = duel.info[card]
    for active in duel.active[C_ONLY_ONE]:
        if active.source != card and keeps_out(duel, active.source, card, player):
            return True
    if info.one_of is not None:
        for side in range(2):
            for other in (*duel.monsters[side], *duel.spells[side]):
                if (
                    other >= 0
                    and other != card
                    and face_up(duel, other)
                    and excludes(duel, card, other, side == player)
                ):
                    return True
    if not info.only_one:
        return False
    for other in (*duel.monsters[player], *duel.spells[player]):
        if other >= 0 and other != card and face_up(duel, other) and has_name(duel, other, info.name):
            return True
    return False


def kept_away(duel: State, card: int, player: int, to: int, reasons: list[int] | None, receiver: int = -1) -> bool:
    """The reasons against a monster that lie in the cards on the field of which, or of whose kinds, there can be one.

    :param to: to whose field it comes, where its kind matters there; ``NOBODY``: it does not.
    :param receiver: to whose field it comes in any case; −1: to that of ``to``, or of ``player``.
    """
    field = receiver if receiver >= 0 else player if to == NOBODY else to
    if only_one_already(duel, card, field) and refuse(reasons, why.ONLY_ONE):
        return True
    return to != NOBODY and kept_out(duel, card, to) and refuse(reasons, why.FORBIDDEN)


def no_such_summon_left(duel: State, card: int, player: int) -> bool:
    """Whether the player has reached the limit for summons of this card's name per turn.

    This is not a summoning condition: it holds for effects that ignore those too (ruling on 精霊獣使い ウィンダ).
    """
    return summons_used(duel, card, player) >= duel.info[card].limited_times


def may_be_special_summoned(
    duel: State,
    card: int,
    player: int,
    ignoring: bool,
    kinds: int = S_SPECIAL,
    by_card: int = -1,
    waived: bool = False,
    any_kind: bool = False,
    receiver: int = -1,
) -> bool:
    """Whether ``player`` can Special Summon the card by an effect. Rules: MR3-SS-06, MR3-SS-07, RES-GAP-PLAY-01.

    :param ignoring: whether summoning conditions are ignored.
    :param kinds: the ways of summoning as which it counts.
    :param by_card: the card whose effect it is; −1 if there is none.
    :param waived: whether it need not have been summoned properly before.
    :param any_kind: whether it does not matter which kinds of monsters there can be on the player's field.
    :param receiver: to whose field it comes; −1: to that of ``player``.
    """
    barred = duel.info[card].not_by
    if barred is not None and not ignoring and by_card >= 0 and by_card != card and barred.test(duel, by_card, Scope()):
        return False
    ritual = duel.info[card].ritual_by
    if ritual is not None and kinds & S_RITUAL and by_card >= 0 and not ritual.test(duel, by_card, Scope()):
        return False
    if duel.active[C_SEALED] and duel.resolving >= 0 and duel.scopes[duel.resolving].card == by_card:
        if sealed_for(duel, card, duel.scopes[duel.resolving]):
            return False
    return not cannot_be_special_summoned(
        duel, card, player, ignoring or brings(duel, by_card, card), kinds, None, waived, any_kind, by_card, receiver
    )


def brings(duel: State, by_card: int, card: int) -> bool:
    """Whether only effects of cards like ``by_card`` can Special Summon the card (「X」の効果でのみ).

    Where other cards can bring it as well as itself, it brings itself back only after a proper summon (faq 14408).
    """
    kind = duel.info[card].brought_by_kind
    if kind is not None:
        scope = Scope()
        scope.player = duel.controller[by_card] if by_card >= 0 else 0
        scope.knows = True  # it is revealed as it is activated
        scope.card = card
        if by_card == card and duel.place[card] & (GRAVEYARD | BANISHED) and not duel.proper[card]:
            return False
        return by_card >= 0 and kind.test(duel, by_card, scope)
    name = duel.info[card].brought_by
    if name == "" or by_card < 0:
        return False
    return name in duel.info[by_card].names or has_name(duel, by_card, name)


def bound_to_its_summon(duel: State, card: int, kinds: int, waived: bool) -> bool:
    """Whether a special-summon monster cannot be summoned in these ways, but only in its own."""
    info = duel.info[card]
    if not info.only_by or info.only_by & kinds & ~S_SPECIAL:
        return False
    return info.always or (
        not waived and not duel.proper[card] and (info.strictly or not (info.extra and duel.place[card] == EXTRA))
    )


def kept_here(duel: State, card: int) -> bool:
    """Whether the text of a card keeps it from being Special Summoned from where it is."""
    info = duel.info[card]
    if info.not_from & duel.place[card]:
        return True
    if not info.after_field or duel.place[card] != GRAVEYARD:
        return False
    arrival = duel.arrivals.get(card)
    return arrival is None or arrival.stamp != duel.stamp[card] or not arrival.origin & FIELD


def cannot_be_special_summoned(
    duel: State,
    card: int,
    player: int,
    ignoring: bool,
    kinds: int,
    reasons: list[int] | None,
    waived: bool = False,
    any_kind: bool = False,
    by_card: int = -1,
    receiver: int = -1,
) -> bool:
    """The reasons against a Special Summon of the card, whatever causes it.

    :param reasons: if given, collects every reason (codes of ``facts.reasons``) instead of stopping at the first.
    """
    info = duel.info[card]
    if (not info.types & MONSTER or info.no_special_summon and not ignoring) and (
        refuse(reasons, why.NOT_SPECIAL_SUMMONABLE)
    ):
        return True
    if not ignoring and kept_here(duel, card) and refuse(reasons, why.NOT_SPECIAL_SUMMONABLE):
        return True
    if not ignoring and bound_to_its_summon(duel, card, kinds, waived) and refuse(reasons, why.OTHER_SUMMON_ONLY):
        return True
    if (
        duel.active[C_CANNOT + A_SPECIAL_SUMMON]
        and player_forbidden(duel, A_SPECIAL_SUMMON, player, card, kinds | S_SPECIAL, by_card=by_card)
        and (refuse(reasons, why.FORBIDDEN))
    ):
        return True
    if info.limited_kinds & kinds and no_such_summon_left(duel, card, player) and refuse(reasons, why.SUMMON_LIMIT):
        return True
    if kept_away(duel, card, player, NOBODY if any_kind else player, reasons, receiver):
        return True
    return pledge_broken(duel, card, player, kinds) and refuse(reasons, why.CONDITION)


def pledge_broken(duel: State, card: int, player: int, kinds: int) -> bool:
    """Whether the player has done this turn what the card's Special Summon forbids for its turn
    (このカードを特殊召喚するターン、自分は〜できない).
    """
    info = duel.info[card]
    if duel.place[card] == EXTRA:
        kinds |= S_FROM_EXTRA_DECK
    if info.pledge < 0 or info.pledge_kinds and not info.pledge_kinds & kinds:
        return False
    code = info.procedure_effects[info.pledge]
    return code.condition is not None and not code.condition.holds(duel, scope_for(duel, card, code, player))
