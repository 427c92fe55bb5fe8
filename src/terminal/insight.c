#include "terminal/insight.h"

#include <stdio.h>
#include <string.h>

#include "match/game_hash.h"
#include "screen/tty.h"
#include "terminal/desk.h"
#include "terminal/explain.h"
#include "terminal/picture.h"

enum { MILLISECONDS = 500, LINE_TEXT_MAX = INSIGHT_LINE_MAX * (POINT_TEXT_MAX + 1) + 1 };

struct position_look {
	bool timed;
	struct deadline deadline;
	struct view *view;
	struct match *match;
	bool broken_off;
};

/* Who types goes on, and does not wait. */
static int time_left(void *context)
{
	struct position_look *look = context;
	struct screen *screen = &look->view->screen;
	if (screen->echoes)
		screen_gather(screen);
	if ((screen->echoes && input_held(&screen->input) > 0) || tty_interrupted())
		look->broken_off = true;
	if (look->broken_off)
		return 0;
	return look->timed ? deadline_left(&look->deadline) : TIME_FREE;
}

static struct insight insight_of(const struct search_result *found, enum side side, uint64_t hash)
{
	struct insight insight = {.hash = hash, .side = side, .score = found->score, .forced = found->forced};
	insight.length = found->length < INSIGHT_LINE_MAX ? found->length : INSIGHT_LINE_MAX;
	memcpy(insight.line, found->line, (size_t)insight.length * sizeof *insight.line);
	return insight;
}

/* The position is on the screen meanwhile. */
static void think(struct view *view, struct match *match, struct insight *insight)
{
	struct session *session = &match->session;
	struct budget budget = match->terms->budget;
	bool timed = match->terms->timed || (budget.nodes == 0 && budget.depth == 0);
	struct position_look look = {.timed = timed, .deadline = deadline_in(MILLISECONDS), .view = view, .match = match};
	struct search_result found;
	if (view->screen.in_place)
		picture_draw(view, match);
	screen_show(&view->screen);
	budget.time.left = time_left;
	budget.wants_value = true;
	budget.time.context = &look;
	session->budget = budget;
	tty_note_interrupt();
	session_ask(session, MOVER_HUMAN, true, &found);
	if (!look.broken_off && found.searched && found.depth > 0 && found.length > 0)
		*insight = insight_of(&found, session->game.to_move, game_hash(&session->game, session->game.plies));
}

void insight_note(struct view *view, struct match *match)
{
	char text[INSIGHT_TEXT_MAX];
	const struct game *game = &match->session.game;
	if (game->plies >= INSIGHTS_MAX || session_may_ask(&match->session).status != STATUS_OK)
		return;
	struct insight *insight = &match->insights.at[game->plies];
	if (insight->hash != game_hash(game, game->plies))
		think(view, match, insight);
	size_t length = insight_write(view, match, game->plies, text, sizeof text);
	if (length > 0)
		desk_note_line(view, (struct span){text, length});
}

static void write_line(const struct match *match, const struct insight *insight, char out[LINE_TEXT_MAX])
{
	char point[POINT_TEXT_MAX + 1];
	size_t length = 0;
	for (int i = 0; i < insight->length; i++)
		length += (size_t)snprintf(out + length, LINE_TEXT_MAX - length, "%s%s", i > 0 ? " " : "",
		                           explain_write_point(match, insight->line[i], point));
}

size_t insight_write(const struct view *view, const struct match *match, int plies, char *out, size_t room)
{
	char number[24], best[POINT_TEXT_MAX + 1], line[LINE_TEXT_MAX];
	if (plies >= INSIGHTS_MAX)
		return 0;
	const struct insight *insight = &match->insights.at[plies];
	int forced = insight->forced;
	if (insight->hash == 0 || insight->hash != game_hash(&match->session.game, plies))
		return 0;
	write_line(match, insight, line);
	if (forced != 0)
		snprintf(number, sizeof number, "%d", forced > 0 ? forced : -forced);
	else
		snprintf(number, sizeof number, "%+lld", insight->score);
	phrase_write(out, room, view->language,
	             forced > 0 ? PHRASE_INSIGHT_WIN : forced < 0 ? PHRASE_INSIGHT_LOSS : PHRASE_INSIGHT,
	             (const char *const[]){desk_side(view, insight->side), number,
	                                   explain_write_point(match, insight->line[0], best), line});
	return strlen(out);
}
