### The site around the tables: bar, home, new table, account, watch, learn, statistics, credits (English).

## Common

ui-close = Close
ui-rule-K = Ruling { $number }
ui-rule-D = Decision { $number }
ui-rule-E = Ruling { $number }
ui-rule-WE = Ruling W{ $number }
ui-rule-C = Chance { $number }
ui-rule-SU = Set-up { $number }
ui-cancel = Cancel
page-skip = Skip to the content
page-load-failed = This page could not be loaded.
page-reload = Load again
page-not-found = There is no such page
page-home = To the home page

## Bar

nav-home = Aevum, home page
nav-pages = Pages
nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-statistics = Statistics
nav-credits = Credits and licences
settings-switch-language = Auf Deutsch wechseln
settings-theme-now = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
    [contrast] Colours: high contrast
   *[system] Colours: as on this device
}

## Games

game-players = { $fewest ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $fewest }–{ $most } players
}

## Home

home-title = Four games about ancient peoples
home-code = A table’s code or link
home-code-wrong = That is neither a table’s code nor its link.
home-join = Join
home-play-bots = Play bots now
home-play-bots-game = { $game }: play bots now
home-invite = With friends
home-invite-game = { $game }: with friends
home-early = Early version.
home-coming = Coming soon

## Tables

lobby-yours = Your tables
lobby-waiting = { $waiting ->
    [one] 1 waits for you
   *[other] { $waiting } wait for you
}
lobby-yours-empty = No table yet. “Play bots now” starts one at once.
lobby-loading = Looking for your tables …
lobby-open-tables = Open tables
lobby-take-a-seat = take a seat
lobby-sit = Take a seat
lobby-open = Open
lobby-damaged = This game is damaged. “aevum admin repair { $id }” on the server would keep { $kept } of its entries and remove { $lost }.
lobby-more = Show more
lobby-your-turn = Your turn
lobby-watch = Watch
lobby-own-table = Your own table
lobby-own-table-sub = choose game, seats, bots and pace
lobby-new-table = New table
lobby-finished = { $since ->
    [now] Just finished
   *[other] Finished { $since }
}
lobby-free-seats = { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}
lobby-waiting-for = { $since ->
    [now] Waiting for { $name }
   *[other] Waiting for { $name }, last move { $since }
}
lobby-node = It is your decision

## Invitation

invite-title = Invite
invite-intro = Whoever opens this link takes a free seat. No account needed.
invite-how-many = How many friends do you invite?
invite-more = Bots, pace and more …
invite-link = Link
invite-copy = Copy
invite-copied = The link is copied.
invite-share = Share
invite-qr = QR code of the link
invite-local = This address works on this device only. Open the page under the server’s address in your network to invite other devices.
invite-to-table = To the table

## Join

join-title = You are invited
join-table = { $game } { $title ->
    [none] { "" }
   *[other] · { $title }
}
join-seats = At the table
join-open-seat = free seat
join-bot = bot
join-name = Your name
join-sit = Take a seat
join-full = All seats are taken. You can watch.
join-watch = Watch
join-unknown = There is no table under this link.

## New table

new-title = New table
new-game = Game
new-name = Name of the table (optional)
new-name-example = Sunday round
new-seats = Players
new-seat = Seat { $number }
new-seat-kind = { $kind ->
    [me] Me
    [friend] Friend, by link
    [bot] Bot
   *[device] At this device
}
new-seat-letter = { $kind ->
    [bot] Bot
   *[other] +
}
new-bot-level = Level of the bot on seat { $number }
new-device-name = Name of the player on seat { $number }
new-friend-note = gets the link
new-pace = Pace
new-pace-kind = { $kind ->
    [live] Live clock
    [days] Days per move
   *[none] No clock
}
new-pace-bank = Time bank
new-pace-step = Per move
new-pace-live-bank = { $count } min
new-pace-live-step = + { $count } s
new-pace-days-bank = { $count ->
    [0] none
    [one] 1 day
   *[other] { $count } days
}
new-pace-days-step = { $count ->
    [one] 1 day
   *[other] { $count } days
}
new-pace-note = { $kind ->
    [live] Everybody is here. The bank runs on your own decisions; each move gives time back. When it is empty, a bot plays for you until you return.
    [days] Move when it suits you. Whoever needs longer draws on the bank.
   *[none] Take all the time you need. You can leave and come back.
}
new-options = Options of the game
new-options-open = as the game has it
new-more = More
new-delay = Spectators see the table
new-delay-seconds = { $seconds ->
    [0] at once
    [30] 30 seconds later
    [60] a minute later
    [300] five minutes later
   *[other] { $seconds } seconds later
}
new-hints = Hints are allowed
new-listed = Show in the list of open tables
new-listed-needs = needs a seat for a friend
new-create = Create table
new-create-link = then you get the link

