"""The options of a decision as readable values."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.duel import Duel
from duelkit.judgment.engine.seen.view import knows
from duelkit.judgment.language.card import Card
from duelkit.judgment.state import codes
from duelkit.options import Option

VERBS: Final = {
    codes.O_CAST: "cast",
    codes.O_SUMMON: "summon",
    codes.O_ATTACK: "attack",
    codes.O_ROTATE: "rotate",
    codes.O_INCARNATE: "incarnate",
    codes.O_ABILITY: "ability",
    codes.O_TO_ACTION_2: "to_action2",
    codes.O_END_TURN: "end_turn",
    codes.O_PICK: "pick",
    codes.O_FIELD: "field",
    codes.O_FACING: "facing",
    codes.O_YES: "yes",
    codes.O_NO: "no",
    codes.O_FINISH: "finish",
    codes.O_KEEP: "keep",
    codes.O_MULLIGAN: "mulligan",
    codes.O_NUMBER: "number",
    codes.O_ELEMENT: "element",
}
"""Stable names for the verbs of options."""


def options(duel: Duel) -> list[Option[Card]]:
    """The options of the open question, in the order of ``duel.decision.options``; none once the duel is over.

    >>> duel = new_duel(load_deck("fire"), load_deck("water"), seed=1)
    >>> options(duel)
    [<Option 251658240: keep>, <Option 268435456: mulligan>]
    """
    decision = duel.decision
    if decision is None:
        return []
    found = []
    for option in decision.options:
        card = codes.card_of(option)
        # players search only their own library
        known = card >= 0 and (knows(duel, decision.player, card) or duel.owner[card] == decision.player)
        found.append(
            Option.of(
                duel,
                option,
                VERBS[codes.verb_of(option)],
                codes.number_of(option),
                card,
                duel.info[card].definition if known else None,
            )
        )
    return found


def verb_of(option: int) -> str:
    """The word of an option's action."""
    return VERBS.get(codes.verb_of(option), "")


def card_name(duel: Duel, option: int) -> dict[str, str] | None:
    """The name of the card of an option in both languages, also of a hidden one; ``None`` if it is about none."""
    card = codes.card_of(option)
    if card < 0:
        return None
    definition = duel.info[card].definition
    return {"ja": definition.ja or definition.en, "en": definition.en}
