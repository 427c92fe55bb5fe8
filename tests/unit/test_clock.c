/* When an answer is due. */
#include "base/clock.h"

#include <limits.h>

#include "tap.h"

/* Is an answer that may take so many milliseconds due so many before? However long the question itself takes. */
static bool is_due(int milliseconds, int margin)
{
	long long before = deadline_now();
	struct deadline deadline = deadline_in(milliseconds);
	long long after = deadline_now();
	return deadline.at >= before + milliseconds - margin && deadline.at <= after + milliseconds - margin;
}

int main(void)
{
	tap(is_due(1000, 55), "a second has a margin of 55 ms");
	tap(is_due(20, 6), "20 ms have one of 6");
	tap(is_due(100000000, 5000005), "a day has one of more than an hour");
	tap(is_due(5, 5) && is_due(1, 1) && is_due(0, 0), "what is no longer than its margin is due at once");
	struct deadline over = {deadline_now() - 10};
	tap(deadline_left(&over) <= -10, "what is over is over");
	struct deadline never = {LLONG_MAX};
	tap(deadline_left(&never) == INT_MAX, "far away is as far as can be said");
	return tap_status();
}
