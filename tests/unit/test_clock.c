/* Deadlines of answers, and what there is time for. */
#include "base/clock.h"

#include <limits.h>

#include "engine/question/budget.h"
#include "tap.h"

/* Is the deadline of an answer `margin` before its `milliseconds` are up? Allows for the time of the test itself. */
static bool is_due(int milliseconds, int margin)
{
	long long before = clock_now();
	struct deadline deadline = deadline_in(milliseconds);
	long long after = clock_now();
	return deadline.at >= before + milliseconds - margin && deadline.at <= after + milliseconds - margin;
}

static bool is_left(int milliseconds)
{
	long long before = clock_now();
	struct deadline deadline = {before + milliseconds};
	int left = deadline_left(&deadline);
	long long after = clock_now();
	return left <= milliseconds && left >= before + milliseconds - after;
}

static int left_of(void *context)
{
	return *(int *)context;
}

static bool affords_large_pages(int milliseconds)
{
	struct budget budget = {.time = {left_of, &milliseconds, 0}};
	return budget_affords_large_pages(&budget);
}

int main(void)
{
	tap(is_due(1000, 55), "a second has a margin of 55 ms");
	tap(is_due(20, 6), "20 ms have a margin of 6 ms");
	tap(is_due(100000000, 5000005), "28 hours have a margin of more than an hour");
	tap(is_due(5, 5) && is_due(1, 1) && is_due(0, 0), "a time no longer than its margin is due at once");
	tap(is_left(1000), "the time left is in milliseconds");
	struct deadline over = {clock_now() - 10};
	tap(deadline_left(&over) == 0, "a deadline in the past has no time left");
	tap(clock_until(clock_now() - 5000000000) == 0, "a time further back than an int has no time left");
	struct deadline never = {LLONG_MAX};
	tap(deadline_left(&never) == INT_MAX, "a deadline far away has INT_MAX milliseconds left");
	struct budget unlimited = {.nodes = 1000};
	tap(affords_large_pages(100) && !affords_large_pages(99), "large pages need a tenth of a second");
	tap(budget_affords_large_pages(&unlimited), "without a clock there is time for large pages");
	return tap_status();
}
