#include "match/chess_clock.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"

bool timer_read(struct span text, struct timer_terms *terms)
{
	int minutes, seconds;
	const char *plus = text.length > 0 ? memchr(text.at, '+', text.length) : NULL;
	size_t front = plus ? (size_t)(plus - text.at) : 0;
	if (!plus || !text_thousandths((struct span){text.at, front}, TIMER_MINUTES_MAX * 1000, &minutes) ||
	    !text_thousandths((struct span){plus + 1, text.length - front - 1}, TIMER_SECONDS_MAX * 1000, &seconds))
		return false;
	if (minutes > TIMER_MINUTES_MAX * 1000 || seconds > TIMER_SECONDS_MAX * 1000 || minutes + seconds == 0)
		return false;
	terms->base = minutes * 60;
	terms->bonus = seconds;
	return true;
}

/* A number of thousandths without the zeros that say nothing. */
static size_t put_thousandths(char *out, size_t room, int thousandths)
{
	int length = snprintf(out, room, "%d.%03d", thousandths / 1000, thousandths % 1000);
	while (out[length - 1] == '0')
		length--;
	return (size_t)length - (out[length - 1] == '.');
}

const char *timer_write(const struct timer_terms *terms, char out[TIMER_TEXT_MAX])
{
	size_t length = 0;
	if (terms->base > 0 || terms->bonus > 0) {
		length = put_thousandths(out, TIMER_TEXT_MAX, terms->base / 60);
		out[length++] = '+';
		length += put_thousandths(out + length, TIMER_TEXT_MAX - length, terms->bonus);
	}
	out[length] = '\0';
	return out;
}

/* Without minutes the first move has its seconds. */
void timer_start(struct timer *timer)
{
	const struct timer_terms *terms = &timer->terms;
	timer->left[SIDE_BLACK] = timer->left[SIDE_WHITE] = terms->base > 0 ? terms->base : terms->bonus;
	timer->side = SIDE_NONE;
	timer->plies = 0;
}

static long long left_now(const struct timer *timer, enum side side)
{
	return timer->left[side] - (timer->side == side ? deadline_now() - timer->since : 0);
}

void timer_run(struct timer *timer, enum side side)
{
	timer->side = timer_is_on(timer) ? side : SIDE_NONE;
	timer->since = deadline_now();
}

void timer_stop(struct timer *timer)
{
	if (timer->side == SIDE_NONE)
		return;
	timer->left[timer->side] = left_now(timer, timer->side);
	timer->side = SIDE_NONE;
}

void timer_moved(struct timer *timer, enum side side, int plies)
{
	if (plies <= timer->plies)
		return;
	timer->plies = plies;
	timer->left[side] += timer->terms.bonus;
}

bool timer_flagged(const struct timer *timer, enum side side)
{
	return timer_is_on(timer) && timer->terms.flag && left_now(timer, side) <= 0;
}

int timer_patience(const struct timer *timer)
{
	enum { SECOND = 1000 };
	if (timer->side == SIDE_NONE)
		return -1;
	long long left = left_now(timer, timer->side);
	long long part = left % SECOND; /* below 0 once time is up */
	return (int)(part > 0 ? part : part + SECOND);
}

long long timer_due(const struct timer *timer)
{
	return timer->side != SIDE_NONE && timer->terms.flag ? timer->since + timer->left[timer->side] : 0;
}

const char *timer_left(const struct timer *timer, enum side side, char out[TIMER_TEXT_MAX])
{
	long long left = left_now(timer, side);
	long long seconds = left < 0 ? -left / 1000 : (left + 999) / 1000;
	snprintf(out, TIMER_TEXT_MAX, "%s%lld:%02lld", left < 0 && seconds > 0 ? "-" : "", seconds / 60, seconds % 60);
	return out;
}
