"""Explanations: cards, rules, why something is offered, and why something is not."""

from __future__ import annotations

import unicodedata

from duelkit.rulebook import UnknownRule, load_rulebook
from duelkit.yugioh import Duel, UnknownCard, library
from duelkit.yugioh.engine import reasons
from duelkit.yugioh.engine.activation import unmet
from duelkit.yugioh.engine.standing import scope_for
from duelkit.yugioh.engine.summon_rules import cannot_flip, cannot_normal_summon, cannot_pendulum, cannot_turn
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.state import codes
from duelkit.yugioh.text import notes, summary
from duelkit.yugioh.text.messages import say, sentence
from duelkit.yugioh.text.registry import Language
from duelkit.yugioh.text.telling import OPTION_RULES, QUESTION_RULES, Teller


def card_sheet(card: Card, language: Language | str) -> list[str]:
    """Everything about a card: figures, both texts, what the rules make of it."""
    lines = summary(card, language).splitlines()
    lines.append(say(language, "sheet-passcode", code=f"{card.passcode:08}"))
    remarks = notes(card, language)
    if remarks:
        lines.append(say(language, "sheet-notes"))
        lines += ["  " + remark for remark in remarks]
    return lines


def rule_sheet(identity: str, language: Language | str) -> list[str]:
    """A rule statement with its id; empty if there is none."""
    try:
        statement = load_rulebook().statement(identity)
    except UnknownRule:
        return []
    return [f"{statement.id}: {statement.wording(Language(language).value)}"]


def find_card(text: str) -> Card | list[Card]:
    """The card that a text means, or all that it could mean."""
    cards = library()
    try:
        return cards[text]
    except UnknownCard:
        found = cards.search(text)
    return found[0] if len(found) == 1 else found


def folded(text: str) -> str:
    """A text for comparison: width and case do not matter."""
    return unicodedata.normalize("NFKC", text).strip()


def question_lines(teller: Teller) -> list[str]:
    """The open question with the card text behind it and its rules."""
    lines = [teller.question()]
    text = teller.question_text()
    if text:
        lines.append(teller.words("explain-text"))
        lines += ["  " + line for line in text.splitlines()]
    decision = teller.duel.decision
    if decision is not None:
        rules = [line for identity in QUESTION_RULES.get(decision.why, ())
                 for line in rule_sheet(identity, teller.language)]
        if rules:
            lines.append(teller.words("explain-rules"))
            lines += ["  " + line for line in rules]
    return lines


def offered_line(teller: Teller, option: int) -> str:
    """Why an option is offered, with a rule id."""
    verb = codes.verb_of(option)
    rule = OPTION_RULES.get(verb)
    return teller.words(f"offered-{verb}") + (f" [{rule}]" if rule else "")


def option_lines(teller: Teller, option: int) -> list[str]:
    """An option with the reason why it is offered, and its card."""
    lines = [teller.option(option), "  " + offered_line(teller, option)]
    rule = OPTION_RULES.get(codes.verb_of(option))
    if rule:
        lines += ["  " + line for line in rule_sheet(rule, teller.language)]
    card = codes.card_of(option)
    definition = teller.definition(card) if card >= 0 else None
    if definition is not None:
        lines += card_sheet(definition, teller.language)
    return lines


def told(teller: Teller, key: str, found: list[int], **values: str) -> str:
    """One refusal: what cannot be done, and every reason with its rule id."""
    said = [f"{teller.unmet(reason)} [{reasons.RULES[reason]}]" for reason in dict.fromkeys(found)]
    return sentence(teller.words(key, reasons=teller.words("linear-list").join(said), **values))


def why_not(teller: Teller, card: int) -> list[str]:
    """What the viewer cannot do with a card of their own now, with all reasons; empty if nothing stands against it."""
    duel = teller.duel
    player = teller.player
    info = duel.info[card]
    place = duel.place[card]
    lines: list[str] = []
    if place == codes.HAND and info.types & codes.MONSTER:
        for setting, key in ((False, "why-not-summon"), (True, "why-not-set")):
            found: list[int] = []
            if not _own_main(duel, player):
                found.append(reasons.NOT_MAIN_PHASE if duel.turn_player == player else reasons.NOT_YOUR_TURN)
            cannot_normal_summon(duel, player, card, setting, -1, True, found)
            if found:
                lines.append(told(teller, key, found))
    if place == codes.MONSTER_ZONE:
        found = []
        face_up = duel.play[card].face_up
        if not _own_main(duel, player):
            found.append(reasons.NOT_MAIN_PHASE if duel.turn_player == player else reasons.NOT_YOUR_TURN)
        (cannot_turn if face_up else cannot_flip)(duel, player, card, found)
        if found:
            lines.append(told(teller, "why-not-turn" if face_up else "why-not-flip", found))
    for code in info.effects:
        if code.kind not in (codes.K_ACTIVATION, codes.K_IGNITION, codes.K_QUICK):
            continue
        if not _might_be_used_here(duel, card, code.kind, code.zones):
            continue
        found = []
        if unmet(duel, player, card, code, scope_for(duel, card, code, player), found):
            effect = teller.name(card) if code.kind == codes.K_ACTIVATION else teller.effect(card, code.index)
            lines.append(told(teller, "why-not-effect", found, effect=effect))
    return lines


def _own_main(duel: Duel, player: int) -> bool:
    return duel.turn_player == player and duel.phase in (codes.MAIN_1, codes.MAIN_2) and not duel.chain


def _might_be_used_here(duel: Duel, card: int, kind: int, zones: int) -> bool:
    """Whether the effect belongs to where the card lies, so that a player would ask about it."""
    place = duel.place[card]
    if kind == codes.K_ACTIVATION:
        return place == codes.HAND or bool(place & codes.FIELD) and not duel.play[card].face_up
    return bool(zones & place)


def own_cards(duel: Duel, player: int) -> list[int]:
    """The cards that a player could use: hand, field."""
    field = [card for card in (*duel.monsters[player], *duel.spells[player], duel.field[player],
                               *duel.pendulum[player]) if card >= 0]
    return [*duel.hand[player], *field]


def refusals(teller: Teller) -> list[str]:
    """Everything that the viewer cannot do with their cards now, each line with its reasons."""
    duel = teller.duel
    player = teller.player
    lines: list[str] = []
    for card in own_cards(duel, player):
        found = why_not(teller, card)
        if found:
            lines.append(teller.there(card))
            lines += ["  " + line for line in found]
    if duel.pendulum[player][0] >= 0 and duel.pendulum[player][1] >= 0:
        told_now: list[int] = []
        cannot_pendulum(duel, player, told_now)
        if told_now:
            lines.append(told(teller, "why-not-pendulum", told_now))
    return lines


def card_in_hand(duel: Duel, player: int, definition: Card) -> int:
    """One of the player's own cards with this definition, −1 if there is none."""
    for card in own_cards(duel, player):
        if duel.info[card].definition is definition:
            return card
    return -1
