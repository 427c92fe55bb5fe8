/* A person's turn: shows the picture, asks for a move, and obeys what was typed. */
#include "terminal/screens/screens.h"

#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/opening_text.h"
#include "terminal/view/picture.h"
#include "terminal/view/view.h"

/* Must the side to move answer an offer of a draw? */
static bool answers(const struct play *play)
{
	const struct game *game = &play->session.game;
	return game->offer != SIDE_NONE && game->offer != game->to_move;
}

static bool opens(const struct play *play)
{
	return !answers(play) && opening_text_runs(play);
}

static struct next begin_move_screen(struct view *view, struct play *play)
{
	enum side side = play->session.game.to_move;
	view->typing.pen = view->picture.render.look.color ? paint_color_stone[side] : NULL;
	*(long long *)view_state(view, &move_screen) = tty_time();
	chess_clock_run(&play->clock, side);
	if (opens(play))
		opening_text_note(&view->paper, play, PHRASE_OPENING_STANDS);
	return next_is(NEXT_ASK);
}

static void ask_turn(const struct view *view, struct play *play, char *out, size_t room)
{
	const struct game *game = &play->session.game;
	if (opens(play)) {
		opening_text_write(&view->paper, play, PHRASE_ASK_OPENING, out, room);
		return;
	}
	const char *const arguments[] = {paper_side(&view->paper, game->to_move), EXAMPLE(play),
	                                 NUMBER(game_moves(game) + 1)};
	enum phrase phrase = view->paper.screen.keys ? PHRASE_ASK_KEYS : PHRASE_ASK;
	phrase_write(out, room, view->paper.language, answers(play) ? PHRASE_ASK_ANSWER : phrase, arguments);
}

/* Obeys what was typed. If the player has lost on time, resigns the game, so that the record shows the loss. */
static struct next take_typed_move(struct view *view, struct play *play, struct span text)
{
	enum side side = play->session.game.to_move;
	bool late = play_clock_flagged(play);
	if (play->asked == SIDE_NONE) {
		chess_clock_stop(&play->clock);
		play->used[side] += tty_time() - *(const long long *)view_state(view, &move_screen);
		if (late) {
			play->late = true;
			return commands_obey(view, play, text_span("resign"));
		}
		play->asked = side;
		chess_clock_run(&play->clock, side); /* the player's time also runs during other questions before the move */
	}
	return commands_obey(view, play, text);
}

const struct screen_ops move_screen = {
	.draw = picture_draw,
	.prompt = ask_turn,
	.points = true,
	.words = WORD_GAME,
	.size = sizeof(long long), /* when the move was asked for, by tty_time() */
	.begin = begin_move_screen,
	.take = take_typed_move,
};
