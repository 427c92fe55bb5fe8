#include "record/notes.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/costly_assert.h"
#include "base/minmax.h"

const char *const note_kind_names[NOTE_KINDS] = {
	[NOTE_EVENT] = "EV",        [NOTE_PLACE] = "PC",        [NOTE_DATE] = "DT",   [NOTE_ROUND] = "RO",
	[NOTE_BLACK_RATING] = "BR", [NOTE_WHITE_RATING] = "WR", [NOTE_COMMENT] = "C", [NOTE_LABEL] = "LB",
	[NOTE_CROSS] = "MA",        [NOTE_TRIANGLE] = "TR",     [NOTE_CIRCLE] = "CR", [NOTE_SQUARE] = "SQ"};

/* What precedes a note's text in the bytes. */
struct note_head {
	uint32_t length;
	int32_t ply;
	int16_t point;
	uint8_t kind;
};

static struct note_head head_at(const struct notes *notes, size_t at)
{
	struct note_head head;
	costly_assert(at + sizeof head <= notes->used);
	memcpy(&head, notes->bytes + at, sizeof head);
	return head;
}

static void put_head(struct notes *notes, size_t at, const struct note_head *head)
{
	memcpy(notes->bytes + at, head, sizeof *head);
}

void notes_clear(struct notes *notes)
{
	notes->turned = false;
	notes->used = notes->settled = notes->open = notes->written = notes->charset_length = 0;
}

void notes_free(struct notes *notes)
{
	free(notes->bytes);
	*notes = (struct notes){.bytes = NULL};
}

bool notes_copy(struct notes *to, const struct notes *from)
{
	struct notes copy = *from;
	copy.bytes = to->bytes;
	copy.room = to->room;
	copy.decoder = NULL;
	bool room = array_grow(&copy.bytes, &copy.room, from->used, 1);
	if (room && from->used > 0)
		memcpy(copy.bytes, from->bytes, from->used);
	if (!room)
		copy.used = copy.settled = 0;
	*to = copy;
	return room;
}

void notes_name_charset(struct notes *notes, struct span name)
{
	name = text_trim(name);
	notes->charset_length = 0;
	for (size_t i = 0; i < name.length; i++)
		if (text_printable(name.at[i]) != name.at[i])
			return;
	if (name.length == 0 || name.length > NOTES_CHARSET_MAX)
		return;
	memcpy(notes->charset, name.at, name.length);
	notes->charset_length = name.length;
}

void notes_cut(struct notes *notes, size_t settled)
{
	assert(settled <= notes->used);
	notes->used = notes->settled = settled;
	if (notes->written > settled)
		notes->written = settled;
}

/* Makes room for more bytes. Returns false when there is none. */
static bool grow_notes(struct notes *notes, size_t more)
{
	return more <= NOTES_MAX && notes->used + more <= NOTES_MAX &&
	       array_grow(&notes->bytes, &notes->room, notes->used + more, 1);
}

/* Leaves out the open note, and ignores the rest of its text. */
static void lose(struct notes *notes)
{
	notes->used = notes->open;
	notes->open = SIZE_MAX;
	notes->lost = true;
}

void notes_begin(struct notes *notes, enum note_kind kind, int point)
{
	struct note_head head = {.point = (int16_t)point, .kind = (uint8_t)kind};
	if (!notes)
		return;
	notes->open = notes->used;
	if (notes->facts_only && !note_is_of_game(kind)) {
		notes->open = SIZE_MAX;
		return;
	}
	if (!grow_notes(notes, sizeof head)) {
		lose(notes);
		return;
	}
	put_head(notes, notes->open, &head);
	notes->used += sizeof head;
}

void notes_put(struct notes *notes, const char *bytes, size_t length)
{
	if (!notes || notes->open == SIZE_MAX)
		return;
	if (!grow_notes(notes, length)) {
		lose(notes);
		return;
	}
	memcpy(notes->bytes + notes->used, bytes, length);
	notes->used += length;
}

void notes_trim(struct notes *notes)
{
	size_t start = notes->open == SIZE_MAX ? notes->used : notes->open + sizeof(struct note_head);
	while (notes->used > start && (text_blank(notes->bytes[notes->used - 1]) || notes->bytes[notes->used - 1] == '\n'))
		notes->used--;
}

/* Decodes the text of the open note. */
static void decode_text(struct notes *notes, size_t start)
{
	struct span text = {notes->bytes + start, notes->used - start};
	struct span decoded = decoder_text(notes->decoder, text);
	if (decoded.at == text.at)
		return;
	notes->used = start;
	notes_put(notes, decoded.at, decoded.length);
}

