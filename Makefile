# make            builds ./renju; V=1 shows the commands, make -s shows nothing
# make check      builds everything and runs all tests; needs only a C compiler, make and a POSIX shell;
#                 make check T=NAME runs the tests whose names contain NAME
# make dev        builds build/dev/renju for debugging, with sanitizers; with T=NAME it also runs those tests. After a
#                 change it takes seconds: plain make optimizes the whole program again
# make strict     fails on a warning from gcc or clang; runs all tests with address and undefined-behavior sanitizers
# make systems    builds the program for other systems, where a warning is an error: needs zig's compiler (ZIG="zig", or
#                 ZIG="python3 -m ziglang" for PyPI's package) and mingw-w64
# make wine       runs the sessions that need no terminal with the program for Windows: needs mingw-w64 (MINGW) and Wine
# make lint       clang-format (version 14), clang-tidy, mandoc, shellcheck
# make fuzz       libFuzzer over every parser, random keys at a terminal (FUZZ_SECONDS each, from FUZZ_SEED on)
# make bench      compares the speed with a baseline
# make late       checks that answers are in time: a thousand each at 0.02, 0.1 and 1 second
# make tune       fits the engine's numbers again, for each rule that has games in the folder DATA, as written by
#                 tests/tools/selfplay and gzip: balanced-RULE.tsv.gz, played-RULE.tsv.gz, strong-RULE.tsv.gz, or some
#                 of them; make tune-policy fits only the policy of move ordering. With CFLAGS="-O3 -march=native
#                 -ffp-contract=off" it takes half the time, and writes the same bytes
# make tune-curve fits the curve from values to winning chances, and tests it on other games: DATA is a folder with
#                 games of strong players, e.g. at 4000 nodes a move or more
# make match      OTHER="COMMAND": plays this build against another engine, e.g. an older build with --gomocup, until
#                 one is shown to be better; RULE (freestyle) and SECONDS (0.2)
# make pictures  makes the picture of README again, after a change of the terminal
# make install    PREFIX and DESTDIR as usual; bindir, libdir, datadir, docdir and mandir, too
# make dist       renju-VERSION.tar.gz and .zip from what is committed
# make release    archives with a program that needs nothing installed, for Linux and Windows: needs zig's compiler and
#                 mingw-w64, as make systems does, mandoc and col

# BSD make stops here with this message; for GNU make this is an unused rule.
.error : this Makefile needs GNU make, often called gmake

