#include "bulk/tree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const tree_columns[] = {"move", "games", "black", "white", "draw", NULL};

static void add_counts(struct tree_count *count, const struct tree_count *part)
{
	count->games += part->games;
	count->black += part->black;
	count->white += part->white;
	count->draw += part->draw;
}

static void count_result(struct tree_count *count, const struct replay *replay)
{
	enum game_result result = replay_result(replay);
	add_counts(count, &(struct tree_count){1, result == RESULT_BLACK, result == RESULT_WHITE, result == RESULT_DRAW});
}

void tree_add(struct tree *tree, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct occurrence found = query_exact(&tree->query, game);
	bool fits = game->board.size == tree->query.size;
	tree->fits |= fits;
	tree->misfits |= !fits;
	if (found.ply < 0 || found.ply == game->plies)
		return;
	const struct ply *next = &game->history[found.ply];
	if (next->kind == PLY_PASS) {
		count_result(&tree->pass, replay);
	} else {
		int point = symmetry_image(symmetry_inverse(found.symmetry), game->board.size, next->point);
		count_result(&tree->move[query_first_alike(&tree->query, point)], replay);
	}
}

void tree_merge(struct tree *tree, const struct tree *part)
{
	tree->fits |= part->fits;
	tree->misfits |= part->misfits;
	add_counts(&tree->pass, &part->pass);
	for (int point = POINT_NONE; (point = point_next(tree->query.size, point)) != POINT_NONE;)
		add_counts(&tree->move[point], &part->move[point]);
}

void tree_clear(struct tree *tree)
{
	tree->pass = (struct tree_count){.games = 0};
	memset(tree->move, 0, sizeof tree->move);
}

static int compare_counts(const void *one, const void *other)
{
	const struct tree_row *a = one, *b = other;
	if (a->count->games != b->count->games)
		return a->count->games < b->count->games ? 1 : -1;
	if ((a->point == MOVE_PASS) != (b->point == MOVE_PASS))
		return a->point == MOVE_PASS ? 1 : -1;
	return (a->point > b->point) - (a->point < b->point);
}

static void put_tree_row(const struct cells *cells, const struct tree_row *row, int size)
{
	enum { COUNTS = 4 };
	const struct tree_count *count = row->count;
	const long long counts[COUNTS] = {(long long)count->games, (long long)count->black, (long long)count->white,
	                                  (long long)count->draw};
	cells_start(cells, 0, tree_columns[0]);
	cells_move(cells, row->point, size);
	for (int i = 0; i < COUNTS; i++) {
		cells_start(cells, 1 + i, tree_columns[1 + i]);
		cells_number(cells, counts[i]);
	}
	cells_end(cells);
}

void tree_put(struct tree *tree, const struct cells *cells)
{
	struct tree_row *rows = tree->row;
	size_t count = 0;
	for (int point = POINT_NONE; (point = point_next(tree->query.size, point)) != POINT_NONE;)
		if (tree->move[point].games > 0)
			rows[count++] = (struct tree_row){point, &tree->move[point]};
	if (tree->pass.games > 0)
		rows[count++] = (struct tree_row){MOVE_PASS, &tree->pass};
	assert(count <= sizeof tree->row / sizeof *tree->row);
	qsort(rows, count, sizeof *rows, compare_counts);
	for (size_t i = 0; i < count; i++)
		put_tree_row(cells, &rows[i], tree->query.size);
}
