#include "formats/json/json_write.h"

#include "record/field.h"
#include "record/json.h"

enum {
	NOTE_WORD_MAX = 64,     /* bytes of a point or of a mark's name with escapes */
	NOTE_PLY_MAX = 1 << 15, /* of a note in a record */
};

/* The keys of a note. */
enum note_key { NOTE_KEY_PLY, NOTE_KEY_TEXT, NOTE_KEY_LABELS, NOTE_KEY_MARKS, NOTE_KEYS };

static const char *const note_key_names[NOTE_KEYS] = {"ply", "text", "labels", "marks"};

bool json_notes_add_text(struct notes *notes, enum note_kind kind, int point, struct span value)
{
	char bytes[4];
	bool quoted = value.length > 0 && value.at[0] == '"';
	if (!quoted && (value.length == 0 || !(text_digit(value.at[0]) || value.at[0] == '-')))
		return value.length == 0;
	notes_begin(notes, kind, point);
	if (!quoted)
		notes_put(notes, value.at, value.length);
	for (struct span rest = {value.at + 1, value.length - 2}; quoted && rest.length > 0;)
		notes_put(notes, bytes, json_cut_character(&rest, bytes));
	notes_end(notes);
	return true;
}

/* Returns the kind of mark with this name, or NOTE_KINDS. */
static enum note_kind mark_named(struct span name)
{
	enum note_kind kind = NOTE_CROSS;
	while (kind < NOTE_KINDS && !text_is(name, note_kind_names[kind]))
		kind++;
	return kind;
}

/* Adds a label, ["h8","A"], or a mark, ["h8","TR"]. One whose point is off the board only sets `misplaced`. Returns
   false for anything else. */
static bool add_pointed(struct replay *replay, enum note_key key, struct span pair)
{
	struct span first, second;
	char text[NOTE_WORD_MAX];
	int point = POINT_NONE;
	if (!json_cut_pair(pair, &first, &second))
		return false;
	first = json_text(first, text, sizeof text);
	enum point_reading reading = point_read(first, COORDS_LETTERS, replay->rules.size, &point);
	replay->notes->misplaced |= reading == POINT_OFF_BOARD;
	if (reading != POINT_READ)
		return reading == POINT_OFF_BOARD;
	if (key == NOTE_KEY_LABELS)
		return json_notes_add_text(replay->notes, NOTE_LABEL, point, second);
	enum note_kind kind = mark_named(json_text(second, text, sizeof text));
	if (kind < NOTE_KINDS)
		notes_add(replay->notes, kind, point, text_span(""));
	return kind < NOTE_KINDS;
}

/* Adds an array of labels or marks. Returns false if there is anything else in it. */
static bool add_all_pointed(struct replay *replay, enum note_key key, struct span list)
{
	bool fine = list.length == 0 || list.at[0] == '[';
	for (struct span pair; json_cut_item(&list, &pair);)
		fine &= add_pointed(replay, key, pair);
	return fine;
}

/* Adds the notes of a ply. Returns false if some of them cannot be read, or if the game has no such ply. */
static bool add_note(struct replay *replay, struct span object)
{
	int ply;
	struct span values[NOTE_KEYS] = {{NULL, 0}};
	bool ended = replay->problem.any || replay->beyond; /* later plies and their notes are left out */
	if (!json_cut_object(&object, note_key_names, NOTE_KEYS, values) ||
	    !text_number(values[NOTE_KEY_PLY], NOTE_PLY_MAX, &ply))
		return false;
	if (ply > replay->game.plies)
		return ended;
	bool fine = json_notes_add_text(replay->notes, NOTE_COMMENT, POINT_NONE, values[NOTE_KEY_TEXT]);
	fine &= add_all_pointed(replay, NOTE_KEY_LABELS, values[NOTE_KEY_LABELS]);
	fine &= add_all_pointed(replay, NOTE_KEY_MARKS, values[NOTE_KEY_MARKS]);
	notes_settle(replay->notes, ply, true);
	return fine;
}

bool json_notes_read(struct replay *replay, struct span list)
{
	bool fine = list.length == 0 || list.at[0] == '[';
	for (struct span object; json_cut_item(&list, &object);)
		fine &= add_note(replay, object);
	notes_sort(replay->notes);
	return fine;
}

/* Writes the comments among a ply's notes, which are from `at` to `end`, as one text. */
static void put_comments(struct sink *out, const struct notes *notes, size_t at, size_t end)
{
	struct note note;
	bool any = false;
	json_put_key(out, note_key_names[NOTE_KEY_TEXT]);
	while (at < end && notes_next(notes, &at, &note)) {
		if (note.kind != NOTE_COMMENT)
			continue;
		sink_text(out, any ? "\\n" : "\"");
		json_characters(out, note.text);
		any = true;
	}
	sink_text(out, any ? "\"" : "null");
}

/* Is the note a label or mark on no point, such as RenLib's on a pass? JSON cannot hold such a note. */
static bool is_nowhere(const struct note *note)
{
	return note->kind >= NOTE_LABEL && note->point == POINT_NONE;
}

/* Writes the labels or the marks among a ply's notes, which are from `at` to `end`. */
static void put_pointed(struct sink *out, const struct notes *notes, enum note_key key, size_t at, size_t end, int size)
{
	struct note note;
	bool any = false;
	json_put_key(out, note_key_names[key]);
	while (at < end && notes_next(notes, &at, &note)) {
		bool is_pointed = note.kind >= NOTE_LABEL && !is_nowhere(&note);
		if (!is_pointed || (note.kind == NOTE_LABEL) != (key == NOTE_KEY_LABELS))
			continue;
		sink_text(out, any ? ",[\"" : "[[\"");
		field_put_point(out, note.point, size);
		sink_text(out, "\",");
		json_string_or_null(out, note.kind == NOTE_LABEL ? note.text : text_span(note_kind_names[note.kind]));
		sink_char(out, ']');
		any = true;
	}
	sink_text(out, any ? "]" : "null");
}

/* Finds the first ply with notes for JSON at or after the offset `at`. Returns the offset where its notes end. *ply
   becomes that ply, or -1 if there is none. */
static size_t end_of_ply(const struct notes *notes, size_t at, int *ply)
{
	struct note note;
	*ply = -1;
	for (size_t next = at; notes_next(notes, &next, &note); at = next) {
		if (note_is_of_game(note.kind) || is_nowhere(&note))
			continue;
		if (*ply >= 0 && note.ply != *ply)
			break;
		*ply = note.ply;
	}
	return at;
}

void json_notes_put(struct sink *out, const struct replay *replay)
{
	int ply;
	bool any = false;
	const struct notes *notes = replay->notes;
	for (size_t at = 0, end; (end = end_of_ply(notes, at, &ply)) > at && ply <= replay->game.plies; at = end) {
		if (ply < 0)
			continue;
		sink_text(out, any ? ",{\"ply\":" : "[{\"ply\":");
		sink_number(out, (unsigned)ply);
		put_comments(out, notes, at, end);
		put_pointed(out, notes, NOTE_KEY_LABELS, at, end, replay->game.board.size);
		put_pointed(out, notes, NOTE_KEY_MARKS, at, end, replay->game.board.size);
		sink_char(out, '}');
		any = true;
	}
	sink_text(out, any ? "]" : "null");
}
