"""What is wrong with the cards of a deck: their types, their parts, their copies and their prints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from duelkit.yugioh.decks.facts import CardFacts
from duelkit.yugioh.decks.limits import FORBIDDEN, LIMITED, SEMI_LIMITED, WORDS, Bounds
from duelkit.yugioh.decks.listing import Entry
from duelkit.yugioh.decks.pools import in_pool, release_day
from duelkit.yugioh.editions.deck_rules import DeckRules
from duelkit.yugioh.editions.formats import Format
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.state.rules import Rules

TYPE_NAMES_JA: Final = {
    CardType.FUSION: "融合モンスター",
    CardType.RITUAL: "儀式モンスター",
    CardType.SYNCHRO: "シンクロモンスター",
    CardType.XYZ: "エクシーズモンスター",
    CardType.PENDULUM: "ペンデュラムモンスター",
    CardType.LINK: "リンクモンスター",
    CardType.TUNER: "チューナー",
    CardType.GEMINI: "デュアルモンスター",
    CardType.SPIRIT: "スピリットモンスター",
    CardType.UNION: "ユニオンモンスター",
    CardType.TOON: "トゥーンモンスター",
}
TYPE_NAMES: Final = {
    kind: f"{name} ({TYPE_NAMES_JA[kind]})"
    for kind, name in {
        CardType.FUSION: "Fusion Monster",
        CardType.RITUAL: "Ritual Monster",
        CardType.SYNCHRO: "Synchro Monster",
        CardType.XYZ: "Xyz Monster",
        CardType.PENDULUM: "Pendulum Monster",
        CardType.LINK: "Link Monster",
        CardType.TUNER: "Tuner",
        CardType.GEMINI: "Gemini Monster",
        CardType.SPIRIT: "Spirit Monster",
        CardType.UNION: "Union Monster",
        CardType.TOON: "Toon Monster",
    }.items()
}
"""The types that an edition may lack."""
_EXTRA_NAMES: Final = {
    CardType.FUSION: "Fusion",
    CardType.SYNCHRO: "Synchro",
    CardType.XYZ: "Xyz",
    CardType.LINK: "Link",
}
_EXTRA_NAMES_JA: Final = {
    CardType.FUSION: "融合",
    CardType.SYNCHRO: "シンクロ",
    CardType.XYZ: "エクシーズ",
    CardType.LINK: "リンク",
}
LANGUAGES: Final = {
    "ja": "Japanese",
    "en": "English",
    "de": "German",
    "fr": "French",
    "it": "Italian",
    "es": "Spanish",
    "pt": "Portuguese",
    "ko": "Korean",
    "zh": "Chinese",
}
LANGUAGES_JA: Final = {
    "ja": "日本語",
    "en": "英語",
    "de": "ドイツ語",
    "fr": "フランス語",
    "it": "イタリア語",
    "es": "スペイン語",
    "pt": "ポルトガル語",
    "ko": "韓国語",
    "zh": "中国語",
}


@dataclass(frozen=True)
class Violation:
    """One thing that is wrong with a deck: the words, and the rule that says so.

    :param line: of the file, 0 if none.
    :param ja: the words in Japanese.
    :param passcode: the card that it is about, 0 if it is about a whole part.
    """

    message: str
    rule: str
    line: int = 0
    ja: str = field(default="", compare=False)
    passcode: int = field(default=0, compare=False)


def named(facts: CardFacts) -> str:
    """The card as Japanese sentences name it."""
    return f"「{facts.ja or facts.en}」" if facts.known else f"カード番号{facts.passcode}のカード"


Listed = list[tuple[Entry, str, CardFacts]]


def types(listed: Listed, rules: Rules, ids: DeckRules) -> list[Violation]:
    """Cards of types that the edition does not have, each name once for each type."""
    found = []
    seen: set[tuple[str, int]] = set()
    for entry, _, facts in listed:
        if not facts.types & CardType.MONSTER:
            continue
        for kind, name in TYPE_NAMES.items():
            if facts.types & kind and not rules.types & kind and (facts.key, int(kind)) not in seen:
                seen.add((facts.key, int(kind)))
                found.append(
                    Violation(
                        f"{facts} is a {name}; the edition {rules.identity} has none",
                        ids.missing_type(int(kind)),
                        entry.line,
                        f"{named(facts)}は{TYPE_NAMES_JA[kind]}です。{rules.name_ja or rules.identity}にはありません",
                        facts.passcode,
                    )
                )
    return found


def places(listed: Listed, rules: Rules, ids: DeckRules) -> list[Violation]:
    """Cards in the wrong part; the side deck may hold any card."""
    found: list[Violation] = []
    for entry, section, facts in listed:
        if not facts.known:
            continue
        if section == "main" and facts.in_extra_deck:
            better = f"{facts} stands in the main deck; expected in the {ids.extra_name}"
            ja = f"はメインデッキに入りません。{ids.extra_name_ja}に入れます"
            found.append(_violation(entry, facts, ids.extra_kinds, better, ja))
        elif section == "extra" and not facts.in_extra_deck:
            found.append(_not_of_extra_deck(entry, facts, ids))
        elif section == "extra" and not any(facts.types & kind and rules.types & kind for kind in _EXTRA_NAMES):
            found.append(_of_another_kind(entry, facts, rules, ids))
    return found


def _violation(entry: Entry, facts: CardFacts, rule: str, message: str, ja: str) -> Violation:
    """What is wrong with a card.

    :param ja: the words in Japanese after its name.
    """
    return Violation(message, rule, entry.line, f"{named(facts)}{ja}", facts.passcode)


def _not_of_extra_deck(entry: Entry, facts: CardFacts, ids: DeckRules) -> Violation:
    """A card that begins the duel in the main deck."""
    rule, what, why = ids.extra_kinds, "", ""
    if facts.types & CardType.RITUAL and facts.types & CardType.MONSTER:
        rule, what, why = ids.ritual, "the Ritual Monster ", "は儀式モンスターなので"
    elif facts.types & CardType.PENDULUM:
        rule, what, why = ids.pendulum, "the Pendulum Monster ", "はペンデュラムモンスターなので最初は"
    message = f"{what}{facts} stands in the {ids.extra_name}; expected in the main deck"
    ja = f"{why or 'は'}{ids.extra_name_ja}に入りません。メインデッキに入れます"
    return _violation(entry, facts, rule, message, ja)


def _of_another_kind(entry: Entry, facts: CardFacts, rules: Rules, ids: DeckRules) -> Violation:
    """A card of the extra deck that the edition does not have."""
    kinds = [name for kind, name in _EXTRA_NAMES.items() if rules.types & kind]
    wanted = f"{' and '.join(', '.join(kinds).rsplit(', ', 1))} Monsters only"
    wanted_ja = "・".join(name for kind, name in _EXTRA_NAMES_JA.items() if rules.types & kind)
    return _violation(
        entry,
        facts,
        ids.extra_kinds,
        f"{facts} stands in the {ids.extra_name}; expected {wanted}",
        f"は{ids.extra_name_ja}に入りません。入れるのは{wanted_ja}モンスターだけです",
    )


Pool = list[tuple[Entry, CardFacts]]
"""The entries of one name."""


def copies(listed: Listed, rules: Rules, ids: DeckRules, bounds: Bounds | None) -> list[Violation]:
    """Too many copies, counted by name over all parts together."""
    pools: dict[str, Pool] = {}
    for entry, _, facts in listed:
        pools.setdefault(facts.key, []).append((entry, facts))
    found: list[Violation] = []
    for pool in pools.values():
        facts = next((facts for _, facts in pool if facts.card is not None), pool[0][1])
        count = len(pool)
        if count > rules.copies:
            together, together_ja = _together(pool)
            message = f"{count} copies of {facts}; expected at most {rules.copies} {together}"
            ja = f"が{count}枚です。{together_ja}{rules.copies}枚までです"
            found.append(_violation(pool[rules.copies][0], facts, ids.copies, message, ja))
        if bounds is not None:
            found += _beyond(pool, facts, rules, ids, bounds)
    return found


def outside(listed: Listed, chosen: Format, ids: DeckRules) -> list[Violation]:
    """Cards outside the pool of a format, each once."""
    found: dict[str, Violation] = {}
    for entry, _, facts in listed:
        if facts.key in found or in_pool(chosen, facts):
            continue
        day = release_day(facts.passcode, chosen.region)
        name, name_ja = chosen.name["en"], chosen.name["ja"]
        if chosen.until:
            when = (
                f"was released in the {chosen.region} on {day}" if day else f"was not released in the {chosen.region}"
            )
            when_ja = f"は{chosen.region}では{day}に出ました" if day else f"は{chosen.region}では出ていません"
            message = f"{facts} {when}; the pool of {name} ends on {chosen.until}"
            ja = f"{when_ja}。{name_ja}のカードプールは{chosen.until}までです"
        else:
            message = f"{facts} is not in the pool of {name}"
            ja = f"は{name_ja}のカードプールにありません"
        found[facts.key] = _violation(entry, facts, ids.regulation, message, ja)
    return list(found.values())


def _together(pool: Pool) -> tuple[str, str]:
    """How copies are counted, in both languages."""
    same = len({facts.passcode for _, facts in pool}) == 1
    also, also_ja = ("", "") if same else (", cards treated as it included", "（同じカードとして扱うものを含め）")
    return f"in all parts together{also}", f"全てのデッキを合わせて{also_ja}"


def _beyond(pool: Pool, facts: CardFacts, rules: Rules, ids: DeckRules, bounds: Bounds) -> Iterator[Violation]:
    """A card that a list does not allow, or not as often as it is in the deck."""
    title, first = bounds.limits.name, pool[0][0]
    allowed = bounds.of(facts)
    if allowed is None:
        if bounds.limits.whitelist:
            message = f"{facts} is not on the list {title}, which allows only what it names"
            ja = f"はリスト「{title}」にありません。載っているカードだけが使えます"
            yield _violation(first, facts, ids.regulation, message, ja)
    elif allowed < 0:
        message = f"{facts} is outside the card pool of the list {title}"
        yield _violation(first, facts, ids.regulation, message, f"はリスト「{title}」のカードプールの外です")
    elif len(pool) > allowed and allowed < rules.copies:
        yield _limited(pool, facts, ids, title, allowed)


def _limited(pool: Pool, facts: CardFacts, ids: DeckRules, title: str, allowed: int) -> Violation:
    """More copies than a list allows."""
    word, word_ja = WORDS[allowed]
    rule = {FORBIDDEN: ids.forbidden, LIMITED: ids.limited, SEMI_LIMITED: ids.semi_limited}[allowed]
    together, together_ja = _together(pool)
    expected = "none" if allowed == FORBIDDEN else f"at most {allowed} {together}"
    expected_ja = "入れられません" if allowed == FORBIDDEN else f"{together_ja}{allowed}枚までです"
    count = len(pool)
    number = "1 copy" if count == 1 else f"{count} copies"
    return _violation(
        pool[allowed][0],
        facts,
        rule,
        f"{number} of {facts}, which is {word} ({word_ja}) on the list {title}; expected {expected}",
        f"はリスト「{title}」の{word_ja}です（{count}枚）。{expected_ja}",
    )


def prints(listed: Listed, rules: Rules, ids: DeckRules, japanese_only: bool) -> list[Violation]:
    """Prints in languages that the edition, or the event, does not allow."""
    allowed = ids.print_languages
    if japanese_only and ids.foreign_may_be_barred:
        allowed = ("ja",)
    if not allowed:
        return []
    names = " or ".join(LANGUAGES[language] for language in allowed)
    names_ja = "・".join(LANGUAGES_JA[language] for language in allowed)
    return [
        Violation(
            f"{facts} is a print in {LANGUAGES.get(entry.language, repr(entry.language))}; expected {names}",
            ids.foreign,
            entry.line,
            f"{named(facts)}は{LANGUAGES_JA.get(entry.language, entry.language)}版です。使えるのは{names_ja}版です",
            facts.passcode,
        )
        for entry, _, facts in listed
        if entry.language and entry.language not in allowed
    ]
