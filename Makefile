# Riftwright. `make start` opens the table; `make test` runs the tests; `make` lists the rest.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Stamps: what has been installed, renewed only when the file that says so has changed.
MADE := $(VENV)/.made
RUN  := $(VENV)/.run
DEV  := $(VENV)/.dev

# The engine runs from its sources, unless it is compiled: then there is an extension module beside each of them.
BUILT    := src/riftwright/compiled.txt
COMPILED := $(shell find src/riftwright/core src/riftwright/rules src/riftwright/effects -name '*.py')
ENGINE    = $(if $(wildcard $(BUILT)),compiled,interpreted)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help start play test lint format types imports docs docs-update rulings ledger mutation compile interpreted bench load check pins clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: $(RUN)  ## open the table: play and judge in the browser (ARGS="--host 0.0.0.0": also for others on the network)
	@$(BIN)/riftwright serve --open $(ARGS)

play: $(RUN)  ## play one game between bots in the terminal, every step with its rule
	@$(BIN)/riftwright play --deck examples/decks/kaisa.txt --deck examples/decks/ahri.txt \
	  --seed 7 --seat random --seat random

test: $(DEV)  ## run the tests with the engine as it is, compiled or interpreted (ARGS="-m 'not browser'": for pytest)
	@echo "The engine is $(ENGINE)."
	@RIFTWRIGHT_ENGINE=$(ENGINE) $(BIN)/pytest -n auto $(ARGS)

lint: $(DEV)  ## formatting and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

format: $(DEV)  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(DEV)  ## mypy, strict
	$(BIN)/mypy

imports: $(DEV)  ## each floor imports only the floors below it
	$(BIN)/lint-imports --no-logo

docs: $(DEV)  ## run the examples in the documentation
	$(BIN)/pytest tests/test_documentation.py

docs-update: $(DEV)  ## renew what the documentation quotes
	$(BIN)/python -m tools.documentation

rulings: $(DEV)  ## check every scenario and every ruling
	$(BIN)/riftwright check examples rulings

ledger: $(DEV)  ## count how the rules of the rulebook stand
	$(BIN)/riftwright rules --coverage

mutation: $(DEV)  ## leave out one mechanism at a time and see that a test fails (slow)
	$(BIN)/python -m tools.mutation

compile: $(BUILT)  ## compile the engine with mypyc, beside its sources (takes minutes and a C compiler)

interpreted:  ## remove what was compiled: the engine runs from its sources again
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@rm -f $(BUILT)

bench: $(BUILT)  ## measure speed, compiled and interpreted, beside python-chess (DECKS=FOLDER: all decks in it)
	$(BIN)/python benchmarks/bench.py $(if $(DECKS),--decks $(DECKS))

load: $(RUN)  ## two hundred games at once through the real server: how long anybody waits
	$(BIN)/python benchmarks/load.py

check: lint types imports docs rulings ledger test  ## all that CI checks

pins:  ## renew requirements/*.txt from pyproject.toml, in fresh environments
	PYTHON="$(PYTHON)" tools/pins

clean: interpreted  ## remove the environment, caches and builds
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@command -v "$(PYTHON)" >/dev/null || { \
	  echo "Riftwright needs Python 3.11 or newer, and there is no '$(PYTHON)' here." >&2; \
	  echo "On Debian or Ubuntu: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Riftwright needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)." >&2; \
	  echo "Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make a virtual environment: its venv module is missing." >&2; \
	  echo "On Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; }
	"$(PYTHON)" -m venv --clear $(VENV)
	@touch $@

$(RUN): $(MADE) requirements/run.txt pyproject.toml
	$(PIP) install -r requirements/run.txt
	$(PIP) install --no-deps --editable .
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	$(PIP) install -r requirements/dev.txt
	@touch $@

# What was compiled from other sources goes first: it could not be imported, nor type-checked beside its sources.
$(BUILT): $(DEV) $(COMPILED) tools/compile.py
	@command -v "$${CC:-cc}" >/dev/null || { \
	  echo "Compiling needs a C compiler, and there is no '$${CC:-cc}' here." >&2; \
	  echo "On Debian or Ubuntu: sudo apt-get install gcc python3-dev" >&2; exit 1; }
	@$(MAKE) --no-print-directory interpreted
	@mkdir -p build
	@echo "Compiling the engine; this takes some minutes."
	@$(BIN)/python -m tools.compile >build/compile.log 2>&1 || { tail -n 40 build/compile.log >&2; exit 1; }
