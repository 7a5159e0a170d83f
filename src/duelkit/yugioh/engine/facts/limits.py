"""How many times effects have been used. Rules: MR3-OPT-01 to MR3-OPT-05, RES-GAP-NEG-01 to -03."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.summons_made import forget_records
from duelkit.yugioh.state.board import SHARES_USES
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.state.parts import Scope

THIS_CARD: Final = 0
THIS_EFFECT: Final = 1
EFFECTS_OF_NAME: Final = 2
CARD_ACTIVATION: Final = 3
WHILE_FACE_UP: Final = 4
IN_DUEL: Final = 5
IN_CHAIN: Final = 6
IN_BATTLE: Final = 7
EFFECTS_OF_THIS_CARD: Final = 8
IN_CHAIN_BY_NAME: Final = 17
EFFECTS_IN_CHAIN: Final = 32
IN_DUEL_BY_CARD: Final = 18

# counters other than those of single effects: they take the place of the effect's index
DONE: Final = 0xE0  # what effects of a name have done, by its number
DECLARED_NAMES: Final = 0xF7  # with which effects of a name were activated (同じカード名を宣言できない)
APPLIED: Final = 0xF8  # in the duel, effects of a name (デュエル中１度しか適用できない)
FURTHER_PENDULUM_SUMMONS: Final = 0xF9
BORROWED_TRIBUTES: Final = 0xFA
EXTRA_NORMAL_SUMMONS: Final = 0xFB
LIMITED_SUMMONS: Final = 0xFC
SHARED_BY_THIS_CARD: Final = 0xFD
SHARED_BY_NAME: Final = 0xFE
ACTIVATIONS: Final = 0xFF


def _key(duel: State, player: int, card: int, index: int, scope: int) -> int:
    if scope == THIS_CARD:
        return (card << 32 | (duel.stamp[card] & 0xFFFF) << 8 | index) << 2 | player << 1
    if scope == WHILE_FACE_UP or scope == IN_CHAIN or scope == IN_BATTLE:
        return (card << 32 | (duel.stamp[card] & 0xFFFF) << 8 | index) << 2
    if scope == IN_DUEL_BY_CARD:
        return (card << 32 | index) << 2
    if scope == EFFECTS_OF_THIS_CARD:
        return _shared_key(card, duel.stamp[card])
    if index > 0xFF:  # as an effect of another name
        return key_by_name(index >> 8, player, index & 0xFF)
    return key_by_name(
        duel.info[card].passcode,
        player,
        SHARED_BY_NAME
        if scope == EFFECTS_OF_NAME or scope == EFFECTS_IN_CHAIN
        else ACTIVATIONS
        if scope == CARD_ACTIVATION
        else index,
    )


def key_by_name(passcode: int, player: int, index: int) -> int:
    """The key that counts a player's uses of something that all cards of a name share."""
    return ((passcode << 8 | index) << 1 | player) << 1 | 1


def _shared_key(card: int, stamp: int) -> int:
    return (card << 32 | (stamp & 0xFFFF) << 8 | SHARED_BY_THIS_CARD) << 2


def carry_uses(duel: State, card: int) -> None:
    """Keep the counted uses of a card that is about to move from one place on the field to another."""
    used = duel.used.get(_shared_key(card, duel.stamp[card]), 0)
    if used:
        duel.used[_shared_key(card, duel.stamp[card] + 1)] = used


def own_tables(duel: State) -> None:
    """Copy the tables of uses if copies share them, before they are written."""
    if duel.unshared(SHARES_USES):
        duel.used_chain = duel.used_chain.copy()
        duel.used_battle = duel.used_battle.copy()
        duel.used_duel = duel.used_duel.copy()


def _table(duel: State, scope: int) -> dict[int, int]:
    if scope == WHILE_FACE_UP or scope == IN_DUEL or scope == IN_DUEL_BY_CARD:
        return duel.used_duel
    if scope == IN_CHAIN or scope == IN_CHAIN_BY_NAME or scope == EFFECTS_IN_CHAIN:
        return duel.used_chain
    return duel.used_battle if scope == IN_BATTLE else duel.used


def limit_reached(duel: State, player: int, card: int, code: EffectCode) -> bool:
    """Whether the effect has reached its limit of uses."""
    if code.limit_scope >= 0 and _uses(duel, player, card, _number(code), code.limit_scope) >= code.limit_times:
        return True
    return code.also_scope >= 0 and _uses(duel, player, card, code.also_index, code.also_scope) >= code.also_times


def uses_of(duel: State, player: int, card: int, code: EffectCode) -> int:
    """How often the effect has been used, as its limit counts."""
    return _uses(duel, player, card, _number(code), code.limit_scope) if code.limit_scope >= 0 else 0


def _number(code: EffectCode) -> int:
    """What the uses of an effect are counted under."""
    return code.shown if code.counted < 0 else code.counted


def _uses(duel: State, player: int, card: int, index: int, scope: int) -> int:
    return _table(duel, scope).get(_key(duel, player, card, index, scope), 0)


def _count(duel: State, player: int, card: int, index: int, scope: int, by: int) -> None:
    key = _key(duel, player, card, index, scope)
    own_tables(duel)
    table = _table(duel, scope)
    count = table.get(key, 0) + by
    if count >= 0:
        table[key] = count


