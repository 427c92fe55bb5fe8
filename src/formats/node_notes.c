#include "formats/node_notes.h"

#include <stdlib.h>

#include "base/array.h"

/* What stands before the text of a note. */
struct node_note_head {
	uint32_t node;
	int16_t point;
	uint16_t kind;
};

bool node_notes_add(struct node_notes *notes, uint32_t node, const struct note *note)
{
	struct node_note_head head = {node, (int16_t)note->point, (uint16_t)note->kind};
	if (!array_grow(&notes->note, &notes->room, notes->used + 1, sizeof *notes->note) ||
	    !strings_append(&notes->texts, (struct span){(const char *)&head, sizeof head}) ||
	    !strings_append(&notes->texts, note->text))
		return false;
	int64_t number = strings_end(&notes->texts);
	if (number == (int64_t)notes->used)
		notes->note[notes->used++] = (struct node_note){node, (uint32_t)number, head.point, (uint8_t)note->kind};
	return number != STRING_NONE;
}

void node_notes_cut(struct node_notes *notes, size_t used)
{
	notes->used = used;
	strings_cut(&notes->texts, used);
}

struct span node_notes_text(const struct node_notes *notes, size_t at)
{
	return text_after(strings_at(&notes->texts, notes->note[at].order), sizeof(struct node_note_head));
}

static int compare_nodes(const void *one, const void *other)
{
	const struct node_note *a = one, *b = other;
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
		const struct node_note *note = &notes->note[middle];
		if (note->node < node || (note->node == node && note->kind < kind))
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

void node_notes_free(struct node_notes *notes)
{
	free(notes->note);
	strings_free(&notes->texts);
	*notes = (struct node_notes){.used = 0};
}
