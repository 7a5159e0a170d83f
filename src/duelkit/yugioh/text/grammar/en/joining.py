"""English clauses, states and properties joined to one, each shared word printed once."""

from __future__ import annotations

import re
from collections.abc import Sequence

from duelkit.yugioh.text.grammar.en.core import Noun, Phrase, Trait
from duelkit.yugioh.text.grammar.en.terms import listed
from duelkit.yugioh.text.grammar.en.verbs import act

_PLACES = (
    " you control to the Extra Deck",
    " into the Deck",
    " to the GY",
    " from your GY",
    " from your hand or field",
    " from your hand",
    " you control",
)
_FIGURES = r"(?=(?:original |total )?(?:ATK|DEF|Level|Rank))"


def together(first: Phrase, second: Phrase) -> Phrase:
    """Two costs: banish a and b; discard a, and pay b."""
    verb, _, one = first.base.partition(" ")
    other, _, two = second.base.partition(" ")
    if verb != other or first.lead or second.lead:
        return first.joined(" and ", second)
    place = next((place for place in _PLACES if one.endswith(place) and two.endswith(place)), "")
    one = one.removesuffix(place)
    if one.count(" and ") == 1 and not two.count(" and "):
        return act(verb, f"{one.replace(' and ', ', ')}, and {two}")
    return act(verb, f"{one} and {two}")


def shared_subject(texts: Sequence[str], last: str) -> str:
    """this card battles a monster and would be destroyed; you control a and you control b."""
    this = "this card "
    if all(text.startswith(this) for text in texts):
        texts = [texts[0], *(text.removeprefix(this) for text in texts[1:])]
    return f" {last} ".join(texts)


def all_of(states: Sequence[str], *, known: bool = False) -> str:
    """this card battles a monster and would be destroyed.

    :param known: this card has just been named, so that it is called it.
    """
    this = "this card "
    about_this = states[0].startswith((this, "it "))
    first = f"it {states[0].removeprefix(this)}" if known and states[0].startswith(this) else states[0]
    return " and ".join([first, *(state.removeprefix(this) if about_this else state for state in states[1:])])


def required(occasion: str) -> str:
    """if you control a monster → you must control a monster to activate this card; empty for other occasions."""
    found = re.fullmatch("if you (control|have) (.*)", occasion)
    return f"you must {found[1]} {found[2]} to activate this card" if found else ""


def either_clause(traits: Sequence[Trait]) -> str:
    """that was Special Summoned or destroyed; with 1500 ATK or 1500 DEF."""
    texts = [trait.text for trait in traits]
    starts = ("that was ", "that ", "with ")
    start = next((start for start in starts if all(text.startswith(start) for text in texts)), "")
    return listed([texts[0], *(text.removeprefix(start) for text in texts[1:])])


def without_repeated(texts: Sequence[str]) -> list[str]:
    """Events without the words that all of them begin with: this card is Summoned, or is sent to the GY."""
    words = [text.split(" ") for text in texts]
    same = 0
    while all(len(each) > same + 1 and each[same] == words[0][same] for each in words):
        same += 1
    if same >= 3 or words[0][0] == "you" and same >= 1:
        return [texts[0], *(" ".join(each[same:]) for each in words[1:])]
    return list(texts)


def named_apart(words: str, noun: Noun) -> str:
    """its ATK after another subject would be misread: that monster's ATK."""
    if noun.text in ("it", "them"):
        return words
    one = re.sub(rf"\bits {_FIGURES}", "that monster's ", words)
    return re.sub(rf"\btheir {_FIGURES}", "those monsters' ", one)


def its_own(words: str) -> str:
    """its ATK: figures of this card in a clause about it."""
    return words.replace("this card's ", "its ")


def theirs(text: str) -> str:
    """your opponent …, their hand: the opponent is named once in a line."""
    first, found, rest = text.partition("your opponent")
    if not found:
        first, found, rest = text.partition("Your opponent")
    return first + found + re.sub(r"\b(from|in) your opponent's (hand|GY)\b", r"\1 their \2", rest)
