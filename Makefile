.DEFAULT_GOAL := help
.PHONY: help demo test test-all kill-test bench web docs tiles lint swift-test browser-test swift packages test-packages

# The checks have their own build folder: flags that differ from a plain `swift build`
# would make each rebuild what the other built.
CHECKED := --scratch-path .build/checked -Xswiftc -warnings-as-errors
# What the Swift tests record for the browser tests to replay.
TRACES := .build/traces
TILES := Examples/Web/tiles
COMMAND := .build/release/photo-slider
PYTHON := .venv/bin/python
DESKTOP := $(or $(DISPLAY),$(WAYLAND_DISPLAY))

help:
	@echo "make demo      show the sample photos in a browser, by the address that it prints; on a Mac, open the iOS examples"
	@echo "make test      everything that belongs to a change: format, build, Swift tests, browser tests"
	@echo "make test-all  the same, 200 exports killed half-way, then the benchmarks and their table"
	@echo "make bench     the benchmarks and their table"
	@echo "make docs      build the documentation of the Swift modules, with no warning"
	@echo "make web       write dist/photo-slider.js, the custom element in one file, and its npm package"
	@echo
	@echo "Each installs what it needs with apt-get, and says so. Swift 6.1 or later must be there."

ifeq ($(shell uname -s),Darwin)
demo:
	@open Examples/iOS/PhotoSliderExamples.swiftpm
else
demo: $(COMMAND) tiles
	@exec $(COMMAND) serve Samples --autoplay 3 --pages Examples/Web $(if $(DESKTOP),--open)
endif

# The large sample photo as a small one and Deep Zoom tiles, for the examples that zoom.
tiles: $(TILES)/blue-marble.dzi

$(TILES)/blue-marble.dzi: Samples/1-blue-marble.jpg
	@Scripts/install-packages examples
	mkdir -p $(TILES)
	vipsthumbnail $< --size 1080x --output $(abspath $(TILES))/blue-marble.webp[strip]
	vips dzsave $< $(TILES)/blue-marble --tile-size 510 --overlap 1 --suffix .webp[strip]

web: $(COMMAND)
	@$(COMMAND) element --output dist

test: lint swift-test docs browser-test

test-all: test kill-test bench

kill-test: swift-test
	KILL_RUNS=200 swift test --skip-build --disable-xctest $(CHECKED) --filter goesOnAfterBeingKilledAtAnyTime

bench: test-packages .venv/ready
	@Benchmarks/run

.PHONY: $(COMMAND)
$(COMMAND): swift packages
	swift build --configuration release --product photo-slider

lint: swift
	swift format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks Examples/iOS

swift-test: swift test-packages
	Scripts/build-without-warnings $(CHECKED)
	rm -rf $(TRACES)
	TRACE_OUTPUT=$(TRACES) swift test --skip-build --disable-xctest $(CHECKED)

docs: swift test-packages
	Scripts/build-without-warnings $(CHECKED)
	Scripts/check-samples .build/checked/debug/Modules
	Scripts/make-docs .build/checked/debug/Modules .build/docs

browser-test: swift-test tiles .venv/ready
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
