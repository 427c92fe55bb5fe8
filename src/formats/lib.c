#include "formats/lib.h"

#include <string.h>

#include "formats/formats.h"
#include "formats/lib_write.h"

enum {
	DEPTH_MAX = 1024, /* plies inside each other; a game on 225 points has fewer */
	VERSION_AT = 8,   /* the byte of the header after which 3 and 0 to 4 stand */
	NEWEST = 4,
};

const unsigned char lib_header[LIB_HEADER] = {0xFF, 'R',  'e',  'n',  'L',  'i',  'b',  0xFF, 3,    NEWEST,
                                              0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

int lib_point(int byte)
{
	int column = byte & 15, row = byte >> 4;
	return column == 0 || row == 15 ? POINT_NONE : point_at(column - 1, LIB_SIZE - 1 - row);
}

int lib_byte(int point)
{
	return (LIB_SIZE - 1 - point_y(point)) << 4 | (point_x(point) + 1);
}

struct lib_reader {
	struct collection *collection;
	struct replay *replay;
	bool damaged;
	bool due; /* a node must come: the last one has children, or there was none */
	unsigned long long on_stones; /* nodes left out, with what is below them */
	unsigned long long off_board; /* likewise */
	unsigned long long too_deep;
	int depth;                    /* of the node to come */
	struct lib_level {
		bool sibling; /* another child of the node above follows */
		struct replay_mark mark; /* before this child */
	} level[DEPTH_MAX];
	bool taken[LIB_SIZE * POINT_STRIDE]; /* points with a stone, also of what a problem keeps off the board */
	int path[DEPTH_MAX];
};

static int next(struct lib_reader *lib)
{
	int byte = input_byte(lib->collection->input);
	lib->damaged |= byte < 0;
	return byte;
}

/* A text up to the byte that ends it, padded to an even length. */
static void skip_text(struct lib_reader *lib, bool old)
{
	unsigned length = 0;
	for (int c = 1; (old ? !(c & 0x80) : c != 0) && (c = next(lib)) >= 0;)
		length++;
	if (length % 2 != 0)
		next(lib);
}

/* A node's point and flags, and what belongs to it after them. False at the end: siblings may be announced that never
   come, but not children. */
static bool read_node(struct lib_reader *lib, int *byte, int *flags)
{
	if (!lib->due && input_peek(lib->collection->input, 1).length == 0)
		return false;
	if ((*byte = next(lib)) < 0 || (*flags = next(lib)) < 0)
		return false;
	int more = 0;
	if (*flags & LIB_MORE) {
		next(lib);
		more = next(lib);
	}
	if (*flags & (LIB_COMMENT | LIB_OLD_COMMENT))
		skip_text(lib, (*flags & LIB_OLD_COMMENT) != 0);
	if (more > 0 && more & 1)
		skip_text(lib, false);
	lib->due = !(*flags & LIB_LEAF);
	return !lib->damaged;
}

/* A subtree whose root's flags are given is passed over: as long as there are lists of children that are not at their end. */
static void skip_subtree(struct lib_reader *lib, int flags)
{
	int byte;
	for (unsigned long long open = !(flags & LIB_LEAF); open > 0 && read_node(lib, &byte, &flags);) {
		open += !(flags & LIB_LEAF);
		open -= !(flags & LIB_SIBLING);
	}
}

static void tell_move(struct lib_reader *lib, int byte)
{
	char text[POINT_TEXT_MAX];
	int point = byte == 0 ? NEXT_PASS : lib_point(byte);
	if (point == NEXT_PASS) {
		replay_pass(lib->replay, text_span("pass"));
	} else {
		struct span written = {text, point_write(text, point, COORDS_LETTERS, LIB_SIZE)};
		replay_move(lib->replay, POINT_READ, point, written);
	}
	if (point >= 0)
		lib->taken[point] = true;
	lib->path[lib->depth] = point;
}

static void tell_game(struct lib_reader *lib)
{
	lib->collection->games++;
	collection_end(lib->collection);
}

/* The subtree of the last node is done: back to where its next sibling, or one of a node above, begins. False at the end of
   the tree. */
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

/* False where the node has no game: its point is none, or has a stone, or it lies too deep. */
static bool can_be_told(struct lib_reader *lib, int byte)
{
	bool off_board = byte != 0 && lib_point(byte) == POINT_NONE;
	bool on_stone = byte != 0 && !off_board && lib->taken[lib_point(byte)];
	bool too_deep = !off_board && !on_stone && lib->depth == DEPTH_MAX - 1;
	lib->off_board += off_board;
	lib->on_stones += on_stone;
	lib->too_deep += too_deep;
	return !off_board && !on_stone && !too_deep;
}

/* A node below the root: played, with what is below it to come, or a game. False at the end of the tree. */
static bool take_node(struct lib_reader *lib, int byte, int flags)
{
	struct lib_level *level = &lib->level[lib->depth];
	level->sibling = (flags & LIB_SIBLING) != 0;
	level->mark = replay_mark(lib->replay);
	lib->path[lib->depth] = NEXT_NONE;
	if (!can_be_told(lib, byte)) {
		skip_subtree(lib, flags);
		lib->depth++;
		return go_on(lib);
	}
	tell_move(lib, byte);
	lib->depth++;
	if (!(flags & LIB_LEAF))
		return true;
	tell_game(lib);
	return go_on(lib);
}

static void say_what_was_left(struct lib_reader *lib)
{
	struct collection *collection = lib->collection;
	if (lib->on_stones > 0 || lib->off_board > 0)
		collection->remark(collection, "what stands below moves onto stones or off the board is left out", lib->off_board > 0);
	if (lib->too_deep > 0)
		collection->remark(collection, "what lies deeper than any game is left out", false);
	if (lib->damaged)
		collection->remark(collection, "the tree is cut short; the games before that stand", true);
}

static void read_tree(struct lib_reader *lib)
{
	int byte, flags;
	bool on = read_node(lib, &byte, &flags);
	if (on && byte != 0)
		on = take_node(lib, byte, flags);
	else if (on && flags & LIB_LEAF)
		tell_game(lib), on = false;
	while (on && !lib->collection->stopped) {
		if (!read_node(lib, &byte, &flags))
			return;
		on = take_node(lib, byte, flags);
	}
	if (!lib->collection->stopped && input_peek(lib->collection->input, 1).length > 0)
		lib->collection->remark(lib->collection, "there are bytes behind the tree", true);
}

static const char *fault_of(struct span header)
{
	if (header.length < LIB_HEADER || memcmp(header.at, lib_header, VERSION_AT) != 0)
		return "no RenLib file";
	if (header.at[VERSION_AT] != 3 || (unsigned char)header.at[VERSION_AT + 1] > NEWEST)
		return "RenLib of another version than 3.0 to 3.4";
	return NULL;
}

static void read_lib(struct collection *collection)
{
	struct lib_reader *lib = collection->state;
	*lib = (struct lib_reader){.collection = collection, .replay = collection->replay, .due = true};
	const char *fault = fault_of(input_peek(collection->input, LIB_HEADER));
	if (fault) {
		collection->remark(collection, fault, true);
		collection->unreadable = true;
		return;
	}
	for (int i = 0; i < LIB_HEADER; i++)
		input_byte(collection->input);
	replay_start(lib->replay);
	replay_size(lib->replay, LIB_SIZE, text_span(""));
	read_tree(lib);
	say_what_was_left(lib);
	collection->unreadable = true; /* and that was said */
}

static bool matches_lib(struct span head, enum coords coords)
{
	(void)coords;
	return head.length >= VERSION_AT && memcmp(head.at, lib_header, VERSION_AT) == 0;
}

const struct format format_lib = {
	.name = "lib", .endings = {"lib"}, .beginning = "\377RenLib", .examples = EXAMPLE_READ, .binary = true,
	.matches = matches_lib, .state = sizeof(struct lib_reader), .read = read_lib, .write = lib_write, .finish = lib_finish};
