#include "terminal/view/remark.h"

#include <stdio.h>
#include <string.h>

#include "commands/refusal.h"
#include "rules/line.h"
#include "rules/opening_name.h"
#include "terminal/view/explain.h"

enum { DUTY_TEXT_MAX = 400 };

/* Returns the player's name. */
static const char *opening_text_player(const struct paper *paper, enum who who)
{
	return phrase_texts[paper->language][who == WHO_FIRST ? WORDING_FIRST : WORDING_SECOND];
}

/* Writes what the player on turn may or must do, with `example` as the example of a move. Returns `out`. */
static const char *write_duty(const struct paper *paper, const struct opening *opening, const char *example,
                              char out[DUTY_TEXT_MAX])
{
	struct sink text = sink_into(out, DUTY_TEXT_MAX);
	wording_put_duty(&text, &(struct wording_duty){phrase_texts[paper->language], example, false}, opening);
	return out;
}

bool opening_text_runs(const struct session *session)
{
	struct opening opening;
	const struct game *game = &session->game;
	if (!play_is_of_people(session) || game_over(game))
		return false;
	game_opening(game, &opening);
	return !opening.over;
}

unsigned opening_text_words(const struct session *session, unsigned flags)
{
	const struct game *game = &session->game;
	struct opening opening;
	bool watched = play_is_watched(session);
	if (!(flags & WORD_GAME) || game_over(game))
		return flags;
	flags |= watched ? 0 : WORD_PERSON;
	if (opening_text_runs(session)) {
		game_opening(game, &opening);
		flags |= opening.swap ? WORD_SWAP : 0;
		flags |= opening.more ? WORD_MORE : 0;
		flags |= opening.number > 0 ? WORD_NUMBER : 0;
		flags |= opening.offer > 0 ? WORD_OFFER : 0;
	} else {
		flags |= WORD_TURN | (watched ? 0 : WORD_PLAYS);
	}
	if (!watched && game->rules.penalty == PENALTY_CLAIM && ruleset_forbids(&game->rules, SIDE_BLACK))
		flags |= WORD_FOUL;
	return flags;
}

struct next opening_text_put(struct paper *paper, struct play *play, enum phrase phrase)
{
	struct opening opening;
	char duty[DUTY_TEXT_MAX], name[OPPONENT_NAME_MAX + 8] = "", words[OPENING_WORDS_MAX];
	const struct game *game = &play->session.game;
	game_opening(game, &opening);
	enum who who = game_player(game, &opening);
	enum side first = opening.black == WHO_FIRST ? SIDE_BLACK : SIDE_WHITE;
	const char *called = play->opponents.name[who];
	if (called[0])
		snprintf(name, sizeof name, paper->language == LANGUAGE_ZH ? "（%s）" : " (%s)", called);
	const char *const arguments[] = {
		paper_side(paper, first),
		paper_side(paper, side_other(first)),
		opening_text_player(paper, who),
		write_duty(paper, &opening, EXAMPLE(&play->session), duty),
		NUMBER(opening.stones + 1),
		name,
		paper_side(paper, opening.stones % 2 == 0 ? SIDE_BLACK : SIDE_WHITE),
		opening_words_write(paper->language, game->rules.opening, game->rules.opening_n, words),
		paper_side(paper, who == WHO_FIRST ? first : side_other(first))};
	if (phrase == PHRASE_ASK_OPENING)
		return paper_ask(paper, phrase, arguments);
	return paper_note(paper, phrase, arguments);
}

/* Notes what the opening allows instead of a refused command of this kind; for a stone, only where it may go. */
static void opening_text_note_barred(struct paper *paper, struct session *session, enum command_kind kind)
{
	struct opening opening;
	char duty[DUTY_TEXT_MAX];
	game_opening(&session->game, &opening);
	if (kind == COMMAND_MOVE && opening.move) {
		opening.swap = opening.more = false;
		opening.number = opening.offer = 0;
	}
	paper_note(paper, PHRASE_OPENING_BARS, WITH(write_duty(paper, &opening, EXAMPLE(session), duty)));
}

/* Notes the steps from here on, if nobody swaps, adds stones or offers points in place of a stone. *branch becomes the
   opening after the first step that gives this choice, if there is one. Returns the choice, or PLY_STONE. */
