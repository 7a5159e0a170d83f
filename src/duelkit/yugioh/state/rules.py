"""An edition of the rules, as the engine sees it. The editions themselves are in ``duelkit.yugioh.editions``."""

from __future__ import annotations

from typing import Final, cast

from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.state.codes import EXTRA_DECK_TYPES, LINK, PENDULUM

WORDS: Final = ("identity", "name_ja", "name_en", "source", "document")
"""The fields that hold text."""

NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "year": (1999, 9999),
    "life_points": (1, 999_999),
    "opening_hand": (0, 60),
    "hand_limit": (0, 60),
    "monster_zones": (1, 5),
    "extra_monster_zones": (0, 2),
    "spell_zones": (1, 5),
    "limited_placement": (0, EXTRA_DECK_TYPES | PENDULUM),
    "tributes_middle": (1, 99),
    "tributes_high": (1, 99),
    "deck_least": (0, 9_999),
    "deck_most": (0, 9_999),
    "extra_most": (0, 9_999),
    "side_most": (0, 9_999),
    "copies": (1, 9_999),
    "types": (0, 0xFFFFFFF),
}
"""The fields that hold whole numbers, with the smallest and the largest value of each."""

SWITCHES: Final = (
    "first_draw",
    "zones_chosen",
    "pendulum_in_row",
    "pendulum_replace",
    "one_field_spell",
    "trap_monster_keeps_spell_zone",
    "ignition_priority",
    "extra_returns_to_graveyard",
    "turned_down_is_set",
    "unknown_off_field",
    "counters_on_users_only",
    "extra_unlimited",
    "side_exact",
    "winner_chooses",
    "replay_on_fewer",
    "negated_summons_count",
    "battle_damage_in_steps",
)
"""The fields that are on or off."""

ALL_TYPES: Final = 0xFFFFFFF
MIXED: Final = "+mixed"
"""The suffix of an edition's id if cards of every kind may be played under it."""
PLAIN_TYPES: Final = 0x37
"""Monsters, spells and traps, Normal and Effect Monsters: the types that every edition has."""
DOCUMENTS: Final = ("EX04", "MR3", "MR20")
"""The documents of the rulebook that an edition can follow."""
MOST_SHOWN: Final = 60
"""The number of characters of a wrong value that a message repeats."""

MASTER_RULE_3_VALUES: Final[dict[str, object]] = {
    "year": 2015,
    "life_points": 8000,
    "opening_hand": 5,
    "hand_limit": 6,
    "monster_zones": 5,
    "extra_monster_zones": 0,
    "spell_zones": 5,
    "limited_placement": 0,
    "tributes_middle": 5,
    "tributes_high": 7,
    "deck_least": 40,
    "deck_most": 60,
    "extra_most": 15,
    "side_most": 15,
    "copies": 3,
    "types": ALL_TYPES & ~LINK,
    "first_draw": False,
    "zones_chosen": False,
    "pendulum_in_row": False,
    "pendulum_replace": False,
    "one_field_spell": False,
    "trap_monster_keeps_spell_zone": True,
    "ignition_priority": False,
    "extra_returns_to_graveyard": False,
    "turned_down_is_set": False,
    "unknown_off_field": False,
    "counters_on_users_only": False,
    "extra_unlimited": False,
    "side_exact": False,
    "winner_chooses": True,
    "replay_on_fewer": False,
    "negated_summons_count": True,
    "battle_damage_in_steps": False,
}
"""The value of each number and switch under Master Rule 3."""


def number(values: dict[str, object], name: str) -> int:
    """The value of a number."""
    return cast(int, values[name])


def switch(values: dict[str, object], name: str) -> bool:
    """The value of a switch."""
    return cast(bool, values[name])


