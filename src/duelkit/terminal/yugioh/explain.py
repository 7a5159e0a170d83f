"""Explanations: questions and options, with the rules and cards behind them."""

from __future__ import annotations

from duelkit.terminal.rules import rule_sheet
from duelkit.terminal.yugioh.lookup import card_sheet
from duelkit.terminal.yugioh.whys import offered_line
from duelkit.yugioh.editions.reason_rules import question_rules
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.teller import QUESTION_RULES, Teller
from duelkit.yugioh.why.said import offered_because


def question_lines(teller: Teller) -> list[str]:
    """Returns the open question with the card text behind it and its rules."""
    lines = [teller.question()]
    text = teller.question_text()
    if text:
        lines.append(teller.words("explain-text"))
        lines += ["  " + line for line in text.splitlines()]
    decision = teller.duel.decision
    if decision is not None:
        behind = question_rules(teller.duel.rules, decision.why, QUESTION_RULES.get(decision.why, ()))
        rules = [line for identity in behind for line in rule_sheet(identity, teller.language)]
        if rules:
            lines.append(teller.words("explain-rules"))
            lines += ["  " + line for line in rules]
    return lines


def option_lines(teller: Teller, option: int) -> list[str]:
    """Returns an option with the reason why it is offered, and its card."""
    lines = [teller.option(option), "  " + offered_line(teller, option)]
    rule = offered_because(teller.duel, codes.verb_of(option))
    if rule:
        lines += ["  " + line for line in rule_sheet(rule, teller.language)]
    card = codes.card_of(option)
    definition = teller.definition(card) if card >= 0 else None
    if definition is not None:
        lines += card_sheet(definition, teller.language, teller.duel.rules.year)
    return lines
