### The table: prompt, column, replay, notes, sheets (English).
### $seat and $seats are names of players, $place the name of a place, $rule a rule's number.

## Bars

table-to-home = To the home page
table-home = Home page
table-tools = Tools of the table
table-phases = Steps of the turn
table-phase-done = done
table-phase-of = step { $step } of { $steps }
table-invite = Invite
table-replay = Film
table-language-to = Auf Deutsch
table-theme = Light or dark
table-settings = Settings
table-help = How to play here
table-menu = Menu
table-column = Players, log and rules
table-board = Board
table-your-turn = Your move
table-open-seat = Seat { $number }
table-loading = The table is being set …
table-again = Try again
table-closed-not-found = There is no such table.
table-closed-forbidden = This table is private.
table-closed-offline = The server cannot be reached.
table-closed-server = This table cannot be shown right now.

## Prompt

table-prompt = The question now
table-choose = { $seat }, choose one of the legal actions.
table-waiting = { $kind ->
    [open] The game begins when all seats are taken: one is still open.
    [away] { $seat } is away, and a bot decides for them.
    [bot] { $seat } is thinking{ $phase ->
        [none] .
       *[other] { ": " }{ $phase }.
    }
   *[person] { $seat } is deciding{ $phase ->
        [none] .
       *[other] { ": " }{ $phase }.
    }
}
table-delayed = { $seconds ->
    [one] You see the table one second late.
   *[other] You see the table { $seconds } seconds late.
}
table-waiting-since = For { $time } so far.
table-days-hours = { $days } d { $hours } h
table-hours-minutes = { $hours } h { $minutes } min
table-over = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } win together with { $points } points.
}
table-over-cause = The game ended because { $cause }.
table-over-taken-back = Something was taken back by consent, so this game does not count in the statistics.
table-list = { $most } and { $last }
table-did = { $seat }: { $action }.
table-secret-choice = { $seat } chooses in secret.
table-no-way-back = no way back
table-ends-turn = ends your turn
table-skip = Skip ahead
table-sit-down = Take the open seat
table-analysis = Analysis
table-rematch = Rematch
table-rematch-join = To the rematch

## Taking back

table-draft = Chosen, not yet done
table-draft-strike = Take back: { $word }
table-undo-bar = Taking back
table-undo = Undo
table-redo = Redo
table-restart = Restart the turn
table-end-turn = End turn
table-hint = What would a good player do?
table-hint-busy = A good player is thinking about it …
table-hint-do = Make this move
table-takeback = Ask to take back
table-takeback-about = Chance has decided, something hidden was shown or somebody else has decided since, so all others must agree. What happened after the chosen move is then undone; chance may fall differently.
table-takeback-asked = { $seat } asks to take this back: { $moves }{ $more ->
    [0] { "" }
    [one] { " " }And 1 more move.
   *[other] { " " }And { $more } more moves.
}
table-takeback-takes = { $count ->
    [0] { "" }
    [one] 1 later move goes with it.
   *[other] { $count } later moves go with it.
}
table-takeback-waits = The take-back waits for { $seats }.
table-agree = Agree
table-refuse = Refuse

## Notes

table-offline = The connection is lost. We keep trying; nothing you did is gone.
table-rule-open = Open rule { $rule }
table-problem-stale = The game had moved on; this is how it stands now.
table-problem-not-your-turn = It is somebody else's decision now.
table-problem-no-undo = There is nothing to take back here.
table-problem-offline = The server cannot be reached. Your move was not sent.
table-problem-forbidden = This seat is not yours.
table-problem-csrf = The server did not recognise this page. Your move was not carried out; try again.
table-problem-too-many = That was too fast. Wait a moment.
table-problem-server = The server has a problem. Try again in a moment.

## Column

table-tab-players = Players
table-tab-log = Log
table-tab-rules = Rules
table-tab-chat = Chat
table-tab-analysis = Analysis
table-page-hand = Hand
table-page-ladders = Ladders
table-seat-you = you
table-seat-mine = also yours
table-seat-bot = bot · { $level }
table-seat-open = open
table-seat-won = winner
table-seat-away = a bot stands in
table-come-back = Take over again
table-leave = Let a bot stand in
table-online = at the table
table-offline-seat = not at the table
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-time-left = { $time } left
table-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-tiles = { $tiles ->
    [none] no action tile left
   *[other] unused action tiles: { $tiles }
}
table-orders = Standing orders
table-orders-about = Answers given in advance, so that nobody has to wait for you. They hold from the next decision on, and the log marks what they did.
table-orders-none = This game has no standing orders.
order-pass_without_card = Pass in a conflict when no card of mine may be laid
order-influence = Take the influence rather than a second stone
order-tiles = Use action tiles
order-sea_battles = Fight when fleets meet
order-offers = Agree to what others offer
order-reinforcements = Reinforce before a roll
order-expulsions = Expel an attacker's trade posts
table-order-own = { $place }: { $answer }
table-order-forget = as everywhere
table-order-ask = Ask me
table-order-always = Always
table-order-never = Never
table-order-place = Only at
table-order-everywhere = Everywhere
table-order-threshold = From this number on

