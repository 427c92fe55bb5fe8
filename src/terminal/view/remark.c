#include "terminal/view/remark.h"

#include <stdio.h>
#include <string.h>

#include "commands/refusal.h"
#include "rules/forbidden.h"
#include "rules/opening_name.h"
#include "terminal/view/explain.h"
#include "terminal/view/opening_text.h"
#include "terminal/view/picture.h"
#include "terminal/words/opening_words.h"
#include "terminal/words/typed_words.h"
#include "terminal/words/words.h"

/* Notes how a word is used: with its argument, or alone. `typed` is the word as it was typed. */
static void remark_usage(struct paper *paper, const struct word *word, const char *typed)
{
	const char *argument = word->argument[paper->language];
	if (argument && strcmp(argument, "[N]") == 0)
		paper_note_wording(paper, WORDING_NUMBER, WITH(typed));
	else if (argument && argument[0] == '[')
		paper_note(paper, PHRASE_NEEDS_SWITCH, WITH(typed));
	else if (argument)
		paper_note(paper, PHRASE_USAGE, WITH(word->word, argument));
	else
		paper_note_wording(paper, WORDING_ALONE, WITH(typed));
}

/* Notes where the word can be used, if it is neither for a game nor for its end. Returns false for another word. */
static bool remark_elsewhere(struct paper *paper, const struct word *word, const char *typed)
{
	bool looks = (word->flags & WORD_LOOKS) != 0, solves = (word->flags & WORD_SOLVES) != 0;
	if ((word->flags & (WORD_GAME | WORD_TURN | WORD_PERSON | WORD_PLAYS | WORD_OVER)) || (!looks && !solves))
		return false;
	paper_note(paper, looks ? PHRASE_ONLY_BACK : PHRASE_ONLY_PUZZLES, WITH(typed));
	return true;
}

/* Explains how to use a command whose argument is wrong. Returns false for another text. */
static bool remark_misuse(struct paper *paper, struct play *play, struct span text)
{
	char words[TYPED_TEXT_MAX];
	char line[TYPED_COMMAND_MAX];
	struct span written = text_word(&(struct span){text.at, text.length});
	struct span rest = typed_command(text, play->coords, line);
	enum color_misuse misuse = refusal_color_misuse(rest);
	struct span word = text_word(&rest);
	const struct word *row = words_find(word);
	view_typed(written, words);
	if (row && remark_elsewhere(paper, row, words))
		return true;
	if (text_is(word, "why"))
		paper_note_wording(paper, WORDING_POINT, WITH(words, EXAMPLE(play)));
	else if (misuse != COLOR_MISUSE_NONE)
		paper_note_wording(paper, misuse == COLOR_MISUSE_TURN ? WORDING_TURN : WORDING_SETUP, no_arguments);
	else if (row && (row->argument[paper->language] || words_has(word, WORD_ALONE)))
		remark_usage(paper, row, words);
	else
		return false;
	return true;
}

void remark_wrong_screen(struct paper *paper, struct play *play, struct span typed, unsigned screen, enum phrase phrase)
{
	struct command command;
	char line[TYPED_COMMAND_MAX];
	struct span rest = typed_command(typed, play->coords, line);
	command_read(&command, rest, play->coords, play->session.game.board.size);
	const struct word *word = words_find(text_word(&rest));
	const char *argument = word ? word->argument[paper->language] : NULL;
	bool wrong = text_trim(rest).length > 0 || (argument && argument[0] != '['); /* wrong or missing argument */
	if (word && (word->flags & screen) != 0 && wrong) {
		remark_usage(paper, word, TYPED(text_word(&typed)));
		return;
	}
	bool known = word || command.kind != COMMAND_SYNTAX;
	paper_note(paper, known ? phrase : PHRASE_UNKNOWN_WORD, WITH(TYPED(typed)));
}

/* Notes why the opening refuses a command. */
static void remark_opening(struct paper *paper, struct play *play, const struct command *command, const char *typed)
{
	if (command->kind == COMMAND_OFFER)
		opening_text_note_offer(paper, play, command);
	else if (command->kind == COMMAND_MOVE || command_class(command->kind) == CLASS_STEP)
		opening_text_note_barred(paper, play, command->kind);
	else
		paper_note_wording(paper, WORDING_OPENING_RUNS, WITH(typed));
}

static void remark_off_board(struct paper *paper, struct play *play, const char *typed)
{
	char first[POINT_TEXT_MAX + 1], last[POINT_TEXT_MAX + 1];
	int size = play->session.game.board.size;
	bool from_top = coords_from_top(play->coords);
	explain_write_point(play, point_at(0, from_top ? size - 1 : 0), first);
	explain_write_point(play, point_at(size - 1, from_top ? 0 : size - 1), last);
	paper_note_wording(paper, WORDING_OFF_BOARD, WITH(typed, first, last));
}

