"""Monsters of the years up to 2005 that fetch cards or rule the field."""

from __future__ import annotations

from duelkit.yugioh.language import (
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_PER_TURN_EITHER,
    ONCE_PER_TURN_SHARED,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    TRAP,
    WHEN,
    Action,
    AttackAgain,
    Attribute,
    Because,
    CardType,
    CounterCount,
    Declare,
    Domain,
    Effect,
    EventKind,
    Filter,
    HasAttacked,
    HoldsCounters,
    IsBattling,
    IsDeclared,
    Later,
    MayHoldCounter,
    Phase,
    PlaceCounters,
    Position,
    Procedure,
    Race,
    RemoveCounters,
    SameNameAs,
    Side,
    Stat,
    SummonKind,
    Until,
    When,
    Zone,
    apply,
    atk,
    attribute,
    banish,
    cannot,
    continuous,
    defense,
    destroy,
    destroys_by_battle,
    discard,
    every,
    gains,
    ignition,
    in_phase,
    level,
    monster,
    named,
    negated,
    normal_summoned,
    one,
    player_cannot,
    race,
    sent_to_graveyard,
    special_summon,
    summoned,
    this_is,
    times,
    to_hand,
    trigger,
)

LIGHT = attribute(Attribute.LIGHT)
DARK = attribute(Attribute.DARK)

# Floaters and searchers


def _fetched(which: Filter) -> Effect:
    """The older wording: as often as it happens, and the monster may be used at once."""
    return trigger(sent_to_graveyard(origin=Zone.FIELD), to_hand(one((MONSTER & which).in_deck())), mandatory=True)


def _fetches(which: Filter) -> Effect:
    """Sent from the field to the graveyard, it adds such a monster to the hand, not to be used this turn."""
    return trigger(
        sent_to_graveyard(origin=Zone.FIELD),
        to_hand(one((MONSTER & which).in_deck())).and_if_you_do(
            apply(
                player_cannot(Action.ACTIVATE, Side.YOU, unless=~SameNameAs(THEM)),
                player_cannot(Action.ACTIVATE_EFFECT, Side.YOU, unless=~SameNameAs(THEM)),
                until=Until.END_OF_TURN,
            )
        ),
        mandatory=True,
        limit=ONCE_PER_TURN_SHARED,
    )


SANGAN = monster(
    26202165, "クリッター", "Sangan", Attribute.DARK, Race.FIEND, 3, 1000, 600, _fetches(atk(at_most=1500))
).worded_until(2013, _fetched(atk(at_most=1500)))  # the limits came when it was allowed again
WITCH_OF_THE_BLACK_FOREST = monster(
    78010363,
    "黒き森のウィッチ",
    "Witch of the Black Forest",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1100,
    1200,
    _fetches(defense(at_most=1500)),
).worded_until(2013, _fetched(defense(at_most=1500)))  # as クリッター
SINISTER_SERPENT = monster(
    8131171,
    "キラー・スネーク",
    "Sinister Serpent",
    Attribute.WATER,
    Race.REPTILE,
    1,
    300,
    250,
    trigger(
        in_phase(Phase.STANDBY, Side.YOU),
        to_hand(THIS).also(
            Later(
                Phase.END,
                banish(one((MONSTER & named("キラー・スネーク", "Sinister Serpent")).in_graveyard())),
                of=Side.OPPONENT,
            )
        ),
        limit=ONCE_PER_TURN_SHARED,
        zones=Zone.GRAVEYARD,
    ),
).worded_until(  # before it was allowed again it came back every turn, each copy of it
    2013, trigger(in_phase(Phase.STANDBY, Side.YOU), to_hand(THIS), zones=Zone.GRAVEYARD)
)
APPRENTICE_MAGICIAN = monster(
    9156135,
    "見習い魔術師",
    "Apprentice Magician",
    Attribute.DARK,
    Race.SPELLCASTER,
    2,
    400,
    800,
    trigger(
        summoned(),
        PlaceCounters("魔力カウンター", 1, TARGET),
        mandatory=True,
        targets=one((FACE_UP & MayHoldCounter("魔力カウンター")).on_field()),
    ),
    trigger(
        When(EventKind.DESTROYED, IS_THIS, because=Because.BATTLE),
        special_summon(one((race(Race.SPELLCASTER) & level(at_most=2)).in_deck()), Position.FACE_DOWN_DEFENSE),
        timing=WHEN,
    ),
)

# Rulers of the field

JINZO = monster(
    77585513,
    "人造人間－サイコ・ショッカー",
    "Jinzo",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2400,
    1500,
    continuous(
        player_cannot(Action.ACTIVATE, Side.EITHER, unless=~TRAP, zones=Zone.FIELD),
        player_cannot(Action.ACTIVATE_EFFECT, Side.EITHER, unless=~TRAP, zones=Zone.FIELD),
        negated(TRAP.on_field()),
    ),
)
BREAKER_THE_MAGICAL_WARRIOR = monster(
    71413901,
    "魔導戦士 ブレイカー",
    "Breaker the Magical Warrior",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1600,
    1000,
    trigger(normal_summoned(), PlaceCounters("魔力カウンター", 1), mandatory=True),
    continuous(
        HoldsCounters("魔力カウンター", 1), gains(Stat.ATK, times(CounterCount("魔力カウンター", THIS), 300), to=THIS)
    ),
    ignition(destroy(TARGET), cost=RemoveCounters("魔力カウンター", 1), targets=one(SPELL_OR_TRAP.on_field())),
)
TRIBE_INFECTING_VIRUS = monster(
    33184167,
    "同族感染ウィルス",
    "Tribe-Infecting Virus",
    Attribute.WATER,
    Race.AQUA,
    4,
    1600,
    1000,
    ignition(destroy(every((MONSTER & FACE_UP & IsDeclared()).on_field())), cost=discard(1).also(Declare(Domain.RACE))),
)


def _banishes(which: Filter) -> Effect:
    """It banishes a monster in a turn in which it does not attack."""
    return ignition(
        banish(TARGET),
        condition=~this_is(HasAttacked()),
        cost=apply(cannot(Action.ATTACK), to=THIS, until=Until.END_OF_TURN),
        targets=one(which.on_field()),
        limit=ONCE_PER_TURN_EITHER,
    )


LIGHT_AND_DARK_BANISHED = Procedure(
    cost=banish(one((MONSTER & LIGHT).in_graveyard())).also(banish(one((MONSTER & DARK).in_graveyard())))
)
CHAOS_SORCERER = monster(
    9596126,
    "カオス・ソーサラー",
    "Chaos Sorcerer",
    Attribute.DARK,
    Race.SPELLCASTER,
    6,
    2300,
    2000,
    _banishes(MONSTER & FACE_UP).still(face_up=True),
    types=CardType.SPECIAL,
    procedures=[LIGHT_AND_DARK_BANISHED],
    only_by=SummonKind.SPECIAL,
)
BLACK_LUSTER_SOLDIER_ENVOY = monster(
    72989439,
    "カオス・ソルジャー －開闢の使者－",
    "Black Luster Soldier - Envoy of the Beginning",
    Attribute.LIGHT,
    Race.WARRIOR,
    8,
    3000,
    2500,
    _banishes(MONSTER),
    trigger(
        destroys_by_battle(to_graveyard=False),
        AttackAgain(),
        timing=WHEN,
        condition=IsBattling(IS_THIS, MONSTER, attacking=True),
        limit=ONCE_PER_TURN_EITHER,
    ),
    types=CardType.SPECIAL,
    procedures=[LIGHT_AND_DARK_BANISHED],
    only_by=SummonKind.SPECIAL,
)
