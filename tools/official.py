"""Our print of a read card beside the official texts in both languages: what they say and our definition does not.

    python tools/official.py CARDS.json                    # all cards of the shelf; status 1 if one differs

``CARDS.json``: a collection as ``yaml-yugi`` has it. Compared are: whether an effect that waits may be late, numbers,
whose hand, deck and graveyard, names, and ``(except during the Damage Step)``. ``tools/shelve.py`` refuses a card that
differs. Texts are read, never written.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Timing
from duelkit.yugioh.language.damage_step import comes_in_damage_step, stays_out_of_damage_step
from duelkit.yugioh.language.nouns import InSeries, Named
from duelkit.yugioh.language.occasions import AnyEvent, When
from duelkit.yugioh.language.terms import EventKind
from duelkit.yugioh.reading.grammar.old import is_old
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.sources import bare, collection
from duelkit.yugioh.text import render

OUTSIDE: Final = re.compile(r"except (?:during|in) (?:the )?(?:Draw Phase or (?:the )?)?Damage Step", re.IGNORECASE)
NUMBER: Final = re.compile(r"(?<![\d,])\d[\d,]*")
QUOTED: Final = re.compile(r'"([^"]+)"')
KIND: Final = re.compile(
    r"""(?:(?:,| or| and| and/or|, or|, and|, and/or) (?:1 )?"[^"]+")*(?:'s)? (?:[\w/-]+ ){0,3}?"""
    r"(?:monster|card|Spell|Trap|Tuner|Counter|Fusion|Link|Xyz|Synchro|Ritual|Pendulum|Equip|Field|effect"
    r"|.{0,9}in the card name)",
    re.IGNORECASE,
)
KIND_BEFORE: Final = ("monster ", "monsters ", "card ", "cards ", "monster(s) ", "card(s) ", "Spell/Trap ")
HEAD: Final = re.compile(r"([^。●]*?)(時|場合)(?:に、?|、)(?:[^。●]*?、)?[^。●、]*?発動(?:できる|する)")


def texts_of(data: Mapping[str, Any]) -> tuple[str, str]:
    """The official texts, in Japanese and English, both boxes of a Pendulum Monster."""
    boxes = [data.get("pendulum_effect") or {}, data.get("text") or {}]
    ja, en = ("\n".join(bare(box.get(language) or "") for box in boxes) for language in ("ja", "en"))
    return ja, en.translate(str.maketrans("“”", '""'))


def differences(card: Card, data: Mapping[str, Any]) -> Iterator[str]:
    """What differs, in a word or two each."""
    ja, en = texts_of(data)
    said = render(card, "ja")
    if not is_old(ja):
        yield from late(plain(said), plain(ja))
        yield from numbers(plain(said), plain(ja), 100)
        yield from whose(plain(said), plain(ja))
    if en and card.effects:
        yield from damage_step(card, en)
        yield from names(card, en)


def damage_step(card: Card, en: str) -> Iterator[str]:
    """As often as the English text excludes the damage step, an effect of ours is not activated there."""
    told = len(OUTSIDE.findall(en))
    if told > sum(map(_may_be_outside, card.effects)):
        yield "damage step"


def _may_be_outside(effect: Effect) -> bool:
    """Whether an effect is, or could be told to be, not activated in the damage step."""
    if effect.outside_damage_step or stays_out_of_damage_step(effect) or effect.kind is not EffectKind.TRIGGER:
        return effect.kind is not EffectKind.CONTINUOUS
    events = effect.when.events if isinstance(effect.when, AnyEvent) else (effect.when,)
    return not effect.optional or any(isinstance(each, When) and not comes_in_damage_step(each) for each in events)


def late(said: str, text: str) -> Iterator[str]:
    """時 or 場合, effect by effect, where both texts have as many."""
    ours, theirs = (re.split("[①-⑧]:", each)[1:] for each in (said, text))
    if len(ours) == len(theirs):
        for one, two in zip(ours, theirs, strict=True):
            first, second = HEAD.match(one), HEAD.match(two)
            if first and second and first[2] != second[2] and ("時" in two) is not ("時" in one):
                yield "時 or 場合"


def says_when(card: Card, data: Mapping[str, Any]) -> bool:
    """Whether the English text has an "if" for each optional trigger that can be late, and a "when" for each other.

    What answers an attack or a phase is not counted: nothing can come between.
    """
    _, en = texts_of(data)
    waiting = Counter(
        effect.timing
        for effect in card.effects
        if effect.kind is EffectKind.TRIGGER and effect.optional and not _at_once(effect)
    )
    told = {
        timing: len(re.findall(rf"\b{word}\b[^.●]*?[:,] you can\b", en, re.IGNORECASE))
        for timing, word in ((Timing.IF, "if"), (Timing.WHEN, "when"))
    }
    return all(told[timing] >= number for timing, number in waiting.items())


def _at_once(effect: Effect) -> bool:
    """Whether an effect waits for an attack or a phase."""
    return isinstance(effect.when, When) and effect.when.event in (EventKind.ATTACK_DECLARED, EventKind.PHASE)


def numbers(said: str, text: str, least: int) -> Iterator[str]:
    """The numbers from ``least`` on."""
    ours, theirs = (
        {number for number in (int(each.replace(",", "")) for each in NUMBER.findall(part)) if number >= least}
        for part in (said, text)
    )
    if ours - theirs:
        yield f"numbers {sorted(ours - theirs)}"


def whose(said: str, text: str) -> Iterator[str]:
    """The opponent's places, and one's own where something happens."""
    for zone in ("手札", "デッキ", "墓地", "EXデッキ"):
        if f"相手の{zone}" in said and not re.search("相手|お互い|元々の持ち主|コントローラー", text):
            yield f"相手の{zone}"
    own = re.compile(r"自分の((?:手札|デッキ|EXデッキ)(?:・\w+?)*)から[^。、]*が")
    for found in own.finditer(said):
        if f"{found[1]}から" in text and f"自分の{found[1]}" not in text:
            yield f"自分の{found[1]}"


def names(card: Card, en: str) -> Iterator[str]:
    """A card's name where we have a word that names share, and the other way round.

    A name with what kind of card it is behind it is a shared word, at least once; without, it is a card.
    """
    after: dict[str, Counter[bool]] = {}
    en = en.replace(card.en, "")  # it may have quotation marks of its own
    for found in QUOTED.finditer(en):
        kind = found[1].endswith(" ") or KIND.match(en, found.end()) or en[: found.start()].endswith(KIND_BEFORE)
        after.setdefault(found[1], Counter())[bool(kind)] += 1
    parts = list(nodes((card.effects, card.procedures)))
    named = {part.en for part in parts if isinstance(part, Named)}
    series = {part.en for part in parts if isinstance(part, InSeries)}
    for name in series - named:
        if name in after and not after[name][True] and name != card.en:
            yield f"the name {name}"


def main() -> int:
    """Compare the cards of the shelf."""
    from duelkit.yugioh.cards import library

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    options = parser.parse_args()
    known = library()
    count: Counter[str] = Counter()
    for data in collection(options.cards):
        code = data.get("password")
        if code in known.shelf:
            for what in differences(known[code], data):
                print(f"{code}\t{known[code].en}\t{what}")
                count[what.split(" ", 1)[0]] += 1
    print(dict(count))
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
