"""The faces of cards are drawn from what the cards are, so that each looks like no other."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.scripts import script

SHEET: Final = script("sheet")
LIKENESS: Final = script("likeness")
HAND: Final = 76
"""The width of a card in the hand on a laptop, in pixels."""
KEYS: Final = """async () => {
  const { pictureKey } = await import("/js/yugioh/art.js");
  const { shownOf } = await import("/js/yugioh/face.js");
  const { loadIndex } = await import("/js/cards.js");
  return [...(await loadIndex("yugioh")).keys()].map((number) => pictureKey(shownOf(number, null)));
}"""
ALIKE: Final = """async () => {
  const { loadIndex } = await import("/js/cards.js");
  const groups = new Map();
  for (const row of (await loadIndex("yugioh")).values()) {
    const key = [row.types, row.race, row.attribute, row.level, row.rank, row.signs].join();
    groups.set(key, [...(groups.get(key) ?? []), row.number]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length)[0];
}"""
"""The largest group of cards that have everything in common which the picture shows in words, as it were."""


@pytest.fixture
def page(visits: Visits) -> Page:
    """The first page of a new visitor."""
    found = visits()
    found.goto("/")
    found.wait_for_selector(".new-room")
    return found


def test_no_two_cards_have_the_same_picture(page: Page) -> None:
    page.evaluate(SHEET, ["small", HAND, 1, 1])
    keys: list[str] = page.evaluate(KEYS)
    assert len(keys) > 5000
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("seed", [1, 2])
def test_two_hundred_cards_look_different_at_the_size_of_a_hand(page: Page, seed: int) -> None:
    numbers: list[int] = page.evaluate(SHEET, ["small", HAND, 200, seed])
    keep(page, f"sheet-{seed}")
    assert len(numbers) == 200
    # of 255 on average for each of the colours: equal pictures would have 0
    found: dict[str, Any] = page.evaluate(LIKENESS, [numbers, 42, 35])
    assert found["least"] > 4, found["pair"]


def test_cards_that_do_the_same_look_different(page: Page) -> None:
    page.evaluate(SHEET, ["small", HAND, 1, 1])
    numbers: list[int] = page.evaluate(ALIKE)
    assert len(numbers) > 20
    found: dict[str, Any] = page.evaluate(LIKENESS, [numbers, 42, 35])
    assert found["least"] > 4, found["pair"]


def test_every_type_and_every_sign_has_its_drawing(page: Page) -> None:
    told: dict[str, Any] = page.evaluate("""async () => {
      const { EMBLEMS, SIGNS } = await import("/js/yugioh/emblems.js");
      const { words, cards, tokens } = await (await fetch("/api/cards/yugioh")).json();
      const drawn = (table) => Object.values(table).map((one) => JSON.stringify(one));
      return { without: words.races.filter((race) => !EMBLEMS[race.bit]).map((race) => race.name.en),
        unknown: [...new Set([...cards, ...tokens].flatMap((card) => card.signs))].filter((sign) => !SIGNS[sign]),
        races: words.races.length,
        same: [EMBLEMS, SIGNS].map((table) => new Set(drawn(table)).size === drawn(table).length) };
    }""")
    assert told["without"] == []
    assert told["unknown"] == []
    assert told["races"] >= 25
    assert told["same"] == [True, True]
