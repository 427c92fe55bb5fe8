/* The REALTIME lines of a search, with times of the test's own. */
#include <stdlib.h>
#include <string.h>

#include "gomocup/player.h"
#include "tap.h"

enum { ASKED = 1000000, LATER = 1 << 30, BYTES = 4096 };

struct shown {
	struct gomocup_player *player;
	struct multi_pv *multi_pv;
	struct common_options common;
	struct sink out;
	char bytes[BYTES];
};

/* Tells the event. The clock of the events is stopped: no line is due. */
static void happens(struct shown *shown, enum root_event event, int x, long long now)
{
	shown->player->asked = clock_now() + LATER;
	shown->multi_pv->event(shown->player, event, x < 0 ? POINT_NONE : point_at(x, 14));
	shown->player->asked = ASKED;
	if (event == ROOT_TRY)
		shown->player->detail.since = now;
}

/* Polls at this time after the question. Is this what was written since the last call, each line without its first two
   words? */
static bool polled(struct shown *shown, long long time, const char *wanted)
{
	char got[BYTES] = "";
	detail_poll(shown->player, ASKED + time);
	struct span text = sink_held(&shown->out);
	while (text.length > 0) {
		struct span line = text_cut_line(&text);
		text_skip(&line, strlen("MESSAGE REALTIME"));
		strncat(got, line.at, line.length);
	}
	shown->out.used = 0;
	return strcmp(got, wanted) == 0;
}

static void start(struct shown *shown, int depth, bool redraws_late)
{
	struct gomocup_player *player = shown->player;
	memset(player, 0, sizeof *player);
	shown->out = sink_into(shown->bytes, sizeof shown->bytes);
	player->out = &shown->out;
	player->common = &shown->common;
	player->stones.size = 15;
	player->limits = limits_none();
	player->limits.detail = DETAIL_REALTIME;
	player->limits.redraws_late = redraws_late;
	player->number = 1;
	shown->multi_pv = detail_start(player, 1, 1, SIDE_BLACK);
	while (depth-- > 0)
		happens(shown, ROOT_DEPTH, -1, 0);
}

static void test_beginning(struct shown *shown)
{
	start(shown, 7, false);
	tap(polled(shown, 5000, ""), "nothing before depth 8");
	happens(shown, ROOT_DEPTH, -1, 0);
	tap(polled(shown, 199, ""), "nothing in the first 200 ms");
	tap(polled(shown, 200, " REFRESH"), "then a depth is announced once");
	tap(polled(shown, 400, ""), "and once only");
}

static void test_gaps(struct shown *shown)
{
	start(shown, 8, false);
	happens(shown, ROOT_BEST, 3, 0);
	happens(shown, ROOT_LOST, 4, 0);
	tap(polled(shown, 300, " REFRESH") && polled(shown, 359, "") && polled(shown, 360, " BEST 3,0"),
	    "60 ms lie between two lines");
	tap(polled(shown, 420, " LOST 4,0"), "what waits is not forgotten");
	happens(shown, ROOT_LOST, 4, 0);
	happens(shown, ROOT_BEST, 3, 0);
	tap(polled(shown, 500, ""), "nothing is said twice");
	start(shown, 8, true);
	happens(shown, ROOT_LOST, 4, 0);
	tap(polled(shown, 300, " REFRESH") && polled(shown, 400, ""), "no LOST for a board that redraws late");
}

static void test_tries(struct shown *shown)
{
	start(shown, 8, false);
	tap(polled(shown, 300, " REFRESH"), "the depth");
	happens(shown, ROOT_TRY, 5, ASKED + 400);
	tap(polled(shown, 499, "") && polled(shown, 500, " POS 5,0"), "a move is shown when it has taken 100 ms");
	happens(shown, ROOT_DONE, 5, 0);
	happens(shown, ROOT_TRY, 6, ASKED + 510);
	tap(polled(shown, 560, " DONE 5,0") && polled(shown, 609, ""), "it is done before the next is shown");
	happens(shown, ROOT_DONE, 6, 0);
	happens(shown, ROOT_TRY, 7, ASKED + 609);
	tap(polled(shown, 700, "") && polled(shown, 709, " POS 7,0"), "a short one is passed over");
	happens(shown, ROOT_DEPTH, -1, 0);
	happens(shown, ROOT_TRY, 5, ASKED + 800);
	tap(polled(shown, 800, " REFRESH") && polled(shown, 860, ""), "a new depth clears what was shown");
}

static void test_end(struct shown *shown)
{
	struct search_result answer = {.point = point_at(9, 14)};
	start(shown, 8, false);
	shown->player->detail.wanted = 0;
	detail_end(shown->player, &answer);
	tap(polled(shown, 0, ""), "nothing at the end without a wish");
	start(shown, 8, false);
	happens(shown, ROOT_BEST, 3, 0);
	tap(polled(shown, 300, " REFRESH") && polled(shown, 400, " BEST 3,0"), "the best move");
	shown->player->detail.first = answer.point;
	shown->player->detail.reported = 1;
	detail_end(shown->player, &answer);
	detail_answer(shown->player, answer.point);
	tap(polled(shown, 410, " BEST 9,0 REFRESH"), "at the end the answer is the best move, and the board is cleared");
	start(shown, 8, false);
	shown->player->detail.first = answer.point;
	shown->player->detail.reported = 1;
	detail_end(shown->player, &answer);
	detail_answer(shown->player, answer.point);
	tap(polled(shown, 100, ""), "a search that sent no line ends without one");
}

/* An answer that takes two searches may be another move than the best one of each. */
static void test_parts(struct shown *shown)
{
	struct search_result best = {.point = point_at(9, 14)};
	start(shown, 8, false);
	happens(shown, ROOT_BEST, 3, 0);
	happens(shown, ROOT_TRY, 3, ASKED + 300);
	tap(polled(shown, 300, " REFRESH") && polled(shown, 400, " BEST 3,0") && polled(shown, 500, " POS 3,0"), "a part");
	shown->player->detail.first = best.point;
	shown->player->detail.reported = 1;
	detail_end(shown->player, &best);
	shown->player->number = 2;
	shown->multi_pv = detail_start(shown->player, 1, 1, SIDE_BLACK);
	tap(polled(shown, 600, ""), "between parts nothing is said");
	detail_answer(shown->player, point_at(8, 14));
	tap(polled(shown, 610, " BEST 8,0 REFRESH"), "at the end the answer is the best move");
	start(shown, 8, false);
	detail_answer(shown->player, best.point);
	tap(polled(shown, 100, ""), "the next answer begins anew");
}

int main(void)
{
	struct shown *shown = calloc(1, sizeof *shown);
	if (!shown || !(shown->player = calloc(1, sizeof *shown->player)))
		return 1;
	test_beginning(shown);
	test_gaps(shown);
	test_tries(shown);
	test_end(shown);
	test_parts(shown);
	free(shown->player);
	free(shown);
	return tap_status();
}
