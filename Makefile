# `make` alone says what there is. Everything is pinned, hashed and installed inside this folder, nothing outside it.

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
FLAGS ?=
SWEEP ?= 12

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/sh
BIN := $(VENV)/bin
# uv from the PATH if it runs there, otherwise one of our own.
UV := $(shell uv --version >/dev/null 2>&1 && command -v uv)
ifeq ($(UV),)
UV := .venv-uv/bin/uv
UV_READY := .venv-uv/.ready
endif
PIP = $(UV) pip
SAY = printf '\n== %s\n'
COMPILED_TESTS := tests/kernel tests/games tests/bots tests/table tests/test_packaging.py
HOT := $(shell find src/bosworth/kernel src/bosworth/games -name '*.py' 2>/dev/null)
PINNED := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --quiet \
  --custom-compile-command 'make requirements' $(FLAGS)

.PHONY: help
help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# ---- environments: made once, made again when the files they come from change

define check-python
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
  { echo 'Bosworth needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...'; exit 1; }
endef

.venv-uv/.ready: requirements/uv.txt
	$(check-python)
	@$(SAY) 'Getting uv, the installer, into .venv-uv'
	@$(PYTHON) -m venv --clear .venv-uv
	@.venv-uv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.ready: | $(UV_READY)
	$(check-python)
	@$(SAY) 'Making a private Python environment in $(VENV)'
	@$(UV) venv --quiet --clear --no-python-downloads --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $(VENV)
	@touch $@

$(VENV)/.run-installed: requirements/build.txt requirements/run.txt $(VENV)/.ready | $(UV_READY)
	@$(SAY) 'Installing what is needed to play (requirements/run.txt)'
	@$(PIP) install --quiet --python $(BIN)/python --require-hashes -r requirements/build.txt
	@$(PIP) install --quiet --python $(BIN)/python --require-hashes --no-build-isolation -r requirements/run.txt
	@touch $@

$(VENV)/.dev-installed: requirements/build.txt requirements/dev.txt $(VENV)/.ready | $(UV_READY)
	@$(SAY) 'Installing what is needed to develop (requirements/dev.txt)'
	@$(PIP) install --quiet --python $(BIN)/python --require-hashes -r requirements/build.txt
	@$(PIP) sync --quiet --python $(BIN)/python --require-hashes --no-build-isolation requirements/dev.txt
	@touch $@

$(VENV)/.run $(VENV)/.dev: $(VENV)/.%: $(VENV)/.%-installed pyproject.toml setup.py
	@$(SAY) 'Installing Bosworth itself, editable, from this folder'
	@BOSWORTH_COMPILE= $(PIP) install --quiet --offline --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# ---- playing

.PHONY: play
play: $(VENV)/.run ## Play in the browser (ARGS='...' goes to bosworth serve)
	@$(BIN)/bosworth serve $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.run ## Play in the terminal (ARGS='...' goes to the bosworth command)
	@$(BIN)/bosworth $(ARGS)

# ---- checking

.PHONY: system
system:
	@$(SAY) 'Looking for a browser, PostgreSQL and node, which some tests need'
	@sh tools/system_needs.sh

node_modules/.ready: package.json package-lock.json .npmrc
	@$(SAY) 'Fetching the type checker and the libraries of the browser side into node_modules'
	@npm ci --silent
	@touch $@

.PHONY: js
js: node_modules/.ready ## Check format, lint and types of the browser side
	@$(SAY) 'Checking format and code of the browser side with biome (make format mends it)'
	@node_modules/.bin/biome check --error-on-warnings
	@$(SAY) 'Checking the types of the browser side with tsc, strictly'
	@node_modules/.bin/tsc -p tsconfig.json

.PHONY: vendor
vendor: node_modules/.ready ## Copy the libraries of the browser side into the web room again
	@$(SAY) 'Copying the browser libraries from node_modules'
	@node tools/vendor.mjs

.PHONY: test
test: lint uncompile system ## Check everything: format, lint, types, tests, coverage, compiled tests
	@if command -v npm >/dev/null 2>&1; then $(MAKE) --no-print-directory js; fi
	@$(SAY) 'Running the tests of the kernel and the rules on all cores, measuring coverage'
	@$(BIN)/python -m pytest -n auto -m 'not no_cover' --cov --cov-report=
	@$(SAY) 'Lines and branches of the kernel and of the games that no test reaches'
	@$(BIN)/python -m coverage report --skip-covered --show-missing --include='src/bosworth/kernel/*,src/bosworth/games/*'
	@$(SAY) 'Holding the kernel and the games to their coverage'
	@mkdir -p build
	@$(BIN)/python -m coverage json --quiet -o build/coverage.json
	@$(BIN)/python tools/coverage_floor.py build/coverage.json 97 src/bosworth/kernel src/bosworth/games/richard3 src/bosworth/games/roses src/bosworth/games/lancaster
	@$(SAY) 'Running all other tests, two on each core since they mostly wait (games that are played at length come compiled, at the end)'
	@$(BIN)/python -m pytest -n auto --maxschedchunk 1 -m no_cover --ignore=tests/games
	@$(MAKE) --no-print-directory test-compiled; ended=$$?; $(MAKE) --no-print-directory uncompile; exit $$ended

