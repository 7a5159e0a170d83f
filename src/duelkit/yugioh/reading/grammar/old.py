"""Old wording (before 2011, effects without numbers) in numbered form, by declared rewrites (旧テキスト).

A rewrite replaces an old term (フィールド上, ポイント, ゲームから除外), or gives a sentence the form 〜発動できる。〜する。 that means
the same: 選択して targets, 〜事ができる is optional, 〜事で is a cost. If sentences can be joined in several ways, all ways are
tried, and the card is refused unless exactly one meaning is left.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.reading.grammar.patterns import plain

MARKS: Final = "①②③④⑤⑥⑦⑧"
MOST_SENTENCES: Final = 6
WORDS: Final = tuple(
    (re.compile(before), after)
    for before, after in (
        ("(このカードが)?フィールド上に表側表示で存在する限り", r"\1フィールドに表側表示で存在する限り"),
        ("フィールド上に表側表示で存在するモンスター", "フィールドの表側表示モンスター"),
        ("フィールド上に表側表示で存在する(?!限り|場合|時|間)", "フィールドの表側表示の"),
        ("フィールド上に存在する(?!限り|場合|時|間|モンスターが|カードが)", "フィールドの"),
        ("(墓地|手札|デッキ)に存在する(?!限り|場合|時|間)", r"\1の"),
        ("フィールド上に表側表示で存在(?=する場合|する時|しない)", "フィールドに存在"),
        ("フィールド上", "フィールド"),
        ("このカードが自分フィールドに表側表示で存在する限り", "このカードがフィールドに表側表示で存在する限り"),
        ("自分フィールドの表側表示のこのカードを(?=墓地へ送って)", "フィールドのこのカードを"),
        ("モンスターが表側表示で存在する限り", "モンスターが存在する限り"),
        ("1([体枚])を対象に発動", r"1\1を対象として発動"),
        ("(?<=。)対象のモンスターを(?=破壊)", "そのモンスターを"),
        ("^このカードのカード名は(?=「[^」]*」として扱う。)", "このカード名はルール上"),
        ("」と(?:いう)?名のついた", "」"),
        ("自分のデッキから(?:カードを)?([0-9]+)枚ドロー", r"自分はデッキから\1枚ドロー"),
        ("(攻撃モンスター|攻撃対象モンスター)1体(?=を(?!対象|選択)|の)", r"\1"),
        ("(手札を[0-9]+枚)選択して(?=捨て|墓地へ)", r"\1選んで"),
        (
            "(?<=フィールドに)(表側攻撃表示|表側守備表示|表側表示|裏側守備表示|裏側表示|攻撃表示|守備表示)で存在する、?(?!限り|場合|時|間)",
            r"\1の",
        ),
        (
            "(?<=フィールド)に(表側攻撃表示|表側守備表示|表側表示|裏側守備表示|裏側表示|攻撃表示|守備表示)の(?=[^。、]*モンスター)",
            r"の\1",
        ),
        ("フィールドの表側表示の、?全ての([^。、の]*モンスター)", r"フィールドの全ての表側表示\1"),
        ("表側表示で存在(?=する場合|する時|しない)", "存在"),
        ("ゲームから除外", "除外"),
        ("(相手|自分)ライフに([0-9]+)ポイントダメージを与える", r"\1に\2ダメージを与える"),
        ("([0-9]+)ポイントダメージを(相手|自分)ライフに与える", r"\2に\1ダメージを与える"),
        ("ダメージを(相手|自分)ライフに与える", r"ダメージを\1に与える"),
        ("×(相手|自分)に([0-9]+ダメージ)を与える", r"×\2を\1に与える"),
        ("(相手|自分)ライフに(戦闘ダメージ|.*?ダメージ)", r"\1に\2"),
        ("([0-9]+)ポイント(アップ|ダウン|ダメージ|の?回復)", r"\1\2"),
        ("枚数×", "数×"),
        (
            "([^。、]*(?:モンスター|カード))1[体枚]につき、?(相手に)([0-9]+)ダメージを与える",
            r"\1の数×\3ダメージを\2与える",
        ),
        ("([^。、]*(?:モンスター|カード))1[体枚]につき、?(自分は)([0-9]+)LP回復する", r"\2\1の数×\3LP回復する"),
        ("は、?(?=[^。、]*[体枚]につき[0-9]+(?:アップ|ダウン)する)([^。、]*?)1[体枚]につき([0-9]+)", r"は\1の数×\2"),
        ("(相手に)([^。、]*?の数×)([0-9]+ダメージ)を与える", r"\2\3を\1与える"),
        ("装備モンスター1体の", "装備モンスターの"),
        ("攻撃力と守備力は", "攻撃力・守備力は"),
        ("(自分または相手|お互い)のプレイヤー(?=は)", "お互い"),
        ("(攻撃宣言|直接攻撃|通常召喚|特殊召喚|融合召喚)を(?=でき|行えない)", r"\1"),
        ("攻撃宣言行えない", "攻撃宣言できない"),
        ("このターンのエンドフェイズまで", "エンドフェイズまで"),
        ("エンドフェイズ終了時まで", "エンドフェイズまで"),
        ("相手が直接攻撃を宣言した時", "相手の直接攻撃宣言時"),
        ("^([^。]*?モンスター)のみ装備可能", r"\1にのみ装備可能"),
        ("([0-9]+)ライフポイント(を払|回復)", r"\1LP\2"),
        ("ライフポイントを([0-9]+)ポイント回復", r"LPを\1回復"),
        ("ライフポイント", "LP"),
        ("戦闘によって", "戦闘で"),
        ("(?:カードの)?効果によって", "効果で"),
        ("カードの効果で(?=破壊|墓地)", "効果で"),
        ("フェイズ時(?=に|、|まで)", "フェイズ"),
        ("(自分|相手)の(スタンバイ|エンド|ドロー|メイン)フェイズ(?!・)", r"\1\2フェイズ"),
        ("シンクロ(?=召喚|素材|モンスター)", "S"),
        ("エクシーズ(?=召喚|素材|モンスター)", "X"),
        ("墓地に送", "墓地へ送"),
        ("生け贄に捧げる", "リリースする"),
        ("生け贄に捧げられ", "リリースされ"),
        ("生け贄に捧げ", "リリースし"),
        ("生け贄召喚", "アドバンス召喚"),
        ("する事ができない", "できない"),
        ("する事はできない", "できない"),
        ("する事ができる", "できる"),
        ("このカードは1ターンに1度だけ裏側守備表示にできる", "1ターンに1度、このカードを裏側守備表示にする事ができる"),
        ("(攻撃宣言|直接攻撃|通常召喚|特殊召喚|融合召喚|攻撃)を(?=でき)", r"\1"),
        ("バトルフェイズを行う事[がは]できない", "バトルフェイズを行えない"),
        (
            "守備表示モンスターを攻撃した時、?その守備力を攻撃力が[超越]えていれば、?その数値だけ相手に戦闘ダメージを与える",
            "守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ相手に戦闘ダメージを与える",
        ),
        ("存在している(?=場合|時)", "存在する"),
        ("(存在(?:する|しない)場合、)表側表示のこのカードを破壊する", r"\1このカードは破壊される"),
        ("(存在(?:する|しない))時(?=のみ発動)", r"\1場合"),
        ("(自分|相手)の?ターンのみ(?=発動)", r"\1ターンに"),
        ("バトルフェイズ中のみ(?=発動)", "バトルフェイズに"),
        ("戦闘及び(?:カードの)?効果では", "戦闘・効果では"),
        ("(相手|自分)[がの]コントロールする(?:カードの)?効果", r"\1の効果"),
        ("(その(?:モンスター|カード)(?:[0-9]体)?を)墓地から(?=特殊召喚)", r"\1"),
        ("(カウンターが(?:[0-9]+つ(?:以上)?)?)乗っ(た|ている)", lambda match: f"{match[1]}置かれている"),
        ("^([^。」]*族)のみ装備可能", r"\1モンスターにのみ装備可能"),
        (
            "^装備モンスターの(攻撃力|守備力|レベル)を([0-9]+つ?)(上げる|下げる)",
            lambda match: f"装備モンスターの{match[1]}は{match[2]}{'上がる' if match[3] == '上げる' else '下がる'}",
        ),
        ("枚数制限が無くなる", "枚数制限がなくなる"),
        ("カードを([0-9])枚ドロー", r"\1枚ドロー"),
        ("相手プレイヤーに直接攻撃", "直接攻撃"),
        ("選択した(モンスター|カード|魔法・罠カード)", r"その\1"),
        (
            "(このカード|そのモンスター|装備モンスター)が(フィールドから離れた|フィールドに存在しなくなった|破壊された)時、?(このカード|そのモンスター|装備モンスター)を(破壊|除外)する",
            lambda match: (
                f"{match[1]}が{match[2].replace('に存在しなくなった', 'から離れた')}時に{match[3]}は{match[4]}される"
            ),
        ),
        ("自分のメインフェイズ", "自分メインフェイズ"),
        ("(自分または相手|お互い)の(スタンバイ|エンド)フェイズ", r"自分・相手の\2フェイズ"),
    )
)
TE: Final = {
    "リリースする": "リリースして",
    "捨てる": "捨てて",
    "送る": "送って",
    "除外する": "除外して",
    "払う": "払って",
    "取り除く": "取り除いて",
    "戻す": "戻して",
    "見せる": "見せて",
    "破壊する": "破壊して",
}
"""Costs that were written with 〜事で."""
_COST: Final = re.compile(f"({'|'.join(TE)})事で、?")
_CONTINUES: Final = (
    "その後",
    "このトークン",
    "この効果",
    "この方法",
    "その",
    "さらに",
    "デッキをシャッフル",
    "破壊した",
    "除外した",
    "特殊召喚した",
    "●",
    "自分は",
    "相手は",
    "このターン",
)
_BOUND: Final = re.compile("時に(?:そのモンスター|装備モンスター)は")
"""A sentence about the monster that the activation of a card that stays summoned."""
_TARGET: Final = re.compile(r"((?:[0-9]+[体枚](?:まで)?))を?選択(?:して|し、)(?!発動)")
_NOUN: Final = re.compile(r"(モンスター|魔法・罠カード|魔法カード|罠カード|カード|チューナー)(?:を)?[0-9]+[体枚]")


def modern(text: str) -> str:
    """A plain text in current terms."""
    for before, after in WORDS:
        text = before.sub(after, text)
    return text


_NAMED: Final = re.compile("(「([^「」]+)」)(?:魔法|罠|モンスター)カード")


def with_names(text: str, cards: Mapping[str, object]) -> str:
    """「融合」魔法カード in an old text is the card of that name; series were written with と名のついた.

    :param cards: the cards, by their Japanese names, made plain.
    """
    return _NAMED.sub(lambda found: found[1] if plain(found[2]) in cards else found[0], text)


def is_old(text: str) -> bool:
    """Whether a text has effects without numbers."""
    return bool(text) and "①" not in text


def numbered(text: str, types: CardType) -> Iterator[tuple[str, int, int]]:
    """All numbered texts that an old one can stand for.

    :param text: the plain text, without the line of materials.
    :returns: the numbered text, a number that says how the sentences were joined, and how many effects were rewritten
        as activated ones.
    """
    text = modern(text)
    sentences = [f"{each}。" for each in _first(text).split("。") if each]
    if not 0 < len(sentences) <= MOST_SENTENCES:
        return
    one_effect = text.endswith(_OF_EFFECTS)  # of several effects it may mean each, or any one of them
    seen = set()
    for cuts in range(1 << (len(sentences) - 1)):
        segments, current = [], sentences[0]
        for at, sentence in enumerate(sentences[1:]):
            if cuts >> at & 1:
                segments.append(current)
                current = sentence
            else:
                current += sentence
        segments.append(current)
        if any(segment.startswith(_CONTINUES) for segment in segments[1:]) or any(
            _BOUND.search(segment.partition("。")[0]) and "特殊召喚" in segments[0] for segment in segments[1:]
        ):
            continue
        for way, rewritten in _ways(segments, types, 0):
            if way not in seen and not (one_effect and MARKS[1] in way):
                seen.add(way)
                yield way, cuts, rewritten


_OF_EFFECTS: Final = "の効果は1ターンに1度しか使用できない。"
_LIMIT: Final = re.compile(f"「[^」]+」(?:は1ターンに1枚しか発動できない。|{_OF_EFFECTS})$")
_RITUAL: Final = re.compile(
    "(「[^」]+」)の降臨に必要。(?:(?:自分の|自分)?手札・(?:自分)?フィールド|フィールドか手札|場か手札)から、"
    "(?:レベル|レベルの合計|星の数)が(?:合計)?([0-9]+)個?(以上)?になるように?(?:カード|モンスター)をリリース"
    "し(?:なければならない|なければ、\\1は降臨できない)。"
)


def _first(text: str) -> str:
    """The text with a limit at its end moved to its beginning, and a Ritual Summon in its current form."""
    limit = _LIMIT.search(text)
    text = limit[0] + text[: limit.start()] if limit is not None and limit.start() else text
    return _RITUAL.sub(
        lambda match: (
            f"レベルの合計が{match[2]}{match[3] or ''}になるように、自分の手札・フィールドのモンスターをリリースし、手札から{match[1]}を儀式召喚する。"
        ),
        text,
    )


def _ways(segments: list[str], types: CardType, number: int) -> Iterator[tuple[str, int]]:
    if not segments:
        yield "", 0
        return
    for at, form in enumerate(dict.fromkeys(_forms(segments[0], types, number))):
        for rest, rewritten in _ways(segments[1:], types, number + (form.startswith("#"))):
            yield (MARKS[number] + ":" + form[1:] if form.startswith("#") else form) + rest, rewritten + (at > 0)


_ONCE: Final = "この効果は1ターンに1度しか使用できない。"
_ON_CARD: Final = re.compile(".*にのみ装備可能|「[^」]+」(?:の効果)?は1ターンに1[度枚]しか(?:使用|発動)できない。$")
"""Sentences about the card, before its effects."""


def _forms(segment: str, types: CardType, number: int) -> Iterator[str]:
    """One effect in numbered form (it begins with #), or a sentence before the effects."""
    segment = segment.removeprefix("また、")
    if _of_card(segment, number):
        yield segment
        return
    if number == 0 and _MADE_ONLY.match(segment):
        yield segment.replace("融合デッキ", "EXデッキ").replace("特殊召喚が可能", "特殊召喚できる")
        return
    if _ONCE in segment:
        segment = "1ターンに1度、" + segment.replace(_ONCE, "")
    if "選択して発動" in segment:
        segment = segment.replace("を選択して発動", "を対象として発動").replace("を選択し、", "を対象とし、", 1)
    stays = _stays(segment, types)
    end = "このカードを発動できる。" if stays else "発動できる。"
    if stays:
        segment = re.sub("発動(できる|する)。", end, segment)
    yield "#" + segment
    each = _EACH_PHASE.match(segment)
    if each is not None and types & (CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD):
        yield f"#{each[1]}に発動する。{segment[each.end() :]}"
        return
    if not types & CardType.MONSTER:
        yield from _reworded(segment, end)
    if not re.search("発動(?:できる|する)。|発動できない", segment):
        yield from _not_activated(segment, types, number, end, stays=stays)


def _of_card(segment: str, number: int) -> bool:
    """Whether a sentence belongs before the effects."""
    never = ("このカードは通常召喚できない", "このカードは特殊召喚できない", "このカード名はルール上")
    return number == 0 and segment.startswith(never) or _ON_CARD.match(segment) is not None


def _stays(segment: str, types: CardType) -> bool:
    """Whether this is the activation of a card that stays."""
    if types & (CardType.CONTINUOUS | CardType.EQUIP) and _BOUND.search(segment):
        return True
    return bool(types & CardType.EQUIP) and "このカードを装備する" in segment


def _not_activated(segment: str, types: CardType, number: int, end: str, *, stays: bool) -> Iterator[str]:
    """The activated effects that a sentence without 発動 can stand for."""
    trap = bool(types & CardType.TRAP)
    if types & CardType.EQUIP and _EQUIPPED_DOES.match(segment):
        yield from _activated(segment)
    elif types & CardType.EQUIP and segment.startswith("装備モンスター"):
        return  # it applies while the card is equipped
    elif types & CardType.MONSTER or number:
        yield from _activated(segment, quick=trap)
    else:
        lasting = bool(types & (CardType.CONTINUOUS | CardType.FIELD)) and not stays
        ways = list(_activated(segment, quick=trap)) if lasting else []
        if lasting and _IN_PHASE.match(segment) and not segment.partition("。")[0].endswith("できる"):
            end = end.replace("できる", "する")
        yield from ways or ["#" + _aimed("", segment, end)]


_EQUIPPED_DOES: Final = re.compile("装備モンスターが[^。、]*(?:破壊した|送った|与えた|攻撃宣言した)(?:時|場合)、")
_EACH_PHASE: Final = re.compile(
    "((?:自分|相手|自分・相手の|お互いの)?(?:スタンバイ|エンド)フェイズ)毎に、?(?![^。]*(?:払|捨て))"
)
_IN_PHASE: Final = re.compile(
    "(?:自分|相手|自分・相手の)?(?:スタンバイ|エンド)フェイズ、(?![^。]*(?:払|捨て|リリース))"
)
"""A phase in which a card that stays does something."""
_MADE_ONLY: Final = re.compile(
    "(?:このカード|このモンスター)(?:は、?[^。]*でしか特殊召喚できない|の融合召喚は[^。]*でしか行えない)。"
    "|自分フィールドの上記の?カードを[^。]*場合のみ、?[^。]*特殊召喚(?:できる|が可能)"
)
"""The sentence of an Extra Deck monster about the only ways to summon it."""


def _reworded(segment: str, end: str) -> Iterator[str]:
    """Rewrites for Spells and Traps: a cost that comes first, a negation, a selection (対象として).

    :param end: the words for its activation.
    """
    used = re.match("(.*?)(?:このカードを)?発動(?:できる|する)。(.+)", segment)
    lead, rest = _paid_first(segment) if used is None else (used[1], used[2])
    if used is not None and lead.endswith(("場合に", "時に")):
        lead = lead[:-1]
    comma = "、" if lead else ""
    if not lead or lead.endswith("て"):
        summon = _NEGATES_SUMMON.match(rest)
        if summon is not None:
            who = "相手" if summon[1] else "自分または相手"
            yield (
                f"#{who}がモンスターを{summon[2]}する際に{comma}{lead}発動できる。それを無効にし、そのモンスターを"
                f"{summon[3]}する。{rest[summon.end() :]}"
            )
        negated = _NEGATES.match(rest)
        if negated is not None:
            what = negated[2].replace("効果モンスター", "モンスター")
            occasion = f"相手が{what}を発動した時" if negated[1] else f"{what}が発動した時"
            yield f"#{occasion}{comma or 'に'}{lead}発動できる。その発動を無効にし破壊する。{rest[negated.end() :]}"
            return
    if lead and (used is None or _TARGET.search(rest.partition("。")[0])):
        yield "#" + _aimed(lead + "、" if used is not None or _TARGET.search(rest) else lead, rest, end)


def _paid_first(segment: str) -> tuple[str, str]:
    """The cost in the first sentence, in its te-form, and the rest; without a cost, nothing and the whole text."""
    first, _, rest = segment.partition("。")
    paid = next((first.removesuffix(plain) + form for plain, form in TE.items() if first.endswith(plain)), "")
    return (paid, rest) if paid and rest and _PAID.match(first) else ("", segment)


_PAID: Final = re.compile("(?:自分の)?手札|[0-9]+LPを払う$|自分フィールドの[^。]*リリースする$")
"""A cost, if a Spell or Trap has it first in a sentence of its own."""
_NEGATES: Final = re.compile(
    "(相手の|相手が発動した)?((?:効果モンスターの効果・)?(?:カウンター|永続|装備|速攻|通常)?(?:魔法・罠|魔法|罠)カード|効果モンスターの効果)の"
    "発動を無効にし、?(?:(?:それ|そのカード)を)?破壊する。"
)


_NEGATES_SUMMON: Final = re.compile(
    "(相手)?モンスターの((?:召喚|反転召喚|特殊召喚)(?:・(?:召喚|反転召喚|特殊召喚))*)を無効にし、?(?:(?:それ|そのモンスター)を)?(破壊|除外)する。"
)


def _activated(segment: str, *, quick: bool = False) -> Iterator[str]:
    """A monster's effect without 発動: 〜時、〜する。 is mandatory, 〜する事ができる is optional."""
    lead = re.match(
        "((?:1ターンに1度、)?(?:(?:[^。、]|、(?=[^。、]*(?:破壊|送られ))|(?<=し)、(?=[^。、]*場合、))*?(?:時|場合)、|リバース:)?)(.+)",
        segment,
    )
    if lead is None:
        return
    occasion, rest = lead[1], lead[2]
    condition = re.match("[^。、]*存在(?:する|しない)場合、", rest) if occasion.endswith("時、") else None
    if condition is not None:
        occasion, rest = occasion + condition[0], rest[condition.end() :]
    sentence, _, more = rest.partition("。")
    cost = _COST.search(sentence)
    optional = sentence.endswith(("できる", "事ができる"))
    paid = ""
    if cost is not None and occasion.startswith("このカードが墓地に存在し、"):
        return  # whether it had to lie there before (already) is not read from old texts
    if cost is not None:  # no event forces the player to pay
        paid, sentence = sentence[: cost.start()] + TE[cost[1]], sentence[cost.end() :]
        if re.search("存在(?:する|しない)時、$", occasion):
            occasion = re.sub("時、$", "場合、", occasion)
    sentence = _plain(sentence) if optional else sentence
    optional = optional or cost is not None
    if not occasion.endswith(("時、", "場合、", "リバース:")):
        if cost is None and not (optional and occasion):
            return
        optional = True
    end = "発動できる。" if optional else "発動する。"
    if paid:
        yield "#" + occasion + _aimed(paid, f"{sentence}。{more}", end)
    elif occasion == "リバース:" or not occasion.endswith("、"):
        yield "#" + _aimed(occasion, f"{sentence}。{more}", end)
    elif occasion.endswith(("時、", "場合、")):
        yield "#" + _aimed(occasion, f"{sentence}。{more}", end)
    else:
        main = "" if quick else "自分メインフェイズに"
        yield "#" + _aimed(occasion + main, f"{sentence.removeprefix('自分メインフェイズに')}。{more}", end)


def _plain(sentence: str) -> str:
    """加える事ができる → 加える, 特殊召喚できる → 特殊召喚する."""
    if sentence.endswith("事ができる"):
        return sentence.removesuffix("事ができる")
    return sentence.removesuffix("できる") + "する"


def _aimed(lead: str, rest: str, end: str) -> str:
    """〜１体を選択して破壊する → 〜１体を対象として発動できる。その〜を破壊する."""
    found = _TARGET.search(rest)
    if found is not None and len({each[1] for each in _NOUN.finditer(rest[: found.end()])}) > 1:
        return f"{lead}{end}{rest}"  # it is uncertain which of them the rest is about
    if found is None:
        if lead.endswith(("時、", "場合、")):
            return f"{lead.removesuffix('、')}に{end}{rest}"
        return f"{lead}{end}{rest}"
    lead_in = rest[: found.start()].removesuffix("を")
    noun = _NOUN.search(rest[: found.end()])
    what = noun[1] if noun is not None else "カード"
    joined = (
        lead.removesuffix("して") + "し、"
        if lead.endswith("して")
        else lead.removesuffix("て") + "、"
        if (lead.endswith("て"))
        else lead
    )
    return f"{joined}{lead_in}{found[1]}を対象として{end}その{what}を{rest[found.end() :]}"
