/* The Go Text Protocol's parts: its filter, its clock, moves out of turn, and lines that wait. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gtp/gtp_clock.h"
#include "gtp/gtp_game.h"
#include "gtp/gtp_line.h"
#include "pipe/wire.h"
#include "tap.h"

/* Filters the text in pieces of this size. Returns what the filter keeps, terminated by a NUL. */
static const char *filtered(const char *text, size_t length, size_t piece)
{
	static char out[256];
	size_t kept = 0;
	struct gtp_filter filter = {.after_blank = true};
	for (size_t at = 0; at < length; at += piece) {
		size_t part = length - at < piece ? length - at : piece;
		memcpy(out + kept, text + at, part);
		kept += gtp_filter(&filter, out + kept, part);
	}
	out[kept] = '\0';
	return out;
}

static void test_filter(void)
{
	static const char text[] = "  a\t \tb\0\1\177c # x\ny\n \n#\n\r\n d\r\n";
	bool same = true;
	for (size_t piece = 1; piece < sizeof text; piece++)
		same = same && strcmp(filtered(text, sizeof text - 1, piece), "a bc \ny\n\n\n\nd\n") == 0;
	tap(same, "the filter does not depend on where input is cut");
}

static bool is_line(const char *text, const char *id, const char *command, int count)
{
	struct gtp_line line = gtp_line_read(text_span(text));
	return text_is(line.id, id) && text_is(line.command, command) && line.count == count;
}

static void test_line(void)
{
	tap(is_line("play b h8", "", "play", 2), "a command with two arguments");
	tap(is_line("12 name", "12", "name", 0), "an id");
	tap(is_line("12", "12", "", 0), "only an id");
	tap(is_line("12a 13", "", "12a", 1), "no id");
	tap(is_line("", "", "", 0), "nothing");
}

static int next(const struct gtp_clock *clock)
{
	return gtp_clock_plan(clock, SIDE_WHITE, 10, 200).optimum;
}

static void test_clock(void)
{
	struct gtp_clock clock = {.ignores_time_left = false};
	tap(next(&clock) == TIMING_FREE, "no clock at first");
	gtp_clock_left(&clock, SIDE_WHITE, 5, 0);
	tap(next(&clock) < 1000, "time_left alone starts a clock");
	gtp_clock_restart(&clock);
	tap(next(&clock) == TIMING_FREE, "a new game has no such clock");
	gtp_clock_set(&clock, 0, 1, 0);
	gtp_clock_left(&clock, SIDE_WHITE, 5, 0);
	tap(next(&clock) == TIMING_FREE, "0 1 0 is no clock, whatever time is left");
	gtp_clock_set(&clock, 600, 0, 0);
	tap(next(&clock) > 10000 && next(&clock) < 60000, "ten minutes last for a game");
	gtp_clock_spend(&clock, SIDE_WHITE, 590000);
	tap(next(&clock) < 1000, "ten seconds, too");
	tap(gtp_clock_plan(&clock, SIDE_BLACK, 10, 200).optimum > 10000, "the other side has its own time");
	gtp_clock_spend(&clock, SIDE_WHITE, 20000);
	tap(next(&clock) == 0, "no time is left: answer at once");
	gtp_clock_restart(&clock);
	tap(next(&clock) > 10000, "a new game has all of its time");
	gtp_clock_set(&clock, 10, 60, 6);
	gtp_clock_spend(&clock, SIDE_WHITE, 15000);
	tap(next(&clock) == 55000 / 5 - 20, "a period: five seconds of it, and one stone, are gone");
	for (int stone = 0; stone < 5; stone++)
		gtp_clock_spend(&clock, SIDE_WHITE, 1000);
	tap(next(&clock) == 60000 / 6 - 20, "the next period begins after six stones");
	gtp_clock_left(&clock, SIDE_WHITE, 9, 3);
	tap(next(&clock) == 9000 / 3 - 20, "time_left within a period");
	gtp_clock_left(&clock, SIDE_WHITE, 0, 0);
	tap(next(&clock) == 60000 / 6 - 20, "time_left at the end of the main time");
	gtp_clock_set(&clock, 2147483647, 2147483647, 2147483647);
	tap(next(&clock) >= 0, "the largest numbers");
	gtp_clock_spend(&clock, SIDE_WHITE, 1LL << 60);
	tap(next(&clock) == 0, "any time can be spent");
}

static void test_game(void)
{
	static struct gtp_game game, before;
	const struct ruleset rules = {.rule = RULE_STANDARD, .size = 9, .connect = 5};
	memset(&before, 0, sizeof before);
	gtp_game_new(&before, &rules);
	game = before;
	tap(!gtp_game_play(&game, SIDE_WHITE, point_at(1, 1)) && game.game.plies == 2, "White begins after a pass");
	tap(!gtp_game_play(&game, SIDE_WHITE, point_at(2, 1)) && game.game.plies == 4, "White goes on");
	tap(gtp_game_play(&game, SIDE_WHITE, point_at(2, 1)) && game.game.plies == 4, "a refused move leaves no pass");
	tap(gtp_game_undo(&game) && gtp_game_undo(&game) && game.game.plies == 0, "two moves are taken back");
	tap(!gtp_game_undo(&game), "then there is none");
	tap(!gtp_game_play(&game, SIDE_BLACK, point_at(1, 1)) && gtp_game_undo(&game) && game.game.plies == 0,
	    "after such an undo Black's move needs no pass");
	tap(memcmp(&game.game.board, &before.game.board, sizeof game.game.board) == 0, "the board is as before");
}

static bool is_two(struct span line)
{
	return text_is(line, "two");
}

static void test_wire(void)
{
	static struct wire wire;
	static struct sink out;
	struct span line;
	int ends[2];
	if (pipe(ends) != 0)
		exit(2);
	wire_open(&wire, ends[0], &out);
	tap(!wire_poll(&wire), "nothing waits");
	tap(write(ends[1], "one\n\ntwo", 8) == 8 && wire_poll(&wire), "two lines and a half wait");
	tap(!wire_has_line(&wire, is_two), "the third line is not whole");
	tap(wire_next(&wire, false, &line) == WIRE_LINE && text_is(line, "one"), "the first line");
	tap(write(ends[1], "\nthree", 6) == 6 && wire_has_line(&wire, is_two), "now it is, and waits");
	close(ends[1]);
	tap(wire_poll(&wire) && wire_has_line(&wire, is_two), "it still waits at the end of the input");
	tap(wire_next(&wire, false, &line) == WIRE_LINE && text_is(line, "two"), "the line that was expected");
	tap(!wire_has_line(&wire, is_two), "it waits no longer");
	tap(wire_next(&wire, false, &line) == WIRE_LINE && text_is(line, "three"), "the last line needs no end");
	tap(wire_poll(&wire) && wire_next(&wire, false, &line) == WIRE_END, "the end");
	close(ends[0]);
}

int main(void)
{
	test_filter();
	test_line();
	test_clock();
	test_game();
	test_wire();
	return tap_status();
}
