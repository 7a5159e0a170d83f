"""Reasons in words: against actions, and for decisions and their options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.judgment.engine.facts import reasons
from duelkit.judgment.engine.facts.costs import cost_in_hand
from duelkit.judgment.engine.facts.values import attack_cost_of, rotate_cost_of
from duelkit.judgment.engine.legality.summoning import incarnation_price
from duelkit.judgment.state import codes
from duelkit.judgment.state.duel import State
from duelkit.judgment.telling.messages import knows_message, say
from duelkit.judgment.telling.teller import OPTION_RULES, QUESTION_RULES, Teller
from duelkit.judgment.why.actions import (
    ANOTHER_PLAYER,
    ANOTHER_QUESTION,
    NO_CREATURE,
    SUMMONS_ONLY,
    actions_of,
    codes_against,
)

RULES: Final[dict[int, tuple[str, ...]]] = {
    reasons.NOT_A_CREATURE_IN_HAND: ("EOJ-SUMMON-01",),
    reasons.SUMMON_USED: ("EOJ-SUMMON-01",),
    reasons.FIELD_TAKEN: ("EOJ-CTRL-02", "EOJ-SUMMON-03"),
    reasons.NOT_ADJACENT: ("EOJ-SUMMON-03", "EOJ-SUMMON-04"),
    reasons.LOCKED: ("EOJ-SUMMON-05", "EOJ-SUMMON-06"),
    reasons.NO_MANA: ("EOJ-MANA-04",),
    reasons.CONDITION: ("EOJ-TERM-01",),
    reasons.NO_INCARNATION: ("EOJ-ABIL-10",),
    reasons.NOT_THIS_SACRIFICE: ("EOJ-ABIL-10",),
    reasons.NOT_A_SPELL_IN_HAND: ("EOJ-SPELL-03",),
    reasons.NO_COST: ("EOJ-SPELL-08",),
    reasons.NO_TARGET: ("EOJ-SPELL-09",),
    reasons.NOTHING_TO_DO: ("EOJ-SPELL-09",),
    reasons.SPELLS_FORBIDDEN: ("EOJ-TERM-01",),
    reasons.NOT_YOURS: ("EOJ-REACT-09",),
    reasons.ATTACK_USED: ("EOJ-REACT-02",),
    reasons.ROTATION_USED: ("EOJ-REACT-02",),
    reasons.NO_ATTACK_TARGET: ("EOJ-REACT-07",),
    reasons.BARRED: ("EOJ-ABIL-10c",),
    reasons.POSSESSED_NOW: ("EOJ-ABIL-28d",),
    reasons.FIXED: ("EOJ-TERM-01",),
    reasons.DEAD: ("EOJ-REACT-08",),
    reasons.REINCARNATION: ("EOJ-ABIL-21d",),
    reasons.LURED: ("EOJ-TERM-01",),
    ANOTHER_PLAYER: ("EOJ-SETUP-08",),
    ANOTHER_QUESTION: (),
    SUMMONS_ONLY: ("EOJ-ACT1-04", "EOJ-SPELL-05"),
    NO_CREATURE: ("EOJ-ABIL-10",),
}
"""The rule statements for each reason that do not depend on the action."""
RULES_OF: Final[dict[tuple[int, int], tuple[str, ...]]] = {
    (reasons.NO_MANA, codes.O_SUMMON): ("EOJ-SUMMON-02",),
    (reasons.NO_MANA, codes.O_CAST): ("EOJ-SPELL-06",),
    (reasons.NO_MANA, codes.O_ATTACK): ("EOJ-REACT-01",),
    (reasons.NO_MANA, codes.O_ROTATE): ("EOJ-REACT-01",),
    (reasons.NO_MANA, codes.O_INCARNATE): ("EOJ-ABIL-10b",),
    (reasons.LOCKED, codes.O_CAST): ("EOJ-SPELL-10",),
    (reasons.LOCKED, codes.O_INCARNATE): ("EOJ-ABIL-10e",),
}


@dataclass(frozen=True)
class Reason:
    """A reason: its code (−1 for why a decision is asked), the words, the rule statements."""

    code: int
    text: str
    rules: tuple[str, ...] = ()
    language: str = "en"

    def __str__(self) -> str:
        if not self.rules:
            return self.text
        return say(self.language, "why-line", text=self.text, rules=", ".join(self.rules))


def rules_behind(code: int, verb: int) -> tuple[str, ...]:
    """The rule statements for a reason against a kind of action."""
    return RULES_OF.get((code, verb), RULES.get(code, ()))


def reasons_against(duel: State, action: int, language: str, player: int) -> list[Reason]:
    """All reasons against an action; empty if and only if the player may take it now.

    :param action: an option of a kind in ``why.VERBS``, offered or not; ``language``: "ja" or "en".
    """
    verb = codes.verb_of(action)
    values: dict[str, str] = {
        "needed": str(duel.settings.unlock_at),
        "mana": str(duel.mana[player]),
        "cost": str(price_of(duel, action)),
    }
    found: list[Reason] = []
    for code in codes_against(duel, player, action):
        key = f"why-{code}"
        if code == reasons.LOCKED and verb == codes.O_CAST:
            key = "why-5-spell"
        if not knows_message(language, key):
            key = "why-other"
        found.append(Reason(code, say(language, key, **values), rules_behind(code, verb), str(language)))
    return found


def price_of(duel: State, action: int) -> int:
    """The mana cost of an action, as far as it is known before targets are chosen."""
    card = codes.card_of(action)
    verb = codes.verb_of(action)
    if verb == codes.O_SUMMON:
        return cost_in_hand(duel, card, codes.number_of(action))
    if verb == codes.O_INCARNATE:
        onto = duel.occupant[codes.number_of(action)]
        return incarnation_price(duel, card, onto) if onto >= 0 else cost_in_hand(duel, card)
    if verb == codes.O_CAST:
        return cost_in_hand(duel, card)
    if verb == codes.O_ABILITY:
        return 0
    return rotate_cost_of(duel, card) if verb == codes.O_ROTATE else attack_cost_of(duel, card)


def why_asked(duel: State, language: str) -> Reason | None:
    """Why the open decision is asked; ``None`` if there is none."""
    decision = duel.decision
    if decision is None:
        return None
    key = f"asked-{decision.why}"
    if not knows_message(language, key):
        key = "asked-other"
    limit = len(duel.hand[decision.player]) - decision.detail
    return Reason(-1, say(language, key, limit=str(limit)), QUESTION_RULES.get(decision.why, ()), str(language))


def offered_because(option: int, language: str) -> Reason:
    """Why an option is offered."""
    verb = codes.verb_of(option)
    key = f"offered-{verb}"
    rule = OPTION_RULES.get(verb)
    return Reason(
        -1,
        say(language, key if knows_message(language, key) else "offered-other"),
        () if rule is None else (rule,),
        str(language),
    )


def judged_actions(duel: State, card: int, language: str, player: int) -> list[tuple[int, list[Reason]]]:
    """All conceivable actions with a card in hand or on the board, each with the reasons against it."""
    return [(action, reasons_against(duel, action, language, player)) for action in actions_of(duel, card)]


def gathered(teller: Teller, found: list[tuple[int, list[Reason]]]) -> list[tuple[str, list[Reason], int]]:
    """Judged actions in words; summons to several fields with the same reasons are grouped.

    :returns: the words, the reasons, and the first action of each group.
    """
    fields: dict[tuple[int, tuple[Reason, ...]], list[int]] = {}
    first: dict[tuple[int, tuple[Reason, ...]], int] = {}
    rest: list[tuple[str, list[Reason], int]] = []
    for action, against in found:
        if codes.verb_of(action) == codes.O_SUMMON:
            key = (codes.card_of(action), tuple(against))
            fields.setdefault(key, []).append(codes.number_of(action) + 1)
            first.setdefault(key, action)
        else:
            rest.append((teller.option(action), against, action))
    together = []
    for (card, same), places in fields.items():
        action = first[card, same]
        words = (
            teller.option(action)
            if len(places) == 1
            else teller.words(
                "action-fields", card=teller.name(card), fields=teller.words("numbers").join(map(str, places))
            )
        )
        together.append((words, list(same), action))
    return together + rest
