"""Clauses in English: who does or undergoes what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duelkit.yugioh.language.base import Modifier, Pool
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.selections import RefKind, Subject
from duelkit.yugioh.language.terms import Position
from duelkit.yugioh.text.grammar.en.core import HEADS, MODIFIERS, VERBS, WHATS, Clause, Noun, Phrase, Scope, it
from duelkit.yugioh.text.grammar.en.places import place, pool_text, words_of
from duelkit.yugioh.text.grammar.en.terms import article, bullet, listed, ordered, position
from duelkit.yugioh.text.grammar.heads import Head, head_of_pool
from duelkit.yugioh.text.grammar.reading import binds_player
from duelkit.yugioh.text.grammar.registry import Language, NoWording


def about(subject: Subject, scope: Scope) -> Noun:
    """The cards that a modifier concerns."""
    if isinstance(subject, Pool):
        if isinstance(subject.filter, IsThis):
            return Noun("this card", this=True)
        head = head_of_pool(subject)
        scope.now(RefKind.EACH, Noun(f"that {HEADS[head][0]}", head=head))
        words = words_of(subject, scope)
        if words.one_of_a_kind:
            return Noun(words.one)
        return Noun(pool_text(subject, scope), plural=True, head=head)
    return WHATS(subject, scope)


def apart(clauses: Sequence[Clause]) -> list[str]:
    """Merge the clauses that belong together and return each as a separate sentence."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and groups[-1][0].noun == clause.noun and not clause.whole and not groups[-1][0].whole:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    return [_group([clause]) for group in groups for clause in _merged(group)]


