/* The tree of a collection: one SGF record for each size, rule and set-up, with counts of games and results in the
   comments, before the games' own comments. Variations are in order of their number of games, largest first. */
#include "formats/formats.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/minmax.h"
#include "base/utf8.h"
#include "formats/game_tree.h"
#include "formats/sgf/sgf_write.h"
#include "record/sgf_value.h"

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
	struct game_tree games;
	struct strings starts; /* what comes before the first move of each record */
	size_t root_room;
	struct sgf_tree_root *root; /* by the number of its start */
};

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
		tree->root[number].node = game_tree_add_root(&tree->games);
		if (tree->root[number].node == 0) {
			strings_cut(&tree->starts, roots);
			return NULL;
		}
	}
	return number != STRING_NONE ? &tree->root[number] : NULL;
}

/* Takes comments, labels and marks. Updates the record's encoding by each of them: an ASCII text whose encoding is not
   named fits any. */
static bool take_note(void *context, const struct tree_node *node, const struct notes *notes, const struct note *note)
{
	struct sgf_tree_root *root = context;
	struct span name = {notes->charset, notes->charset_length};
	enum text_bytes bytes = utf8_bytes(note->text);
	(void)node;
	if (note_is_of_game(note->kind) || (note->kind != NOTE_COMMENT && note->point == POINT_NONE))
		return false;
	if (name.length == 0 && bytes == BYTES_ASCII)
		return true;
	if (name.length == 0 && bytes == BYTES_UTF8)
		name = text_span("UTF-8");
	root->mixed |= root->decided && !text_same(name, (struct span){root->charset, root->charset_length});
	if (root->decided)
		return true;
	memcpy(root->charset, name.at, name.length);
	root->charset_length = name.length;
	root->decided = true;
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
	writing->exhausted = !root;
	if (!root)
		return false;
	struct sgf_tree_root before = *root;
	writing->exhausted = !game_tree_add(&tree->games, root->node, replay, take_note, root);
	if (writing->exhausted)
		*root = before;
	return !writing->exhausted;
}

/* Does variation a come before b? The one with more games does, then the first in board order; a pass is the last. */
static bool child_is_before(const struct tree_node *a, const struct tree_node *b)
{
	uint32_t games = game_tree_games(a), others = game_tree_games(b);
	return games != others ? games > others : (uint16_t)a->point < (uint16_t)b->point;
}

/* A record while it is written. */
struct sgf_record {
	const struct sgf_tree_root *root;
	struct span start; /* what comes before the first move */
	struct sgf_style style;
};

/* Writes e.g. "3 games: Black won 1, White won 2, drawn 0, open 0". */
static void sgf_put_count(struct sink *out, const struct tree_node *node)
{
	uint32_t games = game_tree_games(node);
	static const char *const words[] =
		{[RESULT_BLACK] = "Black won ", [RESULT_WHITE] = ", White won ", [RESULT_DRAW] = ", drawn "};
	sink_number(out, games);
	sink_text(out, games == 1 ? " game: " : " games: ");
	for (enum game_result result = RESULT_BLACK; result <= RESULT_DRAW; result++) {
		sink_text(out, words[result]);
		sink_number(out, node->games[result]);
	}
	sink_text(out, ", open ");
	sink_number(out, node->games[RESULT_NONE]);
}

/* Is there a note at the index, of the same node, kind and point as the one before? */
static bool is_next(const struct node_notes *notes, size_t at)
{
	if (at == 0 || at >= notes->used)
		return false;
	const struct node_note *one = &notes->note[at - 1], *other = &notes->note[at];
	return one->node == other->node && one->kind == other->kind && one->point == other->point;
}

/* Writes the texts of one node, kind and point, from index *at on, with `between` between them, and before the
   first comment. *at becomes the index after them. */
static void put_joined(const struct tree_pen *pen, size_t *at, const char *between, bool label)
{
	const struct node_notes *notes = &pen->tree->notes;
	struct sgf_style style = ((const struct sgf_record *)pen->context)->style;
	enum text_bytes bytes = BYTES_ASCII;
	size_t first = *at;
	for (size_t i = first; style.encoding == ENCODING_NONE && (i == first || is_next(notes, i)); i++)
		bytes = max(bytes, utf8_bytes(node_notes_text(notes, i)));
	style.encoding = encoding_of_value(style.encoding, bytes);
	do {
		if (*at > first || !label)
			sink_text(pen->out, between);
		sgf_put_bytes(pen->out, node_notes_text(notes, *at), style, label ? SGF_LABEL : SGF_TEXT);
		++*at;
	} while (is_next(notes, *at));
}

