"""Cards of the structure deck SD29 (マスター・オブ・ペンデュラム) beside the magician pendulum deck."""

from duelkit.yugioh.cards.magician_pendulum import PERFORMAPAL
from duelkit.yugioh.language import (
    CARD,
    COST_CARDS,
    EACH,
    FACE_UP,
    IS_THIS,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OTHER,
    PENDULUM_MONSTER,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    WHEN,
    Action,
    Apply,
    Attribute,
    Because,
    CameHere,
    CardType,
    Compare,
    Declare,
    Destroy,
    Discard,
    Domain,
    EventKind,
    HasDone,
    IfPossible,
    InsteadOfDestruction,
    IsBattling,
    IsDeclared,
    Later,
    LookAt,
    MakeTokens,
    OnlyOne,
    Phase,
    Plus,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    StatOf,
    SummonKind,
    Those,
    TurnAction,
    Until,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    attribute,
    banish,
    banished_on_leaving,
    battle_damage_to,
    cannot,
    continuous,
    count,
    damage,
    destroy,
    destroys_by_battle,
    discard,
    draw,
    every,
    flip,
    half,
    ignition,
    in_phase,
    level,
    monster,
    named,
    one,
    original_atk_of,
    original_becomes,
    pay,
    player_cannot,
    race,
    random_card,
    send,
    sent_to_graveyard,
    special_summon,
    special_summoned,
    spell,
    to_hand,
    trap,
    tribute,
    trigger,
    you_control,
)

BESIDE_A_SPELLCASTER = Procedure(condition=you_control(race(Race.SPELLCASTER)))

MORPHING_JAR = monster(
    33508719,
    "メタモルポット",
    "Morphing Jar",
    Attribute.EARTH,
    Race.ROCK,
    2,
    700,
    600,
    flip(Discard(every(CARD.in_hand(Side.EITHER))).also_after(draw(5, Side.EITHER))),
    types=CardType.FLIP,
)

