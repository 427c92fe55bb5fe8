/* The notes of a game as JSON: [{"ply":3,"text":"...","labels":[["h8","A"]],"marks":[["h8","TR"]]}, ...]. */
#ifndef JSON_NOTES_H
#define JSON_NOTES_H

#include "record/replay.h"

/* Adds a note from a JSON value: the text of a string, or a number as it is written. An empty `value` (the key is
   missing or null) adds nothing. Returns false, and adds nothing, for a value of another type. */
bool json_notes_add_text(struct notes *notes, enum note_kind kind, int point, struct span value);
/* Adds the notes of the array; an empty `list` adds none. The moves must have been played. Returns false if some notes
   could not be read. */
bool json_notes_read(struct replay *replay, struct span list);
/* Writes the array, or null if no ply has notes. */
void json_notes_put(struct sink *out, const struct replay *replay);

#endif
