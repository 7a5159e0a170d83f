"""Effect Monsters (効果モンスター) of the staples."""

from duelkit.yugioh.cards.shared import CUTS_DOWN_THE_HIDDEN
from duelkit.yugioh.language import (
    ATTACK_TARGET, CARD, DAMAGE_TAKEN, DECLARED, DEFENSE_POSITION, EQUIPPED, FACE_UP, HEADS,
    IS_THIS, MATERIALS, MONSTER, ONCE_PER_TURN, ONCE_PER_TURN_BY_NAME, ONCE_PER_TURN_SHARED,
    ONCE_WHILE_FACE_UP, OPPONENTS_TURN, OPPOSING_BATTLER, OTHER, SPELL_OR_TRAP, TARGET, THEM, THIS, WHEN,
    YOUR_BATTLER, Action, Attribute, BanishFor, Because, CameHere, CardType, ChooseOne, Compare, Damage,
    Declare, Discard, Domain, Equip, EquippedByItself, EventKind, Exists, GainLife, HasBattled, If, InStep,
    IsBattling, MakeTokens, Mill, OnlyOne, Permission, Phase, Position, Procedure, Race, Side, Stat, StatOf,
    Step, SummonKind, TakesControl, TossCoins, Triggers, Until, UseNormalSummon, WasSummoned, When, Whenever,
    Wins, WouldTakeBattleDamage, Zone, apply, atk, atk_of, attribute, banish, becomes, cannot, continuous, count,
    damage, destroy, destroyed_by_battle, discard, draw, exactly, flip, gains, half, ignition, in_phase,
    level, level_of, loses, may, monster, named, negated, no, normal_summoned, one, original_atk_of, original_becomes,
    player_cannot, quick, race, send, sent_to_graveyard, series, special_summon, summoned, this_is, to_deck,
    to_hand, tribute, trigger, up_to, when_possible,
)

