"""Options of a duel in words, Japanese and English; the messages are in Fluent files in this package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duelkit.judgment.state import codes
from duelkit.messages import Messages

if TYPE_CHECKING:
    from duelkit.judgment.state.duel import State

FILES: Final = ("questions", "table", "log", "why")
MESSAGES: Final = Messages("duelkit.judgment.telling", FILES)
say = MESSAGES.say
knows_message = MESSAGES.knows


def card_name(duel: State, card: int, language: str) -> str:
    """The name of a card; in English where the Japanese one is not known."""
    definition = duel.info[card].definition
    return definition.ja if language == "ja" and definition.ja else definition.en


def field_name(position: int, language: str) -> str:
    """A field by its number."""
    return say(language, "field", number=str(position + 1))


def has_namesake(duel: State, card: int) -> bool:
    """Whether another creature on the board has the same name."""
    name = duel.info[card].name
    return any(other >= 0 and other != card and duel.info[other].name == name for other in duel.occupant)


def describe_option(duel: State, option: int, language: str) -> str:
    """An option of the open question in words."""
    verb = codes.verb_of(option)
    card = codes.card_of(option)
    number = codes.number_of(option)
    name = card_name(duel, card, language) if card >= 0 else ""
    if verb in (codes.O_ATTACK, codes.O_ROTATE, codes.O_ABILITY) and has_namesake(duel, card):
        name = say(language, "option-pick-on-board", card=name, field=field_name(duel.creatures[card].field, language))
    if verb in (codes.O_SUMMON, codes.O_INCARNATE, codes.O_FIELD):
        return say(language, f"option-{verb}", card=name, field=field_name(number, language))
    if verb == codes.O_FACING:
        return say(language, f"option-facing-{number}")
    if verb == codes.O_ELEMENT:
        return say(language, f"option-element-{number}")
    if verb == codes.O_ABILITY:
        giver = duel.occupant[number >> 4 & 0xF] if number & codes.LENT else card
        ability = duel.info[giver].abilities[number & 0xF]
        return say(language, f"option-{verb}-{ability.instead}", card=name)
    if verb == codes.O_ROTATE:
        return say(language, "option-rotate-right" if number else "option-rotate-left", card=name)
    if verb == codes.O_PICK and card >= 0 and duel.place[card] == codes.BOARD:
        return say(language, "option-pick-on-board", card=name, field=field_name(duel.creatures[card].field, language))
    return say(language, f"option-{verb}", card=name, number=str(number))
