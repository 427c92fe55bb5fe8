/* Saves the running game to a file after every change, so that it can be resumed. The folder is renju in
   XDG_STATE_HOME or ~/.local/state. It has nine slots: the last nine games of all programs, running or ended. */
#ifndef AUTOSAVE_H
#define AUTOSAVE_H

#include "match/match.h"

/* Starts without a file. Removes temporary files of killed programs beside the slots. */
void autosave_open(struct autosave *autosave);
/* Saves the game and its clock if either has changed. Returns 0, or the errno of the first failure; after a failure
   nothing more is saved. */
int autosave_keep(struct match *match);
/* Releases the file of the game. The next game gets a file of its own. */
void autosave_leave(struct autosave *autosave);
/* Is there a game to resume? */
bool autosave_is_kept(const struct autosave *autosave);
/* Locks the newest saved game that no program is playing. Returns the file's descriptor, or -1. */
int autosave_hold(char path[AUTOSAVE_PATH_MAX]);
/* Resumes a saved game whose moves were read already: reads its players and clock, and saves to its file from now
   on. */
void autosave_resume(struct match *match, int fd, const char path[AUTOSAVE_PATH_MAX]);

#endif
