#include "formats/game_tree.h"

#include <assert.h>
#include <stdlib.h>

#include "base/array.h"

/* What stands before the text of a note. */
struct node_note_head {
	uint32_t node;
	int16_t point;
	uint16_t kind;
};

bool node_notes_add(struct node_notes *notes, uint32_t node, const struct note *note)
{
	struct node_note_head head = {node, (int16_t)note->point, (uint16_t)note->kind};
	if (!array_grow(&notes->note, &notes->room, notes->used + 1, sizeof *notes->note) ||
	    !strings_append(&notes->texts, (struct span){(const char *)&head, sizeof head}) ||
	    !strings_append(&notes->texts, note->text))
		return false;
	int64_t number = strings_end(&notes->texts);
	if (number == (int64_t)notes->used)
		notes->note[notes->used++] = (struct node_note){node, (uint32_t)number, head.point, (uint8_t)note->kind};
	return number != STRING_NONE;
}

void node_notes_cut(struct node_notes *notes, size_t used)
{
	notes->used = used;
	strings_cut(&notes->texts, used);
}

struct span node_notes_text(const struct node_notes *notes, size_t at)
{
	return text_after(strings_at(&notes->texts, notes->note[at].order), sizeof(struct node_note_head));
}

static int compare_nodes(const void *one, const void *other)
{
	const struct node_note *a = one, *b = other;
	if (a->node != b->node)
		return a->node < b->node ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	if (a->point != b->point)
		return a->point < b->point ? -1 : 1;
	return (a->order > b->order) - (a->order < b->order);
}

void node_notes_sort(struct node_notes *notes)
{
	if (notes->used > 0)
		qsort(notes->note, notes->used, sizeof *notes->note, compare_nodes);
}

size_t node_notes_find(const struct node_notes *notes, uint32_t node, enum note_kind kind)
{
	size_t low = 0, high = notes->used;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct node_note *note = &notes->note[middle];
		if (note->node < node || (note->node == node && note->kind < kind))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

void node_notes_free(struct node_notes *notes)
{
	free(notes->note);
	strings_free(&notes->texts);
	*notes = (struct node_notes){.used = 0};
}

/* Adds a node. Returns its index, or 0 when memory runs out. */
static uint32_t add_tree_node(struct game_tree *tree, const struct tree_node *made)
{
	tree->nodes += tree->nodes == 0; /* no node has the index 0 */
	if (tree->nodes == UINT32_MAX || !array_grow(&tree->node, &tree->room, tree->nodes + 1u, sizeof *tree->node))
		return 0;
	assert(tree->nodes < tree->room);
	tree->node[tree->nodes] = *made;
	return tree->nodes++;
}

uint32_t game_tree_add_root(struct game_tree *tree)
{
	return add_tree_node(tree, &(struct tree_node){.point = POINT_NONE});
}

/* Returns the child for a move, adding it if necessary; 0 when memory runs out. */
static uint32_t child_of(struct game_tree *tree, uint32_t parent, int16_t point, uint8_t side)
{
	struct tree_node made = {.parent = parent, .sibling = tree->node[parent].child, .point = point, .side = side};
	for (uint32_t at = made.sibling; at != 0; at = tree->node[at].sibling)
		if (tree->node[at].point == point && tree->node[at].side == side)
			return at;
	uint32_t added = add_tree_node(tree, &made);
	if (added != 0)
		tree->node[parent].child = added;
	return added;
}

bool game_tree_add(struct game_tree *tree, uint32_t root, const struct replay *replay, note_filter *filter,
                   void *context)
{
	const struct game *game = &replay->game;
	struct notes *notes = replay->notes;
	struct note note;
	const uint32_t nodes = tree->nodes;
	const size_t texts = tree->notes.used;
	size_t written = notes && tree->last == root ? notes->written : 0;
	uint32_t at = root;
	for (int i = 0; i <= game->plies && at != 0; i++) {
		const struct ply *ply = i > 0 ? &game->history[i - 1] : NULL;
		if (ply)
			at = child_of(tree, at, (int16_t)(ply->kind == PLY_STONE ? ply->point : POINT_NONE), ply->side);
		for (size_t next = written; at != 0 && notes_next(notes, &next, &note) && note.ply <= i; written = next)
			if (filter(context, &tree->node[at], notes, &note)) {
				tree->node[at].noted = true;
				at = node_notes_add(&tree->notes, at, &note) ? at : 0;
			}
	}
	if (at == 0) {
		node_notes_cut(&tree->notes, texts);
		if (tree->nodes > nodes)
			tree->node[tree->node[nodes].parent].child = tree->node[nodes].sibling;
		tree->nodes = nodes;
		return false;
	}
	const enum game_result result = replay_result(replay);
	for (; at != 0; at = tree->node[at].parent)
		tree->node[at].games[result]++;
	if (notes)
		notes->written = written;
	tree->last = root;
	return true;
}

uint32_t game_tree_games(const struct tree_node *node)
{
	return node->games[RESULT_NONE] + node->games[RESULT_BLACK] + node->games[RESULT_WHITE] + node->games[RESULT_DRAW];
}

/* Merges two sorted lists of siblings. Returns the first node. */
static uint32_t merge_children(const struct tree_pen *pen, uint32_t a, uint32_t b)
{
	struct tree_node *node = pen->tree->node;
	uint32_t first = 0, *link = &first;
	while (a != 0 && b != 0) {
		uint32_t *from = pen->is_before(&node[b], &node[a]) ? &b : &a;
		*link = *from;
		link = &node[*from].sibling;
		*from = *link;
	}
	*link = a != 0 ? a : b;
	return first;
}

/* Sorts a list of siblings. Returns the first node. The depth of the recursion is the logarithm of their number. */
static uint32_t sort_children(const struct tree_pen *pen, uint32_t first, uint32_t length)
{
	struct tree_node *node = pen->tree->node;
	uint32_t last = first;
	if (length < 2)
		return first;
	for (uint32_t i = 1; i < length / 2; i++)
		last = node[last].sibling;
	uint32_t second = node[last].sibling;
	node[last].sibling = 0;
	uint32_t one = sort_children(pen, first, length / 2);
	return merge_children(pen, one, sort_children(pen, second, length - length / 2));
}

void game_tree_write(const struct tree_pen *pen, uint32_t root)
{
	struct tree_node *node = pen->tree->node;
	for (uint32_t at = root, next;; at = next) {
		uint32_t length = 0;
		for (next = node[at].child; next != 0; next = node[next].sibling)
			length++;
		next = node[at].child = sort_children(pen, node[at].child, length);
		pen->begin(pen, at);
		for (; next == 0 && at != root; at = node[at].parent) {
			if (pen->end)
				pen->end(pen, at);
			next = node[at].sibling;
		}
		if (next == 0)
			return;
	}
}

void game_tree_free(struct game_tree *tree)
{
	free(tree->node);
	node_notes_free(&tree->notes);
}
