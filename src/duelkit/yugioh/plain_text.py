"""Cards as plain text: name, the line in brackets, figures, text; in Japanese or in English (平文のカード)."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.language.terms import CardType, Marker, Race, SummonKind
from duelkit.yugioh.reading import Printed
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.text.grammar.en import terms as english
from duelkit.yugioh.text.grammar.ja.terms import ATTRIBUTES, RACES, SPELL_WORDS, TYPE_LINE

OWN_CODES: Final = 900_000_000
"""Passcodes of cards that a user wrote begin here: no printed card has one so high."""
OWN_STEP: Final = 16
"""Between two of them there is room for what stands just above a card: its token, other artworks."""
OWN_MOST: Final = 5_600_000
BROUGHT: Final = {
    CardType.FUSION: SummonKind.FUSION,
    CardType.SYNCHRO: SummonKind.SYNCHRO,
    CardType.XYZ: SummonKind.XYZ,
    CardType.LINK: SummonKind.LINK,
    CardType.RITUAL: SummonKind.RITUAL,
}
"""How a card of the extra deck, or a Ritual Monster, is summoned."""
_FIGURES: Final = re.compile(
    r"(?:(?P<attribute>[地水炎風光闇神])属性)?[/ ]*"
    r"(?:(?:星|ランク|レベル|リンク)(?P<level>\d{1,2})(?:\((?P<markers>[↙↓↘←→↖↑↗⬇⬅➡⬆ ]*)\))?)?[/ ]*"
    r"(?:Pスケール(?P<scale>\d{1,2}))?[/ ]*"
    r"(?:攻(?:撃力)?(?P<atk>\d{1,5}|\?))?[/ ]*(?:守(?:備力)?(?P<defense>\d{1,5}|\?))?"
)
_FIGURES_EN: Final = re.compile(
    rf"(?P<attribute>{'|'.join(english.ATTRIBUTES.values())})"
    r"(?:, (?:Level|Rank|Link|Link Rating) (?P<level>\d{1,2})(?: \((?P<markers>[↙↓↘←→↖↑↗⬇⬅➡⬆ ]*)\))?)?"
    r"(?:, Pendulum Scale (?P<scale>\d{1,2}))?(?:, ATK (?P<atk>\d{1,5}|\?))?(?: ?[/,] ?DEF (?P<defense>\d{1,5}|\?))?"
)
_PENDULUM: Final = re.compile(r"【[ＰP]効果】\s*(.*?)\s*(?:【モンスター(?:効果|情報)】\s*(.*))?", re.DOTALL)
_PENDULUM_EN: Final = re.compile(r"\[ ?Pendulum Effect ?\]\s*(.*?)\s*(?:\[ ?Monster Effect ?\]\s*(.*))?", re.DOTALL)
_ARROWS: Final = {
    "↙": Marker.BOTTOM_LEFT,
    "↓": Marker.BOTTOM,
    "⬇": Marker.BOTTOM,
    "↘": Marker.BOTTOM_RIGHT,
    "←": Marker.LEFT,
    "⬅": Marker.LEFT,
    "→": Marker.RIGHT,
    "➡": Marker.RIGHT,
    "↖": Marker.TOP_LEFT,
    "↑": Marker.TOP,
    "⬆": Marker.TOP,
    "↗": Marker.TOP_RIGHT,
}


_PASSCODE: Final = re.compile(r"(?:^|\n)[ \t]*(?:Passcode|パスコード|カード番号)[ :：]*(\d{1,9})\s*$")
_WRAPPED: Final = re.compile(r"(?<=[a-z,;:0-9])[ \t]*\n(?=[a-z\"0-9(])")
"""A line break inside an English sentence."""


def plain_cards(text: str, name: str) -> Iterator[Printed]:
    """Cards as plain text.

    :param name: the file, for messages.
    """
    line = 1
    for piece in re.split(r"(?m)^-{3,}[ \t]*\n", text):
        if piece.strip():
            yield plain_card(piece, name, line + len(piece) - len(piece.lstrip("\n")))
        line += piece.count("\n") + 1


def plain_card(text: str, name: str = "text", line: int = 1) -> Printed:
    """One card as plain text: name (or 日本語名 / English name), 【戦士族／効果】 光属性／星４／攻1800／守1000, its
    text; or English name, [Warrior/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000, its text. Under it its passcode may
    stand (Passcode 24224830, カード番号 24224830); left out, the card gets one from its name.

    :raises FileError: if the first two lines are not that.
    """
    head, _, rest = text.strip().partition("\n")
    kind, _, body = rest.partition("\n")
    body, code = _with_passcode(body)
    first, _, second = (part.strip() for part in head.partition(" / "))
    match = re.match(r"(?:【([^】]+)】|\[([^\]]+)\])\s*(.*)", kind.strip())
    if not first or match is None:
        raise FileError(
            name,
            line + 1,
            "expected a line such as 【戦士族／効果】 光属性／星４／攻1800／守1000 "
            "or [Warrior/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000 under the name",
        )
    if match[1] is None:
        ja, en = second or first, first
        types, race = _english_kinds(match[2].split("/"), name, line + 1)
        figures, example = _FIGURES_EN.fullmatch(match[3].strip()), "LIGHT, Level 4, ATK 1800 / DEF 1000"
        materials, cut, own = body.partition("\n") if Card(0, ja, en, types).in_extra_deck else ("", "", body)
        body = f"{materials}{cut}{_WRAPPED.sub(' ', own)}"
    else:
        ja, en = first, second or first
        types, race = _kinds(plain(match[1]).split("/"), name, line + 1)
        figures, example = _FIGURES.fullmatch(plain(match[3]).strip()), "光属性／星４／攻1800／守1000"
    code = code or OWN_CODES + OWN_STEP * (zlib.crc32(ja.encode()) % OWN_MOST)
    if not types & CardType.MONSTER:
        return Printed(Card(code, ja, en, types), body.strip())
    if figures is None or not figures["attribute"]:
        raise FileError(name, line + 1, f"{match[3][:40]!r} are no figures; expected {example}")
    words = {
        **{word: each for each, word in ATTRIBUTES.items()},
        **{word: each for each, word in english.ATTRIBUTES.items()},
    }
    return _monster(Card(code, ja, en, types, words[figures["attribute"]], race), figures, body.strip())


def _with_passcode(text: str) -> tuple[str, int]:
    """A text without the line of its passcode, and the passcode; 0 if it has none."""
    found = _PASSCODE.search(text)
    return (text, 0) if found is None else (text[: found.start()], int(found[1]))


def _monster(card: Card, figures: re.Match[str], body: str) -> Printed:
    """A monster with its figures and both its text boxes."""
    types = card.types
    markers = Marker(0)
    for arrow in (figures["markers"] or "").replace(" ", ""):
        markers |= _ARROWS[arrow]
    defense = None if types & CardType.LINK else _number(figures["defense"])
    text, pendulum = boxes(body)
    return Printed(
        replace(
            card,
            level=int(figures["level"] or 0),
            atk=_number(figures["atk"]),
            defense=defense,
            scale=int(figures["scale"] or 0),
            markers=markers,
            only_by=next((kind for flag, kind in BROUGHT.items() if types & flag), SummonKind(0)),
        ),
        "" if types & CardType.NORMAL else text,
        pendulum,
    )


def _number(text: str | None) -> int:
    return UNKNOWN if text == "?" else int(text or 0)


def _kinds(words: list[str], name: str, line: int) -> tuple[CardType, Race]:
    """What the line in brackets says."""
    first = words[0].removesuffix("カード")
    if len(words) == 1 and first.endswith(("魔法", "罠")):
        kind = CardType.SPELL if first.endswith("魔法") else CardType.TRAP
        icon = first.removesuffix("魔法").removesuffix("罠")
        found = [each for each, word in SPELL_WORDS.items() if word == icon and each is not CardType.PENDULUM]
        if icon in ("", "通常"):
            return kind, Race(0)
        if found:
            return kind | found[0], Race(0)
    race = next((each for each, word in RACES.items() if words[0] == plain(word) + "族"), None)
    if race is None:
        raise FileError(name, line, f"{words[0][:20]!r} is no race (種族) and no kind of spell or trap")
    types = CardType.MONSTER
    for word in words[1:]:
        kinds = [each for each, word_of in TYPE_LINE.items() if plain(word_of) == word]
        if not kinds:
            raise FileError(
                name, line, f"{word[:20]!r} is no kind of monster; expected one such as 効果, チューナー, 融合"
            )
        types |= kinds[0]
    return types, race


def _english_kinds(words: list[str], name: str, line: int) -> tuple[CardType, Race]:
    """What the line in brackets says in English: [Warrior/Effect], [Quick-Play Spell Card]."""
    words = [word.strip() for word in words]
    spell = re.fullmatch(r"(?:([\w-]+) )?(Spell|Trap)(?: Card)?", words[0])
    if len(words) == 1 and spell is not None:
        kind = CardType.SPELL if spell[2] == "Spell" else CardType.TRAP
        icon = next((each for each, word in english.SPELL_WORDS.items() if word == spell[1]), CardType(0))
        if icon or spell[1] is None:
            return kind | (icon if icon is not CardType.NORMAL else CardType(0)), Race(0)
    race = next((each for each, word in english.RACES.items() if word == words[0]), None)
    if race is None:
        raise FileError(name, line, f"{words[0][:20]!r} is no Type (such as Warrior) and no kind of Spell or Trap")
    types = CardType.MONSTER
    for word in words[1:]:
        kinds = [each for each, word_of in english.TYPE_LINE.items() if word_of == word]
        if not kinds:
            raise FileError(
                name, line, f"{word[:20]!r} is no kind of monster; expected one such as Effect, Tuner, Fusion"
            )
        types |= kinds[0]
    return types, race


def boxes(text: str) -> tuple[str, str]:
    """The text of a card as it is printed here, and that of its pendulum effects."""
    found = _PENDULUM.fullmatch(text) or _PENDULUM_EN.fullmatch(text)
    return (found[2] or "", found[1]) if found is not None else (text, "")
