/* Why a line or a move was refused, in words. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "rules/verdict.h"

/* What was wrong, in words that say what would be right: for a status that refuses, or a forbidden one. */
const char *refusal_text(enum status status);

#endif
