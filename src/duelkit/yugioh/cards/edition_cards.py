"""Cards by which editions are told apart: what becomes of a replaced Field Spell, and what can hold counters."""

from duelkit.yugioh.language import (
    FACE_UP,
    IS_THIS,
    MONSTER,
    SUMMONABLE,
    Attribute,
    Because,
    CardType,
    EventKind,
    May,
    Permission,
    PlaceCounters,
    Race,
    Side,
    Timing,
    When,
    Zone,
    continuous,
    every,
    monster,
    one,
    series,
    special_summon,
    spell,
    trigger,
)

ANCIENT_GEAR = series("アンティーク・ギア", "Ancient Gear", also=("古代の機械兵士",))

GEARTOWN = spell(
    37694547,
    "歯車街",
    "Geartown",
    continuous(May(Permission.ONE_TRIBUTE_LESS, None, Side.EITHER, which=ANCIENT_GEAR & MONSTER)),
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.DESTROYED),
        special_summon(one((ANCIENT_GEAR & MONSTER & SUMMONABLE).in_zones(Zone.HAND | Zone.DECK | Zone.GRAVEYARD))),
        timing=Timing.WHEN,
    ),
    icon=CardType.FIELD,
)
SNOW_DRAGON = monster(
    3070049,
    "スノー・ドラゴン",
    "Snow Dragon",
    Attribute.WATER,
    Race.DRAGON,
    4,
    1400,
    900,
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.BATTLE | Because.DESTROYED)
        | When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, because=Because.EFFECT | Because.DESTROYED),
        PlaceCounters("アイスカウンター", 1, every((MONSTER & FACE_UP).on_field())),
        mandatory=True,
    ),
)
