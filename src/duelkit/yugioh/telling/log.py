"""Entries of the log in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.yugioh.engine.windows.missed_timing import card_in, kind_in
from duelkit.yugioh.language.terms import Domain
from duelkit.yugioh.state import codes, log
from duelkit.yugioh.telling.asking import number_words
from duelkit.yugioh.telling.messages import sentence

if TYPE_CHECKING:
    from duelkit.yugioh.engine.seen.view import LogView
    from duelkit.yugioh.telling.teller import Teller

Words = dict[str, "str | int"]


def is_quiet(entry: LogView) -> bool:
    """Whether a running commentary leaves the entry out, since another entry implies it."""
    return (
        entry.kind in (log.L_FORCED, log.L_SHUFFLE)
        or entry.kind == log.L_SUMMON
        and entry.a == 0
        or (entry.kind == log.L_POSITION and entry.b == codes.DOWN_DEFENSE and entry.a == codes.UP_ATTACK)
    )


_LIFE: Final = {
    log.FROM_BATTLE: "battle",
    log.FROM_EFFECT: "effect",
    log.GAINED: "gain",
    log.PAID: "pay",
    log.SET_TO: "become",
}


def log_line(teller: Teller, entry: LogView) -> str:
    """One entry in one line."""
    key, more = _message(teller, entry)
    public = teller.public(entry.card)
    values: Words = {
        "card": public.name(entry.card),
        "effect": _effect(public, entry),
        "kind": str(entry.kind),
        "number": number_words(teller, entry.a),
        "amount": str(abs(entry.a)),
        "now": str(entry.b),
    }
    if entry.player >= 0:
        values["player"] = teller.subject(entry.player)
        values["whom"] = teller.whom(entry.player)
        values["owner"] = teller.whose(entry.player)
    values.update(more)
    return sentence(teller.words(f"log-{key}", **values))


def _effect(teller: Teller, entry: LogView) -> str:
    if entry.card < 0:
        return ""
    if teller.is_card_activation(entry.card, entry.a):
        return teller.words("effect-of", card=teller.name(entry.card))
    return teller.effect(entry.card, entry.a)


def _summoned_or_turned(teller: Teller, entry: LogView) -> tuple[str, Words]:
    """The message for a summon, a Set or a change of position."""
    if entry.kind == log.L_SUMMON:
        if entry.a == 0:
            return ("set-monster-unknown" if entry.card < 0 else "set-monster"), {}
        if entry.card < 0:
            return "summon-set", {}
        return "summon", {"summon": teller.summon(entry.a), "position": teller.position(entry.b)}
    if entry.a == codes.DOWN_DEFENSE and entry.b == 0:
        return ("set-monster-unknown" if entry.card < 0 else "set-monster"), {}
    return ("flipped" if entry.b == codes.DOWN_DEFENSE else "position"), {"position": teller.position(entry.a)}


def _battle(teller: Teller, entry: LogView) -> tuple[str, Words]:
    """The message for an attack or a damage calculation."""
    if entry.kind == log.L_ATTACK:
        if entry.a < 0:
            return "attack-direct", {}
        known = teller.all_seeing or entry.b
        return "attack", {"target": _public(teller, entry.a) if known else teller.hidden(codes.MONSTER_ZONE)}
    if entry.b < 0:
        return "damage-direct", {"atk": str(entry.a)}
    return "damage", {"atk": str(entry.a), "other": str(entry.b), "target": _public(teller, entry.c)}


def _message(teller: Teller, entry: LogView) -> tuple[str, Words]:
    """The key of an entry's message, and its particular arguments."""
    kind = entry.kind
    if kind == log.L_MOVE:
        return _move(teller, entry)
    if kind in (log.L_SUMMON, log.L_POSITION):
        return _summoned_or_turned(teller, entry)
    if kind in (log.L_ATTACK, log.L_DAMAGE):
        return _battle(teller, entry)
    if kind == log.L_LIFE:
        key = _LIFE[entry.c]
        return ("life-effect" if key == "effect" else f"life-{key}"), {}
    if kind in (log.L_PHASE, log.L_SKIP):
        key = "phase" if kind == log.L_PHASE else "skip" if entry.card < 0 else "will-skip"
        return key, {"phase": teller.phase(entry.a)}
    if kind == log.L_ACTIVATE:
        card = entry.card >= 0 and teller.is_card_activation(entry.card, entry.a)
        return ("activate-card" if card else "activate-effect"), {"link": number_words(teller, entry.c)}
    if kind == log.L_EQUIP:
        return "equip", {"target": _public(teller, entry.a)}
    if kind == log.L_TARGET:
        source = _public(teller, entry.a)
        if entry.card < 0:
            return "target", {"source": source, "card": teller.hidden(entry.b)}
        return "target", {"source": source}
    return _rest(teller, entry)


