### The server's notices (English). $game and $title name the table, $name whose turn it is.

notice-subject = { $game }: it is your turn
notice-turn = { $title ->
    [none] { $name }, it is your turn in a game of { $game }.
   *[other] { $name }, it is your turn in a game of { $game }: { $title }.
}
notice-test = { $name }, this is a test: notices from Aevum reach you here.
notice-stop = You asked for this notice in Aevum, and can delete it there at any time.
notice-code-subject = Your code for mail from Aevum
notice-code = Your code: { $code }
    Somebody wants Aevum to write to this address. Whoever did not ask for it needs to do nothing: no other mail will come.
