"""Other cards of the link years: hand traps, removal, a Link Monster for every Tuner, and what Cyberse decks bring."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CYBERSE
from duelkit.yugioh.language import (
    CO_LINKED,
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OPPOSING_BATTLER,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    Action,
    Activated,
    Attribute,
    BanishFor,
    CardType,
    ChooseOne,
    Declare,
    Destroy,
    Discard,
    Domain,
    Equip,
    EventIs,
    EventKind,
    HeldAtActivation,
    Higher,
    If,
    IsAmong,
    IsBattling,
    IsDeclared,
    LinkMaterials,
    Marker,
    NegateEffect,
    NegateSummon,
    Ordinal,
    Permission,
    Plus,
    Race,
    Side,
    Stat,
    StatOf,
    SummonKind,
    TakeControl,
    Those,
    Until,
    When,
    Whenever,
    Would,
    YouMay,
    Zone,
    activated,
    apply,
    atk,
    atk_of,
    becomes,
    cannot,
    continuous,
    damage,
    destroy,
    discard,
    draw,
    link_monster,
    may,
    monster,
    negate_and_destroy,
    negated,
    one,
    original_atk_of,
    pay,
    player_cannot,
    quick,
    send,
    special_summoned,
    spell,
    summoned,
    this_is,
    to_deck,
    to_hand,
    trap,
    trigger,
    would_be_summoned,
)

MARSHMALLON = monster(
    31305911,
    "マシュマロン",
    "Marshmallon",
    Attribute.LIGHT,
    Race.FAIRY,
    3,
    300,
    500,
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=THIS)),
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        damage(1000),
        mandatory=True,
        condition=IsBattling(IS_THIS, attacking=False, from_face_down=True),
    ),
)


CYNET_BACKDOOR = spell(
    43839002,
    "サイバネット・バックドア",
    "Cynet Backdoor",
    icon=CardType.QUICK_PLAY,
    targets=one((CYBERSE & FACE_UP).on_field(Side.YOU)),
    resolution=BanishFor(
        TARGET,
        Until.YOUR_NEXT_STANDBY,
        returned=apply(may(Permission.ATTACK_DIRECTLY), to=THEM, until=Until.END_OF_TURN),
    ).and_if_you_do(to_hand(one((CYBERSE & atk(at_most=Plus(original_atk_of(TARGET), 1, minus=True))).in_deck()))),
    limit=ONE_ACTIVATION_PER_TURN,
)

BOTTOMLESS_TRAP_HOLE = trap(
    29401950,
    "奈落の落とし穴",
    "Bottomless Trap Hole",
    when=summoned(MONSTER & atk(at_least=1500), side=Side.OPPONENT),
    resolution=Destroy(Those(TRIGGERING, atk(at_least=1500)), to=Zone.BANISHED),
)


MIND_CONTROL = spell(
    37520316,
    "精神操作",
    "Mind Control",
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=TakeControl(TARGET, Until.END_PHASE).and_if_you_do(
        apply(cannot(Action.DECLARE_ATTACK), cannot(Action.BE_TRIBUTED), to=THEM, until=Until.END_PHASE)
    ),
)

MIRROR_FIGURE = Plus(Higher(atk_of(OPPOSING_BATTLER), StatOf(Stat.DEF, OPPOSING_BATTLER)), 100)

MOON_MIRROR_SHIELD = spell(
    19508728,
    "月鏡の盾",
    "Moon Mirror Shield",
    trigger(
        When(EventKind.CALCULATION),
        apply(
            becomes(Stat.ATK, MIRROR_FIGURE),
            becomes(Stat.DEF, MIRROR_FIGURE),
            to=EQUIPPED,
            until=Until.DAMAGE_CALCULATION,
        ),
        mandatory=True,
        condition=IsBattling(IsAmong(EQUIPPED), MONSTER),
    ),
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, origin=Zone.FIELD, face_up=True),
        ChooseOne((to_deck(THIS, Ordinal.TOP), to_deck(THIS, Ordinal.BOTTOM)), at_resolution=True),
        mandatory=True,
        cost=pay(500),
    ),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=Equip(),
)

SOLEMN_STRIKE = trap(
    40605147,
    "神の通告",
    "Solemn Strike",
    icon=CardType.COUNTER,
    when=activated(MONSTER, card=False) | would_be_summoned(SummonKind.SPECIAL),
    cost=pay(1500),
    resolution=If(
        EventIs(would_be_summoned(SummonKind.SPECIAL)),
        NegateSummon().and_if_you_do(destroy(TRIGGERING)),
        negate_and_destroy(),
    ),
)

DIMENSIONAL_BARRIER = trap(
    83326048,
    "次元障壁",
    "Dimensional Barrier",
    cost=Declare(Domain.SUMMON_TYPE),
    resolution=apply(
        player_cannot(Action.SPECIAL_SUMMON, Side.EITHER, unless=~(MONSTER & IsDeclared())),
        negated(to=(MONSTER & FACE_UP & IsDeclared()).on_field()),
        until=Until.END_OF_TURN,
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)
ASH_BLOSSOM = monster(
    14558127,
    "灰流うらら",
    "Ash Blossom & Joyous Spring",
    Attribute.FIRE,
    Race.ZOMBIE,
    3,
    0,
    1800,
    quick(
        NegateEffect(),
        when=activated(would=Would.SEARCH)
        | activated(would=Would.DRAW)
        | activated(would=Would.SUMMON_FROM_DECK)
        | activated(would=Would.SEND_FROM_DECK),
        cost=Discard(THIS),
        zones=Zone.HAND,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    types=CardType.TUNER,
)

MAXX_C = monster(
    23434538,
    "増殖するＧ",
    'Maxx "C"',
    Attribute.EARTH,
    Race.INSECT,
    2,
    500,
    200,
    quick(
        apply(Whenever(special_summoned(MONSTER, side=Side.OPPONENT), draw(1)), until=Until.END_OF_TURN),
        cost=send(THIS),
        zones=Zone.HAND,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)


KNIGHTMARE_PHOENIX = link_monster(
    2857636,
    "トロイメア・フェニックス",
    "Knightmare Phoenix",
    Attribute.FIRE,
    Race.FIEND,
    2,
    1900,
    Marker.TOP | Marker.RIGHT,
    LinkMaterials(MONSTER, 2, 2, different_names=True),
    trigger(
        summoned(kinds=SummonKind.LINK),
        destroy(TARGET).then(If(HeldAtActivation(this_is(CO_LINKED)), YouMay(draw(1)))),
        cost=discard(1),
        targets=one(SPELL_OR_TRAP.on_field(Side.OPPONENT)),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=CO_LINKED.on_field(Side.YOU))),
)


SOLEMN_WARNING = trap(
    84749824,
    "神の警告",
    "Solemn Warning",
    icon=CardType.COUNTER,
    when=Activated(SPELL_OR_TRAP, card=True, would=Would.SPECIAL_SUMMON)
    | Activated(MONSTER, card=False, would=Would.SPECIAL_SUMMON)
    | would_be_summoned(),
    cost=pay(2000),
    resolution=If(
        EventIs(would_be_summoned()), NegateSummon().and_if_you_do(destroy(TRIGGERING)), negate_and_destroy()
    ),
)
