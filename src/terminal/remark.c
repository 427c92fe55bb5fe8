#include "terminal/remark.h"

#include <stdio.h>
#include <string.h>

#include "rules/forbidden.h"
#include "terminal/explain.h"
#include "terminal/picture.h"

enum { KINDS_MAX = 96 };

const char *const remark_nothing[1] = {""};

static struct explain explainer(struct sitting *sitting)
{
	return (struct explain){&sitting->notes, sitting->language, sitting->render.look.coords};
}

const char *remark_write_point(struct sitting *sitting, int point, char out[POINT_TEXT_MAX + 1])
{
	struct explain explain = explainer(sitting);
	return explain_write_point(&explain, &sitting->session.game, point, out);
}

/* An example of a move: the first good point from the centre on, or any. */
const char *remark_example(struct sitting *sitting, char out[POINT_TEXT_MAX + 1])
{
	struct game *game = &sitting->session.game;
	int point = point_at(game->board.size / 2, game->board.size / 2) - 1;
	do
		point = board_next_empty(&game->board, point);
	while (point != POINT_NONE && ruleset_forbids(&game->rules, game->to_move) && forbidden_reasons(&game->board, point));
	return remark_write_point(sitting, point == POINT_NONE ? point_at(0, 0) : point, out);
}

static bool stands_alone(struct span word)
{
	static const char *const words[] = {"pass", "resign", "draw", "claim", "new", "show", "forbidden", "hint", "go"};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (text_is(word, words[i]))
			return true;
	return false;
}

/* A command's word with the wrong things behind it; false for another text. */
static bool remark_misuse(struct sitting *sitting, struct span text)
{
	char words[SITTING_TYPED_MAX], point[POINT_TEXT_MAX + 1];
	struct span written = text_word(&text);
	struct span word = phrase_word(written);
	if (text_is(word, "why"))
		sitting_note(sitting, PHRASE_NEEDS_POINT, (const char *const[]){remark_example(sitting, point)});
	else if (text_is(word, "undo"))
		sitting_note(sitting, PHRASE_NEEDS_COUNT, remark_nothing);
	else if (stands_alone(word))
		sitting_note(sitting, PHRASE_STANDS_ALONE, (const char *const[]){sitting_typed(written, words)});
	else
		return false;
	return true;
}

void remark_refusal(struct sitting *sitting, enum status status, const struct command *command, struct span text)
{
	char words[SITTING_TYPED_MAX], point[POINT_TEXT_MAX + 1], last[POINT_TEXT_MAX + 1];
	const struct game *game = &sitting->session.game;
	int size = game->board.size;
	switch (status) {
	case STATUS_OCCUPIED:
		sitting_note(sitting, PHRASE_OCCUPIED, (const char *const[]){sitting_typed(text, words)});
		break;
	case STATUS_OFF_BOARD:
		remark_write_point(sitting, point_at(0, coords_from_top(sitting->render.look.coords) ? size - 1 : 0), point);
		remark_write_point(sitting, point_at(size - 1, coords_from_top(sitting->render.look.coords) ? 0 : size - 1), last);
		sitting_note(sitting, PHRASE_OFF_BOARD, (const char *const[]){sitting_typed(text, words), point, last});
		break;
	case STATUS_GAME_OVER:
		sitting_note(sitting, PHRASE_GAME_OVER, remark_nothing);
		break;
	case STATUS_OPENING:
		remark_write_point(sitting, point_at(size / 2, size / 2), point);
		sitting_note(sitting, game->to_move == SIDE_BLACK ? PHRASE_OPENING_BLACK : PHRASE_OPENING_WHITE,
		             (const char *const[]){point});
		break;
	case STATUS_NOT_ALLOWED:
		sitting_note(sitting,
		             command->kind == COMMAND_CLAIM  ? PHRASE_CANT_CLAIM
		             : command->kind == COMMAND_UNDO ? PHRASE_CANT_UNDO
		                                             : PHRASE_NOT_ALLOWED,
		             remark_nothing);
		break;
	default:
		if (remark_misuse(sitting, text))
			break;
		sitting_note(sitting, PHRASE_SYNTAX, (const char *const[]){sitting_typed(text, words), remark_example(sitting, point)});
	}
}

/* Which kind of forbidden move it was, what it leads to, and the shapes that make it so. */
void remark_forbidden(struct sitting *sitting, int point, struct verdict verdict)
{
	static const enum phrase phrases[] = {[PENALTY_LOSE] = PHRASE_FORBIDDEN_LOST,
	                                      [PENALTY_REJECT] = PHRASE_FORBIDDEN_REJECTED,
	                                      [PENALTY_CLAIM] = PHRASE_FORBIDDEN_CLAIM};
	char text[POINT_TEXT_MAX + 1], kinds[KINDS_MAX];
	enum penalty penalty = sitting->session.game.rules.penalty;
	struct explain explain = explainer(sitting);
	struct game before = sitting->session.game;
	explain_reasons(sitting->language, verdict.reasons, kinds, sizeof kinds);
	sitting_note(sitting, phrases[penalty], (const char *const[]){remark_write_point(sitting, point, text), kinds});
	if (penalty != PENALTY_REJECT)
		game_undo(&before, 1);
	explain_shapes(&explain, &before, SIDE_BLACK, point);
}