void notes_end(struct notes *notes)
{
	if (!notes)
		return;
	if (notes->decoder && notes->open != SIZE_MAX)
		decode_text(notes, notes->open + sizeof(struct note_head));
	if (notes->open == SIZE_MAX)
		return;
	assert(notes->open + sizeof(struct note_head) <= notes->used);
	struct note_head head = head_at(notes, notes->open);
	head.length = (uint32_t)(notes->used - notes->open - sizeof head);
	put_head(notes, notes->open, &head);
	if (head.length == 0 && head.kind <= NOTE_LABEL)
		notes->used = notes->open;
}

void notes_drop(struct notes *notes)
{
	if (notes && notes->open != SIZE_MAX)
		notes->used = notes->open;
}

void notes_add(struct notes *notes, enum note_kind kind, int point, struct span text)
{
	notes_begin(notes, kind, point);
	notes_put(notes, text.at, text.length);
	notes_end(notes);
}

void notes_settle(struct notes *notes, int ply, bool keep)
{
	size_t settled = notes->settled;
	for (size_t at = settled, length; at < notes->used; at += length) {
		struct note_head head = head_at(notes, at);
		length = sizeof head + head.length;
		if (!keep && !note_is_of_game(head.kind))
			continue;
		head.ply = ply;
		memmove(notes->bytes + settled, notes->bytes + at, length);
		put_head(notes, settled, &head);
		settled += length;
	}
	notes_cut(notes, settled);
}

/* A note's place before sorting. */
struct note_place {
	int32_t ply;
	size_t at, length;
};

static int compare_plies(const void *one, const void *other)
{
	const struct note_place *a = one, *b = other;
	if (a->ply != b->ply)
		return a->ply < b->ply ? -1 : 1;
	return (a->at > b->at) - (a->at < b->at);
}

/* Lists the notes, unless `places` is NULL. Returns their number. *sorted becomes whether they are in order. */
static size_t list_places(const struct notes *notes, struct note_place *places, bool *sorted)
{
	size_t count = 0;
	int32_t last = 0;
	*sorted = true;
	for (size_t at = 0, length; at < notes->settled; at += length, count++) {
		struct note_head head = head_at(notes, at);
		length = sizeof head + head.length;
		if (places)
			places[count] = (struct note_place){head.ply, at, length};
		*sorted &= head.ply >= last;
		last = head.ply;
	}
	return count;
}

void notes_sort(struct notes *notes)
{
	bool sorted;
	size_t count = list_places(notes, NULL, &sorted), used = 0;
	if (sorted)
		return;
	struct note_place *places = malloc(count * sizeof *places);
	char *bytes = malloc(notes->room);
	if (places && bytes) {
		list_places(notes, places, &sorted);
		qsort(places, count, sizeof *places, compare_plies);
		for (size_t i = 0; i < count; used += places[i++].length)
			memcpy(bytes + used, notes->bytes + places[i].at, places[i].length);
		memcpy(notes->bytes, bytes, used);
	} else {
		notes->lost = true;
	}
	notes_cut(notes, used);
	free(places);
	free(bytes);
}

bool notes_next(const struct notes *notes, size_t *at, struct note *note)
{
	if (!notes || *at >= notes->settled)
		return false;
	struct note_head head = head_at(notes, *at);
	*note = (struct note){(enum note_kind)head.kind,
	                      head.ply,
	                      head.point,
	                      {notes->bytes + *at + sizeof head, head.length}};
	*at += sizeof head + head.length;
	return true;
}

enum text_bytes notes_bytes(const struct notes *notes)
{
	struct note note;
	enum text_bytes bytes = BYTES_ASCII;
	for (size_t at = 0; notes_next(notes, &at, &note);)
		bytes = max(bytes, utf8_bytes(note.text));
	return bytes;
}

struct span notes_of_game(const struct notes *notes, enum note_kind kind)
{
	struct note note;
	for (size_t at = 0; notes_next(notes, &at, &note);)
		if (note.kind == kind)
			return note.text;
	return text_span("");
}

void notes_apply_symmetry(struct notes *notes, int symmetry, int size)
{
	if (!notes || symmetry == 0)
		return;
	notes->turned = !notes->turned;
	notes->written = 0;
	for (size_t at = 0; at < notes->settled;) {
		struct note_head head = head_at(notes, at);
		if (head.point != POINT_NONE)
			head.point = (int16_t)symmetry_image(symmetry, size, head.point);
		put_head(notes, at, &head);
		at += sizeof head + head.length;
	}
}
