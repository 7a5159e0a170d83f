"""Cards that the reader misreads, as a judge found: they stay off the shelf until the reading is mended."""

from __future__ import annotations

from typing import Final

MISREAD: Final[dict[int, str]] = {
    6958567: "two cards destroyed together, without a target, are read as two destructions",
    9505425: "the Attribute that the monster has can be declared",
    10352095: "the declaration belongs to the activation of the Equip Card",
    12743620: "the second target must have a Level as well",
    18214905: "the Attribute that the monster has can be declared",
    19036557: "the Attribute that the monster has can be declared",
    20127343: "the Attribute that the monster has can be declared",
    24175232: "no more cards are destroyed than the opponent has",
    37507488: "the Special Summon from the hand is not asked for at activation",
    39890958: "it can also be Special Summoned if another card equipped it (faq 19477)",
    45064756: "it can be activated without a monster in the Graveyards",
    45702014: "the Attribute that the monster has can be declared",
    60461804: "two cards destroyed together, without a target, are read as two destructions",
}
"""Passcode → what is read wrongly. Take a line out when the reading is mended."""
