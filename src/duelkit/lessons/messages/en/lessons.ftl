# What every lesson says alike
right = Right.
other = Allowed, but not the task here: nothing has been done.
impossible = Not possible.
with-rules = { $text } ({ $rules })
because = { $action }: { $reason }
# What a choice would do that is not the task; the events of the log, one after the other
would = What would happen: { $events }
would-nothing = Nothing would happen, and play would go on.
would-ask = You would be asked next: { $question }
quoted = { $name }
turn-over = Your turn ends.
# The quiz: positions at random, judged by the engine
quiz-wrong = Not so. Right is: { $answer }
quiz-yes = Yes
quiz-no = No
quiz-order = Nobody responds any more. Which card resolves first?
quiz-chainable = You are asked whether you respond. Can you activate { $card } now?
quiz-negated = Nobody responds any more. Is { $card } negated?
quiz-timing-tribute = You Tribute { $card } to Summon { summoned-skull }. What about its effect for going to the Graveyard?
quiz-timing-battle = You attack with { $card }, and it is destroyed by battle. What about its effect for going to the Graveyard?
quiz-timing-effect = The opponent activates { dark-hole }, which destroys { $card }. What about its effect for going to the Graveyard?
quiz-can = It activates, or can be activated
quiz-missed = It misses its timing
quiz-happened = What happens: { $events }
summoned-skull = Summoned Skull
dark-hole = Dark Hole
