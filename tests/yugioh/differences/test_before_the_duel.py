"""Rows of the table of differences: life points, first draw, decks, prints, who begins, what is counted on request."""

from __future__ import annotations

import pytest

from duelkit.kernel.errors import DuelkitError
from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks.construction import check_deck, check_listing
from duelkit.yugioh.decks.deck import Deck
from duelkit.yugioh.decks.facts import Directory
from duelkit.yugioh.decks.listing import DeckList, Entry
from duelkit.yugioh.decks.violations import Violation
from duelkit.yugioh.duel import Duel, begin
from duelkit.yugioh.editions import EDITIONS, edition
from duelkit.yugioh.language import Card, CardType
from duelkit.yugioh.match import GO_FIRST, GO_SECOND, M_ORDER, Match
from duelkit.yugioh.scenario import ALICE, scenario
from duelkit.yugioh.state import codes

ALL = tuple(EDITIONS)
KINDS = (
    CardType.FUSION
    | CardType.SYNCHRO
    | CardType.XYZ
    | CardType.LINK
    | CardType.RITUAL
    | CardType.PENDULUM
    | CardType.TUNER
    | CardType.GEMINI
    | CardType.SPIRIT
    | CardType.UNION
    | CardType.TOON
)
NORMALS = [card for card in library().tested if card.types == CardType.MONSTER | CardType.NORMAL]


def some(count: int) -> tuple[Card, ...]:
    """So many cards that every edition has, no more than three of a name."""
    plain = [card for card in library().tested if not card.types & KINDS]
    cards = [card for card in plain for _ in range(3)]
    assert len(cards) >= count
    return tuple(cards[:count])


def of_type(kind: CardType, count: int = 1) -> tuple[Card, ...]:
    """So many cards of a type and of no other special one, no more than three of a name."""
    kinds = [card for card in library().tested if card.types & kind and not card.types & KINDS & ~kind]
    return tuple([card for card in kinds for _ in range(3)][:count])


def complaints(
    name: str, main: tuple[Card, ...] = some(40), extra: tuple[Card, ...] = (), side: tuple[Card, ...] = ()
) -> list[Violation]:
    """What is wrong with such a deck under an edition."""
    return check_deck(Deck("deck", main, extra, side), edition(name))


def new_duel(name: str, first: int = ALICE) -> Duel:
    """A duel of two decks of 40 Normal Monsters."""
    deck = [card for card in NORMALS for _ in range(3)][:40]
    assert len(deck) == 40
    return begin(edition(name), [deck, deck], 11, first)


# the start of a duel

LIFE = {"ex04": 8000, "mr1": 8000, "mr2": 8000, "mr3": 8000, "mr4": 8000, "mr20": 4000, "mr20-official": 8000}


@pytest.mark.row("starting_lp")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-WIN-01", "MR3-WIN-01", "MR20-WIN-01")
def test_life_points_at_the_start(name: str) -> None:
    assert new_duel(name).life == [LIFE[name], LIFE[name]]
    duel = scenario(name)
    first = duel.alice.attack_position("Dark Magician")
    second = duel.alice.attack_position("Summoned Skull")
    duel.alice.enters_battle()
    duel.alice.attacks(first)
    assert duel.bob.life == LIFE[name] - 2500 and not duel.is_over()
    duel.alice.attacks(second)
    assert duel.winner == (ALICE if LIFE[name] == 4000 else None)


@pytest.mark.row("first_turn_draw")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-PHASE-01", "MR3-PHASE-03", "MR20-PHASE-02")
def test_the_first_draw_phase(name: str) -> None:
    draws = name in ("ex04", "mr1", "mr2")
    for first in (0, 1):
        duel = new_duel(name, first)
        assert duel.turn == 1 and duel.turn_player == first
        assert (len(duel.hand[first]), len(duel.deck[first])) == ((6, 34) if draws else (5, 35))
        assert len(duel.hand[1 - first]) == 5
        duel.choose(codes.option(codes.O_TO_END))
        assert duel.turn == 2 and len(duel.hand[1 - first]) == 6, "the second player draws in every edition"


@pytest.mark.row("turn_order_choice")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-SETUP-01", "MR3-SETUP-05", "MR20-SETUP-03")
def test_who_begins_the_first_duel(name: str) -> None:
    decks = (Deck("first", some(40)), Deck("second", some(40)))
    begun = set()
    for seed in range(12):
        match = Match(edition(name), decks, seed)
        decision = match.decision
        assert decision is not None
        if name == "mr20":
            assert match.duel is not None, "the contest alone decides"
            begun.add(match.duel.first_player)
            continue
        assert match.duel is None and decision.why == M_ORDER and decision.options == [GO_FIRST, GO_SECOND]
        begun.add(decision.player)
        match.choose((GO_FIRST, GO_SECOND)[seed % 2])
        assert match.duel is not None
        assert match.duel.first_player == (decision.player if seed % 2 == 0 else 1 - decision.player)
    assert begun == {0, 1}, "either player can win the contest"


# deck construction


@pytest.mark.row("main_deck_max")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-DECK-01", "MR3-DECK-01", "MR20-DECK-01")
def test_size_of_the_main_deck(name: str) -> None:
    assert complaints(name, some(39))[0].message.startswith("the main deck has 39 cards")
    assert complaints(name, some(40)) == complaints(name, some(60)) == []
    unlimited = name == "ex04"
    for size in (61, 150):
        assert (complaints(name, some(size)) == []) is unlimited
    if not unlimited:
        assert complaints(name, some(61))[0].rule == f"{edition(name).document}-DECK-01"
    assert complaints(name, some(39))[0].rule.startswith(edition(name).document)


