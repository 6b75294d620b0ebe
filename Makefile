# Two commands: `make play` and `make test`. Both first set everything up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
PEER := bench/load/boardgameio
PAGE := src/aevum/server/static/index.html
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/__pycache__/*' \
	-not -path '*.egg-info/*' -not -path '*/static/*')
WEB := $(shell find web -type f -not -path '*/node_modules/*')

.PHONY: play test lint browser soak bench setup system clean

play: setup
	$(BIN)/aevum serve --open

test: setup system lint
	$(BIN)/python -m pytest -n 2 --dist loadgroup tests
	@echo "The same rules once more, as plain Python:"
	PYTHONPATH=src AEVUM_BUILD=plain AEVUM_GAMES=60 \
		$(BIN)/python -m pytest -n 2 --dist loadgroup tests/core tests/rules tests/golden tests/table tests/laws

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy src
	$(BIN)/lint-imports
	cd web && npm run --silent check && npm run --silent test

# Only what needs a browser.
browser: setup system
	$(BIN)/python -m pytest tests/web

soak: setup
	AEVUM_GAMES=20000 $(BIN)/python -m pytest -n 2 tests/laws
	$(BIN)/aevum fuzz --games 3000

bench: setup $(BENCH)/.ready $(PEER)/node_modules/.ready
	$(BIN)/python -m bench.run --peers $(BENCH)/bin/python --out docs/performance.md
	$(BIN)/python -m bench.load --out docs/performance.md

setup: $(VENV)/.built

$(VENV)/.ready: requirements.txt requirements-dev.txt
	@echo "Setting up $(VENV) …"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt -r requirements-dev.txt
	touch $@

$(PAGE): $(WEB)
	@if command -v npm >/dev/null; then \
		echo "Building the page …" && cd web && npm ci --silent --no-audit --no-fund && npm run --silent build; \
	else \
		echo "There is no Node.js here: the page is left out, the terminal works."; \
		mkdir -p $(dir $(PAGE)) && echo "The page needs Node.js to be built." > $(PAGE); \
	fi
	touch $(PAGE)

$(VENV)/.built: $(VENV)/.ready pyproject.toml setup.py $(PAGE) $(SOURCES)
	@echo "Building Aevum (compiled where there is a C compiler; that takes some minutes) …"
	rm -rf build src/*.egg-info
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	touch $@

$(BENCH)/.ready: bench/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	touch $@

$(PEER)/node_modules/.ready: $(PEER)/package-lock.json
	cd $(PEER) && npm ci --silent --no-audit --no-fund
	touch $@

system:
	@sh scripts/system-packages.sh

clean:
	rm -rf $(VENV) $(BENCH) build src/*.egg-info