PERFORMAPAL_SALUTIGER = monster(
    44364077,
    "ＥＭヘイタイガー",
    "Performapal Salutiger",
    Attribute.EARTH,
    Race.BEAST_WARRIOR,
    4,
    1700,
    500,
    trigger(
        destroys_by_battle(),
        to_hand(one((PERFORMAPAL & PENDULUM_MONSTER).in_deck())),
        timing=WHEN,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)

SACRED_SWORD_OF_SEVEN_STARS = spell(
    45725480,
    "七星の宝刀",
    "Sacred Sword of Seven Stars",
    cost=banish(one((MONSTER & level(7)).in_hand() | (MONSTER & level(7) & FACE_UP).on_field(Side.YOU))),
    resolution=draw(2),
    limit=ONE_ACTIVATION_PER_TURN,
)

FUSILIER_DRAGON = monster(
    51632798,
    "可変機獣 ガンナードラゴン",
    "Fusilier Dragon, the Dual-Mode Beast",
    Attribute.DARK,
    Race.MACHINE,
    7,
    2800,
    2000,
    procedures=(
        Procedure(
            SummonKind.NORMAL,
            set_too=True,
            modifiers=(
                original_becomes(Stat.ATK, half(original_atk_of(EACH))),
                original_becomes(Stat.DEF, half(StatOf(Stat.ORIGINAL_DEF, EACH))),
            ),
        ),
    ),
)

ERADICATOR_EPIDEMIC_VIRUS = trap(
    54974237,
    "闇のデッキ破壊ウイルス",
    "Eradicator Epidemic Virus",
    cost=tribute(one((MONSTER & attribute(Attribute.DARK) & atk(at_least=2500)).on_field(Side.YOU))).also(
        Declare(Domain.SPELL_OR_TRAP)
    ),
    resolution=IfPossible(LookAt(every(CARD.in_hand(Side.OPPONENT) | SPELL_OR_TRAP.on_field(Side.OPPONENT))))
    .also(destroy(every(IsDeclared().in_hand(Side.OPPONENT) | (SPELL_OR_TRAP & IsDeclared()).on_field(Side.OPPONENT))))
    .also(
        Apply(
            (
                Whenever(
                    When(EventKind.DRAWN, side=Side.OPPONENT),
                    LookAt(TRIGGERING).also(Destroy(Those(TRIGGERING, IsDeclared()))),
                ),
            ),
            until=Until.OPPONENTS_TURN_END,
            times=3,
        )
    ),
)

RE_COVER = monster(
    58695102,
    "リ・バイブル",
    "Re-Cover",
    Attribute.EARTH,
    Race.PSYCHIC,
    1,
    700,
    300,
    ignition(
        special_summon(THIS, Position.FACE_UP, banished_on_leaving()),
        condition=Compare(count(CARD.in_extra_deck(Side.OPPONENT)), Plus(count(CARD.in_extra_deck(Side.YOU)), 5)),
        cost=pay(2000),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    types=CardType.TUNER,
)

NEFARIOUS_ARCHFIEND_EATER = monster(
    60666820,
    "デーモン・イーター",
    "Nefarious Archfiend Eater of Nefariousness",
    Attribute.EARTH,
    Race.BEAST,
    4,
    1500,
    200,
    continuous(OnlyOne(), cannot_be_negated=True),
    trigger(
        in_phase(Phase.END, of=Side.OPPONENT),
        destroy(TARGET).and_if_you_do(special_summon(THIS)),
        targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN,
    ),
    procedures=(BESIDE_A_SPELLCASTER,),
)

INARI_FIRE = monster(
    62953041,
    "稲荷火",
    "Inari Fire",
    Attribute.FIRE,
    Race.PYRO,
    4,
    1500,
    200,
    continuous(OnlyOne(), cannot_be_negated=True),
    trigger(
        in_phase(Phase.STANDBY, of=Side.YOU),
        special_summon(THIS),
        mandatory=True,
        zones=Zone.GRAVEYARD,
        condition=CameHere(
            Because.DESTROYED | Because.EFFECT, Zone.FIELD, face_up=True, next=Phase.STANDBY, of=Side.YOU
        ),
    ),
    procedures=(BESIDE_A_SPELLCASTER,),
)

PERFORMAPAL_THUNDERHINO = monster(
    70458081,
    "ＥＭジンライノ",
    "Performapal Thunderhino",
    Attribute.LIGHT,
    Race.ROCK,
    3,
    200,
    1800,
    continuous(cannot(Action.BE_ATTACKED, to=(PERFORMAPAL & MONSTER & OTHER).on_field(Side.YOU))),
    continuous(
        InsteadOfDestruction(
            (PERFORMAPAL & ~named("ＥＭジンライノ", "Performapal Thunderhino")).on_field(Side.YOU),
            banish(THIS),
            optional=True,
        ),
        zones=Zone.GRAVEYARD,
    ),
)

SCAPEGOAT = spell(
    73915051,
    "スケープ・ゴート",
    "Scapegoat",
    icon=CardType.QUICK_PLAY,
    condition=~HasDone(TurnAction.SUMMONED),
    cost=apply(
        player_cannot(Action.NORMAL_SUMMON, Side.YOU),
        player_cannot(Action.FLIP_SUMMON, Side.YOU),
        player_cannot(Action.SPECIAL_SUMMON, Side.YOU, unless=named("羊トークン", "Sheep Token")),
        until=Until.END_OF_TURN,
    ),
    resolution=MakeTokens(
        "羊トークン",
        "Sheep Token",
        Attribute.EARTH,
        Race.BEAST,
        1,
        0,
        0,
        number=4,
        positions=Position.FACE_UP_DEFENSE,
        modifiers=(cannot(Action.BE_TRIBUTED_FOR_SUMMON),),
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)

PENDULUM_RISING = spell(
    74926274,
    "ペンデュラム・アライズ",
    "Pendulum Rising",
    cost=send(one(MONSTER.on_field(Side.YOU))),
    resolution=special_summon(
        one((PENDULUM_MONSTER & level(StatOf(Stat.ORIGINAL_LEVEL, COST_CARDS))).in_deck())
    ).also_after(Later(Phase.END, destroy(THEM))),
    limit=ONE_ACTIVATION_PER_TURN,
)

METAPHYS_ARMED_DRAGON = monster(
    89189982, "メタファイズ・アームド・ドラゴン", "Metaphys Armed Dragon", Attribute.LIGHT, Race.WYRM, 7, 2800, 1000
)

X_SABER_AIRBELLUM = monster(
    90508760,
    "Ｘ－セイバー エアベルン",
    "X-Saber Airbellum",
    Attribute.EARTH,
    Race.BEAST,
    3,
    1600,
    200,
    trigger(
        battle_damage_to(Side.OPPONENT, IS_THIS),
        Discard(random_card(CARD.in_hand(Side.OPPONENT))),
        mandatory=True,
        condition=IsBattling(yours=IS_THIS, direct=True),
    ),
    types=CardType.TUNER,
)

FENCING_FIRE_FERRET = monster(
    97396380,
    "火舞太刀",
    "Fencing Fire Ferret",
    Attribute.FIRE,
    Race.BEAST,
    4,
    1700,
    600,
    trigger(
        sent_to_graveyard(because=Because.DESTROYED),
        destroy(TARGET).and_if_you_do(damage(500)),
        mandatory=True,
        targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    ),
)

CHAOS_HUNTER = monster(
    97940434,
    "カオスハンター",
    "Chaos Hunter",
    Attribute.DARK,
    Race.FIEND,
    7,
    2500,
    1600,
    trigger(
        special_summoned(MONSTER, side=Side.OPPONENT),
        special_summon(THIS),
        timing=WHEN,
        cost=discard(1, OTHER),
        zones=Zone.HAND,
    ),
    continuous(player_cannot(Action.BANISH, Side.OPPONENT)),
)

CARDS = (
    MORPHING_JAR,
    PERFORMAPAL_SALUTIGER,
    SACRED_SWORD_OF_SEVEN_STARS,
    FUSILIER_DRAGON,
    ERADICATOR_EPIDEMIC_VIRUS,
    RE_COVER,
    NEFARIOUS_ARCHFIEND_EATER,
    INARI_FIRE,
    PERFORMAPAL_THUNDERHINO,
    SCAPEGOAT,
    PENDULUM_RISING,
    METAPHYS_ARMED_DRAGON,
    X_SABER_AIRBELLUM,
    FENCING_FIRE_FERRET,
    CHAOS_HUNTER,
)