/* Writes a node's labels or marks of one kind. Joins the labels of one point into one label. */
static void sgf_put_tree_points(const struct tree_pen *pen, uint32_t node, enum note_kind kind)
{
	const struct node_notes *notes = &pen->tree->notes;
	int size = ((const struct sgf_record *)pen->context)->root->size;
	size_t first = node_notes_find(notes, node, kind);
	for (size_t at = first; node_notes_are_of(notes, at, node, kind);) {
		if (at == first)
			sink_text(pen->out, note_kind_names[kind]);
		if (kind != NOTE_LABEL) {
			sgf_put_point(pen->out, notes->note[at++].point, size);
			continue;
		}
		sgf_begin_label(pen->out, notes->note[at].point, size);
		put_joined(pen, &at, " ", true);
		sink_char(pen->out, ']');
	}
}

/* Does the node have siblings? Then each of them is in parentheses. */
static bool is_variation(const struct tree_node *nodes, uint32_t at)
{
	return nodes[at].parent != 0 && nodes[nodes[nodes[at].parent].child].sibling != 0;
}

/* Writes a node: the move, or what comes before the first move, the counts, and the notes. */
static void sgf_put_node(const struct tree_pen *pen, uint32_t at)
{
	const struct node_notes *notes = &pen->tree->notes;
	const struct tree_node *node = &pen->tree->node[at];
	const struct sgf_record *record = pen->context;
	size_t comment = node_notes_find(notes, at, NOTE_COMMENT);
	if (node->parent == 0) {
		sink_span(pen->out, record->start);
	} else {
		sink_text(pen->out, is_variation(pen->tree->node, at) ? "(;" : ";");
		sink_char(pen->out, node->side == SIDE_BLACK ? 'B' : 'W');
		sgf_put_point(pen->out, node->point, record->root->size);
	}
	sink_text(pen->out, "C[");
	sgf_put_count(pen->out, node);
	if (node_notes_are_of(notes, comment, at, NOTE_COMMENT))
		put_joined(pen, &comment, "\n", false);
	sink_char(pen->out, ']');
	for (enum note_kind kind = NOTE_LABEL; kind < NOTE_KINDS; kind++)
		sgf_put_tree_points(pen, at, kind);
}

static void sgf_end_node(const struct tree_pen *pen, uint32_t at)
{
	if (is_variation(pen->tree->node, at))
		sink_char(pen->out, ')');
}

static void put_record(const struct writing *writing, struct sgf_tree *tree, size_t number)
{
	const struct sgf_tree_root *root = &tree->root[number];
	struct span charset = {root->charset, root->mixed ? 0 : root->charset_length};
	struct sgf_style style = {charset.length > 0 ? encoding_named(charset) : ENCODING_NONE, writing->shown};
	struct sgf_record record = {root, strings_at(&tree->starts, number), style};
	struct tree_pen pen = {child_is_before, sgf_put_node, sgf_end_node, writing->out, &tree->games, &record};
	sgf_write_head(writing->out, charset);
	game_tree_write(&pen, root->node);
	sink_text(writing->out, ")\n");
}

/* Writes the records, in order of their first game, and frees the tree. */
static bool finish(struct writing *writing)
{
	struct sgf_tree *tree = writing->state;
	if (!tree)
		return true;
	node_notes_sort(&tree->games.notes);
	for (size_t i = 0; i < tree->starts.count; i++)
		if (game_tree_games(&tree->games.node[tree->root[i].node]) > 0) /* else memory ran out for its only game */
			put_record(writing, tree, i);
	strings_free(&tree->starts);
	free(tree->root);
	game_tree_free(&tree->games);
	free(tree);
	writing->state = NULL;
	return true;
}

const struct format format_sgf_tree = {.name = "sgf", .write = add_game, .finish = finish, .noted = true};
