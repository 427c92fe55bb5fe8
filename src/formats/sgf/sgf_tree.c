/* The tree of a collection: one SGF record for each size, rule and set-up, with counts of games and results in the
   comments, before the games' own comments. Variations are in order of their number of games, largest first. */
#include "formats/formats.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/minmax.h"
#include "base/utf8.h"
#include "formats/node_notes.h"
#include "formats/sgf/sgf_write.h"
#include "record/sgf_value.h"

/* A node: the position after a sequence of moves. Links are indexes of nodes; 0 is none. */
struct sgf_tree_node {
	uint32_t parent, child, sibling;
	int16_t point;                            /* of the last move, or POINT_NONE for a pass */
	uint8_t side;                             /* of the last move */
	uint32_t games, results[RESULT_DRAW + 1]; /* indexed by enum game_result */
};

/* A record: its first node, and what its notes have in common. */
struct sgf_tree_root {
	uint32_t node;
	int size;
	bool decided; /* a note has set `charset` */
	bool mixed;   /* the record's notes have different encodings */
	size_t charset_length;
	char charset[NOTES_CHARSET_MAX]; /* empty: not known */
};

struct sgf_tree {
	uint32_t nodes;
	size_t node_room;
	struct sgf_tree_node *node;
	struct strings starts; /* what comes before the first move of each record */
	size_t root_room;
	struct sgf_tree_root *root; /* by the number of its start */
	struct node_notes notes;
	uint32_t last; /* the first node of the last game's record */
};

/* Adds a node. Returns its index, or 0 when memory runs out. */
static uint32_t sgf_add_node(struct sgf_tree *tree, const struct sgf_tree_node *made)
{
	tree->nodes += tree->nodes == 0; /* no node has the index 0 */
	if (tree->nodes == UINT32_MAX || !array_grow(&tree->node, &tree->node_room, tree->nodes + 1u, sizeof *tree->node))
		return 0;
	assert(tree->nodes < tree->node_room);
	tree->node[tree->nodes] = *made;
	return tree->nodes++;
}

/* Returns the child for a move, adding it if necessary; 0 when memory runs out. */
static uint32_t sgf_child_of(struct sgf_tree *tree, uint32_t parent, int16_t point, enum side side)
{
	struct sgf_tree_node made = {.parent = parent, .point = point, .side = (uint8_t)side};
	for (uint32_t at = tree->node[parent].child; at != 0; at = tree->node[at].sibling)
		if (tree->node[at].point == point && tree->node[at].side == (uint8_t)side)
			return at;
	made.sibling = tree->node[parent].child;
	uint32_t added = sgf_add_node(tree, &made);
	if (added != 0)
		tree->node[parent].child = added;
	return added;
}

/* Returns the record that begins with this text up to its first move, adding it if necessary; NULL when memory runs
   out. */
static struct sgf_tree_root *root_of(struct sgf_tree *tree, struct span start, int size)
{
	size_t roots = tree->starts.count;
	if (!array_grow(&tree->root, &tree->root_room, roots + 1, sizeof *tree->root))
		return NULL;
	int64_t number = strings_add(&tree->starts, start);
	if (number == (int64_t)roots) {
		tree->root[number] = (struct sgf_tree_root){.size = size};
		tree->root[number].node = sgf_add_node(tree, &(struct sgf_tree_node){.point = POINT_NONE});
		if (tree->root[number].node == 0) {
			strings_cut(&tree->starts, roots);
			return NULL;
		}
	}
	return number != STRING_NONE ? &tree->root[number] : NULL;
}

/* Updates the record's encoding by one more note. An ASCII text whose encoding is not named fits any. */
static void decide_charset(struct sgf_tree_root *root, const struct notes *notes, struct span text)
{
	struct span name = {notes->charset, notes->charset_length};
	enum text_bytes bytes = utf8_bytes(text);
	if (name.length == 0 && bytes == BYTES_ASCII)
		return;
	if (name.length == 0 && bytes == BYTES_UTF8)
		name = text_span("UTF-8");
	root->mixed |= root->decided && !text_same(name, (struct span){root->charset, root->charset_length});
	if (root->decided)
		return;
	memcpy(root->charset, name.at, name.length);
	root->charset_length = name.length;
	root->decided = true;
}

