"""Attributes, Types, series and figures that scripts of a reference engine name, compared with a definition of ours.

Only names and numbers are taken, wherever they stand in a script: a word that the one has and the other has not is a
difference. Not seen are swapped names of two effects of one card, small numbers (of cards, of Levels below 4),
places, and whose card is meant: ``official.py`` compares those with the printed texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

from duelkit.cardlang.nodes import walk
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import InSeries, Named
from duelkit.yugioh.language.terms import Attribute, Race, Stat
from duelkit.yugioh.reading.sources import bare

FIGURES: Final = range(200, 10_001)
"""Points, not counts."""
HINTS: Final = range(3000, 3400)
"""Numbers of what a player is told, where a script has them without the call."""
CONSTANT: Final = re.compile(r"\b(CARD_\w+)\s*=\s*(\d+)")
LEVELS: Final = range(4, 14)
RACES: Final = {
    "BEASTWARRIOR": "BEAST_WARRIOR",
    "WINGEDBEAST": "WINGED_BEAST",
    "SEASERPENT": "SEA_SERPENT",
    "DIVINE": "DIVINE_BEAST",
    "CREATORGOD": "CREATOR_GOD",
}
SERIES: Final = {"GLADIATOR": "GLADIATOR_BEAST", "TRUE_DRACO_KING": "TRUE_DRACO", "NUMEROUNIOUS": "NUMEROUNIUS"}
"""Series that scripts call otherwise than the cards."""
HELPED: Final = ("RACES_BEAST_BWARRIOR_WINGB", "Vernusylph.", "DragonRuler", "DoubleTribute", "Dragunity", "Rikka")
"""Helpers that name Types and Attributes instead of the script."""
SAID_BY: Final = {"AddKaijuProcedure": "KAIJU"}
"""The series that a helper of the scripts stands for."""
UNCODED: Final = frozenset({"EVOLTILE", "POLYMERIZATION", "PREDAPLANT"})
"""Series that scripts partly find by lists of cards or by helpers."""
EXPLAINED: Final = {
    28423537: "its own figures are written out",
    96661780: "the cards that it looks for stand in a list",
    2461031: "its own figures are written out",
    8802510: "the cards that it lets be used look for it",
    9238125: "the figure is in a helper's arguments",
    11270236: "is also other Attributes, which our word has as a number",
    11790356: "becomes a Type, which our word has as a number",
    13522325: "a function is called with an Attribute and ignores it",
    15066114: "half of the figures is written out",
    17257342: "a function is called with an Attribute and ignores it",
    18595008: "becomes an Attribute, which our word has as a number",
    21454943: "multiples are written out",
    23204029: "is also another Attribute, which our word has as a number",
    26582143: "two series of one name",
    28297833: "an effect that the script has besides",
    29343734: "the Attributes are in a helper",
    29590752: "the series is in a helper",
    30450531: "the field is in an effect of its own kind",
    31571902: "the original ATK is written out",
    33767325: "3001 or more is more than 3000",
    33911264: "half of the figures is written out",
    34088136: "finds the next by a helper",
    35026117: "three cards have one constant",
    35187185: "is also another Attribute, which our word has as a number",
    37678339: "is also another Attribute, which our word has as a number",
    46271408: "the number of a printed string",
    51632798: "half of the figures is written out",
    53194323: "three cards have one constant",
    54332792: "a helper counts it as two Tributes",
    54343893: "half of the figures is written out",
    60071928: "the Tuners that it stands for are in an effect of its own kind",
    60176682: "three cards have one constant",
    62473983: "the field is in an effect of its own kind",
    69207766: "its own figures are written out",
    70369116: "becomes an Attribute, which our word has as a number",
    70856343: "becomes an Attribute, which our word has as a number",
    73542331: "the number is a mask of zones",
    79580323: "the constant of the series has another name",
    88361177: "the Type is in a helper",
    88581108: "the series is that of the cards which ask for it",
    96228804: "the Type is in the argument of what is revealed",
}
"""Cards that were looked at, by passcode."""
ELSEWHERE: Final = re.compile(
    r"--[^\n]*|[^\n]*minc==0[^\n]*|(?:SetDescription|Hint|Stringid|SelectEffect|SelectOption|SelectYesNo)\([^)]*\)|Reveal\([^\n]*"
)
"""Comments, numbers of printed strings, and Levels from which a Normal Summon needs Tributes."""


def differences(card: Card, folder: Path, codes: Mapping[str, set[int]]) -> Iterator[str]:
    """Yields what one of both names and the other does not; nothing without a script.

    :param folder: the scripts; constants of cards stand in files beside them or one folder above.
    :param codes: passcodes by Japanese card name.
    """
    path = folder / f"c{card.passcode}.lua"
    if not path.exists() or not card.effects and not card.procedures or card.passcode in EXPLAINED:
        return
    script = ELSEWHERE.sub("", path.read_text(encoding="utf-8", errors="replace"))
    helped = any(name in script for name in HELPED)
    numbers = {int(found) for found in re.findall(r"(?<![\w.])\d{4,9}(?![\w.])", script)}
    numbers |= {code for name, code in card_constants(folder) if re.search(rf"\b{name}\b", script)} | {card.passcode}
    for name in sorted({node.ja for node in walk((card.effects, card.procedures)) if isinstance(node, Named)}):
        if name in codes and not codes[name] & numbers:
            yield f"card {name} is not recorded"
    mine, theirs = ours(card), recorded(script)
    for what in mine:
        more, less = mine[what] - theirs[what], theirs[what] - mine[what]
        if what in ("attribute", "type") and helped:
            continue
        if what == "series":
            less, more = set(), more - UNCODED  # a script may look for any of several names that a text has in one
        if what == "level":
            more = set()
        for name in sorted(more):
            yield f"{what} {name.lower()} is not recorded"
        for name in sorted(less):
            yield f"{what} {name.lower()} is recorded, not ours"


def codes_of(entries: Iterable[Mapping[str, Any]]) -> dict[str, set[int]]:
    """Returns the passcodes by Japanese card name in a collection; alternative artworks are entries of their own."""
    found: dict[str, set[int]] = {}
    for data in entries:
        name, code = (data.get("name") or {}).get("ja"), data.get("password")
        if name and code:
            found.setdefault(bare(str(name)), set()).add(code)
    return found


@cache
def card_constants(folder: Path) -> tuple[tuple[str, int], ...]:
    """Returns the constants that scripts have for cards."""
    files = [path for place in (folder, folder.parent) for path in place.glob("*.lua") if not path.stem[1:].isdigit()]
    found = {name: int(code) for path in files for name, code in CONSTANT.findall(path.read_text("utf-8", "replace"))}
    return tuple(found.items())


def recorded(script: str) -> dict[str, set[str]]:
    """Returns the names and numbers in a script, by kind."""
    figures = {int(found) for found in re.findall(r"(?<![\w.])\d{3,5}(?![\w.])", script)}
    levels = {int(found) for found in re.findall(r"Is(?:Level|Rank)(?:Below|Above)?\((?:\w+,)?(\d+)", script)}
    attributes = set(re.findall(r"\bATTRIBUTE_(\w+)", script)) - {"ALL"}
    return {
        "attribute": {part for found in attributes for part in found.split("_")},
        "type": {RACES.get(found, found) for found in re.findall(r"\bRACE_(\w+)", script)} - {"ALL"},
        "series": {SERIES.get(found, found) for found in re.findall(r"\bSET_(\w+)", script)}
        | {series for helper, series in SAID_BY.items() if helper in script},
        "figure": {str(found) for found in figures if found in FIGURES and (found % 50 == 0 or found not in HINTS)},
        "level": {str(found) for found in levels if found in LEVELS},
    }


def ours(card: Card) -> dict[str, set[str]]:
    """Returns the same of a definition."""
    found: dict[str, set[str]] = {what: set() for what in ("attribute", "type", "series", "figure", "level")}
    for node in walk((card.effects, card.procedures, card.materials, card.tributes)):
        if isinstance(node, InSeries):
            found["series"].add(constant(node.en))
            continue
        values = [getattr(node, each.name) for each in fields(node)]
        ranked = any(value is Stat.LEVEL or value is Stat.RANK for value in values if isinstance(value, Stat))
        for value in _flat(values):
            if isinstance(value, Attribute):
                found["attribute"].update((value.name or "").split("|"))
            elif isinstance(value, Race):
                found["type"].update((value.name or "").split("|"))
            elif isinstance(value, int) and not isinstance(value, bool | Enum):
                found["figure"].update([str(value)] if abs(value) in FIGURES else [])
                found["level"].update([str(value)] if ranked and value in LEVELS else [])
    found["figure"] = {figure.lstrip("-") for figure in found["figure"]}
    return found


def constant(name: str) -> str:
    """Returns the constant that scripts have for a series.

    >>> constant("Elemental HERO"), constant("T.G."), constant("D/D/D")
    ('ELEMENTAL_HERO', 'TG', 'DDD')
    """
    joined = re.sub(r"(?<=\b\w)[./](?=\w\b)|(?<=\b\w)\.|['’]", "", name.upper().replace("É", "E"))
    return re.sub(r"\W+", "_", joined).strip("_")


def _flat(values: Iterable[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple | frozenset):
            yield from _flat(value)
        else:
            yield value
