# Lessons
learn-title = Lessons
learn-lead = Small tasks on the real board. Whatever you try is answered: what is right, what the rules allow but is not meant, and what they do not allow, and why.
learn-none = There are no lessons for this game.
learn-done = done
learn-opponent = Opponent
learn-lesson = Lesson { $number }
learn-step = Task { $step } of { $steps }
learn-about = What this is about
learn-task = Your task
learn-show = Show me
learn-hint = This does it: { $option }
learn-next = Next: { $name }
learn-all = All lessons
learn-play = Play a Duel
learn-editions = Play it by the rules of
learn-differences = Through the years
