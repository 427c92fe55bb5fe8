/* A turn of the game: of a person, of a machine, of two machines that a person has stopped; and the end of the game. */
#include "terminal/screens/screens.h"

#include "terminal/actions/think.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/game_review.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

static struct next begin_move_screen(struct view *view, struct play *play)
{
	struct paper *paper = &view->paper;
	const struct game *game = &play->session.game;
	bool answers = game->offer != SIDE_NONE && game->offer != game->to_move; /* an offer of a draw */
	chess_clock_run(&play->clock, game->to_move);
	view->typing.works = game_review_has_curve(view, play);
	if (view->typing.works)
		game_review_begin(view->lookback.review, &paper->screen, game);
	if (!answers && opening_text_runs(&play->session)) {
		opening_text_put(paper, play, PHRASE_OPENING_STANDS);
		return opening_text_put(paper, play, PHRASE_ASK_OPENING);
	}
	return paper_ask(paper, answers ? PHRASE_ASK_ANSWER : PHRASE_ASK,
	                 WITH(paper_side(paper, game->to_move), EXAMPLE(&play->session), NUMBER(game_moves(game) + 1),
	                      NUMBER(paper->screen.keys)));
}

/* Obeys what was typed. If the player has lost on time, resigns the game, so that the record shows the loss. */
static struct next take_typed_move(struct view *view, struct play *play, struct span text)
{
	enum side side = play->session.game.to_move;
	bool late = play_clock_flagged(&play->clock);
	game_review_pause(view->lookback.review);
	if (play->asked == SIDE_NONE) {
		play->used[side] += tty_time() - play->clock.since;
		if (late) {
			chess_clock_stop(&play->clock);
			play->late = true;
			return commands_obey(view, play, text_span("resign"));
		}
		play->asked = side; /* the player's time also runs during other questions before the move */
	}
	return commands_obey(view, play, text);
}

static const struct screen_ops move_screen = {
	.draw = picture_draw,
	.points = true,
	.words = WORD_GAME,
	.begin = begin_move_screen,
	.work = game_review_work,
	.take = take_typed_move,
};

/* Waits between the moves of two machines. Ctrl-C or a key stops them, and the end of the input ends the program. */
static struct next await_next(struct screen *screen, bool *stopped)
{
	enum { PAUSE = 400 }; /* milliseconds */
	for (long long now = clock_now(), end = now + (screen->in_place ? PAUSE : 0);; now = clock_now()) {
		screen_gather(screen);
		if (screen_user_gone(screen))
			return next_is(NEXT_QUIT);
		int left = end > now ? (int)(end - now) : 0;
		bool reads = !screen->input.ended && input_held(&screen->input) <= screen->input.limit;
		enum tty_event event = tty_wait(reads ? screen->input.fd : -1, left);
		if (event == TTY_CONTINUED)
			screen_leave(screen);
		*stopped = event == TTY_INTERRUPTED || screen_poll_typed(screen);
		if (*stopped || left == 0)
			return next_is(NEXT_HERE);
	}
}

/* Pauses between the moves of two machines, unless something was typed during the last move. Shows the board, and how
   to stop them. */
static struct next pause(struct view *view, struct play *play)
{
	struct screen *screen = &view->paper.screen;
	play->stopped = screen->typed;
	screen->typed = false;
	if (play->stopped)
		return next_is(NEXT_HERE);
	screen_begin_work(screen);
	if (screen->in_place && !tty_interrupted())
		picture_draw(view, play);
	if (screen->keys && !tty_interrupted())
		paper_line(&view->paper, PHRASE_WATCH_STOP, no_arguments);
	screen_show(screen);
	struct next next = await_next(screen, &play->stopped);
	screen_end_work(screen);
	play->stopped |= screen->typed;
	return next;
}

static struct next play_machine_move(struct view *view, struct play *play)
{
	if (tty_continued())
		screen_leave(&view->paper.screen);
	picture_draw(view, play);
	view->paper.notes.lines.used = 0;
	view->paper.notes.shapes.any = false;
	think_turn(view, play);
	bool over = game_over(&play->session.game);
	if (view->bell && (over || !session_awaits_machine(&play->session))) /* a person is asked next */
		screen_ring(&view->paper.screen);
	return play_is_watched(&play->session) && !over ? pause(view, play) : next_is(NEXT_HERE);
}

static const struct screen_ops machine_screen = {.begin = play_machine_move};

