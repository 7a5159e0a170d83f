"""Why the open question is asked: the event, the effect or the rule that caused it."""

from __future__ import annotations

from duelkit.yugioh.editions.reason_rules import question_rules
from duelkit.yugioh.engine.legality.pendulum import pendulum_bounds
from duelkit.yugioh.engine.windows.activating import ActivateTask
from duelkit.yugioh.engine.windows.window import WindowTask
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.telling.asking import number_words
from duelkit.yugioh.telling.happened import happened
from duelkit.yugioh.telling.messages import knows_message, sentence
from duelkit.yugioh.telling.teller import QUESTION_RULES, Teller
from duelkit.yugioh.text import clause_words
from duelkit.yugioh.why.words import targets_of_the_moment, worded

QUIET = (codes.E_ACTIVATED, codes.E_RESOLVED, codes.E_TARGETED, codes.E_TARGETED_BY_ATTACK, codes.E_MATERIAL_USED)
"""Events that accompany others and add no information."""


def because(teller: Teller, player: int) -> tuple[str, tuple[str, ...]]:
    """Why the open question is asked, in words, with the ids of the rules behind it.

    :param player: the player to whom it is explained.
    """
    duel = teller.duel
    decision = duel.decision
    if decision is None:
        return sentence(teller.words("because-over")), ()
    base = QUESTION_RULES.get(decision.why, ())
    rules = question_rules(duel.rules, decision.why, base)
    if decision.player != player:
        return sentence(teller.words("because-not-asked", who=teller.whom(decision.player))), ()
    key, values = _message(teller)
    if not knows_message(teller.language, key):
        key = "because-other"
    return sentence(teller.words(key, **values)), rules


def _message(teller: Teller) -> tuple[str, dict[str, str]]:
    duel = teller.duel
    decision = duel.decision
    assert decision is not None
    why = decision.why
    card = decision.card
    name = teller.name(card) if card >= 0 else teller.words("this-card")
    values = {
        "card": name,
        "effect": name,
        "phase": teller.phase(duel.phase, duel.step),
        "other": "",
        "left": number_words(teller, decision.detail),
        "limit": number_words(teller, duel.rules.hand_limit),
    }
    if why == codes.W_RESPOND:
        return _response(teller, values)
    if why == codes.W_TRIGGERS:
        task = duel.stack[-1]
        found = [event for pending in task.ready for event in pending.events] if isinstance(task, WindowTask) else []
        values["events"] = events_words(teller, found)
        return "because-3", values
    if why == codes.W_INSTEAD:
        values["other"] = teller.name(decision.detail)
    if why == codes.W_PENDULUM:
        least, most = pendulum_bounds(duel, decision.player)
        values.update(least=number_words(teller, least), most=number_words(teller, most))
    if why in (
        codes.W_TARGET,
        codes.W_COST_PICK,
        codes.W_EFFECT_PICK,
        codes.W_OPTIONAL,
        codes.W_BRANCH,
        codes.W_DECLARE,
        codes.W_ARRANGE,
        codes.W_NORMAL_OR_SET,
        codes.W_ZONE_SIDE,
    ):
        _of_effect(teller, values)
        if why == codes.W_COST_PICK and values.get("procedure"):
            return "because-7-procedure", values
        if why == codes.W_COST_PICK and not values["cost"] or why == codes.W_TARGET and not values["targets"]:
            return f"because-{why}-plain", values
    return f"because-{why}", values


def _response(teller: Teller, values: dict[str, str]) -> tuple[str, dict[str, str]]:
    """A window for quick effects: a chain link, a summon, an event or the end of a phase."""
    duel = teller.duel
    if duel.chain:
        link = duel.scopes[duel.chain[-1]]
        values["player"] = teller.subject(link.player)
        values["link"] = number_words(teller, len(duel.chain))
        if not teller.is_card_activation(link.card, link.code.shown):
            values["effect"] = teller.public(link.card).effect(link.card, link.code.shown)
        return "because-2-chain", values
    if duel.summoning:
        values["card"] = teller.words("event-list").join(teller.name(card) for card in duel.summoning)
        return "because-2-summon", values
    task = duel.stack[-1]
    if isinstance(task, WindowTask) and task.opponent_only:
        return "because-2-end", values
    values["event"] = happened(teller)
    return ("because-2-event" if values["event"] else "because-2"), values


def events_words(teller: Teller, events: list[Event]) -> str:
    """Events in words, each once, without those that only accompany others."""
    drawn = {event.card for event in events if event.kind == codes.E_DRAWN}
    lines = [
        teller.event(event.kind, event.card, teller.duel.phase)
        for event in events
        if event.kind not in QUIET and not (event.kind == codes.E_TO_HAND and event.card in drawn)
    ]
    return teller.words("event-list").join(dict.fromkeys(lines))


def _of_effect(teller: Teller, values: dict[str, str]) -> None:
    """Add the effect that is being activated or processed, with its targets and its cost."""
    duel = teller.duel
    number, card, index = _at_work(duel)
    values["targets"] = values["cost"] = ""
    if number < 0:
        return
    scope = duel.scopes[number]
    definition = scope.code.definition
    if not teller.is_card_activation(card, index):
        values["effect"] = teller.public(card).effect(card, index)
    values["targets"] = targets_of_the_moment(duel, teller.language)
    effect = worded(scope.code)
    if effect is not None:
        values["cost"] = clause_words.cost_words(definition, effect, teller.language)
        return
    codes_of = duel.info[card].procedure_effects
    if scope.code in codes_of:
        at = codes_of.index(scope.code)
        values["card"] = teller.name(card)
        values["cost"] = clause_words.cost_words(definition, definition.procedures[at], teller.language)
        values["procedure"] = "1" if values["cost"] else ""


def _at_work(duel: State) -> tuple[int, int, int]:
    """The scope, the card and the index of the effect that is being activated or processed; −1 if there is none."""
    for task in reversed(duel.stack):
        if isinstance(task, ActivateTask | Work):
            scope = duel.scopes[task.scope]
            return task.scope, scope.card, scope.code.shown
    return -1, -1, -1