## Account

account-title = Your name
account-open = Your name: { $name }
account-newcomer = Guest
account-bot = Bot { $number }
account-guest = You play as a guest. This browser remembers you.
account-kept = You are signed in as { $name }.
account-name = Name
account-passphrase = Passphrase
account-passphrase-help = At least 8 characters; a short sentence is best.
account-rename = Name
account-claim = Keep it
account-signin = Sign in
account-rename-intro = This is how others see you at the table.
account-claim-intro = A passphrase keeps your name and your tables, so that you find them on every device.
account-signin-intro = Continue on this device under a name you have kept.
account-rename-do = Save
account-claim-do = Keep my name
account-signin-do = Sign in
account-signout = Sign out
account-renamed = You are { $name } now.
account-claimed = { $name } is yours. Sign in with your passphrase on other devices.
account-signed-in = Welcome back, { $name }.
account-signed-out = You are signed out and play as { $name }.

account-notices = Notices
notices-intro = We tell you when it is your turn and you are away.
notices-none = This server sends no notices.
notices-kind = { $kind ->
    [mail] Mail
    [webhook] Web hook
   *[other] { $kind }
}
notices-how = How
notices-target = { $kind ->
    [mail] Mail address
   *[other] Address
}
notices-add = Add
notices-remove = Remove { $target }
notices-test = Send a test
notices-arrived = The test has arrived.
notices-failed = The test did not arrive: { $problem }
notices-code = Code from the mail
notices-confirm = Confirm
notices-confirmed = The address is confirmed.

account-sessions = Devices
sessions-intro = Here you are signed in. A device that is not used for half a year is signed out by itself.
sessions-browser = { $known ->
    [Edg] Edge
    [OPR] Opera
    [Firefox] Firefox
    [Chrome] Chrome
    [Safari] Safari
   *[other] { $browser }
}
sessions-here = this device
sessions-seen = { $since ->
    [now] in use now
   *[other] last used { $since }
}
sessions-end = Sign out { $browser }
sessions-end-others = Sign out all others
sessions-old = Current passphrase
sessions-new = New passphrase
sessions-change = Change the passphrase
sessions-passphrase-changed = The passphrase is changed; all other devices are signed out.

## Watch

watch-title = Watch
watch-sub = Tables that let spectators in. You see what everybody at the table may see.
watch-empty = Nobody is playing in public at the moment.

## Learn

learn-title = Learn
learn-sub = Be led through a first game, solve the rulebook’s examples, or read the rules.
learn-guided = First game, guided
learn-guided-sub = { $game }: a short game against a gentle bot that explains every step.
learn-guided-do = Begin
learn-puzzles = Puzzles
learn-puzzles-sub = Situations from the rulebook, with checked answers.
learn-puzzles-empty = There are no puzzles yet.
learn-puzzle-rule = Rule { $rule }
learn-rules = Rules of { $game }
learn-rules-loading = Fetching the rules …

## Statistics

statistics-title = Statistics
statistics-sub = Finished games on this server.
statistics-empty = No game has been finished yet.
statistics-csv = Download as a table (CSV)
statistics-by = Tell apart
statistics-by-bot = By strength
statistics-by-seat = By seat
statistics-by-both = By both
statistics-ends = How games ended
statistics-person = People
statistics-interval = The range in brackets holds the true share in 95 of 100 cases.
statistics-taken-back = { $count ->
    [one] One game does not count, as something was taken back in it by consent.
   *[other] { $count } games do not count, as something was taken back in them by consent.
}
statistics-column = { $column ->
    [game] Game
    [players] Players
    [seat] Seat
    [bot] Played by
    [games] Games
    [wins] Wins
    [share] Share of wins
    [mean_points] Points per game
    [cause] Because
   *[other] { $column }
}

