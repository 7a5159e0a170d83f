"""English card texts in one spelling, for official texts of all years and our own print (表記の統一)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from duelkit.yugioh.language.base import Joint
from duelkit.yugioh.language.card import Limit, LimitScope
from duelkit.yugioh.language.terms import Attribute, Race
from duelkit.yugioh.text.grammar.en.terms import ATTRIBUTES, RACES, listed

ATTRIBUTE: Final[dict[str, Attribute]] = {word: attribute for attribute, word in ATTRIBUTES.items()}
RACE: Final[dict[str, Race]] = {word: race for race, word in RACES.items()}


def _listed(words: dict[str, Attribute] | dict[str, Race]) -> str:
    """A pattern for one of these words, or several."""
    one = "(?:" + "|".join(sorted(words, key=len, reverse=True)) + ")"
    return rf"\b(?:{one}(?:, {one})*,? (?:or|and/or) )?{one}\b"


ATTRIBUTE_LIST: Final = _listed(ATTRIBUTE)
RACE_LIST: Final = _listed(RACE)

_SPELLINGS: Final = tuple(
    (re.compile(pattern), new)
    for pattern, new in (
        # terms of their year
        (r"\bGraveyard(s?)\b", r"GY\1"),
        (r"\bLife Points\b", "LP"),
        (r"\b([\w-]+)-Type\b", r"\1"),
        (r"\b((?:Spell|Trap|Spell/Trap|Spell or Trap) Card)s?\b(?= Zone|,? or | is activated|\(s\))", r"\1"),
        (r"\b(Spell|Trap|Spell/Trap) Cards?\b(?! Zone|,? or | is activated)", r"\1"),
        (r"\bSpells or Traps\b", "Spells/Traps"),
        (r"\bSpell or Trap\b", "Spell/Trap"),
        (r"(\d|\ball|\beach|\bany|\ba) Set (?=(?:cards?|monsters?|Spells?/Traps?|Spells?|Traps?)\b)", r"\1 face-down "),
        (r"\bATK and DEF\b", "ATK/DEF"),
        (r"^During either player's turn:", "(Quick Effect):"),
        (r"^During your Main Phase: (?=You can)", ""),
        (r"^During your Main Phase, except", "Except"),
        # words that are optional or can be elsewhere
        (r"\((?:s|es)\)", ""),
        (r"\bby (?:a |the )?card effects?\b", "by card effect"),
        (r"\bbattle or (?:by )?(?:a )?card effects?\b", "battle or card effect"),
        (r"^Cannot ", "This card cannot "),
        (r"^Gains ", "This card gains "),
        (r"^Unaffected ", "This card is unaffected "),
        (r"\b(in|to) face-up (Attack|Defense) Position\b(?! monster)", r"\1 \2 Position"),
        (r"\b([Cc]annot Special Summon) monsters\b", r"\1"),
        (r"(\+ |^)(\d) or more ", r"\1\2+ "),
        (r"\b([Xx])yz Materials?\b(?! for)", "material"),
        (r",? using ((?:[^.;](?!, ))*?) as (?:Fusion )?[Mm]aterials?\b", r" using \1"),
        (r", (by Tributing|using) ", r" \1 "),
        (r"\bdirectly (?=from your Deck)", ""),
        (r"\balso, you\b", "also you"),
        (r"\b(inflict piercing battle damage) to your opponent\b", r"\1"),
        (r"\b(is|are) Summoned(?=:| while)", r"\1 Normal, Flip, or Special Summoned"),
        (r"\bbut (its|their) effects are negated\b", r"but negate \1 effects"),
        (r"\bchange (its|their) (ATK|DEF|ATK/DEF|Level) to (\w+)", r"\1 \2 becomes \3"),
        (r"\bthat target's\b", "its"),
        (r"\bthose targets'(?= )", "their"),
        (r"\bthat target\b", "it"),
        (r"\bthose targets\b", "them"),
        (r"\bthose monsters\b", "them"),
        (r"\bthe targeted (?:card|monster)\b", "it"),
        (r"\bthat (?:card|monster)(?=[.;,]|$| by| to| from| in | and)", "it"),
        (r"(\d),(\d{3})\b", r"\1\2"),
        (r"\s+([.,;:])", r"\1"),
        (r"[ \t]+", " "),
    )
)
_WITH_NAMES: Final = tuple(
    (re.compile(pattern), new)
    for pattern, new in (
        (r'(always treated as) (?:an? )?("[^"]*")(?: card)?\.?\)\.?', r"\1 \2.)"),
        (r'\b(controls?) an? (?=")', r"\1 "),
        (r'\bor 1 (?=["\w@])(?!or )', "or "),
        (r'("[^"]*") (monster|card)s? or ("[^"]*") (?=\2)', r"\1 or \3 "),
        (r'\b(iscard \d? ?"[^"]*" (?:card|monster)s?) from your hand\b', r"\1"),
    )
)
_QUOTED: Final = re.compile(r'("[^"]*")')
_LISTS: Final = ((re.compile(ATTRIBUTE_LIST), tuple(ATTRIBUTE)), (re.compile(RACE_LIST), tuple(RACE)))


_STRAIGHT: Final = str.maketrans("“”‘’", "\"\"''")


def straight(text: str) -> str:
    """A text with straight quotation marks, of the same length."""
    return text.translate(_STRAIGHT)


def spelt(text: str) -> str:
    """A text in one spelling; words in quotation marks are unchanged."""
    text = straight(text)
    return "\n".join(
        " ".join(_spelt(each) for each in _ends(line) if each) for line in text.split("\n") if line.strip()
    )


def _spelt(sentence: str) -> str:
    pieces = _QUOTED.split(sentence.strip())
    for number in range(0, len(pieces), 2):
        piece = pieces[number]
        for pattern, new in _SPELLINGS:
            if not number or not pattern.pattern.startswith("^"):
                piece = pattern.sub(new, piece)
        for pattern, order in _LISTS:
            piece = pattern.sub(lambda match, order=order: _in_order(match[0], order), piece)
        pieces[number] = piece
    whole = "".join(pieces)
    for pattern, new in _WITH_NAMES:
        whole = pattern.sub(new, whole)
    return whole


def _in_order(words: str, order: tuple[str, ...]) -> str:
    """Attributes or Types in the order in which we print them."""
    found = parts_of(words)
    return listed(sorted(found, key=order.index)) if len(found) > 1 else words


def parts_of(words: str) -> list[str]:
    """The Attributes or Types of a list."""
    return re.split(r",? (?:or|and/or) |, ", words)


def sentences(text: str) -> list[str]:
    """The sentences of a text; items (●) belong to the sentence before them."""
    found: list[str] = []
    for line in text.split("\n"):
        line = line.strip()
        if line.startswith("●") and found:
            found[-1] += f"\n{line}"
        elif line:
            found += [each for each in _ends(line) if each]
    return found


def _ends(line: str) -> list[str]:
    """A line split after each full stop that ends a sentence, outside quotation marks and brackets."""
    pieces, begin, depth, quoted = [], 0, 0, False
    for at, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
        elif not quoted and letter in "()":
            depth += 1 if letter == "(" else -1
        ends = letter == "." and depth <= 0 or letter == ")" and depth <= 0 and line[at - 1] == "."
        if ends and not quoted and line[at + 1 : at + 2] in ("", " "):
            pieces.append(line[begin : at + 1].strip())
            begin = at + 1
    return [*pieces, line[begin:].strip()]


def cut(text: str, mark: str) -> tuple[str, str]:
    """The text before and after the first such mark outside quotation marks and brackets; without one, all of the text
    is after it.
    """
    depth, quoted = 0, False
    for at, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
        elif not quoted and not depth and text.startswith(mark, at):
            return text[:at], text[at + len(mark) :]
    return "", text


# the parts of an effect
JOINTS: Final = {", and if you do, ": Joint.AND_IF_YOU_DO, ", then ": Joint.THEN, ", also ": Joint.ALSO}
PREFIXES: Final = {"once per turn": 1, "twice per turn": 2}


class Parts(NamedTuple):
    """The parts of an effect's text: before the colon, whether it says You can, before the semicolon, and the rest."""

    head: str
    may: bool
    acts: str
    rest: str


