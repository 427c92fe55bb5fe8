/* What openings are called in a person's language. */
#ifndef OPENING_WORDS_H
#define OPENING_WORDS_H

#include "rules/opening.h"
#include "terminal/view/phrases.h"

enum { OPENING_WORDS_MAX = 40 };

/* The opening in this row of the table, as "soosyrv-8", with its N. Terminated. Returns out. */
const char *opening_words_write(enum language language, int opening, int n, char out[OPENING_WORDS_MAX]);
/* Reads such a name in any language; false, and the rules untouched, for another text. */
bool opening_words_read(struct ruleset *rules, struct span text);
/* What players call the first three stones that opening_name() names, as "Kagetsu" for D4. */
const char *opening_words_pattern(enum language language, const char *name);

#endif