## Credits

credits-title = Credits and licences
credits-aevum = Aevum is free software under the MIT licence. The games belong to their authors and publishers; boards, cards and texts here are drawn and written anew.
credits-icons = Icons
credits-icons-text = From game-icons.net, under Creative Commons Attribution 3.0. Recoloured and scaled.
credits-icons-by = by { $author }
credits-emblems = Emblems of the mosaics
credits-emblems-text = Drawn by Delapouite, Lorc, Cathelineau, Skoll and other authors of game-icons.net, where each is named; laid in stones by us:
credits-fonts = Typefaces
credits-fonts-text = Both under the SIL Open Font Licence 1.1.
credits-maps = Maps
credits-maps-text = Coasts and rivers from Natural Earth, in the public domain; ancient borders drawn by us.
credits-software = Software in these pages

## Problems

problem-offline = The server cannot be reached. We keep trying.
problem-server = The server has a problem. Please try again in a moment.
problem-not-found = That does not exist, or no longer.
problem-forbidden = You may not do that.
problem-csrf = The server did not recognise this page. Please try again.
problem-too-large = That is too large.
problem-bad-name = This name cannot be used, or name and passphrase do not fit.
problem-bad-record = This file holds no game that can be replayed here.
problem-too-many = That was too much at once. Please wait a moment.
problem-unavailable = The server cannot reach its games just now. Please try again in a moment.
problem-stale = The table has moved on in the meantime; here is the present state.
problem-not-your-turn = It is not your decision.
problem-no-undo = There is nothing left to take back.
problem-unknown = Something went wrong. Please load the page again.
problem-bad-request = The server could not make sense of that.
problem-refused = The server refuses that.
problem-illegal = That is not possible now.
problem-damaged = This game is damaged and cannot be opened.
why-damaged = This game is damaged. “aevum admin repair { $id }” on the server would keep { $kept } of its entries and remove { $lost }.
why-record-too-long = Games of up to { $most } entries can be brought in.
why-record-too-slow = Replaying this game takes too long here.
why-too-many-tables = You have { $most } tables already; finish or delete some of them first.
why-chat-full = This table has said all it can: { $most } messages.
why-seats-taken = All seats of this table are taken; you can watch.
why-archive-not-yours = This table is not in your list.
why-archive-later = A table goes into the archive when its game is over.
why-delete-for-owner = A table is deleted by whoever opened it.
why-delete-others-play = Others still play at this table.
why-fill-for-owner = A table is filled by whoever opened it.
why-invitation-only = This table is by invitation only.
why-invitation-unknown = This invitation is not valid.
why-table-private = This table is private.
why-not-begun = The game begins when all seats are taken.
why-session-ended = This session has ended; sign in again.
why-too-often = This was tried too often; try again in { $minutes } minutes.
why-code-wrong = This is not the code that was sent there.
why-seat-not-yours = This seat is not yours.
why-no-hints = This table plays without hints.
why-chat-for-players = Only those at the table talk.
why-chat-length = A message has 1 to { $most } characters.
why-rematch-for-players = A rematch is for those who played.
why-rematch-later = There is a rematch when the game is over.
why-name-length = A name has 1 to { $most } characters.
why-name-kept = An account keeps its name.
why-name-taken = The name { $name } is taken.
why-signed-in = You are signed in already.
why-passphrase-short = A passphrase has at least { $least } characters.
why-sign-in-wrong = This name and passphrase do not belong together.
why-mail-needs-account = Mail is for accounts: choose a name and a passphrase first.
why-no-mail = This server sends no mail.
why-mail-address = This is not a mail address.
why-hook-address = A webhook is an address that begins with http:// or https://.
why-hook-host = The host { $host } cannot be found.
why-hook-private = A notice must not lead into a private network.
why-too-many-notices = { $most } notices are enough; delete one first.
why-test-too-soon = A test can be sent every { $seconds } seconds.
why-busy = Too many are asking for this just now. Please try again in a moment.
why-budget = A bot may think for at most { $seconds } seconds or play through { $walks } games in its head here.
why-not-delivered = The message could not be delivered. Check the address.
