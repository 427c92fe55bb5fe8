#include "gomocup/gomocup.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/trouble.h"
#include "gomocup/order.h"
#include "gomocup/points.h"
#include "gomocup/swap2.h"

enum { SIZE_MIN = 5 };

static void answer_point(struct brain *brain, int point)
{
	brain_put_point(brain, point);
	brain_say(brain, "");
}

static void answer_move(struct brain *brain)
{
	struct board board;
	struct search_result found;
	const char *error = brain_obstacle(brain, &board);
	if (error) {
		brain_say(brain, error);
		return;
	}
	brain_think(brain, &board, stones_own_side(&brain->stones), &found);
	stones_put(&brain->stones, OWNER_SELF, found.point);
	answer_point(brain, found.point);
}

static void start_size(struct brain *brain, int size)
{
	if (size < SIZE_MIN || size > BOARD_MAX) {
		brain_say(brain, "ERROR the size is 5 to 99");
		return;
	}
	stones_clear(&brain->stones, size);
	limits_restart(&brain->limits);
	brain_say(brain, "OK");
}

static void start_rectangle(struct brain *brain, int width, int height)
{
	if (width == height)
		start_size(brain, width);
	else
		brain_say(brain, "ERROR the board is a square");
}

/* A width; some boards add the height, after a blank. */
static void start(struct brain *brain, struct span rest)
{
	int width, height;
	struct span first = text_word(&rest), second = text_trim(rest);
	if (points_numbers(first, &width, 1) && points_numbers(second.length > 0 ? second : first, &height, 1))
		start_rectangle(brain, width, height);
	else
		brain_say(brain, "ERROR START wants a size, 5 to 99");
}

static void rectstart(struct brain *brain, struct span rest)
{
	int sizes[2];
	if (points_numbers(rest, sizes, 2))
		start_rectangle(brain, sizes[0], sizes[1]);
	else
		brain_say(brain, "ERROR RECTSTART wants a width and a height");
}

static void restart(struct brain *brain, struct span rest)
{
	(void)rest;
	if (brain->stones.size == 0)
		brain_say(brain, "ERROR START comes first");
	else
		start_size(brain, brain->stones.size);
}

static void begin(struct brain *brain, struct span rest)
{
	(void)rest;
	if (brain->stones.size == 0)
		brain_say(brain, "ERROR START comes first");
	else if (brain->stones.count > 0)
		brain_say(brain, "ERROR the board is not empty");
	else
		answer_move(brain);
}

static void turn(struct brain *brain, struct span rest)
{
	int point;
	const char *error = points_read_free(&brain->stones, rest, &point);
	if (!error)
		error = brain_rule_obstacle(brain); /* before the stone stands there: the manager may tell another, and try again */
	if (error) {
		brain_say(brain, error);
		return;
	}
	stones_put(&brain->stones, OWNER_OPPONENT, point);
	answer_move(brain);
}

static void play(struct brain *brain, struct span rest)
{
	int point;
	const char *error = points_read_free(&brain->stones, rest, &point);
	if (error) {
		brain_say(brain, error);
		return;
	}
	stones_put(&brain->stones, OWNER_SELF, point);
	answer_point(brain, point);
}

static void takeback(struct brain *brain, struct span rest)
{
	int point;
	const char *error = points_read(&brain->stones, rest, &point);
	if (!error && !stones_take(&brain->stones, point))
		error = "ERROR the point has no stone";
	brain_say(brain, error ? error : "OK");
}

static void board(struct brain *brain, struct span rest)
{
	(void)rest;
	const char *error = points_list(brain, &brain->listed, true);
	if (error) {
		brain_say(brain, error);
		return;
	}
	brain->stones = brain->listed;
	answer_move(brain);
}

/* The first three stones; the other player chooses a colour. */
static void propose(struct brain *brain)
{
	int point[SWAP2_FIRST];
	struct ruleset rules = brain_rules(brain);
	swap2_first(&brain->mover_state.rng, &rules, point);
	for (int i = 0; i < SWAP2_FIRST; i++) {
		stones_put(&brain->stones, i % 2 == 0 ? OWNER_SELF : OWNER_OPPONENT, point[i]);
		sink_text(brain->out, i > 0 ? " " : "");
		brain_put_point(brain, point[i]);
	}
	brain_say(brain, "");
}

