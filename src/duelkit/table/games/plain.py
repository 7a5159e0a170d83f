"""A plain game, which describes its zones, at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from duelkit.games.game import Game, Words
from duelkit.games.plain import BOTH, News, PlainGame, Sheet
from duelkit.kernel.decision import KIND_NAMES
from duelkit.recording import Recorder
from duelkit.table.answers import Ask, Entry, Option, View
from duelkit.table.games.client import TableGame
from duelkit.table.games.context import SPECTATOR, DuelContext
from duelkit.table.games.desk import Desk, Explained, Numbers, Reasons, Screen, Windows
from duelkit.table.games.parts import GameCards, GameDecks, GameEditions, UserCards
from duelkit.table.protocols import Json


class TurnBegan(Entry, tag="turn"):
    """A turn begins."""


class Happened(Entry, tag="told"):
    """Any other event."""


class CardSeen(Struct):
    """A card in a zone; ``text`` is ``None`` for a card back."""

    card: int
    text: Words | None


class ZoneSeen(Struct):
    """A zone; ``columns``: the number of cards side by side, 0 for one row."""

    id: str
    name: Words
    mine: bool
    columns: int
    cards: list[CardSeen]


class FigureSeen(Struct):
    """A figure of each player, the viewer's first."""

    name: Words
    values: list[int]


class PlainView(View):
    """What a viewer sees: the game's zones."""

    title: Words
    figures: list[FigureSeen]
    zones: list[ZoneSeen]


class PlainContext(DuelContext):
    """A duel of a plain game on the table."""

    def __init__(
        self, game: PlainGame, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool
    ) -> None:
        super().__init__(game, recorder, neutral, every_window, every_end)
        self.plain = game


class PlainNumbers(Numbers):
    """The numbers by which viewers refer to cards."""

    context: PlainContext

    def can_point(self, viewer: int, card: int) -> bool:
        return self.context.plain.knows(self.context.duel, viewer, card)


class PlainScreen(Screen):
    """What viewers are shown: the game's zones."""

    context: PlainContext

    def pulse(self) -> tuple[int, ...]:
        return self.newest(), self.context.duel.turn, self.context.duel.turn_player

    def view(self, viewer: int) -> View:
        return self._seen(viewer, self.context.plain.sheet(self.context.duel, viewer))

    def _seen(self, viewer: int, sheet: Sheet) -> PlainView:
        return PlainView(
            sheet.title,
            [FigureSeen(figure.name, list(figure.values)) for figure in sheet.figures],
            [
                ZoneSeen(
                    zone.identity,
                    zone.name,
                    zone.mine,
                    zone.columns,
                    [CardSeen(self.numbers.of(viewer, card.card), card.text) for card in zone.cards],
                )
                for zone in sheet.zones
            ],
        )

    def open_view(self) -> View:
        first, second = (self.context.plain.sheet(self.context.duel, player) for player in (0, 1))
        known = {card.card: card.text for zone in second.zones for card in zone.cards}
        zones = [
            zone._replace(
                cards=[card if card.text else card._replace(text=known.get(card.card)) for card in zone.cards]
            )
            for zone in first.zones
        ]
        return self._seen(0, first._replace(zones=zones))

    def open_news(self) -> list[Entry]:
        return [self._entry(news, True) for news in self.context.plain.news(self.context.duel, 0, 0, open_handed=True)]

    def entries(self, viewer: int, after: int, texts: bool) -> Iterator[Entry]:
        return (self._entry(news, texts) for news in self.context.plain.news(self.context.duel, viewer, after))

    def _entry(self, news: News, texts: bool) -> Entry:
        kind = TurnBegan if news.is_turn else Happened
        entry = kind(card=self.numbers.names.then(self.context.duel, news.card, news.number, False), player=news.player)
        if texts:
            entry.text = news.text
        return entry

    def question(self, texts: bool) -> Ask:
        decision = self.context.duel.decision
        assert decision is not None
        tellers = {language: self.context.teller(decision.player, language) for language in BOTH}
        options = []
        for option in decision.options:
            row = Option(
                verb=self.context.plain.verb_of(option),
                zone=None,
                passcode=0,
                number=0,
                card=self.numbers.or_none(decision.player, self.context.plain.card_of(option)),
            )
            if texts:
                row.text = {language: teller.option(option) for language, teller in tellers.items()}
                row.rules = []
            options.append(row)
        asked = Ask(
            kind=KIND_NAMES[decision.kind],
            why="other",
            options=options,
            passing=None,
            number=decision.detail,
            card=self.numbers.or_none(decision.player, decision.card),
            picked=[],
        )
        if texts:
            asked.text = {language: teller.question() for language, teller in tellers.items()}
            asked.detail = None
        return asked


class PlainReasons(Reasons):
    """A plain game gives no reasons."""

    def why(self, viewer: int, card: int | None) -> Explained:
        if card is not None and viewer != SPECTATOR:
            self.numbers.card(viewer, card)
        return [], None


class PlainDesk(Desk):
    """A duel of a plain game, with its parts."""

    def __init__(
        self, game: PlainGame, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool
    ) -> None:
        context = PlainContext(game, recorder, neutral, every_window, every_end)
        numbers = PlainNumbers(context)
        super().__init__(
            context, numbers, PlainScreen(context, numbers), Windows(context), PlainReasons(context, numbers)
        )


class PlainDecks(GameDecks):
    """A plain game has built-in decks only."""

    def stored(self, values: Json) -> Any:
        return self.load(values["name"])


class PlainTable(TableGame):
    """A plain game at the table."""

    def __init__(self, game: Game) -> None:
        editions, user_cards = GameEditions(game), UserCards()
        super().__init__(game, editions, PlainDecks(game, editions, user_cards), GameCards(game), user_cards)

    def desk(self, recorder: Recorder[Any], neutral: bool, every_window: bool, every_end: bool = False) -> PlainDesk:
        assert isinstance(self.game, PlainGame)
        return PlainDesk(self.game, recorder, neutral, every_window, every_end)
