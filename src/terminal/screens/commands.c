/* What a person types in a game: moves, commands, and the words that only the terminal has. */
#include "terminal/screens/screens.h"

#include "review/review.h"
#include "terminal/actions/setting.h"
#include "terminal/actions/think.h"
#include "terminal/learn/learn.h"
#include "terminal/view/remark.h"

static void draw_offered(struct view *view, struct play *play, const struct command *command, struct span text)
{
	struct session *session = &play->session;
	struct game *game = &session->game;
	bool answers = game->offer != SIDE_NONE;
	enum side side = game_draw_side(game);
	enum side other = side_other(side);
	if (!game_over(game) && !answers && session->player[other] != MOVER_HUMAN) {
		if (!think_agrees(view, play, other))
			paper_note(&view->paper, PHRASE_DECLINED, WITH(paper_side(&view->paper, other)));
		return;
	}
	struct verdict verdict;
	if (!session_obey(session, command, &verdict))
		remark_refusal(&view->paper, &play->session, verdict.status, command, text);
	else if (!answers)
		paper_note(&view->paper, PHRASE_OFFERED, WITH(paper_side(&view->paper, side), paper_side(&view->paper, other)));
}

void commands_start_clocks_again(struct paper *paper, struct chess_clock *clock, const struct game *game)
{
	if (!chess_clock_flagged(clock, SIDE_BLACK) && !chess_clock_flagged(clock, SIDE_WHITE))
		return;
	chess_clock_start(clock, game->plies);
	paper_note(paper, PHRASE_CLOCKS_AGAIN, no_arguments);
}

/* Obeys a command that changes the game. The records are still those of the game before. */
static void change(struct paper *paper, struct session *session, struct chess_clock *clock,
                   const struct ply_records *records, const struct command *command, struct span text)
{
	enum side side = session->game.to_move;
	int plies = session->game.plies;
	struct verdict verdict;
	bool accepted = session_obey(session, command, &verdict);
	if (status_refused(verdict.status))
		remark_refusal(paper, session, verdict.status, command, text);
	else if (!accepted)
		remark_forbidden(paper, session, command->point, verdict);
	else
		remark_change(paper, session, command, side, plies - session->game.plies, verdict);
	if (!accepted || command->kind != COMMAND_UNDO)
		return;
	if (ply_records_last_noted(records) > session->game.plies)
		paper_note(paper, PHRASE_NOTES_RETURN, no_arguments);
	commands_start_clocks_again(paper, clock, &session->game);
}

/* Returns the screen that a word opens whatever follows it; NULL for another word. */
static const struct screen_ops *screen_of_word(enum word_id id)
{
	switch (id) {
	case WORD_SETTINGS:
		return &settings_screen;
	case WORD_LEARN:
		return &lesson_screen;
	case WORD_QUIZ:
		return &quiz_screen;
	default:
		return NULL;
	}
}

/* Obeys a word that only the terminal has. Returns false for another word, or for an argument that it cannot have. */
static bool obey_game_word(struct view *view, struct play *play, struct span text, struct next *next)
{
	static const enum next_kind leaves[] =
		{[WORD_SIDES] = NEXT_SIDES, [WORD_MENU] = NEXT_MENU, [WORD_QUIT] = NEXT_QUIT};
	struct span rest = text;
	const struct word *word = words_find(text_word(&rest));
	bool looks = lookback_is_word(word);
	if (!word || (!word->argument[LANGUAGE_EN] && !looks && text_trim(rest).length > 0))
		return false;
	if (looks && word->id != WORD_BETTER)
		*next = lookback_open(view, play, text);
	if (looks)
		return word->id != WORD_BETTER;
	struct span name = typed_rest(typed_name(view->typing.answer.entire));
	switch (word->id) {
	case WORD_HINT:
		return think_best_moves(&view->paper, &view->lookback, &play->session, rest);
	case WORD_SAVE:
		*next = save_game(view, play);
		return true;
	case WORD_LOAD:
		*next = next_opens(&load_screen);
		if (name.length > 0)
			*next = load_open(view, play, name, 0, *next);
		return true;
	case WORD_NOTE:
		*next = note_obey(view, &play->session, &play->records, game_last_position(&play->session.game));
		return true;
	case WORD_MOVES:
		book_show_moves(&view->paper, &play->session, rest);
		return true;
	case WORD_THREATS:
		return kept_show_threats(view, play, rest);
	case WORD_HELP:
		*next = help_show(view, &play->session, WORD_GAME | (game_over(&play->session.game) ? WORD_OVER : 0));
		return true;
	case WORD_RULES:
		*next = page_rules(view, &play->session.game.rules, PAGE_ALONE);
		return true;
	case WORD_SIDES:
	case WORD_MENU:
	case WORD_QUIT:
		*next = leave_for(view, leaves[word->id], -1, 0, "");
		return true;
	case WORD_PUZZLE:
		*next = puzzle_open(view, play, name);
		return true;
	default:
		break;
	}
	if (screen_of_word(word->id))
		*next = next_opens(screen_of_word(word->id));
	return screen_of_word(word->id) != NULL;
}

