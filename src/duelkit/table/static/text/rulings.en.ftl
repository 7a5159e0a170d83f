# Rulings
ruling-title = Rulings
ruling-lead = Official rulings, each shown on the board step by step, with the reason at every step. You may play on from any of them.
ruling-none = There are no rulings for this game.
ruling-search = A card, a rule, words of the question
ruling-found = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
  }
ruling-show-all = Show all
ruling-unknown = There is no ruling { $id }.
ruling-all = All rulings
ruling-one = Ruling
ruling-answer = Answer
ruling-position = The position. All cards lie open.
ruling-next = Step { $step } of { $steps }
ruling-back = Back
ruling-play = Play on from here
ruling-playing = You play both sides from here. What you do changes nothing in the ruling.
ruling-return = Return to the ruling
ruling-steps = The steps
ruling-edition = Edition
ruling-against = { $source } answers otherwise:
ruling-shown = shown here
ruling-yes = Yes
ruling-no = No
ruling-right = Right.
ruling-wrong = Not so.
ruling-day-score = { $right } right of { $asked } days; { $row } days in a row
