/* The screen after a game: the result, and what to do next. */
#include "terminal/screens/screens.h"

#include "terminal/play/opponents.h"
#include "terminal/view/explain.h"
#include "terminal/view/game_review.h"
#include "terminal/view/picture.h"
#include "terminal/view/players.h"
#include "terminal/view/remark.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"

enum { MISSED_TEXT_MAX = 4096 };

/* Reviews the game, unless its last ply is known already. Shows meanwhile that the program is busy. */
static void review_ended_game(struct view *view, struct play *play)
{
	int last = game_last_position(&play->session.game);
	if (last == 0 || ply_records_at(&play->records, last)->review)
		return;
	if (view->paper.screen.in_place) {
		picture_draw(view, play);
		paper_line(&view->paper, PHRASE_REVIEWING, no_arguments);
		screen_show(&view->paper.screen);
	}
	game_review_end(view, play);
}

/* Notes the wins that were missed, as the review marks them. */
static void note_missed(struct paper *paper, struct play *play)
{
	const struct game *game = &play->session.game;
	char bytes[MISSED_TEXT_MAX];
	struct sink list = sink_into(bytes, sizeof bytes);
	int from = 1, last = game_last_position(game);
	for (int ply = 1, move = 1; ply <= last; move += game->history[ply++ - 1].kind <= PLY_PASS) {
		const struct annotation *review = ply_records_at(&play->records, ply)->review;
		if (!review)
			from = move + 1;
		if (!review || review->mark != MARK_MISSED)
			continue;
		sink_item(&list, paper_text(paper, PHRASE_MISSED_AND), "");
		phrase_put(&list, paper->language, PHRASE_MISSED_WIN,
		           WITH(NUMBER(move), paper_side(paper, game->history[ply - 1].side), POINT_NAME(play, review->best)));
	}
	if (list.used > 0)
		paper_note(paper, PHRASE_MISSED, WITH(bytes));
	if (from > 1)
		paper_note(paper, PHRASE_MISSED_PART, WITH(NUMBER(from)));
}

static struct next begin_end(struct view *view, struct play *play)
{
	opponents_count(play);
	remark_result(&view->paper, play);
	remark_counts(&view->paper, play);
	review_ended_game(view, play);
	note_missed(&view->paper, play);
	players_note_score(&view->paper, play);
	return next_is(NEXT_ASK);
}

/* Leaves the game. With `asks`, or if the autosave failed, asks first if the game would be lost (leave_for()). */
static struct next leave_ended_game(struct view *view, struct play *play, enum next_kind next, bool asks)
{
	return asks || play->autosave.failed ? leave_for(view, play, next) : next_is(next);
}

/* Takes an answer. Enter alone may be a slip, so the person is asked before an unsaved game is left. Unlike in a game,
   `y` and `n` say whether to play again, and `swap` swaps the sides. */
static struct next take_after_end(struct view *view, struct play *play, struct span answer)
{
	struct span word = typed_word(answer);
	if (word.length == 0 || text_is(word, "again") || text_is(word, "new") || text_is(word, "y"))
		return leave_ended_game(view, play, NEXT_AGAIN, word.length == 0);
	if (text_is(word, "quit") || text_is(word, "n"))
		return leave_ended_game(view, play, NEXT_QUIT, false);
	if (text_is(word, "sides") || text_is(word, "swap"))
		return leave_ended_game(view, play, NEXT_SIDES, false);
	if (text_is(word, "menu"))
		return leave_ended_game(view, play, NEXT_MENU, false);
	if (!text_digit(answer.at[0]))
		return commands_obey(view, play, answer);
	paper_note(&view->paper, PHRASE_END_WRONG, WITH(TYPED(answer)));
	return next_is(NEXT_HERE);
}

const struct screen_ops end_screen = {
	.draw = picture_draw,
	.question = PHRASE_END_ASK,
	.words = WORD_GAME | WORD_OVER,
	.begin = begin_end,
	.take = take_after_end,
};
