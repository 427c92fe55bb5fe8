/* A person's turn: shows the picture, asks for a move, and obeys what was typed. */
#include "terminal/screens/screens.h"

#include <stdio.h>

#include "terminal/screens/commands.h"
#include "terminal/view/explain.h"
#include "terminal/view/opening_text.h"
#include "terminal/view/picture.h"
#include "terminal/view/view.h"

/* Must the side to move answer an offer of a draw? */
static bool answers(const struct match *match)
{
	const struct game *game = &match->session.game;
	return game->offer != SIDE_NONE && game->offer != game->to_move;
}

static bool opens(const struct match *match)
{
	return !answers(match) && opening_text_runs(match);
}

static struct next begin(struct view *view, struct match *match)
{
	enum side side = match->session.game.to_move;
	view->typing.pen = view->render.look.color ? paint_color_stone[side] : NULL;
	view->asked = clock_now();
	chess_clock_run(&match->clock, side);
	if (opens(match))
		opening_text_note(view, match, PHRASE_OPENING_STANDS);
	return next_is(NEXT_ASK);
}

static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	char point[POINT_TEXT_MAX + 1], ply[12];
	const struct game *game = &match->session.game;
	if (opens(match)) {
		opening_text_write(view, match, PHRASE_ASK_OPENING, out, room);
		return;
	}
	snprintf(ply, sizeof ply, "%d", game_moves(game) + 1);
	const char *const arguments[] = {view_side(view, game->to_move), explain_example(match, point), ply};
	enum phrase phrase = answers(match) ? PHRASE_ASK_ANSWER : view->screen.keys ? PHRASE_ASK_KEYS : PHRASE_ASK;
	phrase_write(out, room, view->language, phrase, arguments);
}

/* Obeys what was typed. If the player has lost on time, resigns the game, so that the record shows the loss. */
static struct next take(struct view *view, struct match *match, struct span text)
{
	enum side side = match->session.game.to_move;
	bool late = match_clock_flagged(match);
	if (match->asked == SIDE_NONE) {
		chess_clock_stop(&match->clock);
		match->used[side] += clock_now() - view->asked;
		if (late) {
			match->late = true;
			return commands_obey(view, match, text_span("resign"));
		}
		match->asked = side;
		chess_clock_run(&match->clock, side); /* the player's time also runs during other questions before the move */
	}
	return commands_obey(view, match, text);
}

const struct screen_ops move_screen = {
	.draw = picture_draw,
	.prompt = write_question,
	.points = true,
	.words = WORD_GAME,
	.begin = begin,
	.take = take,
};
