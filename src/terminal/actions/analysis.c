#include "terminal/actions/analysis.h"

#include <stdio.h>

#include "terminal/actions/evaluation.h"
#include "terminal/play/missed_wins.h"
#include "terminal/tty/stop.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/picture.h"

enum {
	LINE_TEXT_MAX = EVALUATION_LINE_MAX * (POINT_TEXT_MAX + 1) + 1,
	TEXT_MAX = 256,
	MISSED_TEXT_MAX = 4096,
	GAME_TIME = 5000, /* milliseconds to look for missed wins */
};

/* Shows the position, then evaluates it, until the person types or presses Ctrl-C. */
static void evaluate(struct view *view, struct play *play)
{
	struct deadline deadline = deadline_in(EVALUATION_MILLISECONDS);
	struct stop stop = {.screen = &view->screen, .input = STOP_ANY_INPUT};
	if (evaluation_is_timed(play))
		stop.time = (struct time_limit){.left = deadline_left, .context = &deadline};
	if (view->screen.in_place)
		picture_draw(view, play);
	screen_show(&view->screen);
	tty_note_interrupt();
	evaluation_search(play, stop_limit(&stop), &stop.called);
}

void analysis_note(struct view *view, struct play *play)
{
	char text[TEXT_MAX];
	int plies = play->session.game.plies;
	if (!evaluation_is_possible(play))
		return;
	if (!evaluation_at(play, plies))
		evaluate(view, play);
	size_t length = analysis_write(view, play, plies, text, sizeof text);
	if (length > 0)
		view_note_line(view, (struct span){text, length});
}

size_t analysis_write(const struct view *view, const struct play *play, int plies, char *out, size_t room)
{
	char number[24], best[POINT_TEXT_MAX + 1], line[LINE_TEXT_MAX];
	const struct evaluation *evaluation = evaluation_at(play, plies);
	if (!evaluation)
		return 0;
	int forced = evaluation->forced;
	struct sink text = sink_into(out, room), moves = sink_into(line, sizeof line);
	for (int i = 0; i < evaluation->length; i++)
		explain_add_point(&moves, play, evaluation->line[i]);
	if (forced != 0)
		snprintf(number, sizeof number, "%d", forced > 0 ? forced : -forced);
	else
		snprintf(number, sizeof number, "%+lld", evaluation->score);
	phrase_put(&text, view->language,
	           forced > 0   ? PHRASE_EVALUATION_WIN
	           : forced < 0 ? PHRASE_EVALUATION_LOSS
	                        : PHRASE_EVALUATION,
	           (const char *const[]){view_side(view, evaluation->side), number,
	                                 explain_write_point(play, evaluation->line[0], best), line});
	return text.used;
}

/* Shows the finished game and a request to wait, which stay on the screen during the search. */
static void show_analysis(struct view *view, struct play *play)
{
	if (!view->screen.in_place)
		return;
	picture_draw(view, play);
	view_line(view, PHRASE_MISTAKES_WAIT, no_arguments);
	screen_show(&view->screen);
}

static void note_list(struct view *view, struct play *play, const struct missed_wins *missed)
{
	char bytes[MISSED_TEXT_MAX], point[POINT_TEXT_MAX + 1], move[12];
	struct sink list = sink_into(bytes, sizeof bytes);
	for (int i = missed->count - 1; i >= 0; i--) {
		const struct missed_win *win = &missed->found[i];
		snprintf(move, sizeof move, "%d", win->move);
		sink_item(&list, view_text(view, PHRASE_MISTAKES_AND), "");
		phrase_put(&list, view->language, PHRASE_MISTAKE,
		           (const char *const[]){move, view_side(view, win->side),
		                                 explain_write_point(play, win->point, point)});
	}
	view_note(view, PHRASE_MISTAKES, (const char *const[]){bytes});
}

void analysis_note_missed(struct view *view, struct play *play)
{
	char move[12];
	const struct missed_wins *missed = &play->missed;
	struct deadline deadline = deadline_in(GAME_TIME);
	struct stop stop = {.screen = &view->screen, .time = {.left = deadline_left, .context = &deadline}};
	if (!missed_wins_known(play)) {
		tty_note_interrupt();
		screen_begin_work(&view->screen);
		show_analysis(view, play);
		missed_wins_find(play, stop_limit(&stop));
		screen_end_work(&view->screen);
	}
	if (missed->count > 0)
		note_list(view, play, missed);
	snprintf(move, sizeof move, "%d", missed->from);
	if (missed->from > 1)
		view_note(view, PHRASE_MISTAKES_PART, (const char *const[]){move});
}