class DeckRules:
    """The card pool, the decks and the beginning of a duel."""

    def __init__(self, values: dict[str, object]) -> None:
        self.deck_least: Final = number(values, "deck_least")
        self.deck_most: Final = number(values, "deck_most")
        """0: no upper limit."""
        self.extra_most: Final = number(values, "extra_most")
        self.extra_unlimited: Final = switch(values, "extra_unlimited")
        self.side_most: Final = number(values, "side_most")
        self.side_exact: Final = switch(values, "side_exact")
        """Whether a side deck, if there is one, has exactly ``side_most`` cards."""
        self.copies: Final = number(values, "copies")
        self.types: Final = number(values, "types")
        """The types of monsters that exist, as bits."""
        self.winner_chooses: Final = switch(values, "winner_chooses")
        """Whether the winner of the contest before the first duel chooses who goes first, rather than going first."""
        self.year: Final = number(values, "year")
        """The year whose wording of the cards is in force."""
        self.life_points: Final = number(values, "life_points")
        self.opening_hand: Final = number(values, "opening_hand")
        self.first_draw: Final = switch(values, "first_draw")
        self.hand_limit: Final = number(values, "hand_limit")


class FieldRules(DeckRules):
    """The zones, and what may be placed in them."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        self.monster_zones: Final = number(values, "monster_zones")
        """Main monster zones of each player."""
        self.extra_monster_zones: Final = number(values, "extra_monster_zones")
        """0 or 2, shared by both players."""
        self.spell_zones: Final = number(values, "spell_zones")
        self.zones_chosen: Final = switch(values, "zones_chosen")
        """Whether players choose the zone of each monster, because link markers make zones differ."""
        self.limited_placement: Final = number(values, "limited_placement")
        """Types of monsters that come from the extra deck only to an extra monster zone or a linked zone.

        ``PENDULUM`` means Pendulum Monsters that are face-up there.
        """
        self.pendulum_in_row: Final = switch(values, "pendulum_in_row")
        """Whether the pendulum zones are the outermost spell & trap zones."""
        self.pendulum_replace: Final = switch(values, "pendulum_replace")
        """Whether a card in a pendulum zone may be replaced, as a Field Spell may."""
        self.one_field_spell: Final = switch(values, "one_field_spell")
        """Whether only one Field Spell may be face-up on the whole field; a new one destroys the other."""
        self.trap_monster_keeps_spell_zone: Final = switch(values, "trap_monster_keeps_spell_zone")
        self.counters_on_users_only: Final = switch(values, "counters_on_users_only")
        """Whether counters can be placed only on cards that use them."""
        self.tributes_middle: Final = number(values, "tributes_middle")
        self.tributes_high: Final = number(values, "tributes_high")


class Rules(FieldRules):
    """The quantities and procedures in which editions differ; ``editions.citations`` names the statement behind each.

    Immutable; shared by all duels of the edition.
    """

    def __init__(
        self,
        identity: str,
        name_ja: str = "",
        name_en: str = "",
        source: str = "general knowledge",
        document: str = "MR3",
        **changes: object,
    ) -> None:
        """Create an edition.

        :param source: ``document``, ``general knowledge`` or ``custom``.
        :param document: the document of the rulebook whose statements are cited first.
        :param changes: the numbers and switches that differ from Master Rule 3.
        :raises TypeError: for a name that is neither a number nor a switch.
        """
        for name in changes:
            if name not in MASTER_RULE_3_VALUES:
                raise TypeError(f"Rules() got an unexpected keyword argument {name!r}")
        values = {**MASTER_RULE_3_VALUES, **changes}
        super().__init__(values)
        self.identity: Final = identity
        self.name_ja: Final = name_ja
        self.name_en: Final = name_en
        self.source: Final = source
        self.document: Final = document
        self.ignition_priority: Final = switch(values, "ignition_priority")
        """Whether the turn player may use an ignition effect after a summon before the opponent may respond."""
        self.extra_returns_to_graveyard: Final = switch(values, "extra_returns_to_graveyard")
        """Whether extra deck monsters that would return to hand or deck go to the graveyard."""
        self.turned_down_is_set: Final = switch(values, "turned_down_is_set")
        """Whether a monster that an effect turns face-down counts as having been Set."""
        self.unknown_off_field: Final = switch(values, "unknown_off_field")
        """Whether a printed ``?`` is no number in deck, hand and graveyard."""
        self.replay_on_fewer: Final = switch(values, "replay_on_fewer")
        """Whether a replay also follows when an opposing monster that is not attacked leaves."""
        self.battle_damage_in_steps: Final = switch(values, "battle_damage_in_steps")
        """Whether it is settled who takes battle damage before it is halved or doubled, by who takes it."""
        self.negated_summons_count: Final = switch(values, "negated_summons_count")
        """Whether a negated Special Summon counts towards a limit of Special Summons per turn."""

    def values(self) -> dict[str, object]:
        """All fields by name."""
        return {name: getattr(self, name) for name in (*WORDS, *NUMBERS, *SWITCHES)}

    def revise(self, **changes: object) -> Rules:
        """A copy of this edition with other values for some fields.

        :param changes: fields by name; ``identity`` names the new edition (by default, the old identity with a ``+``).
        :raises DuelkitError: for an unknown field or an invalid value.
        """
        values = self.values()
        values["source"] = "custom"
        if "identity" not in changes:
            values["identity"] = f"{self.identity}+"
        for name, value in changes.items():
            check_field(name, value)
            values[name] = value
        rules = restore_rules(values)
        if rules.extra_monster_zones == 1:
            raise DuelkitError("extra_monster_zones is 1; expected 0 or 2")
        if rules.extra_monster_zones and rules.monster_zones != 5:
            raise DuelkitError(f"monster_zones is {rules.monster_zones}; extra monster zones need 5")
        if rules.deck_most and rules.deck_most < rules.deck_least:
            raise DuelkitError(
                f"deck_most is {rules.deck_most}; expected at least deck_least, {rules.deck_least}, or 0 for no limit"
            )
        if rules.types & PLAIN_TYPES != PLAIN_TYPES:
            raise DuelkitError(
                f"types is {rules.types}; expected the bits {PLAIN_TYPES} in it, for monsters, spells, "
                "traps, Normal and Effect Monsters"
            )
        return rules

    def mixed(self) -> Rules:
        """The same edition for duels with cards of every kind, marked as such in its id."""
        return self.revise(identity=self.identity.removesuffix(MIXED) + MIXED, types=ALL_TYPES)

    def __reduce__(self) -> tuple[object, ...]:
        return (restore_rules, (self.values(),))


def restore_rules(values: dict[str, object]) -> Rules:
    """The rules with these values of all fields."""
    identity, name_ja, name_en, source, document = [str(values[name]) for name in WORDS]
    numbers = {name: values[name] for name in (*NUMBERS, *SWITCHES)}
    return Rules(identity, name_ja, name_en, source, document, **numbers)


def check_field(name: str, value: object) -> None:
    """Check the name and the value of a field.

    :raises DuelkitError: for an unknown field or an invalid value; the message states what was expected.
    """
    if name in NUMBERS:
        least, most = NUMBERS[name]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise DuelkitError(f"{name} is {shown(value)}; expected a whole number from {least} to {most}")
    elif name in SWITCHES:
        if not isinstance(value, bool):
            raise DuelkitError(f"{name} is {shown(value)}; expected true or false")
    elif name == "document":
        if value not in DOCUMENTS:
            raise DuelkitError(f"document is {shown(value)}; expected one of {', '.join(DOCUMENTS)}")
    elif name in WORDS and name != "source":
        if not isinstance(value, str) or not value or len(value) > 80 or not value.isprintable():
            raise DuelkitError(f"{name} is {shown(value)}; expected a text of 1 to 80 characters")
    else:
        words = ", ".join([*NUMBERS, *SWITCHES, *[word for word in WORDS if word != "source"]])
        raise DuelkitError(f"no rule {shown(name)}; expected one of {words}")


def shown(value: object) -> str:
    """A wrong value, shortened for a message."""
    if isinstance(value, int) and not -(10**MOST_SHOWN) < value < 10**MOST_SHOWN:
        return "a number of too many digits"
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
