/* The game that is kept by itself, so that it can be gone on with: after every change it stands in a file of its own
   below XDG_STATE_HOME or ~/.local/state. The last nine games are there, of all programs that run or ran. */
#ifndef AUTOSAVE_H
#define AUTOSAVE_H

#include "match/match.h"

/* Begins without a file; removes what killed programs left beside the slots. */
void autosave_open(struct autosave *autosave);
/* Keeps the game, and the clock beside it, where one has changed. Returns 0, or the errno of the first failure; after
   that nothing is kept. */
int autosave_keep(struct match *match);
/* The game is left: the next one has another file. */
void autosave_leave(struct autosave *autosave);
/* Is there one to go on with? */
bool autosave_is_kept(const struct autosave *autosave);
/* Holds the game that was kept last and is nobody's. Returns its descriptor, or -1. */
int autosave_hold(char path[AUTOSAVE_PATH_MAX]);
/* The game on the board was read from the file that is held: its players and its clock are read, too. */
void autosave_resume(struct match *match, int fd, const char path[AUTOSAVE_PATH_MAX]);

#endif
