#include "terminal/remark.h"

#include <stdio.h>
#include <string.h>

#include "rules/forbidden.h"
#include "terminal/explain.h"
#include "terminal/picture.h"

enum { KINDS_MAX = 96 };

const char *const remark_nothing[1] = {""};

static struct explain explainer(struct desk *desk)
{
	return (struct explain){&desk->notes, desk->language, desk->render.look.coords};
}

const char *remark_write_point(struct desk *desk, int point, char out[POINT_TEXT_MAX + 1])
{
	struct explain explain = explainer(desk);
	return explain_write_point(&explain, &desk->session.game, point, out);
}

/* An example of a move: the first good point from the centre on, or any. */
const char *remark_example(struct desk *desk, char out[POINT_TEXT_MAX + 1])
{
	struct game *game = &desk->session.game;
	int point = point_at(game->board.size / 2, game->board.size / 2) - 1;
	do
		point = board_next_empty(&game->board, point);
	while (point != POINT_NONE && ruleset_forbids(&game->rules, game->to_move) && forbidden_reasons(&game->board, point));
	return remark_write_point(desk, point == POINT_NONE ? point_at(0, 0) : point, out);
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
static bool remark_misuse(struct desk *desk, struct span text)
{
	char words[DESK_TYPED_MAX], point[POINT_TEXT_MAX + 1];
	struct span written = text_word(&text);
	struct span word = phrase_word(written);
	if (text_is(word, "why"))
		desk_note(desk, PHRASE_NEEDS_POINT, (const char *const[]){remark_example(desk, point)});
	else if (text_is(word, "undo"))
		desk_note(desk, PHRASE_NEEDS_COUNT, remark_nothing);
	else if (stands_alone(word))
		desk_note(desk, PHRASE_STANDS_ALONE, (const char *const[]){desk_typed(written, words)});
	else
		return false;
	return true;
}

void remark_refusal(struct desk *desk, enum status status, const struct command *command, struct span text)
{
	char words[DESK_TYPED_MAX], point[POINT_TEXT_MAX + 1], last[POINT_TEXT_MAX + 1];
	const struct game *game = &desk->session.game;
	int size = game->board.size;
	switch (status) {
	case STATUS_OCCUPIED:
		desk_note(desk, PHRASE_OCCUPIED, (const char *const[]){desk_typed(text, words)});
		break;
	case STATUS_OFF_BOARD:
		remark_write_point(desk, point_at(0, coords_from_top(desk->render.look.coords) ? size - 1 : 0), point);
		remark_write_point(desk, point_at(size - 1, coords_from_top(desk->render.look.coords) ? 0 : size - 1), last);
		desk_note(desk, PHRASE_OFF_BOARD, (const char *const[]){desk_typed(text, words), point, last});
		break;
	case STATUS_GAME_OVER:
		desk_note(desk, PHRASE_GAME_OVER, remark_nothing);
		break;
	case STATUS_OPENING:
		remark_write_point(desk, point_at(size / 2, size / 2), point);
		desk_note(desk, game->to_move == SIDE_BLACK ? PHRASE_OPENING_BLACK : PHRASE_OPENING_WHITE,
		             (const char *const[]){point});
		break;
	case STATUS_NOT_ALLOWED:
		desk_note(desk,
		             command->kind == COMMAND_CLAIM  ? PHRASE_CANT_CLAIM
		             : command->kind == COMMAND_UNDO ? PHRASE_CANT_UNDO
		                                             : PHRASE_NOT_ALLOWED,
		             remark_nothing);
		break;
	default:
		if (remark_misuse(desk, text))
			break;
		desk_note(desk, PHRASE_SYNTAX, (const char *const[]){desk_typed(text, words), remark_example(desk, point)});
	}
}

/* Which kind of forbidden move it was, what it leads to, and the shapes that make it so. */
void remark_forbidden(struct desk *desk, int point, struct verdict verdict)
{
	static const enum phrase phrases[] = {[PENALTY_LOSE] = PHRASE_FORBIDDEN_LOST,
	                                      [PENALTY_REJECT] = PHRASE_FORBIDDEN_REJECTED,
	                                      [PENALTY_CLAIM] = PHRASE_FORBIDDEN_CLAIM};
	char text[POINT_TEXT_MAX + 1], kinds[KINDS_MAX];
	enum penalty penalty = desk->session.game.rules.penalty;
	struct explain explain = explainer(desk);
	struct game before = desk->session.game;
	explain_reasons(desk->language, verdict.reasons, kinds, sizeof kinds);
	desk_note(desk, phrases[penalty], (const char *const[]){remark_write_point(desk, point, text), kinds});
	if (penalty != PENALTY_REJECT)
		game_undo(&before, 1);
	explain_shapes(&explain, &before, SIDE_BLACK, point);
}

void remark_machine_move(struct desk *desk, enum side side, int point, long long milliseconds)
{
	char seconds[24], text[POINT_TEXT_MAX + 1];
	if (point == POINT_NONE)
		desk_note(desk, PHRASE_PASSED, (const char *const[]){desk_side(desk, side)});
	else
		desk_note(desk, PHRASE_PLAYED,
		             (const char *const[]){desk_side(desk, side), remark_write_point(desk, point, text),
		                                   desk_seconds(milliseconds, seconds)});
}

void remark_why(struct desk *desk, const struct command *command, struct span text)
{
	struct game *game = &desk->session.game;
	struct explain explain = explainer(desk);
	struct span point_text = text;
	text_word(&point_text);
	point_text = text_trim(point_text);
	if (command->point == POINT_NONE || !board_empty(&game->board, command->point))
		remark_refusal(desk, command->point == POINT_NONE ? STATUS_OFF_BOARD : STATUS_OCCUPIED, command, point_text);
	else
		explain_point(&explain, game, ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move,
		              command->point);
}

struct forbidden_list {
	struct desk *desk;
	size_t length;
	char text[SINK_BYTES / 2]; /* the largest boards have hundreds of them */
};

static void list_forbidden(int point, unsigned reasons, void *context)
{
	struct forbidden_list *list = context;
	char name[POINT_TEXT_MAX + 1], kinds[KINDS_MAX];
	bool chinese = list->desk->language == LANGUAGE_ZH;
	explain_reasons(list->desk->language, reasons, kinds, sizeof kinds);
	if (sizeof list->text - list->length > sizeof name + sizeof kinds + 8)
		list->length += (size_t)snprintf(list->text + list->length, sizeof list->text - list->length,
		                                 chinese ? "%s%s（%s）" : "%s%s (%s)", list->length > 0 ? ", " : "",
		                                 remark_write_point(list->desk, point, name), kinds);
}

void remark_forbidden_points(struct desk *desk)
{
	struct forbidden_list list = {.desk = desk};
	if (ruleset_forbids(&desk->session.game.rules, SIDE_BLACK))
		forbidden_each(&desk->session.game.board, list_forbidden, &list);
	if (list.length == 0)
		desk_note(desk, PHRASE_FORBIDDEN_NONE, remark_nothing);
	else
		desk_note(desk, PHRASE_FORBIDDEN_LIST, (const char *const[]){list.text});
}

/* What an accepted line did, in words. */
void remark_change(struct desk *desk, const struct command *command, enum side side, int undone,
                        struct verdict verdict)
{
	char number[12];
	const char *const name[] = {desk_side(desk, side)};
	switch (command->kind) {
	case COMMAND_MOVE:
		if (status_forbidden(verdict.status) && !game_over(&desk->session.game))
			remark_forbidden(desk, command->point, verdict);
		break;
	case COMMAND_PASS:
		desk_note(desk, PHRASE_PASSED, name);
		break;
	case COMMAND_RESIGN:
		desk_note(desk, PHRASE_RESIGNED, name);
		break;
	case COMMAND_CLAIM:
		desk_note(desk, PHRASE_CLAIMED, remark_nothing);
		break;
	case COMMAND_UNDO:
		snprintf(number, sizeof number, "%d", undone);
		desk_note(desk, PHRASE_UNDONE, (const char *const[]){number});
		break;
	default:
		break;
	}
}

/* How it ended, in words. */
void remark_result(struct desk *desk)
{
	const struct game *game = &desk->session.game;
	struct verdict verdict = game_status(game);
	const struct ply *last = &game->history[game->plies - 1];
	int row[BOARD_MAX];
	char stones[BOARD_MAX * (POINT_TEXT_MAX + 1) + 1] = "", text[POINT_TEXT_MAX + 1];
	int length = picture_winning_row(game, row);
	for (int i = 0; i < length; i++) {
		strncat(stones, i > 0 ? " " : "", sizeof stones - strlen(stones) - 1);
		strncat(stones, remark_write_point(desk, row[i], text), sizeof stones - strlen(stones) - 1);
	}
	if (status_forbidden(verdict.status)) {
		remark_forbidden(desk, last->point, verdict);
	} else if (verdict.status == STATUS_DRAW) {
		desk_note(desk,
		             last->kind == PLY_AGREE             ? PHRASE_AGREED
		             : board_full(&game->board)          ? PHRASE_DRAW_FULL
		             : last->kind == PLY_PASS            ? PHRASE_DRAW_PASSES
		                                                 : PHRASE_DRAW,
		             remark_nothing);
	} else {
		enum side winner = verdict.status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE;
		desk_note(desk, length > 0 ? PHRASE_WON_ROW : PHRASE_WON,
		             (const char *const[]){desk_side(desk, winner), stones});
	}
}

void remark_counts(struct desk *desk)
{
	char moves[12], black[24], white[24];
	snprintf(moves, sizeof moves, "%d", game_moves(&desk->session.game));
	desk_note(desk, PHRASE_COUNTS,
	             (const char *const[]){moves, desk_seconds(desk->used[SIDE_BLACK], black),
	                                   desk_seconds(desk->used[SIDE_WHITE], white)});
}