def parted(text: str) -> Parts:
    """Split the text of an effect."""
    first = sentences(text)[0] if text else ""
    rest = text[len(first) :]
    head, body = cut(first, ": ")
    may = body.startswith(("You can ", "you can "))
    acts, left = cut(body[len("You can ") :] if may else body, "; ")
    return Parts(head, may, acts, left + rest)


def unlimited(head: str) -> tuple[str, int]:
    """The head without Once per turn, and how many times per turn; 0 if it does not say so."""
    for words, times in PREFIXES.items():
        if head[: len(words)].lower() == words and head[len(words) : len(words) + 1] in ("", ","):
            return head[len(words) + 2 :], times
    return head, 0


def joined(text: str) -> tuple[list[str], list[Joint]]:
    """The clauses of a sentence, and how they are joined."""
    clauses: list[str] = []
    joints: list[Joint] = []
    while True:
        found = [
            (len(before), mark, before, after) for mark in JOINTS for before, after in (cut(text, mark),) if before
        ]
        if not found:
            return [*clauses, text], joints
        _, mark, before, text = min(found)
        clauses.append(before)
        joints.append(JOINTS[mark])


def aim(acts: str) -> tuple[str, str]:
    """The cost and the targets in the words before the semicolon."""
    if acts.lower().startswith("target "):
        return "", acts
    paid, aimed = cut(acts, ", then target ")
    return (paid, f"target {aimed}") if paid else (acts, "")


