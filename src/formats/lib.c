/* The reader of RenLib's files. */
#include "formats/formats.h"

#include <string.h>

#include "formats/lib_file.h"

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

const struct format format_lib = {
	.name = "lib",
	.endings = {"lib"},
	.beginning = "\377RenLib\377",
	.examples = EXAMPLE_READ,
	.binary = true,
	.state = sizeof(struct lib_reader),
	.read = read_lib,
	.write = lib_write,
	.finish = lib_finish,
	.noted = true};
