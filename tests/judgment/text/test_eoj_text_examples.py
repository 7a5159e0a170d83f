"""The texts of cards that use most of the language, as they stand: read before they are changed."""

from __future__ import annotations

import pytest

from duelkit.judgment.cards import library
from duelkit.judgment.text import card_text, render

ENGLISH = {
    3: ("While this creature is on a non-Fire field, each time another allied creature is summoned, gain 1 mana.",),
    5: (
        "While on a Fire field, this creature has Perfect Dodge.",
        'While there is an allied "Spider Ninja" on the board, this creature has Invisibility.',
    ),
    8: ("When this creature attacks one or more creatures on Water fields, it gets Attack +2 for that attack.",),
    11: (
        "When this creature attacks two creatures at once, it gets Attack -2 for that attack. When this "
        "creature attacks three creatures at once, it gets Attack -4 for that attack.",
    ),
    16: (
        "This creature attacks twice.",
        "The Magic Attack strikes its target and all enemy creatures adjacent to the target.",
        "While on a Fire field, this creature must use attack B, and its Attack is the number of Fire fields.",
    ),
    17: (
        "Incarnation: this creature may also be summoned onto an allied Fire creature, which is "
        "sacrificed, for the difference of their Summoning Costs.",
        "The Magic Attack strikes all enemy creatures on non-Fire fields.",
        "If on a Biolith field, this creature is destroyed at once, without exit mana.",
    ),
    18: (
        "In your Actions phase, you may sacrifice this creature to summon a non-Cubic Fire creature card "
        "from your hand in its place at no cost. It cannot attack this turn.",
    ),
    26: (
        "When this creature is destroyed, if there is an enemy creature directly in front of this "
        "creature, steal 1 mana from your opponent. Then move the creature directly in front of this "
        "creature to the field that this creature left.",
    ),
    37: ("Adjacent allied creatures get Protection +1.",),
    44: (
        "Each time this creature attacks a creature and does not destroy it, push that creature back 1 "
        "field along the attack, if that field is empty; it cannot counterattack.",
    ),
    48: (
        "While on an Earth field, this creature must use attack B.",
        "While this creature is on an Earth field, adjacent allied creatures get Attack +2 and Activation Cost +1.",
    ),
    62: (
        'While there is an allied "Firefly Ninja" on the board, this creature has Invisibility.',
        "Each time this creature's attack hits a creature and does not destroy it, turn that creature so "
        "that its back faces this creature.",
    ),
    84: (
        "This creature's Attack is 7 plus the number of other Biolith creatures on the board.",
        "While this creature is on a Biolith field, no field can be fieldquaked or exchanged.",
    ),
    102: (
        "Choose an allied creature that can be moved and rotated and another allied creature that can be "
        "moved and rotated. Swap the places of the two chosen creatures.",
    ),
    103: (
        "To cast this spell, discard two creature cards, at least one of them a Fire creature card.",
        "Choose a Fire field. All enemy creatures on or adjacent to the chosen field take 1 magic damage "
        "for each Fire field.",
    ),
    108: (
        "Each creature on the board attacks once, in turn: first that on the centre field, then that on "
        "the field to which this card points, and on clockwise. Your turn ends.",
    ),
    116: (
        "Perfect Dodge.",
        'While there is an allied "Didi the Enlightened" on the board, allied creatures have Quickness.',
        "Your Fire creature cards cost 1 mana less (minimum 1).",
    ),
    126: (
        "The target of the Magic Attack is a Fire field; it strikes all enemy creatures on that field "
        "and on those adjacent to it.",
        "Creatures can be attacked even if they are Invisible.",
        "Your Fire creature cards cost 1 mana less (minimum 1).",
        "Invocation: you may incarnate a Fire creature card from your hand onto an allied Fire creature.",
    ),
    138: (
        "The first adjacent Wood field in field order also counts as a Water field. This creature "
        "possesses all adjacent enemy creatures on Water fields.",
    ),
    145: ("This creature is a Decoy for the enemy creature directly in front of it.",),
    152: ("Dwarf creatures get Attack -1, and Protection +1 for each Dwarf creature on the board.",),
    180: (
        "Dodge (1 attempt).",
        "Each time this creature attacks a creature and does not destroy it (once for each attack), "
        "whatever stands on the field directly in front of this creature and on the field directly to "
        "the right of this creature swaps places; that creature cannot counterattack.",
    ),
    184: (
        "Intercept: while this creature is on a Biolith field, half the time, this creature attacks at "
        "no cost an enemy creature that has just been summoned into its Attack Zones.",
        "While this creature is on a non-Biolith field, other allied creatures get Magic Protection +2.",
    ),
    186: (
        "Each time an enemy creature is summoned, reveal the top card of your library, then you may "
        "summon the revealed card, if it is a Biolith creature card, for its mana cost. It cannot attack "
        "this turn. If it was not summoned, put it into its owner's graveyard.",
        "Your Biolith creature cards cost 1 mana less (minimum 1).",
        "Invocation: you may incarnate a Biolith creature card from your hand onto an allied Biolith creature.",
    ),
    194: (
        "X is 1 plus the chosen creature's Summoning Cost.",
        "Choose a creature adjacent to an allied creature. Return the chosen creature to its owner's hand.",
    ),
    199: (
        "Choose a creature. Reveal the top card of your library. If the revealed card is a creature of "
        "the same race as the chosen creature, you may summon the revealed card at no cost. It cannot "
        "attack this turn, and your turn ends. If it was not summoned, put it into its owner's graveyard.",
    ),
    217: (
        "Perfect Dodge.",
        "Biolith creatures on non-Biolith fields get Attack -1.",
        "Each time another allied creature on a Fire field is destroyed, you may choose another creature "
        "with a Summoning Cost not higher than your mana minus 1, then lose mana equal to 1 plus the "
        "chosen creature's Summoning Cost, and then return the chosen creature to its owner's hand.",
        'While a "Sciondar Fire God" is in your graveyard, no field can be fieldquaked or exchanged.',
    ),
    233: (
        "While this creature is on a non-Biolith field, each time an enemy creature is activated to "
        "rotate, you may discard a creature card to cancel it (its cost stays paid).",
    ),
    239: (
        "While there is an adjacent allied creature, allied non-Biolith creatures in your library or "
        "hand, or on the board also count as affiliated to Church of Parmus.",
        "While this creature is on a non-Biolith field, each time an enemy creature is activated to "
        "attack, you may discard two creature cards to cancel it (its cost stays paid).",
        "Each time another allied creature is summoned to a non-Fire field, you may add a non-Ultra Rare "
        "creature card of the same affiliation as that creature from your library to your hand.",
    ),
    255: (
        "This creature's Attack is 2 plus the number of Church of Parmus creature cards in your graveyard.",
        "While there are more allied creatures than enemy creatures on the board, the damage of this "
        "creature's attacks makes your opponent lose as much mana instead of lowering the target's HP, "
        "or lowers its HP if your opponent has no mana.",
        "Each time an enemy creature is destroyed, you may add a non-Ultra Rare Church of Parmus "
        "creature card from your graveyard to your hand.",
    ),
    268: (
        "While this creature is on a Water or Wood field, the damage of this creature's attacks lowers "
        "the target's Summoning Cost (minimum 1) instead of its HP, or its HP if that cost is 1.",
        "While this creature is on a Fire or Earth field, non-adjacent enemy creatures cannot be moved or rotated.",
    ),
    272: (
        "Each time this creature's battle against a creature is over, another allied \"Mandragora "
        'Triplet" that has not been activated to attack this turn with that creature in its Attack Zones '
        "attacks at no cost. This counts as its activation to attack.",
        "While there are more enemy creatures than allied creatures on the board, other allied creatures "
        "get Attack +1 and Activation Cost +1.",
    ),
    285: (
        'Instead of activating this creature to rotate, you may add a "Pollux" card from your library to your hand.',
        "Instead of activating this creature to attack, you may put this creature onto an allied "
        '"Pollux" that can be sacrificed, sacrificing it and adding its HP to this creature\'s. The '
        "united creature must use attack B.",
        "The Magic Attack strikes all enemy creatures.",
        "While this creature is united, it gets Attack +X, where X is the mana of both players; you "
        "receive the exit mana of enemy creatures on Biolith fields instead of their owners.",
    ),
    290: (
        "Incarnation: this creature may also be summoned onto an allied non-Biolith creature, which is "
        "sacrificed, for the difference of their Summoning Costs.",
        "Each time another creature is summoned, this creature gains 1 HP.",
        "In each player's Turn Resolution phase, destroy all enemy creatures facing the same way as this "
        "creature with a Summoning Cost not higher than this creature's HP.",
        "Each time another creature is destroyed, you may add a Sacred creature card from your library to your hand.",
    ),
    300: (
        "Choose a creature. Turn the chosen creature and all creatures of the same element and owner as "
        "the chosen creature to one facing of your choice.",
    ),
    307: (
        "Choose an allied creature. The chosen creature gains this ability for as long as it is on the "
        "board: “While this creature is on a non-Biolith field, enemy creatures get no field bonus.”",
    ),
    308: (
        "Discard your hand, then your opponent reveals their hand, and then your opponent discards as "
        "many creature cards as the number of cards that were in your hand. Your turn ends.",
    ),
    311: (
        'Incarnation: this creature can be summoned only onto an allied "Pollux" or "Kastor", which is '
        "sacrificed, for the difference of their Summoning Costs.",
        "The Magic Attack strikes all enemy creatures.",
        "This creature's Attack is 2 plus the mana of both players.",
        'When this creature is summoned in the place of a "Pollux" that is sacrificed, it gains this '
        "ability for as long as it is on the board: “You receive the exit mana of enemy creatures on "
        "Biolith fields instead of their owners.”",
        'When this creature is summoned in the place of a "Kastor" that is sacrificed, it gains this '
        "ability for as long as it is on the board: “In each player's Turn Resolution phase, all other "
        "allied creatures on Biolith fields gain 1 HP.”",
    ),
}
JAPANESE = {
    3: (
        "【マナ獲得】このクリーチャーが火以外のフィールドに置かれている間、他の味方クリーチャーが召喚され"
        "るたびに、マナを1点獲得する。",
    ),
    5: (
        "火フィールドに置かれている間、このクリーチャーは【警戒】を持つ。",
        "【戦友】味方の『Spider Ninja』がボードに置かれている間、このクリーチャーは【透明】を持つ。",
    ),
    8: ("【強撃】このクリーチャーは水フィールドに置かれているクリーチャーを攻撃するとき、攻撃力が2点増加する。",),
    11: (
        "【乱撃】このクリーチャーは2体のクリーチャーを同時に攻撃するとき、攻撃力が2点減少し、3体のクリー"
        "チャーを同時に攻撃するとき、攻撃力が4点減少する。",
    ),
    16: (
        "【連続攻撃】",
        "【魔道攻撃】は対象クリーチャーと、それに隣接する全ての敵クリーチャーを攻撃する。",
        "【攻撃変化】【蛮勇】火フィールドに置かれている間、このクリーチャーは攻撃方法が②になり、攻撃力が"
        "火フィールドの数になる。",
    ),
    17: (
        "味方の火属性クリーチャー1体を生贄に捧げ、差額コストを支払って【降臨】を行うことができる。",
        "【魔道攻撃】は火以外のフィールドに置かれている全ての敵クリーチャーを攻撃する。",
        "機巧フィールドに置かれている場合、このクリーチャーは【消滅】する。",
    ),
    18: (
        "【転生】自分のアクションフェイズ1に、このクリーチャーを生贄に捧げ、自分の手札の『Cubic』以外の火"
        "属性クリーチャーカード1枚を、マナコストを支払わずにそのフィールドに召喚することができる。そのク"
        "リーチャーはこのターン攻撃できない。",
    ),
    26: (
        "【マナ奪い】【引き込み】このクリーチャーがトラッシュしたとき、正面の敵クリーチャーがいる場合、相"
        "手からマナを1点奪う。その後、正面のクリーチャーをこのクリーチャーが置かれていたフィールドに移動"
        "させる。",
    ),
    37: ("【防衛】隣接する味方クリーチャーは【護り】を1点得る。",),
    44: (
        "【移動】このクリーチャーの攻撃が終了し、対象クリーチャーが死亡していないとき、対象クリーチャーを"
        "攻撃方向に1フィールド移動させる（そこが空きフィールドの場合）。対象クリーチャーは反撃できない。",
    ),
    48: (
        "【攻撃変化】土フィールドに置かれている間、このクリーチャーは攻撃方法が②になる。",
        "【鼓舞】【呪縛】このクリーチャーが土フィールドに置かれている間、隣接する味方クリーチャーは攻撃力"
        "が2点増加し、再行動コストが1点増加する。",
    ),
    62: (
        "【戦友】味方の『Firefly Ninja』がボードに置かれている間、このクリーチャーは【透明】を持つ。",
        "【回転】このクリーチャーの攻撃がヒットし、対象クリーチャーが死亡していないとき、対象クリーチャー"
        "を、後ろがこのクリーチャーに向くように回転させる。",
    ),
    84: (
        "【蛮勇】このクリーチャーは攻撃力が7に他の機巧属性クリーチャーの数を加えた値になる。",
        "【封地】このクリーチャーが機巧フィールドに置かれている間、全てのフィールドは裏返すことも入れ替え"
        "ることもできない。",
    ),
    102: ("移動や回転ができる味方クリーチャー2体を選ぶ。選んだ2体のクリーチャーの位置を入れ替える。",),
    103: (
        "コスト：手札のクリーチャーカード2枚（うち1枚以上は火属性クリーチャーカード）を捨てる。",
        "火フィールド1つを選ぶ。選んだフィールドまたはそれに隣接するフィールドに置かれている全ての敵クリ"
        "ーチャーに、火フィールド1つにつき1点の魔道ダメージを与える。",
    ),
    108: (
        "ボード上の全てのクリーチャーが1体ずつ1回攻撃する。順番は中央のフィールド、次にこのカードの前方に"
        "あたるフィールドから時計回りとする。ターンを終了する。",
    ),
    116: (
        "【警戒】",
        "【戦友】味方の『Didi the Enlightened』がボードに置かれている間、味方クリーチャーは【先制】を持つ。",
        "自分の火属性クリーチャーカードはマナコストが1点減少する（最小1）。",
    ),
    126: (
        "【魔道攻撃】は火フィールド1つを対象とし、そのフィールドとそれに隣接するフィールドに置かれている"
        "全ての敵クリーチャーを攻撃する。",
        "クリーチャーは【透明】を持っていても攻撃対象にできる。",
        "自分の火属性クリーチャーカードはマナコストが1点減少する（最小1）。",
        "自分の手札の火属性クリーチャーカードを、味方の火属性クリーチャーを生贄に捧げ、差額コストを支払っ"
        "て【降臨】させることができる。",
    ),
    138: (
        "フィールド順番が最も若い隣接する木フィールドは水フィールドとしても扱う。このクリーチャーは水フィ"
        "ールドに置かれている隣接する全ての敵クリーチャーに【憑依】を与える。",
    ),
    145: ("このクリーチャーは正面の敵クリーチャーに対して【囮】を持つ。",),
    152: (
        "【畏怖】【防衛】〈ドワーフ〉クリーチャーは攻撃力が1点減少し、〈ドワーフ〉クリーチャー1体につき【"
        "護り】を1点得る。",
    ),
    180: (
        "【回避】",
        "【転移】このクリーチャーの攻撃が終了し、対象クリーチャーが死亡していないとき（攻撃1回につき1度）"
        "、正面のフィールドと右のフィールドに置かれているクリーチャーの位置を入れ替える（1体だけの場合は"
        "移動する）。対象クリーチャーは反撃できない。",
    ),
    184: (
        "【迎撃】このクリーチャーが機巧フィールドに置かれている間、このクリーチャーの攻撃範囲に敵クリーチ"
        "ャーが召喚されるたびに、50%の確率で、このクリーチャーは攻撃コストを支払わずに召喚されたクリーチ"
        "ャーを攻撃する。",
        "このクリーチャーが機巧以外のフィールドに置かれている間、他の味方クリーチャーは魔道攻撃への【護り】を2点得る。",
    ),
    186: (
        "【転生】敵クリーチャーが召喚されるたびに、自分の山札の一番上のカードを公開し、公開したカード（機"
        "巧属性クリーチャーカードの場合のみ）を、マナコストを支払って召喚することができる。そのクリーチャ"
        "ーはこのターン攻撃できない。そのカードが召喚されなかった場合、墓地に置く。",
        "自分の機巧属性クリーチャーカードはマナコストが1点減少する（最小1）。",
        "自分の手札の機巧属性クリーチャーカードを、味方の機巧属性クリーチャーを生贄に捧げ、差額コストを支"
        "払って【降臨】させることができる。",
    ),
    194: (
        "マナコストは1に選んだクリーチャーのマナコストを加えた値に等しい。",
        "味方クリーチャーに隣接するクリーチャー1体を選ぶ。選んだクリーチャーをオーナーの手札に戻す。",
    ),
    199: (
        "クリーチャー1体を選ぶ。自分の山札の一番上のカードを公開する。公開したカードがクリーチャーであり"
        "、選んだクリーチャーと同じ種族である場合、公開したカードを、マナコストを支払わずに召喚することが"
        "できる。そのクリーチャーはこのターン攻撃できず、ターンは終了する。そのカードが召喚されなかった場"
        "合、墓地に置く。",
    ),
    217: (
        "【警戒】",
        "【畏怖】機巧以外のフィールドに置かれている機巧属性クリーチャーは攻撃力が1点減少する。",
        "火フィールドに置かれている他の味方クリーチャーがトラッシュするたびに、マナコストが自分のマナから"
        "1を引いた値以下の他のクリーチャー1体を選び、1に選んだクリーチャーのマナコストを加えた値と同じ点"
        "数だけマナを失い、選んだクリーチャーをオーナーの手札に戻すことができる。",
        "【封地】自分の墓地に『Sciondar Fire God』がある間、全てのフィールドは裏返すことも入れ替えることもできない。",
    ),
    233: (
        "このクリーチャーが機巧以外のフィールドに置かれている間、敵クリーチャーが再行動で回転するたびに、"
        "手札のクリーチャーカード1枚を捨ててそれを打ち消すことができる（支払われたコストは戻らない）。",
    ),
    239: (
        "隣接する味方クリーチャーがいる間、自分の山札か手札かボードにある、機巧属性以外の味方クリーチャー"
        "は「Church of Parmus」所属としても扱う。",
        "このクリーチャーが機巧以外のフィールドに置かれている間、敵クリーチャーが再行動で攻撃するたびに、"
        "手札のクリーチャーカード2枚を捨ててそれを打ち消すことができる（支払われたコストは戻らない）。",
        "他の味方クリーチャーが火以外のフィールドに召喚されるたびに、自分の山札の、そのクリーチャーと"
        "同じ所属の、ウルトラレア以外のクリーチャーカード1枚を手札に加えることができる。",
    ),
    255: (
        "【蛮勇】このクリーチャーは攻撃力が2に自分の墓地の「Church of Parmus」所属のクリーチャーカードの"
        "枚数を加えた値になる。",
        "味方クリーチャーの数が敵クリーチャーの数より多い間、このクリーチャーの攻撃によるダメージは体力を"
        "減少させる代わりに相手のマナを同じ点数失わせる（相手のマナが0なら体力を減少させる）。",
        "敵クリーチャーがトラッシュするたびに、自分の墓地のウルトラレア以外の「Church of Parmus」所属のク"
        "リーチャーカード1枚を手札に加えることができる。",
    ),
    268: (
        "このクリーチャーが水または木フィールドに置かれている間、このクリーチャーの攻撃によるダメージは体"
        "力の代わりに対象のマナコストを減少させる（最小1、マナコストが1なら体力を減少させる）。",
        "このクリーチャーが火または土フィールドに置かれている間、隣接しない敵クリーチャーは移動も回転もできない。",
    ),
    272: (
        "このクリーチャーのバトルが終了したとき、このターンに再行動で攻撃していない、対象クリーチャーを攻"
        "撃範囲に含む他の味方の『Mandragora Triplet』1体は攻撃コストを支払わずに攻撃する。これは再行動に"
        "よる攻撃として扱う。",
        "【鼓舞】【呪縛】敵クリーチャーの数が味方クリーチャーの数より多い間、他の味方クリーチャーは攻撃力"
        "が1点増加し、再行動コストが1点増加する。",
    ),
    285: (
        "このクリーチャーの再行動による回転の代わりに、自分の山札の『Pollux』1枚を手札に加えることができる。",
        "このクリーチャーの再行動による攻撃の代わりに、このクリーチャーを生贄にできる味方の『Pollux』1体"
        "に重ねて【合体】させ、その体力をこのクリーチャーに加えることができる。重ねられたクリーチャーは生"
        "贄となり、このクリーチャーの攻撃方法は②になる。",
        "【魔道攻撃】は全ての敵クリーチャーを攻撃する。",
        "【蛮勇】このクリーチャーが合体している間、両プレイヤーのマナの合計と同じ点数だけ攻撃力が増加する"
        "。また、機巧フィールドに置かれている敵クリーチャーのトラッシュボーナスは、オーナーの代わりに自分"
        "が得る。",
    ),
    290: (
        "味方の機巧属性以外のクリーチャー1体を生贄に捧げ、差額コストを支払って【降臨】を行うことができる。",
        "【治癒】他のクリーチャーが召喚されるたびに、このクリーチャーは体力が1点増加する。",
        "各ターン清算フェイズに、このクリーチャーと同じ方向を向いている、マナコストがこのクリーチャーの体"
        "力以下の全ての敵クリーチャーを死亡させる。",
        "他のクリーチャーがトラッシュするたびに、自分の山札の〈聖遺〉クリーチャーカード1枚を手札に加えることができる。",
    ),
    300: (
        "クリーチャー1体を選ぶ。選んだクリーチャーと、それと同じ属性で同じオーナーの全てのクリーチャーを"
        "同じ方向に回転させる。",
    ),
    307: (
        "味方クリーチャー1体を選ぶ。選んだクリーチャーは、ボードに置かれている間、次の能力を得る：「この"
        "クリーチャーが機巧以外のフィールドに置かれている間、敵クリーチャーはフィールドボーナスを受けない"
        "。」",
    ),
    308: (
        "手札を全て捨て、相手は手札を公開し、相手は元の自分の手札のカード1枚につき手札のクリーチャーカー"
        "ドを1枚捨てる。ターンを終了する。",
    ),
    311: (
        "味方の『Pollux』または『Kastor』1体を生贄に捧げ、差額コストを支払って【降臨】だけを行うことがで"
        "きる（通常の召喚はできない）。",
        "【魔道攻撃】は全ての敵クリーチャーを攻撃する。",
        "【蛮勇】このクリーチャーは攻撃力が2に両プレイヤーのマナの合計を加えた値になる。",
        "このクリーチャーが『Pollux』と入れ替わりに召喚されたとき、ボードに置かれている間、次の能力を得る"
        "：「機巧フィールドに置かれている敵クリーチャーのトラッシュボーナスは、オーナーの代わりに自分が得"
        "る。」",
        "【治癒】このクリーチャーが『Kastor』と入れ替わりに召喚されたとき、ボードに置かれている間、次の能"
        "力を得る：「各ターン清算フェイズに、機巧フィールドに置かれている他の全ての味方クリーチャーの体力"
        "を1点増加させる。」",
    ),
}