# From any directory make -f PATH/Makefile works like make -C PATH; PATH may contain blanks.
ifneq ($(lastword $(MAKEFILE_LIST)),Makefile)
%: ; @file="$(MAKEFILE_LIST)"; $(MAKE) --no-print-directory -C "$$(dirname "$${file# }")" $@
.DEFAULT_GOAL := all
else

CFLAGS ?= -O3 $(LTO)
# Link-time optimization if compiler and linker have it, without a warning, in objects that can also be linked without
# it, as those of gcc can: tested once, when something is compiled.
LTO = $(eval LTO := $(shell d=$$(mktemp -d) && echo 'int main(void){return 0;}' >$$d/a.c && \
	$(CC) -Werror -flto=auto -ffat-lto-objects -o $$d/a $$d/a.c 2>/dev/null && \
	echo -flto=auto -ffat-lto-objects; rm -rf $$d))$(LTO)
PREFIX ?= /usr/local
# For Windows (make CC=x86_64-w64-mingw32-gcc) the program needs no library beside it, and a stack as large as elsewhere.
ifneq ($(findstring mingw,$(CC))$(filter Windows_NT,$(OS)),)
BUILD ?= build/windows
PROGRAM ?= renju.exe
LDFLAGS ?= -static -Wl,--stack,8388608
endif
# The iconv of macOS is a library of its own.
ifeq ($(shell uname -s),Darwin)
LDLIBS ?= -liconv
endif
BUILD ?= build
PROGRAM ?= renju
RULE ?= freestyle
SECONDS ?= 0.2
FUZZ_SECONDS ?= 60
FUZZ_SEED ?= $(shell date +%s)

# Tests are built without link-time optimization: optimizing the whole program for each test takes minutes.
NO_LTO = $(if $(findstring -flto,$(CFLAGS)),-fno-lto)
LIBS = $(LDLIBS) -lm
LINK = $(CC) -pthread $(CFLAGS) $(NO_LTO) $(LDFLAGS) -o $@ $^ $(LIBS)

# Rules print what they do; with V=1 they print their commands, with -s nothing.
ifeq ($(filter-out 0,$(V)),)
Q = @
SAY = $(if $(findstring s,$(firstword -$(MAKEFLAGS))),@:,@echo)
else
SAY = @:
endif

PLAIN = -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc
STANDARD = $(PLAIN) -pthread
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wcast-qual \
	-Wcast-align -Wpointer-arith -Wwrite-strings -Wvla -Wundef -Wformat=2 -Wno-format-nonliteral -Wold-style-definition
COMPILE = $(CC) $(STANDARD) $(WARNINGS) $(CFLAGS) $(CPPFLAGS) -MMD -MP

SOURCES = $(filter-out $(CLOCK_SOURCE),$(wildcard src/*.c src/*/*.c src/*/*/*.c))
# A library for engines of a match, beside the program, only where programs can be made to load it.
CLOCK_SOURCE = src/os/preload/renju-clock.c
FOREIGN = $(findstring mingw,$(CC))$(findstring -target,$(CC))$(filter %.exe,$(PROGRAM))
CLOCK = $(if $(filter Linux,$(shell uname -s)),$(if $(FOREIGN),,$(dir $(PROGRAM))renju-clock.so))
OBJECTS = $(SOURCES:src/%.c=$(BUILD)/src/%.o)
PARTS = $(filter-out $(BUILD)/src/main.o,$(OBJECTS))
LIBRARY = $(BUILD)/renju.a
TESTS = $(patsubst tests/%.c,$(BUILD)/%,$(wildcard tests/unit/test_*.c))
MANUALS = $(wildcard man/*.[567])
CHINESE = $(wildcard man/zh_CN/man6/*.6)
FUZZERS = lines games gomocup gtp solve settings kept book puzzles match
READERS = $(shell sed -n '/FORMATS_READ/,/^$$/s/^\tROW.\([a-z]*\).*/\1/p' src/formats/formats.h)
REPLAYS = $(FUZZERS:%=$(BUILD)/replay_%)

all: $(PROGRAM) $(CLOCK)
# What make systems only compiles.
objects: $(OBJECTS)
test-objects: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/*/*.c tests/*/*/*.c))

# Linking takes most of the time. Until it is done, the old program stays in its place.
$(PROGRAM): $(OBJECTS)
	$(SAY) "  ld $@"
	$(Q)$(CC) -pthread $(CFLAGS) $(LDFLAGS) -o $@.new $(OBJECTS) $(LIBS)
	$(Q)mv $@.new $@

$(CLOCK): $(CLOCK_SOURCE)
	$(Q)mkdir -p $(@D)
	$(SAY) "  cc $@"
	$(Q)$(CC) -std=c11 $(WARNINGS) -O2 -shared -fPIC -o $@ $<

$(BUILD)/src/%.o: src/%.c Makefile
	$(Q)mkdir -p $(@D)
	$(SAY) "  cc $<"
	$(Q)$(COMPILE) -c -o $@ $<

# All of the program but main(): a test links only what it uses.
$(LIBRARY): $(PARTS)
	$(SAY) "  ar $@"
	$(Q)rm -f $@ && $(AR) rcs $@ $(PARTS)

$(BUILD)/tests/%.o: tests/%.c Makefile
	$(Q)mkdir -p $(@D)
	$(SAY) "  cc $<"
	$(Q)$(COMPILE) $(NO_LTO) -c -o $@ $<

$(TESTS): $(BUILD)/unit/%: $(BUILD)/tests/unit/%.o $(patsubst %,$(BUILD)/tests/unit/%.o,reference slow tap) $(LIBRARY)
	$(Q)mkdir -p $(@D)
	$(SAY) "  ld $@"
	$(Q)$(LINK)

$(REPLAYS): $(BUILD)/replay_%: $(patsubst %,$(BUILD)/tests/fuzz/%.o,% front replay) $(LIBRARY)
	$(SAY) "  ld $@"
	$(Q)$(LINK)

# Test helpers have flags of their own, because the program under test may be built with sanitizers.
HELPER = $(CC) $(STANDARD) $(WARNINGS) -O2
$(BUILD)/limit $(BUILD)/late: $(BUILD)/%: tests/tools/%.c Makefile
	$(Q)mkdir -p $(@D)
	$(SAY) "  cc $<"
	$(Q)$(HELPER) -o $@ $<
$(BUILD)/tests/tools/pty/%.o: CPPFLAGS += -Itests/tools
$(BUILD)/pty: $(wildcard tests/tools/pty/*.c tests/tools/pty/*.h) Makefile
	$(Q)mkdir -p $(@D)
	$(SAY) "  cc tests/tools/pty"
	$(Q)$(HELPER) -Itests/tools -o $@ $(filter %.c,$^)

$(BUILD)/protocols: $(BUILD)/tests/tools/protocols.o $(BUILD)/tests/tools/opening_reference.o
	$(SAY) "  ld $@"
	$(Q)$(LINK)

# The simple player for tests of matches.
$(BUILD)/match_player: $(BUILD)/tests/tools/match_player.o
	$(SAY) "  ld $@"
	$(Q)$(LINK)

# A match of this build against another one, by processor time, until one of them is shown to be better.
match: $(PROGRAM) $(CLOCK)
	"$(abspath $(PROGRAM))" --match $(if $(CLOCK),--cpu) -r $(RULE) -T $(SECONDS) -j 0 --rounds=5000 --sprt=0,30 \
		--openings=tests/data/openings-$(RULE).txt --resume=$(BUILD)/match-$(RULE).sgf "name=new self" "name=old $(OTHER)"

TOOLS = $(addprefix $(BUILD)/,pty limit protocols match_player tune policy curve)
programs: $(PROGRAM) $(CLOCK) $(TESTS) $(REPLAYS) $(TOOLS)
check: programs
	@tests/tools/check $(PROGRAM) $(BUILD) $(TESTS) $(REPLAYS)

# For development: a changed file is compiled and linked in seconds.
dev:
	@$(MAKE) --no-print-directory BUILD=build/dev PROGRAM=build/dev/renju CFLAGS="-O0 $(SANITIZE)" \
		LDFLAGS="-fsanitize=address,undefined" $(if $(T),check,all)

# Both compilers build all without a warning, and the tests pass with a sanitizer that aborts the program at its first
# finding. One compiler's sanitizers are enough for CI; make sanitized-gcc runs the tests with the other one's, which
# also find pointers into different objects that are compared or subtracted.
# Warnings of clang do not depend on how it optimizes, so the sanitized build shows all of them.
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -g -DCOSTLY_ASSERTS
strict: warnings-gcc warnings-unsigned sanitized-clang
warnings-%:
	@echo "strict: $*, warnings are errors"
	@$(MAKE) --no-print-directory CC=$* BUILD=build/$*-plain PROGRAM=build/$*-plain/renju CFLAGS="-O2 -Werror" programs
warnings-unsigned:
	@echo "strict: gcc, char is unsigned as on ARM and PowerPC, without assertions, warnings are errors"
	@$(MAKE) --no-print-directory CC=gcc BUILD=build/unsigned PROGRAM=build/unsigned/renju \
		CFLAGS="-O0 -Werror -funsigned-char -DNDEBUG" programs
PAIRS = $(if $(findstring gcc,$*),-fsanitize=pointer-compare -fsanitize=pointer-subtract)
sanitized-%:
	@echo "strict: $*, sanitizers"
	@TEST_SECONDS=3000 SESSION_SECONDS=900 PTY_SECONDS=300 ASAN_OPTIONS="detect_invalid_pointer_pairs=2:$$ASAN_OPTIONS" \
		$(MAKE) --no-print-directory CC=$* BUILD=build/$* PROGRAM=build/$*/renju \
		CFLAGS="-O1 -Werror $(SANITIZE) $(PAIRS)" LDFLAGS="-fsanitize=address,undefined" check

# The tests of searches on several threads, and of games that several read, with the sanitizer that finds data races.
threads-%:
	@echo "$*, thread sanitizer"
	@mkdir -p build
	@if echo 'int main(void) { return 0; }' | $* -fsanitize=thread -x c - -o build/raced 2>/dev/null && build/raced; \
		then $(MAKE) --no-print-directory raced-$*; else echo "$* has no thread sanitizer here: skipped"; fi
RACED = build/threads-$*
raced-%:
	@$(MAKE) --no-print-directory CC="$*" BUILD=$(RACED) PROGRAM=$(RACED)/renju CFLAGS="-O1 -Werror -g -fsanitize=thread" \
		$(RACED)/renju $(RACED)/unit/test_lazy_smp $(RACED)/unit/test_ahead
	@for test in $(RACED)/unit/test_lazy_smp $(RACED)/unit/test_ahead 'sh tests/cli/jobs.sh $(CURDIR)/$(RACED)/renju'; do \
		rm -rf $(RACED)/scratch; \
		TSAN_OPTIONS=halt_on_error=1 $$test $(CURDIR)/$(RACED)/scratch >$(RACED)/output 2>&1 || { cat $(RACED)/output; exit 1; }; \
	done

# The programs for these systems are not run. Those for macOS are not even linked: zig lacks its iconv. For
# aarch64-macos and FreeBSD the tests are compiled, too.
ZIG ?= zig
MINGW ?= x86_64-w64-mingw32-gcc
SYSTEMS = aarch64-macos x86_64-macos x86_64-freebsd x86_64-netbsd x86_64-openbsd x86_64-linux-musl
OTHER = $(MAKE) --no-print-directory BUILD=build/$* PROGRAM=build/$*/renju CFLAGS="-O0 -Werror" STANDARD="$(PLAIN)"
TARGETS_aarch64-macos = objects test-objects
TARGETS_x86_64-macos = objects
TARGETS_x86_64-freebsd = all test-objects
systems: $(SYSTEMS:%=system-%) system-windows
system-%:
	@echo "systems: $*"
	+@$(OTHER) CC="$(ZIG) cc -target $*" $(or $(TARGETS_$*),all)
system-windows: system-%:
	@echo "systems: $*"
	+@$(OTHER) CC="$(MINGW)" LDFLAGS=-static

# The sessions are run with the program for Windows, under Wine.
wine: $(BUILD)/limit $(BUILD)/pty
	+@if ! command -v $(MINGW) >/dev/null; then echo "wine: skipped, there is no $(MINGW)"; else \
		$(MAKE) --no-print-directory CC="$(MINGW)" CFLAGS=-O2 BUILD=build/wine PROGRAM=build/wine/renju.exe && \
		tests/tools/wine build/wine/renju.exe $(BUILD); fi

CORES = $(shell getconf _NPROCESSORS_ONLN)
# The analyzer looks at a third of its usual number of nodes for each function, which takes half the time.
ANALYZER = -Xclang -analyzer-config -Xclang max-nodes=75000
# .clang-format is for this version; others format a little differently. Fitted numbers are written by make tune.
CLANG_FORMAT = clang-format-14
FORMATTED = $(filter-out src/engine/fitted/% %/fitted_curve.c,$(SOURCES)) \
	$(wildcard src/*.h src/*/*.h src/*/*/*.h)
# The manual pages are copied into a tree like the installed one, where mandoc finds cross-references.
lint:
	@$(CLANG_FORMAT) --dry-run -Werror $(FORMATTED)
	printf '%s\n' $(SOURCES) | xargs -P $(CORES) -I FILE \
		clang-tidy --quiet --warnings-as-errors='*' FILE -- $(STANDARD) $(ANALYZER)
	@for page in $(MANUALS); do \
		mkdir -p $(BUILD)/man/man$${page##*.} && cp $$page $(BUILD)/man/man$${page##*.} || exit; \
	done
	@makewhatis $(BUILD)/man
	MANPATH="$(abspath $(BUILD))/man" mandoc -Tlint -W style $(MANUALS)
	shellcheck $$(grep -sl '^#!/bin/sh' tests/tools/*) tests/cli/*.sh examples/*.sh src/options/completion.bash .ci/run

# All fuzzers are built first, in one make, so that they can run in parallel (make -j). Each has its own corpus.
FUZZED = $(MAKE) --no-print-directory CC=clang BUILD=build/fuzz PROGRAM=build/fuzz/renju CPPFLAGS=-DCOSTLY_ASSERTS \
	CFLAGS="-O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer"
FUZZ = mkdir -p build/fuzz/corpus/$* && $(1) build/fuzz/fuzz_$(2) -close_fd_mask=3 -max_len=4096 -timeout=60 \
	-seed=$(FUZZ_SEED) -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=build/fuzz/ \
	build/fuzz/corpus/$* tests/fuzz/$(2)
fuzz: $(FUZZERS:%=fuzz-%) $(READERS:%=fuzz-from-%) fuzz-keys
fuzz-programs:
	$(FUZZED) LDFLAGS="-fsanitize=fuzzer,address,undefined" $(FUZZERS:%=build/fuzz/fuzz_%)
	$(FUZZED) LDFLAGS="-fsanitize=address,undefined" build/fuzz/renju
fuzz-from-%: fuzz-programs
	$(call FUZZ,FUZZ_FROM=$*,games)
fuzz-keys: fuzz-programs $(BUILD)/pty
	PATH="$(abspath $(BUILD)):$$PATH" KEYS_SEED=$(FUZZ_SEED) KEYS_SECONDS=$(FUZZ_SECONDS) \
		sh tests/cli/keys.sh "$$PWD/build/fuzz/renju" build/fuzz
fuzz-%: fuzz-programs
	$(call FUZZ,,$*)
$(BUILD)/fuzz_%: $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/fuzz/front.o $(LIBRARY)
	$(SAY) "  ld $@"
	$(Q)$(CC) -pthread $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/bench_points: $(BUILD)/tests/tools/bench_points.o $(BUILD)/tests/unit/reference.o $(LIBRARY)
	$(SAY) "  ld $@"
	$(Q)$(CC) -pthread $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

bench: $(PROGRAM) $(BUILD)/bench_points $(BUILD)/pty
	tests/tools/bench $(PROGRAM) $(BUILD)

pictures: $(PROGRAM) $(BUILD)/pty
	PATH="$(abspath $(BUILD)):$$PATH" tests/tools/pictures $(PROGRAM) >$(BUILD)/terminal.svg
	mv $(BUILD)/terminal.svg examples

late: $(PROGRAM) $(BUILD)/late
	for seconds in 0.02 0.1 1; do $(BUILD)/late "$(abspath $(PROGRAM))" $$seconds 1000 || exit; done

# What the programs that fit numbers to games have in common.
LEARN = $(addprefix $(BUILD)/tests/tools/tune/,learn.o selfplay_line.o)
$(BUILD)/tune: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/tools/tune/*.c)) $(LIBRARY)
	$(SAY) "  ld $@"
	$(Q)$(LINK)

# Here the library comes before what needs it.
$(BUILD)/unit/test_tune: $(addprefix $(BUILD)/tests/tools/tune/,layers.o learn.o)
$(BUILD)/unit/test_tune: LIBS += $(LIBRARY)

$(BUILD)/policy: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/tools/policy/*.c)) $(LEARN) $(LIBRARY)
	$(SAY) "  ld $@"
	$(Q)$(LINK)

$(BUILD)/curve: $(BUILD)/tests/tools/curve.o $(LEARN) $(LIBRARY)
	$(SAY) "  ld $@"
	$(Q)$(LINK)

# Runs $(1) for each rule that has games in DATA; its output becomes src/engine/fitted/fitted_RULE$(2).c.
FIT = fitted=0; \
	for rule in freestyle standard renju caro; do \
		set --; \
		for file in balanced-$$rule.tsv played-$$rule.tsv strong-$$rule.tsv; do \
			[ -e "$(DATA)/$$file.gz" ] || continue; \
			gzip -dc "$(DATA)/$$file.gz" >$(BUILD)/$$file || exit; \
			set -- "$$@" $(BUILD)/$$file $$file $$(sha256sum <$(BUILD)/$$file | cut -c -64); \
		done; \
		[ $$\# -gt 0 ] || continue; \
		nice $(1) $$rule "$$@" >$(BUILD)/fitted.c || exit; \
		mv $(BUILD)/fitted.c src/engine/fitted/fitted_$${rule}$(2).c || exit; \
		fitted=1; \
	done; \
	[ $$fitted = 1 ] || { echo "$@: no games in DATA='$(DATA)'" >&2; exit 2; }
tune: $(BUILD)/tune
	@$(call FIT,$(BUILD)/tune)
	$(MAKE) tune-policy

# The policy is fitted on top of the evaluation network.
tune-policy: $(BUILD)/policy
	@$(call FIT,$(BUILD)/policy,_policy)

# The curve from values to winning chances is fitted for the rules that have games. Games of weak players would make it
# flat.
MEASURE = for rule in renju standard freestyle caro; do \
	games="$(DATA)/selfplay-$$rule.tsv.gz"; \
	[ ! -f "$$games" ] || gzip -dc "$$games" | nice $(BUILD)/curve measure $$rule $(1) || exit; \
	done
tune-curve: $(BUILD)/curve
	@$(call MEASURE,for 12) >$(BUILD)/curve.samples
	$(BUILD)/curve fit <$(BUILD)/curve.samples >$(BUILD)/fitted_curve.c
	mv $(BUILD)/fitted_curve.c src/review
	@$(call MEASURE,held 40) >$(BUILD)/curve.held
	$(MAKE) $(BUILD)/curve && $(BUILD)/curve table <$(BUILD)/curve.held

# Folders that packagers may choose; DESTDIR goes before each. The program looks for renju-clock.so beside its bin, in
# lib/renju. Shells look for completion scripts in the last three.
prefix = $(PREFIX)
bindir = $(prefix)/bin
libdir = $(prefix)/lib
datadir = $(prefix)/share
mandir = $(datadir)/man
docdir = $(datadir)/doc/renju
bashdir = $(datadir)/bash-completion/completions
zshdir = $(datadir)/zsh/site-functions
fishdir = $(datadir)/fish/vendor_completions.d
EXAMPLES = $(wildcard $(addprefix examples/,README.md *.sh *.py *.moves *.tsv *.sgf *.svg psq/*.psq))
INSTALLED_MANUALS = $(foreach page,$(notdir $(MANUALS)),man$(patsubst .%,%,$(suffix $(page)))/$(page)) $(CHINESE:man/%=%)
DOCUMENTS = README.md man/NEWS.md man/zh_CN/README.md $(EXAMPLES)

# Does not run the program, which may be built for another machine. On Windows not everybody may make links.
EXE = $(if $(filter %.exe,$(PROGRAM)),.exe)
install: $(PROGRAM) $(CLOCK)
	mkdir -p "$(DESTDIR)$(bindir)"
	mkdir -p "$(DESTDIR)$(mandir)/man5" "$(DESTDIR)$(mandir)/man6" "$(DESTDIR)$(mandir)/man7"
	mkdir -p "$(DESTDIR)$(mandir)/zh_CN/man6" "$(DESTDIR)$(docdir)/man/zh_CN"
	mkdir -p "$(DESTDIR)$(bashdir)" "$(DESTDIR)$(zshdir)" "$(DESTDIR)$(fishdir)" "$(DESTDIR)$(datadir)/renju"
	mkdir -p "$(DESTDIR)$(docdir)/examples/psq"
	rm -f "$(DESTDIR)$(bindir)/renju$(EXE)"
	cp $(PROGRAM) "$(DESTDIR)$(bindir)/renju$(EXE)"
	cd "$(DESTDIR)$(bindir)" && $(if $(EXE),cp,ln -sf) renju$(EXE) pbrain-renju$(EXE)
	$(if $(CLOCK),mkdir -p "$(DESTDIR)$(libdir)/renju" && cp $(CLOCK) "$(DESTDIR)$(libdir)/renju/renju-clock.so")
	cp $(filter %.5,$(MANUALS)) "$(DESTDIR)$(mandir)/man5"
	cp $(filter %.6,$(MANUALS)) "$(DESTDIR)$(mandir)/man6"
	cp $(filter %.7,$(MANUALS)) "$(DESTDIR)$(mandir)/man7"
	cp $(CHINESE) "$(DESTDIR)$(mandir)/zh_CN/man6"
	ln -sf renju.6 "$(DESTDIR)$(mandir)/man6/pbrain-renju.6"
	cp src/options/completion.bash "$(DESTDIR)$(bashdir)/renju"
	cp src/options/completion.zsh "$(DESTDIR)$(zshdir)/_renju"
	cp src/options/completion.fish "$(DESTDIR)$(fishdir)/renju.fish"
	cp examples/puzzles.sgf "$(DESTDIR)$(datadir)/renju/puzzles.sgf"
	for file in $(DOCUMENTS); do cp $$file "$(DESTDIR)$(docdir)/$$file" || exit; done
	chmod 755 "$(DESTDIR)$(bindir)/renju$(EXE)"
	cd "$(DESTDIR)$(docdir)" && chmod 644 $(DOCUMENTS) && chmod 755 $(filter %.sh,$(EXAMPLES))
	cd "$(DESTDIR)$(mandir)" && chmod 644 $(INSTALLED_MANUALS)
	$(if $(CLOCK),chmod 644 "$(DESTDIR)$(libdir)/renju/renju-clock.so")
	chmod 644 "$(DESTDIR)$(bashdir)/renju" "$(DESTDIR)$(zshdir)/_renju" "$(DESTDIR)$(fishdir)/renju.fish" \
		"$(DESTDIR)$(datadir)/renju/puzzles.sgf"

uninstall:
	rm -f "$(DESTDIR)$(bindir)/renju$(EXE)" "$(DESTDIR)$(bindir)/pbrain-renju$(EXE)"
	rm -f "$(DESTDIR)$(mandir)/man6/pbrain-renju.6"
	rm -f "$(DESTDIR)$(datadir)/renju/puzzles.sgf" "$(DESTDIR)$(libdir)/renju/renju-clock.so"
	rmdir "$(DESTDIR)$(datadir)/renju" "$(DESTDIR)$(libdir)/renju" 2>/dev/null || true
	for file in $(DOCUMENTS); do rm -f "$(DESTDIR)$(docdir)/$$file"; done
	for folder in /examples/psq /examples /man/zh_CN /man ''; do rmdir "$(DESTDIR)$(docdir)$$folder" 2>/dev/null || true; done
	for page in $(INSTALLED_MANUALS); do rm -f "$(DESTDIR)$(mandir)/$$page"; done
	rm -f "$(DESTDIR)$(bashdir)/renju" "$(DESTDIR)$(zshdir)/_renju" "$(DESTDIR)$(fishdir)/renju.fish"

# Packs only what is committed, so the same commit gives the same bytes.
VERSION = $(shell sed -n 's/.*RENJU_VERSION "\(.*\)"/\1/p' src/version.h)
dist:
	@git diff --quiet HEAD || echo "make dist: what is not committed is left out" >&2
	for format in tar.gz zip; do git archive --prefix=renju-$(VERSION)/ -o renju-$(VERSION).$$format HEAD || exit; done

# Archives with a program that needs nothing installed, the manuals as text, the examples, and the puzzles beside the
# program, which finds them there. Git packs them, so no zip program is needed.
release: release-linux-x86_64 release-linux-aarch64 release-windows-x86_64
release-linux-x86_64 release-linux-aarch64: release-linux-%:
	+@$(MAKE) --no-print-directory CC="$(ZIG) cc -target $*-linux-musl" CFLAGS=-O3 LDFLAGS="-static -s" BUILD=build/$@ \
		PROGRAM=build/$@/renju
	$(call ARCHIVE,linux-$*,tar.gz,renju)
release-windows-x86_64: release-%:
	+@$(MAKE) --no-print-directory CC="$(MINGW)" CFLAGS="-O3 -s" BUILD=build/$@ PROGRAM=build/$@/renju.exe
	cp build/$@/renju.exe build/$@/pbrain-renju.exe
	$(call ARCHIVE,$*,zip,renju.exe pbrain-renju.exe)
define ARCHIVE
	mkdir -p build/$@/manuals
	for page in $(notdir $(MANUALS)); do \
		mandoc -T utf8 man/$$page | LC_ALL=C.UTF-8 col -bx >build/$@/manuals/$$page.txt || exit; \
	done
	git archive --prefix=renju-$(VERSION)-$(1)/manuals/ \
		$(patsubst %,--add-file=build/$@/manuals/%.txt,$(notdir $(MANUALS))) --prefix=renju-$(VERSION)-$(1)/ \
		$(patsubst %,--add-file=build/$@/%,$(3)) --add-file=examples/puzzles.sgf \
		-o renju-$(VERSION)-$(1).$(2) HEAD README.md examples
endef

clean:
	rm -rf build renju renju.new renju-clock.so renju.exe renju.exe.new

.PHONY: all objects test-objects programs check dev strict systems wine lint fuzz fuzz-programs bench pictures late match tune \
	tune-policy tune-curve install uninstall dist release clean
.SECONDARY:
-include $(OBJECTS:.o=.d) $(wildcard $(BUILD)/tests/*/*.d $(BUILD)/tests/*/*/*.d)
endif
