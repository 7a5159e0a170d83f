# The table
deck-chaos_2005 = Chaos control of 2005: strong spells and monsters that change sides.
deck-goat_cookie_cutter_chaos = Chaos of 2005: one strong card of every kind, and goats that turn into Thousand-Eyes.
deck-goat_warrior_toolbox = Warriors of 2005: a small monster for every occasion.
deck-hero_ritual = A bit of everything: fusion, ritual, Gemini, Union and Flip monsters.
deck-link_allstars = Every way of summoning in one deck: fusion, synchro, xyz, pendulum and link.
deck-link_cyberse_starter = Cyberse monsters of 2017 that climb to Link Monsters.
deck-magician_pendulum = Magician pendulums of 2015: set two scales and summon many at once.
deck-overlay = Xyz Summons of Rank 3 and 4.
deck-plain = Normal Monsters with simple spells and traps. For a first Duel.
deck-synchron = Synchrons of 2014: chains of Synchro Summons from small monsters.
deck-wc2004_chaos = Chaos of 2004: Chaos Emperor Dragon, Magical Scientist and all the strong spells.
another-name = any other name
deck-other = a deck

ask-language = 言語 / Language: 1 日本語, 2 English
ask-game = Choose the game (Enter: Yu-Gi-Oh!).
game-yugioh = Yu-Gi-Oh! OCG
game-judgment = THE EYE OF JUDGMENT
ask-edition = Choose the rules by number (Enter: Master Rule 3), or type the path of a .toml or .py file of your own.
ask-deck = Choose your deck by number, or type the path of a .ydk file.
ask-opponent-deck = Choose your opponent's deck by number, or type the path of a .ydk file.
ask-opponent = Choose your opponent.
opponent-random = a computer that picks at random
opponent-greedy = a computer that looks one move ahead
opponent-both = yourself: you play both sides
prompt = Number
prompt-help = (? explains, help lists the commands)
prompt-enter = (Enter alone: { $option })
prompt-after = The Duel is over (log, field, undo, save FILE, quit)
prompt-save = File to save to (leave empty not to save)
goodbye = Goodbye.
started = The Duel begins. Edition { $edition }, seed { $seed }. First turn: { $player }.
resumed = Resumed from { $file } ({ $count } decisions).
saved = Saved to { $file }. To go on: duelkit play --resume { $file }
undone = Taken back.
nothing-to-undo = There is no choice to take back.
turn-to-answer = -- { $player } to answer --
bad-number = "{ $text }" is not offered; type a number from 1 to { $count } (? explains).
bad-command = "{ $text }" is not understood; type a number from 1 to { $count } or a command (help lists them).
bad-command-after = "{ $text }" is not understood; type log, field, undo, save FILE or quit.
bad-card = No card or rule "{ $text }"; type a card name or a rule id such as MR3-SUM-04.
not-in-sight = { $text } is not among the cards in sight.
which-card = Which card: { $names }
save-needs-name = No file name; type save FILE.
log-empty = Nothing has happened yet.
pile-empty = none
help =
    NUMBER       choose an option
    ?            explain the question and its rules
    ? NUMBER     explain the card of that option
    ? CARD NAME  explain a card, and why it cannot be used now
    ? RULE ID    show a rule, for example ? MR3-SUM-04
    why          why the open question is asked
    why CARD     what can and what cannot be done with a card, and why
    field        show the field
    log          everything that has happened
    grave        show the Graveyards
    banished     show the banished cards
    extra        show the Extra Decks
    sort         put your hand in order, or back
    lp           how the life points have changed
    undo         go back to before your last choice
    surrender    give up
    save FILE    save the Duel
    quit         leave
    help         this list

side = { $player }  LP { $life }  Hand { $hand }  Deck { $deck }  GY { $grave }  Banished { $banished }  Extra { $extra }
side-fusion-deck = { $player }  LP { $life }  Hand { $hand }  Deck { $deck }  GY { $grave }  Banished { $banished }  Fusion Deck { $extra }
side-face-up = { " " }({ $count } face-up)
back-line = Field: { $field }    Pendulum: left { $left } / right { $right }
back-line-field = Field: { $field }
short-scale = Scale { $scale }
zone-pendulum = { $zone } P
hand-line = Hand
empty = none
turn-line = Turn { $number }, { $owner } { $phase }
chain-line = Chain Link { $link }: { $player }, { $effect }
chain-targets = -> { $targets }
chain-negated = { " " }(negated)
attack-line = Attack: { $attacker } -> { $target }
attack-player = the player
short-1 = Attack
short-4 = Defense
short-8 = Face-down
short-set = Set
short-level = ★{ $number }
short-rank = ☆{ $number }
short-rating = Link { $number }
short-materials = { $count } mat.
short-negated = negated
scale = { $card } ({ $scale })
linear-side = { $player }: { $life } LP, { $hand } in hand, { $deck } in Deck, { $grave } in GY, { $banished } banished, { $extra } in Extra Deck.
linear-field = On { $owner } field:
linear-card = { $place }: { $card }
linear-hand = In { $owner } hand: { $cards }.
linear-nothing = Nothing on { $owner } field.
linear-list = { "," }{ " " }
deck-top = on top of { $owner } Deck: { $cards }
pile-title = { $owner } { $place } ({ $count })
pile-unknown = { $count } face-down
lp-line = Turn { $turn }: { $text }
explain-rules = Rules
explain-text = Card text
why-not-title = What cannot be done now
offered-title = What can be done, and why
sheet-notes = What the rules make of it
sheet-passcode = Passcode { $code }
sheet-old-wording = This wording was in force until { $year }.
sheet-was-different = Until { $year } it was worded differently; --edition shows the wording of a time.
watch-saved = Record written to { $file }.
watch-hint = To keep a record, add --record FILE (this Duel: --seed { $seed }).
decision-limit = Stopped after { $count } decisions.
show-nothing = { $player }: nothing to choose at this moment.
show-over = The Duel is over in this position.
