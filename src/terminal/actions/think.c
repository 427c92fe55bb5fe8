#include "terminal/actions/think.h"

#include "base/minmax.h"
#include "engine/solver.h"
#include "os/threads.h"
#include "rules/line.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/game_review.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

enum { PROGRESS_MAX = 256, PROGRESS_PAUSE = 50 /* milliseconds */, BEST_MOVES_MAX = 2048, LIMIT_MAX = 80 };

/* A search, as its callbacks see it. */
struct thinking {
	struct stop stop;
	struct deadline deadline; /* unless `most` is TIME_FREE */
	struct view *view;
	struct play *play;
	enum mover_id machine; /* MOVER_HUMAN for the adviser */
	int most;              /* milliseconds that the search may take; TIME_FREE: no limit */
	long long suspended;   /* tty_suspended_time() that `deadline` has allowed for */
	long long shown;       /* when show_progress() last wrote its line, by clock_now() */
};

/* Shows below the picture that the machine is thinking. The line also says how to make the machine answer, or how to
   stop a game between two machines. */
static void show_thinking(const struct thinking *thinking)
{
	char seconds[TEXT_THOUSANDTHS_MAX], limit[LIMIT_MAX] = ""; /* such as " (at most 0.9 seconds)" */
	struct paper *paper = &thinking->view->paper;
	const struct session *session = &thinking->play->session;
	enum phrase phrase = play_is_watched(session) ? PHRASE_WATCHING : PHRASE_THINKING;
	if (thinking->machine == MOVER_HUMAN)
		phrase = PHRASE_ADVISING;
	text_write_thousandths(seconds, mover_time_limit(thinking->machine, thinking->most));
	if (thinking->most != TIME_FREE)
		phrase_write(limit, sizeof limit, paper->language, PHRASE_AT_MOST, WITH(seconds));
	paper_line(paper, phrase, WITH(paper_side(paper, session->game.to_move), limit, NUMBER(paper->screen.keys)));
	screen_begin_line(&paper->screen);
	screen_show(&paper->screen);
}

/* After the program was stopped and continued, gives back the time, and draws everything again. */
static bool go_on_thinking(void *context)
{
	struct thinking *thinking = context;
	if (tty_continued()) {
		thinking->deadline.at += tty_suspended_time() - thinking->suspended;
		thinking->suspended = tty_suspended_time();
		screen_leave(&thinking->view->paper.screen);
		picture_draw(thinking->view, thinking->play);
		show_thinking(thinking);
	}
	return false;
}

/* Shows how deep the machine has searched, its best move and its winning chance, in a line that changes. */
static void show_progress(void *context, const struct search_result *found)
{
	struct thinking *thinking = context;
	struct view *view = thinking->view;
	struct play *play = thinking->play;
	char line[PROGRESS_MAX];
	const struct game *game = &play->session.game;
	bool soon = clock_now() - thinking->shown < PROGRESS_PAUSE;
	if (!view->paper.screen.in_place || soon || found->point == POINT_NONE || found->forced != 0)
		return;
	thinking->shown = clock_now();
	int chance = assess_result(&game->rules, game->to_move, found);
	phrase_write(line, sizeof line, view->paper.language, PHRASE_PROGRESS,
	             WITH(NUMBER(found->depth), POINT_NAME(&play->session, found->point), NUMBER(chance_percent(chance))));
	screen_change_line(&view->paper.screen, 1);
	screen_put_text(&view->paper.screen, text_span(line), view->paper.screen.columns - 1);
	screen_erase_rest(&view->paper.screen);
	screen_column(&view->paper.screen, 1);
	screen_show(&view->paper.screen);
}

/* Starts the clock of a search that takes at most `most` milliseconds; TIME_FREE: no limit. The caller has set view and
   play. A person who watches two machines stops it with a key. Returns the limit of the search. */
static struct time_limit start_thinking(struct thinking *thinking, int most)
{
	bool watched = play_is_watched(&thinking->play->session);
	thinking->deadline = deadline_in(most);
	thinking->most = most;
	thinking->suspended = tty_suspended_time();
	thinking->stop = (struct stop){.screen = &thinking->view->paper.screen,
	                               .input = watched ? STOP_NEW_INPUT : STOP_NO_INPUT,
	                               .also = go_on_thinking,
	                               .context = thinking};
	if (most != TIME_FREE)
		thinking->stop.time = (struct time_limit){.left = deadline_left, .context = &thinking->deadline};
	return stop_limit(&thinking->stop);
}

