/* Games as JSON, an object each, written one a line. */
#ifndef JSON_GAMES_H
#define JSON_GAMES_H

#include "formats/format.h"

extern const struct format format_json;

#endif
