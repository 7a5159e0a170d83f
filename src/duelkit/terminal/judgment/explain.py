"""Explanations: options, questions, and what can and cannot be done."""

from __future__ import annotations

from duelkit.judgment.forecast import forecast
from duelkit.judgment.forecast import lines as forecast_lines
from duelkit.judgment.state import codes
from duelkit.judgment.telling.messages import field_name
from duelkit.judgment.telling.teller import QUESTION_RULES, Teller
from duelkit.judgment.why.said import gathered, judged_actions, offered_because, why_asked
from duelkit.terminal.judgment.lookup import card_sheet
from duelkit.terminal.rules import rule_sheet
from duelkit.terminal.shared import bare


def question_lines(teller: Teller) -> list[str]:
    """Returns the open question and the statements behind it."""
    lines = [teller.question()]
    decision = teller.duel.decision
    if decision is not None:
        found = [line for rule in QUESTION_RULES.get(decision.why, ()) for line in rule_sheet(rule, teller.language)]
        if found:
            lines += [teller.words("explain-rules"), *("  " + line for line in found)]
    return lines


def asked_lines(teller: Teller) -> list[str]:
    """Returns why the open question is asked, with the statements behind it."""
    reason = why_asked(teller.duel, teller.language)
    if reason is None:
        return []
    return [str(reason), *("  " + line for rule in reason.rules for line in rule_sheet(rule, teller.language))]


def option_lines(teller: Teller, option: int) -> list[str]:
    """Returns an option: why it is offered, a forecast if it leads to a battle, and its card."""
    duel = teller.duel
    reason = offered_because(option, teller.language)
    lines = [teller.option(option), f"  {reason}"]
    lines += ["  " + line for rule in reason.rules for line in rule_sheet(rule, teller.language)]
    found = forecast(duel, option, teller.player)
    if found.fights:
        lines += [teller.words("forecast-title"), *("  " + line for line in forecast_lines(teller, found))]
    card = codes.card_of(option)
    if card >= 0:
        lines += card_sheet(duel.info[card].definition, teller.language)
    return lines


def card_lines(teller: Teller, card: int) -> list[str]:
    """Returns everything that can and cannot be done with a card, with the reasons; similar summons in one line."""
    duel = teller.duel
    place = duel.creatures[card].field
    name = teller.name(card) + (f" ({field_name(place, teller.language)})" if place >= 0 else "")
    lines = [name]
    found = judged_actions(duel, card, teller.language, teller.player)
    if not found:
        lines.append("  " + teller.words("action-none"))
    for title, reasons, option in gathered(teller, found):
        if not reasons:
            lines.append("  " + teller.words("action-offered", action=title))
            lines.append(f"    {offered_because(option, teller.language)}")
        else:
            lines.append("  " + teller.words("action-refused", action=title))
            lines += [f"    {reason}" for reason in reasons]
    return lines


def cannot_lines(teller: Teller) -> list[str]:
    """Returns everything that the viewer cannot do now with hand and creatures, with all reasons."""
    duel = teller.duel
    lines: list[str] = []
    player = teller.player
    mine = [card for card in duel.occupant if card >= 0 and duel.owner[card] == player]
    for card in [*duel.hand[player], *mine]:
        found = gathered(
            teller, [judged for judged in judged_actions(duel, card, teller.language, player) if judged[1]]
        )
        refused = [
            line
            for title, reasons, _ in found
            for line in ("  " + teller.words("action-refused", action=title), *(f"    {reason}" for reason in reasons))
        ]
        if refused and refused[0] not in lines:
            lines += [teller.name(card), *refused]
    return lines


def cards_meant(teller: Teller, text: str) -> list[int]:
    """Returns the viewer's hand cards and the creatures on the board with a name, or a part of one."""
    duel = teller.duel
    wanted = bare(text)
    cards = [*duel.hand[teller.player], *(card for card in duel.occupant if card >= 0)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        named = {card: (duel.info[card].definition.ja, duel.info[card].definition.en) for card in cards}
        found = [card for card in cards if wanted and any(name and fits(bare(name), wanted) for name in named[card])]
        if found:
            return found
    return []