def without_stop(text: str) -> str:
    """A sentence without its full stop."""
    return text.removesuffix(".")


def place_of(part: str, text: str) -> int:
    """Where a part of a text begins; 0 if it is not in it."""
    return max(0, text.find(part))


# names and nouns
OWN: Final = "~"
"""Stands for the name of the card whose text it is."""


def anonymous(text: str, name: str) -> str:
    """A text without the name of its own card."""
    return text.replace(f'"{name}"', f'"{OWN}"')


def is_plural(noun: str) -> bool:
    """Whether a noun is in the plural."""
    return noun.endswith("s")


def one_article(wording: str) -> str:
    """A wording with the same article before every slot."""
    return re.sub(r"\ban (?=[%\"@&])", "a ", wording)


def small_head(head: str) -> str:
    """The head of a noun as it is written within a sentence."""
    return head.replace("Monster", "monster")


# limits
_WHICH: Final = (
    r"(?P<which>this|the|each|each of the last (?P<last>\d+)|(?:each of )?the (?:\d\w\w(?:, | and )?)+)"
    r" (?:monster |pendulum )?effects? of"
)
_LIMIT: Final = re.compile(
    rf'you can only (?P<use>use|activate) {_WHICH} "(?P<name>[^"]*)" (?P<times>once|twice) per (?P<per>turn|duel)\.',
    re.IGNORECASE,
)
_SHARED: Final = re.compile(
    r"you can only (?P<use>use|activate) 1 (?:(?:of )?(?P<which>the (?:\d\w\w(?:, | and )?)+) (?:monster |pendulum )?"
    r'effects of )?"(?P<name>[^"]*)"(?: (?:monster |pendulum )?effect)? per turn, and only once that turn\.',
    re.IGNORECASE,
)
_ACTIVATION: Final = re.compile(r'you can only activate 1 "(?P<name>[^"]*)" per turn\.', re.IGNORECASE)
_TIMES: Final = {"once": 1, "twice": 2}


class StatedLimit(NamedTuple):
    """A limit that a sentence after the effects sets.

    :param name: the card that it concerns.
    :param places: the numbers of the effects from 1; none: all of them, or the last.
    :param last: how many of the last ones; 0: all.
    """

    limit: Limit
    name: str
    places: tuple[int, ...] = ()
    last: int = 0


def limit_of(text: str) -> StatedLimit | None:
    """The limit that a sentence states: You can only use this effect of "X" once per turn."""
    if (found := _LIMIT.fullmatch(text)) is not None:
        scope = LimitScope.DUEL if found["per"].lower() == "duel" else LimitScope.THIS_EFFECT
        limit = Limit(scope, _TIMES[found["times"].lower()], found["use"].lower() == "activate")
        which = found["which"].lower()
        if found["last"]:
            return StatedLimit(limit, found["name"], (), int(found["last"]))
        return StatedLimit(limit, found["name"], _places(which), 1 if which in ("this", "the") else 0)
    if (found := _SHARED.fullmatch(text)) is not None:
        limit = Limit(LimitScope.EFFECTS_OF_NAME, 1, found["use"].lower() == "activate")
        return StatedLimit(limit, found["name"], _places(found["which"] or ""))
    if (found := _ACTIVATION.fullmatch(text)) is not None:
        return StatedLimit(Limit(LimitScope.CARD_ACTIVATION, 1, True), found["name"])
    return None


def _places(which: str) -> tuple[int, ...]:
    """The 1st and 3rd."""
    return tuple(int(number) for number in re.findall(r"\d+", which))


def itemised(sentence: str) -> list[str]:
    """Effects that are items after their limit (each of the following effects), with the limit after them."""
    first, *items = sentence.split("\n● ")
    if not items or " each of the following effects of " not in first:
        return [sentence]
    split = [sentences(item) for item in items]
    return [each for item in split for each in item] + [
        re.sub("each of the following effects", f"each of the last {len(split)} effects", first, flags=re.IGNORECASE)
    ]