.PHONY: sweep
sweep: $(VENV)/.dev system ## Touch all that is lit in many positions of each decision (SWEEP=12 of each; make test looks at one)
	@$(SAY) 'Looking at all that is lit, at three sizes'
	@BOSWORTH_SWEEP=$(SWEEP) $(BIN)/python -m pytest -n auto tests/web/test_sweep.py $(ARGS)

.PHONY: lint
lint: $(VENV)/.dev ## Check format, lint and types only
	@$(SAY) 'Checking the format of the code (make format mends it)'
	@$(BIN)/ruff format --check
	@$(SAY) 'Checking the code with ruff'
	@$(BIN)/ruff check
	@$(SAY) 'Checking the templates with djlint'
	@$(BIN)/djlint --quiet --check --lint src/bosworth/web/templates
	@$(SAY) 'Checking the types with mypy, strictly'
	@$(BIN)/mypy

.PHONY: format
format: $(VENV)/.dev ## Format the code and mend what ruff can mend
	@$(SAY) 'Formatting the code'
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@$(BIN)/djlint --quiet --reformat src/bosworth/web/templates || true
	@if test -x node_modules/.bin/biome; then node_modules/.bin/biome check --write; fi

.PHONY: fuzz
fuzz: $(VENV)/.dev ## Play random games, checking every step (ARGS='...')
	@$(SAY) 'Playing random games and checking every step'
	@$(BIN)/bosworth fuzz $(ARGS)

.PHONY: bench
bench: $(VENV)/.dev ## Measure the speed of the games beside a yardstick (ARGS='...')
	@$(SAY) 'Measuring speed'
	@$(BIN)/bosworth bench $(ARGS)

# ---- compiling

.PHONY: compile
compile: build/.compiled ## Compile the kernel and the rules with mypyc, in place

build/.compiled: $(HOT) setup.py pyproject.toml $(VENV)/.dev
	@$(SAY) 'Compiling the kernel and the rules with mypyc (a minute or more)'
	@find src -name '*.so' -delete
	@mkdir -p build
	@BOSWORTH_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@find src -name '*.so' -exec touch {} +
	@touch $@

.PHONY: test-compiled
test-compiled: compile ## Run the tests of what is compiled, and of what stands on it, on the compiled modules
	@$(SAY) 'Running the tests of kernel, games, bots and table on the compiled modules'
	@BOSWORTH_EXPECT_COMPILED=1 $(BIN)/python -m pytest -n auto $(COMPILED_TESTS) $(ARGS)

.PHONY: uncompile
uncompile: ## Remove the compiled modules: back to plain Python
	@$(SAY) 'Removing compiled modules, if any'
	@find src -name '*.so' -delete
	@rm -f build/.compiled

# ---- drawing

build/atlas/venv/.ready: requirements/atlas.txt | $(UV_READY)
	$(check-python)
	@$(SAY) 'Making an environment for the atlas in build/atlas/venv'
	@$(UV) venv --quiet --clear --no-python-downloads --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" build/atlas/venv
	@$(PIP) install --quiet --python build/atlas/venv/bin/python --require-hashes -r requirements/atlas.txt
	@touch $@

.PHONY: atlas
atlas: build/atlas/venv/.ready ## Draw the maps, arms and emblems again (needs npm and chromium; ARGS='roses')
	@$(SAY) 'Drawing'
	@build/atlas/venv/bin/python -m tools.atlas $(ARGS)

# ---- packaging

.PHONY: wheel
wheel: $(VENV)/.dev ## Build the pure wheel into dist/
	@$(SAY) 'Building the pure wheel into dist/'
	@rm -rf build/lib build/bdist.*
	@BOSWORTH_COMPILE= $(BIN)/python -m build --wheel --no-isolation --outdir dist

.PHONY: requirements
requirements: | $(UV_READY) ## Pin the requirements again (FLAGS=--upgrade for newer versions)
	@$(SAY) 'Pinning requirements/*.txt, with hashes'
	@$(PIP) compile $(PINNED) pyproject.toml --extra dev -o requirements/dev.txt
	@$(PIP) compile $(PINNED) pyproject.toml --constraint requirements/dev.txt -o requirements/run.txt
	@$(PIP) compile $(PINNED) pyproject.toml --extra atlas --constraint requirements/dev.txt -o requirements/atlas.txt
	@$(PIP) compile $(PINNED) requirements/build.in --constraint requirements/dev.txt -o requirements/build.txt
	@$(PIP) compile $(PINNED) requirements/uv.in -o requirements/uv.txt

# ---- tidying

.PHONY: clean
clean: uncompile ## Remove everything that was built, but keep the environments
	@$(SAY) 'Removing build products and caches'
	@rm -rf build dist src/*.egg-info .coverage .coverage.* htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find setup.py src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: distclean
distclean: clean ## Remove the environments too
	@$(SAY) 'Removing the environments'
	@rm -rf $(VENV) .venv-uv node_modules
