"""Whether a deck may be played, and advice.

What is checked: sizes of the parts, which cards belong where, card types that the edition does not have, copies and
limit lists counted by name over all parts together, and the language of prints. Every violation is listed, each with
the statement of the edition's own document. Rules: EX04-LIM-01 to -05, EX04-GAP-DECK-01, EX04-GAP-DECK-02,
EX04-GAP-SIDE-01, EX04-GAP-LIM-01, MR3-DECK-01 to MR3-DECK-08, MR3-SIDE-04, MR3-SIDE-05, MR3-LIM-01 to -05, MR20-LIM-01
to -05, MR20-PEN-13, MR20-GAP-DECK-01, MR20-GAP-SIDE-01.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.decks.deck import Deck, builtin_decks, load_deck, sections
from duelkit.yugioh.decks.facts import CardFacts, Directory
from duelkit.yugioh.decks.limits import FORBIDDEN, LIMITED, SEMI_LIMITED, WORDS, Bounds, LimitList, limit_lists
from duelkit.yugioh.decks.listing import SECTIONS, DeckList, Entry
from duelkit.yugioh.decks.presence import Missing, Presence, presence
from duelkit.yugioh.editions import EDITIONS
from duelkit.yugioh.editions.deck_rules import DeckRules, deck_rules
from duelkit.yugioh.language.card import Card
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


@dataclass(frozen=True)
class Hint:
    """Advice on a deck; never an error. ``ja``: the words in Japanese."""

    message: str
    rule: str
    ja: str = field(default="", compare=False)


@dataclass
class Report:
    """All that can be said of a deck list.

    :param violations: what breaks the edition's rules or the limit list.
    :param presence: how much of the deck is playable here.
    :param unplayable: cards that are not, each once; they say nothing about legality. ``rule`` is empty.
    """

    parts: dict[str, list[Entry]]
    presence: Presence
    violations: list[Violation] = field(default_factory=list)
    unplayable: list[Violation] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)


def check_deck(
    deck: Deck, rules: Rules, limits: LimitList | None = None, japanese_only: bool = False
) -> list[Violation]:
    """Every violation of an edition's deck rules; empty for a legal deck.

    :param limits: the forbidden and limited list to obey, if any.
    :param japanese_only: whether the event allows Japanese prints only, where the edition lets it.
    """
    directory = Directory()
    listing = deck.listing()
    parts = {section: listing.section(section) for section in SECTIONS}
    return _violations(parts, directory, rules, limits, japanese_only)


def is_of_edition(card: Card, rules: Rules) -> bool:
    """Whether there are cards of this kind in the edition. Rules: EX04-GAP-TYPE-01, MR3-TYPE-14, MR20-TYPE-02."""
    return not int(card.types) & ~rules.types


def demand_kinds(deck: Deck, rules: Rules) -> None:
    """Refuse a deck with cards of kinds that the edition does not have; it could not be played at all.

    :raises DuelkitError: naming one of them.
    """
    for card in (*deck.main, *deck.extra):
        if not is_of_edition(card, rules):
            kinds = [name for kind, name in TYPE_NAMES.items() if card.types & kind and not rules.types & kind]
            raise DuelkitError(
                f"deck {deck.name}: 「{card.ja}」 ({card.en}) is a {kinds[0]}; the edition "
                f"{rules.identity} has none; expected another deck, or the edition "
                f"{rules.mixed().identity}"
            )


def playable_decks(rules: Rules) -> list[str]:
    """The built-in decks whose cards are all of kinds that the edition has, those of its time first."""
    names = [name for name in builtin_decks() if all(is_of_edition(card, rules) for card in load_deck(name).cards())]
    first = deck_rules(rules).default_decks
    return [*(name for name in first if name in names), *(name for name in names if name not in first)]


def check_listing(
    listing: DeckList, rules: Rules, directory: Directory, limits: LimitList | None = None, japanese_only: bool = False
) -> Report:
    """All that can be said of a deck list, playable or not.

    Cards that are not even in the directory's database count for the section in which they stand.
    """
    parts = sections(listing, directory)
    report = Report(parts, presence(parts, directory), _violations(parts, directory, rules, limits, japanese_only))
    report.unplayable = [_unplayable(missing) for missing in report.presence.missing]
    report.hints = _hints([directory[entry.passcode] for entry in parts["main"]], rules)
    return report


def _unplayable(missing: Missing) -> Violation:
    """A card that is not playable here, with how many copies of it the list has, and why."""
    facts = missing.facts
    what = f"{facts}, passcode {missing.passcode}," if facts.known else str(facts)
    copies = "1 copy" if missing.count == 1 else f"{missing.count} copies"
    where, where_ja = ("in the side deck, ", "サイドデッキの") if missing.only_side else ("", "")
    code = f"（パスワード{missing.passcode}）" if facts.known else ""
    return Violation(
        f"{what} is not playable here ({where}{copies}): {missing.reason('en')}",
        "",
        (missing.lines or (0,))[0],
        f"{where_ja}{_ja(facts)}{code}はここでは使えません（{missing.count}枚）：{missing.reason('ja')}",
        missing.passcode,
    )


def legal_in(listing: DeckList, directory: Directory) -> tuple[list[Rules], list[LimitList]]:
    """The editions in which a deck list is legal, and the limit lists, each in its own edition, that it obeys.

    Cards that are not playable count as well, and such as are not even known for cards of any kind.
    """
    parts = sections(listing, directory)
    editions = [rules for rules in EDITIONS.values() if not _violations(parts, directory, rules, None, False)]
    legal = {rules.identity: rules for rules in editions}
    lists = [
        limits
        for limits in limit_lists().values()
        if limits.edition in legal and not _violations(parts, directory, legal[limits.edition], limits, False)
    ]
    return editions, lists


def _violations(
    parts: dict[str, list[Entry]], directory: Directory, rules: Rules, limits: LimitList | None, japanese_only: bool
) -> list[Violation]:
    ids = deck_rules(rules)
    found = _sizes(parts, rules, ids)
    listed = [(entry, section, directory[entry.passcode]) for section in SECTIONS for entry in parts[section]]
    found += _types(listed, rules, ids)
    found += _places(listed, rules, ids)
    found += _copies(listed, rules, ids, None if limits is None else limits.bound(directory))
    found += _prints(listed, rules, ids, japanese_only)
    return sorted(found, key=lambda violation: violation.line)


def _ja(facts: CardFacts) -> str:
    """The card as Japanese sentences name it."""
    return f"「{facts.ja or facts.en}」" if facts.known else f"カード番号{facts.passcode}のカード"


def _sizes(parts: dict[str, list[Entry]], rules: Rules, ids: DeckRules) -> list[Violation]:
    found = []
    main, extra, side = (len(parts[section]) for section in SECTIONS)
    if main < rules.deck_least or rules.deck_most and main > rules.deck_most:
        wanted = f"{rules.deck_least} to {rules.deck_most}" if rules.deck_most else f"{rules.deck_least} or more"
        wanted_ja = f"{rules.deck_least}枚以上" + (f"{rules.deck_most}枚以下" if rules.deck_most else "")
        found.append(
            Violation(
                f"the main deck has {main} cards; expected {wanted}",
                ids.main_size,
                ja=f"メインデッキが{main}枚です。{wanted_ja}にします",
            )
        )
    if not rules.extra_unlimited and extra > rules.extra_most:
        found.append(
            Violation(
                f"the {ids.extra_name} has {extra} cards; expected at most {rules.extra_most}",
                ids.extra_size,
                ja=f"{ids.extra_name_ja}が{extra}枚です。{rules.extra_most}枚以下にします",
            )
        )
    if rules.side_exact and side not in (0, rules.side_most):
        found.append(
            Violation(
                f"the side deck has {side} cards; expected none or exactly {rules.side_most}",
                ids.side_size,
                ja=f"サイドデッキが{side}枚です。{rules.side_most}枚ちょうどか、なしにします",
            )
        )
    elif side > rules.side_most:
        found.append(
            Violation(
                f"the side deck has {side} cards; expected at most {rules.side_most}",
                ids.side_size,
                ja=f"サイドデッキが{side}枚です。{rules.side_most}枚以下にします",
            )
        )
    return found


Listed = list[tuple[Entry, str, CardFacts]]


def _types(listed: Listed, rules: Rules, ids: DeckRules) -> list[Violation]:
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
                        f"{_ja(facts)}は{TYPE_NAMES_JA[kind]}です。{rules.name_ja or rules.identity}にはありません",
                        facts.passcode,
                    )
                )
    return found


def _places(listed: Listed, rules: Rules, ids: DeckRules) -> list[Violation]:
    """Cards that stand in the wrong part; the side deck may hold any card."""
    found = []
    kinds = [name for kind, name in _EXTRA_NAMES.items() if rules.types & kind]
    wanted = f"{' and '.join(', '.join(kinds).rsplit(', ', 1))} Monsters only"
    wanted_ja = "・".join(name for kind, name in _EXTRA_NAMES_JA.items() if rules.types & kind) + "モンスターだけ"
    extra, extra_ja = ids.extra_name, ids.extra_name_ja

    def wrong(entry: Entry, facts: CardFacts, rule: str, what: str, place: str, better: str, ja: str) -> None:
        found.append(
            Violation(
                f"{what}{facts} stands in the {place}; expected {better}",
                rule,
                entry.line,
                f"{_ja(facts)}{ja}",
                facts.passcode,
            )
        )

    to_main = f"は{extra_ja}に入りません。メインデッキに入れます"
    for entry, section, facts in listed:
        if not facts.known:
            continue
        if section == "main" and facts.in_extra_deck:
            wrong(
                entry,
                facts,
                ids.extra_kinds,
                "",
                "main deck",
                f"in the {extra}",
                f"はメインデッキに入りません。{extra_ja}に入れます",
            )
        elif section == "extra":
            if facts.types & CardType.RITUAL and facts.types & CardType.MONSTER and not facts.in_extra_deck:
                wrong(
                    entry,
                    facts,
                    ids.ritual,
                    "the Ritual Monster ",
                    extra,
                    "in the main deck",
                    f"は儀式モンスターなので{extra_ja}に入りません。メインデッキに入れます",
                )
            elif facts.types & CardType.PENDULUM and not facts.in_extra_deck:
                wrong(
                    entry,
                    facts,
                    ids.pendulum,
                    "the Pendulum Monster ",
                    extra,
                    "in the main deck",
                    f"はペンデュラムモンスターなので最初は{extra_ja}に入りません。メインデッキに入れます",
                )
            elif not facts.in_extra_deck:
                wrong(entry, facts, ids.extra_kinds, "", extra, "in the main deck", to_main)
            elif not any(facts.types & kind and rules.types & kind for kind in _EXTRA_NAMES):
                wrong(
                    entry,
                    facts,
                    ids.extra_kinds,
                    "",
                    extra,
                    wanted,
                    f"は{extra_ja}に入りません。入れるのは{wanted_ja}です",
                )
    return found


def _copies(listed: Listed, rules: Rules, ids: DeckRules, bounds: Bounds | None) -> list[Violation]:
    """Too many copies, counted by name over all parts together."""
    pools: dict[str, list[tuple[Entry, CardFacts]]] = {}
    for entry, _, facts in listed:
        pools.setdefault(facts.key, []).append((entry, facts))
    found = []
    for pool in pools.values():
        facts = next((facts for _, facts in pool if facts.card is not None), pool[0][1])
        count = len(pool)
        together = "in all parts together" + (
            "" if len({facts.passcode for _, facts in pool}) == 1 else ", cards treated as it included"
        )
        together_ja = "全てのデッキを合わせて" + (
            "" if len({facts.passcode for _, facts in pool}) == 1 else "（同じカードとして扱うものを含め）"
        )
        allowed = None if bounds is None else bounds.of(facts)
        if count > rules.copies:
            found.append(
                Violation(
                    f"{count} copies of {facts}; expected at most {rules.copies} {together}",
                    ids.copies,
                    pool[rules.copies][0].line,
                    f"{_ja(facts)}が{count}枚です。{together_ja}{rules.copies}枚までです",
                    facts.passcode,
                )
            )
        if bounds is None:
            continue
        title = bounds.limits.name
        if allowed is None:
            if bounds.limits.whitelist:
                found.append(
                    Violation(
                        f"{facts} is not on the list {title}, which allows only what it names",
                        ids.regulation,
                        pool[0][0].line,
                        f"{_ja(facts)}はリスト「{title}」にありません。載っているカードだけが使えます",
                        facts.passcode,
                    )
                )
        elif allowed < 0:
            found.append(
                Violation(
                    f"{facts} is outside the card pool of the list {title}",
                    ids.regulation,
                    pool[0][0].line,
                    f"{_ja(facts)}はリスト「{title}」のカードプールの外です",
                    facts.passcode,
                )
            )
        elif count > allowed and allowed < rules.copies:
            word, word_ja = WORDS[allowed]
            rule = {FORBIDDEN: ids.forbidden, LIMITED: ids.limited, SEMI_LIMITED: ids.semi_limited}[allowed]
            expected = "none" if allowed == FORBIDDEN else f"at most {allowed} {together}"
            expected_ja = "入れられません" if allowed == FORBIDDEN else f"{together_ja}{allowed}枚までです"
            copies = "1 copy" if count == 1 else f"{count} copies"
            found.append(
                Violation(
                    f"{copies} of {facts}, which is {word} ({word_ja}) on the list {title}; expected {expected}",
                    rule,
                    pool[allowed][0].line,
                    f"{_ja(facts)}はリスト「{title}」の{word_ja}です（{count}枚）。{expected_ja}",
                    facts.passcode,
                )
            )
    return found


def _prints(listed: Listed, rules: Rules, ids: DeckRules, japanese_only: bool) -> list[Violation]:
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
            f"{_ja(facts)}は{LANGUAGES_JA.get(entry.language, entry.language)}版です。使えるのは{names_ja}版です",
            facts.passcode,
        )
        for entry, _, facts in listed
        if entry.language and entry.language not in allowed
    ]


def hints(deck: Deck, rules: Rules) -> list[Hint]:
    """Advice that the rulebook gives to deck builders. Rules: MR3-DECK-04 to MR3-DECK-06, MR3-PEN-04."""
    directory = Directory()
    return _hints([directory[card.passcode] for card in deck.main], rules)


def _hints(main: list[CardFacts], rules: Rules) -> list[Hint]:
    found: list[Hint] = []
    size = len(main)
    if size > rules.deck_least:
        found.append(
            Hint(
                f"{size} cards; near {rules.deck_least} wanted cards are drawn more often",
                "MR3-DECK-04",
                f"{size}枚です。{rules.deck_least}枚に近いほど、引きたいカードを引きやすくなります",
            )
        )
    monsters = [card for card in main if card.types & CardType.MONSTER]
    spells = sum(1 for card in main if card.types & CardType.SPELL)
    traps = sum(1 for card in main if card.types & CardType.TRAP)
    if size and not (0.35 <= len(monsters) / size <= 0.65):
        found.append(
            Hint(
                f"{len(monsters)} monsters, {spells} spells, {traps} traps; about half monsters and a "
                "quarter each of spells and traps is a good first split",
                "MR3-DECK-05",
                f"モンスター{len(monsters)}枚、魔法{spells}枚、罠{traps}枚です。最初はモンスターを半分、"
                "魔法と罠を４分の１ずつにするのが目安です",
            )
        )
    high = sum(1 for card in monsters if card.level >= 5 and not card.types & CardType.SPECIAL)
    if high * 3 > len(monsters) > 0:
        found.append(
            Hint(
                f"{high} of {len(monsters)} monsters have Level 5 or more; they are harder to summon",
                "MR3-DECK-06",
                f"モンスター{len(monsters)}枚のうち{high}枚がレベル５以上で、召喚しにくくなっています",
            )
        )
    scales = {card.scale for card in main if card.types & CardType.PENDULUM}
    if len(scales) == 1:
        found.append(
            Hint(
                "all Pendulum Monsters have the same scale; a Pendulum Summon needs two different scales",
                "MR3-PEN-04",
                "ペンデュラムモンスターのスケールが全て同じです。ペンデュラム召喚には異なるスケールが要ります",
            )
        )
    return found
