/* The notes of a game as JSON: [{"ply":3,"text":"...","labels":[["h8","A"]],"marks":[["h8","TR"]]}, ...]. */
#ifndef JSON_NOTES_H
#define JSON_NOTES_H

#include "record/replay.h"

/* Adds a note with the text of a string, or with a number as it is written. An empty `value` (the key is
   missing) adds nothing. Returns false, and adds nothing, for any other value. */
bool json_notes_add_text(struct notes *notes, enum note_kind kind, int point, struct span value);
/* Adds the notes of the array. The moves must have been played. Returns false if the array has anything else. */
bool json_notes_read(struct replay *replay, struct span list);
/* Writes the array, or null. */
void json_notes_put(struct sink *out, const struct replay *replay);

#endif