/* Adds the notes from *at on, up to those on the ply, to the ply's node. Returns false when memory runs out. */
static bool sgf_add_notes(struct sgf_tree *tree, struct sgf_tree_root *root, uint32_t node, const struct notes *notes,
                          int ply, size_t *at)
{
	struct note note;
	for (size_t next = *at; notes && notes_next(notes, &next, &note) && note.ply <= ply; *at = next) {
		if (note_is_of_game(note.kind) || (note.kind != NOTE_COMMENT && note.point == POINT_NONE))
			continue;
		decide_charset(root, notes, note.text);
		if (!node_notes_add(&tree->notes, node, &note))
			return false;
	}
	return true;
}

/* Adds a game to its record. When memory runs out, removes what it added, and returns false. */
static bool sgf_add_plies(struct sgf_tree *tree, struct sgf_tree_root *root, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct notes *notes = replay->notes;
	const struct sgf_tree_root root_before = *root;
	const uint32_t nodes = tree->nodes;
	const size_t texts = tree->notes.used;
	size_t note = notes && tree->last == root->node ? notes->written : 0;
	uint32_t at = root->node;
	bool fits = sgf_add_notes(tree, root, at, notes, 0, &note);
	for (int i = 0; i < game->plies && fits; i++) {
		const struct ply *ply = &game->history[i];
		at = sgf_child_of(tree, at, (int16_t)(ply->kind == PLY_STONE ? ply->point : POINT_NONE), ply->side);
		fits = at != 0 && sgf_add_notes(tree, root, at, notes, i + 1, &note);
	}
	if (!fits) {
		*root = root_before;
		node_notes_cut(&tree->notes, texts);
		if (tree->nodes > nodes)
			tree->node[tree->node[nodes].parent].child = tree->node[nodes].sibling;
		tree->nodes = nodes;
		return false;
	}
	for (; at != 0; at = tree->node[at].parent) {
		tree->node[at].games++;
		tree->node[at].results[replay_result(replay)]++;
	}
	if (notes)
		notes->written = note;
	tree->last = root->node;
	return true;
}

/* Adds a game to the tree. Returns false for a board that SGF cannot hold; also, with `exhausted` set, when memory runs
   out. */
static bool add_game(struct writing *writing, const struct replay *replay)
{
	int size = replay->game.board.size;
	if (size > SGF_SIZE_MAX)
		return false;
	char bytes[SINK_BYTES];
	struct sink start = sink_into(bytes, sizeof bytes);
	if (!writing->state)
		writing->state = calloc(1, sizeof(struct sgf_tree));
	struct sgf_tree *tree = writing->state;
	struct sgf_tree_root *root = NULL;
	if (tree) {
		sgf_write_start(&start, replay);
		root = root_of(tree, sink_held(&start), size);
	}
	writing->exhausted = !root || !sgf_add_plies(tree, root, replay);
	return !writing->exhausted;
}

/* Does variation a come before b? The one with more games does, then the first in board order; a pass is the last. */
static bool child_is_before(const struct sgf_tree_node *a, const struct sgf_tree_node *b)
{
	if (a->games != b->games)
		return a->games > b->games;
	return (uint16_t)a->point < (uint16_t)b->point;
}

/* Merges two sorted lists of siblings. Returns the first node. */
static uint32_t merge_children(struct sgf_tree *tree, uint32_t a, uint32_t b)
{
	uint32_t first = 0, *link = &first;
	while (a != 0 && b != 0) {
		uint32_t *from = child_is_before(&tree->node[b], &tree->node[a]) ? &b : &a;
		*link = *from;
		link = &tree->node[*from].sibling;
		*from = *link;
	}
	*link = a != 0 ? a : b;
	return first;
}

