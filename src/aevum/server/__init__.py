"""HTTP and websockets. Translates; decides nothing."""
