/* Games as JSON: the keys of an object, how it is written, and its notes. */
#ifndef JSON_WRITE_H
#define JSON_WRITE_H

#include "formats/format.h"

enum json_key {
	KEY_ID,
	KEY_RULE,
	KEY_SIZE,
	KEY_BLACK,
	KEY_WHITE,
	KEY_RECORDED,
	KEY_SETUP_BLACK,
	KEY_SETUP_WHITE,
	KEY_FIRST,
	KEY_MOVES,
	KEY_EVENT,
	KEY_PLACE,
	KEY_DATE,
	KEY_ROUND,
	KEY_BLACK_RATING,
	KEY_WHITE_RATING,
	KEY_NOTES,
	KEYS
};
extern const char *const json_key_names[KEYS];

/* Writes the game as an object on one line. Returns true. */
bool json_write(struct writing *writing, const struct replay *replay);

/* In json_notes.c: notes, as [{"ply":3,"text":"...","labels":[["h8","A"]],"marks":[["h8","TR"]]}, ...]. */

/* Adds a note from a JSON value: the text of a string, or a number as it is written. An empty `value` (the key is
   missing or null) adds nothing. Returns false, and adds nothing, for a value of another type. */
bool json_notes_add_text(struct notes *notes, enum note_kind kind, int point, struct span value);
/* Adds the notes of the array; an empty `list` adds none. The moves must have been played. Returns false if some notes
   could not be read. */
bool json_notes_read(struct replay *replay, struct span list);
/* Writes the array, or null if no ply has notes. */
void json_notes_put(struct sink *out, const struct replay *replay);

#endif
