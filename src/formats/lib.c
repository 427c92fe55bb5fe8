/* RenLib's trees of games: a header of 20 bytes, then the nodes in preorder. A node is two bytes: a point, and flags
   (enum lib_flags). Source: RenLib's documentation of its file format. */
#include "formats/formats.h"

#include <stdlib.h>
#include <string.h>

#include "formats/game_tree.h"

enum {
	LIB_SIZE = 15,
	LIB_HEADER = 20,
	LIB_VERSION_AT = 8, /* in the header: the version's major number, then the minor one, 0 to 4 */
	LIB_NEWEST = 4,
	LIB_REST = 8, /* in a comment, the byte that ends the first line; later lines end in a newline */
};

static const unsigned char lib_header[LIB_HEADER] = {0xFF, 'R',  'e',  'n',  'L',  'i',  'b',  0xFF, 3,    LIB_NEWEST,
                                                     0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

/* The flags in a node's second byte. */
enum lib_flags {
	LIB_SIBLING = 0x80,     /* after this node's subtree comes a sibling */
	LIB_LEAF = 0x40,        /* the node has no children */
	LIB_OLD_COMMENT = 0x20, /* a comment follows; its last byte has bit 7 set; padded to an even length */
	LIB_MARK = 0x10,        /* the point is marked */
	LIB_COMMENT = 0x08,     /* a comment follows; it ends in NUL; padded to an even length */
	LIB_START = 0x04,       /* ignored */
	LIB_MORE = 0x01,        /* two more bytes of flags follow */
	LIB_BOARD_TEXT = 0x01,  /* in the last flag byte: a board text follows the comment, in the form of a comment */
};

enum { DEPTH_MAX = 1024 }; /* plies below the root; a game on 225 points has fewer */

/* Returns the point of a byte: low four bits the column, 1 to 15; high four bits the row from the top. Returns
   POINT_NONE for byte 0, which is the root or a pass, and for invalid bytes. */
static int lib_point_of(int byte)
{
	int column = byte & 15, row = byte >> 4;
	return column == 0 || row == 15 ? POINT_NONE : point_at(column - 1, LIB_SIZE - 1 - row);
}

struct lib_reader {
	struct collection *collection;
	struct replay *replay;
	bool damaged;
	struct notes *notes;          /* the replay's; NULL: texts and marks are skipped */
	bool due;                     /* a node must follow: the root, or a child of the last node */
	unsigned long long on_stones; /* nodes skipped, with their subtrees, because their point has a stone */
	unsigned long long off_board; /* nodes skipped likewise, because their point is off the board */
	unsigned long long too_deep;  /* nodes skipped likewise, because their depth is DEPTH_MAX - 1 */
	int depth;                    /* of the next node; the root is above depth 0 */
	struct lib_level {
		bool sibling;            /* a sibling follows this node's subtree */
		struct replay_mark mark; /* the state before this node */
	} level[DEPTH_MAX];
	bool taken[LIB_SIZE * POINT_STRIDE]; /* the points of the path, even after a problem */
	int path[DEPTH_MAX];
};

static int lib_next(struct lib_reader *lib)
{
	int byte = input_byte(lib->collection->input);
	lib->damaged |= byte < 0;
	return byte;
}

/* Reads a text as a note, with the byte that ends it and the padding to an even length. In a comment, the first
   LIB_REST becomes a newline. */
static void lib_read_text(struct lib_reader *lib, enum note_kind kind, int point, bool old)
{
	unsigned long long length = 0;
	bool first_line = kind == NOTE_COMMENT;
	notes_begin(lib->notes, kind, point);
	for (int c = 1; (old ? !(c & 0x80) : c != 0) && (c = lib_next(lib)) >= 0; length++) {
		char byte = (char)(old ? c & 0x7F : c);
		if (byte == LIB_REST && first_line) {
			byte = '\n';
			first_line = false;
		}
		if (c != 0 || old)
			notes_put(lib->notes, &byte, 1);
	}
	notes_end(lib->notes);
	if (length % 2 != 0)
		lib_next(lib);
}

/* Reads a node with its notes, which wait for their ply. Returns false at the end of the input. If a child should
   follow there, the file is damaged; if a sibling should, it is not. */
static bool read_node(struct lib_reader *lib, int *byte, int *flags)
{
	if (!lib->due && input_peek(lib->collection->input, 1).length == 0)
		return false;
	if ((*byte = lib_next(lib)) < 0 || (*flags = lib_next(lib)) < 0)
		return false;
	int more = 0;
	if (*flags & LIB_MORE) {
		lib_next(lib);
		more = lib_next(lib);
	}
	if (*flags & (LIB_COMMENT | LIB_OLD_COMMENT))
		lib_read_text(lib, NOTE_COMMENT, POINT_NONE, (*flags & LIB_OLD_COMMENT) != 0);
	if (more > 0 && more & LIB_BOARD_TEXT)
		lib_read_text(lib, NOTE_LABEL, lib_point_of(*byte), false);
	if (*flags & LIB_MARK)
		notes_add(lib->notes, NOTE_CROSS, lib_point_of(*byte), text_span(""));
	lib->due = !(*flags & LIB_LEAF);
	return !lib->damaged;
}

/* Skips the rest of the subtree below a node with these flags. `open` is the number of nodes whose last child was not
   read yet. */
static void skip_subtree(struct lib_reader *lib, int flags)
{
	int byte;
	lib->notes = NULL;
	for (unsigned long long open = !(flags & LIB_LEAF); open > 0 && read_node(lib, &byte, &flags);) {
		open += !(flags & LIB_LEAF);
		open -= !(flags & LIB_SIBLING);
	}
	lib->notes = lib->replay->notes;
}

static void lib_handle_move(struct lib_reader *lib, int byte)
{
	char text[POINT_TEXT_MAX];
	int point = byte == 0 ? MOVE_PASS : lib_point_of(byte);
	struct span written = text_span("pass");
	if (point >= 0)
		written = (struct span){text, point_write(text, point, COORDS_LETTERS, LIB_SIZE)};
	replay_move(lib->replay, POINT_READ, point, written);
	if (point >= 0)
		lib->taken[point] = true;
	lib->path[lib->depth] = point;
}

static void lib_end_game(struct lib_reader *lib)
{
	lib->collection->games++;
	collection_end(lib->collection);
}

/* Goes from a finished subtree to the next sibling, here or higher up. Returns false at the end of the tree. */
static bool go_on(struct lib_reader *lib)
{
	while (lib->depth > 0) {
		struct lib_level *level = &lib->level[--lib->depth];
		replay_return(lib->replay, &level->mark);
		if (lib->path[lib->depth] >= 0)
			lib->taken[lib->path[lib->depth]] = false;
		if (level->sibling)
			return true;
	}
	return false;
}

/* Returns false for a node to skip, and counts it: its point is off the board or has a stone, or it is too deep. */
static bool check_node(struct lib_reader *lib, int byte)
{
	bool off_board = byte != 0 && lib_point_of(byte) == POINT_NONE;
	bool on_stone = byte != 0 && !off_board && lib->taken[lib_point_of(byte)];
	bool too_deep = !off_board && !on_stone && lib->depth == DEPTH_MAX - 1;
	lib->off_board += off_board;
	lib->on_stones += on_stone;
	lib->too_deep += too_deep;
	return !off_board && !on_stone && !too_deep;
}

/* Plays the node's move, or skips the node; at a leaf a game is complete. Returns false at the end of the tree. */
static bool take_node(struct lib_reader *lib, int byte, int flags)
{
	struct lib_level *level = &lib->level[lib->depth];
	level->sibling = (flags & LIB_SIBLING) != 0;
	level->mark = replay_mark(lib->replay);
	lib->path[lib->depth] = MOVE_NONE;
	if (!check_node(lib, byte)) {
		skip_subtree(lib, flags);
		lib->depth++;
		return go_on(lib);
	}
	lib_handle_move(lib, byte);
	replay_settle_notes(lib->replay);
	lib->depth++;
	if (!(flags & LIB_LEAF))
		return true;
	lib_end_game(lib);
	return go_on(lib);
}

static void report_skipped(struct lib_reader *lib)
{
	struct collection *collection = lib->collection;
	if (lib->on_stones > 0 || lib->off_board > 0)
		collection_remark(collection, "skipped branches with moves onto stones or off the board", lib->off_board > 0);
	if (lib->too_deep > 0)
		collection_remark(collection, "skipped moves past the longest possible game", false);
	if (lib->damaged)
		collection_remark(collection, "the tree is cut short; the games before the cut were read", true);
}

static void lib_read_tree(struct lib_reader *lib)
{
	int byte, flags;
	bool on = read_node(lib, &byte, &flags);
	if (on && byte == 0)
		replay_settle_notes(lib->replay);
	bool ends = on && byte == 0 && flags & LIB_LEAF;
	if (ends)
		lib_end_game(lib);
	else if (on && byte != 0)
		on = take_node(lib, byte, flags);
	on &= !ends;
	while (on && !lib->collection->stopped) {
		if (!read_node(lib, &byte, &flags))
			return;
		on = take_node(lib, byte, flags);
	}
	if (!lib->collection->stopped && input_peek(lib->collection->input, 1).length > 0)
		collection_remark(lib->collection, "there are bytes after the tree", true);
}

static const char *fault_of(struct span header)
{
	if (header.length < LIB_HEADER || memcmp(header.at, lib_header, LIB_VERSION_AT) != 0)
		return "not a RenLib file";
	if (header.at[LIB_VERSION_AT] != 3 || (unsigned char)header.at[LIB_VERSION_AT + 1] > LIB_NEWEST)
		return "the RenLib version is not 3.0 to 3.4";
	return NULL;
}

static void read_lib(struct collection *collection)
{
	struct lib_reader *lib = collection->state;
	*lib = (struct lib_reader){.collection = collection,
	                           .replay = collection->replay,
	                           .notes = collection->replay->notes,
	                           .due = true};
	const char *fault = fault_of(input_peek(collection->input, LIB_HEADER));
	if (fault) {
		collection_remark(collection, fault, true);
		collection->unreadable = true;
		return;
	}
	for (int i = 0; i < LIB_HEADER; i++)
		input_byte(collection->input);
	replay_start(lib->replay);
	replay_size(lib->replay, LIB_SIZE, text_span(""));
	lib_read_tree(lib);
	report_skipped(lib);
	collection->unreadable = true; /* a remark was made for every fault */
}

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

/* Adds the game's moves and notes to the tree. Returns false for set-up stones, White first, or a size other than 15;
   also, with `exhausted` set, when memory runs out. */
static bool lib_write(struct writing *writing, const struct replay *replay)
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

/* Writes the tree, with siblings in the order of their bytes, and frees it. */
static bool lib_finish(struct writing *writing)
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

const struct format format_lib = {
	.name = "lib",
	.endings = {"lib"},
	.beginning = "\377RenLib\377",
	.binary = true,
	.state = sizeof(struct lib_reader),
	.read = read_lib,
	.write = lib_write,
	.finish = lib_finish,
	.noted = true};
