#include "terminal/play/chess_clock.h"

#include <stdio.h>

#include "terminal/tty/tty.h"

bool chess_clock_read(struct span text, struct time_control *control)
{
	int minutes, seconds;
	struct span front = text_cut_to(&text, '+');
	if (!text_thousandths(front, CHESS_CLOCK_MINUTES_MAX * 1000, &minutes) ||
	    !text_thousandths(text, CHESS_CLOCK_SECONDS_MAX * 1000, &seconds) || minutes > CHESS_CLOCK_MINUTES_MAX * 1000 ||
	    seconds > CHESS_CLOCK_SECONDS_MAX * 1000 || minutes + seconds == 0)
		return false;
	control->base = minutes * 60;
	control->bonus = seconds;
	return true;
}

const char *chess_clock_write(const struct time_control *control, char out[CHESS_CLOCK_TEXT_MAX])
{
	out[0] = '\0';
	if (control->base > 0 || control->bonus > 0) {
		size_t length = text_write_thousandths(out, control->base / 60);
		out[length] = '+';
		text_write_thousandths(out + length + 1, control->bonus);
	}
	return out;
}

/* A clock without minutes starts with the bonus of the first move. */
void chess_clock_start(struct chess_clock *clock, int plies)
{
	const struct time_control *control = &clock->control;
	clock->left[SIDE_BLACK] = clock->left[SIDE_WHITE] = control->base > 0 ? control->base : control->bonus;
	clock->side = SIDE_NONE;
	clock->plies = plies;
}

static long long left_now(const struct chess_clock *clock, enum side side)
{
	return clock->left[side] - (clock->side == side ? tty_time() - clock->since : 0);
}

void chess_clock_run(struct chess_clock *clock, enum side side)
{
	clock->side = chess_clock_is_on(clock) ? side : SIDE_NONE;
	clock->since = tty_time();
}

void chess_clock_stop(struct chess_clock *clock)
{
	if (clock->side == SIDE_NONE)
		return;
	clock->left[clock->side] = left_now(clock, clock->side);
	clock->side = SIDE_NONE;
}

void chess_clock_moved(struct chess_clock *clock, enum side side, int plies)
{
	if (plies <= clock->plies)
		return;
	clock->plies = plies;
	clock->left[side] += clock->control.bonus;
}

bool chess_clock_flagged(const struct chess_clock *clock, enum side side)
{
	return chess_clock_is_on(clock) && clock->control.flag && left_now(clock, side) <= 0;
}

int chess_clock_next_second(const struct chess_clock *clock)
{
	if (clock->side == SIDE_NONE)
		return -1;
	long long left = left_now(clock, clock->side);
	long long part = left % ONE_SECOND; /* 0 on a whole second; 0 or less once the time is up */
	return (int)(part > 0 ? part : part + ONE_SECOND);
}

long long chess_clock_due(const struct chess_clock *clock)
{
	return clock->side != SIDE_NONE && clock->control.flag ? clock_now() + left_now(clock, clock->side) : 0;
}

const char *chess_clock_left(const struct chess_clock *clock, enum side side, char out[CHESS_CLOCK_TEXT_MAX])
{
	long long left = left_now(clock, side);
	long long seconds = left < 0 ? -left / 1000 : (left + 999) / 1000;
	snprintf(out, CHESS_CLOCK_TEXT_MAX, "%s%lld:%02lld", left < 0 && seconds > 0 ? "-" : "", seconds / 60,
	         seconds % 60);
	return out;
}
