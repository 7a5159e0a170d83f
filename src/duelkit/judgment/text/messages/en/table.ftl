# The table
deck-champion = Winner of a contest in January 2008: small creatures of four elements, and bombers.
deck-fire = Quick lizards that strike first, and magic from behind.
deck-water = Creatures that evade, strike the back and draw cards.
deck-earth = Dwarves and undead behind protection.
deck-wood = Elves and goblins with a long reach.
deck-biolith = Cheap creatures open the lock for the machines.
deck-other = a deck

ask-deck = Choose your deck by number, or type the path of a .deck file.
ask-opponent-deck = Choose your opponent's deck by number, or type the path of a .deck file.
ask-opponent = Choose your opponent.
opponent-random = a computer that picks at random
opponent-greedy = a computer that looks one action ahead
opponent-both = yourself: you play both sides
prompt = Number
prompt-help = (? explains, help lists the commands)
prompt-enter = (Enter alone: { $option })
prompt-after = The duel is over (log, field, undo, save FILE, quit)
prompt-save = File to save to (leave empty not to save)
prompt-field = To which field ({ $fields })
prompt-attack = Attack (Enter: yes, n: no)
attack-thought-better = No attack.
goodbye = Goodbye.
started = The duel begins. Board { $board }, seed { $seed }. First turn: { $player }.
resumed = Resumed from { $file } ({ $count } decisions).
saved = Saved to { $file }. To go on: duelkit play --resume { $file }
undone = Taken back.
nothing-to-undo = There is no choice to take back.
turn-to-answer = -- { $player } to answer --
bad-number = "{ $text }" is not offered; type a number from 1 to { $count } (? explains).
bad-field = "{ $text }" is not offered; type one of { $fields }.
bad-command = "{ $text }" is not understood; type a number from 1 to { $count } or a command (help lists them).
bad-command-after = "{ $text }" is not understood; type log, field, undo, save FILE or quit.
bad-card = No card or rule "{ $text }"; type a card name or a rule id such as EOJ-BATTLE-17.
not-in-sight = { $text } is not among your cards in hand or the creatures on the board.
which-card = Which card: { $names }
save-needs-name = No file name; type save FILE.
log-empty = Nothing has happened yet.
help =
    NUMBER       choose an option
    ?            explain the question and its rules
    ? NUMBER     explain that option, with its card and, for an attack, a forecast
    ? CARD NAME  explain a card
    ? RULE ID    show a rule, for example ? EOJ-BATTLE-17
    why          why the open question is asked
    why CARD     what can and what cannot be done with a card, and why
    field        show the board
    log          everything that has happened
    grave        show the graveyards
    undo         go back to before your last choice
    surrender    give up
    save FILE    save the duel
    quit         leave
    help         this list

player-you = You
player-opponent = Opponent
player-first = Player 1
player-second = Player 2
player-named = { $name }
actor-you = You
actor-opponent = Your opponent
whose-you = your
whose-opponent = the opponent's
whose-first = Player 1's
whose-second = Player 2's
whose-named = { $name }'s
quoted = { $name }
unknown-card = a card
list = { "," }{ " " }
nothing = none
turn-line = Turn { $number }, { $player }: { $phase }
phase-0 = turn start
phase-1 = draw phase
phase-2 = mana phase
phase-3 = action phase 1
phase-4 = action phase 2
phase-5 = turn resolution
phase-6 = turn end
lock-on = Lock on ({ $count } of { $needed } creatures)
lock-off = Lock released
side = { $player }  Fields { $fields }  Mana { $mana }  Hand { $hand }  Library { $library }  Graveyard { $grave }
side-timeouts = { "  " }Time-outs { $count }
hand-line = Hand
hidden-cards = { $count } hidden
pile-title = { $player }, graveyard ({ $count })
element-1 = Fire
element-2 = Water
element-4 = Earth
element-8 = Wood
element-16 = Biolith
element-0 = no element
class-0 = ritual (mana)
class-1 = conjuration (common)
class-2 = dominion (element)
class-3 = sorcery (great sorcery)
field-tile = { $face }/{ $reverse }
field-counts-as = also { $elements }
field-sealed = sealed
short-hp = HP { $hp }
short-attack = ATK { $attack }
short-costs = cost { $attack } / { $rotate }
short-reach = hits { $fields }
short-reach-all = hits all of { $fields }
short-magic = magic { $fields }
short-magic-any = magic, any field
short-no-attack = no attack
short-dead = dead
short-possessed = possessed
short-evasion = evades { $number }
short-protection = prot. { $number }
short-magic-protection = magic prot. { $number }
keyword-1 = quickness
keyword-2 = perfect dodge
keyword-4 = invisible
keyword-8 = fortress
keyword-16 = double attack
keyword-32 = ambush
keyword-64 = fieldmorph
keyword-128 = no spell target
keyword-256 = cannot evade
keyword-512 = fixed
keyword-1024 = resurrection
keyword-2048 = return
keyword-4096 = no sacrifice
keyword-8192 = decoy
keyword-16384 = united
facing-0 = up
facing-1 = right
facing-2 = down
facing-3 = left
legend = Middle of a creature: where it faces. Around it: + counterattacks, B blind side, . plain. Cost: of an attack / a rotation.
linear-field = Field { $number }, { $tile }: { $what }
linear-empty = empty
linear-creature = { $card }, { $player }, { $element }, facing { $facing }, HP { $hp }, ATK { $attack }, re-action { $costs }, { $reach }, counterattacks { $counters }, blind { $blind }{ $rest }
outcome-you = You win ({ $reason }).
outcome-opponent = The opponent wins ({ $reason }).
outcome-first = Player 1 wins ({ $reason }).
outcome-second = Player 2 wins ({ $reason }).
outcome-draw = The duel is a draw ({ $reason }).
reason-fields = enough fields at the end of a turn
reason-empty-library = no card left to draw
reason-surrender = surrender
reason-time-outs = too many time-outs
reason-other = { $reason }
watch-saved = Record written to { $file }.
watch-hint = To keep a record, add --record FILE (this duel: --seed { $seed }).
decision-limit = Stopped after { $count } decisions.
show-nothing = { $player }: nothing to choose at this moment.
show-over = The duel is over in this position.

forecast-title = Forecast
forecast-chance = { $percent } % of the time:
forecast-many = More chances than can be told one by one; of { $count } tries:
forecast-attack = { $card } attacks { $targets }
forecast-counter = { $card } counterattacks { $targets }
forecast-damage = { $card } takes { $damage } (HP { $before } to { $after })
forecast-damage-only = { $card } takes { $damage }
forecast-death = { $card } dies
forecast-evades = { $card } evades
forecast-nothing = nothing happens
forecast-goes-on = a choice is asked for in between; what follows depends on it
forecast-joint = { ";" }{ " " }

sheet-spell = Spell, { $class }
sheet-notes = What the rules make of it
side-1 = front
side-2 = right
side-4 = back
side-8 = left
summon-group = Summon { $card } to field { $fields }
