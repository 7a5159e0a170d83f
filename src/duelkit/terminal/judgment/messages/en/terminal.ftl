help =
    NUMBER        choose an option
    Enter         finish where that can be done, else the options again
    ?             explain the question and its rules
    ? NUMBER      explain that option, with its card and, for an attack, a forecast
    ? CARD NAME   explain a card
    ? RULE ID     show a rule, for example ? EOJ-BATTLE-17
    ? WORD        explain a short word of the screen (glossary: all)
    why           why the open question is asked
    why CARD      what can and what cannot be done with a card, and why
    list          the question and its options again (also: options)
    cancel        leave a choice that is half made (also: back)
    undo          go back to before your last choice
    field         show the board
    field NUMBER  everything on one field
    log           everything that has happened
    grave         show the graveyards
    goal          how to win, and how a turn goes
    glossary      the short words of the screen
    surrender     give up
    save FILE     save the duel
    quit          leave
    help          this list

goal =
    Goal: control { $fields } of the 9 fields with living creatures at the end of a turn. Who cannot draw loses.
    A turn: draw 1 card (not in the very first turn), gain { $mana } mana,
    action phase 1: cast spells, let creatures attack or rotate once each for their re-action cost;
    action phase 2: summon one creature next to one of your own; it attacks at once, if it can, and the turn ends.
    On a field of its element a creature has +2 HP, on the opposed one −2 (fire and water, earth and wood).
    A creature that dies gives its owner 1 mana. At most { $hand } cards stay in hand.

glossary =
    Water/Biolith — a field: the element that lies up, and the one on its reverse
    HP — hit points; in brackets what the field adds or takes
    ATK / A — attack: the damage of a strike
    cost — re-action costs: of an attack / of a rotation by a quarter turn
    hits — the fields that its attack reaches, one target of your choice (hits all of: all at once)
    > / = / m — where there is little room: the fields that its attack reaches, >24 one target, =24 all at once, m24 by magic
    magic — its attack is magic: no counterattack, no evasion, no protection against it
    lock — while fewer than { $unlock } creatures are on the board, locked creatures come only to a field of their element
    { "*" } — a card in hand with the lock
    { "+" } — a side that counterattacks
    B — a blind side: a strike from there does 1 more damage
    · — a side that neither counterattacks nor is blind
    ▲ ▶ ▼ ◀ — where a creature faces
    evades / dodge — avoids a physical attack half of the time; evades 2: with two tries
    prot. / protection — so much less damage of every physical attack; prot. 2: two less
    magic prot. — the same against magic attacks
    quickness — counterattacks before the attack
    perfect dodge — avoids every physical attack
    invisible — no target of attacks and of spell damage
    fortress — cannot attack, only counterattack
    double attack — strikes twice
    ambush — strikes its target from behind
    fieldmorph — its field has the element of the creature
    decoy — enemies that it lures can attack decoys only
    possessed — an enemy creature decides its re-actions; owner and field stay
    fixed — cannot be moved or turned
    resurrection — when it dies, a copy from hand may take its place for 1 mana
    return — when it dies, 1 mana takes it back to the hand
    incarnation — a summon onto an own creature, which is given up for it
    re-action — an attack or a rotation of a creature that is on the board already; each once a turn
    exit mana — the 1 mana for a creature that has died
    dies of the field — the opposed element takes its last hit points