EXTRA_KINDS = {
    "ex04": CardType.FUSION,
    "mr1": CardType.FUSION | CardType.SYNCHRO,
    "mr2": CardType.FUSION | CardType.SYNCHRO | CardType.XYZ,
    "mr3": CardType.FUSION | CardType.SYNCHRO | CardType.XYZ,
    "mr4": CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK,
    "mr20": CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK,
    "mr20-official": CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK,
}


@pytest.mark.row("extra_deck")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-DECK-02", "MR3-DECK-07", "MR3-DECK-08", "MR20-PEN-13")
def test_fusion_deck_or_extra_deck(name: str) -> None:
    for kind in (CardType.FUSION, CardType.SYNCHRO, CardType.XYZ, CardType.LINK):
        found = complaints(name, extra=of_type(kind))
        assert (found == []) is bool(EXTRA_KINDS[name] & kind), kind
    fusions = of_type(CardType.FUSION, 16)
    assert len(fusions) == 16
    assert complaints(name, extra=fusions[:15]) == []
    found = complaints(name, extra=fusions)
    if name == "ex04":
        assert found == [], "a fusion deck has no maximum"
    else:
        assert [violation.rule for violation in found] == [
            "MR20-PEN-13" if edition(name).document == "MR20" else "MR3-DECK-08"
        ]
    misplaced = complaints(name, extra=some(1))
    assert misplaced and ("fusion deck" if name == "ex04" else "extra deck") in misplaced[0].message
    four = complaints(name, extra=(fusions[0],) * 4)
    assert four and "4 copies" in four[0].message, "also in a fusion deck without a maximum"


@pytest.mark.row("side_deck_size")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-SIDE-01", "MR3-SIDE-04", "MR20-GAP-SIDE-01")
def test_size_of_the_side_deck(name: str) -> None:
    cards = some(60)[40:]
    allowed = [size for size in range(17) if complaints(name, side=cards[:size]) == []]
    assert allowed == ([0, 15] if name == "ex04" else list(range(16)))


LACKS = {
    "ex04": {CardType.SYNCHRO, CardType.XYZ, CardType.PENDULUM, CardType.LINK, CardType.TUNER, CardType.GEMINI},
    "mr1": {CardType.XYZ, CardType.PENDULUM, CardType.LINK},
    "mr2": {CardType.PENDULUM, CardType.LINK},
    "mr3": {CardType.LINK},
    "mr4": set(),
    "mr20": set(),
    "mr20-official": set(),
}


@pytest.mark.row("monster_kinds")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-GAP-TYPE-01", "EX04-GAP-TYPE-03", "MR3-TYPE-14", "MR20-TYPE-02", "MR20-SUM-11")
def test_kinds_of_monster(name: str) -> None:
    for kind in CardType(KINDS):
        exists = kind not in LACKS[name]
        assert bool(edition(name).types & kind) is exists
        for card in of_type(kind):
            deck = (some(40), (card,), ()) if card.in_extra_deck else ((*some(39), card), (), ())
            found = complaints(name, *deck)
            assert (found == []) is exists, (kind, found)
            assert all(violation.rule.startswith(edition(name).document) for violation in found)
    for kind in (CardType.FUSION, CardType.SYNCHRO, CardType.XYZ, CardType.LINK):
        if kind in LACKS[name]:
            with pytest.raises(DuelkitError, match=f"kind {str(kind.name).title()}.*expected a card of its kinds"):
                scenario(name).alice.hand(of_type(kind)[0])
            duel = scenario(f"{name}+mixed")
        else:
            duel = scenario(name)
        monster = duel.alice.hand(of_type(kind)[0])
        assert not duel.alice.can("summon", monster) and not duel.alice.can("set monster", monster), kind


# prints


@pytest.mark.row("foreign_cards")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-TCG-01", "MR3-TCG-01")
def test_cards_in_other_languages(name: str) -> None:
    main = some(40)
    for language in ("ja", "en", "fr"):
        entries = tuple(
            Entry(card.passcode, "main", at + 1, language if at == 7 else "ja") for at, card in enumerate(main)
        )
        listing = DeckList("prints", entries, "prints.ydk")
        casual = check_listing(listing, edition(name), Directory()).violations
        official = check_listing(listing, edition(name), Directory(), japanese_only=True).violations
        if name == "ex04":
            assert (casual == []) is (language != "fr"), "English cards may be mixed in, and no others"
            assert official == casual, "nothing is said of barring them"
        else:
            assert casual == [], "any language"
            assert (official == []) is (language == "ja"), "official duels may bar them"
        for violation in casual + official:
            assert violation.line == 8 and violation.rule == ("EX04-TCG-01" if name == "ex04" else "MR3-TCG-01")


# on request


@pytest.mark.row("deck_count_public")
@pytest.mark.parametrize("name", ALL)
@rule("EX04-PUB-05", "MR3-PUB-01", "MR20-PUB-01")
def test_the_number_of_cards_in_a_deck_is_known_to_both(name: str) -> None:
    duel = new_duel(name)
    for player in (0, 1):
        view = duel.observe(player)
        for turn, side in enumerate(view.sides):
            whose = player if turn == 0 else 1 - player
            assert side.deck_size == len(duel.deck[whose])
            assert len(side.hand) == len(duel.hand[whose]) and side.life == LIFE[name]
