#include "formats/lib_file.h"

#include <stdlib.h>

#include "formats/game_tree.h"

const unsigned char lib_header[LIB_HEADER] = {0xFF, 'R',  'e',  'n',  'L',  'i',  'b',  0xFF, 3,    LIB_NEWEST,
                                              0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

enum { LIB_ROOT = 1 };

/* Returns the tree; NULL when memory runs out. */
static struct game_tree *tree_of(struct writing *writing)
{
	if (!writing->state)
		writing->state = calloc(1, sizeof(struct game_tree));
	struct game_tree *tree = writing->state;
	return tree && (tree->nodes > LIB_ROOT || game_tree_add_root(tree) == LIB_ROOT) ? tree : NULL;
}

/* Can a file hold the note? RenLib can label and mark only the last stone. */
static bool fits_lib(void *context, const struct tree_node *node, const struct notes *notes, const struct note *note)
{
	(void)context;
	(void)notes;
	return note->kind == NOTE_COMMENT ||
	       ((note->kind == NOTE_LABEL || note->kind == NOTE_CROSS) && note->point == node->point);
}

bool lib_write(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct game_tree *tree = tree_of(writing);
	writing->exhausted = !tree;
	if (!tree || game->board.size != LIB_SIZE || replay_has_setup(replay) || game_first_side(game) == SIDE_WHITE)
		return false;
	writing->exhausted = !game_tree_add(tree, LIB_ROOT, replay, fits_lib, NULL);
	return !writing->exhausted;
}

/* Writes bytes of a text; a terminal gets only printable bytes. *first_line: the bytes are in a comment's first line,
   which the next newline ends. NUL becomes '?', and so does LIB_REST in that line: they would end the text or line. */
static void put_bytes(const struct writing *writing, const char *text, size_t length, bool *first_line)
{
	for (size_t i = 0; i < length; i++) {
		char c = text[i];
		if (writing->shown)
			c = text_printable(c);
		if (c == '\0' || (c == LIB_REST && *first_line))
			c = '?';
		if (c == '\n' && *first_line) {
			c = LIB_REST;
			*first_line = false;
		}
		sink_char(writing->out, c);
	}
}

/* Has the node notes of this kind? */
static inline bool has_notes(const struct tree_pen *pen, uint32_t node, enum note_kind kind)
{
	const struct node_notes *notes = &pen->tree->notes;
	return pen->tree->node[node].noted && node_notes_are_of(notes, node_notes_find(notes, node, kind), node, kind);
}

/* Writes the node's texts of this kind as one text, with its NUL, padded to an even length. */
static void lib_put_text(const struct tree_pen *pen, uint32_t node, enum note_kind kind)
{
	size_t length = 1;
	bool first_line = kind == NOTE_COMMENT;
	const struct node_notes *notes = &pen->tree->notes;
	size_t first = node_notes_find(notes, node, kind);
	for (size_t i = first; node_notes_are_of(notes, i, node, kind); i++) {
		if (i > first)
			put_bytes(pen->context, kind == NOTE_LABEL ? " " : "\n", 1, &first_line);
		struct span text = node_notes_text(notes, i);
		put_bytes(pen->context, text.at, text.length, &first_line);
		length += text.length + (i > first);
	}
	sink_put(pen->out, "\0", 1 + length % 2);
}

/* Returns the byte of a point, or of a pass. */
static int lib_byte(int point)
{
	return point != POINT_NONE ? (LIB_SIZE - 1 - point_y(point)) << 4 | (point_x(point) + 1) : 0;
}

static bool byte_is_before(const struct tree_node *a, const struct tree_node *b)
{
	return lib_byte(a->point) < lib_byte(b->point);
}

static void lib_put_node(const struct tree_pen *pen, uint32_t number)
{
	const struct tree_node *node = &pen->tree->node[number];
	bool commented = has_notes(pen, number, NOTE_COMMENT), labeled = has_notes(pen, number, NOTE_LABEL);
	int flags = (commented ? LIB_COMMENT : 0) | (labeled ? LIB_MORE : 0) | (node->sibling != 0 ? LIB_SIBLING : 0);
	flags |= (has_notes(pen, number, NOTE_CROSS) ? LIB_MARK : 0) | (node->child == 0 ? LIB_LEAF : 0);
	sink_char(pen->out, (char)lib_byte(node->point));
	sink_char(pen->out, (char)flags);
	if (labeled)
		sink_put(pen->out, (const char[]){0, LIB_BOARD_TEXT}, 2);
	if (commented)
		lib_put_text(pen, number, NOTE_COMMENT);
	if (labeled)
		lib_put_text(pen, number, NOTE_LABEL);
}

bool lib_finish(struct writing *writing)
{
	struct game_tree *tree = tree_of(writing);
	if (!tree)
		return false;
	node_notes_sort(&tree->notes);
	sink_put(writing->out, (const char *)lib_header, LIB_HEADER);
	game_tree_write(&(struct tree_pen){byte_is_before, lib_put_node, NULL, writing->out, tree, writing}, LIB_ROOT);
	game_tree_free(tree);
	free(tree);
	writing->state = NULL;
	return true;
}