/* Lets a machine answer. The person's clock stops only if the machine moves for them. */
static void ask_adviser(struct view *view, struct play *play, const struct command *command, struct span text)
{
	struct verdict verdict = session_may_ask(&play->session);
	if (command->kind == COMMAND_GO)
		chess_clock_stop(&play->clock);
	if (verdict.status != STATUS_OK)
		remark_refusal(&view->paper, &play->session, verdict.status, command, text);
	else if (command->kind == COMMAND_HINT)
		think_hint(view, play);
	else if (command->kind == COMMAND_SOLVE)
		think_solve(view, play);
	else
		think_turn(view, play);
}

/* Obeys the answer whether to resign. What is no answer is a command of the game. */
static struct next take_resignation(struct view *view, struct play *play, struct span answer)
{
	struct span word = typed_word(answer);
	const struct command resign = {.kind = COMMAND_RESIGN};
	if (text_is(word, "y") || text_is(word, "yes") || text_is(word, "resign"))
		change(&view->paper, &play->session, &play->clock, &play->records, &resign, word);
	else if (answer.length > 0 && !text_is(word, "n") && !text_is(word, "no"))
		return (struct next){.kind = NEXT_TYPED, .text = answer};
	return next_is(NEXT_BACK);
}

static const struct screen_ops resign_screen = {
	.question = PHRASE_RESIGN_ASK,
	.key_words = escape_is_no,
	.take = take_resignation,
};

/* Is a person at a terminal to be asked, because a game would be lost by a slip? */
static bool asks_to_resign(const struct view *view, const struct play *play)
{
	const struct game *game = &play->session.game;
	return view->paper.screen.echoes && game->plies > 0 && !game_over(game) && !play->late;
}

static struct next obey_game_command(struct view *view, struct play *play, const struct command *command,
                                     struct span text, struct span typed)
{
	bool turn = command_class(command->kind) == CLASS_TURN; /* refused while two machines play */
	if (turn && play_is_watched(&play->session) && !game_over(&play->session.game)) {
		paper_note(&view->paper, PHRASE_WATCHED, no_arguments);
		return next_is(NEXT_HERE);
	}
	switch (command->kind) {
	case COMMAND_NOTHING:
		play->stopped = false;
		break;
	case COMMAND_SHOW:
		break;
	case COMMAND_WHY:
	case COMMAND_FORBIDDEN:
		remark_question(&view->paper, &play->session, command, text);
		view->paper.notes.replace = true;
		break;
	case COMMAND_WHO:
		opening_text_put(&view->paper, &play->session, &play->opponents, PHRASE_WHO);
		break;
	case COMMAND_HINT:
	case COMMAND_SOLVE:
	case COMMAND_GO:
		ask_adviser(view, play, command, text);
		break;
	case COMMAND_DRAW:
		draw_offered(view, play, command, text);
		break;
	case COMMAND_SYNTAX:
		if (words_has(text, WORD_OVER) && !game_over(&play->session.game))
			paper_note(&view->paper, PHRASE_NOT_OVER, no_arguments);
		else
			remark_refusal(&view->paper, &play->session, STATUS_SYNTAX, command, typed);
		break;
	case COMMAND_NEW:
		return leave_for(view, NEXT_AGAIN, -1, 0, "");
	default:
		if (command->kind == COMMAND_RESIGN && asks_to_resign(view, play))
			return next_opens(&resign_screen);
		change(&view->paper, &play->session, &play->clock, &play->records, command, text);
	}
	return next_is(NEXT_HERE);
}

/* Reads a line that is only a number as the offered point with this number. */
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

struct next commands_obey(struct view *view, struct play *play, struct span typed)
{
	struct command command;
	char line[TYPED_COMMAND_MAX];
	struct next next = next_is(NEXT_HERE);
	const struct game *game = &play->session.game;
	struct span text = typed;
	command_read(&command, text, play->session.coords, game->board.size);
	if (command.kind != COMMAND_MOVE) { /* no word is a point */
		text = typed_command(typed, play->session.coords, line);
		if (obey_game_word(view, play, text, &next))
			return next;
		command_read(&command, text, play->session.coords, game->board.size);
		read_pick(game, text, &command);
	}
	return obey_game_command(view, play, &command, text, typed);
}