ARCHFIEND_OF_GILFER = monster(
    50287060, "暗黒魔族ギルファー・デーモン", "Archfiend of Gilfer",
    Attribute.DARK, Race.FIEND, 6, 2200, 2500,
    trigger(
        sent_to_graveyard(), timing=WHEN,
        targets=one((MONSTER & FACE_UP).on_field()),
        resolution=Equip(THIS, TARGET, (loses(Stat.ATK, 500),)),
    ),
)
BARREL_DRAGON = monster(
    81480460, "リボルバー・ドラゴン", "Barrel Dragon", Attribute.DARK, Race.MACHINE, 7, 2600, 2200,
    ignition(
        targets=one(MONSTER.on_field(Side.OPPONENT)),
        resolution=TossCoins(3).then(If(Compare(HEADS, 2), destroy(TARGET))),
        limit=ONCE_PER_TURN,
    ),
)
BLAST_SPHERE = monster(
    26302522, "スフィア・ボム 球体時限爆弾", "Blast Sphere", Attribute.DARK, Race.MACHINE, 4, 1400, 1400,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS), mandatory=True,
        condition=IsBattling(IS_THIS, attacking=False, from_face_down=True),
        resolution=Equip(THIS, OPPOSING_BATTLER),
    ),
    trigger(
        in_phase(Phase.STANDBY, of=Side.OPPONENT), mandatory=True, zones=Zone.SPELL_TRAP_ZONE,
        condition=EquippedByItself(),
        limit=ONCE_WHILE_FACE_UP,
        resolution=destroy(EQUIPPED).and_if_you_do(Damage(StatOf(Stat.ATK, THEM, as_it_was=True))),
    ),
)
CANNON_SOLDIER = monster(
    11384280, "キャノン・ソルジャー", "Cannon Soldier", Attribute.DARK, Race.MACHINE, 4, 1400, 1300,
    ignition(cost=tribute(one(MONSTER.on_field(Side.YOU))), resolution=damage(500)),
)
WRAPPED = (original_becomes(Stat.ATK, 0), original_becomes(Stat.DEF, 2000))
COCOON_OF_EVOLUTION = monster(
    40240595, "進化の繭", "Cocoon of Evolution", Attribute.EARTH, Race.INSECT, 3, 0, 2000,
    ignition(
        zones=Zone.HAND,
        targets=one((MONSTER & named("プチモス", "Petit Moth") & FACE_UP).on_field(Side.YOU)),
        resolution=Equip(THIS, TARGET, WRAPPED),
    ),
).worded_until(  # it took the turn's Normal Summon, and a monster zone (EX04-EQP-12, EX04-EQP-13)
    2007,
    ignition(
        zones=Zone.HAND,
        cost=UseNormalSummon(),
        targets=one((MONSTER & named("プチモス", "Petit Moth") & FACE_UP).on_field(Side.YOU)),
        resolution=Equip(THIS, TARGET, WRAPPED, as_monster=True),
    ),
)
DD_WARRIOR = monster(
    37043180, "異次元の戦士", "D.D. Warrior", Attribute.EARTH, Race.WARRIOR, 4, 1200, 1000,
    trigger(
        When(EventKind.BATTLED, IS_THIS), mandatory=True,
        condition=IsBattling(IS_THIS, MONSTER),
        resolution=banish(THIS).also(banish(OPPOSING_BATTLER)),
    ),
)
DARK_NECROFEAR = monster(
    31829185, "ダーク・ネクロフィア", "Dark Necrofear", Attribute.DARK, Race.FIEND, 8, 2200, 2800,
    trigger(
        in_phase(Phase.END), mandatory=True, zones=Zone.GRAVEYARD,
        condition=CameHere(Because.DESTROYED, Zone.MONSTER_ZONE, by=Side.OPPONENT, this_turn=True),
        targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
        resolution=Equip(THIS, TARGET, (TakesControl(),)),
    ).still(theirs=True),
    types=CardType.SPECIAL,
    procedures=(Procedure(cost=banish(exactly(3, race(Race.FIEND).in_graveyard()))),),
    only_by=SummonKind.SPECIAL,
)
DRILLROID = monster(
    71218746, "ドリルロイド", "Drillroid", Attribute.EARTH, Race.MACHINE, 4, 1600, 1600,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS), mandatory=True,
        condition=IsBattling(IS_THIS, DEFENSE_POSITION, attacking=True),
        resolution=destroy(ATTACK_TARGET),
    ),
)
EHREN_LIGHTSWORN_MONK = monster(
    44178886, "ライトロード・モンク エイリン", "Ehren, Lightsworn Monk",
    Attribute.LIGHT, Race.WARRIOR, 4, 1600, 1000,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS), mandatory=True,
        condition=IsBattling(IS_THIS, DEFENSE_POSITION, attacking=True),
        resolution=to_deck(ATTACK_TARGET),
    ),
    trigger(in_phase(Phase.END, of=Side.YOU), Mill(3), mandatory=True),
)
ELEMENTAL_HERO_STRATOS = monster(
    40044918, "Ｅ・ＨＥＲＯ エアーマン", "Elemental HERO Stratos", Attribute.WIND, Race.WARRIOR, 4, 1800, 300,
    trigger(
        summoned(kinds=SummonKind.NORMAL | SummonKind.SPECIAL), timing=WHEN,
        resolution=ChooseOne((
            destroy(up_to(
                count((MONSTER & FACE_UP & series("ＨＥＲＯ", "HERO") & OTHER).on_field(Side.YOU)),
                SPELL_OR_TRAP.on_field(),
            )),
            to_hand(one((MONSTER & series("ＨＥＲＯ", "HERO")).in_deck())),
        )),
    ),
)
EXODIA_THE_FORBIDDEN_ONE = monster(
    33396948, "封印されしエクゾディア", "Exodia the Forbidden One",
    Attribute.DARK, Race.SPELLCASTER, 3, 1000, 1000,
    continuous(
        Wins(), zones=Zone.HAND, cannot_be_negated=True,
        condition=Exists(named("封印されし者の右腕", "Right Arm of the Forbidden One").in_hand())
        & Exists(named("封印されし者の左腕", "Left Arm of the Forbidden One").in_hand())
        & Exists(named("封印されし者の右足", "Right Leg of the Forbidden One").in_hand())
        & Exists(named("封印されし者の左足", "Left Leg of the Forbidden One").in_hand()),
    ),
)
FIRE_KING_AVATAR_YAKSHA = monster(
    66413481, "炎王獣 ヤクシャ", "Fire King Avatar Yaksha", Attribute.FIRE, Race.BEAST_WARRIOR, 4, 1800, 200,
    trigger(
        When(EventKind.DESTROYED, MONSTER & series("炎王", "Fire King"), side=Side.YOU,
             because=Because.EFFECT,
             origin=Zone.MONSTER_ZONE, face_up=True),
        special_summon(THIS),
        zones=Zone.HAND,
    ),
    trigger(
        sent_to_graveyard(because=Because.DESTROYED),
        destroy(one(CARD.in_hand() | CARD.on_field(Side.YOU))),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)
FLYING_KAMAKIRI_1 = monster(
    84834865, "ドラゴンフライ", "Flying Kamakiri #1", Attribute.WIND, Race.INSECT, 4, 1400, 900,
    trigger(
        destroyed_by_battle(), timing=WHEN,
        resolution=special_summon(
            one((attribute(Attribute.WIND) & atk(at_most=1500)).in_deck()), Position.FACE_UP_ATTACK,
        ),
    ),
)
GAGAGA_MAGICIAN = monster(
    26082117, "ガガガマジシャン", "Gagaga Magician", Attribute.DARK, Race.SPELLCASTER, 4, 1500, 1000,
    continuous(cannot(Action.BE_SYNCHRO_MATERIAL, to=THIS), cannot_be_negated=True),
    continuous(OnlyOne()),
    ignition(
        cost=Declare(Domain.NUMBER, 1, 8, unlike=level_of(THIS)),
        resolution=apply(becomes(Stat.LEVEL, DECLARED), to=THIS, until=Until.END_OF_TURN),
        limit=ONCE_PER_TURN,
    ),
)
GLADIATOR_BEAST_LAQUARI = monster(
    78868776, "剣闘獣ラクエル", "Gladiator Beast Laquari", Attribute.FIRE, Race.BEAST_WARRIOR, 4, 1800, 400,
    continuous(Whenever(
        When(EventKind.SUMMONED, IS_THIS, kinds=SummonKind.SPECIAL,
             by_card=MONSTER & series("剣闘獣", "Gladiator Beast")),
        apply(original_becomes(Stat.ATK, 2100), to=THIS),
    )),
    trigger(
        When(EventKind.BATTLE_PHASE_ENDS),
        condition=this_is(HasBattled()),
        cost=to_deck(THIS),
        resolution=special_summon(one((
            MONSTER & series("剣闘獣", "Gladiator Beast")
            & ~named("剣闘獣ラクエル", "Gladiator Beast Laquari")
        ).in_deck())),
    ),
).read_as("グラディアルビーストラクエル")
GOLDD_WU_LORD_OF_DARK_WORLD = monster(
    78004197, "暗黒界の武神 ゴルド", "Goldd, Wu-Lord of Dark World",
    Attribute.DARK, Race.FIEND, 5, 2300, 1400,
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, origin=Zone.HAND,
             because=Because.DISCARDED | Because.EFFECT, by=Side.YOU),
        special_summon(THIS), mandatory=True,
    ),
    trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, origin=Zone.HAND,
             because=Because.DISCARDED | Because.EFFECT, by=Side.OPPONENT),
        targets=up_to(2, CARD.on_field(Side.OPPONENT), at_least=0),
        resolution=special_summon(THIS).then(when_possible(destroy(TARGET))), mandatory=True,
    ),
)
GORZ_THE_EMISSARY_OF_DARKNESS = monster(
    44330098, "冥府の使者ゴーズ", "Gorz the Emissary of Darkness", Attribute.DARK, Race.FIEND, 7, 2700, 2500,
    trigger(
        When(EventKind.BATTLE_DAMAGE, side=Side.YOU, by=Side.OPPONENT), timing=WHEN, zones=Zone.HAND,
        condition=no(CARD.on_field(Side.YOU)),
        resolution=If(no(CARD.on_field(Side.YOU)), special_summon(THIS).then(Triggers(trigger(
            summoned(), mandatory=True,
            resolution=MakeTokens(
                "冥府の使者カイエントークン", "Emissary of Darkness Token", Attribute.LIGHT, Race.FAIRY, 7,
                atk=DAMAGE_TAKEN, defense=DAMAGE_TAKEN,
            ),
        )))),
    ),
    trigger(
        When(EventKind.EFFECT_DAMAGE, side=Side.YOU, by=Side.OPPONENT), timing=WHEN, zones=Zone.HAND,
        steps=Step.DAMAGE_STEP, condition=no(CARD.on_field(Side.YOU)),
        resolution=If(no(CARD.on_field(Side.YOU)), special_summon(THIS).then(Triggers(trigger(
            summoned(), mandatory=True, resolution=damage(DAMAGE_TAKEN),
        )))),
    ),
)
HONEST = monster(
    37742478, "オネスト", "Honest", Attribute.LIGHT, Race.FAIRY, 4, 1100, 1900,
    ignition(to_hand(THIS)),
    quick(
        zones=Zone.HAND, steps=Step.UNTIL_CALCULATION,
        condition=InStep(Step.UNTIL_CALCULATION) & IsBattling(attribute(Attribute.LIGHT), FACE_UP),
        cost=send(THIS),
        resolution=apply(gains(Stat.ATK, atk_of(OPPOSING_BATTLER)), to=YOUR_BATTLER, until=Until.END_OF_TURN),
    ),
)
JINZO_7 = monster(
    32809211, "人造人間７号", "Jinzo #7", Attribute.DARK, Race.MACHINE, 2, 500, 400,
    continuous(may(Permission.ATTACK_DIRECTLY, to=THIS)),
)
KISEITAI = monster(
    4266839, "精神寄生体", "Kiseitai", Attribute.DARK, Race.FIEND, 2, 300, 800,
    trigger(
        When(EventKind.BEFORE_CALCULATION, IS_THIS), mandatory=True,
        condition=IsBattling(IS_THIS, attacking=False, from_face_down=True),
        resolution=Equip(THIS, OPPOSING_BATTLER),
    ),
    trigger(
        in_phase(Phase.STANDBY, of=Side.OPPONENT), mandatory=True, zones=Zone.SPELL_TRAP_ZONE,
        condition=EquippedByItself(),
        resolution=GainLife(half(atk_of(EQUIPPED))),
    ),
)
KURIBOH = monster(
    40640057, "クリボー", "Kuriboh", Attribute.DARK, Race.FIEND, 1, 300, 200,
    quick(
        zones=Zone.HAND, steps=Step.CALCULATION,
        condition=OPPONENTS_TURN & InStep(Step.CALCULATION) & WouldTakeBattleDamage(),
        cost=Discard(THIS),
        resolution=apply(player_cannot(Action.TAKE_BATTLE_DAMAGE, Side.YOU), until=Until.END_OF_DAMAGE_STEP),
    ),
)
MAJU_GARZETT = monster(
    8794435, "合成魔獣 ガーゼット", "Maju Garzett", Attribute.DARK, Race.FIEND, 7, -2, 0,
    continuous(
        becomes(Stat.ATK, original_atk_of(MATERIALS), to=THIS),
        condition=this_is(WasSummoned(SummonKind.TRIBUTE)),
    ),
)
MATAZA_THE_ZAPPER = monster(
    22609617, "不意打ち又佐", "Mataza the Zapper", Attribute.DARK, Race.WARRIOR, 3, 1300, 800,
    continuous(may(Permission.EXTRA_ATTACKS, to=THIS), cannot(Action.CHANGE_CONTROL, to=THIS)),
)
MOTHER_GRIZZLY = monster(
    57839750, "グリズリーマザー", "Mother Grizzly", Attribute.WATER, Race.BEAST_WARRIOR, 4, 1400, 1000,
    trigger(
        destroyed_by_battle(), timing=WHEN,
        resolution=special_summon(
            one((attribute(Attribute.WATER) & atk(at_most=1500)).in_deck()), Position.FACE_UP_ATTACK,
        ),
    ),
)
PETEN_THE_DARK_CLOWN = monster(
    52624755, "闇・道化師のペーテン", "Peten the Dark Clown", Attribute.DARK, Race.SPELLCASTER, 3, 500, 1200,
    trigger(
        sent_to_graveyard(), timing=WHEN,
        cost=banish(THIS),
        resolution=special_summon(
            one(named("闇・道化師のペーテン", "Peten the Dark Clown").in_zones(Zone.HAND | Zone.DECK)),
        ),
    ),
)
SASUKE_SAMURAI = monster(
    16222645, "一刀両断侍", "Sasuke Samurai", Attribute.WIND, Race.WARRIOR, 2, 500, 800,
    CUTS_DOWN_THE_HIDDEN,
)
SHADDOLL_BEAST = monster(
    3717252, "シャドール・ビースト", "Shaddoll Beast", Attribute.DARK, Race.SPELLCASTER, 5, 2200, 1700,
    flip(draw(2).then(discard(1)), mandatory=False, limit=ONCE_PER_TURN_SHARED),
    trigger(sent_to_graveyard(because=Because.EFFECT), draw(1), limit=ONCE_PER_TURN_SHARED),
    types=CardType.FLIP,
)
SHADDOLL_DRAGON = monster(
    77723643, "シャドール・ドラゴン", "Shaddoll Dragon", Attribute.DARK, Race.SPELLCASTER, 4, 1900, 0,
    flip(
        mandatory=False,
        targets=one(CARD.on_field(Side.OPPONENT)),
        resolution=to_hand(TARGET),
        limit=ONCE_PER_TURN_SHARED,
    ),
    trigger(
        sent_to_graveyard(because=Because.EFFECT),
        targets=one(SPELL_OR_TRAP.on_field()),
        resolution=destroy(TARGET),
        limit=ONCE_PER_TURN_SHARED,
    ),
    types=CardType.FLIP,
)
SHADDOLL_SQUAMATA = monster(
    30328508, "シャドール・リザード", "Shaddoll Squamata", Attribute.DARK, Race.SPELLCASTER, 4, 1800, 1000,
    flip(
        mandatory=False,
        targets=one(MONSTER.on_field()),
        resolution=destroy(TARGET),
        limit=ONCE_PER_TURN_SHARED,
    ),
    trigger(
        sent_to_graveyard(because=Because.EFFECT),
        send(one((
            series("シャドール", "Shaddoll") & ~named("シャドール・リザード", "Shaddoll Squamata")
        ).in_deck())),
        limit=ONCE_PER_TURN_SHARED,
    ),
    types=CardType.FLIP,
)
TOUR_GUIDE_FROM_THE_UNDERWORLD = monster(
    10802915, "魔界発現世行きデスガイド", "Tour Guide From the Underworld",
    Attribute.DARK, Race.FIEND, 3, 1000, 600,
    trigger(
        normal_summoned(), timing=WHEN,
        resolution=special_summon(
            one((race(Race.FIEND) & level(3)).in_zones(Zone.HAND | Zone.DECK)), Position.FACE_UP,
            negated(), cannot(Action.BE_SYNCHRO_MATERIAL),
        ),
    ),
)
UFO_TURTLE = monster(
    60806437, "ＵＦＯタートル", "UFO Turtle", Attribute.FIRE, Race.MACHINE, 4, 1400, 1200,
    trigger(
        destroyed_by_battle(), timing=WHEN,
        resolution=special_summon(
            one((attribute(Attribute.FIRE) & atk(at_most=1500)).in_deck()), Position.FACE_UP_ATTACK,
        ),
    ),
)
WIND_UP_RABBIT = monster(
    42874792, "ゼンマイラビット", "Wind-Up Rabbit", Attribute.EARTH, Race.BEAST_WARRIOR, 3, 1400, 600,
    quick(
        targets=one((MONSTER & FACE_UP & series("ゼンマイ", "Wind-Up")).on_field(Side.YOU)),
        resolution=BanishFor(TARGET, Until.YOUR_NEXT_STANDBY),
        limit=ONCE_WHILE_FACE_UP,
    ),
)

CARDS = (
    ARCHFIEND_OF_GILFER, BARREL_DRAGON, BLAST_SPHERE, CANNON_SOLDIER, COCOON_OF_EVOLUTION, DD_WARRIOR,
    DARK_NECROFEAR, DRILLROID, EHREN_LIGHTSWORN_MONK, ELEMENTAL_HERO_STRATOS, EXODIA_THE_FORBIDDEN_ONE,
    FIRE_KING_AVATAR_YAKSHA, FLYING_KAMAKIRI_1, GAGAGA_MAGICIAN, GLADIATOR_BEAST_LAQUARI,
    GOLDD_WU_LORD_OF_DARK_WORLD, GORZ_THE_EMISSARY_OF_DARKNESS, HONEST, JINZO_7, KISEITAI, KURIBOH,
    MAJU_GARZETT, MATAZA_THE_ZAPPER, MOTHER_GRIZZLY, PETEN_THE_DARK_CLOWN, SASUKE_SAMURAI, SHADDOLL_BEAST,
    SHADDOLL_DRAGON, SHADDOLL_SQUAMATA, TOUR_GUIDE_FROM_THE_UNDERWORLD, UFO_TURTLE, WIND_UP_RABBIT,
)
