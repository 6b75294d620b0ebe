### Die Benachrichtigungen (Deutsch). $game und $title nennen den Tisch, $name, wer am Zug ist.

notice-subject = { $game }: Du bist am Zug
notice-turn = { $title ->
    [none] { $name }, du bist in einer Partie { $game } am Zug.
   *[other] { $name }, du bist in einer Partie { $game } am Zug: { $title }.
}
notice-test = { $name }, das ist eine Probe: Benachrichtigungen von Aevum erreichen dich hier.
notice-stop = Du hast diese Benachrichtigung in Aevum bestellt und kannst sie dort jederzeit löschen.
notice-code-subject = Dein Code für E-Mail von Aevum
notice-code = Dein Code: { $code }
    Jemand möchte, dass Aevum an diese Adresse schreibt. Wer das nicht war, muss nichts tun: Es kommt keine weitere E-Mail.
