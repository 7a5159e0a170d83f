"""The steps of a ruling: one short line each, read into data. Every word is listed in ``docs/rulings.md``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.language.terms import Attribute, Race

PLAYERS: Final = {"me": 0, "other": 1}
OWNERS: Final = {"my": 0, "other's": 1}
ASKED: Final = ("act", "respond", "trigger", "pick", "confirm", "position", "choice")
PLACES: Final = (
    "hand",
    "deck",
    "extra deck",
    "graveyard",
    "banished",
    "monster zone",
    "spell zone",
    "field zone",
    "pendulum zone",
    "material",
    "field",
    "chain",
    "nowhere",
)
PILES: Final = ("life", "hand", "deck", "extra deck", "graveyard", "banished", "monsters", "spells")
FIGURES: Final = ("ATK", "DEF", "Level", "Rank", "Scale")
POINTS: Final = (
    "standby",
    "main 1",
    "battle",
    "main 2",
    "end",
    "next turn",
    "damage step",
    "before calculation",
    "damage calculation",
    "after calculation",
    "end of damage step",
    "end of battle",
)
PHASES: Final = ("draw", "standby", "main 1", "battle", "main 2", "end")
ADJECTIVES: Final = (
    "attack",
    "defense",
    "face-up",
    "face-down",
    "negated",
    "tuner",
    "normal",
    "effect",
    "gemini",
    "union",
    "spirit",
    "token",
)
WITH_CARD: Final = ("summon", "set", "flip", "special", "turn", "activate", "attack", "pick", "process")
ALONE: Final = ("pendulum", "decline", "done", "pass", "yes", "no", "battle", "main 2", "end", "direct")
WITH_NUMBER: Final = ("declare", "position", "zone")
WORDS_OF_PLAYERS: Final = (*WITH_CARD, *ALONE, *WITH_NUMBER)

_LABEL: Final = re.compile(r"^(?:(.*) )?#(\w+)$")
_QUOTED: Final = re.compile(r'^(?:"(.+)"|「(.+)」)$')
_NUMBERED: Final = re.compile(r"^(.+) (effect|way) ([1-9]\d?)( set)?$")
_IN: Final = re.compile(rf"^(.+?) (not )?in (?:(my|other's) )?({'|'.join(PLACES)})(?: ([1-5]|left|right))?$")
_FIGURE: Final = re.compile(rf"^(.+) ({'|'.join(FIGURES)}) (\d+)$")
_MATERIALS: Final = re.compile(r"^(.+) has (\d+) materials?$")
_COUNTERS: Final = re.compile(r"^(.+) has (\d+) counters?(?: (.+))?$")
_MATERIAL: Final = re.compile(r"^(.+) has (no )?material (.+)$")
_IS: Final = re.compile(r"^(.+?) is (not )?(equipped to|named) (.+)$")
_WAS: Final = re.compile(
    r"^(.+?) was (not )?(activated|negated|resolved|without effect|destroyed|destroyed by battle|"
    r"destroyed by an effect)$"
)
_ADJECTIVE: Final = re.compile(r"^(.+) is (not )?([A-Za-z-]+(?: [A-Za-z-]+)?)$")
_ADJECTIVE_1: Final = re.compile(r"^(.+) is (not )?([A-Za-z-]+)$")
_POSITION: Final = re.compile(r"^(attack|defense|face-down)(?: zone ([1-5]|left|right))?$")
_ZONE: Final = re.compile(r"^([1-5]|left|right)$")
_WHOLE: Final = re.compile(r"^(chain|turn|phase) (.+)$")


class StepError(ValueError):
    """A step that cannot be read: what was expected."""


@dataclass(frozen=True)
class Name:
    """A card as a step names it.

    :param said: as it is written; ``passcode``: of the card, 0 if only a token or a label is named.
    :param owner: whose card is meant; ``None`` for either's.
    """

    said: str
    passcode: int = 0
    token: str = ""
    label: str = ""
    owner: int | None = None


@dataclass(frozen=True)
class Answer:
    """One answer to a question: ``verb`` is one of the words of players."""

    verb: str
    name: Name | None = None
    number: int | None = None
    word: str = ""


@dataclass(frozen=True)
class Step:
    """A line of a ruling.

    :param kind: ``do``, ``may``, ``only``, ``flow``, ``to``, ``whole``, ``player`` or ``card``.
    :param answers: of ``do`` and ``may``: the action, and what is answered after it.
    """

    text: str
    kind: str
    player: int = -1
    answers: tuple[Answer, ...] = ()
    negated: bool = False
    word: str = ""
    number: int = 0
    name: Name | None = None
    others: tuple[Name, ...] = ()
    side: int | None = None
    argument: str = ""

    @property
    def checks(self) -> bool:
        """Whether it only looks, and changes nothing."""
        return self.kind in ("may", "only", "whole", "player", "card") or self.word == "settled"


def read_steps(value: object) -> list[str]:
    """The lines of steps, from a list of lines or from one text; empty lines and those that begin with ``# `` go.

    :raises StepError: if it is neither.
    """
    if isinstance(value, str):
        lines = [line.strip() for line in value.splitlines()]
        return [line for line in lines if line and line != "#" and not line.startswith("# ")]
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        raise StepError("expected a list of lines, or a text with a step in each line")
    return [line.strip() for line in value]


def read_name(text: str) -> Name:
    """A card: its name in either language or its passcode, ``my``/``other's`` before it, ``#label`` behind it.

    :raises StepError: if there is no such card.
    """
    text = text.strip()
    whole = text
    quoted = _QUOTED.match(text)
    if quoted:
        text = quoted[1] or quoted[2]
    found = None if quoted else _LABEL.match(text)
    label = ""
    if found:
        text, label = found[1] or "", found[2]
        if not text:
            return Name(whole, label=label)
    if text in library():
        return Name(whole, library()[text].passcode, label=label)
    first, _, rest = text.partition(" ")
    if first in OWNERS and rest:
        inner = read_name(rest)
        return Name(whole, inner.passcode, inner.token, label or inner.label, OWNERS[first])
    if text.endswith(("トークン", "Token")):
        return Name(whole, token=fold(text), label=label)
    raise StepError(
        f"unknown card {text!r}; expected the name of a playable card, with 'my' or \"other's\" before it "
        "if need be, or a #label"
    )


def names(text: str) -> tuple[Name, ...]:
    """Several cards, with ``|`` between them; ``nothing`` for none."""
    return () if text.strip() == "nothing" else tuple(read_name(part) for part in text.split(" | "))


def read_step(text: str) -> Step:
    """A step from its line.

    :raises StepError: if it is none: what was expected.
    """
    first, _, rest = text.partition(" ")
    if first in PLAYERS and rest:
        return _of_player(text, PLAYERS[first], rest)
    if text in ("resolve", "settle", "settled"):
        return Step(text, "flow", word=text)
    if first == "to" and rest in POINTS:
        return Step(text, "to", word=rest)
    if text == "next turn":
        return Step(text, "to", word=text)
    if text in ("duel goes on", "draw"):
        return Step(text, "whole", word=text)
    found = _WHOLE.match(text)
    if found and (found[1] == "phase" and found[2] in PHASES or found[1] != "phase" and found[2].isdecimal()):
        return Step(text, "whole", word=found[1], number=0 if found[1] == "phase" else int(found[2]), argument=found[2])
    return _of_card(text)


def _of_player(text: str, player: int, rest: str) -> Step:
    if rest in ("wins", "loses"):
        return Step(text, "whole", player, word=rest)
    words = rest.split(" ")
    if words[:2] == ["is", "asked"] or words[:3] == ["is", "not", "asked"]:
        negated = words[1] == "not"
        argument = " ".join(words[3 if negated else 2 :])
        if argument and argument not in ASKED:
            raise StepError(f"{argument!r}; expected one of {', '.join(ASKED)}")
        return Step(text, "player", player, word="asked", negated=negated, argument=argument)
    pile, _, number = rest.rpartition(" ")
    if pile in PILES and number.isdecimal():
        return Step(text, "player", player, word=pile, number=int(number))
    if words[0] == "may":
        negated = words[1:2] == ["not"]
        action = " ".join(words[2 if negated else 1 :])
        verb, _, card = action.partition(" ")
        if card.startswith("only ") and verb in WITH_CARD and not negated:
            return Step(text, "only", player, word=verb, others=names(card.removeprefix("only ")))
        return Step(text, "may", player, read_answers(action), negated)
    return Step(text, "do", player, read_answers(rest))


def read_answers(text: str) -> tuple[Answer, ...]:
    """An action and the answers after it, with ``>`` between them."""
    first, *more = text.split(" > ")
    return (_action(first.strip()), *(_answer(part.strip()) for part in more))


def _action(text: str) -> Answer:
    if text in ALONE:
        return Answer(text)
    verb, _, rest = text.partition(" ")
    if verb in WITH_NUMBER and rest:
        return _number(verb, rest)
    if verb in WITH_CARD and rest:
        number, word = None, ""
        found = _NUMBERED.match(rest)
        if found and rest not in library():
            rest, number, word = found[1], int(found[3]), (found[4] or "").strip()
            if word and (verb, found[2]) != ("special", "way"):
                raise StepError(f"{text!r}; expected 'set' only in 'special CARD way N set'")
        return Answer(verb, read_name(rest), number, word)
    raise StepError(
        f"unknown action {text!r}; expected one of {', '.join(WORDS_OF_PLAYERS)}, with a card where it needs one"
    )


def _number(verb: str, rest: str) -> Answer:
    found = _POSITION.match(rest)
    if verb == "position" and found:
        return Answer(verb, word=found[1], number=_zone(found[2]) or None)
    if verb == "zone" and _ZONE.match(rest):
        return Answer(verb, number=_zone(rest))
    if verb == "declare" and rest.isdecimal():
        return Answer(verb, number=int(rest))
    if verb == "declare" and rest:
        return Answer(verb, read_name(rest))
    raise StepError(
        f"'{verb} {rest}'; expected 'declare N', 'declare CARD', 'position attack', 'position defense', "
        "'position face-down', 'zone 1' to 'zone 5', 'zone left' or 'zone right'"
    )


def _answer(text: str) -> Answer:
    """What follows ``>``: a card is picked; ``yes``, ``no``, ``done``, ``direct``, a number, a position, a zone."""
    if text in ("yes", "no", "done", "direct"):
        return Answer(text)
    if text.isdecimal():
        return Answer("declare", number=int(text))
    verb, _, rest = text.partition(" ")
    if verb in ("attack", "defense", "face-down") and (not rest or rest.startswith("zone ")):
        return _number("position", text)
    if verb == "zone" and rest:
        return _number(verb, rest)
    return Answer("pick", read_name(text))


def _of_card(text: str) -> Step:
    """A look at a card: where it is, its figures, what it is."""
    found = _IN.match(text)
    if found:
        return Step(
            text,
            "card",
            name=read_name(found[1]),
            negated=bool(found[2]),
            word="in",
            argument=found[4],
            side=OWNERS[found[3]] if found[3] else None,
            others=(),
            number=_zone(found[5]),
        )
    found = _FIGURE.match(text)
    if found:
        return Step(text, "card", name=read_name(found[1]), word=found[2], number=int(found[3]))
    found = _MATERIALS.match(text)
    if found:
        return Step(text, "card", name=read_name(found[1]), word="materials", number=int(found[2]))
    found = _COUNTERS.match(text)
    if found:
        return Step(
            text, "card", name=read_name(found[1]), word="counters", number=int(found[2]), argument=found[3] or ""
        )
    found = _MATERIAL.match(text)
    if found:
        return Step(
            text,
            "card",
            name=read_name(found[1]),
            word="material",
            negated=bool(found[2]),
            others=(read_name(found[3]),),
        )
    found = _IS.match(text)
    if found:
        return Step(
            text, "card", name=read_name(found[1]), word=found[3], negated=bool(found[2]), others=(read_name(found[4]),)
        )
    found = _WAS.match(text)
    if found:
        return Step(text, "card", name=read_name(found[1]), word="was", negated=bool(found[2]), argument=found[3])
    for pattern in (_ADJECTIVE_1, _ADJECTIVE):
        found = pattern.match(text)
        if found and (found[3] in ADJECTIVES or kind_of(found[3]) is not None):
            return Step(text, "card", name=read_name(found[1]), word="is", negated=bool(found[2]), argument=found[3])
    raise StepError(
        f"no step: {text!r}; expected 'me …' or 'other …', 'CARD in PLACE', 'CARD ATK 1000', "
        "'CARD is negated', 'resolve', 'settle', 'settled', 'to POINT', 'next turn', 'chain 2', … "
        "(all of them: docs/rulings.md)"
    )


def _zone(text: str | None) -> int:
    """A zone as a step has it: 0 for any, 1 to 5, 6 for ``left``, 7 for ``right``."""
    return 0 if text is None else int(text) if text.isdecimal() else 6 if text == "left" else 7


def kind_of(word: str) -> Attribute | Race | None:
    """An attribute or a race by its English name, such as ``DARK`` or ``Winged Beast``."""
    if word in Attribute.__members__:
        return Attribute[word]
    for race in Race:
        if str(race.name).replace("_", " ").replace("-", " ").casefold() == word.replace("-", " ").casefold():
            return race
    return None
