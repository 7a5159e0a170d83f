# Puzzles
goal-win = win this turn
goal-survive = survive the next turn
won = Solved: the duel is won this turn.
survived = Solved: the opponent's turn is over, and you have not lost.
turn-over = Not solved: the turn is over, and the duel is not won.
lost = Not solved: the duel is lost.
step = { $player }: { $option }
way-open = That leads on: the goal can still be reached.
way-closed = Now the goal can no longer be reached, whatever you do.
way-unknown = Whether the goal can still be reached was not decided in so short a time.
is-right = Still possible
is-impossible = No longer possible
is-other = Not decided
is-solved = Solved
is-failed = Not solved
