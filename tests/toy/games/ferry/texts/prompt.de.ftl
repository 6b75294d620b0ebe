prompt-load = { $seat }, was lädst du?
prompt-waiting = { $seat } lädt.