def _rest(teller: Teller, entry: LogView) -> tuple[str, Words]:
    kind = entry.kind
    if kind == log.L_COIN:
        return ("coin-heads" if entry.a else "coin-tails"), {}
    if kind == log.L_CHOICE and entry.b == codes.W_ZONE_SIDE:
        return "choice", {"branch": teller.pendulum_zone(entry.a)}
    if kind == log.L_CHOICE:
        public = teller.public(entry.card)
        return "choice", {"branch": public.branch(entry.card, _chosen_of(public, entry), entry.a)}
    if kind == log.L_DECLARE:
        word = teller.declared(entry.a, entry.b)
        # a card's name has its quotation marks already
        return "declare", {"word": word if entry.b == Domain.CARD_NAME else teller.words("name", name=word)}
    if kind == log.L_WIN:
        return ("draw-game" if entry.player < 0 else "win"), {}
    if kind == log.L_FORCED:
        return "forced", {"option": teller.option(entry.a)}
    if kind == log.L_MISSED and entry.c:
        return "missed-after", {
            "event": _event(teller, entry.b, entry.number),
            "later": _event(teller, entry.c - 1, entry.number),
        }
    if kind == log.L_COUNTER:
        return ("counter-remove" if entry.a < 0 else "counter-add"), {
            "amount": number_words(teller, abs(entry.a)),
            "now": number_words(teller, entry.b),
        }
    plain = {
        log.L_TURN: "turn",
        log.L_NEGATED: "negated",
        log.L_RESOLVE: "resolve",
        log.L_REVEAL: "reveal",
        log.L_DIE: "die",
        log.L_SHUFFLE: "shuffle",
        log.L_MISSED: "missed",
        log.L_NO_EFFECT: "no-effect",
        log.L_PAY: "pay",
        log.L_REPLAY: "replay",
        log.L_ATTACK_STOPPED: "attack-stopped",
        log.L_LOOK: "look",
    }
    return plain.get(kind, "other"), {}


def _public(teller: Teller, card: int) -> str:
    """The name of another card than the entry's own, which was public when it happened."""
    return teller.public(card).name(card)


def _event(teller: Teller, event: int, number: int) -> str:
    """An event in words, given as a number of ``windows.missed_timing`` in the log entry ``number``."""
    card = card_in(event)
    phase = next(
        (
            entry.a
            for entry in log.newest_first(teller.duel.log)
            if entry.kind == log.L_PHASE and entry.number <= number
        ),
        codes.DRAW_PHASE,
    )
    return teller.public(card).event(kind_in(event), card, phase)


def _chosen_of(teller: Teller, entry: LogView) -> int:
    """The index of the effect that the choice was about: the recorded one, or the first with enough branches."""
    if entry.c:
        return entry.c - 1
    definition = teller.definition(entry.card)
    if definition is not None:
        for index in range(len(definition.effects)):
            if teller.effect_text(definition, index).count("●") > entry.a:
                return index
    return -1


def _move(teller: Teller, entry: LogView) -> tuple[str, Words]:
    origin, to, because = entry.a, entry.b, entry.c
    unknown = entry.card < 0
    owner = teller.whose(entry.player)
    if entry.card >= 0 and not to & codes.FIELD:
        owner = teller.whose(teller.duel.owner[entry.card])
    values: Words = {"from": teller.origin(origin), "to": teller.origin(to), "owner": owner}
    if origin == 0 and to == 0:
        return "instead", values
    if because & codes.DRAWN:
        return ("draw-unknown" if unknown else "draw"), values
    if to & codes.FIELD:
        return _onto_field(origin, to, unknown), values
    if to == codes.OVERLAY:
        return "attached", values
    if to == 0:
        return "gone", values
    for bit, key in (
        (codes.DETACHED, "detached"),
        (codes.TRIBUTED, "tributed"),
        (codes.DISCARDED, "discarded"),
        (codes.AS_MATERIAL, "material"),
    ):
        if because & bit:
            return key, values
    if because & codes.DESTROYED:
        by = "-battle" if because & codes.BY_BATTLE else "-effect" if because & codes.BY_EFFECT else ""
        return "destroyed" + by, values
    if because & codes.AS_COST and to != codes.BANISHED:
        return ("cost-returned" if to & (codes.HAND | codes.DECK) else "cost"), values
    returned = origin & (codes.FIELD | codes.GRAVEYARD | codes.BANISHED | codes.HAND)
    keys = {
        codes.BANISHED: "banished",
        codes.HAND: "returned-hand" if origin & codes.FIELD else "to-hand",
        codes.DECK: "to-deck" if returned else "moved",
        codes.EXTRA: "to-extra",
        codes.GRAVEYARD: "sent",
    }
    return keys.get(to, "moved"), values


def _onto_field(origin: int, to: int, unknown: bool) -> str:
    if to == codes.PENDULUM_ZONE:
        return "scale"
    if to == codes.MONSTER_ZONE:
        return "control" if origin == codes.MONSTER_ZONE else "return-field"
    return "set-unknown" if unknown else "set-card"
