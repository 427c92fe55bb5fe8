/* ZJRenju positions (POS): a count byte, then a byte for each move, row * 15 + column from the upper left. Read only. */
#ifndef POS_H
#define POS_H

#include "formats/format.h"

extern const struct format format_pos;

#endif
