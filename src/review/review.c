#include "review/review.h"

#include <string.h>

#include "base/minmax.h"
#include "rules/line.h"

enum {
	DOUBTFUL = 50,
	MISTAKE = 100,
	BLUNDER = 150,
};

int review_best(struct review *review, const struct game *game)
{
	assess_position(review->solving, game, &review->now);
	return review->now.best;
}

const struct assessment *review_position(struct review *review, const struct game *game)
{
	assess_position(review->solving, game, &review->now);
	assess_proof(review->solving, game, &review->now);
	return &review->now;
}

/* Returns Black's chance after a move, which is a point or MOVE_PASS; CHANCE_UNKNOWN also if the move is refused. */
static int chance_after(struct review *review, struct game *game, int next)
{
	const struct ply later = game->history[game->plies];
	enum side to_move = game->to_move, offer = game->offer;
	struct verdict verdict = next == MOVE_PASS ? game_pass(game) : game_play(game, next);
	if (verdict.rejected)
		return CHANCE_UNKNOWN;
	int chance = review_position(review, game)->chance;
	game_undo(game, 1);
	game->history[game->plies] = later;
	game->to_move = to_move;
	game->offer = offer;
	return chance;
}

static int loss_of(enum side side, int chance, int after)
{
	return max(0, chance_for(side, chance) - chance_for(side, after));
}

int review_loss(struct review *review, struct game *game, int next)
{
	const struct assessment *now = review_position(review, game);
	int chance = now->chance;
	if (chance == CHANCE_UNKNOWN || next == MOVE_NONE)
		return CHANCE_UNKNOWN;
	if (next == now->best)
		return 0;
	int after = chance_after(review, game, next);
	return after == CHANCE_UNKNOWN ? after : loss_of(game->to_move, chance, after);
}

/* Keeps only the points of the set that are nearest to the center, as the search does on an empty board. */
static void keep_central(int size, struct point_set *set)
{
	int nearest = size;
	for (int point = POINT_NONE; (point = point_next(size, point)) != POINT_NONE;)
		if (point_set_has(set, point))
			nearest = min(nearest, point_from_center(size, point));
	for (int point = POINT_NONE; (point = point_next(size, point)) != POINT_NONE;)
		if (point_from_center(size, point) > nearest)
			point_set_remove(set, point);
}

/* Finds the points to choose from other than the best one. */
static void find_other_points(const struct game *game, int best, struct point_set *others)
{
	struct point_set allowed, without = {{{0}}};
	point_set_add(&without, best);
	board_empty_among(&game->board, game_allowed(game, &allowed), &without, others);
}

/* Returns the search's choice among the others, and removes it from them; POINT_NONE if none is legal, or the
   search was broken off. */
static int choose_other(struct review *review, const struct game *game, struct point_set *others)
{
	struct point_set points = *others;
	struct search_result found;
	if (game->board.stones == 0)
		keep_central(game->board.size, &points);
	solving_search(review->solving, game, &points, &found);
	if (found.point == POINT_NONE || !found.searched)
		return POINT_NONE;
	point_set_remove(others, found.point);
	return found.point;
}

/* Inserts a move into the sorted list, the best for the side first. Of equal moves the one chosen first comes
   first. */
static void insert_candidate(struct top_move *top, int count, struct top_move move, enum side side)
{
	int at = count;
	for (; at > 1 && chance_for(side, top[at - 1].chance) < chance_for(side, move.chance); at--)
		top[at] = top[at - 1];
	top[at] = move;
}

int review_top(struct review *review, struct game *game, struct top_move top[REVIEW_TOP_MAX])
{
	const struct assessment *now = review_position(review, game);
	enum side side = game->to_move;
	struct point_set others;
	int count = 1, first = now->chance;
	if (first == CHANCE_UNKNOWN)
		return 0;
	top[0] = (struct top_move){now->best, first};
	find_other_points(game, now->best, &others);
	for (; count < review->most; count++) {
		struct top_move move = {.point = choose_other(review, game, &others)};
		if (move.point == POINT_NONE)
			break;
		move.chance = chance_after(review, game, move.point);
		/* the choice certainly loses, and so do all others */
		if (move.chance == CHANCE_UNKNOWN || chance_for(side, move.chance) == 0)
			break;
		if (chance_for(side, move.chance) > chance_for(side, first))
			move.chance = first;
		insert_candidate(top, count, move, side);
	}
	return count;
}