bool think_agrees(struct view *view, struct play *play, enum side side)
{
	struct thinking thinking = {.view = view, .play = play};
	play->session.budget = (struct budget){.depth = 2,
	                                       .memory = play->common->budget.memory,
	                                       .time = start_thinking(&thinking, play->milliseconds),
	                                       .wants_value = true};
	bool agrees = session_ask_draw(&play->session, side);
	if (agrees)
		session_agree(&play->session);
	return agrees;
}

/* Sets the limits of a search, and shows that it begins. */
static void begin_thinking(struct thinking *thinking, enum mover_id machine, int most)
{
	struct budget *budget = &thinking->play->session.budget;
	*budget = thinking->play->common->budget;
	budget->threads = thinking->play->jobs > 0 ? thinking->play->jobs : processor_cores();
	budget->time = start_thinking(thinking, most);
	budget->report = show_progress;
	budget->context = thinking;
	thinking->machine = machine;
	screen_begin_work(&thinking->view->paper.screen);
	show_thinking(thinking);
}

/* Lets a machine think for at most `most` milliseconds; TIME_FREE: no limit. Returns the milliseconds it took. */
static long long think(struct thinking *thinking, enum mover_id machine, int most, struct search_result *found)
{
	long long start = tty_time();
	begin_thinking(thinking, machine, most);
	session_ask(&thinking->play->session, machine, machine == MOVER_HUMAN, found);
	screen_end_work(&thinking->view->paper.screen);
	return tty_time() - start;
}

/* What a machine does besides moving, for the side to move, and only if a machine plays it; the record has it, too. */
static void act(struct session *session, enum command_kind kind)
{
	struct verdict verdict;
	session_obey(session, &(struct command){.kind = kind}, &verdict);
}

/* Resigns to a person when the search has found that the game is lost within two plies. Strong machines do so when they
   cannot stop a five; others play on, so that a learner can make the five. Returns whether the machine resigned. */
static bool machine_resign(struct session *session, const struct search_result *found)
{
	enum { LAST_PLIES = 2 };
	enum mover_id player = session->player[session->game.to_move];
	bool strong = player == MOVER_HARD || player == MOVER_ENGINE;
	if (!strong || play_is_watched(session) || found->forced >= 0 || found->forced < -LAST_PLIES)
		return false;
	act(session, COMMAND_RESIGN);
	return true;
}

/* Offers a draw before the machine's move: once in a game, when neither side can still make a row and a person can
   answer. Returns whether it did. */
static bool machine_offer_draw(struct session *session, bool *offered)
{
	const struct game *game = &session->game;
	bool may = session->player[game->to_move] != MOVER_HUMAN && !play_is_watched(session) && !*offered &&
	           game->offer == SIDE_NONE;
	if (!may || !line_none_open(&game->board, game->rules.connect))
		return false;
	*offered = true;
	session_draw(session);
	return true;
}

void think_turn(struct view *view, struct play *play)
{
	struct session *session = &play->session;
	enum side side = session->game.to_move;
	struct thinking thinking = {.view = view, .play = play};
	struct search_result found;
	if (session->player[side] != MOVER_HUMAN && game_claimable(&session->game)) {
		act(session, COMMAND_CLAIM);
		return;
	}
	if (machine_offer_draw(session, &play->offered))
		paper_note(&view->paper, PHRASE_OFFERED,
		           WITH(paper_side(&view->paper, side), paper_side(&view->paper, side_other(side))));
	long long took = think(&thinking, session->player[side], play->milliseconds, &found);
	play->used[side] += took;
	if (machine_resign(&play->session, &found))
		return;
	struct verdict verdict = session_play(session, &found);
	remark_machine_move(&view->paper, &play->session, side, found.point, took);
	if (status_forbidden(verdict.status) && !game_over(&session->game))
		remark_forbidden(&view->paper, &play->session, found.point, verdict);
}

/* Returns the time limit of a hint, in milliseconds: the opponent's limit, or 1000 against a person or `random`. The
   limit is never more than the time for one machine move. TIME_FREE: no limit. */
static int hint_time(const struct session *session, int milliseconds)
{
	enum mover_id opponent = session->player[side_other(session->game.to_move)];
	int time_max = movers[opponent].time_max;
	if (opponent == MOVER_ENGINE || milliseconds == TIME_FREE)
		return milliseconds;
	return min(time_max > 0 ? time_max : ONE_SECOND, milliseconds);
}

