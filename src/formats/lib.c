/* RenLib's trees of games: a header of 20 bytes, then the nodes in preorder. A node is two bytes: a point, and flags
   (enum lib_flags). Source: RenLib's documentation of its file format. */
#include "formats/formats.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
	LIB_SIZE = 15,
	LIB_HEADER = 20,
	DEPTH_MAX = 1024, /* plies below the root; a game on 225 points has fewer */
	VERSION_AT = 8,   /* in the header: the version's major number, then the minor one, 0 to 4 */
	NEWEST = 4,
};

/* The flags in a node's second byte. */
enum lib_flags {
	LIB_SIBLING = 0x80,     /* after this node's subtree comes a sibling */
	LIB_LEAF = 0x40,        /* the node has no children */
	LIB_OLD_COMMENT = 0x20, /* a comment follows; its last byte has bit 7 set; padded to an even length */
	LIB_MARK = 0x10,
	LIB_COMMENT = 0x08,     /* a comment follows; it ends in NUL; padded to an even length */
	LIB_START = 0x04,
	LIB_MORE = 0x01,        /* two more bytes of flags follow; their last bit: a board text follows */
};

static const unsigned char header_bytes[LIB_HEADER] = {0xFF, 'R',  'e',  'n',  'L',  'i',  'b',  0xFF, 3,    NEWEST,
                                                      0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

/* Returns the point of a byte: low four bits the column, 1 to 15; high four bits the row from the top. Byte 0 is
   the root or a pass; it and invalid bytes return POINT_NONE. */
static int point_of(int byte)
{
	int column = byte & 15, row = byte >> 4;
	return column == 0 || row == 15 ? POINT_NONE : point_at(column - 1, LIB_SIZE - 1 - row);
}

/* Returns the byte of a point. */
static int byte_of(int point)
{
	return (LIB_SIZE - 1 - point_y(point)) << 4 | (point_x(point) + 1);
}

struct lib_reader {
	struct collection *collection;
	struct replay *replay;
	bool damaged;
	bool due; /* a node must follow: the last one was the root or has children */
	unsigned long long on_stones; /* nodes skipped with their subtrees: their point has a stone, */
	unsigned long long off_board; /* their point is off the board, */
	unsigned long long too_deep;
	int depth;                    /* of the next node; the root is above depth 0 */
	struct lib_level {
		bool sibling; /* a sibling follows this node's subtree */
		struct replay_mark mark; /* the state before this node */
	} level[DEPTH_MAX];
	bool taken[LIB_SIZE * POINT_STRIDE]; /* the points of the path, even after a problem */
	int path[DEPTH_MAX];
};

static int next(struct lib_reader *lib)
{
	int byte = input_byte(lib->collection->input);
	lib->damaged |= byte < 0;
	return byte;
}

/* Skips a text, the byte that ends it, and the padding to an even length. */
static void skip_text(struct lib_reader *lib, bool old)
{
	unsigned length = 0;
	for (int c = 1; (old ? !(c & 0x80) : c != 0) && (c = next(lib)) >= 0;)
		length++;
	if (length % 2 != 0)
		next(lib);
}

/* Reads a node and skips its texts. Returns false at the end of the input. There an announced sibling may be
   missing, but no child. */
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

/* Skips the rest of the subtree below a node with these flags. `open` is the number of nodes whose last child was not
   read yet. */
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
	int point = byte == 0 ? NEXT_PASS : point_of(byte);
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

/* Returns from a finished subtree to the next sibling, here or higher up. Returns false at the end of the tree. */
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

/* Checks a node, and counts skipped ones: the point is off the board, has a stone, or is too deep. */
static bool check_node(struct lib_reader *lib, int byte)
{
	bool off_board = byte != 0 && point_of(byte) == POINT_NONE;
	bool on_stone = byte != 0 && !off_board && lib->taken[point_of(byte)];
	bool too_deep = !off_board && !on_stone && lib->depth == DEPTH_MAX - 1;
	lib->off_board += off_board;
	lib->on_stones += on_stone;
	lib->too_deep += too_deep;
	return !off_board && !on_stone && !too_deep;
}

/* Plays the node's move; at a leaf a game is complete. Returns false at the end of the tree. */
static bool take_node(struct lib_reader *lib, int byte, int flags)
{
	struct lib_level *level = &lib->level[lib->depth];
	level->sibling = (flags & LIB_SIBLING) != 0;
	level->mark = replay_mark(lib->replay);
	lib->path[lib->depth] = NEXT_NONE;
	if (!check_node(lib, byte)) {
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
		collection->remark(collection, "skipped what stands below moves onto stones or off the board",
		                   lib->off_board > 0);
	if (lib->too_deep > 0)
		collection->remark(collection, "skipped what is deeper than any game", false);
	if (lib->damaged)
		collection->remark(collection, "the tree is cut short; the games before the cut were read", true);
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
		lib->collection->remark(lib->collection, "there are bytes after the tree", true);
}

static const char *fault_of(struct span header)
{
	if (header.length < LIB_HEADER || memcmp(header.at, header_bytes, VERSION_AT) != 0)
		return "not a RenLib file";
	if (header.at[VERSION_AT] != 3 || (unsigned char)header.at[VERSION_AT + 1] > NEWEST)
		return "the RenLib version is not 3.0 to 3.4";
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
	collection->unreadable = true; /* a remark was made for every fault */
}

static bool matches_lib(struct span head, enum coords coords)
{
	(void)coords;
	return head.length >= VERSION_AT && memcmp(head.at, header_bytes, VERSION_AT) == 0;
}

enum {
	BLOCK_NODES = 1 << 16,
	BLOCKS_MAX = 1 << 16,
	PLIES_MAX = 2 * LIB_SIZE * LIB_SIZE + 3, /* a pass may come before each stone */
};

/* Links are numbers of nodes. 0 is the root; as a child or sibling it means there is none. */
struct lib_node {
	uint32_t child;
	uint32_t sibling;
	uint8_t byte;
};

/* Nodes are in blocks, so they do not move when the tree grows. */
struct lib_tree {
	uint32_t nodes;
	struct lib_node *block[BLOCKS_MAX];
};

static struct lib_node *node_at(const struct lib_tree *tree, uint32_t number)
{
	return &tree->block[number / BLOCK_NODES][number % BLOCK_NODES];
}

/* Adds a node. Returns its number, or 0 when memory runs out. */
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

/* Returns the child with this byte, adding it if necessary; 0 when memory runs out. */
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

/* Adds the game's moves to the tree. Returns false for set-up stones, White first, or a size other than 15; also,
   with `exhausted` set, when memory runs out. */
static bool write_lib(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct lib_tree *tree = tree_of(writing);
	uint32_t at = 0;
	writing->exhausted = !tree;
	if (!tree || game->board.size != LIB_SIZE || replay_has_setup(replay) || game_first_side(game) == SIDE_WHITE)
		return false;
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		at = child_of(tree, at, ply->kind == PLY_STONE ? (uint8_t)byte_of(ply->point) : 0);
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

/* Writes the tree in preorder. */
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

/* Writes the tree, with siblings in the order of their bytes, and frees it. */
static bool finish_lib(struct writing *writing)
{
	struct lib_tree *tree = tree_of(writing);
	if (!tree)
		return false;
	sink_put(writing->out, (const char *)header_bytes, LIB_HEADER);
	put_tree(writing->out, tree);
	for (int i = 0; i < BLOCKS_MAX; i++)
		free(tree->block[i]);
	free(tree);
	writing->state = NULL;
	return true;
}

const struct format format_lib = {
	.name = "lib", .endings = {"lib"}, .beginning = "\377RenLib", .examples = EXAMPLE_READ, .binary = true,
	.matches = matches_lib, .state = sizeof(struct lib_reader), .read = read_lib,
	.write = write_lib, .finish = finish_lib};
