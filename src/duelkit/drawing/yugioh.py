"""Pictures of Yu-Gi-Oh!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from duelkit.drawing import Drawer
from duelkit.drawing.scene import BACK, GAP, ON_BACK, PALE, SAYS, Box, Scene, fitted, wrapped
from duelkit.yugioh.cards import library
from duelkit.yugioh.decks import Deck
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.seen.view import CardView, SideView, View
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.text import figures_line, render, type_line

WIDE: Final = 92
HIGH: Final = 62
STEP: Final = WIDE + GAP
LARGE: Final = 360
COLOURS: Final = (
    (CardType.LINK, "#a9c7e8"),
    (CardType.XYZ, "#c9c4cf"),
    (CardType.SYNCHRO, "#f2f2f2"),
    (CardType.FUSION, "#c9a9d6"),
    (CardType.RITUAL, "#a7b9e6"),
    (CardType.TOKEN, "#cfcac0"),
    (CardType.SPELL, "#a8d5c5"),
    (CardType.TRAP, "#e3b1cd"),
    (CardType.EFFECT, "#e8bd8f"),
    (CardType.MONSTER, "#f0dca0"),
)
"""The colours of cards; the first type that a card has decides."""


def colour(types: int) -> str:
    """The colour of a card of these types."""
    return next((tint for kind, tint in COLOURS if types & kind), BACK)


class YugiohDrawing(Drawer):
    """Draws duels, views, decks and cards of Yu-Gi-Oh!."""

    def draw(self, thing: Any, viewer: int, language: str) -> Scene | None:
        if isinstance(thing, Duel):
            thing = thing.observe(viewer)
        if isinstance(thing, View):
            return view_scene(thing, language)
        if isinstance(thing, Deck):
            return deck_scene(thing, language)
        return card_scene(thing, language) if isinstance(thing, Card) else None


def name_of(card: Card, language: str) -> str:
    """A card's name."""
    return card.ja if language == "ja" else card.en


def card_scene(card: Card, language: str) -> Scene:
    """A card: name, type line, figures, and the text that follows from its definition."""
    name = name_of(card, language)
    scene = Scene(name)
    lines = [*wrapped(type_line(card, language), LARGE - 32, 12), *wrapped(render(card, language), LARGE - 32, 12)]
    figures = figures_line(card, language)
    scene.boxes.append(Box(GAP, GAP, LARGE, 64 + 17 * len(lines) + (20 if figures else 0), colour(int(card.types))))
    scene.text(GAP + 12, GAP + 26, fitted(name, LARGE - 24, 17), 17, bold=True)
    for at, line in enumerate(lines):
        scene.text(GAP + 16, GAP + 54 + 17 * at, line, 12)
    if figures:
        scene.text(GAP + LARGE - 16, GAP + 62 + 17 * len(lines), figures, 13, "end", bold=True)
    return scene


def deck_scene(deck: Deck, language: str) -> Scene:
    """A deck: each card once, with the number of its copies."""
    scene = Scene(deck.name)
    scene.text(GAP, 22, deck.name, 16, bold=True)
    top = 34
    for part, cards in (("main", deck.main), ("extra", deck.extra), ("side-deck", deck.side)):
        if cards:
            scene.text(GAP, top + 14, SAYS.say(language, f"drawing-{part}", count=len(cards)), 12, ink=PALE)
            top = tiles(scene, cards, top + 22, language) + GAP
    return scene


def tiles(scene: Scene, cards: Iterable[Card], top: int, language: str, row: int = 8) -> int:
    """Draw a tile for each different card; returns the position for the next item."""
    counts = Counter(cards)
    for at, (card, count) in enumerate(counts.items()):
        box = Box(GAP + at % row * STEP, top + at // row * (HIGH + GAP), WIDE, HIGH, colour(int(card.types)))
        scene.tile(box, name_of(card, language), f"×{count}" if count > 1 else "")
    return top + -(-len(counts) // row) * (HIGH + GAP)


def view_scene(view: View, language: str) -> Scene:
    """A duel as one player sees it, with that player's side below."""
    scene = Scene(SAYS.say(language, "drawing-turn", turn=view.turn))
    own, other = view.sides
    scene.text(GAP, 18, scene.title, 12, bold=True)
    top = 28
    for side, above in ((other, True), (own, False)):
        scene.text(GAP, top + 12, summary(side, language), 12, ink=PALE)
        zones: list[Sequence[CardView | None]] = [
            [side.field, *side.monsters],
            [side.pendulum[0], *side.spells, side.pendulum[1]],
        ]
        rows = [*zones, *hand_rows(side)]
        if above:
            rows.reverse()
        top += 20
        for row in rows:
            for at, card in enumerate(row):
                place(scene, Box(GAP + at * STEP, top, WIDE, HIGH), card, language)
            top += HIGH + GAP
    return scene


def hand_rows(side: SideView) -> list[Sequence[CardView | None]]:
    """The hand, eight cards in a row."""
    return [side.hand[at : at + 8] for at in range(0, len(side.hand), 8)]


def summary(side: SideView, language: str) -> str:
    """Life points and piles of a side."""
    return SAYS.say(
        language,
        "drawing-side",
        life=side.life,
        deck=side.deck_size,
        graveyard=len(side.graveyard),
        banished=len(side.banished),
        extra=len(side.extra),
    )


def place(scene: Scene, box: Box, card: CardView | None, language: str) -> None:
    """A zone or a hand card; a monster in defense position is drawn lower."""
    if card is None:
        scene.boxes.append(box)
        return
    if card.defense:
        box = box._replace(y=box.y + 9, height=HIGH - 18)
    if not card.passcode:
        scene.tile(box._replace(fill=BACK), SAYS.say(language, "drawing-face-down"), ink=ON_BACK)
        return
    name = named(card.passcode, language)
    second = f"{card.atk} / {card.defense_points}" if card.types & CardType.MONSTER else ""
    if not card.face_up:
        second = SAYS.say(language, "drawing-set")
    scene.tile(box._replace(fill=colour(card.types)), name, second)


def named(passcode: int, language: str) -> str:
    """The name of the card with a passcode; the passcode itself for a custom card."""
    cards = library()
    card = cards[passcode] if passcode in cards else cards.tokens.get(passcode)
    return str(passcode) if card is None else name_of(card, language)
