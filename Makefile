.DEFAULT_GOAL := help
.PHONY: help demo demo-window install test test-all kill-test bench web docs tiles lint swift-test browser-test window-test \
	swift packages window-packages test-packages

# The checks have their own build folder: flags that differ from a plain `swift build`
# would make each rebuild what the other built.
CHECKED := --scratch-path .build/checked -Xswiftc -warnings-as-errors
# What the Swift tests record for the browser tests to replay.
TRACES := .build/traces
TILES := Examples/Web/tiles
COMMAND := .build/release/photo-slider
PYTHON := .venv/bin/python
# Without GTK's headers everything but `show` is built.
TRAITS = $(shell pkg-config --exists gtk4 2>/dev/null || echo --disable-default-traits)
PREFIX ?= /usr/local
DESKTOP := $(or $(DISPLAY),$(WAYLAND_DISPLAY))

help:
	@echo "make demo      show the sample photos in a browser, by the address that it prints; on a Mac, open the iOS examples"
	@echo "make demo-window  the same in a window"
	@echo "make install   the command, its manual, shell completions and desktop file, below PREFIX=$(PREFIX)"
	@echo "make test      everything that belongs to a change: format, build, Swift tests, browser tests"
	@echo "make test-all  the same, the window under Xvfb, 200 exports killed half-way, then the benchmarks and their table"
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

demo-window: window-packages $(COMMAND)
	@exec $(COMMAND) show Samples --autoplay 3

web: $(COMMAND)
	@$(COMMAND) element --output dist

test: lint swift-test docs browser-test

test-all: test window-test kill-test bench

kill-test: swift-test
	KILL_RUNS=200 swift test --skip-build --disable-xctest $(CHECKED) --filter goesOnAfterBeingKilledAtAnyTime

bench: test-packages .venv/ready
	@Benchmarks/run

.PHONY: $(COMMAND)
$(COMMAND): swift packages
	swift build --configuration release --product photo-slider $(TRAITS)

install: $(COMMAND)
	install -D $(COMMAND) $(DESTDIR)$(PREFIX)/bin/photo-slider
	install -D -m 644 Packaging/photo-slider.1 $(DESTDIR)$(PREFIX)/share/man/man1/photo-slider.1
	install -D -m 644 Packaging/photo-slider.desktop $(DESTDIR)$(PREFIX)/share/applications/photo-slider.desktop
	install -D -m 644 Packaging/photo-slider.svg \
		$(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/photo-slider.svg
	install -D -m 644 Packaging/photo-slider.bash \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/photo-slider
	install -D -m 644 Packaging/_photo-slider $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_photo-slider
	install -D -m 644 Packaging/photo-slider.fish \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/photo-slider.fish

lint: swift
	swift format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks Examples

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

window-test: swift-test .venv/ready
	PHOTO_SLIDER=.build/checked/debug/photo-slider $(PYTHON) -m pytest Tests/Window

.venv/ready: Tests/Browser/requirements.txt | test-packages
	python3 -m venv .venv
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

swift:
	@Scripts/require-swift

packages: swift
	@Scripts/install-packages command

window-packages: swift
	@Scripts/install-packages window

test-packages: swift
	@Scripts/install-packages tests
