/* Piskvork's games (PSQ): a header, a line x,y,milliseconds for each move from 1 at the upper left, a trailer. Several
   games may follow one another. */
#ifndef PSQ_H
#define PSQ_H

#include "formats/format.h"

extern const struct format format_psq;

#endif
