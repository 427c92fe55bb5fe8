#include "gtp/gtp_think.h"

#include "base/minmax.h"
#include "book/book_move.h"
#include "commands/game_question.h"

static bool is_quit(struct span text)
{
	struct gtp_line line = gtp_line_read(text);
	return text_is(line.command, "quit") && line.count == 0;
}

/* Looks for quit, or the end of the input, after the command that is obeyed. */
static void poll_for_end(struct gtp_player *player)
{
	player->ending = wire_has_line(&player->wire, is_quit) || player->wire.ended;
	player->ending_since = clock_now();
	player->ending_used = cpu_time_used();
}

/* Polls the input, and asks `watch` whether the search must stop. */
static void poll_input(struct gtp_thinking *thinking, long long now)
{
	struct gtp_player *player = thinking->player;
	bool input = wire_poll(&player->wire);
	thinking->polled = now;
	if (!player->ending)
		poll_for_end(player);
	thinking->stopped = thinking->watch && thinking->watch(thinking->context, input, now);
}

/* Returns the milliseconds until the program must have ended. With a clock, all searches share TO_END. Without one,
   each search has OWN, in processor time, so that commands from a file get the same answers as commands sent one by
   one. */
static int left_to_end(const struct gtp_thinking *thinking, long long now)
{
	enum { TO_END = 700, OWN = 500 };
	const struct gtp_player *player = thinking->player;
	if (thinking->timed)
		return (int)(TO_END - (now - player->ending_since));
	long long since = thinking->used > player->ending_used ? thinking->used : player->ending_used;
	return (int)(OWN - (cpu_time_used() - since));
}

/* Returns the milliseconds left, for struct time_limit, and polls the input. */
static int gtp_think_left(void *context)
{
	struct gtp_thinking *thinking = context;
	long long now = clock_now();
	if (!thinking->stopped && now - thinking->polled >= WIRE_BETWEEN_POLLS)
		poll_input(thinking, now);
	if (thinking->stopped)
		return 0;
	int due = thinking->timed ? deadline_left(&thinking->due) : TIME_FREE;
	int end = thinking->player->ending ? left_to_end(thinking, now) : TIME_FREE;
	return thinking->timed || end <= 0 ? min(due, end) : TIME_FREE;
}

struct gtp_thinking gtp_think(struct gtp_player *player, struct time_plan plan)
{
	long long spent = clock_now() - player->asked;
	bool timed = plan.maximum != TIMING_FREE;
	sink_flush(player->out);
	return (struct gtp_thinking){.player = player,
	                             .used = cpu_time_used(),
	                             .timed = timed,
	                             .due = deadline_in(timed && spent < plan.maximum ? plan.maximum - (int)spent : 0),
	                             .optimum = plan.optimum < plan.maximum ? plan.optimum : 0};
}

struct budget gtp_think_budget(struct gtp_thinking *thinking)
{
	struct budget budget = thinking->player->common->budget;
	budget.time.left = gtp_think_left;
	budget.time.context = thinking;
	budget.optimum = thinking->optimum;
	return budget;
}

struct time_plan gtp_own_time(const struct gtp_player *player)
{
	return timing_exact(player->common->milliseconds > 0 ? player->common->milliseconds : TIMING_FREE);
}

struct time_plan gtp_move_time(const struct gtp_player *player, enum side side)
{
	const struct board *board = &player->game.game.board;
	int empty = board->size * board->size - board->stones;
	struct time_plan plan = gtp_clock_plan(&player->clock, side, board_stones_of(board, side), empty);
	return timing_within(plan, gtp_own_time(player).maximum, player->common->timed);
}

enum mover_id gtp_machine(const struct gtp_player *player, enum side side)
{
	enum mover_id own = player->common->player[side], other = player->common->player[side_other(side)];
	return own != MOVER_HUMAN ? own : other != MOVER_HUMAN ? other : MOVER_ENGINE;
}

