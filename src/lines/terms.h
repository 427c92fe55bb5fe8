/* What is agreed before the first line: what every front end is told. */
#ifndef TERMS_H
#define TERMS_H

#include "engine/mover.h"
#include "lines/block.h"
#include "lines/render.h"

enum { TERMS_MILLISECONDS = 5000 }; /* the most for one machine answer, where nothing was said */

struct terms {
	struct ruleset rules;
	struct look look;
	enum mover_id player[2];
	int milliseconds;     /* for one machine answer, from 1; 0: no clock is read */
	bool timed;           /* that was chosen */
	struct budget budget; /* the rest of what a machine may spend; without a clock */
	unsigned long long seed;
	bool seeded; /* the seed was chosen */
	enum output format;
	bool strict;        /* stop at the first line or game that is wrong */
	bool verbose;
	const char *record; /* the journal's path, or NULL */
	char *const *files; /* none at all is standard input */
	int file_count;
};

#endif
