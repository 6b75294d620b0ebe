# `make play` and `make test` first set up what they need.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# The lists name everything, so there is nothing to resolve; Python compiles what it imports, and
# keeps it: without that a server takes several times as long to start.
LOCKED := --require-hashes --no-deps --no-compile
BENCH := .venv-bench
LOCK := .venv-lock
PEER := bench/load/boardgameio
MODULES := web/node_modules/.ready
PAGE := src/aevum/server/static/index.html
# The page draws maps and texts from the games' folders.
WEB := $(shell find web src/aevum/games -type f -not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc')
# A file stays with one worker: what its tests share is made once.
TESTS := -n 2 --dist loadfile --no-loadscope-reorder
# What the compiler could change: numbers, states, the flow and the rules. Tests that read sources, and
# those of rooms that are never compiled, would find the same once more.
PLAIN := tests/core tests/rules tests/golden tests/laws/test_contract.py tests/toy \
	--ignore=tests/core/test_fast.py
BUSY := 20

.PHONY: play fast test lint lint-python lint-page types browser soak bench setup compiled page system \
	lock clean

# Only what playing needs; the rules are compiled while you play, for the next time.
play:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.play $(PAGE)
	@$(BIN)/python scripts/fast.py --background
	$(BIN)/aevum serve --open

# Waits until the rules are compiled.
fast: $(VENV)/.play
	@$(BIN)/python scripts/fast.py

# What needs one processor goes side by side: the compiler, the page, and both halves of the lint.
test:
	@$(MAKE) --no-print-directory -j 3 --output-sync=target system lint setup
	$(BIN)/python -m pytest $(TESTS) tests --ignore=tests/toy --ignore=tests/rl
	@echo "And what needs JAX, whose threads forbid the others to fork:"
	$(BIN)/python -m pytest $(TESTS) tests/rl
	@echo "What may differ in plain Python, once more:"
	AEVUM_BUILD=plain AEVUM_GAMES=20 $(BIN)/python -m pytest $(TESTS) $(PLAIN)

lint: lint-python lint-page

lint-python: $(VENV)/.dev $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy src
	$(BIN)/lint-imports
	$(BIN)/python scripts/api_types.py --check

lint-page: $(MODULES)
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# Only what needs a browser.
browser: setup system
	$(BIN)/python -m pytest tests/web

# The API types of the page, from what the server says of itself; `make lint` fails when they differ.
types: setup
	$(BIN)/python scripts/api_types.py

# Many more games, and the browser beside twenty busy loops.
soak: setup system
	AEVUM_SOAK_GAMES=100 $(BIN)/python -m pytest -n 2 tests/server/test_changes.py
	AEVUM_SOAK_REQUESTS=200 $(BIN)/python -m pytest tests/server/test_openapi.py tests/server/test_bad_input.py
	AEVUM_GAMES=20000 $(BIN)/python -m pytest -n 2 tests/laws $(wildcard tests/rules/*/test_random_play.py)
	AEVUM_FIGHTS=10000 $(BIN)/python -m pytest $(wildcard tests/rules/*/test_odds*.py)
	$(BIN)/aevum fuzz --games 3000
	$(BIN)/python -m tests.soak
	$(BIN)/python scripts/busy.py $(BUSY) $(BIN)/python -m pytest tests/web
	AEVUM_SOAK_SECTIONS=all AEVUM_SOAK_PEOPLE=1 $(BIN)/python -m pytest \
		$(wildcard tests/web/test_*_whole_game.py tests/web/test_*_people.py)

bench: setup $(BENCH)/.ready $(PEER)/node_modules/.ready
	$(BIN)/python -m bench.run --peers $(BENCH)/bin/python --out docs/performance.md
	$(BIN)/python -m bench.load --out docs/performance.md
	$(BIN)/python -m bench.long_game --out docs/performance.md
	$(BIN)/python -m bench.map --out docs/performance.md
	$(BIN)/python -m bench.first_view --out docs/performance.md
	$(BIN)/python -m bench.next_view --out docs/performance.md

# Everything that developing needs: tools, page and compiled rules.
setup: compiled $(PAGE)

compiled: $(VENV)/.dev
	@$(BIN)/python scripts/fast.py

page: $(PAGE)

$(VENV)/.packages: requirements.txt
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install $(LOCKED) -r requirements.txt
	@touch $@

# The command, and a link to the sources: neither rules nor page are copied.
$(VENV)/.play: $(VENV)/.packages pyproject.toml
	@AEVUM_PLAIN=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.play
	@$(PIP) install $(LOCKED) -r requirements-dev.txt
	@touch $@

$(MODULES): web/package-lock.json
	@if command -v npm >/dev/null; then cd web && npm ci --silent --no-audit --no-fund; \
	else mkdir -p $(dir $(MODULES)); fi
	@touch $@

$(PAGE): $(MODULES) $(WEB)
	@if command -v npm >/dev/null; then \
		echo "Building the page …" && cd web && npm run --silent build; \
	else \
		echo "There is no Node.js here: the page is left out, the terminal works."; \
		mkdir -p $(dir $(PAGE)) && echo "The page needs Node.js to be built." > $(PAGE); \
	fi
	@touch $(PAGE)

$(BENCH)/.ready: bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	touch $@

$(PEER)/node_modules/.ready: $(PEER)/package-lock.json
	cd $(PEER) && npm ci --silent --no-audit --no-fund
	touch $@

# Writes the pinned packages anew from pyproject.toml; `make lock UPGRADE=--upgrade` renews them.
COMPILE := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock" $(UPGRADE) pyproject.toml
lock:
	$(PYTHON) -m venv $(LOCK)
	$(LOCK)/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7
	$(LOCK)/bin/uv $(COMPILE) --group link --extra master --output-file requirements.txt
	$(LOCK)/bin/uv $(COMPILE) --group build --output-file requirements-build.txt
	$(LOCK)/bin/uv $(COMPILE) --extra postgres --extra redis --extra master --output-file requirements-server.txt
	$(LOCK)/bin/uv $(COMPILE) --group dev --extra postgres --extra redis --extra rl --extra lab --extra master --output-file requirements-dev.txt

system:
	@sh scripts/system-packages.sh

clean:
	rm -rf $(VENV) $(BENCH) $(LOCK) build src/*.egg-info