static enum ply_kind note_steps(struct paper *paper, struct opening opening, struct opening *branch)
{
	const struct wording_duty duty = {.texts = phrase_texts[paper->language], .general = true};
	enum ply_kind choice = PLY_STONE;
	while (!opening.over) {
		bool black = (opening.stones % 2 == 0) == (opening.picks == 0); /* White picks one of the black stones */
		enum who who = (opening.black == WHO_FIRST) == black ? WHO_FIRST : WHO_SECOND;
		char bytes[DUTY_TEXT_MAX];
		struct sink line = sink_into(bytes, sizeof bytes);
		wording_put_step(&line, &duty, &opening, who);
		paper_note_sentence(paper, bytes, true);
		bool offers = opening.offer > 0 && opening.move;
		if (opening.more || offers) {
			choice = opening.more ? PLY_MORE : PLY_OFFER;
			*branch = opening;
			opening_step(branch, &(struct ply){.kind = (uint8_t)choice, .point = (int16_t)opening.offer});
		}
		struct ply ply = {.kind = PLY_STONE}; /* of those who may place one */
		if (opening.number > 0)
			ply = (struct ply){.kind = PLY_NUMBER, .point = (int16_t)opening.number};
		else if (!opening.move)
			ply = (struct ply){.kind = PLY_OFFER, .point = (int16_t)opening.offer};
		opening_step(&opening, &ply);
	}
	return choice;
}

void opening_text_note_steps(struct paper *paper, const struct ruleset *rules)
{
	struct opening opening, branch;
	opening_start(&opening, rules, 0);
	enum ply_kind choice = note_steps(paper, opening, &branch);
	if (choice == PLY_STONE)
		return;
	paper_note(paper, choice == PLY_MORE ? PHRASE_STEPS_MORE : PHRASE_STEPS_OFFER, no_arguments);
	note_steps(paper, branch, &opening);
}

/* Notes why an offer is refused. */
static void opening_text_note_offer(struct paper *paper, struct session *session, const struct command *command)
{
	const struct game *game = &session->game;
	struct opening opening;
	struct offer_fault fault = game_offer_fault(game, command->point_list, command->points);
	game_opening(game, &opening);
	if (fault.status == STATUS_OK)
		paper_note(paper, PHRASE_OFFER_COUNT, WITH(NUMBER(opening.offer), NUMBER(command->points)));
	else
		paper_note_wording(paper, fault.point == fault.earlier ? WORDING_OFFER_TWICE : WORDING_OFFER_SAME,
		                   WITH(POINT_NAME(session, fault.earlier), POINT_NAME(session, fault.point)));
}

/* Returns the Chinese word for an English one, where the screen is Chinese: the command may have been translated.
   Returns any other text as it is. */
static const char *word_shown(const struct paper *paper, const char *text)
{
	const struct word *row = words_find(text_span(text));
	return row && paper->language == LANGUAGE_ZH && row->chinese[0] ? row->chinese[0] : text;
}

/* Notes how a word is used: with its argument, or alone. `typed` is the word as it was typed. */
static void remark_usage(struct paper *paper, const struct word *word, const char *typed)
{
	const char *argument = word->argument[paper->language];
	if (argument && strcmp(argument, "[N]") == 0)
		paper_note_wording(paper, WORDING_NUMBER, WITH(typed));
	else if (argument && argument[0] == '[')
		paper_note(paper, PHRASE_NEEDS_SWITCH, WITH(typed));
	else if (argument)
		paper_note(paper, PHRASE_USAGE, WITH(typed, argument));
	else
		paper_note_wording(paper, WORDING_ALONE, WITH(typed));
}

/* Explains how to use a command whose argument is wrong, or where a word can be used that is neither for a game nor for
   its end. Returns false for another text. */
static bool remark_misuse(struct paper *paper, struct session *session, struct span text)
{
	const char *words = word_shown(paper, TYPED(text_word(&(struct span){text.at, text.length})));
	struct span rest = TYPED_COMMAND(text, session->coords);
	enum wording misuse = refusal_color_misuse(rest);
	struct span word = text_word(&rest);
	const struct word *row = words_find(word);
	unsigned flags = row ? row->flags : 0, game = WORD_GAME | WORD_TURN | WORD_PERSON | WORD_PLAYS | WORD_OVER;
	if ((flags & game) == 0 && (flags & (WORD_LOOKS | WORD_SOLVES)) != 0)
		paper_note(paper, flags & WORD_LOOKS ? PHRASE_ONLY_BACK : PHRASE_ONLY_PUZZLES, WITH(words));
	else if (text_is(word, "why"))
		paper_note_wording(paper, WORDING_POINT, WITH(words, EXAMPLE(session)));
	else if (misuse != WORDINGS)
		paper_note_wording(paper, misuse, no_arguments);
	else if (row && (row->argument[paper->language] || row->flags))
		remark_usage(paper, row, words);
	else
		return false;
	return true;
}

