"""Determinization: a duel with everything that is hidden from a player dealt anew."""

from __future__ import annotations

from duelkit.kernel.rng import Rng
from duelkit.yugioh.engine.facts.continuous import register, unregister
from duelkit.yugioh.engine.moves.open_cards import graveyards_hidden
from duelkit.yugioh.engine.seen.view import knows
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.codes import BANISHED, DECK, FIELD, HAND, MONSTER, MONSTER_ZONE
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.tasks import Work


def redraw(duel: State, player: int, seed: int, silent: bool = False) -> State:
    """A copy in which the cards that the player cannot know are placed at random.

    Each owner's unknown cards in hand, deck, face-down on the field and face-down banished are dealt anew among the
    same places, so that the result depends only on what the player can know, on that owner's list of unseen cards, and
    on the seed. A face-down monster remains a monster, a Set Spell or Trap remains one. Graveyards that the player
    cannot look at are reordered. The random generator of the copy starts from the seed.
    """
    twin = duel.copy(silent)
    twin.own()
    twin.rng = Rng(seed)
    for owner in range(2):
        _deal(twin, owner, player)
        _mix(twin, owner, player)
        _reorder(twin, owner, player)
        if graveyards_hidden(twin, player):
            twin.graveyard[owner].sort()
            twin.rng.shuffle(twin.graveyard[owner])
    for task in twin.stack:
        task.forget_hidden()
    _follow(duel, twin)
    _reach(twin)
    twin.touched()
    return twin


def _reach(twin: State) -> None:
    """Compute anew what the cards depend on, so that it does not tell which cards were there before."""
    twin.reach = [0, 0]
    for card, info in enumerate(twin.info):
        twin.reach[twin.owner[card]] |= info.reach
        twin.reach[twin.controller[card]] |= info.reach
    twin.cache.in_force = -1


def stand_in(duel: State, card: int, info: CardInfo) -> None:
    """Replace a hidden card by another one. Only in a determinized copy that shares no lists, before it is redrawn."""
    if duel.info[card].standing:
        unregister(duel, card)
    duel.info[card] = info
    duel.cache.by_phase = -1
    duel.cache.by_materials = -1
    if info.standing:
        register(duel, card)


def _follow(duel: State, twin: State) -> None:
    """Update references to cards that went back among hidden cards, since their identity is public knowledge: to
    materials, and to those whose name an effect that lasts keeps (墓穴の指名者).
    """
    dealt = [card for card in range(len(twin.info)) if twin.info[card] is not duel.info[card]]
    if not dealt:
        return
    for player in range(2):
        for monster in twin.monsters[player]:
            if monster >= 0 and twin.play[monster].made_of:
                twin.play[monster].made_of = _followed(duel, twin, twin.play[monster].made_of, dealt)
    in_decks = [card for card in dealt if twin.place[card] == DECK]
    for category in twin.lasting:
        twin.active[category] = tuple([_following(duel, twin, active, in_decks) for active in twin.active[category]])


def _followed(duel: State, twin: State, cards: tuple[int, ...], dealt: list[int]) -> tuple[int, ...]:
    """The cards, with those that were dealt anew replaced by cards that are now what they were."""
    followed: list[int] = []
    for card in cards:
        now = card
        if card in dealt:
            for other in range(len(twin.info)):
                if twin.info[other] is duel.info[card] and twin.owner[other] == twin.owner[card]:
                    now = other
                    if not twin.place[other] & FIELD:
                        break
        followed.append(now)
    return tuple(followed)


def _following(duel: State, twin: State, active: Active, dealt: list[int]) -> Active:
    """The modifier that applies, with the references of its scope updated."""
    scope = active.scope
    if active.continuous or not any(
        card in dealt for cards in (scope.them, scope.paid, *scope.targets) for card in cards
    ):
        return active
    kept = scope.copy()
    kept.them = _followed(duel, twin, scope.them, dealt)
    kept.paid = _followed(duel, twin, scope.paid, dealt)
    kept.targets = tuple([_followed(duel, twin, cards, dealt) for cards in scope.targets])
    return active.of_scope(kept)


