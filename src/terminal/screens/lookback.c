/* Looking back: shows earlier positions of the game, which does not change. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>

#include "screen/tty.h"
#include "terminal/actions/analysis.h"
#include "terminal/actions/help_text.h"
#include "terminal/screens/page.h"
#include "terminal/view/game_review.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"
#include "terminal/view/translate.h"
#include "terminal/view/words.h"

enum { LOOKBACK_WORDS = WORD_LOOKS | WORD_LEAVES };

bool lookback_is_word(struct span text)
{
	const struct word *word = words_find(text);
	return word && word->id >= WORD_BACK && word->id <= WORD_ANALYSIS;
}

/* Shows the game up to this number of plies. */
static void show(struct match *match, int plies)
{
	struct game *game = &match->session.game;
	*game = match->full_game;
	if (plies < game->plies)
		game_undo(game, game->plies - plies);
}

static int between(int least, int value, int most)
{
	return value < least ? least : value > most ? most : value;
}

/* Switches analysis "on" or "off", by a word in either language. Without a word it toggles analysis. */
static bool switch_analysis(struct view *view, struct match *match, struct span rest)
{
	struct span word = phrase_value_read(rest);
	bool on = text_is(word, "on") || (rest.length == 0 && !match->insights.on);
	if (rest.length > 0 && !on && !text_is(word, "off"))
		return false;
	match->insights.on = on;
	view->lookback.reviews &= on;
	view_note(view, on ? PHRASE_ANALYSIS_ON : PHRASE_ANALYSIS_OFF, no_arguments);
	return true;
}

/* Obeys a word for looking back. Returns false if its argument is wrong. */
static bool step(struct view *view, struct match *match, struct span text)
{
	int *at = &view->lookback.plies;
	int count = 1, plies = match->full_game.plies;
	struct span rest = text;
	enum word_id word = words_find(text_word(&rest))->id;
	rest = text_trim(rest);
	if (word == WORD_ANALYSIS)
		return switch_analysis(view, match, rest);
	bool counts = word == WORD_BACK || word == WORD_FORTH;
	if (rest.length > 0 && (!counts || !text_number(rest, GAME_PLIES_MAX, &count) || count < 1))
		return false;
	if (counts)
		*at = between(0, *at + (word == WORD_BACK ? -1 : 1) * between(1, count, plies + 1), plies);
	else
		*at = word == WORD_START ? 0 : plies;
	return true;
}

/* Answers a question about the position that is shown. Returns false for another text. */
static bool ask_about(struct view *view, struct match *match, struct span text)
{
	struct command command;
	command_read(&command, text, match->coords, match->session.game.board.size);
	if (command.kind == COMMAND_WHY)
		remark_why(view, match, &command, text);
	else if (command.kind == COMMAND_FORBIDDEN)
		remark_forbidden_points(view, match);
	else
		return command.kind == COMMAND_SHOW;
	view->notes_alone = !picture_has_room(view, match);
	return true;
}

static struct next help(struct view *view, struct match *match)
{
	page_gather(view);
	help_text_note(view, match, LOOKBACK_WORDS, page_rows(view));
	return page_show(view, match, PAGE_BESIDE);
}

static struct next take(struct view *view, struct match *match, struct span text)
{
	char line[TRANSLATED_MAX], typed[TYPED_TEXT_MAX];
	struct span command = translate_command(text, match->coords, line), rest = command;
	struct span word = text_word(&rest);
	if (text.length == 0)
		return next_is(NEXT_BACK);
	if (text_is(word, "help"))
		return help(view, match);
	if (words_has(word, WORD_LEAVES))
		return (struct next){.kind = NEXT_TYPED, .text = text};
	if (text_is(word, "save")) {
		match->session.game = match->full_game;
		return save_game(view, match);
	}
	if (lookback_is_word(word) ? !step(view, match, command) : !ask_about(view, match, command))
		view_note(view, PHRASE_BACK_WRONG, (const char *const[]){view_typed(text, typed)});
	return next_is(NEXT_HERE);
}

/* Reviews the last move, where that can't be done while a key is awaited. */
static void review_at_once(struct view *view, struct match *match)
{
	int ply = view->lookback.plies;
	if (view->screen.keys || !game_review_is_on(view, match))
		return;
	tty_note_interrupt();
	if (ply == 0 || game_review_ply(view, ply - 1))
		game_review_ply(view, ply);
}

static struct next begin(struct view *view, struct match *match)
{
	show(match, view->lookback.plies);
	if (match->insights.on)
		analysis_note(view, match);
	review_at_once(view, match);
	return next_is(NEXT_ASK);
}

/* Writes how far the game is shown, and what may be typed. */
static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	char at[12], all[12];
	snprintf(at, sizeof at, "%d", game_moves(&match->session.game));
	snprintf(all, sizeof all, "%d", game_moves(&match->full_game));
	enum phrase phrase = view->screen.keys ? PHRASE_BACK_ASK_KEYS : PHRASE_BACK_ASK;
	phrase_write(out, room, view->language, phrase, (const char *const[]){at, all});
}

/* Restores the game. The time counts as thinking time of the side to move. */
static void leave(struct view *view, struct match *match)
{
	const struct session *session = &match->session;
	match->session.game = match->full_game;
	view->lookback.open = false;
	game_review_pause(view);
	if (!game_over(&session->game) && !session_awaits_machine(session))
		match->used[session->game.to_move] += deadline_now() - view->lookback.since;
}

static const struct key_word steps[] = {
	{KEY_LEFT, "back"}, {KEY_RIGHT, "forth"}, {KEY_HOME, "start"}, {KEY_END, "end"}, {KEY_ENTER, NULL},
};

static const struct screen_ops lookback_screen = {
	.draw = picture_draw,
	.prompt = write_question,
	.key_words = steps,
	.words = LOOKBACK_WORDS,
	.begin = begin,
	.work = game_review_work,
	.take = take,
	.leave = leave,
};

struct next lookback_open(struct view *view, struct match *match, struct span text)
{
	match->full_game = match->session.game;
	view->lookback.plies = match->full_game.plies;
	view->lookback.since = deadline_now();
	view->lookback.open = true;
	view->lookback.reviews = view->screen.keys && game_over(&match->full_game);
	game_review_begin(view, match);
	memcpy(view->lookback.first, text.at, text.length);
	text.at = view->lookback.first;
	return (struct next){.kind = NEXT_OPEN, .screen = &lookback_screen, .text = text};
}
