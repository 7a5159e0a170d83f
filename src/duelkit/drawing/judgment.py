"""Pictures of THE EYE OF JUDGMENT."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from duelkit.drawing import Drawer
from duelkit.drawing.scene import BACK, GAP, ON_BACK, PALE, SAYS, Box, Scene, fitted, wrapped
from duelkit.judgment.cards import library
from duelkit.judgment.decks import Deck
from duelkit.judgment.duel import Duel
from duelkit.judgment.language.card import Card
from duelkit.judgment.state.view import CardView, FieldView, SideView, View
from duelkit.judgment.text import card_text

FIELD: Final = 150
TALL: Final = 104
WIDE: Final = 92
HIGH: Final = 44
LARGE: Final = 340
COLOURS: Final = {0x1: "#eab4a0", 0x2: "#a9c7e8", 0x4: "#dcc59a", 0x8: "#b3d3a0", 0x10: "#c9c4cf"}
ARROWS: Final = "↑→↓←"
WITHOUT: Final = "#e3dccb"


def colour(elements: int) -> str:
    """The colour of an element, or of the first of several."""
    return next((tint for element, tint in COLOURS.items() if elements & element), WITHOUT)


class JudgmentDrawing(Drawer):
    """Draws duels, views, decks and cards of THE EYE OF JUDGMENT."""

    def draw(self, thing: Any, viewer: int, language: str) -> Scene | None:
        if isinstance(thing, Duel):
            thing = thing.observe(viewer)
        if isinstance(thing, View):
            return view_scene(thing, language)
        if isinstance(thing, Deck):
            return deck_scene(thing, language)
        return card_scene(thing, language) if isinstance(thing, Card) else None


def name_of(card: Card, language: str) -> str:
    """A card's name; some are only known in English."""
    return card.ja if language == "ja" and card.ja else card.en


def figures(card: Card) -> str:
    """The cost, attack and HP of a creature, or the cost of a spell."""
    return f"◆{card.cost}  {card.attack} / {card.hp}" if card.is_creature else f"◆{card.cost}"


def card_scene(card: Card, language: str) -> Scene:
    """A card: name, figures, and the text that follows from its definition."""
    name = name_of(card, language)
    scene = Scene(name)
    lines = wrapped(card_text(card, language), LARGE - 32, 12)
    scene.boxes.append(Box(GAP, GAP, LARGE, 70 + 17 * len(lines), colour(int(card.element))))
    scene.text(GAP + 12, GAP + 26, fitted(name, LARGE - 24, 17), 17, bold=True)
    scene.text(GAP + 16, GAP + 48, figures(card), 13, bold=True)
    for at, line in enumerate(lines):
        scene.text(GAP + 16, GAP + 70 + 17 * at, line, 12)
    return scene


def deck_scene(deck: Deck, language: str) -> Scene:
    """A deck: each card once, with the number of its copies."""
    scene = Scene(deck.name)
    scene.text(GAP, 22, deck.name, 16, bold=True)
    scene.text(GAP, 42, SAYS.say(language, "drawing-main", count=len(deck.main)), 12, ink=PALE)
    for at, (card, count) in enumerate(Counter(deck.main).items()):
        box = Box(GAP + at % 6 * (WIDE + GAP), 52 + at // 6 * (HIGH + GAP), WIDE, HIGH, colour(int(card.element)))
        scene.tile(box, name_of(card, language), f"{figures(card)}{f'  ×{count}' if count > 1 else ''}")
    return scene


def view_scene(view: View, language: str) -> Scene:
    """A duel as one player sees it, with that player's hand below the board."""
    scene = Scene(SAYS.say(language, "drawing-turn", turn=view.turn))
    own, other = view.sides
    scene.text(GAP, 18, scene.title, 12, bold=True)
    top = hand(scene, other, 28, language)
    for position, field in enumerate(view.fields):
        box = Box(
            GAP + position % 3 * (FIELD + GAP), top + position // 3 * (TALL + GAP), FIELD, TALL, colour(field.elements)
        )
        place(scene, box, field, view.player, language)
    hand(scene, own, top + 3 * (TALL + GAP), language)
    return scene


def hand(scene: Scene, side: SideView, top: int, language: str) -> int:
    """Draw a player's hand and piles; returns the position for the next item."""
    scene.text(
        GAP,
        top + 12,
        SAYS.say(language, "drawing-mana-side", mana=side.mana, library=side.library, graveyard=len(side.graveyard)),
        12,
        ink=PALE,
    )
    for at, card in enumerate(side.hand):
        in_hand(scene, Box(GAP + at % 6 * (WIDE + GAP), top + 20 + at // 6 * (HIGH + GAP), WIDE, HIGH), card, language)
    return top + 20 + -(-len(side.hand) // 6) * (HIGH + GAP) + GAP


def in_hand(scene: Scene, box: Box, seen: CardView, language: str) -> None:
    """A card of a hand."""
    if not seen.number:
        scene.tile(box._replace(fill=BACK), SAYS.say(language, "drawing-hidden"), ink=ON_BACK)
        return
    card = library()[seen.number]
    scene.tile(box._replace(fill=colour(int(card.element))), name_of(card, language), f"◆{seen.cost}")


def place(scene: Scene, box: Box, field: FieldView, viewer: int, language: str) -> None:
    """A field and its creature; the opponent's creatures have a dark background."""
    scene.boxes.append(box)
    creature = field.creature
    if creature is None:
        return
    mine = creature.owner == viewer
    inner = Box(box.x + 12, box.y + 18, FIELD - 24, TALL - 36, "#ffffff" if mine else "#4a443b")
    scene.tile(
        inner,
        name_of(library()[creature.number], language),
        f"{ARROWS[creature.facing]}  {creature.attack} / {creature.hp}",
        ink="#1d1b18" if mine else ON_BACK,
    )
