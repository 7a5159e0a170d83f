"""How the field of Yu-Gi-Oh! is drawn: what stands on the cards can be read, and points at the card that is meant."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.checks import settled
from tests.table.browser.conftest import Visits, keep
from tests.table.browser.hands import click_option, look, open_room, staged
from tests.table.browser.scripts import script
from tests.table.browser.wishes import LINKS, PLAIN

FULL: Final = script("full")
"""A field whose monster zones are taken and whose graveyards are full, and a chain that aims at cards in them."""
HIT: Final = """(message) => {
  const player = 1 - message.you;
  message.view.sides[1].life = message.seq > 1 ? 0 : 600;
  if (message.seq > 1) {
    message.log.push({ n: 900, kind: "life", card: -1, passcode: 0, player, change: -1600, now: 0, how: "battle" });
  }
}"""
SIZES: Final = ((1280, 720), (1920, 1080), (390, 844))


@pytest.fixture
def page(visits: Visits) -> Page:
    """A page of a new visitor whose fields are full."""
    page = visits()
    staged(page, FULL)
    return page


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Where everything is drawn that a selector finds."""
    found: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "all => all.map(one => { const { left, right, top, bottom } = one.getBoundingClientRect(); "
        "return { left, right, top, bottom }; })"
    )
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two things cover each other."""
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


@pytest.mark.parametrize(
    "wish", [PLAIN, {**PLAIN, "deck": "magician_pendulum"}, LINKS], ids=["plain", "pendulum", "links"]
)
def test_figures_of_neighbours_do_not_cover_each_other(page: Page, wish: dict[str, object]) -> None:
    open_room(page, **wish)
    look(page, -1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        found = boxes(page, ".figures-now")
        assert len(found) == 10
        assert [(one, other) for at, one in enumerate(found) for other in found[:at] if overlap(one, other)] == []
        keep(page, f"figures-{width}")
        # the figure that counts is there at every size
        for kind, figure in (("attacks b", "1900"), ("defends i", "1200")):
            shown = page.locator(f".figures-now.{kind}")
            expect(shown.first).to_be_visible()
            assert set(shown.all_inner_texts()) == {figure}


def test_a_pile_s_count_leaves_the_name_of_its_card_free(page: Page) -> None:
    open_room(page, **PLAIN)
    look(page, -1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        counts = boxes(page, ".pile-count")
        names = boxes(page, ".ycard:is(.at-graveyard, .at-banished) svg > text.name")
        assert len(counts) == 6 and len(names) >= 4
        assert [name for name in names for count in counts if overlap(name, count)] == []


def test_what_a_chain_aims_at_in_a_graveyard_is_seen(page: Page) -> None:
    open_room(page, **PLAIN)
    look(page, -1)
    target = page.evaluate("window.target")
    drawn = page.locator(f".ycard[data-card='{target}']")
    expect(drawn).to_contain_text("Magician")
    box = drawn.bounding_box()
    assert box is not None
    ends = page.locator(".chain .to").evaluate_all("""all => all.map((one) => {
      const [x, y] = one.getAttribute("d").split(" ").slice(-2).map(Number);
      const { left, top } = one.ownerSVGElement.getBoundingClientRect();
      return [left + x, top + y];
    })""")
    assert any(box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"] for x, y in ends)
    # nothing that lies in the pile covers it
    on_top = page.evaluate(
        """(target) => {
      const height = (one) => Number(one.style.zIndex);
      const meant = document.querySelector(`.ycard[data-card="${target}"]`);
      const others = [...document.querySelectorAll(".ycard.at-graveyard")].filter((one) => one !== meant);
      return others.filter((one) => height(one) >= height(meant)).length;
    }""",
        str(target),
    )
    assert on_top == 0


def test_the_frame_of_a_lifted_card_rises_with_it(visits: Visits) -> None:
    page = visits()
    open_room(page, **PLAIN)
    look(page, -1)
    spot = page.locator("[data-board] .spot.at-hand.side-0.can").first
    identity = spot.get_attribute("data-spot")
    spot.hover()
    lifted = page.locator(f".spot.lifted[data-spot='{identity}']")
    expect(lifted).to_have_count(1)
    frame = lifted.bounding_box()
    card = page.locator(f".ycard[data-spot-of='{identity}']").bounding_box()
    assert frame is not None and card is not None
    assert abs(frame["y"] - card["y"]) < 3 and abs(frame["height"] - card["height"]) < 6
    assert abs(frame["x"] - card["x"]) < 3 and abs(frame["width"] - card["width"]) < 3
    # the lower edge of the place stays the card's: it does not fall and rise again under the pointer
    page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] + 6)
    settled(page)
    expect(lifted).to_have_count(1)


def test_the_damage_that_ends_a_duel_is_told_as_damage(visits: Visits) -> None:
    page = visits()
    staged(page, HIT)
    open_room(page, **{**PLAIN, "opponent": "self"})
    state = look(page, -1)
    page.evaluate("""() => {
      window.told = [];
      const told = () => document.querySelectorAll(".life-change").forEach((one) => window.told.push(one.textContent));
      new MutationObserver(told)
        .observe(document.querySelector("[data-board]"), { childList: true, subtree: true });
    }""")
    click_option(page, state["options"][0])
    page.wait_for_function("() => window.told.length")
    assert set(page.evaluate("window.told")) == {"−1600"}


def test_names_of_cards_fit_their_faces(visits: Visits) -> None:
    page = visits()
    page.goto("/")
    page.wait_for_selector(".new-room")
    told: dict[str, Any] = page.evaluate("""async () => {
      const { fitName, widthOf } = await import("/js/fit.js");
      const { cards } = await (await fetch("/api/cards/yugioh")).json();
      const { NAMES: faces } = await import("/js/yugioh/face.js");
      const wide = [];
      const cut = [];
      const every = cards.flatMap((card) => [card.name.ja, card.name.en]);
      for (const words of every) for (const [face, sizes] of Object.entries(faces)) {
        const { size, lines } = fitName(words, ...sizes);
        if (lines.some((line) => widthOf(line, size) > sizes[0] + 1)) wide.push(`${face}: ${words}`);
        if (face === "small" && lines.some((line) => line.endsWith("…"))) cut.push(words);
      }
      const small = (name) => fitName(name, ...faces.small).lines;
      return { wide, cut, many: every.length, chaser: small("Mechanicalchaser"),
        breaker: small("Behemoth Groundbreaker"), magician: small("Dark Magician"),
        field: small("ビッグ・フィールド") };
    }""")
    assert told["wide"] == []
    # of the longest names the end is missing, never the beginning
    assert len(told["cut"]) < told["many"] / 100
    assert "".join(told["chaser"]).replace("-", "") == "Mechanicalchaser" and len(told["chaser"]) == 2
    assert told["chaser"][0].endswith("-")
    assert told["breaker"] == ["Behemoth", "Ground-", "breaker"]
    assert told["magician"] == ["Dark", "Magician"]
    assert told["field"] == ["ビッグ・", "フィールド"]
