#include "terminal/obey.h"

#include "terminal/files.h"
#include "terminal/lookback.h"
#include "terminal/manners.h"
#include "terminal/pages.h"
#include "terminal/paging.h"
#include "terminal/picture.h"
#include "terminal/protocol.h"
#include "terminal/remark.h"
#include "terminal/settings.h"
#include "terminal/think.h"
#include "terminal/typed.h"

static void draw_offered(struct desk *desk, const struct command *command, struct span text)
{
	struct session *session = &desk->match.session;
	struct game *game = &session->game;
	bool answers = game->offer != SIDE_NONE;
	enum side side = game_draw_side(game);
	enum side other = side_other(side);
	if (!game_over(game) && !answers && session->player[other] != MOVER_HUMAN) {
		if (!manners_agree(desk, other))
			desk_note(&desk->view, PHRASE_DECLINED, (const char *const[]){desk_side(&desk->view, other)});
		return;
	}
	struct verdict verdict = session_obey(session, command);
	if (game_rejects(game, verdict.status))
		remark_refusal(desk, verdict.status, command, text);
	else if (!answers)
		desk_note(&desk->view, PHRASE_OFFERED, (const char *const[]){desk_side(&desk->view, side), desk_side(&desk->view, other)});
}

static void change(struct desk *desk, const struct command *command, struct span text)
{
	struct session *session = &desk->match.session;
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict = session_obey(session, command);
	if (status_refused(verdict.status))
		remark_refusal(desk, verdict.status, command, text);
	else if (game_rejects(&session->game, verdict.status))
		remark_forbidden(desk, command->point, verdict);
	else
		remark_change(desk, command, side, plies - session->game.plies, verdict);
}

/* Size, K, rule, forbidden moves and opening are those of the next game. */
static void change_settings(struct desk *desk)
{
	settings_ask(desk);
	if (!ruleset_same(&desk->match.session.rules, &desk->match.session.game.rules))
		desk_note(&desk->view, PHRASE_NEXT_GAME, desk_nothing);
}

bool obey_may_drop(struct desk *desk)
{
	struct span answer;
	while (files_would_lose(&desk->match)) {
		if (!desk_ask(desk, NULL, PHRASE_DROP_ASK, desk_nothing, &answer))
			return true;
		struct span word = typed_word(answer);
		if (text_is(word, "y") || text_is(word, "yes"))
			return true;
		if (answer.length == 0 || text_is(word, "n") || text_is(word, "no"))
			return false;
		char line[TYPED_LINE_MAX];
		struct span rest = typed_command(answer, desk->match.coords, line);
		if (text_is(text_word(&rest), "save"))
			files_save(desk);
		else
			desk_note(&desk->view, PHRASE_DROP_WRONG, desk_nothing);
	}
	return true;
}

static enum next leave(struct desk *desk, enum next next)
{
	return obey_may_drop(desk) ? next : NEXT_TURN;
}

/* A long answer stands alone. */
static void give_answer(struct desk *desk)
{
	desk->view.notes_alone = !picture_has_room(desk);
}

