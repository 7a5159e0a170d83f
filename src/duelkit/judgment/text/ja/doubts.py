"""Japanese translations of the doubts in card definitions."""

from __future__ import annotations

import re

DOUBTS = {
    "whether its own summon counts: taken as not": "自身の召喚を数えるかどうか：数えない",
    "whether the summon of the creature itself counts: taken as not": (
        "そのクリーチャー自身の召喚を数えるかどうか：数えない"
    ),
    "whether an enemy lured by a decoy may attack others while no decoy is in its reach: taken as not": (
        "囮に引きつけられた敵は、攻撃範囲に囮がいないとき他を攻撃できるかどうか：できない"
    ),
    "whether the Undead creature beside it must be an ally: taken as not": (
        "隣接する〈不死者〉は味方でなければならないかどうか：敵でもよい"
    ),
    "whether the other twin on the board must be an ally: taken as yes": (
        "ボードのもう1体は味方でなければならないかどうか：味方に限る"
    ),
    "how long a creature turned outside a battle cannot counterattack: taken as up to the end of the next battle of"
    " the turn": "バトル以外で回転させられたクリーチャーがいつまで反撃できないか：そのターンの次のバトルが終わるまで",
    "whether its own death counts: taken as not": "自身のトラッシュを数えるかどうか：数えない",
    "whether its own destruction counts for its discard: taken as no": (
        "自身のトラッシュで手札を捨てさせるかどうか：捨てさせない"
    ),
    "whether its own destruction counts for the HP of its allies: taken as not": (
        "自身のトラッシュで味方の体力が増加するかどうか：増加しない"
    ),
    "hidden ('phantom') card: the printed card carries no stats; values rest on the 2008 fan list only": (
        "隠しカード：実物のカードに数値がなく、2008年のファンによる一覧だけに基づく"
    ),
    "whether the magic attack is made twice as well: taken as yes": "魔道攻撃も2回行うかどうか：2回行う",
    "lock: list silent, chain printed on card": "召喚制限：一覧に記載なし、実物のカードには鎖がある（カードに従う）",
    "lock: list silent and list is known to omit locks -> null": (
        "召喚制限：一覧に記載がないが、記載漏れの例がある（不明）"
    ),
    "lock: list says locked, second list (knpavlov) shows no lock -> null": (
        "召喚制限：一覧ではあり、別の一覧ではなし（不明）"
    ),
    "lock: list says locked, no chain printed on card": (
        "召喚制限：一覧ではあり、実物のカードには鎖がない（カードに従う）"
    ),
    "lock: list says locked; list was wrong on 147 and 270 -> low confidence": (
        "召喚制限：一覧ではあるが、147番と270番では一覧が誤っていた（確度は低い）"
    ),
    "lock: list silent; every Biolith creature with a readable card is locked -> null": (
        "召喚制限：一覧に記載なし。カードを確認できる機巧属性クリーチャーには全て召喚制限がある（不明）"
    ),
    "whether it has a summoning lock": "召喚制限があるかどうか",
    "printed icon: 1 per card; the 3-per-class Ritual limit is a master rule added with Set 2"
    " (digitalcardgamers.com 2008-02-29)": (
        "アイコンは同カード1枚。同種類3枚の制限は、セット2で加わったルール（2008年2月29日の報道）による"
    ),
    "limit 5 of race from list; no icon on the printed card": "同種族5枚制限は一覧による。実物のカードにアイコンはない",
    "whether a creature that cannot be pushed counterattacks: taken as no": (
        "移動できなかった対象が反撃するかどうか：反撃しない"
    ),
    "whether a creature that cannot be pushed counterattacks: taken as not": (
        "移動できなかった対象が反撃するかどうか：反撃しない"
    ),
    "whether a creature that cannot be moved counterattacks: taken as not": (
        "移動できなかった対象が反撃するかどうか：反撃しない"
    ),
    "whether a target that cannot be pushed counterattacks: taken as yes": (
        "移動できなかった対象が反撃するかどうか：反撃する"
    ),
    "whether it counts itself among the allied Biolith creatures: taken as yes": (
        "味方の機巧属性クリーチャーに自身を数えるかどうか：数える"
    ),
    "whether it counts itself among the Corsez Family as mana is stolen: taken as so": (
        "マナを奪うとき、「Corsez Family」所属に自身を数えるかどうか：数える"
    ),
    "whether other cards named after Scion serve as the allied Scion: taken as not": (
        "「Scion」の名を持つ他のカードも味方の「Scion」として扱うかどうか：扱わない"
    ),
    "whose enemies are counted for the opponent's gain: taken as those of the spell's player for both": (
        "相手の獲得分はどちらから見た敵を数えるか：どちらもスペルを使用したプレイヤーから見た敵"
    ),
    "whether its owner chooses the creature: taken as so": "クリーチャーをオーナーが選ぶかどうか：選ぶ",
    "whether every own creature of the element may be the sacrifice of an invocation, or this one only: taken as every"
    " one": "生贄にできるのは同じ属性の味方全てか、このクリーチャーだけか：味方全て",
    "which of several adjacent Wood fields counts as Water: taken as the first in field order": (
        "隣接する木フィールドが複数あるとき、どれを水としても扱うか：フィールド順番が最も若いもの"
    ),
    "whether summons of the opponent count: taken as so": "相手の召喚も数えるかどうか：数える",
    "whether summons of the opponent's Elves count: taken as so": "相手の〈エルフ〉の召喚も数えるかどうか：数える",
    "whether summons of the opponent's Green Bandits count: taken as so": (
        "相手の「Green Bandits」所属の召喚も数えるかどうか：数える"
    ),
    "whether the mana cost rises of summons to the adjacent fields and of the creatures on them: taken as of both": (
        "マナコストが増加するのは、隣接するフィールドへの召喚か、そこに置かれているクリーチャーか：両方"
    ),
    "decoy: printed for all enemies, corrected in the game to adjacent enemies (taken)": (
        "囮：カードでは全ての敵、ゲーム内の修正では隣接する敵（修正に従う）"
    ),
    "whether the attack falls by 1, or by 1 per Dwarf: taken as by 1": (
        "攻撃力の減少は1点か、〈ドワーフ〉1体につき1点か：1点"
    ),
    "printed of an enemy directly in front, corrected in the game to any creature (taken)": (
        "カードでは正面の敵、ゲーム内の修正では正面の全てのクリーチャー（修正に従う）"
    ),
    "whether the fields trade their contents once in an attack on two creatures: taken as once": (
        "2体を攻撃したとき、位置の入れ替えは1度か：1度"
    ),
    "printed: intercepts everywhere, other allies Magic Protection 3 everywhere; corrected in the game to the values"
    " here (taken)": (
        "カードでは、迎撃も魔道攻撃への護り3点もフィールドを問わない。ゲーム内の修正はこの数値（修正に従う）"
    ),
    "whether the revealed creature costs its mana and stands next to an own creature: taken as so": (
        "公開したクリーチャーにマナコストと隣接の条件が要るかどうか：要る"
    ),
    "whether the attack uses up the creature's re-action attack: taken as yes": (
        "この攻撃で再行動による攻撃を使ったことになるかどうか：なる"
    ),
    "to which field the creature comes: taken as any field to which it could be summoned": (
        "どのフィールドに召喚するか：召喚できる任意のフィールド"
    ),
    "where the card goes if it is not summoned: taken as the graveyard": "召喚しなかったカードの行き先：墓地",
    "whether the ability stays when the creature is moved: taken as lost": "移動すると能力を失うかどうか：失う",
    "in-game correction taken: it ends the turn": "ゲーム内の修正に従う：ターンが終了する",
    "in-game correction taken: all fields with the target's reverse element are turned over, not the target alone; it"
    " ends the turn": "ゲーム内の修正に従う：対象だけでなく、裏の属性が同じ全てのフィールドを裏返す。ターンが終了する",
    "in-game correction taken: all creatures of the target's element have Fieldmorph, not the one field alone; it ends"
    " the turn": (
        "ゲーム内の修正に従う：1つのフィールドだけでなく、対象と同じ属性の全てのクリーチャーが【地変】を得る。ターンが終了する"
    ),
    "whether the action that it stands for must be paid for: taken as not": (
        "代わりとする再行動のコストを支払うかどうか：支払わない"
    ),
    "whether it can move itself in this way: taken as yes": "自身もこの方法で移動できるかどうか：できる",
    "whether an enemy creature may be returned: taken as yes": "敵クリーチャーを戻せるかどうか：戻せる",
    "whom the allies that gain Dragon Invocation let be replaced: taken as each of them by a Dragon": (
        "能力を得た味方の何を入れ替えられるか：それぞれの味方を〈龍〉に"
    ),
    "how long the fall of attack lasts: taken as for good": "攻撃力の減少がいつまで続くか：死亡するまで",
    "how long the rise of attack lasts: taken as for good": "攻撃力の増加がいつまで続くか：死亡するまで",
    "how long the Protection lasts: taken as for good": "【護り】がいつまで続くか：死亡するまで",
    "whether the move on its destruction may be left out: taken as not": (
        "トラッシュしたときの移動を省けるかどうか：省けない"
    ),
    "whether the return may be left out: taken as not": "手札に戻すことを省けるかどうか：省けない",
    "whether it has Perfect Dodge itself: taken as yes": "自身も【警戒】を持つかどうか：持つ",
    "what is compared in a Judgment: taken as the costs of the two cards, and the cards stay on top": (
        "【審判】で何を比べるか：2枚のマナコスト。カードは山札の上に残る"
    ),
    "whether off Fire is said of the summoned creature: taken as yes": (
        "火以外という条件は召喚されたクリーチャーのものかどうか：そうである"
    ),
    "whether a Water field without an enemy can be the target: taken as so": (
        "敵のいない水フィールドを対象にできるかどうか：できる"
    ),
    "whether a field without an enemy can be the target of the magic attack: taken as so": (
        "敵のいないフィールドを魔道攻撃の対象にできるかどうか：できる"
    ),
    "whether several cards drawn at once are several draws: taken as yes": (
        "同時に複数枚引くことを複数回と数えるかどうか：数える"
    ),
    "when the other Triplet attacks: taken as after the battle": "他の1体がいつ攻撃するか：バトルの後",
    "whether that attack is the one of its turn: taken as yes": (
        "その攻撃で再行動による攻撃を使ったことになるかどうか：なる"
    ),
    "what elemental means of the summoned creature: taken as of any element": (
        "召喚するクリーチャーの条件：いずれかの属性を持つこと"
    ),
    "whether the HP are halved before the counterattack: taken as yes": "体力の半減は反撃より先かどうか：先",
    "in what way the two are combined: taken as this card with the HP of both, the other one in the graveyard": (
        "合体の方法：このカードが両方の体力を持ち、もう1枚は墓地に置く"
    ),
    "than whom the creatures of the target's element are other: taken as than the target and itself": (
        "数えないクリーチャー：対象とこのクリーチャー"
    ),
    "to whom the fields are adjacent that count as Biolith: taken as to Lesser Granvenoa": (
        "何に隣接するフィールドか：『Lesser Granvenoa』"
    ),
    "whether exit mana is gained: taken as not": "トラッシュボーナスを得られるかどうか：得られない",
    "how the card points to the adjacent field: taken as a choice of that field": (
        "カードの向きが示す隣接フィールド：プレイヤーが選ぶ"
    ),
    "which figures trade places: taken as HP and attack as they are now": "入れ替える数値：現在の体力と攻撃力",
    "whose summons count for an enemy's creature: taken as its owner's": (
        "敵クリーチャーを選んだとき、誰の召喚を数えるか：そのオーナー"
    ),
}
"""The doubts as definitions write them, and in Japanese."""
FIELDS = {
    "activation_cost": "再行動コスト",
    "attack": "攻撃力",
    "attack range": "攻撃範囲",
    "attack_directions": "攻撃方法",
    "blind": "死角",
    "counter": "反撃",
    "defense_directions": "防御方法",
    "health_points": "体力",
    "hp": "体力",
    "limit": "枚数制限",
    "mana_cost": "マナコスト",
    "rarity": "レアリティ",
    "summoning_cost": "マナコスト",
    "title": "カード名",
}
"""The columns of the card lists."""
TWO_READINGS = re.compile(r"(\w+): list says '?(.*?)'?, printed card shows '?(.*?)'? \(card used\)")
OTHER_LIST = re.compile(r"second list differs: (.*) \((printed card used|unresolved)\)")


COLUMN = re.compile(rf"({'|'.join(sorted(FIELDS, key=len, reverse=True))}) (.*?)(?:, list says (.*))?")


def _figure(text: str) -> str:
    found = COLUMN.fullmatch(text)
    if found is None:
        return f"「{text}」"
    listed = f"、一覧では「{found[3]}」" if found[3] is not None else ""
    return f"{FIELDS[found[1]]}「{found[2]}」{listed}"


def japanese(what: str) -> str | None:
    """A remark in Japanese; nothing if it has no translation."""
    found = DOUBTS.get(what)
    if found is not None:
        return found
    two = TWO_READINGS.fullmatch(what)
    if two is not None and two[1] in FIELDS:
        return f"{FIELDS[two[1]]}：一覧では「{two[2]}」、実物のカードでは「{two[3]}」（カードに従う）"
    other = OTHER_LIST.fullmatch(what)
    if other is not None:
        differences = "、".join(_figure(part) for part in other[1].split("; "))
        return f"別の一覧では異なる：{differences}（{'カードに従う' if other[2] == 'printed card used' else '未解決'}）"
    return None
