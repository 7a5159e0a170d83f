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

# What every game says alike, unless it has words of its own
ask-language = 言語 / Language: 1 日本語, 2 English
ask-game = Choose the game (Enter: { $game }).
quick-start = Enter: begin at once ({ $setup }{ $own } against { $other }, { $opponent }). c: choose
quick-setup = { $name },{" "}
quick-prompt = Enter or c
ask-opponent = Choose your opponent.
deck-other = a deck
goodbye = Goodbye.
nothing-explained = { $game } has no text about this.
log-empty = Nothing has happened yet.
nothing-to-undo = There is no choice to take back.
opponent-both = yourself: you play both sides
opponent-random = a computer that picks at random
opponent-level1 = level 1, newcomer: overlooks much
opponent-level2 = level 2, beginner: sometimes overlooks something
opponent-level3 = level 3, player: looks one move ahead
opponent-level4 = level 4, skilled: thinks its turn and yours through, briefly
opponent-level5 = level 5, expert: thinks its turn and yours through
opponent-level6 = level 6, master: thinks its turn and yours through, at length
prompt = Number
undone = Taken back.
bad-number = "{ $text }" is not offered; type a number from 1 to { $count } (? explains).
bad-command = "{ $text }" is not understood; type a number from 1 to { $count } or a command (help lists them).
bad-command-after = "{ $text }" is not understood; type log, field, undo, save FILE or quit.
prompt-after = The duel is over (log, field, undo, save FILE, quit)
turn-to-answer = -- { $player } to answer --
saved = Saved to { $file }. To go on: duelkit play --resume { $file }
save-needs-name = No file name; type save FILE.
prompt-save = File to save to (leave empty not to save)
resumed = Resumed from { $file } ({ $count } decisions).
watch-saved = Record written to { $file }.
watch-hint = To keep a record, add --record FILE (this duel: --seed { $seed }).
decision-limit = Stopped after { $count } decisions.
offered-title = What can be done, and why
show-nothing = { $player }: nothing to choose at this moment.
why-not-title = What cannot be done now
show-over = The duel is over in this position.
which-card = Which card: { $names }
ask-deck = Choose your deck by number, or type the path of a deck's file.
ask-opponent-deck = Choose your opponent's deck by number, or type the path of a deck's file.
opponent-greedy = a computer that looks ahead
started = The duel begins. Seed { $seed }. First turn: { $player }.
bad-card = No card or rule "{ $text }"; type a card name or a rule id.

# Lessons
quiz-title = Question { $number } of { $count } (seed { $seed })
quiz-prompt = Answer, 1 to { $count } (quit)
quiz-score = { $right } right of { $count }
lesson-title = Lesson { $number }: { $name }
lesson-help = Do what the task says. task: the task again. hint: what does it. The name of a card: why it cannot be used. help: all commands.
lesson-task = Task { $number } of { $count }: { $task }
lesson-hint = This does it: { $option }
lesson-can = Nothing stands against that card; what can be done with it stands among the options.
lesson-done = Lesson { $number } is done.
lesson-last = Lesson { $number } is done. That was the last one.
lesson-which = Which lesson, 1 to { $count } (Enter: { $usual })
lesson-next = Which lesson next, 1 to { $count } (Enter: { $usual }; quit)
lesson-game = Which game? (Enter: { $game })
lesson-edition = By the rules of: { $edition }. Other editions (--edition): { $others }
lesson-leave = leave
lesson-commands =
    NUMBER        choose an option; what is not the task is explained, and not done
    CARD NAME     why that card cannot be used now
    task          the task again
    hint          the option that does it
    ? NUMBER      explain that option; ? CARD NAME, ? RULE ID, ? WORD: a card, a rule, a short word
    why           why the open question is asked; why CARD: all that can and cannot be done with a card
    list          the question and its options again
    undo          go back to before your last choice
    field         show the board
    log           everything that has happened
    goal          how to win, and how a turn goes
    glossary      the short words of the screen
    quit          leave

# Puzzles
puzzle-rating = Your rating: { $rating } (before: { $before }). Solved in a row: { $streak }
puzzle-title = Puzzle { $number }: { $name }
puzzle-task = Task: { $task }
puzzle-help = hint: an option that leads on. solution: all of it. undo, again: back. help: all commands.
puzzle-hopeless = No option leads to the goal any more; go back with undo.
puzzle-hint = This leads on: { $option }
puzzle-failed = undo (Enter), again, solution, quit
puzzle-which = Which puzzle, 1 to { $count } (Enter: leave)
puzzle-commands =
    NUMBER        choose an option; the opponent answers as well as can be
    task          the task again
    hint          a direction; again the card, then the option that leads to the goal; or that none does
    solution      the whole solution
    undo          go back to before your last choice
    again         go back to the beginning
    ? NUMBER      explain that option; ? CARD NAME, ? RULE ID, ? WORD: a card, a rule, a short word
    why           why the open question is asked; why CARD: all that can and cannot be done with a card
    list          the question and its options again
    field         show the field
    log           everything that has happened
    goal          how to win, and how a turn goes
    glossary      the short words of the screen
    quit          leave