@pytest.mark.parametrize("number", ENGLISH)
def test_english(number: int) -> None:
    assert render(library()[number], "en").text == ENGLISH[number]


@pytest.mark.parametrize("number", JAPANESE)
def test_japanese(number: int) -> None:
    assert render(library()[number], "ja").text == JAPANESE[number]


def test_a_whole_creature_in_english() -> None:
    assert str(render(library()["Great Minos of Sciondar"], "en")) == (
        "Great Minos of Sciondar (シオンダルの大ミノス)\n"
        "No. 6, Fire, Titan, Rare\n"
        "Summoning Cost 3, Activation Cost 2, HP 1, Attack 2\n"
        "Attack: front (1 and 2 fields away), all at once\n"
        "Defence: counterattack front; blind side back\n"
        "Perfect Dodge.\n"
        "This creature gets Attack Cost -1.\n"
        "If on a non-Fire field, this creature is destroyed at once, without exit mana."
    )


def test_a_whole_creature_in_japanese() -> None:
    assert str(render(library()["Great Minos of Sciondar"], "ja")) == (
        "シオンダルの大ミノス (Great Minos of Sciondar)\n"
        "カード番号6、火属性、〈巨人〉、レア\n"
        "マナコスト3、再行動コスト2、体力1、攻撃力2\n"
        "攻撃方法：前の1～2フィールド先（同時に攻撃）\n"
        "防御方法：反撃＝前、死角＝後ろ\n"
        "【警戒】\n"
        "【俊敏】このクリーチャーは攻撃コストが1点減少する。\n"
        "火以外のフィールドに置かれている場合、このクリーチャーは【消滅】する。"
    )


def test_a_whole_spell() -> None:
    spell = library()["Blinding Skies"]
    assert render(spell, "en").figures == (
        "No. 107, Dominion spell, cost 0, Casting Lock, Ultra Rare, the only one of the Dominion spells in its deck",
    )
    assert render(spell, "ja").figures == (
        "カード番号107、スペル／エレメント、マナコスト0、キャスト制限、ウルトラレア、同種類1枚制限",
    )
    assert render(spell, "en").icons == ()


def test_a_card_without_abilities_has_no_text() -> None:
    for language in ("en", "ja"):
        assert card_text(library()["Flame Magus"], language) == ""
