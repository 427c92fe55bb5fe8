/* Portable game notation as pente.org, PlayOK and web servers write it: tags, then numbered moves. Read only. */
#ifndef PGN_H
#define PGN_H

#include "formats/format.h"

extern const struct format format_pgn;

#endif
