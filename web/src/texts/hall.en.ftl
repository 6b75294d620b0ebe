### The hall of the games: banners, waiting tables, first visit, archive (English).

## Banners

home-games = Games
home-learn = Learn
home-learn-game = { $game }: learn it
home-bots = Number and level of the bots
home-bots-game = { $game }: number and level of the bots
bots-how-many = How many bots?
bots-level = How strong?
game-time = A game takes
game-depth = { $depth ->
    [1] light
    [2] medium
    [3] deep
   *[other] vast
}

## Waiting tables

home-your-turn = Your turn, { $name }
home-your-turn-guest = Your turn
home-waiting = { $waiting ->
    [one] one table waits for you
    [2] two tables wait for you
   *[other] { $waiting } tables wait for you
}
home-more-waiting = + { $more } more
home-table-spoken = { $game }, { $name }. Your turn: { $line }. { $time }
home-invite-again = Invite
lobby-against = against { $names }
lobby-no-clock = no clock
lobby-clock-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
lobby-clock-hours = { $hours } h { $minutes } min
lobby-clock-minutes = { $minutes } min

## Live tables and lesson

home-live = Live now
home-live-flag = live
home-bots-play = Bots sit down and play; you look on.
home-lesson = Lesson: { $game }
home-lesson-begun = Go on where you stopped
home-lesson-new = A guided game, step by step
home-lesson-go = Go on
home-lesson-start = Begin
home-lesson-go-game = Lesson: { $game }
watch-bots = Let bots play
watch-bots-sub = A game of bots begins at once; you and others can look on.

## First visit

first-sign-in = Sign in
first-play = Play your first game
first-note = { $game } · about 12 minutes · no account needed
first-look = Or look around first
first-join = Join a table

## Archive and delete

lobby-private = What-ifs and imported games
lobby-archive = Archive
lobby-archive-table = { $archived ->
    [yes] { $table }: back into the list
   *[no] { $table }: into the archive
}
lobby-delete-table = { $table }: delete
lobby-delete-title = Delete this table?
lobby-delete-note = The game and its log are gone for good, for everybody.
lobby-delete = Delete

## Invitation

invite-bots = Bots on the other seats
invite-do = Get the link
invite-code = Code:
invite-fill = Fill with bots and begin

## A record dropped on the page

drop-here = Drop the record here
drop-reading = The game is replayed …
drop-no-record = This file is no record of a game.