/* The side to move has thought meanwhile. */
static enum next look_back(struct desk *desk, struct span text, struct span *instead)
{
	const struct session *session = &desk->match.session;
	bool runs = !game_over(&session->game) && !session_awaits_machine(session);
	enum side side = session->game.to_move;
	long long start = deadline_now();
	enum lookback end = lookback(desk, &text);
	if (runs)
		desk->match.used[side] += deadline_now() - start;
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
static enum next show_pages(struct desk *desk, struct span *instead)
{
	struct span text;
	switch (paging_show(desk, &text)) {
	case PAGING_LEFT:
		*instead = text;
		return NEXT_TURN;
	case PAGING_END:
		return NEXT_QUIT;
	default:
		desk->view.notes_alone = true;
		return NEXT_TURN;
	}
}

static enum next help(struct desk *desk, struct span *instead)
{
	paging_begin(&desk->view);
	desk_note_text(&desk->view, PHRASE_HELP);
	if (desk->view.screen.keys)
		desk_note_text(&desk->view, PHRASE_HELP_KEYS);
	return show_pages(desk, instead);
}

static enum next tell_rules(struct desk *desk, struct span *instead)
{
	paging_begin(&desk->view);
	pages_note_rules(&desk->view, &desk->match.session.game.rules);
	return show_pages(desk, instead);
}

/* The words that only a person uses; false for another. A word that asks for an answer may be left with a command typed in
   its place: *instead. */
static bool obey_word(struct desk *desk, struct span text, enum next *next, struct span *instead)
{
	struct span rest = text;
	struct span word = text_word(&rest);
	if (text_is(word, "save")) {
		files_save(desk);
	} else if (text_is(word, "load")) {
		files_load_typed(desk, typed_rest(desk->view.raw), obey_may_drop);
	} else if (lookback_is_word(word)) {
		*next = look_back(desk, text, instead);
	} else if (text_trim(rest).length > 0) {
		return false;
	} else if (text_is(word, "help")) {
		*next = help(desk, instead);
	} else if (text_is(word, "rules")) {
		*next = tell_rules(desk, instead);
	} else if (text_is(word, "sides")) {
		*next = leave(desk, NEXT_SIDES);
	} else if (text_is(word, "menu")) {
		*next = leave(desk, NEXT_MENU);
	} else if (text_is(word, "settings")) {
		change_settings(desk);
	} else if (text_is(word, "quit")) {
		*next = leave(desk, NEXT_QUIT);
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
static void ask_machine(struct desk *desk, const struct command *command, struct span text)
{
	struct verdict verdict = session_may_ask(&desk->match.session);
	enum side side = desk->match.clock.side;
	chess_clock_stop(&desk->match.clock);
	if (verdict.status != STATUS_OK)
		remark_refusal(desk, verdict.status, command, text);
	else if (command->kind == COMMAND_HINT)
		think_hint(desk);
	else if (command->kind == COMMAND_SOLVE)
		think_solve(desk);
	else
		think_turn(desk);
	if (side != SIDE_NONE)
		chess_clock_run(&desk->match.clock, side);
}

static enum next obey_command(struct desk *desk, const struct command *command, struct span text, struct span typed)
{
	if (is_a_players(command->kind) && think_alone(&desk->match) && !game_over(&desk->match.session.game)) {
		desk_note(&desk->view, PHRASE_WATCHED, desk_nothing);
		return NEXT_TURN;
	}
	switch (command->kind) {
	case COMMAND_NOTHING:
		return NEXT_ON;
	case COMMAND_SHOW:
		break;
	case COMMAND_WHY:
		remark_why(desk, command, text);
		give_answer(desk);
		break;
	case COMMAND_WHO:
		protocol_note(desk, PHRASE_WHO);
		break;
	case COMMAND_FORBIDDEN:
		remark_forbidden_points(desk);
		give_answer(desk);
		break;
	case COMMAND_HINT:
	case COMMAND_SOLVE:
	case COMMAND_GO:
		ask_machine(desk, command, text);
		break;
	case COMMAND_DRAW:
		draw_offered(desk, command, text);
		break;
	case COMMAND_SYNTAX:
		remark_refusal(desk, STATUS_SYNTAX, command, typed);
		break;
	case COMMAND_NEW:
		return leave(desk, NEXT_AGAIN);
	default:
		change(desk, command, text);
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
static enum next obey_one(struct desk *desk, struct span typed, struct span *instead)
{
	struct command command;
	char line[TYPED_LINE_MAX];
	enum next next = NEXT_TURN;
	struct span text = typed_command(typed, desk->match.coords, line);
	if (obey_word(desk, text, &next, instead))
		return next;
	command_read(&command, text, desk->match.coords, desk->match.session.game.board.size);
	read_pick(&desk->match.session.game, text, &command);
	return obey_command(desk, &command, text, typed);
}

enum next obey(struct desk *desk, struct span typed)
{
	for (;;) {
		struct span instead = {NULL, 0};
		enum next next = obey_one(desk, typed, &instead);
		if (instead.length == 0)
			return next;
		typed = instead;
	}
}
