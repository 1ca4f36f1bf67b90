.DEFAULT_GOAL := help
.PHONY: help demo test test-all kill-test bench web lint swift-test browser-test swift packages test-packages

# The checks have their own build folder: flags that differ from a plain `swift build`
# would make each rebuild what the other built.
CHECKED := --scratch-path .build/checked -Xswiftc -warnings-as-errors
# What the Swift tests record for the browser tests to replay.
TRACES := .build/traces
COMMAND := .build/release/photo-slider
PYTHON := .venv/bin/python
DESKTOP := $(or $(DISPLAY),$(WAYLAND_DISPLAY))

help:
	@echo "make demo      show the sample photos in a browser, by the address that it prints"
	@echo "make test      everything that belongs to a change: format, build, Swift tests, browser tests"
	@echo "make test-all  the same, 200 exports killed half-way, then the benchmarks and their table"
	@echo "make bench     the benchmarks and their table"
	@echo "make web       write dist/photo-slider.js, the custom element in one file"
	@echo
	@echo "Each installs what it needs with apt-get, and says so. Swift 6.1 or later must be there."

demo: $(COMMAND)
	@exec $(COMMAND) serve Samples --autoplay 3 --pages Examples/Web $(if $(DESKTOP),--open)

web: $(COMMAND)
	@$(COMMAND) element --output dist

test: lint swift-test browser-test

test-all: test kill-test bench

kill-test: swift-test
	KILL_RUNS=200 swift test --skip-build --disable-xctest $(CHECKED) --filter goesOnAfterBeingKilledAtAnyTime

bench: test-packages .venv/ready
	@Benchmarks/run

.PHONY: $(COMMAND)
$(COMMAND): swift packages
	swift build --configuration release --product photo-slider

lint: swift
	swift format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks

swift-test: swift test-packages
	Scripts/build-without-warnings $(CHECKED)
	rm -rf $(TRACES)
	TRACE_OUTPUT=$(TRACES) swift test --skip-build --disable-xctest $(CHECKED)

browser-test: swift-test .venv/ready
	PHOTO_SLIDER=.build/checked/debug/photo-slider TRACE_OUTPUT=$(TRACES) $(PYTHON) -m pytest Tests/Browser

.venv/ready: Tests/Browser/requirements.txt | test-packages
	python3 -m venv .venv
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

swift:
	@Scripts/require-swift

packages: swift
	@Scripts/install-packages command

test-packages: swift
	@Scripts/install-packages tests
