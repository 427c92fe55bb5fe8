/* After the game: wins by fours that were there and were not played. */
#ifndef MISTAKES_H
#define MISTAKES_H

#include <stdint.h>

#include "rules/ruleset.h"

enum { MISTAKES_MAX = 64 };

struct mistake {
	int move; /* from 1 */
	enum side side;
	int point; /* with which the win begins */
};

/* Of one game, the last one first. */
struct mistakes {
	uint64_t hash; /* of that game, as game_hash.h has it; 0: none was looked at */
	int from;      /* the first move that was looked at, from 1 */
	int count;
	struct mistake found[MISTAKES_MAX];
};

struct view;
struct match;

/* Notes each move at which the side to move had a win by fours, found within a tenth of a second, and played something
   else. It begins at the end, and takes some seconds at most in all; Ctrl-C ends it. */
void mistakes_note(struct view *view, struct match *match);

#endif
