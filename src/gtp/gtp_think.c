#include "gtp/gtp_think.h"

#include "book/book_move.h"
#include "commands/game_question.h"
#include "gtp/gtp_commands.h"

static bool is_quit(struct span text)
{
	struct gtp_line line = gtp_line_read(text);
	return text_is(line.command, "quit") && line.count == 0;
}

/* Polls the input, and asks who watches whether the search must stop. If quit waits, or the input has ended, it stops
   soon: with a clock, all searches have TO_END together; without one, each has OWN in processor time. */
static bool gtp_poll(void *context, long long now)
{
	enum { TO_END = 700, OWN = 500 }; /* milliseconds */
	struct gtp_player *player = context;
	struct listening *listening = &player->listening;
	const struct gtp_wanted *wanted = player->wanted;
	bool input = wire_poll(&player->wire);
	bool ends = listening->ending || wire_has_line(&player->wire, is_quit) || player->wire.input.ended;
	bool outlives = ends && listening_outlives(listening, OWN);
	if (ends && listening->due.at > listening->ending_since + TO_END)
		listening->due.at = listening->ending_since + TO_END;
	return (wanted && wanted->watch && wanted->watch(wanted->context, input, now)) || (outlives && !listening->timed);
}

struct budget gtp_think(struct gtp_player *player, struct time_plan plan)
{
	struct budget budget = player->common->budget;
	sink_flush(player->out);
	player->listening.poll = gtp_poll;
	player->listening.context = player;
	budget.time = listening_start(&player->listening, plan, player->asked);
	budget.optimum = player->listening.optimum;
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
	if (own != MOVER_HUMAN)
		return own;
	return other != MOVER_HUMAN ? other : MOVER_ENGINE;
}

void gtp_search(struct gtp_player *player, struct time_plan plan, const struct gtp_wanted *wanted,
                struct search_result *found)
{
	struct point_set set, left;
	struct budget budget = gtp_think(player, plan);
	budget.keeps_table = player->answered && !wanted->advisory;
	budget.wants_value = wanted->multi_pv;
	struct question question = game_question(&player->game.game, &budget, &set);
	player->wanted = wanted;
	question.multi_pv = wanted->multi_pv;
	const struct point_set *all = question.allowed;
	if (wanted->avoided && board_empty_among(question.board, all, wanted->avoided, &left) > 0)
		question.allowed = &left;
	book_choose(wanted->book, &player->mover_state, wanted->machine, &question, wanted->advisory, found);
	if (found->point == POINT_NONE && question.allowed != all) { /* the points that are left are forbidden */
		question.allowed = all;
		book_choose(wanted->book, &player->mover_state, wanted->machine, &question, wanted->advisory, found);
	}
	player->exhausted |= player->mover_state.exhausted;
	player->wanted = NULL;
	player->answered = true;
}

/* Does the machine resign, because a loss within six plies is proved? */
static bool gtp_resigns(const struct search_result *found)
{
	enum { PLIES = 6 };
	return found->searched && found->forced < 0 && found->forced >= -PLIES;
}

void gtp_put_move(struct gtp_player *player, const struct search_result *found)
{
	if (found->point == POINT_NONE || gtp_resigns(found))
		sink_text(player->out, found->point == POINT_NONE ? "pass" : "resign");
	else
		gtp_put_vertex(player, found->point);
	sink_char(player->out, '\n');
}

void gtp_play_found(struct gtp_player *player, enum side side, const struct search_result *found)
{
	int vertex = found->point == POINT_NONE ? VERTEX_PASS : found->point;
	gtp_clock_spend(&player->clock, side, clock_now() - player->asked);
	if (gtp_resigns(found) || gtp_game_play(&player->game, side, vertex))
		gtp_game_return_turn(&player->game);
}

void gtp_genmove(struct gtp_player *player)
{
	enum side side;
	struct search_result found;
	const bool plays = text_is(player->line.command, "genmove");
	if (!color_read(player->line.arguments, &side)) {
		gtp_refuse(player, gtp_syntax_error);
		return;
	}
	if (game_over(&player->game.game)) {
		player->game.late_passes += plays;
		gtp_answer(player, "pass");
		return;
	}
	const char *error = gtp_game_give_turn(&player->game, side);
	if (error) {
		gtp_refuse(player, error);
		return;
	}
	const struct gtp_wanted wanted = {.machine = gtp_machine(player, side),
	                                  .book = player->common->book,
	                                  .advisory = !plays};
	gtp_search(player, gtp_move_time(player, side), &wanted, &found);
	if (plays)
		gtp_play_found(player, side, &found);
	else
		gtp_game_return_turn(&player->game);
	gtp_begin(player);
	gtp_put_move(player, &found);
	gtp_end(player);
}
