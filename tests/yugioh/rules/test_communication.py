"""What players tell each other: life points, declarations, effects; card numbers; advice on decks."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.cards import UnknownCard, library
from duelkit.yugioh.decks.advice import hints
from duelkit.yugioh.decks.construction import check_deck
from duelkit.yugioh.decks.deck import Deck, from_names
from duelkit.yugioh.editions.master_rule_3 import MASTER_RULE_3
from duelkit.yugioh.engine.seen.view import HIDDEN, LogView, seen_log
from duelkit.yugioh.language.terms import CardType, Phase
from duelkit.yugioh.scenario import ALICE, BOB, Scenario, scenario
from duelkit.yugioh.state.log import (
    L_ACTIVATE,
    L_ATTACK,
    L_LIFE,
    L_MOVE,
    L_PHASE,
    L_POSITION,
    L_RESOLVE,
    L_SUMMON,
    L_TARGET,
    L_TURN,
    entries,
)

FOUR_STARS = [
    card.ja
    for card in library().tested
    if card.types & CardType.MONSTER and card.level <= 4 and not card.in_extra_deck and not card.scale
][:7]
HIGH = [
    card.ja
    for card in library().tested
    if card.types & CardType.MONSTER and card.types & CardType.NORMAL and card.level >= 5 and not card.scale
][:6]
SPELLS = [card.ja for card in library().tested if card.types & CardType.SPELL][:4]
TRAPS = [card.ja for card in library().tested if card.types & CardType.TRAP][:4]


# life points


@rule("MR3-SETUP-02")
def test_every_change_of_life_points_is_in_the_log_that_both_players_read() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    cure = duel.alice.hand("Dian Keto the Cure Master")
    world = duel.alice.hand("Toon World")
    ox = duel.alice.attack_position("Battle Ox")
    elf = duel.bob.attack_position("Mystical Elf")
    history = [(8000, 8000)]

    def look() -> None:
        history.append((duel.alice.life, duel.bob.life))

    for card in (fire, cure, world):
        duel.alice.activates(card)
        look()
    duel.alice.enters_battle()
    duel.alice.attacks(ox, elf)
    look()
    assert history == [(8000, 8000), (8000, 7500), (9000, 7500), (8000, 7500), (8000, 6600)]
    for reader in (ALICE, BOB):
        life = [8000, 8000]
        told = [(8000, 8000)]
        for entry in seen_log(duel.duel, reader, duel.duel.log):
            if entry.kind == L_LIFE:
                life[entry.player] += entry.a
                assert life[entry.player] == entry.b
                told.append((life[0], life[1]))
        assert told == history
        view = duel.duel.observe(reader)
        assert [side.life for side in view.sides] == ([8000, 6600] if reader == ALICE else [6600, 8000])


@rule("MR3-SETUP-02")
def test_life_points_that_are_set_are_in_the_log_too() -> None:
    duel = scenario()
    button = duel.bob.has_set("Self-Destruct Button")
    duel.bob.has_life(1000)
    duel.alice.ends_turn()
    duel.bob.activates(button)
    after = {entry.player: entry.b for entry in entries(duel.duel.log) if entry.kind == L_LIFE}
    assert after == {ALICE: 0, BOB: 0}


# declarations


def news(duel: Scenario, reader: int, after: int) -> list[LogView]:
    """What a player has read since an entry."""
    return seen_log(duel.duel, reader, duel.duel.log, after)


def length(duel: Scenario) -> int:
    """The number of the newest entry."""
    return 0 if duel.duel.log is None else duel.duel.log.number


@rule("MR3-MAN-05")
def test_the_opponent_is_told_of_every_declaration() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    hidden = duel.alice.has_set("Mystical Elf")
    old = duel.alice.attack_position("Giant Soldier of Stone")
    reborn = duel.alice.hand("Monster Reborn")
    dragon = duel.alice.graveyard("Luster Dragon")
    theirs = duel.bob.attack_position("Petit Moth")
    duel.is_settled()

    def told(kind: int, card: int, after: int) -> bool:
        return any(entry.kind == kind and entry.card == card for entry in news(duel, BOB, after))

    at = length(duel)
    duel.alice.summons(ox)
    assert told(L_SUMMON, ox, at)
    at = length(duel)
    duel.alice.flip_summons(hidden)
    assert told(L_SUMMON, hidden, at) and told(L_POSITION, hidden, at)
    at = length(duel)
    duel.alice.changes_position(old)
    assert told(L_POSITION, old, at)
    at = length(duel)
    duel.alice.activates(reborn)
    assert told(L_ACTIVATE, reborn, at) and told(L_TARGET, dragon, at) and told(L_RESOLVE, reborn, at)
    duel.alice.puts_in(1)
    assert told(L_SUMMON, dragon, at) and told(L_MOVE, reborn, at)
    at = length(duel)
    duel.alice.enters_battle()
    assert [entry.a for entry in news(duel, BOB, at) if entry.kind == L_PHASE] == [Phase.BATTLE]
    at = length(duel)
    duel.alice.attacks(ox, theirs)
    assert told(L_ATTACK, ox, at) and told(L_MOVE, theirs, at)
    at = length(duel)
    duel.alice.ends_battle()
    read = news(duel, BOB, at)
    assert [entry.a for entry in read if entry.kind == L_PHASE] == [
        Phase.MAIN_2,
        Phase.END,
        Phase.DRAW,
        Phase.STANDBY,
        Phase.MAIN_1,
    ]
    assert [entry.a for entry in read if entry.kind == L_TURN] == [4]


@rule("MR3-MAN-05", "MR3-BP-03")
def test_a_chain_in_progress_is_seen_by_both() -> None:
    duel = scenario()
    fire = duel.alice.hand("Hinotama")
    jar = duel.bob.has_set("Jar of Greed")
    duel.alice.activates(fire)
    for reader in (ALICE, BOB):
        chain = duel.duel.observe(reader).chain
        assert [(link.card, link.player) for link in chain] == [(fire, ALICE)]
        assert chain[0].passcode == duel.duel.info[fire].passcode
    duel.bob.passes()
    assert duel.where(jar) == "spell zone"


@rule("MR3-MAN-05")
def test_that_a_card_was_set_is_told_but_not_which() -> None:
    duel = scenario()
    ox = duel.alice.hand("Battle Ox")
    jar = duel.alice.hand("Jar of Greed")
    duel.is_settled()
    at = length(duel)
    duel.alice.sets_monster(ox)
    duel.alice.sets(jar)
    for reader in (ALICE, BOB):
        read = [entry for entry in news(duel, reader, at) if entry.kind in (L_POSITION, L_MOVE, L_SUMMON)]
        assert len(read) >= 2
        assert all(
            (entry.card == HIDDEN) is (reader == BOB) and (entry.passcode == 0) is (reader == BOB) for entry in read
        )
    side = duel.duel.observe(BOB).sides[1]
    assert [card.passcode for card in (*side.monsters, *side.spells) if card is not None] == [0, 0]


# cards


@rule("MR3-TYPE-05")
def test_a_card_is_looked_up_by_its_number() -> None:
    known = library()
    for card in known:
        assert known[card.passcode] is known[str(card.passcode)] is known[card.ja] is known[card.en] is card
    assert len({card.passcode for card in known}) == len({card.ja for card in known}) == len(known)
    with pytest.raises(UnknownCard):
        known[1]


# advice on decks


def deck_of(main: list[str]) -> Deck:
    """A deck with this main deck."""
    return from_names("test", main)


def advice(deck: Deck) -> set[str]:
    """The statements that the advice on a deck cites; the deck must be legal."""
    assert check_deck(deck, MASTER_RULE_3) == []
    return {hint.rule for hint in hints(deck, MASTER_RULE_3)}


def split(monsters: int, spells: int, traps: int, high: int = 0) -> list[str]:
    """A main deck with so many cards of each kind; ``high`` of the monsters have Level 5 or more."""
    low = [name for name in FOUR_STARS for _ in range(3)]
    tall = [name for name in HIGH for _ in range(3)]
    return (
        low[: monsters - high]
        + tall[:high]
        + [name for name in SPELLS for _ in range(3)][:spells]
        + [name for name in TRAPS for _ in range(3)][:traps]
    )


@rule("MR3-DECK-04")
def test_advice_to_stay_near_forty_cards() -> None:
    assert "MR3-DECK-04" not in advice(deck_of(split(20, 10, 10)))
    assert "MR3-DECK-04" in advice(deck_of(split(25, 12, 12, 5)))


@rule("MR3-DECK-05")
def test_advice_on_the_split_of_kinds() -> None:
    assert "MR3-DECK-05" not in advice(deck_of(split(20, 10, 10)))
    assert "MR3-DECK-05" in advice(deck_of(split(36, 4, 0, 15)))


@rule("MR3-DECK-06")
def test_advice_on_monsters_of_high_level() -> None:
    assert "MR3-DECK-06" not in advice(deck_of(split(20, 10, 10, 4)))
    assert "MR3-DECK-06" in advice(deck_of(split(20, 10, 10, 16)))
