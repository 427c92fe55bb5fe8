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
	struct desk *desk;
	bool broken_off;
};

/* Who types goes on, and does not wait. */
static int time_left(void *context)
{
	struct position_look *look = context;
	struct screen *screen = &look->desk->view.screen;
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
static void think(struct desk *desk, struct insight *insight)
{
	struct session *session = &desk->match.session;
	struct budget budget = desk->match.terms->budget;
	bool timed = desk->match.terms->timed || (budget.nodes == 0 && budget.depth == 0);
	struct position_look look = {.timed = timed, .deadline = deadline_in(MILLISECONDS), .desk = desk};
	struct search_result found;
	if (desk->view.screen.in_place)
		picture_draw(desk);
	screen_show(&desk->view.screen);
	budget.time.left = time_left;
	budget.wants_value = true;
	budget.time.context = &look;
	session->budget = budget;
	tty_note_interrupt();
	session_ask(session, MOVER_HUMAN, true, &found);
	if (!look.broken_off && found.searched && found.depth > 0 && found.length > 0)
		*insight = insight_of(&found, session->game.to_move, game_hash(&session->game, session->game.plies));
}

void insight_note(struct desk *desk)
{
	char text[INSIGHT_TEXT_MAX];
	const struct game *game = &desk->match.session.game;
	if (game->plies >= INSIGHTS_MAX || session_may_ask(&desk->match.session).status != STATUS_OK)
		return;
	struct insight *insight = &desk->match.insights.at[game->plies];
	if (insight->hash != game_hash(game, game->plies))
		think(desk, insight);
	size_t length = insight_write(desk, game->plies, text, sizeof text);
	if (length > 0)
		desk_note_line(&desk->view, (struct span){text, length});
}

static void write_line(const struct match *match, const struct insight *insight, char out[LINE_TEXT_MAX])
{
	char point[POINT_TEXT_MAX + 1];
	size_t length = 0;
	for (int i = 0; i < insight->length; i++)
		length += (size_t)snprintf(out + length, LINE_TEXT_MAX - length, "%s%s", i > 0 ? " " : "",
		                           explain_write_point(match, insight->line[i], point));
}

size_t insight_write(const struct desk *desk, int plies, char *out, size_t room)
{
	char number[24], best[POINT_TEXT_MAX + 1], line[LINE_TEXT_MAX];
	if (plies >= INSIGHTS_MAX)
		return 0;
	const struct insight *insight = &desk->match.insights.at[plies];
	int forced = insight->forced;
	if (insight->hash == 0 || insight->hash != game_hash(&desk->match.session.game, plies))
		return 0;
	write_line(&desk->match, insight, line);
	if (forced != 0)
		snprintf(number, sizeof number, "%d", forced > 0 ? forced : -forced);
	else
		snprintf(number, sizeof number, "%+lld", insight->score);
	phrase_write(out, room, desk->view.language, forced > 0 ? PHRASE_INSIGHT_WIN : forced < 0 ? PHRASE_INSIGHT_LOSS : PHRASE_INSIGHT,
	             (const char *const[]){desk_side(&desk->view, insight->side), number,
	                                   explain_write_point(&desk->match, insight->line[0], best), line});
	return strlen(out);
}
