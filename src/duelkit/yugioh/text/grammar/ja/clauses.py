"""Clauses in Japanese: who does or undergoes what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from duelkit.yugioh.language.base import Modifier, Pool
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.selections import THIS, RefKind, Subject
from duelkit.yugioh.language.terms import Position
from duelkit.yugioh.text.grammar.heads import Head, head_of_pool
from duelkit.yugioh.text.grammar.ja.core import MODIFIERS, VERBS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, bullet, phrase
from duelkit.yugioh.text.grammar.ja.places import pool_text
from duelkit.yugioh.text.grammar.ja.terms import position
from duelkit.yugioh.text.grammar.reading import binds_player


def about(subject: Subject, scope: Scope) -> tuple[str, bool]:
    """The cards that a modifier concerns, and whether they are this card."""
    if isinstance(subject, Pool):
        scope.now(RefKind.EACH, Noun(f"その{'モンスター' if head_of_pool(subject) is Head.MONSTER else 'カード'}"))
        return pool_text(subject, scope, owned=True), isinstance(subject.filter, IsThis)
    noun = WHATS(subject, scope)
    return noun.bare, noun.this


def clause_about(to: Subject | None, scope: Scope, predicate: Phrase, part: str = "") -> Clause:
    subject, this = about(to if to is not None else THIS, scope)
    return Clause(subject, predicate, part, this)


def sentence_of(clauses: Iterable[Clause], before: str = "") -> Phrase:
    """All clauses as one phrase; those of one subject share it."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and groups[-1][0].subject == clause.subject and groups[-1][0].lead == clause.lead:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    whole: Phrase | None = None
    groups = [_one_ban(group) for group in groups]
    for group in groups:
        here = _group(_same_figures(group)).prefixed(group[0].lead)
        whole = here if whole is None else here.following(whole)
    assert whole is not None
    return whole.prefixed(before)