void remark_machine_move(struct sitting *sitting, enum side side, int point, long long milliseconds)
{
	char seconds[24], text[POINT_TEXT_MAX + 1];
	if (point == POINT_NONE)
		sitting_note(sitting, PHRASE_PASSED, (const char *const[]){sitting_side(sitting, side)});
	else
		sitting_note(sitting, PHRASE_PLAYED,
		             (const char *const[]){sitting_side(sitting, side), remark_write_point(sitting, point, text),
		                                   sitting_seconds(milliseconds, seconds)});
}

void remark_why(struct sitting *sitting, const struct command *command, struct span text)
{
	struct game *game = &sitting->session.game;
	struct explain explain = explainer(sitting);
	struct span point_text = text;
	text_word(&point_text);
	point_text = text_trim(point_text);
	if (command->point == POINT_NONE || !board_empty(&game->board, command->point))
		remark_refusal(sitting, command->point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED, command, point_text);
	else
		explain_point(&explain, game, ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move,
		              command->point);
}

struct forbidden_list {
	struct sitting *sitting;
	size_t length;
	char text[SINK_BYTES / 2]; /* the largest boards have hundreds of them */
};

static void list_forbidden(int point, unsigned reasons, void *context)
{
	struct forbidden_list *list = context;
	char name[POINT_TEXT_MAX + 1], kinds[KINDS_MAX];
	bool chinese = list->sitting->language == LANGUAGE_ZH;
	explain_reasons(list->sitting->language, reasons, kinds, sizeof kinds);
	if (sizeof list->text - list->length > sizeof name + sizeof kinds + 8)
		list->length += (size_t)snprintf(list->text + list->length, sizeof list->text - list->length,
		                                 chinese ? "%s%s（%s）" : "%s%s (%s)", list->length > 0 ? ", " : "",
		                                 remark_write_point(list->sitting, point, name), kinds);
}

void remark_forbidden_points(struct sitting *sitting)
{
	struct forbidden_list list = {.sitting = sitting};
	if (ruleset_forbids(&sitting->session.game.rules, SIDE_BLACK))
		forbidden_each(&sitting->session.game.board, list_forbidden, &list);
	if (list.length == 0)
		sitting_note(sitting, PHRASE_FORBIDDEN_NONE, remark_nothing);
	else
		sitting_note(sitting, PHRASE_FORBIDDEN_LIST, (const char *const[]){list.text});
}

/* What an accepted line did, in words. */
void remark_change(struct sitting *sitting, const struct command *command, enum side side, int undone,
                        struct verdict verdict)
{
	char number[12];
	const char *const name[] = {sitting_side(sitting, side)};
	switch (command->kind) {
	case COMMAND_MOVE:
		if (status_forbidden(verdict.status) && !game_over(&sitting->session.game))
			remark_forbidden(sitting, command->point, verdict);
		break;
	case COMMAND_PASS:
		sitting_note(sitting, PHRASE_PASSED, name);
		break;
	case COMMAND_RESIGN:
		sitting_note(sitting, PHRASE_RESIGNED, name);
		break;
	case COMMAND_CLAIM:
		sitting_note(sitting, PHRASE_CLAIMED, remark_nothing);
		break;
	case COMMAND_UNDO:
		snprintf(number, sizeof number, "%d", undone);
		sitting_note(sitting, PHRASE_UNDONE, (const char *const[]){number});
		break;
	default:
		break;
	}
}

/* How it ended, in words. */
void remark_result(struct sitting *sitting)
{
	const struct game *game = &sitting->session.game;
	struct verdict verdict = game_status(game);
	const struct ply *last = &game->history[game->plies - 1];
	int row[BOARD_MAX];
	char stones[BOARD_MAX * (POINT_TEXT_MAX + 1) + 1] = "", text[POINT_TEXT_MAX + 1];
	int length = picture_winning_row(game, row);
	for (int i = 0; i < length; i++) {
		strncat(stones, i > 0 ? " " : "", sizeof stones - strlen(stones) - 1);
		strncat(stones, remark_write_point(sitting, row[i], text), sizeof stones - strlen(stones) - 1);
	}
	if (status_forbidden(verdict.status)) {
		remark_forbidden(sitting, last->point, verdict);
	} else if (verdict.status == STATUS_DRAW) {
		sitting_note(sitting,
		             last->kind == PLY_AGREE             ? PHRASE_AGREED
		             : board_full(&game->board)          ? PHRASE_DRAW_FULL
		             : last->kind == PLY_PASS            ? PHRASE_DRAW_PASSES
		                                                 : PHRASE_DRAW,
		             remark_nothing);
	} else {
		enum side winner = verdict.status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE;
		sitting_note(sitting, length > 0 ? PHRASE_WON_ROW : PHRASE_WON,
		             (const char *const[]){sitting_side(sitting, winner), stones});
	}
}

void remark_counts(struct sitting *sitting)
{
	char moves[12], black[24], white[24];
	snprintf(moves, sizeof moves, "%d", game_moves(&sitting->session.game));
	sitting_note(sitting, PHRASE_COUNTS,
	             (const char *const[]){moves, sitting_seconds(sitting->used[SIDE_BLACK], black),
	                                   sitting_seconds(sitting->used[SIDE_WHITE], white)});
}
