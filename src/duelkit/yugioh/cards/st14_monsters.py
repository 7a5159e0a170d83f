"""The monsters of Starter Deck ST14 (2014)."""

from __future__ import annotations

from duelkit.yugioh.language import (
    CARD,
    IS_THIS,
    NORMAL_SPELL,
    QUICK_PLAY_SPELL,
    TARGET,
    THEM,
    THIS,
    WHEN,
    Action,
    Attribute,
    Because,
    ControlledBy,
    CountOf,
    Draw,
    Effect,
    EventKind,
    Filter,
    IsBattling,
    Position,
    Race,
    Side,
    Stat,
    SummonKind,
    Those,
    Until,
    WasSummoned,
    When,
    Whenever,
    YouMay,
    activated,
    apply,
    atk,
    cannot,
    continuous,
    damage,
    destroy,
    destroys_by_battle,
    gains,
    monster,
    one,
    race,
    special_summon,
    summoned,
    this_is,
    trigger,
    up_to,
)


def _floats_into(which: Filter) -> Effect:
    """When an opponent's attack destroys it: one such monster with 1500 or less ATK from the deck."""
    return trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, by=Side.OPPONENT, because=Because.BATTLE | Because.DESTROYED),
        special_summon(one((which & atk(at_most=1500)).in_deck()), Position.FACE_UP_ATTACK),
        timing=WHEN,
        condition=IsBattling(IS_THIS, attacking=False),
    )


ARNIS = monster(
    29687169,
    "魔装戦士 アルニス",
    "Arnis, the Empowered Warrior",
    Attribute.FIRE,
    Race.WARRIOR,
    4,
    1700,
    1200,
    _floats_into(race(Race.SPELLCASTER)),
)
RED_SPARROW_SUMMONER = monster(
    81354330,
    "朱雀の召喚士",
    "Red Sparrow Summoner",
    Attribute.FIRE,
    Race.SPELLCASTER,
    4,
    1600,
    1300,
    _floats_into(race(Race.WARRIOR)),
)
KURAZ = monster(
    57666212,
    "光帝クライス",
    "Kuraz the Light Monarch",
    Attribute.LIGHT,
    Race.WARRIOR,
    6,
    2400,
    1000,
    trigger(
        summoned(kinds=SummonKind.NORMAL | SummonKind.SPECIAL),
        destroy(TARGET).and_if_you_do(
            YouMay(Draw(CountOf(Those(THEM, ControlledBy(Side.YOU))))).also(
                YouMay(Draw(CountOf(Those(THEM, ControlledBy(Side.OPPONENT))), Side.OPPONENT), Side.OPPONENT)
            )
        ),
        targets=up_to(2, CARD.on_field()),
        timing=WHEN,
    ),
    continuous(
        cannot(Action.ATTACK, to=THIS),
        condition=this_is(WasSummoned(SummonKind.NORMAL | SummonKind.SPECIAL, this_turn=True)),
    ),
)
DES_VOLSTGALPH = monster(
    81059524,
    "デス・ヴォルストガルフ",
    "Des Volstgalph",
    Attribute.EARTH,
    Race.DRAGON,
    6,
    2200,
    1700,
    trigger(destroys_by_battle(), damage(500), mandatory=True),
    continuous(
        Whenever(
            activated(NORMAL_SPELL | QUICK_PLAY_SPELL, card=True),
            apply(gains(Stat.ATK, 200), to=THIS, until=Until.END_OF_TURN),
        )
    ),
)