def count_use(duel: State, player: int, card: int, code: EffectCode) -> None:
    """Count a use."""
    if code.limit_scope >= 0:
        _count(duel, player, card, _number(code), code.limit_scope, 1)
    if code.also_scope >= 0:
        _count(duel, player, card, code.also_index, code.also_scope, 1)


def give_back_use(duel: State, player: int, card: int, code: EffectCode) -> None:
    """Take a use back if the activation was negated and the limit is worded 発動できない. Rule: RES-GAP-NEG-01."""
    if code.limit_scope >= 0 and code.limit_activate:
        take_back_use(duel, player, card, code)


def take_back_use(duel: State, player: int, card: int, code: EffectCode) -> None:
    """Take a use back, for example that of a summoning procedure whose summon was negated."""
    if code.limit_scope >= 0:
        _count(duel, player, card, _number(code), code.limit_scope, -1)
        if code.also_scope >= 0:
            _count(duel, player, card, code.also_index, code.also_scope, -1)


def forget_uses(duel: State, card: int) -> None:
    """Reset the limits of a card that is turned face-down, where they count for this card alone (docs/editions.md).

    The exception is turning itself face-down, which is limited to once per turn (１ターンに１度のみ).
    """
    for code in duel.info[card].effects:
        if not code.turns_down:
            for scope, index in ((code.limit_scope, code.shown), (code.also_scope, code.also_index)):
                if scope == THIS_CARD or scope == WHILE_FACE_UP or scope == EFFECTS_OF_THIS_CARD:
                    own_tables(duel)
                    for player in range(2):
                        _table(duel, scope).pop(_key(duel, player, card, index, scope), 0)


def limit_in_the_way(duel: State, player: int, card: int, code: EffectCode) -> tuple[int, int]:
    """The scope and the number of the limit that was reached, for an explanation."""
    if code.also_scope >= 0 and _uses(duel, player, card, _number(code), code.limit_scope) < code.limit_times:
        return (code.also_scope, code.also_times)
    return (code.limit_scope, code.limit_times)


def summons_used(duel: State, card: int, player: int) -> int:
    """The number of times the player has summoned a card of this name this turn in the ways that the card limits."""
    return duel.used.get(key_by_name(duel.info[card].passcode, player, LIMITED_SUMMONS), 0)


def count_summons(duel: State, cards: list[int], player: int, kinds: int, by: int = 1) -> None:
    """Count a summon of cards that limit their summons (１ターンに１度しか〜召喚できない).

    Several cards of a name that are summoned at the same time are one summon (rulings on 霊獣使いの長老 and
    堕天使ルシフェル).

    :param by: −1 to take back the count of a summon that was negated.
    """
    for at in range(len(cards)):
        info = duel.info[cards[at]]
        if info.limited_kinds & kinds and not any(
            [duel.info[before].passcode == info.passcode for before in cards[:at]]
        ):
            key = key_by_name(info.passcode, player, LIMITED_SUMMONS)
            duel.used[key] = duel.used.get(key, 0) + by


DONE_COUNT: Final = 1 << 52
"""The mark of how often a player has done what a prohibition counts, in ``State.used`` under negative keys."""


def done_key(order: int, player: int) -> int:
    """The key in ``State.used`` that counts what a player did since an effect began to apply.

    :param order: the place of the effect in the order in which effects began to apply.
    """
    return -1 - (DONE_COUNT | order << 1 | player)


def forget_turn(duel: State) -> None:
    """Reset what was counted in the turn."""
    if duel.used:
        duel.used = {}
    if duel.used_battle:
        duel.used_battle = {}
    duel.turn_actions = [0, 0]
    forget_records(duel)


def is_one_of(duel: State, source: int, card: int) -> bool:
    """Whether the card is one of those of which, as ``source`` says, only one can be there; its own player asks."""
    kind = duel.info[source].one_of
    if kind is None:
        return False
    scope = Scope()
    scope.player = duel.controller[card]
    scope.knows = True
    return kind.test(duel, card, scope)


def excludes(duel: State, source: int, other: int, with_same: bool) -> bool:
    """Whether ``source`` says that it and another card cannot both be face-up.

    :param with_same: whether the same player has both.
    """
    return (
        (with_same or duel.info[source].one_anywhere)
        and is_one_of(duel, source, source)
        and is_one_of(duel, source, other)
    )


def cannot_be_together(duel: State, card: int, other: int) -> bool:
    """Whether the text of a card says that it and another card of the same player cannot both be face-up."""
    info = duel.info[card]
    if info.only_one and duel.info[other].name == info.name:
        return True
    return excludes(duel, card, other, True)


ACTED: Final = 0x100
"""In ``State.turn_actions``: the turn player has acted in a phase; shifted by the phase."""


def acted_in(phase: int) -> int:
    """The bit in ``State.turn_actions`` that says that the turn player has acted in this main phase."""
    return ACTED << phase


FORWENT_DRAW: Final = 0x80
"""In ``State.turn_actions``: the turn player does not draw by the rules this turn, but did something instead."""


def draws_by_rule(duel: State) -> bool:
    """Whether there is a draw in the Draw Phase of this turn. Rule: MR3-PHASE-03."""
    return duel.turn > 1 or duel.rules.first_draw
