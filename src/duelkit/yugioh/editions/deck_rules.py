"""The rule statements behind deck construction and matches, by document.

Quantities (deck sizes, existing types, who chooses the turn order) are fields of :class:`Rules`; this module contains
the ids that a violation or a question cites. A custom edition cites the document of its base.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duelkit.yugioh.state.codes import GEMINI, LINK, PENDULUM, SYNCHRO, TUNER, XYZ
from duelkit.yugioh.state.rules import Rules


@dataclass(frozen=True)
class DeckRules:
    """The ids of one document's statements on decks and matches, and its terms for them.

    :param missing_types: for a type bit, the statement from which follows that the type does not exist.
    :param other_type: the same for types not in ``missing_types``.
    :param print_languages: the languages in which cards can be printed, as ISO 639 codes; empty for any.
    :param foreign_may_be_barred: whether an official duel can be restricted to Japanese cards.
    :param default_decks: built-in decks of the time, used by default.
    """

    main_size: str
    extra_size: str
    extra_kinds: str
    pendulum: str
    ritual: str
    side_size: str
    copies: str
    regulation: str
    forbidden: str
    limited: str
    semi_limited: str
    missing_types: tuple[tuple[int, str], ...]
    other_type: str
    foreign: str
    match: str
    won_on_draws: str
    drawn_match: str
    turn_order: str
    contest: str
    siding: str
    back_to_deck: tuple[str, ...]
    extra_name_ja: str = "エクストラデッキ"
    extra_name: str = "extra deck"
    print_languages: tuple[str, ...] = ()
    foreign_may_be_barred: bool = True
    default_decks: tuple[str, str] = ("synchron", "magician_pendulum")

    def missing_type(self, bit: int) -> str:
        """The statement from which follows that a type does not exist."""
        return dict(self.missing_types).get(bit, self.other_type)


DECK_RULES: Final[dict[str, DeckRules]] = {
    "EX04": DeckRules(
        main_size="EX04-GAP-DECK-01",
        extra_size="EX04-GAP-DECK-02",
        extra_kinds="EX04-GAP-DECK-02",
        pendulum="EX04-GAP-DECK-02",
        ritual="EX04-GAP-DECK-02",
        side_size="EX04-GAP-SIDE-01",
        copies="EX04-LIM-01",
        regulation="EX04-LIM-05",
        forbidden="EX04-LIM-04",
        limited="EX04-LIM-02",
        semi_limited="EX04-LIM-03",
        missing_types=(
            (SYNCHRO, "EX04-GAP-TYPE-01"),
            (XYZ, "EX04-GAP-TYPE-01"),
            (PENDULUM, "EX04-GAP-TYPE-01"),
            (LINK, "EX04-GAP-TYPE-01"),
            (TUNER, "EX04-GAP-TYPE-01"),
            (GEMINI, "EX04-GAP-TYPE-03"),
        ),
        other_type="EX04-GAP-TYPE-01",
        foreign="EX04-TCG-01",
        match="EX04-GAP-MATCH-01",
        won_on_draws="EX04-GAP-MATCH-01",
        drawn_match="EX04-GAP-MATCH-01",
        turn_order="EX04-GAP-MATCH-01",
        contest="EX04-GAP-SETUP-01",
        siding="EX04-GAP-SIDE-01",
        back_to_deck=("EX04-BAN-02",),
        extra_name_ja="融合デッキ",
        extra_name="fusion deck",
        print_languages=("ja", "en"),
        foreign_may_be_barred=False,
        default_decks=("wc2004_chaos", "goat_warrior_toolbox"),
    ),
    "MR3": DeckRules(
        main_size="MR3-DECK-01",
        extra_size="MR3-DECK-08",
        extra_kinds="MR3-DECK-07",
        pendulum="MR3-PEN-19",
        ritual="MR3-RIT-02",
        side_size="MR3-SIDE-04",
        copies="MR3-DECK-02",
        regulation="MR3-DECK-03",
        forbidden="MR3-LIM-02",
        limited="MR3-LIM-03",
        semi_limited="MR3-LIM-04",
        missing_types=((LINK, "MR3-TYPE-14"),),
        other_type="MR3-TYPE-14",
        foreign="MR3-TCG-01",
        match="MR3-MATCH-04",
        won_on_draws="MR3-MATCH-05",
        drawn_match="MR3-MATCH-06",
        turn_order="MR3-MATCH-03",
        contest="MR3-SETUP-05",
        siding="MR3-SIDE-03",
        back_to_deck=("MR3-BAN-02", "MR3-PEN-24", "RES-BAN-03"),
    ),
    "MR20": DeckRules(
        main_size="MR20-DECK-01",
        extra_size="MR20-PEN-13",
        extra_kinds="MR20-GAP-DECK-01",
        pendulum="MR20-PEN-13",
        ritual="MR20-RIT-02",
        side_size="MR20-GAP-SIDE-01",
        copies="MR20-LIM-01",
        regulation="MR20-LIM-05",
        forbidden="MR20-LIM-02",
        limited="MR20-LIM-03",
        semi_limited="MR20-LIM-04",
        missing_types=(),
        other_type="MR20-TYPE-02",
        foreign="MR3-TCG-01",
        match="MR20-GAP-MATCH-01",
        won_on_draws="MR20-GAP-MATCH-01",
        drawn_match="MR20-GAP-MATCH-01",
        turn_order="MR20-GAP-MATCH-01",
        contest="MR20-SETUP-03",
        siding="MR20-GAP-SIDE-01",
        back_to_deck=("MR20-BAN-02", "MR20-PEN-14"),
        default_decks=("link_cyberse_starter", "synchron"),
    ),
}


def deck_rules(rules: Rules) -> DeckRules:
    """The ids that an edition's deck checks and matches cite: those of its document, or of Master Rule 3."""
    return DECK_RULES.get(rules.document, DECK_RULES["MR3"])
