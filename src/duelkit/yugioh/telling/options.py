"""Options in words."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.legality.tributes import tributes_needed
from duelkit.yugioh.engine.seen.view import card_view
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import SummonKind
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.speaker import Speaker
from duelkit.yugioh.text.clause_words import cost_words
from duelkit.yugioh.text.grammar.ja import terms as ja_terms
from duelkit.yugioh.text.grammar.registry import Language

SYNCHRO_OR_XYZ: Final = 0x80
SET_PROCEDURE: Final = 0x40
PLAIN: Final[dict[int, str]] = {
    codes.PASS: "pass",
    codes.O_PENDULUM: "pendulum",
    codes.O_TO_BATTLE: "to-battle",
    codes.O_TO_MAIN_2: "to-main-2",
    codes.O_TO_END: "to-end",
    codes.O_YES: "yes",
    codes.O_NO: "no",
    codes.O_DIRECT: "direct",
}
"""The options that have the same words everywhere."""
FINISH: Final[dict[int, str]] = {
    codes.W_TRIGGERS: "-triggers",
    codes.W_REPLAY: "-replay",
    codes.W_PENDULUM: "-pendulum",
}
"""The variants of finishing, by the reason of the question."""


def option_text(teller: Speaker, option: int) -> str:
    """An option in words."""
    verb = codes.verb_of(option)
    card = codes.card_of(option)
    number = codes.number_of(option)
    decision = teller.duel.decision
    why = -1 if decision is None else decision.why
    if verb in PLAIN:
        return teller.words(f"option-{PLAIN[verb]}")
    if verb in (codes.O_ACTIVATE, codes.O_TRIGGER):
        return _activation(teller, verb, card, number)
    if verb in (codes.O_SUMMON, codes.O_SET_MONSTER):
        return _normal(teller, verb, card, why)
    if verb == codes.O_PROCEDURE:
        return _procedure(teller, card, number)
    if verb == codes.O_PICK:
        return teller.words("option-pick", card=teller.there(card))
    if verb == codes.O_FINISH:
        return teller.words("option-finish" + FINISH.get(why, ""))
    if verb == codes.O_POSITION:
        return teller.placing(number)
    if verb == codes.O_NUMBER:
        return _number(teller, number, why)
    if verb in (codes.O_CHANGE_POSITION, codes.O_FLIP, codes.O_SET, codes.O_ATTACK, codes.O_DELAYED):
        return _of_card(teller, verb, card)
    return teller.words("option-number", number=str(number))


def _activation(teller: Speaker, verb: int, card: int, number: int) -> str:
    duel = teller.duel
    spot = [teller.spot(card)]
    if verb == codes.O_ACTIVATE and teller.is_card_activation(card, number):
        scale = duel.info[card].types & codes.MONSTER and duel.place[card] == codes.HAND
        key = "option-activate-scale" if scale else "option-activate-card"
        return teller.bracketed(teller.words(key, card=teller.name(card)), spot)
    key = "option-activate-effect" if verb == codes.O_ACTIVATE else "option-trigger"
    return teller.bracketed(teller.words(key, effect=teller.effect(card, number)), spot)


def _of_card(teller: Speaker, verb: int, card: int) -> str:
    """An option about what one card does."""
    name = teller.name(card)
    if verb == codes.O_CHANGE_POSITION:
        key = "option-change-attack" if teller.duel.play[card].defense else "option-change-defense"
        return teller.bracketed(teller.words(key, card=name), [teller.spot(card)])
    if verb == codes.O_FLIP:
        return teller.bracketed(teller.words("option-flip", card=name), [teller.spot(card)])
    if verb == codes.O_ATTACK:
        view = card_view(teller.duel, teller.player, card)
        return teller.words("option-attack", card=teller.bracketed(name, [teller.figures(view), teller.spot(card)]))
    if verb == codes.O_SET:
        as_spell = teller.duel.info[card].set_as_spell
        return teller.words("option-set-as-spell" if as_spell else "option-set", card=name)
    return teller.words("option-delayed", card=name)


def _number(teller: Speaker, number: int, why: int) -> str:
    """An option that is a number: a branch, something to declare, a pendulum zone."""
    decision = teller.duel.decision
    if decision is not None and why == codes.W_BRANCH:
        return teller.words("option-number", number=teller.branch(decision.card, decision.detail, number))
    if decision is not None and why == codes.W_DECLARE:
        return teller.words("option-number", number=teller.declared(number, decision.detail))
    if decision is not None and why == codes.W_ZONE_SIDE:
        zone = teller.pendulum_zone(number)
        there = teller.duel.pendulum[decision.player][number]
        return zone if there < 0 else teller.words("option-side-replace", zone=zone, card=teller.name(there))
    return teller.words("option-number", number=str(number))


def _normal(teller: Speaker, verb: int, card: int, why: int) -> str:
    name = teller.name(card)
    if why == codes.W_NORMAL_OR_SET:
        return teller.words("option-normal-summon" if verb == codes.O_SUMMON else "option-normal-set", card=name)
    if verb == codes.O_SET_MONSTER:
        return teller.words("option-set-monster", card=name)
    if teller.duel.place[card] == codes.MONSTER_ZONE:
        return teller.bracketed(teller.words("option-summon-gemini", card=name), [teller.spot(card)])
    key = "option-summon-tribute" if tributes_needed(teller.duel, card) else "option-summon"
    return teller.words(key, card=name)


def _procedure(teller: Speaker, card: int, number: int) -> str:
    name = teller.name(card)
    info = teller.duel.info[card]
    if number & SYNCHRO_OR_XYZ:
        key = "option-procedure-synchro" if info.types & codes.SYNCHRO else "option-procedure-xyz"
        if info.types & codes.LINK:
            key = "option-procedure-link"
        return teller.words(key, card=name)
    place = number & 0x3F
    procedure = info.procedures[place]
    if procedure.onto is not None:
        return teller.bracketed(teller.words("option-procedure-xyz", card=name), [teller.words("stacked")])
    how = ""
    if len(info.procedures) > 1 or not procedure.kind & codes.S_SPECIAL:
        how = _how(teller, info.definition, place)
    if procedure.kind & codes.S_SPECIAL:
        text = teller.words("option-procedure", card=name, place=teller.place(teller.duel.place[card]))
    else:
        text = teller.words("option-set" if number & SET_PROCEDURE else "option-summon", card=name)
    return teller.bracketed(text, [how] if how else [])


def _how(teller: Speaker, definition: Card, place: int) -> str:
    """The requirements of a card's own summoning procedure: (リリースなし), (banish 1 LIGHT monster …)."""
    procedure = definition.procedures[place]
    if procedure.cost is not None:
        return cost_words(definition, procedure, teller.language)
    if procedure.kind & SummonKind.SPECIAL:
        return ""
    tributes = ja_terms.small(procedure.tributes) if teller.language is Language.JA else procedure.tributes
    return teller.words("with-tributes" if procedure.tributes else "without-tributes", count=tributes)
