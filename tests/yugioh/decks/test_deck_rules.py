"""Deck construction in every edition: what breaks a rule, and which statement says so."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.rulebook.statements import load_rulebook
from duelkit.yugioh import library
from duelkit.yugioh.decks import Deck, check_deck, hints, load_deck
from duelkit.yugioh.decks.deck import deck_of
from duelkit.yugioh.decks.limits import read_toml
from duelkit.yugioh.decks.listing import parse_ydk
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.editions.deck_rules import DECK_RULES, deck_rules
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.text import type_line
from duelkit.yugioh.text.grammar.registry import Language

EX04, MR3, MR20 = edition("ex04"), edition("mr3"), edition("mr20")
OLD = [
    card
    for card in library().tested
    if not card.in_extra_deck and not card.types & (CardType.TUNER | CardType.GEMINI | CardType.PENDULUM)
]
FUSIONS = [
    card
    for card in library().tested
    if card.types & CardType.FUSION and not card.types & (CardType.PENDULUM | CardType.TUNER)
]
MAIN = tuple(OLD[:40])


def rules_of(deck: Deck, identity: str) -> list[str]:
    return [violation.rule for violation in check_deck(deck, edition(identity))]


def named(*names: str) -> tuple[Card, ...]:
    return tuple(library()[name] for name in names)


@rule("EX04-GAP-DECK-01", "MR3-DECK-01", "MR20-DECK-01")
def test_the_main_deck_has_40_cards_or_more_and_since_2015_at_most_60() -> None:
    for count, wrong in (
        (39, {"ex04", "mr3", "mr20"}),
        (40, set()),
        (60, set()),
        (61, {"mr3", "mr20"}),
        (95, {"mr3", "mr20"}),
    ):
        deck = Deck("sized", tuple(OLD[:count]))
        found = {identity: rules_of(deck, identity) for identity in ("ex04", "mr3", "mr20")}
        sized = {"ex04": "EX04-GAP-DECK-01", "mr3": "MR3-DECK-01", "mr20": "MR20-DECK-01"}
        assert found == {identity: [sized[identity]] if identity in wrong else [] for identity in found}
    assert "40 or more" in check_deck(Deck("short", MAIN[:39]), EX04)[0].message
    assert "40 to 60" in check_deck(Deck("short", MAIN[:39]), MR3)[0].message


@rule("EX04-GAP-DECK-02", "MR3-DECK-08", "MR20-PEN-13", "MR3-PEN-19", "MR20-GAP-DECK-01")
def test_the_fusion_deck_has_any_size_the_extra_deck_at_most_15_cards() -> None:
    sixteen = Deck("sixteen", MAIN, tuple((FUSIONS * 2)[:16]))
    fifteen = Deck("fifteen", MAIN, sixteen.extra[:15])
    assert rules_of(sixteen, "ex04") == []
    assert rules_of(sixteen, "mr3") == ["MR3-DECK-08"]
    assert rules_of(sixteen, "mr20") == ["MR20-PEN-13"]
    for identity in EDITIONS:
        assert rules_of(fifteen, identity) == []
        assert rules_of(Deck("no extra deck", MAIN), identity) == []


@rule("EX04-GAP-DECK-02", "EX04-LIM-01", "EX04-GAP-LIM-01")
def test_the_three_copies_rule_holds_in_the_fusion_deck_too() -> None:
    assert rules_of(Deck("three", MAIN, (FUSIONS[0],) * 3), "ex04") == []
    assert rules_of(Deck("four", MAIN, (FUSIONS[0],) * 4), "ex04") == ["EX04-LIM-01"]


@rule("EX04-GAP-SIDE-01", "MR3-SIDE-04", "MR20-GAP-SIDE-01")
def test_a_side_deck_of_2004_has_exactly_15_cards_later_ones_up_to_15() -> None:
    others = OLD[40:]
    wrong = {"ex04": "EX04-GAP-SIDE-01", "mr3": "MR3-SIDE-04", "mr20": "MR20-GAP-SIDE-01"}
    for count, where in ((0, ()), (1, ("ex04",)), (14, ("ex04",)), (15, ()), (16, ("ex04", "mr3", "mr20"))):
        deck = Deck("side", MAIN, (), tuple(others[:count]))
        for identity, statement in wrong.items():
            assert rules_of(deck, identity) == ([statement] if identity in where else []), (count, identity)


@rule("EX04-LIM-01", "EX04-GAP-LIM-01", "MR3-DECK-02", "MR3-SIDE-05", "MR3-LIM-01", "MR20-LIM-01", "MR3-NAME-01")
@pytest.mark.parametrize(
    ("identity", "statement"), [("ex04", "EX04-LIM-01"), ("mr3", "MR3-DECK-02"), ("mr20", "MR20-LIM-01")]
)
def test_three_copies_of_a_name_over_all_parts_together(identity: str, statement: str) -> None:
    card = OLD[50]
    side = (card, *OLD[60:74])
    assert rules_of(Deck("three", (card, card, *MAIN[:38]), (), side), identity) == []
    assert rules_of(Deck("four", (card, card, card, *MAIN[:37]), (), side), identity) == [statement]


@rule("MR3-NAME-01")
def test_another_artwork_is_the_same_card() -> None:
    reborn = library()["Monster Reborn"]
    lines = [str(card.passcode) for card in MAIN if card is not reborn][:37]
    text = "\n".join(
        [
            "#main",
            *lines,
            str(reborn.passcode),
            str(reborn.passcode + 1),
            str(reborn.passcode),
            "!side",
            str(reborn.passcode + 1),
        ]
    )
    deck = deck_of(parse_ydk(text, "artworks.ydk"))
    assert deck.main.count(reborn) == 3 and deck.side == (reborn,)
    found = check_deck(deck, MR3)
    assert [(violation.rule, violation.line) for violation in found] == [("MR3-DECK-02", 43)]


@rule("MR3-NAME-01")
def test_every_printing_is_known_by_its_passcode_and_is_the_same_card() -> None:
    magician, fusion = library()["Dark Magician"], library()["Polymerization"]
    assert (magician.passcode, fusion.passcode) == (46986414, 24094653)
    printings = (46986414, 36996508, 46986415, 46986421)
    deck = deck_of(parse_ydk("\n".join(["#main", *map(str, printings), "27847700"]), "printings.ydk"))
    assert deck.main == (magician,) * 4 + (fusion,)
    assert "MR3-DECK-02" in rules_of(deck, "mr3")
    for code in (*printings, 27847700):
        assert library()[code].passcode == library()[str(code)].passcode in (46986414, 24094653)
    assert len({card.passcode for card in library()}) == len(library()) > len(library().tested)


@rule("MR3-DECK-07", "MR20-GAP-DECK-01", "EX04-GAP-DECK-02", "MR3-DECK-08")
def test_extra_deck_monsters_are_never_in_the_main_deck_and_main_deck_cards_never_in_the_extra_deck() -> None:
    fusion = FUSIONS[0]
    for identity, statement in (("ex04", "EX04-GAP-DECK-02"), ("mr3", "MR3-DECK-07"), ("mr20", "MR20-GAP-DECK-01")):
        assert rules_of(Deck("wrong", (fusion, *MAIN)), identity) == [statement]
        assert rules_of(Deck("wrong", MAIN, named("Mystical Space Typhoon")), identity) == [statement]
        assert rules_of(Deck("right", MAIN, (fusion,)), identity) == []
    assert rules_of(Deck("four kinds", MAIN, named("Stardust Dragon", "Number 39: Utopia", fusion.en)), "mr3") == []


@rule("MR3-RIT-02", "MR20-RIT-02")
def test_a_ritual_monster_belongs_to_the_main_deck() -> None:
    ritual = named("カオス・ソルジャー")
    assert rules_of(Deck("wrong", MAIN, ritual), "mr3") == ["MR3-RIT-02"]
    assert rules_of(Deck("wrong", MAIN, ritual), "mr20") == ["MR20-RIT-02"]
    others = tuple(card for card in MAIN if card not in ritual)
    assert rules_of(Deck("right", (*ritual, *named("カオスの儀式"), *others[:38])), "mr3") == []
    read = deck_of(parse_ydk(f"#main\n5318639\n#extra\n{ritual[0].passcode}\n", "ritual.ydk"))
    assert ritual[0] in read.main and read.extra == ()


@rule("MR3-PEN-19", "MR20-PEN-13")
def test_pendulum_monsters_start_in_the_main_deck() -> None:
    pendulum = tuple(card for card in library().tested if card.types & CardType.PENDULUM and not card.in_extra_deck)[:1]
    assert rules_of(Deck("wrong", MAIN, pendulum), "mr3") == ["MR3-PEN-19"]
    assert rules_of(Deck("wrong", MAIN, pendulum), "mr20") == ["MR20-PEN-13"]
    assert rules_of(Deck("right", (*pendulum, *MAIN)), "mr3") == []
    fused = tuple(card for card in library().tested if card.types & CardType.PENDULUM and card.in_extra_deck)[:1]
    assert rules_of(Deck("right", MAIN, fused), "mr3") == []


@rule("EX04-GAP-TYPE-01", "EX04-GAP-TYPE-03", "EX04-GAP-DECK-02")
@pytest.mark.parametrize(
    ("kind", "statement"),
    [
        (CardType.TUNER, "EX04-GAP-TYPE-01"),
        (CardType.GEMINI, "EX04-GAP-TYPE-03"),
        (CardType.PENDULUM, "EX04-GAP-TYPE-01"),
        (CardType.SYNCHRO, "EX04-GAP-TYPE-01"),
        (CardType.XYZ, "EX04-GAP-TYPE-01"),
    ],
)
def test_cards_of_types_that_did_not_exist_in_2004(kind: CardType, statement: str) -> None:
    later = next(
        card
        for card in library().tested
        if card.types & kind
        and not card.types
        & ~kind
        & (CardType.TUNER | CardType.GEMINI | CardType.PENDULUM | CardType.SYNCHRO | CardType.XYZ)
    )
    deck = Deck("later", MAIN, (later,)) if later.in_extra_deck else Deck("later", (later, *MAIN))
    assert rules_of(deck, "ex04") == [statement, *(["EX04-GAP-DECK-02"] if later.in_extra_deck else [])]
    assert rules_of(deck, "mr3") == []
    assert rules_of(deck, "mr20") == []


@rule("MR3-TYPE-14", "MR20-TYPE-02", "MR20-PEN-13")
def test_link_monsters_exist_only_in_editions_with_links() -> None:
    link = Card(99_000_001, "試験リンク", "Test Link", CardType.MONSTER | CardType.EFFECT | CardType.LINK)
    found = _check_foreign_card(link)
    assert found == {
        "ex04": ["EX04-GAP-TYPE-01", "EX04-GAP-DECK-02"],
        "mr3": ["MR3-TYPE-14", "MR3-DECK-07"],
        "mr20": [],
    }


def _check_foreign_card(card: Card) -> dict[str, list[str]]:
    """The violations of a deck with a card that is known, but not from the library."""
    from duelkit.yugioh.database import CardDatabase, DatabaseCard
    from duelkit.yugioh.decks import Directory, check_listing

    row = DatabaseCard(card.passcode, 0, card.en, int(card.types), 0, None, 2, 0, 3, 1, 1)
    directory = Directory(CardDatabase("test.cdb", {card.passcode: row}))
    text = "\n".join(["#main", *(str(member.passcode) for member in MAIN), "#extra", str(card.passcode)])
    listing = parse_ydk(text, "link.ydk")
    found = {}
    for identity in ("ex04", "mr3", "mr20"):
        report = check_listing(listing, edition(identity), directory)
        assert [item.line for item in report.unplayable] == [43]
        found[identity] = [violation.rule for violation in report.violations]
    return found


@rule("MR3-SETUP-01")
def test_the_card_pool_is_never_cut_by_the_time_of_printing() -> None:
    first, latest = named("青眼の白龍", "オッドアイズ・ペンデュラム・ドラゴン")
    others = tuple(card for card in MAIN if card not in (first, latest))
    assert rules_of(Deck("all series", (first, latest, *others[:38])), "mr3") == []
    assert rules_of(load_deck("chaos_2005"), "mr3") == []


def test_every_violation_is_listed_at_once_in_the_order_of_the_file() -> None:
    text = "\n".join(
        [
            "#main",
            "5318639",
            "5318639",
            "5318639",
            "5318639",
            "55144522",
            "55144522",
            "!side",
            *(str(card.passcode) for card in OLD[60:76]),
        ]
    )
    limits = read_toml('id = "x"\nname = "X"\nlimited = ["サイクロン"]\nforbidden = ["強欲な壺"]', "x.toml")
    found = check_deck(deck_of(parse_ydk(text, "bad.ydk")), MR3, limits)
    assert [(violation.rule, violation.line) for violation in found] == [
        ("MR3-DECK-01", 0),
        ("MR3-SIDE-04", 0),
        ("MR3-LIM-03", 3),
        ("MR3-DECK-02", 5),
        ("MR3-LIM-02", 6),
    ]


@rule("MR3-TCG-01", "EX04-TCG-01")
def test_foreign_prints_may_be_mixed_unless_an_official_duel_forbids_it() -> None:
    codes = [card.passcode for card in MAIN]
    text = "\n".join([f"{codes[0]} ja", f"{codes[1]} en", f"{codes[2]} de", *(f"{code}" for code in codes[3:])])
    deck = deck_of(parse_ydk(text, "prints.ydk"))
    assert check_deck(deck, MR3) == []
    barred = check_deck(deck, MR3, japanese_only=True)
    assert [(violation.rule, violation.line) for violation in barred] == [("MR3-TCG-01", 2), ("MR3-TCG-01", 3)]
    # in 2004 English cards may be mixed in, no other language, and nothing bars them
    for official in (False, True):
        found = check_deck(deck, EX04, japanese_only=official)
        assert [(violation.rule, violation.line) for violation in found] == [("EX04-TCG-01", 3)]
    # a Japanese and an English print of a card are the same card
    text = "\n".join(["5318639 ja", "5318639 ja", "5318639 en", "5318639 en", *map(str, codes[:38])])
    mixed = deck_of(parse_ydk(text, "prints.ydk"))
    assert "MR3-DECK-02" in [violation.rule for violation in check_deck(mixed, MR3)]


@rule("MR3-SS-09", "MR20-SS-02")
def test_a_special_summon_monster_says_so_on_its_type_line() -> None:
    special = library()["Black Luster Soldier - Envoy of the Beginning"]
    assert special.types & CardType.SPECIAL
    assert "戦士族／特殊召喚／効果" in type_line(special, Language.JA).replace("/", "／")
    ordinary = [card for card in library().tested if card.types & CardType.EFFECT and not card.types & CardType.SPECIAL]
    assert ordinary and all("特殊召喚" not in type_line(card, Language.JA) for card in ordinary)
    marked = [card for card in library().tested if card.types & CardType.SPECIAL]
    assert all("特殊召喚" in type_line(card, Language.JA) for card in marked)


@rule("MR3-PEN-04")
def test_one_scale_alone_gets_advice_and_no_error() -> None:
    scaled = [card for card in library().tested if card.types & CardType.PENDULUM and not card.in_extra_deck]
    one = scaled[0]
    other = next(card for card in scaled if card.scale != one.scale)
    assert "MR3-PEN-04" in [hint.rule for hint in hints(Deck("one", (one, *MAIN)), MR3)]
    assert "MR3-PEN-04" not in [hint.rule for hint in hints(Deck("two", (one, other, *MAIN)), MR3)]
    assert rules_of(Deck("one", (one, *MAIN)), "mr3") == []


def test_every_id_that_the_deck_rules_cite_is_a_statement() -> None:
    book = load_rulebook()
    for ids in DECK_RULES.values():
        for value in vars(ids).values():
            cited = (
                [value]
                if isinstance(value, str)
                else [part for item in value for part in (item if isinstance(item, tuple) else (item,))]
                if isinstance(value, tuple)
                else []
            )
            for text in cited:
                if isinstance(text, str) and text.isascii() and text.count("-") >= 2 and text.isupper():
                    book.statement(text)
    for rules in EDITIONS.values():
        assert deck_rules(rules).main_size.startswith(rules.document)


def test_an_edition_of_ones_own_cites_the_document_that_it_comes_from() -> None:
    short = MR20.revise(identity="short", deck_least=20, deck_most=30, copies=1)
    found = check_deck(Deck("mine", (*MAIN, MAIN[0])), short)
    assert [violation.rule for violation in found] == ["MR20-DECK-01", "MR20-LIM-01"]
