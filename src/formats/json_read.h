/* Games as JSON writes them here, an object each, on their way in. */
#ifndef JSON_READ_H
#define JSON_READ_H

#include "formats/format.h"

void json_read(struct collection *collection);
bool json_matches(struct span head, enum coords coords);

#endif