void remark_other_screen(struct paper *paper, struct session *session, struct span typed, unsigned screen,
                         enum phrase phrase)
{
	struct command command;
	struct span text = TYPED_COMMAND(typed, session->coords), rest = text;
	command_read(&command, text, session->coords, session->game.board.size);
	if (remark_question(paper, session, &command, text) || command.kind == COMMAND_SHOW)
		return;
	const struct word *word = words_find(text_word(&rest));
	const char *argument = word ? word->argument[paper->language] : NULL;
	bool wrong = text_trim(rest).length > 0 || (argument && argument[0] != '['); /* wrong or missing argument */
	if (word && (word->flags & screen) != 0 && wrong) {
		remark_usage(paper, word, word_shown(paper, TYPED(text_word(&typed))));
		return;
	}
	bool known = word || command.kind != COMMAND_SYNTAX;
	paper_note(paper, known ? phrase : PHRASE_UNKNOWN_WORD, WITH(TYPED(typed)));
}

/* Notes why the opening refuses a command. */
static void remark_opening(struct paper *paper, struct session *session, const struct command *command,
                           const char *typed)
{
	if (command->kind == COMMAND_OFFER)
		opening_text_note_offer(paper, session, command);
	else if (command->kind == COMMAND_MOVE || command_rows[command->kind].class == CLASS_STEP)
		opening_text_note_barred(paper, session, command->kind);
	else
		paper_note_wording(paper, WORDING_OPENING_RUNS, WITH(typed));
}

static void remark_off_board(struct paper *paper, struct session *session, const char *typed)
{
	int end = session->game.board.size - 1, first_y = coords_from_top(session->coords) ? end : 0;
	paper_note_wording(paper, WORDING_OFF_BOARD,
	                   WITH(typed, POINT_NAME(session, point_at(0, first_y)),
	                        POINT_NAME(session, point_at(end, end - first_y))));
}

static void remark_syntax(struct paper *paper, struct session *session, const char *typed)
{
	if (refusal_suspects_coords(text_span(typed), session->coords, session->game.board.size)) {
		paper_note(paper, PHRASE_OTHER_COORDS, WITH(typed, EXAMPLE(session)));
		return;
	}
	char quoted[TYPED_TEXT_MAX + 8], bytes[TYPED_TEXT_MAX + 160];
	struct sink text = sink_into(bytes, sizeof bytes);
	phrase_write(quoted, sizeof quoted, paper->language, PHRASE_QUOTED, WITH(typed));
	sink_fill(&text, phrase_texts[paper->language][WORDING_SYNTAX], WITH(quoted, EXAMPLE(session)));
	sink_text(&text, paper_text(paper, PHRASE_TYPE_HELP));
	paper_note_sentence(paper, bytes, false);
}

/* Returns the typed text without the words that are not to blame: of an offer, only the first point that is taken or
   off the board. */
static struct span blamed(const struct session *session, const struct command *command, enum wording reason,
                          struct span text)
{
	struct span word = text_word(&(struct span){text.at, text.length});
	bool stone = command->kind == COMMAND_MOVE;
	if (reason == WORDING_NO_STEPS || reason == WORDING_NOW || reason == WORDING_LATE ||
	    (reason == WORDING_STEP && !stone))
		return word;
	if (command->kind != COMMAND_OFFER || (reason != WORDING_OCCUPIED && reason != WORDING_OFF_BOARD))
		return text;
	int index = game_offer_fault(&session->game, command->point_list, command->points).index;
	for (int i = -1; i <= index; i++) /* the word of the command is before the points */
		word = text_word(&text);
	return word;
}

void remark_refusal(struct paper *paper, struct session *session, enum status status, const struct command *command,
                    struct span text)
{
	enum wording reason = refusal_of(status, command->kind);
	const char *words = word_shown(paper, TYPED(blamed(session, command, reason, text)));
	switch (reason) {
	case WORDING_NO_STEPS:
		if (opening_text_runs(session))
			paper_note(paper, PHRASE_NO_CHOICE, WITH(words));
		else
			paper_note_wording(paper, WORDING_NO_STEPS, WITH(words));
		break;
	case WORDING_OFF_BOARD:
		remark_off_board(paper, session, words);
		break;
	case WORDING_STEP:
		remark_opening(paper, session, command, words);
		break;
	case WORDING_UNJUDGED:
		paper_note_wording(paper, WORDING_UNJUDGED, WITH(POINT_NAME(session, command->point)));
		break;
	case WORDING_FORBIDDEN: /* in a file */
		paper_note_wording(paper, WORDING_FORBIDDEN,
		                   WITH(POINT_NAME(session, command->point),
		                        KINDS(paper->language, forbidden_reasons(&session->game.board, command->point))));
		break;
	case WORDING_SYNTAX:
		if (!remark_misuse(paper, session, text))
			remark_syntax(paper, session, words);
		break;
	case WORDING_NOW: /* the command is `expect` */
		paper_note(paper, PHRASE_FOR_FILES, WITH(words));
		break;
	default:
		paper_note_wording(paper, reason, WITH(words));
	}
}

