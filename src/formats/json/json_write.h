/* Games as JSON: the keys of an object, and how it is written. */
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

#endif