/* Returns the points that are allowed and not avoided, in *set; if there are none, question->allowed. */
static const struct point_set *without(const struct question *question, const struct point_set *avoided,
                                       struct point_set *set)
{
	const struct board *board = question->board;
	struct point_set left = {{{0}}};
	bool any = false;
	for (int point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;) {
		if (point_set_has(avoided, point) || (question->allowed && !point_set_has(question->allowed, point)))
			continue;
		point_set_add(&left, point);
		any = true;
	}
	if (!any)
		return question->allowed;
	*set = left;
	return set;
}

void gtp_search(struct gtp_thinking *thinking, const struct gtp_wanted *wanted, struct search_result *found)
{
	struct point_set set;
	struct gtp_player *player = thinking->player;
	struct budget budget = gtp_think_budget(thinking);
	budget.keeps_table = player->answered && !wanted->advisory;
	budget.wants_value = wanted->multi_pv;
	struct question question = game_question(&player->game.game, &budget, &set);
	question.multi_pv = wanted->multi_pv;
	if (wanted->avoided)
		question.allowed = without(&question, wanted->avoided, &set);
	book_choose(wanted->book, &player->mover_state, wanted->machine, &question, wanted->advisory, found);
	player->exhausted |= player->mover_state.exhausted;
	player->answered = true;
}

/* Asks the side's machine. The game is open, and it is the side's turn. */
static void gtp_choose(struct gtp_player *player, enum side side, bool advisory, struct search_result *found)
{
	struct gtp_thinking thinking = gtp_think(player, gtp_move_time(player, side));
	const struct gtp_wanted wanted = {
		.machine = gtp_machine(player, side), .book = player->common->book, .advisory = advisory};
	gtp_search(&thinking, &wanted, found);
}

bool gtp_resigns(const struct search_result *found)
{
	enum { PLIES = 6 };
	return found->searched && found->forced < 0 && found->forced >= -PLIES;
}

static void gtp_answer_move(struct gtp_player *player, const struct search_result *found)
{
	if (found->point == POINT_NONE || gtp_resigns(found)) {
		gtp_answer(player, found->point == POINT_NONE ? "pass" : "resign");
		return;
	}
	gtp_begin(player);
	gtp_put_vertex(player, found->point);
	sink_char(player->out, '\n');
	gtp_end(player);
}

/* Reads the color of a move that is asked for, and gives the turn to the side. Returns false if the command has been
   answered. `advisory`: the move will not be played. */
static bool gtp_begin_move(struct gtp_player *player, struct span arguments, bool advisory, enum side *side)
{
	const char *error = NULL;
	if (!color_read(text_word(&arguments), side)) {
		gtp_refuse_syntax(player);
		return false;
	}
	if (game_over(&player->game.game)) {
		player->game.late_passes += !advisory;
		gtp_answer(player, "pass");
		return false;
	}
	error = gtp_game_give_turn(&player->game, *side);
	if (error)
		gtp_refuse_move(player, error);
	return !error;
}

void gtp_play_found(struct gtp_player *player, enum side side, const struct search_result *found)
{
	struct vertex vertex = {found->point == POINT_NONE ? VERTEX_PASS : VERTEX_POINT, found->point};
	gtp_clock_spend(&player->clock, side, clock_now() - player->asked);
	if (gtp_resigns(found) || gtp_game_play(&player->game, side, vertex))
		gtp_game_return_turn(&player->game);
}

void gtp_genmove(struct gtp_player *player, struct span arguments)
{
	enum side side;
	struct search_result found;
	if (!gtp_begin_move(player, arguments, false, &side))
		return;
	gtp_choose(player, side, false, &found);
	gtp_play_found(player, side, &found);
	gtp_answer_move(player, &found);
}

void gtp_reg_genmove(struct gtp_player *player, struct span arguments)
{
	enum side side;
	struct search_result found;
	if (!gtp_begin_move(player, arguments, true, &side))
		return;
	gtp_choose(player, side, true, &found);
	gtp_game_return_turn(&player->game);
	gtp_answer_move(player, &found);
}
