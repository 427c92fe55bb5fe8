#include "commands/answer.h"

#include <stdlib.h>

#include "rules/forbidden.h"
#include "rules/why.h"

static void put_reasons(struct sink *out, unsigned reasons)
{
	char text[REASONS_TEXT_MAX];
	sink_put(out, text, reasons_write(text, reasons));
}

struct point_list {
	struct block *block;
	bool any;
	bool unknown; /* a point cannot be judged */
};

static void put_forbidden_answer(int point, unsigned reasons, void *context)
{
	struct point_list *list = context;
	struct sink *out = list->block->out;
	sink_char(out, ' ');
	block_point(list->block, point);
	sink_char(out, ':');
	put_reasons(out, reasons);
	list->any = true;
	list->unknown |= reasons == REASON_UNKNOWN;
}

/* Writes = forbidden POINT:REASONS … Returns false when a point cannot be judged; its REASONS are then `?`. */
static bool answer_forbidden(struct block *block, struct game *game)
{
	struct point_list list = {.block = block};
	block_answer_open(block);
	sink_text(block->out, "forbidden");
	if (ruleset_forbids(&game->rules, SIDE_BLACK))
		forbidden_each(&game->board, put_forbidden_answer, &list);
	if (!list.any)
		sink_text(block->out, " -");
	block_answer_close(block);
	return !list.unknown;
}

struct why_print {
	struct block *block;
	const struct board *board;
	bool unknown; /* a shape cannot be judged */
};

static void answer_put_stones(const struct why_print *print, const struct shape *shape)
{
	for (int i = 0; i < shape->length; i++) {
		int point = board_step(print->board, shape->first, shape->direction, i);
		if (point == shape->gap)
			continue;
		sink_char(print->block->out, ' ');
		block_point(print->block, point);
	}
}

/* Writes the points after the colon: for a four those that complete it; for a real three the extensions that make it
   real; for any other three all extensions, each with the first reason why it is forbidden. */
static void put_keys(const struct why_print *print, const struct why_shape *why)
{
	bool unreal = why->shape.kind == SHAPE_THREE && !why->real;
	struct sink *out = print->block->out;
	sink_text(out, " :");
	for (int i = 0; i < why->shape.keys; i++) {
		if (!unreal && why->reasons[i] != 0)
			continue;
		sink_char(out, ' ');
		block_point(print->block, why->shape.key[i]);
		if (unreal) {
			unsigned first = why->reasons[i] & -why->reasons[i];
			sink_char(out, '=');
			put_reasons(out, first);
		}
	}
}

static void answer_put_shape(const struct why_shape *why, void *context)
{
	static const char *const names[] =
		{[SHAPE_FIVE] = "five", [SHAPE_OVERLINE] = "overline", [SHAPE_FOUR] = "four", [SHAPE_THREE] = "three"};
	struct why_print *print = context;
	struct sink *out = print->block->out;
	block_answer_open(print->block);
	sink_text(out, "why ");
	for (int i = 0; i < why->depth; i++)
		sink_char(out, '>');
	sink_text(out, why->depth > 0 ? " " : "");
	sink_text(out, names[why->shape.kind]);
	static const char *const kinds[] = {[false] = " unreal", [true] = " ?"};
	if (why->shape.kind == SHAPE_THREE)
		sink_text(out, why->real ? " real" : kinds[why->unknown]);
	print->unknown |= why->unknown;
	answer_put_stones(print, &why->shape);
	if (why->shape.keys > 0)
		put_keys(print, why);
	block_answer_close(print->block);
}

static void put_verdict(struct sink *out, struct verdict verdict)
{
	if (verdict.reasons != 0) {
		sink_text(out, verdict_unknown(verdict) ? "" : "FORBIDDEN ");
		put_reasons(out, verdict.reasons);
	} else {
		sink_text(out, status_names[verdict.status]);
	}
}

/* Writes = why …. Returns false when the stone or one of its shapes cannot be judged. The side is Black under rules
   that forbid points, else the side to move. Judges as if the game were open and without an opening. */
static bool answer_why(struct block *block, struct game *game, int point)
{
	enum side side = ruleset_forbids(&game->rules, SIDE_BLACK) ? SIDE_BLACK : game->to_move;
	struct verdict verdict = verdict_of_stone(&game->board, &game->rules, side, point);
	block_answer_open(block);
	sink_text(block->out, side == SIDE_BLACK ? "why BLACK " : "why WHITE ");
	block_point(block, point);
	sink_char(block->out, ' ');
	put_verdict(block->out, verdict);
	block_answer_close(block);
	struct why_print print = {block, &game->board, verdict_unknown(verdict)};
	why_each(&game->board, &game->rules, side, point, answer_put_shape, &print);
	return !print.unknown;
}

