"""When cards arrived where they are, and whether their own effects put them there."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts.continuous import scope_for
from duelkit.yugioh.engine.facts.sent import keep_sent
from duelkit.yugioh.state.card_info import (
    EFFECT_BITS,
    KEEPS_ARRIVAL,
    KEEPS_BANISHER,
    KEEPS_BEARER,
    KEEPS_COMING,
    KEEPS_DEFENDED,
    KEEPS_DESTROYED,
    KEEPS_EFFECT,
    KEEPS_ENDED,
    KEEPS_FALLEN,
    KEEPS_FUSED,
    KEEPS_REPLACED,
    KEEPS_SUMMON,
    KEEPS_TURNS,
    KEEPS_USE,
    KEEPS_WORKED,
    KEEPS_WORN,
    kept_at,
)
from duelkit.yugioh.state.codes import (
    AS_COST,
    AS_MATERIAL,
    BANISHED,
    BY_BATTLE,
    BY_SUMMON,
    DESTROYED,
    E_ACTIVATED,
    FIELD,
    FOR_FUSION,
    GRAVEYARD,
    K_ACTIVATION,
    MONSTER_ZONE,
    RETURNED,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Arrival, Event
from duelkit.yugioh.state.parts import Scope

PHASES_OF_TURN: Final = 8
"""More than a turn has phases, for a turn and a phase in one number."""
USES: Final = 1 << 20
"""More than these numbers, for two of them in one."""
NEVER: Final = 0


def keep_use(duel: State, scope: Scope) -> None:
    """Record that an effect of a card was activated, for other effects of the same card: when, and when before."""
    card = scope.card
    if (
        duel.info[card].asks_for_uses >> scope.code.shown & 1
        and scope.code.kind != K_ACTIVATION
        and not scope.activation_negated
        and duel.stamp[card] == scope.stamp
    ):
        kept = duel.kept.get(kept_at(card, KEEPS_USE))
        before = NEVER if kept is None or kept[0] != scope.stamp or kept[2] != scope.code.shown else kept[1] % USES
        now = duel.turn * PHASES_OF_TURN + duel.phase
        duel.keep(kept_at(card, KEEPS_USE), (scope.stamp, before * USES + now, scope.code.shown))


def keep_place(duel: State, scope: Scope) -> None:
    """Record whether a processed effect, or its cost, put its own card where it is.

    The scope of an effect that Special Summons its own card follows the card, and has its new stamp already.
    """
    card = scope.card
    if (
        duel.info[card].keeps & KEEPS_EFFECT
        and not scope.activation_negated
        and not scope.effect_negated
        and (
            duel.stamp[card] == scope.stamp + 1 or (duel.stamp[card] == scope.stamp and duel.place[card] != scope.place)
        )
        and (card in scope.paid or card in scope.them)
    ):
        duel.keep(kept_at(card, KEEPS_EFFECT), (duel.stamp[card], duel.turn, scope.code.shown))


def keep_worked(duel: State, scope: Scope) -> None:
    """Record that a processed effect of a card worked on cards, for other effects of the same card."""
    card = scope.card
    if (
        duel.info[card].keeps & KEEPS_WORKED
        and scope.them
        and not scope.activation_negated
        and not scope.effect_negated
        and duel.stamp[card] == scope.stamp
    ):
        duel.keep(kept_at(card, KEEPS_WORKED), (scope.stamp, duel.turn, scope.code.shown))


def keep_banished(duel: State, scope: Scope) -> None:
    """Record which cards a processed effect banished, summoned or sent to the Graveyard, for others of the card."""
    if scope.activation_negated or scope.effect_negated or not duel.info[scope.card].keeps & KEEPS_WORKED:
        return
    for card in scope.them:
        if duel.place[card] & (BANISHED | MONSTER_ZONE | GRAVEYARD):
            by = scope.card << EFFECT_BITS | scope.code.shown
            duel.keep(kept_at(card, KEEPS_BANISHER), (duel.stamp[card], by, scope.stamp))


def keep_fate(duel: State, card: int, because: int, player: int, origin: int) -> None:
    """Record that a card was destroyed, by battle or at all, or used for a Fusion Summon.

    :param player: who controlled it: kept, from 1 on, if it went from that player's field to the player's Graveyard.
    """
    if duel.place[card] == GRAVEYARD and not because & RETURNED:
        keep_sent(duel, card, origin & FIELD != 0)
    if because & DESTROYED and origin & FIELD:
        duel.keep(kept_at(card, KEEPS_DESTROYED), (duel.stamp[card], duel.turn, 0))
    if because & BY_BATTLE and because & DESTROYED:
        own = duel.place[card] == GRAVEYARD and duel.owner[card] == player
        duel.keep(kept_at(card, KEEPS_FALLEN), (duel.stamp[card], duel.turn, 1 + player if own else 0))
    if because & AS_MATERIAL and because & FOR_FUSION:
        duel.keep(kept_at(card, KEEPS_FUSED), (duel.stamp[card], duel.turn, 0))


def keep_replaced(duel: State, card: int, effect: int) -> None:
    """Record that an effect of the card was done instead of a destruction."""
    if duel.info[card].keeps & KEEPS_REPLACED:
        duel.keep(kept_at(card, KEEPS_REPLACED), (duel.stamp[card], duel.turn, effect))


def keep_defended(duel: State, card: int) -> None:
    """Record that a monster in face-up Defense Position became the attack target."""
    part = duel.play[card]
    if duel.info[card].keeps & KEEPS_DEFENDED and part.defense and part.face_up:
        duel.keep(kept_at(card, KEEPS_DEFENDED), (duel.stamp[card], duel.turn, 1))


def keep_summoned_here(duel: State, card: int, player: int, origin: int) -> None:
    """Record when a monster was summoned, for what it does in the next phase of a kind."""
    if duel.info[card].keeps & KEEPS_ARRIVAL:
        arrivals = duel.arrivals.copy()
        arrivals[card] = Arrival(duel.stamp[card], duel.turn, duel.phase, BY_SUMMON, origin, True, player)
        duel.arrivals = arrivals


def keep_coming(duel: State, card: int, because: int = 0) -> None:
    """Record the moment in which a card arrived, and if it was paid, the number of the link for which it was."""
    link = 1 + len(duel.chain) if because & AS_COST else 0
    duel.keep(kept_at(card, KEEPS_COMING), (duel.stamp[card], link, duel.moment))


def keep_summon(duel: State, card: int, way: int, by_card: int) -> None:
    """Record the own way of summoning (−1: none), or what the card is whose effect summoned the card (−1: none).

    Of that card is kept, as bits, which of the kinds it is that the monster asks for (``CardInfo.summoners``): later it
    can lie hidden.
    """
    kinds = 0
    if by_card >= 0:
        scope = Scope()
        scope.player = duel.controller[card]
        scope.card = card
        scope.knows = True
        for at, test in enumerate(duel.info[card].summoners):
            if test.test(duel, by_card, scope):
                kinds |= 1 << at
    duel.keep(kept_at(card, KEEPS_SUMMON), (duel.stamp[card], way, kinds))


def keep_through(duel: State, card: int, stamp: int) -> None:
    """Carry how a monster came to the field over a time in which it was banished (faq 15447, 24031).

    :param stamp: what it had on the field.
    """
    keeps = duel.info[card].keeps
    for key in (KEEPS_EFFECT, KEEPS_SUMMON):
        if keeps & key:
            kept = duel.kept.get(kept_at(card, key))
            if kept is not None and kept[0] == stamp:
                duel.keep(kept_at(card, key), (duel.stamp[card], kept[1], kept[2]))


def forget_coming(duel: State, card: int) -> None:
    """Forget how a monster came to the field as it is turned face-down (faq 15447)."""
    keeps = duel.info[card].keeps
    if keeps & KEEPS_SUMMON:
        keep_summon(duel, card, -1, -1)
    if keeps & KEEPS_EFFECT:
        duel.keep(kept_at(card, KEEPS_EFFECT), (duel.stamp[card], duel.turn, -1))


def summoned_how(duel: State, card: int) -> tuple[int, int]:
    """The own way of summoning (−1: none), and what the card is whose effect summoned the card (as in ``keep_summon``),
    if it has not been turned face-down since.
    """
    kept = duel.kept.get(kept_at(card, KEEPS_SUMMON))
    return (-1, 0) if kept is None or kept[0] != duel.stamp[card] else (kept[1], kept[2])


def was_there(duel: State, card: int, event: Event) -> bool:
    """Whether a card was at its place before this event (〜に存在する状態で).

    An activation begins no new moment: what came before it is there, but not what was paid for it.
    """
    kept = duel.kept.get(kept_at(card, KEEPS_COMING))
    if kept is None or kept[0] != duel.stamp[card] or kept[2] < event.moment:
        return True
    return event.kind == E_ACTIVATED and kept[2] == event.moment and kept[1] < event.amount


def turns_face_up(duel: State, card: int) -> int:
    """In how many turns of its controller a face-up card on the field has been there so, the current one included."""
    part = duel.play[card]
    since = max(part.arrived, part.flipped)
    kept = duel.kept.get(kept_at(card, KEEPS_TURNS))
    if kept is not None and kept[0] == duel.stamp[card]:
        since = max(since, kept[2])
    own = 0 if duel.turn_player == duel.controller[card] else 1
    return (duel.turn - own - since) // 2 + 1 if duel.turn - own >= since else 0


def control_begins(duel: State, card: int) -> None:
    """Record for a card that asks for it that another player has got control of it."""
    if duel.info[card].counts_turns:
        duel.keep(kept_at(card, KEEPS_TURNS), (duel.stamp[card], 0, duel.turn))


def control_ends(duel: State, card: int) -> None:
    """Record for a card that asks for it, and is about to leave the field, how long it has been there."""
    if duel.info[card].counts_turns:
        duel.keep(kept_at(card, KEEPS_TURNS), (duel.stamp[card] + 1, turns_face_up(duel, card), 0))


def keep_worn(duel: State, card: int) -> None:
    """Keep for its Equip Cards which monster that asks for it they are losing (このカードに装備されていた)."""
    if duel.info[card].keeps & KEEPS_BEARER:
        for equip in duel.play[card].equips:
            duel.keep(kept_at(equip, KEEPS_WORN), (duel.stamp[equip], card, duel.stamp[card]))


def keep_endings(duel: State) -> None:
    """Keep of which face-up cards what they ask at the end of a turn holds (ターン終了時に〜場合)."""
    for player in range(2):
        for card in (*duel.monsters[player], *duel.spells[player]):
            if card < 0 or not duel.play[card].face_up:
                continue
            check = duel.info[card].at_turn_end
            if check is not None and check.holds(duel, scope_for(duel, card, duel.info[card].effects[0], player)):
                duel.keep(kept_at(card, KEEPS_ENDED), (duel.stamp[card], duel.turn, player))
