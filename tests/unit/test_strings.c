/* Strings with numbers: each is held once, in the order in which it was added. */
#include <stdio.h>

#include "record/strings.h"
#include "tap.h"

enum { MANY = 10000 };

static struct span name_of(char out[16], int i)
{
	return (struct span){out, (size_t)snprintf(out, 16, "%d", i * 7919 % MANY)};
}

/* Has each of the names its number, and each of the first `count` numbers its name? */
static bool has_all(const struct strings *strings, int count)
{
	char name[16];
	bool good = strings->count == (size_t)count;
	for (int i = 0; i < MANY && good; i++) {
		struct span text = name_of(name, i);
		good = strings_find(strings, text) == (i < count ? i : STRING_NONE) &&
		       (i >= count || text_same(strings_at(strings, (size_t)i), text));
	}
	return good;
}

static void test_numbers(void)
{
	struct strings strings = {.count = 0};
	char name[16];
	bool good = true;
	tap(strings_find(&strings, text_span("a")) == STRING_NONE, "an empty set has no string");
	for (int i = 0; i < MANY; i++)
		good &= strings_add(&strings, name_of(name, i)) == i && strings_add(&strings, name_of(name, i / 2)) == i / 2;
	tap(good && has_all(&strings, MANY), "%d strings have their numbers", MANY);
	strings_cut(&strings, MANY / 3);
	tap(has_all(&strings, MANY / 3), "the strings before a cut stay");
	for (int i = MANY / 3; i < MANY; i++)
		good &= strings_add(&strings, name_of(name, i)) == i;
	tap(good && has_all(&strings, MANY), "the strings after a cut can be added again");
	strings_cut(&strings, 0);
	tap(has_all(&strings, 0) && strings.used == 0, "all strings can be cut off");
	strings_free(&strings);
}

static void test_bytes(void)
{
	struct strings strings = {.count = 0};
	tap(strings_add(&strings, (struct span){NULL, 0}) == 0 && strings_add(&strings, text_span("")) == 0 &&
	        strings_at(&strings, 0).length == 0,
	    "the empty string is a string");
	tap(strings_add(&strings, (struct span){"a\0b", 3}) == 1 && strings_add(&strings, (struct span){"a\0c", 3}) == 2 &&
	        strings_add(&strings, text_span("a")) == 3 && strings_add(&strings, (struct span){"a\0b", 3}) == 1,
	    "all bytes of a string count");
	tap(strings_append(&strings, text_span("ab")) && strings_append(&strings, text_span("")) &&
	        strings_append(&strings, text_span("c")) && strings_end(&strings) == 4 &&
	        strings_add(&strings, text_span("abc")) == 4 && text_is(strings_at(&strings, 4), "abc"),
	    "a string may come in parts");
	tap(strings_append(&strings, text_span("ab")) && strings_append(&strings, text_span("c")) &&
	        strings_end(&strings) == 4 && strings_add(&strings, text_span("d")) == 5,
	    "parts of a known string are not kept");
	strings_free(&strings);
}

static void test_order(void)
{
	static const char *const names[] = {"b", "", "ab", "c", "a"};
	static const uint32_t sorted[] = {3, 0, 2, 4, 1};
	struct strings strings = {.count = 0};
	uint32_t number[5];
	bool good = strings_sort(&strings, number);
	tap(good, "no strings are sorted");
	for (int i = 0; i < 5; i++)
		strings_add(&strings, text_span(names[i]));
	good = strings_sort(&strings, number);
	for (size_t i = 0; i < 5; i++)
		good &= number[i] == sorted[i] && text_is(strings_at(&strings, sorted[i]), names[i]) &&
		        strings_find(&strings, text_span(names[i])) == (int64_t)sorted[i];
	tap(good && strings_add(&strings, text_span("0")) == 5, "sorted strings have new numbers");
	strings_free(&strings);
}

int main(void)
{
	test_numbers();
	test_bytes();
	test_order();
	return tap_status();
}
