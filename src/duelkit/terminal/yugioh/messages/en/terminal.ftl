help =
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
goal =
    Goal: bring your opponent's life points to 0. Who has to draw from an empty deck loses.
    A turn: Draw Phase (draw 1 card), Standby Phase, Main Phase 1 (Normal Summon or Set once, Special Summons, spells and effects, changes of position, Set cards), Battle Phase (each Attack Position monster attacks once; not in the first turn), Main Phase 2, End Phase (discard down to { $hand } cards).
    Monsters of Level 5 or 6 need 1 tribute for a Normal Summon, of Level 7 or more 2 tributes.
glossary =
    LP — life points; who has none left loses
    GY — Graveyard; GY 3: three cards lie there
    1600/1200 — ATK and DEF
    ★ — Level of a monster
    Set — a card that lies face-down
    Face-down — a monster in face-down Defense Position
    Attack — a monster in Attack Position
    Defense — a monster in face-up Defense Position
    Chain Link — an effect waiting in the chain; the last one resolves first
    forced — there was one choice only, and it was made for you
glossary-xyz = ☆ — Rank of an Xyz Monster
glossary-link = Link — Link Rating of a Link Monster, its number of arrows; it has no DEF
glossary-pendulum = Scale — Pendulum Scale; between two scales monsters can be Pendulum Summoned
glossary-shared-zone = P — a spell & trap zone that is a pendulum zone as well
deck-none = none
deck-here = { $deck }: { $here } of { $cards } different cards are playable here, { $copies } of { $all } copies
deck-missing = { $deck }: not playable here, { $count ->
    [one] one card is missing
   *[other] { $count } cards are missing
 }
deck-side-missing = { $deck }: playable without { $count ->
    [one] one card
   *[other] { $count } cards
 } of its side deck; nothing else is missing
deck-left-out = {" "}({ $names })
deck-legal-in = { $deck }: legal in the editions: { $editions }
deck-legal-lists = { $deck }: legal under the limit lists: { $lists }
deck-guessed = { $deck }: { $count ->
    [one] one card that is not known here counts
   *[other] { $count } cards that are not known here count
 } as allowed, in the part in which { $count ->
    [one] it stands
   *[other] they stand
 }
deck-legal = { $deck }: legal in { $edition }; { $sizes }
deck-not-legal = { $deck }: not legal in { $edition }, { $count ->
    [one] one violation
   *[other] { $count } violations
 }; { $sizes }
deck-with-list = { $edition } with the list { $list }
deck-sizes = { $main } main, { $extra } extra, { $side } side
deck-place = { $file }, line { $line }
deck-hint = hint: { $words }
deck-incomplete = note: the list { $list } is not complete
deck-section-main = Main Deck ({ $count })
deck-section-extra = Extra Deck ({ $count })
deck-section-side = Side Deck ({ $count })
deck-not-here = {"  "}(not playable here: { $reason })
deck-printing = {"  "}(in the file: { $code })

rulings-title = Rulings
rulings-more = More in which it takes part: { $count } (duelkit rulings "{ $name }")
rulings-all = Rulings: { $count }, { $runs } with each edition counted; by source and edition:
rulings-none = no ruling matches { $words }; expected an id, a card's name, a rule's id, or words that occur in it
rulings-hint = duelkit rulings WORDS searches, duelkit rulings show ID shows one.
rulings-question = Q: { $text }
rulings-answer = A: { $text }
rulings-sources = Source: { $sources }
rulings-dated = Source: { $sources } ({ $date })
rulings-editions = Editions: { $editions }
rulings-rules = Rules: { $rules }
rulings-cards = Cards: { $cards }
rulings-against = { $source } answers otherwise: { $text }
rulings-against-shown = { $source } answers otherwise: { $text } (shown by { $ruling })
rulings-steps = Steps
rulings-source = Source
rulings-total = Together
rulings-right = All { $runs } are right.
rulings-wrong = { $wrong } of { $runs } are wrong:
rulings-checked = { $runs } runs, { $right } right, { $wrong } wrong
rulings-also-in = and in { $editions }
ruling-shown = Ruling { $ruling }, { $edition }
ruling-step = Step { $step } of { $steps }: { $text }
ruling-of-day = The ruling of { $day }
ruling-yes-no = Yes or no (quit)
ruling-right = Right.
ruling-wrong = Not so.
ruling-help = Enter: the next step. back: the step before. play: play on from here, both sides. field: the field. quit: leave.
ruling-prompt = Enter, back, play, field, quit
ruling-over = That was the last step.
ruling-play = You play both sides from here; quit returns to the ruling.
ruling-unknown = { $text }: no such command; expected Enter, back, play, field or quit
why-ruling = Ruling ({ $source }): { $text } (duelkit rulings show { $ruling })

# formats
format-line = { $id }  { $name } (edition { $edition }, list { $limits })
format-hint = `duelkit formats ID` shows one, `duelkit formats --all` names those of all limit lists; --format ID plays it; a .toml file defines one of your own.
format-edition = Edition: { $edition }
format-pool-until = Card pool: released in the { $region } up to { $until }
format-pool-released = Card pool: released in the { $region }
format-pool-listed = Card pool: the listed cards
format-pool-all = Card pool: all cards
format-playable = { $count ->
    [one] 1 card of the pool is playable here
   *[other] { $count } cards of the pool are playable here
}
format-limits = Limit list: { $limits }
format-no-limits = No limit list
format-wording = Cards are worded as in { $year }
format-source = Source: { $source }
deck-legal-formats = { $deck }: legal in the formats: { $formats }
card-formats = Legal in the formats: { $formats }
card-format-limited = { $format } ({ $word })
