# Friends
friends = Friends
friends-none = No friends yet.
friends-hint = Send this link to somebody. Whoever opens it can become your friend.
friends-link = Link for friends
friends-renew = Make a new link
friends-renew-hint = The earlier link then leads nowhere. Your friends stay.
friend-here = here
friend-away = away
friend-room = To the room
friend-part = End the friendship with { $name }
friend-offer = { $name } wants to be your friend
friend-offer-text = You see when the other is here, and can invite each other into a room with one click.
friend-accept = Become friends
friend-made = You and { $name } are friends now.
friend-nobody = Nobody here
friend-nobody-text = This link leads to nobody. Ask your friend for a new one.
friend-own = Your own link
friend-own-text = Send it to somebody. Whoever opens it can become your friend.
invite-friends = Invite a friend
invite = Invite
invite-sent = Invited
invited-by = { $name } invites you to a Duel
invited-go = Go there
invited-no = Not now

# Public rooms
lobby-format = Format
lobby-all = All formats
lobby-free = With a free seat
lobby-none = No such room at the moment.
lobby-plays = { $first } – { $second }
lobby-waits = { $name } waits for an opponent

# Ratings
rated = Rated
rated-hint = The result changes both ratings. Needs a clock.
rating = Rating
ratings-list = Rating list
ratings-place = Place
ratings-name = Player
ratings-rooms = Rated rooms
ratings-none = Nobody has a rating in this game yet.
ratings-hint = A room of two people with a clock can be rated when it is opened. Ratings with a question mark are guesses after few rooms, and have no place yet.
rating-in = { $game }: rating { $rating } ({ $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
 })

# People in a room
people = Players and spectators ({ $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
 })
people-players = Players
people-spectators = Spectators
people-nobody = Nobody watches.
block = Block
block-title = Block { $name }?
block-text = You share no room any more: neither of you sees the other’s rooms or enters them, and you no longer see what the other says. A Duel that is going on continues. Nobody is told. On the first page you can undo this.
blocked = { $name } is blocked.
blocked-count = { $count ->
    [one] { $count } blocked player
   *[other] { $count } blocked players
 }
unblock = Unblock
cancel = Cancel
report = Report
report-title = Report { $name } to the host
report-reason = Reason
report-name = An offensive name
report-play = Unfair play
report-stalling = Stalling
report-other = Something else
report-text = What happened?
report-hint = The host reads it, with both names and the replay.
report-send = Send the report
report-sent = The host will read your report.
siding-seconds = { $seconds } seconds left

# Account
account = Account
account-hint = Your account has no password: this browser knows a secret token. Save it to play under your name in another browser, or to keep your rooms, decks, friends and ratings.
account-save = Download it
account-open = Open an account file
account-token = Token of your account
account-bring = Bring it back
account-warning = Whoever has the token is you: show it to nobody. When you bring back an account, this browser forgets its present one unless you have saved it.
account-file = duelkit: the account of { $name } at { $address }. Whoever has the next line is this player.
account-unknown = This table knows no such account.
