### Nachrichten an diesen Browser (Deutsch).

push-here = Sag mir in diesem Browser Bescheid, auch wenn die Seite zu ist
push-browser = Browser
push-unsupported = Diesem Browser kann niemand Bescheid sagen, solange die Seite zu ist; dafür muss sie über https kommen.
problem-push = Dieser Browser nimmt gerade keine Nachrichten an; in privaten Fenstern tut es keiner.
push-blocked = Dieser Browser sperrt Nachrichten dieser Seite; erlaube sie zuerst in seinen Einstellungen.
