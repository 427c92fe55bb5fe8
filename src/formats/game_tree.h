/* The tree of the games that are written: a node for each position, with results and notes. */
#ifndef GAME_TREE_H
#define GAME_TREE_H

#include "record/replay.h"
#include "record/strings.h"

/* A node: the position after a sequence of moves. Links are indexes of nodes; 0 is none. */
struct tree_node {
	uint32_t parent, child, sibling;
	int16_t point;                   /* of the last move; POINT_NONE for a pass and for a root */
	uint8_t side;                    /* of the last move */
	bool noted;                      /* it may have notes */
	uint32_t games[RESULT_DRAW + 1]; /* numbers of games, indexed by enum game_result */
};

/* A note of a node, which never has two equal ones. */
struct node_note {
	uint32_t node;
	uint32_t order; /* number of notes added before this one, to any node */
	int16_t point;  /* of a label or mark, else POINT_NONE */
	uint8_t kind;   /* enum note_kind */
};

/* The notes of all nodes. A zeroed struct is empty. */
struct node_notes {
	size_t used, room;
	struct node_note *note;
	struct strings texts; /* by `order`: what makes the note differ from others, then its text */
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

/* Adds a note to a node, unless the node has it already. Returns false when memory runs out. */
bool node_notes_add(struct node_notes *notes, uint32_t node, const struct note *note);
/* Removes all but the first `used` notes, which must not be sorted yet. */
void node_notes_cut(struct node_notes *notes, size_t used);
/* Sorts the notes by node, kind and point, then in the order in which they were added. */
void node_notes_sort(struct node_notes *notes);
/* Returns the index of a node's first note of this kind; if there is none, the index where it would be inserted. The
   notes must be sorted. */
size_t node_notes_find(const struct node_notes *notes, uint32_t node, enum note_kind kind);
/* Is there a note of this node and kind at the index? */
static inline bool node_notes_are_of(const struct node_notes *notes, size_t at, uint32_t node, enum note_kind kind)
{
	return at < notes->used && notes->note[at].node == node && notes->note[at].kind == kind;
}
/* Returns the text of the note at an index. */
struct span node_notes_text(const struct node_notes *notes, size_t at);
void node_notes_free(struct node_notes *notes);

#endif
