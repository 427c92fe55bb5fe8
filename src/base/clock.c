#include "base/clock.h"

enum { DEADLINE_MARGIN = 5, DEADLINE_MARGIN_SHARE = 20 }; /* milliseconds, plus 1/DEADLINE_MARGIN_SHARE of the time */

int clock_until(long long due)
{
	long long left = due - clock_now();
	if (left < 0)
		return 0;
	return left < INT_MAX ? (int)left : INT_MAX;
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
