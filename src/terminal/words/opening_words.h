/* Names of openings in a person's language. */
#ifndef OPENING_WORDS_H
#define OPENING_WORDS_H

#include "rules/opening.h"
#include "terminal/words/phrases.h"

enum { OPENING_WORDS_MAX = 40 };

/* Writes the name of the opening, an index of openings[], e.g. "soosyrv-8". `n` is used only if the name has a number.
   Terminated. Returns `out`. */
const char *opening_words_write(enum language language, int opening, int n, char out[OPENING_WORDS_MAX]);
/* Reads such a name in any language. Returns false for another text, and leaves the rules unchanged. */
bool opening_words_read(struct ruleset *rules, struct span text);
/* Returns the usual name of a pattern, e.g. "Kagetsu" for D4. `name` is one that opening_name() returns. */
const char *opening_words_pattern(enum language language, const char *name);

#endif