/* White's move and Black's after it; the other player chooses a colour. */
static void add_two(struct brain *brain, struct board *board, struct search_result *found)
{
	int white = found->point;
	int black = found->length > 1 ? found->line[1] : POINT_NONE;
	stones_put(&brain->stones, OWNER_OPPONENT, white);
	if (black == POINT_NONE && !brain_obstacle(brain, board)) {
		brain_think(brain, board, SIDE_BLACK, found);
		black = found->point;
	}
	brain_put_point(brain, white);
	sink_char(brain->out, ' ');
	stones_put(&brain->stones, OWNER_SELF, black);
	answer_point(brain, black);
}

/* Chooses a colour for three stones or five, White to move. The stones are told as if Black's were one's own. */
static void choose(struct brain *brain)
{
	struct board board;
	struct search_result found;
	const char *error = brain_obstacle(brain, &board);
	if (error) {
		brain_say(brain, error);
		return;
	}
	brain_think(brain, &board, SIDE_WHITE, &found);
	switch (swap2_choose(&found, brain->stones.count)) {
	case SWAP2_SWAP:
		brain_say(brain, "SWAP");
		return;
	case SWAP2_MORE:
		add_two(brain, &board, &found);
		return;
	default:
		stones_change_owners(&brain->stones);
		stones_put(&brain->stones, OWNER_SELF, found.point);
		answer_point(brain, found.point);
	}
}

static void swap2board(struct brain *brain, struct span rest)
{
	(void)rest;
	const char *error = points_list(brain, &brain->listed, false);
	if (!error && brain->listed.count != 0 && brain->listed.count != SWAP2_FIRST && brain->listed.count != SWAP2_ALL)
		error = "ERROR SWAP2BOARD has none, three or five points";
	if (!error && brain->listed.count == 0)
		error = brain_rule_obstacle(brain);
	if (error) {
		brain_say(brain, error);
		return;
	}
	brain->stones = brain->listed;
	if (brain->listed.count == 0)
		propose(brain);
	else
		choose(brain);
}

static void info(struct brain *brain, struct span rest)
{
	limits_tell(&brain->limits, rest);
}

static void about(struct brain *brain, struct span rest)
{
	(void)rest;
	brain_about(brain);
}

static void (*const answers[ORDERS])(struct brain *brain, struct span rest) = {
	[ORDER_START] = start,       [ORDER_RECTSTART] = rectstart, [ORDER_RESTART] = restart,       [ORDER_BEGIN] = begin,
	[ORDER_TURN] = turn,         [ORDER_BOARD] = board,         [ORDER_PLAY] = play,             [ORDER_TAKEBACK] = takeback,
	[ORDER_SWAP2BOARD] = swap2board, [ORDER_INFO] = info,       [ORDER_ABOUT] = about,
};

/* False at the end. */
static bool obey(struct brain *brain, struct span line)
{
	enum order order = order_read(&line);
	if (order == ORDERS)
		brain_say(brain, "UNKNOWN command");
	else if (order != ORDER_END)
		answers[order](brain, line);
	return order != ORDER_END;
}

/* Obeys line after line until the end. */
static void run(struct brain *brain)
{
	enum wire_answer heard;
	while ((heard = brain_hear(brain)) != WIRE_END && brain->out->failure == 0) {
		if (heard == WIRE_TOO_LONG)
			brain_say(brain, "ERROR the line is too long");
		else if (!obey(brain, brain->line))
			break;
		sink_flush(brain->out);
	}
}

int gomocup_run(const struct terms *terms, struct sink *out)
{
	struct brain *brain = calloc(1, sizeof *brain);
	if (!brain) {
		trouble_file("working memory", ENOMEM);
		return EXIT_TROUBLE;
	}
	brain->terms = terms;
	brain->out = out;
	brain->limits = limits_none();
	brain->mover_state.rng = rng_seeded(terms->seed);
	wire_open(&brain->wire, STDIN_FILENO, out);
	run(brain);
	bool exhausted = brain->mover_state.exhausted;
	if (exhausted)
		trouble_file("the machine", ENOMEM);
	mover_state_free(&brain->mover_state);
	free(brain);
	return exhausted ? EXIT_TROUBLE : EXIT_FINE;
}
