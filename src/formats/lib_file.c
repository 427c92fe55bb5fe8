#include "formats/lib_file.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "formats/node_notes.h"

const unsigned char lib_header[LIB_HEADER] = {0xFF, 'R',  'e',  'n',  'L',  'i',  'b',  0xFF, 3,    LIB_NEWEST,
                                              0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

enum {
	BLOCK_NODES = 1 << 16,
	BLOCKS_MAX = 1 << 16,
	PLIES_MAX = 2 * LIB_SIZE * LIB_SIZE + 3, /* a pass may come before each stone */
};

/* Links are indexes of nodes. The root has index 0, so a child or sibling of 0 means none. */
struct lib_node {
	uint32_t child;
	uint32_t sibling;
	uint8_t byte;
	uint8_t flags; /* LIB_MARK, LIB_COMMENT; LIB_MORE: the node has a board text */
};

/* Nodes are in blocks, so they do not move when the tree grows. */
struct lib_tree {
	uint32_t nodes;
	uint32_t before;         /* the number of nodes before the last game */
	uint32_t *joint;         /* the link to the first node that the last game added, if it added any */
	struct node_notes notes; /* comments and board texts */
	struct lib_node *block[BLOCKS_MAX];
};

static struct lib_node *node_at(const struct lib_tree *tree, uint32_t number)
{
	return &tree->block[number / BLOCK_NODES][number % BLOCK_NODES];
}

/* Adds a node. Returns its number: 0 for the root, and when memory runs out. */
static uint32_t lib_add_node(struct lib_tree *tree, uint8_t byte, uint32_t sibling)
{
	uint32_t block = tree->nodes / BLOCK_NODES;
	if (tree->nodes == UINT32_MAX)
		return 0;
	if (!tree->block[block])
		tree->block[block] = calloc(BLOCK_NODES, sizeof *tree->block[block]);
	if (!tree->block[block])
		return 0;
	*node_at(tree, tree->nodes) = (struct lib_node){.sibling = sibling, .byte = byte};
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
	lib_add_node(tree, 0, 0);
	if (!tree->block[0]) {
		free(tree);
		return NULL;
	}
	writing->state = tree;
	return tree;
}

/* Returns the child with this byte, adding it if necessary; 0 when memory runs out. */
static uint32_t lib_child_of(struct lib_tree *tree, uint32_t number, uint8_t byte)
{
	uint32_t *link = &node_at(tree, number)->child;
	while (*link != 0 && node_at(tree, *link)->byte < byte)
		link = &node_at(tree, *link)->sibling;
	if (*link != 0 && node_at(tree, *link)->byte == byte)
		return *link;
	uint32_t added = lib_add_node(tree, byte, *link);
	if (added == tree->before)
		tree->joint = link;
	if (added != 0)
		*link = added;
	return added;
}

/* Finds the node after each ply, and adds those that are missing. Returns false when memory runs out. */
static bool lib_add_plies(struct lib_tree *tree, const struct game *game, uint32_t path[PLIES_MAX + 1])
{
	assert(game->plies <= PLIES_MAX);
	path[0] = 0;
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		int byte = ply->kind == PLY_STONE ? (LIB_SIZE - 1 - point_y(ply->point)) << 4 | (point_x(ply->point) + 1) : 0;
		path[i + 1] = lib_child_of(tree, path[i], (uint8_t)byte);
		if (path[i + 1] == 0)
			return false;
	}
	return true;
}

/* Reads the next note up to the game's last ply. *flag becomes the flag it has in a file, 0 if the file cannot hold it:
   RenLib can label and mark only the last stone. */
static bool next_note(const struct replay *replay, size_t *at, struct note *note, uint8_t *flag)
{
	static const uint8_t flags[NOTE_KINDS] =
		{[NOTE_COMMENT] = LIB_COMMENT, [NOTE_LABEL] = LIB_MORE, [NOTE_CROSS] = LIB_MARK};
	size_t next = *at;
	if (!notes_next(replay->notes, &next, note) || note->ply > replay->game.plies)
		return false;
	const struct ply *played = note->ply > 0 ? &replay->game.history[note->ply - 1] : NULL;
	int point = played && played->kind == PLY_STONE ? played->point : POINT_NONE;
	*flag = note->kind == NOTE_COMMENT || note->point == point ? flags[note->kind] : 0;
	*at = next;
	return true;
}

