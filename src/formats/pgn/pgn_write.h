/* Writes games in PGN, for programs that rate players and for people. */
#ifndef PGN_WRITE_H
#define PGN_WRITE_H

#include "formats/format.h"

/* The `write` of struct format. Returns false for set-up stones and for White first. */
bool pgn_write(struct writing *writing, const struct replay *replay);

#endif
