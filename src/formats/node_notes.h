/* The notes of a tree's nodes. A node never has two equal notes. */
#ifndef NODE_NOTES_H
#define NODE_NOTES_H

#include "record/notes.h"
#include "record/strings.h"

struct node_note {
	uint32_t node;
	uint32_t order; /* number of notes added before this one, to any node */
	int16_t point;  /* of a label or mark, else POINT_NONE */
	uint8_t kind;   /* enum note_kind */
};

/* A zeroed struct is empty. */
struct node_notes {
	size_t used, room;
	struct node_note *note;
	struct strings texts; /* by `order`: what makes the note differ from others, then its text */
};

/* Adds a note to a node, unless the node has it already. Returns false when memory runs out. */
bool node_notes_add(struct node_notes *notes, uint32_t node, const struct note *note);
/* Removes all but the first `used` notes, which must not be sorted yet. */
void node_notes_cut(struct node_notes *notes, size_t used);
/* Sorts the notes by node, kind and point, then in the order in which they were added. */
void node_notes_sort(struct node_notes *notes);
/* Returns the index of a node's first note of this kind; if there is none, the index where it would be inserted. The
   notes must be sorted. */
size_t node_notes_find(const struct node_notes *notes, uint32_t node, enum note_kind kind);
/* Is there a note of this node and kind at the index? */
static inline bool node_notes_are_of(const struct node_notes *notes, size_t at, uint32_t node, enum note_kind kind)
{
	return at < notes->used && notes->note[at].node == node && notes->note[at].kind == kind;
}
/* Returns the text of the note at an index. */
struct span node_notes_text(const struct node_notes *notes, size_t at);
void node_notes_free(struct node_notes *notes);

#endif
