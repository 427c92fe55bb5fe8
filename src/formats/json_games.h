/* Games as JSON, one object a line. Written only. */
#ifndef JSON_GAMES_H
#define JSON_GAMES_H

#include "formats/format.h"

extern const struct format format_json;

#endif
