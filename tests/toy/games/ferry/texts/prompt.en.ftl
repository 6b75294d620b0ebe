prompt-load = { $seat }, what do you load?
prompt-waiting = { $seat } is loading.
