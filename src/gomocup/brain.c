#include "gomocup/brain.h"

#include "base/version.h"
#include "gomocup/order.h"

enum { CONNECT = 5 };

void brain_say(struct brain *brain, const char *line)
{
	sink_text(brain->out, line);
	sink_char(brain->out, '\n');
}

void brain_put_point(struct brain *brain, int point)
{
	char text[POINT_TEXT_MAX];
	sink_put(brain->out, text, point_write(text, point, COORDS_XY, brain->stones.size));
}

void brain_about(struct brain *brain)
{
	brain_say(brain, "name=\"renju\", version=\"" RENJU_VERSION "\"");
}

enum wire_answer brain_hear(struct brain *brain)
{
	enum wire_answer heard = brain->heard;
	brain->heard = WIRE_NOTHING;
	if (heard == WIRE_NOTHING)
		heard = wire_next(&brain->wire, true, &brain->line);
	brain->asked = deadline_now();
	return heard;
}

void brain_unhear(struct brain *brain, enum wire_answer heard)
{
	brain->heard = heard;
}

/* When the answer in work is due; INFO may change that while it is thought about. */
static void set_due(struct brain *brain)
{
	int time = limits_milliseconds(&brain->limits, brain->terms, &brain->stones);
	long long left = brain->asked + time - deadline_now();
	brain->timed = time != TIMING_FREE;
	brain->due = deadline_in(left > 0 ? (int)left : 0);
}

/* Without a clock the same input has the same answers. So what comes waits, and so does the end of input, which is where a
   script ends. The thinking ends for an END that comes meanwhile, and when nobody can read the answer any more. */
static void listen_for_end(struct brain *brain)
{
	if (brain->heard == WIRE_NOTHING) {
		brain->heard = wire_next(&brain->wire, false, &brain->line);
		struct span rest = brain->line;
		brain->stopped = brain->heard == WIRE_LINE && order_read(&rest) == ORDER_END;
	}
	if (brain->heard != WIRE_NOTHING && !brain->stopped)
		brain->stopped = sink_deserted(brain->out);
}

/* Heeds INFO and ABOUT while a move is thought about; anything else ends the thinking. */
static void listen(struct brain *brain)
{
	for (;;) {
		brain->heard = wire_next(&brain->wire, false, &brain->line);
		struct span rest = brain->line;
		enum order order = brain->heard == WIRE_LINE ? order_read(&rest) : ORDERS;
		if (order == ORDER_INFO) {
			limits_tell(&brain->limits, rest);
			set_due(brain);
		} else if (order == ORDER_ABOUT) {
			brain_about(brain);
			sink_flush(brain->out);
		} else {
			brain->stopped = brain->heard != WIRE_NOTHING;
			return;
		}
	}
}

/* The clock of a search, as struct budget wants it: it also listens. */
static int left(void *context)
{
	enum { BETWEEN_POLLS = 2 }; /* milliseconds */
	struct brain *brain = context;
	long long now = deadline_now();
	if (!brain->stopped && now - brain->polled >= BETWEEN_POLLS) {
		brain->polled = now;
		if (brain->timed)
			listen(brain);
		else
			listen_for_end(brain);
	}
	if (brain->stopped)
		return 0;
	return brain->timed ? deadline_left(&brain->due) : TIME_FREE;
}

struct ruleset brain_rules(const struct brain *brain)
{
	return (struct ruleset){
		.rule = brain->limits.rule, .size = brain->stones.size, .connect = CONNECT};
}

const char *brain_rule_obstacle(const struct brain *brain)
{
	return brain->limits.rule_known ? NULL : "ERROR the rule is not 0 to 4, 6, or 8 to 11";
}

const char *brain_obstacle(const struct brain *brain, struct board *board)
{
	const struct stones *stones = &brain->stones;
	struct ruleset rules = brain_rules(brain);
	stones_board(stones, board);
	if (!brain->limits.rule_known)
		return brain_rule_obstacle(brain);
	if (stones->count + stones->barred == stones->size * stones->size)
		return "ERROR the board is full";
	if (stones_won(stones, board, &rules))
		return "ERROR the game is over";
	return NULL;
}

/* Where every point is forbidden to it, Black plays one of them: the protocol has no pass. */
static int any_point(const struct stones *stones, const struct board *board)
{
	int point = board_next_empty(board, POINT_NONE);
	while (point_set_has(&stones->taken, point))
		point = board_next_empty(board, point);
	return point;
}

/* What waits before the thinking begins: by the clock it ends the thinking at once, and without one it has time. */
static void start_listening(struct brain *brain)
{
	if (!brain->timed && brain->heard == WIRE_NOTHING)
		brain->heard = wire_next(&brain->wire, false, &brain->line);
	brain->stopped = brain->timed && brain->heard != WIRE_NOTHING;
}

void brain_think(struct brain *brain, const struct board *board, enum side side, struct search_result *found)
{
	struct point_set set;
	enum mover_id mover = brain->terms->player[SIDE_BLACK];
	struct ruleset rules = brain_rules(brain);
	struct budget budget = limits_budget(&brain->limits, brain->terms);
	const struct question question = {.board = board,
	                                  .rules = &rules,
	                                  .side = side,
	                                  .allowed = stones_allowed(&brain->stones, &set),
	                                  .budget = &budget};
	brain->polled = brain->asked;
	set_due(brain);
	start_listening(brain);
	budget.time.left = left;
	budget.time.context = brain;
	mover_choose(&brain->mover_state, mover == MOVER_HUMAN ? MOVER_ENGINE : mover, &question, false, found);
	if (found->point == POINT_NONE)
		found->point = any_point(&brain->stones, board);
	limits_spend(&brain->limits, deadline_now() - brain->asked);
}
