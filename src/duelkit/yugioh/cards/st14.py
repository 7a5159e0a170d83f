"""The Starter Deck ST14 (2014)."""

from __future__ import annotations

from duelkit.yugioh.language import (
    CARD,
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    LINKED,
    MONSTER,
    NORMAL_SPELL,
    OPPONENTS_TURN,
    QUICK_PLAY_SPELL,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    WHEN,
    YOUR_TURN,
    Action,
    Are,
    Attribute,
    Because,
    Bind,
    CardType,
    ControlledBy,
    CountOf,
    Draw,
    Effect,
    Equip,
    EventKind,
    Filter,
    If,
    IsAmong,
    IsBattling,
    Pick,
    Position,
    Race,
    Remember,
    Send,
    Side,
    Stat,
    SummonKind,
    Those,
    Until,
    WasSummoned,
    When,
    Whenever,
    YouMay,
    Zone,
    activated,
    apply,
    atk,
    attack_declared,
    cannot,
    continuous,
    damage,
    destroy,
    destroys_by_battle,
    draw,
    gains,
    leaves_field,
    loses,
    monster,
    one,
    race,
    special_summon,
    spell,
    summoned,
    this_is,
    trap,
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
TRAP_HOLE = trap(
    4206964,
    "落とし穴",
    "Trap Hole",
    when=When(
        EventKind.SUMMONED, MONSTER & atk(at_least=1000), Side.OPPONENT, kinds=SummonKind.NORMAL | SummonKind.FLIP
    ),
    targets=one((IsAmong(TRIGGERING) & atk(at_least=1000)).on_field()),
    resolution=destroy(TARGET),
)
A_HERO_EMERGES = trap(
    21597117,
    "ヒーロー見参",
    "A Hero Emerges",
    when=attack_declared(by=Side.OPPONENT),
    resolution=Remember(Pick(CARD.in_hand(), chooser=Side.OPPONENT, at_random=True)).then(
        If(Are(THEM, MONSTER & SUMMONABLE), special_summon(THEM), Send(THEM))
    ),
)
SHADOW_SPELL = trap(
    29267084,
    "闇の呪縛",
    "Shadow Spell",
    continuous(
        loses(Stat.ATK, 700, to=LINKED),
        cannot(Action.ATTACK, to=LINKED),
        cannot(Action.CHANGE_POSITION, to=LINKED),
        Whenever(leaves_field(IsAmong(LINKED)), destroy(THIS)),
    ),
    icon=CardType.CONTINUOUS,
    targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    resolution=Bind(TARGET),
)
LUCKY_IRON_AXE = spell(
    34664411,
    "幸運の鉄斧",
    "Lucky Iron Axe",
    continuous(gains(Stat.ATK, 500, to=EQUIPPED)),
    trigger(
        When(
            EventKind.SENT_TO_GRAVEYARD,
            IS_THIS,
            by=Side.OPPONENT,
            origin=Zone.FIELD,
            face_up=True,
            because=Because.DESTROYED | Because.EFFECT,
        ),
        draw(1),
        mandatory=True,
    ),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=Equip(),
)
EGO_BOOST = spell(
    73178098,
    "虚栄巨影",
    "Ego Boost",
    icon=CardType.QUICK_PLAY,
    when=attack_declared(),
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(gains(Stat.ATK, 1000), to=TARGET, until=Until.END_OF_BATTLE_PHASE),
)
SORCEROUS_SPELL_WALL = spell(
    81231742,
    "破邪の魔法壁",
    "Sorcerous Spell Wall",
    continuous(gains(Stat.ATK, 300, to=MONSTER.on_field(Side.YOU)), condition=YOUR_TURN),
    continuous(gains(Stat.DEF, 300, to=MONSTER.on_field(Side.YOU)), condition=OPPONENTS_TURN),
    icon=CardType.FIELD,
)
