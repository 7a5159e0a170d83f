"""The gates of the shelf that compare with the official texts: each finds the mistake for which it was made."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import UNPLAYED, load
from duelkit.yugioh.language.amounts import Count
from duelkit.yugioh.language.base import AnyOf, nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.language.terms import CardType, Side
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.grammar.reader import Lexicon

ROOT = Path(__file__).parents[3]
NAMES = Lexicon({"融合": ("融合", "Polymerization")}, {"融合": ("融合", "Polymerization")})
ACTIVATED = (EffectKind.ACTIVATION, EffectKind.IGNITION, EffectKind.TRIGGER, EffectKind.QUICK, EffectKind.FLIP)


@pytest.fixture(scope="module")
def official() -> ModuleType:
    """The tool that compares."""
    spec = importlib.util.spec_from_file_location("official", ROOT / "tools/official.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def told(ja: str, en: str) -> dict[str, Any]:
    """An entry of a collection with these texts."""
    return {"text": {"ja": ja, "en": en}}


def meaning(ja: str) -> Card:
    """A monster with this text."""
    return read(Printed(Card(999000151, "試し", "Test", CardType.MONSTER | CardType.EFFECT), ja), NAMES)


@pytest.mark.parametrize(
    "said, ja, en, found",
    [
        (
            "①：このカードが召喚した場合に発動できる。デッキから「融合」魔法カード１枚を手札に加える。",
            None,
            'If this card is Normal Summoned: You can add 1 "Polymerization" from your Deck to your hand.',
            ["the name Polymerization"],
        ),
        (
            "①：このカードが召喚した場合に発動できる。デッキから「融合」魔法カード１枚を手札に加える。",
            None,
            'If this card is Normal Summoned: You can add 1 "Polymerization" Spell from your Deck to your hand.',
            [],
        ),
        (
            "①：このカードが召喚した場合に発動できる。相手に５００ダメージを与える。",
            "①：このカードが召喚した場合に発動できる。相手に６００ダメージを与える。",
            "",
            ["numbers [500]"],
        ),
        (
            "①：このカードが召喚した場合に発動できる。相手に５００ダメージを与える。",
            "①：このカードが召喚した時に発動できる。相手に５００ダメージを与える。",
            "",
            ["時 or 場合"],
        ),
        (
            "①：このカードが墓地へ送られた場合に発動できる。自分は１枚ドローする。",
            None,
            "If this card is sent to the GY (except during the Damage Step): You can draw 1 card.",
            ["damage step"],
        ),
        (
            "①：モンスターが特殊召喚された場合に発動できる。自分は１枚ドローする。",
            None,
            "If a monster is Special Summoned (except during the Damage Step): You can draw 1 card.",
            [],
        ),
        (
            "①：このカードが召喚した場合に発動できる。相手の手札を１枚捨てる。",
            "①：このカードが召喚した場合に発動できる。自分の手札を１枚捨てる。",
            "",
            ["相手の手札"],
        ),
    ],
)
def test_what_the_official_texts_say_otherwise_is_found(
    official: ModuleType, said: str, ja: str | None, en: str, found: list[str]
) -> None:
    card = meaning(said)
    assert list(official.differences(card, told(said if ja is None else ja, en))) == found


def test_whose_deck_is_not_told_of_what_happens() -> None:
    """手札・デッキから of 古尖兵ケルベク and 古衛兵アギド: anybody's; 自分の手札から: one's own."""
    for name in ("古尖兵ケルベク", "古衛兵アギド"):
        assert library()[name].effects[0].when.side is Side.EITHER  # type: ignore[union-attr]
    said = "①：{}手札・デッキからカードが相手の墓地へ送られた場合に発動できる。自分は１枚ドローする。"
    assert meaning(said.format("")).effects[0].when.side is Side.EITHER  # type: ignore[union-attr]


def test_two_names_side_by_side_are_two_cards() -> None:
    """ブラック・マジシャン・ガール counts two cards by name, not one card with both names."""
    amounts = [node for node in nodes(library()["ブラック・マジシャン・ガール"].effects) if isinstance(node, Count)]
    which = amounts[0].pool.filter
    assert isinstance(which, AnyOf) and all(isinstance(part, Named) for part in which.parts)


def test_every_read_card_that_was_not_played_is_explained() -> None:
    shelf = load()
    told_of = {
        int(line.split("\t")[0]): line.split("\t")
        for line in (ROOT / "src/duelkit/yugioh/cards" / UNPLAYED).read_text(encoding="utf-8").splitlines()
    }
    unplayed = {
        code
        for code in shelf
        if code not in shelf.own
        and library()[code].passcode == code
        and "played" not in shelf[code].proofs
        and any(effect.kind in ACTIVATED for effect in library()[code].effects)
    }
    assert unplayed == set(told_of)
    for code, (_, number, reason) in told_of.items():
        assert reason and reason != "reached" and 0 <= int(number) <= len(library()[code].effects)