/* Sorts a list of siblings. Returns the first node. The depth of the recursion is the logarithm of their number. */
static uint32_t sort_sgf_children(struct sgf_tree *tree, uint32_t first, uint32_t length)
{
	uint32_t last = first;
	if (length < 2)
		return first;
	for (uint32_t i = 1; i < length / 2; i++)
		last = tree->node[last].sibling;
	uint32_t second = tree->node[last].sibling;
	tree->node[last].sibling = 0;
	uint32_t one = sort_sgf_children(tree, first, length / 2);
	return merge_children(tree, one, sort_sgf_children(tree, second, length - length / 2));
}

static void sort_children(struct sgf_tree *tree, uint32_t parent)
{
	uint32_t length = 0;
	for (uint32_t at = tree->node[parent].child; at != 0; at = tree->node[at].sibling)
		length++;
	tree->node[parent].child = sort_sgf_children(tree, tree->node[parent].child, length);
}

/* A record while it is written. */
struct sgf_tree_pen {
	struct sink *out;
	struct sgf_tree *tree;
	const struct sgf_tree_root *root;
	struct sgf_style style;
};

/* Writes e.g. "3 games: Black won 1, White won 2, drawn 0, open 0". */
static void sgf_put_count(struct sink *out, const struct sgf_tree_node *node)
{
	static const char *const words[] =
		{[RESULT_BLACK] = "Black won ", [RESULT_WHITE] = ", White won ", [RESULT_DRAW] = ", drawn "};
	sink_number(out, node->games);
	sink_text(out, node->games == 1 ? " game: " : " games: ");
	for (enum game_result result = RESULT_BLACK; result <= RESULT_DRAW; result++) {
		sink_text(out, words[result]);
		sink_number(out, node->results[result]);
	}
	sink_text(out, ", open ");
	sink_number(out, node->results[RESULT_NONE]);
}

/* Is there a note at the index, of the same node, kind and point as the one before? */
static bool is_next(const struct node_notes *notes, size_t at)
{
	if (at == 0 || at >= notes->used)
		return false;
	const struct node_note *one = &notes->note[at - 1], *other = &notes->note[at];
	return one->node == other->node && one->kind == other->kind && one->point == other->point;
}

/* Returns the style of a value that joins the notes from index `at` on, as far as they are of one node, kind and
   point. */
static struct sgf_style joined_style(const struct sgf_tree_pen *pen, size_t at)
{
	struct sgf_style style = pen->style;
	enum text_bytes bytes = BYTES_ASCII;
	if (style.encoding != ENCODING_NONE)
		return style;
	do {
		bytes = max(bytes, utf8_bytes(node_notes_text(&pen->tree->notes, at)));
		at++;
	} while (is_next(&pen->tree->notes, at));
	style.encoding = encoding_of_value(style.encoding, bytes);
	return style;
}

/* Joins the labels of one point, from index *at on, into one label. *at becomes the index after them. */
static void sgf_put_tree_label(const struct sgf_tree_pen *pen, size_t *at)
{
	const struct node_notes *notes = &pen->tree->notes;
	const struct sgf_style style = joined_style(pen, *at);
	do {
		if (is_next(notes, *at))
			sink_char(pen->out, ' ');
		else
			sgf_begin_label(pen->out, notes->note[*at].point, pen->root->size);
		sgf_put_bytes(pen->out, node_notes_text(notes, *at), style, true);
		++*at;
	} while (is_next(notes, *at));
	sink_char(pen->out, ']');
}

/* Writes a node's labels or marks of one kind. */
static void sgf_put_tree_points(const struct sgf_tree_pen *pen, uint32_t node, enum note_kind kind)
{
	const struct node_notes *notes = &pen->tree->notes;
	size_t first = node_notes_find(notes, node, kind);
	for (size_t at = first; at < notes->used && notes->note[at].node == node && notes->note[at].kind == kind;) {
		if (at == first)
			sink_text(pen->out, note_kind_names[kind]);
		if (kind == NOTE_LABEL) {
			sgf_put_tree_label(pen, &at);
			continue;
		}
		sgf_put_point(pen->out, notes->note[at].point, pen->root->size);
		at++;
	}
}

