#include "formats/node_notes.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

static uint64_t hash_of_node(uint32_t node, const struct note *note)
{
	return hash_bytes(note->text, node ^ (uint64_t)note->kind << 32 ^ (uint64_t)note->point << 40);
}

static bool is_same_node(const struct node_note *kept, uint32_t node, const struct note *note)
{
	return kept->node == node && kept->kind == note->kind && kept->point == note->point &&
	       text_same((struct span){kept->text, kept->length}, note->text);
}

/* Returns the slot of a note: its own, or a free one. */
static struct node_note **slot_of_node(const struct node_notes *notes, uint32_t node, const struct note *note,
                                       uint64_t hash)
{
	assert((notes->slots & (notes->slots - 1)) == 0 && notes->slots >= 2 * notes->used);
	size_t at = (size_t)hash & (notes->slots - 1);
	for (; notes->slot[at]; at = (at + 1) & (notes->slots - 1))
		if (notes->slot[at]->hash == hash && is_same_node(notes->slot[at], node, note))
			break;
	return &notes->slot[at];
}

/* Doubles the room. Returns false when memory runs out. */
static bool grow_nodes(struct node_notes *notes)
{
	enum { NOTES_FIRST = 64 };
	size_t room = notes->room > 0 ? 2 * notes->room : NOTES_FIRST;
	struct node_note **slot = calloc(2 * room, sizeof *slot);
	struct node_note **note = slot ? realloc(notes->note, room * sizeof *note) : NULL;
	if (!note) {
		free(slot);
		return false;
	}
	free(notes->slot);
	notes->note = note;
	notes->room = room;
	notes->slot = slot;
	notes->slots = 2 * room;
	for (size_t i = 0; i < notes->used; i++) {
		size_t at = (size_t)note[i]->hash & (notes->slots - 1);
		while (slot[at])
			at = (at + 1) & (notes->slots - 1);
		slot[at] = note[i];
	}
	return true;
}

bool node_notes_add(struct node_notes *notes, uint32_t node, const struct note *note)
{
	uint64_t hash = hash_of_node(node, note);
	if (notes->used == notes->room && !grow_nodes(notes))
		return false;
	struct node_note **slot = slot_of_node(notes, node, note, hash);
	if (*slot)
		return true;
	struct node_note *added = malloc(sizeof *added + note->text.length);
	if (!added)
		return false;
	*added = (struct node_note){node, note->kind, note->point, notes->used, hash, note->text.length};
	memcpy(added->text, note->text.at, note->text.length);
	notes->note[notes->used++] = *slot = added;
	return true;
}

void node_notes_cut(struct node_notes *notes, size_t used)
{
	while (notes->used > used) {
		struct node_note *last = notes->note[--notes->used];
		size_t at = (size_t)last->hash & (notes->slots - 1);
		while (notes->slot[at] != last)
			at = (at + 1) & (notes->slots - 1);
		notes->slot[at] = NULL; /* no later note has probed past this slot */
		free(last);
	}
}

static int compare_nodes(const void *one, const void *other)
{
	const struct node_note *a = *(struct node_note *const *)one, *b = *(struct node_note *const *)other;
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
		const struct node_note *note = notes->note[middle];
		if (note->node < node || (note->node == node && note->kind < kind))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

void node_notes_free(struct node_notes *notes)
{
	for (size_t i = 0; i < notes->used; i++)
		free(notes->note[i]);
	free(notes->note);
	free(notes->slot);
	*notes = (struct node_notes){.used = 0};
}
