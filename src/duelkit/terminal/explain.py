"""Explanations: cards, rules, why something is offered, and why something is not."""

from __future__ import annotations

from duelkit.terminal.shared import rule_sheet
from duelkit.terminal.whys import offered_line
from duelkit.yugioh import UnknownCard, library
from duelkit.yugioh.editions.reason_rules import question_rules
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state import codes
from duelkit.yugioh.text import notes, summary
from duelkit.yugioh.text.messages import say
from duelkit.yugioh.text.old_terms import of_its_time
from duelkit.yugioh.text.registry import Language
from duelkit.yugioh.text.telling import QUESTION_RULES, Teller
from duelkit.yugioh.why.said import offered_because


def card_sheet(card: Card, language: Language | str, year: int | None = None) -> list[str]:
    """Everything about a card: figures, both texts, what the rules make of it.

    :param year: the texts are in the terms of this year; the present ones if left out.
    """
    lines = summary(card, language).splitlines()
    if year is not None:
        # the names and the type line are no text
        lines[2:] = [of_its_time(line, year) for line in lines[2:]]
    lines.append(say(language, "sheet-passcode", code=f"{card.passcode:08}"))
    remarks = notes(card, language)
    if remarks:
        lines.append(say(language, "sheet-notes"))
        lines += ["  " + remark for remark in remarks]
    return lines


def find_card(text: str) -> Card | list[Card]:
    """The card that a text means, or all that it could mean."""
    cards = library()
    try:
        return cards[text]
    except UnknownCard:
        found = cards.search(text)
    return found[0] if len(found) == 1 else found


def question_lines(teller: Teller) -> list[str]:
    """The open question with the card text behind it and its rules."""
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
    """An option with the reason why it is offered, and its card."""
    lines = [teller.option(option), "  " + offered_line(teller, option)]
    rule = offered_because(teller.duel, codes.verb_of(option))
    if rule:
        lines += ["  " + line for line in rule_sheet(rule, teller.language)]
    card = codes.card_of(option)
    definition = teller.definition(card) if card >= 0 else None
    if definition is not None:
        lines += card_sheet(definition, teller.language, teller.duel.rules.year)
    return lines
