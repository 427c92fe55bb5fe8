/* Games as JSON writes them here, an object each, on their way in. */
#ifndef JSON_READ_H
#define JSON_READ_H

#include "formats/format.h"

enum {
	JSON_OBJECT_MAX = 1 << 20, /* bytes of one game */
	JSON_NAME_MAX = 1 << 12,   /* bytes of a name that are kept */
};

/* The reader's state. */
struct json_reader {
	struct collection *collection;
	int pending; /* the byte that begins the next value, read too early; else -1 */
	const char *fault; /* why the value at hand is no game */
	size_t length;
	char object[JSON_OBJECT_MAX];
	char id[JSON_NAME_MAX];
	char black[JSON_NAME_MAX];
	char white[JSON_NAME_MAX];
};

void json_read(struct collection *collection);
bool json_matches(struct span head, enum coords coords);

#endif