void remark_forbidden(struct paper *paper, struct session *session, int point, struct verdict verdict)
{
	enum penalty penalty = session->game.rules.penalty;
	const char *const arguments[] = {POINT_NAME(session, point), KINDS(paper->language, verdict.reasons)};
	if (penalty == PENALTY_REJECT) {
		paper_note_wording(paper, WORDING_FORBIDDEN, arguments);
		explain_shapes(paper, session, SIDE_BLACK, point);
		return;
	}
	paper_note(paper, penalty == PENALTY_LOSE ? PHRASE_FORBIDDEN_LOST : PHRASE_FORBIDDEN_CLAIM, arguments);
	explain_foul(paper, session, point);
}

/* Notes the usual name of the three stones on the board. */
static void name_pattern(struct paper *paper, struct session *session)
{
	const struct game *game = &session->game;
	const char *name = game->board.stones == 3 && ruleset_forbids(&game->rules, SIDE_BLACK) ? opening_name(game) : NULL;
	if (name)
		paper_note(paper, PHRASE_PATTERN,
		           WITH(name + 1, opening_words_pattern(paper->language, name), NUMBER(name[0] == 'D')));
}

void remark_machine_move(struct paper *paper, struct session *session, enum side side, int point,
                         long long milliseconds)
{
	if (point == POINT_NONE)
		paper_note(paper, PHRASE_PASSED, WITH(paper_side(paper, side)));
	else
		paper_note(paper, PHRASE_PLAYED,
		           WITH(paper_side(paper, side), POINT_NAME(session, point), SECONDS(milliseconds)));
	name_pattern(paper, session);
}

bool remark_question(struct paper *paper, struct session *session, const struct command *command, struct span text)
{
	const struct game *game = &session->game;
	int point = command->kind == COMMAND_WHY ? command->point : POINT_NONE;
	struct span rest = text;
	text_word(&rest);
	if (command->kind == COMMAND_FORBIDDEN)
		explain_forbidden_points(paper, session);
	else if (command->kind != COMMAND_WHY)
		return false;
	else if (point == POINT_NONE || !board_empty(&game->board, point))
		remark_refusal(paper, session, point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED, command,
		               text_trim(rest));
	else
		explain_point(paper, session, ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move, point);
	paper->notes.replace = true;
	return true;
}

void remark_change(struct paper *paper, struct session *session, const struct command *command, enum side side,
                   int undone, struct verdict verdict)
{
	if (command->kind == COMMAND_MOVE) {
		if (status_forbidden(verdict.status) && !game_over(&session->game))
			remark_forbidden(paper, session, command->point, verdict);
		name_pattern(paper, session);
	} else if (command->kind == COMMAND_PASS) {
		paper_note(paper, PHRASE_PASSED, WITH(paper_side(paper, side)));
	} else if (command->kind == COMMAND_DRAW && !game_over(&session->game)) {
		paper_note(paper, PHRASE_OFFERED, WITH(paper_side(paper, side), paper_side(paper, side_other(side))));
	} else if (command->kind == COMMAND_UNDO) {
		paper_note(paper, PHRASE_UNDONE, WITH(NUMBER(undone)));
	} else if (command->kind == COMMAND_SWAP) {
		struct opening opening;
		game_opening(&session->game, &opening);
		paper_note(paper, PHRASE_SWAPPED,
		           WITH(opening_text_player(paper, (enum who) !game_player(&session->game, &opening)),
		                paper_side(paper, side_other(side))));
	}
}

int remark_winning_row(const struct game *game, int row[BOARD_MAX])
{
	if (game->plies == 0 || game->history[game->plies - 1].kind != PLY_STONE)
		return 0;
	const struct ply *last = &game->history[game->plies - 1];
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		struct row found = line_row(&game->board, last->side, last->point, d);
		if (!line_wins(&game->board, &game->rules, last->side, last->point, d, found))
			continue;
		for (int i = 0; i < found.length; i++)
			row[i] = board_step(&game->board, last->point, d, i - found.before);
		return found.length;
	}
	return 0;
}

