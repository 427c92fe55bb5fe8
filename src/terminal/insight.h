/* What the machine thinks of positions of the game: looked at for half a second, and remembered. */
#ifndef INSIGHT_H
#define INSIGHT_H

#include "base/sink.h"
#include "engine/mover.h"

enum {
	INSIGHT_LINE_MAX = 8, /* points of a line that are remembered */
	INSIGHTS_MAX = 512,   /* positions, the first ones of a game */
	INSIGHT_TEXT_MAX = 256,
};

struct insight {
	uint64_t hash; /* of the game up to here, as game_hash.h has it; 0: nothing is known */
	enum side side; /* to move */
	long long score; /* for it */
	int forced;      /* plies to the end, as struct search_result has it */
	int length;
	int16_t line[INSIGHT_LINE_MAX];
};

struct insights {
	bool on; /* every position that is looked back at is thought about */
	struct insight at[INSIGHTS_MAX]; /* by plies */
};

struct view;
struct match;

/* Thinks about the position on the board, where that is open and was not thought about yet, and notes what comes of it.
   Who types or presses Ctrl-C does not wait for the end of that. */
void insight_note(struct view *view, struct match *match);
/* What is known of the game after so many plies, as text, cut to room; its length, 0 for nothing. */
size_t insight_write(const struct view *view, const struct match *match, int plies, char *out, size_t room);

#endif
