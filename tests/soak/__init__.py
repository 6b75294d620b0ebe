"""The long trial: everything that may break is broken again and again while people play.

`make soak` runs it at full length (`python -m tests.soak`), `make test` for seconds. Figures are
added to `build/soak.jsonl` after every batch: a trial that was stopped goes on where it was.
"""