/* Adds the notes from offset *at on, texts before flags. Returns false when memory runs out: no flag is set then. */
static bool lib_add_notes(struct lib_tree *tree, const uint32_t path[], const struct replay *replay, size_t *at)
{
	struct note note;
	uint8_t flag;
	size_t first = *at;
	while (next_note(replay, at, &note, &flag))
		if ((flag & (LIB_COMMENT | LIB_MORE)) != 0 && !node_notes_add(&tree->notes, path[note.ply], &note))
			return false;
	for (*at = first; next_note(replay, at, &note, &flag);)
		node_at(tree, path[note.ply])->flags |= flag;
	return true;
}

bool lib_write(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct lib_tree *tree = tree_of(writing);
	uint32_t path[PLIES_MAX + 1];
	writing->exhausted = !tree;
	if (!tree || game->board.size != LIB_SIZE || replay_has_setup(replay) || game_first_side(game) == SIDE_WHITE)
		return false;
	size_t texts = tree->notes.used, note = replay->notes ? replay->notes->written : 0;
	tree->before = tree->nodes;
	writing->exhausted = !lib_add_plies(tree, game, path) || !lib_add_notes(tree, path, replay, &note);
	if (writing->exhausted) { /* removes the nodes and texts that this game added */
		node_notes_cut(&tree->notes, texts);
		if (tree->nodes > tree->before)
			*tree->joint = node_at(tree, tree->before)->sibling;
		tree->nodes = tree->before;
	} else if (replay->notes) {
		replay->notes->written = note;
	}
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

/* Writes the node's texts of this kind as one text, with its NUL, padded to an even length. */
static void lib_put_text(const struct writing *writing, const struct lib_tree *tree, uint32_t node, enum note_kind kind)
{
	size_t length = 1;
	bool first_line = kind == NOTE_COMMENT;
	const struct node_notes *notes = &tree->notes;
	size_t first = node_notes_find(notes, node, kind);
	for (size_t i = first; i < notes->used && notes->note[i].node == node && notes->note[i].kind == kind; i++) {
		if (i > first)
			put_bytes(writing, kind == NOTE_LABEL ? " " : "\n", 1, &first_line);
		struct span text = node_notes_text(notes, i);
		put_bytes(writing, text.at, text.length, &first_line);
		length += text.length + (i > first);
	}
	sink_put(writing->out, "\0", 1 + length % 2);
}

static void lib_put_node(const struct writing *writing, const struct lib_tree *tree, uint32_t number)
{
	struct sink *out = writing->out;
	const struct lib_node *node = node_at(tree, number);
	sink_char(out, (char)node->byte);
	int sibling = node->sibling != 0 ? LIB_SIBLING : 0, leaf = 0;
	if (node->child == 0)
		leaf = LIB_LEAF;
	sink_char(out, (char)(node->flags | sibling | leaf));
	if (node->flags & LIB_MORE)
		sink_put(out, (const char[]){0, LIB_BOARD_TEXT}, 2);
	if (node->flags & LIB_COMMENT)
		lib_put_text(writing, tree, number, NOTE_COMMENT);
	if (node->flags & LIB_MORE)
		lib_put_text(writing, tree, number, NOTE_LABEL);
}

/* Writes the tree in preorder. */
static void lib_put_tree(const struct writing *writing, const struct lib_tree *tree)
{
	uint32_t above[PLIES_MAX + 1];
	int depth = 0;
	for (uint32_t at = 0;;) {
		const struct lib_node *node = node_at(tree, at);
		lib_put_node(writing, tree, at);
		if (node->child != 0) {
			assert(depth <= PLIES_MAX);
			above[depth++] = at;
			at = node->child;
			continue;
		}
		for (; node->sibling == 0 && depth > 0; depth--)
			node = node_at(tree, above[depth - 1]);
		if (node->sibling == 0)
			return;
		at = node->sibling;
	}
}

bool lib_finish(struct writing *writing)
{
	struct lib_tree *tree = tree_of(writing);
	if (!tree)
		return false;
	node_notes_sort(&tree->notes);
	sink_put(writing->out, (const char *)lib_header, LIB_HEADER);
	lib_put_tree(writing, tree);
	node_notes_free(&tree->notes);
	for (int i = 0; i < BLOCKS_MAX; i++)
		free(tree->block[i]);
	free(tree);
	writing->state = NULL;
	return true;
}