/* Writes = who SIDE PLAYER MAY: who moves next, and the commands that are accepted now. */
static void answer_who(struct block *block, const struct game *game)
{
	static const char *const words[] = {
		[CHOICE_SWAP] = "swap",   [CHOICE_MORE] = "more", [CHOICE_NUMBER] = "number",
		[CHOICE_OFFER] = "offer", [CHOICE_PICK] = "move", [CHOICE_STONE] = "move",
	};
	struct opening opening;
	struct opening_choice choices[CHOICES];
	struct sink *out = block->out;
	bool may = !game_over(game) && !board_full(&game->board);
	game_opening(game, &opening);
	block_answer_open(block);
	sink_format(out, game->to_move == SIDE_BLACK ? "who BLACK %s" : "who WHITE %s",
	            who_names[game_player(game, &opening)]);
	if (!may)
		sink_text(out, " -");
	int count = may ? opening_choices(&opening, choices) : 0;
	for (int i = 0; i < count; i++) {
		bool counted = choices[i].count > 0 && choices[i].kind < CHOICE_PICK;
		sink_format(out, counted ? " %s:%d" : " %s", words[choices[i].kind], choices[i].count);
	}
	block_answer_close(block);
}

bool answer_question(struct block *block, struct game *game, const struct command *command)
{
	switch (command->kind) {
	case COMMAND_FORBIDDEN:
		return answer_forbidden(block, game);
	case COMMAND_WHY:
		return answer_why(block, game, command->point);
	case COMMAND_WHO:
		answer_who(block, game);
		return true;
	default: /* show: the board is the answer */
		return true;
	}
}

/* Opens = WHAT SIDE POINT. */
static void open_move(struct block *block, const char *what, enum side side, const struct search_result *found)
{
	block_answer_open(block);
	sink_text(block->out, what);
	sink_text(block->out, side == SIDE_BLACK ? " BLACK " : " WHITE ");
	if (found->point == POINT_NONE)
		sink_text(block->out, "pass");
	else
		block_point(block, found->point);
}

void answer_move(struct block *block, const char *what, enum side side, const struct search_result *found)
{
	open_move(block, what, side, found);
	block_answer_close(block);
}

void answer_book(struct block *block, enum side side, const struct search_result *found)
{
	if (found->weight == 0)
		return;
	open_move(block, "book", side, found);
	sink_char(block->out, ' ');
	sink_number(block->out, found->weight);
	block_answer_close(block);
}

static void answer_put_points(struct block *block, const int16_t *points, int count)
{
	for (int i = 0; i < count; i++) {
		sink_char(block->out, ' ');
		block_point(block, points[i]);
	}
}

void answer_solve(struct block *block, enum side side, const struct solution *solution)
{
	static const char *const values[] = {[SOLVED_UNKNOWN] = "unknown",
	                                     [SOLVED_NOT] = "unknown",
	                                     [SOLVED_DRAW] = "draw",
	                                     [SOLVED_LOSS] = "loss ",
	                                     [SOLVED_WIN] = "win "};
	block_answer_open(block);
	sink_text(block->out, side == SIDE_BLACK ? "solve BLACK " : "solve WHITE ");
	sink_text(block->out, values[solution->solved]);
	if (solution->length > 0)
		sink_format(block->out, "%d %s", solution->length, solved_how_names[solution->how]);
	answer_put_points(block, solution->line, solution->length);
	block_answer_close(block);
}

/* Writes the score, or the plies to a forced end. */
static void put_score(struct sink *out, const struct search_result *found)
{
	if (found->forced == 0)
		sink_integer(out, found->score);
	else
		sink_format(out, "%s %d", found->forced > 0 ? "win" : "loss", abs(found->forced));
}

void answer_search(struct block *block, const struct search_result *found, long long milliseconds)
{
	struct sink *out = block->out;
	if (!found->searched)
		return;
	block_answer_open(block);
	sink_format(out, "search depth %d nodes %llu score ", found->depth, found->nodes);
	put_score(out, found);
	sink_format(out, milliseconds < 0 ? " time - pv" : " time %lld pv", milliseconds);
	answer_put_points(block, found->pv, found->pv_length);
	if (found->pv_length == 0)
		sink_text(out, found->point == POINT_NONE ? " pass" : " -");
	block_answer_close(block);
}
