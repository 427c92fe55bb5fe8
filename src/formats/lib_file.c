#include "formats/lib_file.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const unsigned char lib_header[LIB_HEADER] = {0xFF, 'R',  'e',  'n',  'L',  'i',  'b',  0xFF, 3,    LIB_NEWEST,
                                              0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};

/* Returns the byte of a point. */
static int byte_of(int point)
{
	return (LIB_SIZE - 1 - point_y(point)) << 4 | (point_x(point) + 1);
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
	uint8_t flags; /* LIB_MARK, LIB_COMMENT; LIB_MORE: the node has a board text */
};

/* A text of a node. */
struct lib_text {
	uint32_t node;
	enum note_kind kind; /* NOTE_COMMENT, or NOTE_LABEL for a board text */
	size_t order;        /* of all texts */
	uint64_t hash;
	size_t length;
	char bytes[];
};

/* Nodes are in blocks, so they do not move when the tree grows. */
struct lib_tree {
	uint32_t nodes;
	size_t texts, text_room;
	struct lib_text **text;
	size_t slots;           /* a power of two, or 0 */
	struct lib_text **slot; /* hash table with open addressing: the texts, to find equal ones of a node */
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

static uint64_t hash_of(uint32_t node, const struct note *note)
{
	uint64_t hash = 0xCBF29CE484222325u ^ node ^ (uint64_t)note->kind << 32; /* FNV-1a */
	for (size_t i = 0; i < note->text.length; i++)
		hash = (hash ^ (unsigned char)note->text.at[i]) * 0x100000001B3u;
	return hash;
}

/* Returns the slot of a text: its own, or a free one. */
static struct lib_text **slot_of(const struct lib_tree *tree, uint32_t node, const struct note *note, uint64_t hash)
{
	size_t at = (size_t)hash & (tree->slots - 1);
	for (; tree->slot[at]; at = (at + 1) & (tree->slots - 1)) {
		const struct lib_text *text = tree->slot[at];
		if (text->hash == hash && text->node == node && text->kind == note->kind && text->length == note->text.length &&
		    memcmp(text->bytes, note->text.at, text->length) == 0)
			break;
	}
	return &tree->slot[at];
}

/* Doubles the room for texts. Returns false when memory runs out. */
static bool grow(struct lib_tree *tree)
{
	enum { FIRST = 64 };
	size_t room = tree->text_room > 0 ? 2 * tree->text_room : FIRST;
	struct lib_text **slot = calloc(2 * room, sizeof *slot);
	struct lib_text **text = slot ? realloc(tree->text, room * sizeof *text) : NULL;
	if (!text) {
		free(slot);
		return false;
	}
	free(tree->slot);
	tree->text = text;
	tree->text_room = room;
	tree->slot = slot;
	tree->slots = 2 * room;
	for (size_t i = 0; i < tree->texts; i++) {
		size_t at = (size_t)text[i]->hash & (tree->slots - 1);
		while (slot[at])
			at = (at + 1) & (tree->slots - 1);
		slot[at] = text[i];
	}
	return true;
}

/* Adds a text to a node, unless the node has it already. Returns false when memory runs out. */
static bool add_text(struct lib_tree *tree, uint32_t node, const struct note *note)
{
	uint64_t hash = hash_of(node, note);
	if (tree->texts == tree->text_room && !grow(tree))
		return false;
	struct lib_text **slot = slot_of(tree, node, note, hash);
	if (*slot)
		return true;
	struct lib_text *text = malloc(sizeof *text + note->text.length);
	if (!text)
		return false;
	*text = (struct lib_text){node, note->kind, tree->texts, hash, note->text.length};
	memcpy(text->bytes, note->text.at, note->text.length);
	tree->text[tree->texts++] = *slot = text;
	node_at(tree, node)->flags |= note->kind == NOTE_LABEL ? LIB_MORE : LIB_COMMENT;
	return true;
}

/* Adds a note on a node's position, whose last stone is on the point. RenLib has a label and a mark for that point
   alone. Returns false when memory runs out. */
static bool add_note(struct lib_tree *tree, uint32_t node, int point, const struct note *note)
{
	if (note->kind == NOTE_CROSS && note->point == point)
		node_at(tree, node)->flags |= LIB_MARK;
	if (note->kind == NOTE_COMMENT || (note->kind == NOTE_LABEL && note->point == point))
		return add_text(tree, node, note);
	return true;
}

/* Adds the notes of a ply, which begin at *at. Returns false when memory runs out. */
static bool add_notes(struct lib_tree *tree, uint32_t node, const struct replay *replay, int ply, size_t *at)
{
	struct note note;
	const struct ply *played = ply > 0 ? &replay->game.history[ply - 1] : NULL;
	int point = played && played->kind == PLY_STONE ? played->point : POINT_NONE;
	for (size_t next = *at; notes_next(replay->notes, &next, &note) && note.ply <= ply; *at = next)
		if (!add_note(tree, node, point, &note))
			return false;
	return true;
}

bool lib_write(struct writing *writing, const struct replay *replay)
{
	const struct game *game = &replay->game;
	struct lib_tree *tree = tree_of(writing);
	uint32_t at = 0;
	writing->exhausted = !tree;
	if (!tree || game->board.size != LIB_SIZE || replay_has_setup(replay) || game_first_side(game) == SIDE_WHITE)
		return false;
	size_t note = replay->notes ? replay->notes->written : 0;
	bool fits = add_notes(tree, at, replay, 0, &note);
	for (int i = 0; i < game->plies && fits; i++) {
		const struct ply *ply = &game->history[i];
		at = child_of(tree, at, ply->kind == PLY_STONE ? (uint8_t)byte_of(ply->point) : 0);
		fits = at != 0 && add_notes(tree, at, replay, i + 1, &note);
	}
	if (fits && replay->notes)
		replay->notes->written = note;
	writing->exhausted = !fits;
	return fits;
}

/* Orders texts by node, then comments before board texts, then by age. */
static int compare(const void *one, const void *other)
{
	const struct lib_text *a = *(struct lib_text *const *)one, *b = *(struct lib_text *const *)other;
	if (a->node != b->node)
		return a->node < b->node ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

/* Returns the index of a node's first text of this kind, in sorted order. */
static size_t find_text(const struct lib_tree *tree, uint32_t node, enum note_kind kind)
{
	size_t low = 0, high = tree->texts;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct lib_text *text = tree->text[middle];
		if (text->node < node || (text->node == node && text->kind < kind))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Writes bytes of a text, without those that would end it. A terminal gets printable ones. */
static void put_bytes(const struct writing *writing, const struct lib_text *text)
{
	for (size_t i = 0; i < text->length; i++) {
		char c = text->bytes[i];
		if (writing->shown)
			c = text_printable(c);
		if (c == '\0')
			c = '?';
		sink_char(writing->out, c);
	}
}

/* Writes the node's texts of this kind as one, with its NUL, at an even length. */
static void put_text(const struct writing *writing, const struct lib_tree *tree, uint32_t node, enum note_kind kind)
{
	size_t length = 1;
	size_t first = find_text(tree, node, kind);
	for (size_t i = first; i < tree->texts && tree->text[i]->node == node && tree->text[i]->kind == kind; i++) {
		if (i > first)
			sink_char(writing->out, kind == NOTE_LABEL ? ' ' : '\n');
		put_bytes(writing, tree->text[i]);
		length += tree->text[i]->length + (i > first);
	}
	sink_put(writing->out, "\0", 1 + length % 2);
}

static void put_node(const struct writing *writing, const struct lib_tree *tree, uint32_t number)
{
	struct sink *out = writing->out;
	const struct lib_node *node = node_at(tree, number);
	sink_char(out, (char)node->byte);
	sink_char(out, (char)(node->flags | (node->sibling != 0 ? LIB_SIBLING : 0) | (node->child == 0 ? LIB_LEAF : 0)));
	if (node->flags & LIB_MORE)
		sink_put(out, (const char[]){0, LIB_BOARD_TEXT}, 2);
	if (node->flags & LIB_COMMENT)
		put_text(writing, tree, number, NOTE_COMMENT);
	if (node->flags & LIB_MORE)
		put_text(writing, tree, number, NOTE_LABEL);
}

/* Writes the tree in preorder. */
static void put_tree(const struct writing *writing, const struct lib_tree *tree)
{
	uint32_t above[PLIES_MAX + 1];
	int depth = 0;
	for (uint32_t at = 0;;) {
		const struct lib_node *node = node_at(tree, at);
		put_node(writing, tree, at);
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

static void free_tree(struct lib_tree *tree)
{
	for (size_t i = 0; i < tree->texts; i++)
		free(tree->text[i]);
	free(tree->text);
	free(tree->slot);
	for (int i = 0; i < BLOCKS_MAX; i++)
		free(tree->block[i]);
	free(tree);
}

bool lib_finish(struct writing *writing)
{
	struct lib_tree *tree = tree_of(writing);
	if (!tree)
		return false;
	if (tree->texts > 0)
		qsort(tree->text, tree->texts, sizeof *tree->text, compare);
	sink_put(writing->out, (const char *)lib_header, LIB_HEADER);
	put_tree(writing, tree);
	free_tree(tree);
	writing->state = NULL;
	return true;
}
