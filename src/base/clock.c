#include "base/clock.h"

#include <time.h>

enum { DEADLINE_MARGIN = 5, DEADLINE_MARGIN_SHARE = 20 }; /* milliseconds, plus 1/DEADLINE_MARGIN_SHARE of the time */

long long clock_now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

int clock_until(long long due)
{
	long long left = due - clock_now();
	if (left < 0)
		return 0;
	return left < INT_MAX ? (int)left : INT_MAX;
}

long long cpu_time_used(void)
{
	struct timespec used;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
	return used.tv_sec * 1000ll + used.tv_nsec / 1000000;
}

struct deadline deadline_in(int milliseconds)
{
	int margin = milliseconds / DEADLINE_MARGIN_SHARE + DEADLINE_MARGIN;
	return (struct deadline){clock_now() + (margin < milliseconds ? milliseconds - margin : 0)};
}

int deadline_left(void *deadline)
{
	return clock_until(((const struct deadline *)deadline)->at);
}
