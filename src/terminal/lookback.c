#include "terminal/lookback.h"

#include <stdio.h>

#include "terminal/analysis.h"
#include "terminal/files.h"
#include "terminal/paging.h"
#include "terminal/picture.h"
#include "terminal/prompt.h"
#include "terminal/remark.h"
#include "terminal/typed.h"

static const struct {
	const char *word;
	int step; /* plies on from here; 0: it stands alone */
} steps[] = {{"back", -1}, {"forth", 1}, {"start", 0}, {"end", 0}, {"analysis", 0}};

static int step_of(struct span word)
{
	for (int i = 0; i < (int)(sizeof steps / sizeof *steps); i++)
		if (text_is(word, steps[i].word))
			return i;
	return -1;
}

bool lookback_is_word(struct span word)
{
	return step_of(word) >= 0;
}

/* Shows the game after so many plies. */
static void show(struct match *match, int plies)
{
	struct game *game = &match->session.game;
	*game = match->whole;
	if (plies < game->plies)
		game_undo(game, game->plies - plies);
}

static int between(int least, int value, int most)
{
	return value < least ? least : value > most ? most : value;
}

/* "on" or "off" in either language; alone it is turned over. */
static bool switch_analysis(struct view *view, struct match *match, struct span rest)
{
	struct span word = phrase_value_read(rest);
	bool on = text_is(word, "on") || (rest.length == 0 && !match->insights.on);
	if (rest.length > 0 && !on && !text_is(word, "off"))
		return false;
	match->insights.on = on;
	view_note(view, on ? PHRASE_ANALYSIS_ON : PHRASE_ANALYSIS_OFF, no_arguments);
	return true;
}

/* One of the words above, from *at plies; false where something wrong stands behind it. */
static bool step(struct view *view, struct match *match, int *at, struct span text)
{
	struct span rest = text;
	int which = step_of(text_word(&rest));
	int count = 1, plies = match->whole.plies;
	rest = text_trim(rest);
	if (text_is(text_span(steps[which].word), "analysis"))
		return switch_analysis(view, match, rest);
	bool counts = steps[which].step != 0;
	if (rest.length > 0 && (!counts || !text_number(rest, GAME_PLIES_MAX, &count) || count < 1))
		return false;
	if (counts)
		*at = between(0, *at + steps[which].step * between(1, count, plies + 1), plies);
	else
		*at = text_is(text_span(steps[which].word), "start") ? 0 : plies;
	return true;
}

/* A question about the position that is looked at. */
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

static bool leaves(struct span word)
{
	static const char *const words[] = {"quit", "menu", "new", "sides", "load", "settings"};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (text_is(word, words[i]))
			return true;
	return false;
}

static bool is_help(const struct match *match, struct span text)
{
	char line[TYPED_LINE_MAX];
	struct span rest = typed_command(text, match->coords, line);
	return text_is(text_word(&rest), "help");
}

/* Shows the help; false where *text was typed in its place. */
static bool help(struct view *view, struct match *match, struct span *text)
{
	paging_begin(view);
	view_note_text(view, PHRASE_HELP_BACK);
	if (view->screen.keys)
		view_note_text(view, PHRASE_HELP_BACK_KEYS);
	enum paging paging = paging_show(view, match, text);
	view->notes_alone = !picture_has_room(view, match);
	return paging != PAGING_LEFT;
}

/* False where the look back is over, and *text is for the game. */
static bool obey(struct view *view, struct match *match, int *at, struct span *text)
{
	char line[TYPED_LINE_MAX], typed[TYPED_TEXT_MAX];
	while (is_help(match, *text))
		if (help(view, match, text))
			return true;
	struct span said = typed_command(*text, match->coords, line), rest = said;
	struct span word = text_word(&rest);
	if (leaves(word))
		return false;
	if (text_is(word, "save")) {
		match->session.game = match->whole;
		files_save(view, match);
	} else if (lookback_is_word(word) ? !step(view, match, at, said) : !ask_about(view, match, said)) {
		view_note(view, PHRASE_BACK_WRONG, (const char *const[]){view_typed(*text, typed)});
	}
	return true;
}

/* Where the game is looked at, and what may be typed. */
static bool ask(struct view *view, struct match *match, struct span *text)
{
	char at[12], all[12];
	snprintf(at, sizeof at, "%d", game_moves(&match->session.game));
	snprintf(all, sizeof all, "%d", game_moves(&match->whole));
	if (match->insights.on)
		analysis_note(view, match);
	view->hand.steps = true;
	enum phrase phrase = view->screen.keys ? PHRASE_BACK_ASK_KEYS : PHRASE_BACK_ASK;
	return prompt_ask(view, match, picture_draw, phrase, (const char *const[]){at, all}, text);
}

enum lookback lookback(struct view *view, struct match *match, struct span *text)
{
	int plies = match->session.game.plies;
	match->whole = match->session.game;
	bool stays = obey(view, match, &plies, text);
	while (stays) {
		show(match, plies);
		bool asked = ask(view, match, text);
		if (!asked || text->length == 0) {
			match->session.game = match->whole;
			return asked ? LOOKBACK_GAME : LOOKBACK_END;
		}
		stays = obey(view, match, &plies, text);
	}
	match->session.game = match->whole;
	return LOOKBACK_WORD;
}