void remark_result(struct paper *paper, struct session *session, bool late)
{
	const struct game *game = &session->game;
	struct verdict verdict = game_status(game);
	const struct ply *last = &game->history[game->plies - 1];
	int row[BOARD_MAX];
	char stones[BOARD_MAX * (POINT_TEXT_MAX + 1) + 1];
	struct sink list = sink_into(stones, sizeof stones);
	int length = remark_winning_row(game, row);
	for (int i = 0; i < length; i++)
		explain_add_point(&list, session, row[i]);
	if (last->kind == PLY_CLAIM) {
		const struct ply *foul = last - 1;
		paper_note(paper, PHRASE_FORBIDDEN_PLAYED,
		           WITH(POINT_NAME(session, foul->point), KINDS(paper->language, foul->reasons)));
		explain_foul(paper, session, foul->point);
		paper_note(paper, PHRASE_CLAIMED, no_arguments);
	}
	if (last->kind == PLY_RESIGN) {
		paper_note(paper, late ? PHRASE_TIME_UP : PHRASE_RESIGNED,
		           WITH(paper_side(paper, last->side), paper_side(paper, side_other(last->side))));
		return;
	}
	if (status_forbidden(verdict.status)) {
		remark_forbidden(paper, session, last->point, verdict);
	} else if (verdict.status == STATUS_DRAW) {
		enum phrase drawn = last->kind == PLY_PASS ? PHRASE_DRAW_PASSES : PHRASE_DRAW;
		if (board_full(&game->board))
			drawn = PHRASE_DRAW_FULL;
		paper_note(paper, last->kind == PLY_AGREE ? PHRASE_AGREED : drawn, no_arguments);
	} else {
		enum side winner = verdict.status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE;
		paper_note(paper, length > 0 ? PHRASE_WON_ROW : PHRASE_WON,
		           WITH(paper_side(paper, winner), stones, NUMERAL(paper->language, game->rules.connect)));
	}
}

/* Writes who plays: the machine, a person's name, or that a person without a name does. */
static const char *write_mover(enum language language, enum mover_id player, const char *name,
                               char out[PLAYER_TEXT_MAX])
{
	const char *machine = phrase_value(language, movers[player].name);
	if (player == MOVER_HUMAN && name[0])
		snprintf(out, PLAYER_TEXT_MAX, "%s", name);
	else
		phrase_write(out, PLAYER_TEXT_MAX, language, player == MOVER_HUMAN ? PHRASE_HUMAN : PHRASE_MACHINE, &machine);
	return out;
}

const char *players_write(const struct paper *paper, const struct session *session, const struct opponents *opponents,
                          enum side side, char out[PLAYER_TEXT_MAX])
{
	const char *name = opponents->name[opponents_who(&session->game, side)];
	return write_mover(paper->language, session->player[side], name, out);
}

/* Is the text what players_write() writes for a machine, or for a person without a name? */
static bool is_nameless(struct span text)
{
	char written[PLAYER_TEXT_MAX];
	for (enum language language = 0; language < LANGUAGES; language++)
		for (enum mover_id id = MOVER_HUMAN; id < MOVERS; id++)
			if (text_is(text, write_mover(language, id, "", written)))
				return true;
	return false;
}

void players_take_names(struct opponents *opponents, const struct game *game, const char *black, const char *white)
{
	black = is_nameless(text_span(black)) ? "" : black;
	white = is_nameless(text_span(white)) ? "" : white;
	bool first = opponents_who(game, SIDE_BLACK) == WHO_FIRST;
	opponents_name(opponents, first ? black : white, first ? white : black);
}

void players_note_score(struct paper *paper, const struct session *session, const struct opponents *opponents)
{
	if (opponents->wins[WHO_FIRST] + opponents->wins[WHO_SECOND] + opponents->draws < 2)
		return;
	paper_note(paper, PHRASE_SCORE,
	           WITH(PLAYER(paper, session, opponents, SIDE_BLACK),
	                NUMBER(opponents->wins[opponents_who(&session->game, SIDE_BLACK)]),
	                PLAYER(paper, session, opponents, SIDE_WHITE),
	                NUMBER(opponents->wins[opponents_who(&session->game, SIDE_WHITE)]), NUMBER(opponents->draws)));
}
