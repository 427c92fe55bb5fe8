/* The game that is kept by itself, so that it can be gone on with: after every change it stands in a file of its own
   below XDG_STATE_HOME or ~/.local/state. The last nine games are there, of all programs that run or ran. */
#ifndef LAST_H
#define LAST_H

#include <stdbool.h>
#include <stdint.h>

enum { LAST_PATH_MAX = 1024 };

/* The file of the game on the board. Nobody else writes there while it is held. */
struct last {
	int fd;        /* holds it; -1: there is none yet */
	uint64_t hash; /* of what stands there */
	long long left[2]; /* likewise: the clock's milliseconds */
	bool failed;   /* it can't be kept, which was said */
	char path[LAST_PATH_MAX];
};

struct view;
struct match;

/* Begins without a file; removes what killed programs left beside the slots. */
void last_open(struct last *last);
/* Keeps the game, and the clock beside it, where one has changed. That it can't be is told once. */
void last_keep(struct view *view, struct match *match);
/* The game is left: the next one has another file. */
void last_leave(struct last *last);
/* Is there one to go on with? */
bool last_is_kept(const struct last *last);
/* Goes on with the game that was kept last and is nobody's, with its players and its clock; false, and said so, where
   there is none. */
bool last_go_on(struct view *view, struct match *match);

#endif
