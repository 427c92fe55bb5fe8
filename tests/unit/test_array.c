/* Arrays that grow: how much room they get, and that they are whole when they cannot. */
#include <stdint.h>
#include <stdlib.h>

#include "base/array.h"
#include "tap.h"

/* Lets the address sanitizer's realloc() fail as that of the C library does. */
const char *__asan_default_options(void); /* NOLINT(bugprone-reserved-identifier) */

const char *__asan_default_options(void) /* NOLINT(bugprone-reserved-identifier) */
{
	return "allocator_may_return_null=1";
}

static void test_growth(void)
{
	int *list = NULL;
	size_t room = 0, growths = 0;
	bool fits = array_grow(&list, &room, 0, sizeof *list);
	tap(fits && !list && room == 0, "an empty array takes no memory");
	for (int i = 0; i < 100000 && fits; i++) {
		size_t before = room;
		fits = array_grow(&list, &room, (size_t)i + 1, sizeof *list);
		growths += room != before;
		if (fits)
			list[i] = i;
	}
	bool same = fits;
	for (int i = 0; i < 100000 && same; i++)
		same = list[i] == i;
	tap(same && room >= 100000 && room < 150000, "the elements stay, and at most a third of the room is not used");
	tap(growths < 30, "100,000 elements need %zu calls of realloc()", growths);
	size_t before = room;
	tap(array_grow(&list, &room, before, sizeof *list) && room == before, "a full array need not grow");
	tap(array_grow(&list, &room, 2 * before, sizeof *list) && room == 2 * before, "room for exactly this many elements");
	free(list);
}

/* Does the array stay as it is when it cannot have this many elements? */
static bool stays(size_t count, size_t size)
{
	char first = 'a', *list = &first;
	size_t room = 1;
	return !array_grow(&list, &room, count, size) && list == &first && room == 1;
}

static void test_limits(void)
{
	tap(stays(SIZE_MAX, 1) && stays(SIZE_MAX, SIZE_MAX), "an array is not larger than an object can be");
	tap(stays(SIZE_MAX / 8 + 2, 8) && stays(2, SIZE_MAX / 2 + 1), "a product that wraps around is refused");
	tap(stays((size_t)PTRDIFF_MAX + 1, 1), "one byte more than an object can have is refused");
	char *list = malloc(1);
	size_t room = 1;
	if (list)
		list[0] = 'a';
	tap(list && !array_grow(&list, &room, PTRDIFF_MAX / 2, 2) && room == 1 && list[0] == 'a',
	    "the array stays when memory runs out");
	room = SIZE_MAX / 2;
	tap(list && !array_grow(&list, &room, room + 1, 2) && room == SIZE_MAX / 2 && list[0] == 'a',
	    "room for too many elements is not doubled");
	free(list);
}

int main(void)
{
	test_growth();
	test_limits();
	return tap_status();
}
