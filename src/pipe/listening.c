#include "pipe/listening.h"

#include "base/minmax.h"

void listening_plan(struct listening *listening, struct time_plan plan, long long asked)
{
	long long left = asked + plan.maximum - clock_now();
	listening->timed = plan.maximum != TIMING_FREE;
	listening->due = deadline_in(left > 0 ? (int)left : 0);
	listening->optimum = plan.optimum < plan.maximum ? plan.optimum : 0;
}

static int listening_time_left(void *context)
{
	enum { BETWEEN_POLLS = 2 }; /* milliseconds */
	struct listening *listening = context;
	long long now = clock_now();
	if (!listening->stopped && now - listening->polled >= BETWEEN_POLLS) {
		listening->polled = now;
		listening->stopped = listening->poll(listening->context, now);
	}
	if (listening->stopped)
		return 0;
	return listening->timed ? deadline_left(&listening->due) : TIME_FREE;
}

struct time_limit listening_start(struct listening *listening, struct time_plan plan, long long asked)
{
	listening->stopped = false;
	listening->polled = 0;
	listening->used = cpu_time_used();
	listening_plan(listening, plan, asked);
	return (struct time_limit){.left = listening_time_left, .context = listening};
}

bool listening_outlives(struct listening *listening, int grace)
{
	long long used = cpu_time_used(), since = listening->ending_used;
	if (!listening->ending) {
		listening->ending = true;
		listening->ending_since = clock_now();
		listening->ending_used = since = used;
	}
	if (!listening->timed && listening->used > since)
		since = listening->used;
	return used - since >= grace;
}
