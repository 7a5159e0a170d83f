"""How scenarios put cards into their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from duelkit.scenario import BaseSide
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.duel import Duel
from duelkit.yugioh.engine.facts.continuous import register
from duelkit.yugioh.engine.moves.placing import attach, equip, put_down
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.setup import add_card
from duelkit.yugioh.state import codes

CardName = str | int | Card
Zone = int | str | None


class Position(Protocol):
    """A position under construction."""

    duel: Duel
    in_english: set[int]

    def is_built_on(self) -> None:
        """Called when something is built."""


class Builder(BaseSide):
    """Builds one player's side of a scenario."""

    _scenario: Position

    def _new(self, name: CardName, place: int) -> int:
        definition = name if isinstance(name, Card) else library()[name]
        self._scenario.is_built_on()
        self._scenario.duel.own()
        card = add_card(self._scenario.duel, definition, self._player, place)
        if isinstance(name, str) and fold(name) == fold(definition.en):
            self._scenario.in_english.add(card)
        return card

    def hand(self, *names: CardName) -> int:
        """Put cards into the hand; returns the number of the first one.

        >>> from duelkit.yugioh.scenario import scenario
        >>> duel = scenario()
        >>> duel.where(duel.alice.hand("Raigeki", "Trap Hole"))
        'hand'
        """
        return self._pile(names, codes.HAND)

    def graveyard(self, *names: CardName, proper: bool = True) -> int:
        """Put cards into the graveyard, the last on top. ``proper``: special-summon monsters were properly summoned."""
        first = self._pile(names, codes.GRAVEYARD)
        for card in range(first, len(self._scenario.duel.info)):
            self._scenario.duel.proper[card] = proper
        return first

    def banished(self, *names: CardName) -> int:
        """Put cards among the banished ones."""
        return self._pile(names, codes.BANISHED)

    def extra(self, *names: CardName) -> int:
        """Put cards face-down into the extra deck."""
        return self._pile(names, codes.EXTRA)

    def face_up_extra(self, *names: CardName) -> int:
        """Put pendulum monsters face-up into the extra deck."""
        first = self._pile(names, codes.EXTRA)
        self._scenario.duel.face_up_extra.extend(range(first, len(self._scenario.duel.info)))
        return first

    def deck(self, *names: CardName) -> int:
        """Put cards on top of the deck, the first of them topmost."""
        first = len(self._scenario.duel.info)
        for name in names:
            self._new(name, codes.DECK)
        deck = self._scenario.duel.deck[self._player]
        added = deck[len(deck) - len(names) :]
        del deck[len(deck) - len(names) :]
        deck.extend(reversed(added))
        return first

    def empty_deck(self) -> None:
        """Take the filler cards out of the deck."""
        self._scenario.is_built_on()
        for card in self._scenario.duel.deck[self._player]:
            self._scenario.duel.place[card] = 0
        self._scenario.duel.deck[self._player] = []

    def _pile(self, names: Sequence[CardName], place: int) -> int:
        duel = self._scenario.duel
        first = len(duel.info)
        for name in names:
            card = self._new(name, 0)
            duel.place[card] = place
            piles = {
                codes.HAND: duel.hand,
                codes.GRAVEYARD: duel.graveyard,
                codes.BANISHED: duel.banished,
                codes.EXTRA: duel.extra,
            }[place]
            piles[self._player].append(card)
            register(duel, card)
        return first

    def _on_field(self, name: CardName, place: int, face_up: bool, defense: bool, zone: Zone = None) -> int:
        duel = self._scenario.duel
        slot = -1 if zone is None else self.slot(zone)
        if zone is not None and not self._is_free(place, slot):
            raise AssertionError(f"zone {zone} is not free")
        card = self._new(name, 0)
        if not put_down(duel, card, self._player, place, face_up, defense, slot):
            raise AssertionError(f"no free zone for {duel.info[card].name}")
        if slot >= 0 and place == codes.SPELL_ZONE:
            row = duel.spells[self._player]
            row[row.index(card)] = -1
            row[slot] = card
        part = duel.play[card]
        part.arrived = 0
        part.set_turn = -1 if face_up else 0
        duel.proper[card] = True
        if duel.info[card].extra:
            part.kinds = codes.S_SPECIAL
        return card

    def _is_free(self, place: int, slot: int) -> bool:
        """Whether a card can be put into this Monster Zone or Spell & Trap Zone; no other place has several."""
        duel, player = self._scenario.duel, self._player
        if place == codes.MONSTER_ZONE:
            row = duel.monsters[player]
            shared = slot >= duel.rules.monster_zones
            return row[slot : slot + 1] == [-1] and not (shared and duel.monsters[1 - player][slot] >= 0)
        row = duel.spells[player]
        shared = duel.rules.pendulum_in_row and slot in (0, len(row) - 1)
        return (
            place == codes.SPELL_ZONE
            and row[slot : slot + 1] == [-1]
            and not (shared and duel.pendulum[player][slot > 0] >= 0)
        )

    def slot(self, zone: int | str) -> int:
        """A zone as the engine numbers it: 1 to 5 from the player's own left; ``left``, ``right``: the extra ones."""
        if isinstance(zone, int):
            return zone - 1
        return 5 if (zone == "left") == (self._player == 0) else 6

    def attack_position(
        self, name: CardName, materials: Sequence[CardName] = (), kinds: int | None = None, zone: Zone = None
    ) -> int:
        """Put a monster face-up into attack position; it has been there since an earlier turn.

        :param zone: the main monster zone from the player's own left, 1 to 5, or the ``left`` or ``right`` extra one;
            left out: the first free main monster zone.

        >>> from duelkit.yugioh.scenario import scenario
        >>> duel = scenario()
        >>> elf = duel.alice.attack_position("Gemini Elf", zone=3)
        >>> duel.alice.zone_of(elf)
        3
        """
        return self._with(self._on_field(name, codes.MONSTER_ZONE, True, False, zone), materials, kinds)

    def defense_position(
        self, name: CardName, materials: Sequence[CardName] = (), kinds: int | None = None, zone: Zone = None
    ) -> int:
        """Put a monster face-up into defence position."""
        return self._with(self._on_field(name, codes.MONSTER_ZONE, True, True, zone), materials, kinds)

    def _with(self, card: int, materials: Sequence[CardName], kinds: int | None) -> int:
        duel = self._scenario.duel
        for material in materials:
            number = self._new(material, 0)
            attach(duel, number, card)
        if kinds is not None:
            duel.play[card].kinds = kinds
        return card

    def has_set(
        self,
        name: CardName,
        this_turn: bool = False,
        zone: Zone = None,
        materials: Sequence[CardName] = (),
        as_spell: bool = False,
    ) -> int:
        """Set a card: a monster in face-down Defense Position, a spell or trap in its zone.

        :param materials: what a face-down Xyz Monster keeps under it.
        :param zone: as in ``attack_position``; for a spell or trap its zone from the player's own left, 1 to 5; a Field
            Spell has but one.
        :param as_spell: a monster that can be Set as a Spell is Set as one.
        """
        definition = name if isinstance(name, Card) else library()[name]
        if definition.types & codes.MONSTER and not (as_spell and definition.set_as_spell):
            card = self._with(self._on_field(name, codes.MONSTER_ZONE, False, True, zone), materials, None)
        else:
            place = codes.FIELD_ZONE if definition.types & codes.FIELD_SPELL else codes.SPELL_ZONE
            card = self._on_field(name, place, False, False, zone)
        if this_turn:
            self._scenario.duel.play[card].set_turn = self._scenario.duel.turn
            self._scenario.duel.play[card].arrived = self._scenario.duel.turn
        return card

    def face_up(self, name: CardName, equipped_to: int | None = None) -> int:
        """Put a continuous, field or equip card face-up on the field."""
        definition = name if isinstance(name, Card) else library()[name]
        place = codes.FIELD_ZONE if definition.types & codes.FIELD_SPELL else codes.SPELL_ZONE
        card = self._on_field(name, place, True, False)
        if equipped_to is not None:
            equip(self._scenario.duel, card, equipped_to, self._player, self._player, card)
        return card

    def pendulum_zones(self, left: CardName | None = None, right: CardName | None = None) -> tuple[int, ...]:
        """Place pendulum monsters as scales."""
        return tuple(
            self._on_field(name, codes.PENDULUM_ZONE, True, False) for name in (left, right) if name is not None
        )

    def has_life(self, points: int) -> None:
        """Set the life points; ``life`` reads them."""
        self._scenario.is_built_on()
        self._scenario.duel.life[self._player] = points

    def has_counters(self, card: int, name: str, number: int) -> None:
        """Put counters on a card."""
        self._scenario.is_built_on()
        self._scenario.duel.play[card].counters = {name: number}