static void remark_syntax(struct paper *paper, struct play *play, const char *typed)
{
	char quoted[TYPED_TEXT_MAX + 8], bytes[TYPED_TEXT_MAX + 160];
	struct sink text = sink_into(bytes, sizeof bytes);
	phrase_write(quoted, sizeof quoted, paper->language, PHRASE_QUOTED, WITH(typed));
	sink_fill(&text, phrase_texts[paper->language][WORDING_SYNTAX], WITH(quoted, EXAMPLE(play)));
	sink_text(&text, paper_text(paper, PHRASE_TYPE_HELP));
	paper_note_sentence(paper, bytes, false);
}

/* Returns the typed text without the words that are not to blame: of an offer, only the first point that is taken or
   off the board. */
static struct span blamed(const struct play *play, const struct command *command, enum refusal refusal,
                          struct span text)
{
	struct span word = text_word(&(struct span){text.at, text.length});
	bool stone = command->kind == COMMAND_MOVE;
	if (refusal == REFUSAL_CHOICE || refusal == REFUSAL_NOW || refusal == REFUSAL_LATE ||
	    (refusal == REFUSAL_OPENING && !stone))
		return word;
	if (command->kind != COMMAND_OFFER || (refusal != REFUSAL_OCCUPIED && refusal != REFUSAL_OFF_BOARD))
		return text;
	int index = game_offer_fault(&play->session.game, command->point_list, command->points).index;
	for (int i = -1; i <= index; i++) /* the word of the command is before the points */
		word = text_word(&text);
	return word;
}

void remark_refusal(struct paper *paper, struct play *play, enum status status, const struct command *command,
                    struct span text)
{
	char words[TYPED_TEXT_MAX];
	enum refusal refusal = refusal_of(status, command->kind);
	view_typed(blamed(play, command, refusal, text), words);
	switch (refusal) {
	case REFUSAL_CHOICE:
		if (opening_text_runs(play))
			paper_note(paper, PHRASE_NO_CHOICE, WITH(words));
		else
			paper_note_wording(paper, WORDING_NO_STEPS, WITH(words));
		break;
	case REFUSAL_OFF_BOARD:
		remark_off_board(paper, play, words);
		break;
	case REFUSAL_OPENING:
		remark_opening(paper, play, command, words);
		break;
	case REFUSAL_UNKNOWN:
		paper_note_wording(paper, WORDING_UNJUDGED, WITH(POINT_NAME(play, command->point)));
		break;
	case REFUSAL_SYNTAX:
		if (!remark_misuse(paper, play, text))
			remark_syntax(paper, play, words);
		break;
	case REFUSAL_NOW: /* the command is `expect` */
		paper_note(paper, PHRASE_FOR_FILES, WITH(words));
		break;
	default:
		paper_note_wording(paper, refusal_wording(refusal), WITH(words));
	}
}

/* Notes the shapes that made Black's stone forbidden. `later` plies were played after it. */
static void explain_foul(struct paper *paper, struct play *play, int point, int later)
{
	play->explained = play->session.game;
	game_undo(&play->explained, later + 1);
	explain_shapes(paper, play, &play->explained, SIDE_BLACK, point);
}

void remark_forbidden(struct paper *paper, struct play *play, int point, struct verdict verdict)
{
	enum penalty penalty = play->session.game.rules.penalty;
	const char *const arguments[] = {POINT_NAME(play, point), KINDS(paper->language, verdict.reasons)};
	if (penalty == PENALTY_REJECT) {
		paper_note_wording(paper, WORDING_FORBIDDEN, arguments);
		explain_shapes(paper, play, &play->session.game, SIDE_BLACK, point);
		return;
	}
	paper_note(paper, penalty == PENALTY_LOSE ? PHRASE_FORBIDDEN_LOST : PHRASE_FORBIDDEN_CLAIM, arguments);
	explain_foul(paper, play, point, 0);
}

/* Notes the forbidden move that was claimed, with its shapes. */
static void remark_claim(struct paper *paper, struct play *play)
{
	const struct game *game = &play->session.game;
	const struct ply *foul = &game->history[game->plies - 2];
	paper_note(paper, PHRASE_FORBIDDEN_PLAYED,
	           WITH(POINT_NAME(play, foul->point), KINDS(paper->language, foul->reasons)));
	explain_foul(paper, play, foul->point, 1);
	paper_note(paper, PHRASE_CLAIMED, no_arguments);
}

/* Notes the usual name of the three stones on the board. */
static void name_pattern(struct paper *paper, struct play *play)
{
	const struct game *game = &play->session.game;
	const char *name = game->board.stones == 3 && ruleset_forbids(&game->rules, SIDE_BLACK) ? opening_name(game) : NULL;
	if (name)
		paper_note(paper, name[0] == 'D' ? PHRASE_PATTERN : PHRASE_PATTERN_INDIRECT,
		           WITH(name + 1, opening_words_pattern(paper->language, name)));
}

void remark_machine_move(struct paper *paper, struct play *play, enum side side, int point, long long milliseconds)
{
	if (point == POINT_NONE)
		paper_note(paper, PHRASE_PASSED, WITH(paper_side(paper, side)));
	else
		paper_note(paper, PHRASE_PLAYED, WITH(paper_side(paper, side), POINT_NAME(play, point), SECONDS(milliseconds)));
	name_pattern(paper, play);
}

