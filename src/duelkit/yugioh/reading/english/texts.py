"""English card text in one spelling: official texts of all years and our own print alike (表記の統一)."""

from __future__ import annotations

import re
from typing import Final

from duelkit.yugioh.language.terms import Attribute, Race
from duelkit.yugioh.text.grammar.en.terms import ATTRIBUTES, RACES, listed

ATTRIBUTE: Final[dict[str, Attribute]] = {word: attribute for attribute, word in ATTRIBUTES.items()}
RACE: Final[dict[str, Race]] = {word: race for race, word in RACES.items()}


def _listed(words: dict[str, Attribute] | dict[str, Race]) -> str:
    """A pattern: one of these words, or several."""
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
        (r"\bATK and DEF\b", "ATK/DEF"),
        (r"^During either player's turn:", "(Quick Effect):"),
        (r"^During your Main Phase: (?=You can)", ""),
        (r"^During your Main Phase, except", "Except"),
        # what may be left out or said in another place
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
    """A text in one spelling; what stands in quotation marks is left alone."""
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
    """A line cut after each full stop that ends a sentence: not in quotation marks or brackets."""
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
    """The text before the first such mark that stands in no quotation marks or brackets, and after it; else all of it
    after."""
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
