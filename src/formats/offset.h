/* Openings of Gomocup and c-gomoku-cli: a line each of pairs dx,dy from the centre, y down. Read only. */
#ifndef OFFSET_H
#define OFFSET_H

#include "formats/format.h"

extern const struct format format_offset;

#endif