def statement_of(clauses: Sequence[Clause], when: str = "") -> Phrase:
    """All clauses as one phrase; those of one subject share it. ``when`` says how long."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0] if groups else None
        if (
            last is not None
            and last.noun == clause.noun
            and last.lead == clause.lead
            and not clause.whole
            and not last.whole
        ):
            groups[-1].append(clause)
        else:
            groups.append([clause])
    texts = [group[0].lead + _group(_merged(group)) for group in groups]
    joined = ", also ".join(texts) if len(texts) > 1 else texts[0]
    first = groups[0][0]
    return Phrase(joined + (f" {when}" if when else ""), stated=bool(first.lead) or not first.order)


def _merged(group: list[Clause]) -> list[Clause]:
    """Clauses about one subject, with those that can share a predicate put together."""
    merged: list[Clause] = []
    for clause in group:
        both = _both(merged[-1], clause) if merged else None
        if both is None:
            merged.append(clause)
        else:
            merged[-1] = both
    return merged


def _both(last: Clause, clause: Clause) -> Clause | None:
    """Two clauses as one, if they can be."""
    if clause.part and last.part and last.one == clause.one:
        more = clause.part.removeprefix("original ") if last.part.startswith("original ") else clause.part
        return replace(last, part=f"{last.part}/{more}", one=_plural_verb(last.one), many=last.many)
    if clause.figure and last.figure and last.one == clause.one:
        return replace(last, figure=f"{last.figure}/{clause.figure}")
    both = (
        _TOGETHER.get((last.one, clause.one))
        or _or_their_effects(last.one, clause.one)
        or _no_summons(last.one, clause.one)
        or _destroyed_or_targeted(last.one, clause.one)
        or _cards_or_effects(last.one, clause.one)
    )
    return replace(last, one=both, many="") if both else None


_TOGETHER = {
    (
        "cannot be destroyed by battle",
        "cannot be destroyed by card effects",
    ): "cannot be destroyed by battle or card effects",
    ("cannot activate Spell/Trap Cards", "cannot activate card effects"): "cannot activate cards or effects",
}


def _or_their_effects(first: str, second: str) -> str:
    """cannot activate Traps, cannot activate the effects of Traps → cannot activate Traps, or their effects."""
    start = "cannot activate "
    same = first.startswith(start) and second == f"{start}the effects of {first.removeprefix(start)}"
    return f"{first}, or their effects" if same else ""


def _cards_or_effects(first: str, second: str) -> str:
    """can activate Trap Cards, can activate the effects of … → can activate the cards or effects of Traps."""
    cards = first.removeprefix("can activate ")
    if cards == first or not second.startswith(f"can activate the effects of {cards}"):
        return ""
    plain = first.replace("Spell/Trap Cards", "Spells/Traps").replace(" Cards", "s")
    return plain.replace("can activate ", "can activate the cards or effects of ")


def _destroyed_or_targeted(first: str, second: str) -> str:
    """cannot be destroyed by …, cannot be targeted by … → cannot be destroyed or targeted by …."""
    start, other = "cannot be destroyed by ", "cannot be targeted by "
    if first.startswith(other):
        start, other = other, start
    if not first.startswith(start) or not second.startswith(other):
        return ""
    by = first.removeprefix(start)
    if by != second.removeprefix(other) or not by.endswith("card effects"):
        return ""
    return f"cannot be {start.split(' ')[2]} or {other.split(' ')[2]} by {by}"


def _no_summons(first: str, second: str) -> str:
    """cannot Normal Summon …, cannot Flip Summon …, cannot Special Summon monsters → cannot Summon monsters."""
    for can in ("can", "cannot"):
        flip = f"{can} Normal or Flip Summon monsters"
        if (first, second) == (f"{can} Normal Summon monsters", f"{can} Flip Summon monsters"):
            return flip
        special = f"{can} Special Summon monsters"
        if first == flip and second.startswith(special):
            return f"{can} Summon monsters{second.removeprefix(special)}"
    return ""


def _plural_verb(words: str) -> str:
    return words.replace("becomes ", "become ", 1) if words.startswith("becomes ") else words.replace("is ", "are ", 1)


def _group(group: list[Clause]) -> str:
    """Clauses about one subject as one statement: it gains 500 ATK and cannot be destroyed."""
    noun = group[0].noun
    if group[0].whole:
        return group[0].whole
    texts = [_figure(clause, first=index == 0) if clause.part else "" for index, clause in enumerate(group)]
    for index, clause in enumerate(group):
        if clause.part:
            continue
        words = clause.predicate.replace("@", clause.figure)
        if index == 0:
            words = f"{_subject(clause)} {words}"
        elif group[index - 1].part:
            words = f"{'they' if noun.plural else 'it'} {words}"
        texts[index] = words
    if noun.text == "neither player":
        return listed([texts[0], *[text.removeprefix("can ") for text in texts[1:]]], "or")
    return listed(texts, "and") if not any(clause.part for clause in group) else ", and ".join(texts)


def _figure(clause: Clause, *, first: bool) -> str:
    """its ATK becomes 0; the ATK of all monsters on the field becomes 0."""
    noun = clause.noun
    if first and (len(noun.text) > 30 or noun.plural and not noun.possessive):
        return f"the {clause.part} of {noun.text} {clause.one}"
    owner = noun.poss if first else "their" if noun.plural else "its"
    return f"{owner} {clause.part} {clause.one}"


def _subject(clause: Clause) -> str:
    """this card; all monsters you control."""
    subject = clause.noun.subj
    counted = subject == "they" or subject.startswith(("all ", "the ", "those ", "both "))
    return f"all {subject}" if clause.all and clause.noun.plural and not counted else subject


def single(to: Subject, noun: Noun, scope: Scope) -> str:
    if isinstance(to, Pool) and noun.plural:
        words = words_of(to, scope)
        text = words.at(place(to.zones, to.side, head_of_pool(to)))
        return article(text)
    return noun.text


def counters(name: str, number: int | None) -> str:
    """Spell Counters: the English name of a counter; definitions hold their Japanese names."""
    word = COUNTER_NAMES.get(name, name)
    if not word.isascii():
        raise NoWording(f"the counter {name}", Language.EN)
    word = word if word.endswith("Counter") else f"{word} Counter"
    return word if number == 1 else f"{word}s"


COUNTER_NAMES = {
    "アイスカウンター": "Ice Counter",
    "シャークカウンター": "Shark Counter",
    "魔力カウンター": "Spell Counter",
    "シグナルカウンター": "Signal Counter",
    "ガイダンスカウンター": "Guidance Counter",
    "氷結界カウンター": "Ice Counter",
    "幻魔カウンター": "Phantasm Counter",
    "ダメージカウンター": "Damage Counter",
    "カウンター": "Counter",
    "フラワーカウンター": "Flower Counter",
    "シャインカウンター": "Shine Counter",
    "武士道カウンター": "Bushido Counter",
    "Ａカウンター": "A-Counter",
    "ディフォーマーカウンター": "Morph Counter",
    "捕食カウンター": "Predator Counter",
    "壊獣カウンター": "Kaiju Counter",
    "響鳴カウンター": "Resonance Counter",
    "フォッグカウンター": "Fog Counter",
    "ヴェノムカウンター": "Venom Counter",
    "黒羽カウンター": "Black Feather Counter",
    "方界カウンター": "Cubic Counter",
    "時計カウンター": "Clock Counter",
    "音響カウンター": "Symphonic Counter",
    "炎星カウンター": "Fire Fist Counter",
    "カオスカウンター": "Chaos Counter",
    "楔カウンター": "Wedge Counter",
    "シキカウンター": "Season Counter",
    "魔石カウンター": "Spellstone Counter",
    "クロニクルカウンター": "Chronicle Counter",
    "警邏カウンター": "Patrol Counter",
    "Ｔカウンター": "T Counter",
    "ハイパーヴェノムカウンター": "Hyper-Venom Counter",
    "雷カウンター": "Thunder Counter",
    "鱗粉カウンター": "Scale Counter",
    "ＶＩＰカウンター": "VIP Counter",
    "落魂カウンター": "Otoshidamashi Counter",
    "冠カウンター": "Crown Counter",
    "ヴァレルカウンター": "Borrel Counter",
    "Ｅｍカウンター": "Performage Counter",
    "皇の鍵カウンター": "Emperor's Key Counter",
    "アスリートカウンター": "Athlete Counter",
    "ウサミミカウンター": "Bunny Ear Counter",
    "サモンカウンター": "Summon Counter",
    "月輪カウンター": "Full Moon Counter",
    "デステニーカウンター": "Destiny Counter",
    "ピースカウンター": "Piece Counter",
    "ＧＧカウンター": "GG Counter",
    "ズシンカウンター": "Zushin Counter",
    "幻覚カウンター": "Hallucination Counter",
    "ストリングカウンター": "String Counter",
    "祝台カウンター": "Schoolwork Counter",
    "バルーンカウンター": "Balloon Counter",
    "燃焼カウンター": "Burnup Counter",
    "お皿カウンター": "Dish Counter",
    "ディフェクトカウンター": "Defect Counter",
    "ホープ剣カウンター": "Rising Sun Counter",
    "アクセスカウンター": "Access Counter",
    "強欲カウンター": "Greed Counter",
    "ワームカウンター": "Worm Counter",
    "プラントカウンター": "Plant Counter",
    "ガードカウンター": "Guard Counter",
}


def bullets(node: ChooseOne, scope: Scope) -> list[str]:
    """● …, one for each branch."""
    lines = []
    known = dict(scope.known)
    for branch in node.branches:
        scope.known = dict(known)
        lines.append(bullet(VERBS(branch, scope).sentences))
    scope.known = known
    return lines


def in_position(positions: Position) -> str:
    """in Defense Position …; nothing for the usual face-up."""
    if positions == Position.FACE_UP:
        return ""
    short = {Position.FACE_UP_ATTACK: "Attack Position", Position.FACE_UP_DEFENSE: "Defense Position"}
    if positions == Position.FACE_UP | Position.FACE_DOWN_DEFENSE:
        return " in face-up position or face-down Defense Position"
    if positions == Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE:
        return " in face-up or face-down Defense Position"
    if positions == Position.FACE_UP_ATTACK | Position.FACE_DOWN_DEFENSE:
        return " in Attack Position or face-down Defense Position"
    return f" in {short.get(positions, position(positions))}"


def summoned_with(modifiers: tuple[Modifier, ...], noun: Noun, scope: Scope) -> str:
    """, but its effects are negated."""
    if not modifiers:
        return ""
    scope.now(RefKind.EACH, it(Head.MONSTER, noun.plural) if not noun.this else Noun("it", "it", "its"))
    own = [modifier for modifier in modifiers if not binds_player(modifier)]
    clauses = [clause for modifier in own for clause in MODIFIERS(modifier, scope)]
    del scope.known[RefKind.EACH]
    result = f", but {ordered(statement_of(clauses).base)}" if own else ""
    bound = [clause for modifier in modifiers if binds_player(modifier) for clause in MODIFIERS(modifier, scope)]
    if bound:
        result += f"{', and' if own else ', but'} while it is face-up on the field, {ordered(statement_of(bound).base)}"
    return result
