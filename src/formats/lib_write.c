#include "formats/lib_write.h"

#include <stdint.h>
#include <stdlib.h>

#include "formats/lib.h"

enum {
	BLOCK_NODES = 1 << 16,
	BLOCKS_MAX = 1 << 16,
	PLIES_MAX = 2 * LIB_SIZE * LIB_SIZE + 3, /* with a pass before each stone */
};

/* Nodes are named by their number, 0 is the root and also none. */
struct lib_node {
	uint32_t child;
	uint32_t sibling;
	uint8_t byte;
};

/* Nodes stay where they are while the tree grows. */
struct lib_tree {
	uint32_t nodes;
	struct lib_node *block[BLOCKS_MAX];
};

static struct lib_node *node_at(const struct lib_tree *tree, uint32_t number)
{
	return &tree->block[number / BLOCK_NODES][number % BLOCK_NODES];
}

/* The number of a new node; 0 where there is no room for one. */
static uint32_t add_node(struct lib_tree *tree, uint8_t byte, uint32_t sibling)
{
	uint32_t block = tree->nodes / BLOCK_NODES;
	if (tree->nodes == UINT32_MAX)
		return 0;
	if (tree->nodes % BLOCK_NODES == 0)
		tree->block[block] = calloc(BLOCK_NODES, sizeof *tree->block[block]);
	if (!tree->block[block])
		return 0;
	*node_at(tree, tree->nodes) = (struct lib_node){0, sibling, byte};
	return tree->nodes++;
}

static struct lib_tree *tree_of(struct writing *writing)
{
	struct lib_tree *tree = writing->state;
	if (tree)
		return tree;
	tree = calloc(1, sizeof *tree);
	if (!tree)
		return NULL;
	tree->nodes = 0;
	add_node(tree, 0, 0);
	if (!tree->block[0]) {
		free(tree);
		return NULL;
	}
	writing->state = tree;
	return tree;
}

/* The node's child with this byte, made where there is none; 0 where there is no memory. */
static uint32_t child_of(struct lib_tree *tree, uint32_t number, uint8_t byte)
{
	uint32_t *link = &node_at(tree, number)->child;
	while (*link != 0 && node_at(tree, *link)->byte < byte)
		link = &node_at(tree, *link)->sibling;
	if (*link != 0 && node_at(tree, *link)->byte == byte)
		return *link;
	uint32_t added = add_node(tree, byte, *link);
	if (added != 0)
		*link = added;
	return added;
}

bool lib_write(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct lib_tree *tree = tree_of(writing);
	uint32_t at = 0;
	writing->exhausted = !tree;
	if (!tree || game->board.size != LIB_SIZE || replay_has_setup(replay) || game_first_side(game) == SIDE_WHITE)
		return false;
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		at = child_of(tree, at, ply->kind == PLY_STONE ? (uint8_t)lib_byte(ply->point) : 0);
		writing->exhausted = at == 0;
		if (writing->exhausted)
			return false;
	}
	return true;
}

static void put_node(struct sink *out, const struct lib_node *node)
{
	sink_char(out, (char)node->byte);
	sink_char(out, (char)((node->sibling != 0 ? LIB_SIBLING : 0) | (node->child == 0 ? LIB_LEAF : 0)));
}

/* In preorder: a node, what is below it, its sibling. */
static void put_tree(struct sink *out, const struct lib_tree *tree)
{
	uint32_t above[PLIES_MAX + 1];
	int depth = 0;
	for (uint32_t at = 0;;) {
		const struct lib_node *node = node_at(tree, at);
		put_node(out, node);
		if (node->child != 0) {
			above[depth++] = at;
			at = node->child;
			continue;
		}
		while (node->sibling == 0 && depth > 0)
			node = node_at(tree, above[--depth]);
		if (node->sibling == 0)
			return;
		at = node->sibling;
	}
}

bool lib_finish(struct writing *writing)
{
	struct lib_tree *tree = tree_of(writing);
	if (!tree)
		return false;
	sink_put(writing->out, (const char *)lib_header, LIB_HEADER);
	put_tree(writing->out, tree);
	for (int i = 0; i < BLOCKS_MAX; i++)
		free(tree->block[i]);
	free(tree);
	writing->state = NULL;
	return true;
}