static void remark_why(struct paper *paper, struct play *play, const struct command *command, struct span text)
{
	const struct game *game = &play->session.game;
	struct span point_text = text;
	text_word(&point_text);
	point_text = text_trim(point_text);
	if (command->point == POINT_NONE || !board_empty(&game->board, command->point))
		remark_refusal(paper, play, command->point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED, command,
		               point_text);
	else
		explain_point(paper, play, ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move,
		              command->point);
}

enum { LIST_LINE = 1024 };

/* Forbidden points, in lines that fit the screen. */
struct forbidden_list {
	struct paper *paper;
	struct play *play;
	int count;
	struct sink line; /* the line that is being filled */
};

static void end_list_line(struct forbidden_list *list)
{
	paper_note_line(list->paper, sink_held(&list->line));
	list->line.used = 0;
}

static void list_forbidden(int point, unsigned reasons, void *context)
{
	struct forbidden_list *list = context;
	char item[EXPLAIN_KINDS_MAX * 2];
	bool chinese = list->paper->language == LANGUAGE_ZH;
	snprintf(item, sizeof item, chinese ? "%s（%s）" : "%s (%s)", POINT_NAME(list->play, point),
	         KINDS(list->paper->language, reasons));
	size_t room = list->line.room - list->line.used;
	int columns = screen_width(sink_held(&list->line)) + 2 + screen_width(text_span(item));
	if (list->line.used > 0 && (columns >= list->paper->screen.columns || room < sizeof item + 2))
		end_list_line(list);
	sink_item(&list->line, "  ", item);
	list->count++;
}

static void remark_forbidden_points(struct paper *paper, struct play *play)
{
	char line[LIST_LINE];
	struct forbidden_list list = {.paper = paper, .play = play, .line = sink_into(line, sizeof line)};
	if (ruleset_forbids(&play->session.game.rules, SIDE_BLACK))
		forbidden_each(&play->session.game.board, list_forbidden, &list);
	if (list.line.used > 0)
		end_list_line(&list);
	paper_note(paper, list.count == 0 ? PHRASE_FORBIDDEN_NONE : PHRASE_FORBIDDEN_COUNT, WITH(NUMBER(list.count)));
}

bool remark_question(struct view *view, struct play *play, const struct command *command, struct span text)
{
	if (command->kind == COMMAND_WHY)
		remark_why(&view->paper, play, command, text);
	else if (command->kind == COMMAND_FORBIDDEN)
		remark_forbidden_points(&view->paper, play);
	else
		return false;
	view->paper.notes.alone = !picture_has_room(view, play);
	return true;
}

void remark_change(struct paper *paper, struct play *play, const struct command *command, enum side side, int undone,
                   struct verdict verdict)
{
	struct opening opening;
	const char *const name[] = {paper_side(paper, side)};
	switch (command->kind) {
	case COMMAND_MOVE:
		if (status_forbidden(verdict.status) && !game_over(&play->session.game))
			remark_forbidden(paper, play, command->point, verdict);
		name_pattern(paper, play);
		break;
	case COMMAND_PASS:
		paper_note(paper, PHRASE_PASSED, name);
		break;
	case COMMAND_UNDO:
		paper_note(paper, PHRASE_UNDONE, WITH(NUMBER(undone)));
		break;
	case COMMAND_SWAP:
		game_opening(&play->session.game, &opening);
		paper_note(paper, PHRASE_SWAPPED,
		           WITH(opening_text_player(paper, (enum who) !game_player(&play->session.game, &opening)),
		                paper_side(paper, side_other(side))));
		break;
	default:
		break;
	}
}

void remark_result(struct paper *paper, struct play *play)
{
	const struct game *game = &play->session.game;
	struct verdict verdict = game_status(game);
	const struct ply *last = &game->history[game->plies - 1];
	int row[BOARD_MAX];
	char stones[BOARD_MAX * (POINT_TEXT_MAX + 1) + 1];
	struct sink list = sink_into(stones, sizeof stones);
	int length = picture_winning_row(game, row);
	for (int i = 0; i < length; i++)
		explain_add_point(&list, play, row[i]);
	if (last->kind == PLY_CLAIM)
		remark_claim(paper, play);
	if (last->kind == PLY_RESIGN) {
		paper_note(paper, play->late ? PHRASE_TIME_UP : PHRASE_RESIGNED,
		           WITH(paper_side(paper, last->side), paper_side(paper, side_other(last->side))));
		return;
	}
	if (status_forbidden(verdict.status)) {
		remark_forbidden(paper, play, last->point, verdict);
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

void remark_counts(struct paper *paper, struct play *play)
{
	paper_note(paper, PHRASE_COUNTS,
	           WITH(NUMBER(game_moves(&play->session.game)), SECONDS(play->used[SIDE_BLACK]),
	                SECONDS(play->used[SIDE_WHITE])));
}
