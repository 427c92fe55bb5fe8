#include "terminal/obey.h"

#include "match/game_file.h"
#include "terminal/files.h"
#include "terminal/lookback.h"
#include "terminal/pages.h"
#include "terminal/paging.h"
#include "terminal/picture.h"
#include "terminal/prompt.h"
#include "terminal/protocol.h"
#include "terminal/remark.h"
#include "terminal/settings.h"
#include "terminal/think.h"
#include "terminal/typed.h"

static void draw_offered(struct view *view, struct match *match, const struct command *command, struct span text)
{
	struct session *session = &match->session;
	struct game *game = &session->game;
	bool answers = game->offer != SIDE_NONE;
	enum side side = game_draw_side(game);
	enum side other = side_other(side);
	if (!game_over(game) && !answers && session->player[other] != MOVER_HUMAN) {
		if (!think_agrees(view, match, other))
			view_note(view, PHRASE_DECLINED, (const char *const[]){view_side(view, other)});
		return;
	}
	struct verdict verdict;
	if (!session_obey(session, command, &verdict))
		remark_refusal(view, match, verdict.status, command, text);
	else if (!answers)
		view_note(view, PHRASE_OFFERED, (const char *const[]){view_side(view, side), view_side(view, other)});
}

static void change(struct view *view, struct match *match, const struct command *command, struct span text)
{
	struct session *session = &match->session;
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict;
	bool accepted = session_obey(session, command, &verdict);
	if (status_refused(verdict.status))
		remark_refusal(view, match, verdict.status, command, text);
	else if (!accepted)
		remark_forbidden(view, match, command->point, verdict);
	else
		remark_change(view, match, command, side, plies - session->game.plies, verdict);
}

/* Size, K, rule, forbidden moves and opening are those of the next game. */
static void change_settings(struct view *view, struct match *match)
{
	settings_ask(view, match);
	if (!ruleset_same(&match->session.rules, &match->session.game.rules))
		view_note(view, PHRASE_NEXT_GAME, no_arguments);
}

bool obey_may_drop(struct view *view, struct match *match)
{
	struct span answer;
	while (game_file_would_lose(match)) {
		if (!prompt_ask(view, match, NULL, PHRASE_DROP_ASK, no_arguments, &answer))
			return true;
		struct span word = typed_word(answer);
		if (text_is(word, "y") || text_is(word, "yes"))
			return true;
		if (answer.length == 0 || text_is(word, "n") || text_is(word, "no"))
			return false;
		char line[TYPED_LINE_MAX];
		struct span rest = typed_command(answer, match->coords, line);
		if (text_is(text_word(&rest), "save"))
			files_save(view, match);
		else
			view_note(view, PHRASE_DROP_WRONG, no_arguments);
	}
	return true;
}

static enum next leave(struct view *view, struct match *match, enum next next)
{
	return obey_may_drop(view, match) ? next : NEXT_TURN;
}

/* A long answer stands alone. */
static void give_answer(struct view *view, struct match *match)
{
	view->notes_alone = !picture_has_room(view, match);
}

/* The side to move has thought meanwhile. */
static enum next look_back(struct view *view, struct match *match, struct span text, struct span *instead)
{
	const struct session *session = &match->session;
	bool runs = !game_over(&session->game) && !session_awaits_machine(session);
	enum side side = session->game.to_move;
	long long start = deadline_now();
	enum lookback end = lookback(view, match, &text);
	if (runs)
		match->used[side] += deadline_now() - start;
	switch (end) {
	case LOOKBACK_END:
		return NEXT_QUIT;
	case LOOKBACK_WORD:
		*instead = text;
		return NEXT_TURN;
	default:
		return NEXT_TURN;
	}
}

/* A long text was noted from paging_begin() on. What is typed in place of Enter is for the game. */
static enum next show_pages(struct view *view, struct match *match, struct span *instead)
{
	struct span text;
	switch (paging_show(view, match, &text)) {
	case PAGING_LEFT:
		*instead = text;
		return NEXT_TURN;
	case PAGING_END:
		return NEXT_QUIT;
	default:
		view->notes_alone = true;
		return NEXT_TURN;
	}
}

static enum next help(struct view *view, struct match *match, struct span *instead)
{
	paging_begin(view);
	view_note_text(view, PHRASE_HELP);
	if (view->screen.keys)
		view_note_text(view, PHRASE_HELP_KEYS);
	return show_pages(view, match, instead);
}

static enum next tell_rules(struct view *view, struct match *match, struct span *instead)
{
	paging_begin(view);
	pages_note_rules(view, &match->session.game.rules);
	return show_pages(view, match, instead);
}

