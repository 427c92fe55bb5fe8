/* Characters that XML names. */
#ifndef ENTITY_H
#define ENTITY_H

#include <stddef.h>

/* The character that an entity names, without & and ;, as UTF-8; unknown ones become '?'. Returns the length. */
size_t entity_bytes(const char *name, char out[4]);

#endif
