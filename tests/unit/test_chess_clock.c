/* The time that a clock shows, and times for a game as they are typed. */
#include <string.h>

#include "tap.h"
#include "terminal/play/chess_clock.h"

int main(void)
{
	static const struct {
		long long left;
		const char *text;
	} cases[] = {{600000, "10:00"}, {599001, "10:00"}, {61000, "1:01"}, {1001, "0:02"}, {1000, "0:01"}, {1, "0:01"},
	             {0, "0:00"},       {-1, "0:00"},      {-999, "0:00"},  {-1000, "-0:01"}, {-61999, "-1:01"}};
	struct chess_clock clock = {.side = SIDE_NONE};
	char text[CHESS_CLOCK_TEXT_MAX];
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		clock.left[SIDE_WHITE] = cases[i].left;
		chess_clock_left(&clock, SIDE_WHITE, text);
		tap(strcmp(text, cases[i].text) == 0, "%lld ms are %s", cases[i].left, text);
	}
	struct time_control control;
	tap(chess_clock_read(text_span("10+.25"), &control) && control.base == 600000 && control.bonus == 250,
	    "a number of seconds may begin with its point");
	tap(chess_clock_read(text_span(".5+0"), &control) && control.base == 30000 && control.bonus == 0,
	    "and so may a number of minutes");
	return tap_status();
}