/* The words that only a person uses; false for another. A word that asks for an answer may be left with a command typed
   in its place: *instead. */
static bool obey_word(struct view *view, struct match *match, struct span text, enum next *next, struct span *instead)
{
	struct span rest = text;
	struct span word = text_word(&rest);
	if (text_is(word, "save")) {
		files_save(view, match);
	} else if (text_is(word, "load")) {
		files_load_typed(view, match, typed_rest(view->raw), obey_may_drop);
	} else if (lookback_is_word(word)) {
		*next = look_back(view, match, text, instead);
	} else if (text_trim(rest).length > 0) {
		return false;
	} else if (text_is(word, "help")) {
		*next = help(view, match, instead);
	} else if (text_is(word, "rules")) {
		*next = tell_rules(view, match, instead);
	} else if (text_is(word, "sides")) {
		*next = leave(view, match, NEXT_SIDES);
	} else if (text_is(word, "menu")) {
		*next = leave(view, match, NEXT_MENU);
	} else if (text_is(word, "settings")) {
		change_settings(view, match);
	} else if (text_is(word, "quit")) {
		*next = leave(view, match, NEXT_QUIT);
	} else {
		return false;
	}
	return true;
}

/* A move, or what stands for one: not for who watches. */
static bool is_a_players(enum command_kind kind)
{
	return kind >= COMMAND_MOVE && kind <= COMMAND_DRAW;
}

/* A machine does not think on a person's time. */
static void ask_machine(struct view *view, struct match *match, const struct command *command, struct span text)
{
	struct verdict verdict = session_may_ask(&match->session);
	enum side side = match->clock.side;
	chess_clock_stop(&match->clock);
	if (verdict.status != STATUS_OK)
		remark_refusal(view, match, verdict.status, command, text);
	else if (command->kind == COMMAND_HINT)
		think_hint(view, match);
	else if (command->kind == COMMAND_SOLVE)
		think_solve(view, match);
	else
		think_turn(view, match);
	if (side != SIDE_NONE)
		chess_clock_run(&match->clock, side);
}

static enum next obey_command(struct view *view, struct match *match, const struct command *command, struct span text,
                              struct span typed)
{
	if (is_a_players(command->kind) && match_is_watched(match) && !game_over(&match->session.game)) {
		view_note(view, PHRASE_WATCHED, no_arguments);
		return NEXT_TURN;
	}
	switch (command->kind) {
	case COMMAND_NOTHING:
		return NEXT_ON;
	case COMMAND_SHOW:
		break;
	case COMMAND_WHY:
		remark_why(view, match, command, text);
		give_answer(view, match);
		break;
	case COMMAND_WHO:
		protocol_note(view, match, PHRASE_WHO);
		break;
	case COMMAND_FORBIDDEN:
		remark_forbidden_points(view, match);
		give_answer(view, match);
		break;
	case COMMAND_HINT:
	case COMMAND_SOLVE:
	case COMMAND_GO:
		ask_machine(view, match, command, text);
		break;
	case COMMAND_DRAW:
		draw_offered(view, match, command, text);
		break;
	case COMMAND_SYNTAX:
		remark_refusal(view, match, STATUS_SYNTAX, command, typed);
		break;
	case COMMAND_NEW:
		return leave(view, match, NEXT_AGAIN);
	default:
		change(view, match, command, text);
	}
	return NEXT_TURN;
}

/* A number alone stands for the offered point that is marked with it. */
static void read_pick(const struct game *game, struct span text, struct command *command)
{
	int number;
	if (command->kind != COMMAND_SYNTAX || !text_number(text, OPENING_OFFER_MAX, &number))
		return;
	if (number < 1 || number > game_offers(game))
		return;
	command->kind = COMMAND_MOVE;
	command->point = game->offered[number - 1];
}

/* Obeys one command; *instead is what was typed in place of an answer, and is to be obeyed next. */
static enum next obey_one(struct view *view, struct match *match, struct span typed, struct span *instead)
{
	struct command command;
	char line[TYPED_LINE_MAX];
	enum next next = NEXT_TURN;
	struct span text = typed_command(typed, match->coords, line);
	if (obey_word(view, match, text, &next, instead))
		return next;
	command_read(&command, text, match->coords, match->session.game.board.size);
	read_pick(&match->session.game, text, &command);
	return obey_command(view, match, &command, text, typed);
}

enum next obey(struct view *view, struct match *match, struct span typed)
{
	for (;;) {
		struct span instead = {NULL, 0};
		enum next next = obey_one(view, match, typed, &instead);
		if (instead.length == 0)
			return next;
		typed = instead;
	}
}
