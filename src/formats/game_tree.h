/* The tree of the games that are written: a node for each position, with results and notes. */
#ifndef GAME_TREE_H
#define GAME_TREE_H

#include "formats/node_notes.h"
#include "record/replay.h"

/* A node: the position after a sequence of moves. Links are indexes of nodes; 0 is none. */
struct tree_node {
	uint32_t parent, child, sibling;
	int16_t point;                   /* of the last move; POINT_NONE for a pass and for a root */
	uint8_t side;                    /* of the last move */
	bool noted;                      /* it may have notes */
	uint32_t games[RESULT_DRAW + 1]; /* numbers of games, indexed by enum game_result */
};

/* A zeroed struct is empty. It may have several roots, e.g. of different sizes. */
struct game_tree {
	uint32_t nodes;
	size_t room;
	struct tree_node *node;
	struct node_notes notes;
	uint32_t last; /* the root of the last game */
};

/* Adds a root. Returns its index, or 0 when memory runs out. */
uint32_t game_tree_add_root(struct game_tree *tree);
/* Should the note be added to the node? */
typedef bool note_filter(void *context, const struct tree_node *node, const struct notes *notes,
                         const struct note *note);
/* Adds a game, with those notes that the filter lets through. When memory runs out, removes what it added, and returns
   false. */
bool game_tree_add(struct game_tree *tree, uint32_t root, const struct replay *replay, note_filter *filter,
                   void *context);
/* Returns the number of games that reach the node. */
uint32_t game_tree_games(const struct tree_node *node);

/* How a tree is written. */
struct tree_pen {
	bool (*is_before)(const struct tree_node *a, const struct tree_node *b); /* the order of siblings */
	void (*begin)(const struct tree_pen *pen, uint32_t node);
	void (*end)(const struct tree_pen *pen, uint32_t node); /* called after the nodes below it; NULL: nothing */
	struct sink *out;
	struct game_tree *tree;
	const void *context;
};
/* Writes the nodes below the root, in preorder. Its notes must be sorted. */
void game_tree_write(const struct tree_pen *pen, uint32_t root);
void game_tree_free(struct game_tree *tree);

#endif