/* Could the other side make five? */
static bool is_threatened(const struct game *game)
{
	const struct board *board = &game->board;
	enum side other = side_other(game->to_move);
	for (int point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;)
		if (line_any_wins(board, &game->rules, other, point))
			return true;
	return false;
}

/* Do the search's choices after the best one lose at least BLUNDER? Examines as many choices as review_top() lists, or
   20 if those are fewer, but none after one that certainly loses. False if there is no other choice. */
static bool others_lose(struct review *review, struct game *game, int best, int chance)
{
	enum { EXAMINED = 20 };
	enum side side = game->to_move;
	struct point_set others;
	find_other_points(game, best, &others);
	for (int i = 1; i < max(review->most, EXAMINED) && i < REVIEW_TOP_MAX; i++) {
		int point = choose_other(review, game, &others);
		int after = point == POINT_NONE ? CHANCE_UNKNOWN : chance_after(review, game, point);
		if (after == CHANCE_UNKNOWN || chance_for(side, after) == 0)
			return i > 1 || after != CHANCE_UNKNOWN;
		if (loss_of(side, chance, after) < BLUNDER)
			return false;
	}
	return true;
}

/* Is the move the best one, while the others lose a lot? Not when the side is nearly lost anyway, or when the other
   side threatens to make five. */
static bool is_only_move(struct review *review, struct game *game, int next)
{
	const struct assessment *now = review_position(review, game);
	int chance = now->chance;
	if (next != now->best || chance_for(game->to_move, chance) < BLUNDER || is_threatened(game))
		return false;
	return others_lose(review, game, next, chance);
}

/* Did the side have a proved win that it does not have after the move? */
static bool is_missed(struct review *review, struct game *game, int next)
{
	enum side side = game->to_move;
	return chance_for(side, review_position(review, game)->chance) == CHANCE_BLACK_WINS &&
	       chance_for(side, chance_after(review, game, next)) != CHANCE_BLACK_WINS;
}

enum move_mark review_mark(struct review *review, struct game *game, int next)
{
	int loss = review_loss(review, game, next);
	if (loss == CHANCE_UNKNOWN)
		return MARK_NONE;
	if (is_only_move(review, game, next))
		return MARK_ONLY;
	if (loss >= DOUBTFUL && is_missed(review, game, next))
		return MARK_MISSED;
	if (loss >= BLUNDER)
		return MARK_BLUNDER;
	if (loss >= MISTAKE)
		return MARK_MISTAKE;
	return loss >= DOUBTFUL ? MARK_DOUBTFUL : MARK_NONE;
}

/* Cuts the line where the game would refuse a move, or is over. */
static void cut_line(struct review *review, const struct game *game, struct annotation *annotation)
{
	struct game *scratch = &review->scratch;
	int length = 0;
	*scratch = *game;
	while (length < annotation->length && !game_over(scratch) && !game_play(scratch, annotation->line[length]).rejected)
		length++;
	annotation->length = length;
}

/* Marks the next ply, and adds the better line. */
static void annotate_next(struct review *review, struct game *game, int next, struct annotation *annotation)
{
	annotation->mark = review_mark(review, game, next);
	if (annotation->mark <= MARK_ONLY)
		return;
	const struct assessment *now = review_position(review, game);
	annotation->best = now->best;
	annotation->length = now->length;
	_Static_assert(sizeof annotation->line <= sizeof now->line, "the better line is a part of the expected play");
	memcpy(annotation->line, now->line, sizeof annotation->line);
	cut_line(review, game, annotation);
}

void review_ply(struct review *review, struct game *game, int ply, struct annotation *annotation)
{
	*annotation = (struct annotation){.best = POINT_NONE};
	if (ply > 0) {
		const struct ply *next = &game->history[ply - 1];
		game_go_to(game, ply - 1);
		if (next->kind <= PLY_PASS)
			annotate_next(review, game, next->kind == PLY_STONE ? next->point : MOVE_PASS, annotation);
	}
	game_go_to(game, ply);
	annotation->chance = review_position(review, game)->chance;
}

void review_game(struct review *review, struct game *game, struct annotation *list)
{
	int plies = game->plies;
	for (int ply = 0; ply <= plies; ply++)
		review_ply(review, game, ply, &list[ply]);
}
