"""What observations say: the numbers of positions that are known, what does not fit, the page that describes them."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from duelkit import games
from duelkit.environments import rehearsal
from duelkit.environments.arena import Arena
from duelkit.environments.errors import TooLarge
from duelkit.environments.ground import ground, identities
from duelkit.environments.judgment import encoding as judgment_encoding
from duelkit.environments.packing import Pairs, word
from duelkit.environments.schema import VERSION
from duelkit.environments.yugioh import encoding, rows
from duelkit.environments.yugioh.encoding import Encoder
from duelkit.environments.yugioh.ground import ids
from duelkit.environments.yugioh.layout import LAYOUT
from duelkit.games.game import Game
from duelkit.judgment.scenario import scenario as judgment_scenario
from duelkit.kernel.rng import Rng
from duelkit.yugioh.engine.seen import view
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.state.categories import C_LEVEL
from duelkit.yugioh.state.codes import W_MAIN

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def parts(layout: Any, encoder: Any, duel: Any, player: int) -> dict[str, Any]:
    return dict(layout.split(np.frombuffer(encoder.encode(duel, player), np.int16)))


def value(layout: Any, block: str, row: Any, column: str) -> int:
    return int(row[layout[block].at(column)])


def test_a_yugioh_position_is_told_as_it_stands() -> None:
    found = scenario("mr3")
    monster = found.alice.attack_position("Summoned Skull")
    found.alice.hand("Dark Hole")
    found.bob.hand("Mirror Force")
    found.bob.has_set("Mirror Force")
    found.start()
    duel = found.duel
    encoder = Encoder(duel, ids())
    told = parts(LAYOUT, encoder, duel, 0)
    cards, names = told["cards"], list(LAYOUT["cards"].columns)
    row = cards[encoder.where[monster] - 1]
    figures = dict(zip(names, row.tolist(), strict=True))
    assert (figures["atk"], figures["def"], figures["level"]) == (2500, 1200, 6)
    assert (figures["known"], figures["mine"], figures["place"], figures["face_up"]) == (1, 1, 3, 1)
    assert (figures["attribute"], figures["race"]) == (6, 4), "DARK, Fiend"
    assert figures["id"] == ids()[duel.info[monster].passcode]
    hidden = [dict(zip(names, one.tolist(), strict=True)) for one in cards if one[0] and not one[2]]
    assert sorted((one["place"], one["id"], one["atk"], one["mine"]) for one in hidden) == [(2, 0, 0, 0), (4, 0, 0, 0)]
    general = told["globals"][0]
    assert value(LAYOUT, "globals", general, "my_life") == duel.life[0]
    assert value(LAYOUT, "globals", general, "why") == W_MAIN + 1
    assert duel.decision is not None
    options = told["options"]
    count = int(options[:, 0].sum())
    assert count == len(duel.decision.options) == value(LAYOUT, "globals", general, "options")
    for option, one in zip(duel.decision.options, options, strict=False):
        assert value(LAYOUT, "options", one, "verb") == option >> 24
        card = (option & 0xFFF) - 1
        assert value(LAYOUT, "options", one, "row") == (encoder.where[card] if card >= 0 else 0)
    theirs = parts(LAYOUT, encoder, duel, 1)
    assert not theirs["options"].any() and theirs["globals"][0][LAYOUT["globals"].at("waiting_for")] == 2
    assert not any(one[0] and one[2] and one[5] == 2 and one[3] == 0 for one in theirs["cards"]), "a hand shows"


def test_a_judgment_position_is_told_as_it_stands() -> None:
    found = judgment_scenario()
    creature = found.alice.creature("Twin Goblins", at=8)
    found.alice.hand("Flame Magus")
    found.bob.hand("Flame Magus")
    found.alice.mana(5)
    found.start()
    front = ground("judgment")
    layout, encoder = front.layout, front.encoder(found.duel)
    told = parts(layout, encoder, found.duel, 0)
    seen = found.duel.observe(0).fields[found.duel.creatures[creature].field].creature
    assert seen is not None
    row = told["fields"][found.duel.creatures[creature].field]
    for column, wanted in (
        ("hp", seen.hp),
        ("attack", seen.attack),
        ("mine", 1),
        ("facing", seen.facing + 1),
        ("attack_cost", seen.attack_cost),
        ("element", seen.element),
        ("cost", seen.cost),
    ):
        assert value(layout, "fields", row, column) == wanted, column
    hands = [one for one in told["cards"] if one[0] and one[4] == 1]
    assert [(bool(one[1]), int(one[3])) for one in hands] == [(True, 1), (False, 0)]
    assert told["globals"][0][layout["globals"].at("my_mana")] == 5


@pytest.mark.parametrize(("name", "limit"), [("MENU", "options"), ("ROWS", "cards"), ("LIST", "deck")])
def test_what_does_not_fit_is_an_error_and_never_cut(name: str, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = Arena("yugioh_mr3", ["chaos_2005"])
    arena.begin(1)
    monkeypatch.setattr(encoding, name, 1)
    with pytest.raises(TooLarge, match=f"{limit}.*room for 1"):
        Encoder(arena.duel, ids()).encode(arena.duel, arena.player)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", sorted(identities()))
def test_every_card_of_a_duel_has_its_row_in_the_table(name: str) -> None:
    arena, chance = Arena(name), Rng(6)
    arena.begin(4)
    table, met = arena.table(), set()
    for _ in range(60):
        if arena.over:
            break
        told = parts(arena.layout, arena.encoder, arena.duel, arena.player)
        found = told["cards"][:, arena.layout["cards"].at("id")]
        met |= set(found[found > 1].tolist()) | set(told["list"].ravel()[told["list"].ravel() > 0].tolist())
        arena.choose(chance.below(arena.options))
    assert met and max(met) < len(table) and 1 not in met
    assert len(table.columns) == len(set(table.columns))


def test_the_table_says_what_a_card_is() -> None:
    arena = Arena("judgment")
    table = arena.table()
    assert table.features.shape == (len(table), len(table.columns)) and not table.features[:2].any()
    assert len(np.unique(table.features, axis=0)) > 0.9 * len(table), "cards look alike"
    assert (table.features[2:, table.columns.index("known")] == 1).all()


def test_the_page_describes_the_arrays_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"schema {VERSION}" in text
    for game in ("yugioh", "judgment"):
        assert ground(game).layout.table().strip() in text, f"the tables of {game} are not those of the layout"


def test_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/environments.md", "exec"), names)
    assert len(blocks) >= 5


@pytest.mark.parametrize("name", ["yugioh_mr3", "yugioh_ex04", "yugioh_mr20_official", "judgment"])
def test_what_an_encoder_keeps_of_a_position_never_shows_in_another(name: str) -> None:
    """One encoder for a random duel and for one in which other cards have the same numbers, against a fresh one."""
    arena, chance = Arena(name), Rng(4)
    fresh = ground(identities()[name].game).encoder
    arena.begin(8)
    encoder, exchanged = arena.encoder, 0
    for count in range(90):
        if arena.over:
            arena.begin(chance.wide(), {"decks": arena.decks})
        duels: list[Any] = [arena.duel]
        if count % 9 == 0:
            twin = cast(Any, arena.duel).copy()
            twin.info = list(twin.info)
            for owner in range(2):
                cards = [card for card in range(len(twin.info)) if twin.owner[card] == owner]
                for card, info in zip(cards, [twin.info[card] for card in reversed(cards)], strict=True):
                    twin.info[card] = info
                exchanged += len(twin.graveyard[owner])
            duels += [twin, arena.duel]
        for duel in duels:
            for player in range(2):
                assert encoder.encode(duel, player) == fresh(duel).encode(duel, player)
        arena.choose(chance.below(arena.options))
    assert exchanged > 10


def met(name: str, wanted: Callable[[Any], bool]) -> tuple[Arena, Any]:
    """A random duel where something is as wanted, each player having been told of it."""
    arena, chance = Arena(name), Rng(1)
    for seed in range(40):
        arena.begin(seed)
        while not arena.over:
            duel = cast(Any, arena.duel)
            for player in range(2):
                arena.encode(player)
            if wanted(duel):
                return arena, duel
            arena.choose(chance.below(arena.options))
    raise AssertionError("such a duel was not met")


def seen_by_both(duel: Any, pile: Any) -> None:
    duel.known[pile[0][0]] = 3


CHANGES: dict[str, tuple[str, Callable[[Any], bool], Callable[[Any, pytest.MonkeyPatch], object]]] = {
    "a card in a hand was seen": (
        "yugioh_mr3",
        lambda duel: duel.hand[0] and not duel.known,
        lambda duel, _: seen_by_both(duel, duel.hand),
    ),
    "a card in an extra deck was seen": (
        "yugioh_mr3",
        lambda duel: duel.extra[0] and not duel.known,
        lambda duel, _: seen_by_both(duel, duel.extra),
    ),
    "a card in an extra deck lies face-up": (
        "yugioh_mr3",
        lambda duel: duel.extra[0] and not duel.face_up_extra,
        lambda duel, _: duel.face_up_extra.append(duel.extra[0][0]),
    ),
    "a Level changes in the hand": (
        "yugioh_mr3",
        lambda duel: duel.hand[0],
        lambda duel, patch: (
            duel.active.__setitem__(C_LEVEL, (object(),)),
            patch.setattr(rows, "level_of", lambda duel, card: 11),
        ),
    ),
    "graveyards may not be looked at": (
        "yugioh_ex04",
        lambda duel: duel.chain and duel.graveyard[0],
        lambda duel, patch: [
            patch.setattr(room, "graveyards_hidden", lambda duel, player: True) for room in (encoding, view)
        ],
    ),
    "a card of the other game was seen in a hand": (
        "judgment",
        lambda duel: duel.hand[0] and not duel.known,
        lambda duel, _: seen_by_both(duel, duel.hand),
    ),
    "a card of the other game costs something else": (
        "judgment",
        lambda duel: duel.hand[0],
        lambda duel, patch: [
            patch.setattr(judgment_encoding, name, lambda duel, card: 7) for name in ("may_change_rule", "cost_in_hand")
        ],
    ),
}


@pytest.mark.parametrize("case", CHANGES)
def test_what_alone_changes_shows_although_all_else_is_kept(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, wanted, change = CHANGES[case]
    arena, duel = met(name, wanted)
    fresh = ground(identities()[name].game).encoder
    before = [fresh(duel).encode(duel, player) for player in range(2)]
    change(duel, monkeypatch)
    after = [fresh(duel).encode(duel, player) for player in range(2)]
    assert after != before, "that is no change"
    assert [arena.encode(player) for player in range(2)] == after


@pytest.mark.parametrize("pile", ["hand", "graveyard", "banished", "extra"])
def test_what_the_chain_aims_at_is_told_where_it_lies(pile: str) -> None:
    arena, duel = met("yugioh_mr3", lambda duel: duel.chain and getattr(duel, pile)[0])
    card = getattr(duel, pile)[0][0]
    for targets, wanted in (((), 0), (((card,),), 1), ((), 0)):
        duel.scopes[duel.chain[0]].targets = targets
        told = parts(arena.layout, arena.encoder, duel, 0)
        row = told["cards"][cast(Any, arena.encoder).where[card] - 1]
        assert value(arena.layout, "cards", row, "aimed_at") == wanted


def test_numbers_are_packed_as_they_are_and_never_cut() -> None:
    chance, pairs = Rng(3), Pairs(7)
    for _ in range(9000):
        numbers = [chance.below(3) if chance.below(2) else chance.below(65536) - 32768 for _ in range(7)]
        a, b, c, d, e, f, g = numbers
        assert pairs.row(word(a, b, c, d), word(e, f, g, 0)) == struct.pack("7h", *numbers)
    for number in (32768, -32769, 1 << 40):
        for a, b, c, d in ((number, 0, 0, 0), (0, number, 0, 0), (0, 0, number, 0), (0, 0, 0, number)):
            with pytest.raises(TooLarge, match="16 bits"):
                word(a, b, c, d)


@pytest.mark.parametrize("game", games.built_in(), ids=lambda game: game.identity)
def test_what_a_compiler_is_shown_is_played(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    decks = game.decks(game.setup())
    monkeypatch.setattr(type(game), "decks", lambda self, setup=None: decks[:2])
    assert rehearsal.rehearse(game, 1) > 200
    assert rehearsal.rehearse(game, 1) == rehearsal.rehearse(game, 1)
