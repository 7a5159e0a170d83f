"""A duel as a player can imagine it: what is hidden from them is dealt anew."""

from __future__ import annotations

from duelkit.kernel.rng import Rng
from duelkit.yugioh.engine.facts.continuous import register, unregister
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.codes import EXTRA, DECK, FIELD, HAND, MONSTER
from duelkit.yugioh.state.duel import Duel


def redraw(duel: Duel, player: int, seed: int, silent: bool = False) -> Duel:
    """A copy in which the cards that the player cannot know have changed places at random.

    Each owner's unknown cards of hand, deck and face-down field are dealt anew among the same places, so that the
    result depends only on what the player may know, on that owner's list of unseen cards, and on the seed. A face-down
    monster stays a monster, a Set spell or trap stays one. Graveyards that the player may not look at lie in another
    order. The random generator of the copy starts from the seed.
    """
    twin = duel.copy(silent)
    twin.rng = Rng(seed)
    for owner in range(2):
        for monsters in (True, False):
            slots: list[int] = []
            for card in range(len(twin.info)):
                if twin.owner[card] != owner or not twin.place[card] or twin.place[card] == EXTRA:
                    continue
                if knows(twin, player, card) or not twin.place[card] & (DECK | HAND | FIELD):
                    continue
                if bool(twin.info[card].types & MONSTER) == monsters:
                    slots.append(card)
            _deal(twin, slots)
        _reorder(twin, owner, player)
        if graveyards_hidden(twin, player):
            twin.graveyard[owner].sort()
            twin.rng.shuffle(twin.graveyard[owner])
    _follow(duel, twin)
    twin.touched()
    return twin


def _follow(duel: Duel, twin: Duel) -> None:
    """Materials that went back among hidden cards are public knowledge: let what refers to them follow the cards."""
    dealt = [card for card in range(len(twin.info)) if twin.info[card] is not duel.info[card]]
    if not dealt:
        return
    for player in range(2):
        for monster in twin.monsters[player]:
            if monster < 0 or not twin.play[monster].made_of:
                continue
            followed: list[int] = []
            for card in twin.play[monster].made_of:
                now = card
                if card in dealt:
                    for other in dealt:
                        if twin.info[other] is duel.info[card] and twin.owner[other] == twin.owner[card]:
                            now = other
                            break
                followed.append(now)
            twin.play[monster].made_of = tuple(followed)


def _deal(twin: Duel, slots: list[int]) -> None:
    infos = [twin.info[card] for card in slots]
    keyed = sorted([infos[at].passcode << 12 | at for at in range(len(infos))])
    shuffled = [key & 0xFFF for key in keyed]
    twin.rng.shuffle(shuffled)
    for card in slots:
        if twin.info[card].standing:
            unregister(twin, card)
    for at in range(len(slots)):
        twin.info[slots[at]] = infos[shuffled[at]]
    for card in slots:
        if twin.info[card].standing:
            register(twin, card)


def _reorder(twin: Duel, owner: int, player: int) -> None:
    """Let monsters and other cards mix between the unknown cards of hand and deck, which show no kind."""
    slots = [card for card in (*twin.hand[owner], *sorted(twin.deck[owner])) if not knows(twin, player, card)]
    _deal(twin, slots)
    loose = [card for card in twin.deck[owner] if not knows(twin, player, card)]
    if loose:
        deck = twin.deck[owner]
        at = [i for i in range(len(deck)) if deck[i] in loose]
        shuffled = sorted(loose)
        twin.rng.shuffle(shuffled)
        for i in range(len(at)):
            deck[at[i]] = shuffled[i]

