"""Sources of texts: collections of cards in files of other programs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Final

from duelkit.yugioh.language.card import UNKNOWN, Card
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Race, SummonKind
from duelkit.yugioh.reading.cards import Printed
from duelkit.yugioh.reading.grammar.boxes import bare, begins_with_flip, has_numbers, kana
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon

_ICONS: Final = {"NORMAL": CardType(0)} | {
    str(kind.name): kind
    for kind in (
        CardType.CONTINUOUS,
        CardType.QUICK_PLAY,
        CardType.EQUIP,
        CardType.FIELD,
        CardType.RITUAL,
        CardType.COUNTER,
    )
}
_KINDS: Final = {
    "Fusion": CardType.FUSION,
    "Ritual": CardType.RITUAL,
    "Synchro": CardType.SYNCHRO,
    "Xyz": CardType.XYZ,
    "Pendulum": CardType.PENDULUM,
    "Link": CardType.LINK,
    "Tuner": CardType.TUNER,
    "Flip": CardType.FLIP,
    "Spirit": CardType.SPIRIT,
    "Union": CardType.UNION,
    "Gemini": CardType.GEMINI,
    "Toon": CardType.TOON,
    "Normal": CardType.NORMAL,
    "Effect": CardType.EFFECT,
}
_ARROWS: Final = {
    "↙": Marker.BOTTOM_LEFT,
    "⬇": Marker.BOTTOM,
    "↘": Marker.BOTTOM_RIGHT,
    "⬅": Marker.LEFT,
    "➡": Marker.RIGHT,
    "↖": Marker.TOP_LEFT,
    "⬆": Marker.TOP,
    "↗": Marker.TOP_RIGHT,
}
_RACES: Final = {str(race.name): race for race in Race} | {
    "BEAST-WARRIOR": Race.BEAST_WARRIOR,
    "SEA SERPENT": Race.SEA_SERPENT,
    "WINGED BEAST": Race.WINGED_BEAST,
    "CREATOR GOD": Race.CREATOR_GOD,
    "DIVINE-BEAST": Race.DIVINE_BEAST,
}
_SUMMONED: Final = {
    CardType.FUSION: SummonKind.FUSION,
    CardType.SYNCHRO: SummonKind.SYNCHRO,
    CardType.XYZ: SummonKind.XYZ,
    CardType.LINK: SummonKind.LINK,
    CardType.RITUAL: SummonKind.RITUAL,
}


class NotACard(ValueError):
    """An entry that is no card of the game, or is incomplete."""


def entry(data: Mapping[str, Any]) -> Printed:
    """One card of a collection in the form of the public ``yaml-yugi`` data: names, figures, texts by language.

    :raises NotACard: if the entry is no card, or is incomplete.
    """
    names, texts = data.get("name") or {}, data.get("text") or {}
    ja, en, passcode = names.get("ja"), names.get("en"), data.get("password")
    if not ja or not en or not isinstance(passcode, int):
        raise NotACard("expected a passcode and a name in Japanese and English")
    printed = _monster if data.get("card_type") == "Monster" else _spell_or_trap
    return printed(data, Card(passcode, bare(ja), en, CardType(0), kana=kana(ja)), texts.get("ja") or "")


def _spell_or_trap(data: Mapping[str, Any], named: Card, text: str) -> Printed:
    kind = {"Spell": CardType.SPELL, "Trap": CardType.TRAP}.get(str(data.get("card_type")))
    if kind is None:
        raise NotACard(f"card_type {data.get('card_type')!r}; expected Monster, Spell or Trap")
    icon = _ICONS.get("_".join(str(data.get("property")).upper().split("-")))
    if icon is None:
        raise NotACard(f"property {data.get('property')!r} is no icon of a spell or trap")
    return Printed(replace(named, types=kind | icon), text)


def _monster(data: Mapping[str, Any], named: Card, text: str) -> Printed:
    types, race = _type_line(str(data.get("monster_type_line", "")))
    only = next((summon for kind, summon in _SUMMONED.items() if types & kind), SummonKind(0))
    if not types & _TELLING:
        plain_monster = bool(types & CardType.PENDULUM) or types == CardType.MONSTER  # a Type alone
        types |= CardType.NORMAL if plain_monster and not has_numbers(text) else CardType.EFFECT
    if begins_with_flip(text):
        types |= CardType.FLIP  # a Flip monster; older type lines do not say so
    arrows = data.get("link_arrows") or ()
    card = replace(
        named,
        types=types,
        attribute=Attribute[str(data["attribute"])],
        race=race,
        level=int(len(arrows) or data.get("rank") or data.get("level") or 0),
        atk=_figure(data["atk"]),
        defense=None if types & CardType.LINK else _figure(data.get("def")),
        scale=int(data.get("pendulum_scale") or 0),
        only_by=only,
        markers=reduce(or_, (_ARROWS[arrow] for arrow in arrows), Marker(0)),
    )
    pendulum = (data.get("pendulum_effect") or {}).get("ja") or ""
    return Printed(card, "" if types & CardType.NORMAL else text, pendulum)


_TELLING: Final = (
    CardType.EFFECT
    | CardType.NORMAL
    | CardType.FUSION
    | CardType.RITUAL
    | CardType.SYNCHRO
    | CardType.XYZ
    | CardType.LINK
)
"""Types of which a monster has at least one."""


def _type_line(line: str) -> tuple[CardType, Race]:
    """Returns the card types and the Type of a type line: Dragon / Synchro / Effect.

    :raises NotACard: if a word is unknown, or no Type is named.
    """
    types, race = CardType.MONSTER, Race(0)
    for word in line.split("/"):
        word = word.strip().removesuffix(" Monster")
        if word in _KINDS:
            types |= _KINDS[word]
        elif word.upper() in _RACES:
            race = _RACES[word.upper()]
        elif word != "Monster":
            raise NotACard(f"type {word!r} is not known")
    if not race:
        raise NotACard("no race is told")
    return types, race


def _figure(value: object) -> int:
    return value if isinstance(value, int) else UNKNOWN


def collection(path: Path) -> Iterator[Mapping[str, Any]]:
    """The entries of a file, which is a JSON list of cards, or of a folder with a JSON file for each card."""
    if path.is_dir():
        yield from (json.loads(file.read_text(encoding="utf-8")) for file in sorted(path.glob("*.json")))
    else:
        yield from json.loads(path.read_text(encoding="utf-8"))


def lexicon(entries: Iterable[Mapping[str, Any]], series: Iterable[Mapping[str, Any]]) -> Lexicon:
    """The names of the cards and tokens of a collection, and its series."""
    cards, tokens = {}, {}
    for data in entries:
        names = data.get("name") or {}
        if names.get("ja") and names.get("en"):
            cards[plain(bare(names["ja"]))] = (bare(names["ja"]), names["en"])
            tokens.update(_tokens(data))
    words = {plain(bare(each["ja"])): (bare(each["ja"]), each["en"]) for each in series if each.get("ja")}
    return Lexicon(cards, words, tokens)


_TOKEN_JA: Final = re.compile("「([^「」]*トークン)」")
_TOKEN_EN: Final = re.compile('["“]([^"“”]* Token)s?["”]')


def _tokens(data: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The names of the tokens that a card mentions: matched by order, if both texts have the same number."""
    boxes = [data.get("pendulum_effect") or {}, data.get("text") or {}]
    ja, en = ("".join(bare(box.get(language) or "") for box in boxes) for language in ("ja", "en"))
    first, second = list(dict.fromkeys(_TOKEN_JA.findall(ja))), list(dict.fromkeys(_TOKEN_EN.findall(en)))
    return (
        {plain(one): (one, other) for one, other in zip(first, second, strict=True)}
        if (len(first) == len(second))
        else {}
    )
