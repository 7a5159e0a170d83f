"""Pictures for notebooks: SVG that can be read, in both languages, with nothing hidden in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from duelkit import games, judgment, yugioh
from duelkit.drawing import show
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.rng import Rng

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    """The lines of a picture."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    for box in root.iter(f"{SVG}rect"):
        assert float(box.get("width", "0")) > 0 and float(box.get("height", "0")) > 0
    return [line.text or "" for line in root.iter(f"{SVG}text")]


def some_duel(game: str, decisions: int) -> Any:
    front, chance = games.named(game), Rng(3)
    setup = front.setup()
    duel = front.begin(setup, [front.deck(name, setup) for name in front.two_decks(setup)], 5).duel
    for _ in range(decisions):
        if duel.decision is None:
            break
        duel.choose(duel.decision.options[chance.below(len(duel.decision.options))])
    return duel


@pytest.mark.parametrize("game", ["yugioh", "judgment"])
@pytest.mark.parametrize("decisions", [0, 25])
def test_a_duel_shows_nothing_that_its_viewer_may_not_know(game: str, decisions: int) -> None:
    duel = some_duel(game, decisions)
    for viewer in (0, 1):
        shown = show(duel, viewer)
        assert shown.svg == show(duel.observe(viewer)).svg == shown._repr_svg_()
        others = {show(duel.redrawn(viewer, seed), viewer).svg for seed in range(4)}
        assert others == {shown.svg}
        assert show(duel, viewer).svg != show(duel, 1 - viewer).svg
    public = show(duel, 2).svg
    assert all(show(duel.redrawn(2, seed), 2).svg == public for seed in range(3))
    asked = duel.decision.player
    assert show(duel).svg == show(duel, asked).svg


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    duel = some_duel("yugioh", 0)
    names = {duel.info[card].definition.en[:9] for card in duel.hand[0]}
    mine, theirs = ("\n".join(texts(show(duel, viewer).svg)) for viewer in (0, 1))
    assert all(name in mine for name in names) and not any(name in theirs for name in names)
    assert theirs.count("face-down") == len(duel.hand[0])


@pytest.mark.parametrize("card", [yugioh.load_deck("synchron").main[0], judgment.load_deck("fire").main[0]])
def test_a_card_says_its_name_and_text_in_both_languages(card: Any) -> None:
    english, japanese = texts(show(card).svg), texts(show(card, language="ja").svg)
    assert english[0].rstrip("…") in card.en and japanese[0].rstrip("…") in (card.ja or card.en)
    assert len(english) > 1


@pytest.mark.parametrize("deck", [yugioh.load_deck("synchron"), judgment.load_deck("fire")])
def test_a_deck_shows_each_card_once_with_its_copies(deck: Any) -> None:
    lines = texts(show(deck).svg)
    kinds = len(set(deck.main)) + len(set(getattr(deck, "extra", ()))) + len(set(getattr(deck, "side", ())))
    assert sum(1 for box in ElementTree.fromstring(show(deck).svg).iter(f"{SVG}rect")) == kinds + 1
    assert lines[0] == deck.name and any("×2" in line or "×3" in line for line in lines)
    assert "メイン" in "".join(texts(show(deck, language="ja").svg))


def test_what_is_written_is_escaped_and_shortened() -> None:
    from duelkit.drawing.scene import Box, Scene, long, wrapped

    scene = Scene("<&>")
    scene.tile(Box(0, 0, 60, 40), "a <b> & c " * 9)
    (line,) = texts(scene.svg())
    assert line.startswith("a <b>") and line.endswith("…") and long(line, 10) <= 60
    assert wrapped("one two three", 50, 10) == ["one two", "three"]
    assert wrapped("カードを引く", 30, 10) == ["カード", "を引く"]


def test_a_picture_can_be_kept_and_what_has_none_is_refused(tmp_path: Path) -> None:
    picture = show(judgment.load_deck("fire"))
    picture.save(tmp_path / "deck.svg")
    assert (tmp_path / "deck.svg").read_text(encoding="utf-8") == picture.svg
    with pytest.raises(DuelkitError, match="no picture of int; expected a duel"):
        show(3)
    with pytest.raises(DuelkitError, match="expected 0, 1 or 2"):
        show(picture, viewer=7)