void think_hint(struct view *view, struct play *play)
{
	struct thinking thinking = {.view = view, .play = play};
	struct search_result found;
	struct screen *screen = &view->paper.screen;
	const char *side = paper_side(&view->paper, play->session.game.to_move);
	think(&thinking, MOVER_HUMAN, hint_time(&play->session, play->milliseconds), &found);
	if (found.point == POINT_NONE) {
		paper_note(&view->paper, PHRASE_HINT_PASS, WITH(side));
		return;
	}
	/* Not while pasted lines are unread: an empty line would play the move at the cursor. */
	bool plays = screen->keys && input_held(&screen->input) == 0;
	paper_note(&view->paper, found.weight > 0 ? PHRASE_HINT_BOOK : PHRASE_HINT,
	           WITH(side, POINT_NAME(&play->session, found.point), NUMBER(found.weight), NUMBER(plays)));
	if (plays || !screen->keys)
		cursor_go(&view->typing.cursor, found.point);
}

static void note_best_moves(struct paper *paper, struct session *session, const struct top_move *top, int count)
{
	char bytes[BEST_MOVES_MAX];
	struct sink list = sink_into(bytes, sizeof bytes);
	enum side side = session->game.to_move;
	for (int i = 0; i < count; i++) {
		sink_item(&list, paper_text(paper, PHRASE_COMMA), "");
		phrase_put(&list, paper->language, PHRASE_BEST_MOVE,
		           WITH(POINT_NAME(session, top[i].point), NUMBER(chance_percent(chance_for(side, top[i].chance)))));
	}
	paper_note(paper, PHRASE_BEST_MOVES, WITH(paper_side(paper, side), bytes));
}

struct next think_best_moves(struct view *view, struct play *play, struct span typed)
{
	struct paper *paper = &view->paper;
	const struct lookback *lookback = &view->lookback;
	struct session *session = &play->session;
	const struct command hint = {.kind = COMMAND_HINT};
	struct top_move top[REVIEW_TOP_MAX];
	enum status status = game_open_verdict(&session->game).status;
	int count = 1, found = 0;
	if ((typed.length > 0 || !lookback->open) && !text_number(typed, REVIEW_TOP_MAX, &count))
		return next_is(NEXT_REFUSED);
	bool asks = status == STATUS_OK && count >= 1 && count <= REVIEW_TOP_MAX;
	if (asks) {
		tty_note_interrupt();
		screen_begin_work(&paper->screen);
		found = game_review_top(lookback->review, &paper->screen, &session->game, lookback->open, count, top);
		screen_end_work(&paper->screen);
	}
	if (status != STATUS_OK && lookback->open)
		paper_note(paper, PHRASE_NO_HINT, no_arguments);
	else if (status != STATUS_OK)
		remark_refusal(paper, session, status, &hint, typed);
	else if (!asks)
		paper_note(paper, PHRASE_HINT_COUNT, WITH(NUMBER(REVIEW_TOP_MAX)));
	else if (found > 0)
		note_best_moves(paper, session, top, found);
	else
		paper_note(paper, found < 0 ? PHRASE_HINT_STOPPED : PHRASE_HINT_PASS,
		           WITH(paper_side(paper, session->game.to_move)));
	return next_is(NEXT_HERE);
}

void think_note_win(struct paper *paper, const struct session *session, enum side winner, const int16_t *moves,
                    int length)
{
	char bytes[SEARCH_PV_MAX * (POINT_TEXT_MAX + 1) + 1];
	struct sink line = sink_into(bytes, sizeof bytes);
	for (int i = 0; i < length; i++)
		explain_add_point(&line, session, moves[i]);
	paper_note(paper, PHRASE_SOLVED_WIN, WITH(paper_side(paper, winner), NUMBER(length), bytes));
}

void think_solve(struct view *view, struct play *play)
{
	struct thinking thinking = {.view = view, .play = play};
	struct solution solution;
	struct solver solver = {0};
	begin_thinking(&thinking, MOVER_HUMAN, play->milliseconds);
	session_solve(&play->session, &solver, &solution);
	solver_free(&solver);
	screen_end_work(&view->paper.screen);
	enum side side = play->session.game.to_move;
	if (solution.solved >= SOLVED_LOSS)
		think_note_win(&view->paper, &play->session, solution.solved == SOLVED_LOSS ? side_other(side) : side,
		               solution.line, solution.length);
	else
		paper_note(&view->paper, solution.solved == SOLVED_DRAW ? PHRASE_SOLVED_DRAW : PHRASE_SOLVED_NOTHING,
		           no_arguments);
}