## Log

table-film = Since your last turn
table-log-whole = The whole log
table-log-empty = Nothing has happened yet.
table-earlier = Earlier
table-log-setup = Before the first turn
table-log-turn = Turn { $turn } · { $seat }
table-log-about = { $place }: { $count ->
    [0] nothing yet
    [one] one line
   *[other] { $count } lines
}
table-automatic = automatic
table-automatic-long = A standing order or a stand-in acted.
table-why = why?
table-terms = { $count ->
    [one] one detail
   *[other] { $count } details
}
table-sum = { $seat } +{ $points }
table-go-step = Show step { $step }

## Rules and chat

table-rules-search = Search the rules
table-rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send

## Looking back

table-back-to-now = Back to now
table-replay-start = Before the first move.
table-film-start = This is how your last turn left the table.
table-replay-back = Back (←)
table-replay-on = On (→)
table-replay-play = Play (space)
table-replay-pause = Pause (space)
table-fork = Play on from here
table-fork-title = What if, from step { $step }
table-fork-back = Back to the game
table-fork-about = A private copy from this step on, with bots at the other seats

## After the game

table-evaluation = How the game went
table-evaluation-runs = A strong bot looks at every position …
table-evaluation-failed = There is no analysis of this game.
table-graph-go = Expected share of the victory per player; click to go to a step
table-swings = The greatest swings
table-swing = { $seat } { $delta } %
table-dice = Chance, checked
table-dice-about = At the start a hash of the seed was published; now the seed is open. Check that every draw follows from it.
table-dice-check = Check all draws
table-dice-good = All { $count } draws follow from the seed.
table-dice-bad = The draws do not follow from the seed.
table-ledger = Luck
table-ledger-about = What each drew, and beside it what could be expected.
table-ledger-draws = Draws
table-ledger-off = Unexpected
table-ledger-odds = Odds of as much
table-record = Record
table-record-about = One file with rules version, seed, moves and result; any other server can open it.
table-record-save = Save the record

## Sharing

table-share = Share the table
table-share-about = { $count ->
    [one] One seat is open. Whoever opens this link takes it.
   *[other] { $count } seats are open. Whoever opens this link takes one.
}
table-share-watch = Whoever opens this link can watch.
table-share-link = Link
table-share-qr = QR code of the link
table-share-copy = Copy
table-share-copied = The link is copied.
table-share-local = This address works only on this device. Start the server with --host 0.0.0.0 and open it by the device's address to invite others.

## Handing over

table-handover = Hand over to { $seat }
table-handover-about = { $game }: nobody else should look at the screen now.
table-handover-me = I am { $seat }

## Phone

table-sheet-low = Drag up: show one page
table-sheet-middle = Drag up: show the whole page
table-sheet-high = Drag down: only the question
table-show-text = Show as text
table-show-board = Show the board

## Settings and help

table-set-language = Language
table-set-theme = Look
table-set-motion = Motion
table-set-speed = Others' moves
table-theme-system = As the system
table-theme-light = Light
table-theme-dark = Dark
table-theme-contrast = High contrast
table-motion-system = As the system
table-motion-on = On
table-motion-off = Off
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-instant = At once
table-find = Find a place
table-help-turn = The bar above the board says who decides and what is asked. Gold is what you may choose, verdigris what you chose, red has no way back.
table-help-forbidden = Tap anything that is not possible: the reason and its rule appear and stay until you close them.
table-help-undo = Every click can be undone until a card is drawn, something is revealed or another player decides.
table-help-log = In the log, names of places light up on the board; tap a place to see its lines. “why?” is a bot's reason.
table-help-back = Look back at any step, also while the game runs; “What if?” opens a private copy from there.
table-keys = Keys
table-key-name-Space = Space
table-key-name-Home = Home
table-key-name-End = End
table-key-act = do the main thing
table-key-choice = go to what can be chosen; again: further on
table-key-back = back, close, undo
table-key-undo = undo
table-key-redo = redo
table-key-end = end the turn
table-key-hint = ask for a hint
table-key-log = log
table-key-map = board
table-key-text = board as text
table-key-find = find a place
table-key-help = this page
table-key-step = Film: step by step
table-key-ends = Film: start and end
table-key-play = Film: play or pause
table-key-chapter = Film: one chapter back or on
table-key-speed = Film: faster or slower
table-key-moment = Film: hide what comes, share the moment

## Text view

text-choices = What you may do
text-position = The position
text-hidden = { $count ->
    [one] one, face down
   *[other] { $count }, face down
}
text-empty-rows = { $count ->
    [one] and one without anything
   *[other] and { $count } without anything
}
field-turn = Turn
field-active = Active player
field-tribe = Tribe in play
field-pile = Draw pile
field-triggers = End triggers met
field-tiles = Pacification tiles left
field-score = Score
field-unused = Unused action tiles
field-influence = Influence
field-supply = Supply of stones
field-stones = Stones by province
field-pacified = Pacified provinces
field-discard = Discard pile
field-hand = Cards in hand
field-laid = Cards laid in the conflict
field-aside = Cards set aside
field-picks = Cards chosen
field-unseen = Cards you have not seen