def _hidden(twin: State, owner: int, player: int) -> tuple[list[int], list[int], list[int]]:
    """The unknown cards of one owner: face-down monsters, the others on the field, those in hand, deck and banished.

    A face-down Equip Card was a face-down monster before (サクリファイス). What the player has just picked is known.
    """
    picked = _picked_by(twin, player)
    monsters: list[int] = []
    others: list[int] = []
    loose: list[int] = []
    for card in range(len(twin.info)):
        place = twin.place[card]
        if (
            twin.owner[card] != owner
            or not place & (DECK | HAND | FIELD | BANISHED)
            or knows(twin, player, card)
            or card in picked
            or (twin.info[card].extra)
            or (twin.play[card].among and place == MONSTER_ZONE)
        ):
            continue
        if not place & FIELD:
            loose.append(card)
        elif place == MONSTER_ZONE or twin.play[card].equipped_to >= 0:
            monsters.append(card)
        else:
            others.append(card)
    return monsters, others, loose


def _picked_by(twin: State, player: int) -> list[int]:
    """The cards of the own Deck on which programs of this player's effects are at work."""
    cards: list[int] = []
    for task in twin.stack:
        if isinstance(task, Work) and task.scope >= 0 and twin.scopes[task.scope].player == player:
            cards += [card for card in task.cards if twin.place[card] == DECK and twin.owner[card] == player]
    return cards


def _deal(twin: State, owner: int, player: int) -> None:
    """Deal the unknown cards of one owner anew.

    All are shuffled together, independently of where they were. Each place on the field, of which is known whether it
    contains a monster, takes the first card that fits.
    """
    monsters, others, loose = _hidden(twin, owner, player)
    slots = monsters + others + loose
    infos = [twin.info[card] for card in slots]
    keyed = sorted([infos[at].passcode << 12 | at for at in range(len(infos))])
    twin.rng.shuffle(keyed)
    for card in slots:
        if twin.info[card].standing:
            unregister(twin, card)
    taken = [0, 0, 0]
    places = [monsters, others, loose]
    left = sum([1 for info in infos if info.types & MONSTER])
    for key in keyed:
        info = infos[key & 0xFFF]
        kind = 1
        if info.types & MONSTER:
            left -= 1
            # one that can be Set as a Spell may lie among these, if enough others are left
            spell = info.set_as_spell and taken[1] < len(others) and left >= len(monsters) - taken[0]
            kind = 1 if spell else 0
        if taken[kind] == len(places[kind]):
            kind = 2
        twin.info[places[kind][taken[kind]]] = info
        taken[kind] += 1
    for card in slots:
        if twin.info[card].standing:
            register(twin, card)


def _mix(twin: State, owner: int, player: int) -> None:
    """Shuffle anew the face-down monsters that were shuffled together (マジカルシルクハット)."""
    for number in sorted({twin.play[card].among for card in twin.monsters[owner] if card >= 0}):
        cards = [
            card
            for card in twin.monsters[owner]
            if card >= 0 and number and twin.play[card].among == number and not knows(twin, player, card)
        ]
        if len(cards) < 2:
            continue
        cards.sort()
        mixed = sorted(cards, key=lambda card: twin.info[card].passcode)
        twin.rng.shuffle(mixed)
        infos = [twin.info[card] for card in mixed]
        figures = [twin.play[card].monster_info for card in mixed]
        for at in range(len(cards)):
            if twin.info[cards[at]].standing:
                unregister(twin, cards[at])
            twin.info[cards[at]] = infos[at]
            twin.play[cards[at]].monster_info = figures[at]
            if infos[at].standing:
                register(twin, cards[at])


def _reorder(twin: State, owner: int, player: int) -> None:
    """Shuffle the unknown cards of a deck."""
    loose = [card for card in twin.deck[owner] if not knows(twin, player, card)]
    if loose:
        deck = twin.deck[owner]
        at = [i for i in range(len(deck)) if deck[i] in loose]
        shuffled = sorted(loose)
        twin.rng.shuffle(shuffled)
        for i in range(len(at)):
            deck[at[i]] = shuffled[i]