/* Writes the counts and notes of a node. */
static void sgf_put_tree_notes(const struct sgf_tree_pen *pen, uint32_t node)
{
	const struct node_notes *notes = &pen->tree->notes;
	size_t at = node_notes_find(notes, node, NOTE_COMMENT);
	sink_text(pen->out, "C[");
	sgf_put_count(pen->out, &pen->tree->node[node]);
	if (at < notes->used && notes->note[at].node == node && notes->note[at].kind == NOTE_COMMENT) {
		const struct sgf_style style = joined_style(pen, at);
		do {
			sink_char(pen->out, '\n');
			sgf_put_bytes(pen->out, node_notes_text(notes, at), style, false);
			at++;
		} while (is_next(notes, at));
	}
	sink_char(pen->out, ']');
	for (enum note_kind kind = NOTE_LABEL; kind < NOTE_KINDS; kind++)
		sgf_put_tree_points(pen, node, kind);
}

/* Does the node have siblings? Then each of them is in parentheses. */
static bool is_variation(const struct sgf_tree *tree, const struct sgf_tree_node *node)
{
	return tree->node[tree->node[node->parent].child].sibling != 0;
}

static void sgf_put_node(const struct sgf_tree_pen *pen, uint32_t at)
{
	const struct sgf_tree_node *node = &pen->tree->node[at];
	sink_text(pen->out, is_variation(pen->tree, node) ? "(;" : ";");
	sink_char(pen->out, node->side == SIDE_BLACK ? 'B' : 'W');
	sgf_put_point(pen->out, node->point, pen->root->size);
	sgf_put_tree_notes(pen, at);
}

/* Writes what comes before the first move. */
static void sgf_put_start(struct sgf_tree_pen *pen)
{
	const struct sgf_tree_root *root = pen->root;
	struct span charset = {root->charset, root->mixed ? 0 : root->charset_length};
	pen->style.encoding = charset.length > 0 ? encoding_named(charset) : ENCODING_NONE;
	sgf_write_head(pen->out, charset);
	sink_span(pen->out, strings_at(&pen->tree->starts, (size_t)(root - pen->tree->root)));
	sgf_put_tree_notes(pen, root->node);
}

/* Writes a record, in preorder. */
static void put_record(const struct writing *writing, struct sgf_tree *tree, const struct sgf_tree_root *root)
{
	struct sgf_tree_pen pen = {.out = writing->out, .tree = tree, .root = root, .style.shown = writing->shown};
	uint32_t at = root->node;
	sgf_put_start(&pen);
	for (;;) {
		sort_children(tree, at);
		if (tree->node[at].child != 0) {
			at = tree->node[at].child;
			sgf_put_node(&pen, at);
			continue;
		}
		for (; at != root->node; at = tree->node[at].parent) {
			if (is_variation(tree, &tree->node[at]))
				sink_char(pen.out, ')');
			if (tree->node[at].sibling != 0)
				break;
		}
		if (at == root->node)
			break;
		at = tree->node[at].sibling;
		sgf_put_node(&pen, at);
	}
	sink_text(pen.out, ")\n");
}

/* Writes the records, in order of their first game, and frees the tree. */
static bool finish(struct writing *writing)
{
	struct sgf_tree *tree = writing->state;
	if (!tree)
		return true;
	node_notes_sort(&tree->notes);
	for (size_t i = 0; i < tree->starts.count; i++)
		if (tree->node[tree->root[i].node].games > 0) /* else memory ran out for its only game */
			put_record(writing, tree, &tree->root[i]);
	strings_free(&tree->starts);
	free(tree->root);
	free(tree->node);
	node_notes_free(&tree->notes);
	free(tree);
	writing->state = NULL;
	return true;
}

const struct format format_sgf_tree = {.name = "sgf", .write = add_game, .finish = finish, .noted = true};