static const struct key_word space_goes_on[] = {{KEY_TEXT, " "}, {KEY_ENTER, NULL}};

static const struct screen_ops watch_screen = {
	.draw = picture_draw,
	.question = PHRASE_WATCH_ASK,
	.key_words = space_goes_on,
	.quits = true, /* after a Ctrl-C that paused the game, a second one must not end the program */
	.words = WORD_GAME,
	.take = commands_obey,
};

/* Notes the wins that were missed, as the review marks them. */
static void note_missed(struct paper *paper, const struct session *session, const struct ply_records *records)
{
	const struct game *game = &session->game;
	char bytes[4096];
	struct sink list = sink_into(bytes, sizeof bytes);
	int from = 1, last = game_last_position(game);
	for (int ply = 1, move = 1; ply <= last; move += game->history[ply++ - 1].kind <= PLY_PASS) {
		const struct annotation *review = ply_records_at(records, ply)->review;
		if (!review)
			from = move + 1;
		if (!review || review->mark != MARK_MISSED)
			continue;
		sink_item(&list, paper_text(paper, PHRASE_MISSED_AND), "");
		phrase_put(&list, paper->language, PHRASE_MISSED_WIN,
		           WITH(NUMBER(move), paper_side(paper, game->history[ply - 1].side),
		                POINT_NAME(session, review->best)));
	}
	if (list.used > 0)
		paper_note(paper, PHRASE_MISSED, WITH(bytes));
	if (from > 1)
		paper_note(paper, PHRASE_MISSED_PART, WITH(NUMBER(from)));
}

/* Begins the end of the game. Reviews the game, unless its last ply is known already, and shows meanwhile that the
   program is busy. */
static struct next begin_end(struct view *view, struct play *play)
{
	struct paper *paper = &view->paper;
	int last = game_last_position(&play->session.game);
	bool reviews = last > 0 && !ply_records_at(&play->records, last)->review;
	opponents_count(&play->opponents, &play->session.game);
	remark_result(paper, &play->session, play->late);
	paper_note(paper, PHRASE_COUNTS,
	           WITH(NUMBER(game_moves(&play->session.game)), SECONDS(play->used[SIDE_BLACK]),
	                SECONDS(play->used[SIDE_WHITE])));
	if (reviews && paper->screen.in_place) {
		picture_draw(view, play);
		paper_line(paper, PHRASE_REVIEWING, no_arguments);
		screen_show(&paper->screen);
	}
	if (reviews)
		game_review_end(view->lookback.review, &paper->screen, &play->session.game);
	note_missed(paper, &play->session, &play->records);
	players_note_score(paper, &play->session, &play->opponents);
	return next_is(NEXT_ASK);
}

/* Takes an answer. Enter alone may be a slip, so the person is asked before an unsaved game is left; also if the
   autosave failed. Unlike in a game, `y` and `n` say whether to play again, and `swap` swaps the sides. */
static struct next take_after_end(struct view *view, struct play *play, struct span answer)
{
	static const struct {
		const char *word;
		enum next_kind next;
	} rows[] = {{"", NEXT_AGAIN}, {"again", NEXT_AGAIN}, {"new", NEXT_AGAIN},  {"y", NEXT_AGAIN},  {"quit", NEXT_QUIT},
	            {"n", NEXT_MENU}, {"sides", NEXT_SIDES}, {"swap", NEXT_SIDES}, {"menu", NEXT_MENU}};
	struct span word = typed_word(answer);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (text_is(word, rows[i].word)) {
			bool asks = word.length == 0 || play->autosave.failed;
			return asks ? leave_for(view, rows[i].next, -1, 0, "") : next_is(rows[i].next);
		}
	if (!text_digit(answer.at[0]))
		return commands_obey(view, play, answer);
	return paper_note(&view->paper, PHRASE_END_WRONG, WITH(TYPED(answer)));
}

static const struct screen_ops end_screen = {
	.draw = picture_draw,
	.question = PHRASE_END_ASK,
	.words = WORD_GAME | WORD_OVER,
	.begin = begin_end,
	.take = take_after_end,
};

const struct screen_ops *turn_screen(const struct session *session, bool stopped)
{
	if (game_over(&session->game))
		return &end_screen;
	if (!session_awaits_machine(session))
		return &move_screen;
	return stopped ? &watch_screen : &machine_screen;
}