def apart(clauses: Sequence[Clause]) -> list[str]:
    """Merge the clauses that belong together and return each as a separate sentence."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and groups[-1][0].subject == clause.subject:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    return [_group([clause]).plain for group in groups for clause in _same_figures(_one_ban(group))]


def _one_ban(group: list[Clause]) -> list[Clause]:
    """Xを発動できず、Xの効果を発動できない → X及びその効果を発動できない."""
    merged: list[Clause] = []
    for clause in group:
        here = clause.predicate
        last = merged[-1].predicate if merged else None
        both = _both(last, here) if last is not None else None
        if both is not None:
            merged[-1] = replace(merged[-1], predicate=both)
        elif last is not None and last.plain.endswith("攻撃対象に選択できない") and here.plain == _NOT_TARGETED:
            merged.append(replace(clause, predicate=phrase("", "効果の対象にもできない")))
        else:
            merged.append(clause)
    return merged


_NOT_TARGETED = "相手の効果の対象にならない"


def _both(last: Phrase, here: Phrase) -> Phrase | None:
    """Two prohibitions as one, if they can be."""
    if last.verb == here.verb:
        if (last.lead, here.lead) == ("魔法・罠カードを", "カードの効果を"):
            return replace(here, lead="魔法・罠・モンスターの効果を")
        thing = here.lead.removesuffix("の効果を")
        if here.verb.plain.startswith("発動でき") and thing != here.lead and last.lead == f"{thing}を":
            return replace(here, lead=f"{thing}及びその効果を")
    if last.lead == here.lead == "モンスターを" and all(
        each.verb.plain.endswith("召喚できない") for each in (last, here)
    ):
        return phrase(here.lead, f"{last.verb.plain.removesuffix('できない')}・{here.verb.plain}")
    if (last.lead, last.verb.plain) == ("《相手は》を", "攻撃対象に選択できない") and here.plain == _NOT_TARGETED:
        return phrase("《相手は》を攻撃対象に選択できず、効果の対象にも", "できない")
    if last.plain == "戦闘では破壊されない" and here.plain == "効果では破壊されない":
        return phrase("", "戦闘・効果では破壊されない")
    return None


def _same_figures(group: list[Clause]) -> list[Clause]:
    """攻撃力は…, 守備力は… → 攻撃力・守備力は…."""
    merged: list[Clause] = []
    for clause in group:
        if merged and clause.part and merged[-1].part and merged[-1].predicate == clause.predicate:
            more = clause.part.removeprefix("元々の") if merged[-1].part.startswith("元々の") else clause.part
            merged[-1] = replace(merged[-1], part=f"{merged[-1].part}・{more}")
        else:
            merged.append(clause)
    return merged


def _topic(clause: Clause) -> str:
    """Xは, Xの攻撃力は, お互いに."""
    if clause.part:
        return f"{clause.subject}の{clause.part}は"
    return "お互いに" if clause.subject == "お互い" else f"{clause.subject}は" if clause.subject else ""


def _group(group: list[Clause]) -> Phrase:
    subject = group[0].subject
    if len(group) == 1:
        only = group[0]
        if only.predicate.lead.startswith("《"):
            return replace(only.predicate, lead=only.predicate.lead.removeprefix("《").replace("》", subject))
        return only.predicate.prefixed(_topic(only))
    whole: Phrase | None = None
    for index, clause in enumerate(group):
        predicate = clause.predicate
        if predicate.lead.startswith("《"):
            lead = predicate.lead.removeprefix("《").replace(
                "》", subject if index == 0 else "そのモンスター" if subject != "このカード" else subject
            )
            here = replace(predicate, lead=lead)
        elif clause.part:
            here = predicate.prefixed(f"{subject}の{clause.part}は" if index == 0 else f"{clause.part}は")
        else:
            here = predicate.prefixed(_topic(clause) if index == 0 else "")
        whole = here if whole is None else here.following(whole)
    assert whole is not None
    return whole


def bullets(node: ChooseOne, scope: Scope) -> list[str]:
    """●…, one for each branch."""
    lines = []
    known = dict(scope.known)
    for branch in node.branches:
        scope.known = dict(known)
        lines.append(bullet(VERBS(branch, scope).sentences))
    scope.known = known
    return lines


def in_position(positions: Position) -> str:
    """守備表示で …; nothing for the usual face-up."""
    if positions == Position.FACE_UP:
        return ""
    short = {Position.FACE_UP_ATTACK: "攻撃表示", Position.FACE_UP_DEFENSE: "守備表示"}
    if positions == Position.FACE_UP | Position.FACE_DOWN_DEFENSE:
        return "表側表示または裏側守備表示で"
    if positions == Position.FACE_UP_DEFENSE | Position.FACE_DOWN_DEFENSE:
        return "表側守備表示または裏側守備表示で"
    if positions == Position.FACE_UP_ATTACK | Position.FACE_DOWN_DEFENSE:
        return "表側攻撃表示または裏側守備表示で"
    return f"{short.get(positions, position(positions))}で"


def summoned_with(modifiers: tuple[Modifier, ...], noun: Noun, scope: Scope) -> tuple[str, ...]:
    """この効果で特殊召喚したモンスターの効果は無効化される."""
    if not modifiers:
        return ()
    scope.now(RefKind.EACH, Noun(f"この効果で特殊召喚した{noun.text}", Head.MONSTER))
    own = [modifier for modifier in modifiers if not binds_player(modifier)]
    clauses = [clause for modifier in own for clause in MODIFIERS(modifier, scope)]
    del scope.known[RefKind.EACH]
    sentences = sentence_of(clauses).sentences if own else ()
    bound = [clause for modifier in modifiers if binds_player(modifier) for clause in MODIFIERS(modifier, scope)]
    stays = f"この効果で特殊召喚した{noun.text}が表側表示で存在する限り、"
    return (*sentences, *sentence_of(bound, stays).sentences) if bound else sentences
