# What both games say at the terminal
prompt-line = Number ({ $range }; ? list undo help)
prompt-quick = Enter: { $option }
prompt-begin = Enter: begin
yes-no = Type y or n; commands such as ? and field work here too.
ask-surrender = Give up this duel (y, Enter: no)
not-surrendered = The duel goes on.
cancelled = Back to the choice before.
nothing-to-cancel = There is nothing to cancel at this question; undo takes back your last choice.
no-options = There is nothing to choose now.
bad-label = "{ $text }" is not offered; type one of { $range }.
more-log = … { $count } earlier lines (log shows all)
hint-begin = goal: how to win and how a turn goes. glossary: the short words. help: all commands.

help-yugioh =
    NUMBER        choose an option
    Enter         pass or finish where that can be done, else the options again
    ?             explain the question and its rules
    ? NUMBER      explain the card of that option
    ? CARD NAME   explain a card, and why it cannot be used now
    ? RULE ID     show a rule, for example ? MR3-SUM-04
    ? WORD        explain a short word of the screen (glossary: all)
    why           why the open question is asked
    why CARD      what can and what cannot be done with a card, and why
    list          the question and its options again (also: options)
    cancel        leave a choice that is half made (also: back)
    undo          go back to before your last choice
    field         show the field
    log           everything that has happened
    grave         show the Graveyards
    removed       show the cards that are banished
    extra         show the Extra Decks
    sort          put your hand in order, or back
    lp            how the life points have changed
    goal          how to win, and how a turn goes
    glossary      the short words of the screen
    surrender     give up
    save FILE     save the Duel
    quit          leave
    help          this list
help-judgment =
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

goal-yugioh =
    Goal: bring your opponent's life points to 0. Who has to draw from an empty deck loses.
    A turn: Draw Phase (draw 1 card), Standby Phase, Main Phase 1 (Normal Summon or Set once, Special Summons, spells and effects, changes of position, Set cards), Battle Phase (each Attack Position monster attacks once; not in the first turn), Main Phase 2, End Phase (discard down to { $hand } cards).
    Monsters of Level 5 or 6 need 1 tribute for a Normal Summon, of Level 7 or more 2 tributes.
goal-judgment =
    Goal: control { $fields } of the 9 fields with living creatures at the end of a turn. Who cannot draw loses.
    A turn: draw 1 card (not in the very first turn), gain { $mana } mana,
    action phase 1: cast spells, let creatures attack or rotate once each for their re-action cost;
    action phase 2: summon one creature next to one of your own; it attacks at once, if it can, and the turn ends.
    On a field of its element a creature has +2 HP, on the opposed one −2 (fire and water, earth and wood).
    A creature that dies gives its owner 1 mana. At most { $hand } cards stay in hand.

glossary-yugioh =
    LP — life points; who has none left loses
    GY — Graveyard; GY 3: three cards lie there
    1600/1200 — ATK and DEF
    ★ — Level of a monster
    ☆ — Rank of an Xyz Monster
    Link — Link Rating of a Link Monster, its number of arrows; it has no DEF
    P — a spell & trap zone that is a pendulum zone as well
    Scale — Pendulum Scale; between two scales monsters can be Pendulum Summoned
    Set — a card that lies face-down
    Face-down — a monster in face-down Defense Position
    Attack — a monster in Attack Position
    Defense — a monster in face-up Defense Position
    Chain Link — an effect waiting in the chain; the last one resolves first
    forced — there was one choice only, and it was made for you
glossary-judgment =
    Water/Biolith — a field: the element that lies up, and the one on its reverse
    HP — hit points; in brackets what the field adds or takes
    ATK / A — attack: the damage of a strike
    cost — re-action costs: of an attack / of a rotation by a quarter turn
    hits — the fields that its attack reaches, one target of your choice (hits all of: all at once)
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
