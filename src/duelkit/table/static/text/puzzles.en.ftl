# Puzzles
puzzle-title = Puzzles
puzzle-lead = A position with all cards open and one way to the goal. The opponent answers as well as can be, and every move is answered: whether the goal can still be reached, or not any more.
puzzle-none = There are no puzzles for this game.
puzzle-done = solved
puzzle-number = Puzzle { $number }
puzzle-level = Difficulty { $level } of 3
puzzle-goal-win = Win this turn
puzzle-goal-survive = Survive the next turn
puzzle-show-hint = Hint
puzzle-hint = This leads on: { $option }
puzzle-again = Try again
puzzle-show-solution = Show the solution
puzzle-hide-solution = Hide the solution
puzzle-solution = The solution
puzzle-next = Next: { $name }
puzzle-all = All puzzles
