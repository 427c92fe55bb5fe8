/* The options that all front ends share. */
#ifndef TERMS_H
#define TERMS_H

#include "engine/mover.h"
#include "lines/block.h"
#include "lines/render.h"

enum { TERMS_MILLISECONDS = 5000 }; /* the default limit of one machine answer */

struct terms {
	struct ruleset rules;
	struct look look;
	enum mover_id player[2];
	int milliseconds;     /* for one machine answer, from 1; 0: no clock */
	bool timed;           /* the time was chosen */
	struct budget budget; /* the other limits of a machine answer; its clock is not set */
	unsigned long long seed;
	bool seeded; /* the seed was chosen */
	enum output format;
	bool strict;        /* stop at the first wrong line or game */
	bool verbose;
	const char *record; /* the journal's path, or NULL */
	char *const *files; /* without one, standard input is read */
	int file_count;
};

#endif
