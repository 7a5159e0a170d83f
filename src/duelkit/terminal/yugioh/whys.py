"""``why`` and ``why CARD``: why something is asked, and why something can or cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.kernel.decision import ACT
from duelkit.terminal.rules import rule_sheet
from duelkit.terminal.shared import bare
from duelkit.terminal.yugioh.words import MESSAGES
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.rulings import deciding
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.telling.messages import sentence
from duelkit.yugioh.telling.teller import Teller
from duelkit.yugioh.why import TURN_ACTIONS, cards_of_player
from duelkit.yugioh.why.said import JudgedAction, judged_actions, offered_because, reasons_against, why_asked


def question_reasons(teller: Teller) -> list[str]:
    """Returns why the open question is asked, with the statements behind it."""
    lines: list[str] = []
    for reason in why_asked(teller.duel, teller.language, teller.player, teller):
        lines.append(str(reason))
        lines += ["  " + line for rule in reason.rules for line in rule_sheet(rule, teller.language)]
    return lines


def turn_reasons(teller: Teller) -> list[str]:
    """Returns what the viewer cannot do now apart from single cards, such as enter the Battle Phase."""
    duel = teller.duel
    decision = duel.decision
    if decision is None or decision.player != teller.player or decision.kind != ACT:
        return []
    lines: list[str] = []
    for action in TURN_ACTIONS:
        verb = codes.verb_of(action)
        if (
            verb == codes.O_PENDULUM
            and min(duel.pendulum[teller.player]) < 0
            or (verb == codes.O_TO_MAIN_2) != (decision.why == codes.W_BATTLE)
        ):
            continue
        lines += refused_lines(
            teller,
            JudgedAction(
                action,
                teller.option(action),
                False,
                tuple(reasons_against(duel, action, teller.language, teller.player, teller)),
            ),
        )
    return lines


def refused_lines(teller: Teller, judged: JudgedAction) -> list[str]:
    """Returns an action that cannot be done, with every reason; empty if there is none."""
    if not judged.reasons:
        return []
    lines = [teller.words("action-refused", action=judged.text)]
    for reason in judged.reasons:
        lines += ["  " + str(reason), *("    " + line for line in ruling_lines(teller, judged.action, reason.rules))]
    return lines


def ruling_lines(teller: Teller, action: int, rules: Sequence[str]) -> list[str]:
    """Returns the rulings on the card of an action that rest on these statements, one per line."""
    card = codes.card_of(action)
    # nothing may be revealed about a card that the viewer does not know
    definition = teller.definition(card) if card >= 0 else None
    if definition is None:
        return []
    return [
        MESSAGES.say(
            teller.language,
            "why-ruling",
            source=ruling.sources[0],
            text=ruling.answer[teller.language],
            ruling=ruling.identity,
        )
        for ruling in deciding(definition.passcode, rules, teller.duel.rules.identity)
    ]


def offered_line(teller: Teller, option: int) -> str:
    """Returns why an option is offered, with a rule id."""
    verb = codes.verb_of(option)
    rule = offered_because(teller.duel, verb)
    return teller.words(f"offered-{verb}") + (f" ({rule})" if rule else "")


def judged_lines(teller: Teller, judged: JudgedAction) -> list[str]:
    """Returns an action with why it can or cannot be done."""
    if judged.offered:
        return [
            teller.words("action-offered", action=judged.text),
            "  " + sentence(offered_line(teller, judged.action)),
        ]
    return refused_lines(teller, judged)


def card_lines(teller: Teller, card: int) -> list[str]:
    """Returns everything that the viewer can and cannot do with a card, with the reasons."""
    lines = [teller.there(card)]
    found = judged_actions(teller.duel, card, teller.language, teller.player, teller=teller)
    for judged in found:
        lines += ["  " + line for line in judged_lines(teller, judged)]
    if not found:
        lines.append("  " + teller.words("action-none"))
    return lines


def several_lines(teller: Teller, cards: list[int]) -> list[str]:
    """Returns the same for several cards; copies with the same result only once."""
    blocks: list[list[str]] = []
    for card in cards:
        lines = card_lines(teller, card)
        if lines not in blocks:
            blocks.append(lines)
    return [line for lines in blocks for line in lines]


def cannot_lines(teller: Teller, card: int) -> list[str]:
    """Returns what the viewer cannot do with a card now, with all reasons; empty if everything can be done."""
    found = judged_actions(teller.duel, card, teller.language, teller.player, teller=teller)
    return [line for judged in found for line in refused_lines(teller, judged)]


def refusals(teller: Teller) -> list[str]:
    """Returns everything that the viewer cannot do with hand and field now, each action with its reasons."""
    lines: list[str] = []
    for card in hand_and_field(teller.duel, teller.player):
        found = cannot_lines(teller, card)
        if found:
            lines.append(teller.there(card))
            lines += ["  " + line for line in found]
    return [*lines, *turn_reasons(teller)]


def hand_and_field(duel: State, player: int) -> list[int]:
    """Returns a player's cards in hand and on the field."""
    return [card for card in cards_of_player(duel, player) if duel.place[card] & (codes.HAND | codes.FIELD)]


def card_of_definition(duel: State, player: int, definition: Card) -> int:
    """Returns one of the player's cards in hand or on the field with this definition, −1 if there is none."""
    for card in hand_and_field(duel, player):
        if duel.info[card].passcode == definition.passcode:
            return card
    return -1


def named_cards(teller: Teller, text: str) -> list[int]:
    """Returns the cards in the duel with a name, a beginning or a part of one, as far as the viewer knows them.

    The viewer's cards come before the opponent's, full names before beginnings, and those before parts.
    """
    duel = teller.duel
    wanted = bare(text)
    if not wanted:
        return []
    for player in (teller.player, 1 - teller.player):
        known = [
            (card, definition)
            for card in cards_of_player(duel, player)
            if (definition := teller.definition(card)) is not None
        ]
        for fits in (_whole, _beginning, _part):
            found = [
                card
                for card, definition in known
                if any(fits(bare(name), wanted) for name in (definition.ja, definition.en))
            ]
            if found:
                return found
    return []


def _whole(name: str, wanted: str) -> bool:
    return name == wanted


def _beginning(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _part(name: str, wanted: str) -> bool:
    return wanted in name
