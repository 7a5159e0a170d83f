"""Other cards of the link decks: what they bring beside their Cyberse monsters."""

from duelkit.yugioh.cards.series import CYBERSE
from duelkit.yugioh.language import (
    EQUIPPED,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONE_ACTIVATION_PER_TURN,
    OPPOSING_BATTLER,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    Action,
    Attribute,
    BanishFor,
    CardType,
    ChooseOne,
    Declare,
    Destroy,
    Domain,
    Equip,
    EventIs,
    EventKind,
    Higher,
    If,
    IsAmong,
    IsBattling,
    IsDeclared,
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
    may,
    monster,
    negate_and_destroy,
    negated,
    one,
    original_atk_of,
    pay,
    player_cannot,
    spell,
    summoned,
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
